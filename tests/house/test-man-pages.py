#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The man pages format without a warning and have their sections: test-man-pages.py MAN FOLDER"""

import os
import subprocess
import sys
from pathlib import Path

SECTIONS = {
    "sumi.1": ("NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "SEE ALSO"),
    "sumi-tool.1": ("NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS"),
}


def main():
    man, folder = sys.argv[1], Path(sys.argv[2])
    environment = dict(os.environ, LC_ALL="C.UTF-8", MANROFFSEQ="", MANWIDTH="80")
    for name, sections in SECTIONS.items():
        page = subprocess.run([man, "--warnings", "--encoding=UTF-8", "--local-file", folder / name],
                              check=True, capture_output=True, text=True, env=environment)
        assert page.stderr == "", page.stderr
        lines = page.stdout.splitlines()
        for section in sections:
            assert section in lines, f"{name} has no section {section}"


main()
