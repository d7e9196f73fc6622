/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of a puzzle while it is edited, and the claims that are filled in. */

#include "sumi-draft-item.h"
#include "sumi-draft-proof.h"
#include "sumi-mistake.h"
#include "written.h"

/* An empty board. */
#define NOTHING "................................................................"

/* Black takes the corner h1 at once. */
static const char *const edge = "XOOOOOO."
                                "........"
                                "........"
                                "...OX..."
                                "...XO..."
                                "........"
                                "........"
                                "........";

static SumiDraft *
make_draft (const char *cells, SumiColor turn, const char *task)
{
  g_autoptr (SumiDraft) empty = sumi_draft_new ("mine", "Mine", "en");
  g_autoptr (SumiDraft) draft = NULL;

  draft = sumi_draft_add_puzzle (empty, 0, "Puzzle", position_of (cells, turn));
  return sumi_draft_set (draft, "items[0].task", json_from_string (task, NULL));
}

static void
test_sentences (void)
{
  static const char *const corner = "XOO....."
                                    "........"
                                    "........"
                                    "...OX..."
                                    "...XO..."
                                    "........"
                                    "........"
                                    "........";
  static const char *const race = "XOOOOOO."
                                  ".......X"
                                  ".......O"
                                  "...OX..."
                                  "...XO..."
                                  "........"
                                  "........"
                                  "........";
  static const char *const fight = "..OOO..."
                                   "O.OO.O.."
                                   "OOOOOOO."
                                   "OOOXOOO."
                                   "OXOOXOOO"
                                   "OXOXXOO."
                                   ".OXXXO.."
                                   "OOOOOO..";
  /* After c4 e3. */
  static const char *const perpendicular = "........"
                                           "........"
                                           "....O..."
                                           "..XXO..."
                                           "...XO..."
                                           "........"
                                           "........"
                                           "........";
  static const char *const end = "XXXXXXX."
                                 "XXXXXXXO"
                                 "XXXXXXXX"
                                 "XXXXXXXX"
                                 "XXXXXXXX"
                                 "XXXXXXXX"
                                 "XXXXXXXX"
                                 "XXXXXXOO";
  /* Two empty squares that touch at a corner. */
  static const char *const touching = ".XXXXXXX"
                                      "X.OXXXXX"
                                      "XXXXXXXX"
                                      "XXXXXXXX"
                                      "XXXXXXXX"
                                      "XXXXXXXX"
                                      "XXXXXXXX"
                                      "XXXXXXXX";
  const struct
  {
    const char *cells, *task, *said;
  } rows[] = {
    { edge, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":1}",
      "Proved: h1 forces the corner in 1" },
    { edge, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":2}",
      "Proved: h1, d3, c4, f5 and e6 force the corner in 2. Every move is right." },
    { race, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":2}",
      "Proved: h1 and h4 force the corner in 2. It can be done in 1 move." },
    { corner, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":1}",
      "No move forces it" },
    { fight, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":1}",
      "No move forces it; it takes 2 moves" },
    { end, "{\"type\":\"best\",\"measure\":\"score\"}",
      "Proved: h1 is the best move. There is only one move." },
    { perpendicular, "{\"type\":\"best\",\"measure\":\"mobility\"}", "Proved: f3 is right" },
    { perpendicular, "{\"type\":\"line\",\"opening\":\"Tiger\"}", "Proved: f5 and f6 are right" },
    { edge, "{\"type\":\"count\",\"quantity\":\"white\"}", "Proved: the number is 8" },
    { edge, "{\"type\":\"mark\",\"set\":\"flips\",\"move\":\"h1\"}",
      "Proved: the answer is b1, c1, d1, e1, f1 and g1" },
    { touching, "{\"type\":\"mark\",\"set\":\"odd-regions\"}",
      "regions touch only at their corners, and what is odd depends on whether that joins them: "
      "a1 b2" },
    { edge, "{\"type\":\"play\",\"opponent\":1}", "Ready to be played" },
    { edge, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":40}",
      "“Within moves”: must be from 1 to 8, but is 40" },
    { edge, "{\"type\":\"count\"}", "the key \"quantity\" is missing" },
    { NOTHING, "{\"type\":\"count\",\"quantity\":\"white\"}",
      "the game is over here: neither side has a move" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiDraft) draft = make_draft (rows[i].cells, SUMI_BLACK, rows[i].task);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiDraftProof) proof = sumi_draft_prove (draft, "items[0]", &budget);
      g_autofree char *said = sumi_draft_proof_to_text (proof);

      g_assert_cmpstr (said, ==, rows[i].said);
      g_assert_cmpint (sumi_draft_proof_holds (proof), ==,
                       g_str_has_prefix (said, "Proved") || g_str_has_prefix (said, "Ready"));
      if (g_str_has_prefix (said, "regions touch"))
        g_assert_cmphex (sumi_draft_proof_get_right (proof), ==, 0);
    }
}

