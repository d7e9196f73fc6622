/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The parts that the reader of packs is made of. Only for sumi-pack-read*.c.
 *
 * Each sumi_pack_read_THING is a SumiJsonReadFunc; what its TARGET points to stands beside it. */

#include "sumi-json-walk.h"
#include "sumi-pack.h"

/* What stays the same while one pack is read: the data of the walk. */
typedef struct
{
  gboolean is_built_in;
  const char *language; /* of the plain strings; NULL while it is not known */
} SumiPackReading;

/* One value of many objects. */
void sumi_pack_read_id         (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* char * */
void sumi_pack_read_name       (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* char *: a short plain string */
void sumi_pack_read_names      (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* char **: a list of them */
void sumi_pack_read_title      (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiText *, short */
void sumi_pack_read_text       (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiText * */
void sumi_pack_read_level      (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* int, from 1 */
gboolean sumi_pack_read_color (SumiJsonWalk *walk, const SumiJsonItem *item,
                               SumiColor *out_color);
gboolean sumi_pack_read_true  (SumiJsonWalk *walk, const SumiJsonItem *item);

/* Squares and moves. */
gboolean sumi_pack_read_move    (SumiJsonWalk *walk, const SumiJsonItem *item,
                                 SumiPosition position, SumiSquare *out_move);
gboolean sumi_pack_read_squares (SumiJsonWalk *walk, const SumiJsonItem *item, guint min,
                                 SumiBitboard *out_squares, char **out_says);
gboolean sumi_pack_read_moves   (SumiJsonWalk *walk, const SumiJsonItem *item, SumiPosition start,
                                 SumiTranscript *out_transcript);

/* Whole objects. */
void sumi_pack_read_position   (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiPosition, left as it is after a mistake */
void sumi_pack_read_task       (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiTask */
void sumi_pack_read_claims     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiExercise, its position already read */
void sumi_pack_read_puzzle     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiItem */
