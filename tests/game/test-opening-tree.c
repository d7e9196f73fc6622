/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The openings of a few games, counted. */
#include "pinned.h"
#include "random-positions.h"
#include "sumi-openings.h"
#include "sumi-symmetry.h"

static SumiTranscript
read (const char *moves)
{
  SumiTranscript game;

  g_assert_cmpint (sumi_transcript_from_text (
                       moves, sumi_position_start (SUMI_RULES_BLACK_FIRST), &game)
                       .status,
                   ==, SUMI_NOTATION_OK);
  return game;
}

/* RESULT is Black's; 0 with no result at all if HAS_RESULT is FALSE. */
static void
add (SumiOpenings *openings, const char *moves, gboolean has_result, int result, int side)
{
  SumiTranscript game = read (moves);
  g_autoptr (SumiGameRecord) record = sumi_game_record_new (&game);

  record->has_result = has_result;
  record->result = result;
  sumi_openings_add (openings, record, side >= 0, side == 1 ? SUMI_WHITE : SUMI_BLACK);
}

static void
assert_count (SumiOpeningCount count, guint n_games, guint n_won, guint n_drawn, guint n_lost)
{
  g_assert_cmpuint (count.n_games, ==, n_games);
  g_assert_cmpuint (count.n_won, ==, n_won);
  g_assert_cmpuint (count.n_drawn, ==, n_drawn);
  g_assert_cmpuint (count.n_lost, ==, n_lost);
}

/* The four first moves are one, and so are the answers that mirror each other; results are the
 * learner's, and a game between two others has none. */
static void
test_games (void)
{
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();
  SumiOpeningMove moves[64];

  add (openings, "f5d6c3", TRUE, 12, 0);
  add (openings, "f5d6c4", TRUE, 12, 1);
  add (openings, "d3c5", TRUE, 0, 0);
  add (openings, "e6f6", TRUE, 8, -1);
  add (openings, "c4c3", FALSE, 0, 0);
  assert_count (sumi_openings_count (openings, read ("").end), 5, 1, 1, 1);
  g_assert_cmpuint (sumi_openings_list (openings, read ("").end, moves), ==, 1);
  g_assert_cmpstr (sumi_square_to_name (moves[0].move), ==, "d3");
  assert_count (moves[0].count, 5, 1, 1, 1);

  /* d3c5 is f5d6, and e6f6 is c4c3, as the board is turned. */
  g_assert_cmpuint (sumi_openings_list (openings, read ("f5").end, moves), ==, 2);
  g_assert_cmpstr (sumi_square_to_name (moves[0].move), ==, "d6");
  assert_count (moves[0].count, 3, 1, 1, 1);
  assert_count (moves[1].count, 2, 0, 0, 0);
  assert_count (sumi_openings_count (openings, read ("f5d6c4").end), 1, 0, 0, 1);
  g_assert_cmpuint (sumi_openings_list (openings, read ("f5d6c4").end, moves), ==, 0);
  assert_count (sumi_openings_count (openings, read ("f5d6c5").end), 0, 0, 0, 0);
}

/* A game that is over on the board has a result, whether it was noted or not. */
static void
test_over (void)
{
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();

  add (openings, "e6f4e3f6g5d6e7f5c5", FALSE, 0, 0);
  assert_count (sumi_openings_count (openings, read ("").end), 1, 1, 0, 0);
  add (openings, "e6f4e3f6g5d6e7f5c5", FALSE, 0, 1);
  assert_count (sumi_openings_count (openings, read ("").end), 2, 1, 0, 1);
  add (openings, "e6f4e3f6g5d6e7f5", FALSE, 0, 1);
  assert_count (sumi_openings_count (openings, read ("").end), 3, 1, 0, 1);
}

/* A game that was given up where a side has to pass came up to the position after the pass, too. */
static void
test_left_at_pass (void)
{
  static const char *const games[] = { "d3c3e6d2d1e1b2c1", "d3c3e6d2d1e1b2c1--" };
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      add (openings, games[i], TRUE, -1, 0);
      for (guint j = 0; j < G_N_ELEMENTS (games); j++)
        assert_count (sumi_openings_count (openings, read (games[j]).end), i + 1, 0, 0, i + 1);
    }
}

