/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-library.h"

#include "sumi-pack-reader.h"

struct _SumiLibrary
{
  GObject parent_instance;

  GListStore *files; /* of SumiPackFile */
};

static void implement_list_model (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SumiLibrary,
                               sumi_library,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, implement_list_model))

/* A folder that cannot be read holds no packs: the list is then as empty as the page says. */
static void
add_folder (SumiLibrary *self, const char *folder)
{
  g_autoptr (GPtrArray) paths = sumi_pack_list_folder (folder, NULL);

  for (guint i = 0; paths != NULL && i < paths->len; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths->pdata[i]);
      g_autoptr (SumiPackFile) pack_file = sumi_pack_file_new (file, TRUE);

      g_list_store_append (self->files, pack_file);
    }
}

static void
items_changed_cb (GListModel *files, guint position, guint removed, guint added, GListModel *self)
{
  g_list_model_items_changed (self, position, removed, added);
}

static GType
sumi_library_get_item_type (GListModel *model)
{
  return SUMI_TYPE_PACK_FILE;
}

static guint
sumi_library_get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (SUMI_LIBRARY (model)->files));
}

static gpointer
sumi_library_get_item (GListModel *model, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (SUMI_LIBRARY (model)->files), position);
}

static void
implement_list_model (GListModelInterface *iface)
{
  iface->get_item_type = sumi_library_get_item_type;
  iface->get_n_items = sumi_library_get_n_items;
  iface->get_item = sumi_library_get_item;
}

static void
sumi_library_finalize (GObject *object)
{
  g_clear_object (&SUMI_LIBRARY (object)->files);
  G_OBJECT_CLASS (sumi_library_parent_class)->finalize (object);
}

static void
sumi_library_class_init (SumiLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sumi_library_finalize;
}

static void
sumi_library_init (SumiLibrary *self)
{
  self->files = g_list_store_new (SUMI_TYPE_PACK_FILE);
  g_signal_connect (self->files, "items-changed", G_CALLBACK (items_changed_cb), self);
}

/* A library with the packs of BUILT_IN_FOLDER, in the order of their file names. */
SumiLibrary *
sumi_library_new (const char *built_in_folder)
{
  SumiLibrary *self = g_object_new (SUMI_TYPE_LIBRARY, NULL);

  add_folder (self, built_in_folder);
  return self;
}

/* Opens FILE, unless it is open already. The library owns what is returned. */
SumiPackFile *
sumi_library_open (SumiLibrary *self, GFile *file)
{
  g_autoptr (SumiPackFile) pack_file = NULL;

  for (guint i = 0; i < sumi_library_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (SumiPackFile) open = sumi_library_get_item (G_LIST_MODEL (self), i);

      if (g_file_equal (sumi_pack_file_get_file (open), file))
        return open;
    }
  pack_file = sumi_pack_file_new (file, FALSE);
  g_list_store_append (self->files, pack_file);
  return pack_file;
}

/* Takes a pack that was opened out of the list, and stops reading it; its file stays as it is. */
void
sumi_library_close (SumiLibrary *self, SumiPackFile *pack_file)
{
  guint position;

  sumi_pack_file_cancel (pack_file);
  if (g_list_store_find (self->files, pack_file, &position))
    g_list_store_remove (self->files, position);
}
