/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui-names.h"

#include <glib/gi18n-lib.h>

/* A page of a stack is no widget. Without a name it would be read out by that of its class. */
static void
unname_pages (GtkStack *stack)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, "",
                                      -1);
    }
}

/* libadwaita 1.2 names the list in a group by its title; one without a title, and those that a row
 * is made of which opens, would be read out by the name of their class. */
static void
unname_lists (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      unname_lists (child);
}

static gboolean
is_without_title (GtkWidget *widget)
{
  return ADW_IS_PREFERENCES_GROUP (widget)
         && *adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (widget)) == '\0';
}

/* Under this name a row keeps that it is described. */
#define DESCRIBED "is-described"

static void
describe_by_subtitle (AdwActionRow *row)
{
  const char *subtitle = adw_action_row_get_subtitle (row);
  g_autofree char *plain = NULL;

  if (!adw_preferences_row_get_use_markup (ADW_PREFERENCES_ROW (row))
      || !pango_parse_markup (subtitle != NULL ? subtitle : "", -1, 0, NULL, &plain, NULL, NULL))
    plain = g_strdup (subtitle != NULL ? subtitle : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, plain,
                                  -1);
}

/**
 * sumi_ui_describe_row: lets screen readers say DESCRIPTION when ROW has the focus; NULL: what
 * stands below its title, which libadwaita 1.2 keeps from them, now or later.
 */
void
sumi_ui_describe_row (AdwActionRow *row, const char *description)
{
  g_object_set_data (G_OBJECT (row), DESCRIBED, row);
  if (description != NULL)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      description, -1);
      return;
    }
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (describe_by_subtitle), NULL);
  describe_by_subtitle (row);
}

static void
update_checked (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button), -1);
}

/**
 * sumi_ui_tell_active: lets screen readers say whether BUTTON is active, now and when that changes.
 * Its role is to be one of those that are checked: GTK 4.8 gives it that of a button which is
 * pressed, and of such a one they say nothing.
 */
void
sumi_ui_tell_active (GtkToggleButton *button)
{
  g_signal_connect (button, "notify::active", G_CALLBACK (update_checked), NULL);
  update_checked (button);
}

/* Whether WIDGET is a button to be told of. Others show or hide something, as those of menus do. */
static gboolean
is_choice (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return GTK_IS_TOGGLE_BUTTON (widget)
         && (role == GTK_ACCESSIBLE_ROLE_CHECKBOX || role == GTK_ACCESSIBLE_ROLE_RADIO);
}

/* What has the focus is a button in MENU_BUTTON, which GTK 4.8 describes by its tooltip only where
 * it shows an icon. */
static void
describe_menu_button (GtkWidget *menu_button)
{
  const char *tooltip = gtk_widget_get_tooltip_text (menu_button);

  if (tooltip != NULL && gtk_menu_button_get_label (GTK_MENU_BUTTON (menu_button)) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (menu_button)),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip, -1);
}

/* Why there is nothing on a page stands beside the buttons of WIDGET, which say nothing of it. */
static void
describe_buttons (GtkWidget *widget, const char *description)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_tooltip_text (widget) == NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    description, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe_buttons (child, description);
}

/**
 * sumi_ui_tidy_names: keeps screen readers from reading out the names of classes as those of the
 * images, pages of stacks and lists without a title in WIDGET, and describes the rows in it, the
 * buttons of menus and of pages that have nothing else, and those that are checked.
 */
void
sumi_ui_tidy_names (GtkWidget *widget)
{
  /* A row of choices says in its name what stands below its title. */
  if (ADW_IS_ACTION_ROW (widget) && !ADW_IS_COMBO_ROW (widget)
      && g_object_get_data (G_OBJECT (widget), DESCRIBED) == NULL)
    sumi_ui_describe_row (ADW_ACTION_ROW (widget), NULL);
  if (is_choice (widget))
    sumi_ui_tell_active (GTK_TOGGLE_BUTTON (widget));
  if (ADW_IS_EXPANDER_ROW (widget) || is_without_title (widget))
    unname_lists (widget);
  if (GTK_IS_MENU_BUTTON (widget))
    describe_menu_button (widget);
  if (ADW_IS_STATUS_PAGE (widget)
      && adw_status_page_get_description (ADW_STATUS_PAGE (widget)) != NULL)
    describe_buttons (widget, adw_status_page_get_description (ADW_STATUS_PAGE (widget)));
  if (GTK_IS_STACK (widget))
    unname_pages (GTK_STACK (widget));
  if (GTK_IS_IMAGE (widget))
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sumi_ui_tidy_names (child);
}

static const char *
get_choice (GtkDropDown *choice)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (choice);

  return item != NULL ? gtk_string_object_get_string (item) : "";
}

/* What has the focus is the button inside. */
static void
name_button (GtkDropDown *choice)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (choice));
  g_autofree char *name =
      /* Translators: what can be chosen, and what is. */
      g_strdup_printf (_("%s: %s"), gtk_widget_get_tooltip_text (GTK_WIDGET (choice)),
                       get_choice (choice));

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

/* The row of the list has the focus there. */
static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkWidget *label = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/**
 * sumi_ui_name_choice: lets screen readers say what CHOICE, of a GtkStringList, is about, which is
 * its tooltip, what is chosen, and what can be; by themselves the parts of it have no names.
 */
void
sumi_ui_name_choice (GtkDropDown *choice)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_drop_down_set_list_factory (choice, factory);
  g_signal_connect (choice, "notify::selected-item", G_CALLBACK (name_button), NULL);
  name_button (choice);
}

static void
name_text (AdwPreferencesRow *row)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (row), -1);
}

/* The button that takes what was typed has a tooltip alone. */
static void
name_buttons (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_BUTTON (widget) && tooltip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                    -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_buttons (child);
}

/**
 * sumi_ui_name_entry: lets screen readers say when ROW has the focus, and what it asks for; to be
 * called before it is shown, and before widgets of ours are added. What has the focus is the text
 * inside, which libadwaita 1.2 hides from them.
 */
void
sumi_ui_name_entry (AdwEntryRow *row)
{
  g_object_set (gtk_editable_get_delegate (GTK_EDITABLE (row)), "accessible-role",
                GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  g_signal_connect (row, "notify::title", G_CALLBACK (name_text), NULL);
  name_text (ADW_PREFERENCES_ROW (row));
  name_buttons (GTK_WIDGET (row));
}

/**
 * sumi_ui_describe_entry: lets screen readers say DESCRIPTION, such as what is wrong with what was
 * typed, when ROW has the focus; "" says nothing.
 */
void
sumi_ui_describe_entry (AdwEntryRow *row, const char *description)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

/**
 * sumi_ui_tell_found: lets screen readers say FOUND, of what was typed in SEARCH, which has the
 * focus while the list below it changes; NULL: what it is for, as its tooltip says.
 */
void
sumi_ui_tell_found (GtkSearchEntry *search, const char *found)
{
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (search), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      found != NULL ? found : gtk_widget_get_tooltip_text (GTK_WIDGET (search)), -1);
}
