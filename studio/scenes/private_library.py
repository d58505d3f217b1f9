"""Private library: full-height shelving with a ladder rail, reading chairs, a tall window on the
right.

Picture: asset-luxury-residences.
"""

import math
import random

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import at, lathe, tube, turn, upholstery
from kit.joinery import slab_front
from kit.lighting import area_light, sky_portal, sun_and_sky
from kit.materials import emission, fabric, finish, Palette, plaster, sheer, wood
from kit.objects import books, vase
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings

LEFT = -3.0
RIGHT = 3.0
FRONT = -3.0
BACK = 3.6
CEILING = 3.3
SHELF_DEPTH = 0.36
SHELF_FRONT = BACK - SHELF_DEPTH
BAYS = 6
BAY_WIDTH = (RIGHT - LEFT) / BAYS
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 161))
palette = Palette()
props = chosen_props(settings, boards, palette)

floor = wood(
    settings.text("floor", "white_oak"),
    "floor",
    saturation=0.9,
    value_spread=0.12,
    roughness=0.36,
    tone=0.95,
)
wall = plaster("wall", settings.text("wall", "#e4dbcc"))
shelf_wood = finish("wd", settings.text("wood", "wood:walnut"), value_spread=0.08, tone=1.0)
back_wood = wood(settings.text("back", "walnut"), "wb", saturation=0.8, tone=0.75, value_spread=0.1)
rng = random.Random(9)
bindings = [
    fabric("b%d" % i, c, scale=0.6, roughness=0.8, sheen=0.05, bump=0.3)
    for i, c in enumerate(
        ("#d8cdb9", "#8a5a3c", "#3a352f", "#6b7260", "#b39a74", "#e6dfd2", "#54433a", "#9a9584")
    )
]


def build_room():
    """Walls, floor, window wall on the right."""
    room_shell(
        boards,
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        CEILING,
        floor,
        wall,
        palette.ceiling,
        palette.black,
        window="R",
        window_y=(FRONT + 0.6, BACK - 0.9),
        window_z=(0, 2.95),
        lights=5,
        pattern=settings.text("pattern", "herringbone"),
        thickness=0.05,
        transom=2.35,
    )


def build_shelves():
    """Shelving over cupboards; each shelf holds books, a pile or a vase."""
    boards.box((LEFT, BACK - 0.012, 0), (RIGHT, BACK - 0.0005, CEILING), back_wood, 0.0005, "z")
    SHELVES = [0.78, 1.18, 1.56, 1.94, 2.32, 2.7, 3.06]
    for i in range(BAYS + 1):
        x = min(max(LEFT + i * BAY_WIDTH, LEFT + 0.0001), RIGHT)
        boards.box(
            (x - 0.014 if i else x, SHELF_FRONT, 0.0005),
            (x + 0.014 if i < BAYS else x, BACK - 0.0125, CEILING - 0.0005),
            shelf_wood,
            0.0015,
            "z",
        )
    for i in range(BAYS):
        left = LEFT + i * BAY_WIDTH + 0.0145
        right = LEFT + (i + 1) * BAY_WIDTH - 0.0145
        slab_front(
            boards, left, (left + right) / 2, SHELF_FRONT + 0.004, 0.08, 0.76, shelf_wood, facing=-1
        )
        slab_front(
            boards,
            (left + right) / 2,
            right,
            SHELF_FRONT + 0.004,
            0.08,
            0.76,
            shelf_wood,
            facing=-1,
        )
        for draw in (-0.035, 0.035):
            o = lathe(
                "kn",
                [(0, 0), (0.006, 0), (0.012, 0.018), (0.01, 0.024), (0, 0.024)],
                palette.brass,
                location=((left + right) / 2 + draw, SHELF_FRONT - 0.0185, 0.64),
                segments=24,
            )
            o.rotation_euler = (math.radians(90), 0, 0)
        boards.box(
            (left, SHELF_FRONT + 0.02, 0), (right, BACK - 0.013, 0.0795), palette.black, 0.0005
        )
        for z in SHELVES:
            boards.box(
                (left, SHELF_FRONT + (0.0 if z < 0.8 else 0.02), z - 0.022),
                (right, BACK - 0.0126, z),
                shelf_wood,
                0.0015,
                "x",
            )
        for level, z in enumerate(SHELVES[:-1]):
            height = SHELVES[level + 1] - z - 0.03
            x = left + 0.02
            draw = rng.random()
            if draw < 0.12:
                vase(
                    (left + right) / 2 + rng.uniform(-0.15, 0.15),
                    BACK - 0.17,
                    z + 0.0005,
                    rng.choice((palette.clay, palette.dark_clay, wall)),
                    scale=min(0.9, height / 0.34) * rng.uniform(0.8, 0.95),
                    kind=rng.choice((0, 1, 0)),
                )
                continue
            if draw < 0.22:
                books(
                    boards,
                    (left + right) / 2,
                    BACK - 0.18,
                    z + 0.0005,
                    rng.sample(bindings, 3),
                    count=3,
                    spread=5,
                    seed=rng.randrange(99),
                )
                continue
            end = right - 0.03 - rng.choice((0, 0.12, 0.28))
            while x < end:
                thickness = rng.uniform(0.018, 0.045)
                book_height = min(height, rng.uniform(0.19, 0.3))
                book_depth = rng.uniform(0.17, 0.25)
                boards.box(
                    (x, BACK - 0.03 - book_depth, z + 0.0005),
                    (x + thickness - 0.001, BACK - 0.03, z + book_height),
                    rng.choice(bindings),
                    0.002,
                    "z",
                )
                x += thickness


