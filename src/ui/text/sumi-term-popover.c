/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-term-popover.h"

#include "sumi-term-view.h"

struct _SumiTermPopover
{
  GtkPopover parent_instance;

  SumiTermView *view;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (SumiTermPopover, sumi_term_popover, GTK_TYPE_POPOVER)

static void
show_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_term_popover_show (SUMI_TERM_POPOVER (widget), g_variant_get_string (parameter, NULL));
}

static void
clicked_cb (SumiTermPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
sumi_term_popover_class_init (SumiTermPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "term.show", "s", show_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-term-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiTermPopover, view);
  gtk_widget_class_bind_template_child (widget_class, SumiTermPopover, button);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
sumi_term_popover_init (SumiTermPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sumi_term_popover_new (void)
{
  return g_object_new (SUMI_TYPE_TERM_POPOVER, NULL);
}

/**
 * sumi_term_popover_show: explains the term ID; does nothing if there is none.
 */
void
sumi_term_popover_show (SumiTermPopover *self, const char *id)
{
  const SumiTerm *term = sumi_glossary_find (id);

  if (term == NULL)
    return;
  sumi_term_view_show (self->view, term);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s", id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sumi_term_get_name (term), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sumi_term_get_explanation (term), -1);
}
