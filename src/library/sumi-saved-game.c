/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-saved-game.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "sumi-json-read.h"
#include "sumi-load.h"
#include "sumi-match-json.h"
#include "sumi-save.h"
#include "sumi-work.h"

#define DAMAGED_SUFFIX ".damaged"
#define LOCK_SUFFIX ".lock"

/* The most files that are put aside under names of their own; a further one replaces the last of
 * them. */
#define MAX_ASIDE 100

/* The file, shared by the threads that write it, which may end in another order than they began. */
typedef struct
{
  gatomicrefcount n_refs;
  char *path;
  char *lock_path;
  gboolean has_folder; /* it was there at the beginning */
  char *shared_path; /* see sumi_saved_game_take_over(); NULL: there is no such file */
  char *owner;
  GMutex mutex;
  SumiLock *lock;         /* NULL until it is needed, and where the file cannot be locked */
  gboolean is_taken;      /* another program keeps its game in the file, or may from now on */
  gboolean is_unreadable; /* there is a file that could not be read, nor put aside */
  guint64 serial; /* of the text that was written last; no older text is written after it */
} Writer;

/* A text to be written into the file. */
typedef struct
{
  Writer *writer;
  char *text; /* NULL: there is to be no file */
  guint64 serial;
} Page;

/* What was found in the file. */
typedef struct
{
  SumiMatchState *state; /* may be NULL */
  char *problem;         /* may be NULL */
} Loaded;

struct _SumiSavedGame
{
  GObject parent_instance;

  Writer *writer;
  SumiLiveMatch *match; /* NULL: nothing is kept */
  SumiLiveGame *game;   /* of the match, the one whose signals are connected */

  char *text;     /* to be written into the file; NULL: the file is to be removed */
  guint64 serial; /* of the text */
  SumiWait writing;
  gboolean is_behind; /* the text has changed since a thread was given it */
  gboolean has_failed;
};

enum
{
  SIGNAL_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void start_writing (SumiSavedGame *self);

G_DEFINE_FINAL_TYPE (SumiSavedGame, sumi_saved_game, G_TYPE_OBJECT)

static Writer *
writer_new (const char *path)
{
  Writer *writer = g_new0 (Writer, 1);
  g_autofree char *folder = g_path_get_dirname (path);

  g_atomic_ref_count_init (&writer->n_refs);
  g_mutex_init (&writer->mutex);
  writer->path = g_strdup (path);
  writer->lock_path = g_strconcat (path, LOCK_SUFFIX, NULL);
  writer->has_folder = g_file_test (folder, G_FILE_TEST_IS_DIR);
  return writer;
}

static Writer *
writer_ref (Writer *writer)
{
  g_atomic_ref_count_inc (&writer->n_refs);
  return writer;
}

static void
writer_unref (Writer *writer)
{
  if (!g_atomic_ref_count_dec (&writer->n_refs))
    return;
  g_mutex_clear (&writer->mutex);
  sumi_lock_free (writer->lock);
  g_free (writer->owner);
  g_free (writer->shared_path);
  g_free (writer->lock_path);
  g_free (writer->path);
  g_free (writer);
}

/* Lets whoever comes next have the file. A thread that comes late finds it taken. */
static void
writer_close (Writer *writer)
{
  g_mutex_lock (&writer->mutex);
  g_clear_pointer (&writer->lock, sumi_lock_free);
  writer->is_taken = TRUE;
  g_mutex_unlock (&writer->mutex);
}

/* Whether this program may write the file: the first program that tries may, until it ends. The
 * mutex is locked. */
static gboolean
own_file (Writer *writer)
{
  if (writer->lock == NULL && !writer->is_taken)
    writer->lock = sumi_lock_file (writer->lock_path, &writer->is_taken);
  return !writer->is_taken;
}

/* Whether the folder was removed meanwhile, as that of a learner is by another program; it is not
 * to come back then. */
static gboolean
is_removed (Writer *writer)
{
  g_autofree char *folder = g_path_get_dirname (writer->path);

  return writer->has_folder && !g_file_test (folder, G_FILE_TEST_EXISTS);
}

static gboolean
write_text (Writer *writer, const char *text, GError **error)
{
  g_autoptr (SumiLock) lock = NULL;
  gboolean is_own;

  if (is_removed (writer))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, g_strerror (ENOENT));
      return FALSE;
    }
  is_own = own_file (writer);
  /* A file of another program is not removed. */
  if (text == NULL && (!is_own || writer->is_unreadable))
    return TRUE;
  if (!is_own)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _("another copy of Sumi is running, and keeps its game in the same "
                             "place"));
      return FALSE;
    }
  if (writer->is_unreadable)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                           _("another game is kept there, and it cannot be opened"));
      return FALSE;
    }
  lock = sumi_lock_folder (writer->path);
  return text != NULL ? sumi_save_file (writer->path, text, error)
                      : sumi_remove_file (writer->path, error);
}

