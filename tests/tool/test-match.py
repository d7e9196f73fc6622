#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches between levels: test-match.py TOOL"""

import json
import subprocess
import sys
import unittest

TOOL = sys.argv[1]


def match(*arguments):
    # The status says whether each level won, which two games do not show.
    result = subprocess.run([TOOL, "match", "--games", "2", "--json", *arguments],
                            capture_output=True, text=True)
    return json.loads(result.stdout)["results"]


class MatchTest(unittest.TestCase):
    def test_a_match_follows_from_its_seed(self):
        results = match()
        self.assertEqual(results, match("--threads", "1"))
        self.assertNotEqual(results, match("--seed", "9"))
        for result in results:
            self.assertEqual(result["level"], result["against"] + 1)
            self.assertEqual(result["wins"] + result["draws"] + result["losses"], 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
