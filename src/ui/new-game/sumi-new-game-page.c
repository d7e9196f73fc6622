/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-new-game-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-engine.h"
#include "sumi-level-words.h"
#include "sumi-opponent.h"
#include "sumi-start-row.h"
#include "sumi-switch-row.h"
#include "sumi-ui-focus.h"
#include "sumi-ui.h"
#include "sumi-words.h"
#include "sumi-work.h"

/* A balanced opening: so many plies, and neither side is further ahead by the book's estimate. */
#define BALANCED_PLIES 8
#define BALANCED_LEAD (2 * SUMI_DISC)

/* The choices of each row, in the order of the template. */
enum
{
  AGAINST_SUMI,
  TWO_PEOPLE,
  WATCH,
};

/* The first choice of an opponent; a level stands at its number. */
#define FITTING 0

enum
{
  PLAY_BLACK,
  PLAY_WHITE,
  PLAY_BY_LOT,
};

enum
{
  SINGLE_GAME,
  TO_GAMES,
  TO_POINTS,
};

static const SumiClockTerms CLOCKS[] = {
  { .kind = SUMI_CLOCK_NONE },
  { SUMI_CLOCK_GAME, 5 * 60, 0 },
  { SUMI_CLOCK_GAME, 5 * 60, 3 },
  { SUMI_CLOCK_GAME, 10 * 60, 0 },
  { SUMI_CLOCK_GAME, 25 * 60, 0 },
  { SUMI_CLOCK_MOVE, 30, 0 },
};

struct _SumiNewGamePage
{
  SumiPage parent_instance;

  const SumiBook *book; /* NULL: there is none, or it is still being read */
  int fitting_level;    /* a little weaker than the learner */
  gboolean keeps_start; /* what stands there as the start is proposed on the next page, too */
  SumiWait opening;

  GtkWidget *players;
  AdwExpanderRow *more;
  AdwComboRow *mode;
  AdwComboRow *color;
  AdwComboRow *level;
  AdwActionRow *level_note;
  AdwComboRow *white_level;
  AdwActionRow *white_level_note;
  AdwComboRow *first;
  AdwComboRow *handicap;
  SumiSwitchRow *trays;
  SumiSwitchRow *by_hand;
  SumiSwitchRow *to_winner;
  AdwComboRow *clock;
  AdwComboRow *series;
  GtkWidget *target_row;
  GtkSpinButton *target;
  AdwComboRow *starter;
  SumiSwitchRow *balanced;
  SumiStartRow *start;
  GtkWidget *start_button;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiNewGamePage, sumi_new_game_page, SUMI_TYPE_PAGE)

/* The level of the opponent, or of the program that plays Black. */
static int
get_level (SumiNewGamePage *self)
{
  guint selected = adw_combo_row_get_selected (self->level);

  return selected == FITTING ? self->fitting_level : (int) selected;
}

static int
get_white_level (SumiNewGamePage *self)
{
  return (int) adw_combo_row_get_selected (self->white_level) + 1;
}

/* What to expect stands below the names of the levels, and is said with them. While the page is
 * made, a row may have no levels yet. */
