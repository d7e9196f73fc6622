/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Numbers in files that are the same on every machine: the lowest byte comes first. */

#include <stdint.h>

/* The number in the SIZE bytes from BYTES on, at most 8. */
static inline uint64_t
sumi_little_endian_read (const uint8_t *bytes, int size)
{
  uint64_t number = 0;

  for (int i = size - 1; i >= 0; i--)
    number = number << 8 | bytes[i];
  return number;
}

/* Writes the lowest SIZE bytes of NUMBER, at most 8, to BYTES. */
static inline void
sumi_little_endian_write (uint8_t *bytes, int size, uint64_t number)
{
  for (int i = 0; i < size; i++)
    bytes[i] = (uint8_t) (number >> 8 * i);
}
