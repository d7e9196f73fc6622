/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Sentences to choose from, numbered from 1, each a button with a mark of what came of it. */

#include <adwaita.h>

#define SUMI_TYPE_OPTION_LIST (sumi_option_list_get_type ())
G_DECLARE_FINAL_TYPE (SumiOptionList, sumi_option_list, SUMI, OPTION_LIST, AdwBin)

typedef enum
{
  SUMI_OPTION_OPEN,
  SUMI_OPTION_CHOSEN, /* among others, not handed over yet */
  SUMI_OPTION_RIGHT,
  SUMI_OPTION_WRONG,
} SumiOptionMark;

/* CSS nodes: button.option, with the class "right" if that is its mark. Accessibility: the number
 * and the sentence of each button are its label, and its mark is its description. */
void     sumi_option_list_set_texts (SumiOptionList *self, const char *action, char **texts);
void     sumi_option_list_set_mark  (SumiOptionList *self, guint index, SumiOptionMark mark);
gboolean sumi_option_list_focus     (SumiOptionList *self, guint index);
void     sumi_option_list_describe  (SumiOptionList *self, const char *text);