/* The same position by another order of moves. */
static void
test_transposition (void)
{
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();

  add (openings, "f5d6c3d3c4", TRUE, 1, 0);
  add (openings, "f5d6c4d3c3", TRUE, -1, 0);
  assert_count (sumi_openings_count (openings, read ("f5d6c4d3c3").end), 2, 1, 0, 1);
  assert_count (sumi_openings_count (openings, read ("f5d6c4d3").end), 1, 0, 0, 1);
}

/* Adds a game with the result RESULT, Black's, of which the first N_GIVEN moves were set up. */
static void
add_set_up (SumiOpenings *openings, const char *moves, int n_given, int side, int result)
{
  SumiTranscript game = read (moves);
  g_autoptr (SumiGameRecord) record = sumi_game_record_new (&game);

  record->n_given = n_given;
  record->has_result = TRUE;
  record->result = result;
  sumi_openings_add (openings, record, side >= 0, side == 1 ? SUMI_WHITE : SUMI_BLACK);
}

static SumiOpeningMemory
find_memory (const SumiOpenings *openings, const char *moves, int n_given, SumiColor side)
{
  SumiTranscript game = read (moves);
  g_autoptr (SumiGameRecord) record = sumi_game_record_new (&game);
  SumiOpeningMemory memory;

  record->n_given = n_given;
  sumi_openings_find_memory (openings, record, side, &memory);
  return memory;
}

/* Where games leave the earlier ones of the same colour, by whom, and what was played there. */
static void
test_memory (void)
{
  static const struct
  {
    const char *moves;
    int n_given;
    SumiColor side;
    SumiMemoryEnd end;
    int n_known;
    SumiOpeningCount count;
    const char *played; /* before, the most frequent first */
  } cases[] = {
    /* Not with g5, which only two others played. */
    { "f5d6c3g5", 0, SUMI_BLACK, SUMI_MEMORY_OPPONENT, 3, { 3, 2, 0, 1 }, "d3f4" },
    { "f5d6c5", 0, SUMI_BLACK, SUMI_MEMORY_LEARNER, 2, { 3, 2, 0, 1 }, "c3" },
    /* It leaves them with c4, and comes back. */
    { "f5d6c4d3c3", 0, SUMI_BLACK, SUMI_MEMORY_WHOLE, 5, { 2, 1, 0, 1 }, "f4" },
    { "f5d6c4d3c3g5", 0, SUMI_BLACK, SUMI_MEMORY_OPPONENT, 5, { 2, 1, 0, 1 }, "f4" },
    { "f5d6c3d3c4f4c5", 0, SUMI_BLACK, SUMI_MEMORY_OPEN, 6, { 1, 0, 0, 1 }, "" },
    /* The learner has played f6 only with the other colour, and nobody has chosen f4. */
    { "f5f6e6", 0, SUMI_BLACK, SUMI_MEMORY_OPPONENT, 1, { 4, 3, 0, 1 }, "d6" },
    { "c4c3c2", 0, SUMI_WHITE, SUMI_MEMORY_OPPONENT, 2, { 1, 0, 0, 1 }, "d3" },
    { "f5d6", 0, SUMI_WHITE, SUMI_MEMORY_LEARNER, 1, { 1, 0, 0, 1 }, "f6" },
    { "f5f4e3d6", 0, SUMI_BLACK, SUMI_MEMORY_OPPONENT, 3, { 1, 1, 0, 0 }, "f6" },
    { "f5d6c5", 3, SUMI_BLACK, SUMI_MEMORY_GIVEN, 2, { 3, 2, 0, 1 }, "c3" },
  };
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();

  g_assert_cmpint (find_memory (openings, "f5", 0, SUMI_BLACK).end, ==, SUMI_MEMORY_NONE);
  add_set_up (openings, "f5d6c3d3c4", 0, 0, 2);
  add_set_up (openings, "d3c5f6f5e6e3", 0, 0, -2); /* the same, turned, and f4 */
  add_set_up (openings, "f5d6c3f4", 0, 0, 4);
  add_set_up (openings, "f5f4e3f6", 3, 0, 8);
  add_set_up (openings, "f5d6c3g5", 0, -1, 8);
  g_assert_cmpint (find_memory (openings, "f5", 0, SUMI_WHITE).end, ==, SUMI_MEMORY_NONE);
  add_set_up (openings, "f5f6e6", 0, 1, 6);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiOpeningMemory memory
        = find_memory (openings, cases[i].moves, cases[i].n_given, cases[i].side);
      g_autoptr (GString) played = g_string_new (NULL);

      g_test_message ("%s", cases[i].moves);
      for (guint j = 0; j < memory.n_moves; j++)
        g_string_append (played, sumi_square_to_name (memory.moves[j].move));
      g_assert_cmpint (memory.end, ==, cases[i].end);
      g_assert_cmpint (memory.n_known, ==, cases[i].n_known);
      assert_count (memory.count, cases[i].count.n_games, cases[i].count.n_won,
                    cases[i].count.n_drawn, cases[i].count.n_lost);
      g_assert_cmpstr (played->str, ==, cases[i].played);
    }
}

/* A game at random, of which the beginnings are often alike. */
static SumiTranscript
make_game (RandomSource *source, int i)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiTranscript game = { .start = start, .end = start };
  int n_moves = random_source_below (source, 50);

  for (int ply = 0; ply < n_moves && !sumi_position_is_over (game.end); ply++)
    {
      SumiBitboard moves = sumi_position_legal_moves (game.end);

      if (moves == 0)
        sumi_transcript_play (&game, SUMI_SQUARE_PASS);
      else
        sumi_transcript_play (&game, ply < i % 40 && random_source_below (source, 20) != 0
                                         ? sumi_bitboard_first (moves)
                                         : random_square_of (source, moves));
    }
  return game;
}

static gboolean
is_alike (SumiPosition a, SumiPosition b)
{
  for (SumiSymmetry symmetry = 0; symmetry < SUMI_N_SYMMETRIES; symmetry++)
    {
      if (sumi_position_equal (sumi_symmetry_position (symmetry, a), b))
        return TRUE;
    }
  return FALSE;
}

/* Counts, of the N GAMES of SIDE in each of which POSITION came up, those that went on to AFTER by
 * a move that somebody chose; NULL: all. Each position is looked at, with each of its mirrors. */
static SumiOpeningCount
count_slowly (const SumiGameRecord *const *games,
              const int *sides,
              guint n,
              int side,
              SumiPosition position,
              const SumiPosition *after)
{
  SumiOpeningCount count = { 0 };

  for (guint i = 0; i < n; i++)
    {
      const SumiTranscript *moves = &games[i]->moves;
      int n_moves = MIN (moves->n_moves, SUMI_OPENINGS_MAX_MOVES);
      int result = side == SUMI_BLACK ? games[i]->result : -games[i]->result;
      SumiPosition now = moves->start;
      gboolean is_found = FALSE;

      for (int ply = 0; sides[i] == side && ply <= n_moves; ply++)
        {
          SumiPosition next
            = ply < n_moves ? sumi_position_play (now, moves->moves[ply]) : now;

          if (is_alike (now, position)
              && (after == NULL
                  || (ply < n_moves && ply >= games[i]->n_given && is_alike (next, *after))))
            is_found = TRUE;
          now = next;
        }
      /* As the page goes on from a pass at once. */
      if (sides[i] == side && after == NULL && moves->n_moves < SUMI_OPENINGS_MAX_MOVES
          && sumi_position_must_pass (now) && is_alike (sumi_position_pass (now), position))
        is_found = TRUE;
      if (!is_found)
        continue;
      count.n_games++;
      count.n_won += games[i]->has_result && result > 0;
      count.n_drawn += games[i]->has_result && result == 0;
      count.n_lost += games[i]->has_result && result < 0;
    }
  return count;
}

static void
assert_same_count (SumiOpeningCount count, SumiOpeningCount expected)
{
  assert_count (count, expected.n_games, expected.n_won, expected.n_drawn, expected.n_lost);
}

/* MEMORY of GAME after the N GAMES, found in the slow way. */
static void
assert_memory (const SumiOpeningMemory *memory,
               const SumiGameRecord *game,
               int side,
               const SumiGameRecord *const *games,
               const int *sides,
               guint n)
{
  SumiPosition now = game->moves.start, last = now;
  int n_known = -1;
  guint n_moves = 0;
  SumiBitboard legal;

  for (int ply = 0; ply <= MIN (game->moves.n_moves, SUMI_OPENINGS_MAX_MOVES); ply++)
    {
      if (ply > 0)
        now = sumi_position_play (now, game->moves.moves[ply - 1]);
      if (count_slowly (games, sides, n, side, now, NULL).n_games == 0)
        continue;
      n_known = ply;
      last = now;
    }
  g_assert_cmpint (memory->end == SUMI_MEMORY_NONE, ==, n_known < 0);
  if (n_known < 0)
    return;
  g_assert_cmpint (memory->n_known, ==, n_known);
  assert_same_count (memory->count, count_slowly (games, sides, n, side, last, NULL));
  legal = sumi_position_legal_moves (last);
  for (guint i = 0; i < memory->n_moves; i++)
    {
      SumiPosition after = sumi_position_play (last, memory->moves[i].move);

      g_assert_true (i == 0
                     || memory->moves[i].count.n_games <= memory->moves[i - 1].count.n_games);
      assert_same_count (memory->moves[i].count,
                         count_slowly (games, sides, n, side, last, &after));
      /* Those that lead to the same position are one. */
      SUMI_FOREACH_SQUARE (move, legal)
        {
          if (is_alike (sumi_position_play (last, (SumiSquare) move), after))
            legal &= ~sumi_bitboard_of ((SumiSquare) move);
        }
      n_moves++;
    }
  SUMI_FOREACH_SQUARE (move, legal)
    {
      SumiPosition after = sumi_position_play (last, (SumiSquare) move);

      g_assert_cmpuint (count_slowly (games, sides, n, side, last, &after).n_games, ==, 0);
    }
  g_assert_cmpint (memory->end, ==,
                   n_known == game->moves.n_moves           ? SUMI_MEMORY_WHOLE
                   : n_known == SUMI_OPENINGS_MAX_MOVES     ? SUMI_MEMORY_LATE
                   : n_known < game->n_given                ? SUMI_MEMORY_GIVEN
                   : n_moves == 0                           ? SUMI_MEMORY_OPEN
                   : (int) last.turn == side                ? SUMI_MEMORY_LEARNER
                                                            : SUMI_MEMORY_OPPONENT);
}

/* What is remembered of games at random is what a slow count finds; each end comes up. */
static void
test_memory_of_many (void)
{
  enum { N_GAMES = 150 };
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();
  g_autoptr (GPtrArray) records = sumi_game_records_new ();
  RandomSource source = random_source_init (701);
  int sides[N_GAMES];
  gboolean came_up[SUMI_MEMORY_LATE + 1] = { FALSE };

  for (int i = 0; i < N_GAMES; i++)
    {
      SumiTranscript game = make_game (&source, i);
      SumiGameRecord *record = sumi_game_record_new (&game);
      const SumiGameRecord *const *games = (const SumiGameRecord *const *) records->pdata;

      sides[i] = random_source_below (&source, 3) - 1;
      record->n_given = i % 3 == 0 ? random_source_below (&source, 5) : 0;
      record->has_result = i % 7 != 0 || sumi_position_is_over (game.end);
      record->result = random_source_below (&source, 5) - 2;
      for (int side = 0; side < 2; side++)
        {
          SumiOpeningMemory memory;

          sumi_openings_find_memory (openings, record, (SumiColor) side, &memory);
          assert_memory (&memory, record, side, games, sides, (guint) i);
          came_up[memory.end] = TRUE;
        }
      sumi_openings_add (openings, record, sides[i] >= 0,
                         sides[i] == 1 ? SUMI_WHITE : SUMI_BLACK);
      g_ptr_array_add (records, record);
    }
  for (guint i = 0; i < G_N_ELEMENTS (came_up); i++)
    g_assert_true (came_up[i]);
}

