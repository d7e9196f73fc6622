/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui.h"

#include <glib/gi18n-lib.h>

#include "sumi-translation.h"
#include "sumi-wrap-layout.h"

#define UNHURRIED_TOAST_S 30

/**
 * sumi_ui_show_child: shows the child of the stack with this name and hides all others, so that
 * screen readers do not find them either; a stack by itself only stops drawing them.
 */
void
sumi_ui_show_child (GtkStack *stack, const char *name)
{
  GtkWidget *shown = gtk_stack_get_child_by_name (stack, name);

  gtk_widget_set_visible (shown, TRUE);
  gtk_stack_set_visible_child (stack, shown);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == shown);
}

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

/* A page of a stack is no widget. Without a name it would be read out by that of its class. */
static void
unname_pages (GtkStack *stack)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, "",
                                      -1);
    }
}

/* Under this name a row keeps that it is described. */
#define DESCRIBED "is-described"

static void
describe_by_subtitle (AdwActionRow *row)
{
  const char *subtitle = adw_action_row_get_subtitle (row);
  g_autofree char *plain = NULL;

  if (!adw_preferences_row_get_use_markup (ADW_PREFERENCES_ROW (row))
      || !pango_parse_markup (subtitle != NULL ? subtitle : "", -1, 0, NULL, &plain, NULL, NULL))
    plain = g_strdup (subtitle != NULL ? subtitle : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, plain,
                                  -1);
}

/**
 * sumi_ui_describe_row: lets screen readers say DESCRIPTION when ROW has the focus; NULL: what
 * stands below its title, which libadwaita 1.2 keeps from them, now or later.
 */
void
sumi_ui_describe_row (AdwActionRow *row, const char *description)
{
  g_object_set_data (G_OBJECT (row), DESCRIBED, row);
  if (description != NULL)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      description, -1);
      return;
    }
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (describe_by_subtitle), NULL);
  describe_by_subtitle (row);
}

/**
 * sumi_ui_tidy_names: keeps screen readers from reading out the names of classes as those of the
 * images and of the pages of stacks in WIDGET, and describes the rows in it.
 */
void
sumi_ui_tidy_names (GtkWidget *widget)
{
  /* A row of choices says in its name what stands below its title. */
  if (ADW_IS_ACTION_ROW (widget) && !ADW_IS_COMBO_ROW (widget)
      && g_object_get_data (G_OBJECT (widget), DESCRIBED) == NULL)
    sumi_ui_describe_row (ADW_ACTION_ROW (widget), NULL);
  if (GTK_IS_STACK (widget))
    unname_pages (GTK_STACK (widget));
  if (GTK_IS_IMAGE (widget))
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_ui_tidy_names (child);
}

/* Whether WIDGET is a button that may have a line to itself. */
static gboolean
is_free_button (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return GTK_IS_BUTTON (widget)
         && (gtk_widget_has_css_class (widget, "pill")
             || (parent != NULL && SUMI_IS_WRAP_LAYOUT (gtk_widget_get_layout_manager (parent))));
}

/**
 * sumi_ui_wrap_labels: lets the labels of the buttons in WIDGET that are round or wrap around, and
 * the titles of groups, have more than one line where large text leaves no room for one.
 */
void
sumi_ui_wrap_labels (GtkWidget *widget)
{
  GtkWidget *label = is_free_button (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  if (GTK_IS_LABEL (label))
    g_object_set (label, "wrap", TRUE, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, "justify",
                  GTK_JUSTIFY_CENTER, NULL);
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "heading")
      && gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP) != NULL)
    g_object_set (widget, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "ellipsize",
                  PANGO_ELLIPSIZE_NONE, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_ui_wrap_labels (child);
}

/* With all menus and sections in it. */
static void
empty_menu (GMenuModel *menu)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

  for (int i = 0; i < 2 * g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) part = g_menu_model_get_item_link (menu, i / 2, links[i % 2]);

      if (part != NULL)
        empty_menu (part);
    }
  g_menu_remove_all (G_MENU (menu));
}

static void
empty_menu_cb (gpointer data, GObject *button)
{
  g_autoptr (GMenuModel) menu = data;

  empty_menu (menu);
}

/**
 * sumi_ui_release_menus: empties the menu of each button in WIDGET when the button is gone. With
 * GTK 4.8 the sections of a menu that a template made stay in memory, with all that is in them.
 */
