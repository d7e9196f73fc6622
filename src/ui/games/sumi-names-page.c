/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-names-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-collate.h"
#include "sumi-kept-players.h"
#include "sumi-switch-row.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui.h"
#include "sumi-work.h"

/* More names than this are not shown at once; the search finds the others. */
#define MAX_SHOWN 50

/* So many names are found without a search. */
#define MAX_PLAIN 8

struct _SumiNamesPage
{
  SumiPage parent_instance;

  SumiStudy *study;
  char *first[2];     /* who is shown first, folded; may be NULL */
  SumiWait listing;
  GPtrArray *players; /* of SumiKeptPlayer; NULL: they are still being counted */
  gboolean is_filling; /* switches that are set then say nothing */

  GtkSearchEntry *search;
  GtkWidget *search_clamp;
  GtkStack *stack;
  GtkListBox *list;
};

enum
{
  NAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiNamesPage, sumi_names_page, SUMI_TYPE_PAGE)

static void
named_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiNamesPage) self = data;
  gboolean is_learner;
  g_autoptr (SumiPlayerNaming) before
    = sumi_kept_games_name_finish (SUMI_KEPT_GAMES (source), result, &is_learner);

  if (before != NULL && before->games->len > 0)
    g_signal_emit (self, signals[NAMED], 0, before, is_learner);
}

/* Each row is titled by its player. */
static const char *
get_player (gpointer row)
{
  return adw_preferences_row_get_title (row);
}

static void
switched_cb (SumiNamesPage *self, GParamSpec *pspec, SumiSwitchRow *row)
{
  if (!self->is_filling)
    sumi_kept_games_name_async (sumi_study_get_games (self->study), get_player (row),
                                sumi_switch_row_get_active (row), named_cb, g_object_ref (self));
}

static GtkWidget *
create_row (SumiNamesPage *self, const char *player)
{
  GtkWidget *row = sumi_switch_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), player);
  sumi_ui_describe_row (ADW_ACTION_ROW (row), NULL);
  g_signal_connect_object (row, "notify::active", G_CALLBACK (switched_cb), self,
                           G_CONNECT_SWAPPED);
  return row;
}

/* What is known of PLAYER now. */
static void
update_row (GtkWidget *row, const SumiKeptPlayer *player)
{
  g_autofree char *count
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", player->n_games),
                       player->n_games);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), count);
  sumi_switch_row_set_active (SUMI_SWITCH_ROW (row), player->is_learner);
}

/* The rows by their players; the table owns them. */
static GHashTable *
list_rows (SumiNamesPage *self)
{
  GHashTable *rows = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    g_hash_table_insert (rows, (gpointer) get_player (row), g_object_ref (row));
  return rows;
}

/* Puts ROW at INDEX of the list. If it has the focus, it stays in the list, and the rows from INDEX
 * to it are removed instead; fill() puts those that are still shown after it. */
static void
place_row (SumiNamesPage *self, GtkWidget *row, int index)
{
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list)) == row;
  GtkWidget *at = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, index));

  for (; has_focus && at != row;
       at = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, index)))
    gtk_list_box_remove (self->list, at);
  if (at == row)
    return;
  if (gtk_widget_get_parent (row) != NULL)
    gtk_list_box_remove (self->list, row);
  gtk_list_box_insert (self->list, row, index);
}

static gboolean
is_found (const SumiKeptPlayer *player, const char *words)
{
  g_autofree char *name = sumi_collate_fold (player->name);

  return strstr (name, words) != NULL;
}

