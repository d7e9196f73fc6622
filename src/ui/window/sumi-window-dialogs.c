/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-dialogs.h"

#include "sumi-preferences-window.h"
#include "sumi-ui-names.h"
#include "sumi-ui.h"

/* DIALOG outlives the window while its key is handled, which GTK 4.8 does not expect. */
static gboolean
quit_cb (GtkWidget *dialog, GVariant *arguments, gpointer data)
{
  gtk_window_set_transient_for (GTK_WINDOW (dialog), NULL);
  gtk_window_destroy (GTK_WINDOW (dialog));
  return gtk_widget_activate_action (data, "app.quit", NULL);
}

/* The keys of the application do not reach what is no window of it. */
static void
add_closing_keys (SumiWindow *self, GtkWindow *dialog)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>w"),
                      gtk_named_action_new ("window.close")));
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>q"),
                      gtk_callback_action_new (quit_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (dialog), keys);
}

/* Shows DIALOG before the window, and no longer than it. */
static void
present_dialog (SumiWindow *self, GtkWindow *dialog)
{
  add_closing_keys (self, dialog);
  gtk_window_set_transient_for (dialog, GTK_WINDOW (self));
  gtk_window_set_destroy_with_parent (dialog, TRUE);
  g_signal_connect (dialog, "unmap", G_CALLBACK (sumi_ui_close_popovers), NULL);
  gtk_window_present (dialog);
}

static SumiPreferencesWindow *
show_preferences (SumiWindow *self)
{
  GtkWidget *preferences = sumi_preferences_window_new (sumi_window_get_settings (self));

  gtk_window_set_modal (GTK_WINDOW (preferences), TRUE);
  sumi_ui_tidy_names (preferences);
  present_dialog (self, GTK_WINDOW (preferences));
  return SUMI_PREFERENCES_WINDOW (preferences);
}

static void
preferences_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  show_preferences (SUMI_WINDOW (widget));
}

/* The window of the keys is made when it is asked for, since it has hundreds of widgets. GTK itself
 * would make it with each window from a resource called gtk/help-overlay.ui. */
static void
show_help_overlay_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autoptr (GtkBuilder) builder
    = gtk_builder_new_from_resource ("/io/github/sumi_reversi/Sumi/sumi-help-overlay.ui");

  present_dialog (SUMI_WINDOW (widget),
                  GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
}

/**
 * sumi_window_install_dialog_actions: to be called by the class of the window.
 */
void
sumi_window_install_dialog_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL, preferences_cb);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL,
                                   show_help_overlay_cb);
}

/**
 * sumi_window_find_dialog: a dialog of TYPE before the window, owned by the caller; NULL without
 * one.
 */
GtkWindow *
sumi_window_find_dialog (SumiWindow *self, GType type)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type)
          && gtk_window_get_transient_for (window) == GTK_WINDOW (self))
        return g_steal_pointer (&window);
    }
  return NULL;
}

/**
 * sumi_window_renew_preferences: shows the preferences in the current language, if they are open.
 */
void
sumi_window_renew_preferences (SumiWindow *self)
{
  g_autoptr (GtkWindow) preferences
    = sumi_window_find_dialog (self, SUMI_TYPE_PREFERENCES_WINDOW);

  if (preferences == NULL)
    return;
  gtk_window_destroy (preferences);
  sumi_preferences_window_focus_language (show_preferences (self));
}
