/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-task-fields.h"

#include <glib/gi18n-lib.h>

#include "sumi-named-opening.h"
#include "sumi-opponent.h"
#include "sumi-pack.h"
#include "sumi-prover.h"

#define TASK(member) G_STRUCT_OFFSET (SumiTask, member)
#define NAMES(table) .names = (table), .n_names = G_N_ELEMENTS (table)
#define CHOICES(table) .choices = (table), .n_choices = G_N_ELEMENTS (table)

/* Which tasks have a field. */
#define TYPE(type) SUMI_TASK_BIT (SUMI_TASK_##type)
#define SET(set) SUMI_TASK_BIT (SUMI_SET_##set)
#define QUANTITY(quantity) SUMI_TASK_BIT (SUMI_QUANTITY_##quantity)
#define ALL G_MAXUINT

static const SumiJsonName types[] = {
  { "force", SUMI_TASK_FORCE, NC_("task field", "Force a goal") },
  { "deny", SUMI_TASK_DENY, NC_("task field", "Deny a goal") },
  { "win", SUMI_TASK_WIN, NC_("task field", "Keep a win") },
  { "best", SUMI_TASK_BEST, NC_("task field", "Find the best move") },
  { "line", SUMI_TASK_LINE, NC_("task field", "Play an opening") },
  { "mark", SUMI_TASK_MARK, NC_("task field", "Mark squares") },
  { "count", SUMI_TASK_COUNT, NC_("task field", "Give a number") },
  { "flip", SUMI_TASK_FLIP, NC_("task field", "Turn discs by hand") },
  { "choose", SUMI_TASK_CHOOSE, NC_("task field", "Choose a sentence") },
  { "reason", SUMI_TASK_REASON, NC_("task field", "Say why a move is better") },
  { "play", SUMI_TASK_PLAY, NC_("task field", "Play on") },
};

static const SumiJsonName measures[] = {
  { "mobility", SUMI_MEASURE_MOBILITY, NC_("task field", "Fewest moves for the opponent") },
  { "frontier", SUMI_MEASURE_FRONTIER, NC_("task field", "Fewest frontier discs of your own") },
  { "openness", SUMI_MEASURE_OPENNESS, NC_("task field", "Fewest empty squares opened") },
  { "potential-mobility", SUMI_MEASURE_POTENTIAL,
    NC_("task field", "Least potential mobility for the opponent") },
  { "score", SUMI_MEASURE_SCORE, NC_("task field", "Best exact result") },
};

static const SumiJsonName sets[] = {
  { "legal-moves", SUMI_SET_LEGAL_MOVES, NC_("task field", "Legal moves") },
  { "flips", SUMI_SET_FLIPS, NC_("task field", "Discs that a move turns") },
  { "frontier", SUMI_SET_FRONTIER, NC_("task field", "Frontier discs") },
  { "stable", SUMI_SET_STABLE, NC_("task field", "Stable discs") },
  { "corner-gifts", SUMI_SET_CORNER_GIFTS, NC_("task field", "Moves that give a corner away") },
  { "odd-regions", SUMI_SET_ODD_REGIONS, NC_("task field", "Odd regions") },
  { "safe-moves", SUMI_SET_SAFE_MOVES, NC_("task field", "Moves that lose no corner") },
  { "anchors", SUMI_SET_ANCHORS, NC_("task field", "Anchors of a move") },
  { "potential-mobility", SUMI_SET_POTENTIAL, NC_("task field", "Potential mobility") },
  { "hot-squares", SUMI_SET_HOT_SQUARES, NC_("task field", "Squares that both can play on") },
  { "tempi", SUMI_SET_TEMPI, NC_("task field", "Safe moves that only one side has") },
  { "wedges", SUMI_SET_WEDGES, NC_("task field", "Wedges on an edge") },
};

static const SumiJsonName quantities[] = {
  { "legal-moves", SUMI_QUANTITY_LEGAL_MOVES, NC_("task field", "Legal moves") },
  { "flips", SUMI_QUANTITY_FLIPS, NC_("task field", "Discs that a move turns") },
  { "black", SUMI_QUANTITY_BLACK, NC_("task field", "Black discs") },
  { "white", SUMI_QUANTITY_WHITE, NC_("task field", "White discs") },
  { "empties", SUMI_QUANTITY_EMPTIES, NC_("task field", "Empty squares") },
  { "margin", SUMI_QUANTITY_MARGIN, NC_("task field", "Margin") },
  { "potential-mobility", SUMI_QUANTITY_POTENTIAL, NC_("task field", "Potential mobility") },
  { "tempi", SUMI_QUANTITY_TEMPI, NC_("task field", "Safe moves that only one side has") },
};

