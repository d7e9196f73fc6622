/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "sumi-data-output.h"
#include "sumi-mine-pack.h"
#include "sumi-mine-seen.h"
#include "sumi-mine-walk.h"
#include "sumi-mine.h"
#include "sumi-pack-writer.h"
#include "sumi-share-work.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-weights.h"

#define DEFAULT_COUNT 65
#define DEFAULT_SEED 1
/* As many as fit into a file of 8 MiB: a puzzle takes up to 820 bytes. */
#define MAX_COUNT 10000
#define DEFAULT_GAMES 20000
#define MAX_GAMES 10000000

static const char *const kinds[SUMI_N_MINES] = { "corners", "mobility" };

/* What the command line says. */
typedef struct
{
  gint64 seed;
  int count, max_games, n_threads;
  gboolean merges;
  char *shard, *part, *weights;
  char **except;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->shard);
  g_free (options->part);
  g_free (options->weights);
  g_strfreev (options->except);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static guint
count_threads (const Options *options)
{
  return options->n_threads != SUMI_TOOL_LEFT_OUT ? (guint) options->n_threads
                                                  : sumi_share_work_count_processors ();
}

static gboolean
parse_kind (const char *name, SumiMineKind *out_kind)
{
  for (guint i = 0; i < SUMI_N_MINES; i++)
    {
      if (g_str_equal (name, kinds[i]))
        {
          *out_kind = (SumiMineKind) i;
          return TRUE;
        }
    }
  return FALSE;
}

/* The name of a theme, or "all". */
static gboolean
parse_themes (const char *name, SumiThemes *out_themes)
{
  SumiTheme theme;

  if (g_str_equal (name, "all"))
    {
      *out_themes = SUMI_THEMES_ALL;
      return TRUE;
    }
  if (!sumi_theme_from_name (name, &theme))
    return FALSE;
  *out_themes = 1u << theme;
  return TRUE;
}

/* "I/N": the part I, from 1, of N. */
static gboolean
parse_shard (const char *text, SumiMineShare *share)
{
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "1/1", "/", 2);
  guint64 shard, n_shards;

  if (words[0] == NULL || words[1] == NULL
      || !g_ascii_string_to_unsigned (words[0], 10, 1, MAX_GAMES, &shard, NULL)
      || !g_ascii_string_to_unsigned (words[1], 10, shard, MAX_GAMES, &n_shards, NULL))
    return FALSE;
  share->shard = (guint) shard - 1;
  share->n_shards = (guint) n_shards;
  return TRUE;
}

static void
report_too_few (guint n_games)
{
  sumi_tool_error (g_dngettext (GETTEXT_PACKAGE,
                                "mine: %u game does not give enough puzzles; allow more with "
                                "--games",
                                "mine: %u games do not give enough puzzles; allow more with "
                                "--games",
                                n_games),
                   n_games);
}

static void
print_pack (const SumiPack *pack)
{
  g_autofree char *text = sumi_pack_write (pack);

  /* In UTF-8, whatever the locale. */
  fputs (text, stdout);
}

/* The positions of the packs that are excepted; NULL once an error has been printed. */
static GHashTable *
read_excepted (const Options *options)
{
  g_autoptr (GHashTable) seen = sumi_mine_seen_new ();

  for (char **path = options->except; path != NULL && *path != NULL; path++)
    {
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      g_autoptr (SumiPack) pack = sumi_tool_read_pack (*path, mistakes);

      if (pack == NULL)
        {
          sumi_tool_print_mistakes (*path, mistakes);
          return NULL;
        }
      sumi_mine_seen_add_pack (seen, pack);
    }
  return g_steal_pointer (&seen);
}

/* The two kinds of puzzles that were mined first, from games with random openings. */
static SumiToolStatus
mine_kind (const SumiEvaluation *evaluation, const Options *options, SumiMineKind kind)
{
  g_autoptr (GHashTable) seen = read_excepted (options);
  const SumiMineOptions mine
    = { kind, (guint64) options->seed, (guint) options->count, (guint) options->max_games,
        count_threads (options), seen };
  guint n_games;
  g_autoptr (SumiPack) pack = seen != NULL ? sumi_mine (evaluation, &mine, &n_games) : NULL;

  if (seen == NULL)
    return SUMI_TOOL_UNREADABLE;
  if (pack == NULL)
    {
      report_too_few (n_games);
      return SUMI_TOOL_FAILS;
    }
  print_pack (pack);
  return SUMI_TOOL_HOLDS;
}

/* Writes the whole of PART, as a part that is gone on with may end with what was not finished. */
static gboolean
save_whole (const SumiMinePart *part, const char *path)
{
  g_autofree char *head = sumi_mine_part_begin (part);
  g_autofree char *block = sumi_mine_part_write_block (part, 0);
  g_autofree char *text = g_strconcat (head, block, NULL);

  return sumi_data_output_write_text (path, text);
}

