/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sheet-choice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-ui-focus.h"

/* How many rows there are at once, and come with each frame: GTK takes long to measure them. */
#define N_AT_ONCE 12

/* Under this name a button keeps the index of its part. */
#define INDEX "index"

struct _SumiSheetChoice
{
  AdwExpanderRow parent_instance;

  GPtrArray *parts;  /* of SumiSheetPart */
  GArray *is_chosen; /* of gboolean, for each of them */
  GPtrArray *rows;   /* not owned; empty until they are needed */
  guint growing;     /* a tick callback, which adds the others; 0: there are none */
  gboolean is_updating;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiSheetChoice, sumi_sheet_choice, ADW_TYPE_EXPANDER_ROW)

static gboolean *
get_chosen (SumiSheetChoice *self, guint index)
{
  return &g_array_index (self->is_chosen, gboolean, index);
}

static guint
count_chosen (SumiSheetChoice *self)
{
  guint n = 0;

  for (guint i = 0; i < self->is_chosen->len; i++)
    n += *get_chosen (self, i) != 0;
  return n;
}

static GtkCheckButton *
get_button (GtkWidget *row)
{
  return GTK_CHECK_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
}

/* The first row stands for all the others. */
static void
update (SumiSheetChoice *self)
{
  guint n = count_chosen (self);
  /* Translators: how many exercises are on a worksheet, and how many there are. */
  g_autofree char *subtitle = g_strdup_printf (_("%u of %u"), n, self->parts->len);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), subtitle);
  self->is_updating = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    gtk_check_button_set_active (get_button (self->rows->pdata[i]),
                                 i == 0 ? n == self->parts->len : *get_chosen (self, i - 1));
  self->is_updating = FALSE;
}

static void
toggled_cb (SumiSheetChoice *self, GtkCheckButton *button)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), INDEX));
  gboolean is_active = gtk_check_button_get_active (button);

  if (self->is_updating)
    return;
  for (guint i = 0; i < self->is_chosen->len; i++)
    {
      if (index == 0 || i == index - 1)
        *get_chosen (self, i) = is_active;
    }
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_row (SumiSheetChoice *self, const char *title)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);
  GtkWidget *button = gtk_check_button_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_object_set_data (G_OBJECT (button), INDEX, GUINT_TO_POINTER (self->rows->len));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
  sumi_ui_make_row_toggle (ADW_ACTION_ROW (row), button);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->rows, row);
}

static char *
make_title (const SumiSheetPart *part, guint index)
{
  const char *slash = strchr (part->id, '/');
  const char *title = sumi_text_get (part->item->title);

  if (slash == NULL)
    /* Translators: the number of an exercise, and its title. */
    return g_strdup_printf (_("%u. %s"), index + 1, title);
  /* Translators: the number of an exercise, the title of its lesson, the number of the step. */
  return g_strdup_printf (_("%u. %s, step %s"), index + 1, title, slash + 1);
}

/* Adds the next rows: FALSE if there are no more after them. */
static gboolean
add_rows (SumiSheetChoice *self)
{
  guint n = MIN (self->parts->len + 1, self->rows->len + N_AT_ONCE);

  if (self->rows->len == 0)
    add_row (self, C_("exercises of a worksheet", "All of them"));
  while (self->rows->len < n)
    {
      guint index = self->rows->len - 1;
      g_autofree char *title = make_title (self->parts->pdata[index], index);

      add_row (self, title);
    }
  update (self);
  return n < self->parts->len + 1;
}

static gboolean
grow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SumiSheetChoice *self = SUMI_SHEET_CHOICE (widget);

  if (add_rows (self))
    return G_SOURCE_CONTINUE;
  self->growing = 0;
  return G_SOURCE_REMOVE;
}

static void
fill (SumiSheetChoice *self)
{
  if (self->rows->len > 0 || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;
  if (add_rows (self) && self->growing == 0)
    self->growing = gtk_widget_add_tick_callback (GTK_WIDGET (self), grow_cb, NULL, NULL);
}

static void
sumi_sheet_choice_finalize (GObject *object)
{
  SumiSheetChoice *self = SUMI_SHEET_CHOICE (object);

  g_ptr_array_unref (self->parts);
  g_array_unref (self->is_chosen);
  g_ptr_array_unref (self->rows);
  G_OBJECT_CLASS (sumi_sheet_choice_parent_class)->finalize (object);
}

static void
sumi_sheet_choice_class_init (SumiSheetChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sumi_sheet_choice_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_sheet_choice_init (SumiSheetChoice *self)
{
  self->parts = sumi_sheet_parts_new ();
  self->is_chosen = g_array_new (FALSE, TRUE, sizeof (gboolean));
  self->rows = g_ptr_array_new ();
  g_signal_connect (self, "notify::expanded", G_CALLBACK (fill), NULL);
}

/**
 * sumi_sheet_choice_set_parts: lets PARTS, a list of SumiSheetPart that nobody changes any more, be
 * chosen from. All of them are chosen.
 */
void
sumi_sheet_choice_set_parts (SumiSheetChoice *self, GPtrArray *parts)
{
  gboolean is_chosen = TRUE;

  if (self->growing != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->growing);
  self->growing = 0;
  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_unref (self->parts);
  self->parts = g_ptr_array_ref (parts);
  g_array_set_size (self->is_chosen, 0);
  for (guint i = 0; i < parts->len; i++)
    g_array_append_val (self->is_chosen, is_chosen);
  fill (self);
  update (self);
}

/**
 * sumi_sheet_choice_get_chosen: those that are ticked, in their order, as a list of SumiSheetPart
 * that is owned by the caller; it may be empty.
 */
GPtrArray *
sumi_sheet_choice_get_chosen (SumiSheetChoice *self)
{
  GPtrArray *chosen = sumi_sheet_parts_new ();

  for (guint i = 0; i < self->parts->len; i++)
    {
      if (*get_chosen (self, i))
        sumi_sheet_parts_add (chosen, self->parts->pdata[i]);
    }
  return chosen;
}
