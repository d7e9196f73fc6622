/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of a draft, and after them, if there is room, the JSON that they begin with, which need
 * not be a pack: each draft is saved and read equal, and undo leads back to the first, redo to the
 * last. */

#include "draft-fixture.h"
#include "fuzz.h"
#include "sumi-draft-item.h"
#include "sumi-draft-lesson.h"
#include "sumi-draft-needs.h"
#include "sumi-draft-part.h"
#include "sumi-draft-path.h"
#include "sumi-draft-task.h"
#include "sumi-mistake.h"

enum
{
  MAX_CHANGES = 40,
  CHANGE_SIZE = 4, /* bytes */
};

/* What a change is about, by the bytes of the input. */
typedef struct
{
  guint kind, item, step, value;
} Change;

static SumiDraft *
read_data (const char *data, size_t size)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiDraft *draft = sumi_draft_from_data (data, size, mistakes);

  g_assert_true ((draft == NULL) == (mistakes->len > 0));
  return draft;
}

static SumiPosition
make_position (guint value)
{
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  for (guint i = 0; i < value % 60; i++)
    {
      SumiBitboard legal = sumi_position_legal_moves (position);

      if (legal == 0)
        break;
      for (guint j = 0; j < (value + i) % 3 && (legal & (legal - 1)) != 0; j++)
        legal &= legal - 1;
      position = sumi_position_play (position, sumi_bitboard_first (legal));
    }
  return position;
}

static SumiDraft *
set_task (const SumiDraft *draft, const char *where, guint value)
{
  SumiPosition position;
  SumiTask task;

  if (!sumi_draft_get_position (draft, where, &position))
    position = make_position (value);
  sumi_draft_get_task (draft, where, &task);
  task.type = (SumiTaskType) (value % SUMI_N_TASK_TYPES);
  task.set = (SumiSet) (value % SUMI_N_SETS);
  task.quantity = (SumiQuantity) (value % SUMI_N_QUANTITIES);
  task = sumi_draft_complete_task (&task, position);
  return sumi_draft_set_task (draft, where, &task);
}

/* NULL where the change cannot be made. */
static SumiDraft *
change_step (const SumiDraft *draft, Change change)
{
  g_autofree char *where = sumi_draft_step_path (change.item, change.step, NULL);
  SumiSquare square = (SumiSquare) (change.value % 64);
  SumiArrow shown[SUMI_PACK_MAX_ARROWS];
  SumiDraftNeed needs[SUMI_N_DRAFT_NEEDS];
  SumiPosition end;

  sumi_draft_get_arrows (draft, where, shown);
  sumi_draft_list_needs (draft, change.item, NULL, needs);
  switch (change.kind % 8)
    {
    case 0:
      return sumi_draft_add_step (draft, change.item, change.step);
    case 1:
      return sumi_draft_get (draft, where) != NULL
                 ? sumi_draft_duplicate_step (draft, change.item, change.step)
                 : NULL;
    case 2:
      return sumi_draft_pin_step (draft, change.item, change.step);
    case 3:
      return sumi_draft_set_squares (draft, where, sumi_draft_get_squares (draft, where)
                                                       ^ sumi_bitboard_of (square));
    case 4:
      return sumi_draft_toggle_arrow (draft, where,
                                      (SumiArrow){ square, (square + 9) % 64 });
    case 5:
      return sumi_draft_take_move (draft, change.item, change.step);
    case 6:
      return sumi_draft_move_step (draft, change.item, change.step, change.value);
    default:
      if (!sumi_draft_get_step_end (draft, change.item, change.step, &end)
          || !sumi_position_is_legal (end, square))
        return NULL;
      return sumi_draft_add_move (draft, change.item, change.step, square);
    }
}

static SumiDraft *
change_part (const SumiDraft *draft, const char *where, Change change)
{
  static const char *const members[] = {
    "title", "prompt", "hints[0]", "hints[1]", "explain.solution", "explain.wrong.b2", "tags[0]",
    "task.move", "position", "position.board[3]", "steps[0].text", "id", "task", "kind",
  };
  g_autofree char *path
      = sumi_draft_member_path (where, members[change.value % G_N_ELEMENTS (members)]);

  switch (change.kind % 8)
    {
    case 0:
      return sumi_draft_turn_part (draft, where, (SumiSymmetry) (change.value % SUMI_N_SYMMETRIES));
    case 1:
      return sumi_draft_swap_part (draft, where);
    case 2:
      return sumi_draft_set_position (draft, where, make_position (change.value));
    case 3:
      return set_task (draft, where, change.value);
    case 4:
      return sumi_draft_remove (draft, path);
    case 5:
      return sumi_draft_set_int (draft, path, (int) change.value);
    case 6:
      return sumi_draft_set_string (draft, path, NULL);
    default:
      return sumi_draft_set_string (draft, path, "a \"b2\" text: \u202e隅\n\\");
    }
}

static SumiDraft *
change_item (const SumiDraft *draft, Change change)
{
  g_autofree char *where = sumi_draft_item_path (change.item, NULL);

  switch (change.kind % 6)
    {
    case 0:
      return sumi_draft_add_puzzle (draft, change.item, "Puzzle", make_position (change.value));
    case 1:
      return sumi_draft_add_lesson (draft, change.item, "Lesson");
    case 2:
      return sumi_draft_add_game (draft, change.item, "Game");
    case 3:
      return sumi_draft_get (draft, where) != NULL
                 ? sumi_draft_duplicate_item (draft, change.item)
                 : NULL;
    case 4:
      return sumi_draft_remove (draft, where);
    default:
      return sumi_draft_move (draft, where, change.value);
    }
}

/* DRAFT itself where CHANGE cannot be made. */
static SumiDraft *
apply (SumiDraft *draft, Change change)
{
  gboolean is_of_step = (change.kind & 64) != 0;
  g_autofree char *where = is_of_step
                               ? sumi_draft_step_path (change.item, change.step, NULL)
                               : sumi_draft_item_path (change.item, NULL);
  SumiDraft *changed;

  if ((change.kind & 128) != 0)
    changed = is_of_step ? change_step (draft, change) : change_item (draft, change);
  else
    changed = sumi_draft_get (draft, where) != NULL ? change_part (draft, where, change) : NULL;
  return changed != NULL ? changed : sumi_draft_ref (draft);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (SumiDraftHistory) history = NULL;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  size_t n = size > 0 ? MIN (data[0] % (MAX_CHANGES + 1), (size - 1) / CHANGE_SIZE) : 0;
  SumiDraft *first = NULL;

  if (size > 1 + n * CHANGE_SIZE)
    first = read_data ((const char *) data + 1 + n * CHANGE_SIZE, size - 1 - n * CHANGE_SIZE);
  history = sumi_draft_history_new (
      first != NULL ? first : sumi_draft_new ("mine", "Mine", "en"));
  g_ptr_array_add (texts, draft_fixture_save (sumi_draft_history_get (history)));
  for (size_t i = 0; i < n; i++)
    {
      const uint8_t *bytes = data + 1 + i * CHANGE_SIZE;
      Change change = { bytes[0], bytes[1] % 4, bytes[2] % 4, bytes[3] };

      draft_fixture_push (history, apply (sumi_draft_history_get (history), change), texts);
    }
  draft_fixture_walk (history, texts);
  return 0;
}
