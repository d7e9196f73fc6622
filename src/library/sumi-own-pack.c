/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-own-pack.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "sumi-date.h"
#include "sumi-identity.h"
#include "sumi-judgement.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"
#include "sumi-save.h"
#include "sumi-visible.h"
#include "sumi-warning.h"
#include "sumi-work.h"

#define PACK_ID_STEM "my-mistakes"
#define PACK_LANGUAGE "en"
#define PACK_TITLE N_("My mistakes")
#define PACK_SUMMARY N_("Positions from your own games in which there was a better move.")

/* The most moves within which a task asks for a corner. */
#define MAX_WITHIN 3

/* A puzzle on its way into a pack, or puzzles on their way out of it. */
typedef struct
{
  char *path;
  SumiItem *item; /* NULL once the pack owns it */
  char **ids;     /* to be removed; NULL: none */
  SumiPack *pack; /* with the puzzle, or as it was before the removal; NULL: not done */
} Job;

G_DEFINE_QUARK (sumi-own-pack-error-quark, sumi_own_pack_error)

/* The moves that are right for TASK in its position, where it is proved that some are and that
 * the move of MISTAKE is wrong; otherwise 0. */
static SumiBitboard
prove (const SumiTask *task, const SumiOwnMistake *mistake, SumiBudget *budget)
{
  g_autoptr (SumiJudgement) judgement =
      sumi_judgement_new (task, mistake->position, SUMI_JUDGE_DEFAULT, budget);

  return judgement->is_decided
                 && sumi_judgement_get (judgement, mistake->move)->verdict == SUMI_VERDICT_WRONG
             ? judgement->right
             : 0;
}

/* Makes the task of the best result, which counts discs in packs. FALSE if the move of MISTAKE does
 * not fail it, or other moves are the best ones as the game was counted. */
static gboolean
find_score_task (const SumiOwnMistake *mistake, SumiBudget *budget, SumiTask *out_task)
{
  SumiTask counted;
  SumiBitboard right;

  sumi_task_init_score (out_task, SUMI_SCORING_DISCS);
  right = prove (out_task, mistake, budget);
  if (right == 0 || mistake->scoring == out_task->scoring)
    return right != 0;
  sumi_task_init_score (&counted, mistake->scoring);
  return prove (&counted, mistake, budget) == right;
}

/* Finds the task of TYPE about a corner that the move of MISTAKE fails, with the fewest moves.
 * FALSE if there is none. */
static gboolean
find_corner_task (SumiTaskType type,
                  const SumiOwnMistake *mistake,
                  SumiBudget *budget,
                  SumiTask *out_task)
{
  sumi_task_init_corners (out_task, type, 1);
  for (; out_task->within <= MAX_WITHIN; out_task->within++)
    {
      if (prove (out_task, mistake, budget) != 0)
        return TRUE;
    }
  return FALSE;
}

/* Finds a task that the move of MISTAKE fails: the best result, where few squares are empty;
 * otherwise to deny a corner to the opponent, or to force one. */
static gboolean
find_task (const SumiOwnMistake *mistake, SumiBudget *budget, SumiTask *out_task)
{
  if (!sumi_position_is_legal (mistake->position, mistake->move))
    return FALSE;
  return (sumi_position_count_empties (mistake->position) <= SUMI_WARNING_MAX_EMPTIES
          && find_score_task (mistake, budget, out_task))
         || find_corner_task (SUMI_TASK_DENY, mistake, budget, out_task)
         || find_corner_task (SUMI_TASK_FORCE, mistake, budget, out_task);
}

/* The day of DATE as titles have it, 2026-11-21; a date without one as it stands. Owned by the
 * caller. */
static char *
write_date (const char *date)
{
  g_autoptr (GDateTime) day = sumi_date_find_day (date);

  return day != NULL ? g_date_time_format (day, "%Y-%m-%d") : sumi_visible_name (date, 30);
}

/* A title without words, since it stays in the file when the language changes:
 * "Anna – Bo, 2026-11-21: c4?", where "?" is the sign of a mistake. */
