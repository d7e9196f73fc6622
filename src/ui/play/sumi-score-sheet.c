/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-score-sheet.h"

#include <glib/gi18n-lib.h>

#include "sumi-ui-names.h"
#include "sumi-ui.h"

struct _SumiScoreSheet
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *standing;
  GtkListBox *games;
};

/* The players, as the reader of the sheet is to see them. */
typedef enum
{
  PARTY_YOU,
  PARTY_SUMI,
  PARTY_FIRST,
  PARTY_SECOND,
} Party;

G_DEFINE_FINAL_TYPE (SumiScoreSheet, sumi_score_sheet, ADW_TYPE_BIN)

static void
sumi_score_sheet_class_init (SumiScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiScoreSheet, title);
  gtk_widget_class_bind_template_child (widget_class, SumiScoreSheet, standing);
  gtk_widget_class_bind_template_child (widget_class, SumiScoreSheet, games);
}

static void
sumi_score_sheet_init (SumiScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static SumiColor
get_color (SumiLiveMatch *match, int player)
{
  return sumi_live_match_get_player (match, SUMI_BLACK) == player ? SUMI_BLACK : SUMI_WHITE;
}

static Party
get_party (SumiLiveMatch *match, int player)
{
  const SumiGameTerms *terms = sumi_live_game_get_terms (sumi_live_match_get_game (match));

  if (!sumi_game_terms_is_against_program (terms))
    return player == 0 ? PARTY_FIRST : PARTY_SECOND;
  return terms->players[get_color (match, player)].is_program ? PARTY_SUMI : PARTY_YOU;
}

static char *
make_title (const SumiSeriesTerms *terms)
{
  if (terms->kind == SUMI_SERIES_GAMES)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "First to win %d game",
                                         "First to win %d games", (gulong) terms->target),
                            terms->target);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "First to %d point", "First to %d points",
                                       (gulong) terms->target),
                          terms->target);
}

/* Says that PARTY has won a game by MARGIN; DISCS are those of the winner, then of the loser. */
static char *
make_won (Party party, int margin, const int discs[2])
{
  gulong n = (gulong) margin;

  /* Translators, of these: by how many discs, and how many the winner and the other one have. */
  switch (party)
    {
    case PARTY_YOU:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You won by %d disc: %d to %d",
                                           "You won by %d discs: %d to %d", n),
                              margin, discs[0], discs[1]);
    case PARTY_SUMI:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Sumi won by %d disc: %d to %d",
                                           "Sumi won by %d discs: %d to %d", n),
                              margin, discs[0], discs[1]);
    case PARTY_FIRST:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Player 1 won by %d disc: %d to %d",
                                           "Player 1 won by %d discs: %d to %d", n),
                              margin, discs[0], discs[1]);
    case PARTY_SECOND:
    default:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Player 2 won by %d disc: %d to %d",
                                           "Player 2 won by %d discs: %d to %d", n),
                              margin, discs[0], discs[1]);
    }
}

static char *
make_result (SumiLiveMatch *match, const SumiSeriesResult *result)
{
  int winner = result->discs[0] >= result->discs[1] ? 0 : 1;

  if (result->discs[0] == result->discs[1])
    /* Translators: how many discs each side has. */
    return g_strdup_printf (_("A draw: %d to %d"), result->discs[0], result->discs[1]);
  return make_won (get_party (match, winner), ABS (sumi_series_result_get_margin (result)),
                   (int[]){ result->discs[winner], result->discs[1 - winner] });
}

/* Says that PARTY has won the match, by games or points. */
static char *
make_winner (Party party, int more, int less)
{
  switch (party)
    {
    case PARTY_YOU:
      return g_strdup_printf (_("You have won the match, %d to %d."), more, less);
    case PARTY_SUMI:
      return g_strdup_printf (_("Sumi has won the match, %d to %d."), more, less);
    case PARTY_FIRST:
      return g_strdup_printf (_("Player 1 has won the match, %d to %d."), more, less);
    case PARTY_SECOND:
    default:
      return g_strdup_printf (_("Player 2 has won the match, %d to %d."), more, less);
    }
}

static int
count (const SumiSeries *series, int player)
{
  return series->terms.kind == SUMI_SERIES_GAMES ? sumi_series_count_wins (series, player)
                                                 : sumi_series_count_points (series, player);
}

/* How the series stands, or who has won it. "You" come first. */
static char *
make_standing (SumiLiveMatch *match, const SumiSeries *series)
{
  int first = get_party (match, 0) == PARTY_SUMI ? 1 : 0;
  int winner = sumi_series_get_winner (series);
  int a = count (series, first), b = count (series, 1 - first);
  gboolean is_by_games = series->terms.kind == SUMI_SERIES_GAMES;

  if (winner >= 0)
    return make_winner (get_party (match, winner), MAX (a, b), MIN (a, b));
  if (get_party (match, first) == PARTY_YOU)
    return is_by_games ? g_strdup_printf (_("Games won: you %d, Sumi %d"), a, b)
                       : g_strdup_printf (_("Points: you %d, Sumi %d"), a, b);
  return is_by_games ? g_strdup_printf (_("Games won – Player 1: %d, Player 2: %d"), a, b)
                     : g_strdup_printf (_("Points – Player 1: %d, Player 2: %d"), a, b);
}

static void
add_game (SumiScoreSheet *self, guint number, const char *result)
{
  GtkWidget *row = adw_action_row_new ();
  /* Translators: the number of a game of a match. */
  g_autofree char *title = g_strdup_printf (_("Game %u"), number);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), result);
  sumi_ui_describe_row (ADW_ACTION_ROW (row), NULL);
  gtk_list_box_append (self->games, row);
}

/**
 * sumi_score_sheet_show: shows the series of MATCH; hides itself where none was agreed.
 */
void
sumi_score_sheet_show (SumiScoreSheet *self, SumiLiveMatch *match)
{
  g_autoptr (SumiSeries) series = sumi_live_match_get_series (match);
  g_autofree char *title = NULL;
  g_autofree char *standing = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), series != NULL);
  if (series == NULL)
    return;
  title = make_title (&series->terms);
  standing = make_standing (match, series);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->standing, standing);
  sumi_ui_clear_list (self->games);
  for (guint i = 0; i < series->results->len; i++)
    {
      g_autofree char *result =
          make_result (match, &g_array_index (series->results, SumiSeriesResult, i));

      add_game (self, i + 1, result);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->games), series->results->len > 0);
}

/**
 * sumi_score_sheet_get_standing: how the series that is shown stands, or who has won it, as the
 * sheet says it; NULL where none is.
 */
const char *
sumi_score_sheet_get_standing (SumiScoreSheet *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_label (self->standing) : NULL;
}
