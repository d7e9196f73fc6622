/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-editor.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-alike-page.h"
#include "sumi-draft-item.h"
#include "sumi-draft-part.h"
#include "sumi-draft-path.h"
#include "sumi-draft-task.h"
#include "sumi-draft-texts.h"
#include "sumi-editor-page.h"
#include "sumi-mistake.h"
#include "sumi-pack-reader.h"
#include "sumi-pages.h"
#include "sumi-save.h"
#include "sumi-saving.h"
#include "sumi-sheet.h"
#include "sumi-translation.h"
#include "sumi-ui-toast.h"
#include "sumi-ui-words.h"
#include "sumi-visible.h"
#include "sumi-window-dialogs.h"
#include "sumi-window-private.h"

#define MAX_TRIES 1000

/* Where positions of games are collected. */
#define EXERCISES "my-exercises"

/* So few empties are counted out at once. */
#define MAX_EXACT_EMPTIES 14

/* An id that begins with STEM, which no pack has yet, and the path of a file of that name in the
 * folder of one's own packs. STEM is from a file that may have been changed since it was checked:
 * it may be NULL, or no id. */
static char *
find_place (SumiWindow *self, const char *stem, char **out_id)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "sumi", "packs", NULL);

  if (!sumi_pack_can_be_id (stem))
    stem = "my-pack";
  for (int i = 0; i < MAX_TRIES; i++)
    {
      g_autofree char *id = sumi_pack_make_id (stem);
      g_autofree char *name = g_strconcat (id, SUMI_PACK_SUFFIX, NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (sumi_library_find (sumi_window_get_library (self), id) != NULL
          || g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      *out_id = g_steal_pointer (&id);
      return g_steal_pointer (&path);
    }

  g_return_val_if_reached (NULL);
}

static void
saved_cb (SumiWindow *self, SumiEditorPage *page)
{
  const char *path = sumi_draft_file_get_path (sumi_editor_page_get_file (page));
  g_autoptr (GFile) file = g_file_new_for_path (path);

  sumi_library_open (sumi_window_get_library (self), file);
}

static void
try_wanted_cb (SumiWindow *self, SumiPackFile *pack_file, int step)
{
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  g_autoptr (SumiRound) round = NULL;

  if (pack->lessons->len > 0)
    {
      sumi_window_show_lesson_trial (self, pack_file, (guint) step);
      return;
    }
  round = sumi_round_new (SUMI_ROUND_TRIAL);
  sumi_round_add (round, pack_file, sumi_pack_get_puzzle (pack, 0)->id, SUMI_ROUND_NO_STEP);
  sumi_window_show_trial (self, round);
}

static void
renew_alike (SumiWindow *self, GtkWidget *page)
{
  sumi_window_push_page (self, sumi_alike_page_new_again (SUMI_ALIKE_PAGE (page)), renew_alike);
}

static void
alike_wanted_cb (SumiWindow *self, guint item, SumiEditorPage *page)
{
  sumi_window_push_page (self, sumi_alike_page_new (sumi_editor_page_get_file (page), item),
                         renew_alike);
}

static char *
explain_not_saved (const GError *error)
{
  /* Translators: %s is what the system says about it. */
  return g_strdup_printf (_("The pack could not be saved: %s"), error->message);
}

static void
tell_not_saved (SumiWindow *self, const GError *error)
{
  g_autofree char *text = explain_not_saved (error);

  sumi_ui_tell (GTK_WIDGET (self), text);
}

/* A draft of which a copy is saved. */
typedef struct
{
  SumiDraft *draft;
  SumiDraftFile *file; /* that it is edited in; NULL: in none */
  SumiWindow *closing; /* is closed then; NULL: none is. Whoever has it saved holds it. */
} Copy;

static Copy *
copy_new (SumiDraft *draft, SumiDraftFile *file, SumiWindow *closing)
{
  Copy *copy = g_new0 (Copy, 1);

  copy->draft = sumi_draft_ref (draft);
  g_set_object (&copy->file, file);
  copy->closing = closing;
  return copy;
}

static void
copy_free (gpointer data)
{
  Copy *copy = data;

  sumi_draft_unref (copy->draft);
  g_clear_object (&copy->file);
  g_free (copy);
}

/* In a thread. */
static GBytes *
make_text (gconstpointer data, GError **error)
{
  const Copy *copy = data;
  char *text = sumi_draft_try_to_text (copy->draft, error);

  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

static void
close_cb (gpointer data)
{
  g_autoptr (GtkWindow) window = data;

  gtk_window_close (window);
}

static void
copied_cb (gpointer data)
{
  const Copy *copy = data;

  if (copy->file != NULL)
    sumi_draft_file_let_go (copy->file, copy->draft);
  if (copy->closing != NULL)
    g_idle_add_once (close_cb, g_object_ref (copy->closing));
}

static void
save_copy (GtkWidget *window, gpointer data, GFile *file)
{
  const Copy *copy = data;

  sumi_saving_make (window, make_text, copy_new (copy->draft, copy->file, copy->closing), copy_free,
                    file, copied_cb, NULL);
}

/* Asks where a copy of DRAFT, whose file is at PATH, is to be saved, for others; FILE is what it is
 * edited in, and may be NULL. If IS_CLOSING, the window is closed once the copy is saved. */
static void
ask_copy (SumiWindow *self,
          SumiDraft *draft,
          const char *path,
          SumiDraftFile *file,
          gboolean is_closing)
{
  const SumiSavingFilter filter = { _("Puzzle packs"), "*" SUMI_PACK_SUFFIX };
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = g_filename_display_name (name);

  sumi_saving_choose (GTK_WIDGET (self), _("Save a Copy"), shown, &filter, 1, save_copy,
                      copy_new (draft, file, is_closing ? self : NULL), copy_free);
}

static void
ask_copy_of_file (SumiWindow *self, SumiDraftFile *file, gboolean is_closing)
{
  ask_copy (self, sumi_draft_file_get_draft (file), sumi_draft_file_get_path (file), file,
            is_closing);
}

static void
copy_wanted_cb (SumiWindow *self, SumiEditorPage *page)
{
  ask_copy_of_file (self, sumi_editor_page_get_file (page), FALSE);
}

static void renew_editor (SumiWindow *self, GtkWidget *page);

/* Shows the page of FILE, with its item at index ITEM, or its first if that is -1. */
static void
show_editor (SumiWindow *self, SumiDraftFile *file, int item)
{
  GtkWidget *page = sumi_editor_page_new (file);

  g_signal_connect_object (page, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "try-wanted", G_CALLBACK (try_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "copy-wanted", G_CALLBACK (copy_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "alike-wanted", G_CALLBACK (alike_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_editor);
  if (item >= 0)
    sumi_editor_page_show_item (SUMI_EDITOR_PAGE (page), (guint) item);
}

static void
renew_editor (SumiWindow *self, GtkWidget *page)
{
  show_editor (self, sumi_editor_page_get_file (SUMI_EDITOR_PAGE (page)),
               sumi_editor_page_get_item (SUMI_EDITOR_PAGE (page)));
}

/* Saves DRAFT, which is taken over, at PATH before it is edited, so that it is found again whatever
 * happens; NULL if it cannot be. */
static SumiDraftFile *
begin_file (SumiWindow *self, const char *path, SumiDraft *draft)
{
  g_autoptr (SumiDraftFile) file = sumi_draft_file_new (path, draft);
  g_autoptr (GFile) saved = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  if (!sumi_draft_file_save (file, &error))
    {
      tell_not_saved (self, error);
      return NULL;
    }
  sumi_library_open (sumi_window_get_library (self), saved);
  return g_steal_pointer (&file);
}

/* The language that the user reads first, as a pack names it. */
static char *
get_language (void)
{
  const char *const *names = g_get_language_names ();
  gsize length = strcspn (names[0], "_.@");
  g_autofree char *language = g_strndup (names[0], length);

  return g_strdup (sumi_language_is_valid (language) ? language : "en");
}

static void
new_pack_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  g_autofree char *id = NULL;
  g_autofree char *path = find_place (self, "my-pack", &id);
  g_autofree char *language = get_language ();
  g_autoptr (SumiDraftFile) file
    = begin_file (self, path, sumi_draft_new (id, _("My Pack"), language));

  if (file != NULL)
    show_editor (self, file, -1);
}

/* The draft of what is in PACK_FILE now, of a pack that came with the program in the language that
 * it is shown in; NULL if it cannot be read, which is said. */
static SumiDraft *
read_draft (SumiWindow *self, SumiPackFile *pack_file)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiDraft) draft = sumi_draft_load (sumi_pack_file_get_file (pack_file), mistakes);

  if (draft == NULL)
    sumi_ui_tell (GTK_WIDGET (self), ((SumiMistake *) mistakes->pdata[0])->message);
  else if (sumi_pack_file_is_built_in (pack_file))
    return sumi_draft_translate (draft, SUMI_TRANSLATION_PACKS);
  return g_steal_pointer (&draft);
}

/* The same, from SOURCES, where what was read before stands by its file; it keeps what is
 * returned. */
static SumiDraft *
read_once (SumiWindow *self, SumiPackFile *pack_file, GHashTable *sources)
{
  SumiDraft *draft = g_hash_table_lookup (sources, pack_file);

  if (draft != NULL)
    return draft;
  draft = read_draft (self, pack_file);
  if (draft != NULL)
    g_hash_table_insert (sources, pack_file, draft);
  return draft;
}

/* Saves a copy of DRAFT under an id of its own, and edits that; NOTE is told. */
static void
edit_copy (SumiWindow *self, const SumiDraft *draft, const char *note)
{
  g_autofree char *id = NULL;
  g_autofree char *path = find_place (self, sumi_draft_get_string (draft, "id"), &id);
  g_autoptr (SumiDraftFile) file
    = begin_file (self, path, sumi_draft_set_string (draft, "id", id));

  if (file == NULL)
    return;
  show_editor (self, file, -1);
  sumi_ui_tell (GTK_WIDGET (self), note);
}

/* The file at PATH that one of PAGES edits, which belongs to the page; NULL if none does. */
static SumiDraftFile *
find_file (GPtrArray *pages, const char *path)
{
  for (guint i = 0; i < pages->len; i++)
    {
      SumiDraftFile *file = SUMI_IS_EDITOR_PAGE (pages->pdata[i])
                                ? sumi_editor_page_get_file (pages->pdata[i])
                                : NULL;

      if (file != NULL && g_str_equal (sumi_draft_file_get_path (file), path))
        return file;
    }
  return NULL;
}

/* Whether a page that one can go back to edits FILE. */
static gboolean
is_shown (SumiWindow *self, SumiDraftFile *file)
{
  g_autoptr (GPtrArray) pages = sumi_window_list_pages (self);

  return find_file (pages, sumi_draft_file_get_path (file)) == file;
}

/* The file at PATH as a page edits it, even one that goes away, as what was done there last may not
 * be written yet. The caller owns it; NULL if none does. */
static SumiDraftFile *
find_edited (SumiWindow *self, const char *path)
{
  g_autoptr (GPtrArray) pages = sumi_window_list_pages (self);
  g_autoptr (GPtrArray) over = sumi_pages_list_over (self->leaflet);
  SumiDraftFile *file = find_file (pages, path);

  if (file == NULL)
    file = find_file (over, path);
  return file != NULL ? g_object_ref (file) : NULL;
}

/* What is asked about a file whose changes are nowhere but here, once its page is left. */
typedef struct
{
  SumiWindow *window; /* which the dialog is no longer there than */
  SumiDraftFile *file;
  int item; /* was in sight; -1: none */
  gboolean is_closing;
} Question;

static void
free_question (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->file);
  g_free (question);
}

/* The window is closed once its dialog is, or the copy is saved. */
static void
answered_cb (AdwMessageDialog *dialog, const char *response, const Question *question)
{
  SumiWindow *self = question->window;
  g_autoptr (SumiDraftFile) file = g_object_ref (question->file);

  if (g_str_equal (response, "discard"))
    {
      sumi_draft_file_discard (file);
      if (question->is_closing)
        g_idle_add_once (close_cb, g_object_ref (self));
      return;
    }
  if (!is_shown (self, file))
    show_editor (self, file, question->item);
  if (g_str_equal (response, "copy"))
    ask_copy_of_file (self, file, question->is_closing);
}

/* Asks what is to become of what PAGE edits, which cannot be written because of ERROR. */
static void
ask_unsaved (SumiWindow *self, SumiEditorPage *page, const GError *error, gboolean is_closing)
{
  SumiDraftFile *file = sumi_editor_page_get_file (page);
  const char *title = sumi_page_get_title (SUMI_PAGE (page));
  g_autofree char *reason = explain_not_saved (error);
  GtkWidget *widget = adw_message_dialog_new (GTK_WINDOW (self), title, reason);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);
  Question *question = g_new (Question, 1);

  *question = (Question){ self, g_object_ref (file), sumi_editor_page_get_item (page), is_closing };
  adw_message_dialog_add_responses (dialog, "discard", _("Discard Changes"), "copy",
                                    _("Save a Copy"), "edit", _("Keep Editing"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "edit");
  adw_message_dialog_set_close_response (dialog, "edit");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), question, free_question, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The pack in the file at PATH; NULL if it cannot be edited, which is said. */
static SumiDraftFile *
open_file (SumiWindow *self, const char *path)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiDraftFile *file = find_edited (self, path);
  g_autofree char *text = NULL;

  if (file == NULL)
    file = sumi_draft_file_open (path, mistakes);
  if (file != NULL)
    return file;
  text = sumi_ui_explain_mistake (path, mistakes->pdata[0]);
  sumi_ui_tell (GTK_WIDGET (self), text);
  return NULL;
}