static char *
make_title (const SumiOwnMistake *mistake)
{
  g_autofree char *black = sumi_visible_name (mistake->black != NULL ? mistake->black : "", 60);
  g_autofree char *white = sumi_visible_name (mistake->white != NULL ? mistake->white : "", 60);
  g_autofree char *date = write_date (mistake->date != NULL ? mistake->date : "");
  gboolean has_names = black[0] != '\0' && white[0] != '\0';
  gboolean has_date = date[0] != '\0';

  return g_strconcat (has_names ? black : "", has_names ? " – " : "", has_names ? white : "",
                      has_names && has_date ? ", " : "", date, has_names || has_date ? ": " : "",
                      sumi_square_to_name (mistake->move), "?", NULL);
}

/* A new pack. Its texts are English in the file, and translated where they are shown. */
static SumiPack *
make_pack (void)
{
  g_autoptr (SumiTextGroup) group = sumi_text_group_new (GETTEXT_PACKAGE);
  SumiPack *pack = sumi_pack_new ();

  pack->id = sumi_pack_make_id (PACK_ID_STEM);
  pack->title = sumi_text_new_in_group (PACK_TITLE, group);
  pack->summary = sumi_text_new_in_group (PACK_SUMMARY, group);
  pack->language = g_strdup (PACK_LANGUAGE);
  return pack;
}

/* Corrects the language of a pack: earlier versions wrote the language of the desktop there,
 * although the texts are English. */
static void
mend_language (SumiPack *pack)
{
  const char *language;

  if (!sumi_text_is_plain (pack->title)
      || !g_str_equal (sumi_text_get_string (pack->title, 0, &language), PACK_TITLE))
    return;
  g_free (pack->language);
  pack->language = g_strdup (PACK_LANGUAGE);
}

/* Sets ERROR to the first of MISTAKES, which the pack in the file at PATH has. */
static void
set_broken (GError **error, const char *path, const GPtrArray *mistakes)
{
  g_autofree char *line = sumi_mistake_to_line (mistakes->pdata[0], path);

  g_set_error (error, SUMI_OWN_PACK_ERROR, SUMI_OWN_PACK_ERROR_BROKEN,
               /* Translators: %s: what is wrong, with its place in the file. */
               _("Your pack has a mistake and was left as it is. %s"), line);
}

/* The pack at PATH, or a new one if there is none. */
static SumiPack *
open_pack (const char *path, GError **error)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SumiPack *pack;

  if (g_access (path, F_OK) != 0 && errno == ENOENT)
    return make_pack ();
  pack = sumi_pack_read_file (file, SUMI_PACK_READ_OWN, NULL, mistakes);
  if (pack != NULL)
    mend_language (pack);
  else
    set_broken (error, path, mistakes);
  return pack;
}

/* Writes PACK, if what is written can be read again; OUT_PACK, which may be NULL, gets that. */
static gboolean
save_pack (const char *path, const SumiPack *pack, SumiPack **out_pack, GError **error)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autofree char *text = sumi_pack_write (pack);
  g_autoptr (SumiPack) again =
      sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes);

  if (again == NULL)
    {
      const SumiMistake *mistake = mistakes->pdata[0];

      g_set_error (error, SUMI_OWN_PACK_ERROR, SUMI_OWN_PACK_ERROR_UNFIT,
                   /* Translators: %s: why, such as that a file is too large. */
                   _("The puzzle cannot be added to your pack: %s"), mistake->message);
      return FALSE;
    }
  if (!sumi_save_file (path, text, error))
    return FALSE;
  if (out_pack != NULL)
    *out_pack = g_steal_pointer (&again);
  return TRUE;
}

/* Whether two exercises ask the same, mirrored, turned or with the colours swapped. */
static gboolean
is_same (const SumiExercise *a, const SumiExercise *b)
{
  g_autofree char *a_position = NULL, *a_task = NULL, *b_position = NULL, *b_task = NULL;

  return sumi_identity_make (a, &a_position, &a_task)
         && sumi_identity_make (b, &b_position, &b_task) && g_str_equal (a_position, b_position)
         && g_str_equal (a_task, b_task);
}

