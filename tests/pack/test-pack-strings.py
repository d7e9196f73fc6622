#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""po/packs/pack-strings.h has every text of the built-in packs, as xgettext reads them.

    test-pack-strings.py SOURCE-FOLDER XGETTEXT
"""

import json
import subprocess
import sys
from pathlib import Path


SINGLE_TEXTS = {"title", "summary", "source", "prompt", "text", "solution"}
LISTS_OF_TEXTS = {"hints", "options"}


def find_texts(value, key=None):
    """All plain strings of a pack that people read, found by their keys alone."""
    if isinstance(value, dict):
        for name, member in value.items():
            if key == "wrong" or name in SINGLE_TEXTS:
                if isinstance(member, str):
                    yield member
            yield from find_texts(member, name)
    elif isinstance(value, list):
        for element in value:
            if key in LISTS_OF_TEXTS and isinstance(element, str):
                yield element
            yield from find_texts(element)


def read_msgids(source, xgettext):
    """The texts that xgettext finds, each of which must have a comment."""
    catalogue = subprocess.run(
        [xgettext, "--language=C", "--from-code=UTF-8", "--keyword=N_", "--no-wrap",
         "--add-comments=Translators", "--output=-", source / "po" / "packs" / "pack-strings.h"],
        check=True, capture_output=True, text=True).stdout
    entries = catalogue.split("\n\n")[1:]
    for entry in entries:
        assert "\n#. Translators: the pack " in "\n" + entry, f"no comment: {entry}"
        lines = entry.split("\nmsgid ")[1].split("\nmsgstr ")[0].split("\n")
        yield "".join(json.loads(line) for line in lines)


def main():
    source, xgettext = Path(sys.argv[1]), sys.argv[2]
    written = subprocess.run([sys.executable, source / "build-aux" / "pack-strings.py"],
                             check=True, capture_output=True, text=True).stdout
    kept = (source / "po" / "packs" / "pack-strings.h").read_text(encoding="utf-8")
    assert written == kept, "run build-aux/pack-strings.py > po/packs/pack-strings.h"

    packs = sorted((source / "puzzles").rglob("*.sumi.json"))
    assert packs, "there are no packs"
    texts = {text for path in packs for text in find_texts(json.loads(path.read_text("utf-8")))}
    msgids = set(read_msgids(source, xgettext))
    assert texts, "the packs have no texts"
    assert texts == msgids, texts ^ msgids


main()
