/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-begun-tests.h"

#include "sumi-chapter-test.h"

#define SETTING "begun-tests"

/* A test: the milliseconds that it took so far, then its exercises: the ids of pack and item, the
 * index of the lesson, and what became of it, as a SumiRoundResult. */
#define TEST_TYPE G_VARIANT_TYPE ("(xa(ssuu))")

/* Where a round is kept. */
typedef struct
{
  GSettings *settings;
  char *key;
} Keeping;

static void
free_keeping (gpointer data)
{
  Keeping *keeping = data;

  g_object_unref (keeping->settings);
  g_free (keeping->key);
  g_free (keeping);
}

/* Keeps TEST, if it is not NULL, under KEY, and drops what was there. */
static void
write_test (GSettings *settings, const char *key, GVariant *test)
{
  g_autoptr (GVariant) tests = g_settings_get_value (settings, SETTING);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  GVariant *kept;

  g_variant_builder_init (&builder, g_variant_get_type (tests));
  g_variant_iter_init (&iter, tests);
  while (g_variant_iter_loop (&iter, "{&s@(xa(ssuu))}", &other, &kept))
    {
      if (!g_str_equal (other, key))
        g_variant_builder_add (&builder, "{s@(xa(ssuu))}", other, kept);
    }
  if (test != NULL)
    g_variant_builder_add (&builder, "{s@(xa(ssuu))}", key, test);
  g_settings_set_value (settings, SETTING, g_variant_builder_end (&builder));
}

static GVariant *
write_round (const SumiRound *round)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ssuu)"));
  for (guint i = 0; i < round->entries->len; i++)
    {
      const SumiRoundEntry *entry = round->entries->pdata[i];

      g_variant_builder_add (&builder, "(ssuu)", sumi_pack_file_get_pack (entry->pack_file)->id,
                             entry->id, (guint32) entry->lesson, (guint32) entry->result);
    }
  return g_variant_new ("(xa(ssuu))", (g_get_monotonic_time () - round->start_us) / 1000,
                        &builder);
}

static void
answered_cb (SumiRound *round, gpointer data)
{
  const Keeping *keeping = data;

  write_test (keeping->settings, keeping->key, write_round (round));
}

/**
 * sumi_begun_tests_make_key: the key of a test of CHAPTER, which must hold a pack, that LEARNER
 * takes (see sumi_study_get_learner_id()); owned by the caller.
 */
char *
sumi_begun_tests_make_key (SumiPackFile *chapter, const char *learner)
{
  g_autofree char *name = sumi_chapter_test_make_name (chapter);

  return g_strconcat (name, "@", learner, NULL);
}

/**
 * sumi_begun_tests_keep: keeps ROUND, a test, under KEY, and whatever is answered in it from now
 * on.
 */
void
sumi_begun_tests_keep (GSettings *settings, const char *key, SumiRound *round)
{
  Keeping *keeping = g_new (Keeping, 1);

  *keeping = (Keeping){ g_object_ref (settings), g_strdup (key) };
  sumi_round_set_answered_func (round, answered_cb, keeping, free_keeping);
  answered_cb (round, keeping);
}

/**
 * sumi_begun_tests_forget: the test under KEY is finished.
 */
void
sumi_begun_tests_forget (GSettings *settings, const char *key)
{
  write_test (settings, key, NULL);
}

/**
 * sumi_begun_tests_forget_gone: forgets the tests of whoever is not among LEARNERS and cannot be
 * restored, and of all guests; for the start of the program.
 */
void
sumi_begun_tests_forget_gone (GSettings *settings, SumiLearners *learners)
{
  g_autoptr (GVariant) tests = g_settings_get_value (settings, SETTING);
  GVariantIter iter;
  const char *key;
  GVariant *test;

  g_variant_iter_init (&iter, tests);
  while (g_variant_iter_loop (&iter, "{&s@(xa(ssuu))}", &key, &test))
    {
      const char *learner = strrchr (key, '@');

      if (learner == NULL || !sumi_learners_is_kept (learners, learner + 1))
        sumi_begun_tests_forget (settings, key);
    }
}

