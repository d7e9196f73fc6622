/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What can be wrong with a file of games or positions. Every message begins with the location,
 * unless it is about the file as a whole. */

#include <glib.h>

typedef enum
{
  SUMI_RECORD_ERROR_SIZE,    /* larger than SUMI_RECORD_MAX_SIZE, or SUMI_RECORD_MAX_ENTRY */
  SUMI_RECORD_ERROR_SYNTAX,  /* not of its format */
  SUMI_RECORD_ERROR_BOARD,   /* not a board */
  SUMI_RECORD_ERROR_MOVE,    /* not a move */
  SUMI_RECORD_ERROR_ILLEGAL, /* a move that the side to move may not make */
  SUMI_RECORD_ERROR_UNKNOWN, /* of no format that Sumi reads */
} SumiRecordError;

/* Games of a file that were left out since they cannot be read. Begins as { 0 }. */
typedef struct
{
  guint n_games;
  GError *first; /* what is wrong with the first of them; NULL: none was left out */
} SumiRecordDamage;

#define SUMI_RECORD_ERROR (sumi_record_error_quark ())

/* In bytes. */
#define SUMI_RECORD_MAX_SIZE (64 * 1024 * 1024)
#define SUMI_RECORD_MAX_ENTRY (16 * 1024) /* no game is longer */

GQuark   sumi_record_error_quark (void);
gboolean sumi_record_fail        (GError **error, SumiRecordError code, const char *text,
                                  gsize offset, const char *format, ...) G_GNUC_PRINTF (5, 6);
char    *sumi_record_error_to_line (const char *path, const GError *error);
gboolean sumi_record_fail_at     (GError **error, SumiRecordError code, gsize game, gsize offset,
                                  const char *format, ...) G_GNUC_PRINTF (5, 6);
GPtrArray *sumi_record_settle    (GPtrArray *taken_records, SumiRecordDamage *damage,
                                  SumiRecordDamage *out_damage, GError **error);
char    *sumi_record_word_left_out (guint n_games, const char *first);
void     sumi_record_damage_clear (SumiRecordDamage *damage);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SumiRecordDamage, sumi_record_damage_clear)
