/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-draft.h"

#include <string.h>

#include "sumi-draft-json.h"
#include "sumi-json-read.h"
#include "sumi-json-scan.h"
#include "sumi-json-write.h"
#include "sumi-pack-names.h"
#include "sumi-text.h"

/* As many as lead to a value of a file. */
#define MAX_STEPS SUMI_JSON_MAX_DEPTH

struct _SumiDraft
{
  JsonNode *root; /* an object, immutable */
};

/* One step on a path: into a member of an object, or an element of a list. */
typedef struct
{
  char *key; /* NULL: an element */
  guint index;
} Step;

typedef enum
{
  CHANGE_SET,
  CHANGE_INSERT,
  CHANGE_REMOVE,
  CHANGE_MOVE,
} ChangeKind;

typedef struct
{
  ChangeKind kind;
  JsonNode *value; /* set, insert */
  guint to;        /* move */
} Change;

static void
clear_step (gpointer data)
{
  g_free (((Step *) data)->key);
}

/* The steps of PATH, such as "items[3].task"; NULL if it is none. */
static GArray *
parse_path (const char *path)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));

  g_array_set_clear_func (steps, clear_step);
  while (*path != '\0')
    {
      Step step = { 0 };

      if (*path == '[')
        {
          char *end;

          step.index = (guint) g_ascii_strtoull (path + 1, &end, 10);
          g_return_val_if_fail (*end == ']', NULL);
          path = end + 1;
        }
      else
        {
          gsize length = strcspn (path, ".[");

          g_return_val_if_fail (length > 0, NULL);
          step.key = g_strndup (path, length);
          path += length;
        }
      if (*path == '.')
        path++;
      g_array_append_val (steps, step);
    }
  g_return_val_if_fail (steps->len > 0 && steps->len <= MAX_STEPS, NULL);

  return g_steal_pointer (&steps);
}

/* The value at STEP in NODE; NULL if there is none, or if NODE is not the object or list that STEP
 * goes into. */
static JsonNode *
look (JsonNode *node, const Step *step)
{
  if (node == NULL)
    return NULL;
  if (step->key != NULL)
    return JSON_NODE_HOLDS_OBJECT (node)
               ? json_object_get_member (json_node_get_object (node), step->key)
               : NULL;
  return step->index < sumi_draft_count_elements (node)
             ? json_array_get_element (json_node_get_array (node), step->index)
             : NULL;
}

/* Whether a member that has become empty by a removal is removed too. The lists of items and steps
 * are what a pack and a lesson are made of, and stay. */
static gboolean
is_dispensable (JsonNode *node, const char *key)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_object_get_size (json_node_get_object (node)) == 0;
  return JSON_NODE_HOLDS_ARRAY (node) && sumi_draft_count_elements (node) == 0
         && !g_str_equal (key, "items") && !g_str_equal (key, "steps");
}

static JsonObject *
copy_object (JsonNode *node)
{
  JsonObject *copy = json_object_new ();
  JsonObjectIter iter;
  const char *key;
  JsonNode *member;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return copy;
  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &key, &member))
    json_object_set_member (copy, key, json_node_ref (member));

  return copy;
}

/* The elements of NODE, referenced; none if it is no list. */
static GPtrArray *
list_elements (JsonNode *node)
{
  GPtrArray *elements = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  for (guint i = 0; i < sumi_draft_count_elements (node); i++)
    g_ptr_array_add (elements,
                     json_node_ref (json_array_get_element (json_node_get_array (node), i)));

  return elements;
}

static JsonNode *
wrap_elements (GPtrArray *elements)
{
  JsonArray *array = json_array_sized_new (elements->len);

  for (guint i = 0; i < elements->len; i++)
    json_array_add_element (array, json_node_ref (elements->pdata[i]));
  return sumi_draft_wrap_array (array);
}

static JsonNode *change_node (JsonNode *node, const Step *steps, guint n_steps,
                              const Change *change);

