/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-review-key.h"

#include "sumi-review-curve.h"

#define WIDTH 24
#define HEIGHT 16

/* CSS node: review-key. Accessibility: role PRESENTATION, since its name stands beside it. */
struct _SumiReviewKey
{
  GtkWidget parent_instance;

  char *kind;
};

enum
{
  PROP_KIND = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SumiReviewKey, sumi_review_key, GTK_TYPE_WIDGET)

static void
sumi_review_key_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const char *kind = SUMI_REVIEW_KEY (widget)->kind;
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double from[] = { 1, height / 3 }, to[] = { width - 1, height / 3 };
  const double x = width / 2, y = height / 2;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                                          (float) height));
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  if (g_strcmp0 (kind, "mistake") == 0)
    {
      sumi_review_paint_mistake (cr, &color, SUMI_BLACK, x - 5, y);
      sumi_review_paint_mistake (cr, &color, SUMI_WHITE, x + 5, y);
    }
  else if (g_strcmp0 (kind, "turning") == 0)
    sumi_review_paint_turning (cr, &color, x, y);
  else
    sumi_review_paint_segment (cr, &color, g_strcmp0 (kind, "exact") == 0, from, to, height - 2);
  cairo_destroy (cr);
}

static void
sumi_review_key_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
  *natural = *minimum;
}

static void
sumi_review_key_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_KIND)
    g_value_set_string (value, SUMI_REVIEW_KEY (object)->kind);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
sumi_review_key_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SumiReviewKey *self = SUMI_REVIEW_KEY (object);

  if (id != PROP_KIND)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  g_free (self->kind);
  self->kind = g_value_dup_string (value);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
sumi_review_key_finalize (GObject *object)
{
  g_free (SUMI_REVIEW_KEY (object)->kind);
  G_OBJECT_CLASS (sumi_review_key_parent_class)->finalize (object);
}

static void
sumi_review_key_class_init (SumiReviewKeyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = sumi_review_key_finalize;
  object_class->get_property = sumi_review_key_get_property;
  object_class->set_property = sumi_review_key_set_property;
  properties[PROP_KIND] =
      g_param_spec_string ("kind", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  widget_class->snapshot = sumi_review_key_snapshot;
  widget_class->measure = sumi_review_key_measure;
  gtk_widget_class_set_css_name (widget_class, "review-key");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
sumi_review_key_init (SumiReviewKey *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}