/* Appends to the file what was found in PART from FIRST_PLACE on. */
static gboolean
append (const SumiMinePart *part, const char *path, guint first_place)
{
  g_autofree char *block = sumi_mine_part_write_block (part, first_place);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileOutputStream) stream
    = g_file_append_to (file, G_FILE_CREATE_NONE, NULL, &error);

  if (stream == NULL
      || !g_output_stream_write_all (G_OUTPUT_STREAM (stream), block, strlen (block), NULL, NULL,
                                     &error)
      || !g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, &error))
    {
      sumi_tool_error ("mine: %s", error->message);
      return FALSE;
    }
  return TRUE;
}

/* The part that is in the file PATH, or a new one where there is no file; NULL once an error has
 * been printed. */
static SumiMinePart *
open_part (const char *path, const SumiMineShare *share)
{
  g_autoptr (SumiMinePart) part = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    return sumi_mine_part_new (share);
  part = sumi_mine_part_read (path, &error);
  if (part == NULL)
    sumi_tool_error ("mine: %s", error->message);
  else if (!sumi_mine_share_equal (&part->share, share))
    {
      /* Translators: %s is the path of a file. */
      sumi_tool_error (_("mine: %s is of another theme, seed or shard"), path);
      return NULL;
    }
  return g_steal_pointer (&part);
}

/* Takes the puzzles of PART from FIRST on; FALSE once an error has been printed. */
static gboolean
take_places (SumiMineHeap *heap, const GArray *places, guint first)
{
  for (guint i = first; i < places->len; i++)
    {
      const SumiMinePlace *place = &g_array_index (places, SumiMinePlace, i);

      if (!sumi_mine_heap_add (heap, place))
        {
          sumi_tool_error (_("mine: game %u has no puzzle where a part says that there is one; it "
                             "may be of other weights"),
                           place->game);
          return FALSE;
        }
    }
  return TRUE;
}

/* Heaps up to OPTIONS->count puzzles, none of them in the packs that are excepted; NULL once an
 * error has been printed. */
static SumiMineHeap *
open_heap (const SumiEvaluation *evaluation, const Options *options, SumiTheme theme)
{
  g_autoptr (GHashTable) seen = read_excepted (options);

  return seen != NULL ? sumi_mine_heap_new (evaluation, theme, (guint) options->count, seen) : NULL;
}

static SumiTheme
get_theme (SumiThemes themes)
{
  return (SumiTheme) g_bit_nth_lsf (themes, -1);
}

/* Looks through games until HEAP is full, where there is one, or the games are at an end. What is
 * found is kept in OPTIONS->part, which is gone on with if it is there. */
static SumiToolStatus
walk (const SumiEvaluation *evaluation,
      const Options *options,
      SumiMinePart *part,
      SumiMineHeap *heap)
{
  gboolean is_new = TRUE;
  guint n_taken = 0;

  for (;;)
    {
      guint first = part->places->len;

      if (heap != NULL && !take_places (heap, part->places, n_taken))
        return SUMI_TOOL_FAILS;
      n_taken = part->places->len;
      if ((heap != NULL && sumi_mine_heap_is_full (heap))
          || part->n_games >= (guint) options->max_games)
        return SUMI_TOOL_HOLDS;
      if (is_new && options->part != NULL && !save_whole (part, options->part))
        return SUMI_TOOL_UNREADABLE;
      is_new = FALSE;
      sumi_mine_walk (part, evaluation, (guint) options->max_games, count_threads (options));
      if (options->part != NULL && !append (part, options->part, first))
        return SUMI_TOOL_UNREADABLE;
    }
}

/* Mines a shard, or all themes: what is found is a part, not a pack. */
static SumiToolStatus
mine_part (const SumiEvaluation *evaluation, const Options *options, const SumiMineShare *share)
{
  g_autoptr (SumiMinePart) part = open_part (options->part, share);
  SumiToolStatus status;

  if (part == NULL)
    return SUMI_TOOL_UNREADABLE;
  status = walk (evaluation, options, part, NULL);
  if (status == SUMI_TOOL_HOLDS && options->part == NULL)
    {
      g_autofree char *head = sumi_mine_part_begin (part);
      g_autofree char *block = sumi_mine_part_write_block (part, 0);

      g_print ("%s%s", head, block);
    }
  return status;
}