static JsonNode *
change_member (JsonNode *node, const Step *steps, guint n_steps, const Change *change)
{
  JsonObject *object = copy_object (node);
  JsonNode *old = look (node, &steps[0]);

  if (n_steps > 1)
    {
      JsonNode *changed;

      /* Nothing can be removed from a missing value, or moved in it. */
      if (old == NULL && (change->kind == CHANGE_REMOVE || change->kind == CHANGE_MOVE))
        return sumi_draft_wrap_object (object);
      changed = change_node (old, steps + 1, n_steps - 1, change);
      if (change->kind == CHANGE_REMOVE && is_dispensable (changed, steps[0].key))
        {
          json_object_remove_member (object, steps[0].key);
          json_node_unref (changed);
        }
      else
        json_object_set_member (object, steps[0].key, changed);
    }
  else if (change->kind == CHANGE_REMOVE)
    {
      if (old != NULL)
        json_object_remove_member (object, steps[0].key);
    }
  else if (change->kind != CHANGE_MOVE)
    json_object_set_member (object, steps[0].key, json_node_ref (change->value));

  return sumi_draft_wrap_object (object);
}

static JsonNode *
change_element (JsonNode *node, const Step *steps, guint n_steps, const Change *change)
{
  g_autoptr (GPtrArray) elements = list_elements (node);
  guint index = MIN (steps[0].index, elements->len);

  if (index == elements->len && n_steps == 1
      && (change->kind == CHANGE_SET || change->kind == CHANGE_INSERT))
    g_ptr_array_add (elements, json_node_ref (change->value));
  else if (index == elements->len)
    return wrap_elements (elements);
  else if (n_steps > 1)
    {
      JsonNode *changed = change_node (elements->pdata[index], steps + 1, n_steps - 1, change);

      json_node_unref (elements->pdata[index]);
      elements->pdata[index] = changed;
    }
  else if (change->kind == CHANGE_SET)
    {
      json_node_unref (elements->pdata[index]);
      elements->pdata[index] = json_node_ref (change->value);
    }
  else if (change->kind == CHANGE_INSERT)
    g_ptr_array_insert (elements, (int) index, json_node_ref (change->value));
  else
    {
      JsonNode *moved = g_ptr_array_steal_index (elements, index);

      if (change->kind == CHANGE_MOVE)
        g_ptr_array_insert (elements, (int) MIN (change->to, elements->len), moved);
      else
        json_node_unref (moved);
    }

  return wrap_elements (elements);
}

/* NODE, which may be NULL, with CHANGE made where STEPS lead; what is missing is made. */
static JsonNode *
change_node (JsonNode *node, const Step *steps, guint n_steps, const Change *change)
{
  return steps[0].key != NULL ? change_member (node, steps, n_steps, change)
                              : change_element (node, steps, n_steps, change);
}

static SumiDraft *
wrap_root (JsonNode *root)
{
  SumiDraft *draft = g_atomic_rc_box_new0 (SumiDraft);

  json_node_seal (root);
  draft->root = root;
  return draft;
}

static JsonNode *replace_node (JsonNode *node, const char *path, GHashTable *values);

/* As replace_node() does, of an object. */
static JsonNode *
replace_members (JsonNode *node, const char *path, GHashTable *values)
{
  JsonObject *object = copy_object (node);
  gboolean is_changed = FALSE;
  JsonObjectIter iter;
  const char *key;
  JsonNode *member;

  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &key, &member))
    {
      g_autofree char *inner = g_strconcat (path, path[0] != '\0' ? "." : "", key, NULL);
      JsonNode *changed = replace_node (member, inner, values);

      if (changed == NULL)
        continue;
      json_object_set_member (object, key, changed);
      is_changed = TRUE;
    }
  if (is_changed)
    return sumi_draft_wrap_object (object);
  json_object_unref (object);
  return NULL;
}

/* As replace_node() does, of a list. */
static JsonNode *
replace_elements (JsonNode *node, const char *path, GHashTable *values)
{
  g_autoptr (GPtrArray) elements = list_elements (node);
  gboolean is_changed = FALSE;

  for (guint i = 0; i < elements->len; i++)
    {
      g_autofree char *inner = g_strdup_printf ("%s[%u]", path, i);
      JsonNode *changed = replace_node (elements->pdata[i], inner, values);

      if (changed == NULL)
        continue;
      json_node_unref (elements->pdata[i]);
      elements->pdata[i] = changed;
      is_changed = TRUE;
    }
  return is_changed ? wrap_elements (elements) : NULL;
}

/* NODE, which stands at PATH, with what VALUES have for it or for what is in it; NULL: nothing. */
static JsonNode *
replace_node (JsonNode *node, const char *path, GHashTable *values)
{
  JsonNode *value = g_hash_table_lookup (values, path);

  if (value != NULL)
    return json_node_ref (value);
  if (JSON_NODE_HOLDS_OBJECT (node))
    return replace_members (node, path, values);
  return JSON_NODE_HOLDS_ARRAY (node) ? replace_elements (node, path, values) : NULL;
}

