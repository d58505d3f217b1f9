"""Glazed doors and window walls seen from inside. style: french, pair, pivot or slider; fur:
what stands in the room.

Pictures: product-hardwood-flooring, asset-real-estate-developments, service-french-doors,
service-sliding-walls, project-entrance-oak, -french-doors, -tower-living, -window-wall.
"""

import math

import bpy
from mathutils import Matrix, Vector

from kit.boards import Boards
from kit.camera import camera, render
from kit.furniture import armchair, dining_chair, floor_lamp, lounge_chair, sofa
from kit.geometry import at, curtain, globe, group, lathe, polygon, tube, turn, upholstery
from kit.joinery import slat_wall
from kit.lighting import area_light, sky_portal, spot_light, sun_and_sky, sun_under
from kit.materials import (
    DOUBLE_GLAZING,
    emission,
    fabric,
    finish,
    leaf,
    metal,
    paint,
    Palette,
    plaster,
    sheer,
    stone,
    window_glass,
    wood,
)
from kit.objects import books, DEEP_BOWL, vase
from kit.outdoors import courtyard, infinity_pool, lakeside, skyline, snowy_clearing
from kit.planting import branches
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings

LEFT = -3.1
RIGHT = 3.1
FRONT = -2.6
BACK = 4.2
CEILING = 3.1
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 91))
palette = Palette()
props = chosen_props(settings, boards, palette)

floor = wood(
    settings.text("floor", "white_oak"),
    "floor",
    saturation=0.9,
    value_spread=0.12,
    roughness=settings.number("rough", 0.34),
    tone=0.92,
)
wall = plaster("wall", settings.text("wall", "#e8e1d5"))
frame = finish("fr", settings.text("frame", "wood:white_oak"), value_spread=0.05)
style = settings.text("style", "french")
linen = fabric("lin", "#d8cfc0", scale=1.5, bump=1.4)
accent = fabric("acc", settings.text("acc", "#8d6f52"), scale=1.2)
pane = window_glass("pane", ior=DOUBLE_GLAZING)
skirting = paint("sk", "#e9e2d6", roughness=0.5)
furniture = settings.text("fur", "chairs")
view = settings.text("view")


def sash(
    x0,
    x1,
    z0,
    z1,
    y,
    columns,
    rows,
    stile=0.075,
    bottom_rail=0.11,
    muntin=0.024,
    depth=0.055,
    transform=None,
    foot=0.0,
):
    """A glazed leaf in plane y; foot: height of a solid panel under the glass."""
    boards.box((x0, y, z0), (x0 + stile, y + depth, z1), frame, 0.003, "z", transform=transform)
    boards.box((x1 - stile, y, z0), (x1, y + depth, z1), frame, 0.003, "z", transform=transform)
    boards.box(
        (x0 + stile, y, z1 - stile),
        (x1 - stile, y + depth, z1),
        frame,
        0.003,
        "x",
        transform=transform,
    )
    boards.box(
        (x0 + stile, y, z0),
        (x1 - stile, y + depth, z0 + bottom_rail),
        frame,
        0.003,
        "x",
        transform=transform,
    )
    low = z0 + bottom_rail
    if foot:
        boards.box(
            (x0 + stile, y, low + foot),
            (x1 - stile, y + depth, low + foot + stile),
            frame,
            0.003,
            "x",
            transform=transform,
        )
        boards.box(
            (x0 + stile, y + 0.015, low),
            (x1 - stile, y + depth - 0.015, low + foot),
            frame,
            0.002,
            "z",
            transform=transform,
        )
        low += foot + stile
    inset = 0.004
    left, right, high = x0 + stile - inset, x1 - stile + inset, z1 - stile + inset
    corners = ((left, low - inset), (right, low - inset), (right, high), (left, high))
    corners = [Vector((x, y + depth / 2, z)) for x, z in corners]
    glass = [transform @ corner if transform else corner for corner in corners]
    polygon("pane", glass, pane)
    for i in range(1, columns):
        start = x0 + stile + (x1 - x0 - 2 * stile) * i / columns
        boards.box(
            (start - muntin / 2, y + 0.012, low),
            (start + muntin / 2, y + depth - 0.012, z1 - stile),
            frame,
            0.003,
            "z",
            transform=transform,
        )
    for j in range(1, rows):
        z = low + (z1 - stile - low) * j / rows
        for i in range(columns):
            start = x0 + stile + (x1 - x0 - 2 * stile) * i / columns + (muntin / 2 if i else 0)
            end = (
                x0
                + stile
                + (x1 - x0 - 2 * stile) * (i + 1) / columns
                - (muntin / 2 if i < columns - 1 else 0)
            )
            boards.box(
                (start, y + 0.012, z - muntin / 2),
                (end, y + depth - 0.012, z + muntin / 2),
                frame,
                0.003,
                "x",
                transform=transform,
            )


