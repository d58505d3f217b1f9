"""Peninsula kitchen: a run with wall units over it, two tall units with an oven at its left, a
peninsula from the right wall with stools before it.
"""

import math

from kit.boards import TurnedBoards
from kit.geometry import at, lathe, polygon, tube, turn
from kit.kitchen import oven
from kit.lighting import sky_portal
from kit.materials import emission, fabric, leaf, metal, paint, plaster, wood
from kit.objects import arch_tap, books, CUP, DEEP_BOWL, LEMON, SAUCEPAN, vase
from kit.planting import branches, garden
from stage import Stage

LEFT = -2.75
RIGHT = 2.75
FRONT = -2.95
BACK = 2.0
CEILING = 2.62
DEPTH = 0.62
FRONT_FACE = BACK - DEPTH
UNIT_TOP = 2.34
# Where the tall units end and the run begins, where the wall units end.
TALL = -1.46
WALL_END = 1.54
WALL_BOTTOM = 1.46
WALL_FACE = BACK - 0.36
SHELVES = (1.462, 1.88)
WIDTHS = (0.6, 0.8, 0.6, 1.0)
# The peninsula's end, fronts and back; the worktop reaches over the knees of who sits there.
END = -0.12
PENINSULA_FACE = -0.36
PENINSULA_BACK = 0.3
KNEES = 0.27
LIGHT_BAR = (0.35, 2.05, 1.96)
stage = Stage(311)
boards, palette = stage.boards, stage.palette

wall = plaster("wall", "#e4ded3")
steel = metal("steel", "#8f8a82", 0.3)
hidden = stage.room(LEFT, RIGHT, FRONT, BACK, CEILING, wall, LEFT - 0.05, 1.55, 2.36, 2)


def build_tall_units():
    """A tall unit of two doors, one with an oven between drawer and door, and the wall above."""
    left, middle = LEFT + 0.03, (LEFT + 0.03 + TALL) / 2
    boards.box((LEFT, FRONT_FACE + 0.06, 0), (RIGHT, BACK, 0.0995), hidden, 0.001)
    stage.panel(
        "cabinet", (left, FRONT_FACE + 0.0015, 0.1), (TALL - 0.0005, BACK - 0.001, UNIT_TOP), "x"
    )
    stage.panel("cabinet", (LEFT, FRONT_FACE - 0.021, 0), (left, BACK - 0.001, UNIT_TOP), "y")
    stage.front(left, middle, FRONT_FACE, 0.1, 0.91, (middle - 0.04, 0.72, 0.24, True))
    stage.front(left, middle, FRONT_FACE, 0.91, UNIT_TOP, (middle - 0.04, 1.3, 0.36, True))
    stage.front(middle, TALL, FRONT_FACE, 0.1, 0.62, ((middle + TALL) / 2, 0.584, 0.3, False))
    oven(TurnedBoards(boards, at(0, FRONT_FACE, 0)), middle, TALL, palette.black, steel)
    stage.front(middle, TALL, FRONT_FACE, 1.22, UNIT_TOP, (middle + 0.04, 1.42, 0.3, True))
    boards.box((LEFT, FRONT_FACE - 0.01, UNIT_TOP + 0.0005), (TALL, BACK, CEILING), wall)


def build_run():
    """Doors and drawers under a worktop, splashback, shelves, wall units with the extractor."""
    left = TALL
    for i, width in enumerate(WIDTHS):
        right, centre = left + width, left + width / 2
        boards.box((left, FRONT_FACE + 0.0015, 0.1), (right, BACK - 0.02, 0.868), hidden, 0.001)
        if i == 1:
            for z0, z1 in ((0.1, 0.4), (0.4, 0.66), (0.66, 0.868)):
                stage.front(left, right, FRONT_FACE, z0, z1, (centre, z1 - 0.036, 0.3, False))
        else:
            stage.front(left, right, FRONT_FACE, 0.1, 0.868, (right - 0.04, 0.7, 0.24, True))
        parts = 1 if width < 0.7 else 2
        for part in range(parts):
            x0, x1 = left + width * part / parts, left + width * (part + 1) / parts
            grip = x1 - 0.04 if part == 0 else x0 + 0.04
            stage.front(x0, x1, WALL_FACE, WALL_BOTTOM, UNIT_TOP, (grip, 1.62, 0.2, True))
        left = right
    lo = (TALL + 0.0005, WALL_FACE + 0.0015, WALL_BOTTOM + 0.0018)
    stage.panel("cabinet", lo, (WALL_END, BACK - 0.001, UNIT_TOP), "z")
    boards.box((TALL, WALL_FACE - 0.01, UNIT_TOP + 0.0005), (WALL_END, BACK, CEILING), wall)
    extractor = TALL + WIDTHS[0]
    boards.box(
        (extractor + 0.02, WALL_FACE + 0.03, WALL_BOTTOM - 0.012),
        (extractor + WIDTHS[1] - 0.02, BACK - 0.06, WALL_BOTTOM + 0.001),
        palette.black,
        0.002,
    )
    corner = (WALL_END + 0.0015, FRONT_FACE - 0.021, 0.1), (RIGHT - 0.001, FRONT_FACE, 0.868)
    stage.panel("cabinet", *corner, "y")
    boards.box((WALL_END, FRONT_FACE + 0.0015, 0.1), (RIGHT, BACK - 0.02, 0.868), hidden, 0.001)
    for z in SHELVES:
        lo, hi = (WALL_END + 0.0005, BACK - 0.26, z), (RIGHT - 0.001, BACK - 0.001, z + 0.036)
        stage.panel("cabinet", lo, hi, "yz", 0.002)
    lo, hi = (TALL + 0.001, FRONT_FACE - 0.032, 0.87), (RIGHT - 0.001, BACK - 0.021, 0.91)
    stage.panel("worktop", lo, hi, "yz", 0.002)
    lo, hi = (TALL + 0.001, BACK - 0.02, 0.9102), (RIGHT - 0.001, BACK - 0.001, WALL_BOTTOM)
    stage.panel("worktop", lo, hi, "y", 0.001)


