"""What is installed holds the C source: it is compiled where it is needed."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path

from kantyna.native import source

ROOT = Path(__file__).parent.parent.parent


def test_a_wheel_holds_the_c_source() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["kantyna"]
    package = ROOT / "src" / "kantyna"
    held = [path.relative_to(package).as_posix() for path in (package / "native" / "c").iterdir()]
    assert len(held) == len([*source.files(), source.GPU]) >= 11
    for path in held:
        assert any([fnmatch(path, pattern) for pattern in patterns]), path


def test_numpy_is_for_arrays_alone() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["optional-dependencies"]["native"] == ["numpy>=2"]
    assert not any([need.startswith("numpy") for need in project["dependencies"]])
