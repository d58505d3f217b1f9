"""A butt hinge let into the edge of an oak door, its screws in their countersinks.

Picture: interval-hinge.
"""

import math

import bmesh
import bpy
from mathutils import Vector

from kit.boards import Boards
from kit.geometry import at, lathe, mesh_object, polygon, turn
from kit.lighting import aimed_light
from kit.low_light import photograph, polar
from kit.materials import linear, new_material, paint, wood
from kit.nodes import NodeGraph
from kit.studio import clear_scene, Settings

# The leaf and its knuckles, as DIN 18265 has them about this size.
HEIGHT, LEAF, THICK, PIN = 0.102, 0.035, 0.003, 0.0062
DOOR = 0.057
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 6))
oak = wood(
    settings.text("wood", "white_oak"),
    saturation=settings.number("osat", 1.2),
    bump=settings.number("bump", 0.9),
    tone=settings.number("tone", 0.9),
    roughness=0.46,
    near=0.45,
)


def brushed(name, roughness, depth):
    """Brass drawn over a belt along z, near: its lines are in its gloss and in its relief."""
    material = new_material(name)
    graph = NodeGraph(material)
    axes = graph.separate(graph.object_coordinates())
    lines = graph.noise(
        graph.combine(*(graph.multiply(axes[i], k) for i, k in enumerate((9000, 9000, 60)))),
        1.0,
        3,
        0.6,
    )
    gloss = graph.map_range(lines, 0.3, 0.7, roughness - 0.05, roughness + 0.07)
    normal = graph.bump(lines, depth, 0.5)
    graph.principled(linear(settings.text("metal", "#b08a52")), gloss, normal, metallic=1.0)
    return material


brass = brushed("brass", settings.number("rough", 0.27), settings.number("brush", 0.00003))
polished = brushed("polished", 0.18, 0.00001)
dark = paint("dark", "#0b0a09", 0.8)
SCREWS = [(0.011, -0.038), (0.024, -0.0125), (0.011, 0.0125), (0.024, 0.038)]


def leaf():
    """The leaf: a plate with countersunk holes, in plane y = 0, from the knuckle at x = 0."""
    hole, mouth, sides = 0.0024, 0.0046, 64
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=1)
    for vertex in body.verts:
        x, y, z = vertex.co
        vertex.co = Vector(((x + 0.5) * LEAF, (y + 0.5) * THICK, z * HEIGHT))
    mesh = bpy.data.meshes.new("leaf")
    body.to_mesh(mesh)
    body.free()
    mesh.materials.append(brass)
    item = bpy.data.objects.new("leaf", mesh)
    bpy.context.collection.objects.link(item)
    for x, z in SCREWS:
        profile = [(0, -0.001), (mouth + 0.001, -0.001), (hole, 0.0026), (hole, 0.006), (0, 0.006)]
        cutter = lathe("cutter", profile, brass, segments=sides)
        cutter.matrix_world = at(x, 0, z) @ turn(-90, "X")
        cutter.hide_render = True
        cut = item.modifiers.new("cut", "BOOLEAN")
        cut.object = cutter
        cut.operation = "DIFFERENCE"
        cut.solver = "EXACT"
    edge = item.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.0004, 3, "ANGLE"
    edge.angle_limit = math.radians(50)
    edge.harden_normals = False


def screw(x, z, degrees):
    """A slotted countersunk head, a hair below the leaf: two halves, and the slot's floor."""
    radius, slot, top, floor, steps = 0.0043, 0.00095, 0.00025, 0.0014, 48
    turned = at(x, 0, z) @ turn(degrees, "Y")
    reach = math.asin(slot / 2 / radius)
    for sign in (1, -1):
        angles = [reach + (math.pi - 2 * reach) * i / steps for i in range(steps + 1)]
        outline = [(radius * math.cos(a), sign * radius * math.sin(a)) for a in angles]
        count = len(outline)
        vertices = [(u, y, w) for y in (top, floor + 0.0002) for u, w in outline]
        faces = [list(range(count)), list(range(2 * count - 1, count - 1, -1))]
        faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        half = mesh_object("half", vertices, faces, polished, smooth=False)
        half.matrix_world = turned
        edge = half.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = 0.00014, 3, "ANGLE"
        edge.angle_limit = math.radians(40)
    cone = [(0, floor), (radius, floor), (0.0022, floor + 0.0015), (0, floor + 0.0015)]
    core = lathe("core", cone, polished, segments=96)
    core.matrix_world = at(x, 0, z) @ turn(-90, "X")


def knuckles():
    """Five knuckles on a pin with ball tips, left of the leaf."""
    step = HEIGHT / 5
    for index in range(5):
        low, high, ease = index * step + 0.00015, (index + 1) * step - 0.00015, 0.0004
        profile = [(0, low), (PIN - ease, low), (PIN, low + ease), (PIN, high - ease)]
        profile += [(PIN - ease, high), (0, high)]
        lathe("knuckle", profile, brass, (-PIN * 0.7, -0.0036, -HEIGHT / 2), 128)
    for sign in (-1, 1):
        arc = [math.radians(a) for a in range(0, 91, 6)]
        profile = [(PIN * 0.92 * math.cos(a), PIN * 0.92 * math.sin(a)) for a in arc]
        tip = lathe("tip", [(0, 0), *profile], polished, segments=128)
        tip.location = (-PIN * 0.7, -0.0036, sign * (HEIGHT / 2 + 0.0002))
        tip.scale = (1, 1, sign)


def door():
    """The door's edge in plane y = 0 with the leaf's recess; its face goes back on the right."""
    reach = 0.5
    below, above = -HEIGHT / 2 - 0.00025, HEIGHT / 2 + 0.00025
    deep = THICK + 0.0001
    right = LEAF + 0.00025
    tint = boards.random_tint()
    boards.box((0, deep, -0.24), (DOOR, 0.24, 0.24), oak, 0.0008, "z", tint=tint)
    boards.box((0, 0, above), (DOOR, deep, 0.24), oak, 0.0006, "z", tint=tint)
    boards.box((0, 0, -0.24), (DOOR, deep, below), oak, 0.0006, "z", tint=tint)
    boards.box((right, 0, below), (DOOR, deep, above), oak, 0.0004, "z", tint=tint)
    polygon("room", [(-2, reach, -2), (2, reach, -2), (2, reach, 2), (-2, reach, 2)], dark)


leaf()
for (x, z), degrees in zip(SCREWS, (12, 84, 47, 3)):
    screw(x, z, degrees)
knuckles()
door()
boards.flush()
subject = (settings.number("tx", 0.0), 0, settings.number("tz", 0))
lit = (settings.number("lx", 0.02), 0, settings.number("lz", 0.01))
lamp = polar(
    lit, settings.number("far", 0.4), settings.number("az", -150), settings.number("elev", 20)
)
# What the leaf mirrors towards the camera; without it brass is as black as the room.
card = polar(subject, 0.5, settings.number("card_az", -113), -4)
aimed_light(
    card,
    subject,
    settings.number("card_w", 0.16),
    0.3,
    settings.number("card_watts", 0.05),
    (1, 0.9, 0.76),
)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 0.45),
        settings.number("side", -70),
        settings.number("high", 8),
    ),
    subject,
    (lamp, lit, 0.12, 0.05, 0.7),
    focus=(settings.number("fx", 0.012), 0, settings.number("fz", 0)),
)
