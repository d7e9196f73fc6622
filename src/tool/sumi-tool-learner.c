/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <stdio.h>

#include "sumi-drill-question.h"
#include "sumi-learner-export.h"
#include "sumi-learner.h"
#include "sumi-learners.h"
#include "sumi-load.h"
#include "sumi-mistake.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"

/* What the command line says. */
typedef struct
{
  char *folder;
  char *name;
  gboolean as_csv;
  gboolean as_json;
  SumiLearners *learners;
  const char *argument; /* after the verb; NULL: none */
} Request;

typedef struct
{
  const char *verb;
  SumiToolStatus (*run) (const Request *request);
  gboolean needs_argument;
} Verb;

/* Prints ERROR, with the learner or file WHO before it. */
static SumiToolStatus
fail (const char *who, GError *error)
{
  g_autoptr (GError) owned = error;

  sumi_tool_error ("%s: %s", who, owned->message);
  return SUMI_TOOL_UNREADABLE;
}

/* Says what was found out when the store of WHO was opened; FALSE if anything was wrong with it. */
static gboolean
report_opening (const char *who, const SumiLearnerOpening *opening)
{
  if (opening->aside != NULL)
    /* Translators: the name of a learner, and a file. */
    sumi_tool_error (_("%s: the file was damaged and was put aside as %s"), who, opening->aside);
  if (opening->state == SUMI_LEARNER_RESTORED)
    /* Translators: the name of a learner, and a date. */
    sumi_tool_error (_("%s: the backup of %s took its place"), who, opening->backup_date);
  if (opening->state == SUMI_LEARNER_LOST)
    /* Translators: the name of a learner. */
    sumi_tool_error (_("%s: there was no backup; the file begins empty"), who);
  return opening->state == SUMI_LEARNER_FOUND || opening->state == SUMI_LEARNER_NEW;
}

/* The learner of that name or id; NULL after an error was printed. */
static SumiLearnerEntry *
find_entry (SumiLearners *learners, const char *who)
{
  g_autoptr (GPtrArray) entries = sumi_learners_list (learners);

  for (guint i = 0; i < entries->len; i++)
    {
      SumiLearnerEntry *entry = entries->pdata[i];

      if (g_str_equal (entry->id, who) || g_str_equal (entry->name, who))
        return g_ptr_array_steal_index (entries, i);
    }
  /* Translators: %s is the name that was given. */
  sumi_tool_error (_("there is no learner \"%s\""), who);
  return NULL;
}

/* Opens the store of ENTRY; NULL after an error was printed. OUT_IS_SOUND gets whether nothing was
 * wrong with it. */
static SumiLearner *
open_entry (SumiLearners *learners, const SumiLearnerEntry *entry, gboolean *out_is_sound)
{
  g_autofree char *folder = sumi_learners_get_folder (learners, entry->id);
  g_autoptr (GError) error = NULL;
  SumiLearner *learner = sumi_learner_open (folder, NULL, &error);

  if (learner == NULL)
    fail (entry->name, g_steal_pointer (&error));
  else
    *out_is_sound = report_opening (entry->name, sumi_learner_get_opening (learner));
  return learner;
}

/* The learners that are meant: the one named, or all of them. NULL after an error was printed. */
static GPtrArray *
list_meant (const Request *request)
{
  GPtrArray *entries;
  SumiLearnerEntry *entry;

  if (request->argument == NULL)
    return sumi_learners_list (request->learners);
  entry = find_entry (request->learners, request->argument);
  if (entry == NULL)
    return NULL;
  entries = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_learner_entry_free);
  g_ptr_array_add (entries, entry);
  return entries;
}

static void
begin_learners (JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  sumi_json_begin_array (builder, "learners");
}

static void
end_learners (JsonBuilder *builder, const Request *request)
{
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  if (request->as_json)
    sumi_tool_json_print (builder);
}