static void
describe_level (AdwComboRow *row, AdwActionRow *note, int level, gboolean is_fitting)
{
  g_autofree char *traits = NULL;
  g_autofree char *fits = NULL;
  g_autofree char *text = NULL;

  if (adw_combo_row_get_selected (row) == GTK_INVALID_LIST_POSITION)
    return;
  traits = sumi_level_to_text (level);
  if (is_fitting)
    fits = sumi_words_fill (
        /* Translators: {first} is the name of a level. */
        _("How your games end decides which level this is. At present: {first}."),
        &(SumiBlanks){ .first = sumi_level_get_name (level) });
  text = sumi_words_sentences ((const char *[]){ is_fitting ? fits : traits,
                                                 is_fitting ? traits : NULL, NULL });
  adw_action_row_set_subtitle (note, text);
  gtk_widget_set_visible (GTK_WIDGET (note), gtk_widget_get_visible (GTK_WIDGET (row)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

/* Shows the rows that have a meaning with what is chosen in the others. */
static void
update (SumiNewGamePage *self)
{
  guint mode = adw_combo_row_get_selected (self->mode);
  guint series = adw_combo_row_get_selected (self->series);
  SumiTranscript opening;
  gboolean is_balanced = sumi_switch_row_get_active (self->balanced);
  gboolean has_opening = is_balanced || sumi_start_row_get_opening (self->start, &opening);

  gtk_widget_set_visible (self->players, mode != TWO_PEOPLE);
  gtk_widget_set_visible (GTK_WIDGET (self->color), mode == AGAINST_SUMI);
  gtk_widget_set_visible (GTK_WIDGET (self->level), mode != TWO_PEOPLE);
  gtk_widget_set_visible (GTK_WIDGET (self->white_level), mode == WATCH);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->level),
                                 mode == WATCH ? C_("title", "Black") : C_("title", "Opponent"));
  describe_level (self->level, self->level_note, get_level (self),
                  sumi_new_game_page_is_fitting (self));
  describe_level (self->white_level, self->white_level_note, get_white_level (self), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->first), !has_opening);
  gtk_widget_set_sensitive (GTK_WIDGET (self->handicap), !has_opening);
  /* A match is counted by whole games. */
  gtk_widget_set_visible (GTK_WIDGET (self->clock), series == SINGLE_GAME);
  gtk_widget_set_visible (self->target_row, series != SINGLE_GAME);
  gtk_widget_set_visible (GTK_WIDGET (self->starter), series != SINGLE_GAME);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->target_row),
                                 series == TO_GAMES ? _("Games to win") : _("Points to reach"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->target_row),
                               series == TO_GAMES ? ""
                                                  : _("A game is worth as many points as the "
                                                      "number of discs it was won by."));
  gtk_widget_set_sensitive (GTK_WIDGET (self->start), !is_balanced);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-game.start",
                                 is_balanced || sumi_start_row_is_right (self->start));
}

static void
chosen_cb (SumiNewGamePage *self)
{
  update (self);
}

/* The target changes with its unit: games or points. */
static void
series_chosen_cb (SumiNewGamePage *self)
{
  gtk_spin_button_set_value (self->target,
                             adw_combo_row_get_selected (self->series) == TO_POINTS ? 50 : 3);
  update (self);
}

static void
start_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiNewGamePage *self = SUMI_NEW_GAME_PAGE (widget);

  /* A number may have been typed, and the focus still be there. */
  gtk_spin_button_update (self->target);
  self->keeps_start = FALSE;
  g_signal_emit (widget, signals[CHOSEN], 0);
}

static void
more_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiNewGamePage *self = SUMI_NEW_GAME_PAGE (widget);

  adw_expander_row_set_expanded (self->more, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->mode));
}

/* Nobody is to begin a game without seeing where it starts from. */
static gboolean
sumi_new_game_page_grab_focus (GtkWidget *widget)
{
  SumiNewGamePage *self = SUMI_NEW_GAME_PAGE (widget);
  g_autofree char *start = sumi_new_game_page_get_start (self);

  return *start != '\0' ? gtk_widget_child_focus (GTK_WIDGET (self->start), GTK_DIR_TAB_FORWARD)
                        : gtk_widget_grab_focus (self->start_button);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/sumi_reversi/Sumi/"
                                                             "sumi-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, players);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, more);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, mode);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, color);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, level);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, level_note);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, white_level);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, white_level_note);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, first);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, handicap);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, trays);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, by_hand);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, to_winner);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, clock);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, series);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, target_row);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, target);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, starter);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, balanced);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, start);
  gtk_widget_class_bind_template_child (widget_class, SumiNewGamePage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, series_chosen_cb);
}

