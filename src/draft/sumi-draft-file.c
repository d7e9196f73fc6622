/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-file.h"

#include "sumi-draft-history.h"
#include "sumi-file-watch.h"
#include "sumi-mistake.h"
#include "sumi-save.h"
#include "sumi-work.h"

/* The first change that is not written yet waits this long for others. Writing takes what is left
 * of the two seconds. */
#define AUTOSAVE_MS 1000

struct _SumiDraftFile
{
  GObject parent_instance;

  char *path;
  char *autosave_path;
  SumiDraftHistory *history;
  SumiFileWatch *watch;
  guint autosave_timeout;
  SumiWait writing;      /* of the copy beside the file */
  SumiDraft *saving;     /* is being written into the file; NULL: nothing is */
  gboolean is_save_due;  /* when that is written, what is there by then is to be saved, too */
  gboolean is_look_due;  /* something was done to the file meanwhile */
  gboolean is_recovered; /* restored from the copy: it was not saved when the program last ended;
                          * nothing was done since */
  SumiDraft *lost;       /* was saved when another program spoiled the file; NULL: none did */
  SumiDraft *let_go;     /* need not be kept here; NULL: each must be */
};

/* A draft that is to be written: into the file, or as a copy beside it. */
typedef struct
{
  char *path;
  char *stale; /* the copy that goes with that; NULL: none does */
  SumiDraft *draft;
} Writing;

enum
{
  SIGNAL_CHANGED,
  SIGNAL_SAVED,
  SIGNAL_FAILED,
  SIGNAL_OUTSIDE_CHANGED,
  SIGNAL_OUTSIDE_SPOILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiDraftFile, sumi_draft_file, G_TYPE_OBJECT)

static void schedule_autosave (SumiDraftFile *self);

static void
emit_changed (SumiDraftFile *self)
{
  self->is_recovered = FALSE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static Writing *
writing_new (const char *path, const char *stale, SumiDraft *draft)
{
  Writing *writing = g_new (Writing, 1);

  *writing = (Writing){ g_strdup (path), g_strdup (stale), sumi_draft_ref (draft) };
  return writing;
}

static void
writing_free (gpointer data)
{
  Writing *writing = data;

  g_free (writing->path);
  g_free (writing->stale);
  sumi_draft_unref (writing->draft);
  g_free (writing);
}

/* Held while a draft is written, or a copy removed for good. */
G_LOCK_DEFINE_STATIC (copies);

static gpointer
write_draft (gpointer data, GCancellable *cancellable, GError **error)
{
  const Writing *writing = data;
  g_autofree char *text = sumi_draft_try_to_text (writing->draft, error);

  if (text == NULL)
    return NULL;
  G_LOCK (copies);
  if (!g_cancellable_is_cancelled (cancellable) && sumi_save_file (writing->path, text, error)
      && writing->stale != NULL)
    sumi_remove_file (writing->stale, NULL);
  G_UNLOCK (copies);
  return NULL;
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiDraftFile) self = sumi_wait_end (data);
  g_autoptr (GError) error = NULL;
  const Writing *copy = sumi_work_get_question (result);

  sumi_work_finish (result, &error);
  if (self == NULL)
    return;
  if (error != NULL)
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
  else if (sumi_draft_file_is_saved (self))
    sumi_remove_file (self->autosave_path, NULL);
  else if (!sumi_draft_equal (copy->draft, sumi_draft_file_get_draft (self)))
    schedule_autosave (self);
}

static gboolean
autosave_cb (gpointer data)
{
  SumiDraftFile *self = data;
  SumiWaiter *waiter;
  Writing *copy;

  self->autosave_timeout = 0;
  if (sumi_draft_file_is_saved (self))
    {
      sumi_remove_file (self->autosave_path, NULL);
      return G_SOURCE_REMOVE;
    }
  /* The write that is running looks for further changes when it is done. */
  if (sumi_wait_is_on (&self->writing))
    return G_SOURCE_REMOVE;
  copy = writing_new (self->autosave_path, NULL, sumi_draft_file_get_draft (self));
  waiter = sumi_wait_begin (&self->writing, self);
  sumi_work_async (write_draft, copy, writing_free, NULL, self->writing.cancellable, written_cb,
                   waiter);
  return G_SOURCE_REMOVE;
}

static void
schedule_autosave (SumiDraftFile *self)
{
  if (self->autosave_timeout == 0)
    self->autosave_timeout = g_timeout_add (AUTOSAVE_MS, autosave_cb, self);
}

static SumiDraft *
try_reading (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();

  return sumi_draft_load (file, mistakes);
}

