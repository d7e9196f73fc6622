/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-proof.h"

#include <string.h>

#include "sumi-draft-json.h"
#include "sumi-draft-lesson.h"
#include "sumi-draft-path.h"
#include "sumi-draft-private.h"
#include "sumi-engine.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-task-fields.h"
#include "sumi-work.h"

/* Where no move is right: how many moves more are tried, and the nodes that each may take. */
#define MAX_LONGER 2
#define LONGER_NODES 200000

/* Where mistakes of what is said of the answers are, in a pack with one item. */
#define EXPLANATIONS "items[0].explain."

typedef struct
{
  SumiDraft *alone; /* a pack with the item only */
  gboolean is_of_step;
} Question;

static void
clear_proof (gpointer data)
{
  SumiDraftProof *proof = data;

  g_ptr_array_unref (proof->mistakes);
  g_clear_pointer (&proof->judgement, sumi_judgement_unref);
  g_clear_pointer (&proof->pack, sumi_pack_unref);
}

/* What is proved of a step: a puzzle where it asks something, else (or where its moves cannot be
 * played) a lesson with nothing but the step; both where the step begins, whatever came before. */
static JsonNode *
make_item_of_step (const SumiDraft *draft, const char *where, guint item, guint step)
{
  g_autofree char *task_path = sumi_draft_member_path (where, "task");
  SumiPosition end;
  gboolean asks = sumi_draft_get (draft, task_path) != NULL
                  && sumi_draft_get_step_end (draft, item, step, &end);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "kind", asks ? "puzzle" : "lesson");
  json_object_set_string_member (object, "id", "draft");
  json_object_set_string_member (object, "title", "draft");
  if (asks)
    sumi_draft_put_exercise_of_step (draft, item, step, object);
  else
    {
      g_autoptr (SumiDraft) pinned = sumi_draft_pin_step (draft, item, step);
      JsonArray *steps = json_array_new ();

      json_array_add_element (steps, json_node_ref (sumi_draft_get (pinned, where)));
      json_object_set_array_member (object, "steps", steps);
    }
  return sumi_draft_wrap_object (object);
}

/* A pack that has nothing but the item or step of DRAFT at WHERE, so that what is wrong elsewhere
 * does not matter. */
SumiDraft *
sumi_draft_take_alone (const SumiDraft *draft, const char *where)
{
  const char *language = sumi_draft_get_string (draft, "language");
  JsonNode *node = sumi_draft_get (draft, where);
  guint item, step;
  g_autoptr (SumiDraft) empty = sumi_draft_new (
      "draft", "draft", language != NULL && sumi_language_is_valid (language) ? language : "en");

  if (node == NULL)
    return g_steal_pointer (&empty);
  return sumi_draft_insert (empty, "items[0]",
                            sumi_draft_parse_step (where, &item, &step)
                                ? make_item_of_step (draft, where, item, step)
                                : json_node_ref (node));
}

/* Whether the mistakes are only about what is said of the answer, and not about what is asked. */
static gboolean
can_be_asked (GPtrArray *mistakes)
{
  for (guint i = 0; i < mistakes->len; i++)
    {
      const SumiMistake *mistake = mistakes->pdata[i];

      if (!sumi_draft_is_of_claims (mistake)
          && !g_str_has_prefix (mistake->where, EXPLANATIONS))
        return FALSE;
    }

  return TRUE;
}

static SumiPack *
read_alone (const SumiDraft *alone, GPtrArray *mistakes)
{
  g_autofree char *text = sumi_draft_to_text (alone);

  return sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes);
}

/* The same without what is said of the answer; NULL if that cannot be read either. */
static SumiPack *
read_bare (const SumiDraft *alone)
{
  g_autoptr (SumiDraft) unclaimed = sumi_draft_remove (alone, "items[0].claims");
  g_autoptr (SumiDraft) bare = sumi_draft_remove (unclaimed, "items[0].explain");
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();

  return read_alone (bare, mistakes);
}

/* Whether PROOF finds that no move is right. */
gboolean
sumi_draft_proof_is_hopeless (const SumiDraftProof *proof)
{
  const SumiJudgement *judgement = proof->judgement;

  return judgement != NULL && judgement->is_decided && judgement->right == 0;
}

/* In how many moves what JUDGEMENT finds impossible can be forced, if a few more are enough and it
 * is soon found; 0 if not. */
static int
find_longer (const SumiJudgement *judgement, const SumiBudget *budget)
{
  SumiTask task = judgement->task;

  while (++task.within <= MIN (judgement->task.within + MAX_LONGER,
                               SUMI_TASK_FIELDS[SUMI_TASK_FIELD_WITHIN].max))
    {
      SumiBudget small = *budget;
      g_autoptr (SumiJudgement) longer = NULL;

      small.max_nodes = small.nodes + LONGER_NODES;
      longer = sumi_judgement_new (&task, judgement->position, SUMI_JUDGE_DEFAULT, &small);
      if (longer->right != 0)
        return task.within;
      if (!longer->is_decided)
        return 0;
    }

  return 0;
}

