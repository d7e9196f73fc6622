/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-hint-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-hint.h"
#include "sumi-words.h"

#define RANK_1 UINT64_C (0x00000000000000ff)
#define RANK_8 UINT64_C (0xff00000000000000)
#define CENTRE UINT64_C (0x00003c3c3c3c0000)
#define LEFT UINT64_C (0x0f0f0f0f0f0f0f0f)
#define UPPER UINT64_C (0x00000000ffffffff)

/* A region that holds fewer legal moves gives too much away, if there is a larger one. */
#define MIN_MOVES_IN_REGION 3

typedef enum
{
  REGION_TOP_EDGE,
  REGION_BOTTOM_EDGE,
  REGION_LEFT_EDGE,
  REGION_RIGHT_EDGE,
  REGION_CENTRE,
  REGION_UPPER_LEFT,
  REGION_UPPER_RIGHT,
  REGION_LOWER_LEFT,
  REGION_LOWER_RIGHT,
  REGION_UPPER,
  REGION_LOWER,
  REGION_LEFT,
  REGION_RIGHT,
  REGION_BOARD,
  N_REGIONS,
} Region;

/* From the smallest to the whole board. */
static const SumiBitboard region_squares[N_REGIONS] = {
  [REGION_TOP_EDGE] = RANK_1,
  [REGION_BOTTOM_EDGE] = RANK_8,
  [REGION_LEFT_EDGE] = SUMI_FILE_A,
  [REGION_RIGHT_EDGE] = SUMI_FILE_H,
  [REGION_CENTRE] = CENTRE,
  [REGION_UPPER_LEFT] = UPPER & LEFT,
  [REGION_UPPER_RIGHT] = UPPER & ~LEFT,
  [REGION_LOWER_LEFT] = ~UPPER & LEFT,
  [REGION_LOWER_RIGHT] = ~UPPER & ~LEFT,
  [REGION_UPPER] = UPPER,
  [REGION_LOWER] = ~UPPER,
  [REGION_LEFT] = LEFT,
  [REGION_RIGHT] = ~LEFT,
  [REGION_BOARD] = UINT64_MAX,
};

static SumiBitboard
legal_moves (const SumiJudgement *judgement)
{
  return sumi_position_legal_moves (judgement->position);
}

static int
count_replies (const SumiJudgement *judgement, SumiSquare move)
{
  return sumi_bitboard_count (sumi_judgement_get (judgement, move)->replies);
}

/* The smallest region around KEY that leaves a choice: at least MIN_MOVES_IN_REGION legal moves if
 * there is such a region, and a wrong one among them if there is any. */
static Region
choose_region (const SumiJudgement *judgement, SumiSquare key)
{
  SumiBitboard legal = legal_moves (judgement);
  SumiBitboard wrong = legal & ~judgement->right;
  int wanted = MIN (MIN_MOVES_IN_REGION, sumi_bitboard_count (legal));

  for (Region region = REGION_TOP_EDGE; region < REGION_BOARD; region++)
    {
      SumiBitboard squares = region_squares[region];

      if (sumi_bitboard_has (squares, key) && sumi_bitboard_count (squares & legal) >= wanted
          && (wrong == 0 || (squares & wrong) != 0))
        return region;
    }
  return REGION_BOARD;
}

/* Whether A looks more like a right move than B does, as far as it was judged; both are wrong. */
static gboolean
is_better_decoy (const SumiJudgement *judgement, const SumiMoveVerdict *a, const SumiMoveVerdict *b)
{
  int order = a->excess - b->excess;

  if (order == 0)
    order = sumi_bitboard_count (a->refutations) - sumi_bitboard_count (b->refutations);
  if (order == 0)
    order = sumi_bitboard_count (a->replies) - sumi_bitboard_count (b->replies);
  if (order == 0)
    order = sumi_bitboard_count (sumi_position_flips (judgement->position, b->move))
            - sumi_bitboard_count (sumi_position_flips (judgement->position, a->move));
  return order < 0;
}

/* The wrong move of KEY's region that is hardest to tell from a right one; SUMI_SQUARE_NONE if
 * every move is right. */
static SumiSquare
choose_decoy (const SumiJudgement *judgement, SumiSquare key)
{
  SumiBitboard region = region_squares[choose_region (judgement, key)];
  const SumiMoveVerdict *decoy = NULL;

  for (guint i = 0; i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];

      if (verdict->verdict == SUMI_VERDICT_WRONG && sumi_bitboard_has (region, verdict->move)
          && (decoy == NULL || is_better_decoy (judgement, verdict, decoy)))
        decoy = verdict;
    }
  return decoy != NULL ? decoy->move : SUMI_SQUARE_NONE;
}

