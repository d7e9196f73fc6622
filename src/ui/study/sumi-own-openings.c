/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-own-openings.h"

#include <string.h>

#include "sumi-kept-record.h"
#include "sumi-record.h"
#include "sumi-work.h"

/* A kept game that was read. */
typedef struct
{
  const SumiKeptGame *kept;
  SumiGameRecord *record;
  char *date;
} Game;

static void
free_game (gpointer data)
{
  Game *game = data;

  sumi_game_record_free (game->record);
  g_free (game->date);
  g_free (game);
}

/* DATE, which begins with the year, as text that sorts, however a file separates its numbers. */
static char *
normalize_date (const char *date)
{
  GString *text = g_string_new (NULL);

  for (const char *c = date; *c != '\0'; c++)
    {
      if (c > date && g_ascii_isdigit (*c) && !g_ascii_isdigit (c[-1]) && !g_ascii_isdigit (c[1]))
        g_string_append_c (text, '0');
      g_string_append_c (text, *c == '.' || *c == '/' ? '-' : *c);
    }
  return g_string_free (text, FALSE);
}

/* When a game was played, as text that sorts; DATE is as its file writes it, with the year first
 * where it is of use. */
static char *
find_date (const char *date, gint64 time)
{
  g_autoptr (GDateTime) kept = NULL;
  gsize n_digits = date != NULL ? strspn (date, "0123456789") : 0;

  if (n_digits == 4)
    return normalize_date (date);
  kept = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);
  return kept != NULL ? g_date_time_format (kept, "%Y-%m-%d") : g_strdup ("");
}

static int
compare_games (gconstpointer a, gconstpointer b)
{
  const Game *left = *(const Game *const *) a, *right = *(const Game *const *) b;
  int order = strcmp (left->date, right->date);

  if (order != 0)
    return order;
  return left->kept->id < right->kept->id ? -1 : left->kept->id > right->kept->id;
}

/* Those of KEPT, of SumiKeptGame, that can be read: of Game, the earliest first. */
static GPtrArray *
read_games (const GPtrArray *kept, GCancellable *cancellable)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (free_game);

  for (guint i = 0; i < kept->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      const SumiKeptGame *one = kept->pdata[i];
      SumiGameRecord *record = sumi_kept_game_to_record (one);
      Game *game;

      if (record == NULL)
        continue;
      game = g_new (Game, 1);
      *game = (Game){ one, record, find_date (record->date, one->time) };
      g_ptr_array_add (games, game);
    }
  g_ptr_array_sort (games, compare_games);
  return games;
}

static gboolean
is_played (const Game *game)
{
  return game->kept->side != SUMI_KEPT_UNKNOWN;
}

static SumiColor
get_side (const Game *game)
{
  return game->kept->side == SUMI_KEPT_WHITE ? SUMI_WHITE : SUMI_BLACK;
}

static void
add_game (SumiOpenings *openings, const Game *game)
{
  sumi_openings_add (openings, game->record, is_played (game), get_side (game));
}

/* Notes who left the earlier games in GAME; LEFT: how often the learner did with each move. */
static void
note_end (SumiOwnOpenings *self, const Game *game, guint left[SUMI_OPENINGS_MAX_MOVES + 1])
{
  SumiOpeningMemory memory;

  sumi_openings_find_memory (self->openings, game->record, get_side (game), &memory);
  self->n_played++;
  if (memory.end == SUMI_MEMORY_OPPONENT)
    self->n_left_by_opponent++;
  if (memory.end != SUMI_MEMORY_LEARNER)
    return;
  self->n_left++;
  left[sumi_transcript_count_moves (&game->record->moves, memory.n_known) + 1]++;
}

/* The move of which LEFT is the greatest; 0: there are several, or that is no more than once. */
static int
find_most (const guint left[SUMI_OPENINGS_MAX_MOVES + 1])
{
  gboolean is_alone = FALSE;
  int most = 0;

  for (int i = 1; i <= SUMI_OPENINGS_MAX_MOVES; i++)
    {
      if (left[i] < left[most])
        continue;
      is_alone = left[i] > left[most];
      most = i;
    }
  return is_alone && left[most] > 1 ? most : 0;
}

static gpointer
count (gpointer kept, GCancellable *cancellable, GError **error)
{
  g_autoptr (GPtrArray) games = read_games (kept, cancellable);
  SumiOwnOpenings *self = g_new0 (SumiOwnOpenings, 1);
  guint left[SUMI_OPENINGS_MAX_MOVES + 1] = { 0 };

  self->openings = sumi_openings_new ();
  for (guint i = 0; i < games->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      const Game *game = games->pdata[i];

      if (is_played (game))
        note_end (self, game, left);
      add_game (self->openings, game);
    }
  self->unsettled = sumi_openings_list_unsettled (self->openings);
  self->left_at = find_most (left);
  return self;
}

void
sumi_own_openings_free (SumiOwnOpenings *self)
{
  if (self == NULL)
    return;
  sumi_openings_free (self->openings);
  g_array_unref (self->unsettled);
  g_free (self);
}

/**
 * sumi_own_openings_count_async: counts the openings of GAMES, of SumiKeptGame.
 */
void
sumi_own_openings_count_async (const GPtrArray *games,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  sumi_work_async (count, sumi_kept_game_list_copy (games), (GDestroyNotify) g_ptr_array_unref,
                   (GDestroyNotify) sumi_own_openings_free, cancellable, callback, user_data);
}

/**
 * sumi_own_openings_count_finish: owned by the caller; NULL with an error after it was cancelled.
 */
SumiOwnOpenings *
sumi_own_openings_count_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* A game that is looked for among kept ones. */
typedef struct
{
  GPtrArray *kept;
  char *key;
} Question;

typedef struct
{
  gboolean is_found; /* and the learner has a side in it */
  SumiColor side;
  SumiOpeningMemory memory;
} Answer;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_ptr_array_unref (question->kept);
  g_free (question->key);
  g_free (question);
}

static gpointer
find_memory (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  g_autoptr (GPtrArray) games = read_games (question->kept, cancellable);
  g_autoptr (SumiOpenings) openings = sumi_openings_new ();
  Answer *answer = g_new0 (Answer, 1);

  for (guint i = 0; i < games->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      const Game *game = games->pdata[i];

      if (!g_str_equal (game->kept->key, question->key))
        {
          add_game (openings, game);
          continue;
        }
      answer->is_found = is_played (game);
      answer->side = get_side (game);
      sumi_openings_find_memory (openings, game->record, answer->side, &answer->memory);
      break;
    }
  return answer;
}

/**
 * sumi_own_openings_remember_async: finds what of RECORD had come up in the earlier ones of GAMES,
 * of SumiKeptGame, if it is one of them.
 */
void
sumi_own_openings_remember_async (const GPtrArray *games,
                                  const SumiGameRecord *record,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  Question *question = g_new (Question, 1);

  *question = (Question){ sumi_kept_game_list_copy (games), sumi_record_to_key (record) };
  sumi_work_async (find_memory, question, free_question, g_free, cancellable, callback, user_data);
}

/**
 * sumi_own_openings_remember_finish: FALSE if the game is not kept, or the learner did not play in
 * it as far as is known; otherwise which side the learner had, and what had come up.
 */
gboolean
sumi_own_openings_remember_finish (GAsyncResult *result,
                                   SumiColor *out_side,
                                   SumiOpeningMemory *out_memory)
{
  g_autofree Answer *answer = sumi_work_finish (result, NULL);

  if (answer == NULL || !answer->is_found)
    return FALSE;
  *out_side = answer->side;
  *out_memory = answer->memory;
  return TRUE;
}
