/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-learn-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-begun-tests.h"
#include "sumi-chapter-view.h"
#include "sumi-place.h"
#include "sumi-test-page.h"
#include "sumi-ui-focus.h"
#include "sumi-ui.h"

struct _SumiLearnPage
{
  AdwBin parent_instance;

  SumiLibrary *library;
  SumiStudy *study;    /* NULL: nobody is known to have begun anything */
  GSettings *settings; /* where the tests are kept; NULL then */
  guint n_chapters; /* the first ones, which are there now */
  gboolean has_more;
  guint updating;
  char *last_lesson;
  GtkStack *stack;
  GtkWidget *last_group;
  AdwActionRow *last_row;
  GtkBox *chapters;
  GtkAdjustment *scrolling;
};

enum
{
  N_AT_ONCE = 2, /* chapters that are made and laid out together */
  N_ALWAYS = 12, /* that are there before one scrolls */
};

enum
{
  LESSON_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiLearnPage, sumi_learn_page, ADW_TYPE_BIN)

static gboolean
has_lessons (SumiPackFile *pack_file)
{
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);

  return pack != NULL && sumi_pack_file_get_state (pack_file) == SUMI_PACK_FILE_READY
         && pack->lessons->len > 0;
}

static GPtrArray *
list_chapters (SumiLearnPage *self, gboolean *out_is_busy)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *model = sumi_library_get_packs (self->library);

  *out_is_busy = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      SumiPackFile *pack_file = g_list_model_get_item (model, i);

      if (has_lessons (pack_file))
        g_ptr_array_add (files, pack_file);
      else
        {
          *out_is_busy |= sumi_pack_file_is_busy (pack_file);
          g_object_unref (pack_file);
        }
    }
  return files;
}

static void
lesson_chosen_cb (SumiLearnPage *self, SumiPackFile *pack_file, guint index)
{
  g_signal_emit (self, signals[LESSON_CHOSEN], 0, pack_file, index);
}

/* The chapter of PACK_FILE: the one that is there; otherwise a new one if it IS_WANTED, or NULL. */
static GtkWidget *
get_chapter (SumiLearnPage *self, SumiPackFile *pack_file, gboolean is_wanted)
{
  GtkWidget *chapter = gtk_widget_get_first_child (GTK_WIDGET (self->chapters));

  while (chapter != NULL && !sumi_chapter_view_is_of (SUMI_CHAPTER_VIEW (chapter), pack_file))
    chapter = gtk_widget_get_next_sibling (chapter);
  if (chapter != NULL || !is_wanted)
    return chapter;
  chapter = sumi_chapter_view_new (pack_file);
  g_signal_connect_object (chapter, "lesson-chosen", G_CALLBACK (lesson_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->chapters, chapter);
  return chapter;
}

/* Wants more chapters where the end of those that are there comes into sight. */
static void
want_more (SumiLearnPage *self, guint n)
{
  if (self->n_chapters < n
      && sumi_ui_wants_more (GTK_WIDGET (self), self->scrolling, self->n_chapters, N_ALWAYS))
    self->n_chapters += N_AT_ONCE;
  self->has_more = self->n_chapters < n;
}

/* Says in CHAPTER, that of PACK_FILE, how far the learner has come with its test. */
static void
tell_test (SumiLearnPage *self, GtkWidget *chapter, SumiPackFile *pack_file)
{
  g_autofree char *key = NULL, *rest = NULL;
  guint n_answered, n;

  if (self->study == NULL)
    return;
  key = sumi_begun_tests_make_key (pack_file, sumi_study_get_learner_id (self->study));
  if (sumi_begun_tests_count (self->settings, key, &n_answered, &n))
    rest = sumi_test_page_word_rest (n_answered, n);
  sumi_chapter_view_tell_test (SUMI_CHAPTER_VIEW (chapter), rest);
}

/* The lessons that came with the program are numbered through; each other pack begins at 1. */
static void
show_chapters (SumiLearnPage *self, GPtrArray *files)
{
  const SumiProgress *progress
    = self->study != NULL ? sumi_study_get_progress (self->study) : NULL;
  GtkWidget *last = NULL;
  guint number = 1;

  for (guint i = 0; i < files->len; i++)
    {
      SumiPackFile *pack_file = files->pdata[i];
      guint first = sumi_pack_file_is_built_in (pack_file) ? number : 1;
      GtkWidget *chapter = get_chapter (self, pack_file, i < self->n_chapters);

      if (sumi_pack_file_is_built_in (pack_file))
        number += sumi_pack_file_get_pack (pack_file)->lessons->len;
      if (chapter == NULL)
        continue;
      if (gtk_widget_get_prev_sibling (chapter) != last)
        gtk_box_reorder_child_after (self->chapters, chapter, last);
      sumi_chapter_view_update (SUMI_CHAPTER_VIEW (chapter), first, progress);
      tell_test (self, chapter, pack_file);
      last = chapter;
    }
  while (gtk_widget_get_last_child (GTK_WIDGET (self->chapters)) != last)
    gtk_box_remove (self->chapters, gtk_widget_get_last_child (GTK_WIDGET (self->chapters)));
}

/* The lesson that was open last, if it is still there. */
static void
update_last (SumiLearnPage *self)
{
  SumiPackFile *pack_file = sumi_place_find_pack (self->last_lesson, self->library);
  guint index, step;
  gboolean is_there =
      pack_file != NULL && has_lessons (pack_file)
      && sumi_place_find_lesson (self->last_lesson, sumi_pack_file_get_pack (pack_file), &index,
                                 &step, NULL);

  gtk_widget_set_visible (self->last_group, is_there);
  if (is_there)
    {
      const SumiItem *lesson = sumi_pack_get_lesson (sumi_pack_file_get_pack (pack_file), index);
      /* Translators: the title of a lesson, and where one is in it. */
      g_autofree char *subtitle = g_strdup_printf (_("%s, step %u of %u"),
                                                   sumi_text_get (lesson->title), step + 1,
                                                   lesson->steps->len);

      adw_action_row_set_subtitle (self->last_row, subtitle);
    }
}

/* Takes the place of an update that is queued. */
static void
update (SumiLearnPage *self)
{
  gboolean is_busy;
  g_autoptr (GPtrArray) files = list_chapters (self, &is_busy);

  g_clear_handle_id (&self->updating, g_source_remove);
  want_more (self, files->len);
  show_chapters (self, files);
  update_last (self);
  sumi_ui_show_child (self->stack, files->len > 0 ? "lessons" : is_busy ? "loading" : "empty");
}

static void
update_cb (gpointer data)
{
  SumiLearnPage *self = data;

  self->updating = 0;
  update (self);
}

/* Packs that are read one after another are shown together. */
static void
queue_update (SumiLearnPage *self)
{
  if (self->updating == 0)
    self->updating = g_idle_add_once (update_cb, self);
}

/* Looks whether more chapters are needed; the page may be about to go. */
static void
scrolled_cb (SumiLearnPage *self)
{
  if (self->library != NULL && self->has_more)
    queue_update (self);
}

static void
sumi_learn_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (sumi_learn_page_parent_class)->map (widget);
  scrolled_cb (SUMI_LEARN_PAGE (widget));
}

