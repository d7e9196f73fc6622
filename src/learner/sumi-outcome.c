/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-outcome.h"

#include <string.h>

/* What has names in files. */
typedef enum
{
  KINDS,
  HELPS,
  RESULTS,
  N_LISTS,
} List;

/* As stores and exports write them: a name that was given once keeps its meaning for ever. */
static const char *const NAMES[N_LISTS][SUMI_N_OUTCOMES] = {
  [KINDS] = {
    [SUMI_OUTCOME_STEP] = "step",
    [SUMI_OUTCOME_PUZZLE] = "puzzle",
    [SUMI_OUTCOME_REVIEW] = "review",
    [SUMI_OUTCOME_GAME] = "game",
    [SUMI_OUTCOME_MATCH] = "match",
    [SUMI_OUTCOME_DRILL] = "drill",
    [SUMI_OUTCOME_ADD_CARD] = "add-card",
    [SUMI_OUTCOME_DROP_CARD] = "drop-card",
  },
  [HELPS] = {
    [SUMI_HELP_NONE] = "none",
    [SUMI_HELP_IDEA] = "idea",
    [SUMI_HELP_REGION] = "region",
    [SUMI_HELP_SQUARE] = "square",
  },
  [RESULTS] = {
    [SUMI_RESULT_NONE] = "none",
    [SUMI_RESULT_WON] = "won",
    [SUMI_RESULT_DRAWN] = "drawn",
    [SUMI_RESULT_LOST] = "lost",
  },
};
G_STATIC_ASSERT ((int) SUMI_N_HELPS <= (int) SUMI_N_OUTCOMES);
G_STATIC_ASSERT ((int) SUMI_N_RESULTS <= (int) SUMI_N_OUTCOMES);

/* Which of the names in LIST is NAME; -1 for none. */
static int
find_name (List list, const char *name)
{
  for (int i = 0; i < SUMI_N_OUTCOMES && NAMES[list][i] != NULL; i++)
    {
      if (g_str_equal (NAMES[list][i], name))
        return i;
    }
  return -1;
}

static void
set_string (char **string, const char *value)
{
  char *copy = g_strdup (value != NULL ? value : "");

  g_free (*string);
  *string = copy;
}

/* An attempt at the exercise ITEM of PACK, or at its STEP; NULL is "". Nothing happened in it yet.
 */
SumiOutcome *
sumi_outcome_new (SumiOutcomeKind kind, const char *pack, const char *item, const char *step)
{
  SumiOutcome *outcome = g_new0 (SumiOutcome, 1);

  outcome->kind = kind;
  set_string (&outcome->pack, pack);
  set_string (&outcome->item, item);
  set_string (&outcome->step, step);
  set_string (&outcome->position, NULL);
  set_string (&outcome->task, NULL);
  set_string (&outcome->opponent, NULL);
  outcome->themes = g_new0 (char *, 1);
  return outcome;
}

SumiOutcome *
sumi_outcome_copy (const SumiOutcome *outcome)
{
  SumiOutcome *copy = g_memdup2 (outcome, sizeof *outcome);

  copy->pack = g_strdup (outcome->pack);
  copy->item = g_strdup (outcome->item);
  copy->step = g_strdup (outcome->step);
  copy->position = g_strdup (outcome->position);
  copy->task = g_strdup (outcome->task);
  copy->opponent = g_strdup (outcome->opponent);
  copy->themes = g_strdupv (outcome->themes);
  return copy;
}

void
sumi_outcome_free (SumiOutcome *outcome)
{
  if (outcome == NULL)
    return;
  g_free (outcome->pack);
  g_free (outcome->item);
  g_free (outcome->step);
  g_free (outcome->position);
  g_free (outcome->task);
  g_free (outcome->opponent);
  g_strfreev (outcome->themes);
  g_free (outcome);
}

/* Whether A and B say the same; whatever their ids. */
gboolean
sumi_outcome_equal (const SumiOutcome *a, const SumiOutcome *b)
{
  return a->time == b->time && a->day == b->day && a->kind == b->kind
         && g_str_equal (a->pack, b->pack) && g_str_equal (a->item, b->item)
         && g_str_equal (a->step, b->step) && g_str_equal (a->position, b->position)
         && g_str_equal (a->task, b->task)
         && g_strv_equal ((const char *const *) a->themes, (const char *const *) b->themes)
         && a->rating == b->rating && a->tries == b->tries && a->hints == b->hints
         && a->help == b->help && !a->is_shown == !b->is_shown && !a->is_solved == !b->is_solved
         && a->undone == b->undone && a->milliseconds == b->milliseconds
         && a->result == b->result && a->margin == b->margin
         && memcmp (a->lost, b->lost, sizeof a->lost) == 0
         && g_str_equal (a->opponent, b->opponent);
}

/* Sets what is to be repeated: POSITION, canonical, and TASK. NULL is "". */
void
sumi_outcome_set_card (SumiOutcome *outcome, const char *position, const char *task)
{
  set_string (&outcome->position, position);
  set_string (&outcome->task, task);
}

/* Takes the names in THEMES, which ends with NULL, each once. NULL: none. */
void
sumi_outcome_set_themes (SumiOutcome *outcome, const char *const *themes)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; themes != NULL && themes[i] != NULL; i++)
    {
      guint first = 0;

      while (!g_str_equal (themes[first], themes[i]))
        first++;
      if (first == i)
        g_strv_builder_add (builder, themes[i]);
    }
  g_strfreev (outcome->themes);
  outcome->themes = g_strv_builder_end (builder);
}

/* The beginning of the year 10000, in seconds since 1970: dates have years of four digits. */
#define TIME_END G_GINT64_CONSTANT (253402300800)

