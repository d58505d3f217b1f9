#!/bin/sh
# As teragus: makes a release of the newest commit, or of the one named, beside the running one: update.sh [COMMIT]
set -eu
cd
release=releases/$(date +%Y%m%d-%H%M%S)
# With its build, which keeps the scripts of earlier builds for tabs that are open.
cp -a "$(readlink current)" "$release"
cd "$release"
git fetch --quiet
lock=$(git hash-object package-lock.json)
git checkout --quiet --detach "${1:-origin/HEAD}"
[ "$lock" = "$(git hash-object package-lock.json)" ] || npm ci
npm run build
cd
# Renamed into place, so that there is a release at each moment.
ln -s "$release" next
mv -T next current
# This one and the two before it are kept.
ls -d releases/* | head -n -3 | xargs -r rm -r
echo "current is $release. As root: systemctl restart teragus"
