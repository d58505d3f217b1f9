"""Dressing room: a wall of doors with one open bay, a bench on a rug."""

import random

from kit.geometry import lathe, tube, upholstery
from kit.lighting import sky_portal
from kit.materials import fabric, leaf, paint, plaster
from kit.objects import books, vase
from kit.planting import branches, garden
from stage import Stage

LEFT = -2.9
RIGHT = 2.5
FRONT = -3.0
BACK = 1.6
CEILING = 2.75
DEPTH = 0.62
FRONT_FACE = BACK - DEPTH
UNIT_TOP = 2.52
FIRST_DOOR = -2.1
DOOR_WIDTH = 0.56
DOOR_EDGES = [FIRST_DOOR + DOOR_WIDTH * i for i in range(9)]
BAY_LEFT = DOOR_EDGES[3]
BAY_RIGHT = DOOR_EDGES[5]
BAY_CENTRE = (BAY_LEFT + BAY_RIGHT) / 2
CHEST_LEFT = BAY_LEFT + 0.0225
CHEST_RIGHT = BAY_RIGHT - 0.023
RAIL = 2.0
stage = Stage(21)
boards, palette = stage.boards, stage.palette

wall = plaster("wall", "#e7e0d4")
hidden = stage.room(LEFT, RIGHT, FRONT, BACK, CEILING, wall, LEFT - 0.06, 1.3, 2.5, 3)
rng = random.Random(6)


def build_wardrobe():
    """Six tall doors between end panels, and the wall above."""
    boards.box((FIRST_DOOR, FRONT_FACE + 0.06, 0), (DOOR_EDGES[8], BACK, 0.0795), hidden, 0.001)
    boards.box(
        (FIRST_DOOR - 0.02, FRONT_FACE + 0.01, UNIT_TOP + 0.0005), (RIGHT, BACK, CEILING), wall
    )
    stage.panel(
        "cabinet",
        (FIRST_DOOR - 0.022, FRONT_FACE - 0.022, 0),
        (FIRST_DOOR - 0.0005, BACK - 0.001, UNIT_TOP),
        "xy",
    )
    stage.panel(
        "cabinet",
        (DOOR_EDGES[8] + 0.0005, FRONT_FACE - 0.022, 0),
        (RIGHT - 0.001, BACK - 0.001, UNIT_TOP),
        "y",
    )
    for i in (0, 1, 2, 5, 6, 7):
        left = DOOR_EDGES[i]
        right = DOOR_EDGES[i + 1]
        pull_x = right - 0.038 if i in (1, 5) else left + 0.038
        boards.box(
            (left, FRONT_FACE + 0.0015, 0.08), (right, BACK - 0.02, UNIT_TOP - 0.001), hidden, 0.001
        )
        stage.front(left, right, FRONT_FACE, 0.08, UNIT_TOP, (pull_x, 1.1, 0.44, True))


def rods(material):
    """The metal of the rail."""
    tube(
        "rail",
        [(CHEST_LEFT, FRONT_FACE + 0.3, RAIL), (CHEST_RIGHT, FRONT_FACE + 0.3, RAIL)],
        0.013,
        material,
    )


