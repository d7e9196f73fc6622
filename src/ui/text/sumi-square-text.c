/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-square-text.h"

#include "sumi-emphasis.h"
#include "sumi-glossary.h"
#include "sumi-notation.h"
#include "sumi-term-popover.h"

#define SQUARE_PREFIX "square:"
#define TERM_PREFIX "term:"

/* The name of a square, or with SUMI_SQUARE_NONE a term, in the text; in bytes. */
typedef struct
{
  SumiSquare square;
  const char *id; /* of the term */
  gsize offset, length;
} Name;

/* CSS node: square-text. */
struct _SumiSquareText
{
  GtkWidget parent_instance;

  GtkLabel *label;
  char *source;     /* with marks of emphasis */
  char *text;       /* without */
  GArray *emphases; /* of SumiEmphasis */
  GArray *names; /* of Name, in the order of the text */
  SumiSquare hovered;
  SumiSquare announced;
  char *described; /* the link that has the focus; may be NULL */
  SumiSquare pointed;
  char *explained;    /* the term that this text explains, which is no link in it; may be NULL */
  GtkWidget *popover; /* explains a term; NULL before the first time */
};

enum
{
  PROP_TEXT = 1,
  PROP_MAX_WIDTH_CHARS,
  N_PROPS,
};

enum
{
  SQUARE_POINTED,
  SQUARE_ACTIVATED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiSquareText, sumi_square_text, GTK_TYPE_WIDGET)

/* Only by what could be one word with a square: other scripts write theirs right beside it. */
static gboolean
is_part_of_word (const char *text, gsize offset, gboolean is_before)
{
  const char *at = text + offset;

  if (is_before)
    {
      if (offset == 0)
        return FALSE;
      at = g_utf8_prev_char (at);
    }
  return g_unichar_isdigit (g_utf8_get_char (at))
         || (g_unichar_isalpha (g_utf8_get_char (at))
             && g_unichar_get_script (g_utf8_get_char (at)) == G_UNICODE_SCRIPT_LATIN);
}

