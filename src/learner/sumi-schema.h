/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The tables of a store, and how those of older versions become those of this one. */

#include "sumi-database.h"

/* "Sumi", as the number that tells a file's application. */
#define SUMI_SCHEMA_APPLICATION 0x53756d69

#define SUMI_SCHEMA_VERSION 5

/* What a file is, as far as its schema says. */
typedef struct
{
  gint64 application;
  gint64 version;
  gint64 n_tables;
} SumiSchema;

gboolean sumi_schema_read    (sqlite3 *database, SumiSchema *out_schema, GError **error);
gboolean sumi_schema_migrate (sqlite3 *database, GError **error);
