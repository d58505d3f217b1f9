"""Galley kitchen: two runs that face each other across a narrow aisle, a garden door at its end
and a rooflight over it. The aisle runs along x, the window wall is its end.
"""

import math

from kit.geometry import at, lathe, tube, turn
from kit.lighting import sky_portal
from kit.materials import leaf, paint, plaster, wood
from kit.objects import CUP, DEEP_BOWL, LEMON, SAUCEPAN, TUMBLER, vase
from kit.planting import branches, garden
from stage import Stage

LEFT = -2.52
RIGHT = 3.4
FRONT = -1.25
BACK = 1.25
CEILING = 2.7
DEPTH = 0.62
# Doors and drawers stand 22 mm before these: 1.21 m are left between them.
FAR_FACE = BACK - DEPTH
NEAR_FACE = FRONT + DEPTH
START = -2.5
END = 1.6
SINK_END = 0.8
TALL_END = -1.3
UNIT_TOP = 2.38
WALL_UNIT = 0.35
WALL_FACE = BACK - WALL_UNIT
WALL_BOTTOM = 1.46
SHELF = 1.6
SHELF_END = 0.28
DOOR = (0.72, 2.32)
ROOFLIGHT = (-1.9, 0.5, -0.4, 0.4)
ROOF = CEILING + 0.2
stage = Stage(53)
boards, palette = stage.boards, stage.palette

wall = plaster("wall", "#e9e4da")
hidden = stage.room(
    LEFT,
    RIGHT,
    FRONT,
    BACK,
    CEILING,
    wall,
    LEFT - 0.06,
    DOOR[0],
    DOOR[1],
    2,
    begin=DOOR[0],
    rooflight=ROOFLIGHT,
)


def drawers(left, right, face, facing=-1):
    """Three drawers, the lowest the highest."""
    for z0, z1 in ((0.1, 0.4), (0.4, 0.66), (0.66, 0.868)):
        pull = ((left + right) / 2, z1 - 0.036, 0.3, False)
        stage.front(left, right, face, z0, z1, pull, facing=facing)


def build_hob_run():
    """On the right: doors and drawers, worktop, a splashback of its stone, wall units."""
    boards.box((START, FAR_FACE + 0.06, 0), (END, BACK, 0.0995), hidden, 0.001)
    boards.box((START, FAR_FACE + 0.0015, 0.1), (END - 0.0005, BACK - 0.02, 0.868), hidden, 0.001)
    stage.front(START, -1.9, FAR_FACE, 0.1, 0.868, (-1.94, 0.7, 0.24, True))
    drawers(-1.9, -1.0, FAR_FACE)
    drawers(-1.0, -0.1, FAR_FACE)
    stage.front(-0.1, 0.45, FAR_FACE, 0.1, 0.868, (0.41, 0.7, 0.24, True))
    stage.front(0.45, 1.0, FAR_FACE, 0.1, 0.868, (0.49, 0.7, 0.24, True))
    drawers(1.0, END, FAR_FACE)
    stage.panel("cabinet", (END, FAR_FACE - 0.022, 0), (END + 0.022, BACK - 0.001, 0.868), "xy")
    stage.panel(
        "worktop",
        (LEFT + 0.001, FAR_FACE - 0.032, 0.87),
        (END + 0.022, BACK - 0.021, 0.91),
        "xyz",
        0.002,
    )
    stage.panel(
        "worktop",
        (LEFT + 0.001, BACK - 0.02, 0.9102),
        (END + 0.022, BACK - 0.001, WALL_BOTTOM - 0.0005),
        "xy",
        0.001,
    )
    boards.box(
        (START, WALL_FACE + 0.0015, WALL_BOTTOM + 0.02), (END, BACK - 0.001, UNIT_TOP), hidden
    )
    stage.panel(
        "cabinet", (START, WALL_FACE, WALL_BOTTOM), (END, BACK - 0.0205, WALL_BOTTOM + 0.0195), "z"
    )
    edges = (START, -1.9, -1.45, -1.0, -0.55, -0.1, 0.45, 1.0, END)
    for i, (left, right) in enumerate(zip(edges, edges[1:])):
        pull_x = right - 0.04 if i in (0, 1, 3, 5) else left + 0.04
        pull = (pull_x, WALL_BOTTOM + 0.16, 0.2, True)
        stage.front(left, right, WALL_FACE, WALL_BOTTOM, UNIT_TOP, pull)
    stage.panel(
        "cabinet",
        (END, WALL_FACE - 0.022, WALL_BOTTOM),
        (END + 0.022, BACK - 0.001, UNIT_TOP),
        "xy",
    )
    boards.box((LEFT, WALL_FACE - 0.01, UNIT_TOP + 0.0005), (END + 0.022, BACK, CEILING), wall)


