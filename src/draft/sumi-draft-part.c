/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-part.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-draft-json.h"
#include "sumi-draft-lesson.h"
#include "sumi-draft-path.h"
#include "sumi-draft-private.h"
#include "sumi-draft-turn.h"
#include "sumi-record.h"

/* Whether the item at WHERE is a game. */
gboolean
sumi_draft_is_game (const SumiDraft *draft, const char *where)
{
  g_autofree char *path = sumi_draft_member_path (where, "kind");

  return g_strcmp0 (sumi_draft_get_string (draft, path), "game") == 0;
}

/* Where the game at WHERE begins if it has no position of its own. */
static SumiPosition
set_up_game (const SumiDraft *draft, const char *where)
{
  g_autofree char *rules_path = sumi_draft_member_path (where, "rules");
  g_autofree char *handicap_path = sumi_draft_member_path (where, "handicap");
  int handicap = sumi_draft_get_int (draft, handicap_path, 0);
  gboolean is_white_first
    = g_strcmp0 (sumi_draft_get_string (draft, rules_path), "white-first") == 0;

  return sumi_position_handicap (is_white_first ? SUMI_RULES_WHITE_FIRST : SUMI_RULES_BLACK_FIRST,
                                 CLAMP (handicap, 0, SUMI_HANDICAP_MAX));
}

/* The position of the puzzle or game at WHERE, or the one that the step there begins with; FALSE if
 * there is none that can be shown. */
gboolean
sumi_draft_get_position (const SumiDraft *draft, const char *where, SumiPosition *out_position)
{
  g_autofree char *path = sumi_draft_member_path (where, "position");
  JsonNode *node = sumi_draft_get (draft, path);
  guint item, step;

  if (sumi_draft_parse_step (where, &item, &step))
    {
      *out_position = sumi_draft_get_step_start (draft, item, step);
      return TRUE;
    }
  if (node == NULL && sumi_draft_is_game (draft, where))
    {
      *out_position = set_up_game (draft, where);
      return TRUE;
    }
  return sumi_draft_position_from_json (node, out_position);
}

/* DRAFT with POSITION in the puzzle, game or step at WHERE. A record is removed, since it belonged
 * to another position, and so are the rules and the handicap that made the one of a game. */
SumiDraft *
sumi_draft_set_position (const SumiDraft *draft, const char *where, SumiPosition position)
{
  static const char *const others[] = { "record", "rules", "handicap" };
  g_autofree char *path = sumi_draft_member_path (where, "position");
  SumiDraft *placed = sumi_draft_set (draft, path, sumi_draft_position_to_json (position));

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *other = sumi_draft_member_path (where, others[i]);
      g_autoptr (SumiDraft) before = placed;

      placed = sumi_draft_remove (before, other);
    }

  return placed;
}

/* Reads TEXT in whatever format it is: a board, drawn or in one line, or the moves of a game, whose
 * end counts. FALSE with ERROR if it is none, or longer than SUMI_RECORD_MAX_ENTRY. */
gboolean
sumi_draft_position_from_text (const char *text, SumiPosition *out_position, GError **error)
{
  g_autoptr (GPtrArray) records = sumi_record_read_entry (text, error);
  const SumiGameRecord *record;

  if (records == NULL)
    return FALSE;
  if (records->len == 0 || text[strspn (text, " \t\r\n")] == '\0')
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _("There is no position in this text."));
      return FALSE;
    }
  record = records->pdata[0];
  *out_position = record->moves.end;
  return TRUE;
}

/* DRAFT in which what comes before a change of the part at WHERE has a position of its own: a game
 * that was set up by rules, and a step that goes on from the one before it, with the step after
 * it. */
static SumiDraft *
pin (const SumiDraft *draft, const char *where)
{
  guint item, step;
  g_autoptr (SumiDraft) first = NULL;

  if (sumi_draft_is_game (draft, where))
    {
      SumiPosition position;

      return sumi_draft_get_position (draft, where, &position)
                 ? sumi_draft_set_position (draft, where, position)
                 : sumi_draft_ref (draft);
    }
  if (!sumi_draft_parse_step (where, &item, &step))
    return sumi_draft_ref (draft);
  first = sumi_draft_pin_step (draft, item, step);
  return sumi_draft_pin_step (first, item, step + 1);
}

/* DRAFT with the puzzle, game or step at WHERE turned by SYMMETRY: its board, and each square that
 * it names, in its texts too. Its record, the game that led to the position, is removed. */
SumiDraft *
sumi_draft_turn_part (const SumiDraft *draft, const char *where, SumiSymmetry symmetry)
{
  g_autoptr (SumiDraft) pinned = pin (draft, where);
  JsonNode *node = sumi_draft_get (pinned, where);

  g_return_val_if_fail (node != NULL, NULL);
  return sumi_draft_set (pinned, where, sumi_draft_turn_value (node, symmetry));
}

/* DRAFT with Black and White exchanged in the puzzle, game or step at WHERE, but for its texts. */
SumiDraft *
sumi_draft_swap_part (const SumiDraft *draft, const char *where)
{
  g_autoptr (SumiDraft) pinned = pin (draft, where);
  JsonNode *node = sumi_draft_get (pinned, where);

  g_return_val_if_fail (node != NULL, NULL);
  return sumi_draft_set (pinned, where, sumi_draft_swap_value (node));
}
