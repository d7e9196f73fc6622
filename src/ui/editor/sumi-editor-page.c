/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-page.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-draft-lesson.h"
#include "sumi-editor-board.h"
#include "sumi-editor-list.h"
#include "sumi-editor-needs.h"
#include "sumi-editor-prover.h"
#include "sumi-header.h"
#include "sumi-pack-file.h"
#include "sumi-pack-reader.h"
#include "sumi-record.h"
#include "sumi-save.h"
#include "sumi-square-text.h"
#include "sumi-task-editor.h"
#include "sumi-ui.h"

/* Wrong moves that an explanation can be written for here. */
#define MAX_WRONG 12

#define MAX_LEVEL 5

/* The entry of the rules of a game that stands for a position of its own. */
#define RULES_OF_BOARD 2

/* What a puzzle that is tried is kept in. */
#define TRIAL_NAME "try-it" SUMI_PACK_SUFFIX

/* How many may be wrong in a set for a class, by entry of the row; -1: nobody counts. */
static const int wrong_numbers[] = { -1, 0, 1, 2, 3, 4, 5, 6, 8, 10 };

/* What is in sight. */
typedef enum
{
  KIND_PUZZLE = 1 << 0,
  KIND_LESSON = 1 << 1,
  KIND_GAME = 1 << 2,
  KIND_STEP = 1 << 3,   /* of a lesson; it asks nothing… */
  KIND_ASKING = 1 << 4, /* …or something */
} Kind;

#define KIND_STEPS (KIND_STEP | KIND_ASKING)
#define KIND_ITEMS (KIND_PUZZLE | KIND_LESSON | KIND_GAME)
#define KIND_TASKS (KIND_PUZZLE | KIND_GAME | KIND_ASKING)
#define KIND_BOARDS (KIND_PUZZLE | KIND_GAME | KIND_STEPS)

struct _SumiEditorPage
{
  AdwBin parent_instance;

  SumiDraftFile *file;
  SumiEditorProver *prover;
  int item, step; /* in sight; -1: none, and no step of it */
  gboolean is_updating;
  guint pages_idle;
  SumiPackFile *trial; /* the item alone, while it is read to be tried */
  AdwToast *deleted;   /* offers to undo the last change; NULL: nothing does */

  AdwToastOverlay *toasts;
  SumiHeader *header;
  AdwLeaflet *leaflet;
  SumiEditorList *list;
  GtkWidget *add_button;
  GtkStack *stack;
  SumiEditorBoard *board_box;
  GtkListBox *needs;
  GtkWidget *step_button;
  GtkWidget *panel, *panel_button;
  GtkWidget *status_box;
  GtkImage *status_icon;
  GtkLabel *status;
  GtkWidget *stop_button;
  GtkTextView *text_view;
  SumiSquareText *text_preview;
  GtkSwitch *ask_switch;
  GtkSwitch *class_switch, *hints_switch;
  AdwComboRow *wrong_row;
  GtkWidget *hints_row;
  AdwComboRow *rules_row, *handicap_row;
  SumiTaskEditor *task_editor;
  GtkListBox *wrong_list;
  GtkLabel *claims_label;
  GtkWidget *claims_button;
  GtkWidget *text_box, *ask_list, *game_list, *words_list;
  GtkEditable *pack_title_row, *pack_summary_row, *pack_author_row;
  AdwComboRow *pack_level_row, *difficulty_row;
  GtkEditable *title_row, *summary_row, *prompt_row;
  GtkEditable *hint_1_row, *hint_2_row, *hint_3_row, *solution_row;
  GtkEditable *position_row, *record_row, *tags_row;
};

/* A row that is one text of the draft. */
typedef struct
{
  gsize offset;
  const char *member; /* of what is in sight, or of the pack */
  guint kinds;        /* of what has it; 0: the pack */
} Entry;

#define ROW(member) G_STRUCT_OFFSET (SumiEditorPage, member)

static const Entry entries[] = {
  { ROW (pack_title_row), "title", 0 },
  { ROW (pack_summary_row), "summary", 0 },
  { ROW (pack_author_row), "authors[0]", 0 },
  { ROW (title_row), "title", KIND_ITEMS },
  { ROW (summary_row), "summary", KIND_LESSON },
  { ROW (prompt_row), "prompt", KIND_PUZZLE | KIND_GAME },
  { ROW (hint_1_row), "hints[0]", KIND_PUZZLE | KIND_ASKING },
  { ROW (hint_2_row), "hints[1]", KIND_PUZZLE | KIND_ASKING },
  { ROW (hint_3_row), "hints[2]", KIND_PUZZLE | KIND_ASKING },
  { ROW (solution_row), "explain.solution", KIND_PUZZLE | KIND_ASKING },
  { ROW (record_row), "record", KIND_PUZZLE },
};

/* What else is in sight only beside some kinds. */
static const struct
{
  gsize offset;
  guint kinds;
} parts[] = {
  { ROW (text_box), KIND_STEPS },
  { ROW (ask_list), KIND_STEPS },
  { ROW (game_list), KIND_GAME },
  { ROW (task_editor), KIND_TASKS },
  { ROW (words_list), KIND_ITEMS | KIND_ASKING },
  { ROW (position_row), KIND_BOARDS },
  { ROW (tags_row), KIND_ITEMS },
  { ROW (difficulty_row), KIND_ITEMS },
  { ROW (claims_label), KIND_PUZZLE },
  { ROW (claims_button), KIND_PUZZLE },
};

enum
{
  SAVED,
  TRY_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiEditorPage, sumi_editor_page, ADW_TYPE_BIN)

static void refresh (SumiEditorPage *self);
static void update_pages (SumiEditorPage *self);

static SumiDraft *
get_draft (SumiEditorPage *self)
{
  return sumi_draft_file_get_draft (self->file);
}

