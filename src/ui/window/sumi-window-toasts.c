/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-toasts.h"

#include <glib/gi18n-lib.h>

#include "sumi-ui-toast.h"
#include "sumi-window-private.h"

/* What TOAST tells of, and how it is undone. */
typedef struct
{
  AdwToast *toast;
  SumiUndoFunc func;
  gpointer data;
  GDestroyNotify free_data;
} Undo;

/* What is told stands at once in the place of what was told before, which may not be true now. */
static void
toast_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  AdwToast *toast = sumi_ui_create_toast (g_variant_get_string (parameter, NULL));
  AdwToast *before = self->told;

  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  sumi_window_add_toast (self, toast);
  if (before != NULL)
    adw_toast_dismiss (before);
  g_set_weak_pointer (&self->told, toast);
}

static void
free_undo (gpointer data)
{
  Undo *undo = data;

  undo->free_data (undo->data);
  g_object_unref (undo->toast);
  g_free (undo);
}

/* What undoes what TOAST tells of, for the caller; NULL: its time is over. */
static Undo *
take_undo (SumiWindow *self, AdwToast *toast)
{
  for (GList *link = self->undos.head; link != NULL; link = link->next)
    {
      Undo *undo = link->data;

      if (undo->toast != toast)
        continue;
      g_queue_delete_link (&self->undos, link);
      return undo;
    }
  return NULL;
}

static void
undo_clicked_cb (SumiWindow *self, AdwToast *toast)
{
  Undo *undo = take_undo (self, toast);

  if (undo == NULL)
    return;
  undo->func (self, undo->data);
  free_undo (undo);
}

static void
undo_dismissed_cb (SumiWindow *self, AdwToast *toast)
{
  Undo *undo = take_undo (self, toast);

  g_clear_pointer (&undo, free_undo);
}

/* As the button of the last toast does. */
static void
undo_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const Undo *last = g_queue_peek_head (&SUMI_WINDOW (widget)->undos);
  g_autoptr (AdwToast) toast = last != NULL ? g_object_ref (last->toast) : NULL;

  if (toast == NULL)
    return;
  g_signal_emit_by_name (toast, "button-clicked");
  adw_toast_dismiss (toast);
}

/**
 * sumi_window_install_toast_actions: to be called by the class of the window.
 */
void
sumi_window_install_toast_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.toast", "s", toast_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_cb);
}

/**
 * sumi_window_add_toast: shows TOAST, which the window takes, below whatever is in sight.
 */
void
sumi_window_add_toast (SumiWindow *self, AdwToast *toast)
{
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/**
 * sumi_window_add_undo: the same with a button that undoes what TOAST tells, as does the action
 * win.undo: by UNDO, once at most. DATA is taken, and freed by FREE_DATA. What was done last is
 * undone first.
 */
void
sumi_window_add_undo (SumiWindow *self,
                      AdwToast *toast,
                      SumiUndoFunc undo,
                      gpointer data,
                      GDestroyNotify free_data)
{
  Undo *added = g_new (Undo, 1);

  *added = (Undo){ g_object_ref (toast), undo, data, free_data };
  adw_toast_set_button_label (toast, C_("button", "Undo"));
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (undo_dismissed_cb), self,
                           G_CONNECT_SWAPPED);
  g_queue_push_head (&self->undos, added);
  sumi_window_add_toast (self, toast);
}

/**
 * sumi_window_forget_undos: nothing that was told can be undone any more.
 */
void
sumi_window_forget_undos (SumiWindow *self)
{
  g_queue_clear_full (&self->undos, free_undo);
}
