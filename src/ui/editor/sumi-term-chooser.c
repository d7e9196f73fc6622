/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-term-chooser.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-collate.h"
#include "sumi-glossary.h"

/* Under this name a row keeps its term. */
#define TERM "term"

struct _SumiTermChooser
{
  GtkPopover parent_instance;

  GtkEditable *search;
  GtkListBox *list; /* a row a term, in the order of the glossary; made when it is opened first */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiTermChooser, sumi_term_chooser, GTK_TYPE_POPOVER)

static const SumiTerm *
get_term (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), TERM);
}

static void
choose (SumiTermChooser *self, GtkListBoxRow *row)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[CHOSEN], 0, sumi_term_get_name (get_term (row)));
}

static void
row_activated_cb (SumiTermChooser *self, GtkListBoxRow *row)
{
  choose (self, row);
}

/* Rows are hidden one by one: screen readers still find those that a filter takes out. */
static void
search_changed_cb (SumiTermChooser *self)
{
  g_autofree char *words = sumi_collate_fold (gtk_editable_get_text (self->search));
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      g_autofree char *name = sumi_collate_fold (sumi_term_get_name (get_term (row)));

      gtk_widget_set_visible (GTK_WIDGET (row), strstr (name, words) != NULL);
    }
}

static void
entered_cb (SumiTermChooser *self)
{
  GtkListBoxRow *row;
  int i = 0;

  while ((row = gtk_list_box_get_row_at_index (self->list, i)) != NULL
         && !gtk_widget_get_visible (GTK_WIDGET (row)))
    i++;
  if (row != NULL)
    choose (self, row);
}

/* A search entry keeps Escape to itself. */
static void
stop_search_cb (SumiTermChooser *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
add_row (SumiTermChooser *self, const SumiTerm *term)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (sumi_term_get_name (term));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sumi_term_get_explanation (term), -1);
  gtk_widget_set_tooltip_text (row, sumi_term_get_explanation (term));
  g_object_set_data (G_OBJECT (row), TERM, (gpointer) term);
  gtk_list_box_append (self->list, row);
}

static void
sumi_term_chooser_show (GtkWidget *widget)
{
  SumiTermChooser *self = SUMI_TERM_CHOOSER (widget);

  if (gtk_list_box_get_row_at_index (self->list, 0) == NULL)
    {
      for (guint i = 0; i < sumi_glossary_get_n_terms (); i++)
        add_row (self, sumi_glossary_get (i));
    }
  gtk_editable_set_text (self->search, "");
  GTK_WIDGET_CLASS (sumi_term_chooser_parent_class)->show (widget);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
sumi_term_chooser_class_init (SumiTermChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->show = sumi_term_chooser_show;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-term-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiTermChooser, search);
  gtk_widget_class_bind_template_child (widget_class, SumiTermChooser, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
sumi_term_chooser_init (SumiTermChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
