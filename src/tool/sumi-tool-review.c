/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "sumi-opening-words.h"
#include "sumi-record-error.h"
#include "sumi-record.h"
#include "sumi-review-reason-words.h"
#include "sumi-review-words.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-tool-weights.h"

#define MAX_DEPTH 20
#define MAX_EXACT_EMPTIES 30

/* How wide the names of the sides are at least, as the head of the table takes it in English. */
#define SIDE_PLACES 6

/* VALUE as people write it: whole discs where it is proved, and with a sign that says "about" where
 * it is an estimate. */
static char *
value_to_text (SumiValue value)
{
  if (value.is_proved)
    return g_strdup_printf ("%+d", value.score / SUMI_DISC);
  return g_strdup_printf ("~%+.1f", (double) value.score / SUMI_DISC);
}

static char *
line_to_text (const guint8 *line, int n_line)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_line; i++)
    g_string_append (text, sumi_square_to_name (line[i]));
  return g_string_free (text, FALSE);
}

/* How many places TEXT takes on a terminal, where a letter of Chinese or Japanese takes two. */
static int
count_places (const char *text)
{
  int n_places = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    n_places += g_unichar_iswide (g_utf8_get_char (at)) ? 2 : 1;
  return n_places;
}

/* The name of COLOR, made as wide as the wider one. */
static char *
side_to_text (SumiColor color)
{
  const char *black = C_("player", "Black");
  const char *white = C_("player", "White");
  const char *side = color == SUMI_BLACK ? black : white;
  int n_places = MAX (SIDE_PLACES, MAX (count_places (black), count_places (white)));

  return g_strdup_printf ("%s%*s", side, n_places - count_places (side), "");
}

/* The number of MOVE in the game, from 1, where passes are not counted. */
static int
number_of (const SumiReview *review, const SumiReviewMove *move)
{
  return sumi_transcript_count_moves (&review->game, move->ply + 1);
}

static void
print_mistake (const SumiReview *review, const SumiReviewMove *move)
{
  g_autofree char *value = value_to_text (move->value);
  g_autofree char *best_value = value_to_text (move->best_value);
  g_autofree char *line = line_to_text (move->line, move->n_line);
  g_autofree char *best_line = line_to_text (move->best_line, move->n_best_line);
  int n_visible = sumi_review_find_visible (move);
  g_autofree char *side = side_to_text (move->before.turn);

  g_print ("%3d  %s %s  %7s   %s  %7s%s\n", number_of (review, move), side,
           sumi_square_to_name (move->move), value, sumi_square_to_name (move->best), best_value,
           sumi_review_is_turning_point (move) ? "  *" : "");
  /* Translators: moves, as a line of play. */
  g_print (_("       better: %s\n"), best_line);
  if (n_visible > 0)
    line[2 * n_visible] = '\0';
  g_print (_("       played: %s\n"), line);
}

static void
print_side (SumiColor color, const SumiReviewSide *side)
{
  g_autofree char *text = sumi_review_side_to_text (color, side);

  g_print ("%s\n", text);
}

static void
print_opening (const SumiReview *review)
{
  g_autofree char *text = sumi_named_opening_to_text (&review->game, review->game.n_moves);

  if (text != NULL)
    g_print ("%s\n", text);
}

static void
print_review (const SumiReview *review)
{
  print_opening (review);
  g_print ("%s\n",
           _("move side   played        best     (~: an estimate, *: changes who is ahead)"));
  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, i);

      if (sumi_review_is_mistake (move))
        print_mistake (review, move);
    }
  g_print ("\n");
  print_side (SUMI_BLACK, &review->sides[SUMI_BLACK]);
  print_side (SUMI_WHITE, &review->sides[SUMI_WHITE]);
}

/* What the page of a review says, in its order. */
static void
print_words (const SumiReview *review)
{
  SumiReviewTopic topic;

  print_opening (review);
  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, i);
      g_autofree char *title = sumi_review_move_to_title (review, move);
      g_autofree char *text = sumi_review_move_to_text (review, move);

      if (sumi_review_is_mistake (move))
        g_print ("%s\n  %s\n", title, text);
    }
  for (int color = SUMI_BLACK; color <= SUMI_WHITE; color++)
    print_side ((SumiColor) color, &review->sides[color]);
  for (int color = SUMI_BLACK; color <= SUMI_WHITE; color++)
    {
      g_autofree char *phase
        = sumi_review_side_to_phase ((SumiColor) color, &review->sides[color]);

      if (phase != NULL)
        g_print ("%s\n", phase);
    }
  if (sumi_review_find_topic (review, &topic))
    {
      g_autofree char *text = sumi_review_topic_to_text (topic);

      g_print ("%s\n", text);
    }
  if (review->n_lessons > 0)
    /* Translators: moves of a game follow, each in a line, as in "Move 24: White plays c2". */
    g_print (_("Worth learning from:\n"));
  for (guint i = 0; i < review->n_lessons; i++)
    {
      g_autofree char *title = sumi_review_move_to_title (
          review, &g_array_index (review->moves, SumiReviewMove, review->lessons[i]));

      g_print ("  %s\n", title);
    }
}

static void
add_value (JsonBuilder *builder, const char *name, int value)
{
  sumi_json_add_double (builder, name, (double) value / SUMI_DISC);
}

static void
add_square (JsonBuilder *builder, const char *name, SumiSquare square)
{
  if (square < 64)
    sumi_json_add_string (builder, name, sumi_square_to_name (square));
}

static const char *const grade_names[SUMI_N_GRADES] = {
  [SUMI_GRADE_SOUND] = "sound",
  [SUMI_GRADE_INACCURATE] = "inaccurate",
  [SUMI_GRADE_BAD] = "bad",
};

static const char *const reason_names[SUMI_N_REASONS] = {
  [SUMI_REASON_NONE] = "none",
  [SUMI_REASON_REPEATED] = "repeated",
  [SUMI_REASON_GIVES_CORNER] = "gives-corner",
  [SUMI_REASON_FORCES_CORNER] = "forces-corner",
  [SUMI_REASON_LOSES_CORNER] = "loses-corner",
  [SUMI_REASON_MISSES_CORNER] = "misses-corner",
  [SUMI_REASON_PASSES] = "passes",
  [SUMI_REASON_SPARES_PASS] = "spares-pass",
  [SUMI_REASON_REGION] = "region",
  [SUMI_REASON_LAST_MOVE] = "last-move",
  [SUMI_REASON_EDGE] = "edge",
  [SUMI_REASON_SAFE_MOVES] = "safe-moves",
  [SUMI_REASON_MOVES] = "moves",
  [SUMI_REASON_LATER_MOVES] = "later-moves",
  [SUMI_REASON_LATER_FRONTIER] = "later-frontier",
};

/* Why MOVE was a mistake; null of the others. */
static void
add_reason (JsonBuilder *builder, const SumiReview *review, const SumiReviewMove *move)
{
  SumiReviewReason reason;
  g_autofree char *words = NULL;

  json_builder_set_member_name (builder, "reason");
  if (!sumi_review_is_mistake (move))
    {
      json_builder_add_null_value (builder);
      return;
    }
  reason = sumi_review_find_reason (review, move);
  words = sumi_review_reason_to_text (&reason);
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "kind", reason_names[reason.kind]);
  sumi_json_add_string (builder, "words", words);
  add_square (builder, "square", reason.square);
  add_square (builder, "end", reason.end);
  sumi_json_add_int (builder, "count", reason.count);
  sumi_json_add_int (builder, "played", reason.played);
  sumi_json_add_int (builder, "better", reason.better);
  sumi_json_add_int (builder, "own", reason.own);
  sumi_json_add_int (builder, "own_better", reason.own_better);
  json_builder_end_object (builder);
}

static void
add_move (JsonBuilder *builder, const SumiReview *review, const SumiReviewMove *move)
{
  g_autofree char *line = line_to_text (move->line, move->n_line);
  g_autofree char *best_line = line_to_text (move->best_line, move->n_best_line);

  json_builder_begin_object (builder);
  sumi_json_add_int (builder, "move", number_of (review, move));
  sumi_json_add_string (builder, "side", move->before.turn == SUMI_BLACK ? "black" : "white");
  sumi_json_add_string (builder, "played", sumi_square_to_name (move->move));
  sumi_json_add_string (builder, "best", sumi_square_to_name (move->best));
  sumi_json_add_boolean (builder, "exact", sumi_review_get_loss (move).is_proved);
  add_value (builder, "value", move->value.score);
  add_value (builder, "best_value", move->best_value.score);
  sumi_json_add_string (builder, "line", line);
  sumi_json_add_string (builder, "best_line", best_line);
  sumi_json_add_boolean (builder, "mistake", sumi_review_is_mistake (move));
  sumi_json_add_boolean (builder, "turning_point", sumi_review_is_turning_point (move));
  sumi_json_add_string (builder, "grade", grade_names[sumi_review_get_grade (move)]);
  add_reason (builder, review, move);
  json_builder_end_object (builder);
}

