/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What is heard, where that is wanted: there is one for the whole program, like the style of its
 * boards. Without a sound server, or without the files, it is silent and says nothing of it. */

#include <glib-object.h>

#define SUMI_TYPE_SOUNDS (sumi_sounds_get_type ())
G_DECLARE_FINAL_TYPE (SumiSounds, sumi_sounds, SUMI, SOUNDS, GObject)

typedef enum
{
  SUMI_SOUND_NONE,
  SUMI_SOUND_MOVE,  /* a disc is set down */
  SUMI_SOUND_TURN,  /* discs turn */
  SUMI_SOUND_RIGHT, /* an answer */
  SUMI_SOUND_WRONG, /* an answer */
  SUMI_SOUND_END,   /* of a game */
  SUMI_N_SOUNDS,
} SumiSound;

/* Property: "is-on" (FALSE at first). Signal: "played", with the name of a sound, for tests. */
SumiSounds *sumi_sounds_get_default (void);
void        sumi_sounds_play        (SumiSounds *self, SumiSound sound);
