/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-json-scan.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-json-number.h"
#include "sumi-json-path.h"
#include "sumi-visible.h"

#define LETTERS G_CSET_a_2_z G_CSET_A_2_Z

/* An object or array that the scanner is inside of. */
typedef struct
{
  char close;      /* the bracket that ends it */
  guint self;      /* its index in the list of values */
  guint n_members; /* begun so far */
  const char *key; /* of the member being scanned; NULL in an array and between members */
} Frame;

typedef struct
{
  const char *p;    /* where the scanner is */
  const char *mark; /* the character that MARK_PLACE is the place of; never behind P */
  SumiLocation mark_place;
  int depth;
  Frame frames[SUMI_JSON_MAX_DEPTH];
  GString *scratch; /* the last string, without escapes */
  GString *mended;  /* the corrected text so far */
  guint n_reported; /* mistakes */
  guint max_values;
  GCancellable *cancellable; /* may be NULL */
  SumiJsonScan *scan;
  GPtrArray *mistakes;
} Scanner;

static gboolean scan_value (Scanner *scanner, SumiJsonValue value);

/* The location of the character that the scanner is at. Every character is counted only once in a
 * scan, so that the time is linear for a file of one long line, too. */
static SumiLocation
place_here (Scanner *scanner)
{
  sumi_location_advance (&scanner->mark_place, scanner->mark, scanner->p);
  scanner->mark = scanner->p;

  return scanner->mark_place;
}

/* What the scanner is inside of, as "items[3].task". */
static char *
make_path (const Scanner *scanner)
{
  GString *path = g_string_new (NULL);

  for (int i = 0; i < scanner->depth; i++)
    {
      const Frame *frame = &scanner->frames[i];

      if (frame->close == ']' && frame->n_members > 0)
        sumi_json_path_add_index (path, frame->n_members - 1);
      else if (frame->key != NULL)
        sumi_json_path_add_key (path, frame->key);
    }

  return g_string_free (path, FALSE);
}

static void
report (Scanner *scanner, SumiMistakeCode code, SumiLocation place, const char *message)
{
  g_autofree char *path = NULL;

  scanner->n_reported++;
  if (scanner->mistakes->len >= SUMI_JSON_MAX_MISTAKES)
    return;
  path = make_path (scanner);
  g_ptr_array_add (scanner->mistakes, sumi_mistake_new (code, place, path, "%s", message));
}

static void
report_here (Scanner *scanner, SumiMistakeCode code, const char *message)
{
  report (scanner, code, place_here (scanner), message);
}

/* Reports that something else is expected here; EXPECTED says what. */
static gboolean
fail_here (Scanner *scanner, const char *expected)
{
  if (*scanner->p == '\0')
    expected = _("the text ends here, before it is complete");
  report_here (scanner, SUMI_MISTAKE_SYNTAX, expected);

  return FALSE;
}

static SumiJsonValue *
get_value (const Scanner *scanner, guint index)
{
  return &g_array_index (scanner->scan->values, SumiJsonValue, index);
}

/* Writes the last string into the corrected text. */
static void
mend_string (Scanner *scanner)
{
  g_string_append_c (scanner->mended, '"');
  for (const char *c = scanner->scratch->str; *c != '\0'; c++)
    {
      if ((guchar) *c < 0x20)
        g_string_append_printf (scanner->mended, "\\u%04x", (guint) *c);
      else if (*c == '"' || *c == '\\')
        g_string_append_printf (scanner->mended, "\\%c", *c);
      else
        g_string_append_c (scanner->mended, *c);
    }
  g_string_append_c (scanner->mended, '"');
}

/* Skips a comment that begins with a slash and a star; one without an end reaches to the end of the
 * text. (Sanitizers measure the whole text at each call of strstr().) */
static void
skip_comment (Scanner *scanner)
{
  const char *p = scanner->p + 2;

  while (*p != '\0' && (p[0] != '*' || p[1] != '/'))
    p++;
  scanner->p = *p == '\0' ? p : p + 2;
}

