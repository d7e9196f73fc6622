/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-style.h"

#include <adwaita.h>
#include <math.h>

#include "sumi-board-paint.h"
#include "sumi-board-view.h"
#include "sumi-option-list.h"
#include "sumi-player-card.h"
#include "sumi-ui-test.h"

/* Contrasts as the WCAG 2.1 measure them (success criteria 1.4.3 and 1.4.11). */
#define SHAPE 3.0
#define TEXT 4.5

static double
get_linear (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const GdkRGBA *color)
{
  return 0.2126 * get_linear ((double) color->red) + 0.7152 * get_linear ((double) color->green)
         + 0.0722 * get_linear ((double) color->blue);
}

static GdkRGBA
lay_over (GdkRGBA color, GdkRGBA ground)
{
  float rest = 1 - color.alpha;

  return (GdkRGBA){ color.red * color.alpha + ground.red * rest,
                    color.green * color.alpha + ground.green * rest,
                    color.blue * color.alpha + ground.blue * rest, 1 };
}

static double
get_contrast (GdkRGBA color, GdkRGBA ground)
{
  GdkRGBA seen = lay_over (color, ground);
  double a = get_luminance (&seen), b = get_luminance (&ground);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

/* How a colour looks to the colour-blind: H. Brettel, F. Viénot and J. D. Mollon (1997) in the
 * one-plane form of Viénot, Brettel and Mollon (1999) for the first two, in linear RGB; for
 * the third the matrix of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes (2009) at full
 * severity. */
static const double SIGHTS[][3][3] = {
  { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  { { 0.11238, 0.88762, 0 }, { 0.11238, 0.88762, 0 }, { 0.00401, -0.00401, 1 } },
  { { 0.29275, 0.70725, 0 }, { 0.29275, 0.70725, 0 }, { -0.02234, 0.02234, 1 } },
  { { 1.255528, -0.076749, -0.178779 },
    { -0.078411, 0.930809, 0.147602 },
    { 0.004733, 0.691367, 0.303900 } },
};

static float
get_gamma (double linear)
{
  linear = CLAMP (linear, 0, 1);
  return (float) (linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow (linear, 1 / 2.4) - 0.055);
}

static GdkRGBA
see (const double sight[3][3], GdkRGBA color)
{
  double linear[3] = { get_linear ((double) color.red), get_linear ((double) color.green),
                       get_linear ((double) color.blue) };
  double seen[3] = { 0 };

  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      seen[i] += sight[i][j] * linear[j];
  return (GdkRGBA){ get_gamma (seen[0]), get_gamma (seen[1]), get_gamma (seen[2]), 1 };
}

/* COLOR on GROUND keeps CONTRAST, for who sees colours and for who does not. */
static void
assert_contrast (const char *name, GdkRGBA color, GdkRGBA ground, double contrast)
{
  for (gsize i = 0; i < G_N_ELEMENTS (SIGHTS); i++)
    {
      GdkRGBA seen = see (SIGHTS[i], lay_over (color, ground));
      double found = get_contrast (seen, see (SIGHTS[i], ground));

      g_test_message ("%s, sight %" G_GSIZE_FORMAT ": %.2f", name, i, found);
      /* What is lost of a hundredth is lost in the simulation. */
      g_assert_cmpfloat (found, >=, i == 0 ? contrast : contrast * 0.95);
    }
}

static void
test_contrast (gconstpointer data)
{
  const SumiBoardColors *colors
      = sumi_board_theme_get_colors ((SumiBoardTheme) GPOINTER_TO_INT (data));
  const GdkRGBA felts[] = { colors->felt_top, colors->felt_bottom };

  for (gsize i = 0; i < G_N_ELEMENTS (felts); i++)
    {
      const struct
      {
        const char *name;
        GdkRGBA color;
        double contrast;
      } on_felt[] = {
        { "frame", colors->frame, SHAPE },
        { "line", colors->line, SHAPE },
        { "lit edge", colors->lit_edge, SHAPE },
        { "legal", colors->legal, SHAPE },
        { "undone", colors->undone, SHAPE },
        { "good", colors->good, SHAPE },
        { "bad", colors->bad, SHAPE },
        { "arrow", colors->arrow, SHAPE },
        { "edge of what is filled", colors->fill_edge, SHAPE },
        { "hatch", colors->hatch, SHAPE },
        { "cause", colors->cause, SHAPE },
        { "mark, and text", colors->mark, TEXT },
        { "edge of a black disc", colors->disc_edge[SUMI_BLACK], SHAPE },
        { "rim of a black disc", colors->disc_rim[SUMI_BLACK], SHAPE },
        { "rim of a white disc", colors->disc_rim[SUMI_WHITE], SHAPE },
      };
      GdkRGBA plate = lay_over (colors->back, felts[i]);

      for (gsize j = 0; j < G_N_ELEMENTS (on_felt); j++)
        assert_contrast (on_felt[j].name, on_felt[j].color, felts[i], on_felt[j].contrast);
      assert_contrast ("number on its plate", colors->mark, plate, TEXT);
      assert_contrast ("tick on its plate", colors->good, plate, SHAPE);
      assert_contrast ("cross on its plate", colors->bad, plate, SHAPE);
    }
  /* A ring is light within dark: one of the two stands out on each disc. */
  assert_contrast ("ring on a black disc", colors->ring, colors->disc_light[SUMI_BLACK], SHAPE);
  assert_contrast ("around a ring on a white disc", colors->back, colors->disc_rim[SUMI_WHITE],
                   SHAPE);
  assert_contrast ("ring on what is around it", colors->ring, colors->back, SHAPE);
  assert_contrast ("cause on a black disc", colors->cause, colors->disc_light[SUMI_BLACK], SHAPE);
  assert_contrast ("cause on what is around it", colors->cause, colors->back, SHAPE);
  /* The last move is marked with the light of the other colour. */
  assert_contrast ("last move of Black", colors->disc_light[SUMI_WHITE],
                   colors->disc_light[SUMI_BLACK], SHAPE);
  assert_contrast ("last move of White", colors->disc_light[SUMI_BLACK],
                   colors->disc_rim[SUMI_WHITE], SHAPE);
}

/* A square this large is drawn of each mark; so much of it differs between any two. */
#define SIDE 40
#define N_PIXELS (SIDE * SIDE)
#define N_DIFFERENT (N_PIXELS / 100)
#define N_SIGHTS ((int) G_N_ELEMENTS (SIGHTS))

typedef enum
{
  ON_FELT,
  ON_BLACK,
  ON_WHITE,
  N_GROUNDS,
} Ground;

typedef void (*Paint) (GtkSnapshot *snapshot, const graphene_rect_t *square);

static void
paint_nothing (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
}

static void
paint_good (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  sumi_board_paint_good (snapshot, square, FALSE);
}

static void
paint_bad (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  sumi_board_paint_bad (snapshot, square, FALSE);
}

static void
paint_missed (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  sumi_board_paint_missed (snapshot, square, FALSE);
}

static void
paint_surplus (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  sumi_board_paint_surplus (snapshot, square, FALSE);
}

static void
paint_good_disc (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  sumi_board_paint_good (snapshot, square, TRUE);
}

static void
paint_bad_disc (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  sumi_board_paint_bad (snapshot, square, TRUE);
}

static void
paint_missed_disc (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  sumi_board_paint_missed (snapshot, square, TRUE);
}

static void
paint_surplus_disc (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  sumi_board_paint_surplus (snapshot, square, TRUE);
}

static void
paint_black (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  sumi_board_paint_preview (snapshot, square, SUMI_BLACK);
}

static void
paint_white (GtkSnapshot *snapshot, const graphene_rect_t *square)
{
  sumi_board_paint_preview (snapshot, square, SUMI_WHITE);
}

/* All that may be on one empty square instead of something else, and on one disc. */
static const struct
{
  const char *name;
  Paint paint;
} MARKS[2][12] = {
  { { "nothing", paint_nothing },
    { "legal", sumi_board_paint_legal },
    { "undone", sumi_board_paint_undone },
    { "good", paint_good },
    { "bad", paint_bad },
    { "mark", sumi_board_paint_mark },
    { "missed", paint_missed },
    { "surplus", paint_surplus },
    { "hatched", sumi_board_paint_hatched },
    { "lost", sumi_board_paint_lost },
    { "preview of Black", paint_black },
    { "preview of White", paint_white } },
  { { "nothing", paint_nothing },
    { "good", paint_good_disc },
    { "bad", paint_bad_disc },
    { "mark", sumi_board_paint_mark },
    { "missed", paint_missed_disc },
    { "surplus", paint_surplus_disc },
    { "ringed", sumi_board_paint_ringed },
    { "anchor", sumi_board_paint_anchor } },
};

/* The luminance of each pixel as each sight sees it, owned by the caller. */
static float *
see_mark (GskRenderer *renderer, Ground ground, Paint paint)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t square = GRAPHENE_RECT_INIT (0, 0, SIDE, SIDE);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *data = g_malloc (4 * N_PIXELS);
  float *seen = g_new (float, N_SIGHTS * N_PIXELS);

  sumi_board_paint_ground (snapshot, &square);
  if (ground != ON_FELT)
    sumi_board_paint_disc (snapshot, &square, ground == ON_BLACK ? SUMI_BLACK : SUMI_WHITE, 1);
  paint (snapshot, &square);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node, &square);
  gdk_texture_download (texture, data, 4 * SIDE);
  for (int i = 0; i < N_PIXELS; i++)
    {
      const guint32 pixel = ((const guint32 *) (gconstpointer) data)[i];
      GdkRGBA color = { (float) (pixel >> 16 & 255) / 255, (float) (pixel >> 8 & 255) / 255,
                        (float) (pixel & 255) / 255, 1 };

      for (int sight = 0; sight < N_SIGHTS; sight++)
        {
          GdkRGBA changed = see (SIGHTS[sight], color);

          seen[sight * N_PIXELS + i] = (float) get_luminance (&changed);
        }
    }
  return seen;
}

static int
count_different (const float *a, const float *b)
{
  int n = 0;

  for (int i = 0; i < N_PIXELS; i++)
    n += (MAX (a[i], b[i]) + 0.05f) / (MIN (a[i], b[i]) + 0.05f) >= (float) SHAPE;
  return n;
}

/* No two marks are told apart by their hue alone: for each sight, somewhere one is light where the
 * other is dark. */
static void
test_marks_apart (gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GskRenderer *renderer;

  g_object_set (sumi_board_style_get_default (), "theme", data, NULL);
  gtk_window_present (GTK_WINDOW (window));
  renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  for (Ground ground = ON_FELT; ground < N_GROUNDS; ground++)
    {
      int kind = ground == ON_FELT ? 0 : 1;
      float *seen[G_N_ELEMENTS (MARKS[0])] = { 0 };

      for (gsize i = 0; i < G_N_ELEMENTS (seen) && MARKS[kind][i].name != NULL; i++)
        {
          seen[i] = see_mark (renderer, ground, MARKS[kind][i].paint);
          for (gsize j = 0; j < i; j++)
            {
              for (int sight = 0; sight < N_SIGHTS; sight++)
                {
                  int n = count_different (&seen[i][sight * N_PIXELS], &seen[j][sight * N_PIXELS]);

                  g_test_message ("ground %d, sight %d, %s and %s: %d pixels", (int) ground, sight,
                                  MARKS[kind][i].name, MARKS[kind][j].name, n);
                  g_assert_cmpint (n, >=, N_DIFFERENT);
                }
            }
        }
      for (gsize i = 0; i < G_N_ELEMENTS (seen); i++)
        g_free (seen[i]);
    }
  g_object_set (sumi_board_style_get_default (), "theme", "green", NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
set_style (const char *property, const char *value)
{
  g_object_set (sumi_board_style_get_default (), property, value, NULL);
}

/* Boards follow the style as soon as it changes; a name that nobody knows is the usual one. */
static void
test_themes (void)
{
  SumiBoardStyle *style = sumi_board_style_get_default ();

  g_assert_true (sumi_board_style_get_colors (style)
                 == sumi_board_theme_get_colors (SUMI_BOARD_GREEN));
  set_style ("theme", "slate");
  g_assert_true (sumi_board_style_get_colors (style)
                 == sumi_board_theme_get_colors (SUMI_BOARD_SLATE));
  set_style ("theme", "no such felt");
  g_assert_true (sumi_board_style_get_colors (style)
                 == sumi_board_theme_get_colors (SUMI_BOARD_GREEN));
  set_style ("motion", "none");
  g_assert_cmpuint (sumi_board_style_get_slowness (style), ==, 0);
  set_style ("motion", "normal");
  g_assert_cmpuint (sumi_board_style_get_slowness (style), ==, 1);
}

static gboolean
count_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ++*(int *) data;
  return G_SOURCE_CONTINUE;
}

static gboolean
has_two_frames (gpointer data)
{
  return *(int *) data >= 2;
}

/* Until all that was queued for WIDGET is laid out. */
static void
wait_for_layout (GtkWidget *widget)
{
  int n_frames = 0;
  guint id = gtk_widget_add_tick_callback (widget, count_frame_cb, &n_frames, NULL);

  sumi_ui_test_wait (has_two_frames, &n_frames);
  gtk_widget_remove_tick_callback (widget, id);
}

/* What any pixel of WIDGET is covered with at most. */
static GdkRGBA
get_ink (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *data = NULL;
  GdkRGBA ink = { 0 };
  int width, height;

  wait_for_layout (widget);
  gtk_widget_snapshot_child (gtk_widget_get_parent (widget), widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node, NULL);
  width = gdk_texture_get_width (texture);
  height = gdk_texture_get_height (texture);
  data = g_malloc ((gsize) (4 * width * height));
  gdk_texture_download (texture, data, (gsize) (4 * width));
  for (int i = 0; i < width * height; i++)
    {
      const guint32 pixel = ((const guint32 *) (gconstpointer) data)[i];
      float alpha = (float) (pixel >> 24) / 255;

      if (alpha > ink.alpha)
        ink = (GdkRGBA){ (float) (pixel >> 16 & 255) / 255 / alpha,
                         (float) (pixel >> 8 & 255) / 255 / alpha,
                         (float) (pixel & 255) / 255 / alpha, alpha };
    }
  return ink;
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Lets the strokes of LABEL be so thick that they cover whole pixels. */
static void
thicken (GtkWidget *label)
{
  g_autoptr (PangoAttrList) attributes
    = pango_attr_list_from_string ("0 -1 scale 6, 0 -1 weight bold");

  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  sumi_ui_test_settle ();
}

/* What an entry is for while nothing is written in it. */
static GtkWidget *
add_placeholder (GtkWidget *box)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "MMMM");
  gtk_box_append (GTK_BOX (box), entry);
  return sumi_ui_test_find_label (entry, "MMMM");
}