def build_open_bay():
    """Open bay: chest of drawers, shelf, lit top."""
    for x in (BAY_LEFT, BAY_RIGHT - 0.022):
        stage.panel(
            "cabinet",
            (x + 0.0005, FRONT_FACE - 0.021, 0.08),
            (x + 0.0215, BACK - 0.02, UNIT_TOP),
            "xy",
        )
    stage.panel(
        "cabinet",
        (BAY_LEFT + 0.022, BACK - 0.02, 0.9),
        (BAY_RIGHT - 0.0225, BACK - 0.001, UNIT_TOP),
        "y",
    )
    stage.panel(
        "cabinet",
        (BAY_LEFT + 0.022, FRONT_FACE - 0.02, UNIT_TOP - 0.03),
        (BAY_RIGHT - 0.0225, BACK - 0.021, UNIT_TOP - 0.0005),
        "yz",
    )
    stage.panel(
        "cabinet",
        (BAY_LEFT + 0.022, FRONT_FACE + 0.06, 2.1),
        (BAY_RIGHT - 0.0225, BACK - 0.021, 2.125),
        "yz",
    )
    boards.box(
        (CHEST_LEFT, FRONT_FACE + 0.0015, 0.08), (CHEST_RIGHT, BACK - 0.02, 0.858), hidden, 0.001
    )
    for z0, z1 in ((0.08, 0.36), (0.36, 0.63), (0.63, 0.858)):
        for left, right in ((CHEST_LEFT, BAY_CENTRE), (BAY_CENTRE, CHEST_RIGHT)):
            stage.front(
                left, right, FRONT_FACE, z0, z1, ((left + right) / 2, z1 - 0.038, 0.2, False)
            )
    stage.panel(
        "worktop",
        (CHEST_LEFT + 0.0002, FRONT_FACE - 0.03, 0.86),
        (CHEST_RIGHT - 0.0002, BACK - 0.021, 0.89),
        "yz",
        0.002,
    )


def hang_clothes(rods, rng):
    """Rail with clothes on hangers, folded knitwear."""
    stage.metal(rods)
    cloths = [
        fabric("cl%d" % i, c, scale=1.4, bump=1.2)
        for i, c in enumerate(
            ("#d9cfbf", "#8d7f6d", "#35373a", "#b9a488", "#e8e2d7", "#6d5a48", "#59615a")
        )
    ]
    x = CHEST_LEFT + 0.09
    while x < BAY_CENTRE + 0.18:
        thickness = rng.uniform(0.03, 0.048)
        length = rng.uniform(0.72, 0.98)
        cloth = rng.choice(cloths)
        upholstery(
            "cl",
            (x - thickness / 2, FRONT_FACE + 0.09, RAIL - 0.06 - length),
            (x + thickness / 2, FRONT_FACE + 0.51, RAIL - 0.07),
            thickness * 0.48,
            cloth,
            segments=4,
            wrinkle=0.01,
        )
        tube(
            "hk",
            [(x, FRONT_FACE + 0.3, RAIL - 0.07), (x, FRONT_FACE + 0.3, RAIL + 0.02)],
            0.003,
            palette.black,
        )
        x += thickness + rng.uniform(0.004, 0.016)
    height = 0.8905
    for i in range(4):
        upholstery(
            "sw",
            (CHEST_RIGHT - 0.4, FRONT_FACE + 0.1, height),
            (CHEST_RIGHT - 0.06, FRONT_FACE + 0.42, height + 0.048),
            0.022,
            cloths[(i * 3 + 1) % 7],
            segments=5,
            wrinkle=0.008,
        )
        height += 0.049


def fill_bay():
    """Vase, books and dish on the chest; boxes and a hat above."""
    vase(CHEST_LEFT + 0.17, FRONT_FACE + 0.26, 0.8905, palette.dark_clay, scale=0.62, kind=1)
    books(
        boards,
        BAY_CENTRE - 0.02,
        FRONT_FACE + 0.28,
        0.8905,
        [palette.clay, wall, palette.dark_clay],
        count=2,
        spread=12,
        seed=5,
    )
    lathe(
        "dish",
        [(0, 0.0), (0.06, 0), (0.1, 0.02), (0.105, 0.026), (0.098, 0.026), (0.06, 0.01), (0, 0.01)],
        palette.clay,
        location=(BAY_CENTRE + 0.05, FRONT_FACE + 0.2, 0.95),
        segments=48,
    )
    upholstery(
        "box1",
        (CHEST_LEFT + 0.05, FRONT_FACE + 0.14, 2.1255),
        (CHEST_LEFT + 0.42, FRONT_FACE + 0.48, 2.3),
        0.006,
        fabric("bx", "#b7a68d", scale=2, bump=2),
        segments=2,
    )
    upholstery(
        "box2",
        (CHEST_LEFT + 0.46, FRONT_FACE + 0.14, 2.1255),
        (CHEST_LEFT + 0.8, FRONT_FACE + 0.48, 2.27),
        0.006,
        fabric("bx2", "#8a7a66", scale=2, bump=2),
        segments=2,
    )
    lathe(
        "hat",
        [
            (0, 0.1),
            (0.06, 0.105),
            (0.085, 0.09),
            (0.095, 0.02),
            (0.1, 0.012),
            (0.17, 0.002),
            (0.172, 0.006),
            (0.1, 0.02),
        ],
        fabric("hat", "#cdb892", scale=3, bump=4),
        location=(CHEST_RIGHT - 0.22, FRONT_FACE + 0.3, 2.126),
        segments=64,
    )