def build_peninsula():
    """Four fronts towards the room, the end panel, and a worktop that reaches over both."""
    boards.box(
        (END + 0.06, PENINSULA_FACE + 0.06, 0),
        (RIGHT, PENINSULA_BACK - 0.05, 0.0795),
        palette.black,
        0.001,
    )
    body = (END + 0.024, PENINSULA_FACE + 0.0015, 0.08), (RIGHT, PENINSULA_BACK, 0.879)
    boards.box(*body, hidden, 0.001)
    stage.panel(
        "island",
        (END, PENINSULA_FACE - 0.022, 0),
        (END + 0.0235, PENINSULA_BACK + 0.001, 0.879),
        "xy",
    )
    width = (RIGHT - 0.001 - END - 0.024) / 4
    for i in range(4):
        left = END + 0.024 + width * i
        stage.front(left, left + width, PENINSULA_FACE, 0.08, 0.8785, slot="island")
    stage.panel(
        "worktop",
        (END - 0.02, PENINSULA_FACE - KNEES, 0.88),
        (RIGHT - 0.001, PENINSULA_BACK + 0.03, 0.93),
        "xyz",
        0.003,
    )


def stool(x, y, seat, frame):
    """A round seat at 0.66 m on four legs with a ring for the feet."""
    lathe(
        "seat",
        [(0, 0.62), (0.165, 0.62), (0.178, 0.632), (0.178, 0.648), (0.165, 0.662), (0, 0.668)],
        seat,
        location=(x, y, 0),
        segments=64,
    )
    for corner in range(4):
        a = math.radians(45 + 90 * corner)
        top = (x + 0.115 * math.cos(a), y + 0.115 * math.sin(a), 0.622)
        foot = (x + 0.19 * math.cos(a), y + 0.19 * math.sin(a), 0)
        tube("leg", [top, foot], 0.0105, frame)
    ring = [math.radians(7.5 * i) for i in range(49)]
    points = [(x + 0.167 * math.cos(a), y + 0.167 * math.sin(a), 0.19) for a in ring]
    tube("ring", points, 0.008, frame)


def metalwork(material):
    """The tap, and what the light bar hangs on."""
    tap = (1.2, BACK - 0.12, 0.91, 1.24, BACK - 0.21, 0.09, (BACK - 0.3, 1.16), 0.011)
    arch_tap("tap", *tap, material)
    x0, x1, z = LIGHT_BAR
    for x in (x0 + 0.2, x1 - 0.2):
        tube("rod", [(x, -0.12, z + 0.025), (x, -0.12, CEILING)], 0.004, material)
    tube("bar", [(x0, -0.12, z + 0.014), (x1, -0.12, z + 0.014)], 0.014, material)


