#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the table of the languages, and of how complete each is, into README.md."""

import functools
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PO = ROOT / "po"
README = ROOT / "README.md"
TABLE = re.compile(r"(<!-- languages -->\n).*?(<!-- end -->)", re.DOTALL)


def list_languages(folder):
    return [line for line in (folder / "LINGUAS").read_text(encoding="utf-8").split("\n")
            if line and not line.startswith("#")]


@functools.cache
def read_entries(source):
    """The entries of a PO file, not to be changed: dictionaries from keyword to text, as it is
    written there. "files" are where it comes from, "flags" what follows "#,"."""
    entries, entry, keyword = [], {}, None
    for line in [*source.read_text(encoding="utf-8").split("\n"), ""]:
        if not line:
            if "msgid" in entry:
                entries.append(entry)
            entry = {}
        elif line.startswith('"'):
            entry[keyword] += line[1:-1]
        elif line.startswith("#:"):
            entry.setdefault("files", []).extend(line[2:].split())
        elif line.startswith("#,"):
            entry["flags"] = line
        elif not line.startswith("#"):
            keyword, _, text = line.partition(" ")
            entry[keyword] = text[1:-1]
    return entries


def forms_of(entry):
    return [text for keyword, text in entry.items() if keyword.startswith("msgstr")]


def word_share(entries):
    """How many of ENTRIES are translated."""
    translated = sum("" not in forms_of(entry) and "fuzzy" not in entry.get("flags", "")
                     for entry in entries)
    if translated == len(entries):
        return "complete"
    return f"{100 * translated // len(entries)} %"


def make_table():
    lines = ["| language | interface and tutor | lessons and puzzles |", "|---|---|---|",
             "| English | complete | complete |"]
    rows = []
    for language in list_languages(PO):
        header, *entries = read_entries(PO / f"{language}.po")
        packs = PO / "packs" / f"{language}.po"
        lessons = word_share(read_entries(packs)[1:]) if packs.exists() else "none"
        name = re.search(r"Language-Team: (.*?)\\n", forms_of(header)[0]).group(1)
        rows.append(f"| {name} | {word_share(entries)} | {lessons} |")
    return "\n".join(lines + sorted(rows)) + "\n"


def fill(text):
    """TEXT, which has the two marks, with the table between them."""
    return TABLE.sub(lambda match: match.group(1) + make_table() + match.group(2), text)


if __name__ == "__main__":
    README.write_text(fill(README.read_text(encoding="utf-8")), encoding="utf-8")
