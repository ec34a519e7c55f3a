#!/bin/sh
# Copies of the PostgreSQL database, one after another: `backup.sh`. One copy: `backup.sh once`. Is the newest copy
# recent? `backup.sh check`. The database is named as for psql: PGHOST, PGUSER, PGDATABASE, PGPASSWORD.
set -eu
umask 077
FOLDER=${BACKUP_FOLDER:-/backups}
HOURS=${BACKUP_EVERY_HOURS:-24}
DAYS=${BACKUP_KEEP_DAYS:-14}

copy() {
    target="$FOLDER/kantyna-$(date -u +%Y%m%dT%H%M%SZ).dump"
    # Leases say who serves now. They mean nothing later.
    pg_dump --format=custom --no-owner --exclude-table-data=shards --exclude-table-data=processes --file="$target.part"
    pg_restore --list "$target.part" >/dev/null # it can be read to its end
    mv "$target.part" "$target"
    rm -f "$FOLDER"/kantyna-*.part
    find "$FOLDER" -name 'kantyna-*.dump' -mmin "+$((DAYS * 1440))" -exec rm -f {} +
    echo "$target"
}

case "${1:-}" in
once)
    copy
    ;;
check)
    test -n "$(find "$FOLDER" -name 'kantyna-*.dump' -mmin "-$((HOURS * 60 + 120))")"
    ;;
"")
    while true; do
        copy || echo "the backup failed and is tried again in five minutes" >&2
        if test -n "$(find "$FOLDER" -name 'kantyna-*.dump' -mmin -5)"; then
            sleep "$((HOURS * 3600))"
        else
            sleep 300
        fi
    done
    ;;
*)
    echo "backup.sh [once|check]" >&2
    exit 2
    ;;
esac
