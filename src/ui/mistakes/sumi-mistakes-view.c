/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-mistakes-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-board-picture.h"
#include "sumi-load.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui-words.h"
#include "sumi-ui.h"

/* The most mistakes that are listed, since each is a row of widgets. */
#define MAX_ROWS 200

/* In pixels. */
#define BOARD_SIDE 144

/* The picture of the board that a row has above it. */
#define BOARD_KEY "sumi-board"

struct _SumiMistakesView
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *consequence;
  GtkWidget *rest_button, *edit_button, *text_button;
  GtkListBox *list;
  GtkLabel *more;
};

G_DEFINE_FINAL_TYPE (SumiMistakesView, sumi_mistakes_view, ADW_TYPE_BIN)

/* The number of the item that WHERE lies in, from 1; 0 where it lies in none. */
static int
find_item (const char *where)
{
  int index = 0;

  return sscanf (where, "items[%d]", &index) == 1 ? index + 1 : 0;
}

/* The row of a board that WHERE lies in, from 1; 0 where it lies in none. */
static int
find_row (const char *where)
{
  const char *board = strstr (where, ".board[");
  int index = 0;

  return board != NULL && sscanf (board, ".board[%d]", &index) == 1 ? index + 1 : 0;
}

/* Where the mistake stands; NULL where the file as a whole is meant. */
static char *
describe_place (const SumiMistake *mistake)
{
  int item = find_item (mistake->where), row = find_row (mistake->where);

  if (mistake->place.line == 0)
    return NULL;
  if (item == 0)
    /* Translators: where a mistake stands in a file. */
    return g_strdup_printf (_("Line %d, column %d"), mistake->place.line, mistake->place.column);
  if (mistake->item != NULL && row > 0)
    /* Translators: where a mistake stands in a file: the title of a puzzle or lesson, and the row
     * of its board; then the line and the column of the file. */
    return g_strdup_printf (_("“%s”, row %d of the board: line %d, column %d"), mistake->item,
                            row, mistake->place.line, mistake->place.column);
  if (mistake->item != NULL)
    /* Translators: where a mistake stands in a file: the title of a puzzle, lesson or game, then
     * the line and the column of the file. */
    return g_strdup_printf (_("“%s”: line %d, column %d"), mistake->item, mistake->place.line,
                            mistake->place.column);
  /* Translators: where a mistake stands in a file: the number of a puzzle, lesson or game in its
   * pack, then the line and the column. */
  return g_strdup_printf (_("Number %d of the pack: line %d, column %d"), item, mistake->place.line,
                          mistake->place.column);
}

/* A whole sentence: what is said of a key names it, "within: must be from 1 to 8, but is 40". A key
 * stays as it is written in the file. */
static char *
make_sentence (const SumiMistake *mistake)
{
  const char *dot = strrchr (mistake->where, '.');
  const char *key = dot != NULL ? dot + 1 : mistake->where;

  if (*key == '\0' || strchr (key, '[') != NULL)
    return sumi_ui_begin_sentence (mistake->message);
  if (strstr (mistake->message, key) != NULL)
    return g_str_has_prefix (mistake->message, key) ? g_strdup (mistake->message)
                                                    : sumi_ui_begin_sentence (mistake->message);
  /* Translators: the name of a key in a file, and what is wrong with its value. */
  return g_strdup_printf (_("“%s”: %s"), key, mistake->message);
}

/* A row that opens the file where it CAN_EDIT it. */
static GtkWidget *
create_row (const SumiMistake *mistake, gboolean can_edit)
{
  g_autofree char *place = describe_place (mistake);
  g_autofree char *sentence = make_sentence (mistake);

  GtkWidget *row
      = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title-lines", 0, "subtitle-lines",
                      0, "activatable", can_edit, NULL);

  /* Markup is off only once the row is made. */
  g_object_set (row, "title", sentence, "subtitle", place != NULL ? place : "", NULL);
  if (!can_edit)
    return row;
  gtk_widget_set_tooltip_text (row, _("Open in Text Editor"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "pack.edit");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ii)", mistake->place.line,
                                    mistake->place.column);
  if (place != NULL)
    {
      g_autofree char *description = g_strconcat (place, "\n", _("Open in Text Editor"), NULL);

      sumi_ui_describe_row (ADW_ACTION_ROW (row), description);
    }
  return row;
}

