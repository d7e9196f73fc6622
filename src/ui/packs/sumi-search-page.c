/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-search-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-candidates.h"
#include "sumi-growing-list.h"
#include "sumi-puzzle-card.h"
#include "sumi-puzzle-item.h"
#include "sumi-round.h"
#include "sumi-sheet-parts.h"
#include "sumi-study-theme.h"
#include "sumi-theme-choice.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui-toast.h"
#include "sumi-ui.h"

/* A chosen puzzle is followed by so many of those after it at most. */
#define ROUND_LENGTH 50

/* So many puzzles are on a worksheet at most: those that stand first. */
#define SHEET_LENGTH 48

struct _SumiSearchPage
{
  SumiPage parent_instance;

  SumiLibrary *library;
  GPtrArray *shown; /* the packs whose puzzles are listed; not owned, for comparison only */
  GListStore *items;
  GPtrArray *themes; /* their ids, in the order of the choice after "All themes" */
  GtkCustomFilter *filter;
  GListModel *found; /* what is left of the items */
  guint updating;    /* the source that lists them anew; 0: none */

  GtkStack *stack;
  GtkGridView *grid;
  GtkToggleButton *unsolved_button, *mistakes_button;
  GtkDropDown *theme_choice, *difficulty_choice;
};

enum
{
  ROUND_CHOSEN,
  SHEET_WANTED,
  SET_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiSearchPage, sumi_search_page, SUMI_TYPE_PAGE)

/* Answered, and never solved without help or mistakes. */
static gboolean
was_mistake (SumiPackMark mark)
{
  return mark == SUMI_PACK_MARK_TRIED || mark == SUMI_PACK_MARK_SOLVED;
}

static gboolean
match_cb (gpointer item, gpointer data)
{
  SumiSearchPage *self = data;
  const SumiItem *puzzle = sumi_puzzle_item_get (item);
  const char *theme = sumi_theme_choice_get (self->theme_choice, self->themes);
  guint difficulty = gtk_drop_down_get_selected (self->difficulty_choice);

  if (gtk_toggle_button_get_active (self->unsolved_button)
      && sumi_puzzle_item_get_mark (item) >= SUMI_PACK_MARK_SOLVED)
    return FALSE;
  if (gtk_toggle_button_get_active (self->mistakes_button)
      && !was_mistake (sumi_puzzle_item_get_mark (item)))
    return FALSE;
  if (difficulty > 0 && difficulty <= SUMI_PACK_MAX_LEVEL
      && puzzle->difficulty != (int) difficulty)
    return FALSE;
  return theme == NULL || sumi_study_theme_has (puzzle, theme);
}

static void
update_found (SumiSearchPage *self)
{
  guint n = g_list_model_get_n_items (self->found);
  g_autofree char *subtitle =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u puzzle", "%u puzzles", n), n);

  g_object_set (self, "subtitle", subtitle, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pack.print", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pack.make-set", n > 0);
  sumi_ui_show_child (self->stack, n > 0 ? "some" : self->shown->len > 0 ? "none" : "loading");
}

static void
sift (SumiSearchPage *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_found (self);
}

static void
show_all_cb (SumiSearchPage *self)
{
  gtk_toggle_button_set_active (self->unsolved_button, FALSE);
  gtk_toggle_button_set_active (self->mistakes_button, FALSE);
  gtk_drop_down_set_selected (self->theme_choice, 0);
  gtk_drop_down_set_selected (self->difficulty_choice, 0);
}

static void
list_difficulties (SumiSearchPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Any difficulty"));
  for (int i = 1; i <= SUMI_PACK_MAX_LEVEL; i++)
    {
      g_autofree char *name = g_strdup_printf (_("Difficulty %d of 5"), i);

      gtk_string_list_append (names, name);
    }
  gtk_drop_down_set_model (self->difficulty_choice, G_LIST_MODEL (names));
}

static int
compare_items (gconstpointer a, gconstpointer b)
{
  SumiPuzzleItem *const *one = a, *const *other = b;

  return sumi_study_theme_get_rating (sumi_puzzle_item_get (*one))
         - sumi_study_theme_get_rating (sumi_puzzle_item_get (*other));
}

/* The packs that can be used now; not owned. */
static GPtrArray *
list_packs (SumiSearchPage *self, GPtrArray *out_files)
{
  GListModel *packs = sumi_library_get_packs (self->library);
  GPtrArray *read = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      if (!sumi_candidates_has (pack_file))
        continue;
      g_ptr_array_add (read, sumi_pack_file_get_pack (pack_file));
      g_ptr_array_add (out_files, g_object_ref (pack_file));
    }
  return read;
}

