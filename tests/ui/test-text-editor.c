/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that a text editor is started with to show a place in a file. */

#include <glib/gstdio.h>

#include "sumi-text-editor.h"

static const struct
{
  const char *program;
  SumiLocation place;
  const char *command; /* its words, with "|" between them; NULL: none is known */
} commands[] = {
  { "/usr/bin/gnome-text-editor", { 3, 14 }, "/usr/bin/gnome-text-editor|+3:14|/a b/%f.json" },
  { "geany", { 3, 14 }, "geany|--line=3|--column=14|/a b/%f.json" },
  { "kate", { 3, 14 }, "kate|--line|3|--column|14|/a b/%f.json" },
  { "code", { 3, 14 }, "code|--goto|/a b/%f.json:3:14" },
  { "gvim", { 3, 14 }, "gvim|+3|/a b/%f.json" },
  { "kate", { 0, 0 }, NULL },
  { "flatpak", { 3, 14 }, NULL },
};

static void
test_commands (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (GStrv) words = sumi_text_editor_make_command (
          commands[i].program, "/a b/%f.json", commands[i].place);
      g_autofree char *command = words != NULL ? g_strjoinv ("|", words) : NULL;

      g_assert_cmpstr (command, ==, commands[i].command);
    }
}

/* Makes the program NAME, which writes its arguments into the file OUTPUT, what the desktop opens
 * plain text with. */
static void
install_editor (const char *name, const char *output)
{
  const char *folder = g_get_user_data_dir ();
  g_autofree char *applications = g_build_filename (folder, "applications", NULL);
  g_autofree char *program = g_build_filename (folder, name, NULL);
  g_autofree char *entry = g_build_filename (applications, "editor.desktop", NULL);
  g_autofree char *list = g_build_filename (g_get_user_config_dir (), "mimeapps.list", NULL);
  g_autofree char *script
      = g_strdup_printf ("#!/bin/sh\necho \"$*\" > '%s.part'\nmv '%s.part' '%s'\n", output, output,
                         output);
  g_autofree char *desktop
      = g_strdup_printf ("[Desktop Entry]\nType=Application\nName=Editor\nExec=\"%s\" %%F\n"
                         "MimeType=text/plain;\n", program);

  g_assert_cmpint (g_mkdir_with_parents (applications, 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_config_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents_full (program, script, -1, G_FILE_SET_CONTENTS_NONE, 0700,
                                           NULL));
  g_assert_true (g_file_set_contents (entry, desktop, -1, NULL));
  g_assert_true (g_file_set_contents (
      list, "[Default Applications]\ntext/plain=editor.desktop\n", -1, NULL));
}

/* An editor that knows places is given one; another one opens the file. */
static void
test_open (gconstpointer name)
{
  g_autofree char *output = g_build_filename (g_get_user_data_dir (), "arguments", NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/packs/mine.sumi.json");
  g_autoptr (GAppLaunchContext) context = g_app_launch_context_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *arguments = NULL;

  install_editor (name, output);
  g_assert_true (sumi_text_editor_open (file, (SumiLocation){ 7, 2 }, context, &error));
  g_assert_no_error (error);
  while (!g_file_get_contents (output, &arguments, NULL, NULL))
    g_usleep (1000);
  g_assert_cmpstr (g_strchomp (arguments), ==,
                   g_str_equal (name, "gedit") ? "+7:2 /packs/mine.sumi.json"
                                               : "/packs/mine.sumi.json");
}

static void
test_none (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/packs/mine.sumi.json");
  g_autoptr (GAppLaunchContext) context = g_app_launch_context_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (sumi_text_editor_open (file, (SumiLocation){ 7, 2 }, context, &error));
  g_assert_cmpstr (error->message, ==, "No text editor was found");
}

int
main (int argc, char *argv[])
{
  /* No editors of this system, before GLib reads where they are. */
  g_setenv ("XDG_DATA_DIRS", "/nowhere", TRUE);
  g_setenv ("XDG_CONFIG_DIRS", "/nowhere", TRUE);
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/text-editor/commands", test_commands);
  g_test_add_data_func ("/text-editor/open/at-place", "gedit", test_open);
  g_test_add_data_func ("/text-editor/open/plain", "scribble", test_open);
  g_test_add_func ("/text-editor/none", test_none);
  return g_test_run ();
}
