/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-score-sheet.h"

#include <glib/gi18n-lib.h>

#include "sumi-play-words.h"

struct _SumiScoreSheet
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *standing;
  GtkListBox *games;
};

/* Who the players are to whoever reads the sheet. */
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

  if (!sumi_play_words_is_against_program (terms))
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

/* The sentence on PARTY as the winner, or as one of both that are counted. */
static const char *
get_won_format (Party party, int margin)
{
  gulong n = (gulong) margin;

  switch (party)
    {
    case PARTY_YOU:
      /* Translators: by how many discs, and how many the winner and the other one have. */
      return g_dngettext (GETTEXT_PACKAGE, "You won by %d disc: %d to %d",
                          "You won by %d discs: %d to %d", n);
    case PARTY_SUMI:
      /* Translators: by how many discs, and how many the winner and the other one have. */
      return g_dngettext (GETTEXT_PACKAGE, "Sumi won by %d disc: %d to %d",
                          "Sumi won by %d discs: %d to %d", n);
    case PARTY_FIRST:
      /* Translators: by how many discs, and how many the winner and the other one have. */
      return g_dngettext (GETTEXT_PACKAGE, "Player 1 won by %d disc: %d to %d",
                          "Player 1 won by %d discs: %d to %d", n);
    case PARTY_SECOND:
    default:
      /* Translators: by how many discs, and how many the winner and the other one have. */
      return g_dngettext (GETTEXT_PACKAGE, "Player 2 won by %d disc: %d to %d",
                          "Player 2 won by %d discs: %d to %d", n);
    }
}

static char *
make_result (SumiLiveMatch *match, const SumiSeriesResult *result)
{
  int winner = result->discs[0] >= result->discs[1] ? 0 : 1;
  int margin = sumi_series_result_get_margin (result);

  if (result->discs[0] == result->discs[1])
    /* Translators: how many discs each side has. */
    return g_strdup_printf (_("A draw: %d to %d"), result->discs[0], result->discs[1]);
  return g_strdup_printf (get_won_format (get_party (match, winner), ABS (margin)), ABS (margin),
                          result->discs[winner], result->discs[1 - winner]);
}

/* How the series stands, or who has won it. */
static char *
make_standing (SumiLiveMatch *match, const SumiSeries *series)
{
  gboolean is_swapped = get_party (match, 0) == PARTY_SUMI;
  int first = is_swapped ? 1 : 0, winner = sumi_series_get_winner (series);
  gboolean is_by_games = series->terms.kind == SUMI_SERIES_GAMES;
  int a = is_by_games ? sumi_series_count_wins (series, first)
                      : sumi_series_count_points (series, first);
  int b = is_by_games ? sumi_series_count_wins (series, 1 - first)
                      : sumi_series_count_points (series, 1 - first);
  static const char *const won[] = {
    [PARTY_YOU] = N_("You have won the match, %d to %d."),
    [PARTY_SUMI] = N_("Sumi has won the match, %d to %d."),
    [PARTY_FIRST] = N_("Player 1 has won the match, %d to %d."),
    [PARTY_SECOND] = N_("Player 2 has won the match, %d to %d."),
  };

  if (winner >= 0)
    return g_strdup_printf (_(won[get_party (match, winner)]), MAX (a, b), MIN (a, b));
  if (get_party (match, first) == PARTY_YOU)
    return is_by_games ? g_strdup_printf (_("Games won: you %d, Sumi %d"), a, b)
                       : g_strdup_printf (_("Points: you %d, Sumi %d"), a, b);
  return is_by_games ? g_strdup_printf (_("Games won: Player 1 %d, Player 2 %d"), a, b)
                     : g_strdup_printf (_("Points: Player 1 %d, Player 2 %d"), a, b);
}

static void
add_game (SumiScoreSheet *self, guint number, const char *result)
{
  GtkWidget *row = adw_action_row_new ();
  /* Translators: the number of a game of a match. */
  g_autofree char *title = g_strdup_printf (_("Game %u"), number);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), result);
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
  GtkWidget *row;

  gtk_widget_set_visible (GTK_WIDGET (self), series != NULL);
  if (series == NULL)
    return;
  title = make_title (&series->terms);
  standing = make_standing (match, series);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->standing, standing);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->games))) != NULL)
    gtk_list_box_remove (self->games, row);
  for (guint i = 0; i < series->results->len; i++)
    {
      g_autofree char *result =
          make_result (match, &g_array_index (series->results, SumiSeriesResult, i));

      add_game (self, i + 1, result);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->games), series->results->len > 0);
}
