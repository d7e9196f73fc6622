/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of weights: what is written is read back, and nothing else is. */

#include <glib.h>
#include <stdlib.h>

#include "random-weights.h"

/* Where the bytes of the file are. */
#define VERSION_OFFSET 8
#define SIZE_OFFSET 10
#define HEADER_SIZE 14
#define CHECKSUM_SIZE 4

static void
assert_refused (const uint8_t *bytes, size_t size, SumiWeightsStatus status)
{
  SumiWeights *weights = NULL;

  g_assert_cmpint (sumi_weights_from_bytes (bytes, size, &weights), ==, status);
  g_assert_null (weights);
}

static void
assert_refused_somehow (const uint8_t *bytes, size_t size)
{
  SumiWeights *weights = NULL;

  g_assert_cmpint (sumi_weights_from_bytes (bytes, size, &weights), !=, SUMI_WEIGHTS_OK);
  g_assert_null (weights);
}

static void
assert_round_trip (SumiWeights *weights)
{
  SumiWeights *read = NULL;
  size_t size, size_again;
  uint8_t *bytes = sumi_weights_to_bytes (weights, &size), *bytes_again;

  g_assert_cmpint (sumi_weights_from_bytes (bytes, size, &read), ==, SUMI_WEIGHTS_OK);
  g_assert_cmpmem (read, sizeof *read, weights, sizeof *weights);
  bytes_again = sumi_weights_to_bytes (read, &size_again);
  g_assert_cmpmem (bytes_again, size_again, bytes, size);

  free (bytes_again);
  free (bytes);
  sumi_weights_free (read);
  sumi_weights_free (weights);
}

static void
test_round_trip (void)
{
  SumiWeights *extreme = sumi_weights_new ();

  for (int i = 0; i < SUMI_N_MOBILITIES; i++)
    {
      extreme->phases[0].own_moves[i] = INT16_MIN;
      extreme->phases[1].own_moves[i] = INT16_MAX;
    }
  assert_round_trip (extreme);
  assert_round_trip (sumi_weights_new ());
  assert_round_trip (sumi_weights_new_plain ());
  for (uint64_t seed = 0; seed < 5; seed++)
    assert_round_trip (random_weights_new (seed));
}

/* A file that is short enough to try all that can happen to it. */
static void
test_damage (void)
{
  SumiWeights *weights = sumi_weights_new ();
  g_autofree uint8_t *changed = NULL;
  uint8_t *bytes;
  size_t size;

  for (int phase = 0; phase < SUMI_N_PHASES; phase++)
    for (int i = 0; i < SUMI_N_MOBILITIES; i++)
      weights->phases[phase].own_moves[i] = (int16_t) (17 * i * phase);
  bytes = sumi_weights_to_bytes (weights, &size);

  changed = g_malloc (size + 1);
  memcpy (changed, bytes, size);
  changed[size] = 0;
  assert_refused (changed, size + 1, SUMI_WEIGHTS_DAMAGED);

  for (size_t i = 0; i < size; i++)
    {
      assert_refused (changed, i,
                      i < VERSION_OFFSET ? SUMI_WEIGHTS_FOREIGN : SUMI_WEIGHTS_TRUNCATED);
      for (int bit = 0; bit < 8; bit++)
        {
          changed[i] = bytes[i] ^ (uint8_t) (1 << bit);
          if (i < VERSION_OFFSET)
            assert_refused (changed, size, SUMI_WEIGHTS_FOREIGN);
          else if (i < SIZE_OFFSET)
            assert_refused (changed, size, SUMI_WEIGHTS_VERSION);
          else if (i < HEADER_SIZE)
            assert_refused_somehow (changed, size);
          else
            assert_refused (changed, size, SUMI_WEIGHTS_DAMAGED);
        }
      changed[i] = bytes[i];
    }
  free (bytes);
  sumi_weights_free (weights);
}

static void
write_checksum (uint8_t *bytes, size_t size)
{
  uint32_t checksum = UINT32_MAX;

  for (size_t i = 0; i < size; i++)
    {
      checksum ^= bytes[i];
      for (int bit = 0; bit < 8; bit++)
        checksum = checksum >> 1 ^ ((checksum & 1) != 0 ? 0xedb88320u : 0);
    }
  for (int i = 0; i < CHECKSUM_SIZE; i++)
    bytes[size + (size_t) i] = (uint8_t) (~checksum >> 8 * i);
}

