#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Public functions are documented: test-doc-comments.py SRC-FOLDER

Each function that a header of an include folder declares or defines has a comment directly above
its declaration or its definition. Those that only free, share or copy need none."""

import re
import sys
from pathlib import Path

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
MACRO = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.MULTILINE)
# A declaration has its type in the same line, a definition in the line above.
DECLARATION = re.compile(r"^[A-Za-z_][\w \t]*[ \t*](sumi_\w+)[ \t]*\(")
DEFINITION = re.compile(r"^(sumi_\w+) \(")
NEEDS_NONE = re.compile(r"_(free|unref|ref|copy|quark|get_type)\Z")


def blank(match):
    """What is replaced keeps its lines."""
    return re.sub(r"[^\n]", " ", match.group())


def find_functions(text):
    """Names of the functions that TEXT declares or defines, the line of each, counted from 0, and
    whether a comment ends above it."""
    lines = text.split("\n")
    bare = MACRO.sub(blank, COMMENT.sub(blank, text)).split("\n")
    for number, line in enumerate(bare):
        declared, defined = DECLARATION.match(line), DEFINITION.match(line)
        if defined:
            first = number - 1
        elif declared and not line.startswith(("G_D", "typedef")):
            first = number
        else:
            continue
        yield ((defined or declared).group(1), number,
               first > 0 and lines[first - 1].endswith("*/"))


def find_mistakes(source):
    documented = set()
    for path in source.rglob("*.c"):
        for name, _, is_documented in find_functions(path.read_text(encoding="utf-8")):
            if is_documented:
                documented.add(name)
    for path in sorted(source.glob("**/include/*.h")):
        for name, number, is_documented in find_functions(path.read_text(encoding="utf-8")):
            if not (is_documented or name in documented or NEEDS_NONE.search(name)):
                yield f"{path.relative_to(source)}:{number + 1}: {name}() has no comment"


def main():
    mistakes = list(find_mistakes(Path(sys.argv[1])))
    print("\n".join(mistakes))
    return 1 if mistakes else 0


sys.exit(main())
