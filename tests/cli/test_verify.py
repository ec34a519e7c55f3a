"""`kantyna verify` says what is proven, what is not, and which check failed, by words and by exit code."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import kantyna
from kantyna.cli import main
from kantyna.engine.chance.journal import journal
from kantyna.engine.chance.secret import mixed

SECRET = "abcdefghijklmnopqrstuvw-"
HASH = hashlib.sha256(SECRET.encode()).hexdigest()
VALUES = ["A" * 24, None]


def proof() -> dict[str, Any]:
    t = kantyna.Table("star-realms", seed=mixed(SECRET, VALUES))
    hand = t.view(0)["seats"][0]["hand"]
    t.choose(t.waiting[0], t.choices[t.waiting[0]][0])
    return {
        **t.record(),
        "shuffles": {"hash": HASH, "secret": SECRET, "values": VALUES},
        "journal": journal(t),
        "witness": {"seats": [0], "hash": HASH, "value": VALUES[0], "seen": [[0, {"0/hand": hand}]]},
    }


def run(capsys: pytest.CaptureFixture[str], path: Path, written: Any, *words: str) -> tuple[int, str]:
    file = path / "proof.json"
    file.write_text(written if isinstance(written, str) else json.dumps(written), encoding="utf-8")
    code = main(["verify", str(file), *words])
    out, err = capsys.readouterr()
    return code, out + err


def test_what_is_proven_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out = run(capsys, tmp_path, proof())
    assert code == 0 and out.startswith(
        "Verified: the deal and everything after it (1 choice, 3 shuffles, 1 draw by lot)"
    )
    assert HASH in out and "1 seat of 2 mixed in a value" in out and "saw at 1 moment" in out
    code, out = run(capsys, tmp_path, proof(), "--lang", "pl")
    assert code == 0 and out.startswith("Sprawdzono: rozdanie") and "1 z 2" in out
    result = json.loads(run(capsys, tmp_path, proof(), "--json")[1])
    assert result == {
        "verified": True, "choices": 1, "shuffles": 3, "draws": 1, "hash": HASH, "promised": True, "values": VALUES,
        "own_value": True, "moments": 1,
    }  # fmt: skip


def test_less_is_said_of_a_record_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = kantyna.Table("star-realms", seed=SECRET).record()
    code, out = run(capsys, tmp_path, record)
    assert (
        code == 0
        and "the server chose the seed alone" in out
        and "compare it" in out
        and "does not contain what anybody saw" in out
    )
    assert "committed to this secret" in run(capsys, tmp_path, record, "--hash", HASH)[1]
    assert run(capsys, tmp_path, record, "--hash", "0" * 64)[0] == 1


def changed(what: str) -> Any:
    changed_proof = proof()
    if what == "commitment":
        changed_proof["shuffles"]["secret"] = SECRET[::-1]
    elif what == "value":
        changed_proof["witness"]["value"] = "B" * 24
    elif what == "seed":
        changed_proof["shuffles"]["values"] = [VALUES[0], "B" * 24]
    elif what == "choice":
        changed_proof["choices"] = [[0, "buy dreadnaught#1"]]
        del changed_proof["check"]
    elif what == "shuffle":
        changed_proof["journal"]["entries"] = [["at", 0]]
    elif what == "seen":
        changed_proof["witness"]["seen"] = [[0, {"0/hand": ["ram#1"]}]]
    elif what == "nothing":
        return kantyna.Table("star-realms", seed=7).record()
    else:
        changed_proof["choices"] = None
    return changed_proof


@pytest.mark.parametrize("what", ["commitment", "value", "seed", "choice", "shuffle", "seen", "nothing", "file"])
def test_each_failure_has_its_name_and_its_words(capsys: pytest.CaptureFixture[str], tmp_path: Path, what: str) -> None:
    expected = 2 if what == "file" else 1
    said = set()
    for lang, begin in (("en", "Not verified."), ("pl", "Nie sprawdzono.")):
        code, out = run(capsys, tmp_path, changed(what), "--lang", lang)
        assert code == expected and out.startswith(begin) and out.count("\n") == 1
        said.add(out)
    assert len(said) == 2
    code, out = run(capsys, tmp_path, changed(what), "--json")
    result = json.loads(out)
    assert code == expected and (result["verified"], result["failed"]) == (False, what) and result["why"]


def test_files_that_cannot_be_read_are_one_line_and_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, tmp_path, "{")[0] == 2
    assert main(["verify", str(tmp_path / "nowhere.json")]) == 2
    assert main(["verify"]) == 2 and "say which file" in capsys.readouterr().err