static const char *const phase_names[SUMI_N_REVIEW_PHASES] = {
  [SUMI_REVIEW_OPENING] = "opening",
  [SUMI_REVIEW_MIDDLE] = "midgame",
  [SUMI_REVIEW_ENDING] = "endgame",
};

/* The phase in which SIDE, that of COLOR, lost most; null where none is told. */
static void
add_phase (JsonBuilder *builder, SumiColor color, const SumiReviewSide *side)
{
  SumiReviewPhase phase = sumi_review_find_worst_phase (side);
  g_autofree char *words = sumi_review_side_to_phase (color, side);

  json_builder_set_member_name (builder, "phase");
  if (words == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "kind", phase_names[phase]);
  sumi_json_add_string (builder, "words", words);
  add_value (builder, "lost", side->lost_in[phase]);
  json_builder_end_object (builder);
}

/* Whether it is proved of all that the side of COLOR chose what it lost. */
static gboolean
is_side_proved (const SumiReview *review, SumiColor color)
{
  for (guint i = 0; i < review->moves->len; i++)
    {
      const SumiReviewMove *move = &g_array_index (review->moves, SumiReviewMove, i);

      if (move->before.turn == color && !sumi_review_get_loss (move).is_proved)
        return FALSE;
    }
  return TRUE;
}

static void
add_side (JsonBuilder *builder, const char *name, const SumiReview *review, SumiColor color)
{
  const SumiReviewSide *side = &review->sides[color];

  sumi_json_begin_object (builder, name);
  sumi_json_add_int (builder, "choices", side->n_choices);
  sumi_json_add_int (builder, "best", side->n_best);
  sumi_json_add_boolean (builder, "exact", is_side_proved (review, color));
  add_value (builder, "lost", side->lost);
  for (int grade = 0; grade < SUMI_N_GRADES; grade++)
    sumi_json_add_int (builder, grade_names[grade], side->n_moves[grade]);
  add_phase (builder, color, side);
  json_builder_end_object (builder);
}

/* What cost most, and where the lesson about it is; null without a mistake. */
static void
add_topic (JsonBuilder *builder, const SumiReview *review)
{
  SumiReviewTopic topic;
  g_autofree char *words = NULL;

  json_builder_set_member_name (builder, "topic");
  if (!sumi_review_find_topic (review, &topic))
    {
      json_builder_add_null_value (builder);
      return;
    }
  words = sumi_review_topic_to_text (topic);
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "pack", sumi_review_topic_to_pack (topic));
  sumi_json_add_string (builder, "lesson", sumi_review_topic_to_lesson (topic));
  sumi_json_add_string (builder, "words", words);
  json_builder_end_object (builder);
}

/* The numbers of the moves that are most worth learning from. */
static void
add_lessons (JsonBuilder *builder, const SumiReview *review)
{
  sumi_json_begin_array (builder, "worth_learning");
  for (guint i = 0; i < review->n_lessons; i++)
    json_builder_add_int_value (
        builder,
        number_of (review, &g_array_index (review->moves, SumiReviewMove, review->lessons[i])));
  json_builder_end_array (builder);
}

/* The opening by its name in English, and how many moves it has; null if it has no name. */
static void
add_opening (JsonBuilder *builder, const SumiTranscript *game)
{
  int n_moves = 0;
  const SumiNamedOpening *opening = sumi_named_opening_find (game, game->n_moves, &n_moves);

  json_builder_set_member_name (builder, "opening");
  if (opening == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "name", opening->name);
  sumi_json_add_int (builder, "moves", n_moves);
  json_builder_end_object (builder);
}

static void
print_as_json (const SumiReview *review)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  add_opening (builder, &review->game);
  sumi_json_begin_array (builder, "moves");
  for (guint i = 0; i < review->moves->len; i++)
    add_move (builder, review, &g_array_index (review->moves, SumiReviewMove, i));
  json_builder_end_array (builder);
  add_side (builder, "black", review, SUMI_BLACK);
  add_side (builder, "white", review, SUMI_WHITE);
  add_topic (builder, review);
  add_lessons (builder, review);
  json_builder_end_object (builder);
  sumi_tool_json_print (builder);
}

/* Whether ARGUMENT, which is no game, is meant as a file: moves have none of these characters. */
static gboolean
is_meant_as_file (const char *argument, const GError *error)
{
  return g_error_matches (error, SUMI_RECORD_ERROR, SUMI_RECORD_ERROR_UNKNOWN)
         && strpbrk (argument, "/.") != NULL;
}

