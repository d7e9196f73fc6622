/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-view.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "sumi-board-cell.h"
#include "sumi-board-motion.h"
#include "sumi-board-paint.h"
#include "sumi-board-style.h"
#include "sumi-disc-icon.h"
#include "sumi-isolate.h"
#include "sumi-sounds.h"
#include "sumi-ui-announce.h"
#include "sumi-words.h"

#define MIN_SIDE 160
#define NATURAL_SIDE 560

/* Arrows that can be drawn on a board. */
#define MAX_DRAWN 16

/* How long a typed letter waits for its number, in milliseconds. */
#define TYPING_MS 2000

/* CSS nodes: board, with 64 times square in it. Accessibility: role GRID. */
struct _SumiBoardView
{
  GtkWidget parent_instance;

  GtkWidget *cells[64];
  SumiBoardScene *scene;
  SumiBoardGeometry geometry;

  SumiSquare current; /* has, had last, or will get the focus */
  gboolean is_entered;  /* by the focus */
  char *news;           /* of the scene, and what the last move turned; NULL: heard already */
  SumiSquare hovered;
  SumiSquare pressed;
  SumiSquare held;      /* by a finger, a legal move; SUMI_SQUARE_NONE: none is */
  SumiSquare announced; /* by "square-pointed" */
  SumiSquare painted;   /* last in the stroke that goes on; SUMI_SQUARE_NONE: none does */
  gboolean paints;      /* squares are painted in strokes, not activated */
  gboolean inverts;     /* the stroke that goes on was begun with Shift */
  SumiSquare drawing;   /* where the arrow begins that is being drawn; SUMI_SQUARE_NONE: none is */
  SumiBoardArrow drawn[MAX_DRAWN]; /* over this position */
  guint n_drawn;
  int typed_column;     /* -1: none */
  guint typing_timeout;

  SumiBoardMotion motion;
  AdwAnimation *animation;
};

enum
{
  SQUARE_ACTIVATED,
  SQUARE_POINTED,
  SQUARE_PAINTED,
  N_SIGNALS,
};

enum
{
  PROP_PAINTS = 1,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiBoardView, sumi_board_view, GTK_TYPE_WIDGET)

static gboolean
has_focus (SumiBoardView *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
}

/* The square under the pointer, or else the one that has the focus. */
static void
announce_pointed (SumiBoardView *self)
{
  SumiSquare square = self->hovered;

  if (square == SUMI_SQUARE_NONE && has_focus (self))
    square = self->current;
  if (square == self->announced)
    return;
  self->announced = square;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SQUARE_POINTED], 0, square);
}

static void
set_hovered (SumiBoardView *self, SumiSquare square)
{
  if (square == self->hovered)
    return;
  self->hovered = square;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  announce_pointed (self);
}

/* What the scene tells, for the square that has the focus, with the discs that TURNED; or the move
 * that was UNDONE, if it tells nothing. It is said once: not again on the squares that the focus
 * goes on to, but when it comes back to the board from elsewhere. */
static char *
make_news (SumiBoardView *self, SumiBitboard turned, SumiSquare undone)
{
  g_autofree char *squares = NULL, *what_turned = NULL;
  const char *said = sumi_board_scene_get (self->scene)->news;

  if (said == NULL)
    said = "";
  if (*said == '\0' && undone < SUMI_SQUARE_PASS)
    /* Translators: a move that was taken back, as a screen reader says it: "d3". */
    return sumi_isolate_printf (_("Taken back: %s."), sumi_square_to_name (undone));
  if (turned == 0)
    return g_strdup (said);
  squares = sumi_words_all (turned);
  /* Translators: the discs that a move turned, as a screen reader says it: "d4 and e5". */
  what_turned = sumi_isolate_printf (_("Turned: %s."), squares);
  return sumi_words_follow (said, what_turned);
}

static void
set_news (SumiBoardView *self, char *news)
{
  g_free (self->news);
  self->news = news;
}

static void
describe_cell (SumiBoardView *self, SumiSquare square)
{
  sumi_board_cell_describe (SUMI_BOARD_CELL (self->cells[square]),
                            sumi_board_scene_get (self->scene),
                            square == self->current ? self->news : NULL);
}

