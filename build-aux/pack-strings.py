#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the texts of the built-in packs as xgettext reads them, for po/packs/pack-strings.h.

    build-aux/pack-strings.py > po/packs/pack-strings.h

The packs are those of the folder puzzles and its folder themes. Texts that carry their own
translations are left out: they need no catalogue.
"""

import json
from pathlib import Path

HEADER = """\
/* SPDX-License-Identifier: CC-BY-SA-4.0 */
/* The texts of the built-in packs, for translators. Written by build-aux/pack-strings.py; no
 * program includes it. */
"""


def list_exercise_texts(exercise):
    """Yields each text of a puzzle, game or step with a sentence that says what it is."""
    explain = exercise.get("explain", {})
    yield "question", exercise.get("prompt")
    for number, option in enumerate(exercise.get("task", {}).get("options", []), 1):
        yield f"option {number}", option
    for number, hint in enumerate(exercise.get("hints", []), 1):
        yield f"hint {number}", hint
    yield "explanation of the solution", explain.get("solution")
    for square, text in explain.get("wrong", {}).items():
        yield f"explanation why {square} is wrong", text


def list_item_texts(item):
    """The same for an item and all steps of it."""
    for field in "title", "summary", "source":
        yield field, item.get(field)
    yield from list_exercise_texts(item)
    for number, step in enumerate(item.get("steps", []), 1):
        yield f"step {number}", step["text"]
        for field, text in list_exercise_texts(step):
            yield f"step {number}, {field}", text


def list_texts(pack):
    """The same for a pack and all items of it."""
    for field in "title", "summary", "source":
        yield f"the pack {pack['id']}: {field}", pack.get(field)
    for item in pack["items"]:
        for field, text in list_item_texts(item):
            yield f"the pack {pack['id']}, {item['kind']} {item['id']}: {field}", text


def main():
    folder = Path(__file__).resolve().parent.parent / "puzzles"
    seen = set()
    print(HEADER, end="")
    for path in sorted(folder.glob("*.sumi.json")) + sorted(folder.glob("themes/*.sumi.json")):
        for where, text in list_texts(json.loads(path.read_text(encoding="utf-8"))):
            # What is said in several places is translated once.
            if isinstance(text, str) and text not in seen:
                seen.add(text)
                # The escapes that can occur, \n \t \" and \\, are the same in JSON and in C.
                literal = json.dumps(text, ensure_ascii=False)
                print(f"\n/* Translators: {where}. */\nN_({literal})")


if __name__ == "__main__":
    main()
