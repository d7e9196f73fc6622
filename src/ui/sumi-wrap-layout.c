/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-wrap-layout.h"

#define SPACING 6

/* What is measured without a width has room enough. */
#define MAX_WIDTH 10000

struct _SumiWrapLayout
{
  GtkLayoutManager parent_instance;

  gboolean has_equal_columns;
};

enum
{
  PROP_EQUAL_COLUMNS = 1,
};

G_DEFINE_FINAL_TYPE (SumiWrapLayout, sumi_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* How wide CHILD is where there is WIDTH, before it expands. */
static int
get_width (GtkWidget *child, int width)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return CLAMP (natural, minimum, MAX (minimum, width));
}

/* The first child from CHILD on that is not in its line, which is at most LIMIT of WIDTH wide,
 * unless CHILD is wider; OUT_WIDTH is how wide the line is. */
static GtkWidget *
find_end (GtkWidget *child, int width, int limit, int *out_width)
{
  *out_width = 0;
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_width;

      if (!gtk_widget_should_layout (child))
        continue;
      child_width = get_width (child, width);
      if (*out_width > 0 && *out_width + SPACING + child_width > limit)
        break;
      *out_width += child_width + (*out_width > 0 ? SPACING : 0);
    }
  return child;
}

/* How many lines the children of WIDGET take where each is at most LIMIT wide; OUT_LONGEST is how
 * wide the longest one is. */
static int
count_lines (GtkWidget *widget, int width, int limit, int *out_longest)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int n = 0;

  *out_longest = 0;
  while (child != NULL)
    {
      int line_width;

      child = find_end (child, width, limit, &line_width);
      *out_longest = MAX (*out_longest, line_width);
      n++;
    }
  return n;
}

/* How wide lines may be so that they are about equal, and no more than WIDTH has room for: no line
 * has one child where it could have two, as the others have. */
static int
find_limit (GtkWidget *widget, int width)
{
  int longest, limit, n_lines = count_lines (widget, width, width, &longest);

  do
    limit = longest;
  while (count_lines (widget, width, limit - 1, &longest) == n_lines && longest < limit);
  return MIN (limit, width);
}

/* How many of the children from CHILD to before END take what is left of their line. */
static int
count_expanding (GtkWidget *child, const GtkWidget *end)
{
  int n = 0;

  for (; child != end; child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child) && gtk_widget_compute_expand (child,
                                                                        GTK_ORIENTATION_HORIZONTAL);
  return n;
}

/* How high the line of the children from CHILD to before END is in WIDTH, of which those that
 * expand share SPARE. Unless HEIGHT is -1 they get their places, from X and Y on, each as high as
 * that. */
static int
lay_out_line (GtkWidget *child,
              const GtkWidget *end,
              int x,
              int y,
              int width,
              int spare,
              int height)
{
  int n_expanding = count_expanding (child, end), highest = 0;

  for (; child != end; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *parent = gtk_widget_get_parent (child);
      gboolean is_rtl = gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL;
      GtkAllocation place = { .y = y, .height = height };
      int natural;

      if (!gtk_widget_should_layout (child))
        continue;
      place.width = get_width (child, width);
      if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        {
          int share = spare / n_expanding--;

          place.width += share;
          spare -= share;
        }
      place.x = is_rtl ? width - x - place.width : x;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place.width, NULL, &natural, NULL, NULL);
      highest = MAX (highest, natural);
      if (height >= 0)
        gtk_widget_size_allocate (child, &place, -1);
      x += place.width + SPACING;
    }
  return highest;
}

/* Lays the children of WIDGET out in WIDTH, and returns how high that is; with ALLOCATES also gives
 * them their places. The lines of what is centered are centered, and of what is at the end they end
 * there. */
static int
lay_out (GtkWidget *widget, int width, gboolean allocates)
{
  GtkAlign align = gtk_widget_get_halign (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int limit = find_limit (widget, width), y = 0;

  while (child != NULL)
    {
      int line_width, height;
      GtkWidget *end = find_end (child, width, limit, &line_width);
      int spare = MAX (0, width - line_width);
      int before = align == GTK_ALIGN_CENTER ? spare / 2 : align == GTK_ALIGN_END ? spare : 0;

      if (before > 0)
        spare = 0;
      height = lay_out_line (child, end, before, y, width, spare, -1);
      if (allocates)
        lay_out_line (child, end, before, y, width, spare, height);
      y += height + (height > 0 && end != NULL ? SPACING : 0);
      child = end;
    }
  return y;
}

/* The width of each of the columns that WIDTH has room for: one for each child, or one for all. */
static int
get_column_width (GtkWidget *widget, int width)
{
  int n = 0, largest = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      largest = MAX (largest, minimum);
      n++;
    }
  if (n == 0 || n * largest + (n - 1) * SPACING > width)
    return width;
  return (width - (n - 1) * SPACING) / n;
}

/* The same as lay_out(), in equal columns. */
static int
lay_out_columns (GtkWidget *widget, int width, gboolean allocates)
{
  int column = get_column_width (widget, width), x = 0, y = 0, line = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
      int height;

      if (!gtk_widget_should_layout (child))
        continue;
      if (x + column > width)
        {
          y += line + SPACING;
          x = line = 0;
        }
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, column, NULL, &height, NULL, NULL);
      if (allocates)
        gtk_widget_size_allocate (
            child, &(GtkAllocation){ is_rtl ? width - x - column : x, y, column, height }, -1);
      line = MAX (line, height);
      x += column + SPACING;
    }
  return y + line;
}

static int
lay_out_children (GtkLayoutManager *manager, GtkWidget *widget, int width, gboolean allocates)
{
  if (SUMI_WRAP_LAYOUT (manager)->has_equal_columns)
    return lay_out_columns (widget, width, allocates);
  return lay_out (widget, width, allocates);
}

static GtkSizeRequestMode
sumi_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural + (*natural > 0 ? SPACING : 0);
    }
}

static void
sumi_wrap_layout_measure (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (widget, minimum, natural);
  else
    *minimum = *natural
      = lay_out_children (manager, widget, for_size >= 0 ? for_size : MAX_WIDTH, FALSE);
}

static void
sumi_wrap_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  lay_out_children (manager, widget, width, TRUE);
}

static void
sumi_wrap_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, SUMI_WRAP_LAYOUT (object)->has_equal_columns);
}

static void
sumi_wrap_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SUMI_WRAP_LAYOUT (object)->has_equal_columns = g_value_get_boolean (value);
}

static void
sumi_wrap_layout_class_init (SumiWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = sumi_wrap_layout_get_property;
  object_class->set_property = sumi_wrap_layout_set_property;
  g_object_class_install_property (
      object_class, PROP_EQUAL_COLUMNS,
      g_param_spec_boolean ("equal-columns", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));

  manager_class->get_request_mode = sumi_wrap_layout_get_request_mode;
  manager_class->measure = sumi_wrap_layout_measure;
  manager_class->allocate = sumi_wrap_layout_allocate;
}

static void
sumi_wrap_layout_init (SumiWrapLayout *self)
{
}
