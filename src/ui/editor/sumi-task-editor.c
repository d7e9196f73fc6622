/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-task-editor.h"

#include <glib/gi18n-lib.h>

#include "sumi-answer.h"
#include "sumi-choice-row.h"
#include "sumi-draft-task.h"
#include "sumi-editor-part.h"
#include "sumi-notation.h"
#include "sumi-ui.h"
#include "sumi-ui-names.h"

/* CSS nodes: those of a list of rows. Accessibility: each row is named after its field. */
struct _SumiTaskEditor
{
  AdwBin parent_instance;

  GtkListBox *list;
  SumiTask task;
  SumiPosition position;
  gboolean is_of_game; /* the type is not for choice */
  gboolean is_updating;
};

/* What a row is about. */
typedef struct
{
  const SumiTaskField *field;
  guint option; /* texts: which of them */
} RowSubject;

enum
{
  CHANGED,
  OPTION_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const SumiSquare corners[] = { 0, 7, 56, 63 };

G_DEFINE_FINAL_TYPE (SumiTaskEditor, sumi_task_editor, ADW_TYPE_BIN)

static const RowSubject *
get_subject (gpointer row)
{
  return g_object_get_data (G_OBJECT (row), "subject");
}

/* The least number on screen that FIELD may be: sentences are counted from 1 there. */
static int
get_offset (const SumiTaskField *field)
{
  return field == &SUMI_TASK_FIELDS[SUMI_TASK_FIELD_ANSWER] ? 1 : 0;
}

static void
take_change (SumiTaskEditor *self, const SumiTask *task)
{
  self->task = sumi_draft_complete_task (task, self->position);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The moves that the task can be about. */
static SumiBitboard
get_moves (SumiTaskEditor *self)
{
  return sumi_position_legal_moves (sumi_task_turn_to_side (&self->task, self->position));
}

/* The value that the entry at INDEX of a row of FIELD stands for. */
static SumiTask
choose (SumiTaskEditor *self, const SumiTaskField *field, guint index)
{
  SumiTask task = self->task;
  SumiBitboard legal = get_moves (self);

  switch (field->value)
    {
    case SUMI_TASK_VALUE_NAME:
      sumi_task_field_set_int (field, &task, field->names[index].value);
      break;
    case SUMI_TASK_VALUE_CHOICE:
      sumi_task_field_set_int (field, &task,
                               index < field->n_names
                                   ? field->names[index].value
                                   : field->choices[index - field->n_names].kind);
      break;
    case SUMI_TASK_VALUE_COLOR:
      task.has_side = FALSE;
      if (index > 0)
        sumi_task_field_set_int (field, &task, index == 1 ? SUMI_BLACK : SUMI_WHITE);
      break;
    case SUMI_TASK_VALUE_MOVE:
      if (!field->is_required && index == 0)
        {
          sumi_task_field_set_int (field, &task, field->fallback);
          break;
        }
      for (index -= !field->is_required; index > 0 && legal != 0; index--)
        legal &= legal - 1;
      if (legal != 0)
        sumi_task_field_set_int (field, &task, sumi_bitboard_first (legal));
      break;
    case SUMI_TASK_VALUE_NUMBER:
    case SUMI_TASK_VALUE_CORNERS:
    case SUMI_TASK_VALUE_TEXTS:
    case SUMI_TASK_VALUE_TRUE:
    default:
      g_return_val_if_reached (task);
    }

  return task;
}

static void
selected_cb (SumiTaskEditor *self, GParamSpec *pspec, AdwComboRow *row)
{
  guint index = adw_combo_row_get_selected (row);
  SumiTask task;

  if (self->is_updating || index == GTK_INVALID_LIST_POSITION)
    return;
  task = choose (self, get_subject (row)->field, index);
  take_change (self, &task);
}

static void
number_cb (SumiTaskEditor *self, GtkSpinButton *button)
{
  const SumiTaskField *field = get_subject (button)->field;
  SumiTask task = self->task;

  if (self->is_updating)
    return;
  sumi_task_field_set_int (field, &task,
                           gtk_spin_button_get_value_as_int (button) - get_offset (field));
  take_change (self, &task);
}

/* GTK takes a number that is typed once the focus leaves it, which may be after the pack was saved.
 * What is no number yet, or out of range, is left to that. */
static void
number_typed_cb (SumiTaskEditor *self, GtkSpinButton *button)
{
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (button);
  gint64 number;

  if (!self->is_updating
      && g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (button)), 10,
                                   (gint64) gtk_adjustment_get_lower (adjustment),
                                   (gint64) gtk_adjustment_get_upper (adjustment), &number, NULL))
    gtk_spin_button_set_value (button, (double) number);
}

