/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-class-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-class-cells.h"
#include "sumi-csv.h"
#include "sumi-isolate.h"
#include "sumi-saving.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui-words.h"
#include "sumi-ui.h"
#include "sumi-work.h"

struct _SumiClassPage
{
  SumiPage parent_instance;

  SumiResultsClass *results;
  GFile *folder;         /* that they are read from; NULL: they stay as they are */
  GFileMonitor *monitor; /* of the folder; NULL: it cannot be watched */
  guint waiting;         /* a timeout, after which they are read again */
  SumiWait reading;
  gboolean is_stale; /* what is being read may have changed meanwhile */
  GPtrArray *keys;   /* of GtkListBox, in the page: those of the tables, in their order */
  guint growing;     /* a tick callback, until each key has all of its rows; 0: they have */

  GtkStack *stack;
  GtkBox *tables;
  GtkLabel *problems;
  GtkWidget *save_button;
};

/* In pixels. */
#define MIN_CELLS_WIDTH 100

/* How many rows of keys come with each frame: GTK takes long to measure one with a title and a
 * subtitle. */
#define KEY_STEP 6

/* What comes into the folder within this time, in milliseconds, is read at once. */
#define FOLDER_PAUSE_MS 250

/* Under these names a row keeps its id, and the list of a table its set and what it is scrolled
 * by. */
#define ID "id"
#define SET "set"
#define SCROLLING "scrolling"

/* What the rows of a table have in common. */
typedef struct
{
  GtkSizeGroup *names;      /* which are equally wide */
  SumiClassCells *head;     /* NULL: there is none yet */
  GtkAdjustment *scrolling; /* of the cells */
} Columns;

G_DEFINE_FINAL_TYPE (SumiClassPage, sumi_class_page, SUMI_TYPE_PAGE)

/* What became of one exercise, as an icon and in a word; no word if it was not in the set of the
 * pupil, as the set was changed. */
static const char *
get_mark (const SumiResultsEntry *entry, const char **out_icon)
{
  *out_icon = NULL;
  if (entry == NULL)
    return NULL;
  if (!sumi_results_entry_is_begun (entry))
    return C_("what became of an exercise", "Not begun");
  if (entry->is_first)
    {
      *out_icon = "starred-symbolic";
      return C_("what became of an exercise", "First try");
    }
  *out_icon = entry->is_solved ? "object-select-symbolic" : "window-close-symbolic";
  return entry->is_solved ? C_("what became of an exercise", "Solved")
                          : C_("what became of an exercise", "Not solved");
}

/* The name of a file, whose end tells it apart from others. */
static GtkWidget *
create_file (const char *name)
{
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  sumi_ui_set_tooltip (label, name);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

/* A row of what is called NAME, and is in the FILE of that name if that is not NULL. The name stays
 * in sight where the cells beside it are scrolled. */
static GtkWidget *
create_row (const char *name,
            const char *file,
            const Columns *columns,
            SumiClassCells **out_cells)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  *out_cells = SUMI_CLASS_CELLS (sumi_class_cells_new (columns->head));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_NEVER);
  /* GTK 4.8 takes what scrolls up and down even where that never scrolls. */
  sumi_ui_leave_scrolling (scrolled, GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL
                                         | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  gtk_scrolled_window_set_hadjustment (GTK_SCROLLED_WINDOW (scrolled), columns->scrolling);
  gtk_scrolled_window_set_min_content_width (GTK_SCROLLED_WINDOW (scrolled), MIN_CELLS_WIDTH);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (*out_cells));
  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_widget_set_hexpand (scrolled, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  sumi_ui_set_tooltip (label, name);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (names), label);
  if (file != NULL)
    gtk_box_append (GTK_BOX (names), create_file (file));
  gtk_size_group_add_widget (columns->names, names);
  gtk_box_append (GTK_BOX (box), names);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_widget_set_margin_top (box, 8);
  gtk_widget_set_margin_bottom (box, 8);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  return row;
}

/* The kind of row of an exercise below the table. */
#define EXERCISE "exercise"

/* Notes the id of ROW, which tells it from all others, also when the table is made anew: the
 * kind of row, the set that it is about, and what in that. What the row says is not it, as
 * that changes when somebody of the same name comes. */