def build_room():
    """Floor, side walls, ceiling; the wall with the doors stands apart."""
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
        back=False,
        along="y",
        plank_width=0.2,
    )


def build_pivot():
    """A pivot door that opens outwards between fixed lights, in a frame of head, jambs and
    threshold; the leaf clears the head by 6 mm.
    """
    top, width, light, centre, member, deep = 2.62, 1.3, 0.56, -0.15, 0.06, 0.16
    half = width / 2 + member
    outer = centre - half - light - member, centre + half + light + member
    boards.box((LEFT - 0.2, BACK, top + member), (RIGHT + 0.2, BACK + 0.24, CEILING), wall)
    boards.box((LEFT - 0.2, BACK, 0), (outer[0], BACK + 0.24, top + member), wall)
    boards.box((outer[1], BACK, 0), (RIGHT + 0.2, BACK + 0.24, top + member), wall)
    near, far = BACK + 0.02, BACK + 0.02 + deep
    boards.box((outer[0], near, top), (outer[1], far, top + member), frame, 0.003, "x")
    for x in (outer[0], centre - half, centre + half - member, outer[1] - member):
        boards.box((x, near, 0), (x + member, far, top - 0.0003), frame, 0.003, "z")
    sill = stone("sill", "granite", roughness=0.5)
    boards.box((outer[0], BACK, -0.014), (outer[1], BACK + 0.3, 0.002), sill, 0.002, "x")
    for x0 in (outer[0] + member, centre + half):
        x1 = x0 + light
        sash(x0, x1, 0.004, top - 0.001, near + 0.05, 1, 1, stile=0.05, bottom_rail=0.07)
    pivot = 0.24
    hinge = centre - width / 2 + pivot, near + 0.075
    leaf_place = at(*hinge, 0) @ turn(settings.number("open", 42), "Z")
    door_wood = finish("dw", settings.text("door", "wood:walnut"), value_spread=0.08)
    count, left = 8, -pivot + 0.004
    stave = (width - 0.008) / count
    for i in range(count):
        lo = (left + stave * i + 0.0008, -0.03, 0.010)
        hi = (left + stave * (i + 1) - 0.0008, 0.03, top - 0.006)
        boards.box(lo, hi, door_wood, 0.0016, "z", transform=leaf_place)
    for z in (0.006, top - 0.006):
        lo, hi = (*hinge, z - 0.005), (*hinge, z + 0.005)
        tube("pivot", [lo, hi], 0.014, palette.brass)
    grip = width - pivot - 0.11
    ends = [tuple(leaf_place @ Vector((grip, -0.085, z))) for z in (0.45, 2.15)]
    # As paint: so far away, a metal's reflections break into dots.
    bronze = paint("pull", "#9a7743", 0.34)
    tube("pb", ends, 0.017, bronze)
    for z in (0.7, 1.9):
        post = [tuple(leaf_place @ Vector((grip, y, z))) for y in (-0.085, -0.02)]
        tube("pp", post, 0.011, bronze)


