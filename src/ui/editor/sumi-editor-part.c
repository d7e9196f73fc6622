/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-part.h"

#include <string.h>

#include "sumi-draft-path.h"
#include "sumi-draft-texts.h"
#include "sumi-pack.h"
#include "sumi-ui-names.h"
#include "sumi-visible.h"

/**
 * sumi_editor_part_get_kind: what stands in DRAFT at WHERE; 0 for NULL.
 */
SumiEditorKind
sumi_editor_part_get_kind (const SumiDraft *draft, const char *where)
{
  g_autofree char *task = NULL;
  g_autofree char *path = NULL;
  const char *kind;
  guint item, step;

  if (where == NULL)
    return 0;
  if (sumi_draft_parse_step (where, &item, &step))
    {
      task = sumi_draft_member_path (where, "task");
      return sumi_draft_get (draft, task) != NULL ? SUMI_EDITOR_ASKING : SUMI_EDITOR_STEP;
    }
  path = sumi_draft_member_path (where, "kind");
  kind = sumi_draft_get_string (draft, path);
  if (g_strcmp0 (kind, "lesson") == 0)
    return SUMI_EDITOR_LESSON;
  return g_strcmp0 (kind, "game") == 0 ? SUMI_EDITOR_GAME : SUMI_EDITOR_PUZZLE;
}

/**
 * sumi_editor_part_get_text: the text at PATH of DRAFT in the pack's own language; "" if there is
 * none. Owned by the draft.
 */
const char *
sumi_editor_part_get_text (const SumiDraft *draft, const char *path)
{
  g_autofree char *text_path = sumi_draft_text_path (draft, path);
  const char *text = sumi_draft_get_string (draft, text_path);

  return text != NULL ? text : "";
}

/**
 * sumi_editor_part_push_text: changes the text at PATH of the draft of FILE to TEXT. What is typed
 * is undone together as long as it is about one field of one item. What no pack may hold, as it was
 * pasted from elsewhere, is left out.
 */
void
sumi_editor_part_push_text (SumiDraftFile *file, const char *path, const char *text)
{
  SumiDraft *draft = sumi_draft_file_get_draft (file);
  g_autofree char *text_path = sumi_draft_text_path (draft, path);
  gboolean is_short = g_str_has_suffix (path, "title") || g_str_equal (path, "license");
  g_autofree char *kept
    = sumi_visible_text (text, is_short ? SUMI_PACK_MAX_TITLE : SUMI_PACK_MAX_TEXT);

  sumi_draft_file_push (file, sumi_draft_set_text (draft, path, kept), text_path);
  /* Where nothing is kept of what was typed, nothing else takes it out of sight. */
  if (!g_str_equal (kept, text) && sumi_draft_file_get_draft (file) == draft)
    g_signal_emit_by_name (file, "changed");
}

static void
left_cb (GtkEventController *controller)
{
  gtk_widget_activate_action (gtk_event_controller_get_widget (controller), "editor.tidy", NULL);
}

/**
 * sumi_editor_part_prepare_row: lets ROW leave it to the draft to undo what is typed, and screen
 * readers say what it asks for; see sumi_ui_name_entry(). When the focus leaves such rows for
 * something else, what was left empty is taken away by the action editor.tidy.
 */
void
sumi_editor_part_prepare_row (AdwEntryRow *row)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (focus, "leave", G_CALLBACK (left_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (row), focus);
  gtk_editable_set_enable_undo (GTK_EDITABLE (row), FALSE);
  sumi_ui_name_entry (row);
}

/**
 * sumi_editor_part_compare: where NEW_TEXT differs from OLD_TEXT: behind *OUT_START characters,
 * those up to *OUT_OLD_END of the one stand in the place of those up to *OUT_NEW_END of the other.
 */
