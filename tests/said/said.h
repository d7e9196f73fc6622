/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What was said, in words, as the interface would show it. The texts belong to nobody: each is kept
 * until the program ends. */

#include <glib-object.h>

#include "pinned.h"
#include "sumi-feedback.h"

const char *said_text       (SumiSaying saying);
const char *said_texts      (const SumiSaying *sayings, guint n_sayings);
const char *said_headline   (const SumiFeedback *feedback);
const char *said_detail     (const SumiFeedback *feedback, guint index);
gboolean    said_has_detail (const SumiFeedback *feedback, const char *text);
const char *said_all        (const SumiFeedback *feedback);
void        said_pin        (Pinned *pinned, const SumiFeedback *feedback);

/* Everything that is visible of OBJECT. The caller frees it. */
typedef char *(*SaidDescribe) (gpointer object);

void        said_assert_told (gpointer object, SaidDescribe describe);
