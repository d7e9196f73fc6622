/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-page.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-board-view.h"
#include "sumi-draft-item.h"
#include "sumi-draft-proof.h"
#include "sumi-header.h"
#include "sumi-pack-file.h"
#include "sumi-pack-reader.h"
#include "sumi-record.h"
#include "sumi-save.h"
#include "sumi-task-editor.h"
#include "sumi-ui.h"
#include "sumi-words.h"
#include "sumi-work.h"

/* A proof begins so long after the last change. */
#define PROOF_DELAY_MS 250

/* How often it is said how long a proof takes already. */
#define PROGRESS_MS 100

/* Before this the last verdict stays in sight. */
#define PATIENCE_US (300 * G_TIME_SPAN_MILLISECOND)

/* Wrong moves that an explanation can be written for here. */
#define MAX_WRONG 12

#define MAX_LEVEL 5

/* So many verdicts of items as they were before are kept at least. */
#define MAX_OLD_VERDICTS 1000

/* The symmetries that a board is turned by. */
#define MIRRORED 1
#define CLOCKWISE 6

/* What a puzzle that is tried is kept in. */
#define TRIAL_NAME "try-it" SUMI_PACK_SUFFIX

struct _SumiEditorPage
{
  AdwBin parent_instance;

  SumiDraftFile *file;
  int item; /* the one in sight; -1: none */
  int tool; /* a SumiColor, or 2: empty */
  gboolean erases;  /* the stroke takes away what the tool would put */
  guint n_strokes;
  gboolean is_updating;

  SumiWait proving;
  guint proof_timeout;
  guint progress_timeout;
  guint pages_idle;
  gint64 proof_started_us;
  JsonNode *asked;       /* the item that is proved, or was last; NULL: none */
  SumiDraftProof *proof; /* of the item as it is; NULL while that is not known */
  SumiPackFile *trial;   /* the item alone, while it is read to be tried */
  AdwToast *deleted;     /* offers to undo the last change; NULL: nothing does */
  SumiWait checking;     /* of an item that is not in sight */
  JsonNode *checked;     /* that item, while it is being checked; NULL: none is */
  GHashTable *verdicts;  /* from a JsonNode, an item, to a Verdict: those that are known */
  GCancellable *pasting;

  AdwToastOverlay *toasts;
  SumiHeader *header;
  AdwLeaflet *leaflet;
  GtkListBox *items;
  GtkWidget *add_button;
  GtkStack *stack;
  GtkWidget *board_box;
  SumiBoardView *board;
  GtkButton *side_button;
  GtkWidget *panel, *panel_button;
  GtkImage *status_icon;
  GtkLabel *status;
  GtkWidget *stop_button;
  SumiTaskEditor *task_editor;
  GtkListBox *wrong_list;
  GtkLabel *claims_label;
  GtkEditable *pack_title_row, *pack_summary_row, *pack_author_row;
  AdwComboRow *pack_level_row, *difficulty_row;
  GtkEditable *title_row, *prompt_row, *hint_1_row, *hint_2_row, *hint_3_row, *solution_row;
  GtkEditable *position_row, *tags_row;
};

/* Whether an item could stand in a pack as it is. */
typedef enum
{
  VERDICT_UNKNOWN,
  VERDICT_HOLDS,
  VERDICT_MISTAKEN,
} Verdict;

/* A row that is one text of the draft. */
typedef struct
{
  gsize offset;
  const char *member; /* of the item, or of the pack */
  gboolean is_of_pack;
} Entry;

#define ROW(member) G_STRUCT_OFFSET (SumiEditorPage, member)

