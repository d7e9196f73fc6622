/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A translator's file for the pack EXERCISES: what is taken in is a pack still, and written out and
 * taken in again it is the same. */

#include <glib/gstdio.h>
#include <setjmp.h>
#include <unistd.h>

#include "fuzz.h"
#include "sumi-load.h"
#include "sumi-pack-po.h"
#include "sumi-pack-reader.h"
#include "sumi-tool-input.h"

/* The linker leads here what ends the tool after a fatal error of libgettextpo. */
G_NORETURN void __wrap_exit (int status);
G_NORETURN void __real_exit (int status);
int __lsan_is_turned_off (void);

static jmp_buf ending;
static gboolean is_importing;

void
__wrap_exit (int status)
{
  if (!is_importing)
    __real_exit (status);
  longjmp (ending, 1);
}

/* What libgettextpo had when it was left is lost. */
int
__lsan_is_turned_off (void)
{
  return 1;
}

void
sumi_tool_error (const char *format, ...)
{
}

static SumiDraft *
read_draft (const char *data, gsize length)
{
  g_autoptr (GPtrArray) mistakes
      = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_mistake_free);

  return sumi_draft_from_data (data, length, mistakes);
}

static SumiDraft *
open_exercises (void)
{
  g_autoptr (GFile) file = g_file_new_for_path (EXERCISES);
  gsize length;
  g_autofree char *data = sumi_load_file (file, SUMI_PACK_MAX_SIZE, NULL, &length, NULL);

  g_assert_nonnull (data);
  return read_draft (data, length);
}

static void
check_import (const SumiDraft *draft, const char *path)
{
  SumiPackPoCount count, exported, again_count;
  g_autoptr (SumiDraft) translated = sumi_pack_po_import (draft, "de", path, &count);
  g_autoptr (SumiDraft) again = NULL;
  g_autofree char *one = NULL, *other = NULL;

  if (translated == NULL)
    return;
  g_assert_cmpuint (count.n_translated, <=, count.n_texts);
  one = sumi_draft_to_text (translated);
  g_assert_true (g_utf8_validate (one, -1, NULL));
  /* Over what is not UTF-8, and was not finished, nothing is written. */
  if (!sumi_pack_po_export (translated, "de", path, &exported))
    {
      g_assert_cmpint (g_unlink (path), ==, 0);
      g_assert_true (sumi_pack_po_export (translated, "de", path, &exported));
    }
  g_assert_cmpuint (exported.n_translated, ==, count.n_translated);
  again = sumi_pack_po_import (draft, "de", path, &again_count);
  g_assert_nonnull (again);
  other = sumi_draft_to_text (again);
  g_assert_cmpstr (one, ==, other);
  g_assert_cmpuint (again_count.n_outdated, ==, 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static SumiDraft *draft;
  static char *path;

  if (draft == NULL)
    {
      draft = open_exercises ();
      path = g_strdup_printf ("%s/sumi-fuzz-%d.po", g_get_tmp_dir (), (int) getpid ());
    }
  g_assert_true (g_file_set_contents_full (path, (const char *) data, (gssize) size,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  is_importing = TRUE;
  if (setjmp (ending) == 0)
    check_import (draft, path);
  is_importing = FALSE;
  g_unlink (path);
  return 0;
}
