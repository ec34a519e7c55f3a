"""Find the kinds of events that source code names: those that it logs, and those that it announces to cards."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

Place = tuple[str, bool]
"""The name of a function, and whether it is called on an object."""

Call = tuple[ast.Call, str, dict[str, ast.expr]]
"""A call, its class, and the variables of comprehensions around it."""

LOGGERS: dict[Place, int] = {("tell", True): 0, ("tell_move", True): 0, ("send", True): 2}
"""The functions that write to the log, with the index of the argument that is the kind."""
ANNOUNCERS: dict[Place, int] = {
    ("Occur", False): 0, ("PendingEvent", False): 0, ("Replacement", False): 0, ("occur_to_all", False): 1,
}  # fmt: skip
"""The functions that make an event that cards answer or replace."""
NOTE_LENGTH = 8
"""The length of a log entry (`Note`). Frequent entries are written as tuples."""


@dataclass
class Source:
    """The parsed code of some folders."""

    trees: list[ast.Module]
    constants: dict[str, str] = field(default_factory=dict)
    """Strings of module constants, by name."""
    attributes: dict[str, dict[str, str]] = field(default_factory=dict)
    """Strings of class attributes, by class and name."""
    bases: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    def read(cls, *folders: Path) -> Source:
        paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
        source = cls([_parsed(path) for path in paths])
        for tree in source.trees:
            source.constants.update(_strings(tree))
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    source.attributes[node.name] = _strings(node)
                    source.bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
        return source

    def kinds(self, functions: dict[Place, int], within: Source | None = None) -> set[str]:
        """The kinds that these functions get, also through functions that pass a parameter on. A kind that is put
        together is a pattern, such as `gain-*`. `within`: look only at calls in this part of the code."""
        functions = self._with_callers(functions)
        found: set[str] = set()
        for tree in (within or self).trees:
            for node, owner, loops in _calls(tree):
                argument = _argument(node, functions)
                if argument is not None:
                    found |= self._values(argument, owner, loops)
        return found

    def notes(self) -> set[str]:
        """The kinds of log entries that are written as tuples."""
        tuples = [node for tree in self.trees for node in ast.walk(tree) if isinstance(node, ast.Tuple)]
        firsts = [node.elts[0] for node in tuples if len(node.elts) == NOTE_LENGTH]
        return {str(first.value) for first in firsts if isinstance(first, ast.Constant)}

    def _with_callers(self, functions: dict[Place, int]) -> dict[Place, int]:
        known = dict(functions)
        definitions = [node for tree in self.trees for node in tree.body if isinstance(node, ast.FunctionDef)]
        called = [(each, [node for node in ast.walk(each) if isinstance(node, ast.Call)]) for each in definitions]
        grows = True
        while grows:
            grows = False
            for definition, calls in called:
                names = [each.arg for each in definition.args.args]
                for node in calls:
                    argument = _argument(node, known)
                    place = (definition.name, False)
                    if isinstance(argument, ast.Name) and argument.id in names and place not in known:
                        known[place] = names.index(argument.id)
                        grows = True
        return known

    def _values(self, node: ast.expr, owner: str, loops: dict[str, ast.expr]) -> set[str]:
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp(body=one, orelse=other):
                return self._values(one, owner, loops) | self._values(other, owner, loops)
            case ast.BinOp(left=left, right=right):
                starts, ends = self._values(left, owner, loops) or {"*"}, self._values(right, owner, loops) or {"*"}
                return {start + end for start in starts for end in ends}
            case ast.Name(id=name) if name in loops:
                return self._values(loops[name], owner, {})
            case ast.Name(id=name):
                return {self.constants[name]} if name in self.constants else set()
            case ast.Tuple(elts=parts):
                return {value for part in parts for value in self._values(part, owner, loops)}
            case ast.Attribute(value=ast.Name(id="self"), attr=name):
                classes = [cls for cls in self.attributes if self._is_a(cls, owner)]
                return {self.attributes[cls][name] for cls in classes if name in self.attributes[cls]}
            case ast.Attribute(attr=name) if name in self.constants:  # of another module
                return {self.constants[name]}
            case ast.Attribute(attr=name):
                return {values[name] for values in self.attributes.values() if name in values and name != "kind"}
        return set()

    def _is_a(self, cls: str, other: str) -> bool:
        return cls == other or any([self._is_a(base, other) for base in self.bases.get(cls, [])])


def matches(kind: str, patterns: set[str]) -> bool:
    return any([fnmatchcase(kind, pattern) for pattern in patterns])


def _strings(node: ast.Module | ast.ClassDef) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in node.body:
        match part:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text))):
                found[name] = text
    return found


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def _calls(tree: ast.Module) -> list[Call]:
    found: list[Call] = []
    _find_calls(tree, "", {}, found)
    return found


def _find_calls(node: ast.AST, owner: str, loops: dict[str, ast.expr], found: list[Call]) -> None:
    if isinstance(node, ast.ClassDef):
        owner = node.name
    for loop in getattr(node, "generators", []):
        if isinstance(loop.target, ast.Name):
            loops = {**loops, loop.target.id: loop.iter}
    if isinstance(node, ast.Call):
        found.append((node, owner, loops))
    for child in ast.iter_child_nodes(node):
        _find_calls(child, owner, loops, found)


def _argument(node: ast.Call, functions: dict[Place, int]) -> ast.expr | None:
    """The kind in a call of one of these functions."""
    match node.func:
        case ast.Name(id=name):
            place = (name, False)
        case ast.Attribute(attr=name):
            place = (name, True)
        case _:
            return None
    at = functions.get(place)
    return node.args[at] if at is not None and at < len(node.args) else None