static void
set_id (GtkWidget *row, const char *kind, const char *set, const char *part)
{
  g_object_set_data_full (G_OBJECT (row), ID, g_strjoin ("\n", kind, set, part, NULL), g_free);
}

/* The numbers of the exercises; those that were hard for most stand out, and say so. */
static GtkWidget *
create_head (const SumiResultsTable *table, Columns *columns)
{
  GtkWidget *row = create_row (C_("column", "Pupil"), NULL, columns, &columns->head);

  gtk_widget_add_css_class (row, "heading");
  /* The list below the table says what the numbers stand for. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("column", "Pupil"), -1);
  for (guint i = 0; i < table->columns->len; i++)
    {
      const SumiResultsColumn *column = table->columns->pdata[i];
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      sumi_class_cells_add (columns->head, column->is_hard ? "dialog-warning-symbolic" : NULL,
                            number, column->title, column->is_hard);
    }
  sumi_class_cells_add (columns->head, NULL, C_("column", "In all"), NULL, FALSE);
  set_id (row, "head", table->set, "");
  return row;
}

/* That RESULTS are not as Sumi wrote them; owned by the caller. */
static char *
describe_damage (const SumiResults *results)
{
  g_autofree char *named = sumi_results_get_name (results);
  g_autofree char *name = sumi_isolate_name (named);
  g_autofree char *title = sumi_isolate_name (results->title);

  /* Translators: a pupil, and the title of a set of exercises. */
  return g_strdup_printf (_("%s, %s: the file was damaged or edited."), name, title);
}

/* The title of the exercise of column I, after the number above it; owned by the caller. */
static char *
number_exercise (const SumiResultsTable *table, guint i)
{
  /* Translators: the number of an exercise, and its title. */
  return g_strdup_printf (_("%u. %s"), i + 1,
                          ((const SumiResultsColumn *) table->columns->pdata[i])->title);
}

/* Says of the exercise of column I that WORD became of it; its number is said where another one has
 * its title. */
static void
say_exercise (GString *said, const SumiResultsTable *table, guint i, const char *word)
{
  const SumiResultsColumn *column = table->columns->pdata[i];
  g_autofree char *name
    = column->has_namesake ? number_exercise (table, i) : g_strdup (column->title);

  g_string_append_printf (said, "; %s: %s", name, word);
}

/* A pupil: the mark of each exercise, and what they come to. All of it is said of the row. */
static GtkWidget *
create_pupil (const SumiResultsTable *table, const SumiResults *results, const Columns *columns)
{
  gboolean has_namesake = sumi_results_table_has_namesake (table, results);
  SumiClassCells *cells;
  GtkWidget *row
      = create_row (results->pupil, has_namesake ? results->file : NULL, columns, &cells);
  g_autofree char *name
      = has_namesake ? sumi_results_get_name (results) : g_strdup (results->pupil);
  g_autoptr (GString) said = g_string_new (name);
  g_autofree char *damage = results->is_genuine ? NULL : describe_damage (results);
  g_autofree char *sum = NULL;
  g_autofree char *pupil
    = g_strjoin ("\n", results->pupil, results->learner != NULL ? results->learner : "", NULL);
  int n_first = 0, n_hints = 0;
  gint64 seconds = 0;

  for (guint i = 0; i < table->columns->len; i++)
    {
      const SumiResultsColumn *column = table->columns->pdata[i];
      const SumiResultsEntry *entry = sumi_results_find (results, column->item);
      const char *icon;
      const char *word = get_mark (entry, &icon);

      sumi_class_cells_add (cells, icon, word, NULL, FALSE);
      if (entry == NULL)
        continue;
      say_exercise (said, table, i, word);
      n_first += entry->is_first;
      n_hints += entry->hints;
      seconds += entry->seconds;
    }
  /* Translators: right at the first try, and of how many; then hints and minutes. */
  sum = g_strdup_printf (_("First try: %d of %u, hints: %d, minutes: %d"), n_first,
                         results->entries->len, n_hints, (int) ((seconds + 30) / 60));
  sumi_class_cells_add (cells, damage != NULL ? "dialog-warning-symbolic" : NULL, sum, damage,
                        FALSE);
  g_string_append_printf (said, "; %s", sum);
  if (damage != NULL)
    g_string_append_printf (said, "; %s", damage);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said->str,
                                  -1);
  set_id (row, "pupil", results->set, pupil);
  return row;
}

