/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exercise-scene.h"

#include "sumi-answer.h"
#include "sumi-emphasis.h"
#include "sumi-fact.h"
#include "sumi-square-text.h"
#include "sumi-ui-words.h"
#include "sumi-words.h"

static SumiBitboard
get_pointed_set (SumiExerciseSceneOptions options)
{
  return options.pointed < 64 ? sumi_bitboard_of (options.pointed) : 0;
}

/* Marks what the step shows; only on the position that the step is about. */
static void
add_step (SumiBoardSceneSpec *spec, const SumiStep *step)
{
  if (step == NULL || !sumi_position_equal (spec->position, step->position))
    return;
  spec->lit |= step->squares;
  for (guint i = 0; i < step->arrows->len && spec->n_arrows < SUMI_BOARD_SCENE_MAX_ARROWS; i++)
    {
      const SumiArrow *arrow = &g_array_index (step->arrows, SumiArrow, i);

      spec->arrows[spec->n_arrows++] = (SumiBoardArrow){ arrow->from, arrow->to };
    }
}

/* Legal moves are named and shown where one is to be played, so that they give nothing away. */
static gboolean
is_played (SumiTaskType type)
{
  return sumi_task_is_by_move (type) || type == SUMI_TASK_PLAY;
}

/* The sentences that settle it; of a solved puzzle also how. */
static char *
make_news (const SumiFeedback *feedback)
{
  g_autofree char *headline = sumi_ui_headline (feedback);
  g_autofree char *rest = NULL;

  if ((feedback->kind != SUMI_FEEDBACK_SOLVED
       && sumi_feedback_get_headline (feedback).kind != SUMI_SAYING_FOLLOWED)
      || feedback->details->len == 0)
    return g_steal_pointer (&headline);
  rest = sumi_ui_say_all ((const SumiSaying *) (gpointer) feedback->details->data,
                          feedback->details->len);
  return sumi_words_follow (headline, rest);
}

/**
 * sumi_exercise_scene_gives_away: whether the overlay KIND shows what TASK asks for, or may do so:
 * what the sentences of a choice are about is known to their author alone.
 */
gboolean
sumi_exercise_scene_gives_away (const SumiTask *task, SumiOverlayKind kind)
{
  static const SumiOverlayKind of_sets[SUMI_N_SETS] = {
    [SUMI_SET_LEGAL_MOVES] = SUMI_OVERLAY_LEGAL_MOVES,
    [SUMI_SET_FRONTIER] = SUMI_OVERLAY_FRONTIER,
    [SUMI_SET_STABLE] = SUMI_OVERLAY_STABLE,
    [SUMI_SET_ODD_REGIONS] = SUMI_OVERLAY_REGIONS,
    [SUMI_SET_HOT_SQUARES] = SUMI_OVERLAY_LEGAL_MOVES,
    [SUMI_SET_TEMPI] = SUMI_OVERLAY_LEGAL_MOVES,
  };
  SumiOverlayKind shown = SUMI_OVERLAY_NONE;

  if (sumi_task_is_by_option (task->type))
    return kind != SUMI_OVERLAY_NONE;
  if (task->type == SUMI_TASK_MARK)
    shown = of_sets[task->set];
  else if (task->type == SUMI_TASK_COUNT
           && (task->quantity == SUMI_QUANTITY_LEGAL_MOVES
               || task->quantity == SUMI_QUANTITY_TEMPI))
    shown = SUMI_OVERLAY_LEGAL_MOVES;
  else if (task->type == SUMI_TASK_BEST && task->measure == SUMI_MEASURE_OPENNESS)
    shown = SUMI_OVERLAY_OPENNESS;
  /* These show all legal moves too. */
  if (shown == SUMI_OVERLAY_LEGAL_MOVES)
    return kind == shown || kind == SUMI_OVERLAY_MOBILITY || kind == SUMI_OVERLAY_OPENNESS;
  return shown != SUMI_OVERLAY_NONE && kind == shown;
}

/**
 * sumi_exercise_scene_add_overlay: lays the overlay KIND over what stands in SPEC.
 */
void
sumi_exercise_scene_add_overlay (SumiBoardSceneSpec *spec, SumiOverlayKind kind)
{
  SumiOverlay overlay = sumi_overlay_make (kind, spec->position);
  SumiBitboard empties = sumi_position_empties (spec->position);

  if (kind == SUMI_OVERLAY_NONE)
    return;
  spec->has_overlay = TRUE;
  spec->filled = overlay.first & empties;
  spec->hatched = overlay.second & empties;
  spec->ringed = (overlay.first | overlay.second) & ~empties;
  memcpy (spec->numbers, overlay.numbers, sizeof spec->numbers);
}

