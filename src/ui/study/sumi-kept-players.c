/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-kept-players.h"

#include <string.h>

#include "sumi-kept-record.h"
#include "sumi-work.h"

/* What a thread is asked of games. */
typedef struct
{
  GPtrArray *games; /* of SumiKeptGame */
  char *player;     /* folded; NULL: all of whom it is known whether they are the learner */
  char *name;       /* the learner's, folded */
  GHashTable *told;
} Question;

static Question *
question_new (const GPtrArray *games, const char *player, const char *name, GHashTable *told)
{
  Question *question = g_new (Question, 1);

  *question = (Question){ sumi_kept_game_list_copy (games),
                          player != NULL ? sumi_player_fold (player) : NULL,
                          sumi_player_fold (name), g_hash_table_ref (told) };
  return question;
}

static void
free_question (gpointer data)
{
  Question *question = data;

  g_ptr_array_unref (question->games);
  g_free (question->player);
  g_free (question->name);
  g_hash_table_unref (question->told);
  g_free (question);
}

static void
free_array (gpointer array)
{
  g_ptr_array_unref (array);
}

static void
free_player (gpointer data)
{
  SumiKeptPlayer *player = data;

  g_free (player->name);
  g_free (player);
}

/* Both names are folded. */
static gboolean
is_learner (const char *player, const char *name, GHashTable *told)
{
  SumiPlayerTelling telling
    = (SumiPlayerTelling) GPOINTER_TO_INT (g_hash_table_lookup (told, player));

  if (telling == SUMI_PLAYER_UNTOLD)
    return *player != '\0' && g_str_equal (player, name);
  return telling == SUMI_PLAYER_LEARNER;
}

/* What the program is called in games that were played with it, and kept. */
static gboolean
is_program (const char *folded)
{
  return strncmp (folded, "sumi ", 5) == 0 && g_ascii_isdigit (folded[5]) && folded[6] == '\0';
}

/**
 * sumi_kept_players_find_side: which side of RECORD the learner has played, who is called NAME,
 * which may be NULL, and has TOLD who players are, by their folded names, as sumi_players_new().
 */
SumiKeptSide
sumi_kept_players_find_side (const SumiGameRecord *record, const char *name, GHashTable *told)
{
  g_autofree char *folded = sumi_player_fold (name);
  g_autofree char *black = sumi_player_fold (record->black);
  g_autofree char *white = sumi_player_fold (record->white);
  gboolean is_black = is_learner (black, folded, told);
  gboolean is_white = is_learner (white, folded, told);

  if (is_black == is_white)
    return SUMI_KEPT_UNKNOWN;
  return is_black ? SUMI_KEPT_BLACK : SUMI_KEPT_WHITE;
}

/* Counts a game of the player who is called NAME in it. */
static void
count (const Question *question, const char *name, GHashTable *players, GPtrArray *list)
{
  g_autofree char *folded = sumi_player_fold (name);
  SumiKeptPlayer *player = g_hash_table_lookup (players, folded);

  if (*folded == '\0' || is_program (folded))
    return;
  if (player == NULL)
    {
      player = g_new (SumiKeptPlayer, 1);
      *player = (SumiKeptPlayer){ g_strdup (name), 0,
                                  is_learner (folded, question->name, question->told) };
      g_ptr_array_add (list, player);
      g_hash_table_insert (players, g_steal_pointer (&folded), player);
    }
  player->n_games++;
}

/* Whether RECORD gives both sides one name. */
static gboolean
is_same_player (const SumiGameRecord *record)
{
  g_autofree char *black = sumi_player_fold (record->black);
  g_autofree char *white = sumi_player_fold (record->white);

  return g_str_equal (black, white);
}

/* The learner first; then who has most games. */
static int
compare_players (gconstpointer a, gconstpointer b)
{
  const SumiKeptPlayer *left = *(const SumiKeptPlayer *const *) a;
  const SumiKeptPlayer *right = *(const SumiKeptPlayer *const *) b;

  if (left->is_learner != right->is_learner)
    return left->is_learner ? -1 : 1;
  if (left->n_games != right->n_games)
    return left->n_games > right->n_games ? -1 : 1;
  return g_utf8_collate (left->name, right->name);
}