/* The file cannot be read any more, so what was saved in it counts as unsaved until it is saved
 * again, or until the other program has finished writing. */
static void
note_spoiled (SumiDraftFile *self)
{
  SumiDraft *saved = sumi_draft_history_get_saved (self->history);

  if (saved == NULL)
    return;
  g_clear_pointer (&self->lost, sumi_draft_unref);
  self->lost = sumi_draft_ref (saved);
  sumi_draft_history_set_saved (self->history, NULL);
  schedule_autosave (self);
  emit_changed (self);
}

/* Looks what is in the file. If it is what was saved from here, no other program has changed the
 * file; if it is what is edited, that is saved, whoever wrote it. Anything else is taken over at
 * once, as a change that can be undone, if no unsaved change is lost by that; otherwise
 * "outside-changed" is emitted, and FALSE is returned. */
static gboolean
look_at_file (SumiDraftFile *self)
{
  g_autoptr (SumiDraft) outside = try_reading (self->path);
  g_autoptr (SumiDraft) lost = NULL;
  SumiDraft *draft = sumi_draft_file_get_draft (self);
  SumiDraft *saved;
  gboolean was_saved, is_known;

  if (outside == NULL)
    {
      note_spoiled (self);
      return TRUE;
    }
  lost = g_steal_pointer (&self->lost);
  if (lost != NULL)
    sumi_draft_history_set_saved (self->history, lost);
  saved = sumi_draft_history_get_saved (self->history);
  was_saved = sumi_draft_file_is_saved (self);
  is_known = sumi_draft_equal (outside, draft)
             || (saved != NULL && sumi_draft_equal (outside, saved));
  sumi_draft_history_set_saved (self->history, outside);
  if (!is_known && was_saved)
    sumi_draft_file_push (self, g_steal_pointer (&outside), NULL);
  else if (!is_known)
    g_signal_emit (self, signals[SIGNAL_OUTSIDE_CHANGED], 0);
  else if (lost != NULL || was_saved != sumi_draft_file_is_saved (self))
    {
      schedule_autosave (self);
      emit_changed (self);
    }
  return is_known || was_saved;
}

static void
file_changed_cb (gboolean is_written, gpointer data)
{
  g_autoptr (SumiDraftFile) self = g_object_ref (data);

  /* If a save is running, the file is looked at when that ends. */
  self->is_look_due = self->saving != NULL;
  if (self->is_look_due)
    return;
  look_at_file (self);
  if (self->lost != NULL && is_written)
    g_signal_emit (self, signals[SIGNAL_OUTSIDE_SPOILED], 0);
}

static void
sumi_draft_file_dispose (GObject *object)
{
  SumiDraftFile *self = SUMI_DRAFT_FILE (object);

  g_clear_handle_id (&self->autosave_timeout, g_source_remove);
  sumi_wait_stop (&self->writing);
  g_clear_pointer (&self->watch, sumi_file_watch_free);
  G_OBJECT_CLASS (sumi_draft_file_parent_class)->dispose (object);
}

static void
sumi_draft_file_finalize (GObject *object)
{
  SumiDraftFile *self = SUMI_DRAFT_FILE (object);

  g_free (self->path);
  g_free (self->autosave_path);
  g_clear_pointer (&self->history, sumi_draft_history_free);
  g_clear_pointer (&self->lost, sumi_draft_unref);
  g_clear_pointer (&self->let_go, sumi_draft_unref);
  G_OBJECT_CLASS (sumi_draft_file_parent_class)->finalize (object);
}

static void
sumi_draft_file_class_init (SumiDraftFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sumi_draft_file_dispose;
  object_class->finalize = sumi_draft_file_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SUMI_TYPE_DRAFT_FILE, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SAVED] = g_signal_new ("saved", SUMI_TYPE_DRAFT_FILE, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FAILED] = g_signal_new ("failed", SUMI_TYPE_DRAFT_FILE, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_OUTSIDE_CHANGED] =
      g_signal_new ("outside-changed", SUMI_TYPE_DRAFT_FILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_OUTSIDE_SPOILED] =
      g_signal_new ("outside-spoiled", SUMI_TYPE_DRAFT_FILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 0);
}

static void
sumi_draft_file_init (SumiDraftFile *self)
{
}

