/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of sheets: nothing leaves the margins or covers a board, whatever is printed. */

#include "sumi-emphasis.h"
#include "sumi-pack-reader.h"
#include "sumi-sheet-answer.h"
#include "sumi-sheet-private.h"

#define EPSILON 0.5
#define BUDGET_NODES 2000000

static SumiPack *
read_pack (const char *name)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autofree char *path = g_build_filename (g_getenv ("SUMI_PUZZLES"), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SumiPack *pack = sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes);

  g_assert_nonnull (pack);
  return pack;
}

/* Parts of the pack of the file NAME. */
static GPtrArray *
pick (const char *name, SumiSheetPick what, guint max_parts)
{
  g_autoptr (GPtrArray) packs = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_pack_unref);
  SumiSheetFilter filter = { .pick = what, .max_parts = max_parts };
  GPtrArray *parts;

  g_ptr_array_add (packs, read_pack (name));
  parts = sumi_sheet_select (packs, &filter, NULL);
  g_assert_nonnull (parts);
  return parts;
}

static SumiSheet *
make_sheet (SumiSheetKind kind, guint boards, GPtrArray *parts, guint64 max_nodes)
{
  SumiSheetOptions options = { .kind = kind, .boards = boards, .n_pages = 2, .has_answers = TRUE };
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  budget.max_nodes = max_nodes;
  return sumi_sheet_new (&options, parts, &budget);
}

static SumiSheetPages *
paginate (SumiSheet *sheet, SumiPaperName paper)
{
  PangoContext *context = sumi_sheet_create_context ();
  SumiSheetPages *pages = sumi_sheet_paginate (sheet, sumi_paper_get (paper), context);

  g_object_unref (context);
  return pages;
}

/* The box that PIECE fills: of a text as high as it is when drawn. */
static SumiSheetBox
measure_piece (const SumiSheetPiece *piece, PangoContext *context)
{
  SumiSheetBox box = piece->box;

  if (piece->flow != NULL)
    box.height = sumi_flow_measure (piece->flow, context, piece->size, box.width);
  return box;
}

static gboolean
overlap (SumiSheetBox a, SumiSheetBox b)
{
  return a.x + a.width > b.x + EPSILON && b.x + b.width > a.x + EPSILON
         && a.y + a.height > b.y + EPSILON && b.y + b.height > a.y + EPSILON;
}

/* The number of PAGE is drawn last. */
static void
check_number (const SumiSheetPages *pages, guint page)
{
  const GArray *pieces = sumi_sheet_pages_get_pieces (pages, page);
  const SumiSheetPiece *last = &g_array_index (pieces, SumiSheetPiece, pieces->len - 1);
  g_autofree char *number = g_strdup_printf ("%u/%u", page + 1, sumi_sheet_pages_get_n (pages));

  g_assert_nonnull (last->flow);
  g_assert_cmpstr (((const SumiFlowParagraph *) last->flow->pdata[0])->text, ==, number);
}

/* Returns how many boards are on the page. */
static guint
check_page (const SumiSheetPages *pages, guint page)
{
  const GArray *pieces = sumi_sheet_pages_get_pieces (pages, page);
  SumiPaper paper = sumi_sheet_pages_get_paper (pages);
  PangoContext *context = sumi_sheet_create_context ();
  g_autofree SumiSheetBox *boxes = g_new (SumiSheetBox, pieces->len);
  guint n_boards = 0;

  for (guint i = 0; i < pieces->len; i++)
    {
      const SumiSheetPiece *piece = &g_array_index (pieces, SumiSheetPiece, i);
      SumiSheetBox box = boxes[i] = measure_piece (piece, context);

      n_boards += piece->flow == NULL;
      if (piece->flow == NULL)
        g_assert_cmpfloat (box.width, >, 40);
      g_assert_cmpfloat (box.x, >=, SUMI_SHEET_MARGIN - EPSILON);
      g_assert_cmpfloat (box.y, >=, SUMI_SHEET_MARGIN - EPSILON);
      g_assert_cmpfloat (box.x + box.width, <=, paper.width - SUMI_SHEET_MARGIN + EPSILON);
      g_assert_cmpfloat (box.y + box.height, <=, paper.height - SUMI_SHEET_MARGIN + EPSILON);
      for (guint j = 0; j < i; j++)
        g_assert_false (overlap (box, boxes[j]));
    }
  g_object_unref (context);
  check_number (pages, page);
  return n_boards;
}

