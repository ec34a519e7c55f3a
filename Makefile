# On a fresh Debian or Ubuntu machine with Python 3.11 or later: `make play`, `make check` and `make test` set up all they
# need.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
READY_TO_TEST := .venv/.ready-to-test
SOURCES := $(shell find src -name '*.py' -o -name '*.[ch]')
FAST := build/fast/.built
QUICK := build/quick/.built
COLLECTED := build/.collected
RANDOM_TESTS := tests/battery tests/engine tests/fuzz tests/native
COMPILED_TESTS := tests/battery tests/engine tests/fuzz tests/playthroughs tests/compiled tests/native
# the compiled build is used when it is there and no source is newer
COMPILED := $(shell test -e $(FAST) && test -z "$$(find src \( -name '*.py' -o -name '*.[ch]' \) -newer $(FAST))" && echo build/fast)

# Servers and test processes start in a third of the time when Python may keep its bytecode.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play check test pure soak lint lint-python lint-client fast bench playthroughs screenshots hook clean

play: $(READY)
	PYTHONPATH=$(COMPILED) $(BIN)/kantyna play

# While you work: all that needs neither a browser nor a C compiler. First come the tests of what you changed
# (tests/impact.py). Tests with servers wait a good part of their time: three at once keep two cores busy. Random runs
# have half the length that they have in `make test`.
check: $(READY_TO_TEST)
	$(MAKE) --no-print-directory -j 2 lint $(COLLECTED)
	KANTYNA_RUNS=$${KANTYNA_RUNS:-0.05} $(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder --changed-first \
		--ignore tests/browser --ignore tests/native

# Before a change goes in: the pure tests and, with what they leave of the machine, a build that is quickly made; then
# the compiled tests on that. docs/testing.md says where the time goes.
test: $(READY_TO_TEST)
	$(MAKE) --no-print-directory -j 2 lint $(COLLECTED)
	$(MAKE) --no-print-directory -j 2 pure $(QUICK)
	PYTHONPATH=build/quick $(BIN)/python -m pytest -n 2 $(COMPILED_TESTS)

# In the order of their names the browser's slow files come early and the many quick ones fill up the end. Tests in a
# browser wait half of the time: three at once keep two cores busy.
pure: $(READY_TO_TEST)
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder

# The random runs at their full length, tens of minutes: on the pure sources and on the compiled build.
soak: $(READY_TO_TEST) $(FAST)
	KANTYNA_RUNS=1 $(BIN)/python -m pytest -n 2 $(RANDOM_TESTS)
	KANTYNA_RUNS=1 PYTHONPATH=build/fast $(BIN)/python -m pytest -n 2 $(COMPILED_TESTS)
	$(BIN)/python tests/fuzz/fuzz.py

lint: lint-python lint-client

lint-python: $(READY_TO_TEST)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	for one in tests/*/conftest.py; do $(BIN)/mypy --no-error-summary $$one || exit; done

lint-client: $(READY_TO_TEST)
	sh tools/check_client.sh

# The first time, one process writes the bytecode of the tests: three at once would each write all of it. What cannot be
# collected is reported by the tests themselves.
$(COLLECTED): $(READY_TO_TEST)
	$(BIN)/python -m pytest --collect-only -qq >/dev/null || true
	mkdir -p $(@D) && touch $@

# Engine and games through mypyc, from the same source, beside it, and Star Realms in C; then the battery on what was
# built.
fast: $(FAST)
	PYTHONPATH=build/fast $(BIN)/python -m pytest -n 2 $(COMPILED_TESTS)

$(FAST): $(READY_TO_TEST) $(SOURCES) setup.py tools/build_fast.py
	$(BIN)/python tools/build_fast.py

$(QUICK): $(READY_TO_TEST) $(SOURCES) setup.py tools/build_fast.py
	nice $(BIN)/python tools/build_fast.py --quick

bench: $(READY_TO_TEST) $(FAST)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[bench]'
	$(BIN)/python benchmarks/run.py
	PYTHONPATH=src $(BIN)/python benchmarks/native.py
	PYTHONPATH=build/fast $(BIN)/python benchmarks/server.py
	$(BIN)/python benchmarks/browser.py
	$(BIN)/python benchmarks/stored.py

# What the tests compare with, written again: look at the diff before you commit it.
playthroughs: $(READY_TO_TEST)
	$(BIN)/python tests/playthroughs/playthrough.py
	$(BIN)/python tests/refusals.py

screenshots: $(READY_TO_TEST)
	$(BIN)/python tools/screenshots.py

# The check of commit messages. It is done at every call, and does not make what depends on it out of date.
hook:
	@sh tools/install_hook.sh

$(READY): pyproject.toml constraints.txt tools/environment.sh | hook
	PYTHON=$(PYTHON) sh tools/environment.sh play
	touch $(READY)

$(READY_TO_TEST): $(READY)
	PYTHON=$(PYTHON) sh tools/environment.sh test
	touch $(READY_TO_TEST)

clean:
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis
