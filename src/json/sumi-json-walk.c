/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-json-walk.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-json-path.h"
#include "sumi-visible.h"

/* What a value can be required to be. */
typedef enum
{
  EXPECTED_OBJECT,
  EXPECTED_ARRAY,
  EXPECTED_STRING,
  EXPECTED_BOOLEAN,
  EXPECTED_NUMBER,
  EXPECTED_WHOLE_NUMBER,
} Expected;

static void add_mistake (SumiJsonWalk *walk,
                         const SumiJsonItem *item,
                         SumiMistakeCode code,
                         SumiLocation place,
                         const char *format,
                         va_list args) G_GNUC_PRINTF (5, 0);

static SumiJsonValue *
get_value (const SumiJsonWalk *walk, const SumiJsonItem *item)
{
  return &g_array_index (walk->scan->values, SumiJsonValue, item->at);
}

static void
append_path (GString *path, const SumiJsonItem *item)
{
  if (item->parent == NULL)
    return;
  append_path (path, item->parent);
  if (item->key != NULL)
    sumi_json_path_add_key (path, item->key);
  else
    sumi_json_path_add_index (path, item->index);
}

/* What ITEM is, short enough for a sentence. The caller owns it. */
char *
sumi_json_describe (const SumiJsonItem *item)
{
  if (JSON_NODE_HOLDS_OBJECT (item->node))
    return g_strdup ("{...}");
  if (JSON_NODE_HOLDS_ARRAY (item->node))
    return g_strdup ("[...]");
  if (JSON_NODE_HOLDS_NULL (item->node))
    return g_strdup ("null");
  if (json_node_get_value_type (item->node) == G_TYPE_STRING)
    return sumi_visible_quote (json_node_get_string (item->node));

  return json_to_string (item->node, FALSE);
}

static gboolean
has_type (const SumiJsonItem *item, GType type)
{
  return JSON_NODE_HOLDS_VALUE (item->node) && json_node_get_value_type (item->node) == type;
}

static void
add_mistake (SumiJsonWalk *walk,
             const SumiJsonItem *item,
             SumiMistakeCode code,
             SumiLocation place,
             const char *format,
             va_list args)
{
  g_autofree char *path = NULL;

  if (walk->mistakes->len >= SUMI_JSON_MAX_MISTAKES)
    return;
  path = sumi_json_get_path (item);
  g_ptr_array_add (walk->mistakes, sumi_mistake_new_valist (code, place, path, format, args));
}

/* Reports that ITEM is not EXPECTED, and says what it is instead. */
static gboolean
fail_type (SumiJsonWalk *walk, const SumiJsonItem *item, Expected expected)
{
  g_autofree char *found = sumi_json_describe (item);
  const SumiMistakeCode code = SUMI_MISTAKE_TYPE;

  switch (expected)
    {
    case EXPECTED_OBJECT:
      /* Translators: %s is what the file has there, for example "h2" or 3. */
      sumi_json_report (walk, item, code, _("must be an object in braces {}, but is %s"), found);
      break;
    case EXPECTED_ARRAY:
      sumi_json_report (walk, item, code, _("must be a list in brackets [], but is %s"), found);
      break;
    case EXPECTED_STRING:
      sumi_json_report (walk, item, code, _("must be a string, but is %s"), found);
      break;
    case EXPECTED_BOOLEAN:
      sumi_json_report (walk, item, code, _("must be true or false, but is %s"), found);
      break;
    case EXPECTED_NUMBER:
      sumi_json_report (walk, item, code, _("must be a number, but is %s"), found);
      break;
    case EXPECTED_WHOLE_NUMBER:
      sumi_json_report (walk, item, code, _("must be a whole number, but is %s"), found);
      break;
    }

  return FALSE;
}

static char *
list_names (const SumiJsonName *names, guint n_names)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n_names; i++)
    g_string_append_printf (list, i == 0 ? "\"%s\"" : ", \"%s\"", names[i].name);

  return g_string_free (list, FALSE);
}

static gboolean
find_name (const char *const *names, guint n_names, const char *name, guint *out_index)
{
  for (guint i = 0; i < n_names; i++)
    {
      if (g_str_equal (names[i], name))
        {
          *out_index = i;
          return TRUE;
        }
    }

  return FALSE;
}

