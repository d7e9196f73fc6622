/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-cell.h"
#include "sumi-board-paint.h"
#include "sumi-board-picture.h"
#include "sumi-board-style.h"
#include "sumi-board-view.h"
#include "sumi-disc-icon.h"
#include "sumi-notation.h"
#include "sumi-ui-test.h"
#include "written.h"

static const char START[] = "...........................OX......XO...........................";

typedef struct
{
  GtkWidget *window;
  GtkWidget *before; /* a button on each side of the board, for Tab */
  SumiBoardView *board;
  GtkWidget *after;
  GArray *activated; /* of int: every square that was activated */
  SumiSquare pointed;
} Fixture;

static SumiBoardSceneSpec
start_spec (void)
{
  SumiBoardSceneSpec spec = { .last_move = SUMI_SQUARE_NONE, .undone_move = SUMI_SQUARE_NONE };

  spec.position = position_of (START, SUMI_BLACK);
  spec.legal = sumi_position_legal_moves (spec.position);
  spec.is_active = TRUE;
  return spec;
}

static void
set_spec (Fixture *fixture, const SumiBoardSceneSpec *spec)
{
  g_autoptr (SumiBoardScene) scene = sumi_board_scene_new (spec);

  sumi_board_view_set_scene (fixture->board, scene);
}

static void
activated_cb (Fixture *fixture, int square)
{
  g_array_append_val (fixture->activated, square);
}

static void
pointed_cb (Fixture *fixture, int square)
{
  fixture->pointed = square;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  SumiBoardSceneSpec spec = start_spec ();

  fixture->window = gtk_window_new ();
  fixture->before = gtk_button_new_with_label ("before");
  fixture->board = g_object_new (SUMI_TYPE_BOARD_VIEW, NULL);
  fixture->after = gtk_button_new_with_label ("after");
  fixture->activated = g_array_new (FALSE, FALSE, sizeof (int));
  fixture->pointed = SUMI_SQUARE_NONE;

  gtk_widget_set_vexpand (GTK_WIDGET (fixture->board), TRUE);
  gtk_box_append (GTK_BOX (box), fixture->before);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->board));
  gtk_box_append (GTK_BOX (box), fixture->after);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 560);
  g_signal_connect_swapped (fixture->board, "square-activated", G_CALLBACK (activated_cb), fixture);
  g_signal_connect_swapped (fixture->board, "square-pointed", G_CALLBACK (pointed_cb), fixture);
  set_spec (fixture, &spec);
  gtk_window_present (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->board), (gpointer *) &fixture->board);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  g_assert_null (fixture->board);
  g_array_unref (fixture->activated);
}

static SumiBoardCell *
get_cell (Fixture *fixture, const char *name)
{
  SumiSquare square = square_of (name);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->board));

  while (square-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return SUMI_BOARD_CELL (child);
}

static const char *
get_focused (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  if (!SUMI_IS_BOARD_CELL (focus))
    return "none";
  return sumi_square_to_name (sumi_board_cell_get_square (SUMI_BOARD_CELL (focus)));
}

static void
test_labels (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *label;
  } cases[] = {
    { "a1", "a1, empty" },      { "d3", "d3, empty, legal move" }, { "e4", "e4, black disc" },
    { "d4", "d4, white disc" }, { "c4", "c4, empty, legal move" }, { "h8", "h8, empty" },
  };

  gtk_test_accessible_assert_role (fixture->board, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (fixture->board, GTK_ACCESSIBLE_PROPERTY_LABEL, "Board");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SumiBoardCell *cell = get_cell (fixture, cases[i].name);

      g_assert_cmpstr (sumi_board_cell_get_label (cell), ==, cases[i].label);
      gtk_test_accessible_assert_role (cell, GTK_ACCESSIBLE_ROLE_GRID_CELL);
      gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL, cases[i].label);
    }
}

