#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of what the lessons teach names lessons and steps that there are, and every lesson has
enough exercises: test-curriculum.py GUIDE PACK…"""

import json
import re
import sys
from pathlib import Path

MIN_EXERCISES = 6
N_LESSONS = 19

# The rules need fewer exercises than the strategy.
FIRST_STEPS = "lessons-1-first-steps"
MIN_EXERCISES_OF_FIRST_STEPS = 4


def main():
    guide, *packs = map(Path, sys.argv[1:])
    steps = {}
    for path in packs:
        pack = json.loads(path.read_text(encoding="utf-8"))
        least = MIN_EXERCISES_OF_FIRST_STEPS if pack["id"] == FIRST_STEPS else MIN_EXERCISES
        for item in pack["items"]:
            if item["kind"] != "lesson":
                continue
            steps[item["id"]] = len(item["steps"])
            n_exercises = sum("task" in step for step in item["steps"])
            assert n_exercises >= least, f"{item['id']} has {n_exercises} exercises"
            assert "summary" in item, f"{item['id']} does not say what one will be able to do"
    assert len(steps) == N_LESSONS, sorted(steps)

    text = guide.read_text(encoding="utf-8")
    table = text[text.index("## What the built-in lessons teach"):]
    for lesson, numbers in re.findall(r"`([a-z-]+)`: ([0-9][0-9, -]*)", table):
        assert lesson in steps, f"there is no lesson {lesson}"
        assert max(map(int, re.findall(r"\d+", numbers))) <= steps[lesson], (lesson, numbers)
    for lesson in steps:
        assert f"`{lesson}`" in table, f"{guide} does not say what {lesson} teaches"


main()
