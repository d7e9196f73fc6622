/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-named-opening.h"

#include <glib/gi18n-lib.h>

#include "sumi-symmetry.h"

/* The names and moves that players and their clubs know; the shorter of two lines comes first. */
static const SumiNamedOpening openings[] = {
  { NC_("opening", "Diagonal"), "c4c3" },
  { NC_("opening", "Parallel"), "c4c5" },
  { NC_("opening", "Perpendicular"), "c4e3" },

  { NC_("opening", "Wing"), "c4c3e6c5" },
  { NC_("opening", "Semi-Wing"), "c4c3f5c5" },
  { NC_("opening", "X-square"), "c4c3d3c5b2" },
  { NC_("opening", "Snake"), "c4c3d3c5b3" },
  { NC_("opening", "Pyramid"), "c4c3d3c5b3f4b5b4c6d6f5" },
  { NC_("opening", "Heath"), "c4c3d3c5b4" },
  { NC_("opening", "Heath-Bat"), "c4c3d3c5b4d2d6" },
  { NC_("opening", "Iwasaki"), "c4c3d3c5b4d2e2" },
  { NC_("opening", "Heath-Chimney"), "c4c3d3c5b4e3" },
  { NC_("opening", "Raccoon Dog"), "c4c3d3c5b5" },
  { NC_("opening", "Hamilton"), "c4c3d3c5b6c6b5" },
  { NC_("opening", "Lollipop"), "c4c3d3c5b6e3" },
  { NC_("opening", "Cow"), "c4c3d3c5d6" },
  { NC_("opening", "Chimney"), "c4c3d3c5d6e3" },
  { NC_("opening", "Cow Bat"), "c4c3d3c5d6f4b4" },
  { NC_("opening", "Rose-v-Toth"), "c4c3d3c5d6f4f5" },
  { NC_("opening", "Tanida"), "c4c3d3c5d6f4f5d2" },
  { NC_("opening", "Aircraft"), "c4c3d3c5d6f4f5d2b5" },
  { NC_("opening", "Sailboat"), "c4c3d3c5d6f4f5d2g4d7" },
  { NC_("opening", "Maruoka"), "c4c3d3c5d6f4f5e6c6d7" },
  { NC_("opening", "Landau"), "c4c3d3c5d6f4f5e6f6" },
  { NC_("opening", "Buffalo"), "c4c3d3c5f6" },
  { NC_("opening", "Maruoka Buffalo"), "c4c3d3c5f6e2c6" },
  { NC_("opening", "Tanida Buffalo"), "c4c3d3c5f6e3c6f5f4g5" },
  { NC_("opening", "Hokuriku Buffalo"), "c4c3d3c5f6f5" },

  { NC_("opening", "Mimura"), "c4e3f4c5d6e6" },
  { NC_("opening", "Shaman"), "c4e3f4c5d6f3c6" },
  { NC_("opening", "Inoue"), "c4e3f4c5d6f3d3" },
  { NC_("opening", "Iago"), "c4e3f4c5d6f3d3c3" },
  { NC_("opening", "Bhagat"), "c4e3f4c5d6f3e2" },
  { NC_("opening", "Rose"), "c4e3f4c5d6f3e6c3d3e2" },
  { NC_("opening", "Flat"), "c4e3f4c5d6f3e6c3d3e2b5" },
  { NC_("opening", "Rotating Flat"), "c4e3f4c5d6f3e6c3d3e2b5f5" },
  { NC_("opening", "Murakami"), "c4e3f4c5d6f3e6c3d3e2b5f5b3" },
  { NC_("opening", "Rose-Birth"), "c4e3f4c5d6f3e6c3d3e2b6f5" },
  { NC_("opening", "Greenberg"), "c4e3f4c5d6f3e6c3d3e2d2" },
  { NC_("opening", "Ralle"), "c4e3f4c5d6f3e6c6" },
  { NC_("opening", "Horse"), "c4e3f4c5e6" },
  { NC_("opening", "Ganglion"), "c4e3f5b4" },
  { NC_("opening", "Swallow"), "c4e3f5b4f3" },
  { NC_("opening", "Italian"), "c4e3f5e6d3" },
  { NC_("opening", "Cat"), "c4e3f5e6f4" },
  { NC_("opening", "Sakaguchi"), "c4e3f5e6f4c5d6c6f7f3" },
  { NC_("opening", "Berner"), "c4e3f5e6f4c5d6c6f7g5g6" },
  { NC_("opening", "Bent Ganglion"), "c4e3f6b4" },
  { NC_("opening", "Tiger"), "c4e3f6e6f5" },
  { NC_("opening", "Stephenson"), "c4e3f6e6f5c5c3" },
  { NC_("opening", "No-Kung"), "c4e3f6e6f5c5c3b4" },
  { NC_("opening", "Comp’Oth"), "c4e3f6e6f5c5c3c6" },
  { NC_("opening", "Lightning Bolt"), "c4e3f6e6f5c5c3c6d6" },
  { NC_("opening", "F.A.T. Draw"), "c4e3f6e6f5c5c3c6d3d2e2b3c1c2b4a3a5b5a6a4a2" },
  { NC_("opening", "Kung"), "c4e3f6e6f5c5c3g5" },
  { NC_("opening", "Leader’s Tiger"), "c4e3f6e6f5c5d3" },
  { NC_("opening", "Brightwell"), "c4e3f6e6f5c5d6" },
  { NC_("opening", "Rose-Bill"), "c4e3f6e6f5c5f4g6f7" },
  { NC_("opening", "Tamenori"), "c4e3f6e6f5c5f4g6f7d3" },
  { NC_("opening", "Aubrey"), "c4e3f6e6f5g6" },
};

