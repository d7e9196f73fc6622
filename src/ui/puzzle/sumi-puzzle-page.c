/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-puzzle-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-exercise-view.h"
#include "sumi-game-record.h"
#include "sumi-place.h"
#include "sumi-sibling.h"
#include "sumi-ui-toast.h"
#include "sumi-watch.h"

struct _SumiPuzzlePage
{
  SumiPage parent_instance;

  SumiRound *round;
  SumiPackFile *pack_file; /* of the exercise in sight */
  SumiPack *pack;          /* the reading that the attempt is at */
  const SumiItem *item;    /* of that reading */
  const SumiStep *step;    /* of the item, if that is a lesson; NULL else */
  guint index;             /* in the round */
  SumiStudy *study;        /* NULL: nothing is recorded */
  SumiWatch *watch;

  GtkEventControllerKey *keys;
  SumiExerciseView *view;
  GtkWidget *help_button;
  GtkWidget *next_button;
  GtkLabel *next_label;
};

enum
{
  GAME_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPuzzlePage, sumi_puzzle_page, SUMI_TYPE_PAGE)

/* A pack may have been saved without the exercise in sight. */
static gboolean
is_gone (SumiPuzzlePage *self)
{
  const SumiRoundEntry *entry;

  if (self->index >= self->round->entries->len)
    return TRUE;
  entry = self->round->entries->pdata[self->index];
  return !g_str_equal (entry->id, self->item->id);
}

static gboolean
is_last (SumiPuzzlePage *self)
{
  return self->index + 1 >= self->round->entries->len;
}

/* Whether the round goes through the puzzles of a pack, each with its own title. */
static gboolean
is_of_pack (SumiPuzzlePage *self)
{
  return self->round->topic == SUMI_ROUND_OF_PACK;
}

static gboolean
is_test (SumiPuzzlePage *self)
{
  return self->round->topic == SUMI_ROUND_TEST;
}

/* Whether the exercise in sight, which was not solved without help, is asked once more at the end
 * of the round. */
static gboolean
is_to_repeat (SumiPuzzlePage *self)
{
  return !is_of_pack (self) && !is_test (self) && !is_gone (self)
         && self->watch != NULL && sumi_watch_has_slip (self->watch);
}

static void
update_next (SumiPuzzlePage *self)
{
  gtk_label_set_label (self->next_label, is_last (self) && !is_to_repeat (self)
                                           ? C_("button", "Done")
                                           : C_("button", "Next"));
}

/* Whether the exercise in sight is one of a test that was not answered yet. */
static gboolean
is_open_in_test (SumiPuzzlePage *self)
{
  const SumiRoundEntry *entry;

  if (!is_test (self) || is_gone (self))
    return FALSE;
  entry = self->round->entries->pdata[self->index];
  return entry->result == SUMI_ROUND_OPEN;
}

/* In a test the first answer counts: what follows a wrong one does not. */
static void
note_result (SumiPuzzlePage *self, SumiAttempt *attempt)
{
  const SumiEffort *effort = sumi_attempt_get_effort (attempt);

  if (!is_open_in_test (self))
    return;
  if (effort->n_wrong > 0 || effort->n_undone > 0)
    sumi_round_set_result (self->round, self->index, SUMI_ROUND_WRONG);
  else if (sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED)
    sumi_round_set_result (self->round, self->index, SUMI_ROUND_RIGHT);
}

/* A review of the game would say what is right. */
static void
update_game (SumiPuzzlePage *self)
{
  SumiAttempt *attempt = sumi_puzzle_page_get_attempt (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.show-game",
                                 sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED
                                     && sumi_attempt_get_exercise (attempt)->has_record);
}

static void
show_game_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiAttempt *attempt = sumi_puzzle_page_get_attempt (SUMI_PUZZLE_PAGE (widget));
  g_autoptr (SumiGameRecord) record
    = sumi_game_record_new (&sumi_attempt_get_exercise (attempt)->record);

  g_signal_emit (widget, signals[GAME_WANTED], 0, record);
}

static void
attempt_changed_cb (SumiPuzzlePage *self)
{
  SumiAttempt *attempt = sumi_puzzle_page_get_attempt (self);
  gboolean is_solved = sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED;

  note_result (self, attempt);
  update_game (self);
  update_next (self);
  if (is_solved)
    gtk_widget_add_css_class (self->next_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next_button, "suggested-action");
  /* What is recorded is ticked once it is on disk. */
  if (is_solved && self->study == NULL && !sumi_attempt_was_shown (attempt))
    sumi_pack_file_set_solved (self->pack_file, self->item->id);
}

/* The id of the step of a lesson that is asked; "" for a puzzle. Owned by the caller. */
static char *
make_step_id (SumiPuzzlePage *self)
{
  const SumiRoundEntry *entry = self->round->entries->pdata[self->index];

  return sumi_round_step_to_id (entry->step);
}

