/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "sumi-pack-check.h"
#include "sumi-share-work.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-visible.h"
#include "sumi-words.h"

/* Reads and proves one file within MILLIONS of nodes, or as many as usual if that is
 * SUMI_TOOL_LEFT_OUT; the pack, or NULL if it could not be read. */
static SumiPack *
check_file (const char *path, int millions, GPtrArray *mistakes)
{
  SumiPack *pack = sumi_tool_read_pack (path, mistakes);

  if (pack != NULL)
    {
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;

      if (millions != SUMI_TOOL_LEFT_OUT)
        budget.max_nodes = (uint64_t) millions * 1000000;
      sumi_pack_check (pack, &budget, mistakes);
    }
  return pack;
}

static void
add_file (JsonBuilder *builder, const char *path, GPtrArray *mistakes)
{
  json_builder_begin_object (builder);
  sumi_tool_json_add_path (builder, "path", path);
  sumi_json_add_boolean (builder, "ok", mistakes->len == 0);
  sumi_json_begin_array (builder, "mistakes");
  for (guint i = 0; i < mistakes->len; i++)
    {
      const SumiMistake *mistake = mistakes->pdata[i];

      json_builder_begin_object (builder);
      sumi_json_add_int (builder, "line", mistake->place.line);
      sumi_json_add_int (builder, "column", mistake->place.column);
      sumi_json_add_string (builder, "code", sumi_mistake_code_to_name (mistake->code));
      sumi_json_add_string (builder, "where", mistake->where);
      sumi_json_add_string (builder, "message", mistake->message);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* A pack's id stands for it wherever it is loaded, so no two files may share one. */
static void
check_id (GHashTable *paths_by_id, const SumiPack *pack, const char *path, GPtrArray *mistakes)
{
  const char *other = g_hash_table_lookup (paths_by_id, pack->id);

  if (other == NULL)
    g_hash_table_insert (paths_by_id, g_strdup (pack->id), g_strdup (path));
  else
    {
      g_autofree char *name = g_filename_display_name (other);

      g_ptr_array_add (
          mistakes,
          sumi_mistake_new (SUMI_MISTAKE_ID, pack->id_place, "id",
                            /* Translators: %s is another file, or a place in this one such as
                             * items[3]. */
                            _("%s has the same id; give one of the two another"), name));
    }
}

/* The items of KIND in PACK. */
static guint
count_items (const SumiPack *pack, SumiItemKind kind)
{
  guint n = 0;

  for (guint i = 0; i < pack->items->len; i++)
    n += ((const SumiItem *) pack->items->pdata[i])->kind == kind;
  return n;
}

/* Adds WHAT, which it takes, to LIST if there are any of it. */
static void
add_count (GPtrArray *list, char *what, guint n)
{
  if (n > 0)
    g_ptr_array_add (list, what);
  else
    g_free (what);
}

/* How many of EXERCISES have an answer that is found by computing. What to choose the author says,
 * and how a game comes out nobody knows. */
static guint
count_provable (const GPtrArray *exercises)
{
  guint n = 0;

  for (guint i = 0; i < exercises->len; i++)
    {
      SumiTaskType type = ((const SumiExercise *) exercises->pdata[i])->task.type;

      n += type != SUMI_TASK_CHOOSE && type != SUMI_TASK_PLAY;
    }
  return n;
}

/* How much of a pack is proved, where N of its N_ALL exercises can be. */
static char *
word_proved (guint n, guint n_all)
{
  if (n == 0)
    /* Translators: follows the numbers of puzzles, lessons, exercises and games of a pack, as do
     * the next two. */
    return g_strdup (_("nothing to prove"));
  if (n == n_all)
    return g_strdup (ngettext ("proved", "all proved", n));
  /* Translators: so many of the puzzles and exercises of a pack, which are listed before it. */
  return g_strdup_printf (ngettext ("%u proved", "%u proved", n), n);
}

/* What PACK, which was checked, has, and how much of it is proved: "7 lessons, 45 exercises, all
 * proved". */
static char *
list_proved (const SumiPack *pack)
{
  g_autoptr (GPtrArray) exercises = sumi_pack_list_exercises (pack);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  guint n_puzzles = count_items (pack, SUMI_ITEM_PUZZLE);
  guint n_lessons = count_items (pack, SUMI_ITEM_LESSON);
  guint n_games = count_items (pack, SUMI_ITEM_GAME);
  guint n_asked = exercises->len - n_puzzles - n_games;

  /* Translators: what a pack has is listed with commas, such as "7 lessons, 45 exercises, all
   * proved". */
  add_count (list, g_strdup_printf (ngettext ("%u puzzle", "%u puzzles", n_puzzles), n_puzzles),
             n_puzzles);
  add_count (list, g_strdup_printf (ngettext ("%u lesson", "%u lessons", n_lessons), n_lessons),
             n_lessons);
  /* Translators: that many exercises are in the lessons of a pack. */
  add_count (list, g_strdup_printf (ngettext ("%u exercise", "%u exercises", n_asked), n_asked),
             n_asked);
  add_count (list, g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games), n_games);
  g_ptr_array_add (list, word_proved (count_provable (exercises), exercises->len));
  return sumi_words_join (list);
}

/* A file, and what was found in it. */
typedef struct
{
  const char *path;
  int millions;
  SumiPack *pack; /* NULL: it could not be read */
  GPtrArray *mistakes;
} Checked;

static void
clear_checked (gpointer data)
{
  Checked *checked = data;

  g_clear_pointer (&checked->pack, sumi_pack_unref);
  g_clear_pointer (&checked->mistakes, g_ptr_array_unref);
}

static void
check_files (gpointer data, guint first, guint end)
{
  GArray *files = data;

  for (guint i = first; i < end; i++)
    {
      Checked *checked = &g_array_index (files, Checked, i);

      checked->mistakes = sumi_mistakes_new ();
      checked->pack = check_file (checked->path, checked->millions, checked->mistakes);
    }
}

/* Checks the files at PATHS, several at a time. */
static GArray *
check_all (GPtrArray *paths, int millions)
{
  GArray *files = g_array_sized_new (FALSE, TRUE, sizeof (Checked), paths->len);

  g_array_set_clear_func (files, clear_checked);
  for (guint i = 0; i < paths->len; i++)
    {
      Checked checked = { .path = paths->pdata[i], .millions = millions };

      g_array_append_val (files, checked);
    }
  sumi_share_work (check_files, files, files->len, 1, sumi_share_work_count_processors ());
  return files;
}

static SumiToolStatus
check_paths (GPtrArray *paths, int millions, JsonBuilder *builder)
{
  g_autoptr (GArray) files = check_all (paths, millions);
  g_autoptr (GHashTable) paths_by_id
    = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  SumiToolStatus status = SUMI_TOOL_HOLDS;

  for (guint i = 0; i < paths->len; i++)
    {
      const Checked *checked = &g_array_index (files, Checked, i);
      GPtrArray *mistakes = checked->mistakes;
      const SumiPack *pack = checked->pack;
      const char *path = checked->path;

      if (pack != NULL)
        check_id (paths_by_id, pack, path, mistakes);
      sumi_tool_print_mistakes (path, mistakes);
      status = MAX (status, sumi_tool_rate_mistakes (mistakes));
      if (builder != NULL)
        add_file (builder, path, mistakes);
      else if (mistakes->len == 0)
        {
          g_autofree char *proved = list_proved (pack);
          g_autofree char *name = sumi_visible_path (path);

          g_print ("%s: %s\n", name, proved);
        }
    }
  return status;
}

/* sumi-tool check PATH… */
SumiToolStatus
sumi_tool_check (int argc, char *argv[])
{
  gboolean as_json = FALSE;
  int millions = SUMI_TOOL_LEFT_OUT;
  const GOptionEntry entries[] = {
    { "limit", 0, 0, G_OPTION_ARG_INT, &millions,
      N_("Search at most this many million positions for each pack; the rest is not decided"),
      N_("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  SumiToolStatus status;

  if (!sumi_tool_parse_options ("check", _("PATH…"),
                                _("Reads packs and proves what they say. A folder stands for every "
                                  "*.sumi.json in it and in its folders."),
                                entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  if (millions < 0 && millions != SUMI_TOOL_LEFT_OUT)
    {
      sumi_tool_error (_("check: --limit must not be negative"));
      return SUMI_TOOL_UNREADABLE;
    }
  if (argc < 2)
    {
      sumi_tool_error (_("check: give the PATH of a pack or a folder"));
      return SUMI_TOOL_UNREADABLE;
    }
  paths = sumi_tool_list_packs (argv + 1, argc - 1);
  if (paths == NULL)
    return SUMI_TOOL_UNREADABLE;

  if (!as_json)
    return check_paths (paths, millions, NULL);
  builder = json_builder_new ();
  json_builder_begin_object (builder);
  sumi_json_begin_array (builder, "files");
  status = check_paths (paths, millions, builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  sumi_tool_json_print (builder);
  return status;
}