static gboolean
has_term (SumiSquareText *self, const char *id)
{
  for (guint i = 0; i < self->names->len; i++)
    {
      if (g_strcmp0 (g_array_index (self->names, Name, i).id, id) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Each term where it is used first: with each use marked a text would be hard to read. */
static void
find_terms (SumiSquareText *self)
{
  g_autoptr (GArray) spans = sumi_glossary_find_in_text (self->text);

  for (guint i = 0; i < spans->len; i++)
    {
      const SumiTermSpan *span = &g_array_index (spans, SumiTermSpan, i);

      if (g_strcmp0 (span->id, self->explained) != 0 && !has_term (self, span->id))
        g_array_append_val (self->names,
                            ((Name){ SUMI_SQUARE_NONE, span->id, span->start, span->length }));
    }
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  gsize first = ((const Name *) a)->offset, second = ((const Name *) b)->offset;

  return first < second ? -1 : first > second;
}

/* The square that is named in TEXT at OFFSET, by a column letter and a row number that are no part
 * of a longer word; SUMI_SQUARE_NONE if none is. */
static SumiSquare
find_square (const char *text, gsize offset)
{
  const char *at = text + offset;

  if (at[0] < 'a' || at[0] > 'h' || at[1] < '1' || at[1] > '8'
      || is_part_of_word (text, offset, TRUE) || is_part_of_word (text, offset + 2, FALSE))
    return SUMI_SQUARE_NONE;
  return sumi_square_at (at[0] - 'a', at[1] - '1');
}

static void
find_names (SumiSquareText *self)
{
  g_array_set_size (self->names, 0);
  find_terms (self);
  for (gsize i = 0; self->text[i] != '\0'; i++)
    {
      SumiSquare square = find_square (self->text, i);

      if (square != SUMI_SQUARE_NONE)
        g_array_append_val (self->names, ((Name){ square, NULL, i, 2 }));
    }
  g_array_sort (self->names, compare_names);
}

static void
append_link (GString *markup, const Name *name, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text + name->offset, (gssize) name->length);

  if (name->id != NULL)
    g_string_append_printf (markup, "<a href=\"" TERM_PREFIX "%s\"><u>%s</u></a>", name->id,
                            escaped);
  else
    g_string_append_printf (markup, "<a href=\"" SQUARE_PREFIX "%s\"><b>%s</b></a>", escaped,
                            escaped);
}

static char *
make_markup (SumiSquareText *self)
{
  GString *markup = g_string_new (NULL);
  gsize done = 0;

  for (guint i = 0; i < self->names->len; i++)
    {
      const Name *name = &g_array_index (self->names, Name, i);
      g_autofree char *before = NULL;

      if (name->offset < done)
        continue;
      before = g_markup_escape_text (self->text + done, (gssize) (name->offset - done));
      g_string_append (markup, before);
      append_link (markup, name, self->text);
      done = name->offset + name->length;
    }
  if (self->text[done] != '\0')
    {
      g_autofree char *rest = g_markup_escape_text (self->text + done, -1);

      g_string_append (markup, rest);
    }
  return g_string_free (markup, FALSE);
}

static void
add_emphases (SumiSquareText *self, PangoAttrList *attributes)
{
  for (guint i = 0; i < self->emphases->len; i++)
    {
      const SumiEmphasis *span = &g_array_index (self->emphases, SumiEmphasis, i);
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      bold->start_index = (guint) span->start;
      bold->end_index = (guint) (span->start + span->length);
      pango_attr_list_insert (attributes, bold);
    }
}

/* Emphasizes words, and gives the name of the square that is pointed at on the board a
 * background. */
static void
update_attributes (SumiSquareText *self)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  add_emphases (self, attributes);
  for (guint i = 0; i < self->names->len; i++)
    {
      const Name *name = &g_array_index (self->names, Name, i);
      PangoAttribute *marks[2];

      if (name->id != NULL || name->square != self->pointed)
        continue;
      marks[0] = pango_attr_background_new (0xe5e5, 0xa5a5, 0x0a0a);
      marks[1] = pango_attr_background_alpha_new (0x7000);
      for (guint k = 0; k < G_N_ELEMENTS (marks); k++)
        {
          marks[k]->start_index = (guint) name->offset;
          marks[k]->end_index = (guint) (name->offset + name->length);
          pango_attr_list_insert (attributes, marks[k]);
        }
    }
  gtk_label_set_attributes (self->label, attributes);
  pango_attr_list_unref (attributes);
}

static SumiSquare
square_from_link (const char *uri)
{
  SumiSquare square = SUMI_SQUARE_NONE;

  if (uri != NULL && g_str_has_prefix (uri, SQUARE_PREFIX))
    sumi_square_from_name (uri + strlen (SQUARE_PREFIX), &square);
  return square;
}

/* The name under the pointer, or else the one that has the focus. */
static void
announce_pointed (SumiSquareText *self)
{
  SumiSquare square = self->hovered;

  if (square == SUMI_SQUARE_NONE && gtk_widget_is_focus (GTK_WIDGET (self->label)))
    square = square_from_link (gtk_label_get_current_uri (self->label));
  if (square == self->announced)
    return;
  self->announced = square;
  g_signal_emit (self, signals[SQUARE_POINTED], 0, square);
}

static SumiSquare
pick_name (SumiSquareText *self, double x, double y)
{
  PangoLayout *layout = gtk_label_get_layout (self->label);
  int left, top, index, trailing;

  gtk_label_get_layout_offsets (self->label, &left, &top);
  if (!pango_layout_xy_to_index (layout, (int) ((x - left) * PANGO_SCALE),
                                 (int) ((y - top) * PANGO_SCALE), &index, &trailing))
    return SUMI_SQUARE_NONE;
  for (guint i = 0; i < self->names->len; i++)
    {
      const Name *name = &g_array_index (self->names, Name, i);

      if (name->id == NULL && (gsize) index >= name->offset
          && (gsize) index < name->offset + name->length)
        return name->square;
    }
  return SUMI_SQUARE_NONE;
}

static void
motion_cb (SumiSquareText *self, double x, double y)
{
  self->hovered = pick_name (self, x, y);
  announce_pointed (self);
}

static void
leave_cb (SumiSquareText *self)
{
  self->hovered = SUMI_SQUARE_NONE;
  announce_pointed (self);
}

/* What stands in the text as the link URI. */
static char *
get_words (SumiSquareText *self, const char *uri)
{
  for (guint i = 0; g_str_has_prefix (uri, TERM_PREFIX) && i < self->names->len; i++)
    {
      const Name *name = &g_array_index (self->names, Name, i);

      if (g_strcmp0 (name->id, uri + strlen (TERM_PREFIX)) == 0)
        return g_strndup (self->text + name->offset, name->length);
    }
  return g_strdup (strchr (uri, ':') + 1);
}

/* Screen readers say the text when it gets the focus, and of the names in it nothing by
 * themselves. */
static void
describe_link (SumiSquareText *self)
{
  gboolean is_focus = gtk_widget_is_focus (GTK_WIDGET (self->label));
  const char *uri = is_focus ? gtk_label_get_current_uri (self->label) : NULL;
  g_autofree char *words = uri != NULL ? get_words (self, uri) : NULL;

  if (g_strcmp0 (words, self->described) == 0)
    return;
  g_free (self->described);
  self->described = g_steal_pointer (&words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->described != NULL ? self->described : "", -1);
}

/* Tab moves from name to name inside the label, which emits no signal for that: each key may have
 * done so. */
static void
focus_changed_cb (SumiSquareText *self)
{
  announce_pointed (self);
  describe_link (self);
}

/* Where the term ID stands. */
static GdkRectangle
find_area (SumiSquareText *self, const char *id)
{
  GdkRectangle area = { 0 };
  PangoRectangle position;
  int left, top;

  gtk_label_get_layout_offsets (self->label, &left, &top);
  for (guint i = 0; i < self->names->len; i++)
    {
      const Name *name = &g_array_index (self->names, Name, i);

      if (g_strcmp0 (name->id, id) != 0)
        continue;
      pango_layout_index_to_pos (gtk_label_get_layout (self->label), (int) name->offset, &position);
      area = (GdkRectangle){ left + PANGO_PIXELS (position.x), top + PANGO_PIXELS (position.y),
                             PANGO_PIXELS (ABS (position.width)), PANGO_PIXELS (position.height) };
    }
  return area;
}

/* Within an explanation the term takes the place of what is explained; elsewhere a popover
 * opens. */
static void
show_term (SumiSquareText *self, const char *id)
{
  GdkRectangle area = find_area (self, id);

  if (gtk_widget_activate_action (GTK_WIDGET (self), "term.show", "s", id))
    return;
  if (self->popover == NULL)
    {
      self->popover = sumi_term_popover_new ();
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
    }
  sumi_term_popover_show (SUMI_TERM_POPOVER (self->popover), id);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &area);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static gboolean
activate_link_cb (SumiSquareText *self, const char *uri)
{
  SumiSquare square = square_from_link (uri);

  if (g_str_has_prefix (uri, TERM_PREFIX))
    show_term (self, uri + strlen (TERM_PREFIX));
  else if (square != SUMI_SQUARE_NONE)
    g_signal_emit (self, signals[SQUARE_ACTIVATED], 0, square);
  return TRUE;
}

static void
sumi_square_text_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, SUMI_SQUARE_TEXT (object)->source);
      break;
    case PROP_MAX_WIDTH_CHARS:
      g_value_set_int (value, gtk_label_get_max_width_chars (SUMI_SQUARE_TEXT (object)->label));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_square_text_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_TEXT:
      sumi_square_text_set_text (SUMI_SQUARE_TEXT (object), g_value_get_string (value));
      break;
    case PROP_MAX_WIDTH_CHARS:
      gtk_label_set_max_width_chars (SUMI_SQUARE_TEXT (object)->label, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_square_text_dispose (GObject *object)
{
  SumiSquareText *self = SUMI_SQUARE_TEXT (object);
  GtkWidget *label = GTK_WIDGET (g_steal_pointer (&self->label));

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&label, gtk_widget_unparent);
  G_OBJECT_CLASS (sumi_square_text_parent_class)->dispose (object);
}