static guint
check_all_pages (const SumiSheetPages *pages)
{
  guint n_boards = 0;

  for (guint i = 0; i < sumi_sheet_pages_get_n (pages); i++)
    n_boards += check_page (pages, i);
  return n_boards;
}

static guint
check_pages (SumiSheet *sheet, SumiPaperName paper)
{
  g_autoptr (SumiSheetPages) pages = paginate (sheet, paper);

  return check_all_pages (pages);
}

static void
test_exercises (void)
{
  g_autoptr (GPtrArray) parts = pick ("corners.sumi.json", SUMI_SHEET_PICK_EXERCISES, 14);

  for (guint i = 0; i < SUMI_SHEET_N_COUNTS; i++)
    {
      guint boards = SUMI_SHEET_COUNTS[i];
      g_autoptr (SumiSheet) sheet
        = make_sheet (SUMI_SHEET_EXERCISES, boards, parts, BUDGET_NODES);

      for (int paper = 0; paper < SUMI_N_PAPERS; paper++)
        {
          g_autoptr (SumiSheetPages) pages = paginate (sheet, (SumiPaperName) paper);
          guint n_pages = (14 + boards - 1) / boards, answers;

          g_assert_cmpuint (check_all_pages (pages), ==, 14);
          g_assert_cmpuint (check_page (pages, 0), ==, MIN (boards, 14));
          g_assert_cmpuint (sumi_sheet_pages_get_n_sections (pages), ==, 2);
          g_assert_cmpstr (sumi_sheet_pages_get_section (pages, 1, &answers), ==, "Answers");
          g_assert_cmpuint (answers, ==, n_pages);
        }
    }
}

/* Every lesson and every exercise of lessons that Sumi comes with. */
static void
test_lessons (void)
{
  static const char *const names[] = {
    "lessons-1-first-steps.sumi.json", "lessons-3-mobility.sumi.json", "handicap.sumi.json",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GPtrArray) exercises = pick (names[i], SUMI_SHEET_PICK_EXERCISES, 0);
      g_autoptr (SumiSheet) sheet = make_sheet (SUMI_SHEET_EXERCISES, 9, exercises, 1);

      g_assert_cmpuint (check_pages (sheet, SUMI_PAPER_LETTER), ==, exercises->len);
      if (g_str_has_prefix (names[i], "lessons"))
        {
          g_autoptr (GPtrArray) lessons = pick (names[i], SUMI_SHEET_PICK_LESSONS, 0);
          g_autoptr (SumiSheet) handout = make_sheet (SUMI_SHEET_LESSONS, 6, lessons, 1);

          g_assert_cmpuint (check_pages (handout, SUMI_PAPER_A4), >=, exercises->len);
          g_assert_cmpuint (sumi_sheet_get_n_exercises (handout), ==, exercises->len);
        }
    }
}

/* "What is the name of the square that is lit?": it has to be seen on paper, too. */
static void
test_lit_squares (void)
{
  g_autoptr (GPtrArray) parts
    = pick ("lessons-1-first-steps.sumi.json", SUMI_SHEET_PICK_EXERCISES, 0);
  g_autoptr (SumiSheet) sheet = make_sheet (SUMI_SHEET_EXERCISES, 6, parts, 1);
  guint n_lit = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      const SumiSheetPart *part = parts->pdata[i];
      const SumiSheetCell *cell = sheet->cells->pdata[i];
      const SumiStep *step = part->item->steps->pdata[atoi (strchr (part->id, '/') + 1) - 1];

      g_assert_true (step->exercise == part->exercise);
      g_assert_cmphex (cell->board.framed, ==, step->squares);
      g_assert_true (cell->board.arrows == step->arrows);
      n_lit += step->squares != 0;
    }
  g_assert_cmpuint (n_lit, ==, 3);
}

/* How many paragraphs of FLOW are words alone: neither whose turn it is, nor to be chosen, nor a
 * line to write on. */
static guint
count_words (const SumiFlow *flow)
{
  guint n = 0;

  for (guint i = 0; i < flow->len; i++)
    {
      const SumiFlowParagraph *paragraph = flow->pdata[i];

      n += paragraph->mark == SUMI_FLOW_NO_MARK && !paragraph->is_field;
    }
  return n;
}

