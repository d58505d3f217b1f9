#!/bin/bash
# room.sh ROOM...: renders rooms, each from both sides, with and without its handles, and writes their passes.
# Without a name: all rooms. An hour and a half of two processors for all; what lies in out/ is not rendered again.
# SIZE="w=768 h=512" makes a preview in png/, and leaves the passes alone.
set -euo pipefail

cd "$(dirname "$0")"
kit=$PWD/../scenes
export WOODTEX=${WOODTEX:-$kit/grown}
weights=${OIDN_WEIGHTS:-$kit/weights}
declare -A samples=([shape]=16 [sky]=6 [sun]=4 [lamps]=6)
read -ra size <<<"${SIZE:-}"

# photograph ROOM VIEW HANDLES NAME: out/NAME.raw and out/NAME-shape.json.
photograph() {
  [[ -e out/$4.raw ]] && return
  for light in shape sky sun lamps; do
    blender -b --python-exit-code 1 -P "$kit/render.py" -- "$1.py" "out=out/$4-$light" "light=$light" \
      "spp=${samples[$light]}" "view=$2" "handles=$3" "${size[@]}" >"out/$4.log" 2>&1
  done
  ./lobes "out/$4" "$weights"
  rm "out/$4"-*.exr
}

if (($# == 0)); then
  mapfile -t rooms < <(grep -l '^stage.photograph' ./*.py)
  rooms=("${rooms[@]##*/}")
  set -- "${rooms[@]%.py}"
fi
mkdir -p out png
for room in "$@"; do
  for view in whole close; do
    name=$room
    [[ $view == whole ]] || name=$room-$view
    photograph "$room" "$view" 1 "$name"
    photograph "$room" "$view" 0 "$name-bare"
    python3 assemble.py out "$name" png
    [[ -n ${SIZE:-} ]] || node encode.ts png "$name"
  done
done