/* The board that MISTAKE belongs to, unless it is the one of PREVIOUS, the mistake above. */
static GtkWidget *
create_board (const SumiMistake *mistake, const SumiMistake *previous)
{
  GtkWidget *picture;

  if (mistake->board == NULL
      || (previous != NULL && find_item (previous->where) == find_item (mistake->where)
          && g_strcmp0 (previous->board, mistake->board) == 0))
    return NULL;
  picture = sumi_board_picture_new ();
  g_object_set (picture, "side", BOARD_SIDE, "halign", GTK_ALIGN_CENTER, "margin-top", 12,
                "margin-bottom", 12, NULL);
  sumi_board_picture_set_cells (SUMI_BOARD_PICTURE (picture), mistake->board);
  return picture;
}

/* The board of a mistake is the header of its row, so that it is not among what can be pressed. */
static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  gtk_list_box_row_set_header (row, g_object_get_data (G_OBJECT (row), BOARD_KEY));
}

/* The first button: before they have their places, the order of keys may begin with another. */
static gboolean
sumi_mistakes_view_grab_focus (GtkWidget *widget)
{
  SumiMistakesView *self = SUMI_MISTAKES_VIEW (widget);
  GtkWidget *buttons[] = { self->rest_button, self->edit_button };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      if (gtk_widget_get_visible (buttons[i]) && gtk_widget_grab_focus (buttons[i]))
        return TRUE;
    }
  return sumi_ui_focus_child (widget, GTK_DIR_TAB_FORWARD);
}

static void
sumi_mistakes_view_class_init (SumiMistakesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = sumi_mistakes_view_grab_focus;
  widget_class->focus = sumi_ui_focus_child;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/sumi_reversi/Sumi/"
                                                             "sumi-mistakes-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiMistakesView, title);
  gtk_widget_class_bind_template_child (widget_class, SumiMistakesView, consequence);
  gtk_widget_class_bind_template_child (widget_class, SumiMistakesView, rest_button);
  gtk_widget_class_bind_template_child (widget_class, SumiMistakesView, edit_button);
  gtk_widget_class_bind_template_child (widget_class, SumiMistakesView, text_button);
  gtk_widget_class_bind_template_child (widget_class, SumiMistakesView, list);
  gtk_widget_class_bind_template_child (widget_class, SumiMistakesView, more);
}

static void
sumi_mistakes_view_init (SumiMistakesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, header_cb, NULL, NULL);
}

/**
 * sumi_mistakes_view_show: lists the mistakes that the last reading of PACK_FILE found, and offers
 * the items that have none. A file that is not there can only be read again.
 */
void
sumi_mistakes_view_show (SumiMistakesView *self, SumiPackFile *pack_file)
{
  GPtrArray *mistakes = sumi_pack_file_get_mistakes (pack_file);
  g_autofree char *name = sumi_load_name (sumi_pack_file_get_file (pack_file));
  g_autofree char *title = NULL, *more = NULL;
  guint n = mistakes->len, n_more = n > MAX_ROWS ? n - MAX_ROWS : 0;
  gboolean is_usable = sumi_pack_file_get_state (pack_file) == SUMI_PACK_FILE_READY;
  gboolean can_edit = sumi_pack_file_is_there (pack_file);

  sumi_ui_clear_list (self->list);
  for (guint i = 0; i < n - n_more; i++)
    {
      GtkWidget *row = create_row (mistakes->pdata[i], can_edit);
      GtkWidget *board = create_board (mistakes->pdata[i], i > 0 ? mistakes->pdata[i - 1] : NULL);

      if (board != NULL)
        g_object_set_data_full (G_OBJECT (row), BOARD_KEY, g_object_ref_sink (board),
                                g_object_unref);
      gtk_list_box_append (self->list, row);
    }
  gtk_widget_set_visible (self->rest_button, is_usable);
  gtk_widget_set_visible (self->edit_button, can_edit);
  gtk_widget_set_visible (self->text_button, can_edit);
  gtk_label_set_label (self->consequence,
                       is_usable  ? _("The rest can be used already. The file is read again "
                                      "automatically whenever it is saved.")
                       : can_edit ? _("The pack can be used once these are put right. It is read "
                                      "again automatically whenever the file is saved.")
                                  : _("The pack is read automatically as soon as the file is "
                                      "there again."));

  if (can_edit)
    /* Translators: %s is the name of a file. */
    title = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u mistake in %s", "%u mistakes in %s", n), n, name);
  else
    /* Translators: %s is the name of a file. */
    title = g_strdup_printf (_("%s is not there"), name);
  gtk_label_set_label (self->title, title);
  more =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", n_more), n_more);
  gtk_label_set_label (self->more, more);
  gtk_widget_set_visible (GTK_WIDGET (self->more), n_more > 0);
}