static guint
count_items (SumiEditorPage *self)
{
  return sumi_draft_get_length (get_draft (self), "items");
}

/* The path of what is in sight, which must be something. Owned by the caller. */
static char *
get_where (SumiEditorPage *self)
{
  return self->step < 0
             ? sumi_draft_item_path ((guint) self->item, NULL)
             : sumi_draft_step_path ((guint) self->item, (guint) self->step, NULL);
}

/* The path of MEMBER of what is in sight. Owned by the caller. */
static char *
get_path (SumiEditorPage *self, const char *member)
{
  g_autofree char *where = get_where (self);

  return sumi_draft_member_path (where, member);
}

static gboolean
has_member (SumiEditorPage *self, const char *member)
{
  g_autofree char *path = get_path (self, member);

  return sumi_draft_get (get_draft (self), path) != NULL;
}

/* What is in sight; 0: nothing. */
static Kind
get_kind (SumiEditorPage *self)
{
  g_autofree char *path = NULL;
  const char *kind;

  if (self->item < 0)
    return 0;
  if (self->step >= 0)
    return has_member (self, "task") ? KIND_ASKING : KIND_STEP;
  path = get_path (self, "kind");
  kind = sumi_draft_get_string (get_draft (self), path);
  if (g_strcmp0 (kind, "lesson") == 0)
    return KIND_LESSON;
  return g_strcmp0 (kind, "game") == 0 ? KIND_GAME : KIND_PUZZLE;
}

static gboolean
is_of (SumiEditorPage *self, guint kinds)
{
  return ((guint) get_kind (self) & kinds) != 0;
}

/* The steps of the lesson in sight, or of the one that the step in sight is of. */
static guint
count_steps (SumiEditorPage *self)
{
  g_autofree char *path = NULL;

  if (self->item < 0)
    return 0;
  path = sumi_draft_item_path ((guint) self->item, "steps");
  return sumi_draft_get_length (get_draft (self), path);
}

static char *
find_entry_path (SumiEditorPage *self, const Entry *entry)
{
  g_autofree char *path
    = entry->kinds == 0 || self->item < 0 ? g_strdup (entry->member)
                                          : get_path (self, entry->member);

  return sumi_draft_text_path (get_draft (self), path);
}

static const char *
get_text (SumiEditorPage *self, const char *path)
{
  g_autofree char *text_path = sumi_draft_text_path (get_draft (self), path);
  const char *text = sumi_draft_get_string (get_draft (self), text_path);

  return text != NULL ? text : "";
}

/* What is typed is undone together as long as it is about one field of one item. */
static void
push_text (SumiEditorPage *self, const char *path, const char *text)
{
  sumi_draft_file_push (self->file, sumi_draft_set_string (get_draft (self), path, text), path);
}

static void
set_text (GtkEditable *row, const char *text)
{
  if (!g_str_equal (gtk_editable_get_text (row), text))
    gtk_editable_set_text (row, text);
}

static SumiPosition
get_position (SumiEditorPage *self)
{
  SumiPosition position = sumi_position_make (0, 0, SUMI_BLACK);
  g_autofree char *where = self->item >= 0 ? get_where (self) : NULL;

  if (where != NULL)
    sumi_draft_get_position (get_draft (self), where, &position);
  return position;
}

/* The position that is asked about. */
static SumiPosition
get_asked (SumiEditorPage *self)
{
  SumiPosition position = get_position (self);

  if (self->step >= 0)
    sumi_draft_get_step_end (get_draft (self), (guint) self->item, (guint) self->step, &position);
  return position;
}

/* Explanations of wrong moves: those that are written, and those that a proof knows to be wrong. */
static SumiBitboard
list_wrong (SumiEditorPage *self)
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
wrong_changed_cb (SumiEditorPage *self, GtkEditable *row)
{
  const char *square = g_object_get_data (G_OBJECT (row), "square");
  g_autofree char *member = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text_path = NULL;

  if (self->is_updating || self->item < 0)
    return;
  member = g_strconcat ("explain.wrong.", square, NULL);
  path = get_path (self, member);
  text_path = sumi_draft_text_path (get_draft (self), path);
  push_text (self, text_path, gtk_editable_get_text (row));
}

static GtkWidget *
create_wrong_row (SumiEditorPage *self, SumiSquare square)
{
  GtkWidget *row = adw_entry_row_new ();
  /* Translators: %s is a square, such as b2. */
  g_autofree char *title = g_strdup_printf (_("Why not %s"), sumi_square_to_name (square));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_enable_undo (GTK_EDITABLE (row), FALSE);
  g_object_set_data (G_OBJECT (row), "square", (gpointer) sumi_square_to_name (square));
  g_signal_connect_swapped (row, "changed", G_CALLBACK (wrong_changed_cb), self);
  return row;
}

/* Rows are made anew only where other moves are wrong, so that the one that is typed in stays. */
static void
update_wrong (SumiEditorPage *self)
{
  SumiBitboard wrong = list_wrong (self);
  SumiBitboard shown = 0;
  GtkListBoxRow *row;
  SumiSquare square;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->wrong_list, i)) != NULL; i++)
    {
      if (sumi_square_from_name (g_object_get_data (G_OBJECT (row), "square"), &square))
        shown |= sumi_bitboard_of (square);
    }
  /* While a proof runs nothing is known to be wrong any more, or not to be. */
  if (sumi_editor_prover_get_proof (self->prover) == NULL)
    wrong |= shown;
  if (wrong != shown)
    {
      while ((row = gtk_list_box_get_row_at_index (self->wrong_list, 0)) != NULL)
        gtk_list_box_remove (self->wrong_list, GTK_WIDGET (row));
      SUMI_FOREACH_SQUARE (at, wrong)
        gtk_list_box_append (self->wrong_list, create_wrong_row (self, (SumiSquare) at));
    }
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->wrong_list, i)) != NULL; i++)
    {
      g_autofree char *member
        = g_strconcat ("explain.wrong.", g_object_get_data (G_OBJECT (row), "square"), NULL);
      g_autofree char *path = get_path (self, member);

      set_text (GTK_EDITABLE (row), get_text (self, path));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->wrong_list), wrong != 0);
}

