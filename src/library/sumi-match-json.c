/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-match-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-json-read.h"
#include "sumi-opponent.h"
#include "sumi-pack-names.h"
#include "sumi-pack-write.h"

/* A match as text:
 *
 *     {"format": "sumi-match/1",
 *      "terms": {"black": 0, "white": 5, …, "clock": {"kind": "game", "seconds": 300, …}},
 *      "game": {"moves": ["f5", "--", "d6 <64 cells>"], "made": 3,
 *               "clock": {"left": [297500, 300000], "spent": 0, "times": [2500, 0, 12000]}},
 *      "swapped": false, "series": {…, "results": [{"starter": 0, "discs": [40, 24]}]},
 *      "exercise": {"pack": "…", "item": "…"}, "learner": "…", "thought": 81000}
 *
 * A level of 0 is a person. A move that left another board than the rules give has that behind it.
 * Without a clock in the terms no time is counted; the one in the game is in milliseconds, with
 * what is "kept" of increments of moves that are taken back, where anything is. A game that ended
 * before it was over on the board is "ended": "resigned", by the one person in it, or "agreed", as
 * a draw. What the learner has thought is in milliseconds, where that is to be recorded.
 * The game is played again move by move while it is read, so every match that is read could have
 * been played. */

#define FORMAT "sumi-match/1"

/* The most time that one side can have or use: what was agreed, and all increments. */
#define MAX_MS                                                                                     \
  (1000 * (SUMI_CLOCK_MAX_SECONDS + SUMI_CLOCK_MAX_INCREMENT * SUMI_TRANSCRIPT_MAX))

static const SumiJsonName KINDS[] = {
  { "games", SUMI_SERIES_GAMES },
  { "points", SUMI_SERIES_POINTS },
};

static const SumiJsonName STARTERS[] = {
  { "fixed", SUMI_STARTER_FIXED },
  { "alternate", SUMI_STARTER_ALTERNATE },
  { "loser", SUMI_STARTER_LOSER },
};

static const SumiJsonName ENDINGS[] = {
  { "resigned", SUMI_ENDING_RESIGNED },
  { "agreed", SUMI_ENDING_AGREED },
};

static const SumiJsonName CLOCKS[] = {
  { "game", SUMI_CLOCK_GAME },
  { "move", SUMI_CLOCK_MOVE },
};

static void read_terms (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_game (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_series (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_exercise (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_learner (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_thought (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_id (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_player (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_color (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_scoring (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_handicap (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_seed (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_opening (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_clock_terms (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_clock_kind (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_seconds (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_increment (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_clock (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_left (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_spent (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_kept (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_times (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_board (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_moves (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_made (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_ending (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_kind (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_target (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_starter_rule (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_player_index (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_results (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_discs (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

#define MATCH(member) G_STRUCT_OFFSET (SumiMatchState, member)
#define TERMS(member) G_STRUCT_OFFSET (SumiGameTerms, member)
#define CLOCK(member) G_STRUCT_OFFSET (SumiClockTerms, member)
#define SERIES(member) G_STRUCT_OFFSET (SumiSeries, member)
#define RESULT(member) G_STRUCT_OFFSET (SumiSeriesResult, member)

static const SumiJsonField match_fields[] = {
  { "format", NULL, 0, TRUE },
  { "terms", read_terms, 0, TRUE }, /* before the game, which begins as they say */
  { "game", read_game, MATCH (game), TRUE },
  { "swapped", sumi_json_read_boolean, MATCH (is_swapped), TRUE },
  { "series", read_series, MATCH (series), FALSE },
  { "exercise", read_exercise, 0, FALSE },
  { "learner", read_learner, MATCH (learner), FALSE },
  { "thought", read_thought, MATCH (thought_ms), FALSE },
};

/* The members of a SumiMatchState. */
static const SumiJsonField exercise_fields[] = {
  { "pack", read_id, MATCH (pack), TRUE },
  { "item", read_id, MATCH (item), TRUE },
};

static const SumiJsonField terms_fields[] = {
  { "black", read_player, TERMS (players[SUMI_BLACK]), TRUE },
  { "white", read_player, TERMS (players[SUMI_WHITE]), TRUE },
  { "first", read_color, TERMS (first), TRUE },
  { "handicap", read_handicap, TERMS (handicap), TRUE },
  { "trays", sumi_json_read_boolean, TERMS (has_trays), TRUE },
  { "by-hand", sumi_json_read_boolean, TERMS (turns_by_hand), TRUE },
  { "to-winner", read_scoring, TERMS (scoring), TRUE },
  { "seed", read_seed, TERMS (seed), TRUE },
  { "opening", read_opening, 0, FALSE },
  { "clock", read_clock_terms, TERMS (clock), FALSE },
};

static const SumiJsonField clock_terms_fields[] = {
  { "kind", read_clock_kind, CLOCK (kind), TRUE },
  { "seconds", read_seconds, CLOCK (seconds), TRUE },
  { "increment", read_increment, CLOCK (increment), TRUE },
};

/* The members of a SumiGame; the turn is read after the board. */
static const SumiJsonField opening_fields[] = {
  { "board", read_board, 0, TRUE },
  { "moves", read_moves, 0, TRUE },
};

static const SumiJsonField game_fields[] = {
  { "moves", read_moves, 0, TRUE },
  { "made", read_made, 0, TRUE },
  { "ended", read_ending, G_STRUCT_OFFSET (SumiGame, ending), FALSE },
  { "clock", read_clock, 0, FALSE },
};

/* The members of a SumiGame, too. */
static const SumiJsonField clock_fields[] = {
  { "left", read_left, 0, TRUE },
  { "spent", read_spent, 0, TRUE },
  { "kept", read_kept, 0, FALSE },
  { "times", read_times, 0, TRUE },
};

static const SumiJsonField series_fields[] = {
  { "kind", read_kind, SERIES (terms.kind), TRUE },
  { "target", read_target, SERIES (terms.target), TRUE },
  { "starter", read_starter_rule, SERIES (terms.starter_rule), TRUE },
  { "first", read_player_index, SERIES (terms.first_starter), TRUE },
  { "to-winner", read_scoring, SERIES (terms.scoring), TRUE },
  { "results", read_results, SERIES (results), TRUE },
};

static const SumiJsonField result_fields[] = {
  { "starter", read_player_index, RESULT (starter), TRUE },
  { "discs", read_discs, RESULT (discs), TRUE },
};

static void
read_player (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPlayer *player = target;

  if (sumi_json_get_int (walk, item, 0, SUMI_N_LEVELS, &player->level))
    player->is_program = player->level > 0;
}

static void
read_color (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  int value;

  if (sumi_json_get_name (walk, item, SUMI_PACK_COLORS, SUMI_PACK_N_COLORS, &value))
    *(SumiColor *) target = (SumiColor) value;
}

static void
read_scoring (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  gboolean is_to_winner = FALSE;

  sumi_json_get_boolean (walk, item, &is_to_winner);
  *(SumiScoring *) target = is_to_winner ? SUMI_SCORING_EMPTIES_TO_WINNER : SUMI_SCORING_DISCS;
}

static void
read_handicap (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, SUMI_HANDICAP_MAX, target);
}

/* Reads a number from a string, since JSON has no whole numbers of 64 bits. */
static void
read_seed (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  const char *string;

  if (sumi_json_get_string (walk, item, &string)
      && !g_ascii_string_to_unsigned (string, 16, 0, G_MAXUINT64, target, NULL))
    sumi_json_report (walk, item, SUMI_MISTAKE_VALUE, _("must be a number in base 16"));
}

/* 64 cells, a space, and whose turn it is: X or O. */
static void
read_board (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  g_autofree char *cells = NULL;
  SumiBitboard black, white;
  const char *string, *turn;

  if (!sumi_json_get_string (walk, item, &string))
    return;
  cells = g_strndup (string, SUMI_CELLS_LENGTH);
  turn = string + strlen (cells);
  if (sumi_cells_from_text (cells, &black, &white).status != SUMI_NOTATION_OK
      || (!g_str_equal (turn, " X") && !g_str_equal (turn, " O")))
    sumi_json_report (walk, item, SUMI_MISTAKE_BOARD,
                      _("must be 64 cells, a space, and X or O for the side to move"));
  else
    sumi_game_init (target,
                    sumi_position_make (black, white, turn[1] == 'X' ? SUMI_BLACK : SUMI_WHITE));
}

/* Plays the move or pass in STRING, if it is legal. */
static gboolean
make_move (SumiGame *game, const char *string)
{
  SumiPosition before = sumi_game_get_position (game);
  g_autofree char *name = g_strndup (string, 2);
  SumiSquare move = SUMI_SQUARE_PASS;
  SumiBitboard black, white;
  SumiPosition after;

  if (!g_str_equal (name, "--") && !sumi_square_from_name (name, &move))
    return FALSE;
  string += strlen (name);
  if (!sumi_game_can_play (game, move))
    return FALSE;
  if (*string == '\0')
    {
      sumi_game_play (game, move);
      return TRUE;
    }
  if (*string != ' '
      || sumi_cells_from_text (string + 1, &black, &white).status != SUMI_NOTATION_OK)
    return FALSE;
  after = sumi_position_make (black, white, sumi_color_opposite (before.turn));
  if (!sumi_game_can_leave (game, move, after))
    return FALSE;
  sumi_game_play_by_hand (game, move, after);
  return TRUE;
}

static void
read_moves (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiGame *game = target;
  SumiJsonIter iter;
  SumiJsonItem element;
  const char *string;

  if (!sumi_json_is_array (walk, item, 0, SUMI_TRANSCRIPT_MAX))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element) && sumi_json_get_string (walk, &element, &string))
    {
      if (make_move (game, string))
        continue;
      sumi_json_report (walk, &element, SUMI_MISTAKE_MOVES, _("cannot be played here"));
      return;
    }
}

/* Reads the opening as a game, so that its moves are checked. */
static void
read_opening (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiGameTerms *terms = target;
  SumiGame game;

  sumi_game_init (&game, sumi_position_start (SUMI_RULES_BLACK_FIRST));
  sumi_json_read_fields (walk, item, opening_fields, G_N_ELEMENTS (opening_fields), &game);
  sumi_game_to_transcript (&game, &terms->opening);
  terms->has_opening = TRUE;
}

static void
read_terms (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiMatchState *state = target;

  sumi_json_read_fields (walk, item, terms_fields, G_N_ELEMENTS (terms_fields), &state->terms);
  sumi_game_init (&state->game, sumi_game_terms_get_start (&state->terms));
  sumi_game_clock_init (&state->game.clock, state->terms.clock);
}

static void
read_clock_terms (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_read_fields (walk, item, clock_terms_fields, G_N_ELEMENTS (clock_terms_fields), target);
}

static void
read_clock_kind (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  int value;

  if (sumi_json_get_name (walk, item, CLOCKS, G_N_ELEMENTS (CLOCKS), &value))
    *(SumiClockKind *) target = (SumiClockKind) value;
}

static void
read_seconds (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 1, SUMI_CLOCK_MAX_SECONDS, target);
}

static void
read_increment (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, SUMI_CLOCK_MAX_INCREMENT, target);
}

/* What a game without a clock says of times is not used. */
static void
read_clock (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiGame *game = target;
  SumiGame read = *game;

  sumi_json_read_fields (walk, item, clock_fields, G_N_ELEMENTS (clock_fields), &read);
  if (game->clock.terms.kind != SUMI_CLOCK_NONE)
    *game = read;
}

static void
read_left (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_ints (walk, item, 0, MAX_MS, 2, ((SumiGame *) target)->clock.left_ms);
}

static void
read_spent (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, MAX_MS, &((SumiGame *) target)->clock.spent_ms);
}

static void
read_kept (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_ints (walk, item, 0, MAX_MS, 2, ((SumiGame *) target)->clock.kept_ms);
}

static void
read_times (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiGame *game = target;

  sumi_json_get_ints (walk, item, 0, MAX_MS, game->n_moves, game->times_ms);
}

/* Reads how many of the moves are on the board; the others were taken back. */
static void
read_made (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiGame *game = target;
  int n_made;

  if (sumi_json_get_int (walk, item, 0, (int) game->n_moves, &n_made))
    game->index = (guint) n_made;
}

static void
read_ending (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  int value;

  if (sumi_json_get_name (walk, item, ENDINGS, G_N_ELEMENTS (ENDINGS), &value))
    *(SumiGameEnding *) target = (SumiGameEnding) value;
}

static void
read_game (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_read_fields (walk, item, game_fields, G_N_ELEMENTS (game_fields), target);
}

static void
read_kind (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  int value;

  if (sumi_json_get_name (walk, item, KINDS, G_N_ELEMENTS (KINDS), &value))
    *(SumiSeriesKind *) target = (SumiSeriesKind) value;
}

static void
read_starter_rule (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  int value;

  if (sumi_json_get_name (walk, item, STARTERS, G_N_ELEMENTS (STARTERS), &value))
    *(SumiStarterRule *) target = (SumiStarterRule) value;
}

static void
read_target (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 1, SUMI_SERIES_MAX_TARGET, target);
}

static void
read_player_index (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, 1, target);
}

static void
read_discs (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_ints (walk, item, 0, 64, 2, target);
}

static void
read_results (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  GArray *results = *(GArray **) target;
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, 0, G_MAXUINT))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      SumiSeriesResult result = { 0 };

      sumi_json_read_fields (walk, &element, result_fields, G_N_ELEMENTS (result_fields), &result);
      g_array_append_val (results, result);
    }
}

static void
read_series (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiSeries **series = target;
  const SumiSeriesTerms terms = { .target = 1 };

  *series = sumi_series_new (&terms);
  sumi_json_read_fields (walk, item, series_fields, G_N_ELEMENTS (series_fields), *series);
}

static void
read_exercise (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_read_fields (walk, item, exercise_fields, G_N_ELEMENTS (exercise_fields), target);
}

static void
read_id (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  const char *id;

  if (!sumi_json_get_string (walk, item, &id))
    return;
  if (id[0] == '\0' || strlen (id) > SUMI_PACK_MAX_ID)
    sumi_json_report (walk, item, SUMI_MISTAKE_VALUE, _("this is not the id of an exercise"));
  else
    *(char **) target = g_strdup (id);
}

static void
read_learner (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  const char *id;

  if (sumi_json_get_string (walk, item, &id))
    *(char **) target = g_strdup (id);
}

static void
read_thought (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, G_MAXINT, target);
}

/* Reads the whole match, and checks that its parts fit together. */
static void
read_match (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiMatchState *state = target;

  if (!sumi_json_is_object (walk, item) || !sumi_json_check_format (walk, item, FORMAT))
    return;
  if (sumi_json_read_fields (walk, item, match_fields, G_N_ELEMENTS (match_fields), state)
      && walk->mistakes->len == 0 && !sumi_match_state_is_sound (state))
    sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                      _("the series and the game in it do not fit together"));
}

static void
write_moves (JsonBuilder *builder, const SumiGame *game)
{
  sumi_json_begin_array (builder, "moves");
  for (guint i = 0; i < game->n_moves; i++)
    {
      const char *name = sumi_square_to_name (game->moves[i]);
      char cells[SUMI_CELLS_LENGTH + 1];
      g_autofree char *text = NULL;

      sumi_cells_to_text (game->positions[i + 1], cells);
      text = sumi_game_get_misturned (game, i) != 0 ? g_strconcat (name, " ", cells, NULL)
                                                    : g_strdup (name);
      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

static void
write_ints (JsonBuilder *builder, const char *name, const int *ints, guint n_ints)
{
  sumi_json_begin_array (builder, name);
  for (guint i = 0; i < n_ints; i++)
    json_builder_add_int_value (builder, ints[i]);
  json_builder_end_array (builder);
}

static void
write_clock_terms (JsonBuilder *builder, const SumiClockTerms *terms)
{
  sumi_json_begin_object (builder, "clock");
  SUMI_PACK_WRITE_NAME (builder, "kind", CLOCKS, terms->kind);
  sumi_json_add_int (builder, "seconds", terms->seconds);
  sumi_json_add_int (builder, "increment", terms->increment);
  json_builder_end_object (builder);
}

static void
write_clock (JsonBuilder *builder, const SumiGame *game)
{
  sumi_json_begin_object (builder, "clock");
  write_ints (builder, "left", game->clock.left_ms, 2);
  sumi_json_add_int (builder, "spent", game->clock.spent_ms);
  if (game->clock.kept_ms[0] > 0 || game->clock.kept_ms[1] > 0)
    write_ints (builder, "kept", game->clock.kept_ms, 2);
  write_ints (builder, "times", game->times_ms, game->n_moves);
  json_builder_end_object (builder);
}

static void
write_opening (JsonBuilder *builder, const SumiGameTerms *terms)
{
  char cells[SUMI_CELLS_LENGTH + 1];
  g_autofree char *board = NULL;
  SumiGame game;

  sumi_game_terms_begin (terms, &game);
  sumi_cells_to_text (game.positions[0], cells);
  board = g_strconcat (cells, game.positions[0].turn == SUMI_BLACK ? " X" : " O", NULL);
  sumi_json_begin_object (builder, "opening");
  sumi_json_add_string (builder, "board", board);
  write_moves (builder, &game);
  json_builder_end_object (builder);
}

static void
write_terms (JsonBuilder *builder, const SumiGameTerms *terms)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GINT64_MODIFIER "x", terms->seed);
  const SumiPlayer *black = &terms->players[SUMI_BLACK], *white = &terms->players[SUMI_WHITE];

  sumi_json_begin_object (builder, "terms");
  sumi_json_add_int (builder, "black", black->is_program ? black->level : 0);
  sumi_json_add_int (builder, "white", white->is_program ? white->level : 0);
  SUMI_PACK_WRITE_NAME (builder, "first", SUMI_PACK_COLORS, terms->first);
  sumi_json_add_int (builder, "handicap", terms->handicap);
  sumi_json_add_boolean (builder, "trays", terms->has_trays);
  sumi_json_add_boolean (builder, "by-hand", terms->turns_by_hand);
  sumi_json_add_boolean (builder, "to-winner", terms->scoring == SUMI_SCORING_EMPTIES_TO_WINNER);
  sumi_json_add_string (builder, "seed", seed);
  if (terms->has_opening)
    write_opening (builder, terms);
  if (terms->clock.kind != SUMI_CLOCK_NONE)
    write_clock_terms (builder, &terms->clock);
  json_builder_end_object (builder);
}

static void
write_result (JsonBuilder *builder, const SumiSeriesResult *result)
{
  json_builder_begin_object (builder);
  sumi_json_add_int (builder, "starter", result->starter);
  write_ints (builder, "discs", result->discs, 2);
  json_builder_end_object (builder);
}

static void
write_series (JsonBuilder *builder, const SumiSeries *series)
{
  sumi_json_begin_object (builder, "series");
  SUMI_PACK_WRITE_NAME (builder, "kind", KINDS, series->terms.kind);
  sumi_json_add_int (builder, "target", series->terms.target);
  SUMI_PACK_WRITE_NAME (builder, "starter", STARTERS, series->terms.starter_rule);
  sumi_json_add_int (builder, "first", series->terms.first_starter);
  sumi_json_add_boolean (builder, "to-winner",
                         series->terms.scoring == SUMI_SCORING_EMPTIES_TO_WINNER);
  sumi_json_begin_array (builder, "results");
  for (guint i = 0; i < series->results->len; i++)
    write_result (builder, &g_array_index (series->results, SumiSeriesResult, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* STATE as the text of a file; the caller owns it. A match read from the text equals STATE. */
char *
sumi_match_state_to_json (const SumiMatchState *state)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "format", FORMAT);
  write_terms (builder, &state->terms);
  sumi_json_begin_object (builder, "game");
  write_moves (builder, &state->game);
  sumi_json_add_int (builder, "made", (int) state->game.index);
  if (state->game.ending != SUMI_ENDING_NONE)
    SUMI_PACK_WRITE_NAME (builder, "ended", ENDINGS, state->game.ending);
  if (state->terms.clock.kind != SUMI_CLOCK_NONE)
    write_clock (builder, &state->game);
  json_builder_end_object (builder);
  sumi_json_add_boolean (builder, "swapped", state->is_swapped);
  if (state->series != NULL)
    write_series (builder, state->series);
  if (state->pack != NULL)
    {
      sumi_json_begin_object (builder, "exercise");
      sumi_json_add_string (builder, "pack", state->pack);
      sumi_json_add_string (builder, "item", state->item);
      json_builder_end_object (builder);
    }
  if (state->learner != NULL)
    sumi_json_add_string (builder, "learner", state->learner);
  if (state->thought_ms > 0)
    sumi_json_add_int (builder, "thought", state->thought_ms);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  text = sumi_json_to_text (root, FALSE);
  return g_strconcat (text, "\n", NULL);
}

/* The match in the LENGTH bytes at DATA, owned by the caller; NULL if there is any mistake, and all
 * of them are added to OUT_MISTAKES, of SumiMistake. */
SumiMatchState *
sumi_match_state_from_json (const char *data, gsize length, GPtrArray *out_mistakes)
{
  g_autoptr (SumiMatchState) state = g_new0 (SumiMatchState, 1);

  if (!sumi_json_read_data (data, length, read_match, NULL, state, out_mistakes))
    return NULL;
  return g_steal_pointer (&state);
}
