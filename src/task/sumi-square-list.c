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

/* What is matched is squares, one after the other. */
static gboolean
turn_squares_cb (const GMatchInfo *match, GString *turned, gpointer data)
{
  const SumiSymmetry *symmetry = data;
  g_autofree char *names = g_match_info_fetch (match, 0);

  for (const char *p = names; *p != '\0'; p += 2)
    {
      const char name[] = { p[0], p[1], '\0' };
      SumiSquare square;

      if (sumi_square_from_name (name, &square))
        g_string_append (turned, sumi_square_to_name (sumi_symmetry_square (*symmetry, square)));
    }
  return FALSE;
}

/* TEXT, which is UTF-8, with each square in it turned by SYMMETRY; by PATTERN, a regular expression
 * that tells what squares are in it, such as SUMI_SQUARES_IN_TEXT. The caller owns it. */
char *
sumi_square_list_turn_text (const char *text, const char *pattern, SumiSymmetry symmetry)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);

  return g_regex_replace_eval (regex, text, -1, 0, 0, turn_squares_cb, &symmetry, NULL);
}
