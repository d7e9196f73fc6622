#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""No source reaches past its layer: test-layers.py SRC-FOLDER

The include paths keep out most of what a layer may not use; this also refuses headers that come in
through another layer's dependencies, and paths that climb out of a folder."""

import re
import sys
from pathlib import Path

CORE = {"core"}
SOLVER = CORE | {"solver"}
TASK = SOLVER | {"task"}
PACK = TASK | {"pack"}
TUTOR = TASK | {"tutor"}
RECORD = CORE | {"record"}
WEIGHTS = SOLVER | {"weights"}
TOOL = PACK | TUTOR | RECORD | WEIGHTS | {"tool"}
SESSION = PACK | TUTOR | RECORD | WEIGHTS | {"progress", "session"}
UI = SESSION | {"ui"}
MAY_USE = {
    "core": CORE,
    "solver": SOLVER,
    "task": TASK,
    "record": RECORD,
    "weights": WEIGHTS,
    "pack": PACK,
    "tutor": TUTOR,
    "progress": {"progress"},
    "session": SESSION,
    "ui": UI,
    "tool": TOOL,
    "main.c": UI,
}
NO_GLIB = {"core", "solver"}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)


def find_mistakes(source):
    layer_of = {}
    paths = sorted(path for path in source.rglob("*") if path.suffix in (".c", ".h"))
    for path in paths:
        layer_of[path.name] = path.relative_to(source).parts[0]
    for path in paths:
        layer = path.relative_to(source).parts[0]
        text = path.read_text(encoding="utf-8")
        if "SPDX-License-Identifier: GPL-3.0-or-later" not in text.split("\n", 1)[0]:
            yield f"{path}: the first line does not name the licence"
        if layer not in MAY_USE:
            yield f"{path}: no layer of the design"
            continue
        for bracket, name in INCLUDE.findall(text):
            if ".." in name.split("/"):
                yield f"{path}: includes {name} past its folder"
            used = layer_of.get(Path(name).name)
            if used and used not in MAY_USE[layer]:
                yield f"{path}: {layer} may not use {name} of {used}"
            if layer in NO_GLIB and bracket == "<" and name.startswith(("glib", "gio", "gtk")):
                yield f"{path}: {layer} may not use {name}"


def main():
    mistakes = list(find_mistakes(Path(sys.argv[1])))
    print("\n".join(mistakes))
    return 1 if mistakes else 0


sys.exit(main())
