#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text is translated into every language: test-translations.py PO-FOLDER XGETTEXT-OPTION…"""

import subprocess
import sys
import tempfile
from pathlib import Path


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def list_gaps(merged):
    """The entries without a translation, then those with a doubtful one, as PO text."""
    return "".join(run("msgattrib", option, "--no-obsolete", "--no-wrap", merged)
                   for option in ("--untranslated", "--only-fuzzy"))


def main():
    po = Path(sys.argv[1])
    languages = [line for line in (po / "LINGUAS").read_text(encoding="utf-8").split("\n")
                 if line and not line.startswith("#")]
    assert "es" in languages, languages
    complete = True
    with tempfile.TemporaryDirectory() as folder:
        template = Path(folder, "sumi.pot")
        run("xgettext", *sys.argv[2:], f"--directory={po.parent}",
            f"--files-from={po / 'POTFILES'}", f"--output={template}")
        for language in languages:
            source = po / f"{language}.po"
            merged = Path(folder, f"{language}.po")
            run("msgfmt", "--check", "--output-file=/dev/null", source)
            run("msgmerge", "--quiet", "--no-fuzzy-matching", f"--output-file={merged}",
                source, template)
            gaps = list_gaps(merged)
            if gaps:
                print(f"{source} is not complete:\n{gaps}")
                complete = False
    return 0 if complete else 1


sys.exit(main())