/* Whatever is done to the pack in FILE, which is that of PACK_FILE, it could not be used while
 * another one has its id, as the file has that it was copied from: it gets an id of its own, which
 * can be undone. FALSE if it has one. */
static gboolean
give_own_id (SumiWindow *self, SumiPackFile *pack_file, SumiDraftFile *file)
{
  SumiDraft *draft = sumi_draft_file_get_draft (file);
  const char *id = sumi_draft_get_string (draft, "id");
  SumiPackFile *owner
    = id != NULL ? sumi_library_find (sumi_window_get_library (self), id) : NULL;
  const char *owner_path
    = owner != NULL ? g_file_peek_path (sumi_pack_file_get_file (owner)) : NULL;
  g_autofree char *path = NULL;
  g_autofree char *own = NULL;

  if (owner == NULL || owner == pack_file
      || (owner_path != NULL && sumi_save_is_same (sumi_draft_file_get_path (file), owner_path)))
    return FALSE;
  path = find_place (self, id, &own);
  sumi_draft_file_push (file, sumi_draft_set_string (draft, "id", own), NULL);
  return TRUE;
}

/* What can always be asked of POSITION: the move that wins most where that is soon found, else the
 * one that leaves the opponent the fewest. */
static SumiTask
choose_task (SumiPosition position)
{
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_BEST;
  task.measure = sumi_position_count_empties (position) <= MAX_EXACT_EMPTIES
                     ? SUMI_MEASURE_SCORE
                     : SUMI_MEASURE_MOBILITY;
  return task;
}

