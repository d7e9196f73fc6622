/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Written by "sumi-tool rate --fit"; see data/puzzle-ratings.md. In the order of the measures. */
static const double sumi_hardness_weights[] = {
  1741.0, /* one */
  -57.2, /* deny */
  -28.5, /* pass */
  -51.2, /* few */
  105.6, /* wipe-out */
  34.1, /* mobility */
  -29.3, /* quiet */
  -260.0, /* score */
  -22.4, /* distance */
  32.8, /* branches */
  67.9, /* empties */
  -8.6, /* rivals */
  -1.0, /* decoys */
  -43.7, /* right */
  -44.2, /* ugly */
  -10.0, /* gift */
  -16.2, /* corner */
  -16.6, /* flips */
  -57.0, /* replies */
  -40.0, /* lead-1 */
  190.0, /* lead-2 */
  -211.2, /* lead-4 */
  -64.4, /* rivals-2 */
  -896.0, /* chance */
  37.4, /* depth */
};