static GtkWidget *
create_heading (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* What the number I + 1 above a column of TABLE stands for, and whether that was hard. */
static GtkWidget *
create_key_row (const SumiResultsTable *table, guint i)
{
  const SumiResultsColumn *column = table->columns->pdata[i];
  g_autofree char *title = number_exercise (table, i);
  g_autofree char *subtitle = NULL;
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (column->is_hard)
    /* Translators: how many pupils did an exercise, and how many began it. */
    subtitle = g_strdup_printf (_("Hard for most: %u of %u at the first try"), column->n_first,
                                column->n_begun);
  else
    /* Translators: how many pupils did an exercise, and how many began it. */
    subtitle = g_strdup_printf (_("%u of %u at the first try"), column->n_first, column->n_begun);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (column->is_hard)
    adw_action_row_set_icon_name (ADW_ACTION_ROW (row), "dialog-warning-symbolic");
  set_id (row, EXERCISE, table->set, column->item);
  return row;
}

/* What the numbers above the columns stand for: a list that has no rows yet. */
static GtkWidget *
create_key (void)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("list of rows", "Exercises"), -1);
  sumi_ui_make_one_stop (list);
  return list;
}

static guint
count_rows (GtkWidget *list)
{
  GtkWidget *last = gtk_widget_get_last_child (list);

  return last != NULL ? (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (last)) + 1 : 0;
}

/* Adds the next rows of the keys: FALSE if there are no more after them. */
static gboolean
grow_keys (SumiClassPage *self)
{
  int n = 0;

  for (guint i = 0; i < self->keys->len; i++)
    {
      const SumiResultsTable *table = self->results->tables->pdata[i];
      GtkWidget *list = self->keys->pdata[i];

      for (guint j = count_rows (list); j < table->columns->len; j++)
        {
          GtkWidget *row;

          if (n++ == KEY_STEP)
            return TRUE;
          row = create_key_row (table, j);
          gtk_list_box_append (GTK_LIST_BOX (list), row);
          /* The window has done so with what was there when it took the page. */
          sumi_ui_tidy_names (row);
        }
    }
  return FALSE;
}

static gboolean
grow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SumiClassPage *self = SUMI_CLASS_PAGE (widget);

  if (self->results != NULL && grow_keys (self))
    return G_SOURCE_CONTINUE;
  self->growing = 0;
  gtk_widget_set_size_request (GTK_WIDGET (self->tables), -1, -1);
  return G_SOURCE_REMOVE;
}

/* The keyboard scrolls the cells, too: the rows have the focus, and use only up and down. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkAdjustment *scrolling)
{
  double step = gtk_adjustment_get_page_size (scrolling) / 2;

  if ((keyval != GDK_KEY_Left && keyval != GDK_KEY_Right)
      || state & gtk_accelerator_get_default_mod_mask ())
    return GDK_EVENT_PROPAGATE;
  gtk_adjustment_set_value (scrolling, gtk_adjustment_get_value (scrolling)
                                           + (keyval == GDK_KEY_Left ? -step : step));
  return GDK_EVENT_STOP;
}

/* A bar stands where there is something to scroll to. */
static void
scrolling_changed_cb (GtkAdjustment *scrolling, GtkWidget *bar)
{
  gtk_widget_set_opacity (bar, gtk_adjustment_get_upper (scrolling)
                                   > gtk_adjustment_get_page_size (scrolling));
}

