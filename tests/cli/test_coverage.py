"""`rules --coverage`: which tests carry which ledger line, read from their source."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kantyna import ledgers
from kantyna.cli import main
from kantyna.cli.commands import coverage

LEDGER = """# A ledger (code XX)

## 1. First chapter [Rozdział]
- **XX-001** One. [Rozdział]
- **XX-002** Two, with [brackets] inside. [Rozdział; Inny]
- **XX-003** Three. [Rozdział] {no program can show this: it is cardboard}
### A part
- **XX-004** Four.

## 2. Second chapter
- **XX-005** Five. [x]
- Not a rule, no id.
"""

TESTS = """
import pytest
from pytest import mark

@pytest.mark.rule("XX-001")
def test_one():
    pass

@pytest.mark.rule("XX-002", "XX-004")
@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("XX-005"))])
async def test_several(x):
    pass

@pytest.mark.rule("XX-004")
class TestClass:
    def test_inside(self):
        pass

    @mark.rule("XX-002")
    def test_also(self):
        pass

    def helper(self):
        pass

@pytest.mark.rule("XX-005")
def helper():
    pass
"""


def write(root: Path, **files: str) -> Path:
    (root / "tests" / "rules").mkdir(parents=True, exist_ok=True)
    (root / "src").mkdir(exist_ok=True)
    for name, text in files.items():
        (root / "tests" / "rules" / f"{name}.py").write_text(text)
    return root


def covered(root: Path) -> coverage.Coverage:
    return coverage.Coverage({"XX": ledgers.parse(LEDGER)}, coverage.read_tests(root))


def test_the_ledger_is_read() -> None:
    lines = ledgers.parse(LEDGER)
    assert [line.id for line in lines] == ["XX-001", "XX-002", "XX-003", "XX-004", "XX-005"]
    assert lines[1].text == "Two, with [brackets] inside." and lines[1].reference == "Rozdział; Inny"
    assert lines[2].unshowable == "it is cardboard" and lines[2].text == "Three."
    assert lines[3].chapter == "1. First chapter: A part" and lines[4].chapter == "2. Second chapter"
    assert lines[0].chapter == "1. First chapter" and lines[0].ledger == "XX"


def test_the_ledger_of_star_realms() -> None:
    lines = ledgers.ledgers()["SR"]
    assert [line.id for line in lines if not line.id.startswith("SR-")] == []
    assert len(lines) == len({line.id for line in lines}) == 368
    assert all(line.text and line.chapter for line in lines)
    found = ledgers.find("sr-031")
    assert found is not None and found.id == "SR-031"
    assert ledgers.find("SR-31") is None and ledgers.find("") is None


def test_citations_are_found_on_functions_classes_and_parameters(tmp_path: Path) -> None:
    cited = coverage.read_tests(write(tmp_path, test_a=TESTS)).tests
    file = "tests/rules/test_a.py"
    assert cited == {
        "XX-001": [f"{file}::test_one"],
        "XX-002": [f"{file}::test_several", f"{file}::TestClass::test_also"],
        "XX-004": [f"{file}::test_several", f"{file}::TestClass::test_inside", f"{file}::TestClass::test_also"],
        "XX-005": [f"{file}::test_several"],
    }
    assert covered(tmp_path).complete()


@pytest.mark.parametrize("mark", ['pytest.mark.rule("XX-001")', '[pytest.mark.slow, pytest.mark.rule("XX-001")]'])
def test_a_mark_on_the_module_holds_for_all_its_tests(tmp_path: Path, mark: str) -> None:
    text = f"import pytest\npytestmark = {mark}\ndef test_a(): pass\nclass TestB:\n    def test_c(self): pass\n"
    cited = coverage.read_tests(write(tmp_path, test_m=text)).tests
    assert cited == {"XX-001": ["tests/rules/test_m.py::test_a", "tests/rules/test_m.py::TestB::test_c"]}


def test_what_has_no_test_is_uncovered_and_what_nobody_can_show_is_not(tmp_path: Path) -> None:
    text = 'import pytest\n@pytest.mark.rule("XX-002")\ndef test_a(): pass\n'
    found = covered(write(tmp_path, test_a=text))
    assert not found.complete()
    ledger = found.json()["ledgers"]["XX"]
    assert ledger["lines"] == 5 and ledger["covered"] == 2
    assert ledger["uncovered"] == ["XX-001", "XX-004", "XX-005"]
    assert ledger["tests"]["XX-002"] == ["tests/rules/test_a.py::test_a"] and ledger["tests"]["XX-001"] == []
    assert coverage.report(found, "en", False) == [
        "XX: 2 of 5 lines covered",
        "  without a test: XX-001, XX-004–XX-005",
    ]
    verbose = "\n".join(coverage.report(found, "en", True))
    assert "XX-003  Three.\n      (no program can show this: it is cardboard)" in verbose
    assert "XX-002  Two, with [brackets] inside.\n      tests/rules/test_a.py::test_a" in verbose


@pytest.mark.parametrize(("mark", "named"), [('"XX-999"', "XX-999"), ("*IDS", "*IDS"), ("ONE", "ONE")])
def test_a_mark_that_no_ledger_has_is_an_error(tmp_path: Path, mark: str, named: str) -> None:
    text = TESTS + f"@pytest.mark.rule({mark})\ndef test_stranger(): pass\n"
    found = covered(write(tmp_path, test_a=text))
    assert not found.complete()
    assert any(named in id for id in found.json()["unknown"])
    assert (
        named in coverage.report(found, "pl", False)[-1] and "test_stranger" in coverage.report(found, "pl", False)[-1]
    )


def test_ranges() -> None:
    assert coverage.ranges(["XX-001"]) == "XX-001"
    assert coverage.ranges(["XX-001", "XX-002", "XX-003", "XX-007", "XX-009"]) == "XX-001–XX-003, XX-007, XX-009"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["rules", "--coverage", "--lang", "en", *words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_exit_code_says_whether_all_is_covered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ledgers, "ledgers", lambda: {"XX": ledgers.parse(LEDGER)})
    monkeypatch.setattr(coverage, "checkout", lambda: tmp_path)
    write(tmp_path, test_a=TESTS)
    assert run(capsys)[:2] == (0, "XX: 5 of 5 lines covered\n")
    write(tmp_path, test_a="")
    code, out, err = run(capsys, "--json")
    assert (code, err) == (1, "") and json.loads(out)["ledgers"]["XX"]["covered"] == 1
    write(tmp_path, test_a="def (")
    code, out, err = run(capsys)
    assert (code, out) == (2, "") and "tests/rules/test_a.py" in err and err.count("\n") == 1


def test_in_this_checkout(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--json")
    found = json.loads(out)
    uncovered = [line for ledger in found["ledgers"].values() for line in ledger["uncovered"]]
    assert code == (1 if found["unknown"] or uncovered else 0) and not err
    assert found["ledgers"]["SR"]["lines"] == 368
    assert not found["unknown"], "cited ids that no ledger has"


def test_outside_a_checkout_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(coverage, "__file__", str(tmp_path / "lib" / "kantyna" / "cli" / "coverage.py"))
    code, out, err = run(capsys)
    assert (code, out) == (2, "") and "checkout" in err and err.count("\n") == 1
