#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Mined packs: test-mine.py TOOL PACKS-FOLDER"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL, PACKS = sys.argv[1], Path(sys.argv[2])


def run(*arguments):
    return subprocess.run([TOOL, *arguments], capture_output=True, text=True, timeout=240,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})


def list_siblings(position):
    """Every board that a symmetry, or an exchange of the colours, makes of a position; colours
    are named by whose turn it is."""
    rows = position["board"]
    if position["turn"] == "white":
        rows = [row.translate(str.maketrans("XO", "OX")) for row in rows]
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1])]
        yield "".join(rows)
        yield "".join(row[::-1] for row in rows)


class MineTest(unittest.TestCase):
    def assert_mined(self, kind):
        """The pack that comes with Sumi is what its seed gives, whatever the number of threads."""
        shipped = (PACKS / f"{kind}.sumi.json").read_text(encoding="utf-8")
        result = run("mine", kind, "--seed", "1", "--threads", "2")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stdout, shipped)
        self.assertGreaterEqual(len(json.loads(shipped)["items"]), 60)

    def test_corners(self):
        self.assert_mined("corners")

    def test_mobility(self):
        self.assert_mined("mobility")

    def test_threads_and_seeds(self):
        few = ("mine", "mobility", "--count", "5", "--seed", "7", "--threads")
        self.assertEqual(run(*few, "1").stdout, run(*few, "3").stdout)
        other = run("mine", "mobility", "--count", "5", "--seed", "8")
        self.assertNotEqual(run(*few, "1").stdout, other.stdout)

    def test_what_a_mined_puzzle_is(self):
        with tempfile.TemporaryDirectory() as folder:
            for kind in "corners", "mobility":
                result = run("mine", kind, "--seed", "5", "--count", "10")
                path = Path(folder) / f"{kind}.sumi.json"
                path.write_text(result.stdout, encoding="utf-8")
                self.assertEqual(run("check", str(path)).returncode, 0)
                solved = json.loads(run("solve", str(path), "--json").stdout)["items"]
                seen = set()
                for item, answer in zip(json.loads(result.stdout)["items"], solved, strict=True):
                    self.assertEqual(len(answer["right"]), 1)
                    self.assertGreaterEqual(len(answer["moves"]), 5)
                    self.assertFalse({"a1", "h1", "a8", "h8"} & set(answer["moves"]))
                    self.assertFalse(seen & set(list_siblings(item["position"])))
                    seen |= set(list_siblings(item["position"]))
                    self.assertIn(item["difficulty"], range(1, 6))

    def test_too_few_games(self):
        result = run("mine", "corners", "--games", "35", "--count", "100")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, "35 games .*--games")
        self.assertEqual(result.stdout, "")

    def test_command_line(self):
        for arguments in ((), ("gold",), ("corners", "mobility"), ("corners", "--count", "0"),
                          ("corners", "--threads", "0"), ("corners", "--threads", "1000000")):
            self.assertEqual(run("mine", *arguments).returncode, 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
