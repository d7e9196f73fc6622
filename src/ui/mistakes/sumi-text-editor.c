/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-text-editor.h"

#include <glib/gi18n-lib.h>

/* How editors are told a place: %l stands for the line, %c for the column, %f for the file. A
 * desktop file cannot say this; the options are those of each program's manual. */
static const struct
{
  const char *program;
  const char *arguments;
} editors[] = {
  { "gnome-text-editor", "+%l:%c %f" },
  { "gedit", "+%l:%c %f" },
  { "xed", "+%l %f" },
  { "pluma", "+%l %f" },
  { "mousepad", "--line=%l --column=%c %f" },
  { "geany", "--line=%l --column=%c %f" },
  { "kate", "--line %l --column %c %f" },
  { "kwrite", "--line %l --column %c %f" },
  { "code", "--goto %f:%l:%c" },
  { "codium", "--goto %f:%l:%c" },
  { "gvim", "+%l %f" },
  { "emacs", "+%l:%c %f" },
};

static char *
fill_in (const char *pattern, const char *path, SumiLocation place)
{
  GString *text = g_string_new (NULL);

  for (const char *p = pattern; *p != '\0'; p++)
    {
      if (*p != '%')
        g_string_append_c (text, *p);
      else if (*++p == 'f')
        g_string_append (text, path);
      else
        g_string_append_printf (text, "%d", *p == 'l' ? place.line : place.column);
    }
  return g_string_free (text, FALSE);
}

/**
 * sumi_text_editor_make_command: the words of a command that opens the file PATH with PROGRAM, the
 * name or path of a text editor, at PLACE; NULL where it is not known how to say that. The caller
 * owns them.
 */
char **
sumi_text_editor_make_command (const char *program, const char *path, SumiLocation place)
{
  g_autofree char *name = g_path_get_basename (program);

  for (guint i = 0; place.line > 0 && i < G_N_ELEMENTS (editors); i++)
    {
      g_autoptr (GStrvBuilder) words = NULL;
      g_auto (GStrv) patterns = NULL;

      if (!g_str_equal (name, editors[i].program))
        continue;
      words = g_strv_builder_new ();
      g_strv_builder_add (words, program);
      patterns = g_strsplit (editors[i].arguments, " ", -1);
      for (guint j = 0; patterns[j] != NULL; j++)
        {
          g_autofree char *word = fill_in (patterns[j], path, place);

          g_strv_builder_add (words, word);
        }
      return g_strv_builder_end (words);
    }
  return NULL;
}

/* The words of a command that opens the file PATH with EDITOR at PLACE; NULL where that cannot be
 * said. Its program may stand in quotes. */
static char **
make_command_of (GAppInfo *editor, const char *path, SumiLocation place)
{
  const char *line = g_app_info_get_commandline (editor);
  g_auto (GStrv) words = NULL;

  return line != NULL && g_shell_parse_argv (line, NULL, &words, NULL)
             ? sumi_text_editor_make_command (words[0], path, place)
             : NULL;
}

/* Starts COMMAND, of which EDITOR is the program. */
static gboolean
start (char **command,
       GAppInfo *editor,
       GList *files,
       GAppLaunchContext *context,
       GError **error)
{
  g_auto (GStrv) environment = g_app_launch_context_get_environment (context);
  g_autofree char *id = g_app_launch_context_get_startup_notify_id (context, editor, files);

  if (id != NULL)
    {
      environment = g_environ_setenv (environment, "DESKTOP_STARTUP_ID", id, TRUE);
      environment = g_environ_setenv (environment, "XDG_ACTIVATION_TOKEN", id, TRUE);
    }
  return g_spawn_async (NULL, command, environment, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, error);
}

/**
 * sumi_text_editor_open: opens FILE in what the desktop opens plain text with, at PLACE where that
 * editor can be told; 0, 0 is no place. FALSE with ERROR set, in a sentence for the user, if that
 * fails.
 */
gboolean
sumi_text_editor_open (GFile *file,
                       SumiLocation place,
                       GAppLaunchContext *context,
                       GError **error)
{
  g_autoptr (GAppInfo) editor = g_app_info_get_default_for_type ("text/plain", FALSE);
  const char *path = g_file_peek_path (file);
  g_autoptr (GError) reason = NULL;
  g_auto (GStrv) command = NULL;
  GList files = { .data = file };

  if (editor == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("No text editor was found"));
      return FALSE;
    }
  if (path != NULL)
    command = make_command_of (editor, path, place);
  if (command != NULL ? start (command, editor, &files, context, &reason)
                      : g_app_info_launch (editor, &files, context, &reason))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               /* Translators: %s is what the system says about it. */
               _("The text editor could not be started: %s"), reason->message);
  return FALSE;
}
