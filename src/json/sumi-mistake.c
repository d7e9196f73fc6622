/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-mistake.h"

#include "sumi-visible.h"

static const char *const code_names[SUMI_N_MISTAKES] = {
  [SUMI_MISTAKE_IO] = "io",
  [SUMI_MISTAKE_SIZE] = "size",
  [SUMI_MISTAKE_ENCODING] = "encoding",
  [SUMI_MISTAKE_SYNTAX] = "syntax",
  [SUMI_MISTAKE_DEPTH] = "depth",
  [SUMI_MISTAKE_DUPLICATE] = "duplicate",
  [SUMI_MISTAKE_UNKNOWN] = "unknown",
  [SUMI_MISTAKE_MISSING] = "missing",
  [SUMI_MISTAKE_TYPE] = "type",
  [SUMI_MISTAKE_RANGE] = "range",
  [SUMI_MISTAKE_VALUE] = "value",
  [SUMI_MISTAKE_FORMAT] = "format",
  [SUMI_MISTAKE_UNSUPPORTED] = "unsupported",
  [SUMI_MISTAKE_LANGUAGE] = "language",
  [SUMI_MISTAKE_BOARD] = "board",
  [SUMI_MISTAKE_MOVES] = "moves",
  [SUMI_MISTAKE_SQUARE] = "square",
  [SUMI_MISTAKE_POSITION] = "position",
  [SUMI_MISTAKE_ID] = "id",
  [SUMI_MISTAKE_UNSOLVABLE] = "unsolvable",
  [SUMI_MISTAKE_UNDECIDED] = "undecided",
  [SUMI_MISTAKE_AMBIGUOUS] = "ambiguous",
  [SUMI_MISTAKE_RECORD] = "record",
  [SUMI_MISTAKE_CLAIM] = "claim",
  [SUMI_MISTAKE_UNIQUE] = "unique",
  [SUMI_MISTAKE_EXPLAIN] = "explain",
};

static int
compare_mistakes (gconstpointer a, gconstpointer b)
{
  const SumiMistake *mistake_a = *(SumiMistake *const *) a;
  const SumiMistake *mistake_b = *(SumiMistake *const *) b;

  return sumi_location_compare (mistake_a->place, mistake_b->place);
}

/* Moves PLACE, the location of FROM, on to TO, a later byte of the same text. Lines end with LF, CR
 * or both; columns are characters, and a tab is one. */
void
sumi_location_advance (SumiLocation *place, const char *from, const char *to)
{
  for (; from < to; from++)
    {
      if (*from == '\n' || (*from == '\r' && from[1] != '\n'))
        *place = (SumiLocation){ .line = place->line + 1, .column = 1 };
      else if (((guchar) *from & 0xc0) != 0x80)
        place->column++;
    }
}

/* Less than, equal to or greater than 0 where A is before, at or after B. */
int
sumi_location_compare (SumiLocation a, SumiLocation b)
{
  if (a.line != b.line)
    return a.line < b.line ? -1 : 1;

  return (a.column > b.column) - (a.column < b.column);
}

/* A mistake whose message is made by FORMAT. Control characters in it are escaped, so that it is
 * one line and cannot send commands to a terminal, whatever the file contains. */
SumiMistake *
sumi_mistake_new (SumiMistakeCode code,
                  SumiLocation place,
                  const char *where,
                  const char *format,
                  ...)
{
  va_list args;
  SumiMistake *mistake;

  va_start (args, format);
  mistake = sumi_mistake_new_valist (code, place, where, format, args);
  va_end (args);

  return mistake;
}

/* The same for a list of arguments. */
SumiMistake *
sumi_mistake_new_valist (SumiMistakeCode code,
                         SumiLocation place,
                         const char *where,
                         const char *format,
                         va_list args)
{
  SumiMistake *mistake = g_new0 (SumiMistake, 1);
  g_autofree char *message = g_strdup_vprintf (format, args);

  mistake->code = code;
  mistake->place = place;
  mistake->where = g_strdup (where);
  mistake->message = sumi_visible_message (message);

  return mistake;
}

SumiMistake *
sumi_mistake_copy (const SumiMistake *mistake)
{
  SumiMistake *copy = g_new0 (SumiMistake, 1);

  copy->code = mistake->code;
  copy->place = mistake->place;
  copy->where = g_strdup (mistake->where);
  copy->message = g_strdup (mistake->message);
  copy->item = g_strdup (mistake->item);
  copy->board = g_strdup (mistake->board);

  return copy;
}

/* MISTAKE may be NULL. */
void
sumi_mistake_free (SumiMistake *mistake)
{
  if (mistake == NULL)
    return;
  g_free (mistake->where);
  g_free (mistake->message);
  g_free (mistake->item);
  g_free (mistake->board);
  g_free (mistake);
}

/* Whether MISTAKE was found by reading, so that there is no pack; otherwise it was found by
 * proving, and there is a pack. */
gboolean
sumi_mistake_is_structural (const SumiMistake *mistake)
{
  return mistake->code < SUMI_MISTAKE_UNSOLVABLE;
}

/* The word that stands for CODE, the same in every language. */
const char *
sumi_mistake_code_to_name (SumiMistakeCode code)
{
  g_return_val_if_fail (code < SUMI_N_MISTAKES, "");

  return code_names[code];
}

/* "PATH:LINE:COLUMN: error: WHERE: MESSAGE [CODE]", the form that editors know how to follow, on
 * one line whatever is in PATH; what does not apply is left out. Owned by the caller. */
char *
sumi_mistake_to_line (const SumiMistake *mistake, const char *path)
{
  g_autofree char *name = sumi_visible_path (path);
  g_autoptr (GString) line = g_string_new (name);

  if (mistake->place.line > 0)
    g_string_append_printf (line, ":%d:%d", mistake->place.line, mistake->place.column);
  g_string_append (line, ": error: ");
  if (mistake->where[0] != '\0')
    g_string_append_printf (line, "%s: ", mistake->where);
  g_string_append_printf (line, "%s [%s]", mistake->message, code_names[mistake->code]);

  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* An empty list for SumiMistake, which it owns. */
GPtrArray *
sumi_mistakes_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
}

/* Sorts MISTAKES, of SumiMistake, by location; those at the same location keep their order. */
void
sumi_mistakes_sort (GPtrArray *mistakes)
{
  g_ptr_array_sort (mistakes, compare_mistakes);
}