static void
assert_description (Fixture *fixture, const char *name, const char *description)
{
  gtk_test_accessible_assert_property (get_cell (fixture, name),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

/* What happened stands in the description of the focused square until the focus goes to another
 * one, and is there again for who comes back to the board. */
static void
test_news (Fixture *fixture, gconstpointer data)
{
  SumiBoardSceneSpec spec = start_spec ();

  sumi_board_view_focus_square (fixture->board, square_of ("d3"));
  spec.news = "Something happened.";
  spec.bad = sumi_bitboard_of (square_of ("d3"));
  spec.undone_move = square_of ("c4");
  set_spec (fixture, &spec);

  assert_description (fixture, "d3", "Something happened. Marked with a cross.");
  assert_description (fixture, "c4", "The move that was taken back.");

  sumi_board_view_focus_square (fixture->board, square_of ("c4"));
  assert_description (fixture, "d3", "Marked with a cross.");
  assert_description (fixture, "c4", "The move that was taken back.");
  sumi_board_view_focus_square (fixture->board, square_of ("d3"));
  set_spec (fixture, &spec);
  assert_description (fixture, "d3", "Marked with a cross.");

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  assert_description (fixture, "d3", "Something happened. Marked with a cross.");

  /* Where a button has the focus, it says the news, until that is over or the focus elsewhere. */
  gtk_widget_set_tooltip_text (fixture->before, "Press it.");
  gtk_widget_grab_focus (fixture->before);
  spec.news = "Something else happened.";
  set_spec (fixture, &spec);
  gtk_test_accessible_assert_property (fixture->before, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Something else happened.");
  spec.news = "";
  set_spec (fixture, &spec);
  gtk_test_accessible_assert_property (fixture->before, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  sumi_ui_test_settle ();
  gtk_test_accessible_assert_property (fixture->before, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Press it.");

  /* While a menu closes nothing has the focus: the button that gets it says what was done there. */
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  spec.news = "Something was chosen.";
  set_spec (fixture, &spec);
  gtk_widget_grab_focus (fixture->before);
  gtk_test_accessible_assert_property (fixture->before, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Something was chosen.");
}

/* A move says what it turned, once, and so does the next one. */
static void
test_turned (Fixture *fixture, gconstpointer data)
{
  SumiBoardSceneSpec spec = start_spec ();

  sumi_board_view_focus_square (fixture->board, square_of ("d3"));
  spec.position = sumi_position_play (spec.position, square_of ("d3"));
  spec.last_move = square_of ("d3");
  set_spec (fixture, &spec);
  assert_description (fixture, "d3", "Turned: d4.");

  spec.position = sumi_position_play (spec.position, square_of ("e3"));
  spec.last_move = square_of ("e3");
  spec.news = "White plays e3.";
  set_spec (fixture, &spec);
  assert_description (fixture, "d3", "White plays e3. Turned: e4.");
  /* A pass turns nothing, and is no news by itself. */
  spec.position = sumi_position_pass (spec.position);
  set_spec (fixture, &spec);
  assert_description (fixture, "d3", "White plays e3. Turned: e4.");
  spec.news = "A hint.";
  set_spec (fixture, &spec);
  assert_description (fixture, "d3", "A hint.");
}

/* Of a move that is taken back nothing else may be said; its own square says so once. */
static void
test_taken_back (Fixture *fixture, gconstpointer data)
{
  SumiBoardSceneSpec spec = start_spec ();

  sumi_board_view_focus_square (fixture->board, square_of ("a1"));
  spec.news = "White plays e3.";
  spec.position = sumi_position_play (spec.position, square_of ("d3"));
  spec.last_move = square_of ("d3");
  set_spec (fixture, &spec);

  spec = start_spec ();
  spec.news = "";
  spec.undone_move = square_of ("d3");
  set_spec (fixture, &spec);
  assert_description (fixture, "a1", "Taken back: d3.");

  sumi_board_view_focus_square (fixture->board, square_of ("d3"));
  assert_description (fixture, "d3", "The move that was taken back.");

  /* Where that square has the focus it is not said twice. */
  spec.position = sumi_position_play (spec.position, square_of ("d3"));
  spec.undone_move = SUMI_SQUARE_NONE;
  set_spec (fixture, &spec);
  spec = start_spec ();
  spec.undone_move = square_of ("d3");
  set_spec (fixture, &spec);
  assert_description (fixture, "d3", "Taken back: d3.");
}

static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *from;
    GtkDirectionType direction;
    const char *to;
  } cases[] = {
    { "d3", GTK_DIR_LEFT, "c3" },  { "d3", GTK_DIR_RIGHT, "e3" }, { "d3", GTK_DIR_UP, "d2" },
    { "d3", GTK_DIR_DOWN, "d4" },  { "a1", GTK_DIR_LEFT, "a1" },  { "a1", GTK_DIR_UP, "a1" },
    { "h8", GTK_DIR_RIGHT, "h8" }, { "h8", GTK_DIR_DOWN, "h8" },
  };

  for (int is_rtl = 0; is_rtl < 2; is_rtl++)
    {
      gtk_widget_set_direction (GTK_WIDGET (fixture->board),
                                is_rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          sumi_board_view_focus_square (fixture->board, square_of (cases[i].from));
          gtk_widget_child_focus (fixture->window, cases[i].direction);
          g_assert_cmpstr (get_focused (fixture), ==, cases[i].to);
          g_assert_cmpint (fixture->pointed, ==, square_of (cases[i].to));
        }
    }
}

/* Tab comes to the board once, on the square that was left, and goes on. */
static void
test_one_tab_stop (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  sumi_board_view_focus_square (fixture->board, square_of ("f5"));
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (window) == fixture->after);
  g_assert_cmpint (fixture->pointed, ==, SUMI_SQUARE_NONE);
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD);
  g_assert_cmpstr (get_focused (fixture), ==, "f5");
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (window) == fixture->before);
  gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (get_focused (fixture), ==, "f5");
}

static void
test_typed_names (Fixture *fixture, gconstpointer data)
{
  sumi_board_view_focus_square (fixture->board, square_of ("a1"));

  g_assert_true (sumi_ui_test_press (GTK_WIDGET (fixture->board), GDK_KEY_d));
  g_assert_cmpstr (get_focused (fixture), ==, "a1");
  g_assert_true (sumi_ui_test_press (GTK_WIDGET (fixture->board), GDK_KEY_3));
  g_assert_cmpstr (get_focused (fixture), ==, "d3");

  /* A second letter takes the place of the first; capitals and the keypad count. */
  sumi_ui_test_press (GTK_WIDGET (fixture->board), GDK_KEY_A);
  sumi_ui_test_press (GTK_WIDGET (fixture->board), GDK_KEY_H);
  sumi_ui_test_press (GTK_WIDGET (fixture->board), GDK_KEY_KP_8);
  g_assert_cmpstr (get_focused (fixture), ==, "h8");

  /* A number alone, a letter that is no column, and a number that is no row mean nothing. */
  g_assert_false (sumi_ui_test_press (GTK_WIDGET (fixture->board), GDK_KEY_4));
  g_assert_false (sumi_ui_test_press (GTK_WIDGET (fixture->board), GDK_KEY_i));
  sumi_ui_test_press (GTK_WIDGET (fixture->board), GDK_KEY_b);
  g_assert_false (sumi_ui_test_press (GTK_WIDGET (fixture->board), GDK_KEY_9));
  g_assert_false (sumi_ui_test_press (GTK_WIDGET (fixture->board), GDK_KEY_2));
  g_assert_cmpstr (get_focused (fixture), ==, "h8");
  g_assert_cmpuint (fixture->activated->len, ==, 0);
}

static void
test_activation (Fixture *fixture, gconstpointer data)
{
  sumi_board_view_focus_square (fixture->board, square_of ("c4"));
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (get_cell (fixture, "c4")), "square.play", NULL));
  g_assert_cmpuint (fixture->activated->len, ==, 1);
  g_assert_cmpint (g_array_index (fixture->activated, int, 0), ==, square_of ("c4"));
}