/* Reports MEMBER, which is none of NAMES. */
static void
report_unknown (SumiJsonWalk *walk,
                const SumiJsonItem *member,
                const char *const *names,
                guint n_names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) strings = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < n_names; i++)
    g_strv_builder_add (builder, names[i]);
  strings = g_strv_builder_end (builder);
  list = g_strjoinv (", ", strings);
  sumi_json_report_key (walk, member, SUMI_MISTAKE_UNKNOWN,
                        /* Translators: %s is a list of words that the file may use, for example
                         * "type, goal". */
                        _("there is no such key here; there are: %s"), list);
}

/* Where ITEM begins in the text. */
SumiLocation
sumi_json_get_location (const SumiJsonWalk *walk, const SumiJsonItem *item)
{
  return get_value (walk, item)->place;
}

/* The path to ITEM, as "items[3].task.within". The caller owns it. */
char *
sumi_json_get_path (const SumiJsonItem *item)
{
  GString *path = g_string_new (NULL);

  append_path (path, item);

  return g_string_free (path, FALSE);
}

/* Reports a mistake at ITEM, unless the scan has already reported one there. */
void
sumi_json_report (SumiJsonWalk *walk,
                  const SumiJsonItem *item,
                  SumiMistakeCode code,
                  const char *format,
                  ...)
{
  va_list args;

  if (get_value (walk, item)->has_mistake)
    return;
  va_start (args, format);
  add_mistake (walk, item, code, get_value (walk, item)->place, format, args);
  va_end (args);
}

/* Reports a mistake at the key of ITEM, a member of an object. */
void
sumi_json_report_key (SumiJsonWalk *walk,
                      const SumiJsonItem *item,
                      SumiMistakeCode code,
                      const char *format,
                      ...)
{
  va_list args;

  va_start (args, format);
  add_mistake (walk, item, code, get_value (walk, item)->key_place, format, args);
  va_end (args);
}

/* Begins to walk through CONTAINER, an object or array, which must outlive the items found in
 * it. */
void
sumi_json_iter_init (SumiJsonIter *iter, SumiJsonWalk *walk, const SumiJsonItem *container)
{
  *iter = (SumiJsonIter){ .walk = walk, .container = container, .next = container->at + 1 };
  iter->end = iter->next + get_value (walk, container)->n_inside;
}

/* The next member or element, in the order of the text. Of a key that stands twice the last value
 * counts, as in json-glib. */
gboolean
sumi_json_iter_next (SumiJsonIter *iter, SumiJsonItem *out_item)
{
  while (iter->next < iter->end)
    {
      SumiJsonItem item = { .parent = iter->container, .at = iter->next, .index = iter->index++ };
      const SumiJsonValue *value = get_value (iter->walk, &item);

      iter->next += value->n_inside + 1;
      if (value->is_superseded)
        continue;
      item.key = value->key;
      item.node =
          item.key != NULL
              ? json_object_get_member (json_node_get_object (iter->container->node), item.key)
              : json_array_get_element (json_node_get_array (iter->container->node), item.index);
      *out_item = item;
      return TRUE;
    }

  return FALSE;
}

/* Sorts the members of the object ITEM into OUT_MEMBERS, which has room for as many as there are
 * NAMES and is parallel to them; the node of one that is not there is NULL. Reports those that are
 * none of NAMES. FALSE if ITEM is no object. */
gboolean
sumi_json_find_members (SumiJsonWalk *walk,
                        const SumiJsonItem *item,
                        const char *const *names,
                        guint n_names,
                        SumiJsonItem *out_members)
{
  SumiJsonIter iter;
  SumiJsonItem member;
  guint index;

  if (!sumi_json_is_object (walk, item))
    return FALSE;
  memset (out_members, 0, n_names * sizeof *out_members);
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &member))
    {
      if (find_name (names, n_names, member.key, &index))
        out_members[index] = member;
      else
        report_unknown (walk, &member, names, n_names);
    }

  return TRUE;
}

/* Reports that the object ITEM lacks the member NAME. */
void
sumi_json_report_missing (SumiJsonWalk *walk, const SumiJsonItem *item, const char *name)
{
  sumi_json_report (walk, item, SUMI_MISTAKE_MISSING, _("the key \"%s\" is missing"), name);
}

