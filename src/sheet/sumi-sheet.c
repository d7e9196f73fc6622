/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sheet.h"

#include <glib/gi18n-lib.h>

#include "sumi-answer.h"
#include "sumi-isolate.h"
#include "sumi-question.h"
#include "sumi-saying-words.h"
#include "sumi-sheet-answer.h"
#include "sumi-sheet-private.h"
#include "sumi-words.h"

/* The titles of more packs would take more of the page than what is asked. */
#define MAX_TITLES 3

/* Joins words: not seen, and no line ends at it. */
#define NO_BREAK "\u2060"

const guint SUMI_SHEET_COUNTS[SUMI_SHEET_N_COUNTS] = { 1, 2, 4, 6, 9, 12 };

static void
free_cell (gpointer data)
{
  SumiSheetCell *cell = data;

  g_ptr_array_unref (cell->above);
  g_ptr_array_unref (cell->below);
  g_free (cell);
}

static void
free_block (gpointer data)
{
  SumiSheetBlock *block = data;

  g_ptr_array_unref (block->flow);
  g_free (block->section);
  g_free (block);
}

static SumiSheetCell *
add_cell (SumiSheet *self)
{
  SumiSheetCell *cell = g_new0 (SumiSheetCell, 1);

  cell->above = sumi_flow_new ();
  cell->below = sumi_flow_new ();
  g_ptr_array_add (self->cells, cell);
  return cell;
}

static SumiSheetBlock *
add_block (GPtrArray *blocks, const char *section)
{
  SumiSheetBlock *block = g_new0 (SumiSheetBlock, 1);

  block->flow = sumi_flow_new ();
  block->section = g_strdup (section);
  g_ptr_array_add (blocks, block);
  return block;
}

/* Lines to write on, the fewer the more boards there are on a page. */
static guint
count_rules (const SumiSheet *self, const SumiTask *task)
{
  if (sumi_task_is_by_option (task->type))
    return 0;
  if (task->type == SUMI_TASK_COUNT || self->boards > 4)
    return 1;
  return self->boards > 1 ? 2 : 4;
}

/* The reasons to choose among. */
static void
add_reasons (SumiFlow *flow, const SumiExercise *exercise, const SumiReasons *reasons)
{
  for (guint i = 0; i < reasons->n_options; i++)
    {
      SumiSaying saying = sumi_saying_of_merit (reasons->options[i].merit,
                                                exercise->position.turn, reasons->other);
      g_autofree char *text = sumi_saying_to_text (&saying);

      sumi_flow_add (flow, SUMI_FLOW_PLAIN, text)->mark = SUMI_FLOW_SQUARE;
    }
}

/* What EXERCISE asks: in its author's words if it has any, which are those of STEP in a lesson, and
 * the sentences to choose among; reasons are found with as much search as EACH answer may take. */
static void
add_question (SumiFlow *flow,
              const SumiExercise *exercise,
              const SumiStep *step,
              const SumiBudget *each)
{
  SumiBudget budget = *each;
  SumiTask task = exercise->task;
  SumiReasons reasons = { .state = SUMI_REASONS_UNDECIDED };
  const SumiText *words = step != NULL ? step->text : exercise->prompt;
  g_autofree char *question = NULL;

  if (task.type == SUMI_TASK_REASON)
    {
      reasons = sumi_reasons_find (&task, exercise->position, &budget);
      task = sumi_reasons_get_task (&reasons, &task);
    }
  question = sumi_task_to_question (&task, exercise->position.turn);
  sumi_flow_add (flow, SUMI_FLOW_PLAIN, words != NULL ? sumi_text_get (words) : question);
  for (guint i = 0; i < exercise->options->len; i++)
    sumi_flow_add (flow, SUMI_FLOW_PLAIN, sumi_text_get (exercise->options->pdata[i]))->mark
      = SUMI_FLOW_SQUARE;
  add_reasons (flow, exercise, &reasons);
}