static void
update_claims (SumiEditorPage *self)
{
  const SumiDraftProof *proof = sumi_editor_prover_get_proof (self->prover);
  g_autofree char *refuted = proof != NULL ? sumi_draft_proof_refute_claims (proof) : NULL;
  const char *text = _("Claims state what is proved, so that a later change that makes it wrong is "
                       "noticed.");

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
                                 is_of (self, KIND_PUZZLE) && proof != NULL
                                     && proof->judgement != NULL && proof->judgement->is_decided
                                     && proof->judgement->right != 0);
}

static void
update_status (SumiEditorPage *self)
{
  const char *icon = sumi_editor_prover_get_icon (self->prover);

  gtk_label_set_label (self->status, sumi_editor_prover_get_status (self->prover));
  gtk_image_set_from_icon_name (self->status_icon,
                                icon != NULL ? icon : "content-loading-symbolic");
  if (icon == NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "dim-label");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->status), "dim-label");
  gtk_widget_set_visible (self->stop_button, sumi_editor_prover_can_stop (self->prover));
}

static void
update_board (SumiEditorPage *self)
{
  g_autofree char *where = is_of (self, KIND_BOARDS) ? get_where (self) : NULL;

  sumi_editor_board_show (self->board_box, where);
}

static void
update_needs (SumiEditorPage *self)
{
  if (is_of (self, KIND_LESSON))
    sumi_editor_needs_show (self->needs, get_draft (self), (guint) self->item,
                            sumi_editor_prover_get_proof_of (self->prover, (guint) self->item));
}

/* Something is proved, of what is in sight or of another item. */
static void
proved_cb (SumiEditorPage *self)
{
  self->is_updating = TRUE;
  sumi_editor_list_show (self->list, self->item, self->step);
  update_board (self);
  update_needs (self);
  if (is_of (self, KIND_BOARDS))
    {
      update_wrong (self);
      update_claims (self);
    }
  self->is_updating = FALSE;
}

/* The position as one line; left alone where the line says the same in another way, as it may be
 * typed just now. */
static void
update_position_row (SumiEditorPage *self)
{
  SumiPosition position = get_position (self);
  g_autofree char *text = sumi_record_to_obf (position);
  SumiPosition typed;

  gtk_widget_remove_css_class (GTK_WIDGET (self->position_row), "error");
  if (!sumi_draft_position_from_text (gtk_editable_get_text (self->position_row), &typed, NULL)
      || !sumi_position_equal (typed, position))
    set_text (self->position_row, text);
}

static void
update_tags (SumiEditorPage *self)
{
  g_autoptr (GString) tags = g_string_new (NULL);
  g_autofree char *path = get_path (self, "tags");
  g_autofree char *typed = NULL;

  for (guint i = 0; i < sumi_draft_get_length (get_draft (self), path); i++)
    {
      g_autofree char *tag_path = g_strdup_printf ("%s[%u]", path, i);
      const char *tag = sumi_draft_get_string (get_draft (self), tag_path);

      g_string_append_printf (tags, "%s%s", i > 0 ? ", " : "", tag != NULL ? tag : "");
    }
  /* A comma that is just typed stays. */
  typed = g_strdup (gtk_editable_get_text (self->tags_row));
  while (typed[0] != '\0' && strchr (", ", typed[strlen (typed) - 1]) != NULL)
    typed[strlen (typed) - 1] = '\0';
  if (!g_str_equal (typed, tags->str))
    set_text (self->tags_row, tags->str);
}

static void
update_task (SumiEditorPage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *where = get_where (self);
  g_auto (GStrv) options = NULL;
  SumiTask task;

  sumi_draft_get_task (get_draft (self), where, &task);
  for (int i = 0; i < task.n_options; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s.task.options[%d]", where, i);

      g_strv_builder_add (builder, get_text (self, path));
    }
  options = g_strv_builder_end (builder);
  sumi_task_editor_set_task (self->task_editor, &task, get_asked (self), is_of (self, KIND_GAME),
                             (const char *const *) options);
}

/* The text of a step, and how a pupil reads it. */
static void
update_text (SumiEditorPage *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text_view);
  g_autofree char *path = get_path (self, "text");
  const char *text = get_text (self, path);
  g_autofree char *shown = NULL;

  g_object_get (buffer, "text", &shown, NULL);
  if (!g_str_equal (shown, text))
    gtk_text_buffer_set_text (buffer, text, -1);
  sumi_square_text_set_text (self->text_preview, text);
  gtk_switch_set_active (self->ask_switch, has_member (self, "task"));
}

static void
update_game (SumiEditorPage *self)
{
  g_autofree char *rules = get_path (self, "rules");
  g_autofree char *handicap = get_path (self, "handicap");
  gboolean is_from_board = has_member (self, "position");
  gboolean is_white_first
    = g_strcmp0 (sumi_draft_get_string (get_draft (self), rules), "white-first") == 0;

  adw_combo_row_set_selected (self->rules_row, is_from_board ? RULES_OF_BOARD : is_white_first);
  adw_combo_row_set_selected (
      self->handicap_row,
      (guint) CLAMP (sumi_draft_get_int (get_draft (self), handicap, 0), 0, SUMI_HANDICAP_MAX));
  gtk_widget_set_sensitive (GTK_WIDGET (self->handicap_row), !is_from_board);
}

