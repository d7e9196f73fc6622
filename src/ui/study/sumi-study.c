/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-study.h"

#include <glib/gi18n-lib.h>

#include "sumi-identity.h"
#include "sumi-study-theme.h"
#include "sumi-work.h"

/* After this long at one exercise, the learner is taken to be away. */
#define MAX_THOUGHT_MS (30 * 60 * 1000)

struct _SumiStudy
{
  GObject parent_instance;

  SumiLearners *learners;
  SumiClock clock;
  SumiLearner *learner;  /* NULL while its store is being opened, or where it cannot be */
  SumiProgress *nothing; /* what is known without a learner */
  char *shared_game;     /* a path; see sumi_study_set_shared_game() */
  SumiSavedGame *saved_game; /* of who learns, also if their store cannot be opened */
  SumiKeptGames *games;
  SumiGamesImport *import; /* into the games */
  SumiGamesReviewer *reviewer; /* of the games */
  GPtrArray *waiting;    /* of SumiOutcome: recorded before the store was open, whose opening has
                          * them, too */
  char *learner_id;      /* of the store that is open or being opened */
  guint n_opened;        /* which opening is wanted; an earlier one that ends late is dropped */
  int day;               /* that was told last */
  guint day_over;        /* a source: the end of that day; 0: it is not waited for yet */
};

enum
{
  CHANGED,
  CHOSEN,
  LEAVING,
  OPENING,
  TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiStudy, sumi_study, G_TYPE_OBJECT)

typedef struct
{
  GWeakRef study;
  guint number;
  gboolean is_in_memory;
  GPtrArray *waiting; /* for this store */
} Opening;

static void
open_folder (SumiStudy *self, const char *folder);

static void
emit_changed (SumiStudy *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tell (SumiStudy *self, const char *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

static void
tell_not_saved (SumiStudy *self, const GError *error)
{
  g_autofree char *sentence
    /* Translators: %s is a sentence without a full stop. */
    = g_strdup_printf (_("Your progress could not be saved: %s"), error->message);

  tell (self, sentence);
}

static void
recorded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiStudy) self = data;
  g_autoptr (GError) error = NULL;

  sumi_work_release ();
  if (!sumi_learner_record_finish (SUMI_LEARNER (source), result, &error))
    tell_not_saved (self, error);
}

/* The application does not end before OUTCOME is recorded. */
static void
record (SumiStudy *self, SumiLearner *learner, const SumiOutcome *outcome)
{
  sumi_work_hold ();
  sumi_learner_record_async (learner, outcome, recorded_cb, g_object_ref (self));
}

/* What the user has to know of how the store was found; NULL: nothing. Owned by the caller. */
static char *
word_opening (const SumiLearnerOpening *opening)
{
  if (opening->state == SUMI_LEARNER_RESTORED)
    return g_strdup_printf (
        /* Translators: %s is a date such as 2026-03-12. */
        _("The file with your progress was damaged. It was restored as it was on %s."),
        opening->backup_date != NULL ? opening->backup_date : "?");
  if (opening->state == SUMI_LEARNER_LOST)
    return g_strdup_printf (
        /* Translators: %s is the path of a file. */
        _("The file with your progress is damaged, and there was no backup. It was kept as %s."),
        opening->aside != NULL ? opening->aside : "?");
  if (opening->is_newer)
    return g_strdup (
        _("A newer version of Sumi wrote your progress. This one can show it, but not add to it."));
  if (opening->is_read_only)
    return g_strdup (_("Your progress can be read but not written, so nothing new is kept."));
  return NULL;
}

/* A sentence about a clock that is behind what was recorded last, by more than another time zone
 * makes; owned by the caller. It is not said again once something is recorded by this clock. NULL
 * where the clock is not behind. */
static char *
word_clock (const SumiProgress *progress, int today)
{
  int last = sumi_progress_get_last_day (progress);
  g_autofree char *date = sumi_day_to_date (last);

  if (last - 1 <= today)
    return NULL;
  return g_strdup_printf (
      /* Translators: %s is a date such as 2026-03-12. */
      _("The clock of this computer seems to be behind: your last exercise was on %s. Nothing is "
        "lost, but reviews come when the clock says so."),
      date);
}

