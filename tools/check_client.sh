#!/bin/sh
# Type-check the browser client where Node is present. The client itself needs no Node, so its absence is no error.
set -eu
TYPESCRIPT=typescript@5.9.3
if ! command -v npx >/dev/null; then
    echo "No Node here: the client's types are not checked."
elif ! npx --yes --package "$TYPESCRIPT" tsc --version >/dev/null 2>&1; then
    echo "$TYPESCRIPT cannot be fetched: the client's types are not checked."
else
    npx --yes --package "$TYPESCRIPT" tsc -p src/kantyna/web
    echo "The client's types are in order."
fi