/* Of the two, the one that would change something. */
static void
update_card (SumiPuzzlePage *self)
{
  gboolean is_repeated = FALSE;
  gboolean can_repeat
    = self->study != NULL && !is_gone (self)
      && sumi_study_can_repeat (
          self->study, sumi_attempt_get_exercise (sumi_puzzle_page_get_attempt (self)),
          &is_repeated);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.add-card", can_repeat && !is_repeated);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.drop-card", can_repeat && is_repeated);
}

static void
set_repeated (SumiPuzzlePage *self, gboolean is_repeated)
{
  g_autofree char *step = make_step_id (self);

  sumi_study_set_repeated (self->study, self->pack, self->item, step,
                           sumi_attempt_get_exercise (sumi_puzzle_page_get_attempt (self)),
                           is_repeated);
  sumi_ui_tell (GTK_WIDGET (self),
                is_repeated ? _("This exercise will come back in your reviews")
                            : _("This exercise will not come back in your reviews"));
}

static void
add_card_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_repeated (SUMI_PUZZLE_PAGE (widget), TRUE);
}

static void
drop_card_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_repeated (SUMI_PUZZLE_PAGE (widget), FALSE);
}

static void
update_watch (SumiPuzzlePage *self)
{
  SumiOutcomeKind kind
    = self->round->topic == SUMI_ROUND_REVIEW ? SUMI_OUTCOME_REVIEW : SUMI_OUTCOME_PUZZLE;
  g_autofree char *step = make_step_id (self);

  g_clear_object (&self->watch);
  if (self->study != NULL)
    self->watch = sumi_watch_new (self->study, kind, self->pack, self->item, step,
                                  sumi_puzzle_page_get_attempt (self), GTK_WIDGET (self));
  update_card (self);
}

static void pack_changed_cb (SumiPuzzlePage *self);