/**
 * sumi_exercise_scene_add_feedback: marks in SPEC what FEEDBACK speaks of.
 */
void
sumi_exercise_scene_add_feedback (SumiBoardSceneSpec *spec, const SumiFeedback *feedback)
{
  spec->good |= feedback->good;
  spec->bad |= feedback->bad;
  spec->lit |= feedback->lit;
  spec->missed |= feedback->missed;
  spec->surplus |= feedback->surplus;
  if (feedback->arrow_from < 64 && feedback->arrow_to < 64
      && spec->n_arrows < SUMI_BOARD_SCENE_MAX_ARROWS)
    spec->arrows[spec->n_arrows++] = (SumiBoardArrow){ feedback->arrow_from, feedback->arrow_to };
}

/**
 * sumi_exercise_scene_add_saying: marks in SPEC what SAYING, which may be NULL, speaks of: lost
 * moves, the discs that make the difference, a line to a corner, each in its own way, and whatever
 * other square it names.
 */
void
sumi_exercise_scene_add_saying (SumiBoardSceneSpec *spec, const SumiSaying *saying)
{
  const SumiFact *fact = NULL;
  g_autofree char *text = saying != NULL ? sumi_ui_say (saying) : NULL;

  if (saying != NULL && saying->kind == SUMI_SAYING_FACT)
    fact = &saying->as.fact;
  else if (saying != NULL && saying->kind == SUMI_SAYING_WHY
           && saying->as.why.kind == SUMI_WHY_FEATURE)
    fact = &saying->as.why.feature;
  else if (saying != NULL && saying->kind == SUMI_SAYING_WHY)
    spec->lit |= saying->squares;
  else if (saying != NULL && saying->kind == SUMI_SAYING_NO_MERIT)
    spec->lit |= saying->squares | saying->as.merit.merit.squares;
  if (fact != NULL)
    {
      spec->lost |= sumi_fact_list_marks (fact, SUMI_FACT_MARK_LOST);
      spec->anchors |= sumi_fact_list_marks (fact, SUMI_FACT_MARK_ANCHOR);
      if (sumi_fact_list_marks (fact, SUMI_FACT_MARK_LINE) != 0)
        spec->line = (SumiBoardArrow){ fact->corner, fact->end };
    }
  if (text != NULL)
    spec->lit |= sumi_square_text_find_squares (text) & ~(spec->lost | spec->anchors);
}

/**
 * sumi_exercise_scene_ask: what is asked in ATTEMPT, for screen readers; the text of STEP, if there
 * is one, which says itself whose turn it is where that matters. Owned by the caller.
 */
char *
sumi_exercise_scene_ask (SumiAttempt *attempt, const SumiStep *step)
{
  SumiSaying saying = sumi_attempt_get_question (attempt);
  g_autofree char *question = NULL;

  if (step != NULL)
    return sumi_emphasis_strip (sumi_text_get (step->text), NULL);
  question = sumi_ui_say (&saying);
  return sumi_ui_ask (sumi_attempt_get_position (attempt), question);
}

/* Before anything was said the news is what is asked. */
static char *
make_news_of_attempt (SumiAttempt *attempt, const SumiStep *step)
{
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);

  if (!sumi_feedback_is_silent (feedback))
    return make_news (feedback);
  return sumi_exercise_scene_ask (attempt, step);
}

/**
 * sumi_exercise_scene_of_attempt: the position of ATTEMPT with everything its feedback marks.
 */
SumiBoardScene *
sumi_exercise_scene_of_attempt (SumiAttempt *attempt, SumiExerciseSceneOptions options)
{
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);
  gboolean is_your_turn = sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_YOUR_TURN;
  SumiTaskType type = sumi_attempt_get_exercise (attempt)->task.type;
  g_autofree char *news = make_news_of_attempt (attempt, options.step);
  SumiBoardSceneSpec spec = {
    .position = sumi_attempt_get_position (attempt),
    .last_move = sumi_attempt_get_last_move (attempt),
    .undone_move = sumi_attempt_get_undone_move (attempt),
    .shows_legal = options.shows_legal,
    .is_active = is_your_turn && type != SUMI_TASK_COUNT && !sumi_task_is_by_option (type),
    .lit = get_pointed_set (options),
    .marks = sumi_attempt_get_marks (attempt),
    .news = news,
  };

  /* Marks that a hint asks for are no moves. */
  if (is_your_turn && is_played (type) && !sumi_attempt_can_hand_over (attempt))
    spec.legal = sumi_position_legal_moves (spec.position);
  sumi_exercise_scene_add_feedback (&spec, feedback);
  sumi_exercise_scene_add_saying (&spec, options.saying);
  add_step (&spec, options.step);
  sumi_exercise_scene_add_overlay (&spec, options.overlay);
  return sumi_board_scene_new (&spec);
}