/* Adds the position of PARAMETER, as text, to the pack of exercises, and edits it. */
static void
make_exercise_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "sumi", "packs",
                                            EXERCISES SUMI_PACK_SUFFIX, NULL);
  g_autofree char *id = sumi_pack_make_id (EXERCISES);
  g_autofree char *language = get_language ();
  g_autofree char *title = NULL;
  g_autofree char *where = NULL;
  g_autoptr (SumiDraftFile) file = NULL;
  g_autoptr (SumiDraft) added = NULL;
  SumiPosition position;
  SumiTask task;
  guint n;

  if (!sumi_draft_position_from_text (g_variant_get_string (parameter, NULL), &position, NULL))
    return;
  file = g_file_test (path, G_FILE_TEST_EXISTS)
             ? open_file (self, path)
             : begin_file (self, path, sumi_draft_new (id, _("My Exercises"), language));
  if (file == NULL)
    return;
  n = sumi_draft_get_length (sumi_draft_file_get_draft (file), "items");
  /* Translators: the title of a new puzzle in a pack. */
  title = g_strdup_printf (_("Puzzle %u"),
                           sumi_draft_choose_number (sumi_draft_file_get_draft (file)));
  task = choose_task (position);
  where = sumi_draft_item_path (n, NULL);
  added = sumi_draft_add_puzzle (sumi_draft_file_get_draft (file), n, title, position);
  sumi_draft_file_push (file, sumi_draft_set_task (added, where, &task), NULL);
  show_editor (self, file, (int) n);
}