/* A report of the moves in TEXT, the first worth SCORE, each further one STEP less. */
static SumiMidgameReport
make_report (const char *text, int score, int step)
{
  SumiMidgameReport report = { 0 };

  for (; *text != '\0'; text += 2, score -= step)
    {
      g_autofree char *name = g_strndup (text, 2);
      SumiMoveScore *move = &report.moves[report.n_moves++];

      g_assert_true (sumi_square_from_name (name, &move->move));
      move->value = sumi_value_estimate (score);
    }
  return report;
}

/* What a book recommends is listed unless games went on so; a move that loses too much is not, and
 * of moves that mirror each other there is one. */
static void
test_untried (void)
{
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();
  SumiMidgameReport start = make_report ("d3c4f5e6", 0, 0);
  SumiMidgameReport report = make_report ("d6f6f4", 50, SUMI_OPENINGS_MAX_LOSS / 2 + 1);
  SumiMoveScore moves[64];

  g_assert_cmpuint (sumi_openings_list_untried (openings, read ("").end, &start, moves), ==, 1);
  g_assert_cmpuint (sumi_openings_list_untried (openings, read ("f5").end, &report, moves), ==, 2);
  g_assert_cmpstr (sumi_square_to_name (moves[0].move), ==, "d6");
  g_assert_cmpstr (sumi_square_to_name (moves[1].move), ==, "f6");
  report = make_report ("d6f6f4", 50, SUMI_OPENINGS_MAX_LOSS / 2);
  g_assert_cmpuint (sumi_openings_list_untried (openings, read ("f5").end, &report, moves), ==, 3);
  report = make_report ("d6f6f4", 50, SUMI_OPENINGS_MAX_LOSS / 2 + 1);
  /* The same as f5d6. */
  add (openings, "d3c5", TRUE, 0, 0);
  g_assert_cmpuint (sumi_openings_list_untried (openings, read ("").end, &start, moves), ==, 0);
  g_assert_cmpuint (sumi_openings_list_untried (openings, read ("f5").end, &report, moves), ==, 1);
  g_assert_cmpstr (sumi_square_to_name (moves[0].move), ==, "f6");
}

/* Two hundred games at random, and what is counted of each position of some of them. */
static void
test_many (void)
{
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  RandomSource source = random_source_init (700);
  Pinned pinned = { 0 };

  for (int i = 0; i < 200; i++)
    {
      SumiTranscript game = { .start = start, .end = start };
      g_autoptr (SumiGameRecord) record = NULL;
      int n_moves = random_source_below (&source, 30);

      for (int ply = 0; ply < n_moves && sumi_position_legal_moves (game.end) != 0; ply++)
        {
          SumiBitboard moves = sumi_position_legal_moves (game.end);

          /* Most of them begin alike. */
          sumi_transcript_play (&game, ply < 6 && i % 4 != 0 ? sumi_bitboard_first (moves)
                                                             : random_square_of (&source, moves));
        }
      record = sumi_game_record_new (&game);
      record->has_result = i % 7 != 0;
      record->result = record->has_result ? random_source_below (&source, 5) - 2 : 0;
      sumi_openings_add (openings, record, i % 5 != 0, i % 3 == 0 ? SUMI_WHITE : SUMI_BLACK);
      for (SumiPosition position = start; i % 10 == 9;)
        {
          SumiOpeningMove moves[64];
          SumiMoveScore untried[64];
          SumiMidgameReport book = { 0 };
          SumiOpeningCount count = sumi_openings_count (openings, position);
          guint n = sumi_openings_list (openings, position, moves), n_untried;

          pinned_add (&pinned, "%u games, %u %u %u", count.n_games, count.n_won, count.n_drawn,
                      count.n_lost);
          for (guint j = 0; j < n; j++)
            pinned_add (&pinned, "%d: %u games, %u %u %u", moves[j].move, moves[j].count.n_games,
                        moves[j].count.n_won, moves[j].count.n_drawn, moves[j].count.n_lost);
          SUMI_FOREACH_SQUARE (square, sumi_position_legal_moves (position))
            book.moves[book.n_moves++] = (SumiMoveScore){
              .move = (SumiSquare) square,
              .value = sumi_value_estimate (-30 * book.n_moves),
            };
          n_untried = sumi_openings_list_untried (openings, position, &book, untried);
          for (guint j = 0; j < n_untried; j++)
            pinned_add (&pinned, "untried %d: %d", untried[j].move, untried[j].value.score);
          if (n == 0)
            break;
          position = sumi_position_play (position, moves[0].move);
        }
    }
  pinned_check (&pinned, "openings", UINT64_C (0x98a978d59363b369));
}

