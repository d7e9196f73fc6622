/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* for a file in memory */
#include "sumi-pack-po.h"

#include <gettext-po.h>
#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "sumi-draft-texts.h"
#include "sumi-load.h"
#include "sumi-pack-reader.h"
#include "sumi-save.h"
#include "sumi-tool-input.h"

static const char *
get_translation (const SumiDraft *draft, const char *path, const char *language)
{
  g_autofree char *translated = g_strconcat (path, ".", language, NULL);
  JsonNode *node = sumi_draft_get (draft, path);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? sumi_draft_get_string (draft, translated)
                                                       : NULL;
}

/* The functions that the library reports errors to get no data of the caller. */
static gboolean has_error;
static const char *named_path; /* of what it reads or writes, which it knows by another path */

/* The library must not be returned to after a fatal error. TEXT may have several lines. */
static void
report (int severity, po_message_t message, const char *path, size_t line, size_t column,
        int is_multiline, const char *text)
{
  g_autofree char *said = g_strstrip (g_strdelimit (g_strdup (text), "\n", ' '));

  if (path != NULL && line != (size_t) -1)
    sumi_tool_error ("%s:%zu: %s", named_path, line, said);
  else
    sumi_tool_error ("%s", said);
  has_error = has_error || severity == PO_SEVERITY_ERROR;
  if (severity == PO_SEVERITY_FATAL_ERROR)
    exit (SUMI_TOOL_UNREADABLE);
}

/* Leaves out the second message if the library does not know its place, as for the first of two
 * messages that are the same. */
static void
report_two (int severity, po_message_t message, const char *path, size_t line, size_t column,
            int is_multiline, const char *text, po_message_t other, const char *other_path,
            size_t other_line, size_t other_column, int is_other_multiline, const char *other_text)
{
  report (severity, message, path, line, column, is_multiline, text);
  if (other_path != NULL)
    report (severity, other, other_path, other_line, other_column, is_other_multiline, other_text);
}

static const struct po_xerror_handler handler = { report, report_two };

/* A file in memory, to be closed, and the path that the library knows it by. */
static int
open_memory (char **out_path)
{
  int memory = memfd_create ("po", MFD_CLOEXEC);

  *out_path = g_strdup_printf ("/proc/self/fd/%d", memory);
  return memory;
}

/* The messages in the LENGTH bytes at DATA, without a byte order mark; NULL if they cannot be
 * read. */
static po_file_t
read_data (const char *data, gsize length)
{
  g_autofree char *name = NULL;
  int memory = open_memory (&name);
  po_file_t read = NULL;

  sumi_load_skip_mark (&data, &length);
  if (write (memory, data, length) == (gssize) length)
    read = po_file_read (name, &handler);
  close (memory);
  return read;
}

/* The messages of the file PATH; NULL once an error has been printed. The library would read a
 * device for ever, and does not know byte order marks, so it is given memory to read. After an
 * error it goes on, to report all of them, but what it returns then is of no use. */
static po_file_t
read_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *data = sumi_load_file (file, SUMI_PACK_MAX_SIZE, NULL, &length, &error);
  po_file_t read = NULL;

  has_error = FALSE;
  named_path = path;
  if (data != NULL && length <= SUMI_PACK_MAX_SIZE)
    read = read_data (data, length);
  if (data == NULL)
    sumi_tool_error ("%s: %s", path, error->message);
  else if (length > SUMI_PACK_MAX_SIZE)
    {
      g_autofree char *reason = g_strdup_printf (_("the file is larger than %u MiB"),
                                                 (guint) (SUMI_PACK_MAX_SIZE >> 20));

      sumi_tool_error ("%s: %s", path, reason);
    }
  else if (read == NULL)
    /* Translators: %s is the path of a file. */
    sumi_tool_error (_("translate: %s cannot be read"), path);
  if (has_error)
    g_clear_pointer (&read, po_file_free);
  return read;
}

