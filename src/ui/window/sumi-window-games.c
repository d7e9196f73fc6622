/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-window-games.h"

#include <glib/gi18n-lib.h>

#include "sumi-games-page.h"
#include "sumi-kept-record.h"
#include "sumi-load.h"
#include "sumi-names-page.h"
#include "sumi-openings-page.h"
#include "sumi-place.h"
#include "sumi-record-reading.h"
#include "sumi-review-page.h"
#include "sumi-ui-toast.h"
#include "sumi-ui-words.h"
#include "sumi-window-files.h"
#include "sumi-window-toasts.h"

/* A window may be closed while something is read for it. */
static gboolean
is_closed (SumiWindow *self)
{
  return !gtk_widget_get_visible (GTK_WIDGET (self));
}

/* One game is reviewed at once, several are listed. */
static void
show_records (SumiWindow *self, GPtrArray *records, const char *title)
{
  sumi_window_leave_pages (self);
  if (records->len == 1)
    sumi_window_show_review (self, records->pdata[0]);
  else
    sumi_window_show_games (self, records, title);
}

/* So many files that could not be read are told of one by one, of more only how many they are. */
#define MAX_TOLD 3

/* Files that are read one after the other. */
typedef struct
{
  SumiWindow *window;
  GPtrArray *files;   /* of GFile */
  guint n_begun;      /* of them */
  guint n_failed;
  guint n_left_out;      /* games, of files that could be read */
  char *first_left_out;  /* what is wrong with the first of them */
  GPtrArray *records;    /* of all that could be read; NULL: none could until now */
} Opening;

static void read_next (Opening *opening);

static void
tell_failed (Opening *opening, GFile *file, const GError *error)
{
  g_autofree char *name = sumi_load_name (file);
  g_autofree char *text = sumi_ui_explain (name, error->message);

  opening->n_failed++;
  if (opening->n_failed <= MAX_TOLD && !is_closed (opening->window))
    sumi_window_add_toast (opening->window, sumi_ui_create_toast (text));
}

static void
note_left_out (Opening *opening, GFile *file, const SumiRecordDamage *damage)
{
  g_autofree char *name = sumi_load_name (file);

  opening->n_left_out += damage->n_games;
  if (damage->first != NULL && opening->first_left_out == NULL)
    opening->first_left_out = sumi_ui_explain (name, damage->first->message);
}

static void
tell_left_out (SumiWindow *self, guint n_games, const char *first)
{
  g_autofree char *text = sumi_record_word_left_out (n_games, first);

  sumi_window_add_toast (self, sumi_ui_create_toast (text));
}

static void
tell_how_many_failed (const Opening *opening)
{
  g_autofree char *text
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u file was not a game that Sumi can read",
                                    "%u files were not games that Sumi can read",
                                    opening->n_failed),
                       opening->n_failed);

  sumi_window_add_toast (opening->window, sumi_ui_create_toast (text));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Opening *opening = data;
  GFile *file = sumi_record_reading_get_file (result);
  const SumiRecordDamage *damage;
  g_autoptr (GError) error = NULL;
  GPtrArray *records = sumi_record_reading_finish (result, &damage, &error);

  note_left_out (opening, file, damage);
  if (records == NULL)
    tell_failed (opening, file, error);
  else if (opening->records != NULL)
    g_ptr_array_extend_and_steal (opening->records, records);
  else
    opening->records = records;
  read_next (opening);
}

static void
end_opening (Opening *opening)
{
  g_autofree char *name = sumi_load_name (opening->files->pdata[0]);

  if (opening->records != NULL && !is_closed (opening->window))
    show_records (opening->window, opening->records,
                  opening->files->len == 1 ? name : C_("label", "Games"));
  if (opening->n_failed > MAX_TOLD && !is_closed (opening->window))
    tell_how_many_failed (opening);
  if (opening->n_left_out > 0 && !is_closed (opening->window))
    tell_left_out (opening->window, opening->n_left_out, opening->first_left_out);
  g_free (opening->first_left_out);
  g_object_unref (opening->window);
  g_ptr_array_unref (opening->files);
  g_clear_pointer (&opening->records, g_ptr_array_unref);
  g_free (opening);
}

