/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is written reads back equal; and sumi_pack_equal(), which that rests on, sees changes. */

#include <string.h>

#include "random-pack.h"
#include "sumi-pack-reader.h"
#include "sumi-pack-writer.h"

#define N_PACKS 500

/* Reads TEXT, which must be free of mistakes. */
static SumiPack *
read_text (const char *text)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  SumiPack *pack = sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes);

  if (mistakes->len > 0)
    {
      g_autofree char *line = sumi_mistake_to_line (mistakes->pdata[0], "pack");

      g_error ("%s\n%s", line, text);
    }

  return pack;
}

static void
test_round_trip (void)
{
  RandomSource source = random_source_init (1);

  for (int i = 0; i < N_PACKS; i++)
    {
      g_autoptr (SumiPack) pack =
          random_pack (&source, 1 + (guint) random_source_below (&source, 4));
      g_autofree char *text = sumi_pack_write (pack);
      g_autoptr (SumiPack) again = read_text (text);
      g_autofree char *text_again = sumi_pack_write (again);

      g_assert_true (sumi_pack_equal (pack, again));
      g_assert_cmpstr (text, ==, text_again);
    }
}

/* Two packs of which one was changed in one respect; it must be seen, and survive writing. */
typedef struct
{
  const char *name;
  SumiItemKind kind; /* which is also where a random pack has its first item of it */
  void (*change) (SumiPack *pack, SumiItem *item);
} Change;

static void
change_text (SumiText **text)
{
  g_clear_pointer (text, sumi_text_unref);
  *text = sumi_text_new_plain ("something else");
}

static void
change_title (SumiPack *pack, SumiItem *item)
{
  change_text (&pack->title);
}

static void
change_level (SumiPack *pack, SumiItem *item)
{
  pack->level = pack->level % 5 + 1;
}

static void
change_authors (SumiPack *pack, SumiItem *item)
{
  g_strfreev (pack->authors);
  pack->authors = g_strsplit ("nobody else", "|", -1);
}

static void
change_id (SumiPack *pack, SumiItem *item)
{
  g_free (item->id);
  item->id = g_strdup ("other");
}

/* Takes out of the exercise of ITEM what rests on its position and task. */
static void
clear_exercise (SumiItem *item)
{
  SumiExercise *exercise = item->exercise;

  sumi_task_init (&exercise->task);
  exercise->task.type = SUMI_TASK_WIN;
  g_ptr_array_set_size (exercise->options, 0);
  g_array_set_size (exercise->claims.replies, 0);
  g_array_set_size (exercise->explain_wrong, 0);
  exercise->claims.has_solutions = exercise->claims.has_line = FALSE;
  exercise->claims.has_forced = exercise->claims.has_result = FALSE;
}

static void
change_position (SumiPack *pack, SumiItem *item)
{
  clear_exercise (item);
  item->exercise->position = sumi_position_start (SUMI_RULES_WHITE_FIRST);
}

static void
change_task (SumiPack *pack, SumiItem *item)
{
  int by = item->exercise->task.type == SUMI_TASK_WIN ? item->exercise->task.by % 64 + 1 : 1;

  clear_exercise (item);
  item->exercise->task.by = by;
}

static void
change_hints (SumiPack *pack, SumiItem *item)
{
  g_ptr_array_add (item->exercise->hints, sumi_text_new_plain ("one more"));
}

static void
change_solution (SumiPack *pack, SumiItem *item)
{
  change_text (&item->exercise->explain_solution);
}

static void
change_unique (SumiPack *pack, SumiItem *item)
{
  clear_exercise (item);
  item->exercise->claims.is_unique = !item->exercise->claims.is_unique;
  item->exercise->claims.has_unique = TRUE;
}

static void
change_record (SumiPack *pack, SumiItem *item)
{
  item->exercise->has_record = !item->exercise->has_record;
  if (item->exercise->has_record)
    sumi_transcript_from_text ("f5d6", sumi_position_start (SUMI_RULES_BLACK_FIRST),
                               &item->exercise->record);
}

static void
change_score (SumiPack *pack, SumiItem *item)
{
  int score = item->exercise->claims.score;

  item->exercise->claims.score = score == 0 ? 1 : -score;
  item->exercise->claims.has_score = TRUE;
}

static SumiStep *
get_last_step (const SumiItem *lesson)
{
  return lesson->steps->pdata[lesson->steps->len - 1];
}

