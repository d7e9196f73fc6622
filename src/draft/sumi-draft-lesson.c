/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-lesson.h"

#include "sumi-draft-json.h"
#include "sumi-draft-path.h"
#include "sumi-draft-private.h"

static JsonNode *
get_member (const SumiDraft *draft, const char *where, const char *member)
{
  g_autofree char *path = sumi_draft_member_path (where, member);

  return sumi_draft_get (draft, path);
}

/* How many steps the item at index ITEM has; 0 for what is no lesson. */
guint
sumi_draft_count_steps (const SumiDraft *draft, guint item)
{
  g_autofree char *path = sumi_draft_item_path (item, "steps");

  return sumi_draft_get_length (draft, path);
}

/* DRAFT with an empty step at index AT of the lesson at index ITEM. */
SumiDraft *
sumi_draft_add_step (const SumiDraft *draft, guint item, guint at)
{
  g_autofree char *path = sumi_draft_step_path (item, at, NULL);

  return sumi_draft_insert (draft, path, sumi_draft_wrap_object (json_object_new ()));
}

/* DRAFT with a copy of the step at index STEP after it, which begins where that began. */
SumiDraft *
sumi_draft_duplicate_step (const SumiDraft *draft, guint item, guint step)
{
  g_autofree char *path = sumi_draft_step_path (item, step, NULL);
  g_autofree char *next = sumi_draft_step_path (item, step + 1, NULL);
  g_autoptr (SumiDraft) pinned = sumi_draft_pin_step (draft, item, step);
  JsonNode *node = sumi_draft_get (pinned, path);

  g_return_val_if_fail (node != NULL, NULL);
  return sumi_draft_insert (draft, next, json_node_ref (node));
}

/* DRAFT in which the step at index STEP, if there is one, has the position of its own that it
 * begins with. */
SumiDraft *
sumi_draft_pin_step (const SumiDraft *draft, guint item, guint step)
{
  g_autofree char *path = sumi_draft_step_path (item, step, "position");

  if (step >= sumi_draft_count_steps (draft, item) || sumi_draft_get (draft, path) != NULL)
    return sumi_draft_ref (draft);
  return sumi_draft_set (
      draft, path, sumi_draft_position_to_json (sumi_draft_get_step_start (draft, item, step)));
}

/* The indices of the steps of the lesson at index ITEM. */
static GArray *
list_steps (const SumiDraft *draft, guint item)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < sumi_draft_count_steps (draft, item); i++)
    g_array_append_val (steps, i);
  return steps;
}

/* CHANGED, which is taken over, with positions for steps that would begin elsewhere than they did
 * in DRAFT, where FORMER has the index of each. The one that was at index MOVED there goes on from
 * where it is now. */
static SumiDraft *
keep_starts (const SumiDraft *draft, SumiDraft *changed, guint item, GArray *former, guint moved)
{
  for (guint i = 0; i < former->len; i++)
    {
      g_autofree char *path = sumi_draft_step_path (item, i, "position");
      guint old = g_array_index (former, guint, i);
      SumiPosition start = sumi_draft_get_step_start (draft, item, old);
      g_autoptr (SumiDraft) before = changed;

      changed = old == moved || sumi_draft_get (before, path) != NULL
                        || sumi_position_equal (sumi_draft_get_step_start (before, item, i), start)
                    ? sumi_draft_ref (before)
                    : sumi_draft_set (before, path, sumi_draft_position_to_json (start));
    }
  return changed;
}

/* DRAFT without the step at index STEP. Those that went on from it begin where they began. */
SumiDraft *
sumi_draft_remove_step (const SumiDraft *draft, guint item, guint step)
{
  g_autofree char *path = sumi_draft_step_path (item, step, NULL);
  g_autoptr (GArray) former = list_steps (draft, item);

  g_return_val_if_fail (step < former->len, NULL);
  g_array_remove_index (former, step);
  return keep_starts (draft, sumi_draft_remove (draft, path), item, former, step);
}

/* DRAFT with the step at index STEP moved so that it is the one at index TO, if there are such
 * steps. It goes on from where it comes to; the others begin where they began. */