static void
read_next (Opening *opening)
{
  if (opening->n_begun < opening->files->len)
    sumi_record_reading_async (opening->files->pdata[opening->n_begun++], NULL, read_cb, opening);
  else
    end_opening (opening);
}

static void
pasted_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiWindow) self = data;
  const SumiRecordDamage *damage;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = sumi_record_reading_finish (result, &damage, &error);
  const GError *problem = records == NULL ? error : damage->first;
  g_autofree char *text
    = problem != NULL ? sumi_ui_explain (_("Pasted text"), problem->message) : NULL;

  if (is_closed (self))
    return;
  if (records == NULL)
    {
      sumi_ui_tell (GTK_WIDGET (self), text);
      return;
    }
  show_records (self, records, _("Pasted Games"));
  if (damage->n_games > 0)
    tell_left_out (self, damage->n_games, text);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiWindow) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (is_closed (self))
    return;
  if (text == NULL || *g_strstrip (text) == '\0')
    sumi_ui_tell (GTK_WIDGET (self), _("There is no text on the clipboard to paste"));
  else
    sumi_record_reading_text_async (text, NULL, pasted_read_cb, g_object_ref (self));
}

static void
game_chosen_cb (SumiWindow *self, guint index, SumiGamesPage *page)
{
  sumi_window_show_review (self, sumi_games_page_get_records (page)->pdata[index]);
}

/* The game of the review in sight; NULL if there is none. */
static const SumiGameRecord *
get_reviewed (SumiWindow *self)
{
  GtkWidget *page = sumi_window_get_page (self);

  return SUMI_IS_REVIEW_PAGE (page)
             ? sumi_game_review_get_record (sumi_review_page_get_review (SUMI_REVIEW_PAGE (page)))
             : NULL;
}

static void
keep_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  const SumiGameRecord *reviewed = get_reviewed (self);
  g_autoptr (GPtrArray) records = sumi_game_records_new ();
  SumiStudy *study = sumi_window_get_study (self);
  g_autofree char *name = NULL;

  if (reviewed == NULL || study == NULL)
    return;
  g_ptr_array_add (records, sumi_game_record_copy (reviewed));
  name = sumi_study_get_name (study);
  sumi_games_import_add_records (sumi_study_get_import (study), records, name);
}

/* Lets TOAST, about the learner who is chosen now, go when another one is. */
static void
bind_to_learner (SumiWindow *self, AdwToast *toast)
{
  SumiStudy *study = sumi_window_get_study (self);

  if (study != NULL)
    g_signal_connect_object (study, "chosen", G_CALLBACK (adw_toast_dismiss), toast,
                             G_CONNECT_SWAPPED);
}

/* Tells TEXT of the learner who is chosen now, which UNDO undoes with DATA until another one is. */
static void
add_undo (SumiWindow *self,
          const char *text,
          SumiUndoFunc undo,
          gpointer data,
          GDestroyNotify free_data)
{
  AdwToast *toast = sumi_ui_create_toast (text);

  bind_to_learner (self, toast);
  sumi_window_add_undo (self, toast, undo, data, free_data);
}

static void
bring_back (SumiWindow *self, gpointer id)
{
  sumi_kept_games_bring_back (sumi_study_get_games (sumi_window_get_study (self)),
                              *(const gint64 *) id);
}

static void
removed_cb (SumiWindow *self, gint64 id)
{
  add_undo (self, _("The game was removed"), bring_back, g_memdup2 (&id, sizeof id), g_free);
}

static void
renew_my_games (SumiWindow *self, GtkWidget *old)
{
  GtkWidget *page = sumi_games_page_new_kept (sumi_window_get_study (self));

  g_signal_connect_object (page, "game-chosen", G_CALLBACK (game_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  if (old != NULL)
    sumi_games_page_continue (SUMI_GAMES_PAGE (page), SUMI_GAMES_PAGE (old));
  sumi_window_push_page (self, page, renew_my_games);
}

static void
my_games_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);

  if (SUMI_IS_GAMES_PAGE (sumi_window_get_page (self))
      && sumi_games_page_is_kept (SUMI_GAMES_PAGE (sumi_window_get_page (self))))
    return;
  renew_my_games (self, NULL);
}

