#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Templates have nothing that is not used: test-templates.py SOURCE-FOLDER

Ids that neither the template nor the code beside it names, callbacks that are bound and not
connected, classes without a style and styles without a widget."""

import re
import sys
from pathlib import Path

# What GTK and libadwaita give a style, and what they have that Sumi gives one.
FOREIGN = set("""boxed-list caption-heading card circular error expander filled flat image-button
linked numeric pill suggested-action text-button title-2 title-3 warning""".split())
ID = re.compile(r'\bid="([\w-]+)"')
CALLBACK = re.compile(r"bind_template_callback \(\s*\w+,\s*(\w+)\)")
CLASS = re.compile(r'<class name="([\w-]+)"')
COMMENT = re.compile(r"/\*.*?\*/", re.S)
STYLED = re.compile(r"\.([a-zA-Z][\w-]*)")


def find_in_templates(top):
    for path in sorted((top / "src" / "ui").rglob("*.ui")):
        template = path.read_text(encoding="utf-8")
        beside = path.with_suffix(".c")
        if not beside.exists():
            continue
        code = beside.read_text(encoding="utf-8")
        for name in ID.findall(template):
            n_times = len(re.findall(rf"(?<![\w-]){name}(?![\w-])", template + code))
            if n_times < 2:
                yield f"{path.relative_to(top)}: nothing uses the id {name}"
        for callback in CALLBACK.findall(code):
            if f'handler="{callback}"' not in template:
                yield f"{beside.relative_to(top)}: no signal is connected to {callback}"


def find_in_styles(top):
    folder = top / "src" / "ui"
    styles = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.css"))
    styled = set(STYLED.findall(COMMENT.sub("", styles)))
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.[ch]")))
    templates = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.ui")))
    given = set(CLASS.findall(templates))
    for name in sorted(given - styled - FOREIGN):
        if f'"{name}"' not in code:
            yield f"the class {name} has no style"
    for name in sorted(styled - given - FOREIGN):
        if f'"{name}"' not in code:
            yield f"nothing has the class {name}, which has a style"


def main():
    top = Path(sys.argv[1])
    mistakes = [*find_in_templates(top), *find_in_styles(top)]
    print("\n".join(mistakes))
    return 1 if mistakes else 0


sys.exit(main())
