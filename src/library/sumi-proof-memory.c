/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-proof-memory.h"

#include "sumi-load.h"
#include "sumi-pack-writer.h"
#include "sumi-save.h"

/* The packs that are remembered; those that were proved last. */
#define MAX_PACKS 200

/* Of a pack in which more items failed, it is not remembered which. */
#define MAX_ITEMS 100

/* In bytes: more than MAX_PACKS lines with MAX_ITEMS items each. */
#define MAX_SIZE (256 * 1024)

#define HOLDS "holds"
#define FAILED "failed"

static char *
get_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "sumi", "proofs", NULL);
}

/* The lines of the file, the oldest first; none if it cannot be read. */
static char **
read_lines (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gsize length;
  g_autofree char *text = sumi_load_file (file, MAX_SIZE, NULL, &length, NULL);

  return g_strsplit (text != NULL ? text : "", "\n", -1);
}

/* "KEY holds", "KEY failed", or "KEY failed" and the numbers of the items that did. */
static char *
make_line (const char *key, SumiProofEnd end, char **items)
{
  g_autofree char *numbers = NULL;

  if (end == SUMI_PROOF_HOLDS)
    return g_strconcat (key, " " HOLDS, NULL);
  if (g_strv_length (items) > MAX_ITEMS)
    return g_strconcat (key, " " FAILED, NULL);
  numbers = g_strjoinv (" ", items);
  return g_strconcat (key, " " FAILED " ", numbers, NULL);
}

/* The key of PACK: a checksum of everything in it, and of the version of Sumi that proves it. The
 * caller owns it. */
char *
sumi_proof_memory_make_key (const SumiPack *pack)
{
  g_autofree char *text = sumi_pack_write (pack);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (checksum, (const guchar *) SUMI_VERSION, -1);
  g_checksum_update (checksum, (const guchar *) text, -1);
  return g_strdup (g_checksum_get_string (checksum));
}

/* How the last proof of the pack KEY ended, as far as it is remembered. Where it failed, the
 * numbers of the items that did are put into OUT_ITEMS, which the caller owns; none where they are
 * not known. Blocks; for a thread. */
SumiProofEnd
sumi_proof_memory_recall (const char *key, char ***out_items)
{
  g_autofree char *path = get_path ();
  g_auto (GStrv) lines = read_lines (path);

  *out_items = NULL;
  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) words = g_strsplit (*line, " ", -1);

      if (g_strv_length (words) < 2 || !g_str_equal (words[0], key))
        continue;
      if (g_str_equal (words[1], HOLDS))
        return SUMI_PROOF_HOLDS;
      if (!g_str_equal (words[1], FAILED))
        continue;
      *out_items = g_strdupv (words + 2);
      return SUMI_PROOF_FAILED;
    }
  return SUMI_PROOF_NEW;
}

/* Remembers that the proof of the pack KEY ended as END, instead of what was remembered of it
 * before; where it failed, by the items whose numbers are ITEMS. Where that cannot be written, the
 * pack is proved again. Blocks; for a thread. */
void
sumi_proof_memory_keep (const char *key, SumiProofEnd end, char **items)
{
  g_autofree char *path = get_path ();
  G_GNUC_UNUSED g_autoptr (SumiLock) lock = sumi_lock_folder (path);
  g_auto (GStrv) lines = read_lines (path);
  g_autofree char *line = make_line (key, end, items);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = g_strv_length (lines);

  for (guint i = n > MAX_PACKS ? n - MAX_PACKS : 0; i < n; i++)
    {
      if (*lines[i] != '\0' && !g_str_has_prefix (lines[i], key))
        g_string_append_printf (text, "%s\n", lines[i]);
    }
  g_string_append_printf (text, "%s\n", line);
  sumi_save_file (path, text->str, NULL);
}
