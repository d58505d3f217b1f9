"""Cabinet line in the hall of the works: carcasses on a roller conveyor, trolleys of doors,
assembly benches.

Picture: project-cabinet-line.
"""

import math
import random

from mathutils import Vector

from kit.boards import Boards, TurnedBoards
from kit.camera import camera, render
from kit.geometry import at, lathe, polygon, tube, turn
from kit.joinery import cabinet_front, shaker_front
from kit.materials import emission, metal, paint, Palette, shadow_of, wood
from kit.studio import clear_scene, Settings
from kit.works_hall import BACK, CEILING, RIGHT, WorksHall

LINE_X = 0.35
LINE_WIDTH = 0.86
LINE_HEIGHT = 0.52
LINE_START = -1.5
LINE_END = 8.6
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 201))
palette = Palette()

hall = WorksHall(
    boards, palette, settings.text("steel", "#3a3f3d"), settings.text("wall", "#dcd6cb")
)
rng = random.Random(6)
sage = paint("sg", settings.text("paint", "#7d8770"), roughness=0.42, orange_peel=0.5)
linen = paint("ln", "#e0d8c8", roughness=0.42, orange_peel=0.5)
ink = paint("ik", "#39433f", roughness=0.42, orange_peel=0.5)
oak = wood("white_oak", "ow", saturation=1.0, value_spread=0.08, tone=0.95)
maple = wood("maple", "mp", saturation=1.05, tone=0.9, value_spread=0.09, ends=True)
walnut = wood("walnut", "ww", saturation=1.0, tone=0.88)
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


def loose_door(turned_boards, width, height, material, thickness=0.021, rail=0.06):
    """A shaker door as a loose leaf in x-z, its thickness along y."""
    box = turned_boards.box
    box((-width / 2, 0, 0), (-width / 2 + rail, thickness, height), material, 0.0012, "z")
    box((width / 2 - rail, 0, 0), (width / 2, thickness, height), material, 0.0012, "z")
    box((-width / 2 + rail, 0, 0), (width / 2 - rail, thickness, rail), material, 0.0012, "x")
    box(
        (-width / 2 + rail, 0, height - rail),
        (width / 2 - rail, thickness, height),
        material,
        0.0012,
        "x",
    )
    box(
        (-width / 2 + rail - 0.003, 0.006, rail - 0.003),
        (width / 2 - rail + 0.003, thickness - 0.004, height - rail + 0.003),
        material,
        0.0012,
        "z",
    )
    shadow = shadow_of(material)
    box(
        (-width / 2 + rail, 0.0055, height - rail - 0.006),
        (width / 2 - rail, 0.0059, height - rail - 0.0003),
        shadow,
        0.0001,
        "x",
    )
    box(
        (-width / 2 + rail, 0.0055, rail + 0.0003),
        (width / 2 - rail, 0.0059, rail + 0.003),
        shadow,
        0.0001,
        "x",
    )