def build_slider():
    """Lift-and-slide leaves on two tracks, in a frame of head, jambs and flush sill; slid names
    the leaf that stands open.
    """
    height, deep, jamb = 2.8, 0.2, 0.05
    boards.box((LEFT - 0.2, BACK, height), (RIGHT + 0.2, BACK + 0.24, CEILING), wall)
    count, slid = settings.integer("n", 4), settings.integer("slid", -1)
    tracks = (BACK + 0.035, BACK + 0.115)
    for lo, hi in ((LEFT, LEFT + jamb), (RIGHT - jamb, RIGHT)):
        boards.box((lo, BACK - 0.012, 0), (hi, BACK + deep, height), frame, 0.003, "z")
    left, right = LEFT + jamb, RIGHT - jamb
    head = (left, BACK - 0.012, height - 0.075), (right, BACK + deep, height)
    boards.box(*head, frame, 0.003, "x")
    boards.box((left, BACK - 0.012, -0.014), (right, BACK + deep, 0.0008), frame, 0.001, "x")
    bronze = metal("track", "#6f675c", roughness=0.4, grain=4)
    for y in tracks:
        groove = y + 0.006, y + 0.049
        lo = (left, groove[0], head[0][2] - 0.0006)
        boards.box(lo, (right, groove[1], head[0][2] - 0.0002), palette.black, 0.0001, "x")
        boards.box((left, groove[0], 0.001), (right, groove[1], 0.0014), palette.black, 0.0001, "x")
        for x in range(12):
            drain = left + 0.2 + x * (right - left - 0.4) / 11
            lo, hi = (drain, y + 0.0005, 0.0015), (drain + 0.06, y + 0.005, 0.0018)
            boards.box(lo, hi, palette.black, 0.0001, "x")
        rail = y + 0.0245
        boards.box((left, rail, 0.0014), (right, rail + 0.006, 0.009), bronze, 0.001, "x")
    width = (right - left) / count
    lap = 0.028
    for i in range(count):
        x0, x1 = left + i * width - (lap if i else 0), left + (i + 1) * width
        x1 += lap if i < count - 1 else 0
        shift = -0.93 * width if i == slid else 0
        y = tracks[0 if i % 2 else 1]
        x0, x1, low, high = x0 + shift + 0.001, x1 + shift - 0.001, 0.010, head[0][2] + 0.008
        sash(x0, x1, low, high, y, 1, 1, stile=0.062, bottom_rail=0.085)
        if i == slid:
            lift_handle(x1 - 0.031, y)


def lift_handle(x, y):
    """The lever that lifts a leaf off its gasket: a long plate, the grip hanging down."""
    boards.box((x - 0.014, y - 0.004, 0.9), (x + 0.014, y - 0.0003, 1.13), palette.brass, 0.0015)
    tube("lift", [(x, y - 0.004, 1.06), (x, y - 0.045, 1.06)], 0.009, palette.brass)
    grip = [(x, y - 0.045, 1.068), (x, y - 0.045, 0.84)]
    tube("lift2", grip, 0.0095, palette.brass)


