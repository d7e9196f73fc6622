/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The words of the game, each explained with a small example, and where a text uses them.
 *
 * What an example lights is computed from its position wherever a computation can give it. */

#include <glib.h>

#include "sumi-position.h"

/* What is lit in an example. */
typedef enum
{
  SUMI_LIGHT_NONE,
  SUMI_LIGHT_LISTED,       /* the squares that the term lists, where nothing computes them */
  SUMI_LIGHT_DISCS,        /* the discs of the side */
  SUMI_LIGHT_EMPTIES,      /* the empty squares */
  SUMI_LIGHT_LEGAL_MOVES,  /* where the side may play */
  SUMI_LIGHT_FLIPS,        /* what the move turns */
  SUMI_LIGHT_OUTFLANKED,   /* what the move turns, the move, and the discs at the other ends */
  SUMI_LIGHT_OPENNESS,     /* the empty squares around what the move turns */
  SUMI_LIGHT_FRONTIER,     /* the discs of the side with an empty neighbour */
  SUMI_LIGHT_POTENTIAL,    /* the empty squares beside a disc of the other side */
  SUMI_LIGHT_STABLE,       /* the discs of the side that are proved stable */
  SUMI_LIGHT_ODD_REGIONS,  /* the empty squares of regions with an odd number of them */
  SUMI_LIGHT_CORNERS,      /* these are the same in every position */
  SUMI_LIGHT_C_SQUARES,
  SUMI_LIGHT_X_SQUARES,
  SUMI_LIGHT_EDGES,
} SumiLight;

/* The texts are in English here; the functions below translate them. */
typedef struct
{
  const char *id;
  const char *name;
  const char *words; /* what a text may call it, separated by "|" */
  const char *explanation;
  const char *caption; /* what the example shows */
  const char *moves;   /* the example is a game from the start… */
  const char *cells;   /* …or, where this is not NULL, 64 cells with TURN to move */
  SumiColor turn;
  SumiLight light;
  SumiColor side;    /* whose discs or moves are lit, where LIGHT depends on it */
  const char *lit;   /* the move of LIGHT, or the squares that it lists: "a1b1" */
} SumiTerm;

/* An occurrence of a term in a text. */
typedef struct
{
  gsize start;  /* in bytes */
  gsize length; /* in bytes */
  const char *id;
} SumiTermSpan;

guint           sumi_glossary_get_n_terms  (void);
const SumiTerm *sumi_glossary_get          (guint index);
const SumiTerm *sumi_glossary_find         (const char *id);
GArray         *sumi_glossary_find_in_text (const char *text);

const char     *sumi_term_get_name         (const SumiTerm *term);
const char     *sumi_term_get_explanation  (const SumiTerm *term);
const char     *sumi_term_get_caption      (const SumiTerm *term);
SumiPosition    sumi_term_get_example      (const SumiTerm *term, SumiBitboard *out_lit);
