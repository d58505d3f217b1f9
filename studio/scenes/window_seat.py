"""Casement windows over a window seat with drawers; low sun through one open sash.

Picture: service-windows.
"""

import math

from mathutils import Matrix, Vector

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import at, lathe, pillow, polygon, tube, upholstery
from kit.joinery import shaker_front
from kit.lighting import area_light, sky_portal, sun_and_sky
from kit.materials import (
    DOUBLE_GLAZING,
    fabric,
    finish,
    paint,
    Palette,
    plaster,
    window_glass,
    wood,
)
from kit.objects import books
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings

LEFT = -2.2
RIGHT = 2.0
FRONT = -2.6
BACK = 1.6
CEILING = 2.75
WINDOW_LEFT = -1.45
WINDOW_RIGHT = 1.25
SILL = 0.62
LINTEL = 2.32
SASH_WIDTH = (WINDOW_RIGHT - WINDOW_LEFT - 0.06) / 3
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 191))
palette = Palette()
props = chosen_props(settings, boards, palette)

wall = plaster("wall", settings.text("wall", "#e8e1d5"))
frame = finish("fr", settings.text("frame", "wood:white_oak"), value_spread=0.05)
pane = window_glass("pane", ior=DOUBLE_GLAZING)
cabinet = finish("cab", settings.text("cab", "paint:#e5ddce"), value_spread=0.05)
floor = wood(
    settings.text("floor", "white_oak"),
    "floor",
    saturation=0.9,
    value_spread=0.12,
    roughness=0.38,
    tone=0.92,
)
opening = math.radians(settings.number("open", 48))
sash_edges = [WINDOW_LEFT + 0.03 + i * SASH_WIDTH for i in range(4)]
seat_front = BACK - 0.62


def sash(left, right, transform=None, y=BACK + 0.33, stile=0.055, depth=0.05, muntin=0.022):
    """A casement of two by three panes; with a transform its hinge is the origin."""
    y = y if transform is None else 0
    start, end = (left, right) if transform is None else (0, right - left)
    boards.box(
        (start, y, SILL + 0.045),
        (start + stile, y + depth, LINTEL - 0.033),
        frame,
        0.003,
        "z",
        transform=transform,
    )
    boards.box(
        (end - stile, y, SILL + 0.045),
        (end, y + depth, LINTEL - 0.033),
        frame,
        0.003,
        "z",
        transform=transform,
    )
    boards.box(
        (start + stile, y, LINTEL - 0.033 - stile),
        (end - stile, y + depth, LINTEL - 0.033),
        frame,
        0.003,
        "x",
        transform=transform,
    )
    boards.box(
        (start + stile, y, SILL + 0.045),
        (end - stile, y + depth, SILL + 0.045 + stile * 1.25),
        frame,
        0.003,
        "x",
        transform=transform,
    )
    low = SILL + 0.045 + stile * 1.25
    middle = (start + end) / 2
    corners = ((start + 0.05, low - 0.004), (end - 0.05, low - 0.004))
    corners += ((end - 0.05, LINTEL - 0.033 - 0.05), (start + 0.05, LINTEL - 0.033 - 0.05))
    corners = [Vector((x, y + depth / 2, z)) for x, z in corners]
    glass = [transform @ corner if transform else corner for corner in corners]
    polygon("pane", glass, pane)
    boards.box(
        (middle - muntin / 2, y + 0.01, low),
        (middle + muntin / 2, y + depth - 0.01, LINTEL - 0.033 - stile),
        frame,
        0.003,
        "z",
        transform=transform,
    )
    for j in (1, 2):
        z = low + (LINTEL - 0.033 - stile - low) * j / 3
        boards.box(
            (start + stile, y + 0.01, z - muntin / 2),
            (middle - muntin / 2, y + depth - 0.01, z + muntin / 2),
            frame,
            0.003,
            "x",
            transform=transform,
        )
        boards.box(
            (middle + muntin / 2, y + 0.01, z - muntin / 2),
            (end - stile, y + depth - 0.01, z + muntin / 2),
            frame,
            0.003,
            "x",
            transform=transform,
        )


