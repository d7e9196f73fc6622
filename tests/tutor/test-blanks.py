#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every translation has the blanks of its sentence: test-blanks.py PO-FOLDER

Sentences of the tutor have blanks like {move}. A blank that a translation misspells would be shown
as it stands, and one that it leaves out would be missed."""

import gettext
import re
import subprocess
import sys
import tempfile
from pathlib import Path

BLANK = re.compile(r"\{[a-z]+\}")
HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'

# What must be found wrong, and what must not.
SAMPLES = (
    ('msgid "{move} turns"\nmsgstr "{mvoe} gira"\n', 1),
    ('msgid "{move} turns"\nmsgstr "gira"\n', 1),
    ('msgid "{move} turns"\nmsgstr "gira {move}"\n', 0),
    ('msgid "one"\nmsgid_plural "{count} of {before}"\nmsgstr[0] "una"\nmsgstr[1] "{count}"\n', 0),
    ('msgid "one"\nmsgid_plural "{count} moves"\nmsgstr[0] "una"\nmsgstr[1] "{cuont}"\n', 1),
)


def read_catalog(source):
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder, "sumi.mo")
        subprocess.run(["msgfmt", f"--output-file={compiled}", source], check=True)
        with compiled.open("rb") as stream:
            return gettext.GNUTranslations(stream)._catalog


def read_plurals(source):
    """The plural of each sentence that has one, by its singular."""
    plurals, field, text = {}, None, {}
    for line in source.read_text(encoding="utf-8").splitlines():
        keyword = re.match(r"(msg[a-z_]+)(?:\[[0-9]\])? \"", line)
        if keyword:
            field = keyword.group(1)
            if field == "msgid":
                text = {}
        elif not line.startswith('"'):
            continue
        text[field] = text.get(field, "") + line[line.index('"') + 1:-1]
        if "msgid_plural" in text:
            plurals[text["msgid"]] = text["msgid_plural"]
    return plurals


def list_mistakes(source):
    """A plural form may leave the number out, as in "one move", even where the singular of the
    sentence does."""
    mistakes, plurals = [], read_plurals(source)
    for key, translation in read_catalog(source).items():
        is_plural = isinstance(key, tuple)
        sentence = key[0] + plurals.get(key[0], "") if is_plural else key
        wanted = set(BLANK.findall(sentence))
        found = set(BLANK.findall(translation))
        # What only one of the two forms has may be left out as well.
        optional = {"{count}", "{within}"} if is_plural else set()
        if is_plural:
            optional |= wanted - set(BLANK.findall(key[0]))
        if translation and not wanted - optional <= found <= wanted:
            mistakes.append(f"{source}: {sorted(wanted)} is not {sorted(found)}: {translation}")
    return mistakes


def check_samples():
    with tempfile.TemporaryDirectory() as folder:
        for text, count in SAMPLES:
            source = Path(folder, "sample.po")
            source.write_text(HEADER + text, encoding="utf-8")
            assert len(list_mistakes(source)) == count, text


def main():
    check_samples()
    sources = sorted(Path(sys.argv[1]).glob("*.po"))
    mistakes = [mistake for source in sources for mistake in list_mistakes(source)]
    print("\n".join(mistakes))
    return 1 if mistakes or not sources else 0


sys.exit(main())
