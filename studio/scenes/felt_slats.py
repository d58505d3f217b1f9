"""Acoustic slats on felt, near and from the side: their sawn ends, and the fibers between them.

Picture: interval-slats.
"""

import math

import bpy
import numpy

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
chance = numpy.random.default_rng(settings.integer("felting", 7))
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


def tuft(name, wide, long, count, material):
    """A patch of needled felt: fibers that wander over it, a few that stand out."""
    steps, sides, radius = 7, 3, settings.number("fiber", 0.000022)
    heading = chance.uniform(0, 2 * math.pi, count)
    x = chance.uniform(0, wide, count)
    y = chance.uniform(0, long, count)
    z = chance.uniform(0, 0.0009, count)
    stray = chance.random(count) < 0.06
    climb = numpy.where(stray, chance.uniform(-0.1, 0.7, count), chance.normal(0, 0.07, count))
    bend = chance.normal(0, 0.45, count)
    points = []
    for _ in range(steps):
        points.append(numpy.stack([x, y, z], 1))
        step = 0.0011
        x, y = x + step * numpy.cos(heading), y + step * numpy.sin(heading)
        z = numpy.clip(z + step * climb, -0.0003, 0.0032)
        heading = heading + bend + chance.normal(0, 0.25, count)
        climb = climb * 0.75 + chance.normal(0, 0.05, count)
    path = numpy.stack(points, 1)
    run = numpy.gradient(path, axis=1)
    run /= numpy.linalg.norm(run, axis=2, keepdims=True) + 1e-9
    side = numpy.cross(run, (0.0, 0.0, 1.0))
    side /= numpy.linalg.norm(side, axis=2, keepdims=True) + 1e-9
    over = numpy.cross(side, run)
    angles = numpy.arange(sides) * 2 * math.pi / sides
    ring = (
        side[:, :, None] * numpy.cos(angles)[:, None]
        + over[:, :, None] * numpy.sin(angles)[:, None]
    )
    vertices = (path[:, :, None] + radius * ring).reshape(-1, 3)
    first = (numpy.arange(count) * steps * sides)[:, None, None]
    a = first + (numpy.arange(steps - 1) * sides)[:, None] + numpy.arange(sides)
    b = first + (numpy.arange(steps - 1) * sides)[:, None] + (numpy.arange(sides) + 1) % sides
    faces = numpy.stack([a, b, b + sides, a + sides], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices.tolist(), [], faces.tolist())
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
        item = instance(meshes[chance.integers(3)], (x, y, z), name="tuft")
        item.rotation_euler.x = math.pi / 2 if upright else 0

    for index in range(-4, 5):
        for y in numpy.arange(0, settings.number("felt_reach", 0.2), patch):
            strew(index * pitch + FACE - 0.003, y)
    for x in numpy.arange(-0.16, 0.16, patch):
        strew(x, -EDGE)
        strew(x, -EDGE, -patch, upright=True)


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