def furnish():
    """Hob and pan, a board and cups on the run; books, a bowl and a vase on the peninsula."""
    stage.metal(metalwork)
    hob = TALL + WIDTHS[0] + WIDTHS[1] / 2
    boards.box(
        (hob - 0.29, FRONT_FACE + 0.07, 0.9105),
        (hob + 0.29, FRONT_FACE + 0.5, 0.916),
        paint("hob", "#0d0d0d", roughness=0.12),
        0.002,
    )
    pot = paint("pot", "#3c4a48", roughness=0.35)
    place = (hob + 0.13, FRONT_FACE + 0.3, 0.917)
    lathe("pot", SAUCEPAN, pot, location=place, segments=64)
    boards.box(
        (0.92, FRONT_FACE + 0.1, 0.9101),
        (1.48, FRONT_FACE + 0.46, 0.9108),
        paint("sink", "#2b2b2a", roughness=0.3),
        0.0002,
    )
    leaning = at(TALL + 0.26, BACK - 0.075, 0.912) @ turn(-9, "X")
    oak = wood("white_oak", "board", saturation=0.85, tone=0.9)
    boards.box((-0.13, -0.012, 0), (0.13, 0.012, 0.36), oak, 0.004, "z", transform=leaning)
    for x in (0.2, 0.31):
        lathe("cup", CUP, palette.clay, location=(x, BACK - 0.14, 0.9105), segments=32)
    vase(0.5, BACK - 0.15, 0.9105, palette.dark_clay, scale=0.7, kind=1)
    for x in (1.72, 1.83, 1.94):
        lathe("cup", CUP, palette.clay, location=(x, BACK - 0.13, SHELVES[0] + 0.0365), segments=32)
    vase(2.3, BACK - 0.13, SHELVES[0] + 0.0365, palette.dark_clay, scale=0.7, kind=0)
    vase(1.95, BACK - 0.13, SHELVES[1] + 0.0365, palette.clay, scale=0.75, kind=1)
    limes = paint("lime", "#8b9440", roughness=0.5)
    lathe("bowl", DEEP_BOWL, palette.clay, location=(0.42, -0.1, 0.9305), segments=64)
    for dx, dy, dz in ((0, 0, 0.05), (0.07, 0.02, 0.055), (-0.06, 0.04, 0.055), (0.01, 0.02, 0.1)):
        lathe("lime", LEMON, limes, location=(0.42 + dx, dy - 0.1, 0.93 + dz), segments=24)
    books(boards, 0.98, -0.2, 0.9305, [palette.clay, wall], count=2, spread=12, seed=5)
    vase(1.72, 0.02, 0.9305, palette.dark_clay, scale=0.85, kind=0)
    branches(
        boards,
        (1.72, 0.02, 1.18),
        leaf("olive", "#8b9568"),
        paint("twig", "#5a4a38", roughness=0.7),
        count=5,
        height=0.3,
        spread=0.4,
        leaf_length=0.06,
        leaf_width=0.018,
        seed=9,
        density=24,
    )
    leather = fabric("stool", "#7d4f34", scale=0.6, bump=0.4)
    for x in (0.55, 1.3, 2.05):
        stool(x, PENINSULA_FACE - KNEES - 0.05, leather, palette.black)


def light_room():
    """Downlights, the light bar, lamps under the wall units, sky through the window, sun."""
    for x in (-2.0, -0.8, 0.5):
        stage.downlight(x, FRONT_FACE - 0.45, CEILING, 22)
    stage.downlight(-1.3, -0.7, CEILING, 20)
    x0, x1, z = LIGHT_BAR
    corners = ((x0 + 0.02, -0.126), (x0 + 0.02, -0.114), (x1 - 0.02, -0.114), (x1 - 0.02, -0.126))
    glow = emission("bar", colour=(1, 0.8, 0.56), strength=12 * stage.glow + 0.05)
    polygon("bulb", [(x, y, z - 0.0005) for x, y in corners], glow)
    warm = (1, 0.8, 0.56)
    stage.lamplight(((x0 + x1) / 2, -0.12, z - 0.01), (0, 0, 0), x1 - x0, 0.02, 12, colour=warm)
    centre = (TALL + WALL_END) / 2, WALL_FACE + 0.12, WALL_BOTTOM - 0.013
    stage.lamplight(centre, (0, 0, 0), WALL_END - TALL - 0.1, 0.03, 11, colour=warm)
    garden(LEFT - 0.2, direction=-1, seed=14)
    boards.flush()
    depth = BACK - 1.55 - FRONT
    sky_portal((LEFT - 0.16, FRONT + depth / 2, 1.2), (0, -90, 0), 2.4, depth)
    stage.skylight((0.3, FRONT + 0.06, 1.45), (90, 0, 0), 4.6, 2.2, 100, colour=(1, 0.98, 0.96))
    stage.daylight(27, 222, 8, 0.22)


build_tall_units()
build_run()
build_peninsula()
furnish()
light_room()
stage.photograph(
    whole=((-1.2, -2.8, 1.33), (0.22, BACK, 1.33), 25.5, -0.045),
    close=((0.62, -2.15, 1.4), (-0.85, FRONT_FACE, 1.4), 31, -0.02),
)