/* How many moves are right, and whether it is enough to turn as many discs as possible. */
static void
test_count (void)
{
  static const char *const corner = "XOO....."
                                    "........"
                                    "........"
                                    "...OX..."
                                    "...XO..."
                                    "........"
                                    "........"
                                    "........";
  /* Each move turns one disc. */
  static const char *const even = ".....XO."
                                  "........"
                                  "........"
                                  "...OX..."
                                  "...XO..."
                                  "........"
                                  "........"
                                  "........";
  const struct
  {
    const char *cells, *task, *said; /* NULL: nothing */
  } rows[] = {
    { edge, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":1}",
      "Right moves: 1 of 5. Turning as many discs as possible is right." },
    { corner, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":1}",
      "Right moves: 0 of 5. Turning as many discs as possible is wrong." },
    { even, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":1}",
      "Right moves: 1 of 5." },
    { edge, "{\"type\":\"count\",\"quantity\":\"white\"}", NULL },
    { edge, "{\"type\":\"count\"}", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiDraft) draft = make_draft (rows[i].cells, SUMI_BLACK, rows[i].task);
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiDraftProof) proof = sumi_draft_prove (draft, "items[0]", &budget);
      g_autofree char *said = sumi_draft_proof_count_right (proof);

      g_assert_cmpstr (said, ==, rows[i].said);
    }
}

/* A lesson may ask to choose, of which the author alone says what is right. */
static void
test_lesson (void)
{
  static const char steps[]
    = "[{\"text\": \"Which?\", \"task\": {\"type\": \"choose\", \"options\": [\"No\", \"Yes\"],"
      " \"answer\": 1}}, {\"text\": \"How many?\","
      " \"task\": {\"type\": \"count\", \"quantity\": \"empties\"}}]";
  g_autoptr (SumiDraft) empty = sumi_draft_new ("mine", "Mine", "en");
  g_autoptr (SumiDraft) lesson = sumi_draft_add_lesson (empty, 0, "Lesson");
  g_autoptr (SumiDraft) draft
    = sumi_draft_set (lesson, "items[0].steps", json_from_string (steps, NULL));
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiDraftProof) proof = sumi_draft_prove (draft, "items[0]", &budget);
  g_autofree char *said = sumi_draft_proof_to_text (proof);

  g_assert_true (sumi_draft_proof_holds (proof));
  g_assert_cmpstr (said, ==, "All that can be proved is proved");
}

/* Claims that are filled in hold, until the position is another. */
static void
test_claims (void)
{
  g_autoptr (SumiDraft) draft = make_draft (
      edge, SUMI_BLACK, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":1}");
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  g_autoptr (SumiDraftProof) proof = sumi_draft_prove (draft, "items[0]", &budget);
  g_autoptr (SumiDraft) filled = sumi_draft_fill_claims (draft, 0, proof);
  g_autofree char *claims = json_to_string (sumi_draft_get (filled, "items[0].claims"), FALSE);
  g_autoptr (SumiDraftProof) again = sumi_draft_prove (filled, "items[0]", &budget);
  g_autoptr (SumiDraft) wrong = sumi_draft_set (filled, "items[0].claims.solutions",
                                                json_from_string ("[\"c4\"]", NULL));
  g_autoptr (SumiDraftProof) refused = sumi_draft_prove (wrong, "items[0]", &budget);
  g_autofree char *said = sumi_draft_proof_to_text (refused);
  g_autofree char *refuted = sumi_draft_proof_refute_claims (refused);

  g_assert_cmpstr (claims, ==,
                   "{\"solutions\":[\"h1\"],"
                   "\"replies\":{\"h1\":[\"e3\",\"f4\",\"c5\",\"d6\"]},"
                   "\"unique\":true}");
  g_assert_true (sumi_draft_proof_holds (again));
  g_assert_null (sumi_draft_proof_refute_claims (again));
  g_assert_false (sumi_draft_proof_holds (refused));
  g_assert_cmpstr (said, ==, "Proved: h1 forces the corner in 1. A claim no longer holds.");
  g_assert_cmpstr (refuted, ==, "solutions: says c4; the only right move is h1");
}

