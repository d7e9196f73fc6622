#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every comment for translators reaches them: test-translator-comments.py SOURCE-FOLDER
XGETTEXT-OPTION…

xgettext takes a comment only if the text to be translated begins on the first line of code after
it. Elsewhere the comment is lost without a word."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

COMMENT = re.compile(r"/\*\s*(Translators:.*?)\*/", re.DOTALL)

# What must be found, and what must not.
SAMPLE = """
/* Translators: lost. */
static const char *text
  = N_("A");
static const char *other =
  /* Translators: found,
   * in two lines. */
  N_("B");
"""


def join(lines):
    return " ".join(" ".join(re.sub(r"^\s*\*(\s|$)", "", line) for line in lines).split())


def extract(options, folder, names):
    """The comments that the translators get of some files, run together."""
    result = subprocess.run(
        ["xgettext", *options, "--language=C", "--no-wrap", "--output=-", *names],
        cwd=folder, check=True, capture_output=True, text=True)
    blocks = re.findall(r"(?:^#\. ?.*\n)+", result.stdout, re.MULTILINE)
    return "\n".join(join(line[2:] for line in block.splitlines()) for block in blocks)


def list_lost(options, folder, names):
    extracted = extract(options, folder, names)
    lost = []
    for name in names:
        text = (folder / name).read_text(encoding="utf-8")
        for match in COMMENT.finditer(text):
            comment = join(match.group(1).splitlines())
            if comment not in extracted:
                line = text.count("\n", 0, match.start()) + 1
                lost.append(f"{name}:{line}: no translator sees this: {comment}")
    return lost


def check_sample(options):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "sample.c").write_text(SAMPLE, encoding="utf-8")
        lost = list_lost(options, Path(folder), ["sample.c"])
        assert len(lost) == 1 and "sample.c:2:" in lost[0], lost


def main():
    source, options = Path(sys.argv[1]), sys.argv[2:]
    check_sample(options)
    names = [line for line in (source / "po/POTFILES").read_text(encoding="utf-8").splitlines()
             if line.endswith((".c", ".h"))]
    lost = list_lost(options, source, names)
    print("\n".join(lost))
    return 1 if lost or not names else 0


sys.exit(main())
