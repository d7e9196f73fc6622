/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-test-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-begun-tests.h"
#include "sumi-chapter-test.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui.h"

struct _SumiTestPage
{
  SumiPage parent_instance;

  SumiPackFile *chapter;
  SumiLibrary *library;
  SumiStudy *study;
  GSettings *settings;
  SumiRound *round; /* the test that was begun last; NULL: none was */

  AdwPreferencesGroup *group;
  GtkListBox *list;
  GtkButton *begin_button;
  GtkWidget *reading;
};

enum
{
  ROUND_WANTED,
  LESSON_CHOSEN,
  PACK_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiTestPage, sumi_test_page, SUMI_TYPE_PAGE)

/* The keys under which a row keeps where it leads. */
#define LESSON "lesson" /* the index of one, plus 1 */
#define PACK "pack"

/* The key under which a test of the chapter is kept that this learner has begun. */
static char *
make_key (SumiTestPage *self)
{
  return sumi_begun_tests_make_key (self->chapter, sumi_study_get_learner_id (self->study));
}

static gboolean
is_finished (SumiTestPage *self)
{
  return self->round != NULL && sumi_chapter_test_count (self->round, SUMI_ROUND_OPEN) == 0;
}

/* Goes on with the test that this learner has begun, if there is one. */
static void
find_round (SumiTestPage *self)
{
  g_autofree char *key = make_key (self);

  if (self->round == NULL && !sumi_library_is_reading_built_in (self->library))
    self->round = sumi_begun_tests_find (self->settings, key, self->library, self->chapter);
}

/* The result of a test is kept once, when it is seen. */
static void
keep_result (SumiTestPage *self)
{
  const SumiPack *pack = sumi_pack_file_get_pack (self->chapter);
  g_autofree char *name = sumi_chapter_test_make_name (self->chapter);
  g_autofree char *key = make_key (self);
  g_autoptr (SumiOutcome) outcome = sumi_outcome_new (SUMI_OUTCOME_DRILL, pack->id, name, NULL);

  if (self->round->is_kept)
    return;
  self->round->is_kept = TRUE;
  sumi_begun_tests_forget (self->settings, key);
  outcome->margin = (int) sumi_chapter_test_count (self->round, SUMI_ROUND_RIGHT);
  outcome->is_solved = TRUE;
  outcome->milliseconds = MIN ((g_get_monotonic_time () - self->round->start_us) / 1000, G_MAXINT);
  sumi_study_record (self->study, outcome);
}

static void
add_row (SumiTestPage *self, const char *title, const char *subtitle, gboolean is_right,
         guint lesson, SumiPackFile *pack_file)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());
  GtkWidget *mark = gtk_image_new_from_icon_name (is_right ? "object-select-symbolic"
                                                           : "view-refresh-symbolic");
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle);
  adw_action_row_set_title_lines (row, 0);
  adw_action_row_set_subtitle_lines (row, 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_prefix (row, mark);
  adw_action_row_add_suffix (row, arrow);
  if (pack_file != NULL)
    g_object_set_data_full (G_OBJECT (row), PACK, g_object_ref (pack_file), g_object_unref);
  else
    g_object_set_data (G_OBJECT (row), LESSON, GUINT_TO_POINTER (lesson + 1));
  sumi_ui_tidy_names (GTK_WIDGET (row));
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

static void
add_lesson (SumiTestPage *self, guint index, const SumiLessonScore *score)
{
  const SumiItem *lesson
    = sumi_pack_get_lesson (sumi_pack_file_get_pack (self->chapter), index);
  gboolean is_right = score->n_right == score->n_asked;
  g_autofree char *subtitle
    /* Translators: of the exercises of a test that belong to one lesson. */
    = is_right ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u exercise, right",
                                               "%u exercises, all right", score->n_asked),
                                  score->n_asked)
               : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                               "%u of %u exercise right: read it again",
                                               "%u of %u exercises right: read it again",
                                               score->n_asked),
                                  score->n_right, score->n_asked);

  add_row (self, sumi_text_get (lesson->title), subtitle, is_right, index, NULL);
}

static void
list_packs (SumiTestPage *self)
{
  g_autoptr (GPtrArray) packs = sumi_chapter_test_list_packs (self->round, self->library);

  for (guint i = 0; i < packs->len; i++)
    {
      g_autofree char *title = sumi_pack_file_get_title (packs->pdata[i]);

      add_row (self, title, _("More puzzles of this kind"), FALSE, 0, packs->pdata[i]);
    }
}

static void
list_lessons (SumiTestPage *self, gboolean are_right)
{
  g_autoptr (GArray) scores = sumi_chapter_test_sum_up (self->round, self->chapter);

  for (guint i = 0; i < scores->len; i++)
    {
      const SumiLessonScore *score = &g_array_index (scores, SumiLessonScore, i);

      if (score->n_asked > 0 && (score->n_right == score->n_asked) == are_right)
        add_lesson (self, i, score);
    }
}