/* Whether the pack is given to a class, and how. */
static void
update_class (SumiEditorPage *self)
{
  gboolean is_set = sumi_draft_get (get_draft (self), "class") != NULL;
  JsonNode *hints = sumi_draft_get (get_draft (self), "class.hints");
  int wrong = sumi_draft_get_int (get_draft (self), "class.wrong", -1);
  guint entry = 0;

  for (guint i = 1; i < G_N_ELEMENTS (wrong_numbers); i++)
    {
      if (wrong_numbers[i] <= wrong)
        entry = i;
    }
  gtk_switch_set_active (self->class_switch, is_set);
  adw_combo_row_set_selected (self->wrong_row, entry);
  gtk_switch_set_active (self->hints_switch,
                         hints == NULL || !JSON_NODE_HOLDS_VALUE (hints)
                             || json_node_get_boolean (hints));
  gtk_widget_set_visible (GTK_WIDGET (self->wrong_row), is_set);
  gtk_widget_set_visible (self->hints_row, is_set);
}

static void
update_panel (SumiEditorPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_widget_set_visible (G_STRUCT_MEMBER (GtkWidget *, self, parts[i].offset),
                            is_of (self, parts[i].kinds));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *path = find_entry_path (self, &entries[i]);
      GtkEditable *row = G_STRUCT_MEMBER (GtkEditable *, self, entries[i].offset);
      const char *text = sumi_draft_get_string (get_draft (self), path);

      if (entries[i].kinds != 0)
        gtk_widget_set_visible (GTK_WIDGET (row), is_of (self, entries[i].kinds));
      if (entries[i].kinds == 0 || is_of (self, entries[i].kinds))
        set_text (row, text != NULL ? text : "");
    }
  if (is_of (self, KIND_STEPS))
    update_text (self);
  if (is_of (self, KIND_GAME))
    update_game (self);
  if (is_of (self, KIND_TASKS))
    update_task (self);
  if (is_of (self, KIND_BOARDS))
    {
      update_position_row (self);
      update_wrong (self);
      update_claims (self);
    }
  if (is_of (self, KIND_ITEMS))
    {
      g_autofree char *difficulty = get_path (self, "difficulty");

      update_tags (self);
      adw_combo_row_set_selected (
          self->difficulty_row,
          (guint) CLAMP (sumi_draft_get_int (get_draft (self), difficulty, 0), 0, MAX_LEVEL));
    }
  if (!is_of (self, KIND_PUZZLE | KIND_ASKING))
    gtk_widget_set_visible (GTK_WIDGET (self->wrong_list), FALSE);
}

static void
update_actions (SumiEditorPage *self)
{
  static const char *const of_item[] = { "editor.duplicate", "editor.delete", "editor.try" };
  GtkWidget *widget = GTK_WIDGET (self);
  int index = self->step >= 0 ? self->step : self->item;
  guint n = self->step >= 0 ? count_steps (self) : count_items (self);

  for (guint i = 0; i < G_N_ELEMENTS (of_item); i++)
    gtk_widget_action_set_enabled (widget, of_item[i], self->item >= 0);
  gtk_widget_action_set_enabled (widget, "editor.add-step", is_of (self, KIND_LESSON | KIND_STEPS));
  gtk_widget_action_set_enabled (widget, "editor.up", index > 0);
  gtk_widget_action_set_enabled (widget, "editor.down", index >= 0 && index + 1 < (int) n);
  gtk_widget_action_set_enabled (widget, "editor.undo", sumi_draft_file_can_undo (self->file));
  gtk_widget_action_set_enabled (widget, "editor.redo", sumi_draft_file_can_redo (self->file));
  gtk_widget_action_set_enabled (widget, "editor.save", !sumi_draft_file_is_saved (self->file));
}

/* Shows the draft as it is. */
static void
refresh (SumiEditorPage *self)
{
  g_autofree char *title = sumi_editor_page_get_title (self);

  self->is_updating = TRUE;
  sumi_editor_list_show (self->list, self->item, self->step);
  update_board (self);
  update_needs (self);
  update_panel (self);
  update_class (self);
  adw_combo_row_set_selected (
      self->pack_level_row,
      (guint) CLAMP (sumi_draft_get_int (get_draft (self), "level", 0), 0, MAX_LEVEL));
  sumi_ui_show_child (self->stack, is_of (self, KIND_BOARDS)   ? "board"
                                   : is_of (self, KIND_LESSON) ? "lesson"
                                                               : "empty");
  gtk_widget_set_visible (self->status_box, self->item >= 0);
  gtk_widget_set_visible (self->panel, self->item >= 0);
  update_pages (self);
  update_actions (self);
  g_object_set (self->header, "title", title, "subtitle",
                sumi_draft_file_is_saved (self->file) ? "" : _("Not saved"), NULL);
  self->is_updating = FALSE;
}

/* Proves what is in sight, if that is not what was proved last, and shows the draft. */
static void
look (SumiEditorPage *self)
{
  g_autofree char *where = self->item >= 0 ? get_where (self) : NULL;

  sumi_editor_prover_look_at (self->prover, where);
  refresh (self);
}

static void
draft_changed_cb (SumiEditorPage *self)
{
  int n = (int) count_items (self);

  if (self->deleted != NULL)
    adw_toast_dismiss (self->deleted);
  self->item = n == 0 ? -1 : CLAMP (self->item, 0, n - 1);
  self->step = MIN (self->step, (int) count_steps (self) - 1);
  look (self);
}

static void
show_part (SumiEditorPage *self, int item, int step)
{
  self->item = item;
  self->step = step;
  look (self);
}

static void
chosen_cb (SumiEditorPage *self, int item, int step)
{
  if (!self->is_updating)
    show_part (self, item, step);
}

static void
opened_cb (SumiEditorPage *self)
{
  adw_leaflet_set_visible_child_name (self->leaflet, "item");
}

