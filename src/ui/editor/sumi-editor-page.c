/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-draft-item.h"
#include "sumi-draft-lesson.h"
#include "sumi-draft-path.h"
#include "sumi-draft-proof.h"
#include "sumi-draft-task.h"
#include "sumi-draft-texts.h"
#include "sumi-editor-about.h"
#include "sumi-editor-board.h"
#include "sumi-editor-list.h"
#include "sumi-editor-needs.h"
#include "sumi-editor-panel.h"
#include "sumi-editor-part.h"
#include "sumi-editor-prover.h"
#include "sumi-pack-file.h"
#include "sumi-pack-reader.h"
#include "sumi-place.h"
#include "sumi-save.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-toast.h"
#include "sumi-ui.h"
#include "sumi-work.h"

/* What a puzzle that is tried is kept in. */
#define TRIAL_NAME "try-it" SUMI_PACK_SUFFIX

struct _SumiEditorPage
{
  SumiPage parent_instance;

  SumiDraftFile *file;
  SumiEditorProver *prover;
  int item, step; /* in sight; -1: none, and no step of it */
  gboolean is_updating;
  guint pages_idle;
  guint tidy_idle;
  SumiWait saving_trial;
  SumiPackFile *trial; /* the item alone, while it is read to be tried */
  AdwToast *told;      /* what was told last; NULL: it is gone */
  AdwToast *deleted;   /* offers to undo the last change; NULL: nothing does */
  AdwToast *outside;   /* offers what another program wrote; NULL: nothing does */

  AdwToastOverlay *toasts;
  AdwLeaflet *leaflet;
  SumiEditorList *list;
  GtkWidget *add_button;
  GtkMenuButton *add_menu_button;
  GtkStack *stack;
  SumiEditorBoard *board_box;
  GtkListBox *needs;
  GtkWidget *step_button;
  SumiEditorAbout *about;
  SumiEditorPanel *panel;
  GtkWidget *panel_button;
  GtkWidget *status_box;
  GtkImage *status_icon;
  GtkLabel *status;
  GtkWidget *stop_button;
};

enum
{
  SAVED,
  TRY_WANTED,
  ALIKE_WANTED,
  COPY_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiEditorPage, sumi_editor_page, SUMI_TYPE_PAGE)

static void update_pages (SumiEditorPage *self);

static SumiDraft *
get_draft (SumiEditorPage *self)
{
  return sumi_draft_file_get_draft (self->file);
}

static guint
count_items (SumiEditorPage *self)
{
  return sumi_draft_get_length (get_draft (self), "items");
}

/* The path of what is in sight, which must be something. Owned by the caller. */
static char *
get_where (SumiEditorPage *self)
{
  return self->step < 0
             ? sumi_draft_item_path ((guint) self->item, NULL)
             : sumi_draft_step_path ((guint) self->item, (guint) self->step, NULL);
}

static gboolean
is_of (SumiEditorPage *self, guint kinds)
{
  g_autofree char *where = self->item >= 0 ? get_where (self) : NULL;

  return ((guint) sumi_editor_part_get_kind (get_draft (self), where) & kinds) != 0;
}

/* The steps of the lesson in sight, or of the one that the step in sight is of. */
static guint
count_steps (SumiEditorPage *self)
{
  return self->item >= 0 ? sumi_draft_count_steps (get_draft (self), (guint) self->item) : 0;
}

/* Others like a puzzle are looked for once a move is proved to be right in it. */
static void
update_alike (SumiEditorPage *self)
{
  const SumiDraftProof *proof = sumi_editor_prover_get_proof (self->prover);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.alike",
                                 is_of (self, SUMI_EDITOR_PUZZLE) && proof != NULL
                                     && proof->judgement != NULL && proof->judgement->is_decided
                                     && proof->judgement->right != 0);
}

static void
update_status (SumiEditorPage *self)
{
  const char *icon = sumi_editor_prover_get_icon (self->prover);

  gtk_label_set_label (self->status, sumi_editor_prover_get_status (self->prover));
  gtk_image_set_from_icon_name (self->status_icon,
                                icon != NULL ? icon : "content-loading-symbolic");
  if (icon == NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "dim-label");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->status), "dim-label");
  gtk_widget_set_visible (self->stop_button, sumi_editor_prover_can_stop (self->prover));
}

