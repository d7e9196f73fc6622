/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-drill-words.h"

#include <glib/gi18n-lib.h>

#include "sumi-isolate.h"
#include "sumi-ui-words.h"

#define SECONDS_A_MINUTE 60

static const struct
{
  const char *title, *summary;
} texts[SUMI_N_DRILLS] = {
  [SUMI_DRILL_FLIPS] = { N_("Which Discs Turn"),
                         N_("A move is shown on the board. Turn all the discs that it turns.") },
  [SUMI_DRILL_MOVES] = { N_("Count the Moves"),
                         N_("How many legal moves are there for the side to move?") },
  [SUMI_DRILL_RESULT] = { N_("Count the Result"),
                          N_("Every move up to the end of the game is forced. Play them in your "
                             "head, and count.") },
  [SUMI_DRILL_HEAD] = { N_("The Board in Your Head"),
                        N_("Five moves are named, but not played. What is on a square after "
                           "them?") },
  [SUMI_DRILL_AHEAD] = { N_("Who Is Ahead"),
                         N_("About ten squares are empty. Who wins, if both play their best?") },
  [SUMI_DRILL_FOUR] = { N_("Four Squares to Go"),
                        N_("Four squares are empty. Find a move with the best result.") },
  [SUMI_DRILL_STABLE] = { N_("Stable Discs"),
                          N_("Mark every disc, black or white, that can never be turned again.") },
  [SUMI_DRILL_REGIONS] = { N_("Odd Regions"),
                           N_("Mark every square of the empty regions that have an odd number of "
                              "squares.") },
  [SUMI_DRILL_TEMPI] = { N_("Count the Tempi"),
                         N_("On how many squares can only you play, without giving a corner away "
                            "at once?") },
};

/* In the order of sumi_drill_kind_has_options(): Black, White, neither. */
static const char *const discs[] = { NC_("drill", "A black disc"), NC_("drill", "A white disc"),
                                     NC_("drill", "No disc") };
static const char *const winners[] = { NC_("drill", "Black wins"), NC_("drill", "White wins"),
                                       NC_("drill", "It is a draw") };

/* The moves of LINE, without passes, as "d3 c5 f6"; owned by the caller. */
static char *
list_moves (const SumiTranscript *line)
{
  GString *moves = g_string_new (NULL);

  for (int i = 0; i < line->n_moves; i++)
    {
      if (line->moves[i] != SUMI_SQUARE_PASS)
        g_string_append_printf (moves, "%s%s", moves->len > 0 ? " " : "",
                                sumi_square_to_name (line->moves[i]));
    }
  return g_string_free (moves, FALSE);
}

static char *
ask_in_head (const SumiDrillQuestion *question)
{
  g_autofree char *moves = list_moves (&question->line);
  const char *square = sumi_square_to_name (question->square);

  return sumi_isolate_printf (
    question->shown.turn == SUMI_BLACK
      /* Translators: moves such as "d3 c5 f6", and a square. */
      ? _("In your head, beginning with Black: %s. What is on %s then?")
      /* Translators: moves such as "d3 c5 f6", and a square. */
      : _("In your head, beginning with White: %s. What is on %s then?"),
    moves, square);
}

/**
 * sumi_drill_get_title: what the drill is called; a constant.
 */
const char *
sumi_drill_get_title (SumiDrillKind kind)
{
  return _(texts[kind].title);
}

/**
 * sumi_drill_get_summary: what is done in it; a constant.
 */
const char *
sumi_drill_get_summary (SumiDrillKind kind)
{
  return _(texts[kind].summary);
}

/**
 * sumi_drill_word_limit: how long a round takes; owned by the caller.
 */
char *
sumi_drill_word_limit (SumiDrillKind kind)
{
  guint minutes = sumi_drill_kind_get_limit (kind) / SECONDS_A_MINUTE;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u minute", "%u minutes", minutes),
                          minutes);
}

/**
 * sumi_drill_word_best: the best score in PROGRESS; owned by the caller. NULL without any round.
 */
char *
sumi_drill_word_best (const SumiProgress *progress, SumiDrillKind kind)
{
  int best = sumi_progress_get_best (progress, sumi_drill_kind_to_name (kind));

  if (best < 0)
    return NULL;
  /* Translators: the highest score so far. */
  return g_strdup_printf (_("Best: %d"), best);
}

/**
 * sumi_drill_list_options: the sentences to choose from, which end with NULL, good until the next
 * call; NULL for a kind that has none.
 */
const char *const *
sumi_drill_list_options (SumiDrillKind kind)
{
  static const char *options[G_N_ELEMENTS (discs) + 1];
  const char *const *ids = kind == SUMI_DRILL_HEAD ? discs : winners;

  if (!sumi_drill_kind_has_options (kind))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (discs); i++)
    options[i] = g_dpgettext2 (GETTEXT_PACKAGE, "drill", ids[i]);
  return options;
}

/**
 * sumi_drill_word_question: what QUESTION asks; ATTEMPT is at it. Owned by the caller.
 */
char *
sumi_drill_word_question (const SumiDrillQuestion *question, SumiAttempt *attempt)
{
  SumiSaying saying;

  switch (question->kind)
    {
    case SUMI_DRILL_RESULT:
      return g_strdup (_("Every move is forced from here. How many black discs are there in the "
                         "end?"));
    case SUMI_DRILL_HEAD:
      return ask_in_head (question);
    case SUMI_DRILL_AHEAD:
      return g_strdup (_("Who wins from here, if both play their best?"));
    case SUMI_DRILL_FLIPS:
    case SUMI_DRILL_MOVES:
    case SUMI_DRILL_FOUR:
    case SUMI_DRILL_STABLE:
    case SUMI_DRILL_REGIONS:
    case SUMI_DRILL_TEMPI:
    case SUMI_N_DRILLS:
    default:
      saying = sumi_attempt_get_question (attempt);
      return sumi_ui_say (&saying);
    }
}

/**
 * sumi_drill_word_answer: which of the sentences is right; NULL where there are none to choose
 * from, and the attempt itself says the answer. Owned by the caller.
 */
char *
sumi_drill_word_answer (const SumiDrillQuestion *question)
{
  const char *const *options = sumi_drill_list_options (question->kind);

  if (options == NULL)
    return NULL;
  /* Translators: one of the answers of a drill, such as "A black disc". */
  return g_strdup_printf (_("The right answer: %s."),
                          options[question->exercise->task.answer]);
}

/**
 * sumi_drill_word_line: the moves that were to be played in the head, once they are no longer
 * asked; NULL where there are none. Owned by the caller.
 */
char *
sumi_drill_word_line (const SumiDrillQuestion *question)
{
  g_autofree char *moves = list_moves (&question->line);

  /* Translators: moves such as "d3 c5 f6", and the board that they lead to. */
  return *moves != '\0' ? sumi_isolate_printf (_("The board after %s."), moves) : NULL;
}