/* The key of what is in a menu, which opens. */
static GtkWidget *
open_menu (GtkWidget *box)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuItem) item = g_menu_item_new ("MMMM", "window.close");

  g_menu_item_set_attribute (item, "accel", "s", "m");
  g_menu_append_item (menu, item);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_box_append (GTK_BOX (box), button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  sumi_ui_test_settle ();
  return sumi_ui_test_find_label (
    GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))), "M");
}

/* Quiet text is quiet, but can be read: on the ground of a window, of a card, of a menu and of an
 * entry, light and dark. */
static void
test_quiet_text (gconstpointer data)
{
  GtkWidget *window = adw_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *row = adw_action_row_new (), *list = gtk_list_box_new ();
  const char *const names[]
    = { "window_bg_color", "card_bg_color", "view_bg_color", "popover_bg_color" };
  GdkRGBA grounds[G_N_ELEMENTS (names) + 1];
  GtkWidget *labels[5];
  GtkStyleContext *context;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      (AdwColorScheme) GPOINTER_TO_INT (data));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), "HHHH");
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_box_append (GTK_BOX (box), list);
  adw_window_set_content (ADW_WINDOW (window), box);
  labels[0] = sumi_ui_test_find_label (row, "HHHH");
  labels[1] = add_label (box, "MMMM", "dim-label");
  labels[2] = add_label (box, "MMMM", "caption");
  labels[3] = add_placeholder (box);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  labels[4] = open_menu (box);
  context = gtk_widget_get_style_context (window);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_true (gtk_style_context_lookup_color (context, names[i], &grounds[i]));
      grounds[i] = lay_over (grounds[i], grounds[0]);
    }
  gtk_style_context_get_color (context, &grounds[G_N_ELEMENTS (names)]);
  grounds[G_N_ELEMENTS (names)].alpha *= 0.1f;
  grounds[G_N_ELEMENTS (names)] = lay_over (grounds[G_N_ELEMENTS (names)], grounds[0]);

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      GdkRGBA ink;

      thicken (labels[i]);
      ink = get_ink (labels[i]);
      for (gsize j = 0; j < G_N_ELEMENTS (grounds); j++)
        {
          double contrast = get_contrast (ink, grounds[j]);

          g_test_message ("label %" G_GSIZE_FORMAT " on ground %" G_GSIZE_FORMAT ": %.2f", i, j,
                          contrast);
          g_assert_cmpfloat (contrast, >=, TEXT);
        }
    }
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (labels[4], GTK_TYPE_POPOVER)));
  sumi_ui_test_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

