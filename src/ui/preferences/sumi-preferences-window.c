/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-preferences-window.h"

#include <glib/gi18n-lib.h>

#include "sumi-switch-row.h"
#include "sumi-translation.h"

/* Not an AdwPreferencesWindow: with libadwaita 1.2 it leaves every group of rows in memory. */
struct _SumiPreferencesWindow
{
  AdwWindow parent_instance;

  char **languages; /* that can be chosen; first "", that of the desktop */

  AdwComboRow *language;
  AdwComboRow *text_size;
  AdwComboRow *board_theme;
  AdwComboRow *motion;
  AdwComboRow *warnings;
  SumiSwitchRow *coordinates;
  SumiSwitchRow *legal_moves;
  SumiSwitchRow *preview;
  SumiSwitchRow *sounds;
  SumiSwitchRow *every_reply;
  SumiSwitchRow *ask_why;
  SumiSwitchRow *values;
};

G_DEFINE_FINAL_TYPE (SumiPreferencesWindow, sumi_preferences_window, ADW_TYPE_WINDOW)

/* What the settings call the choices of a row, in its order. */
static const char *const TEXT_SIZES[] = { "normal", "large", "larger", "huge", NULL };
static const char *const THEMES[] = { "green", "slate", NULL };
static const char *const MOTIONS[] = { "normal", "slow", "none", NULL };
static const char *const WARNINGS[] = { "never", "corner", "forced-corner", "result", NULL };

static gboolean
nick_to_position (GValue *value, GVariant *variant, gpointer data)
{
  const char *const *nicks = data;

  for (guint i = 0; nicks[i] != NULL; i++)
    {
      if (g_str_equal (nicks[i], g_variant_get_string (variant, NULL)))
        g_value_set_uint (value, i);
    }
  return TRUE;
}

/* A row that has no choices yet, or not any more, has none that is selected. */
static GVariant *
position_to_nick (const GValue *value, const GVariantType *type, gpointer data)
{
  const char *const *nicks = data;
  guint position = g_value_get_uint (value);

  return position < g_strv_length ((char **) data) ? g_variant_new_string (nicks[position]) : NULL;
}

static void
bind_row (GSettings *settings, const char *key, AdwComboRow *row, const char *const *nicks)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                nick_to_position, position_to_nick, g_strdupv ((char **) nicks),
                                (GDestroyNotify) g_strfreev);
}

/* Each language has its own name, so that who cannot read the one in sight finds it. */
static void
list_languages (SumiPreferencesWindow *self)
{
  g_auto (GStrv) translated = sumi_translation_list ();
  g_autoptr (GStrvBuilder) languages = g_strv_builder_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_strv_builder_add (languages, "");
  gtk_string_list_append (names, _("Same as the desktop"));
  for (guint i = 0; translated[i] != NULL; i++)
    {
      g_strv_builder_add (languages, translated[i]);
      gtk_string_list_append (names, sumi_translation_get_name (translated[i]));
    }
  self->languages = g_strv_builder_end (languages);
  adw_combo_row_set_model (self->language, G_LIST_MODEL (names));
}

static void
sumi_preferences_window_finalize (GObject *object)
{
  g_strfreev (SUMI_PREFERENCES_WINDOW (object)->languages);
  G_OBJECT_CLASS (sumi_preferences_window_parent_class)->finalize (object);
}

static void
sumi_preferences_window_class_init (SumiPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sumi_preferences_window_finalize;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/sumi_reversi/Sumi/"
                                                             "sumi-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, language);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, text_size);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, board_theme);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, motion);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, warnings);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, coordinates);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, legal_moves);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, preview);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, sounds);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, every_reply);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, ask_why);
  gtk_widget_class_bind_template_child (widget_class, SumiPreferencesWindow, values);
}

static void
sumi_preferences_window_init (SumiPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  list_languages (self);
}

/**
 * sumi_preferences_window_new: a window that shows SETTINGS, and changes them as soon as something
 * is chosen.
 */
GtkWidget *
sumi_preferences_window_new (GSettings *settings)
{
  SumiPreferencesWindow *self = g_object_new (SUMI_TYPE_PREFERENCES_WINDOW, NULL);
  const struct
  {
    const char *key;
    SumiSwitchRow *widget;
  } switches[] = {
    { "show-coordinates", self->coordinates },
    { "show-legal-moves", self->legal_moves },
    { "preview-moves", self->preview },
    { "sounds", self->sounds },
    { "every-reply", self->every_reply },
    { "ask-why", self->ask_why },
    { "show-values", self->values },
  };

  bind_row (settings, "language", self->language, (const char *const *) self->languages);
  bind_row (settings, "text-size", self->text_size, TEXT_SIZES);
  bind_row (settings, "board-theme", self->board_theme, THEMES);
  bind_row (settings, "motion", self->motion, MOTIONS);
  bind_row (settings, "warning-strength", self->warnings, WARNINGS);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_bind (settings, switches[i].key, switches[i].widget, "active",
                     G_SETTINGS_BIND_DEFAULT);
  return GTK_WIDGET (self);
}

/**
 * sumi_preferences_window_focus_language: goes on where the language was chosen.
 */
void
sumi_preferences_window_focus_language (SumiPreferencesWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->language));
}
