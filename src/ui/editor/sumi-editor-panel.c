/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-panel.h"

#include <glib/gi18n-lib.h>

#include "sumi-draft-lesson.h"
#include "sumi-draft-part.h"
#include "sumi-draft-path.h"
#include "sumi-draft-task.h"
#include "sumi-editor-part.h"
#include "sumi-editor-text.h"
#include "sumi-engine-grade.h"
#include "sumi-explain-words.h"
#include "sumi-isolate.h"
#include "sumi-record.h"
#include "sumi-switch-row.h"
#include "sumi-task-editor.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui-words.h"
#include "sumi-ui.h"
#include "sumi-work.h"

/* Wrong moves that an explanation can be written for here. */
#define MAX_WRONG 12

/* The entry of the rules of a game that stands for a position of its own. */
#define RULES_OF_BOARD 2

struct _SumiEditorPanel
{
  AdwBin parent_instance;

  SumiDraftFile *file;
  SumiEditorProver *prover;
  char *where; /* what is in sight; NULL: nothing */
  gboolean is_updating;
  SumiWait measuring;
  SumiTask measured_task; /* of which it is measured how hard it is, or was last */
  SumiPosition measured_position;
  gboolean is_measured;
  int grade; /* what was measured; 0: nothing yet, or it cannot be */

  SumiEditorText *text;
  SumiSwitchRow *ask_switch;
  AdwComboRow *rules_row, *handicap_row, *series_row;
  SumiTaskEditor *task_editor;
  GtkListBox *wrong_list;
  GtkLabel *right_label;
  GtkLabel *claims_label;
  GtkWidget *claims_button;
  GtkWidget *ask_list, *game_list, *words_list;
  AdwComboRow *difficulty_row;
  GtkWidget *measured_row; /* takes the difficulty that was measured, where another is given */
  GtkEditable *title_row, *summary_row, *prompt_row;
  GtkEditable *hint_1_row, *hint_2_row, *hint_3_row, *solution_row;
  GtkEditable *position_row, *record_row, *tags_row, *source_row;
  GtkWidget *reason_row; /* why what is typed is no position */
  GtkLabel *reason_label;
};

#define ROW(member) G_STRUCT_OFFSET (SumiEditorPanel, member)

/* The rows that are one text each. */
static const struct
{
  gsize offset;
  const char *member; /* of what is in sight */
  guint kinds;        /* of what has it */
} entries[] = {
  { ROW (title_row), "title", SUMI_EDITOR_ITEMS },
  { ROW (summary_row), "summary", SUMI_EDITOR_LESSON },
  { ROW (prompt_row), "prompt", SUMI_EDITOR_PUZZLE | SUMI_EDITOR_GAME },
  { ROW (hint_1_row), "hints[0]", SUMI_EDITOR_PUZZLE | SUMI_EDITOR_ASKING },
  { ROW (hint_2_row), "hints[1]", SUMI_EDITOR_PUZZLE | SUMI_EDITOR_ASKING },
  { ROW (hint_3_row), "hints[2]", SUMI_EDITOR_PUZZLE | SUMI_EDITOR_ASKING },
  { ROW (solution_row), "explain.solution", SUMI_EDITOR_PUZZLE | SUMI_EDITOR_ASKING },
  { ROW (record_row), "record", SUMI_EDITOR_PUZZLE },
  { ROW (source_row), "source", SUMI_EDITOR_ITEMS },
};

/* What else is in sight only beside some kinds. */
static const struct
{
  gsize offset;
  guint kinds;
} parts[] = {
  { ROW (text), SUMI_EDITOR_STEPS },
  { ROW (ask_list), SUMI_EDITOR_STEPS },
  { ROW (game_list), SUMI_EDITOR_GAME },
  { ROW (task_editor), SUMI_EDITOR_TASKS },
  { ROW (words_list), SUMI_EDITOR_ITEMS | SUMI_EDITOR_ASKING },
  { ROW (position_row), SUMI_EDITOR_BOARDS },
  { ROW (tags_row), SUMI_EDITOR_ITEMS },
  { ROW (difficulty_row), SUMI_EDITOR_ITEMS },
  { ROW (claims_label), SUMI_EDITOR_PUZZLE },
  { ROW (claims_button), SUMI_EDITOR_PUZZLE },
};

