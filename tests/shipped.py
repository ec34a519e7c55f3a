"""The games that come with the project; tests register more."""

from __future__ import annotations

from kantyna.engine.registry import MODULES

SHIPPED = [id for id, module in MODULES.items() if module.startswith("kantyna.")]