/* Where the learner has chosen different moves: what opponents chose, and what was set up, is not
 * listed, and what was chosen otherwise most often comes first. */
static void
test_unsettled (void)
{
  static const struct
  {
    const char *line;
    guint n_games, n_others;
  } expected[] = { { "f5d6", 5, 2 }, { "f5", 3, 1 }, { "f5d6c3d3", 3, 1 } };
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();
  g_autoptr (GArray) none = sumi_openings_list_unsettled (openings);
  g_autoptr (GArray) found = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  add_set_up (openings, "f5d6c3d3c4", 0, 0, 2);
  add_set_up (openings, "d3c5f6f5e6", 0, 0, 2); /* the same, turned */
  add_set_up (openings, "f5d6c3g5", 0, 0, 2);
  add_set_up (openings, "f5d6c4d3c3", 0, 0, 2);
  add_set_up (openings, "f5d6c5", 0, 0, 2);
  add_set_up (openings, "f5d6c6", 3, 0, 2);
  add_set_up (openings, "f5d6c7", 0, -1, 2);
  add_set_up (openings, "f5d6c3d3c2", 4, 0, 2);
  add_set_up (openings, "f5d6c3", 0, 1, 2);
  add_set_up (openings, "f5d6c4", 0, 1, 2);
  add_set_up (openings, "f5f6", 0, 1, 2);
  found = sumi_openings_list_unsettled (openings);
  g_assert_cmpuint (found->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < found->len; i++)
    {
      const SumiUnsettled *one = &g_array_index (found, SumiUnsettled, i);
      char line[2 * SUMI_TRANSCRIPT_MAX + 1];

      sumi_transcript_to_text (&one->line, line);
      g_assert_cmpstr (line, ==, expected[i].line);
      g_assert_cmpuint (one->n_games, ==, expected[i].n_games);
      g_assert_cmpuint (one->n_others, ==, expected[i].n_others);
    }
}

/* How often moves were chosen in POSITION by SIDE, and how often others than the most frequent one,
 * in the slow way; how many different ones there were. */
static guint
count_choices_slowly (const GPtrArray *games,
                      const int *sides,
                      int side,
                      SumiPosition position,
                      guint *out_n_games,
                      guint *out_n_others)
{
  SumiPosition seen[64];
  guint n = 0, n_choices = 0, n_most = 0;

  *out_n_games = 0;
  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      SumiPosition after = sumi_position_play (position, (SumiSquare) move);
      guint i = 0, n_games;

      while (i < n && !is_alike (seen[i], after))
        i++;
      if (i < n)
        continue;
      seen[n++] = after;
      n_games = count_slowly ((const SumiGameRecord *const *) games->pdata, sides, games->len, side,
                              position, &after)
                    .n_games;
      n_choices += n_games > 0;
      *out_n_games += n_games;
      n_most = MAX (n_most, n_games);
    }
  *out_n_others = *out_n_games - n_most;
  return n_choices;
}

