/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-square-list.h"

/* One square, or several without a space between them, as in a record, which are no part of a
 * longer word or number. Scripts other than Latin write theirs right beside them. */
#define NO_PART "[\\p{Latin}\\p{Nd}_]"
#define SQUARES_IN_TEXT "(?<!" NO_PART ")([a-h][1-8])+(?!" NO_PART ")"

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

static gboolean
turn_squares_cb (const GMatchInfo *info, GString *turned, gpointer data)
{
  const SumiSymmetry *symmetry = data;
  g_autofree char *squares = g_match_info_fetch (info, 0);

  for (const char *name = squares; *name != '\0'; name += 2)
    {
      SumiSquare square = sumi_square_at (name[0] - 'a', name[1] - '1');

      g_string_append (turned, sumi_square_to_name (sumi_symmetry_square (*symmetry, square)));
    }
  return FALSE;
}

/* TEXT, which is UTF-8, with each square that it names turned by SYMMETRY. The caller owns it. */
char *
sumi_square_list_turn_text (const char *text, SumiSymmetry symmetry)
{
  g_autoptr (GRegex) regex = g_regex_new (SQUARES_IN_TEXT, 0, 0, NULL);

  return g_regex_replace_eval (regex, text, -1, 0, 0, turn_squares_cb, &symmetry, NULL);
}
