/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-prover.h"

#include <glib/gi18n-lib.h>

#include "sumi-draft-needs.h"
#include "sumi-draft-part.h"
#include "sumi-draft-path.h"
#include "sumi-editor-needs.h"
#include "sumi-editor-part.h"
#include "sumi-translation.h"
#include "sumi-ui-words.h"
#include "sumi-work.h"

/* A proof begins so long after the last change. */
#define PROOF_DELAY_MS 250

/* How often it is said how long a proof takes already. */
#define PROGRESS_MS 100

/* Before this the last verdict stays in sight. */
#define PATIENCE_US (300 * G_TIME_SPAN_MILLISECOND)

/* So long at most the proof of an item that is not in sight takes while others wait; and twice as
 * long each time that it is begun again. */
#define TURN_MS 2000
#define MAX_TURN_MS (24 * 3600 * 1000)

/* So many proofs of items as they were before are kept at least. */
#define MAX_OLD_PROOFS 1000

struct _SumiEditorProver
{
  GObject parent_instance;

  SumiDraftFile *file;
  char *where;           /* the part in sight; NULL: none */
  JsonNode *asked;       /* it, as it is proved, or was last; NULL: none */
  SumiPosition start;    /* where it begins; of a step the steps before it decide that */
  SumiDraftProof *proof; /* of it as it is; NULL while that is not known */
  SumiWait proving;
  guint proof_timeout;
  guint progress_timeout;
  gint64 started_us;
  char *status;
  const char *icon; /* NULL while it is not known whether the part holds */
  gboolean can_stop;

  SumiWait checking;  /* of an item that is not in sight */
  JsonNode *checked;  /* that item, while it is being checked; NULL: none is */
  guint turn_timeout;
  GHashTable *turns;  /* from a JsonNode, an item whose check was broken off, to how long the next
                       * one may take, in ms; 0: there is none, as the user stopped the proof */
  GHashTable *proofs; /* from a JsonNode, an item, to a SumiDraftProof: those that are known */
};

enum
{
  STATUS,
  PROVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiEditorProver, sumi_editor_prover, G_TYPE_OBJECT)

static void check_next (SumiEditorProver *self);

static SumiDraft *
get_draft (SumiEditorProver *self)
{
  return sumi_draft_file_get_draft (self->file);
}

static JsonNode *
get_item (SumiEditorProver *self, guint item)
{
  JsonNode *items = sumi_draft_get (get_draft (self), "items");
  JsonArray *array
    = items != NULL && JSON_NODE_HOLDS_ARRAY (items) ? json_node_get_array (items) : NULL;

  return array != NULL && item < json_array_get_length (array)
             ? json_array_get_element (array, item)
             : NULL;
}

static guint
count_items (SumiEditorProver *self)
{
  return sumi_draft_get_length (get_draft (self), "items");
}

/* Tells that ITEM is proved, or the part of it that is in sight. */
static void
tell_proved (SumiEditorProver *self, JsonNode *item)
{
  guint index;
  gboolean is_in_sight = self->where != NULL && sumi_draft_parse_item (self->where, &index)
                         && get_item (self, index) == item;

  g_signal_emit (self, signals[PROVED], 0, is_in_sight);
}

static void
set_status (SumiEditorProver *self, const char *status, const char *icon)
{
  char *copy = g_strdup (status);

  g_free (self->status);
  self->status = copy;
  self->icon = icon;
  g_signal_emit (self, signals[STATUS], 0);
}

static void
end_progress (SumiEditorProver *self)
{
  g_clear_handle_id (&self->progress_timeout, g_source_remove);
  self->can_stop = FALSE;
}

static gboolean
progress_cb (gpointer data)
{
  SumiEditorProver *self = data;
  gint64 elapsed_us = g_get_monotonic_time () - self->started_us;
  g_autofree char *seconds = NULL, *text = NULL;

  if (elapsed_us < PATIENCE_US)
    return G_SOURCE_CONTINUE;
  seconds = sumi_translation_format_tenths ((double) elapsed_us / G_TIME_SPAN_SECOND);
  /* Translators: how many seconds a proof takes already, with one decimal, as in "6.5". */
  text = g_strdup_printf (_("Not proved yet (%s s)"), seconds);
  self->can_stop = TRUE;
  set_status (self, text, NULL);
  return G_SOURCE_CONTINUE;
}

