/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-card-places.h"

#include "sumi-candidates.h"
#include "sumi-identity.h"
#include "sumi-round.h"

struct _SumiCardPlaces
{
  GPtrArray *pack_files; /* of SumiPackFile: those that are open and in order */
};

/* The exercises of one reading of a pack; its file keeps them for the next question. */
typedef struct
{
  SumiPack *pack;
  GHashTable *places; /* from position and task to a GArray of SumiCardPlace */
} Index;

#define INDEX_KEY "sumi-card-places"

static void
free_index (gpointer data)
{
  Index *index = data;

  g_hash_table_unref (index->places);
  sumi_pack_unref (index->pack);
  g_free (index);
}

static char *
make_key (const char *position, const char *task)
{
  return g_strconcat (position, "\n", task, NULL);
}

static void
add_place (Index *index, const SumiExercise *exercise, SumiCardPlace place)
{
  g_autofree char *position = NULL, *task = NULL, *key = NULL;
  GArray *places;

  if (exercise == NULL || !sumi_identity_make (exercise, &position, &task))
    return;
  key = make_key (position, task);
  places = g_hash_table_lookup (index->places, key);
  if (places == NULL)
    {
      places = g_array_new (FALSE, FALSE, sizeof place);
      g_hash_table_insert (index->places, g_steal_pointer (&key), places);
    }
  g_array_append_val (places, place);
}

/* The exercises of PACK_FILE as it was read last. */
static const Index *
get_index (SumiPackFile *pack_file)
{
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  Index *index = g_object_get_data (G_OBJECT (pack_file), INDEX_KEY);

  if (index != NULL && index->pack == pack)
    return index;
  index = g_new (Index, 1);
  index->pack = sumi_pack_ref (pack);
  index->places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         (GDestroyNotify) g_array_unref);
  for (guint i = 0; i < pack->items->len; i++)
    {
      const SumiItem *item = pack->items->pdata[i];
      SumiCardPlace place = { pack_file, item->id, SUMI_ROUND_NO_STEP };

      add_place (index, item->exercise, place);
      for (place.step = 0; (guint) place.step < item->steps->len; place.step++)
        add_place (index, ((const SumiStep *) item->steps->pdata[place.step])->exercise, place);
    }
  g_object_set_data_full (G_OBJECT (pack_file), INDEX_KEY, index, free_index);
  return index;
}

/* Where PACK_FILE has the exercise KEY of CARD: where it was met last, if it still is there. */
static const SumiCardPlace *
find_in (SumiPackFile *pack_file, const char *key, const SumiCard *card)
{
  const GArray *places = g_hash_table_lookup (get_index (pack_file)->places, key);
  int step = sumi_round_step_from_id (card->step);

  for (guint i = 0; places != NULL && i < places->len; i++)
    {
      const SumiCardPlace *place = &g_array_index (places, SumiCardPlace, i);

      if (place->step == step && g_str_equal (place->item, card->item))
        return place;
    }
  return places != NULL ? &g_array_index (places, SumiCardPlace, 0) : NULL;
}

/**
 * sumi_card_places_new: the places in the packs of LIBRARY, good until those change.
 */
SumiCardPlaces *
sumi_card_places_new (SumiLibrary *library)
{
  SumiCardPlaces *self = g_new (SumiCardPlaces, 1);
  GListModel *packs = sumi_library_get_packs (library);

  self->pack_files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      if (sumi_candidates_has (pack_file))
        g_ptr_array_add (self->pack_files, g_steal_pointer (&pack_file));
    }
  return self;
}

void
sumi_card_places_free (SumiCardPlaces *self)
{
  g_ptr_array_unref (self->pack_files);
  g_free (self);
}

/* Where CARD can be asked in the packs of the id that its own one had, or in those of other ids. */
static const SumiCardPlace *
find_among (SumiCardPlaces *self, const char *key, const SumiCard *card, gboolean are_own)
{
  const SumiCardPlace *place = NULL;

  for (guint i = 0; place == NULL && i < self->pack_files->len; i++)
    {
      SumiPackFile *pack_file = self->pack_files->pdata[i];

      if (g_str_equal (sumi_pack_file_get_pack (pack_file)->id, card->pack) == are_own)
        place = find_in (pack_file, key, card);
    }
  return place;
}

/**
 * sumi_card_places_find: where CARD can be asked, in the pack in which it was met last if that has
 * it; NULL if no pack that is open has it.
 */
const SumiCardPlace *
sumi_card_places_find (SumiCardPlaces *self, const SumiCard *card)
{
  g_autofree char *key = make_key (card->position, card->task);
  const SumiCardPlace *own = find_among (self, key, card, TRUE);

  return own != NULL ? own : find_among (self, key, card, FALSE);
}
