#!/bin/sh
# Make .venv with everything that playing and testing need. Debian keeps venv and the C compiler in packages of their
# own; they are installed when they are missing and may be.
set -eu
PYTHON=${PYTHON:-python3}

"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Kantyna needs Python 3.11 or later; $PYTHON is $("$PYTHON" --version 2>&1)." >&2
    exit 1
}

install() {
    command -v apt-get >/dev/null || { echo "Please install: $*" >&2; return 1; }
    if [ "$(id -u)" = 0 ]; then SUDO=""; elif command -v sudo >/dev/null; then SUDO="sudo"; else
        echo "Please install: $* (for example: apt-get install $*)" >&2; return 1
    fi
    $SUDO apt-get update -qq && $SUDO env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"
}

"$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || install python3-venv
if ! command -v cc >/dev/null || ! "$PYTHON" -c 'import os, sysconfig, sys
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'; then
    install gcc libc6-dev python3-dev || echo "Without a C compiler everything but 'make fast' works." >&2
fi

test -x .venv/bin/python || "$PYTHON" -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
