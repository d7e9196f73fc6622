/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-drills-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-drill-words.h"
#include "sumi-ui-names.h"
#include "sumi-words.h"

struct _SumiDrillsPage
{
  SumiPage parent_instance;

  SumiStudy *study;
  AdwActionRow *rows[SUMI_N_DRILLS];
  GtkLabel *bests[SUMI_N_DRILLS];

  AdwPreferencesGroup *group;
};

G_DEFINE_FINAL_TYPE (SumiDrillsPage, sumi_drills_page, SUMI_TYPE_PAGE)

static void
add_row (SumiDrillsPage *self, SumiDrillKind kind)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *best = gtk_label_new (NULL);
  GtkWidget *image = gtk_image_new_from_icon_name ("go-next-symbolic");
  g_autofree char *limit = sumi_drill_word_limit (kind);
  /* Translators: what is done in a drill, and how long it takes. */
  g_autofree char *subtitle = g_strdup_printf (_("%s %s."), sumi_drill_get_summary (kind), limit);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sumi_drill_get_title (kind));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.drill");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", sumi_drill_kind_to_name (kind));
  gtk_widget_add_css_class (best, "dim-label");
  gtk_widget_add_css_class (best, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), best);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), image);
  adw_preferences_group_add (self->group, row);
  self->rows[kind] = ADW_ACTION_ROW (row);
  self->bests[kind] = GTK_LABEL (best);
}

static void
update (SumiDrillsPage *self)
{
  for (int kind = 0; kind < SUMI_N_DRILLS; kind++)
    {
      const SumiProgress *progress = sumi_study_get_progress (self->study);
      g_autofree char *best = sumi_drill_word_best (progress, (SumiDrillKind) kind);
      g_autofree char *description
        = sumi_words_follow (adw_action_row_get_subtitle (self->rows[kind]),
                             best != NULL ? best : "");

      gtk_label_set_label (self->bests[kind], best != NULL ? best : "");
      gtk_widget_set_visible (GTK_WIDGET (self->bests[kind]), best != NULL);
      sumi_ui_describe_row (self->rows[kind], description);
    }
}

static gboolean
sumi_drills_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (SUMI_DRILLS_PAGE (widget)->group),
                                 GTK_DIR_TAB_FORWARD);
}

static void
sumi_drills_page_dispose (GObject *object)
{
  g_clear_object (&SUMI_DRILLS_PAGE (object)->study);
  G_OBJECT_CLASS (sumi_drills_page_parent_class)->dispose (object);
}

static void
sumi_drills_page_class_init (SumiDrillsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_drills_page_dispose;
  widget_class->grab_focus = sumi_drills_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-drills-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiDrillsPage, group);
}

static void
sumi_drills_page_init (SumiDrillsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int kind = 0; kind < SUMI_N_DRILLS; kind++)
    add_row (self, (SumiDrillKind) kind);
}

/**
 * sumi_drills_page_new: a page with the drills and what the learner of STUDY has reached in them.
 */
GtkWidget *
sumi_drills_page_new (SumiStudy *study)
{
  SumiDrillsPage *self = g_object_new (SUMI_TYPE_DRILLS_PAGE, NULL);

  self->study = g_object_ref (study);
  g_signal_connect_object (study, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
