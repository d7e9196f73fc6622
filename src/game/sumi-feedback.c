/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-feedback.h"

#include "sumi-coach.h"

/* Nothing said, nothing marked; the arrays stay. */
static void
empty (SumiFeedback *feedback)
{
  g_array_set_size (feedback->headline, 0);
  g_array_set_size (feedback->details, 0);
  g_array_set_size (feedback->more, 0);
  *feedback = (SumiFeedback){
    .headline = feedback->headline,
    .details = feedback->details,
    .more = feedback->more,
    .arrow_from = SUMI_SQUARE_NONE,
    .arrow_to = SUMI_SQUARE_NONE,
  };
}

/**
 * sumi_feedback_init: empty feedback: nothing said, nothing marked. To be cleared with
 * sumi_feedback_clear().
 */
void
sumi_feedback_init (SumiFeedback *feedback)
{
  feedback->headline = g_array_new (FALSE, FALSE, sizeof (SumiSaying));
  feedback->details = g_array_new (FALSE, FALSE, sizeof (SumiSaying));
  feedback->more = g_array_new (FALSE, FALSE, sizeof (SumiSaying));
  empty (feedback);
}

/**
 * sumi_feedback_clear: frees what FEEDBACK holds, not FEEDBACK itself.
 */
void
sumi_feedback_clear (SumiFeedback *feedback)
{
  g_clear_pointer (&feedback->headline, g_array_unref);
  g_clear_pointer (&feedback->details, g_array_unref);
  g_clear_pointer (&feedback->more, g_array_unref);
}

/**
 * sumi_feedback_silence: takes back all that was said and marked.
 */
void
sumi_feedback_silence (SumiFeedback *feedback)
{
  empty (feedback);
}

/**
 * sumi_feedback_say: replaces all that was said by SAYING; nothing is marked.
 */
void
sumi_feedback_say (SumiFeedback *feedback, SumiFeedbackKind kind, SumiSaying saying)
{
  empty (feedback);
  feedback->kind = kind;
  sumi_feedback_say_more (feedback, saying);
}

/**
 * sumi_feedback_say_more: adds SAYING to the headline.
 */
void
sumi_feedback_say_more (SumiFeedback *feedback, SumiSaying saying)
{
  g_array_append_val (feedback->headline, saying);
}

/**
 * sumi_feedback_add: adds SAYING below what was said.
 */
void
sumi_feedback_add (SumiFeedback *feedback, SumiSaying saying)
{
  g_array_append_val (feedback->details, saying);
}

/**
 * sumi_feedback_keep: adds SAYING to what is shown on demand.
 */
void
sumi_feedback_keep (SumiFeedback *feedback, SumiSaying saying)
{
  g_array_append_val (feedback->more, saying);
}

/**
 * sumi_feedback_crown: makes SAYING the headline; the headline before becomes the first of the
 * details, unless it only says that the answer is right, and what is shown on demand stays. Nothing
 * is marked.
 */
void
sumi_feedback_crown (SumiFeedback *feedback, SumiFeedbackKind kind, SumiSaying saying)
{
  g_autoptr (GArray) headline = g_steal_pointer (&feedback->headline);
  g_autoptr (GArray) more = g_steal_pointer (&feedback->more);

  if (headline->len > 0
      && g_array_index (headline, SumiSaying, 0).kind == SUMI_SAYING_OPTION_RIGHT)
    g_array_remove_index (headline, 0);
  feedback->headline = g_array_new (FALSE, FALSE, sizeof (SumiSaying));
  feedback->more = g_array_new (FALSE, FALSE, sizeof (SumiSaying));
  sumi_feedback_say (feedback, kind, saying);
  g_array_append_vals (feedback->details, headline->data, headline->len);
  g_array_append_vals (feedback->more, more->data, more->len);
}

/**
 * sumi_feedback_judge: replaces all that was said by what JUDGEMENT found about MOVE: the causes,
 * as a coach says them; the rest on demand; and on the board the move and its refutation.
 */
void
sumi_feedback_judge (SumiFeedback *feedback, const SumiJudgement *judgement, SumiSquare move)
{
  const SumiMoveVerdict *verdict = sumi_judgement_get (judgement, move);
  gboolean is_right = verdict->verdict == SUMI_VERDICT_RIGHT;
  guint n_first;
  g_autoptr (GArray) facts
    = sumi_coach_explain (judgement, move, SUMI_COACH_DEFAULT, &n_first);

  empty (feedback);
  feedback->kind = is_right ? SUMI_FEEDBACK_RIGHT : SUMI_FEEDBACK_WRONG;
  for (guint i = 0; i < facts->len; i++)
    {
      SumiSaying saying = sumi_saying_of_fact (&g_array_index (facts, SumiFact, i));

      g_array_append_val (i < n_first ? feedback->headline : feedback->more, saying);
    }

  if (is_right)
    feedback->good = sumi_bitboard_of (move);
  else
    feedback->bad = sumi_bitboard_of (move);
  if (!is_right && verdict->refutation < SUMI_SQUARE_PASS)
    {
      feedback->arrow_from = move;
      feedback->arrow_to = verdict->refutation;
    }
}

