/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-round.h"

#include <glib/gi18n-lib.h>

#include "sumi-sibling.h"
#include "sumi-study-theme.h"

static void
free_entry (SumiRoundEntry *entry)
{
  g_object_unref (entry->pack_file);
  g_free (entry->id);
  g_free (entry);
}

/**
 * sumi_round_new: a round without exercises.
 */
SumiRound *
sumi_round_new (SumiRoundTopic topic)
{
  SumiRound *round = g_rc_box_new0 (SumiRound);

  round->topic = topic;
  round->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) free_entry);
  return round;
}

/**
 * sumi_round_new_for_pack: all puzzles and games of PACK_FILE, which must hold a pack.
 */
SumiRound *
sumi_round_new_for_pack (SumiPackFile *pack_file)
{
  SumiRound *round = sumi_round_new (SUMI_ROUND_OF_PACK);
  const SumiPack *pack = sumi_pack_file_get_pack (pack_file);

  for (guint i = 0; i < pack->puzzles->len; i++)
    sumi_round_add (round, pack_file, sumi_pack_get_puzzle (pack, i)->id, SUMI_ROUND_NO_STEP);
  return round;
}

static void
clear (gpointer data)
{
  SumiRound *round = data;

  sumi_round_set_answered_func (round, NULL, NULL, NULL);
  g_free (round->theme);
  g_clear_object (&round->chapter);
  g_ptr_array_unref (round->entries);
}

SumiRound *
sumi_round_ref (SumiRound *round)
{
  return g_rc_box_acquire (round);
}

void
sumi_round_unref (SumiRound *round)
{
  g_rc_box_release_full (round, clear);
}

/**
 * sumi_round_is_personal: whether ROUND follows from what one learner did, so that another one
 * leaves it.
 */
gboolean
sumi_round_is_personal (const SumiRound *round)
{
  return round->topic == SUMI_ROUND_REVIEW || round->topic == SUMI_ROUND_OF_TODAY
         || round->topic == SUMI_ROUND_FOR_YOU || round->topic == SUMI_ROUND_TEST;
}

/**
 * sumi_round_make_test_title: what a test of CHAPTER is called; owned by the caller.
 */
char *
sumi_round_make_test_title (SumiPackFile *chapter)
{
  g_autofree char *title = sumi_pack_file_get_title (chapter);

  /* Translators: %s is the title of a chapter of lessons. */
  return g_strdup_printf (_("Test: %s"), title);
}

/**
 * sumi_round_make_title: the title above all exercises of ROUND, in the current language; NULL
 * where each has its own title. Owned by the caller.
 */
char *
sumi_round_make_title (const SumiRound *round)
{
  switch (round->topic)
    {
    case SUMI_ROUND_REVIEW:
      /* Translators: of exercises that are asked again, not of a game: a title and a button. */
      return g_strdup (C_("repetition", "Review"));
    case SUMI_ROUND_OF_TODAY:
      return g_strdup (_("Today’s Puzzles"));
    case SUMI_ROUND_FOR_YOU:
      /* Translators: the title of a round of puzzles. */
      return g_strdup (_("Puzzles for You"));
    case SUMI_ROUND_FOUND:
      return g_strdup (round->theme != NULL ? sumi_study_theme_get_name (round->theme)
                                            : _("Find Puzzles"));
    case SUMI_ROUND_TEST:
      return sumi_round_make_test_title (round->chapter);
    case SUMI_ROUND_OF_SHEET:
      return g_strdup (_("Exercises of a worksheet"));
    case SUMI_ROUND_TRIAL:
      return g_strdup (_("As a pupil sees it"));
    case SUMI_ROUND_OF_PACK:
    default:
      return NULL;
    }
}

/**
 * sumi_round_step_from_id: the step of a lesson that ID names, as outcomes and the code of a sheet
 * do, from "1"; SUMI_ROUND_NO_STEP for "". What is neither, as another program may have written it,
 * is a step that no lesson has.
 */
int
sumi_round_step_from_id (const char *id)
{
  guint64 number;

  if (*id == '\0')
    return SUMI_ROUND_NO_STEP;
  return g_ascii_string_to_unsigned (id, 10, 1, G_MAXINT, &number, NULL) ? (int) number - 1
                                                                         : G_MAXINT;
}

