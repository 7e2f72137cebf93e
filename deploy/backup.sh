#!/bin/sh
# Dumps the database of DATABASE_URL into FOLDER, test-restores the dump, and deletes dumps older than KEEP_DAYS.
# Personal data is encrypted in a dump and useless without the keys, which are not in it: back them up elsewhere.
# The role must be allowed to create databases: the dump is restored into one.
# Usage: DATABASE_URL=postgres://… sh backup.sh FOLDER
set -eu
folder=${1:?Usage: backup.sh FOLDER}
: "${DATABASE_URL:?}"
umask 077
mkdir -p "$folder"

# postgres://user:password@host:port/name?options. The password is passed in
# the environment: every user can read a command line.
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

# A killed run leaves a partial dump and a test database behind: both hold personal data.
find "$folder" -name 'site-*.dump.part' -mmin +720 -delete
old="datname like 'restore_try_%' and datname < 'restore_try_' || to_char(now() at time zone 'utc' - interval '12 hours', 'YYYYMMDDHH24MISS')"
echo "select format('drop database if exists %I', datname) from pg_database where $old \\gexec" | psql -q "$live"

# The partial dump and the test database are removed after a failure too: somebody would trust the dump.
trap 'rm -f "$dump.part"; psql -q "$live" -c "drop database if exists $try" >/dev/null' EXIT
trap 'exit 1' HUP INT TERM
there=$(psql -qtA "$live" -c "$count")
pg_dump --format=custom --no-owner --file="$dump.part" "$live"
psql -q "$live" -c "create database $try"
pg_restore --exit-on-error --no-owner --dbname="$server/$try$options" "$dump.part"
restored=$(psql -qtA "$server/$try$options" -c "$count")
mv "$dump.part" "$dump"
# Erased data must not stay in a backup longer than the privacy notice says.
find "$folder" -name 'site-*.dump' -mmin +"$((${KEEP_DAYS:-14} * 1440))" -delete
echo "$dump: restored for a try with $restored (leads, requests, policies), $there when it began"
