"""Sawn and sanded ends of thick boards in a stack, a lamp nearly in their plane.

Picture: interval-end-grain.
"""

from kit.boards import Boards
from kit.low_light import photograph, polar
from kit.materials import wood
from kit.studio import clear_scene, Settings

settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 2))
oak = wood(
    settings.text("wood", "white_oak"),
    saturation=0.95,
    bump=settings.number("bump", 1.0),
    tone=settings.number("tone", 0.92),
    roughness=0.5,
    ends=True,
    near=settings.number("near", 0.5),
    value_spread=settings.number("spread", 0.06),
)


def stack():
    """Boards of 40 to 46 mm, their ends towards -y, none flush with the next."""
    z, step = -0.135, settings.number("step", 0.0055)
    for layer in range(settings.integer("layers", 7)):
        thick = boards.random.uniform(0.039, 0.046)
        x = -0.42 + boards.random.uniform(0, 0.08)
        while x < 0.34:
            across = boards.random.uniform(0.11, 0.19)
            front = boards.random.uniform(-step, step)
            lo, hi = (x, front, z + 0.0003), (x + across, front + 0.4, z + thick)
            boards.box(lo, hi, oak, 0.0007, "y")
            x += across + boards.random.uniform(0.0008, 0.0022)
        z += thick


stack()
boards.flush()
subject = (settings.number("tx", 0), 0, settings.number("tz", 0.02))
lit = (settings.number("lx", 0.04), 0, settings.number("lz", 0.04))
lamp = polar(
    lit, settings.number("far", 0.4), settings.number("az", -14), settings.number("elev", 30)
)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 0.6),
        settings.number("side", -104),
        settings.number("high", 6),
    ),
    subject,
    (lamp, lit, 0.08, 0.04, 0.8),
    focus=(settings.number("fx", 0.03), 0, settings.number("fz", 0.03)),
)