static const Entry entries[] = {
  { ROW (pack_title_row), "title", TRUE },
  { ROW (pack_summary_row), "summary", TRUE },
  { ROW (pack_author_row), "authors[0]", TRUE },
  { ROW (title_row), "title", FALSE },
  { ROW (prompt_row), "prompt", FALSE },
  { ROW (hint_1_row), "hints[0]", FALSE },
  { ROW (hint_2_row), "hints[1]", FALSE },
  { ROW (hint_3_row), "hints[2]", FALSE },
  { ROW (solution_row), "explain.solution", FALSE },
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
static void update_items (SumiEditorPage *self);
static void check_next (SumiEditorPage *self);

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

static JsonNode *
get_item (SumiEditorPage *self, guint index)
{
  g_autofree char *path = sumi_draft_item_path (index, NULL);

  return sumi_draft_get (get_draft (self), path);
}

static Verdict
get_verdict (SumiEditorPage *self, JsonNode *item)
{
  return (Verdict) GPOINTER_TO_INT (g_hash_table_lookup (self->verdicts, item));
}

/* What can be edited of the item in sight: it is a puzzle. */
static gboolean
is_puzzle (SumiEditorPage *self)
{
  g_autofree char *path = NULL;

  if (self->item < 0)
    return FALSE;
  path = sumi_draft_item_path ((guint) self->item, "kind");
  return g_strcmp0 (sumi_draft_get_string (get_draft (self), path), "puzzle") == 0;
}

/* The path of the text at PATH: in a pack with translations, of the one in its own language. */
static char *
find_text (SumiEditorPage *self, const char *path)
{
  JsonNode *node = sumi_draft_get (get_draft (self), path);
  const char *language = sumi_draft_get_string (get_draft (self), "language");

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) && language != NULL
             ? g_strconcat (path, ".", language, NULL)
             : g_strdup (path);
}

static char *
find_entry_path (SumiEditorPage *self, const Entry *entry)
{
  g_autofree char *path = entry->is_of_pack || self->item < 0
                              ? g_strdup (entry->member)
                              : sumi_draft_item_path ((guint) self->item, entry->member);

  return find_text (self, path);
}

static const char *
get_text (SumiEditorPage *self, const char *path)
{
  g_autofree char *text_path = find_text (self, path);
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

  if (self->item >= 0)
    sumi_draft_get_position (get_draft (self), (guint) self->item, &position);
  return position;
}

static void
push_position (SumiEditorPage *self, SumiPosition position, const char *group)
{
  if (is_puzzle (self))
    sumi_draft_file_push (
        self->file, sumi_draft_set_position (get_draft (self), (guint) self->item, position),
        group);
}

static void
update_board (SumiEditorPage *self)
{
  SumiPosition position = get_position (self);
  SumiBitboard right = self->proof != NULL ? sumi_draft_proof_get_right (self->proof) : 0;
  gboolean is_by_move = self->proof != NULL && self->proof->judgement != NULL;
  const SumiBoardSceneSpec spec = {
    .position = position,
    .last_move = SUMI_SQUARE_NONE,
    .undone_move = SUMI_SQUARE_NONE,
    .legal = sumi_position_legal_moves (position),
    .is_active = TRUE,
    .good = is_by_move ? right : 0,
    .lit = is_by_move ? 0 : right,
  };
  g_autoptr (SumiBoardScene) scene = sumi_board_scene_new (&spec);

  sumi_board_view_set_scene (self->board, scene);
  gtk_button_set_label (self->side_button, position.turn == SUMI_BLACK ? _("Black to move")
                                                                        : _("White to move"));
}

/* Explanations of wrong moves: those that are written, and those that a proof knows to be wrong. */
static SumiBitboard
list_wrong (SumiEditorPage *self)
{
  g_autofree char *path = sumi_draft_item_path ((guint) self->item, "explain.wrong");
  JsonNode *node = sumi_draft_get (get_draft (self), path);
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
  for (guint i = 0; self->proof != NULL && self->proof->judgement != NULL
                    && i < self->proof->judgement->n_moves
                    && sumi_bitboard_count (wrong) < MAX_WRONG;
       i++)
    {
      const SumiMoveVerdict *verdict = &self->proof->judgement->moves[i];

      if (verdict->verdict == SUMI_VERDICT_WRONG)
        wrong |= sumi_bitboard_of (verdict->move);
    }

  return wrong;
}

