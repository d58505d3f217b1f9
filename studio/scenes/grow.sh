#!/bin/bash
# grow.sh [DIR [SPECIES...]]: grows the boards of each species and oak finish (default: all) as the kit's atlases in DIR
# (default ./grown): SPECIES_c.png color, _h.png relief, _e.png end grain. PPMM=1 (pixels a millimeter) makes a preview.
# PPMM=8 LENGTH=500 BOARDS=5 makes what macros show: a few short boards, near. What lies there already stays.
# LOG=500 makes SPECIES_log.png instead, the end of a log of so many millimeters.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
atlases=${1:-$here/grown}
shift || true
# What the scenes call them, and what the generator does.
declare -A names=([white_oak]=white-oak [walnut]=american-walnut [maple]=hard-maple [hickory]=hickory [ash]=ash [teak]=teak
  [smoked_oak]=smoked-oak [ebonised]=ebonized-oak [grey_oak]=gray-oak)
if (($# == 0)); then
  set -- "${!names[@]}"
fi
mkdir -p "$atlases"
length=${LENGTH:-3000} boards=${BOARDS:-12}
[[ -n ${LOG:-} ]] || echo "$length $boards" >"$atlases/layout"
g++ -std=c++20 -O3 -march=native -ffast-math -pthread "$here/species/boards.cpp" -o "$atlases/boards"
for species in "$@"; do
  atlas=$atlases/$species
  if [[ -n ${LOG:-} ]]; then
    "$atlases/boards" "${names[$species]}" "$atlas" log "${PPMM:-4}" "$LOG"
    ffmpeg -v error -y -i "${atlas}_log.ppm" "${atlas}_log.png"
    rm "${atlas}_log.ppm"
    continue
  fi
  [[ -e ${atlas}_e.png ]] && continue
  "$atlases/boards" "${names[$species]}" "$atlas" atlas "${PPMM:-2}" "$length" "$boards"
  for map in c h e; do
    ffmpeg -v error -y -i "${atlas}_$map.ppm" "${atlas}_$map.png"
    rm "${atlas}_$map.ppm"
  done
done
