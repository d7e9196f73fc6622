/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-help-page.h"

#include "sumi-translation.h"
#include "sumi-ui-focus.h"
#include "sumi-ui.h"

struct _SumiHelpPage
{
  SumiPage parent_instance;

  GtkWidget *questions;
  AdwActionRow *languages;
  AdwExpanderRow *teaching;
};

G_DEFINE_FINAL_TYPE (SumiHelpPage, sumi_help_page, SUMI_TYPE_PAGE)

static gboolean
sumi_help_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (SUMI_HELP_PAGE (widget)->questions, GTK_DIR_TAB_FORWARD);
}

/* The names of the languages that can be chosen, each in itself, side by side. */
static void
list_languages (SumiHelpPage *self)
{
  g_auto (GStrv) languages = sumi_translation_list ();
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; languages[i] != NULL; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " · " : "",
                            sumi_translation_get_name (languages[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->languages), names->str);
}

static void
sumi_help_page_class_init (SumiHelpPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = sumi_help_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-help-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiHelpPage, questions);
  gtk_widget_class_bind_template_child (widget_class, SumiHelpPage, languages);
  gtk_widget_class_bind_template_child (widget_class, SumiHelpPage, teaching);
}

static void
sumi_help_page_init (SumiHelpPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_lay_out_unfolded (self->questions);
  list_languages (self);
}

/**
 * sumi_help_page_show_teaching: opens what there is for teachers, and goes there.
 */
void
sumi_help_page_show_teaching (SumiHelpPage *self)
{
  adw_expander_row_set_expanded (self->teaching, TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->teaching), GTK_DIR_TAB_FORWARD);
  sumi_ui_bring_into_sight (GTK_WIDGET (self->teaching));
}

GtkWidget *
sumi_help_page_new (void)
{
  return g_object_new (SUMI_TYPE_HELP_PAGE, NULL);
}