/* The way back to the lesson that was open last, or else the first lesson, whether the page has
 * been laid out or not. */
static gboolean
sumi_learn_page_grab_focus (GtkWidget *widget)
{
  SumiLearnPage *self = SUMI_LEARN_PAGE (widget);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->chapters));

  return (gtk_widget_get_visible (self->last_group)
          && gtk_widget_grab_focus (GTK_WIDGET (self->last_row)))
         || (first != NULL && gtk_widget_child_focus (first, GTK_DIR_TAB_FORWARD))
         || gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
sumi_learn_page_dispose (GObject *object)
{
  SumiLearnPage *self = SUMI_LEARN_PAGE (object);

  g_clear_handle_id (&self->updating, g_source_remove);
  g_clear_object (&self->library);
  g_clear_object (&self->study);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (sumi_learn_page_parent_class)->dispose (object);
}

static void
sumi_learn_page_finalize (GObject *object)
{
  g_free (SUMI_LEARN_PAGE (object)->last_lesson);
  G_OBJECT_CLASS (sumi_learn_page_parent_class)->finalize (object);
}

static void
sumi_learn_page_class_init (SumiLearnPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_learn_page_dispose;
  object_class->finalize = sumi_learn_page_finalize;
  widget_class->focus = sumi_ui_focus_child;
  widget_class->grab_focus = sumi_learn_page_grab_focus;
  widget_class->map = sumi_learn_page_map;

  signals[LESSON_CHOSEN] =
      g_signal_new ("lesson-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, SUMI_TYPE_PACK_FILE, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-learn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiLearnPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiLearnPage, last_group);
  gtk_widget_class_bind_template_child (widget_class, SumiLearnPage, last_row);
  gtk_widget_class_bind_template_child (widget_class, SumiLearnPage, chapters);
  gtk_widget_class_bind_template_child (widget_class, SumiLearnPage, scrolling);
  gtk_widget_class_bind_template_callback (widget_class, scrolled_cb);
}

static void
sumi_learn_page_init (SumiLearnPage *self)
{
  self->last_lesson = g_strdup ("");
  self->n_chapters = N_AT_ONCE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_learn_page_set_library: shows the lessons of LIBRARY; to be called once.
 */
void
sumi_learn_page_set_library (SumiLearnPage *self, SumiLibrary *library)
{
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  g_signal_connect_object (library, "changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

/**
 * sumi_learn_page_set_study: says which lessons the learner of STUDY has begun, and which tests,
 * which SETTINGS keep; to be called once, after sumi_learn_page_set_library().
 */
void
sumi_learn_page_set_study (SumiLearnPage *self, SumiStudy *study, GSettings *settings)
{
  g_return_if_fail (self->library != NULL && self->study == NULL);

  self->study = g_object_ref (study);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (study, "opening", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "changed", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::begun-tests", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  queue_update (self);
}

/**
 * sumi_learn_page_set_last_lesson: offers to go on at PLACE (see sumi-place.h), which may be of no
 * lesson; the action win.continue goes there.
 */
void
sumi_learn_page_set_last_lesson (SumiLearnPage *self, const char *place)
{
  g_free (self->last_lesson);
  self->last_lesson = g_strdup (place);
  if (self->library != NULL)
    update_last (self);
}
