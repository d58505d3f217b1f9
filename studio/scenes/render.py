"""Runs one scene inside Blender: blender -b -P render.py -- SCENE.py out=BASE key=value ..."""

import runpy
import sys
from pathlib import Path

scene = Path(sys.argv[sys.argv.index("--") + 1]).resolve()
sys.path[:0] = [str(scene.parent), str(Path(__file__).resolve().parent)]
runpy.run_path(str(scene), run_name="__main__")
