/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How boards look: their colours, and whether coordinates stand beside them. There is one style for
 * all boards of the program, like the style manager of libadwaita; it follows the desktop's wish
 * for high contrast. */

#include <gtk/gtk.h>

#define SUMI_TYPE_BOARD_STYLE (sumi_board_style_get_type ())
G_DECLARE_FINAL_TYPE (SumiBoardStyle, sumi_board_style, SUMI, BOARD_STYLE, GObject)

typedef enum
{
  SUMI_BOARD_GREEN,
  SUMI_BOARD_SLATE,
  SUMI_BOARD_HIGH_CONTRAST, /* never chosen: the desktop asks for it */
  SUMI_N_BOARD_THEMES,
} SumiBoardTheme;

/* Each shape keeps a contrast of at least 3:1 to what it stands on, and each text of 4.5:1. */
typedef struct
{
  GdkRGBA felt_top, felt_bottom;
  GdkRGBA frame; /* around the board, and its star points */
  GdkRGBA line;
  GdkRGBA hover;
  GdkRGBA lit_fill, lit_edge;
  GdkRGBA legal;
  GdkRGBA undone;
  GdkRGBA good, bad; /* also what was missed in an answer, and what it had too much */
  GdkRGBA mark;      /* also text on the felt */
  GdkRGBA back;      /* under signs, and around what lies on discs of both colours */
  GdkRGBA arrow;
  GdkRGBA fill, fill_edge;
  GdkRGBA hatch;
  GdkRGBA ring;
  GdkRGBA cause;     /* what a sentence speaks of: lost moves, discs, lines */
  /* By colour: a disc's upper left, where light falls, its rim, and the line around it. */
  GdkRGBA disc_light[2], disc_rim[2], disc_edge[2];
} SumiBoardColors;

/* Properties: "theme" (a string: "green" or "slate"), "shows-coordinates",
 * "previews-moves", "motion" (a string: "normal", "slow" or "none"). Signal: "changed". */
SumiBoardStyle        *sumi_board_style_get_default (void);
const SumiBoardColors *sumi_board_style_get_colors  (SumiBoardStyle *self);
gboolean               sumi_board_style_get_shows_coordinates (SumiBoardStyle *self);
gboolean               sumi_board_style_get_previews_moves (SumiBoardStyle *self);
guint                  sumi_board_style_get_slowness (SumiBoardStyle *self);

const SumiBoardColors *sumi_board_theme_get_colors  (SumiBoardTheme theme);
