/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui.h"

#include <glib/gi18n-lib.h>

#include "sumi-translation.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-wrap-layout.h"

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
 * sumi_ui_wants_more: whether a long list on PAGE, which has N rows, is to make more of them: as
 * soon as the page is seen up to N_ALWAYS, and from then on where less than what SCROLLING has in
 * sight follows on that.
 */
gboolean
sumi_ui_wants_more (GtkWidget *page, GtkAdjustment *scrolling, guint n, guint n_always)
{
  gboolean is_end_near
    = gtk_adjustment_get_value (scrolling) + 2 * gtk_adjustment_get_page_size (scrolling)
      > gtk_adjustment_get_upper (scrolling);

  return gtk_widget_get_mapped (page) && (n < n_always || is_end_near);
}

/* Whether WIDGET is a button that may have a line to itself. */
static gboolean
is_free_button (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkLayoutManager *layout = parent != NULL ? gtk_widget_get_layout_manager (parent) : NULL;

  return GTK_IS_BUTTON (widget)
         && (gtk_widget_has_css_class (widget, "pill") || SUMI_IS_WRAP_LAYOUT (layout)
             || (GTK_IS_BOX_LAYOUT (layout)
                 && gtk_orientable_get_orientation (GTK_ORIENTABLE (layout))
                        == GTK_ORIENTATION_VERTICAL));
}

/* The most letters of the last two words of a text that are kept in one line. */
#define MAX_KEPT 16

/* A short word alone in the last line of a text that is centered would look lost: it takes the word
 * before it along. */
static void
keep_last_words (AdwStatusPage *page)
{
  const char *text = adw_status_page_get_description (page);
  const char *last = text != NULL ? strrchr (text, ' ') : NULL;
  const char *before = last != NULL ? g_utf8_strrchr (text, last - text, ' ') : NULL;
  g_autofree char *kept = NULL;

  if (before == NULL || g_utf8_strlen (before + 1, -1) > MAX_KEPT)
    return;
  kept = g_strdup_printf ("%.*s\u00a0%s", (int) (last - text), text, last + 1);
  adw_status_page_set_description (page, kept);
}

/**
 * sumi_ui_wrap_labels: lets the labels of the buttons in WIDGET that are round, wrap around or
 * stand in a column, and the titles of groups, have more than one line where large text leaves no
 * room for one; and keeps short words at the end of what an empty page says from having a line
 * alone.
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
  if (ADW_IS_STATUS_PAGE (widget))
    keep_last_words (ADW_STATUS_PAGE (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_ui_wrap_labels (child);
}

/* Whether what VIEW shows leaves PICTURE the room that it takes. */
static gboolean
fit_picture_cb (GtkWidget *view, GdkFrameClock *clock, gpointer picture)
{
  gboolean is_empty = gtk_image_get_storage_type (picture) == GTK_IMAGE_EMPTY;
  int height;

  gtk_widget_set_visible (picture, TRUE);
  gtk_widget_measure (gtk_viewport_get_child (GTK_VIEWPORT (view)), GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (view), &height, NULL, NULL, NULL);
  gtk_widget_set_visible (picture, !is_empty && height <= gtk_widget_get_height (view));
  return G_SOURCE_REMOVE;
}

/* Nothing may be hidden or shown while sizes are allocated. */
static void
fit_picture_soon (GtkWidget *picture)
{
  gtk_widget_add_tick_callback (gtk_widget_get_ancestor (picture, GTK_TYPE_VIEWPORT),
                                fit_picture_cb, picture, NULL);
}

/**
 * sumi_ui_fit_pictures: lets the picture of each empty page in WIDGET give way where the buttons
 * below it would be out of sight.
 */
void
sumi_ui_fit_pictures (GtkWidget *widget)
{
  GtkWidget *pane = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  if (GTK_IS_IMAGE (widget) && gtk_widget_has_css_class (widget, "icon")
      && gtk_widget_get_ancestor (widget, ADW_TYPE_STATUS_PAGE) != NULL)
    g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pane)),
                             "changed", G_CALLBACK (fit_picture_soon), widget, G_CONNECT_SWAPPED);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_ui_fit_pictures (child);
}

/**
 * sumi_ui_get_menu: the menu of NAME.ui, in the current language; owned by the program. With GTK
 * 4.8 the sections of a menu stay in memory once a button has it, so all buttons have the same one.
 */
GMenuModel *
sumi_ui_get_menu (const char *name)
{
  static GHashTable *menus;
  g_autofree char *key = g_strdup_printf ("%s %s", name, g_getenv ("LANGUAGE"));
  GMenuModel *menu;

  if (menus == NULL)
    menus = g_hash_table_new (g_str_hash, g_str_equal);
  menu = g_hash_table_lookup (menus, key);
  if (menu == NULL)
    {
      g_autofree char *path = g_strdup_printf ("/io/github/sumi_reversi/Sumi/%s.ui", name);
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (path);

      menu = G_MENU_MODEL (g_object_ref (gtk_builder_get_object (builder, "menu")));
      g_hash_table_insert (menus, g_steal_pointer (&key), menu);
    }
  return menu;
}

