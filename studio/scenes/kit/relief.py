"""Surfaces whose relief is real, for a lamp that rakes: heights over a grid, and torn fibres."""

import math

import bpy
from mathutils import Vector

from kit.boards import ATLAS_LENGTH, ATLAS_ROW, ATLAS_ROWS
from kit.geometry import link_mesh


def steps(start, end, size):
    """Evenly spaced places from `start` to `end`, about `size` apart."""
    count = max(1, round((end - start) / size))
    return [start + (end - start) * i / count for i in range(count + 1)]


def relief(name, rows, material, attributes, closed=False):
    """A smooth surface through rows of points, its upper side towards the viewer for whom rows go
    up and points go right.

    attributes: what the material reads at each point, by name, as lists of triples row by row;
    closed: whether the last point of a row is followed by its first.
    """
    columns = len(rows[0])
    faces = []
    for first in range(0, (len(rows) - 1) * columns, columns):
        for i in range(columns if closed else columns - 1):
            a, b = first + i, first + (i + 1) % columns
            faces.append((a, b, b + columns, a + columns))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([point for row in rows for point in row], [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    for attribute, values in attributes.items():
        layer = mesh.attributes.new(attribute, "FLOAT_VECTOR", "POINT")
        layer.data.foreach_set("vector", [number for value in values for number in value])
    mesh.materials.append(material)
    return link_mesh(name, mesh)


def board_attributes(xs, ys, tint, row=0, start=0.0, middle=0.0):
    """What `wood` reads on a grid that is the face of one board of the atlas, its grain along x.

    row: which board; start: where it begins there, in metres; middle: the y of its middle.
    """
    grain, places = [], []
    for y in ys:
        across = (row + 0.5 + (y - middle) / ATLAS_ROW) / ATLAS_ROWS
        for x in xs:
            grain.append((x, y, 0.0))
            places.append(((start + x - xs[0]) / ATLAS_LENGTH, across, 0.0))
    return {"gc": grain, "wuv": places, "rnd": [tint] * len(grain)}


def hairs(name, roots, material, rng, place, longest=0.005, width=0.00008):
    """Torn fibres: thin curved slivers along x that a saw has lifted at their roots."""
    vertices, faces = [], []
    for root in roots:
        length = longest * rng.uniform(0.2, 1) ** 1.6
        heading = rng.choice((0, math.pi)) + rng.gauss(0, 0.45)
        lift, curl = abs(rng.gauss(0.25, 0.35)), rng.gauss(0, 0.7)
        half = width / 2 * rng.uniform(0.5, 1.3)
        point, count = Vector(root), 5
        first = len(vertices)
        for step in range(count + 1):
            turned = heading + curl * step / count
            ahead = Vector((math.cos(turned), math.sin(turned), 0))
            side = Vector((-ahead.y, ahead.x, 0.5)) * half * (1 - 0.85 * step / count)
            vertices += [place @ (point - side), place @ (point + side)]
            point = point + (ahead + Vector((0, 0, lift * (1 - step / count)))) * length / count
        for step in range(count):
            a = first + 2 * step
            faces.append((a, a + 1, a + 3, a + 2))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    return link_mesh(name, mesh)
