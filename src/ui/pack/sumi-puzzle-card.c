/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-puzzle-card.h"

#include <glib/gi18n-lib.h>

#include "sumi-board-picture.h"
#include "sumi-disc-icon.h"
#include "sumi-question.h"
#include "sumi-tick.h"

struct _SumiPuzzleCard
{
  AdwBin parent_instance;

  SumiPuzzleItem *item; /* in sight now; not owned, for comparison only */
  SumiBoardPicture *picture;
  GtkWidget *tick;
  GtkLabel *title;
  SumiDiscIcon *disc;
  GtkLabel *side;
  GtkLabel *difficulty;
  int n_dots; /* of five */
};

G_DEFINE_FINAL_TYPE (SumiPuzzleCard, sumi_puzzle_card, ADW_TYPE_BIN)

static const char *
get_side_text (const SumiItem *puzzle)
{
  return sumi_turn_to_text (puzzle->exercise->position.turn);
}

/* As many full dots as the puzzle is hard, the rest empty. */
static char *
make_dots (int difficulty)
{
  GString *dots = g_string_new (NULL);

  for (int i = 0; i < SUMI_PACK_MAX_LEVEL; i++)
    g_string_append (dots, i < difficulty ? "●" : "○");
  return g_string_free (dots, FALSE);
}

/* Made when it is wanted: GTK asks the display about each tooltip that is set. */
static gboolean
query_tooltip_cb (SumiPuzzleCard *self,
                  int x,
                  int y,
                  gboolean is_by_keyboard,
                  GtkTooltip *tooltip)
{
  g_autofree char *text = g_strdup_printf (_("Difficulty %d of 5"), self->n_dots);

  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
sumi_puzzle_card_class_init (SumiPuzzleCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "puzzle-card");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-puzzle-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzleCard, picture);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzleCard, tick);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzleCard, title);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzleCard, disc);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzleCard, side);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzleCard, difficulty);
  gtk_widget_class_bind_template_callback (widget_class, sumi_tick_query_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
}

static void
sumi_puzzle_card_init (SumiPuzzleCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows ITEM as it stands now. */
static void
show (SumiPuzzleCard *self, SumiPuzzleItem *item)
{
  const SumiItem *puzzle = sumi_puzzle_item_get (item);
  g_autofree char *dots = make_dots (puzzle->difficulty);
  g_autofree char *name = sumi_puzzle_item_get_name (item);

  self->item = item;
  sumi_board_picture_set_position (self->picture, puzzle->exercise->position);
  sumi_tick_show (self->tick, sumi_puzzle_item_get_mark (item));
  gtk_label_set_label (self->title, name);
  sumi_disc_icon_set_color (self->disc, puzzle->exercise->position.turn);
  gtk_label_set_label (self->side, get_side_text (puzzle));
  gtk_label_set_label (self->difficulty, dots);
  gtk_widget_set_visible (GTK_WIDGET (self->difficulty), puzzle->difficulty > 0);
  self->n_dots = puzzle->difficulty;
}

/* Nothing is done where ITEM is so far away that it has no card. */
static void
focus_item (GtkGridView *grid, SumiPuzzleItem *item)
{
  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (grid)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      GtkWidget *card = gtk_widget_get_first_child (cell);

      if (SUMI_IS_PUZZLE_CARD (card) && SUMI_PUZZLE_CARD (card)->item == item)
        gtk_widget_grab_focus (cell);
    }
}

/**
 * sumi_puzzle_card_focus: gives the focus to the puzzle ID of PACK_FILE in GRID, whose cards are
 * made by the factory below, and scrolls to it; does nothing if it is not among what is shown now.
 */
void
sumi_puzzle_card_focus (GtkGridView *grid, SumiPackFile *pack_file, const char *id)
{
  GListModel *items = G_LIST_MODEL (gtk_grid_view_get_model (grid));

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (SumiPuzzleItem) item = g_list_model_get_item (items, i);

      if (sumi_puzzle_item_get_pack_file (item) == pack_file
          && g_str_equal (sumi_puzzle_item_get (item)->id, id))
        focus_item (grid, item);
    }
}

/**
 * sumi_puzzle_card_describe: the whole card in words, as a list of what stands on it. Owned by the
 * caller.
 */
char *
sumi_puzzle_card_describe (SumiPuzzleItem *item)
{
  const SumiItem *puzzle = sumi_puzzle_item_get (item);
  g_autofree char *difficulty = NULL, *name = sumi_puzzle_item_get_name (item);
  const char *parts[4] = { name, get_side_text (puzzle) };
  guint n = 2;

  if (puzzle->difficulty > 0)
    parts[n++] = difficulty = g_strdup_printf (_("Difficulty %d of 5"), puzzle->difficulty);
  if (sumi_puzzle_item_get_mark (item) >= SUMI_PACK_MARK_SOLVED)
    parts[n++] = sumi_tick_get_name (sumi_puzzle_item_get_mark (item));

  switch (n)
    {
    case 2:
      /* Translators: a list as a screen reader says it. */
      return g_strdup_printf (_("%s, %s"), parts[0], parts[1]);
    case 3:
      return g_strdup_printf (_("%s, %s, %s"), parts[0], parts[1], parts[2]);
    default:
      return g_strdup_printf (_("%s, %s, %s, %s"), parts[0], parts[1], parts[2], parts[3]);
    }
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, g_object_new (SUMI_TYPE_PUZZLE_CARD, NULL));
}

static void
show_item (GtkListItem *list_item)
{
  SumiPuzzleItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *card = gtk_list_item_get_child (list_item);
  g_autofree char *description = sumi_puzzle_card_describe (item);

  show (SUMI_PUZZLE_CARD (card), item);
  /* The focus is on the cell around the card, which has no other way to be named. Of a cell with
   * one child screen readers say the name of that. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (card)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  description, -1);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  g_signal_connect_swapped (gtk_list_item_get_item (list_item), "notify::mark",
                            G_CALLBACK (show_item), list_item);
  show_item (list_item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (list_item), list_item);
}

/**
 * sumi_puzzle_card_factory_new: what makes the cards of a grid of SumiPuzzleItem; owned by the
 * caller.
 */
GtkListItemFactory *
sumi_puzzle_card_factory_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  return factory;
}
