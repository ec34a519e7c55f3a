"""`kantyna verify`: checks that the shuffles of a finished game follow from the hash published before the deal."""

from __future__ import annotations

import argparse
import json

from ...engine.chance.verification import FILE, Verified, verify
from ...engine.errors import BadProof
from ..messages import UsageError, say
from .replay import read

FAILED = 1
NOT_CHECKED = 2


def run(arguments: argparse.Namespace) -> int:
    """Exit code 0: verified. 1: a check failed. 2: the file cannot be checked."""
    if arguments.file is None:
        raise UsageError("cli-error-no-proof")
    lang = arguments.lang
    try:
        found = verify(read(arguments.file), arguments.hash)
    except BadProof as error:
        if arguments.json:
            print(json.dumps({"verified": False, "failed": error.kind, "why": error.text(lang)}, ensure_ascii=False))
        else:
            print(say("cli-verify-failed", lang, detail=error.message))
        return NOT_CHECKED if error.kind == FILE else FAILED
    if arguments.json:
        print(json.dumps({"verified": True, **found.data()}, ensure_ascii=False))
        return 0
    for line in report(found, lang):
        print(line)
    return 0


def report(found: Verified, lang: str) -> list[str]:
    """What is proven, and what is not."""
    lines = [say("cli-verified", lang, choices=found.choices, shuffles=found.shuffles, draws=found.draws)]
    lines.append(say("cli-verify-promised" if found.promised else "cli-verify-unpromised", lang, hash=found.hash))
    given = [value for value in found.values or [] if value is not None]
    if not given:
        lines.append(say("cli-verify-no-values", lang))
    else:
        lines.append(say("cli-verify-values", lang, n=len(given), seats=len(found.values or [])))
        lines.append(say("cli-verify-own-value" if found.own_value else "cli-verify-no-own-value", lang))
    lines.append(say("cli-verify-seen" if found.moments else "cli-verify-unseen", lang, n=found.moments))
    return lines
