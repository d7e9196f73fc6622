#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the translations are spelled right: test-spelling.py HUNSPELL PO [LANGUAGE…]

Hunspell looks them up where its dictionary of a language is installed; words of the game and of the
program, and names, stand in po/words/LANGUAGE.txt besides, one a line, sorted. What the English
text has too, such as names of players, options and files, is not looked up. Prints each unknown
word with a text that it stands in. Skipped without a dictionary."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "build-aux"))
from languages import forms_of, list_languages, read_entries

# For Chinese and Japanese there is none.
DICTIONARIES = {"de": "de_DE", "es": "es_ES", "fr": "fr", "he": "he_IL", "it": "it_IT", "ko": "ko",
                "nl": "nl", "pl": "pl_PL", "pt_BR": "pt_BR", "ru": "ru_RU", "sv": "sv_SE",
                "tr": "tr_TR"}

# Blanks, markup, escapes and squares.
NO_WORDS = re.compile(r"\{[a-z]+\}|%[-+ #0-9.']*(?:[hlz]*|<\w+>)[a-zA-Z%]|</?[a-z]+[^>]*>|\\[nt\"]|"
                      r"(?<!\w)(?:[a-h][1-8])+(?!\w)")
WORD = re.compile(r"[^\W\d_]{2,}(?:-[^\W\d_]+)*")
NO_WORD = "qxzk뷁"
SKIPPED = 77
HUNSPELL = sys.argv[1]


def list_words(text):
    """Without the marks of keys, and of where a long word may be broken."""
    return WORD.findall(NO_WORDS.sub(" ", re.sub("[_\u00ad]", "", text)))


def find_unknown(language, texts):
    """The words of TEXTS, a text by each word, that the dictionary of LANGUAGE does not know; None
    without a dictionary."""
    answer = subprocess.run([HUNSPELL, "-i", "UTF-8", "-d", DICTIONARIES.get(language, language),
                             "-l"], input="\n".join(texts), capture_output=True, text=True)
    if answer.returncode != 0:
        return None
    return {word: texts.get(word, "") for word in answer.stdout.split()}


def collect(po, language):
    """The words of the catalogues of LANGUAGE, each with a text that it stands in."""
    texts = {}
    # A language may be without the packs.
    for source in filter(Path.exists, (po / f"{language}.po", po / "packs" / f"{language}.po")):
        for entry in read_entries(source):
            if not entry["msgid"]:
                continue
            english = set(list_words(f"{entry['msgid']} {entry.get('msgid_plural', '')}"))
            for form in forms_of(entry):
                for word in list_words(form):
                    if word not in english:
                        texts.setdefault(word, form)
    return texts


def check(po, language):
    """What is wrong with LANGUAGE, a line for each fault; None without a dictionary."""
    unknown = find_unknown(language, {NO_WORD: "", **collect(po, language)})
    if unknown is None:
        return None
    assert unknown.pop(NO_WORD, None) is not None, f"{language}: everything is taken for a word"
    source = po / "words" / f"{language}.txt"
    words = source.read_text(encoding="utf-8").split("\n")[:-1]
    faults = [] if words == sorted(set(words)) else [f"{source}: not sorted"]
    return faults + [f"{language}: {word}: {text}" for word, text in sorted(unknown.items())
                     if word not in words]


def main():
    po = Path(sys.argv[2])
    languages = sys.argv[3:] or list_languages(po)
    with ThreadPoolExecutor() as pool:
        found = dict(zip(languages, pool.map(lambda language: check(po, language), languages)))
    print("no dictionary for", *(language for language in languages if found[language] is None))
    faults = [fault for each in found.values() for fault in each or ()]
    print("\n".join(faults))
    if all(each is None for each in found.values()):
        return SKIPPED
    return 1 if faults else 0


sys.exit(main())
