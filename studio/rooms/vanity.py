"""Bath: floating vanity with a vessel basin, a tall cupboard, a round mirror between two wall
lights.
"""

import math

from kit.geometry import ground, lathe, tube, upholstery
from kit.joinery import window_wall
from kit.lighting import area_light, sky_portal
from kit.materials import emission, fabric, leaf, mirror, paint, plaster, wood
from kit.objects import arch_tap, BASIN, MIRROR_FRAME, SOAP_BOTTLE, TUMBLER, vase
from kit.outdoors import bushes
from kit.planting import branches
from stage import Stage

LEFT = -2.35
RIGHT = 2.25
FRONT = -3.3
CEILING = 2.8
START = -1.15
END = 1.05
DEPTH = 0.54
BOTTOM = 0.3
stage = Stage(81)
boards, palette = stage.boards, stage.palette

wall = plaster("wall", "#e2dace")
hidden = paint("hid", "#2a2826", roughness=0.8)
centre_x = (START + END) / 2


def brassware(material):
    """The metal of tap, mirror frame and wall lights."""
    arch_tap("tapb", centre_x, -0.075, 0.884, 1.12, -0.15, 0.075, (-0.225, 1.09), 0.011, material)
    tube(
        "hd",
        [
            (centre_x + 0.13, -0.075, 0.884),
            (centre_x + 0.13, -0.075, 0.96),
            (centre_x + 0.19, -0.075, 0.965),
        ],
        0.009,
        material,
    )
    frame = lathe("mfr", MIRROR_FRAME, material, segments=128)
    frame.location = (centre_x, -0.028, 1.64)
    frame.rotation_euler = (math.radians(90), 0, 0)
    for side in (-1, 1):
        x = centre_x + side * 0.74
        tube("sb", [(x, -0.1, 1.64), (x, -0.002, 1.64)], 0.012, material)
        tube("s2", [(x, -0.1, 1.395), (x, -0.1, 1.42)], 0.028, material)
        tube("s3", [(x, -0.1, 1.86), (x, -0.1, 1.885)], 0.028, material)


def build_room():
    """Floor, walls, a window on the left."""
    stage.panel("floor", (LEFT, FRONT, -0.015), (RIGHT, 0, 0), "z", 0.0001, kind="floor")
    boards.box((LEFT - 0.3, FRONT - 0.5, -0.12), (RIGHT + 0.3, 0.3, -0.0155), hidden)
    boards.box((LEFT - 0.2, 0, 0), (RIGHT + 0.2, 0.2, CEILING), wall)
    boards.box(
        (LEFT - 0.2, FRONT - 0.2, CEILING), (RIGHT + 0.2, 0.2, CEILING + 0.2), palette.ceiling
    )
    boards.box((LEFT - 0.2, FRONT - 0.2, 0), (RIGHT + 0.2, FRONT, CEILING), wall)
    boards.box((RIGHT, FRONT, 0), (RIGHT + 0.2, 0, CEILING), wall)
    boards.box((LEFT - 0.2, FRONT, 2.45), (LEFT, 0, CEILING), wall)
    boards.box((LEFT - 0.2, -0.7, 0), (LEFT, 0, 2.45), wall)
    boards.box((LEFT - 0.2, FRONT, 0), (LEFT, -0.7, 0.5), wall)
    window_wall(boards, LEFT - 0.06, FRONT, -0.7, 0.5, 2.45, palette.black, lights=2)


def build_vanity():
    """Two doors and four drawers under a stone top; the tall cupboard."""
    columns = 4
    width = (END - START) / columns
    stage.panel("cabinet", (START, -DEPTH + 0.0015, BOTTOM), (END, -0.001, 0.838), "xz")
    for i in range(columns):
        left = START + i * width
        right = START + (i + 1) * width
        centre = (left + right) / 2
        if i in (1, 2):
            for z0, z1 in ((BOTTOM, BOTTOM + 0.27), (BOTTOM + 0.27, 0.838)):
                stage.front(left, right, -DEPTH, z0, z1, (centre, z1 - 0.04, 0.24, False))
        else:
            stage.front(
                left,
                right,
                -DEPTH,
                BOTTOM,
                0.838,
                (right - 0.038 if i == 0 else left + 0.038, 0.62, 0.22, True),
            )
    stage.panel(
        "worktop", (START - 0.012, -DEPTH - 0.036, 0.84), (END + 0.012, -0.001, 0.884), "xyz", 0.003
    )
    stage.panel("worktop", (START - 0.012, -0.02, 0.8843), (END + 0.012, -0.0006, 1.0), "yz", 0.002)
    cupboard_left = 1.42
    cupboard_right = 1.92
    cupboard_depth = 0.42
    stage.panel(
        "cabinet",
        (cupboard_left, -cupboard_depth + 0.0015, BOTTOM),
        (cupboard_right, -0.001, 2.25),
        "xz",
    )
    stage.front(
        cupboard_left,
        cupboard_right,
        -cupboard_depth,
        BOTTOM,
        1.02,
        (cupboard_left + 0.038, 0.82, 0.22, True),
    )
    stage.front(
        cupboard_left,
        cupboard_right,
        -cupboard_depth,
        1.02,
        2.25,
        (cupboard_left + 0.038, 1.3, 0.32, True),
    )


