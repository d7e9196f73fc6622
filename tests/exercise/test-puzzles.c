/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of the first puzzles of some packs that come with Sumi: test-puzzles PACK…
 *
 * In puzzles there is more to be said than of positions at random. All of it makes one number, of
 * every move, right or wrong, and of every hint; which changes where those puzzles do. */

#include "pinned.h"
#include "said.h"
#include "sumi-coach.h"
#include "sumi-hint.h"
#include "sumi-pack-reader.h"
#include "sumi-reasons.h"

#define MAX_PUZZLES 40

static void
pin_saying (Pinned *pinned, const char *what, const SumiSaying *saying)
{
  pinned_add (pinned, "%s: %s %" G_GINT64_MODIFIER "x %d", what, said_text (*saying),
              saying->squares, saying->move);
}

/* The facts about MOVE, as a coach tells them by FLAGS. */
static void
pin_facts (Pinned *pinned, const SumiJudgement *judgement, SumiSquare move, SumiCoachFlags flags)
{
  guint n_first;
  g_autoptr (GArray) facts = sumi_coach_explain (judgement, move, flags, &n_first);

  pinned_add (pinned, "%s: %u first of %u", sumi_square_to_name (move), n_first, facts->len);
  for (guint i = 0; i < facts->len; i++)
    {
      SumiSaying saying = sumi_saying_of_fact (&g_array_index (facts, SumiFact, i));

      pin_saying (pinned, "fact", &saying);
    }
}

static void
pin_hints (Pinned *pinned, const SumiJudgement *judgement)
{
  SumiBitboard asked = 0;
  SumiSaying question, answers[2];

  for (int level = 0; level < SUMI_N_HINTS; level++)
    {
      SumiSaying hint = sumi_hint_make (judgement, (SumiHintLevel) level);

      pin_saying (pinned, "hint", &hint);
    }
  if (!sumi_hint_ask (judgement, &question, &asked))
    return;
  pin_saying (pinned, "question", &question);
  pinned_add (pinned, "asked %" G_GINT64_MODIFIER "x", asked);
  for (int i = 0; i < 3; i++)
    {
      const SumiBitboard marks[] = { 0, asked, judgement->right };
      guint n = sumi_hint_answer (judgement, marks[i], answers);

      for (guint j = 0; j < n; j++)
        pin_saying (pinned, "answer", &answers[j]);
    }
}

/* What there is to choose from when it is asked why the right move is. */
static void
pin_reasons (Pinned *pinned, const SumiJudgement *judgement)
{
  SumiReasons reasons
    = sumi_reasons_of_judgement (judgement, sumi_bitboard_first (judgement->right));

  pinned_add (pinned, "reasons %d: %d, not %d, right %x", reasons.state, reasons.move,
              reasons.other, reasons.right);
  for (guint i = 0; i < reasons.n_options; i++)
    pinned_add (pinned, "%s of %" G_GINT64_MODIFIER "x: %d",
                sumi_merit_to_name (reasons.options[i].merit.kind),
                reasons.options[i].merit.squares, reasons.options[i].truth);
}

static void
pin_puzzle (Pinned *pinned, const SumiExercise *exercise)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiJudgement) judgement
    = sumi_judgement_new (&exercise->task, exercise->position, SUMI_JUDGE_DEFAULT, &budget);

  pin_hints (pinned, judgement);
  pin_reasons (pinned, judgement);
  for (guint i = 0; i < judgement->n_moves; i++)
    {
      pin_facts (pinned, judgement, judgement->moves[i].move, SUMI_COACH_DEFAULT);
      pin_facts (pinned, judgement, judgement->moves[i].move,
                 SUMI_COACH_REVEAL | SUMI_COACH_NEUTRAL);
    }
}

static void
test_said (gconstpointer data)
{
  const char *const *paths = data;
  Pinned pinned = { 0 };

  for (gsize i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
      g_autoptr (SumiPack) pack
        = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes);

      g_assert_nonnull (pack);
      for (guint j = 0; j < MIN (pack->puzzles->len, MAX_PUZZLES); j++)
        {
          const SumiExercise *exercise = sumi_pack_get_puzzle (pack, j)->exercise;

          if (sumi_task_is_by_move (exercise->task.type))
            pin_puzzle (&pinned, exercise);
        }
    }
  pinned_check (&pinned, "said", UINT64_C (0x24a8233cdd013926));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/puzzles/said", argv + 1, test_said);
  return g_test_run ();
}
