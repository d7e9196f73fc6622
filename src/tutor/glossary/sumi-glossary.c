/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-glossary.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sumi-features.h"
#include "sumi-glossary-terms.h"
#include "sumi-isolate.h"
#include "sumi-notation.h"

#define C_SQUARES UINT64_C (0x4281000000008142)
#define EDGES UINT64_C (0xff818181818181ff)

/* One form of a term, folded for comparing. */
typedef struct
{
  gunichar *letters;
  glong length;
  const SumiTerm *term;
} Form;

/* The terms as the language of the program has them: sorted by name, and all their forms. */
typedef struct
{
  GPtrArray *terms;
  GArray *forms;
} Dictionary;

/* A text to search, letter by letter and folded; STARTS says where in it each letter begins. */
typedef struct
{
  gunichar *letters;
  gsize *starts;
  glong length;
} FoldedText;

static int
compare_names (gconstpointer a, gconstpointer b)
{
  g_autofree char *first = g_utf8_casefold (sumi_term_get_name (*(const SumiTerm *const *) a), -1);
  g_autofree char *second = g_utf8_casefold (sumi_term_get_name (*(const SumiTerm *const *) b), -1);

  return g_utf8_collate (first, second);
}

/* Letter by letter, so that the folded text has as many letters as the text. */
static gunichar *
fold (const char *text, glong *out_length)
{
  gunichar *letters = g_utf8_to_ucs4_fast (text, -1, out_length);

  for (glong i = 0; i < *out_length; i++)
    letters[i] = g_unichar_tolower (letters[i]);
  return letters;
}

static void
add_forms (GArray *forms, const SumiTerm *term)
{
  const char *words = g_dpgettext2 (GETTEXT_PACKAGE, "forms of a term", term->words);
  g_auto (GStrv) list = g_strsplit (words, "|", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      Form form = { .term = term };

      form.letters = fold (g_strstrip (list[i]), &form.length);
      if (form.length > 0)
        g_array_append_val (forms, form);
      else
        g_free (form.letters);
    }
}

static Dictionary *
make_dictionary (void)
{
  Dictionary *dictionary = g_new (Dictionary, 1);

  dictionary->terms = g_ptr_array_new ();
  dictionary->forms = g_array_new (FALSE, FALSE, sizeof (Form));
  for (guint i = 0; i < sumi_glossary_n_terms; i++)
    {
      g_ptr_array_add (dictionary->terms, (gpointer) &sumi_glossary_terms[i]);
      add_forms (dictionary->forms, &sumi_glossary_terms[i]);
    }
  g_ptr_array_sort (dictionary->terms, compare_names);
  return dictionary;
}

/* The dictionary of the language that the program speaks now. Each is made once, and known by the
 * header of its catalogue, which gettext keeps. */
static const Dictionary *
get_dictionary (void)
{
  static GMutex mutex;
  static GHashTable *dictionaries;
  gpointer catalogue = (gpointer) g_dgettext (GETTEXT_PACKAGE, "");
  const Dictionary *dictionary;

  g_mutex_lock (&mutex);
  if (dictionaries == NULL)
    dictionaries = g_hash_table_new (NULL, NULL);
  if (!g_hash_table_contains (dictionaries, catalogue))
    g_hash_table_insert (dictionaries, catalogue, make_dictionary ());
  dictionary = g_hash_table_lookup (dictionaries, catalogue);
  g_mutex_unlock (&mutex);
  return dictionary;
}

static void
folded_text_init (FoldedText *folded, const char *text)
{
  const char *letter = text;

  folded->letters = fold (text, &folded->length);
  folded->starts = g_new (gsize, folded->length + 1);
  for (glong i = 0; i < folded->length; i++)
    {
      folded->starts[i] = (gsize) (letter - text);
      letter = g_utf8_next_char (letter);
    }
  folded->starts[folded->length] = (gsize) (letter - text);
}

static void
folded_text_clear (FoldedText *folded)
{
  g_free (folded->letters);
  g_free (folded->starts);
}

