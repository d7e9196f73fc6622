/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A page of the window: the first one, or one above it, to which a way back leads. */

#include <adwaita.h>

#define SUMI_TYPE_PAGE (sumi_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (SumiPage, sumi_page, SUMI, PAGE, AdwBin)

/* What a page may do its own way:
 * @go_back: goes one step back within the page; FALSE: there is none, and the page is left.
 * @make_place: the place (see sumi-place.h) where the next start goes on, or NULL: what was there
 *   before is not forgotten for this page. Owned by the caller.
 * @is_personal: whether the page follows from what one learner did. */
struct _SumiPageClass
{
  AdwBinClass parent_class;

  gboolean (*go_back)     (SumiPage *self);
  char    *(*make_place)  (SumiPage *self);
  gboolean (*is_personal) (SumiPage *self);
};

/* Properties "title" and "subtitle" (char *), which the header of the page shows; the window is
 * called by the title. Signals "place-changed": sumi_page_make_place() says something else;
 * "renew": the page is to be made anew. */
const char *sumi_page_get_title         (SumiPage *self);
gboolean    sumi_page_go_back           (SumiPage *self);
char       *sumi_page_make_place        (SumiPage *self);
gboolean    sumi_page_is_personal       (SumiPage *self);
gboolean    sumi_page_was_entered       (SumiPage *self);
void        sumi_page_forget_entered    (SumiPage *self);
void        sumi_page_tell_place_change (SumiPage *self);
void        sumi_page_renew             (SumiPage *self);
