/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where the code of a worksheet is typed, by which the same exercises are found again. */

#include "sumi-page.h"

#define SUMI_TYPE_CODE_PAGE (sumi_code_page_get_type ())
G_DECLARE_FINAL_TYPE (SumiCodePage, sumi_code_page, SUMI, CODE_PAGE, SumiPage)

/* Signals: "solve-wanted" (string code): its exercises are to be solved. "set-wanted" (string
 * code): they are to become a set for a class.
 * Actions: code.solve, code.make-set. */
GtkWidget *sumi_code_page_new       (void);
void       sumi_code_page_continue  (SumiCodePage *self, SumiCodePage *other);
void       sumi_code_page_refuse    (SumiCodePage *self, const char *message);
void       sumi_code_page_await     (SumiCodePage *self);
void       sumi_code_page_try_again (SumiCodePage *self);
