#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many mistakes in the code the tests would notice: see README.md beside this file.

Makes COUNT small mistakes, one at a time, in a copy of the last commit: a comparison that is off by
one or turned round, a sum that is a difference, a condition that is negated, a call or an
assignment that is left out, a constant that is one more. They are spread evenly over the layers and
follow from the seed. For each, the tests that can see its layer are built and run until one fails:
those named like the file first, then the others of the layer, then those of the layers above, then
those of the interface, and at last those of the layer once more with sanitizers, as
build-aux/test.sh does. What the compiler warns of is noticed before a test is run. A mistake that
compiles to the same object file as the right code is passed over. Mistakes that no test notices are
printed whole, to be read: a few change nothing that anybody could see. In a folder that is kept, a
run that was broken off goes on where it was."""

import argparse
import hashlib
import itertools
import json
import math
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# The suites that can see a mistake in the layer, its own first, then cheap ones before dear ones.
SUITES = {
    "core": ("core", "task", "record", "solver", "pack", "tutor", "game", "exercise", "tool"),
    "solver": ("solver", "task", "engine", "pack", "tutor", "game", "exercise", "tool"),
    "task": ("task", "pack", "tutor", "game", "exercise", "draft", "library", "sheet", "tool"),
    "pack": ("pack", "exercise", "draft", "library", "sheet", "fuzz", "tool"),
    "tutor": ("tutor", "engine", "game", "exercise", "draft", "library", "sheet", "tool"),
    "exercise": ("exercise", "library", "fuzz"),
    "game": ("game", "exercise", "library", "fuzz", "tool"),
    "record": ("record", "game", "draft", "library", "fuzz", "tool"),
    "sheet": ("sheet", "fuzz", "tool"),
    "draft": ("draft", "fuzz", "tool"),
    "results": ("results", "fuzz", "tool"),
    "learner": ("learner", "library", "fuzz", "tool"),
    "library": ("library", "fuzz"),
}
# For these the tests of the interface come last.
UI_LAYERS = ("tutor", "exercise", "game", "sheet", "draft", "results", "learner", "library")
CPU_S = 10  # A test that needs more than this beside five times its usual processor time has a
CPU_FACTOR = 5  # loop that never ends,
WALL_S = 60  # and one that takes longer than this beside thirty times that, waits for what never
WALL_FACTOR = 30  # comes.
QUICK_CPU_S = 9  # A dearer test is not run with --quick.
MEMORY_BYTES = 6 << 30  # Sanitizers map more.

SANITIZERS = ("-Db_sanitize=address,undefined", "-Doptimization=1")
SANITIZER_OPTIONS = {"ASAN_OPTIONS": "detect_leaks=1", "UBSAN_OPTIONS": "halt_on_error=1",
                     "LSAN_OPTIONS": "suppressions='{top}/build-aux/lsan.supp'"}

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
# On a line of its own: a call, or an assignment to what is there already.
STATEMENT = re.compile(
    r"(?<=[;{}]\n)( +)((?:\w+ \([^\n;]*\)|[\w>.\[\]-]+ [|&+-]?= [^\n;]*);)\n")
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
        for match in STATEMENT.finditer(body):
            if not match.group(2).startswith(("return", "g_assert", "g_autofree", "G_")):
                yield start + match.start(2), start + match.end(2), ";"


def describe(path, text, at, to, other):
    line = text.count("\n", 0, at) + 1
    begin, end = text.rfind("\n", 0, at) + 1, text.find("\n", to)
    wrong = text[begin:at] + other + text[to:end]
    return f"{path}:{line}: {text[begin:end].strip()}  =>  {wrong.strip()}"


def give_limits(cpu_s, memory_bytes):
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_s, cpu_s))
    resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))


def run(command, folder, environment=None, memory_bytes=-1, cpu_s=3600, wall_s=3600):
    """The exit status of COMMAND in FOLDER, and how many seconds of processor time it took."""
    process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               preexec_fn=lambda: give_limits(cpu_s, memory_bytes),
                               start_new_session=True,
                               env={**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": "",
                                    **(environment or {})})
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        status = process.wait(timeout=wall_s)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        status = process.wait() or 1
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return status, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class Bench:
    """A copy of the sources of the last commit in FOLDER, and what is built of it with OPTIONS, to
    run the suites that SUITES names for each layer."""

    def __init__(self, top, folder, suites, options=()):
        folder.mkdir(parents=True, exist_ok=True)
        self.suites = suites
        self.suffix = " (sanitized)" if options else ""
        self.memory_bytes = -1 if options else MEMORY_BYTES
        self.source = folder / "source"
        self.build = folder / "build"
        self.copy(top)
        if not self.build.exists():
            linker = {"CC_LD": "gold"} if shutil.which("ld.gold") else {}
            subprocess.run(["meson", "setup", "--werror", "-Ddebug=false", *options, self.build,
                            self.source],
                           check=True, stdout=subprocess.DEVNULL, env={**linker, **os.environ})
        # Files may have been added since the folder was used last.
        subprocess.run(["ninja", "-C", self.build, "build.ninja"], check=True,
                       stdout=subprocess.DEVNULL)
        if not options:  # Tests read translations, settings and packs that no test depends on.
            subprocess.run(["ninja", "-C", self.build], check=True, stdout=subprocess.DEVNULL)
        self.tests = self.list_tests({suite for layer in suites.values() for suite in layer})
        self.objects = {}
        for entry in json.loads((self.build / "compile_commands.json").read_text()):
            path = os.path.normpath(os.path.join(entry["directory"], entry["file"]))
            self.objects.setdefault(path, []).append(self.build / entry["output"])

    def copy(self, top):
        """Writes only what differs, so that a second run builds only that."""
        archive = subprocess.run(["git", "-C", top, "archive", "HEAD"], check=True,
                                 capture_output=True).stdout
        fresh = self.source.parent / "fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir()
        subprocess.run(["tar", "-x", "-C", fresh], input=archive, check=True)
        wanted = {path.relative_to(fresh) for path in fresh.rglob("*") if not path.is_dir()}
        for path in [path for path in self.source.rglob("*") if not path.is_dir()]:
            if path.relative_to(self.source) not in wanted:
                path.unlink()
        for name in wanted:
            old, new = self.source / name, fresh / name
            if not old.exists() or old.read_bytes() != new.read_bytes():
                old.parent.mkdir(parents=True, exist_ok=True)
                shutil.move(new, old)
                os.utime(old)  # Newer than what was built of it, which ninja goes by.
        shutil.rmtree(fresh)

    def list_tests(self, suites):
        """The tests of SUITES that run something built here, each with the targets it needs."""
        described = {kind: json.loads(subprocess.run(
            ["meson", "introspect", f"--{kind}", self.build], check=True, capture_output=True,
            text=True).stdout) for kind in ("tests", "targets")}
        files = {file for target in described["targets"] for file in target["filename"]}
        tests = []
        for test in described["tests"]:
            suite = test["suite"][0].split(":")[-1]
            parts = [os.path.normpath(self.build / part) for part in test["cmd"]]
            targets = [os.path.relpath(part, self.build) for part in parts if part in files]
            if suite in suites and targets:
                tests.append({"name": test["name"], "suite": suite, "targets": targets,
                              "cmd": test["cmd"], "env": test["env"], "cpu_s": 0})
        return tests

    def builds(self, tests):
        targets = {target for test in tests for target in test["targets"]}
        return run(["ninja", "-j2", *targets], self.build)[0] == 0

    def passes(self, test):
        usual_s = test["cpu_s"]
        limits = []
        if usual_s:
            limits = [int(CPU_S + CPU_FACTOR * usual_s), WALL_S + WALL_FACTOR * usual_s]
        status, cpu_s = run(test["cmd"], self.build, test["env"], self.memory_bytes, *limits)
        test["cpu_s"] = test["cpu_s"] or max(cpu_s, 0.01)
        return status == 0

    def measure(self, cpu_s, max_cpu_s):
        """Runs each test on the right code, unless CPU_S has its time already; one that fails there
        can notice nothing, and its time is 0. Only those below MAX_CPU_S are run from then on."""
        if not self.builds(self.tests):
            sys.exit("the tests cannot be built")
        for test in self.tests:
            test["cpu_s"] = cpu_s.get(test["name"], 0)
            if test["name"] not in cpu_s:
                cpu_s[test["name"]] = self.passes(test) and test["cpu_s"]
            if not cpu_s[test["name"]]:
                print(f"left out, since it fails before anything is changed: {test['name']}")
        self.tests = sorted((test for test in self.tests if 0 < cpu_s[test["name"]] < max_cpu_s),
                            key=lambda test: test["cpu_s"])

    def hash_objects(self, path):
        return [hashlib.sha256(object_path.read_bytes()).digest()
                for object_path in self.objects[str(path)]]

    def compile(self, path):
        """What the compiler says of the file at PATH: "" where it says nothing, "compiler" where it
        warns, "none" where that is no program."""
        objects = [os.path.relpath(file, self.build) for file in self.objects[str(path)]]
        result = subprocess.run(["ninja", *objects], cwd=self.build, stdin=subprocess.DEVNULL,
                                capture_output=True, text=True)
        if result.returncode == 0:
            return ""
        return "compiler" if "[-Werror=" in result.stdout else "none"

    def list_batches(self, layer, path):
        """Tests that are built at once and run one after another, the likeliest to fail first."""
        own = [test for test in self.tests if test["suite"] == layer]
        stem = path.stem.removeprefix("sumi-")
        near = [test for test in own
                if stem.startswith(test["name"].removeprefix(layer + "-"))
                or test["name"].removeprefix(layer + "-").startswith(stem)]
        yield near
        yield [test for test in own if test not in near]
        for suite in self.suites[layer][1:]:
            yield [test for test in self.tests if test["suite"] == suite]

    def find_killer(self, layer, path):
        """The test that notices; "" where none does."""
        for batch in self.list_batches(layer, path):
            if batch and not self.builds(batch):
                return "build"
            for test in batch:
                if not self.passes(test):
                    return test["name"] + self.suffix
        return ""

    def try_mistake(self, layer, name, wrong):
        """What notices that the file NAME has the text WRONG; "" where nothing does, "same" where
        it is no other program, "none" where it is none."""
        path = self.source / name
        text = path.read_text(encoding="utf-8")
        right = self.hash_objects(path)
        path.write_text(wrong, encoding="utf-8")
        try:
            said = self.compile(path)
            if said:
                return said
            return "same" if self.hash_objects(path) == right else self.find_killer(layer, path)
        finally:
            path.write_text(text, encoding="utf-8")
            self.compile(path)


def choose(source, layers, seed):
    """Mistakes without end, a layer after the other, each only once. What is chosen for a layer
    does not depend on which others there are."""
    chances = {layer: random.Random(f"{seed} {layer}") for layer in layers}
    points = {}
    for layer in layers:
        points[layer] = []
        for path in sorted((source / "src" / layer).rglob("*.c")):
            text = path.read_text(encoding="utf-8")
            points[layer] += [(path, *mutation) for mutation in list_mutations(text)]
        chances[layer].shuffle(points[layer])
    while any(points.values()):
        for layer in layers:
            if points[layer]:
                yield layer, *points[layer].pop()


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--layers", type=lambda text: text.split(","), default=list(SUITES),
                        metavar="A,B", help="of " + ",".join(SUITES))
    parser.add_argument("--list", action="store_true",
                        help="print the mistakes, and neither make nor build them")
    parser.add_argument("--quick", action="store_true",
                        help="leave out tests of the interface, sanitizers, and dear tests")
    parser.add_argument("--part", metavar="K/N", default="1/1",
                        help="only each Nth mistake from the Kth on; another folder for each K")
    parser.add_argument("--folder", type=Path,
                        help="where to copy and build; it is kept, and a second run builds less")
    arguments = parser.parse_args()
    for layer in arguments.layers:
        if layer not in SUITES:
            parser.error(f"there is no layer {layer}")
        if layer in UI_LAYERS and not arguments.quick:
            SUITES[layer] += ("ui",)
    arguments.part, arguments.n_parts = map(int, arguments.part.split("/"))
    return arguments


def list_part(mistakes, arguments):
    return itertools.islice(mistakes, arguments.part - 1, None, arguments.n_parts)


def try_mistakes(benches, arguments, killers, save):
    """Prints what becomes of each mistake, and has it saved in KILLERS."""
    figures = {layer: [0, 0] for layer in arguments.layers}
    n_same = 0
    source = benches[0].source
    mistakes = choose(source, arguments.layers, arguments.seed)
    for layer, path, at, to, other in list_part(mistakes, arguments):
        name = path.relative_to(source)
        text = path.read_text(encoding="utf-8")
        start = time.monotonic()
        key = f"{name} {at} {to} {other}"
        killer = killers.get(key)  # None also where only the quick tests were tried.
        is_tried = key in killers and (killer is not None or arguments.quick)
        killer = killer or ""
        for bench in benches if not is_tried else []:
            if killer == "":
                killer = bench.try_mistake(layer, name, text[:at] + other + text[to:])
        killers[key] = killer or (None if arguments.quick else "")
        save()
        n_same += killer == "same"
        if killer in ("same", "none"):
            continue
        figures[layer][0] += killer != ""
        figures[layer][1] += 1
        n_done = sum(of for _, of in figures.values())
        print(f"{n_done:3} {killer or 'SURVIVES':16} {time.monotonic() - start:4.0f} s "
              + describe(name, text, at, to, other), flush=True)
        if n_done == arguments.count:
            break
    for layer, (n_noticed, n_of) in figures.items():
        print(f"{layer}: {n_noticed} of {n_of}")
    n_noticed, n_of = (sum(column) for column in zip(*figures.values()))
    print(f"{n_noticed} of {n_of} noticed, {100 * n_noticed / max(n_of, 1):.0f} %; "
          f"passed over since they compile to the same: {n_same}")


def main():
    arguments = parse_arguments()
    top = Path(__file__).resolve().parents[2]
    if arguments.list:
        mistakes = choose(top, arguments.layers, arguments.seed)
        for _, path, at, to, other in itertools.islice(list_part(mistakes, arguments),
                                                       arguments.count):
            print(describe(path.relative_to(top), path.read_text(encoding="utf-8"), at, to, other))
        return
    folder = arguments.folder or Path(tempfile.mkdtemp(prefix="sumi-mutation-"))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        commit = subprocess.run(["git", "-C", top, "rev-parse", "HEAD"], check=True,
                                capture_output=True, text=True).stdout.strip()
        notes = folder / f"{commit}.json"
        noted = json.loads(notes.read_text()) if notes.exists() else {"killers": {}}

        def save():
            notes.write_text(json.dumps(noted, indent=1))

        suites = {layer: SUITES[layer] for layer in arguments.layers}
        benches = {"plain": Bench(top, folder.resolve() / "plain", suites)}
        if not arguments.quick:
            for name, value in SANITIZER_OPTIONS.items():
                os.environ[name] = value.format(top=top)
            own = {layer: (layer,) for layer in arguments.layers}
            benches["sanitized"] = Bench(top, folder.resolve() / "sanitized", own, SANITIZERS)
        max_cpu_s = QUICK_CPU_S if arguments.quick else math.inf
        for name, bench in benches.items():
            bench.measure(noted.setdefault(name, {}), max_cpu_s)
            save()
        try_mistakes(list(benches.values()), arguments, noted["killers"], save)
    finally:
        if not arguments.folder:
            shutil.rmtree(folder)


main()
