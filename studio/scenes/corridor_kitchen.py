"""Corridor kitchen: a base run and a tall ash wall towards a window seat over the city.

Picture: project-tower-kitchen.
"""

import math
import random

from kit.boards import Boards, on_left_wall, on_right_wall
from kit.camera import camera, render
from kit.geometry import at, lathe, pillow, polygon, tube, turn, upholstery
from kit.joinery import slab_front
from kit.kitchen import oven
from kit.lighting import area_light, sky_portal
from kit.materials import (
    DOUBLE_GLAZING,
    emission,
    fabric,
    finish,
    leaf,
    paint,
    Palette,
    plaster,
    shadow_of,
    stone,
    window_glass,
    wood,
)
from kit.objects import books, BOWL, vase
from kit.outdoors import skyline
from kit.planting import branches
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings
from kit.tableware import drinking_glass, jar

LEFT = -1.7
RIGHT = 1.72
FRONT = -2.6
BACK = 3.9
CEILING = 2.72
DEPTH = 0.62
WINDOW_LEFT = LEFT + DEPTH + 0.04
WINDOW_RIGHT = RIGHT - 0.14
WINDOW_TOP = 2.58
TALL_END = 2.35
FRAME_WIDTH = 0.05
MULLION = WINDOW_LEFT + (WINDOW_RIGHT - WINDOW_LEFT) * 0.62
RUN_START = -2.2
RUN_END = BACK - 0.02
RUN_TOP = 0.868
WORKTOP = RUN_TOP + 0.0345
SHELF = 1.4605
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 151))
palette = Palette()

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
olive = leaf("olive", "#8b9568")
twig = paint("twig", "#5a4a38", roughness=0.7)
low_finish = finish("low", settings.text("low", "paint:#e2dbcd"), value_spread=0.04)
tall_finish = finish("tall", settings.text("tall", "wood:ash"), value_spread=0.06)
worktop = stone("top", settings.text("stone", "travertine"), roughness=0.2)
frame = finish("fr", settings.text("frame", "paint:#26241f"), value_spread=0.05)
cushion = fabric("cu", settings.text("cush", "#8a8570"), scale=1.5, bump=1.5)


def build_room():
    """Walls and floor; the end wall around its window."""
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
        window="",
        pattern=settings.text("pattern", "herringbone"),
        along="y",
        plank_width=0.18,
        back=False,
    )
    boards.box((LEFT - 0.2, BACK, 0), (WINDOW_LEFT, BACK + 0.24, CEILING), wall)
    boards.box((WINDOW_RIGHT, BACK, 0), (RIGHT + 0.2, BACK + 0.24, CEILING), wall)
    boards.box((WINDOW_LEFT, BACK, WINDOW_TOP), (WINDOW_RIGHT, BACK + 0.24, CEILING), wall)
    boards.box((WINDOW_LEFT, BACK, -0.12), (WINDOW_RIGHT, BACK + 0.24, 0.0), wall)


def build_window():
    """Slim frame with one mullion."""
    boards.box(
        (WINDOW_LEFT, BACK + 0.06, 0),
        (WINDOW_LEFT + FRAME_WIDTH, BACK + 0.13, WINDOW_TOP),
        frame,
        0.002,
        "z",
    )
    boards.box(
        (WINDOW_RIGHT - FRAME_WIDTH, BACK + 0.06, 0),
        (WINDOW_RIGHT, BACK + 0.13, WINDOW_TOP),
        frame,
        0.002,
        "z",
    )
    boards.box(
        (WINDOW_LEFT + FRAME_WIDTH, BACK + 0.06, WINDOW_TOP - FRAME_WIDTH),
        (WINDOW_RIGHT - FRAME_WIDTH, BACK + 0.13, WINDOW_TOP),
        frame,
        0.002,
        "x",
    )
    boards.box(
        (WINDOW_LEFT + FRAME_WIDTH, BACK + 0.06, 0),
        (WINDOW_RIGHT - FRAME_WIDTH, BACK + 0.13, FRAME_WIDTH),
        frame,
        0.002,
        "x",
    )
    boards.box(
        (MULLION - FRAME_WIDTH / 2, BACK + 0.06, FRAME_WIDTH),
        (MULLION + FRAME_WIDTH / 2, BACK + 0.13, WINDOW_TOP - FRAME_WIDTH),
        frame,
        0.002,
        "z",
    )


def glaze_window():
    """The panes."""
    corners = (WINDOW_LEFT, 0), (WINDOW_RIGHT, 0), (WINDOW_RIGHT, WINDOW_TOP)
    corners += ((WINDOW_LEFT, WINDOW_TOP),)
    pane = [(x, BACK + 0.095, z) for x, z in corners]
    polygon("pane", pane, window_glass("pane", ior=DOUBLE_GLAZING))


