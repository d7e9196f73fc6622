/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-focus-keeper.h"

#include "sumi-board-view.h"
#include "sumi-header.h"

struct _SumiFocusKeeper
{
  GObject parent_instance;

  GtkWindow *window;      /* not owned, as it owns this */
  AdwLeaflet *leaflet;    /* of it, with the pages */
  GSignalGroup *unmapped; /* of the widget that has the focus */
  GtkWidget *last;        /* what had it last in sight, in no menu or message; a weak pointer */
  GtkWidget *first;       /* what GTK gave it to at first; a weak pointer */
  gboolean has_begun;     /* it was on a page, below its header, or somebody moved it */
};

G_DEFINE_FINAL_TYPE (SumiFocusKeeper, sumi_focus_keeper, G_TYPE_OBJECT)

/* What had the focus last on the page in sight, and can have it again; NULL without it. */
static GtkWidget *
find_last (SumiFocusKeeper *self)
{
  GtkWidget *page = adw_leaflet_get_visible_child (self->leaflet);

  return self->last != NULL && gtk_widget_get_mapped (self->last)
                 && gtk_widget_is_sensitive (self->last)
                 && gtk_widget_is_ancestor (self->last, page)
             ? self->last
             : NULL;
}

/* Whether GTK took the focus from a button since there is nothing more to be done with it. */
static gboolean
has_become_insensitive (SumiFocusKeeper *self)
{
  return self->last != NULL && gtk_widget_get_mapped (self->last)
         && !gtk_widget_is_sensitive (self->last);
}

/* The key that pressed a button plays no move when it is pressed once more. */
static void
avoid_move (SumiFocusKeeper *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);
  GtkWidget *board
      = focus != NULL ? gtk_widget_get_ancestor (focus, SUMI_TYPE_BOARD_VIEW) : NULL;

  if (board != NULL)
    sumi_board_view_focus_disc (SUMI_BOARD_VIEW (board));
}

/* Gives the focus back to what had it on the page in sight, or to where that page begins, which is
 * not looked for from what is out of sight now. */
static void
renew (SumiFocusKeeper *self)
{
  GtkWidget *last = find_last (self);
  gboolean has_done_all = has_become_insensitive (self);

  gtk_window_set_focus (self->window, last);
  if (last == NULL)
    sumi_focus_keeper_begin_at (adw_leaflet_get_visible_child (self->leaflet));
  if (has_done_all)
    avoid_move (self);
}

/* While one page gives way to another, what is on the first can still be clicked. */
static gboolean
is_in_sight (SumiFocusKeeper *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);
  GtkWidget *page = adw_leaflet_get_visible_child (self->leaflet);

  return focus != NULL && gtk_widget_get_mapped (focus)
         && (gtk_widget_is_ancestor (focus, page)
             || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->leaflet)));
}

static void
paint_cb (SumiFocusKeeper *self, GdkFrameClock *clock)
{
  g_signal_handlers_disconnect_by_func (clock, paint_cb, self);
  if (!is_in_sight (self))
    renew (self);
  if (!is_in_sight (self))
    gtk_window_set_focus (self->window, NULL);
}

/* What is not laid out yet may come in sight with the next frame. Once that is painted, GTK moves
 * the focus from what is hidden or removed: to whatever takes it around that, even if it has no
 * name, or to the first widget of the window. */
static void
check (SumiFocusKeeper *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->window));

  if (clock == NULL)
    return;
  g_signal_handlers_disconnect_by_func (clock, paint_cb, self);
  g_signal_connect_object (clock, "paint", G_CALLBACK (paint_cb), self, G_CONNECT_SWAPPED);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
}

/* Whether WIDGET is in a toast, whose type libadwaita keeps to itself. */
static gboolean
is_in_message (GtkWidget *widget)
{
  while (widget != NULL && !g_str_equal (gtk_widget_get_css_name (widget), "toast"))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL;
}

