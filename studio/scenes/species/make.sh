#!/bin/bash
# make.sh [SPECIES...]: compiles the generator, writes species-SPECIES.webp for each (default: all fifteen) into OUT (default ./out).
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
out=${OUT:-$here/out}
mkdir -p "$out"
if (($# == 0)); then
  set -- white-oak american-walnut hard-maple hickory ash teak red-oak black-cherry yellow-birch american-beech black-locust \
    american-elm pecan iroko red-maple
fi

g++ -std=c++20 -O3 -march=native -ffast-math -pthread "$here/boards.cpp" -o "$out/boards"
for name in "$@"; do
  "$out/boards" "$name" "$out/$name.ppm"
  cwebp -quiet -q 90 -m 6 -sharp_yuv "$out/$name.ppm" -o "$out/species-$name.webp"
  rm "$out/$name.ppm"
done
