/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Mistakes of one's own games as puzzles, kept in a pack of the learner's own.
 *
 * A puzzle is made only where a proof says that the move was wrong and another is right. */

#include <gio/gio.h>

#include "sumi-budget.h"
#include "sumi-pack.h"

#define SUMI_OWN_PACK_NAME "mistakes.sumi.json"

#define SUMI_OWN_PACK_ERROR (sumi_own_pack_error_quark ())

typedef enum
{
  SUMI_OWN_PACK_ERROR_UNPROVED, /* no task about the mistake could be proved */
  SUMI_OWN_PACK_ERROR_BROKEN,   /* the pack has mistakes, and is left as it is */
  SUMI_OWN_PACK_ERROR_UNFIT,    /* the pack could not be read again with the puzzle in it */
} SumiOwnPackError;

/* A mistake of a game. */
typedef struct
{
  SumiPosition position;
  SumiSquare move;
  const char *black, *white; /* names of the players; may be NULL */
  const char *date;          /* may be NULL */
  SumiScoring scoring;       /* of the game */
} SumiOwnMistake;

char     *sumi_own_pack_get_path     (void);
gboolean  sumi_own_pack_is_file      (GFile *file);
GQuark    sumi_own_pack_error_quark  (void);
SumiItem *sumi_own_pack_make_item    (const SumiOwnMistake *mistake, SumiBudget *budget,
                                      GError **error);
char     *sumi_own_pack_find         (const char *path, const SumiOwnMistake *mistake);
char     *sumi_own_pack_add          (const char *path, SumiItem *item, SumiPack **out_pack,
                                      GError **error);
void      sumi_own_pack_add_async    (const char *path, SumiItem *item,
                                      GAsyncReadyCallback callback, gpointer user_data);
char     *sumi_own_pack_add_finish   (GAsyncResult *result, SumiPack **out_pack, GError **error);
SumiPack *sumi_own_pack_remove       (const char *path, const char *const *ids, GError **error);
void      sumi_own_pack_remove_async (const char *path, const char *const *ids,
                                      GAsyncReadyCallback callback, gpointer user_data);
SumiPack *sumi_own_pack_remove_finish (GAsyncResult *result, GError **error);