/* What a field that has a mistake is for is said in the colour of mistakes, where it is empty and
 * where something is written in it. */
static void
test_mistaken_field (gconstpointer data)
{
  GtkWidget *window = adw_window_new (), *list = gtk_list_box_new ();
  GdkRGBA ground, window_color;
  GtkStyleContext *context;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      (AdwColorScheme) GPOINTER_TO_INT (data));
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *row = adw_entry_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), "MMMM");
      gtk_editable_set_text (GTK_EDITABLE (row), i == 0 ? "" : "HHHH");
      gtk_widget_add_css_class (row, "error");
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  gtk_widget_add_css_class (list, "boxed-list");
  adw_window_set_content (ADW_WINDOW (window), list);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  sumi_ui_test_settle ();
  context = gtk_widget_get_style_context (window);
  g_assert_true (gtk_style_context_lookup_color (context, "window_bg_color", &window_color));
  g_assert_true (gtk_style_context_lookup_color (context, "card_bg_color", &ground));
  ground = lay_over (ground, window_color);

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *label = sumi_ui_test_find_label (row, "MMMM");
      double contrast;

      /* What is written has the title above it, which is another label. */
      if (row != gtk_widget_get_first_child (list))
        label = gtk_widget_get_next_sibling (label);
      thicken (label);
      contrast = get_contrast (get_ink (label), ground);
      g_test_message ("contrast: %.2f", contrast);
      g_assert_cmpfloat (contrast, >=, TEXT);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

