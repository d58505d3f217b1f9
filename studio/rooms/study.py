"""Study: a wall of tall cupboards and open shelves around a built-in desk, a chair, a table
lamp.
"""

import random

from kit.furniture import dining_chair
from kit.geometry import at, lathe, turn, upholstery
from kit.lighting import sky_portal
from kit.materials import emission, fabric, leaf, paint, plaster, sheer, wood
from kit.objects import books, DISH, ESPRESSO_CUP, vase
from kit.planting import branches, garden
from stage import Stage, book_row

LEFT = -2.9
RIGHT = 2.6
FRONT = -2.9
BACK = 1.6
CEILING = 2.85
DEPTH = 0.56
FRONT_FACE = BACK - DEPTH
UNIT_TOP = 2.6
SHELF_DEPTH = 0.34
SHELF_FACE = BACK - SHELF_DEPTH
KNEE_LEFT = -0.62
KNEE_RIGHT = 0.5
UPRIGHTS = [-0.52, 0.4]
SHELVES = [1.2, 1.56, 1.92, 2.26]
COLUMNS = [
    (-1.4593, UPRIGHTS[0] - 0.0122),
    (UPRIGHTS[0] + 0.0122, UPRIGHTS[1] - 0.0122),
    (UPRIGHTS[1] + 0.0122, 1.3393),
]
BOOK_BACKS = BACK - 0.04
stage = Stage(161)
boards, palette = stage.boards, stage.palette

wall = plaster("wall", "#e4dbcc")
hidden = stage.room(LEFT, RIGHT, FRONT, BACK, CEILING, wall, LEFT - 0.06, 1.3, 2.55, 3)
rng = random.Random(9)
bindings = [
    fabric("b%d" % i, c, scale=0.6, roughness=0.8, sheen=0.05, bump=0.3)
    for i, c in enumerate(
        (
            "#d8cdb9",
            "#8a5a3c",
            "#3a352f",
            "#6b7260",
            "#b39a74",
            "#e6dfd2",
            "#54433a",
            "#9a9584",
            "#46525a",
        )
    )
]
shade_cloth = sheer("ls", "#efe4d2", opacity=0.9)


def lamp_stem(material):
    """The metal of the table lamp."""
    lathe(
        "lb",
        [(0, 0), (0.085, 0), (0.085, 0.012), (0.012, 0.02), (0.01, 0.3), (0, 0.3)],
        material,
        location=(-1.18, FRONT_FACE + 0.22, 0.7705),
        segments=48,
    )


def build_cupboards():
    """Tall cupboards at both ends, and the wall above."""
    boards.box((-2.06, FRONT_FACE + 0.06, 0), (KNEE_LEFT - 0.002, BACK, 0.0795), hidden, 0.001)
    boards.box((KNEE_RIGHT + 0.002, FRONT_FACE + 0.06, 0), (1.94, BACK, 0.0795), hidden, 0.001)
    boards.box((-2.082, FRONT_FACE + 0.01, UNIT_TOP + 0.0005), (RIGHT, BACK, CEILING), wall)
    stage.panel("cabinet", (-2.082, FRONT_FACE - 0.022, 0), (-2.0605, BACK - 0.001, UNIT_TOP), "xy")
    stage.panel(
        "cabinet", (1.9405, FRONT_FACE - 0.022, 0), (RIGHT - 0.001, BACK - 0.001, UNIT_TOP), "y"
    )
    for left, right, pull_x in ((-2.06, -1.46, -1.498), (1.34, 1.94, 1.378)):
        stage.panel(
            "cabinet", (left, FRONT_FACE + 0.0015, 0.08), (right, BACK - 0.001, UNIT_TOP), "x"
        )
        stage.front(left, right, FRONT_FACE, 0.08, 0.98, (pull_x, 0.78, 0.24, True))
        stage.front(left, right, FRONT_FACE, 0.98, UNIT_TOP, (pull_x, 1.36, 0.36, True))


