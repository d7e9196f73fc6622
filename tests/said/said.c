/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "said.h"

#include "kind-names.h"
#include "sumi-saying-words.h"
#include "sumi-text.h"

/* TEXT, kept until the program ends. g_intern_string() leaks its table each time that it grows. */
static const char *
keep (const char *text)
{
  static GStringChunk *texts = NULL;

  if (texts == NULL)
    texts = g_string_chunk_new (4096);
  return g_string_chunk_insert_const (texts, text);
}

const char *
said_text (SumiSaying saying)
{
  g_autofree char *text = NULL;

  if (saying.kind == SUMI_SAYING_AUTHOR)
    return keep (sumi_text_get (saying.as.author));
  text = sumi_saying_to_text (&saying);
  return keep (text);
}

/* One after the other. */
const char *
said_texts (const SumiSaying *sayings, guint n_sayings)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_sayings; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", said_text (sayings[i]));
  return keep (text->str);
}

/* "" where nothing is said. */
const char *
said_headline (const SumiFeedback *feedback)
{
  return said_texts ((const SumiSaying *) (gpointer) feedback->headline->data,
                     feedback->headline->len);
}

/* NULL beyond the last. */
const char *
said_detail (const SumiFeedback *feedback, guint index)
{
  const SumiSaying *detail = sumi_feedback_get_detail (feedback, index);

  g_assert_null (sumi_feedback_get_detail (feedback, feedback->details->len));
  return detail != NULL ? said_text (*detail) : NULL;
}

gboolean
said_has_detail (const SumiFeedback *feedback, const char *text)
{
  for (guint i = 0; i < feedback->details->len; i++)
    {
      if (g_str_equal (said_detail (feedback, i), text))
        return TRUE;
    }
  return FALSE;
}

/* All that FEEDBACK says and marks. */
const char *
said_all (const SumiFeedback *feedback)
{
  const GArray *parts[] = { feedback->headline, feedback->details, feedback->more };
  SumiBitboard sets[] = { feedback->good, feedback->bad, feedback->lit, feedback->missed,
                          feedback->surplus };
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "feedback %d, step %d of %d, arrow %d to %d, squares",
                          feedback->kind, feedback->step, feedback->n_steps, feedback->arrow_from,
                          feedback->arrow_to);
  for (gsize i = 0; i < G_N_ELEMENTS (sets); i++)
    g_string_append_printf (text, " %" G_GINT64_MODIFIER "x", sets[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_string_append_c (text, '\n');
      for (guint j = 0; j < parts[i]->len; j++)
        g_string_append_printf (text, "%s ", said_text (g_array_index (parts[i], SumiSaying, j)));
    }
  return keep (text->str);
}

static void
pin_saying (Pinned *pinned, const SumiSaying *saying)
{
  const SumiFact *fact = &saying->as.fact;
  const SumiWhyFact *why = &saying->as.why;

  pinned_add (pinned, "saying %s %d, %d, squares %" G_GINT64_MODIFIER "x, numbers %d %d %d",
              sumi_saying_kind_to_name (saying->kind), saying->side, saying->move, saying->squares,
              saying->count, saying->before, saying->after);
  if (saying->kind == SUMI_SAYING_FACT)
    pinned_add (pinned, "fact %s %d, %d %d, squares %" G_GINT64_MODIFIER "x, count %d",
                sumi_fact_kind_to_name (fact->kind), fact->side, fact->move, fact->reply,
                fact->squares, fact->count);
  else if (saying->kind == SUMI_SAYING_WHY)
    pinned_add (pinned, "why %s %d, %d %d, squares %" G_GINT64_MODIFIER "x, value %d",
                sumi_why_kind_to_name (why->kind), why->side, why->move, why->reply, why->squares,
                why->value);
  else if (saying->kind == SUMI_SAYING_AUTHOR)
    pinned_add (pinned, "%s", sumi_text_get (saying->as.author));
}

/* All that FEEDBACK says and marks, without the words. */
void
said_pin (Pinned *pinned, const SumiFeedback *feedback)
{
  const GArray *parts[] = { feedback->headline, feedback->details, feedback->more };

  pinned_add (pinned,
              "feedback %d, step %d of %d, arrow %d to %d, squares %" G_GINT64_MODIFIER
              "x %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER
              "x %" G_GINT64_MODIFIER "x",
              feedback->kind, feedback->step, feedback->n_steps, feedback->arrow_from,
              feedback->arrow_to, feedback->good, feedback->bad, feedback->lit, feedback->missed,
              feedback->surplus);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      pinned_add (pinned, "%u sayings", parts[i]->len);
      for (guint j = 0; j < parts[i]->len; j++)
        pin_saying (pinned, &g_array_index (parts[i], SumiSaying, j));
    }
}

static void
changed_cb (GObject *object, SaidDescribe describe)
{
  g_object_set_data_full (object, "told", describe (object), g_free);
}

/* What DESCRIBE says of OBJECT is what it said when OBJECT last emitted "changed", since this was
 * first called. */
void
said_assert_told (gpointer object, SaidDescribe describe)
{
  g_autofree char *now = describe (object);
  const char *told = g_object_get_data (object, "told");

  if (told != NULL)
    g_assert_cmpstr (now, ==, told);
  else
    {
      changed_cb (object, describe);
      g_signal_connect (object, "changed", G_CALLBACK (changed_cb), describe);
    }
}
