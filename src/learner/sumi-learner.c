/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-learner.h"

#include "sumi-learner-private.h"

struct _SumiLearner
{
  GObject parent_instance;

  SumiClock clock;
  SumiLearnerOpening opening;
  SumiProgress *progress;

  GThreadPool *writer; /* of one thread; NULL until there is something to write */
  int backup_day;      /* on which it was looked last whether there is a backup of the day */

  /* Held while the store works, which may take seconds: never by the main loop. */
  GMutex store_mutex;
  SumiStore *store;
  gint64 last_id; /* of what was read from the store */

  /* Held for moments only; may be taken while the other one is held. */
  GMutex mutex;
  GCond is_idle;
  GPtrArray *fresh; /* of SumiOutcome, recorded and not in the progress yet */
  guint n_unsaved;
  guint n_jobs; /* that the writer has not done yet */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Something for the writer to do. */
typedef struct
{
  GTask *task;
  GPtrArray *outcomes; /* of SumiOutcome; NULL: there is a func */
  SumiStoreFunc func;  /* that is done with the store */
  GError *error;       /* of doing it */
} Job;

/* A progress that is made again. */
typedef struct
{
  SumiProgress *progress;
  gint64 last_id; /* of the outcomes that go into it */
} Rebuilding;

/* A learner that is opened in a thread. */
typedef struct
{
  char *folder;
  SumiClock clock;
} Opening;

G_DEFINE_FINAL_TYPE (SumiLearner, sumi_learner, G_TYPE_OBJECT)

/* Keeps a copy of OUTCOME for the progress. */
static gboolean
add_fresh (const SumiOutcome *outcome, gpointer data)
{
  SumiLearner *self = data;

  self->last_id = outcome->id;
  g_mutex_lock (&self->mutex);
  g_ptr_array_add (self->fresh, sumi_outcome_copy (outcome));
  g_mutex_unlock (&self->mutex);
  return TRUE;
}

/* Records OUTCOMES and reads what is new in the store, its own and others'. What was recorded stays
 * recorded even if it cannot be read back. */
static gboolean
append (SumiLearner *self,
        const SumiOutcome *const *outcomes,
        guint n_outcomes,
        gboolean is_kept,
        GError **error)
{
  gboolean is_recorded;

  g_mutex_lock (&self->store_mutex);
  is_recorded = sumi_store_append (self->store, outcomes, n_outcomes, is_kept, error);
  if (is_recorded)
    sumi_store_read (self->store, self->last_id, add_fresh, self, NULL);
  g_mutex_lock (&self->mutex);
  self->n_unsaved = sumi_store_get_n_unsaved (self->store);
  g_mutex_unlock (&self->mutex);
  g_mutex_unlock (&self->store_mutex);
  return is_recorded;
}

static gboolean
back_up (SumiStore *store, gpointer data, GError **error)
{
  return sumi_store_back_up (store, error);
}

static gboolean
back_up_if_needed (SumiStore *store, gpointer data, GError **error)
{
  return !sumi_store_needs_backup (store) || sumi_store_back_up (store, error);
}

/* The program may be left open for weeks: the first outcome of each day has a backup made. Nobody
 * is told if there can be none. In the thread of the writer. */
static void
back_up_daily (SumiLearner *self)
{
  int day = sumi_learner_get_day (self);

  if (day == self->backup_day)
    return;
  self->backup_day = day;
  sumi_learner_do (self, back_up_if_needed, NULL, NULL);
}

/* Takes what was recorded into the progress. In the learner's own thread. */
static void
apply_fresh (SumiLearner *self)
{
  g_autoptr (GPtrArray) fresh = NULL;

  g_mutex_lock (&self->mutex);
  fresh = g_steal_pointer (&self->fresh);
  self->fresh = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
  g_mutex_unlock (&self->mutex);
  for (guint i = 0; i < fresh->len; i++)
    sumi_progress_apply (self->progress, fresh->pdata[i]);
  if (fresh->len > 0)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_object (&job->task);
  g_clear_pointer (&job->outcomes, g_ptr_array_unref);
  g_clear_error (&job->error);
  g_free (job);
}

/* Runs in the thread that the learner was made in, which is the only one that drops references to
 * it. */
static gboolean
job_done_cb (gpointer data)
{
  Job *job = data;

  apply_fresh (g_task_get_source_object (job->task));
  if (job->error != NULL)
    g_task_return_error (job->task, g_steal_pointer (&job->error));
  else
    g_task_return_boolean (job->task, TRUE);
  return G_SOURCE_REMOVE;
}

static void
do_job (gpointer data, gpointer pool_data)
{
  Job *job = data;
  SumiLearner *self = g_task_get_source_object (job->task);
  g_autoptr (GSource) source = g_idle_source_new ();

  if (job->outcomes != NULL)
    {
      append (self, (const SumiOutcome *const *) job->outcomes->pdata, job->outcomes->len, TRUE,
              &job->error);
      back_up_daily (self);
    }
  else
    sumi_learner_do (self, job->func, g_task_get_task_data (job->task), &job->error);
  g_mutex_lock (&self->mutex);
  self->n_jobs--;
  g_cond_broadcast (&self->is_idle);
  g_mutex_unlock (&self->mutex);

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, job_done_cb, job, free_job);
  g_source_attach (source, g_task_get_context (job->task));
}

