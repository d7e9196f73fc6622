/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-tool-input.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sumi-collate.h"
#include "sumi-pack-reader.h"
#include "sumi-save.h"
#include "sumi-tool-parts.h"
#include "sumi-visible.h"

static gboolean
parse_turn (const char *text, SumiColor *out_turn)
{
  static const struct
  {
    const char *name;
    SumiColor turn;
  } turns[] = {
    { "X", SUMI_BLACK }, { "black", SUMI_BLACK }, { "O", SUMI_WHITE }, { "white", SUMI_WHITE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      if (g_ascii_strcasecmp (text, turns[i].name) == 0)
        {
          *out_turn = turns[i].turn;
          return TRUE;
        }
    }
  return FALSE;
}

/* Prints one line on standard error, whatever is in the names of files. */
void
sumi_tool_error (const char *format, ...)
{
  g_autofree char *message = NULL, *valid = NULL, *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  valid = g_utf8_make_valid (message, -1);
  line = sumi_visible_message (valid);
  g_printerr ("sumi-tool: %s\n", line);
}

/* ENTRIES with their texts as they were typed: GOption would convert them from the encoding of the
 * locale, and the C locale has none for letters that other programs type all the same. */
static GOptionEntry *
take_raw (const GOptionEntry *entries)
{
  gsize n = 0;
  GOptionEntry *raw;

  while (entries[n].long_name != NULL)
    n++;
  raw = g_memdup2 (entries, (n + 1) * sizeof *entries);
  for (gsize i = 0; i < n; i++)
    {
      if (raw[i].arg == G_OPTION_ARG_STRING)
        raw[i].arg = G_OPTION_ARG_FILENAME;
      else if (raw[i].arg == G_OPTION_ARG_STRING_ARRAY)
        raw[i].arg = G_OPTION_ARG_FILENAME_ARRAY;
    }
  return raw;
}

/* Makes *TEXT, which may be NULL, UTF-8. FALSE with ERROR if it is text of no encoding. */
static gboolean
convert_text (char **text, GError **error)
{
  char *converted;

  if (*text == NULL || g_utf8_validate (*text, -1, NULL))
    return TRUE;
  converted = g_locale_to_utf8 (*text, -1, NULL, NULL, error);
  if (converted == NULL)
    return FALSE;
  g_free (*text);
  *text = converted;
  return TRUE;
}

/* The same for each of TEXTS, which may be NULL. */
static gboolean
convert_list (char **texts, GError **error)
{
  for (; texts != NULL && *texts != NULL; texts++)
    {
      if (!convert_text (texts, error))
        return FALSE;
    }
  return TRUE;
}

/* Makes the texts of ENTRIES, which were taken raw, UTF-8. FALSE with ERROR if one cannot be. */
static gboolean
convert_texts (const GOptionEntry *entries, GError **error)
{
  for (; entries->long_name != NULL; entries++)
    {
      gboolean is_good = TRUE;

      if (entries->arg == G_OPTION_ARG_STRING)
        is_good = convert_text (entries->arg_data, error);
      else if (entries->arg == G_OPTION_ARG_STRING_ARRAY)
        is_good = convert_list (*(char ***) entries->arg_data, error);
      if (is_good)
        continue;
      g_prefix_error (error, "--%s: ", entries->long_name);
      return FALSE;
    }
  return TRUE;
}

/* Takes the "--" out of ARGV that ends the options: GOption leaves it there before what looks like
 * an option. */
static void
remove_separator (int *argc, char **argv)
{
  int i = 1;

  while (i < *argc && !g_str_equal (argv[i], "--"))
    i++;
  if (i == *argc)
    return;
  memmove (argv + i, argv + i + 1, (gsize) (*argc - i) * sizeof *argv);
  (*argc)--;
}

/* Parses the options of COMMAND; --help prints and exits. ARGUMENTS is what the help calls those
 * that may follow; NULL: none may. FALSE once an error has been printed. */
gboolean
sumi_tool_parse_options (const char *command,
                         const char *arguments,
                         const char *summary,
                         const GOptionEntry *entries,
                         int *argc,
                         char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (arguments);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("sumi-tool %s", command);
  g_autofree GOptionEntry *raw = take_raw (entries);

  g_set_prgname (name);
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, raw, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, argc, argv, &error) || !convert_texts (entries, &error))
    {
      sumi_tool_error ("%s: %s", command, error->message);
      return FALSE;
    }
  remove_separator (argc, *argv);
  if (arguments == NULL && *argc > 1)
    {
      /* Translators: %s is the name of a command, such as bench. */
      sumi_tool_error (_("%s: there is nothing to name"), command);
      return FALSE;
    }
  return TRUE;
}

