/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-list.h"

#include <glib/gi18n-lib.h>

#include "sumi-draft-lesson.h"
#include "sumi-draft-path.h"
#include "sumi-draft-task.h"
#include "sumi-editor-part.h"
#include "sumi-emphasis.h"
#include "sumi-task-fields.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"

/* How far the rows of steps stand in. */
#define STEP_INDENT 24

/* How many rows there are at once, and come with each frame: GTK takes long to measure them. */
#define N_AT_ONCE 12

/* A row of a step has so many characters of its text at most. */
#define MAX_BEGIN 60

/* CSS nodes and accessibility: those of a list of rows. */
struct _SumiEditorList
{
  AdwBin parent_instance;

  SumiDraftFile *file;
  SumiEditorProver *prover;
  GtkListBox *list;
  GHashTable *titles; /* how many items have each */
  int item, step; /* in sight; -1: none, and no step of it */
  guint n_steps;  /* of the item in sight, when the draft was shown last */
  int n_rows;     /* that are there already, the first of all */
  GByteArray *verdicts; /* what each of these shows */
  guint growing;  /* a tick callback, which adds the others; 0: there are none */
  int dragged;    /* the index of a row; -1: none is */
  guint choosing; /* an idle source: what is chosen, and perhaps opened, is not in sight yet */
  int chosen_item, chosen_step;
  gboolean is_opening;
  gboolean is_updating;
};

enum
{
  CHOSEN,
  OPENED,
  MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiEditorList, sumi_editor_list, ADW_TYPE_BIN)

static SumiDraft *
get_draft (SumiEditorList *self)
{
  return sumi_draft_file_get_draft (self->file);
}

/* The items, and below the one in sight its steps. */
static int
count_rows (SumiEditorList *self)
{
  return (int) (sumi_draft_get_length (get_draft (self), "items") + self->n_steps);
}

/* The row of STEP of ITEM; of the item itself if it is -1. */
static int
find_row (SumiEditorList *self, int item, int step)
{
  if (item > self->item)
    return item + (int) self->n_steps;
  return item + 1 + step;
}

/* What the row at INDEX stands for. */
static void
look_up_row (SumiEditorList *self, int index, int *out_item, int *out_step)
{
  int n = (int) self->n_steps;

  *out_step = -1;
  if (self->item < 0 || index <= self->item)
    *out_item = index;
  else if (index <= self->item + n)
    {
      *out_item = self->item;
      *out_step = index - self->item - 1;
    }
  else
    *out_item = index - n;
}

/* What kind of item or step is at WHERE, or what it asks; NULL if a step asks nothing. */
static const char *
describe (SumiEditorList *self, const char *where)
{
  g_autofree char *path = sumi_draft_member_path (where, "kind");
  const char *kind = sumi_draft_get_string (get_draft (self), path);
  SumiTask task;

  if (g_strcmp0 (kind, "lesson") == 0)
    return C_("kind of item", "Lesson");
  if (g_strcmp0 (kind, "game") == 0)
    return C_("kind of item", "Game");
  if (sumi_draft_get_task (get_draft (self), where, &task))
    return sumi_task_name_get_label (&SUMI_TASK_FIELDS[SUMI_TASK_FIELD_TYPE].names[task.type]);
  return NULL;
}

static void
count_titles (SumiEditorList *self)
{
  guint n_items = sumi_draft_get_length (get_draft (self), "items");

  g_hash_table_remove_all (self->titles);
  for (guint i = 0; i < n_items; i++)
    {
      g_autofree char *path = sumi_draft_item_path (i, "title");
      const char *title = sumi_editor_part_get_text (get_draft (self), path);
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->titles, title));

      g_hash_table_insert (self->titles, g_strdup (title), GUINT_TO_POINTER (n + 1));
    }
}

/* An item has a number where another one has the same title. */
static char *
make_item_title (SumiEditorList *self, const char *text, int item)
{
  const char *title = text[0] != '\0' ? text : _("Without a title");

  if (GPOINTER_TO_UINT (g_hash_table_lookup (self->titles, text)) < 2)
    return g_strdup (title);
  /* Translators: the number of a puzzle in its pack, and its title. */
  return g_strdup_printf (_("%u. %s"), (guint) item + 1, title);
}

