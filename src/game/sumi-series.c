/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-series.h"

static const SumiSeriesResult *
get_result (const SumiSeries *series, guint index)
{
  return &g_array_index (series->results, SumiSeriesResult, index);
}

/* The player who won RESULT; -1 for a draw. */
static int
get_winner_of (const SumiSeriesResult *result)
{
  if (result->discs[0] == result->discs[1])
    return -1;
  return result->discs[0] > result->discs[1] ? 0 : 1;
}

/* A series by TERMS, without any result yet. */
SumiSeries *
sumi_series_new (const SumiSeriesTerms *terms)
{
  SumiSeries *series = g_new0 (SumiSeries, 1);

  series->terms = *terms;
  series->results = g_array_new (FALSE, FALSE, sizeof (SumiSeriesResult));
  return series;
}

SumiSeries *
sumi_series_copy (const SumiSeries *series)
{
  SumiSeries *copy = sumi_series_new (&series->terms);

  g_array_append_vals (copy->results, series->results->data, series->results->len);
  return copy;
}

/* SERIES may be NULL. */
void
sumi_series_free (SumiSeries *series)
{
  if (series == NULL)
    return;
  g_array_unref (series->results);
  g_free (series);
}

/* Whether A and B have the same terms and the same results. */
gboolean
sumi_series_equal (const SumiSeries *a, const SumiSeries *b)
{
  if (a->terms.kind != b->terms.kind || a->terms.target != b->terms.target
      || a->terms.starter_rule != b->terms.starter_rule
      || a->terms.first_starter != b->terms.first_starter
      || a->terms.scoring != b->terms.scoring || a->results->len != b->results->len)
    return FALSE;
  for (guint i = 0; i < a->results->len; i++)
    {
      const SumiSeriesResult *result_a = get_result (a, i);
      const SumiSeriesResult *result_b = get_result (b, i);

      if (result_a->starter != result_b->starter || result_a->discs[0] != result_b->discs[0]
          || result_a->discs[1] != result_b->discs[1])
        return FALSE;
    }
  return TRUE;
}

/* Whether each game of SERIES was begun by the player that the terms say, and has a possible
 * result. */
gboolean
sumi_series_is_sound (const SumiSeries *series)
{
  g_autoptr (SumiSeries) so_far = sumi_series_new (&series->terms);

  for (guint i = 0; i < series->results->len; i++)
    {
      const SumiSeriesResult *result = get_result (series, i);
      int n_discs = result->discs[0] + result->discs[1];

      if (result->starter != sumi_series_get_starter (so_far)
          || MIN (result->discs[0], result->discs[1]) < 0 || n_discs < 1 || n_discs > 64)
        return FALSE;
      g_array_append_val (so_far->results, *result);
    }
  return TRUE;
}

/* Adds a game that ended with END and was begun by the colour FIRST. */
void
sumi_series_add (SumiSeries *series, SumiPosition end, SumiColor first)
{
  int starter = sumi_series_get_starter (series);
  SumiScore score = sumi_scoring_count (series->terms.scoring, end);
  SumiSeriesResult result = { .starter = starter };

  result.discs[starter] = first == SUMI_BLACK ? score.black : score.white;
  result.discs[1 - starter] = first == SUMI_BLACK ? score.white : score.black;
  g_array_append_val (series->results, result);
}

/* The player, 0 or 1, who makes the first move of the next game. */
int
sumi_series_get_starter (const SumiSeries *series)
{
  const SumiSeriesResult *last;
  int winner;

  if (series->results->len == 0 || series->terms.starter_rule == SUMI_STARTER_FIXED)
    return series->terms.first_starter;
  last = get_result (series, series->results->len - 1);
  if (series->terms.starter_rule == SUMI_STARTER_ALTERNATE)
    return 1 - last->starter;
  winner = get_winner_of (last);
  return winner < 0 ? last->starter : 1 - winner;
}

/* The games that PLAYER won. */
int
sumi_series_count_wins (const SumiSeries *series, int player)
{
  int n = 0;

  for (guint i = 0; i < series->results->len; i++)
    n += get_winner_of (get_result (series, i)) == player;
  return n;
}

/* The points of PLAYER: the margins of the games that it won. */
int
sumi_series_count_points (const SumiSeries *series, int player)
{
  int n = 0;

  for (guint i = 0; i < series->results->len; i++)
    {
      const SumiSeriesResult *result = get_result (series, i);

      if (get_winner_of (result) == player)
        n += sumi_series_result_get_margin (result);
    }
  return n;
}

/* The player who has won the series; -1 while it goes on. */
int
sumi_series_get_winner (const SumiSeries *series)
{
  for (int player = 0; player < 2; player++)
    {
      int n = series->terms.kind == SUMI_SERIES_GAMES ? sumi_series_count_wins (series, player)
                                                      : sumi_series_count_points (series, player);

      if (n >= series->terms.target)
        return player;
    }
  return -1;
}

/* By how many discs the game was won; 0 for a draw. */
int
sumi_series_result_get_margin (const SumiSeriesResult *result)
{
  return ABS (result->discs[0] - result->discs[1]);
}
