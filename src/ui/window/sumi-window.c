/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-private.h"

#include "sumi-board-cell.h"
#include "sumi-board-view.h"
#include "sumi-glossary-page.h"
#include "sumi-help-page.h"
#include "sumi-lesson-page.h"
#include "sumi-pack-page.h"
#include "sumi-pages.h"
#include "sumi-place.h"
#include "sumi-puzzle-page.h"
#include "sumi-review-page.h"
#include "sumi-search-page.h"
#include "sumi-sheet-page.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-names.h"
#include "sumi-ui.h"
#include "sumi-window-class.h"
#include "sumi-window-classroom.h"
#include "sumi-window-code.h"
#include "sumi-window-dialogs.h"
#include "sumi-window-editor.h"
#include "sumi-window-files.h"
#include "sumi-window-games.h"
#include "sumi-window-play.h"
#include "sumi-window-study.h"
#include "sumi-window-toasts.h"

/* One and a half times the usual size, in 1024ths of a dot per inch. */
#define LARGE_TEXT_DPI (144 * 1024)

G_DEFINE_FINAL_TYPE (SumiWindow, sumi_window, ADW_TYPE_APPLICATION_WINDOW)

/* A lesson that was only looked at does not replace the remembered one. */
static gboolean
is_begun (SumiLessonRun *run)
{
  return sumi_lesson_run_get_index (run) > 0
         || (sumi_lesson_run_get_attempt (run) != NULL && sumi_lesson_run_is_done (run, 0));
}

/* What is looked up or looked at above a place is not a place of its own. */
static void
remember_place (SumiWindow *self)
{
  GtkWidget *page = sumi_window_get_page (self);
  g_autofree char *place = NULL;

  if (self->settings == NULL)
    return;
  place = sumi_page_make_place (SUMI_PAGE (page));
  if (place == NULL)
    return;
  g_settings_set_string (self->settings, "last-place", place);
  if (SUMI_IS_LESSON_PAGE (page) && is_begun (sumi_lesson_page_get_run (SUMI_LESSON_PAGE (page))))
    {
      g_settings_set_string (self->settings, "last-lesson", place);
      sumi_home_page_set_last_lesson (self->home_page, place);
    }
}

static void
forget_restoring (SumiWindow *self)
{
  g_clear_pointer (&self->place_to_restore, g_free);
}

static gboolean
dropping_cb (gpointer data)
{
  SumiWindow *self = data;
  g_autoptr (GPtrArray) over = sumi_pages_list_over (self->leaflet);

  self->dropping = 0;
  if (adw_leaflet_get_child_transition_running (self->leaflet))
    return G_SOURCE_REMOVE;
  sumi_pages_drop_over (self->leaflet);
  sumi_window_ask_dropped (self, over);
  return G_SOURCE_REMOVE;
}

/* Pages that are over are gone as soon as they are out of sight: the leaflet must lose none while
 * it moves, nor while it tells of a change. */
static void
drop_hidden_pages (SumiWindow *self)
{
  if (self->dropping == 0)
    self->dropping = g_idle_add (dropping_cb, self);
}

/* From the puzzles on PAGE to the one of them on LEFT, to which others may have led. */
static void
focus_puzzle (GtkWidget *page, SumiPuzzlePage *left)
{
  const char *id = sumi_puzzle_page_get_item (left)->id;

  if (SUMI_IS_PACK_PAGE (page))
    sumi_pack_page_focus_puzzle (SUMI_PACK_PAGE (page), id);
  else if (SUMI_IS_SEARCH_PAGE (page))
    sumi_search_page_focus_puzzle (SUMI_SEARCH_PAGE (page), sumi_puzzle_page_get_pack_file (left),
                                   id);
}

/* Has NAME of the home page be what the way back leads to. If that is another than was in sight,
 * what had the focus is not there then. */