static char *
make_title (SumiEditorList *self, const char *where, int item, int step)
{
  g_autofree char *path = sumi_draft_member_path (where, step >= 0 ? "text" : "title");
  g_autofree char *text = NULL;
  g_autofree char *begin = NULL;

  if (step < 0)
    return make_item_title (self, sumi_editor_part_get_text (get_draft (self), path), item);
  text = sumi_emphasis_strip (sumi_editor_part_get_text (get_draft (self), path), NULL);
  begin = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), MAX_BEGIN));
  /* Translators: the number of a step of a lesson, and how its text begins. */
  return g_strdup_printf (_("%d. %s"), step + 1, begin[0] != '\0' ? begin : _("Without a text"));
}

static void
update_row (SumiEditorList *self, int index)
{
  static const char *const icons[] = { "content-loading-symbolic", "emblem-ok-symbolic",
                                       "dialog-warning-symbolic" };
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);
  SumiEditorVerdict verdict;
  g_autofree char *where = NULL;
  g_autofree char *title = NULL;
  g_autofree char *said = NULL;
  const char *subtitle;
  int item, step;

  look_up_row (self, index, &item, &step);
  verdict = sumi_editor_prover_get_verdict (self->prover, (guint) item, step);
  self->verdicts->data[index] = (guint8) verdict;
  where = step < 0 ? sumi_draft_item_path ((guint) item, NULL)
                   : sumi_draft_step_path ((guint) item, (guint) step, NULL);
  title = make_title (self, where, item, step);
  subtitle = describe (self, where);
  if (verdict == SUMI_EDITOR_VERDICT_MISTAKEN && subtitle != NULL)
    /* Translators: what a puzzle asks for, such as "Force a goal". */
    said = g_strdup_printf (_("%s: not right yet"), subtitle);
  else if (verdict == SUMI_EDITOR_VERDICT_MISTAKEN)
    said = g_strdup (_("Not right yet"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               said != NULL ? said : subtitle != NULL ? subtitle : "");
  adw_action_row_set_icon_name (ADW_ACTION_ROW (row), icons[verdict]);
  gtk_widget_set_margin_start (GTK_WIDGET (row), step >= 0 ? STEP_INDENT : 0);
}

static GdkContentProvider *
prepare_cb (SumiEditorList *self, double x, double y, GtkDragSource *source)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (row);

  self->dragged = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  gtk_drag_source_set_icon (source, picture, (int) x, (int) y);
  return gdk_content_provider_new_typed (G_TYPE_INT, self->dragged);
}

static void
drag_ended_cb (SumiEditorList *self)
{
  self->dragged = -1;
  gtk_list_box_drag_unhighlight_row (self->list);
}

static GtkWidget *
create_row (SumiEditorList *self)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "activatable", TRUE,
                                 NULL);
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (drag_ended_cb), self);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  sumi_ui_describe_row (ADW_ACTION_ROW (row), NULL);
  return row;
}

/* Where what is dragged would go if it were dropped at Y: its index among its like; -1 if it cannot
 * go there. */
static int
find_place (SumiEditorList *self, double y, GtkListBoxRow **out_row)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (self->list, (int) y);
  int item, step, to_item, to_step;

  if (out_row != NULL)
    *out_row = row;
  if (row == NULL || self->dragged < 0)
    return -1;
  look_up_row (self, self->dragged, &item, &step);
  look_up_row (self, gtk_list_box_row_get_index (row), &to_item, &to_step);
  if (step < 0)
    return to_item;
  return to_item == item ? MAX (to_step, 0) : -1;
}

static GdkDragAction
drag_motion_cb (SumiEditorList *self, double x, double y)
{
  GtkListBoxRow *row;

  if (find_place (self, y, &row) < 0)
    {
      gtk_list_box_drag_unhighlight_row (self->list);
      return 0;
    }
  gtk_list_box_drag_highlight_row (self->list, row);
  return GDK_ACTION_MOVE;
}

