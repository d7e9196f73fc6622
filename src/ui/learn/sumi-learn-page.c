/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-learn-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-chapter-view.h"
#include "sumi-place.h"
#include "sumi-ui.h"

struct _SumiLearnPage
{
  AdwBin parent_instance;

  SumiLibrary *library;
  GPtrArray *shown; /* of SumiPack: the readings that the chapters show, in their order */
  char *last_lesson;
  GtkStack *stack;
  GtkWidget *last_group;
  AdwActionRow *last_row;
  GtkBox *chapters;
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

static gboolean
is_shown (SumiLearnPage *self, GPtrArray *files)
{
  if (files->len != self->shown->len)
    return FALSE;
  for (guint i = 0; i < files->len; i++)
    {
      if (sumi_pack_file_get_pack (files->pdata[i]) != self->shown->pdata[i])
        return FALSE;
    }
  return TRUE;
}

static void
lesson_chosen_cb (SumiLearnPage *self, SumiPackFile *pack_file, guint index)
{
  g_signal_emit (self, signals[LESSON_CHOSEN], 0, pack_file, index);
}

/* The lessons that came with the program are numbered through; each other pack begins at 1. */
static void
show_chapters (SumiLearnPage *self, GPtrArray *files)
{
  GtkWidget *child;
  guint number = 1;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->chapters))) != NULL)
    gtk_box_remove (self->chapters, child);
  g_ptr_array_set_size (self->shown, 0);
  for (guint i = 0; i < files->len; i++)
    {
      SumiPackFile *pack_file = files->pdata[i];
      SumiPack *pack = sumi_pack_file_get_pack (pack_file);
      gboolean is_built_in = sumi_pack_file_is_built_in (pack_file);
      GtkWidget *chapter = sumi_chapter_view_new (pack_file, is_built_in ? number : 1);

      if (is_built_in)
        number += pack->lessons->len;
      g_signal_connect_object (chapter, "lesson-chosen", G_CALLBACK (lesson_chosen_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (self->chapters, chapter);
      g_ptr_array_add (self->shown, sumi_pack_ref (pack));
    }
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

static void
update (SumiLearnPage *self)
{
  gboolean is_busy;
  g_autoptr (GPtrArray) files = list_chapters (self, &is_busy);

  if (!is_shown (self, files))
    show_chapters (self, files);
  else
    {
      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->chapters));
           child != NULL; child = gtk_widget_get_next_sibling (child))
        sumi_chapter_view_update (SUMI_CHAPTER_VIEW (child));
    }
  update_last (self);
  sumi_ui_show_child (self->stack, files->len > 0 ? "lessons" : is_busy ? "loading" : "empty");
}

static void
items_changed_cb (SumiLearnPage *self, guint position, guint removed, guint added)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (SumiPackFile) pack_file
        = g_list_model_get_item (sumi_library_get_packs (self->library), i);

      g_signal_connect_object (pack_file, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  update (self);
}

static void
sumi_learn_page_dispose (GObject *object)
{
  g_clear_object (&SUMI_LEARN_PAGE (object)->library);
  G_OBJECT_CLASS (sumi_learn_page_parent_class)->dispose (object);
}

static void
sumi_learn_page_finalize (GObject *object)
{
  SumiLearnPage *self = SUMI_LEARN_PAGE (object);

  g_ptr_array_unref (self->shown);
  g_free (self->last_lesson);
  G_OBJECT_CLASS (sumi_learn_page_parent_class)->finalize (object);
}

static void
sumi_learn_page_class_init (SumiLearnPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_learn_page_dispose;
  object_class->finalize = sumi_learn_page_finalize;

  signals[LESSON_CHOSEN] =
      g_signal_new ("lesson-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, SUMI_TYPE_PACK_FILE, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-learn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiLearnPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiLearnPage, last_group);
  gtk_widget_class_bind_template_child (widget_class, SumiLearnPage, last_row);
  gtk_widget_class_bind_template_child (widget_class, SumiLearnPage, chapters);
}

static void
sumi_learn_page_init (SumiLearnPage *self)
{
  self->shown = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_pack_unref);
  self->last_lesson = g_strdup ("");
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
  g_signal_connect_object (sumi_library_get_packs (library), "items-changed",
                           G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  items_changed_cb (self, 0, 0, g_list_model_get_n_items (sumi_library_get_packs (library)));
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
