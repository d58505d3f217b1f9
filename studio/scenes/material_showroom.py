"""Material showroom: full-height boards of every species along the wall, a long table of
samples, a bench.

Picture: project-showroom.
"""

import math
import random

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import at, lathe, tube, turn, upholstery
from kit.joinery import slat_wall
from kit.lighting import area_light, sun_and_sky
from kit.materials import emission, fabric, Palette, plaster, stone, wood
from kit.objects import vase
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings

LEFT = -3.4
RIGHT = 3.2
FRONT = -2.8
BACK = 5.0
CEILING = 3.3
SPECIES = ["smoked_oak", "walnut", "teak", "hickory", "white_oak", "ash", "maple", "ebonised"]
TABLE_X = -0.35
TABLE_Y = 1.3
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 211))
palette = Palette()
props = chosen_props(settings, boards, palette)

wall = plaster("wall", settings.text("wall", "#eae4d9"))
floor = wood(
    settings.text("floor", "grey_oak"),
    "floor",
    saturation=0.9,
    value_spread=0.12,
    roughness=0.36,
    tone=1.0,
)
travertine = stone("trav", "travertine", roughness=0.35)
samples = {s: wood(s, saturation=0.93, value_spread=0.09, bump=1.2, tone=0.97) for s in SPECIES}


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
        window_y=(FRONT + 0.5, BACK - 1.1),
        window_z=(0, 3.0),
        lights=4,
        pattern=settings.text("pattern", "plank"),
        plank_width=0.22,
        along="y",
        thickness=0.05,
    )


def stand_boards():
    """Boards of every species lean a little on a ledge."""
    count = 8
    width = (RIGHT - LEFT - 0.5) / count
    boards.box(
        (LEFT + 0.15, BACK - 0.16, 0.1), (RIGHT - 0.15, BACK - 0.001, 0.16), palette.black, 0.002
    )
    boards.box(
        (LEFT + 0.2, BACK - 0.022, 2.62), (RIGHT - 0.2, BACK - 0.001, 2.66), palette.brass, 0.001
    )
    for i, species in enumerate(SPECIES):
        x = LEFT + 0.25 + i * width
        place = at(x, BACK - 0.12, 0.161) @ turn(-2.2, "X")
        for stave in range(4):
            left = 0.03 + (width - 0.06) * stave / 4
            boards.box(
                (left + 0.0006, 0, 0),
                (left + (width - 0.06) / 4 - 0.0006, 0.02, 2.55),
                samples[species],
                0.0012,
                "z",
                transform=place,
            )


def clad_right_wall():
    """Slat, fluted and flat panels in three bays."""
    start = -0.6
    end = BACK - 0.7
    bay = (end - start) / 3
    slat_wall(
        boards,
        start,
        start + bay - 0.06,
        RIGHT - 0.012,
        0.0,
        2.7,
        samples["white_oak"],
        palette.felt,
        width=0.03,
        depth=0.026,
        pitch=0.05,
        axis="y",
        side=-1,
    )
    for i in range(int((bay - 0.06) / 0.06)):
        lathe(
            "fl",
            [(0.028, 0), (0.028, 2.7)],
            samples["walnut"],
            location=(RIGHT - 0.012, start + bay + (i + 0.5) * 0.06, 0),
            segments=16,
        )
    for i in range(3):
        boards.box(
            (RIGHT - 0.03, start + 2 * bay + (bay - 0.06) * i / 3 + 0.003, 0),
            (RIGHT - 0.001, start + 2 * bay + (bay - 0.06) * (i + 1) / 3 - 0.003, 2.7),
            samples["smoked_oak"],
            0.0012,
            "z",
        )


def place_table():
    """Table of five staves."""
    table_wood = wood("white_oak", "tb", saturation=0.85, tone=0.97, value_spread=0.03)
    for i in range(5):
        boards.box(
            (TABLE_X - 0.62 + 0.248 * i + 0.0004, TABLE_Y - 1.5, 0.86),
            (TABLE_X - 0.62 + 0.248 * (i + 1) - 0.0004, TABLE_Y + 1.5, 0.9),
            table_wood,
            0.002,
            "y",
        )
    for y in (TABLE_Y - 1.1, TABLE_Y + 1.1):
        boards.box(
            (TABLE_X - 0.46, y - 0.06, 0), (TABLE_X + 0.46, y + 0.06, 0.8595), palette.black, 0.004
        )


