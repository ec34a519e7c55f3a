"""How long the random runs are: a tenth of their length in `make test`, half of that in `make check`, and all of it in
`make soak`.

`KANTYNA_RUNS` is the share; 5 plays five times as much. What is random follows from seeds, so a share is always the
same part of the whole.
"""

from __future__ import annotations

import math
import os

SHARE = float(os.environ.get("KANTYNA_RUNS", "0.1"))


def runs(full: int) -> int:
    """The number of games, moments or examples to run out of `full`: at least one."""
    return max(1, math.ceil(full * SHARE))
