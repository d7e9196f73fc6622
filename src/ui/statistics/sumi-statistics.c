/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-statistics.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-day.h"
#include "sumi-findings.h"
#include "sumi-study-theme.h"
#include "sumi-translation.h"
#include "sumi-ui.h"

/* Rounds of a drill that its chart has room for. */
#define N_ROUNDS 20

#define DAYS_A_FORTNIGHT 14
#define DAYS_A_WEEK 7
#define WEEKS_A_QUARTER 13
#define MONTHS_A_YEAR 12

#define MS_A_MINUTE (60 * 1000)

/* A rating lies within so many deviations with a chance of 95 %. */
#define BAND 2

/* 1970-01-01 as GDate counts days. */
#define JULIAN_OF_1970 719163

/* A part of the time that a chart looks back on. */
typedef struct
{
  int first, last; /* days */
  char *label, *tick;
} Bin;

static void
bin_free (gpointer data)
{
  Bin *bin = data;

  g_free (bin->label);
  g_free (bin->tick);
  g_free (bin);
}

static GDateTime *
get_date (int day)
{
  g_autoptr (GDateTime) start = g_date_time_new_utc (1970, 1, 1, 0, 0, 0);

  return g_date_time_add_days (start, day);
}

static char *
format_day (int day, const char *format)
{
  g_autoptr (GDateTime) date = get_date (day);

  return sumi_translation_format_date (date, format);
}

static char *
make_tick (int day)
{
  /* Translators: a day and a month as short as can be, as strftime() writes them. */
  return format_day (day, C_("date", "%-d/%-m"));
}

static char *
make_date (int day)
{
  g_autoptr (GDateTime) date = get_date (day);

  return sumi_ui_format_date (date);
}

static void
add_bin (GPtrArray *bins, int first, int last, char *label, char *tick)
{
  Bin *bin = g_new (Bin, 1);

  *bin = (Bin){ first, last, label, tick };
  g_ptr_array_add (bins, bin);
}

static void
add_week (GPtrArray *bins, int first)
{
  g_autofree char *from = make_date (first);
  g_autofree char *to = make_date (first + DAYS_A_WEEK - 1);

  add_bin (bins, first, first + DAYS_A_WEEK - 1,
           /* Translators: the first and the last day of a week. */
           g_strdup_printf (_("%s to %s"), from, to), make_tick (first));
}

/* The month that is BACK months before that of DAY. */
static void
add_month (GPtrArray *bins, int day, guint back)
{
  GDate date;
  int first, n_days;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) (day + JULIAN_OF_1970));
  g_date_set_day (&date, 1);
  g_date_subtract_months (&date, back);
  first = (int) g_date_get_julian (&date) - JULIAN_OF_1970;
  n_days = g_date_get_days_in_month (g_date_get_month (&date), g_date_get_year (&date));
  /* Translators: a month and its year, as strftime() writes them. */
  add_bin (bins, first, first + n_days - 1, format_day (first, C_("date", "%b %Y")),
           format_day (first, "%b"));
}

/* The parts of SPAN that ends with DAY, the oldest first. */
static GPtrArray *
make_bins (SumiSpan span, int day)
{
  GPtrArray *bins = g_ptr_array_new_with_free_func (bin_free);

  switch (span)
    {
    case SUMI_SPAN_FORTNIGHT:
      for (int i = day - DAYS_A_FORTNIGHT + 1; i <= day; i++)
        add_bin (bins, i, i, make_date (i), make_tick (i));
      break;
    case SUMI_SPAN_QUARTER:
      for (int i = WEEKS_A_QUARTER; i > 0; i--)
        add_week (bins, day + 1 - i * DAYS_A_WEEK);
      break;
    case SUMI_SPAN_YEAR:
    case SUMI_N_SPANS:
    default:
      for (guint i = MONTHS_A_YEAR; i > 0; i--)
        add_month (bins, day, i - 1);
      break;
    }
  return bins;
}