static void
update_board (SumiEditorPage *self)
{
  g_autofree char *where = is_of (self, SUMI_EDITOR_BOARDS) ? get_where (self) : NULL;

  sumi_editor_board_show (self->board_box, where);
}

static void
update_needs (SumiEditorPage *self)
{
  if (is_of (self, SUMI_EDITOR_LESSON))
    sumi_editor_needs_show (self->needs, get_draft (self), (guint) self->item,
                            sumi_editor_prover_get_proof_of (self->prover, (guint) self->item));
}

/* Something is proved, of what is in sight or of another item: those are as many as the pack has,
 * and change nothing but the list. */
static void
proved_cb (SumiEditorPage *self, gboolean is_in_sight)
{
  self->is_updating = TRUE;
  sumi_editor_list_show_verdicts (self->list);
  if (is_in_sight)
    {
      update_board (self);
      update_needs (self);
      sumi_editor_panel_show_proof (self->panel);
      update_alike (self);
    }
  self->is_updating = FALSE;
}

static void
update_actions (SumiEditorPage *self)
{
  static const char *const of_item[] = { "editor.duplicate", "editor.delete", "editor.try" };
  GtkWidget *widget = GTK_WIDGET (self);
  int index = self->step >= 0 ? self->step : self->item;
  guint n = self->step >= 0 ? count_steps (self) : count_items (self);

  for (guint i = 0; i < G_N_ELEMENTS (of_item); i++)
    gtk_widget_action_set_enabled (widget, of_item[i], self->item >= 0);
  gtk_widget_action_set_enabled (widget, "editor.add-step",
                                 is_of (self, SUMI_EDITOR_LESSON | SUMI_EDITOR_STEPS));
  update_alike (self);
  gtk_widget_action_set_enabled (widget, "editor.up", index > 0);
  gtk_widget_action_set_enabled (widget, "editor.down", index >= 0 && index + 1 < (int) n);
  gtk_widget_action_set_enabled (widget, "editor.undo", sumi_draft_file_can_undo (self->file));
  gtk_widget_action_set_enabled (widget, "editor.redo", sumi_draft_file_can_redo (self->file));
  gtk_widget_action_set_enabled (widget, "editor.save", !sumi_draft_file_is_saved (self->file));
}

/* Shows the draft as it is. */
static void
refresh (SumiEditorPage *self)
{
  const char *title = sumi_editor_part_get_text (get_draft (self), "title");
  g_autofree char *where = self->item >= 0 ? get_where (self) : NULL;

  self->is_updating = TRUE;
  sumi_editor_list_show (self->list, self->item, self->step);
  update_board (self);
  update_needs (self);
  sumi_editor_panel_show (self->panel, where);
  sumi_editor_about_show (self->about);
  sumi_ui_show_child (self->stack, is_of (self, SUMI_EDITOR_BOARDS)   ? "board"
                                   : is_of (self, SUMI_EDITOR_LESSON) ? "lesson"
                                                               : "empty");
  gtk_widget_set_visible (self->status_box, self->item >= 0);
  update_pages (self);
  update_actions (self);
  g_object_set (self, "title", title[0] != '\0' ? title : _("Pack without a title"), "subtitle",
                sumi_draft_file_is_saved (self->file) ? "" : _("Not saved"), NULL);
  self->is_updating = FALSE;
}

/* Proves what is in sight, if that is not what was proved last, and shows the draft. */
static void
look (SumiEditorPage *self)
{
  g_autofree char *where = self->item >= 0 ? get_where (self) : NULL;

  sumi_editor_prover_look_at (self->prover, where);
  refresh (self);
}

/* TOAST may be NULL. */
static void
dismiss (AdwToast *toast)
{
  if (toast != NULL)
    adw_toast_dismiss (toast);
}

static void
draft_changed_cb (SumiEditorPage *self)
{
  int n = (int) count_items (self);

  dismiss (self->deleted);
  self->item = n == 0 ? -1 : CLAMP (self->item, 0, n - 1);
  self->step = MIN (self->step, (int) count_steps (self) - 1);
  look (self);
  /* There something can be added. */
  if (n == 0)
    adw_leaflet_set_visible_child_name (self->leaflet, "items");
}

static void
show_part (SumiEditorPage *self, int item, int step)
{
  /* What is tried is what was in sight. */
  sumi_wait_stop (&self->saving_trial);
  g_clear_object (&self->trial);
  self->item = item;
  self->step = step;
  look (self);
}

