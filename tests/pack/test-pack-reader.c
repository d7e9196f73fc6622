/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the reader says of mistakes, word by word, and what the corpus of files cannot hold: files
 * that are not there, are too large, or would take long. */

#include <glib/gstdio.h>
#include <string.h>

#include "sumi-pack-reader.h"

#define HEAD                                                                                       \
  "{\"format\":\"sumi-pack/1\",\"id\":\"a\",\"title\":\"A\",\"language\":\"en\",\"items\":["
#define ITEM(position, task)                                                                       \
  "{\"kind\":\"puzzle\",\"id\":\"a\",\"title\":\"A\",\"position\":" position ",\"task\":" task "}"
#define START "{\"moves\":\"\"}"
#define ROW "\"........\""
#define BEST "{\"type\":\"best\",\"measure\":\"mobility\"}"
#define PACK(items) HEAD items "]}"

#define TWO_EMPTY_ROWS "\"........\",\"........\""
#define BAD_BOARD                                                                                  \
  "[\"XXXXXXXXX\",\"X?\"," TWO_EMPTY_ROWS "," TWO_EMPTY_ROWS "," TWO_EMPTY_ROWS "]"

#define LESSON(steps)                                                                              \
  "{\"kind\":\"lesson\",\"id\":\"l\",\"title\":\"L\",\"steps\":[" steps "]}"

typedef struct
{
  const char *name;
  const char *text;
  const char *lines; /* all mistakes as they are printed, without the path */
} Wording;

