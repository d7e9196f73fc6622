#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tool speaks the language of its user, from the build folder too:
test-language.py TOOL PO-BUILD"""

import os
import subprocess
import sys


def complain(tool, **settings):
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **settings}
    return subprocess.run([tool, "frobnicate"], env=environment, capture_output=True,
                          text=True).stderr


tool, translations = sys.argv[1:]
assert "there is no command" in complain(tool, LANGUAGE="C", SUMI_LOCALE_DIR=translations)
spanish = complain(tool, LANGUAGE="es", SUMI_LOCALE_DIR=translations)
assert "no existe la orden" in spanish, spanish
