/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pages.h"

#include "sumi-ui.h"

/* Whether a page is above the visible one, or one that another has taken the place of. (The
 * leaflet's order is that of its model; its children have another.) */
static gboolean
is_over (AdwLeaflet *leaflet, GListModel *pages, guint index)
{
  g_autoptr (AdwLeafletPage) page = g_list_model_get_item (pages, index);
  GtkWidget *visible = adw_leaflet_get_visible_child (leaflet);

  if (adw_leaflet_page_get_child (page) == visible)
    return FALSE;
  if (!adw_leaflet_page_get_navigatable (page))
    return TRUE;
  for (guint i = 0; i < index; i++)
    {
      g_autoptr (AdwLeafletPage) below = g_list_model_get_item (pages, i);

      if (adw_leaflet_page_get_child (below) == visible)
        return TRUE;
    }
  return FALSE;
}

/* The pages that are over, or those that are not; the array keeps them. */
static GPtrArray *
list_pages (AdwLeaflet *leaflet, gboolean are_over)
{
  g_autoptr (GListModel) pages = G_LIST_MODEL (adw_leaflet_get_pages (leaflet));
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwLeafletPage) page = g_list_model_get_item (pages, i);

      if (is_over (leaflet, pages, i) == are_over)
        g_ptr_array_add (list, g_object_ref (adw_leaflet_page_get_child (page)));
    }
  return list;
}

/**
 * sumi_pages_list: the pages from the first to the visible one that the way back leads through; the
 * caller owns the array, which keeps them.
 */
GPtrArray *
sumi_pages_list (AdwLeaflet *leaflet)
{
  return list_pages (leaflet, FALSE);
}

/**
 * sumi_pages_list_over: the pages that are over; the caller owns the array, which keeps them.
 */
GPtrArray *
sumi_pages_list_over (AdwLeaflet *leaflet)
{
  return list_pages (leaflet, TRUE);
}

/**
 * sumi_pages_leave: says that no way back leads any more to a page above the first for which
 * IS_LEFT is true; NULL: to any.
 */
void
sumi_pages_leave (AdwLeaflet *leaflet, gboolean (*is_left) (GtkWidget *page))
{
  g_autoptr (GListModel) pages = G_LIST_MODEL (adw_leaflet_get_pages (leaflet));

  for (guint i = 1; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwLeafletPage) page = g_list_model_get_item (pages, i);

      if (is_left == NULL || is_left (adw_leaflet_page_get_child (page)))
        adw_leaflet_page_set_navigatable (page, FALSE);
    }
}

/**
 * sumi_pages_leave_over: says the same of all pages above the visible one, which stay until the
 * leaflet has moved: a page that comes before that takes their place.
 */
void
sumi_pages_leave_over (AdwLeaflet *leaflet)
{
  g_autoptr (GPtrArray) over = sumi_pages_list_over (leaflet);

  for (guint i = 0; i < over->len; i++)
    adw_leaflet_page_set_navigatable (adw_leaflet_get_page (leaflet, over->pdata[i]), FALSE);
}

/**
 * sumi_pages_drop_over: takes all pages away that are over. Not to be called while the leaflet
 * moves or tells of a change: it must not lose a page then, nor while somebody holds the list of
 * its pages.
 */
void
sumi_pages_drop_over (AdwLeaflet *leaflet)
{
  g_autoptr (GPtrArray) over = sumi_pages_list_over (leaflet);

  for (guint i = 0; i < over->len; i++)
    {
      sumi_ui_close_popovers (over->pdata[i]);
      adw_leaflet_remove (leaflet, over->pdata[i]);
    }
}