/* The puzzle of PACK that is ITEM or asks the same; NULL if there is none. */
static const SumiItem *
find_puzzle (const SumiPack *pack, const SumiItem *item)
{
  const SumiItem *found = sumi_pack_find (pack, item->id);

  for (guint i = 0; i < pack->puzzles->len && found == NULL; i++)
    {
      const SumiItem *puzzle = sumi_pack_get_puzzle (pack, i);

      if (is_same (puzzle->exercise, item->exercise))
        found = puzzle;
    }
  return found;
}

static char *
make_id (const SumiOwnMistake *mistake)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x-%s", sumi_position_hash (mistake->position),
                          sumi_square_to_name (mistake->move));
}

/* Removes the items of IDS from PACK. */
static void
remove_items (SumiPack *pack, const char *const *ids)
{
  for (guint i = pack->items->len; i > 0; i--)
    {
      SumiItem *item = pack->items->pdata[i - 1];

      if (!g_strv_contains (ids, item->id))
        continue;
      g_ptr_array_remove (pack->puzzles, item);
      g_ptr_array_remove (pack->lessons, item);
      g_ptr_array_remove_index (pack->items, i - 1);
    }
}

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->item, sumi_item_free);
  g_clear_pointer (&job->ids, g_strfreev);
  g_clear_pointer (&job->pack, sumi_pack_unref);
  g_free (job->path);
  g_free (job);
}

static gpointer
add (gpointer data, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  return sumi_own_pack_add (job->path, g_steal_pointer (&job->item), &job->pack, error);
}

static gpointer
remove_puzzles (gpointer data, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  return sumi_own_pack_remove (job->path, (const char *const *) job->ids, error);
}

/* The path of the learner's own pack, in the user's data folder. The caller owns it. */
char *
sumi_own_pack_get_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "sumi", SUMI_OWN_PACK_NAME, NULL);
}

/* Whether FILE is the learner's own pack, whose texts are translated by the program. */
gboolean
sumi_own_pack_is_file (GFile *file)
{
  g_autofree char *path = sumi_own_pack_get_path ();
  g_autoptr (GFile) own = g_file_new_for_path (path);

  return g_file_equal (file, own);
}

/* A puzzle that the move of MISTAKE does not solve, owned by the caller; NULL with
 * SUMI_OWN_PACK_ERROR_UNPROVED if none is proved within BUDGET. Blocks; for a thread. */
SumiItem *
sumi_own_pack_make_item (const SumiOwnMistake *mistake, SumiBudget *budget, GError **error)
{
  g_autofree char *title = NULL;
  SumiItem *item;
  SumiTask task;

  if (!find_task (mistake, budget, &task))
    {
      g_set_error (error, SUMI_OWN_PACK_ERROR, SUMI_OWN_PACK_ERROR_UNPROVED,
                   _("This cannot be made into a puzzle: for no question was it proved that this "
                     "move is the wrong answer."));
      return NULL;
    }
  title = make_title (mistake);
  item = sumi_item_new (SUMI_ITEM_PUZZLE);
  item->id = make_id (mistake);
  item->title = sumi_text_new_plain (title);
  item->where = g_strdup ("items");
  item->exercise->where = g_strdup (item->where);
  item->exercise->task_where = g_strconcat (item->where, ".task", NULL);
  item->exercise->position = mistake->position;
  item->exercise->task = task;
  return item;
}

/* The id of the puzzle that was made of MISTAKE in the pack at PATH, owned by the caller; NULL if
 * there is none. Blocks; for a thread. */
char *
sumi_own_pack_find (const char *path, const SumiOwnMistake *mistake)
{
  g_autoptr (SumiPack) pack = open_pack (path, NULL);
  g_autofree char *id = make_id (mistake);

  return pack != NULL && sumi_pack_find (pack, id) != NULL ? g_steal_pointer (&id) : NULL;
}

