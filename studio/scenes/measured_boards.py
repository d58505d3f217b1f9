"""A slice of a milled plank in the jaws of a caliper, on a granite plate; planks of the lot behind.

Picture: quality-measure.
"""

import math

import bpy
from mathutils import Matrix, Vector

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import at, lathe, link_mesh, mesh_object, polygon, turn
from kit.joinery import plank_profile
from kit.lighting import area_light, sun_and_sky
from kit.materials import metal, paint, Palette, plaster, stone, wood
from kit.studio import clear_scene, Settings

# What the display says, and what lies between the jaws.
READING = "14.98"
THICKNESS = float(READING) / 1000
WIDTH = 0.178
# Segments of a digit, from the top clockwise, then the middle: start and end on a 1 x 2 grid.
STROKES = (
    ((0, 2), (1, 2)),
    ((1, 2), (1, 1)),
    ((1, 1), (1, 0)),
    ((0, 0), (1, 0)),
    ((0, 1), (0, 0)),
    ((0, 2), (0, 1)),
    ((0, 1), (1, 1)),
)
LIT = {"1": (1, 2), "4": (1, 2, 5, 6), "8": (0, 1, 2, 3, 4, 5, 6), "9": (0, 1, 2, 3, 5, 6)}
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 101))
palette = Palette()

oak = wood("white_oak", saturation=0.95, bump=1.2, tone=1.02, roughness=0.5, ends=True)
steel = metal("steel", "#c3c4c4", roughness=0.30, grain=9)
satin = metal("satin", "#b5b6b5", roughness=0.40, grain=9)
housing = paint("housing", "#2b2c2d", roughness=0.42, orange_peel=0.6)
key = paint("key", "#56595a", roughness=0.45)
display = paint("lcd", "#a8b0a0", roughness=0.22)
ink = paint("ink", "#1a1c1b", roughness=0.4)
place = at(0, 0, 0) @ turn(settings.number("turned", -9), "Z")


def plate(outline, z0, z1, material, bevel=0.0004):
    """A flat part of the caliper, cut to an outline; its edges are broken."""
    count = len(outline)
    vertices = [tuple(place @ Vector((*corner, z))) for z in (z0, z1) for corner in outline]
    faces = [list(range(count))[::-1], list(range(count, 2 * count))]
    for i in range(count):
        j = (i + 1) % count
        faces.append([i, j, count + j, count + i])
    item = mesh_object("plate", vertices, faces, material, smooth=False)
    broken = item.modifiers.new("b", "BEVEL")
    broken.width = bevel
    broken.segments = 2
    return item


def block(lo, hi, material, bevel=0.0004):
    """A box in the caliper's frame, lying along its beam."""
    boards.box(lo, hi, material, bevel, "x", transform=place)


def knob(x, y, z, radius, height, material):
    """A turned part that stands on the caliper."""
    rim = height * 0.75
    profile = [(0, height), (radius * 0.8, height), (radius, rim), (radius, 0), (0, 0)]
    lathe("knob", profile, material, tuple(place @ Vector((x, y, z))), 48)


def write(text, x, y, z, size, material, align="LEFT"):
    """Printed letters that lie on the caliper."""
    data = bpy.data.curves.new(text, "FONT")
    data.body, data.size, data.align_x = text, size, align
    data.materials.append(material)
    link_mesh(text, data).matrix_world = place @ at(x, y, z)