/* What the text of a step asks is not asked once more in other words. */
static void
test_steps_ask_once (void)
{
  const char *name = "lessons-1-first-steps.sumi.json";
  g_autoptr (GPtrArray) exercises = pick (name, SUMI_SHEET_PICK_EXERCISES, 0);
  g_autoptr (GPtrArray) lessons = pick (name, SUMI_SHEET_PICK_LESSONS, 0);
  g_autoptr (SumiSheet) sheet = make_sheet (SUMI_SHEET_EXERCISES, 6, exercises, 1);
  g_autoptr (SumiSheet) handout = make_sheet (SUMI_SHEET_LESSONS, 6, lessons, 1);

  for (guint i = 0; i < sheet->cells->len; i++)
    g_assert_cmpuint (count_words (((const SumiSheetCell *) sheet->cells->pdata[i])->above), ==, 1);
  for (guint i = 0; i < handout->blocks->len; i++)
    {
      const SumiSheetBlock *block = handout->blocks->pdata[i];

      if (block->section == NULL)
        g_assert_cmpuint (count_words (block->flow), ==, 1);
    }
}

/* A line of TEXT may end after a blank, and nowhere else. */
static void
assert_words_are_whole (const char *text)
{
  int length = (int) g_utf8_strlen (text, -1);
  g_autofree PangoLogAttr *places = g_new0 (PangoLogAttr, length + 1);

  pango_get_log_attrs (text, -1, -1, pango_language_get_default (), places, length + 1);
  for (int i = 1; i < length; i++)
    g_assert_true (!places[i].is_line_break || places[i - 1].is_white);
}

/* A sheet of the exercises of all packs in NAMES. */
static SumiSheet *
make_sheet_of (const char *const *names, guint n_names, guint max_each)
{
  g_autoptr (GPtrArray) parts = sumi_sheet_parts_new ();

  for (guint i = 0; i < n_names; i++)
    g_ptr_array_extend_and_steal (parts, pick (names[i], SUMI_SHEET_PICK_EXERCISES, max_each));
  return make_sheet (SUMI_SHEET_EXERCISES, 6, parts, 1);
}

/* What several packs say alike is said once, and the titles of many do not stand on each page. */
static void
test_several_packs (void)
{
  static const char *const names[] = {
    "corners.sumi.json", "mobility.sumi.json", "themes/win.sumi.json", "leaflet.sumi.json",
  };
  g_autoptr (SumiSheet) three = make_sheet_of (names, 3, 2);
  g_autoptr (SumiSheet) four = make_sheet_of (names, 4, 2);

  g_assert_cmpstr (three->title, ==,
                   "Corners to force · The fewest replies · One move wins");
  g_assert_cmpstr (three->source, ==,
                   "The authors of Sumi · Found in games that Sumi played against itself. · "
                   "Licence: CC-\u2060BY-\u2060SA-\u20604.0");
  assert_words_are_whole (three->source);
  g_assert_cmpstr (four->title, ==, "Exercises");
  check_pages (four, SUMI_PAPER_A4);
}

/* How many paragraphs of PAGES say TEXT in small letters. */
static guint
count_small (const SumiSheetPages *pages, const char *text)
{
  guint n = 0;

  for (guint page = 0; page < sumi_sheet_pages_get_n (pages); page++)
    {
      const GArray *pieces = sumi_sheet_pages_get_pieces (pages, page);

      for (guint i = 0; i < pieces->len; i++)
        {
          const SumiFlow *flow = g_array_index (pieces, SumiSheetPiece, i).flow;

          for (guint j = 0; flow != NULL && j < flow->len; j++)
            {
              const SumiFlowParagraph *paragraph = flow->pdata[j];

              n += paragraph->style == SUMI_FLOW_SMALL
                   && g_strcmp0 (paragraph->text, text) == 0;
            }
        }
    }
  return n;
}