/* The position that each line comes to, as one of all that look alike. */
static SumiPosition positions[G_N_ELEMENTS (openings)];

static SumiPosition
make_canonical (SumiPosition position)
{
  SumiSymmetry symmetry;

  return sumi_symmetry_canonical (position, &symmetry);
}

static void
fill_positions (void)
{
  static gsize is_filled = 0;

  if (!g_once_init_enter (&is_filled))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (openings); i++)
    {
      SumiTranscript transcript;

      sumi_transcript_from_text (openings[i].moves, sumi_position_start (SUMI_RULES_BLACK_FIRST),
                                 &transcript);
      positions[i] = make_canonical (transcript.end);
    }
  g_once_init_leave (&is_filled, 1);
}

/**
 * sumi_named_opening_of: the opening that POSITION is, a constant; NULL if it has no name.
 */
const SumiNamedOpening *
sumi_named_opening_of (SumiPosition position)
{
  SumiPosition canonical = make_canonical (position);

  fill_positions ();
  for (guint i = 0; i < G_N_ELEMENTS (openings); i++)
    {
      if (positions[i].own == canonical.own && positions[i].opponent == canonical.opponent)
        return &openings[i];
    }
  return NULL;
}

/**
 * sumi_named_opening_get_n: how many openings have names.
 */
guint
sumi_named_opening_get_n (void)
{
  return G_N_ELEMENTS (openings);
}

/**
 * sumi_named_opening_get: the opening INDEX, from 0; a constant.
 */
const SumiNamedOpening *
sumi_named_opening_get (guint index)
{
  return &openings[index];
}

/**
 * sumi_named_opening_get_name: what OPENING is called in the language of the user; a constant.
 */
const char *
sumi_named_opening_get_name (const SumiNamedOpening *opening)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "opening", opening->name);
}

/**
 * sumi_named_opening_find: the last opening that the first N_MOVES moves of GAME came to, and in
 * OUT_N_MOVES (NULL: not wanted) after how many moves; NULL if they came to none, or if GAME does
 * not begin as games do. The opening is a constant.
 */
const SumiNamedOpening *
sumi_named_opening_find (const SumiTranscript *game, int n_moves, int *out_n_moves)
{
  SumiPosition start = make_canonical (sumi_position_start (SUMI_RULES_BLACK_FIRST));
  SumiPosition begin = make_canonical (game->start);
  SumiTranscript line = { .start = game->start, .end = game->start };
  const SumiNamedOpening *found = NULL;

  if (begin.own != start.own || begin.opponent != start.opponent)
    return NULL;
  for (int i = 0; i < MIN (n_moves, game->n_moves); i++)
    {
      const SumiNamedOpening *opening;

      sumi_transcript_play (&line, game->moves[i]);
      opening = sumi_named_opening_of (line.end);
      if (opening == NULL)
        continue;
      found = opening;
      if (out_n_moves != NULL)
        *out_n_moves = i + 1;
    }
  return found;
}

/**
 * sumi_named_opening_to_text: a line that names the opening of the first N_MOVES moves of GAME, as
 * sumi_named_opening_find() finds it; NULL if it has no name. Owned by the caller.
 */
char *
sumi_named_opening_to_text (const SumiTranscript *game, int n_moves)
{
  const SumiNamedOpening *opening = sumi_named_opening_find (game, n_moves, NULL);

  if (opening == NULL)
    return NULL;
  /* Translators: %s is the name of an opening, such as Tiger. */
  return g_strdup_printf (_("Opening: %s"), sumi_named_opening_get_name (opening));
}