enum
{
  SQUARE_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiEditorPanel, sumi_editor_panel, ADW_TYPE_BIN)

static SumiDraft *
get_draft (SumiEditorPanel *self)
{
  return sumi_draft_file_get_draft (self->file);
}

/* The path of MEMBER of what is in sight, which must be something. Owned by the caller. */
static char *
get_path (SumiEditorPanel *self, const char *member)
{
  return sumi_draft_member_path (self->where, member);
}

static gboolean
has_member (SumiEditorPanel *self, const char *member)
{
  g_autofree char *path = get_path (self, member);

  return sumi_draft_get (get_draft (self), path) != NULL;
}

static gboolean
is_of (SumiEditorPanel *self, guint kinds)
{
  return ((guint) sumi_editor_part_get_kind (get_draft (self), self->where) & kinds) != 0;
}

/* Whether what was just done to a widget is a change of what is in sight, which has to be one of
 * KINDS: not while the widgets are filled in, nor of a button that was pressed by a key and acts
 * only now that something else is in sight, or nothing. */
static gboolean
is_change (SumiEditorPanel *self, guint kinds)
{
  return !self->is_updating && self->file != NULL && is_of (self, kinds);
}

static SumiPosition
get_position (SumiEditorPanel *self)
{
  SumiPosition position = sumi_position_make (0, 0, SUMI_BLACK);

  sumi_draft_get_position (get_draft (self), self->where, &position);
  return position;
}

/* The position that is asked about. */
static SumiPosition
get_asked (SumiEditorPanel *self)
{
  SumiPosition position = get_position (self);
  guint item, step;

  if (sumi_draft_parse_step (self->where, &item, &step))
    sumi_draft_get_step_end (get_draft (self), item, step, &position);
  return position;
}

/* Explanations of wrong moves: those that are written, and those that a proof knows to be wrong. */
static SumiBitboard
list_wrong (SumiEditorPanel *self)
{
  g_autofree char *path = get_path (self, "explain.wrong");
  JsonNode *node = sumi_draft_get (get_draft (self), path);
  const SumiDraftProof *proof = sumi_editor_prover_get_proof (self->prover);
  SumiBitboard wrong = 0;
  JsonObjectIter iter;
  const char *name;
  SumiSquare square;

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    {
      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &name, NULL))
        {
          if (sumi_square_from_name (name, &square))
            wrong |= sumi_bitboard_of (square);
        }
    }
  for (guint i = 0; proof != NULL && proof->judgement != NULL && i < proof->judgement->n_moves
                    && sumi_bitboard_count (wrong) < MAX_WRONG;
       i++)
    {
      const SumiMoveVerdict *verdict = &proof->judgement->moves[i];

      if (verdict->verdict == SUMI_VERDICT_WRONG)
        wrong |= sumi_bitboard_of (verdict->move);
    }

  return wrong;
}

static void
wrong_changed_cb (SumiEditorPanel *self, GtkEditable *row)
{
  const char *square = g_object_get_data (G_OBJECT (row), "square");
  g_autofree char *member = NULL;
  g_autofree char *path = NULL;

  if (!is_change (self, SUMI_EDITOR_PUZZLE | SUMI_EDITOR_ASKING))
    return;
  member = g_strconcat ("explain.wrong.", square, NULL);
  path = get_path (self, member);
  sumi_editor_part_push_text (self->file, path, gtk_editable_get_text (row));
}

static GtkWidget *
create_wrong_row (SumiEditorPanel *self, SumiSquare square)
{
  GtkWidget *row = adw_entry_row_new ();
  /* Translators: of the text that says why a move is wrong; %s is a square, such as b2. */
  g_autofree char *title = sumi_isolate_printf (_("Why not %s"), sumi_square_to_name (square));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  sumi_editor_part_prepare_row (ADW_ENTRY_ROW (row));
  g_object_set_data (G_OBJECT (row), "square", (gpointer) sumi_square_to_name (square));
  g_signal_connect_swapped (row, "changed", G_CALLBACK (wrong_changed_cb), self);
  return row;
}

