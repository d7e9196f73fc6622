/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-library.h"

#include <glib/gi18n-lib.h>

#include "sumi-pack-reader.h"

/* The folder of the packs of themes, in that of the built-in packs. */
#define THEMES "themes"

struct _SumiLibrary
{
  GObject parent_instance;

  GListStore *files; /* of SumiPackFile */
  gboolean waits;    /* nothing is read yet */

  GFile *themes;         /* the folder of the packs of themes */
  SumiPackFileKind kind; /* of what is built in */
  gboolean has_themes;   /* they are open */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiLibrary, sumi_library, G_TYPE_OBJECT)

static void
tell_change (SumiLibrary *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Reads packs again that were refused because of their id, which may be free now. */
static void
try_refused_again (SumiLibrary *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (sumi_library_get_packs (self)); i++)
    {
      g_autoptr (SumiPackFile) file = g_list_model_get_item (sumi_library_get_packs (self), i);

      if (sumi_pack_file_is_refused (file))
        sumi_pack_file_reload (file);
    }
}

/* Checks a pack that was read without a mistake: of several packs with one id only the first in the
 * list can be used, since what a learner did is stored by that id. A pack whose file is gone is
 * closed in favour of one with the same id, since the file was probably moved. */
static char *
check_id (SumiPackFile *pack_file, SumiPack *pack, gpointer data)
{
  SumiLibrary *self = data;
  g_autoptr (SumiPackFile) gone = NULL;
  gboolean is_passed = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (sumi_library_get_packs (self)); i++)
    {
      g_autoptr (SumiPackFile) other = g_list_model_get_item (sumi_library_get_packs (self), i);
      SumiPack *other_pack = sumi_pack_file_get_pack (other);

      if (other == pack_file)
        is_passed = TRUE;
      else if (other_pack != NULL && !sumi_pack_file_is_refused (other)
               && g_str_equal (other_pack->id, pack->id))
        {
          g_autofree char *path = g_file_get_parse_name (sumi_pack_file_get_file (other));

          if (!sumi_pack_file_is_there (other))
            g_set_object (&gone, other);
          else if (!is_passed)
            /* Translators: %s is another file, or a place in this one such as items[3]. */
            return g_strdup_printf (_("%s has the same id; give one of the two another"), path);
          else
            sumi_pack_file_refuse (other);
        }
    }
  if (gone != NULL)
    sumi_library_close (self, gone);
  try_refused_again (self);
  return NULL;
}

static void
add_file (SumiLibrary *self, GFile *file, SumiPackFileKind kind)
{
  g_autoptr (SumiPackFile) pack_file = sumi_pack_file_new_unread (file, kind);

  sumi_pack_file_set_check (pack_file, check_id, self);
  g_signal_connect_object (pack_file, "changed", G_CALLBACK (tell_change), self,
                           G_CONNECT_SWAPPED);
  g_list_store_append (self->files, pack_file);
  tell_change (self);
  if (!self->waits)
    sumi_pack_file_reload (pack_file);
}

/* Adds the packs of FOLDER. A folder that cannot be read counts as empty. */
static void
add_folder (SumiLibrary *self, const char *folder, SumiPackFileKind kind)
{
  g_autoptr (GPtrArray) paths = sumi_pack_list_folder (folder, NULL);

  for (guint i = 0; paths != NULL && i < paths->len; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths->pdata[i]);

      add_file (self, file, kind);
    }
}

/* Packs may outlive their library, so they must not call it any more. */
static void
sumi_library_dispose (GObject *object)
{
  SumiLibrary *self = SUMI_LIBRARY (object);
  const guint n = self->files != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->files)) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SumiPackFile) file = g_list_model_get_item (G_LIST_MODEL (self->files), i);

      sumi_pack_file_set_check (file, NULL, NULL);
    }
  g_clear_object (&self->files);
  g_clear_object (&self->themes);
  G_OBJECT_CLASS (sumi_library_parent_class)->dispose (object);
}

