#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Only the tests that were run now are counted: test-repeat-tests.py REPEAT-TESTS"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

# Results of the tests that are run, the lines printed, exit status.
CASES = (
    (["OK", "SKIP"], ["   0 of 2 failed: a"], 0),
    (["OK", "FAIL"], ["   1 of 2 failed: a"], 1),
    ([], [], 1),
)


def main():
    for results, lines, status in CASES:
        with tempfile.TemporaryDirectory() as folder:
            log = Path(folder, "meson-logs", "testlog.json")
            log.parent.mkdir()
            log.write_text(json.dumps({"name": "before", "result": "OK"}), encoding="utf-8")
            runs = "".join(json.dumps({"name": "a", "result": result}) + "\n" for result in results)
            meson = Path(folder, "meson")  # in place of the real one
            script = f"printf %s '{runs}' > {log}" if runs else "true"
            meson.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            meson.chmod(0o755)
            run = subprocess.run([sys.argv[1], "-C", folder], capture_output=True, text=True,
                                 env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"},
                                 check=False)
        assert (run.stdout.splitlines(), run.returncode) == (lines, status), run


main()
