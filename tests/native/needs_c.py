"""The mark of tests that play in C: without a compiler, or while an effect has no C yet, they are left out."""

from __future__ import annotations

import pytest

from kantyna import native

WHY_NOT = native.why_not()
needs_c = pytest.mark.skipif(WHY_NOT is not None, reason=str(WHY_NOT))
