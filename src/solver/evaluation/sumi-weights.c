/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-weights.h"

#include <stdlib.h>
#include <string.h>

#include <zlib.h>

#include "sumi-allocate.h"
#include "sumi-little-endian.h"

/* The file: MAGIC, the version (2 bytes), the size of the values (4 bytes), the values, and the
 * CRC-32 (ISO 3309) of everything before it (4 bytes); numbers begin with their lowest byte.
 *
 * Values stand phase by phase, the last first, and each is written as its difference from the one
 * in the phase after, since neighbours are much alike: a difference that is not 0 as a zigzag
 * number in groups of seven bits, and 0 followed by how many more zeros there are. */
static const uint8_t magic[8] = { 'S', 'u', 'm', 'i', 'W', '\r', '\n', 0x1a };

/* Marks texts for translation. The callers translate them, as there is no GLib here. */
#define N_(text) text

#define VERSION 1
#define HEADER_SIZE (sizeof magic + 6)
#define CHECKSUM_SIZE 4
#define N_COUNTS (2 * SUMI_N_MOBILITIES + SUMI_N_ODD_QUADRANTS)
#define N_VALUES_OF_PHASE (SUMI_N_FOLDED_CONFIGURATIONS + N_COUNTS)
#define N_VALUES (SUMI_N_PHASES * N_VALUES_OF_PHASE)

/* The most bytes that one value takes: three groups, or a zero and a count of one. */
#define MAX_VALUE_SIZE 3

typedef struct
{
  const uint8_t *next;
  const uint8_t *end;
  bool is_damaged;
} Reader;

static uint32_t
read_groups (Reader *reader)
{
  uint32_t number = 0;

  for (int shift = 0; shift < 32; shift += 7)
    {
      uint8_t byte;

      if (reader->next == reader->end)
        break;
      byte = *reader->next++;
      number |= (uint32_t) (byte & 0x7f) << shift;
      if ((byte & 0x80) == 0)
        return number;
    }
  reader->is_damaged = true;
  return 0;
}

static uint8_t *
write_groups (uint8_t *next, uint32_t number)
{
  for (; number > 0x7f; number >>= 7)
    *next++ = (uint8_t) (number | 0x80);
  *next++ = (uint8_t) number;
  return next;
}

static void
read_differences (Reader *reader, int32_t *out_differences)
{
  uint32_t n_zeros = 0;

  for (size_t i = 0; i < N_VALUES; i++)
    {
      uint32_t zigzag;

      out_differences[i] = 0;
      if (n_zeros > 0)
        {
          n_zeros--;
          continue;
        }
      zigzag = read_groups (reader);
      if (zigzag == 0)
        n_zeros = read_groups (reader);
      out_differences[i] = (int32_t) (zigzag >> 1) ^ -(int32_t) (zigzag & 1);
    }
  if (n_zeros > 0 || reader->next != reader->end)
    reader->is_damaged = true;
}

static uint8_t *
write_differences (uint8_t *next, const int32_t *differences)
{
  for (size_t i = 0; i < N_VALUES; i++)
    {
      uint32_t n_zeros = 0;

      if (differences[i] != 0)
        {
          next = write_groups (next, (uint32_t) differences[i] << 1
                                         ^ (differences[i] < 0 ? UINT32_MAX : 0));
          continue;
        }
      for (; i + 1 < N_VALUES && differences[i + 1] == 0; i++)
        n_zeros++;
      *next++ = 0;
      next = write_groups (next, n_zeros);
    }
  return next;
}

/* The values of one phase in the order of the file; FOLDED as by sumi_patterns_fold(). */
static void
list_values (const SumiPhaseWeights *phase, const int32_t *folded, int16_t *out_values)
{
  int16_t *counts = &out_values[SUMI_N_FOLDED_CONFIGURATIONS];

  for (size_t i = 0; i < SUMI_N_CONFIGURATIONS; i++)
    out_values[folded[i]] = phase->patterns[i];
  memcpy (counts, phase->own_moves, sizeof phase->own_moves);
  memcpy (counts + SUMI_N_MOBILITIES, phase->opponent_moves, sizeof phase->opponent_moves);
  memcpy (counts + 2 * SUMI_N_MOBILITIES, phase->odd_quadrants, sizeof phase->odd_quadrants);
}