static void
wrong_changed_cb (SumiEditorPage *self, GtkEditable *row)
{
  const char *square = g_object_get_data (G_OBJECT (row), "square");
  g_autofree char *path = NULL;
  g_autofree char *text_path = NULL;

  if (self->is_updating || self->item < 0)
    return;
  path = g_strdup_printf ("items[%d].explain.wrong.%s", self->item, square);
  text_path = find_text (self, path);
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
  if (self->proof == NULL)
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
      g_autofree char *path
        = g_strdup_printf ("items[%d].explain.wrong.%s", self->item,
                           (const char *) g_object_get_data (G_OBJECT (row), "square"));

      set_text (GTK_EDITABLE (row), get_text (self, path));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->wrong_list), wrong != 0);
}

static void
update_claims (SumiEditorPage *self)
{
  g_autofree char *path = sumi_draft_item_path ((guint) self->item, "claims");
  JsonNode *node = sumi_draft_get (get_draft (self), path);
  g_autofree char *refuted
    = self->proof != NULL ? sumi_draft_proof_refute_claims (self->proof) : NULL;
  const char *text = _("Claims state what is proved, so that a later change that makes it wrong is "
                       "noticed.");

  if (refuted != NULL)
    text = refuted;
  else if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    text = _("This puzzle states what is right, and that is checked whenever it is read.");
  gtk_label_set_label (self->claims_label, text);
  gtk_widget_remove_css_class (GTK_WIDGET (self->claims_label),
                               refuted != NULL ? "dim-label" : "error");
  gtk_widget_add_css_class (GTK_WIDGET (self->claims_label),
                            refuted != NULL ? "error" : "dim-label");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.claims",
                                 self->proof != NULL && self->proof->judgement != NULL
                                     && self->proof->judgement->is_decided
                                     && self->proof->judgement->right != 0);
}

/* ICON is NULL while it is not known. */
static void
set_status (SumiEditorPage *self, const char *text, const char *icon)
{
  gtk_label_set_label (self->status, text);
  gtk_image_set_from_icon_name (self->status_icon,
                                icon != NULL ? icon : "content-loading-symbolic");
  if (icon == NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "dim-label");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->status), "dim-label");
}

static void
end_progress (SumiEditorPage *self)
{
  g_clear_handle_id (&self->progress_timeout, g_source_remove);
  gtk_widget_set_visible (self->stop_button, FALSE);
}

static gboolean
progress_cb (gpointer data)
{
  SumiEditorPage *self = data;
  gint64 elapsed_us = g_get_monotonic_time () - self->proof_started_us;
  g_autofree char *text = NULL;

  if (elapsed_us < PATIENCE_US)
    return G_SOURCE_CONTINUE;
  /* Translators: how many seconds a proof takes already. */
  text = g_strdup_printf (_("Not proved yet (%.1f s)"), (double) elapsed_us / G_TIME_SPAN_SECOND);
  set_status (self, text, NULL);
  gtk_widget_set_visible (self->stop_button, TRUE);
  return G_SOURCE_CONTINUE;
}

/* Notes what was proved of ITEM, and shows it. */
static void
note_verdict (SumiEditorPage *self, JsonNode *item, const SumiDraftProof *proof)
{
  gboolean was_updating = self->is_updating;

  if (g_hash_table_size (self->verdicts) >= MAX_OLD_VERDICTS + 2 * count_items (self))
    g_hash_table_remove_all (self->verdicts);
  g_hash_table_replace (
      self->verdicts, json_node_ref (item),
      GINT_TO_POINTER (sumi_draft_proof_holds (proof) ? VERDICT_HOLDS : VERDICT_MISTAKEN));
  self->is_updating = TRUE;
  update_items (self);
  self->is_updating = was_updating;
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiEditorPage) self = sumi_wait_end (data);
  SumiDraftProof *proof = sumi_draft_prove_finish (result, NULL);

  if (self != NULL && proof != NULL)
    {
      note_verdict (self, self->checked, proof);
      g_clear_pointer (&self->checked, json_node_unref);
      check_next (self);
    }
  g_clear_pointer (&proof, sumi_draft_proof_unref);
}

/* Proves an item of which nothing is known yet, one at a time; the one in sight has its own
 * proof. */
