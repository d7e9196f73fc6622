/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-file.h"

#include <glib/gi18n-lib.h>

#include "sumi-engine.h"
#include "sumi-file-watch.h"
#include "sumi-load.h"
#include "sumi-own-pack.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-proof-memory.h"
#include "sumi-work.h"

/* In nodes, which take half a second or less. How a proof ends that takes more is remembered. */
#define SLOW_PROOF 1000000

struct _SumiPackFile
{
  GObject parent_instance;

  GFile *file;
  SumiPackFileKind kind;
  SumiFileWatch *watch; /* NULL: nothing tells of the file */
  SumiPackFileState state;
  SumiPack *pack;       /* the last one that could be used */
  GPtrArray *mistakes;  /* of the last reading */
  char *title;          /* of the last reading, where no pack came of it; NULL: not known */
  gboolean is_there;    /* the file was, at the last reading */
  GHashTable *marks;    /* from id to SumiPackMark */
  SumiWait reading;
  gboolean is_waiting; /* no reading has begun */
  gboolean is_refused; /* the pack that was last read is, because of its id */
  SumiPackFileCheck check;
  gpointer check_data;
};

/* The question of a reading. It has no reference to the SumiPackFile, which must not be finalized
 * in the thread. */
typedef struct
{
  GFile *file;
  SumiPackReadFlags flags;
  gboolean is_proved; /* already */
  gboolean is_first;  /* of these readings: what is remembered of a proof will do */
} Request;

/* The answer of a reading. */
typedef struct
{
  SumiPack *pack;
  GPtrArray *mistakes;
  char *title; /* where there is no PACK; NULL: it could not be read */
  gboolean is_there; /* the file */
} Reading;

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPackFile, sumi_pack_file, G_TYPE_OBJECT)

