/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-needs.h"

#include "sumi-draft-lesson.h"
#include "sumi-draft-path.h"

static gboolean
has_member (const SumiDraft *draft, const char *where, const char *member)
{
  g_autofree char *path = sumi_draft_member_path (where, member);

  return sumi_draft_get (draft, path) != NULL;
}

static void
note (SumiDraftNeed *need, gboolean is_met, int step)
{
  if (is_met || !need->is_met)
    return;
  need->is_met = FALSE;
  need->step = step;
}

/* Whether the side to move in POSITION has a move. */
static gboolean
can_move (SumiPosition position)
{
  return sumi_position_legal_moves (position) != 0;
}

static void
look_at_steps (const SumiDraft *draft, guint item, SumiDraftNeed *needs)
{
  guint n = sumi_draft_count_steps (draft, item);
  gboolean shows = FALSE, asks = FALSE;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *where = sumi_draft_step_path (item, i, NULL);
      gboolean has_task = has_member (draft, where, "task");
      SumiPosition position;

      note (&needs[SUMI_DRAFT_NEED_TEXTS], has_member (draft, where, "text"), (int) i);
      note (&needs[SUMI_DRAFT_NEED_POSITION],
            !has_task
                || (sumi_draft_get_step_end (draft, item, i, &position) && can_move (position)),
            (int) i);
      shows |= has_member (draft, where, "show");
      asks |= has_task;
    }
  note (&needs[SUMI_DRAFT_NEED_STEPS], n > 0, -1);
  note (&needs[SUMI_DRAFT_NEED_TEXTS], n > 0, -1);
  note (&needs[SUMI_DRAFT_NEED_SHOWN], shows, -1);
  note (&needs[SUMI_DRAFT_NEED_TASK], asks, -1);
}

/* The step of the first thing that PROOF finds wrong; -1: there is none, or it is not in a step. */
static int
find_wrong_step (const SumiDraftProof *proof)
{
  guint item, step;

  if (proof == NULL || proof->mistakes->len == 0
      || !sumi_draft_parse_step (((SumiMistake *) proof->mistakes->pdata[0])->where, &item, &step))
    return -1;
  return (int) step;
}

/* What the lesson at index ITEM needs, each in its order, and whether it is there. PROOF is of the
 * lesson as it is, or NULL while that is not known. */
void
sumi_draft_list_needs (const SumiDraft *draft, guint item, const SumiDraftProof *proof,
                       SumiDraftNeed out_needs[SUMI_N_DRAFT_NEEDS])
{
  g_autofree char *where = sumi_draft_item_path (item, NULL);

  for (guint i = 0; i < SUMI_N_DRAFT_NEEDS; i++)
    out_needs[i] = (SumiDraftNeed){ (SumiDraftNeedKind) i, TRUE, -1 };
  note (&out_needs[SUMI_DRAFT_NEED_TITLE], has_member (draft, where, "title"), -1);
  note (&out_needs[SUMI_DRAFT_NEED_SUMMARY], has_member (draft, where, "summary"), -1);
  note (&out_needs[SUMI_DRAFT_NEED_PROOF], proof != NULL && sumi_draft_proof_holds (proof),
        find_wrong_step (proof));
  look_at_steps (draft, item, out_needs);
}