static SumiDraft *
make_change (const SumiDraft *draft, const char *path, const Change *change)
{
  g_autoptr (GArray) steps = parse_path (path);

  g_return_val_if_fail (steps != NULL, NULL);
  return wrap_root (change_node (draft->root, &g_array_index (steps, Step, 0), steps->len, change));
}

/* DRAFT with VALUE, which it takes over, set or inserted at PATH. */
static SumiDraft *
put (const SumiDraft *draft, const char *path, ChangeKind kind, JsonNode *value)
{
  const Change change = { .kind = kind, .value = value };
  SumiDraft *changed;

  json_node_seal (value);
  changed = make_change (draft, path, &change);
  json_node_unref (value);
  return changed;
}

static void
clear_draft (gpointer data)
{
  json_node_unref (((SumiDraft *) data)->root);
}

static void
read_root (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  if (sumi_json_is_object (walk, item))
    *(JsonNode **) target = json_node_ref (item->node);
}

/* A pack without items: its ID, TITLE and LANGUAGE, as a pack has them. */
SumiDraft *
sumi_draft_new (const char *id, const char *title, const char *language)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "format", SUMI_PACK_FORMAT);
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "title", title);
  json_object_set_string_member (object, "language", language);
  json_object_set_array_member (object, "items", json_array_new ());
  return wrap_root (sumi_draft_wrap_object (object));
}

/* Reads the LENGTH bytes at DATA, which need not be a pack, but must be a JSON object without a
 * mistake; NULL with OUT_MISTAKES, of SumiMistake, if they are not. */
SumiDraft *
sumi_draft_from_data (const char *data, gsize length, GPtrArray *out_mistakes)
{
  g_autoptr (JsonNode) root = NULL;

  if (!sumi_json_read_data (data, length, read_root, NULL, &root, out_mistakes))
    return NULL;
  return wrap_root (g_steal_pointer (&root));
}

/* Reads FILE in the same way; NULL with OUT_MISTAKES, of SumiMistake, also if it cannot be read.
 * Blocks, but a pack that somebody edits is small. */
SumiDraft *
sumi_draft_load (GFile *file, GPtrArray *out_mistakes)
{
  gsize length;
  g_autofree char *data
      = sumi_json_load_file (file, SUMI_JSON_MAX_SIZE, NULL, &length, out_mistakes);

  return data != NULL ? sumi_draft_from_data (data, length, out_mistakes) : NULL;
}

/* DRAFT itself, with one more reference; nothing that is done with that changes it. */
SumiDraft *
sumi_draft_ref (const SumiDraft *draft)
{
  return g_atomic_rc_box_acquire ((SumiDraft *) draft);
}

void
sumi_draft_unref (SumiDraft *draft)
{
  g_atomic_rc_box_release_full (draft, clear_draft);
}

/* The text of the file; if it is read, the draft is equal. It is laid out in lines, unless it would
 * then be too large to be read again, as may happen to a file that was written without spaces.
 * Owned by the caller. */
char *
sumi_draft_to_text (const SumiDraft *draft)
{
  g_autofree char *text = sumi_json_to_text (draft->root, TRUE);

  if (strlen (text) >= SUMI_JSON_MAX_SIZE)
    {
      g_free (text);
      text = sumi_json_to_text (draft->root, FALSE);
    }
  return g_strconcat (text, "\n", NULL);
}

/* The same for a file; NULL with ERROR where it could not be opened again, as what was edited may
 * have grown too large. Owned by the caller. */
char *
sumi_draft_try_to_text (const SumiDraft *draft, GError **error)
{
  g_autofree char *text = sumi_draft_to_text (draft);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiDraft) again = sumi_draft_from_data (text, strlen (text), mistakes);

  if (again != NULL)
    return g_steal_pointer (&text);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       ((const SumiMistake *) mistakes->pdata[0])->message);
  return NULL;
}

/* Whether A and B say the same in the same order. */
gboolean
sumi_draft_equal (const SumiDraft *a, const SumiDraft *b)
{
  g_autofree char *text_a = NULL;
  g_autofree char *text_b = NULL;

  if (a == b)
    return TRUE;
  text_a = sumi_draft_to_text (a);
  text_b = sumi_draft_to_text (b);
  return g_str_equal (text_a, text_b);
}