static void
change_summary (SumiPack *pack, SumiItem *item)
{
  change_text (&item->summary);
}

static void
change_step_text (SumiPack *pack, SumiItem *item)
{
  change_text (&get_last_step (item)->text);
}

static void
change_squares (SumiPack *pack, SumiItem *item)
{
  get_last_step (item)->squares ^= 1;
}

static void
change_arrows (SumiPack *pack, SumiItem *item)
{
  GArray *arrows = get_last_step (item)->arrows;
  SumiArrow arrow = { 0, 63 };

  if (arrows->len > 0)
    g_array_set_size (arrows, arrows->len - 1);
  else
    g_array_append_val (arrows, arrow);
}

/* A position given by moves is another than the same given as a board. */
static void
change_step_record (SumiPack *pack, SumiItem *item)
{
  SumiStep *step = get_last_step (item);

  g_clear_pointer (&step->exercise, sumi_exercise_free);
  step->has_moves = FALSE;
  step->has_position = TRUE;
  step->has_record = !step->has_record;
  sumi_transcript_from_text ("f5f6", sumi_position_start (SUMI_RULES_BLACK_FIRST), &step->record);
  step->position = step->record.end;
}

static void
change_moves (SumiPack *pack, SumiItem *item)
{
  SumiStep *step = get_last_step (item);

  g_clear_pointer (&step->exercise, sumi_exercise_free);
  step->has_moves = !step->has_moves;
  if (step->has_moves)
    sumi_transcript_from_text ("", step->position, &step->moves);
}

static void
change_exercise (SumiPack *pack, SumiItem *item)
{
  SumiStep *step = sumi_step_new ();

  step->text = sumi_text_ref (get_last_step (item)->text);
  step->has_record = TRUE;
  sumi_transcript_from_text ("", sumi_position_start (SUMI_RULES_BLACK_FIRST), &step->record);
  step->position = step->record.end;
  step->has_position = TRUE;
  step->exercise = sumi_exercise_new ();
  step->exercise->position = step->position;
  step->exercise->task.type = SUMI_TASK_PLAY;
  step->exercise->task.opponent = 1;
  g_ptr_array_remove_index (item->steps, item->steps->len - 1);
  g_ptr_array_add (item->steps, step);
}

static void
change_rules (SumiPack *pack, SumiItem *item)
{
  item->first = sumi_color_opposite (item->first);
  item->has_rules = TRUE;
  item->exercise->position =
      sumi_position_handicap ((SumiRules){ .first = item->first }, item->handicap);
}

static void
change_handicap (SumiPack *pack, SumiItem *item)
{
  item->handicap = (item->handicap + 1) % (SUMI_HANDICAP_MAX + 1);
  item->has_rules = TRUE;
  item->exercise->position =
      sumi_position_handicap ((SumiRules){ .first = item->first }, item->handicap);
}

static void
change_series (SumiPack *pack, SumiItem *item)
{
  item->exercise->task.aim = (SumiPlayAim){ .kind = SUMI_PLAY_AIM_WIN };
  item->series = item->series % SUMI_PACK_MAX_SERIES + 1;
}

static void
change_opponent (SumiPack *pack, SumiItem *item)
{
  item->exercise->task.opponent = item->exercise->task.opponent % 9 + 1;
}

static void
change_aim (SumiPack *pack, SumiItem *item)
{
  SumiPlayAim *aim = &item->exercise->task.aim;

  aim->margin = aim->kind == SUMI_PLAY_AIM_MARGIN ? aim->margin % 64 + 1 : 1;
  aim->kind = SUMI_PLAY_AIM_MARGIN;
  item->series = 0; /* it goes to wins */
}

static void
remove_lesson (SumiPack *pack, SumiItem *item)
{
  g_ptr_array_remove (pack->lessons, item);
  g_ptr_array_remove (pack->items, item);
}