static void
chosen_cb (SumiEditorPage *self, int item, int step)
{
  if (!self->is_updating)
    show_part (self, item, step);
}

static void
opened_cb (SumiEditorPage *self)
{
  adw_leaflet_set_visible_child_name (self->leaflet, "item");
}

/* What gets the focus first on the page "item" of the leaflet. */
static GtkWidget *
get_middle (SumiEditorPage *self)
{
  return is_of (self, SUMI_EDITOR_LESSON) ? self->step_button : GTK_WIDGET (self->board_box);
}

/* Shows the button that leads to the panel while the leaflet is folded and shows the item alone. */
static void
update_pages (SumiEditorPage *self)
{
  gtk_widget_set_visible (
      self->panel_button,
      adw_leaflet_get_folded (self->leaflet) && self->item >= 0
          && g_strcmp0 (adw_leaflet_get_visible_child_name (self->leaflet), "item") == 0);
}

static gboolean
pages_idle_cb (gpointer data)
{
  SumiEditorPage *self = data;

  self->pages_idle = 0;
  update_pages (self);
  return G_SOURCE_REMOVE;
}

/* The leaflet folds while sizes are allocated, when no widget may ask for another size. */
static void
pages_changed_cb (SumiEditorPage *self)
{
  if (self->pages_idle == 0)
    self->pages_idle = g_idle_add (pages_idle_cb, self);
}

static void
pointed_cb (SumiEditorPage *self, int square)
{
  sumi_editor_board_point_at (self->board_box, (SumiSquare) square);
}

/* The name of a square is written into the text of the step. */
static void
named_cb (SumiEditorPage *self, const char *name)
{
  sumi_editor_panel_insert (self->panel, name);
}

/* What is missing is shown where it can be mended. */
static void
need_activated_cb (SumiEditorPage *self, GtkListBoxRow *row)
{
  int step = sumi_editor_needs_get_step (row);

  if (step >= 0)
    show_part (self, self->item, step);
  else
    adw_leaflet_set_visible_child_name (self->leaflet, "panel");
}

/* Goes back or forward by GO, and shows what is other than it was. */
static void
go_through_history (SumiEditorPage *self, void (*go) (SumiDraftFile *file))
{
  g_autoptr (SumiDraft) before = sumi_draft_ref (get_draft (self));
  int item = self->item, step = self->step;

  go (self->file);
  if (sumi_draft_find_change (before, get_draft (self), &item, &step))
    show_part (self, item, step);
}

static void
undo_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  go_through_history (SUMI_EDITOR_PAGE (widget), sumi_draft_file_undo);
}

static void
redo_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  go_through_history (SUMI_EDITOR_PAGE (widget), sumi_draft_file_redo);
}

static void
dismissed_cb (SumiEditorPage *self, AdwToast *toast)
{
  AdwToast **const places[] = { &self->told, &self->deleted, &self->outside };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      if (*places[i] == toast)
        g_clear_object (places[i]);
    }
}

/* Shows TOAST, which is taken over, and keeps it in PLACE until it is gone. What was there goes
 * after that, or else what waits behind it would be shown first. */
static void
show_kept (SumiEditorPage *self, AdwToast **place, AdwToast *toast)
{
  g_autoptr (AdwToast) before = *place;

  *place = g_object_ref (toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
  dismiss (before);
}

/* The same, with what is news: it waits for nothing, not even for a toast that stays. */
static void
show_news (SumiEditorPage *self, AdwToast **place, AdwToast *toast)
{
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  show_kept (self, place, toast);
}

/* What is told anew, as of a disk that is still full, stands in the place of what was told. */
static void
show_toast (SumiEditorPage *self, const char *text)
{
  show_news (self, &self->told, sumi_ui_create_toast (text));
}

static void
tell_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  show_toast (SUMI_EDITOR_PAGE (widget), g_variant_get_string (parameter, NULL));
}

/* Stays until something else is told: the changes are nowhere but here, and would be lost with the
 * page. */
static void
tell_not_saved (SumiEditorPage *self, const char *problem)
{
  /* Translators: %s is what the system says about it. */
  g_autofree char *text = g_strdup_printf (_("The pack could not be saved: %s"), problem);
  AdwToast *toast = sumi_ui_create_toast (text);

  adw_toast_set_button_label (toast, _("Save a Copy"));
  adw_toast_set_action_name (toast, "pack.save-copy");
  adw_toast_set_timeout (toast, 0);
  show_news (self, &self->told, toast);
}

