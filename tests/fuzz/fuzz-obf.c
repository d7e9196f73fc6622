/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file of positions with scores: each move is legal, each score can be one. */

#include "fuzz.h"
#include "sumi-moves.h"
#include "sumi-obf.h"
#include "sumi-position.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = sumi_obf_read_data ((const char *) data, size, &error);

  g_assert_true ((problems == NULL) == (error != NULL));
  if (problems == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  for (guint i = 0; i < problems->len; i++)
    {
      const SumiObfProblem *problem = problems->pdata[i];

      g_assert_cmpint (problem->position.own & problem->position.opponent, ==, 0);
      for (guint j = 0; j < problem->moves->len; j++)
        {
          const SumiObfMove *move = &g_array_index (problem->moves, SumiObfMove, j);

          g_assert_true (move->move == SUMI_SQUARE_PASS
                         || (sumi_position_legal_moves (problem->position) >> move->move & 1) != 0);
          g_assert_cmpint (ABS (move->score), <=, 64);
        }
      if (problem->has_score)
        g_assert_cmpint (ABS (problem->score), <=, 64);
    }
  return 0;
}