/* The last corner stays, as a goal needs one. */
static void
corner_cb (SumiTaskEditor *self, GtkToggleButton *button)
{
  const RowSubject *subject = get_subject (button);
  SumiBitboard corner = sumi_bitboard_of (corners[subject->option]);
  SumiBitboard set = sumi_task_field_get_corners (subject->field, &self->task);
  SumiTask task = self->task;

  if (self->is_updating)
    return;
  set = gtk_toggle_button_get_active (button) ? set | corner : set & ~corner;
  if (set == 0)
    {
      gtk_toggle_button_set_active (button, TRUE);
      return;
    }
  sumi_task_field_set_corners (subject->field, &task, set);
  take_change (self, &task);
}

static void
option_cb (SumiTaskEditor *self, GtkEditable *row)
{
  if (!self->is_updating)
    g_signal_emit (self, signals[OPTION_CHANGED], 0, get_subject (row)->option,
                   gtk_editable_get_text (row));
}

static void
set_subject (gpointer object, const SumiTaskField *field, guint option)
{
  RowSubject *subject = g_new (RowSubject, 1);

  *subject = (RowSubject){ field, option };
  g_object_set_data_full (object, "subject", subject, g_free);
}

static GtkStringList *
list_entries (SumiTaskEditor *self, const SumiTaskField *field)
{
  GtkStringList *entries = gtk_string_list_new (NULL);

  for (guint i = 0; i < field->n_names; i++)
    gtk_string_list_append (entries, sumi_task_name_get_label (&field->names[i]));
  for (guint i = 0; i < field->n_choices; i++)
    gtk_string_list_append (entries, sumi_task_field_get_label (&field->choices[i]));
  if (field->value == SUMI_TASK_VALUE_COLOR)
    {
      gtk_string_list_append (entries, _("Not given"));
      gtk_string_list_append (entries, C_("side", "Black"));
      gtk_string_list_append (entries, C_("side", "White"));
    }
  if (field->value == SUMI_TASK_VALUE_MOVE)
    {
      if (!field->is_required)
        gtk_string_list_append (entries, _("Not given"));
      SUMI_FOREACH_SQUARE (square, get_moves (self))
        gtk_string_list_append (entries, sumi_square_to_name ((SumiSquare) square));
    }

  return entries;
}

static GtkWidget *
create_combo (SumiTaskEditor *self, const SumiTaskField *field)
{
  GtkWidget *row = g_object_new (SUMI_TYPE_CHOICE_ROW, NULL);
  g_autoptr (GtkStringList) entries = list_entries (self, field);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sumi_task_field_get_label (field));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (entries));
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (selected_cb), self);
  return row;
}

static GtkWidget *
create_number (SumiTaskEditor *self, const SumiTaskField *field)
{
  GtkWidget *row = adw_action_row_new ();
  int offset = get_offset (field);
  GtkWidget *button = gtk_spin_button_new_with_range (
      field->min + offset, sumi_task_field_get_max (field, &self->task) + offset, 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sumi_task_field_get_label (field));
  sumi_ui_leave_scrolling (button, GTK_EVENT_CONTROLLER_SCROLL_NONE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  set_subject (button, field, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  g_object_set_data (G_OBJECT (row), "button", button);
  g_signal_connect_swapped (button, "value-changed", G_CALLBACK (number_cb), self);
  g_signal_connect_swapped (button, "changed", G_CALLBACK (number_typed_cb), self);
  return row;
}

static GtkWidget *
create_corners (SumiTaskEditor *self, const SumiTaskField *field)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sumi_task_field_get_label (field));
  gtk_widget_add_css_class (box, "linked");
  gtk_widget_add_css_class (box, "corners");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      GtkWidget *button
        = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", sumi_square_to_name (corners[i]),
                        "accessible-role", GTK_ACCESSIBLE_ROLE_CHECKBOX, NULL);

      sumi_ui_tell_active (GTK_TOGGLE_BUTTON (button));
      set_subject (button, field, i);
      gtk_box_append (GTK_BOX (box), button);
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (corner_cb), self);
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), box);
  g_object_set_data (G_OBJECT (row), "box", box);
  return row;
}

