/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-graph.h"

#include <glib/gi18n-lib.h>

#include "sumi-game-transfer.h"
#include "sumi-isolate.h"
#include "sumi-review-curve.h"
#include "sumi-review-words.h"
#include "sumi-ui-words.h"

#define HEIGHT 112
#define LEAST_WIDTH 160

/* How far the words of the scale stay from the sides, where the cursor is at the start and at the
 * end of a game, and from the edges above and below. */
#define SCALE_INSET 16
#define SCALE_GAP 2

/* Where there is no place beside the curve for them, it is still seen through their ground. */
#define GROUND_ALPHA 0.85f

/* CSS node: review-graph. Accessibility: role SLIDER; its value is the ply, and its value text and
 * description say what stands there. Time runs from left to right in every language, as on the
 * board. */
struct _SumiReviewGraph
{
  GtkWidget parent_instance;

  SumiGameReview *review;
  char *description;
  char *line; /* what is said of a line that is shown instead of the game; NULL without one */
};

G_DEFINE_FINAL_TYPE (SumiReviewGraph, sumi_review_graph, GTK_TYPE_WIDGET)

static SumiReviewCurve
get_curve (SumiReviewGraph *self)
{
  return sumi_review_curve_fit (sumi_game_review_get_review (self->review),
                                gtk_widget_get_width (GTK_WIDGET (self)),
                                gtk_widget_get_height (GTK_WIDGET (self)));
}

static gboolean
is_ready (SumiReviewGraph *self)
{
  return self->review != NULL && sumi_game_review_get_review (self->review) != NULL;
}

/* What the review adds about the move in sight. */
static void
add_findings (SumiReviewGraph *self, const SumiReview *review, GPtrArray *parts)
{
  const SumiReviewMove *move = sumi_game_review_get_choice (self->review);
  int ply = sumi_game_review_get_ply (self->review);
  SumiPosition position = sumi_game_review_get_position (self->review);
  char *turning;

  g_ptr_array_add (parts, sumi_review_value_to_text (review->values[ply],
                                                     sumi_position_is_over (position)));
  if (move == NULL || !sumi_review_is_mistake (move))
    return;
  g_ptr_array_add (parts, sumi_review_move_to_judgement (move));
  turning = sumi_review_move_to_turning (move);
  if (turning != NULL)
    g_ptr_array_add (parts, turning);
}

/* Everything that is said of the move in sight. */
static char *
describe (SumiReviewGraph *self)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  SumiSaying title = sumi_game_review_get_title (self->review);
  char *ending = sumi_game_transfer_word_ending (sumi_game_review_get_record (self->review),
                                                 sumi_game_review_get_ply (self->review));

  if (title.kind != SUMI_SAYING_NONE)
    g_ptr_array_add (parts, sumi_ui_say (&title));
  if (is_ready (self))
    add_findings (self, sumi_game_review_get_review (self->review), parts);
  if (ending != NULL)
    g_ptr_array_add (parts, ending);
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" ", (char **) parts->pdata);
}

static void
update (SumiReviewGraph *self)
{
  int n = sumi_game_review_get_record (self->review)->moves.n_moves;
  int ply = sumi_game_review_get_ply (self->review);

  g_free (self->description);
  self->description = self->line != NULL ? g_strdup (self->line) : describe (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) n,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) ply,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, self->description,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pressed_cb (SumiReviewGraph *self, int n_press, double x)
{
  SumiReviewCurve curve;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!is_ready (self))
    return;
  curve = get_curve (self);
  sumi_game_review_go_to (self->review, sumi_review_curve_pick (&curve, x));
}

static void
dragged_cb (SumiReviewGraph *self, double offset_x, double offset_y, GtkGestureDrag *drag)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (drag, &x, &y))
    pressed_cb (self, 1, x + offset_x);
}

/* If these keys were not handled here, they would scroll the page. */
static gboolean
key_pressed_cb (SumiReviewGraph *self, guint keyval, guint keycode, GdkModifierType state)
{
  static const struct
  {
    guint keyvals[2];
    const char *action;
  } keys[] = {
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, "review.back" },
    { { GDK_KEY_Right, GDK_KEY_KP_Right }, "review.forward" },
    { { GDK_KEY_Home, GDK_KEY_KP_Home }, "review.first" },
    { { GDK_KEY_End, GDK_KEY_KP_End }, "review.last" },
    { { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up }, "review.previous-mistake" },
    { { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down }, "review.next-mistake" },
  };

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (keyval != keys[i].keyvals[0] && keyval != keys[i].keyvals[1])
        continue;
      gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

/* Where words of AREA's size are not crossed by the line: at the left, at the right, or between. */
static double
find_free_x (const SumiReviewCurve *curve, const SumiReview *review, cairo_rectangle_t area)
{
  double right = curve->width - SCALE_INSET - area.width;
  const double places[] = { SCALE_INSET, right, (SCALE_INSET + right) / 2 };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      area.x = places[i];
      if (!sumi_review_curve_crosses (curve, review, &area))
        return area.x;
    }
  return places[0];
}