static void
begin_learner (JsonBuilder *builder, const SumiLearnerEntry *entry)
{
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "id", entry->id);
  sumi_json_add_string (builder, "name", entry->name);
}

static SumiToolStatus
run_list (const Request *request)
{
  g_autoptr (GPtrArray) entries = list_meant (request);
  g_autofree char *chosen = sumi_learners_get_chosen (request->learners);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  if (entries == NULL)
    return SUMI_TOOL_UNREADABLE;
  begin_learners (builder);
  for (guint i = 0; i < entries->len; i++)
    {
      const SumiLearnerEntry *entry = entries->pdata[i];
      gboolean is_chosen = g_strcmp0 (entry->id, chosen) == 0;

      begin_learner (builder, entry);
      sumi_json_add_boolean (builder, "chosen", is_chosen);
      json_builder_end_object (builder);
      if (!request->as_json)
        g_print ("%s %s  %s\n", is_chosen ? "*" : " ", entry->id, entry->name);
    }
  end_learners (builder, request);
  return SUMI_TOOL_HOLDS;
}

static gboolean
collect (const SumiOutcome *outcome, gpointer data)
{
  g_ptr_array_add (data, sumi_outcome_copy (outcome));
  return TRUE;
}

/* Puts the games of LEARNER into EXPORT. */
static gboolean
collect_games (SumiLearner *learner, SumiLearnerExport *export, GError **error)
{
  g_autoptr (GPtrArray) games = sumi_learner_list_games (learner, error);

  for (guint i = games != NULL ? games->len : 0; i > 0; i--)
    g_ptr_array_add (export->games, sumi_kept_game_copy (games->pdata[i - 1]));
  return games != NULL;
}

/* Puts what LEARNER has told of players into EXPORT. */
static gboolean
collect_players (SumiLearner *learner, SumiLearnerExport *export, GError **error)
{
  GHashTable *players = sumi_learner_list_players (learner, error);

  if (players == NULL)
    return FALSE;
  g_hash_table_unref (export->players);
  export->players = players;
  return TRUE;
}

static SumiToolStatus
run_export (const Request *request)
{
  g_autoptr (SumiLearnerEntry) entry = find_entry (request->learners, request->argument);
  g_autoptr (SumiLearnerExport) export = NULL;
  g_autoptr (SumiLearner) learner = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gboolean is_sound = TRUE;

  if (entry == NULL)
    return SUMI_TOOL_UNREADABLE;
  learner = open_entry (request->learners, entry, &is_sound);
  if (learner == NULL)
    return SUMI_TOOL_UNREADABLE;
  export = sumi_learner_export_new ();
  export->name = g_strdup (entry->name);
  if (!sumi_learner_read (learner, collect, export->outcomes, &error)
      || !collect_games (learner, export, &error) || !collect_players (learner, export, &error))
    return fail (export->name, g_steal_pointer (&error));
  text =
      request->as_csv ? sumi_learner_export_to_csv (export) : sumi_learner_export_to_json (export);
  /* In UTF-8, whatever the locale. */
  fputs (text, stdout);
  return is_sound ? SUMI_TOOL_HOLDS : SUMI_TOOL_FAILS;
}

/* What the file at PATH holds; NULL after its mistakes were printed. */
static SumiLearnerExport *
read_import (const char *path)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  SumiLearnerExport *import;
  gsize length;

  data = sumi_load_file (file, SUMI_LEARNER_IMPORT_MAX_SIZE, NULL, &length, &error);
  if (data == NULL)
    {
      fail (path, g_steal_pointer (&error));
      return NULL;
    }
  import = sumi_learner_export_from_json (data, length, mistakes);
  sumi_tool_print_mistakes (path, mistakes);
  return import;
}

