#!/bin/sh
# One dump of the database that DATABASE_URL names into FOLDER, tried by restoring it, and kept for KEEP_DAYS. What people
# gave us is encrypted in it; the keys are not in it, and without them it is worth nothing: keep them elsewhere.
# Usage: DATABASE_URL=postgres://… sh backup.sh FOLDER
set -eu
folder=${1:?Usage: backup.sh FOLDER}
umask 077
mkdir -p "$folder"
name=site-$(date -u +%Y%m%dT%H%M%SZ)
dump=$folder/$name.dump
try=restore_try_$$
server=${DATABASE_URL%/*}
count="select count(*) from lead; select count(*) from service_request; select count(*) from policy"

# Both ends are removed whatever happens: a draft that looks like a dump would be trusted.
trap 'rm -f "$dump.part"; psql -q "$DATABASE_URL" -c "drop database if exists $try" >/dev/null' EXIT
pg_dump --format=custom --no-owner --file="$dump.part" "$DATABASE_URL"
psql -q "$DATABASE_URL" -c "create database $try"
pg_restore --exit-on-error --no-owner --dbname="$server/$try" "$dump.part"
restored=$(psql -qtA "$server/$try" -c "$count" | tr '\n' ' ')
mv "$dump.part" "$dump"
# Erased here, erased there: a copy must not outlive what the privacy notice says by more than this.
find "$folder" -name 'site-*.dump' -mtime +"${KEEP_DAYS:-14}" -delete
echo "$dump: restored for a try with $restored(leads, requests, policies)"