static void
tell_not_tried (SumiEditorPage *self, const char *problem)
{
  /* Translators: %s is what is wrong with a puzzle. */
  g_autofree char *text = g_strdup_printf (_("It cannot be tried yet: %s"), problem);

  show_toast (self, text);
}

/* Takes texts that were left empty out of lists, of which no pack can be read. */
static void
tidy (SumiEditorPage *self)
{
  g_autoptr (SumiDraft) tidied = sumi_draft_tidy_texts (get_draft (self));

  if (!sumi_draft_equal (tidied, get_draft (self)))
    sumi_draft_file_push (self->file, g_steal_pointer (&tidied), NULL);
}

static void
save_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  tidy (self);
  sumi_draft_file_save_async (self->file);
}

static void
saved_cb (SumiEditorPage *self)
{
  dismiss (self->outside);
  g_signal_emit (self, signals[SAVED], 0);
  show_toast (self, C_("message", "Saved"));
}

/* The item in sight as a pack of its own that says nothing of the answer; in a set without hints
 * there are none here either. */
static SumiDraft *
create_trial (SumiEditorPage *self)
{
  g_autofree char *item = sumi_draft_item_path ((guint) self->item, NULL);
  g_autoptr (SumiDraft) alone = sumi_draft_take_alone (get_draft (self), item);
  g_autoptr (SumiDraft) bare = sumi_draft_remove (alone, "items[0].claims");

  return sumi_draft_get_boolean (get_draft (self), "class.hints", TRUE)
             ? g_steal_pointer (&bare)
             : sumi_draft_set_boolean (bare, "class.hints", FALSE);
}

/* Who meets the puzzle as a pupil does not read it here: it goes through a file of its own, so that
 * what is wrong elsewhere, or not saved, does not matter. */
static void
trial_changed_cb (SumiEditorPage *self, SumiPackFile *trial)
{
  GPtrArray *mistakes = sumi_pack_file_get_mistakes (trial);

  if (sumi_pack_file_is_busy (trial) || trial != self->trial)
    return;
  if (sumi_pack_file_get_state (trial) == SUMI_PACK_FILE_READY)
    g_signal_emit (self, signals[TRY_WANTED], 0, trial, MAX (self->step, 0));
  else if (mistakes->len > 0)
    {
      g_autofree char *problem = sumi_draft_explain_mistake (mistakes->pdata[0]);

      tell_not_tried (self, problem);
    }
  g_signal_handlers_disconnect_by_func (trial, trial_changed_cb, self);
  g_clear_object (&self->trial);
}

/* Held while the file of a trial is written, so that none that is older takes its place. */
G_LOCK_DEFINE_STATIC (trials);

static char *
make_trial_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "sumi", TRIAL_NAME, NULL);
}

/* In a thread. */
static gpointer
save_trial (gpointer text, GCancellable *cancellable, GError **error)
{
  g_autofree char *path = make_trial_path ();

  G_LOCK (trials);
  if (!g_cancellable_is_cancelled (cancellable))
    sumi_save_file (path, text, error);
  G_UNLOCK (trials);
  return NULL;
}

static void
trial_saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SumiEditorPage) self = NULL;
  g_autofree char *path = make_trial_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  sumi_work_finish (result, &error);
  self = sumi_wait_end (data);
  if (self == NULL)
    return;
  if (error != NULL)
    {
      tell_not_tried (self, error->message);
      return;
    }
  g_clear_object (&self->trial);
  self->trial = sumi_pack_file_new (file, SUMI_PACK_FILE_OPENED);
  g_signal_connect_object (self->trial, "changed", G_CALLBACK (trial_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
try_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  g_autoptr (SumiDraft) draft = NULL;
  SumiWaiter *waiter;

  tidy (self);
  draft = create_trial (self);
  waiter = sumi_wait_begin (&self->saving_trial, self);
  sumi_work_async (save_trial, sumi_draft_to_text (draft), g_free, NULL,
                   self->saving_trial.cancellable, trial_saved_cb, waiter);
}

/* Shows DRAFT, which is taken over, with the item at index ITEM or its step at index STEP, which
 * was added to it. */
static void
show_added (SumiEditorPage *self, SumiDraft *draft, guint item, int step, GtkWidget *focus)
{
  self->item = (int) item;
  self->step = step;
  sumi_draft_file_push (self->file, draft, NULL);
  adw_leaflet_set_visible_child_name (self->leaflet, "item");
  gtk_widget_grab_focus (focus);
}

/* A new puzzle asks what the one in sight asks, as those of a pack are often alike. */
static void
add_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  guint n = count_items (self);
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  /* Translators: the title of a new puzzle in a pack. */
  g_autofree char *title
    = g_strdup_printf (_("Puzzle %u"), sumi_draft_choose_number (get_draft (self)));
  SumiDraft *draft = sumi_draft_add_puzzle (get_draft (self), n, title, start);

  if (is_of (self, SUMI_EDITOR_PUZZLE))
    {
      g_autofree char *where = get_where (self);
      g_autofree char *added = sumi_draft_item_path (n, NULL);
      g_autoptr (SumiDraft) before = draft;
      SumiTask task;

      sumi_draft_get_task (draft, where, &task);
      task = sumi_draft_complete_task (&task, start);
      draft = sumi_draft_set_task (before, added, &task);
    }
  show_added (self, draft, n, -1, GTK_WIDGET (self->board_box));
}

