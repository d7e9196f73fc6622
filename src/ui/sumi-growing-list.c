/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-growing-list.h"

/* From so many on all others are added at once: GTK makes rows of no more. */
#define MAX_MADE 300

struct _SumiGrowingList
{
  GObject parent_instance;

  GListModel *source;
  GtkWidget *view; /* not owned; NULL once it is gone */
  guint n_shown;   /* the first of the source */
  guint growing;   /* with each frame of the view; 0: all are shown */
  gboolean is_new; /* the next frame lays out what is shown, which is enough for it */
};

static GType
get_item_type (GListModel *list)
{
  return g_list_model_get_item_type (SUMI_GROWING_LIST (list)->source);
}

static guint
get_n_items (GListModel *list)
{
  return SUMI_GROWING_LIST (list)->n_shown;
}

static gpointer
get_item (GListModel *list, guint position)
{
  SumiGrowingList *self = SUMI_GROWING_LIST (list);

  return position < self->n_shown ? g_list_model_get_item (self->source, position) : NULL;
}

static void
init_list_model (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (SumiGrowingList, sumi_growing_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_list_model))

static gboolean
grow_cb (GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
  SumiGrowingList *self = data;
  guint n = g_list_model_get_n_items (self->source), n_before = self->n_shown;
  guint n_more = n_before < MAX_MADE ? MIN (n - n_before, SUMI_GROWING_LIST_STEP) : n - n_before;

  if (self->is_new)
    {
      self->is_new = FALSE;
      return G_SOURCE_CONTINUE;
    }
  self->n_shown += n_more;
  if (self->n_shown == n)
    self->growing = 0;
  g_list_model_items_changed (G_LIST_MODEL (self), n_before, 0, n_more);
  return n_before + n_more < n ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Shows more with the next frame, if there is more. */
static void
grow (SumiGrowingList *self)
{
  if (self->growing == 0 && self->view != NULL
      && self->n_shown < g_list_model_get_n_items (self->source))
    self->growing = gtk_widget_add_tick_callback (self->view, grow_cb, self, NULL);
}

/* Changes to what is not shown yet are not told. Where more is added than is shown at once, what
 * stands after it is shown later, too. */
static void
source_changed_cb (SumiGrowingList *self, guint position, guint removed, guint added)
{
  if (position <= self->n_shown)
    {
      guint n_after = self->n_shown - position;
      guint n_removed = MIN (removed, n_after), n_added = added;

      if (added > SUMI_GROWING_LIST_STEP)
        {
          n_removed = n_after;
          n_added = SUMI_GROWING_LIST_STEP;
          self->is_new = TRUE;
        }
      self->n_shown += n_added - n_removed;
      g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, n_added);
    }
  grow (self);
}

static void
sumi_growing_list_dispose (GObject *object)
{
  SumiGrowingList *self = SUMI_GROWING_LIST (object);

  if (self->growing != 0 && self->view != NULL)
    gtk_widget_remove_tick_callback (self->view, self->growing);
  self->growing = 0;
  g_clear_weak_pointer (&self->view);
  g_clear_object (&self->source);
  G_OBJECT_CLASS (sumi_growing_list_parent_class)->dispose (object);
}

static void
sumi_growing_list_class_init (SumiGrowingListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_growing_list_dispose;
}

static void
sumi_growing_list_init (SumiGrowingList *self)
{
}

/**
 * sumi_growing_list_new: shows SOURCE in VIEW, which it does not own, step by step with the frames
 * of VIEW. Owned by the caller.
 */
SumiGrowingList *
sumi_growing_list_new (GListModel *source, GtkWidget *view)
{
  SumiGrowingList *self = g_object_new (SUMI_TYPE_GROWING_LIST, NULL);

  self->source = g_object_ref (source);
  g_set_weak_pointer (&self->view, view);
  self->n_shown = MIN (g_list_model_get_n_items (source), SUMI_GROWING_LIST_STEP);
  self->is_new = TRUE;
  g_signal_connect_object (source, "items-changed", G_CALLBACK (source_changed_cb), self,
                           G_CONNECT_SWAPPED);
  grow (self);
  return self;
}
