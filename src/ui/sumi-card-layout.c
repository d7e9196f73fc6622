/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-card-layout.h"

#define SPACING 6

/* Below a child that is below the others. */
#define MARGIN 8

/* What is measured without a width has room enough. */
#define MAX_WIDTH 10000

struct _SumiCardLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (SumiCardLayout, sumi_card_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The child after CHILD that takes room, the first one after NULL; NULL after the last one. */
static GtkWidget *
get_next (GtkWidget *widget, GtkWidget *child)
{
  do
    child = child != NULL ? gtk_widget_get_next_sibling (child)
                          : gtk_widget_get_first_child (widget);
  while (child != NULL && !gtk_widget_should_layout (child));
  return child;
}

static int
get_natural_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_height (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* What is left of WIDTH beside the children before END. Those that expand share it. */
static int
get_share (GtkWidget *widget, const GtkWidget *end, int width)
{
  int spare = width + SPACING, n_expanding = 0;

  for (GtkWidget *child = get_next (widget, NULL); child != end; child = get_next (widget, child))
    {
      gboolean expands = gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);

      spare -= SPACING + (expands ? 0 : get_natural_width (child));
      n_expanding += expands;
    }
  return MAX (0, spare) / MAX (1, n_expanding);
}

/* The child that is below the others where they have WIDTH together; NULL if there is none. */
static GtkWidget *
find_lower (GtkWidget *widget, int width)
{
  GtkWidget *first = get_next (widget, NULL), *last = first;

  for (GtkWidget *child = first; child != NULL; child = get_next (widget, child))
    last = child;
  return last != first && 2 * get_share (widget, NULL, width) < width ? last : NULL;
}

static int
get_width (GtkWidget *child, int share)
{
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL) ? share
                                                                      : get_natural_width (child);
}

/* How high the children before END are beside each other in WIDTH. */
static int
get_line_height (GtkWidget *widget, const GtkWidget *end, int width)
{
  int share = get_share (widget, end, width), height = 0;

  for (GtkWidget *child = get_next (widget, NULL); child != end; child = get_next (widget, child))
    height = MAX (height, get_height (child, get_width (child, share)));
  return height;
}

static void
place (GtkWidget *child, int x, int y, int width, int height, int whole)
{
  gboolean is_rtl = gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL;
  GtkAllocation allocation = { is_rtl ? whole - x - width : x, y, width, height };

  gtk_widget_size_allocate (child, &allocation, -1);
}

static GtkSizeRequestMode
sumi_card_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  int others = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = get_next (widget, NULL); child != NULL; child = get_next (widget, child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *natural += child_natural + (*natural > 0 ? SPACING : 0);
      /* The last one may be below the others. */
      *minimum = MAX (others, child_minimum);
      others += child_minimum + SPACING;
    }
}

static void
sumi_card_layout_measure (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  int width = for_size >= 0 ? for_size : MAX_WIDTH;
  GtkWidget *lower;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (widget, minimum, natural);
      return;
    }
  lower = find_lower (widget, width);
  *minimum = get_line_height (widget, lower, width);
  if (lower != NULL)
    *minimum += get_height (lower, MIN (get_natural_width (lower), width)) + MARGIN;
  *natural = *minimum;
}

static void
sumi_card_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *lower = find_lower (widget, width);
  int line = lower != NULL ? get_line_height (widget, lower, width) : height;
  int share = get_share (widget, lower, width), x = 0;

  for (GtkWidget *child = get_next (widget, NULL); child != lower;
       child = get_next (widget, child))
    {
      int child_width = get_width (child, share);

      place (child, x, 0, child_width, line, width);
      x += child_width + SPACING;
    }
  if (lower != NULL)
    {
      int lower_width = MIN (get_natural_width (lower), width);

      place (lower, width - lower_width, line, lower_width, get_height (lower, lower_width), width);
    }
}

static void
sumi_card_layout_class_init (SumiCardLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = sumi_card_layout_get_request_mode;
  manager_class->measure = sumi_card_layout_measure;
  manager_class->allocate = sumi_card_layout_allocate;
}

static void
sumi_card_layout_init (SumiCardLayout *self)
{
}