static const Wording wordings[] = {
  { "range",
    PACK (ITEM (START, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\"},\"within\":40}")),
    ":1:189: error: items[0].task.within: must be from 1 to 8, but is 40 [range]\n" },
  { "goals",
    PACK (ITEM (START, "{\"type\":\"force\",\"goal\":{\"corner\":\"any\",\"pass\":true},"
                       "\"within\":1}")),
    ":1:163: error: items[0].task.goal: must have one goal, but has 2 [range]\n" },
  { "aims",
    PACK (ITEM (START, "{\"type\":\"play\",\"opponent\":1,"
                       "\"aim\":{\"margin\":4,\"corner\":\"any\"}}")),
    ":1:174: error: items[0].task.aim: must have one aim, but has 2 [range]\n" },
  { "type", PACK (ITEM (START, "\"force\"")),
    ":1:140: error: items[0].task: must be an object in braces {}, but is \"force\" [type]\n" },
  { "value", PACK (ITEM (START, "{\"type\":\"forse\"}")),
    ":1:148: error: items[0].task.type: must be one of \"force\", \"deny\", \"win\", \"best\", "
    "\"line\", \"mark\", \"count\", \"flip\", \"choose\", \"reason\", \"play\", but is \"forse\" "
    "[value]\n" },
  { "capital",
    PACK (ITEM ("{\"board\":[" ROW "," ROW "," ROW ",\"...OX...\"," ROW "," ROW "," ROW "," ROW
                "],\"turn\":\"Black\"}",
                BEST)),
    ":1:226: error: items[0].position.turn: must be written in lower case, \"black\", but is "
    "\"Black\" [value]\n" },
  { "small",
    PACK (ITEM ("{\"board\":[" ROW "," ROW "," ROW ",\"...ox...\"," ROW "," ROW "," ROW "," ROW
                "],\"turn\":\"black\"}",
                BEST)),
    ":1:163: error: items[0].position.board[3]: discs are written with capital letters, X and O, "
    "but number 4 is \"o\" [board]\n" },
  { "curly-value", "{\"format\":“sumi-pack/1”}",
    ":1:11: error: format: curly quotes cannot be read: write straight ones, \" [syntax]\n" },
  { "curly-key", "{“format”:\"sumi-pack/1\"}",
    ":1:2: error: curly quotes cannot be read: write straight ones, \" [syntax]\n" },
  { "unsupported",
    PACK ("{\"kind\":\"game\",\"id\":\"g\",\"title\":\"G\",\"opponent\":1,\"series\":3,"
          "\"aim\":{\"margin\":2}}"),
    ":1:120: error: items[0].series: sets a number of wins, and cannot be combined with another "
    "aim [unsupported]\n" },
  { "illegal-move", PACK (ITEM (START, "{\"type\":\"mark\",\"set\":\"flips\",\"move\":\"a1\"}")),
    ":1:176: error: items[0].task.move: is not a legal move; Black's moves are c4 d3 e6 f5 "
    "[square]\n" },
  { "than-itself",
    PACK (ITEM (START, "{\"type\":\"reason\",\"move\":\"d3\",\"than\":\"d3\"}")),
    ":1:176: error: items[0].task.than: must be a move other than d3, which is the one asked about "
    "[value]\n" },
  { "than-itself-illegal",
    PACK (ITEM (START, "{\"type\":\"reason\",\"move\":\"a1\",\"than\":\"a1\"}")),
    ":1:164: error: items[0].task.move: is not a legal move; Black's moves are c4 d3 e6 f5 "
    "[square]\n"
    ":1:176: error: items[0].task.than: is not a legal move; Black's moves are c4 d3 e6 f5 "
    "[square]\n" },
  { "options-alike",
    PACK (ITEM (START, "{\"type\":\"choose\",\"options\":[\"a\",\"b\",\"b\"],\"answer\":0}")),
    ":1:167: error: items[0].task.options: options 1 and 2 say the same [value]\n" },
  { "options-alike-in-one-language",
    PACK (ITEM (START, "{\"type\":\"choose\",\"options\":[\"a\",{\"en\":\"b\",\"de\":\"a\"}],"
                       "\"answer\":0}")),
    ":1:167: error: items[0].task.options: options 0 and 1 say the same [value]\n" },
  { "options-without-texts",
    PACK (ITEM (START, "{\"type\":\"choose\",\"options\":[{\"en\":\"\"},{\"en\":\"\"}],"
                       "\"answer\":0}")),
    ":1:174: error: items[0].task.options[0].en: must not be empty [range]\n"
    ":1:184: error: items[0].task.options[1].en: must not be empty [range]\n" },
  { "options-empty",
    PACK (ITEM (START, "{\"type\":\"choose\",\"options\":[\"\",\"\",\"b\"],\"answer\":0}")),
    ":1:168: error: items[0].task.options[0]: must not be empty [range]\n"
    ":1:171: error: items[0].task.options[1]: must not be empty [range]\n" },
  { "one-option", PACK (ITEM (START, "{\"type\":\"choose\",\"options\":[\"a\"],\"answer\":0}")),
    ":1:167: error: items[0].task.options: must have at least 2 elements, but has 1 [range]\n" },
  { "not-by-move",
    PACK (LESSON ("{\"text\":\"t\",\"task\":{\"type\":\"flip\",\"move\":\"d3\"},"
                  "\"explain\":{\"wrong\":{}}}")),
    ":1:176: error: items[0].steps[0].explain.wrong: goes only with a task that is answered by a "
    "move: force, deny, win, best or line [unknown]\n" },
  { "no-task", PACK (LESSON ("{\"text\":\"t\",\"hints\":[]}")),
    ":1:118: error: items[0].steps[0]: the key \"task\", which \"hints\" and "
    "\"explain\" refer to, is missing [missing]\n" },
  { "arrow", PACK (LESSON ("{\"text\":\"t\",\"show\":{\"arrows\":[[\"d3\"],[\"d3\",\"d3\"]]}}")),
    ":1:148: error: items[0].steps[0].show.arrows[0]: must be two squares, from and to, but has 1 "
    "[range]\n"
    ":1:155: error: items[0].steps[0].show.arrows[1]: must lead to another square [square]\n" },
  { "game-position",
    PACK ("{\"kind\":\"game\",\"id\":\"g\",\"title\":\"G\",\"opponent\":1,\"handicap\":3,"
          "\"position\":{\"moves\":\"f5\"}}"),
    ":1:120: error: items[0].handicap: makes a position, and cannot be combined with one that is "
    "given [position]\n" },
  { "missing", PACK (ITEM (START, "{\"type\":\"best\"}")),
    ":1:140: error: items[0].task: the key \"measure\" is missing [missing]\n" },
  { "unknown", PACK (ITEM (START, "{\"type\":\"best\",\"measure\":\"mobility\",\"by\":1}")),
    ":1:176: error: items[0].task.by: there is no such key here; there are: type, measure "
    "[unknown]\n" },
  { "duplicate", "{\"format\":\"x\",\"format\":\"y\"}",
    ":1:15: error: format: this key appears twice in the same object [duplicate]\n"
    ":1:24: error: format: must be \"sumi-pack/1\", but is \"y\" [format]\n" },
  { "moves", PACK (ITEM ("{\"moves\":\"f5f5\"}", BEST)),
    ":1:129: error: items[0].position.moves: move 2, f5, is not legal; White's moves are d6 f4 f6 "
    "[moves]\n" },
  { "moves-pass", PACK (ITEM ("{\"moves\":\"--\"}", BEST)),
    ":1:129: error: items[0].position.moves: move 1, --, is not legal; Black's moves are c4 d3 e6 "
    "f5 [moves]\n" },
  { "no-moves", PACK (ITEM ("{\"moves\":\"f5x1\"}", BEST)),
    ":1:129: error: items[0].position.moves: \"x1\" is not a move; moves are squares such as f5, "
    "and -- for a pass [moves]\n" },
  { "odd-key", "{\"a b\\n\":1}",
    ":1:1: error: the key \"format\" is missing [missing]\n"
    ":1:1: error: the key \"id\" is missing [missing]\n"
    ":1:1: error: the key \"title\" is missing [missing]\n"
    ":1:1: error: the key \"language\" is missing [missing]\n"
    ":1:1: error: the key \"items\" is missing [missing]\n"
    ":1:2: error: [\"a b\\u000a\"]: there is no such key here; there are: format, id, title, "
    "summary, authors, license, source, language, level, class, items [unknown]\n" },
  { "id", PACK (ITEM (START, BEST) "," ITEM (START, BEST)),
    ":1:200: error: items[1].id: items[0] has the same id; give one of the two another [id]\n" },
  { "board", /* of which is not said, too, that nobody can move on it */
    PACK (ITEM ("{\"board\":" BAD_BOARD ",\"turn\":\"black\"}", BEST)),
    ":1:130: error: items[0].position.board[0]: must have 8 characters, but has 9 [board]\n"
    ":1:142: error: items[0].position.board[1]: each character must be X, O or . but number 2 is "
    "\"?\" [board]\n" },
  { "truncated", "{\"items\":[{\"task\":",
    ":1:19: error: items[0].task: the text ends here, before it is complete [syntax]\n" },
  { "mended",
    "{'format':\"sumi-pack/1\", id:Nil, // who?\n"
    "\"title\":\"\\q\", \"language\":\"en\" \"items\":[{\"kind\":'puzzle',\"id\":\"A\",},],\n"
    "\"level\":09, \"a\\n\\q\":1 }",
    ":1:2: error: a key must be in double quotes [syntax]\n"
    ":1:26: error: a key must be in double quotes [syntax]\n"
    ":1:29: error: id: \"Nil\" is not a value that JSON knows [syntax]\n"
    ":1:34: error: comments are not allowed [syntax]\n"
    ":2:10: error: title: a backslash must be followed by one of \" \\ / b f n r t u [syntax]\n"
    ":2:31: error: there must be a comma or } here [syntax]\n"
    ":2:40: error: items[0]: the key \"title\" is missing [missing]\n"
    ":2:40: error: items[0]: the key \"position\" is missing [missing]\n"
    ":2:40: error: items[0]: the key \"task\" is missing [missing]\n"
    ":2:48: error: items[0].kind: a string must be in double quotes [syntax]\n"
    ":2:62: error: items[0].id: must be 1 to 64 of the characters a-z, 0-9 and -, but is \"A\" "
    "[id]\n"
    ":2:65: error: items[0]: there must be no comma after the last value [syntax]\n"
    ":2:67: error: items[0]: there must be no comma after the last value [syntax]\n"
    ":3:9: error: level: \"09\" is not a number as JSON writes it [syntax]\n"
    ":3:13: error: [\"a\\u000aq\"]: there is no such key here; there are: format, id, title, "
    "summary, authors, license, source, language, level, class, items [unknown]\n"
    ":3:17: error: a backslash must be followed by one of \" \\ / b f n r t u [syntax]\n" },
  { "line-ends", "{\r\n\"a\":\r1,\n\n  b}",
    ":5:3: error: a key must be in double quotes [syntax]\n"
    ":5:4: error: b: there must be a colon here, after the key [syntax]\n" },
  { "wide-characters", "[\"隅\U0001f600é\", nil]",
    ":1:1: error: must be an object in braces {}, but is [...] [type]\n"
    ":1:9: error: [1]: \"nil\" is not a value that JSON knows [syntax]\n" },
  { "long", "[aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]",
    ":1:1: error: must be an object in braces {}, but is [...] [type]\n"
    ":1:2: error: [0]: \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"... is not a value that JSON "
    "knows [syntax]\n" },
};

