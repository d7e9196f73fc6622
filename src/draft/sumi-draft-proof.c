/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-proof.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-draft-item.h"
#include "sumi-engine.h"
#include "sumi-json-walk.h"
#include "sumi-mistake.h"
#include "sumi-pack-check.h"
#include "sumi-pack-names.h"
#include "sumi-pack-reader.h"
#include "sumi-words.h"
#include "sumi-work.h"

/* For which of its right moves a claim says what the opponent can reply. */
#define MAX_REPLIES 3

typedef struct
{
  SumiDraft *alone; /* a pack with the item only */
} Question;

static void
clear_proof (gpointer data)
{
  SumiDraftProof *proof = data;

  g_ptr_array_unref (proof->mistakes);
  g_clear_pointer (&proof->judgement, sumi_judgement_unref);
  g_clear_pointer (&proof->pack, sumi_pack_unref);
}

/* A pack that has nothing but the item at index ITEM of DRAFT, so that what is wrong elsewhere does
 * not matter. */
static SumiDraft *
take_alone (const SumiDraft *draft, guint item)
{
  const char *language = sumi_draft_get_string (draft, "language");
  g_autofree char *path = sumi_draft_item_path (item, NULL);
  JsonNode *node = sumi_draft_get (draft, path);
  g_autoptr (SumiDraft) empty = sumi_draft_new (
      "draft", "draft", language != NULL && sumi_language_is_valid (language) ? language : "en");

  if (node == NULL)
    return g_steal_pointer (&empty);
  return sumi_draft_insert (empty, "items[0]", json_node_ref (node));
}

static SumiDraftProof *
prove_alone (const SumiDraft *alone, SumiBudget *budget)
{
  SumiDraftProof *proof = g_atomic_rc_box_new0 (SumiDraftProof);
  g_autofree char *text = sumi_draft_to_text (alone);
  const SumiExercise *exercise;

  proof->mistakes = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);
  proof->pack
    = sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, proof->mistakes);
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
  else if (sumi_task_is_by_answer (exercise->task.type))
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

  return prove_alone (question->alone, &budget);
}

static void
free_proof (gpointer data)
{
  sumi_draft_proof_unref (data);
}

/* Proves the item at index ITEM of DRAFT in a thread, as sumi_draft_prove() does. */
void
sumi_draft_prove_async (const SumiDraft *draft,
                        guint item,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  Question *question = g_new (Question, 1);

  question->alone = take_alone (draft, item);
  sumi_work_async (prove_question, question, free_question, free_proof, cancellable, callback,
                   user_data);
}

/* The proof, owned by the caller; NULL with G_IO_ERROR_CANCELLED if it was called off. */
SumiDraftProof *
sumi_draft_prove_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* What can be proved of the item at index ITEM of DRAFT as far as BUDGET suffices. Blocks. */
SumiDraftProof *
sumi_draft_prove (const SumiDraft *draft, guint item, SumiBudget *budget)
{
  g_autoptr (SumiDraft) alone = take_alone (draft, item);

  return prove_alone (alone, budget);
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

/* The exercise that was proved; NULL if it has mistakes of writing, or is a lesson. Belongs to
 * PROOF. */
SumiExercise *
sumi_draft_proof_get_exercise (const SumiDraftProof *proof)
{
  const SumiItem *item;

  if (proof->pack == NULL || proof->pack->items->len == 0)
    return NULL;
  item = proof->pack->items->pdata[0];
  return item->exercise;
}

/* Whether the item could stand in a pack as it is. */
gboolean
sumi_draft_proof_holds (const SumiDraftProof *proof)
{
  return proof->mistakes->len == 0;
}

/* The right moves, or the squares that are to be marked; none where nothing is decided. */
SumiBitboard
sumi_draft_proof_get_right (const SumiDraftProof *proof)
{
  if (proof->judgement != NULL)
    return proof->judgement->is_decided ? proof->judgement->right : 0;
  return proof->has_answer && proof->answer.is_decided ? proof->answer.squares : 0;
}

/* In how few moves the goal of a force task can be reached; 0 if no move is right. */
static int
get_least_distance (const SumiJudgement *judgement)
{
  int least = 0;

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];

      if (verdict->verdict == SUMI_VERDICT_RIGHT && (least == 0 || verdict->distance < least))
        least = verdict->distance;
    }

  return least;
}

