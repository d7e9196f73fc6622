/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-list.h"

#include <glib/gi18n-lib.h>

#include "sumi-disc-icon.h"
#include "sumi-opening-words.h"
#include "sumi-review-words.h"
#include "sumi-ui-names.h"
#include "sumi-words.h"

#define DISC_SIZE 24

struct _SumiReviewList
{
  AdwBin parent_instance;

  SumiGameReview *review;
  gboolean is_filled;
  SumiMistakesOf mistakes_of;

  GtkLabel *opening;
  GtkLabel *black;
  GtkLabel *white;
  GtkLabel *black_phase;
  GtkLabel *white_phase;
  GtkLabel *topic;
  GtkWidget *lesson_button;
  GtkWidget *lessons_box;
  GtkListBox *lessons;
  GtkWidget *sides;
  GtkListBox *list; /* a row a mistake, in the order of the game */
};

enum
{
  PROP_MISTAKES_OF = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SumiReviewList, sumi_review_list, ADW_TYPE_BIN)

/* How the action calls whose mistakes are listed. */
static const char *const SIDES[] = {
  [SUMI_MISTAKES_OF_BLACK] = "black",
  [SUMI_MISTAKES_OF_WHITE] = "white",
  [SUMI_MISTAKES_OF_BOTH] = "both",
};

static const SumiReviewMove *
get_move (SumiReviewList *self, GtkListBoxRow *row)
{
  const SumiReview *review = sumi_game_review_get_review (self->review);

  return &g_array_index (review->moves, SumiReviewMove,
                         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "index")));
}

/* The number of moves after which the mistake of ROW was made. */
static int
get_ply (SumiReviewList *self, GtkListBoxRow *row)
{
  return get_move (self, row)->ply + 1;
}

/* How long MOVE took; NULL if that is not known. The caller owns it. */
static char *
find_time (SumiReviewList *self, const SumiReviewMove *move)
{
  const SumiGameRecord *record = sumi_game_review_get_record (self->review);

  return sumi_review_time_to_text (sumi_game_record_get_time (record, move->ply));
}

static GtkWidget *
create_time (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_tooltip_text (label, _("Time for this move"));
  return label;
}

/* A mistake in two lines, the second of which may go on with what it changed. */
static GtkWidget *
create_row (SumiReviewList *self, guint index)
{
  const SumiReview *review = sumi_game_review_get_review (self->review);
  const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, index);
  g_autofree char *title = sumi_review_move_to_title (review, move);
  g_autofree char *judgement = sumi_review_move_to_judgement (move);
  g_autofree char *turning = sumi_review_move_to_turning (move);
  g_autofree char *subtitle =
      sumi_words_sentences ((const char *[]){ judgement, turning, NULL });
  g_autofree char *time = find_time (self, move);
  g_autofree char *description = sumi_words_sentences ((const char *[]){ subtitle, time, NULL });
  GtkWidget *row =
      g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, "subtitle", subtitle,
                    "title-lines", 0, "subtitle-lines", 0, "activatable", TRUE, NULL);
  GtkWidget *disc = sumi_disc_icon_new (DISC_SIZE);

  sumi_disc_icon_set_color (SUMI_DISC_ICON (disc), move->before.turn);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), disc);
  if (time != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_time (time));
  g_object_set_data (G_OBJECT (row), "index", GUINT_TO_POINTER (index));
  /* Its name is its title already. */
  sumi_ui_describe_row (ADW_ACTION_ROW (row), description);
  return row;
}

static void
set_side (GtkLabel *label, SumiColor color, const SumiReview *review)
{
  g_autofree char *text = sumi_review_side_to_text (color, &review->sides[color]);

  gtk_label_set_label (label, text);
}

static void
set_phase (GtkLabel *label, SumiColor color, const SumiReview *review)
{
  g_autofree char *text = sumi_review_side_to_phase (color, &review->sides[color]);

  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
set_topic (SumiReviewList *self, const SumiReview *review)
{
  SumiReviewTopic topic;
  gboolean has_topic = sumi_review_find_topic (review, &topic);
  g_autofree char *text = has_topic ? sumi_review_topic_to_text (topic) : NULL;

  gtk_label_set_label (self->topic, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->topic), has_topic);
  gtk_widget_set_visible (self->lesson_button, has_topic);
}

