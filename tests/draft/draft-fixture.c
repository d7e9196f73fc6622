/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draft-fixture.h"

#include <string.h>

#include "sumi-mistake.h"

/* The text of DRAFT, which is read again and gives the same. */
char *
draft_fixture_save (const SumiDraft *draft)
{
  char *text = sumi_draft_to_text (draft);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiDraft) again = sumi_draft_from_data (text, strlen (text), mistakes);
  g_autofree char *text_again = NULL;

  g_assert_nonnull (again);
  g_assert_cmpuint (mistakes->len, ==, 0);
  text_again = sumi_draft_to_text (again);
  g_assert_cmpstr (text, ==, text_again);
  return text;
}

/* Goes on to CHANGED, which is taken over, in HISTORY, and adds its text to TEXTS, those of all
 * drafts of HISTORY, unless nothing was changed. */
void
draft_fixture_push (SumiDraftHistory *history, SumiDraft *changed, GPtrArray *texts)
{
  g_autofree char *text = draft_fixture_save (changed);

  sumi_draft_history_push (history, changed, NULL, 0);
  if (!g_str_equal (text, texts->pdata[texts->len - 1]))
    g_ptr_array_add (texts, g_steal_pointer (&text));
}

/* Undoes all that was done in HISTORY and does it again; TEXTS are those of its drafts. */
void
draft_fixture_walk (SumiDraftHistory *history, const GPtrArray *texts)
{
  guint at;

  for (at = texts->len; at > 0; at--)
    {
      g_autofree char *text = sumi_draft_to_text (sumi_draft_history_get (history));

      g_assert_cmpstr (text, ==, texts->pdata[at - 1]);
      g_assert_cmpint (sumi_draft_history_undo (history), ==, at > 1);
    }
  while (sumi_draft_history_redo (history))
    {
      g_autofree char *text = sumi_draft_to_text (sumi_draft_history_get (history));

      at++;
      g_assert_cmpstr (text, ==, texts->pdata[at]);
    }
  g_assert_cmpuint (at, ==, texts->len - 1);
}