/* What is reached, for the right moves of a force task. */
static char *
say_forced (const SumiTask *task, const SumiBlanks *blanks, int n)
{
  const char *sentence;

  switch (task->goal.kind)
    {
    case SUMI_GOAL_CORNER:
      /* Translators: {squares} is a list of moves; {within} a number of moves. */
      sentence = g_dngettext (GETTEXT_PACKAGE, "Proved: {squares} forces the corner in {within}",
                              "Proved: {squares} force the corner in {within}", (gulong) n);
      break;
    case SUMI_GOAL_PASS:
      sentence = g_dngettext (GETTEXT_PACKAGE, "Proved: {squares} forces a pass in {within}",
                              "Proved: {squares} force a pass in {within}", (gulong) n);
      break;
    case SUMI_GOAL_MOBILITY:
      sentence =
          g_dngettext (GETTEXT_PACKAGE, "Proved: {squares} leaves so few moves in {within}",
                       "Proved: {squares} leave so few moves in {within}", (gulong) n);
      break;
    case SUMI_GOAL_WIPE_OUT:
    default:
      sentence = g_dngettext (GETTEXT_PACKAGE, "Proved: {squares} takes all discs in {within}",
                              "Proved: {squares} take all discs in {within}", (gulong) n);
      break;
    }

  return sumi_words_fill (sentence, blanks);
}

static char *
say_right (const SumiTask *task, const SumiJudgement *judgement)
{
  g_autofree char *squares = sumi_words_all (judgement->right);
  const SumiBlanks blanks = { .squares = squares, .within = task->within };
  int n = sumi_bitboard_count (judgement->right);

  if (task->type == SUMI_TASK_FORCE)
    return say_forced (task, &blanks, n);
  if (task->type == SUMI_TASK_DENY)
    return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE,
                                         "Proved: {squares} keeps the opponent from the goal",
                                         "Proved: {squares} keep the opponent from the goal",
                                         (gulong) n),
                            &blanks);
  if (task->type == SUMI_TASK_WIN)
    return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "Proved: {squares} keeps the win",
                                         "Proved: {squares} keep the win", (gulong) n),
                            &blanks);
  return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "Proved: {squares} is the best move",
                                       "Proved: {squares} are the best moves", (gulong) n),
                          &blanks);
}

/* What a teacher may not have meant, though it is no mistake; NULL if nothing is. */
static char *
say_odd (const SumiTask *task, const SumiJudgement *judgement)
{
  int least = get_least_distance (judgement);

  if (judgement->n_moves == 1)
    return g_strdup (_("There is only one move."));
  if ((guint) sumi_bitboard_count (judgement->right) == judgement->n_moves)
    return g_strdup (_("Every move is right."));
  if (task->type == SUMI_TASK_FORCE && least > 0 && least < task->within)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It can be done in %d move.",
                                         "It can be done in %d moves.", (gulong) least),
                            least);
  return NULL;
}

static char *
say_answer (const SumiTask *task, const SumiAnswer *answer)
{
  g_autofree char *squares = sumi_words_all (answer->squares);
  const SumiBlanks blanks = { .squares = squares, .count = answer->number };

  if (task->type == SUMI_TASK_COUNT)
    return sumi_words_fill (_("Proved: the number is {count}"), &blanks);
  if (task->type == SUMI_TASK_CHOOSE)
    return g_strdup (_("Ready: the right sentence is the one that you chose"));
  if (answer->squares == 0)
    return g_strdup (_("Proved: there is nothing to mark"));
  return sumi_words_fill (_("Proved: the answer is {squares}"), &blanks);
}

