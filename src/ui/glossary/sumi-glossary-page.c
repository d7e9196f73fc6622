/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-glossary-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-collate.h"
#include "sumi-glossary.h"
#include "sumi-term-view.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"

enum
{
  N_AT_ONCE = 4, /* terms that a frame adds: each has a board and two texts to lay out */
};

struct _SumiGlossaryPage
{
  SumiPage parent_instance;

  GtkSearchEntry *search;
  GtkListBox *list; /* a row a term, in the order of the glossary */
  GtkLabel *nothing; /* is found: what is said in place of them */
  guint n_rows;     /* terms that are there already */
  const SumiTerm *wanted; /* gets the focus when it is there; NULL: none */
};

G_DEFINE_FINAL_TYPE (SumiGlossaryPage, sumi_glossary_page, SUMI_TYPE_PAGE)

static const SumiTerm *
get_term (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "term");
}

/* Adds the next term. */
static void
add_term (SumiGlossaryPage *self)
{
  const SumiTerm *term = sumi_glossary_get (self->n_rows++);
  GtkWidget *row = gtk_list_box_row_new ();

  g_object_set_data (G_OBJECT (row), "term", (gpointer) term);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), sumi_term_view_new (term));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_add_css_class (row, "term");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sumi_term_get_name (term), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sumi_term_get_explanation (term), -1);
  gtk_list_box_append (self->list, row);
  if (term == self->wanted)
    {
      self->wanted = NULL;
      gtk_widget_grab_focus (row);
      sumi_ui_bring_into_sight (row);
    }
}

static gboolean
has_all (SumiGlossaryPage *self)
{
  return self->n_rows == sumi_glossary_get_n_terms ();
}

static gboolean
add_terms_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SumiGlossaryPage *self = SUMI_GLOSSARY_PAGE (widget);

  for (int i = 0; i < N_AT_ONCE && !has_all (self); i++)
    add_term (self);
  return has_all (self) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static gboolean
holds (const char *text, const char *words)
{
  g_autofree char *folded = sumi_collate_fold (text);

  return strstr (folded, words) != NULL;
}

/* Rows are hidden one by one: screen readers still find those that a filter takes out. */
static void
search_changed_cb (SumiGlossaryPage *self)
{
  g_autofree char *words
    = sumi_collate_fold (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  GtkListBoxRow *row;
  gboolean is_found = FALSE;

  self->wanted = NULL;
  while (!has_all (self))
    add_term (self);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      const SumiTerm *term = get_term (row);
      gboolean is_wanted = holds (sumi_term_get_name (term), words)
                           || holds (sumi_term_get_explanation (term), words);

      gtk_widget_set_visible (GTK_WIDGET (row), is_wanted);
      is_found = is_found || is_wanted;
    }
  sumi_ui_tell_found (self->search, is_found ? NULL : gtk_label_get_label (self->nothing));
}

/* To the first term that is found, of what is typed by now. */
static void
search_activated_cb (SumiGlossaryPage *self)
{
  search_changed_cb (self);
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

static void
stop_search_cb (SumiGlossaryPage *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
show_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_glossary_page_show (SUMI_GLOSSARY_PAGE (widget), g_variant_get_string (parameter, NULL));
}

static void
search_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (SUMI_GLOSSARY_PAGE (widget)->search));
}

static gboolean
sumi_glossary_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_GLOSSARY_PAGE (widget)->search));
}

static void
sumi_glossary_page_class_init (SumiGlossaryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = sumi_glossary_page_grab_focus;

  gtk_widget_class_install_action (widget_class, "term.show", "s", show_cb);
  gtk_widget_class_install_action (widget_class, "glossary.search", NULL, search_cb);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-glossary-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiGlossaryPage, search);
  gtk_widget_class_bind_template_child (widget_class, SumiGlossaryPage, list);
  gtk_widget_class_bind_template_child (widget_class, SumiGlossaryPage, nothing);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
}

static void
sumi_glossary_page_init (SumiGlossaryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_terms_cb (GTK_WIDGET (self), NULL, NULL);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), add_terms_cb, NULL, NULL);
}

GtkWidget *
sumi_glossary_page_new (void)
{
  return g_object_new (SUMI_TYPE_GLOSSARY_PAGE, NULL);
}

/**
 * sumi_glossary_page_show: goes to the term ID, or will as soon as it is there; does nothing if
 * there is none.
 */
void
sumi_glossary_page_show (SumiGlossaryPage *self, const char *id)
{
  const SumiTerm *term = sumi_glossary_find (id);
  GtkListBoxRow *row;

  if (term == NULL)
    return;
  self->wanted = NULL;
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    {
      gtk_editable_set_text (GTK_EDITABLE (self->search), "");
      search_changed_cb (self);
    }
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      if (get_term (row) != term)
        continue;
      gtk_widget_grab_focus (GTK_WIDGET (row));
      return;
    }
  self->wanted = term;
}