/* Hands the writer a job that ends TASK, which it takes: to record OUTCOMES, which it takes too, or
 * to do FUNC. */
static void
start_job (SumiLearner *self, GTask *task, GPtrArray *outcomes, SumiStoreFunc func)
{
  Job *job = g_new0 (Job, 1);

  job->task = task;
  job->outcomes = outcomes;
  job->func = func;
  if (self->writer == NULL)
    self->writer = g_thread_pool_new (do_job, NULL, 1, FALSE, NULL);
  g_mutex_lock (&self->mutex);
  self->n_jobs++;
  g_mutex_unlock (&self->mutex);
  g_thread_pool_push (self->writer, job, NULL);
}

/* Has the writer do FUNC with the store and the data of TASK, after all that it was given before;
 * takes TASK, which then returns TRUE or the error of FUNC. */
void
sumi_learner_start (SumiLearner *self, GTask *task, SumiStoreFunc func)
{
  start_job (self, task, NULL, func);
}

/* Does FUNC with the store and DATA at once; returns what FUNC returns. Blocks. In any thread. */
gboolean
sumi_learner_do (SumiLearner *self, SumiStoreFunc func, gpointer data, GError **error)
{
  gboolean is_done;

  g_mutex_lock (&self->store_mutex);
  is_done = func (self->store, data, error);
  g_mutex_unlock (&self->store_mutex);
  return is_done;
}

/* A copy of OUTCOME. Without a time it gets the time of this call, not of the write. */
static SumiOutcome *
copy_now (SumiLearner *self, const SumiOutcome *outcome)
{
  SumiOutcome *copy = sumi_outcome_copy (outcome);

  if (copy->time == 0)
    {
      copy->time = sumi_clock_get_time (&self->clock);
      copy->day = sumi_clock_get_day (&self->clock);
    }
  return copy;
}

/* Frees what OPENING holds, but not OPENING itself. */
static void
clear_opening (SumiLearnerOpening *opening)
{
  g_clear_pointer (&opening->aside, g_free);
  g_clear_pointer (&opening->backup_date, g_free);
}

static void
sumi_learner_finalize (GObject *object)
{
  SumiLearner *self = SUMI_LEARNER (object);

  /* There are no jobs left, since each job holds a reference to the learner. */
  if (self->writer != NULL)
    g_thread_pool_free (self->writer, FALSE, TRUE);
  sumi_store_close (self->store);
  sumi_progress_free (self->progress);
  clear_opening (&self->opening);
  g_ptr_array_unref (self->fresh);
  g_mutex_clear (&self->store_mutex);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->is_idle);
  G_OBJECT_CLASS (sumi_learner_parent_class)->finalize (object);
}

