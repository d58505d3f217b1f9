#!/bin/sh
# Writes down the one user, whose password is not part of the image, and becomes PgBouncer.
set -eu
umask 077
printf '"teragus" "%s"\n' "$POSTGRES_PASSWORD" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
