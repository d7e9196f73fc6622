/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-split.h"

/* From this width on the panel always stands beside the board. */
#define WIDE 800
#define PANEL_MIN 300
#define PANEL_MAX 460

/* From this size on there is room for larger text, and for a panel that holds it. */
#define ROOMY_WIDTH 1900
#define ROOMY_HEIGHT 1000

/* What the body gets below the board before the board takes the rest, where there is room, and the
 * least it needs: one that has nothing to show needs less. */
#define BODY_SHARE 132
#define BODY_MIN 56

typedef enum
{
  HEAD,
  BOARD,
  BODY,
  FOOT,
  N_PARTS,
} Part;

/* CSS node: split, with the class "roomy" where there is room for larger text.
 * Order of focus: head, board, body, foot. */
struct _SumiSplit
{
  GtkWidget parent_instance;

  GtkWidget *parts[N_PARTS];
  gboolean is_roomy;
  gboolean is_alone; /* the board, without the others */
  guint restyling; /* an idle source */
};

enum
{
  PROP_HEAD = 1,
  PROP_BOARD,
  PROP_BODY,
  PROP_FOOT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SumiSplit, sumi_split, GTK_TYPE_WIDGET)

/* What decides the size of a part. A scrolled window does not say how high it wants to be at a
 * given width, so what it scrolls is asked. */
static GtkWidget *
get_content (SumiSplit *self, Part part)
{
  GtkWidget *content = self->parts[part];

  if (GTK_IS_SCROLLED_WINDOW (content))
    content = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (content));
  if (GTK_IS_VIEWPORT (content))
    content = gtk_viewport_get_child (GTK_VIEWPORT (content));
  return content;
}

static void
measure_part (SumiSplit *self,
              Part part,
              GtkOrientation orientation,
              int for_size,
              int *minimum,
              int *natural)
{
  *minimum = *natural = 0;
  if (self->parts[part] != NULL)
    gtk_widget_measure (self->parts[part], orientation, for_size, minimum, natural, NULL, NULL);
}

static int
get_height (SumiSplit *self, Part part, int width)
{
  GtkWidget *content = get_content (self, part);
  int natural = 0;

  if (content != NULL)
    gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_min_height (SumiSplit *self, Part part, int width)
{
  int minimum, natural;

  measure_part (self, part, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural);
  return minimum;
}

/* With large text the panel may need more, so that no button below it is cut off. */
static int
get_panel_width (SumiSplit *self, int width)
{
  int panel = CLAMP (width * 36 / 100, PANEL_MIN, MAX (PANEL_MAX, width * 30 / 100));
  int minimum, natural;

  for (Part part = HEAD; part < N_PARTS; part++)
    {
      if (part == BOARD)
        continue;
      measure_part (self, part, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural);
      panel = MAX (panel, part == FOOT ? CLAMP (natural, minimum, width / 2) : minimum);
    }
  return panel;
}

/* The head as high as it wants to be, but never more than a third of everything and SPARE, which
 * nothing else needs. */
static int
get_head_height (SumiSplit *self, int width, int height, int spare)
{
  return MIN (get_height (self, HEAD, width),
              MAX (height / 3 + MAX (spare, 0), get_min_height (self, HEAD, width)));
}

/* What the body gets of HEIGHT. What does not fit is scrolled, which a board cannot be. */
static int
get_body_share (int height)
{
  return CLAMP (height / 4, BODY_MIN, BODY_SHARE);
}

static int
get_stacked_board (SumiSplit *self, int width, int height)
{
  int body = get_height (self, BODY, width);

  return MIN (width, height - get_head_height (self, width, height, 0)
                         - get_height (self, FOOT, width)
                         - (body < BODY_MIN ? body : get_body_share (height)));
}

/* Beside each other in a wide window, and wherever else that leaves the board larger, and not too
 * small. */
static gboolean
fits_wide (SumiSplit *self, int width, int height)
{
  int side = MIN (width - PANEL_MIN, height), minimum, natural;

  measure_part (self, BOARD, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural);
  return width >= WIDE || side > MAX (get_stacked_board (self, width, height), minimum - 1);
}

static void
allocate_part (SumiSplit *self, Part part, int x, int y, int width, int height)
{
  GtkAllocation allocation = { x, y, width, MAX (height, 0) };

  if (self->parts[part] != NULL && gtk_widget_should_layout (self->parts[part]))
    gtk_widget_size_allocate (self->parts[part], &allocation, -1);
}

/* What is in sight beside the board alone: nothing. */
static void
show_parts (SumiSplit *self)
{
  for (Part part = HEAD; part < N_PARTS; part++)
    {
      if (part != BOARD && self->parts[part] != NULL)
        gtk_widget_set_child_visible (self->parts[part], !self->is_alone);
    }
}

static void
allocate_wide (SumiSplit *self, int width, int height)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int panel = get_panel_width (self, width), x = is_rtl ? 0 : width - panel;
  int foot = get_height (self, FOOT, panel), body = get_height (self, BODY, panel);
  int head = get_head_height (self, panel, height, height - height / 3 - foot - body);

  allocate_part (self, BOARD, is_rtl ? panel : 0, 0, width - panel, height);
  allocate_part (self, HEAD, x, 0, panel, head);
  allocate_part (self, BODY, x, head, panel, height - head - foot);
  allocate_part (self, FOOT, x, height - foot, panel, foot);
}

