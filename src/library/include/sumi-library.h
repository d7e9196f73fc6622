/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The packs that are open: the built-in ones first, then those that were opened. No two packs that
 * can be used have the same id.
 *
 * The built-in packs of themes, which are many, are opened only when somebody asks for them, and
 * then come last. */

#include "sumi-pack-file.h"

/* Emits "changed" after a pack was added or taken out, and after each change of one. */
#define SUMI_TYPE_LIBRARY (sumi_library_get_type ())
G_DECLARE_FINAL_TYPE (SumiLibrary, sumi_library, SUMI, LIBRARY, GObject)

typedef enum
{
  SUMI_LIBRARY_DEFAULT = 0,
  SUMI_LIBRARY_INSTALLED = 1 << 0, /* the built-in packs were proved when they were installed */
  SUMI_LIBRARY_WAITS = 1 << 1,     /* nothing is read before sumi_library_start() */
} SumiLibraryFlags;

SumiLibrary  *sumi_library_new                 (const char *built_in_folder,
                                                SumiLibraryFlags flags);
GListModel   *sumi_library_get_packs           (SumiLibrary *self);
SumiPackFile *sumi_library_find                (SumiLibrary *self, const char *id);
gboolean      sumi_library_is_reading          (SumiLibrary *self);
gboolean      sumi_library_is_reading_built_in (SumiLibrary *self);
void          sumi_library_start               (SumiLibrary *self);
void          sumi_library_open_themes         (SumiLibrary *self);
gboolean      sumi_library_is_theme            (SumiLibrary *self, SumiPackFile *pack_file);
SumiPackFile *sumi_library_open                (SumiLibrary *self, GFile *file);
void          sumi_library_close               (SumiLibrary *self, SumiPackFile *pack_file);
