/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-text.h"

#include "sumi-draft-item.h"
#include "sumi-editor-part.h"
#include "sumi-square-text.h"
#include "sumi-ui.h"

struct _SumiEditorText
{
  AdwBin parent_instance;

  SumiDraftFile *file;
  char *where; /* the step; NULL: none */
  gboolean is_updating;

  GtkTextView *view;
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
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-editor-text.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiEditorText, view);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorText, preview);
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

/**
 * sumi_editor_text_show: shows the text of the step at WHERE as it is now; NULL for none.
 */
void
sumi_editor_text_show (SumiEditorText *self, const char *where)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
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
  if (!g_str_equal (shown, text))
    gtk_text_buffer_set_text (buffer, text, -1);
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
