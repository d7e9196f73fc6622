/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-about.h"

#include <stdlib.h>

#include "sumi-editor-part.h"
#include "sumi-pack.h"
#include "sumi-switch-row.h"
#include "sumi-ui-focus.h"

#define AUTHORS "authors"

struct _SumiEditorAbout
{
  AdwBin parent_instance;

  SumiDraftFile *file;
  gboolean is_updating;

  GtkEditable *title_row, *summary_row, *authors_row, *source_row, *license_row;
  AdwComboRow *level_row;
  SumiSwitchRow *class_switch, *hints_switch;
  AdwComboRow *wrong_row;
};

/* The rows that are one text each. */
static const struct
{
  gsize offset;
  const char *path;
} entries[] = {
  { G_STRUCT_OFFSET (SumiEditorAbout, title_row), "title" },
  { G_STRUCT_OFFSET (SumiEditorAbout, summary_row), "summary" },
  { G_STRUCT_OFFSET (SumiEditorAbout, source_row), "source" },
  { G_STRUCT_OFFSET (SumiEditorAbout, license_row), "license" },
};

G_DEFINE_FINAL_TYPE (SumiEditorAbout, sumi_editor_about, ADW_TYPE_BIN)

static SumiDraft *
get_draft (SumiEditorAbout *self)
{
  return sumi_draft_file_get_draft (self->file);
}

/* How many may be wrong by the entry at index ENTRY of the row; the first is that nobody counts. */
static int
get_wrong (SumiEditorAbout *self, guint entry)
{
  GtkStringList *list = GTK_STRING_LIST (adw_combo_row_get_model (self->wrong_row));

  return entry == 0 ? -1 : atoi (gtk_string_list_get_string (list, entry));
}

/* The entry of how many may be wrong, which is added if there is none of that number yet. */
static guint
find_or_add_wrong (SumiEditorAbout *self)
{
  GListModel *list = adw_combo_row_get_model (self->wrong_row);
  int wrong = MAX (sumi_draft_get_int (get_draft (self), "class.wrong", -1), -1);
  g_autofree char *number = g_strdup_printf ("%d", wrong);
  guint entry = 0;

  while (entry < g_list_model_get_n_items (list) && get_wrong (self, entry) < wrong)
    entry++;
  if (entry == g_list_model_get_n_items (list) || get_wrong (self, entry) != wrong)
    gtk_string_list_splice (GTK_STRING_LIST (list), entry, 0,
                            (const char *const[]){ number, NULL });
  return entry;
}

/* Whether the pack is given to a class, and how. */
static void
update_class (SumiEditorAbout *self)
{
  gboolean is_set = sumi_draft_get (get_draft (self), "class") != NULL;

  sumi_switch_row_set_active (self->class_switch, is_set);
  adw_combo_row_set_selected (self->wrong_row, find_or_add_wrong (self));
  sumi_switch_row_set_active (self->hints_switch,
                              sumi_draft_get_boolean (get_draft (self), "class.hints", TRUE));
  gtk_widget_set_visible (GTK_WIDGET (self->wrong_row), is_set);
  gtk_widget_set_visible (GTK_WIDGET (self->hints_switch), is_set);
}

static void
entry_changed_cb (SumiEditorAbout *self, GtkEditable *row)
{
  if (self->is_updating || self->file == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      if (G_STRUCT_MEMBER (GtkEditable *, self, entries[i].offset) == row)
        sumi_editor_part_push_text (self->file, entries[i].path, gtk_editable_get_text (row));
    }
  if (row == self->authors_row)
    sumi_editor_part_push_words (self->file, AUTHORS, gtk_editable_get_text (row));
}

static void
level_changed_cb (SumiEditorAbout *self)
{
  int level = (int) adw_combo_row_get_selected (self->level_row);

  if (self->is_updating || self->file == NULL)
    return;
  sumi_draft_file_push (self->file,
                        level == 0 ? sumi_draft_remove (get_draft (self), "level")
                                   : sumi_draft_set_int (get_draft (self), "level", level),
                        NULL);
}

static void
class_changed_cb (SumiEditorAbout *self)
{
  int wrong = get_wrong (self, adw_combo_row_get_selected (self->wrong_row));
  gboolean has_hints = sumi_switch_row_get_active (self->hints_switch);
  g_autoptr (SumiDraft) with_hints = NULL;

  if (self->is_updating || self->file == NULL)
    return;
  if (!sumi_switch_row_get_active (self->class_switch))
    {
      sumi_draft_file_push (self->file, sumi_draft_remove (get_draft (self), "class"), NULL);
      return;
    }
  with_hints = sumi_draft_set_boolean (get_draft (self), "class.hints", has_hints);
  sumi_draft_file_push (self->file,
                        wrong < 0 ? sumi_draft_remove (with_hints, "class.wrong")
                                  : sumi_draft_set_int (with_hints, "class.wrong", wrong),
                        NULL);
}

static void
sumi_editor_about_dispose (GObject *object)
{
  g_clear_object (&SUMI_EDITOR_ABOUT (object)->file);
  G_OBJECT_CLASS (sumi_editor_about_parent_class)->dispose (object);
}

static void
sumi_editor_about_class_init (SumiEditorAboutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_editor_about_dispose;
  widget_class->focus = sumi_ui_focus_child;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-editor-about.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiEditorAbout, title_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorAbout, summary_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorAbout, authors_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorAbout, source_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorAbout, license_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorAbout, level_row);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorAbout, class_switch);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorAbout, hints_switch);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorAbout, wrong_row);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, class_changed_cb);
}

static void
sumi_editor_about_init (SumiEditorAbout *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    sumi_editor_part_prepare_row (G_STRUCT_MEMBER (AdwEntryRow *, self, entries[i].offset));
  sumi_editor_part_prepare_row (ADW_ENTRY_ROW (self->authors_row));
}

/**
 * sumi_editor_about_set_file: changes the draft of FILE. To be called once.
 */
void
sumi_editor_about_set_file (SumiEditorAbout *self, SumiDraftFile *file)
{
  self->file = g_object_ref (file);
}

/**
 * sumi_editor_about_show: shows the draft as it is now.
 */
void
sumi_editor_about_show (SumiEditorAbout *self)
{
  self->is_updating = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    sumi_editor_part_show_text (G_STRUCT_MEMBER (GtkEditable *, self, entries[i].offset),
                                sumi_editor_part_get_text (get_draft (self), entries[i].path));
  sumi_editor_part_show_words (self->authors_row, get_draft (self), AUTHORS);
  adw_combo_row_set_selected (
      self->level_row,
      (guint) CLAMP (sumi_draft_get_int (get_draft (self), "level", 0), 0, SUMI_PACK_MAX_LEVEL));
  update_class (self);
  self->is_updating = FALSE;
}
