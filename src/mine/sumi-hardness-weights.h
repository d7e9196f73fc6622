/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Written by "sumi-tool rate --fit"; see data/puzzle-ratings.md. In the order of the measures. */
static const double sumi_hardness_weights[] = {
  1691.6, /* one */
  -55.0, /* deny */
  -8.2, /* pass */
  -41.7, /* few */
  58.2, /* wipe-out */
  49.6, /* mobility */
  -17.7, /* quiet */
  -274.3, /* score */
  -14.9, /* distance */
  36.0, /* branches */
  75.3, /* empties */
  -7.9, /* rivals */
  1.9, /* decoys */
  55.3, /* right */
  -38.0, /* ugly */
  8.0, /* gift */
  -19.6, /* corner */
  -7.3, /* flips */
  -56.5, /* replies */
  -45.7, /* lead-1 */
  174.4, /* lead-2 */
  -209.1, /* lead-4 */
  -55.6, /* rivals-2 */
  -838.4, /* chance */
  35.0, /* depth */
};
