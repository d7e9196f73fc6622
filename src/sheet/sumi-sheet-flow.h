/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Paragraphs that run down the page: with a number or a sign before them, and with rules to write
 * on after them. Private to the sheet. */

#include <pango/pangocairo.h>

#include "sumi-sheet-grid.h"

typedef enum
{
  SUMI_FLOW_NO_MARK,
  SUMI_FLOW_BLACK_DISC,
  SUMI_FLOW_WHITE_DISC,
  SUMI_FLOW_SQUARE, /* to be ticked */
} SumiFlowMark;

typedef enum
{
  SUMI_FLOW_PLAIN,
  SUMI_FLOW_BOLD,
  SUMI_FLOW_HEADING,
  SUMI_FLOW_SMALL,
} SumiFlowStyle;

typedef struct
{
  char *lead; /* in bold before the text; may be NULL */
  SumiFlowMark mark;
  SumiFlowStyle style;
  char *text;
  GArray *emphases;  /* of SumiEmphasis: what of the text is in bold */
  gboolean is_field; /* a rule from the end of the text to the margin */
  guint n_rules;     /* lines to write on below it */
} SumiFlowParagraph;

/* A list of SumiFlowParagraph. */
typedef GPtrArray SumiFlow;

gboolean           sumi_flow_is_rtl  (const char *text);
SumiFlow          *sumi_flow_new     (void);
SumiFlowParagraph *sumi_flow_add     (SumiFlow *flow, SumiFlowStyle style, const char *text);
double             sumi_flow_measure (const SumiFlow *flow, PangoContext *context, double size,
                                      double width);
void               sumi_flow_draw    (const SumiFlow *flow, PangoContext *context, double size,
                                      cairo_t *cr, SumiSheetBox box, gboolean is_rtl);
double             sumi_flow_fit     (const SumiFlow *flow, PangoContext *context, double size,
                                      double width, double height);