static gboolean
is_same (const GPtrArray *packs, const GPtrArray *others)
{
  if (packs->len != others->len)
    return FALSE;
  for (guint i = 0; i < packs->len; i++)
    {
      if (packs->pdata[i] != others->pdata[i])
        return FALSE;
    }
  return TRUE;
}

static void
refresh (SumiSearchPage *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (SumiPuzzleItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      sumi_puzzle_item_refresh (item);
    }
}

/* Lists the puzzles anew where a pack was read, saved or closed; otherwise looks what was solved
 * since. Takes the place of an update that is queued. */
static void
update (SumiSearchPage *self)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) packs = list_packs (self, files);

  g_clear_handle_id (&self->updating, g_source_remove);
  if (is_same (packs, self->shown))
    {
      refresh (self);
      return;
    }
  for (guint i = 0; i < packs->len; i++)
    {
      g_autoptr (GPtrArray) puzzles = sumi_puzzle_item_list (files->pdata[i]);

      for (guint j = 0; j < puzzles->len; j++)
        {
          if (sumi_puzzle_item_get (puzzles->pdata[j])->kind == SUMI_ITEM_PUZZLE)
            g_ptr_array_add (items, g_object_ref (puzzles->pdata[j]));
        }
    }
  g_ptr_array_sort (items, compare_items);
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  g_ptr_array_unref (self->shown);
  self->shown = g_steal_pointer (&packs);
  sumi_theme_choice_list (self->theme_choice, self->themes, G_LIST_MODEL (self->items));
  sift (self);
}

static void
update_cb (gpointer data)
{
  SumiSearchPage *self = data;

  self->updating = 0;
  update (self);
}

/* Packs that are read one after another are listed together. */
static void
queue_update (SumiSearchPage *self)
{
  if (self->updating == 0)
    self->updating = g_idle_add_once (update_cb, self);
}

/* The puzzle that was chosen, and those that stand after it. */
static void
activate_cb (SumiSearchPage *self, guint position)
{
  g_autoptr (SumiRound) round = sumi_round_new (SUMI_ROUND_FOUND);
  guint end = MIN (position + ROUND_LENGTH, g_list_model_get_n_items (self->found));

  round->theme = g_strdup (sumi_theme_choice_get (self->theme_choice, self->themes));
  for (guint i = position; i < end; i++)
    {
      g_autoptr (SumiPuzzleItem) item = g_list_model_get_item (self->found, i);

      sumi_round_add (round, sumi_puzzle_item_get_pack_file (item),
                      sumi_puzzle_item_get (item)->id, SUMI_ROUND_NO_STEP);
    }
  g_signal_emit (self, signals[ROUND_CHOSEN], 0, round);
}

/* Says that only the first MAX of what is found are taken, if there are more. */
static void
tell_limit (SumiSearchPage *self, guint max)
{
  guint n = g_list_model_get_n_items (self->found);
  /* Translators: how many puzzles are taken, and how many were found. */
  g_autofree char *message = g_strdup_printf (_("The first %u of %u puzzles were taken"), max, n);

  if (n > max)
    sumi_ui_tell (GTK_WIDGET (self), message);
}

/* The puzzles in sight, as they are sifted, are what the sheet is made of. */
static void
print_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiSearchPage *self = SUMI_SEARCH_PAGE (widget);
  g_autoptr (GPtrArray) parts = sumi_sheet_parts_new ();
  const char *theme = sumi_theme_choice_get (self->theme_choice, self->themes);

  for (guint i = 0; i < MIN (g_list_model_get_n_items (self->found), SHEET_LENGTH); i++)
    {
      g_autoptr (SumiPuzzleItem) item = g_list_model_get_item (self->found, i);

      sumi_sheet_parts_add_item (
        parts, sumi_pack_file_get_pack (sumi_puzzle_item_get_pack_file (item)),
        sumi_puzzle_item_get (item));
    }
  tell_limit (self, SHEET_LENGTH);
  g_signal_emit (self, signals[SHEET_WANTED], 0, parts,
                 theme != NULL ? sumi_study_theme_get_name (theme) : NULL);
}

/* So is a set for a class. */
static void
make_set_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiSearchPage *self = SUMI_SEARCH_PAGE (widget);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < MIN (g_list_model_get_n_items (self->found), SUMI_PUZZLE_SET_LENGTH); i++)
    {
      g_autoptr (SumiPuzzleItem) item = g_list_model_get_item (self->found, i);

      g_ptr_array_add (files, g_object_ref (sumi_puzzle_item_get_pack_file (item)));
      g_ptr_array_add (ids, g_strdup (sumi_puzzle_item_get (item)->id));
    }
  g_signal_emit (self, signals[SET_WANTED], 0, files, ids);
}

static gboolean
sumi_search_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_SEARCH_PAGE (widget)->theme_choice));
}