/* Adds TAKEN_ITEM, made by sumi_own_pack_make_item() and owned by this function from now on, to the
 * pack in the file at PATH, which is made if there is none. Its folder is locked meanwhile. Returns
 * its id, owned by the caller, and OUT_PACK, which may be NULL, gets the pack with the puzzle.
 * Where the pack has a puzzle already that asks the same, nothing is added: its id is returned, and
 * OUT_PACK is left alone. NULL with SUMI_OWN_PACK_ERROR or an error of the file, which is then as
 * it was. Blocks; for a thread. */
char *
sumi_own_pack_add (const char *path, SumiItem *taken_item, SumiPack **out_pack, GError **error)
{
  G_GNUC_UNUSED g_autoptr (SumiLock) lock = sumi_lock_folder (path);
  g_autoptr (SumiItem) item = taken_item;
  g_autoptr (SumiPack) pack = open_pack (path, error);
  g_autofree char *id = g_strdup (item->id);
  const SumiItem *present;

  if (pack == NULL)
    return NULL;
  present = find_puzzle (pack, item);
  if (present != NULL)
    return g_strdup (present->id);
  sumi_pack_take_item (pack, g_steal_pointer (&item));
  return save_pack (path, pack, out_pack, error) ? g_steal_pointer (&id) : NULL;
}

/* Removes the puzzles of IDS, an array that ends with NULL, from the pack in the file at PATH, and
 * the file with the last of them. Returns the pack as it was before, owned by the caller, without
 * puzzles if there was none; NULL with SUMI_OWN_PACK_ERROR or an error of the file, which is then
 * as it was. Blocks; for a thread. */
SumiPack *
sumi_own_pack_remove (const char *path, const char *const *ids, GError **error)
{
  G_GNUC_UNUSED g_autoptr (SumiLock) lock = sumi_lock_folder (path);
  g_autoptr (SumiPack) before = open_pack (path, error);
  g_autoptr (SumiPack) pack = before != NULL ? open_pack (path, error) : NULL;

  if (pack == NULL)
    return NULL;
  remove_items (pack, ids);
  if (pack->items->len == 0 ? !sumi_remove_file (path, error)
                            : !save_pack (path, pack, NULL, error))
    return NULL;
  return g_steal_pointer (&before);
}

/* Calls sumi_own_pack_add() in a thread. It cannot be cancelled, since the pack must be written
 * whole, and the application does not end before sumi_own_pack_add_finish(). */
void
sumi_own_pack_add_async (const char *path,
                         SumiItem *item,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  Job *job = g_new (Job, 1);

  *job = (Job){ .path = g_strdup (path), .item = item };
  sumi_work_hold ();
  sumi_work_async (add, job, free_job, g_free, NULL, callback, user_data);
}

/* The id of the puzzle, and in OUT_PACK, which may be NULL, the pack or NULL as in
 * sumi_own_pack_add(), both owned by the caller; NULL with SUMI_OWN_PACK_ERROR or an error of the
 * file. */
char *
sumi_own_pack_add_finish (GAsyncResult *result, SumiPack **out_pack, GError **error)
{
  Job *job = sumi_work_get_question (result);
  char *id;

  sumi_work_release ();
  id = sumi_work_finish (result, error);
  if (id != NULL && out_pack != NULL)
    *out_pack = g_steal_pointer (&job->pack);
  return id;
}

static void
unref_pack (gpointer pack)
{
  sumi_pack_unref (pack);
}

/* Calls sumi_own_pack_remove() in a thread, and like the function above. */
void
sumi_own_pack_remove_async (const char *path,
                            const char *const *ids,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  Job *job = g_new (Job, 1);

  *job = (Job){ .path = g_strdup (path), .ids = g_strdupv ((char **) ids) };
  sumi_work_hold ();
  sumi_work_async (remove_puzzles, job, free_job, unref_pack, NULL, callback, user_data);
}

/* The pack as it was before, owned by the caller; NULL with SUMI_OWN_PACK_ERROR or an error of the
 * file. */
SumiPack *
sumi_own_pack_remove_finish (GAsyncResult *result, GError **error)
{
  sumi_work_release ();
  return sumi_work_finish (result, error);
}
