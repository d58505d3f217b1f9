"""Office reception: a wall of oak blocks in four depths behind a long desk of walnut and stone,
seating, daylight from the right.

Picture: project-reception.
"""

import random

import bpy

from kit.boards import Boards
from kit.camera import camera, render
from kit.furniture import lounge_chair, sofa
from kit.geometry import group, lathe, polygon, tube, upholstery
from kit.lighting import area_light, sun_and_sky
from kit.materials import emission, fabric, Palette, plaster, stone, wood
from kit.objects import books
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings

LEFT = -3.8
RIGHT = 3.6
FRONT = -3.0
BACK = 5.2
CEILING = 3.2
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 221))
palette = Palette()
props = chosen_props(settings, boards, palette)

wall = plaster("wall", settings.text("wall", "#e3ddd2"))
oak = wood(settings.text("wood", "white_oak"), "oak", saturation=0.9, value_spread=0.12, tone=0.96)
walnut = wood(settings.text("desk", "walnut"), "wal", saturation=0.86, value_spread=0.1, tone=0.98)
limestone = stone("st", settings.text("stone", "limestone"), roughness=0.3)
travertine = stone("tr", "travertine", roughness=0.35)
front = 3.0


def build_room():
    """Walls, a floor of stone slabs, window wall on the right."""
    room_shell(
        boards,
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        CEILING,
        limestone,
        wall,
        palette.ceiling,
        palette.black,
        window="R",
        window_y=(FRONT + 0.5, BACK - 0.6),
        window_z=(0, 2.9),
        lights=6,
        pattern="none",
        thickness=0.045,
        transom=None,
    )
    for i in range(10):
        boards.box(
            (LEFT + i * 0.75, FRONT, -0.0004),
            (LEFT + i * 0.75 + 0.003, BACK, 0.0002),
            palette.black,
            5e-05,
        )
        boards.box(
            (LEFT, FRONT + i * 0.85, -0.0004),
            (RIGHT, FRONT + i * 0.85 + 0.003, 0.0002),
            palette.black,
            5e-05,
        )


def clad_back_wall():
    """Oak blocks, their grain turned in turn, between sheets of walnut."""
    size = 0.16
    rng = random.Random(8)
    left = -2.6
    right = 2.4
    columns = int((right - left) / size)
    rows = int(2.9 / size)
    for i in range(columns):
        for j in range(rows):
            depth = 0.02 + 0.022 * rng.randrange(4)
            boards.box(
                (left + i * size + 0.0008, BACK - depth - 0.02, 0.1 + j * size + 0.0008),
                (left + (i + 1) * size - 0.0008, BACK - 0.001, 0.1 + (j + 1) * size - 0.0008),
                oak,
                0.003,
                "z" if (i + j) % 2 else "x",
            )
    for a, b in ((LEFT, left), (left + columns * size, RIGHT)):
        n = max(1, int((b - a) / 0.6))
        for k in range(n):
            boards.box(
                (a + (b - a) * k / n + 0.002, BACK - 0.03, 0),
                (a + (b - a) * (k + 1) / n - 0.002, BACK - 0.001, CEILING),
                walnut,
                0.0012,
                "z",
            )


def place_desk():
    """Fluted desk under a stone top, with a wing of travertine and a line of light."""
    left = -1.5
    right = 1.55
    boards.box(
        (left + 0.05, front + 0.05, 0), (right - 0.05, front + 0.7, 0.08), palette.black, 0.001
    )
    boards.box((left, front, 0.08), (right, front + 0.75, 1.0), walnut, 0.002, "x")
    count = int((right - left) / 0.05)
    for i in range(count):
        boards.box(
            (left + (right - left) * i / count + 0.004, front - 0.036, 0.083),
            (left + (right - left) * (i + 0.8) / count, front - 0.0005, 0.997),
            walnut,
            0.011,
            "z",
        )
    boards.box(
        (left - 0.03, front - 0.06, 1.0005), (right + 0.03, front + 0.78, 1.05), limestone, 0.003
    )
    boards.box((0.55, front - 0.14, 0), (right + 0.1, front + 0.8, 1.16), travertine, 0.004)
    props.table_plant(1.15, front + 0.3, 1.16, scale=1.1, seed=5)
    books(boards, -0.9, front + 0.3, 1.05, [palette.clay, wall], count=2, spread=10, seed=2)
    polygon(
        "line",
        [
            (left + 0.02, front - 0.001, 0.075),
            (right - 0.9, front - 0.001, 0.075),
            (right - 0.9, front - 0.03, 0.079),
            (left + 0.02, front - 0.03, 0.079),
        ],
        emission("ll", colour=(1, 0.82, 0.6), strength=3),
    )


