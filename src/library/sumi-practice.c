/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-practice.h"

#include "sumi-engine.h"
#include "sumi-work.h"

/* The most time for the search for a proof, counted from its beginning in the thread. */
#define CHECK_US (20 * G_USEC_PER_SEC)

/* A mistake that was in sight, and its state. */
typedef struct
{
  SumiOwnMistake mistake;
  char *black, *white, *date; /* its names */
  SumiPracticeState state;
  SumiItem *item;  /* possible: the puzzle, proved */
  char *problem;   /* refused */
  char *puzzle_id; /* added */
} Entry;

/* What a mistake is checked for, in a thread. */
typedef struct
{
  char *path;
  Entry *entry; /* a copy, since the thread must not read that of the object */
} Question;

/* A puzzle on its way into the pack. */
typedef struct
{
  SumiPractice *practice; /* kept until the pack is written */
  Entry *entry;
  guint n_left; /* as it was at the beginning */
} Adding;

struct _SumiPractice
{
  GObject parent_instance;

  char *path;
  GPtrArray *entries; /* of Entry */
  Entry *entry;       /* of the mistake in sight; NULL: none */
  guint n_left;       /* how often it was left */
  SumiWait check;
};

enum
{
  CHANGED,
  ADDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPractice, sumi_practice, G_TYPE_OBJECT)

static Entry *
entry_new (const SumiOwnMistake *mistake)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->black = g_strdup (mistake->black);
  entry->white = g_strdup (mistake->white);
  entry->date = g_strdup (mistake->date);
  entry->mistake = *mistake;
  entry->mistake.black = entry->black;
  entry->mistake.white = entry->white;
  entry->mistake.date = entry->date;
  return entry;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_clear_pointer (&entry->item, sumi_item_free);
  g_free (entry->black);
  g_free (entry->white);
  g_free (entry->date);
  g_free (entry->problem);
  g_free (entry->puzzle_id);
  g_free (entry);
}

/* The entry of MISTAKE, which is made if there is none. */
static Entry *
get_entry (SumiPractice *self, const SumiOwnMistake *mistake)
{
  Entry *entry;

  for (guint i = 0; i < self->entries->len; i++)
    {
      entry = self->entries->pdata[i];
      if (entry->mistake.move == mistake->move
          && sumi_position_equal (entry->mistake.position, mistake->position))
        return entry;
    }
  entry = entry_new (mistake);
  g_ptr_array_add (self->entries, entry);
  return entry;
}

static void
set_state (SumiPractice *self, Entry *entry, SumiPracticeState state)
{
  entry->state = state;
  if (entry == self->entry)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
refuse (SumiPractice *self, Entry *entry, const GError *error)
{
  g_free (entry->problem);
  entry->problem = g_strdup (error->message);
  set_state (self, entry, SUMI_PRACTICE_REFUSED);
}

static void
free_question (gpointer data)
{
  Question *question = data;

  g_free (question->path);
  entry_free (question->entry);
  g_free (question);
}

/* Finds the puzzle of a mistake in the pack, or makes it, in a thread: in an entry. */
static gpointer
find_puzzle (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  SumiBudget budget = sumi_engine_budget (cancellable);
  Entry *found = g_new0 (Entry, 1);

  budget.deadline_us = sumi_budget_now_us () + CHECK_US;
  found->puzzle_id = sumi_own_pack_find (question->path, &question->entry->mistake);
  if (found->puzzle_id == NULL)
    found->item = sumi_own_pack_make_item (&question->entry->mistake, &budget, error);
  if (found->puzzle_id == NULL && found->item == NULL)
    g_clear_pointer (&found, entry_free);
  return found;
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiPractice) self = sumi_wait_end (data);
  g_autoptr (GError) error = NULL;
  Entry *found = sumi_work_finish (result, &error);

  if (self != NULL && found == NULL)
    refuse (self, self->entry, error);
  else if (self != NULL)
    {
      self->entry->item = g_steal_pointer (&found->item);
      self->entry->puzzle_id = g_steal_pointer (&found->puzzle_id);
      set_state (self, self->entry,
                 self->entry->item != NULL ? SUMI_PRACTICE_POSSIBLE : SUMI_PRACTICE_ADDED);
    }
  if (found != NULL)
    entry_free (found);
}

static void
added_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Adding *adding = data;
  g_autoptr (SumiPractice) self = adding->practice;
  Entry *entry = adding->entry;
  g_autoptr (GError) error = NULL;
  g_autoptr (SumiPack) pack = NULL;

  entry->puzzle_id = sumi_own_pack_add_finish (result, &pack, &error);
  if (entry->puzzle_id == NULL)
    {
      refuse (self, entry, error);
      return;
    }
  if (pack != NULL && adding->n_left == self->n_left)
    g_signal_emit (self, signals[ADDED], 0, entry->puzzle_id, pack);
  set_state (self, entry, SUMI_PRACTICE_ADDED);
}

