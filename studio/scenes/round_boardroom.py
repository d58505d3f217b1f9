"""Boardroom with a round table: acoustic slats behind a long credenza, a ring of light, windows
on the left, veneer on the right.

Picture: project-boardroom.
"""

import math
import random

from mathutils import Matrix, Vector

from kit.boards import Boards
from kit.camera import camera, render
from kit.furniture import dining_chair
from kit.geometry import at, curtain, lathe, tube
from kit.joinery import round_top, slab_front, slat_wall
from kit.lighting import area_light, sun_and_sky
from kit.materials import emission, fabric, Palette, plaster, sheer, stone, wood
from kit.objects import books, BOWL
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings

LEFT = -3.7
RIGHT = 3.3
FRONT = -3.2
BACK = 4.2
CEILING = 3.0
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 231))
palette = Palette()
props = chosen_props(settings, boards, palette)

wall = plaster("wall", settings.text("wall", "#e6dfd3"))
floor = wood(
    settings.text("floor", "white_oak"),
    "floor",
    saturation=0.9,
    value_spread=0.12,
    roughness=0.38,
    tone=0.94,
)
slat_wood = wood(
    settings.text("slat", "smoked_oak"), "sl", saturation=0.9, value_spread=0.12, tone=1.08
)
walnut = wood(
    settings.text("table", "walnut"), "tab", saturation=0.86, tone=0.97, value_spread=0.05
)
travertine = stone("trav", "travertine", roughness=0.35)
bay_start = settings.number("b0", -1.2)
bay_end = settings.number("b1", 1.9)
table_x = settings.number("tabx", 0.1)
table_y = settings.number("taby", 1.35)
table_radius = 1.22
seat = fabric(
    "fb", settings.text("seat", "#a5754c"), scale=0.8, roughness=0.72, sheen=0.1, bump=0.6
)
rng = random.Random(4)


def build_room():
    """Walls, herringbone floor, windows on the left."""
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
        window_y=(FRONT + 0.4, BACK - 0.8),
        window_z=(0, 2.75),
        lights=5,
        pattern="herringbone",
        thickness=0.045,
    )


def clad_back_wall():
    """Slats on both sides of a plaster bay between brass strips."""
    slat_wall(
        boards,
        LEFT + 0.01,
        bay_start,
        BACK - 0.0125,
        0,
        CEILING,
        slat_wood,
        palette.felt,
        width=0.034,
        depth=0.028,
        pitch=0.054,
    )
    slat_wall(
        boards,
        bay_end,
        RIGHT - 0.01,
        BACK - 0.0125,
        0,
        CEILING,
        slat_wood,
        palette.felt,
        width=0.034,
        depth=0.028,
        pitch=0.054,
    )
    boards.box(
        (bay_start + 0.001, BACK - 0.004, 0),
        (bay_end - 0.001, BACK - 0.0005, CEILING),
        plaster("bay", settings.text("bay", "#cfc3b0"), variation=0.14, scale=0.9, bump=2.0),
        0.0005,
    )
    for x in (bay_start, bay_end):
        boards.box(
            (x - 0.008, BACK - 0.045, 0), (x + 0.008, BACK - 0.001, CEILING), palette.brass, 0.001
        )


def place_credenza():
    """A floating credenza under the bay, with what stands on it."""
    low = 0.3
    high = 0.74
    depth = 0.46
    start = bay_start - 1.0
    end = bay_end + 0.45
    boards.box((start, BACK - depth, low), (end, BACK - 0.042, high), walnut, 0.002, "x")
    count = 6
    for i in range(count):
        slab_front(
            boards,
            start + (end - start) * i / count,
            start + (end - start) * (i + 1) / count,
            BACK - depth - 0.0005,
            low + 0.002,
            high - 0.002,
            walnut,
            grain="z",
        )
    boards.box(
        (start - 0.01, BACK - depth - 0.03, high + 0.0005),
        (end + 0.01, BACK - 0.042, high + 0.03),
        travertine,
        0.002,
    )
    top = high + 0.03
    props.table_plant(start + 0.45, BACK - 0.26, top, scale=1.15, seed=5)
    books(
        boards,
        end - 0.55,
        BACK - 0.25,
        top,
        [palette.clay, wall, palette.dark_clay],
        count=3,
        spread=6,
        seed=2,
    )
    lathe("bowl", BOWL, palette.clay, location=(end - 1.15, BACK - 0.25, top), segments=48)


def hang_picture():
    """A picture over the credenza."""
    props.painting(at((bay_start + bay_end) / 2, BACK - 0.03, 1.78), 1.56, 1.04)


def clad_right_wall():
    """Veneer in tall sheets with a flush door."""
    y = FRONT
    while y < BACK - 0.03:
        width = min(1.06, BACK - 0.03 - y)
        boards.box(
            (RIGHT - 0.03, y + 0.003, 0),
            (RIGHT - 0.001, y + width - 0.003, CEILING - 0.001),
            walnut,
            0.0012,
            "z",
        )
        y += width
    tube(
        "dh",
        [(RIGHT - 0.03, 1.75, 1.02), (RIGHT - 0.085, 1.75, 1.02), (RIGHT - 0.085, 1.62, 1.02)],
        0.01,
        palette.brass,
    )


