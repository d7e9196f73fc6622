/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-proof.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-draft-item.h"
#include "sumi-draft-lesson.h"
#include "sumi-draft-private.h"
#include "sumi-engine.h"
#include "sumi-mistake.h"
#include "sumi-pack-check.h"
#include "sumi-pack-reader.h"
#include "sumi-task-fields.h"
#include "sumi-words.h"
#include "sumi-work.h"

/* Claims list the opponent's replies to at most so many right moves. */
#define MAX_REPLIES 3

/* Where no move is right: how many moves more are tried, and the nodes that each may take. */
#define MAX_LONGER 2
#define LONGER_NODES 200000

/* Where mistakes of these are, in a pack with one item. */
#define CLAIMS "items[0].claims."
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

      if (!g_str_has_prefix (mistake->where, CLAIMS)
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

/* Whether no move of JUDGEMENT is right. */
static gboolean
is_hopeless (const SumiJudgement *judgement)
{
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
static const SumiExercise *
get_exercise (const SumiDraftProof *proof)
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
  exercise = get_exercise (proof);
  if (exercise == NULL)
    {
      sumi_pack_check (proof->pack, budget, proof->mistakes);
      return proof;
    }
  sumi_exercise_check (exercise, budget, proof->mistakes);
  if (sumi_task_is_by_move (exercise->task.type))
    proof->judgement
      = sumi_judgement_new (&exercise->task, exercise->position, SUMI_JUDGE_DEFAULT, budget);
  if (exercise->task.type == SUMI_TASK_FORCE && is_hopeless (proof->judgement))
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
static gboolean
is_decided (const SumiDraftProof *proof)
{
  if (proof->judgement != NULL)
    return proof->judgement->is_decided;
  return proof->has_answer && proof->answer.is_decided && !proof->answer.is_ambiguous;
}

/* The right moves, or the squares that are to be marked; none where nothing is decided. */
SumiBitboard
sumi_draft_proof_get_right (const SumiDraftProof *proof)
{
  if (!is_decided (proof))
    return 0;
  return proof->judgement != NULL ? proof->judgement->right : proof->answer.squares;
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

/* Which goal the right moves of a force task reach. */
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
          g_dngettext (GETTEXT_PACKAGE, "Proved: {squares} leaves few enough moves in {within}",
                       "Proved: {squares} leave few enough moves in {within}", (gulong) n);
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
  if (task->type == SUMI_TASK_BEST && task->measure == SUMI_MEASURE_SCORE)
    return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "Proved: {squares} is the best move",
                                         "Proved: {squares} are the best moves", (gulong) n),
                            &blanks);
  /* What leads to an opening, or has the least of a measure, need not be the best move. */
  return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "Proved: {squares} is right",
                                       "Proved: {squares} are right", (gulong) n),
                          &blanks);
}

/* A warning of something that is no mistake, but that the teacher may not have intended; NULL if
 * there is none. */
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

/* Which moves are compared, and how many of the options are right. */
static char *
say_reasons (const SumiReasons *reasons)
{
  int n = __builtin_popcount (reasons->right);

  return sumi_words_fill (
    g_dngettext (GETTEXT_PACKAGE,
                 /* Translators: {move} and {reply} are moves; {count} reasons tell them apart. */
                 "Proved: {count} reason for {move}, and not for {reply}",
                 "Proved: {count} reasons for {move}, and not for {reply}", (gulong) n),
    &(SumiBlanks){
      .move = reasons->move, .reply = sumi_square_to_name (reasons->other), .count = n });
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
  if (task->type == SUMI_TASK_REASON)
    return say_reasons (&answer->reasons);
  if (answer->squares == 0)
    return g_strdup (_("Proved: there is nothing to mark"));
  return sumi_words_fill (_("Proved: the answer is {squares}"), &blanks);
}

/* Whether MISTAKE is about a claim. */
static gboolean
is_of_claims (const SumiMistake *mistake)
{
  return g_str_has_prefix (mistake->where, CLAIMS);
}

/* The first mistake of PROOF that is about claims, or about something else; NULL: none is. */
static const SumiMistake *
find_mistake (const SumiDraftProof *proof, gboolean of_claims)
{
  for (guint i = 0; i < proof->mistakes->len; i++)
    {
      if (is_of_claims (proof->mistakes->pdata[i]) == of_claims)
        return proof->mistakes->pdata[i];
    }

  return NULL;
}

/* What the field called NAME in a file is called on screen: one of a task by its own label. */
static const char *
get_field_label (const char *name)
{
  for (guint i = 0; i < SUMI_N_TASK_FIELDS; i++)
    {
      if (g_str_equal (SUMI_TASK_FIELDS[i].name, name))
        return sumi_task_field_get_label (&SUMI_TASK_FIELDS[i]);
    }

  return name;
}

