/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The members of a window, for the files of this folder alone. */

#include "sumi-focus-keeper.h"
#include "sumi-home-page.h"
#include "sumi-window.h"

struct _SumiWindow
{
  AdwApplicationWindow parent_instance;

  SumiLibrary *library;
  GSettings *settings;
  SumiStudy *study;       /* NULL: nothing is recorded */
  SumiFocusKeeper *focus_keeper;
  guint dropping;         /* an idle source */
  char *place_to_restore; /* until its pack is read, or the learner goes elsewhere */
  GPtrArray *opened;      /* packs that were opened together, until all are read; NULL: none are
                           * waited for */
  char *new_game_start;   /* that the page of a new game proposes; NULL: none */
  gboolean finds_results; /* of a set for a class, to be saved */

  AdwToast *told;    /* in sight or about to be; a weak pointer */
  AdwToast *way_out; /* says how to leave what is shown on the whole screen; NULL: nothing is */
  GQueue undos;      /* see sumi_window_add_undo(): those whose time is not over, the last one
                      * first */
  AdwToastOverlay *toasts;
  AdwLeaflet *leaflet;
  SumiHomePage *home_page;
};
