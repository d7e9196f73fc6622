/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The evaluation opens from its file, and without one still plays. */

#include <glib/gstdio.h>

#include "sumi-engine.h"
#include "sumi-weights-file.h"

static void
test_open (void)
{
  static const struct
  {
    const char *what;
    gsize keep; /* bytes of the file; 0: all */
    int changed; /* the first byte that is; -1: none */
    const char *problem; /* after the path; NULL: none */
  } rows[] = {
    { "whole", 0, -1, NULL },
    { "cut off", 1000, -1, "the file of weights is cut off" },
    { "the first byte changed", 0, 0, "this is not a file of weights" },
    { "the version changed", 0, 8, "the weights are of another version of Sumi" },
    { "another byte changed", 0, 500, "the file of weights is damaged" },
    { "only a few bytes", 3, -1, "this is not a file of weights" },
  };
  SumiWeights *weights = sumi_weights_new_plain ();
  g_autofree char *folder = g_dir_make_tmp ("sumi-weights-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "test.weights", NULL);
  gsize size;
  uint8_t *bytes;

  weights->phases[3].own_moves[4] = 7; /* so that it is not the plain one */
  bytes = sumi_weights_to_bytes (weights, &size);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *problem = NULL;
      g_autofree char *copy = g_memdup2 (bytes, size);
      g_autoptr (SumiEvaluation) evaluation = NULL;

      if (rows[i].changed >= 0)
        copy[rows[i].changed] ^= 1;
      g_assert_true (
        g_file_set_contents (path, copy, (gssize) (rows[i].keep > 0 ? rows[i].keep : size), NULL));
      evaluation = sumi_weights_file_open (path, &problem);
      g_unlink (path);
      g_test_message ("%s: %s", rows[i].what, problem != NULL ? problem : "good");
      if (rows[i].problem == NULL)
        g_assert_null (problem);
      else
        {
          g_autofree char *expected
            = g_strdup_printf ("%s: %s; moves are judged by mobility and corners", path,
                               rows[i].problem);

          g_assert_cmpstr (problem, ==, expected);
        }
      g_assert_cmpint (sumi_evaluation_is_plain (evaluation), ==, rows[i].problem != NULL);
    }
  g_rmdir (folder);
  free (bytes);
  sumi_weights_free (weights);
}

/* What cannot be read, or would be read without end. */
static void
test_unreadable (void)
{
  static const char *const paths[] = { "/nonexistent/sumi.weights", "/", "/dev/zero" };

  for (gsize i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *problem = NULL;
      g_autofree char *start = g_strconcat (paths[i], ": ", NULL);
      g_autoptr (SumiEvaluation) evaluation = sumi_weights_file_open (paths[i], &problem);

      g_assert_nonnull (problem);
      g_assert_true (g_str_has_prefix (problem, start));
      g_assert_true (sumi_evaluation_is_plain (evaluation));
    }
}

/* The environment names the file where the caller does not. */
static void
test_environment (void)
{
  g_autofree char *problem = NULL;
  g_autoptr (SumiEvaluation) evaluation = NULL;

  g_setenv ("SUMI_WEIGHTS", "/nonexistent/other.weights", TRUE);
  evaluation = sumi_weights_file_open (NULL, &problem);
  g_assert_nonnull (problem);
  g_assert_nonnull (strstr (problem, "/nonexistent/other.weights"));
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(SumiSquare *) data = sumi_engine_think_finish (result, NULL);
}

/* The program logs that it plays without weights, once for all of its searches. */
static void
test_logged (void)
{
  g_setenv ("SUMI_WEIGHTS", "/nonexistent/other.weights", TRUE);
  g_test_expect_message (NULL, G_LOG_LEVEL_MESSAGE, "*judged by mobility and corners");
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (SumiEnginePlayer) player = sumi_engine_player_new (3, SUMI_SCORING_DISCS, 1);
      SumiSquare move = SUMI_SQUARE_NONE;

      sumi_engine_think_async (player, sumi_position_start (SUMI_RULES_BLACK_FIRST), G_MAXINT64,
                               NULL, thought_cb, &move);
      while (move == SUMI_SQUARE_NONE)
        g_main_context_iteration (NULL, TRUE);
    }
  g_test_assert_expected_messages ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/weights-file/open", test_open);
  g_test_add_func ("/weights-file/unreadable", test_unreadable);
  g_test_add_func ("/weights-file/environment", test_environment);
  g_test_add_func ("/weights-file/logged", test_logged);
  return g_test_run ();
}
