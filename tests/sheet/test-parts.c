/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is picked from packs, and the codes by which it is found again. */

#include "sumi-pack-reader.h"
#include "sumi-random.h"
#include "sumi-sheet-parts.h"

#include <string.h>

#define N_RANDOM 500

#define COUNT "\"position\": {\"moves\": \"f5\"}, " \
              "\"task\": {\"type\": \"count\", \"quantity\": \"empties\"}"
#define PUZZLE(id, more) \
  "{\"kind\": \"puzzle\", \"id\": \"" id "\", \"title\": \"T\", " more COUNT "}"
#define STEP "{\"text\": \"t\", " COUNT "}"
#define PACK(id, items) "{\"format\": \"sumi-pack/1\", \"id\": \"" id "\", \"title\": \"T\", " \
                        "\"language\": \"en\", \"items\": [" items "]}"

static const char *const sources[] = {
  PACK ("one", PUZZLE ("a", "\"tags\": [\"corner\"], \"difficulty\": 1, ") ","
               PUZZLE ("b", "\"difficulty\": 2, ") ","
               "{\"kind\": \"lesson\", \"id\": \"l\", \"title\": \"L\", \"tags\": [\"corner\"], "
               "\"difficulty\": 3, \"steps\": [{\"text\": \"t\"}, " STEP ", " STEP "]},"
               PUZZLE ("c", "\"tags\": [\"edge\"], ")),
  PACK ("two", PUZZLE ("a", "") "," PUZZLE ("d", "\"difficulty\": 5, ")),
};

static GPtrArray *
read_packs (void)
{
  GPtrArray *packs = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_pack_unref);

  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    {
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      SumiPack *pack = sumi_pack_read_data (sources[i], strlen (sources[i]),
                                            SUMI_PACK_READ_DEFAULT, mistakes);

      g_assert_cmpuint (mistakes->len, ==, 0);
      g_assert_nonnull (pack);
      g_ptr_array_add (packs, pack);
    }
  return packs;
}

/* The ids of PARTS with those of their packs: "one/a two/d". */
static char *
list_ids (const GPtrArray *parts)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < parts->len; i++)
    {
      const SumiSheetPart *part = parts->pdata[i];

      g_string_append_printf (text, "%s%s.%s", i > 0 ? " " : "", part->pack->id, part->id);
    }
  return g_string_free (text, FALSE);
}

static void
test_select (void)
{
  const struct
  {
    SumiSheetFilter filter;
    const char *ids; /* NULL: refused */
    int code;
  } cases[] = {
#define IDS(...) .ids = (const char *const[]){ __VA_ARGS__, NULL }
#define TAGS(...) .tags = (const char *const[]){ __VA_ARGS__, NULL }
    { { 0 }, "one.a one.b one.l/2 one.l/3 one.c two.a two.d", 0 },
    { { .max_parts = 2 }, "one.a one.b", 0 },
    { { IDS ("c", "b") }, "one.c one.b", 0 },
    { { IDS ("a") }, "one.a two.a", 0 },
    { { IDS ("l") }, "one.l/2 one.l/3", 0 },
    { { IDS ("l/3") }, "one.l/3", 0 },
    { { IDS ("l/1") }, NULL, SUMI_SHEET_ERROR_NO_ID },
    { { IDS ("a", "none") }, NULL, SUMI_SHEET_ERROR_NO_ID },
    { { TAGS ("corner") }, "one.a one.l/2 one.l/3", 0 },
    { { TAGS ("corner", "edge") }, "one.a one.l/2 one.l/3 one.c", 0 },
    { { TAGS ("none") }, NULL, SUMI_SHEET_ERROR_NOTHING },
    { { .min_difficulty = 2, .max_difficulty = 3 }, "one.b one.l/2 one.l/3", 0 },
    { { TAGS ("corner"), .min_difficulty = 1, .max_difficulty = 1 }, "one.a", 0 },
    { { IDS ("a"), TAGS ("edge") }, NULL, SUMI_SHEET_ERROR_NOTHING },
    { { .pick = SUMI_SHEET_PICK_LESSONS }, "one.l", 0 },
    { { .pick = SUMI_SHEET_PICK_LESSONS, IDS ("a") }, NULL, SUMI_SHEET_ERROR_NO_ID },
  };
  g_autoptr (GPtrArray) packs = read_packs ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) parts = sumi_sheet_select (packs, &cases[i].filter, &error);
      g_autofree char *ids = NULL;

      if (cases[i].ids == NULL)
        {
          g_assert_null (parts);
          g_assert_error (error, SUMI_SHEET_ERROR, cases[i].code);
          g_assert_true ((strstr (error->message, "lesson") != NULL)
                         == (cases[i].filter.pick == SUMI_SHEET_PICK_LESSONS));
          continue;
        }
      g_assert_no_error (error);
      ids = list_ids (parts);
      g_assert_cmpstr (ids, ==, cases[i].ids);
    }
}