/* Where what is asked is not in sight, there is a way to it. */
static void
update_pages (SumiEditorPage *self)
{
  gtk_widget_set_visible (
      self->panel_button,
      adw_leaflet_get_folded (self->leaflet) && self->item >= 0
          && g_strcmp0 (adw_leaflet_get_visible_child_name (self->leaflet), "item") == 0);
}

static gboolean
pages_idle_cb (gpointer data)
{
  SumiEditorPage *self = data;

  self->pages_idle = 0;
  update_pages (self);
  return G_SOURCE_REMOVE;
}

/* It folds while sizes are given out, when nothing may ask for another. */
static void
pages_changed_cb (SumiEditorPage *self)
{
  if (self->pages_idle == 0)
    self->pages_idle = g_idle_add (pages_idle_cb, self);
}

static void
entry_changed_cb (SumiEditorPage *self, GtkEditable *row)
{
  if (self->is_updating || self->file == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      if (G_STRUCT_MEMBER (GtkEditable *, self, entries[i].offset) == row)
        {
          g_autofree char *path = find_entry_path (self, &entries[i]);

          push_text (self, path, gtk_editable_get_text (row));
          return;
        }
    }
  if (row == self->position_row)
    {
      g_autofree char *where = get_where (self);
      SumiPosition position;

      if (sumi_draft_position_from_text (gtk_editable_get_text (row), &position, NULL))
        sumi_draft_file_push (self->file,
                              sumi_draft_set_position (get_draft (self), where, position),
                              "position");
      else
        gtk_widget_add_css_class (GTK_WIDGET (row), "error");
    }
  else if (row == self->tags_row)
    {
      g_auto (GStrv) words = g_strsplit (gtk_editable_get_text (row), ",", -1);
      g_autofree char *path = get_path (self, "tags");
      g_autoptr (SumiDraft) draft = sumi_draft_remove (get_draft (self), path);

      for (guint i = 0; words[i] != NULL; i++)
        {
          g_autofree char *end = g_strdup_printf ("%s[%d]", path, G_MAXINT);
          g_autoptr (SumiDraft) before = sumi_draft_ref (draft);

          if (g_strstrip (words[i])[0] == '\0')
            continue;
          sumi_draft_unref (draft);
          draft = sumi_draft_set_string (before, end, words[i]);
        }
      sumi_draft_file_push (self->file, g_steal_pointer (&draft), path);
    }
}

static void
level_changed_cb (SumiEditorPage *self, GParamSpec *pspec, AdwComboRow *row)
{
  g_autofree char *path = NULL;
  int level = (int) adw_combo_row_get_selected (row);

  if (self->is_updating || self->file == NULL || (row == self->difficulty_row && self->item < 0))
    return;
  path = row == self->pack_level_row ? g_strdup ("level")
                                     : get_path (self, "difficulty");
  sumi_draft_file_push (self->file,
                        level == 0 ? sumi_draft_remove (get_draft (self), path)
                                   : sumi_draft_set_int (get_draft (self), path, level),
                        NULL);
}

static void
task_changed_cb (SumiEditorPage *self)
{
  SumiTask task = sumi_task_editor_get_task (self->task_editor);
  g_autofree char *where = get_where (self);

  sumi_draft_file_push (self->file, sumi_draft_set_task (get_draft (self), where, &task), "task");
}

static void
option_changed_cb (SumiEditorPage *self, guint option, const char *text)
{
  g_autofree char *where = get_where (self);
  g_autofree char *path = g_strdup_printf ("%s.task.options[%u]", where, option);
  g_autofree char *text_path = sumi_draft_text_path (get_draft (self), path);

  push_text (self, text_path, text);
}

static void
text_changed_cb (SumiEditorPage *self, GtkTextBuffer *buffer)
{
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text_path = NULL;

  if (self->is_updating || !is_of (self, KIND_STEPS))
    return;
  g_object_get (buffer, "text", &text, NULL);
  path = get_path (self, "text");
  text_path = sumi_draft_text_path (get_draft (self), path);
  push_text (self, text_path, text);
}

static void
text_pointed_cb (SumiEditorPage *self, int square)
{
  sumi_editor_board_point_at (self->board_box, (SumiSquare) square);
}

/* Writes NAME, of a square, where the text is written on. */
static void
named_cb (SumiEditorPage *self, const char *name)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text_view);

  gtk_text_buffer_delete_selection (buffer, TRUE, TRUE);
  gtk_text_buffer_insert_at_cursor (buffer, name, -1);
}

/* Nothing is asked any more, and hints and explanations go with the task. */
static SumiDraft *
remove_task (SumiEditorPage *self)
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
ask_changed_cb (SumiEditorPage *self)
{
  g_autofree char *where = NULL;
  SumiTask task;

  if (self->is_updating || self->file == NULL || !is_of (self, KIND_STEPS))
    return;
  if (!gtk_switch_get_active (self->ask_switch))
    {
      sumi_draft_file_push (self->file, remove_task (self), NULL);
      return;
    }
  where = get_where (self);
  sumi_task_init (&task);
  task.type = SUMI_TASK_MARK;
  task = sumi_draft_complete_task (&task, get_asked (self));
  sumi_draft_file_push (self->file, sumi_draft_set_task (get_draft (self), where, &task), NULL);
}

