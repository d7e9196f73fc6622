#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds up meson's test logs: count-tests.py BROKEN-BUILDS LOG…

Names each test that failed, with the end of what it wrote, then prints "N passed, N failed, N
skipped"; each broken build counts as one failed test. Exits 1 unless something passed and nothing
failed. Where only the end of a long log is kept, that end says what failed."""

import json
import sys

PASSED = ("OK", "EXPECTEDFAIL")
SKIPPED = ("SKIP",)

# How much of what a test wrote is repeated: lines, and characters of a line.
LINES, COLUMNS = 30, 160


def print_end(text):
    for line in text.rstrip().splitlines()[-LINES:]:
        print("  " + line[:COLUMNS])


def print_failure(path, test):
    print(f"{path}: {test['name']}: {test['result']} after {test['duration']:.1f} s")
    for stream in ("stdout", "stderr"):
        print_end(test.get(stream) or "")


def main():
    passed, failed, skipped = 0, int(sys.argv[1]), 0
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as log:
            for test in map(json.loads, log):
                if test["result"] in PASSED:
                    passed += 1
                elif test["result"] in SKIPPED:
                    skipped += 1
                else:
                    failed += 1
                    print_failure(path, test)
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


sys.exit(main())
