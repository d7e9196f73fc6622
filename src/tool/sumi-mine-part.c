/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-mine-part.h"

#include <errno.h>
#include <glib/gi18n.h>

#include "sumi-load.h"

/* The first line of a file: the format, then the share. */
#define HEAD "sumi-mine/1"

/* No game has a larger number. */
#define MAX_GAMES G_MAXINT

/* The most bytes of a file: the places of some millions of games. */
#define MAX_SIZE ((gsize) 1 << 30)

/* A part of SHARE of which no game was looked through. */
SumiMinePart *
sumi_mine_part_new (const SumiMineShare *share)
{
  SumiMinePart *part = g_new0 (SumiMinePart, 1);

  part->share = *share;
  part->places = g_array_new (FALSE, FALSE, sizeof (SumiMinePlace));
  return part;
}

void
sumi_mine_part_free (SumiMinePart *part)
{
  if (part == NULL)
    return;
  g_array_unref (part->places);
  g_free (part);
}

/* Whether A and B are the same games, looked through for the same themes. */
gboolean
sumi_mine_share_equal (const SumiMineShare *a, const SumiMineShare *b)
{
  return a->themes == b->themes && a->seed == b->seed && a->shard == b->shard
         && a->n_shards == b->n_shards;
}

static gboolean
read_number (const char *word, guint64 max, guint64 *out_number)
{
  char *end;

  if (word == NULL || !g_ascii_isdigit (word[0]))
    return FALSE;
  errno = 0;
  *out_number = g_ascii_strtoull (word, &end, 10);
  return errno != ERANGE && *end == '\0' && *out_number <= max;
}

/* "sumi-mine/1 SEED SHARD N_SHARDS THEME…" */
static gboolean
read_head (char **words, SumiMineShare *out_share)
{
  guint64 shard, n_shards;
  SumiTheme theme;

  *out_share = (SumiMineShare){ 0 };
  if (g_strv_length (words) < 5 || !g_str_equal (words[0], HEAD)
      || !read_number (words[1], G_MAXUINT64, &out_share->seed)
      || !read_number (words[2], G_MAXINT, &shard) || !read_number (words[3], G_MAXINT, &n_shards)
      || shard >= n_shards)
    return FALSE;
  out_share->shard = (guint) shard;
  out_share->n_shards = (guint) n_shards;
  for (char **word = words + 4; *word != NULL; word++)
    {
      if (!sumi_theme_from_name (*word, &theme))
        return FALSE;
      out_share->themes |= 1u << theme;
    }
  return TRUE;
}

/* "THEME GAME MOVES" */
static gboolean
read_place (const SumiMinePart *part, char **words, SumiMinePlace *out_place)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  guint64 game;

  if (g_strv_length (words) != 3 || !sumi_theme_from_name (words[0], &out_place->theme)
      || !read_number (words[1], MAX_GAMES, &game) || game < part->n_games
      || game % part->share.n_shards != part->share.shard)
    return FALSE;
  out_place->game = (guint) game;
  return sumi_transcript_from_text (words[2], start, &out_place->record).status == SUMI_NOTATION_OK
         && sumi_position_legal_moves (out_place->record.end) != 0;
}

/* Reads one line after the first. What stands after the last line "games N" was not finished, and
 * is looked through again. */
static gboolean
read_line (SumiMinePart *part, const char *line, guint *n_places)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  SumiMinePlace place;
  guint64 n_games;

  if (g_strcmp0 (words[0], "games") == 0)
    {
      if (g_strv_length (words) != 2 || !read_number (words[1], MAX_GAMES, &n_games)
          || n_games < part->n_games)
        return FALSE;
      part->n_games = (guint) n_games;
      *n_places = part->places->len;
      return TRUE;
    }
  if (!read_place (part, words, &place))
    return FALSE;
  g_array_append_val (part->places, place);
  return TRUE;
}

static SumiMinePart *
read_lines (char **lines, guint n_lines, guint *out_line)
{
  g_auto (GStrv) head = g_strsplit (n_lines > 0 ? lines[0] : "", " ", -1);
  g_autoptr (SumiMinePart) part = NULL;
  SumiMineShare share;
  guint n_places = 0;

  *out_line = 1;
  if (!read_head (head, &share))
    return NULL;
  part = sumi_mine_part_new (&share);
  for (guint i = 1; i < n_lines; i++)
    {
      *out_line = i + 1;
      if (!read_line (part, lines[i], &n_places))
        return NULL;
    }
  g_array_set_size (part->places, n_places);
  return g_steal_pointer (&part);
}

/* Reads the file at PATH. A line at its end that was not written to its end is passed over. */
SumiMinePart *
sumi_mine_part_read (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gsize size;
  g_autofree char *text = sumi_load_file (file, MAX_SIZE, NULL, &size, error);
  g_auto (GStrv) lines = NULL;
  SumiMinePart *part;
  guint line;

  if (text != NULL && size > MAX_SIZE)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("the file is larger than %u MiB"),
                 (guint) (MAX_SIZE >> 20));
  if (text == NULL || size > MAX_SIZE)
    {
      g_prefix_error (error, "%s: ", path);
      return NULL;
    }
  lines = g_strsplit (text, "\n", -1);
  part = read_lines (lines, MAX (g_strv_length (lines), 1) - 1, &line);
  if (part == NULL)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 /* Translators: %s is the path of a file, %u the number of a line. */
                 _("%s: line %u is not from a part that mine wrote"), path, line);
  return part;
}

/* The line that the file of PART begins with. Owned by the caller. */
char *
sumi_mine_part_begin (const SumiMinePart *part)
{
  const SumiMineShare *share = &part->share;
  GString *line = g_string_new (NULL);

  g_string_append_printf (line, HEAD " %" G_GUINT64_FORMAT " %u %u", share->seed, share->shard,
                          share->n_shards);
  for (guint i = 0; i < SUMI_N_THEMES; i++)
    {
      if ((share->themes >> i & 1) != 0)
        g_string_append_printf (line, " %s", sumi_theme_to_name ((SumiTheme) i));
    }
  g_string_append_c (line, '\n');
  return g_string_free (line, FALSE);
}

/* The lines of the places from FIRST_PLACE on, and of how far the games were looked through. Owned
 * by the caller. */
char *
sumi_mine_part_write_block (const SumiMinePart *part, guint first_place)
{
  GString *lines = g_string_new (NULL);

  for (guint i = first_place; i < part->places->len; i++)
    {
      const SumiMinePlace *place = &g_array_index (part->places, SumiMinePlace, i);
      char moves[2 * SUMI_TRANSCRIPT_MAX + 1];

      sumi_transcript_to_text (&place->record, moves);
      g_string_append_printf (lines, "%s %u %s\n", sumi_theme_to_name (place->theme), place->game,
                              moves);
    }
  g_string_append_printf (lines, "games %u\n", part->n_games);
  return g_string_free (lines, FALSE);
}