static const Change changes[] = {
  { "title", SUMI_ITEM_PUZZLE, change_title },
  { "level", SUMI_ITEM_PUZZLE, change_level },
  { "authors", SUMI_ITEM_PUZZLE, change_authors },
  { "id", SUMI_ITEM_PUZZLE, change_id },
  { "position", SUMI_ITEM_PUZZLE, change_position },
  { "task", SUMI_ITEM_PUZZLE, change_task },
  { "hints", SUMI_ITEM_PUZZLE, change_hints },
  { "solution", SUMI_ITEM_PUZZLE, change_solution },
  { "unique", SUMI_ITEM_PUZZLE, change_unique },
  { "score", SUMI_ITEM_PUZZLE, change_score },
  { "record", SUMI_ITEM_PUZZLE, change_record },
  { "lesson-id", SUMI_ITEM_LESSON, change_id },
  { "lesson-summary", SUMI_ITEM_LESSON, change_summary },
  { "lesson-removed", SUMI_ITEM_LESSON, remove_lesson },
  { "step-text", SUMI_ITEM_LESSON, change_step_text },
  { "step-squares", SUMI_ITEM_LESSON, change_squares },
  { "step-arrows", SUMI_ITEM_LESSON, change_arrows },
  { "step-moves", SUMI_ITEM_LESSON, change_moves },
  { "step-record", SUMI_ITEM_LESSON, change_step_record },
  { "step-exercise", SUMI_ITEM_LESSON, change_exercise },
  { "game-rules", SUMI_ITEM_GAME, change_rules },
  { "game-handicap", SUMI_ITEM_GAME, change_handicap },
  { "game-series", SUMI_ITEM_GAME, change_series },
  { "game-opponent", SUMI_ITEM_GAME, change_opponent },
  { "game-aim", SUMI_ITEM_GAME, change_aim },
};

static void
test_change (gconstpointer data)
{
  const Change *change = data;
  RandomSource source = random_source_init (2);

  for (int i = 0; i < 50; i++)
    {
      g_autoptr (SumiPack) pack = random_pack (&source, 3);
      g_autofree char *text = sumi_pack_write (pack);
      g_autoptr (SumiPack) changed = read_text (text);
      g_autofree char *changed_text = NULL;
      g_autoptr (SumiPack) changed_again = NULL;

      change->change (changed, changed->items->pdata[change->kind]);
      g_assert_false (sumi_pack_equal (pack, changed));
      changed_text = sumi_pack_write (changed);
      changed_again = read_text (changed_text);
      g_assert_true (sumi_pack_equal (changed, changed_again));
    }
}

/* A claim or a part of a step that one pack has and the other does not is a difference, whatever
 * else there is. */
static void
test_flags_differ (void)
{
  RandomSource source = random_source_init (3);

  for (int i = 0; i < 60; i++)
    {
      g_autoptr (SumiPack) pack = random_pack (&source, 3);
      g_autofree char *text = sumi_pack_write (pack);
      g_autoptr (SumiPack) changed = read_text (text);
      SumiItem *item = changed->items->pdata[SUMI_ITEM_PUZZLE];
      SumiClaims *claims = &item->exercise->claims;
      SumiStep *step = ((SumiItem *) changed->items->pdata[SUMI_ITEM_LESSON])->steps->pdata[0];
      gboolean *const flags[] = { &claims->has_solutions, &claims->has_line,   &claims->has_forced,
                                  &claims->has_result,    &claims->has_unique, &claims->has_score,
                                  &step->has_position,    &step->has_record,   &step->has_moves };
      gboolean *flag = flags[i % G_N_ELEMENTS (flags)];

      *flag = !*flag;
      g_assert_false (sumi_pack_equal (pack, changed));
      *flag = !*flag;
      g_assert_true (sumi_pack_equal (pack, changed));
    }
}

/* What has one less of something, or claims something else, is another pack, whichever is compared
 * with which. */