static void
add_lesson_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  guint n = count_items (self), number = sumi_draft_choose_number (get_draft (self));
  /* Translators: the title of a new lesson in a pack. */
  g_autofree char *title = g_strdup_printf (_("Lesson %u"), number);

  show_added (self, sumi_draft_add_lesson (get_draft (self), n, title), n, -1, self->step_button);
}

/* A new step comes after the one in sight, or at the end. */
static void
add_step_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  guint at = self->step >= 0 ? (guint) self->step + 1 : count_steps (self);

  show_added (self, sumi_draft_add_step (get_draft (self), (guint) self->item, at),
              (guint) self->item, (int) at, GTK_WIDGET (self->board_box));
}

static void
add_game_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  guint n = count_items (self), number = sumi_draft_choose_number (get_draft (self));
  /* Translators: the title of a new game in a pack. */
  g_autofree char *title = g_strdup_printf (_("Game %u"), number);

  show_added (self, sumi_draft_add_game (get_draft (self), n, title), n, -1,
              GTK_WIDGET (self->board_box));
}

static void
alike_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  g_signal_emit (self, signals[ALIKE_WANTED], 0, (guint) self->item);
}

/* Says TEXT of the last change, which can be undone until the next. */
static void
offer_undo (SumiEditorPage *self, const char *text)
{
  AdwToast *toast = sumi_ui_create_toast (text);

  adw_toast_set_button_label (toast, C_("button", "Undo"));
  adw_toast_set_action_name (toast, "editor.undo");
  show_news (self, &self->deleted, toast);
}

static void
save_copy_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  tidy (SUMI_EDITOR_PAGE (widget));
  g_signal_emit (widget, signals[COPY_WANTED], 0);
}

/* Nothing is tidied while the focus goes on to another row: that may be the one left empty. */
static gboolean
tidy_idle_cb (gpointer data)
{
  SumiEditorPage *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  self->tidy_idle = 0;
  if (focus == NULL || gtk_widget_get_ancestor (focus, ADW_TYPE_ENTRY_ROW) == NULL)
    tidy (self);
  return G_SOURCE_REMOVE;
}

/* Tidying adds and removes rows, which GTK does not expect while the focus leaves one of them. */
static void
tidy_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  if (self->tidy_idle == 0)
    self->tidy_idle = g_idle_add (tidy_idle_cb, self);
}

static void
duplicate_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  SumiDraft *draft
    = self->step >= 0 ? sumi_draft_duplicate_step (get_draft (self), (guint) self->item,
                                                   (guint) self->step)
                      : sumi_draft_duplicate_item (get_draft (self), (guint) self->item);

  if (self->step >= 0)
    self->step++;
  else
    self->item++;
  sumi_draft_file_push (self->file, draft, NULL);
}

static void
delete_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  g_autofree char *where = get_where (self);
  SumiDraft *draft = self->step >= 0 ? sumi_draft_remove_step (get_draft (self), (guint) self->item,
                                                               (guint) self->step)
                                     : sumi_draft_remove (get_draft (self), where);

  sumi_draft_file_push (self->file, draft, NULL);
  offer_undo (self, C_("message", "Deleted"));
}

