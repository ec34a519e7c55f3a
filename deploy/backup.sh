#!/bin/sh
# Copies of the PostgreSQL database, one after another: `backup.sh`. One copy: `backup.sh once`. Is the newest copy
# recent? `backup.sh check`. Put a copy in the place of the database, the newest or a given one: `backup.sh restore [FILE]`.
# The database is named as for psql: PGHOST, PGUSER, PGDATABASE, PGPASSWORD.
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

restore() {
    pg_restore --list "$1" >/dev/null
    dropdb "$PGDATABASE" # fails while servers use it
    createdb "$PGDATABASE"
    pg_restore --no-owner --exit-on-error --dbname="$PGDATABASE" "$1"
    # Redis may still have messages from after the copy. A cluster with another id does not read them.
    psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --command="DELETE FROM meta WHERE name = 'cluster'"
    echo "restored from $1"
}

case "${1:-}" in
once)
    copy
    ;;
restore)
    newest=$(find "$FOLDER" -name 'kantyna-*.dump' | sort | tail -n 1)
    restore "${2:-${newest:?there is no copy in $FOLDER}}"
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
    echo "backup.sh [once|check|restore [FILE]]" >&2
    exit 2
    ;;
esac