/**
 * sumi_exercise_scene_of_reasons: POSITION, in which REASONS compares two moves: the right one is
 * marked as good, the other is lit. FEEDBACK, on the last answer, is the news.
 */
SumiBoardScene *
sumi_exercise_scene_of_reasons (SumiPosition position,
                                const SumiReasons *reasons,
                                const SumiFeedback *feedback,
                                SumiExerciseSceneOptions options)
{
  g_autofree char *news = sumi_ui_headline (feedback);
  SumiBoardSceneSpec spec = {
    .position = position,
    .last_move = SUMI_SQUARE_NONE,
    .undone_move = SUMI_SQUARE_NONE,
    .good = sumi_bitboard_of (reasons->move),
    .lit = sumi_bitboard_of (reasons->other) | get_pointed_set (options),
    .news = news,
  };

  sumi_exercise_scene_add_saying (&spec, options.saying);
  sumi_exercise_scene_add_overlay (&spec, options.overlay);
  return sumi_board_scene_new (&spec);
}

/**
 * sumi_exercise_scene_of_leavings: the position that ATTEMPT began with, and on each legal move how
 * many moves it leaves to the opponent; the answer is marked.
 */
SumiBoardScene *
sumi_exercise_scene_of_leavings (SumiAttempt *attempt, SumiExerciseSceneOptions options)
{
  const SumiFeedback *feedback = sumi_attempt_get_feedback (attempt);
  SumiPosition position = sumi_attempt_get_exercise (attempt)->position;
  g_autofree char *news = make_news (feedback);
  SumiBoardSceneSpec spec = {
    .position = position,
    .last_move = SUMI_SQUARE_NONE,
    .undone_move = SUMI_SQUARE_NONE,
    .legal = sumi_position_legal_moves (position),
    .lit = get_pointed_set (options) | feedback->good,
    .has_overlay = TRUE,
    .news = news,
  };

  memset (spec.numbers, -1, sizeof spec.numbers);
  SUMI_FOREACH_SQUARE (move, spec.legal)
    {
      SumiPosition after = sumi_position_play (position, (SumiSquare) move);

      spec.numbers[move] = (int8_t) sumi_bitboard_count (sumi_position_legal_moves (after));
    }
  return sumi_board_scene_new (&spec);
}

/**
 * sumi_exercise_scene_of_step: where DEMONSTRATION is, or with NULL the position of the step.
 */
SumiBoardScene *
sumi_exercise_scene_of_step (SumiDemonstration *demonstration, SumiExerciseSceneOptions options)
{
  SumiSaying sayings[2];
  g_autofree char *news
    = demonstration != NULL
        ? sumi_ui_say_all (sayings, sumi_demonstration_get_sayings (demonstration, sayings))
        : NULL;
  SumiBoardSceneSpec spec = {
    .position = demonstration != NULL ? sumi_demonstration_get_position (demonstration)
                                      : options.step->position,
    .last_move =
        demonstration != NULL ? sumi_demonstration_get_last_move (demonstration) : SUMI_SQUARE_NONE,
    .undone_move = SUMI_SQUARE_NONE,
    .shows_legal = options.shows_legal,
    .lit = get_pointed_set (options),
    .news = news,
  };

  if (options.shows_legal)
    spec.legal = sumi_position_legal_moves (spec.position);
  add_step (&spec, options.step);
  sumi_exercise_scene_add_overlay (&spec, options.overlay);
  return sumi_board_scene_new (&spec);
}

/**
 * sumi_exercise_scene_of_node: the position of NODE and the move that led there.
 */
SumiBoardScene *
sumi_exercise_scene_of_node (SumiReplayNode *node, SumiExerciseSceneOptions options)
{
  SumiSaying saying = sumi_replay_node_get_saying (node);
  g_autofree char *news = sumi_ui_say (&saying);
  SumiBoardSceneSpec spec = {
    .position = sumi_replay_node_get_position (node),
    .last_move = sumi_replay_node_get_move (node),
    .undone_move = SUMI_SQUARE_NONE,
    .shows_legal = options.shows_legal,
    .lit = get_pointed_set (options),
    .news = news,
  };

  if (options.shows_legal)
    spec.legal = sumi_position_legal_moves (spec.position);
  sumi_exercise_scene_add_overlay (&spec, options.overlay);
  return sumi_board_scene_new (&spec);
}
