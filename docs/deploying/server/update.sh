#!/bin/sh
# As teragus: makes a release of the newest commit, or of the one named, beside the running one: update.sh [COMMIT]
set -eu
cd
release=releases/$(date +%Y%m%d-%H%M%S)
previous=$(readlink current)
# An update that was not started yet leaves an older one running.
running=$(readlink "/proc/$(systemctl show --property MainPID --value teragus 2>/dev/null)/cwd" || true)
trap 'exit 1' HUP INT TERM
trap 'cd; rm -rf "$release"' EXIT
# With its build, which keeps the scripts of earlier builds for tabs that are open.
cp -a "$previous" "$release"
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
trap - EXIT
for old in releases/*; do
  case $old in "$release" | "$previous" | "releases/${running##*/}") ;; *) rm -r "$old" ;; esac
done
echo "current is $release. As root: systemctl restart teragus"