static gpointer
list_players (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  g_autoptr (GHashTable) players = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *list = g_ptr_array_new_with_free_func (free_player);

  for (guint i = 0; i < question->games->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      g_autoptr (SumiGameRecord) record = sumi_kept_game_to_record (question->games->pdata[i]);

      if (record == NULL)
        continue;
      count (question, record->black, players, list);
      if (!is_same_player (record))
        count (question, record->white, players, list);
    }
  g_ptr_array_sort (list, compare_players);
  return list;
}

/**
 * sumi_kept_players_list_async: finds the players whom GAMES name, of SumiKeptGame; the program is
 * none of them. NAME and TOLD are as above.
 */
void
sumi_kept_players_list_async (const GPtrArray *games,
                              const char *name,
                              GHashTable *told,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  sumi_work_async (list_players, question_new (games, NULL, name, told), free_question, free_array,
                   cancellable, callback, user_data);
}

/**
 * sumi_kept_players_list_finish: of SumiKeptPlayer, the learner first, and then who has most games;
 * owned by the caller. NULL with an error after it was cancelled.
 */
GPtrArray *
sumi_kept_players_list_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}

/* Whether the learner has played RECORD here, with the program: that is known, whatever the
 * learner is called. */
static gboolean
is_played_here (const SumiKeptGame *game, const SumiGameRecord *record)
{
  g_autofree char *opponent = NULL;

  if (game->side == SUMI_KEPT_UNKNOWN)
    return FALSE;
  opponent = sumi_player_fold (game->side == SUMI_KEPT_BLACK ? record->white : record->black);
  return is_program (opponent);
}

/* Whether QUESTION asks of the games of PLAYER, who is folded. */
static gboolean
is_asked_of (const Question *question, const char *player)
{
  if (question->player != NULL)
    return g_str_equal (player, question->player);
  return *player != '\0'
         && (g_str_equal (player, question->name)
             || g_hash_table_contains (question->told, player));
}

static gboolean
has_player (const SumiGameRecord *record, const Question *question)
{
  g_autofree char *black = sumi_player_fold (record->black);
  g_autofree char *white = sumi_player_fold (record->white);

  return is_asked_of (question, black) || is_asked_of (question, white);
}

static gpointer
find_changed (gpointer data, GCancellable *cancellable, GError **error)
{
  const Question *question = data;
  GPtrArray *changed = sumi_kept_game_list_new ();

  for (guint i = 0; i < question->games->len; i++)
    {
      const SumiKeptGame *game = question->games->pdata[i];
      g_autoptr (SumiGameRecord) record = sumi_kept_game_to_record (game);
      SumiKeptSide side;
      SumiKeptGame *copy;

      if (record == NULL || !has_player (record, question) || is_played_here (game, record))
        continue;
      side = sumi_kept_players_find_side (record, question->name, question->told);
      if (side == game->side)
        continue;
      copy = sumi_kept_game_copy (game);
      copy->side = side;
      g_ptr_array_add (changed, copy);
    }
  return changed;
}

/**
 * sumi_kept_players_find_changed_async: finds those of GAMES, of SumiKeptGame, of PLAYER in which
 * the learner has another side than is known, by NAME and what is TOLD now, which are as above.
 * PLAYER NULL: of all who have that name or were told of.
 */
void
sumi_kept_players_find_changed_async (const GPtrArray *games,
                                      const char *player,
                                      const char *name,
                                      GHashTable *told,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data)
{
  sumi_work_async (find_changed, question_new (games, player, name, told), free_question,
                   free_array, NULL, callback, user_data);
}

/**
 * sumi_kept_players_find_changed_finish: of SumiKeptGame, with that side; owned by the caller. NULL
 * with an error.
 */
GPtrArray *
sumi_kept_players_find_changed_finish (GAsyncResult *result, GError **error)
{
  return sumi_work_finish (result, error);
}