/* The number of an exercise, and whose turn it is: as a disc and in words. */
static void
add_turn (SumiFlow *flow, const char *number, SumiColor turn)
{
  SumiFlowParagraph *paragraph = sumi_flow_add (flow, SUMI_FLOW_PLAIN, sumi_turn_to_text (turn));

  paragraph->lead = g_strdup (number);
  paragraph->mark = turn == SUMI_BLACK ? SUMI_FLOW_BLACK_DISC : SUMI_FLOW_WHITE_DISC;
}

static void
add_rules (SumiFlow *flow, guint n_rules)
{
  if (n_rules > 0)
    {
      SumiFlowParagraph *paragraph;

      /* Translators: before a line to write on. */
      paragraph = sumi_flow_add (flow, SUMI_FLOW_PLAIN, _("Answer:"));
      paragraph->is_field = TRUE;
      paragraph->n_rules = n_rules - 1;
    }
}

/* The step of a lesson that PART is; NULL if it is none. */
static const SumiStep *
find_step (const SumiSheetPart *part)
{
  for (guint i = 0; i < part->item->steps->len; i++)
    {
      const SumiStep *step = part->item->steps->pdata[i];

      if (step->exercise == part->exercise)
        return step;
    }
  return NULL;
}

/* The board of EXERCISE, with what STEP, which it is of, points out on it; NULL: of none. */
static SumiSheetBoard
board_of_exercise (const SumiExercise *exercise, const SumiStep *step)
{
  SumiSheetBoard board = sumi_sheet_board_of (exercise->position);

  if (step != NULL)
    {
      board.framed = step->squares;
      board.arrows = step->arrows;
    }
  return board;
}

static void
add_exercise (SumiSheet *self,
              const SumiSheetPart *part,
              const char *number,
              const SumiBudget *each)
{
  const SumiExercise *exercise = part->exercise;
  const SumiStep *step = find_step (part);
  SumiSheetCell *cell = add_cell (self);

  add_turn (cell->above, number, exercise->position.turn);
  add_question (cell->above, exercise, step, each);
  add_rules (cell->below, count_rules (self, &exercise->task));
  cell->board = board_of_exercise (exercise, step);
}

static void
add_source (SumiFlow *flow, const SumiItem *item)
{
  if (item->source != NULL)
    sumi_flow_add (flow, SUMI_FLOW_SMALL, sumi_text_get (item->source));
}

/* Finds the answer to EXERCISE; says so where it is not known. Returns where it stands. */
static SumiSheetBlock *
add_answer (SumiSheet *self,
            const SumiExercise *exercise,
            const char *id,
            const char *number,
            const SumiBudget *each)
{
  SumiSheetBlock *block
    = add_block (self->answers, self->answers->len == 0 ? C_("title", "Answers") : NULL);
  SumiBudget budget = *each;
  SumiSheetOutcome outcome = sumi_sheet_answer_add (block->flow, exercise, number, &budget);

  if (outcome == SUMI_SHEET_UNDECIDED)
    g_ptr_array_add (self->undecided, g_strdup (id));
  else if (outcome == SUMI_SHEET_UNSOLVED)
    g_ptr_array_add (self->unsolved, g_strdup (id));
  return block;
}

static void
add_exercises (SumiSheet *self, gboolean has_answers, const SumiBudget *each)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const SumiSheetPart *part = self->parts->pdata[i];
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      add_exercise (self, part, number, each);
      if (has_answers)
        add_source (add_answer (self, part->exercise, part->id, number, each)->flow, part->item);
    }
  self->n_exercises = self->parts->len;
}

/* Whether STEP has nothing to show that the step BEFORE it has not shown. */
static gboolean
shows_nothing_new (const SumiStep *step, const SumiStep *before)
{
  return !step->has_position && step->exercise == NULL && step->squares == 0
         && step->arrows->len == 0 && !step->has_moves && before != NULL
         && sumi_position_equal (step->position, sumi_step_get_end (before));
}

static void
add_step (SumiSheet *self,
          const SumiStep *step,
          const SumiStep *before,
          const char *number,
          const SumiBudget *each)
{
  SumiSheetBlock *block = add_block (self->blocks, NULL);

  block->has_board = !shows_nothing_new (step, before);
  block->board = sumi_sheet_board_of (step->position);
  block->board.framed = step->squares;
  block->board.arrows = step->arrows;
  if (step->has_moves)
    {
      block->board.moves = step->moves.moves;
      block->board.n_moves = (guint) step->moves.n_moves;
      block->board.first = step->moves.start.turn;
    }
  if (step->exercise == NULL)
    {
      sumi_flow_add (block->flow, SUMI_FLOW_PLAIN, sumi_text_get (step->text));
      return;
    }
  block->board = board_of_exercise (step->exercise, step);
  add_turn (block->flow, number, step->exercise->position.turn);
  add_question (block->flow, step->exercise, step, each);
  add_rules (block->flow, sumi_task_is_by_option (step->exercise->task.type) ? 0 : 2);
}

static void
add_lesson (SumiSheet *self, const SumiSheetPart *part, gboolean has_answers,
            const SumiBudget *each)
{
  const char *title = sumi_text_get (part->item->title);
  SumiSheetBlock *heading = add_block (self->blocks, title);
  const SumiStep *before = NULL;

  sumi_flow_add (heading->flow, SUMI_FLOW_HEADING, title);
  if (part->item->summary != NULL)
    sumi_flow_add (heading->flow, SUMI_FLOW_PLAIN, sumi_text_get (part->item->summary));
  add_source (heading->flow, part->item);
  for (guint i = 0; i < part->item->steps->len; i++)
    {
      const SumiStep *step = part->item->steps->pdata[i];
      g_autofree char *number = NULL, *id = NULL;

      if (step->exercise != NULL)
        {
          self->n_exercises++;
          number = g_strdup_printf ("%u", self->n_exercises);
          id = g_strdup_printf ("%s/%u", part->id, i + 1);
        }
      add_step (self, step, before, number, each);
      if (step->exercise != NULL && has_answers)
        add_answer (self, step->exercise, id, number, each);
      before = step;
    }
}

static void
add_field (SumiFlow *flow, const char *text)
{
  sumi_flow_add (flow, SUMI_FLOW_PLAIN, text)->is_field = TRUE;
}

static void
add_record (SumiSheet *self)
{
  SumiSheetCell *cell = add_cell (self);
  SumiFlowParagraph *black, *white;

  black = sumi_flow_add (cell->above, SUMI_FLOW_PLAIN, _("Black:"));
  black->mark = SUMI_FLOW_BLACK_DISC;
  black->is_field = TRUE;
  white = sumi_flow_add (cell->above, SUMI_FLOW_PLAIN, _("White:"));
  white->mark = SUMI_FLOW_WHITE_DISC;
  white->is_field = TRUE;
  /* Translators: before a line to write on: how a game came out. */
  add_field (cell->below, _("Result:"));
  cell->board = sumi_sheet_board_of (sumi_position_start (SUMI_RULES_BLACK_FIRST));
}

static void
add_blank (SumiSheet *self)
{
  SumiSheetCell *cell = add_cell (self);

  for (int turn = SUMI_BLACK; turn <= SUMI_WHITE; turn++)
    sumi_flow_add (cell->above, SUMI_FLOW_PLAIN, sumi_turn_to_text ((SumiColor) turn))->mark
      = SUMI_FLOW_SQUARE;
  sumi_flow_add (cell->below, SUMI_FLOW_PLAIN, "")->is_field = TRUE;
}

/* Each of the packs of PARTS once, in their order. */
static GPtrArray *
list_packs (const GPtrArray *parts)
{
  GPtrArray *packs = g_ptr_array_new ();

  for (guint i = 0; i < parts->len; i++)
    {
      SumiPack *pack = ((const SumiSheetPart *) parts->pdata[i])->pack;

      if (!g_ptr_array_find (packs, pack, NULL))
        g_ptr_array_add (packs, pack);
    }
  return packs;
}

