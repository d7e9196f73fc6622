/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-today-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-card-layout.h"
#include "sumi-kept-record.h"
#include "sumi-today-plan.h"
#include "sumi-ui-focus.h"
#include "sumi-ui.h"

struct _SumiTodayPage
{
  AdwBin parent_instance;

  SumiLibrary *library;
  SumiStudy *study;
  gboolean has_game;

  GtkStack *stack;
  AdwActionRow *lesson_row, *review_row, *puzzles_row, *game_row;
  GtkWidget *lesson_button, *review_button, *puzzles_button, *ten_button;
  GtkWidget *lesson_tick, *review_tick, *puzzles_tick;
  GtkWidget *begin_button;
};

G_DEFINE_FINAL_TYPE (SumiTodayPage, sumi_today_page, ADW_TYPE_BIN)

/* A card with something to do has a button, and its whole row does the same; one that is done has a
 * tick, and stays. */
static void
set_card (AdwActionRow *row, const char *title, const char *subtitle, GtkWidget *button,
          GtkWidget *tick, gboolean is_done)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), !is_done);
  gtk_widget_set_visible (button, !is_done);
  gtk_widget_set_visible (tick, is_done);
}

static void
update_lesson (SumiTodayPage *self, const SumiProgress *progress)
{
  guint index, step;
  SumiPackFile *pack_file = sumi_today_find_lesson (self->library, progress, &index, &step);
  const SumiItem *lesson;
  g_autofree char *subtitle = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->lesson_row), sumi_today_has_lessons (self->library));
  if (pack_file == NULL)
    {
      set_card (self->lesson_row, _("All lessons are done"),
                _("Each can be read again on the page Learn."), self->lesson_button,
                self->lesson_tick, TRUE);
      return;
    }
  lesson = sumi_pack_get_lesson (sumi_pack_file_get_pack (pack_file), index);
  /* Translators: the title of a lesson, and where one is in it. */
  subtitle = g_strdup_printf (_("%s, step %u of %u"), sumi_text_get (lesson->title), step + 1,
                              lesson->steps->len);
  set_card (self->lesson_row, step > 0 ? _("Go on with the lesson") : _("The next lesson"),
            subtitle, self->lesson_button, self->lesson_tick, FALSE);
}

static void
update_review (SumiTodayPage *self, const SumiProgress *progress)
{
  int day = sumi_study_get_day (self->study);
  /* All of them, though no more than SUMI_REVIEWS_PER_SESSION are asked at once. */
  g_autoptr (SumiRound) round = sumi_today_make_review (self->library, progress, day, G_MAXUINT);
  gulong n = round->entries->len;
  g_autofree char *title
    = n == 0 ? g_strdup (_("Nothing to review today"))
             : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Review: %lu exercise is due",
                                             "Review: %lu exercises are due", n),
                                n);

  set_card (self->review_row, title,
            _("What went wrong or needed help on the board comes back when it is due."),
            self->review_button, self->review_tick, n == 0);
  gtk_widget_set_visible (self->ten_button, n > 10);
}

static void
update_puzzles (SumiTodayPage *self, const SumiProgress *progress)
{
  guint n_done;
  g_autoptr (SumiRound) round = sumi_today_make_puzzles (
      self->library, progress, sumi_study_get_day (self->study), &n_done);
  guint n = n_done + round->entries->len;
  /* Translators: puzzles solved, of those of the day. */
  g_autofree char *subtitle = g_strdup_printf (_("%u of %u solved"), n_done, n);

  gtk_widget_set_visible (GTK_WIDGET (self->puzzles_row), n > 0);
  set_card (self->puzzles_row,
            round->entries->len == 0 ? _("Done with today’s puzzles") : _("Today’s puzzles"),
            subtitle, self->puzzles_button, self->puzzles_tick, round->entries->len == 0);
}

/* What the last game has cost, and where most of it, if more than half was lost in one phase. */
static char *
word_losses (const SumiKeptGame *game)
{
  const int *lost = game->lost[game->side];
  g_autofree char *number = NULL;
  int hundredths = sumi_kept_game_count_lost (game, game->side);
  int worst = SUMI_PHASE_OPENING;

  for (int i = 0; i < SUMI_N_GAME_PHASES; i++)
    {
      if (lost[i] > lost[worst])
        worst = i;
    }
  if (hundredths == 0)
    return g_strdup (_("As far as Sumi can see, your moves lost no discs in it."));
  number = sumi_kept_game_format_lost (game, game->side);
  if (2 * lost[worst] <= hundredths)
    /* Translators: %s: a number of discs with one decimal, as in "6.5", or "≈6.5" if it is
     * estimated. */
    return g_strdup_printf (_("Your moves lost %s discs."), number);
  if (worst == SUMI_PHASE_OPENING)
    /* Translators: %s: a number of discs with one decimal, as in "6.5", or "≈6.5" if it is
     * estimated. */
    return g_strdup_printf (_("Your moves lost %s discs, most of them in the opening."), number);
  if (worst == SUMI_PHASE_MIDGAME)
    return g_strdup_printf (_("Your moves lost %s discs, most of them in the midgame."), number);
  return g_strdup_printf (_("Your moves lost %s discs, most of them in the endgame."), number);
}

