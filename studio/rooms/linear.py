"""Linear kitchen: one run of units along the wall under a wide window, two tall units at its end,
no island; a small table in front.
"""

from kit.furniture import dining_chair
from kit.geometry import at, lathe, turn
from kit.joinery import round_top
from kit.kitchen import end_window
from kit.lighting import sky_portal
from kit.materials import fabric, leaf, paint, plaster, wood
from kit.objects import arch_tap, CUP, DEEP_BOWL, LEMON, SAUCEPAN, TUMBLER, vase
from kit.planting import branches, garden
from stage import Stage

LEFT = -2.9
RIGHT = 2.5
FRONT = -2.9
BACK = 1.9
CEILING = 2.75
DEPTH = 0.62
FRONT_FACE = BACK - DEPTH
UNIT_TOP = 2.4
START = -2.6
TALL = 1.2
WINDOW = (-1.75, 0.35, 1.12, 2.28)
SHELF = 1.62
stage = Stage(207)
boards, palette = stage.boards, stage.palette

wall = plaster("wall", "#e7e1d5")
hidden = stage.room(LEFT, RIGHT, FRONT, BACK, CEILING, wall, LEFT - 0.05, 1.5, 2.45, 3, hole=WINDOW)


def build_tall_units():
    """Two tall units at the right end, each of two doors, and the wall above them."""
    boards.box((START, FRONT_FACE + 0.06, 0), (2.4, BACK, 0.0995), hidden, 0.001)
    stage.panel("cabinet", (TALL, FRONT_FACE + 0.0015, 0.1), (2.4, BACK - 0.001, UNIT_TOP), "x")
    for left, right, pull_x in ((TALL, 1.8, 1.76), (1.8, 2.4, 1.84)):
        stage.front(left, right, FRONT_FACE, 0.1, 0.91, (pull_x, 0.72, 0.24, True))
        stage.front(left, right, FRONT_FACE, 0.91, UNIT_TOP, (pull_x, 1.3, 0.36, True))
    stage.panel(
        "cabinet",
        (2.4005, FRONT_FACE - 0.021, 0),
        (RIGHT - 0.001, BACK - 0.001, UNIT_TOP),
        "y",
    )
    boards.box((TALL, FRONT_FACE - 0.01, UNIT_TOP + 0.0005), (RIGHT, BACK, CEILING), wall)


def build_run():
    """Doors and drawers under a worktop, a low upstand, a shelf beside the window."""
    widths = (0.6, 0.8, 0.8, 0.8, 0.8)
    left = START
    for i, width in enumerate(widths):
        right = left + width
        boards.box((left, FRONT_FACE + 0.0015, 0.1), (right, BACK - 0.02, 0.868), hidden, 0.001)
        centre = (left + right) / 2
        if i in (1, 3):
            for z0, z1 in ((0.1, 0.4), (0.4, 0.66), (0.66, 0.868)):
                stage.front(left, right, FRONT_FACE, z0, z1, (centre, z1 - 0.036, 0.3, False))
        else:
            stage.front(left, right, FRONT_FACE, 0.1, 0.868, (right - 0.04, 0.7, 0.24, True))
        left = right
    stage.panel(
        "cabinet",
        (START - 0.022, FRONT_FACE - 0.022, 0),
        (START - 0.0005, BACK - 0.001, 0.868),
        "xy",
    )
    stage.panel(
        "worktop",
        (START - 0.022, FRONT_FACE - 0.032, 0.87),
        (TALL - 0.001, BACK - 0.021, 0.91),
        "yz",
        0.002,
    )
    stage.panel(
        "worktop",
        (START - 0.022, BACK - 0.02, 0.9102),
        (TALL - 0.001, BACK - 0.001, 1.06),
        "yz",
        0.001,
    )
    stage.panel(
        "cabinet",
        (0.5, BACK - 0.26, SHELF),
        (TALL - 0.001, BACK - 0.001, SHELF + 0.04),
        "yz",
        0.002,
    )


def frame_window():
    """The window's frame, its sill and what lies beyond it."""
    x0, x1, z0, z1 = WINDOW
    end_window(boards, x0, x1, z0, z1, BACK + 0.09, 2, palette.black)
    boards.box((x0, BACK + 0.001, z0 - 0.03), (x1, BACK + 0.089, z0 + 0.0005), wall, 0.002)


def tap(material):
    """The metal of the tap."""
    arch_tap(
        "tap",
        -0.7,
        BACK - 0.12,
        0.91,
        1.24,
        BACK - 0.21,
        0.09,
        (BACK - 0.3, 1.16),
        0.011,
        material,
    )


