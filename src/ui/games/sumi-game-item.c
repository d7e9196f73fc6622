/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-game-item.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-collate.h"
#include "sumi-date.h"
#include "sumi-game-transfer.h"
#include "sumi-isolate.h"
#include "sumi-kept-record.h"
#include "sumi-opening-words.h"
#include "sumi-record.h"
#include "sumi-ui.h"

struct _SumiGameItem
{
  GObject parent_instance;

  GPtrArray *records;
  guint index;
  SumiKeptGame *kept; /* NULL: it is that of a file */
  char *words, *moves; /* what is searched, folded; NULL: it was not needed yet */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiGameItem, sumi_game_item, G_TYPE_OBJECT)

static void
sumi_game_item_finalize (GObject *object)
{
  g_ptr_array_unref (SUMI_GAME_ITEM (object)->records);
  sumi_kept_game_free (SUMI_GAME_ITEM (object)->kept);
  g_free (SUMI_GAME_ITEM (object)->words);
  g_free (SUMI_GAME_ITEM (object)->moves);
  G_OBJECT_CLASS (sumi_game_item_parent_class)->finalize (object);
}

static void
sumi_game_item_class_init (SumiGameItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sumi_game_item_finalize;
  signals[CHANGED] = g_signal_new ("changed", SUMI_TYPE_GAME_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
sumi_game_item_init (SumiGameItem *self)
{
}

/**
 * sumi_game_item_new: the game INDEX of RECORDS, which are shared.
 */
SumiGameItem *
sumi_game_item_new (GPtrArray *records, guint index)
{
  SumiGameItem *self = g_object_new (SUMI_TYPE_GAME_ITEM, NULL);

  self->records = g_ptr_array_ref (records);
  self->index = index;
  return self;
}

const SumiGameRecord *
sumi_game_item_get_record (SumiGameItem *self)
{
  return self->records->pdata[self->index];
}

guint
sumi_game_item_get_index (SumiGameItem *self)
{
  return self->index;
}

/**
 * sumi_game_item_set_kept: the game is GAME of the kept ones, of which a copy is made.
 */
void
sumi_game_item_set_kept (SumiGameItem *self, const SumiKeptGame *game)
{
  sumi_kept_game_free (self->kept);
  self->kept = sumi_kept_game_copy (game);
  g_clear_pointer (&self->words, g_free);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * sumi_game_item_get_id: the id of the kept game; 0 for that of a file.
 */
gint64
sumi_game_item_get_id (SumiGameItem *self)
{
  return self->kept != NULL ? self->kept->id : 0;
}

/**
 * sumi_game_item_get_title: who played, or which game or position of a file it is. Owned by the
 * caller.
 */
char *
sumi_game_item_get_title (SumiGameItem *self)
{
  const SumiGameRecord *record = sumi_game_item_get_record (self);
  char *players = self->kept != NULL ? sumi_game_transfer_name_sides (record)
                                     : sumi_game_transfer_name_players (record);

  if (players != NULL)
    return players;
  if (record->moves.n_moves == 0)
    /* Translators: which position of a file, from 1. */
    return g_strdup_printf (_("Position %u"), self->index + 1);
  /* Translators: which game of a file, from 1. */
  return g_strdup_printf (_("Game %u"), self->index + 1);
}

/* The first moves, as far as they tell games apart, and their name if they have one. */
static char *
get_opening (const SumiGameRecord *record)
{
  const SumiNamedOpening *opening
    = sumi_named_opening_find (&record->moves, record->moves.n_moves, NULL);
  char *text = sumi_record_to_transcript (record), *named;
  gsize n = 2 * (gsize) MIN (record->moves.n_moves, 8);

  text[n] = '\0';
  if (opening == NULL)
    return text;
  /* Translators: the first moves of a game, and the name of its opening, such as Tiger. */
  named = g_strdup_printf (_("%s (%s)"), text, sumi_named_opening_get_name (opening));
  g_free (text);
  return named;
}

/* How many discs were lost by the learner's moves, or by those of both. */
static char *
word_lost (const SumiKeptGame *game)
{
  g_autofree char *black = sumi_kept_game_format_lost (game, SUMI_KEPT_BLACK);
  g_autofree char *white = sumi_kept_game_format_lost (game, SUMI_KEPT_WHITE);

  if (game->side == SUMI_KEPT_UNKNOWN)
    /* Translators: discs that moves of each side have cost, with one decimal, as in "6.5"; "≈6.5"
     * where that is estimated. */
    return g_strdup_printf (_("discs lost: Black %s, White %s"), black, white);
  if (sumi_kept_game_count_lost (game, game->side) == 0)
    return g_strdup (_("you lost no discs, as far as Sumi can see"));
  /* Translators: discs that your moves have cost, with one decimal, as in "6.5"; "≈6.5" where that
   * is estimated. */
  return g_strdup_printf (_("you lost %s discs"), game->side == SUMI_KEPT_BLACK ? black : white);
}

/* The date of a record; one without a day as it stands. */
static char *
word_date (const char *date)
{
  g_autoptr (GDateTime) day = sumi_date_find_day (date);

  return day != NULL ? sumi_ui_format_date (day) : g_strdup (date);
}

/**
 * sumi_game_item_get_facts: when and where it was played, how it ended, what it has cost, and how
 * it began. Owned by the caller.
 */
char *
sumi_game_item_get_facts (SumiGameItem *self)
{
  const SumiGameRecord *record = sumi_game_item_get_record (self);
  g_autoptr (GPtrArray) facts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;

  if (record->has_result)
    g_ptr_array_add (facts, sumi_game_transfer_word_result (record));
  if (self->kept != NULL && self->kept->is_reviewed)
    g_ptr_array_add (facts, word_lost (self->kept));
  if (record->date != NULL && *record->date != '\0')
    g_ptr_array_add (facts, word_date (record->date));
  if (record->place != NULL && *record->place != '\0')
    g_ptr_array_add (facts, g_strdup (record->place));
  if (record->moves.n_moves > 0)
    g_ptr_array_add (facts, get_opening (record));
  g_ptr_array_add (facts, NULL);
  joined = g_strjoinv (" · ", (char **) facts->pdata);
  return sumi_isolate_text (joined);
}

/* Finds out what is searched, once, since each key that is pressed searches all games. */
static void
prepare_search (SumiGameItem *self)
{
  g_autofree char *title = NULL, *facts = NULL, *words = NULL;
  const char *date;

  if (self->moves == NULL)
    self->moves = sumi_record_to_transcript (sumi_game_item_get_record (self));
  if (self->words != NULL)
    return;
  title = sumi_game_item_get_title (self);
  facts = sumi_game_item_get_facts (self);
  date = sumi_game_item_get_record (self)->date;
  words = g_strjoin ("\n", title, facts, date, NULL);
  self->words = sumi_collate_fold (words);
}

/**
 * sumi_game_item_matches: whether every one of WORDS, which are folded, is found in what is shown
 * of the game, or in its moves.
 */
gboolean
sumi_game_item_matches (SumiGameItem *self, const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  prepare_search (self);
  for (guint i = 0; list[i] != NULL; i++)
    {
      if (strstr (self->words, list[i]) == NULL && !g_str_has_prefix (self->moves, list[i]))
        return FALSE;
    }
  return TRUE;
}