static SumiPlayerNaming *
copy_naming (const SumiPlayerNaming *naming)
{
  SumiPlayerNaming *copy = g_new (SumiPlayerNaming, 1);

  *copy = (SumiPlayerNaming){ g_strdup (naming->player), naming->telling,
                              sumi_kept_game_list_copy (naming->games) };
  return copy;
}

static void
undo_naming (SumiWindow *self, gpointer before)
{
  sumi_kept_games_undo_naming (sumi_study_get_games (sumi_window_get_study (self)), before);
}

/* In how many games it is known now on which side the learner played, or no longer known. */
static void
named_cb (SumiWindow *self, const SumiPlayerNaming *before, gboolean is_learner)
{
  guint n = before->games->len;
  g_autofree char *text
    = g_strdup_printf (is_learner
                           ? g_dngettext (GETTEXT_PACKAGE, "%u game counts as yours now",
                                          "%u games count as yours now", n)
                           : g_dngettext (GETTEXT_PACKAGE, "%u game no longer counts as yours",
                                          "%u games no longer count as yours", n),
                       n);

  add_undo (self, text, undo_naming, copy_naming (before),
            (GDestroyNotify) sumi_player_naming_free);
}

static void
renew_my_names (SumiWindow *self, GtkWidget *old)
{
  GtkWidget *page = sumi_names_page_new (sumi_window_get_study (self), get_reviewed (self));

  if (old != NULL)
    sumi_names_page_continue (SUMI_NAMES_PAGE (page), SUMI_NAMES_PAGE (old));
  g_signal_connect_object (page, "named", G_CALLBACK (named_cb), self, G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_my_names);
}

static void
my_names_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);

  if (!SUMI_IS_NAMES_PAGE (sumi_window_get_page (self)))
    renew_my_names (self, NULL);
}

static void
strangers_added_cb (SumiWindow *self)
{
  AdwToast *toast = sumi_ui_create_toast (_("Are you one of the players of these games?"));

  adw_toast_set_button_label (toast, C_("title", "Your Names"));
  adw_toast_set_action_name (toast, "win.my-names");
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  bind_to_learner (self, toast);
  sumi_window_add_toast (self, toast);
}

static void
renew_my_openings (SumiWindow *self, GtkWidget *old)
{
  GtkWidget *page = sumi_openings_page_new (sumi_window_get_study (self));

  if (SUMI_IS_OPENINGS_PAGE (old))
    sumi_openings_page_go_to (SUMI_OPENINGS_PAGE (page),
                              sumi_openings_page_get_line (SUMI_OPENINGS_PAGE (old)));
  sumi_window_push_page (self, page, renew_my_openings);
}

/* From a review, at its position, if that is in an opening. */
static void
my_openings_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  GtkWidget *page = sumi_window_get_page (self);
  SumiTranscript line;

  if (SUMI_IS_OPENINGS_PAGE (page))
    return;
  renew_my_openings (self, NULL);
  if (!SUMI_IS_REVIEW_PAGE (page)
      || !sumi_review_page_get_opening (SUMI_REVIEW_PAGE (page), &line))
    return;
  sumi_openings_page_go_to (SUMI_OPENINGS_PAGE (sumi_window_get_page (self)), &line);
}

/* Goes to the move of SIDE that has cost most, if any has. */
static void
go_to_worst (SumiGameReview *review, int side)
{
  const GArray *moves = sumi_game_review_get_review (review)->moves;
  const SumiReviewMove *worst = NULL;

  for (guint i = 0; i < moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (moves, SumiReviewMove, i);

      if ((int) move->before.turn == side && sumi_review_is_mistake (move)
          && (worst == NULL
              || sumi_review_get_loss (move).score > sumi_review_get_loss (worst).score))
        worst = move;
    }
  if (worst != NULL)
    sumi_game_review_go_to (review, worst->ply + 1);
}

/* Goes there once REVIEW is made. */
static void
seek_worst_cb (SumiGameReview *review, gpointer side)
{
  if (sumi_game_review_get_review (review) == NULL)
    return;
  g_signal_handlers_disconnect_by_func (review, seek_worst_cb, side);
  go_to_worst (review, GPOINTER_TO_INT (side));
}

/* To the last game that the learner played, and in it to the worst moment; without one, to the game
 * on the Play page. */
