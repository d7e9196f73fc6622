/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-study.h"

#include <glib/gi18n-lib.h>

#include "sumi-drill-page.h"
#include "sumi-drills-page.h"
#include "sumi-home-page.h"
#include "sumi-learners-page.h"
#include "sumi-search-page.h"
#include "sumi-sheet-page.h"
#include "sumi-statistics-page.h"
#include "sumi-test-page.h"
#include "sumi-today-plan.h"
#include "sumi-ui-toast.h"
#include "sumi-window-editor.h"
#include "sumi-window-toasts.h"

/* How many exercises make one sitting, for a learner who does not want all. */
#define FEW_REVIEWS 10

/* Which steps of LESSON are done, for sumi_lesson_run_new_at(); owned by the caller. */
static char *
make_progress (const SumiProgress *progress, const SumiPack *pack, const SumiItem *lesson)
{
  char *steps = g_strnfill (lesson->steps->len, '0');

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      if (sumi_today_get_step_mark (progress, pack, lesson, i) >= SUMI_MARK_SOLVED)
        steps[i] = '1';
    }
  return steps;
}

/**
 * sumi_window_enter_lesson: goes to the lesson INDEX of PACK_FILE: to the first step that is not
 * done, or to the first one where all are.
 */
void
sumi_window_enter_lesson (SumiWindow *self, SumiPackFile *pack_file, guint index)
{
  SumiStudy *study = sumi_window_get_study (self);
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  g_autofree char *steps = NULL;
  gsize first = 0;

  if (study != NULL)
    {
      steps = make_progress (sumi_study_get_progress (study), pack,
                             sumi_pack_get_lesson (pack, index));
      first = strspn (steps, "1");
    }
  if (steps == NULL || steps[first] == '\0')
    sumi_window_show_lesson (self, pack_file, index, 0, NULL);
  else
    sumi_window_show_lesson (self, pack_file, index, (guint) first, steps);
}

/* Goes to the next lesson that is not done, at its first step that is not; to the list of lessons
 * if all are done. */
static void
continue_lesson_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  guint index, step;
  SumiPackFile *pack_file = sumi_today_find_lesson (
      sumi_window_get_library (self), sumi_study_get_progress (sumi_window_get_study (self)),
      &index, &step);

  if (pack_file != NULL)
    sumi_window_enter_lesson (self, pack_file, index);
  else
    gtk_widget_activate_action (widget, "win.go-to", "s", SUMI_HOME_LEARN);
}

static void
review (SumiWindow *self, guint max)
{
  SumiStudy *study = sumi_window_get_study (self);
  g_autoptr (SumiRound) round = sumi_today_make_review (sumi_window_get_library (self),
                                                        sumi_study_get_progress (study),
                                                        sumi_study_get_day (study), max);

  sumi_window_show_round (self, round);
}

static void
review_due_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  review (SUMI_WINDOW (widget), SUMI_REVIEWS_PER_SESSION);
}

static void
review_ten_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  review (SUMI_WINDOW (widget), FEW_REVIEWS);
}

static void
solve_todays_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  SumiStudy *study = sumi_window_get_study (self);
  guint n_done;
  g_autoptr (SumiRound) round = sumi_today_make_puzzles (sumi_window_get_library (self),
                                                         sumi_study_get_progress (study),
                                                         sumi_study_get_day (study), &n_done);

  if (round->entries->len == 0)
    sumi_ui_tell (widget, _("Done with today’s puzzles"));
  sumi_window_show_round (self, round);
}

static void
solve_next_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  SumiStudy *study = sumi_window_get_study (self);
  g_autoptr (SumiRound) round = sumi_today_make_next (sumi_window_get_library (self),
                                                      sumi_study_get_progress (study),
                                                      sumi_study_get_day (study));

  if (round->entries->len == 0)
    sumi_ui_tell (widget, _("You have tried every puzzle"));
  sumi_window_show_round (self, round);
}

static void
sheet_wanted_cb (SumiWindow *self, GPtrArray *parts, const char *title)
{
  sumi_window_push_sheet (self, sumi_sheet_page_new_of_parts (parts, title));
}

static void
renew_search (SumiWindow *self, GtkWidget *old)
{
  GtkWidget *page = sumi_search_page_new (sumi_window_get_library (self));

  g_signal_connect_object (page, "round-chosen", G_CALLBACK (sumi_window_push_round), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "sheet-wanted", G_CALLBACK (sheet_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "set-wanted", G_CALLBACK (sumi_window_make_set_of), self,
                           G_CONNECT_SWAPPED);
  if (old != NULL)
    sumi_search_page_continue (SUMI_SEARCH_PAGE (page), SUMI_SEARCH_PAGE (old));
  sumi_window_push_page (self, page, renew_search);
}

static void
find_puzzles_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (!SUMI_IS_SEARCH_PAGE (sumi_window_get_page (SUMI_WINDOW (widget))))
    renew_search (SUMI_WINDOW (widget), NULL);
}

