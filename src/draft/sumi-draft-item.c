/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft-item.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-draft-json.h"
#include "sumi-draft-part.h"
#include "sumi-draft-path.h"
#include "sumi-draft-task.h"
#include "sumi-pack.h"

/* The level of the opponent in a new game. */
#define NEW_OPPONENT 2

/* The set of the ids of the items of DRAFT, which owns them. */
static GHashTable *
collect_ids (const SumiDraft *draft)
{
  GHashTable *ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < sumi_draft_get_length (draft, "items"); i++)
    {
      g_autofree char *path = sumi_draft_item_path (i, "id");
      const char *id = sumi_draft_get_string (draft, path);

      if (id != NULL)
        g_hash_table_add (ids, (gpointer) id);
    }
  return ids;
}

/* An id that no item of DRAFT has yet: STEM, a hyphen and a number from FIRST. */
static char *
make_id (const SumiDraft *draft, const char *stem, int first)
{
  g_autoptr (GHashTable) ids = collect_ids (draft);

  for (int i = first;; i++)
    {
      g_autofree char *id = g_strdup_printf ("%.*s-%d", SUMI_PACK_MAX_ID - 6, stem, i);

      if (!g_hash_table_contains (ids, id))
        return g_steal_pointer (&id);
    }
}

/* Whether TEXT has the number that the digits of NUMBER are. */
static gboolean
has_number (const char *text, const char *number)
{
  const char *at = text;

  while ((at = strstr (at, number)) != NULL)
    {
      const char *end = at + strlen (number);

      if ((at == text || !g_ascii_isdigit (at[-1])) && !g_ascii_isdigit (*end))
        return TRUE;
      at = end;
    }
  return FALSE;
}

static gboolean
is_in_title (const SumiDraft *draft, guint number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  for (guint i = 0; i < sumi_draft_get_length (draft, "items"); i++)
    {
      g_autofree char *path = sumi_draft_item_path (i, "title");
      g_autofree char *text_path = sumi_draft_text_path (draft, path);
      const char *title = sumi_draft_get_string (draft, text_path);

      if (title != NULL && has_number (title, digits))
        return TRUE;
    }
  return FALSE;
}

/* The number for the title of an item that is added to DRAFT: of how many there are then, or the
 * next that is in no title yet. */
guint
sumi_draft_choose_number (const SumiDraft *draft)
{
  guint number = sumi_draft_get_length (draft, "items") + 1;

  while (is_in_title (draft, number))
    number++;
  return number;
}

/* DRAFT with an object at index AT that is an item of KIND, with an id of its own and TITLE. */
static SumiDraft *
add_item (const SumiDraft *draft, guint at, const char *kind, const char *title)
{
  g_autofree char *path = sumi_draft_item_path (at, NULL);
  g_autofree char *id = make_id (draft, kind, 1);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "kind", kind);
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "title", title);
  return sumi_draft_insert (draft, path, sumi_draft_wrap_object (object));
}

/* DRAFT with a new puzzle at index AT: a corner is to be forced in POSITION with the next move. */
SumiDraft *
sumi_draft_add_puzzle (const SumiDraft *draft, guint at, const char *title, SumiPosition position)
{
  g_autofree char *path = sumi_draft_item_path (at, NULL);
  g_autoptr (SumiDraft) added = add_item (draft, at, "puzzle", title);
  g_autoptr (SumiDraft) placed = sumi_draft_set_position (added, path, position);
  SumiTask task;

  sumi_task_init (&task);
  task = sumi_draft_complete_task (&task, position);
  return sumi_draft_set_task (placed, path, &task);
}

/* DRAFT with a new game at index AT: from the start, against an opponent that a beginner may
 * beat. */
SumiDraft *
sumi_draft_add_game (const SumiDraft *draft, guint at, const char *title)
{
  g_autofree char *path = sumi_draft_item_path (at, NULL);
  g_autoptr (SumiDraft) added = add_item (draft, at, "game", title);
  SumiTask task;

  sumi_task_init (&task);
  task.type = SUMI_TASK_PLAY;
  task.opponent = NEW_OPPONENT;
  task = sumi_draft_complete_task (&task, sumi_position_start (SUMI_RULES_BLACK_FIRST));
  return sumi_draft_set_task (added, path, &task);
}