/* A game from the board keeps the position that it had; one by rules has none of its own. */
static void
rules_changed_cb (SumiEditorPage *self)
{
  guint rules = adw_combo_row_get_selected (self->rules_row);
  g_autofree char *where = NULL;
  g_autofree char *position_path = NULL;
  g_autofree char *rules_path = NULL;
  g_autoptr (SumiDraft) by_rules = NULL;

  if (self->is_updating || self->file == NULL || !is_of (self, KIND_GAME))
    return;
  where = get_where (self);
  if (rules == RULES_OF_BOARD)
    {
      sumi_draft_file_push (
          self->file, sumi_draft_set_position (get_draft (self), where, get_position (self)), NULL);
      return;
    }
  position_path = get_path (self, "position");
  rules_path = get_path (self, "rules");
  by_rules = sumi_draft_remove (get_draft (self), position_path);
  sumi_draft_file_push (
      self->file,
      sumi_draft_set_string (by_rules, rules_path, rules == 1 ? "white-first" : NULL), NULL);
}

static void
handicap_changed_cb (SumiEditorPage *self)
{
  int corners = (int) adw_combo_row_get_selected (self->handicap_row);
  g_autofree char *path = NULL;

  if (self->is_updating || self->file == NULL || !is_of (self, KIND_GAME))
    return;
  path = get_path (self, "handicap");
  sumi_draft_file_push (self->file,
                        corners == 0 ? sumi_draft_remove (get_draft (self), path)
                                     : sumi_draft_set_int (get_draft (self), path, corners),
                        NULL);
}

static void
class_changed_cb (SumiEditorPage *self)
{
  guint entry = adw_combo_row_get_selected (self->wrong_row);
  gboolean has_hints = gtk_switch_get_active (self->hints_switch);
  g_autoptr (SumiDraft) with_hints = NULL;

  if (self->is_updating || self->file == NULL)
    return;
  if (!gtk_switch_get_active (self->class_switch))
    {
      sumi_draft_file_push (self->file, sumi_draft_remove (get_draft (self), "class"), NULL);
      return;
    }
  with_hints = sumi_draft_set (get_draft (self), "class.hints",
                               json_node_init_boolean (json_node_alloc (), has_hints));
  sumi_draft_file_push (self->file,
                        entry == 0 || entry >= G_N_ELEMENTS (wrong_numbers)
                            ? sumi_draft_remove (with_hints, "class.wrong")
                            : sumi_draft_set_int (with_hints, "class.wrong", wrong_numbers[entry]),
                        NULL);
}

/* What is missing is shown where it can be mended. */
static void
need_activated_cb (SumiEditorPage *self, GtkListBoxRow *row)
{
  int step = sumi_editor_needs_get_step (row);

  if (step >= 0)
    show_part (self, self->item, step);
  else
    adw_leaflet_set_visible_child_name (self->leaflet, "panel");
}

static void
undo_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_draft_file_undo (SUMI_EDITOR_PAGE (widget)->file);
}

static void
redo_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_draft_file_redo (SUMI_EDITOR_PAGE (widget)->file);
}

static void
show_toast (SumiEditorPage *self, const char *text)
{
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (text));
}

static void
tell_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  show_toast (SUMI_EDITOR_PAGE (widget), g_variant_get_string (parameter, NULL));
}

static gboolean
save (SumiEditorPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (sumi_draft_file_save (self->file, &error))
    {
      g_signal_emit (self, signals[SAVED], 0);
      return TRUE;
    }
  /* Translators: %s is what the system says about it. */
  text = g_strdup_printf (_("The pack could not be saved: %s"), error->message);
  show_toast (self, text);
  return FALSE;
}

static void
save_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  if (save (self))
    show_toast (self, C_("message", "Saved"));
}

/* Who meets the puzzle as a pupil does not read it here: it goes through a file of its own, so that
 * what is wrong elsewhere, or not saved, does not matter. */
static void
trial_changed_cb (SumiEditorPage *self, SumiPackFile *trial)
{
  GPtrArray *mistakes = sumi_pack_file_get_mistakes (trial);

  if (sumi_pack_file_is_busy (trial) || trial != self->trial)
    return;
  if (sumi_pack_file_get_state (trial) == SUMI_PACK_FILE_READY)
    g_signal_emit (self, signals[TRY_WANTED], 0, trial, MAX (self->step, 0));
  else if (mistakes->len > 0)
    {
      const SumiMistake *mistake = mistakes->pdata[0];
      /* Translators: %s is what is wrong with a puzzle. */
      g_autofree char *text = g_strdup_printf (_("It cannot be tried yet: %s"), mistake->message);

      show_toast (self, text);
    }
  g_signal_handlers_disconnect_by_func (trial, trial_changed_cb, self);
  g_clear_object (&self->trial);
}

static void
try_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  g_autofree char *item = sumi_draft_item_path ((guint) self->item, NULL);
  g_autoptr (SumiDraft) alone = sumi_draft_take_alone (get_draft (self), item);
  g_autoptr (SumiDraft) bare = sumi_draft_remove (alone, "items[0].claims");
  g_autofree char *text = sumi_draft_to_text (bare);
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "sumi", NULL);
  g_autofree char *path = g_build_filename (folder, TRIAL_NAME, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0 || !sumi_save_file (path, text, &error))
    {
      show_toast (self, error != NULL ? error->message : g_strerror (errno));
      return;
    }
  g_clear_object (&self->trial);
  self->trial = sumi_pack_file_new (file, SUMI_PACK_FILE_OPENED);
  g_signal_connect_object (self->trial, "changed", G_CALLBACK (trial_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Shows DRAFT, which is taken over, with the item at index ITEM or its step at index STEP, which
 * was added to it. */
static void
show_added (SumiEditorPage *self, SumiDraft *draft, guint item, int step, GtkWidget *focus)
{
  self->item = (int) item;
  self->step = step;
  sumi_draft_file_push (self->file, draft, NULL);
  adw_leaflet_set_visible_child_name (self->leaflet, "item");
  gtk_widget_grab_focus (focus);
}

/* A new puzzle asks what the one in sight asks, as those of a pack are often alike. */
static void
add_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  guint n = count_items (self);
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  /* Translators: the title of a new puzzle in a pack. */
  g_autofree char *title = g_strdup_printf (_("Puzzle %u"), n + 1);
  SumiDraft *draft = sumi_draft_add_puzzle (get_draft (self), n, title, start);

  if (is_of (self, KIND_PUZZLE))
    {
      g_autofree char *where = get_where (self);
      g_autofree char *added = sumi_draft_item_path (n, NULL);
      g_autoptr (SumiDraft) before = draft;
      SumiTask task;

      sumi_draft_get_task (draft, where, &task);
      task = sumi_draft_complete_task (&task, start);
      draft = sumi_draft_set_task (before, added, &task);
    }
  show_added (self, draft, n, -1, GTK_WIDGET (self->board_box));
}

static void
add_lesson_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  guint n = count_items (self);
  /* Translators: the title of a new lesson in a pack. */
  g_autofree char *title = g_strdup_printf (_("Lesson %u"), n + 1);

  show_added (self, sumi_draft_add_lesson (get_draft (self), n, title), n, -1, self->step_button);
}

