/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-application.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>

#include "sumi-begun-tests.h"
#include "sumi-board-style.h"
#include "sumi-library.h"
#include "sumi-own-pack.h"
#include "sumi-sounds.h"
#include "sumi-templates.h"
#include "sumi-text-size.h"
#include "sumi-translation.h"
#include "sumi-window.h"

struct _SumiApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  SumiLibrary *library;
  SumiStudy *study;
  guint renewing; /* an idle source */
};

G_DEFINE_FINAL_TYPE (SumiApplication, sumi_application, ADW_TYPE_APPLICATION)

/* The packs that come with the program. Where it is not installed, SUMI_PACKS_DIR names their
 * folder, and they are watched, since somebody may be editing them. */
static SumiLibrary *
create_library (void)
{
  const char *folder = g_getenv ("SUMI_PACKS_DIR");

  if (folder != NULL)
    return sumi_library_new (folder, SUMI_LIBRARY_WAITS);
  return sumi_library_new (PACKS_DIR, SUMI_LIBRARY_WAITS | SUMI_LIBRARY_INSTALLED);
}

/* The time, some days later where a test says so by SUMI_DAYS_LATER. */
static gint64
get_time (gpointer data)
{
  const char *days = g_getenv ("SUMI_DAYS_LATER");

  return g_get_real_time ()
         + (days != NULL ? g_ascii_strtoll (days, NULL, 10) : 0) * G_TIME_SPAN_DAY;
}

/* The learners of this computer. */
static SumiStudy *
create_study (GSettings *settings)
{
  g_autofree char *folder = sumi_learners_get_default_folder ();
  g_autofree char *shared_game
    = g_build_filename (g_get_user_data_dir (), "sumi", SUMI_SAVED_GAME_NAME, NULL);
  g_autoptr (SumiLearners) learners = sumi_learners_new (folder);
  SumiStudy *study = sumi_study_new (learners, &(SumiClock){ .get_time = get_time });

  sumi_learners_forget_removed (learners);
  sumi_begun_tests_forget_gone (settings, learners);
  sumi_study_set_shared_game (study, shared_game);
  return study;
}

/* The learner's own pack is opened even if it was closed, since its puzzles are repeated. */
static void
open_remembered_packs (SumiApplication *self)
{
  g_auto (GStrv) uris = g_settings_get_strv (self->settings, "opened-packs");
  g_autofree char *own_path = sumi_own_pack_get_path ();

  if (g_file_test (own_path, G_FILE_TEST_EXISTS))
    {
      g_autoptr (GFile) own = g_file_new_for_path (own_path);

      sumi_library_open (self->library, own);
    }
  for (guint i = 0; uris[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (uris[i]);

      sumi_library_open (self->library, file);
    }
}

static void
remember_packs (SumiApplication *self)
{
  g_autoptr (GStrvBuilder) uris = g_strv_builder_new ();
  g_auto (GStrv) strv = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (sumi_library_get_packs (self->library)); i++)
    {
      g_autoptr (SumiPackFile) pack_file
        = g_list_model_get_item (sumi_library_get_packs (self->library), i);

      if (!sumi_pack_file_is_built_in (pack_file))
        {
          g_autofree char *uri = g_file_get_uri (sumi_pack_file_get_file (pack_file));

          g_strv_builder_add (uris, uri);
        }
    }
  strv = g_strv_builder_end (uris);
  g_settings_set_strv (self->settings, "opened-packs", (const char *const *) strv);
}

/* The first frame is painted, so reading the packs and what the learner did no longer delays it. */
static void
painted_cb (GdkFrameClock *clock, SumiApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  sumi_library_start (self->library);
  sumi_study_start (self->study);
  if (sumi_study_is_undecided (self->study))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.learners", NULL);
}

static void
realized_cb (GtkWidget *window, SumiApplication *self)
{
  g_signal_connect_object (gtk_widget_get_frame_clock (window), "after-paint",
                           G_CALLBACK (painted_cb), self, 0);
}

