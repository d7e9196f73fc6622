/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-named-opening.h"

#include "sumi-symmetry.h"

/* The names are marked for translators; the tutor has them in the language of the user. */
#define NC_(context, name) (name)
#define OPENING(id, name_, moves_) [SUMI_OPENING_##id] = { .name = (name_), .moves = (moves_) },

static const SumiNamedOpening openings[SUMI_N_OPENINGS] = { SUMI_NAMED_OPENINGS (OPENING) };

/* The position that each line comes to, as one of all that look alike. */
static SumiPosition positions[SUMI_N_OPENINGS];

static void
fill_positions (void)
{
  static gsize is_filled = 0;

  if (!g_once_init_enter (&is_filled))
    return;
  for (guint i = 0; i < SUMI_N_OPENINGS; i++)
    {
      SumiTranscript transcript;

      sumi_transcript_from_text (openings[i].moves, sumi_position_start (SUMI_RULES_BLACK_FIRST),
                                 &transcript);
      positions[i] = sumi_symmetry_canonical (transcript.end, NULL);
    }
  g_once_init_leave (&is_filled, 1);
}

/**
 * sumi_named_opening_of: the opening that POSITION is, a constant; NULL if it has no name.
 */
const SumiNamedOpening *
sumi_named_opening_of (SumiPosition position)
{
  SumiPosition canonical = sumi_symmetry_canonical (position, NULL);

  fill_positions ();
  for (guint i = 0; i < SUMI_N_OPENINGS; i++)
    {
      if (positions[i].own == canonical.own && positions[i].opponent == canonical.opponent)
        return &openings[i];
    }
  return NULL;
}

/**
 * sumi_named_opening_get_position: the position of OPENING, as one of all that look alike.
 */
SumiPosition
sumi_named_opening_get_position (const SumiNamedOpening *opening)
{
  fill_positions ();
  return positions[opening - openings];
}

/**
 * sumi_named_opening_get: the opening INDEX, a SumiOpeningId; a constant.
 */
const SumiNamedOpening *
sumi_named_opening_get (guint index)
{
  return &openings[index];
}

/**
 * sumi_named_opening_get_index: the SumiOpeningId of OPENING.
 */
guint
sumi_named_opening_get_index (const SumiNamedOpening *opening)
{
  return (guint) (opening - openings);
}

/**
 * sumi_named_opening_find: the last opening that the first N_MOVES moves of GAME came to, and in
 * OUT_N_MOVES (NULL: not wanted) after how many moves; NULL if they came to none, or if GAME does
 * not begin as games do. The opening is a constant.
 */
const SumiNamedOpening *
sumi_named_opening_find (const SumiTranscript *game, int n_moves, int *out_n_moves)
{
  SumiPosition start
    = sumi_symmetry_canonical (sumi_position_start (SUMI_RULES_BLACK_FIRST), NULL);
  SumiPosition begin = sumi_symmetry_canonical (game->start, NULL);
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