def build_sink_run():
    """On the left: two tall units at the end, one with an oven, then drawers under a worktop."""
    boards.box((START, FRONT, 0), (SINK_END, NEAR_FACE - 0.06, 0.0995), hidden, 0.001)
    boards.box((START, FRONT, 0.1), (TALL_END - 0.023, NEAR_FACE - 0.0015, UNIT_TOP), hidden)
    stage.panel(
        "cabinet",
        (TALL_END - 0.022, FRONT + 0.001, 0.1),
        (TALL_END - 0.0005, NEAR_FACE + 0.0215, UNIT_TOP),
        "xy",
    )
    middle, tall_end = -1.91, TALL_END - 0.0225
    stage.front(START, middle, NEAR_FACE, 0.1, 0.91, (middle - 0.04, 0.72, 0.24, True), facing=1)
    upper = (middle - 0.04, 1.3, 0.36, True)
    stage.front(START, middle, NEAR_FACE, 0.91, UNIT_TOP, upper, facing=1)
    drawer_pull = ((middle + tall_end) / 2, 0.56, 0.3, False)
    stage.front(middle, tall_end, NEAR_FACE, 0.1, 0.6, drawer_pull, facing=1)
    stage.front(
        middle, tall_end, NEAR_FACE, 1.5, UNIT_TOP, (middle + 0.04, 1.66, 0.2, True), facing=1
    )
    build_ovens(middle, tall_end)
    boards.box((LEFT, FRONT, UNIT_TOP + 0.0005), (TALL_END, NEAR_FACE + 0.01, CEILING), wall)

    boards.box(
        (TALL_END, FRONT + 0.02, 0.1), (SINK_END - 0.0005, NEAR_FACE - 0.0015, 0.868), hidden
    )
    stage.front(TALL_END, -0.85, NEAR_FACE, 0.1, 0.868, (-0.89, 0.7, 0.24, True), facing=1)
    stage.front(-0.85, -0.4, NEAR_FACE, 0.1, 0.868, (-0.81, 0.7, 0.24, True), facing=1)
    drawers(-0.4, 0.35, NEAR_FACE, 1)
    stage.front(0.35, SINK_END, NEAR_FACE, 0.1, 0.868, (0.39, 0.7, 0.24, True), facing=1)
    stage.panel(
        "cabinet", (SINK_END, FRONT + 0.001, 0), (SINK_END + 0.022, NEAR_FACE + 0.022, 0.868), "xy"
    )
    stage.panel(
        "worktop",
        (TALL_END, FRONT + 0.021, 0.87),
        (SINK_END + 0.022, NEAR_FACE + 0.032, 0.91),
        "xyz",
        0.002,
    )
    stage.panel(
        "worktop",
        (TALL_END, FRONT + 0.001, 0.9102),
        (SINK_END + 0.022, FRONT + 0.02, 1.06),
        "xyz",
        0.001,
    )
    stage.panel(
        "cabinet",
        (TALL_END, FRONT + 0.001, SHELF),
        (SHELF_END, FRONT + 0.25, SHELF + 0.04),
        "xyz",
        0.002,
    )


def build_ovens(left, right):
    """Two compact ovens of black glass, one above the other."""
    black, glass = paint("oven", "#141414", 0.3), paint("ovg", "#0b0b0c", 0.07)
    steel = palette.black
    for z0, z1 in ((0.6, 1.05), (1.05, 1.5)):
        boards.box(
            (left + 0.003, NEAR_FACE, z0 + 0.003),
            (right - 0.003, NEAR_FACE + 0.02, z1 - 0.003),
            black,
        )
        boards.box(
            (left + 0.004, NEAR_FACE + 0.0202, z0 + 0.004),
            (right - 0.004, NEAR_FACE + 0.0225, z1 - 0.09),
            glass,
            0.001,
        )
        z = z1 - 0.075
        bar = NEAR_FACE + 0.056
        tube("ovb", [(left + 0.06, bar, z), (right - 0.06, bar, z)], 0.007, steel)
        for x in (left + 0.1, right - 0.1):
            tube("ovp", [(x, bar, z), (x, NEAR_FACE + 0.02, z)], 0.005, steel)


def tap(material):
    """The metal of the tap over the sink."""
    x, foot = -0.85, FRONT + 0.13
    arch = [
        (x, foot + 0.09 - 0.09 * math.cos(t * math.pi / 8), 1.24 + 0.09 * math.sin(t * math.pi / 8))
        for t in range(1, 9)
    ]
    tube("tap", [(x, foot, 0.91), (x, foot, 1.24), *arch, (x, foot + 0.18, 1.16)], 0.011, material)