static void
change_home (SumiWindow *self, const char *name)
{
  if (sumi_home_page_change_page (self->home_page, name))
    sumi_page_forget_entered (SUMI_PAGE (self->home_page));
}

/* The leaflet gives the focus back to what had it. A page that has not been in sight yet, as where
 * the program was started with a file, begins where it does elsewhere; the leaflet would go to its
 * first button. */
static void
go_back (SumiWindow *self)
{
  GtkWidget *left = sumi_window_get_page (self);
  GtkWidget *below
    = adw_leaflet_get_adjacent_child (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
  gboolean is_new = below != NULL && !sumi_page_was_entered (SUMI_PAGE (below));

  forget_restoring (self);
  if (sumi_page_go_back (SUMI_PAGE (left)))
    return;
  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
  if (is_new)
    sumi_focus_keeper_begin_at (below);
  if (SUMI_IS_PUZZLE_PAGE (left))
    focus_puzzle (sumi_window_get_page (self), SUMI_PUZZLE_PAGE (left));
}

/* The window is named after what it shows, for users who choose windows by name. */
static void
update_title (SumiWindow *self)
{
  GtkWidget *page = sumi_window_get_page (self);

  if (page != NULL)
    gtk_window_set_title (GTK_WINDOW (self), sumi_page_get_title (SUMI_PAGE (page)));
}

static void
page_changed_cb (SumiWindow *self)
{
  drop_hidden_pages (self);
  update_title (self);
  forget_restoring (self);
  remember_place (self);
}

static void
puzzle_chosen_cb (SumiWindow *self, guint index, SumiPackPage *page)
{
  sumi_window_show_puzzle (self, sumi_pack_page_get_pack_file (page), index);
}

static void
renew_sheet (SumiWindow *self, GtkWidget *page)
{
  sumi_window_push_sheet (self, sumi_sheet_page_new_again (SUMI_SHEET_PAGE (page)));
}

static void
sheet_wanted_cb (SumiWindow *self, SumiPackPage *page)
{
  sumi_window_push_sheet (self, sumi_sheet_page_new (sumi_pack_page_get_pack_file (page)));
}

static void
set_wanted_cb (SumiWindow *self, const char *const *ids, SumiPackPage *page)
{
  sumi_window_make_set (self, sumi_pack_page_get_pack_file (page), ids);
}

static void
results_wanted_cb (SumiWindow *self, SumiPackPage *page)
{
  sumi_window_save_results (self, sumi_pack_page_get_pack_file (page));
}

static void
edit_wanted_cb (SumiWindow *self, SumiPackPage *page)
{
  sumi_window_edit_pack (self, sumi_pack_page_get_pack_file (page));
}

static void
copy_wanted_cb (SumiWindow *self, SumiPackPage *page)
{
  sumi_window_save_pack_copy (self, sumi_pack_page_get_pack_file (page));
}

static SumiPackFile *
find_next_lesson (SumiWindow *self, SumiLessonPage *page, guint *out_index)
{
  return sumi_place_find_next_lesson (self->library, sumi_lesson_page_get_pack_file (page),
                                      sumi_lesson_page_get_item (page), out_index);
}

static void
lesson_left_cb (SumiWindow *self, SumiLessonPage *page)
{
  guint index;
  SumiPackFile *pack_file = find_next_lesson (self, page, &index);

  if (pack_file != NULL)
    sumi_window_show_lesson (self, pack_file, index, 0, NULL);
  else
    go_back (self);
}

/* Opens the remembered lesson, or else puzzle, once its pack, if that is PACK_FILE, has been read;
 * a pack that was edited is edited again, whether it could be read or not. */
static void
restore_item (SumiWindow *self, SumiPackFile *pack_file)
{
  g_autofree char *progress = NULL;
  guint index, step;

  if (self->place_to_restore == NULL || sumi_pack_file_is_busy (pack_file)
      || sumi_place_find_pack (self->place_to_restore, self->library) != pack_file)
    return;
  if (sumi_place_is_edited (self->place_to_restore))
    sumi_window_edit_pack (self, pack_file);
  else if (sumi_pack_file_get_state (pack_file) == SUMI_PACK_FILE_READY)
    {
      SumiPack *pack = sumi_pack_file_get_pack (pack_file);

      if (sumi_place_find_lesson (self->place_to_restore, pack, &index, &step, &progress))
        sumi_window_show_lesson (self, pack_file, index, step, progress);
      else if (sumi_place_find_puzzle (self->place_to_restore, pack, &index))
        sumi_window_show_puzzle (self, pack_file, index);
    }
  forget_restoring (self);
}

static void
restoring_changed_cb (SumiPackFile *pack_file, SumiWindow *self)
{
  restore_item (self, pack_file);
  if (self->place_to_restore == NULL)
    g_signal_handlers_disconnect_by_func (pack_file, restoring_changed_cb, self);
}

static void
restore_place (SumiWindow *self, const char *place)
{
  SumiPackFile *pack_file = sumi_place_find_pack (place, self->library);

  sumi_home_page_show_place (self->home_page, place);
  if (pack_file == NULL)
    return;
  if (!sumi_place_is_lesson (place))
    sumi_window_show_pack (self, pack_file);
  g_free (self->place_to_restore);
  self->place_to_restore = g_strdup (place);
  if (self->settings != NULL)
    g_settings_set_string (self->settings, "last-place", place);
  restore_item (self, pack_file);
  if (self->place_to_restore != NULL)
    g_signal_connect_object (pack_file, "changed", G_CALLBACK (restoring_changed_cb), self, 0);
}

static gboolean
drop_cb (SumiWindow *self, const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) array = g_ptr_array_new ();

  for (GSList *link = files; link != NULL; link = link->next)
    g_ptr_array_add (array, link->data);
  sumi_window_open (self, (GFile **) array->pdata, (int) array->len);
  return array->len > 0;
}

