#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The man pages format without a warning, have their sections, and describe every option that the
tool's own help names, once, every member of its JSON, and every variable of the environment that is
not for tests alone: test-man-pages.py MAN FOLDER TOOL"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SECTIONS = {
    "sumi.1": ("NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "SEE ALSO"),
    "sumi-tool.1": ("NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS"),
}
COMMANDS = ("check", "solve", "exact", "perft", "show", "sheet", "bench", "match", "mine", "rate",
            "results", "review", "book", "train", "translate", "learner")

# What only tests set.
TEST_VARIABLES = {"SUMI_DAYS_LATER", "SUMI_UNHURRIED"}


def list_variables(folder):
    """The variables of the environment that the sources in FOLDER name."""
    return {variable for path in folder.rglob("*.c")
            for variable in re.findall(r'"(SUMI_[A-Z_]+)"', path.read_text(encoding="utf-8"))}


def list_options(tool):
    options = set()
    for command in COMMANDS:
        text = subprocess.run([tool, command, "--help"], check=True, capture_output=True,
                              text=True, env=dict(os.environ, LC_ALL="C.UTF-8")).stdout
        options |= set(re.findall(r"--[a-z][a-z-]*", text))
    assert "--json" in options, options
    return options


def list_members(value):
    """The names of the members of VALUE, of JSON."""
    if isinstance(value, dict):
        return set(value).union(*map(list_members, value.values()))
    return set().union(*map(list_members, value)) if isinstance(value, list) else set()


def check_json(tool, section):
    for command in COMMANDS:
        assert re.search(rf"^\.B {command}\b", section, re.MULTILINE), f"no JSON of {command}"
    pack = Path(__file__).parent.parent.parent / "puzzles" / "leaflet.sumi.json"
    with tempfile.TemporaryDirectory() as folder:
        learner = Path(folder) / "ada.json"
        drill = {"time": "2026-03-01T10:00:07.000000Z", "day": 20500, "kind": "drill",
                 "pack": "drills", "item": "flips", "margin": 3}
        learner.write_text(json.dumps({"format": "sumi-learner/1", "name": "Ada",
                                       "outcomes": [drill]}), encoding="utf-8")
        for arguments in (("check", pack), ("show", pack), ("rate", pack), ("perft", "1"),
                          ("learner", "--folder", folder, "import", learner),
                          ("learner", "--folder", folder, "stats", "Ada")):
            answer = subprocess.run([tool, *arguments, "--json"], check=True, capture_output=True)
            for member in list_members(json.loads(answer.stdout)):
                assert f'"{member}"' in section, f"{member} of {arguments[0]} is not described"


def main():
    man, folder, tool = sys.argv[1], Path(sys.argv[2]), sys.argv[3]
    environment = dict(os.environ, LC_ALL="C.UTF-8", MANROFFSEQ="", MANWIDTH="80")
    for name, sections in SECTIONS.items():
        command = [man, "--warnings", "--encoding=UTF-8", "--local-file", folder / name]
        page = subprocess.run(command, check=True, capture_output=True, text=True,
                              env=environment)
        assert page.stderr == "", page.stderr
        lines = page.stdout.splitlines()
        for section in sections:
            assert section in lines, f"{name} has no section {section}"
        if name == "sumi-tool.1":
            source = (folder / name).read_text(encoding="utf-8").replace("\\-", "-")
            options = source.partition(".SH OPTIONS")[2].partition(".SH")[0]
            described = re.findall(r'^\.TP\n\.B[IR]? "?(--[a-z-]+)', options, re.M)
            for option in list_options(tool):
                assert described.count(option) == 1, \
                    f"{name} describes {option} {described.count(option)} times"
            check_json(tool, source.partition(".SH JSON OUTPUT")[2].partition(".SH")[0])
        else:
            for variable in list_variables(folder.parent.parent / "src") - TEST_VARIABLES:
                assert variable in page.stdout, f"{name} does not name {variable}"


main()
