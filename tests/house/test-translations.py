#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every language has all of the interface, and of the packs what its header says; and what it has
fits the text that it stands for: test-translations.py PO-FOLDER XGETTEXT-OPTION…

Where the header of po/packs/LANGUAGE.po says "X-Complete: yes", nothing may be missing there; what
else there is must not be doubtful. Of each translation are held: its blanks, markup, squares and
numbers, whose disc or move it is, spaces and mnemonics, and the words of the game, by the list in
po/terms/LANGUAGE.txt. What is shown together has no key twice, and a key has one name. Texts of
packs use forms of the terms of the glossary that it finds."""

import gettext
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "build-aux"))
from languages import forms_of, list_languages, read_entries

# Which of its forms a language takes for these numbers.
NUMBERS = (0, 1, 2, 5, 11, 21)
PLURALS = {
    "de": (1, 0, 1, 1, 1, 1), "es": (1, 0, 1, 1, 1, 1), "fr": (0, 0, 1, 1, 1, 1),
    "he": (1, 0, 1, 1, 1, 1), "it": (1, 0, 1, 1, 1, 1), "ja": (0, 0, 0, 0, 0, 0),
    "ko": (0, 0, 0, 0, 0, 0), "nl": (1, 0, 1, 1, 1, 1), "pl": (2, 0, 1, 2, 2, 2),
    "pt_BR": (0, 0, 1, 1, 1, 1), "ru": (2, 0, 1, 2, 2, 0), "sv": (1, 0, 1, 1, 1, 1),
    "tr": (1, 0, 1, 1, 1, 1), "zh_CN": (0, 0, 0, 0, 0, 0),
}

BLANK = re.compile(r"\{[a-z]+\}")
MARKUP = re.compile("</?[a-z]+[^>]*>|[*][*]|\u2060")
SQUARE = re.compile(r"(?<![A-Za-z0-9])(?:[a-h][1-8])+(?![A-Za-z0-9])")
NUMBER = re.compile(r"(?<![A-Za-z0-9%])[0-9]+(?![A-Za-z0-9])")
MNEMONIC = re.compile(r"(?<![A-Za-z0-9_])_(?=[^\W_])|(?<=[^\W\d_])_(?=[^\W_])")
BAD_SPACE = re.compile(r" {2,}| [,.;!?)](?![.\w])| :(?! [0-9%])|\.\.\.")
APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
END = re.compile(r"(?:(?<! )\.|[!?…:。！？：])(?:\(_.\))?[^\w\]]*$")
# The keys that a tooltip ends with, in English and in any language.
ENGLISH_KEYS = re.compile(r"\(((?:(?:Ctrl|Shift|Alt)\+)*"
                          r"(?:F?[0-9]+|[A-Z]|(?:Page )?[A-Z][a-z]+|comma|full stop))\)$")
KEYS = re.compile(r"[(（]([^()（）]+)[)）]$")
LETTER = re.compile(r"(?<![^\W\d_])(?:F?[0-9]+|[A-Z](?![^\W\d_]))")
FORMAT = re.compile(r"%[-+ #0-9.']*(?:[hlz]*|<\w+>)[a-zA-Z%]|\{[a-z]+\}|\\n")
# Names, and what programs read; the same in every language.
NAMES = {"Sumi", "translator-credits", "class.csv", "game.ggf", "my-games.ggf", "byte %lu: %s",
         "%u min", "%u h %02u min"}
# Of these the words of the game are not the only ones, nor the only names.
OTHER_DISCS = re.compile("disk|othello", re.IGNORECASE)
# Whose disc or move it is, a translation says where the English does, and not of the other side.
COLOURS = ("Black", "White")
# At least this share of the sentences with a term have the word that the list demands; some say it
# with a pronoun, or name the thing.
SHARE = 0.9
# At least this share of the texts of packs that use a term of the glossary have one of its forms,
# where there are enough texts to say so; in these languages words have no gaps around them.
FOUND = 0.5
ENOUGH = 10
WITHOUT_GAPS = ("ja", "ko", "zh_CN")
# Buttons that are shown together, by their English labels; of menus this is read from their files.
TOGETHER = (
    ("_Review This Game", "_Play Again", "_Swap Colours", "Play _Level %d"),
    ("_Review This Game", "_Next Game"), ("_Review This Game", "_New Match"),
    ("_Play Anyway", "_Take Back"), ("_Done", "_Put Right"), ("_Go On", "_Put Right"),
    ("_Save", "_Cancel"), ("_Open", "_Cancel"), ("_Add", "_Cancel"), ("_Show It", "_Not Yet"),
    ("_Try Again", "_Search Again"), ("_Make a Set for a Class", "_Solve Them"),
)

# One of them is shown.
EITHER = {"_Repeat This Exercise", "Do No_t Repeat This Exercise"}

HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'

# What must be found wrong in Spanish, and what must not.
SAMPLES = (
    ('msgid "{move} turns"\nmsgstr "{mvoe} gira"\n', 1),
    ('msgid "{move} turns"\nmsgstr "gira"\n', 1),
    ('msgid "{move} turns"\nmsgstr "gira {move}"\n', 0),
    ('msgid "one"\nmsgid_plural "{count} of {before}"\nmsgstr[0] "una"\nmsgstr[1] "{count}"\n', 0),
    ('msgid "one"\nmsgid_plural "{count} moves"\nmsgstr[0] "una"\nmsgstr[1] "{cuont}"\n', 1),
    ('msgid "a **b** c"\nmsgstr "a **b c"\n', 1),
    ('msgid "d3 and c4"\nmsgstr "c4 y d3"\n', 0),
    ('msgid "d3 and c4"\nmsgstr "d3 y c5"\n', 1),
    ('msgid "by 12"\nmsgstr "por 13"\n', 1),
    ('msgid "_Play"\nmsgstr "Jugar"\n', 1),
    ('msgid "Play"\nmsgstr "Jugar ."\n', 1),
    ('msgid "The corner falls."\nmsgstr "Cae la esquina"\n', 1),
    ('msgid "a corner (h8)"\nmsgstr "una esquina (h8"\n', 1),
    ('msgid "the corner falls"\nmsgstr "the corner falls"\n', 1),
    ('msgid "White needs a8"\nmsgstr "las negras necesitan a8"\n', 1),
    ('msgid "White needs a8"\nmsgstr "hace falta a8"\n', 1),
    ('msgid "White needs a8"\nmsgstr "las blancas necesitan a8"\n', 0),
    ('msgid "{count} to {before}; or {first}"\nmsgstr "de {before}, {count}; o {first}"\n', 1),
    ('msgid "the corner is yours"\nmsgstr "l\'esquina es tuya"\n', 1),
    ('msgid "a floor"\nmsgstr "un azulejo"\n', 1),
)


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def key_of(entry):
    return (entry.get("msgctxt"), entry["msgid"], entry.get("msgid_plural"))


class Terms:
    """The list of a language: "TERM: PATTERN" where TERM of the English text demands a word,
    "!PATTERN" for words that must not be, "=TEXT" for what is the same as in English. Patterns are
    regular expressions, for small and capital letters."""

    def __init__(self, source):
        self.required, self.forbidden, self.same = {}, [], set()
        for line in source.read_text(encoding="utf-8").split("\n"):
            if line.startswith("="):
                self.same.add(line[1:])
            elif line.startswith("!"):
                self.forbidden.append(re.compile(line[1:], re.IGNORECASE))
            elif line and not line.startswith("#"):
                term, _, pattern = line.partition(": ")
                self.required[term] = (re.compile(rf"\b{term}\b", re.IGNORECASE),
                                       re.compile(pattern, re.IGNORECASE))


def has_blanks(entry, form):
    """A plural form may leave out the number, as in "one move", and what the singular or the plural
    of the sentence does not have."""
    one = set(BLANK.findall(entry["msgid"]))
    many = set(BLANK.findall(entry.get("msgid_plural", entry["msgid"])))
    optional = one ^ many
    if "msgid_plural" in entry:
        optional |= {"{count}", "{within}"}
    return (one | many) - optional <= set(BLANK.findall(form)) <= one | many


def has_same(pattern, originals, form, may_lack):
    """Whether FORM has what PATTERN finds in one of the ORIGINALS, in whatever order."""
    found = sorted(pattern.findall(form))
    if any(found == sorted(pattern.findall(original)) for original in originals):
        return True
    return may_lack and set(found) <= {each for original in originals
                                       for each in pattern.findall(original)}


def has_numbers(originals, form, may_lack):
    """A small one may stand in place of a word, as in "9" for "nine"."""
    if has_same(NUMBER, originals, form, may_lack):
        return True
    found = NUMBER.findall(form)
    wanted = NUMBER.findall(originals[0])
    return (all(found.count(number) >= wanted.count(number) for number in wanted)
            and all(number in wanted or int(number) < 10 for number in found))


def has_bad_space(originals, form):
    """Columns are made with spaces, and lines are indented with them."""
    if any(BAD_SPACE.search(original) for original in originals):
        return False
    return BAD_SPACE.search(form) is not None


def has_bad_end(originals, form):
    """Whether FORM does not end as a sentence does, and the ORIGINALS do; very short ones may."""
    return (all(len(original) > 10 and END.search(original) for original in originals)
            and not END.search(form))


def has_open_bracket(originals, form):
    """Full brackets are wide in some languages, so each kind counts with its wide form."""
    return any(len(re.findall(opening, form)) != len(re.findall(closing, form))
               for opening, closing in (("[(（]", "[)）]"), (r"\[", r"\]"))
               if all(len(re.findall(opening, original)) == len(re.findall(closing, original))
                      for original in originals))


def names_colours(originals, form, terms):
    """Whether FORM names the sides that one of the ORIGINALS names, and no other; where that names
    none, FORM may name any."""
    def name(text, index):
        return {colour for colour in COLOURS
                if terms.required[colour][index].search(BLANK.sub("", text))}
    return any(named in (set(), name(form, 1)) for named in (name(each, 0) for each in originals))


def has_other_order(originals, form):
    """Whether FORM names two numbers the other way round than the ORIGINALS, where {first} stands
    for two more, which are named as in the ORIGINALS."""
    return (all(re.search(r"\{count\}.*\{before\}.*\{first\}", each) for each in originals)
            and re.search(r"\{before\}.*\{count\}", form) is not None)


def is_left(entry, form, terms):
    """Whether FORM is English that was left as it is. Names of openings are names."""
    text = FORMAT.sub("", form)
    return (form == entry["msgid"] and form not in terms.same
            and entry.get("msgctxt") != "opening" and form not in terms.names | NAMES
            and re.search(r"[^\W\d_]{3}", text) is not None)


def find_faults(entry, form, terms):
    """What is wrong with FORM, a translation of ENTRY."""
    originals = [entry["msgid"], entry.get("msgid_plural", entry["msgid"])]
    is_plural = "msgid_plural" in entry
    if not has_blanks(entry, form):
        yield "blanks"
    if not has_same(MARKUP, originals, form, False):
        yield "markup"
    if not has_same(SQUARE, originals, form, False) and not names_range(entry, form):
        yield "squares"
    # Where people write months as numbers, "Dec" is the twelfth.
    if (not has_numbers(originals, form, is_plural) and form not in terms.same
            and entry.get("msgctxt") != "month"):
        yield "numbers"
    if len(MNEMONIC.findall(entry["msgid"])) == 1 and len(re.findall("_", form)) != 1:
        yield "mnemonic"
    if has_bad_space(originals, form):
        yield "spaces"
    if has_bad_end(originals, form):
        yield "the end of the sentence"
    if has_open_bracket(originals, form):
        yield "brackets"
    if APOSTROPHE.search(form):
        yield "a straight apostrophe"
    if not names_colours(originals, form, terms):
        yield "whose it is"
    if has_other_order(originals, form):
        yield "the order of two numbers"
    if form.endswith("\\n") != entry["msgid"].endswith("\\n"):
        yield "the end of the line"
    if is_left(entry, form, terms):
        yield "English"
    for pattern in terms.forbidden:
        if pattern.search(form) and not OTHER_DISCS.search(entry["msgid"]):
            yield f"the word {pattern.pattern}"


def names_range(entry, form):
    """Of a row of squares, as in "b2 to d4", a translation may name each."""
    wanted = SQUARE.findall(entry["msgid"])
    found = SQUARE.findall(form)
    return "msgid_plural" not in entry and set(wanted) < set(found) and " to " in entry["msgid"]


def list_faults(source, language, terms):
    """Of a catalogue, a line for each."""
    share = {term: [0, 0] for term in terms.required if term not in COLOURS}
    for entry in read_entries(source):
        if not entry["msgid"]:
            continue
        forms = [form for form in forms_of(entry) if form]
        for form in forms:
            for fault in find_faults(entry, form, terms):
                yield f"{source}: {fault}: {entry['msgid']}\n    {form}"
        if not forms:
            continue
        original = BLANK.sub("", entry["msgid"])
        for term in share:
            english, pattern = terms.required[term]
            if english.search(original):
                share[term][0] += pattern.search(forms[-1]) is not None
                share[term][1] += 1
    for term, (found, wanted) in share.items():
        if found < SHARE * wanted:
            yield f"{source}: {term}: the word of the list is in {found} of {wanted} sentences"


def finder_of(forms, language):
    """What finds FORMS, separated by "|", in a text, as the glossary does."""
    edge = "" if language in WITHOUT_GAPS else r"\b"
    words = "|".join(re.escape(form) for form in forms.split("|"))
    return re.compile(f"{edge}(?:{words}){edge}", re.IGNORECASE)


def list_lost_terms(source, packs, language):
    """A line for each term of the glossary in SOURCE that is found in the English texts of PACKS,
    and in too few of their translations."""
    texts = [(entry["msgid"], forms_of(entry)[-1]) for entry in read_entries(packs)
             if entry["msgid"] and "msgctxt" not in entry and "" not in forms_of(entry)]
    for term in read_entries(source):
        if term.get("msgctxt") != "forms of a term":
            continue
        english = finder_of(term["msgid"], "en")
        pattern = finder_of(forms_of(term)[0], language)
        found = [pattern.search(form) is not None for text, form in texts if english.search(text)]
        if len(found) >= ENOUGH and sum(found) < FOUND * len(found):
            yield (f"{source}: {term['msgid']}: a form is in {sum(found)} of {len(found)} texts of"
                   " packs")


def list_labels(menu):
    """What can be chosen in MENU, without what lies in menus below it."""
    for child in menu:
        if child.tag == "section":
            yield from list_labels(child)
        for attribute in child.findall("attribute") if child.tag in ("item", "submenu") else ():
            if attribute.get("name") == "label":
                yield attribute.text


def list_menus(folder):
    """The labels of each menu in the files of FOLDER."""
    for file in sorted(folder.rglob("*.ui")):
        for element in ElementTree.parse(file).iter():
            if element.tag in ("menu", "submenu"):
                yield tuple(list_labels(element))


def list_doubled_keys(source, groups):
    """A line for each key that two labels of one of the GROUPS have."""
    labels = {entry["msgid"]: forms_of(entry)[0] for entry in read_entries(source)
              if MNEMONIC.search(entry["msgid"])}
    for group in groups:
        keys = {}
        for label in group:
            shown = labels.get(label, label)
            letter = re.search("_(.)", shown)
            if letter:
                keys.setdefault(letter.group(1).lower(), {})[label] = shown
        for found in keys.values():
            if len(found) > 1 and found.keys() != EITHER:
                yield f"{source}: one key for {list(found.values())}"


def list_other_keys(source):
    """A line for each key that SOURCE calls by two names, or that is another one there; and for two
    names that English has for one key."""
    names = {}
    for entry in read_entries(source):
        english = ENGLISH_KEYS.search(entry["msgid"])
        for form in forms_of(entry) if english else ():
            found = KEYS.search(form)
            if found is None or LETTER.findall(found[1]) != LETTER.findall(english[1]):
                yield f"{source}: other keys: {entry['msgid']}\n    {form}"
            else:
                names.setdefault(english[1], set()).add(found[1])
    for english, found in names.items():
        if len(found) > 1:
            yield f"{source}: {english} is called {sorted(found)}"
    for name in set().union(*names.values()):
        found = sorted(english for english in names if name in names[english])
        if len(found) > 1:
            yield f"{source}: {name} is called {found} in English"


def list_gaps(source, template, may_lack):
    """What the texts of the program need and SOURCE does not have, a line for each."""
    entries = {key_of(entry): entry for entry in read_entries(source)}
    for entry in read_entries(template):
        found = entries.get(key_of(entry))
        if not entry["msgid"]:
            continue
        if found is not None and "fuzzy" in found.get("flags", ""):
            yield f"{source}: doubtful: {entry['msgid']}"
        elif (found is None or "" in forms_of(found)) and not may_lack:
            yield f"{source}: missing: {entry['msgid']}"


def check_header(source, language):
    """The language and its plurals."""
    header = forms_of(read_entries(source)[0])[0]
    assert f"Language: {language}\\n" in header, f"{source}: the header names another language"
    plural = re.search(r"nplurals=([0-9]+); plural=(.*?);\\n", header)
    choose = gettext.c2py(plural.group(2))
    found = tuple(choose(number) for number in NUMBERS)
    assert found == PLURALS[language], f"{source}: the plurals are {found}"
    assert int(plural.group(1)) >= max(found) + 1, source


def is_complete(source):
    """What the header says."""
    header = forms_of(read_entries(source)[0])[0]
    answer = re.search(r"X-Complete: (yes|no)\\n", header)
    assert answer, f"{source}: the header does not say X-Complete"
    return answer.group(1) == "yes"


def read_terms(po, language):
    terms = Terms(po / "terms" / f"{language}.txt")
    terms.names = {entry["msgid"] for entry in read_entries(po / "es.po")
                   if entry.get("msgctxt") == "opening"}
    return terms


def check(po, folder, xgettext_options, allows_gaps):
    """What is wrong with the catalogues in FOLDER, a line for each fault."""
    with tempfile.TemporaryDirectory() as work:
        template = Path(work, "sumi.pot")
        run("xgettext", *xgettext_options, f"--directory={po.parent}",
            f"--files-from={folder / 'POTFILES'}", f"--output={template}")
        for language in list_languages(folder):
            source = folder / f"{language}.po"
            run("msgfmt", "--check", "--output-file=/dev/null", source)
            check_header(source, language)
            yield from list_gaps(source, template, allows_gaps and not is_complete(source))
            yield from list_faults(source, language, read_terms(po, language))


def check_samples(po):
    terms = read_terms(po, "es")
    terms.required = {colour: terms.required[colour] for colour in COLOURS}
    with tempfile.TemporaryDirectory() as folder:
        for index, (text, count) in enumerate(SAMPLES):
            source = Path(folder, f"{index}.po")
            source.write_text(HEADER + text, encoding="utf-8")
            faults = list(list_faults(source, "es", terms))
            assert len(faults) == count, (text, faults)


def main():
    po = Path(sys.argv[1])
    packs = po / "packs"
    languages = list_languages(po)
    assert "es" in languages, languages
    assert set(list_languages(packs)) <= set(languages), "packs without an interface"
    assert is_complete(packs / "es.po"), "Spanish is kept complete"
    check_samples(po)
    groups = [*TOGETHER, *list_menus(po.parent / "src" / "ui")]
    faults = [*check(po, po, sys.argv[2:], False), *check(po, packs, sys.argv[2:], True)]
    for language in languages:
        faults += list_doubled_keys(po / f"{language}.po", groups)
        faults += list_other_keys(po / f"{language}.po")
    for language in list_languages(packs):
        faults += list_lost_terms(po / f"{language}.po", packs / f"{language}.po", language)
    print("\n".join(faults))
    return 1 if faults else 0


sys.exit(main())
