/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-choice-row.h"

#include <glib/gi18n-lib.h>

/* Wide enough for most choices, and narrow enough for a popover in the narrowest window. */
#define MAX_CHARS 28

struct _SumiChoiceRow
{
  AdwComboRow parent_instance;
};

G_DEFINE_FINAL_TYPE (SumiChoiceRow, sumi_choice_row, ADW_TYPE_COMBO_ROW)

/* A screen reader says of a combo row of libadwaita 1.2 only what it is about. */
static void
name_row (SumiChoiceRow *self)
{
  GtkStringObject *item = adw_combo_row_get_selected_item (ADW_COMBO_ROW (self));
  g_autofree char *name
    = g_strdup_printf (_("%s: %s"), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)),
                       item != NULL ? gtk_string_object_get_string (item) : "");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
setup_cb (SumiChoiceRow *self, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), tick);
  gtk_list_item_set_child (item, box);
}

/* A tick that is only transparent keeps its room, so that no text moves. */
static void
update_tick (GtkListItem *item, GParamSpec *pspec, SumiChoiceRow *self)
{
  GtkWidget *tick = gtk_widget_get_last_child (gtk_list_item_get_child (item));
  gboolean is_selected
      = adw_combo_row_get_selected (ADW_COMBO_ROW (self)) == gtk_list_item_get_position (item);

  gtk_widget_set_opacity (tick, is_selected ? 1 : 0);
}

static void
bind_cb (SumiChoiceRow *self, GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkWidget *box = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)), text);
  /* What has the focus is the row of the list around it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_signal_connect_object (self, "notify::selected", G_CALLBACK (update_tick), item,
                           G_CONNECT_SWAPPED);
  update_tick (item, NULL, self);
}

static void
unbind_cb (SumiChoiceRow *self, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (self, update_tick, item);
}

static void
sumi_choice_row_class_init (SumiChoiceRowClass *klass)
{
}

static void
sumi_choice_row_init (SumiChoiceRow *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  adw_combo_row_set_list_factory (ADW_COMBO_ROW (self), factory);
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (self), TRUE);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  /* By its template it is labelled by its title alone. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  g_signal_connect (self, "notify::selected-item", G_CALLBACK (name_row), NULL);
  g_signal_connect (self, "notify::title", G_CALLBACK (name_row), NULL);
}
