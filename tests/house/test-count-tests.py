#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The summary of the test runs adds up, and names what failed: test-count-tests.py COUNT-TESTS"""

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


def write_log(path, results):
    tests = [{"name": f"test-{result}", "result": result, "duration": 1.5, "stdout": "out\n",
              "stderr": f"why {result}\n"} for result in results]
    del tests[0]["stdout"]  # as of a test that wrote nothing
    path.write_text("".join(json.dumps(test) + "\n" for test in tests), encoding="utf-8")


def main():
    for broken, logs, line, status in CASES:
        with tempfile.TemporaryDirectory() as folder:
            paths = [Path(folder, f"{number}.json") for number in range(len(logs))]
            for path, results in zip(paths, logs):
                write_log(path, results)
            run = subprocess.run([sys.executable, sys.argv[1], str(broken), *paths],
                                 capture_output=True, text=True, check=False)
        *failures, last = run.stdout.splitlines()
        assert (last, run.returncode) == (line, status), (run, line, status)
        for result in {result for results in logs for result in results}:
            is_bad = result not in ("OK", "EXPECTEDFAIL", "SKIP")
            named = [failure for failure in failures if f": test-{result}: {result} " in failure]
            assert len(named) == is_bad, (run, result)
            assert (f"  why {result}" in failures) == is_bad, (run, result)


main()