/* Moves STEP of ITEM, or with -1 the item itself, to the index TO among its like, and shows it. */
static void
move (SumiEditorPage *self, int item, int step, int to)
{
  g_autofree char *path = sumi_draft_item_path ((guint) item, NULL);
  SumiDraft *draft = step >= 0 ? sumi_draft_move_step (get_draft (self), (guint) item,
                                                       (guint) step, (guint) to)
                               : sumi_draft_move (get_draft (self), path, (guint) to);

  self->item = step < 0 ? to : item;
  self->step = step < 0 ? -1 : to;
  sumi_draft_file_push (self->file, draft, NULL);
  look (self);
}

static void
moved_cb (SumiEditorPage *self, int item, int step, int to)
{
  move (self, item, step, to);
}

static void
move_by (SumiEditorPage *self, int by)
{
  move (self, self->item, self->step, (self->step < 0 ? self->item : self->step) + by);
}

static void
up_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move_by (SUMI_EDITOR_PAGE (widget), -1);
}

static void
down_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move_by (SUMI_EDITOR_PAGE (widget), 1);
}

/* Shows the page NAME of those beside each other, where only one is in sight; focuses WIDGET. */
static void
go_to (SumiEditorPage *self, const char *name, GtkWidget *widget)
{
  adw_leaflet_set_visible_child_name (self->leaflet, name);
  gtk_widget_grab_focus (widget);
}

static void
panel_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  go_to (self, "panel", GTK_WIDGET (self->panel));
}

/* From the list to the board, to what is asked, and to the list again. */
static void
pane_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  if (self->item < 0)
    return;
  if (sumi_ui_has_focus_in (GTK_WIDGET (self->stack)))
    go_to (self, "panel", GTK_WIDGET (self->panel));
  else if (!sumi_ui_has_focus_in (GTK_WIDGET (self->panel)))
    go_to (self, "item", get_middle (self));
  else
    go_to (self, "items", GTK_WIDGET (self->list));
}

static void
stop_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sumi_editor_prover_stop (SUMI_EDITOR_PAGE (widget)->prover);
}

static void
outside_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);

  if (!sumi_draft_file_take_outside (self->file))
    show_toast (self, _("What is in the file now cannot be read"));
}

static void
outside_changed_cb (SumiEditorPage *self)
{
  /* Translators: by another program, or by this one where it adds a puzzle to the user's pack. */
  AdwToast *toast = sumi_ui_create_toast (_("The file was changed elsewhere"));

  adw_toast_set_button_label (toast, C_("button", "Load It"));
  adw_toast_set_action_name (toast, "editor.take-outside");
  adw_toast_set_timeout (toast, 0);
  show_kept (self, &self->outside, toast);
}

static void
outside_spoiled_cb (SumiEditorPage *self)
{
  dismiss (self->outside);
  show_toast (self, _("Another program has spoiled the file. Nothing is lost: save it again"));
}

static void
failed_cb (SumiEditorPage *self, const char *message)
{
  tell_not_saved (self, message);
}

static void
sumi_editor_page_dispose (GObject *object)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (object);

  if (self->file != NULL)
    sumi_draft_file_flush (self->file, NULL);
  g_clear_handle_id (&self->pages_idle, g_source_remove);
  g_clear_handle_id (&self->tidy_idle, g_source_remove);
  sumi_wait_stop (&self->saving_trial);
  g_clear_object (&self->trial);
  g_clear_object (&self->told);
  g_clear_object (&self->deleted);
  g_clear_object (&self->outside);
  g_clear_object (&self->prover);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (sumi_editor_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "editor.undo", undo_cb },
    { "editor.redo", redo_cb },
    { "editor.save", save_cb },
    { "editor.try", try_cb },
    { "editor.add", add_cb },
    { "editor.add-lesson", add_lesson_cb },
    { "editor.add-step", add_step_cb },
    { "editor.add-game", add_game_cb },
    { "editor.alike", alike_cb },
    { "editor.duplicate", duplicate_cb },
    { "editor.delete", delete_cb },
    { "editor.up", up_cb },
    { "editor.down", down_cb },
    { "editor.stop", stop_cb },
    { "editor.take-outside", outside_cb },
    { "editor.pane", pane_cb },
    { "editor.panel", panel_cb },
    { "editor.tidy", tidy_cb },
    { "pack.save-copy", save_copy_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_install_action (widget_class, "editor.tell", "s", tell_cb);
}