/* Says what was left out of the games in the file ARGUMENT, if any were. */
static void
tell_left_out (const char *argument, const SumiRecordDamage *damage)
{
  g_autofree char *line = NULL, *text = NULL;

  if (damage->first == NULL)
    return;
  line = sumi_record_error_to_line (argument, damage->first);
  text = sumi_record_word_left_out (damage->n_games, line);
  sumi_tool_error ("%s", text);
}

/* The game that ARGUMENT is: a file, or the moves themselves. NULL after an error was printed. */
static SumiGameRecord *
open_game (const char *argument, int number)
{
  g_autoptr (GFile) file = g_file_new_for_path (argument);
  gboolean is_file = g_file_query_exists (file, NULL);
  g_auto (SumiRecordDamage) damage = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = NULL;
  SumiRecordFormat format;

  records = is_file ? sumi_record_read_file (file, &format, &damage, NULL, &error)
                    : sumi_record_read_data (argument, strlen (argument), &format, NULL, &error);
  if (!is_file && records == NULL && is_meant_as_file (argument, error))
    {
      is_file = TRUE;
      g_clear_error (&error);
      records = sumi_record_read_file (file, &format, NULL, NULL, &error);
    }
  if (records == NULL)
    {
      g_autofree char *line =
          sumi_record_error_to_line (is_file ? argument : C_("argument", "game"), error);

      sumi_tool_error ("%s", line);
      return NULL;
    }
  tell_left_out (argument, &damage);
  if (number < 1 || (guint) number > records->len)
    {
      sumi_tool_error (g_dngettext (GETTEXT_PACKAGE,
                                    "review: there is %u game, so there is no game %d",
                                    "review: there are %u games, so there is no game %d",
                                    records->len),
                       records->len, number);
      return NULL;
    }
  return g_ptr_array_steal_index (records, (guint) number - 1);
}

/* sumi-tool review GAME [--game N] [--depth N] [--exact N] [--weights FILE] [--words] [--json] */
SumiToolStatus
sumi_tool_review (int argc, char *argv[])
{
  SumiReviewLimits limits = SUMI_REVIEW_LIMITS_NORMAL;
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  int number = 1, exact_empties = SUMI_TOOL_LEFT_OUT;
  g_autofree char *weights = NULL;
  gboolean as_json = FALSE, as_words = FALSE;
  SumiToolGiven words[] = { { "--words" }, { NULL } };
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_INT, &number, N_("Which game of the file, from 1"), N_("N") },
    { "depth", 0, 0, G_OPTION_ARG_INT, &limits.depth, N_("Plies that an estimate looks ahead"),
      N_("N") },
    { "exact", 0, 0, G_OPTION_ARG_INT, &exact_empties,
      N_("Solve exactly with at most this many empty squares, however long it takes"), N_("N") },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &weights, N_("Weights of the evaluation"),
      N_("FILE") },
    { "words", 0, 0, G_OPTION_ARG_NONE, &as_words, N_("Say what the page of a review says"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  g_autoptr (SumiGameRecord) record = NULL;
  g_autoptr (SumiEvaluation) evaluation = NULL;
  g_autoptr (SumiReview) review = NULL;

  if (!sumi_tool_parse_options (
          "review", C_("argument", "GAME"),
          _("Looks at a game again: each mistake with what was better, by how "
            "much, and how it shows. GAME is a file (moves, GGF, WTHOR) or the "
            "moves themselves."),
          entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  if (exact_empties != SUMI_TOOL_LEFT_OUT)
    {
      limits.exact_empties = exact_empties;
      limits.exact_nodes = 0; /* as long as it takes */
    }
  if (argc != 2 || argv[1][0] == '\0' || limits.depth < 1 || limits.depth > MAX_DEPTH
      || limits.exact_empties < 1 || limits.exact_empties > MAX_EXACT_EMPTIES)
    {
      sumi_tool_error (_("review: give one game; --depth must be from 1 to %d, --exact from 1 to "
                         "%d"),
                       MAX_DEPTH, MAX_EXACT_EMPTIES);
      return SUMI_TOOL_UNREADABLE;
    }
  words[0].is_given = as_words;
  if (as_json && sumi_tool_refuse_with ("review", words, "--json"))
    return SUMI_TOOL_UNREADABLE;
  record = open_game (argv[1], number);
  if (record == NULL)
    return SUMI_TOOL_UNREADABLE;
  limits.n_given = record->n_given;
  evaluation = sumi_tool_open_evaluation (weights);
  review = sumi_review_new (&record->moves, record->scoring, evaluation, limits, &budget, NULL,
                            NULL);
  if (as_json)
    print_as_json (review);
  else if (as_words)
    print_words (review);
  else
    print_review (review);
  return SUMI_TOOL_HOLDS;
}