/* Writes PAGE, unless a newer one was written before. */
static gboolean
write_page (const Page *page, GError **error)
{
  Writer *writer = page->writer;
  gboolean is_written = TRUE;

  g_mutex_lock (&writer->mutex);
  if (page->serial > writer->serial)
    {
      is_written = write_text (writer, page->text, error);
      if (is_written)
        writer->serial = page->serial;
    }
  g_mutex_unlock (&writer->mutex);
  return is_written;
}

static Page *
page_new (SumiSavedGame *self)
{
  Page *page = g_new (Page, 1);

  *page = (Page){ writer_ref (self->writer), g_strdup (self->text), self->serial };
  return page;
}

static void
page_free (gpointer data)
{
  Page *page = data;

  writer_unref (page->writer);
  g_free (page->text);
  g_free (page);
}

static gpointer
write_in_thread (gpointer page, GCancellable *cancellable, GError **error)
{
  write_page (page, error);
  return NULL;
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SumiSavedGame) self = sumi_wait_end (data);
  gboolean is_written, had_failed;

  sumi_work_finish (result, &error);
  if (self == NULL)
    return;
  is_written = error == NULL;
  had_failed = self->has_failed;
  self->has_failed = !is_written;
  if (self->is_behind)
    start_writing (self);
  if (!is_written && !had_failed)
    {
      g_autofree char *words =
          /* Translators: %s is what the system says, such as "No space left on device". */
          g_strdup_printf (_("The game could not be saved: %s"), error->message);

      g_signal_emit (self, signals[SIGNAL_FAILED], 0, words);
    }
}

/* Gives the text to a thread. While the thread writes, only the newest text waits. */
static void
start_writing (SumiSavedGame *self)
{
  self->is_behind = sumi_wait_is_on (&self->writing);
  if (self->is_behind)
    return;
  /* The text is written even if SELF is finalized before. */
  sumi_work_async (write_in_thread, page_new (self), page_free, NULL, NULL, written_cb,
                   sumi_wait_begin (&self->writing, self));
}

/* Has TEXT, which may be NULL, written into the file. */
static void
set_text (SumiSavedGame *self, char *text)
{
  gboolean is_new = self->serial == 0 || g_strcmp0 (text, self->text) != 0;

  g_free (self->text);
  self->text = text;
  if (!is_new && !self->has_failed)
    return;
  self->serial++;
  start_writing (self);
}

static void
game_changed_cb (SumiSavedGame *self)
{
  g_autoptr (SumiMatchState) state = sumi_live_match_get_state (self->match);

  set_text (self, sumi_match_state_to_json (state));
}

/* The time that was used since the last change of the game belongs to it, too. */
static void
take_time (SumiSavedGame *self)
{
  g_autoptr (SumiMatchState) state = NULL;
  g_autofree char *text = NULL;

  if (self->match == NULL)
    return;
  state = sumi_live_match_get_state (self->match);
  text = sumi_match_state_to_json (state);
  if (g_strcmp0 (text, self->text) == 0)
    return;
  g_free (self->text);
  self->text = g_steal_pointer (&text);
  self->serial++;
}