def build_pair():
    """One pair of leaves with a solid foot, opening inwards in a deep reveal."""
    left = -0.98
    right = 0.98
    height = 2.72
    reveal = 0.34
    boards.box((LEFT - 0.2, BACK, 0), (left, BACK + reveal, CEILING), wall)
    boards.box((right, BACK, 0), (RIGHT + 0.2, BACK + reveal, CEILING), wall)
    boards.box((left, BACK, height), (right, BACK + reveal, CEILING), wall)
    boards.box((left, BACK - 0.02, 0), (left + 0.06, BACK + 0.12, height), frame, 0.003, "z")
    boards.box((right - 0.06, BACK - 0.02, 0), (right, BACK + 0.12, height), frame, 0.003, "z")
    boards.box(
        (left + 0.06, BACK - 0.02, height - 0.06),
        (right - 0.06, BACK + 0.12, height),
        frame,
        0.003,
        "x",
    )
    boards.box(
        (left, BACK - 0.02, -0.014),
        (right, BACK + reveal + 0.04, 0.002),
        stone("thr", "limestone", roughness=0.4),
        0.002,
        "x",
    )
    width = (right - left - 0.12) / 2
    for side, angle in ((1, settings.number("open", 108)), (-1, settings.number("open2", 20))):
        leaf_place = at(left + 0.062 if side > 0 else right - 0.062, BACK - 0.012, 0) @ turn(
            -side * angle, "Z"
        )
        sash(
            0.002 if side > 0 else -width + 0.002,
            width - 0.002 if side > 0 else -0.002,
            0.008,
            height - 0.064,
            0,
            2,
            4,
            stile=0.085,
            bottom_rail=0.12,
            muntin=0.026,
            foot=0.34,
            transform=leaf_place,
        )
        grip_x = side * (width - 0.042)
        tube(
            "hd",
            [
                tuple(leaf_place @ Vector((grip_x, 0, 1.03))),
                tuple(leaf_place @ Vector((grip_x, -0.05, 1.03))),
                tuple(leaf_place @ Vector((grip_x - side * 0.12, -0.05, 1.03))),
            ],
            0.009,
            palette.brass,
        )
        tube(
            "hd2",
            [
                tuple(leaf_place @ Vector((grip_x, 0.055, 1.03))),
                tuple(leaf_place @ Vector((grip_x, 0.105, 1.03))),
                tuple(leaf_place @ Vector((grip_x - side * 0.12, 0.105, 1.03))),
            ],
            0.009,
            palette.brass,
        )
        boards.box(
            (grip_x - 0.016, -0.004, 0.93),
            (grip_x + 0.016, -0.0004, 1.13),
            palette.brass,
            0.001,
            transform=leaf_place,
        )
        for z in (0.22, 1.32, 2.42):
            hinge = leaf_place @ Vector((0, -0.006, z))
            tube(
                "hg",
                [(hinge.x, hinge.y, hinge.z - 0.05), (hinge.x, hinge.y, hinge.z + 0.05)],
                0.009,
                palette.brass,
            )


def build_french():
    """Two pairs of leaves; the middle ones stand open into the room."""
    left = -1.9
    right = 1.9
    height = 2.62
    boards.box((LEFT - 0.2, BACK, 0), (left, BACK + 0.24, CEILING), wall)
    boards.box((right, BACK, 0), (RIGHT + 0.2, BACK + 0.24, CEILING), wall)
    boards.box((left, BACK, height), (right, BACK + 0.24, CEILING), wall)
    boards.box((left, BACK - 0.015, 0), (left + 0.06, BACK + 0.16, height), frame, 0.003, "z")
    boards.box((right - 0.06, BACK - 0.015, 0), (right, BACK + 0.16, height), frame, 0.003, "z")
    boards.box(
        (left + 0.06, BACK - 0.015, height - 0.06),
        (right - 0.06, BACK + 0.16, height),
        frame,
        0.003,
        "x",
    )
    width = (right - left - 0.12) / 4
    x = left + 0.06
    sash(x + 0.002, x + width - 0.002, 0.008, height - 0.062, BACK + 0.05, 2, 4, bottom_rail=0.2)
    sash(
        x + 3 * width + 0.002,
        x + 4 * width - 0.002,
        0.008,
        height - 0.062,
        BACK + 0.05,
        2,
        4,
        bottom_rail=0.2,
    )
    for hinge, side in ((x + width, 1), (x + 3 * width, -1)):
        angle = math.radians(settings.number("open", 108)) * side
        leaf_place = at(hinge, BACK + 0.05, 0) @ Matrix.Rotation(angle, 4, "Z")
        sash(
            0.002 if side > 0 else -width + 0.002,
            width - 0.002 if side > 0 else -0.002,
            0.008,
            height - 0.062,
            0,
            2,
            4,
            bottom_rail=0.2,
            transform=leaf_place,
        )
        grip = leaf_place @ Vector((side * (width - 0.045), -0.045, 1.02))
        tube(
            "hd",
            [
                tuple(leaf_place @ Vector((side * (width - 0.04), 0, 1.02))),
                tuple(grip),
                tuple(leaf_place @ Vector((side * (width - 0.16), -0.045, 1.02))),
            ],
            0.009,
            palette.brass,
        )


def fit_skirting():
    """Skirting along both side walls."""
    boards.box((LEFT + 0.0005, FRONT, 0), (LEFT + 0.014, BACK, 0.11), skirting, 0.003, "y")
    boards.box((RIGHT - 0.014, FRONT, 0), (RIGHT - 0.0005, BACK, 0.11), skirting, 0.003, "y")