/* A mistake, with the field that it is about: "Within: must be from 1 to 8, but is 40". */
static char *
say_mistake_of_field (const SumiMistake *mistake)
{
  const char *dot = strrchr (mistake->where, '.');
  g_autofree char *name = g_strdup (dot != NULL ? dot + 1 : "");

  if (mistake->code == SUMI_MISTAKE_UNDECIDED)
    return g_strdup_printf (_("Not proved: %s"), mistake->message);
  /* What an item or a step as a whole lacks is named by the message. */
  if (g_str_has_prefix (name, "steps["))
    return g_strdup (mistake->message);
  name[strcspn (name, "[")] = '\0';
  if (name[0] == '\0' || g_str_equal (name, "task") || g_str_equal (name, "position"))
    return g_strdup (mistake->message);
  /* Translators: the name of a field, and what is wrong with its value. */
  return g_strdup_printf (_("“%s”: %s"), get_field_label (name), mistake->message);
}

/* The same, with the step of a lesson that it is in. MISTAKE is in a pack with one item. Owned by
 * the caller. */
char *
sumi_draft_explain_mistake (const SumiMistake *mistake)
{
  g_autofree char *said = say_mistake_of_field (mistake);
  guint item, step;

  if (!sumi_draft_parse_step (mistake->where, &item, &step))
    return g_steal_pointer (&said);
  /* Translators: which step of a lesson, and what is wrong with it. */
  return g_strdup_printf (_("Step %u: %s"), step + 1, said);
}

static char *
say_mistake (const SumiDraftProof *proof, const SumiMistake *mistake)
{
  return proof->is_of_step ? say_mistake_of_field (mistake)
                           : sumi_draft_explain_mistake (mistake);
}

static char *
say_exercise (const SumiDraftProof *proof)
{
  const SumiExercise *exercise = get_exercise (proof);
  g_autofree char *said = NULL;
  g_autofree char *odd = NULL;

  if (exercise == NULL && proof->is_of_step)
    return g_strdup (_("Nothing is asked in this step"));
  if (exercise == NULL)
    return g_strdup (_("All that can be proved is proved"));
  if (exercise->task.type == SUMI_TASK_PLAY)
    return g_strdup (_("Ready to be played"));
  if (proof->judgement == NULL)
    return say_answer (&exercise->task, &proof->answer);
  said = say_right (&exercise->task, proof->judgement);
  odd = say_odd (&exercise->task, proof->judgement);
  /* Translators: what is proved; then a remark on it, as a sentence of its own. */
  return odd == NULL ? g_steal_pointer (&said) : g_strdup_printf (_("%s. %s"), said, odd);
}

/* What was proved, in a sentence or two. Owned by the caller. */
char *
sumi_draft_proof_to_text (const SumiDraftProof *proof)
{
  const SumiExercise *exercise = get_exercise (proof);
  const SumiMistake *mistake = find_mistake (proof, FALSE);
  g_autofree char *said = NULL;
  g_autofree char *wrong = NULL;

  if (is_hopeless (proof->judgement) && proof->longer > 0)
    /* Translators: a number of moves, at least two. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "No move forces it; it takes %d move",
                                         "No move forces it; it takes %d moves",
                                         (gulong) proof->longer),
                            proof->longer);
  if (is_hopeless (proof->judgement))
    return g_strdup (exercise->task.type == SUMI_TASK_FORCE ? _("No move forces it")
                                                            : _("No move is right"));
  if (mistake != NULL)
    wrong = say_mistake (proof, mistake);
  else if (proof->mistakes->len > 0)
    wrong = proof->pack != NULL ? g_strdup (_("A claim no longer holds."))
                                : say_mistake (proof, find_mistake (proof, TRUE));
  if (proof->mistakes->len > 0 && !is_decided (proof))
    return g_steal_pointer (&wrong);
  said = say_exercise (proof);
  /* Translators: what is proved; then what is wrong beside that, as a sentence of its own. */
  return wrong == NULL ? g_steal_pointer (&said) : g_strdup_printf (_("%s. %s"), said, wrong);
}

/* The moves of JUDGEMENT that turn the most discs. */
static SumiBitboard
list_greedy (const SumiJudgement *judgement)
{
  SumiBitboard greedy = 0;
  int most = 0;

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      SumiSquare move = judgement->moves[i].move;
      int n = sumi_bitboard_count (sumi_position_flips (judgement->position, move));

      if (n > most)
        greedy = 0;
      if (n >= most)
        greedy |= sumi_bitboard_of (move);
      most = MAX (n, most);
    }

  return greedy;
}

/* How easily the answer is hit: how many moves are right, and whether it is enough to turn as many
 * discs as possible. NULL where that is not known, or nobody moves. Owned by the caller. */
char *
sumi_draft_proof_count_right (const SumiDraftProof *proof)
{
  const SumiJudgement *judgement = proof->judgement;
  g_autofree char *count = NULL;
  SumiBitboard greedy;

  if (judgement == NULL || !judgement->is_decided)
    return NULL;
  greedy = list_greedy (judgement);
  /* Translators: how many moves are right, and how many there are. */
  count = g_strdup_printf (_("Right moves: %d of %u."), sumi_bitboard_count (judgement->right),
                           judgement->n_moves);
  if ((greedy & ~judgement->right) == 0)
    return sumi_words_follow (count, _("Turning as many discs as possible is right."));
  if ((greedy & judgement->right) == 0)
    return sumi_words_follow (count, _("Turning as many discs as possible is wrong."));
  return g_steal_pointer (&count);
}

