/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-cell.h"

#include <glib/gi18n-lib.h>

#include "sumi-board-words.h"
#include "sumi-isolate.h"
#include "sumi-notation.h"
#include "sumi-words.h"

/* CSS node: square. Accessibility: role GRID_CELL; the label names the square and what is on it,
 * the description says how it is marked and, on one square of the board, what happened last. Signal
 * "activated": chosen by key or by an assistive technology. */
struct _SumiBoardCell
{
  GtkWidget parent_instance;

  SumiSquare square;
  char *label;
  char *description;
};

enum
{
  ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiBoardCell, sumi_board_cell, GTK_TYPE_WIDGET)

static char *
make_label_of_marked (SumiSquare square, const SumiBoardSceneSpec *spec)
{
  const char *name = sumi_square_to_name (square);

  if (sumi_bitboard_has (sumi_position_discs (spec->position, SUMI_BLACK), square))
    /* Translators: a square of the board that the learner marked, as a screen reader says it. */
    return sumi_isolate_printf (_("%s, black disc, marked"), name);
  if (sumi_bitboard_has (sumi_position_discs (spec->position, SUMI_WHITE), square))
    /* Translators: a square of the board that the learner marked, as a screen reader says it. */
    return sumi_isolate_printf (_("%s, white disc, marked"), name);
  /* Translators: a square of the board that the learner marked, as a screen reader says it. */
  return sumi_isolate_printf (_("%s, empty, marked"), name);
}

static char *
make_label (SumiSquare square, const SumiBoardSceneSpec *spec)
{
  const char *name = sumi_square_to_name (square);

  if (sumi_bitboard_has (spec->marks, square))
    return make_label_of_marked (square, spec);

  if (sumi_bitboard_has (sumi_position_discs (spec->position, SUMI_BLACK), square))
    /* Translators: a square of the board and what is on it, as a screen reader says it: "h7". */
    return sumi_isolate_printf (_("%s, black disc"), name);
  if (sumi_bitboard_has (sumi_position_discs (spec->position, SUMI_WHITE), square))
    /* Translators: a square of the board and what is on it, as a screen reader says it: "h7". */
    return sumi_isolate_printf (_("%s, white disc"), name);
  if (sumi_bitboard_has (spec->legal, square))
    /* Translators: a square of the board, as a screen reader says it: "h7". */
    return sumi_isolate_printf (_("%s, empty, legal move"), name);
  /* Translators: a square of the board, as a screen reader says it: "h7". */
  return sumi_isolate_printf (_("%s, empty"), name);
}

static void
add_sentence (GString *text, const char *sentence)
{
  g_autofree char *all = sumi_words_follow (text->str, sentence);

  g_string_assign (text, all);
}

static void
describe_overlay (GString *text, SumiSquare square, const SumiBoardSceneSpec *spec)
{
  if (sumi_bitboard_has (spec->filled, square))
    /* Translators: how a square of the board is drawn. */
    add_sentence (text, _("Filled."));
  if (sumi_bitboard_has (spec->hatched, square))
    /* Translators: how a square of the board is drawn. */
    add_sentence (text, _("Hatched."));
  if (sumi_bitboard_has (spec->ringed, square))
    /* Translators: how a disc on the board is drawn. */
    add_sentence (text, _("Ringed."));
  if (spec->numbers[square] >= 0)
    {
      /* Translators: what stands on a square of the board. */
      g_autofree char *number = g_strdup_printf (_("Number %d."), spec->numbers[square]);

      add_sentence (text, number);
    }
}

static void
describe_value (GString *text, SumiSquare square, const SumiMidgameReport *values)
{
  for (int i = 0; i < values->n_moves; i++)
    {
      if (values->moves[i].move == square)
        {
          g_autofree char *words = sumi_move_score_to_text (&values->moves[i]);

          add_sentence (text, words);
        }
    }
}

static char *
make_description (SumiSquare square, const SumiBoardSceneSpec *spec, const char *news)
{
  gboolean is_told = news != NULL && *news != '\0';
  gboolean is_said = spec->news != NULL && *spec->news != '\0';
  GString *text = g_string_new (NULL);

  if (is_told)
    add_sentence (text, news);
  if (sumi_bitboard_has (spec->good, square))
    add_sentence (text, _("Marked with a tick."));
  if (sumi_bitboard_has (spec->bad, square))
    add_sentence (text, _("Marked with a cross."));
  if (sumi_bitboard_has (spec->missed, square))
    add_sentence (text, _("This one was missing."));
  if (sumi_bitboard_has (spec->surplus, square))
    add_sentence (text, _("This one does not belong."));
  if (spec->has_overlay)
    describe_overlay (text, square, spec);
  describe_value (text, square, &spec->values);
  /* What is new says so, or what came after it. */
  if (square == spec->last_move && !is_told)
    add_sentence (text, _("The last move."));
  if (square == spec->undone_move && (!is_told || is_said))
    add_sentence (text, _("The move that was taken back."));
  return g_string_free (text, FALSE);
}

static void
play_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit (widget, signals[ACTIVATED], 0);
}

static void
sumi_board_cell_finalize (GObject *object)
{
  SumiBoardCell *self = SUMI_BOARD_CELL (object);

  g_free (self->label);
  g_free (self->description);
  G_OBJECT_CLASS (sumi_board_cell_parent_class)->finalize (object);
}

static void
sumi_board_cell_class_init (SumiBoardCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const guint keys[] = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter,
                                GDK_KEY_KP_Enter };

  G_OBJECT_CLASS (klass)->finalize = sumi_board_cell_finalize;

  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "square");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_install_action (widget_class, "square.play", NULL, play_cb);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "square.play", NULL);
}

static void
sumi_board_cell_init (SumiBoardCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
sumi_board_cell_new (SumiSquare square)
{
  SumiBoardCell *self = g_object_new (SUMI_TYPE_BOARD_CELL, NULL);

  self->square = square;
  return GTK_WIDGET (self);
}

/**
 * sumi_board_cell_get_square: which square of the board it is.
 */
SumiSquare
sumi_board_cell_get_square (SumiBoardCell *self)
{
  return self->square;
}

/**
 * sumi_board_cell_get_label: the accessible label, or NULL before the first describing.
 */
const char *
sumi_board_cell_get_label (SumiBoardCell *self)
{
  return self->label;
}

/**
 * sumi_board_cell_describe: takes label and description from SPEC, the latter after NEWS, unless
 * that is NULL; tells assistive technologies only what changed, so that they do not repeat the
 * rest.
 */
void
sumi_board_cell_describe (SumiBoardCell *self, const SumiBoardSceneSpec *spec, const char *news)
{
  g_autofree char *label = make_label (self->square, spec);
  g_autofree char *description = make_description (self->square, spec, news);

  if (g_strcmp0 (label, self->label) != 0)
    {
      g_free (self->label);
      self->label = g_steal_pointer (&label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      self->label, -1);
    }
  if (g_strcmp0 (description, self->description) != 0)
    {
      g_free (self->description);
      self->description = g_steal_pointer (&description);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      self->description, -1);
    }
}