/* Notes PROOF, which is taken over, of ITEM. */
static void
note_proof (SumiEditorProver *self, JsonNode *item, SumiDraftProof *proof)
{
  if (g_hash_table_size (self->proofs) >= MAX_OLD_PROOFS + 2 * count_items (self))
    g_hash_table_remove_all (self->proofs);
  g_hash_table_replace (self->proofs, json_node_ref (item), proof);
}

/* How long the next check of ITEM may take, in ms; 0: it is not to be checked. */
static guint
get_turn (SumiEditorProver *self, JsonNode *item)
{
  gpointer turn;

  return g_hash_table_lookup_extended (self->turns, item, NULL, &turn) ? GPOINTER_TO_UINT (turn)
                                                                       : TURN_MS;
}

/* Breaks off the check that is on, if one is. */
static void
end_turn (SumiEditorProver *self)
{
  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  sumi_wait_stop (&self->checking);
  g_clear_pointer (&self->checked, json_node_unref);
}

static gboolean
turn_cb (gpointer data)
{
  SumiEditorProver *self = data;
  guint turn = MIN (2 * get_turn (self, self->checked), MAX_TURN_MS);

  self->turn_timeout = 0;
  g_hash_table_replace (self->turns, json_node_ref (self->checked), GUINT_TO_POINTER (turn));
  end_turn (self);
  check_next (self);
  return G_SOURCE_REMOVE;
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiEditorProver) self = sumi_wait_end (data);
  g_autoptr (JsonNode) item = NULL;
  SumiDraftProof *proof = sumi_draft_prove_finish (result, NULL);

  if (self == NULL || proof == NULL)
    {
      g_clear_pointer (&proof, sumi_draft_proof_unref);
      return;
    }
  item = json_node_ref (self->checked);
  note_proof (self, item, proof);
  end_turn (self);
  check_next (self);
  tell_proved (self, item);
}

/* The path of the item to be checked next, of which nothing is known yet: the first of those whose
 * turn is shortest. The one in sight has its own proof. NULL: there is none. */
static char *
find_next (SumiEditorProver *self)
{
  guint n = count_items (self), next = n, in_sight, step;
  guint next_turn = G_MAXUINT;

  if (self->where == NULL || sumi_draft_parse_step (self->where, &in_sight, &step)
      || !sumi_draft_parse_item (self->where, &in_sight))
    in_sight = n;
  for (guint i = 0; i < n; i++)
    {
      JsonNode *item = get_item (self, i);
      guint turn = get_turn (self, item);

      if (turn == 0 || turn >= next_turn || i == in_sight
          || g_hash_table_contains (self->proofs, item))
        continue;
      next = i;
      next_turn = turn;
    }
  return next < n ? sumi_draft_item_path (next, NULL) : NULL;
}

/* Checks one item at a time; one whose proof does not end lets the others have their turn. */
static void
check_next (SumiEditorProver *self)
{
  g_autofree char *where = sumi_wait_is_on (&self->checking) ? NULL : find_next (self);
  SumiWaiter *waiter;

  if (where == NULL)
    return;
  self->checked = json_node_ref (sumi_draft_get (get_draft (self), where));
  self->turn_timeout = g_timeout_add (get_turn (self, self->checked), turn_cb, self);
  waiter = sumi_wait_begin (&self->checking, self);
  sumi_draft_prove_async (get_draft (self), where, self->checking.cancellable, checked_cb,
                          waiter);
}

/* What the lesson or step in sight lacks before it can be read at all, in the words of the list of
 * what it needs; NULL if that is all there. The caller frees it. */