static void
emit_changed (SumiPackFile *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
free_request (gpointer data)
{
  Request *request = data;

  g_object_unref (request->file);
  g_free (request);
}

static void
free_reading (gpointer data)
{
  Reading *reading = data;

  g_clear_pointer (&reading->pack, sumi_pack_unref);
  g_ptr_array_unref (reading->mistakes);
  g_free (reading->title);
  g_free (reading);
}

/* The numbers of the items of PACK, from 0, that MISTAKES lie in; owned by the caller. They count
 * the items that could be read, as the key of PACK does, and not those of the file. */
static char **
list_failed (const SumiPack *pack, const GPtrArray *mistakes)
{
  g_autoptr (GStrvBuilder) failed = g_strv_builder_new ();

  for (guint i = 0; i < pack->items->len; i++)
    {
      const char *place = ((const SumiItem *) pack->items->pdata[i])->where;
      g_autofree char *number = g_strdup_printf ("%u", i);
      gboolean has_failed = FALSE;

      for (guint j = 0; j < mistakes->len && !has_failed; j++)
        has_failed = g_str_has_prefix (((const SumiMistake *) mistakes->pdata[j])->where, place);
      if (has_failed)
        g_strv_builder_add (failed, number);
    }
  return g_strv_builder_end (failed);
}

/* Adds to MISTAKES that what is at WHERE, in the file at PLACE, was not proved before. */
static void
add_failed (GPtrArray *mistakes, const char *where, SumiLocation place)
{
  g_ptr_array_add (mistakes,
                   sumi_mistake_new (SUMI_MISTAKE_UNDECIDED, place, where,
                                     _("not everything in this pack could be proved when it was "
                                       "read before, and that took a long time; it is tried again "
                                       "only when you read the file again")));
}

/* Adds to MISTAKES that the items of PACK whose numbers are FAILED were not proved before; all of
 * PACK, where it is not known which. */
static void
recall_failed (const SumiPack *pack, char **failed, GPtrArray *mistakes)
{
  g_autoptr (GPtrArray) found = sumi_mistakes_new ();

  for (guint i = 0; i < pack->items->len; i++)
    {
      const SumiItem *item = pack->items->pdata[i];
      g_autofree char *number = g_strdup_printf ("%u", i);

      if (g_strv_contains ((const char *const *) failed, number))
        add_failed (found, item->where, item->place);
    }
  if (found->len == 0)
    add_failed (found, "", (SumiLocation){ 0, 0 });
  sumi_pack_name_items (pack, found);
  g_ptr_array_extend_and_steal (mistakes, g_steal_pointer (&found));
}

/* Proves PACK, unless it is remembered how that ended; what is wrong is added to MISTAKES. A proof
 * that is cancelled has not ended. */
static void
prove (SumiPack *pack, gboolean may_recall, GCancellable *cancellable, GPtrArray *mistakes)
{
  g_autofree char *key = sumi_proof_memory_make_key (pack);
  g_auto (GStrv) failed = NULL;
  SumiProofEnd end = may_recall ? sumi_proof_memory_recall (key, &failed) : SUMI_PROOF_NEW;
  g_autoptr (GPtrArray) found = sumi_mistakes_new ();
  SumiBudget budget = sumi_engine_budget (cancellable);

  if (end == SUMI_PROOF_FAILED)
    recall_failed (pack, failed, mistakes);
  if (end != SUMI_PROOF_NEW)
    return;
  sumi_pack_check (pack, &budget, found);
  if (budget.nodes >= SLOW_PROOF && !g_cancellable_is_cancelled (cancellable))
    {
      failed = list_failed (pack, found);
      sumi_proof_memory_keep (key, found->len == 0 ? SUMI_PROOF_HOLDS : SUMI_PROOF_FAILED, failed);
    }
  g_ptr_array_extend_and_steal (mistakes, g_steal_pointer (&found));
}

static gpointer
read_pack (gpointer data, GCancellable *cancellable, GError **error)
{
  const Request *request = data;
  Reading *reading = g_new0 (Reading, 1);

  reading->mistakes = sumi_mistakes_new ();
  reading->pack
    = sumi_pack_read_file (request->file, request->flags, cancellable, reading->mistakes);
  if (reading->pack != NULL && !request->is_proved)
    prove (reading->pack, request->is_first, cancellable, reading->mistakes);
  if (reading->pack != NULL && !sumi_pack_drop_items (reading->pack, reading->mistakes))
    g_clear_pointer (&reading->pack, sumi_pack_unref);
  if (reading->pack == NULL)
    reading->title = sumi_pack_find_title (request->file, request->flags, cancellable);
  reading->is_there
    = reading->pack != NULL || g_file_query_exists (request->file, cancellable);
  return reading;
}

/* Asks the check whether the pack that was read may be used. */
static void
check_reading (SumiPackFile *self, Reading *reading)
{
  g_autofree char *problem = NULL;

  if (self->check != NULL && reading->pack != NULL)
    problem = self->check (self, reading->pack, self->check_data);
  self->is_refused = problem != NULL;
  if (problem == NULL)
    return;
  g_ptr_array_add (reading->mistakes, sumi_mistake_new (SUMI_MISTAKE_ID, reading->pack->id_place,
                                                        "id", "%s", problem));
  g_clear_pointer (&reading->pack, sumi_pack_unref);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiPackFile) self = sumi_wait_end (data);
  Reading *reading = sumi_work_finish (result, NULL);

  if (self == NULL || reading == NULL)
    {
      g_clear_pointer (&reading, free_reading);
      return;
    }
  check_reading (self, reading);
  g_ptr_array_unref (self->mistakes);
  self->mistakes = g_ptr_array_ref (reading->mistakes);
  g_free (self->title);
  self->title = g_steal_pointer (&reading->title);
  self->is_there = reading->is_there;
  self->state = reading->pack != NULL ? SUMI_PACK_FILE_READY : SUMI_PACK_FILE_BROKEN;
  if (self->state == SUMI_PACK_FILE_READY)
    {
      g_clear_pointer (&self->pack, sumi_pack_unref);
      self->pack = g_steal_pointer (&reading->pack);
    }
  free_reading (reading);
  emit_changed (self);
}

/* Reads the file again when an editor has saved it, and when it was moved away. */
static void
file_changed_cb (gboolean is_written, gpointer self)
{
  sumi_pack_file_reload (self);
}

