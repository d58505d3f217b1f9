"""Hotel suite: bed against a padded and panelled wall, window on the left, wardrobe on the right.

Picture: project-hotel-suite.
"""

from kit.boards import Boards
from kit.camera import camera, render
from kit.furniture import bed, table_lamp
from kit.geometry import at, curtain, lathe, upholstery
from kit.lighting import area_light, sun_and_sky
from kit.materials import fabric, Palette, plaster, sheer, stone, wood
from kit.objects import books
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings

LEFT = -3.2
RIGHT = 3.0
FRONT = -3.0
BACK = 3.4
CEILING = 2.85
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 131))
palette = Palette()
props = chosen_props(settings, boards, palette)

floor = wood(
    settings.text("floor", "smoked_oak"),
    "floor",
    saturation=0.9,
    value_spread=0.12,
    roughness=0.38,
    tone=1.0,
)
wall = plaster("wall", settings.text("wall", "#e3dacb"))
panelling = wood(
    settings.text("panel", "walnut"), "pan", saturation=0.85, tone=0.98, value_spread=0.1
)
oak = wood("white_oak", "oak", saturation=0.88)
linen = fabric("lin", "#e9e3d8", scale=2.0, bump=1.2)
throw = fabric("thr", settings.text("throw", "#6d7562"), scale=3.0, bump=2.5)
headboard = fabric("hd", settings.text("head", "#b9a78d"), scale=1.6, bump=1.4)
bed_x = settings.number("bx", -0.1)


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
        window_y=(FRONT + 0.5, BACK - 0.7),
        window_z=(0, 2.6),
        lights=4,
        pattern=settings.text("pattern", "plank"),
        plank_width=0.2,
        along="x",
    )


def clad_back_wall():
    """Flat veneer above, padded channels below, a brass line between."""
    sheets = 5
    for i in range(sheets):
        boards.box(
            (LEFT + (RIGHT - LEFT) * i / sheets + 0.003, BACK - 0.022, 1.235),
            (LEFT + (RIGHT - LEFT) * (i + 1) / sheets - 0.003, BACK - 0.001, CEILING - 0.001),
            panelling,
            0.001,
            "z",
        )
    boards.box((LEFT, BACK - 0.03, 1.215), (RIGHT, BACK - 0.001, 1.232), palette.brass, 0.001)
    count = int((RIGHT - LEFT) / 0.155)
    for i in range(count):
        upholstery(
            "ch",
            (LEFT + 0.01 + i * (RIGHT - LEFT - 0.02) / count + 0.002, BACK - 0.085, 0.02),
            (LEFT + 0.01 + (i + 1) * (RIGHT - LEFT - 0.02) / count - 0.002, BACK - 0.002, 1.21),
            0.032,
            headboard,
            segments=4,
        )


def place_bed():
    """Bed, nightstands with lamps and books."""
    bed(bed_x, BACK - 0.1, 0, 1.9, linen, throw, headboard, palette.black)
    for side in (-1, 1):
        x = bed_x + side * 1.33
        boards.box(
            (x - 0.27, BACK - 0.52, 0.28), (x + 0.27, BACK - 0.09, 0.5), panelling, 0.004, "x"
        )
        boards.box(
            (x - 0.262, BACK - 0.5225, 0.395),
            (x + 0.262, BACK - 0.5201, 0.3985),
            palette.black,
            0.0003,
        )
        table_lamp(
            x + side * 0.06,
            BACK - 0.3,
            0.5,
            palette.brass,
            sheer("lsh%d" % side, "#f2e6d2", opacity=0.85),
            scale=1.05,
        )
        books(
            boards,
            x - side * 0.12,
            BACK - 0.34,
            0.5,
            [palette.clay, throw],
            count=2,
            spread=9,
            seed=3 + side,
        )