def furnish_room():
    """Bench on a rug, a fig in a pot."""
    upholstery(
        "rug",
        (-1.75, -1.65, 0.001),
        (1.35, 0.35, 0.014),
        0.006,
        fabric("rug", "#c9bfae", scale=5, bump=4),
        segments=2,
    )
    cloth = fabric("bench", "#b3a48d", scale=2, bump=1.5)
    upholstery("bn", (-1.0, -0.72, 0.36), (0.22, -0.22, 0.46), 0.035, cloth, segments=6, puff=0.014)
    for x in (-0.94, 0.16):
        for y in (-0.67, -0.27):
            tube("bl", [(x, y, 0), (x, y, 0.36)], 0.014, palette.black)
    upholstery(
        "thr",
        (-0.18, -0.74, 0.455),
        (0.1, -0.2, 0.475),
        0.009,
        fabric("thr", "#7b6a55", scale=3, bump=3),
        segments=3,
    )
    books(
        boards, -0.65, -0.48, 0.472, [palette.dark_clay, palette.clay], count=2, spread=18, seed=3
    )
    lathe(
        "pot",
        [(0, 0), (0.15, 0), (0.19, 0.16), (0.19, 0.34), (0.175, 0.36), (0.165, 0.34), (0, 0.33)],
        palette.clay,
        location=(-2.52, 1.12, 0.0005),
        segments=64,
    )
    branches(
        boards,
        (-2.52, 1.12, 0.33),
        leaf("fig", "#6c7a4c"),
        paint("tw", "#5a4a38", roughness=0.7),
        count=6,
        height=1.25,
        spread=0.3,
        leaf_length=0.12,
        leaf_width=0.05,
        seed=12,
        density=30,
    )


def light_room():
    """Downlights, sky, lamps in the bay, sun."""
    for x in (-1.5, 0.1, 1.7):
        stage.downlight(x, FRONT_FACE - 0.55, CEILING, 22)
    garden(LEFT - 0.2, direction=-1)
    boards.flush()
    sky_portal((LEFT - 0.16, (FRONT + BACK) / 2, 1.28), (0, -90, 0), 2.6, BACK - FRONT)
    stage.lamplight(
        (BAY_CENTRE, FRONT_FACE + 0.16, UNIT_TOP - 0.034),
        (0, 0, 0),
        BAY_RIGHT - BAY_LEFT - 0.06,
        0.02,
        5,
        colour=(1, 0.8, 0.56),
    )
    stage.lamplight(
        (BAY_CENTRE, FRONT_FACE + 0.3, 2.098),
        (0, 0, 0),
        BAY_RIGHT - BAY_LEFT - 0.06,
        0.02,
        6,
        colour=(1, 0.8, 0.56),
    )
    stage.skylight((0.2, FRONT + 0.06, 1.45), (90, 0, 0), 4.2, 2.2, 80, colour=(1, 0.98, 0.96))
    stage.daylight(30, 212, 8, 0.22)


build_wardrobe()
build_open_bay()
hang_clothes(rods, rng)
fill_bay()
furnish_room()
light_room()
stage.photograph(
    whole=((0.85, -2.88, 1.28), (-0.05, BACK, 1.28), 25.5, -0.04),
    close=((-1.9, -1.3, 1.4), (0, 0.98, 1.4), 38, -0.095),
)