/* The exercise that was proved; NULL if it has mistakes of writing, or is a lesson. */
const SumiExercise *
sumi_draft_proof_get_exercise (const SumiDraftProof *proof)
{
  const SumiItem *item;

  if (proof->pack == NULL || proof->pack->items->len == 0)
    return NULL;
  item = proof->pack->items->pdata[0];
  return item->exercise;
}

static SumiDraftProof *
prove_alone (const SumiDraft *alone, gboolean is_of_step, SumiBudget *budget)
{
  SumiDraftProof *proof = g_atomic_rc_box_new0 (SumiDraftProof);
  const SumiExercise *exercise;

  proof->is_of_step = is_of_step;
  proof->mistakes = sumi_mistakes_new ();
  proof->pack = read_alone (alone, proof->mistakes);
  if (proof->pack == NULL && can_be_asked (proof->mistakes))
    proof->pack = read_bare (alone);
  if (proof->pack == NULL)
    return proof;
  exercise = sumi_draft_proof_get_exercise (proof);
  if (exercise == NULL)
    {
      sumi_pack_check (proof->pack, budget, proof->mistakes);
      return proof;
    }
  sumi_exercise_check (exercise, budget, proof->mistakes);
  if (sumi_task_is_by_move (exercise->task.type))
    proof->judgement
      = sumi_judgement_new (&exercise->task, exercise->position, SUMI_JUDGE_DEFAULT, budget);
  if (exercise->task.type == SUMI_TASK_FORCE && sumi_draft_proof_is_hopeless (proof))
    proof->longer = find_longer (proof->judgement, budget);
  if (sumi_task_is_by_answer (exercise->task.type))
    {
      proof->answer = sumi_answer_find (&exercise->task, exercise->position, budget);
      proof->has_answer = TRUE;
    }
  return proof;
}

static void
free_question (gpointer data)
{
  Question *question = data;

  sumi_draft_unref (question->alone);
  g_free (question);
}

static gpointer
prove_question (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  SumiBudget budget = sumi_engine_budget (cancellable);

  return prove_alone (question->alone, question->is_of_step, &budget);
}

static void
free_proof (gpointer data)
{
  sumi_draft_proof_unref (data);
}

/* Proves the item or step of DRAFT at WHERE in a thread, as sumi_draft_prove() does. */
void
sumi_draft_prove_async (const SumiDraft *draft,
                        const char *where,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  Question *question = g_new (Question, 1);
  guint item, step;

  question->is_of_step = sumi_draft_parse_step (where, &item, &step);
  question->alone = sumi_draft_take_alone (draft, where);
  sumi_work_async (prove_question, question, free_question, free_proof, cancellable, callback,
                   user_data);
}

/* The proof, owned by the caller; NULL with G_IO_ERROR_CANCELLED if it was called off. */
SumiDraftProof *
sumi_draft_prove_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* What can be proved of the item or step of DRAFT at WHERE as far as BUDGET suffices. Blocks. */
SumiDraftProof *
sumi_draft_prove (const SumiDraft *draft, const char *where, SumiBudget *budget)
{
  g_autoptr (SumiDraft) alone = sumi_draft_take_alone (draft, where);
  guint item, step;

  return prove_alone (alone, sumi_draft_parse_step (where, &item, &step), budget);
}

SumiDraftProof *
sumi_draft_proof_ref (SumiDraftProof *proof)
{
  return g_atomic_rc_box_acquire (proof);
}

void
sumi_draft_proof_unref (SumiDraftProof *proof)
{
  g_atomic_rc_box_release_full (proof, clear_proof);
}

/* Whether the item could stand in a pack as it is. */
gboolean
sumi_draft_proof_holds (const SumiDraftProof *proof)
{
  return proof->mistakes->len == 0;
}

/* Whether nothing is wrong with the step at index STEP of the lesson that was proved. */
gboolean
sumi_draft_proof_step_holds (const SumiDraftProof *proof, guint step)
{
  for (guint i = 0; i < proof->mistakes->len; i++)
    {
      guint item, at;

      if (sumi_draft_parse_step (((SumiMistake *) proof->mistakes->pdata[i])->where, &item, &at)
          && at == step)
        return FALSE;
    }

  return TRUE;
}

/* Whether there is one answer and it is known, whatever else is wrong with the item. */
gboolean
sumi_draft_proof_is_decided (const SumiDraftProof *proof)
{
  if (proof->judgement != NULL)
    return proof->judgement->is_decided;
  return proof->has_answer && proof->answer.is_decided && !proof->answer.is_ambiguous;
}

/* The right moves, or the squares that are to be marked; none where nothing is decided. */
SumiBitboard
sumi_draft_proof_get_right (const SumiDraftProof *proof)
{
  if (!sumi_draft_proof_is_decided (proof))
    return 0;
  return proof->judgement != NULL ? proof->judgement->right : proof->answer.squares;
}