/* Has LEARNER record what waited for the store. */
static void
record_waiting (SumiStudy *self, SumiLearner *learner, GPtrArray *waiting)
{
  for (guint i = 0; i < waiting->len; i++)
    record (self, learner, waiting->pdata[i]);
  g_ptr_array_set_size (waiting, 0);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Opening *opening = data;
  g_autoptr (SumiStudy) self = g_weak_ref_get (&opening->study);
  g_autoptr (GError) error = NULL;
  g_autoptr (SumiLearner) learner = sumi_learner_open_finish (result, &error);
  g_autoptr (GPtrArray) waiting = opening->waiting;
  g_autofree char *sentence = NULL, *name = NULL;

  sumi_work_release ();
  g_weak_ref_clear (&opening->study);
  if (self == NULL)
    return;
  if (opening->number != self->n_opened)
    {
      if (learner != NULL && waiting != self->waiting)
        record_waiting (self, learner, waiting);
      return;
    }
  if (learner == NULL)
    {
      sentence = g_strdup_printf (_("Your progress could not be opened: %s"), error->message);
      tell (self, sentence);
      /* All goes on as for a guest. */
      if (!opening->is_in_memory)
        open_folder (self, NULL);
      return;
    }
  self->learner = g_steal_pointer (&learner);
  name = sumi_study_get_name (self);
  sumi_kept_games_set_learner (self->games, self->learner, name);
  g_signal_connect_object (self->learner, "changed", G_CALLBACK (emit_changed), self,
                           G_CONNECT_SWAPPED);
  record_waiting (self, self->learner, waiting);
  sentence = word_opening (sumi_learner_get_opening (self->learner));
  if (sentence == NULL)
    sentence = word_clock (sumi_learner_get_progress (self->learner), sumi_study_get_day (self));
  if (sentence != NULL)
    tell (self, sentence);
  emit_changed (self);
}

/* Learners were renamed, added or removed. */
static void
learners_changed_cb (SumiStudy *self)
{
  g_autofree char *name = sumi_study_get_name (self);

  if (name != NULL)
    sumi_kept_games_set_name (self->games, name);
}

/* A mistake of a game that became a puzzle is repeated. */
static void
puzzle_added_cb (SumiStudy *self, const char *id, SumiPack *pack)
{
  const SumiItem *item = sumi_pack_find (pack, id);

  sumi_study_set_repeated (self, pack, item, "", item->exercise, TRUE);
}

/* Opens the store in FOLDER; NULL is one in memory. The application does not end before, as what
 * waits for the store would be lost. */
static void
open_folder (SumiStudy *self, const char *folder)
{
  Opening *opening = g_new0 (Opening, 1);

  g_free (self->learner_id);
  self->learner_id = folder != NULL
                         ? g_path_get_basename (folder)
                         : g_strdup_printf (SUMI_LEARNERS_GUEST "-%08x%08x", g_random_int (),
                                            g_random_int ());
  opening->is_in_memory = folder == NULL;
  opening->number = ++self->n_opened;
  opening->waiting = g_ptr_array_ref (self->waiting);
  g_weak_ref_init (&opening->study, self);
  sumi_work_hold ();
  sumi_learner_open_async (folder, &self->clock, opened_cb, opening);
}

/* Each learner has a saved game; all guests have one. */
static void
renew_saved_game (SumiStudy *self, const char *folder)
{
  g_autofree char *guest = sumi_learners_get_guest_folder (self->learners);
  g_autofree char *owner
    = folder != NULL ? g_path_get_basename (folder) : g_strdup (SUMI_LEARNERS_GUEST "*");
  g_autofree char *path
    = g_build_filename (folder != NULL ? folder : guest, SUMI_SAVED_GAME_NAME, NULL);

  g_clear_object (&self->saved_game);
  self->saved_game = sumi_saved_game_new (path);
  if (self->shared_game != NULL)
    sumi_saved_game_take_over (self->saved_game, self->shared_game, owner);
}