static void
take_values (SumiPhaseWeights *phase, const int32_t *folded, const int16_t *values)
{
  const int16_t *counts = &values[SUMI_N_FOLDED_CONFIGURATIONS];

  for (size_t i = 0; i < SUMI_N_CONFIGURATIONS; i++)
    phase->patterns[i] = values[folded[i]];
  memcpy (phase->own_moves, counts, sizeof phase->own_moves);
  memcpy (phase->opponent_moves, counts + SUMI_N_MOBILITIES, sizeof phase->opponent_moves);
  memcpy (phase->odd_quadrants, counts + 2 * SUMI_N_MOBILITIES, sizeof phase->odd_quadrants);
}

/* Fills WEIGHTS from DIFFERENCES; false if a sum is out of range. */
static bool
add_up (SumiWeights *weights, const int32_t *differences)
{
  int32_t *folded = sumi_allocate (SUMI_N_CONFIGURATIONS * sizeof *folded);
  int16_t *values = sumi_allocate (N_VALUES_OF_PHASE * sizeof *values);
  bool is_in_range = true;

  sumi_patterns_fold (folded);
  for (int phase = SUMI_N_PHASES - 1; phase >= 0; phase--)
    {
      for (size_t i = 0; i < N_VALUES_OF_PHASE; i++)
        {
          int64_t value = (int64_t) values[i] + *differences++;

          is_in_range &= value >= INT16_MIN && value <= INT16_MAX;
          values[i] = (int16_t) value;
        }
      take_values (&weights->phases[phase], folded, values);
    }
  free (values);
  free (folded);
  return is_in_range;
}

/* The inverse of add_up(). */
static void
take_apart (const SumiWeights *weights, int32_t *out_differences)
{
  int32_t *folded = sumi_allocate (SUMI_N_CONFIGURATIONS * sizeof *folded);
  int16_t *values = sumi_allocate (N_VALUES_OF_PHASE * sizeof *values);
  int16_t *later = sumi_allocate (N_VALUES_OF_PHASE * sizeof *later);

  sumi_patterns_fold (folded);
  for (int phase = SUMI_N_PHASES - 1; phase >= 0; phase--)
    {
      list_values (&weights->phases[phase], folded, values);
      for (size_t i = 0; i < N_VALUES_OF_PHASE; i++)
        *out_differences++ = values[i] - later[i];
      memcpy (later, values, N_VALUES_OF_PHASE * sizeof *values);
    }
  free (later);
  free (values);
  free (folded);
}

/* A rule of thumb for a 3×3 configuration, in hundredths of a disc: a corner is worth much; while
 * it is empty, a disc on the X-square is a loss, and one on a C-square a smaller loss. */
static int
rate_corner (int number)
{
  int digits[9], shifted = number + 19683 / 2;

  for (int i = 0; i < 9; i++, shifted /= 3)
    digits[i] = shifted % 3 - 1;
  if (digits[0] != 0)
    return 12 * SUMI_DISC * digits[0];
  return -5 * SUMI_DISC * digits[4] - 2 * SUMI_DISC * (digits[1] + digits[3]);
}

/* The phase of a position with N_DISCS, from 0: four discs are a phase, and the first and the last
 * also cover what comes before and after. */
int
sumi_phase_of_discs (int n_discs)
{
  int phase = n_discs < 13 ? 0 : (n_discs - 13) / 4;

  return phase < SUMI_N_PHASES ? phase : SUMI_N_PHASES - 1;
}

/* Weights that are all zero. */
SumiWeights *
sumi_weights_new (void)
{
  return sumi_allocate (sizeof (SumiWeights));
}