/* Records IMPORT in the store in FOLDER, which is closed again. */
static gboolean
record_import (const char *folder, const SumiLearnerExport *import, GError **error)
{
  g_autoptr (SumiLearner) learner = sumi_learner_open (folder, NULL, error);

  return learner != NULL && sumi_learner_record_all (learner, import->outcomes, error)
         && sumi_learner_keep_games (learner, import->games, error)
         && sumi_learner_tell_players (learner, import->players, error);
}

/* Makes a learner of IMPORT; on an error there is none. Until all is recorded the learner counts as
 * removed, so that nobody is left with a part of it where the tool is interrupted. */
static char *
add_import (const Request *request,
            const char *name,
            const SumiLearnerExport *import,
            GError **error)
{
  g_autofree char *id = sumi_learners_add (request->learners, name, error);
  g_autofree char *folder = NULL;

  if (id == NULL || !sumi_learners_remove (request->learners, id, error))
    return NULL;
  folder = sumi_learners_get_removed_folder (request->learners, id);
  if (record_import (folder, import, error)
      && sumi_learners_restore (request->learners, id, error))
    return g_steal_pointer (&id);
  sumi_learners_forget (request->learners, id);
  return NULL;
}

static SumiToolStatus
run_import (const Request *request)
{
  g_autoptr (SumiLearnerExport) import = read_import (request->argument);
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL, *name = NULL;

  if (import == NULL)
    return SUMI_TOOL_UNREADABLE;
  name = g_strstrip (g_strdup (request->name != NULL ? request->name : import->name));
  id = add_import (request, name, import, &error);
  if (id == NULL)
    return fail (request->argument, g_steal_pointer (&error));
  if (request->as_json)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new ();

      json_builder_begin_object (builder);
      sumi_json_add_string (builder, "id", id);
      sumi_json_add_string (builder, "name", name);
      sumi_json_add_int (builder, "outcomes", import->outcomes->len);
      sumi_json_add_int (builder, "games", import->games->len);
      json_builder_end_object (builder);
      sumi_tool_json_print (builder);
    }
  else
    g_print (g_dngettext (GETTEXT_PACKAGE, "%s: %u outcome\n", "%s: %u outcomes\n",
                          import->outcomes->len),
             name, import->outcomes->len);
  return SUMI_TOOL_HOLDS;
}

/* Looks through LEARNER, and with IS_REBUILT makes its file and its progress anew. */
static SumiToolStatus
check_learner (const Request *request,
               const SumiLearnerEntry *entry,
               gboolean is_rebuilt,
               JsonBuilder *builder)
{
  gboolean is_sound = TRUE, was_right = TRUE;
  g_autoptr (SumiLearner) learner = open_entry (request->learners, entry, &is_sound);
  g_autoptr (GError) error = NULL;
  guint n_outcomes;

  if (learner == NULL)
    return SUMI_TOOL_UNREADABLE;
  if (!sumi_learner_check (learner, &error)
      || (is_rebuilt && !sumi_learner_rebuild (learner, &was_right, &error)))
    return fail (entry->name, g_steal_pointer (&error));
  n_outcomes = sumi_progress_get_n_outcomes (sumi_learner_get_progress (learner));
  begin_learner (builder, entry);
  sumi_json_add_boolean (builder, "ok", is_sound && was_right);
  sumi_json_add_int (builder, "outcomes", n_outcomes);
  json_builder_end_object (builder);
  if (!request->as_json)
    g_print (g_dngettext (GETTEXT_PACKAGE, "%s: %u outcome\n", "%s: %u outcomes\n", n_outcomes),
             entry->name, n_outcomes);
  return is_sound && was_right ? SUMI_TOOL_HOLDS : SUMI_TOOL_FAILS;
}

static SumiToolStatus
check_all (const Request *request, gboolean is_rebuilt)
{
  g_autoptr (GPtrArray) entries = list_meant (request);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  SumiToolStatus status = SUMI_TOOL_HOLDS;

  if (entries == NULL)
    return SUMI_TOOL_UNREADABLE;
  begin_learners (builder);
  for (guint i = 0; i < entries->len; i++)
    {
      SumiToolStatus found = check_learner (request, entries->pdata[i], is_rebuilt, builder);

      status = MAX (status, found);
    }
  end_learners (builder, request);
  return status;
}

