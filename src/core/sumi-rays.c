/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-rays.h"

#define FROM_COLUMN_OF(square) (SUMI_FILE_A * (0xff << ((square) & 7) & 0xff))
#define WEST_OF(square) (~FROM_COLUMN_OF (square))
#define EAST_OF(square) (FROM_COLUMN_OF (square) & ~(SUMI_FILE_A << ((square) & 7)))
#define RAYS(square)                                                                               \
  {                                                                                                \
    .up = {                                                                                        \
      UINT64_C (0x00000000000000fe) << (square) & EAST_OF (square),                                \
      UINT64_C (0x0002040810204080) << (square) & WEST_OF (square),                                \
      UINT64_C (0x0101010101010100) << (square),                                                   \
      UINT64_C (0x8040201008040200) << (square) & EAST_OF (square),                                \
    },                                                                                             \
    .down = {                                                                                      \
      UINT64_C (0x7f00000000000000) >> (63 - (square)) & WEST_OF (square),                         \
      UINT64_C (0x0102040810204000) >> (63 - (square)) & EAST_OF (square),                         \
      UINT64_C (0x0080808080808080) >> (63 - (square)),                                            \
      UINT64_C (0x0040201008040201) >> (63 - (square)) & WEST_OF (square),                         \
    },                                                                                             \
  }
#define RAYS_OF_ROW(row)                                                                           \
  RAYS (8 * row), RAYS (8 * row + 1), RAYS (8 * row + 2), RAYS (8 * row + 3), RAYS (8 * row + 4),  \
    RAYS (8 * row + 5), RAYS (8 * row + 6), RAYS (8 * row + 7)

const SumiRays sumi_rays_of[64] = {
  RAYS_OF_ROW (0), RAYS_OF_ROW (1), RAYS_OF_ROW (2), RAYS_OF_ROW (3),
  RAYS_OF_ROW (4), RAYS_OF_ROW (5), RAYS_OF_ROW (6), RAYS_OF_ROW (7),
};