static char *
print_mistakes (const GPtrArray *mistakes)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < mistakes->len; i++)
    {
      g_autofree char *line = sumi_mistake_to_line (mistakes->pdata[i], "");

      g_string_append_printf (lines, "%s\n", line);
    }

  return g_string_free (lines, FALSE);
}

static void
test_wording (gconstpointer data)
{
  const Wording *wording = data;
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autofree char *lines = NULL;

  g_assert_null (sumi_pack_read_data (wording->text, strlen (wording->text), SUMI_PACK_READ_DEFAULT,
                                      mistakes));
  lines = print_mistakes (mistakes);
  g_assert_cmpstr (lines, ==, wording->lines);
}

static void
test_no_file (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nonexistent/pack.sumi.json");
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  const SumiMistake *mistake;

  g_assert_null (sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes));
  g_assert_cmpuint (mistakes->len, ==, 1);
  mistake = mistakes->pdata[0];
  g_assert_cmpint (mistake->code, ==, SUMI_MISTAKE_IO);
  g_assert_cmpint (mistake->place.line, ==, 0);
}

static void
test_folder (void)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_get_tmp_dir ());
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();

  g_assert_null (sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, NULL, mistakes));
  g_assert_cmpuint (mistakes->len, ==, 1);
  g_assert_cmpint (((SumiMistake *) mistakes->pdata[0])->code, ==, SUMI_MISTAKE_IO);
}