static SumiToolStatus
mine_theme (const SumiEvaluation *evaluation, const Options *options, const SumiMineShare *share)
{
  g_autoptr (SumiMinePart) part = open_part (options->part, share);
  g_autoptr (SumiMineHeap) heap = open_heap (evaluation, options, get_theme (share->themes));
  g_autoptr (SumiPack) pack = NULL;
  SumiToolStatus status;

  if (part == NULL || heap == NULL)
    return SUMI_TOOL_UNREADABLE;
  status = walk (evaluation, options, part, heap);
  if (status != SUMI_TOOL_HOLDS)
    return status;
  if (!sumi_mine_heap_is_full (heap))
    {
      report_too_few (part->n_games);
      return SUMI_TOOL_FAILS;
    }
  pack = sumi_mine_heap_make_pack (heap);
  print_pack (pack);
  return SUMI_TOOL_HOLDS;
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const SumiMinePlace *place = a, *other = b;

  return (place->game > other->game) - (place->game < other->game);
}

/* Reads the parts at PATHS, all shards of one seed, and adds their places to PLACES in the order of
 * the games, as far as all parts were looked through; FALSE once an error has been printed. */
static gboolean
read_parts (char **paths, int n_paths, SumiThemes themes, GArray *places)
{
  g_autofree gboolean *is_there = g_new0 (gboolean, n_paths);
  guint n_games = G_MAXUINT;
  guint64 seed = 0;

  for (int i = 0; i < n_paths; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SumiMinePart) part = sumi_mine_part_read (paths[i], &error);

      if (part == NULL)
        {
          sumi_tool_error ("mine: %s", error->message);
          return FALSE;
        }
      if (i == 0)
        seed = part->share.seed;
      if (part->share.n_shards != (guint) n_paths || part->share.seed != seed
          || (part->share.themes & themes) != themes || is_there[part->share.shard])
        {
          /* Translators: %s is the path of a file. */
          sumi_tool_error (_("mine: %s does not go with the others; give each shard of one seed "
                             "once"),
                           paths[i]);
          return FALSE;
        }
      is_there[part->share.shard] = TRUE;
      n_games = MIN (n_games, part->n_games);
      g_array_append_vals (places, part->places->data, part->places->len);
    }
  g_array_sort (places, compare_places);
  for (guint i = 0; i < places->len; i++)
    {
      if (g_array_index (places, SumiMinePlace, i).game >= n_games)
        g_array_set_size (places, i);
    }
  return TRUE;
}

/* Joins the parts at PATHS to a pack of at most OPTIONS->count puzzles. */
static SumiToolStatus
merge (const SumiEvaluation *evaluation,
       const Options *options,
       SumiThemes themes,
       char **paths,
       int n_paths)
{
  g_autoptr (SumiMineHeap) heap = open_heap (evaluation, options, get_theme (themes));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (SumiMinePlace));
  g_autoptr (SumiPack) pack = NULL;

  if (heap == NULL || !read_parts (paths, n_paths, themes, places))
    return SUMI_TOOL_UNREADABLE;
  if (!take_places (heap, places, 0))
    return SUMI_TOOL_FAILS;
  pack = sumi_mine_heap_make_pack (heap);
  if (pack->items->len == 0)
    {
      sumi_tool_error (_("mine: the parts have no puzzle of this theme"));
      return SUMI_TOOL_FAILS;
    }
  print_pack (pack);
  return SUMI_TOOL_HOLDS;
}

static gboolean
check_numbers (const Options *options)
{
  if (options->count >= 1 && options->count <= MAX_COUNT && options->max_games >= 1
      && options->max_games <= MAX_GAMES && count_threads (options) >= 1
      && count_threads (options) <= SUMI_SHARE_MAX_THREADS)
    return TRUE;
  sumi_tool_error (_("mine: --count must be from 1 to %d, --games from 1 to %d, --threads "
                     "from 1 to %d"),
                   MAX_COUNT, MAX_GAMES, SUMI_SHARE_MAX_THREADS);
  return FALSE;
}

/* Prints which themes there are. */
static void
report_themes (void)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < SUMI_N_THEMES; i++)
    g_string_append_printf (names, "%s, ", sumi_theme_to_name ((SumiTheme) i));
  g_string_append (names, "all");
  for (guint i = 0; i < SUMI_N_MINES; i++)
    g_string_append_printf (names, ", %s", kinds[i]);
  /* Translators: %s is a list of names, with commas. */
  sumi_tool_error (_("mine: give one of: %s"), names->str);
}