static void
report_encoding (const char *path)
{
  /* Translators: %s is the path of a file; UTF-8 is how letters are written in it. */
  sumi_tool_error (_("translate: a translation in %s is not UTF-8"), path);
}

static gboolean
is_utf_8 (const char *text)
{
  return text == NULL || g_utf8_validate (text, -1, NULL);
}

/* What a translator wrote into the file that an export replaces. */
typedef struct
{
  po_file_t file;     /* owns the messages; NULL: there is none */
  GPtrArray *all;     /* of po_message_t */
  GHashTable *by_context;
} Before;

static void
clear_before (Before *before)
{
  g_clear_pointer (&before->file, po_file_free);
  g_ptr_array_unref (before->all);
  g_hash_table_unref (before->by_context);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Before, clear_before)

/* Reads the file PATH, if there is one. FALSE once an error has been printed. */
static gboolean
read_before (Before *before, const char *path)
{
  po_message_iterator_t messages;
  po_message_t message;
  gboolean is_good = TRUE;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return TRUE;
  before->file = read_file (path);
  if (before->file == NULL)
    return FALSE;
  messages = po_message_iterator (before->file, NULL);
  while ((message = po_next_message (messages)) != NULL)
    {
      const char *context = po_message_msgctxt (message);

      is_good = is_good && is_utf_8 (context) && is_utf_8 (po_message_msgid (message))
                && is_utf_8 (po_message_msgstr (message))
                && is_utf_8 (po_message_comments (message))
                && is_utf_8 (po_message_prev_msgid (message));
      g_ptr_array_add (before->all, message);
      if (context != NULL
          && (!po_message_is_obsolete (message)
              || !g_hash_table_contains (before->by_context, context)))
        g_hash_table_insert (before->by_context, (gpointer) context, message);
    }
  po_message_iterator_free (messages);
  if (!is_good)
    report_encoding (path);
  return is_good;
}

typedef struct
{
  po_message_iterator_t messages;
  const char *language;
  const Before *before;
  GHashTable *contexts; /* of all texts */
  SumiPackPoCount *count;
} Export;

/* Gives MESSAGE what a translator wrote of the same text in BEFORE: notes, and what is not
 * finished. What was translated before the text was changed is not finished either. */
static void
keep_work (po_message_t message, po_message_t before)
{
  const char *now = po_message_msgstr (message), *then = po_message_msgstr (before);
  gboolean is_changed = !g_str_equal (po_message_msgid (message), po_message_msgid (before));
  gboolean is_unfinished
    = now[0] == '\0' || (is_changed ? g_str_equal (now, then) : po_message_is_fuzzy (before));

  po_message_set_comments (message, po_message_comments (before));
  if (then[0] == '\0' || !is_unfinished)
    return;
  po_message_set_msgstr (message, then);
  po_message_set_fuzzy (message, is_changed || po_message_is_fuzzy (before));
  po_message_set_prev_msgid (message, is_changed ? po_message_msgid (before)
                                                 : po_message_prev_msgid (before));
}

/* Keeps translations of texts that are not in the pack any more, in case they come back. */
static void
keep_obsolete (const Export *export)
{
  for (guint i = 0; i < export->before->all->len; i++)
    {
      po_message_t old = export->before->all->pdata[i], message;
      const char *context = po_message_msgctxt (old);

      if (po_message_msgid (old)[0] == '\0' || po_message_msgstr (old)[0] == '\0'
          || (context != NULL && g_hash_table_contains (export->contexts, context)))
        continue;
      message = po_message_create ();
      po_message_set_msgctxt (message, context);
      po_message_set_msgid (message, po_message_msgid (old));
      po_message_set_msgstr (message, po_message_msgstr (old));
      po_message_set_comments (message, po_message_comments (old));
      po_message_set_fuzzy (message, po_message_is_fuzzy (old));
      po_message_set_obsolete (message, TRUE);
      po_message_insert (export->messages, message);
    }
}

