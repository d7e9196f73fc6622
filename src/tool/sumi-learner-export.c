/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-learner-export.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "sumi-csv.h"
#include "sumi-ggf.h"
#include "sumi-json-read.h"
#include "sumi-json-write.h"
#include "sumi-record.h"

#define FORMAT "sumi-learner/1"

/* "2026-03-12T10:40:00.000000Z" */
#define TIME_PATTERN "dddd-dd-ddTdd:dd:dd.ddddddZ"
#define SECONDS_LENGTH 19

#define MAX_THEMES 1000 /* of which a pack gives 101 to an exercise */

static void read_time (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_day (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_kind (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_string (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_themes (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_rating (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_count (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_help (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_milliseconds (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_result (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_number (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_lost (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_lost_of_side (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_outcomes (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_game (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_side (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_games (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_players (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

#define EXPORT(member) G_STRUCT_OFFSET (SumiLearnerExport, member)
#define OUTCOME(member) G_STRUCT_OFFSET (SumiOutcome, member)
#define GAME(member) G_STRUCT_OFFSET (SumiKeptGame, member)
#define PLAYER(member) G_STRUCT_OFFSET (Player, member)

typedef struct
{
  char *name;
  gboolean is_learner;
} Player;

static const SumiJsonField export_fields[] = {
  { "format", NULL, 0, TRUE },
  { "name", read_string, EXPORT (name), TRUE },
  { "outcomes", read_outcomes, EXPORT (outcomes), TRUE },
  { "games", read_games, EXPORT (games), FALSE },
  { "players", read_players, EXPORT (players), FALSE },
};

static const SumiJsonField player_fields[] = {
  { "name", read_string, PLAYER (name), TRUE },
  { "learner", sumi_json_read_boolean, PLAYER (is_learner), FALSE },
};

/* What a game is known by follows from its text. */
static const SumiJsonField game_fields[] = {
  { "time", read_time, GAME (time), TRUE },
  { "text", read_game, 0, TRUE },
  { "side", read_side, GAME (side), FALSE },
  { "reviewed", sumi_json_read_boolean, GAME (is_reviewed), FALSE },
  { "lost-black", read_lost_of_side, GAME (lost[SUMI_KEPT_BLACK]), FALSE },
  { "lost-white", read_lost_of_side, GAME (lost[SUMI_KEPT_WHITE]), FALSE },
  { "findings", read_string, GAME (findings), FALSE },
};

/* By SumiKeptSide. */
static const char *const side_names[] = { "black", "white" };

static const SumiJsonField outcome_fields[] = {
  { "time", read_time, OUTCOME (time), TRUE },
  { "day", read_day, OUTCOME (day), TRUE },
  { "kind", read_kind, OUTCOME (kind), TRUE },
  { "pack", read_string, OUTCOME (pack), FALSE },
  { "item", read_string, OUTCOME (item), FALSE },
  { "step", read_string, OUTCOME (step), FALSE },
  { "position", read_string, OUTCOME (position), FALSE },
  { "task", read_string, OUTCOME (task), FALSE },
  { "themes", read_themes, 0, FALSE },
  { "rating", read_rating, OUTCOME (rating), FALSE },
  { "theme-told", NULL, 0, FALSE }, /* written by earlier versions; weighs nothing */
  { "tries", read_count, OUTCOME (tries), FALSE },
  { "hints", read_count, OUTCOME (hints), FALSE },
  { "help", read_help, OUTCOME (help), FALSE },
  { "shown", sumi_json_read_boolean, OUTCOME (is_shown), FALSE },
  { "solved", sumi_json_read_boolean, OUTCOME (is_solved), FALSE },
  { "undone", read_count, OUTCOME (undone), FALSE },
  { "milliseconds", read_milliseconds, OUTCOME (milliseconds), FALSE },
  { "result", read_result, OUTCOME (result), FALSE },
  { "margin", read_number, OUTCOME (margin), FALSE },
  { "lost", read_lost, OUTCOME (lost), FALSE },
  { "opponent", read_string, OUTCOME (opponent), FALSE },
};

static const char *const csv_columns[] = {
  "time",         "day",          "kind",   "pack",   "item",         "step",         "rating",
  "themes",       "tries",        "hints",  "help",   "shown",        "solved",       "first-try",
  "undone",       "milliseconds", "result", "margin", "lost-opening", "lost-midgame",
  "lost-endgame", "opponent",     "position", "task",
};

static char *
time_to_text (gint64 time)
{
  g_autoptr (GDateTime) seconds = g_date_time_new_from_unix_utc (time / G_USEC_PER_SEC);
  g_autofree char *text = g_date_time_format (seconds, "%Y-%m-%dT%H:%M:%S");

  return g_strdup_printf ("%s.%06dZ", text, (int) (time % G_USEC_PER_SEC));
}

static gboolean
has_pattern (const char *text, const char *pattern)
{
  for (; *pattern != '\0'; text++, pattern++)
    {
      if (*pattern == 'd' ? !g_ascii_isdigit (*text) : *text != *pattern)
        return FALSE;
    }
  return *text == '\0';
}

/* FALSE if TEXT is no time of the form that is written. */
static gboolean
time_from_text (const char *text, gint64 *out_time)
{
  g_autofree char *whole = NULL;
  g_autoptr (GDateTime) seconds = NULL;

  if (!has_pattern (text, TIME_PATTERN))
    return FALSE;
  whole = g_strdup_printf ("%.*sZ", SECONDS_LENGTH, text);
  seconds = g_date_time_new_from_iso8601 (whole, NULL);
  if (seconds == NULL || g_date_time_to_unix (seconds) < 0)
    return FALSE;
  *out_time = g_date_time_to_unix (seconds) * G_USEC_PER_SEC
              + (gint64) g_ascii_strtoull (text + SECONDS_LENGTH + 1, NULL, 10);
  return TRUE;
}

static void
read_time (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  const char *string;

  if (sumi_json_get_string (walk, item, &string) && !time_from_text (string, target))
    sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                      /* Translators: the form of a date and time. */
                      _("must be a time such as %s"), "2026-03-12T10:40:00.000000Z");
}

static void
read_day (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, -SUMI_OUTCOME_MAX_DAY, SUMI_OUTCOME_MAX_DAY, target);
}

static void
report_unknown (SumiJsonWalk *walk, const SumiJsonItem *item)
{
  sumi_json_report (walk, item, SUMI_MISTAKE_VALUE, _("is not known"));
}

static void
read_kind (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  const char *string;

  if (sumi_json_get_string (walk, item, &string) && !sumi_outcome_kind_from_name (string, target))
    report_unknown (walk, item);
}

static void
read_help (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  const char *string;

  if (sumi_json_get_string (walk, item, &string) && !sumi_help_from_name (string, target))
    report_unknown (walk, item);
}

static void
read_result (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  const char *string;

  if (sumi_json_get_string (walk, item, &string) && !sumi_result_from_name (string, target))
    report_unknown (walk, item);
}

static void
read_string (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  char **copy = target;
  const char *string;

  if (!sumi_json_get_string (walk, item, &string))
    return;
  g_free (*copy);
  *copy = g_strdup (string);
}

static void
read_themes (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) themes = NULL;
  SumiJsonIter iter;
  SumiJsonItem element;
  const char *string;

  if (!sumi_json_is_array (walk, item, 0, MAX_THEMES))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element) && sumi_json_get_string (walk, &element, &string))
    g_strv_builder_add (builder, string);
  themes = g_strv_builder_end (builder);
  sumi_outcome_set_themes (target, (const char *const *) themes);
}

static void
read_rating (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, SUMI_OUTCOME_MAX_RATING, target);
}

static void
read_count (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, G_MAXINT, target);
}

static void
read_milliseconds (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  int milliseconds;

  if (sumi_json_get_int (walk, item, 0, G_MAXINT, &milliseconds))
    *(gint64 *) target = milliseconds;
}

static void
read_number (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, G_MININT, G_MAXINT, target);
}

static void
read_lost (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_ints (walk, item, G_MININT, G_MAXINT, SUMI_N_GAME_PHASES, target);
}

/* The same of a game that is kept, where a store takes no others. */
static void
read_lost_of_side (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_ints (walk, item, 0, SUMI_KEPT_MAX_LOST, SUMI_N_GAME_PHASES, target);
}

static void
read_outcomes (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  GPtrArray *outcomes = *(GPtrArray **) target;
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, 0, G_MAXUINT))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      SumiOutcome *outcome = sumi_outcome_new (SUMI_OUTCOME_PUZZLE, NULL, NULL, NULL);
      guint n_mistakes = walk->mistakes->len;

      g_ptr_array_add (outcomes, outcome);
      sumi_json_read_fields (walk, &element, outcome_fields, G_N_ELEMENTS (outcome_fields),
                             outcome);
      if (walk->mistakes->len == n_mistakes && !sumi_outcome_is_valid (outcome))
        sumi_json_report (walk, &element, SUMI_MISTAKE_VALUE,
                          _("does not fit together: a position goes with a task, and a theme is "
                            "one line"));
    }
}

static void
read_game (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiKeptGame *game = target;
  g_autoptr (GPtrArray) records = NULL;
  const char *string;

  if (!sumi_json_get_string (walk, item, &string))
    return;
  records = sumi_ggf_read_text (string, NULL, NULL);
  if (records == NULL || records->len != 1)
    {
      sumi_json_report (walk, item, SUMI_MISTAKE_VALUE, _("must be one game in GGF"));
      return;
    }
  g_free (game->text);
  g_free (game->key);
  game->text = g_strdup (string);
  game->key = sumi_record_to_key (records->pdata[0]);
}

static void
read_side (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiKeptSide *side = target;
  const char *string;

  if (!sumi_json_get_string (walk, item, &string))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (side_names); i++)
    {
      if (g_str_equal (string, side_names[i]))
        {
          *side = (SumiKeptSide) i;
          return;
        }
    }
  report_unknown (walk, item);
}

static void
read_games (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  GPtrArray *games = *(GPtrArray **) target;
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, 0, G_MAXUINT))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      SumiKeptGame *game = sumi_kept_game_new (NULL, NULL, SUMI_KEPT_UNKNOWN);

      g_ptr_array_add (games, game);
      sumi_json_read_fields (walk, &element, game_fields, G_N_ELEMENTS (game_fields), game);
    }
}

static void
read_players (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  GHashTable *players = *(GHashTable **) target;
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, 0, G_MAXUINT))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    {
      Player player = { NULL };
      g_autofree char *name = NULL;

      sumi_json_read_fields (walk, &element, player_fields, G_N_ELEMENTS (player_fields), &player);
      name = player.name;
      if (name != NULL && *name != '\0')
        g_hash_table_insert (players, sumi_player_fold (name),
                             GINT_TO_POINTER (player.is_learner ? SUMI_PLAYER_LEARNER
                                                                : SUMI_PLAYER_OTHER));
    }
}

static void
read_export (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  if (sumi_json_is_object (walk, item) && sumi_json_check_format (walk, item, FORMAT))
    sumi_json_read_fields (walk, item, export_fields, G_N_ELEMENTS (export_fields), target);
}

static void
add_string (JsonBuilder *builder, const char *key, const char *value)
{
  if (value[0] != '\0')
    sumi_json_add_string (builder, key, value);
}

static void
add_int (JsonBuilder *builder, const char *key, gint64 value)
{
  if (value != 0)
    sumi_json_add_int (builder, key, value);
}

static void
add_flag (JsonBuilder *builder, const char *key, gboolean value)
{
  if (value)
    sumi_json_add_boolean (builder, key, TRUE);
}

static void
add_themes (JsonBuilder *builder, char **themes)
{
  if (themes[0] == NULL)
    return;
  sumi_json_begin_array (builder, "themes");
  for (guint i = 0; themes[i] != NULL; i++)
    json_builder_add_string_value (builder, themes[i]);
  json_builder_end_array (builder);
}

static void
add_lost (JsonBuilder *builder, const char *key, const int *lost)
{
  gboolean is_any = FALSE;

  for (int i = 0; i < SUMI_N_GAME_PHASES; i++)
    is_any = is_any || lost[i] != 0;
  if (!is_any)
    return;
  sumi_json_begin_array (builder, key);
  for (int i = 0; i < SUMI_N_GAME_PHASES; i++)
    json_builder_add_int_value (builder, lost[i]);
  json_builder_end_array (builder);
}

static void
add_outcome (JsonBuilder *builder, const SumiOutcome *outcome)
{
  g_autofree char *time = time_to_text (outcome->time);

  json_builder_begin_object (builder);
  add_string (builder, "time", time);
  sumi_json_add_int (builder, "day", outcome->day);
  add_string (builder, "kind", sumi_outcome_kind_to_name (outcome->kind));
  add_string (builder, "pack", outcome->pack);
  add_string (builder, "item", outcome->item);
  add_string (builder, "step", outcome->step);
  add_string (builder, "position", outcome->position);
  add_string (builder, "task", outcome->task);
  add_themes (builder, outcome->themes);
  add_int (builder, "rating", outcome->rating);
  add_int (builder, "tries", outcome->tries);
  add_int (builder, "hints", outcome->hints);
  if (outcome->help != SUMI_HELP_NONE)
    add_string (builder, "help", sumi_help_to_name (outcome->help));
  add_flag (builder, "shown", outcome->is_shown);
  add_flag (builder, "solved", outcome->is_solved);
  add_int (builder, "undone", outcome->undone);
  add_int (builder, "milliseconds", outcome->milliseconds);
  if (outcome->result != SUMI_RESULT_NONE)
    add_string (builder, "result", sumi_result_to_name (outcome->result));
  add_int (builder, "margin", outcome->margin);
  add_lost (builder, "lost", outcome->lost);
  add_string (builder, "opponent", outcome->opponent);
  json_builder_end_object (builder);
}

static void
add_game (JsonBuilder *builder, const SumiKeptGame *game)
{
  g_autofree char *time = time_to_text (game->time);

  json_builder_begin_object (builder);
  add_string (builder, "time", time);
  add_string (builder, "text", game->text);
  if (game->side != SUMI_KEPT_UNKNOWN)
    add_string (builder, "side", side_names[game->side]);
  add_flag (builder, "reviewed", game->is_reviewed);
  add_lost (builder, "lost-black", game->lost[SUMI_KEPT_BLACK]);
  add_lost (builder, "lost-white", game->lost[SUMI_KEPT_WHITE]);
  add_string (builder, "findings", game->findings);
  json_builder_end_object (builder);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (a, b);
}

static void
add_player (JsonBuilder *builder, GHashTable *players, const char *name)
{
  gpointer telling = g_hash_table_lookup (players, name);

  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "name", name);
  add_flag (builder, "learner", GPOINTER_TO_INT (telling) == SUMI_PLAYER_LEARNER);
  json_builder_end_object (builder);
}

