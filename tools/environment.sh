#!/bin/sh
# Make .venv with what playing needs (`environment.sh play`), or with what testing needs besides (`environment.sh test`).
# Debian keeps venv, the C compiler, Chromium, PostgreSQL and Redis in packages of their own: they are installed when they are
# missing and may be.
set -eu
PYTHON=${PYTHON:-python3}

"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Kantyna needs Python 3.11 or later; $PYTHON is $("$PYTHON" --version 2>&1)." >&2
    exit 1
}

install() {
    if ! command -v apt-get >/dev/null; then
        echo "Please install: $*" >&2
        return 1
    fi
    if [ "$(id -u)" = 0 ]; then
        AS_ROOT=""
    elif command -v sudo >/dev/null; then
        AS_ROOT="sudo"
    else
        echo "Please install as root: apt-get install $*" >&2
        return 1
    fi
    $AS_ROOT apt-get update -qq && $AS_ROOT env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}

pip_install() {
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable "$1"
}

"$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || install python3-venv
test -x .venv/bin/python || "$PYTHON" -m venv .venv

if [ "$1" = play ]; then
    pip_install .
    exit
fi

headers='import os, sys, sysconfig; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'
if ! command -v cc >/dev/null || ! "$PYTHON" -c "$headers"; then
    install gcc libc6-dev python3-dev
fi
# On Ubuntu the package of this name is only a pointer to another store, so a browser that does not run counts as missing.
if ! chromium --version >/dev/null 2>&1; then
    install chromium
fi
# Debian's headless shell takes a third less of the machine. Where it is not to be had, the tests use Chromium.
if ! chromium-headless-shell --version >/dev/null 2>&1; then
    install chromium-headless-shell 2>/dev/null || true
fi
# The tests make a cluster of their own and leave alone the one that Debian starts with the package.
if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null; then
    install postgresql
fi
# Likewise for Redis, which they start themselves.
if ! command -v redis-server >/dev/null && ! command -v valkey-server >/dev/null; then
    install redis-server || install valkey-server
fi
pip_install '.[dev]'
# Node runs what checks the client. Where the machine has none, one comes into .venv; without it everything else is tested.
if ! command -v npm >/dev/null || ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'; then
    pip_install '.[client]' || echo "Node cannot be fetched: the client will not be checked." >&2
fi