/* The item of DRAFT whose id is ID; NULL if it has none. Belongs to DRAFT. */
static JsonNode *
find_item (const SumiDraft *draft, const char *id)
{
  for (guint i = 0; i < sumi_draft_get_length (draft, "items"); i++)
    {
      g_autofree char *path = sumi_draft_item_path (i, NULL);
      g_autofree char *id_path = sumi_draft_item_path (i, "id");

      if (g_strcmp0 (sumi_draft_get_string (draft, id_path), id) == 0)
        return sumi_draft_get (draft, path);
    }
  return NULL;
}

/* DRAFT as a set for a class, with the items that IDS name only, in their order. */
static SumiDraft *
make_set (const SumiDraft *draft, const char *const *ids)
{
  JsonNode *items = json_node_new (JSON_NODE_ARRAY);
  JsonArray *array = json_array_new ();
  g_autoptr (SumiDraft) chosen = NULL;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      JsonNode *node = find_item (draft, ids[i]);

      if (node != NULL)
        json_array_add_element (array, json_node_ref (node));
    }
  json_node_take_array (items, array);
  chosen = sumi_draft_set (draft, "items", items);
  return sumi_draft_set_boolean (chosen, "class.hints", FALSE);
}

/* An id in SET for the item ID of SOURCE, which names both the pack and the item: with a number
 * where there is one like it, as "a-b-c" is of "a" and "b-c" and of "a-b" and "c". */
