"""White oak in stick: sawn boards on stickers that stand one above the other, their ends close.

Picture: sustainability-boards.
"""

import random

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import polygon
from kit.lighting import area_light, sun_and_sky
from kit.materials import plaster, wood
from kit.studio import clear_scene, Settings

THICKNESS, STICKER, LENGTH = 0.027, 0.022, 2.6
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 101))

rough = dict(saturation=0.95, bump=1.6, roughness=0.62, value_spread=0.09)
oak = wood("white_oak", "oak", tone=0.98, ends=True, **rough)
stick = wood("white_oak", "stick", tone=0.86, ends=True, **rough)
rng = random.Random(4)


def stack(x0, y0, width, layers, z=0.1):
    """Layers of boards of random width, sawn to one length, with air between them."""
    for x in (x0 + 0.12, x0 + width / 2, x0 + width - 0.12):
        boards.box((x - 0.045, y0 + 0.06, 0), (x + 0.045, y0 + LENGTH, z), stick, 0.003, "y")
    for layer in range(layers):
        if layer:
            for y in (0.14, 0.7, 1.28, 1.86, 2.44):
                y += y0 + rng.uniform(-0.006, 0.006)
                lo = (x0 - 0.012 + rng.uniform(-0.012, 0.012), y, z + 0.0003)
                hi = (x0 + width + rng.uniform(-0.004, 0.02), y + 0.024, z + STICKER)
                boards.box(lo, hi, stick, 0.0012, "x")
            z += STICKER + 0.0003
        x = x0 + rng.uniform(0, 0.012)
        while x < x0 + width - 0.11:
            across = min(rng.choice((0.13, 0.15, 0.165, 0.18, 0.2, 0.215)), x0 + width - x)
            thick = THICKNESS + rng.uniform(-0.0006, 0.0004)
            front = y0 + rng.uniform(-0.016, 0.016)
            boards.box(
                (x, front, z + 0.0002), (x + across, front + LENGTH, z + thick), oak, 0.0006, "y"
            )
            x += across + rng.uniform(0.008, 0.02)
        z += THICKNESS
    return z


def build_shed():
    """A pale floor and the wall of the drying shed."""
    ground = plaster("floor", "#b9b0a2", 0.12, 0.9, 1.0)
    wall = plaster("wall", "#c9bfb0", 0.10, 0.8, 1.2)
    polygon("floor", [(-6, -4, 0), (6, -4, 0), (6, 6, 0), (-6, 6, 0)], ground)
    polygon("wall", [(-6, 6, 0), (6, 6, 0), (6, 6, 5), (-6, 6, 5)], wall)


def light_scene():
    """Raking sun over the ends, sky, a soft lamp in the shade."""
    sun_and_sky(
        elevation=settings.number("elev", 40),
        azimuth=settings.number("az", 222),
        sun=settings.number("sun", 5.2),
        sky=settings.number("sky", 0.12),
        size=1.2,
        tint=(1, 0.91, 0.78),
        camera_sky=1,
    )
    area_light((2.4, -2.2, 1.6), (70, 0, 46), 2, 2, settings.number("fill", 14), (1, 0.97, 0.93))


def place_camera():
    """Close to the corner of the stack, at the height of its upper boards."""
    camera(
        (settings.number("cx", -0.62), settings.number("cy", -1.02), settings.number("cz", 0.62)),
        (settings.number("tx", -0.06), settings.number("ty", 0.2), settings.number("tz", 0.36)),
        lens=settings.number("lens", 50),
        fstop=settings.number("fs", 8),
        focus=(-0.22, 0.0, 0.42),
    )


build_shed()
stack(-0.46, 0.0, 1.24, 9)
stack(-2.25, 2.9, 1.24, 14)
stack(-0.7, 3.2, 1.24, 11)
stack(0.95, 2.9, 1.24, 15)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10, bounces=4, diffuse_bounces=3)
