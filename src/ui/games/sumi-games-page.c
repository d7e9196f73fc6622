/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-games-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-collate.h"
#include "sumi-game-item.h"
#include "sumi-ggf.h"
#include "sumi-growing-list.h"
#include "sumi-kept-record.h"
#include "sumi-saving.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui.h"
#include "sumi-work.h"

struct _SumiGamesPage
{
  SumiPage parent_instance;

  SumiStudy *study;            /* NULL: nothing can be kept */
  SumiGamesReviewer *reviewer; /* the study's; NULL unless the games are those that are kept */
  GPtrArray *records;
  SumiWait reading; /* the games that are kept now */
  guint n_removing; /* games that are kept still, but not in the list any more */
  char *words; /* what is searched for, folded */
  GListStore *items;
  GtkCustomFilter *filter;
  GtkFilterListModel *found;

  GtkSearchEntry *search;
  GtkStack *stack;
  GtkListView *list;
  GtkWidget *keep_button, *kept_buttons, *openings_button, *review_button, *practise_button;
  GtkMenuButton *add_button, *more_button;
  GtkWidget *import_box;
  GtkLabel *import_label;
};

enum
{
  GAME_CHOSEN,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiGamesPage, sumi_games_page, SUMI_TYPE_PAGE)

static gboolean
match_cb (gpointer item, gpointer data)
{
  const SumiGamesPage *self = data;

  return self->words == NULL || *self->words == '\0' || sumi_game_item_matches (item, self->words);
}

/* Shows the child of the stack with this NAME. Where there are no games there is nothing to search,
 * and the focus is on what gives one. */
static void
show_child (SumiGamesPage *self, const char *name)
{
  gboolean is_empty = g_str_equal (name, "empty");
  GtkWidget *search = GTK_WIDGET (self->search);
  GtkWidget *left = is_empty ? search : gtk_stack_get_child_by_name (self->stack, "empty");
  gboolean had_focus = sumi_ui_has_focus_in (left);

  gtk_widget_set_visible (search, !is_empty);
  sumi_ui_show_child (self->stack, name);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
update_found (SumiGamesPage *self)
{
  guint n = sumi_games_page_count_found (self);
  g_autofree char *subtitle =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", n), n);

  g_object_set (self, "subtitle", subtitle, NULL);
  sumi_ui_tell_found (self->search,
                      self->words != NULL && *self->words != '\0' ? subtitle : NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "games.keep-all", n > 0);
  show_child (self, n > 0 ? "list" : self->records->len == 0 ? "empty" : "nothing");
}

static void
search_changed_cb (SumiGamesPage *self)
{
  g_free (self->words);
  self->words = sumi_collate_fold (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_found (self);
}

static void
stop_search_cb (SumiGamesPage *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
show_all_cb (SumiGamesPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
activated_cb (SumiGamesPage *self, guint position)
{
  g_autoptr (SumiGameItem) item = g_list_model_get_item (G_LIST_MODEL (self->found), position);

  g_signal_emit (self, signals[GAME_CHOSEN], 0, sumi_game_item_get_index (item));
}

/* Enter in the search opens the first game that was found. */
static void
search_activated_cb (SumiGamesPage *self)
{
  if (sumi_games_page_count_found (self) > 0)
    activated_cb (self, 0);
}

/* Under this name a button keeps the game that it removes. */
#define GAME_ITEM "game-item"

/* The button that removes the game of ROW, which is a row of the list. */
static GtkWidget *
get_remove_button (GtkWidget *row)
{
  return gtk_widget_get_last_child (gtk_widget_get_first_child (row));
}

static void kept_changed_cb (SumiGamesPage *self);

static void
game_removed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiGamesPage) self = data;
  gint64 id = sumi_kept_games_remove_finish (SUMI_KEPT_GAMES (source), result);

  self->n_removing--;
  kept_changed_cb (self);
  if (id != 0)
    g_signal_emit (self, signals[REMOVED], 0, id);
}

/* The row beside it has the focus then, and the list stays where it is, so that one can go on. */
static void
remove_row (SumiGamesPage *self, GtkWidget *row)
{
  SumiGameItem *item = g_object_get_data (G_OBJECT (get_remove_button (row)), GAME_ITEM);
  gint64 id = sumi_game_item_get_id (item);
  GtkWidget *next = gtk_widget_get_next_sibling (row);
  guint position;

  if (next == NULL)
    next = gtk_widget_get_prev_sibling (row);
  gtk_widget_grab_focus (next != NULL ? next : GTK_WIDGET (self->search));
  if (g_list_store_find (self->items, item, &position))
    g_list_store_remove (self->items, position);
  update_found (self);
  self->n_removing++;
  sumi_wait_stop (&self->reading);
  sumi_kept_games_remove_async (sumi_study_get_games (self->study), id, game_removed_cb,
                                g_object_ref (self));
}

static void
removed_cb (SumiGamesPage *self, GtkWidget *button)
{
  remove_row (self, gtk_widget_get_parent (gtk_widget_get_parent (button)));
}

static void
remove_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiGamesPage *self = SUMI_GAMES_PAGE (widget);
  GtkWidget *row = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (sumi_games_page_is_kept (self) && row != NULL
      && gtk_widget_get_parent (row) == GTK_WIDGET (self->list))
    remove_row (self, row);
}

static void
setup_cb (SumiGamesPage *self, GtkListItem *list_item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      /* GTK lays the text out in the narrowest width, too, with a letter in each line otherwise. */
      gtk_label_set_width_chars (GTK_LABEL (label), 16);
      if (i == 1)
        {
          gtk_widget_add_css_class (label, "caption");
          gtk_widget_add_css_class (label, "dim-label");
        }
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (row), box);
  gtk_widget_set_visible (button, self->reviewer != NULL);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  /* The row itself would not get the focus by Tab otherwise; for keys there is Delete. */
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
  gtk_list_item_set_child (list_item, row);
}

