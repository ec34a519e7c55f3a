"""`kantyna rules --coverage`: every ledger line and the tests that cite it with `@pytest.mark.rule`.

The tests are parsed, not run. A citation counts on a test, its class or its module.
"""

from __future__ import annotations

import argparse
import ast
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ... import ledgers
from ...ledgers import Line
from ..messages import UsageError, say

NOT_READ = "?"


@dataclass
class Citations:
    """By rule id: the tests that cite it, "tests/rules/test_x.py::test_y"."""

    tests: dict[str, list[str]] = field(default_factory=dict)

    def add(self, id: str, test: str) -> None:
        citing = self.tests.setdefault(id, [])
        if test not in citing:
            citing.append(test)


def checkout() -> Path:
    """The root of the checkout this program runs from."""
    root = Path(__file__).resolve().parents[4]
    if not (root / "tests").is_dir() or not (root / "src").is_dir():
        raise UsageError("cli-error-no-checkout")
    return root


def read_tests(root: Path) -> Citations:
    citations = Citations()
    for path in sorted((root / "tests").rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        try:
            module = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError):
            raise UsageError("cli-error-test-file", file=name) from None
        _read_body(module.body, name, [], citations)
    return citations


def _read_body(body: list[ast.stmt], where: str, outer: list[str], citations: Citations) -> None:
    """Collect the citations of the tests in a module or class. Its own citations count for each of its tests."""
    own = outer + [id for statement in body for id in _pytestmark(statement)]
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            if statement.name.startswith("test"):
                for id in own + _decorators(statement.decorator_list):
                    citations.add(id, f"{where}::{statement.name}")
        elif isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            ids = own + _decorators(statement.decorator_list)
            _read_body(statement.body, f"{where}::{statement.name}", ids, citations)


def _pytestmark(statement: ast.stmt) -> list[str]:
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    else:
        return []
    if statement.value is None or not any([isinstance(t, ast.Name) and t.id == "pytestmark" for t in targets]):
        return []
    return _rules(statement.value)


def _decorators(decorators: list[ast.expr]) -> list[str]:
    return [id for decorator in decorators for id in _rules(decorator)]


def _rules(expression: ast.expr) -> list[str]:
    """The ids in every `pytest.mark.rule(...)` of an expression, also inside `pytest.param(marks=...)`."""
    ids: list[str] = []
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    ids.append(argument.value)
                else:
                    ids.append(f"{NOT_READ} {ast.unparse(argument)}")
    return ids


@dataclass(frozen=True)
class Coverage:
    """Which ledger lines are cited by which tests."""

    lines: dict[str, list[Line]]
    citations: Citations

    def tests(self, line: Line) -> list[str]:
        return self.citations.tests.get(line.id, [])

    def uncovered(self, ledger: str) -> list[str]:
        return [line.id for line in self.lines[ledger] if line.unshowable is None and not self.tests(line)]

    def unknown_ids(self) -> dict[str, list[str]]:
        """Citations with an id that no ledger has."""
        known = {line.id for lines in self.lines.values() for line in lines}
        return {id: tests for id, tests in sorted(self.citations.tests.items()) if id not in known}

    def complete(self) -> bool:
        return not self.unknown_ids() and not any([self.uncovered(ledger) for ledger in self.lines])

    def json(self) -> dict[str, Any]:
        return {
            "ledgers": {
                ledger: {
                    "lines": len(lines),
                    "covered": len(lines) - len(self.uncovered(ledger)),
                    "uncovered": self.uncovered(ledger),
                    "unshowable": {line.id: line.unshowable for line in lines if line.unshowable is not None},
                    "tests": {line.id: self.tests(line) for line in lines},
                }
                for ledger, lines in self.lines.items()
            },
            "unknown": self.unknown_ids(),
        }


def run(arguments: argparse.Namespace) -> int:
    coverage = Coverage(ledgers.ledgers(), read_tests(checkout()))
    if arguments.json:
        print(json.dumps(coverage.json(), ensure_ascii=False, indent=1))
    else:
        for line in report(coverage, arguments.lang, arguments.verbose):
            print(line)
    return 0 if coverage.complete() else 1


def report(coverage: Coverage, lang: str, verbose: bool) -> list[str]:
    text: list[str] = []
    for ledger, lines in coverage.lines.items():
        missing = coverage.uncovered(ledger)
        text.append(say("cli-coverage", lang, ledger=ledger, covered=len(lines) - len(missing), n=len(lines)))
        if verbose:
            for line in lines:
                text.append(f"  {line.id}  {line.text}")
                tests = coverage.tests(line)
                if not tests:
                    reason = line.unshowable
                    tests = [say("cli-unshowable", lang, reason=reason) if reason else say("cli-no-test", lang)]
                text.extend(["      " + test for test in tests])
        elif missing:
            text.append("  " + say("cli-uncovered", lang, ids=ranges(missing)))
    for id, tests in coverage.unknown_ids().items():
        text.append(say("cli-unknown-mark", lang, id=id, tests=", ".join(tests)))
    return text


def ranges(ids: list[str]) -> str:
    """Ids in ledger order, with runs of neighbours shortened: "SR-001–SR-004, SR-007"."""
    runs: list[list[str]] = []
    last = -1
    for id in ids:
        number = int(id.rpartition("-")[2])
        if runs and number == last + 1:
            runs[-1].append(id)
        else:
            runs.append([id])
        last = number
    return ", ".join([run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs])
