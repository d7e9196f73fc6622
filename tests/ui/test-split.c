/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-split.h"
#include "sumi-ui-test.h"

enum
{
  HEAD,
  BOARD,
  BODY,
  FOOT,
  N_PARTS,
};

static const char *const NAMES[] = { "head", "board", "body", "foot" };

typedef struct
{
  GtkWidget *split;
  GtkWidget *parts[N_PARTS];
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const int heights[N_PARTS] = { 80, 160, 40, 46 };

  fixture->split = g_object_ref_sink (g_object_new (SUMI_TYPE_SPLIT, NULL));
  for (guint i = 0; i < N_PARTS; i++)
    {
      fixture->parts[i] = gtk_label_new (NULL);
      gtk_widget_set_size_request (fixture->parts[i], 160, heights[i]);
      g_object_set (fixture->split, NAMES[i], fixture->parts[i], NULL);
    }
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->split);
}

static graphene_rect_t
lay_out (Fixture *fixture, int width, int height, int part)
{
  graphene_rect_t bounds;
  int ignored;

  gtk_widget_measure (fixture->split, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
  gtk_widget_size_allocate (fixture->split, &(GtkAllocation){ 0, 0, width, height }, -1);
  g_assert_true (gtk_widget_compute_bounds (fixture->parts[part], fixture->split, &bounds));
  return bounds;
}

static gboolean
is_beside (const graphene_rect_t *area, const graphene_rect_t *other)
{
  return area->origin.x + area->size.width <= other->origin.x
         || area->origin.x >= other->origin.x + other->size.width;
}

/* Sizes of everything below the header bar. */
static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int width, height;
    gboolean is_wide;
    int min_board; /* the least side of the board that is acceptable */
  } cases[] = {
    { 1000, 650, TRUE, 600 }, { 800, 550, TRUE, 500 },    { 360, 550, FALSE, 290 },
    { 360, 800, FALSE, 360 }, { 600, 400, TRUE, 300 },    { 700, 1000, FALSE, 700 },
    { 640, 313, TRUE, 313 },  { 3840, 2100, TRUE, 2100 }, { 360, 350, FALSE, 160 },
  };

  for (int is_rtl = 0; is_rtl < 2; is_rtl++)
    {
      gtk_widget_set_direction (fixture->split, is_rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          float width = (float) cases[i].width, height = (float) cases[i].height;
          graphene_rect_t areas[N_PARTS];

          for (int part = 0; part < N_PARTS; part++)
            areas[part] = lay_out (fixture, cases[i].width, cases[i].height, part);

          g_assert_cmpint (is_beside (&areas[BODY], &areas[BOARD]), ==, cases[i].is_wide);
          g_assert_cmpfloat (MIN (areas[BOARD].size.width, areas[BOARD].size.height), >=,
                             (float) cases[i].min_board);
          for (int part = 0; part < N_PARTS; part++)
            {
              g_assert_true (graphene_rect_contains_rect (&GRAPHENE_RECT_INIT (0, 0, width, height),
                                                          &areas[part]));
              for (int other = 0; other < part; other++)
                g_assert_false (graphene_rect_intersection (&areas[part], &areas[other], NULL)
                                && areas[part].size.height > 0 && areas[other].size.height > 0);
            }
          /* The board is on the side where reading begins. */
          if (cases[i].is_wide)
            g_assert_cmpint (areas[BOARD].origin.x < areas[BODY].origin.x, ==, !is_rtl);
          else
            g_assert_cmpfloat (areas[HEAD].origin.y, <, areas[BOARD].origin.y);
        }
    }
}

static GtkWidget *
make_pane (int height)
{
  GtkWidget *pane = gtk_scrolled_window_new (), *label = gtk_label_new ("Read me");

  gtk_widget_set_size_request (label, 100, height);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (pane), label);
  return pane;
}

/* Each part has a place of its own, also where what is to be read above the board is long, and
 * nothing stands below it. */
static void
test_long_head (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int height, head, body;
  } cases[] = {
    { 580, 260, 0 }, { 580, 900, 0 },  { 500, 200, 0 },   { 440, 265, 0 },  { 440, 900, 40 },
    { 580, 260, 40 }, { 580, 260, 90 }, { 580, 260, 300 }, { 400, 900, 300 }, { 350, 900, 300 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      float end = 0;

      g_object_set (fixture->split, "head", make_pane (cases[i].head), "body",
                    make_pane (cases[i].body), NULL);
      g_object_get (fixture->split, "head", &fixture->parts[HEAD], "body", &fixture->parts[BODY],
                    NULL);
      for (int part = 0; part < N_PARTS; part++)
        {
          graphene_rect_t bounds = lay_out (fixture, 360, cases[i].height, part);

          g_assert_cmpfloat (bounds.origin.y, >=, end);
          end = bounds.origin.y + bounds.size.height;
          if (part == HEAD)
            g_assert_cmpfloat (bounds.size.height, >=, (float) MIN (cases[i].head, 80));
        }
      g_assert_cmpfloat_with_epsilon (end, (float) cases[i].height, 0.1F);
      g_object_unref (fixture->parts[HEAD]);
      g_object_unref (fixture->parts[BODY]);
    }
}

/* In a low window the board takes from a body that can be scrolled. */
static void
test_low (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->split, "body", make_pane (300), NULL);
  g_assert_cmpfloat (lay_out (fixture, 360, 390, BOARD).size.height, >=, 165);
}

/* The board alone takes all of the place, and gives it back. */
static void
test_alone (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t board;

  sumi_split_set_alone (SUMI_SPLIT (fixture->split), TRUE);
  board = lay_out (fixture, 1000, 650, BOARD);
  g_assert_true (graphene_rect_equal (&board, &GRAPHENE_RECT_INIT (0, 0, 1000, 650)));
  g_assert_false (gtk_widget_get_child_visible (fixture->parts[BODY]));
  g_assert_false (gtk_widget_get_child_visible (fixture->parts[FOOT]));
  sumi_split_set_alone (SUMI_SPLIT (fixture->split), FALSE);
  board = lay_out (fixture, 1000, 650, BOARD);
  g_assert_cmpfloat (board.size.width, <, 1000);
  g_assert_true (gtk_widget_get_child_visible (fixture->parts[BODY]));
}

/* The keyboard stops at a pane only where there is something to scroll, there and back; the pane
 * says what is there to be read. */
static void
test_focus (void)
{
  GtkWidget *window = gtk_window_new (), *split = g_object_new (SUMI_TYPE_SPLIT, NULL);
  GtkWidget *board = gtk_button_new (), *body = make_pane (4000);

  gtk_widget_set_size_request (board, 160, 160);
  g_object_set (split, "head", make_pane (20), "board", board, "body", body, NULL);
  gtk_window_set_child (GTK_WINDOW (window), split);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 500);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_child_focus (split, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == board);
  g_assert_true (gtk_widget_child_focus (split, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == body);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (body), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Read me");
  g_assert_true (gtk_widget_child_focus (split, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == board);
  g_assert_false (gtk_widget_child_focus (split, GTK_DIR_TAB_BACKWARD));
  gtk_window_destroy (GTK_WINDOW (window));
  sumi_ui_test_settle ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/split/sizes", Fixture, NULL, set_up, test_sizes, tear_down);
  g_test_add ("/split/long-head", Fixture, NULL, set_up, test_long_head, tear_down);
  g_test_add ("/split/low", Fixture, NULL, set_up, test_low, tear_down);
  g_test_add ("/split/alone", Fixture, NULL, set_up, test_alone, tear_down);
  g_test_add_func ("/split/focus", test_focus);

  return sumi_ui_test_run ();
}
