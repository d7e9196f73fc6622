/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "sumi-pack-po.h"
#include "sumi-pack-reader.h"
#include "sumi-save.h"
#include "sumi-tool-commands.h"
#include "sumi-tool-json.h"

typedef struct
{
  char *to, *from, *language, *output;
  gboolean as_json;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->to);
  g_free (options->from);
  g_free (options->language);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* The language that was given, or else that of the name of the file: "pt-BR" of pt_BR.po. */
static char *
get_language (const Options *options)
{
  g_autofree char *name = g_path_get_basename (options->to != NULL ? options->to : options->from);
  char *dot = strrchr (name, '.');

  if (options->language != NULL)
    return g_strdup (options->language);
  if (dot != NULL)
    *dot = '\0';
  return g_strdelimit (g_steal_pointer (&name), "_", '-');
}

static void
report (const Options *options, const char *language, const SumiPackPoCount *count)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  if (!options->as_json)
    {
      /* Translators: a language, and how many texts are translated into it, of how many. */
      g_print (_("%s: %u of %u texts are translated\n"), language, count->n_translated,
               count->n_texts);
      if (count->n_outdated > 0)
        g_print (g_dngettext (GETTEXT_PACKAGE,
                              "%u translation is of a text that the pack no longer has in that "
                              "form\n",
                              "%u translations are of texts that the pack no longer has in that "
                              "form\n",
                              count->n_outdated),
                 count->n_outdated);
      return;
    }
  json_builder_begin_object (builder);
  sumi_json_add_string (builder, "language", language);
  sumi_json_add_int (builder, "texts", count->n_texts);
  sumi_json_add_int (builder, "translated", count->n_translated);
  sumi_json_add_int (builder, "outdated", count->n_outdated);
  json_builder_end_object (builder);
  sumi_tool_json_print (builder);
}

/* Writes DRAFT to PATH, for all who may have a pack, if it is still one. Where it is not, that is
 * due to a translation, and the lines of its text are in no file. */
static gboolean
save (const SumiDraft *draft, const char *path, GPtrArray *mistakes)
{
  g_autofree char *text = sumi_draft_to_text (draft);
  g_autoptr (SumiPack) pack
    = sumi_pack_read_data (text, strlen (text), SUMI_PACK_READ_DEFAULT, mistakes);
  g_autoptr (GError) error = NULL;

  if (pack == NULL)
    {
      for (guint i = 0; i < mistakes->len; i++)
        ((SumiMistake *) mistakes->pdata[i])->place = (SumiLocation){ 0, 0 };
      sumi_tool_print_mistakes (path, mistakes);
      return FALSE;
    }
  if (sumi_save_public_file (path, text, -1, &error))
    return TRUE;
  sumi_tool_error ("%s: %s", path, error->message);
  return FALSE;
}

/* Whether DRAFT has all translations that are in the file PATH, so that nothing is lost when that
 * is written; also where there is no such file. FALSE once an error has been printed. */
static gboolean
has_all (const SumiDraft *draft, const char *language, const char *path)
{
  g_autoptr (SumiDraft) translated = NULL;
  SumiPackPoCount count;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return TRUE;
  translated = sumi_pack_po_import (draft, language, path, &count);
  if (translated == NULL)
    return FALSE;
  if (sumi_draft_equal (translated, draft))
    return TRUE;
  /* Translators: %s is the path of a file of translations; --import is what is typed. */
  sumi_tool_error (_("translate: %s has translations that the pack does not have; take them in "
                     "with --import first"),
                   path);
  return FALSE;
}

/* Whether the file PATH is a pack. FALSE once its mistakes have been printed. */
static gboolean
is_pack (const char *path)
{
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiPack) pack = sumi_tool_read_pack (path, mistakes);

  sumi_tool_print_mistakes (path, mistakes);
  return pack != NULL;
}

static SumiToolStatus
translate (const Options *options, const char *path)
{
  g_autofree char *language = get_language (options);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) mistakes = sumi_mistakes_new ();
  g_autoptr (SumiDraft) draft = NULL;
  g_autoptr (SumiDraft) translated = NULL;
  SumiPackPoCount count;

  if (!sumi_language_is_valid (language))
    {
      /* Translators: %s is what should be the tag of a language. */
      sumi_tool_error (_("translate: \"%s\" is not a language; give one with --language"),
                       language);
      return SUMI_TOOL_UNREADABLE;
    }
  draft = sumi_draft_load (file, mistakes);
  if (draft == NULL)
    {
      sumi_tool_print_mistakes (path, mistakes);
      return SUMI_TOOL_UNREADABLE;
    }
  if (g_strcmp0 (sumi_draft_get_string (draft, "language"), language) == 0)
    {
      sumi_tool_error (_("translate: the pack is written in \"%s\""), language);
      return SUMI_TOOL_UNREADABLE;
    }
  if (options->to != NULL)
    {
      if (!has_all (draft, language, options->to)
          || !sumi_pack_po_export (draft, language, options->to, &count))
        return SUMI_TOOL_UNREADABLE;
    }
  else
    {
      if (!is_pack (path))
        return SUMI_TOOL_UNREADABLE;
      translated = sumi_pack_po_import (draft, language, options->from, &count);
      if (translated == NULL
          || !save (translated, options->output != NULL ? options->output : path, mistakes))
        return SUMI_TOOL_UNREADABLE;
    }
  report (options, language, &count);
  return count.n_outdated > 0 ? SUMI_TOOL_FAILS : SUMI_TOOL_HOLDS;
}

/* TRUE once it is told that a file for the pack is given, which --export does not write. */
static gboolean
has_output (const Options *options)
{
  const SumiToolGiven given[] = { { "--output", options->output != NULL }, { NULL } };

  return sumi_tool_refuse_with ("translate", given, "--export");
}

/* sumi-tool translate PACK --export FILE | --import FILE [--language TAG] [--output FILE] */
SumiToolStatus
sumi_tool_translate (int argc, char *argv[])
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "export", 0, 0, G_OPTION_ARG_FILENAME, &options.to,
      N_("Write the texts, and what is translated, to FILE"), N_("FILE") },
    { "import", 0, 0, G_OPTION_ARG_FILENAME, &options.from,
      N_("Take the translations of FILE into the pack"), N_("FILE") },
    { "language", 0, 0, G_OPTION_ARG_STRING, &options.language,
      N_("The language, if it is not the name of the file"), N_("LANGUAGE") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_("Write the pack to FILE, and leave the old one as it is"), N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.as_json, N_("Answer as one JSON object"), NULL },
    { NULL },
  };

  if (!sumi_tool_parse_options (
          "translate", C_("argument", "PACK"),
          _("Writes the texts of a pack to a file for translators (.po), and reads their "
            "translations back in. Exit status 1: there are translations of texts that have "
            "changed since."),
          entries, &argc, &argv))
    return SUMI_TOOL_UNREADABLE;
  if (argc != 2 || (options.to != NULL) == (options.from != NULL))
    {
      sumi_tool_error (_("translate: give a pack, and one of --export and --import"));
      return SUMI_TOOL_UNREADABLE;
    }
  if ((options.to != NULL && has_output (&options))
      || sumi_tool_refuse_same ("translate", options.from, options.output))
    return SUMI_TOOL_UNREADABLE;
  return translate (&options, argv[1]);
}
