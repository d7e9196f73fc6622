/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-json-path.h"

#include <string.h>

#include "sumi-visible.h"

/* The most bytes of a key that is written without quotes. */
#define MAX_PLAIN_KEY 40

/* Whether KEY is a short word. Reads at most MAX_PLAIN_KEY + 1 bytes of it. */
static gboolean
is_plain (const char *key)
{
  gsize length = strnlen (key, MAX_PLAIN_KEY + 1);

  if (length == 0 || length > MAX_PLAIN_KEY)
    return FALSE;
  return strspn (key, G_CSET_a_2_z G_CSET_A_2_Z G_CSET_DIGITS "-_") == length;
}

/* Appends the step to KEY to PATH: ".key", or "[\"odd key\"]" where the key is no plain word. */
void
sumi_json_path_add_key (GString *path, const char *key)
{
  g_autofree char *quoted = NULL;

  if (is_plain (key))
    {
      if (path->len > 0)
        g_string_append_c (path, '.');
      g_string_append (path, key);
      return;
    }
  quoted = sumi_visible_quote (key);
  g_string_append_printf (path, "[%s]", quoted);
}

/* Appends the step to the INDEX-th element, counted from 0, to PATH. */
void
sumi_json_path_add_index (GString *path, guint index)
{
  g_string_append_printf (path, "[%u]", index);
}
