/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-scene.h"

struct _SumiBoardScene
{
  SumiBoardSceneSpec spec;
};

G_DEFINE_BOXED_TYPE (SumiBoardScene, sumi_board_scene, sumi_board_scene_ref, sumi_board_scene_unref)

static void
clear_scene (gpointer data)
{
  SumiBoardScene *scene = data;

  g_free ((char *) scene->spec.news);
}

/**
 * sumi_board_scene_new: makes a scene that holds copies of everything in SPEC.
 */
SumiBoardScene *
sumi_board_scene_new (const SumiBoardSceneSpec *spec)
{
  SumiBoardScene *scene = g_rc_box_new0 (SumiBoardScene);

  g_return_val_if_fail (spec->n_arrows >= 0 && spec->n_arrows <= SUMI_BOARD_SCENE_MAX_ARROWS, NULL);

  scene->spec = *spec;
  scene->spec.news = g_strdup (spec->news);
  return scene;
}

SumiBoardScene *
sumi_board_scene_ref (SumiBoardScene *scene)
{
  return g_rc_box_acquire (scene);
}

void
sumi_board_scene_unref (SumiBoardScene *scene)
{
  g_rc_box_release_full (scene, clear_scene);
}

/**
 * sumi_board_scene_get: what the scene shows; owned by the scene.
 */
const SumiBoardSceneSpec *
sumi_board_scene_get (const SumiBoardScene *scene)
{
  return &scene->spec;
}