/* Reads the object ITEM into TARGET: each member by its field, in the order of FIELDS, so that the
 * reading of one can use those before it. Unknown and missing members are reported. FALSE if ITEM
 * is no object. */
gboolean
sumi_json_read_fields (SumiJsonWalk *walk,
                       const SumiJsonItem *item,
                       const SumiJsonField *fields,
                       guint n_fields,
                       gpointer target)
{
  g_autofree SumiJsonItem *members = g_new (SumiJsonItem, n_fields);
  g_autofree const char **names = g_new (const char *, n_fields);

  for (guint i = 0; i < n_fields; i++)
    names[i] = fields[i].name;
  if (!sumi_json_find_members (walk, item, names, n_fields, members))
    return FALSE;
  for (guint i = 0; i < n_fields; i++)
    {
      if (members[i].node == NULL && fields[i].is_required)
        sumi_json_report_missing (walk, item, fields[i].name);
      if (members[i].node != NULL && fields[i].read != NULL)
        fields[i].read (walk, &members[i], (char *) target + fields[i].offset);
    }

  return TRUE;
}

/* Finds the member KEY of the object ITEM. FALSE, without a report, if there is none. */
gboolean
sumi_json_find_member (SumiJsonWalk *walk,
                       const SumiJsonItem *item,
                       const char *key,
                       SumiJsonItem *out_member)
{
  SumiJsonIter iter;

  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, out_member))
    {
      if (g_str_equal (out_member->key, key))
        return TRUE;
    }

  return FALSE;
}

/* Finds the member KEY of ITEM. FALSE, and a report, if there is none or ITEM is no object. */
gboolean
sumi_json_get_member (SumiJsonWalk *walk,
                      const SumiJsonItem *item,
                      const char *key,
                      SumiJsonItem *out_member)
{
  if (!sumi_json_is_object (walk, item))
    return FALSE;
  if (sumi_json_find_member (walk, item, key, out_member))
    return TRUE;
  sumi_json_report_missing (walk, item, key);

  return FALSE;
}

/* Whether ITEM is an object; if not, that is reported. */
gboolean
sumi_json_is_object (SumiJsonWalk *walk, const SumiJsonItem *item)
{
  if (JSON_NODE_HOLDS_OBJECT (item->node))
    return TRUE;

  return fail_type (walk, item, EXPECTED_OBJECT);
}

/* Whether ITEM is an array of MIN to MAX elements; if not, that is reported. */
gboolean
sumi_json_is_array (SumiJsonWalk *walk, const SumiJsonItem *item, guint min, guint max)
{
  guint length;

  if (!JSON_NODE_HOLDS_ARRAY (item->node))
    return fail_type (walk, item, EXPECTED_ARRAY);
  length = json_array_get_length (json_node_get_array (item->node));
  if (length == 0 && min > 0)
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE, _("must not be empty"));
  else if (length < min)
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE,
                      g_dngettext (GETTEXT_PACKAGE, "must have at least %u element, but has %u",
                                   "must have at least %u elements, but has %u", min),
                      min, length);
  else if (length > max)
    sumi_json_report (walk, item, SUMI_MISTAKE_RANGE,
                      g_dngettext (GETTEXT_PACKAGE, "must have at most %u element, but has %u",
                                   "must have at most %u elements, but has %u", max),
                      max, length);

  return length >= min && length <= max;
}

/* Reads a string. OUT_STRING belongs to the parsed tree. FALSE, and a report, if ITEM is no
 * string. */
gboolean
sumi_json_get_string (SumiJsonWalk *walk, const SumiJsonItem *item, const char **out_string)
{
  if (!has_type (item, G_TYPE_STRING))
    return fail_type (walk, item, EXPECTED_STRING);
  *out_string = json_node_get_string (item->node);

  return TRUE;
}

/* Reads ITEM into OUT_BOOLEAN. FALSE, and a report, if it is neither true nor false; OUT_BOOLEAN is
 * then not written to. */