/* Adds an exercise to ROUND; FALSE if there is no such one any more. */
static gboolean
add_entry (SumiRound *round,
           SumiLibrary *library,
           const char *pack,
           const char *id,
           guint lesson,
           guint result)
{
  SumiPackFile *pack_file = sumi_library_find (library, pack);
  SumiRoundEntry *entry;
  SumiExercise *exercise;
  const SumiStep *step;

  if (pack_file == NULL || !sumi_pack_file_is_built_in (pack_file) || result > SUMI_ROUND_WRONG
      || lesson >= sumi_pack_file_get_pack (round->chapter)->lessons->len)
    return FALSE;
  sumi_round_add (round, pack_file, id, SUMI_ROUND_NO_STEP);
  entry = round->entries->pdata[round->entries->len - 1];
  entry->lesson = lesson;
  entry->result = result;
  return sumi_round_find (round, round->entries->len - 1, &exercise, &step) != NULL;
}

static SumiRound *
read_round (GVariant *test, SumiLibrary *library, SumiPackFile *chapter)
{
  g_autoptr (SumiRound) round = sumi_round_new (SUMI_ROUND_TEST);
  g_autoptr (GVariantIter) entries = NULL;
  const char *pack, *id;
  guint32 lesson, result;
  gint64 milliseconds;

  round->chapter = g_object_ref (chapter);
  g_variant_get (test, "(xa(ssuu))", &milliseconds, &entries);
  round->start_us = g_get_monotonic_time () - CLAMP (milliseconds, 0, G_MAXINT) * 1000;
  while (g_variant_iter_loop (entries, "(&s&suu)", &pack, &id, &lesson, &result))
    {
      if (!add_entry (round, library, pack, id, lesson, result))
        return NULL;
    }
  return round->entries->len > 0 ? g_steal_pointer (&round) : NULL;
}

/**
 * sumi_begun_tests_find: the test of CHAPTER, which must hold a pack, that is kept under KEY, and
 * goes on being kept; NULL if there is none, or if the packs of LIBRARY, which are to be read, do
 * not have all its exercises: then it is forgotten. Owned by the caller.
 */
SumiRound *
sumi_begun_tests_find (GSettings *settings,
                       const char *key,
                       SumiLibrary *library,
                       SumiPackFile *chapter)
{
  g_autoptr (GVariant) tests = g_settings_get_value (settings, SETTING);
  g_autoptr (GVariant) test = g_variant_lookup_value (tests, key, TEST_TYPE);
  SumiRound *round = test != NULL ? read_round (test, library, chapter) : NULL;

  if (round != NULL)
    sumi_begun_tests_keep (settings, key, round);
  else if (test != NULL)
    sumi_begun_tests_forget (settings, key);
  return round;
}

/**
 * sumi_begun_tests_count: how many exercises of the test under KEY are answered, and of how many;
 * FALSE if none is kept there.
 */
gboolean
sumi_begun_tests_count (GSettings *settings, const char *key, guint *out_n_answered, guint *out_n)
{
  g_autoptr (GVariant) tests = g_settings_get_value (settings, SETTING);
  g_autoptr (GVariant) test = g_variant_lookup_value (tests, key, TEST_TYPE);
  g_autoptr (GVariantIter) entries = NULL;
  guint32 result;

  if (test == NULL)
    return FALSE;
  g_variant_get (test, "(xa(ssuu))", NULL, &entries);
  *out_n = (guint) g_variant_iter_n_children (entries);
  *out_n_answered = 0;
  while (g_variant_iter_loop (entries, "(ssuu)", NULL, NULL, NULL, &result))
    *out_n_answered += result != SUMI_ROUND_OPEN;
  return *out_n > 0;
}