static char *
draw (Fixture *fixture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  GTK_WIDGET_GET_CLASS (fixture->board)->snapshot (GTK_WIDGET (fixture->board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* What is drawn is the same to the letter where texts run from right to left. */
static void
test_not_mirrored (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ltr = NULL, *rtl = NULL;
  SumiBoardSceneSpec spec = start_spec ();

  spec.shows_legal = TRUE;
  spec.lit = sumi_bitboard_of (square_of ("b2"));
  set_spec (fixture, &spec);
  gtk_widget_set_direction (GTK_WIDGET (fixture->board), GTK_TEXT_DIR_LTR);
  sumi_ui_test_settle ();
  ltr = draw (fixture);
  gtk_widget_set_direction (GTK_WIDGET (fixture->board), GTK_TEXT_DIR_RTL);
  sumi_ui_test_settle ();
  rtl = draw (fixture);
  g_assert_cmpstr (ltr, ==, rtl);
}

/* Each thing that a scene may hold changes what is drawn, so nothing is said by nothing. */
static void
test_each_mark_is_drawn (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  SumiBoardSceneSpec specs[9];

  for (guint i = 0; i < G_N_ELEMENTS (specs); i++)
    specs[i] = start_spec ();
  specs[1].shows_legal = TRUE;
  specs[2].good = sumi_bitboard_of (square_of ("d3"));
  specs[3].bad = sumi_bitboard_of (square_of ("d3"));
  specs[4].lit = sumi_bitboard_of (square_of ("d3"));
  specs[5].last_move = square_of ("d4");
  specs[6].undone_move = square_of ("d3");
  specs[7].arrows[0] = (SumiBoardArrow){ .from = square_of ("d4"), .to = square_of ("h8") };
  specs[7].n_arrows = 1;
  specs[8].good = sumi_bitboard_of (square_of ("d4"));

  for (guint i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      set_spec (fixture, &specs[i]);
      g_assert_true (g_hash_table_add (drawings, draw (fixture)));
    }
}

/* Whether what a move would do is drawn while NAME has the focus. */
static gboolean
previews (Fixture *fixture, const char *name)
{
  SumiBoardStyle *style = sumi_board_style_get_default ();
  g_autofree char *without = NULL, *with = NULL;

  sumi_board_view_focus_square (fixture->board, square_of (name));
  without = draw (fixture);
  g_object_set (style, "previews-moves", TRUE, NULL);
  with = draw (fixture);
  g_object_set (style, "previews-moves", FALSE, NULL);
  return g_strcmp0 (without, with) != 0;
}

static void
test_preview (Fixture *fixture, gconstpointer data)
{
  SumiBoardSceneSpec spec = start_spec ();

  g_assert_true (previews (fixture, "d3"));
  g_assert_false (previews (fixture, "e3")); /* a move of White */
  g_assert_false (previews (fixture, "d4"));

  /* Where nothing can be played, and where what is legal is not to be told. */
  spec.is_active = FALSE;
  set_spec (fixture, &spec);
  g_assert_false (previews (fixture, "d3"));
  spec.is_active = TRUE;
  spec.legal = 0;
  set_spec (fixture, &spec);
  g_assert_false (previews (fixture, "d3"));
}

/* The controller of TYPE on the board; the board keeps it. */
static gpointer
find_controller (Fixture *fixture, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }
  g_assert_not_reached ();
}

/* What follows the clicks of BUTTON on the board, which keeps it. */
static gpointer
find_click (Fixture *fixture, guint button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller)
          && gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == button)
        return controller;
    }
  g_assert_not_reached ();
}

/* The middle of the square NAME, in the board. */
static graphene_point_t
find_middle (Fixture *fixture, const char *name)
{
  GtkWidget *cell = GTK_WIDGET (get_cell (fixture, name));
  float half = (float) gtk_widget_get_width (cell) / 2;
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_point (cell, GTK_WIDGET (fixture->board),
                                           &GRAPHENE_POINT_INIT (half, half), &middle));
  return middle;
}

/* A disc that is dragged to a square is played there. */
static void
test_dropped_disc (Fixture *fixture, gconstpointer data)
{
  GtkDropTarget *target = find_controller (fixture, GTK_TYPE_DROP_TARGET);
  graphene_point_t at = find_middle (fixture, "d3");
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken = FALSE;
  GdkDragAction action = 0;

  g_value_init (&value, SUMI_TYPE_DISC_ICON);
  g_value_take_object (&value, g_object_ref_sink (sumi_disc_icon_new (16)));
  g_signal_emit_by_name (target, "motion", (double) at.x, (double) at.y, &action);
  g_assert_cmpint (action, ==, GDK_ACTION_COPY);
  g_assert_cmpint (fixture->pointed, ==, square_of ("d3"));
  g_signal_emit_by_name (target, "drop", &value, (double) at.x, (double) at.y, &is_taken);
  g_assert_true (is_taken);
  g_assert_cmpuint (fixture->activated->len, ==, 1);
  g_assert_cmpint (g_array_index (fixture->activated, int, 0), ==, square_of ("d3"));
  g_signal_emit_by_name (target, "drop", &value, -5.0, -5.0, &is_taken);
  g_assert_false (is_taken);
  g_assert_cmpuint (fixture->activated->len, ==, 1);
}