/* DRAFT with a new lesson at index AT, which has no steps yet. */
SumiDraft *
sumi_draft_add_lesson (const SumiDraft *draft, guint at, const char *title)
{
  g_autofree char *path = sumi_draft_item_path (at, "steps");
  g_autoptr (SumiDraft) added = add_item (draft, at, "lesson", title);

  return sumi_draft_set (added, path, sumi_draft_wrap_array (json_array_new ()));
}

/* DRAFT with a title at PATH, a text or one for each language, that says it is a copy's. */
static SumiDraft *
mark_copy (const SumiDraft *draft, const char *path)
{
  g_autofree char *text_path = sumi_draft_text_path (draft, path);
  const char *title = sumi_draft_get_string (draft, text_path);
  /* Translators: the title of a copy; %s is that of what was copied. */
  g_autofree char *copy = title != NULL ? g_strdup_printf (_("%s (copy)"), title) : NULL;

  return sumi_draft_set_string (draft, text_path, copy);
}

/* DRAFT with a copy of the item at index ITEM after it, under an id of its own and a title that
 * says it is a copy. */
SumiDraft *
sumi_draft_duplicate_item (const SumiDraft *draft, guint item)
{
  g_autofree char *path = sumi_draft_item_path (item, NULL);
  g_autofree char *next = sumi_draft_item_path (item + 1, NULL);
  g_autofree char *id_path = sumi_draft_item_path (item + 1, "id");
  g_autofree char *title_path = sumi_draft_item_path (item + 1, "title");
  g_autofree char *old_path = sumi_draft_item_path (item, "id");
  const char *old_id = sumi_draft_get_string (draft, old_path);
  g_autofree char *id = make_id (draft, sumi_pack_can_be_id (old_id) ? old_id : "item", 2);
  JsonNode *node = sumi_draft_get (draft, path);
  g_autoptr (SumiDraft) doubled = NULL;
  g_autoptr (SumiDraft) named = NULL;

  g_return_val_if_fail (node != NULL, NULL);
  doubled = sumi_draft_insert (draft, next, json_node_ref (node));
  named = sumi_draft_set_string (doubled, id_path, id);
  return mark_copy (named, title_path);
}

/* The index at which the list at PATH of AFTER differs from that of BEFORE, or its last index if an
 * element is missing there; -1 if they are equal. If the element that was at IN_SIGHT was moved,
 * the index that it was moved to. */
static int
find_changed_element (const SumiDraft *before, const SumiDraft *after, const char *path,
                      int in_sight)
{
  g_autofree char *old_path = g_strdup_printf ("%s[%d]", path, MAX (in_sight, 0));
  JsonNode *old = in_sight >= 0 ? sumi_draft_get (before, old_path) : NULL;
  int n = (int) sumi_draft_get_length (after, path);
  gboolean is_as_long = (int) sumi_draft_get_length (before, path) == n;
  int first = -1;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *at = g_strdup_printf ("%s[%d]", path, i);
      JsonNode *node = sumi_draft_get (after, at);
      JsonNode *former = sumi_draft_get (before, at);

      if (former != NULL && json_node_equal (node, former))
        continue;
      if (is_as_long && node == old)
        return i;
      if (first < 0)
        first = i;
    }
  return first < 0 && !is_as_long ? n - 1 : first;
}

/* Finds the item in which AFTER, made of BEFORE or the other way round, differs from it, and in a
 * lesson the step, -1 if the difference is not in a step. ITEM and STEP say first what is in sight,
 * and are left alone if FALSE is returned: no item differs. */
gboolean
sumi_draft_find_change (const SumiDraft *before, const SumiDraft *after, int *item, int *step)
{
  int changed = find_changed_element (before, after, "items", *item);
  g_autofree char *steps = NULL;
  g_autofree char *id = NULL;

  if (changed < 0)
    return FALSE;
  steps = sumi_draft_item_path ((guint) changed, "steps");
  id = sumi_draft_item_path ((guint) changed, "id");
  *step = g_strcmp0 (sumi_draft_get_string (before, id), sumi_draft_get_string (after, id)) == 0
              ? find_changed_element (before, after, steps, changed == *item ? *step : -1)
              : -1;
  *item = changed;
  return TRUE;
}