/* Skips white space, and comments after reporting them. */
static void
skip_space (Scanner *scanner)
{
  for (;;)
    {
      scanner->p += strspn (scanner->p, " \t\r\n");
      if (scanner->p[0] != '/' || (scanner->p[1] != '/' && scanner->p[1] != '*'))
        return;
      report_here (scanner, SUMI_MISTAKE_SYNTAX, _("comments are not allowed"));
      if (scanner->p[1] == '/')
        scanner->p += strcspn (scanner->p, "\r\n");
      else
        skip_comment (scanner);
    }
}

/* The number that the four hexadecimal digits at P stand for; -1 if they are not there. */
static int
read_hex (const char *p)
{
  int number = 0;

  for (int i = 0; i < 4; i++)
    {
      if (!g_ascii_isxdigit (p[i]))
        return -1;
      number = 16 * number + g_ascii_xdigit_value (p[i]);
    }

  return number;
}

/* Scans "\uXXXX", or two of them that together stand for one character. */
static void
scan_unicode_escape (Scanner *scanner)
{
  int unit = read_hex (scanner->p + 2);
  int second;

  if (unit < 0)
    {
      report_here (scanner, SUMI_MISTAKE_SYNTAX,
                   _("\\u must be followed by four digits 0-9, a-f"));
      scanner->p += 2;
      return;
    }
  if (unit >= 0xd800 && unit < 0xdc00 && scanner->p[6] == '\\' && scanner->p[7] == 'u')
    {
      second = read_hex (scanner->p + 8);
      if (second >= 0xdc00 && second < 0xe000)
        {
          g_string_append_unichar (scanner->scratch, (gunichar) (0x10000 + ((unit - 0xd800) << 10)
                                                                 + (second - 0xdc00)));
          scanner->p += 12;
          return;
        }
    }
  if (unit == 0)
    report_here (scanner, SUMI_MISTAKE_ENCODING, _("\\u0000 stands for no character"));
  else if (unit >= 0xd800 && unit < 0xe000)
    report_here (scanner, SUMI_MISTAKE_ENCODING,
                 _("this is one half of a pair of escapes, and the other half is missing"));
  else
    g_string_append_unichar (scanner->scratch, (gunichar) unit);
  scanner->p += 6;
}