static void
sumi_library_class_init (SumiLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sumi_library_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SUMI_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_library_init (SumiLibrary *self)
{
  self->files = g_list_store_new (SUMI_TYPE_PACK_FILE);
}

/**
 * sumi_library_new: a library with the packs of BUILT_IN_FOLDER, in the order of their file names.
 */
SumiLibrary *
sumi_library_new (const char *built_in_folder, SumiLibraryFlags flags)
{
  SumiLibrary *self = g_object_new (SUMI_TYPE_LIBRARY, NULL);

  self->waits = (flags & SUMI_LIBRARY_WAITS) != 0;
  self->kind = (flags & SUMI_LIBRARY_INSTALLED) != 0 ? SUMI_PACK_FILE_INSTALLED
                                                     : SUMI_PACK_FILE_BUILT_IN;
  self->themes = g_file_new_build_filename (built_in_folder, THEMES, NULL);
  add_folder (self, built_in_folder, self->kind);
  return self;
}

/**
 * sumi_library_get_packs: the packs, a list of SumiPackFile. SELF owns it.
 */
GListModel *
sumi_library_get_packs (SumiLibrary *self)
{
  return G_LIST_MODEL (self->files);
}

/**
 * sumi_library_find: the file whose pack, as it was last read, has the id ID, the first of the
 * list; NULL if none has. SELF owns it.
 */
SumiPackFile *
sumi_library_find (SumiLibrary *self, const char *id)
{
  GListModel *packs = sumi_library_get_packs (self);

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);
      const SumiPack *pack = sumi_pack_file_get_pack (pack_file);

      if (pack != NULL && g_str_equal (pack->id, id))
        return pack_file;
    }
  return NULL;
}

static gboolean
is_reading (SumiLibrary *self, gboolean is_built_in_only)
{
  GListModel *packs = sumi_library_get_packs (self);

  for (guint i = 0; i < g_list_model_get_n_items (packs); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (packs, i);

      if ((!is_built_in_only || sumi_pack_file_is_built_in (pack_file))
          && sumi_pack_file_is_busy (pack_file))
        return TRUE;
    }
  return FALSE;
}

/**
 * sumi_library_is_reading: whether packs are being read; what they are is not known before.
 */
gboolean
sumi_library_is_reading (SumiLibrary *self)
{
  return is_reading (self, FALSE);
}

/**
 * sumi_library_is_reading_built_in: whether a built-in pack is still read.
 */
gboolean
sumi_library_is_reading_built_in (SumiLibrary *self)
{
  return is_reading (self, TRUE);
}

/**
 * sumi_library_start: begins to read the packs, if SELF was made with SUMI_LIBRARY_WAITS.
 */
void
sumi_library_start (SumiLibrary *self)
{
  if (!self->waits)
    return;
  self->waits = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (sumi_library_get_packs (self)); i++)
    {
      g_autoptr (SumiPackFile) file = g_list_model_get_item (sumi_library_get_packs (self), i);

      if (sumi_pack_file_is_busy (file))
        sumi_pack_file_reload (file);
    }
}

/**
 * sumi_library_open_themes: opens the packs of themes, which are in the folder "themes" of the
 * built-in packs, and begins to read them; nothing if they are open.
 */
void
sumi_library_open_themes (SumiLibrary *self)
{
  if (self->has_themes)
    return;
  self->has_themes = TRUE;
  add_folder (self, g_file_peek_path (self->themes), self->kind);
}

/**
 * sumi_library_is_theme: whether PACK_FILE is one of the packs of themes.
 */
gboolean
sumi_library_is_theme (SumiLibrary *self, SumiPackFile *pack_file)
{
  return g_file_has_prefix (sumi_pack_file_get_file (pack_file), self->themes);
}

/**
 * sumi_library_open: opens FILE, unless it is open already. The library owns what is returned.
 */
SumiPackFile *
sumi_library_open (SumiLibrary *self, GFile *file)
{
  guint n = g_list_model_get_n_items (sumi_library_get_packs (self));

  for (guint i = 0; i <= n; i++)
    {
      g_autoptr (SumiPackFile) open = NULL;

      if (i == n)
        add_file (self, file, SUMI_PACK_FILE_OPENED);
      open = g_list_model_get_item (sumi_library_get_packs (self), i);
      if (g_file_equal (sumi_pack_file_get_file (open), file))
        return open;
    }
  g_return_val_if_reached (NULL);
}

/**
 * sumi_library_close: takes a pack that was opened out of the list, and stops reading it; its file
 * stays as it is.
 */
void
sumi_library_close (SumiLibrary *self, SumiPackFile *pack_file)
{
  guint position;

  sumi_pack_file_set_check (pack_file, NULL, NULL);
  sumi_pack_file_cancel (pack_file);
  g_signal_handlers_disconnect_by_data (pack_file, self);
  if (g_list_store_find (self->files, pack_file, &position))
    g_list_store_remove (self->files, position);
  tell_change (self);
  try_refused_again (self);
}
