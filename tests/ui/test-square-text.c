/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-picture.h"
#include "sumi-square-text.h"
#include "sumi-term-popover.h"
#include "sumi-term-view.h"
#include "sumi-ui-test.h"

#define TERM(id, words) "<a href=\"term:" id "\"><u>" words "</u></a>"
#define LINK(name) "<a href=\"square:" name "\"><b>" name "</b></a>"

static GtkLabel *
get_label (SumiSquareText *text)
{
  return GTK_LABEL (gtk_widget_get_first_child (GTK_WIDGET (text)));
}

static SumiSquareText *
create_text (void)
{
  return SUMI_SQUARE_TEXT (g_object_ref_sink (sumi_square_text_new ()));
}

static void
test_names (void)
{
  static const struct
  {
    const char *text;
    const char *markup;
  } cases[] = {
    { "", "" },
    { "Nothing here.", "Nothing here." },
    { "h2", LINK ("h2") },
    { "h2! White's only move is h7.", LINK ("h2") "! White&apos;s only move is " LINK ("h7") "." },
    { "a1, b2–c3 (d4)", LINK ("a1") ", " LINK ("b2") "–" LINK ("c3") " (" LINK ("d4") ")" },
    /* No squares: beyond the board, in capitals, parts of words. */
    { "i1 a9 a0 H2 xa1 a11 a1x éa1 a1é", "i1 a9 a0 H2 xa1 a11 a1x éa1 a1é" },
    /* Words of the game, each where it is used first. */
    { "A corner is a corner: a1.",
      "A " TERM ("corner", "corner") " is a corner: " LINK ("a1") "." },
    { "Corners <b>, C-squares",
      TERM ("corner", "Corners") " &lt;b&gt;, " TERM ("c-square", "C-squares") },
    { "a < b & c > d1", "a &lt; b &amp; c &gt; " LINK ("d1") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiSquareText *text = create_text ();

      sumi_square_text_set_text (text, cases[i].text);
      g_assert_cmpstr (gtk_label_get_label (get_label (text)), ==, cases[i].markup);
      g_assert_cmpstr (gtk_label_get_text (get_label (text)), ==, cases[i].text);
      g_assert_finalize_object (text);
    }
}

static void
square_cb (int *out_square, int square)
{
  *out_square = square;
}

static void
test_activation (void)
{
  SumiSquareText *text = create_text ();
  int activated = SUMI_SQUARE_NONE;
  gboolean is_handled = FALSE;

  g_signal_connect_swapped (text, "square-activated", G_CALLBACK (square_cb), &activated);
  sumi_square_text_set_text (text, "Take h8.");
  g_signal_emit_by_name (get_label (text), "activate-link", "square:h8", &is_handled);
  g_assert_true (is_handled);
  g_assert_cmpint (activated, ==, 63);
  g_assert_finalize_object (text);
}

/* A term is explained above the text, and what it is explained with can be followed further. */
static void
test_term (void)
{
  GtkWidget *window = gtk_window_new (), *popover, *view;
  SumiSquareText *text = SUMI_SQUARE_TEXT (sumi_square_text_new ());
  gboolean is_handled = FALSE;

  sumi_square_text_set_text (text, "Take the corner.");
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (text));
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  g_signal_emit_by_name (get_label (text), "activate-link", "term:corner", &is_handled);
  g_assert_true (is_handled);
  popover = sumi_ui_test_find (GTK_WIDGET (text), SUMI_TYPE_TERM_POPOVER);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_visible (popover));
  view = sumi_ui_test_find (popover, SUMI_TYPE_TERM_VIEW);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (sumi_ui_test_find (view, GTK_TYPE_LABEL))), ==,
                   sumi_term_get_name (sumi_glossary_find ("corner")));

  g_signal_emit_by_name (get_label (SUMI_SQUARE_TEXT (sumi_ui_test_find (
                             view, SUMI_TYPE_SQUARE_TEXT))),
                         "activate-link", "term:edge", &is_handled);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (sumi_ui_test_find (view, GTK_TYPE_LABEL))), ==,
                   sumi_term_get_name (sumi_glossary_find ("edge")));

  /* What it was said of is gone, and it with it. */
  sumi_square_text_set_text (text, "Well done.");
  sumi_ui_test_settle ();
  g_assert_false (gtk_widget_get_visible (popover));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether the character at INDEX has a background. */