static void
sumi_square_text_finalize (GObject *object)
{
  SumiSquareText *self = SUMI_SQUARE_TEXT (object);

  g_free (self->source);
  g_free (self->text);
  g_array_unref (self->emphases);
  g_free (self->explained);
  g_free (self->described);
  g_array_unref (self->names);
  G_OBJECT_CLASS (sumi_square_text_parent_class)->finalize (object);
}

static void
sumi_square_text_class_init (SumiSquareTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_square_text_dispose;
  object_class->finalize = sumi_square_text_finalize;
  object_class->get_property = sumi_square_text_get_property;
  object_class->set_property = sumi_square_text_set_property;

  properties[PROP_TEXT] =
      g_param_spec_string ("text", NULL, NULL, "",
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_MAX_WIDTH_CHARS] =
      g_param_spec_int ("max-width-chars", NULL, NULL, -1, G_MAXINT, -1,
                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SQUARE_POINTED] =
      g_signal_new ("square-pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SQUARE_ACTIVATED] =
      g_signal_new ("square-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "square-text");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
sumi_square_text_init (SumiSquareText *self)
{
  GtkEventController *pointer = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->source = g_strdup ("");
  self->text = g_strdup ("");
  self->emphases = g_array_new (FALSE, FALSE, sizeof (SumiEmphasis));
  self->names = g_array_new (FALSE, FALSE, sizeof (Name));
  self->hovered = self->announced = self->pointed = SUMI_SQUARE_NONE;

  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_wrap_mode (self->label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->label, 0);
  g_signal_connect_swapped (self->label, "activate-link", G_CALLBACK (activate_link_cb), self);
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));

  g_signal_connect_swapped (pointer, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (pointer, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (focus_changed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->label), pointer);
  gtk_widget_add_controller (GTK_WIDGET (self->label), focus);
  gtk_widget_add_controller (GTK_WIDGET (self->label), keys);
}

GtkWidget *
sumi_square_text_new (void)
{
  return g_object_new (SUMI_TYPE_SQUARE_TEXT, NULL);
}

/**
 * sumi_square_text_get_text: what is read, without marks of emphasis. Owned by SELF.
 */
const char *
sumi_square_text_get_text (SumiSquareText *self)
{
  return self->text;
}

/**
 * sumi_square_text_set_text: shows TEXT, which has no markup but marks of emphasis, as
 * sumi-emphasis.h has them; NULL is the empty text.
 */
void
sumi_square_text_set_text (SumiSquareText *self, const char *text)
{
  g_autofree char *markup = NULL;

  if (g_strcmp0 (self->source, text != NULL ? text : "") == 0)
    return;
  g_free (self->source);
  g_free (self->text);
  self->source = g_strdup (text != NULL ? text : "");
  g_array_set_size (self->emphases, 0);
  self->text = sumi_emphasis_strip (self->source, self->emphases);
  find_names (self);
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  markup = make_markup (self);
  gtk_label_set_markup (self->label, markup);
  update_attributes (self);
  self->hovered = SUMI_SQUARE_NONE;
  announce_pointed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

/**
 * sumi_square_text_set_pointed: gives the names of SQUARE a background; SUMI_SQUARE_NONE for none.
 */
void
sumi_square_text_set_pointed (SumiSquareText *self, SumiSquare square)
{
  if (square == self->pointed)
    return;
  self->pointed = square;
  update_attributes (self);
}

/**
 * sumi_square_text_set_explained: says that the next text explains the term ID, so that the term is
 * no link to itself there; NULL for none.
 */
void
sumi_square_text_set_explained (SumiSquareText *self, const char *id)
{
  g_free (self->explained);
  self->explained = g_strdup (id);
}

/**
 * sumi_square_text_find_squares: all squares that TEXT names.
 */
SumiBitboard
sumi_square_text_find_squares (const char *text)
{
  SumiBitboard squares = 0;

  for (gsize i = 0; text[i] != '\0'; i++)
    {
      SumiSquare square = find_square (text, i);

      if (square != SUMI_SQUARE_NONE)
        squares |= sumi_bitboard_of (square);
    }
  return squares;
}