/* What was done in BIN, summed up. */
static SumiDayStatistics
sum_up (const SumiProgress *progress, const Bin *bin)
{
  const GArray *days = sumi_progress_get_days (progress);
  SumiDayStatistics sum = { .day = bin->first };

  for (guint i = 0; i < days->len; i++)
    {
      const SumiDayStatistics *day = &g_array_index (days, SumiDayStatistics, i);

      if (day->day > bin->last)
        break;
      if (day->day < bin->first)
        continue;
      sum.n_attempts += day->n_attempts;
      sum.n_solved += day->n_solved;
      sum.n_first += day->n_first;
      sum.n_reviews += day->n_reviews;
      sum.milliseconds += day->milliseconds;
    }
  return sum;
}

static char *
get_bin_id (const Bin *bin)
{
  return sumi_day_to_date (bin->first);
}

static char **
make_cells (char *first, char *second, char *third)
{
  char **cells = g_new0 (char *, 4);

  cells[0] = first;
  cells[1] = second;
  cells[2] = third;
  return cells;
}

static char *
make_number (guint64 number)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, number);
}

/* The heading of what the rows of a chart over SPAN are. */
static const char *
get_span_column (SumiSpan span)
{
  return span == SUMI_SPAN_FORTNIGHT ? C_("column", "Day")
         : span == SUMI_SPAN_QUARTER ? C_("column", "Week")
                                     : C_("column", "Month");
}

/**
 * sumi_statistics_choose_span: the shortest time that has room for all that was done, as far as
 * there is one.
 */
SumiSpan
sumi_statistics_choose_span (const SumiProgress *progress, int day)
{
  const GArray *days = sumi_progress_get_days (progress);
  int first = days->len > 0 ? g_array_index (days, SumiDayStatistics, 0).day : day;

  if (day - first < DAYS_A_FORTNIGHT)
    return SUMI_SPAN_FORTNIGHT;
  return day - first < WEEKS_A_QUARTER * DAYS_A_WEEK ? SUMI_SPAN_QUARTER : SUMI_SPAN_YEAR;
}

/**
 * sumi_statistics_make_solved: how many exercises were solved in the SPAN that ends with DAY.
 */
SumiChart *
sumi_statistics_make_solved (const SumiProgress *progress, int day, SumiSpan span)
{
  const char *const columns[] = { get_span_column (span), C_("column", "Solved"),
                                  C_("column", "At the first try"), C_("column", "Reviews"), NULL };
  SumiChart *chart = sumi_chart_new (SUMI_CHART_BARS, "solved", C_("chart", "Solved"));
  g_autoptr (GPtrArray) bins = make_bins (span, day);
  guint n_solved = 0, n_first = 0;

  sumi_chart_set_parts (chart, C_("chart", "At the first try"),
                        C_("chart", "With help, or after a mistake"));
  sumi_chart_set_columns (chart, columns);
  for (guint i = 0; i < bins->len; i++)
    {
      const Bin *bin = bins->pdata[i];
      const SumiDayStatistics sum = sum_up (progress, bin);
      const double values[SUMI_CHART_N_VALUES] = { sum.n_solved, sum.n_first };
      g_autofree char *id = get_bin_id (bin);

      n_solved += sum.n_solved;
      n_first += sum.n_first;
      sumi_chart_add (chart, id, bin->label, bin->tick, values, TRUE,
                      make_cells (make_number (sum.n_solved), make_number (sum.n_first),
                                  make_number (sum.n_reviews)));
    }
  sumi_chart_take_summary (chart, g_strdup_printf (_("Solved: %u. At the first try: %u."), n_solved,
                                                   n_first));
  return chart;
}

/* "2 h 05 min", "40 min". */
static char *
word_minutes (guint64 minutes)
{
  if (minutes < 60)
    /* Translators: minutes. */
    return g_strdup_printf (_("%u min"), (guint) minutes);
  /* Translators: hours and minutes. */
  return g_strdup_printf (_("%u h %02u min"), (guint) (minutes / 60), (guint) (minutes % 60));
}

/**
 * sumi_statistics_make_time: how much time was spent in the SPAN that ends with DAY.
 */