def place_court():
    """A chair beside the door, a console with books on the other side."""
    if settings.flag("lg", default=True):
        lounge_chair(2.0, 3.0, -30, accent, palette.black)
    travertine = stone("tr", "travertine", roughness=0.4)
    lathe(
        "t",
        [(0, 0), (0.15, 0), (0.15, 0.42), (0.24, 0.425), (0.24, 0.45), (0, 0.455)],
        travertine,
        location=(1.28, 3.25, 0),
        segments=64,
    )
    books(boards, 1.28, 3.25, 0.455, [palette.clay, linen], count=2, spread=12, seed=4)
    console_wood = finish("cw", settings.text("table", "wood:walnut"), value_spread=0.05)
    boards.box((-2.75, BACK - 0.42, 0.74), (-1.45, BACK - 0.02, 0.775), console_wood, 0.003, "x")
    for x in (-2.68, -1.57):
        boards.box((x, BACK - 0.4, 0), (x + 0.05, BACK - 0.04, 0.7395), console_wood, 0.003, "z")
    props.table_plant(-2.4, BACK - 0.22, 0.775, scale=1.0, seed=4)
    books(
        boards,
        -1.85,
        BACK - 0.22,
        0.775,
        [palette.clay, linen, palette.dark_clay],
        count=3,
        spread=6,
        seed=2,
    )
    picture = at(-2.1, BACK - 0.02, 1.72)
    oak_frame = wood("white_oak", "pf", saturation=0.85)
    if settings.flag("art"):
        boards.box(
            (-0.36, -0.018, -0.46), (0.36, 0.012, 0.46), oak_frame, 0.002, "z", transform=picture
        )
    upholstery(
        "run",
        (-1.5, -1.2, 0.001),
        (1.2, 2.55, 0.012),
        0.005,
        fabric("run", settings.text("rug", "#a89b86"), scale=5, bump=4),
        segments=2,
    )


def place_bench():
    """A bench beside the door, felt and books on it, bare branches on the other side."""
    y0, y1 = BACK - 0.46, BACK - 0.06
    boards.box((1.38, y0, 0.41), (2.72, y1, 0.455), frame, 0.004, "x")
    for x in (1.46, 2.60):
        boards.box((x, y0 + 0.02, 0), (x + 0.042, y1 - 0.02, 0.4095), frame, 0.003, "z")
    felt = fabric("felt2", settings.text("rug", "#5c5a52"), scale=3, bump=3)
    upholstery("pad", (1.40, y0 + 0.01, 0.4555), (2.2, y1 - 0.01, 0.482), 0.01, felt, 4)
    books(boards, 2.42, BACK - 0.26, 0.455, [palette.clay, linen], count=2, spread=8, seed=2)
    vase(-1.95, 3.55, 0, palette.dark_clay, scale=2.0, kind=1)
    twig, bare = paint("twig", "#5a4a38", roughness=0.7), leaf("bare", "#8d7350")
    base = (-1.95, 3.55, 0.48)
    branches(boards, base, bare, twig, 8, 1.15, 0.30, 0.035, 0.018, 4, 12)


