# On a fresh Debian or Ubuntu machine with Python 3.11 or later: `make play` and `make test` set up all they need.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
SOURCES := $(shell find src -name '*.py')
FAST := build/fast/.built
# the compiled build is used when it is there and no source is newer
COMPILED := $(shell test -e $(FAST) && test -z "$$(find src -name '*.py' -newer $(FAST))" && echo build/fast)

.PHONY: play test lint fast bench playthroughs clean

play: $(READY)
	PYTHONPATH=$(COMPILED) $(BIN)/kantyna play --terminal star-realms

test: lint
	$(BIN)/python -m pytest -n 2
	$(MAKE) --no-print-directory fast

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Engine and games through mypyc, from the same source, beside it; then the battery on what was built.
fast: $(FAST)
	PYTHONPATH=build/fast $(BIN)/python -m pytest -n 2 tests/battery tests/engine tests/playthroughs tests/compiled

$(FAST): $(READY) $(SOURCES) setup.py
	$(BIN)/python tools/build_fast.py

bench: $(READY) $(FAST)
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[bench]'
	$(BIN)/python benchmarks/run.py

playthroughs: $(READY)
	$(BIN)/python tests/playthroughs/playthrough.py

$(READY): pyproject.toml constraints.txt tools/environment.sh
	PYTHON=$(PYTHON) sh tools/environment.sh
	touch $(READY)

clean:
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis
