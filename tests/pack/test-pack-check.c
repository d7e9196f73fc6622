/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What checking says of wrong statements, word by word, and how it keeps to its budget. */

#include <string.h>

#include "pinned.h"
#include "random-positions.h"
#include "sumi-answer.h"
#include "sumi-features.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"

typedef struct
{
  const char *fixture; /* without n_check_ and the suffix */
  const char *lines;   /* all mistakes as they are printed, without path and place */
} Wording;

static const Wording wordings[] = {
  { "claim_replies",
    "items[0].claims.replies.h2: says h7 g7; White's replies are h7 [claim]\n"
    "items[0].claims.replies.g7: says []; White's replies are f7 h2 h7 h8 [claim]\n" },
  { "claim_no_reply", "items[0].claims.replies.c1: says d1; White has no reply [claim]\n" },
  { "claim_solutions", "items[0].claims.solutions: says g2; the only right move is h2 [claim]\n" },
  { "claim_solutions_less", "items[0].claims.solutions: says h2; the right moves are a2 a5 a6 a7 "
                            "b2 b7 b8 c1 c2 d8 e8 f7 g1 g2 g7 h2 [claim]\n" },
  { "claim_forced_later", "items[0].claims.forced: says that White always has one move; at move 4 "
                          "of the line, h1, White's moves are a1 b1 c1 c2 g2 h1 [claim]\n" },
  { "claim_forced_pass",
    "items[0].claims.forced: says that Black always has one move; at move 2 of the line Black has "
    "none [claim]\n" },
  { "claim_result",
    "items[0].claims.result: says Black 20, White 21; the line ends with Black 12, White 30 "
    "[claim]\n" },
  { "unique_false",
    "items[0].claims.unique: says that more than one move is right; only h2 is [unique]\n" },
  { "unsolvable", "items[0].task: no move solves it; the legal moves are a2 a5 a6 a7 b2 b7 b8 c1 "
                  "c2 d8 e8 f7 g1 g2 g7 h2 [unsolvable]\n" },
  { "undecided",
    "items[0].task: the search ended before it could decide c4 d3 e6 f5 [undecided]\n" },
  { "record_turn", "items[0].record: reaches this board with Black to move, not White [record]\n" },
  { "record", "items[0].record: reaches another board, which differs on 37 squares [record]\n" },
  { "record_near", "items[0].record: reaches another board, which differs on c8 [record]\n" },
  { "ambiguous", "items[0].task: regions touch only at their corners, and what is odd depends on "
                 "whether that joins them: a1 b2 [ambiguous]\n" },
  { "undecided_stable",
    "items[0].task: of these discs it can be proved neither that they are stable nor that they can "
    "be turned: c1 [undecided]\n" },
  { "undecided_score",
    "items[0].claims.score: the search ended before it could find the exact score [undecided]\n" },
  { "claim_score",
    "items[0].claims.score: says +48; the exact score for Black is -48 [claim]\n" },
  { "claim_score_empties",
    "items[0].claims.score: says +64; the exact score for Black is +3 [claim]\n" },
  { "claim_score_white",
    "items[0].claims.score: says -50; the exact score for White is -48 [claim]\n" },
  { "play_owned", "items[0].task: Black, whom the learner plays, has h1 already; name the corners "
                  "that are to be taken [unsolvable]\n" },
  { "play_owned_white", "items[0].task: White, whom the learner plays, has h1 already; name the "
                        "corners that are to be taken [unsolvable]\n" },
  { "play_taken", "items[0].task: no corner is left to be taken: a8 h8 [unsolvable]\n" },
  { "play_margin", "items[0].task: cannot be reached: the opponent has 56 discs that can never be "
                   "turned [unsolvable]\n" },
  { "play_no_game", "items[0].task: cannot be reached: no way to play on from here reaches it "
                    "[unsolvable]\n" },
  { "game_corner", "items[0].aim: Black, whom the learner plays, has a1 already; name the corners "
                   "that are to be taken [unsolvable]\n" },
  { "game_win", "items[0]: cannot be reached: the opponent has 56 discs that can never be turned "
                "[unsolvable]\n" },
  { "lesson", "items[0].steps[0].explain.wrong.d3: explains why d3 is wrong, but it is right "
              "[explain]\n"
              "items[0].steps[1].task: no move solves it; the legal moves are c4 d3 e6 f5 "
              "[unsolvable]\n" },
  { "reason_itself", "items[0].task.than: must be a move other than g3, which is the one asked "
                     "about [unsolvable]\n" },
  { "explain", "items[0].explain.wrong.h2: explains why h2 is wrong, but it is right [explain]\n" },
};

static SumiPack *
read_fixture (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiPack *pack = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes);

  g_assert_nonnull (pack);

  return pack;
}

static void
test_wording (gconstpointer data)
{
  const Wording *wording = data;
  g_autofree char *name = g_strdup_printf ("n_check_%s.sumi.json", wording->fixture);
  g_autoptr (SumiPack) pack = read_fixture (name);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GString) lines = g_string_new (NULL);
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  budget.max_nodes = 100000;
  g_assert_false (sumi_pack_check (pack, &budget, mistakes));
  for (guint i = 0; i < mistakes->len; i++)
    {
      const SumiMistake *mistake = mistakes->pdata[i];

      g_string_append_printf (lines, "%s: %s [%s]\n", mistake->where, mistake->message,
                              sumi_mistake_code_to_name (mistake->code));
    }
  g_assert_cmpstr (lines->str, ==, wording->lines);
}

/* A limit that the caller sets holds for all puzzles together, and what was spent is counted. */
static void
test_nodes (void)
{
  g_autoptr (SumiPack) pack = read_fixture ("y_two_items.sumi.json");
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  guint64 nodes;

  g_assert_true (sumi_pack_check (pack, &budget, mistakes));
  g_assert_false (budget.is_exhausted);
  nodes = budget.nodes;
  g_assert_cmpuint (nodes, >, 0);

  /* Just enough for both, then only for the first. */
  budget = SUMI_BUDGET_UNLIMITED;
  budget.max_nodes = nodes;
  g_assert_true (sumi_pack_check (pack, &budget, mistakes));
  g_assert_cmpuint (budget.nodes, ==, nodes);
  budget = SUMI_BUDGET_UNLIMITED;
  budget.max_nodes = nodes / 2;
  g_assert_false (sumi_pack_check (pack, &budget, mistakes));
  g_assert_true (budget.is_exhausted);
  g_assert_cmpuint (mistakes->len, ==, 1);
  g_assert_cmpstr (((SumiMistake *) mistakes->pdata[0])->where, ==, "items[1].task");
  g_assert_cmpint (((SumiMistake *) mistakes->pdata[0])->code, ==, SUMI_MISTAKE_UNDECIDED);

  /* Without one, what was spent before takes nothing from those of the program. */
  g_ptr_array_set_size (mistakes, 0);
  budget = SUMI_BUDGET_UNLIMITED;
  budget.nodes = 2 * SUMI_PACK_CHECK_PACK_NODES;
  g_assert_true (sumi_pack_check (pack, &budget, mistakes));
  g_assert_cmpuint (budget.nodes, ==, 2 * SUMI_PACK_CHECK_PACK_NODES + nodes);
}

static bool
say_yes (void *data)
{
  int *n_calls = data;

  (*n_calls)++;

  return true;
}

/* Once somebody calls it off, nothing more is decided; what needs no search is still told. */
static void
test_cancelled (void)
{
  g_autoptr (SumiPack) pack = read_fixture ("n_check_several.sumi.json");
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  int n_calls = 0;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  budget.is_cancelled = say_yes;
  budget.data = &n_calls;
  g_assert_false (sumi_pack_check (pack, &budget, mistakes));
  g_assert_cmpint (n_calls, >, 0);
  g_assert_true (budget.is_exhausted);
  g_assert_cmpuint (mistakes->len, ==, 2);
  g_assert_cmpint (((SumiMistake *) mistakes->pdata[0])->code, ==, SUMI_MISTAKE_UNDECIDED);
  g_assert_cmpint (((SumiMistake *) mistakes->pdata[1])->code, ==, SUMI_MISTAKE_RECORD);
}

/* A position with N_EMPTIES, of a game that SEED makes; FALSE if the game ends before. */
static gboolean
play_to (guint32 seed, int n_empties, SumiPosition *out_position)
{
  g_autoptr (GRand) source = g_rand_new_with_seed (seed);
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  while (sumi_position_count_empties (position) > n_empties
         || sumi_position_must_pass (position))
    {
      SumiBitboard moves = sumi_position_legal_moves (position);
      int n = moves != 0 ? g_rand_int_range (source, 0, sumi_bitboard_count (moves)) : 0;

      if (moves == 0 && !sumi_position_must_pass (position))
        return FALSE;
      for (; n > 0; n--)
        moves &= moves - 1;
      position = moves != 0 ? sumi_position_play (position, sumi_bitboard_first (moves))
                            : sumi_position_pass (position);
    }
  *out_position = position;
  return !sumi_position_is_over (position);
}

/* In how many of 40 games with N_EMPTIES left it is found that no game from there reaches the
 * largest margin that the discs which can never be turned leave open, with MAX_NODES for each. */
