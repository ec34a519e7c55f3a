"""Write requirements.lock: the server's dependencies at the versions of constraints.txt, each file with its hash.

    python tools/lock.py

It asks pip which files it would install, for every platform and Python that the container may be built for. An
installation with `--require-hashes` then accepts only these files.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTHONS = ("3.11", "3.12", "3.13")
MACHINES = ("x86_64", "aarch64")
NOTE = "# Written by tools/lock.py from pyproject.toml and constraints.txt: do not edit.\n"


def wanted() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs: list[str] = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    needs += [*project["optional-dependencies"]["redis"], "setuptools"]
    return needs


def files(python: str, machine: str) -> list[tuple[str, str, str]]:
    """Name, version and hash of each file that pip would install there."""
    with tempfile.TemporaryDirectory() as nowhere:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run"]
        command += ["--ignore-installed", "--only-binary=:all:", "--report", "-", "--target", nowhere]
        command += ["--python-version", python, "--constraint", str(ROOT / "constraints.txt")]
        for libc in ("2_17", "2_28", "2_34"):
            command += ["--platform", f"manylinux_{libc}_{machine}"]
        command += ["--platform", f"manylinux2014_{machine}"]
        told = subprocess.run([*command, *wanted()], check=True, capture_output=True, text=True).stdout
    return [
        (
            one["metadata"]["name"].lower().replace("_", "-"),
            one["metadata"]["version"],
            one["download_info"]["archive_info"]["hashes"]["sha256"],
        )
        for one in json.loads(told)["install"]
    ]


def main() -> None:
    found: dict[tuple[str, str], set[str]] = {}
    for python in PYTHONS:
        for machine in MACHINES:
            for name, version, mark in files(python, machine):
                found.setdefault((name, version), set()).add(mark)
    lines = [
        f"{name}=={version} \\\n" + " \\\n".join(f"    --hash=sha256:{mark}" for mark in sorted(marks))
        for (name, version), marks in sorted(found.items())
    ]
    (ROOT / "requirements.lock").write_text(NOTE + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
