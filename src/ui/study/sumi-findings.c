/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-findings.h"

#include "sumi-kept-game.h"
#include "sumi-notation.h"

/* The first line has the plies of the lessons; each other one a topic that cost anything, and what
 * it cost each side. */
#define LESSONS "lessons"

/* They are kept for years, so they are never changed. */
static const char *const ids[] = {
  [SUMI_TOPIC_CORNERS] = "corners",   [SUMI_TOPIC_MOBILITY] = "mobility",
  [SUMI_TOPIC_FRONTIER] = "frontier", [SUMI_TOPIC_QUIET_MOVES] = "quiet-moves",
  [SUMI_TOPIC_TEMPO] = "tempo",       [SUMI_TOPIC_EDGES] = "edges",
  [SUMI_TOPIC_PARITY] = "parity",     [SUMI_TOPIC_COUNTING] = "counting",
  [SUMI_TOPIC_UNNAMED] = "unnamed",
};

/**
 * sumi_findings_init: takes from REVIEW what is kept of it.
 */
void
sumi_findings_init (SumiFindings *self, const SumiReview *review)
{
  *self = (SumiFindings){ .n_lessons = review->n_lessons };
  sumi_review_sum_up_topics (review, self->lost);
  for (guint i = 0; i < review->n_lessons; i++)
    self->lessons[i] = g_array_index (review->moves, SumiReviewMove, review->lessons[i]).ply;
}

/**
 * sumi_findings_to_text: what sumi_findings_from_text() reads; owned by the caller.
 */
char *
sumi_findings_to_text (const SumiFindings *self)
{
  GString *text = g_string_new (LESSONS);

  for (guint i = 0; i < self->n_lessons; i++)
    g_string_append_printf (text, " %d", self->lessons[i]);
  g_string_append_c (text, '\n');
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      if (self->lost[SUMI_BLACK][i] != 0 || self->lost[SUMI_WHITE][i] != 0)
        g_string_append_printf (text, "%s %d %d\n", ids[i], self->lost[SUMI_BLACK][i],
                                self->lost[SUMI_WHITE][i]);
    }
  return g_string_free (text, FALSE);
}

static gboolean
read_number (const char *word, guint64 max, int *out_number)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (word, 10, 0, max, &number, NULL))
    return FALSE;
  *out_number = (int) number;
  return TRUE;
}

static gboolean
read_lessons (SumiFindings *self, char **words)
{
  for (; words[self->n_lessons] != NULL; self->n_lessons++)
    {
      if (self->n_lessons == SUMI_REVIEW_MAX_LESSONS
          || !read_number (words[self->n_lessons], SUMI_TRANSCRIPT_MAX - 1,
                           &self->lessons[self->n_lessons]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_lost (SumiFindings *self, char **words)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      if (g_str_equal (words[0], ids[i]))
        return g_strv_length (words) == 3
               && read_number (words[1], SUMI_KEPT_MAX_LOST, &self->lost[SUMI_BLACK][i])
               && read_number (words[2], SUMI_KEPT_MAX_LOST, &self->lost[SUMI_WHITE][i]);
    }
  return FALSE;
}

/**
 * sumi_findings_from_text: FALSE if TEXT is empty, since the game was not reviewed or by a version
 * that did not keep this, or if another program has written what Sumi does not read.
 */
gboolean
sumi_findings_from_text (SumiFindings *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  *self = (SumiFindings){ 0 };
  if (lines[0] == NULL)
    return FALSE;
  for (guint i = 0; lines[i] != NULL && (lines[i][0] != '\0' || lines[i + 1] != NULL); i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      if (words[0] == NULL || g_str_equal (words[0], LESSONS) != (i == 0)
          || !(i == 0 ? read_lessons (self, words + 1) : read_lost (self, words)))
        return FALSE;
    }
  return TRUE;
}

/**
 * sumi_findings_get_id: the word that TOPIC is known by outside the program.
 */
const char *
sumi_findings_get_id (int topic)
{
  return ids[topic];
}
