/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack.h"

#include <string.h>

/* What sets an id apart from others: letters that form no words, and digits that nobody takes for
 * letters, as ids stand in the codes of worksheets. */
#define MARK_CHARACTERS "bcdfghjkmnpqrstvwxz23456789"
#define MARK_LENGTH 4

static void
clear_pack (gpointer data)
{
  SumiPack *pack = data;

  g_free (pack->id);
  g_clear_pointer (&pack->title, sumi_text_unref);
  g_clear_pointer (&pack->summary, sumi_text_unref);
  g_strfreev (pack->authors);
  g_free (pack->license);
  g_clear_pointer (&pack->source, sumi_text_unref);
  g_free (pack->language);
  g_ptr_array_unref (pack->puzzles);
  g_ptr_array_unref (pack->lessons);
  g_ptr_array_unref (pack->items);
}

static void
clear_note (gpointer data)
{
  SumiPackNote *note = data;

  g_clear_pointer (&note->text, sumi_text_unref);
}

static void
clear_replies (gpointer data)
{
  SumiClaimReplies *replies = data;

  g_free (replies->says);
}

static gboolean
transcripts_are_equal (const SumiTranscript *a, const SumiTranscript *b)
{
  if (a->n_moves != b->n_moves || !sumi_position_equal (a->start, b->start))
    return FALSE;
  for (int i = 0; i < a->n_moves; i++)
    {
      if (a->moves[i] != b->moves[i])
        return FALSE;
    }

  return TRUE;
}

static gboolean
strvs_are_equal (char **a, char **b)
{
  return g_strv_equal ((const char *const *) a, (const char *const *) b);
}

static gboolean
notes_are_equal (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const SumiPackNote *note_a = &g_array_index (a, SumiPackNote, i);
      const SumiPackNote *note_b = &g_array_index (b, SumiPackNote, i);

      if (note_a->move != note_b->move || !sumi_text_equal (note_a->text, note_b->text))
        return FALSE;
    }

  return TRUE;
}

static gboolean
replies_are_equal (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const SumiClaimReplies *claim_a = &g_array_index (a, SumiClaimReplies, i);
      const SumiClaimReplies *claim_b = &g_array_index (b, SumiClaimReplies, i);

      if (claim_a->move != claim_b->move || !g_str_equal (claim_a->says, claim_b->says))
        return FALSE;
    }

  return TRUE;
}

static gboolean
texts_are_equal (const GPtrArray *a, const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      if (!sumi_text_equal (a->pdata[i], b->pdata[i]))
        return FALSE;
    }

  return TRUE;
}

static gboolean
claims_are_equal (const SumiClaims *a, const SumiClaims *b)
{
  if (a->has_solutions != b->has_solutions || a->has_line != b->has_line
      || a->has_forced != b->has_forced || a->has_result != b->has_result
      || a->has_unique != b->has_unique || a->has_score != b->has_score
      || !replies_are_equal (a->replies, b->replies))
    return FALSE;
  if (a->has_solutions && g_strcmp0 (a->solutions_say, b->solutions_say) != 0)
    return FALSE;
  if (a->has_line && !transcripts_are_equal (&a->line, &b->line))
    return FALSE;
  if (a->has_forced && a->forced != b->forced)
    return FALSE;
  if (a->has_result && (a->result_black != b->result_black || a->result_white != b->result_white))
    return FALSE;
  if (a->has_score && a->score != b->score)
    return FALSE;

  return !a->has_unique || a->is_unique == b->is_unique;
}

/* A and B may both be NULL. */
static gboolean
exercises_are_equal (const SumiExercise *a, const SumiExercise *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (!sumi_text_equal (a->prompt, b->prompt) || !sumi_position_equal (a->position, b->position)
      || !sumi_task_equal (&a->task, &b->task) || !texts_are_equal (a->options, b->options))
    return FALSE;
  if (!texts_are_equal (a->hints, b->hints)
      || !sumi_text_equal (a->explain_solution, b->explain_solution)
      || !notes_are_equal (a->explain_wrong, b->explain_wrong))
    return FALSE;
  if (a->has_record != b->has_record
      || (a->has_record && !transcripts_are_equal (&a->record, &b->record)))
    return FALSE;

  return claims_are_equal (&a->claims, &b->claims);
}