/* Rows are made anew only where other moves are wrong, so that the one that is typed in stays. */
static void
update_wrong (SumiEditorPanel *self)
{
  SumiBitboard wrong = list_wrong (self);
  SumiBitboard shown = 0;
  GtkListBoxRow *row;
  SumiSquare square;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->wrong_list, i)) != NULL; i++)
    {
      if (!sumi_square_from_name (g_object_get_data (G_OBJECT (row), "square"), &square))
        continue;
      shown |= sumi_bitboard_of (square);
      /* What is emptied may be about to be written anew. */
      if (gtk_widget_get_focus_child (GTK_WIDGET (self->wrong_list)) == GTK_WIDGET (row))
        wrong |= sumi_bitboard_of (square);
    }
  /* While a proof runs nothing is known to be wrong any more, or not to be. */
  if (sumi_editor_prover_get_proof (self->prover) == NULL)
    wrong |= shown;
  if (wrong != shown)
    {
      sumi_ui_clear_list (self->wrong_list);
      SUMI_FOREACH_SQUARE (at, wrong)
        gtk_list_box_append (self->wrong_list, create_wrong_row (self, (SumiSquare) at));
    }
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->wrong_list, i)) != NULL; i++)
    {
      g_autofree char *member
        = g_strconcat ("explain.wrong.", g_object_get_data (G_OBJECT (row), "square"), NULL);
      g_autofree char *path = get_path (self, member);

      sumi_editor_part_show_text (GTK_EDITABLE (row),
                                  sumi_editor_part_get_text (get_draft (self), path));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->wrong_list), wrong != 0);
}

/* Says of each move that is wrong what refutes it, which a text may explain better. GTK 4.8 asks
 * the display where the pointer is each time that a tooltip is set. */
static void
update_refutations (SumiEditorPanel *self)
{
  const SumiDraftProof *proof = sumi_editor_prover_get_proof (self->prover);
  GtkListBoxRow *row;
  SumiSquare square;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->wrong_list, i)) != NULL; i++)
    {
      const SumiMoveVerdict *verdict = NULL;
      g_autofree char *text = NULL;

      if (proof != NULL && proof->judgement != NULL
          && sumi_square_from_name (g_object_get_data (G_OBJECT (row), "square"), &square))
        verdict = sumi_judgement_get (proof->judgement, square);
      if (verdict != NULL && verdict->verdict == SUMI_VERDICT_WRONG)
        text = sumi_explain_headline (proof->judgement, square);
      if (g_strcmp0 (text, gtk_widget_get_tooltip_text (GTK_WIDGET (row))) == 0)
        continue;
      gtk_widget_set_tooltip_text (GTK_WIDGET (row), text);
      sumi_ui_describe_entry (ADW_ENTRY_ROW (row), text != NULL ? text : "");
    }
}

/* TEXT says how easily the answer is hit; NULL: that is not known. */
static void
show_right (SumiEditorPanel *self, const char *text)
{
  gtk_label_set_label (self->right_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->right_label), text != NULL);
  sumi_ui_describe_row (ADW_ACTION_ROW (self->difficulty_row), text != NULL ? text : "");
}

/* While a proof runs that does not take long, what was said before stays. */
static void
update_right (SumiEditorPanel *self)
{
  const SumiDraftProof *proof = sumi_editor_prover_get_proof (self->prover);
  g_autofree char *text = proof != NULL ? sumi_draft_proof_count_right (proof) : NULL;

  if (proof != NULL || !sumi_editor_prover_is_on (self->prover)
      || sumi_editor_prover_can_stop (self->prover))
    show_right (self, text);
}

static int
get_difficulty (SumiEditorPanel *self)
{
  g_autofree char *path = get_path (self, "difficulty");

  return sumi_draft_get_int (get_draft (self), path, 0);
}

static void
show_measured (SumiEditorPanel *self)
{
  gboolean is_other = is_of (self, SUMI_EDITOR_PUZZLE) && self->grade != 0
                      && self->grade != get_difficulty (self);
  /* Translators: how hard a puzzle is, from 1 to 5, as it was measured; a press takes that. */
  g_autofree char *title = g_strdup_printf (_("Take the measured difficulty: %d"), self->grade);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->measured_row), title);
  gtk_widget_set_visible (self->measured_row, is_other);
}

static void
measured_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  int grade = sumi_engine_grade_finish (result, NULL);
  g_autoptr (SumiEditorPanel) self = sumi_wait_end (data);

  if (self == NULL)
    return;
  self->grade = grade;
  self->is_measured = TRUE;
  show_measured (self);
}

