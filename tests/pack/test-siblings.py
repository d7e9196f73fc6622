#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The puzzles that come with Sumi are all different: test-siblings.py PACK… --themes THEME-PACK…

No two are the same mirrored, turned or with the colours exchanged, none is asked or shown by a
lesson, and no two lessons ask the same of a position, but for the first two of every game. Only the
leaflet's puzzles are a pack and a lesson as well. There are enough that were mined, and each theme
has easy and hard ones."""

import json
import re
import sys
from pathlib import Path

MIN_PUZZLES = 2000
MIN_OF_THEME, MIN_THEMES = 60, 15
MIN_SPAN = 600
LEAFLET = "leaflet-corners"

START = ["........"] * 3 + ["...OX...", "...XO..."] + ["........"] * 3
DIRECTIONS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


def other(side):
    return "O" if side == "X" else "X"


def find_flips(board, side, x, y):
    """The squares that SIDE turns by a move on column X and row Y."""
    flips = []
    for dx, dy in DIRECTIONS:
        line, at = [], (x + dx, y + dy)
        while board.get(at) == other(side):
            line.append(at)
            at = (at[0] + dx, at[1] + dy)
        if board.get(at) == side:
            flips += line
    return flips


def can_move(board, side):
    return any(cell == "." and find_flips(board, side, *square) for square, cell in board.items())


def read_board(position):
    rows = position.get("board", START)
    board = {(x, y): rows[y][x].upper() for y in range(8) for x in range(8)}
    side = "O" if position.get("turn") == "white" else "X"
    return play(board, side, position.get("moves", ""))


def play(board, side, moves):
    """The board after MOVES, and whose turn it is then."""
    board = dict(board)
    for column, row in re.findall(r"([a-h])([1-8])", moves):
        x, y = "abcdefgh".index(column), int(row) - 1
        if not find_flips(board, side, x, y):
            side = other(side)  # after a pass
        for square in [*find_flips(board, side, x, y), (x, y)]:
            board[square] = side
        side = other(side)
    if not can_move(board, side):
        side = other(side)
    return board, side


def name(board, side):
    """The same for all siblings."""
    rows = ["".join(board[x, y] for x in range(8)) for y in range(8)]
    if side == "O":
        rows = [row.translate(str.maketrans("XO", "OX")) for row in rows]
    boards = []
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1])]
        boards += ["".join(rows), "".join(row[::-1] for row in rows)]
    return min(boards)


def name_puzzles(pack):
    for item in pack["items"]:
        if item["kind"] == "puzzle":
            yield item["id"], name(*read_board(item["position"]))


def name_steps(lesson):
    """Of each step: its name, what it asks, and the position, before and after what it plays."""
    for number, step in enumerate(lesson["steps"], start=1):
        if "position" in step or number == 1:
            place = read_board(step.get("position", {}))
        label = f"{lesson['id']}/{number}"
        moves = step.get("show", {}).get("moves")
        if moves:
            yield label, None, name(*place)
            place = play(*place, moves)
        yield label, step.get("task"), name(*place)


def check_lessons(lessons):
    """What lessons ask and show."""
    shown, asked = {}, {}
    begins = {name(*read_board({"moves": moves})) for moves in ("", "d3")}
    for lesson in lessons:
        for label, task, sibling in name_steps(lesson):
            shown[sibling] = label
            if task is None or sibling in begins:
                continue
            question = sibling, json.dumps(task, sort_keys=True)
            first = asked.setdefault(question, label)
            assert first.startswith(f"{lesson['id']}/"), f"{label} asks what {first} asked"
    assert asked
    return shown


def check_theme(path, items):
    assert all(item["tags"] == [Path(path).name.split(".")[0]] for item in items), path
    ratings = [item["rating"] for item in items]
    assert ratings == sorted(ratings), path
    assert ratings[-1] - ratings[0] >= MIN_SPAN, f"{path}: {ratings[0]} to {ratings[-1]}"


def main():
    split = sys.argv.index("--themes")
    packs = {path: json.loads(Path(path).read_text(encoding="utf-8"))
             for path in sys.argv[1:] if path != "--themes"}
    shown = check_lessons([item for pack in packs.values() for item in pack["items"]
                           if item["kind"] == "lesson"])
    seen = {}
    for path, pack in packs.items():
        for item, sibling in name_puzzles(pack):
            label = f"{pack['id']}/{item}"
            assert sibling not in seen, f"{label} is a sibling of {seen[sibling]}"
            assert pack["id"] == LEAFLET or sibling not in shown, (
                f"{label} is a sibling of {shown[sibling]}")
            seen[sibling] = label
    sizes = []
    for path in sys.argv[split + 1:]:
        check_theme(path, packs[path]["items"])
        sizes.append(len(packs[path]["items"]))
    assert sum(sizes) >= MIN_PUZZLES, sizes
    assert sum(size >= MIN_OF_THEME for size in sizes) >= MIN_THEMES, sizes


main()