static void
scan_escape (Scanner *scanner)
{
  static const char letters[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char *letter = strchr (letters, scanner->p[1]);

  if (scanner->p[1] == 'u')
    {
      scan_unicode_escape (scanner);
    }
  else if (scanner->p[1] == '\0')
    {
      scanner->p++;
    }
  else if (letter == NULL)
    {
      report_here (scanner, SUMI_MISTAKE_SYNTAX,
                   _("a backslash must be followed by one of \" \\ / b f n r t u"));
      scanner->p++;
    }
  else
    {
      g_string_append_c (scanner->scratch, meanings[letter - letters]);
      scanner->p += 2;
    }
}

/* Scans a string. */
static gboolean
scan_string (Scanner *scanner)
{
  SumiLocation start = place_here (scanner);
  const char *begin = scanner->p;
  guint n_reported = scanner->n_reported;

  g_string_truncate (scanner->scratch, 0);
  scanner->p++;
  for (;;)
    {
      const char *run = scanner->p;

      while ((guchar) *scanner->p >= 0x20 && *scanner->p != '"' && *scanner->p != '\\')
        scanner->p++;
      g_string_append_len (scanner->scratch, run, scanner->p - run);
      switch (*scanner->p)
        {
        case '"':
          scanner->p++;
          if (scanner->n_reported == n_reported)
            g_string_append_len (scanner->mended, begin, scanner->p - begin);
          else
            mend_string (scanner);
          return TRUE;
        case '\\':
          scan_escape (scanner);
          break;
        case '\0':
        case '\n':
        case '\r':
          report (scanner, SUMI_MISTAKE_SYNTAX, start,
                  _("the string that begins here does not end on its line"));
          return FALSE;
        default:
          report_here (scanner, SUMI_MISTAKE_SYNTAX,
                       _("a control character in a string must be written as an escape"));
          scanner->p++;
        }
    }
}

static gboolean
scan_number (Scanner *scanner)
{
  size_t length = strspn (scanner->p, LETTERS G_CSET_DIGITS "+-._");
  g_autofree char *token = g_strndup (scanner->p, length);
  g_autofree char *quoted = sumi_visible_quote (token);
  g_autofree char *message = NULL;
  gboolean is_whole = FALSE;

  if (!sumi_json_number_is_valid (token, &is_whole))
    {
      /* Translators: %s is what stands in the file, in quotes, for example "007". */
      message = g_strdup_printf (_("%s is not a number as JSON writes it"), quoted);
      report_here (scanner, SUMI_MISTAKE_SYNTAX, message);
    }
  else if (!sumi_json_number_fits (token, is_whole))
    {
      /* Translators: %s is what stands in the file, in quotes, for example "1e999". */
      message = g_strdup_printf (_("%s is too large a number"), quoted);
      report_here (scanner, SUMI_MISTAKE_RANGE, message);
    }
  g_string_append (scanner->mended, message == NULL ? token : "0");
  scanner->p += length;

  return TRUE;
}

/* Whether a quote stands here as a text processor writes it. */
static gboolean
is_at_curly_quote (const Scanner *scanner)
{
  static const char *const quotes[] = { "“", "”", "„", "‘", "’", "«", "»" };

  for (guint i = 0; i < G_N_ELEMENTS (quotes); i++)
    {
      if (g_str_has_prefix (scanner->p, quotes[i]))
        return TRUE;
    }
  return FALSE;
}

/* Skips a string that is in single quotes or in none. */
static void
skip_loose_word (Scanner *scanner)
{
  size_t length;

  g_string_truncate (scanner->scratch, 0);
  if (*scanner->p != '\'')
    {
      length = strspn (scanner->p, LETTERS G_CSET_DIGITS "_$-");
      g_string_append_len (scanner->scratch, scanner->p, (gssize) length);
      scanner->p += length;
      return;
    }
  length = strcspn (++scanner->p, "'\r\n");
  g_string_append_len (scanner->scratch, scanner->p, (gssize) length);
  scanner->p += length;
  if (*scanner->p == '\'')
    scanner->p++;
}

/* Scans true, false and null; reports any other word. */
static gboolean
scan_word (Scanner *scanner)
{
  static const char *const words[] = { "true", "false", "null" };
  size_t length = strspn (scanner->p, LETTERS G_CSET_DIGITS "_$");
  g_autofree char *word = g_strndup (scanner->p, length);
  g_autofree char *quoted = sumi_visible_quote (word);
  g_autofree char *message = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (g_str_equal (word, words[i]))
        {
          scanner->p += length;
          g_string_append (scanner->mended, word);
          return TRUE;
        }
    }
  if (*scanner->p == '\'')
    message = g_strdup (_("a string must be in double quotes"));
  else if (length > 0)
    /* Translators: %s is what stands in the file, in quotes, for example "True". */
    message = g_strdup_printf (_("%s is not a value that JSON knows"), quoted);
  else if (is_at_curly_quote (scanner))
    return fail_here (scanner, _("curly quotes cannot be read: write straight ones, \""));
  else
    return fail_here (scanner, _("there must be a value here"));

  report_here (scanner, SUMI_MISTAKE_SYNTAX, message);
  skip_loose_word (scanner);
  mend_string (scanner);

  return scanner->depth > 0;
}

/* Marks the member of the innermost object that already has KEY, if there is one. */
static void
check_duplicate (Scanner *scanner, const SumiJsonValue *member)
{
  guint i = scanner->frames[scanner->depth - 1].self + 1;

  for (; i < scanner->scan->values->len; i += get_value (scanner, i)->n_inside + 1)
    {
      SumiJsonValue *earlier = get_value (scanner, i);

      if (!earlier->is_superseded && g_str_equal (earlier->key, member->key))
        {
          earlier->is_superseded = TRUE;
          report (scanner, SUMI_MISTAKE_DUPLICATE, member->key_place,
                  _("this key appears twice in the same object"));
          return;
        }
    }
}