static gboolean
arrows_are_equal (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      SumiArrow arrow_a = g_array_index (a, SumiArrow, i);
      SumiArrow arrow_b = g_array_index (b, SumiArrow, i);

      if (arrow_a.from != arrow_b.from || arrow_a.to != arrow_b.to)
        return FALSE;
    }

  return TRUE;
}

static gboolean
steps_are_equal (const SumiStep *a, const SumiStep *b)
{
  if (!sumi_text_equal (a->text, b->text) || !sumi_position_equal (a->position, b->position)
      || a->has_position != b->has_position || a->has_record != b->has_record
      || a->squares != b->squares || !arrows_are_equal (a->arrows, b->arrows)
      || a->has_moves != b->has_moves)
    return FALSE;
  if (a->has_record && !transcripts_are_equal (&a->record, &b->record))
    return FALSE;
  if (a->has_moves && !transcripts_are_equal (&a->moves, &b->moves))
    return FALSE;

  return exercises_are_equal (a->exercise, b->exercise);
}

static gboolean
items_are_equal (const SumiItem *a, const SumiItem *b)
{
  if (a->kind != b->kind || g_strcmp0 (a->id, b->id) != 0 || !sumi_text_equal (a->title, b->title)
      || !sumi_text_equal (a->summary, b->summary) || !strvs_are_equal (a->tags, b->tags)
      || a->difficulty != b->difficulty || a->rating != b->rating
      || !sumi_text_equal (a->source, b->source)
      || a->has_rules != b->has_rules || (a->has_rules && a->first != b->first)
      || a->handicap != b->handicap || a->series != b->series || a->steps->len != b->steps->len)
    return FALSE;
  for (guint i = 0; i < a->steps->len; i++)
    {
      if (!steps_are_equal (a->steps->pdata[i], b->steps->pdata[i]))
        return FALSE;
    }

  return exercises_are_equal (a->exercise, b->exercise);
}

/* An id for a new pack, which begins with STEM, of characters of ids, and ends at random: the packs
 * of two people are opened side by side, and what was done with a pack that was deleted is not what
 * is done with the next one. Owned by the caller. */
char *
sumi_pack_make_id (const char *stem)
{
  char mark[MARK_LENGTH + 1] = "";

  for (int i = 0; i < MARK_LENGTH; i++)
    mark[i] = MARK_CHARACTERS[g_random_int_range (0, (gint32) strlen (MARK_CHARACTERS))];
  return g_strdup_printf ("%.*s-%s", SUMI_PACK_MAX_ID - MARK_LENGTH - 1, stem, mark);
}

/* Whether TEXT, which may be NULL, has characters of ids, and no others: shortened, it is one. */
gboolean
sumi_pack_can_be_id (const char *text)
{
  return text != NULL && text[0] != '\0' && text[strspn (text, SUMI_PACK_ID_CHARACTERS)] == '\0';
}

/* An empty pack, to be filled before it is shared. */
SumiPack *
sumi_pack_new (void)
{
  SumiPack *pack = g_atomic_rc_box_new0 (SumiPack);

  pack->authors = g_new0 (char *, 1);
  pack->for_class.wrong = -1;
  pack->items = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_item_free);
  pack->puzzles = g_ptr_array_new ();
  pack->lessons = g_ptr_array_new ();

  return pack;
}

SumiPack *
sumi_pack_ref (SumiPack *pack)
{
  return g_atomic_rc_box_acquire (pack);
}

void
sumi_pack_unref (SumiPack *pack)
{
  g_atomic_rc_box_release_full (pack, clear_pack);
}

/* An empty exercise, for an item or a step, which then owns it. */
SumiExercise *
sumi_exercise_new (void)
{
  SumiExercise *exercise = g_new0 (SumiExercise, 1);

  exercise->options = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_text_unref);
  exercise->hints = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_text_unref);
  exercise->explain_wrong = g_array_new (FALSE, FALSE, sizeof (SumiPackNote));
  g_array_set_clear_func (exercise->explain_wrong, clear_note);
  exercise->claims.replies = g_array_new (FALSE, FALSE, sizeof (SumiClaimReplies));
  g_array_set_clear_func (exercise->claims.replies, clear_replies);
  sumi_task_init (&exercise->task);

  return exercise;
}

