/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-puzzle-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-exercise-view.h"
#include "sumi-header.h"

struct _SumiPuzzlePage
{
  AdwBin parent_instance;

  SumiPackFile *pack_file;
  SumiPack *pack; /* the reading that the attempt is at */
  guint index;

  GtkEventControllerKey *keys;
  SumiHeader *header;
  SumiExerciseView *view;
  GtkWidget *next_button;
  GtkLabel *next_label;
};

enum
{
  INDEX_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPuzzlePage, sumi_puzzle_page, ADW_TYPE_BIN)

static gboolean
is_last (SumiPuzzlePage *self)
{
  return self->index + 1 >= self->pack->puzzles->len;
}

static void
attempt_changed_cb (SumiPuzzlePage *self)
{
  SumiAttempt *attempt = sumi_puzzle_page_get_attempt (self);
  gboolean is_solved = sumi_attempt_get_state (attempt) == SUMI_ATTEMPT_SOLVED;

  if (is_solved)
    gtk_widget_add_css_class (self->next_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next_button, "suggested-action");
  if (is_solved && !sumi_attempt_was_shown (attempt))
    sumi_pack_file_set_solved (self->pack_file, sumi_puzzle_page_get_item (self)->id);
}

/* Begins the puzzle INDEX of the pack as the file holds it now. */
static void
begin (SumiPuzzlePage *self, guint index)
{
  SumiPack *pack = sumi_pack_ref (sumi_pack_file_get_pack (self->pack_file));
  g_autoptr (SumiAttempt) attempt =
      sumi_attempt_new (pack, sumi_pack_get_puzzle (pack, index)->exercise);
  g_autofree char *subtitle = NULL;

  g_clear_pointer (&self->pack, sumi_pack_unref);
  self->pack = pack;
  self->index = index;

  /* Translators: which puzzle of a pack this is, and how many there are. */
  subtitle = g_strdup_printf (_("Puzzle %u of %u"), index + 1, pack->puzzles->len);
  g_object_set (self->header, "title",
                sumi_text_get (sumi_puzzle_page_get_item (self)->title), "subtitle", subtitle, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.previous", index > 0);
  gtk_label_set_label (self->next_label, is_last (self) ? C_("button", "Done") : C_("button", "Next"));
  sumi_exercise_view_show (self->view, attempt, NULL, NULL);
  g_signal_emit (self, signals[INDEX_CHANGED], 0);
}

/* The pack was saved: goes on with the same puzzle as it is now, if it still is there. */
static void
pack_changed_cb (SumiPuzzlePage *self)
{
  SumiPack *pack = sumi_pack_file_get_pack (self->pack_file);
  const char *id = sumi_puzzle_page_get_item (self)->id;

  if (pack == self->pack)
    return;
  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      if (g_str_equal (sumi_pack_get_puzzle (pack, i)->id, id))
        {
          begin (self, i);
          gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s",
                                      _("The pack was saved, and is read again"));
          return;
        }
    }
}

/* The name of a square can be typed wherever the focus is. */
static gboolean
key_pressed_cb (SumiPuzzlePage *self)
{
  return sumi_exercise_view_forward_key (self->view, self->keys);
}

/* A pack that was saved without this puzzle may have become too short for INDEX, or have no puzzle
 * left. */
static void
go_to (SumiPuzzlePage *self, guint index)
{
  SumiPack *pack = sumi_pack_file_get_pack (self->pack_file);

  if (pack->puzzles->len == 0)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
      return;
    }
  begin (self, MIN (index, pack->puzzles->len - 1));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
next_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (widget);

  if (is_last (self))
    gtk_widget_activate_action (widget, "win.back", NULL);
  else
    go_to (self, self->index + 1);
}

static void
previous_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiPuzzlePage *self = SUMI_PUZZLE_PAGE (widget);

  if (self->index > 0)
    go_to (self, self->index - 1);
}

/* Tab comes to the header first: a container that can grab the focus would give it to the board. */
static gboolean
sumi_puzzle_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), direction);
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

  g_clear_pointer (&self->pack, sumi_pack_unref);
  g_clear_object (&self->pack_file);
  G_OBJECT_CLASS (sumi_puzzle_page_parent_class)->dispose (object);
}

static void
sumi_puzzle_page_class_init (SumiPuzzlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_puzzle_page_dispose;
  widget_class->focus = sumi_puzzle_page_focus;
  widget_class->grab_focus = sumi_puzzle_page_grab_focus;

  signals[INDEX_CHANGED] = g_signal_new ("index-changed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "puzzle.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.previous", NULL, previous_cb);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-puzzle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, keys);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, header);
  gtk_widget_class_bind_template_child (widget_class, SumiPuzzlePage, view);
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

/**
 * sumi_puzzle_page_new: a page for the puzzle INDEX of PACK_FILE, which must hold a pack.
 */
GtkWidget *
sumi_puzzle_page_new (SumiPackFile *pack_file, guint index)
{
  SumiPuzzlePage *self = g_object_new (SUMI_TYPE_PUZZLE_PAGE, NULL);

  self->pack_file = g_object_ref (pack_file);
  begin (self, index);
  g_signal_connect_object (pack_file, "changed", G_CALLBACK (pack_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

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
  return sumi_pack_get_puzzle (self->pack, self->index);
}

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