/* GTK 4.8 leaves the focus in a menu that is closed while a menu below it is shown, where it would
 * get every key. */
static void
menu_closed_cb (GtkWidget *button, GtkWidget *popover)
{
  if (sumi_ui_has_focus_in (popover))
    gtk_widget_grab_focus (button);
}

/* The menu would be read out by the name of its class. */
static void
create_menu_cb (GtkMenuButton *button, gpointer menu)
{
  GtkPopover *popover;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, menu);
  popover = gtk_menu_button_get_popover (button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  sumi_ui_tidy_names (GTK_WIDGET (popover));
  g_signal_connect_object (popover, "closed", G_CALLBACK (menu_closed_cb), button,
                           G_CONNECT_SWAPPED);
}

/**
 * sumi_ui_set_menu: lets BUTTON open MENU. Its items are widgets of which there are many, and most
 * pages go without their menus having been opened, so they are made when it is.
 */
void
sumi_ui_set_menu (GtkMenuButton *button, GMenuModel *menu)
{
  gtk_menu_button_set_create_popup_func (button, create_menu_cb, g_object_ref (menu),
                                         g_object_unref);
}

/**
 * sumi_ui_set_tooltip: gives WIDGET the tooltip TEXT; for the many widgets of a list, before they
 * are seen. GTK 4.8 asks the display where the pointer is, and waits for the answer, each time that
 * a widget gets a tooltip which is not hidden.
 */
void
sumi_ui_set_tooltip (GtkWidget *widget, const char *text)
{
  gboolean is_hidden = !gtk_widget_get_mapped (widget) && gtk_widget_get_visible (widget);

  if (is_hidden)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (is_hidden)
    gtk_widget_set_visible (widget, TRUE);
}

/**
 * sumi_ui_close_popovers: closes all that is open over WIDGET, which is about to go: with GTK 4.8 a
 * popover that is open then stays in memory, with all that is in it.
 */
void
sumi_ui_close_popovers (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget))
    gtk_popover_popdown (GTK_POPOVER (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_ui_close_popovers (child);
}

static gboolean
unrealize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_signal_handlers_disconnect_by_data (gtk_widget_get_settings (widget), widget);
  return TRUE;
}

/**
 * sumi_ui_mend_scrolled_windows: keeps GTK 4.8 from telling each GtkScrolledWindow that is gone of
 * the settings of the desktop, which would end the program when they change; to be called once.
 */
void
sumi_ui_mend_scrolled_windows (void)
{
  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0, unrealize_cb, NULL,
                              NULL);
}

/**
 * sumi_ui_set_color: paints with COLOR from now on, ALPHA times as opaque.
 */
void
sumi_ui_set_color (cairo_t *cr, const GdkRGBA *color, double alpha)
{
  cairo_set_source_rgba (cr, (double) color->red, (double) color->green, (double) color->blue,
                         (double) color->alpha * alpha);
}

/**
 * sumi_ui_leave_scrolling: lets WIDGET take only what scrolls as FLAGS say, and leave the rest to
 * the page: the wheel over a number would otherwise change it, and stop the page there.
 */
void
sumi_ui_leave_scrolling (GtkWidget *widget, GtkEventControllerScrollFlags flags)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_scroll_set_flags (GTK_EVENT_CONTROLLER_SCROLL (controller), flags);
    }
}

/**
 * sumi_ui_clear_list: takes all rows out of LIST, as gtk_list_box_remove_all() of GTK 4.12.
 */
void
sumi_ui_clear_list (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

static void
show_revealed (GtkRevealer *revealer)
{
  gtk_widget_set_visible (gtk_revealer_get_child (revealer),
                          gtk_revealer_get_reveal_child (revealer)
                              || gtk_revealer_get_child_revealed (revealer));
}

/**
 * sumi_ui_lay_out_unfolded: lets what the rows in WIDGET unfold be laid out only once they do: GTK
 * measures what is folded up, too, and texts take it long.
 */
void
sumi_ui_lay_out_unfolded (GtkWidget *widget)
{
  if (GTK_IS_REVEALER (widget))
    {
      g_signal_connect (widget, "notify::reveal-child", G_CALLBACK (show_revealed), NULL);
      g_signal_connect (widget, "notify::child-revealed", G_CALLBACK (show_revealed), NULL);
      show_revealed (GTK_REVEALER (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_ui_lay_out_unfolded (child);
}

/**
 * sumi_ui_keep_left_to_right: lets WIDGET, and all that is in it, go from left to right in every
 * language, as a game does that is walked through: so does its graph, and so go the arrow keys.
 */
void
sumi_ui_keep_left_to_right (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_ui_keep_left_to_right (child);
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
