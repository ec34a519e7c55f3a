"""Check a commit message: `python3 tools/commit_message.py FILE`. Git runs it as the `commit-msg` hook.

The rule is in CONTRIBUTING.md. Only the standard library is used, so the hook works before anything is set up.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

SUBJECT = 72
BODY = 100
SCISSORS = "# ------------------------ >8 ------------------------"
WRITTEN_BY_GIT = ("Merge ", "Revert ", 'Reapply "', "fixup! ", "squash! ", "amend! ")

NO_VERBS = (
    "a an all and any are at for from how if in is it its more new no of on one some that the there these they "
    "this to we what when where which who whoever why with without"
)
IRREGULAR_PAST = (
    "became began broke brought built bought came did drew found gave gone got had held kept knew left lost made "
    "meant met paid said sent shown stood taken taught thought told took was went were won wrote written"
)


def advice_against(word: str) -> str:
    """Why a word cannot begin a subject in the imperative; empty if it can.

    Endings decide, so the check knows no list of verbs. `Bring` and `Shred` have no vowel before their ending;
    `Feed` and `Pass` have the same last letters as another form, but are no such form.
    """
    low = word.lower()
    if low in NO_VERBS.split():
        return "begin with a verb"
    if low in IRREGULAR_PAST.split():
        return "use the imperative, not the past tense"
    if re.fullmatch(r".*[aeiouy].*ing", low):
        return "use the imperative, not the -ing form"
    if re.fullmatch(r".*[aeiouy].*ed", low) and not low.endswith("eed") and low != "embed":
        return "use the imperative, not the past tense"
    if low.endswith("s") and not low.endswith(("ss", "us", "ias")):
        return "use the imperative, without the -s"
    return ""


def flaws(message: str) -> list[str]:
    """Everything wrong with the message that Git hands to the hook, comments included."""
    lines = message.split(SCISSORS)[0].splitlines()
    text = "\n".join([line.rstrip() for line in lines if not line.startswith("#")]).strip("\n")
    subject, *rest = text.split("\n")
    if not subject or subject.startswith(WRITTEN_BY_GIT):
        return []  # Git itself refuses an empty message
    found: list[str] = []
    if len(subject) > SUBJECT:
        found.append(f"the subject has {len(subject)} characters; at most {SUBJECT} are allowed")
    if subject.endswith("."):
        found.append("the subject ends with a full stop")
    if not subject[0].isupper():
        found.append("the subject does not begin with a capital letter")
    word = re.split(r"[\s,;:]", subject)[0]
    if subject[len(word) :].startswith(":"):
        found.append(f'"{word}:" is a topic; begin with a verb')
    elif advice := advice_against(word):
        found.append(f'the subject begins with "{word}"; {advice}')
    if rest and rest[0]:
        found.append("the second line is not blank")
    for line in rest:
        # a long address has no place to break
        if len(line) > BODY and " " in line.strip():
            found.append(f"a line of the body has {len(line)} characters; at most {BODY} are allowed: {line[:40]}…")
    return found


def main(file: str) -> int:
    found = flaws(Path(file).read_text(encoding="utf-8"))
    for flaw in found:
        print(f"commit message: {flaw}", file=sys.stderr)
    if found:
        print("The rule is in CONTRIBUTING.md. Your message is kept in", file, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
