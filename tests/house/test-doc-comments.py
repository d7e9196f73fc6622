#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Public functions are documented: test-doc-comments.py SRC-FOLDER

Each function that a header of an include folder declares or defines has a comment directly above
its declaration or its definition. Those that only free, share or copy need none. Where the result
is a string that is not constant, the comment says whose it is."""

import re
import sys
from pathlib import Path

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
MACRO = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.MULTILINE)
# A declaration has its type in the same line, a definition in the line above.
DECLARATION = re.compile(r"^[A-Za-z_][\w \t]*[ \t*](sumi_\w+)[ \t]*\(")
DEFINITION = re.compile(r"^(sumi_\w+) \(")
OWNERSHIP = re.compile(r"\b(?:own(?:s|ed|ership)?|free|caller)\b", re.IGNORECASE)
STRING = re.compile(r"char +\*")
NEEDS_NONE = re.compile(r"_(free|unref|ref|copy|quark|get_type)\Z")


def blank(match):
    """What is replaced keeps its lines."""
    return re.sub(r"[^\n]", " ", match.group())


def find_functions(text):
    """Names of the functions that TEXT declares or defines, the line of each, counted from 0,
    whether it returns a string that is not constant, and the comment that ends above it, or ""."""
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
        begin = first
        while begin > 0 and lines[first - 1].endswith("*/") and not lines[begin].startswith("/*"):
            begin -= 1
        yield ((defined or declared).group(1), number, STRING.match(bare[first]) is not None,
               "\n".join(lines[begin:first]))


def find_mistakes(source):
    comments = {}
    for path in source.rglob("*.c"):
        for name, _, _, comment in find_functions(path.read_text(encoding="utf-8")):
            comments[name] = comments.get(name, "") + comment
    for path in sorted(source.glob("**/include/*.h")):
        for name, number, is_string, comment in find_functions(path.read_text(encoding="utf-8")):
            comment += comments.get(name, "")
            place = f"{path.relative_to(source)}:{number + 1}: {name}()"
            if NEEDS_NONE.search(name):
                continue
            if comment == "":
                yield f"{place} has no comment"
            elif is_string and not OWNERSHIP.search(comment):
                yield f"{place} does not say whose its result is"


def main():
    mistakes = list(find_mistakes(Path(sys.argv[1])))
    print("\n".join(mistakes))
    return 1 if mistakes else 0


sys.exit(main())
