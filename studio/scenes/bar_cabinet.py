"""Fluted bar cabinet with lit shelves in a lounge.

Picture: collection-ebonised-oak.
"""

import random

from kit.boards import Boards
from kit.camera import camera, render
from kit.furniture import dining_chair, lounge_chair
from kit.geometry import globe, ground, lathe, tube, upholstery
from kit.lighting import area_light, sun_and_sky
from kit.materials import (
    emission,
    fabric,
    finish,
    paint,
    Palette,
    plaster,
    shadow_of,
    stone,
    wood,
)
from kit.objects import arch_tap, books, BOWL, vase
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings
from kit.tableware import bottle, drinking_glass

LEFT = -3.3
RIGHT = 3.1
FRONT = -3.0
BACK = 3.0
CEILING = 2.9
DEPTH = 0.58
FRONT_FACE = BACK - DEPTH
CABINET_TOP = 2.56
CABINET_LEFT = -1.7
NICHE_LEFT = -0.62
NICHE_RIGHT = 1.3
CABINET_RIGHT = 2.38
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 151))
palette = Palette()
props = chosen_props(settings, boards, palette)

metal_finish = finish("metal", settings.text("metal", "metal:#b08d57"))
wall = plaster("wall", settings.text("wall", "#e7dfd2"))
floor = wood(
    settings.text("floor", "white_oak"),
    "floor",
    saturation=0.9,
    value_spread=0.13,
    roughness=0.38,
    tone=0.92,
)
dark_oak = finish("low", settings.text("low", "wood:ebonised"), value_spread=0.05, tone=1.05)
travertine_top = stone("top", settings.text("stone", "travertine"), roughness=0.25)
shelf_wood = wood(settings.text("shelf", "smoked_oak"), "shelf", saturation=0.9)
amber = paint("amb", "#6b3d16", roughness=0.12)
green = paint("grn", "#27352a", roughness=0.12)
clear = paint("clr", "#cfc9bd", roughness=0.12)
leather = fabric(
    "le", settings.text("seat", "#a5754c"), scale=0.8, roughness=0.62, sheen=0.08, bump=0.5
)


def fluted_door(left, right, lower, upper, face):
    """A front of reeds on a dark ground."""
    boards.box(
        (left + 0.0015, face - 0.012, lower + 0.0015),
        (right - 0.0015, face, upper - 0.0015),
        shadow_of(dark_oak, factor=0.6),
        0.001,
        "z",
    )
    count = int(round((right - left) / 0.046))
    pitch = (right - left - 0.004) / count
    for i in range(count):
        boards.box(
            (left + 0.002 + i * pitch + 0.002, face - 0.03, lower + 0.003),
            (left + 0.002 + (i + 1) * pitch - 0.006, face - 0.0122, upper - 0.003),
            dark_oak,
            0.009,
            "z",
        )


def build_room():
    """Walls, floor, window wall on the left."""
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
        window="L",
        window_y=(FRONT + 0.4, BACK - 1.0),
        window_z=(0, 2.65),
        lights=3,
        pattern=settings.text("pattern", "plank"),
        along="y",
        plank_width=0.22,
    )