/* What became of the test that was taken last before this page; NULL if none was. Owned by the
 * caller. */
static char *
word_last (SumiTestPage *self)
{
  g_autofree char *name = sumi_chapter_test_make_name (self->chapter);
  const GArray *rounds = sumi_progress_get_drill (sumi_study_get_progress (self->study), name);

  if (rounds == NULL)
    return NULL;
  /* Translators: the result of a test that was taken before: right answers, of all. */
  return g_strdup_printf (_("Last time, %d of %d were right."),
                          g_array_index (rounds, SumiDrillRound, rounds->len - 1).score,
                          SUMI_CHAPTER_TEST_LENGTH);
}

static void
show_intro (SumiTestPage *self)
{
  g_autofree char *last = word_last (self);
  GString *text = g_string_new (
      _("Exercises on what the lessons of this chapter are about, mixed, on other positions. There "
        "are no hints, and your first answer counts. At the end you see what is worth repeating."));

  if (last != NULL)
    g_string_append_printf (text, " %s", last);
  adw_preferences_group_set_title (self->group, _("Twelve exercises"));
  adw_preferences_group_set_description (self->group, text->str);
  gtk_button_set_label (self->begin_button, _("Begin the Test"));
  g_string_free (text, TRUE);
}

static void
show_rest (SumiTestPage *self)
{
  guint n = self->round->entries->len;
  g_autofree char *title
    = sumi_test_page_word_rest (n - sumi_chapter_test_count (self->round, SUMI_ROUND_OPEN), n);

  adw_preferences_group_set_title (self->group, title);
  adw_preferences_group_set_description (self->group,
                                         _("At the end you see what is worth repeating."));
  gtk_button_set_label (self->begin_button, _("Go On With the Test"));
}

static void
show_result (SumiTestPage *self)
{
  guint n = self->round->entries->len;
  guint n_right = sumi_chapter_test_count (self->round, SUMI_ROUND_RIGHT);
  /* Translators: the result of a test: exercises of it. */
  g_autofree char *title = g_strdup_printf (_("%u of %u right at the first try"), n_right, n);

  adw_preferences_group_set_title (self->group, title);
  adw_preferences_group_set_description (
      self->group, n_right == n ? _("There is nothing that you need to repeat.")
                                : _("What is worth repeating comes first."));
  gtk_button_set_label (self->begin_button, _("Another Test"));
  list_lessons (self, FALSE);
  list_packs (self);
  list_lessons (self, TRUE);
}

static void
update (SumiTestPage *self)
{
  gboolean can_begin = !sumi_library_is_reading_built_in (self->library);

  sumi_ui_clear_list (self->list);
  if (self->round == NULL)
    show_intro (self);
  else if (is_finished (self))
    show_result (self);
  else
    show_rest (self);
  /* Screen readers say it with the button, which has the focus. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->begin_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->round == NULL
                                      ? adw_preferences_group_get_description (self->group)
                                      : adw_preferences_group_get_title (self->group),
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self->list), is_finished (self));
  gtk_widget_set_visible (GTK_WIDGET (self->begin_button), can_begin);
  gtk_widget_set_visible (self->reading, !can_begin);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "test.begin", can_begin);
}

/* Once the puzzles are read, the page begins elsewhere. */
static void
pack_changed_cb (SumiTestPage *self)
{
  gboolean was_reading = gtk_widget_get_visible (self->reading);

  if (was_reading == sumi_library_is_reading_built_in (self->library))
    return;
  find_round (self);
  update (self);
  if (is_finished (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    keep_result (self);
  if (was_reading)
    sumi_ui_take_focus (GTK_WIDGET (self));
}

static void
begin_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiTestPage *self = SUMI_TEST_PAGE (widget);

  if (self->round == NULL || is_finished (self))
    {
      const SumiProgress *progress = sumi_study_get_progress (self->study);
      g_autofree char *key = make_key (self);

      g_clear_pointer (&self->round, sumi_round_unref);
      self->round = sumi_chapter_test_make (self->library, self->chapter, progress,
                                            sumi_study_get_day (self->study));
      sumi_begun_tests_keep (self->settings, key, self->round);
    }
  if (self->round->entries->len > 0)
    g_signal_emit (self, signals[ROUND_WANTED], 0, self->round);
}

/* What was answered is not the next learner's. */
static void
leaving_cb (SumiTestPage *self)
{
  g_clear_pointer (&self->round, sumi_round_unref);
  update (self);
}

static void
row_activated_cb (SumiTestPage *self, GtkListBoxRow *row)
{
  SumiPackFile *pack_file = g_object_get_data (G_OBJECT (row), PACK);

  if (pack_file != NULL)
    g_signal_emit (self, signals[PACK_CHOSEN], 0, pack_file);
  else
    g_signal_emit (self, signals[LESSON_CHOSEN], 0,
                   GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), LESSON)) - 1);
}

