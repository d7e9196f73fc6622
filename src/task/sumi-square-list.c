/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-square-list.h"

/* The names of SQUARES column by column, with spaces between them: "b8 f1 g2". The caller owns the
 * text. */
char *
sumi_square_list_to_text (SumiBitboard squares)
{
  GString *text = g_string_new (NULL);

  for (int column = 0; column < 8; column++)
    {
      for (int row = 0; row < 8; row++)
        {
          SumiSquare square = sumi_square_at (column, row);

          if (!sumi_bitboard_has (squares, square))
            continue;
          if (text->len > 0)
            g_string_append_c (text, ' ');
          g_string_append (text, sumi_square_to_name (square));
        }
    }

  return g_string_free (text, FALSE);
}
