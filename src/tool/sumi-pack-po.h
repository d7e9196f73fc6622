/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The texts of a teacher's pack as a file for translators (.po), and back. A message's context is
 * the id of the item and where in it the text stands, so that it outlives a new order of items. */

#include "sumi-draft.h"

typedef struct
{
  guint n_texts;      /* of the pack */
  guint n_translated; /* of them: those that are translated now, in the file or the pack */
  guint n_outdated;   /* imported: translations of texts that are not there, or changed since */
} SumiPackPoCount;

gboolean   sumi_pack_po_export (const SumiDraft *draft, const char *language, const char *path,
                                SumiPackPoCount *out_count);
SumiDraft *sumi_pack_po_import (const SumiDraft *draft, const char *language, const char *path,
                                SumiPackPoCount *out_count);