static void
review_last_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiWindow *self = SUMI_WINDOW (widget);
  SumiStudy *study = sumi_window_get_study (self);
  const SumiKeptGame *game = sumi_kept_games_find_last (sumi_study_get_games (study));
  g_autoptr (SumiGameRecord) record = game != NULL ? sumi_kept_game_to_record (game) : NULL;
  SumiGameReview *review;

  if (record == NULL)
    {
      gtk_widget_activate_action (widget, "win.review", NULL);
      return;
    }
  sumi_window_show_review (self, record);
  review = sumi_review_page_get_review (SUMI_REVIEW_PAGE (sumi_window_get_page (self)));
  g_signal_connect (review, "changed", G_CALLBACK (seek_worst_cb), GINT_TO_POINTER (game->side));
}

/* Once a kept game is reviewed, it is known where discs were lost. */
static void
review_changed_cb (SumiWindow *self, SumiGameReview *review)
{
  SumiStudy *study = sumi_window_get_study (self);

  if (study != NULL && sumi_game_review_get_review (review) != NULL
      && !sumi_game_review_is_searching (review))
    sumi_kept_games_note_review (sumi_study_get_games (study), sumi_game_review_get_record (review),
                                 sumi_game_review_get_review (review));
}

static GFile *
get_own_pack (void)
{
  g_autofree char *path = sumi_own_pack_get_path ();

  return g_file_new_for_path (path);
}

/* Reads the learner's own pack again at once, so that its puzzles are there when they are gone to;
 * without puzzles there is none. */
static void
reload_own_pack (SumiWindow *self)
{
  g_autoptr (GFile) file = get_own_pack ();
  SumiPackFile *pack_file = sumi_library_open (sumi_window_get_library (self), file);

  if (g_file_query_exists (file, NULL))
    sumi_pack_file_reload (pack_file);
  else
    sumi_library_close (sumi_window_get_library (self), pack_file);
}

/* The reviews on the way back offer again to make the puzzles of IDS. */
static void
forget_practised (SumiWindow *self, const char *const *ids)
{
  g_autoptr (GPtrArray) pages = sumi_window_list_pages (self);

  for (guint i = 0; i < pages->len; i++)
    for (gsize j = 0; SUMI_IS_REVIEW_PAGE (pages->pdata[i]) && ids[j] != NULL; j++)
      sumi_practice_forget (
        sumi_review_page_get_practice (SUMI_REVIEW_PAGE (pages->pdata[i])), ids[j]);
}

/* Puzzles that are being taken out of the learner's own pack. */
typedef struct
{
  SumiWindow *window; /* kept until they are */
  char *learner;      /* who had added them; NULL: no study goes on */
  char **ids;
} Removal;

/* What is taken out of the pack is not repeated either; of another learner, who may have been
 * chosen meanwhile, nothing is recorded. */
static void
taken_out_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Removal *removal = data;
  g_autoptr (SumiWindow) self = removal->window;
  g_auto (GStrv) ids = removal->ids;
  g_autofree char *learner = removal->learner;
  SumiStudy *study = sumi_window_get_study (self);
  gboolean is_learning
    = study != NULL && g_strcmp0 (sumi_study_get_learner_id (study), learner) == 0;
  g_autoptr (GError) error = NULL;
  g_autoptr (SumiPack) pack = sumi_own_pack_remove_finish (result, &error);

  if (pack == NULL && !is_closed (self))
    sumi_ui_tell (GTK_WIDGET (self), error->message);
  for (guint i = 0; pack != NULL && is_learning && ids[i] != NULL; i++)
    {
      const SumiItem *item = sumi_pack_find (pack, ids[i]);

      if (item != NULL)
        sumi_study_set_repeated (study, pack, item, "", item->exercise, FALSE);
    }
  reload_own_pack (self);
  if (pack != NULL)
    forget_practised (self, (const char *const *) ids);
}

static void
take_out (SumiWindow *self, gpointer ids)
{
  g_autofree char *path = sumi_own_pack_get_path ();
  SumiStudy *study = sumi_window_get_study (self);
  Removal *removal = g_new (Removal, 1);

  *removal = (Removal){ g_object_ref (self),
                        g_strdup (study != NULL ? sumi_study_get_learner_id (study) : NULL),
                        g_strdupv (ids) };
  sumi_own_pack_remove_async (path, (const char *const *) removal->ids, taken_out_cb, removal);
}