static char *
quote_json (const char *string)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), string);

  return sumi_json_to_text (node, FALSE);
}

/* Adds VALUE to the row that CSV ends with, after another value. */
static void
add_csv_text (GString *csv, const char *value)
{
  g_string_append_c (csv, ',');
  sumi_csv_add_value (csv, value);
}

static void
add_csv_number (GString *csv, gint64 value)
{
  g_string_append_printf (csv, ",%" G_GINT64_FORMAT, value);
}

/* In the order of csv_columns. */
static void
add_csv_row (GString *csv, const SumiOutcome *outcome)
{
  g_autofree char *time = time_to_text (outcome->time);
  g_autofree char *themes = g_strjoinv (";", outcome->themes);

  sumi_csv_add_value (csv, time);
  add_csv_number (csv, outcome->day);
  add_csv_text (csv, sumi_outcome_kind_to_name (outcome->kind));
  add_csv_text (csv, outcome->pack);
  add_csv_text (csv, outcome->item);
  add_csv_text (csv, outcome->step);
  add_csv_number (csv, outcome->rating);
  add_csv_text (csv, themes);
  add_csv_number (csv, outcome->tries);
  add_csv_number (csv, outcome->hints);
  add_csv_text (csv, sumi_help_to_name (outcome->help));
  add_csv_number (csv, outcome->is_shown);
  add_csv_number (csv, outcome->is_solved);
  add_csv_number (csv, sumi_outcome_is_first_try (outcome));
  add_csv_number (csv, outcome->undone);
  add_csv_number (csv, outcome->milliseconds);
  add_csv_text (csv, sumi_result_to_name (outcome->result));
  add_csv_number (csv, outcome->margin);
  for (int i = 0; i < SUMI_N_GAME_PHASES; i++)
    add_csv_number (csv, outcome->lost[i]);
  add_csv_text (csv, outcome->opponent);
  add_csv_text (csv, outcome->position);
  add_csv_text (csv, outcome->task);
  g_string_append (csv, "\r\n");
}

