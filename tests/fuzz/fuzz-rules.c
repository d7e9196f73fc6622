/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sixteen bytes of discs, and then moves: the fast rules agree with the slow ones. */

#include <string.h>

#include <glib.h>

#include "fuzz.h"
#include "slow-rules.h"
#include "sumi-moves.h"
#include "sumi-position.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  SumiBitboard black, white;
  SumiPosition position;

  if (size < 17)
    return 0;
  memcpy (&black, data, 8);
  memcpy (&white, data + 8, 8);
  position = sumi_position_make (black & ~white, white & ~black,
                                 (data[16] & 1) != 0 ? SUMI_WHITE : SUMI_BLACK);
  for (size_t i = 17; i < size && i < 17 + 60; i++)
    {
      SlowBoard board = slow_from_position (position);
      SumiBitboard legal = sumi_position_legal_moves (position);
      SumiSquare move = (SumiSquare) (data[i] & 63);

      g_assert_cmphex (legal, ==, slow_legal (&board));
      g_assert_true (sumi_position_is_over (position) == slow_is_over (&board));
      if (legal == 0)
        {
          if (slow_is_over (&board))
            return 0;
          g_assert_true (slow_must_pass (&board));
          position = sumi_position_pass (position);
          board = slow_pass (&board);
        }
      else
        {
          while ((legal >> move & 1) == 0)
            move = (SumiSquare) ((move + 1) & 63);
          position = sumi_position_play (position, move);
          board = slow_play (&board, move);
        }
      g_assert_true (sumi_position_equal (position, slow_to_position (board)));
    }
  return 0;
}