def furnish():
    """Hob and pan, the extractor's slot, a sink; cups and vases on the shelf; olive and lemons."""
    stage.metal(tap)
    boards.box(
        (-1.86, FAR_FACE + 0.06, 0.9105),
        (-1.04, FAR_FACE + 0.52, 0.916),
        paint("hob", "#0d0d0d", roughness=0.12),
        0.002,
    )
    boards.box(
        (-1.82, WALL_FACE + 0.04, WALL_BOTTOM - 0.006),
        (-1.08, BACK - 0.06, WALL_BOTTOM - 0.0005),
        palette.black,
        0.002,
    )
    lathe(
        "pot",
        SAUCEPAN,
        paint("pot", "#4a3f36", roughness=0.35),
        location=(-1.64, FAR_FACE + 0.3, 0.917),
        segments=64,
    )
    boards.box(
        (-1.14, NEAR_FACE - 0.46, 0.9101),
        (-0.56, NEAR_FACE - 0.1, 0.9108),
        paint("sink", "#2b2b2a", roughness=0.3),
        0.0002,
    )
    leaning = at(-0.3, BACK - 0.095, 0.912) @ turn(-9, "X")
    board = wood("walnut", "board", saturation=0.8)
    boards.box((-0.15, -0.012, 0), (0.15, 0.012, 0.42), board, 0.004, "z", transform=leaning)
    for x in (0.08, 0.2):
        lathe("tum", TUMBLER, palette.clay, location=(x, BACK - 0.2, 0.9105), segments=40)
    for x in (-0.12, 0.0, 0.12):
        lathe("cup", CUP, palette.clay, location=(x, FRONT + 0.13, SHELF + 0.0405), segments=32)
    vase(-0.95, FRONT + 0.13, SHELF + 0.0405, palette.dark_clay, scale=0.7, kind=1)
    vase(-0.7, FRONT + 0.13, SHELF + 0.0405, palette.clay, scale=0.6, kind=0)
    lathe("bowl", DEEP_BOWL, palette.clay, location=(-0.12, FRONT + 0.33, 0.9105), segments=64)
    yellow = paint("lem", "#d9b23a", roughness=0.5)
    for dx, dy, dz in ((0, 0, 0.05), (0.07, 0.02, 0.055), (-0.06, 0.04, 0.055), (0.01, 0.02, 0.1)):
        place = (-0.12 + dx, FRONT + 0.33 + dy, 0.91 + dz)
        lathe("lem", LEMON, yellow, location=place, segments=24)
    vase(0.56, FRONT + 0.22, 0.9105, palette.dark_clay, scale=0.78, kind=0)
    branches(
        boards,
        (0.56, FRONT + 0.22, 1.13),
        leaf("olive", "#8b9568"),
        paint("twig", "#5a4a38", roughness=0.7),
        count=4,
        height=0.26,
        spread=0.4,
        leaf_length=0.06,
        leaf_width=0.018,
        seed=6,
        density=24,
    )


def frame_rooflight():
    """The rooflight's frame and one bar across it."""
    x0, x1, y0, y1 = ROOFLIGHT
    for a, b in ((x0, x0 + 0.05), ((x0 + x1) / 2 - 0.02, (x0 + x1) / 2 + 0.02), (x1 - 0.05, x1)):
        boards.box((a, y0, ROOF), (b, y1, ROOF + 0.06), palette.black, 0.002)
    for a, b in ((y0, y0 + 0.05), (y1 - 0.05, y1)):
        boards.box((x0, a, ROOF), (x1, b, ROOF + 0.06), palette.black, 0.002)


def light_room():
    """Sky through the door and the roof, downlights, a strip of light under the wall units."""
    for x in (1.0, 2.2):
        stage.downlight(x, 0, CEILING, 20)
    stage.downlight(-2.2, 0, CEILING, 16)
    garden(LEFT - 0.2, direction=-1, start=-8, end=10, seed=9, hedge_distance=5.5)
    boards.flush()
    width = BACK - FRONT - 2 * DOOR[0]
    sky_portal((LEFT - 0.16, 0, DOOR[1] / 2), (0, -90, 0), DOOR[1], width)
    x0, x1, y0, y1 = ROOFLIGHT
    sky_portal(((x0 + x1) / 2, 0, ROOF + 0.08), (0, 0, 0), x1 - x0, y1 - y0)
    strip = (1, 0.8, 0.56)
    stage.lamplight(
        ((START + END) / 2, WALL_FACE + 0.05, WALL_BOTTOM - 0.008),
        (0, 0, 0),
        4,
        0.02,
        14,
        colour=strip,
    )
    stage.lamplight(
        ((TALL_END + SHELF_END) / 2, FRONT + 0.2, SHELF - 0.005),
        (0, 0, 0),
        1.5,
        0.02,
        5,
        colour=strip,
    )
    stage.skylight((RIGHT - 0.06, 0, 1.45), (90, 0, 90), 2.3, 2.2, 45, colour=(1, 0.98, 0.96))
    stage.daylight(40, 205, 8, 0.22)


build_hob_run()
build_sink_run()
furnish()
frame_rooflight()
light_room()
stage.photograph(
    fill=(2.65, 0),
    whole=((2.5, -0.38, 1.4), (-2.5, 0.48, 1.4), 25.5, -0.06),
    close=((1.95, -0.62, 1.38), (-0.25, 0.66, 1.38), 35, -0.05),
)