#define OPENING(id, name, moves) { (name), SUMI_OPENING_##id, (name) },
static const SumiJsonName openings[] = { SUMI_NAMED_OPENINGS (OPENING) };
#undef OPENING

static const SumiJsonName asks[] = {
  { "one", SUMI_ASK_ONE, NC_("task field", "The one that decides most") },
  { "every", SUMI_ASK_EVERY, NC_("task field", "Every one that decides") },
};

static const SumiJsonName plain_aims[] = {
  { "win", SUMI_PLAY_AIM_WIN, NC_("task field", "Win the game") },
};

static const SumiTaskField goals[] = {
  { .name = "corner",
    .value = SUMI_TASK_VALUE_CORNERS,
    .kind = SUMI_GOAL_CORNER,
    .offset = TASK (goal.corners),
    .label = NC_("task field", "A corner"),
    .description = N_("A move on a corner.") },
  { .name = "pass",
    .value = SUMI_TASK_VALUE_TRUE,
    .kind = SUMI_GOAL_PASS,
    .label = NC_("task field", "A pass"),
    .description = N_("A move after which the opponent must pass.") },
  { .name = "mobility",
    .value = SUMI_TASK_VALUE_NUMBER,
    .kind = SUMI_GOAL_MOBILITY,
    .offset = TASK (goal.max_moves),
    .max = SUMI_PACK_MAX_MOBILITY,
    .label = NC_("task field", "Few moves"),
    .description = N_("A move after which the opponent has at most this many moves.") },
  { .name = "wipe-out",
    .value = SUMI_TASK_VALUE_TRUE,
    .kind = SUMI_GOAL_WIPE_OUT,
    .label = NC_("task field", "All discs"),
    .description = N_("A move after which the opponent has no disc.") },
};

static const SumiTaskField aims[] = {
  { .name = "margin",
    .value = SUMI_TASK_VALUE_NUMBER,
    .kind = SUMI_PLAY_AIM_MARGIN,
    .offset = TASK (aim.margin),
    .min = 1,
    .max = SUMI_PACK_MAX_SCORE,
    .label = NC_("task field", "Win by discs"),
    .description = N_("The least number of discs to win by.") },
  { .name = "corner",
    .value = SUMI_TASK_VALUE_CORNERS,
    .kind = SUMI_PLAY_AIM_CORNER,
    .offset = TASK (aim.corners),
    .label = NC_("task field", "Take a corner"),
    .description = N_("Any of the corners, or one of a list.") },
};

