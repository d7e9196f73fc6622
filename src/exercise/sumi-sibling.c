/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sibling.h"

#include "sumi-identity.h"
#include "sumi-square-list.h"
#include "sumi-symmetry.h"

/* Bits 0 to 2 of a variant are its symmetry. */
#define SWAPPED 8

/* Words of an English text that no longer hold on a board that is turned. A text in another
 * language cannot be searched for them. */
#define WORDS_OF_PLACE                                                                             \
  "\\b((left|right|top|bottom|upper|lower)(most)?|(left|right|up|down)wards?|above|below|"         \
  "(north|south)(east|west)?(ern)?|(east|west)(ern)?|rows?|columns?|horizontal(ly)?|"              \
  "vertical(ly)?|beside)\\b"
#define WORDS_OF_COLOR "\\b(black|white)('s|’s)?\\b"

typedef struct
{
  SumiSymmetry symmetry;
  gboolean is_swapped;
  gboolean is_english;
} Turning;

/* Whether TEXT has one of WORDS; its English need not stand first among its languages. */
static gboolean
has_word (const SumiText *text, const char *words)
{
  const char *language;

  for (guint i = 0; i < sumi_text_get_n_strings (text); i++)
    {
      if (g_regex_match_simple (words, sumi_text_get_string (text, i, &language),
                                G_REGEX_CASELESS, 0))
        return TRUE;
    }
  return FALSE;
}

/* TEXT with its squares turned; NULL where it may say what no longer holds. */
static SumiText *
turn_text (const SumiText *text, const Turning *turning)
{
  g_autofree char *turned = NULL;

  if (text == NULL || !turning->is_english || has_word (text, WORDS_OF_PLACE)
      || (turning->is_swapped && has_word (text, WORDS_OF_COLOR)))
    return NULL;
  turned = sumi_square_list_turn_text (sumi_text_get (text), SUMI_SQUARES_IN_TEXT,
                                       turning->symmetry);
  return sumi_text_new_plain (turned);
}

static void
turn_task (SumiTask *task, const Turning *turning)
{
  task->goal.corners = sumi_symmetry_bitboard (turning->symmetry, task->goal.corners);
  if (task->move < SUMI_SQUARE_PASS)
    task->move = sumi_symmetry_square (turning->symmetry, task->move);
  if (task->than < SUMI_SQUARE_PASS)
    task->than = sumi_symmetry_square (turning->symmetry, task->than);
  if (!turning->is_swapped)
    return;
  task->side = sumi_color_opposite (task->side);
  if (task->quantity == SUMI_QUANTITY_BLACK)
    task->quantity = SUMI_QUANTITY_WHITE;
  else if (task->quantity == SUMI_QUANTITY_WHITE)
    task->quantity = SUMI_QUANTITY_BLACK;
}

/* Hints come in an order, so that all of them are kept or none; without any, the tutor gives its
 * own. */
static void
turn_hints (GPtrArray *turned, const GPtrArray *hints, const Turning *turning)
{
  for (guint i = 0; i < hints->len; i++)
    {
      SumiText *hint = turn_text (hints->pdata[i], turning);

      if (hint == NULL)
        {
          g_ptr_array_set_size (turned, 0);
          return;
        }
      g_ptr_array_add (turned, hint);
    }
}

static void
turn_notes (GArray *turned, const GArray *notes, const Turning *turning)
{
  for (guint i = 0; i < notes->len; i++)
    {
      const SumiPackNote *note = &g_array_index (notes, SumiPackNote, i);
      SumiPackNote copy = { .move = sumi_symmetry_square (turning->symmetry, note->move),
                            .text = turn_text (note->text, turning) };

      if (copy.text != NULL)
        g_array_append_val (turned, copy);
    }
}

/* Whether ONE and OTHER, the same position in two forms, ask the same: one that looks alike from
 * several sides may have more than one name for a square. */
static gboolean
asks_same (const SumiExercise *one, const SumiExercise *other)
{
  g_autofree char *position = NULL, *task = NULL, *other_position = NULL, *other_task = NULL;

  sumi_identity_make (one, &position, &task);
  sumi_identity_make (other, &other_position, &other_task);
  return g_strcmp0 (task, other_task) == 0;
}

/**
 * sumi_sibling_new: a pack, owned by the caller, with one puzzle: EXERCISE of PACK in the VARIANT
 * from 0 to SUMI_N_SIBLINGS - 1, of which 0 is its own form. Texts whose squares can be turned are,
 * the others are left to the tutor. NULL where EXERCISE cannot be asked in another form: a game
 * that is played out, sentences to choose from, and an opening with the colours swapped.
 */
SumiPack *
sumi_sibling_new (const SumiPack *pack, const SumiExercise *exercise, guint variant)
{
  const Turning turning = { (SumiSymmetry) (variant % SUMI_N_SYMMETRIES),
                            (variant & SWAPPED) != 0,
                            g_str_has_prefix (pack->language, "en") };
  SumiPack *sibling;
  SumiItem *item;

  if (exercise->task.type == SUMI_TASK_PLAY || exercise->task.type == SUMI_TASK_CHOOSE
      || (exercise->task.type == SUMI_TASK_LINE && turning.is_swapped))
    return NULL;
  sibling = sumi_pack_new ();
  sibling->id = g_strdup (pack->id);
  sibling->title = sumi_text_ref (pack->title);
  sibling->language = g_strdup (pack->language);
  item = sumi_item_new (SUMI_ITEM_PUZZLE);
  item->id = g_strdup ("sibling");
  item->title = sumi_text_ref (pack->title);
  item->exercise->position = sumi_symmetry_position (turning.symmetry, exercise->position);
  if (turning.is_swapped)
    item->exercise->position.turn = sumi_color_opposite (exercise->position.turn);
  item->exercise->task = exercise->task;
  turn_task (&item->exercise->task, &turning);
  item->exercise->prompt = turn_text (exercise->prompt, &turning);
  item->exercise->explain_solution = turn_text (exercise->explain_solution, &turning);
  turn_hints (item->exercise->hints, exercise->hints, &turning);
  turn_notes (item->exercise->explain_wrong, exercise->explain_wrong, &turning);
  sumi_pack_take_item (sibling, item);
  if (!asks_same (exercise, item->exercise))
    g_clear_pointer (&sibling, sumi_pack_unref);
  return sibling;
}