static void
fill_row (GtkListItem *list_item)
{
  SumiGameItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *child = gtk_list_item_get_child (list_item);
  GtkWidget *box = gtk_widget_get_first_child (child), *button = gtk_widget_get_last_child (child);
  GtkWidget *row = gtk_widget_get_parent (child);
  g_autofree char *title = sumi_game_item_get_title (item);
  g_autofree char *facts = sumi_game_item_get_facts (item);
  /* Translators: %s is the title of a game, such as who played it. */
  g_autofree char *remove = g_strdup_printf (_("Remove %s"), title);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)), title);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), facts);
  gtk_widget_set_tooltip_text (button, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, remove,
                                  -1);
  g_object_set_data (G_OBJECT (button), GAME_ITEM, item);
  /* The row has the focus, and is not named by what it holds. */
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, facts, -1);
}

static void
bind_cb (SumiGamesPage *self, GtkListItem *list_item)
{
  g_signal_connect_swapped (gtk_list_item_get_item (list_item), "changed", G_CALLBACK (fill_row),
                            list_item);
  fill_row (list_item);
}

static void
unbind_cb (SumiGamesPage *self, GtkListItem *list_item)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (list_item), list_item);
}

/* Shows RECORDS, which the page takes; those that are kept are GAMES, of SumiKeptGame, or NULL. */
static void
show_records (SumiGamesPage *self, GPtrArray *records, const GPtrArray *games)
{
  g_autoptr (GPtrArray) array = g_ptr_array_new_with_free_func (g_object_unref);

  g_clear_pointer (&self->records, g_ptr_array_unref);
  self->records = records;
  for (guint i = 0; i < records->len; i++)
    {
      g_ptr_array_add (array, sumi_game_item_new (records, i));
      if (games != NULL)
        sumi_game_item_set_kept (array->pdata[i], games->pdata[i]);
    }
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       array->pdata, array->len);
  update_found (self);
}

/* Whether the items are those of GAMES, whatever is known of them now. */
static gboolean
has_games (SumiGamesPage *self, const GPtrArray *games)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->items)) != games->len)
    return FALSE;
  for (guint i = 0; i < games->len; i++)
    {
      g_autoptr (SumiGameItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (sumi_game_item_get_id (item) != ((const SumiKeptGame *) games->pdata[i])->id)
        return FALSE;
    }
  return TRUE;
}

/* The id of the first of GAMES, of SumiKeptGame, that is not in the list; 0 if all are. */
static gint64
find_added (SumiGamesPage *self, const GPtrArray *games)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (SumiGameItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      gint64 id = sumi_game_item_get_id (item);

      g_hash_table_add (ids, g_memdup2 (&id, sizeof id));
    }
  for (guint i = 0; i < games->len; i++)
    {
      const SumiKeptGame *game = games->pdata[i];

      if (!g_hash_table_contains (ids, &game->id))
        return game->id;
    }
  return 0;
}

