/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What was mined so far, as a file of lines: a part of the work, which can be gone on with, and be
 * joined with other parts. The file says where puzzles were found and not what they are: whoever
 * reads it looks there again. */

#include <gio/gio.h>

#include "sumi-notation.h"
#include "sumi-theme.h"

/* Which of the games of a seed belong to the part: those whose number leaves SHARD when it is
 * divided by N_SHARDS. */
typedef struct
{
  SumiThemes themes; /* that are looked for */
  guint64 seed;
  guint shard, n_shards;
} SumiMineShare;

typedef struct
{
  SumiTheme theme;
  guint game; /* its number, from 0 */
  SumiTranscript record; /* it ends in the position of the puzzle */
} SumiMinePlace;

typedef struct
{
  SumiMineShare share;
  guint n_games; /* those of the share with a number below this were looked through */
  GArray *places; /* of SumiMinePlace, by game */
} SumiMinePart;

SumiMinePart *sumi_mine_part_new       (const SumiMineShare *share);
void          sumi_mine_part_free      (SumiMinePart *part);
SumiMinePart *sumi_mine_part_read      (const char *path, GError **error);
char         *sumi_mine_part_begin     (const SumiMinePart *part);
char         *sumi_mine_part_write_block (const SumiMinePart *part, guint first_place);
gboolean      sumi_mine_share_equal    (const SumiMineShare *a, const SumiMineShare *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiMinePart, sumi_mine_part_free)