def build_window_seat():
    """Seat with two drawers, cushions and books."""
    front = BACK - 0.52
    boards.box(
        (WINDOW_LEFT - 0.03, front, 0.06),
        (RIGHT - 0.001, BACK - 0.001, 0.4),
        tall_finish,
        0.001,
        "x",
    )
    boards.box(
        (WINDOW_LEFT - 0.03, front - 0.0205, 0.06),
        (MULLION - 0.002, front - 0.0005, 0.4),
        tall_finish,
        0.001,
        "x",
    )
    boards.box(
        (MULLION + 0.002, front - 0.0205, 0.06),
        (RIGHT - 0.001, front - 0.0005, 0.4),
        tall_finish,
        0.001,
        "x",
    )
    boards.box((WINDOW_LEFT, front + 0.04, 0), (WINDOW_RIGHT, BACK, 0.0595), palette.black, 0.001)
    upholstery(
        "ws",
        (WINDOW_LEFT - 0.02, front - 0.02, 0.4005),
        (RIGHT - 0.01, BACK - 0.01, 0.475),
        0.03,
        cushion,
        segments=5,
        puff=0.012,
        wrinkle=0.004,
    )
    pillow(
        "wp",
        0.46,
        0.44,
        0.17,
        fabric("wpf", "#d9d0c0", scale=1.4),
        location=(WINDOW_LEFT + 0.28, BACK - 0.14, 0.69),
        rotation=(math.radians(-14), 0, 0.06),
        wrinkle=0.016,
    )
    pillow(
        "wq",
        0.4,
        0.38,
        0.16,
        fabric("wqf", settings.text("acc", "#a2653c"), scale=1.4),
        location=(WINDOW_LEFT + 0.62, BACK - 0.19, 0.66),
        rotation=(math.radians(-20), 0, -0.1),
        wrinkle=0.016,
    )
    books(
        boards,
        WINDOW_RIGHT - 0.32,
        BACK - 0.3,
        0.49,
        [palette.clay, wall],
        count=2,
        spread=14,
        seed=3,
    )


def build_base_run():
    """Base run on the left under a worktop, an upstand and a shelf."""
    fronts = on_left_wall(boards, LEFT + DEPTH)
    count = 8
    width = (RUN_END - RUN_START) / count
    boards.box((LEFT, RUN_START, 0.1), (LEFT + DEPTH - 0.0015, RUN_END, RUN_TOP), low_finish, 0.001)
    boards.box((LEFT, RUN_START, 0), (LEFT + DEPTH - 0.06, RUN_END, 0.0995), palette.black, 0.001)
    for i in range(count):
        near = RUN_START + i * width
        far = RUN_START + (i + 1) * width
        if i in (2, 3, 6):
            for z0, z1 in ((0.1, 0.47), (0.495, 0.835)):
                slab_front(fronts, near, far, 0, z0, z1, low_finish, grain="x")
        else:
            slab_front(fronts, near, far, 0, 0.1, 0.835, low_finish)
        fronts.box(
            (near, -0.0012, 0.836),
            (far, -0.0002, 0.867),
            shadow_of(shadow_of(low_finish, factor=0.3), factor=0.3),
            0.0001,
        )
        if i in (2, 3, 6):
            fronts.box(
                (near, -0.0012, 0.471),
                (far, -0.0002, 0.494),
                shadow_of(shadow_of(low_finish, factor=0.3), factor=0.3),
                0.0001,
            )
    boards.box(
        (LEFT + 0.0005, RUN_START - 0.02, RUN_TOP + 0.0005),
        (LEFT + DEPTH + 0.02, RUN_END, RUN_TOP + 0.034),
        worktop,
        0.002,
        "y",
    )
    boards.box(
        (LEFT + 0.0005, RUN_START, RUN_TOP + 0.0345),
        (LEFT + 0.02, RUN_END, 1.46),
        worktop,
        0.001,
        "y",
    )
    boards.box(
        (LEFT + 0.0005, RUN_START, SHELF),
        (LEFT + 0.27, RUN_END - 0.35, SHELF + 0.034),
        tall_finish,
        0.0015,
        "y",
    )