/* The packs of a folder come in the order of their names, whatever the order on the disk is. */
static void
test_list_folder (void)
{
  static const char *const names[] = { "k", "c", "h", ".", "a", "note", "e", "b", "j" };
  static const char sorted[] = "abcehjk";
  g_autofree char *folder = g_dir_make_tmp ("sumi-packs-XXXXXX", NULL);
  g_autofree char *hidden = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *suffix = names[i][1] == '\0' ? SUMI_PACK_SUFFIX : ".txt";
      g_autofree char *path = g_strconcat (folder, "/", names[i], suffix, NULL);

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
    }
  hidden = g_strconcat (folder, "/.", SUMI_PACK_SUFFIX, NULL);
  paths = sumi_pack_list_folder (folder, NULL);
  g_assert_cmpuint (paths->len, ==, strlen (sorted));
  g_assert_cmpint (g_unlink (hidden), ==, 0);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (paths->pdata[i]);
      g_autofree char *note = g_strconcat (folder, "/note.txt", NULL);

      g_assert_cmpint (name[0], ==, sorted[i]);
      g_unlink (paths->pdata[i]);
      g_unlink (note);
    }
  g_rmdir (folder);
  g_assert_null (sumi_pack_list_folder (folder, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* A task alone is read like one in a puzzle. */
static void
test_task (void)
{
  static const char good[] = "{\"type\":\"deny\",\"goal\":{\"mobility\":3},\"within\":2}";
  static const char bad[] = "{\"type\":\"deny\",\"goal\":{\"mobility\":3},\"within\":9}";
  static const char illegal[] = "{\"type\":\"flip\",\"move\":\"a1\"}";
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiExercise) exercise = sumi_exercise_new ();
  g_autofree char *lines = NULL;

  exercise->position = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  g_assert_true (sumi_exercise_read_task (exercise, good, strlen (good), mistakes));
  g_assert_cmpint (exercise->task.type, ==, SUMI_TASK_DENY);
  g_assert_cmpint (exercise->task.goal.kind, ==, SUMI_GOAL_MOBILITY);
  g_assert_cmpint (exercise->task.goal.max_moves, ==, 3);
  g_assert_cmpint (exercise->task.within, ==, 2);
  g_assert_false (sumi_exercise_read_task (exercise, bad, strlen (bad), mistakes));
  g_assert_false (sumi_exercise_read_task (exercise, illegal, strlen (illegal), mistakes));
  lines = print_mistakes (mistakes);
  g_assert_cmpstr (lines, ==,
                   ":1:47: error: within: must be from 1 to 8, but is 9 [range]\n"
                   ":1:23: error: move: is not a legal move; Black's moves are c4 d3 e6 f5 "
                   "[square]\n");
}

static void
test_cancelled (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "y_minimal.sumi.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();

  g_cancellable_cancel (cancellable);
  g_assert_null (sumi_pack_read_file (file, SUMI_PACK_READ_DEFAULT, cancellable, mistakes));
  g_assert_cmpuint (mistakes->len, ==, 1);
}

/* A pack padded with spaces to the largest size that is allowed, and one byte more. */
static void
test_size (void)
{
  static const char pack_text[] = PACK (ITEM (START, BEST));
  g_autofree char *data = g_malloc (SUMI_PACK_MAX_SIZE + 1);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack = NULL;
  const SumiMistake *mistake;

  memset (data, ' ', SUMI_PACK_MAX_SIZE + 1);
  memcpy (data, pack_text, sizeof pack_text - 1);
  pack = sumi_pack_read_data (data, SUMI_PACK_MAX_SIZE, SUMI_PACK_READ_DEFAULT, mistakes);
  g_assert_nonnull (pack);
  g_assert_null (
      sumi_pack_read_data (data, SUMI_PACK_MAX_SIZE + 1, SUMI_PACK_READ_DEFAULT, mistakes));
  g_assert_cmpuint (mistakes->len, ==, 1);
  mistake = mistakes->pdata[0];
  g_assert_cmpint (mistake->code, ==, SUMI_MISTAKE_SIZE);
}

/* Fills SIZE bytes with PIECE between HEAD and TAIL; returns what code the first mistake has. */
static SumiMistakeCode
read_flood (
    gsize size, const char *head, const char *piece, const char *tail, guint *out_n_mistakes)
{
  GString *text = g_string_sized_new (size);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();

  g_string_append (text, head);
  while (text->len + strlen (piece) + strlen (tail) <= size)
    g_string_append (text, piece);
  g_string_append (text, tail);
  g_assert_null (sumi_pack_read_data (text->str, text->len, SUMI_PACK_READ_DEFAULT, mistakes));
  g_string_free (text, TRUE);
  g_assert_cmpuint (mistakes->len, >, 0);
  *out_n_mistakes = mistakes->len;

  return ((SumiMistake *) mistakes->pdata[0])->code;
}

/* Enough to see what grows with the square of a file, where it is not the size that is refused. */
#define FLOOD_SIZE (1 << 20)

/* Files made to take memory or time; each must end soon, with a number of mistakes that a list can
 * show. A test that hangs fails by its time limit. */
static void
test_floods (void)
{
  static const struct
  {
    const char *head, *piece, *tail;
    SumiMistakeCode code;
  } floods[] = {
    { "[", "0,", "0]", SUMI_MISTAKE_SIZE },
    { "[", "[],", "0]", SUMI_MISTAKE_SIZE },
    { "", "[", "", SUMI_MISTAKE_DEPTH },
    { "{", "\"a\":0,", "\"a\":0}", SUMI_MISTAKE_DUPLICATE },
    { HEAD, "{\"abcdefghijkl\":1},", "0]}", SUMI_MISTAKE_MISSING },
    { HEAD, ITEM ("{}", "{}") ",", "0]}", SUMI_MISTAKE_MISSING },
    { "[", "tru,", "0]", SUMI_MISTAKE_SYNTAX },
    { "\"", "\\ud800", "\"", SUMI_MISTAKE_ENCODING },
    { "\"", "\xff\n", "\"", SUMI_MISTAKE_ENCODING },
    { "", "/* */", "0", SUMI_MISTAKE_SYNTAX },
    { "[1", "1", "]", SUMI_MISTAKE_TYPE },
    { HEAD, LESSON ("{\"text\":\"a\",\"show\":{\"moves\":\"f5\"}}") ",", "0]}", SUMI_MISTAKE_ID },
  };

  for (guint i = 0; i < G_N_ELEMENTS (floods); i++)
    {
      guint n_mistakes;
      gsize size = floods[i].code == SUMI_MISTAKE_SIZE ? SUMI_PACK_MAX_SIZE : FLOOD_SIZE;
      SumiMistakeCode code =
          read_flood (size, floods[i].head, floods[i].piece, floods[i].tail, &n_mistakes);

      g_assert_cmpstr (sumi_mistake_code_to_name (code), ==,
                       sumi_mistake_code_to_name (floods[i].code));
      g_assert_cmpuint (n_mistakes, <=, 10001);
    }
}

/* A key of 4 MiB that is named in 9,000 mistakes: each looks at its beginning only. */
static void
test_long_key (void)
{
  g_autofree char *key = g_strnfill (4 << 20, 'k');
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();

  g_string_append_printf (text, "{\"%s\":[", key);
  for (int i = 0; i < 9000; i++)
    g_string_append (text, "tru,");
  g_string_append (text, "0]}");
  g_assert_null (sumi_pack_read_data (text->str, text->len, SUMI_PACK_READ_DEFAULT, mistakes));
  g_assert_cmpuint (mistakes->len, >=, 9000);
  for (guint i = 0; i < mistakes->len; i++)
    g_assert_cmpuint (strlen (((SumiMistake *) mistakes->pdata[i])->where), <, 100);
}

/* A text is not scanned to its end once nobody wants to know. */
static void
test_cancelled_scan (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  static const char text[] = "[1, tru, 2]";

  g_cancellable_cancel (cancellable);
  g_cancellable_push_current (cancellable);
  g_assert_null (sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes));
  g_cancellable_pop_current (cancellable);
  g_assert_cmpuint (mistakes->len, ==, 1);
  g_assert_cmpint (((SumiMistake *) mistakes->pdata[0])->code, ==, SUMI_MISTAKE_IO);
}

