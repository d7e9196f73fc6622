#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tool speaks the language of its user, from the build folder too, and so do the packs that
come with it, each as it writes; its tables stand in columns, and what a command takes is named in
no other language: test-language.py TOOL PO-BUILD"""

import os
import re
import subprocess
import sys
import unicodedata
from pathlib import Path

PACK = Path(__file__).resolve().parent.parent.parent / "puzzles" / "leaflet.sumi.json"
# Both sides make mistakes in it.
GAME = "f5f6e6f4g6d7c3c5d3g4c6c4e8g7f3c7h4b2g5h3"


def run(*command, **settings):
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **settings}
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def complain(tool, **settings):
    return run(tool, "frobnicate", **settings).stderr


tool, translations = sys.argv[1:]
assert "there is no command" in complain(tool, LANGUAGE="C", SUMI_LOCALE_DIR=translations)
spanish = complain(tool, LANGUAGE="es", SUMI_LOCALE_DIR=translations)
assert "no existe la orden" in spanish, spanish

shown = run(tool, "show", PACK, "--item", "p1", LANGUAGE="es", SUMI_LOCALE_DIR=translations).stdout
assert "El aprieto" in shown, shown

french = run(tool, "solve", PACK, "--tree", LANGUAGE="fr", SUMI_LOCALE_DIR=translations).stdout
assert "\u00a0: " in french and not re.search(r"\w: ", french), french

japanese = {"LANGUAGE": "ja", "SUMI_LOCALE_DIR": translations}
solved = run(tool, "solve", PACK, "--item", "p1", **japanese).stdout
assert "。" in solved and not re.search("[。：] ", solved), solved


def count_places(text):
    """How many places TEXT takes on a terminal, where a mark of direction takes none."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text
               if unicodedata.category(letter) != "Cf")


def check_columns(language):
    """The moves that were played stand below each other, and so do the better ones, each below
    the word for it."""
    table = run(tool, "review", GAME, "--depth", "2", LANGUAGE=language,
                SUMI_LOCALE_DIR=translations).stdout.splitlines()
    rows = [row for row in table if re.match(r" *\d+  ", row)]
    head = next(line for line, row in zip(table, table[1:]) if row == rows[0])
    squares = [list(re.finditer(r" ([a-h][1-8])  ", row)) for row in rows]
    assert len(rows) > 2 and all(len(found) == 2 for found in squares), table
    words = {count_places(head[:word.start() + 1]) for word in re.finditer(r" \S", head)}
    for column in range(2):
        places = {count_places(row[:found[column].start(1)])
                  for row, found in zip(rows, squares)}
        assert len(places) == 1 and places <= words, (language, head, rows[:4])


def find_ends(line):
    return [count_places(line[:word.end()]) for word in re.finditer(r"\S+", line)]


def check_match(language):
    """Each word over the numbers of a match ends where its numbers do; the first, which has no
    room before it, may be longer."""
    head, row = run(tool, "match", "--level", "2", "--games", "2", LANGUAGE=language,
                    SUMI_LOCALE_DIR=translations).stdout.splitlines()
    assert find_ends(head)[1:] == find_ends(row)[1:], (language, head, row)


for folder in Path(translations).iterdir():
    if (folder / "LC_MESSAGES" / "sumi.mo").exists():
        check_columns(folder.name)
        check_match(folder.name)

russian = {"LANGUAGE": "ru", "SUMI_LOCALE_DIR": translations}
commands = re.findall(r"^  (\w+) ", run(tool, "--help", **russian).stdout, re.MULTILINE)
assert len(commands) > 10, commands
for command in commands:
    usage = run(tool, command, "--help", **russian).stdout.splitlines()[1]
    takes = usage.partition("…]")[2]  # the word before it is GLib's, which may not be translated
    assert not re.search("[A-Z]", takes), usage
