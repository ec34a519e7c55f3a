"""The check of commit messages, and how `make` installs it as a Git hook."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from commit_message import SCISSORS, flaws

TOOLS = Path(__file__).parent.parent / "tools"
GOOD = "Ask for targets before the cancel window"


SUBJECTS = [GOOD, "Bring decks", "Feed the log", "Pass on", "Focus the input", "Embed the font", "Press twice"]
GIT_SUBJECTS = ["Merge branch 'docs'", 'Revert "Added cards"', "fixup! wip", "squash! wip"]


@pytest.mark.parametrize("subject", [*SUBJECTS, *GIT_SUBJECTS])
def test_a_good_subject_passes(subject: str) -> None:
    assert flaws(subject + "\n") == []


@pytest.mark.parametrize(
    ("subject", "part"),
    [
        ("Ask for targets before the cancel window opens and say so in the large log", "at most 72"),
        ("Ask for targets.", "full stop"),
        ("ask for targets", "capital letter"),
        ("Added a card", "past tense"),
        ("Made a card", "past tense"),
        ("Adding a card", "-ing form"),
        ("Fixes a card", "without the -s"),
        ("The card is added", "begin with a verb"),
        ("Docs: add a page", "is a topic"),
    ],
)
def test_a_bad_subject_is_refused_with_the_reason(subject: str, part: str) -> None:
    (flaw,) = flaws(subject + "\n")
    assert part in flaw


def test_the_body_is_apart_and_of_a_readable_width() -> None:
    assert flaws(f"{GOOD}\n\nA cancelled event\nhas targets too.\n") == []
    assert flaws(f"{GOOD}\nA cancelled event has targets too.\n") == ["the second line is not blank"]
    (flaw,) = flaws(f"{GOOD}\n\n{'word ' * 21}\n")
    assert "has 104 characters" in flaw
    assert flaws(f"{GOOD}\n\nhttps://example.org/{'a' * 100}\n") == []


def test_what_git_adds_for_the_author_is_not_checked() -> None:
    comment = "# Please enter the commit message for your changes. Lines starting with '#' will be ignored.\n"
    assert flaws(f"{comment}{GOOD}\n{comment}{SCISSORS}\ndiff --git a/x b/x\n{'+ long ' * 30}\n") == []


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with both tools, and without anybody's Git settings."""
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    settings = {"HOME": str(tmp_path), "GIT_CONFIG_NOSYSTEM": "1", "GIT_CEILING_DIRECTORIES": str(tmp_path)}
    for role in ("AUTHOR", "COMMITTER"):
        settings |= {f"GIT_{role}_NAME": "Ada", f"GIT_{role}_EMAIL": "ada@example.org"}
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    tree = tmp_path / "kantyna"
    (tree / "tools").mkdir(parents=True)
    for file in ("commit_message.py", "install_hook.sh"):
        shutil.copy(TOOLS / file, tree / "tools")
    return tree


def run(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=tree, capture_output=True, text=True)


def install(tree: Path) -> str:
    """Run the installer; returns what it said."""
    done = run(tree, "sh", "tools/install_hook.sh")
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def commit(tree: Path, message: str) -> bool:
    return run(tree, "git", "commit", "--allow-empty", "--message", message).returncode == 0


def test_the_hook_refuses_a_commit_also_in_a_worktree(tree: Path, tmp_path: Path) -> None:
    run(tree, "git", "init")
    assert commit(tree, "no hook is there yet.")
    assert install(tree) == "" == install(tree)
    assert commit(tree, GOOD)
    assert not commit(tree, "Added a card")
    run(tree, "git", "worktree", "add", str(tmp_path / "other"))
    assert commit(tmp_path / "other", "a branch without the check.")
    shutil.copytree(tree / "tools", tmp_path / "other" / "tools")
    (tree / ".git" / "hooks" / "commit-msg").unlink()
    install(tmp_path / "other")
    assert commit(tmp_path / "other", GOOD) and not commit(tmp_path / "other", "Added a card")


def test_without_a_repository_nothing_is_installed(tree: Path, tmp_path: Path) -> None:
    assert install(tree) == ""
    run(tmp_path, "git", "init")
    assert install(tree) == ""
    assert not (tmp_path / ".git" / "hooks" / "commit-msg").exists()


def test_a_hook_of_somebody_else_stays(tree: Path) -> None:
    run(tree, "git", "init")
    hook = tree / ".git" / "hooks" / "commit-msg"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\nexit 0\n")
    assert "is not Kantyna's" in install(tree)
    assert hook.read_text() == "#!/bin/sh\nexit 0\n"
    hook.unlink()
    hook.symlink_to("missing")
    assert "is not Kantyna's" in install(tree) and hook.is_symlink()


def test_hooks_kept_elsewhere_stay_as_they_are(tree: Path, tmp_path: Path) -> None:
    run(tree, "git", "init")
    run(tree, "git", "config", "core.hooksPath", str(tmp_path / "shared"))
    assert install(tree) == ""
    assert not (tmp_path / "shared").exists() and not (tree / ".git" / "hooks" / "commit-msg").exists()


def test_the_example_in_the_guide_follows_the_rule() -> None:
    example = (TOOLS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]
    assert example.startswith(GOOD) and flaws(example) == []


def test_make_installs_the_hook_before_anything_else() -> None:
    said = run(
        TOOLS.parent, "make", "--no-print-directory", "--dry-run", "--always-make", ".venv/.ready"
    ).stdout.splitlines()
    assert said[0] == "sh tools/install_hook.sh" and "environment.sh play" in said[1]