static void
export_text (const SumiDraft *draft, const char *path, const char *context, gpointer data)
{
  const Export *export = data;
  const char *own = sumi_draft_get_text (draft, path);
  const char *translation = get_translation (draft, path, export->language);
  po_message_t before = g_hash_table_lookup (export->before->by_context, context);
  po_message_t message;

  if (own == NULL || own[0] == '\0')
    return;
  message = po_message_create ();
  po_message_set_msgctxt (message, context);
  po_message_set_msgid (message, own);
  po_message_set_msgstr (message, translation != NULL ? translation : "");
  if (before != NULL)
    keep_work (message, before);
  po_message_insert (export->messages, message);
  g_hash_table_add (export->contexts, g_strdup (context));
  export->count->n_texts++;
  export->count->n_translated
    += po_message_msgstr (message)[0] != '\0' && !po_message_is_fuzzy (message);
}

/* Writes FILE to PATH, whole or not at all. The library is given memory to write to: it empties the
 * file that it is to write, and does not tell when the disk is full. FALSE once an error has been
 * printed. */
static gboolean
write_file (po_file_t file, const char *path)
{
  g_autofree char *name = NULL;
  int memory = open_memory (&name);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;
  gboolean is_written;

  named_path = path;
  is_written = po_file_write (file, name, &handler) != NULL
               && g_file_get_contents (name, &text, &size, &error)
               && sumi_save_public_file (path, text, (gssize) size, &error);
  if (error != NULL)
    sumi_tool_error ("%s: %s", path, error->message);
  close (memory);
  return is_written;
}

/* The header of the file that is replaced, if it has one: a translator's name stands in it. */
static const char *
find_header (const Before *before)
{
  for (guint i = 0; i < before->all->len; i++)
    {
      if (po_message_msgctxt (before->all->pdata[i]) == NULL
          && po_message_msgid (before->all->pdata[i])[0] == '\0')
        return po_message_msgstr (before->all->pdata[i]);
    }
  return "";
}

/* The header for DRAFT in LANGUAGE, with the fields of the header in BEFORE that it does not set
 * itself. */
static char *
make_header (const SumiDraft *draft, const char *language, const Before *before)
{
  const char *title = sumi_draft_get_text (draft, "title");
  /* A field is one line. */
  g_autofree char *project = g_strdelimit (g_strdup (title != NULL ? title : ""), "\n\r", ' ');
  g_autoptr (GString) header = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (find_header (before), "\n", -1);

  g_string_printf (header,
                   "Project-Id-Version: %s\n"
                   "Language: %s\n"
                   "MIME-Version: 1.0\n"
                   "Content-Type: text/plain; charset=UTF-8\n"
                   "Content-Transfer-Encoding: 8bit\n",
                   project, language);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *field = g_strndup (lines[i], strcspn (lines[i], ":") + 1);

      if (g_str_has_suffix (field, ":") && strstr (header->str, field) == NULL)
        g_string_append_printf (header, "%s\n", lines[i]);
    }
  return g_string_free (g_steal_pointer (&header), FALSE);
}

/* Writes the texts of DRAFT, with what translations into LANGUAGE, a tag, there are, to the file
 * PATH; what is there already of a translator's work stays. FALSE once an error has been
 * printed. */
gboolean
sumi_pack_po_export (const SumiDraft *draft,
                     const char *language,
                     const char *path,
                     SumiPackPoCount *out_count)
{
  g_auto (Before) before = { NULL, g_ptr_array_new (), g_hash_table_new (g_str_hash, g_str_equal) };
  g_autoptr (GHashTable) contexts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *head = NULL;
  po_message_t header;
  po_file_t file;
  Export export;
  gboolean is_written;

  *out_count = (SumiPackPoCount){ 0 };
  if (!read_before (&before, path))
    return FALSE;
  file = po_file_create ();
  export = (Export){ po_message_iterator (file, NULL), language, &before, contexts, out_count };
  head = make_header (draft, language, &before);
  header = po_message_create ();
  po_message_set_msgid (header, "");
  po_message_set_msgstr (header, head);
  po_message_insert (export.messages, header);
  sumi_draft_visit_texts (draft, export_text, &export);
  keep_obsolete (&export);
  po_message_iterator_free (export.messages);
  is_written = write_file (file, path);
  po_file_free (file);
  return is_written;
}

