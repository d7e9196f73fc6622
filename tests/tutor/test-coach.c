/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a coach says first: each fact held against the slow rules, for every move of positions from
 * a seed; and the whole text, word by word, for the positions of a table, also with the colours
 * swapped and the board turned. */

#include "coach-check.h"
#include "random-positions.h"
#include "slow-rules.h"
#include "sumi-coach.h"
#include "sumi-fact-words.h"
#include "sumi-symmetry.h"
#include "tutor-fixture.h"
#include "written.h"

#include <stdlib.h>
#include <string.h>

#define N_POSITIONS 1200
#define MAX_SENTENCES 3

/* Where White's g7 sets a Stoner trap, and where its g1 creeps along an edge: in positions made at
 * random there is none of this, or next to none. */
static const char stoner_trap[]
  = "....XXX.....OO.X...OOOXX.OOOOXX...OOXXOO..OOOXOO....XX..........";
static const char creeping[] = "..OXXX..X.XXXX..XXOXXXX.XXOXOXX.XXXXXOXXXXOOOOXX..OOOOOX..OOOOOO";

/* Only Black's h7 opens no corner. */
static const char others_open[]
  = "OXOOOOOOOOXOOOOOOOOXXOOXOOXXXX..OOOXOXX..OOXXOXXX.XXXXO..XXXXX.O";

/* White's c2 wins a corner in time, but after a reply none of the moves that do leaves Black only
 * losing ones. */
static const char no_plan[] = ".OOOOOOO...OOOOO.XXXXXXO..XOXXXOOOXOOOXOOOXOXOXOOOOOOXOOOOOOOOOO";

/* What may have a number in a sentence: a result, the size of a region, and what has no cause. */
static gboolean
may_have_number (const SumiFact *fact, guint n_first)
{
  return n_first == 1 || fact->kind == SUMI_FACT_RESULTS || fact->kind == SUMI_FACT_REGION
         || fact->kind == SUMI_FACT_WINS || fact->kind == SUMI_FACT_NOT_WON
         || fact->kind == SUMI_FACT_BEST_RESULT;
}

/* All that is said first of MOVE. */
static char *
say (GArray *facts, guint n_first)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_first; i++)
    {
      g_autofree char *sentence = sumi_fact_to_text (&g_array_index (facts, SumiFact, i));

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", sentence);
    }
  return g_string_free (text, FALSE);
}

/* "d8! Black must pass." is a sentence after a cry. */
static void
check_text (GArray *facts, guint n_first, const char *text)
{
  gboolean has_cry = strchr (text, '!') != NULL;

  g_assert_cmpint (coach_count_sentences (text) - has_cry, <=, MAX_SENTENCES);
  g_assert_null (strchr (text, '{'));
  g_assert_null (strstr (text, "  "));
  g_assert_null (strstr (text, " ,"));
  g_assert_null (strstr (text, " ."));
  for (guint i = 0; i < n_first; i++)
    {
      const SumiFact *fact = &g_array_index (facts, SumiFact, i);
      g_autofree char *sentence = sumi_fact_to_text (fact);

      if (!may_have_number (fact, n_first) && tutor_has_number (sentence))
        g_test_message ("%s", text);
      if (!may_have_number (fact, n_first))
        g_assert_false (tutor_has_number (sentence));
    }
}

static gboolean
has_kind (GArray *facts, SumiFactKind kind)
{
  for (guint i = 0; i < facts->len; i++)
    {
      if (g_array_index (facts, SumiFact, i).kind == kind)
        return TRUE;
    }
  return FALSE;
}

/* Where the opponent is to have few moves or none, those that it has are named, while they are so
 * few that one can follow. */
static void
check_left (const SumiJudgement *judgement, int move, GArray *facts)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, move);
  SlowBoard board = slow_from_position (judgement->position);
  SlowBoard after = slow_play (&board, move);
  int n = sumi_bitboard_count (slow_legal (&after));

  if (verdict->verdict == SUMI_VERDICT_RIGHT && verdict->distance == 1)
    g_assert_true (has_kind (facts, SUMI_FACT_LEAVES) == (n >= 1 && n <= 4));
  else if (verdict->verdict == SUMI_VERDICT_WRONG && judgement->task.within == 1)
    g_assert_true (has_kind (facts, SUMI_FACT_STILL_HAS) == (n >= 1));
}

/* The reply that a sentence about a wrong move speaks of is the one that the board shows. */
static void
check_reply (const SumiJudgement *judgement, const SumiFact *fact)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, fact->move);

  if (verdict != NULL && verdict->verdict == SUMI_VERDICT_WRONG && fact->voice == SUMI_VOICE_MOVER
      && fact->reply < SUMI_SQUARE_PASS)
    g_assert_cmpint (fact->reply, ==, verdict->refutation);
}

static void
check_move (const SumiJudgement *judgement, int move, gboolean *seen)
{
  guint n_first;
  g_autoptr (GArray) facts = sumi_coach_explain (judgement, move, SUMI_COACH_REVEAL, &n_first);
  g_autofree char *text = say (facts, n_first);

  g_assert_cmpuint (n_first, >, 0);
  g_assert_cmpuint (n_first, <=, facts->len);
  for (guint i = 0; i < facts->len; i++)
    {
      const SumiFact *fact = &g_array_index (facts, SumiFact, i);
      gboolean is_own = coach_check_fact (fact, i + 1 < facts->len ? fact + 1 : NULL);

      g_assert_true (!is_own || i < n_first);
      g_assert_true (!is_own || fact->voice != SUMI_VOICE_MOVER || fact->move == move);
      if (i < n_first)
        check_reply (judgement, fact);
      seen[fact->kind] = TRUE;
    }
  if (judgement->task.type == SUMI_TASK_FORCE
      && (judgement->task.goal.kind == SUMI_GOAL_PASS
          || judgement->task.goal.kind == SUMI_GOAL_MOBILITY))
    check_left (judgement, move, facts);
  check_text (facts, n_first, text);
}

/* All that is said of MOVE in one of the voices. */
static void
pin_move (Pinned *pinned, const SumiJudgement *judgement, SumiSquare move)
{
  static const SumiCoachFlags flags[]
    = { SUMI_COACH_DEFAULT, SUMI_COACH_REVEAL, SUMI_COACH_NEUTRAL, SUMI_COACH_OTHER };
  guint n_first;
  g_autoptr (GArray) facts
    = sumi_coach_explain (judgement, move, flags[(guint) move % G_N_ELEMENTS (flags)], &n_first);

  pinned_add (pinned, "move %d of %d %d %d, first %u", move, judgement->task.type,
              judgement->task.goal.kind, judgement->task.within, n_first);
  for (guint i = 0; i < facts->len; i++)
    tutor_pin_fact (pinned, &g_array_index (facts, SumiFact, i));
}

static void
check_task (SumiTask task, SumiPosition position, Pinned *pinned, gboolean *seen)
{
  g_autoptr (SumiJudgement) judgement = tutor_judge (&task, position);

  SUMI_FOREACH_SQUARE (move, sumi_position_legal_moves (position))
    {
      check_move (judgement, (int) move, seen);
      pin_move (pinned, judgement, (SumiSquare) move);
    }
}

static SumiTask
make_corner_task (RandomSource *source, SumiTaskType type)
{
  SumiTask task = { .type = type,
                    .goal = { .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS },
                    .within = 1 + random_source_below (source, 3) };

  if (random_source_below (source, 4) == 0)
    task.goal.corners = UINT64_C (1) << random_square_of (source, SUMI_CORNERS);
  return task;
}

static void
test_facts (void)
{
  RandomSource source = random_source_init (2026);
  gboolean seen[SUMI_N_FACT_KINDS] = { FALSE };
  Pinned pinned = { 0 };
  SumiTask few;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      SumiPosition position = i % 5 == 4 ? random_scattered_position (&source)
                                         : random_position (&source, 12 + i % 46);

      if (sumi_position_legal_moves (position) == 0)
        continue;
      few = tutor_force (i % 2 == 0 ? SUMI_GOAL_PASS : SUMI_GOAL_MOBILITY, 1 + i % 3 / 2);
      few.goal.max_moves = 1 + i % 4;
      if (i % 8 == 7)
        few.goal.kind = SUMI_GOAL_WIPE_OUT;
      if (i % 5 == 2)
        few.type = SUMI_TASK_DENY;
      check_task (make_corner_task (&source, SUMI_TASK_FORCE), position, &pinned, seen);
      check_task (make_corner_task (&source, SUMI_TASK_DENY), position, &pinned, seen);
      check_task (few, position, &pinned, seen);
      check_task (tutor_best (i % SUMI_MEASURE_SCORE), position, &pinned, seen);
      if (sumi_position_count_empties (position) <= 8)
        {
          check_task (tutor_best (SUMI_MEASURE_SCORE), position, &pinned, seen);
          check_task ((SumiTask){ .type = SUMI_TASK_WIN, .by = 1 }, position, &pinned, seen);
        }
    }
  for (int i = 0; i < 5; i++)
    check_task (tutor_force (SUMI_GOAL_CORNER, 2), position_of (tutor_puzzles[i], SUMI_BLACK),
                &pinned, seen);
  check_task (tutor_force (SUMI_GOAL_CORNER, 3), position_of (stoner_trap, SUMI_WHITE),
              &pinned, seen);
  few = tutor_force (SUMI_GOAL_MOBILITY, 2);
  few.goal.max_moves = 2;
  check_task (few, position_of (creeping, SUMI_WHITE), &pinned, seen);
  check_task (tutor_force (SUMI_GOAL_CORNER, 3), position_of (no_plan, SUMI_WHITE), &pinned,
              seen);
  few = tutor_force (SUMI_GOAL_CORNER, 1);
  few.type = SUMI_TASK_DENY;
  check_task (few, position_of (others_open, SUMI_BLACK), &pinned, seen);
  for (int kind = SUMI_FACT_TOOK_ONLY; kind < SUMI_N_FACT_KINDS; kind++)
    {
      if (!seen[kind])
        g_test_message ("never seen: %d", kind);
      g_assert_true (seen[kind]);
    }
  pinned_check (&pinned, "facts", UINT64_C (0x11da29ef89e82647));
}

/* "force corner 2", "force a1h8 2", "force pass 1", "force mobility3 1", "force wipe-out 2",
 * "deny …", "best mobility", "win 1". */
static SumiTask
read_task (char **words)
{
  static const char *const measures[] = { "mobility", "frontier", "openness",
                                          "potential-mobility", "score" };
  SumiTask task = { .type = strcmp (words[0], "deny") == 0 ? SUMI_TASK_DENY : SUMI_TASK_FORCE };

  if (strcmp (words[0], "best") == 0)
    {
      for (int i = 0; i < SUMI_N_MEASURES; i++)
        {
          if (strcmp (words[1], measures[i]) == 0)
            return tutor_best (i);
        }
      g_assert_not_reached ();
    }
  if (strcmp (words[0], "win") == 0)
    return (SumiTask){ .type = SUMI_TASK_WIN, .by = atoi (words[1]) };
  task.within = atoi (words[2]);
  if (strcmp (words[1], "pass") == 0)
    task.goal.kind = SUMI_GOAL_PASS;
  else if (strcmp (words[1], "wipe-out") == 0)
    task.goal.kind = SUMI_GOAL_WIPE_OUT;
  else if (g_str_has_prefix (words[1], "mobility"))
    task.goal = (SumiGoal){ .kind = SUMI_GOAL_MOBILITY, .max_moves = atoi (words[1] + 8) };
  else
    task.goal = (SumiGoal){ .kind = SUMI_GOAL_CORNER, .corners = SUMI_CORNERS };
  if (task.goal.kind == SUMI_GOAL_CORNER && strcmp (words[1], "corner") != 0)
    task.goal.corners = tutor_named (words[1]);
  return task;
}

/* What is said of MOVE in POSITION, each fact held against the slow rules; to be freed. */
static char *
explain (const SumiTask *task, SumiPosition position, SumiSquare move)
{
  guint n_first;
  g_autoptr (SumiJudgement) judgement = tutor_judge (task, position);
  g_autoptr (GArray) facts = sumi_coach_explain (judgement, move, SUMI_COACH_REVEAL, &n_first);

  for (guint i = 0; i < facts->len; i++)
    {
      const SumiFact *fact = &g_array_index (facts, SumiFact, i);

      coach_check_fact (fact, i + 1 < facts->len ? fact + 1 : NULL);
    }
  return say (facts, n_first);
}

/* TEXT with each colour in place of the other. */
static char *
swap_colors (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "Black", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) pieces = g_strsplit (parts[i], "White", -1);

      g_free (parts[i]);
      parts[i] = g_strjoinv ("Black", pieces);
    }
  return g_strjoinv ("White", parts);
}

