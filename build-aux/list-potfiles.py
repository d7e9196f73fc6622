#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints what belongs into po/POTFILES: every file with text to translate, sorted.

To bring the list up to date: build-aux/list-potfiles.py > po/POTFILES"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
C_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
C_TEXT = re.compile(r'\b(?:_|N_|P_|C_|NC_|(?:g_)?d?c?n?p?gettext2?)'
                    r'\s*\((?:\s*GETTEXT_PACKAGE\s*,)?\s*"')
UI_TEXT = re.compile(r"""\btranslatable\s*=\s*["'](?:yes|true|1)""")
# Files of these names hold nothing but text that xgettext knows how to find.
ALWAYS = (".desktop.in", ".metainfo.xml.in", ".mime.xml.in", ".gschema.xml")
FOLDERS = ("data", "src")


def has_text(path):
    if path.name.endswith(ALWAYS):
        return True
    if path.suffix in (".c", ".h"):
        return bool(C_TEXT.search(C_COMMENT.sub(" ", path.read_text(encoding="utf-8"))))
    if path.suffix in (".ui", ".blp"):
        return bool(UI_TEXT.search(path.read_text(encoding="utf-8")))
    return False


def list_files():
    paths = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file())
    return sorted(str(path.relative_to(ROOT)) for path in paths if has_text(path))


if __name__ == "__main__":
    sys.stdout.write("".join(f"{name}\n" for name in list_files()))