static void
sumi_test_page_map (GtkWidget *widget)
{
  SumiTestPage *self = SUMI_TEST_PAGE (widget);

  GTK_WIDGET_CLASS (sumi_test_page_parent_class)->map (widget);
  update (self);
  if (is_finished (self))
    {
      keep_result (self);
      gtk_widget_grab_focus (widget);
    }
}

/* What is to be repeated first, where there is a result; or what there is to wait for. */
static gboolean
sumi_test_page_grab_focus (GtkWidget *widget)
{
  SumiTestPage *self = SUMI_TEST_PAGE (widget);
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->list, 0);

  return (first != NULL && gtk_widget_grab_focus (GTK_WIDGET (first)))
         || gtk_widget_grab_focus (gtk_widget_get_visible (self->reading)
                                       ? self->reading
                                       : GTK_WIDGET (self->begin_button));
}

static void
sumi_test_page_dispose (GObject *object)
{
  SumiTestPage *self = SUMI_TEST_PAGE (object);

  g_clear_pointer (&self->round, sumi_round_unref);
  g_clear_object (&self->chapter);
  g_clear_object (&self->library);
  g_clear_object (&self->study);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (sumi_test_page_parent_class)->dispose (object);
}

/* The exercises are chosen for one learner. */
static gboolean
sumi_test_page_is_personal (SumiPage *page)
{
  return TRUE;
}

static void
sumi_test_page_class_init (SumiTestPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_test_page_dispose;
  widget_class->grab_focus = sumi_test_page_grab_focus;
  widget_class->map = sumi_test_page_map;
  SUMI_PAGE_CLASS (klass)->is_personal = sumi_test_page_is_personal;

  signals[ROUND_WANTED] = g_signal_new ("round-wanted", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                        G_TYPE_POINTER);
  signals[LESSON_CHOSEN] = g_signal_new ("lesson-chosen", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                         G_TYPE_UINT);
  signals[PACK_CHOSEN] = g_signal_new ("pack-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, SUMI_TYPE_PACK_FILE);

  gtk_widget_class_install_action (widget_class, "test.begin", NULL, begin_cb);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-test-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiTestPage, group);
  gtk_widget_class_bind_template_child (widget_class, SumiTestPage, list);
  gtk_widget_class_bind_template_child (widget_class, SumiTestPage, begin_button);
  gtk_widget_class_bind_template_child (widget_class, SumiTestPage, reading);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
sumi_test_page_init (SumiTestPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_test_page_new: a page for the test of CHAPTER, which must hold a pack, with the puzzles of
 * LIBRARY; it has the packs of themes read. A test that was begun and left goes on, which SETTINGS
 * keep.
 */
GtkWidget *
sumi_test_page_new (SumiPackFile *chapter,
                    SumiLibrary *library,
                    SumiStudy *study,
                    GSettings *settings)
{
  SumiTestPage *self = g_object_new (SUMI_TYPE_TEST_PAGE, NULL);
  g_autofree char *title = sumi_round_make_test_title (chapter);

  self->chapter = g_object_ref (chapter);
  self->library = g_object_ref (library);
  self->study = g_object_ref (study);
  self->settings = g_object_ref (settings);
  g_object_set (self, "title", title, NULL);
  g_signal_connect_object (study, "leaving", G_CALLBACK (leaving_cb), self, G_CONNECT_SWAPPED);
  sumi_library_open_themes (library);
  find_round (self);
  g_signal_connect_object (library, "changed", G_CALLBACK (pack_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_test_page_new_again: goes on with the test of OTHER, which is to be thrown away.
 */
GtkWidget *
sumi_test_page_new_again (SumiTestPage *other)
{
  SumiTestPage *self
    = SUMI_TEST_PAGE (sumi_test_page_new (other->chapter, other->library, other->study,
                                          other->settings));

  g_clear_pointer (&self->round, sumi_round_unref);
  self->round = other->round != NULL ? sumi_round_ref (other->round) : NULL;
  update (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_test_page_get_chapter: the lessons that are tested.
 */
SumiPackFile *
sumi_test_page_get_chapter (SumiTestPage *self)
{
  return self->chapter;
}

/**
 * sumi_test_page_word_rest: says of a test of N exercises that N_ANSWERED are answered; owned by
 * the caller.
 */
char *
sumi_test_page_word_rest (guint n_answered, guint n)
{
  /* Translators: exercises of a test. */
  return g_strdup_printf (_("%u of %u answered"), n_answered, n);
}