static void
back_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (!sumi_window_leave_classroom (SUMI_WINDOW (widget)))
    go_back (SUMI_WINDOW (widget));
}

/* The button of a mouse that goes back. */
static void
back_pressed_cb (SumiWindow *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
go_to_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);

  forget_restoring (self);
  sumi_window_go_home (self, g_variant_get_string (parameter, NULL));
  gtk_widget_grab_focus (GTK_WIDGET (self->home_page));
}

static void
renew_glossary (SumiWindow *self, GtkWidget *page)
{
  sumi_window_push_page (self, sumi_glossary_page_new (), renew_glossary);
}

static void
glossary_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);

  if (!SUMI_IS_GLOSSARY_PAGE (sumi_window_get_page (self)))
    renew_glossary (self, NULL);
  sumi_glossary_page_show (SUMI_GLOSSARY_PAGE (sumi_window_get_page (self)),
                           g_variant_get_string (parameter, NULL));
}

static void
renew_help (SumiWindow *self, GtkWidget *page)
{
  sumi_window_push_page (self, sumi_help_page_new (), renew_help);
}

static void
help_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);

  if (!SUMI_IS_HELP_PAGE (sumi_window_get_page (self)))
    renew_help (self, NULL);
}

static void
help_teaching_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  help_cb (widget, action_name, parameter);
  sumi_help_page_show_teaching (SUMI_HELP_PAGE (sumi_window_get_page (SUMI_WINDOW (widget))));
}

static void
continue_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  g_autofree char *place = g_settings_get_string (self->settings, "last-lesson");

  restore_place (self, place);
}

