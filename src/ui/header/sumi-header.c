/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-header.h"

#include "sumi-ui.h"

struct _SumiHeader
{
  AdwBin parent_instance;

  AdwHeaderBar *bar;
  AdwViewSwitcherTitle *switcher; /* in place of the title; NULL: none */
  AdwViewSwitcherBar *lower;      /* in place of that where there is no room for it; NULL: none */
  guint revealing;                /* an idle source */
  GtkMenuButton *menu_button;
  GtkWidget *subtitle_label;
  char *title;
  char *subtitle;
  gboolean is_home;
};

enum
{
  PROP_TITLE = 1,
  PROP_SUBTITLE,
  PROP_IS_HOME,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SumiHeader, sumi_header, ADW_TYPE_BIN)

static void
sumi_header_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SumiHeader *self = SUMI_HEADER (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_IS_HOME:
      g_value_set_boolean (value, self->is_home);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_header_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SumiHeader *self = SUMI_HEADER (object);

  switch (id)
    {
    case PROP_TITLE:
      g_free (self->title);
      self->title = g_value_dup_string (value);
      break;
    case PROP_SUBTITLE:
      g_free (self->subtitle);
      self->subtitle = g_value_dup_string (value);
      gtk_widget_set_visible (self->subtitle_label,
                              self->subtitle != NULL && *self->subtitle != '\0');
      break;
    case PROP_IS_HOME:
      self->is_home = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* With libadwaita 1.2 a switcher leaves the pages of its stack in memory. */
static void
sumi_header_dispose (GObject *object)
{
  SumiHeader *self = SUMI_HEADER (object);

  if (self->switcher != NULL)
    adw_view_switcher_title_set_stack (self->switcher, NULL);
  self->switcher = NULL;
  g_clear_handle_id (&self->revealing, g_source_remove);
  g_clear_object (&self->lower);
  G_OBJECT_CLASS (sumi_header_parent_class)->dispose (object);
}

static void
sumi_header_finalize (GObject *object)
{
  SumiHeader *self = SUMI_HEADER (object);

  g_free (self->title);
  g_free (self->subtitle);
  G_OBJECT_CLASS (sumi_header_parent_class)->finalize (object);
}

static void
sumi_header_class_init (SumiHeaderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_header_dispose;
  object_class->finalize = sumi_header_finalize;
  object_class->get_property = sumi_header_get_property;
  object_class->set_property = sumi_header_set_property;

  properties[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUBTITLE] =
      g_param_spec_string ("subtitle", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_HOME] = g_param_spec_boolean ("is-home", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-header.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiHeader, bar);
  gtk_widget_class_bind_template_child (widget_class, SumiHeader, menu_button);
  gtk_widget_class_bind_template_child (widget_class, SumiHeader, subtitle_label);
}

static void
sumi_header_init (SumiHeader *self)
{
  self->title = g_strdup ("");
  self->subtitle = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_set_menu (self->menu_button, sumi_ui_get_menu ("sumi-primary-menu"));
}

static void
reveal_cb (gpointer data)
{
  SumiHeader *self = data;

  self->revealing = 0;
  adw_view_switcher_bar_set_reveal (self->lower,
                                    adw_view_switcher_title_get_title_visible (self->switcher));
}

/* This is notified while sizes are allocated, when it is too late to reveal the bar. */
static void
title_visible_cb (SumiHeader *self)
{
  if (self->revealing == 0)
    self->revealing = g_idle_add_once (reveal_cb, self);
}

/**
 * sumi_header_set_stack: shows a switcher of the pages of STACK in place of the title, as long as
 * there is room; BAR is revealed where there is none.
 */
void
sumi_header_set_stack (SumiHeader *self, AdwViewStack *stack, AdwViewSwitcherBar *bar)
{
  self->switcher = ADW_VIEW_SWITCHER_TITLE (adw_view_switcher_title_new ());
  self->lower = g_object_ref (bar);
  adw_view_switcher_title_set_stack (self->switcher, stack);
  adw_view_switcher_title_set_title (self->switcher, self->title);
  g_signal_connect_object (self->switcher, "notify::title-visible", G_CALLBACK (title_visible_cb),
                           self, G_CONNECT_SWAPPED);
  adw_header_bar_set_title_widget (self->bar, GTK_WIDGET (self->switcher));
}