static gboolean
is_backed (SumiSquareText *text, int index)
{
  PangoAttrIterator *iterator =
      pango_attr_list_get_iterator (gtk_label_get_attributes (get_label (text)));
  gboolean is_backed = FALSE;

  do
    {
      int start, end;

      pango_attr_iterator_range (iterator, &start, &end);
      if (start <= index && index < end)
        is_backed = pango_attr_iterator_get (iterator, PANGO_ATTR_BACKGROUND) != NULL;
    }
  while (pango_attr_iterator_next (iterator));
  pango_attr_iterator_destroy (iterator);
  return is_backed;
}

static void
test_pointed (void)
{
  SumiSquareText *text = create_text ();

  sumi_square_text_set_text (text, "h7 and g6, then h7");
  sumi_square_text_set_pointed (text, sumi_square_at (7, 6));
  g_assert_true (is_backed (text, 0));
  g_assert_true (is_backed (text, 1));
  g_assert_false (is_backed (text, 2));
  g_assert_false (is_backed (text, 7));
  g_assert_true (is_backed (text, 16));

  /* It stays so in a text that takes the place of this one. */
  sumi_square_text_set_text (text, "g6 h7");
  g_assert_false (is_backed (text, 0));
  g_assert_true (is_backed (text, 3));

  sumi_square_text_set_pointed (text, SUMI_SQUARE_NONE);
  g_assert_false (is_backed (text, 3));
  g_assert_finalize_object (text);
}

/* Releases a key over the label, as its key controller reports it. */
static void
release_key (SumiSquareText *text)
{
  g_autoptr (GListModel) controllers =
      gtk_widget_observe_controllers (GTK_WIDGET (get_label (text)));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-released", GDK_KEY_Tab, 0, 0);
    }
}

/* Tab goes from name to name, and the name with the focus is announced; a screen reader says it. */
static void
test_focus (void)
{
  GtkWidget *window = gtk_window_new ();
  SumiSquareText *text = SUMI_SQUARE_TEXT (sumi_square_text_new ());
  int pointed = SUMI_SQUARE_NONE;

  g_signal_connect_swapped (text, "square-pointed", G_CALLBACK (square_cb), &pointed);
  sumi_square_text_set_text (text, "First b2, then c3, then a corner.");
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (text));
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();

  /* A new window may have put the focus on the first thing that takes it. */
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (gtk_label_get_current_uri (get_label (text)), ==, "square:b2");
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (gtk_label_get_current_uri (get_label (text)), ==, "square:c3");
  release_key (text);
  g_assert_cmpint (pointed, ==, sumi_square_at (2, 2));
  gtk_test_accessible_assert_property (get_label (text), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "c3");
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  release_key (text);
  gtk_test_accessible_assert_property (get_label (text), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "corner");
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_test_accessible_assert_property (get_label (text), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A term is explained beside its picture, and in large text below it, where more than a word or two
 * are in a line; the row is as high as what is in it. */
static void
test_large_term (void)
{
  for (int size = 1; size <= 2; size++)
    {
      GtkWidget *view, *text;
      graphene_rect_t place;
      int height;

      sumi_ui_test_set_text_size (size);
      view = g_object_ref_sink (sumi_term_view_new (sumi_glossary_find ("corner")));
      text = gtk_widget_get_next_sibling (sumi_ui_test_find (view, SUMI_TYPE_BOARD_PICTURE));
      gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, 312, NULL, &height, NULL, NULL);
      gtk_widget_allocate (view, 312, height, -1, NULL);
      g_assert_true (gtk_widget_compute_bounds (text, view, &place));
      g_assert_true ((place.origin.x > 0) == (size == 1));
      g_assert_cmpint (place.origin.y + place.size.height, ==, height);
      gtk_widget_measure (text, GTK_ORIENTATION_VERTICAL, place.size.width, NULL, &height, NULL,
                          NULL);
      g_assert_cmpint (place.size.height, ==, MAX (height, size == 1 ? 144 : 0));
      g_assert_finalize_object (view);
    }
  sumi_ui_test_set_text_size (1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/square-text/names", test_names);
  g_test_add_func ("/square-text/activation", test_activation);
  g_test_add_func ("/square-text/term", test_term);
  g_test_add_func ("/square-text/large-term", test_large_term);
  g_test_add_func ("/square-text/pointed", test_pointed);
  g_test_add_func ("/square-text/focus", test_focus);

  return sumi_ui_test_run ();
}
