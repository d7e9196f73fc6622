#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many mistakes in the code the tests would notice: mutate.py [--seed N] [--count N]

Makes COUNT small mistakes, one at a time, in a copy of the last commit: a comparison that is off by
one or turned round, a sum that is a difference, a condition that is negated, a call or an assignment
that is left out, a constant that is one more. They are spread evenly over the layers LAYERS and follow
from the seed. For each, what it touches is built, and the tests of its layer and then of all others
run until one fails. Mistakes that no test notices are printed whole, to be read: a few change nothing
that anybody could see. Tests that need a display are not run."""

import argparse
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

LAYERS = ("core", "solver", "task", "pack", "tutor", "exercise", "game")
# The suites that run on a mutated layer after its own, cheap ones first.
SUITES = ("core", "task", "pack", "record", "engine", "tutor", "game", "exercise", "library",
          "solver", "tool")
CPU_S = 150  # more of it means a loop that never ends,
WALL_S = 1200  # and more of this, waiting for what never comes
MEMORY_BYTES = 6 << 30

TOKEN = re.compile(r"""
    (?P<skip>/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|->|\+\+|--|<<=?|>>=?|[-+*/%&|^]=)
  | (?P<relation><=|>=|==|!=|<|>)
  | (?P<logic>&&|\|\|)
  | (?P<sum>(?<=[\w)\]]\s)[-+](?=\s))
  | (?P<truth>\b(?:TRUE|FALSE|true|false)\b)
  | (?P<number>(?<![\w.])\d+(?![\w.]))
""", re.VERBOSE | re.DOTALL)
RELATIONS = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"),
             "==": ("!=",), "!=": ("==",)}
UNREACHED = re.compile(r"\b(?:g_return_|g_assert|assert \()")  # what no right caller ever runs
TRUTHS = {"TRUE": "FALSE", "FALSE": "TRUE", "true": "false", "false": "true"}


def list_bodies(text):
    """Start and end of each function body, as the house lays functions out."""
    for match in re.finditer(r"\)\n\{\n(.*?)\n\}\n", text, re.DOTALL):
        yield match.span(1)


def list_mutations(text):
    """Each possible mistake in TEXT: where it starts and ends, and what stands there instead."""
    for start, end in list_bodies(text):
        body = text[start:end]
        for match in TOKEN.finditer(body):
            line = body[body.rfind("\n", 0, match.start()) + 1:match.end()]
            if UNREACHED.search(line):
                continue
            at, to = start + match.start(), start + match.end()
            token = match.group()
            if match.lastgroup == "relation":
                for other in RELATIONS[token]:
                    yield at, to, other
            elif match.lastgroup == "logic":
                yield at, to, "||" if token == "&&" else "&&"
            elif match.lastgroup == "sum":
                yield at, to, "-" if token == "+" else "+"
            elif match.lastgroup == "truth":
                yield at, to, TRUTHS[token]
            elif match.lastgroup == "number":
                yield at, to, str(int(token) + 1)
        for match in re.finditer(r"\b(?:if|while) \((?=[^\n]*\)\n)([^\n]*)\)\n", body):
            yield start + match.start(1), start + match.end(1), f"!({match.group(1)})"
        # A whole statement on a line of its own: a call, or an assignment to what is there already.
        for match in re.finditer(r"(?<=[;{}]\n)( +)((?:\w+ \([^\n;]*\)|[\w>.\[\]-]+ [|&+-]?= [^\n;]*);)\n",
                                 body):
            if not match.group(2).startswith(("return", "g_assert", "g_autofree", "G_")):
                yield start + match.start(2), start + match.end(2), ";"


def describe(path, text, at, to, other):
    line = text.count("\n", 0, at) + 1
    begin, end = text.rfind("\n", 0, at) + 1, text.find("\n", to)
    return f"{path}:{line}: {text[begin:end].strip()}  =>  {(text[begin:at] + other + text[to:end]).strip()}"


def limit():
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_S, CPU_S))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))


class Bench:
    """A copy of the sources, built."""

    def __init__(self, top, folder):
        self.source = folder / "source"
        self.build = folder / "build"
        self.source.mkdir()
        archive = subprocess.run(["git", "-C", top, "archive", "HEAD"], check=True,
                                 capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", self.source], input=archive, check=True)
        subprocess.run(["meson", "setup", self.build, self.source], check=True,
                       stdout=subprocess.DEVNULL)
        subprocess.run(["ninja", "-C", self.build], check=True, stdout=subprocess.DEVNULL)
        tests = json.loads(subprocess.run(["meson", "introspect", "--tests", self.build], check=True,
                                          capture_output=True, text=True).stdout)
        self.targets = {}
        for test in tests:
            suites = [suite.split(":")[-1] for suite in test["suite"]]
            for part in test["cmd"]:
                target = os.path.relpath(part, self.build)
                if part.startswith(str(self.build)) and Path(part).is_file():
                    for suite in suites:
                        self.targets.setdefault(suite, set()).add(target)

    def run(self, *command):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   stdin=subprocess.DEVNULL, preexec_fn=limit, start_new_session=True,
                                   env={**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""})
        try:
            return process.wait(timeout=WALL_S)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return process.wait() or 1

    def builds(self, suite):
        return self.run("ninja", "-C", str(self.build), *sorted(self.targets.get(suite, ()))) == 0

    def passes(self, suite):
        return self.run("meson", "test", "-C", str(self.build), "--no-rebuild", "--maxfail", "1",
                        "--suite", suite, "--timeout-multiplier", "0") == 0

    def find_killer(self, layer):
        """The suite that notices; "" where none does, None where it does not compile."""
        for suite in [layer] + [suite for suite in SUITES if suite != layer]:
            if not self.builds(suite):
                return None
            if not self.passes(suite):
                return suite
        return ""


def choose(source, seed):
    """Mistakes without end, a layer after the other."""
    chance = random.Random(seed)
    points = {}
    for layer in LAYERS:
        points[layer] = []
        for path in sorted((source / "src" / layer).rglob("*.c")):
            text = path.read_text(encoding="utf-8")
            points[layer] += [(path, *mutation) for mutation in list_mutations(text)]
    while True:
        for layer in LAYERS:
            yield layer, *chance.choice(points[layer])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    arguments = parser.parse_args()
    top = Path(__file__).resolve().parents[2]
    folder = Path(tempfile.mkdtemp(prefix="sumi-mutation-"))
    try:
        bench = Bench(top, folder)
        for suite in SUITES:
            if not bench.builds(suite) or not bench.passes(suite):
                sys.exit(f"the tests of {suite} fail before anything is changed")
        n_done = n_killed = 0
        for layer, path, at, to, other in choose(bench.source, arguments.seed):
            text = path.read_text(encoding="utf-8")
            path.write_text(text[:at] + other + text[to:], encoding="utf-8")
            killer = bench.find_killer(layer)
            path.write_text(text, encoding="utf-8")
            if killer is None:
                continue
            n_done += 1
            n_killed += killer != ""
            print(f"{n_done:3} {killer or 'SURVIVES':9} "
                  + describe(path.relative_to(bench.source), text, at, to, other), flush=True)
            if n_done == arguments.count:
                break
        print(f"{n_killed} of {n_done} noticed, {100 * n_killed / n_done:.0f} %")
    finally:
        shutil.rmtree(folder)


main()