static char *
make_id (const SumiDraft *set, const SumiDraft *source, const char *id)
{
  g_autofree char *whole = g_strdup_printf ("%s-%s", sumi_draft_get_string (source, "id"), id);
  char *made = g_strndup (whole, SUMI_PACK_MAX_ID);

  for (int i = 2; i < MAX_TRIES && find_item (set, made) != NULL; i++)
    {
      g_free (made);
      made = g_strdup_printf ("%.*s-%d", SUMI_PACK_MAX_ID - 5, whole, i);
    }
  return made;
}

/* SET with a copy of the item of SOURCE whose id is ID, under an id of its own. */
static SumiDraft *
add_copy (const SumiDraft *set, const SumiDraft *source, const char *id)
{
  guint n = sumi_draft_get_length (set, "items");
  JsonNode *node = find_item (source, id);
  g_autofree char *path = sumi_draft_item_path (n, NULL);
  g_autofree char *id_path = sumi_draft_item_path (n, "id");
  g_autofree char *new_id = make_id (set, source, id);
  g_autoptr (SumiDraft) added = NULL;

  if (node == NULL)
    return sumi_draft_ref (set);
  added = sumi_draft_insert (set, path, json_node_ref (node));
  return sumi_draft_set_string (added, id_path, new_id);
}

static gboolean
has_title (SumiWindow *self, const char *title)
{
  GListModel *packs = sumi_library_get_packs (sumi_window_get_library (self));

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);
      g_autofree char *shown = sumi_pack_file_get_title (pack_file);

      if (g_str_equal (shown, title))
        return TRUE;
    }
  return FALSE;
}

