"""One board of white oak, sawn in five and laid again, each piece in another finish.

Picture: interval-finishes.
"""

from kit.boards import Boards, Cut
from kit.low_light import photograph, polar
from kit.materials import wood
from kit.studio import clear_scene, Settings

settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 1))
ROW, PIECE, HALF = settings.integer("row", 2), settings.number("piece", 0.076), 0.117
near = dict(near=settings.number("near", 0.5), bump=settings.number("bump", 0.8), value_spread=0.0)
# From raw to black; oil and dye leave the surface closer and glossier.
PIECES = [
    wood("white_oak", "raw", roughness=0.56, tone=1.05, saturation=0.85, **near),
    wood("white_oak", "oiled", roughness=0.38, tone=0.64, saturation=1.1, **near),
    wood("white_oak", "gray", finish="grey_oak", roughness=0.52, **near),
    wood(
        "white_oak",
        "smoked",
        finish="smoked_oak",
        roughness=0.42,
        saturation=0.85,
        tone=0.74,
        hue=0.512,
        **near
    ),
    wood("white_oak", "ebonized", finish="ebonised", roughness=0.36, tone=1.5, **near),
]


def lay_pieces():
    """The pieces as they grew, a saw's kerf taken up; they stand a breath apart in height."""
    gap, last = settings.number("gap", 0.0005) / 2, len(PIECES) - 1
    start = -PIECE * len(PIECES) / 2
    for index, face in enumerate(PIECES):
        z = boards.random.uniform(0, 0.00025)
        x0 = start + index * PIECE - (0.03 if index == 0 else -gap)
        x1 = start + (index + 1) * PIECE + (0.03 if index == last else -gap)
        lo, hi = (x0, -HALF, z - 0.02), (x1, HALF, z)
        boards.box(lo, hi, face, settings.number("bevel", 0.0006), "x", cut=Cut(ROW, 0.25))


lay_pieces()
boards.flush()
subject = (settings.number("tx", 0), settings.number("ty", 0), 0)
lit = (settings.number("lx", 0.03), settings.number("ly", 0.05), 0)
lamp = polar(
    lit, settings.number("far", 0.8), settings.number("az", 160), settings.number("elev", 13)
)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 1.05),
        settings.number("side", -84),
        settings.number("high", 50),
    ),
    subject,
    (lamp, lit, 0.10, 0.06, 2.0),
    focus=(settings.number("fx", 0.0), settings.number("fy", 0.0), 0),
)