/* How much time the player has left who is to move, in the last seconds too, and who it is. */
static void
test_short_time (gconstpointer data)
{
  const SumiPlayerCardSpec spec = { .name = "MMMM", .note = "MMMM", .n_tray = -1,
                                    .is_to_move = TRUE };
  GtkWidget *window = adw_window_new (), *card = g_object_new (SUMI_TYPE_PLAYER_CARD, NULL);
  GtkWidget *labels[2];
  GdkRGBA ground, text_color;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      (AdwColorScheme) GPOINTER_TO_INT (data));
  adw_window_set_content (ADW_WINDOW (window), card);
  sumi_player_card_show (SUMI_PLAYER_CARD (card), &spec);
  sumi_player_card_show_time (SUMI_PLAYER_CARD (card), 5);
  gtk_window_present (GTK_WINDOW (window));
  sumi_ui_test_settle ();
  labels[0] = sumi_ui_test_find_label (card, "0:05");
  labels[1] = sumi_ui_test_find_label (card, "MMMM");
  g_assert_true (gtk_style_context_lookup_color (gtk_widget_get_style_context (window),
                                                 "window_bg_color", &ground));
  gtk_style_context_get_color (gtk_widget_get_style_context (card), &text_color);
  text_color.alpha *= 0.08f;
  ground = lay_over (text_color, ground);

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      double contrast;

      thicken (labels[i]);
      contrast = get_contrast (get_ink (labels[i]), ground);
      g_test_message ("label %" G_GSIZE_FORMAT ": %.2f", i, contrast);
      g_assert_cmpfloat (contrast, >=, TEXT);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

