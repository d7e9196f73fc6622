#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puzzles that were mined are all different: test-siblings.py PACK… --themes THEME-PACK…

No two are the same mirrored, turned or with the colours exchanged, and none is asked or shown by
the other packs. There are enough of them, and each theme has easy and hard ones."""

import json
import re
import sys
from pathlib import Path

MIN_PUZZLES = 2000
MIN_OF_THEME, MIN_THEMES = 60, 15
MIN_SPAN = 600


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


def replay(position):
    """The rows to which the moves of POSITION lead, and whose turn it is then."""
    rows = position.get("board", START)
    board = {(x, y): rows[y][x].upper() for y in range(8) for x in range(8)}
    side = "O" if position.get("turn") == "white" else "X"
    for column, row in re.findall(r"([a-h])([1-8])", position.get("moves", "")):
        x, y = "abcdefgh".index(column), int(row) - 1
        if not find_flips(board, side, x, y):
            side = other(side)  # after a pass
        for square in [*find_flips(board, side, x, y), (x, y)]:
            board[square] = side
        side = other(side)
    if not can_move(board, side):
        side = other(side)
    return ["".join(board[x, y] for x in range(8)) for y in range(8)], side


def name(position):
    """The same for all siblings."""
    rows, side = replay(position)
    if side == "O":
        rows = [row.translate(str.maketrans("XO", "OX")) for row in rows]
    boards = []
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1])]
        boards += ["".join(rows), "".join(row[::-1] for row in rows)]
    return min(boards)


def list_names(items):
    for item in items:
        for part in [item, *item.get("steps", [])]:
            if "position" in part:
                yield name(part["position"])


def main():
    split = sys.argv.index("--themes")
    packs, themes = sys.argv[1:split], sys.argv[split + 1:]
    seen, n_full, n_all = set(), 0, 0
    for path in packs:
        seen |= set(list_names(json.loads(Path(path).read_text(encoding="utf-8"))["items"]))
    assert seen
    for path in themes:
        items = json.loads(Path(path).read_text(encoding="utf-8"))["items"]
        for item in items:
            sibling = name(item["position"])
            assert sibling not in seen, f"{path}: {item['id']} is a sibling of another puzzle"
            seen.add(sibling)
            assert item["tags"] == [Path(path).name.split(".")[0]], f"{path}: {item['id']}"
        ratings = [item["rating"] for item in items]
        assert ratings == sorted(ratings), path
        assert ratings[-1] - ratings[0] >= MIN_SPAN, f"{path}: {ratings[0]} to {ratings[-1]}"
        n_full += len(items) >= MIN_OF_THEME
        n_all += len(items)
    assert n_all >= MIN_PUZZLES and n_full >= MIN_THEMES, (n_all, n_full)


main()
