/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-mine-pack.h"

#include "sumi-hardness.h"
#include "sumi-mine-seen.h"
#include "sumi-miner.h"
#include "sumi-square-list.h"

typedef struct
{
  SumiFind find;
  SumiTranscript record;
  guint number; /* in the order of the games */
  int rating;
} Found;

struct _SumiMineHeap
{
  SumiMiner *miner;
  SumiTheme theme;
  guint count;      /* puzzles that are wanted */
  GHashTable *seen; /* of positions */
  GArray *found;    /* of Found */
};

/* A pack of mined puzzles, without puzzles yet; the caller sets its id, title and summary. */
SumiPack *
sumi_mined_pack_new (void)
{
  static const char *const authors[] = { "The authors of Sumi", NULL };
  SumiPack *pack = sumi_pack_new ();

  pack->source = sumi_text_new_plain ("Found in games that Sumi played against itself.");
  g_strfreev (pack->authors);
  pack->authors = g_strdupv ((char **) authors);
  pack->license = g_strdup ("CC-BY-SA-4.0");
  pack->language = g_strdup ("en");
  return pack;
}

/* A puzzle that asks TASK of the end of RECORD, where MOVE alone is right; the caller sets its id,
 * title and difficulty. */
SumiItem *
sumi_mined_puzzle_new (const SumiTask *task, const SumiTranscript *record, SumiSquare move)
{
  SumiItem *puzzle = sumi_item_new (SUMI_ITEM_PUZZLE);
  SumiExercise *exercise = puzzle->exercise;
  SumiClaims *claims = &exercise->claims;

  exercise->position = record->end;
  exercise->task = *task;
  exercise->has_record = TRUE;
  exercise->record = *record;
  claims->has_solutions = claims->has_unique = claims->is_unique = TRUE;
  claims->solutions = sumi_bitboard_of (move);
  claims->solutions_say = sumi_square_list_to_text (claims->solutions);
  return puzzle;
}

/* For at most COUNT puzzles of THEME, none of a position in SEEN, to which theirs are added.
 * EVALUATION must live longer. */
SumiMineHeap *
sumi_mine_heap_new (const SumiEvaluation *evaluation,
                    SumiTheme theme,
                    guint count,
                    GHashTable *seen)
{
  SumiMineHeap *heap = g_new0 (SumiMineHeap, 1);

  heap->miner = sumi_miner_new (evaluation);
  heap->theme = theme;
  heap->count = count;
  heap->seen = g_hash_table_ref (seen);
  heap->found = g_array_new (FALSE, FALSE, sizeof (Found));
  return heap;
}

void
sumi_mine_heap_free (SumiMineHeap *heap)
{
  if (heap == NULL)
    return;
  sumi_miner_free (heap->miner);
  g_hash_table_unref (heap->seen);
  g_array_unref (heap->found);
  g_free (heap);
}

/* Whether HEAP has as many puzzles as were asked for. */
gboolean
sumi_mine_heap_is_full (const SumiMineHeap *heap)
{
  return heap->found->len >= heap->count;
}

/* Looks at PLACE again, and takes its puzzle unless there is a sibling already; FALSE if there is
 * no puzzle of its theme. Places of other themes are passed over. */
gboolean
sumi_mine_heap_add (SumiMineHeap *heap, const SumiMinePlace *place)
{
  SumiFind finds[SUMI_N_THEMES];
  Found found = { .record = place->record };

  if (place->theme != heap->theme || sumi_mine_heap_is_full (heap)
      || sumi_mine_seen_has (heap->seen, place->record.end))
    return TRUE;
  if (sumi_miner_look (heap->miner, place->record.end, 1u << heap->theme, finds) == 0)
    return FALSE;
  found.find = finds[heap->theme];
  sumi_mine_seen_add (heap->seen, place->record.end);
  g_array_append_val (heap->found, found);
  return TRUE;
}

static SumiItem *
make_puzzle (const Found *found, SumiTheme theme)
{
  SumiItem *puzzle = sumi_mined_puzzle_new (&found->find.task, &found->record, found->find.move);

  puzzle->id = g_strdup_printf ("%04u", found->number);
  puzzle->title = sumi_text_new_plain (sumi_theme_get_title (theme));
  g_strfreev (puzzle->tags);
  puzzle->tags = g_strsplit (sumi_theme_to_name (theme), "|", -1);
  puzzle->rating = found->rating;
  puzzle->difficulty = sumi_hardness_grade (found->rating);
  return puzzle;
}

static int
rate (const SumiMineHeap *heap, const Found *found)
{
  SumiHardness hardness;

  return sumi_hardness_measure (&found->find.task, found->record.end,
                                sumi_miner_get_midgame (heap->miner), NULL, &hardness)
             ? sumi_hardness_rate (&hardness)
             : 0;
}

static int
compare_found (gconstpointer a, gconstpointer b)
{
  const Found *one = a, *other = b;

  if (one->rating != other->rating)
    return one->rating < other->rating ? -1 : 1;
  return one->number < other->number ? -1 : 1;
}

/* The puzzles that were taken, the easy ones first. What a puzzle is called does not depend on how
 * they are rated. */
SumiPack *
sumi_mine_heap_make_pack (SumiMineHeap *heap)
{
  SumiPack *pack = sumi_mined_pack_new ();

  pack->id = g_strconcat ("theme-", sumi_theme_to_name (heap->theme), NULL);
  pack->title = sumi_text_new_plain (sumi_theme_get_title (heap->theme));
  pack->summary = sumi_text_new_plain (sumi_theme_get_summary (heap->theme));
  for (guint i = 0; i < heap->found->len; i++)
    {
      Found *found = &g_array_index (heap->found, Found, i);

      found->number = sumi_theme_get_first_number (heap->theme) + i;
      found->rating = rate (heap, found);
    }
  g_array_sort (heap->found, compare_found);
  for (guint i = 0; i < heap->found->len; i++)
    sumi_pack_take_item (pack,
                         make_puzzle (&g_array_index (heap->found, Found, i), heap->theme));
  return pack;
}