/* Themes are stored one a line. */
static gboolean
is_theme (const char *theme)
{
  return theme[0] != '\0' && strchr (theme, '\n') == NULL && g_utf8_validate (theme, -1, NULL);
}

static gboolean
has_valid_strings (const SumiOutcome *outcome)
{
  const char *const strings[] = { outcome->pack,     outcome->item, outcome->step,
                                  outcome->position, outcome->task, outcome->opponent };

  for (guint i = 0; i < G_N_ELEMENTS (strings); i++)
    {
      if (!g_utf8_validate (strings[i], -1, NULL))
        return FALSE;
    }
  for (guint i = 0; outcome->themes[i] != NULL; i++)
    {
      if (!is_theme (outcome->themes[i]))
        return FALSE;
      for (guint j = 0; j < i; j++)
        {
          if (g_str_equal (outcome->themes[i], outcome->themes[j]))
            return FALSE;
        }
    }
  return TRUE;
}

/* Whether TIME, in microseconds since 1970, is one that can be written as a date. */
gboolean
sumi_outcome_is_time (gint64 time)
{
  return time >= 0 && time < TIME_END * G_USEC_PER_SEC;
}

/* Whether the numbers make sense, and no computation with them overflows. */
static gboolean
has_valid_numbers (const SumiOutcome *outcome)
{
  return sumi_outcome_is_time (outcome->time) && outcome->day >= -SUMI_OUTCOME_MAX_DAY
         && outcome->day <= SUMI_OUTCOME_MAX_DAY && outcome->rating >= 0
         && outcome->rating <= SUMI_OUTCOME_MAX_RATING && outcome->tries >= 0 && outcome->hints >= 0
         && outcome->undone >= 0 && outcome->milliseconds >= 0 && outcome->milliseconds <= G_MAXINT;
}

/* Whether OUTCOME can be stored: everything in its range, and a card where one is added or dropped.
 */
gboolean
sumi_outcome_is_valid (const SumiOutcome *outcome)
{
  gboolean is_about_card =
      outcome->kind == SUMI_OUTCOME_ADD_CARD || outcome->kind == SUMI_OUTCOME_DROP_CARD;

  return (int) outcome->kind >= 0 && outcome->kind < SUMI_N_OUTCOMES && (int) outcome->help >= 0
         && outcome->help < SUMI_N_HELPS && (int) outcome->result >= 0
         && outcome->result < SUMI_N_RESULTS
         && ((outcome->position[0] == '\0') == (outcome->task[0] == '\0')
             || (outcome->kind == SUMI_OUTCOME_GAME && !sumi_outcome_has_card (outcome)))
         && (!is_about_card || sumi_outcome_has_card (outcome)) && has_valid_numbers (outcome)
         && has_valid_strings (outcome);
}

/* Whether an exercise was asked, so that grades and ratings follow from it. A step that was only
 * read has no tries and is solved. */
gboolean
sumi_outcome_is_attempt (const SumiOutcome *outcome)
{
  return (outcome->kind == SUMI_OUTCOME_STEP || outcome->kind == SUMI_OUTCOME_PUZZLE
          || outcome->kind == SUMI_OUTCOME_REVIEW)
         && (outcome->tries > 0 || !outcome->is_solved);
}

/* Whether it was right at the first try, without any help. */
gboolean
sumi_outcome_is_first_try (const SumiOutcome *outcome)
{
  return outcome->is_solved && outcome->tries <= 1 && outcome->hints == 0 && outcome->undone == 0
         && !outcome->is_shown;
}

/* Whether it is known what is to be repeated. */
gboolean
sumi_outcome_has_card (const SumiOutcome *outcome)
{
  return outcome->position[0] != '\0';
}

/* The grade of an attempt, from what happened: Again for a wrong answer, a solution that was shown,
 * giving up, or a hint that said the answer; Hard for another hint or a move taken back; else Good.
 * Never Easy: telling it from Good by the time taken was not found to help. */
SumiGrade
sumi_outcome_get_grade (const SumiOutcome *outcome)
{
  if (!outcome->is_solved || outcome->is_shown || outcome->tries > 1
      || outcome->help == SUMI_HELP_SQUARE)
    return SUMI_GRADE_AGAIN;
  return sumi_outcome_is_first_try (outcome) ? SUMI_GRADE_GOOD : SUMI_GRADE_HARD;
}

/* The name of KIND in files; a constant. */
const char *
sumi_outcome_kind_to_name (SumiOutcomeKind kind)
{
  return NAMES[KINDS][kind];
}

/* Finds the kind that files call NAME. FALSE if there is none; OUT_KIND is then not written to. */
gboolean
sumi_outcome_kind_from_name (const char *name, SumiOutcomeKind *out_kind)
{
  int found = find_name (KINDS, name);

  if (found >= 0)
    *out_kind = (SumiOutcomeKind) found;
  return found >= 0;
}

/* The name of HELP in files; a constant. */
const char *
sumi_help_to_name (SumiHelp help)
{
  return NAMES[HELPS][help];
}

/* Finds the help that files call NAME, as sumi_outcome_kind_from_name() does. */
gboolean
sumi_help_from_name (const char *name, SumiHelp *out_help)
{
  int found = find_name (HELPS, name);

  if (found >= 0)
    *out_help = (SumiHelp) found;
  return found >= 0;
}

/* The name of RESULT in files; a constant. */
const char *
sumi_result_to_name (SumiResult result)
{
  return NAMES[RESULTS][result];
}

/* Finds the result that files call NAME, as sumi_outcome_kind_from_name() does. */
gboolean
sumi_result_from_name (const char *name, SumiResult *out_result)
{
  int found = find_name (RESULTS, name);

  if (found >= 0)
    *out_result = (SumiResult) found;
  return found >= 0;
}
