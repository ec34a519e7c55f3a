"""Shared data is complete before a table uses it, so threads may play in a fresh process at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from long_runs import runs

SIX_THREADS = Path(__file__).with_name("six_threads.py")


@pytest.mark.parametrize("process", range(runs(5)))
def test_six_threads_begin_at_once_in_a_fresh_process(process: int) -> None:
    done = subprocess.run([sys.executable, str(SIX_THREADS)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
