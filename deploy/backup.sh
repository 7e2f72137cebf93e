#!/bin/sh
# One dump of the database that DATABASE_URL names into FOLDER, tried by restoring it, and kept for KEEP_DAYS. What people
# gave us is encrypted in it; the keys are not in it, and without them it is worth nothing: keep them elsewhere.
# The role needs the right to create a database: the try is one.
# Usage: DATABASE_URL=postgres://… sh backup.sh FOLDER
set -eu
folder=${1:?Usage: backup.sh FOLDER}
: "${DATABASE_URL:?}"
umask 077
mkdir -p "$folder"

# postgres://user:password@host:port/name?options. The password goes by the environment: words of a command are for all to read.
address=${DATABASE_URL%%\?*}
options=${DATABASE_URL#"$address"}
scheme=${address%%://*}
rest=${address#*://}
where=${rest##*@}
who=${rest%"$where"}
who=${who%@}
case $where in
    */?*) ;;
    *) echo "DATABASE_URL names no database: postgres://user:password@host/name" >&2; exit 2 ;;
esac
case $who in
    *:*)
        PGPASSWORD=$(printf %s "${who#*:}" | LC_ALL=C awk '{
            hex = "0123456789ABCDEF"
            while (match($0, /%[0-9A-Fa-f][0-9A-Fa-f]/)) {
                pair = toupper(substr($0, RSTART + 1, 2))
                byte = (index(hex, substr(pair, 1, 1)) - 1) * 16 + index(hex, substr(pair, 2, 1)) - 1
                printf "%s%c", substr($0, 1, RSTART - 1), byte
                $0 = substr($0, RSTART + 3)
            }
            printf "%s", $0
        }')
        export PGPASSWORD
        ;;
esac
server="$scheme://${who:+${who%%:*}@}${where%/*}"
live="$server/${where##*/}$options"
stamp=$(date -u +%Y%m%dT%H%M%SZ)
dump=$folder/site-$stamp.dump
try=restore_try_$(date -u +%Y%m%d%H%M%S)_$$
count="select concat_ws(' ', (select count(*) from lead), (select count(*) from service_request), (select count(*) from policy))"

# What a run that was killed left behind is all of the data once more.
find "$folder" -name 'site-*.dump.part' -mmin +720 -delete
old="datname like 'restore_try_%' and datname < 'restore_try_' || to_char(now() at time zone 'utc' - interval '12 hours', 'YYYYMMDDHH24MISS')"
echo "select format('drop database if exists %I', datname) from pg_database where $old \\gexec" | psql -q "$live"

# Both ends are removed whatever happens: a draft that looks like a dump would be trusted.
trap 'rm -f "$dump.part"; psql -q "$live" -c "drop database if exists $try" >/dev/null' EXIT
trap 'exit 1' HUP INT TERM
there=$(psql -qtA "$live" -c "$count")
pg_dump --format=custom --no-owner --file="$dump.part" "$live"
psql -q "$live" -c "create database $try"
pg_restore --exit-on-error --no-owner --dbname="$server/$try$options" "$dump.part"
restored=$(psql -qtA "$server/$try$options" -c "$count")
mv "$dump.part" "$dump"
# Erased here, erased there: a copy must not outlive what the privacy notice says by more than this.
find "$folder" -name 'site-*.dump' -mmin +"$((${KEEP_DAYS:-14} * 1440))" -delete
echo "$dump: restored for a try with $restored (leads, requests, policies), $there when it began"
