/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where cards can be asked: the exercises of their positions and tasks in the packs that are open,
 * wherever a pack that was edited or moved has them now. */

#include "sumi-library.h"
#include "sumi-progress.h"

typedef struct _SumiCardPlaces SumiCardPlaces;

/* An exercise; it belongs to the places. */
typedef struct
{
  SumiPackFile *pack_file;
  const char *item;
  int step; /* from 0; SUMI_ROUND_NO_STEP: the item itself */
} SumiCardPlace;

SumiCardPlaces      *sumi_card_places_new  (SumiLibrary *library);
void                 sumi_card_places_free (SumiCardPlaces *self);
const SumiCardPlace *sumi_card_places_find (SumiCardPlaces *self, const SumiCard *card);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiCardPlaces, sumi_card_places_free)