const SumiTaskField SUMI_TASK_FIELDS[SUMI_N_TASK_FIELDS] = {
  [SUMI_TASK_FIELD_TYPE] = {
    .name = "type",
    .value = SUMI_TASK_VALUE_NAME,
    .types = ALL, .sets = ALL, .quantities = ALL,
    .decides = TRUE,
    .is_required = TRUE,
    .offset = TASK (type),
    NAMES (types),
    .label = NC_("task field", "Task"),
  },
  [SUMI_TASK_FIELD_GOAL] = {
    .name = "goal",
    .value = SUMI_TASK_VALUE_CHOICE,
    .types = TYPE (FORCE) | TYPE (DENY),
    .is_required = TRUE,
    .offset = TASK (goal.kind),
    CHOICES (goals),
    .label = NC_("task field", "Goal"),
    .description = N_("What is to be reached with one of the moves."),
  },
  [SUMI_TASK_FIELD_BY] = {
    .name = "by",
    .value = SUMI_TASK_VALUE_NUMBER,
    .types = TYPE (WIN),
    .fallback = 1,
    .offset = TASK (by),
    .min = 1, .max = SUMI_PACK_MAX_SCORE,
    .label = NC_("task field", "Win by discs"),
    .description = N_("The least number of discs to win by; 1 if it is left out."),
  },
  [SUMI_TASK_FIELD_MEASURE] = {
    .name = "measure",
    .value = SUMI_TASK_VALUE_NAME,
    .types = TYPE (BEST),
    .is_required = TRUE,
    .offset = TASK (measure),
    NAMES (measures),
    .label = NC_("task field", "Best is"),
    .description = N_("What the moves are compared by."),
  },
  [SUMI_TASK_FIELD_OPENING] = {
    .name = "opening",
    .value = SUMI_TASK_VALUE_NAME,
    .types = TYPE (LINE),
    .is_required = TRUE,
    .offset = TASK (opening),
    NAMES (openings),
    .label = NC_("task field", "Opening"),
    .description = N_("The opening that is to be played, by its name."),
  },
  [SUMI_TASK_FIELD_SET] = {
    .name = "set",
    .value = SUMI_TASK_VALUE_NAME,
    .types = TYPE (MARK), .sets = ALL,
    .decides = TRUE,
    .is_required = TRUE,
    .offset = TASK (set),
    NAMES (sets),
    .label = NC_("task field", "What to mark"),
    .description = N_("The squares that are to be marked."),
  },
  [SUMI_TASK_FIELD_QUANTITY] = {
    .name = "quantity",
    .value = SUMI_TASK_VALUE_NAME,
    .types = TYPE (COUNT), .quantities = ALL,
    .decides = TRUE,
    .is_required = TRUE,
    .offset = TASK (quantity),
    NAMES (quantities),
    .label = NC_("task field", "What to count"),
    .description = N_("The number that is to be given."),
  },
  [SUMI_TASK_FIELD_WITHIN] = {
    .name = "within",
    .value = SUMI_TASK_VALUE_NUMBER,
    .types = TYPE (FORCE) | TYPE (DENY) | TYPE (MARK),
    .sets = SET (SAFE_MOVES),
    .is_required = TRUE,
    .offset = TASK (within),
    .min = 1, .max = SUMI_PROVER_MAX_MOVES,
    .label = NC_("task field", "Within moves"),
    .description = N_("By which of your own moves the goal is reached at the latest; for safe "
                      "moves: by which of the opponent's moves it cannot force a corner."),
  },
  [SUMI_TASK_FIELD_SIDE] = {
    .name = "side",
    .value = SUMI_TASK_VALUE_COLOR,
    .types = TYPE (MARK) | TYPE (COUNT),
    .sets = SET (LEGAL_MOVES) | SET (FRONTIER) | SET (STABLE) | SET (ANCHORS) | SET (POTENTIAL)
            | SET (TEMPI),
    .quantities = QUANTITY (LEGAL_MOVES) | QUANTITY (POTENTIAL) | QUANTITY (TEMPI),
    .offset = TASK (side),
    .label = NC_("task field", "Side"),
    .description = N_("Whose; if it is left out, that of the side to move, and for stable discs "
                      "that of both sides."),
  },
  [SUMI_TASK_FIELD_MOVE] = {
    .name = "move",
    .value = SUMI_TASK_VALUE_MOVE,
    .types = TYPE (MARK) | TYPE (COUNT) | TYPE (FLIP),
    .sets = SET (FLIPS) | SET (ANCHORS),
    .quantities = QUANTITY (FLIPS),
    .is_required = TRUE,
    .offset = TASK (move),
    .label = NC_("task field", "Move"),
    .description = N_("The move whose discs are meant: of the side to move, or of the side that is "
                      "given."),
  },
  [SUMI_TASK_FIELD_REASON_MOVE] = {
    .name = "move",
    .value = SUMI_TASK_VALUE_MOVE,
    .types = TYPE (REASON),
    .fallback = SUMI_SQUARE_NONE,
    .offset = TASK (move),
    .label = NC_("task field", "Move"),
    .description = N_("The move that is asked about; the best one if it is left out."),
  },
  [SUMI_TASK_FIELD_THAN] = {
    .name = "than",
    .value = SUMI_TASK_VALUE_MOVE,
    .types = TYPE (REASON),
    .fallback = SUMI_SQUARE_NONE,
    .offset = TASK (than),
    .label = NC_("task field", "Better than"),
    .description = N_("The move that it is compared with; the next best one if it is left out."),
  },
  [SUMI_TASK_FIELD_ASK] = {
    .name = "ask",
    .value = SUMI_TASK_VALUE_NAME,
    .types = TYPE (REASON),
    .fallback = SUMI_ASK_ONE,
    .offset = TASK (asked),
    NAMES (asks),
    .label = NC_("task field", "Reasons to find"),
    .description = N_("How many of the reasons are to be found; one if it is left out."),
  },
  [SUMI_TASK_FIELD_OPTIONS] = {
    .name = "options",
    .value = SUMI_TASK_VALUE_TEXTS,
    .types = TYPE (CHOOSE),
    .is_required = TRUE,
    .offset = TASK (n_options),
    .min = SUMI_PACK_MIN_OPTIONS, .max = SUMI_PACK_MAX_OPTIONS,
    .label = NC_("task field", "Sentences"),
    .description = N_("The sentences to choose from."),
  },
  [SUMI_TASK_FIELD_ANSWER] = {
    .name = "answer",
    .value = SUMI_TASK_VALUE_NUMBER,
    .types = TYPE (CHOOSE),
    .is_required = TRUE,
    .offset = TASK (answer),
    .max = SUMI_PACK_MAX_OPTIONS - 1,
    .label = NC_("task field", "Right sentence"),
    .description = N_("Which of the sentences is right, counted from 0."),
  },
  [SUMI_TASK_FIELD_OPPONENT] = {
    .name = "opponent",
    .value = SUMI_TASK_VALUE_NUMBER,
    .types = TYPE (PLAY),
    .is_required = TRUE,
    .offset = TASK (opponent),
    .min = 1, .max = SUMI_N_LEVELS,
    .label = NC_("task field", "Opponent"),
    .description = N_("The level of the opponent: 1 is the weakest."),
  },
  [SUMI_TASK_FIELD_AIM] = {
    .name = "aim",
    .value = SUMI_TASK_VALUE_CHOICE,
    .types = TYPE (PLAY),
    .fallback = SUMI_PLAY_AIM_WIN,
    .offset = TASK (aim.kind),
    NAMES (plain_aims), CHOICES (aims),
    .label = NC_("task field", "Aim"),
    .description = N_("What to play for: to win if it is left out, to win by a margin, or to take "
                      "a corner."),
  },
};