static SumiToolStatus
run_check (const Request *request)
{
  return check_all (request, FALSE);
}

static SumiToolStatus
run_rebuild (const Request *request)
{
  return check_all (request, TRUE);
}

static void
add_rating (JsonBuilder *builder, SumiRating rating)
{
  /* Before it means something there is no number. */
  if (!sumi_rating_is_shown (rating))
    return;
  sumi_json_add_double (builder, "rating", rating.rating);
  sumi_json_add_double (builder, "deviation", rating.deviation);
}

static void
add_theme (JsonBuilder *builder, const SumiThemeStatistics *theme)
{
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "theme", theme->theme);
  sumi_json_add_int (builder, "right", theme->n_right);
  sumi_json_add_int (builder, "wrong", theme->n_wrong);
  sumi_json_add_boolean (builder, "clear", sumi_theme_is_clear (theme));
  add_rating (builder, theme->rating.rating);
  json_builder_end_object (builder);
}

static void
add_day (JsonBuilder *builder, const SumiDayStatistics *day)
{
  g_autofree char *date = sumi_day_to_date (day->day);

  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "date", date);
  sumi_json_add_int (builder, "attempts", day->n_attempts);
  sumi_json_add_int (builder, "solved", day->n_solved);
  sumi_json_add_int (builder, "first", day->n_first);
  sumi_json_add_int (builder, "read", day->n_read);
  sumi_json_add_int (builder, "reviews", day->n_reviews);
  sumi_json_add_int (builder, "remembered", day->n_remembered);
  sumi_json_add_int (builder, "games", day->n_games);
  sumi_json_add_int (builder, "won", day->n_won);
  sumi_json_add_int (builder, "milliseconds", day->milliseconds);
  json_builder_end_object (builder);
}

/* The drills of which there is a round. */
static void
add_drills (JsonBuilder *builder, const SumiProgress *progress)
{
  sumi_json_begin_array (builder, "drills");
  for (int kind = 0; kind < SUMI_N_DRILLS; kind++)
    {
      const char *name = sumi_drill_kind_to_name ((SumiDrillKind) kind);
      const GArray *rounds = sumi_progress_get_drill (progress, name);

      if (rounds == NULL)
        continue;
      json_builder_begin_object (builder);
      sumi_json_add_string (builder, "drill", name);
      sumi_json_add_int (builder, "rounds", rounds->len);
      sumi_json_add_int (builder, "best", sumi_progress_get_best (progress, name));
      sumi_json_add_int (builder, "last",
                         g_array_index (rounds, SumiDrillRound, rounds->len - 1).score);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_drills (const SumiProgress *progress)
{
  for (int kind = 0; kind < SUMI_N_DRILLS; kind++)
    {
      const char *name = sumi_drill_kind_to_name ((SumiDrillKind) kind);
      const GArray *rounds = sumi_progress_get_drill (progress, name);
      guint n = rounds != NULL ? rounds->len : 0;

      if (n > 0)
        /* Translators: the name of a drill, how many rounds there were, and the highest score. */
        g_print (g_dngettext (GETTEXT_PACKAGE, "Drill %s: %u round, best score %d\n",
                              "Drill %s: %u rounds, best score %d\n", n),
                 name, n, sumi_progress_get_best (progress, name));
    }
}

static void
print_statistics_as_json (const SumiProgress *progress, int today)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GPtrArray) themes = sumi_progress_list_themes (progress);
  g_autoptr (GPtrArray) cards = sumi_progress_list_cards (progress);
  const GArray *days = sumi_progress_get_days (progress);

  json_builder_begin_object (builder);
  sumi_json_add_int (builder, "outcomes", sumi_progress_get_n_outcomes (progress));
  sumi_json_add_int (builder, "exercises", sumi_progress_get_n_exercises (progress));
  sumi_json_add_int (builder, "cards", cards->len);
  sumi_json_add_int (builder, "due", sumi_progress_count_due (progress, today));
  add_rating (builder, sumi_progress_get_rating (progress, today, NULL));
  sumi_json_begin_array (builder, "themes");
  for (guint i = 0; i < themes->len; i++)
    add_theme (builder, themes->pdata[i]);
  json_builder_end_array (builder);
  sumi_json_begin_array (builder, "days");
  for (guint i = 0; i < days->len; i++)
    add_day (builder, &g_array_index (days, SumiDayStatistics, i));
  json_builder_end_array (builder);
  add_drills (builder, progress);
  json_builder_end_object (builder);
  sumi_tool_json_print (builder);
}