/* A new step comes after the one in sight, or at the end. */
static void
add_step_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  guint at = self->step >= 0 ? (guint) self->step + 1 : count_steps (self);

  show_added (self, sumi_draft_add_step (get_draft (self), (guint) self->item, at),
              (guint) self->item, (int) at, GTK_WIDGET (self->board_box));
}

static void
add_game_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  guint n = count_items (self);
  /* Translators: the title of a new game in a pack. */
  g_autofree char *title = g_strdup_printf (_("Game %u"), n + 1);

  show_added (self, sumi_draft_add_game (get_draft (self), n, title), n, -1,
              GTK_WIDGET (self->board_box));
}

static void
dismissed_cb (SumiEditorPage *self)
{
  g_clear_object (&self->deleted);
}

/* Says TEXT of the last change, which can be undone until the next. */
static void
offer_undo (SumiEditorPage *self, const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_button_label (toast, C_("button", "Undo"));
  adw_toast_set_action_name (toast, "editor.undo");
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self,
                           G_CONNECT_SWAPPED);
  self->deleted = g_object_ref (toast);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
duplicate_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  SumiDraft *draft
    = self->step >= 0 ? sumi_draft_duplicate_step (get_draft (self), (guint) self->item,
                                                   (guint) self->step)
                      : sumi_draft_duplicate_item (get_draft (self), (guint) self->item);

  if (self->step >= 0)
    self->step++;
  else
    self->item++;
  sumi_draft_file_push (self->file, draft, NULL);
}

static void
delete_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  g_autofree char *where = get_where (self);

  sumi_draft_file_push (self->file, sumi_draft_remove (get_draft (self), where), NULL);
  offer_undo (self, C_("message", "Deleted"));
}

/* Moves STEP of ITEM, or with -1 the item itself, to the index TO among its like, and shows it. */
static void
move (SumiEditorPage *self, int item, int step, int to)
{
  g_autofree char *path = step < 0
                              ? sumi_draft_item_path ((guint) item, NULL)
                              : sumi_draft_step_path ((guint) item, (guint) step, NULL);
  SumiDraft *draft = sumi_draft_move (get_draft (self), path, (guint) to);

  self->item = step < 0 ? to : item;
  self->step = step < 0 ? -1 : to;
  sumi_draft_file_push (self->file, draft, NULL);
  look (self);
}

static void
moved_cb (SumiEditorPage *self, int item, int step, int to)
{
  move (self, item, step, to);
}

static void
move_by (SumiEditorPage *self, int by)
{
  move (self, self->item, self->step, (self->step < 0 ? self->item : self->step) + by);
}

static void
up_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move_by (SUMI_EDITOR_PAGE (widget), -1);
}

static void
down_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move_by (SUMI_EDITOR_PAGE (widget), 1);
}

/* Shows the page NAME of those beside each other, where only one is in sight; focuses WIDGET. */
static void
go_to (SumiEditorPage *self, const char *name, GtkWidget *widget)
{
  adw_leaflet_set_visible_child_name (self->leaflet, name);
  gtk_widget_grab_focus (widget);
}

/* The first thing to be filled in of what is in sight. */
static GtkWidget *
get_first_field (SumiEditorPage *self)
{
  if (is_of (self, KIND_STEPS))
    return GTK_WIDGET (self->text_view);
  return is_of (self, KIND_LESSON) ? GTK_WIDGET (self->title_row) : GTK_WIDGET (self->task_editor);
}

static void
panel_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  go_to (self, "panel", get_first_field (self));
}

/* From the list to the board, to what is asked, and to the list again. */
static void
pane_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *middle = is_of (self, KIND_LESSON) ? self->step_button : GTK_WIDGET (self->board_box);

  if (self->item < 0)
    return;
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack)))
    go_to (self, "panel", get_first_field (self));
  else if (focus == NULL || !gtk_widget_is_ancestor (focus, self->panel))
    go_to (self, "item", middle);
  else
    go_to (self, "items", GTK_WIDGET (self->list));
}

static void
claims_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  const SumiDraftProof *proof = sumi_editor_prover_get_proof (self->prover);
  SumiDraft *draft = proof != NULL ? sumi_draft_fill_claims (get_draft (self), (guint) self->item,
                                                             proof)
                                   : NULL;

  if (draft != NULL)
    sumi_draft_file_push (self->file, draft, NULL);
}

static void
stop_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_editor_prover_stop (SUMI_EDITOR_PAGE (widget)->prover);
}

static void
outside_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  if (!sumi_draft_file_take_outside (self->file))
    show_toast (self, _("What the file has now cannot be read"));
}

