/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "sumi-pack-check.h"
#include "sumi-sheet-file.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"
#include "sumi-translation.h"
#include "sumi-visible.h"

#define DEFAULT_EXERCISES 6
#define DEFAULT_RECORDS 2
#define DEFAULT_BLANKS 9
#define MAX_PAGES 100

static const char *const kinds[SUMI_N_SHEET_KINDS] = { "exercises", "lesson", "record", "blank" };
static const char *const papers[SUMI_N_PAPERS] = { "a4", "letter" };

/* What stands on the command line. */
typedef struct
{
  char **items, **tags;
  char *code, *difficulty, *learner, *folder, *paper, *kind, *title, *language, *output;
  int boards, count, n_pages;
  gint64 nodes;
  gboolean has_no_answers, as_json;
} Arguments;

/* What it means. */
typedef struct
{
  SumiSheetOptions options;
  SumiSheetFilter filter;
  guint n_mistakes; /* of the learner, at most; 0: no limit */
  const char *code; /* instead of the filter; may be NULL */
  const char *learner, *folder; /* whose mistakes, and where that learner is; may be NULL */
  const char *output;
  SumiPaperName paper;
  SumiSheetFormat format;
  SumiBudget budget;
} Order;

static void
clear_arguments (Arguments *arguments)
{
  g_strfreev (arguments->items);
  g_strfreev (arguments->tags);
  g_free (arguments->code);
  g_free (arguments->difficulty);
  g_free (arguments->learner);
  g_free (arguments->folder);
  g_free (arguments->paper);
  g_free (arguments->kind);
  g_free (arguments->title);
  g_free (arguments->language);
  g_free (arguments->output);
}

/* The place of NAME in NAMES; -1 if it is not there. */
static int
find_name (const char *name, const char *const *names, int n_names)
{
  for (int i = 0; i < n_names; i++)
    {
      if (g_ascii_strcasecmp (name, names[i]) == 0)
        return i;
    }
  return -1;
}

/* "3" or "2-4". */
static gboolean
parse_difficulty (const char *text, SumiSheetFilter *filter)
{
  gsize length = strlen (text);

  if (length != 1 && !(length == 3 && text[1] == '-'))
    return FALSE;
  filter->min_difficulty = g_ascii_digit_value (text[0]);
  filter->max_difficulty = g_ascii_digit_value (text[length - 1]);
  return filter->min_difficulty >= 1 && filter->min_difficulty <= filter->max_difficulty
         && filter->max_difficulty <= SUMI_PACK_MAX_LEVEL;
}

static gboolean
has_parts (const Order *order)
{
  return order->options.kind == SUMI_SHEET_EXERCISES || order->options.kind == SUMI_SHEET_LESSONS;
}

static guint
get_default_boards (SumiSheetKind kind)
{
  if (kind == SUMI_SHEET_RECORD)
    return DEFAULT_RECORDS;
  return kind == SUMI_SHEET_BLANK ? DEFAULT_BLANKS : DEFAULT_EXERCISES;
}

/* The kind of sheet and what it is for. FALSE once an error has been printed. */
static gboolean
read_names (const Arguments *arguments, Order *order)
{
  int kind = SUMI_SHEET_EXERCISES, paper = (int) sumi_paper_from_locale ();

  if (arguments->kind != NULL)
    kind = find_name (arguments->kind, kinds, SUMI_N_SHEET_KINDS);
  if (kind < 0)
    {
      sumi_tool_error (_("sheet: --kind must be one of: exercises, lesson, record, blank"));
      return FALSE;
    }
  if (arguments->paper != NULL)
    paper = find_name (arguments->paper, papers, SUMI_N_PAPERS);
  if (paper < 0)
    {
      sumi_tool_error (_("sheet: --paper must be one of: a4, letter"));
      return FALSE;
    }
  if (arguments->language != NULL && !sumi_language_is_valid (arguments->language))
    {
      sumi_tool_error (_("sheet: --language must be the tag of a language, such as de or pt-BR"));
      return FALSE;
    }
  order->options.kind = (SumiSheetKind) kind;
  order->paper = (SumiPaperName) paper;
  if (arguments->output == NULL || !sumi_sheet_format_from_path (arguments->output, &order->format))
    {
      sumi_tool_error (_("sheet: --output must name a file that ends in .pdf, .svg or .png"));
      return FALSE;
    }
  return TRUE;
}