/* Measures how hard the puzzle is once a move is proved to be right in it. What was measured stays
 * while other things of the puzzle change. */
static void
update_measured (SumiEditorPanel *self)
{
  const SumiDraftProof *proof = sumi_editor_prover_get_proof (self->prover);
  const SumiJudgement *judgement = proof != NULL ? proof->judgement : NULL;
  SumiPosition position = get_position (self);
  SumiTask task;

  if (!is_of (self, SUMI_EDITOR_PUZZLE)
      || !sumi_draft_get_task (get_draft (self), self->where, &task))
    sumi_task_init (&task);
  if (!sumi_task_equal (&task, &self->measured_task)
      || !sumi_position_equal (position, self->measured_position))
    {
      sumi_wait_stop (&self->measuring);
      self->measured_task = task;
      self->measured_position = position;
      self->is_measured = FALSE;
      self->grade = 0;
    }
  if (!self->is_measured && !sumi_wait_is_on (&self->measuring) && judgement != NULL
      && judgement->is_decided && judgement->right != 0)
    {
      SumiWaiter *waiter = sumi_wait_begin (&self->measuring, self);

      sumi_engine_grade_async (&judgement->task, judgement->position, self->measuring.cancellable,
                               measured_cb, waiter);
    }
  show_measured (self);
}

static void
update_claims (SumiEditorPanel *self)
{
  const SumiDraftProof *proof = sumi_editor_prover_get_proof (self->prover);
  g_autofree char *refuted = proof != NULL ? sumi_draft_proof_refute_claims (proof) : NULL;
  const char *text = _("Claims state what is proved, so that a later change that makes them wrong "
                       "is noticed.");

  if (refuted != NULL)
    text = refuted;
  else if (has_member (self, "claims"))
    text = _("This puzzle states what is right, and that is checked whenever it is read.");
  gtk_label_set_label (self->claims_label, text);
  gtk_widget_remove_css_class (GTK_WIDGET (self->claims_label),
                               refuted != NULL ? "dim-label" : "error");
  gtk_widget_add_css_class (GTK_WIDGET (self->claims_label),
                            refuted != NULL ? "error" : "dim-label");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.claims",
                                 is_of (self, SUMI_EDITOR_PUZZLE) && proof != NULL
                                     && sumi_draft_proof_can_claim (proof));
}

/* Says why what is typed is no position, the message of an error; NULL: it is one. */
static void
show_reason (SumiEditorPanel *self, const char *reason)
{
  g_autofree char *sentence = sumi_ui_begin_sentence (reason != NULL ? reason : "");

  gtk_label_set_label (self->reason_label, sentence);
  gtk_widget_set_visible (self->reason_row, reason != NULL);
  if (reason != NULL)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->position_row), "error");
      sumi_ui_bring_into_sight (self->reason_row);
    }
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->position_row), "error");
  sumi_ui_describe_entry (ADW_ENTRY_ROW (self->position_row), sentence);
}

/* The position as one line; left alone where the line says the same in another way, as it may be
 * typed just now. */
static void
update_position_row (SumiEditorPanel *self)
{
  SumiPosition position = get_position (self);
  g_autofree char *text = sumi_record_to_obf (position);
  SumiPosition typed;

  show_reason (self, NULL);
  if (!sumi_draft_position_from_text (gtk_editable_get_text (self->position_row), &typed, NULL)
      || !sumi_position_equal (typed, position))
    sumi_editor_part_show_text (self->position_row, g_strchomp (text));
}

static void
update_task (SumiEditorPanel *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) options = NULL;
  SumiTask task;

  sumi_draft_get_task (get_draft (self), self->where, &task);
  for (int i = 0; i < task.n_options; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s.task.options[%d]", self->where, i);

      g_strv_builder_add (builder, sumi_editor_part_get_text (get_draft (self), path));
    }
  options = g_strv_builder_end (builder);
  sumi_task_editor_set_task (self->task_editor, &task, get_asked (self),
                             is_of (self, SUMI_EDITOR_GAME), (const char *const *) options);
}