/* SCROLLING: what the same table was scrolled by before; NULL: it was not there. */
static void
add_table (SumiClassPage *self, const SumiResultsTable *table, GtkAdjustment *scrolling)
{
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  Columns columns = { names, NULL,
                      scrolling != NULL ? scrolling : gtk_adjustment_new (0, 0, 0, 0, 0, 0) };
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *bar = gtk_scrollbar_new (GTK_ORIENTATION_HORIZONTAL, columns.scrolling);
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_set_hexpand (list, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  table->title, -1);
  gtk_list_box_append (GTK_LIST_BOX (list), create_head (table, &columns));
  for (guint i = 0; i < table->pupils->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list),
                         create_pupil (table, table->pupils->pdata[i], &columns));
  sumi_ui_make_one_stop (list);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), columns.scrolling, 0);
  gtk_widget_add_controller (list, keys);
  g_signal_connect_object (columns.scrolling, "changed", G_CALLBACK (scrolling_changed_cb), bar, 0);
  scrolling_changed_cb (columns.scrolling, bar);
  g_object_set_data_full (G_OBJECT (list), SET, g_strdup (table->set), g_free);
  g_object_set_data_full (G_OBJECT (list), SCROLLING, g_object_ref (columns.scrolling),
                          g_object_unref);
  gtk_widget_add_css_class (grid, "class-table");
  /* Above the pupils, who may be many: below them it would be out of sight. It is laid out after
   * them all the same, as they tell it how much there is to scroll. */
  gtk_grid_attach (GTK_GRID (grid), list, 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), bar, 0, 0, 1, 1);
  gtk_box_append (self->tables, create_heading (table->title, "title-4"));
  gtk_box_append (self->tables, grid);
  g_ptr_array_add (self->keys, create_key ());
  gtk_box_append (self->tables, self->keys->pdata[self->keys->len - 1]);
}

/* What is wrong with files of CLASS, a line for each; owned by the caller. */
static char *
describe_problems (const SumiResultsClass *class)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < class->results->len; i++)
    {
      const SumiResults *results = class->results->pdata[i];
      g_autofree char *damage = results->is_genuine ? NULL : describe_damage (results);

      if (damage != NULL)
        g_string_append_printf (text, "%s\n", damage);
    }
  for (guint i = 0; i < class->problems->len; i++)
    {
      const SumiResultsProblem *problem = class->problems->pdata[i];
      g_autofree char *line = sumi_ui_explain_mistake (problem->path, problem->mistake);

      g_string_append_printf (text, "%s\n", line);
    }
  if (text->len > 0)
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

/* Shows the results; SCROLLED: what the table of each set is scrolled by. */
static void
show_results (SumiClassPage *self, GHashTable *scrolled)
{
  const SumiResultsClass *class = self->results;
  gboolean is_empty = class->tables->len == 0 && class->problems->len == 0;
  g_autofree char *problems = describe_problems (class);

  for (guint i = 0; i < class->tables->len; i++)
    {
      const SumiResultsTable *table = class->tables->pdata[i];

      add_table (self, table, g_hash_table_lookup (scrolled, table->set));
    }
  if (self->growing == 0)
    self->growing = gtk_widget_add_tick_callback (GTK_WIDGET (self), grow_cb, NULL, NULL);
  gtk_label_set_label (self->problems, problems);
  gtk_widget_set_visible (GTK_WIDGET (self->problems), *problems != '\0');
  gtk_widget_set_visible (self->save_button, class->tables->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "class.save", class->tables->len > 0);
  sumi_ui_show_child (self->stack, is_empty ? "none" : "some");
}

/* Whether A and B would be shown alike. */
static gboolean
is_same (const SumiResultsClass *a, const SumiResultsClass *b)
{
  g_autofree char *first_table = sumi_results_class_to_csv (a);
  g_autofree char *second_table = sumi_results_class_to_csv (b);
  g_autofree char *first_problems = describe_problems (a);
  g_autofree char *second_problems = describe_problems (b);

  return a->results->len == b->results->len && g_str_equal (first_table, second_table)
         && g_str_equal (first_problems, second_problems);
}

/* The id of the row with the focus, if that is in a table ("" if it has none); NULL if it is
 * elsewhere. The caller owns it. */
static char *
get_focused_id (SumiClassPage *self)
{
  GtkWidget *focus;
  const char *id;

  if (!sumi_ui_has_focus_in (GTK_WIDGET (self->tables)))
    return NULL;
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  id = g_object_get_data (G_OBJECT (focus), ID);
  return g_strdup (id != NULL ? id : "");
}

/* The row of ID in WIDGET, or below it; NULL without one. */
static GtkWidget *
find_row (GtkWidget *widget, const char *id)
{
  GtkWidget *found = NULL;

  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), ID), id) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, id);
  return found;
}

