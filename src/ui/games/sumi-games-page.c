/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-games-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-game-item.h"
#include "sumi-header.h"
#include "sumi-ui.h"

struct _SumiGamesPage
{
  AdwBin parent_instance;

  GPtrArray *records;
  char *title;
  char *words; /* what is searched for, folded */
  GtkCustomFilter *filter;
  GtkFilterListModel *found;

  SumiHeader *header;
  GtkSearchEntry *search;
  GtkStack *stack;
  GtkListView *list;
};

enum
{
  GAME_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiGamesPage, sumi_games_page, ADW_TYPE_BIN)

static gboolean
match_cb (gpointer item, gpointer data)
{
  const SumiGamesPage *self = data;

  return self->words == NULL || *self->words == '\0' || sumi_game_item_matches (item, self->words);
}

static void
update_found (SumiGamesPage *self)
{
  guint n = sumi_games_page_count_found (self);
  g_autofree char *subtitle =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", n), n);

  g_object_set (self->header, "subtitle", subtitle, NULL);
  sumi_ui_show_child (self->stack, n > 0 ? "list" : "nothing");
}

static void
search_changed_cb (SumiGamesPage *self)
{
  g_free (self->words);
  self->words = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
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

static void
setup_cb (SumiGamesPage *self, GtkListItem *list_item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      if (i == 1)
        {
          gtk_widget_add_css_class (label, "caption");
          gtk_widget_add_css_class (label, "dim-label");
        }
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_list_item_set_child (list_item, box);
}

static void
bind_cb (SumiGamesPage *self, GtkListItem *list_item)
{
  SumiGameItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *box = gtk_list_item_get_child (list_item);
  GtkWidget *row = gtk_widget_get_parent (box);
  g_autofree char *title = sumi_game_item_get_title (item);
  g_autofree char *facts = sumi_game_item_get_facts (item);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)), title);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), facts);
  /* The row has the focus, and is not named by what it holds. */
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, facts, -1);
}

static void
search_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (SUMI_GAMES_PAGE (widget)->search));
}

static gboolean
sumi_games_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_GAMES_PAGE (widget)->search));
}

static void
sumi_games_page_dispose (GObject *object)
{
  SumiGamesPage *self = SUMI_GAMES_PAGE (object);

  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  g_clear_object (&self->found);
  g_clear_object (&self->filter);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->words, g_free);
  G_OBJECT_CLASS (sumi_games_page_parent_class)->dispose (object);
}

static void
sumi_games_page_class_init (SumiGamesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_games_page_dispose;
  widget_class->focus = sumi_ui_focus_child;
  widget_class->grab_focus = sumi_games_page_grab_focus;
  signals[GAME_CHOSEN] = g_signal_new ("game-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_install_action (widget_class, "games.search", NULL, search_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-games-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, header);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, search);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiGamesPage, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
sumi_games_page_init (SumiGamesPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
}

/**
 * sumi_games_page_new: a page on RECORDS, of SumiGameRecord, from the file that TITLE names.
 */
GtkWidget *
sumi_games_page_new (GPtrArray *records, const char *title)
{
  SumiGamesPage *self = g_object_new (SUMI_TYPE_GAMES_PAGE, NULL);
  GListStore *items = g_list_store_new (SUMI_TYPE_GAME_ITEM);
  g_autoptr (GPtrArray) array = g_ptr_array_new_with_free_func (g_object_unref);
  GtkSelectionModel *selection;

  self->records = g_ptr_array_ref (records);
  self->title = g_strdup (title);
  for (guint i = 0; i < records->len; i++)
    g_ptr_array_add (array, sumi_game_item_new (records, i));
  g_list_store_splice (items, 0, 0, array->pdata, array->len);
  self->filter = gtk_custom_filter_new (match_cb, self, NULL);
  self->found =
      gtk_filter_list_model_new (G_LIST_MODEL (items), g_object_ref (GTK_FILTER (self->filter)));
  selection =
      GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->found))));
  gtk_list_view_set_model (self->list, selection);
  g_object_unref (selection);
  g_object_set (self->header, "title", title, NULL);
  update_found (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_games_page_get_records: all games of the file, in its order.
 */
GPtrArray *
sumi_games_page_get_records (SumiGamesPage *self)
{
  return self->records;
}

const char *
sumi_games_page_get_title (SumiGamesPage *self)
{
  return self->title;
}

/**
 * sumi_games_page_count_found: how many games the search leaves.
 */
guint
sumi_games_page_count_found (SumiGamesPage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->found));
}