/* FALSE once an error has been printed. */
static gboolean
read_numbers (const Arguments *arguments, Order *order)
{
  guint boards = get_default_boards (order->options.kind);
  guint max_parts = arguments->count != SUMI_TOOL_LEFT_OUT ? (guint) arguments->count : 0;

  if (arguments->boards != SUMI_TOOL_LEFT_OUT)
    boards = arguments->boards < 0 ? 0 : (guint) arguments->boards;
  if (!sumi_sheet_is_count (boards))
    {
      sumi_tool_error (_("sheet: --boards must be one of: 1, 2, 4, 6, 9, 12"));
      return FALSE;
    }
  if (arguments->n_pages < 1 || arguments->n_pages > MAX_PAGES
      || (arguments->count != SUMI_TOOL_LEFT_OUT && arguments->count < 1) || arguments->nodes < 1)
    {
      sumi_tool_error (_("sheet: --pages must be from 1 to %d, --count and --nodes at least 1"),
                       MAX_PAGES);
      return FALSE;
    }
  if (arguments->difficulty != NULL && !parse_difficulty (arguments->difficulty, &order->filter))
    {
      sumi_tool_error (_("sheet: --difficulty must be from 1 to %d, or a range such as 2-3"),
                       SUMI_PACK_MAX_LEVEL);
      return FALSE;
    }
  order->options.boards = boards;
  order->options.n_pages = (guint) arguments->n_pages;
  if (arguments->learner != NULL)
    order->n_mistakes = max_parts;
  else
    order->filter.max_parts = max_parts;
  order->budget.max_nodes = (guint64) arguments->nodes;
  return TRUE;
}

/* Whether all that is given has an effect on the kind of sheet. FALSE once an error has been
 * printed. */
static gboolean
check_effects (const Arguments *arguments, const Order *order)
{
  g_autofree char *kind = g_strdup_printf ("--kind %s", kinds[order->options.kind]);
  const SumiToolGiven of_parts[] = {
    { "--item", arguments->items != NULL },
    { "--tag", arguments->tags != NULL },
    { "--difficulty", arguments->difficulty != NULL },
    { "--count", arguments->count != SUMI_TOOL_LEFT_OUT },
    { "--learner", arguments->learner != NULL },
    { "--folder", arguments->folder != NULL },
    { "--code", arguments->code != NULL },
    { "--no-answers", arguments->has_no_answers },
    { "--nodes", arguments->nodes != SUMI_PACK_CHECK_NODES },
    { NULL },
  };
  const SumiToolGiven of_boards[] = {
    { "--boards", order->options.kind == SUMI_SHEET_LESSONS
                      && arguments->boards != SUMI_TOOL_LEFT_OUT },
    { "--pages", arguments->n_pages != 1 },
    { NULL },
  };
  const SumiToolGiven of_learner[] = { { "--folder", arguments->folder != NULL }, { NULL } };

  if (sumi_tool_refuse_with ("sheet", has_parts (order) ? of_boards : of_parts, kind))
    return FALSE;
  return arguments->learner != NULL
         || !sumi_tool_refuse_without ("sheet", of_learner, "--learner");
}

static gboolean
read_arguments (const Arguments *arguments, Order *order)
{
  order->budget = SUMI_BUDGET_UNLIMITED;
  if (!read_names (arguments, order) || !read_numbers (arguments, order)
      || !check_effects (arguments, order))
    return FALSE;
  if (arguments->code != NULL
      && (arguments->items != NULL || arguments->tags != NULL || arguments->difficulty != NULL
          || arguments->count != SUMI_TOOL_LEFT_OUT))
    {
      sumi_tool_error (_("sheet: --code says which exercises; leave out --item, --tag, "
                         "--difficulty and --count"));
      return FALSE;
    }
  order->options.has_answers = !arguments->has_no_answers;
  order->options.title = arguments->title;
  order->filter.pick = order->options.kind == SUMI_SHEET_LESSONS ? SUMI_SHEET_PICK_LESSONS
                                                                 : SUMI_SHEET_PICK_EXERCISES;
  order->filter.ids = (const char *const *) arguments->items;
  order->filter.tags = (const char *const *) arguments->tags;
  order->code = arguments->code;
  order->learner = arguments->learner;
  order->folder = arguments->folder;
  order->output = arguments->output;
  return TRUE;
}