/* Whether LETTER may be in the middle of a word. Chinese, Japanese and Korean are written without
 * spaces, or with endings at each word. */
static gboolean
is_of_word (gunichar letter)
{
  GUnicodeScript script = g_unichar_get_script (letter);

  return script != G_UNICODE_SCRIPT_HAN && script != G_UNICODE_SCRIPT_HIRAGANA
         && script != G_UNICODE_SCRIPT_KATAKANA && script != G_UNICODE_SCRIPT_HANGUL
         && (g_unichar_isalnum (letter) || g_unichar_ismark (letter));
}

/* Whether the letters before AT and at AT belong to one word. */
static gboolean
is_inside_word (const FoldedText *text, glong at)
{
  return at > 0 && at < text->length && is_of_word (text->letters[at - 1])
         && is_of_word (text->letters[at]);
}

static gboolean
has_form_at (const FoldedText *text, glong at, const Form *form)
{
  return form->length <= text->length - at && !is_inside_word (text, at + form->length)
         && memcmp (text->letters + at, form->letters, (gsize) form->length * sizeof (gunichar))
                == 0;
}

/* The longest form that stands at AT, or NULL. */
static const Form *
find_form_at (const FoldedText *text, glong at, const GArray *forms)
{
  const Form *longest = NULL;

  if (is_inside_word (text, at))
    return NULL;
  for (guint i = 0; i < forms->len; i++)
    {
      const Form *form = &g_array_index (forms, Form, i);

      if ((longest == NULL || form->length > longest->length) && has_form_at (text, at, form))
        longest = form;
    }
  return longest;
}

static gboolean
has_span_of (const GArray *spans, const char *id)
{
  for (guint i = 0; i < spans->len; i++)
    if (g_str_equal (g_array_index (spans, SumiTermSpan, i).id, id))
      return TRUE;
  return FALSE;
}

static SumiBitboard
squares_of (const char *names)
{
  SumiBitboard squares = 0;
  char name[3] = "";
  SumiSquare square;

  for (; names[0] != '\0' && names[1] != '\0'; names += 2)
    {
      memcpy (name, names, 2);
      if (sumi_square_from_name (name, &square))
        squares |= sumi_bitboard_of (square);
    }
  return squares;
}

/* The discs of the side to move at the other ends of what MOVE turns. */
static SumiBitboard
far_ends (SumiPosition position, SumiSquare move)
{
  SumiBitboard flips = sumi_position_flips (position, move);
  SumiBitboard ends = 0;

  SUMI_FOREACH_SQUARE (square, position.own)
    {
      SumiPosition without = position;

      /* Without that disc fewer discs would turn: it is an end. */
      without.own &= ~sumi_bitboard_of ((SumiSquare) square);
      if (sumi_position_flips (without, move) != flips)
        ends |= sumi_bitboard_of ((SumiSquare) square);
    }
  return ends;
}

static SumiBitboard
light_of (const SumiTerm *term, SumiPosition position)
{
  SumiBitboard own = sumi_position_discs (position, term->side);
  SumiBitboard listed = term->lit != NULL ? squares_of (term->lit) : 0;
  SumiSquare move = sumi_bitboard_first (listed);

  switch (term->light)
    {
    case SUMI_LIGHT_NONE:
      return 0;
    case SUMI_LIGHT_LISTED:
      return listed;
    case SUMI_LIGHT_DISCS:
      return own;
    case SUMI_LIGHT_EMPTIES:
      return sumi_position_empties (position);
    case SUMI_LIGHT_LEGAL_MOVES:
      return sumi_position_moves_of (position, term->side);
    case SUMI_LIGHT_FLIPS:
      return sumi_position_flips (position, move);
    case SUMI_LIGHT_OUTFLANKED:
      return sumi_position_flips (position, move) | sumi_bitboard_of (move)
             | far_ends (position, move);
    case SUMI_LIGHT_OPENNESS:
      return sumi_features_openings (position, move);
    case SUMI_LIGHT_FRONTIER:
      return sumi_features_frontier (position, term->side);
    case SUMI_LIGHT_POTENTIAL:
      return sumi_features_potential (position, term->side);
    case SUMI_LIGHT_STABLE:
      return sumi_features_stable (position, term->side);
    case SUMI_LIGHT_ODD_REGIONS:
      return sumi_features_odd_regions (position, SUMI_TOUCH_SIDES);
    case SUMI_LIGHT_CORNERS:
      return SUMI_CORNERS;
    case SUMI_LIGHT_C_SQUARES:
      return C_SQUARES;
    case SUMI_LIGHT_X_SQUARES:
      return SUMI_X_SQUARES;
    case SUMI_LIGHT_EDGES:
      return EDGES;
    default:
      g_return_val_if_reached (0);
    }
}