void
sumi_editor_part_compare (const char *old_text,
                          const char *new_text,
                          int *out_start,
                          int *out_old_end,
                          int *out_new_end)
{
  const char *old_end = old_text + strlen (old_text);
  const char *new_end = new_text + strlen (new_text);
  const char *old_start = old_text, *new_start = new_text;

  while (*old_start != '\0' && g_utf8_get_char (old_start) == g_utf8_get_char (new_start))
    {
      old_start = g_utf8_next_char (old_start);
      new_start = g_utf8_next_char (new_start);
    }
  while (old_end > old_start && new_end > new_start
         && g_utf8_get_char (g_utf8_prev_char (old_end))
                == g_utf8_get_char (g_utf8_prev_char (new_end)))
    {
      old_end = g_utf8_prev_char (old_end);
      new_end = g_utf8_prev_char (new_end);
    }
  *out_start = (int) g_utf8_pointer_to_offset (old_text, old_start);
  *out_old_end = (int) g_utf8_pointer_to_offset (old_text, old_end);
  *out_new_end = (int) g_utf8_pointer_to_offset (new_text, new_end);
}

/**
 * sumi_editor_part_show_text: shows TEXT in ROW; where it is there already, the cursor stays. Where
 * it is written in, as when that is undone, the cursor stands behind what is other than it was.
 */
void
sumi_editor_part_show_text (GtkEditable *row, const char *text)
{
  const char *shown = gtk_editable_get_text (row);
  int start, old_end, new_end;

  if (g_str_equal (shown, text))
    return;
  sumi_editor_part_compare (shown, text, &start, &old_end, &new_end);
  gtk_editable_set_text (row, text);
  if (gtk_widget_get_focus_child (GTK_WIDGET (row)) != NULL)
    gtk_editable_set_position (row, new_end);
}

/* The words of TEXT, which stand between commas, as a pack may hold them. */
static GStrv
split_words (const char *text)
{
  /* People also type the commas of Chinese and Japanese. */
  g_auto (GStrv) parts = g_regex_split_simple ("[,，、]", text, 0, 0);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0, n = 0; parts[i] != NULL && n < SUMI_PACK_MAX_LIST; i++)
    {
      g_autofree char *word = sumi_visible_text (g_strstrip (parts[i]), SUMI_PACK_MAX_TITLE);

      if (sumi_visible_is_blank (word))
        continue;
      g_strv_builder_add (words, word);
      n++;
    }
  return g_strv_builder_end (words);
}

/**
 * sumi_editor_part_push_words: changes the list of words at PATH of the draft of FILE to those of
 * TEXT, between which commas stand. What no pack may hold is left out.
 */
void
sumi_editor_part_push_words (SumiDraftFile *file, const char *path, const char *text)
{
  SumiDraft *draft = sumi_draft_file_get_draft (file);
  g_auto (GStrv) words = split_words (text);
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *list = json_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    json_array_add_string_element (list, words[i]);
  json_node_take_array (node, list);
  sumi_draft_file_push (file,
                        words[0] != NULL ? sumi_draft_set (draft, path, json_node_ref (node))
                                         : sumi_draft_remove (draft, path),
                        path);
}

/**
 * sumi_editor_part_show_words: shows the words at PATH of DRAFT in ROW, with commas between them.
 * Left alone where ROW says the same in another way, as a comma may be typed just now.
 */
void
sumi_editor_part_show_words (GtkEditable *row, const SumiDraft *draft, const char *path)
{
  g_autoptr (GString) shown = g_string_new (NULL);
  g_auto (GStrv) words = split_words (gtk_editable_get_text (row));
  g_autofree char *typed = g_strjoinv (", ", words);

  for (guint i = 0; i < sumi_draft_get_length (draft, path); i++)
    {
      g_autofree char *word_path = g_strdup_printf ("%s[%u]", path, i);
      const char *word = sumi_draft_get_string (draft, word_path);

      g_string_append_printf (shown, "%s%s", i > 0 ? ", " : "", word != NULL ? word : "");
    }
  if (!g_str_equal (typed, shown->str))
    sumi_editor_part_show_text (row, shown->str);
}
