#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The summary of the test runs adds up: test-count-tests.py COUNT-TESTS"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

# Broken builds, results by log, the line printed, exit status.
CASES = (
    (0, (["OK", "OK"], ["OK", "SKIP"]), "3 passed, 0 failed, 1 skipped", 0),
    (0, (["OK"], ["FAIL", "TIMEOUT", "ERROR", "UNEXPECTEDPASS"]),
     "1 passed, 4 failed, 0 skipped", 1),
    (0, (["EXPECTEDFAIL"],), "1 passed, 0 failed, 0 skipped", 0),
    (1, (["OK"],), "1 passed, 1 failed, 0 skipped", 1),
    (2, (), "0 passed, 2 failed, 0 skipped", 1),
    (0, (["SKIP"],), "0 passed, 0 failed, 1 skipped", 1),
)


def main():
    for broken, logs, line, status in CASES:
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for number, results in enumerate(logs):
                path = Path(folder, f"{number}.json")
                path.write_text("".join(json.dumps({"name": "t", "result": result}) + "\n"
                                        for result in results), encoding="utf-8")
                paths.append(path)
            run = subprocess.run([sys.executable, sys.argv[1], str(broken), *paths],
                                 capture_output=True, text=True, check=False)
        assert (run.stdout, run.returncode) == (line + "\n", status), (run, line, status)


main()
