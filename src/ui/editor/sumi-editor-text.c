/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-text.h"

#include "sumi-draft-path.h"
#include "sumi-editor-part.h"
#include "sumi-emphasis.h"
#include "sumi-square-text.h"
#include "sumi-term-chooser.h"
#include "sumi-ui-focus.h"

struct _SumiEditorText
{
  AdwBin parent_instance;

  SumiDraftFile *file;
  char *where; /* the step; NULL: none */
  gboolean is_updating;

  GtkTextView *view;
  GtkMenuButton *term_button;
  SumiSquareText *preview;
};

enum
{
  SQUARE_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiEditorText, sumi_editor_text, ADW_TYPE_BIN)

static void
text_changed_cb (SumiEditorText *self, GtkTextBuffer *buffer)
{
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;

  if (self->is_updating || self->where == NULL)
    return;
  g_object_get (buffer, "text", &text, NULL);
  path = sumi_draft_member_path (self->where, "text");
  sumi_editor_part_push_text (self->file, path, text);
}

static void
pointed_cb (SumiEditorText *self, int square)
{
  g_signal_emit (self, signals[SQUARE_POINTED], 0, square);
}

static void
term_chosen_cb (SumiEditorText *self, const char *name)
{
  sumi_editor_text_insert (self, name);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
term_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_menu_button_popup (SUMI_EDITOR_TEXT (widget)->term_button);
}

/* What is selected, without spaces around it, or the word at the cursor; FALSE if there is none. */
static gboolean
find_words (GtkTextBuffer *buffer, GtkTextIter *out_start, GtkTextIter *out_end)
{
  if (!gtk_text_buffer_get_selection_bounds (buffer, out_start, out_end))
    {
      if (gtk_text_iter_inside_word (out_start) && !gtk_text_iter_starts_word (out_start))
        gtk_text_iter_backward_word_start (out_start);
      else if (gtk_text_iter_ends_word (out_start))
        gtk_text_iter_backward_word_start (out_start);
      if (!gtk_text_iter_ends_word (out_end))
        gtk_text_iter_forward_word_end (out_end);
      return gtk_text_iter_starts_word (out_start);
    }
  while (g_unichar_isspace (gtk_text_iter_get_char (out_start))
         && gtk_text_iter_compare (out_start, out_end) < 0)
    gtk_text_iter_forward_char (out_start);
  while (gtk_text_iter_compare (out_start, out_end) < 0)
    {
      GtkTextIter before = *out_end;

      gtk_text_iter_backward_char (&before);
      if (!g_unichar_isspace (gtk_text_iter_get_char (&before)))
        return TRUE;
      *out_end = before;
    }
  return FALSE;
}

/* Deletes the mark of emphasis before AT, or with IS_AFTER after it; FALSE if there is none. */
static gboolean
drop_mark (GtkTextBuffer *buffer, GtkTextIter at, gboolean is_after)
{
  int length = (int) strlen (SUMI_EMPHASIS_MARK);
  GtkTextIter other = at;
  g_autofree char *text = NULL;

  gtk_text_iter_forward_chars (&other, is_after ? length : -length);
  text = gtk_text_buffer_get_slice (buffer, &at, &other, TRUE);
  if (!g_str_equal (text, SUMI_EMPHASIS_MARK))
    return FALSE;
  gtk_text_buffer_delete (buffer, &at, &other);
  return TRUE;
}

/* Emphasizes words, or no longer where they are. */
static void
bold_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (SUMI_EDITOR_TEXT (widget)->view);
  GtkTextIter start, end, at;
  GtkTextMark *first, *last;

  if (!find_words (buffer, &start, &end))
    return;
  first = gtk_text_buffer_create_mark (buffer, NULL, &start, FALSE);
  last = gtk_text_buffer_create_mark (buffer, NULL, &end, TRUE);
  gtk_text_buffer_begin_user_action (buffer);
  if (drop_mark (buffer, end, TRUE))
    {
      gtk_text_buffer_get_iter_at_mark (buffer, &at, first);
      drop_mark (buffer, at, FALSE);
    }
  else
    {
      gtk_text_buffer_insert (buffer, &end, SUMI_EMPHASIS_MARK, -1);
      gtk_text_buffer_get_iter_at_mark (buffer, &at, first);
      gtk_text_buffer_insert (buffer, &at, SUMI_EMPHASIS_MARK, -1);
    }
  gtk_text_buffer_end_user_action (buffer);
  gtk_text_buffer_get_iter_at_mark (buffer, &start, first);
  gtk_text_buffer_get_iter_at_mark (buffer, &end, last);
  gtk_text_buffer_select_range (buffer, &start, &end);
  gtk_text_buffer_delete_mark (buffer, first);
  gtk_text_buffer_delete_mark (buffer, last);
}

