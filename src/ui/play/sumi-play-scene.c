/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-scene.h"

#include "sumi-exercise-scene.h"
#include "sumi-play-words.h"
#include "sumi-ui-words.h"
#include "sumi-words.h"

static gboolean
is_active (SumiLiveState state)
{
  return state == SUMI_LIVE_YOUR_MOVE || state == SUMI_LIVE_TURNING || state == SUMI_LIVE_WARNED;
}

/* All that is said of GAME. */
static char *
make_feedback (SumiLiveGame *game)
{
  const SumiFeedback *feedback = sumi_live_game_get_feedback (game);
  g_autofree char *headline = sumi_ui_headline (feedback);
  g_autofree char *details
    = sumi_ui_say_all ((const SumiSaying *) (gpointer) feedback->details->data,
                       feedback->details->len);

  return sumi_words_follow (headline, details);
}

/* The same with what OPTIONS have to say, as one text for screen readers. */
static char *
make_news (SumiLiveGame *game, const SumiPlaySceneOptions *options)
{
  /* The board does not tell that discs are to be turned by hand. */
  const char *const more[] = {
    sumi_live_game_get_state (game) == SUMI_LIVE_TURNING ? sumi_play_words_prompt (game) : NULL,
    options->standing,
    options->time_note,
  };
  char *news = make_feedback (game);

  for (gsize i = 0; i < G_N_ELEMENTS (more); i++)
    {
      g_autofree char *before = news;

      news = sumi_words_follow (before, more[i] != NULL ? more[i] : "");
    }
  return news;
}

/**
 * sumi_play_scene_of_game: the board of GAME with all that is said, asked or wished to be seen of
 * it.
 */
SumiBoardScene *
sumi_play_scene_of_game (SumiLiveGame *game, SumiPlaySceneOptions options)
{
  const SumiLiveValues *values = sumi_live_game_get_values (game);
  g_autofree char *news = make_news (game, &options);
  SumiBoardSceneSpec spec = {
    .position = sumi_live_game_get_position (game),
    .last_move = sumi_live_game_get_last_move (game),
    .undone_move = sumi_live_game_get_undone_move (game),
    .legal = sumi_live_game_get_legal_moves (game),
    .shows_legal = options.shows_legal,
    .is_active = is_active (sumi_live_game_get_state (game)),
    .lit = options.pointed < 64 ? sumi_bitboard_of (options.pointed) : 0,
    .marks = sumi_live_game_get_marks (game),
    .news = news,
  };

  /* Marks that a hint asks for are no moves. */
  if (sumi_live_game_get_state (game) == SUMI_LIVE_YOUR_MOVE
      && sumi_live_game_can_hand_over (game))
    spec.legal = 0;
  /* Values of another position may still be known. */
  if (values != NULL && sumi_position_equal (values->position, spec.position)
      && sumi_live_game_get_state (game) != SUMI_LIVE_TURNING)
    spec.values = values->report;
  sumi_exercise_scene_add_feedback (&spec, sumi_live_game_get_feedback (game));
  sumi_exercise_scene_add_saying (&spec, options.saying);
  sumi_exercise_scene_add_overlay (&spec, options.overlay);
  return sumi_board_scene_new (&spec);
}