/* Gives the focus to the row of the game ID, if it has one: far away from what is in sight none
 * does. */
static void
focus_game (SumiGamesPage *self, gint64 id)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);
      SumiGameItem *item
        = child != NULL ? g_object_get_data (G_OBJECT (get_remove_button (row)), GAME_ITEM) : NULL;

      if (item != NULL && sumi_game_item_get_id (item) == id)
        gtk_widget_grab_focus (row);
    }
}

/* Shows RECORDS, which the page takes, of the kept GAMES, of SumiKeptGame. If the focus is in the
 * list, it goes to the game that came back. */
static void
show_kept (SumiGamesPage *self, GPtrArray *records, const GPtrArray *games)
{
  gboolean is_in_list = sumi_ui_has_focus_in (GTK_WIDGET (self->list));
  gint64 added = find_added (self, games);

  show_records (self, records, games);
  if (is_in_list && added != 0)
    focus_game (self, added);
}

/* What BUTTON, which starts or stops going through the games for GOAL, would do by its ACTION. */
static void
update_job (SumiGamesPage *self,
            GtkWidget *button,
            const char *action,
            SumiReviewerGoal goal,
            const char *title)
{
  guint n = sumi_games_reviewer_count_left (self->reviewer, goal);
  SumiReviewerGoal now = sumi_games_reviewer_get_goal (self->reviewer);
  g_autofree char *label
    = now == goal ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Stop (%u game left)",
                                                  "Stop (%u games left)", n),
                                     n)
                  : g_strdup (title);

  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action,
                                 now == goal || (now == SUMI_REVIEWER_NOTHING && n > 0));
}

/* What can be done with all games is not there while there are none, and leaves its room to what is
 * said then. */
static void
update_reviewer (SumiGamesPage *self)
{
  gboolean is_empty = sumi_kept_games_list (sumi_study_get_games (self->study))->len == 0;

  update_job (self, self->review_button, "games.review-all", SUMI_REVIEWER_LOSSES,
              _("Find Lost Discs"));
  update_job (self, self->practise_button, "games.practise-all", SUMI_REVIEWER_PUZZLES,
              _("Practise Mistakes"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "games.save-all", self->records->len > 0);
  gtk_widget_set_visible (self->openings_button, !is_empty);
  gtk_widget_set_visible (self->review_button, !is_empty);
  gtk_widget_set_visible (self->practise_button, !is_empty);
  gtk_widget_set_visible (GTK_WIDGET (self->more_button), !is_empty);
}

/* Kept games that were read: those of SumiKeptGame that could be, and what they are. */
typedef struct
{
  GPtrArray *games, *records;
} Reading;

static void
free_reading (gpointer data)
{
  Reading *reading = data;

  g_clear_pointer (&reading->games, g_ptr_array_unref);
  g_clear_pointer (&reading->records, g_ptr_array_unref);
  g_free (reading);
}

/* Reads GAMES, of SumiKeptGame, which the answer shares; in a thread. */
static gpointer
read_games (gpointer games, GCancellable *cancellable, GError **error)
{
  const GPtrArray *kept = games;
  Reading *reading = g_new (Reading, 1);

  *reading = (Reading){ sumi_kept_game_list_copy (NULL), sumi_game_records_new () };
  for (guint i = 0; i < kept->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      SumiGameRecord *record = sumi_kept_game_to_record (kept->pdata[i]);

      if (record == NULL)
        continue;
      g_ptr_array_add (reading->records, record);
      g_ptr_array_add (reading->games, sumi_kept_game_copy (kept->pdata[i]));
    }
  return reading;
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = sumi_work_finish (result, NULL);
  g_autoptr (SumiGamesPage) self = sumi_wait_end (data);

  if (self != NULL && reading != NULL)
    {
      show_kept (self, g_steal_pointer (&reading->records), reading->games);
      update_reviewer (self);
    }
  if (reading != NULL)
    free_reading (reading);
}

/* Other games are kept, or more is known of them: then the list stays where it is. A game that is
 * being removed must not come back to the list meanwhile. */
static void
kept_changed_cb (SumiGamesPage *self)
{
  const GPtrArray *games = sumi_kept_games_list (sumi_study_get_games (self->study));

  if (self->n_removing > 0)
    return;
  sumi_wait_stop (&self->reading);
  if (games->len == 0)
    show_records (self, sumi_game_records_new (), NULL);
  else if (has_games (self, games))
    {
      for (guint i = 0; i < games->len; i++)
        {
          g_autoptr (SumiGameItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

          sumi_game_item_set_kept (item, games->pdata[i]);
        }
    }
  else
    {
      SumiWaiter *waiter = sumi_wait_begin (&self->reading, self);

      if (self->records->len == 0)
        show_child (self, "reading");
      sumi_work_async (read_games, sumi_kept_game_list_copy (games),
                       (GDestroyNotify) g_ptr_array_unref, free_reading,
                       self->reading.cancellable, read_cb, waiter);
    }
  update_reviewer (self);
}

/* How far an import is, while there is one. */
static void
update_import (SumiGamesPage *self)
{
  SumiGamesImport *import = sumi_study_get_import (self->study);
  g_autofree char *text = NULL;
  guint n_done, n_parts;

  sumi_games_import_get_progress (import, &n_done, &n_parts);
  /* Translators: which file is being read, and how many there are. */
  text = g_strdup_printf (_("Reading file %u of %u…"), MIN (n_done + 1, n_parts), n_parts);
  gtk_label_set_label (self->import_label, text);
  gtk_widget_set_visible (self->import_box, sumi_games_import_is_running (import));
}

static void
stop_import_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiGamesPage *self = SUMI_GAMES_PAGE (widget);

  if (self->study != NULL)
    sumi_games_import_stop (sumi_study_get_import (self->study));
}

static void
follow_import (SumiGamesPage *self)
{
  g_signal_connect_object (sumi_study_get_import (self->study), "changed",
                           G_CALLBACK (update_import), self, G_CONNECT_SWAPPED);
  update_import (self);
}

static void
review_all_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiGamesPage *self = SUMI_GAMES_PAGE (widget);

  if (sumi_games_reviewer_get_goal (self->reviewer) != SUMI_REVIEWER_NOTHING)
    sumi_games_reviewer_stop (self->reviewer);
  else
    sumi_games_reviewer_start (self->reviewer, g_str_equal (action_name, "games.review-all")
                                                   ? SUMI_REVIEWER_LOSSES
                                                   : SUMI_REVIEWER_PUZZLES);
}