/* EXERCISE may be NULL. */
void
sumi_exercise_free (SumiExercise *exercise)
{
  if (exercise == NULL)
    return;
  g_clear_pointer (&exercise->prompt, sumi_text_unref);
  g_ptr_array_unref (exercise->options);
  g_ptr_array_unref (exercise->hints);
  g_clear_pointer (&exercise->explain_solution, sumi_text_unref);
  g_array_unref (exercise->explain_wrong);
  g_array_unref (exercise->claims.replies);
  g_free (exercise->claims.solutions_say);
  g_free (exercise->where);
  g_free (exercise->task_where);
  g_free (exercise);
}

/* The author's note on MOVE, a wrong one; NULL if there is none. Belongs to EXERCISE. */
SumiText *
sumi_exercise_get_note (const SumiExercise *exercise, SumiSquare move)
{
  for (guint i = 0; i < exercise->explain_wrong->len; i++)
    {
      const SumiPackNote *note = &g_array_index (exercise->explain_wrong, SumiPackNote, i);

      if (note->move == move)
        return note->text;
    }

  return NULL;
}

/* An empty step, for the steps of a lesson, which then owns it. */
SumiStep *
sumi_step_new (void)
{
  SumiStep *step = g_new0 (SumiStep, 1);

  step->arrows = g_array_new (FALSE, FALSE, sizeof (SumiArrow));

  return step;
}

/* STEP may be NULL. */
void
sumi_step_free (SumiStep *step)
{
  if (step == NULL)
    return;
  g_clear_pointer (&step->text, sumi_text_unref);
  g_array_unref (step->arrows);
  sumi_exercise_free (step->exercise);
  g_free (step);
}

/* The position that a step without one of its own goes on from after STEP. */
SumiPosition
sumi_step_get_end (const SumiStep *step)
{
  return step->has_moves ? step->moves.end : step->position;
}

/* An empty item of KIND, to be filled and given to a pack. */
SumiItem *
sumi_item_new (SumiItemKind kind)
{
  SumiItem *item = g_new0 (SumiItem, 1);

  item->kind = kind;
  item->tags = g_new0 (char *, 1);
  item->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_step_free);
  if (kind != SUMI_ITEM_LESSON)
    item->exercise = sumi_exercise_new ();

  return item;
}

/* ITEM may be NULL. */
void
sumi_item_free (SumiItem *item)
{
  if (item == NULL)
    return;
  g_free (item->id);
  g_clear_pointer (&item->title, sumi_text_unref);
  g_clear_pointer (&item->summary, sumi_text_unref);
  g_strfreev (item->tags);
  g_clear_pointer (&item->source, sumi_text_unref);
  sumi_exercise_free (item->exercise);
  g_ptr_array_unref (item->steps);
  g_free (item->where);
  g_free (item);
}

/* Adds ITEM at the end of PACK, which takes ownership of it and must not be shared yet. */
void
sumi_pack_take_item (SumiPack *pack, SumiItem *item)
{
  g_ptr_array_add (pack->items, item);
  g_ptr_array_add (item->kind == SUMI_ITEM_LESSON ? pack->lessons : pack->puzzles, item);
}

/* The puzzle or game at INDEX among those of PACK, from 0. Belongs to PACK. */
const SumiItem *
sumi_pack_get_puzzle (const SumiPack *pack, guint index)
{
  g_return_val_if_fail (index < pack->puzzles->len, NULL);

  return pack->puzzles->pdata[index];
}

/* Whether there are games in PACK, and no puzzles. */
gboolean
sumi_pack_is_of_games (const SumiPack *pack)
{
  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      if (sumi_pack_get_puzzle (pack, i)->kind != SUMI_ITEM_GAME)
        return FALSE;
    }
  return pack->puzzles->len > 0;
}

/* The lesson at INDEX among those of PACK, from 0. Belongs to PACK. */
const SumiItem *
sumi_pack_get_lesson (const SumiPack *pack, guint index)
{
  g_return_val_if_fail (index < pack->lessons->len, NULL);

  return pack->lessons->pdata[index];
}

/* The item whose id is ID, or NULL. Belongs to PACK. */
const SumiItem *
sumi_pack_find (const SumiPack *pack, const char *id)
{
  for (guint i = 0; i < pack->items->len; i++)
    {
      const SumiItem *item = pack->items->pdata[i];

      if (g_str_equal (item->id, id))
        return item;
    }

  return NULL;
}

/* All exercises of PACK, of puzzles, games and the steps of lessons, in the order of the file. The
 * array belongs to the caller, its elements to PACK. */
