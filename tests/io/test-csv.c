/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Values of tables, as other programs read them. */

#include "sumi-csv.h"

static void
test_values (void)
{
  static const struct
  {
    const char *value;
    const char *written;
  } rows[] = {
    { "", "" },
    { "Ada", "Ada" },
    { "a, b", "\"a, b\"" },
    { "say \"a\"", "\"say \"\"a\"\"\"" },
    { "two\nlines", "\"two\nlines\"" },
    /* What parts values in some spreadsheets. */
    { "corner;parity", "\"corner;parity\"" },
    { "Ada;=1+2", "\"Ada;=1+2\"" },
    { "a\tb", "\"a\tb\"" },
    /* What a spreadsheet would compute, of whoever chose the name. */
    { "=1+2", "'=1+2" },
    { "@SUM(A1)", "'@SUM(A1)" },
    { "+A1,A2", "\"'+A1,A2\"" },
    { "-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0" },
    { "\t=1", "\"'\t=1\"" },
    { "\n=1", "\"'\n=1\"" },
    { "＝1+2", "'＝1+2" },
    { "＠SUM(A1)", "'＠SUM(A1)" },
    /* Numbers, and what computes nothing. */
    { "-12", "-12" },
    { "+3.5", "+3.5" },
    { "-", "-" },
    { "＋", "＋" },
    { "a=b", "a=b" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) csv = g_string_new ("x,");
      g_autofree char *expected = g_strconcat ("x,", rows[i].written, NULL);

      sumi_csv_add_value (csv, rows[i].value);
      g_assert_cmpstr (csv->str, ==, expected);
    }
}

static void
test_file (void)
{
  g_autofree char *text = sumi_csv_for_file ("pupil\nZoë\n");

  g_assert_cmpstr (text, ==, "\xef\xbb\xbfpupil\nZoë\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/csv/values", test_values);
  g_test_add_func ("/csv/file", test_file);
  return g_test_run ();
}