/* What is chosen, or what an empty pack begins with; what is in sight where the list is not. */
static gboolean
sumi_editor_page_grab_focus (GtkWidget *widget)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (widget);
  const char *name = adw_leaflet_get_visible_child_name (self->leaflet);

  if (adw_leaflet_get_folded (self->leaflet) && self->item >= 0 && !g_str_equal (name, "items"))
    return gtk_widget_grab_focus (g_str_equal (name, "item") ? get_middle (self)
                                                             : GTK_WIDGET (self->panel));
  return sumi_editor_list_focus_row (self->list) || gtk_widget_grab_focus (self->add_button);
}

/* To the list of items, where that is out of sight. */
static gboolean
sumi_editor_page_go_back (SumiPage *page)
{
  SumiEditorPage *self = SUMI_EDITOR_PAGE (page);

  return adw_leaflet_get_folded (self->leaflet)
         && adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
}

static char *
sumi_editor_page_make_place (SumiPage *page)
{
  return sumi_place_make_edited (sumi_draft_file_get_path (SUMI_EDITOR_PAGE (page)->file));
}

static void
sumi_editor_page_class_init (SumiEditorPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sumi_editor_page_dispose;
  widget_class->grab_focus = sumi_editor_page_grab_focus;
  SUMI_PAGE_CLASS (klass)->go_back = sumi_editor_page_go_back;
  SUMI_PAGE_CLASS (klass)->make_place = sumi_editor_page_make_place;

  signals[SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  signals[TRY_WANTED] = g_signal_new ("try-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 2, SUMI_TYPE_PACK_FILE,
                                      G_TYPE_INT);
  signals[COPY_WANTED] = g_signal_new ("copy-wanted", G_TYPE_FROM_CLASS (klass),
                                       G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ALIKE_WANTED] = g_signal_new ("alike-wanted", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                        G_TYPE_UINT);

  install_actions (widget_class);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-editor-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, list);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, add_menu_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, board_box);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, needs);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, step_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, about);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, panel);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, panel_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, status_box);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, status_icon);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, status);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorPage, stop_button);
  gtk_widget_class_bind_template_callback (widget_class, pages_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, need_activated_cb);
}

static void
sumi_editor_page_init (SumiEditorPage *self)
{
  self->item = self->step = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_set_menu (self->add_menu_button, sumi_ui_get_menu ("sumi-add-menu"));
}

/**
 * sumi_editor_page_new: edits the draft of FILE.
 */
GtkWidget *
sumi_editor_page_new (SumiDraftFile *file)
{
  SumiEditorPage *self = g_object_new (SUMI_TYPE_EDITOR_PAGE, NULL);

  self->file = g_object_ref (file);
  self->prover = sumi_editor_prover_new (file);
  sumi_editor_list_set_file (self->list, file, self->prover);
  sumi_editor_board_set_file (self->board_box, file, self->prover);
  sumi_editor_about_set_file (self->about, file);
  sumi_editor_panel_set_file (self->panel, file, self->prover);
  g_signal_connect_object (self->prover, "status", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->prover, "proved", G_CALLBACK (proved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "outside-changed", G_CALLBACK (outside_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (file, "outside-spoiled", G_CALLBACK (outside_spoiled_cb), self,
                           G_CONNECT_SWAPPED);
  draft_changed_cb (self);
  if (sumi_draft_file_is_recovered (file))
    offer_undo (self, _("Changes that were not saved have been restored"));
  return GTK_WIDGET (self);
}

/**
 * sumi_editor_page_get_file: what is edited; owned by the page.
 */
SumiDraftFile *
sumi_editor_page_get_file (SumiEditorPage *self)
{
  return self->file;
}

/**
 * sumi_editor_page_get_item: the index of the item in sight; -1 if none is.
 */
int
sumi_editor_page_get_item (SumiEditorPage *self)
{
  return self->item;
}

/**
 * sumi_editor_page_show_item: shows the item at index ITEM, which the draft must have.
 */
void
sumi_editor_page_show_item (SumiEditorPage *self, guint item)
{
  show_part (self, (int) item, -1);
  adw_leaflet_set_visible_child_name (self->leaflet, "item");
  gtk_widget_grab_focus (get_middle (self));
}

/**
 * sumi_editor_page_get_status: what is said of the proof; NULL while it is awaited. Owned by the
 * page.
 */
const char *
sumi_editor_page_get_status (SumiEditorPage *self)
{
  return sumi_editor_prover_is_on (self->prover)
             ? NULL
             : sumi_editor_prover_get_status (self->prover);
}