void
sumi_ui_release_menus (GtkWidget *widget)
{
  GMenuModel *menu = GTK_IS_MENU_BUTTON (widget)
                         ? gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget))
                         : NULL;

  if (menu != NULL)
    g_object_weak_ref (G_OBJECT (widget), empty_menu_cb, g_object_ref (menu));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_ui_release_menus (child);
}

/* The tooltip describes the button again. */
static void
describe_by_tooltip (gpointer data)
{
  g_autoptr (GtkWidget) button = data;
  const char *tooltip = gtk_widget_get_tooltip_text (button);

  if (tooltip == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    tooltip, -1);
}

/* Not at once: screen readers say what changes until they know that the focus is elsewhere. */
static void
announced_cb (GtkWidget *button, GParamSpec *pspec, gpointer data)
{
  g_signal_handlers_disconnect_by_func (button, announced_cb, data);
  g_idle_add_once (describe_by_tooltip, g_object_ref (button));
}

/* What is to be said once a menu has closed, and the focus is back where it was. */
typedef struct
{
  GtkWidget *widget;
  char *text;
} Announcement;

static void
free_announcement (gpointer data, GClosure *closure)
{
  Announcement *announcement = data;

  g_object_unref (announcement->widget);
  g_free (announcement->text);
  g_free (announcement);
}

/* Whether FOCUS is in a menu; NULL: in one that is closing. */
static gboolean
is_in_menu (GtkWidget *focus)
{
  return focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

static void
menu_left_cb (GtkRoot *root, GParamSpec *pspec, Announcement *announcement)
{
  GtkWidget *focus = gtk_root_get_focus (root);
  g_autoptr (GtkWidget) widget = NULL;
  g_autofree char *text = NULL;

  if (is_in_menu (focus))
    return;
  widget = g_object_ref (announcement->widget);
  text = g_strdup (announcement->text);
  /* This also frees ANNOUNCEMENT. */
  g_signal_handlers_disconnect_by_func (root, menu_left_cb, announcement);
  sumi_ui_announce (widget, text);
}

/* Whether the description of BUTTON is what was announced last. */
static gboolean
is_announced (GtkWidget *button)
{
  return g_signal_handler_find (button, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, announced_cb, NULL) != 0;
}

/**
 * sumi_ui_announce: lets screen readers say TEXT now, where a button has the focus in the window of
 * WIDGET: they say a description that changes of what has the focus, and no other text. It stays
 * until the focus is elsewhere or something else is announced: "" if what was is not true any more,
 * of which they say nothing. What was done from a menu is said once it has closed.
 */
void
sumi_ui_announce (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  Announcement *announcement;

  if (root == NULL)
    return;
  if (is_in_menu (focus))
    {
      announcement = g_new (Announcement, 1);
      *announcement = (Announcement){ g_object_ref (widget), g_strdup (text) };
      g_signal_connect_data (root, "notify::focus-widget", G_CALLBACK (menu_left_cb), announcement,
                             free_announcement, 0);
      return;
    }
  if (!GTK_IS_BUTTON (focus) || !gtk_widget_get_mapped (widget)
      || (*text == '\0' && !is_announced (focus)))
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
  g_signal_handlers_disconnect_by_func (focus, announced_cb, NULL);
  g_signal_connect (focus, "notify::has-focus", G_CALLBACK (announced_cb), NULL);
}

/**
 * sumi_ui_forward_squares: gives a class the signals "square-pointed" and "square-activated", each
 * with a square, for what its children say by signals of the same names; its template connects
 * those to "pointed_cb" and "activated_cb".
 */
void
sumi_ui_forward_squares (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *signal, *handler;
    GCallback callback;
  } forwarded[] = {
    { "square-pointed", "pointed_cb", G_CALLBACK (sumi_ui_forward_pointed) },
    { "square-activated", "activated_cb", G_CALLBACK (sumi_ui_forward_activated) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forwarded); i++)
    {
      g_signal_new (forwarded[i].signal, G_TYPE_FROM_CLASS (widget_class), G_SIGNAL_RUN_LAST, 0,
                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
      gtk_widget_class_bind_template_callback_full (widget_class, forwarded[i].handler,
                                                    forwarded[i].callback);
    }
}

/**
 * sumi_ui_forward_pointed: a child of WIDGET, whose class forwards squares, points at SQUARE.
 */
void
sumi_ui_forward_pointed (GtkWidget *widget, int square)
{
  g_signal_emit_by_name (widget, "square-pointed", square);
}

/**
 * sumi_ui_forward_activated: SQUARE was activated in a child of WIDGET, whose class forwards
 * squares.
 */
void
sumi_ui_forward_activated (GtkWidget *widget, int square)
{
  g_signal_emit_by_name (widget, "square-activated", square);
}

static const char *
get_choice (GtkDropDown *choice)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (choice);

  return item != NULL ? gtk_string_object_get_string (item) : "";
}