def trolley(x, y, material, count=15, door_width=0.5, door_height=0.74, width=1.05, turned=0.0):
    """Two shelves of doors that stand in slots."""
    place = at(x, y, 0) @ turn(turned, "Z")
    turned_boards = TurnedBoards(boards, place)
    for z in (0.16, 1.04):
        turned_boards.box(
            (-0.3, -width / 2, z - 0.035), (0.3, width / 2, z), hall.plywood, 0.003, "y"
        )
        for across in (-0.27, 0.27):
            turned_boards.box(
                (across - 0.012, -width / 2, z - 0.07),
                (across + 0.012, width / 2, z - 0.0355),
                hall.steel,
                0.002,
                "y",
            )
        for slot in range(count):
            along = -width / 2 + 0.05 + slot * (width - 0.1) / count
            leaning = place @ at(0, along, z + 0.0005) @ turn(-3.5, "X")
            loose_door(TurnedBoards(boards, leaning), door_width, door_height, material)
    for across in (-0.3, 0.3):
        for end in (-width / 2, width / 2):
            turned_boards.box(
                (across - 0.018, end - 0.018, 0.09),
                (across + 0.018, end + 0.018, 1.86),
                hall.steel,
                0.002,
            )
            wheel = lathe(
                "wh",
                [(0, -0.018), (0.045, -0.018), (0.045, 0.018), (0, 0.018)],
                palette.black,
                location=tuple(place @ Vector((across, end, 0.046))),
                segments=20,
            )
            wheel.rotation_euler = (0, math.radians(90), 0)
    for end in (-width / 2, width / 2):
        turned_boards.box(
            (-0.282, end - 0.015, 1.83), (0.282, end + 0.015, 1.86), hall.steel, 0.002
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
            (("shaker", sage), 1),
            (("drawers", sage), 0),
            (("slab", oak), 1),
            (("shaker", oak), 1),
            (None, 1),
            (("shaker", linen), 1),
            (("drawers", oak), 0),
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


def place_trolleys(trolley):
    """Trolleys of doors on the left."""
    for i, material in enumerate((sage, oak, sage, linen, ink)):
        trolley(-1.62 - 0.06 * i, 1.35 + i * 1.5, material, turned=4 - 3 * (i % 3))


def place_pallet():
    """A pallet of fronts lying flat, in front on the left."""
    left = -1.72
    front = -0.4
    boards.box((left, front, 0.001), (left + 0.9, front + 0.8, 0.012), hall.plywood, 0.001)
    for y in (front, front + 0.35, front + 0.71):
        boards.box((left, y, 0.0125), (left + 0.9, y + 0.09, 0.1), hall.plywood, 0.003, "x")
    for i in range(5):
        boards.box(
            (left + i * 0.182, front, 0.1005),
            (left + i * 0.182 + 0.14, front + 0.8, 0.12),
            hall.plywood,
            0.002,
            "y",
        )
    for i in range(14):
        place = (
            at(left + 0.45 + rng.uniform(-0.008, 0.008), front + 0.4 - 0.36, 0.1425 + i * 0.0235)
            @ turn(rng.uniform(-0.8, 0.8), "Z")
            @ turn(-90, "X")
        )
        loose_door(TurnedBoards(boards, place), 0.6, 0.72, sage if i > 4 else oak)


def place_benches():
    """Benches on the right with cabinets in assembly, tools on boards above."""
    for j, bench_y in enumerate((0.6, 3.2, 5.8)):
        bench_x = 2.55
        for i in range(4):
            boards.box(
                (bench_x - 0.38 + i * 0.19 + 0.0006, bench_y - 1.05, 0.84),
                (bench_x - 0.38 + (i + 1) * 0.19 - 0.0006, bench_y + 1.05, 0.9),
                maple,
                0.003,
                "y",
            )
        for x in (bench_x - 0.34, bench_x + 0.26):
            for y in (bench_y - 0.98, bench_y + 0.88):
                boards.box((x, y, 0), (x + 0.09, y + 0.09, 0.8395), hall.plywood, 0.004, "z")
        boards.box(
            (bench_x - 0.3, bench_y - 0.9, 0.24),
            (bench_x + 0.3, bench_y + 0.9, 0.27),
            hall.plywood,
            0.003,
            "y",
        )
        carcass(bench_x + 0.02, bench_y + 0.1, 0.2705, 0.56, 0.4, 0.5, None, 0, turned=-90)
        if j == 0:
            carcass(
                bench_x + 0.04,
                bench_y + 0.42,
                0.9005,
                0.6,
                0.72,
                0.36,
                ("shaker", oak),
                1,
                turned=-90,
            )
            boards.box(
                (bench_x - 0.34, bench_y - 0.85, 0.9005),
                (bench_x - 0.02, bench_y - 0.35, 0.9215),
                sage,
                0.0015,
                "y",
            )
            tube(
                "cl",
                [(bench_x - 0.1, bench_y - 0.2, 0.935), (bench_x - 0.1, bench_y + 0.02, 0.935)],
                0.012,
                hall.steel,
            )
            boards.box(
                (bench_x, bench_y - 0.7, 0.9005),
                (bench_x + 0.26, bench_y - 0.42, 0.975),
                ink,
                0.006,
            )
            boards.box(
                (bench_x - 0.3, bench_y - 0.22, 0.9005),
                (bench_x - 0.16, bench_y - 0.02, 0.93),
                walnut,
                0.004,
            )
        elif j == 1:
            carcass(
                bench_x + 0.04,
                bench_y - 0.35,
                0.9005,
                0.6,
                0.72,
                0.36,
                ("shaker", sage),
                1,
                turned=-90,
            )
            carcass(bench_x + 0.04, bench_y + 0.45, 0.9005, 0.6, 0.72, 0.36, None, 2, turned=-90)
        else:
            carcass(bench_x + 0.04, bench_y, 0.9005, 0.6, 0.72, 0.36, ("slab", oak), 1, turned=-90)


def place_tall_units():
    """Finished tall units against the end wall."""
    for i, material in enumerate((sage, sage, oak, oak, linen, linen)):
        x = -3.2 + i * 0.66
        boards.box((x, BACK - 0.62, 0.1), (x + 0.64, BACK - 0.02, 2.2), maple, 0.001, "z")
        cabinet_front(
            boards,
            x + 0.002,
            x + 0.638,
            BACK - 0.622,
            0.102,
            2.198,
            material,
            "slab" if material is oak else "shaker",
        )
        boards.box(
            (x + 0.03, BACK - 0.55, 0), (x + 0.61, BACK - 0.05, 0.0995), palette.black, 0.001
        )


def mark_floor():
    """The yellow line of the gangway, the joints of the slab."""
    yellow = paint("yl", "#c9a94e", roughness=0.6)
    boards.box((-0.62, -3.4, 0.0004), (-0.54, BACK, 0.0012), yellow, 0.0002, "y")
    joint = paint("jt", "#8b867e", roughness=0.9)
    for y in (-1.4, 1.6, 4.6, 7.6):
        boards.box((-4.2, y, 0.0002), (RIGHT, y + 0.006, 0.0006), joint, 0.0001, "x")


def hang_lamps():
    """Lamps over the line."""
    for y in (0.2, 2.6, 5.0, 7.4):
        boards.box(
            (LINE_X - 0.62, y - 0.05, 2.62), (LINE_X + 0.62, y + 0.05, 2.66), hall.steel, 0.003
        )
        polygon(
            "ll%d" % int(y * 10),
            [
                (LINE_X - 0.6, y - 0.035, 2.6195),
                (LINE_X - 0.6, y + 0.035, 2.6195),
                (LINE_X + 0.6, y + 0.035, 2.6195),
                (LINE_X + 0.6, y - 0.035, 2.6195),
            ],
            emission("le%d" % int(y * 10), colour=(1, 0.93, 0.82), strength=9),
        )
        for x in (LINE_X - 0.5, LINE_X + 0.5):
            tube("wr", [(x, y, 2.66), (x, y, CEILING - 0.3)], 0.003, palette.black, resolution=2)


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
place_trolleys(trolley)
place_pallet()
place_benches()
place_tall_units()
mark_floor()
hang_lamps()
hall.light(settings)
place_camera()
render(settings, width=640, height=400, samples=10)
