/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests of the numbers that the JSON reader takes. */

#include <errno.h>

#include "sumi-json-scan.h"

static int errno_left;

gint64 __real_g_ascii_strtoll (const char *text, char **out_end, guint base);
gint64 __wrap_g_ascii_strtoll (const char *text, char **out_end, guint base);

/* Stands in for g_ascii_strtoll(), which leaves EAGAIN in errno when another thread makes GLib's
 * locale at the same moment. */
gint64
__wrap_g_ascii_strtoll (const char *text, char **out_end, guint base)
{
  gint64 number = __real_g_ascii_strtoll (text, out_end, base);

  if (errno_left != 0)
    errno = errno_left;
  return number;
}

static void
assert_scan (const char *text, gboolean is_right)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  G_GNUC_UNUSED g_autoptr (SumiJsonScan) scan
    = sumi_json_scan_new (text, SUMI_JSON_MAX_VALUES, mistakes);

  if (is_right)
    g_assert_cmpuint (mistakes->len, ==, 0);
  else
    {
      const SumiMistake *mistake;

      g_assert_cmpuint (mistakes->len, ==, 1);
      mistake = mistakes->pdata[0];
      g_assert_cmpint (mistake->code, ==, SUMI_MISTAKE_RANGE);
      g_assert_cmpint (mistake->place.column, ==, 2);
    }
}

static void
test_range (void)
{
  assert_scan ("[9223372036854775807]", TRUE);
  assert_scan ("[-9223372036854775808]", TRUE);
  assert_scan ("[1.5e308]", TRUE);
  assert_scan ("[9223372036854775808]", FALSE);
  assert_scan ("[-9223372036854775809]", FALSE);
  assert_scan ("[1e999]", FALSE);
}

static void
test_errno_of_others (void)
{
  errno_left = EAGAIN;
  assert_scan ("[2]", TRUE);
  errno_left = 0;
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json/number/range", test_range);
  g_test_add_func ("/json/number/errno-of-others", test_errno_of_others);

  return g_test_run ();
}