/* Tells that puzzles of IDS were added to the learner's own pack, and can undo it. */
static void
tell_added (SumiWindow *self, const char *const *ids)
{
  guint n = g_strv_length ((char **) ids);
  g_autofree char *text
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                    "%u puzzle is in your own pack now, and will be repeated",
                                    "%u puzzles are in your own pack now, and will be repeated", n),
                       n);

  reload_own_pack (self);
  add_undo (self, text, take_out, g_strdupv ((char **) ids), (GDestroyNotify) g_strfreev);
}

/* A mistake that became a puzzle is repeated. */
static void
practised_cb (SumiWindow *self, const char *puzzle_id, SumiPack *pack)
{
  const char *const ids[] = { puzzle_id, NULL };
  const SumiItem *item = sumi_pack_find (pack, puzzle_id);
  SumiStudy *study = sumi_window_get_study (self);

  if (study != NULL)
    sumi_study_set_repeated (study, pack, item, "", item->exercise, TRUE);
  tell_added (self, ids);
}

/* All games were gone through for puzzles, or as many as the learner wanted. */
static void
all_practised_cb (SumiWindow *self, SumiGamesReviewer *reviewer)
{
  g_auto (GStrv) ids = sumi_games_reviewer_list_added (reviewer);
  const char *problem = sumi_games_reviewer_get_problem (reviewer);

  if (problem != NULL)
    sumi_ui_tell (GTK_WIDGET (self), problem);
  if (ids[0] != NULL)
    tell_added (self, (const char *const *) ids);
  else if (problem == NULL && !sumi_games_reviewer_is_stopped (reviewer))
    sumi_ui_tell (GTK_WIDGET (self), _("Your games have no mistake that makes a new puzzle"));
}

static void
puzzle_wanted_cb (SumiWindow *self, const char *puzzle_id, SumiReviewPage *page)
{
  g_autoptr (GFile) file = get_own_pack ();
  SumiPackFile *pack_file = sumi_library_open (sumi_window_get_library (self), file);
  g_autofree char *place = sumi_place_make (pack_file, puzzle_id);

  sumi_window_show_place (self, place);
}

/* Goes to a lesson of the built-in pack PACK_ID. */
static void
lesson_wanted_cb (SumiWindow *self, const char *pack_id, const char *lesson_id)
{
  SumiPackFile *pack_file = sumi_library_find (sumi_window_get_library (self), pack_id);
  g_autofree char *place
    = pack_file != NULL ? sumi_place_make_lesson (pack_file, lesson_id, 0, NULL) : NULL;

  if (place != NULL)
    sumi_window_show_place (self, place);
}

static void
paste_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, pasted_cb,
                                 g_object_ref (widget));
}

static void
import_files (SumiWindow *self, GPtrArray *files)
{
  SumiStudy *study = sumi_window_get_study (self);
  g_autofree char *name = sumi_study_get_name (study);

  sumi_games_import_add_files (sumi_study_get_import (study), files, name);
}

static void
add_games_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_window_ask_files (SUMI_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN, _("Add Games"),
                         C_("button", "_Add"), TRUE, import_files);
}

static void
add_folder_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_window_ask_files (SUMI_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                         _("Add the Games of a Folder"), C_("button", "_Add"), TRUE,
                         import_files);
}

/**
 * sumi_window_install_game_actions: gives all windows the actions for games.
 */
void
sumi_window_install_game_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.paste-game", NULL, paste_cb);
  gtk_widget_class_install_action (widget_class, "win.my-games", NULL, my_games_cb);
  gtk_widget_class_install_action (widget_class, "win.my-openings", NULL, my_openings_cb);
  gtk_widget_class_install_action (widget_class, "win.my-names", NULL, my_names_cb);
  gtk_widget_class_install_action (widget_class, "win.review-last", NULL, review_last_cb);
  gtk_widget_class_install_action (widget_class, "win.keep-game", NULL, keep_cb);
  gtk_widget_class_install_action (widget_class, "win.add-games", NULL, add_games_cb);
  gtk_widget_class_install_action (widget_class, "win.add-folder", NULL, add_folder_cb);
}