static void
test_code (void)
{
  static const struct
  {
    SumiSheetPick pick;
    const char *code;
    const char *ids; /* NULL: refused */
    const char *made; /* NULL: the same code */
  } cases[] = {
    { SUMI_SHEET_PICK_EXERCISES, "one", "one.a one.b one.l/2 one.l/3 one.c", NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:a..l/3", "one.a one.b one.l/2 one.l/3", NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:a,b", "one.a one.b", NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:a..b", "one.a one.b", "one:a,b" },
    { SUMI_SHEET_PICK_EXERCISES, "one:c,a", "one.c one.a", NULL },
    { SUMI_SHEET_PICK_EXERCISES, "two:d one:b", "two.d one.b", NULL },
    { SUMI_SHEET_PICK_EXERCISES, " two \n one:c ", "two.a two.d one.c", "two one:c" },
    { SUMI_SHEET_PICK_EXERCISES, "One:A,\nB\tTWO : D", "one.a one.b two.d", "one:a,b two:d" },
    { SUMI_SHEET_PICK_EXERCISES, "one:a,,b, ", "one.a one.b", "one:a,b" },
    { SUMI_SHEET_PICK_EXERCISES, "one: a .. l/3", "one.a one.b one.l/2 one.l/3", "one:a..l/3" },
    { SUMI_SHEET_PICK_EXERCISES, "one:l", "one.l/2 one.l/3", "one:l/2,l/3" },
    { SUMI_SHEET_PICK_EXERCISES, "one:b..l", "one.b one.l/2 one.l/3", "one:b..l/3" },
    { SUMI_SHEET_PICK_EXERCISES, "one:l..c", "one.l/2 one.l/3 one.c", "one:l/2..c" },
    { SUMI_SHEET_PICK_EXERCISES, "Sumi code: one:c,a", "one.c one.a", "one:c,a" },
    { SUMI_SHEET_PICK_EXERCISES, "Sumi-Code:\ntwo:d one:b", "two.d one.b", "two:d one:b" },
    { SUMI_SHEET_PICK_EXERCISES, "Code Sumi\u00a0: two", "two.a two.d", "two" },
    { SUMI_SHEET_PICK_EXERCISES, "Sumi コード：one:a", "one.a", "one:a" },
    { SUMI_SHEET_PICK_EXERCISES, "ｏｎｅ：ａ，ｂ　ｔｗｏ：ｄ", "one.a one.b two.d",
      "one:a,b two:d" },
    { SUMI_SHEET_PICK_EXERCISES, "Sumi コード：one：ａ．．ｌ／３", "one.a one.b one.l/2 one.l/3",
      "one:a..l/3" },
    { SUMI_SHEET_PICK_EXERCISES, "\u202bקוד \u202aSumi: one:b..l/3\u202c\u202c",
      "one.b one.l/2 one.l/3", "one:b..l/3" },
    { SUMI_SHEET_PICK_EXERCISES, "Sumi code: ", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "sumi one: a", NULL, NULL },
    { SUMI_SHEET_PICK_LESSONS, "one", "one.l", NULL },
    { SUMI_SHEET_PICK_EXERCISES, "", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "three", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:,", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:z", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:c..a", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:a..", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:..a", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:a..b..c", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one:a:b", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, ":a", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, " : a", NULL, NULL },
    { SUMI_SHEET_PICK_EXERCISES, "one a", NULL, NULL },
  };
  g_autoptr (GPtrArray) packs = read_packs ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) parts
        = sumi_sheet_select_code (packs, cases[i].pick, cases[i].code, &error);
      g_autofree char *ids = NULL, *code = NULL;

      g_test_message ("\"%s\"", cases[i].code);
      if (cases[i].ids == NULL)
        {
          g_assert_null (parts);
          g_assert_error (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_CODE);
          continue;
        }
      g_assert_no_error (error);
      ids = list_ids (parts);
      g_assert_cmpstr (ids, ==, cases[i].ids);
      code = sumi_sheet_make_code (parts, 0, parts->len);
      g_assert_cmpstr (code, ==, cases[i].made != NULL ? cases[i].made : cases[i].code);
    }
}

/* Where a code names several packs, it is said in which of them an exercise is missing. */
static void
test_missing (void)
{
  g_autoptr (GPtrArray) packs = read_packs ();
  g_autoptr (GError) error = NULL;

  g_assert_null (
    sumi_sheet_select_code (packs, SUMI_SHEET_PICK_EXERCISES, "one:a two:d,b", &error));
  g_assert_error (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_CODE);
  g_assert_nonnull (strstr (error->message, "“b”"));
  g_assert_nonnull (strstr (error->message, "“two”"));
}

/* Whatever is picked, in whatever order, its code finds the same again. */
static void
test_round_trip (void)
{
  g_autoptr (GPtrArray) packs = read_packs ();
  SumiSheetFilter everything = { 0 };
  g_autoptr (GPtrArray) all = sumi_sheet_select (packs, &everything, NULL);
  SumiRandom random = sumi_random_init (14, 0);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (GPtrArray) picked = g_ptr_array_new ();
      g_autoptr (GPtrArray) found = NULL;
      g_autofree char *code = NULL, *wanted = NULL, *ids = NULL;
      int length = 1 + sumi_random_below (&random, 9), place = 0;

      for (int j = 0; j < length; j++)
        {
          /* Runs must come up too. */
          place = sumi_random_below (&random, 3) == 0 ? sumi_random_below (&random, (int) all->len)
                                                      : (place + 1) % (int) all->len;
          g_ptr_array_add (picked, all->pdata[place]);
        }
      code = sumi_sheet_make_code (picked, 0, picked->len);
      found = sumi_sheet_select_code (packs, SUMI_SHEET_PICK_EXERCISES, code, NULL);
      g_assert_nonnull (found);
      wanted = list_ids (picked);
      ids = list_ids (found);
      g_assert_cmpstr (ids, ==, wanted);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet/parts/select", test_select);
  g_test_add_func ("/sheet/parts/code", test_code);
  g_test_add_func ("/sheet/parts/missing", test_missing);
  g_test_add_func ("/sheet/parts/round-trip", test_round_trip);
  return g_test_run ();
}
