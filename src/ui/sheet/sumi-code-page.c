/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-code-page.h"

#include "sumi-ui-announce.h"
#include "sumi-ui-names.h"
#include "sumi-ui-words.h"

struct _SumiCodePage
{
  SumiPage parent_instance;

  guint asked; /* the signal of what was asked for last */
  gboolean is_awaiting;

  GtkEditable *code;
  GtkLabel *message;
};

enum
{
  SOLVE_WANTED,
  SET_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiCodePage, sumi_code_page, SUMI_TYPE_PAGE)

/* What was said of another code says nothing of this one. */
static void
code_changed_cb (SumiCodePage *self)
{
  gboolean has_code = gtk_editable_get_text (self->code)[0] != '\0';

  self->is_awaiting = FALSE;
  sumi_code_page_refuse (self, "");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "code.solve", has_code);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "code.make-set", has_code);
}

static void
entered_cb (SumiCodePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "code.solve", NULL);
}

static void
ask (SumiCodePage *self, guint signal)
{
  self->asked = signal;
  self->is_awaiting = FALSE;
  g_signal_emit (self, signal, 0, gtk_editable_get_text (self->code));
}

static void
solve_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ask (SUMI_CODE_PAGE (widget), signals[SOLVE_WANTED]);
}

static void
make_set_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ask (SUMI_CODE_PAGE (widget), signals[SET_WANTED]);
}

static gboolean
sumi_code_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_CODE_PAGE (widget)->code));
}

static void
sumi_code_page_class_init (SumiCodePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = sumi_code_page_grab_focus;
  signals[SOLVE_WANTED]
    = g_signal_new ("solve-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SET_WANTED]
    = g_signal_new ("set-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_install_action (widget_class, "code.solve", NULL, solve_cb);
  gtk_widget_class_install_action (widget_class, "code.make-set", NULL, make_set_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-code-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiCodePage, code);
  gtk_widget_class_bind_template_child (widget_class, SumiCodePage, message);
  gtk_widget_class_bind_template_callback (widget_class, code_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
}

static void
sumi_code_page_init (SumiCodePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_name_entry (ADW_ENTRY_ROW (self->code));
  code_changed_cb (self);
}

GtkWidget *
sumi_code_page_new (void)
{
  return g_object_new (SUMI_TYPE_CODE_PAGE, NULL);
}

/**
 * sumi_code_page_continue: has the code that was typed on OTHER.
 */
void
sumi_code_page_continue (SumiCodePage *self, SumiCodePage *other)
{
  gtk_editable_set_text (self->code, gtk_editable_get_text (other->code));
}

/**
 * sumi_code_page_refuse: says MESSAGE, why the code names nothing; "" says nothing. It is that of
 * an error.
 */
void
sumi_code_page_refuse (SumiCodePage *self, const char *message)
{
  g_autofree char *sentence = sumi_ui_begin_sentence (message);

  gtk_label_set_label (self->message, sentence);
  sumi_ui_describe_entry (ADW_ENTRY_ROW (self->code), sentence);
  sumi_ui_announce (GTK_WIDGET (self), sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->message), message[0] != '\0');
}

/**
 * sumi_code_page_await: what the code names may be there in a moment: sumi_code_page_try_again() is
 * to ask for it again, unless another code is typed.
 */
void
sumi_code_page_await (SumiCodePage *self)
{
  self->is_awaiting = TRUE;
}

/**
 * sumi_code_page_try_again: asks once more for what is awaited, if anything is. It is no longer
 * where the page is not in sight.
 */
void
sumi_code_page_try_again (SumiCodePage *self)
{
  if (self->is_awaiting && gtk_widget_get_mapped (GTK_WIDGET (self)))
    ask (self, self->asked);
  else
    self->is_awaiting = FALSE;
}