static void
test_parts_differ (void)
{
  g_autofree char *path
    = g_test_build_filename (G_TEST_DIST, "fixtures", "y_everything.sumi.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr (SumiPack) pack = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  pack = read_text (text);
  sumi_pack_get_puzzle (pack, 0)->exercise->claims.has_score = TRUE;
  for (int i = 0; i < 12; i++)
    {
      g_autoptr (SumiPack) other = read_text (text);
      SumiExercise *exercise = sumi_pack_get_puzzle (other, 0)->exercise;

      exercise->claims.has_score = TRUE;
      g_assert_true (sumi_pack_equal (pack, other));
      if (i == 0)
        g_array_set_size (exercise->explain_wrong, exercise->explain_wrong->len - 1);
      else if (i == 1)
        g_array_set_size (exercise->claims.replies, exercise->claims.replies->len - 1);
      else if (i == 2)
        g_ptr_array_set_size (exercise->hints, (int) exercise->hints->len - 1);
      else if (i == 3)
        exercise->claims.line.n_moves--;
      else if (i == 4)
        exercise->record.start.own ^= 1;
      else if (i == 5)
        exercise->claims.score++;
      else if (i == 6)
        exercise->claims.forced = sumi_color_opposite (exercise->claims.forced);
      else if (i == 7)
        exercise->claims.result_black++;
      else if (i == 8)
        exercise->claims.result_white++;
      else if (i == 9)
        exercise->claims.is_unique = !exercise->claims.is_unique;
      else if (i == 10)
        exercise->claims.solutions_say[0]++;
      else
        exercise->claims.line.moves[exercise->claims.line.n_moves - 1] ^= 1;
      g_assert_false (sumi_pack_equal (pack, other));
      g_assert_false (sumi_pack_equal (other, pack));
    }
}

/* What may stand instead of the byte C, so that the text often stays a pack. */
static char
change_byte (char c)
{
  if (g_ascii_isdigit (c))
    return c == '1' ? '2' : '1';
  if (c == 'X' || c == 'O')
    return (char) ('X' + 'O' - c);
  if (g_ascii_isupper (c))
    return c == 'Z' ? 'A' : (char) (c + 1);
  return c == 'z' ? 'a' : g_ascii_islower (c) ? (char) (c + 1) : c;
}

/* Packs are equal when they are written alike, and only then: every letter and every digit of what
 * is written of PACK is changed in turn. Returns how many other packs that makes. */
static guint
compare_with_changed (const SumiPack *pack)
{
  g_autofree char *text = sumi_pack_write (pack);
  gsize length = strlen (text);
  guint n_others = 0;

  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
      g_autoptr (SumiPack) changed = NULL;
      char right = text[i];

      if (change_byte (right) == right)
        continue;
      text[i] = change_byte (right);
      changed = sumi_pack_read_data (text, length, SUMI_PACK_READ_DEFAULT, mistakes);
      text[i] = right;
      if (changed != NULL)
        {
          g_autofree char *written = sumi_pack_write (changed);
          gboolean is_same = g_str_equal (written, text);

          g_assert_true (sumi_pack_equal (pack, changed) == is_same);
          g_assert_true (sumi_pack_equal (changed, pack) == is_same);
          n_others += !is_same;
        }
    }
  return n_others;
}

static void
test_every_byte (void)
{
  static const char *const names[] = {
    "y_everything.sumi.json",     "y_lesson_everything.sumi.json", "y_translated.sumi.json",
    "y_game_handicap.sumi.json",  "y_mark_flips.sumi.json",        "y_play_corners.sumi.json",
    "y_choose_six.sumi.json",    "y_reason_than.sumi.json",
  };
  RandomSource source = random_source_init (5);
  guint n_others = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", names[i], NULL);
      g_autofree char *text = NULL;
      g_autoptr (SumiPack) pack = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      pack = read_text (text);
      n_others += compare_with_changed (pack);
    }
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (SumiPack) pack = random_pack (&source, 3);

      n_others += compare_with_changed (pack);
    }
  g_assert_cmpuint (n_others, >, 1000);
}

/* Ids are valid whatever their stem is, and those of two people differ. */
static void
test_make_id (void)
{
  g_autofree char *long_stem = g_strnfill (SUMI_PACK_MAX_ID, 'a');
  const char *const stems[] = { "my-pack", long_stem };

  /* Two ends may be the same by chance, which these are not. */
  g_random_set_seed (1);
  for (guint i = 0; i < G_N_ELEMENTS (stems); i++)
    {
      g_autofree char *id = sumi_pack_make_id (stems[i]);
      g_autofree char *other = sumi_pack_make_id (stems[i]);

      g_assert_true (g_str_has_prefix (id, "my-pack-") || i > 0);
      g_assert_cmpuint (strlen (id), ==, MIN (strlen (stems[i]) + 5, SUMI_PACK_MAX_ID));
      g_assert_cmpuint (strspn (id, SUMI_PACK_ID_CHARACTERS), ==, strlen (id));
      g_assert_cmpstr (id, !=, other);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pack-writer/flags-differ", test_flags_differ);
  g_test_add_func ("/pack/writer/round-trip", test_round_trip);
  g_test_add_func ("/pack/writer/parts-differ", test_parts_differ);
  g_test_add_func ("/pack/writer/every-byte", test_every_byte);
  g_test_add_func ("/pack/make-id", test_make_id);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *path = g_strconcat ("/pack/writer/change/", changes[i].name, NULL);

      g_test_add_data_func (path, &changes[i], test_change);
    }

  return g_test_run ();
}