/* Adds the packs that the N_NAMED paths of NAMED stand for, none of which OUTPUT may replace, to
 * PACKS. FALSE once an error has been printed. */
static gboolean
add_packs (GPtrArray *packs, char *const named[], int n_named, const char *output)
{
  g_autoptr (GPtrArray) paths = sumi_tool_list_packs (named, n_named);

  for (guint i = 0; paths != NULL && i < paths->len; i++)
    {
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      SumiPack *pack;

      if (sumi_tool_refuse_same ("sheet", paths->pdata[i], output))
        return FALSE;
      pack = sumi_tool_read_pack (paths->pdata[i], mistakes);
      sumi_tool_print_mistakes (paths->pdata[i], mistakes);
      if (pack == NULL)
        return FALSE;
      for (guint j = 0; j < packs->len; j++)
        {
          if (g_str_equal (((const SumiPack *) packs->pdata[j])->id, pack->id))
            {
              /* Translators: the path of a pack, and its id. */
              sumi_tool_error (_("%s: the id \"%s\" is that of another pack"),
                               (const char *) paths->pdata[i], pack->id);
              sumi_pack_unref (pack);
              return FALSE;
            }
        }
      g_ptr_array_add (packs, pack);
    }
  return paths != NULL;
}

/* Whether what PART names, or its STEP, was tried, and never solved without help or mistakes. */
static gboolean
is_wrong (const SumiProgress *progress, const SumiSheetPart *part, const char *step)
{
  SumiMark mark
    = sumi_progress_get_mark (progress, part->pack->id, part->item->id, step);

  return mark != SUMI_MARK_NONE && mark != SUMI_MARK_FIRST;
}

/* Whether the exercise PART was wrong, or in the lesson PART any that it asks. */
static gboolean
is_mistake (const SumiProgress *progress, const SumiSheetPart *part)
{
  const char *slash = strchr (part->id, '/');

  if (part->exercise != NULL)
    return is_wrong (progress, part, slash != NULL ? slash + 1 : NULL);
  for (guint i = 0; i < part->item->steps->len; i++)
    {
      g_autofree char *step = g_strdup_printf ("%u", i + 1);

      if (is_wrong (progress, part, step))
        return TRUE;
    }
  return FALSE;
}

/* Of PARTS, which are taken over, those that the learner of ORDER got wrong. NULL once an error has
 * been printed. */
static GPtrArray *
select_mistakes (const Order *order, GPtrArray *parts)
{
  g_autoptr (GPtrArray) all = parts;
  g_autoptr (GPtrArray) mistakes = sumi_sheet_parts_new ();
  g_autoptr (SumiLearner) learner = sumi_tool_open_learner (order->folder, order->learner);

  for (guint i = 0; learner != NULL && i < all->len; i++)
    {
      if (is_mistake (sumi_learner_get_progress (learner), all->pdata[i])
          && (order->n_mistakes == 0 || mistakes->len < order->n_mistakes))
        sumi_sheet_parts_add (mistakes, all->pdata[i]);
    }
  if (learner != NULL && mistakes->len == 0)
    /* Translators: %s is the name of a learner. */
    sumi_tool_error (_("sheet: %s got none of it wrong"), order->learner);
  return mistakes->len > 0 ? g_steal_pointer (&mistakes) : NULL;
}

/* What is to be on the sheet, of the packs that are named. NULL once an error has been printed. */
static GPtrArray *
select_parts (const Order *order, int argc, char *argv[])
{
  g_autoptr (GPtrArray) packs = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_pack_unref);
  g_autoptr (GError) error = NULL;
  GPtrArray *parts;

  if (argc < 2)
    {
      sumi_tool_error (_("sheet: give the PATH of a pack"));
      return NULL;
    }
  if (!add_packs (packs, argv + 1, argc - 1, order->output))
    return NULL;
  if (order->code != NULL)
    parts = sumi_sheet_select_code (packs, order->filter.pick, order->code, &error);
  else
    parts = sumi_sheet_select (packs, &order->filter, &error);
  if (parts == NULL)
    sumi_tool_error ("sheet: %s", error->message);
  else if (order->learner != NULL)
    parts = select_mistakes (order, parts);
  return parts;
}

