/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-focus.h"

/**
 * sumi_ui_focus_child: for GtkWidgetClass.focus of a WIDGET, an AdwBin, that has a "grab_focus" of
 * its own: Tab goes through its child in order, where it would otherwise go to what "grab_focus"
 * chooses, and stay there.
 */
gboolean
sumi_ui_focus_child (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), direction);
}

/**
 * sumi_ui_take_focus: lets WIDGET, part of a page that can take the focus only now, have it, unless
 * whoever uses the window is elsewhere by now: on another page of it, or in a menu.
 */
void
sumi_ui_take_focus (GtkWidget *widget)
{
  GtkWidget *leaflet = gtk_widget_get_ancestor (widget, ADW_TYPE_LEAFLET);
  GtkWidget *page
    = leaflet != NULL ? adw_leaflet_get_visible_child (ADW_LEAFLET (leaflet)) : widget;
  GtkWidget *focus;

  /* While one page gives way to another both are in sight. */
  if (!gtk_widget_get_mapped (widget)
      || (widget != page && !gtk_widget_is_ancestor (widget, page)))
    return;
  focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  if (focus == NULL || gtk_widget_get_native (focus) == gtk_widget_get_native (widget))
    gtk_widget_grab_focus (widget);
}

/**
 * sumi_ui_has_focus_in: whether something in WIDGET has the focus of its window.
 */
gboolean
sumi_ui_has_focus_in (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* A widget that cannot be focused is passed over. */
static gboolean
list_key_pressed_cb (GtkEventControllerKey *controller,
                     guint keyval,
                     guint keycode,
                     GdkModifierType state)
{
  GtkWidget *list = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  GtkDirectionType direction
    = keyval == GDK_KEY_ISO_Left_Tab ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD;

  if ((keyval != GDK_KEY_Tab && keyval != GDK_KEY_ISO_Left_Tab) || state & GDK_CONTROL_MASK)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_set_can_focus (list, FALSE);
  g_signal_emit_by_name (gtk_widget_get_root (list), "move-focus", direction);
  gtk_widget_set_can_focus (list, TRUE);
  return GDK_EVENT_STOP;
}

/**
 * sumi_ui_make_one_stop: lets Tab leave LIST, a list or grid view, from any of its items; in GTK
 * 4.8 it goes through all of them, however many there are. The arrow keys do that.
 */
void
sumi_ui_make_one_stop (GtkWidget *list)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (list_key_pressed_cb), NULL);
  gtk_widget_add_controller (list, keys);
}

static void
tell_toggled (GtkAccessible *row, GParamSpec *pspec, GObject *button)
{
  gboolean is_active;

  g_object_get (button, "active", &is_active, NULL);
  gtk_accessible_update_state (row, GTK_ACCESSIBLE_STATE_CHECKED, is_active, -1);
}

/**
 * sumi_ui_make_row_toggle: lets ROW, which is not in sight yet, be what is switched or checked, in
 * the place of BUTTON in it, a switch or check button: Tab stops at it once, and screen readers say
 * there whether it is on.
 */
void
sumi_ui_make_row_toggle (AdwActionRow *row, GtkWidget *button)
{
  g_object_set (row, "accessible-role",
                GTK_IS_SWITCH (button) ? GTK_ACCESSIBLE_ROLE_SWITCH : GTK_ACCESSIBLE_ROLE_CHECKBOX,
                NULL);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_can_focus (button, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_set_activatable_widget (row, button);
  g_signal_connect_object (button, "notify::active", G_CALLBACK (tell_toggled), row,
                           G_CONNECT_SWAPPED);
  tell_toggled (GTK_ACCESSIBLE (row), NULL, G_OBJECT (button));
}

/* Scrolls to WIDGET once it has a place. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  int *n_frames = data;
  double top;

  /* The first frame gives it its place. */
  if ((*n_frames)++ == 0)
    return G_SOURCE_CONTINUE;
  if (viewport == NULL || !gtk_widget_get_mapped (widget)
      || !gtk_widget_compute_bounds (widget, viewport, &bounds))
    return G_SOURCE_REMOVE;
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  top = gtk_adjustment_get_value (adjustment) + (double) bounds.origin.y;
  gtk_adjustment_clamp_page (adjustment, top,
                             top
                                 + MIN ((double) bounds.size.height,
                                        gtk_adjustment_get_page_size (adjustment)));
  return G_SOURCE_REMOVE;
}

/**
 * sumi_ui_bring_into_sight: scrolls so that WIDGET, which may have been shown just now, is seen as
 * a whole, or its beginning where it is too tall; the focus stays where it is.
 */
void
sumi_ui_bring_into_sight (GtkWidget *widget)
{
  gtk_widget_add_tick_callback (widget, scroll_cb, g_new0 (int, 1), g_free);
}

static void
unmark (GtkEventController *controller)
{
  GtkWidget *label = gtk_event_controller_get_widget (controller);

  gtk_label_select_region (GTK_LABEL (label), 0, 0);
}

/**
 * sumi_ui_unmark_labels: lets nothing stay marked in the labels in WIDGET that can be copied from,
 * when the focus leaves them: GTK marks all of such a text when it gets the focus by a key.
 */
void
sumi_ui_unmark_labels (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_label_get_selectable (GTK_LABEL (widget)))
    {
      GtkEventController *focus = gtk_event_controller_focus_new ();

      g_signal_connect (focus, "leave", G_CALLBACK (unmark), NULL);
      gtk_widget_add_controller (widget, focus);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_ui_unmark_labels (child);
}

