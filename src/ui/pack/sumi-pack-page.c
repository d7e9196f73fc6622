/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-class-results.h"
#include "sumi-growing-list.h"
#include "sumi-mistakes-view.h"
#include "sumi-place.h"
#include "sumi-puzzle-card.h"
#include "sumi-puzzle-item.h"
#include "sumi-sheet.h"
#include "sumi-study-theme.h"
#include "sumi-text-editor.h"
#include "sumi-theme-choice.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui-toast.h"
#include "sumi-ui.h"

struct _SumiPackPage
{
  SumiPage parent_instance;

  SumiPackFile *pack_file;
  SumiPack *shown; /* the reading that the grid shows; not owned, for comparison only */
  gboolean uses_rest; /* of a pack that has mistakes; otherwise they are shown */
  GListStore *items;
  GPtrArray *themes; /* their ids, in the order of the choice after "All themes" */
  GtkCustomFilter *filter;
  GtkCustomSorter *sorter;
  GListModel *found; /* what is left of the items, in the order that is chosen */

  GtkStack *stack;
  SumiMistakesView *mistakes;
  GtkWidget *mistakes_button;
  GtkLabel *summary;
  GtkLabel *credit, *lessons_credit;
  GtkWidget *lessons_button;
  GtkWidget *class_box;
  GtkLabel *class_label;
  GtkGridView *grid;
  GtkStack *found_stack;
  GtkWidget *sifting;
  GtkToggleButton *unsolved_button;
  GtkDropDown *theme_choice, *order_choice;
};

enum
{
  PUZZLE_CHOSEN,
  SET_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPackPage, sumi_pack_page, SUMI_TYPE_PAGE)

/* Actions that are for whoever shows the page, who is told by signals. */
static const struct
{
  const char *action, *signal;
} wanted[] = {
  { "pack.print", "sheet-wanted" },
  { "pack.change", "edit-wanted" },
  { "pack.save-copy", "copy-wanted" },
  { "pack.results", "results-wanted" },
};

/* The orders, as the template lists them. */
enum
{
  ORDER_PACK,
  ORDER_EASIEST,
  ORDER_HARDEST,
};

static gboolean
match_cb (gpointer item, gpointer data)
{
  SumiPackPage *self = data;
  const char *theme = sumi_theme_choice_get (self->theme_choice, self->themes);

  if (gtk_toggle_button_get_active (self->unsolved_button)
      && sumi_puzzle_item_get_mark (item) >= SUMI_PACK_MARK_SOLVED)
    return FALSE;
  return theme == NULL || sumi_study_theme_has (sumi_puzzle_item_get (item), theme);
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  SumiPackPage *self = data;
  SumiPuzzleItem *one = (SumiPuzzleItem *) a, *other = (SumiPuzzleItem *) b;
  int difference
      = sumi_puzzle_item_get (one)->difficulty - sumi_puzzle_item_get (other)->difficulty;
  guint order = gtk_drop_down_get_selected (self->order_choice);

  if (order == ORDER_PACK || difference == 0)
    return (int) sumi_puzzle_item_get_index (one) - (int) sumi_puzzle_item_get_index (other);
  return order == ORDER_EASIEST ? difference : -difference;
}

static void
update_found (SumiPackPage *self)
{
  guint n = g_list_model_get_n_items (self->found);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pack.make-set", n > 0);
  sumi_ui_show_child (self->found_stack, n > 0 ? "some" : "none");
}

static void
sift (SumiPackPage *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
  update_found (self);
}

static void
show_all_cb (SumiPackPage *self)
{
  gtk_toggle_button_set_active (self->unsolved_button, FALSE);
  gtk_drop_down_set_selected (self->theme_choice, 0);
}