static gboolean
is_square (const char *at)
{
  return at[0] >= 'a' && at[0] <= 'h' && at[1] >= '1' && at[1] <= '8'
         && !g_ascii_isalnum (at[2]);
}

/* TEXT without its squares, which are counted, each as it is turned by SYMMETRY. */
static char *
take_squares (const char *text, SumiSymmetry symmetry, int counts[64])
{
  GString *rest = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    {
      if (!is_square (at))
        {
          g_string_append_c (rest, *at);
          continue;
        }
      counts[sumi_symmetry_square (symmetry, sumi_square_at (at[0] - 'a', at[1] - '1'))]++;
      g_string_append_c (rest, '#');
      at++;
    }
  return g_string_free (rest, FALSE);
}

/* Whether the same is said on a board that is turned, of other squares, in whatever order. It need
 * not be: of several replies that refute a move alike another may come first, and of a long list
 * other squares are named. */
static gboolean
is_same_turned (const char *text, const char *turned, SumiSymmetry symmetry)
{
  int counts[64] = { 0 }, others[64] = { 0 };
  g_autofree char *rest = take_squares (text, symmetry, counts);
  g_autofree char *other = take_squares (turned, 0, others);

  return strcmp (rest, other) == 0 && memcmp (counts, others, sizeof counts) == 0;
}

/* A line of the table with a position, a task and a move; then the text. With the colours of the
 * position swapped they must be swapped in the text. Returns whether the same is said where the
 * board is turned by SYMMETRY. */
static gboolean
check_row (const char *row, const char *expected, SumiSymmetry symmetry)
{
  g_auto (GStrv) words = g_strsplit (row, " ", -1);
  SumiTask task = read_task (words + 2);
  SumiColor turn = strcmp (words[1], "X") == 0 ? SUMI_BLACK : SUMI_WHITE;
  SumiPosition position = position_of (words[0], turn), swapped = position;
  SumiSquare move = square_of (words[g_strv_length (words) - 1]);
  g_autofree char *text = explain (&task, position, move), *other = NULL, *back = NULL;
  g_autofree char *turned = NULL;

  if (strcmp (text, expected) != 0)
    g_test_message ("%s", row);
  g_assert_cmpstr (text, ==, expected);

  swapped.turn = sumi_color_opposite (turn);
  other = explain (&task, swapped, move);
  back = swap_colors (other);
  g_assert_cmpstr (back, ==, expected);

  task.goal.corners = sumi_symmetry_bitboard (symmetry, task.goal.corners);
  turned = explain (&task, sumi_symmetry_position (symmetry, position),
                    sumi_symmetry_square (symmetry, move));
  return is_same_turned (text, turned, symmetry);
}

static void
test_texts (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "coach-texts.txt", NULL);
  g_autofree char *table = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  int n_rows = 0, n_same = 0;

  g_file_get_contents (path, &table, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (table, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      n_same += check_row (lines[i], lines[i + 1], 1 + n_rows % (SUMI_N_SYMMETRIES - 1));
      i++;
      n_rows++;
    }
  g_assert_cmpint (n_rows, >=, 60);
  g_assert_cmpint (10 * n_same, >=, 9 * n_rows);
}

/* A look at a position that a search did not finish says nothing first. */
static void
test_undecided (void)
{
  SumiTask task = tutor_force (SUMI_GOAL_CORNER, 8);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  SumiPosition position = position_of (tutor_puzzles[0], SUMI_BLACK);
  g_autoptr (SumiJudgement) judgement = NULL;
  g_autoptr (GArray) facts = NULL, none = NULL;
  guint n_first = 1;

  budget.max_nodes = 1;
  judgement = sumi_judgement_new (&task, position, SUMI_JUDGE_DEFAULT, &budget);
  facts = sumi_coach_explain (judgement, square_of ("c1"), SUMI_COACH_DEFAULT, &n_first);
  g_assert_cmpuint (n_first, ==, 0);
  g_assert_cmpuint (facts->len, >, 0);
  none = sumi_coach_explain (judgement, square_of ("d4"), SUMI_COACH_DEFAULT, &n_first);
  g_assert_cmpuint (none->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/coach/facts", test_facts);
  g_test_add_func ("/tutor/coach/texts", test_texts);
  g_test_add_func ("/tutor/coach/undecided", test_undecided);
  return g_test_run ();
}