SumiChart *
sumi_statistics_make_time (const SumiProgress *progress, int day, SumiSpan span)
{
  const char *const columns[] = { get_span_column (span), C_("column", "Minutes"), NULL };
  SumiChart *chart = sumi_chart_new (SUMI_CHART_BARS, "time", C_("chart", "Time in minutes"));
  g_autoptr (GPtrArray) bins = make_bins (span, day);
  g_autofree char *whole = NULL;
  gint64 milliseconds = 0;

  sumi_chart_set_columns (chart, columns);
  for (guint i = 0; i < bins->len; i++)
    {
      const Bin *bin = bins->pdata[i];
      const SumiDayStatistics sum = sum_up (progress, bin);
      guint64 minutes = (guint64) (sum.milliseconds + MS_A_MINUTE / 2) / MS_A_MINUTE;
      const double values[SUMI_CHART_N_VALUES] = { (double) minutes, (double) minutes };
      g_autofree char *id = get_bin_id (bin);

      milliseconds += sum.milliseconds;
      sumi_chart_add (chart, id, bin->label, bin->tick, values, TRUE,
                      make_cells (make_number (minutes), NULL, NULL));
    }
  whole = word_minutes ((guint64) (milliseconds + MS_A_MINUTE / 2) / MS_A_MINUTE);
  /* Translators: a time such as "2 h 05 min". */
  sumi_chart_take_summary (chart, g_strdup_printf (_("%s spent on exercises and games."), whole));
  return chart;
}

/* The rating at the end of DAY, as certain as it was then; all zero where nothing was done until
 * then. */
static SumiRating
find_rating (const SumiProgress *progress, int day)
{
  const GArray *days = sumi_progress_get_days (progress);

  for (guint i = days->len; i > 0; i--)
    {
      const SumiDayStatistics *done = &g_array_index (days, SumiDayStatistics, i - 1);

      if (done->day <= day)
        return sumi_rating_wait (done->rating, day - done->day);
    }
  return (SumiRating){ 0 };
}

static char *
word_rating (const SumiProgress *progress, int day)
{
  guint n_rated;
  const SumiRating rating = sumi_progress_get_rating (progress, day, &n_rated);

  if (!sumi_rating_is_shown (rating))
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "No rating for now. %u puzzle was tried for the first time; a number means "
                     "something only after some more.",
                     "No rating for now. %u puzzles were tried for the first time; a number means "
                     "something only after some more.",
                     n_rated),
        n_rated);
  return g_strdup_printf (
      /* Translators: three ratings: the one supposed, and the limits it lies between. */
      _("About %.0f, and very likely between %.0f and %.0f. Whoever has such a rating solves a "
        "puzzle of the same rating half of the time."),
      rating.rating, rating.rating - BAND * rating.deviation,
      rating.rating + BAND * rating.deviation);
}

/**
 * sumi_statistics_make_rating: the rating in the SPAN that ends with DAY, with what it may be off
 * by; only where it says something.
 */
SumiChart *
sumi_statistics_make_rating (const SumiProgress *progress, int day, SumiSpan span)
{
  const char *const columns[] = { get_span_column (span), C_("column", "Rating"),
                                  C_("column", "From"), C_("column", "To"), NULL };
  SumiChart *chart = sumi_chart_new (SUMI_CHART_BAND, "rating", C_("chart", "Rating"));
  g_autoptr (GPtrArray) bins = make_bins (span, day);
  guint n_known = 0;

  sumi_chart_set_parts (chart, C_("chart", "Rating"), C_("chart", "Where it very likely lies"));
  sumi_chart_set_columns (chart, columns);
  sumi_chart_take_summary (chart, word_rating (progress, day));
  for (guint i = 0; i < bins->len; i++)
    {
      const Bin *bin = bins->pdata[i];
      const SumiRating rating = find_rating (progress, MIN (bin->last, day));
      gboolean is_known = rating.deviation > 0 && sumi_rating_is_shown (rating);
      const double values[SUMI_CHART_N_VALUES] = { rating.rating,
                                                   rating.rating - BAND * rating.deviation,
                                                   rating.rating + BAND * rating.deviation };
      g_autofree char *id = get_bin_id (bin);
      char *cells[SUMI_CHART_N_VALUES];

      n_known += is_known ? 1 : 0;
      for (guint j = 0; j < SUMI_CHART_N_VALUES; j++)
        cells[j] = is_known ? g_strdup_printf ("%.0f", values[j]) : g_strdup ("–");
      sumi_chart_add (chart, id, bin->label, bin->tick, values, is_known,
                      make_cells (cells[0], cells[1], cells[2]));
    }
  if (n_known == 0)
    g_ptr_array_set_size (chart->rows, 0);
  return chart;
}

