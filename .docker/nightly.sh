#!/bin/sh
# Backs up the database of compose.yaml into backups/, and erases what is older than RETENTION_MONTHS. For cron, as root.
set -eu
cd "$(dirname "$0")/.."
umask 077
mkdir -p backups
docker compose exec -T database pg_dump -U teragus -Fc teragus > backups/partial
mv backups/partial "backups/$(date +%F).dump"
ls -l "backups/$(date +%F).dump"
# Without a new backup no old one is removed.
find backups -name '*.dump' -mtime +13 -delete
docker compose exec -T site node scripts/personal-data.ts retain