def build_room():
    """Walls, floor and ceiling; the wall with the window stands apart."""
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
        pattern="plank",
        plank_width=0.18,
        along="x",
        back=False,
    )


def build_reveal():
    """Wall around the deep window; lining and sill."""
    boards.box((LEFT - 0.2, BACK, 0), (WINDOW_LEFT, BACK + 0.42, CEILING), wall)
    boards.box((WINDOW_RIGHT, BACK, 0), (RIGHT + 0.2, BACK + 0.42, CEILING), wall)
    boards.box((WINDOW_LEFT, BACK, LINTEL), (WINDOW_RIGHT, BACK + 0.42, CEILING), wall)
    boards.box((WINDOW_LEFT, BACK + 0.3, 0), (WINDOW_RIGHT, BACK + 0.42, SILL), wall)
    boards.box((WINDOW_LEFT, BACK, 0.0), (WINDOW_RIGHT, BACK + 0.29, 0.001), floor)
    boards.box(
        (WINDOW_LEFT, BACK - 0.02, SILL),
        (WINDOW_LEFT + 0.03, BACK + 0.4, LINTEL),
        frame,
        0.002,
        "z",
    )
    boards.box(
        (WINDOW_RIGHT - 0.03, BACK - 0.02, SILL),
        (WINDOW_RIGHT, BACK + 0.4, LINTEL),
        frame,
        0.002,
        "z",
    )
    boards.box(
        (WINDOW_LEFT + 0.03, BACK - 0.02, LINTEL - 0.03),
        (WINDOW_RIGHT - 0.03, BACK + 0.4, LINTEL),
        frame,
        0.002,
        "x",
    )


def hang_sashes():
    """Three casements, one of them open."""
    boards.box(
        (WINDOW_LEFT + 0.03, BACK + 0.28, SILL),
        (WINDOW_RIGHT - 0.03, BACK + 0.4, SILL + 0.042),
        frame,
        0.003,
        "x",
    )
    for i in range(3):
        if i == settings.integer("which", 2):
            sash(
                sash_edges[i],
                sash_edges[i + 1],
                at(sash_edges[i + 1] - 0.002, BACK + 0.33, 0)
                @ Matrix.Rotation(-opening, 4, "Z")
                @ at(-SASH_WIDTH + 0.004, 0, 0),
            )
        else:
            sash(sash_edges[i] + 0.002, sash_edges[i + 1] - 0.002)
    for i in (0, 1):
        hx = sash_edges[i + 1] - 0.03 if i == 0 else sash_edges[1] + 0.03
        tube(
            "h1",
            [(hx, BACK + 0.33, 1.28), (hx, BACK + 0.295, 1.28), (hx, BACK + 0.295, 1.16)],
            0.008,
            palette.brass,
        )


def build_seat():
    """Seat with three drawers."""
    boards.box(
        (WINDOW_LEFT, seat_front + 0.0235, 0.08),
        (WINDOW_RIGHT, BACK + 0.295, 0.455),
        cabinet,
        0.001,
    )
    boards.box(
        (WINDOW_LEFT + 0.03, seat_front + 0.07, 0),
        (WINDOW_RIGHT - 0.03, BACK, 0.0795),
        palette.black,
        0.001,
    )
    count = 3
    width = (WINDOW_RIGHT - WINDOW_LEFT) / count
    for i in range(count):
        shaker_front(
            boards,
            WINDOW_LEFT + i * width,
            WINDOW_LEFT + (i + 1) * width,
            seat_front + 0.023,
            0.08,
            0.455,
            cabinet,
        )
        lathe(
            "kn",
            [(0, 0), (0.007, 0), (0.014, 0.02), (0.012, 0.027), (0, 0.027)],
            palette.brass,
            location=(WINDOW_LEFT + (i + 0.5) * width, seat_front, 0.27),
            segments=28,
        ).rotation_euler = (math.radians(90), 0, 0)
    boards.box(
        (WINDOW_LEFT - 0.02, seat_front - 0.025, 0.4555),
        (WINDOW_RIGHT + 0.02, BACK + 0.299, 0.49),
        frame,
        0.003,
        "x",
    )


