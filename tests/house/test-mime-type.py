#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The MIME database takes the type of packs: test-mime-type.py UPDATE-MIME-DATABASE FILE"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

MIME_TYPE = "application/x-sumi-pack+json"


def main():
    update, source = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        packages = Path(folder, "packages")
        packages.mkdir()
        shutil.copy(source, packages)
        subprocess.run([update, "-V", folder], check=True)
        globs = Path(folder, "globs2").read_text(encoding="utf-8").splitlines()
        parents = Path(folder, "subclasses").read_text(encoding="utf-8").splitlines()
        assert f"80:{MIME_TYPE}:*.sumi.json" in globs, globs
        assert f"{MIME_TYPE} application/json" in parents, parents


main()