static void
sumi_new_game_page_dispose (GObject *object)
{
  sumi_wait_stop (&SUMI_NEW_GAME_PAGE (object)->opening);
  G_OBJECT_CLASS (sumi_new_game_page_parent_class)->dispose (object);
}

static void
sumi_new_game_page_class_init (SumiNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_new_game_page_dispose;
  widget_class->grab_focus = sumi_new_game_page_grab_focus;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "new-game.start", NULL, start_cb);
  gtk_widget_class_install_action (widget_class, "new-game.more", NULL, more_cb);
  bind_template (widget_class);
}

/* The levels, below the choice FIRST unless that is NULL. */
static void
set_levels (AdwComboRow *row, const char *first)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (first != NULL)
    gtk_string_list_append (names, first);
  for (int level = 1; level <= SUMI_N_LEVELS; level++)
    gtk_string_list_append (names, sumi_level_get_name (level));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
}

/* Without a book there is no balanced opening to choose. */
static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const SumiBook *book = sumi_engine_book_finish (result, NULL);
  g_autoptr (SumiNewGamePage) self = sumi_wait_end (data);

  if (self == NULL)
    return;
  self->book = book;
  gtk_widget_set_visible (GTK_WIDGET (self->balanced), book != NULL);
}

static void
sumi_new_game_page_init (SumiNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_lay_out_unfolded (GTK_WIDGET (self->more));
  sumi_ui_leave_scrolling (GTK_WIDGET (self->target), GTK_EVENT_CONTROLLER_SCROLL_NONE);
  self->fitting_level = 1;
  set_levels (self->white_level, NULL);
  set_levels (self->level, C_("choice", "A little weaker than you"));
  update (self);
  sumi_engine_book_async (NULL, opened_cb, sumi_wait_begin (&self->opening, self));
}

static void
propose_players (SumiNewGamePage *self, const SumiGameTerms *terms)
{
  const SumiPlayer *black = &terms->players[SUMI_BLACK], *white = &terms->players[SUMI_WHITE];

  if (sumi_game_terms_is_watched (terms))
    {
      adw_combo_row_set_selected (self->mode, WATCH);
      adw_combo_row_set_selected (self->level, (guint) black->level);
      adw_combo_row_set_selected (self->white_level, (guint) white->level - 1);
    }
  else if (sumi_game_terms_is_against_program (terms))
    {
      adw_combo_row_set_selected (self->mode, AGAINST_SUMI);
      adw_combo_row_set_selected (self->color, black->is_program ? PLAY_WHITE : PLAY_BLACK);
      adw_combo_row_set_selected (self->level,
                                  (guint) (black->is_program ? black->level : white->level));
    }
  else
    adw_combo_row_set_selected (self->mode, TWO_PEOPLE);
}

/* Whether anything below "More rules" differs from what is proposed there. */
static gboolean
is_special (const SumiMatchState *state)
{
  const SumiGameTerms *terms = &state->terms;

  return !sumi_game_terms_is_against_program (terms)
         || terms->first != SUMI_BLACK || terms->handicap > 0 || terms->has_trays
         || terms->turns_by_hand || terms->scoring != SUMI_SCORING_DISCS
         || terms->clock.kind != SUMI_CLOCK_NONE || state->series != NULL;
}