static gboolean
sumi_window_close_request (GtkWindow *window)
{
  SumiWindow *self = SUMI_WINDOW (window);
  g_autoptr (GPtrArray) pages = sumi_pages_list (self->leaflet);
  g_autoptr (GPtrArray) over = sumi_pages_list_over (self->leaflet);
  int width, height;

  if (sumi_window_ask_closing (self, pages) || sumi_window_ask_closing (self, over))
    return GDK_EVENT_STOP;
  if (self->settings != NULL)
    {
      gtk_window_get_default_size (window, &width, &height);
      g_settings_set_int (self->settings, "window-width", MAX (width, 360));
      g_settings_set_int (self->settings, "window-height", MAX (height, 400));
      g_settings_set_boolean (self->settings, "is-maximized", gtk_window_is_maximized (window));
    }
  return GTK_WINDOW_CLASS (sumi_window_parent_class)->close_request (window);
}

/* What can be switched in the menu. */
static const char *const switched_keys[]
    = { "show-legal-moves", "every-reply", "show-values", "warning-strength" };

static void
sumi_window_dispose (GObject *object)
{
  SumiWindow *self = SUMI_WINDOW (object);

  sumi_ui_close_popovers (GTK_WIDGET (self));
  /* With GTK 4.8 the group of the actions outlives the window to which its signals go. */
  for (guint i = 0; self->settings != NULL && i < G_N_ELEMENTS (switched_keys); i++)
    g_action_map_remove_action (G_ACTION_MAP (self), switched_keys[i]);
  g_clear_handle_id (&self->dropping, g_source_remove);
  g_clear_object (&self->focus_keeper);
  g_clear_weak_pointer (&self->told);
  sumi_window_forget_opened (self);
  sumi_window_forget_undos (self);
  g_clear_object (&self->way_out);
  g_clear_pointer (&self->new_game_start, g_free);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  g_clear_object (&self->study);
  forget_restoring (self);
  G_OBJECT_CLASS (sumi_window_parent_class)->dispose (object);
}

static void
sumi_window_class_init (SumiWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  sumi_ui_mend_scrolled_windows ();
  G_OBJECT_CLASS (klass)->dispose = sumi_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = sumi_window_close_request;

  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.go-to", "s", go_to_cb);
  gtk_widget_class_install_action (widget_class, "win.glossary", "s", glossary_cb);
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, continue_cb);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, help_cb);
  gtk_widget_class_install_action (widget_class, "win.help-teaching", NULL, help_teaching_cb);
  sumi_window_install_class_actions (widget_class);
  sumi_window_install_classroom_actions (widget_class);
  sumi_window_install_code_actions (widget_class);
  sumi_window_install_dialog_actions (widget_class);
  sumi_window_install_editor_actions (widget_class);
  sumi_window_install_file_actions (widget_class);
  sumi_window_install_game_actions (widget_class);
  sumi_window_install_play_actions (widget_class);
  sumi_window_install_study_actions (widget_class);
  sumi_window_install_toast_actions (widget_class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SumiWindow, leaflet);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, drop_hidden_pages);
  gtk_widget_class_bind_template_callback (widget_class, drop_cb);
}

/* The first page, below all others; not made by the template, since it is made anew when the
 * language changes. */
static void
add_home_page (SumiWindow *self)
{
  self->home_page = g_object_new (SUMI_TYPE_HOME_PAGE, NULL);
  adw_leaflet_prepend (self->leaflet, GTK_WIDGET (self->home_page));
  g_signal_connect_object (self->home_page, "pack-chosen", G_CALLBACK (sumi_window_show_pack),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->home_page, "lesson-chosen", G_CALLBACK (sumi_window_enter_lesson),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->home_page, "place-changed", G_CALLBACK (remember_place), self,
                           G_CONNECT_SWAPPED);
}

/* Marks the window where text is large, for titles that would grow out of a narrow one. */
static void
text_size_cb (SumiWindow *self, GParamSpec *pspec, GtkSettings *desktop)
{
  int dpi;

  g_object_get (desktop, "gtk-xft-dpi", &dpi, NULL);
  if (dpi >= LARGE_TEXT_DPI)
    gtk_widget_add_css_class (GTK_WIDGET (self), "large-text");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "large-text");
}