static void
begin_cb (SumiFocusKeeper *self, GdkFrameClock *clock)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  if (self->has_begun)
    g_signal_handlers_disconnect_by_func (clock, begin_cb, self);
  else if (GTK_IS_SCROLLED_WINDOW (focus))
    gtk_widget_child_focus (focus, GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (adw_leaflet_get_visible_child (self->leaflet));
}

/* A window is there before what is read for its first page, and GTK gives the focus to the first
 * button of the header, or to what the page is scrolled in: the page has it as soon as there is
 * something in sight that takes it, unless somebody was elsewhere in the header meanwhile. */
static void
look_for_beginning (SumiFocusKeeper *self, GtkWidget *focus)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->window));
  gboolean is_in_header;

  if (self->has_begun || focus == NULL)
    return;
  is_in_header = gtk_widget_get_ancestor (focus, SUMI_TYPE_HEADER) != NULL;
  self->has_begun = clock == NULL || (!is_in_header && !GTK_IS_SCROLLED_WINDOW (focus))
                    || (is_in_header && self->first != NULL && self->first != focus);
  if (self->has_begun || self->first != NULL)
    return;
  g_set_weak_pointer (&self->first, focus);
  g_signal_connect_object (clock, "after-paint", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
}

/* A page may take the focus when it is not the one in sight. */
static void
focus_changed_cb (SumiFocusKeeper *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  look_for_beginning (self, focus);
  if (focus != NULL ? !is_in_sight (self) : has_become_insensitive (self))
    check (self);
  else if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL
           && !is_in_message (focus))
    g_set_weak_pointer (&self->last, focus);
}

/* When a message goes its page is as it was: before the next frame GTK would have given the focus
 * to the first widget of the window. */
static void
unmapped_cb (SumiFocusKeeper *self, GtkWidget *unmapped)
{
  gboolean was_in_message = is_in_message (unmapped);

  gtk_window_set_focus (self->window, NULL);
  if (was_in_message)
    renew (self);
  else
    check (self);
}

static void
sumi_focus_keeper_dispose (GObject *object)
{
  SumiFocusKeeper *self = SUMI_FOCUS_KEEPER (object);

  g_clear_object (&self->unmapped);
  g_clear_weak_pointer (&self->last);
  g_clear_weak_pointer (&self->first);
  G_OBJECT_CLASS (sumi_focus_keeper_parent_class)->dispose (object);
}

static void
sumi_focus_keeper_class_init (SumiFocusKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_focus_keeper_dispose;
}

static void
sumi_focus_keeper_init (SumiFocusKeeper *self)
{
  self->unmapped = g_signal_group_new (GTK_TYPE_WIDGET);
  g_signal_group_connect_swapped (self->unmapped, "unmap", G_CALLBACK (unmapped_cb), self);
}

/**
 * sumi_focus_keeper_new: keeps the focus of WINDOW, which is to own it, on the visible page of
 * LEAFLET in it. The caller owns it.
 */
SumiFocusKeeper *
sumi_focus_keeper_new (GtkWindow *window, AdwLeaflet *leaflet)
{
  SumiFocusKeeper *self = g_object_new (SUMI_TYPE_FOCUS_KEEPER, NULL);

  self->window = window;
  self->leaflet = leaflet;
  g_object_bind_property (window, "focus-widget", self->unmapped, "target", G_BINDING_DEFAULT);
  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * sumi_focus_keeper_leave_menu: takes the focus from the menu that a page was asked for from, which
 * may be closed already, to where it was before. A leaflet gives it back to what had it: in a menu
 * that is closed it would get no key.
 */
void
sumi_focus_keeper_leave_menu (SumiFocusKeeper *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  if (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    gtk_window_set_focus (self->window, find_last (self));
}

/**
 * sumi_focus_keeper_begin_at: gives the focus to what PAGE names as its beginning, or to its first
 * widget that takes it.
 */
void
sumi_focus_keeper_begin_at (GtkWidget *page)
{
  if (!gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}