/* Where an exercise is from stands beside its answer, and of a lesson below its title. */
static void
test_sources_of_items (void)
{
  static const char data[]
    = "{\"format\": \"sumi-pack/1\", \"id\": \"p\", \"title\": \"P\", \"language\": \"en\", "
      "\"items\": [{\"kind\": \"puzzle\", \"id\": \"a\", \"title\": \"T\", \"source\": \"Club\", "
      "\"position\": {\"moves\": \"f5\"}, "
      "\"task\": {\"type\": \"count\", \"quantity\": \"empties\"}}, "
      "{\"kind\": \"lesson\", \"id\": \"b\", \"title\": \"T\", \"source\": \"Club\", "
      "\"steps\": [{\"text\": \"This is it.\"}]}]}";
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GPtrArray) packs = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_pack_unref);

  g_ptr_array_add (packs, sumi_pack_read_data (data, strlen (data), SUMI_PACK_READ_DEFAULT,
                                               mistakes));
  g_assert_cmpuint (mistakes->len, ==, 0);
  for (int kind = SUMI_SHEET_EXERCISES; kind <= SUMI_SHEET_LESSONS; kind++)
    {
      const SumiSheetFilter filter = {
        .pick = kind == SUMI_SHEET_LESSONS ? SUMI_SHEET_PICK_LESSONS : SUMI_SHEET_PICK_EXERCISES,
      };
      g_autoptr (GPtrArray) parts = sumi_sheet_select (packs, &filter, NULL);
      g_autoptr (SumiSheet) sheet = make_sheet ((SumiSheetKind) kind, 6, parts, BUDGET_NODES);
      g_autoptr (SumiSheetPages) pages = paginate (sheet, SUMI_PAPER_A4);

      g_assert_cmpuint (count_small (pages, "Club"), ==, 1);
    }
}

/* The code of hundreds of exercises, each named by itself, leaves the answers their room. */
static void
test_long_code (void)
{
  static const struct
  {
    guint n_parts, n_lines; /* of the foot: the source, and the code */
  } cases[] = { { 6, 2 }, { 60, 2 }, { 700, 1 } };
  g_autoptr (GPtrArray) all = pick ("themes/win.sumi.json", SUMI_SHEET_PICK_EXERCISES, 0);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) parts = sumi_sheet_parts_new ();
      g_autoptr (SumiSheet) sheet = NULL;
      g_autoptr (SumiSheetPages) pages = NULL;
      const GArray *pieces;
      guint last;

      for (guint n = 0; n < cases[i].n_parts; n++)
        sumi_sheet_parts_add (parts, all->pdata[n * 37 % all->len]);
      sheet = make_sheet (SUMI_SHEET_EXERCISES, 12, parts, 1);
      pages = paginate (sheet, SUMI_PAPER_A4);
      last = sumi_sheet_pages_get_n (pages) - 1;
      check_page (pages, 0);
      check_page (pages, last);
      /* On a page of answers the title is first, and the foot second. */
      pieces = sumi_sheet_pages_get_pieces (pages, last);
      g_assert_cmpuint (g_array_index (pieces, SumiSheetPiece, 1).flow->len, ==,
                        cases[i].n_lines);
    }
}

static void
test_boards_to_write_on (void)
{
  for (int kind = SUMI_SHEET_RECORD; kind <= SUMI_SHEET_BLANK; kind++)
    for (guint i = 0; i < SUMI_SHEET_N_COUNTS; i++)
      {
        g_autoptr (SumiSheet) sheet
          = make_sheet ((SumiSheetKind) kind, SUMI_SHEET_COUNTS[i], NULL, 1);

        g_assert_cmpuint (check_pages (sheet, SUMI_PAPER_A4), ==, 2 * SUMI_SHEET_COUNTS[i]);
      }
}

/* A pack with two puzzles, the second of which says TEXT. */
static GPtrArray *
make_long (const char *title, const char *text)
{
  g_autofree char *data = g_strdup_printf (
    "{\"format\": \"sumi-pack/1\", \"id\": \"long\", \"title\": \"%s\", \"language\": \"en\", "
    "\"source\": \"%.600s\", \"items\": ["
    "{\"kind\": \"puzzle\", \"id\": \"a\", \"title\": \"T\", \"position\": {\"moves\": \"f5\"}, "
    "\"task\": {\"type\": \"count\", \"quantity\": \"empties\"}},"
    "{\"kind\": \"puzzle\", \"id\": \"b\", \"title\": \"T\", \"position\": {\"moves\": \"f5\"}, "
    "\"prompt\": \"%s\", \"explain\": {\"solution\": \"%s\"}, "
    "\"task\": {\"type\": \"count\", \"quantity\": \"empties\"}}]}",
    title, text, text, text);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (GPtrArray) packs = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_pack_unref);
  SumiPack *pack = sumi_pack_read_data (data, strlen (data), SUMI_PACK_READ_DEFAULT, mistakes);

  g_assert_cmpuint (mistakes->len, ==, 0);
  g_assert_nonnull (pack);
  g_ptr_array_add (packs, pack);
  return sumi_sheet_select (packs, &(SumiSheetFilter){ 0 }, NULL);
}

