#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sources have one form: test-form.py SOURCE-FOLDER

What a machine can hold of the house's form, and no more: a hand aligns tables and prototypes
better, so there is no formatter."""

import re
import sys
from pathlib import Path

# A single word means different things in different places: "Play" a game, or "Play" a recording.
SHORT_IN_C = re.compile(r'(?<![A-Za-z])_\("_?[A-Za-z]+"\)')
SHORT_IN_UI = re.compile(r'translatable="yes">_?[A-Za-z]+<')
# Gettext has one form: _("…"), without a space.
SPACED = re.compile(r"(?<![A-Za-z0-9_])(?:_|N_|C_|NC_|P_) \(")
# Only the solver makes proofs; all others get them from it, or make estimates.
PROOF = re.compile(r"\(SumiValue\)\{|\.is_proved = ")
MAX_COLUMNS = 100
NOT_SHOWN = {"PATH", "DEPTH"}  # words of the command line
# The title of a page that shows nothing else is a heading; short words may stay small in one.
STATUS_TITLE = re.compile(r'"AdwStatusPage"(?:(?!<object|"title").)*"title"[^>]*>([^<]+)<', re.S)
SMALL_WORD = re.compile(r"\b[a-z]\w{3,}")


C_FOLDERS = ("src", "tests")
SCRIPT_FOLDERS = ("build-aux", "data", "po", "puzzles", "src", "tests")
SCRIPTS = ("*.py", "*.sh", "meson.build", "meson_options.txt")


def list_files(top, folders, *patterns):
    return sorted(path for folder in folders for pattern in patterns
                  for path in (top / folder).rglob(pattern))


def read_lines(top, path):
    """Each line with where it is."""
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        yield f"{path.relative_to(top)}:{number}", line


def find_mistakes(top):
    scripts = [path for pattern in SCRIPTS for path in top.glob(pattern)]
    scripts += list_files(top, SCRIPT_FOLDERS, *SCRIPTS)
    for path in list_files(top, C_FOLDERS, "*.[ch]") + scripts:
        for where, line in read_lines(top, path):
            if "\t" in line:
                yield f"{where}: a tab"
            if line != line.rstrip():
                yield f"{where}: spaces at the end"
            if len(line) > MAX_COLUMNS:
                yield f"{where}: {len(line)} columns, at most {MAX_COLUMNS}"
    for path in list_files(top, C_FOLDERS, "*.[ch]"):
        for where, line in read_lines(top, path):
            if SPACED.search(line):
                yield f"{where}: gettext is written without a space: _(\"…\")"
            if PROOF.search(line) and where[:4] == "src/" and where[:11] != "src/solver/":
                yield f"{where}: only the solver makes proofs"
            for match in SHORT_IN_C.findall(line):
                if re.search(r"\w+", match[2:]).group() not in NOT_SHOWN and where[:4] == "src/":
                    yield f"{where}: {match} needs a context: C_(\"button\", …)"
    for path in list_files(top, ("src",), "*.ui"):
        for where, line in read_lines(top, path):
            if SHORT_IN_UI.search(line):
                yield f"{where}: a single word needs a context"
        for title in STATUS_TITLE.findall(path.read_text(encoding="utf-8")):
            if SMALL_WORD.search(title):
                yield f"{path.relative_to(top)}: \"{title}\" needs capitals, as a heading"


def main():
    mistakes = list(find_mistakes(Path(sys.argv[1])))
    print("\n".join(mistakes))
    return 1 if mistakes else 0


sys.exit(main())