/**
 * sumi_round_step_to_id: what names STEP (see sumi_round_step_from_id()); owned by the caller.
 */
char *
sumi_round_step_to_id (int step)
{
  return step == SUMI_ROUND_NO_STEP ? g_strdup ("") : g_strdup_printf ("%d", step + 1);
}

/**
 * sumi_round_add: asks the item ID of PACK_FILE after all others: of a lesson the exercise of STEP,
 * from 0; SUMI_ROUND_NO_STEP: it is a puzzle or a game.
 */
void
sumi_round_add (SumiRound *round, SumiPackFile *pack_file, const char *id, int step)
{
  SumiRoundEntry *entry = g_new (SumiRoundEntry, 1);

  *entry = (SumiRoundEntry){ .pack_file = g_object_ref (pack_file),
                             .id = g_strdup (id),
                             .step = step };
  g_ptr_array_add (round->entries, entry);
}

/**
 * sumi_round_repeat: asks the exercise INDEX once more at the end, in a review in another form,
 * unless it waits there already.
 */
void
sumi_round_repeat (SumiRound *round, guint index)
{
  const SumiRoundEntry *entry = round->entries->pdata[index];

  for (guint i = index + 1; i < round->entries->len; i++)
    {
      const SumiRoundEntry *later = round->entries->pdata[i];

      if (later->pack_file == entry->pack_file && later->step == entry->step
          && g_str_equal (later->id, entry->id))
        return;
    }
  sumi_round_add (round, entry->pack_file, entry->id, entry->step);
  if (round->topic == SUMI_ROUND_REVIEW)
    sumi_round_set_variant (round, round->entries->len - 1, entry->variant + 1);
}

/**
 * sumi_round_set_variant: asks the exercise INDEX in a form of its own; any number will do.
 */
void
sumi_round_set_variant (SumiRound *round, guint index, guint variant)
{
  ((SumiRoundEntry *) round->entries->pdata[index])->variant = variant % SUMI_N_SIBLINGS;
}

/**
 * sumi_round_set_result: says what became of the exercise INDEX of a test.
 */
void
sumi_round_set_result (SumiRound *round, guint index, SumiRoundResult result)
{
  ((SumiRoundEntry *) round->entries->pdata[index])->result = result;
  if (round->answered_func != NULL)
    round->answered_func (round, round->answered_data);
}

/**
 * sumi_round_set_answered_func: has FUNC called with DATA after each sumi_round_set_result(), in
 * the place of the one before; NULL: none. DESTROY, which may be NULL, frees DATA with the round.
 */
void
sumi_round_set_answered_func (SumiRound *round,
                              SumiRoundFunc func,
                              gpointer data,
                              GDestroyNotify destroy)
{
  if (round->answered_destroy != NULL)
    round->answered_destroy (round->answered_data);
  round->answered_func = func;
  round->answered_data = data;
  round->answered_destroy = destroy;
}

/**
 * sumi_round_find_open: the index of the first exercise that is not answered, which outside tests
 * is the first of all; the number of exercises if there is none.
 */
guint
sumi_round_find_open (const SumiRound *round)
{
  guint index = 0;

  while (index < round->entries->len
         && ((const SumiRoundEntry *) round->entries->pdata[index])->result != SUMI_ROUND_OPEN)
    index++;
  return index;
}

/**
 * sumi_round_find: the item of the exercise INDEX as its pack has it now, with the exercise and the
 * step that asks it (NULL: none); NULL if it is not there any more.
 */
const SumiItem *
sumi_round_find (const SumiRound *round,
                 guint index,
                 SumiExercise **out_exercise,
                 const SumiStep **out_step)
{
  const SumiRoundEntry *entry = round->entries->pdata[index];
  SumiPack *pack = sumi_pack_file_get_pack (entry->pack_file);
  const SumiItem *item = pack != NULL ? sumi_pack_find (pack, entry->id) : NULL;
  const SumiStep *step = NULL;

  if (item == NULL)
    return NULL;
  if (entry->step != SUMI_ROUND_NO_STEP)
    {
      if ((guint) entry->step >= item->steps->len)
        return NULL;
      step = item->steps->pdata[entry->step];
    }
  *out_step = step;
  *out_exercise = step != NULL ? step->exercise : item->exercise;
  return *out_exercise != NULL ? item : NULL;
}
