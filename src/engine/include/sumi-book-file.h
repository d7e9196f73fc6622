/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The opening book in its file. */

#include <glib.h>

#include "sumi-book.h"

SumiBook *sumi_book_file_open (const char *path, char **out_problem);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SumiBook, sumi_book_free)
