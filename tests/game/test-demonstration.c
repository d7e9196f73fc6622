/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A demonstration plays itself to its end, and is stepped through by hand. */

#include "said.h"
#include "random-positions.h"
#include "sumi-demonstration.h"

typedef struct
{
  SumiTranscript moves;
  SumiDemonstration *demonstration;
  int n_changes;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

/* A random game that has a pass, from a fixed seed. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  RandomSource source = random_source_init (21);
  gboolean has_pass = FALSE;

  while (!has_pass)
    {
      SumiTranscript *moves = &fixture->moves;
      SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

      *moves = (SumiTranscript){ .start = position };
      while (!sumi_position_is_over (position))
        {
          SumiBitboard legal = sumi_position_legal_moves (position);
          SumiSquare move = legal != 0 ? random_square_of (&source, legal) : SUMI_SQUARE_PASS;

          has_pass = has_pass || move == SUMI_SQUARE_PASS;
          moves->moves[moves->n_moves++] = (uint8_t) move;
          position = sumi_position_play (position, move);
        }
      moves->end = position;
    }
  fixture->demonstration = sumi_demonstration_new (fixture->moves.start, &fixture->moves);
  g_signal_connect_swapped (fixture->demonstration, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->demonstration);
}

static void
test_plays_itself (Fixture *fixture, gconstpointer data)
{
  SumiDemonstration *demonstration = fixture->demonstration;
  guint n_moves = (guint) fixture->moves.n_moves;

  sumi_demonstration_set_pace (demonstration, 0);
  g_assert_false (sumi_demonstration_is_playing (demonstration));
  g_assert_cmpuint (sumi_demonstration_get_n_moves (demonstration), ==, n_moves);
  sumi_demonstration_play (demonstration);
  g_assert_true (sumi_demonstration_is_playing (demonstration));
  while (sumi_demonstration_is_playing (demonstration))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (sumi_demonstration_get_index (demonstration), ==, n_moves);
  g_assert_cmpint (fixture->n_changes, ==, 1 + (int) n_moves);
  g_assert_true (sumi_position_equal (sumi_demonstration_get_position (demonstration),
                                      fixture->moves.end));
  /* Once more from the beginning. */
  sumi_demonstration_play (demonstration);
  g_assert_cmpuint (sumi_demonstration_get_index (demonstration), ==, 0);
  g_main_context_iteration (NULL, TRUE);
  sumi_demonstration_pause (demonstration);
  g_assert_false (sumi_demonstration_is_playing (demonstration));
  g_assert_cmpuint (sumi_demonstration_get_index (demonstration), >, 0);
}

static const char *
get_text (SumiDemonstration *demonstration)
{
  SumiSaying sayings[2];
  guint n = sumi_demonstration_get_sayings (demonstration, sayings);

  return said_texts (sayings, n);
}

static void
test_steps (Fixture *fixture, gconstpointer data)
{
  SumiDemonstration *demonstration = fixture->demonstration;
  SumiPosition position = fixture->moves.start;

  sumi_demonstration_back (demonstration);
  g_assert_cmpint (sumi_demonstration_get_last_move (demonstration), ==, SUMI_SQUARE_NONE);
  for (int i = 0; i < fixture->moves.n_moves; i++)
    {
      g_assert_cmpstr (get_text (demonstration), !=, "");
      position = sumi_position_play (position, fixture->moves.moves[i]);
      sumi_demonstration_forward (demonstration);
      g_assert_cmpint (sumi_demonstration_get_last_move (demonstration), ==,
                       fixture->moves.moves[i]);
      g_assert_true (sumi_position_equal (sumi_demonstration_get_position (demonstration),
                                          position));
    }
  sumi_demonstration_forward (demonstration);
  g_assert_cmpuint (sumi_demonstration_get_index (demonstration), ==,
                    (guint) fixture->moves.n_moves);
  sumi_demonstration_back (demonstration);
  g_assert_cmpuint (sumi_demonstration_get_index (demonstration), ==,
                    (guint) fixture->moves.n_moves - 1);
  sumi_demonstration_first (demonstration);
  g_assert_cmpuint (sumi_demonstration_get_index (demonstration), ==, 0);
  sumi_demonstration_last (demonstration);
  g_assert_cmpuint (sumi_demonstration_get_index (demonstration), ==,
                    (guint) fixture->moves.n_moves);
}