def place_seating(travertine):
    """Sofa, lounge chair and table on a rug."""
    before = set(bpy.data.objects)
    wool = fabric("lin", settings.text("sofa", "#7c7668"), scale=1.6, bump=1.4)
    accent = fabric("acc", "#b28a5c", scale=1.3)
    sofa(0, 0, 2.3, 0.95, wool, cushions=[(-0.75, accent, 0.44, -8)], legs=palette.black)
    group(before, (-3.45, 0.55, 0), 90)
    lounge_chair(-1.0, -0.55, 200, fabric("lc", "#d9d0c0", scale=1.6, bump=1.8), palette.black)
    lathe(
        "ct",
        [(0, 0.29), (0.46, 0.29), (0.475, 0.3), (0.475, 0.335), (0.46, 0.345), (0, 0.345)],
        travertine,
        location=(-1.75, 0.75, 0),
        segments=80,
    )
    lathe(
        "cl",
        [(0, 0), (0.2, 0), (0.2, 0.29), (0, 0.29)],
        travertine,
        location=(-1.75, 0.75, 0),
        segments=64,
    )
    books(boards, -1.7, 0.65, 0.345, [accent, palette.clay], count=2, spread=18, seed=5)
    upholstery(
        "rug",
        (-3.3, -0.9, 0.001),
        (-0.5, 2.1, 0.015),
        0.006,
        fabric("rug", settings.text("rug", "#a79d8b"), scale=5, bump=4),
        segments=2,
    )


def hang_pendants(front):
    """Three brass cylinders over the desk, an olive by the wall."""
    for x in (-0.7, 0.0, 0.7):
        lathe(
            "cy",
            [
                (0, 0),
                (0.045, 0),
                (0.05, 0.005),
                (0.05, 0.42),
                (0.045, 0.42),
                (0.045, 0.02),
                (0, 0.02),
            ],
            palette.brass,
            location=(x - 0.1, front + 0.3, 2.05),
            segments=40,
        )
        tube(
            "cc",
            [(x - 0.1, front + 0.3, 2.47), (x - 0.1, front + 0.3, CEILING)],
            0.003,
            palette.black,
        )
        lathe(
            "cb",
            [(0, 0), (0.04, 0), (0.04, 0.01), (0, 0.01)],
            emission("ce%d" % int(x * 10), colour=(1, 0.83, 0.62), strength=22),
            location=(x - 0.1, front + 0.3, 2.07),
            segments=24,
        )
    props.floor_plant(2.9, 4.4)


def light_scene():
    """Sun, sky and lamps."""
    sun_and_sky(
        elevation=settings.number("elev", 33),
        azimuth=settings.number("az", -28),
        sun=settings.number("sun", 8),
        sky=0.22,
        size=0.8,
        tint=(1, 0.92, 0.8),
    )
    area_light(
        (-0.1, BACK - 0.35, CEILING - 0.02),
        (-6, 0, 0),
        4.8,
        0.05,
        watts=settings.number("wash", 70),
        colour=(1, 0.86, 0.7),
    )
    area_light(
        (-0.3, FRONT + 0.06, 1.6),
        (90, 0, 0),
        5.6,
        2.4,
        watts=settings.number("fill", 90),
        colour=(1, 0.97, 0.94),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", 1.4), -2.75, 1.3),
        (settings.number("tx", -0.6), BACK, 1.3),
        lens=settings.number("lens", 26),
        fstop=5.6,
        focus=(0, 3, 1),
        level=True,
        shift_y=settings.number("shift", -0.01),
    )


build_room()
clad_back_wall()
place_desk()
place_seating(travertine)
hang_pendants(front)
props.garden(RIGHT + 0.2, hedge_distance=8)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
