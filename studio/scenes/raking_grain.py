"""Planed boards under a lamp that stands hardly higher than they do.

Pictures: interval-walnut, interval-teak.
"""

from kit.boards import Boards
from kit.geometry import turn
from kit.low_light import photograph, polar
from kit.materials import wood
from kit.studio import clear_scene, Settings

settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 1))
species = settings.text("wood", "walnut")
face = wood(
    species,
    saturation=settings.number("sat", 0.95),
    bump=settings.number("bump", 1.0),
    tone=settings.number("tone", 0.9),
    roughness=settings.number("rough", 0.42),
    near=settings.number("near", 0.5),
)


def lay_boards():
    """Boards side by side, turned under the camera."""
    width, gap = settings.number("width", 0.16), settings.number("gap", 0.0004) / 2
    place = turn(settings.number("turned", 24), "Z")
    for row in range(-3, 4):
        shift = boards.random.uniform(-0.06, 0.06)
        lo = (-0.24 + shift, row * width + gap, -0.02)
        hi = (0.24 + shift, (row + 1) * width - gap, 0)
        boards.box(lo, hi, face, settings.number("bevel", 0.0009), "x", place)


lay_boards()
boards.flush()
subject = (settings.number("tx", 0), settings.number("ty", 0), 0)
lit = (settings.number("lx", 0.05), settings.number("ly", 0.04), 0)
lamp = polar(
    lit, settings.number("far", 0.42), settings.number("az", 62), settings.number("elev", 9)
)
photograph(
    settings,
    polar(subject, settings.number("away", 0.5), -90, settings.number("high", 34)),
    subject,
    (lamp, lit, 0.10, 0.03, 0.6),
    focus=(settings.number("fx", 0.03), settings.number("fy", 0.01), 0),
)