def digits(text, x, y, z, height, material):
    """A reading in seven segments, slanted a little; x is its left edge."""
    half, stroke, slant = height / 2, height * 0.115, 0.09
    gap = stroke * 0.62

    def corner(u, v):
        return tuple(place @ Vector((x + u + v * slant, y + v, z)))

    def bar(a, b):
        along = (Vector(b) - Vector(a)).normalized()
        side = Vector((-along.y, along.x)) * stroke / 2
        a, b = Vector(a) + along * gap, Vector(b) - along * gap
        tips = a - along * stroke / 2, b + along * stroke / 2
        shape = [tips[0], a + side, b + side, tips[1], b - side, a - side]
        polygon("segment", [corner(*point) for point in shape], material)

    for character in text:
        if character == ".":
            dot = [(0, 0), (stroke, 0), (stroke, stroke), (0, stroke)]
            polygon("point", [corner(u - stroke * 1.1, v) for u, v in dot], material)
            x += stroke * 0.9
            continue
        for index in LIT[character]:
            bar(*[(u * half * 0.98, v * half) for u, v in STROKES[index]])
        x += half + stroke * 2.3


def caliper():
    """Beam with the fixed jaws, slide with the moving ones, reading what lies between them."""
    top, edge = 0.0036, THICKNESS
    plate([(-0.024, -0.008), (-0.024, 0.008), (0.212, 0.008), (0.212, -0.008)], 0, top, steel)
    fixed = [(-0.024, 0.0079), (-0.024, -0.013), (-0.0085, -0.051), (0, -0.051), (0, 0.0079)]
    plate(fixed, 0.0001, top + 0.0001, steel)
    plate(
        [(-0.019, 0.0075), (-0.001, 0.0075), (-0.001, 0.012), (-0.007, 0.027), (-0.009, 0.027)],
        0.0001,
        0.0024,
        steel,
    )
    moving = [(0, -0.051), (0.0085, -0.051), (0.026, -0.0135), (0.034, -0.0115), (0.034, -0.0065)]
    moving = [*moving, (0, -0.0065)]
    plate([(edge + x, y) for x, y in moving], 0.0001, top + 0.0002, steel)
    upper = [(0.001, 0.0105), (0.02, 0.0105), (0.009, 0.027), (0.007, 0.027), (0.001, 0.0135)]
    plate([(edge + x, y) for x, y in upper], 0.0001, 0.0026, steel)
    slide(edge, top)
    for i in range(90, 200):
        x, tall = 0.012 + i * 0.001, 0.0052 if i % 10 == 0 else 0.0042 if i % 5 == 0 else 0.003
        block((x, -0.0078, top), (x + 0.00016, -0.0078 + tall, top + 0.00004), ink, 0.00001)
        if i % 10 == 0:
            write(str(i), x + 0.0001, 0.0002, top + 0.00005, 0.0042, ink, "CENTER")
    block((0.2, -0.0016, 0.0008), (0.212 + edge, 0.0016, 0.0026), satin, 0.0002)


def slide(edge, top):
    """The slide: frame, housing with display and keys, locking screw, thumb roller."""
    block((edge, -0.0112, top + 0.0003), (edge + 0.098, 0.0112, top + 0.0022), satin, 0.0004)
    block((edge, 0.0083, 0.0002), (edge + 0.098, 0.0112, top + 0.0004), satin, 0.0004)
    block((edge + 0.02, -0.0112, 0.0002), (edge + 0.098, -0.0083, top + 0.0004), satin, 0.0004)
    lid = 0.0128
    block((edge + 0.007, -0.0185, top + 0.0024), (edge + 0.087, 0.0185, lid), housing, 0.0026)
    bezel = lid + 0.0002
    block((edge + 0.0105, -0.0045, lid - 0.002), (edge + 0.066, 0.0155, bezel), ink, 0.0012)
    block((edge + 0.0125, -0.0027, lid), (edge + 0.064, 0.0137, bezel + 0.00012), display, 0.00006)
    glass = bezel + 0.00016
    digits(READING, edge + 0.0205, 0.0003, glass, 0.0104, ink)
    write("mm", edge + 0.0548, 0.0003, glass, 0.0046, ink)
    for i, (name, colour) in enumerate((("OFF", key), ("ZERO", key), ("mm/in", key))):
        x = edge + 0.0185 + i * 0.0195
        knob(x, -0.0115, lid - 0.0006, 0.0032, 0.0016, colour)
        write(name, x + 0.0046, -0.0125, lid + 0.00004, 0.0030, key)
    write("0-200 mm", edge + 0.0845, 0.0125, lid + 0.00004, 0.0026, key, "RIGHT")
    knob(edge + 0.076, 0.0035, lid - 0.0006, 0.0042, 0.0034, satin)
    roller = lathe(
        "roller",
        [(0, 0.005), (0.0052, 0.005), (0.0056, 0.0046), (0.0056, 0.0004), (0.0052, 0), (0, 0)],
        satin,
        tuple(place @ Vector((edge + 0.082, -0.0148, 0.0004))),
        40,
    )
    roller.rotation_euler = (0, 0, math.radians(4))
    screw = lathe(
        "screw",
        [
            (0, 0.009),
            (0.0032, 0.009),
            (0.0036, 0.0086),
            (0.0036, 0.002),
            (0.0014, 0.002),
            (0.0014, 0),
        ],
        satin,
        tuple(place @ Vector((edge + 0.03, 0.0112, 0.0032))),
        32,
    )
    screw.matrix_world = place @ at(edge + 0.046, 0.0112, 0.0026) @ turn(-90, "X")


