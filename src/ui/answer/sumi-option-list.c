/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-option-list.h"

#include <glib/gi18n-lib.h>

#include "sumi-ui-announce.h"
#include "sumi-ui-names.h"

struct _SumiOptionList
{
  AdwBin parent_instance;

  GtkBox *box;
  char **texts;
};

/* How each mark looks, and what it says. */
typedef struct
{
  const char *icon_name;
  const char *description;
} Look;

static const Look LOOKS[] = {
  [SUMI_OPTION_OPEN] = { NULL, NULL },
  [SUMI_OPTION_CHOSEN] = { "radio-checked-symbolic", N_("Chosen.") },
  [SUMI_OPTION_RIGHT] = { "object-select-symbolic", N_("Right.") },
  [SUMI_OPTION_WRONG] = { "window-close-symbolic", N_("Not this one.") },
};

G_DEFINE_FINAL_TYPE (SumiOptionList, sumi_option_list, ADW_TYPE_BIN)

static GtkWidget *
create_option (int index, const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *icon = gtk_image_new (), *label;
  /* Translators: the number of an option, which is also its key, and the option. */
  g_autofree char *numbered = g_strdup_printf (_("%d. %s"), index + 1, text);
  g_autofree char *tooltip = g_strdup_printf (_("Choose this (%d)"), index + 1);

  label = gtk_label_new (numbered);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "option");
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, numbered,
                                  -1);
  sumi_ui_describe (button, "");
  sumi_ui_tidy_names (button);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", index);
  return button;
}

static gboolean
sumi_option_list_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (GTK_WIDGET (SUMI_OPTION_LIST (widget)->box), direction);
}

static void
sumi_option_list_finalize (GObject *object)
{
  g_clear_pointer (&SUMI_OPTION_LIST (object)->texts, g_strfreev);
  G_OBJECT_CLASS (sumi_option_list_parent_class)->finalize (object);
}

static void
sumi_option_list_class_init (SumiOptionListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sumi_option_list_finalize;
  GTK_WIDGET_CLASS (klass)->focus = sumi_option_list_move_focus;
}

static void
sumi_option_list_init (SumiOptionList *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Answers to choose from"), -1);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/**
 * sumi_option_list_set_texts: offers TEXTS, without any mark; choosing one activates ACTION with
 * its index from 0. What is offered already stays as it is, with the focus.
 */
void
sumi_option_list_set_texts (SumiOptionList *self, const char *action, char **texts)
{
  GtkWidget *child;

  if (self->texts != NULL
      && g_strv_equal ((const char *const *) self->texts, (const char *const *) texts))
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  for (int i = 0; texts[i] != NULL; i++)
    gtk_box_append (self->box, create_option (i, texts[i], action));
  g_strfreev (self->texts);
  self->texts = g_strdupv (texts);
}

/* NULL if there is no such option. */
static GtkWidget *
get_button (SumiOptionList *self, guint index)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  for (; button != NULL && index > 0; index--)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

/**
 * sumi_option_list_set_mark: marks the option INDEX, if there is one. An option that has this mark
 * stays as it is, so that a screen reader does not say again what it said of it.
 */
void
sumi_option_list_set_mark (SumiOptionList *self, guint index, SumiOptionMark mark)
{
  const Look *look = &LOOKS[mark];
  GtkWidget *button = get_button (self, index), *icon;

  if (button == NULL)
    return;
  icon = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  if (g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (icon)), look->icon_name) == 0)
    return;
  gtk_image_set_from_icon_name (GTK_IMAGE (icon), look->icon_name);
  if (mark == SUMI_OPTION_RIGHT)
    gtk_widget_add_css_class (button, "right");
  else
    gtk_widget_remove_css_class (button, "right");
  sumi_ui_describe (button, look->description != NULL ? _(look->description) : "");
}

/**
 * sumi_option_list_focus: gives the focus to the option INDEX, if there is one that can be chosen.
 */
gboolean
sumi_option_list_focus (SumiOptionList *self, guint index)
{
  GtkWidget *button = get_button (self, index);

  return button != NULL && gtk_widget_grab_focus (button);
}

/**
 * sumi_option_list_describe: lets screen readers say TEXT of the first option, if there is one,
 * until it is marked.
 */
void
sumi_option_list_describe (SumiOptionList *self, const char *text)
{
  GtkWidget *first = get_button (self, 0);

  if (first != NULL)
    sumi_ui_describe (first, text);
}
