/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-announce.h"

/* What describes a button while nothing is announced, if that is not its tooltip. */
#define DESCRIPTION "sumi-description"

/* What describes BUTTON while nothing is announced describes it again. */
static void
describe (GtkWidget *button)
{
  const char *own = g_object_get_data (G_OBJECT (button), DESCRIPTION);
  const char *text = own != NULL ? own : gtk_widget_get_tooltip_text (button);

  if (text == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    text, -1);
}

static void
describe_again (gpointer data)
{
  g_autoptr (GtkWidget) button = data;

  describe (button);
}

/* Not at once: screen readers say what changes until they know that the focus is elsewhere. */
static void
announced_cb (GtkWidget *button, GParamSpec *pspec, gpointer data)
{
  g_signal_handlers_disconnect_by_func (button, announced_cb, data);
  g_idle_add_once (describe_again, g_object_ref (button));
}

/* What is to be said once a menu has closed, and the focus is back where it was. */
typedef struct
{
  GtkWidget *widget;
  char *text;
} Announcement;

static void
free_announcement (gpointer data, GClosure *closure)
{
  Announcement *announcement = data;

  g_object_unref (announcement->widget);
  g_free (announcement->text);
  g_free (announcement);
}

/* Whether FOCUS is in a menu; NULL: in one that is closing. */
static gboolean
is_in_menu (GtkWidget *focus)
{
  return focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

static void
menu_left_cb (GtkRoot *root, GParamSpec *pspec, Announcement *announcement)
{
  GtkWidget *focus = gtk_root_get_focus (root);
  g_autoptr (GtkWidget) widget = NULL;
  g_autofree char *text = NULL;

  if (is_in_menu (focus))
    return;
  widget = g_object_ref (announcement->widget);
  text = g_strdup (announcement->text);
  /* This also frees ANNOUNCEMENT. */
  g_signal_handlers_disconnect_by_func (root, menu_left_cb, announcement);
  sumi_ui_announce (widget, text);
}

/* Whether the description of BUTTON is what was announced last. */
static gboolean
is_announced (GtkWidget *button)
{
  return g_signal_handler_find (button, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, announced_cb, NULL) != 0;
}

/* Unless something was announced after all. */
static void
describe_later (gpointer data)
{
  g_autoptr (GtkWidget) button = data;

  if (!is_announced (button))
    describe (button);
}

/**
 * sumi_ui_describe: describes BUTTON by TEXT in the place of its tooltip, now and after each
 * announcement. Where it has the focus, so that the change is heard, what is announced at the same
 * time is heard instead: it tells the same, or more.
 */
void
sumi_ui_describe (GtkWidget *button, const char *text)
{
  if (g_strcmp0 (g_object_get_data (G_OBJECT (button), DESCRIPTION), text) == 0)
    return;
  g_object_set_data_full (G_OBJECT (button), DESCRIPTION, g_strdup (text), g_free);
  if (!gtk_widget_has_focus (button))
    {
      describe (button);
      return;
    }
  g_signal_handlers_disconnect_by_func (button, announced_cb, NULL);
  g_idle_add_once (describe_later, g_object_ref (button));
}

/**
 * sumi_ui_announce: lets screen readers say TEXT now, where a button has the focus in the window of
 * WIDGET: they say a description that changes of what has the focus, and no other text. It stays
 * until the focus is elsewhere or something else is announced: "" if what was is not true any more,
 * of which they say nothing. What was done from a menu is said once it has closed.
 */
void
sumi_ui_announce (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  Announcement *announcement;

  if (root == NULL)
    return;
  if (is_in_menu (focus))
    {
      announcement = g_new (Announcement, 1);
      *announcement = (Announcement){ g_object_ref (widget), g_strdup (text) };
      g_signal_connect_data (root, "notify::focus-widget", G_CALLBACK (menu_left_cb), announcement,
                             free_announcement, 0);
      return;
    }
  if (!GTK_IS_BUTTON (focus) || !gtk_widget_get_mapped (widget)
      || (*text == '\0' && !is_announced (focus)))
    return;
  /* What is said once more is heard only if it is a change. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "",
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
  g_signal_handlers_disconnect_by_func (focus, announced_cb, NULL);
  g_signal_connect (focus, "notify::has-focus", G_CALLBACK (announced_cb), NULL);
}
