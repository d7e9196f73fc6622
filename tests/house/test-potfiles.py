#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""po/POTFILES lists exactly the files with text to translate: test-potfiles.py SOURCE-FOLDER"""

import difflib
import subprocess
import sys
from pathlib import Path


def main():
    source = Path(sys.argv[1])
    listed = (source / "po" / "POTFILES").read_text(encoding="utf-8").splitlines()
    found = subprocess.run([sys.executable, source / "build-aux" / "list-potfiles.py"],
                           check=True, capture_output=True, text=True).stdout.splitlines()
    assert found, "no file has text to translate"
    difference = list(difflib.unified_diff(listed, found, "po/POTFILES", "in the sources",
                                           lineterm="", n=0))
    print("\n".join(difference))
    return 1 if difference else 0


sys.exit(main())