static gboolean
sumi_editor_text_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_EDITOR_TEXT (widget)->view));
}

static void
sumi_editor_text_dispose (GObject *object)
{
  SumiEditorText *self = SUMI_EDITOR_TEXT (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->where, g_free);
  G_OBJECT_CLASS (sumi_editor_text_parent_class)->dispose (object);
}

static void
sumi_editor_text_class_init (SumiEditorTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_editor_text_dispose;
  widget_class->grab_focus = sumi_editor_text_grab_focus;
  widget_class->focus = sumi_ui_focus_child;
  signals[SQUARE_POINTED] = g_signal_new ("square-pointed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                          G_TYPE_INT);
  g_type_ensure (SUMI_TYPE_TERM_CHOOSER);
  gtk_widget_class_install_action (widget_class, "text.bold", NULL, bold_cb);
  gtk_widget_class_install_action (widget_class, "text.term", NULL, term_cb);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-editor-text.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiEditorText, view);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorText, preview);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorText, term_button);
  gtk_widget_class_bind_template_callback (widget_class, term_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
}

static void
sumi_editor_text_init (SumiEditorText *self)
{
  GtkTextBuffer *buffer;

  gtk_widget_init_template (GTK_WIDGET (self));
  buffer = gtk_text_view_get_buffer (self->view);
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  g_signal_connect_object (buffer, "changed", G_CALLBACK (text_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * sumi_editor_text_set_file: changes the draft of FILE. To be called once.
 */
void
sumi_editor_text_set_file (SumiEditorText *self, SumiDraftFile *file)
{
  self->file = g_object_ref (file);
}

/* Makes NEW_TEXT of OLD_TEXT, which BUFFER has. The cursor stands behind what is other than it was,
 * where one goes on to write when a change is undone. */
static void
change_text (GtkTextBuffer *buffer, const char *old_text, const char *new_text)
{
  int start, old_end, new_end;
  GtkTextIter from, to;
  g_autofree char *words = NULL;

  sumi_editor_part_compare (old_text, new_text, &start, &old_end, &new_end);
  words = g_utf8_substring (new_text, start, new_end);
  gtk_text_buffer_get_iter_at_offset (buffer, &from, start);
  gtk_text_buffer_get_iter_at_offset (buffer, &to, old_end);
  gtk_text_buffer_delete (buffer, &from, &to);
  gtk_text_buffer_insert (buffer, &from, words, -1);
  gtk_text_buffer_place_cursor (buffer, &from);
}

/**
 * sumi_editor_text_show: shows the text of the step at WHERE as it is now; NULL for none.
 */
void
sumi_editor_text_show (SumiEditorText *self, const char *where)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  gboolean is_other = g_strcmp0 (where, self->where) != 0;
  char *copy = g_strdup (where);
  g_autofree char *path = NULL;
  g_autofree char *shown = NULL;
  const char *text;

  g_free (self->where);
  self->where = copy;
  if (where == NULL)
    return;
  path = sumi_draft_member_path (where, "text");
  text = sumi_editor_part_get_text (sumi_draft_file_get_draft (self->file), path);
  self->is_updating = TRUE;
  g_object_get (buffer, "text", &shown, NULL);
  if (is_other)
    gtk_text_buffer_set_text (buffer, text, -1);
  else if (!g_str_equal (shown, text))
    change_text (buffer, shown, text);
  sumi_square_text_set_text (self->preview, text);
  self->is_updating = FALSE;
}

/**
 * sumi_editor_text_insert: writes WORDS where the text is written on.
 */
void
sumi_editor_text_insert (SumiEditorText *self, const char *words)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);

  gtk_text_buffer_delete_selection (buffer, TRUE, TRUE);
  gtk_text_buffer_insert_at_cursor (buffer, words, -1);
}