/* Proposes the terms of the last game. */
static void
propose (SumiNewGamePage *self, const SumiMatchState *last)
{
  const SumiGameTerms *terms = &last->terms;

  propose_players (self, terms);
  adw_expander_row_set_expanded (self->more, is_special (last));
  adw_combo_row_set_selected (self->first, terms->first == SUMI_BLACK ? 0 : 1);
  adw_combo_row_set_selected (self->handicap, (guint) terms->handicap);
  for (guint i = 0; i < G_N_ELEMENTS (CLOCKS); i++)
    {
      if (sumi_clock_terms_equal (&CLOCKS[i], &terms->clock))
        adw_combo_row_set_selected (self->clock, i);
    }
  sumi_switch_row_set_active (self->trays, terms->has_trays);
  sumi_switch_row_set_active (self->by_hand, terms->turns_by_hand);
  sumi_switch_row_set_active (self->to_winner,
                              terms->scoring == SUMI_SCORING_EMPTIES_TO_WINNER);
  if (last->series == NULL)
    return;
  adw_combo_row_set_selected (self->series,
                              last->series->terms.kind == SUMI_SERIES_GAMES ? TO_GAMES : TO_POINTS);
  gtk_spin_button_set_value (self->target, last->series->terms.target);
  adw_combo_row_set_selected (self->starter, last->series->terms.starter_rule);
}

/**
 * sumi_new_game_page_new: a page that proposes what was agreed for LAST; NULL: for the first game.
 * LEVEL (1 to SUMI_N_LEVELS) is a little weaker than the learner, and proposed instead of the last
 * one if IS_FITTING.
 */