GPtrArray *
sumi_pack_list_exercises (const SumiPack *pack)
{
  GPtrArray *exercises = g_ptr_array_new ();

  for (guint i = 0; i < pack->items->len; i++)
    {
      const SumiItem *item = pack->items->pdata[i];

      if (item->exercise != NULL)
        g_ptr_array_add (exercises, item->exercise);
      for (guint j = 0; j < item->steps->len; j++)
        {
          const SumiStep *step = item->steps->pdata[j];

          if (step->exercise != NULL)
            g_ptr_array_add (exercises, step->exercise);
        }
    }

  return exercises;
}

/* Whether A and B have the same contents, whatever the locations in their files. */
gboolean
sumi_pack_equal (const SumiPack *a, const SumiPack *b)
{
  if (g_strcmp0 (a->id, b->id) != 0 || !sumi_text_equal (a->title, b->title)
      || !sumi_text_equal (a->summary, b->summary) || !strvs_are_equal (a->authors, b->authors)
      || g_strcmp0 (a->license, b->license) != 0 || !sumi_text_equal (a->source, b->source)
      || g_strcmp0 (a->language, b->language) != 0 || a->level != b->level
      || a->for_class.is_set != b->for_class.is_set || a->for_class.wrong != b->for_class.wrong
      || a->for_class.has_hints != b->for_class.has_hints || a->items->len != b->items->len)
    return FALSE;
  for (guint i = 0; i < a->items->len; i++)
    {
      if (!items_are_equal (a->items->pdata[i], b->items->pdata[i]))
        return FALSE;
    }

  return TRUE;
}

/* The place of the item in which PLACE lies, such as "items[3]"; NULL where it lies in none. */
static char *
find_place_of_item (const char *place)
{
  const char *end = g_str_has_prefix (place, "items[") ? strchr (place, ']') : NULL;

  return end != NULL ? g_strndup (place, (gsize) (end + 1 - place)) : NULL;
}

/* Tells each of MISTAKES, of SumiMistake, that lies in an item of PACK the title of that item. */
void
sumi_pack_name_items (const SumiPack *pack, GPtrArray *mistakes)
{
  g_autoptr (GHashTable) items = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < pack->items->len; i++)
    {
      SumiItem *item = pack->items->pdata[i];

      if (item->title != NULL)
        g_hash_table_insert (items, item->where, item);
    }
  for (guint i = 0; i < mistakes->len; i++)
    {
      SumiMistake *mistake = mistakes->pdata[i];
      g_autofree char *place = find_place_of_item (mistake->where);
      const SumiItem *item = place != NULL ? g_hash_table_lookup (items, place) : NULL;

      if (mistake->item == NULL && item != NULL)
        mistake->item = g_strdup (sumi_text_get (item->title));
    }
}

/* Whether nothing can be said of other items than the one that MISTAKE was found in. */
static gboolean
concerns_all (const SumiMistake *mistake)
{
  return mistake->code == SUMI_MISTAKE_SYNTAX || mistake->code == SUMI_MISTAKE_DEPTH
         || mistake->code == SUMI_MISTAKE_SIZE;
}

/* Takes the items out of PACK, which must not be shared yet, that MISTAKES, of SumiMistake, lie in.
 * FALSE where no pack remains that can be used: a mistake lies outside of all items, or no item is
 * left. */
gboolean
sumi_pack_drop_items (SumiPack *pack, GPtrArray *mistakes)
{
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree SumiItem **items = NULL;
  gsize n_items;

  for (guint i = 0; i < mistakes->len; i++)
    {
      const SumiMistake *mistake = mistakes->pdata[i];
      char *place = find_place_of_item (mistake->where);

      if (place == NULL || concerns_all (mistake))
        {
          g_free (place);
          return FALSE;
        }
      g_hash_table_add (places, place);
    }
  items = (SumiItem **) g_ptr_array_steal (pack->items, &n_items);
  g_ptr_array_set_size (pack->puzzles, 0);
  g_ptr_array_set_size (pack->lessons, 0);
  for (gsize i = 0; i < n_items; i++)
    {
      if (g_hash_table_contains (places, items[i]->where))
        sumi_item_free (items[i]);
      else
        sumi_pack_take_item (pack, items[i]);
    }
  return pack->items->len > 0;
}