static void
print_statistics (const SumiProgress *progress, int today)
{
  g_autoptr (GPtrArray) themes = sumi_progress_list_themes (progress);
  g_autoptr (GPtrArray) cards = sumi_progress_list_cards (progress);
  SumiRating rating = sumi_progress_get_rating (progress, today, NULL);

  g_print (_("Outcomes: %u\n"), sumi_progress_get_n_outcomes (progress));
  g_print (_("Exercises tried: %u\n"), sumi_progress_get_n_exercises (progress));
  g_print (_("To be repeated: %u, of which due today: %u\n"), cards->len,
           sumi_progress_count_due (progress, today));
  if (sumi_rating_is_shown (rating))
    /* Translators: a rating and how uncertain it is, such as 1540 ± 80. */
    g_print (_("Rating: %.0f ± %.0f\n"), rating.rating, 2 * rating.deviation);
  else
    g_print ("%s\n", _("Rating: none for now"));
  for (guint i = 0; i < themes->len; i++)
    {
      const SumiThemeStatistics *theme = themes->pdata[i];
      guint n_tries = theme->n_right + theme->n_wrong;

      if (sumi_theme_is_clear (theme))
        /* Translators: a theme, and at how many of its exercises the first try was right. */
        g_print (_("%s: %u of %u right at the first try\n"), theme->theme, theme->n_right,
                 n_tries);
      else
        /* Translators: a theme, and at how many of its exercises the first try was right. */
        g_print (_("%s: %u of %u right at the first try (too few to say)\n"), theme->theme,
                 theme->n_right, n_tries);
    }
  print_drills (progress);
}

static SumiToolStatus
run_stats (const Request *request)
{
  g_autoptr (SumiLearnerEntry) entry = find_entry (request->learners, request->argument);
  g_autoptr (SumiLearner) learner = NULL;
  gboolean is_sound = TRUE;

  if (entry == NULL)
    return SUMI_TOOL_UNREADABLE;
  learner = open_entry (request->learners, entry, &is_sound);
  if (learner == NULL)
    return SUMI_TOOL_UNREADABLE;
  if (request->as_json)
    print_statistics_as_json (sumi_learner_get_progress (learner), sumi_learner_get_day (learner));
  else
    print_statistics (sumi_learner_get_progress (learner), sumi_learner_get_day (learner));
  return is_sound ? SUMI_TOOL_HOLDS : SUMI_TOOL_FAILS;
}

/* The learners in FOLDER, or with NULL those of this user. */
static SumiLearners *
open_learners (const char *folder)
{
  g_autofree char *usual = folder == NULL ? sumi_learners_get_default_folder () : NULL;

  return sumi_learners_new (folder != NULL ? folder : usual);
}

/* Whether the folder FOLDER, or with NULL that of this user, can be read; an import makes it, and
 * this user need not have one. FALSE once an error has been printed. */
