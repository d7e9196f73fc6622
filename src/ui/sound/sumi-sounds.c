/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sounds.h"

#include <gsound.h>

#include "sumi-data-file.h"

struct _SumiSounds
{
  GObject parent_instance;

  gboolean is_on;
  GThreadPool *player;    /* of one thread; NULL until there is something to play */
  GSoundContext *context; /* of that thread; NULL: not tried yet, or there is no sound */
  gboolean was_tried;
};

enum
{
  PROP_IS_ON = 1,
};

enum
{
  PLAYED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiSounds, sumi_sounds, G_TYPE_OBJECT)

/* Also those of their files. */
static const char *const NAMES[SUMI_N_SOUNDS] = {
  [SUMI_SOUND_MOVE] = "move",   [SUMI_SOUND_TURN] = "turn", [SUMI_SOUND_RIGHT] = "right",
  [SUMI_SOUND_WRONG] = "wrong", [SUMI_SOUND_END] = "end",
};

/* In a thread, since a server that does not answer is waited for. What fails is not told: who
 * does not hear the sound can see all that it says. */
static void
play_cb (gpointer item, gpointer data)
{
  SumiSounds *self = data;
  g_autofree char *name
    = g_strdup_printf ("sounds" G_DIR_SEPARATOR_S "%s.wav", NAMES[GPOINTER_TO_INT (item)]);
  g_autofree char *path = sumi_data_file_find (name);

  if (!self->was_tried)
    self->context = gsound_context_new (NULL, NULL);
  self->was_tried = TRUE;
  if (self->context != NULL)
    gsound_context_play_simple (self->context, NULL, NULL, GSOUND_ATTR_MEDIA_FILENAME, path,
                                GSOUND_ATTR_MEDIA_ROLE, "game", NULL);
}

static void
sumi_sounds_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, SUMI_SOUNDS (object)->is_on);
}

static void
sumi_sounds_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SUMI_SOUNDS (object)->is_on = g_value_get_boolean (value);
}

static void
sumi_sounds_class_init (SumiSoundsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = sumi_sounds_get_property;
  object_class->set_property = sumi_sounds_set_property;
  g_object_class_install_property (
      object_class, PROP_IS_ON,
      g_param_spec_boolean ("is-on", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  signals[PLAYED] = g_signal_new ("played", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
sumi_sounds_init (SumiSounds *self)
{
}

/**
 * sumi_sounds_get_default: the sounds of the program; they live as long as it does.
 */
SumiSounds *
sumi_sounds_get_default (void)
{
  static SumiSounds *sounds;

  if (sounds == NULL)
    sounds = g_object_new (SUMI_TYPE_SOUNDS, NULL);
  return sounds;
}

/**
 * sumi_sounds_play: begins to play SOUND, if sounds are on; it does not wait for anything.
 */
void
sumi_sounds_play (SumiSounds *self, SumiSound sound)
{
  if (!self->is_on || sound == SUMI_SOUND_NONE)
    return;
  if (self->player == NULL)
    self->player = g_thread_pool_new (play_cb, self, 1, FALSE, NULL);
  g_thread_pool_push (self->player, GINT_TO_POINTER (sound), NULL);
  g_signal_emit (self, signals[PLAYED], 0, NAMES[sound]);
}