static void
drag_leave_cb (SumiEditorList *self)
{
  gtk_list_box_drag_unhighlight_row (self->list);
}

static gboolean
drop_cb (SumiEditorList *self, const GValue *value, double x, double y)
{
  int to = find_place (self, y, NULL);
  int item, step;

  if (to < 0)
    return FALSE;
  look_up_row (self, self->dragged, &item, &step);
  self->dragged = -1;
  g_signal_emit (self, signals[MOVED], 0, item, step, to);
  return TRUE;
}

static gboolean
choose_cb (gpointer data)
{
  SumiEditorList *self = data;
  gboolean is_opening = self->is_opening;

  self->choosing = 0;
  g_signal_emit (self, signals[CHOSEN], 0, self->chosen_item, self->chosen_step);
  if (is_opening)
    g_signal_emit (self, signals[OPENED], 0);
  return G_SOURCE_REMOVE;
}

/* What is chosen comes in sight once GTK is done with the row, which may be removed then. */
static void
row_selected_cb (SumiEditorList *self, GtkListBoxRow *row)
{
  if (self->is_updating || row == NULL)
    return;
  g_clear_handle_id (&self->choosing, g_source_remove);
  look_up_row (self, gtk_list_box_row_get_index (row), &self->chosen_item, &self->chosen_step);
  self->is_opening = FALSE;
  if (self->chosen_item != self->item || self->chosen_step != self->step)
    self->choosing = g_idle_add_full (G_PRIORITY_HIGH, choose_cb, self, NULL);
}

static void
row_activated_cb (SumiEditorList *self)
{
  if (self->choosing != 0)
    self->is_opening = TRUE;
  else
    g_signal_emit (self, signals[OPENED], 0);
}

static gboolean
sumi_editor_list_grab_focus (GtkWidget *widget)
{
  return sumi_editor_list_focus_row (SUMI_EDITOR_LIST (widget));
}

static void
sumi_editor_list_dispose (GObject *object)
{
  SumiEditorList *self = SUMI_EDITOR_LIST (object);

  g_clear_handle_id (&self->choosing, g_source_remove);
  g_clear_object (&self->prover);
  g_clear_object (&self->file);
  g_clear_pointer (&self->titles, g_hash_table_unref);
  g_clear_pointer (&self->verdicts, g_byte_array_unref);
  G_OBJECT_CLASS (sumi_editor_list_parent_class)->dispose (object);
}

static void
sumi_editor_list_class_init (SumiEditorListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_editor_list_dispose;
  widget_class->grab_focus = sumi_editor_list_grab_focus;
  widget_class->focus = sumi_ui_focus_child;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);
}

static void
add_placeholder (SumiEditorList *self)
{
  GtkWidget *label = gtk_label_new (_("There is nothing in this pack yet."));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 12);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_list_box_set_placeholder (self->list, label);
}

static void
sumi_editor_list_init (SumiEditorList *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_MOVE);

  self->item = self->step = self->dragged = -1;
  self->titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->verdicts = g_byte_array_new ();
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What is in the pack"), -1);
  add_placeholder (self);
  /* Tab would choose whatever it passes, though what follows is done to what is chosen. */
  sumi_ui_make_one_stop (GTK_WIDGET (self->list));
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (row_selected_cb), self);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  g_signal_connect_swapped (target, "enter", G_CALLBACK (drag_motion_cb), self);
  g_signal_connect_swapped (target, "motion", G_CALLBACK (drag_motion_cb), self);
  g_signal_connect_swapped (target, "leave", G_CALLBACK (drag_leave_cb), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (target));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->list));
}

/**
 * sumi_editor_list_set_file: lists the draft of FILE with what PROVER knows of it. To be called
 * once.
 */
void
sumi_editor_list_set_file (SumiEditorList *self, SumiDraftFile *file, SumiEditorProver *prover)
{
  self->file = g_object_ref (file);
  self->prover = g_object_ref (prover);
}