static gboolean
has_folder (const char *folder)
{
  g_autofree char *usual = folder == NULL ? sumi_learners_get_default_folder () : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder != NULL ? folder : usual, 0, &error);

  if (dir != NULL
      || (folder == NULL && g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT)))
    return TRUE;
  sumi_tool_error ("%s", error->message);
  return FALSE;
}

/**
 * sumi_tool_open_learner: the learner whose name or id is WHO, in FOLDER or with NULL in that of
 * this user; owned by the caller. NULL once an error has been printed.
 */
SumiLearner *
sumi_tool_open_learner (const char *folder, const char *who)
{
  g_autoptr (SumiLearners) learners = NULL;
  g_autoptr (SumiLearnerEntry) entry = NULL;
  gboolean is_sound;

  if (!has_folder (folder))
    return NULL;
  learners = open_learners (folder);
  entry = find_entry (learners, who);
  return entry != NULL ? open_entry (learners, entry, &is_sound) : NULL;
}

static const Verb verbs[] = {
  { "list", run_list, FALSE },   { "export", run_export, TRUE },    { "import", run_import, TRUE },
  { "check", run_check, FALSE }, { "rebuild", run_rebuild, FALSE }, { "stats", run_stats, TRUE },
};

static const Verb *
find_verb (const char *name)
{
  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (verbs); i++)
    {
      if (g_str_equal (verbs[i].verb, name))
        return &verbs[i];
    }
  return NULL;
}

/* TRUE once it is told that an option has no effect on what VERB does. */
static gboolean
has_stray_option (const Request *request, const Verb *verb)
{
  const SumiToolGiven csv[] = { { "--csv", request->as_csv && verb->run != run_export }, { NULL } };
  const SumiToolGiven name[]
      = { { "--name", request->name != NULL && verb->run != run_import }, { NULL } };
  const SumiToolGiven json[] = { { "--json", request->as_json && request->as_csv }, { NULL } };

  return sumi_tool_refuse_with ("learner", csv, verb->verb)
         || sumi_tool_refuse_with ("learner", name, verb->verb)
         || sumi_tool_refuse_with ("learner", json, "--csv");
}

/* sumi-tool learner list|export|import|check|rebuild|stats [NAME|FILE] [--csv] [--name NAME]
 * [--folder FOLDER] [--json] */
SumiToolStatus
sumi_tool_learner (int argc, char *argv[])
{
  Request request = { NULL };
  const GOptionEntry entries[] = {
    { "folder", 0, 0, G_OPTION_ARG_FILENAME, &request.folder, N_("Where the learners are"),
      N_("FOLDER") },
    { "name", 0, 0, G_OPTION_ARG_STRING, &request.name, N_("Import under this name"),
      N_("NAME") },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &request.as_csv, N_("Export a table"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &request.as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  SumiToolStatus status = SUMI_TOOL_UNREADABLE;
  const Verb *verb = NULL;

  if (sumi_tool_parse_options ("learner",
                               /* Translators: only NAME and FILE are translated. */
                               _("list|export|import|check|rebuild|stats [NAME|FILE]"),
                               _("What the learners of this computer have done: lists them, "
                                 "exports one as JSON or CSV, "
                                 "imports such JSON as another learner, checks files, writes them "
                                 "anew, and counts."),
                               entries, &argc, &argv))
    {
      verb = find_verb (argc > 1 ? argv[1] : NULL);
      if (verb == NULL || argc > 3 || (verb->needs_argument && argc != 3))
        sumi_tool_error (_("learner: give list, export NAME, import FILE, check, rebuild or stats "
                           "NAME"));
      else if (!has_stray_option (&request, verb)
               && (verb->run == run_import || has_folder (request.folder)))
        {
          request.learners = open_learners (request.folder);
          request.argument = argc == 3 ? argv[2] : NULL;
          status = verb->run (&request);
          g_object_unref (request.learners);
        }
    }
  g_free (request.folder);
  g_free (request.name);
  return status;
}
