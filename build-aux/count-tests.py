#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds up meson's test logs: count-tests.py BROKEN-BUILDS LOG…

Prints "N passed, N failed, N skipped"; each broken build counts as one failed test. Exits 1 unless
something passed and nothing failed."""

import json
import sys

PASSED = ("OK", "EXPECTEDFAIL")
SKIPPED = ("SKIP",)


def main():
    passed, failed, skipped = 0, int(sys.argv[1]), 0
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as log:
            for line in log:
                result = json.loads(line)["result"]
                if result in PASSED:
                    passed += 1
                elif result in SKIPPED:
                    skipped += 1
                else:
                    failed += 1
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


sys.exit(main())
