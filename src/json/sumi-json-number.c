/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-json-number.h"

#include <errno.h>
#include <math.h>
#include <string.h>

/* Whether TOKEN is a number by the grammar of JSON; OUT_IS_WHOLE says that it has neither fraction
 * nor exponent. */
gboolean
sumi_json_number_is_valid (const char *token, gboolean *out_is_whole)
{
  const char *p = token;
  size_t n_digits;

  if (*p == '-')
    p++;
  n_digits = strspn (p, G_CSET_DIGITS);
  if (n_digits == 0 || (n_digits > 1 && *p == '0'))
    return FALSE;
  p += n_digits;
  *out_is_whole = *p == '\0';
  if (*p == '.')
    {
      n_digits = strspn (++p, G_CSET_DIGITS);
      if (n_digits == 0)
        return FALSE;
      p += n_digits;
    }
  if (*p == 'e' || *p == 'E')
    {
      p += p[1] == '+' || p[1] == '-' ? 2 : 1;
      n_digits = strspn (p, G_CSET_DIGITS);
      if (n_digits == 0)
        return FALSE;
      p += n_digits;
    }

  return *p == '\0';
}

/* Whether the number TOKEN fits into the types that json-glib has for numbers, gint64 for whole
 * ones and double for others. */
gboolean
sumi_json_number_fits (const char *token, gboolean is_whole)
{
  if (!is_whole)
    return isfinite (g_ascii_strtod (token, NULL));
  errno = 0;
  g_ascii_strtoll (token, NULL, 10);

  return errno != ERANGE;
}