static const char *
force_idea (const SumiTask *task, gboolean is_white)
{
  switch (task->goal.kind)
    {
    case SUMI_GOAL_CORNER:
      if (task->within == 1)
        return _("Look at the corners: which of them can you take?");
      return is_white ? _("Which of your moves leaves White only answers that give you a corner?")
                      : _("Which of your moves leaves Black only answers that give you a corner?");
    case SUMI_GOAL_PASS:
    case SUMI_GOAL_MOBILITY:
      return is_white ? _("Count White's answers to each of your moves: the fewer, the better.")
                      : _("Count Black's answers to each of your moves: the fewer, the better.");
    case SUMI_GOAL_WIPE_OUT:
    default:
      return is_white ? _("Every white disc has to turn. Which one is the hardest to reach?")
                      : _("Every black disc has to turn. Which one is the hardest to reach?");
    }
}

static const char *
deny_idea (const SumiTask *task, gboolean is_white)
{
  switch (task->goal.kind)
    {
    case SUMI_GOAL_CORNER:
      return is_white ? _("Imagine each of your moves on the board: could White use it to get to a "
                          "corner?")
                      : _("Imagine each of your moves on the board: could Black use it to get to a "
                          "corner?");
    case SUMI_GOAL_PASS:
    case SUMI_GOAL_MOBILITY:
      return is_white ? _("Look for squares of your own that White cannot take from you.")
                      : _("Look for squares of your own that Black cannot take from you.");
    case SUMI_GOAL_WIPE_OUT:
    default:
      return is_white ? _("One disc that White cannot turn is enough.")
                      : _("One disc that Black cannot turn is enough.");
    }
}

static const char *
score_idea (void)
{
  return _("Go through each of your moves to the end of the game, and count the discs.");
}

static const char *
best_idea (const SumiTask *task, gboolean is_white)
{
  switch (task->measure)
    {
    case SUMI_MEASURE_MOBILITY:
      return is_white ? _("For each of your moves, count the squares on which White could answer.")
                      : _("For each of your moves, count the squares on which Black could answer.");
    case SUMI_MEASURE_FRONTIER:
      return _("For each of your moves, count your discs that lie next to an empty square.");
    case SUMI_MEASURE_SCORE:
      return score_idea ();
    case SUMI_MEASURE_OPENNESS:
    case SUMI_N_MEASURES:
    default:
      return _("For each of your moves, count the empty squares around the discs that it turns.");
    }
}

/* What to look for; it says nothing of this position. */
static const char *
idea_sentence (const SumiTask *task, gboolean is_white)
{
  switch (task->type)
    {
    case SUMI_TASK_FORCE:
      return force_idea (task, is_white);
    case SUMI_TASK_DENY:
      return deny_idea (task, is_white);
    case SUMI_TASK_WIN:
      return score_idea ();
    case SUMI_TASK_BEST:
      return best_idea (task, is_white);
    case SUMI_TASK_MARK:
    case SUMI_TASK_COUNT:
    case SUMI_TASK_FLIP:
    case SUMI_TASK_CHOOSE:
    case SUMI_TASK_PLAY:
    case SUMI_N_TASK_TYPES:
    default:
      g_return_val_if_reached ("");
    }
}

/* COUNT: the replies to the only right move, at least 1. */
static const char *
only_replies_sentence (gboolean is_white, int count)
{
  gulong n = (gulong) count;

  return is_white
           ? g_dngettext (GETTEXT_PACKAGE, "After the right move White has {count} answer.",
                          "After the right move White has {count} answers.", n)
           : g_dngettext (GETTEXT_PACKAGE, "After the right move Black has {count} answer.",
                          "After the right move Black has {count} answers.", n);
}

/* COUNT: the replies to one of several right moves, at least 1; no other leaves fewer. */
static const char *
fewest_replies_sentence (gboolean is_white, int count)
{
  gulong n = (gulong) count;

  return is_white
           ? g_dngettext (GETTEXT_PACKAGE, "After one of the right moves White has {count} answer.",
                          "After one of the right moves White has {count} answers.", n)
           : g_dngettext (GETTEXT_PACKAGE, "After one of the right moves Black has {count} answer.",
                          "After one of the right moves Black has {count} answers.", n);
}

static const char *
replies_sentence (const SumiJudgement *judgement, SumiSquare key)
{
  gboolean is_white = judgement->position.turn == SUMI_BLACK;
  gboolean is_only = sumi_bitboard_count (judgement->right) == 1;
  int count = count_replies (judgement, key);

  if (count > 0)
    return is_only ? only_replies_sentence (is_white, count)
                   : fewest_replies_sentence (is_white, count);
  if (sumi_position_is_over (sumi_judgement_get (judgement, key)->after))
    return is_only ? _("After the right move the game is over.")
                   : _("After one of the right moves the game is over.");
  if (is_only)
    return is_white ? _("After the right move White has no answer and must pass.")
                    : _("After the right move Black has no answer and must pass.");
  return is_white ? _("After one of the right moves White has no answer and must pass.")
                  : _("After one of the right moves Black has no answer and must pass.");
}

