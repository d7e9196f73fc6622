/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A text in which the names of squares can be pointed at and focused, so that a board can light the
 * square that is meant; and the other way round. Words that the glossary explains are links to
 * it. */

#include <gtk/gtk.h>

#include "sumi-bitboard.h"

#define SUMI_TYPE_SQUARE_TEXT (sumi_square_text_get_type ())
G_DECLARE_FINAL_TYPE (SumiSquareText, sumi_square_text, SUMI, SQUARE_TEXT, GtkWidget)

/* Properties: "text"; "max-width-chars", as of a GtkLabel.
 *
 * Signals: "square-pointed" (int square, SUMI_SQUARE_NONE when none): a name is under the pointer
 * or focused. "square-activated" (int square): a name was clicked. */
GtkWidget  *sumi_square_text_new           (void);
const char *sumi_square_text_get_text      (SumiSquareText *self);
void        sumi_square_text_set_text      (SumiSquareText *self, const char *text);
void        sumi_square_text_set_explained (SumiSquareText *self, const char *id);
void        sumi_square_text_set_pointed   (SumiSquareText *self, SumiSquare square);

SumiBitboard sumi_square_text_find_squares (const char *text);