/* A learner who was removed, and may be brought back. */
typedef struct
{
  char *id;
  gboolean was_learning;
} Removed;

static void
free_removed (gpointer data)
{
  Removed *removed = data;

  g_free (removed->id);
  g_free (removed);
}

/* Who was learning goes on, unless another one was chosen meanwhile. */
static void
undo_removal (SumiWindow *self, gpointer data)
{
  const Removed *removed = data;
  SumiStudy *study = sumi_window_get_study (self);
  SumiLearners *learners = sumi_study_get_learners (study);
  g_autofree char *chosen = sumi_learners_get_chosen (learners);
  g_autoptr (GError) error = NULL;

  if (!sumi_learners_restore (learners, removed->id, &error))
    sumi_ui_tell (GTK_WIDGET (self), error->message);
  else if (removed->was_learning && g_strcmp0 (chosen, SUMI_LEARNERS_GUEST) == 0)
    sumi_study_choose (study, removed->id);
  if (SUMI_IS_LEARNERS_PAGE (sumi_window_get_page (self)))
    sumi_learners_page_update (SUMI_LEARNERS_PAGE (sumi_window_get_page (self)));
}

static void
removed_cb (SumiWindow *self, const char *id, const char *name, gboolean was_learning)
{
  /* Translators: %s is the name of a learner. */
  g_autofree char *text = g_strdup_printf (_("%s was removed"), name);
  Removed *removed = g_new (Removed, 1);

  *removed = (Removed){ g_strdup (id), was_learning };
  sumi_window_add_undo (self, sumi_ui_create_toast (text), undo_removal, removed, free_removed);
}

static void
renew_learners (SumiWindow *self, GtkWidget *old)
{
  GtkWidget *page = sumi_learners_page_new (sumi_window_get_study (self));

  g_signal_connect_object (page, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_learners);
}

static void
learners_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (!SUMI_IS_LEARNERS_PAGE (sumi_window_get_page (SUMI_WINDOW (widget))))
    renew_learners (SUMI_WINDOW (widget), NULL);
}

static void
renew_statistics (SumiWindow *self, GtkWidget *old)
{
  GtkWidget *page
    = sumi_statistics_page_new (sumi_window_get_study (self), sumi_window_get_library (self));

  if (old != NULL)
    sumi_statistics_page_continue (SUMI_STATISTICS_PAGE (page), SUMI_STATISTICS_PAGE (old));
  sumi_window_push_page (self, page, renew_statistics);
}

static void
statistics_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);

  if (!SUMI_IS_STATISTICS_PAGE (sumi_window_get_page (self)))
    renew_statistics (self, NULL);
}

static void
test_lesson_chosen_cb (SumiWindow *self, guint index, SumiTestPage *page)
{
  sumi_window_enter_lesson (self, sumi_test_page_get_chapter (page), index);
}

static void renew_test (SumiWindow *self, GtkWidget *page);

static void
push_test (SumiWindow *self, GtkWidget *page)
{
  g_signal_connect_object (page, "lesson-chosen", G_CALLBACK (test_lesson_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "pack-chosen", G_CALLBACK (sumi_window_show_pack), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "round-wanted", G_CALLBACK (sumi_window_push_round), self,
                           G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_test);
}

static void
renew_test (SumiWindow *self, GtkWidget *page)
{
  push_test (self, sumi_test_page_new_again (SUMI_TEST_PAGE (page)));
}

/* The chapter is named by the id of its pack, which is one that can be used. */
static void
chapter_test_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  SumiLibrary *library = sumi_window_get_library (self);
  SumiPackFile *pack_file = sumi_library_find (library, g_variant_get_string (parameter, NULL));

  if (pack_file != NULL && sumi_pack_file_is_built_in (pack_file))
    push_test (self, sumi_test_page_new (pack_file, library, sumi_window_get_study (self),
                                         sumi_window_get_settings (self)));
}

static void
renew_drills (SumiWindow *self, GtkWidget *old)
{
  sumi_window_push_page (self, sumi_drills_page_new (sumi_window_get_study (self)), renew_drills);
}

static void
drills_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);

  if (!SUMI_IS_DRILLS_PAGE (sumi_window_get_page (self)))
    renew_drills (self, NULL);
}

static void
renew_drill (SumiWindow *self, GtkWidget *page)
{
  sumi_window_push_page (self, sumi_drill_page_new_again (SUMI_DRILL_PAGE (page)), renew_drill);
}

