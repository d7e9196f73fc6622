/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-toast.h"

#define UNHURRIED_TOAST_S 30

/* What a line may be longer than the others for the sake of a word, in characters. */
#define N_SPARE_CHARS 8

/* So far above the lower edge of a window a foot has buttons, in pixels. */
#define FOOT_DEPTH 24

#define GTK_DOMAIN "gtk40"

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

/* The toast that LABEL is in, in OVERLAY. */
static GtkWidget *
get_toast (GtkWidget *label, GtkWidget *overlay)
{
  GtkWidget *toast = label;

  while (overlay != NULL && gtk_widget_get_parent (toast) != overlay)
    toast = gtk_widget_get_parent (toast);
  return toast;
}

/* libadwaita 1.2 does not name what closes the toast of LABEL. GTK has the word, for windows. */
static void
name_close_button (GtkWidget *label)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (label, ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *button = gtk_widget_get_last_child (get_toast (label, overlay));

  if (GTK_IS_BUTTON (button))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    g_dgettext (GTK_DOMAIN, "Close"), -1);
}

/* The natural width of WIDGET; 0 where it is hidden. */
static int
get_natural_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

static void
place_in_grid (GtkLayoutManager *grid, GtkWidget *child, int column, int row)
{
  g_object_set (gtk_layout_manager_get_layout_child (grid, child), "column", column, "row", row,
                NULL);
}

/* Puts the button of TOAST below its text where IS_BELOW, else between that and what closes it, as
 * libadwaita does. */
static void
place_button (GtkWidget *toast, gboolean is_below)
{
  GtkWidget *title = gtk_widget_get_first_child (toast);
  GtkWidget *button = gtk_widget_get_next_sibling (title);
  GtkWidget *close = gtk_widget_get_next_sibling (button);
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (toast);

  if (!GTK_IS_GRID_LAYOUT (grid))
    {
      if (!is_below)
        return;
      grid = gtk_grid_layout_new ();
      gtk_widget_set_layout_manager (toast, grid);
    }
  place_in_grid (grid, title, 0, 0);
  place_in_grid (grid, button, is_below ? 0 : 1, is_below ? 1 : 0);
  place_in_grid (grid, close, is_below ? 1 : 2, 0);
}

/* A toast is as wide as its text naturally is, whatever the room: gives LABEL lines that fit into
 * it, and are about as long as each other, as GTK breaks them so and would leave the rest of the
 * toast empty. A button that would leave the text less than half of the room comes below it. What
 * fits already is not measured anew, as it would be without end. */
static void
fit_message (GtkWidget *label)
{
  g_autoptr (PangoLayout) line
    = gtk_widget_create_pango_layout (label, gtk_label_get_label (GTK_LABEL (label)));
  GtkWidget *overlay = gtk_widget_get_ancestor (label, ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *toast = get_toast (label, overlay);
  GtkWidget *close = gtk_widget_get_last_child (toast);
  int char_width = get_char_width (label);
  int width, close_width, button_width, line_width, label_width, frame, room, n_lines, n_chars;
  gboolean is_below;

  if (overlay == NULL)
    return;
  width = gtk_widget_get_width (overlay);
  close_width = get_natural_width (close);
  button_width = get_natural_width (gtk_widget_get_prev_sibling (close));
  pango_layout_get_pixel_size (line, &line_width, NULL);
  is_below = line_width > width - button_width - close_width
             && button_width + close_width > width / 2;
  place_button (toast, is_below);
  label_width = get_natural_width (label);
  frame = get_natural_width (toast)
          - (is_below ? MAX (label_width + close_width, button_width)
                      : label_width + close_width + button_width);
  room = width - frame - close_width - (is_below ? 0 : button_width);
  n_lines = room > 0 ? (line_width + room - 1) / room : 1;
  n_chars = n_lines > 1 ? MIN (room * PANGO_SCALE / char_width,
                               line_width / n_lines * PANGO_SCALE / char_width + N_SPARE_CHARS)
                        : -1;
  if (n_chars == gtk_label_get_max_width_chars (GTK_LABEL (label)))
    return;
  gtk_label_set_max_width_chars (GTK_LABEL (label), n_chars);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), n_chars < 0 ? GTK_NATURAL_WRAP_NONE
                                                                  : GTK_NATURAL_WRAP_INHERIT);
}

/* How high what is at the foot of PAGE is at X, in pixels: buttons below all that is scrolled, or
 * below the board. 0 where what is scrolled, or the board, is lowest. */
static int
get_foot_height (GtkWidget *page, double x)
{
  int height = gtk_widget_get_height (page), foot = 0;
  GtkWidget *part = gtk_widget_pick (page, x, height - FOOT_DEPTH, GTK_PICK_INSENSITIVE);

  for (; part != NULL && part != page; part = gtk_widget_get_parent (part))
    {
      graphene_rect_t bounds;

      if (GTK_IS_SCROLLED_WINDOW (part)
          || g_str_equal (gtk_widget_get_css_name (part), "board")
          || !gtk_widget_compute_bounds (part, page, &bounds))
        return 0;
      if (bounds.origin.y > (float) height / 2)
        foot = MAX (foot, height - (int) bounds.origin.y);
    }
  return foot;
}

/* A toast covers no buttons that are always in sight, below its middle or, where a page has
 * columns, below its ends. */
static void
stand_above_foot (GtkWidget *label)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (label, ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *toast = get_toast (label, overlay);
  GtkWidget *page
    = overlay != NULL ? adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay)) : NULL;
  int width, toast_width, foot = 0;

  if (page == NULL)
    return;
  width = gtk_widget_get_width (page);
  toast_width = MIN (get_natural_width (toast), width);
  for (int i = -1; i <= 1; i++)
    foot = MAX (foot, get_foot_height (page, (width + i * (toast_width - 1)) / 2.0));
  gtk_widget_set_margin_bottom (toast, foot);
}

static void
layout_cb (GtkWidget *label)
{
  fit_message (label);
  stand_above_foot (label);
}

/* The room may change while the toast is shown, and so may the page. */
static void
realize_cb (GtkWidget *label)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (label));

  name_close_button (label);
  layout_cb (label);
  g_signal_connect_object (surface, "layout", G_CALLBACK (layout_cb), label,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
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
  /* libadwaita 1.2 would leave a floating label of a toast that is never shown. */
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (text));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "message");
  g_signal_connect (label, "realize", G_CALLBACK (realize_cb), NULL);
  adw_toast_set_custom_title (toast, label);
  if (g_getenv ("SUMI_UNHURRIED") != NULL)
    {
      adw_toast_set_timeout (toast, UNHURRIED_TOAST_S);
      adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
    }
  return toast;
}

/**
 * sumi_ui_tell: has the window of WIDGET say TEXT at once, in the place of what it told before.
 */
void
sumi_ui_tell (GtkWidget *widget, const char *text)
{
  gtk_widget_activate_action (widget, "win.toast", "s", text);
}
