"""Tests import `situations` and other helpers of this folder by name."""

import sys
from pathlib import Path

from kantyna.engine.chance import COMPILED

sys.path.insert(0, str(Path(__file__).parent))
collect_ignore = [] if COMPILED else ["compiled"]  # for the compiled build alone, see `make fast`