/* Adds ELEMENT of an array as a line of its own, the first of which is INDEX 0. */
static void
add_line (GString *json, guint index, JsonBuilder *element)
{
  g_autoptr (JsonNode) root = json_builder_get_root (element);
  g_autofree char *text = sumi_json_to_text (root, FALSE);

  g_string_append_printf (json, "%s\n%s", index > 0 ? "," : "", text);
}

static void
add_players (GString *json, GHashTable *players)
{
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (players), compare_names);
  guint i = 0;

  if (names != NULL)
    g_string_append (json, "\n], \"players\": [");
  for (GList *name = names; name != NULL; name = name->next)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

      add_player (builder, players, name->data);
      add_line (json, i++, builder);
    }
}

/* An export of nothing; the caller sets the name, and owns it. */
SumiLearnerExport *
sumi_learner_export_new (void)
{
  SumiLearnerExport *learner = g_new0 (SumiLearnerExport, 1);

  learner->outcomes = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
  learner->games = sumi_kept_game_list_new ();
  learner->players = sumi_players_new ();
  return learner;
}

void
sumi_learner_export_free (SumiLearnerExport *learner)
{
  if (learner == NULL)
    return;
  g_free (learner->name);
  g_ptr_array_unref (learner->outcomes);
  g_ptr_array_unref (learner->games);
  g_hash_table_unref (learner->players);
  g_free (learner);
}

