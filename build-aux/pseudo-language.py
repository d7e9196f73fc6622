#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes two languages that nobody speaks, to see what translations do to the pages:
pseudo-language.py FOLDER

en@long is English with words 40 % longer, he@mirrored English in Hebrew letters, right to left.
FOLDER is one for SUMI_LOCALE_DIR; LANGUAGE=en@long then chooses the first. A text that still is in
plain English on a page cannot be translated."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

PO = Path(__file__).resolve().parent.parent / "po"
DOMAINS = ((PO / "es.po", "", "sumi"), (PO / "packs" / "es.po", "packs", "sumi-packs"))

# What stays as it is: escapes, blanks, formats, markup, entities, squares.
KEPT = re.compile(r"\\.|\{[a-z]+\}|%[-+ #0']*[0-9]*(?:\.[0-9]+)?(?:[lzhO]*)[a-zA-Z%]|<[^>]+>"
                  r"|&[a-z]+;|\b[a-h][1-8]\b")
ACCENTED = str.maketrans("aeiouyAEIOUYcnsz", "áéíóúýÁÉÍÓÚÝçñšž")
HEBREW = dict(zip("abcdefghijklmnopqrstuvwxyz", "אבגדהוזחטיכלמנסעפצקרשתגדהו"))

HEADER = """msgid ""
msgstr ""
"Language: {language}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""


def lengthen(text):
    """Every word gets two letters more for each five."""
    return re.sub(r"[^\W\d_]+", lambda match: lengthen_word(match.group()), text)


def lengthen_word(word):
    result = ""
    for index, letter in enumerate(word, 1):
        result += letter.translate(ACCENTED)
        if index % 5 in (2, 4):
            result += letter.lower().translate(ACCENTED)
    return result


def mirror(text):
    return "".join(HEBREW.get(letter.lower(), letter) for letter in text)


LANGUAGES = {"en@long": lengthen, "he@mirrored": mirror}


def change(text, function):
    """TEXT, as a PO file has it, by FUNCTION but for what has to stay."""
    result, end = "", 0
    for match in KEPT.finditer(text):
        result += function(text[end:match.start()]) + match.group()
        end = match.end()
    return result + function(text[end:])


def read_entries(source):
    """The entries of a PO file: dictionaries from keyword to text, without their translations."""
    text = subprocess.run(["msgcat", "--no-wrap", "--no-location", source], check=True,
                          capture_output=True, text=True).stdout
    for block in text.split("\n\n")[1:]:
        entry, keyword = {}, None
        for line in block.split("\n"):
            match = re.match(r'(msgctxt|msgid_plural|msgid|msgstr\S*) "(.*)"$', line)
            if match:
                keyword = match.group(1)
                entry[keyword] = match.group(2)
            elif line.startswith('"'):
                entry[keyword] += line[1:-1]
        yield {keyword: value for keyword, value in entry.items()
               if not keyword.startswith("msgstr")}


def translate(entry, function):
    lines = [f'{keyword} "{text}"' for keyword, text in entry.items()]
    one = change(entry["msgid"], function)
    if "msgid_plural" in entry:
        lines.append(f'msgstr[0] "{one}"')
        lines.append(f'msgstr[1] "{change(entry["msgid_plural"], function)}"')
    else:
        lines.append(f'msgstr "{one}"')
    return "\n".join(lines) + "\n\n"


def make(folder):
    """Prints what it writes."""
    for source, part, domain in DOMAINS:
        entries = list(read_entries(source))
        for language, function in LANGUAGES.items():
            target = folder / part / language / "LC_MESSAGES" / f"{domain}.mo"
            target.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile("w", suffix=".po", encoding="utf-8") as po:
                po.write(HEADER.format(language=language.split("@", maxsplit=1)[0]))
                po.writelines(translate(entry, function) for entry in entries)
                po.flush()
                subprocess.run(["msgfmt", f"--output-file={target}", po.name], check=True)
            print(target)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