static void
fill (SumiReviewList *self, const SumiReview *review)
{
  gboolean erred[2] = { FALSE };
  g_autofree char *opening = sumi_named_opening_to_text (&review->game, review->game.n_moves);

  gtk_label_set_label (self->opening, opening != NULL ? opening : "");
  gtk_widget_set_visible (GTK_WIDGET (self->opening), opening != NULL);
  set_side (self->black, SUMI_BLACK, review);
  set_side (self->white, SUMI_WHITE, review);
  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, i);

      if (!sumi_review_is_mistake (move))
        continue;
      gtk_list_box_append (self->list, create_row (self, i));
      erred[move->before.turn] = TRUE;
    }
  gtk_widget_set_visible (self->sides, erred[SUMI_BLACK] && erred[SUMI_WHITE]);
  set_phase (self->black_phase, SUMI_BLACK, review);
  set_phase (self->white_phase, SUMI_WHITE, review);
  set_topic (self, review);
  for (guint i = 0; i < review->n_lessons; i++)
    gtk_list_box_append (self->lessons, create_row (self, review->lessons[i]));
  gtk_widget_set_visible (self->lessons_box, review->n_lessons > 0);
  self->is_filled = TRUE;
}

/* Scrolls the page so that ROW is visible, where one has scrolled to the list: the graph and what
 * is said of the move, which are above it, stay in sight otherwise. */
static void
scroll_to (SumiReviewList *self, GtkListBoxRow *row)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkAdjustment *adjustment;
  graphene_rect_t list, bounds;

  if (scrolled == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (self), parent, &list)
      || !gtk_widget_compute_bounds (GTK_WIDGET (row), parent, &bounds))
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  if (gtk_adjustment_get_value (adjustment) < (double) list.origin.y)
    return;
  gtk_adjustment_clamp_page (adjustment, (double) bounds.origin.y,
                             (double) (bounds.origin.y + bounds.size.height));
}

/* The list follows the board: the row of the move in sight is the selected one, and after another
 * move the last mistake before it comes into sight. */
static void
select_current (SumiReviewList *self)
{
  int ply = sumi_game_review_get_ply (self->review);
  GtkListBoxRow *row, *last = NULL;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      if (gtk_widget_get_child_visible (GTK_WIDGET (row)) && get_ply (self, row) <= ply)
        last = row;
    }
  if (last != NULL && get_ply (self, last) == ply)
    gtk_list_box_select_row (self->list, last);
  else
    gtk_list_box_unselect_all (self->list);
  if (last != NULL)
    scroll_to (self, last);
}

static void
changed_cb (SumiReviewList *self)
{
  const SumiReview *review = sumi_game_review_get_review (self->review);

  gtk_widget_set_visible (GTK_WIDGET (self), review != NULL && review->game.n_moves > 0);
  if (review == NULL)
    return;
  if (!self->is_filled)
    fill (self, review);
  if (self->mistakes_of != sumi_game_review_get_mistakes_of (self->review))
    {
      self->mistakes_of = sumi_game_review_get_mistakes_of (self->review);
      gtk_list_box_invalidate_filter (self->list);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MISTAKES_OF]);
    }
  select_current (self);
}

static void
row_activated_cb (SumiReviewList *self, GtkListBoxRow *row)
{
  sumi_game_review_go_to (self->review, get_ply (self, row));
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer data)
{
  SumiReviewList *self = data;

  return sumi_game_review_lists (self->review, get_move (self, row));
}

static void
sumi_review_list_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SumiReviewList *self = SUMI_REVIEW_LIST (object);

  switch (id)
    {
    case PROP_MISTAKES_OF:
      g_value_set_string (value, SIDES[self->mistakes_of]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_review_list_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SumiReviewList *self = SUMI_REVIEW_LIST (object);

  switch (id)
    {
    case PROP_MISTAKES_OF:
      for (guint i = 0; i < G_N_ELEMENTS (SIDES); i++)
        {
          if (g_strcmp0 (SIDES[i], g_value_get_string (value)) == 0)
            sumi_game_review_set_mistakes_of (self->review, (SumiMistakesOf) i);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_review_list_dispose (GObject *object)
{
  SumiReviewList *self = SUMI_REVIEW_LIST (object);

  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_object (&self->review);
  G_OBJECT_CLASS (sumi_review_list_parent_class)->dispose (object);
}

static void
sumi_review_list_class_init (SumiReviewListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_review_list_dispose;
  object_class->get_property = sumi_review_list_get_property;
  object_class->set_property = sumi_review_list_set_property;

  properties[PROP_MISTAKES_OF] =
      g_param_spec_string ("mistakes-of", NULL, NULL, SIDES[SUMI_MISTAKES_OF_BOTH],
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_install_property_action (widget_class, "review-list.mistakes-of", "mistakes-of");

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-review-list.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, opening);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, black);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, white);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, black_phase);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, white_phase);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, topic);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, lesson_button);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, lessons_box);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, lessons);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, sides);
  gtk_widget_class_bind_template_child (widget_class, SumiReviewList, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
sumi_review_list_init (SumiReviewList *self)
{
  self->mistakes_of = SUMI_MISTAKES_OF_BOTH;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, filter_cb, self, NULL);
}

/**
 * sumi_review_list_set_review: lists what REVIEW finds; to be called once.
 */
void
sumi_review_list_set_review (SumiReviewList *self, SumiGameReview *review)
{
  self->review = g_object_ref (review);
  g_signal_connect_swapped (review, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
}