GtkWidget *
sumi_new_game_page_new (const SumiMatchState *last, int level, gboolean is_fitting)
{
  SumiNewGamePage *self = g_object_new (SUMI_TYPE_NEW_GAME_PAGE, NULL);

  self->fitting_level = level;
  self->keeps_start = TRUE;
  adw_combo_row_set_selected (self->level, (guint) level);
  adw_combo_row_set_selected (self->white_level, (guint) level - 1);
  if (last != NULL)
    propose (self, last);
  if (is_fitting)
    adw_combo_row_set_selected (self->level, FITTING);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_new_game_page_new_again: a page with all that is chosen on OTHER, which is to be thrown
 * away.
 */
GtkWidget *
sumi_new_game_page_new_again (SumiNewGamePage *other)
{
  SumiNewGamePage *self = g_object_new (SUMI_TYPE_NEW_GAME_PAGE, NULL);
  AdwComboRow *const to[] = { self->mode,  self->color,    self->level,  self->white_level,
                              self->first, self->handicap, self->clock,  self->series,
                              self->starter };
  AdwComboRow *const from[] = { other->mode,  other->color,    other->level, other->white_level,
                                other->first, other->handicap, other->clock, other->series,
                                other->starter };
  g_autofree char *start = sumi_new_game_page_get_start (other);

  self->fitting_level = other->fitting_level;
  self->keeps_start = other->keeps_start;
  self->book = other->book;
  gtk_widget_set_visible (GTK_WIDGET (self->balanced), self->book != NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (to); i++)
    adw_combo_row_set_selected (to[i], adw_combo_row_get_selected (from[i]));
  sumi_switch_row_set_active (self->trays, sumi_switch_row_get_active (other->trays));
  sumi_switch_row_set_active (self->by_hand, sumi_switch_row_get_active (other->by_hand));
  sumi_switch_row_set_active (self->to_winner, sumi_switch_row_get_active (other->to_winner));
  sumi_switch_row_set_active (self->balanced, sumi_switch_row_get_active (other->balanced));
  gtk_spin_button_set_value (self->target, gtk_spin_button_get_value (other->target));
  sumi_start_row_set_text (self->start, start);
  adw_expander_row_set_expanded (self->more, adw_expander_row_get_expanded (other->more));
  update (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_new_game_page_get_start: what stands where the start of the game is pasted; owned by the
 * caller.
 */
char *
sumi_new_game_page_get_start (SumiNewGamePage *self)
{
  return sumi_start_row_get_text (self->start);
}

/**
 * sumi_new_game_page_get_kept_start: the same, for the page of the next game to propose; NULL if a
 * game began from it, or if it came from sumi_new_game_page_play_from(). Owned by the caller.
 */
char *
sumi_new_game_page_get_kept_start (SumiNewGamePage *self)
{
  return self->keeps_start ? sumi_new_game_page_get_start (self) : NULL;
}

/**
 * sumi_new_game_page_set_start: lets START stand there, in sight.
 */
void
sumi_new_game_page_set_start (SumiNewGamePage *self, const char *start)
{
  sumi_start_row_set_text (self->start, start);
  if (*start == '\0')
    return;
  adw_expander_row_set_expanded (self->more, TRUE);
  sumi_ui_bring_into_sight (GTK_WIDGET (self->start));
}

/**
 * sumi_new_game_page_play_from: proposes that the learner goes on from START against the program,
 * with the side that is to move there. That is not kept for the next game.
 */
void
sumi_new_game_page_play_from (SumiNewGamePage *self, const char *start)
{
  SumiTranscript opening;

  self->keeps_start = FALSE;
  sumi_new_game_page_set_start (self, start);
  adw_combo_row_set_selected (self->mode, AGAINST_SUMI);
  if (sumi_start_row_get_opening (self->start, &opening))
    adw_combo_row_set_selected (self->color,
                                opening.end.turn == SUMI_BLACK ? PLAY_BLACK : PLAY_WHITE);
}

/**
 * sumi_new_game_page_is_fitting: whether the level that is a little weaker than the learner is
 * chosen, whichever it is.
 */
gboolean
sumi_new_game_page_is_fitting (SumiNewGamePage *self)
{
  return adw_combo_row_get_selected (self->level) == FITTING;
}

static void
set_players (SumiNewGamePage *self, SumiGameTerms *terms)
{
  guint mode = adw_combo_row_get_selected (self->mode);
  guint color = adw_combo_row_get_selected (self->color);
  gboolean plays_white = color == PLAY_WHITE || (color == PLAY_BY_LOT && g_random_boolean ());
  SumiPlayer program = { TRUE, get_level (self) };

  if (mode == WATCH)
    {
      terms->players[SUMI_BLACK] = program;
      program.level = get_white_level (self);
      terms->players[SUMI_WHITE] = program;
    }
  else if (mode == AGAINST_SUMI)
    terms->players[plays_white ? SUMI_BLACK : SUMI_WHITE] = program;
}

/**
 * sumi_new_game_page_create_state: what was agreed, ready to be played; owned by the caller.
 */
SumiMatchState *
sumi_new_game_page_create_state (SumiNewGamePage *self)
{
  guint series = adw_combo_row_get_selected (self->series);
  SumiGameTerms terms = {
    .first = adw_combo_row_get_selected (self->first) == 0 ? SUMI_BLACK : SUMI_WHITE,
    .handicap = (int) adw_combo_row_get_selected (self->handicap),
    .has_trays = sumi_switch_row_get_active (self->trays),
    .turns_by_hand = sumi_switch_row_get_active (self->by_hand),
    .scoring = sumi_switch_row_get_active (self->to_winner) ? SUMI_SCORING_EMPTIES_TO_WINNER
                                                             : SUMI_SCORING_DISCS,
    .seed = g_random_int (),
  };
  SumiSeriesTerms series_terms = {
    .kind = series == TO_GAMES ? SUMI_SERIES_GAMES : SUMI_SERIES_POINTS,
    .target = gtk_spin_button_get_value_as_int (self->target),
    .starter_rule = (SumiStarterRule) adw_combo_row_get_selected (self->starter),
  };

  if (series == SINGLE_GAME)
    terms.clock = CLOCKS[adw_combo_row_get_selected (self->clock)];
  set_players (self, &terms);
  terms.has_opening = sumi_switch_row_get_active (self->balanced)
                          ? sumi_book_draw_line (self->book, terms.seed, BALANCED_PLIES,
                                                 BALANCED_LEAD, &terms.opening)
                          : sumi_start_row_get_opening (self->start, &terms.opening);
  return sumi_match_state_new (&terms, series == SINGLE_GAME ? NULL : &series_terms);
}