/* Claims that do not hold go when they are filled in, so that the puzzle can be used again: also
 * where the question is another, which no move answers. */
static void
test_wrong_claims (void)
{
  static const struct
  {
    const char *task, *before, *after; /* AFTER is NULL: nothing is to be claimed anew */
  } rows[] = {
    { "{\"type\":\"count\",\"quantity\":\"white\"}",
      "{\"solutions\":[\"h1\"],\"replies\":{\"h1\":[\"e3\",\"f4\",\"c5\",\"d6\"]},\"unique\":true}",
      "{\"replies\":{\"h1\":[\"e3\",\"f4\",\"c5\",\"d6\"]}}" },
    { "{\"type\":\"count\",\"quantity\":\"white\"}",
      "{\"replies\":{\"h1\":[\"a2\"],\"f5\":[\"f4\",\"f6\",\"d6\"]}}",
      "{\"replies\":{\"f5\":[\"f4\",\"f6\",\"d6\"]}}" },
    { "{\"type\":\"count\",\"quantity\":\"white\"}", "{\"line\":\"h1e3\"}", NULL },
    { "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":1}",
      "{\"line\":\"h1h1\",\"forced\":\"white\",\"solutions\":[\"a2\"]}",
      "{\"solutions\":[\"h1\"],\"replies\":{\"h1\":[\"e3\",\"f4\",\"c5\",\"d6\"]},"
      "\"unique\":true}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SumiDraft) bare = make_draft (edge, SUMI_BLACK, rows[i].task);
      g_autoptr (SumiDraft) draft
          = sumi_draft_set (bare, "items[0].claims", json_from_string (rows[i].before, NULL));
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiDraftProof) proof = sumi_draft_prove (draft, "items[0]", &budget);
      g_autoptr (SumiDraft) filled = sumi_draft_fill_claims (draft, 0, proof);
      g_autoptr (SumiDraftProof) again = NULL;
      g_autofree char *after = NULL;

      g_assert_cmpint (filled != NULL, ==, rows[i].after != NULL);
      g_assert_cmpint (sumi_draft_proof_can_claim (proof), ==, rows[i].after != NULL);
      if (filled == NULL)
        continue;
      after = json_to_string (sumi_draft_get (filled, "items[0].claims"), FALSE);
      again = sumi_draft_prove (filled, "items[0]", &budget);
      g_assert_cmpstr (after, ==, rows[i].after);
      g_assert_true (sumi_draft_proof_holds (again));
    }
}

static void
proved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(SumiDraftProof **) data = sumi_draft_prove_finish (result, NULL);
}

static void
test_thread (void)
{
  g_autoptr (SumiDraft) empty = sumi_draft_new ("mine", "Mine", "en");
  g_autoptr (SumiDraft) draft =
      sumi_draft_add_puzzle (empty, 0, "Puzzle", sumi_position_start (SUMI_RULES_BLACK_FIRST));
  g_autoptr (SumiDraftProof) proof = NULL;

  sumi_draft_prove_async (draft, "items[0]", NULL, proved_cb, &proof);
  while (proof == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (proof->judgement);
  g_assert_false (sumi_draft_proof_holds (proof));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draft-proof/sentences", test_sentences);
  g_test_add_func ("/draft-proof/count", test_count);
  g_test_add_func ("/draft-proof/lesson", test_lesson);
  g_test_add_func ("/draft-proof/claims", test_claims);
  g_test_add_func ("/draft-proof/wrong-claims", test_wrong_claims);
  g_test_add_func ("/draft-proof/thread", test_thread);

  return g_test_run ();
}