def lay_cushions(seat_front):
    """Seat cushion, pillows, books and a cup."""
    linen = fabric("lin", settings.text("seat", "#b9ad97"), scale=1.5, bump=1.3)
    accent = fabric("acc", settings.text("acc", "#5f6b52"), scale=1.4, bump=1.2)
    boucle = fabric("acc2", "#e6dfd2", scale=2.2, bump=2.2)
    upholstery(
        "sc",
        (WINDOW_LEFT + 0.035, seat_front, 0.4905),
        (WINDOW_RIGHT - 0.035, BACK + 0.26, 0.575),
        0.035,
        linen,
        segments=6,
        puff=0.012,
        wrinkle=0.006,
    )
    pillow(
        "p1",
        0.5,
        0.48,
        0.18,
        accent,
        location=(WINDOW_LEFT + 0.24, BACK - 0.06, 0.8),
        rotation=(math.radians(-8), 0, math.radians(62)),
        wrinkle=0.018,
    )
    pillow(
        "p2",
        0.44,
        0.42,
        0.17,
        boucle,
        location=(WINDOW_LEFT + 0.5, BACK - 0.14, 0.765),
        rotation=(math.radians(-20), 0, math.radians(38)),
        wrinkle=0.018,
    )
    pillow(
        "p3",
        0.46,
        0.44,
        0.17,
        boucle,
        location=(WINDOW_RIGHT - 0.25, BACK - 0.06, 0.785),
        rotation=(math.radians(-8), 0, math.radians(-58)),
        wrinkle=0.018,
    )
    books(
        boards, 0.28, BACK - 0.26, 0.588, [palette.clay, accent, wall], count=2, spread=16, seed=4
    )
    lathe(
        "cup",
        [(0, 0), (0.03, 0), (0.042, 0.06), (0.039, 0.06), (0.028, 0.006), (0, 0.006)],
        palette.dark_clay,
        location=(0.62, BACK - 0.34, 0.588),
        segments=32,
    )


def furnish_room():
    """Side table with a plant, skirting, rug."""
    lathe(
        "st",
        [(0, 0), (0.14, 0), (0.14, 0.42), (0.2, 0.425), (0.2, 0.445), (0, 0.45)],
        wood("walnut", "stw"),
        location=(1.55, 0.35, 0),
        segments=64,
    )
    props.table_plant(1.55, 0.35, 0.45, scale=0.85)
    boards.box(
        (LEFT + 0.0005, FRONT, 0),
        (LEFT + 0.014, BACK, 0.11),
        paint("sk", "#e9e3d8", roughness=0.5),
        0.003,
        "y",
    )
    boards.box(
        (LEFT, BACK - 0.014, 0),
        (WINDOW_LEFT, BACK - 0.0005, 0.11),
        paint("sk2", "#e9e3d8", roughness=0.5),
        0.003,
        "x",
    )
    upholstery(
        "rug",
        (-1.5, -1.9, 0.001),
        (1.3, 0.75, 0.015),
        0.006,
        fabric("rug", settings.text("rug", "#a99c86"), scale=5, bump=4),
        segments=2,
    )


def light_scene():
    """Sun, sky and lamps."""
    sun_and_sky(
        elevation=settings.number("elev", 27),
        azimuth=settings.number("az", 62),
        sun=settings.number("sun", 8),
        sky=0.22,
        size=0.8,
        tint=(1, 0.89, 0.74),
    )
    sky_portal(((WINDOW_LEFT + WINDOW_RIGHT) / 2, BACK + 0.41, 1.5), (-90, 0, 0), 2.6, 1.7)
    area_light(
        (0, FRONT + 0.06, 1.5),
        (90, 0, 0),
        3.8,
        2.2,
        watts=settings.number("fill", 75),
        colour=(1, 0.965, 0.93),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", -0.75), -2.35, 1.18),
        (settings.number("tx", 0.0), BACK, 1.18),
        lens=settings.number("lens", 32),
        fstop=5.6,
        focus=(0, 1.2, 0.9),
        level=True,
        shift_y=settings.number("shift", -0.01),
    )


build_room()
build_reveal()
hang_sashes()
build_seat()
lay_cushions(seat_front)
furnish_room()
props.garden(BACK + 0.5, axis="y", start=-8, end=8, hedge_distance=6, deck_width=2)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