static void
check_next (SumiEditorPage *self)
{
  for (guint i = 0; !sumi_wait_is_on (&self->checking) && i < count_items (self); i++)
    {
      JsonNode *item = get_item (self, i);
      SumiWaiter *waiter;

      if (get_verdict (self, item) != VERDICT_UNKNOWN
          || ((int) i == self->item && is_puzzle (self)))
        continue;
      self->checked = json_node_ref (item);
      waiter = sumi_wait_begin (&self->checking, self);
      sumi_draft_prove_async (get_draft (self), i, self->checking.cancellable, checked_cb, waiter);
    }
}

static void
proved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiEditorPage) self = sumi_wait_end (data);
  SumiDraftProof *proof = sumi_draft_prove_finish (result, NULL);
  g_autofree char *text = NULL;

  if (self == NULL || proof == NULL)
    {
      g_clear_pointer (&proof, sumi_draft_proof_unref);
      return;
    }
  end_progress (self);
  g_clear_pointer (&self->proof, sumi_draft_proof_unref);
  self->proof = proof;
  note_verdict (self, self->asked, proof);
  check_next (self);
  text = sumi_draft_proof_to_text (proof);
  set_status (self, text,
              sumi_draft_proof_holds (proof) ? "emblem-ok-symbolic" : "dialog-warning-symbolic");
  self->is_updating = TRUE;
  update_board (self);
  update_wrong (self);
  update_claims (self);
  self->is_updating = FALSE;
}

static gboolean
prove_cb (gpointer data)
{
  SumiEditorPage *self = data;
  SumiWaiter *waiter;

  self->proof_timeout = 0;
  if (!is_puzzle (self))
    {
      check_next (self);
      return G_SOURCE_REMOVE;
    }
  self->proof_started_us = g_get_monotonic_time ();
  self->progress_timeout = g_timeout_add (PROGRESS_MS, progress_cb, self);
  waiter = sumi_wait_begin (&self->proving, self);
  sumi_draft_prove_async (get_draft (self), (guint) self->item, self->proving.cancellable,
                          proved_cb, waiter);
  return G_SOURCE_REMOVE;
}

static void
stop_proof (SumiEditorPage *self)
{
  g_clear_handle_id (&self->proof_timeout, g_source_remove);
  sumi_wait_stop (&self->proving);
  end_progress (self);
}

/* Calls off what is proved of what was there before, whose verdict stays in sight, but as an old
 * one, and proves anew in a moment; unless the item is the same. */
static void
schedule_proof (SumiEditorPage *self)
{
  g_autofree char *path
    = self->item >= 0 ? sumi_draft_item_path ((guint) self->item, NULL) : NULL;
  JsonNode *item = path != NULL ? sumi_draft_get (get_draft (self), path) : NULL;

  if (item == self->asked)
    return;
  stop_proof (self);
  g_clear_pointer (&self->asked, json_node_unref);
  self->asked = item != NULL ? json_node_ref (item) : NULL;
  g_clear_pointer (&self->proof, sumi_draft_proof_unref);
  set_status (self, gtk_label_get_label (self->status), NULL);
  self->proof_timeout = g_timeout_add (PROOF_DELAY_MS, prove_cb, self);
}

static void
update_item_row (SumiEditorPage *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->items, (int) index);
  g_autofree char *title_path = sumi_draft_item_path (index, "title");
  g_autofree char *kind_path = sumi_draft_item_path (index, "kind");
  const char *kind = sumi_draft_get_string (get_draft (self), kind_path);
  const char *title = get_text (self, title_path);
  static const char *const icons[] = { "content-loading-symbolic", "emblem-ok-symbolic",
                                       "dialog-warning-symbolic" };
  Verdict verdict = get_verdict (self, get_item (self, index));
  g_autofree char *said = NULL;
  const char *subtitle = NULL;
  SumiTask task;

  if (sumi_draft_get_task (get_draft (self), index, &task))
    subtitle = sumi_task_name_get_label (&SUMI_TASK_FIELDS[SUMI_TASK_FIELD_TYPE].names[task.type]);
  else if (g_strcmp0 (kind, "lesson") == 0)
    subtitle = C_("kind of item", "Lesson");
  else if (g_strcmp0 (kind, "game") == 0)
    subtitle = C_("kind of item", "Game");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 title[0] != '\0' ? title : _("Without a title"));
  if (verdict == VERDICT_MISTAKEN)
    /* Translators: what a puzzle asks for, such as "Force a goal". */
    said = g_strdup_printf (_("%s: not right yet"), subtitle != NULL ? subtitle : "");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               said != NULL ? said : subtitle != NULL ? subtitle : "");
  adw_action_row_set_icon_name (ADW_ACTION_ROW (row), icons[verdict]);
}

static void
update_items (SumiEditorPage *self)
{
  guint n = count_items (self);
  GtkListBoxRow *row;

  for (guint i = 0; i < n; i++)
    {
      if (gtk_list_box_get_row_at_index (self->items, (int) i) == NULL)
        {
          GtkWidget *added = adw_action_row_new ();

          adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (added), FALSE);
          gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (added), TRUE);
          gtk_list_box_append (self->items, added);
        }
      update_item_row (self, i);
    }
  while ((row = gtk_list_box_get_row_at_index (self->items, (int) n)) != NULL)
    gtk_list_box_remove (self->items, GTK_WIDGET (row));
  if (self->item >= 0)
    gtk_list_box_select_row (self->items, gtk_list_box_get_row_at_index (self->items, self->item));
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
  g_autofree char *path = sumi_draft_item_path ((guint) self->item, "tags");
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
  g_auto (GStrv) options = NULL;
  SumiTask task;

  sumi_draft_get_task (get_draft (self), (guint) self->item, &task);
  for (int i = 0; i < task.n_options; i++)
    {
      g_autofree char *path = g_strdup_printf ("items[%d].task.options[%d]", self->item, i);

      g_strv_builder_add (builder, get_text (self, path));
    }
  options = g_strv_builder_end (builder);
  sumi_task_editor_set_task (self->task_editor, &task, get_position (self),
                             (const char *const *) options);
}

static void
update_puzzle (SumiEditorPage *self)
{
  g_autofree char *difficulty = sumi_draft_item_path ((guint) self->item, "difficulty");

  update_board (self);
  update_task (self);
  update_position_row (self);
  update_tags (self);
  update_wrong (self);
  update_claims (self);
  adw_combo_row_set_selected (
      self->difficulty_row,
      (guint) CLAMP (sumi_draft_get_int (get_draft (self), difficulty, 0), 0, MAX_LEVEL));
}

static void
update_actions (SumiEditorPage *self)
{
  static const char *const of_item[] = { "editor.duplicate", "editor.delete" };
  static const char *const of_puzzle[] = { "editor.side", "editor.clear", "editor.start",
                                           "editor.mirror", "editor.turn", "editor.swap",
                                           "editor.try", "editor.paste" };
  GtkWidget *widget = GTK_WIDGET (self);

  for (guint i = 0; i < G_N_ELEMENTS (of_item); i++)
    gtk_widget_action_set_enabled (widget, of_item[i], self->item >= 0);
  for (guint i = 0; i < G_N_ELEMENTS (of_puzzle); i++)
    gtk_widget_action_set_enabled (widget, of_puzzle[i], is_puzzle (self));
  gtk_widget_action_set_enabled (widget, "editor.up", self->item > 0);
  gtk_widget_action_set_enabled (widget, "editor.down",
                                 self->item >= 0 && self->item + 1 < (int) count_items (self));
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
  update_items (self);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *path = find_entry_path (self, &entries[i]);
      const char *text = sumi_draft_get_string (get_draft (self), path);

      if (entries[i].is_of_pack || self->item >= 0)
        set_text (G_STRUCT_MEMBER (GtkEditable *, self, entries[i].offset),
                  text != NULL ? text : "");
    }
  adw_combo_row_set_selected (
      self->pack_level_row,
      (guint) CLAMP (sumi_draft_get_int (get_draft (self), "level", 0), 0, MAX_LEVEL));
  if (is_puzzle (self))
    update_puzzle (self);
  sumi_ui_show_child (self->stack, is_puzzle (self)   ? "puzzle"
                                   : self->item >= 0 ? "other"
                                                     : "empty");
  gtk_widget_set_visible (self->panel, is_puzzle (self));
  update_pages (self);
  update_actions (self);
  g_object_set (self->header, "title", title, "subtitle",
                sumi_draft_file_is_saved (self->file) ? "" : _("Not saved"), NULL);
  self->is_updating = FALSE;
}