/* Words of AREA's size are not crossed by the cursor, nor by the thin lines of the axes. */
static void
snapshot_ground (SumiReviewGraph *self, GtkSnapshot *snapshot, const cairo_rectangle_t *area)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA ground;

  if (!gtk_style_context_lookup_color (context, "window_bg_color", &ground))
    return;
  ground.alpha = GROUND_ALPHA;
  gtk_snapshot_append_color (snapshot, &ground,
                             &GRAPHENE_RECT_INIT ((float) area->x - SCALE_GAP, (float) area->y,
                                                  (float) area->width + 2 * SCALE_GAP,
                                                  (float) area->height));
}

/* Who is ahead above and below, and by how much at the edge. */
static void
snapshot_scale (SumiReviewGraph *self, GtkSnapshot *snapshot, const SumiReviewCurve *curve)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const SumiReview *review = sumi_game_review_get_review (self->review);
  int discs = (int) curve->top;
  /* Translators: at the edge of a graph: Black is ahead by so many discs there. */
  g_autofree char *above = sumi_isolate_printf (_("Black +%d"), discs);
  /* Translators: at the edge of a graph: White is ahead by so many discs there. */
  g_autofree char *below = sumi_isolate_printf (_("White +%d"), discs);
  const char *const texts[] = { above, below };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, texts[i]);
      int width, height;
      cairo_rectangle_t area;

      pango_layout_get_pixel_size (layout, &width, &height);
      area = (cairo_rectangle_t){ .y = i == 0 ? SCALE_GAP : curve->height - height - SCALE_GAP,
                                  .width = width,
                                  .height = height };
      area.x = find_free_x (curve, review, area);
      snapshot_ground (self, snapshot, &area);
      gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), area.x, area.y,
                                  layout);
    }
}

static void
sumi_review_graph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SumiReviewGraph *self = SUMI_REVIEW_GRAPH (widget);
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  const SumiReview *review;
  SumiReviewCurve curve;
  GdkRGBA color, accent;
  cairo_t *cr;
  int ply;

  if (self->review == NULL)
    return;
  review = sumi_game_review_get_review (self->review);
  curve = get_curve (self);
  ply = sumi_game_review_get_ply (self->review);
  gtk_style_context_get_color (context, &color);
  if (!gtk_style_context_lookup_color (context, "accent_color", &accent))
    accent = color;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) curve.width,
                                                                 (float) curve.height));
  sumi_review_curve_draw_axes (&curve, cr, &color);
  if (review != NULL)
    {
      sumi_review_curve_draw_line (&curve, cr, &color, review);
      sumi_review_curve_draw_cursor (&curve, cr, &accent, ply,
                                     sumi_review_curve_get_y (&curve, review->values[ply].score));
      sumi_review_curve_draw_marks (&curve, cr, &color, review);
    }
  cairo_destroy (cr);
  if (review != NULL)
    snapshot_scale (self, snapshot, &curve);
}

static void
sumi_review_graph_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : HEIGHT;
  *natural = *minimum;
}

static void
sumi_review_graph_dispose (GObject *object)
{
  SumiReviewGraph *self = SUMI_REVIEW_GRAPH (object);

  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_object (&self->review);
  g_clear_pointer (&self->description, g_free);
  g_clear_pointer (&self->line, g_free);
  G_OBJECT_CLASS (sumi_review_graph_parent_class)->dispose (object);
}

static void
sumi_review_graph_class_init (SumiReviewGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_review_graph_dispose;
  widget_class->snapshot = sumi_review_graph_snapshot;
  widget_class->measure = sumi_review_graph_measure;
  gtk_widget_class_set_css_name (widget_class, "review-graph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
sumi_review_graph_init (SumiReviewGraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();

  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Value of the game, move by move"), -1);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  gtk_widget_add_controller (widget, keys);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
}

/**
 * sumi_review_graph_set_review: shows REVIEW as soon as it is made; to be called once.
 */
void
sumi_review_graph_set_review (SumiReviewGraph *self, SumiGameReview *review)
{
  self->review = g_object_ref (review);
  g_signal_connect_swapped (review, "changed", G_CALLBACK (update), self);
  update (self);
}

/**
 * sumi_review_graph_set_line: lets screen readers say LINE instead of the move in sight, as long as
 * the keys walk through a line that is not the game; NULL: the move again.
 */
void
sumi_review_graph_set_line (SumiReviewGraph *self, const char *line)
{
  if (g_strcmp0 (line, self->line) == 0)
    return;
  g_free (self->line);
  self->line = g_strdup (line);
  update (self);
}

/**
 * sumi_review_graph_get_description: what a screen reader is told of the move in sight.
 */
const char *
sumi_review_graph_get_description (SumiReviewGraph *self)
{
  return self->description;
}