def hang_ladder():
    """Brass rail and a timber ladder on it."""
    tube(
        "rail",
        [(LEFT + 0.1, SHELF_FRONT - 0.06, 2.52), (RIGHT - 0.1, SHELF_FRONT - 0.06, 2.52)],
        0.012,
        palette.brass,
    )
    for i in range(1, BAYS):
        tube(
            "rb",
            [
                (LEFT + i * BAY_WIDTH, SHELF_FRONT - 0.06, 2.52),
                (LEFT + i * BAY_WIDTH, SHELF_FRONT, 2.52),
            ],
            0.008,
            palette.brass,
        )
    x = settings.number("lx", -1.55)
    ladder = at(x, SHELF_FRONT - 0.07, 2.55) @ turn(-13, "X")
    for side in (-0.22, 0.22):
        boards.box(
            (side - 0.016, -0.03, -2.61),
            (side + 0.016, 0.03, 0.08),
            shelf_wood,
            0.004,
            "z",
            transform=ladder,
        )
    for rung in range(8):
        boards.box(
            (-0.204, -0.028, -2.35 + rung * 0.3),
            (0.204, 0.028, -2.325 + rung * 0.3),
            shelf_wood,
            0.003,
            "x",
            transform=ladder,
        )


def place_chairs():
    """Reading chairs and a round table on a rug."""
    seat = settings.text("seat", "#6f5a44")
    leather = fabric("f", seat, scale=1.4, bump=1.3)
    wool = fabric("f2", "#ded5c5", scale=1.6, bump=1.8)
    upholstery(
        "rug",
        (-1.7, -0.6, 0.001),
        (1.6, 2.2, 0.015),
        0.006,
        fabric("rug", settings.text("rug", "#a4977f"), scale=5, bump=4),
        segments=2,
    )
    props.chair(-1.0, 1.3, -35, seat)
    if settings.flag("two", default=True):
        props.chair(1.05, 1.45, 38, seat)
    lathe(
        "ct",
        [(0, 0.3), (0.44, 0.3), (0.455, 0.31), (0.455, 0.345), (0.44, 0.355), (0, 0.355)],
        wood("smoked_oak", "ctw", saturation=0.85),
        location=(0.0, 0.55, 0),
        segments=80,
    )
    lathe(
        "cl",
        [(0, 0), (0.2, 0), (0.2, 0.3), (0, 0.3)],
        wood("smoked_oak", "ctw2", saturation=0.85),
        location=(0.0, 0.55, 0),
        segments=64,
    )
    books(boards, 0.1, 0.5, 0.355, [wool, leather], count=2, spread=20, seed=5)
    props.table_plant(-0.16, 0.68, 0.355, scale=0.75)


def place_lamp():
    """Standing lamp with a paper shade."""
    tube("arc", [(1.9, 2.35, 0), (1.9, 2.35, 1.5)], 0.011, palette.brass)
    lathe(
        "ab",
        [(0, 0), (0.15, 0), (0.15, 0.02), (0, 0.02)],
        palette.brass,
        location=(1.9, 2.35, 0.016),
        segments=48,
    )
    lathe(
        "as",
        [(0.15, 0.0), (0.19, -0.24), (0.187, -0.24), (0.147, 0)],
        sheer("ls", "#f2e6d2", opacity=0.85),
        location=(1.9, 2.35, 1.72),
        segments=48,
    )
    lathe(
        "al",
        [(0, -0.04), (0.035, -0.02), (0.038, 0.015), (0, 0.05)],
        emission("ae", colour=(1, 0.76, 0.48), strength=22),
        location=(1.9, 2.35, 1.58),
        segments=24,
    )


def light_scene():
    """Sun, sky and lamps."""
    sun_and_sky(
        elevation=settings.number("elev", 28),
        azimuth=settings.number("az", -32),
        sun=settings.number("sun", 8),
        sky=0.22,
        size=0.8,
        tint=(1, 0.89, 0.74),
    )
    sky_portal((RIGHT + 0.14, (FRONT + BACK) / 2, 1.5), (0, 90, 0), 2.9, 5)
    area_light(
        (0, SHELF_FRONT - 0.25, CEILING - 0.03),
        (14, 0, 0),
        5.6,
        0.05,
        watts=settings.number("wash", 50),
        colour=(1, 0.84, 0.66),
    )
    area_light(
        (-0.3, FRONT + 0.06, 1.6),
        (90, 0, 0),
        4.6,
        2.4,
        watts=settings.number("fill", 80),
        colour=(1, 0.97, 0.94),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", -1.5), -2.75, 1.3),
        (settings.number("tx", 0.25), BACK, 1.3),
        lens=settings.number("lens", 27),
        fstop=5.6,
        focus=(0, 2.2, 1),
        level=True,
        shift_y=settings.number("shift", 0.02),
    )


build_room()
build_shelves()
hang_ladder()
place_chairs()
place_lamp()
props.garden(RIGHT + 0.2, hedge_distance=7)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
