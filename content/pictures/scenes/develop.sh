#!/bin/bash
# develop.sh BASE OUT.png [key=val ...]       BASE.0.exr + BASE.1.exr -> BASE.lin (denoised by unet) -> OUT.png (graded)
# develop.sh BASE.lin OUT.png [key=val ...]   regrades in a second
b=$1; o=$2; shift 2; D=$(cd "$(dirname "$0")" && pwd); export OMP_WAIT_POLICY=PASSIVE GOMP_SPINCOUNT=0 OMP_NUM_THREADS=${T:-2}
set -e; [[ $b == *.lin ]] || { "$D/unet" "$b.0.exr" "$b.1.exr" "$b.lin" "${OIDN_WEIGHTS:-$D/weights}" "$@"; b=$b.lin; }
t=${b%.lin}.g$$.ppm; "$D/grade" "$b" "$t" "$@"; ffmpeg -v error -y -i "$t" "$o"; rm -f "$t"
