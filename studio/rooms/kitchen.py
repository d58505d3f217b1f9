"""Kitchen: tall units on both sides, a base run with hood and splashback, an island in front."""

import random

from kit.geometry import at, lathe, tube, turn
from kit.lighting import sky_portal
from kit.materials import emission, leaf, paint, plaster, wood
from kit.objects import arch_tap, books, BULB, CUP, DEEP_BOWL, LEMON, PENDANT_SHADE, SAUCEPAN, vase
from kit.planting import branches, garden
from stage import Stage

LEFT = -3.2
RIGHT = 3.2
FRONT = -2.4
BACK = 4.2
CEILING = 2.8
WALL_FACE = BACK
DEPTH = 0.62
FRONT_FACE = WALL_FACE - DEPTH
UNIT_TOP = 2.46
PENDANTS = (-1.08, 0.08)
ISLAND_LEFT = -1.62
ISLAND_RIGHT = 0.62
ISLAND_FRONT = 1.22
ISLAND_BACK = 2.1
stage = Stage(11)
boards, palette = stage.boards, stage.palette

wall = plaster("wall", "#e9e3d8")
hidden = stage.room(LEFT, RIGHT, FRONT, BACK, CEILING, wall, LEFT - 0.05, 1.0, 2.55, 4)


def build_tall_units():
    """Tall units on both sides, and the wall above them."""
    boards.box((-2.25, WALL_FACE - DEPTH + 0.06, 0), (2.95, WALL_FACE, 0.0995), hidden, 0.001)
    for x0, x1 in ((-2.25, -1.05), (1.75, 2.95)):
        stage.panel(
            "cabinet", (x0, FRONT_FACE + 0.0015, 0.1), (x1, WALL_FACE - 0.001, UNIT_TOP), "x"
        )
    for left, right in ((-2.25, -1.65), (-1.65, -1.05), (1.75, 2.35), (2.35, 2.95)):
        pull_x = right - 0.04 if left in (-2.25, 1.75) else left + 0.04
        stage.front(left, right, FRONT_FACE, 0.1, 1.02, (pull_x, 0.8, 0.24, True))
        stage.front(left, right, FRONT_FACE, 1.02, UNIT_TOP, (pull_x, 1.42, 0.36, True))
    stage.panel(
        "cabinet",
        (2.9505, FRONT_FACE - 0.021, 0),
        (RIGHT - 0.001, WALL_FACE - 0.001, UNIT_TOP),
        "y",
    )
    stage.panel(
        "cabinet", (-2.272, FRONT_FACE - 0.022, 0), (-2.2505, WALL_FACE - 0.001, UNIT_TOP), "xy"
    )
    boards.box((-2.272, FRONT_FACE - 0.01, UNIT_TOP + 0.0005), (RIGHT, WALL_FACE, CEILING), wall)


def build_base_run():
    """Doors and drawers under a worktop, splashback, a shelf, the hood."""
    for i, (left, right) in enumerate(((-1.05, -0.35), (-0.35, 0.35), (0.35, 1.05), (1.05, 1.75))):
        boards.box(
            (left, FRONT_FACE + 0.0015, 0.1), (right, WALL_FACE - 0.02, 0.868), hidden, 0.001
        )
        centre = (left + right) / 2
        if i in (1, 2):
            for z0, z1 in ((0.1, 0.4), (0.4, 0.66), (0.66, 0.868)):
                stage.front(left, right, FRONT_FACE, z0, z1, (centre, z1 - 0.036, 0.26, False))
        else:
            stage.front(
                left,
                right,
                FRONT_FACE,
                0.1,
                0.66,
                (right - 0.036 if i == 0 else left + 0.036, 0.5, 0.22, True),
            )
            stage.front(left, right, FRONT_FACE, 0.66, 0.868, (centre, 0.832, 0.26, False))
    stage.panel(
        "worktop", (-1.049, FRONT_FACE - 0.032, 0.87), (1.749, WALL_FACE - 0.021, 0.91), "yz", 0.002
    )
    stage.panel(
        "worktop", (-1.049, WALL_FACE - 0.02, 0.9102), (1.749, WALL_FACE - 0.001, 1.6), "y", 0.001
    )
    stage.panel(
        "cabinet", (-1.049, WALL_FACE - 0.28, 1.62), (1.749, WALL_FACE - 0.001, 1.66), "yz", 0.002
    )
    boards.box(
        (-0.42, WALL_FACE - 0.45, 1.6605), (1.12, WALL_FACE - 0.001, UNIT_TOP - 0.001), wall, 0.004
    )


def tap_and_pendants(material):
    """The metal of the tap and of both pendants."""
    arch_tap(
        "tap",
        1.35,
        WALL_FACE - 0.12,
        0.91,
        1.22,
        WALL_FACE - 0.21,
        0.09,
        (WALL_FACE - 0.3, 1.14),
        0.011,
        material,
    )
    for x in PENDANTS:
        lathe("pd", PENDANT_SHADE, material, location=(x, 1.66, 1.66), segments=64)


