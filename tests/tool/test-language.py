#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tool speaks the language of its user, from the build folder too, and so do the packs that
come with it, each as it writes: test-language.py TOOL PO-BUILD"""

import os
import subprocess
import sys
from pathlib import Path

PACK = Path(__file__).resolve().parent.parent.parent / "puzzles" / "leaflet.sumi.json"


def run(*command, **settings):
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **settings}
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def complain(tool, **settings):
    return run(tool, "frobnicate", **settings).stderr


tool, translations = sys.argv[1:]
assert "there is no command" in complain(tool, LANGUAGE="C", SUMI_LOCALE_DIR=translations)
spanish = complain(tool, LANGUAGE="es", SUMI_LOCALE_DIR=translations)
assert "no existe la orden" in spanish, spanish

shown = run(tool, "show", PACK, "--item", "p1", LANGUAGE="es", SUMI_LOCALE_DIR=translations).stdout
assert "El aprieto" in shown, shown

japanese = {"LANGUAGE": "ja", "SUMI_LOCALE_DIR": translations}
solved = run(tool, "solve", PACK, "--item", "p1", **japanese).stdout
assert "。" in solved and "。 " not in solved, solved
