/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack.h"

static void
clear_pack (gpointer data)
{
  SumiPack *pack = data;

  g_free (pack->id);
  g_clear_pointer (&pack->title, sumi_text_unref);
  g_clear_pointer (&pack->summary, sumi_text_unref);
  g_strfreev (pack->authors);
  g_free (pack->license);
  g_clear_pointer (&pack->source, sumi_text_unref);
  g_free (pack->language);
  g_ptr_array_unref (pack->puzzles);
}

static void
clear_note (gpointer data)
{
  SumiPackNote *note = data;

  g_clear_pointer (&note->text, sumi_text_unref);
}

static void
clear_replies (gpointer data)
{
  SumiClaimReplies *replies = data;

  g_free (replies->says);
}

static gboolean
transcripts_are_equal (const SumiTranscript *a, const SumiTranscript *b)
{
  if (a->n_moves != b->n_moves || !sumi_position_equal (a->start, b->start))
    return FALSE;
  for (int i = 0; i < a->n_moves; i++)
    {
      if (a->moves[i] != b->moves[i])
        return FALSE;
    }

  return TRUE;
}

static gboolean
strvs_are_equal (char **a, char **b)
{
  return g_strv_equal ((const char *const *) a, (const char *const *) b);
}

static gboolean
notes_are_equal (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const SumiPackNote *note_a = &g_array_index (a, SumiPackNote, i);
      const SumiPackNote *note_b = &g_array_index (b, SumiPackNote, i);

      if (note_a->move != note_b->move || !sumi_text_equal (note_a->text, note_b->text))
        return FALSE;
    }

  return TRUE;
}

static gboolean
replies_are_equal (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const SumiClaimReplies *claim_a = &g_array_index (a, SumiClaimReplies, i);
      const SumiClaimReplies *claim_b = &g_array_index (b, SumiClaimReplies, i);

      if (claim_a->move != claim_b->move || !g_str_equal (claim_a->says, claim_b->says))
        return FALSE;
    }

  return TRUE;
}

static gboolean
hints_are_equal (const GPtrArray *a, const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      if (!sumi_text_equal (a->pdata[i], b->pdata[i]))
        return FALSE;
    }

  return TRUE;
}

static gboolean
claims_are_equal (const SumiClaims *a, const SumiClaims *b)
{
  if (a->has_solutions != b->has_solutions || a->has_line != b->has_line
      || a->has_forced != b->has_forced || a->has_result != b->has_result
      || a->has_unique != b->has_unique || !replies_are_equal (a->replies, b->replies))
    return FALSE;
  if (a->has_solutions && g_strcmp0 (a->solutions_say, b->solutions_say) != 0)
    return FALSE;
  if (a->has_line && !transcripts_are_equal (&a->line, &b->line))
    return FALSE;
  if (a->has_forced && a->forced != b->forced)
    return FALSE;
  if (a->has_result && (a->result_black != b->result_black || a->result_white != b->result_white))
    return FALSE;

  return !a->has_unique || a->is_unique == b->is_unique;
}

static gboolean
puzzles_are_equal (const SumiPuzzle *a, const SumiPuzzle *b)
{
  if (g_strcmp0 (a->id, b->id) != 0 || !sumi_text_equal (a->title, b->title)
      || !sumi_text_equal (a->prompt, b->prompt) || !strvs_are_equal (a->tags, b->tags)
      || a->difficulty != b->difficulty || !sumi_text_equal (a->source, b->source))
    return FALSE;
  if (!sumi_position_equal (a->position, b->position) || !sumi_task_equal (&a->task, &b->task))
    return FALSE;
  if (!hints_are_equal (a->hints, b->hints)
      || !sumi_text_equal (a->explain_solution, b->explain_solution)
      || !notes_are_equal (a->explain_wrong, b->explain_wrong))
    return FALSE;
  if (a->has_record != b->has_record
      || (a->has_record && !transcripts_are_equal (&a->record, &b->record)))
    return FALSE;

  return claims_are_equal (&a->claims, &b->claims);
}