static const char *
find_given (const SumiToolGiven *given)
{
  while (given->option != NULL && !given->is_given)
    given++;
  return given->option;
}

/* TRUE once it is told that an option of GIVEN has no effect with OTHER, which is there. */
gboolean
sumi_tool_refuse_with (const char *command, const SumiToolGiven *given, const char *other)
{
  const char *option = find_given (given);

  if (option != NULL)
    /* Translators: a command, and two of its options or arguments, as they are typed. */
    sumi_tool_error (_("%s: %s has no effect with %s"), command, option, other);
  return option != NULL;
}

/* TRUE once it is told that an option of GIVEN has no effect without OTHER, which is not there. */
gboolean
sumi_tool_refuse_without (const char *command, const SumiToolGiven *given, const char *other)
{
  const char *option = find_given (given);

  if (option != NULL)
    /* Translators: a command, and two of its options, as they are typed. */
    sumi_tool_error (_("%s: %s has no effect without %s"), command, option, other);
  return option != NULL;
}

/* TRUE once it is told that OUTPUT, which is to be written, is the file INPUT, which is read.
 * Either may be NULL. */
gboolean
sumi_tool_refuse_same (const char *command, const char *input, const char *output)
{
  if (input == NULL || output == NULL || !sumi_save_is_same (input, output))
    return FALSE;
  /* Translators: a command, and a file that it reads; --output is what is typed. */
  sumi_tool_error (_("%s: --output would replace %s, which is read; name another file"), command,
                   output);
  return TRUE;
}

/* Adds the packs in the folders of the folder PATH to PATHS, in the order of the folders' names. A
 * folder that cannot be opened stands for itself: whoever reads what is in PATHS tells why not. */
static void
add_folders (const char *path, GPtrArray *paths)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) folders = g_ptr_array_new_with_free_func (g_free);

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    g_ptr_array_add (folders, g_build_filename (path, name, NULL));
  g_ptr_array_sort (folders, sumi_collate_bytes);
  for (guint i = 0; i < folders->len; i++)
    {
      GPtrArray *found;

      if (!g_file_test (folders->pdata[i], G_FILE_TEST_IS_DIR))
        continue;
      found = sumi_pack_list_folder (folders->pdata[i], NULL);
      if (found != NULL)
        g_ptr_array_extend_and_steal (paths, found);
      else
        g_ptr_array_add (paths, g_strdup (folders->pdata[i]));
    }
}

/* The packs that PATH stands for; NULL once an error has been printed. */
static GPtrArray *
list_packs (const char *path)
{
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      paths = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (paths, g_strdup (path));
      return g_steal_pointer (&paths);
    }
  paths = sumi_pack_list_folder (path, &error);
  if (paths == NULL)
    {
      sumi_tool_error ("%s", error->message);
      return NULL;
    }
  add_folders (path, paths);
  if (paths->len == 0)
    {
      /* Translators: %s is the path of a folder; *.sumi.json is a pattern of file names. */
      sumi_tool_error (_("%s: there is no *.sumi.json in this folder"), path);
      return NULL;
    }
  return g_steal_pointer (&paths);
}

/* The paths of the packs that PATHS stand for: each itself, or, if it is a folder, every
 * *.sumi.json in it in the order of their names, then those in its folders. A file that is named
 * twice is listed once. NULL once an error has been printed. Owned by the caller. */
GPtrArray *
sumi_tool_list_packs (char *const paths[], int n_paths)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < n_paths; i++)
    {
      g_autoptr (GPtrArray) found = list_packs (paths[i]);

      if (found == NULL)
        return NULL;
      for (guint j = 0; j < found->len; j++)
        {
          if (g_hash_table_add (seen, g_canonicalize_filename (found->pdata[j], NULL)))
            g_ptr_array_add (list, g_strdup (found->pdata[j]));
        }
    }
  return g_steal_pointer (&list);
}