static SumiWindow *
get_window (SumiApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window == NULL)
    {
      window = GTK_WINDOW (sumi_window_new (GTK_APPLICATION (self), self->library, self->settings));
      g_signal_connect_object (window, "realize", G_CALLBACK (realized_cb), self, 0);
      sumi_window_set_study (SUMI_WINDOW (window), self->study);
    }
  return SUMI_WINDOW (window);
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (data));
  static const char *const developers[] = { "The Sumi developers", NULL };

  adw_show_about_window (parent, "application-name", "Sumi", "application-icon", SUMI_APP_ID,
                         "version", SUMI_VERSION, "developer-name", _("The Sumi developers"),
                         "developers", developers, "license-type", GTK_LICENSE_GPL_3_0, "comments",
                         _("Learn Reversi through puzzles. Nothing is claimed that has not been "
                           "proved: every answer is judged by an exhaustive search."),
                         /* Translators: put your names here, one a line. */
                         "translator-credits", _("translator-credits"), NULL);
}

/* Closes all windows. The application then ends as soon as no thread writes a file any more, which
 * g_application_quit() would not wait for. */
static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (data)));

  for (GList *item = windows; item != NULL; item = item->next)
    gtk_window_close (item->data);
  g_list_free (windows);
}

/* At the end of a session, too, what goes on is left in order. Another signal ends the program at
 * once. */
static gboolean
terminated_cb (gpointer data)
{
  quit_cb (NULL, NULL, data);
  return G_SOURCE_REMOVE;
}

static void
add_actions (SumiApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "about", .activate = about_cb },
    { .name = "quit", .activate = quit_cb },
  };
  static const struct
  {
    const char *action;
    const char *accels[3];
  } keys[] = {
    { "app.quit", { "<Control>q" } },
    { "win.open", { "<Control>o" } },
    { "win.open-code", { "<Control><Shift>o" } },
    { "win.glossary('')", { "<Control>g" } },
    { "win.go-to('today')", { "<Alt>1" } },
    { "win.go-to('learn')", { "<Alt>2" } },
    { "win.go-to('puzzles')", { "<Alt>3" } },
    { "win.go-to('play')", { "<Alt>4" } },
    { "win.statistics", { "<Alt>5" } },
    { "win.my-games", { "<Alt>6" } },
    { "win.drills", { "<Alt>7" } },
    { "win.my-openings", { "<Alt>8" } },
    { "win.new-game", { "<Control>n" } },
    { "win.new-pack", { "<Control><Shift>n" } },
    { "win.help", { "F1" } },
    { "win.show-help-overlay", { "<Control>question" } },
    { "win.preferences", { "<Control>comma" } },
    { "win.large-view", { "F11" } },
    { "win.demonstrate", { "<Shift>F11" } },
    { "win.show-legal-moves", { "<Control>l" } },
    { "win.every-reply", { "<Control>e" } },
    { "window.close", { "<Control>w" } },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), keys[i].action, keys[i].accels);
}

/* GTK itself looks for the direction in its own catalogue, and only at the start. The way back is
 * the arrow that the button in the header shows, as in other applications; the key that is called
 * so goes back in each language, which AdwLeaflet turns around, too. */
static void
choose_language (SumiApplication *self)
{
  g_autofree char *language = g_settings_get_string (self->settings, "language");
  gboolean is_rtl;

  sumi_translation_choose (language);
  is_rtl = sumi_translation_is_right_to_left ();
  gtk_widget_set_default_direction (is_rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  gtk_application_set_accels_for_action (
    GTK_APPLICATION (self), "win.back",
    (const char *[]){ is_rtl ? "<Alt>Right" : "<Alt>Left", "Back", NULL });
}

static void
renew_windows_cb (gpointer data)
{
  SumiApplication *self = data;
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));

  self->renewing = 0;
  choose_language (self);
  for (GList *item = windows; item != NULL; item = item->next)
    {
      if (SUMI_IS_WINDOW (item->data))
        sumi_window_renew (item->data);
    }
}