/* Whether the children of a flow box that are shown have places, and so it has columns. */
static gboolean
is_laid_out (GtkWidget *flow_box)
{
  GtkWidget *child = gtk_widget_get_first_child (flow_box);

  while (child != NULL && !gtk_widget_get_child_visible (child))
    child = gtk_widget_get_next_sibling (child);
  return child != NULL && gtk_widget_get_width (child) > 0;
}

static gboolean
move_cursor (GtkFlowBox *flow_box,
             GtkMovementStep step,
             int count,
             gboolean does_extend,
             gboolean does_modify)
{
  gboolean is_done = FALSE;

  if (is_laid_out (GTK_WIDGET (flow_box)))
    g_signal_chain_from_overridden_handler (flow_box, step, count, does_extend, does_modify,
                                            &is_done);
  return is_done;
}

static gboolean (*focus_laid_out_flow_box) (GtkWidget *, GtkDirectionType);

static gboolean
focus_flow_box (GtkWidget *flow_box, GtkDirectionType direction)
{
  gboolean is_to_line = direction == GTK_DIR_UP || direction == GTK_DIR_DOWN;

  return (!is_to_line || is_laid_out (flow_box)) && focus_laid_out_flow_box (flow_box, direction);
}

/**
 * sumi_ui_guard_flow_boxes: lets the keys that move through a flow box, or from line to line of it
 * as the window moves the focus, do nothing before it is laid out, as when they follow quickly on
 * what shows it. GTK 4.8 looks for a line for ever then, or divides by zero, also where it lists
 * emojis.
 */
void
sumi_ui_guard_flow_boxes (void)
{
  static gsize is_done = 0;
  GtkWidgetClass *klass;

  if (!g_once_init_enter (&is_done))
    return;
  klass = g_type_class_ref (GTK_TYPE_FLOW_BOX); /* makes its signals known */
  focus_laid_out_flow_box = klass->focus;
  klass->focus = focus_flow_box;
  g_signal_override_class_handler ("move-cursor", GTK_TYPE_FLOW_BOX, G_CALLBACK (move_cursor));
  g_once_init_leave (&is_done, 1);
}

/* A page is as much as is in sight: a list box knows how much that is only where it is all that is
 * scrolled, and takes 100 pixels for one otherwise. Where the list comes to its end the page is
 * scrolled that it is on. */
static void
move_in_list (GtkListBox *list,
              GtkMovementStep step,
              int count,
              gboolean does_extend,
              gboolean does_modify)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_SCROLLED_WINDOW);
  gboolean is_page = step == GTK_MOVEMENT_PAGES && view != NULL;
  gboolean is_part = is_page && gtk_list_box_get_adjustment (list) == NULL;
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (list));
  gboolean is_scrolled;

  if (is_part)
    {
      GtkAdjustment *scrolling
        = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (view));
      double page = gtk_adjustment_get_page_increment (scrolling);

      gtk_list_box_set_adjustment (list, gtk_adjustment_new (0, 0, 0, 0, page, 0));
    }
  g_signal_chain_from_overridden_handler (list, step, count, does_extend, does_modify);
  if (is_part)
    gtk_list_box_set_adjustment (list, NULL);
  if (is_page && gtk_widget_get_focus_child (GTK_WIDGET (list)) == row)
    g_signal_emit_by_name (view, "scroll-child",
                           count < 0 ? GTK_SCROLL_PAGE_BACKWARD : GTK_SCROLL_PAGE_FORWARD, FALSE,
                           &is_scrolled);
}

/**
 * sumi_ui_page_lists: lets Page Up and Page Down go through the rows of any list box as far as is
 * in sight, and on from its end.
 */
void
sumi_ui_page_lists (void)
{
  static gsize is_done = 0;

  if (!g_once_init_enter (&is_done))
    return;
  g_type_class_ref (GTK_TYPE_LIST_BOX); /* makes its signals known */
  g_signal_override_class_handler ("move-cursor", GTK_TYPE_LIST_BOX, G_CALLBACK (move_in_list));
  g_once_init_leave (&is_done, 1);
}

static gboolean (*focus_plain_view) (GtkWidget *, GtkDirectionType);

static gboolean
focus_view (GtkWidget *view, GtkDirectionType direction)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (view));
  gboolean is_entered = child != NULL && gtk_widget_get_focus_child (view) == NULL
                        && (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN);

  return (is_entered
          && (gtk_widget_child_focus (child, direction)
              || gtk_widget_child_focus (child, direction == GTK_DIR_UP ? GTK_DIR_TAB_BACKWARD
                                                                        : GTK_DIR_TAB_FORWARD)))
         || focus_plain_view (view, direction);
}

/**
 * sumi_ui_enter_views: lets the arrow keys go to what can be used in a view that is scrolled,
 * wherever that lies. GTK 4.8 gives the focus to the view itself where nothing lies straight below
 * or above what had it, as below a button in the corner of a window: nobody sees it there, and
 * screen readers have no name for it.
 */
void
sumi_ui_enter_views (void)
{
  static gsize is_done = 0;
  GtkWidgetClass *klass;

  if (!g_once_init_enter (&is_done))
    return;
  klass = g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW);
  focus_plain_view = klass->focus;
  klass->focus = focus_view;
  g_once_init_leave (&is_done, 1);
}
