/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-draft-path.h"
#include "sumi-draft-private.h"
#include "sumi-draft-proof.h"
#include "sumi-task-fields.h"
#include "sumi-words.h"

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
  const SumiExercise *exercise = sumi_draft_proof_get_exercise (proof);
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
  const SumiExercise *exercise = sumi_draft_proof_get_exercise (proof);
  const SumiMistake *mistake = sumi_draft_proof_find_mistake (proof, FALSE);
  g_autofree char *said = NULL;
  g_autofree char *wrong = NULL;

  if (sumi_draft_proof_is_hopeless (proof) && proof->longer > 0)
    /* Translators: a number of moves, at least two. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "No move forces it; it takes %d move",
                                         "No move forces it; it takes %d moves",
                                         (gulong) proof->longer),
                            proof->longer);
  if (sumi_draft_proof_is_hopeless (proof))
    return g_strdup (exercise->task.type == SUMI_TASK_FORCE ? _("No move forces it")
                                                            : _("No move is right"));
  if (mistake != NULL)
    wrong = say_mistake (proof, mistake);
  else if (proof->mistakes->len > 0)
    wrong = proof->pack != NULL ? g_strdup (_("A claim no longer holds."))
                                : say_mistake (proof, sumi_draft_proof_find_mistake (proof, TRUE));
  if (proof->mistakes->len > 0 && !sumi_draft_proof_is_decided (proof))
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