/* Every code has a name of its own, and there is nothing else in it than small letters. */
static void
test_code_names (void)
{
  for (int i = 0; i < SUMI_N_MISTAKES; i++)
    {
      const char *name = sumi_mistake_code_to_name (i);

      g_assert_cmpuint (strspn (name, G_CSET_a_2_z), ==, strlen (name));
      for (int j = 0; j < i; j++)
        g_assert_cmpstr (name, !=, sumi_mistake_code_to_name (j));
    }
}

#define PIECE(id, position, task)                                                                  \
  "{\"kind\":\"puzzle\",\"id\":\"" id "\",\"title\":\"A\",\"position\":" position                  \
  ",\"task\":" task "}"

/* What is left of a pack whose parts are read: the ids of its puzzles and lessons, or nothing. */
static const struct
{
  const char *text;
  const char *ids;
} parts[] = {
  { PACK (PIECE ("a", START, BEST)), "a" },
  { PACK (PIECE ("a", START, BEST) "," PIECE ("b", START, "3") "," PIECE ("c", START, BEST)),
    "a c" },
  { PACK (PIECE ("a", START, "3")), NULL },
  { PACK (PIECE ("a", START, BEST) "," PIECE ("a", START, BEST) "," PIECE ("b", START, BEST)),
    "a b" },
  { PACK (LESSON ("{\"text\":\"T\"}") "," LESSON ("{\"text\":3}") "," PIECE ("a", START, BEST)),
    "a l" },
  { PACK ("{\"kind\":\"x\"}," PIECE ("a", START, BEST)), "a" },
  /* A mistake outside of all items, and those after which nothing is sure. */
  { "{\"format\":\"sumi-pack/1\",\"id\":\"a\",\"title\":3,\"language\":\"en\",\"items\":["
    PIECE ("a", START, BEST) "]}", NULL },
  { PACK (PIECE ("a", START, BEST) "," PIECE ("b", START, "{\"type\":“best”}")), NULL },
  { PACK (PIECE ("a", START, BEST) "," PIECE ("b", START, BEST) "\xff"), NULL },
};