def build_desk():
    """Drawers on both sides of the knee space under the worktop."""
    for left, right in ((-1.4595, KNEE_LEFT), (KNEE_RIGHT, 1.3395)):
        stage.panel("cabinet", (left, FRONT_FACE + 0.0015, 0.08), (right, BACK - 0.001, 0.728), "x")
        centre = (left + right) / 2
        for z0, z1 in ((0.08, 0.4), (0.4, 0.728)):
            stage.front(left, right, FRONT_FACE, z0, z1, (centre, z1 - 0.038, 0.28, False))
    stage.panel(
        "cabinet",
        (KNEE_LEFT + 0.0005, BACK - 0.03, 0.0),
        (KNEE_RIGHT - 0.0005, BACK - 0.011, 0.728),
        "y",
    )
    stage.panel(
        "worktop", (-1.4593, FRONT_FACE - 0.035, 0.73), (1.3393, BACK - 0.011, 0.77), "yz", 0.002
    )


def build_shelves():
    """Shelves in three columns over the desk."""
    stage.panel("cabinet", (-1.4593, BACK - 0.0105, 0.7705), (1.3393, BACK - 0.001, UNIT_TOP), "y")
    stage.panel(
        "cabinet",
        (-1.4593, SHELF_FACE - 0.02, UNIT_TOP - 0.03),
        (1.3393, BACK - 0.0115, UNIT_TOP - 0.0005),
        "yz",
    )
    for x in UPRIGHTS:
        stage.panel(
            "cabinet",
            (x - 0.012, SHELF_FACE, 1.2005),
            (x + 0.012, BACK - 0.0115, UNIT_TOP - 0.0305),
            "xy",
        )
    stage.panel("cabinet", (-1.4593, SHELF_FACE - 0.005, 1.172), (1.3393, BACK - 0.0115, 1.2), "yz")
    for left, right in COLUMNS:
        for z in SHELVES[1:]:
            stage.panel(
                "cabinet", (left, SHELF_FACE + 0.012, z - 0.024), (right, BACK - 0.0115, z), "yz"
            )


def fill_shelves():
    """Books, vases and dishes."""
    for column, (left, right) in enumerate(COLUMNS):
        for level, z in enumerate(SHELVES):
            height = (SHELVES[level + 1] - 0.026 if level < 3 else UNIT_TOP - 0.032) - z - 0.03
            kind = (column * 4 + level) % 6
            if kind in (0, 3):
                book_row(
                    boards,
                    left + 0.03,
                    left + (right - left) * rng.uniform(0.55, 0.8),
                    BOOK_BACKS,
                    z,
                    height,
                    bindings,
                    rng,
                )
                vase(
                    right - 0.14,
                    BACK - 0.17,
                    z + 0.0005,
                    rng.choice((palette.clay, palette.dark_clay, wall)),
                    scale=min(0.8, height / 0.36),
                    kind=rng.choice((0, 1)),
                )
            elif kind in (1, 4):
                book_row(
                    boards,
                    left + (right - left) * rng.uniform(0.25, 0.45),
                    right - 0.03,
                    BOOK_BACKS,
                    z,
                    height,
                    bindings,
                    rng,
                )
                pile_top = books(
                    boards,
                    left + 0.16,
                    BACK - 0.18,
                    z + 0.0005,
                    rng.sample(bindings, 3),
                    count=3,
                    spread=5,
                    seed=rng.randrange(99),
                )
                if pile_top - z < height - 0.06:
                    lathe(
                        "dish",
                        DISH,
                        rng.choice((palette.clay, palette.dark_clay)),
                        location=(left + 0.16, BACK - 0.18, pile_top),
                        segments=40,
                    )
            elif kind == 2:
                vase(
                    (left + right) / 2 - 0.12,
                    BACK - 0.17,
                    z + 0.0005,
                    palette.dark_clay,
                    scale=min(0.9, height / 0.34),
                    kind=0,
                )
                vase(
                    (left + right) / 2 + 0.06,
                    BACK - 0.17,
                    z + 0.0005,
                    palette.clay,
                    scale=min(0.6, height / 0.34),
                    kind=1,
                )
                books(
                    boards,
                    right - 0.2,
                    BACK - 0.18,
                    z + 0.0005,
                    rng.sample(bindings, 3),
                    count=2,
                    spread=8,
                    seed=rng.randrange(99),
                )
            else:
                book_row(boards, left + 0.03, right - 0.03, BOOK_BACKS, z, height, bindings, rng)