static const char *
region_sentence (Region region)
{
  static const char *sentences[N_REGIONS] = {
    [REGION_TOP_EDGE] = N_("A right move lies on the top edge, row 1."),
    [REGION_BOTTOM_EDGE] = N_("A right move lies on the bottom edge, row 8."),
    [REGION_LEFT_EDGE] = N_("A right move lies on the left edge, column a."),
    [REGION_RIGHT_EDGE] = N_("A right move lies on the right edge, column h."),
    [REGION_CENTRE] = N_("A right move lies in the middle of the board, from c3 to f6."),
    [REGION_UPPER_LEFT] = N_("A right move lies in the upper left quarter of the board."),
    [REGION_UPPER_RIGHT] = N_("A right move lies in the upper right quarter of the board."),
    [REGION_LOWER_LEFT] = N_("A right move lies in the lower left quarter of the board."),
    [REGION_LOWER_RIGHT] = N_("A right move lies in the lower right quarter of the board."),
    [REGION_UPPER] = N_("A right move lies in the upper half of the board."),
    [REGION_LOWER] = N_("A right move lies in the lower half of the board."),
    [REGION_LEFT] = N_("A right move lies in the left half of the board."),
    [REGION_RIGHT] = N_("A right move lies in the right half of the board."),
    [REGION_BOARD] = N_("Look at the whole board, not only at one part of it."),
  };

  return _(sentences[region]);
}

/* Where every move is right, or there is but one, nothing needs to be narrowed down; NULL where
 * there is. */
static char *
make_no_choice (const SumiJudgement *judgement)
{
  int count = sumi_bitboard_count (legal_moves (judgement));

  if (count == 1)
    return g_strdup (_("You have only one move."));
  if (judgement->right == legal_moves (judgement))
    return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE, "Your {count} move is right.",
                                         "Each of your {count} moves is right.", (gulong) count),
                            &(SumiBlanks){ .count = count });
  return NULL;
}

static char *
make_region (const SumiJudgement *judgement, SumiSquare key, SumiBitboard *out_squares)
{
  Region region = choose_region (judgement, key);
  char *text = make_no_choice (judgement);

  if (text != NULL)
    return text;
  if (region != REGION_BOARD)
    *out_squares = region_squares[region];
  return g_strdup (region_sentence (region));
}

static char *
make_pair (const SumiJudgement *judgement, SumiSquare key, SumiBitboard *out_squares)
{
  char *text = make_no_choice (judgement);
  g_autofree char *squares = NULL;

  if (text != NULL)
    return text;
  *out_squares = sumi_bitboard_of (key) | sumi_bitboard_of (choose_decoy (judgement, key));
  squares = sumi_words_any (*out_squares);
  /* Translators: {squares} are two squares, as in "a1 or b2". */
  return sumi_words_fill (_("One of these two is right, the other is not: {squares}."),
                          &(SumiBlanks){ .squares = squares });
}

static char *
make_move (const SumiJudgement *judgement, SumiSquare key, SumiBitboard *out_squares)
{
  SumiBlanks blanks = { .move = key };
  int others = sumi_bitboard_count (judgement->right) - 1;

  *out_squares = sumi_bitboard_of (key);
  if (others == 0)
    return sumi_words_fill (_("Play {move}: it is the only right move."), &blanks);
  blanks.count = others;
  return sumi_words_fill (g_dngettext (GETTEXT_PACKAGE,
                                       "Play {move}; {count} other move is right as well.",
                                       "Play {move}; {count} other moves are right as well.",
                                       (gulong) others),
                          &blanks);
}

/* The rungs that speak of right moves, of which there is at least one. */
static char *
make_rung (const SumiJudgement *judgement, SumiHintLevel level, SumiBitboard *out_squares)
{
  SumiSquare key = sumi_hint_find_move (judgement);

  switch (level)
    {
    case SUMI_HINT_REPLIES:
      return sumi_words_fill (replies_sentence (judgement, key),
                              &(SumiBlanks){ .count = count_replies (judgement, key) });
    case SUMI_HINT_REGION:
      return make_region (judgement, key, out_squares);
    case SUMI_HINT_PAIR:
      return make_pair (judgement, key, out_squares);
    case SUMI_HINT_IDEA:
    case SUMI_HINT_MOVE:
    case SUMI_N_HINTS:
    default:
      return make_move (judgement, key, out_squares);
    }
}

/* The hint on rung LEVEL, mildest first, into OUT_HINT, to be cleared with sumi_hint_clear(). No
 * rung before the last singles out a right move, unless there is only one to play. Where the
 * judgement is not complete or no move is right, all rungs but the first say so. */
void
sumi_hint_make (const SumiJudgement *judgement, SumiHintLevel level, SumiHint *out_hint)
{
  gboolean is_white = judgement->position.turn == SUMI_BLACK;

  *out_hint = (SumiHint){ 0 };
  if (level == SUMI_HINT_IDEA)
    out_hint->text = g_strdup (idea_sentence (&judgement->task, is_white));
  else if (!judgement->is_decided)
    out_hint->text = g_strdup (_("It is not decided yet which moves are right."));
  else if (judgement->right == 0)
    out_hint->text = g_strdup (_("No move is right here."));
  else
    out_hint->text = make_rung (judgement, level, &out_hint->squares);
}

/* Frees what HINT holds, not HINT itself. */
void
sumi_hint_clear (SumiHint *hint)
{
  g_clear_pointer (&hint->text, g_free);
  hint->squares = 0;
}