/* Adds WORD, which may be NULL, to WORDS unless it is there; WORDS does not own it. */
static void
add_once (GPtrArray *words, const char *word)
{
  if (word != NULL && !g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_ptr_array_add (words, (gpointer) word);
}

static char *
join (GPtrArray *words, const char *separator)
{
  g_ptr_array_add (words, NULL);
  return g_strjoinv (separator, (char **) words->pdata);
}

static char *
make_title (const SumiSheet *self, const GPtrArray *packs)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  if (self->kind == SUMI_SHEET_RECORD)
    return g_strdup (_("Game record"));
  if (self->kind == SUMI_SHEET_BLANK)
    return g_strdup (_("Empty boards"));
  for (guint i = 0; i < packs->len; i++)
    add_once (titles, sumi_text_get (((const SumiPack *) packs->pdata[i])->title));
  if (titles->len > MAX_TITLES)
    return g_strdup (self->kind == SUMI_SHEET_LESSONS ? C_("worksheet", "Lessons")
                                                      : C_("title", "Exercises"));
  return join (titles, " · ");
}

/* TEXT, a name or what an author wrote; it does not change the direction of a line if it
 * IS_ISOLATED. Owned by the caller. */
static char *
isolate (const char *text, gboolean is_isolated)
{
  return is_isolated ? sumi_isolate_name (text) : g_strdup (text);
}

static char *
make_authors (const GPtrArray *packs, gboolean is_isolated)
{
  /* Translators: named as the author of a pack; put into a list of names. */
  static const char *const own = N_("The authors of Sumi");
  g_autoptr (GPtrArray) authors = g_ptr_array_new ();
  g_autoptr (GPtrArray) shown = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < packs->len; i++)
    {
      char **names = ((const SumiPack *) packs->pdata[i])->authors;

      for (guint j = 0; names[j] != NULL; j++)
        add_once (authors, g_str_equal (names[j], own) ? _(own) : names[j]);
    }
  for (guint i = 0; i < authors->len; i++)
    g_ptr_array_add (shown, isolate (authors->pdata[i], is_isolated));
  return sumi_words_join (shown);
}

/* TEXT, in which no line ends at a hyphen, such as those in the short names of licences. Owned by
 * the caller. */
char *
sumi_sheet_keep_hyphens (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", -1);

  return g_strjoinv ("-" NO_BREAK, parts);
}

/* Who wrote PACKS, where they are from, and under which licence they may be copied, in a line; ""
 * where they say nothing of it. If it IS_ISOLATED, the line runs as the language of the program
 * does, whatever name it begins with. Owned by the caller. */
char *
sumi_sheet_credit (const GPtrArray *packs, gboolean is_isolated)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autoptr (GPtrArray) sources = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) licenses = g_ptr_array_new ();
  g_autofree char *authors = make_authors (packs, is_isolated);
  g_autofree char *names = NULL, *licence = NULL;

  if (authors[0] != '\0')
    add_once (words, authors);
  for (guint i = 0; i < packs->len; i++)
    {
      const SumiPack *pack = packs->pdata[i];

      if (pack->source != NULL)
        {
          g_ptr_array_add (sources, isolate (sumi_text_get (pack->source), is_isolated));
          add_once (words, sources->pdata[sources->len - 1]);
        }
      add_once (licenses, pack->license);
    }
  if (licenses->len > 0)
    {
      names = sumi_words_join (licenses);
      /* Translators: %s is the short name of a licence, such as CC-BY-SA-4.0. */
      licence = g_strdup_printf (_("Licence: %s"), names);
      add_once (words, licence);
    }
  return join (words, " · ");
}

static GPtrArray *
ref_parts (GPtrArray *parts)
{
  return parts != NULL ? g_ptr_array_ref (parts) : g_ptr_array_new ();
}