static void
test_parts (gconstpointer data)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  guint index = GPOINTER_TO_UINT (data);
  const char *text = parts[index].text;
  g_autoptr (SumiPack) pack
      = sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_PARTS, mistakes);
  g_autoptr (GString) ids = g_string_new (NULL);

  g_assert_true ((mistakes->len > 0) == (index > 0));
  g_assert_true ((pack != NULL) == (parts[index].ids != NULL));
  if (pack == NULL)
    return;
  for (guint i = 0; i < pack->puzzles->len; i++)
    g_string_append_printf (ids, " %s", sumi_pack_get_puzzle (pack, i)->id);
  for (guint i = 0; i < pack->lessons->len; i++)
    g_string_append_printf (ids, " %s", sumi_pack_get_lesson (pack, i)->id);
  g_assert_cmpstr (ids->str + 1, ==, parts[index].ids);
  g_assert_cmpuint (pack->items->len, ==, pack->puzzles->len + pack->lessons->len);
}

#define UNREAD "????????"
#define EMPTY "........"

/* Each mistake has the board that it belongs to, as far as that can be read. */
static void
test_boards (void)
{
  static const char text[]
      = PACK (PIECE ("a", "{\"board\":[\"XxO\",\"\xe2\x97\x8fX......\",3," ROW "," ROW "," ROW ","
                          ROW "],\"turn\":\"black\"}", BEST) ","
              LESSON ("{\"text\":\"T\",\"position\":{\"moves\":\"f5\"},\"task\":3},"
                      "{\"text\":4}"));
  static const char first[] = "X?O?????" "?X......" UNREAD EMPTY EMPTY EMPTY EMPTY UNREAD;
  static const char second[]
      = EMPTY EMPTY EMPTY "...OX..." "...XXX.." EMPTY EMPTY EMPTY;
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  guint n_seen[3] = { 0, 0, 0 };

  g_assert_null (sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes));
  for (guint i = 0; i < mistakes->len; i++)
    {
      const SumiMistake *mistake = mistakes->pdata[i];
      g_autoptr (SumiMistake) copy = sumi_mistake_copy (mistake);
      gboolean is_first = g_str_has_prefix (mistake->where, "items[0]");
      gboolean is_second = g_str_has_prefix (mistake->where, "items[1].steps[0]");

      g_assert_cmpstr (mistake->board, ==, is_first ? first : is_second ? second : NULL);
      g_assert_cmpstr (copy->board, ==, mistake->board);
      n_seen[is_first ? 0 : is_second ? 1 : 2]++;
    }
  g_assert_cmpuint (n_seen[0], ==, 4);
  g_assert_cmpuint (n_seen[1], ==, 1);
  g_assert_cmpuint (n_seen[2], ==, 1);
}

