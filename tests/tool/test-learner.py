#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Learners by sumi-tool: test-learner.py TOOL"""

import csv
import io
import json
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest
from contextlib import closing
from datetime import date
from pathlib import Path

TOOL = sys.argv[1]
THEMES = ["corners", "parity", "stable discs"]
KINDS = ["step", "puzzle", "review", "game", "match", "drill", "add-card", "drop-card"]


def make_outcome(source, number):
    """Any outcome; what says nothing is left out, as the tool does."""
    kind = source.choice(KINDS)
    outcome = {"time": f"2026-03-{1 + number // 40:02}T10:{number % 60:02}:07.{number:06}Z",
               "day": 20500 + number // 40, "kind": kind, "pack": "pack-1",
               "item": f"item-{source.randrange(20)}"}
    if kind == "step":
        outcome["step"] = "2"
    if kind == "drill":
        outcome.update(item=source.choice(["flips", "head"]), margin=1 + source.randrange(20))
    if kind.endswith("card") or (kind in ("puzzle", "review") and source.random() < 0.8):
        outcome["position"] = f"position {outcome['item']} of \"x\", \u2028 \u0001"
        outcome["task"] = "a\ntask"
    if source.random() < 0.5:
        outcome["themes"] = source.sample(THEMES, source.randrange(1, 3))
    for key, limit in (("rating", 3000), ("tries", 3), ("hints", 2), ("undone", 2),
                       ("milliseconds", 100000)):
        value = source.randrange(limit)
        if value:
            outcome[key] = value
    for key in ("shown", "solved"):
        if source.random() < 0.5:
            outcome[key] = True
    if outcome.get("hints"):
        outcome["help"] = source.choice(["idea", "region", "square"])
    if kind in ("game", "match"):
        outcome.update(result=source.choice(["won", "drawn", "lost"]),
                       margin=source.choice([-12, 7]), lost=[0, 150, 3],
                       opponent="Zoé, \"the\" 2nd")
    return outcome


GAMES = [
    {"time": "2026-03-01T10:00:07.000000Z", "side": "black", "reviewed": True,
     "text": "(;GM[Othello]PB[Ada]PW[Zoé]TY[8]BO[8 ---------------------------O*------*O"
             "--------------------------- *]B[f5]W[d6];)",
     "lost-black": [0, 150, 300], "lost-white": [25, 0, 0],
     "findings": "lessons 2\ncorners 300 0\n"},
    {"time": "2026-03-02T10:00:07.000000Z",
     "text": "(;GM[Othello]TY[8]BO[8 ---------------------------O*------*O"
             "--------------------------- *]B[f5]W[f6];)"},
]


def make_export(name="Ada", n_outcomes=200, seed=1):
    source = random.Random(seed)
    return {"format": "sumi-learner/1", "name": name,
            "outcomes": [make_outcome(source, number) for number in range(n_outcomes)],
            "games": GAMES,
            "players": [{"name": "ada", "learner": True}, {"name": "zoé"}]}


class LearnerTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.learners = self.folder / "learners"
        self.learners.mkdir()

    def run_tool(self, *arguments):
        return subprocess.run([TOOL, "learner", "--folder", self.learners, *arguments],
                              capture_output=True, timeout=100, encoding="utf-8",
                              env={**os.environ, "LC_ALL": "C.UTF-8"})

    def ask(self, *arguments, status=0):
        result = self.run_tool("--json", *arguments)
        self.assertEqual(result.returncode, status, result.stderr)
        return json.loads(result.stdout)

    def import_value(self, value, *arguments):
        path = self.folder / "import.json"
        path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
        return self.run_tool("import", path, *arguments)

    def import_learner(self, value, *arguments):
        result = self.import_value(value, *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)

    def find_store(self, name):
        ids = {learner["name"]: learner["id"] for learner in self.ask("list")["learners"]}
        return self.learners / ids[name] / "progress.sqlite"

    def test_nobody(self):
        self.assertEqual(self.ask("list"), {"learners": []})
        self.assertEqual(self.ask("check"), {"learners": []})
        self.assertEqual(list(self.learners.iterdir()), [])
        for arguments in (["export", "Ada"], ["stats", "Ada"], ["check", "Ada"]):
            result = self.run_tool(*arguments)
            self.assertEqual(result.returncode, 2)
            self.assertIn('there is no learner "Ada"', result.stderr)

    def test_nobody_yet(self):
        # Only a folder that is named has to be there.
        result = subprocess.run([TOOL, "learner", "list"], capture_output=True, timeout=100,
                                env={**os.environ, "XDG_DATA_HOME": str(self.folder / "new")})
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, b"", b""))
        self.assertFalse((self.folder / "new").exists())

    def test_file_in_the_place_of_the_usual_folder(self):
        folder = self.folder / "sumi" / "learners"
        folder.parent.mkdir()
        folder.write_text("", encoding="utf-8")
        export = self.folder / "export.json"
        export.write_text(json.dumps(make_export()), encoding="utf-8")
        for arguments in (["list"], ["stats", "Ada"], ["import", export]):
            result = subprocess.run([TOOL, "learner", *arguments], capture_output=True, text=True,
                                    timeout=100, env={**os.environ, "XDG_DATA_HOME": self.folder})
            self.assertEqual((result.returncode, result.stdout), (2, ""), arguments)
            self.assertRegex(result.stderr, f"{folder}.*: Not a directory\n$"
                                            f"|{folder} is a file where there should be a folder")

    def test_folder_that_is_not_there(self):
        for folder in (self.folder / "typo", self.folder / "file"):
            (self.folder / "file").write_text("", encoding="utf-8")
            for arguments in (["list"], ["check"], ["rebuild"], ["stats", "Ada"],
                              ["export", "Ada"]):
                result = self.run_tool("--folder", folder, *arguments)
                self.assertEqual((result.returncode, result.stdout), (2, ""), arguments)
                self.assertIn(str(folder), result.stderr)
            self.assertFalse((self.folder / "typo").exists())
        result = self.import_value(make_export(), "--name", " Ada ", "--folder",
                                   self.folder / "new")
        self.assertRegex(result.stdout, "^Ada: ")
        self.assertIn("  Ada\n", self.run_tool("--folder", self.folder / "new", "list").stdout)

    def test_options_without_effect(self):
        self.import_learner(make_export())
        for arguments, words in ((["list", "--csv"], "--csv has no effect with list"),
                                 (["check", "--name", "x"], "--name has no effect with check"),
                                 (["export", "Ada", "--csv", "--json"],
                                  "--json has no effect with --csv")):
            result = self.run_tool(*arguments)
            self.assertEqual((result.returncode, result.stdout), (2, ""), arguments)
            self.assertIn(f"learner: {words}\n", result.stderr)
        self.assertEqual(len(self.ask("list", "Ada")["learners"]), 1)
        self.assertEqual(self.run_tool("list", "Nobody").returncode, 2)

    def test_round_trip(self):
        value = make_export()
        self.import_learner(value)
        first = self.run_tool("export", "Ada").stdout
        self.assertEqual(json.loads(first), value)
        self.import_value(first, "--name", "Grace")
        self.assertEqual([learner["name"] for learner in self.ask("list")["learners"]],
                         ["Ada", "Grace"])
        second = self.run_tool("export", "Grace").stdout
        self.assertEqual(second, first.replace('"Ada"', '"Grace"', 1))
        self.assertEqual(self.ask("stats", "Ada"), self.ask("stats", "Grace"))

    def test_theme_told(self):
        """Earlier versions noted whether the theme was known: that is read, and weighs nothing."""
        value = make_export()
        self.import_learner(value)
        first, statistics = self.run_tool("export", "Ada").stdout, self.ask("stats", "Ada")
        for outcome in value["outcomes"]:
            outcome["theme-told"] = True
        self.import_learner(value, "--name", "Grace")
        with closing(sqlite3.connect(self.find_store("Ada"))) as store, store:
            store.execute("DROP TRIGGER outcome_is_not_changed")
            store.execute("UPDATE outcome SET is_theme_told = 1")
        for name in ("Ada", "Grace"):
            export = self.run_tool("export", name).stdout
            self.assertEqual(export, first.replace('"Ada"', f'"{name}"', 1))
            self.assertEqual(self.ask("stats", name), statistics)

    def test_most_themes(self):
        """All that a pack can say that an exercise is about."""
        value = make_export(n_outcomes=1)
        value["outcomes"][0]["themes"] = [f"theme-{i:03}" for i in range(101)]
        self.import_learner(value)
        self.assertEqual(json.loads(self.run_tool("export", "Ada").stdout), value)

    def test_rating(self):
        """A rating that a long pause has made uncertain is not said to have been unknown."""
        export = {"format": "sumi-learner/1", "name": "Ada", "outcomes": [
            {"time": f"2010-03-{1 + i // 40:02}T10:00:00.{i:06}Z", "day": 14669 + i // 40,
             "kind": "puzzle", "pack": "pack", "item": str(i), "rating": 1500, "tries": 1,
             "solved": i % 2 == 0} for i in range(200)]}
        self.import_learner(export)
        self.assertNotIn("rating", self.ask("stats", "Ada"))
        self.assertIn("Rating: none for now\n", self.run_tool("stats", "Ada").stdout)

    def test_statistics(self):
        value = make_export(n_outcomes=400)
        self.import_learner(value)
        text = self.run_tool("export", "--csv", "Ada").stdout
        rows = list(csv.DictReader(io.StringIO(text)))
        self.assertEqual(len(rows), 400)
        for row, outcome in zip(rows, value["outcomes"]):
            self.assertEqual(row["position"], outcome.get("position", ""))
            self.assertEqual(row["opponent"], outcome.get("opponent", ""))
            self.assertEqual(row["themes"], ";".join(outcome.get("themes", [])))

        statistics = self.ask("stats", "Ada")
        self.assertEqual(statistics["outcomes"], 400)
        attempts = [row for row in rows if row["kind"] in ("step", "puzzle", "review")
                    and (row["tries"] != "0" or row["solved"] == "0")]
        self.assertEqual(len(statistics["days"]), 10)
        for day in statistics["days"]:
            number = (date.fromisoformat(day["date"]) - date(1970, 1, 1)).days
            todays = [row for row in attempts if int(row["day"]) == number]
            self.assertEqual(day["attempts"], len(todays))
            self.assertEqual(day["solved"], sum(row["solved"] == "1" for row in todays))
            self.assertEqual(day["first"], sum(row["first-try"] == "1" for row in todays))
        met, right = set(), {theme: [0, 0] for theme in THEMES}
        for row in attempts:
            key = ((row["position"], row["task"]) if row["position"]
                   else (row["pack"], row["item"], row["step"]))
            if key not in met:
                for theme in filter(None, row["themes"].split(";")):
                    right[theme][row["first-try"] == "1"] += 1
            met.add(key)
        self.assertEqual({theme["theme"]: [theme["wrong"], theme["right"]]
                          for theme in statistics["themes"]},
                         {theme: counts for theme, counts in right.items() if any(counts)})
        self.assertIn("right at the first try", self.run_tool("stats", "Ada").stdout)

        drills = {name: [int(row["margin"]) for row in rows
                         if (row["kind"], row["item"]) == ("drill", name)]
                  for name in ("flips", "head")}
        self.assertEqual(statistics["drills"],
                         [{"drill": name, "rounds": len(scores), "best": max(scores),
                           "last": scores[-1]} for name, scores in drills.items()])
        self.assertIn(f"best score {max(drills['head'])}", self.run_tool("stats", "Ada").stdout)

    def test_mistakes(self):
        good = make_export(n_outcomes=2)
        changes = {
            "outcomes[1].kind": ({"kind": "dance"}, "value"),
            "outcomes[1].time": ({"time": "2026-13-01T10:00:00.000000Z"}, "value"),
            "outcomes[1].tries": ({"tries": -1}, "range"),
            "outcomes[1].rating": ({"rating": 100000}, "range"),
            "outcomes[1].solved": ({"solved": 1}, "type"),
            "outcomes[1].mood": ({"mood": "good"}, "unknown"),
            "outcomes[1].themes": ({"themes": "corners"}, "type"),
            "outcomes[1]": ({"position": "here", "task": ""}, "value"),
            "games[1].text": ({"text": "f5d6"}, "value"),
            "games[1].side": ({"side": "both"}, "value"),
            "games[1].lost-black": ({"lost-black": [1]}, "range"),
            "games[1].lost-black[0]": ({"lost-black": [-1, 0, 0]}, "range"),
            "games[1].lost-white[2]": ({"lost-white": [0, 0, 409601]}, "range"),
            "players[1].learner": ({"learner": 1}, "type"),
        }
        for where, (change, code) in changes.items():
            value = json.loads(json.dumps(good))
            value[where.partition("[")[0]][1].update(change)
            result = self.import_value(json.dumps(value, indent=1))
            self.assertEqual(result.returncode, 2, where)
            self.assertRegex(result.stderr, rf"import\.json:\d+:\d+: error: .*\[{code}\]")
            self.assertIn(f" {where}: ", result.stderr)
        for text in ("", "{}", "[]", '{"format": "sumi-pack/1"}', "\x00", "{" * 100):
            self.assertEqual(self.import_value(text).returncode, 2, text)
        self.assertEqual(self.ask("list"), {"learners": []})

        self.import_learner(good)
        result = self.import_value(good)
        self.assertEqual(result.returncode, 2)
        self.assertIn("already a learner called Ada", result.stderr)
        self.assertEqual(self.run_tool("dance").returncode, 2)
        self.assertEqual(self.run_tool("export").returncode, 2)

    def test_players(self):
        """Upper and lower case are the same, and who has no name is nobody."""
        value = make_export(n_outcomes=1)
        value["players"] = [{"name": "ADA88", "learner": True}, {"name": "", "learner": True}]
        self.import_learner(value)
        exported = json.loads(self.run_tool("export", "Ada").stdout)
        self.assertEqual(exported["players"], [{"name": "ada88", "learner": True}])

    def test_large(self):
        """More than a pack may be, and more than the tool takes."""
        value = make_export(n_outcomes=1)
        value["outcomes"][0]["position"] = "x" * 300
        value["outcomes"][0]["task"] = "y"
        value["outcomes"] *= 30000
        self.assertGreater(len(json.dumps(value)), 9 << 20)
        self.import_learner(value)
        self.assertEqual(self.ask("stats", "Ada")["outcomes"], 30000)
        result = self.import_value(" " * (65 << 20))
        self.assertEqual(result.returncode, 2)
        self.assertIn("64 MiB", result.stderr)

    def test_interrupted_import(self):
        """Nobody is there with a part of what they did, who would be in the way of another try."""
        value = make_export(n_outcomes=1)
        value["outcomes"] *= 8000
        path = self.folder / "import.json"
        path.write_text(json.dumps(value), encoding="utf-8")
        tool = subprocess.Popen([TOOL, "learner", "--folder", self.learners, "import", path],
                                stdout=subprocess.DEVNULL)
        # The folder of a learner may get its name while it is looked into.
        while tool.poll() is None and not any("progress.sqlite" in names
                                              for _, _, names in os.walk(self.learners)):
            time.sleep(0.001)
        tool.send_signal(signal.SIGINT)
        # On a machine that is in no hurry to let us go on it may be done.
        if tool.wait() == -signal.SIGINT:
            self.assertEqual(self.ask("list"), {"learners": []})
            self.import_learner(value)
        self.assertEqual(self.ask("stats", "Ada")["outcomes"], 8000)

    def test_failed_import(self):
        """Where the disk gets full meanwhile, nothing is left."""
        value = make_export(n_outcomes=1)
        value["outcomes"] *= 8000
        path = self.folder / "import.json"
        path.write_text(json.dumps(value), encoding="utf-8")
        result = subprocess.run([TOOL, "learner", "--folder", self.learners, "import", path],
                                capture_output=True, timeout=100, encoding="utf-8",
                                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE,
                                                                      (200000, 200000)))
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertRegex(result.stderr, r"^sumi-tool: .*import\.json: .*\n$")
        self.assertEqual([path.name for path in self.learners.rglob("*")], ["removed"])

    def test_check(self):
        self.import_learner(make_export("Ada"))
        self.import_learner(make_export("Zoé", seed=2))
        self.assertEqual([(learner["ok"], learner["outcomes"])
                          for learner in self.ask("check")["learners"]], [(True, 200)] * 2)
        before = self.ask("stats", "Ada")
        self.assertTrue(self.ask("rebuild", "Ada")["learners"][0]["ok"])
        self.assertEqual(self.ask("stats", "Ada"), before)

        # It was backed up by being rebuilt.
        noise = b"noise" * 1000
        self.find_store("Ada").write_bytes(noise)
        answer = self.ask("check", status=1)
        self.assertEqual([(learner["ok"], learner["outcomes"]) for learner in answer["learners"]],
                         [(False, 200), (True, 200)])
        self.assertEqual(self.ask("stats", "Ada"), before)
        self.assertEqual(Path(f"{self.find_store('Ada')}.damaged-1").read_bytes(), noise)

        self.find_store("Zoé").write_bytes(noise)
        result = self.run_tool("check", "Zoé")
        self.assertEqual(result.returncode, 1)
        self.assertIn("was put aside", result.stderr)
        self.assertIn("begins empty", result.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