/* How many terms the glossary has. */
guint
sumi_glossary_get_n_terms (void)
{
  return sumi_glossary_n_terms;
}

/* The terms in the order of their names in the language of the program; INDEX counts from 0. */
const SumiTerm *
sumi_glossary_get (guint index)
{
  const Dictionary *dictionary = get_dictionary ();

  g_return_val_if_fail (index < dictionary->terms->len, NULL);
  return dictionary->terms->pdata[index];
}

/* NULL if there is no such term. */
const SumiTerm *
sumi_glossary_find (const char *id)
{
  for (guint i = 0; i < sumi_glossary_n_terms; i++)
    if (g_str_equal (sumi_glossary_terms[i].id, id))
      return &sumi_glossary_terms[i];
  return NULL;
}

/* Where TEXT, which is valid UTF-8, uses terms by the words of the program's language: whole words,
 * in upper or lower case, and of several that begin at the same place the longest. Gives
 * SumiTermSpans from the left, no two of them overlapping, and of each term only the first. Accents
 * are compared as they are written: texts and words are both expected in composed form (NFC). Owned
 * by the caller. */
GArray *
sumi_glossary_find_in_text (const char *text)
{
  const Dictionary *dictionary = get_dictionary ();
  GArray *spans = g_array_new (FALSE, FALSE, sizeof (SumiTermSpan));
  FoldedText folded;

  folded_text_init (&folded, text);
  for (glong i = 0; i < folded.length;)
    {
      const Form *form = find_form_at (&folded, i, dictionary->forms);
      gsize start = folded.starts[i];

      i += form != NULL ? form->length : 1;
      if (form != NULL && !has_span_of (spans, form->term->id))
        {
          SumiTermSpan span = { start, folded.starts[i] - start, form->term->id };

          g_array_append_val (spans, span);
        }
    }
  folded_text_clear (&folded);
  return spans;
}

/* Translated, as are the next two. */
const char *
sumi_term_get_name (const SumiTerm *term)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "term", term->name);
}

/* One to four sentences. */
const char *
sumi_term_get_explanation (const SumiTerm *term)
{
  return sumi_isolate_constant (_(term->explanation));
}

/* What the example shows and which squares are lit in it, as a sentence. */
const char *
sumi_term_get_caption (const SumiTerm *term)
{
  return sumi_isolate_constant (_(term->caption));
}

/* The position of the small board beside the explanation, and in OUT_LIT the squares to light. */
SumiPosition
sumi_term_get_example (const SumiTerm *term, SumiBitboard *out_lit)
{
  SumiPosition start = sumi_position_start (SUMI_RULES_BLACK_FIRST);
  SumiTranscript transcript = { .end = start };
  SumiBitboard black = 0, white = 0;
  SumiPosition position;

  if (term->cells != NULL)
    {
      sumi_cells_from_text (term->cells, &black, &white);
      position = sumi_position_make (black, white, term->turn);
    }
  else
    {
      sumi_transcript_from_text (term->moves, start, &transcript);
      position = transcript.end;
    }
  *out_lit = light_of (term, position);
  return position;
}