def build_cabinet():
    """Tall fluted doors on both sides of a niche with drawers below and lit shelves above."""
    boards.box(
        (CABINET_LEFT, FRONT_FACE + 0.001, 0.08),
        (NICHE_LEFT, BACK - 0.001, CABINET_TOP),
        dark_oak,
        0.001,
        "z",
    )
    boards.box(
        (NICHE_RIGHT, FRONT_FACE + 0.001, 0.08),
        (CABINET_RIGHT, BACK - 0.001, CABINET_TOP),
        dark_oak,
        0.001,
        "z",
    )
    boards.box(
        (CABINET_LEFT + 0.03, FRONT_FACE + 0.06, 0),
        (CABINET_RIGHT - 0.03, BACK, 0.0795),
        palette.black,
        0.001,
    )
    for left, right in ((CABINET_LEFT, NICHE_LEFT), (NICHE_RIGHT, CABINET_RIGHT)):
        middle = (left + right) / 2
        fluted_door(left, middle, 0.08, CABINET_TOP, FRONT_FACE)
        fluted_door(middle, right, 0.08, CABINET_TOP, FRONT_FACE)
        for side in (-1, 1):
            tube(
                "pl",
                [
                    (middle + side * 0.035, FRONT_FACE - 0.062, 0.98),
                    (middle + side * 0.035, FRONT_FACE - 0.062, 1.48),
                ],
                0.006,
                metal_finish,
            )
        for side in (-1, 1):
            for z in (1.02, 1.44):
                tube(
                    "pp",
                    [
                        (middle + side * 0.035, FRONT_FACE - 0.062, z),
                        (middle + side * 0.035, FRONT_FACE - 0.02, z),
                    ],
                    0.005,
                    metal_finish,
                )
    boards.box(
        (NICHE_LEFT, FRONT_FACE + 0.001, 0.08), (NICHE_RIGHT, BACK - 0.001, 0.885), dark_oak, 0.001
    )
    columns = 3
    for i in range(columns):
        left = NICHE_LEFT + (NICHE_RIGHT - NICHE_LEFT) * i / columns
        right = NICHE_LEFT + (NICHE_RIGHT - NICHE_LEFT) * (i + 1) / columns
        fluted_door(left, right, 0.08, 0.5, FRONT_FACE)
        fluted_door(left, right, 0.5, 0.875, FRONT_FACE)
        tube(
            "pk",
            [(left + 0.2, FRONT_FACE - 0.058, 0.845), (right - 0.2, FRONT_FACE - 0.058, 0.845)],
            0.006,
            metal_finish,
        )
        for x in (left + 0.24, right - 0.24):
            tube(
                "pq",
                [(x, FRONT_FACE - 0.058, 0.845), (x, FRONT_FACE - 0.02, 0.845)],
                0.005,
                metal_finish,
            )
    boards.box(
        (NICHE_LEFT + 0.0006, FRONT_FACE - 0.05, 0.8855),
        (NICHE_RIGHT - 0.0006, BACK - 0.0006, 0.925),
        travertine_top,
        0.002,
    )
    boards.box(
        (NICHE_LEFT + 0.0006, BACK - 0.03, 0.9255),
        (NICHE_RIGHT - 0.0006, BACK - 0.0004, 2.3),
        travertine_top,
        0.001,
    )
    boards.box(
        (NICHE_LEFT, FRONT_FACE + 0.02, 2.3),
        (NICHE_RIGHT, BACK - 0.001, CABINET_TOP),
        dark_oak,
        0.001,
        "x",
    )
    boards.box(
        (NICHE_LEFT, FRONT_FACE - 0.001, 2.3),
        (NICHE_RIGHT, FRONT_FACE + 0.0195, CABINET_TOP),
        dark_oak,
        0.001,
        "x",
    )
    for z in (1.36, 1.68, 2.0):
        boards.box(
            (NICHE_LEFT + 0.0008, BACK - 0.3, z),
            (NICHE_RIGHT - 0.0008, BACK - 0.0305, z + 0.028),
            shelf_wood,
            0.0015,
            "x",
        )
        ground(
            "le%d" % int(z * 100),
            NICHE_LEFT + 0.02,
            NICHE_RIGHT - 0.02,
            BACK - 0.036,
            BACK - 0.062,
            z - 0.001,
            emission(
                "le%d" % int(z * 100), colour=(1, 0.8, 0.56), strength=settings.number("strip", 7)
            ),
        )
    boards.box(
        (CABINET_LEFT, FRONT_FACE + 0.02, CABINET_TOP + 0.001),
        (CABINET_RIGHT, BACK, CEILING),
        wall,
        0.001,
    )


