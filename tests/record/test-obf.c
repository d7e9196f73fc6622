/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of OBF files, good and bad. */

#include <string.h>

#include "sumi-notation.h"
#include "sumi-obf.h"

#define START "---------------------------OX------XO---------------------------"

static void
test_good_lines (void)
{
  static const struct
  {
    const char *text;
    SumiColor turn;
    gboolean has_score;
    int score;
    guint n_moves;
  } rows[] = {
    { START " X;", SUMI_BLACK, FALSE, 0, 0 },
    { START " O", SUMI_WHITE, FALSE, 0, 0 },
    { START " *; d3:+2; C4:-4; % a comment", SUMI_BLACK, TRUE, 2, 2 },
    { START " X; +26", SUMI_BLACK, TRUE, 26, 0 },
    { START " w; -4;\r", SUMI_WHITE, TRUE, -4, 0 },
    { START " x; f5:0", SUMI_BLACK, TRUE, 0, 1 },
    { "OX.............................................................. O; c1:+64", SUMI_WHITE,
      TRUE, 64, 1 },
    { "OX.............................................................. X; --:-64", SUMI_BLACK,
      TRUE, -64, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = g_strdup_printf ("%% first\n\n%s\n", rows[i].text);
      g_autoptr (GPtrArray) problems = sumi_obf_read_data (text, strlen (text), &error);
      const SumiObfProblem *problem;
      char cells[SUMI_CELLS_LENGTH + 1];

      g_test_message ("row %" G_GSIZE_FORMAT, i);
      g_assert_no_error (error);
      g_assert_cmpuint (problems->len, ==, 1);
      problem = problems->pdata[0];
      g_assert_cmpuint (problem->line, ==, 3);
      g_assert_cmpint (problem->position.turn, ==, rows[i].turn);
      g_assert_cmpint (problem->has_score, ==, rows[i].has_score);
      g_assert_cmpint (problem->score, ==, rows[i].score);
      g_assert_cmpuint (problem->moves->len, ==, rows[i].n_moves);
      sumi_cells_to_text (problem->position, cells);
      for (int square = 0; square < SUMI_CELLS_LENGTH; square++)
        g_assert_cmpint (cells[square] == '-' ? '.' : cells[square], ==,
                         rows[i].text[square] == '-' ? '.' : rows[i].text[square]);
    }
}

static void
test_bad_lines (void)
{
  static const struct
  {
    const char *text;
    SumiObfError code;
    const char *place;
  } rows[] = {
    { "XO X;", SUMI_OBF_ERROR_CELLS, "2:1: " },
    { START "- X;", SUMI_OBF_ERROR_CELLS, "2:1: " },
    { "---------------------------OX------ZO--------------------------- X;", SUMI_OBF_ERROR_CELLS,
      "2:36: " },
    { START, SUMI_OBF_ERROR_SIDE, "2:65: " },
    { START " ;", SUMI_OBF_ERROR_SIDE, "2:66: " },
    { START " X +4", SUMI_OBF_ERROR_TRAILING, "2:68: " },
    { START " X; z9:+2", SUMI_OBF_ERROR_MOVE, "2:69: " },
    { START " X; d3:+2; d3:+2", SUMI_OBF_ERROR_MOVE, "2:76: " },
    { START " X; a1:+2", SUMI_OBF_ERROR_ILLEGAL, "2:69: " },
    { START " X; --:+2", SUMI_OBF_ERROR_ILLEGAL, "2:69: " },
    { START " X; d3", SUMI_OBF_ERROR_TRAILING, "2:71: " },
    { START " X; d3:", SUMI_OBF_ERROR_SCORE, "2:72: " },
    { START " X; d3:+65", SUMI_OBF_ERROR_SCORE, "2:72: " },
    { START " X; d3:99999999999999999999", SUMI_OBF_ERROR_SCORE, "2:72: " },
    { START " X; d3:+2 c4:+2", SUMI_OBF_ERROR_TRAILING, "2:75: " },
    { START " X; +2; d3:+2", SUMI_OBF_ERROR_TRAILING, "2:73: " },
    { START " X; -", SUMI_OBF_ERROR_SCORE, "2:69: " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = g_strdup_printf ("%% first\n%s\n", rows[i].text);

      g_test_message ("row %" G_GSIZE_FORMAT, i);
      g_assert_null (sumi_obf_read_data (text, strlen (text), &error));
      g_assert_error (error, SUMI_OBF_ERROR, (int) rows[i].code);
      g_assert_true (g_str_has_prefix (error->message, rows[i].place));
    }
}

/* Some text editors write a mark before all text. */
static void
test_mark (void)
{
  const char *text = "\xef\xbb\xbf" START " X;\r\n" START " O; e3:+2\r\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = NULL;

  problems = sumi_obf_read_data (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 2);
}

/* What is quoted stays a sentence, whatever stands in the file. */
static void
test_quoted (void)
{
  g_autofree char *name = g_strnfill (1 << 20, 'x');
  g_autofree char *text = g_strconcat (START " X; ", name, ":+2\n", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (sumi_obf_read_data (text, strlen (text), &error));
  g_assert_cmpuint (strlen (error->message), <, 200);
  g_clear_error (&error);
  text[strlen (START " X; ")] = '\xff';
  text[strlen (START " X; ") + 1] = '\x1b';
  g_assert_null (sumi_obf_read_data (text, strlen (text), &error));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\x1b'));
}

static void
test_sizes (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strnfill (SUMI_OBF_MAX_SIZE + 1, '\n');
  g_autoptr (GPtrArray) problems = sumi_obf_read_data (text, SUMI_OBF_MAX_SIZE, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_null (sumi_obf_read_data (text, SUMI_OBF_MAX_SIZE + 1, &error));
  g_assert_error (error, SUMI_OBF_ERROR, SUMI_OBF_ERROR_SIZE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/obf/mark", test_mark);
  g_test_add_func ("/obf/good-lines", test_good_lines);
  g_test_add_func ("/obf/bad-lines", test_bad_lines);
  g_test_add_func ("/obf/quoted", test_quoted);
  g_test_add_func ("/obf/sizes", test_sizes);
  return g_test_run ();
}
