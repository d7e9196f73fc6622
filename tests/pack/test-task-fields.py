#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON Schema of packs says of a task's fields what the program's table of them says.

    test-task-fields.py LIST-TASK-FIELDS SCHEMA

For every type of task, and for every set and quantity, the two must have the same fields in the
same order, with the same values, ranges and sentences, and require the same.
"""
import json
import subprocess
import sys

import jsonschema

CORNERS = ["a1", "h1", "a8", "h8"]


class Schema:
    def __init__(self, root):
        self.root = root

    def resolve(self, schema):
        """SCHEMA with what it refers to merged in; what stands nearer wins."""
        if schema is True:
            return {}
        merged = {}
        parts = [schema["$ref"]] if "$ref" in schema else []
        parts += [part["$ref"] for part in schema.get("allOf", []) if set(part) == {"$ref"}]
        for part in parts:
            merged |= self.resolve(self.root["definitions"][part.removeprefix("#/definitions/")])
        return merged | {key: value for key, value in schema.items() if key != "$ref"}

    def find_fields(self, schema, task, found, required):
        """Adds to FOUND and REQUIRED what SCHEMA, with its conditions, says of TASK."""
        schema = self.resolve(schema)
        for name, field in schema.get("properties", {}).items():
            found[name] = found.get(name, {}) | self.resolve(field)
        required |= set(schema.get("required", []))
        for part in schema.get("allOf", []):
            if "if" not in part:
                continue
            condition = part["if"] | {"definitions": self.root["definitions"]}
            if jsonschema.Draft7Validator(condition).is_valid(task):
                self.find_fields(part["then"], task, found, required)


def compare(where, what, ours, schema):
    if ours != schema:
        yield f"{where}: {what}: the table has {ours!r}, the schema {schema!r}"


def get_object(field):
    """The form of FIELD that is an object, beside a word that may stand for it."""
    return next((part for part in field.get("anyOf", []) if part.get("type") == "object"), field)


def compare_value(where, ours, field, schema):
    kind = ours["value"]
    if ours["description"]:
        yield from compare(where, "description", ours["description"], field.get("description"))
    if kind == "name":
        yield from compare(where, "names", ours["names"], field.get("enum"))
    elif kind == "number":
        yield from compare(where, "type", "integer", field.get("type"))
        yield from compare(where, "range", [ours["min"], ours["max"]],
                           [field.get("minimum"), field.get("maximum")])
    elif kind == "texts":
        yield from compare(where, "range", [ours["min"], ours["max"]],
                           [field.get("minItems"), field.get("maxItems")])
    elif kind == "color":
        yield from compare(where, "colors", ["black", "white"], field.get("enum"))
    elif kind == "move":
        yield from compare(where, "pattern", "^[a-h][1-8]$", field.get("pattern"))
    elif kind == "corners":
        found = [part.get("const", part.get("items", {}).get("enum"))
                 for part in field.get("anyOf", [])]
        yield from compare(where, "corners", ["any", CORNERS], found)
    elif kind == "true":
        yield from compare(where, "values", [True], field.get("enum"))
    else:
        yield from compare_choices(where, ours, field, schema)


def compare_choices(where, ours, field, schema):
    words = [part["const"] for part in field.get("anyOf", []) if "const" in part]
    yield from compare(where, "words", ours.get("names", []), words)
    choices = get_object(field)
    yield from compare(where, "choices", list(ours["choices"]), list(choices["properties"]))
    yield from compare(where, "how many", [1, 1],
                       [choices.get("minProperties"), choices.get("maxProperties")])
    for name, choice in ours["choices"].items():
        yield from compare_value(f"{where}.{name}", choice,
                                 schema.resolve(choices["properties"].get(name, {})), schema)


def find_differences(tasks, schema):
    for entry in tasks:
        found, required = {}, set()
        schema.find_fields({"$ref": "#/definitions/task"}, entry["task"], found, required)
        where = " ".join(entry["task"].values())
        fields = entry["fields"]
        yield from compare(where, "fields", list(fields), list(found))
        yield from compare(where, "required", sorted(k for k, v in fields.items() if v["required"]),
                           sorted(required))
        for name, ours in fields.items():
            if not ours["label"]:
                yield f"{where}.{name}: has no name for people"
            yield from compare_value(f"{where}.{name}", ours, found.get(name, {}), schema)


def main():
    program, schema_path = sys.argv[1:]
    tasks = json.loads(subprocess.run([program], check=True, capture_output=True).stdout)
    with open(schema_path, encoding="utf-8") as file:
        schema = Schema(json.load(file))
    differences = list(find_differences(tasks, schema))
    print("\n".join(differences), file=sys.stderr)
    if len(tasks) != 29:  # 9 types, 12 sets, 8 quantities
        print(f"there are {len(tasks)} tasks", file=sys.stderr)
        return 1
    return 1 if differences else 0


sys.exit(main())