def place_seating():
    """Bench at the foot, lounge chair and side table, rug."""
    upholstery(
        "rug",
        (bed_x - 1.75, -0.35, 0.001),
        (bed_x + 1.75, 2.2, 0.016),
        0.006,
        fabric("rug", settings.text("rug", "#bfb39f"), scale=5, bump=4),
        segments=2,
    )
    for x in (bed_x - 0.68, bed_x + 0.62):
        boards.box((x, 0.58, 0.0165), (x + 0.06, 0.98, 0.38), oak, 0.003, "z")
    upholstery(
        "bs",
        (bed_x - 0.78, 0.56, 0.38),
        (bed_x + 0.78, 1.0, 0.47),
        0.035,
        headboard,
        segments=6,
        puff=0.012,
        wrinkle=0.004,
    )
    props.chair(-2.25, 0.15, 130, settings.text("seat", "#d9d0c0"))
    lathe(
        "st",
        [(0, 0), (0.12, 0), (0.12, 0.44), (0.19, 0.445), (0.19, 0.465), (0, 0.47)],
        stone("tr", "travertine", roughness=0.4),
        location=(-2.45, 1.0, 0),
        segments=64,
    )
    props.table_plant(-2.45, 1.0, 0.47, scale=0.7)


def build_wardrobe():
    """Wardrobe with fluted doors."""
    depth = 0.62
    boards.box(
        (RIGHT - depth, FRONT + 1.2, 0), (RIGHT - 0.001, BACK - 0.7, 2.45), panelling, 0.001, "z"
    )
    length = BACK - 0.7 - (FRONT + 1.2)
    for i in range(int(length / 0.046)):
        start = FRONT + 1.2 + i * 0.046
        boards.box(
            (RIGHT - depth - 0.018, start + 0.002, 0.08),
            (RIGHT - depth - 0.0005, start + 0.036, 2.44),
            oak if settings.text("ward") == "oak" else panelling,
            0.006,
            "z",
        )
    boards.box(
        (RIGHT - depth - 0.001, FRONT + 1.2, 2.4505), (RIGHT, BACK - 0.7, CEILING), wall, 0.001
    )


def hang_picture():
    """A picture over the bed."""
    props.painting(at(bed_x + 0.05, BACK - 0.05, 1.92), 1.04, 0.72)


def hang_curtains():
    """Sheers at both ends of the window wall."""
    cloth = sheer("sheer", "#f6f1e8", opacity=0.5)
    curtain(
        "c1",
        (LEFT + 0.12, BACK - 0.75, 0),
        (LEFT + 0.12, BACK - 1.9, 0),
        0.012,
        CEILING - 0.05,
        cloth,
        waves=9,
        amplitude=0.05,
        seed=3,
    )
    curtain(
        "c2",
        (LEFT + 0.12, FRONT + 0.55, 0),
        (LEFT + 0.12, FRONT + 1.6, 0),
        0.012,
        CEILING - 0.05,
        cloth,
        waves=9,
        amplitude=0.05,
        seed=5,
    )


def light_scene():
    """Sun, sky and lamps."""
    sun_and_sky(
        elevation=settings.number("elev", 26),
        azimuth=settings.number("az", 205),
        sun=settings.number("sun", 7.5),
        sky=0.2,
        size=0.8,
        tint=(1, 0.89, 0.74),
    )
    area_light(
        ((LEFT + RIGHT) / 2, BACK - 0.13, CEILING - 0.02),
        (-12, 0, 0),
        5.6,
        0.05,
        watts=settings.number("wash", 40),
        colour=(1, 0.84, 0.66),
    )
    area_light(
        (0.3, FRONT + 0.06, 1.5),
        (90, 0, 0),
        4.6,
        2.2,
        watts=settings.number("fill", 70),
        colour=(1, 0.965, 0.93),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", 1.35), settings.number("cy", -2.7), 1.18),
        (settings.number("tx", -0.5), BACK, 1.18),
        lens=settings.number("lens", 26),
        fstop=5.6,
        focus=(0, 2, 1),
        level=True,
        shift_y=settings.number("shift", -0.03),
    )


build_room()
clad_back_wall()
place_bed()
place_seating()
build_wardrobe()
hang_picture()
hang_curtains()
props.garden(LEFT - 0.2, direction=-1, hedge=True, hedge_distance=7)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