static double
get_share (const SumiThemeStatistics *theme)
{
  return (double) theme->n_right / (theme->n_right + theme->n_wrong);
}

/* The clear ones first, and of these what goes worst; the others by name. */
static int
compare_themes (gconstpointer a, gconstpointer b)
{
  const SumiThemeStatistics *left = *(const SumiThemeStatistics *const *) a;
  const SumiThemeStatistics *right = *(const SumiThemeStatistics *const *) b;
  gboolean is_left_clear = sumi_theme_is_clear (left), is_right_clear = sumi_theme_is_clear (right);

  if (is_left_clear != is_right_clear)
    return is_left_clear ? -1 : 1;
  if (is_left_clear && get_share (left) < get_share (right))
    return -1;
  if (is_left_clear && get_share (left) > get_share (right))
    return 1;
  return g_utf8_collate (sumi_study_theme_get_name (left->theme),
                         sumi_study_theme_get_name (right->theme));
}

static void
add_theme (SumiChart *chart, const SumiThemeStatistics *theme)
{
  guint n = theme->n_right + theme->n_wrong;
  gboolean is_clear = sumi_theme_is_clear (theme);
  const double values[SUMI_CHART_N_VALUES] = { n, theme->n_right };
  char *share = is_clear
                    /* Translators: a percentage. */
                    ? g_strdup_printf (_("%d %%"), (int) (100 * get_share (theme) + 0.5))
                    : g_strdup (_("too few to tell"));
  SumiChartRow *row = sumi_chart_add (
      chart, theme->theme, sumi_study_theme_get_name (theme->theme), "", values, is_clear,
      make_cells (make_number (n), make_number (theme->n_right), share));

  g_free (row->text);
  row->text = is_clear ? g_strdup (share)
                       /* Translators: how many of how many. */
                       : g_strdup_printf (_("%u of %u: too few to tell"), theme->n_right, n);
}

/**
 * sumi_statistics_make_themes: how many of the first attempts at exercises of each theme were right
 * at once.
 */
SumiChart *
sumi_statistics_make_themes (const SumiProgress *progress)
{
  const char *const columns[] = { C_("column", "Theme"), C_("column", "First attempts"),
                                  C_("column", "Right at once"), C_("column", "Share"), NULL };
  SumiChart *chart
    = sumi_chart_new (SUMI_CHART_SHARES, "themes", C_("chart", "First tries by theme"));
  g_autoptr (GPtrArray) themes = sumi_progress_list_themes (progress);
  const SumiThemeStatistics *worst;

  g_ptr_array_sort (themes, compare_themes);
  sumi_chart_set_columns (chart, columns);
  for (guint i = 0; i < themes->len; i++)
    add_theme (chart, themes->pdata[i]);
  worst = themes->len > 0 ? themes->pdata[0] : NULL;
  if (worst == NULL)
    sumi_chart_take_summary (chart, g_strdup (_("No exercise has been tried yet.")));
  else if (!sumi_theme_is_clear (worst))
    sumi_chart_take_summary (chart,
                             g_strdup_printf (_("Nothing is clear yet: a theme needs %d right and "
                                                "%d wrong first tries before it says something."),
                                              SUMI_CLEAR_FIRST_TRIES, SUMI_CLEAR_FIRST_TRIES));
  else
    sumi_chart_take_summary (
        chart,
        /* Translators: the name of a theme, such as "Mobility". */
        g_strdup_printf (_("There is most to gain in: %s."),
                         sumi_study_theme_get_name (worst->theme)));
  return chart;
}

/**
 * sumi_statistics_make_forecast: COUNTS, as many as SUMI_STATISTICS_N_FORECAST: how many reviews
 * become due on DAY and each of the days after it, if nothing more is done.
 */