/* The row in which the language was chosen is in use until its signal has ended. */
static void
language_changed_cb (SumiApplication *self)
{
  if (self->renewing == 0)
    self->renewing = g_idle_add_once (renew_windows_cb, self);
}

static void
follow_settings (SumiApplication *self)
{
  SumiBoardStyle *style = sumi_board_style_get_default ();
  GSettings *settings = self->settings;

  g_settings_bind (settings, "board-theme", style, "theme", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "show-coordinates", style, "shows-coordinates", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "preview-moves", style, "previews-moves", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "motion", style, "motion", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "sounds", sumi_sounds_get_default (), "is-on", G_SETTINGS_BIND_GET);
  sumi_text_size_follow (settings);
  choose_language (self);
  g_signal_connect_object (settings, "changed::language", G_CALLBACK (language_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
sumi_application_startup (GApplication *application)
{
  SumiApplication *self = SUMI_APPLICATION (application);

  sumi_templates_init ();
  G_APPLICATION_CLASS (sumi_application_parent_class)->startup (application);

  self->settings = g_settings_new (SUMI_APP_ID);
  follow_settings (self);
  self->library = create_library ();
  self->study = create_study (self->settings);
  open_remembered_packs (self);
  g_signal_connect_object (sumi_library_get_packs (self->library), "items-changed",
                           G_CALLBACK (remember_packs), self, G_CONNECT_SWAPPED);
  add_actions (self);
  g_unix_signal_add (SIGTERM, terminated_cb, self);
  gtk_window_set_default_icon_name (SUMI_APP_ID);
}

/* What needs neither a display nor the instance that may run. */
static int
sumi_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("sumi %s\n", SUMI_VERSION);
      return 0;
    }
  return -1; /* as GApplication does: go on */
}

static void
sumi_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (get_window (SUMI_APPLICATION (application))));
}

static void
sumi_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  SumiWindow *window = get_window (SUMI_APPLICATION (application));

  sumi_window_open (window, files, n_files);
  gtk_window_present (GTK_WINDOW (window));
}

/* What was played last is written before the program ends. */
static void
sumi_application_shutdown (GApplication *application)
{
  SumiApplication *self = SUMI_APPLICATION (application);
  SumiSavedGame *saved_game = NULL;
  g_autoptr (GError) error = NULL;

  if (self->study != NULL)
    {
      saved_game = sumi_study_get_saved_game (self->study);
      sumi_study_flush (self->study);
    }
  if (saved_game != NULL && !sumi_saved_game_flush (saved_game, &error))
    g_printerr ("%s\n", error->message);
  G_APPLICATION_CLASS (sumi_application_parent_class)->shutdown (application);
}

static void
sumi_application_finalize (GObject *object)
{
  SumiApplication *self = SUMI_APPLICATION (object);

  g_clear_handle_id (&self->renewing, g_source_remove);
  g_clear_object (&self->study);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (sumi_application_parent_class)->finalize (object);
}

static void
sumi_application_class_init (SumiApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sumi_application_finalize;
  application_class->handle_local_options = sumi_application_handle_local_options;
  application_class->startup = sumi_application_startup;
  application_class->activate = sumi_application_activate;
  application_class->open = sumi_application_open;
  application_class->shutdown = sumi_application_shutdown;
}

static void
sumi_application_init (SumiApplication *self)
{
  g_application_add_main_option (G_APPLICATION (self), "version", 0, G_OPTION_FLAG_NONE,
                                 G_OPTION_ARG_NONE, _("Print the version and exit"), NULL);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("Learn Reversi through puzzles that are proved."));
}

/**
 * sumi_application_new: the application, which owns its windows; the caller runs and frees it.
 */
SumiApplication *
sumi_application_new (void)
{
  return g_object_new (SUMI_TYPE_APPLICATION, "application-id", SUMI_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, NULL);
}
