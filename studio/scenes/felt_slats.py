"""Acoustic slats on felt, near and from the side: their sawn ends, and the fibers between them.

Picture: interval-slats.
"""

import math
import random

import bpy
from mathutils import Vector

from kit.boards import Boards
from kit.geometry import instance, polygon
from kit.low_light import photograph, polar
from kit.materials import linear, new_material, paint, wood
from kit.nodes import NodeGraph
from kit.studio import clear_scene, Settings

# A slat's face and depth, the gap to the next, the felt's thickness and how far it stands out.
FACE, DEPTH, GAP, FELT, EDGE = 0.027, 0.012, 0.013, 0.009, 0.011
LENGTH = 0.42
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 3))
chance = random.Random(settings.integer("felting", 7))
slat = wood(
    settings.text("wood", "white_oak"),
    saturation=settings.number("sat", 0.95),
    bump=settings.number("bump", 0.8),
    tone=settings.number("tone", 0.95),
    roughness=0.48,
    ends=True,
    near=settings.number("near", 0.4),
)


def fiber_material():
    """Polyester as it is spun: black, a little glossy along its length."""
    material = new_material("fiber")
    graph = NodeGraph(material)
    colour = linear(settings.text("felt", "#34322f"))
    graph.flat_colour = colour
    graph.principled(colour, 0.55, specular=0.4)
    return material


def wander(wide, long):
    """A fiber's way over a patch; a few stand out of it."""
    place = Vector((chance.uniform(0, wide), chance.uniform(0, long), chance.uniform(0, 0.0009)))
    heading, bend = chance.uniform(0, 2 * math.pi), chance.gauss(0, 0.45)
    climb = chance.uniform(-0.1, 0.7) if chance.random() < 0.06 else chance.gauss(0, 0.07)
    for _ in range(7):
        yield place.copy()
        place += 0.0011 * Vector((math.cos(heading), math.sin(heading), climb))
        place.z = min(0.0032, max(-0.0003, place.z))
        heading += bend + chance.gauss(0, 0.25)
        climb = climb * 0.75 + chance.gauss(0, 0.05)


def tuft(name, wide, long, count, material):
    """A patch of needled felt, as a mesh of three-sided fibers."""
    sides, radius = 3, settings.number("fiber", 0.000022)
    vertices, faces = [], []
    for _ in range(count):
        path = list(wander(wide, long))
        for here, (before, after) in zip(path, zip(path[:1] + path, path[1:] + path[-1:])):
            run = (after - before).normalized()
            side = run.cross(Vector((0, 0, 1))).normalized()
            over = side.cross(run)
            for angle in (2 * math.pi * i / sides for i in range(sides)):
                ring = math.cos(angle) * side + math.sin(angle) * over
                vertices.append(here + radius * ring)
        first = len(vertices) - len(path) * sides
        for low in range(first, first + (len(path) - 1) * sides, sides):
            for i, j in ((i, (i + 1) % sides) for i in range(sides)):
                faces.append((low + i, low + j, low + sides + j, low + sides + i))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(material)
    return mesh


def lay_felt(fibers):
    """The felt and its sawn edge, with tufts where it is seen: in the gaps, before the ends."""
    ground = paint("ground", "#0b0a0a", 0.95, specular=0.1)
    top, low = -0.0002, -FELT
    polygon("felt", [(-1, -EDGE, top), (1, -EDGE, top), (1, 1, top), (-1, 1, top)], ground)
    polygon("edge", [(-1, -EDGE, low), (1, -EDGE, low), (1, -EDGE, top), (-1, -EDGE, top)], ground)
    polygon("table", [(-2, -2, low), (2, -2, low), (2, 2, low), (-2, 2, low)], ground)
    patch = 0.02
    meshes = [
        tuft(f"tuft{i}", patch, patch, settings.integer("fibers", 2600), fibers) for i in range(3)
    ]
    pitch = FACE + GAP

    def strew(x, y, z=0.0, upright=False):
        item = instance(chance.choice(meshes), (x, y, z), name="tuft")
        item.rotation_euler.x = math.pi / 2 if upright else 0

    for index in range(-4, 5):
        for step in range(settings.integer("rows", 10)):
            strew(index * pitch + FACE - 0.003, step * patch)
    for step in range(-8, 8):
        strew(step * patch, -EDGE)
        strew(step * patch, -EDGE, -patch, upright=True)


def lay_slats():
    """Slats along y, sawn flush but for a trace."""
    for index in range(-6, 7):
        x, y = index * (FACE + GAP), boards.random.uniform(0, 0.0003)
        boards.box((x, y, 0), (x + FACE, y + LENGTH, DEPTH), slat, 0.0005, "y")


lay_felt(fiber_material())
lay_slats()
boards.flush()
subject = (settings.number("tx", 0.0), settings.number("ty", 0.02), settings.number("tz", 0.0))
lit = (settings.number("lx", 0.0), settings.number("ly", 0.03), 0.006)
lamp = polar(
    lit, settings.number("far", 0.45), settings.number("az", -52), settings.number("elev", 24)
)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 0.36),
        settings.number("side", -118),
        settings.number("high", 34),
    ),
    subject,
    (lamp, lit, 0.08, 0.04, 0.6),
    focus=(settings.number("fx", 0.0), settings.number("fy", 0.0), DEPTH),
    fstop=11,
)
