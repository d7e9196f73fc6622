/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-alike-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-board-picture.h"
#include "sumi-draft-item.h"
#include "sumi-draft-part.h"
#include "sumi-draft-path.h"
#include "sumi-draft-task.h"
#include "sumi-editor-part.h"
#include "sumi-engine-alike.h"
#include "sumi-hardness.h"
#include "sumi-isolate.h"
#include "sumi-question.h"
#include "sumi-symmetry.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui-toast.h"
#include "sumi-ui.h"
#include "sumi-work.h"

/* Games that are looked through, at most. */
#define MAX_GAMES 400

#define PICTURE_SIDE 96

struct _SumiAlikePage
{
  SumiPage parent_instance;

  SumiDraftFile *file;
  guint item; /* the puzzle that others are to be like; it may be gone by now */
  char *title;
  SumiTask task;
  SumiPosition position;
  guint64 seed;
  guint n_games;     /* looked through */
  GArray *found;     /* of SumiAlike, in the order of the rows */
  GHashTable *known; /* of positions, by sumi_symmetry_hash() */
  SumiWait searching;
  gboolean is_stopped;

  GtkLabel *task_label;
  GtkSpinButton *count;
  AdwComboRow *difficulty;
  GtkLabel *status;
  GtkProgressBar *progress;
  GtkButton *stop_button;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (SumiAlikePage, sumi_alike_page, SUMI_TYPE_PAGE)

static void search (SumiAlikePage *self);

static SumiDraft *
get_draft (SumiAlikePage *self)
{
  return sumi_draft_file_get_draft (self->file);
}

static const SumiAlike *
get_found (SumiAlikePage *self, guint index)
{
  return &g_array_index (self->found, SumiAlike, index);
}

/* Whether it is as hard as is asked for. */
static gboolean
is_wanted (SumiAlikePage *self, const SumiAlike *alike)
{
  guint difficulty = adw_combo_row_get_selected (self->difficulty);

  return difficulty == 0 || (int) difficulty == sumi_hardness_grade (alike->rating);
}

static guint
count_wanted (SumiAlikePage *self)
{
  guint n = 0;

  for (guint i = 0; i < self->found->len; i++)
    n += is_wanted (self, get_found (self, i));
  return n;
}

static GtkCheckButton *
get_check (SumiAlikePage *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) index);

  return GTK_CHECK_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
}

static gboolean
is_chosen (SumiAlikePage *self, guint index)
{
  return is_wanted (self, get_found (self, index))
         && gtk_check_button_get_active (get_check (self, index));
}

static void
update_actions (SumiAlikePage *self)
{
  gboolean has_chosen = FALSE;

  for (guint i = 0; i < self->found->len; i++)
    has_chosen = has_chosen || is_chosen (self, i);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "alike.add", has_chosen);
}

static char *
make_status (SumiAlikePage *self, guint n)
{
  g_autofree char *found
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u position", "%u positions", n), n);
  g_autofree char *games = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", self->n_games), self->n_games);

  /* Translators: positions that were found, and games that were looked through. */
  return g_strdup_printf (_("%s found in %s"), found, games);
}

static void
update (SumiAlikePage *self)
{
  guint n = count_wanted (self);
  guint wanted = (guint) gtk_spin_button_get_value_as_int (self->count);
  gboolean is_on = sumi_wait_is_on (&self->searching);
  g_autofree char *status = make_status (self, n);

  for (guint i = 0; i < self->found->len; i++)
    gtk_widget_set_visible (
        GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i)),
        is_wanted (self, get_found (self, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
  gtk_label_set_label (self->status, status);
  gtk_progress_bar_set_fraction (self->progress, MIN (1.0, (double) n / wanted));
  gtk_button_set_label (self->stop_button,
                        is_on ? C_("button", "Stop") : C_("button", "Search On"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "alike.stop",
                                 is_on || (n < wanted && self->n_games < MAX_GAMES));
  update_actions (self);
}

/* A row to choose a position by. All are chosen at first: taking one out is quicker. */
static GtkWidget *
create_row (SumiAlikePage *self, const SumiAlike *alike)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *picture = sumi_board_picture_new ();
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *difficulty
    = g_strdup_printf (_("Difficulty %d of 5"), sumi_hardness_grade (alike->rating));
  /* Translators: %s is the move that is right. */
  g_autofree char *right = sumi_isolate_printf (_("Proved: only %s is right"),
                                                sumi_square_to_name (alike->move));
  g_autofree char *subtitle = g_strdup_printf ("%s\n%s", difficulty, right);

  sumi_board_picture_set_position (SUMI_BOARD_PICTURE (picture), alike->record.end);
  g_object_set (picture, "side", PICTURE_SIDE, "margin-top", 6, "margin-bottom", 6, NULL);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 sumi_turn_to_text (alike->record.end.turn));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), check);
  sumi_ui_make_row_toggle (ADW_ACTION_ROW (row), check);
  sumi_ui_describe_row (ADW_ACTION_ROW (row), NULL);
  g_signal_connect_swapped (check, "notify::active", G_CALLBACK (update_actions), self);
  return row;
}