static void
sumi_practice_dispose (GObject *object)
{
  sumi_wait_stop (&SUMI_PRACTICE (object)->check);
  G_OBJECT_CLASS (sumi_practice_parent_class)->dispose (object);
}

static void
sumi_practice_finalize (GObject *object)
{
  SumiPractice *self = SUMI_PRACTICE (object);

  g_ptr_array_unref (self->entries);
  g_free (self->path);
  G_OBJECT_CLASS (sumi_practice_parent_class)->finalize (object);
}

static void
sumi_practice_class_init (SumiPracticeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sumi_practice_dispose;
  object_class->finalize = sumi_practice_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[ADDED] = g_signal_new ("added", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_POINTER);
}

static void
sumi_practice_init (SumiPractice *self)
{
  self->entries = g_ptr_array_new_with_free_func (entry_free);
}

/* Adds puzzles to the pack at PATH, which is copied. */
SumiPractice *
sumi_practice_new (const char *path)
{
  SumiPractice *self = g_object_new (SUMI_TYPE_PRACTICE, NULL);

  self->path = g_strdup (path);
  return self;
}

/* Puts MISTAKE in sight, and searches for its puzzle in the pack, or else for a proof, unless one
 * was found before; NULL: no mistake is in sight. A search ends when its mistake goes out of sight,
 * and begins again when it comes back. */
void
sumi_practice_set_mistake (SumiPractice *self, const SumiOwnMistake *mistake)
{
  SumiWaiter *waiter;
  Question *question;

  sumi_wait_stop (&self->check);
  self->entry = mistake != NULL ? get_entry (self, mistake) : NULL;
  if (self->entry == NULL || self->entry->state >= SUMI_PRACTICE_ADDING
      || self->entry->state == SUMI_PRACTICE_POSSIBLE)
    {
      g_signal_emit (self, signals[CHANGED], 0);
      return;
    }
  waiter = sumi_wait_begin (&self->check, self);
  question = g_new (Question, 1);
  *question = (Question){ g_strdup (self->path), entry_new (mistake) };
  sumi_work_async (find_puzzle, question, free_question, entry_free, self->check.cancellable,
                   checked_cb, waiter);
  set_state (self, self->entry, SUMI_PRACTICE_CHECKING);
}

/* The state of the mistake in sight. */
SumiPracticeState
sumi_practice_get_state (SumiPractice *self)
{
  return self->entry != NULL ? self->entry->state : SUMI_PRACTICE_NONE;
}

/* Why the mistake in sight was refused, a sentence; NULL in any other state. Owned by SELF. */
const char *
sumi_practice_get_problem (SumiPractice *self)
{
  return sumi_practice_get_state (self) == SUMI_PRACTICE_REFUSED ? self->entry->problem : NULL;
}

/* The id of the puzzle of the mistake in sight, once it was added; NULL in any other state. Owned
 * by SELF. */
const char *
sumi_practice_get_puzzle_id (SumiPractice *self)
{
  return self->entry != NULL ? self->entry->puzzle_id : NULL;
}

/* Adds the puzzle of the mistake in sight to the pack; nothing unless the state is
 * SUMI_PRACTICE_POSSIBLE. It is written also if another mistake comes in sight meanwhile. */
void
sumi_practice_add (SumiPractice *self)
{
  Adding *adding;

  if (sumi_practice_get_state (self) != SUMI_PRACTICE_POSSIBLE)
    return;
  adding = g_new (Adding, 1);
  *adding = (Adding){ g_object_ref (self), self->entry, self->n_left };
  sumi_own_pack_add_async (self->path, g_steal_pointer (&self->entry->item), added_cb, adding);
  set_state (self, self->entry, SUMI_PRACTICE_ADDING);
}

/* The pack does not have the puzzle PUZZLE_ID any more. */
void
sumi_practice_forget (SumiPractice *self, const char *puzzle_id)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = self->entries->pdata[i];

      if (entry->state != SUMI_PRACTICE_ADDED || !g_str_equal (entry->puzzle_id, puzzle_id))
        continue;
      g_clear_pointer (&entry->puzzle_id, g_free);
      entry->state = SUMI_PRACTICE_NONE;
      if (entry == self->entry)
        sumi_practice_set_mistake (self, &entry->mistake);
    }
}

/* Leaves it to another learner. A puzzle that is being added stays in the pack, and nobody is told
 * of it. */
void
sumi_practice_leave (SumiPractice *self)
{
  self->n_left++;
}