/* Who steps by hand wants to look: it does not run on. */
static void
test_step_pauses (Fixture *fixture, gconstpointer data)
{
  static void (*const steps[]) (SumiDemonstration *demonstration) = {
    sumi_demonstration_forward, sumi_demonstration_back, sumi_demonstration_first,
    sumi_demonstration_last,    sumi_demonstration_pause,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      sumi_demonstration_play (fixture->demonstration);
      steps[i](fixture->demonstration);
      g_assert_false (sumi_demonstration_is_playing (fixture->demonstration));
    }
  /* To pause what does not play changes nothing. */
  fixture->n_changes = 0;
  sumi_demonstration_pause (fixture->demonstration);
  g_assert_cmpint (fixture->n_changes, ==, 0);
  /* One that still plays can be dropped; to play what plays changes nothing. */
  sumi_demonstration_play (fixture->demonstration);
  sumi_demonstration_play (fixture->demonstration);
  g_assert_cmpint (fixture->n_changes, ==, 1);
}

/* The text tells the move and counts for both sides. */
static void
test_text (Fixture *fixture, gconstpointer data)
{
  SumiTranscript moves;
  SumiDemonstration *demonstration;
  const char *first, *second, *third;

  g_assert_cmpint (sumi_transcript_from_text (
                     "f5d6", sumi_position_start (SUMI_RULES_BLACK_FIRST), &moves)
                     .status,
                   ==, SUMI_NOTATION_OK);
  demonstration = sumi_demonstration_new (moves.start, &moves);
  first = get_text (demonstration);
  sumi_demonstration_forward (demonstration);
  second = get_text (demonstration);
  sumi_demonstration_forward (demonstration);
  third = get_text (demonstration);
  g_assert_cmpstr (first, ==, "Squares to play on: 4 for Black, 4 for White.");
  g_assert_cmpstr (second, ==, "Black plays f5. Squares to play on: 3 for Black, 3 for White.");
  g_assert_nonnull (strstr (third, "White plays d6."));
  g_assert_finalize_object (demonstration);

  /* Where the game is over, discs are counted. */
  sumi_transcript_from_text ("e6f4e3f6g5d6e7f5c5", moves.start, &moves);
  demonstration = sumi_demonstration_new (moves.start, &moves);
  sumi_demonstration_last (demonstration);
  g_assert_cmpstr (get_text (demonstration), ==,
                   "Black plays c5. The game is over. Black's discs: 13, White's: 0.");
  g_assert_finalize_object (demonstration);
}

/* Where there is no move, nothing plays. */
static void
test_no_moves (void)
{
  SumiTranscript moves = { .start = sumi_position_start (SUMI_RULES_BLACK_FIRST) };
  SumiDemonstration *demonstration = sumi_demonstration_new (moves.start, &moves);

  sumi_demonstration_play (demonstration);
  g_assert_false (sumi_demonstration_is_playing (demonstration));
  sumi_demonstration_forward (demonstration);
  g_assert_cmpuint (sumi_demonstration_get_index (demonstration), ==, 0);
  g_assert_finalize_object (demonstration);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/demonstration/plays-itself", Fixture, NULL, set_up, test_plays_itself, tear_down);
  g_test_add ("/demonstration/steps", Fixture, NULL, set_up, test_steps, tear_down);
  g_test_add ("/demonstration/step-pauses", Fixture, NULL, set_up, test_step_pauses, tear_down);
  g_test_add ("/demonstration/text", Fixture, NULL, set_up, test_text, tear_down);
  g_test_add_func ("/demonstration/no-moves", test_no_moves);
  return g_test_run ();
}