def fill_shelves():
    """Bottles, glasses, bowls and vases."""
    rng = random.Random(5)
    for z in (1.3885, 1.7085, 2.0285):
        x = NICHE_LEFT + 0.12
        while x < NICHE_RIGHT - 0.1:
            draw = rng.random()
            if draw < 0.42:
                bottle(
                    x,
                    BACK - 0.17 + rng.uniform(-0.03, 0.03),
                    z,
                    rng.choice((amber, green, green, clear)),
                    rng.uniform(0.24, 0.28),
                    rng.uniform(0.032, 0.038),
                )
                x += 0.105
            elif draw < 0.72:
                for i in range(3):
                    drinking_glass(x + i * 0.085, BACK - 0.15, z, clear, 0.95)
                x += 0.28
            elif draw < 0.86:
                lathe(
                    "bws",
                    [(radius * 0.55, height * 0.62) for radius, height in BOWL],
                    rng.choice((palette.clay, palette.dark_clay)),
                    location=(x + 0.08, BACK - 0.17, z),
                    segments=40,
                )
                x += 0.26
            else:
                vase(
                    x + 0.07,
                    BACK - 0.17,
                    z,
                    rng.choice((palette.clay, palette.dark_clay)),
                    scale=0.55,
                    kind=0,
                )
                x += 0.22
            x += rng.uniform(0.02, 0.12)


def lay_counter():
    """Tap, tray with bottles, lemons in a bowl."""
    arch_tap(
        "tap",
        0.95,
        BACK - 0.14,
        0.925,
        1.18,
        BACK - 0.14 - 0.07,
        0.07,
        (BACK - 0.28, 1.12),
        0.01,
        metal_finish,
    )
    boards.box((-0.42, BACK - 0.42, 0.9255), (0.06, BACK - 0.14, 0.94), metal_finish, 0.004)
    bottle(-0.32, BACK - 0.27, 0.9405, amber, 0.27)
    bottle(-0.22, BACK - 0.3, 0.9405, green, 0.25)
    for i in range(2):
        drinking_glass(-0.1 + 0.085 * i, BACK - 0.26 - 0.06 * (i % 2), 0.9405, clear)
    lathe(
        "bw",
        [(radius * 0.8, height * 0.8) for radius, height in BOWL],
        wood("walnut", "bw"),
        location=(0.45, BACK - 0.33, 0.9255),
        segments=48,
    )
    yellow = paint("lem", "#d2a83a", roughness=0.5)
    for dx, dy, dz in ((0, 0, 0), (0.055, 0.02, 0.006), (-0.05, 0.03, 0.006), (0.01, -0.05, 0.004)):
        lathe(
            "lm",
            [
                (0, -0.03),
                (0.015, -0.025),
                (0.025, -0.01),
                (0.027, 0.004),
                (0.02, 0.02),
                (0.007, 0.03),
                (0, 0.032),
            ],
            yellow,
            location=(0.45 + dx, BACK - 0.33 + dy, 0.97 + dz),
            segments=20,
        )


def place_lounge():
    """Lounge chairs with a round table on a rug; two=0 leaves one out."""
    lounge_chair(-2.0, 1.05, 205, leather, palette.black)
    if settings.flag("two", default=True):
        lounge_chair(-0.55, -0.35, 158, leather, palette.black)
    travertine = stone("tr", "travertine", roughness=0.4)
    lathe(
        "ct",
        [(0, 0.4), (0.27, 0.4), (0.28, 0.41), (0.28, 0.435), (0.27, 0.445), (0, 0.445)],
        travertine,
        location=(-1.35, 0.15, 0),
        segments=64,
    )
    lathe(
        "cl",
        [(0, 0), (0.13, 0), (0.13, 0.4), (0, 0.4)],
        travertine,
        location=(-1.35, 0.15, 0),
        segments=48,
    )
    drinking_glass(-1.27, 0.1, 0.445, clear)
    books(boards, -1.42, 0.2, 0.445, [palette.clay, leather], count=2, spread=18, seed=5)
    upholstery(
        "rug",
        (-2.6, -1.0, 0.001),
        (0.5, 1.75, 0.014),
        0.006,
        fabric("rug", settings.text("rug", "#a89b86"), scale=5, bump=4),
        segments=2,
    )


