/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The parts that the reader of packs is made of. Only for sumi-pack-read*.c.
 *
 * Each sumi_pack_read_THING is a SumiJsonReadFunc; what its TARGET points to stands beside it. */

#include "sumi-json-walk.h"
#include "sumi-pack.h"
#include "sumi-task-fields.h"

/* The state of reading a pack: the data of the walk. */
typedef struct
{
  const char *domain;      /* of gettext, for the plain strings; NULL: they are not translated */
  SumiTextGroup *group;    /* of the texts of an item, or of the pack itself; NULL without domain */
  const char *language;    /* of the plain strings; NULL while it is not known */
  gboolean has_lost_board; /* a step's position had a mistake, so the next ones are not known */
  GHashTable *boards;      /* as in SumiMistake, by the path of what has the position */
} SumiPackReading;

/* Reads ITEM, a member whose key is a move, into TARGET. MOVE is SUMI_SQUARE_NONE where the key has
 * a mistake: then the mistakes of the value are still looked for. */
typedef void (*SumiPackReadMoveFunc) (SumiJsonWalk *walk, const SumiJsonItem *item, SumiSquare move,
                                      gpointer target);

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
void sumi_pack_read_texts      (SumiJsonWalk *walk, const SumiJsonItem *item, guint min, guint max,
                                GPtrArray *texts); /* of SumiText, those without mistake */
void sumi_pack_read_rating     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target);
void sumi_pack_read_level      (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* int, from 1 */
gboolean sumi_pack_read_color (SumiJsonWalk *walk, const SumiJsonItem *item,
                               SumiColor *out_color);
gboolean sumi_pack_read_true  (SumiJsonWalk *walk, const SumiJsonItem *item);

/* Squares and moves. */
gboolean sumi_pack_read_square  (SumiJsonWalk *walk, const SumiJsonItem *item,
                                 SumiSquare *out_square);
gboolean sumi_pack_read_move    (SumiJsonWalk *walk, const SumiJsonItem *item,
                                 SumiPosition position, SumiSquare *out_move);
void     sumi_pack_read_by_move (SumiJsonWalk *walk, const SumiJsonItem *item,
                                 SumiPosition position, SumiPackReadMoveFunc read,
                                 gpointer target);
gboolean sumi_pack_read_squares (SumiJsonWalk *walk, const SumiJsonItem *item, guint min,
                                 SumiBitboard *out_squares, char **out_says);
gboolean sumi_pack_read_moves   (SumiJsonWalk *walk, const SumiJsonItem *item, SumiPosition start,
                                 SumiTranscript *out_transcript);

/* Positions. */
gboolean sumi_pack_read_position (SumiJsonWalk *walk, const SumiJsonItem *item,
                                  SumiPosition *out_position, gboolean *out_has_record,
                                  SumiTranscript *out_record);
gboolean sumi_pack_check_turn    (SumiJsonWalk *walk, const SumiJsonItem *item,
                                  SumiPosition position);

/* What a task is made of. */
void sumi_pack_read_task_field (SumiJsonWalk *walk, const SumiJsonItem *item, SumiTaskFieldId id,
                                SumiExercise *exercise);

/* What an exercise is made of. Each target is the pointer of the one that owns the exercise, whose
 * position is read before its task, and its task before all others. */
void sumi_pack_read_board      (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiExercise *: its position */
void sumi_pack_read_task       (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiExercise * */
void sumi_pack_read_prompt     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiExercise * */
void sumi_pack_read_hints      (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiExercise * */
void sumi_pack_read_explain    (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiExercise * */
void sumi_pack_read_claims     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiExercise * */
void sumi_pack_read_record     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiExercise * */
gboolean sumi_pack_check_is_by_move (SumiJsonWalk *walk, const SumiJsonItem *item,
                                     const SumiExercise *exercise);

/* Items. */
void sumi_pack_read_item_id    (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiItem */
void sumi_pack_read_puzzle     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiItem */
void sumi_pack_read_lesson     (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiItem */
void sumi_pack_read_game       (SumiJsonWalk *walk, const SumiJsonItem *item,
                                gpointer target); /* SumiItem */