/* A pack without anything in it yet, for whoever fills it before it is shared. */
SumiPack *
sumi_pack_new (void)
{
  SumiPack *pack = g_atomic_rc_box_new0 (SumiPack);

  pack->authors = g_new0 (char *, 1);
  pack->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_puzzle_free);

  return pack;
}

SumiPack *
sumi_pack_ref (SumiPack *pack)
{
  return g_atomic_rc_box_acquire (pack);
}

void
sumi_pack_unref (SumiPack *pack)
{
  g_atomic_rc_box_release_full (pack, clear_pack);
}

/* A puzzle without anything in it yet; it ends up in the list of a pack, which owns it. */
SumiPuzzle *
sumi_puzzle_new (void)
{
  SumiPuzzle *puzzle = g_new0 (SumiPuzzle, 1);

  puzzle->tags = g_new0 (char *, 1);
  puzzle->hints = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_text_unref);
  puzzle->explain_wrong = g_array_new (FALSE, FALSE, sizeof (SumiPackNote));
  g_array_set_clear_func (puzzle->explain_wrong, clear_note);
  puzzle->claims.replies = g_array_new (FALSE, FALSE, sizeof (SumiClaimReplies));
  g_array_set_clear_func (puzzle->claims.replies, clear_replies);

  return puzzle;
}

/* PUZZLE may be NULL. */
void
sumi_puzzle_free (SumiPuzzle *puzzle)
{
  if (puzzle == NULL)
    return;
  g_free (puzzle->id);
  g_clear_pointer (&puzzle->title, sumi_text_unref);
  g_clear_pointer (&puzzle->prompt, sumi_text_unref);
  g_strfreev (puzzle->tags);
  g_clear_pointer (&puzzle->source, sumi_text_unref);
  g_ptr_array_unref (puzzle->hints);
  g_clear_pointer (&puzzle->explain_solution, sumi_text_unref);
  g_array_unref (puzzle->explain_wrong);
  g_array_unref (puzzle->claims.replies);
  g_free (puzzle->claims.solutions_say);
  g_free (puzzle->where);
  g_free (puzzle);
}

/* The puzzle at INDEX, from 0. Belongs to PACK. */
const SumiPuzzle *
sumi_pack_get_puzzle (const SumiPack *pack, guint index)
{
  g_return_val_if_fail (index < pack->puzzles->len, NULL);

  return pack->puzzles->pdata[index];
}

/* The puzzle whose id is ID, or NULL. Belongs to PACK. */
const SumiPuzzle *
sumi_pack_find (const SumiPack *pack, const char *id)
{
  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      const SumiPuzzle *puzzle = pack->puzzles->pdata[i];

      if (g_str_equal (puzzle->id, id))
        return puzzle;
    }

  return NULL;
}

/* What the author says of MOVE, a wrong one; NULL if nothing. Belongs to PUZZLE. */
SumiText *
sumi_puzzle_get_note (const SumiPuzzle *puzzle, SumiSquare move)
{
  for (guint i = 0; i < puzzle->explain_wrong->len; i++)
    {
      const SumiPackNote *note = &g_array_index (puzzle->explain_wrong, SumiPackNote, i);

      if (note->move == move)
        return note->text;
    }

  return NULL;
}

/* Whether A and B say the same; where in their files they say it does not matter. */
gboolean
sumi_pack_equal (const SumiPack *a, const SumiPack *b)
{
  if (g_strcmp0 (a->id, b->id) != 0 || !sumi_text_equal (a->title, b->title)
      || !sumi_text_equal (a->summary, b->summary) || !strvs_are_equal (a->authors, b->authors)
      || g_strcmp0 (a->license, b->license) != 0 || !sumi_text_equal (a->source, b->source)
      || g_strcmp0 (a->language, b->language) != 0 || a->level != b->level
      || a->puzzles->len != b->puzzles->len)
    return FALSE;
  for (guint i = 0; i < a->puzzles->len; i++)
    {
      if (!puzzles_are_equal (a->puzzles->pdata[i], b->puzzles->pdata[i]))
        return FALSE;
    }

  return TRUE;
}