/* A translation that was read. */
typedef struct
{
  char *original, *text;
} Translation;

static void
free_translation (gpointer data)
{
  Translation *translation = data;

  g_free (translation->original);
  g_free (translation->text);
  g_free (translation);
}

typedef struct
{
  GHashTable *translations; /* of Translation, by context */
  GHashTable *values;       /* JsonNode by path: texts with the translations that were taken */
  const char *language;
  SumiPackPoCount *count;
} Import;

/* The text in NODE, which is OWN in OWN_LANGUAGE, NULL if that is not known, with TEXT in
 * LANGUAGE. */
static JsonNode *
add_translation (JsonNode *node,
                 const char *own_language,
                 const char *own,
                 const char *language,
                 const char *text)
{
  JsonNode *both = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &member, &value))
        json_object_set_member (object, member, json_node_ref (value));
    }
  else if (own_language != NULL)
    json_object_set_string_member (object, own_language, own);
  json_object_set_string_member (object, language, text);
  json_node_take_object (both, object);
  return both;
}

static void
import_text (const SumiDraft *draft, const char *path, const char *context, gpointer data)
{
  Import *import = data;
  const char *own = sumi_draft_get_text (draft, path);
  const Translation *translation = g_hash_table_lookup (import->translations, context);

  if (own == NULL || own[0] == '\0')
    return;
  import->count->n_texts++;
  if (translation == NULL || !g_str_equal (translation->original, own))
    {
      import->count->n_translated += get_translation (draft, path, import->language) != NULL;
      return;
    }
  g_hash_table_insert (import->values, g_strdup (path),
                       add_translation (sumi_draft_get (draft, path),
                                        sumi_draft_get_string (draft, "language"), own,
                                        import->language, translation->text));
  import->count->n_translated++;
  g_hash_table_remove (import->translations, context);
}

/* The translations of FILE that are finished; NULL if one is not UTF-8. */
static GHashTable *
read_translations (po_file_t file)
{
  GHashTable *translations
    = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_translation);
  po_message_iterator_t messages = po_message_iterator (file, NULL);
  po_message_t message;

  while (translations != NULL && (message = po_next_message (messages)) != NULL)
    {
      const char *context = po_message_msgctxt (message), *text = po_message_msgstr (message);
      Translation *translation;

      if (context == NULL || text[0] == '\0' || po_message_is_fuzzy (message)
          || po_message_is_obsolete (message))
        continue;
      if (!g_utf8_validate (text, -1, NULL))
        {
          g_clear_pointer (&translations, g_hash_table_unref);
          continue;
        }
      translation = g_new (Translation, 1);
      *translation = (Translation){ g_strdup (po_message_msgid (message)), g_strdup (text) };
      g_hash_table_insert (translations, g_strdup (context), translation);
    }
  po_message_iterator_free (messages);
  return translations;
}

/* DRAFT with the translations into LANGUAGE, a tag, that are in the file PATH; those of texts that
 * are not in it as they were translated are left out. NULL once an error has been printed. */
SumiDraft *
sumi_pack_po_import (const SumiDraft *draft,
                     const char *language,
                     const char *path,
                     SumiPackPoCount *out_count)
{
  po_file_t file = read_file (path);
  g_autoptr (GHashTable) translations = NULL;
  g_autoptr (GHashTable) values
    = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) json_node_unref);
  Import import;

  *out_count = (SumiPackPoCount){ 0 };
  if (file == NULL)
    return NULL;
  translations = read_translations (file);
  po_file_free (file);
  if (translations == NULL)
    {
      report_encoding (path);
      return NULL;
    }
  import = (Import){ translations, values, language, out_count };
  sumi_draft_visit_texts (draft, import_text, &import);
  out_count->n_outdated = g_hash_table_size (translations);
  return sumi_draft_replace (draft, values);
}