/* Fills the grid anew where the pack was read again; otherwise looks what was solved since. */
static void
update_grid (SumiPackPage *self)
{
  SumiPack *pack = sumi_pack_file_get_pack (self->pack_file);
  g_autoptr (GPtrArray) items = NULL;

  if (pack == self->shown)
    {
      for (guint i = 0; i < pack->puzzles->len; i++)
        {
          g_autoptr (SumiPuzzleItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

          sumi_puzzle_item_refresh (item);
        }
      return;
    }
  items = sumi_puzzle_item_list (self->pack_file);
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  self->shown = pack;
  sumi_theme_choice_list (self->theme_choice, self->themes, G_LIST_MODEL (self->items));
  gtk_widget_set_visible (GTK_WIDGET (self->theme_choice), self->themes->len > 1);
  gtk_widget_set_visible (self->sifting, pack->puzzles->len > 1);
  sift (self);
}

static void
update_header (SumiPackPage *self)
{
  SumiPack *pack = sumi_pack_file_get_pack (self->pack_file);
  g_autofree char *title = sumi_pack_file_get_title (self->pack_file), *subtitle = NULL;

  if (sumi_pack_file_get_state (self->pack_file) == SUMI_PACK_FILE_READY && pack->puzzles->len > 0)
    /* Translators: puzzles solved, of all. */
    subtitle = g_strdup_printf (_("%u of %u solved"),
                                sumi_pack_file_count_solved (self->pack_file), pack->puzzles->len);
  g_object_set (self, "title", title, "subtitle", subtitle != NULL ? subtitle : "", NULL);
}

/* A set of exercises that was given says what holds for it, and how its results are handed in. */
static void
show_class (SumiPackPage *self, const SumiPack *pack)
{
  g_autofree char *text = sumi_class_results_describe (&pack->for_class);

  gtk_label_set_label (self->class_label, text);
  gtk_widget_set_visible (self->class_box, pack->for_class.is_set);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pack.results", pack->for_class.is_set);
}

/* Who wrote PACK, where it is from, and how others may use it, as at the foot of its worksheets. */
static void
show_credit (SumiPackPage *self, SumiPack *pack)
{
  GtkLabel *const labels[] = { self->credit, self->lessons_credit };
  g_autoptr (GPtrArray) packs = g_ptr_array_new ();
  g_autofree char *credit = NULL, *text = NULL;

  g_ptr_array_add (packs, pack);
  credit = sumi_sheet_credit (packs, TRUE);
  text = sumi_sheet_keep_hyphens (credit);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      gtk_label_set_label (labels[i], text);
      gtk_widget_set_visible (GTK_WIDGET (labels[i]), text[0] != '\0');
    }
}

static void
show_pack (SumiPackPage *self)
{
  SumiPack *pack = sumi_pack_file_get_pack (self->pack_file);

  update_grid (self);
  gtk_label_set_label (self->summary,
                       pack->summary != NULL ? sumi_text_get (pack->summary) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->summary), pack->summary != NULL);
  show_credit (self, pack);
  gtk_widget_set_visible (self->lessons_button, pack->lessons->len > 0);
  show_class (self, pack);
  sumi_ui_show_child (self->stack, pack->puzzles->len > 0 ? "puzzles" : "lessons");
}

static void
update (SumiPackPage *self)
{
  SumiPackFileState state = sumi_pack_file_get_state (self->pack_file);
  gboolean is_ready = state == SUMI_PACK_FILE_READY;
  guint n_mistakes = sumi_pack_file_get_mistakes (self->pack_file)->len;
  gboolean was_loading
    = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "loading") == 0;

  update_header (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pack.print", is_ready);
  gtk_widget_set_visible (self->mistakes_button, is_ready && n_mistakes > 0 && self->uses_rest);
  if (state == SUMI_PACK_FILE_BROKEN || (is_ready && n_mistakes > 0 && !self->uses_rest))
    {
      sumi_mistakes_view_show (self->mistakes, self->pack_file);
      sumi_ui_show_child (self->stack, "mistakes");
    }
  else if (is_ready)
    show_pack (self);
  else
    sumi_ui_show_child (self->stack,
                        state == SUMI_PACK_FILE_CANCELLED ? "cancelled" : "loading");
  /* Before this, nothing of the page was there to take the focus. */
  if (was_loading && state != SUMI_PACK_FILE_LOADING)
    sumi_ui_take_focus (GTK_WIDGET (self));
}

