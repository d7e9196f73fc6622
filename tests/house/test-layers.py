#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""No source reaches past its layer: test-layers.py SRC-FOLDER

The include paths keep out most of what a layer may not use. This also refuses headers that come in
through another layer's dependencies, headers outside the include folder of another layer, paths
that climb out of a folder, and circles among folders."""

import re
import sys
from pathlib import Path

# What each folder may include besides itself. A part of a layer, such as solver/exact, is named by
# its path; a layer that is named whole stands for all of its parts.
CORE = {"core"}
SOLVER = CORE | {"solver"}
TASK = SOLVER | {"task"}
PACK = TASK | {"io", "json", "pack"}
TUTOR = TASK | {"tutor"}
IO = {"io"}
RECORD = CORE | IO | {"record"}
ENGINE = TASK | IO | {"tutor/facts", "mine", "engine"}
GAME = ENGINE | RECORD | {"game"}
EXERCISE = GAME | PACK | {"exercise"}
LIBRARY = EXERCISE | {"json", "library"}
MINE = TASK | {"mine"}
RESULTS = IO | {"json", "results"}
DRAFT = PACK | RECORD | ENGINE | TUTOR | {"draft"}
SHEET = PACK | TUTOR | {"sheet"}
MAY_USE = {
    "core": CORE,
    "solver": CORE,
    "solver/proof": CORE | {"solver"},
    "solver/evaluation": CORE | {"solver"},
    "solver/exact": CORE | {"solver", "solver/evaluation"},
    "solver/book": CORE | {"solver"},
    "solver/midgame": CORE | {"solver", "solver/book", "solver/evaluation", "solver/exact"},
    "task": TASK,
    "record": RECORD,
    "io": IO,
    "json": IO | {"json"},
    "pack": PACK,
    "tutor/facts": TASK,
    "tutor/words": TASK | IO | {"tutor/facts"},
    "tutor/glossary": TASK | IO,
    "tutor/openings": TASK,
    "engine": ENGINE,
    "game": GAME,
    "exercise": EXERCISE,
    "library": LIBRARY,
    "learner": IO | {"learner"},
    "mine": MINE,
    "results": RESULTS,
    "draft": DRAFT,
    "sheet": SHEET,
    "ui": LIBRARY | TUTOR | {"draft", "learner", "mine", "results", "sheet", "ui"},
    "tool": LIBRARY | TUTOR | {"draft", "learner", "mine", "results", "sheet", "tool"},
    "main.c": LIBRARY | TUTOR | {"learner", "sheet", "ui"},
}
# Layers whose parts are libraries of their own; the parts of all others see each other.
DIVIDED = {"solver", "tutor"}
NO_GLIB = {"core", "solver"}
# Folders that hand out values, and leave it to others to put them into words.
NO_TRANSLATION = {"core", "solver", "task", "mine", "tutor/facts", "game", "exercise"}
# What only a search of one layer may make: others hold pointers to it, and cannot write through
# them.
SEALED = {"task": re.compile(r"\bSUMI_TASK_LAYER\b"
                             r"|\bSumi(?:Judgement|MoveVerdict)\b(?! *\*)(?!\) *[a-z])")}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)


def folder_of(path, source):
    """The folder of MAY_USE that PATH belongs to: a layer, or a part of a divided one."""
    parts = path.relative_to(source).parts
    if parts[0] in DIVIDED and len(parts) > 2 and parts[1] != "include":
        return "/".join(parts[:2])
    return parts[0]


def place_of(path, source):
    """The folder that PATH lies in, its include folder being a part of it."""
    parts = [part for part in path.relative_to(source).parts[:-1] if part != "include"]
    return "/".join(parts) or path.name


def may_use(folder, used):
    allowed = MAY_USE[folder]
    if used == folder or used in allowed:
        return True
    # From outside a divided layer all its parts are open.
    layer = used.split("/")[0]
    return layer in allowed and folder.split("/")[0] != layer


def find_mistakes(source):
    paths = sorted(path for path in source.rglob("*") if path.suffix in (".c", ".h"))
    home = {path.name: path for path in paths}
    uses = {}
    for path in paths:
        folder = folder_of(path, source)
        text = path.read_text(encoding="utf-8")
        if "SPDX-License-Identifier: GPL-3.0-or-later" not in text.split("\n", 1)[0]:
            yield f"{path}: the first line does not name the licence"
        if folder not in MAY_USE:
            yield f"{path}: no layer of the design"
            continue
        for layer, sealed in SEALED.items():
            if folder != layer and sealed.search(text):
                yield f"{path}: makes what only a search of {layer} may find"
        for bracket, name in INCLUDE.findall(text):
            if ".." in name.split("/"):
                yield f"{path}: includes {name} past its folder"
            if folder.split("/")[0] in NO_GLIB and bracket == "<" and name.startswith(
                    ("glib", "gio", "gtk")):
                yield f"{path}: {folder} may not use {name}"
            if folder in NO_TRANSLATION and name.startswith(("glib/gi18n", "libintl")):
                yield f"{path}: {folder} may not translate, as {name} would let it"
            used = home.get(Path(name).name)
            if used is None:
                continue
            used_folder = folder_of(used, source)
            uses.setdefault(place_of(path, source), set()).add(place_of(used, source))
            if not may_use(folder, used_folder):
                yield f"{path}: {folder} may not use {name} of {used_folder}"
            elif used_folder != folder and used.parent.name != "include":
                yield f"{path}: {name} is private to {used_folder}"
    yield from find_circles(uses)


def find_circles(uses):
    """Folders that include each other, by whatever way round."""
    def reach(start):
        seen, waiting = set(), [start]
        while waiting:
            for used in uses.get(waiting.pop(), ()):
                if used not in seen:
                    seen.add(used)
                    waiting.append(used)
        return seen

    for folder in sorted(uses):
        direct = uses[folder] - {folder}
        for used in sorted(direct):
            if used > folder and folder in reach(used):
                yield f"{folder} and {used} include each other"


def main():
    mistakes = list(find_mistakes(Path(sys.argv[1])))
    print("\n".join(mistakes))
    return 1 if mistakes else 0


sys.exit(main())
