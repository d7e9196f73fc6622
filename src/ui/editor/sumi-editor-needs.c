/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-needs.h"

#include <glib/gi18n-lib.h>

#include "sumi-ui-names.h"

static const char *const sentences[] = {
  [SUMI_DRAFT_NEED_TITLE] = N_("It has a title"),
  [SUMI_DRAFT_NEED_SUMMARY] = N_("It says what pupils will be able to do"),
  [SUMI_DRAFT_NEED_STEPS] = N_("It has steps"),
  [SUMI_DRAFT_NEED_TEXTS] = N_("Each step has a text"),
  [SUMI_DRAFT_NEED_SHOWN] = N_("Something is shown on the board"),
  [SUMI_DRAFT_NEED_TASK] = N_("Something is asked"),
  [SUMI_DRAFT_NEED_POSITION] = N_("Where something is asked, there is a move"),
  [SUMI_DRAFT_NEED_PROOF] = N_("All that can be proved is proved"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (sentences) == SUMI_N_DRAFT_NEEDS);

static GtkWidget *
create_row (void)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *tick = gtk_image_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), tick);
  g_object_set_data (G_OBJECT (row), "tick", tick);
  sumi_ui_describe_row (ADW_ACTION_ROW (row), NULL);
  return row;
}

/* Whether NEED is met, and if not, where; the caller frees it. */
static char *
describe_state (const SumiDraftNeed *need)
{
  if (need->is_met)
    return g_strdup (C_("what a lesson needs", "Done"));
  if (need->step >= 0)
    /* Translators: where something is missing: the number of a step of a lesson. */
    return g_strdup_printf (_("Missing in step %d"), need->step + 1);
  return g_strdup (C_("what a lesson needs", "Missing"));
}

static void
update_row (GtkListBoxRow *row, const SumiDraftNeed *need)
{
  GtkWidget *tick = g_object_get_data (G_OBJECT (row), "tick");
  g_autofree char *said = describe_state (need);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(sentences[need->kind]));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), said);
  gtk_image_set_from_icon_name (GTK_IMAGE (tick),
                                need->is_met ? "emblem-ok-symbolic" : "content-loading-symbolic");
  gtk_list_box_row_set_activatable (row, !need->is_met);
  g_object_set_data (G_OBJECT (row), "step", GINT_TO_POINTER (need->step));
}

/**
 * sumi_editor_needs_show: shows in LIST what the lesson at index ITEM of DRAFT needs. PROOF is of
 * the lesson as it is, or NULL while that is not known.
 */
void
sumi_editor_needs_show (GtkListBox *list,
                        const SumiDraft *draft,
                        guint item,
                        const SumiDraftProof *proof)
{
  SumiDraftNeed needs[SUMI_N_DRAFT_NEEDS];

  sumi_draft_list_needs (draft, item, proof, needs);
  for (int i = 0; i < SUMI_N_DRAFT_NEEDS; i++)
    {
      if (gtk_list_box_get_row_at_index (list, i) == NULL)
        gtk_list_box_append (list, create_row ());
      update_row (gtk_list_box_get_row_at_index (list, i), &needs[i]);
    }
}

/**
 * sumi_editor_needs_to_text: NEED and whether it is met, in words; the caller frees it.
 */
char *
sumi_editor_needs_to_text (const SumiDraftNeed *need)
{
  g_autofree char *said = describe_state (need);

  /* Translators: what a lesson needs, and where that is missing. */
  return g_strdup_printf (_("%s: %s"), _(sentences[need->kind]), said);
}

/**
 * sumi_editor_needs_get_step: the step in which what ROW speaks of is missing; -1 if it is not in
 * one.
 */
int
sumi_editor_needs_get_step (GtkListBoxRow *row)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "step"));
}