static void
activate_cb (SumiPackPage *self, guint position)
{
  g_autoptr (SumiPuzzleItem) item = g_list_model_get_item (self->found, position);

  g_signal_emit (self, signals[PUZZLE_CHOSEN], 0, sumi_puzzle_item_get_index (item));
}

static void
reload_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_pack_file_reload (SUMI_PACK_PAGE (widget)->pack_file);
}

static void
cancel_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_pack_file_cancel (SUMI_PACK_PAGE (widget)->pack_file);
}

/* Opens the file as text, since what the desktop opens packs with may be Sumi. */
static void
edit_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPackPage *self = SUMI_PACK_PAGE (widget);
  g_autoptr (GdkAppLaunchContext) context
      = gdk_display_get_app_launch_context (gtk_widget_get_display (widget));
  g_autoptr (GError) error = NULL;
  SumiLocation place;

  g_variant_get (parameter, "(ii)", &place.line, &place.column);
  if (!sumi_text_editor_open (sumi_pack_file_get_file (self->pack_file), place,
                              G_APP_LAUNCH_CONTEXT (context), &error))
    sumi_ui_tell (widget, error->message);
}

/* The part of the pack that has no mistakes is used, until its file is read again. */
static void
use_rest_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPackPage *self = SUMI_PACK_PAGE (widget);

  self->uses_rest = g_variant_get_boolean (parameter);
  update (self);
}

static void
wanted_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      if (g_str_equal (wanted[i].action, action_name))
        g_signal_emit_by_name (widget, wanted[i].signal);
    }
}

/* The exercises in sight, as they are sifted and ordered, are what the set is made of. */
static void
make_set_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPackPage *self = SUMI_PACK_PAGE (widget);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;

  for (guint i = 0; i < MIN (g_list_model_get_n_items (self->found), SUMI_PUZZLE_SET_LENGTH); i++)
    {
      g_autoptr (SumiPuzzleItem) item = g_list_model_get_item (self->found, i);

      g_strv_builder_add (builder, sumi_puzzle_item_get (item)->id);
    }
  ids = g_strv_builder_end (builder);
  if (ids[0] != NULL)
    g_signal_emit (self, signals[SET_WANTED], 0, ids);
}

/* Whoever opens a pack wants a puzzle of it, or what is there instead. */
static gboolean
sumi_pack_page_grab_focus (GtkWidget *widget)
{
  SumiPackPage *self = SUMI_PACK_PAGE (widget);
  GtkWidget *grid = GTK_WIDGET (self->grid);
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);

  if (shown == GTK_WIDGET (self->mistakes))
    return gtk_widget_grab_focus (shown);
  return (gtk_widget_is_ancestor (grid, shown)
          && gtk_widget_child_focus (grid, GTK_DIR_TAB_FORWARD))
         || gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
sumi_pack_page_dispose (GObject *object)
{
  SumiPackPage *self = SUMI_PACK_PAGE (object);

  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  if (self->sorter != NULL)
    gtk_custom_sorter_set_sort_func (self->sorter, NULL, NULL, NULL);
  g_clear_object (&self->found);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_pointer (&self->themes, g_ptr_array_unref);
  g_clear_object (&self->pack_file);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (sumi_pack_page_parent_class)->dispose (object);
}

static char *
sumi_pack_page_make_place (SumiPage *page)
{
  return sumi_place_make (SUMI_PACK_PAGE (page)->pack_file, NULL);
}