static void
drill_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  SumiDrillKind kind;

  if (sumi_drill_kind_from_name (g_variant_get_string (parameter, NULL), &kind))
    sumi_window_push_page (self, sumi_drill_page_new (sumi_window_get_study (self), kind),
                           renew_drill);
}

static SumiPackMark
get_step_mark (const SumiProgress *progress, const SumiPack *pack, const SumiItem *lesson, guint at)
{
  SumiMark mark = sumi_today_get_step_mark (progress, pack, lesson, at);

  /* A step that asks nothing has no tries. */
  if (mark == SUMI_MARK_FIRST
      || (mark == SUMI_MARK_SOLVED
          && ((const SumiStep *) lesson->steps->pdata[at])->exercise == NULL))
    return SUMI_PACK_MARK_FIRST;
  return mark == SUMI_MARK_SOLVED ? SUMI_PACK_MARK_SOLVED : SUMI_PACK_MARK_NONE;
}

/* The mark of a lesson is the lowest mark of its steps. */
static SumiPackMark
get_mark_cb (SumiPackFile *pack_file, const SumiItem *item, gpointer data)
{
  const SumiProgress *progress = data;
  const SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  SumiPackMark worst = SUMI_PACK_MARK_FIRST;

  if (item->kind == SUMI_ITEM_LESSON)
    {
      for (guint i = 0; i < item->steps->len && worst > SUMI_PACK_MARK_NONE; i++)
        worst = MIN (worst, get_step_mark (progress, pack, item, i));
      return worst;
    }
  switch (sumi_progress_get_mark (progress, pack->id, item->id, ""))
    {
    case SUMI_MARK_FIRST:
      return SUMI_PACK_MARK_FIRST;
    case SUMI_MARK_SOLVED:
      return SUMI_PACK_MARK_SOLVED;
    case SUMI_MARK_TRIED:
      return SUMI_PACK_MARK_TRIED;
    case SUMI_MARK_NONE:
    default:
      return SUMI_PACK_MARK_NONE;
    }
}

static void
mark_pack (SumiWindow *self, SumiPackFile *pack_file)
{
  const SumiProgress *progress = sumi_study_get_progress (sumi_window_get_study (self));

  sumi_pack_file_mark_all (pack_file, get_mark_cb, (gpointer) progress);
}

static void
mark_all (SumiWindow *self)
{
  GListModel *packs;

  if (sumi_window_get_library (self) == NULL)
    return;
  packs = sumi_library_get_packs (sumi_window_get_library (self));
  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      mark_pack (self, pack_file);
    }
}

/* Another learner goes on: what the one before has done is no longer marked, and what followed from
 * it is left. */
static void
chosen_cb (SumiWindow *self)
{
  GListModel *packs = sumi_library_get_packs (sumi_window_get_library (self));

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      sumi_pack_file_forget_marks (pack_file);
    }
  sumi_window_leave_personal_pages (self);
}

static void
items_changed_cb (SumiWindow *self, guint position, guint removed, guint added, GListModel *packs)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      g_signal_connect_object (pack_file, "changed", G_CALLBACK (mark_pack), self,
                               G_CONNECT_SWAPPED);
    }
  mark_all (self);
}

/* What could not be kept stays to be read, whatever is told after it. */
static void
told_cb (SumiWindow *self, const char *sentence)
{
  sumi_window_add_toast (self, sumi_ui_create_toast (sentence));
}

/**
 * sumi_window_install_study_actions: to be called by the class of the window.
 */
void
sumi_window_install_study_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name, *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.continue-lesson", NULL, continue_lesson_cb },
    { "win.review-due", NULL, review_due_cb },
    { "win.review-ten", NULL, review_ten_cb },
    { "win.solve-todays-puzzles", NULL, solve_todays_cb },
    { "win.solve-next", NULL, solve_next_cb },
    { "win.find-puzzles", NULL, find_puzzles_cb },
    { "win.learners", NULL, learners_cb },
    { "win.statistics", NULL, statistics_cb },
    { "win.drills", NULL, drills_cb },
    { "win.drill", "s", drill_cb },
    { "win.chapter-test", "s", chapter_test_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}

/**
 * sumi_window_follow_study: marks what is done in STUDY, and tells what it has to say; to be called
 * once.
 */
void
sumi_window_follow_study (SumiWindow *self, SumiStudy *study)
{
  GListModel *packs = sumi_library_get_packs (sumi_window_get_library (self));

  g_signal_connect_object (study, "changed", G_CALLBACK (mark_all), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::is-active", G_CALLBACK (sumi_study_check_day), study,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (packs, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  items_changed_cb (self, 0, 0, g_list_model_get_n_items (packs), packs);
}