/**
 * sumi_window_follow_games: tells what becomes of the games that are kept in STUDY; to be called
 * once.
 */
void
sumi_window_follow_games (SumiWindow *self, SumiStudy *study)
{
  g_signal_connect_object (sumi_study_get_reviewer (study), "practised",
                           G_CALLBACK (all_practised_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sumi_study_get_import (study), "strangers-added",
                           G_CALLBACK (strangers_added_cb), self, G_CONNECT_SWAPPED);
}

/**
 * sumi_window_is_game_file: whether FILE is to be read as games; packs are JSON by their name.
 */
gboolean
sumi_window_is_game_file (GFile *file)
{
  g_autofree char *name = sumi_load_name (file);
  g_autofree char *lower = g_ascii_strdown (name, -1);

  return !g_str_has_suffix (lower, ".json");
}

/**
 * sumi_window_open_games: reads FILES, of GFile, one at least, and shows what is in them once that
 * is done.
 */
void
sumi_window_open_games (SumiWindow *self, GPtrArray *files)
{
  Opening *opening = g_new0 (Opening, 1);

  opening->window = g_object_ref (self);
  opening->files = g_ptr_array_ref (files);
  read_next (opening);
}

static void
renew_games (SumiWindow *self, GtkWidget *page)
{
  sumi_window_show_games (self, sumi_games_page_get_records (SUMI_GAMES_PAGE (page)),
                          sumi_page_get_title (SUMI_PAGE (page)));
  sumi_games_page_continue (SUMI_GAMES_PAGE (sumi_window_get_page (self)), SUMI_GAMES_PAGE (page));
}

/**
 * sumi_window_show_games: lists RECORDS, from a file that TITLE names.
 */
void
sumi_window_show_games (SumiWindow *self, GPtrArray *records, const char *title)
{
  GtkWidget *page = sumi_games_page_new (records, title);

  if (sumi_window_get_study (self) != NULL)
    sumi_games_page_set_study (SUMI_GAMES_PAGE (page), sumi_window_get_study (self));
  g_signal_connect_object (page, "game-chosen", G_CALLBACK (game_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_games);
}

static void renew_review (SumiWindow *self, GtkWidget *page);

static void
push_review (SumiWindow *self, SumiGameReview *review, SumiPractice *practice)
{
  GtkWidget *page = sumi_review_page_new (review, practice);
  SumiStudy *study = sumi_window_get_study (self);

  if (study != NULL)
    {
      sumi_review_page_set_games (SUMI_REVIEW_PAGE (page), sumi_study_get_games (study));
      g_signal_connect_object (study, "chosen", G_CALLBACK (sumi_review_page_leave), page,
                               G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (page, "puzzle-wanted", G_CALLBACK (puzzle_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "lesson-wanted", G_CALLBACK (lesson_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  sumi_window_push_page (self, page, renew_review);
}

static void
renew_review (SumiWindow *self, GtkWidget *page)
{
  push_review (self, sumi_review_page_get_review (SUMI_REVIEW_PAGE (page)),
               sumi_review_page_get_practice (SUMI_REVIEW_PAGE (page)));
}

/**
 * sumi_window_show_review: reviews RECORD above the page in sight.
 */
void
sumi_window_show_review (SumiWindow *self, const SumiGameRecord *record)
{
  g_autofree char *path = sumi_own_pack_get_path ();
  g_autoptr (SumiPractice) practice = sumi_practice_new (path);
  g_autoptr (SumiGameReview) review =
      sumi_game_review_new (sumi_game_record_copy (record), SUMI_REVIEW_LIMITS_NORMAL);
  SumiStudy *study = sumi_window_get_study (self);

  g_signal_connect_object (review, "changed", G_CALLBACK (review_changed_cb), self,
                           G_CONNECT_SWAPPED);
  /* A puzzle may be written when the page is gone already. */
  g_signal_connect_object (practice, "added", G_CALLBACK (practised_cb), self, G_CONNECT_SWAPPED);
  if (study != NULL)
    g_signal_connect_object (study, "chosen", G_CALLBACK (sumi_practice_leave), practice,
                             G_CONNECT_SWAPPED);
  push_review (self, review, practice);
}