/* Who clicks twice chooses once, and hears what came of that. */
static void
test_double_click (Fixture *fixture, gconstpointer data)
{
  gpointer click = find_click (fixture, GDK_BUTTON_PRIMARY);
  graphene_point_t at = find_middle (fixture, "d3");

  for (int n = 1; n <= 3; n++)
    {
      g_signal_emit_by_name (click, "pressed", n, (double) at.x, (double) at.y);
      g_signal_emit_by_name (click, "released", n, (double) at.x, (double) at.y);
    }
  g_assert_cmpuint (fixture->activated->len, ==, 1);
}

/* A finger that stays on a legal move shows what it would turn and plays nothing; elsewhere it asks
 * what there is to be said. */
static void
test_long_press (Fixture *fixture, gconstpointer data)
{
  GtkGesture *hold = find_controller (fixture, GTK_TYPE_GESTURE_LONG_PRESS);
  graphene_point_t at = find_middle (fixture, "d3");
  g_autofree char *before = draw (fixture), *during = NULL, *after = NULL;

  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (hold)));
  g_signal_emit_by_name (hold, "pressed", (double) at.x, (double) at.y);
  during = draw (fixture);
  g_signal_emit_by_name (hold, "end", NULL);
  after = draw (fixture);
  g_assert_cmpstr (before, !=, during);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (fixture->activated->len, ==, 0);

  at = find_middle (fixture, "a1");
  g_signal_emit_by_name (hold, "pressed", (double) at.x, (double) at.y);
  g_assert_cmpuint (fixture->activated->len, ==, 1);
  g_assert_cmpint (g_array_index (fixture->activated, int, 0), ==, square_of ("a1"));
}

static void
painted_cb (GArray *painted, int square, gboolean begins, gboolean inverts)
{
  g_assert_cmpint (begins, ==, painted->len == 0);
  g_assert_false (inverts);
  g_array_append_val (painted, square);
}

/* A stroke paints what a fast pointer skips, too, but nothing between where it leaves the board and
 * where it comes back. */