static void
draft_changed_cb (SumiEditorPage *self)
{
  int n = (int) count_items (self);

  if (self->deleted != NULL)
    adw_toast_dismiss (self->deleted);
  self->item = n == 0 ? -1 : CLAMP (self->item, 0, n - 1);
  schedule_proof (self);
  refresh (self);
}

static void
show_item (SumiEditorPage *self, int item)
{
  self->item = item;
  gtk_label_set_label (self->status, "");
  schedule_proof (self);
  refresh (self);
}

static void
row_selected_cb (SumiEditorPage *self, GtkListBoxRow *row)
{
  if (!self->is_updating && row != NULL && gtk_list_box_row_get_index (row) != self->item)
    show_item (self, gtk_list_box_row_get_index (row));
}

static void
row_activated_cb (SumiEditorPage *self, GtkListBoxRow *row)
{
  adw_leaflet_set_visible_child_name (self->leaflet, "item");
}

/* Where what is asked is not in sight, there is a way to it. */
static void
update_pages (SumiEditorPage *self)
{
  gtk_widget_set_visible (
      self->panel_button,
      adw_leaflet_get_folded (self->leaflet) && is_puzzle (self)
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
      SumiPosition position;

      if (sumi_draft_position_from_text (gtk_editable_get_text (row), &position, NULL))
        push_position (self, position, "position");
      else
        gtk_widget_add_css_class (GTK_WIDGET (row), "error");
    }
  else if (row == self->tags_row)
    {
      g_auto (GStrv) words = g_strsplit (gtk_editable_get_text (row), ",", -1);
      g_autofree char *path = sumi_draft_item_path ((guint) self->item, "tags");
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
                                     : sumi_draft_item_path ((guint) self->item, "difficulty");
  sumi_draft_file_push (self->file,
                        level == 0 ? sumi_draft_remove (get_draft (self), path)
                                   : sumi_draft_set_int (get_draft (self), path, level),
                        NULL);
}

static void
task_changed_cb (SumiEditorPage *self)
{
  SumiTask task = sumi_task_editor_get_task (self->task_editor);

  sumi_draft_file_push (
      self->file, sumi_draft_set_task (get_draft (self), (guint) self->item, &task), "task");
}

static void
option_changed_cb (SumiEditorPage *self, guint option, const char *text)
{
  g_autofree char *path = g_strdup_printf ("items[%d].task.options[%u]", self->item, option);
  g_autofree char *text_path = find_text (self, path);

  push_text (self, text_path, text);
}

/* The first square of a stroke says what the stroke does: where the disc is there already, it takes
 * discs of that colour away. */
static void
painted_cb (SumiEditorPage *self, int square, gboolean begins)
{
  SumiPosition position = get_position (self);
  SumiBitboard at = sumi_bitboard_of (square);
  SumiBitboard black = sumi_position_discs (position, SUMI_BLACK);
  SumiBitboard white = sumi_position_discs (position, SUMI_WHITE);
  g_autofree char *group = NULL;

  if (!is_puzzle (self))
    return;
  if (begins)
    {
      self->erases = (self->tool == SUMI_BLACK && (black & at) != 0)
                     || (self->tool == SUMI_WHITE && (white & at) != 0);
      self->n_strokes++;
    }
  black &= ~at;
  white &= ~at;
  if (!self->erases && self->tool == SUMI_BLACK)
    black |= at;
  else if (!self->erases && self->tool == SUMI_WHITE)
    white |= at;
  group = g_strdup_printf ("stroke %u", self->n_strokes);
  push_position (self, sumi_position_make (black, white, position.turn), group);
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
    g_signal_emit (self, signals[TRY_WANTED], 0, trial);
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
  g_autoptr (SumiDraft) alone = sumi_draft_take_alone (get_draft (self), (guint) self->item);
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
  SumiTask task;

  if (is_puzzle (self) && sumi_draft_get_task (draft, (guint) self->item, &task))
    {
      g_autoptr (SumiDraft) before = draft;

      task = sumi_draft_complete_task (&task, start);
      draft = sumi_draft_set_task (before, n, &task);
    }
  self->item = (int) n;
  sumi_draft_file_push (self->file, draft, NULL);
  adw_leaflet_set_visible_child_name (self->leaflet, "item");
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
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
  SumiDraft *draft = sumi_draft_duplicate_item (get_draft (self), (guint) self->item);

  self->item++;
  sumi_draft_file_push (self->file, draft, NULL);
}

static void
delete_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  g_autofree char *path = sumi_draft_item_path ((guint) self->item, NULL);

  sumi_draft_file_push (self->file, sumi_draft_remove (get_draft (self), path), NULL);
  offer_undo (self, C_("message", "Deleted"));
}