def place_dining():
    """Table with six chairs under two globes, before slats."""
    slat_wood = finish("slw", settings.text("slat", "wood:walnut"), value_spread=0.12)
    slat_wall(
        boards,
        FRONT,
        BACK - 0.25,
        LEFT + 0.0125,
        0.0,
        CEILING,
        slat_wood,
        palette.felt,
        width=0.03,
        depth=0.024,
        pitch=0.048,
        axis="y",
        side=1,
    )
    table_wood = finish("tb", settings.text("table", "wood:white_oak"), value_spread=0.04)
    table_x = 0.35
    table_y = 1.75
    for i in range(5):
        boards.box(
            (table_x - 0.5 + 0.2 * i + 0.0004, table_y - 1.2, 0.715),
            (table_x - 0.5 + 0.2 * (i + 1) - 0.0004, table_y + 1.2, 0.748),
            table_wood,
            0.002,
            "y",
        )
    for y in (table_y - 0.85, table_y + 0.85):
        boards.box(
            (table_x - 0.3, y - 0.035, 0),
            (table_x + 0.3, y + 0.035, 0.7145),
            table_wood,
            0.006,
            "z",
        )
    cloth = fabric("cf", settings.text("seat", "#6f6a5e"), scale=1.2, bump=1.1)
    for k in range(3):
        dining_chair(
            table_x - 0.74, table_y - 0.78 + 0.78 * k, 90 + 5 * (k - 1), palette.black, cloth
        )
        dining_chair(
            table_x + 0.74, table_y - 0.78 + 0.78 * k, -90 + 6 * (1 - k), palette.black, cloth
        )
    props.table_plant(table_x - 0.05, table_y + 0.35, 0.748, scale=0.7)
    lathe(
        "bw",
        [
            (0, 0.0),
            (0.06, 0),
            (0.15, 0.04),
            (0.17, 0.075),
            (0.165, 0.08),
            (0.14, 0.045),
            (0.05, 0.012),
            (0, 0.012),
        ],
        palette.dark_clay,
        location=(table_x + 0.08, table_y - 0.4, 0.748),
        segments=48,
    )
    for x, y, z in ((-0.26, -0.3, 1.94), (0.24, 0.25, 1.76)):
        place = (table_x + x, table_y + y, z)
        globe("gl", 0.13, emission(f"gb{z}", colour=(1, 0.82, 0.6), strength=4), place)
        tube("cd", [(*place[:2], z + 0.13), (*place[:2], CEILING)], 0.003, palette.black)
    props.floor_plant(2.5, 3.5)


def place_sofa():
    """Sofa, armchair and table on a rug, before slats if asked."""
    if settings.text("slat"):
        slat_wall(
            boards,
            FRONT,
            BACK - 0.25,
            LEFT + 0.0125,
            0.0,
            CEILING,
            finish("slw", settings.text("slat"), value_spread=0.12),
            palette.felt,
            width=0.03,
            depth=0.024,
            pitch=0.048,
            axis="y",
            side=1,
        )
    before = set(bpy.data.objects)
    sofa(
        0,
        0,
        2.7,
        1.02,
        fabric("sofa", settings.text("sofa", "#d8cfc0"), scale=1.5, bump=1.4),
        cushions=[(-0.78, accent, 0.48, -8), (0.80, accent, 0.46, 7)],
        legs=palette.black,
    )
    group(before, (-2.95, 1.55, 0), 90, name="e")
    armchair(1.5, 1.35, 128, palette.black, accent)
    lathe(
        "ct",
        [(0, 0.29), (0.52, 0.29), (0.535, 0.3), (0.535, 0.345), (0.52, 0.355), (0, 0.355)],
        stone("tr", "travertine", roughness=0.4),
        location=(-0.55, 1.6, 0),
        segments=80,
    )
    lathe(
        "cl",
        [(0, 0), (0.24, 0), (0.24, 0.29), (0, 0.29)],
        stone("tr2", "travertine", roughness=0.4),
        location=(-0.55, 1.6, 0),
        segments=64,
    )
    vase(-0.7, 1.7, 0.355, palette.dark_clay, scale=0.9, kind=2)
    books(boards, -0.42, 1.45, 0.355, [accent, palette.clay], count=2, spread=15, seed=3)
    upholstery(
        "rug",
        (-1.9, 0.1, 0.001),
        (2.1, 3.1, 0.014),
        0.006,
        fabric("rug", settings.text("rug", "#b3a793"), scale=5, bump=4),
        segments=2,
    )
    vase(2.55, 3.45, 0, palette.clay, scale=2.1, kind=1)
    branches(
        boards,
        (2.55, 3.45, 0.5),
        leaf("beech", "#7d6a45"),
        paint("twig", "#5a4a38", roughness=0.7),
        count=7,
        height=1.25,
        spread=0.3,
        leaf_length=0.06,
        leaf_width=0.038,
        seed=12,
        density=20,
    )


