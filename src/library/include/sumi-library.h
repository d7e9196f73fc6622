/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The packs that are open, as a list model of SumiPackFile: the built-in ones, then those that were
 * opened, in that order. */

#include "sumi-pack-file.h"

#define SUMI_TYPE_LIBRARY (sumi_library_get_type ())
G_DECLARE_FINAL_TYPE (SumiLibrary, sumi_library, SUMI, LIBRARY, GObject)

SumiLibrary  *sumi_library_new    (const char *built_in_folder);
SumiPackFile *sumi_library_open   (SumiLibrary *self, GFile *file);
void          sumi_library_close  (SumiLibrary *self, SumiPackFile *pack_file);