/* Whether FACT about a right move says only that it is right, which the praise says, or names what
 * is to be played next, or leads straight to it. */
static gboolean
is_held_back (const SumiFact *fact)
{
  switch ((int) fact->kind)
    {
    case SUMI_FACT_FORCED_IN:
    case SUMI_FACT_IN_TIME:
    case SUMI_FACT_ONLY_REPLY:
    case SUMI_FACT_EVERY_REPLY:
    case SUMI_FACT_REPLY_OPENS:
    case SUMI_FACT_LEFT:
    case SUMI_FACT_OPENS:
    case SUMI_FACT_STUCK:
    case SUMI_FACT_WAITS:
    case SUMI_FACT_LINE:
    case SUMI_FACT_BREAKERS:
    case SUMI_FACT_AIMS:
    case SUMI_FACT_PLAN:
    case SUMI_FACT_TEMPO:
    case SUMI_FACT_STONER:
    case SUMI_FACT_NEXT:
      return TRUE;
    case SUMI_FACT_MUST_PASS:
      return fact->squares != 0;
    default:
      return FALSE;
    }
}

static gboolean
is_pass (const SumiFact *fact)
{
  return fact->kind == SUMI_FACT_MUST_PASS;
}

/* Takes the facts of which IS_ONE is true out of SAYINGS. */
static void
drop_facts (GArray *sayings, gboolean (*is_one) (const SumiFact *fact))
{
  for (guint i = sayings->len; i > 0; i--)
    {
      const SumiSaying *saying = &g_array_index (sayings, SumiSaying, i - 1);

      if (saying->kind == SUMI_SAYING_FACT && is_one (&saying->as.fact))
        g_array_remove_index (sayings, i - 1);
    }
}

/* That MOVE is right, and no more: how many moves are left is no help, and the cause waits. */
static SumiSaying
make_plain_praise (const SumiJudgement *judgement, const SumiMoveVerdict *verdict)
{
  SumiFact fact = { .task = judgement->task,
                    .side = judgement->position.turn,
                    .move = verdict->move,
                    .reply = SUMI_SQUARE_NONE,
                    .count = verdict->distance - 1 };

  fact.kind = verdict->distance > 2   ? SUMI_FACT_IN_TIME
              : verdict->replies == 0 ? SUMI_FACT_MUST_PASS
                                      : SUMI_FACT_EVERY_REPLY;
  return sumi_saying_of_fact (&fact);
}

/**
 * sumi_feedback_hold_back: takes out of what sumi_feedback_judge() said of a right MOVE, after
 * which the learner has to find another, all that would give that one away, and praises MOVE.
 */
void
sumi_feedback_hold_back (SumiFeedback *feedback, const SumiJudgement *judgement, SumiSquare move)
{
  SumiSaying praise = make_plain_praise (judgement, sumi_judgement_get (judgement, move));

  drop_facts (feedback->headline, is_held_back);
  drop_facts (feedback->more, is_held_back);
  g_array_prepend_val (feedback->headline, praise);
}

static guint
count_sentences (const GArray *sayings)
{
  guint n = 0;

  for (guint i = 0; i < sayings->len; i++)
    {
      const SumiSaying *saying = &g_array_index (sayings, SumiSaying, i);

      n += saying->kind == SUMI_SAYING_FACT ? sumi_fact_count_sentences (&saying->as.fact) : 1;
    }
  return n;
}

/**
 * sumi_feedback_explain: adds the AUTHOR's words, which must outlive FEEDBACK, below what was said;
 * to what is shown on demand where the headline says as much as is shown at once.
 */
void
sumi_feedback_explain (SumiFeedback *feedback, const SumiText *author)
{
  SumiSaying saying = sumi_saying_of_author (author);

  if (count_sentences (feedback->headline) >= SUMI_COACH_MAX_SENTENCES)
    g_array_prepend_val (feedback->more, saying);
  else
    sumi_feedback_add (feedback, saying);
}

/**
 * sumi_feedback_look_back: adds below what was said why MOVE, an earlier one, was right. Where the
 * author explained that, it is shown on demand; otherwise that is for what was said, if both are
 * more than is shown at once.
 */