/* A title for a set that no pack has, since the results of a class stand below it: with a number
 * where there are such sets already. */
static char *
propose_title (SumiWindow *self)
{
  char *title = g_strdup (_("Exercises for a Class"));

  for (int i = 2; i < MAX_TRIES && has_title (self, title); i++)
    {
      g_free (title);
      title = g_strdup_printf ("%s %d", _("Exercises for a Class"), i);
    }
  return title;
}

/* Saves SET as a pack of its own and edits it, and says how it comes to the class. */
static void
edit_set (SumiWindow *self, const SumiDraft *set)
{
  edit_copy (self, set,
             _("For the class, save a copy from the main menu; pupils save their results from "
               "the page of the pack"));
}

/**
 * sumi_window_install_editor_actions: to be called by the class of the window.
 */
void
sumi_window_install_editor_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-pack", NULL, new_pack_cb);
  gtk_widget_class_install_action (widget_class, "win.make-exercise", "s", make_exercise_cb);
}

/**
 * sumi_window_edit_pack: edits the pack of PACK_FILE; of one that came with the program, or lies
 * where this user may not write, a copy, with what was not saved there. It gets an id that no other
 * pack has.
 */
void
sumi_window_edit_pack (SumiWindow *self, SumiPackFile *pack_file)
{
  static const char locked[]
    = N_("This is a copy of your own; the pack cannot be changed where it lies");
  g_autofree char *path = g_file_get_path (sumi_pack_file_get_file (pack_file));
  gboolean is_built_in = sumi_pack_file_is_built_in (pack_file), has_new_id;
  g_autoptr (SumiDraftFile) file = NULL;

  if (is_built_in || path == NULL)
    {
      g_autoptr (SumiDraft) draft = read_draft (self, pack_file);

      if (draft != NULL)
        edit_copy (self, draft,
                   is_built_in ? _("This is a copy of your own; the pack that came with Sumi stays "
                                   "as it is")
                               : _(locked));
      return;
    }
  file = open_file (self, path);
  if (file == NULL)
    return;
  if (!sumi_save_is_allowed (path, NULL))
    {
      edit_copy (self, sumi_draft_file_get_draft (file), _(locked));
      return;
    }
  has_new_id = give_own_id (self, pack_file, file);
  show_editor (self, file, -1);
  if (has_new_id)
    sumi_ui_tell (GTK_WIDGET (self), _("Another pack has the same id. This one has a new id now"));
}

/**
 * sumi_window_save_pack_copy: asks where a copy of the pack of PACK_FILE is to be saved, which is
 * none that came with the program.
 */
void
sumi_window_save_pack_copy (SumiWindow *self, SumiPackFile *pack_file)
{
  g_autofree char *name = g_file_get_basename (sumi_pack_file_get_file (pack_file));
  g_autoptr (SumiDraft) draft = read_draft (self, pack_file);

  if (draft != NULL)
    ask_copy (self, draft, name, NULL, FALSE);
}

/**
 * sumi_window_make_set: makes a set for a class of the items of PACK_FILE that IDS name, a pack of
 * its own, and edits it.
 */
void
sumi_window_make_set (SumiWindow *self, SumiPackFile *pack_file, const char *const *ids)
{
  g_autoptr (SumiDraft) draft = read_draft (self, pack_file);
  g_autoptr (SumiDraft) set = draft != NULL ? make_set (draft, ids) : NULL;

  if (set != NULL)
    edit_set (self, set);
}

/* Whether what is at INDEX in FILES and IDS stands before it, too. */
static gboolean
is_repeated (GPtrArray *files, GPtrArray *ids, guint index)
{
  for (guint i = 0; i < index; i++)
    {
      if (files->pdata[i] == files->pdata[index]
          && g_str_equal (ids->pdata[i], ids->pdata[index]))
        return TRUE;
    }
  return FALSE;
}