static void
sumi_search_page_dispose (GObject *object)
{
  SumiSearchPage *self = SUMI_SEARCH_PAGE (object);

  g_clear_handle_id (&self->updating, g_source_remove);
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  g_clear_object (&self->found);
  g_clear_object (&self->filter);
  g_clear_object (&self->items);
  g_clear_object (&self->library);
  g_clear_pointer (&self->themes, g_ptr_array_unref);
  g_clear_pointer (&self->shown, g_ptr_array_unref);
  G_OBJECT_CLASS (sumi_search_page_parent_class)->dispose (object);
}

static void
sumi_search_page_class_init (SumiSearchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_search_page_dispose;
  widget_class->grab_focus = sumi_search_page_grab_focus;

  signals[ROUND_CHOSEN] =
      g_signal_new ("round-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SHEET_WANTED] =
      g_signal_new ("sheet-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, G_TYPE_PTR_ARRAY, G_TYPE_STRING);
  signals[SET_WANTED] =
      g_signal_new ("set-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, G_TYPE_PTR_ARRAY, G_TYPE_PTR_ARRAY);

  gtk_widget_class_install_action (widget_class, "pack.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "pack.make-set", NULL, make_set_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-search-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiSearchPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiSearchPage, grid);
  gtk_widget_class_bind_template_child (widget_class, SumiSearchPage, unsolved_button);
  gtk_widget_class_bind_template_child (widget_class, SumiSearchPage, mistakes_button);
  gtk_widget_class_bind_template_child (widget_class, SumiSearchPage, theme_choice);
  gtk_widget_class_bind_template_child (widget_class, SumiSearchPage, difficulty_choice);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
sumi_search_page_init (SumiSearchPage *self)
{
  g_autoptr (GtkSelectionModel) selection = NULL;
  g_autoptr (GtkListItemFactory) factory = sumi_puzzle_card_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_make_one_stop (GTK_WIDGET (self->grid));
  self->shown = g_ptr_array_new ();
  self->items = g_list_store_new (SUMI_TYPE_PUZZLE_ITEM);
  self->themes = g_ptr_array_new_with_free_func (g_free);
  self->filter = gtk_custom_filter_new (match_cb, self, NULL);
  self->found = G_LIST_MODEL (gtk_filter_list_model_new (
      g_object_ref (G_LIST_MODEL (self->items)), g_object_ref (GTK_FILTER (self->filter))));
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (
      G_LIST_MODEL (sumi_growing_list_new (self->found, GTK_WIDGET (self->grid)))));
  gtk_grid_view_set_factory (self->grid, factory);
  gtk_grid_view_set_model (self->grid, selection);
  list_difficulties (self);
  sumi_ui_name_choice (self->theme_choice);
  sumi_ui_name_choice (self->difficulty_choice);
  g_signal_connect_object (self->unsolved_button, "toggled", G_CALLBACK (sift), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mistakes_button, "toggled", G_CALLBACK (sift), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->theme_choice, "notify::selected", G_CALLBACK (sift), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->difficulty_choice, "notify::selected", G_CALLBACK (sift), self,
                           G_CONNECT_SWAPPED);
}

/**
 * sumi_search_page_new: a page that lists the puzzles of LIBRARY, whose packs of themes it opens.
 */
GtkWidget *
sumi_search_page_new (SumiLibrary *library)
{
  SumiSearchPage *self = g_object_new (SUMI_TYPE_SEARCH_PAGE, NULL);

  self->library = g_object_ref (library);
  sumi_library_open_themes (library);
  g_signal_connect_object (library, "changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_search_page_continue: sifts the puzzles as OTHER does, whose library is the same.
 */
void
sumi_search_page_continue (SumiSearchPage *self, SumiSearchPage *other)
{
  /* In another language the themes stand in another order. */
  sumi_theme_choice_set (self->theme_choice, self->themes,
                         sumi_theme_choice_get (other->theme_choice, other->themes));
  gtk_drop_down_set_selected (self->difficulty_choice,
                              gtk_drop_down_get_selected (other->difficulty_choice));
  gtk_toggle_button_set_active (self->unsolved_button,
                                gtk_toggle_button_get_active (other->unsolved_button));
  gtk_toggle_button_set_active (self->mistakes_button,
                                gtk_toggle_button_get_active (other->mistakes_button));
}

/**
 * sumi_search_page_focus_puzzle: gives the focus to the puzzle ID of PACK_FILE, where one comes
 * back from, if it is in sight as the puzzles are sifted now.
 */
void
sumi_search_page_focus_puzzle (SumiSearchPage *self, SumiPackFile *pack_file, const char *id)
{
  sumi_puzzle_card_focus (self->grid, pack_file, id);
}