static void
test_stroke (Fixture *fixture, gconstpointer data)
{
  static const char *const stroke[] = { "b8", "h8", "e5", NULL, "a1", "a1" };
  static const char *const expected[]
    = { "b8", "c8", "d8", "e8", "f8", "g8", "h8", "g7", "f6", "e5", "a1" };
  gpointer click = find_click (fixture, GDK_BUTTON_PRIMARY);
  gpointer pointer = find_controller (fixture, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  g_autoptr (GArray) painted = g_array_new (FALSE, FALSE, sizeof (int));

  g_object_set (fixture->board, "paints", TRUE, NULL);
  g_signal_connect_swapped (fixture->board, "square-painted", G_CALLBACK (painted_cb), painted);
  for (guint i = 0; i < G_N_ELEMENTS (stroke); i++)
    {
      graphene_point_t at
        = stroke[i] != NULL ? find_middle (fixture, stroke[i]) : GRAPHENE_POINT_INIT (-5, -5);

      if (i == 0)
        g_signal_emit_by_name (click, "pressed", 1, (double) at.x, (double) at.y);
      g_signal_emit_by_name (pointer, "motion", (double) at.x, (double) at.y);
    }
  g_assert_cmpuint (painted->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < painted->len; i++)
    g_assert_cmpstr (sumi_square_to_name ((SumiSquare) g_array_index (painted, int, i)), ==,
                     expected[i]);
}

static void
test_geometry (void)
{
  for (int side = 160; side <= 4000; side += 53)
    {
      SumiBoardGeometry geometry = sumi_board_geometry_fit (side, side + 100, TRUE);

      for (SumiSquare square = 0; square < 64; square++)
        {
          graphene_rect_t area = sumi_board_geometry_square (&geometry, square);
          graphene_point_t center;

          graphene_rect_get_center (&area, &center);
          g_assert_cmpint (sumi_board_geometry_pick (&geometry, (double) center.x,
                                                     (double) center.y),
                           ==, square);
          g_assert_cmpfloat_with_epsilon (area.size.width, area.size.height, 1e-6);
          g_assert_cmpfloat (area.origin.x, >=, 0);
          g_assert_cmpfloat (area.origin.x + area.size.width, <=, (float) side);
        }
      g_assert_cmpint (sumi_board_geometry_pick (&geometry, 0, 0), ==, SUMI_SQUARE_NONE);
    }
}

static void
test_picture (void)
{
  GtkWidget *picture = g_object_ref_sink (sumi_board_picture_new ());
  SumiBoardSceneSpec spec = start_spec ();

  sumi_board_picture_set_position (SUMI_BOARD_PICTURE (picture), spec.position);
  g_assert_finalize_object (picture);
}

/* Presses the secondary button on one square and lets it go on another, as its gesture reports
 * it. */
static void
drag (Fixture *fixture, const char *from, const char *to)
{
  gpointer click = find_click (fixture, GDK_BUTTON_SECONDARY);
  const char *const names[] = { from, to };

  for (int i = 0; i < 2; i++)
    {
      graphene_rect_t area;

      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_cell (fixture, names[i])),
                                                GTK_WIDGET (fixture->board), &area));
      g_signal_emit_by_name (click, i == 0 ? "pressed" : "released", 1,
                             (double) area.origin.x + 5, (double) area.origin.y + 5);
    }
}

/* Presses Shift+Space on the square NAME, and looks at the board from h8. */
static char *
draw_at (Fixture *fixture, const char *name)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));

  sumi_board_view_focus_square (fixture->board, square_of (name));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean is_taken = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_space, 0, GDK_SHIFT_MASK,
                             &is_taken);
      g_assert_true (is_taken);
    }
  sumi_board_view_focus_square (fixture->board, square_of ("h8"));
  return draw (fixture);
}

/* The same is drawn by keys as with the secondary button: from one square to the next, and all
 * arrows go where both are one. The square at which an arrow begins is marked. */
static void
test_drawing_by_keys (Fixture *fixture, gconstpointer data)
{
  g_autofree char *bare = NULL, *begun = NULL, *drawn = NULL, *gone = NULL, *again = NULL;
  g_autofree char *cleared = NULL;

  sumi_board_view_focus_square (fixture->board, square_of ("h8"));
  bare = draw (fixture);
  begun = draw_at (fixture, "d3");
  g_assert_cmpstr (begun, !=, bare);
  drawn = draw_at (fixture, "d5");
  g_assert_cmpstr (drawn, !=, bare);
  g_assert_cmpstr (drawn, !=, begun);
  drag (fixture, "d3", "d5");
  gone = draw (fixture);
  g_assert_cmpstr (gone, ==, bare);
  g_free (draw_at (fixture, "d3"));
  again = draw_at (fixture, "d5");
  g_assert_cmpstr (again, ==, drawn);
  g_free (draw_at (fixture, "a1"));
  cleared = draw_at (fixture, "a1");
  g_assert_cmpstr (cleared, ==, bare);
  g_assert_cmpuint (fixture->activated->len, ==, 0);
}

/* Arrows are drawn over the board, taken away by drawing them again, by a click, and by a move. */
static void
test_drawing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *bare = draw (fixture);
  SumiBoardSceneSpec spec = start_spec ();

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *drawn = NULL, *gone = NULL;

      drag (fixture, "d3", "d5");
      drawn = draw (fixture);
      g_assert_cmpstr (bare, !=, drawn);
      if (i == 0)
        drag (fixture, "d3", "d5");
      else if (i == 1)
        drag (fixture, "a1", "a1");
      else
        {
          SumiBoardSceneSpec moved = spec;

          moved.position = sumi_position_play (spec.position, square_of ("d3"));
          set_spec (fixture, &moved);
          set_spec (fixture, &spec);
          sumi_ui_test_settle ();
        }
      gone = draw (fixture);
      g_assert_cmpstr (bare, ==, gone);
    }
  g_assert_cmpuint (fixture->activated->len, ==, 0);
}

