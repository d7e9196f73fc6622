/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The names and moves of openings that players and their clubs know; a line comes before those that
 * continue it. Two tables are made of this list: of the openings, and of the names that a task can
 * have in a file. A file that uses the names includes glib/gi18n-lib.h. */
#define SUMI_NAMED_OPENINGS(OPENING) \
  OPENING (DIAGONAL, NC_("opening", "Diagonal"), "c4c3") \
  OPENING (PARALLEL, NC_("opening", "Parallel"), "c4c5") \
  OPENING (PERPENDICULAR, NC_("opening", "Perpendicular"), "c4e3") \
  OPENING (WING, NC_("opening", "Wing"), "c4c3e6c5") \
  OPENING (SEMI_WING, NC_("opening", "Semi-Wing"), "c4c3f5c5") \
  OPENING (X_SQUARE, NC_("opening", "X-square"), "c4c3d3c5b2") \
  OPENING (SNAKE, NC_("opening", "Snake"), "c4c3d3c5b3") \
  OPENING (PYRAMID, NC_("opening", "Pyramid"), "c4c3d3c5b3f4b5b4c6d6f5") \
  OPENING (HEATH, NC_("opening", "Heath"), "c4c3d3c5b4") \
  OPENING (HEATH_BAT, NC_("opening", "Heath-Bat"), "c4c3d3c5b4d2d6") \
  OPENING (IWASAKI, NC_("opening", "Iwasaki"), "c4c3d3c5b4d2e2") \
  OPENING (HEATH_CHIMNEY, NC_("opening", "Heath-Chimney"), "c4c3d3c5b4e3") \
  OPENING (RACCOON_DOG, NC_("opening", "Raccoon Dog"), "c4c3d3c5b5") \
  OPENING (HAMILTON, NC_("opening", "Hamilton"), "c4c3d3c5b6c6b5") \
  OPENING (LOLLIPOP, NC_("opening", "Lollipop"), "c4c3d3c5b6e3") \
  OPENING (COW, NC_("opening", "Cow"), "c4c3d3c5d6") \
  OPENING (CHIMNEY, NC_("opening", "Chimney"), "c4c3d3c5d6e3") \
  OPENING (COW_BAT, NC_("opening", "Cow Bat"), "c4c3d3c5d6f4b4") \
  OPENING (ROSE_V_TOTH, NC_("opening", "Rose-v-Toth"), "c4c3d3c5d6f4f5") \
  OPENING (TANIDA, NC_("opening", "Tanida"), "c4c3d3c5d6f4f5d2") \
  OPENING (AIRCRAFT, NC_("opening", "Aircraft"), "c4c3d3c5d6f4f5d2b5") \
  OPENING (SAILBOAT, NC_("opening", "Sailboat"), "c4c3d3c5d6f4f5d2g4d7") \
  OPENING (MARUOKA, NC_("opening", "Maruoka"), "c4c3d3c5d6f4f5e6c6d7") \
  OPENING (LANDAU, NC_("opening", "Landau"), "c4c3d3c5d6f4f5e6f6") \
  OPENING (BUFFALO, NC_("opening", "Buffalo"), "c4c3d3c5f6") \
  OPENING (MARUOKA_BUFFALO, NC_("opening", "Maruoka Buffalo"), "c4c3d3c5f6e2c6") \
  OPENING (TANIDA_BUFFALO, NC_("opening", "Tanida Buffalo"), "c4c3d3c5f6e3c6f5f4g5") \
  OPENING (HOKURIKU_BUFFALO, NC_("opening", "Hokuriku Buffalo"), "c4c3d3c5f6f5") \
  OPENING (MIMURA, NC_("opening", "Mimura"), "c4e3f4c5d6e6") \
  OPENING (SHAMAN, NC_("opening", "Shaman"), "c4e3f4c5d6f3c6") \
  OPENING (INOUE, NC_("opening", "Inoue"), "c4e3f4c5d6f3d3") \
  OPENING (IAGO, NC_("opening", "Iago"), "c4e3f4c5d6f3d3c3") \
  OPENING (BHAGAT, NC_("opening", "Bhagat"), "c4e3f4c5d6f3e2") \
  OPENING (ROSE, NC_("opening", "Rose"), "c4e3f4c5d6f3e6c3d3e2") \
  OPENING (FLAT, NC_("opening", "Flat"), "c4e3f4c5d6f3e6c3d3e2b5") \
  OPENING (ROTATING_FLAT, NC_("opening", "Rotating Flat"), "c4e3f4c5d6f3e6c3d3e2b5f5") \
  OPENING (MURAKAMI, NC_("opening", "Murakami"), "c4e3f4c5d6f3e6c3d3e2b5f5b3") \
  OPENING (ROSE_BIRTH, NC_("opening", "Rose-Birth"), "c4e3f4c5d6f3e6c3d3e2b6f5") \
  OPENING (GREENBERG, NC_("opening", "Greenberg"), "c4e3f4c5d6f3e6c3d3e2d2") \
  OPENING (RALLE, NC_("opening", "Ralle"), "c4e3f4c5d6f3e6c6") \
  OPENING (HORSE, NC_("opening", "Horse"), "c4e3f4c5e6") \
  OPENING (GANGLION, NC_("opening", "Ganglion"), "c4e3f5b4") \
  OPENING (SWALLOW, NC_("opening", "Swallow"), "c4e3f5b4f3") \
  OPENING (ITALIAN, NC_("opening", "Italian"), "c4e3f5e6d3") \
  OPENING (CAT, NC_("opening", "Cat"), "c4e3f5e6f4") \
  OPENING (SAKAGUCHI, NC_("opening", "Sakaguchi"), "c4e3f5e6f4c5d6c6f7f3") \
  OPENING (BERNER, NC_("opening", "Berner"), "c4e3f5e6f4c5d6c6f7g5g6") \
  OPENING (BENT_GANGLION, NC_("opening", "Bent Ganglion"), "c4e3f6b4") \
  OPENING (TIGER, NC_("opening", "Tiger"), "c4e3f6e6f5") \
  OPENING (STEPHENSON, NC_("opening", "Stephenson"), "c4e3f6e6f5c5c3") \
  OPENING (NO_KUNG, NC_("opening", "No-Kung"), "c4e3f6e6f5c5c3b4") \
  OPENING (COMPOTH, NC_("opening", "Comp’Oth"), "c4e3f6e6f5c5c3c6") \
  OPENING (LIGHTNING_BOLT, NC_("opening", "Lightning Bolt"), "c4e3f6e6f5c5c3c6d6") \
  OPENING (FAT_DRAW, NC_("opening", "F.A.T. Draw"), "c4e3f6e6f5c5c3c6d3d2e2b3c1c2b4a3a5b5a6a4a2") \
  OPENING (KUNG, NC_("opening", "Kung"), "c4e3f6e6f5c5c3g5") \
  OPENING (LEADERS_TIGER, NC_("opening", "Leader’s Tiger"), "c4e3f6e6f5c5d3") \
  OPENING (BRIGHTWELL, NC_("opening", "Brightwell"), "c4e3f6e6f5c5d6") \
  OPENING (ROSE_BILL, NC_("opening", "Rose-Bill"), "c4e3f6e6f5c5f4g6f7") \
  OPENING (TAMENORI, NC_("opening", "Tamenori"), "c4e3f6e6f5c5f4g6f7d3") \
  OPENING (AUBREY, NC_("opening", "Aubrey"), "c4e3f6e6f5g6")