SumiChart *
sumi_statistics_make_forecast (const guint *counts, int day)
{
  const char *const columns[] = { C_("column", "Day"), C_("column", "Due"), NULL };
  SumiChart *chart
    = sumi_chart_new (SUMI_CHART_BARS, "forecast", C_("chart", "Reviews to come"));
  guint n = 0;

  sumi_chart_set_columns (chart, columns);
  for (int i = 0; i < SUMI_STATISTICS_N_FORECAST; i++)
    {
      const double values[SUMI_CHART_N_VALUES] = { counts[i], counts[i] };
      g_autofree char *id = sumi_day_to_date (day + i);
      g_autofree char *label = make_date (day + i), *tick = make_tick (day + i);

      n += counts[i];
      sumi_chart_add (chart, id, label, tick, values, TRUE,
                      make_cells (make_number (counts[i]), NULL, NULL));
    }
  if (n == 0)
    g_ptr_array_set_size (chart->rows, 0);
  sumi_chart_take_summary (
      chart, n == 0 ? g_strdup (_("Nothing is to be repeated in the next two weeks."))
                    : g_strdup_printf (_("Due today: %u. In these two weeks: %u."), counts[0], n));
  return chart;
}

/* How many discs the learner's moves in GAMES have cost on average in each phase of a game; the
 * number of games in it is returned. */
static guint
average_losses (const GPtrArray *games, double out_lost[SUMI_N_GAME_PHASES])
{
  guint n = 0;

  for (int phase = 0; phase < SUMI_N_GAME_PHASES; phase++)
    out_lost[phase] = 0;
  for (guint i = 0; i < games->len; i++)
    {
      const SumiKeptGame *game = games->pdata[i];

      if (!game->is_reviewed || game->side == SUMI_KEPT_UNKNOWN)
        continue;
      n++;
      for (int phase = 0; phase < SUMI_N_GAME_PHASES; phase++)
        out_lost[phase] += game->lost[game->side][phase] / 100.0;
    }
  for (int phase = 0; phase < SUMI_N_GAME_PHASES; phase++)
    out_lost[phase] /= MAX (n, 1);
  return n;
}

/* Why none of GAMES says what the learner loses: no game of the learner is among those that were
 * reviewed. */
static const char *
word_no_games (const GPtrArray *games)
{
  gboolean has_own = FALSE, has_reviewed = FALSE;

  for (guint i = 0; i < games->len; i++)
    {
      const SumiKeptGame *game = games->pdata[i];

      has_own |= game->side != SUMI_KEPT_UNKNOWN;
      has_reviewed |= game->is_reviewed;
    }
  if (!has_own && has_reviewed)
    return _("No player in the games that were reviewed is known to be you, so Sumi does not know "
             "which moves were yours. Say by which names you play: Your Names, on the page My "
             "Games.");
  return _("None of your games has been reviewed yet. The page My Games does that.");
}

/**
 * sumi_statistics_make_losses: where the learner loses discs in GAMES, of SumiKeptGame.
 */
SumiChart *
sumi_statistics_make_losses (const GPtrArray *games)
{
  static const char *const ids[] = { "opening", "midgame", "endgame" };
  const char *const names[] = { C_("phase", "Opening (to 20 discs)"),
                                C_("phase", "Midgame (to 44 discs)"), C_("phase", "Endgame") };
  const char *const ticks[] = { C_("phase", "Opening"), C_("phase", "Midgame"),
                                C_("phase", "Endgame") };
  const char *const columns[] = { C_("column", "Phase"), C_("column", "Discs lost in a game"),
                                  NULL };
  SumiChart *chart = sumi_chart_new (SUMI_CHART_BARS, "discs-lost",
                                     C_("chart", "Discs lost in a game"));
  double lost[SUMI_N_GAME_PHASES];
  guint n = average_losses (games, lost);

  sumi_chart_set_columns (chart, columns);
  for (int i = 0; n > 0 && i < SUMI_N_GAME_PHASES; i++)
    {
      const double values[SUMI_CHART_N_VALUES] = { lost[i], lost[i] };

      sumi_chart_add (chart, ids[i], names[i], ticks[i], values, TRUE,
                      make_cells (sumi_translation_format_tenths (lost[i]), NULL, NULL));
    }
  sumi_chart_take_summary (
      chart,
      n == 0 ? g_strdup (word_no_games (games))
             : g_strdup_printf (
                 g_dngettext (GETTEXT_PACKAGE,
                              "By your moves, in %u game. Before the endgame these are estimates.",
                              "By your moves, on average over %u games. Before the endgame these "
                              "are estimates.",
                              n),
                 n));
  return chart;
}

