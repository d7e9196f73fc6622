#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Training, as far as a test can wait for it, and weights: test-learning.py TOOL WEIGHTS"""

import hashlib
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL, WEIGHTS = sys.argv[1:3]
WEIGHTS_SUM = hashlib.sha256(Path(WEIGHTS).read_bytes()).hexdigest()


def run(*arguments, weights=WEIGHTS, **settings):
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "SUMI_WEIGHTS": weights, **settings}
    return subprocess.run([TOOL, *arguments], capture_output=True, text=True,
                          env=environment)


def make_comma_locale(folder):
    """Settings for a locale of which only the numbers are its own, with a decimal comma: no such
    locale need be installed. The file is as localedef of the GNU C library writes it: a magic
    number, the number of fields, where each begins, and the fields."""
    fields = [b",\0", b"\0", b"\0", struct.pack("I", ord(",")), struct.pack("I", 0), b"UTF-8\0"]
    padded = [field.ljust(8, b"\0") for field in fields]
    head = struct.pack("8I", 0x20031114, len(fields), *(32 + 8 * i for i in range(len(fields))))
    (folder / "comma").mkdir()
    (folder / "comma" / "LC_NUMERIC").write_bytes(head + b"".join(padded))
    return {"LC_ALL": "", "LANG": "C", "LC_NUMERIC": "comma", "LOCPATH": str(folder)}


class LearningTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def train(self, name, *arguments):
        path = self.folder / name
        result = run("train", "--games", "24", "--json", "--output", str(path), *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return path.read_bytes(), Path(f"{path}.md").read_text(encoding="utf-8"), result

    def test_a_seed_makes_the_same_file_with_any_number_of_threads(self):
        one, description, result = self.train("one", "--seed", "3", "--threads", "1")
        three, same_description, _ = self.train("three", "--seed", "3", "--threads", "3")
        other, _, _ = self.train("other", "--seed", "4", "--threads", "2")
        self.assertEqual(one, three)
        self.assertEqual(description, same_description)
        self.assertNotEqual(one, other)
        phases = json.loads(result.stdout)["phases"]
        self.assertEqual(len(phases), 11)
        self.assertTrue(all(phase["learned"] > phase["held_out"] > 0 for phase in phases))
        self.assertIn("--seed 3 --games 24", description)

    def test_the_weights_that_come_with_the_program_are_better_than_none(self):
        description = Path(WEIGHTS + ".md").read_text(encoding="utf-8")
        rows = [line.split("|")[1:-1] for line in description.splitlines()
                if line.startswith("| ") and " to " in line]
        self.assertEqual(len(rows), 11)
        for row in rows:
            spread, error = float(row[3]), float(row[4])
            self.assertLess(error, spread, row)

    def make_book(self, name, *arguments):
        path = self.folder / name
        result = run("book", "--positions", "120", "--depth", "3", "--json", "--output", str(path),
                     *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return path.read_bytes(), Path(f"{path}.md").read_text(encoding="utf-8"), result

    def test_a_book_is_the_same_with_any_number_of_threads(self):
        one, description, result = self.make_book("one", "--threads", "1")
        three, same_description, same = self.make_book("three", "--threads", "3")
        (self.folder / "other").symlink_to("elsewhere")
        other, _, _ = self.make_book("other", "--depth", "2")
        self.assertEqual((self.folder / "elsewhere").read_bytes(), other)
        self.assertEqual(one, three)
        self.assertEqual(description, same_description)
        self.assertNotEqual(one, other)
        said = json.loads(result.stdout)
        self.assertEqual(said["nodes"], json.loads(same.stdout)["nodes"])
        self.assertGreaterEqual(said["positions"], 120)
        self.assertEqual(len(one), 20 + 18 * said["positions"])
        self.assertIn(f"It has {said['positions']} positions", description)
        self.assertIn(WEIGHTS_SUM, description)

    def test_a_book_does_not_replace_the_weights_that_it_is_made_with(self):
        path = self.folder / "weights"
        path.write_bytes(Path(WEIGHTS).read_bytes())
        result = run("book", "--positions", "1", "--depth", "1", "--weights", str(path),
                     "--output", str(path))
        self.assertEqual(result.returncode, 2)
        self.assertRegex(result.stderr, f"^sumi-tool: book: --output would replace {path}")
        self.assertEqual(path.read_bytes(), Path(WEIGHTS).read_bytes())

    def test_descriptions_are_the_same_in_every_locale(self):
        comma = make_comma_locale(self.folder)
        few = {"train": ("--games", "1"), "book": ("--positions", "2", "--depth", "1")}
        for command, terms in few.items():
            point = run(command, *terms, "--output", str(self.folder / "made"))
            made = (self.folder / "made.md").read_bytes()
            again = run(command, *terms, "--output", str(self.folder / "again"), **comma)
            self.assertEqual((point.returncode, again.returncode), (0, 0), again.stderr)
            self.assertRegex(made, rb"\d\.\d")
            self.assertEqual((self.folder / "again.md").read_bytes(), made)
            self.assertEqual(again.stdout, point.stdout)
        self.assertRegex(run("perft", "1", **comma).stdout, r"\d,\d")

    def test_the_book_that_comes_with_the_program_is_described(self):
        book = Path(WEIGHTS).with_name("sumi.book")
        description = Path(f"{book}.md").read_text(encoding="utf-8")
        n_positions = (len(book.read_bytes()) - 20) // 18
        self.assertIn(f"It has {n_positions} positions", description)
        self.assertIn(WEIGHTS_SUM, description, "the book was made with other weights")
        rows = [[float(cell) for cell in line.split("|")[1:-1]] for line in description.splitlines()
                if re.match(r"\| \d", line)]
        self.assertEqual(len(rows), 17)
        self.assertEqual(sum(row[1] for row in rows), n_positions)

    def test_damaged_weights_are_named_and_done_without(self):
        whole = Path(WEIGHTS).read_bytes()
        cases = {
            "damaged": (whole[:-9] + b"?" + whole[-8:], "damaged"),
            "cut": (whole[:1000], "cut off"),
            "foreign": (b"Sumi", "not a file of weights"),
            "newer": (whole[:8] + b"\x02" + whole[9:], "another version"),
        }
        for name, (content, words) in cases.items():
            path = self.folder / name
            path.write_bytes(content)
            result = run("review", "f5", weights=str(path))
            self.assertEqual(result.returncode, 0, name)
            self.assertRegex(result.stderr, f"^sumi-tool: {path}: .*{words}.*mobility and corners")
        result = run("review", "f5", "--weights", str(self.folder / "absent"))
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stderr, "absent.*mobility and corners")

    def test_wrong_arguments_are_refused(self):
        for arguments in (("train", "--games", "0"), ("train", "--threads", "0"), ("train", "more"),
                          ("match", "--games", "0"), ("match", "more"),
                          ("book", "--depth", "0"), ("book", "--positions", "0"), ("book", "more"),
                          ("bench", "more"), ("bench", "--unknown")):
            result = run(*arguments)
            self.assertEqual((result.returncode, result.stdout), (2, ""), arguments)
            words = "there is nothing to name" if arguments[1] == "more" else ""
            self.assertRegex(result.stderr, f"^sumi-tool: {arguments[0]}: .*{words}", arguments)

    def test_ratings_are_fitted_to_something(self):
        """To a puzzle with a rating that no move answers, and one without a rating, none are."""
        pack = {"format": "sumi-pack/1", "id": "p", "title": "P", "language": "en", "items": [
            {"kind": "puzzle", "id": "a", "title": "A", "rating": 900, "position": {"moves": "f5"},
             "task": {"type": "count", "quantity": "empties"}},
            {"kind": "puzzle", "id": "b", "title": "B", "position": {"moves": "f5"},
             "task": {"type": "best", "measure": "mobility"}}]}
        path = self.folder / "p.sumi.json"
        path.write_text(json.dumps(pack), encoding="utf-8")
        for name in ("src/mine", "data"):
            (self.folder / name).mkdir(parents=True)
        result = run("rate", "--fit", "--output", str(self.folder), str(path))
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertRegex(result.stderr, "^sumi-tool: rate: nothing to fit to")
        self.assertEqual(list((self.folder / "src" / "mine").iterdir()), [])

    def test_where_nothing_can_be_written_is_told_before_the_work(self):
        file = str(self.folder / "no" / "file")
        pack = str(Path(WEIGHTS).parent.parent / "puzzles" / "leaflet.sumi.json")
        for command in (("train", "--games", "1"), ("book", "--positions", "1", "--depth", "1"),
                        ("rate", "--fit", pack)):
            result = run(*command, "--output", file)
            said = f"sumi-tool: {file}.*: No such file or directory\n"
            self.assertEqual((result.returncode, result.stdout), (2, ""), command)
            self.assertRegex(result.stderr, f"^{said}$", command)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