/* The first mistake, with the field that it is about. */
static char *
say_mistake (const SumiMistake *mistake)
{
  const char *where = mistake->where;

  if (mistake->code == SUMI_MISTAKE_UNDECIDED)
    return g_strdup_printf (_("Not proved: %s"), mistake->message);
  if (g_str_has_prefix (where, "items[0]"))
    where += strlen ("items[0]");
  if (where[0] == '.')
    where++;
  if (where[0] == '\0')
    return g_strdup (mistake->message);
  /* Translators: a field of the file, such as task.within; then what is wrong with it. */
  return g_strdup_printf (_("%s: %s"), where, mistake->message);
}

/* What was proved, in a sentence or two. Owned by the caller. */
char *
sumi_draft_proof_to_text (const SumiDraftProof *proof)
{
  const SumiExercise *exercise = sumi_draft_proof_get_exercise (proof);
  g_autofree char *said = NULL;
  g_autofree char *odd = NULL;

  if (proof->mistakes->len > 0)
    {
      const SumiMistake *mistake = proof->mistakes->pdata[0];

      if (mistake->code == SUMI_MISTAKE_UNSOLVABLE && proof->judgement != NULL)
        return g_strdup (exercise->task.type == SUMI_TASK_FORCE ? _("No move forces it")
                                                                : _("No move is right"));
      return say_mistake (mistake);
    }
  if (exercise == NULL)
    return g_strdup (_("Everything in it is proved"));
  if (exercise->task.type == SUMI_TASK_PLAY)
    return g_strdup (_("Ready to be played"));
  if (proof->judgement == NULL)
    return say_answer (&exercise->task, &proof->answer);
  said = say_right (&exercise->task, proof->judgement);
  odd = say_odd (&exercise->task, proof->judgement);
  /* Translators: what is proved; then a remark on it, as a sentence of its own. */
  return odd == NULL ? g_steal_pointer (&said) : g_strdup_printf (_("%s. %s"), said, odd);
}

static JsonNode *
list_squares (SumiBitboard squares)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *array = json_array_new ();

  SUMI_FOREACH_SQUARE (square, squares)
    json_array_add_string_element (array, sumi_square_to_name ((SumiSquare) square));
  json_node_take_array (node, array);
  return node;
}

/* DRAFT with claims of what PROOF says of the item at index ITEM: all right moves, whether there is
 * one, and the replies to them where they are few. Claims of other things stay; those that PROOF
 * cannot tell of stay too. NULL if it tells of none. */
SumiDraft *
sumi_draft_fill_claims (const SumiDraft *draft, guint item, const SumiDraftProof *proof)
{
  const SumiJudgement *judgement = proof->judgement;
  g_autofree char *solutions = sumi_draft_item_path (item, "claims.solutions");
  g_autofree char *unique = sumi_draft_item_path (item, "claims.unique");
  g_autofree char *replies = sumi_draft_item_path (item, "claims.replies");
  SumiDraft *filled;
  int n;

  if (judgement == NULL || !judgement->is_decided || judgement->right == 0)
    return NULL;
  n = sumi_bitboard_count (judgement->right);
  filled = sumi_draft_set (draft, solutions, list_squares (judgement->right));
  for (guint i = 0; n <= MAX_REPLIES && i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];
      g_autoptr (SumiDraft) before = filled;
      g_autofree char *path
        = g_strdup_printf ("%s.%s", replies, sumi_square_to_name (verdict->move));

      filled = verdict->verdict == SUMI_VERDICT_RIGHT
                   ? sumi_draft_set (before, path, list_squares (verdict->replies))
                   : sumi_draft_remove (before, path);
    }
  {
    g_autoptr (SumiDraft) before = filled;

    filled = sumi_draft_set (before, unique,
                             json_node_init_boolean (json_node_alloc (), n == 1));
  }

  return filled;
}
