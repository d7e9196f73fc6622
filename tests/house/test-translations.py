#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every language has all of the interface, and of the packs what its header says:
test-translations.py PO-FOLDER XGETTEXT-OPTION…

Where the header of po/packs/LANGUAGE.po says "X-Complete: yes", nothing may be missing there; what
else there is must not be doubtful."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def list_languages(folder):
    return [line for line in (folder / "LINGUAS").read_text(encoding="utf-8").split("\n")
            if line and not line.startswith("#")]


def is_complete(source):
    """What the header says."""
    header = source.read_text(encoding="utf-8").split("\n\n", 1)[0]
    answer = re.search(r'"X-Complete: (yes|no)\\n"', header)
    assert answer, f"{source}: the header does not say X-Complete"
    return answer.group(1) == "yes"


def list_gaps(merged, options):
    """The entries without a translation, then those with a doubtful one, as PO text."""
    return "".join(run("msgattrib", option, "--no-obsolete", "--no-wrap", merged)
                   for option in options)


def check(root, folder, xgettext_options, allows_gaps):
    """Whether the catalogues in FOLDER are what they say."""
    holds = True
    with tempfile.TemporaryDirectory() as work:
        template = Path(work, "sumi.pot")
        run("xgettext", *xgettext_options, f"--directory={root}",
            f"--files-from={folder / 'POTFILES'}", f"--output={template}")
        for language in list_languages(folder):
            source = folder / f"{language}.po"
            merged = Path(work, f"{language}.po")
            run("msgfmt", "--check", "--output-file=/dev/null", source)
            run("msgmerge", "--quiet", "--no-fuzzy-matching", f"--output-file={merged}",
                source, template)
            may_lack = allows_gaps and not is_complete(source)
            gaps = list_gaps(merged, ["--only-fuzzy"] if may_lack
                             else ["--untranslated", "--only-fuzzy"])
            if gaps:
                print(f"{source} is not complete:\n{gaps}")
                holds = False
    return holds


def main():
    po = Path(sys.argv[1])
    packs = po / "packs"
    languages = list_languages(po)
    assert "es" in languages, languages
    assert set(list_languages(packs)) <= set(languages), "packs without an interface"
    assert is_complete(packs / "es.po"), "Spanish is kept complete"
    holds = check(po.parent, po, sys.argv[2:], allows_gaps=False)
    return 0 if check(po.parent, packs, sys.argv[2:], allows_gaps=True) and holds else 1


sys.exit(main())