def hang_mirror():
    """Vessel basin, round mirror."""
    lathe(
        "basin",
        BASIN,
        plaster("bas", "#efebe4", variation=0.02, scale=6, bump=0.2),
        location=(centre_x, -0.29, 0.8845),
        segments=80,
    )
    mirror_disc = lathe(
        "mirror", [(0, 0), (0.46, 0), (0.46, 0.012), (0, 0.012)], mirror("mir"), segments=128
    )
    mirror_disc.location = (centre_x, -0.03, 1.64)
    mirror_disc.rotation_euler = (math.radians(90), 0, 0)


def light_mirror():
    """Wall lights; each throws light into the room and onto the wall."""
    stage.metal(brassware)
    for side in (-1, 1):
        x = centre_x + side * 0.74
        tube(
            "sc",
            [(x, -0.1, 1.42), (x, -0.1, 1.86)],
            0.026,
            emission(f"sc{side}", colour=(1, 0.82, 0.6), strength=9 * stage.glow + 0.35),
            resolution=8,
        )
        if stage.glow:
            area_light((x, -0.14, 1.64), (90, 0, 0), 0.06, 0.44, watts=5, colour=(1, 0.8, 0.58))
            area_light((x, -0.03, 1.64), (-90, 0, 0), 0.05, 0.42, watts=2, colour=(1, 0.8, 0.58))


def place_objects():
    """Olive, tray with bottles, mat, basket with a towel."""
    vase(START + 0.1, -0.27, 0.8845, palette.dark_clay, scale=0.8, kind=0)
    branches(
        boards,
        (START + 0.1, -0.27, 1.13),
        leaf("olive", "#7f8a5c"),
        paint("twig", "#5a4a38", roughness=0.7),
        count=5,
        height=0.18,
        spread=0.3,
        leaf_length=0.06,
        leaf_width=0.02,
        seed=6,
        density=28,
    )
    towel = fabric("towel", "#e9e3d8", scale=2.0, bump=2.5)
    boards.box(
        (END - 0.5, -0.36, 0.8845),
        (END - 0.16, -0.16, 0.899),
        wood("walnut", "tray", saturation=0.85, tone=0.8),
        0.004,
        "x",
    )
    lathe(
        "bt",
        SOAP_BOTTLE,
        paint("amber", "#5a3418", roughness=0.15),
        location=(END - 0.42, -0.26, 0.8995),
        segments=40,
    )
    lathe("bt", TUMBLER, palette.clay, location=(END - 0.31, -0.25, 0.8995), segments=40)
    upholstery(
        "tw1",
        (END - 0.27, -0.34, 0.8995),
        (END - 0.17, -0.18, 0.952),
        0.02,
        towel,
        segments=5,
        wrinkle=0.006,
    )
    upholstery(
        "mat",
        (-0.62, -1.75, 0.001),
        (0.62, -0.98, 0.016),
        0.007,
        fabric("mat", "#cfc5b4", scale=5, bump=4),
        segments=2,
    )
    lathe(
        "basket",
        [
            (0, 0),
            (0.15, 0),
            (0.185, 0.12),
            (0.19, 0.26),
            (0.18, 0.3),
            (0.172, 0.3),
            (0.18, 0.25),
            (0.175, 0.12),
            (0.14, 0.02),
            (0, 0.02),
        ],
        fabric("wick", "#a88a62", scale=3, bump=6),
        location=(-1.62, -0.34, 0.0005),
        segments=64,
    )
    upholstery(
        "rt", (-1.74, -0.44, 0.2), (-1.5, -0.24, 0.36), 0.07, towel, segments=5, wrinkle=0.01
    )


def light_room():
    """Downlights; the garden, sky and sun."""
    for x in (-0.8, 0.7):
        stage.downlight(x, -1.1, CEILING, 20)
    boards.flush()
    ground("gd", LEFT - 0.2, LEFT - 40, -30, 30, -0.3, paint("pave", "#a5a483", roughness=0.8))
    bushes(
        LEFT,
        [(q, y, y) for q, y in ((3.2, -4.2), (3.6, -1.6), (3.3, 0.6), (4.4, -6.5))],
        1.3,
        0.1,
        1.3,
        1.7,
        1.2,
    )
    sky_portal((LEFT - 0.18, (FRONT - 0.7) / 2, 1.5), (0, -90, 0), 1.9, 2.5)
    stage.skylight((0, FRONT + 0.06, 1.5), (90, 0, 0), 4.0, 2.2, 36, colour=(1, 0.98, 0.96))
    stage.daylight(30, 214, 7, 0.26, tint=(1, 0.91, 0.78))


build_room()
build_vanity()
hang_mirror()
light_mirror()
place_objects()
light_room()
stage.photograph(
    whole=((0.5, -3.2, 1.22), (0.2, 0, 1.22), 25.5, -0.03),
    close=((1.75, -2.75, 1.35), (-0.15, -0.4, 1.35), 40, -0.07),
)