void
sumi_feedback_look_back (SumiFeedback *feedback, const SumiJudgement *judgement, SumiSquare move)
{
  g_autoptr (GArray) causes = sumi_coach_find_causes (judgement, move, SUMI_COACH_DEFAULT);
  gboolean is_explained = sumi_feedback_find (feedback, SUMI_SAYING_AUTHOR) != NULL;
  g_autoptr (GArray) sayings = g_array_new (FALSE, FALSE, sizeof (SumiSaying));
  SumiSaying heading
    = sumi_saying_make (SUMI_SAYING_LOOK_BACK, judgement->position.turn, move);

  for (guint i = 0; i < causes->len; i++)
    {
      SumiSaying saying = sumi_saying_of_fact (&g_array_index (causes, SumiFact, i));

      g_array_append_val (sayings, saying);
    }
  if (sayings->len == 0)
    return;
  if (!is_explained && count_sentences (feedback->details) + count_sentences (sayings)
                           > SUMI_COACH_MAX_SENTENCES)
    {
      g_array_prepend_vals (feedback->more, feedback->details->data, feedback->details->len);
      g_array_set_size (feedback->details, 0);
    }
  g_array_prepend_val (sayings, heading);
  g_array_append_vals (is_explained ? feedback->more : feedback->details, sayings->data,
                       sayings->len);
}

/**
 * sumi_feedback_reply: says the opponent's REPLY in BEFORE, a move or a pass. The praise of the
 * learner's move stays below it, or that the learner had to pass, since the time before the reply
 * is too short to read it. IS_OTHER: it is not the first reply to that move.
 */
void
sumi_feedback_reply (SumiFeedback *feedback,
                     SumiPosition before,
                     SumiSquare reply,
                     gboolean is_other)
{
  SumiSaying saying
    = reply == SUMI_SQUARE_PASS
        ? sumi_saying_of_pass (before)
        : sumi_saying_make (is_other ? SUMI_SAYING_ANSWERS_TOO : SUMI_SAYING_ANSWERS, before.turn,
                            reply);

  if (reply == SUMI_SQUARE_PASS)
    drop_facts (feedback->headline, is_pass);
  if (feedback->kind == SUMI_FEEDBACK_RIGHT
      || (feedback->kind == SUMI_FEEDBACK_REPLY
          && sumi_feedback_find (feedback, SUMI_SAYING_PASSES) != NULL))
    sumi_feedback_crown (feedback, SUMI_FEEDBACK_REPLY, saying);
  else
    sumi_feedback_say (feedback, SUMI_FEEDBACK_REPLY, saying);
}

/**
 * sumi_feedback_refuse_turning: whether the disc on SQUARE must not be turned by hand after MOVE in
 * BEFORE; if so, says why.
 */
gboolean
sumi_feedback_refuse_turning (SumiFeedback *feedback,
                              SumiPosition before,
                              SumiSquare move,
                              SumiSquare square)
{
  SumiSayingKind kind = SUMI_SAYING_NONE;

  if (square == move)
    kind = SUMI_SAYING_JUST_PLAYED;
  else if (!sumi_bitboard_has (before.own | before.opponent, square))
    kind = SUMI_SAYING_NO_DISC_TO_TURN;
  if (kind != SUMI_SAYING_NONE)
    sumi_feedback_say (feedback, SUMI_FEEDBACK_ILLEGAL,
                       sumi_saying_make (kind, before.turn, square));
  return kind != SUMI_SAYING_NONE;
}

/**
 * sumi_feedback_is_silent: whether nothing is said.
 */
gboolean
sumi_feedback_is_silent (const SumiFeedback *feedback)
{
  return feedback->headline->len == 0;
}

/**
 * sumi_feedback_get_headline: what the headline begins with; SUMI_SAYING_NONE where nothing is
 * said.
 */
SumiSaying
sumi_feedback_get_headline (const SumiFeedback *feedback)
{
  if (feedback->headline->len == 0)
    return sumi_saying_make (SUMI_SAYING_NONE, SUMI_BLACK, SUMI_SQUARE_NONE);
  return g_array_index (feedback->headline, SumiSaying, 0);
}

/**
 * sumi_feedback_get_detail: what stands below the headline at INDEX, from 0; NULL beyond the last.
 */
const SumiSaying *
sumi_feedback_get_detail (const SumiFeedback *feedback, guint index)
{
  return index < feedback->details->len ? &g_array_index (feedback->details, SumiSaying, index)
                                        : NULL;
}

/**
 * sumi_feedback_find: the first saying of KIND, in the headline or below it; NULL without one.
 */
const SumiSaying *
sumi_feedback_find (const SumiFeedback *feedback, SumiSayingKind kind)
{
  const GArray *parts[] = { feedback->headline, feedback->details };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      for (guint j = 0; j < parts[i]->len; j++)
        {
          if (g_array_index (parts[i], SumiSaying, j).kind == kind)
            return &g_array_index (parts[i], SumiSaying, j);
        }
    }
  return NULL;
}