static void
move (SumiEditorPage *self, int by)
{
  g_autofree char *path = sumi_draft_item_path ((guint) self->item, NULL);
  SumiDraft *draft = sumi_draft_move (get_draft (self), path, (guint) (self->item + by));

  self->item += by;
  sumi_draft_file_push (self->file, draft, NULL);
}

static void
up_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move (SUMI_EDITOR_PAGE (widget), -1);
}

static void
down_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move (SUMI_EDITOR_PAGE (widget), 1);
}

static void
side_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  SumiPosition position = get_position (self);

  push_position (self,
                 sumi_position_make (sumi_position_discs (position, SUMI_BLACK),
                                     sumi_position_discs (position, SUMI_WHITE),
                                     sumi_color_opposite (position.turn)),
                 NULL);
}

static void
clear_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  push_position (self, sumi_position_make (0, 0, get_position (self).turn), NULL);
}

static void
start_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  push_position (SUMI_EDITOR_PAGE (widget), sumi_position_start (SUMI_RULES_BLACK_FIRST), NULL);
}

static void
turn_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  SumiSymmetry symmetry = g_str_equal (action_name, "editor.mirror") ? MIRRORED : CLOCKWISE;

  sumi_draft_file_push (
      self->file, sumi_draft_turn_item (get_draft (self), (guint) self->item, symmetry), NULL);
}

static void
swap_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  sumi_draft_file_push (self->file, sumi_draft_swap_item (get_draft (self), (guint) self->item),
                        NULL);
}

/* Shows the page NAME of those beside each other, where only one is in sight; focuses WIDGET. */
static void
go_to (SumiEditorPage *self, const char *name, GtkWidget *widget)
{
  adw_leaflet_set_visible_child_name (self->leaflet, name);
  gtk_widget_grab_focus (widget);
}

static void
panel_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  go_to (self, "panel", GTK_WIDGET (self->task_editor));
}

/* From the list to the board, to what is asked, and to the list again. */
static void
pane_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->items);

  if (focus != NULL && is_puzzle (self) && gtk_widget_is_ancestor (focus, self->board_box))
    go_to (self, "panel", GTK_WIDGET (self->task_editor));
  else if (is_puzzle (self) && (focus == NULL || !gtk_widget_is_ancestor (focus, self->panel)))
    go_to (self, "item", GTK_WIDGET (self->board));
  else if (row != NULL)
    go_to (self, "items", GTK_WIDGET (row));
}

static void
claims_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  SumiDraft *draft
    = self->proof != NULL
          ? sumi_draft_fill_claims (get_draft (self), (guint) self->item, self->proof)
          : NULL;

  if (draft != NULL)
    sumi_draft_file_push (self->file, draft, NULL);
}

static void
stop_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  stop_proof (self);
  set_status (self, _("Not proved: the proof was stopped"), "process-stop-symbolic");
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiEditorPage *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);
  SumiPosition position;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_error (&error);
  if (text != NULL && sumi_draft_position_from_text (text, &position, &error))
    push_position (self, position, NULL);
  else
    show_toast (self, error != NULL ? error->message : _("There is no position in this text."));
}

static void
paste_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), self->pasting, pasted_cb, self);
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
    {
      stop_proof (self);
      sumi_draft_file_flush (self->file);
    }
  g_clear_handle_id (&self->pages_idle, g_source_remove);
  if (self->pasting != NULL)
    g_cancellable_cancel (self->pasting);
  g_clear_object (&self->pasting);
  sumi_wait_stop (&self->checking);
  g_clear_pointer (&self->checked, json_node_unref);
  g_clear_object (&self->trial);
  g_clear_object (&self->deleted);
  g_clear_object (&self->file);
  g_clear_pointer (&self->asked, json_node_unref);
  g_clear_pointer (&self->proof, sumi_draft_proof_unref);
  G_OBJECT_CLASS (sumi_editor_page_parent_class)->dispose (object);
}