/* SET with who wrote the packs of FILES, where they are from, and under which licence. */
static SumiDraft *
set_credit (const SumiDraft *set, GPtrArray *files)
{
  g_autoptr (GPtrArray) packs = g_ptr_array_new ();
  g_autofree char *credit = NULL, *shown = NULL;

  for (guint i = 0; i < files->len; i++)
    {
      SumiPack *pack = sumi_pack_file_get_pack (files->pdata[i]);

      if (pack != NULL && !g_ptr_array_find (packs, pack, NULL))
        g_ptr_array_add (packs, pack);
    }
  credit = sumi_sheet_credit (packs, FALSE);
  shown = sumi_visible_text (credit, SUMI_PACK_MAX_TEXT);
  return sumi_draft_set_string (set, "source", shown);
}

/**
 * sumi_window_make_set_of: makes a set for a class of the items that IDS name, each of the
 * SumiPackFile at its place in FILES, and edits it. The packs must be of one language. What is
 * named twice is in it once.
 */
void
sumi_window_make_set_of (SumiWindow *self, GPtrArray *files, GPtrArray *ids)
{
  g_autoptr (GHashTable) sources
    = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) sumi_draft_unref);
  g_autoptr (SumiDraft) set = NULL;
  g_autoptr (SumiDraft) closed = NULL;
  g_autoptr (SumiDraft) credited = NULL;
  g_autofree char *title = propose_title (self);

  for (guint i = 0; i < files->len; i++)
    {
      SumiDraft *source = read_once (self, files->pdata[i], sources);
      g_autoptr (SumiDraft) before = NULL;
      const char *language = source != NULL ? sumi_draft_get_string (source, "language") : NULL;

      if (source == NULL)
        return;
      if (is_repeated (files, ids, i))
        continue;
      if (set == NULL)
        set = sumi_draft_new ("set", title, language);
      if (g_strcmp0 (sumi_draft_get_string (set, "language"), language) != 0)
        {
          sumi_ui_tell (GTK_WIDGET (self), _("A set needs packs that are written in one language"));
          return;
        }
      before = g_steal_pointer (&set);
      set = add_copy (before, source, ids->pdata[i]);
    }
  closed = sumi_draft_set_boolean (set, "class.hints", FALSE);
  credited = set_credit (closed, files);
  edit_set (self, credited);
}

/**
 * sumi_window_ask_closing: whether the window cannot be closed yet, as something would be lost that
 * is edited on one of PAGES; then it is asked what is to become of it.
 */
gboolean
sumi_window_ask_closing (SumiWindow *self, GPtrArray *pages)
{
  g_autoptr (GtkWindow) question = sumi_window_find_dialog (self, ADW_TYPE_MESSAGE_DIALOG);

  if (question != NULL)
    {
      gtk_window_present (question);
      return TRUE;
    }
  for (guint i = 0; i < pages->len; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!SUMI_IS_EDITOR_PAGE (pages->pdata[i])
          || sumi_draft_file_flush (sumi_editor_page_get_file (pages->pdata[i]), &error))
        continue;
      ask_unsaved (self, pages->pdata[i], error, TRUE);
      return TRUE;
    }
  return FALSE;
}

/**
 * sumi_window_ask_dropped: asks what is to become of what was edited on PAGES, which are gone, and
 * would be lost with them.
 */
void
sumi_window_ask_dropped (SumiWindow *self, GPtrArray *pages)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (guint i = 0; i < pages->len; i++)
    {
      SumiDraftFile *file = SUMI_IS_EDITOR_PAGE (pages->pdata[i])
                                ? sumi_editor_page_get_file (pages->pdata[i])
                                : NULL;
      g_autoptr (GError) error = NULL;

      if (file == NULL || g_ptr_array_find (files, file, NULL))
        continue;
      g_ptr_array_add (files, file);
      if (!is_shown (self, file) && !sumi_draft_file_flush (file, &error))
        ask_unsaved (self, pages->pdata[i], error, FALSE);
    }
}