/* Whether TASK has FIELD, one of the table; what decides it is read from the task. */
gboolean
sumi_task_field_applies (const SumiTaskField *field, const SumiTask *task)
{
  if ((field->types & SUMI_TASK_BIT (task->type)) == 0)
    return FALSE;
  if (task->type == SUMI_TASK_MARK)
    return (field->sets & SUMI_TASK_BIT (task->set)) != 0;
  if (task->type == SUMI_TASK_COUNT)
    return (field->quantities & SUMI_TASK_BIT (task->quantity)) != 0;
  return TRUE;
}

/* Whether TASK, which has FIELD, says more by it than by leaving it out. */
gboolean
sumi_task_field_is_given (const SumiTaskField *field, const SumiTask *task)
{
  if (field->value == SUMI_TASK_VALUE_COLOR)
    return task->has_side;
  return field->is_required || sumi_task_field_get_int (field, task) != field->fallback;
}

/* The largest number that FIELD may be in TASK: an answer is one of the options, if it is known how
 * many there are. */
int
sumi_task_field_get_max (const SumiTaskField *field, const SumiTask *task)
{
  if (field == &SUMI_TASK_FIELDS[SUMI_TASK_FIELD_ANSWER] && task->n_options > 0)
    return task->n_options - 1;
  return field->max;
}

/* The value of FIELD in TASK: a number, a square, a side, the value of a name, how many texts there
 * are, or the kind of a choice. Not for corners, nor for what has no value. */
int
sumi_task_field_get_int (const SumiTaskField *field, const SumiTask *task)
{
  g_return_val_if_fail (field->value != SUMI_TASK_VALUE_CORNERS
                            && field->value != SUMI_TASK_VALUE_TRUE,
                        0);
  return G_STRUCT_MEMBER (int, task, field->offset);
}

/* Sets what sumi_task_field_get_int() gets; a side is then given. */
void
sumi_task_field_set_int (const SumiTaskField *field, SumiTask *task, int value)
{
  g_return_if_fail (field->value != SUMI_TASK_VALUE_CORNERS
                    && field->value != SUMI_TASK_VALUE_TRUE);
  G_STRUCT_MEMBER (int, task, field->offset) = value;
  if (field->value == SUMI_TASK_VALUE_COLOR)
    task->has_side = TRUE;
}

/* The corners of FIELD, whose value they are. */
SumiBitboard
sumi_task_field_get_corners (const SumiTaskField *field, const SumiTask *task)
{
  g_return_val_if_fail (field->value == SUMI_TASK_VALUE_CORNERS, 0);
  return G_STRUCT_MEMBER (SumiBitboard, task, field->offset);
}

/* CORNERS, of which there is at least one, as those of FIELD. */
void
sumi_task_field_set_corners (const SumiTaskField *field, SumiTask *task, SumiBitboard corners)
{
  g_return_if_fail (field->value == SUMI_TASK_VALUE_CORNERS);
  G_STRUCT_MEMBER (SumiBitboard, task, field->offset) = corners;
}

/* Which of its choices FIELD is in TASK; NULL where it is a word alone. */
const SumiTaskField *
sumi_task_field_get_choice (const SumiTaskField *field, const SumiTask *task)
{
  for (guint i = 0; i < field->n_choices; i++)
    {
      if (field->choices[i].kind == sumi_task_field_get_int (field, task))
        return &field->choices[i];
    }

  return NULL;
}

/* What FIELD is called on screen, translated. */
const char *
sumi_task_field_get_label (const SumiTaskField *field)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "task field", field->label);
}

/* What FIELD means, as a sentence, translated; NULL if that goes without saying. */
const char *
sumi_task_field_get_description (const SumiTaskField *field)
{
  return field->description == NULL ? NULL : _(field->description);
}

/* What NAME, of a field of the table, is called on screen, translated. */
const char *
sumi_task_name_get_label (const SumiJsonName *name)
{
  if (name >= openings && name < openings + G_N_ELEMENTS (openings))
    return g_dpgettext2 (GETTEXT_PACKAGE, "opening", name->label);
  return g_dpgettext2 (GETTEXT_PACKAGE, "task field", name->label);
}