/* On a board that is painted, who points at an empty square sees the disc that a press puts, and
 * not what a move there would turn, unless moves are played. */
static void
test_ghost (Fixture *fixture, gconstpointer data)
{
  SumiBoardSceneSpec spec = start_spec ();
  g_autofree char *bare = NULL, *black = NULL, *white = NULL, *on_disc = NULL, *none = NULL;

  g_object_set (fixture->board, "paints", TRUE, NULL);
  spec.shows_legal = FALSE;
  set_spec (fixture, &spec);
  g_assert_false (previews (fixture, "d3"));
  sumi_board_view_focus_square (fixture->board, square_of ("a1"));
  bare = draw (fixture);
  spec.puts_disc = TRUE;
  spec.disc = SUMI_BLACK;
  set_spec (fixture, &spec);
  black = draw (fixture);
  g_assert_cmpstr (black, !=, bare);
  spec.disc = SUMI_WHITE;
  set_spec (fixture, &spec);
  white = draw (fixture);
  g_assert_cmpstr (white, !=, bare);
  g_assert_cmpstr (white, !=, black);
  sumi_board_view_focus_square (fixture->board, square_of ("d4"));
  on_disc = draw (fixture);
  spec.puts_disc = FALSE;
  set_spec (fixture, &spec);
  none = draw (fixture);
  g_assert_cmpstr (on_disc, ==, none);
  spec.shows_legal = TRUE;
  set_spec (fixture, &spec);
  g_assert_true (previews (fixture, "d3"));
}

static void
inverted_cb (GArray *painted, int square, gboolean begins, gboolean inverts)
{
  g_assert_true (begins);
  g_assert_true (inverts);
  g_array_append_val (painted, square);
}

/* On a board that is painted, Shift asks for the opposite, and the secondary button draws nothing
 * that would be taken for a part of what is painted. */
static void
test_painting_with_shift (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) painted = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *bare = NULL, *pressed = NULL, *dragged = NULL;

  g_object_set (fixture->board, "paints", TRUE, NULL);
  g_signal_connect_swapped (fixture->board, "square-painted", G_CALLBACK (inverted_cb), painted);
  sumi_board_view_focus_square (fixture->board, square_of ("h8"));
  bare = draw (fixture);
  pressed = draw_at (fixture, "d3");
  g_assert_cmpstr (pressed, ==, bare);
  g_assert_cmpuint (painted->len, ==, 1);
  g_assert_cmpint (g_array_index (painted, int, 0), ==, square_of ("d3"));
  drag (fixture, "d3", "d5");
  dragged = draw (fixture);
  g_assert_cmpstr (dragged, ==, bare);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/board-view/labels", test_labels);
  ADD ("/board-view/news", test_news);
  ADD ("/board-view/turned", test_turned);
  ADD ("/board-view/taken-back", test_taken_back);
  ADD ("/board-view/arrows", test_arrows);
  ADD ("/board-view/one-tab-stop", test_one_tab_stop);
  ADD ("/board-view/typed-names", test_typed_names);
  ADD ("/board-view/activation", test_activation);
  ADD ("/board-view/not-mirrored", test_not_mirrored);
  ADD ("/board-view/each-mark-is-drawn", test_each_mark_is_drawn);
  ADD ("/board-view/preview", test_preview);
  ADD ("/board-view/dropped-disc", test_dropped_disc);
  ADD ("/board-view/double-click", test_double_click);
  ADD ("/board-view/long-press", test_long_press);
  ADD ("/board-view/stroke", test_stroke);
  ADD ("/board-view/painting-with-shift", test_painting_with_shift);
  ADD ("/board-view/ghost", test_ghost);
  ADD ("/board-view/drawing", test_drawing);
  ADD ("/board-view/drawing-by-keys", test_drawing_by_keys);
  g_test_add_func ("/board-view/geometry", test_geometry);
  g_test_add_func ("/board-view/picture", test_picture);

  return sumi_ui_test_run ();
}