static void
sumi_learner_class_init (SumiLearnerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = sumi_learner_finalize;

  /* The progress has more outcomes than before. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SUMI_TYPE_LEARNER, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_learner_init (SumiLearner *self)
{
  g_mutex_init (&self->store_mutex);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->is_idle);
  self->fresh = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);
  self->progress = sumi_progress_new ();
}

static gboolean
apply_read (const SumiOutcome *outcome, gpointer data)
{
  SumiLearner *self = data;

  self->last_id = outcome->id;
  sumi_progress_apply (self->progress, outcome);
  return TRUE;
}

/* Takes OUTCOME into the progress that is made again, as far as the one that was kept goes: what
 * another program records meanwhile comes with the next outcome, as ever. */
static gboolean
apply_to_rebuilt (const SumiOutcome *outcome, gpointer data)
{
  const Rebuilding *rebuilding = data;

  if (outcome->id > rebuilding->last_id)
    return FALSE;
  sumi_progress_apply (rebuilding->progress, outcome);
  return TRUE;
}

static void
open_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Opening *opening = data;
  g_autoptr (GError) error = NULL;
  SumiLearner *learner = sumi_learner_open (opening->folder, &opening->clock, &error);

  if (learner != NULL)
    g_task_return_pointer (task, learner, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
free_opening (gpointer data)
{
  Opening *opening = data;

  g_free (opening->folder);
  g_free (opening);
}

/* The learner whose store is in FOLDER, which has to be there: that of a learner who was removed
 * meanwhile does not come back. NULL is a guest, of whom nothing is kept. CLOCK is copied; NULL is
 * the system's. Reads all outcomes, so it blocks. NULL on an error. */
SumiLearner *
sumi_learner_open (const char *folder, const SumiClock *clock, GError **error)
{
  const SumiClock system = { 0 };
  g_autoptr (SumiLearner) self = g_object_new (SUMI_TYPE_LEARNER, NULL);

  self->clock = clock != NULL ? *clock : system;
  self->store = sumi_store_open (folder, &self->clock, &self->opening, error);
  if (self->store == NULL || !sumi_store_read (self->store, 0, apply_read, self, error))
    return NULL;
  self->backup_day = sumi_learner_get_day (self);
  return g_steal_pointer (&self);
}

/* Does sumi_learner_open() in a thread. */
void
sumi_learner_open_async (const char *folder,
                         const SumiClock *clock,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);
  Opening *opening = g_new0 (Opening, 1);

  opening->folder = g_strdup (folder);
  if (clock != NULL)
    opening->clock = *clock;
  g_task_set_source_tag (task, sumi_learner_open_async);
  g_task_set_task_data (task, opening, free_opening);
  g_task_run_in_thread (task, open_in_thread);
}

/* The learner, owned by the caller; NULL with an error. If there is no backup of the day the writer
 * then makes one, and so on each day after, with what is recorded first. */
SumiLearner *
sumi_learner_open_finish (GAsyncResult *result, GError **error)
{
  SumiLearner *self = g_task_propagate_pointer (G_TASK (result), error);

  if (self != NULL && sumi_store_needs_backup (self->store))
    sumi_learner_start (self, g_task_new (self, NULL, NULL, NULL), back_up);
  return self;
}

/* How the store was found, for the words that tell the user. */
const SumiLearnerOpening *
sumi_learner_get_opening (SumiLearner *self)
{
  return &self->opening;
}

/* What follows from all that was recorded; good until "changed" is emitted. */
const SumiProgress *
sumi_learner_get_progress (SumiLearner *self)
{
  return self->progress;
}

/* The day that is now. */
int
sumi_learner_get_day (SumiLearner *self)
{
  return sumi_clock_get_day (&self->clock);
}

/* Records a copy of OUTCOME; if it has no time, as happening now. */
void
sumi_learner_record_async (SumiLearner *self,
                           const SumiOutcome *outcome,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GPtrArray) outcomes = g_ptr_array_new ();

  g_ptr_array_add (outcomes, (gpointer) outcome);
  sumi_learner_record_all_async (self, outcomes, callback, user_data);
}

/* Records copies of OUTCOMES, of SumiOutcome, all or none, as when many cards are added at once; to
 * be ended by sumi_learner_record_finish(). */
void
sumi_learner_record_all_async (SumiLearner *self,
                               const GPtrArray *outcomes,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  GTask *task = g_task_new (self, NULL, callback, user_data);
  GPtrArray *copies = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_outcome_free);

  g_task_set_source_tag (task, sumi_learner_record_all_async);
  for (guint i = 0; i < outcomes->len; i++)
    g_ptr_array_add (copies, copy_now (self, outcomes->pdata[i]));
  start_job (self, task, copies, NULL);
}