/* FALSE if POSITION is known already, as it stands or turned, mirrored or with colours swapped. */
static gboolean
note (SumiAlikePage *self, SumiPosition position)
{
  guint64 hash = sumi_symmetry_hash (position);

  return g_hash_table_add (self->known, g_memdup2 (&hash, sizeof hash));
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiAlikePage) self = sumi_wait_end (data);
  g_autofree SumiAlike *alike = sumi_engine_alike_finish (result, NULL);

  if (self == NULL)
    return;
  self->n_games++;
  if (alike != NULL && note (self, alike->record.end))
    {
      g_array_append_val (self->found, *alike);
      gtk_list_box_append (self->list, create_row (self, alike));
    }
  search (self);
}

/* Looks through the next game, if another position is wanted. */
static void
search (SumiAlikePage *self)
{
  guint wanted = (guint) gtk_spin_button_get_value_as_int (self->count);

  if (!self->is_stopped && !sumi_wait_is_on (&self->searching) && count_wanted (self) < wanted
      && self->n_games < MAX_GAMES)
    {
      SumiWaiter *waiter = sumi_wait_begin (&self->searching, self);

      sumi_engine_alike_async (&self->task, self->position, self->seed, self->n_games,
                               self->searching.cancellable, found_cb, waiter);
    }
  update (self);
}

static void
wanted_changed_cb (SumiAlikePage *self)
{
  if (self->file != NULL)
    search (self);
}

/* Stops the search, or goes on with it. */
static void
stop_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiAlikePage *self = SUMI_ALIKE_PAGE (widget);

  self->is_stopped = sumi_wait_is_on (&self->searching);
  sumi_wait_stop (&self->searching);
  search (self);
}

/* DRAFT with ALIKE as a puzzle at index AT, at most behind its last item, which asks what the first
 * one asks and is of its themes. */
static SumiDraft *
add_puzzle (SumiAlikePage *self, const SumiDraft *draft, guint at, const SumiAlike *alike)
{
  g_autofree char *where = sumi_draft_item_path (at, NULL);
  g_autofree char *difficulty = sumi_draft_item_path (at, "difficulty");
  g_autofree char *tags = sumi_draft_item_path (at, "tags");
  g_autofree char *old_tags = sumi_draft_item_path (self->item, "tags");
  JsonNode *themes = sumi_draft_get (draft, old_tags);
  /* Translators: the title of a new puzzle in a pack. */
  g_autofree char *title
    = g_strdup_printf (_("Puzzle %u"), sumi_draft_choose_number (draft));
  g_autoptr (SumiDraft) added = sumi_draft_add_puzzle (draft, at, title, alike->record.end);
  g_autoptr (SumiDraft) asked = sumi_draft_set_task (added, where, &self->task);
  g_autoptr (SumiDraft) graded
    = sumi_draft_set_int (asked, difficulty, sumi_hardness_grade (alike->rating));

  return themes != NULL ? sumi_draft_set (graded, tags, json_node_ref (themes))
                        : g_steal_pointer (&graded);
}

static void
add_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiAlikePage *self = SUMI_ALIKE_PAGE (widget);
  SumiDraft *draft = sumi_draft_ref (get_draft (self));
  g_autofree char *text = NULL;
  guint n = 0;

  for (guint i = 0; i < self->found->len; i++)
    {
      g_autoptr (SumiDraft) before = NULL;

      if (!is_chosen (self, i))
        continue;
      n++;
      before = draft;
      /* Another program may have made the pack shorter. */
      draft = add_puzzle (self, before,
                          MIN (self->item + n, sumi_draft_get_length (before, "items")),
                          get_found (self, i));
    }
  sumi_draft_file_push (self->file, draft, NULL);
  text = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u puzzle added", "%u puzzles added", n), n);
  sumi_ui_tell (widget, text);
  gtk_widget_activate_action (widget, "win.back", NULL);
}

