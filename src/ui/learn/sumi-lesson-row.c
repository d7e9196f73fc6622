/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-lesson-row.h"

#include <glib/gi18n-lib.h>

#include "sumi-board-picture.h"
#include "sumi-tick.h"
#include "sumi-words.h"

/* What a step takes on the average, in seconds: to read it, to watch a move of a demonstration, to
 * do an exercise. */
#define READ_S 15
#define MOVE_S 2
#define EXERCISE_S 40

struct _SumiLessonRow
{
  GtkListBoxRow parent_instance;

  SumiPackMark mark;
  guint step; /* where the lesson goes on; 0: it was not begun */
  SumiBoardPicture *picture;
  GtkWidget *tick;
  GtkLabel *title;
  GtkLabel *summary;
  GtkLabel *length;
};

G_DEFINE_FINAL_TYPE (SumiLessonRow, sumi_lesson_row, GTK_TYPE_LIST_BOX_ROW)

/* The board of the first step that gives one; without any, all are the one they begin with. */
static SumiPosition
get_picture (const SumiItem *lesson)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const SumiStep *step = lesson->steps->pdata[i];

      if (step->has_position)
        return step->position;
    }
  return ((const SumiStep *) lesson->steps->pdata[0])->position;
}

/* From the step FIRST to the end. */
static guint
count_minutes (const SumiItem *lesson, guint first)
{
  guint seconds = 0;

  for (guint i = first; i < lesson->steps->len; i++)
    {
      const SumiStep *step = lesson->steps->pdata[i];

      seconds += READ_S;
      if (step->has_moves)
        seconds += MOVE_S * (guint) step->moves.n_moves;
      if (step->exercise != NULL)
        seconds += EXERCISE_S;
    }
  return MAX (1, (seconds + 30) / 60);
}

/* Of a lesson that goes on at STEP, where that is, and how long the rest takes. */
static char *
describe_length (const SumiItem *lesson, guint step)
{
  guint minutes = count_minutes (lesson, step), n = lesson->steps->len;
  g_autofree char *steps
    = step > 0 ? g_strdup_printf (_("Step %u of %u"), step + 1, n)
               : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step", "%u steps", n), n);
  g_autofree char *time = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "about %u minute", "about %u minutes", minutes), minutes);

  /* Translators: how long a lesson is: "14 steps, about 9 minutes"; of one that was begun, where
   * one is, and how long the rest takes: "Step 4 of 14, about 6 minutes". */
  return g_strdup_printf (_("%s, %s"), steps, time);
}

static void
update_description (SumiLessonRow *self)
{
  const char *first = _("Finished, each step without help or mistakes.");
  const char *mark = self->mark < SUMI_PACK_MARK_SOLVED   ? ""
                     : self->mark == SUMI_PACK_MARK_FIRST ? first
                                                          : _("Finished.");
  g_autofree char *length
    = sumi_words_fill (_("{first}."),
                       &(SumiBlanks){ .first = gtk_label_get_label (self->length) });
  g_autofree char *lesson = sumi_words_follow (gtk_label_get_label (self->summary), length);
  g_autofree char *text = sumi_words_follow (lesson, mark);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

static void
show_length (SumiLessonRow *self, const SumiItem *lesson)
{
  g_autofree char *length = describe_length (lesson, self->step);

  gtk_label_set_label (self->length, length);
  update_description (self);
}

static void
sumi_lesson_row_class_init (SumiLessonRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-lesson-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiLessonRow, picture);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonRow, tick);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonRow, title);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonRow, summary);
  gtk_widget_class_bind_template_child (widget_class, SumiLessonRow, length);
  gtk_widget_class_bind_template_callback (widget_class, sumi_tick_query_tooltip);
}

static void
sumi_lesson_row_init (SumiLessonRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_lesson_row_new: a row for LESSON, which is to be numbered.
 */
GtkWidget *
sumi_lesson_row_new (const SumiItem *lesson)
{
  SumiLessonRow *self = g_object_new (SUMI_TYPE_LESSON_ROW, NULL);

  sumi_board_picture_set_position (self->picture, get_picture (lesson));
  gtk_label_set_label (self->summary,
                       lesson->summary != NULL ? sumi_text_get (lesson->summary) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->summary), lesson->summary != NULL);
  show_length (self, lesson);
  return GTK_WIDGET (self);
}

/**
 * sumi_lesson_row_set_number: says that LESSON, whose row it is, is the NUMBERth of its course.
 */
void
sumi_lesson_row_set_number (SumiLessonRow *self, const SumiItem *lesson, guint number)
{
  g_autofree char *title =
      /* Translators: the number of a lesson and its title. */
      g_strdup_printf (_("%u. %s"), number, sumi_text_get (lesson->title));

  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

void
sumi_lesson_row_set_mark (SumiLessonRow *self, SumiPackMark mark)
{
  if (mark == self->mark)
    return;
  self->mark = mark;
  sumi_tick_show (self->tick, mark);
  update_description (self);
}

/**
 * sumi_lesson_row_set_step: says that LESSON, whose row it is, goes on at STEP; 0: it was not
 * begun, or is finished.
 */
void
sumi_lesson_row_set_step (SumiLessonRow *self, const SumiItem *lesson, guint step)
{
  if (step == self->step)
    return;
  self->step = step;
  show_length (self, lesson);
}