def place_terrace_room():
    """Two armchairs in a wooden frame at a low table on a rug, a bench along the wall, a tree in a
    tub: the room of a villa.
    """
    teak = finish("tkw", settings.text("table", "wood:teak"), saturation=1.0, value_spread=0.05)
    bar = paint("tkb", "#6e4c2c", roughness=0.45)
    armchair(-1.55, 1.35, 205, bar, linen)
    armchair(-2.2, 2.55, 255, bar, accent)
    for i in range(4):
        lo = (-1.28 + 0.26 * i + 0.001, 1.75, 0.315)
        boards.box(lo, (-1.28 + 0.26 * (i + 1) - 0.001, 2.75, 0.345), teak, 0.002, "y")
    for y in (1.92, 2.54):
        boards.box((-1.12, y, 0), (-0.40, y + 0.05, 0.3145), teak, 0.003, "x")
    lathe("dish", DEEP_BOWL, palette.clay, (-0.62, 2.35, 0.345), 48)
    books(boards, -0.98, 2.0, 0.345, [linen, accent, palette.clay], count=3, spread=9, seed=5)
    rug = fabric("rug", settings.text("rug", "#b9ad9a"), scale=5, bump=4)
    upholstery("rug", (-2.7, 0.5, 0.001), (0.35, 3.35, 0.014), 0.006, rug, segments=2)
    vase(2.5, 3.3, 0, palette.dark_clay, scale=2.3, kind=1)


def place_chairs():
    """Two lounge chairs, a table, an olive."""
    props.chair(-1.95, 2.5, 35 + 180)
    props.chair(1.85, 2.15, -35 + 180)
    lathe(
        "t",
        [(0, 0), (0.16, 0), (0.16, 0.4), (0.3, 0.405), (0.3, 0.43), (0, 0.435)],
        stone("tr", "travertine", roughness=0.4),
        location=(-1.15, 1.85, 0),
        segments=64,
    )
    vase(-1.15, 1.85, 0.435, palette.clay, scale=0.7, kind=0)
    props.floor_plant(2.5, 3.5)


def place_reader():
    """One armchair that looks out, a stone beside it with books on it."""
    props.chair(
        settings.number("chx", -1.62),
        settings.number("chy", 2.35),
        settings.number("cht", 148),
        settings.text("seat", "#c9bca6"),
        settings.text("chw", "walnut"),
    )
    x, y = settings.number("chx", -1.62) + 0.86, settings.number("chy", 2.35) + 0.2
    block = [(0, 0), (0.17, 0), (0.174, 0.004), (0.174, 0.386), (0.17, 0.39), (0, 0.39)]
    lathe("block", block, stone("tr", "travertine", roughness=0.4), (x, y, 0), 72)
    books(boards, x, y, 0.39, [palette.clay, accent, linen], count=3, spread=14, seed=4)
    if settings.flag("plant"):
        props.floor_plant(2.5, 3.5)


def hang_curtains():
    """Sheers at both sides, or full across the opening."""
    cloth = sheer("sheer", "#f6f1e8", opacity=settings.number("sheer_op", 0.5))
    if settings.flag("curt", default=True):
        curtain(
            "c1",
            (LEFT + 0.06, BACK - 0.12, 0),
            (LEFT + 0.9, BACK - 0.12, 0),
            0.012,
            CEILING - 0.02,
            cloth,
            waves=8,
            amplitude=0.045,
            seed=3,
        )
        curtain(
            "c2",
            (RIGHT - 0.9, BACK - 0.12, 0),
            (RIGHT - 0.06, BACK - 0.12, 0),
            0.012,
            CEILING - 0.02,
            cloth,
            waves=8,
            amplitude=0.045,
            seed=5,
        )
    if settings.text("curt") == "full":
        curtain(
            "c1",
            (LEFT + 0.05, BACK - 0.14, 0),
            (RIGHT - 0.05, BACK - 0.14, 0),
            0.012,
            CEILING - 0.02,
            cloth,
            waves=46,
            amplitude=0.045,
            seed=3,
        )


def build_terrace():
    """Terrace with an upstand before the skyline."""
    boards.box(
        (LEFT - 0.3, BACK + 0.241, -0.3),
        (RIGHT + 0.3, BACK + 1.9, 0.004),
        stone("terr", "limestone", roughness=0.4),
        0.002,
    )
    boards.box(
        (LEFT - 0.3, BACK + 1.84, 0.0045), (RIGHT + 0.3, BACK + 1.9, 0.16), palette.black, 0.002
    )
    skyline(boards, BACK + 0.3, settings.text("hour"), settings.integer("cs", 5))