static void
add_strings (JsonBuilder *builder, const char *key, const GPtrArray *strings)
{
  sumi_json_begin_array (builder, key);
  for (guint i = 0; i < strings->len; i++)
    json_builder_add_string_value (builder, strings->pdata[i]);
  json_builder_end_array (builder);
}

static void
print_json (const SumiSheetPages *pages, const GPtrArray *paths)
{
  const SumiSheet *sheet = sumi_sheet_pages_get_sheet (pages);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < paths->len; i++)
    g_ptr_array_add (names, g_filename_display_name (paths->pdata[i]));
  json_builder_begin_object (builder);
  add_strings (builder, "files", names);
  sumi_json_add_int (builder, "pages", sumi_sheet_pages_get_n (pages));
  sumi_json_add_int (builder, "exercises", sumi_sheet_get_n_exercises (sheet));
  sumi_json_add_string (builder, "code", sumi_sheet_get_code (sheet));
  add_strings (builder, "undecided", sumi_sheet_get_undecided (sheet));
  add_strings (builder, "unsolved", sumi_sheet_get_unsolved (sheet));
  json_builder_end_object (builder);
  sumi_tool_json_print (builder);
}

static void
print_text (const SumiSheetPages *pages, const GPtrArray *paths)
{
  guint n_pages = sumi_sheet_pages_get_n (pages);
  const char *code = sumi_sheet_get_code (sumi_sheet_pages_get_sheet (pages));

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = sumi_visible_path (paths->pdata[i]);

      g_print ("%s\n", name);
    }
  g_print (g_dngettext (GETTEXT_PACKAGE, "%u page\n", "%u pages\n", n_pages), n_pages);
  if (code[0] != '\0')
    {
      /* Translators: at the foot of a worksheet; %s is a code that Sumi opens the same exercises
       * by. */
      g_print (_("Sumi code: %s"), code);
      g_print ("\n");
    }
}

/* Says which answers are not on the sheet. */
static SumiToolStatus
print_troubles (const SumiSheet *sheet)
{
  const GPtrArray *undecided = sumi_sheet_get_undecided (sheet);
  const GPtrArray *unsolved = sumi_sheet_get_unsolved (sheet);

  for (guint i = 0; i < undecided->len; i++)
    /* Translators: %s is the id of an exercise. */
    sumi_tool_error (_("sheet: %s: the answer is not decided"), (const char *) undecided->pdata[i]);
  for (guint i = 0; i < unsolved->len; i++)
    /* Translators: %s is the id of an exercise. */
    sumi_tool_error (_("sheet: %s: no move is right"), (const char *) unsolved->pdata[i]);
  return undecided->len + unsolved->len == 0 ? SUMI_TOOL_HOLDS : SUMI_TOOL_FAILS;
}

static SumiSheetPages *
paginate (SumiSheet *sheet, SumiPaperName paper)
{
  PangoContext *context = sumi_sheet_create_context ();
  SumiSheetPages *pages = sumi_sheet_paginate (sheet, sumi_paper_get (paper), context);

  g_object_unref (context);
  return pages;
}

/* Speaks the language of the tag LANGUAGE, or that of the user if it is NULL. */
static void
speak (const char *language)
{
  g_autofree char *locale = g_strdup (language != NULL ? language : "");

  sumi_translation_choose (g_strdelimit (locale, "-", '_'));
}

/* What is printed is in the language that was asked for, what is said of it in that of the user. */
static SumiToolStatus
make_sheet (const Order *order, const Arguments *arguments, GPtrArray *parts)
{
  g_autoptr (SumiSheet) sheet = NULL;
  g_autoptr (SumiSheetPages) pages = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (GError) error = NULL;

  speak (arguments->language);
  sheet = sumi_sheet_new (&order->options, parts, &order->budget);
  pages = paginate (sheet, order->paper);
  paths = sumi_sheet_write (pages, order->format, arguments->output, &error);
  speak (NULL);
  if (paths == NULL)
    {
      sumi_tool_error ("sheet: %s", error->message);
      return SUMI_TOOL_UNREADABLE;
    }
  if (arguments->as_json)
    print_json (pages, paths);
  else
    print_text (pages, paths);
  return print_troubles (sheet);
}