def furnish_run():
    """Vases and cups on the shelf, hob and pan."""
    rng = random.Random(4)
    for x, kind in ((-0.9, 0), (-0.74, 1), (-0.6, 0)):
        vase(
            x,
            WALL_FACE - 0.15,
            1.6605,
            (palette.clay, palette.dark_clay, wall)[rng.randrange(3)],
            scale=rng.uniform(0.6, 0.85),
            kind=kind,
        )
    for x in (1.28, 1.42, 1.56):
        lathe("cup", CUP, palette.clay, location=(x, WALL_FACE - 0.14, 1.6605), segments=32)
    boards.box(
        (-0.12, FRONT_FACE + 0.07, 0.9105),
        (0.75, FRONT_FACE + 0.5, 0.916),
        paint("hob", "#0d0d0d", roughness=0.12),
        0.002,
    )
    lathe(
        "pot",
        SAUCEPAN,
        paint("pot", "#3a3f3c", roughness=0.35),
        location=(0.12, FRONT_FACE + 0.27, 0.917),
        segments=64,
    )


def hang_pendants(tap_and_pendants):
    """Tap and pendants in one metal; cords, bulbs and their light; a cutting board."""
    stage.metal(tap_and_pendants)
    for x in PENDANTS:
        tube("cord", [(x, 1.66, 1.88), (x, 1.66, CEILING)], 0.003, palette.black)
        lathe(
            "bulb",
            BULB,
            emission(f"bulb{x}", colour=(1, 0.74, 0.45), strength=30 * stage.glow + 0.05),
            location=(x, 1.66, 1.72),
            segments=24,
        )
    for x in PENDANTS:
        stage.lamplight((x, 1.66, 1.65), (0, 0, 0), 0.2, 0.2, 9, colour=(1, 0.78, 0.52))
    leaning = at(-0.74, WALL_FACE - 0.075, 0.912) @ turn(-9, "X")
    boards.box(
        (-0.14, -0.012, 0),
        (0.14, 0.012, 0.4),
        wood("walnut", "board", saturation=0.8),
        0.004,
        "z",
        transform=leaning,
    )


def build_island():
    """Island of plain panels, so that wood, paint and stone all suit it."""
    boards.box(
        (ISLAND_LEFT + 0.06, ISLAND_FRONT + 0.12, 0),
        (ISLAND_RIGHT - 0.06, ISLAND_BACK - 0.05, 0.06),
        palette.black,
        0.001,
    )
    stage.panel(
        "island",
        (ISLAND_LEFT + 0.03, ISLAND_FRONT + 0.082, 0.06),
        (ISLAND_RIGHT - 0.03, ISLAND_BACK - 0.02, 0.879),
        "x",
    )
    width = (ISLAND_RIGHT - ISLAND_LEFT - 0.06) / 2
    for i in range(2):
        left = ISLAND_LEFT + 0.03 + width * i
        stage.front(
            left + 0.0005, left + width - 0.0005, ISLAND_FRONT + 0.08, 0.06, 0.8785, slot="island"
        )
    stage.panel(
        "worktop",
        (ISLAND_LEFT - 0.03, ISLAND_FRONT - 0.03, 0.88),
        (ISLAND_RIGHT + 0.03, ISLAND_BACK + 0.03, 0.93),
        "xyz",
        0.003,
    )


def lay_island():
    """Olive, lemons in a bowl, books."""
    vase(-0.52, 1.82, 0.93, palette.clay, scale=0.85, kind=0)
    branches(
        boards,
        (-0.52, 1.82, 1.18),
        leaf("olive", "#8b9568"),
        paint("twig", "#5a4a38", roughness=0.7),
        count=5,
        height=0.42,
        spread=0.5,
        leaf_length=0.06,
        leaf_width=0.018,
        seed=6,
        density=26,
    )
    lathe(
        "bowl",
        DEEP_BOWL,
        wood("walnut", "bowlw", tone=0.8),
        location=(-0.12, 1.62, 0.9305),
        segments=64,
    )
    yellow = paint("lem", "#d9b23a", roughness=0.5)
    for dx, dy, dz in (
        (0, 0, 0.05),
        (0.07, 0.02, 0.055),
        (-0.06, 0.04, 0.055),
        (0.02, -0.06, 0.05),
        (0.01, 0.02, 0.1),
    ):
        lathe("lem", LEMON, yellow, location=(-0.12 + dx, 1.62 + dy, 0.93 + dz), segments=24)
    books(boards, -1.2, 1.6, 0.9305, [palette.clay, wall], count=2, spread=15, seed=3)


def light_room():
    """Downlights, sky, lamps under the shelf, sun."""
    for x in (-2.6, -0.8, 0.35, 1.5):
        stage.downlight(x, FRONT_FACE - 0.45, CEILING, 26)
    stage.downlight(-1.6, 1.2, CEILING, 26)
    stage.downlight(1.6, 1.2, CEILING, 26)
    garden(LEFT - 0.2, direction=-1)
    boards.flush()
    sky_portal((LEFT - 0.16, (FRONT + BACK) / 2, 1.28), (0, -90, 0), 2.6, BACK - FRONT)
    stage.lamplight((0.35, WALL_FACE - 0.2, 1.615), (0, 0, 0), 2.6, 0.04, 11, colour=(1, 0.8, 0.56))
    stage.skylight((0.4, FRONT + 0.06, 1.45), (90, 0, 0), 4.6, 2.2, 110, colour=(1, 0.98, 0.96))
    stage.daylight(32, 208, 8, 0.22)


build_tall_units()
build_base_run()
furnish_run()
hang_pendants(tap_and_pendants)
build_island()
lay_island()
light_room()
stage.photograph(
    whole=((1.0, -1.95, 1.32), (-0.02, 4.2, 1.32), 26, -0.05),
    close=((2.3, 1.0, 1.4), (0.04, 3.6, 1.4), 38, -0.06),
)