/* What is wrong with a set for a class of N puzzles, and a lesson that asks twice. */
static char *
read_class (guint n)
{
  static const char lesson[] = LESSON ("{\"text\":\"T\"},"
                                       "{\"text\":\"T\",\"task\":" BEST "},"
                                       "{\"text\":\"T\",\"task\":" BEST "}");
  static const char head[] = "{\"format\":\"sumi-pack/1\",\"id\":\"p\",\"title\":\"P\","
                             "\"language\":\"en\",\"class\":{},\"items\":[";
  g_autoptr (GString) text = g_string_new (head);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text,
                            "{\"kind\":\"puzzle\",\"id\":\"p%u\",\"title\":\"P\","
                            "\"position\":{\"moves\":\"f5\"},\"task\":" BEST "},",
                            i);
  g_string_append_printf (text, "%s]}", lesson);
  pack = sumi_pack_read_data (text->str, text->len, SUMI_PACK_READ_DEFAULT, mistakes);
  g_assert_true ((pack == NULL) == (mistakes->len > 0));
  return print_mistakes (mistakes);
}

/* A set has no more exercises than results may have. */
static void
test_class (void)
{
  g_autofree char *most = read_class (SUMI_PACK_MAX_CLASS - 2);
  g_autofree char *more = read_class (SUMI_PACK_MAX_CLASS - 1);

  g_assert_cmpstr (most, ==, "");
  g_assert_cmpstr (more, ==, ":1:70: error: class: a set for a class must have at most 1000 "
                             "exercises, but has 1001 [range]\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (wordings); i++)
    {
      g_autofree char *path = g_strconcat ("/pack/reader/wording/", wordings[i].name, NULL);

      g_test_add_data_func (path, &wordings[i], test_wording);
    }
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/pack/reader/parts/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_parts);
    }
  g_test_add_func ("/pack/reader/boards", test_boards);
  g_test_add_func ("/pack/reader/no-file", test_no_file);
  g_test_add_func ("/pack/reader/folder", test_folder);
  g_test_add_func ("/pack/reader/list-folder", test_list_folder);
  g_test_add_func ("/pack/reader/task", test_task);
  g_test_add_func ("/pack/reader/cancelled", test_cancelled);
  g_test_add_func ("/pack/reader/cancelled-scan", test_cancelled_scan);
  g_test_add_func ("/pack/reader/long-key", test_long_key);
  g_test_add_func ("/pack/reader/size", test_size);
  g_test_add_func ("/pack/reader/class", test_class);
  g_test_add_func ("/pack/reader/floods", test_floods);
  g_test_add_func ("/pack/reader/code-names", test_code_names);

  return g_test_run ();
}