SumiDraft *
sumi_draft_move_step (const SumiDraft *draft, guint item, guint step, guint to)
{
  g_autofree char *path = sumi_draft_step_path (item, step, NULL);
  g_autoptr (GArray) former = list_steps (draft, item);

  if (step >= former->len || to >= former->len)
    return sumi_draft_ref (draft);
  g_array_remove_index (former, step);
  g_array_insert_val (former, to, step);
  return keep_starts (draft, sumi_draft_move (draft, path, to), item, former, step);
}

/* Plays the moves that the step at WHERE shows from POSITION on; FALSE if they cannot be played. */
static gboolean
play_shown (const SumiDraft *draft, const char *where, SumiPosition *position,
            SumiTranscript *out_transcript)
{
  g_autofree char *path = sumi_draft_member_path (where, "show.moves");
  const char *moves = sumi_draft_get_string (draft, path);

  if (sumi_transcript_from_text (moves != NULL ? moves : "", *position, out_transcript).status
      != SUMI_NOTATION_OK)
    return FALSE;
  *position = out_transcript->end;
  return TRUE;
}

/* The position that the step at index STEP begins with: its own, or what the step before it left;
 * moves that cannot be played leave what was there before them. */
SumiPosition
sumi_draft_get_step_start (const SumiDraft *draft, guint item, guint step)
{
  SumiPosition position = sumi_position_start (SUMI_RULES_BLACK_FIRST);

  for (guint i = 0; i <= step; i++)
    {
      g_autofree char *where = sumi_draft_step_path (item, i, NULL);
      SumiTranscript transcript;

      sumi_draft_position_from_json (get_member (draft, where, "position"), &position);
      if (i < step)
        play_shown (draft, where, &position, &transcript);
    }

  return position;
}

/* The position after the moves that the step at index STEP shows, about which it asks; FALSE if
 * they cannot be played, and then the one that it begins with. */
gboolean
sumi_draft_get_step_end (const SumiDraft *draft, guint item, guint step,
                         SumiPosition *out_position)
{
  g_autofree char *where = sumi_draft_step_path (item, step, NULL);
  SumiTranscript transcript;

  *out_position = sumi_draft_get_step_start (draft, item, step);
  return play_shown (draft, where, out_position, &transcript);
}

/* The squares that the step at WHERE lights. */
SumiBitboard
sumi_draft_get_squares (const SumiDraft *draft, const char *where)
{
  return sumi_draft_squares_from_json (get_member (draft, where, "show.squares"));
}

/* DRAFT with SQUARES lit in the step at WHERE. */
SumiDraft *
sumi_draft_set_squares (const SumiDraft *draft, const char *where, SumiBitboard squares)
{
  g_autofree char *path = sumi_draft_member_path (where, "show.squares");

  return squares == 0 ? sumi_draft_remove (draft, path)
                      : sumi_draft_set (draft, path, sumi_draft_list_squares (squares));
}

/* The arrows that the step at WHERE shows; returns their number. */
guint
sumi_draft_get_arrows (const SumiDraft *draft, const char *where,
                       SumiArrow out_arrows[SUMI_PACK_MAX_ARROWS])
{
  JsonNode *node = get_member (draft, where, "show.arrows");
  guint n = 0;

  for (guint i = 0; i < sumi_draft_count_elements (node) && n < SUMI_PACK_MAX_ARROWS; i++)
    {
      JsonNode *arrow = json_array_get_element (json_node_get_array (node), i);
      JsonArray *ends
        = sumi_draft_count_elements (arrow) == 2 ? json_node_get_array (arrow) : NULL;

      if (ends != NULL
          && sumi_draft_square_from_json (json_array_get_element (ends, 0), &out_arrows[n].from)
          && sumi_draft_square_from_json (json_array_get_element (ends, 1), &out_arrows[n].to))
        n++;
    }

  return n;
}

static JsonNode *
list_arrows (const SumiArrow *arrows, guint n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    {
      JsonArray *ends = json_array_new ();

      json_array_add_string_element (ends, sumi_square_to_name (arrows[i].from));
      json_array_add_string_element (ends, sumi_square_to_name (arrows[i].to));
      json_array_add_array_element (array, ends);
    }
  return sumi_draft_wrap_array (array);
}