static void
update_game (SumiEditorPanel *self)
{
  g_autofree char *rules = get_path (self, "rules");
  g_autofree char *handicap = get_path (self, "handicap");
  g_autofree char *series = get_path (self, "series");
  gboolean is_from_board = has_member (self, "position");
  gboolean is_white_first
    = g_strcmp0 (sumi_draft_get_string (get_draft (self), rules), "white-first") == 0;

  adw_combo_row_set_selected (self->rules_row, is_from_board ? RULES_OF_BOARD : is_white_first);
  adw_combo_row_set_selected (
      self->handicap_row,
      (guint) CLAMP (sumi_draft_get_int (get_draft (self), handicap, 0), 0, SUMI_HANDICAP_MAX));
  gtk_widget_set_sensitive (GTK_WIDGET (self->handicap_row), !is_from_board);
  adw_combo_row_set_selected (
      self->series_row,
      (guint) CLAMP (sumi_draft_get_int (get_draft (self), series, 0), 0, SUMI_PACK_MAX_SERIES));
}

static void
entry_changed_cb (SumiEditorPanel *self, GtkEditable *row)
{
  if (!is_change (self, SUMI_EDITOR_ITEMS | SUMI_EDITOR_STEPS))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      if (G_STRUCT_MEMBER (GtkEditable *, self, entries[i].offset) == row)
        {
          g_autofree char *path = get_path (self, entries[i].member);

          sumi_editor_part_push_text (self->file, path, gtk_editable_get_text (row));
          return;
        }
    }
  if (row == self->position_row)
    {
      g_autofree char *path = get_path (self, "position");
      g_autoptr (GError) error = NULL;
      SumiPosition position;

      show_reason (self, NULL);
      if (sumi_draft_position_from_text (gtk_editable_get_text (row), &position, &error))
        sumi_draft_file_push (self->file,
                              sumi_draft_set_position (get_draft (self), self->where, position),
                              path);
      else
        show_reason (self, error->message);
    }
  else if (row == self->tags_row)
    {
      g_autofree char *path = get_path (self, "tags");

      sumi_editor_part_push_words (self->file, path, gtk_editable_get_text (row));
    }
}

static void
task_changed_cb (SumiEditorPanel *self)
{
  SumiTask task = sumi_task_editor_get_task (self->task_editor);
  g_autofree char *path = NULL;

  if (!is_change (self, SUMI_EDITOR_TASKS))
    return;
  path = get_path (self, "task");
  sumi_draft_file_push (self->file, sumi_draft_set_task (get_draft (self), self->where, &task),
                        path);
}

static void
option_changed_cb (SumiEditorPanel *self, guint option, const char *text)
{
  g_autofree char *path = NULL;

  if (!is_change (self, SUMI_EDITOR_TASKS))
    return;
  path = g_strdup_printf ("%s.task.options[%u]", self->where, option);
  sumi_editor_part_push_text (self->file, path, text);
}

/* Nothing is asked any more, and hints and explanations go with the task. */
static SumiDraft *
remove_task (SumiEditorPanel *self)
{
  static const char *const members[] = { "task", "hints", "explain" };
  SumiDraft *draft = sumi_draft_ref (get_draft (self));

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autofree char *path = get_path (self, members[i]);
      g_autoptr (SumiDraft) before = draft;

      draft = sumi_draft_remove (before, path);
    }

  return draft;
}

static void
ask_changed_cb (SumiEditorPanel *self)
{
  SumiTask task;

  if (!is_change (self, SUMI_EDITOR_STEPS))
    return;
  if (!sumi_switch_row_get_active (self->ask_switch))
    {
      sumi_draft_file_push (self->file, remove_task (self), NULL);
      return;
    }
  sumi_task_init (&task);
  task.type = SUMI_TASK_MARK;
  task = sumi_draft_complete_task (&task, get_asked (self));
  sumi_draft_file_push (self->file, sumi_draft_set_task (get_draft (self), self->where, &task),
                        NULL);
}

/* A game from the board keeps the position that it had; one by rules has none of its own. */
static void
rules_changed_cb (SumiEditorPanel *self)
{
  guint rules = adw_combo_row_get_selected (self->rules_row);
  g_autofree char *position_path = NULL;
  g_autofree char *rules_path = NULL;
  g_autoptr (SumiDraft) by_rules = NULL;

  if (!is_change (self, SUMI_EDITOR_GAME))
    return;
  if (rules == RULES_OF_BOARD)
    {
      sumi_draft_file_push (
          self->file,
          sumi_draft_set_position (get_draft (self), self->where, get_position (self)), NULL);
      return;
    }
  position_path = get_path (self, "position");
  rules_path = get_path (self, "rules");
  by_rules = sumi_draft_remove (get_draft (self), position_path);
  sumi_draft_file_push (
      self->file,
      sumi_draft_set_string (by_rules, rules_path, rules == 1 ? "white-first" : NULL), NULL);
}