static void
set_pack_file (SumiPuzzlePage *self, SumiPackFile *pack_file)
{
  if (self->pack_file == pack_file)
    return;
  if (self->pack_file != NULL)
    g_signal_handlers_disconnect_by_func (self->pack_file, pack_changed_cb, self);
  g_set_object (&self->pack_file, pack_file);
  g_signal_connect_object (pack_file, "changed", G_CALLBACK (pack_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
update_header (SumiPuzzlePage *self)
{
  const SumiExercise *exercise
    = self->step != NULL ? self->step->exercise : self->item->exercise;
  gboolean is_game = exercise->task.type == SUMI_TASK_PLAY;
  g_autofree char *title = sumi_round_make_title (self->round);
  g_autofree char *subtitle
    = g_strdup_printf (is_game
                         /* Translators: which game of a pack this is, and how many there are. */
                         ? _("Game %u of %u")
                         /* Translators: which puzzle of a pack this is, and how many there are. */
                         : _("Puzzle %u of %u"),
                       self->index + 1, self->round->entries->len);

  gtk_widget_set_visible (self->help_button, is_game);
  if (is_game)
    gtk_button_set_label (GTK_BUTTON (self->help_button),
                          self->item->series > 0 ? C_("button", "Play the Match")
                                                 : _("Play With Help"));
  /* The title of an exercise in a round would tell what it is about. */
  g_object_set (self, "title",
                title != NULL ? title : sumi_text_get (self->item->title),
                "subtitle", is_gone (self) ? "" : subtitle, NULL);
}

/* A step of a lesson is asked as it stands, since its text speaks of its board. */
static SumiAttempt *
create_attempt (SumiPack *pack, SumiExercise *exercise, const SumiStep *step, guint variant)
{
  SumiPack *sibling
    = variant > 0 && step == NULL ? sumi_sibling_new (pack, exercise, variant) : NULL;
  SumiAttempt *attempt;

  if (sibling == NULL)
    return sumi_attempt_new (pack, exercise);
  attempt = sumi_attempt_new (sibling, sumi_pack_get_puzzle (sibling, 0)->exercise);
  sumi_pack_unref (sibling);
  return attempt;
}

/* Shows ATTEMPT at ITEM of PACK, which is taken over, and at STEP of it where that is a lesson: the
 * exercise INDEX of the round, unless it is gone from there. */
static void
show (SumiPuzzlePage *self,
      guint index,
      SumiPack *pack,
      const SumiItem *item,
      const SumiStep *step,
      SumiAttempt *attempt)
{
  g_clear_pointer (&self->pack, sumi_pack_unref);
  self->pack = pack;
  self->item = item;
  self->step = step;
  self->index = index;
  update_header (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.previous",
                                 index > 0 && !is_test (self));
  update_next (self);
  sumi_exercise_view_set_has_help (self->view,
                                   !pack->for_class.is_set || pack->for_class.has_hints);
  sumi_exercise_view_set_source (self->view, item->source);
  sumi_exercise_view_show (self->view, attempt, NULL, step);
  update_game (self);
}

/* Begins the exercise INDEX of the round as its file holds it now; FALSE if it is gone. */
static gboolean
begin (SumiPuzzlePage *self, guint index)
{
  const SumiRoundEntry *entry = self->round->entries->pdata[index];
  SumiExercise *exercise;
  const SumiStep *step;
  const SumiItem *item = sumi_round_find (self->round, index, &exercise, &step);
  g_autoptr (SumiAttempt) attempt = NULL;
  SumiPack *pack;

  if (item == NULL)
    return FALSE;
  g_clear_object (&self->watch);
  pack = sumi_pack_ref (sumi_pack_file_get_pack (entry->pack_file));
  attempt = create_attempt (pack, exercise, step, entry->variant);
  sumi_attempt_set_test (attempt, is_test (self));
  set_pack_file (self, entry->pack_file);
  show (self, index, pack, item, step, attempt);
  update_watch (self);
  sumi_page_tell_place_change (SUMI_PAGE (self));
  return TRUE;
}

/* Which puzzle of the pack has ID; G_MAXUINT: none. */
static guint
find_in_pack (const SumiRound *round, const char *id)
{
  for (guint i = 0; i < round->entries->len; i++)
    {
      if (g_str_equal (((const SumiRoundEntry *) round->entries->pdata[i])->id, id))
        return i;
    }
  return G_MAXUINT;
}

/* The pack was saved: goes on with the same exercise as it is now, if it still is there. A round
 * through a pack is made anew: it may have other puzzles. */
static void
pack_changed_cb (SumiPuzzlePage *self)
{
  guint index = self->index;

  if (sumi_pack_file_get_pack (self->pack_file) == self->pack)
    return;
  if (is_of_pack (self))
    {
      sumi_round_unref (self->round);
      self->round = sumi_round_new_for_pack (self->pack_file);
      index = find_in_pack (self->round, self->item->id);
    }
  if (index < self->round->entries->len && begin (self, index))
    {
      sumi_ui_tell (GTK_WIDGET (self), _("The pack was saved, and is read again"));
      return;
    }
  /* It is gone: it can be finished, and no more. */
  update_header (self);
  update_card (self);
}

/* The name of a square can be typed wherever the focus is. */
static gboolean
key_pressed_cb (SumiPuzzlePage *self)
{
  return sumi_exercise_view_forward_key (self->view, self->keys);
}

/* Goes to the exercise INDEX, or the next one that is still there; back where there is none. */
static void
go_to (SumiPuzzlePage *self, guint index)
{
  for (; index < self->round->entries->len; index++)
    {
      if (begin (self, index))
        {
          gtk_widget_grab_focus (GTK_WIDGET (self->view));
          return;
        }
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

/* Where "Next" leads: in a pack to the next that is not solved, if there is one; otherwise on. */
static guint
find_next (SumiPuzzlePage *self)
{
  for (guint i = self->index + 1; is_of_pack (self) && i < self->round->entries->len; i++)
    {
      const SumiRoundEntry *entry = self->round->entries->pdata[i];

      if (!sumi_pack_file_is_solved (entry->pack_file, entry->id))
        return i;
    }
  return self->index + 1;
}

/* In a test, an exercise that is left counts as not solved. */
static void
end_exercise (SumiPuzzlePage *self)
{
  if (is_open_in_test (self))
    sumi_round_set_result (self->round, self->index, SUMI_ROUND_WRONG);
  else if (is_to_repeat (self))
    sumi_round_repeat (self->round, self->index);
}

static void
next_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (widget);

  end_exercise (self);
  if (is_gone (self) && self->round->entries->len > 0)
    go_to (self, MIN (self->index, self->round->entries->len - 1));
  else if (is_last (self))
    gtk_widget_activate_action (widget, "win.back", NULL);
  else
    go_to (self, find_next (self));
}

static void
previous_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (widget);

  if (self->index > 0)
    go_to (self, self->index - 1);
}

static gboolean
sumi_puzzle_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_PUZZLE_PAGE (widget)->view));
}

static void
sumi_puzzle_page_dispose (GObject *object)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (object);

  g_clear_object (&self->watch);
  g_clear_object (&self->study);
  g_clear_pointer (&self->pack, sumi_pack_unref);
  g_clear_object (&self->pack_file);
  g_clear_pointer (&self->round, sumi_round_unref);
  G_OBJECT_CLASS (sumi_puzzle_page_parent_class)->dispose (object);
}

static gboolean
sumi_puzzle_page_go_back (SumiPage *page)
{
  return sumi_exercise_view_leave_replay (SUMI_PUZZLE_PAGE (page)->view);
}

/* A round through many packs is made anew on the page that it was begun from. */
static char *
sumi_puzzle_page_make_place (SumiPage *page)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (page);

  return is_of_pack (self) ? sumi_place_make (self->pack_file, self->item->id) : NULL;
}

static gboolean
sumi_puzzle_page_is_personal (SumiPage *page)
{
  return sumi_round_is_personal (SUMI_PUZZLE_PAGE (page)->round);
}

static void
sumi_puzzle_page_class_init (SumiPuzzlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  SumiPageClass *page_class = SUMI_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_puzzle_page_dispose;
  widget_class->grab_focus = sumi_puzzle_page_grab_focus;
  page_class->go_back = sumi_puzzle_page_go_back;
  page_class->make_place = sumi_puzzle_page_make_place;
  page_class->is_personal = sumi_puzzle_page_is_personal;

  signals[GAME_WANTED] = g_signal_new ("game-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_install_action (widget_class, "puzzle.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.previous", NULL, previous_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.add-card", NULL, add_card_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.drop-card", NULL, drop_card_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.show-game", NULL, show_game_cb);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-puzzle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, keys);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, view);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, help_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, next_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, next_label);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, attempt_changed_cb);
}

static void
sumi_puzzle_page_init (SumiPuzzlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
follow_study (SumiPuzzlePage *self, SumiStudy *study)
{
  g_set_object (&self->study, study);
  g_signal_connect_object (study, "changed", G_CALLBACK (update_card), self, G_CONNECT_SWAPPED);
}

/**
 * sumi_puzzle_page_new: a page for the puzzle INDEX of PACK_FILE, which must hold a pack.
 */
GtkWidget *
sumi_puzzle_page_new (SumiPackFile *pack_file, guint index)
{
  SumiPuzzlePage *self = g_object_new (SUMI_TYPE_PUZZLE_PAGE, NULL);

  self->round = sumi_round_new_for_pack (pack_file);
  begin (self, index);
  return GTK_WIDGET (self);
}

/**
 * sumi_puzzle_page_new_round: a page for ROUND, which it keeps, from its beginning, or in a test
 * from the first exercise that is not answered; this has to be there.
 */
GtkWidget *
sumi_puzzle_page_new_round (SumiRound *round)
{
  SumiPuzzlePage *self = g_object_new (SUMI_TYPE_PUZZLE_PAGE, NULL);

  self->round = sumi_round_ref (round);
  begin (self, sumi_round_find_open (round));
  return GTK_WIDGET (self);
}

/**
 * sumi_puzzle_page_new_again: goes on with what was done on OTHER, which is to be thrown away.
 */
GtkWidget *
sumi_puzzle_page_new_again (SumiPuzzlePage *other)
{
  SumiPuzzlePage *self = g_object_new (SUMI_TYPE_PUZZLE_PAGE, NULL);
  SumiAttempt *attempt = sumi_puzzle_page_get_attempt (other);

  self->round = sumi_round_ref (other->round);
  g_object_set (self->view, "every-reply", sumi_attempt_get_every_reply (attempt), NULL);
  set_pack_file (self, other->pack_file);
  show (self, other->index, sumi_pack_ref (other->pack), other->item, other->step, attempt);
  self->watch = g_steal_pointer (&other->watch);
  if (self->watch != NULL)
    sumi_watch_set_page (self->watch, GTK_WIDGET (self));
  if (other->study != NULL)
    follow_study (self, other->study);
  update_card (self);
  update_next (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_puzzle_page_set_study: has the attempts recorded by STUDY.
 */
void
sumi_puzzle_page_set_study (SumiPuzzlePage *self, SumiStudy *study)
{
  follow_study (self, study);
  update_watch (self);
}

/**
 * sumi_puzzle_page_get_pack_file: where the exercise in sight is from; owned by the page.
 */
SumiPackFile *
sumi_puzzle_page_get_pack_file (SumiPuzzlePage *self)
{
  return self->pack_file;
}

/**
 * sumi_puzzle_page_get_item: the puzzle that is attempted, as its pack has it.
 */
const SumiItem *
sumi_puzzle_page_get_item (SumiPuzzlePage *self)
{
  return self->item;
}

/**
 * sumi_puzzle_page_get_attempt: the attempt at the exercise in sight; owned by the page.
 */
SumiAttempt *
sumi_puzzle_page_get_attempt (SumiPuzzlePage *self)
{
  return sumi_exercise_view_get_attempt (self->view);
}

/**
 * sumi_puzzle_page_get_view: where the puzzle is answered.
 */
SumiExerciseView *
sumi_puzzle_page_get_view (SumiPuzzlePage *self)
{
  return self->view;
}