static void
leave_game (SumiSavedGame *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

/* Called when the match begins another game, and when a game is over. */
static void
match_changed_cb (SumiSavedGame *self)
{
  leave_game (self);
  self->game = g_object_ref (sumi_live_match_get_game (self->match));
  g_signal_connect_swapped (self->game, "changed", G_CALLBACK (game_changed_cb), self);
  game_changed_cb (self);
}

static void
leave_match (SumiSavedGame *self)
{
  leave_game (self);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
}

static void
sumi_saved_game_dispose (GObject *object)
{
  SumiSavedGame *self = SUMI_SAVED_GAME (object);

  leave_match (self);
  sumi_saved_game_flush (self, NULL);
  writer_close (self->writer);
  G_OBJECT_CLASS (sumi_saved_game_parent_class)->dispose (object);
}

static void
sumi_saved_game_finalize (GObject *object)
{
  SumiSavedGame *self = SUMI_SAVED_GAME (object);

  /* What is being written is written all the same, but nobody waits for it. */
  sumi_wait_stop (&self->writing);
  writer_unref (self->writer);
  g_free (self->text);
  G_OBJECT_CLASS (sumi_saved_game_parent_class)->finalize (object);
}

static void
sumi_saved_game_class_init (SumiSavedGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sumi_saved_game_dispose;
  object_class->finalize = sumi_saved_game_finalize;

  signals[SIGNAL_FAILED] = g_signal_new ("failed", SUMI_TYPE_SAVED_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
sumi_saved_game_init (SumiSavedGame *self)
{
}

/* A path beside PATH that no file has yet; the last possible one may exist. */
static char *
find_aside (const char *path)
{
  char *aside = g_strconcat (path, DAMAGED_SUFFIX, NULL);

  for (int i = 2; i <= MAX_ASIDE && g_file_test (aside, G_FILE_TEST_EXISTS); i++)
    {
      g_free (aside);
      aside = g_strdup_printf ("%s%s-%d", path, DAMAGED_SUFFIX, i);
    }
  return aside;
}

/* Puts the file aside, which cannot be read for the reason in LINE, so that no game is written over
 * it. Returns a sentence about it, owned by the caller. The mutex is locked. */
static char *
put_aside (Writer *writer, const char *line)
{
  G_GNUC_UNUSED g_autoptr (SumiLock) lock = sumi_lock_folder (writer->path);
  g_autofree char *aside = find_aside (writer->path);

  if (own_file (writer) && g_rename (writer->path, aside) == 0)
    /* Translators: a file name, then what is wrong, with its place in the file. */
    return g_strdup_printf (_("The saved game cannot be read and was put aside as %s. %s"), aside,
                            line);
  writer->is_unreadable = TRUE;
  /* Translators: %s: what is wrong, with its place in the file. */
  return g_strdup_printf (_("The saved game cannot be read. %s"), line);
}

/* Removes the temporary files of GLib that are left where a program was killed while it wrote PATH:
 * the name of the file, a point and six more characters. */
static void
remove_leavings (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *pattern = g_strconcat (name, ".??????", NULL);
  g_autoptr (SumiLock) lock = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  if (dir == NULL)
    return;
  /* The lock keeps the temporary file of another program that writes just now. */
  lock = sumi_lock_folder (path);

  for (const char *found; (found = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *full = g_build_filename (folder, found, NULL);

      if (g_pattern_match_simple (pattern, found))
        g_unlink (full);
    }
}

/* Keeps matches in the file PATH, whose folder is made if it does not exist yet. */
SumiSavedGame *
sumi_saved_game_new (const char *path)
{
  SumiSavedGame *self = g_object_new (SUMI_TYPE_SAVED_GAME, NULL);

  self->writer = writer_new (path);
  return self;
}

/* Where it keeps matches. Owned by SELF. */
const char *
sumi_saved_game_get_path (SumiSavedGame *self)
{
  return self->writer->path;
}

/* Has the match in the file SHARED_PATH moved to the place of this one before that is read. Until
 * each learner had a game of their own, that file had the one of all; it is left to others unless
 * the learner whom it names, if it names one, matches OWNER, a pattern as of GLib. */
void
sumi_saved_game_take_over (SumiSavedGame *self, const char *shared_path, const char *owner)
{
  g_return_if_fail (self->writer->shared_path == NULL);

  self->writer->shared_path = g_strdup (shared_path);
  self->writer->owner = g_strdup (owner);
}

/* The match in the file PATH, owned by the caller. NULL if there is none, and then OUT_LINE gets
 * what is wrong with the file, owned by the caller, or NULL where there is no file. */
static SumiMatchState *
read_file (const char *path, char **out_line)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  SumiMatchState *state = NULL;
  gsize length;

  *out_line = NULL;
  data = sumi_load_file (file, SUMI_JSON_MAX_SIZE, NULL, &length, &error);
  /* Where a file has the place of the folder there is no game either, and writing one says so. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    return NULL;
  if (data != NULL)
    state = sumi_match_state_from_json (data, length, mistakes);
  if (state == NULL)
    *out_line = data != NULL ? sumi_mistake_to_line (mistakes->pdata[0], path)
                             : g_strdup (error->message);
  return state;
}

/* Moves the file FROM, unless another program keeps its game there. A link, which may lead astray
 * from elsewhere, is not moved. */
static gboolean
move_file (const char *from, const char *to)
{
  g_autofree char *lock_path = g_strconcat (from, LOCK_SUFFIX, NULL);
  g_autofree char *folder = g_path_get_dirname (to);
  gboolean is_taken;
  G_GNUC_UNUSED g_autoptr (SumiLock) lock = sumi_lock_file (lock_path, &is_taken);

  return !is_taken && !g_file_test (from, G_FILE_TEST_IS_SYMLINK)
         && g_mkdir_with_parents (folder, 0700) == 0 && g_rename (from, to) == 0;
}

/* Moves the shared file to the place of the own one, if that is free, and the match is the owner's
 * or nobody's; so too if it cannot be read, to be put aside there. The match, owned by the caller,
 * where it is the owner's and cannot be moved. */
static SumiMatchState *
take_over (Writer *writer)
{
  g_autoptr (SumiLock) lock = NULL;
  g_autoptr (SumiMatchState) state = NULL;
  g_autofree char *line = NULL;

  if (writer->shared_path == NULL || !g_file_test (writer->shared_path, G_FILE_TEST_EXISTS))
    return NULL;
  /* Another program may just move it. */
  lock = sumi_lock_folder (writer->shared_path);
  if (g_file_test (writer->path, G_FILE_TEST_EXISTS))
    return NULL;
  state = read_file (writer->shared_path, &line);
  if (state == NULL && line == NULL)
    return NULL;
  if (state != NULL && state->learner != NULL
      && !g_pattern_match_simple (writer->owner, state->learner))
    return NULL;
  return move_file (writer->shared_path, writer->path) ? NULL : g_steal_pointer (&state);
}

/* Nothing is written meanwhile, which would be put aside, or replaced by what is taken over. */
static SumiMatchState *
load (Writer *writer, char **out_problem)
{
  g_autofree char *line = NULL;
  SumiMatchState *state;

  *out_problem = NULL;
  g_mutex_lock (&writer->mutex);
  remove_leavings (writer->path);
  state = take_over (writer);
  if (state == NULL)
    state = read_file (writer->path, &line);
  if (line != NULL)
    *out_problem = put_aside (writer, line);
  g_mutex_unlock (&writer->mutex);
  return state;
}

/* The match in the file, owned by the caller; NULL if there is none. OUT_PROBLEM gets a sentence,
 * owned by the caller, if there is one that cannot be resumed, and NULL otherwise. A file that
 * cannot be read, or that is larger than SUMI_JSON_MAX_SIZE, is put aside; if that fails, nothing
 * is written any more. Blocks. */
SumiMatchState *
sumi_saved_game_load (SumiSavedGame *self, char **out_problem)
{
  return load (self->writer, out_problem);
}

static void
loaded_free (gpointer data)
{
  Loaded *loaded = data;

  sumi_match_state_free (loaded->state);
  g_free (loaded->problem);
  g_free (loaded);
}

static gpointer
load_in_thread (gpointer writer, GCancellable *cancellable, GError **error)
{
  Loaded *loaded = g_new0 (Loaded, 1);

  loaded->state = load (writer, &loaded->problem);
  return loaded;
}

/* Calls sumi_saved_game_load() in a thread. What is kept before CALLBACK was called takes the place
 * of the match in the file. It cannot be cancelled: a file that was read in part looks as a damaged
 * one does, which is put aside. */
void
sumi_saved_game_load_async (SumiSavedGame *self,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  sumi_work_async (load_in_thread, writer_ref (self->writer), (GDestroyNotify) writer_unref,
                   loaded_free, NULL, callback, user_data);
}

/* What sumi_saved_game_load() found. */
SumiMatchState *
sumi_saved_game_load_finish (GAsyncResult *result, char **out_problem)
{
  Loaded *loaded = sumi_work_finish (result, NULL);
  SumiMatchState *state = g_steal_pointer (&loaded->state);

  *out_problem = g_steal_pointer (&loaded->problem);
  loaded_free (loaded);
  return state;
}

/* Keeps MATCH from now on instead of the one before; NULL: none, and the file is removed. */
void
sumi_saved_game_keep (SumiSavedGame *self, SumiLiveMatch *match)
{
  leave_match (self);
  if (match == NULL)
    {
      set_text (self, NULL);
      return;
    }
  self->match = g_object_ref (match);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_changed_cb), self);
  match_changed_cb (self);
}

/* Writes at once what is not written yet, and blocks meanwhile; for the end of the program. FALSE
 * if it could not be written. */
gboolean
sumi_saved_game_flush (SumiSavedGame *self, GError **error)
{
  Page *page;
  gboolean is_written;

  take_time (self);
  page = page_new (self);
  is_written = write_page (page, error);
  page_free (page);
  return is_written;
}
