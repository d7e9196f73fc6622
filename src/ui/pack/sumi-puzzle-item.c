/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-puzzle-item.h"

struct _SumiPuzzleItem
{
  GObject parent_instance;

  SumiPackFile *pack_file;
  SumiPack *pack; /* the reading that the index belongs to */
  guint index;
  gboolean is_solved;
};

enum
{
  PROP_IS_SOLVED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SumiPuzzleItem, sumi_puzzle_item, G_TYPE_OBJECT)

static void
sumi_puzzle_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_IS_SOLVED:
      g_value_set_boolean (value, SUMI_PUZZLE_ITEM (object)->is_solved);
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

  properties[PROP_IS_SOLVED] =
      g_param_spec_boolean ("is-solved", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
sumi_puzzle_item_init (SumiPuzzleItem *self)
{
}

/**
 * sumi_puzzle_item_new: the puzzle INDEX of the pack that PACK_FILE holds now.
 */
SumiPuzzleItem *
sumi_puzzle_item_new (SumiPackFile *pack_file, guint index)
{
  SumiPuzzleItem *self = g_object_new (SUMI_TYPE_PUZZLE_ITEM, NULL);

  self->pack_file = g_object_ref (pack_file);
  self->pack = sumi_pack_ref (sumi_pack_file_get_pack (pack_file));
  self->index = index;
  sumi_puzzle_item_refresh (self);
  return self;
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

/**
 * sumi_puzzle_item_is_solved: whether the puzzle was solved in this run, as of the last refresh.
 */
gboolean
sumi_puzzle_item_is_solved (SumiPuzzleItem *self)
{
  return self->is_solved;
}

/**
 * sumi_puzzle_item_refresh: looks again whether the puzzle was solved.
 */
void
sumi_puzzle_item_refresh (SumiPuzzleItem *self)
{
  gboolean is_solved = sumi_pack_file_is_solved (self->pack_file, sumi_puzzle_item_get (self)->id);

  if (is_solved == self->is_solved)
    return;
  self->is_solved = is_solved;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_SOLVED]);
}
