/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-record-error.h"

#include <glib/gi18n-lib.h>

#include "sumi-visible.h"

G_DEFINE_QUARK (sumi-record-error-quark, sumi_record_error)

/* Sets ERROR to a sentence with the location of OFFSET in TEXT before it, "LINE:COLUMN: ", from 1,
 * columns in bytes; ERROR may be NULL. Returns FALSE. */
gboolean
sumi_record_fail (
    GError **error, SumiRecordError code, const char *text, gsize offset, const char *format, ...)
{
  g_autofree char *message = NULL;
  gsize line = 1, line_start = 0;
  va_list arguments;

  if (error == NULL)
    return FALSE;
  for (gsize i = 0; i < offset; i++)
    {
      if (text[i] != '\n')
        continue;
      line++;
      line_start = i + 1;
    }
  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, SUMI_RECORD_ERROR, (int) code, "%" G_GSIZE_FORMAT ":%" G_GSIZE_FORMAT ": %s",
               line, offset - line_start + 1, message);
  return FALSE;
}

/* The same for a file that is not text: the location is the number of the GAME, from 1, unless
 * that is 0, and that of the byte, from 0. */
gboolean
sumi_record_fail_at (
    GError **error, SumiRecordError code, gsize game, gsize offset, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (game == 0)
    /* Translators: where in a file, and what is wrong there. */
    g_set_error (error, SUMI_RECORD_ERROR, (int) code, _("byte %lu: %s"), (gulong) offset,
                 message);
  else
    g_set_error (error, SUMI_RECORD_ERROR, (int) code,
                 /* Translators: where in a file of games, and what is wrong there. */
                 _("game %lu, byte %lu: %s"), (gulong) game, (gulong) offset, message);
  return FALSE;
}

/* Ends the reading of games: TAKEN_RECORDS, owned by this function from now on, could be read, and
 * those of DAMAGE could not, which is cleared. Returns the records, owned by the caller, and
 * OUT_DAMAGE gets the rest; NULL with the first error where none could be read, or some could not
 * and OUT_DAMAGE is NULL. */
GPtrArray *
sumi_record_settle (GPtrArray *taken_records,
                    SumiRecordDamage *damage,
                    SumiRecordDamage *out_damage,
                    GError **error)
{
  SumiRecordDamage found = *damage;

  *damage = (SumiRecordDamage){ 0 };
  if (found.first != NULL && (out_damage == NULL || taken_records->len == 0))
    {
      g_propagate_error (error, found.first);
      g_ptr_array_unref (taken_records);
      return NULL;
    }
  if (out_damage != NULL)
    *out_damage = found;
  return taken_records;
}

/* That N_GAMES were left out, and what is wrong with the FIRST of them; owned by the caller. */
char *
sumi_record_word_left_out (guint n_games, const char *first)
{
  return g_strdup_printf (
    /* Translators: of the games in a file; %s says where in it one is wrong, and what is. */
    g_dngettext (GETTEXT_PACKAGE, "%u game was left out. %s",
                 "%u games were left out. The first: %s", n_games),
    n_games, first);
}

/* Frees what DAMAGE has, which is then none. */
void
sumi_record_damage_clear (SumiRecordDamage *damage)
{
  g_clear_error (&damage->first);
  damage->n_games = 0;
}

/* ERROR, of any domain, about the file at PATH as one line: "PATH:LINE:COLUMN: MESSAGE" where the
 * error has a location in a text, otherwise "PATH: MESSAGE". The caller owns it. */
char *
sumi_record_error_to_line (const char *path, const GError *error)
{
  g_autofree char *name = g_filename_display_name (path);
  const char *separator =
      g_regex_match_simple ("^[0-9]+:[0-9]+: ", error->message, 0, 0) ? ":" : ": ";
  g_autofree char *line = g_strconcat (name, separator, error->message, NULL);

  return sumi_visible_message (line);
}
