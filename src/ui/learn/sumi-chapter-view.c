/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-chapter-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-chapter-test.h"
#include "sumi-lesson-row.h"
#include "sumi-today-plan.h"
#include "sumi-ui-names.h"

struct _SumiChapterView
{
  AdwBin parent_instance;

  SumiPackFile *pack_file;
  SumiPack *pack; /* the reading that is shown */
  guint first_number; /* 0: the lessons have none yet */
  AdwPreferencesGroup *group;
  GtkListBox *list;
  AdwActionRow *test_row; /* below the lessons; hidden where there is no test */
};

enum
{
  LESSON_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiChapterView, sumi_chapter_view, ADW_TYPE_BIN)

static void
row_activated_cb (SumiChapterView *self, GtkListBoxRow *row)
{
  /* What was read since may be shorter. */
  if (self->pack != sumi_pack_file_get_pack (self->pack_file))
    return;
  if (SUMI_IS_LESSON_ROW (row))
    g_signal_emit (self, signals[LESSON_CHOSEN], 0, self->pack_file,
                   (guint) gtk_list_box_row_get_index (row));
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.chapter-test", "s", self->pack->id);
}

static void
sumi_chapter_view_dispose (GObject *object)
{
  SumiChapterView *self = SUMI_CHAPTER_VIEW (object);

  g_clear_pointer (&self->pack, sumi_pack_unref);
  g_clear_object (&self->pack_file);
  G_OBJECT_CLASS (sumi_chapter_view_parent_class)->dispose (object);
}

static void
sumi_chapter_view_class_init (SumiChapterViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_chapter_view_dispose;

  signals[LESSON_CHOSEN] =
      g_signal_new ("lesson-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, SUMI_TYPE_PACK_FILE, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-chapter-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiChapterView, group);
  gtk_widget_class_bind_template_child (widget_class, SumiChapterView, list);
  gtk_widget_class_bind_template_child (widget_class, SumiChapterView, test_row);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
sumi_chapter_view_init (SumiChapterView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_tidy_names (GTK_WIDGET (self->test_row));
}

/**
 * sumi_chapter_view_new: the lessons of PACK_FILE, which must hold a pack; to be updated.
 */
GtkWidget *
sumi_chapter_view_new (SumiPackFile *pack_file)
{
  SumiChapterView *self = g_object_new (SUMI_TYPE_CHAPTER_VIEW, NULL);
  g_autofree char *title = sumi_pack_file_get_title (pack_file);
  g_autofree char *markup = g_markup_escape_text (title, -1);
  g_autofree char *test_title = sumi_round_make_test_title (pack_file);

  self->pack_file = g_object_ref (pack_file);
  self->pack = sumi_pack_ref (sumi_pack_file_get_pack (pack_file));
  adw_preferences_group_set_title (self->group, markup);
  if (self->pack->summary != NULL)
    {
      g_autofree char *summary = g_markup_escape_text (sumi_text_get (self->pack->summary), -1);

      adw_preferences_group_set_description (self->group, summary);
    }
  for (guint i = 0; i < self->pack->lessons->len; i++)
    gtk_list_box_insert (self->list, sumi_lesson_row_new (sumi_pack_get_lesson (self->pack, i)),
                         (int) i);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->test_row), test_title);
  gtk_widget_set_visible (GTK_WIDGET (self->test_row), sumi_chapter_test_is_there (pack_file));
  sumi_chapter_view_tell_test (self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  return GTK_WIDGET (self);
}

/**
 * sumi_chapter_view_is_of: whether the lessons are those that PACK_FILE has now.
 */
gboolean
sumi_chapter_view_is_of (SumiChapterView *self, SumiPackFile *pack_file)
{
  return self->pack_file == pack_file && self->pack == sumi_pack_file_get_pack (pack_file);
}

/**
 * sumi_chapter_view_update: numbers the lessons from FIRST_NUMBER on, and looks again which of them
 * were finished, and in PROGRESS, unless it is NULL, which were begun. The focus stays in its row.
 */
void
sumi_chapter_view_update (SumiChapterView *self,
                          guint first_number,
                          const SumiProgress *progress)
{
  for (guint i = 0; i < self->pack->lessons->len; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) i);
      const SumiItem *lesson = sumi_pack_get_lesson (self->pack, i);

      SumiPackMark mark = sumi_pack_file_get_mark (self->pack_file, lesson->id);
      guint step = progress != NULL && mark < SUMI_PACK_MARK_SOLVED
                       ? sumi_today_find_step (progress, self->pack_file, lesson)
                       : 0;

      if (first_number != self->first_number)
        sumi_lesson_row_set_number (SUMI_LESSON_ROW (row), lesson, first_number + i);
      sumi_lesson_row_set_mark (SUMI_LESSON_ROW (row), mark);
      sumi_lesson_row_set_step (SUMI_LESSON_ROW (row), lesson, step);
    }
  self->first_number = first_number;
}

/**
 * sumi_chapter_view_tell_test: says REST, how far the test of the chapter has come; NULL: none was
 * begun.
 */
void
sumi_chapter_view_tell_test (SumiChapterView *self, const char *rest)
{
  adw_action_row_set_subtitle (
      self->test_row,
      rest != NULL ? rest : _("Twelve exercises, mixed, and what is worth repeating"));
}
