"""Cabinet line in the dark hall of the works: maple carcasses on a roller conveyor, some with
their fronts hung.

Picture: project-cabinet-line.
"""

import random

from kit.boards import Boards, TurnedBoards
from kit.camera import camera, render
from kit.geometry import at, tube, turn
from kit.joinery import cabinet_front, shaker_front
from kit.materials import metal, paint, Palette, shadow_of, wood
from kit.studio import clear_scene, Settings
from kit.works_hall import WorksHall

LINE_X = 0.35
LINE_WIDTH = 0.86
LINE_HEIGHT = 0.52
LINE_START = -1.5
LINE_END = 8.6
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 201))
palette = Palette()

hall = WorksHall(boards, palette, "#3a3f3d", wall="#7a746a", floor="#5e5a54")
rng = random.Random(6)
sage = paint("sg", settings.text("paint", "#7d8770"), roughness=0.42, orange_peel=0.5)
oak = wood("white_oak", "ow", saturation=1.0, value_spread=0.08, tone=0.95)
maple = wood("maple", "mp", saturation=1.05, tone=0.9, value_spread=0.09, ends=True)
galvanised = metal("galv", "#a9aaa8", roughness=0.38)


def carcass(x, y, z, width=0.6, height=0.74, depth=0.56, front=None, shelf=1, turned=0.0):
    """Open maple box, its front towards -y; front: a pair of shaker doors, slab doors or three
    drawers.
    """
    place = at(x, y, z) @ turn(turned, "Z")
    turned_boards = TurnedBoards(boards, place)
    thickness = 0.018
    box = turned_boards.box
    box(
        (-width / 2, -depth / 2, 0), (-width / 2 + thickness, depth / 2, height), maple, 0.0008, "z"
    )
    box((width / 2 - thickness, -depth / 2, 0), (width / 2, depth / 2, height), maple, 0.0008, "z")
    box(
        (-width / 2 + thickness, -depth / 2, 0.0005),
        (width / 2 - thickness, depth / 2, thickness),
        maple,
        0.0008,
        "x",
    )
    box(
        (-width / 2 + thickness, -depth / 2, height - thickness),
        (width / 2 - thickness, depth / 2, height - 0.0005),
        maple,
        0.0008,
        "x",
    )
    box(
        (-width / 2 + thickness, depth / 2 - 0.012, thickness),
        (width / 2 - thickness, depth / 2 - 0.002, height - thickness),
        maple,
        0.0005,
        "z",
    )
    for shelf_index in range(shelf):
        z = thickness + (height - 2 * thickness) * (shelf_index + 1) / (shelf + 1)
        box(
            (-width / 2 + thickness + 0.0003, -depth / 2 + 0.03, z - 0.009),
            (width / 2 - thickness - 0.0003, depth / 2 - 0.0125, z + 0.009),
            maple,
            0.0008,
            "x",
        )
    if not front or front[0] == "one":
        fit_inside(turned_boards, width, height, depth, thickness)
    if front:
        kind, material = front
        if kind == "drawers":
            for low, high in ((0.002, 0.3), (0.302, 0.55), (0.552, height - 0.002)):
                shaker_front(
                    turned_boards,
                    -width / 2 + 0.001,
                    width / 2 - 0.001,
                    -depth / 2 - 0.0012,
                    low,
                    high,
                    material,
                )
        elif kind == "one":
            shaker_front(
                turned_boards,
                -width / 2 + 0.001,
                -0.0005,
                -depth / 2 - 0.0012,
                0.002,
                height - 0.002,
                material,
            )
        else:
            cabinet_front(
                turned_boards,
                -width / 2 + 0.001,
                -0.0005,
                -depth / 2 - 0.0012,
                0.002,
                height - 0.002,
                material,
                kind,
            )
            cabinet_front(
                turned_boards,
                0.0005,
                width / 2 - 0.001,
                -depth / 2 - 0.0012,
                0.002,
                height - 0.002,
                material,
                kind,
            )
    return z + height