static char *
describe_gap (SumiEditorProver *self)
{
  static const SumiDraftNeedKind kinds[] = { SUMI_DRAFT_NEED_STEPS, SUMI_DRAFT_NEED_TEXTS };
  SumiDraftNeed needs[SUMI_N_DRAFT_NEEDS];
  guint item, step;

  if (sumi_draft_parse_step (self->where, &item, &step))
    {
      g_autofree char *path = sumi_draft_step_path (item, step, "text");
      const SumiDraftNeed text = { SUMI_DRAFT_NEED_TEXTS, FALSE, (int) step };

      return sumi_draft_get (get_draft (self), path) == NULL ? sumi_editor_needs_to_text (&text)
                                                             : NULL;
    }
  if (sumi_editor_part_get_kind (get_draft (self), self->where) != SUMI_EDITOR_LESSON
      || !sumi_draft_parse_item (self->where, &item))
    return NULL;
  sumi_draft_list_needs (get_draft (self), item, self->proof, needs);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (!needs[kinds[i]].is_met)
        return sumi_editor_needs_to_text (&needs[kinds[i]]);
    }
  return NULL;
}

static void
proved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiEditorProver) self = sumi_wait_end (data);
  SumiDraftProof *proof = sumi_draft_prove_finish (result, NULL);
  g_autofree char *text = NULL;

  if (self == NULL || proof == NULL)
    {
      g_clear_pointer (&proof, sumi_draft_proof_unref);
      return;
    }
  end_progress (self);
  g_clear_pointer (&self->proof, sumi_draft_proof_unref);
  self->proof = proof;
  if (!proof->is_of_step)
    note_proof (self, self->asked, sumi_draft_proof_ref (proof));
  check_next (self);
  text = describe_gap (self);
  if (text == NULL)
    {
      g_autofree char *said = sumi_draft_proof_to_text (proof);

      text = sumi_ui_begin_sentence (said);
    }
  set_status (self, text,
              sumi_draft_proof_holds (proof) ? "emblem-ok-symbolic" : "dialog-warning-symbolic");
  g_signal_emit (self, signals[PROVED], 0, TRUE);
}

static gboolean
prove_cb (gpointer data)
{
  SumiEditorProver *self = data;
  SumiWaiter *waiter;

  self->proof_timeout = 0;
  if (self->where == NULL)
    {
      check_next (self);
      return G_SOURCE_REMOVE;
    }
  self->started_us = g_get_monotonic_time ();
  self->progress_timeout = g_timeout_add (PROGRESS_MS, progress_cb, self);
  waiter = sumi_wait_begin (&self->proving, self);
  sumi_draft_prove_async (get_draft (self), self->where, self->proving.cancellable, proved_cb,
                          waiter);
  return G_SOURCE_REMOVE;
}

static void
call_off (SumiEditorProver *self)
{
  g_clear_handle_id (&self->proof_timeout, g_source_remove);
  sumi_wait_stop (&self->proving);
  end_progress (self);
}

static void
sumi_editor_prover_dispose (GObject *object)
{
  SumiEditorProver *self = SUMI_EDITOR_PROVER (object);

  call_off (self);
  end_turn (self);
  g_clear_pointer (&self->asked, json_node_unref);
  g_clear_pointer (&self->proof, sumi_draft_proof_unref);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (sumi_editor_prover_parent_class)->dispose (object);
}

static void
sumi_editor_prover_finalize (GObject *object)
{
  SumiEditorProver *self = SUMI_EDITOR_PROVER (object);

  g_hash_table_unref (self->proofs);
  g_hash_table_unref (self->turns);
  g_free (self->where);
  g_free (self->status);
  G_OBJECT_CLASS (sumi_editor_prover_parent_class)->finalize (object);
}

static void
sumi_editor_prover_class_init (SumiEditorProverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sumi_editor_prover_dispose;
  object_class->finalize = sumi_editor_prover_finalize;
  signals[STATUS] = g_signal_new ("status", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  signals[PROVED] = g_signal_new ("proved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
sumi_editor_prover_init (SumiEditorProver *self)
{
  self->status = g_strdup ("");
  self->proofs = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) json_node_unref,
                                        (GDestroyNotify) sumi_draft_proof_unref);
  self->turns = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) json_node_unref, NULL);
}

/**
 * sumi_editor_prover_new: proves the draft of FILE; nothing is in sight yet.
 */
SumiEditorProver *
sumi_editor_prover_new (SumiDraftFile *file)
{
  SumiEditorProver *self = g_object_new (SUMI_TYPE_EDITOR_PROVER, NULL);

  self->file = g_object_ref (file);
  return self;
}

/**
 * sumi_editor_prover_look_at: the part of the draft at WHERE, or with NULL none, is in sight, and
 * the draft may have changed. What is proved of what was there before is called off, and its
 * verdict stays as an old one; the part is proved anew in a moment, unless it is the same.
 */
