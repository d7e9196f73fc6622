/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-start-row.h"

#include <glib/gi18n-lib.h>

#include "sumi-record.h"
#include "sumi-words.h"

struct _SumiStartRow
{
  AdwBin parent_instance;

  gboolean is_right; /* nothing stands there, or something that was read */
  gboolean has_opening;
  SumiTranscript opening;

  GtkTextView *field;
  GtkLabel *label;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiStartRow, sumi_start_row, ADW_TYPE_BIN)

/* What was read, as a sentence. */
static char *
describe (const SumiTranscript *opening)
{
  gulong n = (gulong) opening->n_moves;

  if (n == 0)
    return g_strdup (opening->end.turn == SUMI_BLACK ? _("A position. Black is to move.")
                                                     : _("A position. White is to move."));
  if (opening->end.turn == SUMI_BLACK)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A game of %d move. Black is to move.",
                                         "A game of %d moves. Black is to move.", n),
                            opening->n_moves);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A game of %d move. White is to move.",
                                       "A game of %d moves. White is to move.", n),
                          opening->n_moves);
}

static char *
read_text (SumiStartRow *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = sumi_record_read_entry (text, &error);

  if (records == NULL)
    return sumi_words_explain_place (error->message);
  if (records->len == 0)
    return g_strdup (_("There is no game in this text."));
  self->opening = ((const SumiGameRecord *) records->pdata[0])->moves;
  if (sumi_position_is_over (self->opening.end))
    return g_strdup (_("This game is over: neither side can move."));
  self->is_right = self->has_opening = TRUE;
  return describe (&self->opening);
}

static void
text_changed_cb (SumiStartRow *self)
{
  g_autofree char *text = sumi_start_row_get_text (self);
  g_autofree char *words = NULL;

  g_strstrip (text);
  self->is_right = *text == '\0';
  self->has_opening = FALSE;
  words = self->is_right ? g_strdup (_("Empty: from the beginning.")) : read_text (self, text);
  gtk_label_set_label (self->label, words);
  if (self->is_right)
    gtk_widget_remove_css_class (GTK_WIDGET (self->label), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->label), "error");
  /* The field carries what was read, so that it is heard where it was typed. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->field), GTK_ACCESSIBLE_STATE_INVALID,
                               self->is_right ? GTK_ACCESSIBLE_INVALID_FALSE
                                              : GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
sumi_start_row_class_init (SumiStartRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-start-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiStartRow, field);
  gtk_widget_class_bind_template_child (widget_class, SumiStartRow, label);
}

static void
sumi_start_row_init (SumiStartRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_text_view_get_buffer (self->field), "changed",
                           G_CALLBACK (text_changed_cb), self, G_CONNECT_SWAPPED);
  text_changed_cb (self);
}

void
sumi_start_row_set_text (SumiStartRow *self, const char *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->field), text, -1);
}

/**
 * sumi_start_row_get_text: what stands in the field; owned by the caller.
 */
char *
sumi_start_row_get_text (SumiStartRow *self)
{
  char *text;

  g_object_get (gtk_text_view_get_buffer (self->field), "text", &text, NULL);
  return text;
}

/**
 * sumi_start_row_is_right: whether a game can start from what stands there.
 */
gboolean
sumi_start_row_is_right (SumiStartRow *self)
{
  return self->is_right;
}

/**
 * sumi_start_row_get_opening: what was read; FALSE if the game starts from the beginning.
 */
gboolean
sumi_start_row_get_opening (SumiStartRow *self, SumiTranscript *out_opening)
{
  if (!self->has_opening)
    return FALSE;
  *out_opening = self->opening;
  return TRUE;
}