/* How many lines to write on are in FLOW. */
static guint
count_rules (const SumiFlow *flow)
{
  guint n = 0;

  for (guint i = 0; i < flow->len; i++)
    {
      const SumiFlowParagraph *paragraph = flow->pdata[i];

      n += paragraph->n_rules + (paragraph->is_field ? 1 : 0);
    }
  return n;
}

/* Who played is written above the board of a game, and how it came out below; an answer has the
 * more lines the fewer boards are on the page, but a number has one. */
static void
test_lines_to_write_on (void)
{
  static const struct
  {
    const char *pack;
    guint boards, n_rules;
  } cases[] = {
    { "leaflet.sumi.json", 1, 4 }, { "leaflet.sumi.json", 2, 2 }, { "leaflet.sumi.json", 4, 2 },
    { "leaflet.sumi.json", 6, 1 }, { NULL, 1, 1 },
  };
  g_autoptr (SumiSheet) record = make_sheet (SUMI_SHEET_RECORD, 1, NULL, 1);
  const SumiSheetCell *cell = record->cells->pdata[0];

  g_assert_cmpuint (count_rules (cell->above), ==, 2);
  g_assert_cmpuint (count_rules (cell->below), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) parts
        = cases[i].pack != NULL ? pick (cases[i].pack, SUMI_SHEET_PICK_EXERCISES, 1)
                                : make_long ("Counting", "How many?");
      g_autoptr (SumiSheet) sheet
        = make_sheet (SUMI_SHEET_EXERCISES, cases[i].boards, parts, BUDGET_NODES);

      cell = sheet->cells->pdata[0];
      g_assert_cmpuint (count_rules (cell->below), ==, cases[i].n_rules);
    }
}

/* The longest texts that a pack may have still fit: there are fewer boards on the page. Where the
 * most were asked for, all counts below are tried. */
static void
test_long_texts (void)
{
  g_autofree char *words = g_strnfill (SUMI_PACK_MAX_TEXT, 'w');
  g_autoptr (GPtrArray) parts = NULL;

  for (guint i = 5; i < SUMI_PACK_MAX_TEXT; i += 6)
    words[i] = ' ';
  words[SUMI_PACK_MAX_TEXT - 1] = '.';
  parts = make_long ("Long", words);
  for (guint i = 0; i < SUMI_SHEET_N_COUNTS; i += SUMI_SHEET_N_COUNTS - 1)
    {
      g_autoptr (SumiSheet) sheet
        = make_sheet (SUMI_SHEET_EXERCISES, SUMI_SHEET_COUNTS[i], parts, BUDGET_NODES);

      g_assert_cmpuint (check_pages (sheet, SUMI_PAPER_LETTER), ==, 2);
    }
}

static void
test_direction (void)
{
  static const struct
  {
    const char *text;
    gboolean is_rtl;
  } cases[] = {
    { "Corners", FALSE }, { "חידות", TRUE }, { "3. مربع a1", TRUE }, { "角", FALSE },
    { "a1 חידות", TRUE }, { "a1 is", FALSE }, { "a1", FALSE }, { "12", FALSE }, { "", FALSE },
  };
  g_autoptr (GPtrArray) parts = make_long ("חידות", "h2 היא המשבצת הנכונה");
  g_autoptr (SumiSheet) sheet = make_sheet (SUMI_SHEET_EXERCISES, 2, parts, BUDGET_NODES);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (sumi_flow_is_rtl (cases[i].text), ==, cases[i].is_rtl);
  g_assert_true (sheet->is_rtl);
  check_pages (sheet, SUMI_PAPER_A4);
}