/* A pass changes none. */
static gboolean
has_same_discs (SumiPosition a, SumiPosition b)
{
  return sumi_position_discs (a, SUMI_BLACK) == sumi_position_discs (b, SUMI_BLACK)
         && sumi_position_discs (a, SUMI_WHITE) == sumi_position_discs (b, SUMI_WHITE);
}

/* After a change from BEFORE by MOTION: a scene that tells nothing else is no news. Where the discs
 * are others what is told again, such as the question of the next puzzle, is: screen readers hear
 * of it only as of a change. */
static void
update_news (SumiBoardView *self, const SumiBoardSceneSpec *before, const SumiBoardMotion *motion)
{
  const SumiBoardSceneSpec *spec = sumi_board_scene_get (self->scene);
  gboolean is_same = has_same_discs (before->position, spec->position);
  g_autofree char *news = NULL;

  if (is_same && g_strcmp0 (before->news, spec->news) == 0)
    return;
  news = make_news (self, motion->is_move ? motion->turning : 0,
                    is_same ? SUMI_SQUARE_NONE : spec->undone_move);
  if (g_strcmp0 (news, self->news) == 0)
    {
      set_news (self, NULL);
      describe_cell (self, self->current);
    }
  set_news (self, g_steal_pointer (&news));
  if (!self->is_entered)
    sumi_ui_announce (GTK_WIDGET (self), self->news);
}

/* Lets the change from BEFORE by MOTION be heard. Discs that are turned by hand do not move on the
 * screen, but all squares that were empty still are. */
static void
sound_motion (SumiBoardView *self, const SumiBoardSceneSpec *before, const SumiBoardMotion *motion)
{
  const SumiBoardSceneSpec *spec = sumi_board_scene_get (self->scene);
  SumiSounds *sounds = sumi_sounds_get_default ();
  gboolean is_by_hand = !has_same_discs (before->position, spec->position)
                        && sumi_position_empties (before->position)
                               == sumi_position_empties (spec->position);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (motion->is_move)
    sumi_sounds_play (sounds, SUMI_SOUND_MOVE);
  if (motion->turning != 0 || is_by_hand)
    sumi_sounds_play (sounds, SUMI_SOUND_TURN);
}

static void
describe_cells (SumiBoardView *self)
{
  for (SumiSquare square = 0; square < 64; square++)
    describe_cell (self, square);
}

static void
set_current (SumiBoardView *self, SumiSquare square)
{
  SumiSquare old = self->current;

  self->current = square;
  if (self->is_entered && square != old)
    set_news (self, NULL);
  describe_cell (self, old);
  describe_cell (self, square);
}