def lay_slice():
    """The slice stands on its sawn side, its back against the fixed jaw."""
    axes = Matrix(
        ((0, 0, 1, THICKNESS), (0, -1, 0, -0.0125 - WIDTH / 2), (1, 0, 0, 0), (0, 0, 0, 1))
    )
    boards.profiled(plank_profile(WIDTH, THICKNESS), 0.021, oak, place @ axes @ at(0.0003, 0, 0))


def lay_lot():
    """Planks of the lot in three layers, their sawn ends towards the camera."""
    outline = plank_profile(WIDTH, 0.015)
    away = at(0.02, 0.088, 0) @ turn(86, "Z")
    for layer in range(3):
        for column in range(-3, 5):
            across = column * 0.1786 + (0.06, -0.03, 0.025)[layer]
            slip = boards.random.uniform(-0.004, 0.004) - 0.01 * layer
            lying = away @ at(slip, -across, 0.0152 + layer * 0.01515)
            boards.profiled(outline, 0.9, oak, lying)


def build_table():
    """A honed granite plate before a wall."""
    granite = stone("gr", "granite", 0.34)
    polygon("plate", [(-2, -1, 0), (2, -1, 0), (2, 0.75, 0), (-2, 0.75, 0)], granite)
    wall = plaster("bg", "#cdc5b8", 0.10, 1.4, 1.2)
    polygon("wall", [(-3, 0.75, -1), (3, 0.75, -1), (3, 0.75, 2.4), (-3, 0.75, 2.4)], wall)


def light_scene():
    """Low sun from the left behind the camera, a window's soft light over the steel."""
    sun_and_sky(
        elevation=settings.number("elev", 30),
        azimuth=settings.number("az", 196),
        sun=settings.number("sun", 4.6),
        sky=settings.number("sky", 0.12),
        size=1.4,
        tint=(1, 0.92, 0.81),
        camera_sky=1,
    )
    item = area_light((0.1, 0.9, 1.1), (-50, 0, 0), 1.6, 0.8, settings.number("soft", 9))
    item.visible_glossy = True


def place_camera():
    """Down at the jaws and the display, along the slice."""
    camera(
        (settings.number("cx", 0.11), settings.number("cy", -0.30), settings.number("cz", 0.25)),
        (settings.number("tx", 0.044), settings.number("ty", 0.022), 0.0),
        lens=settings.number("lens", 56),
        fstop=settings.number("fs", 11),
        focus=(0.04, -0.03, 0.012),
    )


build_table()
caliper()
lay_slice()
lay_lot()
boards.flush()
light_scene()
place_camera()
render(settings, width=480, height=300, samples=10, bounces=5, diffuse_bounces=3)