/* Files whose checksum is right, made by somebody else: refused or read, but never a crash. */
static void
test_forged (void)
{
  static const struct
  {
    const char *name;
    uint8_t values[16];
    uint8_t n_values;
  } forgeries[] = {
    { "nothing", { 0 }, 0 },
    { "a zero without a count", { 0 }, 1 },
    { "too few zeros", { 0, 5 }, 2 },
    { "too many zeros", { 0, 0xff, 0xff, 0xff, 0x7f }, 5 },
    { "a number without an end", { 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff }, 7 },
    { "a value out of range", { 0x80, 0x80, 0x80, 1, 0, 0xff, 0xff, 0x7f }, 8 },
  };
  SumiWeights *weights = sumi_weights_new ();
  size_t size;
  uint8_t *bytes = sumi_weights_to_bytes (weights, &size);

  for (size_t i = 0; i < G_N_ELEMENTS (forgeries); i++)
    {
      uint8_t forged[HEADER_SIZE + 16 + CHECKSUM_SIZE];

      g_test_message ("%s", forgeries[i].name);
      memcpy (forged, bytes, HEADER_SIZE);
      memset (forged + SIZE_OFFSET, 0, 4);
      forged[SIZE_OFFSET] = forgeries[i].n_values;
      memcpy (forged + HEADER_SIZE, forgeries[i].values, forgeries[i].n_values);
      write_checksum (forged, HEADER_SIZE + (size_t) forgeries[i].n_values);
      assert_refused (forged, HEADER_SIZE + (size_t) forgeries[i].n_values + CHECKSUM_SIZE,
                      SUMI_WEIGHTS_DAMAGED);
    }
  free (bytes);
  sumi_weights_free (weights);
}

/* The size is 4 bytes long, lowest first; this holds the format itself fast. */
static void
test_bytes (void)
{
  static const uint8_t begin[] = { 'S', 'u', 'm', 'i', 'W', '\r', '\n', 0x1a, 1, 0 };
  SumiWeights *weights = sumi_weights_new ();
  size_t size;
  uint8_t *bytes;

  weights->phases[SUMI_N_PHASES - 1].patterns[0] = -300;
  bytes = sumi_weights_to_bytes (weights, &size);
  g_assert_cmpmem (bytes, sizeof begin, begin, sizeof begin);
  g_assert_cmpuint (bytes[SIZE_OFFSET] + 256u * bytes[SIZE_OFFSET + 1], ==,
                    size - HEADER_SIZE - CHECKSUM_SIZE);
  /* -300 is 599 as a zigzag number: 4 * 128 + 87. */
  g_assert_cmpuint (bytes[HEADER_SIZE], ==, 0x80 | 87);
  g_assert_cmpuint (bytes[HEADER_SIZE + 1], ==, 4);
  g_assert_cmpuint (bytes[HEADER_SIZE + 2], ==, 0);
  /* All others of the last phase are one run of zeros; so are those of the phases before it, but
   * for the 300 that it takes back. */
  g_assert_cmpuint (size, ==, HEADER_SIZE + 2 * (2 + 1 + 3) + CHECKSUM_SIZE);
  free (bytes);
  sumi_weights_free (weights);
}

static void
test_phases (void)
{
  static const struct
  {
    int n_discs;
    int phase;
  } table[] = { { 4, 0 },  { 12, 0 }, { 16, 0 },  { 17, 1 },  { 20, 1 },
                { 21, 2 }, { 52, 9 }, { 53, 10 }, { 56, 10 }, { 64, 10 } };

  for (size_t i = 0; i < G_N_ELEMENTS (table); i++)
    g_assert_cmpint (sumi_phase_of_discs (table[i].n_discs), ==, table[i].phase);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/weights/round-trip", test_round_trip);
  g_test_add_func ("/weights/damage", test_damage);
  g_test_add_func ("/weights/forged", test_forged);
  g_test_add_func ("/weights/bytes", test_bytes);
  g_test_add_func ("/weights/phases", test_phases);
  return g_test_run ();
}