/* Expects what is unsettled with SIDE in GAMES, by a slow count, to be among FOUND, of
 * SumiUnsettled; returns how much that is. */
static guint
assert_unsettled (const GPtrArray *games, const int *sides, int side, const GArray *found)
{
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (SumiPosition));
  guint n_expected = 0;

  for (guint i = 0; i < games->len; i++)
    {
      const SumiTranscript *moves = &((const SumiGameRecord *) games->pdata[i])->moves;
      int n_moves = MIN (moves->n_moves, SUMI_OPENINGS_MAX_MOVES);
      SumiPosition now = moves->start;

      for (int ply = 0; sides[i] == side && ply < n_moves; ply++)
        {
          guint n_games, n_others, j = 0, k = 0;

          while (j < seen->len && !is_alike (g_array_index (seen, SumiPosition, j), now))
            j++;
          while (k < found->len
                 && !is_alike (g_array_index (found, SumiUnsettled, k).line.end, now))
            k++;
          if (j == seen->len && (int) now.turn == side
              && count_choices_slowly (games, sides, side, now, &n_games, &n_others) > 1)
            {
              g_assert_cmpuint (k, <, found->len);
              g_assert_cmpuint (g_array_index (found, SumiUnsettled, k).n_games, ==, n_games);
              g_assert_cmpuint (g_array_index (found, SumiUnsettled, k).n_others, ==, n_others);
              n_expected++;
            }
          g_array_append_val (seen, now);
          now = sumi_position_play (now, moves->moves[ply]);
        }
    }
  return n_expected;
}

/* What is unsettled in games at random is what a slow count finds, and each line leads to it by
 * positions of the learner's games. */
static void
test_unsettled_of_many (void)
{
  enum { N_GAMES = 60 };
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();
  g_autoptr (GPtrArray) records = sumi_game_records_new ();
  g_autoptr (GArray) found = NULL;
  RandomSource source = random_source_init (702);
  int sides[N_GAMES];
  guint n_expected;

  for (int i = 0; i < N_GAMES; i++)
    {
      SumiTranscript game = make_game (&source, i);
      SumiGameRecord *record = sumi_game_record_new (&game);

      sides[i] = random_source_below (&source, 3) - 1;
      record->n_given = i % 3 == 0 ? random_source_below (&source, 9) : 0;
      sumi_openings_add (openings, record, sides[i] >= 0,
                         sides[i] == 1 ? SUMI_WHITE : SUMI_BLACK);
      g_ptr_array_add (records, record);
    }
  found = sumi_openings_list_unsettled (openings);
  n_expected = assert_unsettled (records, sides, SUMI_BLACK, found)
               + assert_unsettled (records, sides, SUMI_WHITE, found);
  g_assert_cmpuint (n_expected, >, 10);
  g_assert_cmpuint (found->len, ==, n_expected);
  for (guint i = 0; i < found->len; i++)
    {
      const SumiUnsettled *one = &g_array_index (found, SumiUnsettled, i);
      SumiPosition now = one->line.start;

      g_assert_true (i == 0 || one->n_others <= one[-1].n_others);
      for (int ply = 0; ply < one->line.n_moves; ply++)
        {
          now = sumi_position_play (now, one->line.moves[ply]);
          g_assert_cmpuint (sumi_openings_count_own (openings, one->line.end.turn, now).n_games, >,
                            0);
        }
      g_assert_true (sumi_position_equal (now, one->line.end));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/openings/games", test_games);
  g_test_add_func ("/openings/over", test_over);
  g_test_add_func ("/openings/left-at-pass", test_left_at_pass);
  g_test_add_func ("/openings/transposition", test_transposition);
  g_test_add_func ("/openings/untried", test_untried);
  g_test_add_func ("/openings/many", test_many);
  g_test_add_func ("/openings/memory", test_memory);
  g_test_add_func ("/openings/memory-of-many", test_memory_of_many);
  g_test_add_func ("/openings/unsettled", test_unsettled);
  g_test_add_func ("/openings/unsettled-of-many", test_unsettled_of_many);
  return g_test_run ();
}