static void
open_chosen (SumiStudy *self)
{
  g_autofree char *id = sumi_learners_get_chosen (self->learners);
  g_autofree char *folder = id != NULL ? sumi_learners_get_folder (self->learners, id) : NULL;

  open_folder (self, folder);
  renew_saved_game (self, folder);
  g_signal_emit (self, signals[OPENING], 0);
}

static void
close_learner (SumiStudy *self)
{
  if (self->learner == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->learner, self);
  sumi_games_import_stop (self->import);
  sumi_games_reviewer_leave (self->reviewer);
  sumi_kept_games_set_learner (self->games, NULL, NULL);
  sumi_learner_flush (self->learner, NULL);
  g_clear_object (&self->learner);
}

static void
sumi_study_dispose (GObject *object)
{
  SumiStudy *self = SUMI_STUDY (object);

  g_clear_handle_id (&self->day_over, g_source_remove);
  close_learner (self);
  g_clear_object (&self->import);
  g_clear_object (&self->reviewer);
  g_clear_object (&self->games);
  g_clear_object (&self->saved_game);
  g_clear_object (&self->learners);
  G_OBJECT_CLASS (sumi_study_parent_class)->dispose (object);
}

static void
sumi_study_finalize (GObject *object)
{
  SumiStudy *self = SUMI_STUDY (object);

  g_ptr_array_unref (self->waiting);
  sumi_progress_free (self->nothing);
  g_free (self->learner_id);
  g_free (self->shared_game);
  G_OBJECT_CLASS (sumi_study_parent_class)->finalize (object);
}

