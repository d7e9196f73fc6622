/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-theme.h"

typedef struct
{
  const char *name;
  const char *title;   /* of the pack of the theme and of its puzzles, in English */
  const char *summary; /* of the pack */
  guint n_earlier;     /* puzzles that the pack had before it was mined anew; see below */
} Theme;

/* What a learner has done is known by the ids of the puzzles: where a pack had others before, its
 * numbers go on from theirs. */
static const Theme themes[SUMI_N_THEMES] = {
  [SUMI_THEME_CORNER_2] = {
    "corner-2", "A corner in two moves",
    "One move makes sure of a corner with your next move.",
  },
  [SUMI_THEME_CORNER_3] = {
    "corner-3", "A corner in three moves",
    "One move makes sure of a corner within three moves of yours.",
  },
  [SUMI_THEME_CORNER_4] = {
    "corner-4", "A corner in four moves",
    "One move makes sure of a corner within four moves of yours.",
  },
  [SUMI_THEME_DENY_CORNER] = {
    "deny-corner", "A corner denied",
    "One move keeps your opponent from forcing a corner.",
  },
  [SUMI_THEME_PASS] = {
    "pass", "Squeezed to a pass",
    "One move makes sure that your opponent runs out of moves.",
  },
  [SUMI_THEME_ONE_REPLY] = {
    "one-reply", "A single reply",
    "One move makes sure that your opponent soon has no choice.",
  },
  [SUMI_THEME_FEWEST_REPLIES] = {
    "fewest-replies", "Fewest replies",
    "One move leaves your opponent fewer replies than any other, by two or more.",
  },
  [SUMI_THEME_QUIET] = {
    "quiet", "Quiet moves",
    "One move opens fewer squares than any other.",
    140,
  },
  [SUMI_THEME_X_SQUARE] = {
    "x-square", "Sound X-squares",
    "Beside an empty corner lies the only right move.",
  },
  [SUMI_THEME_STONER] = {
    "stoner", "Stoner traps",
    "Control of a diagonal first, then the attack on an edge.",
  },
  [SUMI_THEME_WEDGE] = {
    "wedge", "Wedges on an edge",
    "A disc between two of your opponent's on an edge leads to a corner.",
  },
  [SUMI_THEME_CREEP] = {
    "creep", "Creeping along an edge",
    "Moves along an edge take your opponent's replies away.",
  },
  [SUMI_THEME_PARITY] = {
    "parity", "Parity of regions",
    "The only right move is in a region with an odd number of squares.",
  },
  [SUMI_THEME_WIN] = {
    "win", "One move wins",
    "One move wins, and all others lose by four discs or more.",
  },
  [SUMI_THEME_SWINDLE] = {
    "swindle", "A region of your own",
    "Your opponent never gets a move in a part of the board. One move makes the most of it.",
  },
  [SUMI_THEME_SACRIFICE] = {
    "sacrifice", "A corner given up",
    "The best move lets your opponent take a corner at once.",
  },
  [SUMI_THEME_LAST_MOVES] = {
    "last-moves", "The last moves",
    "One move is better than all others by four discs or more.",
  },
  [SUMI_THEME_WIPE_OUT] = {
    "wipe-out", "The last disc is turned",
    "One move makes sure that your opponent loses the last disc.",
  },
};

/* The name of THEME: the tag of its puzzles. */
const char *
sumi_theme_to_name (SumiTheme theme)
{
  return themes[theme].name;
}

/* The theme with NAME; FALSE, and OUT_THEME is not written to, if there is none. */
gboolean
sumi_theme_from_name (const char *name, SumiTheme *out_theme)
{
  for (guint i = 0; i < SUMI_N_THEMES; i++)
    {
      if (g_str_equal (name, themes[i].name))
        {
          *out_theme = (SumiTheme) i;
          return TRUE;
        }
    }
  return FALSE;
}

/* The title of a pack of THEME, in English: it is translated with the texts of the packs. */
const char *
sumi_theme_get_title (SumiTheme theme)
{
  return themes[theme].title;
}

/* The same for its summary. */
const char *
sumi_theme_get_summary (SumiTheme theme)
{
  return themes[theme].summary;
}

/* The number in the id of the first puzzle of THEME. */
guint
sumi_theme_get_first_number (SumiTheme theme)
{
  return themes[theme].n_earlier + 1;
}