/* Which claims do not hold, a line each; NULL if all do. Owned by the caller. */
char *
sumi_draft_proof_refute_claims (const SumiDraftProof *proof)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < proof->mistakes->len; i++)
    {
      const SumiMistake *mistake = proof->mistakes->pdata[i];

      if (is_of_claims (mistake))
        g_string_append_printf (lines, "%s%s: %s", lines->len > 0 ? "\n" : "",
                                mistake->where + strlen (CLAIMS), mistake->message);
    }

  return lines->len > 0 ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
}

/* Whether PROOF finds moves that are right. */
static gboolean
has_right (const SumiDraftProof *proof)
{
  return proof->judgement != NULL && proof->judgement->is_decided && proof->judgement->right != 0;
}

/* Whether sumi_draft_fill_claims() changes what is claimed: PROOF finds moves that are right, or
 * that a claim does not hold. */
gboolean
sumi_draft_proof_can_claim (const SumiDraftProof *proof)
{
  return proof->pack != NULL && (has_right (proof) || find_mistake (proof, TRUE) != NULL);
}

/* The path in its item of the claim that MISTAKE is about, such as "claims.score" or
 * "claims.replies.h2". Owned by the caller. */
static char *
find_claim (const SumiMistake *mistake)
{
  const char *path = mistake->where + strlen ("items[0].");
  const char *end = path + strlen ("claims.");

  end += strcspn (end, ".[");
  if (g_str_has_prefix (path, "claims.replies."))
    end += 1 + strcspn (end + 1, ".[");
  return g_strndup (path, (gsize) (end - path));
}

/* DRAFT without the claims in the item at index ITEM that do not hold by PROOF, and without what
 * speaks of a line that is gone. */
static SumiDraft *
drop_refuted (const SumiDraft *draft, guint item, const SumiDraftProof *proof)
{
  static const char *const of_line[] = { "claims.forced", "claims.result" };
  g_autofree char *line = sumi_draft_item_path (item, "claims.line");
  gboolean loses_line = sumi_draft_get (draft, line) != NULL;
  SumiDraft *dropped = sumi_draft_ref (draft);

  for (guint i = 0; i < proof->mistakes->len; i++)
    {
      const SumiMistake *mistake = proof->mistakes->pdata[i];
      g_autofree char *claim = is_of_claims (mistake) ? find_claim (mistake) : NULL;
      g_autofree char *path = claim != NULL ? sumi_draft_item_path (item, claim) : NULL;
      g_autoptr (SumiDraft) before = dropped;

      dropped = path != NULL ? sumi_draft_remove (before, path) : sumi_draft_ref (before);
    }
  loses_line = loses_line && sumi_draft_get (dropped, line) == NULL;
  for (guint i = 0; loses_line && i < G_N_ELEMENTS (of_line); i++)
    {
      g_autofree char *path = sumi_draft_item_path (item, of_line[i]);
      g_autoptr (SumiDraft) before = dropped;

      dropped = sumi_draft_remove (before, path);
    }
  return dropped;
}

/* DRAFT with the claims that follow from PROOF in the item at index ITEM: all right moves, whether
 * there is only one, and the replies to them if they are few. Other claims stay, unless they do not
 * hold. NULL if nothing is to be claimed anew. */
SumiDraft *
sumi_draft_fill_claims (const SumiDraft *draft, guint item, const SumiDraftProof *proof)
{
  const SumiJudgement *judgement = proof->judgement;
  g_autofree char *solutions = sumi_draft_item_path (item, "claims.solutions");
  g_autofree char *unique = sumi_draft_item_path (item, "claims.unique");
  g_autofree char *replies = sumi_draft_item_path (item, "claims.replies");
  g_autoptr (SumiDraft) holding = NULL;
  g_autoptr (SumiDraft) filled = NULL;
  int n;

  if (!sumi_draft_proof_can_claim (proof))
    return NULL;
  holding = drop_refuted (draft, item, proof);
  if (!has_right (proof))
    return g_steal_pointer (&holding);
  n = sumi_bitboard_count (judgement->right);
  filled = sumi_draft_set (holding, solutions, sumi_draft_list_squares (judgement->right));
  for (guint i = 0; n <= MAX_REPLIES && i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];
      g_autoptr (SumiDraft) before = g_steal_pointer (&filled);
      g_autofree char *path
        = g_strdup_printf ("%s.%s", replies, sumi_square_to_name (verdict->move));

      filled = verdict->verdict == SUMI_VERDICT_RIGHT
                   ? sumi_draft_set (before, path, sumi_draft_list_squares (verdict->replies))
                   : sumi_draft_remove (before, path);
    }
  return sumi_draft_set_boolean (filled, unique, n == 1);
}