def place_table():
    """Round table on a drum of slats."""
    round_top(boards, table_x, table_y, 0.712, 0.748, table_radius, walnut, staves=12)
    for i in range(30):
        angle = 2 * math.pi * i / 30
        boards.box(
            (0.4, -0.034, 0.012),
            (0.44, 0.034, 0.711),
            walnut,
            0.006,
            "z",
            transform=at(table_x, table_y, 0) @ Matrix.Rotation(angle, 4, "Z"),
        )
    lathe(
        "dr",
        [(0, 0), (0.46, 0), (0.46, 0.011), (0.4, 0.0115), (0.4, 0.7), (0, 0.7)],
        palette.black,
        location=(table_x, table_y, 0.0005),
        segments=64,
    )
    lathe(
        "in",
        [(0.3, 0.0), (0.32, 0.0), (0.32, 0.0012), (0.3, 0.0012)],
        palette.brass,
        location=(table_x, table_y, 0.748),
        segments=64,
    )


def place_chairs():
    """Eight chairs, one of them pushed back."""
    for i in range(8):
        angle = 2 * math.pi * (i + 0.5) / 8 + 0.05
        distance = (
            table_radius
            + 0.16
            + (0.22 if i == settings.integer("pushed", 5) else rng.uniform(-0.02, 0.05))
        )
        dining_chair(
            table_x + distance * math.cos(angle),
            table_y + distance * math.sin(angle),
            math.degrees(angle) - 90 + rng.uniform(-7, 7),
            palette.black,
            seat,
        )


def lay_table():
    """Vase, notepads with pens, glasses."""
    props.table_plant(table_x - 0.05, table_y + 0.12, 0.7493, scale=0.9, seed=6)
    for i in (0, 1, 3, 4, 6):
        angle = 2 * math.pi * (i + 0.5) / 8 + 0.05
        distance = table_radius - 0.3
        pad = at(
            table_x + distance * math.cos(angle), table_y + distance * math.sin(angle), 0.7485
        ) @ Matrix.Rotation(angle + math.pi / 2 + rng.uniform(-0.12, 0.12), 4, "Z")
        boards.box(
            (-0.105, -0.148, 0),
            (0.105, 0.148, 0.004),
            [wall, palette.clay, seat][i % 3],
            0.001,
            transform=pad,
        )
        tube(
            "pn",
            [tuple(pad @ Vector((0.125, -0.06, 0.005))), tuple(pad @ Vector((0.13, 0.07, 0.005)))],
            0.004,
            palette.black,
            resolution=2,
        )
    for i in (2, 5):
        angle = 2 * math.pi * (i + 0.1) / 8
        distance = table_radius - 0.24
        lathe(
            "gl",
            [(0, 0), (0.03, 0), (0.035, 0.1), (0.033, 0.1), (0.027, 0.008), (0, 0.008)],
            palette.clay,
            location=(
                table_x + distance * math.cos(angle),
                table_y + distance * math.sin(angle),
                0.7482,
            ),
            segments=28,
        )


def hang_ring():
    """A ring of light on three wires."""
    glow = emission("ring", colour=(1, 0.86, 0.68), strength=settings.number("ring", 11))
    z = 2.12
    lathe(
        "ro",
        [(0.8, z), (0.86, z), (0.86, z + 0.05), (0.8, z + 0.05), (0.8, z)],
        palette.brass,
        location=(table_x, table_y, 0),
        segments=96,
    )
    lathe(
        "ri",
        [(0.808, z - 0.0006), (0.852, z - 0.0006), (0.852, z - 0.0003), (0.808, z - 0.0003)],
        glow,
        location=(table_x, table_y, 0),
        segments=96,
    )
    for angle in (0.4, 2.5, 4.6):
        tube(
            "w",
            [
                (table_x + 0.83 * math.cos(angle), table_y + 0.83 * math.sin(angle), z + 0.05),
                (table_x + 0.12 * math.cos(angle), table_y + 0.12 * math.sin(angle), CEILING),
            ],
            0.0022,
            palette.black,
            resolution=2,
        )
    lathe(
        "rc",
        [
            (0, CEILING - 0.03),
            (0.16, CEILING - 0.03),
            (0.16, CEILING - 0.001),
            (0, CEILING - 0.001),
        ],
        palette.brass,
        location=(table_x, table_y, 0),
        segments=48,
    )


def hang_curtain():
    """A sheer before the last window."""
    cloth = sheer("sheer", "#f6f1e8", opacity=0.5)
    curtain(
        "c1",
        (LEFT + 0.12, BACK - 0.9, 0),
        (LEFT + 0.12, BACK - 1.7, 0),
        0.012,
        CEILING - 0.03,
        cloth,
        waves=8,
        amplitude=0.05,
        seed=3,
    )


def light_scene():
    """Sun, sky and lamps."""
    sun_and_sky(
        elevation=settings.number("elev", 27),
        azimuth=settings.number("az", 206),
        sun=settings.number("sun", 8),
        sky=0.22,
        size=0.8,
        tint=(1, 0.91, 0.78),
    )
    area_light(
        ((bay_start + bay_end) / 2, BACK - 0.25, CEILING - 0.02),
        (-8, 0, 0),
        bay_end - bay_start,
        0.05,
        watts=settings.number("wash", 26),
        colour=(1, 0.86, 0.7),
    )
    area_light(
        (0, FRONT + 0.06, 1.6),
        (90, 0, 0),
        5,
        2.2,
        watts=settings.number("fill", 70),
        colour=(1, 0.97, 0.94),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", 1.9), settings.number("cy", -2.95), settings.number("cz", 1.38)),
        (settings.number("tx", -0.35), BACK, settings.number("cz", 1.38)),
        lens=settings.number("lens", 26),
        fstop=5.6,
        focus=(0, 1.5, 1),
        level=True,
        shift_y=settings.number("shift", -0.04),
    )


build_room()
clad_back_wall()
place_credenza()
hang_picture()
clad_right_wall()
place_table()
place_chairs()
lay_table()
hang_ring()
hang_curtain()
props.garden(LEFT - 0.2, direction=-1, hedge_distance=8)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
