#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of the guide say what the lessons and the packs of themes are:
test-curriculum.py [--write] GUIDE GLOSSARY PACK… --themes THEME-PACK… --practice PACK…

The facts name steps that there are, one of which says what the fact says and one of which is an
exercise. The numbers are those of the packs; --write puts
them into the guide. Only where the counterexample of a lesson is, its author says, in the table: it
is a step with an exercise. First of all squares get names, and the first lessons are easy to
read. Each chapter has puzzles enough for two tests of it. The glossary, a C file, has every word
that a lesson introduces."""

import json
import re
import sys
from pathlib import Path

LESSONS = "## The lessons in numbers"
FACTS = "## What the built-in lessons teach"
THEMES = "## Puzzles from the mine"
BEYOND = "Beyond the leaflets"

# What a child of nine reads without help.
FIRST_STEPS = "lessons-1-first-steps"
MAX_WORDS = 24

# How a lesson introduces a word, which is looked for among those that follow.
INTRODUCTION = re.compile(r"\b(?:called|call that|call this) ([^.:;]+)", re.IGNORECASE)

# What a named step says of each fact, apart from squares: the words without which it is not taught.
FACT_WORDS = {
    "board, start, who moves first": "Black makes the first move",
    "White moves first": "White moves first",
    "outflanking and turning": "outflanked disc is turned over",
    "passing, and having to play": "must play",
    "several discs and directions at once": "several lines at once",
    "no disc and no empty square is skipped": "empty square breaks a line",
    "no chain reaction": "Only lines that begin at the disc just played",
    "all outflanked discs turn": "must be turned",
    "a wrongly turned disc may be put right": "put it right before you hand over the turn",
    "a disc never moves": "never moves to another square",
    "32 discs each, and the hand-over": "32 discs of its own",
    "discs in common": "one heap for both sides",
    "the end of the game": "neither side has a legal move",
    "who wins, and by what margin": "The difference is the margin",
    "squares and notation": "column c and in row 6",
    "the sample game": "White chooses c3",
    "corners and stable discs": "called a stable disc",
    "discs next to an empty corner": "called X-squares",
    "a corner that is made unavoidable": "you can make sure of it",
    "leaving a single bad reply": "leave White nothing else",
    "the five puzzles": "The fifth puzzle",
    "control: few moves for the other side": "called control",
    "giving a corner up on purpose": "give a corner up on purpose",
    "the fewest replies": "is its mobility",
    "few discs early, and what frontier discs cost": "do not collect discs early",
    "quiet moves": "called a quiet move",
    "series of games, or to a number of points": "count points",
    "who begins the next game": "Who begins is agreed before a match",
    "handicaps of one to four corners": "A handicap makes it even",
}
WORDS_OF_LEAFLETS = "words of other leaflets"

# Two tests of a chapter.
MIN_TESTED = 24

# A step in which a rule of thumb fails, or which looks like what is taught, and is not.
NO_COUNTEREXAMPLE = "–"


def read(path):
    return json.loads(Path(path).read_text(encoding="utf-8"))


def list_lessons(packs):
    return [item for pack in packs for item in pack["items"] if item["kind"] == "lesson"]


def number_steps(lesson, is_one):
    return [number for number, step in enumerate(lesson["steps"], start=1) if is_one(step)]


def is_exercise(step):
    return "task" in step


def is_demonstration(step):
    return "moves" in step.get("show", {})


def is_play(step):
    return is_exercise(step) and step["task"]["type"] == "play"


def say(numbers):
    return ", ".join(map(str, numbers)) or "–"


def cut_table(text, heading):
    """What is before the first table below HEADING, its two lines of head, its rows, and the
    rest."""
    start = re.search(r"^\|", text[text.index(heading):], re.MULTILINE).start()
    start += text.index(heading)
    end = re.compile(r"\n(?!\|)").search(text, start).start()
    rows = text[start:end].split("\n")
    return text[:start], rows[:2], rows[2:], text[end:]


def tabulate_lessons(text, packs):
    before, head, rows, after = cut_table(text, LESSONS)
    counterexamples = {}
    for row in rows:
        name, *_, counterexample, _play = [cell.strip() for cell in row.strip("|").split("|")]
        counterexamples[name.strip("`")] = counterexample
    rows = [
        f"| `{lesson['id']}` | {lesson.get('difficulty', '–')} | {', '.join(lesson['tags'])} "
        f"| {len(lesson['steps'])} | {len(number_steps(lesson, is_exercise))} "
        f"| {say(number_steps(lesson, is_demonstration))} "
        f"| {counterexamples.get(lesson['id'], NO_COUNTEREXAMPLE)} "
        f"| {say(number_steps(lesson, is_play))} |"
        for lesson in list_lessons(packs)
    ]
    return before + "\n".join(head + rows) + after, counterexamples


def tabulate_themes(text, themes):
    before, head, rows, after = cut_table(text, THEMES)
    packs = {pack["id"].removeprefix("theme-"): pack["items"] for pack in themes}
    new, n_all = [], 0
    for row in rows[:-1]:
        label = row.strip("|").split("|")[0].strip()
        items = packs.pop(re.match(r"`([a-z0-9-]+)`", label)[1])
        ratings = [item["rating"] for item in items]
        new.append(f"| {label} | {len(items)} | {min(ratings)} to {max(ratings)} |")
        n_all += len(items)
    assert not packs, f"the guide leaves out {packs.keys()}"
    new.append(f"| all | {n_all:,} | |")
    return before + "\n".join(head + new) + after


def list_places(text, lessons):
    """The steps that TEXT names, as in `unavoidable`: 1-7, 17."""
    for lesson, numbers in re.findall(r"`([a-z-]+)`: ([0-9][0-9, -]*)", text):
        assert lesson in lessons, f"there is no lesson {lesson}"
        for first, last in re.findall(r"(\d+)(?:-(\d+))?", numbers):
            assert int(last or first) <= len(lessons[lesson]["steps"]), (lesson, numbers)
            yield from lessons[lesson]["steps"][int(first) - 1:int(last or first)]


def check_fact(fact, steps):
    """It is taught in so many words, and exercised."""
    assert any(map(is_exercise, steps)), f"{fact}: no exercise"
    words = re.compile(FACT_WORDS[fact])
    assert any(words.search(step["text"]) for step in steps), f"{fact}: no step says so"


def check_facts(text, lessons):
    facts = text[text.index(FACTS):text.index(THEMES)]
    rows = dict(re.findall(r"^\| ([^|`]+) \| (.*) \|$", facts[:facts.index(BEYOND)], re.MULTILINE))
    rows.pop("fact")
    for fact, places in rows.items():
        if not fact.startswith(WORDS_OF_LEAFLETS):
            check_fact(fact, list(list_places(places, lessons)))
    assert len(rows) == len(FACT_WORDS) + 1, rows.keys() ^ FACT_WORDS.keys()
    list(list_places(facts[facts.index(BEYOND):facts.index(LESSONS)], lessons))
    for lesson in lessons:
        assert f"`{lesson}`" in facts, f"the guide does not say what {lesson} teaches"


def check_counterexamples(counterexamples, lessons):
    for lesson, number in counterexamples.items():
        assert number != NO_COUNTEREXAMPLE, f"the guide names no counterexample of {lesson}"
        steps = lessons[lesson]["steps"]
        assert is_exercise(steps[int(number) - 1]), f"{lesson}/{number} asks nothing"


def check_order(lessons):
    names = list(lessons)
    assert names[0] == "notation", "squares are named before their names are taught"
    assert names[9] == "handicap", "novices need handicaps as soon as they know corners"


def check_glossary(glossary, lessons):
    forms = [form for forms in re.findall(r'"forms of a term", "([^"]+)"', glossary)
             for form in forms.split("|")]
    known = re.compile(rf"\b(?:{'|'.join(map(re.escape, forms))})\b", re.IGNORECASE)
    n = 0
    for lesson in lessons.values():
        for step in lesson["steps"]:
            for words in INTRODUCTION.findall(" ".join(list_sentences(step))):
                assert known.search(words), f"{lesson['id']}: the glossary does not have “{words}”"
                n += 1
    assert n > 10, n


def check_tests(packs, puzzles):
    for pack in packs:
        tags = {tag for lesson in list_lessons([pack]) for tag in lesson["tags"]}
        n = sum(bool(tags & set(item.get("tags", []))) for item in puzzles)
        assert not tags or n >= MIN_TESTED, f"{pack['id']} is tested by {n} puzzles"


def list_sentences(step):
    explain = step.get("explain", {})
    texts = [step["text"], *step.get("hints", []), explain.get("solution", ""),
             *explain.get("wrong", {}).values()]
    return [sentence for text in texts for sentence in re.split(r"(?<=[.?!:]) ", text)]


def check_first_steps(pack):
    for lesson in pack["items"]:
        for number, step in enumerate(lesson["steps"], start=1):
            for sentence in list_sentences(step):
                n_words = len(sentence.split())
                assert n_words <= MAX_WORDS, f"{lesson['id']}/{number}: {n_words}: {sentence}"


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--write"]
    split, end = arguments.index("--themes"), arguments.index("--practice")
    guide, glossary = map(Path, arguments[:2])
    packs = [read(path) for path in sorted(arguments[2:split], key=lambda path: Path(path).name)]
    themes = [read(path) for path in arguments[split + 1:end]]
    practice = [read(path) for path in arguments[end + 1:]]
    lessons = {lesson["id"]: lesson for lesson in list_lessons(packs)}

    text = guide.read_text(encoding="utf-8")
    right, counterexamples = tabulate_lessons(text, packs)
    right = tabulate_themes(right, themes)
    if "--write" in sys.argv:
        guide.write_text(right, encoding="utf-8")
    else:
        assert text == right, "the tables of the guide are old: run this with --write"
    check_counterexamples(counterexamples, lessons)
    check_facts(text, lessons)
    check_order(lessons)
    check_glossary(glossary.read_text(encoding="utf-8"), lessons)
    check_tests(packs, [item for pack in themes + practice for item in pack["items"]])
    check_first_steps(next(pack for pack in packs if pack["id"] == FIRST_STEPS))


main()
