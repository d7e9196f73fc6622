/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-obf.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "sumi-load.h"
#include "sumi-notation.h"
#include "sumi-visible.h"

#define MAX_SCORE 64
#define MAX_MOVE_LENGTH 40 /* no move is longer; only the start of a longer text is quoted */

/* One line while it is read. */
typedef struct
{
  const char *start;
  const char *next;
  guint number;
} Line;

G_DEFINE_QUARK (sumi-obf-error-quark, sumi_obf_error)

/* Sets ERROR at AT: "LINE:COLUMN: MESSAGE". Columns are bytes, from 1. Returns FALSE. */
static gboolean G_GNUC_PRINTF (5, 6) fail (
    const Line *line, const char *at, SumiObfError code, GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, SUMI_OBF_ERROR, (int) code, "%u:%d: %s", line->number,
               (int) (at - line->start) + 1, message);
  return FALSE;
}

static void
skip_spaces (Line *line)
{
  while (*line->next == ' ' || *line->next == '\t')
    line->next++;
}

static gboolean
is_at_end (const Line *line)
{
  return *line->next == '\0' || *line->next == '%';
}

static gboolean
read_cells (Line *line, SumiBitboard *out_black, SumiBitboard *out_white, GError **error)
{
  char cells[SUMI_CELLS_LENGTH + 1] = { 0 };
  gsize length = strcspn (line->next, " \t;");
  SumiNotationResult result;

  if (length != SUMI_CELLS_LENGTH)
    return fail (line, line->next, SUMI_OBF_ERROR_CELLS, error,
                 _("must begin with 64 cells, but has %d"), (int) length);
  memcpy (cells, line->next, SUMI_CELLS_LENGTH);
  result = sumi_cells_from_text (cells, out_black, out_white);
  if (result.status != SUMI_NOTATION_OK)
    return fail (line, line->next + result.offset, SUMI_OBF_ERROR_CELLS, error,
                 /* Translators: how the cells of a board are written. */
                 _("stands for no cell; black is X, white O, empty -"));
  line->next += SUMI_CELLS_LENGTH;
  return TRUE;
}

static gboolean
read_side (Line *line, SumiColor *out_side, GError **error)
{
  skip_spaces (line);
  if (*line->next != '\0' && strchr ("Xx*Bb", *line->next) != NULL)
    *out_side = SUMI_BLACK;
  else if (*line->next != '\0' && strchr ("OoWw", *line->next) != NULL)
    *out_side = SUMI_WHITE;
  else
    return fail (line, line->next, SUMI_OBF_ERROR_SIDE, error,
                 _("the side to move must be X or O"));
  line->next++;
  return TRUE;
}

/* Reads the end of a part of a line: a semicolon, or the end of the line. */
static gboolean
read_separator (Line *line, GError **error)
{
  skip_spaces (line);
  if (*line->next != ';' && !is_at_end (line))
    return fail (line, line->next, SUMI_OBF_ERROR_TRAILING, error, _("a semicolon is missing"));
  while (*line->next == ';')
    {
      line->next++;
      skip_spaces (line);
    }
  return TRUE;
}

static gboolean
read_score (Line *line, int *out_score, GError **error)
{
  char *end;
  gint64 score;

  skip_spaces (line);
  score = g_ascii_strtoll (line->next, &end, 10);
  if (end == line->next || score < -MAX_SCORE || score > MAX_SCORE)
    return fail (line, line->next, SUMI_OBF_ERROR_SCORE, error, _("must be a score from %d to %d"),
                 -MAX_SCORE, MAX_SCORE);
  line->next = end;
  *out_score = (int) score;
  return TRUE;
}

static gboolean
is_listed (const SumiObfProblem *problem, SumiSquare move)
{
  for (guint i = 0; i < problem->moves->len; i++)
    {
      if (g_array_index (problem->moves, SumiObfMove, i).move == move)
        return TRUE;
    }
  return FALSE;
}