static const char *
get_topic_name (int topic)
{
  const char *const names[] = {
    [SUMI_TOPIC_CORNERS] = C_("theme", "Corners"),
    [SUMI_TOPIC_MOBILITY] = C_("theme", "Mobility"),
    [SUMI_TOPIC_FRONTIER] = C_("theme", "Frontier discs"),
    [SUMI_TOPIC_QUIET_MOVES] = C_("theme", "Quiet moves"),
    [SUMI_TOPIC_TEMPO] = C_("theme", "Tempo"),
    [SUMI_TOPIC_EDGES] = C_("theme", "Edges"),
    [SUMI_TOPIC_PARITY] = C_("theme", "Parity"),
    [SUMI_TOPIC_COUNTING] = C_("theme", "Counting"),
    /* Translators: mistakes for which no simple reason was found. */
    [SUMI_TOPIC_UNNAMED] = C_("theme", "No simple reason"),
  };

  return names[topic];
}

/* How many discs the learner's mistakes in GAMES have cost on average by each topic; the number of
 * games in it is returned. */
static guint
average_topics (const GPtrArray *games, double out_lost[SUMI_TOPIC_UNNAMED + 1])
{
  guint n = 0;

  memset (out_lost, 0, (SUMI_TOPIC_UNNAMED + 1) * sizeof *out_lost);
  for (guint i = 0; i < games->len; i++)
    {
      const SumiKeptGame *game = games->pdata[i];
      SumiFindings findings;

      if (game->side == SUMI_KEPT_UNKNOWN || !sumi_findings_from_text (&findings, game->findings))
        continue;
      n++;
      for (int topic = 0; topic <= SUMI_TOPIC_UNNAMED; topic++)
        out_lost[topic] += findings.lost[game->side][topic] / 100.0;
    }
  for (int topic = 0; topic <= SUMI_TOPIC_UNNAMED; topic++)
    out_lost[topic] /= MAX (n, 1);
  return n;
}

typedef struct
{
  int topic;
  double lost;
} TopicLoss;

/* What cost most first; that without a name last. */
static int
compare_topic_losses (gconstpointer a, gconstpointer b)
{
  const TopicLoss *left = a, *right = b;

  if ((left->topic == SUMI_TOPIC_UNNAMED) != (right->topic == SUMI_TOPIC_UNNAMED))
    return left->topic == SUMI_TOPIC_UNNAMED ? 1 : -1;
  return (left->lost < right->lost) - (left->lost > right->lost);
}

/* As shares of what cost most. */
static void
add_topics (SumiChart *chart, const double lost[SUMI_TOPIC_UNNAMED + 1])
{
  TopicLoss losses[SUMI_TOPIC_UNNAMED + 1];
  double most = 0;

  for (int topic = 0; topic <= SUMI_TOPIC_UNNAMED; topic++)
    {
      losses[topic] = (TopicLoss){ topic, lost[topic] };
      most = MAX (most, lost[topic]);
    }
  qsort (losses, G_N_ELEMENTS (losses), sizeof *losses, compare_topic_losses);
  for (gsize i = 0; i < G_N_ELEMENTS (losses); i++)
    {
      const double values[SUMI_CHART_N_VALUES] = { most, losses[i].lost };
      const char *name = get_topic_name (losses[i].topic);
      SumiChartRow *row;

      if (losses[i].lost <= 0)
        continue;
      row = sumi_chart_add (chart, sumi_findings_get_id (losses[i].topic), name, "", values, TRUE,
                            make_cells (sumi_translation_format_tenths (losses[i].lost), NULL,
                                        NULL));
      g_free (row->text);
      row->text = sumi_translation_format_tenths (losses[i].lost);
    }
}

/* Why there are no findings of the learner's in GAMES. */
static const char *
word_no_findings (const GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      const SumiKeptGame *game = games->pdata[i];

      if (game->is_reviewed && game->side != SUMI_KEPT_UNKNOWN)
        return _("An earlier version of Sumi reviewed your games, and did not note the reasons for "
                 "mistakes. The page My Games reviews them again.");
    }
  return word_no_games (games);
}