static GtkWidget *
create_option (SumiTaskEditor *self, guint option)
{
  GtkWidget *row = adw_entry_row_new ();
  /* Translators: one of several sentences to choose from, counted from 1. */
  g_autofree char *title = g_strdup_printf (_("Sentence %u"), option + 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  sumi_editor_part_prepare_row (ADW_ENTRY_ROW (row));
  g_signal_connect_swapped (row, "changed", G_CALLBACK (option_cb), self);
  return row;
}

static GtkWidget *
create_row (SumiTaskEditor *self, const RowSubject *subject)
{
  GtkWidget *row;

  switch (subject->field->value)
    {
    case SUMI_TASK_VALUE_NUMBER:
      row = create_number (self, subject->field);
      break;
    case SUMI_TASK_VALUE_CORNERS:
      row = create_corners (self, subject->field);
      break;
    case SUMI_TASK_VALUE_TEXTS:
      row = create_option (self, subject->option);
      break;
    case SUMI_TASK_VALUE_NAME:
    case SUMI_TASK_VALUE_COLOR:
    case SUMI_TASK_VALUE_MOVE:
    case SUMI_TASK_VALUE_TRUE:
    case SUMI_TASK_VALUE_CHOICE:
    default:
      row = create_combo (self, subject->field);
      break;
    }
  set_subject (row, subject->field, subject->option);
  gtk_widget_set_tooltip_text (row, sumi_task_field_get_description (subject->field));
  return row;
}

/* Adds to ROWS what the rows of FIELD are about: of sentences one more than there are, as long as
 * there may be one; of a choice what is chosen too, unless that has no value. */
static void
plan_rows (SumiTaskEditor *self, const SumiTaskField *field, GArray *rows)
{
  const SumiTaskField *choice;
  guint n = 1;

  if (field->value == SUMI_TASK_VALUE_TEXTS)
    n = (guint) MIN (sumi_task_field_get_int (field, &self->task) + 1, field->max);
  for (guint i = 0; field->value != SUMI_TASK_VALUE_TRUE && i < n; i++)
    {
      RowSubject subject = { field, i };

      g_array_append_val (rows, subject);
    }
  choice = field->n_choices > 0 ? sumi_task_field_get_choice (field, &self->task) : NULL;
  if (choice != NULL)
    plan_rows (self, choice, rows);
}

/* What a row of SUBJECT is made with, beside that: the moves, or the largest number. */
static char *
describe_row (SumiTaskEditor *self, const RowSubject *subject)
{
  return g_strdup_printf ("%u %d %" G_GINT64_MODIFIER "x", subject->option,
                          sumi_task_field_get_max (subject->field, &self->task),
                          subject->field->value == SUMI_TASK_VALUE_MOVE
                              ? (guint64) get_moves (self)
                              : 0);
}

/* Makes the rows that the task has. What a field decides comes after it: so the row that is being
 * changed stays, and the focus with it. */
static void
build_rows (SumiTaskEditor *self)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (RowSubject));
  gboolean is_same = TRUE;
  GtkListBoxRow *surplus;

  for (guint i = 0; i < SUMI_N_TASK_FIELDS; i++)
    {
      if (sumi_task_field_applies (&SUMI_TASK_FIELDS[i], &self->task)
          && (!self->is_of_game || i != SUMI_TASK_FIELD_TYPE))
        plan_rows (self, &SUMI_TASK_FIELDS[i], rows);
    }
  for (guint i = 0; i < rows->len; i++)
    {
      const RowSubject *subject = &g_array_index (rows, RowSubject, i);
      GtkListBoxRow *old = gtk_list_box_get_row_at_index (self->list, (int) i);
      g_autofree char *made = describe_row (self, subject);
      GtkWidget *row;

      is_same = is_same && old != NULL && get_subject (old)->field == subject->field
                && g_strcmp0 (g_object_get_data (G_OBJECT (old), "made"), made) == 0;
      if (is_same)
        continue;
      row = create_row (self, subject);
      g_object_set_data_full (G_OBJECT (row), "made", g_steal_pointer (&made), g_free);
      gtk_list_box_insert (self->list, row, (int) i);
    }
  while ((surplus = gtk_list_box_get_row_at_index (self->list, (int) rows->len)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (surplus));
}

