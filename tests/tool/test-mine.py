#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Mined packs: test-mine.py TOOL PACKS-FOLDER [--whole]

With --whole the packs that come with Sumi are mined again as a whole, which takes minutes."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL, PACKS = sys.argv[1], Path(sys.argv[2])
IS_WHOLE = "--whole" in sys.argv[3:]

# Of each difficulty as many as make this number are mined: the first of the pack that comes with
# Sumi.
FEW = 5


def run(*arguments):
    return subprocess.run([TOOL, *arguments], capture_output=True, text=True,
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


def name_nothing(item):
    """ITEM without what tells its place in the pack."""
    return {key: value for key, value in item.items() if key not in ("id", "title")}


class MineTest(unittest.TestCase):
    def mine(self, kind, *arguments):
        result = run("mine", kind, "--seed", "1", "--threads", "2", *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def assert_mined(self, kind):
        """The pack that comes with Sumi is what its seed gives, whatever the number of threads."""
        shipped = (PACKS / f"{kind}.sumi.json").read_text(encoding="utf-8")
        items = json.loads(shipped)["items"]
        self.assertGreaterEqual(len(items), 60)
        if IS_WHOLE:
            self.assertEqual(self.mine(kind), shipped)
            return
        mined = json.loads(self.mine(kind, "--count", str(FEW)))["items"]
        by_difficulty = {}
        for item in items:
            by_difficulty.setdefault(item["difficulty"], []).append(item)
        quota = -(-FEW // len(by_difficulty))
        first = [item for alike in by_difficulty.values() for item in alike[:quota]]
        self.assertEqual([name_nothing(item) for item in mined],
                         [name_nothing(item) for item in first])

    def test_corners(self):
        self.assert_mined("corners")

    def assert_no_chore(self, answer):
        """Every other move leaves at least two replies more than the right one."""
        right, = answer["right"]
        least = answer["moves"][right]["value"]
        for name, move in answer["moves"].items():
            self.assertGreaterEqual(move["value"], least if name == right else least + 2)

    def test_mobility(self):
        self.assert_mined("mobility")
        solved = run("solve", str(PACKS / "mobility.sumi.json"), "--json")
        for answer in json.loads(solved.stdout)["items"]:
            self.assert_no_chore(answer)

    def test_threads_and_seeds(self):
        few = ("mine", "mobility", "--count", "3", "--seed")
        one = run(*few, "7", "--threads", "1").stdout
        self.assertEqual(one, run(*few, "7", "--threads", "3").stdout)
        self.assertNotEqual(one, run(*few, "8").stdout)

    def test_what_a_mined_puzzle_is(self):
        with tempfile.TemporaryDirectory() as folder:
            for kind in "corners", "mobility":
                result = run("mine", kind, "--seed", "5", "--count", "5")
                path = Path(folder) / f"{kind}.sumi.json"
                path.write_text(result.stdout, encoding="utf-8")
                self.assertEqual(run("check", str(path)).returncode, 0)
                solved = json.loads(run("solve", str(path), "--json").stdout)["items"]
                seen = set()
                for item, answer in zip(json.loads(result.stdout)["items"], solved, strict=True):
                    self.assertEqual(len(answer["right"]), 1)
                    self.assertGreaterEqual(len(answer["moves"]), 5)
                    self.assertFalse({"a1", "h1", "a8", "h8"} & set(answer["moves"]))
                    if kind == "mobility":
                        self.assert_no_chore(answer)
                    self.assertFalse(seen & set(list_siblings(item["position"])))
                    seen |= set(list_siblings(item["position"]))
                    self.assertIn(item["difficulty"], range(1, 6))
                other = run("mine", kind, "--seed", "5", "--count", "1", "--except", str(path))
                item, = json.loads(other.stdout)["items"]
                self.assertFalse(seen & set(list_siblings(item["position"])))

    def test_too_few_games(self):
        result = run("mine", "corners", "--games", "5", "--count", "100")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, "5 games .*--games")
        self.assertEqual(result.stdout, "")

    def test_command_line(self):
        for arguments in ((), ("gold",), ("corners", "mobility"), ("corners", "--count", "0"),
                          ("corners", "--games", "1", "--count", "10001"),
                          ("corners", "--threads", "0"), ("corners", "--threads", "1000000"),
                          ("corners", "--except", "none")):
            self.assertEqual(run("mine", *arguments).returncode, 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
