/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-last-flips.h"

/* The discs between PLACE and the nearest disc of LINE above it: the zeros at the low end of what
 * lies above; none where nothing does. */
#define FROM(line, place) ((unsigned) (line) >> (place) >> 1)
#define ABOVE(line, place) (FROM (line, place) == 0 ? 0 : __builtin_ctz (FROM (line, place)))

/* The same below: PLACE - 1 less the number of the highest bit. */
#define UNDER(line, place) ((unsigned) (line) & ((1u << (place)) - 1))
#define BELOW(line, place)                                                                         \
  (UNDER (line, place) == 0 ? 0 : (place) -32 + __builtin_clz (UNDER (line, place)))

#define LINE(line, place) (uint8_t) (ABOVE (line, place) + BELOW (line, place))
#define LINES_4(line, place)                                                                       \
  LINE (line, place), LINE (line + 1, place), LINE (line + 2, place), LINE (line + 3, place)
#define LINES_16(line, place)                                                                      \
  LINES_4 (line, place), LINES_4 (line + 4, place), LINES_4 (line + 8, place),                     \
      LINES_4 (line + 12, place)
#define LINES_64(line, place)                                                                      \
  LINES_16 (line, place), LINES_16 (line + 16, place), LINES_16 (line + 32, place),                \
      LINES_16 (line + 48, place)
#define LINES(place)                                                                               \
  {                                                                                                \
    LINES_64 (0, place), LINES_64 (64, place), LINES_64 (128, place), LINES_64 (192, place)        \
  }

const uint8_t sumi_last_flips_on_line[8][256] = {
  LINES (0), LINES (1), LINES (2), LINES (3), LINES (4), LINES (5), LINES (6), LINES (7),
};
