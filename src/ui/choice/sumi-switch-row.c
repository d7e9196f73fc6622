/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-switch-row.h"

#include "sumi-ui-focus.h"

/* Accessibility: role SWITCH, with what it is; the switch in it is not there for screen readers.
 *
 * Action switch-row.toggle: for those who cannot press keys. */
struct _SumiSwitchRow
{
  AdwActionRow parent_instance;

  GtkSwitch *button;
};

enum
{
  PROP_ACTIVE = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (SumiSwitchRow, sumi_switch_row, ADW_TYPE_ACTION_ROW)

static void
switched_cb (SumiSwitchRow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
}

static void
sumi_switch_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_return_if_fail (id == PROP_ACTIVE);
  g_value_set_boolean (value, sumi_switch_row_get_active (SUMI_SWITCH_ROW (object)));
}

static void
sumi_switch_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  g_return_if_fail (id == PROP_ACTIVE);
  sumi_switch_row_set_active (SUMI_SWITCH_ROW (object), g_value_get_boolean (value));
}

static void
sumi_switch_row_class_init (SumiSwitchRowClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = sumi_switch_row_get_property;
  G_OBJECT_CLASS (klass)->set_property = sumi_switch_row_set_property;
  properties[PROP_ACTIVE]
    = g_param_spec_boolean ("active", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  gtk_widget_class_install_property_action (GTK_WIDGET_CLASS (klass), "switch-row.toggle",
                                            "active");
}

static void
sumi_switch_row_init (SumiSwitchRow *self)
{
  GtkWidget *button = gtk_switch_new ();

  self->button = GTK_SWITCH (button);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), button);
  sumi_ui_make_row_toggle (ADW_ACTION_ROW (self), button);
  g_signal_connect_object (button, "notify::active", G_CALLBACK (switched_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * sumi_switch_row_new: a row that is off.
 */
GtkWidget *
sumi_switch_row_new (void)
{
  return g_object_new (SUMI_TYPE_SWITCH_ROW, NULL);
}

/**
 * sumi_switch_row_get_active: whether SELF is on.
 */
gboolean
sumi_switch_row_get_active (SumiSwitchRow *self)
{
  return gtk_switch_get_active (self->button);
}

/**
 * sumi_switch_row_set_active: switches SELF on, or off.
 */
void
sumi_switch_row_set_active (SumiSwitchRow *self, gboolean is_active)
{
  gtk_switch_set_active (self->button, is_active);
}