gboolean
sumi_json_get_boolean (SumiJsonWalk *walk, const SumiJsonItem *item, gboolean *out_boolean)
{
  if (!has_type (item, G_TYPE_BOOLEAN))
    return fail_type (walk, item, EXPECTED_BOOLEAN);
  *out_boolean = json_node_get_boolean (item->node);

  return TRUE;
}

/* Whether the member "format" of the object ROOT is FORMAT. TRUE also if it is missing, which is
 * reported elsewhere, or is not a string, which is reported here. FALSE, and a report, if it is
 * another one: then the rest is not to be read. */
gboolean
sumi_json_check_format (SumiJsonWalk *walk, const SumiJsonItem *root, const char *format)
{
  SumiJsonItem member;
  const char *string;

  if (!sumi_json_find_member (walk, root, "format", &member)
      || !sumi_json_get_string (walk, &member, &string) || g_str_equal (string, format))
    return TRUE;
  sumi_json_report (walk, &member, SUMI_MISTAKE_FORMAT, _("must be \"%s\""), format);
  return FALSE;
}

/* The same as the function of a field; TARGET is a gboolean. */
void
sumi_json_read_boolean (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_boolean (walk, item, target);
}

/* Reads a whole number from MIN to MAX; 2.0 is one, since JSON does not tell them apart. FALSE, and
 * a report, if ITEM is none. */
gboolean
sumi_json_get_int (SumiJsonWalk *walk, const SumiJsonItem *item, int min, int max, int *out_int)
{
  g_autofree char *description = NULL;
  double number;

  if (!has_type (item, G_TYPE_INT64) && !has_type (item, G_TYPE_DOUBLE))
    return fail_type (walk, item, EXPECTED_NUMBER);
  number = json_node_get_double (item->node);
  if (number >= min && number <= max)
    {
      *out_int = (int) number;
      if (number > *out_int || number < *out_int)
        return fail_type (walk, item, EXPECTED_WHOLE_NUMBER);
      return TRUE;
    }
  description = sumi_json_describe (item);
  sumi_json_report (walk, item, SUMI_MISTAKE_RANGE, _("must be from %d to %d, but is %s"), min, max,
                    description);

  return FALSE;
}

/* Reads a list of exactly N_INTS whole numbers from MIN to MAX; FALSE if any of them is not, and
 * what is read before it may be in OUT_INTS. */
gboolean
sumi_json_get_ints (SumiJsonWalk *walk,
                    const SumiJsonItem *item,
                    int min,
                    int max,
                    guint n_ints,
                    int *out_ints)
{
  gboolean is_good = TRUE;
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, n_ints, n_ints))
    return FALSE;
  sumi_json_iter_init (&iter, walk, item);
  while (sumi_json_iter_next (&iter, &element))
    is_good &= sumi_json_get_int (walk, &element, min, max, &out_ints[element.index]);

  return is_good;
}

/* Reads a string that is one of the N_NAMES at NAMES; OUT_VALUE gets the value of that name. FALSE,
 * and a report, if it is none of them. */
gboolean
sumi_json_get_name (SumiJsonWalk *walk,
                    const SumiJsonItem *item,
                    const SumiJsonName *names,
                    guint n_names,
                    int *out_value)
{
  g_autofree char *quoted = NULL;
  g_autofree char *list = NULL;
  const char *string;

  if (!sumi_json_get_string (walk, item, &string))
    return FALSE;
  for (guint i = 0; i < n_names; i++)
    {
      if (g_str_equal (string, names[i].name))
        {
          *out_value = names[i].value;
          return TRUE;
        }
    }
  quoted = sumi_visible_quote (string);
  for (guint i = 0; i < n_names; i++)
    {
      if (g_ascii_strcasecmp (string, names[i].name) == 0)
        {
          sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                            /* Translators: first what is to stand in the file, such as "black";
                             * then what stands there, such as "Black". */
                            _("must be written in lower case, \"%s\", but is %s"), names[i].name,
                            quoted);
          return FALSE;
        }
    }
  list = list_names (names, n_names);
  /* Translators: first a list such as "force", "deny"; then what the file says. */
  sumi_json_report (walk, item, SUMI_MISTAKE_VALUE, _("must be one of %s, but is %s"), list,
                    quoted);

  return FALSE;
}