/* The pack in the file PATH, which is never a URI; NULL with OUT_MISTAKES filled. The items of a
 * pack that comes with Sumi are shown in the language of the user, if they are translated. */
SumiPack *
sumi_tool_read_pack (const char *path, GPtrArray *out_mistakes)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return sumi_pack_read_file (file, SUMI_PACK_READ_BUILT_IN, NULL, out_mistakes);
}

/* Reads the pack that the rest of a command line names, and lists its parts, of SumiToolPart, as
 * sumi_tool_list_parts() does. NULL once an error has been printed. */
SumiPack *
sumi_tool_open_pack (const char *command,
                     int argc,
                     char *argv[],
                     const char *id,
                     gboolean has_exercises_only,
                     GPtrArray **out_parts)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GPtrArray) parts = NULL;
  g_autoptr (SumiPack) pack = NULL;

  if (argc != 2)
    {
      /* Translators: %s is the name of a command, such as solve. */
      sumi_tool_error (_("%s: give the PATH of one pack"), command);
      return NULL;
    }
  pack = sumi_tool_read_pack (argv[1], mistakes);
  sumi_tool_print_mistakes (argv[1], mistakes);
  if (pack == NULL)
    return NULL;

  parts = sumi_tool_list_parts (pack, id, has_exercises_only);
  if (parts->len == 0 && id == NULL)
    {
      /* Translators: %s is the path of a pack. */
      sumi_tool_error (_("%s: nothing is asked in it"), argv[1]);
      return NULL;
    }
  if (parts->len == 0)
    {
      /* Translators: the path of a pack, and the id that a puzzle, lesson or step of it should
       * have. */
      sumi_tool_error (_("%s: there is no exercise \"%s\" in it"), argv[1], id);
      return NULL;
    }
  *out_parts = g_steal_pointer (&parts);
  return g_steal_pointer (&pack);
}

/* One line each on standard error. */
void
sumi_tool_print_mistakes (const char *path, GPtrArray *mistakes)
{
  for (guint i = 0; i < mistakes->len; i++)
    {
      g_autofree char *line = sumi_mistake_to_line (mistakes->pdata[i], path);

      g_printerr ("%s\n", line);
    }
}

/* What a list of mistakes means for the exit status: being unreadable is graver than not
 * holding. */
SumiToolStatus
sumi_tool_rate_mistakes (GPtrArray *mistakes)
{
  SumiToolStatus status = SUMI_TOOL_HOLDS;

  for (guint i = 0; i < mistakes->len; i++)
    status = MAX (status, sumi_mistake_is_structural (mistakes->pdata[i]) ? SUMI_TOOL_UNREADABLE
                                                                          : SUMI_TOOL_FAILS);
  return status;
}

/* The position that --board and --turn give; either may be NULL: the start, Black to move. FALSE
 * once an error has been printed. */
gboolean
sumi_tool_parse_position (const char *cells, const char *turn, SumiPosition *out_position)
{
  SumiColor side = SUMI_BLACK;
  SumiBitboard black, white;
  SumiNotationResult result;

  if (turn != NULL && !parse_turn (turn, &side))
    {
      /* Translators: --turn, X and O are what is typed; %s is what was typed instead. */
      sumi_tool_error (_("--turn must be X or O, but is \"%s\""), turn);
      return FALSE;
    }
  *out_position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  out_position->turn = side;
  if (cells == NULL)
    return TRUE;

  result = sumi_cells_from_text (cells, &black, &white);
  switch (result.status)
    {
    case SUMI_NOTATION_OK:
      *out_position = sumi_position_make (black, white, side);
      return TRUE;
    case SUMI_NOTATION_TOO_SHORT:
    case SUMI_NOTATION_TOO_LONG:
      sumi_tool_error (_("--board must have 64 cells, row by row from a1"));
      return FALSE;
    case SUMI_NOTATION_BAD_CELL:
    case SUMI_NOTATION_BAD_SQUARE:
    case SUMI_NOTATION_ILLEGAL_MOVE:
    case SUMI_NOTATION_ILLEGAL_PASS:
    default:
      /* Translators: the cells of a board as 64 characters; the number counts them from 1. */
      sumi_tool_error (_("--board: character %d stands for no cell; black is X, white O, empty ."),
                       (int) result.offset + 1);
      return FALSE;
    }
}