def fit_inside(turned_boards, width, height, depth, thickness):
    """What an open carcass shows: rows of holes for shelf pins at 32 mm, hinge plates, the heads
    of its connectors and the dark of the joints.
    """
    box = turned_boards.box
    for side in (-1, 1):
        near, far = sorted(
            (side * (width / 2 - thickness), side * (width / 2 - thickness - 0.0004))
        )
        for y in (-depth / 2 + 0.037, depth / 2 - 0.06):
            z = 0.1
            while z < height - 0.1:
                box((near, y - 0.0025, z), (far, y + 0.0025, z + 0.005), palette.black, 1e-5)
                z += 0.032
        near, far = sorted((side * (width / 2 - thickness), side * (width / 2 - thickness - 0.009)))
        for z in (0.1, height - 0.1 - 0.052):
            box(
                (near, -depth / 2 + 0.02, z),
                (far, -depth / 2 + 0.072, z + 0.018),
                galvanised,
                0.002,
            )
            box(
                (near, -depth / 2 + 0.028, z - 0.014),
                (far, -depth / 2 + 0.046, z + 0.032),
                galvanised,
            )
        for z in (thickness / 2, height - thickness / 2):
            for y in (-depth / 2 + 0.06, depth / 2 - 0.08):
                edge = sorted((side * width / 2, side * (width / 2 + 0.0004)))
                lo, hi = (edge[0], y - 0.004, z - 0.004), (edge[1], y + 0.004, z + 0.004)
                box(lo, hi, galvanised, 1e-5)
    joint = shadow_of(maple)
    for z in (thickness, height - thickness - 0.003):
        lo = (-width / 2 + thickness, depth / 2 - 0.0128, z)
        box(lo, (width / 2 - thickness, depth / 2 - 0.0122, z + 0.003), joint, 1e-5, "x")
    front, inner = -depth / 2 - 0.0004, width / 2 - thickness
    for x in (-inner - 0.0006, inner):
        box(
            (x, front, thickness),
            (x + 0.0006, front + 0.0005, height - thickness),
            joint,
            1e-5,
            "z",
        )


def build_conveyor():
    """Roller conveyor down the hall, and the cabinets on it."""
    for side in (-1, 1):
        boards.box(
            (LINE_X + side * LINE_WIDTH / 2 - 0.022, LINE_START, LINE_HEIGHT - 0.11),
            (LINE_X + side * LINE_WIDTH / 2 + 0.022, LINE_END, LINE_HEIGHT + 0.012),
            hall.steel,
            0.002,
            "y",
        )
    y = LINE_START + 0.06
    while y < LINE_END:
        tube(
            "rl",
            [
                (LINE_X - LINE_WIDTH / 2 + 0.023, y, LINE_HEIGHT - 0.028),
                (LINE_X + LINE_WIDTH / 2 - 0.023, y, LINE_HEIGHT - 0.028),
            ],
            0.026,
            galvanised,
            resolution=3,
        )
        y += 0.125
    for i in range(6):
        y = LINE_START + 0.25 + i * 1.9
        for side in (-1, 1):
            boards.box(
                (LINE_X + side * LINE_WIDTH / 2 - 0.03, y - 0.03, 0),
                (LINE_X + side * LINE_WIDTH / 2 + 0.03, y + 0.03, LINE_HEIGHT - 0.111),
                hall.steel,
                0.002,
            )
        boards.box(
            (LINE_X - LINE_WIDTH / 2 + 0.031, y - 0.015, 0.16),
            (LINE_X + LINE_WIDTH / 2 - 0.031, y + 0.015, 0.2),
            hall.steel,
            0.002,
        )
    top = LINE_HEIGHT + 0.0005
    for i, (front, shelves) in enumerate(
        (
            (None, 1),
            (("one", sage), 1),
            (("shaker", oak), 1),
            (("shaker", sage), 1),
            (("drawers", sage), 0),
            (("shaker", oak), 1),
            (None, 1),
            (("shaker", oak), 1),
            (("drawers", sage), 0),
        )
    ):
        carcass(
            LINE_X + rng.uniform(-0.015, 0.015),
            -0.62 + i * 0.86,
            top,
            0.66,
            0.74,
            0.56,
            front,
            shelves,
            turned=rng.uniform(-1, 1) - (62 if i == 0 else 90),
        )


def place_camera():
    """Along the line from beside its last cabinets, the hall out of focus."""
    camera(
        (settings.number("cx", -1.35), settings.number("cy", -2.2), settings.number("cz", 1.3)),
        (settings.number("tx", 0.2), settings.number("ty", 0.6), settings.number("tz", 0.92)),
        lens=settings.number("lens", 42),
        fstop=settings.number("fs", 1.6),
        focus=(0.2, -0.3, 0.95),
        level=True,
        shift_y=settings.number("shift", -0.1),
    )


build_conveyor()
hall.light(settings)
place_camera()
render(settings, width=640, height=400, samples=10)