def furnish_run():
    """Hob with a pan, sink and tap, board, bowl, olive and jars."""
    hob_y = 1.1
    boards.box(
        (LEFT + 0.09, hob_y - 0.38, WORKTOP),
        (LEFT + 0.54, hob_y + 0.38, WORKTOP + 0.006),
        paint("hob", "#0f0f10", roughness=0.08),
        0.002,
    )
    lathe(
        "pot",
        [(0, 0), (0.11, 0), (0.115, 0.01), (0.115, 0.12), (0.11, 0.12), (0.108, 0.012), (0, 0.012)],
        metal_finish,
        location=(LEFT + 0.3, hob_y + 0.16, WORKTOP + 0.0065),
        segments=48,
    )
    if settings.flag("hood"):
        lathe(
            "hd",
            [(0, 0), (0.13, 0), (0.13, 1.0), (0, 1.0)],
            frame,
            location=(LEFT + 0.22, hob_y, 1.76),
            segments=48,
        )
    sink_y = 2.7
    boards.box(
        (LEFT + 0.12, sink_y - 0.3, WORKTOP),
        (LEFT + 0.5, sink_y + 0.3, WORKTOP + 0.0008),
        paint("snk", "#6f6a62", roughness=0.35),
        0.0002,
    )
    tube(
        "tap",
        [(LEFT + 0.085, sink_y, WORKTOP), (LEFT + 0.085, sink_y, WORKTOP + 0.3)]
        + [
            (
                LEFT + 0.085 + 0.08 - 0.08 * math.cos(FRAME_WIDTH * math.pi / 8),
                sink_y,
                WORKTOP + 0.3 + 0.08 * math.sin(FRAME_WIDTH * math.pi / 8),
            )
            for FRAME_WIDTH in range(1, 9)
        ]
        + [(LEFT + 0.245, sink_y, WORKTOP + 0.22)],
        0.011,
        metal_finish,
    )
    leaning = at(LEFT + 0.06, 0.25, WORKTOP) @ turn(8, "Y")
    boards.box(
        (-0.012, -0.15, 0),
        (0.012, 0.15, 0.4),
        wood("walnut", "board", saturation=0.8),
        0.005,
        "z",
        transform=leaning,
    )
    lathe(
        "bw",
        [(radius * 0.9, z * 0.9) for radius, z in BOWL],
        palette.dark_clay,
        location=(LEFT + 0.34, -0.25, WORKTOP),
        segments=48,
    )
    lime_green = paint("lem", "#b9cf6a", roughness=0.5)
    for dx, dy, dz in ((0, 0, 0), (0.06, 0.03, 0.006), (-0.05, 0.04, 0.006), (0.0, -0.06, 0.004)):
        lathe(
            "lm",
            [
                (0, -0.034),
                (0.02, -0.028),
                (0.033, -0.008),
                (0.033, 0.008),
                (0.02, 0.028),
                (0, 0.034),
            ],
            lime_green,
            location=(LEFT + 0.34 + dx, -0.25 + dy, WORKTOP + 0.055 + dz),
            segments=20,
        )
    vase(LEFT + 0.27, 1.95, WORKTOP, palette.clay, scale=0.95, kind=0)
    branches(
        boards,
        (LEFT + 0.27, 1.95, WORKTOP + 0.27),
        olive,
        twig,
        count=5,
        height=0.44,
        spread=0.45,
        leaf_length=0.06,
        leaf_width=0.02,
        seed=6,
        density=26,
    )
    jar("jr", LEFT + 0.2, -0.75, WORKTOP, 0.05, 0.2, palette.clay)
    jar("jq", LEFT + 0.22, -0.62, WORKTOP, 0.045, 0.15, palette.dark_clay)


def fill_shelf(cushion):
    """Vases, glasses, books and bowls."""
    rng = random.Random(3)
    y = RUN_START + 0.2
    while y < RUN_END - 0.6:
        draw = rng.random()
        x = LEFT + 0.14
        if draw < 0.3:
            vase(
                x,
                y,
                SHELF + 0.0345,
                rng.choice((palette.clay, palette.dark_clay)),
                scale=rng.uniform(0.55, 0.8),
                kind=rng.randrange(2),
            )
            y += 0.22
        elif draw < 0.65:
            for i in range(3):
                drinking_glass(x, y + i * 0.09, SHELF + 0.0345, palette.clay)
            y += 0.34
        elif draw < 0.82:
            books(
                boards,
                x,
                y + 0.05,
                SHELF + 0.0345,
                [palette.clay, wall, cushion],
                count=3,
                spread=3,
                seed=int(y * 9),
            )
            y += 0.34
        else:
            lathe(
                "bs",
                [(radius * 0.6, height * 0.7) for radius, height in BOWL],
                rng.choice((palette.clay, palette.dark_clay)),
                location=(x, y + 0.05, SHELF + 0.0345),
                segments=40,
            )
            y += 0.32
        y += rng.uniform(0.05, 0.3)


