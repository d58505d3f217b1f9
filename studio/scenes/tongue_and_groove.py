"""The tongue of a milled plank before the groove of the next, seen at their sawn ends.

Picture: interval-tongue.
"""

from kit.boards import Boards
from kit.geometry import at, polygon, turn
from kit.joinery import plank_profile
from kit.low_light import photograph, polar
from kit.materials import paint, wood
from kit.studio import clear_scene, Settings

settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 5))
face = wood(
    settings.text("wood", "white_oak"),
    saturation=0.95,
    bump=settings.number("bump", 0.9),
    tone=settings.number("tone", 0.95),
    roughness=settings.number("rough", 0.46),
    ends=True,
    near=settings.number("near", 0.45),
)


def tongue_and_groove():
    """Two planks a hand's breadth from home, their sawn ends towards the camera."""
    width, thickness = 0.178, 0.019
    outline = plank_profile(width, thickness)
    base = paint("base", "#0c0b0a", 0.8)
    polygon("base", [(-2, -2, 0), (2, -2, 0), (2, 2, 0), (-2, 2, 0)], base)
    away = turn(90, "Z")
    apart = settings.number("apart", 0.009)
    for middle, slip in (
        (-width / 2 - apart, 0.004),
        (width / 2, 0),
        (width * 1.5 + 0.0003, 0.007),
    ):
        boards.profiled(outline, 0.4, face, at(middle, slip, thickness + 0.0006) @ away)


tongue_and_groove()
boards.flush()
subject = (settings.number("tx", 0), settings.number("ty", 0.0), settings.number("tz", 0.012))
lit = (settings.number("lx", 0.02), settings.number("ly", 0.02), settings.number("lz", 0.012))
lamp = polar(
    lit, settings.number("far", 0.4), settings.number("az", 160), settings.number("elev", 16)
)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 0.5),
        settings.number("side", -78),
        settings.number("high", 14),
    ),
    subject,
    (lamp, lit, 0.1, 0.04, 1.0),
    focus=(settings.number("fx", 0.0), settings.number("fy", 0.0), settings.number("fz", 0.014)),
)
