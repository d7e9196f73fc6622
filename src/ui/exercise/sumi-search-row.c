/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-search-row.h"

/* A search that takes longer than this shows itself. */
#define SEARCH_SHOWS_MS 300

struct _SumiSearchRow
{
  AdwBin parent_instance;

  guint timer;
};

G_DEFINE_FINAL_TYPE (SumiSearchRow, sumi_search_row, ADW_TYPE_BIN)

static gboolean
timer_cb (gpointer data)
{
  SumiSearchRow *self = data;

  self->timer = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  return G_SOURCE_REMOVE;
}

static void
sumi_search_row_dispose (GObject *object)
{
  g_clear_handle_id (&SUMI_SEARCH_ROW (object)->timer, g_source_remove);
  G_OBJECT_CLASS (sumi_search_row_parent_class)->dispose (object);
}

static void
sumi_search_row_class_init (SumiSearchRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_search_row_dispose;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/sumi_reversi/Sumi/sumi-search-row.ui");
}

static void
sumi_search_row_init (SumiSearchRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_search_row_set_searching: whether something is searched for; the row is shown once that
 * takes a while.
 */
void
sumi_search_row_set_searching (SumiSearchRow *self, gboolean is_searching)
{
  if (is_searching && self->timer == 0 && !gtk_widget_get_visible (GTK_WIDGET (self)))
    self->timer = g_timeout_add (SEARCH_SHOWS_MS, timer_cb, self);
  if (!is_searching)
    {
      g_clear_handle_id (&self->timer, g_source_remove);
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
    }
}