/* All that are listed: where something is searched for, what was found. */
static void
keep_all_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiGamesPage *self = SUMI_GAMES_PAGE (widget);
  g_autofree char *name = sumi_study_get_name (self->study);
  g_autoptr (GPtrArray) records = sumi_game_records_new ();

  for (guint i = 0; i < sumi_games_page_count_found (self); i++)
    {
      g_autoptr (SumiGameItem) item = g_list_model_get_item (G_LIST_MODEL (self->found), i);

      g_ptr_array_add (records, sumi_game_record_copy (sumi_game_item_get_record (item)));
    }
  sumi_games_import_add_records (sumi_study_get_import (self->study), records, name);
}

/* All games in one GGF file. */
static void
save_all_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiGamesPage *self = SUMI_GAMES_PAGE (widget);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (SumiGameItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      g_autofree char *game = sumi_ggf_write (sumi_game_item_get_record (item));

      g_string_append (text, game);
    }
  sumi_saving_ask (widget, _("Save Games"), _("my-games.ggf"), _("GGF games"), "*.ggf", text->str);
}

static void
search_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (SUMI_GAMES_PAGE (widget)->search));
}

static gboolean
sumi_games_page_grab_focus (GtkWidget *widget)
{
  SumiGamesPage *self = SUMI_GAMES_PAGE (widget);

  return gtk_widget_get_visible (GTK_WIDGET (self->search))
             ? gtk_widget_grab_focus (GTK_WIDGET (self->search))
             : gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
sumi_games_page_dispose (GObject *object)
{
  SumiGamesPage *self = SUMI_GAMES_PAGE (object);

  sumi_wait_stop (&self->reading);
  g_clear_object (&self->reviewer);
  g_clear_object (&self->study);
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  g_clear_object (&self->found);
  g_clear_object (&self->filter);
  g_clear_object (&self->items);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_clear_pointer (&self->words, g_free);
  G_OBJECT_CLASS (sumi_games_page_parent_class)->dispose (object);
}

static void
sumi_games_page_class_init (SumiGamesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_games_page_dispose;
  widget_class->grab_focus = sumi_games_page_grab_focus;
  signals[GAME_CHOSEN] = g_signal_new ("game-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  gtk_widget_class_install_action (widget_class, "games.search", NULL, search_cb);
  gtk_widget_class_install_action (widget_class, "games.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "games.keep-all", NULL, keep_all_cb);
  gtk_widget_class_install_action (widget_class, "games.stop-import", NULL, stop_import_cb);
  gtk_widget_class_install_action (widget_class, "games.review-all", NULL, review_all_cb);
  gtk_widget_class_install_action (widget_class, "games.practise-all", NULL, review_all_cb);
  gtk_widget_class_install_action (widget_class, "games.save-all", NULL, save_all_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-games-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, search);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, list);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, keep_button);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, kept_buttons);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, openings_button);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, review_button);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, practise_button);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, more_button);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, import_box);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, import_label);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