static void
outside_changed_cb (SumiEditorPage *self)
{
  AdwToast *toast = adw_toast_new (_("Another program has changed the file"));

  adw_toast_set_button_label (toast, C_("button", "Take Its Version"));
  adw_toast_set_action_name (toast, "editor.take-outside");
  adw_toast_set_timeout (toast, 0);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
failed_cb (SumiEditorPage *self, const char *message)
{
  show_toast (self, message);
}

static void
sumi_editor_page_dispose (GObject *object)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (object);

  if (self->file != NULL)
    sumi_draft_file_flush (self->file);
  g_clear_handle_id (&self->pages_idle, g_source_remove);
  g_clear_object (&self->trial);
  g_clear_object (&self->deleted);
  g_clear_object (&self->prover);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (sumi_editor_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "editor.undo", undo_cb },
    { "editor.redo", redo_cb },
    { "editor.save", save_cb },
    { "editor.try", try_cb },
    { "editor.add", add_cb },
    { "editor.add-lesson", add_lesson_cb },
    { "editor.add-step", add_step_cb },
    { "editor.add-game", add_game_cb },
    { "editor.duplicate", duplicate_cb },
    { "editor.delete", delete_cb },
    { "editor.up", up_cb },
    { "editor.down", down_cb },
    { "editor.claims", claims_cb },
    { "editor.stop", stop_cb },
    { "editor.take-outside", outside_cb },
    { "editor.pane", pane_cb },
    { "editor.panel", panel_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_install_action (widget_class, "editor.tell", "s", tell_cb);
}

/* What is chosen, or what an empty pack begins with. */
static gboolean
sumi_editor_page_grab_focus (GtkWidget *widget)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  return sumi_editor_list_focus_row (self->list) || gtk_widget_grab_focus (self->add_button);
}

static void
sumi_editor_page_class_init (SumiEditorPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_editor_page_dispose;
  widget_class->grab_focus = sumi_editor_page_grab_focus;
  widget_class->focus = sumi_ui_focus_child;

  signals[SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  signals[TRY_WANTED] = g_signal_new ("try-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 2, SUMI_TYPE_PACK_FILE,
                                      G_TYPE_INT);

  install_actions (widget_class);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-editor-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, header);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, board_box);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, needs);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, step_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, panel);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, panel_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, status_box);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, status_icon);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, status);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, stop_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, text_view);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, text_preview);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, ask_switch);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, class_switch);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, hints_switch);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, wrong_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, hints_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, rules_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, handicap_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, task_editor);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, wrong_list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, claims_label);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, claims_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, text_box);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, ask_list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, game_list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, words_list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, pack_title_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, pack_summary_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, pack_author_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, pack_level_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, difficulty_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, title_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, summary_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, prompt_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, hint_1_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, hint_2_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, hint_3_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, solution_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, position_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, record_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, tags_row);
  gtk_widget_class_bind_template_callback (widget_class, pages_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, task_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, option_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, ask_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, class_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rules_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, handicap_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, need_activated_cb);
}

static void
sumi_editor_page_init (SumiEditorPage *self)
{
  GtkTextBuffer *buffer;

  self->item = self->step = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    gtk_editable_set_enable_undo (G_STRUCT_MEMBER (GtkEditable *, self, entries[i].offset), FALSE);
  gtk_editable_set_enable_undo (self->position_row, FALSE);
  gtk_editable_set_enable_undo (self->tags_row, FALSE);
  buffer = gtk_text_view_get_buffer (self->text_view);
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  g_signal_connect_object (buffer, "changed", G_CALLBACK (text_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * sumi_editor_page_new: edits the draft of FILE.
 */
GtkWidget *
sumi_editor_page_new (SumiDraftFile *file)
{
  SumiEditorPage *self = g_object_new (SUMI_TYPE_EDITOR_PAGE, NULL);

  self->file = g_object_ref (file);
  self->prover = sumi_editor_prover_new (file);
  sumi_editor_list_set_file (self->list, file, self->prover);
  sumi_editor_board_set_file (self->board_box, file, self->prover);
  g_signal_connect_object (self->prover, "status", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->prover, "proved", G_CALLBACK (proved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "outside-changed", G_CALLBACK (outside_changed_cb), self,
                           G_CONNECT_SWAPPED);
  draft_changed_cb (self);
  if (sumi_draft_file_is_recovered (file))
    offer_undo (self, _("Changes that were not saved are here again"));
  return GTK_WIDGET (self);
}

/**
 * sumi_editor_page_get_file: what is edited; owned by the page.
 */
SumiDraftFile *
sumi_editor_page_get_file (SumiEditorPage *self)
{
  return self->file;
}

/**
 * sumi_editor_page_show_item: shows the item at index ITEM, which the draft must have.
 */
void
sumi_editor_page_show_item (SumiEditorPage *self, guint item)
{
  show_part (self, (int) item, -1);
  adw_leaflet_set_visible_child_name (self->leaflet, "item");
  gtk_widget_grab_focus (is_of (self, KIND_LESSON) ? self->step_button
                                                   : GTK_WIDGET (self->board_box));
}

/**
 * sumi_editor_page_get_title: what the page is called; owned by the caller.
 */
char *
sumi_editor_page_get_title (SumiEditorPage *self)
{
  const char *title = get_text (self, "title");

  return g_strdup (title[0] != '\0' ? title : _("Pack without a title"));
}

/**
 * sumi_editor_page_get_status: what is said of the proof; NULL while it is awaited. Owned by the
 * page.
 */
const char *
sumi_editor_page_get_status (SumiEditorPage *self)
{
  return sumi_editor_prover_is_on (self->prover)
             ? NULL
             : sumi_editor_prover_get_status (self->prover);
}

/**
 * sumi_editor_page_go_back: goes back to the list of items, where that is out of sight; FALSE if
 * it is not.
 */
gboolean
sumi_editor_page_go_back (SumiEditorPage *self)
{
  return adw_leaflet_get_folded (self->leaflet)
         && adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
}