/* Of what was LOST on average of N games by each topic; owned by the caller. */
static char *
sum_up_topics (guint n, const double lost[SUMI_TOPIC_UNNAMED + 1])
{
  double sum = 0;

  for (int topic = 0; topic <= SUMI_TOPIC_UNNAMED; topic++)
    sum += lost[topic];
  if (sum <= 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "In %u game the review found no mistake of yours.",
                                         "In %u games the reviews found no mistake of yours.", n),
                            n);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "By your mistakes, in %u game, and by the reason that the "
                                       "review names for each.",
                                       "By your mistakes, on average over %u games, and by the "
                                       "reason that the review names for each.",
                                       n),
                          n);
}

/**
 * sumi_statistics_make_topics: by what the learner loses discs in GAMES, of SumiKeptGame.
 */
SumiChart *
sumi_statistics_make_topics (const GPtrArray *games)
{
  const char *const columns[] = { C_("column", "Theme"), C_("column", "Discs lost in a game"),
                                  NULL };
  SumiChart *chart = sumi_chart_new (SUMI_CHART_SHARES, "discs-lost-by-theme",
                                     C_("chart", "Discs lost, by theme"));
  double lost[SUMI_TOPIC_UNNAMED + 1];
  guint n = average_topics (games, lost);

  sumi_chart_set_columns (chart, columns);
  add_topics (chart, lost);
  sumi_chart_take_summary (chart, n == 0 ? g_strdup (word_no_findings (games))
                                         : sum_up_topics (n, lost));
  return chart;
}

/**
 * sumi_statistics_make_drill: the scores of the last rounds of DRILL, which people call TITLE, in
 * their order.
 */
SumiChart *
sumi_statistics_make_drill (const SumiProgress *progress, const char *drill, const char *title)
{
  const char *const columns[] = { C_("column", "Day"), C_("column", "Score"), NULL };
  SumiChart *chart = sumi_chart_new (SUMI_CHART_BARS, drill, title);
  const GArray *rounds = sumi_progress_get_drill (progress, drill);
  guint n = rounds != NULL ? rounds->len : 0, n_shown = MIN (n, N_ROUNDS);

  sumi_chart_set_columns (chart, columns);
  for (guint i = n - n_shown; i < n; i++)
    {
      const SumiDrillRound *round = &g_array_index (rounds, SumiDrillRound, i);
      const double values[SUMI_CHART_N_VALUES] = { round->score, round->score };
      g_autofree char *id = sumi_day_to_date (round->day);
      g_autofree char *label = make_date (round->day), *tick = make_tick (round->day);

      sumi_chart_add (chart, id, label, tick, values, TRUE,
                      make_cells (g_strdup_printf ("%d", round->score), NULL, NULL));
    }
  sumi_chart_take_summary (
      chart, n == 0 ? g_strdup (_("No round yet."))
                    : g_strdup_printf (n == n_shown
                                           ? _("Rounds: %u. Best score: %d.")
                                           : _("Rounds: %u. Best score: %d. The chart shows the "
                                               "last ones."),
                                       n, sumi_progress_get_best (progress, drill)));
  return chart;
}

/**
 * sumi_statistics_make_all: a new array of all charts, in the order in which they are shown; GAMES
 * are those that are kept, of SumiKeptGame; COUNTS are those of sumi_statistics_make_forecast().
 */
GPtrArray *
sumi_statistics_make_all (const SumiProgress *progress,
                          const GPtrArray *games,
                          const guint *counts,
                          int day,
                          SumiSpan span)
{
  GPtrArray *charts = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_chart_free);

  g_ptr_array_add (charts, sumi_statistics_make_solved (progress, day, span));
  g_ptr_array_add (charts, sumi_statistics_make_themes (progress));
  g_ptr_array_add (charts, sumi_statistics_make_rating (progress, day, span));
  g_ptr_array_add (charts, sumi_statistics_make_forecast (counts, day));
  g_ptr_array_add (charts, sumi_statistics_make_losses (games));
  g_ptr_array_add (charts, sumi_statistics_make_topics (games));
  g_ptr_array_add (charts, sumi_statistics_make_time (progress, day, span));
  return charts;
}