def hang_lamps():
    """Evening: a slot in the ceiling that washes the slats, a lamp beside the sofa."""
    warm, length = (1, 0.70, 0.42), BACK - FRONT - 0.5
    x, y, z = LEFT + 0.34, (FRONT + BACK) / 2, CEILING - 0.004
    area_light((x, y, z), (0, 22, 0), 0.04, length, settings.number("wash", 60), warm)
    slot = (x - 0.025, y - length / 2, CEILING - 0.002), (x + 0.025, y + length / 2, CEILING)
    boards.box(*slot, palette.black)
    z, half = CEILING - 0.0022, length / 2 - 0.02
    corners = ((x - 0.012, y - half), (x - 0.012, y + half), (x + 0.012, y + half))
    corners += ((x + 0.012, y - half),)
    polygon("slot", [(*corner, z) for corner in corners], emission("slot", (1, 0.8, 0.56), 6))
    glow = emission("shade", (1, 0.66, 0.36), settings.number("shade", 2.2))
    # So close to the curtain that its reflection hides behind it.
    floor_lamp(-2.72, 3.74, palette.brass, glow, 1.45)
    table = (-0.55, 1.6, CEILING - 0.02), (-0.55, 1.6, 0)
    spot_light(*table, settings.number("spot", 60), 70, warm, 0.8)


def light_scene():
    """Sun, sky and lamps. air: a sky of kit.lighting; at a city's hour the sky is the city's."""
    air = settings.text("air")
    if air:
        elevation, azimuth = settings.number("elev", 10), settings.number("az", 30)
        sun_under(air, elevation, azimuth, settings.number("sun", 4))
    elif not settings.text("hour"):
        sun_and_sky(
            elevation=settings.number("elev", 33),
            azimuth=settings.number("az", 68),
            sun=settings.number("sun", 7),
            sky=settings.number("sky", 0.2),
            size=0.8,
            tint=(1, 0.89, 0.74),
        )
    if settings.flag("lamps"):
        hang_lamps()
    sky_portal((0, BACK + 0.3, 1.4), (-90, 0, 0), RIGHT - LEFT, 2.8)
    area_light(
        (0, FRONT + 0.06, 1.6),
        (90, 0, 0),
        4.5,
        2.2,
        watts=settings.number("fill", 60),
        colour=(1, 0.96, 0.92),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", -0.5), settings.number("cy", -2.3), settings.number("cz", 1.2)),
        (settings.number("tx", 0.1), BACK, settings.number("cz", 1.2)),
        lens=settings.number("lens", 26),
        fstop=settings.number("fs", 5.6),
        focus=(0, settings.number("fy", 2.5), settings.number("fz", 1)),
        level=True,
        shift_y=settings.number("shift", -0.0),
    )


build_room()
if style == "french":
    build_french()
elif style == "pair":
    build_pair()
elif style == "slider":
    build_slider()
elif style == "pivot":
    build_pivot()
fit_skirting()
if furniture == "chairs":
    place_chairs()
elif furniture == "reader":
    place_reader()
elif furniture == "sofa":
    place_sofa()
elif furniture == "dining":
    place_dining()
elif furniture == "bench":
    place_bench()
elif furniture == "court":
    place_court()
elif furniture == "terrace":
    place_terrace_room()
hang_curtains()
if settings.text("hour"):
    build_terrace()
elif view == "sea":
    infinity_pool(boards, BACK + 0.25)
elif view == "lake":
    lakeside(boards, BACK + 0.25)
elif view == "snow":
    snowy_clearing(BACK + 0.25)
elif view == "court":
    courtyard(boards, BACK + 0.36, pots=((-1.35, 3.4, 1.4), (1.0, 3.3, 0.95)))
else:
    props.garden(
        BACK + 0.25,
        axis="y",
        start=-9,
        end=9,
        hedge_distance=8,
        deck_width=4.5,
        hedge=settings.flag("hedge", default=True),
    )
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