static void
sumi_editor_page_finalize (GObject *object)
{
  g_hash_table_unref (SUMI_EDITOR_PAGE (object)->verdicts);
  G_OBJECT_CLASS (sumi_editor_page_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "editor.undo", undo_cb },           { "editor.redo", redo_cb },
    { "editor.save", save_cb },           { "editor.try", try_cb },
    { "editor.add", add_cb },             { "editor.duplicate", duplicate_cb },
    { "editor.delete", delete_cb },       { "editor.up", up_cb },
    { "editor.down", down_cb },           { "editor.side", side_cb },
    { "editor.clear", clear_cb },         { "editor.start", start_cb },
    { "editor.mirror", turn_cb },         { "editor.turn", turn_cb },
    { "editor.swap", swap_cb },           { "editor.claims", claims_cb },
    { "editor.stop", stop_cb },           { "editor.paste", paste_cb },
    { "editor.take-outside", outside_cb }, { "editor.pane", pane_cb },
    { "editor.panel", panel_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
}

/* What is chosen, or what an empty pack begins with. */
static gboolean
sumi_editor_page_grab_focus (GtkWidget *widget)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->items);

  return gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : self->add_button);
}

static void
sumi_editor_page_class_init (SumiEditorPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_editor_page_dispose;
  object_class->finalize = sumi_editor_page_finalize;
  widget_class->grab_focus = sumi_editor_page_grab_focus;
  widget_class->focus = sumi_ui_focus_child;

  signals[SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  signals[TRY_WANTED] = g_signal_new ("try-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, SUMI_TYPE_PACK_FILE);

  install_actions (widget_class);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-editor-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, header);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, items);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, board_box);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, board);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, side_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, panel);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, panel_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, status_icon);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, status);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, stop_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, task_editor);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, wrong_list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, claims_label);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, pack_title_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, pack_summary_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, pack_author_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, pack_level_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, difficulty_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, title_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, prompt_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, hint_1_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, hint_2_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, hint_3_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, solution_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, position_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, tags_row);
  gtk_widget_class_bind_template_callback (widget_class, pages_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, task_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, option_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, painted_cb);
}

/* The tools are an action with a state, which the buttons show. */
static void
tool_changed_cb (SumiEditorPage *self, GVariant *parameter, GSimpleAction *action)
{
  g_simple_action_set_state (action, parameter);
  self->tool = g_variant_get_int32 (parameter);
}

static void
sumi_editor_page_init (SumiEditorPage *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) tool = g_simple_action_new_stateful (
      "use", G_VARIANT_TYPE_INT32, g_variant_new_int32 (SUMI_BLACK));

  self->item = -1;
  self->verdicts = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) json_node_unref, NULL);
  self->pasting = g_cancellable_new ();
  g_signal_connect_swapped (tool, "activate", G_CALLBACK (tool_changed_cb), self);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (tool));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "tool", G_ACTION_GROUP (group));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    gtk_editable_set_enable_undo (G_STRUCT_MEMBER (GtkEditable *, self, entries[i].offset), FALSE);
  gtk_editable_set_enable_undo (self->position_row, FALSE);
  gtk_editable_set_enable_undo (self->tags_row, FALSE);
}

/**
 * sumi_editor_page_new: edits the draft of FILE.
 */
GtkWidget *
sumi_editor_page_new (SumiDraftFile *file)
{
  SumiEditorPage *self = g_object_new (SUMI_TYPE_EDITOR_PAGE, NULL);

  self->file = g_object_ref (file);
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
  show_item (self, (int) item);
  adw_leaflet_set_visible_child_name (self->leaflet, "item");
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
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
  return self->proof_timeout != 0 || sumi_wait_is_on (&self->proving)
             ? NULL
             : gtk_label_get_label (self->status);
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
