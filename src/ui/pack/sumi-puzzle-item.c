/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-puzzle-item.h"

#include <glib/gi18n-lib.h>

struct _SumiPuzzleItem
{
  GObject parent_instance;

  SumiPackFile *pack_file;
  SumiPack *pack; /* the reading that the index belongs to */
  guint index;
  gboolean is_numbered; /* another puzzle of the pack has the same title */
  SumiPackMark mark;
};

enum
{
  PROP_MARK = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SumiPuzzleItem, sumi_puzzle_item, G_TYPE_OBJECT)

static void
sumi_puzzle_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MARK:
      g_value_set_uint (value, SUMI_PUZZLE_ITEM (object)->mark);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_puzzle_item_finalize (GObject *object)
{
  SumiPuzzleItem *self = SUMI_PUZZLE_ITEM (object);

  g_object_unref (self->pack_file);
  sumi_pack_unref (self->pack);
  G_OBJECT_CLASS (sumi_puzzle_item_parent_class)->finalize (object);
}

static void
sumi_puzzle_item_class_init (SumiPuzzleItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = sumi_puzzle_item_finalize;
  object_class->get_property = sumi_puzzle_item_get_property;

  properties[PROP_MARK] =
      g_param_spec_uint ("mark", NULL, NULL, 0, SUMI_PACK_MARK_FIRST, 0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
sumi_puzzle_item_init (SumiPuzzleItem *self)
{
}

static const char *
get_title (SumiPack *pack, guint index)
{
  return sumi_text_get (sumi_pack_get_puzzle (pack, index)->title);
}

/* How many puzzles of PACK have each title. */
static GHashTable *
count_titles (SumiPack *pack)
{
  GHashTable *counts = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      const char *title = get_title (pack, i);
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, title));

      g_hash_table_insert (counts, (gpointer) title, GUINT_TO_POINTER (n + 1));
    }
  return counts;
}

/**
 * sumi_puzzle_item_list: the puzzles of the pack that PACK_FILE holds now, of SumiPuzzleItem; owned
 * by the caller.
 */
GPtrArray *
sumi_puzzle_item_list (SumiPackFile *pack_file)
{
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  g_autoptr (GHashTable) counts = count_titles (pack);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < pack->puzzles->len; i++)
    {
      SumiPuzzleItem *item = g_object_new (SUMI_TYPE_PUZZLE_ITEM, NULL);
      gpointer n = g_hash_table_lookup (counts, get_title (pack, i));

      item->pack_file = g_object_ref (pack_file);
      item->pack = sumi_pack_ref (pack);
      item->index = i;
      item->is_numbered = GPOINTER_TO_UINT (n) > 1;
      sumi_puzzle_item_refresh (item);
      g_ptr_array_add (items, item);
    }
  return items;
}

const SumiItem *
sumi_puzzle_item_get (SumiPuzzleItem *self)
{
  return sumi_pack_get_puzzle (self->pack, self->index);
}

guint
sumi_puzzle_item_get_index (SumiPuzzleItem *self)
{
  return self->index;
}

SumiPackFile *
sumi_puzzle_item_get_pack_file (SumiPuzzleItem *self)
{
  return self->pack_file;
}

/**
 * sumi_puzzle_item_get_name: the title, after a number where another puzzle of the pack has the
 * same; owned by the caller.
 */
char *
sumi_puzzle_item_get_name (SumiPuzzleItem *self)
{
  const char *title = get_title (self->pack, self->index);

  if (!self->is_numbered)
    return g_strdup (title);
  /* Translators: the number of a puzzle in its pack, and its title. */
  return g_strdup_printf (_("%u. %s"), self->index + 1, title);
}

/**
 * sumi_puzzle_item_get_mark: what became of the puzzle, as of the last refresh.
 */
SumiPackMark
sumi_puzzle_item_get_mark (SumiPuzzleItem *self)
{
  return self->mark;
}

/**
 * sumi_puzzle_item_refresh: looks again whether the puzzle was solved.
 */
void
sumi_puzzle_item_refresh (SumiPuzzleItem *self)
{
  SumiPackMark mark = sumi_pack_file_get_mark (self->pack_file, sumi_puzzle_item_get (self)->id);

  if (mark == self->mark)
    return;
  self->mark = mark;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MARK]);
}