static void
sumi_pack_file_dispose (GObject *object)
{
  SumiPackFile *self = SUMI_PACK_FILE (object);

  sumi_wait_stop (&self->reading);
  g_clear_pointer (&self->watch, sumi_file_watch_free);
  G_OBJECT_CLASS (sumi_pack_file_parent_class)->dispose (object);
}

static void
sumi_pack_file_finalize (GObject *object)
{
  SumiPackFile *self = SUMI_PACK_FILE (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->pack, sumi_pack_unref);
  g_clear_pointer (&self->mistakes, g_ptr_array_unref);
  g_free (self->title);
  g_clear_pointer (&self->marks, g_hash_table_unref);
  G_OBJECT_CLASS (sumi_pack_file_parent_class)->finalize (object);
}

static void
sumi_pack_file_class_init (SumiPackFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sumi_pack_file_dispose;
  object_class->finalize = sumi_pack_file_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SUMI_TYPE_PACK_FILE, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_pack_file_init (SumiPackFile *self)
{
  self->mistakes = sumi_mistakes_new ();
  self->marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Opens FILE and begins to read it. */
SumiPackFile *
sumi_pack_file_new (GFile *file, SumiPackFileKind kind)
{
  SumiPackFile *self = sumi_pack_file_new_unread (file, kind);

  sumi_pack_file_reload (self);
  return self;
}

/* Opens FILE; the first sumi_pack_file_reload() begins to read it, and until then it counts as
 * busy. */
SumiPackFile *
sumi_pack_file_new_unread (GFile *file, SumiPackFileKind kind)
{
  SumiPackFile *self = g_object_new (SUMI_TYPE_PACK_FILE, NULL);

  self->file = g_object_ref (file);
  self->kind = kind;
  self->is_waiting = TRUE;
  if (kind == SUMI_PACK_FILE_OPENED)
    self->watch = sumi_file_watch_new (file, file_changed_cb, self);
  return self;
}

/* Has CHECK, which may be NULL, called for each pack that was read without a mistake, before it is
 * used. */
void
sumi_pack_file_set_check (SumiPackFile *self, SumiPackFileCheck check, gpointer data)
{
  self->check = check;
  self->check_data = data;
}

/* Where the pack is read from. Owned by SELF. */
GFile *
sumi_pack_file_get_file (SumiPackFile *self)
{
  return self->file;
}

/* Whether the pack comes with Sumi, so that it is translated by its catalogue and not watched. */
gboolean
sumi_pack_file_is_built_in (SumiPackFile *self)
{
  return self->kind != SUMI_PACK_FILE_OPENED;
}

/* What is known of the pack: whether it was read yet, and whether it can be used. */
SumiPackFileState
sumi_pack_file_get_state (SumiPackFile *self)
{
  return self->state;
}

/* Whether the file is being read, or the first reading has not begun yet. */
gboolean
sumi_pack_file_is_busy (SumiPackFile *self)
{
  return self->is_waiting || sumi_wait_is_on (&self->reading);
}

/* The pack as it was last read, with the items that have no mistake; NULL if it could never be
 * used. */
SumiPack *
sumi_pack_file_get_pack (SumiPackFile *self)
{
  return self->pack;
}

/* The SumiMistakes of the last reading, in the order of the file; where there are some and the pack
 * can be used, the items that they lie in are not in it. */
GPtrArray *
sumi_pack_file_get_mistakes (SumiPackFile *self)
{
  return self->mistakes;
}

/* Whether the file was there when it was last read, so that it can be edited. */
gboolean
sumi_pack_file_is_there (SumiPackFile *self)
{
  return self->is_there;
}

/* The pack's title, also if the pack cannot be used, or the file's name while none is known. Owned
 * by the caller. */
char *
sumi_pack_file_get_title (SumiPackFile *self)
{
  if (self->title != NULL)
    return g_strdup (self->title);
  return self->pack != NULL ? g_strdup (sumi_text_get (self->pack->title))
                            : sumi_load_name (self->file);
}

static SumiPackReadFlags
get_flags (SumiPackFile *self)
{
  if (sumi_pack_file_is_built_in (self))
    return SUMI_PACK_READ_BUILT_IN;
  return SUMI_PACK_READ_PARTS
         | (sumi_own_pack_is_file (self->file) ? SUMI_PACK_READ_OWN : SUMI_PACK_READ_DEFAULT);
}

/* Reads the file, and proves what is in it; the first time, a proof that took long before is
 * remembered. */
void
sumi_pack_file_reload (SumiPackFile *self)
{
  Request *request = g_new (Request, 1);
  SumiWaiter *waiter = sumi_wait_begin (&self->reading, self);

  request->is_first = self->is_waiting;
  self->is_waiting = FALSE;
  if (self->pack == NULL && self->mistakes->len == 0)
    self->state = SUMI_PACK_FILE_LOADING;
  request->file = g_object_ref (self->file);
  request->flags = get_flags (self);
  request->is_proved = self->kind == SUMI_PACK_FILE_INSTALLED;
  sumi_work_async (read_pack, request, free_request, free_reading, self->reading.cancellable,
                   read_cb, waiter);
  emit_changed (self);
}

/* Cancels the reading. */
void
sumi_pack_file_cancel (SumiPackFile *self)
{
  if (!sumi_pack_file_is_busy (self))
    return;
  self->is_waiting = FALSE;
  sumi_wait_stop (&self->reading);
  if (self->state == SUMI_PACK_FILE_LOADING)
    self->state = SUMI_PACK_FILE_CANCELLED;
  emit_changed (self);
}

/* Ends the use of the pack, because another one has its id: it is read again, and its check then
 * says what is wrong. Pages that show it keep the pack that they have. */
void
sumi_pack_file_refuse (SumiPackFile *self)
{
  self->is_refused = TRUE;
  sumi_pack_file_reload (self);
}

/* Whether the pack is not used because of its id. */
gboolean
sumi_pack_file_is_refused (SumiPackFile *self)
{
  return self->is_refused;
}

static gboolean
raise_mark (SumiPackFile *self, const char *item_id, SumiPackMark mark)
{
  if (mark <= sumi_pack_file_get_mark (self, item_id))
    return FALSE;
  g_hash_table_replace (self->marks, g_strdup (item_id), GINT_TO_POINTER (mark));
  return TRUE;
}

/* What became of the puzzle or lesson ITEM_ID. */
SumiPackMark
sumi_pack_file_get_mark (SumiPackFile *self, const char *item_id)
{
  return (SumiPackMark) GPOINTER_TO_INT (g_hash_table_lookup (self->marks, item_id));
}

/* Marks each item by FUNC, where that says more than is known; tells of all changes at once. */
void
sumi_pack_file_mark_all (SumiPackFile *self, SumiPackMarkFunc func, gpointer data)
{
  gboolean is_changed = FALSE;

  for (guint i = 0; self->pack != NULL && i < self->pack->items->len; i++)
    {
      const SumiItem *item = self->pack->items->pdata[i];

      is_changed |= raise_mark (self, item->id, func (self, item, data));
    }
  if (is_changed)
    emit_changed (self);
}

/* Forgets what was solved: another learner goes on. */
void
sumi_pack_file_forget_marks (SumiPackFile *self)
{
  if (g_hash_table_size (self->marks) == 0)
    return;
  g_hash_table_remove_all (self->marks);
  emit_changed (self);
}

/* Whether the puzzle or lesson ITEM_ID is solved, at whatever try. */
gboolean
sumi_pack_file_is_solved (SumiPackFile *self, const char *item_id)
{
  return sumi_pack_file_get_mark (self, item_id) >= SUMI_PACK_MARK_SOLVED;
}

/* Notes that a puzzle or lesson was solved just now; at which try is known a moment later. */
void
sumi_pack_file_set_solved (SumiPackFile *self, const char *item_id)
{
  if (raise_mark (self, item_id, SUMI_PACK_MARK_SOLVED))
    emit_changed (self);
}

/* How many of the pack's puzzles are solved. */
guint
sumi_pack_file_count_solved (SumiPackFile *self)
{
  guint n = 0;

  for (guint i = 0; self->pack != NULL && i < self->pack->puzzles->len; i++)
    n += (guint) sumi_pack_file_is_solved (self, sumi_pack_get_puzzle (self->pack, i)->id);
  return n;
}
