#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puzzles mined by theme: test-mine-themes.py TOOL PUZZLES RATINGS SAMPLE

Whatever is mined must not depend on threads, on shards, or on whether mining was broken off; nor
must it change when the levels that a learner plays do. SAMPLE keeps what was mined when the
puzzles of PUZZLES were, RATINGS what was measured of them:

    sumi-tool mine all --seed 12 --games 7 --threads 1 > mined.part

Where the search or its weights are meant to change, all themes are mined anew, the ratings fitted,
and the sample with them."""

import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = sys.argv[1]
PUZZLES, RATINGS, SAMPLE = map(Path, sys.argv[2:5])
# In these games each level from 4 to 9 plays in such a way that another one would be noticed.
SEED, GAMES = "12", "7"
CORNERS = {"a1", "h1", "a8", "h8"}


def list_places(path):
    return [line for line in path.read_text().splitlines() if not line.startswith("games")]


def list_measured(path, themes):
    """What each level solved of each puzzle of THEMES, and the rating that follows."""
    rows = [line.split("\t") for line in path.read_text().splitlines()[1:]]
    return sorted(row[:2] + row[3:4] + row[5:] for row in rows if row[0][len("theme-"):] in themes)


def run(*arguments):
    return subprocess.run([TOOL, *map(str, arguments)], capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})


def fill_disk():
    """No file can be longer than nothing, as where a disk is full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


class ThemesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)
        cls.whole = cls.folder / "whole.part"
        result = run("mine", "all", "--seed", SEED, "--games", GAMES, "--part", cls.whole)
        assert result.returncode == 0, result.stderr

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def merge(self, theme, *parts):
        result = run("mine", "--merge", theme, *parts)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def list_found(self):
        return {line.split()[0] for line in self.whole.read_text().splitlines()[1:]} - {"games"}

    def test_same_as_ever(self):
        self.assertEqual(list_places(self.whole), list_places(SAMPLE))

    def test_measured_as_ever(self):
        """The levels solve as much of two packs as when all were measured."""
        themes = ["creep", "wipe-out"]
        for name in "data", "src/mine":
            (self.folder / name).mkdir(parents=True)
        result = run("rate", "--fit", "--each", "1000", "--seed", "1", "--output", self.folder,
                     *(PUZZLES / "themes" / f"{theme}.sumi.json" for theme in themes))
        self.assertEqual(result.returncode, 0, result.stderr)
        measured = list_measured(self.folder / "data" / RATINGS.name, themes)
        self.assertEqual(measured, list_measured(RATINGS, themes))
        self.assertEqual(len(measured), 53)

    def test_rated_as_ever(self):
        """What the program rates is what stands in the packs, and beside the weights."""
        written = {tuple(row[:2]): row[4] for row in
                   map(str.split, RATINGS.read_text().splitlines())}
        for theme in "creep", "deny-corner", "wipe-out":
            path = PUZZLES / "themes" / f"{theme}.sumi.json"
            ratings = {("theme-" + theme, item["id"]): str(item["rating"])
                       for item in json.loads(path.read_text())["items"]}
            rated = [line.split("\t") for line in run("rate", path).stdout.splitlines()]
            self.assertEqual({(pack, item): rating for pack, item, rating in rated}, ratings)
            self.assertEqual({key: written[key] for key in ratings}, ratings)

    def test_shards(self):
        """The parts of two shards, made in one thread each, are the whole."""
        shards = []
        for shard in "1/2", "2/2":
            result = run("mine", "all", "--seed", SEED, "--games", GAMES, "--shard", shard,
                         "--threads", "1")
            self.assertEqual(result.returncode, 0, result.stderr)
            shards.append(self.folder / f"shard-{shard[0]}.part")
            shards[-1].write_text(result.stdout)
        self.assertGreater(len(self.list_found()), 5)
        for theme in self.list_found():
            self.assertEqual(self.merge(theme, self.whole), self.merge(theme, *shards[::-1]))
        for parts in (shards[:1], [shards[0]] * 2, [self.whole, shards[0]]):
            self.assertEqual(run("mine", "--merge", "quiet", *parts).returncode, 2)

    def test_resuming(self):
        """What was broken off in the middle of a line is gone on with."""
        lines = run("mine", "all", "--seed", SEED, "--games", "4", "--shard", "1/1").stdout
        part = self.folder / "resumed.part"
        part.write_text(lines + "quiet 7 f5d6")
        result = run("mine", "all", "--seed", SEED, "--games", GAMES, "--part", part)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(list_places(part), list_places(self.whole))
        self.assertEqual(run("mine", "all", "--seed", "4", "--part", part).returncode, 2)

    def test_full_disk(self):
        """What could not be written is no part that could not be gone on with."""
        part = self.folder / "full.part"
        result = subprocess.run([TOOL, "mine", "all", "--games", "1", "--part", part],
                                preexec_fn=fill_disk, capture_output=True, text=True)
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertRegex(result.stderr, f"^sumi-tool: {part}: ")
        self.assertFalse(part.exists())

    def test_theme_alone(self):
        """One theme is the same alone as among all."""
        whole = json.loads(self.merge("last-moves", self.whole))["items"]
        self.assertGreaterEqual(len(whole), 3)
        result = run("mine", "last-moves", "--seed", SEED, "--count", "3", "--threads", "3")
        alone = json.loads(result.stdout)["items"]
        self.assertEqual([item for item in whole if item["id"] <= "0003"], alone)

    def assert_no_chore(self, answer):
        """Every other move is worse by two at least, so that the right one can be seen."""
        values = sorted(move["value"] for move in answer["moves"].values())
        self.assertGreaterEqual(values[1] - values[0], 2)

    def test_packs_are_no_chore(self):
        for theme in "fewest-replies", "quiet":
            solved = run("solve", PUZZLES / "themes" / f"{theme}.sumi.json", "--json").stdout
            answers = json.loads(solved)["items"]
            self.assertEqual(len(answers), 140)
            for answer in answers:
                self.assert_no_chore(answer)

    def test_what_they_are(self):
        for theme in sorted(self.list_found()):
            path = self.folder / f"{theme}.sumi.json"
            path.write_text(self.merge(theme, self.whole))
            self.assertEqual(run("check", path).returncode, 0)
            items = json.loads(path.read_text())["items"]
            solved = json.loads(run("solve", path, "--json").stdout)["items"]
            ratings = [item["rating"] for item in items]
            self.assertEqual(ratings, sorted(ratings))
            # No puzzle has the id of one that the pack had before.
            self.assertEqual(min(item["id"] for item in items),
                             "0141" if theme == "quiet" else "0001")
            for item, answer in zip(items, solved, strict=True):
                self.assertEqual(item["tags"], [theme])
                self.assertEqual(answer["right"], item["claims"]["solutions"])
                self.assertEqual(len(answer["right"]), 1)
                if theme.startswith("corner-"):
                    self.assertEqual(item["task"]["within"], int(theme[-1]))
                    self.assertFalse(CORNERS & set(answer["moves"]))
                if theme in ("fewest-replies", "quiet"):
                    self.assert_no_chore(answer)
                if theme == "win":
                    wrong = [move["value"] for move in answer["moves"].values()
                             if not move["right"]]
                    self.assertLessEqual(max(wrong), -4)

    def test_except(self):
        pack = self.folder / "quiet.sumi.json"
        pack.write_text(self.merge("quiet", self.whole))
        self.assertEqual(run("mine", "--merge", "quiet", self.whole, "--except", pack).returncode,
                         1)

    def test_other_weights(self):
        """A part that says more than is there is not believed."""
        part = self.folder / "wrong.part"
        part.write_text("sumi-mine/1 1 0 1 quiet\nquiet 0 f5d6\ngames 1\n")
        self.assertEqual(run("mine", "--merge", "quiet", part).returncode, 1)
        for text in ("", "gold\n", "sumi-mine/1 1 1 1 quiet\ngames 1\n",
                     "sumi-mine/1 1 0 1 quiet\nquiet 0 a1\ngames 1\n",
                     "sumi-mine/1 1 0 1 quiet\ngames 5\nquiet 0 f5d6\ngames 6\n",
                     "sumi-mine/1 1 0 1 quiet\ngames 5\ngames 4\n"):
            part.write_text(text)
            self.assertEqual(run("mine", "--merge", "quiet", part).returncode, 2)

    def test_part_that_is_no_file(self):
        """What never ends, or comes from nowhere, is not waited for."""
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        for path, why in ((pipe, "this is not a regular file"), ("/dev/zero", "this is not a reg"),
                          ("/nowhere", "No such file"), (self.folder, "Is a directory")):
            result = run("mine", "--merge", "quiet", path)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertRegex(result.stderr, f"^sumi-tool: mine: {path}: {why}")
        self.assertEqual(run("mine", "quiet", "--part", pipe).returncode, 2)

    def test_command_line(self):
        for arguments in (("quiet", "--shard", "0/2"), ("quiet", "--shard", "3/2"),
                          ("quiet", "--shard", "1"), ("corners", "--shard", "1/2"),
                          ("--merge", "quiet"), ("--merge", "all", self.whole),
                          ("--merge", "quiet", "/nowhere"), ("quiet", "pass")):
            self.assertEqual(run("mine", *arguments).returncode, 2, arguments)

    def test_rate(self):
        path = self.folder / "rated.sumi.json"
        path.write_text(self.merge("last-moves", self.whole))
        items = json.loads(path.read_text())["items"]
        rated = [line.split("\t") for line in run("rate", path).stdout.splitlines()]
        self.assertEqual(rated, [["theme-last-moves", item["id"], str(item["rating"])]
                                 for item in items])
        told = json.loads(run("rate", "--json", path).stdout)["puzzles"]
        self.assertEqual([[puzzle["pack"], puzzle["item"], str(puzzle["rating"])]
                          for puzzle in told], rated)
        once = run("rate", "--fit", "--threads", "1", path).stdout
        # Nor does it matter in which order the puzzles stand, which follows from their ratings.
        path.write_text(json.dumps({**json.loads(path.read_text()), "items": items[::-1]}))
        self.assertEqual(run("rate", "--fit", "--threads", "2", path).stdout, once)
        self.assertIn("| theme-last-moves |", once)
        fit = json.loads(run("rate", "--fit", "--json", path).stdout)
        quality = fit["quality"][0]
        self.assertEqual(quality["pack"], "theme-last-moves")
        self.assertIn(f"| {quality['fitted-to']} | {quality['held-out']} |", once)
        for measure, weight in fit["weights"].items():
            self.assertIn(f"| {measure} | {weight:.1f} |", once)
        self.assertEqual(run("rate").returncode, 2)
        self.assertEqual(run("rate", "--each", "0", path).returncode, 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
