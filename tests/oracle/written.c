/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "written.h"

#include <stdio.h>
#include <stdlib.h>

#include "sumi-notation.h"

static _Noreturn void
refuse (const char *what, const char *text)
{
  fprintf (stderr, "%s is no %s\n", text, what);
  abort ();
}

SumiSquare
square_of (const char *name)
{
  SumiSquare square;

  if (!sumi_square_from_name (name, &square))
    refuse ("square", name);
  return square;
}

/* CELLS are 64 from a1 to h8: X, O or a dot. */
SumiPosition
position_of (const char *cells, SumiColor turn)
{
  SumiBitboard black, white;

  if (sumi_cells_from_text (cells, &black, &white).status != SUMI_NOTATION_OK)
    refuse ("position", cells);
  return sumi_position_make (black, white, turn);
}