def lay_samples():
    """Samples of wood and stone in a grid."""
    rng = random.Random(3)
    count = 0
    for j in range(6):
        for i in range(3):
            x = TABLE_X - 0.36 + i * 0.36
            y = TABLE_Y - 1.2 + j * 0.46
            species = SPECIES[(count * 5 + j) % 8]
            count += 1
            place = at(x, y, 0.9003) @ turn(rng.uniform(-4, 4), "Z")
            if (i + j) % 5 == 3:
                boards.box(
                    (-0.12, -0.12, 0),
                    (0.12, 0.12, 0.02),
                    [travertine, stone("cal", "calacatta", roughness=0.2)][count % 2],
                    0.002,
                    transform=place,
                )
                continue
            if (i + j) % 5 == 1 and i != 1:
                vase(x, y, 0.9003, [palette.clay, palette.dark_clay][count % 2], scale=0.6, kind=2)
                continue
            boards.box(
                (-0.15, -0.07, 0),
                (0.15, 0.07, 0.018),
                samples[species],
                0.0014,
                "x",
                transform=place,
            )
            if rng.random() < 0.4:
                boards.box(
                    (-0.13, -0.05, 0.0182),
                    (0.13, 0.05, 0.034),
                    samples[SPECIES[count * 3 % 8]],
                    0.0014,
                    "x",
                    transform=place @ turn(rng.uniform(20, 70), "Z"),
                )


def place_stools():
    """Two stools, three pendants over the table."""
    for x, y in ((TABLE_X - 1.05, TABLE_Y - 0.6), (TABLE_X - 1.05, TABLE_Y + 0.5)):
        lathe(
            "sto",
            [(0, 0.6), (0.17, 0.6), (0.18, 0.61), (0.18, 0.645), (0.17, 0.655), (0, 0.655)],
            samples["walnut"],
            location=(x, y, 0),
            segments=48,
        )
        for angle in (0.8, 2.37, 3.94, 5.5):
            tube(
                "sl",
                [
                    (x + 0.11 * math.cos(angle), y + 0.11 * math.sin(angle), 0.6),
                    (x + 0.17 * math.cos(angle), y + 0.17 * math.sin(angle), 0),
                ],
                0.012,
                palette.black,
            )
    for y in (TABLE_Y - 0.95, TABLE_Y, TABLE_Y + 0.95):
        lathe(
            "pd",
            [
                (0.012, 0.26),
                (0.03, 0.25),
                (0.06, 0.16),
                (0.15, 0.03),
                (0.155, 0),
                (0.15, 0),
                (0.14, 0.03),
                (0.05, 0.15),
            ],
            palette.black,
            location=(TABLE_X, y, 1.95),
            segments=48,
        )
        tube("cd", [(TABLE_X, y, 2.2), (TABLE_X, y, CEILING)], 0.003, palette.black)
        lathe(
            "bu",
            [(0, -0.03), (0.03, -0.015), (0.034, 0.015), (0, 0.05)],
            emission("be%d" % int(y * 10 + 50), colour=(1, 0.8, 0.55), strength=14),
            location=(TABLE_X, y, 2.02),
            segments=24,
        )


def place_bench():
    """A bench, an olive by the wall."""
    upholstery(
        "bn",
        (1.3, 0.2, 0.36),
        (1.85, 1.9, 0.45),
        0.04,
        fabric("bn", settings.text("seat", "#8d8672"), scale=1.5),
        segments=5,
        puff=0.01,
    )
    for y in (0.32, 1.72):
        boards.box((1.34, y, 0), (1.81, y + 0.06, 0.3595), samples["white_oak"], 0.003, "z")
    props.floor_plant(-2.9, 4.3)


def light_scene():
    """Sun, sky and lamps."""
    sun_and_sky(
        elevation=settings.number("elev", 32),
        azimuth=settings.number("az", 212),
        sun=settings.number("sun", 7.5),
        sky=0.22,
        size=0.8,
        tint=(1, 0.91, 0.78),
    )
    area_light(
        (0, BACK - 0.75, CEILING - 0.03),
        (14, 0, 0),
        6.2,
        0.06,
        watts=settings.number("wash", 80),
        colour=(1, 0.88, 0.72),
    )
    area_light(
        (0, FRONT + 0.06, 1.6),
        (90, 0, 0),
        5.4,
        2.4,
        watts=settings.number("fill", 90),
        colour=(1, 0.97, 0.94),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", -1.5), -2.5, 1.42),
        (settings.number("tx", 0.25), BACK, 1.42),
        lens=settings.number("lens", 26),
        fstop=5.6,
        focus=(0, 2.5, 1),
        level=True,
        shift_y=settings.number("shift", -0.01),
    )


build_room()
stand_boards()
clad_right_wall()
place_table()
lay_samples()
place_stools()
place_bench()
props.garden(LEFT - 0.2, direction=-1, hedge_distance=8)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
