#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches between levels: test-match.py TOOL"""

import json
import subprocess
import sys
import unittest

TOOL = sys.argv[1]
MATCH = (TOOL, "match", "--games", "2")

# The games of the strongest levels take longest, and are played last.
N_SHOWN = 6


def show(*arguments):
    """The first results as they are printed: of each level wins, draws and losses."""
    with subprocess.Popen([*MATCH, *arguments], stdout=subprocess.PIPE, text=True) as process:
        lines = [process.stdout.readline() for _ in range(1 + N_SHOWN)]
        process.kill()
    return [[int(word) for word in line.split()[:5]] for line in lines[1:]]


def play(level):
    """The only result of a match of LEVEL, read from JSON, as show() gives it."""
    answer = subprocess.run([*MATCH, "--json", "--level", str(level)], capture_output=True,
                            text=True).stdout
    return [list(result.values())[:5] for result in json.loads(answer)["results"]]


class MatchTest(unittest.TestCase):
    def test_a_match_follows_from_its_seed(self):
        # The status says whether each level won, which two games do not show.
        answer = subprocess.run([*MATCH, "--json"], capture_output=True, text=True).stdout
        results = [[result[key] for key in ("level", "against", "wins", "draws", "losses")]
                   for result in json.loads(answer)["results"]]
        self.assertEqual([result[:2] for result in results], [[i + 1, i] for i in range(1, 9)])
        self.assertTrue(all(sum(result[2:]) == 2 for result in results))
        self.assertEqual(show("--threads", "1"), results[:N_SHOWN])
        self.assertNotEqual(show("--seed", "9"), results[:N_SHOWN])

    def test_one_level_plays_as_it_does_among_all(self):
        self.assertEqual([*play(2), *play(3)], show()[:2])

    def test_no_level_is_below_the_first(self):
        for level in "-1", "0", "1", "10":
            run = subprocess.run([*MATCH, "--level", level], capture_output=True, text=True)
            self.assertEqual((run.returncode, run.stdout), (2, ""))
            self.assertIn("--level must be from 2 to 9", run.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