static char *
answer_of (GPtrArray *parts, guint index, guint64 max_nodes, SumiSheetOutcome *out_outcome)
{
  const SumiExercise *exercise = ((const SumiSheetPart *) parts->pdata[index])->exercise;
  g_autoptr (GPtrArray) flow = sumi_flow_new ();
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;
  GString *text = g_string_new (NULL);

  budget.max_nodes = max_nodes;
  *out_outcome = sumi_sheet_answer_add (flow, exercise, "7", &budget);
  for (guint i = 0; i < flow->len; i++)
    {
      const SumiFlowParagraph *paragraph = flow->pdata[i];

      g_string_append_printf (text, "%s%s|", paragraph->lead != NULL ? paragraph->lead : "",
                              paragraph->text);
    }
  return g_string_free (text, FALSE);
}

static void
test_answers (void)
{
  g_autoptr (GPtrArray) parts = pick ("leaflet.sumi.json", SUMI_SHEET_PICK_EXERCISES, 0);
  g_autoptr (SumiSheet) sheet = make_sheet (SUMI_SHEET_EXERCISES, 6, parts, 1);
  SumiSheetOutcome outcome;
  g_autofree char *decided = answer_of (parts, 0, BUDGET_NODES, &outcome);
  g_autofree char *undecided = NULL, *unsolved = NULL;
  SumiExercise *exercise = (SumiExercise *) ((SumiSheetPart *) parts->pdata[0])->exercise;

  g_assert_cmpint (outcome, ==, SUMI_SHEET_ANSWERED);
  g_assert_true (g_str_has_prefix (decided, "7h2|"));
  g_assert_null (strstr (decided, "No move is right."));
  /* The author's own wrong move, with the reply that refutes it. */
  g_assert_nonnull (strstr (decided, "Tempting, but wrong: b2 hands White the corner a1."));

  undecided = answer_of (parts, 0, 1, &outcome);
  g_assert_cmpint (outcome, ==, SUMI_SHEET_UNDECIDED);
  g_assert_nonnull (strstr (undecided, "Not decided within the budget of the search: "));
  g_assert_cmpuint (sumi_sheet_get_undecided (sheet)->len, ==, parts->len);
  g_assert_cmpuint (sumi_sheet_get_unsolved (sheet)->len, ==, 0);

  exercise->task.goal.kind = SUMI_GOAL_WIPE_OUT;
  unsolved = answer_of (parts, 0, BUDGET_NODES, &outcome);
  g_assert_cmpint (outcome, ==, SUMI_SHEET_UNSOLVED);
  g_assert_nonnull (strstr (unsolved, "No move is right."));
}

/* Where the author names no wrong move, it is the one that turns most discs; corners first. */
static void
test_tempting (void)
{
  g_autoptr (GPtrArray) parts = pick ("corners.sumi.json", SUMI_SHEET_PICK_EXERCISES, 20);

  for (guint i = 0; i < parts->len; i++)
    {
      const SumiExercise *exercise = ((const SumiSheetPart *) parts->pdata[i])->exercise;
      SumiBudget budget = SUMI_BUDGET_UNLIMITED;
      g_autoptr (SumiJudgement) judgement = sumi_judgement_new (
        &exercise->task, exercise->position, SUMI_JUDGE_DEFAULT, &budget);
      SumiSquare move = sumi_sheet_answer_find_tempting (exercise, judgement);
      int n_flips = sumi_bitboard_count (sumi_position_flips (exercise->position, move));

      g_assert_cmpint (sumi_judgement_get (judgement, move)->verdict, ==, SUMI_VERDICT_WRONG);
      SUMI_FOREACH_SQUARE (other, sumi_position_legal_moves (exercise->position)
                                    & ~judgement->right)
        g_assert_cmpint (
          sumi_bitboard_count (sumi_position_flips (exercise->position, (SumiSquare) other)), <=,
          n_flips);
    }
}