/* Whether a page may have so many BOARDS. */
gboolean
sumi_sheet_is_count (guint boards)
{
  for (guint i = 0; i < SUMI_SHEET_N_COUNTS; i++)
    {
      if (SUMI_SHEET_COUNTS[i] == boards)
        return TRUE;
    }
  return FALSE;
}

/* The sheet with PARTS, a list of SumiSheetPart that nobody changes any more; NULL for kinds that
 * are of no pack. Each answer is searched for under a budget as EACH, so this may take a while;
 * where it is spent, or called off, the sheet says that the answer is not decided. */
SumiSheet *
sumi_sheet_new (const SumiSheetOptions *options, GPtrArray *parts, const SumiBudget *each)
{
  SumiSheet *self = g_atomic_rc_box_new0 (SumiSheet);
  g_autoptr (GPtrArray) packs = NULL;
  g_autofree char *credit = NULL;

  self->kind = options->kind;
  self->boards = options->boards;
  self->parts = ref_parts (parts);
  self->cells = g_ptr_array_new_with_free_func (free_cell);
  self->blocks = g_ptr_array_new_with_free_func (free_block);
  self->answers = g_ptr_array_new_with_free_func (free_block);
  self->undecided = g_ptr_array_new_with_free_func (g_free);
  self->unsolved = g_ptr_array_new_with_free_func (g_free);
  packs = list_packs (self->parts);
  self->title = options->title != NULL ? g_strdup (options->title) : make_title (self, packs);
  self->authors = make_authors (packs, FALSE);
  credit = sumi_sheet_credit (packs, FALSE);
  self->source = sumi_sheet_keep_hyphens (credit);
  self->code = sumi_sheet_make_code (self->parts, 0, self->parts->len);
  self->is_rtl = sumi_flow_is_rtl (self->title);

  if (self->kind == SUMI_SHEET_EXERCISES)
    add_exercises (self, options->has_answers, each);
  if (self->kind == SUMI_SHEET_LESSONS)
    {
      for (guint i = 0; i < self->parts->len; i++)
        add_lesson (self, self->parts->pdata[i], options->has_answers, each);
    }
  for (guint i = 0; i < options->n_pages * options->boards; i++)
    {
      if (self->kind == SUMI_SHEET_RECORD)
        add_record (self);
      if (self->kind == SUMI_SHEET_BLANK)
        add_blank (self);
    }
  return self;
}

SumiSheet *
sumi_sheet_ref (SumiSheet *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_sheet (gpointer data)
{
  SumiSheet *self = data;

  g_free (self->title);
  g_free (self->authors);
  g_free (self->source);
  g_free (self->code);
  g_ptr_array_unref (self->cells);
  g_ptr_array_unref (self->blocks);
  g_ptr_array_unref (self->answers);
  g_ptr_array_unref (self->undecided);
  g_ptr_array_unref (self->unsolved);
  g_ptr_array_unref (self->parts);
}

void
sumi_sheet_unref (SumiSheet *self)
{
  g_atomic_rc_box_release_full (self, clear_sheet);
}

/* The title at the top of each page; "" if there is none. Owned by SELF. */
const char *
sumi_sheet_get_title (const SumiSheet *self)
{
  return self->title;
}

/* The authors of its packs, separated by commas; "" if there are none. */
const char *
sumi_sheet_get_authors (const SumiSheet *self)
{
  return self->authors;
}

/* The code by which sumi_sheet_select_code() finds its parts again; "" if it has none. */
const char *
sumi_sheet_get_code (const SumiSheet *self)
{
  return self->code;
}

/* How many exercises stand on the sheet. */
guint
sumi_sheet_get_n_exercises (const SumiSheet *self)
{
  return self->n_exercises;
}

/* The ids, as char *, of the exercises whose answer was not found under the budget. */
const GPtrArray *
sumi_sheet_get_undecided (const SumiSheet *self)
{
  return self->undecided;
}

/* The ids, as char *, of the exercises in which no move is right. */
const GPtrArray *
sumi_sheet_get_unsolved (const SumiSheet *self)
{
  return self->unsolved;
}
