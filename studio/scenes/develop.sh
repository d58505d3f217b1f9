#!/bin/bash
# develop.sh BASE OUT.png [key=value ...]: BASE.0.exr + BASE.1.exr -> BASE.lin (denoised by unet) -> OUT.png (graded).
# develop.sh BASE.lin OUT.png [key=value ...]: grades again, in a second. T is the number of threads.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
base=$1
out=$2
shift 2
export OMP_WAIT_POLICY=PASSIVE GOMP_SPINCOUNT=0 OMP_NUM_THREADS="${T:-2}"
if [[ $base != *.lin ]]; then
  "$here/unet" "$base.0.exr" "$base.1.exr" "$base.lin" "${OIDN_WEIGHTS:-$here/weights}" "$@"
  base=$base.lin
fi
graded=${base%.lin}.g$$.ppm
"$here/grade" "$base" "$graded" "$@"
ffmpeg -v error -y -i "$graded" "$out"
rm -f "$graded"