/* Scans the key of a member and the colon behind it. */
static gboolean
scan_key (Scanner *scanner, SumiJsonValue *member)
{
  Frame *frame = &scanner->frames[scanner->depth - 1];

  member->key_place = place_here (scanner);
  if (*scanner->p == '"')
    {
      if (!scan_string (scanner))
        return FALSE;
    }
  else if (*scanner->p == '\'' || g_ascii_isalpha (*scanner->p) || *scanner->p == '_')
    {
      report_here (scanner, SUMI_MISTAKE_SYNTAX, _("a key must be in double quotes"));
      skip_loose_word (scanner);
      mend_string (scanner);
    }
  else if (is_at_curly_quote (scanner))
    {
      return fail_here (scanner, _("curly quotes cannot be read: write straight ones, \""));
    }
  else
    {
      return fail_here (scanner, _("there must be a key in double quotes here"));
    }
  member->key = g_string_chunk_insert_len (scanner->scan->keys, scanner->scratch->str,
                                           (gssize) scanner->scratch->len);
  frame->key = member->key;
  check_duplicate (scanner, member);

  g_string_append_c (scanner->mended, ':');
  skip_space (scanner);
  if (*scanner->p == ':')
    {
      scanner->p++;
      skip_space (scanner);
      return TRUE;
    }
  fail_here (scanner, _("there must be a colon here, after the key"));

  return *scanner->p != '\0' && strchr ("\"{[-" G_CSET_DIGITS, *scanner->p) != NULL;
}

/* Whether the scan was cancelled. */
static gboolean
is_cancelled (Scanner *scanner)
{
  g_autoptr (GError) error = NULL;

  if (!g_cancellable_set_error_if_cancelled (scanner->cancellable, &error))
    return FALSE;
  report_here (scanner, SUMI_MISTAKE_IO, error->message);
  return TRUE;
}

/* Scans one member of an object, or one element of an array. */
static gboolean
scan_member (Scanner *scanner)
{
  Frame *frame = &scanner->frames[scanner->depth - 1];
  SumiJsonValue member = { 0 };

  if (is_cancelled (scanner))
    return FALSE;

  if (frame->n_members++ > 0)
    g_string_append_c (scanner->mended, ',');
  frame->key = NULL;
  if (frame->close == '}')
    {
      if (frame->n_members > SUMI_JSON_MAX_KEYS)
        {
          report_here (scanner, SUMI_MISTAKE_SIZE, _("this object has too many keys"));
          return FALSE;
        }
      if (!scan_key (scanner, &member))
        return FALSE;
    }
  if (!scan_value (scanner, member))
    return FALSE;
  frame->key = NULL;

  return TRUE;
}

/* Scans what is between two members, up to the next one, or to the end; then OUT_IS_END is TRUE. */
static gboolean
scan_separator (Scanner *scanner, gboolean *out_is_end)
{
  char close = scanner->frames[scanner->depth - 1].close;
  SumiLocation comma;

  skip_space (scanner);
  *out_is_end = *scanner->p == close;
  if (*out_is_end)
    return TRUE;
  if (*scanner->p == ',')
    {
      comma = place_here (scanner);
      scanner->p++;
      skip_space (scanner);
      *out_is_end = *scanner->p == close;
      if (*out_is_end)
        report (scanner, SUMI_MISTAKE_SYNTAX, comma,
                _("there must be no comma after the last value"));
      return TRUE;
    }
  fail_here (scanner, close == '}' ? _("there must be a comma or } here")
                                   : _("there must be a comma or ] here"));

  return *scanner->p != '\0' && strchr ("\"{[-" G_CSET_DIGITS, *scanner->p) != NULL;
}