/* Pushes NUMBER as MEMBER of the game in sight; 0 takes it away. */
static void
push_number (SumiEditorPanel *self, const char *member, int number)
{
  g_autofree char *path = NULL;

  if (!is_change (self, SUMI_EDITOR_GAME))
    return;
  path = get_path (self, member);
  sumi_draft_file_push (self->file,
                        number == 0 ? sumi_draft_remove (get_draft (self), path)
                                    : sumi_draft_set_int (get_draft (self), path, number),
                        NULL);
}

static void
handicap_changed_cb (SumiEditorPanel *self)
{
  push_number (self, "handicap", (int) adw_combo_row_get_selected (self->handicap_row));
}

static void
series_changed_cb (SumiEditorPanel *self)
{
  push_number (self, "series", (int) adw_combo_row_get_selected (self->series_row));
}

static void
difficulty_changed_cb (SumiEditorPanel *self)
{
  int difficulty = (int) adw_combo_row_get_selected (self->difficulty_row);
  g_autofree char *path = NULL;

  if (!is_change (self, SUMI_EDITOR_ITEMS))
    return;
  path = get_path (self, "difficulty");
  sumi_draft_file_push (self->file,
                        difficulty == 0
                            ? sumi_draft_remove (get_draft (self), path)
                            : sumi_draft_set_int (get_draft (self), path, difficulty),
                        NULL);
}

/* The row goes, and must not take the focus with it. */
static void
measured_activated_cb (SumiEditorPanel *self)
{
  if (self->grade == 0)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->difficulty_row));
  adw_combo_row_set_selected (self->difficulty_row, (guint) self->grade);
}

static void
claims_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPanel *self = SUMI_EDITOR_PANEL (widget);
  const SumiDraftProof *proof = sumi_editor_prover_get_proof (self->prover);
  SumiDraft *draft = NULL;
  guint item;

  if (proof != NULL && is_change (self, SUMI_EDITOR_PUZZLE)
      && sumi_draft_parse_item (self->where, &item))
    draft = sumi_draft_fill_claims (get_draft (self), item, proof);
  if (draft != NULL)
    sumi_draft_file_push (self->file, draft, NULL);
}

static void
pointed_cb (SumiEditorPanel *self, int square)
{
  g_signal_emit (self, signals[SQUARE_POINTED], 0, square);
}

/* The first thing to be filled in of what is in sight. */
static gboolean
sumi_editor_panel_grab_focus (GtkWidget *widget)
{
  SumiEditorPanel *self = SUMI_EDITOR_PANEL (widget);

  if (is_of (self, SUMI_EDITOR_STEPS))
    return gtk_widget_grab_focus (GTK_WIDGET (self->text));
  return gtk_widget_grab_focus (is_of (self, SUMI_EDITOR_LESSON) ? GTK_WIDGET (self->title_row)
                                                                 : GTK_WIDGET (self->task_editor));
}

static void
sumi_editor_panel_dispose (GObject *object)
{
  SumiEditorPanel *self = SUMI_EDITOR_PANEL (object);

  sumi_wait_stop (&self->measuring);
  g_clear_object (&self->prover);
  g_clear_object (&self->file);
  g_clear_pointer (&self->where, g_free);
  G_OBJECT_CLASS (sumi_editor_panel_parent_class)->dispose (object);
}

static void
sumi_editor_panel_class_init (SumiEditorPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_editor_panel_dispose;
  widget_class->grab_focus = sumi_editor_panel_grab_focus;
  widget_class->focus = sumi_ui_focus_child;
  signals[SQUARE_POINTED] = g_signal_new ("square-pointed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                          G_TYPE_INT);
  gtk_widget_class_install_action (widget_class, "editor.claims", NULL, claims_cb);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-editor-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, text);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, ask_switch);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, ask_list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, game_list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, rules_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, handicap_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, series_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, task_editor);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, words_list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, title_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, summary_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, prompt_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, hint_1_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, hint_2_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, hint_3_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, solution_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, wrong_list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, position_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, reason_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, reason_label);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, record_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, tags_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, source_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, difficulty_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, measured_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, right_label);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, claims_label);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPanel, claims_button);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, ask_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rules_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, handicap_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, series_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, task_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, option_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, difficulty_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, measured_activated_cb);
}

