/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-page.h"

#include "sumi-ui-focus.h"

typedef struct
{
  char *title;
  char *subtitle;
  gboolean was_entered;
} SumiPagePrivate;

enum
{
  PROP_TITLE = 1,
  PROP_SUBTITLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  PLACE_CHANGED,
  RENEW,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SumiPage, sumi_page, ADW_TYPE_BIN)

static void
sumi_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SumiPagePrivate *private = sumi_page_get_instance_private (SUMI_PAGE (object));

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, private->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, private->subtitle);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SumiPagePrivate *private = sumi_page_get_instance_private (SUMI_PAGE (object));

  switch (id)
    {
    case PROP_TITLE:
      g_free (private->title);
      private->title = g_value_dup_string (value);
      break;
    case PROP_SUBTITLE:
      g_free (private->subtitle);
      private->subtitle = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_page_finalize (GObject *object)
{
  SumiPagePrivate *private = sumi_page_get_instance_private (SUMI_PAGE (object));

  g_free (private->title);
  g_free (private->subtitle);
  G_OBJECT_CLASS (sumi_page_parent_class)->finalize (object);
}

static gboolean
say_no (SumiPage *self)
{
  return FALSE;
}

static char *
make_no_place (SumiPage *self)
{
  return NULL;
}

static void
sumi_page_class_init (SumiPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = sumi_page_finalize;
  object_class->get_property = sumi_page_get_property;
  object_class->set_property = sumi_page_set_property;

  GTK_WIDGET_CLASS (klass)->focus = sumi_ui_focus_child;

  klass->go_back = say_no;
  klass->make_place = make_no_place;
  klass->is_personal = say_no;

  properties[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUBTITLE] =
      g_param_spec_string ("subtitle", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[PLACE_CHANGED] = g_signal_new ("place-changed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[RENEW] = g_signal_new ("renew", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
entered_cb (SumiPage *self)
{
  SumiPagePrivate *private = sumi_page_get_instance_private (self);

  private->was_entered = TRUE;
}

static void
sumi_page_init (SumiPage *self)
{
  SumiPagePrivate *private = sumi_page_get_instance_private (self);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  private->title = g_strdup ("");
  private->subtitle = g_strdup ("");
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (entered_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/**
 * sumi_page_get_title: what the page is called; owned by the page, until it is called otherwise.
 */
const char *
sumi_page_get_title (SumiPage *self)
{
  SumiPagePrivate *private = sumi_page_get_instance_private (self);

  return private->title;
}

/**
 * sumi_page_go_back: goes one step back within the page; FALSE if there is none.
 */
gboolean
sumi_page_go_back (SumiPage *self)
{
  return SUMI_PAGE_GET_CLASS (self)->go_back (self);
}

/**
 * sumi_page_make_place: the place where the next start goes on (see sumi-place.h), owned by the
 * caller; NULL if the page is not one.
 */
char *
sumi_page_make_place (SumiPage *self)
{
  return SUMI_PAGE_GET_CLASS (self)->make_place (self);
}

/**
 * sumi_page_is_personal: whether the page follows from what one learner did.
 */
gboolean
sumi_page_is_personal (SumiPage *self)
{
  return SUMI_PAGE_GET_CLASS (self)->is_personal (self);
}

/**
 * sumi_page_was_entered: whether the focus has been in the page.
 */
gboolean
sumi_page_was_entered (SumiPage *self)
{
  SumiPagePrivate *private = sumi_page_get_instance_private (self);

  return private->was_entered;
}

/**
 * sumi_page_forget_entered: what had the focus in the page is not there any more.
 */
void
sumi_page_forget_entered (SumiPage *self)
{
  SumiPagePrivate *private = sumi_page_get_instance_private (self);

  private->was_entered = FALSE;
}

/**
 * sumi_page_tell_place_change: for pages that are made anew in place: emits "place-changed".
 */
void
sumi_page_tell_place_change (SumiPage *self)
{
  g_signal_emit (self, signals[PLACE_CHANGED], 0);
}

/**
 * sumi_page_renew: emits "renew", for whoever shows the page.
 */
void
sumi_page_renew (SumiPage *self)
{
  g_signal_emit (self, signals[RENEW], 0);
}
