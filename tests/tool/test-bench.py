#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The search visits as many nodes as it did: test-bench.py NODES TOOL…

A mistake in the order of moves, in what is cut off or in what is remembered changes no score; this
count is what notices it. It does not depend on the machine."""

import json
import subprocess
import sys
import unittest

NODES, TOOL = int(sys.argv[1]), sys.argv[2:]


class BenchTest(unittest.TestCase):
    def test_the_search_visits_as_many_nodes_as_it_did(self):
        result = subprocess.run([*TOOL, "bench", "--json"], capture_output=True, text=True,
                                check=True)
        self.assertEqual(json.loads(result.stdout)["nodes"], NODES,
                         "if the search or data/sumi.weights was meant to change, write the new "
                         "number into tests/tool/meson.build and say so in the commit")


unittest.main(argv=sys.argv[:1])