/* The head above the board: what it takes from the others leaves each of them what it needs. */
static int
get_stacked_head (SumiSplit *self, int width, int height)
{
  int body = get_height (self, BODY, width);
  int room = height - get_height (self, FOOT, width) - get_min_height (self, BOARD, width)
             - MIN (body, BODY_MIN);

  return MAX (get_min_height (self, HEAD, width),
              MIN (get_head_height (self, width, height, get_body_share (height) - body), room));
}

static void
allocate_stacked (SumiSplit *self, int width, int height)
{
  int foot = get_height (self, FOOT, width), body = get_height (self, BODY, width);
  int head = get_stacked_head (self, width, height);
  int board = MIN (get_stacked_board (self, width, height),
                   height - head - foot - MIN (body, get_body_share (height)));

  board = MAX (board, get_min_height (self, BOARD, width));
  allocate_part (self, HEAD, 0, 0, width, head);
  allocate_part (self, BOARD, 0, head, width, board);
  allocate_part (self, BODY, 0, head + board, width, height - head - board - foot);
  allocate_part (self, FOOT, 0, height - foot, width, foot);
}

static void
sumi_split_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  SumiSplit *self = SUMI_SPLIT (widget);

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? BODY_MIN : 0;
  *natural = WIDE;
  for (Part part = HEAD; part < N_PARTS; part++)
    {
      int part_minimum, part_natural;

      if ((part == BODY && orientation == GTK_ORIENTATION_VERTICAL)
          || (part != BOARD && self->is_alone))
        continue;
      measure_part (self, part, orientation, -1, &part_minimum, &part_natural);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum += part_minimum;
      else
        *minimum = MAX (*minimum, part_minimum);
    }
  *natural = MAX (*natural, *minimum);
}

static gboolean
restyle_cb (gpointer data)
{
  SumiSplit *self = data;

  self->restyling = 0;
  if (self->is_roomy)
    gtk_widget_add_css_class (GTK_WIDGET (self), "roomy");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "roomy");
  return G_SOURCE_REMOVE;
}

/* A style class that changes the size of text must not be set while sizes are allocated. */
static void
update_roomy (SumiSplit *self, int width, int height)
{
  gboolean is_roomy = width >= ROOMY_WIDTH && height >= ROOMY_HEIGHT;

  if (is_roomy == self->is_roomy)
    return;
  self->is_roomy = is_roomy;
  if (self->restyling == 0)
    self->restyling = g_idle_add (restyle_cb, self);
}

static void
sumi_split_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SumiSplit *self = SUMI_SPLIT (widget);

  update_roomy (self, width, height);
  if (self->is_alone)
    allocate_part (self, BOARD, 0, 0, width, height);
  else if (fits_wide (self, width, height))
    allocate_wide (self, width, height);
  else
    allocate_stacked (self, width, height);
}

