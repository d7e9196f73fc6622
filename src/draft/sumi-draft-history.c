/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-history.h"

struct _SumiDraftHistory
{
  GPtrArray *drafts; /* of SumiDraft, at least one */
  guint index;       /* of the current one */
  SumiDraft *saved;  /* what the file has; NULL: nothing */
  char *group;       /* of the last change; NULL: the next is a step of its own */
  gint64 changed_us; /* when that was */
};

/* A history that begins with DRAFT, which it takes over and which is not saved. */
SumiDraftHistory *
sumi_draft_history_new (SumiDraft *draft)
{
  SumiDraftHistory *history = g_new0 (SumiDraftHistory, 1);

  history->drafts = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_draft_unref);
  g_ptr_array_add (history->drafts, draft);
  return history;
}

void
sumi_draft_history_free (SumiDraftHistory *history)
{
  g_ptr_array_unref (history->drafts);
  g_clear_pointer (&history->saved, sumi_draft_unref);
  g_free (history->group);
  g_free (history);
}

/* The draft as it is now. Belongs to HISTORY. */
SumiDraft *
sumi_draft_history_get (SumiDraftHistory *history)
{
  return history->drafts->pdata[history->index];
}

/* Makes DRAFT, which HISTORY takes over, the current one; what was undone is forgotten. If GROUP,
 * which may be NULL, is also the group of the change before, and that was made not long before
 * NOW_US, both are undone together. A draft equal to the current one is no change. */
void
sumi_draft_history_push (SumiDraftHistory *history,
                         SumiDraft *draft,
                         const char *group,
                         gint64 now_us)
{
  gboolean continues = group != NULL && g_strcmp0 (group, history->group) == 0
                       && now_us - history->changed_us < SUMI_DRAFT_GROUP_US;

  if (sumi_draft_equal (draft, sumi_draft_history_get (history)))
    {
      sumi_draft_unref (draft);
      return;
    }
  g_ptr_array_set_size (history->drafts, (int) history->index + 1);
  if (continues && history->index > 0)
    {
      sumi_draft_unref (history->drafts->pdata[history->index]);
      history->drafts->pdata[history->index] = draft;
    }
  else
    {
      g_ptr_array_add (history->drafts, draft);
      history->index++;
    }
  g_free (history->group);
  history->group = g_strdup (group);
  history->changed_us = now_us;
}

/* Whether there is a draft before the current one. */
gboolean
sumi_draft_history_can_undo (SumiDraftHistory *history)
{
  return history->index > 0;
}

/* Whether there is a draft after the current one. */
gboolean
sumi_draft_history_can_redo (SumiDraftHistory *history)
{
  return history->index + 1 < history->drafts->len;
}

/* Goes one step back; FALSE if there is none. */
gboolean
sumi_draft_history_undo (SumiDraftHistory *history)
{
  if (!sumi_draft_history_can_undo (history))
    return FALSE;
  history->index--;
  g_clear_pointer (&history->group, g_free);
  return TRUE;
}

/* Goes one step forward again; FALSE if there is none. */
gboolean
sumi_draft_history_redo (SumiDraftHistory *history)
{
  if (!sumi_draft_history_can_redo (history))
    return FALSE;
  history->index++;
  g_clear_pointer (&history->group, g_free);
  return TRUE;
}

/* Lets the next change be undone by itself, whatever its group. */
void
sumi_draft_history_end_group (SumiDraftHistory *history)
{
  g_clear_pointer (&history->group, g_free);
}

/* Notes that the file has DRAFT; NULL: nothing. */
void
sumi_draft_history_set_saved (SumiDraftHistory *history, SumiDraft *draft)
{
  G_GNUC_UNUSED g_autoptr (SumiDraft) old = history->saved;

  history->saved = draft != NULL ? sumi_draft_ref (draft) : NULL;
  sumi_draft_history_end_group (history);
}

/* What the file has; NULL: nothing. Belongs to HISTORY. */
SumiDraft *
sumi_draft_history_get_saved (SumiDraftHistory *history)
{
  return history->saved;
}

/* Whether the file has the current draft. */
gboolean
sumi_draft_history_is_saved (SumiDraftHistory *history)
{
  return history->saved != NULL
         && sumi_draft_equal (history->saved, sumi_draft_history_get (history));
}