static void
sumi_study_class_init (SumiStudyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_study_dispose;
  G_OBJECT_CLASS (klass)->finalize = sumi_study_finalize;

  signals[CHANGED] = g_signal_new ("changed", SUMI_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[CHOSEN] = g_signal_new ("chosen", SUMI_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[LEAVING] = g_signal_new ("leaving", SUMI_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[OPENING] = g_signal_new ("opening", SUMI_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[TOLD] = g_signal_new ("told", SUMI_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
sumi_study_init (SumiStudy *self)
{
  self->nothing = sumi_progress_new ();
  self->games = sumi_kept_games_new ();
  self->import = sumi_games_import_new (self->games);
  self->reviewer = sumi_games_reviewer_new (self->games);
  g_signal_connect_object (self->reviewer, "added", G_CALLBACK (puzzle_added_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "told", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  self->waiting = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
}

/**
 * sumi_study_new: the study of the one of LEARNERS who is chosen, whose store is not open before
 * sumi_study_start(). CLOCK is copied.
 */
SumiStudy *
sumi_study_new (SumiLearners *learners, const SumiClock *clock)
{
  SumiStudy *self = g_object_new (SUMI_TYPE_STUDY, NULL);

  self->learners = g_object_ref (learners);
  g_signal_connect_object (learners, "changed", G_CALLBACK (learners_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->clock = *clock;
  self->day = sumi_study_get_day (self);
  return self;
}

/**
 * sumi_study_set_shared_game: PATH is the file of the game that all learners had in common until
 * each had one of their own; whose game it is takes it over. To be called before the start.
 */
void
sumi_study_set_shared_game (SumiStudy *self, const char *path)
{
  g_return_if_fail (self->n_opened == 0);

  g_free (self->shared_game);
  self->shared_game = g_strdup (path);
}

/* Adds a learner with the name of the user, or without one where that cannot be taken; the id. */
static char *
add_first_learner (SumiStudy *self, GError **error)
{
  const char *user = g_get_real_name ();
  char *id = NULL;

  if (user != NULL && g_utf8_validate (user, -1, NULL) && !g_str_equal (user, "Unknown"))
    id = sumi_learners_add (self->learners, user, NULL);
  if (id == NULL)
    id = sumi_learners_add (self->learners, C_("name of a person", "Learner"), error);
  return id;
}

/* If nobody is chosen, chooses the only learner that there is, who may have come from elsewhere;
 * where there is none, the one who is added. */
static gboolean
choose_first_learner (SumiStudy *self, GError **error)
{
  g_autofree char *chosen = sumi_learners_get_chosen (self->learners);
  g_autoptr (GPtrArray) entries = sumi_learners_list (self->learners);
  g_autofree char *id = NULL;

  if (chosen != NULL || entries->len > 1)
    return TRUE;
  if (entries->len == 1)
    id = g_strdup (((const SumiLearnerEntry *) entries->pdata[0])->id);
  else
    id = add_first_learner (self, error);
  return id != NULL && sumi_learners_choose (self->learners, id, error);
}

/**
 * sumi_study_start: begins to open the store of the chosen learner, unless that was begun before.
 * If there is no learner the first one is added; where nothing can be written the learner is the
 * guest, which is told. While none of several is chosen it is the guest, too.
 */
void
sumi_study_start (SumiStudy *self)
{
  g_autoptr (GError) error = NULL;

  if (self->n_opened > 0)
    return;
  if (!choose_first_learner (self, &error))
    tell_not_saved (self, error);
  open_chosen (self);
  sumi_study_check_day (self);
}

/**
 * sumi_study_is_undecided: whether one of several learners has still to be chosen.
 */
gboolean
sumi_study_is_undecided (SumiStudy *self)
{
  g_autofree char *chosen = sumi_learners_get_chosen (self->learners);
  g_autoptr (GPtrArray) entries = sumi_learners_list (self->learners);

  return chosen == NULL && entries->len > 1;
}

/**
 * sumi_study_get_learners: of whom one is chosen; owned by SELF.
 */
SumiLearners *
sumi_study_get_learners (SumiStudy *self)
{
  return self->learners;
}

/**
 * sumi_study_is_open: whether the store of a learner is open.
 */
gboolean
sumi_study_is_open (SumiStudy *self)
{
  return self->learner != NULL;
}

/**
 * sumi_study_get_progress: what is known of the learner; empty while nobody's store is open. It is
 * good until the next "changed".
 */
const SumiProgress *
sumi_study_get_progress (SumiStudy *self)
{
  return self->learner != NULL ? sumi_learner_get_progress (self->learner) : self->nothing;
}

/**
 * sumi_study_get_day: the number of this day; see sumi-day.h.
 */
int
sumi_study_get_day (SumiStudy *self)
{
  return sumi_clock_get_day (&self->clock);
}

static gboolean
day_over_cb (gpointer data)
{
  SumiStudy *self = data;

  self->day_over = 0;
  sumi_study_check_day (self);
  return G_SOURCE_REMOVE;
}

/**
 * sumi_study_check_day: if another day has begun what depends on it has changed, though the
 * progress is the same. The study finds out by itself when a day ends, but not while the computer
 * sleeps: to be called when somebody comes back to it.
 */
void
sumi_study_check_day (SumiStudy *self)
{
  int former = self->day;

  self->day = sumi_study_get_day (self);
  g_clear_handle_id (&self->day_over, g_source_remove);
  self->day_over
    = g_timeout_add_seconds (sumi_clock_get_day_left (&self->clock), day_over_cb, self);
  if (self->day != former)
    emit_changed (self);
}

/**
 * sumi_study_get_name: what the learner is called; NULL for the guest. Owned by the caller.
 */
char *
sumi_study_get_name (SumiStudy *self)
{
  g_autoptr (GPtrArray) entries = sumi_learners_list (self->learners);

  for (guint i = 0; i < entries->len; i++)
    {
      const SumiLearnerEntry *entry = entries->pdata[i];

      if (g_strcmp0 (entry->id, self->learner_id) == 0)
        return g_strdup (entry->name);
    }
  return NULL;
}

/**
 * sumi_study_get_learner_id: what tells the store apart from those of other learners, of other
 * computers, too. A guest has another one each time.
 */
const char *
sumi_study_get_learner_id (SumiStudy *self)
{
  return self->learner_id;
}

/**
 * sumi_study_get_saved_game: where what the learner plays is kept; NULL before the start. Another
 * one after each "opening".
 */
SumiSavedGame *
sumi_study_get_saved_game (SumiStudy *self)
{
  return self->saved_game;
}

/**
 * sumi_study_get_games: the games that the learner keeps.
 */
SumiKeptGames *
sumi_study_get_games (SumiStudy *self)
{
  return self->games;
}

/**
 * sumi_study_get_import: what adds games from files to those.
 */
SumiGamesImport *
sumi_study_get_import (SumiStudy *self)
{
  return self->import;
}

/**
 * sumi_study_get_reviewer: what reviews those, and makes puzzles of them.
 */
SumiGamesReviewer *
sumi_study_get_reviewer (SumiStudy *self)
{
  return self->reviewer;
}

/**
 * sumi_study_choose: goes on with the learner ID, or the guest. What is not yet on disk of the one
 * before is written first.
 */
void
sumi_study_choose (SumiStudy *self, const char *id)
{
  g_autoptr (GError) error = NULL;

  g_signal_emit (self, signals[LEAVING], 0);
  close_learner (self);
  g_ptr_array_unref (self->waiting);
  self->waiting = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
  if (!sumi_learners_choose (self->learners, id, &error))
    tell_not_saved (self, error);
  open_chosen (self);
  g_signal_emit (self, signals[CHOSEN], 0);
  emit_changed (self);
}

/**
 * sumi_study_record: keeps OUTCOME, now or as soon as the store is open.
 */
void
sumi_study_record (SumiStudy *self, const SumiOutcome *outcome)
{
  if (self->learner != NULL)
    record (self, self->learner, outcome);
  else
    g_ptr_array_add (self->waiting, sumi_outcome_copy (outcome));
}

/* What is read of all that was recorded. */
typedef struct
{
  SumiLearner *learner;
  SumiOutcomeFunc func;
  gpointer data; /* not owned */
} Reading;

static void
free_reading (gpointer data)
{
  Reading *reading = data;

  g_object_unref (reading->learner);
  g_free (reading);
}

static gpointer
read_in_thread (gpointer question, GCancellable *cancellable, GError **error)
{
  const Reading *reading = question;

  sumi_learner_read (reading->learner, reading->func, reading->data, error);
  return NULL;
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GError) problem = NULL;

  sumi_work_finish (result, &problem);
  if (problem == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, problem->domain, problem->code,
                             _("Your progress could not be opened: %s"), problem->message);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GError) problem = NULL;

  if (sumi_learner_record_finish (SUMI_LEARNER (source), result, &problem))
    sumi_work_async (read_in_thread, g_task_get_task_data (task), NULL, NULL, NULL, read_cb,
                     g_object_ref (task));
  else
    g_task_return_new_error (task, problem->domain, problem->code,
                             /* Translators: %s is a sentence without a full stop. */
                             _("What you did last could not be saved, and would be missing: %s. "
                               "Try again once that is put right."),
                             problem->message);
}

/**
 * sumi_study_read_async: gives FUNC, in a thread, all that is recorded of the learner, in its
 * order; DATA is the thread's until CALLBACK is called.
 */
void
sumi_study_read_async (SumiStudy *self,
                       SumiOutcomeFunc func,
                       gpointer data,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();
  Reading *reading;

  if (self->learner == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_BUSY,
                               _("Your progress is still being opened. Try again in a moment."));
      return;
    }
  reading = g_new (Reading, 1);
  *reading = (Reading){ g_object_ref (self->learner), func, data };
  g_task_set_task_data (task, reading, free_reading);
  /* What was done last is written before. */
  sumi_learner_record_all_async (self->learner, nothing, written_cb, g_object_ref (task));
}

/**
 * sumi_study_read_finish: FALSE with ERROR, a sentence for the user, if it cannot be read, or not
 * yet, or if some of it could not be written.
 */
gboolean
sumi_study_read_finish (SumiStudy *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static SumiHelp
get_help (SumiPlainness plainness)
{
  static const SumiHelp helps[] = {
    [SUMI_PLAINNESS_NONE] = SUMI_HELP_NONE,
    [SUMI_PLAINNESS_WORDS] = SUMI_HELP_IDEA,
    [SUMI_PLAINNESS_REGION] = SUMI_HELP_REGION,
    [SUMI_PLAINNESS_SQUARE] = SUMI_HELP_SQUARE,
  };

  return helps[plainness];
}

/**
 * sumi_study_record_attempt: keeps what became of ATTEMPT at ITEM of PACK, in a lesson at the step
 * of the id STEP ("" otherwise), once it is over, or left after something was tried; it took
 * MILLISECONDS.
 */
void
sumi_study_record_attempt (SumiStudy *self,
                           SumiOutcomeKind kind,
                           const SumiPack *pack,
                           const SumiItem *item,
                           const char *step,
                           SumiAttempt *attempt,
                           gint64 milliseconds)
{
  const SumiEffort *effort = sumi_attempt_get_effort (attempt);
  gboolean is_solved = sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED
                       && !sumi_attempt_was_shown (attempt);
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (kind, pack->id, item->id, step);
  g_autofree char *position = NULL, *task = NULL;
  g_auto (GStrv) themes = NULL;

  if (sumi_identity_make (sumi_attempt_get_exercise (attempt), &position, &task))
    sumi_outcome_set_card (outcome, position, task);
  themes = sumi_study_theme_list (item, sumi_attempt_get_exercise (attempt));
  sumi_outcome_set_themes (outcome, (const char *const *) themes);
  outcome->rating = sumi_study_theme_get_rating (item);
  outcome->tries = (int) effort->n_wrong + (is_solved ? 1 : 0);
  outcome->hints = (int) effort->n_hints;
  outcome->help = get_help (effort->plainness);
  outcome->is_shown = effort->was_shown;
  outcome->is_solved = is_solved;
  outcome->undone = (int) effort->n_undone;
  outcome->milliseconds = MIN (milliseconds, MAX_THOUGHT_MS);
  sumi_study_record (self, outcome);
}

/**
 * sumi_study_can_repeat: whether EXERCISE can be a card; OUT_IS_REPEATED gets whether it is one.
 */
gboolean
sumi_study_can_repeat (SumiStudy *self, const SumiExercise *exercise, gboolean *out_is_repeated)
{
  g_autofree char *position = NULL, *task = NULL;
  const SumiCard *card;

  *out_is_repeated = FALSE;
  if (!sumi_identity_make (exercise, &position, &task))
    return FALSE;
  card = sumi_progress_get_card (sumi_study_get_progress (self), position, task);
  *out_is_repeated = card != NULL && !card->is_out;
  return TRUE;
}

/**
 * sumi_study_set_repeated: puts EXERCISE of ITEM of PACK, in a lesson of the id STEP (""
 * otherwise), among what is repeated, or takes it out, as the learner wishes.
 */
void
sumi_study_set_repeated (SumiStudy *self,
                         const SumiPack *pack,
                         const SumiItem *item,
                         const char *step,
                         const SumiExercise *exercise,
                         gboolean is_repeated)
{
  g_autofree char *position = NULL, *task = NULL;
  g_autoptr (SumiOutcome) outcome = NULL;
  g_auto (GStrv) themes = NULL;

  if (!sumi_identity_make (exercise, &position, &task))
    return;
  outcome = sumi_outcome_new (is_repeated ? SUMI_OUTCOME_ADD_CARD : SUMI_OUTCOME_DROP_CARD,
                              pack->id, item->id, step);
  sumi_outcome_set_card (outcome, position, task);
  themes = sumi_study_theme_list (item, exercise);
  sumi_outcome_set_themes (outcome, (const char *const *) themes);
  outcome->rating = sumi_study_theme_get_rating (item);
  sumi_study_record (self, outcome);
}

/**
 * sumi_study_flush: returns when everything that was recorded is on disk, or cannot be; to be
 * called before the program ends.
 */
void
sumi_study_flush (SumiStudy *self)
{
  if (self->learner != NULL)
    sumi_learner_flush (self->learner, NULL);
}