static void
sumi_editor_panel_init (SumiEditorPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_task_init (&self->measured_task);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    sumi_editor_part_prepare_row (G_STRUCT_MEMBER (AdwEntryRow *, self, entries[i].offset));
  sumi_editor_part_prepare_row (ADW_ENTRY_ROW (self->position_row));
  sumi_editor_part_prepare_row (ADW_ENTRY_ROW (self->tags_row));
}

/**
 * sumi_editor_panel_set_file: changes the draft of FILE, and states what PROVER proves of it. To be
 * called once.
 */
void
sumi_editor_panel_set_file (SumiEditorPanel *self, SumiDraftFile *file, SumiEditorProver *prover)
{
  self->file = g_object_ref (file);
  self->prover = g_object_ref (prover);
  g_signal_connect_object (prover, "status", G_CALLBACK (update_right), self, G_CONNECT_SWAPPED);
  sumi_editor_text_set_file (self->text, file);
}

/**
 * sumi_editor_panel_show: shows what stands at WHERE as it is now; NULL hides all of it.
 */
void
sumi_editor_panel_show (SumiEditorPanel *self, const char *where)
{
  char *copy = g_strdup (where);

  if (g_strcmp0 (where, self->where) != 0)
    {
      sumi_ui_clear_list (self->wrong_list);
      show_right (self, NULL);
    }
  g_free (self->where);
  self->where = copy;
  gtk_widget_set_visible (GTK_WIDGET (self), where != NULL);
  self->is_updating = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_widget_set_visible (G_STRUCT_MEMBER (GtkWidget *, self, parts[i].offset),
                            is_of (self, parts[i].kinds));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      GtkEditable *row = G_STRUCT_MEMBER (GtkEditable *, self, entries[i].offset);
      gboolean is_there = is_of (self, entries[i].kinds);
      g_autofree char *path = is_there ? get_path (self, entries[i].member) : NULL;

      gtk_widget_set_visible (GTK_WIDGET (row), is_there);
      if (is_there)
        sumi_editor_part_show_text (row, sumi_editor_part_get_text (get_draft (self), path));
    }
  sumi_editor_text_show (self->text, is_of (self, SUMI_EDITOR_STEPS) ? where : NULL);
  if (is_of (self, SUMI_EDITOR_STEPS))
    sumi_switch_row_set_active (self->ask_switch, has_member (self, "task"));
  if (is_of (self, SUMI_EDITOR_GAME))
    update_game (self);
  if (is_of (self, SUMI_EDITOR_TASKS))
    update_task (self);
  if (is_of (self, SUMI_EDITOR_BOARDS))
    {
      update_position_row (self);
      update_wrong (self);
      update_refutations (self);
      update_right (self);
      update_measured (self);
      update_claims (self);
    }
  if (is_of (self, SUMI_EDITOR_ITEMS))
    {
      g_autofree char *tags = get_path (self, "tags");

      sumi_editor_part_show_words (self->tags_row, get_draft (self), tags);
      adw_combo_row_set_selected (self->difficulty_row,
                                  (guint) CLAMP (get_difficulty (self), 0, SUMI_PACK_MAX_LEVEL));
      show_measured (self);
    }
  if (!is_of (self, SUMI_EDITOR_PUZZLE | SUMI_EDITOR_ASKING))
    gtk_widget_set_visible (GTK_WIDGET (self->wrong_list), FALSE);
  self->is_updating = FALSE;
}

/**
 * sumi_editor_panel_show_proof: shows what is proved by now.
 */
void
sumi_editor_panel_show_proof (SumiEditorPanel *self)
{
  if (!is_of (self, SUMI_EDITOR_BOARDS))
    return;
  self->is_updating = TRUE;
  update_wrong (self);
  update_refutations (self);
  update_right (self);
  update_measured (self);
  update_claims (self);
  self->is_updating = FALSE;
}

/**
 * sumi_editor_panel_insert: writes WORDS where the text of the step is written on.
 */
void
sumi_editor_panel_insert (SumiEditorPanel *self, const char *words)
{
  sumi_editor_text_insert (self->text, words);
}