/* Ctrl+Z brings back the game that was removed, with the focus in the search, too. What is typed
 * there is not kept for undo, but GTK has the key taken until it is told that there is none. */
static void
leave_undo (SumiGamesPage *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->search));

  gtk_widget_action_set_enabled (GTK_WIDGET (text), "text.undo", FALSE);
}

static void
sumi_games_page_init (SumiGamesPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSelectionModel *selection;

  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_set_menu (self->add_button, sumi_ui_get_menu ("sumi-games-add-menu"));
  sumi_ui_set_menu (self->more_button, sumi_ui_get_menu ("sumi-games-menu"));
  leave_undo (self);
  sumi_ui_make_one_stop (GTK_WIDGET (self->list));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);

  self->items = g_list_store_new (SUMI_TYPE_GAME_ITEM);
  self->filter = gtk_custom_filter_new (match_cb, self, NULL);
  self->found = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->items)),
                                           g_object_ref (GTK_FILTER (self->filter)));
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (
      sumi_growing_list_new (G_LIST_MODEL (self->found), GTK_WIDGET (self->list)))));
  gtk_list_view_set_model (self->list, selection);
  g_object_unref (selection);
}

static SumiGamesPage *
create_page (const char *title)
{
  return g_object_new (SUMI_TYPE_GAMES_PAGE, "title", title, NULL);
}

/**
 * sumi_games_page_new: a page on RECORDS, of SumiGameRecord, from the file that TITLE names.
 */
GtkWidget *
sumi_games_page_new (GPtrArray *records, const char *title)
{
  SumiGamesPage *self = create_page (title);

  show_records (self, g_ptr_array_ref (records), NULL);
  return GTK_WIDGET (self);
}

/**
 * sumi_games_page_new_kept: a page on the games that are kept in STUDY.
 */
GtkWidget *
sumi_games_page_new_kept (SumiStudy *study)
{
  SumiGamesPage *self = create_page (C_("title", "My Games"));
  SumiKeptGames *games = sumi_study_get_games (study);

  self->study = g_object_ref (study);
  self->reviewer = g_object_ref (sumi_study_get_reviewer (study));
  self->records = sumi_game_records_new ();
  gtk_widget_show (self->kept_buttons);
  g_signal_connect_object (games, "changed", G_CALLBACK (kept_changed_cb), self,
                           G_CONNECT_SWAPPED);
  kept_changed_cb (self);
  g_signal_connect_object (self->reviewer, "changed", G_CALLBACK (update_reviewer), self,
                           G_CONNECT_SWAPPED);
  follow_import (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_games_page_continue: searches for what is searched for on OTHER.
 */
void
sumi_games_page_continue (SumiGamesPage *self, SumiGamesPage *other)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search),
                         gtk_editable_get_text (GTK_EDITABLE (other->search)));
}

/**
 * sumi_games_page_set_study: lets the games of a file be kept in STUDY.
 */
void
sumi_games_page_set_study (SumiGamesPage *self, SumiStudy *study)
{
  self->study = g_object_ref (study);
  gtk_widget_show (self->keep_button);
  follow_import (self);
}

/**
 * sumi_games_page_is_kept: whether the games are those that the learner keeps.
 */
gboolean
sumi_games_page_is_kept (SumiGamesPage *self)
{
  return self->reviewer != NULL;
}

/**
 * sumi_games_page_get_records: all games of the file, in its order. Owned by SELF.
 */
GPtrArray *
sumi_games_page_get_records (SumiGamesPage *self)
{
  return self->records;
}

/**
 * sumi_games_page_count_found: how many games the search leaves.
 */
guint
sumi_games_page_count_found (SumiGamesPage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->found));
}
