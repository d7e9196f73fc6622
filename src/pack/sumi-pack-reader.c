/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-collate.h"
#include "sumi-visible.h"
#include "sumi-json-read.h"
#include "sumi-pack-names.h"
#include "sumi-pack-read.h"
#include "sumi-translation.h"

static void read_class (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_wrong (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_items (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

#define MEMBER(member) G_STRUCT_OFFSET (SumiPack, member)

/* Format and language are read before all others. */
static const SumiJsonField pack_fields[] = {
  { "format", NULL, 0, TRUE },
  { "id", sumi_pack_read_id, MEMBER (id), TRUE },
  { "title", sumi_pack_read_title, MEMBER (title), TRUE },
  { "summary", sumi_pack_read_text, MEMBER (summary), FALSE },
  { "authors", sumi_pack_read_names, MEMBER (authors), FALSE },
  { "license", sumi_pack_read_name, MEMBER (license), FALSE },
  { "source", sumi_pack_read_text, MEMBER (source), FALSE },
  { "language", NULL, 0, TRUE },
  { "level", sumi_pack_read_level, MEMBER (level), FALSE },
  { "class", read_class, MEMBER (for_class), FALSE },
  { "items", read_items, 0, TRUE },
};

static const SumiJsonField class_fields[] = {
  { "wrong", read_wrong, G_STRUCT_OFFSET (SumiPackClass, wrong), FALSE },
  { "hints", sumi_json_read_boolean, G_STRUCT_OFFSET (SumiPackClass, has_hints), FALSE },
};

/* By SumiItemKind. */
static const SumiJsonReadFunc read_kinds[SUMI_PACK_N_KINDS] = {
  [SUMI_ITEM_PUZZLE] = sumi_pack_read_puzzle,
  [SUMI_ITEM_LESSON] = sumi_pack_read_lesson,
  [SUMI_ITEM_GAME] = sumi_pack_read_game,
};

static void
read_wrong (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 0, SUMI_PACK_MAX_WRONG, target);
}

/* An object that may be empty: then any number may be wrong, and hints may be taken. */
static void
read_class (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiPackClass *for_class = target;

  for_class->is_set = TRUE;
  for_class->has_hints = TRUE;
  sumi_json_read_fields (walk, item, class_fields, G_N_ELEMENTS (class_fields), for_class);
}

/* The catalogue of the plain strings of a pack that is read with FLAGS; NULL if there is none. */
static const char *
get_domain (SumiPackReadFlags flags)
{
  if (flags & SUMI_PACK_READ_BUILT_IN)
    return SUMI_TRANSLATION_PACKS;
  return flags & SUMI_PACK_READ_OWN ? GETTEXT_PACKAGE : NULL;
}

/* What is read next is one group, owned by the caller; NULL if nothing is translated. */
static SumiTextGroup *
begin_group (SumiPackReading *reading)
{
  reading->group = reading->domain != NULL ? sumi_text_group_new (reading->domain) : NULL;
  return reading->group;
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  const SumiItem *item_a = *(SumiItem *const *) a;
  const SumiItem *item_b = *(SumiItem *const *) b;
  int order = strcmp (item_a->id, item_b->id);

  return order != 0 ? order : sumi_location_compare (item_a->id_place, item_b->id_place);
}

/* Reports ids that occur twice. They are sorted first, so that this takes little time for any
 * file. */
static void
check_ids (const SumiPack *pack, GPtrArray *mistakes)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();

  for (guint i = 0; i < pack->items->len; i++)
    {
      const SumiItem *item = pack->items->pdata[i];

      if (item->id != NULL)
        g_ptr_array_add (sorted, (gpointer) item);
    }
  g_ptr_array_sort (sorted, compare_ids);
  for (guint i = 1; i < sorted->len && mistakes->len < SUMI_JSON_MAX_MISTAKES; i++)
    {
      const SumiItem *first = sorted->pdata[i - 1];
      const SumiItem *second = sorted->pdata[i];
      g_autofree char *where = NULL;

      if (!g_str_equal (first->id, second->id))
        continue;
      where = g_strconcat (second->where, ".id", NULL);
      g_ptr_array_add (
          mistakes,
          sumi_mistake_new (
              SUMI_MISTAKE_ID, second->id_place, where,
              /* Translators: %s is another file, or a place in this one such as items[3]. */
              _("%s has the same id; give one of the two another"), first->where));
    }
}

/* Reads one item by its kind; of an unknown kind nothing but that is reported. */
static void
read_item (SumiJsonWalk *walk, const SumiJsonItem *element, SumiPack *pack)
{
  SumiPackReading *reading = walk->data;
  SumiTextGroup *group_of_pack = reading->group;
  g_autoptr (SumiTextGroup) group = NULL;
  SumiItem *item;
  SumiJsonItem kind;
  int value;

  if (!sumi_json_get_member (walk, element, "kind", &kind)
      || !sumi_json_get_name (walk, &kind, SUMI_PACK_KINDS, SUMI_PACK_N_KINDS, &value))
    return;
  item = sumi_item_new ((SumiItemKind) value);
  item->where = sumi_json_get_path (element);
  item->place = sumi_json_get_location (walk, element);
  if (item->exercise != NULL)
    {
      item->exercise->where = g_strdup (item->where);
      item->exercise->place = item->place;
    }
  group = begin_group (reading);
  read_kinds[value] (walk, element, item);
  reading->group = group_of_pack;
  sumi_pack_take_item (pack, item);
}

static void
read_items (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiJsonIter iter;
  SumiJsonItem element;

  if (!sumi_json_is_array (walk, item, 1, G_MAXUINT))
    return;
  sumi_json_iter_init (&iter, walk, item);
  while (!g_cancellable_is_cancelled (g_cancellable_get_current ())
         && sumi_json_iter_next (&iter, &element))
    read_item (walk, &element, target);
}

/* Reads the format. FALSE if it is another one: then the rest is not read. */
static gboolean
check_format (SumiJsonWalk *walk, const SumiJsonItem *root)
{
  g_autofree char *quoted = NULL;
  SumiJsonItem format;
  const char *string;

  if (!sumi_json_find_member (walk, root, "format", &format)
      || !sumi_json_get_string (walk, &format, &string) || g_str_equal (string, SUMI_PACK_FORMAT))
    return TRUE;
  quoted = sumi_visible_quote (string);
  sumi_json_report (walk, &format, SUMI_MISTAKE_FORMAT, _("must be \"%s\", but is %s"),
                    SUMI_PACK_FORMAT, quoted);

  return FALSE;
}

/* Reads the language of the pack, which its texts need. */
static void
read_language (SumiJsonWalk *walk, const SumiJsonItem *root, SumiPack *pack)
{
  SumiPackReading *reading = walk->data;
  SumiJsonItem language;
  const char *string;

  if (!sumi_json_find_member (walk, root, "language", &language)
      || !sumi_json_get_string (walk, &language, &string))
    return;
  if (sumi_language_is_valid (string))
    reading->language = pack->language = g_strdup (string);
  else
    sumi_json_report (walk, &language, SUMI_MISTAKE_LANGUAGE,
                      _("must be a language tag such as en or pt-BR"));
}

/* Stores the location of the id, for mistakes that two packs make together. */
static void
note_id_place (SumiJsonWalk *walk, const SumiJsonItem *root, SumiPack *pack)
{
  SumiJsonItem id;

  if (sumi_json_find_member (walk, root, "id", &id))
    pack->id_place = sumi_json_get_location (walk, &id);
}

/* Reports a set for a class with more exercises than results may have. */
static void
check_class (SumiJsonWalk *walk, const SumiJsonItem *root, const SumiPack *pack)
{
  g_autoptr (GPtrArray) exercises = NULL;
  SumiJsonItem class;

  if (!sumi_json_find_member (walk, root, "class", &class))
    return;
  exercises = sumi_pack_list_exercises (pack);
  if (exercises->len <= SUMI_PACK_MAX_CLASS)
    return;
  sumi_json_report (walk, &class, SUMI_MISTAKE_RANGE,
                    /* Translators: of a pack. */
                    _("a set for a class must have at most %d exercises, but has %u"),
                    SUMI_PACK_MAX_CLASS, exercises->len);
}

/* Gives each of MISTAKES the board that it belongs to: the one of the closest path in BOARDS. */
static void
draw_boards (GHashTable *boards, GPtrArray *mistakes)
{
  for (guint i = 0; i < mistakes->len; i++)
    {
      SumiMistake *mistake = mistakes->pdata[i];
      g_autofree char *path = g_strdup (mistake->where);

      for (gsize length = strlen (path); length > 0 && mistake->board == NULL; length--)
        {
          if (path[length] != '\0' && path[length] != '.' && path[length] != '[')
            continue;
          path[length] = '\0';
          mistake->board = g_strdup (g_hash_table_lookup (boards, path));
        }
    }
}

static void
read_pack (SumiJsonWalk *walk, const SumiJsonItem *root, gpointer target)
{
  SumiPackReading *reading = walk->data;
  SumiPack *pack = target;

  if (!sumi_json_is_object (walk, root) || !check_format (walk, root))
    return;
  note_id_place (walk, root, pack);
  read_language (walk, root, pack);
  sumi_json_read_fields (walk, root, pack_fields, G_N_ELEMENTS (pack_fields), pack);
  check_ids (pack, walk->mistakes);
  check_class (walk, root, pack);
  sumi_pack_name_items (pack, walk->mistakes);
  draw_boards (reading->boards, walk->mistakes);
}

/* Reads what can be read of the LENGTH bytes at DATA into PACK; FALSE if there is any mistake. */
static gboolean
read_data (const char *data,
           gsize length,
           SumiPackReadFlags flags,
           SumiPack *pack,
           GPtrArray *out_mistakes)
{
  g_autoptr (GHashTable) boards = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  SumiPackReading reading = { .domain = get_domain (flags), .boards = boards };
  G_GNUC_UNUSED g_autoptr (SumiTextGroup) group = begin_group (&reading);

  return sumi_json_read_data (data, length, read_pack, &reading, pack, out_mistakes);
}

/* Reads the pack in the LENGTH bytes at DATA; a UTF-8 byte order mark before it is skipped. Ends
 * when g_cancellable_get_current() is cancelled. NULL if there is any mistake, but where FLAGS ask
 * for the parts; all of them are added to OUT_MISTAKES, of SumiMistake, sorted by location. The
 * caller owns the pack. */
SumiPack *
sumi_pack_read_data (const char *data,
                     gsize length,
                     SumiPackReadFlags flags,
                     GPtrArray *out_mistakes)
{
  g_autoptr (SumiPack) pack = sumi_pack_new ();

  if (!read_data (data, length, flags, pack, out_mistakes)
      && !((flags & SUMI_PACK_READ_PARTS) && sumi_pack_drop_items (pack, out_mistakes)))
    return NULL;
  return g_steal_pointer (&pack);
}

/* Reads the task of EXERCISE, which has its position, from the LENGTH bytes at DATA, in the form
 * that it has in a puzzle. FALSE if there is any mistake, as for sumi_pack_read_data(). */
gboolean
sumi_exercise_read_task (SumiExercise *exercise,
                         const char *data,
                         gsize length,
                         GPtrArray *out_mistakes)
{
  SumiPackReading reading = { .domain = NULL };

  return sumi_json_read_data (data, length, sumi_pack_read_task, &reading, &exercise,
                              out_mistakes);
}

/* Reads the pack in FILE as sumi_pack_read_data() does. Blocks; for a thread. */
SumiPack *
sumi_pack_read_file (GFile *file,
                     SumiPackReadFlags flags,
                     GCancellable *cancellable,
                     GPtrArray *out_mistakes)
{
  gsize length;
  g_autofree char *data
      = sumi_json_load_file (file, SUMI_PACK_MAX_SIZE, cancellable, &length, out_mistakes);
  SumiPack *pack;

  if (data == NULL)
    return NULL;
  if (cancellable != NULL)
    g_cancellable_push_current (cancellable);
  pack = sumi_pack_read_data (data, length, flags, out_mistakes);
  if (cancellable != NULL)
    g_cancellable_pop_current (cancellable);
  return pack;
}

/* The title of the pack in FILE, which may be one that cannot be used; NULL if it cannot be read.
 * Blocks; for a thread. Owned by the caller. */
char *
sumi_pack_find_title (GFile *file, SumiPackReadFlags flags, GCancellable *cancellable)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack = sumi_pack_new ();
  gsize length;
  g_autofree char *data
    = sumi_json_load_file (file, SUMI_PACK_MAX_SIZE, cancellable, &length, mistakes);

  if (data != NULL)
    read_data (data, length, flags, pack, mistakes);
  return pack->title != NULL ? g_strdup (sumi_text_get (pack->title)) : NULL;
}

/* The paths of the packs in FOLDER, in the order of their names, without hidden files; NULL with
 * ERROR set if it cannot be read. Owned by the caller. */
GPtrArray *
sumi_pack_list_folder (const char *folder, GError **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, error);
  GPtrArray *paths;

  if (dir == NULL)
    return NULL;
  paths = g_ptr_array_new_with_free_func (g_free);
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    {
      if (name[0] != '.' && g_str_has_suffix (name, SUMI_PACK_SUFFIX))
        g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
    }
  g_ptr_array_sort (paths, sumi_collate_bytes);
  return paths;
}
