/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* for a file in memory */
#include "sumi-pack-po.h"

#include <gettext-po.h>
#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "sumi-draft-item.h"
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

/* The library hands nothing of ours to the functions that it reports to. */
static gboolean has_error;

/* The library must not be returned to after a fatal error. */
static void
report (int severity, po_message_t message, const char *path, size_t line, size_t column,
        int is_multiline, const char *text)
{
  if (path != NULL && line != (size_t) -1)
    sumi_tool_error ("%s:%zu: %s", path, line, text);
  else
    sumi_tool_error ("%s", text);
  has_error = has_error || severity == PO_SEVERITY_ERROR;
  if (severity == PO_SEVERITY_FATAL_ERROR)
    exit (SUMI_TOOL_UNREADABLE);
}

static void
report_two (int severity, po_message_t message, const char *path, size_t line, size_t column,
            int is_multiline, const char *text, po_message_t other, const char *other_path,
            size_t other_line, size_t other_column, int is_other_multiline, const char *other_text)
{
  report (severity, message, path, line, column, is_multiline, text);
  report (severity, other, other_path, other_line, other_column, is_other_multiline, other_text);
}

static const struct po_xerror_handler handler = { report, report_two };

typedef struct
{
  po_message_iterator_t messages;
  const char *language;
  SumiPackPoCount *count;
} Export;

static void
export_text (const SumiDraft *draft, const char *path, const char *context, gpointer data)
{
  const Export *export = data;
  const char *own = sumi_draft_get_text (draft, path);
  const char *translation = get_translation (draft, path, export->language);
  po_message_t message;

  if (own == NULL || own[0] == '\0')
    return;
  message = po_message_create ();
  po_message_set_msgctxt (message, context);
  po_message_set_msgid (message, own);
  po_message_set_msgstr (message, translation != NULL ? translation : "");
  po_message_insert (export->messages, message);
  export->count->n_texts++;
  export->count->n_translated += translation != NULL;
}

/* Writes FILE to PATH, whole or not at all. The library is given memory to write to: it empties the
 * file that it is to write, and does not tell when the disk is full. FALSE once an error has been
 * printed. */
static gboolean
write_file (po_file_t file, const char *path)
{
  int memory = memfd_create ("po", MFD_CLOEXEC);
  g_autofree char *name = g_strdup_printf ("/proc/self/fd/%d", memory);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;
  gboolean is_written = po_file_write (file, name, &handler) != NULL
                        && g_file_get_contents (name, &text, &size, &error)
                        && sumi_save_public_file (path, text, (gssize) size, &error);

  if (error != NULL)
    sumi_tool_error ("%s: %s", path, error->message);
  close (memory);
  return is_written;
}

/* Writes the texts of DRAFT, with what translations into LANGUAGE, a tag, there are, to the file
 * PATH; FALSE once an error has been printed. */
gboolean
sumi_pack_po_export (const SumiDraft *draft,
                     const char *language,
                     const char *path,
                     SumiPackPoCount *out_count)
{
  po_file_t file = po_file_create ();
  Export export = { po_message_iterator (file, NULL), language, out_count };
  const char *title = sumi_draft_get_text (draft, "title");
  g_autofree char *head = g_strdup_printf ("Project-Id-Version: %s\n"
                                           "Language: %s\n"
                                           "MIME-Version: 1.0\n"
                                           "Content-Type: text/plain; charset=UTF-8\n"
                                           "Content-Transfer-Encoding: 8bit\n",
                                           title != NULL ? title : "", language);
  po_message_t header = po_message_create ();
  gboolean is_written;

  *out_count = (SumiPackPoCount){ 0 };
  po_message_set_msgid (header, "");
  po_message_set_msgstr (header, head);
  po_message_insert (export.messages, header);
  sumi_draft_visit_texts (draft, export_text, &export);
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
  const char *language;
  SumiDraft *draft;         /* with those that were taken so far */
  SumiPackPoCount *count;
} Import;

/* DRAFT with the text at PATH, whose own form is OWN, in LANGUAGE too. */
static SumiDraft *
add_translation (const SumiDraft *draft,
                 const char *path,
                 const char *own,
                 const char *language,
                 const char *text)
{
  g_autofree char *translated = g_strconcat (path, ".", language, NULL);
  g_autoptr (SumiDraft) opened = NULL;
  JsonNode *node = sumi_draft_get (draft, path);

  if (JSON_NODE_HOLDS_OBJECT (node))
    opened = sumi_draft_ref ((SumiDraft *) draft);
  else
    {
      JsonNode *both = json_node_new (JSON_NODE_OBJECT);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, sumi_draft_get_string (draft, "language"), own);
      json_node_take_object (both, object);
      opened = sumi_draft_set (draft, path, both);
    }
  return sumi_draft_set_string (opened, translated, text);
}

static void
import_text (const SumiDraft *draft, const char *path, const char *context, gpointer data)
{
  Import *import = data;
  const char *own = sumi_draft_get_text (draft, path);
  const Translation *translation = g_hash_table_lookup (import->translations, context);
  g_autoptr (SumiDraft) before = NULL;

  if (own == NULL || own[0] == '\0')
    return;
  import->count->n_texts++;
  if (translation == NULL || !g_str_equal (translation->original, own))
    return;
  before = import->draft;
  import->draft = add_translation (before, path, own, import->language, translation->text);
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

/* The library reads whatever PATH is to its end, be that never; so it is looked at first. Where it
 * finds an error, it goes on behind it, to report all, and what it has read is of no use. */
static po_file_t
read_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *data = sumi_load_file (file, SUMI_PACK_MAX_SIZE, NULL, &length, &error);
  po_file_t read = NULL;

  has_error = FALSE;
  if (data != NULL && length <= SUMI_PACK_MAX_SIZE)
    read = po_file_read (path, &handler);
  if (data == NULL)
    sumi_tool_error ("%s: %s", path, error->message);
  else if (read == NULL)
    /* Translators: %s is the path of a file. */
    sumi_tool_error (_("translate: %s cannot be read"), path);
  if (has_error)
    g_clear_pointer (&read, po_file_free);
  return read;
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
  Import import = { NULL, language, sumi_draft_ref ((SumiDraft *) draft), out_count };

  *out_count = (SumiPackPoCount){ 0 };
  if (file == NULL)
    {
      sumi_draft_unref (import.draft);
      return NULL;
    }
  import.translations = translations = read_translations (file);
  po_file_free (file);
  if (translations == NULL)
    {
      /* Translators: %s is the path of a file; UTF-8 is how letters are written in it. */
      sumi_tool_error (_("translate: a translation in %s is not UTF-8"), path);
      sumi_draft_unref (import.draft);
      return NULL;
    }
  sumi_draft_visit_texts (draft, import_text, &import);
  out_count->n_outdated = g_hash_table_size (translations);
  return import.draft;
}
