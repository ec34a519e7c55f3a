#!/bin/sh
# Install tools/commit_message.py as this repository's commit-msg hook. Does nothing in a tree without its own Git
# repository, where hooks are kept outside of it (core.hooksPath), and where another hook is already in place.
set -eu

top=$(git rev-parse --show-toplevel 2>/dev/null) || exit 0
test "$top" = "$(pwd -P)" || exit 0 # an unpacked archive inside somebody else's repository
git config --get core.hooksPath >/dev/null && exit 0

mark="# Installed by tools/install_hook.sh."
hooks=$(git rev-parse --git-path hooks)
hook=$hooks/commit-msg
if test -e "$hook" || test -L "$hook"; then
    grep -qxF "$mark" "$hook" 2>/dev/null || {
        echo "$hook is not Kantyna's, so it stays; tools/commit_message.py checks messages." >&2
        exit 0
    }
fi

mkdir -p "$hooks"
# A worktree shares its hooks with branches that may not have the check yet.
cat >"$hook.new" <<HOOK
#!/bin/sh
$mark
test ! -e tools/commit_message.py || exec python3 tools/commit_message.py "\$1"
HOOK
chmod +x "$hook.new"
mv "$hook.new" "$hook"