static void
sumi_pack_page_class_init (SumiPackPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_pack_page_dispose;
  widget_class->grab_focus = sumi_pack_page_grab_focus;
  SUMI_PAGE_CLASS (klass)->make_place = sumi_pack_page_make_place;

  signals[PUZZLE_CHOSEN] =
      g_signal_new ("puzzle-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SET_WANTED] = g_signal_new ("set-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_signal_new (wanted[i].signal, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 0);
      gtk_widget_class_install_action (widget_class, wanted[i].action, NULL, wanted_cb);
    }

  gtk_widget_class_install_action (widget_class, "pack.reload", NULL, reload_cb);
  gtk_widget_class_install_action (widget_class, "pack.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "pack.edit", "(ii)", edit_cb);
  gtk_widget_class_install_action (widget_class, "pack.use-rest", "b", use_rest_cb);
  gtk_widget_class_install_action (widget_class, "pack.make-set", NULL, make_set_cb);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-pack-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, mistakes);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, mistakes_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, summary);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, credit);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, lessons_credit);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, lessons_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, class_box);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, class_label);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, grid);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, found_stack);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, sifting);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, unsolved_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, theme_choice);
  gtk_widget_class_bind_template_child (widget_class, SumiPackPage, order_choice);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
sumi_pack_page_init (SumiPackPage *self)
{
  g_autoptr (GtkListItemFactory) factory = sumi_puzzle_card_factory_new ();
  g_autoptr (GtkSelectionModel) selection = NULL;
  GtkFilterListModel *sifted;

  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_make_one_stop (GTK_WIDGET (self->grid));
  /* Until a pack is read that is a set for a class, or has puzzles for one. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pack.results", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pack.make-set", FALSE);
  self->items = g_list_store_new (SUMI_TYPE_PUZZLE_ITEM);
  self->themes = g_ptr_array_new_with_free_func (g_free);
  self->filter = gtk_custom_filter_new (match_cb, self, NULL);
  self->sorter = gtk_custom_sorter_new (compare_cb, self, NULL);
  sifted = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->items)),
                                      g_object_ref (GTK_FILTER (self->filter)));
  self->found = G_LIST_MODEL (gtk_sort_list_model_new (
      G_LIST_MODEL (sifted), g_object_ref (GTK_SORTER (self->sorter))));
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (
      G_LIST_MODEL (sumi_growing_list_new (self->found, GTK_WIDGET (self->grid)))));
  gtk_grid_view_set_factory (self->grid, factory);
  gtk_grid_view_set_model (self->grid, selection);
  g_signal_connect_object (self->unsolved_button, "toggled", G_CALLBACK (sift), self,
                           G_CONNECT_SWAPPED);
  sumi_ui_name_choice (self->theme_choice);
  sumi_ui_name_choice (self->order_choice);
  g_signal_connect_object (self->theme_choice, "notify::selected", G_CALLBACK (sift), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->order_choice, "notify::selected", G_CALLBACK (sift), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
sumi_pack_page_new (SumiPackFile *pack_file)
{
  SumiPackPage *self = g_object_new (SUMI_TYPE_PACK_PAGE, NULL);

  self->pack_file = g_object_ref (pack_file);
  /* Everybody has the packs that come with the program. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pack.save-copy",
                                 !sumi_pack_file_is_built_in (pack_file));
  g_signal_connect_object (pack_file, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_pack_page_continue: sifts and orders the puzzles as OTHER does, whose pack is the same.
 */
void
sumi_pack_page_continue (SumiPackPage *self, SumiPackPage *other)
{
  gtk_toggle_button_set_active (self->unsolved_button,
                                gtk_toggle_button_get_active (other->unsolved_button));
  /* In another language the themes stand in another order. */
  sumi_theme_choice_set (self->theme_choice, self->themes,
                         sumi_theme_choice_get (other->theme_choice, other->themes));
  gtk_drop_down_set_selected (self->order_choice,
                              gtk_drop_down_get_selected (other->order_choice));
}

/**
 * sumi_pack_page_get_pack_file: the pack that is shown; owned by the page.
 */
SumiPackFile *
sumi_pack_page_get_pack_file (SumiPackPage *self)
{
  return self->pack_file;
}

/**
 * sumi_pack_page_focus_puzzle: gives the focus to the puzzle ID, where one comes back from, if it
 * is in sight as the puzzles are sifted now.
 */
void
sumi_pack_page_focus_puzzle (SumiPackPage *self, const char *id)
{
  sumi_puzzle_card_focus (self->grid, self->pack_file, id);
}