/* DRAFT with ARROW, which leads to another square, in the step at WHERE, or without it if it was
 * there; NULL if there are as many as there may be. */
SumiDraft *
sumi_draft_toggle_arrow (const SumiDraft *draft, const char *where, SumiArrow arrow)
{
  g_autofree char *path = sumi_draft_member_path (where, "show.arrows");
  SumiArrow arrows[SUMI_PACK_MAX_ARROWS];
  guint n = sumi_draft_get_arrows (draft, where, arrows);
  guint n_kept = 0;

  g_return_val_if_fail (arrow.from != arrow.to, NULL);

  for (guint i = 0; i < n; i++)
    {
      if (arrows[i].from != arrow.from || arrows[i].to != arrow.to)
        arrows[n_kept++] = arrows[i];
    }
  if (n_kept == n && n == SUMI_PACK_MAX_ARROWS)
    return NULL;
  if (n_kept == n)
    arrows[n_kept++] = arrow;
  return n_kept == 0 ? sumi_draft_remove (draft, path)
                     : sumi_draft_set (draft, path, list_arrows (arrows, n_kept));
}

static SumiDraft *
set_moves (const SumiDraft *draft, const char *where, const SumiTranscript *transcript)
{
  g_autofree char *path = sumi_draft_member_path (where, "show.moves");
  char text[2 * SUMI_TRANSCRIPT_MAX + 1];

  sumi_transcript_to_text (transcript, text);
  return sumi_draft_set_string (draft, path, text);
}

/* DRAFT with MOVE after the moves that the step at index STEP shows; NULL if it cannot be played
 * there. */
SumiDraft *
sumi_draft_add_move (const SumiDraft *draft, guint item, guint step, SumiSquare move)
{
  g_autofree char *where = sumi_draft_step_path (item, step, NULL);
  SumiPosition position = sumi_draft_get_step_start (draft, item, step);
  SumiTranscript transcript;

  if (!play_shown (draft, where, &position, &transcript)
      || sumi_transcript_play (&transcript, move) != SUMI_NOTATION_OK)
    return NULL;
  return set_moves (draft, where, &transcript);
}

/* DRAFT without the last of the moves that the step at index STEP shows, and without those that
 * cannot be played; NULL if it shows none. */
SumiDraft *
sumi_draft_take_move (const SumiDraft *draft, guint item, guint step)
{
  g_autofree char *where = sumi_draft_step_path (item, step, NULL);
  SumiPosition position = sumi_draft_get_step_start (draft, item, step);
  g_autofree char *path = sumi_draft_member_path (where, "show.moves");
  SumiTranscript all, fewer;

  if (get_member (draft, where, "show.moves") == NULL)
    return NULL;
  if (!play_shown (draft, where, &position, &all))
    return sumi_draft_remove (draft, path);
  sumi_transcript_from_text ("", all.start, &fewer);
  /* A pass before the last move goes with it. */
  if (all.n_moves > 0)
    all.n_moves--;
  while (all.n_moves > 0 && all.moves[all.n_moves - 1] == SUMI_SQUARE_PASS)
    all.n_moves--;
  for (int i = 0; i < all.n_moves; i++)
    sumi_transcript_play (&fewer, all.moves[i]);
  return set_moves (draft, where, &fewer);
}

/* Puts what the step at index STEP asks into OBJECT as the members of a puzzle. */
void
sumi_draft_put_exercise_of_step (const SumiDraft *draft, guint item, guint step,
                                 JsonObject *object)
{
  static const struct
  {
    const char *member, *name;
  } members[] = {
    { "task", "task" }, { "text", "prompt" }, { "hints", "hints" }, { "explain", "explain" },
  };
  g_autofree char *where = sumi_draft_step_path (item, step, NULL);
  SumiPosition position;

  sumi_draft_get_step_end (draft, item, step, &position);
  json_object_set_member (object, "position", sumi_draft_position_to_json (position));
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      JsonNode *node = get_member (draft, where, members[i].member);

      if (node != NULL)
        json_object_set_member (object, members[i].name, json_node_ref (node));
    }
}
