/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-memory.h"

#include <glib/gi18n-lib.h>

#include "sumi-isolate.h"
#include "sumi-openings-words.h"
#include "sumi-own-openings.h"
#include "sumi-ui-names.h"
#include "sumi-work.h"

struct _SumiReviewMemory
{
  AdwBin parent_instance;

  SumiGameReview *review;
  SumiKeptGames *games;
  SumiWait finding;
  SumiColor side; /* the learner's */
  SumiOpeningMemory memory;

  AdwActionRow *row;
};

G_DEFINE_FINAL_TYPE (SumiReviewMemory, sumi_review_memory, ADW_TYPE_BIN)

/* Whether the game left its earlier ones by a move, which can be gone to. */
static gboolean
has_move (const SumiOpeningMemory *memory)
{
  return memory->end != SUMI_MEMORY_WHOLE;
}

/* Where the game left the earlier ones, and by whom. */
static char *
word_title (SumiReviewMemory *self)
{
  const SumiTranscript *moves = &sumi_game_review_get_record (self->review)->moves;
  int n = self->memory.n_known, number = sumi_transcript_count_moves (moves, n);
  const char *move = n < moves->n_moves ? sumi_square_to_name (moves->moves[n]) : "";

  switch (self->memory.end)
    {
    case SUMI_MEMORY_LEARNER:
      /* Translators: the number of a move in a game, and the move, such as c4. */
      return sumi_isolate_printf (_("You left your earlier games at move %d: %s"), number + 1,
                                  move);
    case SUMI_MEMORY_OPPONENT:
      /* Translators: the number of a move in a game, and the move, such as c4. */
      return sumi_isolate_printf (_("Your opponent left your earlier games at move %d: %s"),
                                  number + 1, move);
    case SUMI_MEMORY_GIVEN:
      /* Translators: the number of a move in a game, and the move, such as c4. */
      return sumi_isolate_printf (
          _("The opening that was set up left your earlier games at move %d: %s"), number + 1,
          move);
    case SUMI_MEMORY_WHOLE:
      return g_strdup (_("This whole game had come up before"));
    case SUMI_MEMORY_NONE:
    case SUMI_MEMORY_OPEN:
    case SUMI_MEMORY_LATE:
    default:
      /* Translators: the number of a move in a game. */
      return g_strdup_printf (_("Up to move %d this game had come up before"), number);
    }
}

/* How many earlier games came as far as that. */
static char *
word_earlier (SumiReviewMemory *self)
{
  g_autofree char *count = sumi_openings_word_count (self->memory.count);

  if (self->side == SUMI_BLACK)
    /* Translators: %s is "12 games", and may go on with how they ended. */
    return g_strdup_printf (_("Up to there, with Black – %s"), count);
  /* Translators: %s is "12 games", and may go on with how they ended. */
  return g_strdup_printf (_("Up to there, with White – %s"), count);
}

/* What was played there before, and by whom; NULL where there is nothing to say. */
static char *
word_moves (SumiReviewMemory *self)
{
  g_autofree char *moves
    = sumi_openings_word_moves (self->memory.moves, self->memory.n_moves);

  switch (self->memory.end)
    {
    case SUMI_MEMORY_LEARNER:
      return g_strconcat (_("There you had played:"), "\n", moves, NULL);
    case SUMI_MEMORY_OPPONENT:
      return g_strconcat (_("There your opponents had played:"), "\n", moves, NULL);
    case SUMI_MEMORY_OPEN:
      return g_strdup (_("Nobody had chosen a move there before."));
    case SUMI_MEMORY_LATE:
      return g_strdup (_("Later moves are not compared."));
    case SUMI_MEMORY_NONE:
    case SUMI_MEMORY_GIVEN:
    case SUMI_MEMORY_WHOLE:
    default:
      return NULL;
    }
}

static void
update (SumiReviewMemory *self)
{
  g_autofree char *title = word_title (self);
  g_autofree char *earlier = word_earlier (self), *moves = word_moves (self);
  g_autofree char *subtitle = g_strjoin ("\n", earlier, moves, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), title);
  adw_action_row_set_subtitle (self->row, subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->row), has_move (&self->memory));
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiColor side;
  SumiOpeningMemory memory;
  gboolean is_found = sumi_own_openings_remember_finish (result, &side, &memory)
                      && memory.end != SUMI_MEMORY_NONE;
  g_autoptr (SumiReviewMemory) self = sumi_wait_end (data);

  if (self == NULL)
    return;
  if (is_found)
    {
      self->side = side;
      self->memory = memory;
      update (self);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), is_found);
}

static void
find (SumiReviewMemory *self)
{
  SumiWaiter *waiter = sumi_wait_begin (&self->finding, self);

  sumi_own_openings_remember_async (sumi_kept_games_list (self->games),
                                    sumi_game_review_get_record (self->review),
                                    self->finding.cancellable, found_cb, waiter);
}

static void
row_activated_cb (SumiReviewMemory *self)
{
  sumi_game_review_go_to (self->review, self->memory.n_known + 1);
}

static void
sumi_review_memory_dispose (GObject *object)
{
  SumiReviewMemory *self = SUMI_REVIEW_MEMORY (object);

  sumi_wait_stop (&self->finding);
  g_clear_object (&self->review);
  g_clear_object (&self->games);
  G_OBJECT_CLASS (sumi_review_memory_parent_class)->dispose (object);
}

static void
sumi_review_memory_class_init (SumiReviewMemoryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_review_memory_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-review-memory.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiReviewMemory, row);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
sumi_review_memory_init (SumiReviewMemory *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_describe_row (self->row, NULL);
}

/**
 * sumi_review_memory_set_up: compares the game of REVIEW with GAMES, now and when others are kept;
 * to be called once.
 */
void
sumi_review_memory_set_up (SumiReviewMemory *self, SumiGameReview *review, SumiKeptGames *games)
{
  self->review = g_object_ref (review);
  self->games = g_object_ref (games);
  g_signal_connect_object (games, "changed", G_CALLBACK (find), self, G_CONNECT_SWAPPED);
  find (self);
}