/* What was chosen from can still be read when it was answered: what is right, and what was not. */
static void
test_answered_options (gconstpointer data)
{
  static const SumiOptionMark marks[] = { SUMI_OPTION_OPEN, SUMI_OPTION_RIGHT, SUMI_OPTION_WRONG };
  char *texts[] = { (char *) "MMMM", (char *) "MMMM", (char *) "MMMM", NULL };
  GtkWidget *window = adw_window_new (), *list = g_object_new (SUMI_TYPE_OPTION_LIST, NULL);
  GtkWidget *option;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      (AdwColorScheme) GPOINTER_TO_INT (data));
  adw_window_set_content (ADW_WINDOW (window), list);
  /* Nobody here has such an action, as nobody has it who was answered. */
  sumi_option_list_set_texts (SUMI_OPTION_LIST (list), "exercise.option", texts);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    sumi_option_list_set_mark (SUMI_OPTION_LIST (list), i, marks[i]);
  gtk_window_present (GTK_WINDOW (window));
  option = sumi_ui_test_find (list, GTK_TYPE_BUTTON);
  for (; option != NULL; option = gtk_widget_get_next_sibling (option))
    {
      GdkRGBA ink, ground;

      g_assert_false (gtk_widget_is_sensitive (option));
      thicken (sumi_ui_test_find (option, GTK_TYPE_LABEL));
      ink = get_ink (option);
      g_assert_true (gtk_style_context_lookup_color (gtk_widget_get_style_context (window),
                                                     "window_bg_color", &ground));
      g_assert_cmpfloat (get_contrast (ink, ground), >=, TEXT);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

int
main (int argc, char **argv)
{
  static const char *const names[] = { "green", "slate", "high-contrast" };

  g_test_init (&argc, &argv, NULL);
  for (int i = 0; i < SUMI_N_BOARD_THEMES; i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/board-style/contrast/%s", names[i]);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_contrast);
    }
  g_test_add_data_func ("/ui/board-style/marks-apart/green", "green", test_marks_apart);
  g_test_add_data_func ("/ui/board-style/marks-apart/slate", "slate", test_marks_apart);
  g_test_add_func ("/ui/board-style/themes", test_themes);
  g_test_add_data_func ("/ui/board-style/quiet-text/light",
                        GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_LIGHT), test_quiet_text);
  g_test_add_data_func ("/ui/board-style/quiet-text/dark",
                        GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_DARK), test_quiet_text);
  g_test_add_data_func ("/ui/board-style/answered-options/light",
                        GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_LIGHT), test_answered_options);
  g_test_add_data_func ("/ui/board-style/answered-options/dark",
                        GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_DARK), test_answered_options);
  g_test_add_data_func ("/ui/board-style/mistaken-field/light",
                        GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_LIGHT), test_mistaken_field);
  g_test_add_data_func ("/ui/board-style/mistaken-field/dark",
                        GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_DARK), test_mistaken_field);
  g_test_add_data_func ("/ui/board-style/short-time/light",
                        GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_LIGHT), test_short_time);
  g_test_add_data_func ("/ui/board-style/short-time/dark",
                        GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_DARK), test_short_time);
  return sumi_ui_test_run ();
}
