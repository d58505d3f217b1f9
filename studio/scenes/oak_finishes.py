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
    wood("white_oak", "oiled", roughness=0.38, tone=0.68, saturation=1.0, **near),
    wood("white_oak", "gray", finish="grey_oak", roughness=0.52, **near),
    wood("white_oak", "smoked", finish="smoked_oak", roughness=0.42, saturation=0.62, **near),
    wood("white_oak", "ebonized", finish="ebonised", roughness=0.36, tone=1.5, **near),
]


def lay_pieces():
    """The pieces as they grew, a saw's kerf taken up; they stand a breath apart in height."""
    gap = settings.number("gap", 0.0005) / 2
    start = -PIECE * len(PIECES) / 2
    for index in range(-1, len(PIECES) + 1):
        face = PIECES[min(len(PIECES) - 1, max(0, index))]
        x, z = start + index * PIECE, boards.random.uniform(0, 0.00025)
        reach = PIECE * (0.2 if index in (-1, len(PIECES)) else 1)
        if index == -1:
            x = start - reach
        lo, hi = (x + gap, -HALF, z - 0.02), (x + reach - gap, HALF, z)
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