/* The text of the file, which imports again. Owned by the caller. */
char *
sumi_learner_export_to_json (const SumiLearnerExport *learner)
{
  g_autofree char *name = quote_json (learner->name);
  GString *json = g_string_new (NULL);

  g_string_append_printf (json, "{\"format\": \"%s\", \"name\": %s, \"outcomes\": [", FORMAT,
                          name);
  for (guint i = 0; i < learner->outcomes->len; i++)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

      add_outcome (builder, learner->outcomes->pdata[i]);
      add_line (json, i, builder);
    }
  if (learner->games->len > 0)
    g_string_append (json, "\n], \"games\": [");
  for (guint i = 0; i < learner->games->len; i++)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

      add_game (builder, learner->games->pdata[i]);
      add_line (json, i, builder);
    }
  add_players (json, learner->players);
  g_string_append (json, "\n]}\n");
  return g_string_free (json, FALSE);
}

/* A table with a line of names and a line an outcome; themes are separated by semicolons. Owned by
 * the caller. */
char *
sumi_learner_export_to_csv (const SumiLearnerExport *learner)
{
  GString *csv = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (csv_columns); i++)
    g_string_append_printf (csv, "%s%s", i > 0 ? "," : "", csv_columns[i]);
  g_string_append (csv, "\r\n");
  for (guint i = 0; i < learner->outcomes->len; i++)
    add_csv_row (csv, learner->outcomes->pdata[i]);
  return g_string_free (csv, FALSE);
}

/* The learner in the LENGTH bytes at DATA; NULL if there is any mistake, and all of them are added
 * to OUT_MISTAKES, of SumiMistake. */
SumiLearnerExport *
sumi_learner_export_from_json (const char *data, gsize length, GPtrArray *out_mistakes)
{
  g_autoptr (SumiLearnerExport) learner = sumi_learner_export_new ();

  if (!sumi_json_read_large (data, length, SUMI_LEARNER_IMPORT_MAX_SIZE, read_export, NULL, learner,
                             out_mistakes))
    return NULL;
  return g_steal_pointer (&learner);
}