static void
forget_typing (SumiBoardView *self)
{
  g_clear_handle_id (&self->typing_timeout, g_source_remove);
  if (self->typed_column < 0)
    return;
  self->typed_column = -1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
stop_motion (SumiBoardView *self)
{
  /* A playing animation keeps itself alive. */
  if (self->animation != NULL)
    adw_animation_skip (self->animation);
  g_clear_object (&self->animation);
  self->motion = SUMI_BOARD_MOTION_NONE;
}

static float
get_elapsed_ms (SumiBoardView *self)
{
  if (self->animation == NULL)
    return (float) self->motion.duration_ms;
  return (float) (adw_animation_get_value (self->animation) * self->motion.duration_ms);
}

static void
snapshot_discs (SumiBoardView *self, GtkSnapshot *snapshot, const SumiBoardSceneSpec *spec)
{
  SumiBitboard black = sumi_position_discs (spec->position, SUMI_BLACK);
  SumiBitboard white = sumi_position_discs (spec->position, SUMI_WHITE);
  float elapsed = get_elapsed_ms (self);

  SUMI_FOREACH_SQUARE (square, black | white)
    {
      SumiSquare at = (SumiSquare) square;
      graphene_rect_t area = sumi_board_geometry_square (&self->geometry, at);
      SumiColor color = sumi_bitboard_has (black, at) ? SUMI_BLACK : SUMI_WHITE;

      sumi_board_paint_disc (snapshot, &area, color,
                             sumi_board_motion_get_turn (&self->motion, at, elapsed));
      if (at == spec->last_move)
        sumi_board_paint_last_move (snapshot, &area, color);
    }
}

/* Draws the disc that a press would put on the square that is pointed at. */
static void
snapshot_put (SumiBoardView *self, GtkSnapshot *snapshot, const SumiBoardSceneSpec *spec)
{
  graphene_rect_t area;

  if (!spec->puts_disc || self->announced == SUMI_SQUARE_NONE
      || !sumi_bitboard_has (sumi_position_empties (spec->position), self->announced))
    return;
  area = sumi_board_geometry_square (&self->geometry, self->announced);
  sumi_board_paint_preview (snapshot, &area, spec->disc);
}

/* Draws what the move would do that is pointed at, or held. */
static void
snapshot_preview (SumiBoardView *self, GtkSnapshot *snapshot, const SumiBoardSceneSpec *spec)
{
  gboolean is_held = self->held != SUMI_SQUARE_NONE;
  SumiSquare move = is_held ? self->held : self->announced;
  SumiColor color = spec->position.turn;
  graphene_rect_t area;

  if ((!is_held && !sumi_board_style_get_previews_moves (sumi_board_style_get_default ()))
      || !spec->is_active || move == SUMI_SQUARE_NONE || !sumi_bitboard_has (spec->legal, move))
    return;
  area = sumi_board_geometry_square (&self->geometry, move);
  sumi_board_paint_preview (snapshot, &area, color);
  SUMI_FOREACH_SQUARE (square, sumi_position_flips (spec->position, move))
    {
      area = sumi_board_geometry_square (&self->geometry, (SumiSquare) square);
      sumi_board_paint_to_turn (snapshot, &area, color);
    }
}

static void
snapshot_marks (SumiBoardView *self, GtkSnapshot *snapshot, const SumiBoardSceneSpec *spec)
{
  SumiBitboard empties = sumi_position_empties (spec->position);
  SumiBitboard marked = spec->good | spec->bad;

  for (SumiSquare at = 0; at < 64; at++)
    {
      graphene_rect_t area = sumi_board_geometry_square (&self->geometry, at);
      gboolean has_disc = !sumi_bitboard_has (empties, at);

      if (sumi_bitboard_has (spec->good, at))
        sumi_board_paint_good (snapshot, &area, has_disc);
      if (sumi_bitboard_has (spec->bad, at))
        sumi_board_paint_bad (snapshot, &area, has_disc);
      if (has_disc || sumi_bitboard_has (marked, at))
        continue;
      if (at == spec->undone_move)
        sumi_board_paint_undone (snapshot, &area);
      else if (spec->shows_legal && sumi_bitboard_has (spec->legal, at))
        sumi_board_paint_legal (snapshot, &area);
    }
}

/* Draws what is below the discs. */
static void
snapshot_ground (SumiBoardView *self, GtkSnapshot *snapshot, const SumiBoardSceneSpec *spec)
{
  SumiBitboard filled = spec->has_overlay ? spec->filled : 0;
  SumiBitboard hatched = spec->has_overlay ? spec->hatched : 0;

  for (SumiSquare at = 0; at < 64; at++)
    {
      graphene_rect_t area = sumi_board_geometry_square (&self->geometry, at);

      if (sumi_bitboard_has (filled, at))
        sumi_board_paint_filled (snapshot, &area);
      if (sumi_bitboard_has (hatched, at))
        sumi_board_paint_hatched (snapshot, &area);
      if (spec->is_active && at == self->hovered)
        sumi_board_paint_hover (snapshot, &area);
      if (sumi_bitboard_has (spec->lit, at))
        sumi_board_paint_lit (snapshot, &area);
    }
}

/* Draws what is above the discs: the learner's marks, and those of an overlay or a sentence. */
static void
snapshot_overlay (SumiBoardView *self, GtkSnapshot *snapshot, const SumiBoardSceneSpec *spec)
{
  SumiBitboard empties = sumi_position_empties (spec->position);
  SumiBitboard ringed = spec->has_overlay ? spec->ringed : 0;

  if (spec->line.from != spec->line.to)
    sumi_board_paint_line (snapshot, &self->geometry, spec->line);
  for (SumiSquare at = 0; at < 64; at++)
    {
      graphene_rect_t area = sumi_board_geometry_square (&self->geometry, at);
      gboolean has_disc = !sumi_bitboard_has (empties, at);

      if (sumi_bitboard_has (ringed, at))
        sumi_board_paint_ringed (snapshot, &area);
      if (sumi_bitboard_has (spec->surplus, at))
        sumi_board_paint_surplus (snapshot, &area, has_disc);
      else if (sumi_bitboard_has (spec->missed, at))
        sumi_board_paint_missed (snapshot, &area, has_disc);
      else if (sumi_bitboard_has (spec->marks, at))
        sumi_board_paint_mark (snapshot, &area);
      if (sumi_bitboard_has (spec->anchors, at))
        sumi_board_paint_anchor (snapshot, &area);
      if (sumi_bitboard_has (spec->lost, at))
        sumi_board_paint_lost (snapshot, &area);
      if (spec->has_overlay && spec->numbers[at] >= 0)
        sumi_board_paint_number (snapshot, &area, GTK_WIDGET (self), spec->numbers[at], has_disc);
    }
}

static void
animate_cb (double value, gpointer data)
{
  gtk_widget_queue_draw (GTK_WIDGET (data));
}

static void
start_motion (SumiBoardView *self)
{
  guint slowness = sumi_board_style_get_slowness (sumi_board_style_get_default ());
  AdwAnimationTarget *target;

  if (slowness == 0)
    return;
  target = adw_callback_animation_target_new (animate_cb, self, NULL);
  self->animation =
      adw_timed_animation_new (GTK_WIDGET (self), 0, 1, slowness * self->motion.duration_ms,
                               target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  adw_animation_play (self->animation);
}

static void
paint_square (SumiBoardView *self, SumiSquare square, gboolean begins)
{
  self->painted = square;
  g_signal_emit (self, signals[SQUARE_PAINTED], 0, square, begins, self->inverts);
}

static void
begin_stroke (SumiBoardView *self, SumiSquare square, GdkModifierType state)
{
  self->inverts = (state & GDK_SHIFT_MASK) != 0;
  paint_square (self, square, TRUE);
}

/* A key paints a stroke of one square. */
static void
activate_square (SumiBoardView *self, SumiSquare square)
{
  forget_typing (self);
  if (self->paints)
    begin_stroke (self, square, 0);
  else
    g_signal_emit (self, signals[SQUARE_ACTIVATED], 0, square);
}

static void
cell_activated_cb (SumiBoardView *self, SumiBoardCell *cell)
{
  activate_square (self, sumi_board_cell_get_square (cell));
}

static void
pressed_cb (GtkEventController *click, int n_press, double x, double y, SumiBoardView *self)
{
  self->pressed = sumi_board_geometry_pick (&self->geometry, x, y);
  if (self->pressed == SUMI_SQUARE_NONE)
    return;
  gtk_widget_grab_focus (self->cells[self->pressed]);
  if (self->paints)
    begin_stroke (self, self->pressed, gtk_event_controller_get_current_event_state (click));
}

/* A double click chooses once: to the second click nothing else could be said than that there is a
 * disc already, in the place of what the first one came to. */
static void
released_cb (SumiBoardView *self, int n_press, double x, double y)
{
  SumiSquare square = sumi_board_geometry_pick (&self->geometry, x, y);

  if (square != SUMI_SQUARE_NONE && square == self->pressed && n_press == 1 && !self->paints)
    activate_square (self, square);
  self->pressed = SUMI_SQUARE_NONE;
}

static void
let_go_cb (SumiBoardView *self)
{
  self->held = SUMI_SQUARE_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A finger that stays on a square plays nothing: it shows what a legal move would turn, and
 * elsewhere asks for what is said of the square, which is why it is no legal move. */
static void
long_pressed_cb (SumiBoardView *self, double x, double y)
{
  const SumiBoardSceneSpec *spec = sumi_board_scene_get (self->scene);
  SumiSquare square = sumi_board_geometry_pick (&self->geometry, x, y);

  self->pressed = SUMI_SQUARE_NONE;
  if (square == SUMI_SQUARE_NONE || self->paints)
    return;
  if (spec->is_active && sumi_bitboard_has (spec->legal, square))
    {
      self->held = square;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  else
    activate_square (self, square);
}

/* A disc is dragged over the board, and shows where it would be dropped. */
static GdkDragAction
dragged_cb (SumiBoardView *self, double x, double y)
{
  set_hovered (self, sumi_board_geometry_pick (&self->geometry, x, y));
  return self->hovered != SUMI_SQUARE_NONE && !self->paints ? GDK_ACTION_COPY : 0;
}

static gboolean
dropped_cb (SumiBoardView *self, const GValue *value, double x, double y)
{
  SumiSquare square = sumi_board_geometry_pick (&self->geometry, x, y);

  set_hovered (self, SUMI_SQUARE_NONE);
  if (square == SUMI_SQUARE_NONE || self->paints)
    return FALSE;
  gtk_widget_grab_focus (self->cells[square]);
  activate_square (self, square);
  return TRUE;
}

/* Goes on with the stroke to the square TO, by those in between, which a fast pointer skips; a
 * stroke that comes back to the board goes on there. */
static void
paint_to (SumiBoardView *self, SumiSquare to)
{
  SumiSquare from = self->painted != SUMI_SQUARE_NONE ? self->painted : to;
  int column = sumi_square_column (from), columns = sumi_square_column (to) - column;
  int row = sumi_square_row (from), rows = sumi_square_row (to) - row;
  int n = MAX (ABS (columns), ABS (rows));

  for (int i = self->painted != SUMI_SQUARE_NONE ? 1 : 0; i <= n; i++)
    {
      double part = n > 0 ? (double) i / n : 1;

      paint_square (self,
                    sumi_square_at (column + (int) lround (columns * part),
                                    row + (int) lround (rows * part)),
                    FALSE);
    }
}

/* A press that is held goes on painting with each square that it comes to. */
static void
motion_cb (SumiBoardView *self, double x, double y)
{
  SumiSquare square = sumi_board_geometry_pick (&self->geometry, x, y);

  set_hovered (self, square);
  if (!self->paints || self->pressed == SUMI_SQUARE_NONE)
    return;
  if (square != SUMI_SQUARE_NONE)
    paint_to (self, square);
  else
    self->painted = SUMI_SQUARE_NONE;
}

/* Draws an arrow over the board, or takes away the one that is there already. */
static void
toggle_drawn (SumiBoardView *self, SumiBoardArrow arrow)
{
  guint i = 0;

  while (i < self->n_drawn
         && (self->drawn[i].from != arrow.from || self->drawn[i].to != arrow.to))
    i++;
  if (i < self->n_drawn)
    self->drawn[i] = self->drawn[--self->n_drawn];
  else if (self->n_drawn < MAX_DRAWN)
    self->drawn[self->n_drawn++] = arrow;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drawing_began_cb (SumiBoardView *self, int n_press, double x, double y)
{
  if (!self->paints)
    self->drawing = sumi_board_geometry_pick (&self->geometry, x, y);
}

/* Where an arrow would end where it began, all arrows go. */
static void
end_drawing (SumiBoardView *self, SumiSquare to)
{
  if (self->drawing != SUMI_SQUARE_NONE && to != SUMI_SQUARE_NONE && to != self->drawing)
    toggle_drawn (self, (SumiBoardArrow){ self->drawing, to });
  else if (to == self->drawing)
    self->n_drawn = 0;
  self->drawing = SUMI_SQUARE_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drawing_ended_cb (SumiBoardView *self, int n_press, double x, double y)
{
  end_drawing (self, sumi_board_geometry_pick (&self->geometry, x, y));
}

/* By keys an arrow begins at one square and ends at the next that is chosen. */
static void
draw_by_key (SumiBoardView *self)
{
  if (self->drawing != SUMI_SQUARE_NONE)
    {
      end_drawing (self, self->current);
      return;
    }
  self->drawing = self->current;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The click was taken by somebody else, or its window went. */
static void
unpressed_cb (SumiBoardView *self)
{
  self->pressed = SUMI_SQUARE_NONE;
}

static void
leave_cb (SumiBoardView *self)
{
  set_hovered (self, SUMI_SQUARE_NONE);
}

static gboolean
typing_timeout_cb (gpointer data)
{
  SumiBoardView *self = data;

  self->typing_timeout = 0;
  forget_typing (self);
  return G_SOURCE_REMOVE;
}

/* The two keys of a square's name, "d" and "3", go to that square; Shift+Space draws, or paints the
 * opposite. */
static gboolean
key_pressed_cb (SumiBoardView *self, guint keyval, guint keycode, GdkModifierType state)
{
  guint key = gdk_keyval_to_lower (keyval);
  int column = self->typed_column;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_space && (state & GDK_SHIFT_MASK) != 0)
    {
      if (self->paints)
        begin_stroke (self, self->current, state);
      else
        draw_by_key (self);
      return GDK_EVENT_STOP;
    }
  if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_8)
    key = key - GDK_KEY_KP_1 + GDK_KEY_1;

  forget_typing (self);
  if (key >= GDK_KEY_a && key <= GDK_KEY_h)
    {
      self->typed_column = (int) (key - GDK_KEY_a);
      self->typing_timeout = g_timeout_add (TYPING_MS, typing_timeout_cb, self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      return GDK_EVENT_STOP;
    }
  if (column >= 0 && key >= GDK_KEY_1 && key <= GDK_KEY_8)
    {
      sumi_board_view_focus_square (self, sumi_square_at (column, (int) (key - GDK_KEY_1)));
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
focus_entered_cb (SumiBoardView *self)
{
  self->is_entered = TRUE;
  if (self->news == NULL)
    {
      set_news (self, make_news (self, 0, SUMI_SQUARE_NONE));
      describe_cell (self, self->current);
    }
  announce_pointed (self);
}

static void
focus_left_cb (SumiBoardView *self)
{
  self->is_entered = FALSE;
  announce_pointed (self);
}

static void
sumi_board_view_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = MIN_SIDE;
  *natural = NATURAL_SIDE;
}

static gboolean
has_coordinates (void)
{
  return sumi_board_style_get_shows_coordinates (sumi_board_style_get_default ());
}

static void
sumi_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SumiBoardView *self = SUMI_BOARD_VIEW (widget);

  self->geometry = sumi_board_geometry_fit (width, height, has_coordinates ());
  for (SumiSquare square = 0; square < 64; square++)
    {
      graphene_rect_t area = sumi_board_geometry_square (&self->geometry, square);
      GtkAllocation allocation = { (int) area.origin.x, (int) area.origin.y, (int) area.size.width,
                                   (int) area.size.height };
      int ignored;

      /* Every child has to be measured before it is allocated. */
      gtk_widget_measure (self->cells[square], GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL,
                          NULL);
      gtk_widget_size_allocate (self->cells[square], &allocation, -1);
    }
}

static void
sumi_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SumiBoardView *self = SUMI_BOARD_VIEW (widget);
  const SumiBoardSceneSpec *spec = sumi_board_scene_get (self->scene);
  float spread = sumi_board_motion_get_spread (&self->motion, get_elapsed_ms (self));
  SumiBitboard marked = spec->good | spec->bad;

  if (has_coordinates ())
    sumi_board_paint_coordinates (snapshot, &self->geometry, widget, self->typed_column);
  sumi_board_paint_felt (snapshot, &self->geometry);

  snapshot_ground (self, snapshot, spec);
  snapshot_discs (self, snapshot, spec);
  /* Painting plays moves only where the legal ones are shown. */
  if (self->paints && !spec->shows_legal)
    snapshot_put (self, snapshot, spec);
  else
    snapshot_preview (self, snapshot, spec);
  snapshot_overlay (self, snapshot, spec);
  snapshot_marks (self, snapshot, spec);
  if (spec->undone_move < SUMI_SQUARE_PASS)
    marked |= sumi_bitboard_of (spec->undone_move);
  sumi_board_paint_values (snapshot, &self->geometry, widget, &spec->values, marked);
  for (int i = 0; i < spec->n_arrows; i++)
    sumi_board_paint_arrow (snapshot, &self->geometry, spec->arrows[i]);
  for (guint i = 0; i < self->n_drawn; i++)
    sumi_board_paint_arrow (snapshot, &self->geometry, self->drawn[i]);
  if (self->drawing != SUMI_SQUARE_NONE)
    {
      graphene_rect_t area = sumi_board_geometry_square (&self->geometry, self->drawing);

      sumi_board_paint_anchor (snapshot, &area);
    }
  if (spread < 1)
    {
      graphene_rect_t area = sumi_board_geometry_square (&self->geometry, spec->last_move);

      sumi_board_paint_spread (snapshot, &area, spread);
    }

  GTK_WIDGET_CLASS (sumi_board_view_parent_class)->snapshot (widget, snapshot);
}

/* Arrow keys move among the squares and stop at the edge; Tab leaves the board. */
static gboolean
sumi_board_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  SumiBoardView *self = SUMI_BOARD_VIEW (widget);
  int column = sumi_square_column (self->current), row = sumi_square_row (self->current);

  if (!has_focus (self))
    return gtk_widget_grab_focus (self->cells[self->current]);

  switch (direction)
    {
    case GTK_DIR_LEFT:
      column = MAX (column - 1, 0);
      break;
    case GTK_DIR_RIGHT:
      column = MIN (column + 1, 7);
      break;
    case GTK_DIR_UP:
      row = MAX (row - 1, 0);
      break;
    case GTK_DIR_DOWN:
      row = MIN (row + 1, 7);
      break;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
  return gtk_widget_grab_focus (self->cells[sumi_square_at (column, row)]);
}

static void
sumi_board_view_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  SumiBoardView *self = SUMI_BOARD_VIEW (widget);

  if (child != NULL)
    set_current (self, sumi_board_cell_get_square (SUMI_BOARD_CELL (child)));
  GTK_WIDGET_CLASS (sumi_board_view_parent_class)->set_focus_child (widget, child);
  announce_pointed (self);
}

static gboolean
sumi_board_view_grab_focus (GtkWidget *widget)
{
  SumiBoardView *self = SUMI_BOARD_VIEW (widget);

  return gtk_widget_grab_focus (self->cells[self->current]);
}

static void
sumi_board_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, SUMI_BOARD_VIEW (object)->paints);
}

static void
sumi_board_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SUMI_BOARD_VIEW (object)->paints = g_value_get_boolean (value);
}

static void
sumi_board_view_dispose (GObject *object)
{
  SumiBoardView *self = SUMI_BOARD_VIEW (object);

  g_clear_handle_id (&self->typing_timeout, g_source_remove);
  stop_motion (self);
  for (int i = 0; i < 64; i++)
    g_clear_pointer (&self->cells[i], gtk_widget_unparent);
  G_OBJECT_CLASS (sumi_board_view_parent_class)->dispose (object);
}

static void
sumi_board_view_finalize (GObject *object)
{
  SumiBoardView *self = SUMI_BOARD_VIEW (object);

  sumi_board_scene_unref (self->scene);
  g_free (self->news);
  G_OBJECT_CLASS (sumi_board_view_parent_class)->finalize (object);
}

static void
sumi_board_view_class_init (SumiBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = sumi_board_view_get_property;
  object_class->set_property = sumi_board_view_set_property;
  object_class->dispose = sumi_board_view_dispose;
  object_class->finalize = sumi_board_view_finalize;
  widget_class->measure = sumi_board_view_measure;
  widget_class->size_allocate = sumi_board_view_size_allocate;
  widget_class->snapshot = sumi_board_view_snapshot;
  widget_class->focus = sumi_board_view_focus;
  widget_class->set_focus_child = sumi_board_view_set_focus_child;
  widget_class->grab_focus = sumi_board_view_grab_focus;

  signals[SQUARE_ACTIVATED] =
      g_signal_new ("square-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SQUARE_POINTED] =
      g_signal_new ("square-pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SQUARE_PAINTED] =
      g_signal_new ("square-painted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_BOOLEAN, G_TYPE_BOOLEAN);
  g_object_class_install_property (
      object_class, PROP_PAINTS,
      g_param_spec_boolean ("paints", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
add_controllers (SumiBoardView *self)
{
  GtkEventController *click = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());
  GtkEventController *draw = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkDropTarget *drop = gtk_drop_target_new (SUMI_TYPE_DISC_ICON, GDK_ACTION_COPY);
  GtkEventController *pointer = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect_swapped (click, "cancel", G_CALLBACK (unpressed_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (draw), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (draw, "pressed", G_CALLBACK (drawing_began_cb), self);
  g_signal_connect_swapped (draw, "released", G_CALLBACK (drawing_ended_cb), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (long_pressed_cb), self);
  g_signal_connect_swapped (hold, "end", G_CALLBACK (let_go_cb), self);
  g_signal_connect_swapped (drop, "motion", G_CALLBACK (dragged_cb), self);
  g_signal_connect_swapped (drop, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (pointer, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (pointer, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (pointer, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_entered_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), click);
  gtk_widget_add_controller (GTK_WIDGET (self), draw);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  gtk_widget_add_controller (GTK_WIDGET (self), pointer);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

static void
sumi_board_view_init (SumiBoardView *self)
{
  const SumiBoardSceneSpec empty = {
    .last_move = SUMI_SQUARE_NONE,
    .undone_move = SUMI_SQUARE_NONE,
  };

  self->scene = sumi_board_scene_new (&empty);
  self->motion = SUMI_BOARD_MOTION_NONE;
  self->current = sumi_square_at (3, 3);
  self->hovered = self->pressed = self->held = self->announced = self->painted = self->drawing
      = SUMI_SQUARE_NONE;
  self->typed_column = -1;
  self->geometry = sumi_board_geometry_fit (NATURAL_SIDE, NATURAL_SIDE, TRUE);

  for (SumiSquare square = 0; square < 64; square++)
    {
      self->cells[square] = sumi_board_cell_new (square);
      gtk_widget_set_parent (self->cells[square], GTK_WIDGET (self));
      g_signal_connect_swapped (self->cells[square], "activated", G_CALLBACK (cell_activated_cb),
                                self);
    }
  describe_cells (self);
  add_controllers (self);
  g_signal_connect_object (sumi_board_style_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_allocate), self, G_CONNECT_SWAPPED);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("label", "Board"), -1);
}

/**
 * sumi_board_view_get_scene: what the board shows; owned by the view.
 */
SumiBoardScene *
sumi_board_view_get_scene (SumiBoardView *self)
{
  return self->scene;
}

/**
 * sumi_board_view_set_scene: shows SCENE at once; where it is one move away from the scene before,
 * the discs turn while it already counts.
 */
void
sumi_board_view_set_scene (SumiBoardView *self, SumiBoardScene *scene)
{
  g_autoptr (SumiBoardScene) old = g_steal_pointer (&self->scene);
  const SumiBoardSceneSpec *spec = sumi_board_scene_get (scene);
  SumiBoardMotion motion = sumi_board_motion_between (sumi_board_scene_get (old), spec);

  self->scene = sumi_board_scene_ref (scene);
  update_news (self, sumi_board_scene_get (old), &motion);
  sound_motion (self, sumi_board_scene_get (old), &motion);
  describe_cells (self);
  if (!sumi_position_equal (sumi_board_scene_get (old)->position, spec->position))
    {
      self->n_drawn = 0;
      self->drawing = SUMI_SQUARE_NONE;
    }

  /* A scene that differs in marks only lets the discs go on turning. */
  if (motion.duration_ms > 0
      || !sumi_position_equal (sumi_board_scene_get (old)->position, spec->position))
    {
      stop_motion (self);
      self->motion = motion;
      if (motion.duration_ms > 0)
        start_motion (self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * sumi_board_view_focus_square: moves the focus to SQUARE and shows it.
 */
void
sumi_board_view_focus_square (SumiBoardView *self, SumiSquare square)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_return_if_fail (square >= 0 && square < 64);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
  gtk_widget_grab_focus (self->cells[square]);
}

/**
 * sumi_board_view_focus_disc: moves the focus from an empty square, where a key would play a move,
 * to the nearest disc. Without discs it stays.
 */
void
sumi_board_view_focus_disc (SumiBoardView *self)
{
  const SumiPosition *position = &sumi_board_scene_get (self->scene)->position;
  SumiBitboard discs = position->own | position->opponent;
  SumiSquare nearest = self->current;
  int least = G_MAXINT;

  SUMI_FOREACH_SQUARE (square, discs)
    {
      int columns = sumi_square_column ((SumiSquare) square) - sumi_square_column (self->current);
      int rows = sumi_square_row ((SumiSquare) square) - sumi_square_row (self->current);

      if (columns * columns + rows * rows < least)
        {
          least = columns * columns + rows * rows;
          nearest = (SumiSquare) square;
        }
    }
  gtk_widget_grab_focus (self->cells[nearest]);
}
