"""Tests import `situations` and other helpers of this folder by name."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