static SumiToolStatus
run_sheet (const Arguments *arguments, int argc, char *argv[])
{
  g_autoptr (GPtrArray) parts = NULL;
  Order order = { 0 };

  if (!read_arguments (arguments, &order))
    return SUMI_TOOL_UNREADABLE;
  if (has_parts (&order))
    {
      parts = select_parts (&order, argc, argv);
      if (parts == NULL)
        return SUMI_TOOL_UNREADABLE;
    }
  else if (argc != 1)
    {
      sumi_tool_error (_("sheet: record sheets and empty boards belong to no pack; leave out "
                         "PATH"));
      return SUMI_TOOL_UNREADABLE;
    }
  return make_sheet (&order, arguments, parts);
}

/* sumi-tool sheet PATH… [--kind K] [--item ID]… [--tag T]… [--difficulty N] --output FILE */
SumiToolStatus
sumi_tool_sheet (int argc, char *argv[])
{
  Arguments arguments = { .boards = SUMI_TOOL_LEFT_OUT, .count = SUMI_TOOL_LEFT_OUT, .n_pages = 1,
                          .nodes = SUMI_PACK_CHECK_NODES };
  const GOptionEntry entries[] = {
    { "kind", 0, 0, G_OPTION_ARG_STRING, &arguments.kind,
      N_("What to print: exercises, lesson, record or blank"), N_("KIND") },
    { "item", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments.items,
      N_("Only this item or ITEM/STEP; may be given several times"), N_("ID") },
    { "tag", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments.tags,
      N_("Only items with this tag; may be given several times"), N_("TAG") },
    { "difficulty", 0, 0, G_OPTION_ARG_STRING, &arguments.difficulty,
      N_("Only items of this difficulty, or of a range such as 2-3"), N_("N") },
    { "count", 0, 0, G_OPTION_ARG_INT, &arguments.count, N_("At most this many of them"), N_("N") },
    { "learner", 0, 0, G_OPTION_ARG_STRING, &arguments.learner,
      N_("Only what this learner tried and never solved without help or mistakes"), N_("NAME") },
    { "folder", 0, 0, G_OPTION_ARG_FILENAME, &arguments.folder, N_("Where the learners are"),
      N_("FOLDER") },
    { "code", 0, 0, G_OPTION_ARG_STRING, &arguments.code,
      N_("The exercises of the sheet with this code"), N_("CODE") },
    { "boards", 0, 0, G_OPTION_ARG_INT, &arguments.boards,
      N_("Boards on a page: 1, 2, 4, 6, 9 or 12"), N_("N") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &arguments.paper, N_("The size of the paper"),
      "a4|letter" },
    { "pages", 0, 0, G_OPTION_ARG_INT, &arguments.n_pages,
      N_("How many pages of record sheets or empty boards"), N_("N") },
    { "title", 0, 0, G_OPTION_ARG_STRING, &arguments.title, N_("The title of the sheet"),
      N_("TEXT") },
    { "language", 0, 0, G_OPTION_ARG_STRING, &arguments.language,
      N_("The language to print in; otherwise that of the locale"), N_("LANGUAGE") },
    { "no-answers", 0, 0, G_OPTION_ARG_NONE, &arguments.has_no_answers, N_("Leave out the answers"),
      NULL },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &arguments.nodes,
      N_("The most positions to search for one answer"), N_("N") },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &arguments.output,
      N_("The file to write: .pdf, .svg or .png"), N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &arguments.as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };
  SumiToolStatus status = SUMI_TOOL_UNREADABLE;

  if (sumi_tool_parse_options ("sheet", _("[PATH…]"),
                               _("Makes a worksheet of exercises with their answers, a handout of "
                                 "lessons, record sheets or empty boards, for printing. The same "
                                 "input gives the same file."),
                               entries, &argc, &argv))
    status = run_sheet (&arguments, argc, argv);
  clear_arguments (&arguments);
  return status;
}
