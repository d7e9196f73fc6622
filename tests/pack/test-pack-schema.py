#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the JSON Schema of packs against the same corpus as the reader: it must accept every file
that the reader accepts, and refuse every one that the reader refuses, but for what no schema can
know.

    test-pack-schema.py SCHEMA FIXTURES PACK...
"""
import json
import pathlib
import sys

import jsonschema

# What a schema cannot see, and the fixtures that show it.
BEYOND_A_SCHEMA = {
    "a key that stands twice": [
        "n_duplicate", "n_duplicate_escaped", "n_duplicate_object"],
    "escapes that stand for no character": [
        "n_encoding_lone_high", "n_encoding_lone_low", "n_encoding_swapped"],
    "the same id in two items": ["n_id_twice", "n_id_lesson"],
    "the language of the pack in a text": ["n_language_own"],
    "moves that are not legal": [
        "n_moves_illegal", "n_moves_pass", "n_moves_line", "n_moves_after_end", "n_moves_record",
        "n_moves_show", "n_moves_show_then_task", "n_moves_step"],
    "squares that are not legal moves": [
        "n_square_illegal_solution", "n_square_illegal_reply_key", "n_square_move_flips",
        "n_square_move_illegal", "n_square_step_wrong", "n_square_anchors_no_move",
        "n_square_anchors_side"],
    "how many options there are": ["n_range_answer"],
    "options that read alike in one language": ["n_value_options_alike_in_one"],
    "signs of direction that are not closed on their line": [
        "n_value_direction", "n_value_isolate"],
    "positions without a move": [
        "n_position_over", "n_position_empty", "n_position_pass", "n_position_pass_board",
        "n_position_step"],
}


def refuse_constant(name):
    raise ValueError(f"{name} is not JSON")


def accepts(validator, path):
    try:
        text = path.read_bytes().decode("utf-8-sig")
        pack = json.loads(text, parse_constant=refuse_constant)
    except (ValueError, RecursionError):
        return False
    return validator.is_valid(pack)


def find_failures(validator, fixtures):
    """Yields a sentence for each fixture that the schema judges wrongly."""
    beyond = {name for names in BEYOND_A_SCHEMA.values() for name in names}
    names = set()
    for path in sorted(fixtures.glob("*.sumi.json")):
        name = path.name.removesuffix(".sumi.json")
        names.add(name)
        is_readable = name.startswith(("y_", "n_check_"))
        is_accepted = accepts(validator, path)
        if is_readable and not is_accepted:
            yield f"{name} is refused"
        elif not is_readable and name not in beyond and is_accepted:
            yield f"{name} is accepted"
        elif name in beyond and not is_accepted:
            yield f"{name} is refused, so a schema can see it: take it off the list"
    for name in sorted(beyond - names):
        yield f"{name} is on the list, but there is no such fixture"
    if len(names) < 100:
        yield f"there are only {len(names)} fixtures"


def main():
    schema_path, fixtures, *packs = map(pathlib.Path, sys.argv[1:])
    schema = json.loads(schema_path.read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    failures = list(find_failures(validator, fixtures))
    for pack in packs:
        if not accepts(validator, pack):
            failures.append(f"{pack} is refused")
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures or not packs else 0


if __name__ == "__main__":
    sys.exit(main())
