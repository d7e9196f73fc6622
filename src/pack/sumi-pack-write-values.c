/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-write.h"

/* STRING under KEY; nothing if it is NULL. */
void
sumi_pack_write_string (JsonBuilder *builder, const char *key, const char *string)
{
  if (string != NULL)
    sumi_json_add_string (builder, key, string);
}

/* The word that stands for VALUE in the table NAMES of the format. */
void
sumi_pack_write_name (JsonBuilder *builder,
                      const char *key,
                      const SumiJsonName *names,
                      guint n_names,
                      int value)
{
  sumi_pack_write_string (builder, key, sumi_pack_name_of (names, n_names, value));
}

/* A list of STRINGS under KEY; nothing if it is empty and not needed. */
void
sumi_pack_write_strings (JsonBuilder *builder, const char *key, char **strings, gboolean is_needed)
{
  if (strings[0] == NULL && !is_needed)
    return;
  sumi_json_begin_array (builder, key);
  for (guint i = 0; strings[i] != NULL; i++)
    json_builder_add_string_value (builder, strings[i]);
  json_builder_end_array (builder);
}

/* A list of the squares that TEXT names, with spaces between them. */
void
sumi_pack_write_squares (JsonBuilder *builder, const char *key, const char *text)
{
  g_auto (GStrv) names = g_strsplit (text, " ", -1);

  sumi_pack_write_strings (builder, key, names, TRUE);
}

/* TEXT without a key, as a string or as an object from language tag to string. */
static void
write_text_value (JsonBuilder *builder, const SumiText *text)
{
  const char *language;

  if (sumi_text_is_plain (text))
    {
      json_builder_add_string_value (builder, sumi_text_get_string (text, 0, &language));
      return;
    }
  json_builder_begin_object (builder);
  for (guint i = 0; i < sumi_text_get_n_strings (text); i++)
    {
      const char *string = sumi_text_get_string (text, i, &language);

      sumi_pack_write_string (builder, language, string);
    }
  json_builder_end_object (builder);
}

/* A list of TEXTS, of SumiText; nothing if it is empty. */
void
sumi_pack_write_texts (JsonBuilder *builder, const char *key, const GPtrArray *texts)
{
  if (texts->len == 0)
    return;
  sumi_json_begin_array (builder, key);
  for (guint i = 0; i < texts->len; i++)
    write_text_value (builder, texts->pdata[i]);
  json_builder_end_array (builder);
}

/* TEXT under KEY; nothing if it is NULL. */
void
sumi_pack_write_text (JsonBuilder *builder, const char *key, const SumiText *text)
{
  if (text == NULL)
    return;
  json_builder_set_member_name (builder, key);
  write_text_value (builder, text);
}

/* The moves of TRANSCRIPT under KEY, as one string. */
void
sumi_pack_write_moves (JsonBuilder *builder, const char *key, const SumiTranscript *transcript)
{
  char text[2 * SUMI_TRANSCRIPT_MAX + 1];

  sumi_transcript_to_text (transcript, text);
  sumi_pack_write_string (builder, key, text);
}
