#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reviews games by sumi-tool: test-review.py TOOL"""

import json
import os
import struct
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = sys.argv[1]

# Twelve empties, of a random game, with the side to move, its score and all its best moves.
BOARD = "OXXX....OOXXOO.X.XOOOOOOXOOOXXOOXOOOXX.OXOOOXX...O.OOOOO.OOOOOOX"
SCORE, BEST = 2, ("a3", "e1")
MOVES = "f5d6c3d3c4f4"
MOVE_KEYS = {"move", "side", "played", "best", "exact", "value", "best_value", "line", "best_line",
             "mistake", "turning_point", "grade", "reason"}
REASON_KEYS = {"kind", "words", "count", "played", "better", "own", "own_better"}
GRADES = ("sound", "inaccurate", "bad")


def run(*arguments):
    return subprocess.run([TOOL, *arguments], capture_output=True, text=True, timeout=100,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})


def review(*arguments):
    result = run("review", "--json", *arguments)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def make_ggf(board, moves, first="B"):
    rows = " ".join(board[i:i + 8] for i in range(0, 64, 8)).replace("X", "*").replace(".", "-")
    played = "".join(f"{'BW'[(i + 'BW'.index(first)) % 2]}[{move}]"
                     for i, move in enumerate(moves))
    disc = "*" if first == "B" else "O"
    return f"(;GM[Othello]PB[Ada]PW[Grace]TY[8]BO[8 {rows} {disc}]{played};)\n"


def make_wthor(*games):
    """A file of WTHOR: a header of 16 bytes, then 68 bytes a game."""
    header = struct.pack("<4BIHHBBBx", 20, 26, 11, 21, len(games), 0, 2026, 8, 0, 0)
    body = b""
    for moves in games:
        squares = bytes(10 * int(moves[i + 1]) + "abcdefgh".index(moves[i]) + 1
                        for i in range(0, len(moves), 2))
        body += struct.pack("<HHHBB", 0, 0, 0, 32, 32) + squares.ljust(60, b"\0")
    return header + body


class ReviewTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def test_shape(self):
        found = review(MOVES, "--depth", "2")
        self.assertEqual(set(found), {"opening", "moves", "black", "white", "topic",
                                      "worth_learning"})
        self.assertEqual(found["opening"], {"name": "Tiger", "moves": 5})
        self.assertEqual([move["move"] for move in found["moves"]], [1, 2, 3, 4, 5, 6])
        for i, move in enumerate(found["moves"]):
            self.assertEqual(set(move), MOVE_KEYS)
            self.assertEqual(move["side"], ("black", "white")[i % 2])
            self.assertEqual(move["played"], MOVES[2 * i:2 * i + 2])
            self.assertTrue(move["line"].startswith(move["played"]))
            self.assertTrue(move["best_line"].startswith(move["best"]))
            self.assertGreaterEqual(move["best_value"], move["value"])
            self.assertFalse(move["exact"])
        for side in "black", "white":
            self.assertEqual(set(found[side]),
                             {"choices", "best", "exact", "lost", "phase", *GRADES})
            moves = [move for move in found["moves"] if move["side"] == side]
            for grade in GRADES:
                self.assertEqual(found[side][grade],
                                 sum(move["grade"] == grade for move in moves))
            self.assertEqual(found[side]["choices"], len(moves))
            self.assertEqual(found[side]["best"],
                             sum(move["best"] == move["played"] for move in moves))

    def test_opening(self):
        """It has a name however it is turned, and after further moves."""
        self.assertEqual(review("c4e3f5e6f6", "--depth", "1")["opening"],
                         {"name": "Tiger", "moves": 5})
        self.assertIsNone(review("f5", "--depth", "1")["opening"])
        for words in [], ["--words"]:
            self.assertEqual(run("review", "f5d6", "--depth", "1", *words).stdout.split("\n")[0],
                             "Opening: Perpendicular")

    def score_moves(self):
        """What the exact search says of each move."""
        result = run("solve", "--json", "--board", BOARD, "--turn", "X", "--task",
                     '{"type": "best", "measure": "score"}')
        self.assertEqual(result.returncode, 0, result.stderr)
        moves = json.loads(result.stdout)["items"][0]["moves"]
        return {move: answer["value"] for move, answer in moves.items()}

    def test_mistake_of_an_endgame(self):
        scores = self.score_moves()
        self.assertGreater(len(scores), len(BEST))
        for played, score in scores.items():
            found = review(make_ggf(BOARD, [played]))["moves"][0]
            self.assertTrue(found["exact"])
            self.assertEqual((found["value"], found["best_value"]), (score, SCORE))
            self.assertIn(found["best"], BEST)
            self.assertEqual(found["mistake"], played not in BEST)
            self.assertEqual(found["turning_point"], score <= 0)
            self.assertEqual(found["reason"] is not None, found["mistake"])
            self.assertEqual(found["grade"], GRADES[(score < SCORE) + (score <= SCORE - 4)])
            if found["mistake"]:
                self.check_reason(found, played)

    def check_reason(self, found, played):
        """It is what the words say of the move."""
        reason = found["reason"]
        self.assertEqual(set(reason) - {"square", "end"}, REASON_KEYS)
        self.assertRegex(reason["words"], r"\.$")
        said = run("review", "--words", make_ggf(BOARD, [played])).stdout
        self.assertIn(reason["words"], said)

    def test_text(self):
        wrong = review(make_ggf(BOARD, ["h6"]))["moves"][0]
        result = run("review", make_ggf(BOARD, ["h6"]))
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn(f"better: {wrong['best_line']}\n", result.stdout)
        self.assertRegex(result.stdout, r"(?m)^  1  Black  h6 .*\+2")
        self.assertRegex(result.stdout, r"(?m)^Black: sound moves: 0; inaccurate: 0; "
                         r"bad: 1 \(lost 6 discs\)")

    def test_words(self):
        """What the page says: the move, what was better and why, then both sides as a whole."""
        result = run("review", "--words", make_ggf(BOARD, ["h6"]))
        self.assertEqual(result.returncode, 0, result.stderr)
        lines = result.stdout.splitlines()
        self.assertEqual(lines[0], "Move 1: Black played h6.")
        self.assertRegex(lines[1], r"^  \w\d was better by 6 discs: this is proved\. A turning "
                                   r"point: it turned a win into a loss\. \w.*\.$")
        self.assertIn("White had no choices to make.", lines)
        self.assertIn("Black lost most in the endgame: 6 discs.", lines)
        self.assertIn("The lesson on gaining a move is about what cost most.", lines)
        # A player two levels stronger than this one would find it.
        self.assertEqual(lines[-2:], ["Worth learning from:", "  Move 1: Black played h6."])

    def test_words_as_json(self):
        """What the page says of the game as a whole is there for programs, too."""
        found = review(make_ggf(BOARD, ["h6"]))
        said = run("review", "--words", make_ggf(BOARD, ["h6"])).stdout
        self.assertTrue(found["black"]["exact"])
        self.assertEqual(found["black"]["phase"],
                         {"kind": "endgame", "lost": 6,
                          "words": "Black lost most in the endgame: 6 discs."})
        self.assertIsNone(found["white"]["phase"])
        self.assertEqual({**found["topic"], "words": ""},
                         {"pack": "lessons-3-mobility", "lesson": "gaining-a-move", "words": ""})
        self.assertIn(f"\n{found['topic']['words']}\n", said)
        self.assertEqual(found["worth_learning"], [1])
        sound = review(make_ggf(BOARD, [BEST[0]]))
        self.assertIsNone(sound["black"]["phase"])
        self.assertIsNone(sound["topic"])
        self.assertEqual(sound["worth_learning"], [])
        self.assertFalse(review(MOVES, "--depth", "2")["black"]["exact"])

    def test_formats(self):
        fast = ("--depth", "1")
        games = (MOVES, MOVES[:8])
        ggf = "".join(make_ggf("...........................OX......XO...........................",
                               [game[i:i + 2] for i in range(0, len(game), 2)]) for game in games)
        paths = (self.write("games.wtb", make_wthor(*games)), self.write("games.ggf", ggf))
        for path in paths:
            for number, game in enumerate(games, start=1):
                self.assertEqual(review(path, "--game", str(number), *fast), review(game, *fast))
            result = run("review", path, "--game", "3")
            self.assertEqual(result.returncode, 2)
            self.assertIn("there are 2 games, so there is no game 3", result.stderr)

    def test_scoring(self):
        """After nine moves White has no disc left: 13 to 0."""
        wiped_out = "e6f4e3f6g5d6e7f5c5"
        values = [review(game, "--depth", "1")["moves"][-1]["value"]
                  for game in (wiped_out, self.write("games.wtb", make_wthor(wiped_out)))]
        self.assertEqual(values, [13, 64])

    def test_numbers(self):
        """A pass is no move: the ninth is White's."""
        moves = review("d3c3f5d2d1e1b3c1--b4", "--depth", "1")["moves"]
        self.assertEqual([move["move"] for move in moves if move["side"] == "white"],
                         [2, 4, 6, 8, 9])

    def test_errors(self):
        table = (
            ("f5d6f5", "game:1:5: f5 is not a legal move"),
            ("f5d6zz", "game:1:5: "),
            ("hello", "game:1:1: "),
            (make_ggf(BOARD, ["h6", "h6"]).strip(), "game:1:"),
        )
        for text, message in table:
            for arguments, place in (((text,), "game"), ((self.write("bad.txt", text),), "file")):
                result = run("review", *arguments)
                self.assertEqual(result.returncode, 2)
                self.assertEqual(result.stdout, "")
                expected = message if place == "game" else message.replace("game", arguments[0], 1)
                self.assertTrue(result.stderr.startswith(f"sumi-tool: {expected}"), result.stderr)
        cut = self.write("cut.wtb", make_wthor(MOVES)[:-1])
        self.assertIn(f"{cut}: the file is not as long as its header says",
                      run("review", cut).stderr)
        illegal = self.write("illegal.wtb", make_wthor("f5f5"))
        self.assertIn(f"{illegal}: game 1, byte 25: f5 is not a legal move",
                      run("review", illegal).stderr)
        several = self.write("several.txt", "f5d6c3\nf5f5\nc4\n")
        result = run("review", several, "--depth", "1", "--game", "2")
        self.assertEqual(result.returncode, 0)
        self.assertEqual(result.stderr, f"sumi-tool: 1 game was left out. {several}:2:3: f5 is "
                                        "not a legal move\n")
        for missing in "game.ggf", "no-folder/game":
            self.assertIn(f"{missing}: No such file or directory", run("review", missing).stderr)
        for arguments in ((), ("",), ("a", "b"), (MOVES, "--depth", "0"), (MOVES, "--exact", "31")):
            self.assertEqual(run("review", *arguments).returncode, 2)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]], verbosity=2)
