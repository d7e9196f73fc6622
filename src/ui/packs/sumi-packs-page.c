/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-packs-page.h"

#include "sumi-pack-row.h"
#include "sumi-ui.h"

struct _SumiPacksPage
{
  AdwBin parent_instance;

  SumiLibrary *library;
  GtkStack *stack;
  GtkListBox *list;
};

enum
{
  PACK_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPacksPage, sumi_packs_page, ADW_TYPE_BIN)

static void
update_stack (SumiPacksPage *self)
{
  gboolean is_empty = g_list_model_get_n_items (G_LIST_MODEL (self->library)) == 0;

  sumi_ui_show_child (self->stack, is_empty ? "empty" : "list");
}

static void
row_activated_cb (SumiPacksPage *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[PACK_CHOSEN], 0, sumi_pack_row_get_pack_file (SUMI_PACK_ROW (row)));
}

static void
closed_cb (SumiPacksPage *self, SumiPackRow *row)
{
  sumi_library_close (self->library, sumi_pack_row_get_pack_file (row));
}

static GtkWidget *
create_row_cb (gpointer item, gpointer data)
{
  GtkWidget *row = sumi_pack_row_new (item);

  g_signal_connect_object (row, "closed", G_CALLBACK (closed_cb), data, G_CONNECT_SWAPPED);
  return row;
}

static void
sumi_packs_page_dispose (GObject *object)
{
  g_clear_object (&SUMI_PACKS_PAGE (object)->library);
  G_OBJECT_CLASS (sumi_packs_page_parent_class)->dispose (object);
}

static void
sumi_packs_page_class_init (SumiPacksPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_packs_page_dispose;

  signals[PACK_CHOSEN] = g_signal_new ("pack-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, SUMI_TYPE_PACK_FILE);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-packs-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPacksPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiPacksPage, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
sumi_packs_page_init (SumiPacksPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_packs_page_set_library: shows the packs of LIBRARY; to be called once.
 */
void
sumi_packs_page_set_library (SumiPacksPage *self, SumiLibrary *library)
{
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (library), create_row_cb, self, NULL);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (update_stack), self,
                           G_CONNECT_SWAPPED);
  update_stack (self);
}