/* The same in the tables. If it is of an exercise, as many of these are added as it takes. */
static GtkWidget *
grow_to_row (SumiClassPage *self, const char *id)
{
  gboolean has_more = g_str_has_prefix (id, EXERCISE "\n");
  GtkWidget *row;

  while ((row = find_row (GTK_WIDGET (self->tables), id)) == NULL && has_more)
    has_more = grow_keys (self);
  return row;
}

/* Notes in SCROLLED what each table below WIDGET is scrolled by. */
static void
note_scrolling (GtkWidget *widget, GHashTable *scrolled)
{
  const char *set = g_object_get_data (G_OBJECT (widget), SET);

  if (set != NULL)
    g_hash_table_insert (scrolled, g_strdup (set),
                         g_object_ref (g_object_get_data (G_OBJECT (widget), SCROLLING)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && set == NULL;
       child = gtk_widget_get_next_sibling (child))
    note_scrolling (child, scrolled);
}

/* Gives the focus to ROW, which is not laid out yet: the page would be scrolled to its top. */
static void
focus_in_place (SumiClassPage *self, GtkWidget *row)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self->tables), GTK_TYPE_VIEWPORT);

  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  gtk_widget_grab_focus (row);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
}

/* Shows RESULTS, which the page takes, in the place of those before. The focus stays at its row,
 * and the page as it is scrolled. */
static void
set_results (SumiClassPage *self, SumiResultsClass *results)
{
  g_autoptr (GHashTable) scrolled
    = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  g_autofree char *id = get_focused_id (self);
  GtkWidget *child, *row;

  note_scrolling (GTK_WIDGET (self->tables), scrolled);
  /* As high as before, until all is there. */
  gtk_widget_set_size_request (GTK_WIDGET (self->tables), -1,
                               gtk_widget_get_height (GTK_WIDGET (self->tables)));
  g_ptr_array_set_size (self->keys, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tables))) != NULL)
    gtk_box_remove (self->tables, child);
  sumi_results_class_free (self->results);
  self->results = results;
  show_results (self, scrolled);
  if (id == NULL)
    return;
  row = grow_to_row (self, id);
  if (row != NULL)
    focus_in_place (self, row);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void folder_changed_cb (SumiClassPage *self);

/* A folder that is gone, as with a stick that was taken out, leaves what was read from it. */
static void
read_again_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiResultsClass *results = sumi_work_finish (result, NULL);
  g_autoptr (SumiClassPage) self = sumi_wait_end (data);

  if (self != NULL && self->is_stale)
    folder_changed_cb (self);
  if (results == NULL)
    return;
  if (self != NULL && self->results != NULL && gtk_widget_get_mapped (GTK_WIDGET (self))
      && !is_same (self->results, results))
    set_results (self, results);
  else
    sumi_results_class_free (results);
}

static gboolean
waited_cb (gpointer data)
{
  SumiClassPage *self = data;

  self->waiting = 0;
  sumi_class_page_read_again (self);
  return G_SOURCE_REMOVE;
}

static void
folder_changed_cb (SumiClassPage *self)
{
  if (self->waiting == 0)
    self->waiting = g_timeout_add (FOLDER_PAUSE_MS, waited_cb, self);
}

static void
save_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiClassPage *self = SUMI_CLASS_PAGE (widget);
  g_autofree char *csv = sumi_results_class_to_csv (self->results);
  g_autofree char *text = sumi_csv_for_file (csv);

  sumi_saving_ask (widget, _("Save the Table"), _("class.csv"), _("Tables (CSV)"), "*.csv", text);
}