static void
sumi_window_init (SumiWindow *self)
{
  GtkSettings *desktop = gtk_widget_get_settings (GTK_WIDGET (self));

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (desktop, "notify::gtk-xft-dpi", G_CALLBACK (text_size_cb), self,
                           G_CONNECT_SWAPPED);
  text_size_cb (self, NULL, desktop);
  add_home_page (self);
  self->focus_keeper = sumi_focus_keeper_new (GTK_WINDOW (self), self->leaflet);
}

static void
add_settings (SumiWindow *self, GSettings *settings)
{
  self->settings = g_object_ref (settings);
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "is-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  for (guint i = 0; i < G_N_ELEMENTS (switched_keys); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (settings, switched_keys[i]);

      g_action_map_add_action (G_ACTION_MAP (self), action);
    }
}

/* Binds those properties of WIDGET that have a setting. */
static void
bind_settings (SumiWindow *self, gpointer widget)
{
  static const char *const keys[][2] = {
    { "show-legal-moves", "shows-legal" },
    { "every-reply", "every-reply" },
    { "ask-why", "asks-why" },
    { "show-values", "shows-values" },
    { "warning-strength", "warning-strength" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (g_object_class_find_property (G_OBJECT_GET_CLASS (widget), keys[i][1]) != NULL)
        g_settings_bind (self->settings, keys[i][0], widget, keys[i][1], G_SETTINGS_BIND_GET);
    }
}

/* What every page has done to it that its template cannot say. */
static void
prepare_page (GtkWidget *page)
{
  sumi_ui_tidy_names (page);
  sumi_ui_unmark_labels (page);
  sumi_ui_wrap_labels (page);
  sumi_ui_fit_pictures (page);
}

static void
fill_home_page (SumiWindow *self)
{
  g_autofree char *last_lesson = g_settings_get_string (self->settings, "last-lesson");

  bind_settings (self, sumi_play_page_get_view (sumi_window_get_play_page (self)));
  sumi_home_page_set_library (self->home_page, self->library);
  sumi_home_page_set_last_lesson (self->home_page, last_lesson);
  prepare_page (GTK_WIDGET (self->home_page));
}

/**
 * sumi_window_new: a window on LIBRARY that takes its size from SETTINGS, and opens what was open
 * when it was closed last.
 */
GtkWidget *
sumi_window_new (GtkApplication *application, SumiLibrary *library, GSettings *settings)
{
  SumiWindow *self = g_object_new (SUMI_TYPE_WINDOW, "application", application, NULL);

  g_autofree char *last_place = g_settings_get_string (settings, "last-place");

  self->library = g_object_ref (library);
  add_settings (self, settings);
  fill_home_page (self);
  restore_place (self, last_place);
  return GTK_WIDGET (self);
}

/**
 * sumi_window_set_study: has what is done recorded by STUDY, and shows what is done and due; to be
 * called once.
 */
void
sumi_window_set_study (SumiWindow *self, SumiStudy *study)
{
  self->study = g_object_ref (study);
  sumi_home_page_set_study (self->home_page, self->library, study, self->settings);
  sumi_play_page_set_study (sumi_window_get_play_page (self), study);
  sumi_window_follow_study (self, study);
  sumi_window_follow_games (self, study);
}

/**
 * sumi_window_get_study: what is recorded; NULL: nothing is.
 */
SumiStudy *
sumi_window_get_study (SumiWindow *self)
{
  return self->study;
}

/**
 * sumi_window_get_settings: what is remembered.
 */
GSettings *
sumi_window_get_settings (SumiWindow *self)
{
  return self->settings;
}

/**
 * sumi_window_open: opens FILES, packs, games or results. One pack is shown; of several, their
 * list; with what a pupil did, all that lies beside it; of a folder, the results in it.
 */
void
sumi_window_open (SumiWindow *self, GFile **files, int n_files)
{
  g_autoptr (GFile) class_folder = NULL;
  g_autoptr (GPtrArray) packs = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  forget_restoring (self);
  for (int i = 0; i < n_files; i++)
    {
      g_autoptr (GFile) folder = sumi_window_get_class_folder (files[i]);

      if (folder != NULL)
        {
          g_set_object (&class_folder, folder);
          continue;
        }
      if (sumi_window_is_game_file (files[i]))
        {
          g_ptr_array_add (games, g_object_ref (files[i]));
          continue;
        }
      g_ptr_array_add (packs, g_object_ref (sumi_library_open (self->library, files[i])));
    }
  if (packs->len == 1)
    sumi_window_show_pack (self, packs->pdata[0]);
  else if (packs->len > 1)
    sumi_window_show_opened (self, packs);
  if (games->len > 0)
    sumi_window_open_games (self, games);
  if (class_folder != NULL)
    sumi_window_show_class (self, class_folder);
}

static void renew_pack (SumiWindow *self, GtkWidget *page);

static void
push_pack_page (SumiWindow *self, SumiPackFile *pack_file)
{
  GtkWidget *page = sumi_pack_page_new (pack_file);

  g_signal_connect_object (page, "puzzle-chosen", G_CALLBACK (puzzle_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "sheet-wanted", G_CALLBACK (sheet_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "set-wanted", G_CALLBACK (set_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "results-wanted", G_CALLBACK (results_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "edit-wanted", G_CALLBACK (edit_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "copy-wanted", G_CALLBACK (copy_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_pack);
}

static void
renew_pack (SumiWindow *self, GtkWidget *page)
{
  push_pack_page (self, sumi_pack_page_get_pack_file (SUMI_PACK_PAGE (page)));
  sumi_pack_page_continue (SUMI_PACK_PAGE (sumi_window_get_page (self)), SUMI_PACK_PAGE (page));
}

/**
 * sumi_window_show_pack: goes to the page of PACK_FILE, from wherever the learner is.
 */
void
sumi_window_show_pack (SumiWindow *self, SumiPackFile *pack_file)
{
  change_home (self, SUMI_HOME_PUZZLES);
  sumi_pages_leave (self->leaflet, NULL);
  push_pack_page (self, pack_file);
}

/* Shows RECORD as far as the puzzle that it led to. */
static void
game_wanted_cb (SumiWindow *self, const SumiGameRecord *record)
{
  sumi_window_show_review (self, record);
  sumi_game_review_go_to (
    sumi_review_page_get_review (SUMI_REVIEW_PAGE (sumi_window_get_page (self))),
    record->moves.n_moves);
}

static void renew_puzzle (SumiWindow *self, GtkWidget *page);

/* What is done on PAGE is recorded by STUDY, if that is not NULL. */
static void
show_puzzle_page (SumiWindow *self, GtkWidget *page, SumiStudy *study)
{
  bind_settings (self, sumi_puzzle_page_get_view (SUMI_PUZZLE_PAGE (page)));
  if (study != NULL)
    sumi_puzzle_page_set_study (SUMI_PUZZLE_PAGE (page), study);
  g_signal_connect_object (page, "game-wanted", G_CALLBACK (game_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_puzzle);
}

static void
renew_puzzle (SumiWindow *self, GtkWidget *page)
{
  show_puzzle_page (self, sumi_puzzle_page_new_again (SUMI_PUZZLE_PAGE (page)), NULL);
}

/**
 * sumi_window_show_puzzle: goes to a puzzle from the page of its pack, which must be the visible
 * one.
 */
void
sumi_window_show_puzzle (SumiWindow *self, SumiPackFile *pack_file, guint index)
{
  GtkWidget *page = sumi_puzzle_page_new (pack_file, index);

  show_puzzle_page (self, page, self->study);
}

/**
 * sumi_window_show_round: goes to the exercises of ROUND from wherever the learner is; nowhere if
 * it has none.
 */
void
sumi_window_show_round (SumiWindow *self, SumiRound *round)
{
  if (round->entries->len == 0)
    return;
  sumi_pages_leave (self->leaflet, NULL);
  show_puzzle_page (self, sumi_puzzle_page_new_round (round), self->study);
}

/**
 * sumi_window_push_round: goes to the exercises of ROUND, one at least, from the page in sight.
 */
void
sumi_window_push_round (SumiWindow *self, SumiRound *round)
{
  show_puzzle_page (self, sumi_puzzle_page_new_round (round), self->study);
}

/**
 * sumi_window_show_trial: the same; nothing of it is recorded.
 */
void
sumi_window_show_trial (SumiWindow *self, SumiRound *round)
{
  show_puzzle_page (self, sumi_puzzle_page_new_round (round), NULL);
}

static void renew_lesson (SumiWindow *self, GtkWidget *page);

static void
push_lesson (SumiWindow *self, GtkWidget *page)
{
  guint next;

  sumi_lesson_page_set_has_next (SUMI_LESSON_PAGE (page),
                                 find_next_lesson (self, SUMI_LESSON_PAGE (page), &next) != NULL);
  bind_settings (self, sumi_lesson_page_get_view (SUMI_LESSON_PAGE (page)));
  g_signal_connect_object (page, "left", G_CALLBACK (lesson_left_cb), self, G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_lesson);
}

static void
renew_lesson (SumiWindow *self, GtkWidget *page)
{
  push_lesson (self, sumi_lesson_page_new_again (SUMI_LESSON_PAGE (page)));
}

/**
 * sumi_window_show_lesson_trial: goes to a STEP of the only lesson of PACK_FILE from the page in
 * sight; nothing of it is recorded.
 */
void
sumi_window_show_lesson_trial (SumiWindow *self, SumiPackFile *pack_file, guint step)
{
  push_lesson (self, sumi_lesson_page_new_trial (pack_file, step));
}

/**
 * sumi_window_show_lesson: goes to a STEP of the lesson INDEX, from wherever the learner is.
 * PROGRESS says which steps were done, and may be NULL (see sumi_lesson_run_new_at()).
 */
void
sumi_window_show_lesson (SumiWindow *self,
                         SumiPackFile *pack_file,
                         guint index,
                         guint step,
                         const char *progress)
{
  GtkWidget *page = sumi_lesson_page_new (pack_file, index, step, progress);

  if (self->study != NULL)
    sumi_lesson_page_set_study (SUMI_LESSON_PAGE (page), self->study);
  change_home (self, SUMI_HOME_LEARN);
  sumi_pages_leave (self->leaflet, NULL);
  push_lesson (self, page);
}

/**
 * sumi_window_show_place: goes to PLACE (see sumi-place.h), once its pack is read.
 */
void
sumi_window_show_place (SumiWindow *self, const char *place)
{
  restore_place (self, place);
}

/**
 * sumi_window_push_page: shows PAGE above the one in sight; RENEW makes it anew when the language
 * changes.
 */
void
sumi_window_push_page (SumiWindow *self, GtkWidget *page, SumiRenewFunc renew)
{
  g_signal_connect_object (page, "renew", G_CALLBACK (renew), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notify::title", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "place-changed", G_CALLBACK (remember_place), self,
                           G_CONNECT_SWAPPED);
  sumi_focus_keeper_leave_menu (self->focus_keeper);
  sumi_pages_leave_over (self->leaflet);
  adw_leaflet_append (self->leaflet, page);
  prepare_page (page);
  adw_leaflet_set_visible_child (self->leaflet, page);
  drop_hidden_pages (self);
  sumi_focus_keeper_begin_at (page);
}

/**
 * sumi_window_push_sheet: shows PAGE, a SumiSheetPage, above the one in sight.
 */
void
sumi_window_push_sheet (SumiWindow *self, GtkWidget *page)
{
  sumi_window_push_page (self, page, renew_sheet);
}

/* The square that has the focus; SUMI_SQUARE_NONE: none has it. */
static SumiSquare
find_focused_square (SumiWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return SUMI_IS_BOARD_CELL (focus) ? sumi_board_cell_get_square (SUMI_BOARD_CELL (focus))
                                    : SUMI_SQUARE_NONE;
}

/* A board that was made anew goes on at SQUARE, where the one before was. */
static void
focus_square (SumiWindow *self, SumiSquare square)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (square != SUMI_SQUARE_NONE && SUMI_IS_BOARD_CELL (focus))
    sumi_board_view_focus_square (
        SUMI_BOARD_VIEW (gtk_widget_get_ancestor (focus, SUMI_TYPE_BOARD_VIEW)), square);
}

/**
 * sumi_window_renew: makes all pages anew in the current language, those on the way back too. What
 * was done there goes on.
 */
void
sumi_window_renew (SumiWindow *self)
{
  g_autoptr (GPtrArray) pages = sumi_pages_list (self->leaflet);
  SumiHomePage *old = self->home_page;
  SumiSquare square = find_focused_square (self);

  add_home_page (self);
  fill_home_page (self);
  if (self->study != NULL)
    sumi_home_page_set_study (self->home_page, self->library, self->study, self->settings);
  sumi_play_page_continue (sumi_window_get_play_page (self), sumi_home_page_get_play_page (old));
  sumi_home_page_show_page (self->home_page, sumi_home_page_get_page (old));
  sumi_pages_leave (self->leaflet, NULL);
  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->home_page));
  sumi_focus_keeper_begin_at (GTK_WIDGET (self->home_page));
  for (guint i = 1; i < pages->len; i++)
    sumi_page_renew (pages->pdata[i]);
  focus_square (self, square);
  drop_hidden_pages (self);
  update_title (self);
  sumi_window_renew_preferences (self);
}

/**
 * sumi_window_leave_pages: says that what is shown next takes the place of every page above the
 * first.
 */
void
sumi_window_leave_pages (SumiWindow *self)
{
  forget_restoring (self);
  sumi_pages_leave (self->leaflet, NULL);
}

static gboolean
is_personal (GtkWidget *page)
{
  return sumi_page_is_personal (SUMI_PAGE (page));
}

/**
 * sumi_window_leave_personal_pages: lets no way back lead another learner to the reviews, choices
 * and tests of the one before, nor to where that one was in the lessons.
 */
void
sumi_window_leave_personal_pages (SumiWindow *self)
{
  sumi_pages_leave (self->leaflet, is_personal);
  drop_hidden_pages (self);
  if (self->settings != NULL)
    g_settings_reset (self->settings, "last-lesson");
  sumi_home_page_set_last_lesson (self->home_page, "");
}

/**
 * sumi_window_go_home: goes to one of the top-level pages (see sumi-home-page.h); every other page
 * is gone.
 */
void
sumi_window_go_home (SumiWindow *self, const char *name)
{
  sumi_home_page_show_page (self->home_page, name);
  sumi_pages_leave (self->leaflet, NULL);
  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->home_page));
  drop_hidden_pages (self);
}

/**
 * sumi_window_get_page: the page in sight.
 */
GtkWidget *
sumi_window_get_page (SumiWindow *self)
{
  return adw_leaflet_get_visible_child (self->leaflet);
}

/**
 * sumi_window_list_pages: the pages that the way back leads through, from the first to that in
 * sight; the caller owns the array.
 */
GPtrArray *
sumi_window_list_pages (SumiWindow *self)
{
  return sumi_pages_list (self->leaflet);
}

/**
 * sumi_window_get_play_page: where games are played.
 */
SumiPlayPage *
sumi_window_get_play_page (SumiWindow *self)
{
  return sumi_home_page_get_play_page (self->home_page);
}

/**
 * sumi_window_get_library: the packs that are open.
 */
SumiLibrary *
sumi_window_get_library (SumiWindow *self)
{
  return self->library;
}
