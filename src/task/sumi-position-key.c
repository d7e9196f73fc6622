/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-position-key.h"

#include "sumi-position.h"

/* KEY is a SumiPosition. */
guint
sumi_position_key_hash (gconstpointer key)
{
  return (guint) sumi_position_hash (*(const SumiPosition *) key);
}

/* Both are a SumiPosition. */
gboolean
sumi_position_key_equal (gconstpointer a, gconstpointer b)
{
  return sumi_position_equal (*(const SumiPosition *) a, *(const SumiPosition *) b);
}
