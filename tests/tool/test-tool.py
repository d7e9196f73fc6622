#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs sumi-tool as a teacher or a program would. Arguments: the tool, and the folder of packs."""

import hashlib
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOL, PUZZLES = sys.argv[1:3]
LEAFLET = os.path.join(PUZZLES, "leaflet.sumi.json")
TEXTS = os.path.join(PUZZLES, "..", "tests", "tutor", "coach-texts.txt")

# The printed solution of each puzzle of the leaflet, and the opponent's replies to it.
PRINTED = {
    "p1": ("h2", ["h7"]),
    "p2": ("b6", ["b7", "g1"]),
    "p3": ("f8", ["b7", "b8"]),
    "p4": ("g1", ["b8", "f1", "g2", "g8"]),
    "p5": ("g7", ["g8", "h7"]),
}
BOARD = "...OOO.....OOO..OOOOOOXOOOOXXXXO.OOXXXXO.OOOOOXX..OOO.....O....."
# Twelve empties, of a random game, with score, best moves and line.
ENDGAME = "OXXX....OOXXOO.X.XOOOOOOXOOOXXOOXOOOXX.OXOOOXX...O.OOOOO.OOOOOOX"
ENDGAME_ANSWER = (2, ["a3", "e1"], "e1f1h6a3c7g5g6a7a8--g2g1--h1")
# Two regions that touch by a corner, and the last move of a game.
TOUCHING = ".OOOOOOXO.OOOOOO" + "O" * 48
LAST = ".OOOOOOX" + "O" * 56
# A pack with an item of each kind; the lesson asks in its second and third step.
MIXED = {
    "format": "sumi-pack/1", "id": "mixed", "title": "Mixed", "language": "en",
    "items": [
        {"kind": "puzzle", "id": "p", "title": "P", "position": {"moves": "f5"},
         "task": {"type": "count", "quantity": "empties"}},
        {"kind": "lesson", "id": "l", "title": "L", "steps": [
            {"text": "Watch.", "show": {"moves": "f5"}},
            {"text": "Turn the discs of f4.", "task": {"type": "flip", "move": "f4"}},
            {"text": "Choose.", "task": {"type": "choose", "options": ["No", "Yes"], "answer": 1}},
        ]},
        {"kind": "game", "id": "g", "title": "G", "handicap": 2, "rules": "white-first",
         "opponent": 4, "aim": {"margin": 10}},
    ],
}
FORCE = '{"type": "force", "goal": {"corner": "any"}, "within": 2}'


def run(*arguments, locale="C.UTF-8"):
    return subprocess.run([TOOL, *arguments], capture_output=True, encoding="utf-8", timeout=120,
                          env={**os.environ, "LC_ALL": locale})


class ToolTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def copy_pack(self, change):
        """A copy of the leaflet pack, its text changed."""
        path = os.path.join(self.folder, "copy.sumi.json")
        with open(LEAFLET, encoding="utf-8") as original, open(path, "w", encoding="utf-8") as copy:
            text = original.read()
            changed = change(text)
            self.assertNotEqual(text, changed)
            copy.write(changed)
        return path

    def write_mixed(self):
        path = os.path.join(self.folder, "mixed.sumi.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(MIXED, file)
        return path

    def solve_items(self, *arguments, status=0):
        result = run("solve", "--json", *arguments)
        self.assertEqual(result.returncode, status, result.stderr)
        return json.loads(result.stdout)["items"]

    def solve_task(self, task, board=BOARD, status=0):
        item, = self.solve_items("--board", board, "--turn", "X", "--task", json.dumps(task),
                                 status=status)
        return item

    def assert_fails(self, result, status, pattern):
        self.assertEqual(result.returncode, status, result.stderr)
        self.assertRegex(result.stderr, pattern)

    # check

    def test_check_proves_the_built_in_packs(self):
        result = run("check", PUZZLES)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("5 puzzles, all proved", result.stdout)
        self.assertRegex(result.stdout, "[0-9]+ games, nothing to prove")

    def test_check_counts_what_a_pack_has(self):
        path = self.write_mixed()
        result = run("check", path)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual(result.stdout,
                         f"{path}: 1 puzzle, 1 lesson, 2 exercises, 1 game, 2 proved\n")

    def test_check_names_a_wrong_claim_and_the_truth(self):
        path = self.copy_pack(lambda text: re.sub(r'("h2": \[\s*"h7")', r'\1, "g7"', text, count=1))
        result = run("check", path)
        self.assert_fails(result, 1, r"copy\.sumi\.json:\d+:\d+: error: "
                          r"items\[0\]\.claims\.replies\.h2: says .*; "
                          r"White's replies are h7 \[claim\]")
        with open(path, encoding="utf-8") as pack:
            line = int(result.stderr.split(":")[1])
            self.assertIn("g7", "".join(pack.readlines()[line - 1:line + 3]))

    def test_check_refuses_a_broken_pack(self):
        path = self.copy_pack(lambda text: text[:len(text) // 2])
        self.assert_fails(run("check", path), 2, r"copy\.sumi\.json:\d+:\d+: error: .* \[syntax\]")

    def test_check_tells_all_mistakes_as_json(self):
        path = self.copy_pack(lambda text: text.replace('"within": 2', '"within": 40'))
        result = run("check", "--json", path, LEAFLET)
        self.assertEqual(result.returncode, 2)
        broken, good = json.loads(result.stdout)["files"]
        self.assertEqual((good["ok"], good["mistakes"]), (True, []))
        self.assertFalse(broken["ok"])
        self.assertEqual([m["code"] for m in broken["mistakes"]], ["range"] * 5)
        self.assertEqual([m["where"] for m in broken["mistakes"]],
                         [f"items[{i}].task.within" for i in range(5)])
        for mistake in broken["mistakes"]:
            self.assertEqual(sorted(mistake), ["code", "column", "line", "message", "where"])

    def test_check_refuses_an_id_that_stands_twice(self):
        path = self.copy_pack(lambda text: text + "\n")
        self.assert_fails(run("check", LEAFLET, path), 2, r"copy\.sumi\.json:\d+:\d+: error: id: ")

    def test_check_takes_one_file_named_twice(self):
        result = run("check", LEAFLET, PUZZLES)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual(result.stdout.count("leaflet.sumi.json: "), 1)
        sheet = os.path.join(self.folder, "sheet.svg")
        result = run("sheet", LEAFLET, LEAFLET, "--item", "p1", "--no-answers", "--output", sheet)
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_a_path_may_look_like_a_uri(self):
        shutil.copy(LEAFLET, os.path.join(self.folder, "a:b.sumi.json"))
        shutil.move(self.write_obf(f"{ENDGAME} X;"), os.path.join(self.folder, "a:b.obf"))
        for command, name in (("check", "a:b.sumi.json"), ("exact", "a:b.obf"),
                              ("review", "a:b.obf")):
            result = subprocess.run([os.path.abspath(TOOL), command, name], cwd=self.folder,
                                    capture_output=True, text=True, timeout=120)
            self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_check_tells_of_a_folder_that_cannot_be_opened(self):
        """So nothing is said to hold that was not looked at; here no more files can be open."""
        os.mkdir(os.path.join(self.folder, "inner"))
        for folder in self.folder, os.path.join(self.folder, "inner"):
            shutil.copy(LEAFLET, os.path.join(folder, f"{len(folder)}.sumi.json"))
        # Neither modules of GIO are opened, nor what a search for leaks would look at.
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "GIO_MODULE_DIR": "/nowhere",
                       "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":detect_leaks=0"}
        result = subprocess.run([TOOL, "check", self.folder], capture_output=True, timeout=120,
                                encoding="utf-8", env=environment,
                                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE,
                                                                      (4, 4)))
        self.assert_fails(result, 2, f"^{self.folder}/inner: error: [^\n]* \\[io\\]\n$")
        self.assertIn("5 puzzles, all proved", result.stdout)

    def test_check_takes_a_path_that_looks_like_an_option(self):
        shutil.copy(LEAFLET, os.path.join(self.folder, "-a.sumi.json"))
        result = subprocess.run([os.path.abspath(TOOL), "check", "--", "-a.sumi.json"],
                                cwd=self.folder, capture_output=True, text=True, timeout=120)
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_rate_takes_a_folder(self):
        rated = run("rate", self.copy_pack(lambda text: text + "\n"))
        self.assertRegex(rated.stdout, r"^leaflet-corners\tp1\t[0-9]+\n")
        self.assertEqual(run("rate", self.folder).stdout, rated.stdout)

    def test_a_file_whose_name_has_lines_is_told_of_on_one(self):
        """Who writes a name cannot say by it what the tool would say, nor control a terminal."""
        told = r"a\\u000ab: 5 puzzles\\u001b\[2J\.sumi\.json"
        path = os.path.join(self.folder, "a\nb: 5 puzzles\x1b[2J.sumi.json")
        shutil.copy(LEAFLET, path)
        self.assertRegex(run("check", self.folder).stdout, f"^.*{told}: 5 puzzles, all proved\n$")
        self.assertRegex(run("exact", path).stderr, f"^sumi-tool: .*{told}:1:1: .*\n$")
        with open(path, "w", encoding="utf-8") as positions:
            positions.write(f"{ENDGAME} X; {ENDGAME_ANSWER[0] + 2:+d}\n")
        self.assertRegex(run("exact", path).stderr, f"^.*{told}:1: the score is .*\n$")
        sheet = path.replace(".sumi.json", ".svg")
        self.assertRegex(run("sheet", "--kind", "blank", "--output", sheet).stdout,
                         r"^.*a\\u000ab: 5 puzzles\\u001b\[2J\.svg\n1 page\n$")
        with open(path, "w", encoding="utf-8") as pack:
            pack.write("{")
        self.assertRegex(run("check", path).stderr, f"^.*{told}:1:2: error: .*\n$")

    def test_json_is_utf_8_whatever_paths_and_locale_are(self):
        for name, told in ((b"\xff.sumi.json", "\ufffd"), ("é.sumi.json".encode(), "é")):
            result = subprocess.run([TOOL, "check", "--json", name], capture_output=True,
                                    timeout=120, env={**os.environ, "LC_ALL": "C"})
            self.assertEqual(result.returncode, 2)
            self.assertEqual(json.loads(result.stdout.decode("utf-8"))["files"][0]["path"],
                             f"{told}.sumi.json")
        book = subprocess.run([TOOL, "book", "--positions", "1", "--depth", "1", "--json",
                               "--output", os.path.join(self.folder, "book").encode() + b"\xff"],
                              capture_output=True, timeout=120)
        self.assertEqual(json.loads(book.stdout.decode("utf-8"))["book"],
                         os.path.join(self.folder, "book\ufffd"))

    def test_output_that_is_lost_is_an_error(self):
        for arguments in (["--help"], ["perft", "--help"], ["perft", "1"],
                          ["perft", "1", "--json"]):
            with open("/dev/full", "w") as full:
                result = subprocess.run([TOOL, *arguments], stdout=full, stderr=subprocess.PIPE,
                                        text=True, timeout=120)
            self.assert_fails(result, 2, "could not be written")

    def test_a_file_that_may_not_grow_is_an_error(self):
        """As a full disk is one, though the system would end a program for it."""
        sheet = os.path.join(self.folder, "sheet.svg")
        result = subprocess.run([TOOL, "sheet", "--kind", "blank", "--output", sheet],
                                capture_output=True, text=True, timeout=120,
                                env={**os.environ, "LC_ALL": "C.UTF-8"},
                                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE,
                                                                      (100, 100)))
        self.assert_fails(result, 2, "^sumi-tool: sheet: .*sheet\\.svg: File too large\n$")
        self.assertEqual(os.listdir(self.folder), [])

    def test_check_within_a_limit(self):
        path = self.copy_pack(lambda text: re.sub(r'"within": \d', '"within": 8', text))
        result = run("check", "--limit", "1", path)
        self.assert_fails(result, 1, r"\[undecided\]")
        self.assert_fails(run("check", "--limit", "-1", path), 2, "--limit")
        self.assertEqual(run("check", "--limit", "1", LEAFLET).returncode, 0)
        self.assert_fails(run("check", "--limit", "0", LEAFLET), 1, r"\[undecided\]\n$")

    def test_check_needs_something_to_check(self):
        self.assert_fails(run("check"), 2, "PATH")
        self.assert_fails(run("check", self.folder), 2, r"no \*\.sumi\.json")
        self.assert_fails(run("check", os.path.join(self.folder, "none.sumi.json")), 2,
                          r"none\.sumi\.json: error: .* \[io\]")

    # solve

    def test_solve_finds_exactly_the_printed_solutions(self):
        result = run("solve", "--json", LEAFLET)
        self.assertEqual(result.returncode, 0, result.stderr)
        items = {item["id"]: item for item in json.loads(result.stdout)["items"]}
        self.assertEqual(sorted(items), sorted(PRINTED))
        for name, (key, replies) in PRINTED.items():
            item = items[name]
            self.assertTrue(item["decided"])
            self.assertEqual(item["right"], [key])
            self.assertEqual(item["moves"][key], {"right": True, "replies": replies})
            for square, move in item["moves"].items():
                if square != key:
                    self.assertFalse(move["right"])
                    self.assertRegex(move["refutation"], "^([a-h][1-8]|--)$")

    def test_solve_prints_the_tree_with_all_replies(self):
        result = run("solve", LEAFLET, "--tree")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        puzzles = re.split(r"^(?=p\d  )", result.stdout, flags=re.MULTILINE)[1:]
        self.assertEqual(len(puzzles), len(PRINTED))
        for text in puzzles:
            key, replies = PRINTED[text[:2]]
            self.assertRegex(text, rf"(?m)^Right: {key}$")
            tree = text.split(f"The proof of {key}:\n")[1].split("\n\n")[0]
            self.assertEqual(sorted(re.findall(r"(?m)^    White (\w\w)$", tree)), replies)
            self.assertEqual(len(re.findall(r"(?m)^      Black [ah][18]: goal reached$", tree)),
                             len(replies))

    def test_solve_one_item(self):
        result = run("solve", LEAFLET, "--item", "p3", "--json")
        self.assertEqual([item["id"] for item in json.loads(result.stdout)["items"]], ["p3"])
        self.assert_fails(run("solve", LEAFLET, "--item", "p9"), 2, '"p9"')

    def test_solve_a_board(self):
        result = run("solve", "--board", BOARD, "--turn", "X", "--task", FORCE, "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(json.loads(result.stdout)["items"][0]["right"], ["h2"])
        best = run("solve", "--board", BOARD, "--turn", "X", "--json",
                   "--task", '{"type": "best", "measure": "mobility"}')
        item = json.loads(best.stdout)["items"][0]
        values = {square: move["value"] for square, move in item["moves"].items()}
        self.assertEqual(item["right"],
                         sorted(s for s, v in values.items() if v == min(values.values())))

    def test_solve_every_type_of_task(self):
        legal = ["a2", "a5", "a6", "a7", "b2", "b7", "b8", "c1", "c2", "d8", "e8", "f7", "g1",
                 "g2", "g7", "h2"]
        for task, right in [
            ({"type": "mark", "set": "legal-moves"}, legal),
            ({"type": "mark", "set": "flips", "move": "h2"}, ["h3", "h4", "h5"]),
            ({"type": "count", "quantity": "legal-moves"}, 16),
            ({"type": "count", "quantity": "black"}, BOARD.count("X")),
            ({"type": "count", "quantity": "flips", "move": "h2"}, 3),
            ({"type": "flip", "move": "h2"}, ["h3", "h4", "h5"]),
            ({"type": "choose", "options": ["a", "b"], "answer": 1}, 1),
        ]:
            with self.subTest(task=task):
                self.assertEqual(self.solve_task(task),
                                 {"id": "board", "decided": True, "right": right})
        for task in ({"type": "win"}, {"type": "best", "measure": "score"}):
            item = self.solve_task(task, board=LAST[:8] + "XXXXOOOO" * 7)
            self.assertEqual((item["right"], item["moves"]["a1"]["value"]), (["a1"], 8))

    def test_solve_says_why_a_move_is_better(self):
        item = self.solve_task({"type": "reason", "move": "h2", "than": "a5"})
        self.assertEqual((item["move"], item["than"]), ("h2", "a5"))
        (right,) = item["right"]
        self.assertEqual(item["options"][right],
                         {"fact": "wins-corner", "squares": ["h8"], "truth": "decides",
                          "text": "Whatever White answers, you can take h8 next."})
        self.assertEqual([o["truth"] == "decides" for o in item["options"]].count(True), 1)
        self.assertGreater(len(item["options"]), 2)
        text = run("solve", "--board", BOARD, "--turn", "X", "--task",
                   '{"type": "reason", "move": "h2"}').stdout
        self.assertIn("Why h2, and not a5?", text)
        self.assertIn("Right! After a5 White can answer", text)

    def test_solve_says_the_words_of_the_table(self):
        """What the tutor's tests hold each text against, and the pages of puzzles with them."""
        tasks = {}
        with open(TEXTS, encoding="utf-8") as table:
            rows = re.findall(r"(?m)^(\S{64}) ([XO]) force corner (\d) (\w\d)\n(.+)$", table.read())
        for board, turn, within, move, words in rows[::3]:
            tasks.setdefault((board, turn, within), []).append((move, words))
        self.assertGreater(len(tasks), 20)
        for (board, turn, within), moves in tasks.items():
            task = {"type": "force", "goal": {"corner": "any"}, "within": int(within)}
            said = run("solve", "--board", board, "--turn", turn, "--task", json.dumps(task)).stdout
            for move, words in moves:
                self.assertIn(f"  {move}: {words}\n", said)

    def test_solve_says_what_is_to_be_played(self):
        item = self.solve_task({"type": "play", "opponent": 3, "aim": {"corner": ["h8", "a1"]}})
        self.assertEqual(item, {"id": "board", "decided": True, "right": None, "opponent": 3,
                                "aim": {"corner": ["a1", "h8"]}})
        self.assertEqual(self.solve_task({"type": "play", "opponent": 9})["aim"], "win")

    def test_solve_says_what_cannot_be_decided(self):
        for task, board in [({"type": "mark", "set": "odd-regions"}, TOUCHING),
                            ({"type": "mark", "set": "stable"}, ".OX" + "." * 61)]:
            self.assertFalse(self.solve_task(task, board=board, status=1)["decided"])

    def test_solve_addresses_the_steps_of_a_lesson(self):
        path = self.write_mixed()
        items = {item["id"]: item for item in self.solve_items(path)}
        self.assertEqual(list(items), ["p", "l/2", "l/3", "g"])
        self.assertEqual((items["p"]["right"], items["l/2"]["right"], items["l/3"]["right"]),
                         (59, ["e4"], 1))
        self.assertEqual((items["g"]["opponent"], items["g"]["aim"]), (4, {"margin": 10}))
        self.assertEqual([item["id"] for item in self.solve_items(path, "--item", "l")],
                         ["l/2", "l/3"])
        self.assertEqual([item["id"] for item in self.solve_items(path, "--item", "l/3")], ["l/3"])
        self.assert_fails(run("solve", path, "--item", "l/1"), 2, '"l/1"')
        text = run("solve", path).stdout
        for line in "Right: 59", "Right: e4", "Right: Yes", "Turn the discs of f4.":
            self.assertIn(line, text)

    def test_solve_says_that_there_is_no_solution(self):
        result = run("solve", "--board", BOARD, "--turn", "X", "--json", "--task",
                     FORCE.replace('"within": 2', '"within": 1'))
        self.assertEqual(result.returncode, 1)
        item = json.loads(result.stdout)["items"][0]
        self.assertEqual((item["decided"], item["right"]), (True, []))

    def test_solve_refuses_bad_questions(self):
        for arguments, pattern in [
            ((), "PATH"),
            (("--board", BOARD), "go together"),
            ((LEAFLET, "--board", BOARD, "--turn", "X", "--task", FORCE), "not both"),
            (("--board", BOARD[:-1], "--turn", "X", "--task", FORCE), "64 cells"),
            (("--board", "q" + BOARD[1:], "--turn", "X", "--task", FORCE), "character 1 "),
            (("--board", BOARD, "--turn", "Z", "--task", FORCE), "X or O"),
            (("--board", BOARD, "--turn", "X", "--task", "{"),
             r"--task:1:\d+: error: .*\[syntax\]"),
            (("--board", BOARD, "--turn", "X", "--task", "[]"), r"--task:1:1: error: .*\[type\]"),
            (("--board", BOARD, "--turn", "X", "--task", '{"type": "flip", "move": "a1"}'),
             r"--task:1:26: error: move: is not a legal move; .*\[square\]"),
            (("--board", BOARD, "--turn", "X", "--task",
              '{"type": "choose", "options": [{}, "b"], "answer": 0}'),
             r"--task:1:\d+: error: options\[0\]: must not be empty \[range\]"),
            (("--board", "." * 64, "--turn", "X", "--task", FORCE), "no move"),
        ]:
            with self.subTest(arguments=arguments):
                self.assert_fails(run("solve", *arguments), 2, pattern)

    # perft, show, and the rest

    def test_perft(self):
        for depth, leaves in enumerate([1, 4, 12, 56, 244, 1396, 8200, 55092, 390216]):
            for more in ([], ["--no-bulk"]):
                answer = json.loads(run("perft", str(depth), "--json", *more).stdout)
                self.assertEqual((answer["depth"], answer["leaves"]), (depth, leaves))
                self.assertGreaterEqual(answer["seconds"], 0)
        self.assertIn("56 leaves", run("perft", "3").stdout)
        self.assertEqual(json.loads(run("perft", "1", "--board", BOARD, "--turn", "X",
                                        "--json").stdout)["leaves"], 16)
        self.assert_fails(run("perft", "many"), 2, "DEPTH")
        self.assert_fails(run("perft"), 2, "DEPTH")

    # exact

    def write_obf(self, *lines):
        path = os.path.join(self.folder, "positions.obf")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        return path

    def test_exact_finds_score_best_moves_and_line(self):
        result = run("exact", "--json", "--board", ENDGAME, "--turn", "X")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        position, = json.loads(result.stdout)["positions"]
        self.assertEqual({"score", "best", "line", "nodes", "seconds"}, set(position))
        self.assertEqual((position["score"], position["best"], position["line"]), ENDGAME_ANSWER)
        self.assertGreater(position["nodes"], 0)
        text = run("exact", "--board", ENDGAME, "--turn", "X", "--threads", "3").stdout
        self.assertIn("e1 a3", text)
        self.assertIn(position["line"], text)
        quick = run("exact", "--json", "--score", "--board", ENDGAME, "--turn", "X")
        self.assertEqual(json.loads(quick.stdout)["positions"][0]["score"], position["score"])

    def test_exact_compares_with_the_file(self):
        score, best, _ = ENDGAME_ANSWER
        right = f"{ENDGAME} X; {best[0]}:{score:+d}; % as it is"
        path = self.write_obf("% own position", right, f"{ENDGAME} X; {score:+d}")
        result = run("exact", path)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("2 positions", result.stdout)
        path = self.write_obf(right, f"{ENDGAME} X; {best[0]}:{score + 2:+d}")
        result = run("exact", path)
        self.assert_fails(result, 1, rf"positions\.obf:2: the score is \{score:+d}, "
                          rf"not \{score + 2:+d}\n.*:2: the score of {best[0]} is")

    def test_exact_tells_of_positions_in_the_order_of_the_file(self):
        """However many threads solve them: those that are likely to take long are begun first."""
        fuller = ENDGAME.replace(".", "X", ENDGAME.count(".") - 4)
        boards = [fuller, ENDGAME, ENDGAME[::-1], fuller[::-1], ENDGAME]
        right = [f"{board} {turn};" for board in boards for turn in "XO"]
        score = ENDGAME_ANSWER[0]
        path = self.write_obf(*right[:3], f"{ENDGAME} X; {score - 2:+d}", *right[3:])
        answers = []
        for n_threads in ("1", "3", "64"):
            result = run("exact", path, "--json", "--threads", n_threads)
            self.assert_fails(result, 1, rf"^[^\n]*:4: the score is \{score:+d}[^\n]*$")
            answers.append([(position["score"], position["best"], position["line"])
                            for position in json.loads(result.stdout)["positions"]])
        self.assertEqual(answers, 3 * [answers[0]])
        self.assertEqual(len(answers[0]), len(right) + 1)
        self.assertEqual([answers[0][i] for i in (2, 3, 9)], 3 * [ENDGAME_ANSWER])

    def test_exact_refuses_what_it_cannot_read(self):
        path = self.write_obf("", f"{ENDGAME} X; a9:+2")
        self.assert_fails(run("exact", path), 2, r"positions\.obf:2:69: ")
        self.assert_fails(run("exact", os.path.join(self.folder, "none.obf")), 2, "none.obf")
        self.assert_fails(run("exact"), 2, "PATH")
        self.assert_fails(run("exact", path, "--turn", "X"), 2, "PATH")
        self.assert_fails(run("exact", "--board", "XO", "--turn", "X"), 2, "64")
        self.assert_fails(run("exact", path, "--threads", "0"), 2, "--threads")

    # weights and numbers

    def test_weights_are_found_in_the_build_folder(self):
        environment = {key: value for key, value in os.environ.items() if key != "SUMI_WEIGHTS"}
        result = subprocess.run([TOOL, "review", "f5d6c3d3c4f4", "--json", "--depth", "2"],
                                capture_output=True, text=True, env=environment, check=False)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertNotEqual(re.findall(r"\d+\.\d+", result.stdout), [])
        for number in re.findall(r"\d+\.\d+", result.stdout):
            self.assertRegex(number, r"^\d+\.\d{1,2}$")

    def test_missing_weights_are_told_of_once(self):
        environment = dict(os.environ, SUMI_WEIGHTS="/nonexistent/sumi.weights")
        for arguments in (["exact", "--board", ENDGAME, "--turn", "X", "--threads", "3"],
                          ["review", "f5d6c3d3c4f4", "--depth", "2"]):
            result = subprocess.run([TOOL, *arguments], capture_output=True, text=True,
                                    env=environment, check=False)
            self.assertEqual(result.stderr.count("sumi.weights"), 1, result.stderr)

    # show

    def test_show(self):
        result = run("show", LEAFLET, "--item", "p1")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertRegex(result.stdout, r"(?i)a.*b.*c.*d.*e.*f.*g.*h")
        item = json.loads(run("show", LEAFLET, "--item", "p1", "--json").stdout)["items"][0]
        self.assertEqual((item["cells"].upper().replace("-", "."), item["turn"]), (BOARD, "black"))

    def test_show_every_step_of_a_lesson(self):
        path = self.write_mixed()
        shown = json.loads(run("show", path, "--json").stdout)
        items = {item["id"]: item for item in shown["items"]}
        self.assertEqual(list(items), ["p", "l/1", "l/2", "l/3", "g"])
        self.assertEqual(items["l/1"]["turn"], "black")
        self.assertEqual(items["l/2"]["cells"], items["p"]["cells"])
        self.assertEqual(items["g"]["turn"], "white")
        self.assertEqual((items["g"]["cells"][0], items["g"]["cells"][63]), ("X", "X"))
        self.assertIn("Watch.", run("show", path, "--item", "l/1").stdout)

    # results

    def write_results(self, name, pupil, saved, marks, damage=False, learner=None, seconds=60):
        """A pupil's file, as the program writes it: True in MARKS is right at the first try."""
        results = {"format": "sumi-results/1", "pupil": pupil,
                   **({"learner": learner} if learner else {}), "set": "week-3",
                   "title": "Week 3", "saved": saved,
                   "exercises": [{"item": f"p{i}", "title": f"P {i}", "first": first,
                                  "solved": first, "shown": False, "tries": 1, "hints": 0,
                                  "seconds": seconds} for i, first in enumerate(marks)]}
        text = json.dumps(results, separators=(",", ":"), ensure_ascii=False)
        results["sum"] = hashlib.sha256(text.encode()).hexdigest()
        if damage:
            results["exercises"][0]["first"] = True
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            json.dump(results, file)

    def test_results_of_a_class(self):
        self.assert_fails(run("results", self.folder), 2, r"no \*\.sumi-results\.json")
        self.write_results("a.sumi-results.json", "Ada", "2026-03-12T10:00:00Z", [True, False])
        self.write_results("b.sumi-results.json", "Zoë", "2026-03-12T10:00:00Z", [True, False])
        shown = run("results", self.folder)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertRegex(shown.stdout, r"(?m)^1-   1 of  2, .* Ada$")
        self.assertIn("P 1: 0 of 2 at the first try", shown.stdout)
        table, = json.loads(run("results", self.folder, "--json").stdout)["sets"]
        self.assertEqual((table["hard"], len(table["pupils"])), (["p1"], 2))
        csv = run("results", self.folder, "--csv").stdout
        self.assertIn("\nweek-3,Zoë,p0,P 0,1,1,0,1,0,60,", csv)
        self.assertEqual(run("results", self.folder, "--csv", locale="C").stdout, csv)
        path = os.path.join(self.folder, "class.csv")
        self.assertEqual(run("results", self.folder, "--csv", "--output", path).stdout, "")
        with open(path, encoding="utf-8") as table:
            self.assertEqual(table.read(), "\ufeff" + csv)
        # Others may read it, as what Sumi itself saves.
        umask = os.umask(0)
        os.umask(umask)
        self.assertEqual(os.stat(path).st_mode & 0o777, 0o666 & ~umask)
        self.write_results("c.sumi-results.json", "Eve", "2026-03-12T10:00:00Z", [False], True)
        self.assert_fails(run("results", self.folder), 1,
                          r"Eve \(c\.sumi-results\.json\), Week 3: the file was damaged")
        with open(os.path.join(self.folder, "d.sumi-results.json"), "w", encoding="utf-8") as file:
            file.write("{")
        self.assert_fails(run("results", self.folder), 2, "d.sumi-results.json")
        self.assert_fails(run("results", os.path.join(self.folder, "none")), 2, "none")
        self.assert_fails(run("results", self.folder, "--csv", "--output", self.folder), 2,
                          f"^sumi-tool: {self.folder}: Is a directory")
        # What a pupil did is not written over, be it damaged, and whatever its name.
        self.write_results("e\tf.sumi-results.json", "Eve", "2026-03-12T10:00:00Z", [True])
        for name in ("a.sumi-results.json", "d.sumi-results.json", "e\tf.sumi-results.json"):
            path = os.path.join(self.folder, name)
            with open(path, encoding="utf-8") as file:
                before = file.read()
            self.assert_fails(run("results", self.folder, "--csv", "--output", path), 2,
                              "^sumi-tool: results: --output would replace ")
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.read(), before)

    def test_results_of_pupils_of_one_name(self):
        for name, learner in (("a", "learner-1"), ("b", "learner-2")):
            self.write_results(f"{name}.sumi-results.json", "Ada", "2026-03-12T10:00:00Z", [True],
                               learner=learner)
        self.write_results("Bo.sumi-results (1).json", "Bo", "2026-03-12T10:00:00Z", [True])
        shown = run("results", self.folder)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertEqual(re.findall(r"min  (.*)\n", shown.stdout),
                         ["Ada (a.sumi-results.json)", "Ada (b.sumi-results.json)", "Bo"])
        table, = json.loads(run("results", self.folder, "--json").stdout)["sets"]
        self.assertEqual([(pupil["pupil"], pupil.get("learner"), pupil["file"], pupil["genuine"])
                          for pupil in table["pupils"]],
                         [("Ada", "learner-1", "a.sumi-results.json", True),
                          ("Ada", "learner-2", "b.sumi-results.json", True),
                          ("Bo", None, "Bo.sumi-results (1).json", True)])

    def test_results_of_a_set_that_was_changed(self):
        self.write_results("a.sumi-results.json", "Ada", "2026-03-12T10:00:00Z", [True] * 2)
        self.write_results("b.sumi-results.json", "Bo", "2026-03-13T10:00:00Z", [True] * 3)
        shown = run("results", self.folder).stdout
        self.assertRegex(shown, r"(?m)^11    2 of  2, .* Ada$")
        self.assertRegex(shown, r"(?m)^111   3 of  3, .* Bo$")

    def test_results_of_many_days(self):
        self.write_results("a.sumi-results.json", "Ada", "", [True] * 300, seconds=100 * 24 * 3600)
        self.assertRegex(run("results", self.folder).stdout, r" 43200000 min  Ada\n")

    # Options that are text are UTF-8, or what the locale has.

    def test_text_of_options(self):
        pack = self.copy_pack(lambda text: text.replace('"tags": [', '"tags": ["Übung", ', 1))
        path = os.path.join(self.folder, "s.svg")
        command = ["sheet", pack, "--no-answers", "--paper", "a4", "--output", path]
        sheets = []
        for locale, title in ("C", "Größe"), ("C.UTF-8", "Größe"), ("C", "Grösse"):
            made = run(*command, "--tag", "Nein", "--tag", "Übung", "--title", title,
                       locale=locale)
            self.assertEqual((made.returncode, made.stderr), (0, ""))
            with open(path, encoding="utf-8") as sheet:
                sheets.append(sheet.read())
            for option in "--item", "--tag":
                self.assert_fails(run(*command, option, b"\xff", locale=locale), 2,
                                  f"^sumi-tool: sheet: {option}: Invalid byte sequence")
        self.assertEqual(sheets[0], sheets[1])
        self.assertNotEqual(sheets[0], sheets[2])

    # Options that would have no effect are refused.

    def test_options_without_effect(self):
        record, blank = (["sheet", "--kind", kind, "--output", "/nowhere/s.pdf"]
                         for kind in ("record", "blank"))
        sheet = ["sheet", LEAFLET, "--output", "/nowhere/s.pdf"]
        position = ["solve", "--board", "." * 64, "--turn", "X", "--task", '{"type": "win"}']
        results, rate = ["results", self.folder], ["rate", LEAFLET]
        rows = [(record, option, "with --kind record")
                for option in (["--item", "p1"], ["--tag", "t"], ["--difficulty", "2"],
                               ["--count", "3"], ["--code", "x"], ["--nodes", "5"])]
        rows += [(blank, option, "with --kind blank")
                 for option in (["--learner", "Ada"], ["--folder", "/"], ["--no-answers"])]
        rows += [(sheet, ["--pages", "2"], "with --kind exercises"),
                 (sheet, ["--folder", "/"], "without --learner"),
                 ([*sheet, "--kind", "lesson"], ["--boards", "4"], "with --kind lesson"),
                 (rate, ["--output", "/nowhere"], "without --fit"),
                 (rate, ["--each", "3"], "without --fit"),
                 (rate, ["--seed", "3"], "without --fit"),
                 (rate, ["--threads", "1"], "without --fit"),
                 (results, ["--output", "x.csv"], "without --csv"),
                 ([*results, "--csv"], ["--json"], "with --csv"),
                 (["translate", LEAFLET, "--export", "de.po"], ["--output", "x"],
                  "with --export"),
                 (position, ["--item", "p1"], "with --board"),
                 (["solve", "--json", LEAFLET], ["--tree"], "with --json"),
                 (["review", "--json", "f5d6"], ["--words"], "with --json"),
                 (["mine", "corners"], ["--part", "x"], "with corners"),
                 (["mine", "wedge", "--shard", "1/2"], ["--except", "x"], "with --shard"),
                 (["mine", "all"], ["--count", "3"], "with all"),
                 (["mine", "--merge", "wedge", "x"], ["--seed", "3"], "with --merge"),
                 (["mine", "--merge", "wedge", "x"], ["--threads", "1"], "with --merge")]
        for command, option, why in rows:
            self.assert_fails(run(*command, *option), 2,
                              f"^sumi-tool: {command[0]}: {option[0]} has no effect {why}\n$")

    def test_standard_output_is_no_file(self):
        for output in "-", "/dev/stdout", "/dev/full":
            why = f"^sumi-tool: {output}: this is not a regular file\n$"
            self.assert_fails(run("translate", LEAFLET, "--language", "de", "--export", output), 2,
                              why)
            self.assert_fails(run("train", "--output", output), 2, why)
        self.assertFalse(os.path.exists("-"))

    # translate

    def test_texts_go_to_translators_and_back(self):
        pack, po = (os.path.join(self.folder, name) for name in ("t.sumi.json", "pt_BR.po"))
        texts = json.loads(json.dumps(MIXED))
        texts["items"][0].update(hints=["Look.", {"en": "Count.", "pt-BR": "Conte."}],
                                 prompt='How "many"?\nSay.')
        with open(pack, "w", encoding="utf-8") as file:
            json.dump(texts, file)
        self.assertEqual(json.loads(run("translate", pack, "--export", po, "--json").stdout),
                         {"language": "pt-BR", "texts": 12, "translated": 1, "outdated": 0})
        subprocess.run(["msgfmt", "--check-format", "-o", os.devnull, po], check=True)
        with open(po, encoding="utf-8") as file:
            text = file.read()
        for context, words in (("p.title", "Pê"), ("l.steps[0].text", "Veja."),
                               ("l.steps[2].task.options[1]", "Sim"), ("p.hints[0]", "Olhe.")):
            head, found, tail = text.partition(f'msgctxt "{context}"\n')
            self.assertTrue(found, context)
            text = head + found + tail.replace('msgstr ""', f'msgstr "{words}"', 1)
        text = text.replace('msgctxt "p.hints[0]"', '#, fuzzy\nmsgctxt "p.hints[0]"')
        # As a text editor writes it that marks UTF-8.
        with open(po, "w", encoding="utf-8-sig") as file:
            file.write(text)
        # What is not in the pack yet is not overwritten.
        self.assert_fails(run("translate", pack, "--export", po), 2, "pt_BR.po has translations")
        with open(po, encoding="utf-8-sig") as file:
            self.assertEqual(file.read(), text)
        self.assertEqual(json.loads(run("translate", pack, "--import", po, "--json").stdout),
                         {"language": "pt-BR", "texts": 12, "translated": 4, "outdated": 0})
        self.assertEqual(run("translate", pack, "--export", po).returncode, 0)
        # What the pack has counts also where another file brings nothing of it.
        empty = os.path.join(self.folder, "empty.po")
        open(empty, "w", encoding="utf-8").close()
        self.assertEqual(run("translate", pack, "--import", empty, "--language", "pt-BR").stdout,
                         "pt-BR: 4 of 12 texts are translated\n")
        with open(pack, encoding="utf-8") as file:
            items = json.load(file)["items"]
        self.assertEqual(items[0]["title"], {"en": "P", "pt-BR": "Pê"})
        self.assertEqual(items[0]["hints"], ["Look.", {"en": "Count.", "pt-BR": "Conte."}])
        self.assertEqual(items[1]["steps"][2]["task"]["options"],
                         ["No", {"en": "Yes", "pt-BR": "Sim"}])
        self.assertEqual(run("check", pack).returncode, 0)
        # A new pack is for others, too.
        other = os.path.join(self.folder, "other.sumi.json")
        self.assertEqual(run("translate", pack, "--import", po, "--output", other).returncode, 0)
        umask = os.umask(0)
        os.umask(umask)
        self.assertEqual(os.stat(other).st_mode & 0o777, 0o666 & ~umask)
        # The work of the translator is not, by whatever name.
        link = os.path.join(self.folder, "link.po")
        os.symlink(po, link)
        with open(po, encoding="utf-8") as file:
            before = file.read()
        for name in (po, link):
            self.assert_fails(run("translate", pack, "--import", po, "--output", name), 2,
                              f"^sumi-tool: translate: --output would replace {name}")
        with open(po, encoding="utf-8") as file:
            self.assertEqual(file.read(), before)

        # What was changed since is not taken, and is told.
        with open(pack, "w", encoding="utf-8") as file:
            json.dump({**texts, "items": [{**texts["items"][0], "title": "Q"}]}, file)
        self.assertEqual(run("translate", pack, "--import", po).returncode, 1)
        with open(pack, encoding="utf-8") as file:
            self.assertEqual(json.load(file)["items"][0]["title"], "Q")
        self.assert_fails(run("translate", pack, "--export", os.path.join(self.folder, "en.po")), 2,
                          '"en"')
        self.assert_fails(run("translate", pack, "--import", os.path.join(self.folder, "fr.po")), 2,
                          "fr.po")
        self.assert_fails(run("translate", pack), 2, "--export")
        self.assert_fails(run("translate", self.folder, "--export", po), 2, "[io]")
        self.assert_fails(run("translate", pack, "--import", po, "--output", self.folder), 2,
                          f"^sumi-tool: {self.folder}: Is a directory")

    def test_mistakes_of_packs_that_are_translated(self):
        """Each has its place in the file, or none where no file has the text."""
        po = os.path.join(self.folder, "de.po")
        self.assertEqual(run("translate", LEAFLET, "--export", po).returncode, 0)
        broken = self.copy_pack(lambda text: text.replace('"within": 2', '"within": 99', 1))
        checked = run("check", broken).stderr
        self.assertRegex(checked, ":[0-9]+:[0-9]+: error: items.0..task.within: ")
        self.assert_fails(run("translate", broken, "--import", po), 2, f"^{re.escape(checked)}$")
        with open(po, encoding="utf-8") as file:
            text = file.read()
        with open(po, "w", encoding="utf-8") as file:
            file.write(text.replace('msgctxt "p1.title"\nmsgid "The squeeze"\nmsgstr ""',
                                    'msgctxt "p1.title"\nmsgid "The squeeze"\n'
                                    f'msgstr "{"x" * 300}"'))
        copy = self.copy_pack(lambda text: text + "\n")
        self.assert_fails(run("translate", copy, "--import", po), 2,
                          f"^{copy}: error: items.0..title.de: must have at most 200 characters")
        with open(copy, encoding="utf-8") as file:
            self.assertNotIn("xxx", file.read())

    def test_translations_that_are_too_large(self):
        po = os.path.join(self.folder, "de.po")
        with open(po, "wb") as file:
            file.truncate((8 << 20) + 1)
        for option in "--export", "--import":
            self.assert_fails(run("translate", LEAFLET, option, po), 2,
                              f"^sumi-tool: {po}: the file is larger than 8 MiB\n$")

    def test_the_header_of_translations_has_fields_only(self):
        pack, po = (os.path.join(self.folder, name) for name in ("t.sumi.json", "de.po"))
        with open(pack, "w", encoding="utf-8") as file:
            json.dump({**MIXED, "title": "Corners\nLanguage: none"}, file)
        for _ in range(2):
            result = run("translate", pack, "--export", po)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            with open(po, encoding="utf-8") as file:
                head = file.read().split("\n\n")[0]
            self.assertEqual(head.count('\n"Language: '), 1)

    def test_a_draft_without_a_language_has_texts_all_the_same(self):
        draft, po = (os.path.join(self.folder, name) for name in ("t.json", "de.po"))
        with open(draft, "w", encoding="utf-8") as file:
            json.dump({"title": "One"}, file)
        self.assertEqual(run("translate", draft, "--export", po).returncode, 0)
        with open(po, encoding="utf-8") as file:
            text = file.read().replace('msgid "One"\nmsgstr ""', 'msgid "One"\nmsgstr "Eins"')
        with open(po, "w", encoding="utf-8") as file:
            file.write(text)
        self.assert_fails(run("translate", draft, "--export", po), 2,
                          f"\\Asumi-tool: translate: {po} has translations that the pack does not")

    def test_work_of_translators_stays_when_texts_are_exported_again(self):
        pack, po = (os.path.join(self.folder, name) for name in ("t.sumi.json", "de.po"))

        def write_pack(**changes):
            with open(pack, "w", encoding="utf-8") as file:
                json.dump({**MIXED, **changes}, file)

        def export():
            """The file as (its head, from context to message)."""
            self.assertEqual(run("translate", pack, "--export", po).returncode, 0)
            subprocess.run(["msgfmt", "--check-format", "-o", os.devnull, po], check=True)
            with open(po, encoding="utf-8") as file:
                head, *messages = file.read().split("\n\n")
            return head, {message.partition('msgctxt "')[2].partition('"')[0]: message
                          for message in messages}

        write_pack()
        export()
        with open(po, encoding="utf-8") as file:
            text = file.read().replace('"MIME', '"Last-Translator: Änne\\n"\n"MIME')
        for context, words, before in (("title", "Gemischt", ""),
                                       ("p.title", "Pe?", "# Ist das ein Name?\n#, fuzzy\n"),
                                       ("l.title", "El", "")):
            head, _, tail = text.partition(f'msgctxt "{context}"\n')
            text = (f'{head}{before}msgctxt "{context}"\n'
                    + tail.replace('msgstr ""', f'msgstr "{words}"', 1))
        with open(po, "w", encoding="utf-8") as file:
            file.write(text)
        self.assertEqual(run("translate", pack, "--import", po).returncode, 0)
        with open(pack, encoding="utf-8") as file:
            translated = json.load(file)

        # What is not finished, notes, and who wrote it.
        head, messages = export()
        self.assertIn("Last-Translator: Änne", head)
        self.assertIn("# Ist das ein Name?\n#, fuzzy\n", messages["p.title"])
        self.assertIn('msgstr "Pe?"', messages["p.title"])

        # What was translated before the text was changed asks to be translated again.
        write_pack(title={**translated["title"], "en": "Other"}, items=translated["items"])
        for _ in range(2):
            head, messages = export()
            self.assertIn('#, fuzzy\n#| msgid "Mixed"\n', messages["title"])
            self.assertIn('msgid "Other"\nmsgstr "Gemischt"', messages["title"])
            self.assertNotIn("fuzzy", messages["l.title"])
        # Where the pack has translated it anew itself, nobody is asked.
        write_pack(title={"en": "Another", "de": "Anders"}, items=translated["items"])
        self.assertEqual('msgctxt "title"\nmsgid "Another"\nmsgstr "Anders"',
                         export()[1]["title"])

        # Of an item that is gone, until it comes back.
        lesson = [item for item in translated["items"] if item["id"] == "l"]
        write_pack(title="Other", items=lesson)
        self.assertIn('#~ msgid "P"\n#~ msgstr "Pe?"', export()[1]["p.title"])
        write_pack(title="Other", items=translated["items"])
        self.assertIn('msgid "P"\nmsgstr "Pe?"', export()[1]["p.title"])

    def test_a_file_for_translators_is_never_half_written(self):
        pack, po, old, none = (os.path.join(self.folder, name)
                               for name in ("t.sumi.json", "de.po", "old", "none/de.po"))
        with open(pack, "w", encoding="utf-8") as file:
            json.dump(MIXED, file)
        self.assertEqual(run("translate", pack, "--export", po).returncode, 0)
        # Another name of the file, which stays what it was.
        os.link(po, old)
        with open(po, encoding="utf-8") as file:
            before = file.read()
        with open(pack, "w", encoding="utf-8") as file:
            json.dump({**MIXED, "title": "Other"}, file)
        self.assertEqual(run("translate", pack, "--export", po).returncode, 0)
        with open(old, encoding="utf-8") as file:
            self.assertEqual(file.read(), before)
        with open(po, encoding="utf-8") as file:
            self.assertEqual(file.read(), before.replace("Mixed", "Other"))
        self.assert_fails(run("translate", pack, "--export", none), 2,
                          f"^sumi-tool: {none}: No such file or directory")

    def test_nothing_is_taken_from_a_broken_translation(self):
        pack, po = (os.path.join(self.folder, name) for name in ("t.sumi.json", "de.po"))
        with open(pack, "w", encoding="utf-8") as file:
            json.dump(MIXED, file)
        self.assertEqual(run("translate", pack, "--export", po).returncode, 0)
        with open(pack, encoding="utf-8") as file:
            before = file.read()
        with open(po, encoding="utf-8") as file:
            text = file.read()
        head, _, tail = text.partition('msgctxt "p.title"\n')
        with open(po, "w", encoding="utf-8") as file:
            file.write(head + 'msgctxt "p.title"\n' + tail.replace('msgstr ""', 'msgstr "Pe"', 1)
                       + '\nmsgid "one"\nmsgid "two"\n\nmsgid "three\n')
        run_import = run("translate", pack, "--import", po)
        self.assert_fails(run_import, 2, "missing 'msgstr' section")
        self.assertIn("end-of-line within string", run_import.stderr)
        with open(pack, encoding="utf-8") as file:
            self.assertEqual(file.read(), before)

    def test_each_mistake_of_a_translation_has_its_place(self):
        pack, po = (os.path.join(self.folder, name) for name in ("t.sumi.json", "de.po"))
        with open(pack, "w", encoding="utf-8") as file:
            json.dump(MIXED, file)
        twice = 'msgid "a"\nmsgstr "b"\n'
        with open(po, "w", encoding="utf-8") as file:
            file.write('msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
                       + twice + "\n" + twice)
        self.assertEqual(run("translate", pack, "--import", po).stderr,
                         f"sumi-tool: {po}:7: duplicate message definition\n")

    def test_all_commands_take_json(self):
        summaries = run("--help").stdout
        self.assertIn("All commands take --json.", summaries)
        for command in re.findall(r"^  (\w+) ", summaries, re.MULTILINE):
            self.assertIn("--json", run(command, "--help").stdout, command)

    def test_help_and_unknown_commands(self):
        for arguments in (["--help"], ["check", "--help"], ["solve", "--help"], ["perft", "--help"],
                          ["exact", "--help"],
                          ["results", "--help"], ["show", "--help"], ["--version"]):
            result = run(*arguments)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            self.assertIn("sumi-tool", result.stdout)
        self.assert_fails(run(), 2, "command")
        self.assert_fails(run("guess"), 2, '"guess"')
        self.assert_fails(run("check", "--guess"), 2, "--guess")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
