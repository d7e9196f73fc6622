/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Written by "sumi-tool rate --fit"; see data/puzzle-ratings.md. In the order of the measures. */
static const double sumi_hardness_weights[] = {
  1714.5, /* one */
  -56.0, /* deny */
  -13.1, /* pass */
  -43.3, /* few */
  89.7, /* wipe-out */
  37.2, /* mobility */
  -6.1, /* quiet */
  -287.2, /* score */
  -25.6, /* distance */
  46.2, /* branches */
  82.4, /* empties */
  -10.5, /* rivals */
  -2.2, /* decoys */
  25.9, /* right */
  -39.3, /* ugly */
  -1.9, /* gift */
  -18.1, /* corner */
  -13.9, /* flips */
  -70.7, /* replies */
  -42.4, /* lead-1 */
  173.8, /* lead-2 */
  -217.8, /* lead-4 */
  -60.9, /* rivals-2 */
  -845.9, /* chance */
  38.6, /* depth */
};
