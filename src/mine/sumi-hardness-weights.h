/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Written by "sumi-tool rate --fit"; see data/puzzle-ratings.md. In the order of the measures. */
static const double sumi_hardness_weights[] = {
  1714.7, /* one */
  -56.3, /* deny */
  -13.1, /* pass */
  -43.4, /* few */
  89.6, /* wipe-out */
  37.1, /* mobility */
  -6.1, /* quiet */
  -287.3, /* score */
  -25.7, /* distance */
  46.2, /* branches */
  82.3, /* empties */
  -10.6, /* rivals */
  -2.2, /* decoys */
  25.6, /* right */
  -39.3, /* ugly */
  -1.9, /* gift */
  -18.1, /* corner */
  -13.9, /* flips */
  -70.7, /* replies */
  -42.4, /* lead-1 */
  173.7, /* lead-2 */
  -217.8, /* lead-4 */
  -61.0, /* rivals-2 */
  -845.8, /* chance */
  38.6, /* depth */
};