/* Scans the object or array that has just been listed. */
static gboolean
scan_container (Scanner *scanner)
{
  guint self = scanner->scan->values->len - 1;
  gboolean is_end;

  if (scanner->depth == SUMI_JSON_MAX_DEPTH)
    {
      g_autofree char *message =
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "this is nested deeper than %d level",
                                        "this is nested deeper than %d levels",
                                        SUMI_JSON_MAX_DEPTH),
                           SUMI_JSON_MAX_DEPTH);

      report_here (scanner, SUMI_MISTAKE_DEPTH, message);
      return FALSE;
    }
  scanner->frames[scanner->depth++] =
      (Frame){ .close = *scanner->p == '{' ? '}' : ']', .self = self };
  g_string_append_c (scanner->mended, *scanner->p++);
  skip_space (scanner);
  is_end = *scanner->p == scanner->frames[scanner->depth - 1].close;
  while (!is_end)
    {
      if (!scan_member (scanner) || !scan_separator (scanner, &is_end))
        return FALSE;
    }
  g_string_append_c (scanner->mended, *scanner->p++);
  scanner->depth--;
  get_value (scanner, self)->n_inside = scanner->scan->values->len - self - 1;

  return TRUE;
}

/* Adds VALUE, which has its key, to the list, and scans it. FALSE if the rest of the text cannot be
 * scanned. */
static gboolean
scan_value (Scanner *scanner, SumiJsonValue value)
{
  guint self = scanner->scan->values->len;
  guint n_reported = scanner->n_reported;
  char first = *scanner->p;
  gboolean goes_on;

  if (self == scanner->max_values)
    {
      report_here (scanner, SUMI_MISTAKE_SIZE, _("the text has too many values"));
      return FALSE;
    }
  value.place = place_here (scanner);
  g_array_append_val (scanner->scan->values, value);

  if (first == '{' || first == '[')
    return scan_container (scanner);
  if (first == '"')
    goes_on = scan_string (scanner);
  else if (first != '\0' && strchr (G_CSET_DIGITS "-+.", first) != NULL)
    goes_on = scan_number (scanner);
  else
    goes_on = scan_word (scanner);
  get_value (scanner, self)->has_mistake = scanner->n_reported > n_reported;

  return goes_on;
}

/* FALSE if the text could not be scanned to its end. */
static gboolean
scan_all (Scanner *scanner)
{
  skip_space (scanner);
  if (*scanner->p == '\0')
    {
      report_here (scanner, SUMI_MISTAKE_SYNTAX, _("the file is empty"));
      return FALSE;
    }
  if (!scan_value (scanner, (SumiJsonValue){ 0 }))
    return FALSE;
  skip_space (scanner);
  if (*scanner->p == '\0')
    return TRUE;
  report_here (scanner, SUMI_MISTAKE_SYNTAX, _("nothing may follow the end of the text"));

  return FALSE;
}

/* Scans TEXT, which is UTF-8 and has no byte order mark, and adds to OUT_MISTAKES whatever keeps it
 * from being JSON with unique keys, text that is text, numbers that fit, and MAX_VALUES at most.
 * The scan goes on after a mistake that people commonly make. It ends at any other, and when
 * g_cancellable_get_current() is cancelled. */
SumiJsonScan *
sumi_json_scan_new (const char *text, guint max_values, GPtrArray *out_mistakes)
{
  SumiJsonScan *scan = g_new0 (SumiJsonScan, 1);
  Scanner scanner = {
    .p = text,
    .mark = text,
    .mark_place = { .line = 1, .column = 1 },
    .scratch = g_string_new (NULL),
    .mended = g_string_new (NULL),
    .scan = scan,
    .mistakes = out_mistakes,
    .max_values = max_values,
    .cancellable = g_cancellable_get_current (),
  };
  gboolean is_whole;

  scan->values = g_array_new (FALSE, FALSE, sizeof (SumiJsonValue));
  scan->keys = g_string_chunk_new (4096);
  is_whole = scan_all (&scanner);
  scan->text = g_string_free (scanner.mended, !is_whole);
  g_string_free (scanner.scratch, TRUE);

  return scan;
}

/* SCAN may be NULL. */
void
sumi_json_scan_free (SumiJsonScan *scan)
{
  if (scan == NULL)
    return;
  g_free (scan->text);
  g_array_unref (scan->values);
  g_string_chunk_free (scan->keys);
  g_free (scan);
}
