#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of README.md hold: test-readme.py SOURCE-FOLDER

Every path in "Where is …?" exists, and every layer stands in it; the languages are as complete as
their table says."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "build-aux"))
import languages


def find_mistakes(top):
    text = (top / "README.md").read_text(encoding="utf-8")
    table = text.partition("## Where is …?")[2].partition("\n## ")[0]
    paths = re.findall(r"`((?:build-aux|data|po|puzzles|src|tests)(?:/[\w./-]+)?)`", table)
    for path in paths:
        if not (top / path).exists():
            yield f"README.md: there is no {path}"
    for folder in sorted((top / "src").iterdir()):
        if folder.is_dir() and not any(Path(path).is_relative_to(f"src/{folder.name}")
                                       for path in paths):
            yield f"README.md: src/{folder.name} is not in the table"
    if languages.fill(text) != text:
        yield "README.md: the table of languages is old; build-aux/languages.py writes it"


def main():
    mistakes = list(find_mistakes(Path(sys.argv[1])))
    print("\n".join(mistakes))
    return 1 if mistakes else 0


sys.exit(main())