/* The rows of players who are still shown stay, and so does the focus. */
static void
fill (SumiNamesPage *self)
{
  g_autofree char *words = sumi_collate_fold (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  g_autoptr (GHashTable) rows = list_rows (self);
  GtkListBoxRow *left;
  int n_shown = 0;

  self->is_filling = TRUE;
  for (guint i = 0; i < self->players->len && n_shown < MAX_SHOWN; i++)
    {
      const SumiKeptPlayer *player = self->players->pdata[i];
      GtkWidget *row;

      if (!is_found (player, words))
        continue;
      row = g_hash_table_lookup (rows, player->name);
      if (row == NULL)
        row = create_row (self, player->name);
      update_row (row, player);
      place_row (self, row, n_shown++);
    }
  while ((left = gtk_list_box_get_row_at_index (self->list, n_shown)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (left));
  self->is_filling = FALSE;
  gtk_widget_set_visible (self->search_clamp, self->players->len > MAX_PLAIN);
  sumi_ui_show_child (self->stack, self->players->len == 0 ? "empty"
                                   : n_shown == 0          ? "nothing"
                                                           : "list");
}

static void
search_changed_cb (SumiNamesPage *self)
{
  if (self->players != NULL)
    fill (self);
}

static void
stop_search_cb (SumiNamesPage *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

/* The player of PLAYERS, of SumiKeptPlayer, who is called NAME; NULL if there is none. */
static const SumiKeptPlayer *
find_player (const GPtrArray *players, const char *name)
{
  for (guint i = 0; i < players->len; i++)
    {
      const SumiKeptPlayer *player = players->pdata[i];

      if (g_str_equal (player->name, name))
        return player;
    }
  return NULL;
}

/* Whether PLAYERS are those that are shown, with as many games, whoever the learner is. */
static gboolean
has_players (SumiNamesPage *self, const GPtrArray *players)
{
  g_autoptr (GHashTable) shown_players = g_hash_table_new (g_str_hash, g_str_equal);

  if (self->players == NULL || self->players->len != players->len)
    return FALSE;
  for (guint i = 0; i < players->len; i++)
    {
      SumiKeptPlayer *player = self->players->pdata[i];

      g_hash_table_insert (shown_players, player->name, player);
    }
  for (guint i = 0; i < players->len; i++)
    {
      const SumiKeptPlayer *player = players->pdata[i];
      const SumiKeptPlayer *shown = g_hash_table_lookup (shown_players, player->name);

      if (shown == NULL || shown->n_games != player->n_games)
        return FALSE;
    }
  return TRUE;
}

/* The rows stay where they are while they are switched. */
static void
update_rows (SumiNamesPage *self)
{
  self->is_filling = TRUE;
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      const SumiKeptPlayer *player = find_player (self->players, get_player (row));

      if (player != NULL)
        update_row (row, player);
    }
  self->is_filling = FALSE;
}

/* Puts those first who are to be. */
static void
put_first (SumiNamesPage *self)
{
  for (int i = 1; i >= 0; i--)
    for (guint j = 0; j < self->players->len; j++)
      {
        const SumiKeptPlayer *player = self->players->pdata[j];
        g_autofree char *folded = sumi_player_fold (player->name);

        if (g_strcmp0 (folded, self->first[i]) == 0)
          {
            g_ptr_array_insert (self->players, 0, g_ptr_array_steal_index (self->players, j));
            break;
          }
      }
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GPtrArray *players = sumi_kept_players_list_finish (result, NULL);
  g_autoptr (SumiNamesPage) self = sumi_wait_end (data);
  gboolean is_shown = self != NULL && players != NULL && has_players (self, players);
  gboolean is_first = self != NULL && self->players == NULL;

  if (self != NULL && players != NULL)
    {
      g_clear_pointer (&self->players, g_ptr_array_unref);
      self->players = g_steal_pointer (&players);
      put_first (self);
      if (is_shown)
        update_rows (self);
      else
        fill (self);
      if (is_first)
        sumi_ui_take_focus (GTK_WIDGET (self));
    }
  g_clear_pointer (&players, g_ptr_array_unref);
}

static void
list_players (SumiNamesPage *self)
{
  SumiKeptGames *games = sumi_study_get_games (self->study);
  g_autofree char *name = sumi_study_get_name (self->study);
  SumiWaiter *waiter;

  sumi_wait_stop (&self->listing);
  waiter = sumi_wait_begin (&self->listing, self);
  sumi_kept_players_list_async (sumi_kept_games_list (games), name,
                                sumi_kept_games_get_told (games), self->listing.cancellable,
                                listed_cb, waiter);
}

static gboolean
sumi_names_page_grab_focus (GtkWidget *widget)
{
  SumiNamesPage *self = SUMI_NAMES_PAGE (widget);

  if (gtk_widget_get_visible (self->search_clamp))
    return gtk_widget_grab_focus (GTK_WIDGET (self->search));
  /* While there are no names only the header can have it. */
  return gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD)
         || gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), GTK_DIR_TAB_FORWARD);
}

static void
sumi_names_page_dispose (GObject *object)
{
  SumiNamesPage *self = SUMI_NAMES_PAGE (object);

  sumi_wait_stop (&self->listing);
  g_clear_object (&self->study);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->first[0], g_free);
  g_clear_pointer (&self->first[1], g_free);
  G_OBJECT_CLASS (sumi_names_page_parent_class)->dispose (object);
}

static void
sumi_names_page_class_init (SumiNamesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_names_page_dispose;
  widget_class->grab_focus = sumi_names_page_grab_focus;
  signals[NAMED] = g_signal_new ("named", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER,
                                 G_TYPE_BOOLEAN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-names-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiNamesPage, search);
  gtk_widget_class_bind_template_child (widget_class, SumiNamesPage, search_clamp);
  gtk_widget_class_bind_template_child (widget_class, SumiNamesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiNamesPage, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
}

static void
sumi_names_page_init (SumiNamesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_show_child (self->stack, "reading");
}

/**
 * sumi_names_page_new: a page on the players in the games that are kept in STUDY, those of RECORD
 * first; RECORD may be NULL.
 */
GtkWidget *
sumi_names_page_new (SumiStudy *study, const SumiGameRecord *record)
{
  SumiNamesPage *self = g_object_new (SUMI_TYPE_NAMES_PAGE, NULL);

  self->study = g_object_ref (study);
  if (record != NULL)
    {
      self->first[0] = sumi_player_fold (record->black);
      self->first[1] = sumi_player_fold (record->white);
    }
  g_signal_connect_object (sumi_study_get_games (study), "changed", G_CALLBACK (list_players),
                           self, G_CONNECT_SWAPPED);
  list_players (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_names_page_continue: shows first who is first on OTHER, and searches for what is searched
 * for there.
 */
void
sumi_names_page_continue (SumiNamesPage *self, SumiNamesPage *other)
{
  for (int i = 0; i < 2; i++)
    {
      g_free (self->first[i]);
      self->first[i] = g_strdup (other->first[i]);
    }
  gtk_editable_set_text (GTK_EDITABLE (self->search),
                         gtk_editable_get_text (GTK_EDITABLE (other->search)));
}