/* Without smooth edges every dot of a board is black or white. */
static void
test_no_grey (void)
{
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  const uint8_t moves[] = { 19, SUMI_SQUARE_PASS, 18 };
  SumiArrow arrow = { 0, 63 };
  g_autoptr (GArray) arrows = g_array_new (FALSE, FALSE, sizeof (SumiArrow));
  SumiSheetBoard board = sumi_sheet_board_of (position);
  PangoContext *context = sumi_sheet_create_context ();
  cairo_font_options_t *options = cairo_font_options_create ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 300, 300);
  cairo_t *cr = cairo_create (surface);
  guint n_black = 0;

  g_array_append_val (arrows, arrow);
  board.arrows = arrows;
  board.framed = 0xff;
  board.moves = moves;
  board.n_moves = G_N_ELEMENTS (moves);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_NONE);
  pango_cairo_context_set_font_options (context, options);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  sumi_sheet_board_draw (&board, context, cr, (SumiSheetBox){ 0, 0, 300, 300 });
  cairo_surface_flush (surface);
  for (int y = 0; y < 300; y++)
    {
      const unsigned char *row = cairo_image_surface_get_data (surface)
                                 + y * cairo_image_surface_get_stride (surface);

      for (int x = 0; x < 300; x++)
        {
          const unsigned char *dot = row + 4 * x;

          g_assert_true (dot[0] == dot[1] && dot[1] == dot[2] && (dot[0] == 0 || dot[0] == 255));
          n_black += dot[0] == 0;
        }
    }
  g_assert_cmpuint (n_black, >, 3000);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  cairo_font_options_destroy (options);
  g_object_unref (context);
}

/* A line may end in a word of more letters than any has, so that the time does not grow with the
 * square of them; what is in bold is still the same. */
static void
test_long_word (void)
{
  static const struct
  {
    const char *before, *letter, *after; /* the letter 400 times */
    guint n_divided;
  } rows[] = {
    { "say ", "x", " again", 1 },
    { "", "字。", "", 0 }, /* a line may end after each, but not begin with a full stop */
    { "", "字", "。", 0 },
    { "so **", "x", "**", 2 },
    { "", "x ", "", 0 },
    { "", "e\u0301", "", 3 }, /* a letter and its accent stay together */
    { "x", "e\u0301", "", 3 },
    { "x", "👩\u200d🏫", "", 0 }, /* as do the parts of a picture */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) flow = sumi_flow_new ();
      g_autoptr (GString) text = g_string_new (rows[i].before);
      g_autoptr (GArray) emphases = g_array_new (FALSE, FALSE, sizeof (SumiEmphasis));
      g_autofree char *plain = NULL, *joined = NULL;
      g_auto (GStrv) parts = NULL;
      const SumiFlowParagraph *paragraph;

      for (int n = 0; n < 400; n++)
        g_string_append (text, rows[i].letter);
      g_string_append (text, rows[i].after);
      plain = sumi_emphasis_strip (text->str, emphases);
      paragraph = sumi_flow_add (flow, SUMI_FLOW_PLAIN, text->str);
      parts = g_strsplit (paragraph->text, "\u200b", -1);
      g_assert_cmpuint (g_strv_length (parts), ==, rows[i].n_divided + 1);
      for (guint n = 1; n <= rows[i].n_divided; n++)
        g_assert_false (g_unichar_ismark (g_utf8_get_char (parts[n])));
      joined = g_strjoinv ("", parts);
      g_assert_cmpstr (joined, ==, plain);
      g_assert_cmpuint (paragraph->emphases->len, ==, emphases->len);
      if (emphases->len > 0)
        {
          const SumiEmphasis *span = &g_array_index (paragraph->emphases, SumiEmphasis, 0);

          g_assert_cmpuint (span->start, ==, strlen ("so "));
          g_assert_cmpuint (span->start + span->length, ==, strlen (paragraph->text));
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet/pages/exercises", test_exercises);
  g_test_add_func ("/sheet/pages/lessons", test_lessons);
  g_test_add_func ("/sheet/pages/lit-squares", test_lit_squares);
  g_test_add_func ("/sheet/pages/steps-ask-once", test_steps_ask_once);
  g_test_add_func ("/sheet/pages/several-packs", test_several_packs);
  g_test_add_func ("/sheet/pages/sources-of-items", test_sources_of_items);
  g_test_add_func ("/sheet/pages/long-code", test_long_code);
  g_test_add_func ("/sheet/pages/boards-to-write-on", test_boards_to_write_on);
  g_test_add_func ("/sheet/pages/lines-to-write-on", test_lines_to_write_on);
  g_test_add_func ("/sheet/pages/long-texts", test_long_texts);
  g_test_add_func ("/sheet/pages/long-word", test_long_word);
  g_test_add_func ("/sheet/pages/direction", test_direction);
  g_test_add_func ("/sheet/pages/answers", test_answers);
  g_test_add_func ("/sheet/pages/tempting", test_tempting);
  g_test_add_func ("/sheet/pages/no-grey", test_no_grey);
  return g_test_run ();
}
