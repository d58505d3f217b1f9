#!/bin/bash
# build.sh: compiles the tools of both scene folders beside their sources.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
for tool in unet grade bounce sunlight; do
  g++ -std=c++17 -O3 -march=native -ffast-math -fopenmp "$here/$tool.cpp" -o "$here/$tool"
done
rooms=$(cd "$here/../rooms" && pwd)
for tool in lobes stonetex; do
  g++ -std=c++17 -O3 -march=native -ffast-math -fopenmp "$rooms/$tool.cpp" -o "$rooms/$tool"
done