def lay_desk():
    """Table lamp, laptop, books, cup, olive."""
    stage.metal(lamp_stem)
    lathe(
        "lsh",
        [(0.13, 0.22), (0.1, 0.42), (0.098, 0.42), (0.128, 0.22)],
        shade_cloth,
        location=(-1.18, FRONT_FACE + 0.22, 0.7705),
        segments=48,
    )
    lathe(
        "lbu",
        [(0, -0.035), (0.03, -0.02), (0.034, 0.01), (0, 0.04)],
        emission("lmb", colour=(1, 0.76, 0.48), strength=26 * stage.glow + 0.02),
        location=(-1.18, FRONT_FACE + 0.22, 1.09),
        segments=24,
    )
    boards.box(
        (-0.26, FRONT_FACE + 0.1, 0.7705),
        (0.1, FRONT_FACE + 0.34, 0.782),
        paint("lap", "#8d8d8c", roughness=0.35),
        0.003,
    )
    screen = at(-0.08, FRONT_FACE + 0.345, 0.782) @ turn(-16, "X")
    boards.box(
        (-0.18, -0.004, 0),
        (0.18, 0.004, 0.235),
        paint("scr", "#1a1b1c", roughness=0.25),
        0.003,
        transform=screen,
    )
    books(
        boards,
        0.72,
        FRONT_FACE + 0.24,
        0.7705,
        [bindings[1], bindings[5], bindings[8]],
        count=3,
        spread=14,
        seed=7,
    )
    lathe("cup", ESPRESSO_CUP, palette.clay, location=(0.3, FRONT_FACE + 0.22, 0.7705), segments=32)
    vase(1.12, FRONT_FACE + 0.26, 0.7705, palette.clay, scale=0.78, kind=0)
    branches(
        boards,
        (1.12, FRONT_FACE + 0.26, 1.0),
        leaf("olive", "#8b9568"),
        paint("twig", "#5a4a38", roughness=0.7),
        count=4,
        height=0.34,
        spread=0.35,
        leaf_length=0.06,
        leaf_width=0.018,
        seed=6,
        density=24,
    )


def furnish_room():
    """Chair on a rug."""
    upholstery(
        "rug",
        (-1.7, -1.75, 0.001),
        (1.5, 0.55, 0.014),
        0.006,
        fabric("rug", "#b9ac97", scale=5, bump=4),
        segments=2,
    )
    dining_chair(
        -0.2,
        0.3,
        205,
        wood("smoked_oak", "chw", saturation=0.8, tone=0.8),
        fabric("ch", "#8b7a64", scale=1.4, bump=1.3),
    )


def light_room():
    """Downlights, sky, lamps along the shelves, sun."""
    for x in (-1.6, -0.05, 1.5):
        stage.downlight(x, FRONT_FACE - 0.55, CEILING, 20)
    garden(LEFT - 0.2, direction=-1)
    boards.flush()
    sky_portal((LEFT - 0.16, (FRONT + BACK) / 2, 1.28), (0, -90, 0), 2.6, BACK - FRONT)
    stage.lamplight((-0.06, SHELF_FACE + 0.1, 1.17), (0, 0, 0), 2.7, 0.02, 7, colour=(1, 0.8, 0.56))
    stage.lamplight(
        (-1.18, FRONT_FACE + 0.22, 1.14), (0, 0, 0), 0.12, 0.12, 5, colour=(1, 0.78, 0.52)
    )
    stage.lamplight(
        (-0.06, SHELF_FACE - 0.06, UNIT_TOP - 0.04),
        (-14, 0, 0),
        2.7,
        0.03,
        9,
        colour=(1, 0.8, 0.56),
    )
    stage.skylight((0.2, FRONT + 0.06, 1.45), (90, 0, 0), 4.2, 2.2, 80, colour=(1, 0.98, 0.96))
    stage.daylight(30, 214, 8, 0.22)


build_cupboards()
build_desk()
build_shelves()
fill_shelves()
lay_desk()
furnish_room()
light_room()
stage.photograph(
    whole=((0.8, -2.8, 1.26), (-0.1, BACK, 1.26), 25.5, -0.005),
    close=((2, -1.3, 1.35), (0.25, 1.1, 1.35), 38, -0.06),
)