/* Whether what was recorded is on disk. After an error other than SUMI_LEARNER_ERROR_READ_ONLY and
 * _INVALID it is kept and tried again. */
gboolean
sumi_learner_record_finish (SumiLearner *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Does the same and blocks meanwhile; for programs without a main loop. */
gboolean
sumi_learner_record (SumiLearner *self, const SumiOutcome *outcome, GError **error)
{
  gboolean is_recorded = append (self, &outcome, 1, TRUE, error);

  apply_fresh (self);
  return is_recorded;
}

/* Records OUTCOMES, of SumiOutcome, all or none; on an error they are not kept. Blocks. */
gboolean
sumi_learner_record_all (SumiLearner *self, const GPtrArray *outcomes, GError **error)
{
  gboolean are_recorded =
      append (self, (const SumiOutcome *const *) outcomes->pdata, outcomes->len, FALSE, error);

  apply_fresh (self);
  return are_recorded;
}

/* Waits until the writer has done all it was given, and tries once more to write what it could not.
 * Blocks. Whether everything is on disk. */
gboolean
sumi_learner_flush (SumiLearner *self, GError **error)
{
  gboolean is_done;

  g_mutex_lock (&self->mutex);
  while (self->n_jobs > 0)
    g_cond_wait (&self->is_idle, &self->mutex);
  g_mutex_unlock (&self->mutex);
  is_done = append (self, NULL, 0, TRUE, error);
  apply_fresh (self);
  return is_done;
}

/* How many outcomes could not be written yet. */
guint
sumi_learner_get_n_unsaved (SumiLearner *self)
{
  guint n_unsaved;

  g_mutex_lock (&self->mutex);
  n_unsaved = self->n_unsaved;
  g_mutex_unlock (&self->mutex);
  return n_unsaved;
}

/* Makes a new backup, and blocks meanwhile; FALSE with SUMI_LEARNER_ERROR if there is none. */
gboolean
sumi_learner_back_up (SumiLearner *self, GError **error)
{
  return sumi_learner_do (self, back_up, NULL, error);
}

/* Hands all outcomes of the store to FUNC, in the order of recording, until it returns FALSE. FUNC
 * may not call the learner. Blocks. */
gboolean
sumi_learner_read (SumiLearner *self, SumiOutcomeFunc func, gpointer data, GError **error)
{
  gboolean is_read;

  g_mutex_lock (&self->store_mutex);
  is_read = sumi_store_read (self->store, 0, func, data, error);
  g_mutex_unlock (&self->store_mutex);
  return is_read;
}

static gboolean
check (SumiStore *store, gpointer data, GError **error)
{
  return sumi_store_check (store, error);
}

/* Whether the whole file is sound: SUMI_LEARNER_ERROR_DAMAGED if not. Blocks. */
gboolean
sumi_learner_check (SumiLearner *self, GError **error)
{
  return sumi_learner_do (self, check, NULL, error);
}

/* Writes the file anew, after a backup, and makes the progress again from all its outcomes.
 * OUT_WAS_RIGHT gets whether the one that was kept says the same. On an error all is as it was.
 * Blocks. */
gboolean
sumi_learner_rebuild (SumiLearner *self, gboolean *out_was_right, GError **error)
{
  g_autoptr (SumiProgress) rebuilt = sumi_progress_new ();
  Rebuilding rebuilding = { .progress = rebuilt };
  gboolean is_rebuilt;

  if (!sumi_learner_flush (self, error))
    return FALSE;
  g_mutex_lock (&self->store_mutex);
  rebuilding.last_id = self->last_id;
  is_rebuilt = sumi_store_compact (self->store, error)
               && sumi_store_read (self->store, 0, apply_to_rebuilt, &rebuilding, error);
  g_mutex_unlock (&self->store_mutex);
  if (!is_rebuilt)
    return FALSE;
  *out_was_right = sumi_progress_equal (self->progress, rebuilt);
  g_clear_pointer (&self->progress, sumi_progress_free);
  self->progress = g_steal_pointer (&rebuilt);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}
