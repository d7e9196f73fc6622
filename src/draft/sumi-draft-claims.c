/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-draft-json.h"
#include "sumi-draft-path.h"
#include "sumi-draft-private.h"

/* Claims list the opponent's replies to at most so many right moves. */
#define MAX_REPLIES 3

/* Where mistakes of claims are, in a pack with one item. */
#define CLAIMS "items[0].claims."

/* Whether MISTAKE is about a claim. */
gboolean
sumi_draft_is_of_claims (const SumiMistake *mistake)
{
  return g_str_has_prefix (mistake->where, CLAIMS);
}

/* The first mistake of PROOF that is about claims, or about something else; NULL: none is. */
const SumiMistake *
sumi_draft_proof_find_mistake (const SumiDraftProof *proof, gboolean of_claims)
{
  for (guint i = 0; i < proof->mistakes->len; i++)
    {
      if (sumi_draft_is_of_claims (proof->mistakes->pdata[i]) == of_claims)
        return proof->mistakes->pdata[i];
    }

  return NULL;
}

/* Which claims do not hold, a line each; NULL if all do. Owned by the caller. */
char *
sumi_draft_proof_refute_claims (const SumiDraftProof *proof)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < proof->mistakes->len; i++)
    {
      const SumiMistake *mistake = proof->mistakes->pdata[i];

      if (!sumi_draft_is_of_claims (mistake))
        continue;
      if (lines->len > 0)
        g_string_append_c (lines, '\n');
      /* Translators: the name of a field of a pack, and what is wrong in it. */
      g_string_append_printf (lines, _("%s: %s"), mistake->where + strlen (CLAIMS),
                              mistake->message);
    }

  return lines->len > 0 ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
}

/* Whether PROOF finds moves that are right. */
static gboolean
has_right (const SumiDraftProof *proof)
{
  return proof->judgement != NULL && proof->judgement->is_decided && proof->judgement->right != 0;
}

/* Whether sumi_draft_fill_claims() changes what is claimed: PROOF finds moves that are right, or
 * that a claim does not hold. */
gboolean
sumi_draft_proof_can_claim (const SumiDraftProof *proof)
{
  return proof->pack != NULL
         && (has_right (proof) || sumi_draft_proof_find_mistake (proof, TRUE) != NULL);
}

/* The path in its item of the claim that MISTAKE is about, such as "claims.score" or
 * "claims.replies.h2". Owned by the caller. */
static char *
find_claim (const SumiMistake *mistake)
{
  const char *path = mistake->where + strlen ("items[0].");
  const char *end = path + strlen ("claims.");

  end += strcspn (end, ".[");
  if (g_str_has_prefix (path, "claims.replies."))
    end += 1 + strcspn (end + 1, ".[");
  return g_strndup (path, (gsize) (end - path));
}

/* DRAFT without the claims in the item at index ITEM that do not hold by PROOF, and without what
 * speaks of a line that is gone. */
static SumiDraft *
drop_refuted (const SumiDraft *draft, guint item, const SumiDraftProof *proof)
{
  static const char *const of_line[] = { "claims.forced", "claims.result" };
  g_autofree char *line = sumi_draft_item_path (item, "claims.line");
  gboolean loses_line = sumi_draft_get (draft, line) != NULL;
  SumiDraft *dropped = sumi_draft_ref (draft);

  for (guint i = 0; i < proof->mistakes->len; i++)
    {
      const SumiMistake *mistake = proof->mistakes->pdata[i];
      g_autofree char *claim = sumi_draft_is_of_claims (mistake) ? find_claim (mistake) : NULL;
      g_autofree char *path = claim != NULL ? sumi_draft_item_path (item, claim) : NULL;
      g_autoptr (SumiDraft) before = dropped;

      dropped = path != NULL ? sumi_draft_remove (before, path) : sumi_draft_ref (before);
    }
  loses_line = loses_line && sumi_draft_get (dropped, line) == NULL;
  for (guint i = 0; loses_line && i < G_N_ELEMENTS (of_line); i++)
    {
      g_autofree char *path = sumi_draft_item_path (item, of_line[i]);
      g_autoptr (SumiDraft) before = dropped;

      dropped = sumi_draft_remove (before, path);
    }
  return dropped;
}

/* DRAFT with the claims that follow from PROOF in the item at index ITEM: all right moves, whether
 * there is only one, and the replies to them if they are few. Other claims stay, unless they do not
 * hold. NULL if nothing is to be claimed anew. */
SumiDraft *
sumi_draft_fill_claims (const SumiDraft *draft, guint item, const SumiDraftProof *proof)
{
  const SumiJudgement *judgement = proof->judgement;
  g_autofree char *solutions = sumi_draft_item_path (item, "claims.solutions");
  g_autofree char *unique = sumi_draft_item_path (item, "claims.unique");
  g_autofree char *replies = sumi_draft_item_path (item, "claims.replies");
  g_autoptr (SumiDraft) holding = NULL;
  g_autoptr (SumiDraft) filled = NULL;
  int n;

  if (!sumi_draft_proof_can_claim (proof))
    return NULL;
  holding = drop_refuted (draft, item, proof);
  if (!has_right (proof))
    return g_steal_pointer (&holding);
  n = sumi_bitboard_count (judgement->right);
  filled = sumi_draft_set (holding, solutions, sumi_draft_list_squares (judgement->right));
  for (guint i = 0; n <= MAX_REPLIES && i < judgement->n_moves; i++)
    {
      const SumiMoveVerdict *verdict = &judgement->moves[i];
      g_autoptr (SumiDraft) before = g_steal_pointer (&filled);
      g_autofree char *path
        = g_strdup_printf ("%s.%s", replies, sumi_square_to_name (verdict->move));

      filled = verdict->verdict == SUMI_VERDICT_RIGHT
                   ? sumi_draft_set (before, path, sumi_draft_list_squares (verdict->replies))
                   : sumi_draft_remove (before, path);
    }
  return sumi_draft_set_boolean (filled, unique, n == 1);
}