/* The part that has the keyboard itself, to be scrolled by keys; NULL if none has. */
static GtkScrolledWindow *
get_focused_pane (SumiSplit *self)
{
  for (Part part = HEAD; part < N_PARTS; part++)
    {
      if (GTK_IS_SCROLLED_WINDOW (self->parts[part]) && gtk_widget_is_focus (self->parts[part]))
        return GTK_SCROLLED_WINDOW (self->parts[part]);
    }
  return NULL;
}

static gboolean
has_nothing_to_scroll (GtkScrolledWindow *pane)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (pane);

  return gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment);
}

/* Adds what the labels in WIDGET say that are shown. */
static void
add_texts (GtkWidget *widget, GString *texts)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    g_string_append_printf (texts, "%s%s", texts->len > 0 ? "\n" : "",
                            gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_texts (child, texts);
}

/* A scrolled window without anything for the keyboard takes it itself, to be scrolled by keys. One
 * with nothing to scroll is passed over, and any other is called what can be read in it. */
static gboolean
sumi_split_focus (GtkWidget *widget, GtkDirectionType direction)
{
  g_autoptr (GString) texts = NULL;
  GtkScrolledWindow *pane;
  gboolean has_moved;

  do
    {
      has_moved = GTK_WIDGET_CLASS (sumi_split_parent_class)->focus (widget, direction);
      pane = get_focused_pane (SUMI_SPLIT (widget));
    }
  while (has_moved && pane != NULL && has_nothing_to_scroll (pane));
  if (!has_moved || pane == NULL)
    return has_moved;
  texts = g_string_new (NULL);
  add_texts (GTK_WIDGET (pane), texts);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pane), GTK_ACCESSIBLE_PROPERTY_LABEL, texts->str,
                                  -1);
  return TRUE;
}

static void
sumi_split_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SumiSplit *self = SUMI_SPLIT (object);

  if (id < PROP_HEAD || id > PROP_FOOT)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else
    g_value_set_object (value, self->parts[id - PROP_HEAD]);
}

static void
sumi_split_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SumiSplit *self = SUMI_SPLIT (object);
  GtkWidget **part;

  if (id < PROP_HEAD || id > PROP_FOOT)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  part = &self->parts[id - PROP_HEAD];
  g_clear_pointer (part, gtk_widget_unparent);
  *part = g_value_get_object (value);
  if (*part != NULL)
    gtk_widget_set_parent (*part, GTK_WIDGET (self));
  show_parts (self);
}

/* A page that comes while something is demonstrated shows its board alone too. */
static void
sumi_split_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (sumi_split_parent_class)->root (widget);
  sumi_split_set_alone (SUMI_SPLIT (widget),
                        gtk_widget_has_css_class (GTK_WIDGET (gtk_widget_get_root (widget)),
                                                  SUMI_SPLIT_ALONE_CLASS));
}

static void
sumi_split_dispose (GObject *object)
{
  SumiSplit *self = SUMI_SPLIT (object);

  g_clear_handle_id (&self->restyling, g_source_remove);
  for (Part part = HEAD; part < N_PARTS; part++)
    g_clear_pointer (&self->parts[part], gtk_widget_unparent);
  G_OBJECT_CLASS (sumi_split_parent_class)->dispose (object);
}

static void
sumi_split_class_init (SumiSplitClass *klass)
{
  static const char *const names[] = { "head", "board", "body", "foot" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_split_dispose;
  object_class->get_property = sumi_split_get_property;
  object_class->set_property = sumi_split_set_property;
  widget_class->focus = sumi_split_focus;
  widget_class->measure = sumi_split_measure;
  widget_class->root = sumi_split_root;
  widget_class->size_allocate = sumi_split_size_allocate;

  for (guint i = 0; i < N_PARTS; i++)
    properties[PROP_HEAD + i] = g_param_spec_object (names[i], NULL, NULL, GTK_TYPE_WIDGET,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "split");
}

static void
sumi_split_init (SumiSplit *self)
{
}

/**
 * sumi_split_set_alone: whether the board takes all of the place, and the others are hidden.
 */
void
sumi_split_set_alone (SumiSplit *self, gboolean is_alone)
{
  if (is_alone == self->is_alone)
    return;
  self->is_alone = is_alone;
  show_parts (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