def place_bistro(leather):
    """Two globes over a small table with two chairs."""
    for x, y, z in ((1.75, 0.9, 1.95), (1.95, 1.2, 1.62)):
        globe(
            "gl",
            0.15,
            emission("gb%d" % int(z * 100), colour=(1, 0.82, 0.6), strength=4),
            (x, y, z),
        )
        tube("cd", [(x, y, z + 0.15), (x, y, CEILING)], 0.003, palette.black)
    lathe(
        "tt",
        [(0, 0.7), (0.36, 0.7), (0.37, 0.71), (0.37, 0.735), (0.36, 0.745), (0, 0.745)],
        travertine_top,
        location=(1.85, 1.05, 0),
        segments=64,
    )
    lathe(
        "tl",
        [(0, 0), (0.24, 0), (0.24, 0.012), (0.035, 0.03), (0.03, 0.7), (0, 0.7)],
        palette.black,
        location=(1.85, 1.05, 0),
        segments=48,
    )
    dining_chair(1.25, 0.62, 62, palette.black, leather)
    dining_chair(2.45, 1.2, -75, palette.black, leather)
    vase(1.85, 1.05, 0.745, palette.clay, scale=0.6, kind=0)


def finish_room():
    """Olive in the corner, skirting, a strip of light over the counter."""
    props.floor_plant(-2.75, 2.45)
    skirting = paint("sk", "#e6ded1", roughness=0.5)
    boards.box((RIGHT - 0.014, FRONT, 0), (RIGHT - 0.0005, BACK - 0.001, 0.1), skirting, 0.003, "y")
    boards.box(
        (CABINET_RIGHT + 0.001, BACK - 0.014, 0),
        (RIGHT - 0.015, BACK - 0.0005, 0.1),
        skirting,
        0.003,
        "x",
    )
    boards.box(
        (LEFT + 0.0005, BACK - 0.014, 0),
        (CABINET_LEFT - 0.001, BACK - 0.0005, 0.1),
        skirting,
        0.003,
        "x",
    )
    area_light(
        ((NICHE_LEFT + NICHE_RIGHT) / 2, BACK - 0.2, 2.298),
        (0, 0, 0),
        NICHE_RIGHT - NICHE_LEFT - 0.1,
        0.04,
        watts=settings.number("led", 9),
        colour=(1, 0.8, 0.56),
    )


def light_scene():
    """Sun, sky and lamps."""
    sun_and_sky(
        elevation=settings.number("elev", 22),
        azimuth=settings.number("az", 203),
        sun=settings.number("sun", 8.5),
        sky=settings.number("sky", 0.2),
        size=0.8,
        tint=(1, 0.9, 0.76),
    )
    area_light(
        ((LEFT + RIGHT) / 2, FRONT + 0.06, 1.5),
        (90, 0, 0),
        min(4.8, RIGHT - LEFT - 0.3),
        2.2,
        watts=settings.number("fill", 60),
        colour=(1, 0.97, 0.94),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", 1.5), settings.number("cy", -2.75), settings.number("cz", 1.22)),
        (settings.number("tx", -0.15), BACK, settings.number("cz", 1.22)),
        lens=settings.number("lens", 28),
        fstop=5.6,
        focus=(0, 2.2, 1),
        level=True,
        shift_y=settings.number("shift", -0.02),
    )


build_room()
build_cabinet()
fill_shelves()
lay_counter()
place_lounge()
place_bistro(leather)
finish_room()
props.garden(LEFT - 0.2, direction=-1, hedge_distance=7)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
