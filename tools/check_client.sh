#!/bin/sh
# Lint, format and type-check the browser client: `check_client.sh`; `check_client.sh write` formats it.
# Biome and TypeScript are pinned by version and hash in tools/client and fetched into build/client. The client itself
# needs none of it, so where they cannot be fetched that is said, and is no error.
set -eu
KEPT=build/client
PATH="$PWD/.venv/bin:$PATH"

skip() {
    echo "CLIENT NOT CHECKED: $1" >&2
    exit 0
}

if ! cmp -s tools/client/package-lock.json "$KEPT/fetched.json"; then
    command -v npm >/dev/null || skip "there is no Node here (tools/environment.sh test brings one)."
    mkdir -p "$KEPT"
    cp tools/client/package.json tools/client/package-lock.json "$KEPT"
    npm ci --prefix "$KEPT" --ignore-scripts --no-audit --no-fund --loglevel=error --fetch-retries=1 --fetch-timeout=60000 \
        || skip "Biome and TypeScript cannot be fetched."
    cp tools/client/package-lock.json "$KEPT/fetched.json"
fi
BIOME=$(ls "$KEPT"/node_modules/@biomejs/*/biome 2>/dev/null) || skip "there is no Biome for this machine."
if [ "${1:-}" = write ]; then
    "$BIOME" check --write --config-path=tools/client src/kantyna/web
    exit
fi
"$BIOME" check --error-on-warnings --config-path=tools/client src/kantyna/web
"$KEPT/node_modules/.bin/tsc" -p src/kantyna/web
echo "The client's types are in order."