static void
update_game (SumiTodayPage *self)
{
  const SumiKeptGame *game = sumi_kept_games_find_last (sumi_study_get_games (self->study));
  g_autofree char *subtitle
    = game != NULL && game->is_reviewed
          ? word_losses (game)
          : g_strdup (_("Look at the moves that cost most, and at what was better."));
  gboolean has_moment
    = game != NULL
      && (!game->is_reviewed || sumi_kept_game_count_lost (game, game->side) > 0);

  gtk_widget_set_visible (GTK_WIDGET (self->game_row), self->has_game || game != NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->game_row),
                                 has_moment ? _("The worst moment of your last game")
                                            : _("Your last game"));
  adw_action_row_set_subtitle (self->game_row, subtitle);
}

static const char *
choose_child (SumiTodayPage *self)
{
  if (!sumi_study_is_open (self->study) || sumi_library_is_reading_built_in (self->library))
    return "loading";
  return sumi_progress_get_n_outcomes (sumi_study_get_progress (self->study)) == 0
                 && !self->has_game
                 && sumi_kept_games_list (sumi_study_get_games (self->study))->len == 0
             ? "welcome"
             : "cards";
}

static void
update (SumiTodayPage *self)
{
  gboolean was_loading
    = g_str_equal (gtk_stack_get_visible_child_name (self->stack), "loading");
  const char *name;

  if (self->study == NULL)
    return;
  name = choose_child (self);
  update_game (self);
  if (g_str_equal (name, "cards"))
    {
      const SumiProgress *progress = sumi_study_get_progress (self->study);

      update_lesson (self, progress);
      update_review (self, progress);
      update_puzzles (self, progress);
    }
  sumi_ui_show_child (self->stack, name);
  /* Before this, no widget of the page could take the focus. */
  if (was_loading && !g_str_equal (name, "loading"))
    sumi_ui_take_focus (GTK_WIDGET (self));
}

/* The first button that there is: what comes next. */
static gboolean
sumi_today_page_grab_focus (GtkWidget *widget)
{
  SumiTodayPage *self = SUMI_TODAY_PAGE (widget);
  GtkWidget *const buttons[] = { self->lesson_button, self->review_button, self->puzzles_button };
  const char *shown = gtk_stack_get_visible_child_name (self->stack);

  if (g_strcmp0 (shown, "welcome") == 0)
    return gtk_widget_grab_focus (self->begin_button);
  for (guint i = 0; g_strcmp0 (shown, "cards") == 0 && i < G_N_ELEMENTS (buttons); i++)
    {
      if (gtk_widget_get_visible (buttons[i]) && gtk_widget_grab_focus (buttons[i]))
        return TRUE;
    }
  return gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), GTK_DIR_TAB_FORWARD);
}

static void
sumi_today_page_dispose (GObject *object)
{
  SumiTodayPage *self = SUMI_TODAY_PAGE (object);

  g_clear_object (&self->library);
  g_clear_object (&self->study);
  G_OBJECT_CLASS (sumi_today_page_parent_class)->dispose (object);
}

static void
sumi_today_page_class_init (SumiTodayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_today_page_dispose;
  widget_class->focus = sumi_ui_focus_child;
  widget_class->grab_focus = sumi_today_page_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-today-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, lesson_row);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, review_row);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, puzzles_row);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, game_row);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, lesson_button);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, review_button);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, ten_button);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, puzzles_button);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, lesson_tick);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, review_tick);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, puzzles_tick);
  gtk_widget_class_bind_template_child (widget_class, SumiTodayPage, begin_button);
}

static void
sumi_today_page_init (SumiTodayPage *self)
{
  AdwActionRow *rows[4];

  gtk_widget_init_template (GTK_WIDGET (self));
  rows[0] = self->lesson_row;
  rows[1] = self->review_row;
  rows[2] = self->puzzles_row;
  rows[3] = self->game_row;
  /* A box of words and buttons beside each other would break the words between letters. */
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    gtk_widget_set_layout_manager (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (rows[i])),
                                   g_object_new (SUMI_TYPE_CARD_LAYOUT, NULL));
  sumi_ui_show_child (self->stack, "loading");
}

/**
 * sumi_today_page_set_up: shows what there is to do in LIBRARY for the learner of STUDY; to be
 * called once.
 */
void
sumi_today_page_set_up (SumiTodayPage *self, SumiLibrary *library, SumiStudy *study)
{
  self->library = g_object_ref (library);
  self->study = g_object_ref (study);
  g_signal_connect_object (library, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sumi_study_get_games (study), "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

/**
 * sumi_today_page_set_has_game: whether there is a last game to be looked at.
 */
void
sumi_today_page_set_has_game (SumiTodayPage *self, gboolean has_game)
{
  if (self->has_game == has_game)
    return;
  self->has_game = has_game;
  update (self);
}
