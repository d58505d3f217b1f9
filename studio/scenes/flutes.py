"""Half-round flutes of a wall panel from near by, a lamp along the wall.

Picture: interval-flutes.
"""

import math

from kit.boards import Boards
from kit.geometry import at, polygon, turn
from kit.low_light import photograph, polar
from kit.materials import paint, wood
from kit.studio import clear_scene, Settings

FLUTE, GAP, LENGTH, FACETS = 0.062, 0.0006, 0.46, 150
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 4))
face = wood(
    settings.text("wood", "smoked_oak"),
    saturation=0.95,
    bump=settings.number("bump", 0.8),
    tone=settings.number("tone", 1.0),
    roughness=settings.number("rough", 0.44),
    near=settings.number("near", 0.4),
)


def half_round():
    """The section of a flute: (across, depth below its crest), counter-clockwise from the end."""
    radius = (FLUTE - GAP) / 2
    arc = [math.pi * step / FACETS for step in range(FACETS + 1)]
    round_side = [(-radius * math.cos(a), radius - radius * math.sin(a)) for a in arc]
    return [*round_side, (radius, radius + 0.004), (-radius, radius + 0.004)]


# Lying boards are stood up: their grain runs along z, their crests face -y.
upright = at(0, 0, -LENGTH / 2) @ turn(-90, "Y") @ turn(90, "X")
for index in range(-6, 7):
    boards.profiled(half_round(), LENGTH, face, at(index * FLUTE, 0, 0) @ upright)
boards.flush()
felt = paint("felt", "#12110f", 0.95)
polygon("felt", [(-1, 0.036, -1), (1, 0.036, -1), (1, 0.036, 1), (-1, 0.036, 1)], felt)
subject = (settings.number("tx", 0), 0.01, settings.number("tz", 0))
lit = (settings.number("lx", 0.06), 0, settings.number("lz", 0.03))
azimuth, height = settings.number("az", -9), settings.number("elev", 24)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 0.6),
        settings.number("side", -118),
        settings.number("high", 4),
    ),
    subject,
    (polar(lit, settings.number("far", 0.5), azimuth, height), lit, 0.05, 0.05, 1.0),
    focus=(settings.number("fx", 0.03), -0.0, 0.02),
)
