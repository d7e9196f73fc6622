/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-study-theme.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The rating of a puzzle whose pack gives only a difficulty, from 1 to 5. */
static const int RATINGS[] = { 0, 900, 1200, 1500, 1800, 2100 };

/* Ids are kept for years, in the outcomes, so they are never changed. */
static const struct
{
  const char *id, *name;
} THEMES[] = {
  { "corner", NC_("theme", "Corners") },
  { "pass", NC_("theme", "Forced passes") },
  { "mobility", NC_("theme", "Mobility") },
  { "wipe-out", NC_("theme", "Taking every disc") },
  { "result", NC_("theme", "The result") },
  { "frontier", NC_("theme", "Frontier discs") },
  { "openness", NC_("theme", "Openness") },
  { "legal-moves", NC_("theme", "Legal moves") },
  { "flips", NC_("theme", "Which discs turn") },
  { "stable", NC_("theme", "Stable discs") },
  { "corner-gifts", NC_("theme", "Moves that give a corner") },
  { "parity", NC_("theme", "Parity") },
  { "counting", NC_("theme", "Counting") },
  { "choice", NC_("theme", "Questions") },
  { "reasons", NC_("theme", "Reasons for a move") },
  { "play", NC_("theme", "Played out") },
  { "handicap", NC_("theme", "Handicap games") },
  { "quiet-move", NC_("theme", "Quiet moves") },
  { "x-square", NC_("theme", "X-squares") },
  { "c-square", NC_("theme", "C-squares") },
  { "edge", NC_("theme", "Edges") },
  { "tempo", NC_("theme", "Tempo") },
  { "anchors", NC_("theme", "Anchors") },
  { "safe-moves", NC_("theme", "Safe moves") },
  { "endgame", NC_("theme", "Endgame") },
  { "opening", NC_("theme", "Openings") },
  { "notation", NC_("theme", "Names of squares") },
  { "rules", NC_("theme", "The rules") },
  { "passing", NC_("theme", "Passing") },
  { "corner-2", NC_("theme", "A corner in two moves") },
  { "corner-3", NC_("theme", "A corner in three moves") },
  { "corner-4", NC_("theme", "A corner in four moves") },
  { "deny-corner", NC_("theme", "A corner denied") },
  { "one-reply", NC_("theme", "A single reply") },
  { "fewest-replies", NC_("theme", "Fewest replies") },
  { "quiet", NC_("theme", "The quietest move") },
  { "stoner", NC_("theme", "Stoner traps") },
  { "wedge", NC_("theme", "Wedges") },
  { "creep", NC_("theme", "Creeping along an edge") },
  { "win", NC_("theme", "One move wins") },
  { "swindle", NC_("theme", "A region of your own") },
  { "sacrifice", NC_("theme", "A corner given up") },
  { "last-moves", NC_("theme", "The last moves") },
};

static const char *
get_goal_theme (const SumiGoal *goal)
{
  static const char *const themes[] = {
    [SUMI_GOAL_CORNER] = "corner",
    [SUMI_GOAL_PASS] = "pass",
    [SUMI_GOAL_MOBILITY] = "mobility",
    [SUMI_GOAL_WIPE_OUT] = "wipe-out",
  };

  return themes[goal->kind];
}

static const char *
get_task_theme (const SumiTask *task)
{
  static const char *const measures[SUMI_N_MEASURES] = {
    [SUMI_MEASURE_MOBILITY] = "mobility",
    [SUMI_MEASURE_FRONTIER] = "frontier",
    [SUMI_MEASURE_OPENNESS] = "openness",
    [SUMI_MEASURE_POTENTIAL] = "mobility",
    [SUMI_MEASURE_SCORE] = "result",
  };
  static const char *const sets[SUMI_N_SETS] = {
    [SUMI_SET_LEGAL_MOVES] = "legal-moves",   [SUMI_SET_FLIPS] = "flips",
    [SUMI_SET_FRONTIER] = "frontier",         [SUMI_SET_STABLE] = "stable",
    [SUMI_SET_CORNER_GIFTS] = "corner-gifts", [SUMI_SET_ODD_REGIONS] = "parity",
    [SUMI_SET_SAFE_MOVES] = "safe-moves",     [SUMI_SET_ANCHORS] = "anchors",
    [SUMI_SET_POTENTIAL] = "mobility",        [SUMI_SET_HOT_SQUARES] = "tempo",
    [SUMI_SET_TEMPI] = "tempo",               [SUMI_SET_WEDGES] = "edge",
  };

  switch (task->type)
    {
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
      return get_goal_theme (&task->goal);
    case SUMI_TASK_WIN:
      return "result";
    case SUMI_TASK_BEST:
      return measures[task->measure];
    case SUMI_TASK_LINE:
      return "opening";
    case SUMI_TASK_MARK:
      return sets[task->set];
    case SUMI_TASK_COUNT:
      return "counting";
    case SUMI_TASK_FLIP:
      return "flips";
    case SUMI_TASK_CHOOSE:
      return "choice";
    case SUMI_TASK_REASON:
      return "reasons";
    case SUMI_TASK_PLAY:
    case SUMI_N_TASK_TYPES:
    default:
      return "play";
    }
}

/**
 * sumi_study_theme_list: the ids of what EXERCISE of ITEM is about: what its author says, and what
 * its task is. None twice, and none of several lines, which could not be recorded. Owned by the
 * caller.
 */
char **
sumi_study_theme_list (const SumiItem *item, const SumiExercise *exercise)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  const char *own = get_task_theme (&exercise->task);
  char **themes;

  g_strv_builder_add (builder, own);
  for (guint i = 0; item->tags[i] != NULL; i++)
    {
      if (!g_str_equal (item->tags[i], own) && strchr (item->tags[i], '\n') == NULL)
        g_strv_builder_add (builder, item->tags[i]);
    }
  themes = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  return themes;
}

/**
 * sumi_study_theme_has: whether ITEM, which has an exercise, is about THEME.
 */
gboolean
sumi_study_theme_has (const SumiItem *item, const char *theme)
{
  return g_str_equal (get_task_theme (&item->exercise->task), theme)
         || g_strv_contains ((const char *const *) item->tags, theme);
}

/**
 * sumi_study_theme_get_name: what THEME is called; a tag of an author's own is called as it is
 * written.
 */
const char *
sumi_study_theme_get_name (const char *theme)
{
  for (guint i = 0; i < G_N_ELEMENTS (THEMES); i++)
    {
      if (g_str_equal (THEMES[i].id, theme))
        return g_dpgettext2 (GETTEXT_PACKAGE, "theme", THEMES[i].name);
    }
  return theme;
}

/**
 * sumi_study_theme_get_rating: the rating of a learner who finds ITEM at the first try half of the
 * time; 0 if its pack does not say how hard it is.
 */
int
sumi_study_theme_get_rating (const SumiItem *item)
{
  if (item->rating > 0)
    return item->rating;
  return item->difficulty > 0 && item->difficulty < (int) G_N_ELEMENTS (RATINGS)
             ? RATINGS[item->difficulty]
             : 0;
}
