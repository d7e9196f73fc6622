/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-schema.h"

/* Step I, counted from 1, makes a file of version I of one of version I - 1. A step that was
 * released is never changed, since there are files of that version.
 *
 * Outcomes are only ever added, and the triggers see to that. */
static const char *const STEPS[SUMI_SCHEMA_VERSION] = {
  /* 1 */
  "CREATE TABLE outcome ("
  "  id INTEGER PRIMARY KEY,"
  "  time INTEGER NOT NULL," /* microseconds since 1970 UTC */
  "  day INTEGER NOT NULL,"  /* since 1970-01-01, ending at 4 a.m. */
  "  kind TEXT NOT NULL,"
  "  pack TEXT NOT NULL,"
  "  item TEXT NOT NULL,"
  "  step TEXT NOT NULL,"
  "  position TEXT NOT NULL,"
  "  task TEXT NOT NULL,"
  "  themes TEXT NOT NULL," /* one a line */
  "  rating INTEGER NOT NULL,"
  "  tries INTEGER NOT NULL,"
  "  hints INTEGER NOT NULL,"
  "  help TEXT NOT NULL,"
  "  is_shown INTEGER NOT NULL,"
  "  is_solved INTEGER NOT NULL,"
  "  undone INTEGER NOT NULL,"
  "  milliseconds INTEGER NOT NULL,"
  "  result TEXT NOT NULL,"
  "  margin INTEGER NOT NULL,"
  "  lost_opening INTEGER NOT NULL,"
  "  lost_midgame INTEGER NOT NULL,"
  "  lost_endgame INTEGER NOT NULL"
  ") STRICT;"
  "CREATE TRIGGER outcome_is_not_changed BEFORE UPDATE ON outcome"
  "  BEGIN SELECT RAISE (ABORT, 'outcomes are only added'); END;"
  "CREATE TRIGGER outcome_is_not_removed BEFORE DELETE ON outcome"
  "  BEGIN SELECT RAISE (ABORT, 'outcomes are only added'); END;",
  /* 2 */
  "ALTER TABLE outcome ADD COLUMN is_theme_told INTEGER NOT NULL DEFAULT 0;" /* not used */
  "ALTER TABLE outcome ADD COLUMN opponent TEXT NOT NULL DEFAULT '';",
  /* 3 */
  "CREATE TABLE game ("
  "  id INTEGER PRIMARY KEY,"
  "  time INTEGER NOT NULL," /* when it was kept first, as that of an outcome */
  "  key TEXT NOT NULL UNIQUE,"
  "  text TEXT NOT NULL,"
  "  side INTEGER NOT NULL,"  /* the learner's: 0 Black, 1 White, -1 not known */
  "  is_removed INTEGER NOT NULL DEFAULT 0,"
  "  is_reviewed INTEGER NOT NULL DEFAULT 0,"
  "  black_opening INTEGER NOT NULL DEFAULT 0," /* lost, in hundredths of a disc */
  "  black_midgame INTEGER NOT NULL DEFAULT 0,"
  "  black_endgame INTEGER NOT NULL DEFAULT 0,"
  "  white_opening INTEGER NOT NULL DEFAULT 0,"
  "  white_midgame INTEGER NOT NULL DEFAULT 0,"
  "  white_endgame INTEGER NOT NULL DEFAULT 0"
  ") STRICT;",
  /* 4 */
  "ALTER TABLE game ADD COLUMN findings TEXT NOT NULL DEFAULT '';",
  /* 5 */
  "CREATE TABLE player ("
  "  name TEXT PRIMARY KEY NOT NULL," /* in games, folded */
  "  is_learner INTEGER NOT NULL"     /* 0: the learner has said that it is somebody else */
  ") STRICT;",
};

/* Reads which program and version the file is of; an empty file has no tables. */
gboolean
sumi_schema_read (sqlite3 *database, SumiSchema *out_schema, GError **error)
{
  return sumi_database_get_int (database, "PRAGMA application_id", &out_schema->application, error)
         && sumi_database_get_int (database, "PRAGMA user_version", &out_schema->version, error)
         && sumi_database_get_int (database, "SELECT count (*) FROM sqlite_schema",
                                   &out_schema->n_tables, error);
}

/* Makes VERSION, unless another program did so before this one could lock the file. */
static gboolean
make_version (sqlite3 *database, int version, GError **error)
{
  g_autofree char *numbers =
      g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                       SUMI_SCHEMA_APPLICATION, version);
  gint64 present;
  gboolean is_made;

  if (!sumi_database_run (database, "BEGIN EXCLUSIVE", error))
    return FALSE;
  is_made = sumi_database_get_int (database, "PRAGMA user_version", &present, error)
            && (present >= version
                || (sumi_database_run (database, STEPS[version - 1], error)
                    && sumi_database_run (database, numbers, error)))
            && sumi_database_run (database, "COMMIT", error);
  if (!is_made)
    sumi_database_roll_back (database);
  return is_made;
}

/* Brings the file to the version of this program, each step in a transaction. The file is not newer
 * than the program. After an error it is intact, and of this version or an older one. */
gboolean
sumi_schema_migrate (sqlite3 *database, GError **error)
{
  for (int version = 1; version <= SUMI_SCHEMA_VERSION; version++)
    {
      SumiSchema schema;

      if (!sumi_schema_read (database, &schema, error))
        return FALSE;
      if (schema.version < version && !make_version (database, version, error))
        return FALSE;
    }
  return TRUE;
}