static SumiDraftFile *
make (const char *path, SumiDraft *draft)
{
  SumiDraftFile *self = g_object_new (SUMI_TYPE_DRAFT_FILE, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  self->path = g_strdup (path);
  self->autosave_path = g_strconcat (path, SUMI_DRAFT_AUTOSAVE_SUFFIX, NULL);
  self->history = sumi_draft_history_new (draft);
  self->watch = sumi_file_watch_new (file, file_changed_cb, self);
  return self;
}

/* A draft that is to be saved at PATH, where there is nothing yet; takes DRAFT over. */
SumiDraftFile *
sumi_draft_file_new (const char *path, SumiDraft *draft)
{
  SumiDraftFile *self = make (path, draft);

  schedule_autosave (self);
  return self;
}

/* Opens the file at PATH; NULL with OUT_MISTAKES, of SumiMistake, if neither what is in it nor the
 * copy beside it can be edited. What was not saved when the program ended is there again, as a
 * change that can be undone where the file can be read. Blocks, but a pack that somebody edits is
 * small. */
SumiDraftFile *
sumi_draft_file_open (const char *path, GPtrArray *out_mistakes)
{
  g_autofree char *copy_path = g_strconcat (path, SUMI_DRAFT_AUTOSAVE_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SumiDraft *draft = sumi_draft_load (file, out_mistakes);
  SumiDraft *copy = try_reading (copy_path);
  SumiDraftFile *self;

  if (draft == NULL && copy == NULL)
    return NULL;
  self = make (path, draft != NULL ? draft : copy);
  self->is_recovered = copy != NULL && (draft == NULL || !sumi_draft_equal (copy, draft));
  if (draft == NULL)
    return self;
  sumi_draft_history_set_saved (self->history, draft);
  if (copy != NULL)
    sumi_draft_history_push (self->history, copy, NULL, g_get_monotonic_time ());
  return self;
}

/* Where it is saved. Belongs to SELF. */
const char *
sumi_draft_file_get_path (SumiDraftFile *self)
{
  return self->path;
}

/* The draft as it is now. Belongs to SELF until the next change. */
SumiDraft *
sumi_draft_file_get_draft (SumiDraftFile *self)
{
  return sumi_draft_history_get (self->history);
}

/* Goes on to DRAFT, which is taken over; changes of one GROUP that follow each other fast are
 * undone together. NULL: a group of its own. */
void
sumi_draft_file_push (SumiDraftFile *self, SumiDraft *draft, const char *group)
{
  const SumiDraft *before = sumi_draft_file_get_draft (self);

  sumi_draft_history_push (self->history, draft, group, g_get_monotonic_time ());
  if (before == sumi_draft_file_get_draft (self))
    return;
  schedule_autosave (self);
  emit_changed (self);
}

/* Whether there is a change that can be undone. */
gboolean
sumi_draft_file_can_undo (SumiDraftFile *self)
{
  return sumi_draft_history_can_undo (self->history);
}

/* Whether there is a change that can be redone: one was undone, and none was made since. */
gboolean
sumi_draft_file_can_redo (SumiDraftFile *self)
{
  return sumi_draft_history_can_redo (self->history);
}

/* Undoes the last change; does nothing if there is none. */
void
sumi_draft_file_undo (SumiDraftFile *self)
{
  if (!sumi_draft_history_undo (self->history))
    return;
  schedule_autosave (self);
  emit_changed (self);
}

/* Redoes the change that was undone last; does nothing if there is none. */
void
sumi_draft_file_redo (SumiDraftFile *self)
{
  if (!sumi_draft_history_redo (self->history))
    return;
  schedule_autosave (self);
  emit_changed (self);
}

/* Whether the file contains the draft as it is now. */
gboolean
sumi_draft_file_is_saved (SumiDraftFile *self)
{
  return sumi_draft_history_is_saved (self->history);
}

/* Whether the draft is as it was opened, from a copy that had not been saved. */
gboolean
sumi_draft_file_is_recovered (SumiDraftFile *self)
{
  return self->is_recovered;
}

/* Prepares to save the draft as it is now: no older copy is written after it, and later changes are
 * undone apart from earlier ones. */
static Writing *
begin_saving (SumiDraftFile *self)
{
  sumi_wait_stop (&self->writing);
  sumi_draft_history_end_group (self->history);
  return writing_new (self->path, self->autosave_path, sumi_draft_file_get_draft (self));
}

/* The file has DRAFT now. */
static void
note_saved (SumiDraftFile *self, SumiDraft *draft)
{
  sumi_draft_history_set_saved (self->history, draft);
  g_clear_pointer (&self->lost, sumi_draft_unref);
  if (sumi_draft_file_is_saved (self))
    g_clear_handle_id (&self->autosave_timeout, g_source_remove);
  emit_changed (self);
}

/* Saves the draft as it is, a pack or not; FALSE with ERROR if it cannot be written, or could not
 * be opened again. The copy beside the file goes. Blocks. */
gboolean
sumi_draft_file_save (SumiDraftFile *self, GError **error)
{
  Writing *writing = begin_saving (self);
  g_autoptr (GError) reason = NULL;

  write_draft (writing, NULL, &reason);
  if (reason == NULL)
    note_saved (self, writing->draft);
  writing_free (writing);
  if (reason == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Changes that were made while the file was written are not saved, and their copy may have been
 * removed; or a copy of what is saved may have been written again. The flush puts both right. */
static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiDraftFile) self = data;
  g_autoptr (SumiDraft) draft = g_steal_pointer (&self->saving);
  g_autoptr (GError) error = NULL;

  sumi_work_finish (result, &error);
  if (error == NULL)
    note_saved (self, draft);
  if (self->is_look_due)
    look_at_file (self);
  if (error != NULL)
    schedule_autosave (self);
  else
    sumi_draft_file_flush (self, NULL);
  if (error != NULL)
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
  else
    g_signal_emit (self, signals[SIGNAL_SAVED], 0);
  if (self->is_save_due && !sumi_draft_file_is_saved (self))
    sumi_draft_file_save_async (self);
  sumi_work_release ();
}

/* The same without blocking; "saved" or "failed" is emitted when it ends, and the program does not
 * end before. Changes that are made meanwhile are saved if this is called again. The file watch
 * does not see each change by another program, as from another computer that shares the folder, or
 * sees it late. If it missed one that would be lost, nothing is written, and "outside-changed" is
 * emitted now. */
void
sumi_draft_file_save_async (SumiDraftFile *self)
{
  Writing *writing;

  self->is_save_due = self->saving != NULL;
  if (self->is_save_due || !look_at_file (self))
    return;
  writing = begin_saving (self);
  self->saving = sumi_draft_ref (writing->draft);
  self->is_look_due = FALSE;
  sumi_work_hold ();
  sumi_work_async (write_draft, writing, writing_free, NULL, NULL, saved_cb, g_object_ref (self));
}

/* Takes over what another program has written into the file, as a change that can be undone. FALSE
 * if the file cannot be read. */
gboolean
sumi_draft_file_take_outside (SumiDraftFile *self)
{
  SumiDraft *outside = try_reading (self->path);

  if (outside == NULL)
    return FALSE;
  sumi_draft_history_set_saved (self->history, outside);
  g_clear_pointer (&self->lost, sumi_draft_unref);
  sumi_draft_file_push (self, outside, NULL);
  return TRUE;
}

/* Says that DRAFT need not be kept here: it was saved elsewhere, or is not wanted. */
void
sumi_draft_file_let_go (SumiDraftFile *self, SumiDraft *draft)
{
  sumi_draft_ref (draft);
  g_clear_pointer (&self->let_go, sumi_draft_unref);
  self->let_go = draft;
}

/* Writes what is not saved into the copy beside the file at once, and cancels older writes of it;
 * for the end of the program. A draft that could not be opened again is not written, and the older
 * copy stays. FALSE with ERROR if something would be lost now: it could not be written, and was not
 * let go either. */
gboolean
sumi_draft_file_flush (SumiDraftFile *self, GError **error)
{
  SumiDraft *draft = sumi_draft_file_get_draft (self);
  g_autofree char *text = NULL;
  g_autoptr (GError) reason = NULL;

  g_clear_handle_id (&self->autosave_timeout, g_source_remove);
  sumi_wait_stop (&self->writing);
  if (!sumi_draft_file_is_saved (self))
    text = sumi_draft_try_to_text (draft, &reason);
  G_LOCK (copies);
  if (sumi_draft_file_is_saved (self))
    sumi_remove_file (self->autosave_path, NULL);
  else if (text != NULL)
    sumi_save_file (self->autosave_path, text, &reason);
  G_UNLOCK (copies);
  if (reason == NULL || (self->let_go != NULL && sumi_draft_equal (draft, self->let_go)))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Goes back to what is saved, as a change that can be undone, and leaves no copy beside the file.
 * What is saved nowhere is let go. */
void
sumi_draft_file_discard (SumiDraftFile *self)
{
  SumiDraft *saved = sumi_draft_history_get_saved (self->history);

  if (saved != NULL)
    sumi_draft_file_push (self, sumi_draft_ref (saved), NULL);
  else
    sumi_draft_file_let_go (self, sumi_draft_file_get_draft (self));
  sumi_draft_file_flush (self, NULL);
}