void
sumi_editor_prover_look_at (SumiEditorProver *self, const char *where)
{
  JsonNode *part = where != NULL ? sumi_draft_get (get_draft (self), where) : NULL;
  SumiPosition start = sumi_position_make (0, 0, SUMI_BLACK);
  gboolean is_other = g_strcmp0 (where, self->where) != 0;
  char *copy = g_strdup (where);

  if (where != NULL)
    sumi_draft_get_position (get_draft (self), where, &start);
  g_free (self->where);
  self->where = copy;
  if (part == self->asked && sumi_position_equal (start, self->start))
    return;
  call_off (self);
  g_clear_pointer (&self->asked, json_node_unref);
  self->asked = part != NULL ? json_node_ref (part) : NULL;
  self->start = start;
  g_clear_pointer (&self->proof, sumi_draft_proof_unref);
  self->proof_timeout = g_timeout_add (PROOF_DELAY_MS, prove_cb, self);
  set_status (self, is_other ? "" : self->status, NULL);
}

/**
 * sumi_editor_prover_stop: stops the proof of the part in sight, which stays without one, as does
 * its item while it is not in sight; nothing if it has ended.
 */
void
sumi_editor_prover_stop (SumiEditorProver *self)
{
  JsonNode *item;
  guint index;

  if (!sumi_editor_prover_is_on (self) || self->where == NULL
      || !sumi_draft_parse_item (self->where, &index))
    return;
  item = get_item (self, index);
  g_hash_table_replace (self->turns, json_node_ref (item), GUINT_TO_POINTER (0));
  if (item == self->checked)
    end_turn (self);
  call_off (self);
  check_next (self);
  set_status (self, _("Not proved: the proof was stopped"), "process-stop-symbolic");
}

/**
 * sumi_editor_prover_get_proof: the proof of the part in sight as it is, owned by the prover; NULL
 * while that is not known.
 */
SumiDraftProof *
sumi_editor_prover_get_proof (SumiEditorProver *self)
{
  return self->proof;
}

/**
 * sumi_editor_prover_get_proof_of: the proof of the item at index ITEM as it is, owned by the
 * prover; NULL while that is not known.
 */
SumiDraftProof *
sumi_editor_prover_get_proof_of (SumiEditorProver *self, guint item)
{
  return g_hash_table_lookup (self->proofs, get_item (self, item));
}

/**
 * sumi_editor_prover_get_verdict: what is known of the item at index ITEM, or unless it is -1 of
 * its step at index STEP.
 */
SumiEditorVerdict
sumi_editor_prover_get_verdict (SumiEditorProver *self, guint item, int step)
{
  const SumiDraftProof *proof = sumi_editor_prover_get_proof_of (self, item);

  if (proof == NULL)
    return SUMI_EDITOR_VERDICT_UNKNOWN;
  if (step >= 0 ? !sumi_draft_proof_step_holds (proof, (guint) step)
                : !sumi_draft_proof_holds (proof))
    return SUMI_EDITOR_VERDICT_MISTAKEN;
  /* A lesson that cannot be read as it is was not proved. */
  return proof->pack != NULL ? SUMI_EDITOR_VERDICT_HOLDS : SUMI_EDITOR_VERDICT_UNKNOWN;
}

/**
 * sumi_editor_prover_get_status: what is said of the part in sight; owned by the prover.
 */
const char *
sumi_editor_prover_get_status (SumiEditorProver *self)
{
  return self->status;
}

/**
 * sumi_editor_prover_get_icon: the icon of that; NULL while it is not known whether it holds.
 */
const char *
sumi_editor_prover_get_icon (SumiEditorProver *self)
{
  return self->icon;
}

/**
 * sumi_editor_prover_is_on: whether a proof of the part in sight is awaited.
 */
gboolean
sumi_editor_prover_is_on (SumiEditorProver *self)
{
  return self->proof_timeout != 0 || sumi_wait_is_on (&self->proving);
}

/**
 * sumi_editor_prover_can_stop: whether the proof takes so long that one may want to stop it.
 */
gboolean
sumi_editor_prover_can_stop (SumiEditorProver *self)
{
  return self->can_stop;
}