/* What is at PATH; NULL if nothing is. Belongs to DRAFT. */
JsonNode *
sumi_draft_get (const SumiDraft *draft, const char *path)
{
  g_autoptr (GArray) steps = parse_path (path);
  JsonNode *node = draft->root;

  g_return_val_if_fail (steps != NULL, NULL);
  for (guint i = 0; i < steps->len; i++)
    node = look (node, &g_array_index (steps, Step, i));

  return node;
}

/* The string at PATH; NULL if there is none, or something else. Belongs to DRAFT. */
const char *
sumi_draft_get_string (const SumiDraft *draft, const char *path)
{
  return sumi_draft_string_from_json (sumi_draft_get (draft, path));
}

/* The path of the text at PATH: in a pack with translations, of the one in its own language, if it
 * names one. Owned by the caller. */
char *
sumi_draft_text_path (const SumiDraft *draft, const char *path)
{
  JsonNode *node = sumi_draft_get (draft, path);
  const char *language = sumi_draft_get_string (draft, "language");

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) && language != NULL
                 && sumi_language_is_valid (language)
             ? g_strconcat (path, ".", language, NULL)
             : g_strdup (path);
}

/* The number at PATH; FALLBACK if there is none, or something else. */
int
sumi_draft_get_int (const SumiDraft *draft, const char *path, int fallback)
{
  int number;

  return sumi_draft_int_from_json (sumi_draft_get (draft, path), &number) ? number : fallback;
}

/* Whether the value at PATH is true; FALLBACK if there is none, or something else. */
gboolean
sumi_draft_get_boolean (const SumiDraft *draft, const char *path, gboolean fallback)
{
  JsonNode *node = sumi_draft_get (draft, path);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_BOOLEAN
             ? json_node_get_boolean (node)
             : fallback;
}

/* How many elements the list at PATH has; 0 if there is none. */
guint
sumi_draft_get_length (const SumiDraft *draft, const char *path)
{
  return sumi_draft_count_elements (sumi_draft_get (draft, path));
}

/* DRAFT with VALUE, which it takes over, at PATH; what is missing on the way is made. An element
 * behind the end of a list is added to it. */
SumiDraft *
sumi_draft_set (const SumiDraft *draft, const char *path, JsonNode *value)
{
  return put (draft, path, CHANGE_SET, value);
}

/* The same with a string; NULL or an empty one takes away what is there. */
SumiDraft *
sumi_draft_set_string (const SumiDraft *draft, const char *path, const char *string)
{
  if (string == NULL || string[0] == '\0')
    return sumi_draft_remove (draft, path);
  return sumi_draft_set (draft, path, json_node_init_string (json_node_alloc (), string));
}

/* The same with a number. */
SumiDraft *
sumi_draft_set_int (const SumiDraft *draft, const char *path, int number)
{
  return sumi_draft_set (draft, path, json_node_init_int (json_node_alloc (), number));
}

/* The same with true or false. */
SumiDraft *
sumi_draft_set_boolean (const SumiDraft *draft, const char *path, gboolean value)
{
  return sumi_draft_set (draft, path, json_node_init_boolean (json_node_alloc (), value));
}

/* DRAFT with each of VALUES, of JsonNode by path, in the place of what is there; where nothing is,
 * nothing is added. Each change by itself copies the lists that it is in, these all at once. */
SumiDraft *
sumi_draft_replace (const SumiDraft *draft, GHashTable *values)
{
  JsonNode *root = replace_node (draft->root, "", values);

  return root != NULL ? wrap_root (root) : sumi_draft_ref (draft);
}

/* DRAFT with VALUE, which it takes over, as the element at PATH, before what is there now. */
SumiDraft *
sumi_draft_insert (const SumiDraft *draft, const char *path, JsonNode *value)
{
  return put (draft, path, CHANGE_INSERT, value);
}

/* DRAFT without the value at PATH, and without the objects and lists that become empty by that. */
SumiDraft *
sumi_draft_remove (const SumiDraft *draft, const char *path)
{
  const Change change = { .kind = CHANGE_REMOVE };

  return make_change (draft, path, &change);
}

/* DRAFT with the element at PATH moved so that it is the one at index TO of its list. */
SumiDraft *
sumi_draft_move (const SumiDraft *draft, const char *path, guint to)
{
  const Change change = { .kind = CHANGE_MOVE, .to = to };

  return make_change (draft, path, &change);
}