def build_tall_wall():
    """Tall units on the right with an oven; dark joints between pairs."""
    fronts = on_right_wall(boards, RIGHT - DEPTH)
    UNIT_TOP = 2.58
    boards.box(
        (RIGHT - DEPTH + 0.0015, RUN_START, 0.08),
        (RIGHT - 0.001, TALL_END, UNIT_TOP),
        tall_finish,
        0.001,
        "z",
    )
    boards.box(
        (RIGHT - DEPTH - 0.02, TALL_END, 0),
        (RIGHT - 0.001, TALL_END + 0.022, UNIT_TOP),
        tall_finish,
        0.001,
        "z",
    )
    boards.box(
        (RIGHT - DEPTH + 0.05, RUN_START, 0),
        (RIGHT, TALL_END - 0.001, 0.0795),
        palette.black,
        0.001,
    )
    boards.box(
        (RIGHT - DEPTH, RUN_START, UNIT_TOP + 0.001),
        (RIGHT, TALL_END + 0.022, CEILING),
        wall,
        0.001,
    )
    count = 8
    width = (TALL_END - RUN_START) / count
    for i in range(count):
        near = -(RUN_START + (i + 1) * width)
        far = -(RUN_START + i * width)
        if i == 5:
            slab_front(fronts, near, far, 0, 0.08, 0.62, tall_finish)
            oven(fronts, near, far, palette.black, metal_finish)
            slab_front(fronts, near, far, 0, 1.22, UNIT_TOP, tall_finish)
        else:
            slab_front(fronts, near, far, 0, 0.08, UNIT_TOP, tall_finish)
        if i % 2 == 0 and i != 5:
            fronts.box(
                (near - 0.006, -0.0225, 0.08),
                (near + 0.006, -0.0205, UNIT_TOP),
                shadow_of(shadow_of(tall_finish, factor=0.3), factor=0.3),
                0.0001,
            )


def hang_bar():
    """A slim bar of light down the aisle, a runner, a strip of light under the shelf."""
    bar_x = 0.03
    boards.box((bar_x - 0.016, -0.3, 2.16), (bar_x + 0.016, 2.5, 2.19), palette.black, 0.003)
    polygon(
        "bar",
        [
            (bar_x - 0.011, -0.27, 2.1595),
            (bar_x - 0.011, 2.47, 2.1595),
            (bar_x + 0.011, 2.47, 2.1595),
            (bar_x + 0.011, -0.27, 2.1595),
        ],
        emission("bar", colour=(1, 0.85, 0.66), strength=10),
    )
    for y in (-0.1, 2.3):
        tube("w", [(bar_x, y, 2.19), (bar_x, y, CEILING)], 0.002, palette.black)
    upholstery(
        "run",
        (-0.36, -1.3, 0.001),
        (0.42, 2.7, 0.011),
        0.005,
        fabric("run", settings.text("rug", "#8f8472"), scale=5, bump=4),
        segments=2,
    )
    area_light(
        (LEFT + 0.14, (RUN_START + RUN_END - 0.35) / 2, SHELF - 0.002),
        (0, 0, 0),
        0.04,
        RUN_END - RUN_START - 0.5,
        watts=settings.number("led", 12),
        colour=(1, 0.82, 0.6),
    )


def light_scene():
    """Light from the room behind the camera; sun and sky are the city's."""
    area_light(
        ((LEFT + RIGHT) / 2, FRONT + 0.06, 1.5),
        (90, 0, 0),
        min(4.8, RIGHT - LEFT - 0.3),
        2.2,
        watts=settings.number("fill", 34),
        colour=(1, 0.97, 0.94),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", 0.02), settings.number("cy", -2.5), settings.number("cz", 1.34)),
        (settings.number("tx", 0.02), BACK, settings.number("cz", 1.34)),
        lens=settings.number("lens", 23),
        fstop=5.6,
        focus=(0, 2.2, 1),
        level=True,
        shift_y=settings.number("shift", -0.02),
    )


build_room()
build_window()
glaze_window()
build_window_seat()
build_base_run()
furnish_run()
fill_shelf(cushion)
build_tall_wall()
hang_bar()
skyline(boards, BACK + 0.3, settings.text("hour", "morning"), settings.integer("cs", 5))
sky_portal(
    ((WINDOW_LEFT + WINDOW_RIGHT) / 2, BACK + 0.28, WINDOW_TOP / 2),
    (-90, 0, 0),
    WINDOW_RIGHT - WINDOW_LEFT,
    WINDOW_TOP,
)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