/* At the first table, if there is one: a text that has the focus is selected. */
static gboolean
sumi_class_page_grab_focus (GtkWidget *widget)
{
  SumiClassPage *self = SUMI_CLASS_PAGE (widget);

  return gtk_widget_child_focus (GTK_WIDGET (self->tables), GTK_DIR_TAB_FORWARD)
         || gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

/* What came since the folder was read is not told by anything. While the page is not in sight, the
 * row that the focus comes back to must stay. */
static void
sumi_class_page_map (GtkWidget *widget)
{
  SumiClassPage *self = SUMI_CLASS_PAGE (widget);

  GTK_WIDGET_CLASS (sumi_class_page_parent_class)->map (widget);
  if (self->folder != NULL)
    sumi_class_page_read_again (self);
}

static void
sumi_class_page_dispose (GObject *object)
{
  SumiClassPage *self = SUMI_CLASS_PAGE (object);

  sumi_wait_stop (&self->reading);
  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_object (&self->monitor);
  g_clear_object (&self->folder);
  G_OBJECT_CLASS (sumi_class_page_parent_class)->dispose (object);
}

static void
sumi_class_page_finalize (GObject *object)
{
  SumiClassPage *self = SUMI_CLASS_PAGE (object);

  g_clear_pointer (&self->results, sumi_results_class_free);
  g_ptr_array_unref (self->keys);
  G_OBJECT_CLASS (sumi_class_page_parent_class)->finalize (object);
}

static void
sumi_class_page_class_init (SumiClassPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_class_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = sumi_class_page_finalize;
  widget_class->grab_focus = sumi_class_page_grab_focus;
  widget_class->map = sumi_class_page_map;
  gtk_widget_class_install_action (widget_class, "class.save", NULL, save_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-class-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiClassPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiClassPage, tables);
  gtk_widget_class_bind_template_child (widget_class, SumiClassPage, problems);
  gtk_widget_class_bind_template_child (widget_class, SumiClassPage, save_button);
}

static void
sumi_class_page_init (SumiClassPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->keys = g_ptr_array_new ();
}

/**
 * sumi_class_page_new: shows RESULTS, which it takes over.
 */
GtkWidget *
sumi_class_page_new (SumiResultsClass *results)
{
  SumiClassPage *self = g_object_new (SUMI_TYPE_CLASS_PAGE, NULL);
  g_autoptr (GHashTable) scrolled = g_hash_table_new (g_str_hash, g_str_equal);

  self->results = results;
  show_results (self, scrolled);
  return GTK_WIDGET (self);
}

static gpointer
read_folder (gpointer question, GCancellable *cancellable, GError **error)
{
  return sumi_results_class_read (question, error);
}

/**
 * sumi_class_page_read_async: reads the results in FOLDER in a thread. sumi_work_finish() then
 * gives CALLBACK a SumiResultsClass for a page, and sumi_work_get_question() the path FOLDER.
 */
void
sumi_class_page_read_async (const char *folder,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  sumi_work_async (read_folder, g_strdup (folder), g_free,
                   (GDestroyNotify) sumi_results_class_free, cancellable, callback, data);
}

/**
 * sumi_class_page_follow: shows from now on also what comes into FOLDER, which the results were
 * read from, and what changes there, as long as the page is in sight.
 */
void
sumi_class_page_follow (SumiClassPage *self, GFile *folder)
{
  self->folder = g_object_ref (folder);
  self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (folder_changed_cb), self,
                             G_CONNECT_SWAPPED);
  sumi_class_page_read_again (self);
}

/**
 * sumi_class_page_get_folder: the folder that the page follows, owned by it; NULL if none.
 */
GFile *
sumi_class_page_get_folder (SumiClassPage *self)
{
  return self->folder;
}

/**
 * sumi_class_page_read_again: reads the folder again, which the page must follow: in folders of
 * other machines nothing tells that something changed. While it is being read already, that is
 * done after it: where there is no end of changes, it would never be read to its end. While the
 * page is not in sight, that is done once it is.
 */
void
sumi_class_page_read_again (SumiClassPage *self)
{
  g_autofree char *path = g_file_get_path (self->folder);
  SumiWaiter *waiter;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->is_stale = sumi_wait_is_on (&self->reading);
  if (self->is_stale)
    return;
  waiter = sumi_wait_begin (&self->reading, self);
  sumi_class_page_read_async (path, self->reading.cancellable, read_again_cb, waiter);
}

/**
 * sumi_class_page_take_results: what the page shows, for another to go on with; the caller's. The
 * page is to be thrown away then.
 */
SumiResultsClass *
sumi_class_page_take_results (SumiClassPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "class.save", FALSE);
  return g_steal_pointer (&self->results);
}
