/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-classroom.h"

#include <glib/gi18n-lib.h>

#include "sumi-split.h"
#include "sumi-ui-toast.h"
#include "sumi-window-private.h"
#include "sumi-window-toasts.h"

#define LARGE_VIEW_CLASS "large-view"

/* Says at once how to leave the view, in the place of what was said of the other one. */
static void
tell_way_out (SumiWindow *self, const char *text)
{
  g_autoptr (AdwToast) before = self->way_out;
  AdwToast *toast = sumi_ui_create_toast (text);

  self->way_out = g_object_ref (toast);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  sumi_window_add_toast (self, toast);
  if (before != NULL)
    adw_toast_dismiss (before);
}

/* What was left already is not said any more. */
static void
take_words_back (SumiWindow *self)
{
  if (self->way_out != NULL)
    adw_toast_dismiss (self->way_out);
  g_clear_object (&self->way_out);
}

/* Tells each split below WIDGET. */
static void
set_alone (GtkWidget *widget, gboolean is_alone)
{
  if (SUMI_IS_SPLIT (widget))
    sumi_split_set_alone (SUMI_SPLIT (widget), is_alone);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_alone (child, is_alone);
}

static gboolean
has_large_view (SumiWindow *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), LARGE_VIEW_CLASS);
}

static gboolean
is_demonstrating (SumiWindow *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), SUMI_SPLIT_ALONE_CLASS);
}

/* Shows the window on the whole screen and marks it by STYLE_CLASS, and tells WAY_OUT. */
static void
enter (SumiWindow *self, const char *style_class, const char *way_out)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), style_class);
  gtk_window_fullscreen (GTK_WINDOW (self));
  tell_way_out (self, way_out);
}

/* The other view, if the window was in that too, still has the whole screen. */
static void
leave (SumiWindow *self, const char *style_class)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), style_class);
  if (!has_large_view (self) && !is_demonstrating (self))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  take_words_back (self);
}

/* For the back of a classroom: the whole screen, and text that is read from afar. */
static void
set_large_view (SumiWindow *self, gboolean is_large)
{
  if (is_large)
    enter (self, LARGE_VIEW_CLASS, _("F11 or Escape leaves the large view"));
  else
    leave (self, LARGE_VIEW_CLASS);
}

/* For a projector: the whole screen, and of each page the board alone. */
static void
set_demonstrating (SumiWindow *self, gboolean is_on)
{
  if (is_on)
    enter (self, SUMI_SPLIT_ALONE_CLASS,
           _("Draw arrows with the right button, or with Shift+Space from one square to another. "
             "Shift+F11 or Escape leaves the demonstration"));
  else
    leave (self, SUMI_SPLIT_ALONE_CLASS);
  set_alone (GTK_WIDGET (self), is_on);
}

static void
large_view_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_large_view (SUMI_WINDOW (widget), !has_large_view (SUMI_WINDOW (widget)));
}

static void
demonstrate_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_demonstrating (SUMI_WINDOW (widget), !is_demonstrating (SUMI_WINDOW (widget)));
}

/**
 * sumi_window_leave_classroom: leaves what is shown on the whole screen; FALSE if nothing is.
 */
gboolean
sumi_window_leave_classroom (SumiWindow *self)
{
  if (is_demonstrating (self))
    set_demonstrating (self, FALSE);
  else if (has_large_view (self))
    set_large_view (self, FALSE);
  else
    return FALSE;
  return TRUE;
}

/**
 * sumi_window_install_classroom_actions: to be called by the class of the window.
 */
void
sumi_window_install_classroom_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.large-view", NULL, large_view_cb);
  gtk_widget_class_install_action (widget_class, "win.demonstrate", NULL, demonstrate_cb);
}