static gboolean
sumi_alike_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_ALIKE_PAGE (widget)->count));
}

static void
sumi_alike_page_dispose (GObject *object)
{
  SumiAlikePage *self = SUMI_ALIKE_PAGE (object);

  sumi_wait_stop (&self->searching);
  g_clear_object (&self->file);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->found, g_array_unref);
  g_clear_pointer (&self->known, g_hash_table_unref);
  G_OBJECT_CLASS (sumi_alike_page_parent_class)->dispose (object);
}

static void
sumi_alike_page_class_init (SumiAlikePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_alike_page_dispose;
  widget_class->grab_focus = sumi_alike_page_grab_focus;
  gtk_widget_class_install_action (widget_class, "alike.stop", NULL, stop_cb);
  gtk_widget_class_install_action (widget_class, "alike.add", NULL, add_cb);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-alike-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiAlikePage, task_label);
  gtk_widget_class_bind_template_child (widget_class, SumiAlikePage, count);
  gtk_widget_class_bind_template_child (widget_class, SumiAlikePage, difficulty);
  gtk_widget_class_bind_template_child (widget_class, SumiAlikePage, status);
  gtk_widget_class_bind_template_child (widget_class, SumiAlikePage, progress);
  gtk_widget_class_bind_template_child (widget_class, SumiAlikePage, stop_button);
  gtk_widget_class_bind_template_child (widget_class, SumiAlikePage, list);
  gtk_widget_class_bind_template_callback (widget_class, wanted_changed_cb);
}

static void
sumi_alike_page_init (SumiAlikePage *self)
{
  self->found = g_array_new (FALSE, FALSE, sizeof (SumiAlike));
  self->known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_leave_scrolling (GTK_WIDGET (self->count), GTK_EVENT_CONTROLLER_SCROLL_NONE);
}

/* Positions that the pack has are not looked for; what is found for one puzzle is found again. */
static void
note_positions (SumiAlikePage *self)
{
  for (guint i = 0; i < sumi_draft_get_length (get_draft (self), "items"); i++)
    {
      g_autofree char *where = sumi_draft_item_path (i, NULL);
      SumiPosition position;

      if (sumi_draft_get_position (get_draft (self), where, &position))
        note (self, position);
    }
}

/* Looks for positions that ask TASK as POSITION does, to be added to the draft of FILE behind the
 * puzzle at index ITEM, whose title is TITLE. */
static GtkWidget *
create (SumiDraftFile *file,
        guint item,
        const char *title,
        const SumiTask *task,
        SumiPosition position)
{
  SumiAlikePage *self = g_object_new (SUMI_TYPE_ALIKE_PAGE, NULL);
  g_autofree char *text = NULL;

  self->file = g_object_ref (file);
  self->item = item;
  self->title = g_strdup (title);
  self->task = *task;
  self->position = position;
  self->seed = sumi_symmetry_hash (self->position);
  note_positions (self);
  /* Translators: %s is the title of a puzzle. */
  text = g_strdup_printf (_("Positions from games that ask the same as “%s”"), title);
  gtk_label_set_label (self->task_label, text);
  search (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_alike_page_new: looks for positions that ask the same as the puzzle at index ITEM of the
 * draft of FILE, whose task is answered by a move.
 */
GtkWidget *
sumi_alike_page_new (SumiDraftFile *file, guint item)
{
  const SumiDraft *draft = sumi_draft_file_get_draft (file);
  g_autofree char *where = sumi_draft_item_path (item, NULL);
  g_autofree char *title = sumi_draft_item_path (item, "title");
  SumiPosition position = { 0 };
  SumiTask task;

  sumi_task_init (&task);
  sumi_draft_get_task (draft, where, &task);
  sumi_draft_get_position (draft, where, &position);
  return create (file, item, sumi_editor_part_get_text (draft, title), &task, position);
}

/**
 * sumi_alike_page_new_again: looks anew for what OTHER, which is to be thrown away, looks for,
 * whatever became of its puzzle.
 */
GtkWidget *
sumi_alike_page_new_again (SumiAlikePage *other)
{
  return create (other->file, other->item, other->title, &other->task, other->position);
}