static gboolean
parse_options (int *argc, char ***argv, Options *options)
{
  gboolean as_json = FALSE; /* A pack is JSON in any case. */
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options->seed, N_("The seed of all that is random"),
      N_("N") },
    { "count", 0, 0, G_OPTION_ARG_INT, &options->count, N_("How many puzzles to find"), N_("N") },
    { "games", 0, 0, G_OPTION_ARG_INT, &options->max_games, N_("The most games to play"),
      N_("N") },
    { "shard", 0, 0, G_OPTION_ARG_STRING, &options->shard,
      N_("Do only part I of N, and print it for --merge"), N_("I/N") },
    { "part", 0, 0, G_OPTION_ARG_FILENAME, &options->part,
      N_("Keep what is found in FILE, and go on with it if it is there"), N_("FILE") },
    { "merge", 0, 0, G_OPTION_ARG_NONE, &options->merges,
      N_("Make a pack of parts, which follow the theme"), NULL },
    { "except", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->except,
      N_("Leave out positions of this PACK; may be given again"), N_("PACK") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options->n_threads, N_("How many threads to use"),
      N_("N") },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &options->weights,
      N_("Weights of the evaluation"), N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };

  return sumi_tool_parse_options (
      "mine", _("THEME [PART…]"),
      _("Finds puzzles in games that the program plays against itself, and prints them as a pack. "
        "Each has one right move, which is proved, and none is another one mirrored, turned, or "
        "with exchanged colours. The same seed gives the same pack, whatever the number of threads "
        "or shards. The themes \"corners\" and \"mobility\" are those of the first packs, and have "
        "neither parts nor shards; \"all\" looks for all others at once, and makes a part."),
      entries, argc, argv);
}

/* TRUE once it is told that an option has no effect with what is asked for: KIND is one of the
 * first themes, or NULL. */
static gboolean
has_stray_option (const Options *options, const char *kind, gboolean is_all)
{
  const SumiToolGiven of_parts[] = {
    { "--shard", options->shard != NULL },
    { "--part", options->part != NULL },
    { "--merge", options->merges },
    { NULL },
  };
  const SumiToolGiven of_games[] = {
    { "--shard", options->shard != NULL },
    { "--part", options->part != NULL },
    { "--seed", options->seed != DEFAULT_SEED },
    { "--games", options->max_games != DEFAULT_GAMES },
    { "--threads", options->n_threads != SUMI_TOOL_LEFT_OUT },
    { NULL },
  };
  const SumiToolGiven of_pack[] = {
    { "--count", options->count != DEFAULT_COUNT },
    { "--except", options->except != NULL },
    { NULL },
  };

  if (kind != NULL)
    return sumi_tool_refuse_with ("mine", of_parts, kind);
  if (options->merges)
    return sumi_tool_refuse_with ("mine", of_games, "--merge");
  return (is_all && sumi_tool_refuse_with ("mine", of_pack, "all"))
         || (options->shard != NULL && sumi_tool_refuse_with ("mine", of_pack, "--shard"));
}

/* What the theme is, once all else is known to be right. */
static SumiToolStatus
mine (const Options *options, int argc, char *argv[])
{
  g_autoptr (SumiEvaluation) evaluation = NULL;
  SumiMineShare share = { .seed = (guint64) options->seed };
  SumiMineKind kind = SUMI_MINE_CORNERS;
  gboolean is_kind = argc == 2 && parse_kind (argv[1], &kind);

  if (argc < 2 || (argc > 2 && !options->merges)
      || (!is_kind && !parse_themes (argv[1], &share.themes)))
    {
      report_themes ();
      return SUMI_TOOL_UNREADABLE;
    }
  if (has_stray_option (options, is_kind ? argv[1] : NULL, share.themes == SUMI_THEMES_ALL))
    return SUMI_TOOL_UNREADABLE;
  if (!parse_shard (options->shard, &share)
      || (options->merges && (argc < 3 || share.themes == SUMI_THEMES_ALL)))
    {
      sumi_tool_error (_("mine: --shard is I/N with I from 1 to N; --merge needs one theme, and "
                         "the parts of all shards"));
      return SUMI_TOOL_UNREADABLE;
    }
  evaluation = sumi_tool_open_evaluation (options->weights);
  if (is_kind)
    return mine_kind (evaluation, options, kind);
  if (options->merges)
    return merge (evaluation, options, share.themes, argv + 2, argc - 2);
  if (options->shard != NULL || share.themes == SUMI_THEMES_ALL)
    return mine_part (evaluation, options, &share);
  return mine_theme (evaluation, options, &share);
}

/* sumi-tool mine THEME [--seed N] [--count N] [--games N] [--shard I/N] [--part FILE] …
 * sumi-tool mine --merge THEME PART… [--count N] [--except PACK] */
SumiToolStatus
sumi_tool_mine (int argc, char *argv[])
{
  g_auto (Options) options = {
    .seed = DEFAULT_SEED,
    .count = DEFAULT_COUNT,
    .max_games = DEFAULT_GAMES,
    .n_threads = SUMI_TOOL_LEFT_OUT,
  };

  if (!parse_options (&argc, &argv, &options) || !check_numbers (&options))
    return SUMI_TOOL_UNREADABLE;
  return mine (&options, argc, argv);
}
