/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a puzzle of the mine is about. The name of a theme is its tag in packs. */

#include <glib.h>

typedef enum
{
  SUMI_THEME_CORNER_2,       /* force a corner within two moves */
  SUMI_THEME_CORNER_3,
  SUMI_THEME_CORNER_4,
  SUMI_THEME_DENY_CORNER,    /* keep the opponent from forcing a corner */
  SUMI_THEME_PASS,           /* force the opponent to pass */
  SUMI_THEME_ONE_REPLY,      /* leave the opponent one reply at most, within some moves */
  SUMI_THEME_FEWEST_REPLIES, /* leave the opponent the fewest replies, fewer by two */
  SUMI_THEME_QUIET,          /* the fewest openings, fewer by two, by what search likes best, too */
  SUMI_THEME_X_SQUARE,       /* an X-square beside an empty corner is the only right move */
  SUMI_THEME_STONER,         /* control of a diagonal, then an attack on an edge */
  SUMI_THEME_WEDGE,          /* a disc between two of the opponent's on an edge forces a corner */
  SUMI_THEME_CREEP,          /* moves along one edge take the opponent's replies away */
  SUMI_THEME_PARITY,         /* exact: the only right move is in an odd region */
  SUMI_THEME_WIN,            /* exact: one move wins, and all others lose by four or more */
  SUMI_THEME_SWINDLE,        /* exact: a region that the opponent never can move into */
  SUMI_THEME_SACRIFICE,      /* exact: the best move lets the opponent take a corner at once */
  SUMI_THEME_LAST_MOVES,     /* exact: one move is better than all others by four or more */
  SUMI_THEME_WIPE_OUT,       /* force a board without a disc of the opponent */
  SUMI_N_THEMES,
} SumiTheme;

/* A set of themes, a bit for each. */
typedef guint32 SumiThemes;
#define SUMI_THEMES_ALL ((SumiThemes) ((1u << SUMI_N_THEMES) - 1))

const char *sumi_theme_to_name   (SumiTheme theme);
gboolean    sumi_theme_from_name (const char *name, SumiTheme *out_theme);
const char *sumi_theme_get_title   (SumiTheme theme);
const char *sumi_theme_get_summary (SumiTheme theme);
guint       sumi_theme_get_first_number (SumiTheme theme);
