#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each file includes what it uses: test-includes.py SOURCE-FOLDER

Where headers are precompiled, as in all tests, the compiler does not see that an include is
missing, and the program cannot be built any more where they are not. So each file that names
something of what is precompiled includes that, itself or by a header of Sumi's."""

import re
import sys
from pathlib import Path

PRECOMPILED = "src/ui/pch/sumi-ui-pch.h"
# What a header that is precompiled is included for, and others that are as good.
USED_FOR = {
    "adwaita.h": (re.compile(r"\b(?:Adw[A-Z]|adw_|ADW_)"), set()),
    "gtk/gtk.h": (re.compile(r"\b(?:G[tds]k[A-Z]|g[tds]k_|G[TDS]K_)"), {"adwaita.h"}),
    "gio/gio.h": (re.compile(r"\bG(?:Action|Application|Cancellable|File|ListModel|ListStore"
                             r"|Settings|Task)\b|\bg_(?:list_model|list_store|settings|task)_"),
                  {"adwaita.h", "gtk/gtk.h", "json-glib/json-glib.h"}),
    "glib/gi18n-lib.h": (re.compile(r"(?<![A-Za-z0-9_])C?_\("), {"glib/gi18n.h"}),
}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"]', re.MULTILINE)
NO_CODE = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)


def find_included(path, home, known):
    """The names of all headers that PATH includes, by whatever way."""
    if path not in known:
        known[path] = set()
        for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
            known[path].add(name)
            used = home.get(Path(name).name)
            if used is not None:
                known[path] |= find_included(used, home, known)
    return known[path]


def find_mistakes(top):
    paths = sorted(path for folder in ("src", "tests") for path in (top / folder).rglob("*.[ch]"))
    home = {path.name: path for path in paths if path.suffix == ".h"}
    known = {}
    for name in INCLUDE.findall((top / PRECOMPILED).read_text(encoding="utf-8")):
        if name not in USED_FOR:
            yield f"{PRECOMPILED}: what is {name} included for?"
    for path in paths:
        code = NO_CODE.sub("", path.read_text(encoding="utf-8"))
        included = find_included(path, home, known)
        for name, (used, as_good) in USED_FOR.items():
            found = used.search(code)
            if found and not included & ({name} | as_good):
                yield f"{path.relative_to(top)}: {found.group()} needs <{name}>"


def main():
    mistakes = list(find_mistakes(Path(sys.argv[1])))
    print("\n".join(mistakes))
    return 1 if mistakes else 0


sys.exit(main())