/* Shows the rows from FIRST to before N as the draft is now; those that are not there are added. */
static void
show_rows (SumiEditorList *self, int first, int n)
{
  for (int i = first; i < n; i++)
    {
      if (i == self->n_rows)
        {
          gtk_list_box_append (self->list, create_row (self));
          self->n_rows++;
          g_byte_array_set_size (self->verdicts, (guint) self->n_rows);
        }
      update_row (self, i);
    }
}

/* The index of the row of what is in sight, which may not be there yet; -1: there is none. */
static int
find_chosen (SumiEditorList *self)
{
  return self->item >= 0 ? find_row (self, self->item, self->step) : -1;
}

/* Marks the row of what is in sight, or none. */
static GtkWidget *
mark_chosen (SumiEditorList *self)
{
  int chosen = find_chosen (self);
  GtkListBoxRow *row
    = chosen >= 0 && chosen < self->n_rows ? gtk_list_box_get_row_at_index (self->list, chosen)
                                           : NULL;

  self->is_updating = TRUE;
  gtk_list_box_select_row (self->list, row);
  self->is_updating = FALSE;
  return row != NULL ? GTK_WIDGET (row) : NULL;
}

static gboolean
grow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SumiEditorList *self = SUMI_EDITOR_LIST (widget);
  int n = count_rows (self), n_before = self->n_rows, chosen = find_chosen (self);

  show_rows (self, n_before, MIN (n, n_before + N_AT_ONCE));
  if (chosen >= n_before && chosen < self->n_rows)
    sumi_ui_bring_into_sight (mark_chosen (self));
  if (self->n_rows < n)
    return G_SOURCE_CONTINUE;
  self->growing = 0;
  return G_SOURCE_REMOVE;
}

/**
 * sumi_editor_list_show: lists the draft as it is now; the step at index STEP of the item at index
 * ITEM is in sight, or with -1 the item itself, or nothing.
 */
void
sumi_editor_list_show (SumiEditorList *self, int item, int step)
{
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL;
  gboolean is_other = item != self->item || step != self->step;
  GtkWidget *row;
  int n;

  g_clear_handle_id (&self->choosing, g_source_remove);
  self->item = item;
  self->step = step;
  self->n_steps = item >= 0 ? sumi_draft_count_steps (get_draft (self), (guint) item) : 0;
  count_titles (self);
  n = count_rows (self);
  for (; self->n_rows > n; self->n_rows--)
    gtk_list_box_remove (self->list,
                         GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, n)));
  /* One that was just added is there at once. */
  show_rows (self, 0, MIN (n, MAX (self->n_rows + 1, N_AT_ONCE)));
  if (self->n_rows < n && self->growing == 0)
    self->growing = gtk_widget_add_tick_callback (GTK_WIDGET (self), grow_cb, NULL, NULL);
  row = mark_chosen (self);
  /* Rows stand for something else where other steps are in sight, and the focus follows. */
  if (has_focus && is_other && row != NULL)
    gtk_widget_grab_focus (row);
  else if (is_other && row != NULL)
    sumi_ui_bring_into_sight (row);
}

/**
 * sumi_editor_list_show_verdicts: shows what the prover knows by now. The draft is as it was, and
 * what was chosen a moment ago still comes into sight.
 */
void
sumi_editor_list_show_verdicts (SumiEditorList *self)
{
  int item, step;

  for (int i = 0; i < self->n_rows; i++)
    {
      look_up_row (self, i, &item, &step);
      if (sumi_editor_prover_get_verdict (self->prover, (guint) item, step)
          != self->verdicts->data[i])
        update_row (self, i);
    }
}

/**
 * sumi_editor_list_focus_row: focuses the row of what is in sight; FALSE if there is none.
 */
gboolean
sumi_editor_list_focus_row (SumiEditorList *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (row));
  /* It may be among those that are still to come. */
  show_rows (self, self->n_rows, find_chosen (self) + 1);
  return self->item >= 0 && gtk_widget_grab_focus (mark_chosen (self));
}