def furnish_run():
    """Cups and a jar on the shelf, hob and pan, a board, an olive beside the window."""
    stage.metal(tap)
    for x in (0.64, 0.76):
        lathe("cup", CUP, palette.clay, location=(x, BACK - 0.13, SHELF + 0.0405), segments=32)
    vase(0.98, BACK - 0.13, SHELF + 0.0405, palette.dark_clay, scale=0.66, kind=1)
    boards.box(
        (0.42, FRONT_FACE + 0.07, 0.9105),
        (1.0, FRONT_FACE + 0.5, 0.916),
        paint("hob", "#0d0d0d", roughness=0.12),
        0.002,
    )
    lathe(
        "pot",
        SAUCEPAN,
        paint("pot", "#4a3f36", roughness=0.35),
        location=(0.6, FRONT_FACE + 0.3, 0.917),
        segments=64,
    )
    boards.box(
        (-0.98, FRONT_FACE + 0.1, 0.9101),
        (-0.42, FRONT_FACE + 0.46, 0.9108),
        paint("sink", "#2b2b2a", roughness=0.3),
        0.0002,
    )
    leaning = at(-2.2, BACK - 0.075, 0.912) @ turn(-9, "X")
    boards.box(
        (-0.15, -0.012, 0),
        (0.15, 0.012, 0.42),
        wood("walnut", "board", saturation=0.8),
        0.004,
        "z",
        transform=leaning,
    )
    for x in (-1.45, -1.34):
        lathe("tum", TUMBLER, palette.clay, location=(x, BACK - 0.2, 0.9105), segments=40)


def set_table():
    """A small round table with two chairs and a bowl."""
    oak = wood("smoked_oak", "table", saturation=0.8, tone=0.8)
    round_top(boards, -1.12, -0.05, 0.715, 0.74, 0.52, oak)
    lathe(
        "leg",
        [(0, 0), (0.24, 0), (0.24, 0.02), (0.05, 0.05), (0.04, 0.68), (0.2, 0.714), (0, 0.714)],
        palette.black,
        location=(-1.12, -0.05, 0.0005),
        segments=64,
    )
    seat = fabric("ch", "#7c6f5d", scale=1.4, bump=1.3)
    dining_chair(-0.32, -0.12, 98, oak, seat)
    dining_chair(-1.87, -0.3, 250, oak, seat)
    lathe("bowl", DEEP_BOWL, palette.clay, location=(-1.27, 0.0, 0.7405), segments=64)
    yellow = paint("lem", "#d9b23a", roughness=0.5)
    for dx, dy, dz in ((0, 0, 0.05), (0.07, 0.02, 0.055), (-0.06, 0.04, 0.055), (0.01, 0.02, 0.1)):
        lathe("lem", LEMON, yellow, location=(-1.27 + dx, dy, 0.74 + dz), segments=24)
    vase(-0.89, 0.08, 0.7405, palette.dark_clay, scale=0.6, kind=0)
    branches(
        boards,
        (-0.89, 0.08, 0.92),
        leaf("olive", "#8b9568"),
        paint("twig", "#5a4a38", roughness=0.7),
        count=4,
        height=0.28,
        spread=0.4,
        leaf_length=0.06,
        leaf_width=0.018,
        seed=6,
        density=24,
    )


def light_room():
    """Downlights, sky through both windows, a lamp under the shelf, sun."""
    for x in (-2.0, -0.7, 0.6):
        stage.downlight(x, FRONT_FACE - 0.45, CEILING, 24)
    stage.downlight(-1.2, -0.6, CEILING, 20)
    garden(LEFT - 0.2, direction=-1, seed=9)
    garden(BACK + 0.3, start=-10, end=10, axis="y", seed=12, hedge_distance=4.5)
    boards.flush()
    x0, x1, z0, z1 = WINDOW
    sky_portal((LEFT - 0.16, (FRONT + BACK - 1.5) / 2, 1.25), (0, -90, 0), 2.5, BACK - 1.5 - FRONT)
    sky_portal(((x0 + x1) / 2, BACK + 0.18, (z0 + z1) / 2), (-90, 0, 0), x1 - x0, z1 - z0)
    stage.lamplight(
        (0.85, BACK - 0.18, SHELF - 0.005), (0, 0, 0), 0.66, 0.03, 4, colour=(1, 0.8, 0.56)
    )
    stage.skylight((0.2, FRONT + 0.06, 1.45), (90, 0, 0), 4.4, 2.2, 90, colour=(1, 0.98, 0.96))
    stage.daylight(32, 206, 8, 0.22)


build_tall_units()
build_run()
frame_window()
furnish_run()
set_table()
light_room()
stage.photograph(
    whole=((0.95, -2.75, 1.3), (-0.36, BACK, 1.3), 25.5, -0.035),
    close=((1.9, -0.9, 1.4), (0.4, 1.28, 1.4), 38, -0.07),
)