static int
count_unreachable (int n_empties, uint64_t max_nodes)
{
  int n = 0;

  for (guint32 seed = 0; seed < 40; seed++)
    {
      g_autoptr (SumiExercise) exercise = sumi_exercise_new ();
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      SumiBitboard stable;

      if (!play_to (seed, n_empties, &exercise->position))
        continue;
      stable = sumi_features_stable (exercise->position,
                                     sumi_color_opposite (exercise->position.turn));
      budget.max_nodes = max_nodes;
      sumi_task_init (&exercise->task);
      exercise->task.type = SUMI_TASK_PLAY;
      exercise->task.aim.kind = SUMI_PLAY_AIM_MARGIN;
      exercise->task.aim.margin = MAX (64 - 2 * sumi_bitboard_count (stable), 1);
      exercise->where = g_strdup ("items[0]");
      exercise->task_where = g_strdup ("items[0].task");
      sumi_exercise_check (exercise, &budget, mistakes);
      for (guint i = 0; i < mistakes->len; i++)
        n += ((SumiMistake *) mistakes->pdata[i])->code == SUMI_MISTAKE_UNSOLVABLE;
    }
  return n;
}

/* Games are played out up to a number of empty squares, and not beyond. Where the nodes do not
 * suffice for that, nothing is claimed. */
static void
test_unreachable (void)
{
  g_assert_cmpint (count_unreachable (8, UINT64_MAX), >, 0);
  g_assert_cmpint (count_unreachable (9, UINT64_MAX), ==, 0);
  g_assert_cmpint (count_unreachable (8, 20), ==, 0);
}

/* A pack with one puzzle, read from what is written of it: TASK in POSITION. */
static SumiPack *
make_pack (SumiPosition position, const SumiTask *task)
{
  g_autoptr (SumiPack) pack = sumi_pack_new ();
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autofree char *text = NULL;
  SumiItem *item = sumi_item_new (SUMI_ITEM_PUZZLE);

  pack->id = g_strdup ("test");
  pack->language = g_strdup ("en");
  pack->title = sumi_text_new_plain ("Test");
  item->id = g_strdup ("one");
  item->title = sumi_text_new_plain ("One");
  item->exercise->position = position;
  item->exercise->task = *task;
  sumi_pack_take_item (pack, item);
  text = sumi_pack_write (pack);
  return sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes);
}

/* Why there is no reason to choose is said as it was found, of every kind that there is. */
static void
test_reasons (void)
{
  static const struct
  {
    SumiReasonsState state;
    SumiMistakeCode code;
  } rows[] = {
    { SUMI_REASONS_ALONE, SUMI_MISTAKE_UNSOLVABLE },
    { SUMI_REASONS_TIED, SUMI_MISTAKE_AMBIGUOUS },
    { SUMI_REASONS_NOT_BEST, SUMI_MISTAKE_UNSOLVABLE },
    { SUMI_REASONS_ALIKE, SUMI_MISTAKE_UNSOLVABLE },
    { SUMI_REASONS_FOUND, SUMI_N_MISTAKES },
  };
  RandomSource source = random_source_init (40);
  guint n_seen[G_N_ELEMENTS (rows)] = { 0 };
  Pinned pinned = { 0 };

  for (int i = 0; i < 200; i++)
    {
      SumiPosition position = random_position (&source, 54 + i % 7);
      SumiTask task = { .type = SUMI_TASK_REASON, .move = SUMI_SQUARE_NONE,
                        .than = SUMI_SQUARE_NONE };
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      g_autoptr (SumiPack) pack = NULL;
      SumiAnswer answer;

      if (sumi_position_legal_moves (position) == 0)
        continue;
      if (i % 2 == 1)
        task.move = random_square_of (&source, sumi_position_legal_moves (position));
      pack = make_pack (position, &task);
      sumi_pack_check (pack, &budget, mistakes);
      budget = SUMI_BUDGET_UNLIMITED;
      answer = sumi_answer_find (&task, position, &budget);
      for (gsize j = 0; j < G_N_ELEMENTS (rows); j++)
        {
          if (answer.reasons.state != rows[j].state)
            continue;
          n_seen[j]++;
          g_assert_cmpuint (mistakes->len, ==, rows[j].code != SUMI_N_MISTAKES);
          if (mistakes->len > 0)
            g_assert_cmpint (((SumiMistake *) mistakes->pdata[0])->code, ==, rows[j].code);
        }
      for (guint j = 0; j < mistakes->len; j++)
        pinned_add (&pinned, "%s", ((SumiMistake *) mistakes->pdata[j])->message);
    }
  for (gsize j = 0; j < G_N_ELEMENTS (rows); j++)
    {
      g_test_message ("state %d: %u", rows[j].state, n_seen[j]);
      g_assert_cmpuint (n_seen[j], >, 0);
    }
  pinned_check (&pinned, "reasons", UINT64_C (0x7a14dbaf9e7564d5));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (wordings); i++)
    {
      g_autofree char *path = g_strconcat ("/pack/check/wording/", wordings[i].fixture, NULL);

      g_test_add_data_func (path, &wordings[i], test_wording);
    }
  g_test_add_func ("/pack/check/nodes", test_nodes);
  g_test_add_func ("/pack/check/cancelled", test_cancelled);

  g_test_add_func ("/pack/check/unreachable", test_unreachable);
  g_test_add_func ("/pack/check/reasons", test_reasons);
  return g_test_run ();
}