/* Weights of mobility and corners by rules of thumb, for use without a file of weights. */
SumiWeights *
sumi_weights_new_plain (void)
{
  SumiWeights *weights = sumi_weights_new ();
  int centre = sumi_pattern_centre (SUMI_PATTERN_CORNER_3X3);

  for (int phase = 0; phase < SUMI_N_PHASES; phase++)
    {
      SumiPhaseWeights *values = &weights->phases[phase];

      for (int number = -centre; number <= centre; number++)
        values->patterns[centre + number] = (int16_t) rate_corner (number);
      for (int n = 0; n < SUMI_N_MOBILITIES; n++)
        {
          values->own_moves[n] = (int16_t) (SUMI_DISC * n);
          values->opponent_moves[n] = (int16_t) (-SUMI_DISC * n);
        }
    }
  return weights;
}

void
sumi_weights_free (SumiWeights *weights)
{
  free (weights);
}

/* Reads a file that is in memory. OUT_WEIGHTS, to be freed with sumi_weights_free(), is set only if
 * the file is whole. */
SumiWeightsStatus
sumi_weights_from_bytes (const uint8_t *bytes, size_t size, SumiWeights **out_weights)
{
  Reader reader = { 0 };
  SumiWeights *weights;
  int32_t *differences;
  size_t checked_size;

  if (size < sizeof magic || memcmp (bytes, magic, sizeof magic) != 0)
    return SUMI_WEIGHTS_FOREIGN;
  if (size < HEADER_SIZE + CHECKSUM_SIZE)
    return SUMI_WEIGHTS_TRUNCATED;
  if (sumi_little_endian_read (bytes + sizeof magic, 2) != VERSION)
    return SUMI_WEIGHTS_VERSION;
  checked_size = HEADER_SIZE + (size_t) sumi_little_endian_read (bytes + sizeof magic + 2, 4);
  if (size < checked_size + CHECKSUM_SIZE)
    return SUMI_WEIGHTS_TRUNCATED;
  if (size > checked_size + CHECKSUM_SIZE
      || sumi_little_endian_read (bytes + checked_size, 4) != crc32_z (0, bytes, checked_size))
    return SUMI_WEIGHTS_DAMAGED;

  reader.next = bytes + HEADER_SIZE;
  reader.end = bytes + checked_size;
  weights = sumi_weights_new ();
  differences = sumi_allocate (N_VALUES * sizeof *differences);
  read_differences (&reader, differences);
  if (!add_up (weights, differences) || reader.is_damaged)
    {
      sumi_weights_free (weights);
      weights = NULL;
    }
  free (differences);
  if (weights == NULL)
    return SUMI_WEIGHTS_DAMAGED;
  *out_weights = weights;
  return SUMI_WEIGHTS_OK;
}

/* The file of WEIGHTS, OUT_SIZE bytes, to be freed with free(). */
uint8_t *
sumi_weights_to_bytes (const SumiWeights *weights, size_t *out_size)
{
  uint8_t *bytes = sumi_allocate (HEADER_SIZE + MAX_VALUE_SIZE * N_VALUES + CHECKSUM_SIZE);
  int32_t *differences = sumi_allocate (N_VALUES * sizeof *differences);
  uint8_t *end;
  size_t size;

  take_apart (weights, differences);
  end = write_differences (bytes + HEADER_SIZE, differences);
  free (differences);

  size = (size_t) (end - bytes);
  memcpy (bytes, magic, sizeof magic);
  sumi_little_endian_write (bytes + sizeof magic, 2, VERSION);
  sumi_little_endian_write (bytes + sizeof magic + 2, 4, (uint32_t) (size - HEADER_SIZE));
  sumi_little_endian_write (end, 4, (uint32_t) crc32_z (0, bytes, size));
  *out_size = size + CHECKSUM_SIZE;
  return bytes;
}

/* What STATUS says is wrong with a file, as a sentence in English without the file's name, to be
 * translated by the caller. */
const char *
sumi_weights_status_to_text (SumiWeightsStatus status)
{
  switch (status)
    {
    case SUMI_WEIGHTS_OK:
      return N_("the weights are whole");
    case SUMI_WEIGHTS_FOREIGN:
      return N_("this is not a file of weights");
    case SUMI_WEIGHTS_VERSION:
      return N_("the weights are of another version of Sumi");
    case SUMI_WEIGHTS_TRUNCATED:
      return N_("the file of weights is cut off");
    case SUMI_WEIGHTS_DAMAGED:
    default:
      return N_("the file of weights is damaged");
    }
}