/* One part of a line "MOVE:SCORE". */
static gboolean
read_move (Line *line, SumiObfProblem *problem, GError **error)
{
  const char *start = line->next;
  gsize length = strcspn (start, ": \t;%");
  g_autofree char *name = g_strndup (start, MIN (length, MAX_MOVE_LENGTH + 1));
  g_autofree char *quoted = sumi_visible_quote (name);
  SumiObfMove move;

  if (g_ascii_strcasecmp (name, "pa") == 0 || g_ascii_strcasecmp (name, "pass") == 0
      || g_str_equal (name, "--"))
    move.move = SUMI_SQUARE_PASS;
  else if (!sumi_square_from_name (name, &move.move))
    return fail (line, start, SUMI_OBF_ERROR_MOVE, error, _("%s is not a square"), quoted);
  if (!sumi_position_is_legal (problem->position, move.move))
    return fail (line, start, SUMI_OBF_ERROR_ILLEGAL, error, _("%s is not a legal move"), name);
  if (is_listed (problem, move.move))
    return fail (line, start, SUMI_OBF_ERROR_MOVE, error, _("%s is given twice"), name);

  line->next += length;
  skip_spaces (line);
  if (*line->next != ':')
    return fail (line, line->next, SUMI_OBF_ERROR_TRAILING, error,
                 _("a colon and a score must follow the move"));
  line->next++;
  if (!read_score (line, &move.score, error))
    return FALSE;
  g_array_append_val (problem->moves, move);
  if (!problem->has_score || move.score > problem->score)
    problem->score = move.score;
  problem->has_score = TRUE;
  return read_separator (line, error);
}

static SumiObfProblem *
read_problem (Line *line, GError **error)
{
  g_autoptr (SumiObfProblem) problem = g_new0 (SumiObfProblem, 1);
  SumiBitboard black = 0, white = 0;
  SumiColor side = SUMI_BLACK;

  problem->line = line->number;
  problem->moves = g_array_new (FALSE, FALSE, sizeof (SumiObfMove));
  if (!read_cells (line, &black, &white, error) || !read_side (line, &side, error)
      || !read_separator (line, error))
    return NULL;
  problem->position = sumi_position_make (black, white, side);
  if (*line->next == '+' || *line->next == '-' || g_ascii_isdigit (*line->next))
    {
      /* A pass is "--"; anything else that begins with a sign is a score. */
      if (line->next[0] != '-' || line->next[1] != '-')
        {
          if (!read_score (line, &problem->score, error) || !read_separator (line, error))
            return NULL;
          problem->has_score = TRUE;
          if (!is_at_end (line))
            {
              fail (line, line->next, SUMI_OBF_ERROR_TRAILING, error,
                    _("nothing may follow the score"));
              return NULL;
            }
        }
    }
  while (!is_at_end (line))
    {
      if (!read_move (line, problem, error))
        return NULL;
    }
  return g_steal_pointer (&problem);
}

/* The problems of an OBF file; NULL with an error at the first mistake. Lines that are empty or
 * begin with % are skipped. Owned by the caller. */
GPtrArray *
sumi_obf_read_data (const char *data, gsize length, GError **error)
{
  g_autoptr (GPtrArray) problems =
      g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_obf_problem_free);
  const char *end;
  guint number = 0;

  if (length > SUMI_OBF_MAX_SIZE)
    {
      g_set_error (error, SUMI_OBF_ERROR, SUMI_OBF_ERROR_SIZE, _("is larger than %d MiB"),
                   SUMI_OBF_MAX_SIZE >> 20);
      return NULL;
    }
  sumi_load_skip_mark (&data, &length);
  end = data + length;
  while (data < end)
    {
      const char *newline = memchr (data, '\n', (gsize) (end - data));
      const char *line_end = newline != NULL ? newline : end;
      g_autofree char *text = g_strndup (data, (gsize) (line_end - data));
      Line line = { text, text, ++number };

      if (g_cancellable_set_error_if_cancelled (g_cancellable_get_current (), error))
        return NULL;
      g_strchomp (text);
      skip_spaces (&line);
      if (!is_at_end (&line))
        {
          SumiObfProblem *problem = read_problem (&line, error);

          if (problem == NULL)
            return NULL;
          g_ptr_array_add (problems, problem);
        }
      data = line_end + 1;
    }
  return g_steal_pointer (&problems);
}

/* The same from a file, which must be a regular one. Blocks; for a thread. */
GPtrArray *
sumi_obf_read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autofree char *data = NULL;
  gsize length;

  data = sumi_load_file (file, SUMI_OBF_MAX_SIZE, cancellable, &length, error);
  if (data == NULL)
    return NULL;
  return sumi_obf_read_data (data, length, error);
}

void
sumi_obf_problem_free (SumiObfProblem *problem)
{
  g_array_unref (problem->moves);
  g_free (problem);
}