/* Which entry of its row stands for the value that FIELD has now. */
static guint
find_entry (SumiTaskEditor *self, const SumiTaskField *field)
{
  int value = sumi_task_field_get_int (field, &self->task);
  SumiBitboard legal = get_moves (self);

  if (field->value == SUMI_TASK_VALUE_COLOR)
    return !self->task.has_side ? 0 : value == SUMI_BLACK ? 1 : 2;
  if (field->value == SUMI_TASK_VALUE_MOVE)
    {
      if (value >= SUMI_SQUARE_PASS || !sumi_bitboard_has (legal, value))
        return field->is_required ? GTK_INVALID_LIST_POSITION : 0;
      return (guint) (!field->is_required
                      + sumi_bitboard_count (legal & (sumi_bitboard_of (value) - 1)));
    }
  for (guint i = 0; i < field->n_names; i++)
    {
      if (field->names[i].value == value)
        return i;
    }
  for (guint i = 0; i < field->n_choices; i++)
    {
      if (field->choices[i].kind == value)
        return field->n_names + i;
    }

  return GTK_INVALID_LIST_POSITION;
}

static void
update_corners (SumiTaskEditor *self, GtkWidget *box)
{
  for (GtkWidget *button = gtk_widget_get_first_child (box); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      const RowSubject *subject = get_subject (button);

      gtk_toggle_button_set_active (
          GTK_TOGGLE_BUTTON (button),
          sumi_bitboard_has (sumi_task_field_get_corners (subject->field, &self->task),
                             corners[subject->option]));
    }
}

/* What is typed stays while it is no other number yet: GTK would write the number anew. */
static void
show_number (GtkSpinButton *button, int number)
{
  if (gtk_spin_button_get_value_as_int (button) != number)
    gtk_spin_button_set_value (button, number);
}

static void
update_row (SumiTaskEditor *self, GtkWidget *row, const char *const *options)
{
  const RowSubject *subject = get_subject (row);
  GtkWidget *button = g_object_get_data (G_OBJECT (row), "button");
  GtkWidget *box = g_object_get_data (G_OBJECT (row), "box");

  if (ADW_IS_COMBO_ROW (row))
    adw_combo_row_set_selected (ADW_COMBO_ROW (row), find_entry (self, subject->field));
  else if (button != NULL)
    show_number (GTK_SPIN_BUTTON (button), sumi_task_field_get_int (subject->field, &self->task)
                                             + get_offset (subject->field));
  else if (box != NULL)
    update_corners (self, box);
  else if (ADW_IS_ENTRY_ROW (row))
    {
      const char *text
        = subject->option < g_strv_length ((char **) options) ? options[subject->option] : "";

      sumi_editor_part_show_text (GTK_EDITABLE (row), text);
    }
}

/* The first row, which says what kind of task it is. */
static gboolean
sumi_task_editor_grab_focus (GtkWidget *widget)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (SUMI_TASK_EDITOR (widget)->list, 0);

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
sumi_task_editor_class_init (SumiTaskEditorClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = sumi_task_editor_grab_focus;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OPTION_CHANGED]
    = g_signal_new ("option-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
sumi_task_editor_init (SumiTaskEditor *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("label", "Task"), -1);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->list));
  sumi_task_init (&self->task);
}

/**
 * sumi_task_editor_set_task: shows TASK, asked of POSITION, with the sentences OPTIONS, which end
 * with NULL; the task of a game, if IS_OF_GAME, cannot be another than to play. Rows that stay keep
 * the focus.
 */
void
sumi_task_editor_set_task (SumiTaskEditor *self,
                           const SumiTask *task,
                           SumiPosition position,
                           gboolean is_of_game,
                           const char *const *options)
{
  self->task = *task;
  self->position = position;
  self->is_of_game = is_of_game;
  self->is_updating = TRUE;
  build_rows (self);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    update_row (self, row, options);
  self->is_updating = FALSE;
}

/**
 * sumi_task_editor_get_task: the task as it was changed.
 */
SumiTask
sumi_task_editor_get_task (SumiTaskEditor *self)
{
  return self->task;
}