/* What has the focus is the button inside. */
static void
name_button (GtkDropDown *choice)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (choice));
  g_autofree char *name =
      /* Translators: what can be chosen, and what is. */
      g_strdup_printf (_("%s: %s"), gtk_widget_get_tooltip_text (GTK_WIDGET (choice)),
                       get_choice (choice));

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

/* The row of the list has the focus there. */
static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkWidget *label = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/**
 * sumi_ui_name_choice: lets screen readers say what CHOICE, of a GtkStringList, is about, which is
 * its tooltip, what is chosen, and what can be; by themselves the parts of it have no names.
 */
void
sumi_ui_name_choice (GtkDropDown *choice)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_drop_down_set_list_factory (choice, factory);
  g_signal_connect (choice, "notify::selected-item", G_CALLBACK (name_button), NULL);
  name_button (choice);
}

static void
name_text (AdwPreferencesRow *row)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (row), -1);
}

/* The button that takes what was typed has a tooltip alone. */
static void
name_buttons (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_BUTTON (widget) && tooltip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                    -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_buttons (child);
}

/**
 * sumi_ui_name_entry: lets screen readers say when ROW has the focus, and what it asks for; to be
 * called before it is shown, and before widgets of ours are added. What has the focus is the text
 * inside, which libadwaita 1.2 hides from them.
 */
void
sumi_ui_name_entry (AdwEntryRow *row)
{
  g_object_set (gtk_editable_get_delegate (GTK_EDITABLE (row)), "accessible-role",
                GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  g_signal_connect (row, "notify::title", G_CALLBACK (name_text), NULL);
  name_text (ADW_PREFERENCES_ROW (row));
  name_buttons (GTK_WIDGET (row));
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

/* The width that a label counts as that of a character, in units of Pango. */
static int
get_char_width (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                   pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  return width;
}

/* A toast is as wide as its text naturally is, whatever the room: gives LABEL lines that fit beside
 * the buttons of its toast. */
static void
fit_message_cb (GtkWidget *label)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (label, ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *toast = label;
  int label_width, toast_width, room;

  while (overlay != NULL && gtk_widget_get_parent (toast) != overlay)
    toast = gtk_widget_get_parent (toast);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &label_width, NULL, NULL);
  gtk_widget_measure (toast, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &toast_width, NULL, NULL);
  room = overlay != NULL ? gtk_widget_get_width (overlay) - (toast_width - label_width) : 0;
  if (room <= 0 || room >= label_width)
    return;
  gtk_label_set_max_width_chars (GTK_LABEL (label), room * PANGO_SCALE / get_char_width (label));
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_INHERIT);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
}

/**
 * sumi_ui_format_date: the day of DATE as it is written in the language of the interface; owned by
 * the caller.
 */
char *
sumi_ui_format_date (GDateTime *date)
{
  /* Translators: a date, as strftime() writes it. */
  return sumi_translation_format_date (date, C_("date", "%-d %b %Y"));
}

/**
 * sumi_ui_create_toast: a toast that says TEXT in as many lines as it takes; a title of its own
 * would be cut off in a narrow window. Where a test says so by SUMI_UNHURRIED, it stays until it
 * was surely read from outside, and the next one does not wait for it. Owned by the caller, as a
 * new object.
 */
AdwToast *
sumi_ui_create_toast (const char *text)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "message");
  g_signal_connect (label, "realize", G_CALLBACK (fit_message_cb), NULL);
  adw_toast_set_custom_title (toast, label);
  if (g_getenv ("SUMI_UNHURRIED") != NULL)
    {
      adw_toast_set_timeout (toast, UNHURRIED_TOAST_S);
      adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
    }
  return toast;
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
