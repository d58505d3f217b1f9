"""What grows and lies beyond a window: trees of stems, boughs, twigs and single leaves, clipped
hedges, water, and hills along the horizon.
"""

import math
import random

import bpy
from mathutils import Vector

from kit.geometry import mesh_object, polygon
from kit.materials import linear, new_material
from kit.nodes import NodeGraph

FULL_TURN = 6.28
GOLDEN_ANGLE = 2.4
SIDES = 5
# From stem to twig: pieces of a limb, how it bends, how it turns upwards, how many limbs it bears,
# where the first one stands, and how long and thick they are beside it.
PIECES = (9, 6, 4, 3)
BEND = (0.045, 0.11, 0.16, 0.20)
RISE = (0.03, 0.06, 0.04, 0.0)
FIRST = (0.34, 0.24, 0.18)
LENGTH = (0.60, 0.52, 0.50)
THICKNESS = (0.58, 0.55, 0.6)
TWIG = 3


class _Plant:
    """A mesh of bark and leaves; each leaf knows three random numbers, as boards do."""

    def __init__(self, rng):
        self.rng = rng
        self.vertices, self.faces, self.tints, self.kinds = [], [], [], []

    def limb(self, points, radii):
        """Rings of vertices along a limb that thins."""
        first = len(self.vertices)
        for i, (point, radius) in enumerate(zip(points, radii)):
            ahead = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
            across = ahead.cross(Vector((0.31, 0.17, 0.93))).normalized()
            other = ahead.cross(across).normalized()
            for side in range(SIDES):
                a = FULL_TURN * side / SIDES
                vertex = point + (across * math.cos(a) + other * math.sin(a)) * radius
                self.vertices.append(tuple(vertex))
                self.tints.extend((0.5, 0.5, 0.5))
        for i in range(len(points) - 1):
            for side in range(SIDES):
                a, b = first + i * SIDES + side, first + i * SIDES + (side + 1) % SIDES
                self.faces.append((a, b, b + SIDES, a + SIDES))
                self.kinds.append(1)

    def leaf(self, base, towards, length, shade=1.0):
        """A pointed oval in one plane, its face towards the sky more often than not."""
        rng = self.rng
        towards = towards.normalized()
        up = Vector((rng.gauss(0, 0.6), rng.gauss(0, 0.6), 1))
        side = towards.cross(up).normalized() * length * 0.24
        first, tint = len(self.vertices), (rng.random(), rng.random(), rng.random() * shade)
        for along, across in ((0, 0), (0.34, 1), (0.70, 0.75), (1, 0), (0.70, -0.75), (0.34, -1)):
            self.vertices.append(tuple(base + towards * length * along + side * across))
            self.tints.extend(tint)
        self.faces.append(tuple(range(first, first + 6)))
        self.kinds.append(0)

    def mesh(self, name, leaves, bark):
        """The mesh, to be instanced."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.vertices, [], self.faces)
        mesh.attributes.new("rnd", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", self.tints)
        mesh.materials.append(leaves)
        mesh.materials.append(bark)
        mesh.polygons.foreach_set("material_index", self.kinds)
        return mesh


def tree(
    name,
    leaves,
    bark,
    seed=1,
    height=4.5,
    stems=3,
    spread=0.30,
    leaf_length=0.065,
    leafage=6,
    boughs=(8, 5, 4),
    bare=FIRST[0],
    girth=0.0125,
):
    """Mesh of a tree of one or more stems from one root, with an open crown.

    spread: how far the stems lean apart; leafage: leaves of a twig, 0 in winter; boughs: how many
    limbs stem, bough and branch bear; bare: the share of a stem below its first bough; girth: its
    radius as a share of the height.
    """
    rng = random.Random(seed)
    plant = _Plant(rng)

    def grow(point, direction, length, radius, level):
        count = PIECES[level]
        points = [point]
        for _ in range(count):
            bend = BEND[level]
            jog = Vector((rng.gauss(0, bend), rng.gauss(0, bend), rng.gauss(RISE[level], bend / 2)))
            direction = (direction + jog).normalized()
            points.append(points[-1] + direction * length / count)
        radii = [radius * (1 - 0.68 * i / count) for i in range(count + 1)]
        plant.limb(points, radii)
        if level == TWIG:
            for _ in range(leafage):
                t = rng.uniform(0.2, 1) * count
                j = min(count - 1, int(t))
                spot = points[j].lerp(points[j + 1], t - j)
                hang = Vector((rng.gauss(0, 0.7), rng.gauss(0, 0.7), rng.gauss(-0.2, 0.5)))
                plant.leaf(spot, direction * 0.6 + hang, leaf_length * rng.uniform(0.6, 1.15))
            return
        spin, first = rng.uniform(0, FULL_TURN), bare if level == 0 else FIRST[level]
        for k in range(boughs[level]):
            t = (first + (1 - first) * (k + 0.75) / boughs[level]) * count
            j = min(count - 1, int(t))
            start = points[j].lerp(points[j + 1], t - j)
            ahead = (points[j + 1] - points[j]).normalized()
            across = ahead.cross(Vector((0.2, 0.3, 1))).normalized()
            other = ahead.cross(across)
            a, lean = spin + GOLDEN_ANGLE * k, math.radians(rng.uniform(34, 62))
            out = across * math.cos(a) + other * math.sin(a)
            towards = ahead * math.cos(lean) + out * math.sin(lean)
            reach = length * LENGTH[level] * (1.25 - 0.8 * t / count) * rng.uniform(0.75, 1.2)
            grow(start, towards, reach, radii[j] * THICKNESS[level], level + 1)

    for k in range(stems):
        a = FULL_TURN * k / stems + rng.uniform(-0.4, 0.4)
        lean = spread * rng.uniform(0.6, 1.2) if stems > 1 else 0.05
        away = Vector((math.cos(a) * lean, math.sin(a) * lean, 1)).normalized()
        root = Vector((math.cos(a), math.sin(a), 0)) * (0.012 * height if stems > 1 else 0)
        tall = height * rng.uniform(0.82, 1.0)
        grow(root, away, tall, girth * height * (0.75 if stems > 1 else 1.0), 0)
    return plant.mesh(name, leaves, bark)


def clipped_hedge(name, leaves, core, seed=1, length=1.6, height=1.2, depth=0.55, leaf_length=0.04):
    """Mesh of a length of hedge along x, from the ground up: shears have cut it flat, and behind
    its leaves it is dark.
    """
    rng = random.Random(seed)
    plant = _Plant(rng)
    sides = ((length * height, 1), (length * height, -1), (length * depth, 0))
    for area, facing in sides:
        for _ in range(int(area * 5200)):
            x, deep = rng.uniform(-length / 2, length / 2), rng.random() ** 1.8 * 0.09
            if facing:
                y, z = facing * (depth / 2 - deep), rng.uniform(0, height)
                out = Vector((0, facing, 0))
            else:
                y, z, out = rng.uniform(-depth / 2, depth / 2), height - deep, Vector((0, 0, 1))
            jog = Vector((rng.gauss(0, 0.8), rng.gauss(0, 0.8), rng.gauss(0.1, 0.8)))
            spot, size = Vector((x, y, z)), leaf_length * rng.uniform(0.6, 1.2)
            plant.leaf(spot, out * 0.7 + jog, size, 1 - deep / 0.1)
    first, w, d, h = len(plant.vertices), length / 2, depth / 2 - 0.07, height - 0.07
    for z in (0, h):
        for x, y in ((-w, -d), (w, -d), (w, d), (-w, d)):
            plant.vertices.append((x, y, z))
            plant.tints.extend((0.5, 0.5, 0))
    for face in ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)):
        plant.faces.append(tuple(first + corner for corner in face))
        plant.kinds.append(1)
    return plant.mesh(name, leaves, core)


def _distant(name, colour, haze, share, mottle=0.02):
    """Woods on a slope, so far away that the air veils their colour."""
    material = new_material(name)
    material.cycles.sample_as_light = False
    graph = NodeGraph(material)
    position = graph.node("ShaderNodeNewGeometry").outputs["Position"]
    clumps = graph.noise(position, mottle, 5, 0.65)
    base = linear(colour)
    dark = tuple(0.55 * channel for channel in base)
    front = graph.node("ShaderNodeBsdfDiffuse")
    graph.link(graph.mix(graph.map_range(clumps, 0.35, 0.65, 0, 1), dark, base), front.inputs[0])
    veil = graph.shader("ShaderNodeEmission", linear(haze[0]))
    veil.inputs[1].default_value = haze[1]
    graph.surface(graph.mix_shaders(share, front.outputs[0], veil.outputs[0]))
    return material


def hills(
    place,
    seed=3,
    haze=("#b9c6d2", 0.5),
    foot=-0.4,
    ridges=((160, 9, 0.30), (330, 24, 0.55), (700, 60, 0.78)),
    colour="#5f6b48",
    pointed=0.0,
    width=2.2,
    taper=0.0,
):
    """Ridges of wooded hills, each paler than the one before it.

    place: maps (distance, along, height) to a point; haze: colour and glow of the air; ridges:
    distance, height and share of air; pointed: how far the tips of conifers stand up, in metres;
    taper: the share of the width over which a headland falls to the water at either end.
    """
    rng = random.Random(seed)
    for k, (distance, height, share) in enumerate(ridges):
        material = _distant(f"hill{k}", colour, haze, share, 6 / distance)
        phases = [rng.uniform(0, FULL_TURN) for _ in range(5)]
        step = max(0.6, distance / (420 if pointed else 160))
        count = int(distance * width / step)
        crest = []
        for i in range(count + 1):
            along = -distance * width / 2 + i * step
            wave = sum(
                math.sin(along / distance * (2.2 + 2.7 * n) + phases[n]) / (1 + 1.3 * n)
                for n in range(5)
            )
            rise = height * (0.62 + 0.22 * wave) + rng.uniform(0, 0.02) * height
            if taper:
                rise *= min(1.0, min(i, count - i) / count / taper) ** 1.3
            if pointed:
                rise += pointed * (rng.random() ** 1.5 if i % 2 else 0.0)
            crest.append((along, rise))
        # The slope leans back, so that it takes light as a hillside does.
        low = [place(distance, along, foot) for along, _ in crest]
        high = [place(distance + rise * 0.8, along, foot + rise) for along, rise in crest]
        row = len(crest)
        faces = [(i, i + 1, row + i + 1, row + i) for i in range(count)]
        mesh_object(f"hill{k}", [*low, *high], faces, material, smooth=not pointed)


def water(name, place, near, far, half, z, colour="#4d5f66", ripple=0.06):
    """A sheet of water from near to far that mirrors the sky."""
    material = new_material(name)
    graph = NodeGraph(material)
    axes = graph.separate(graph.node("ShaderNodeNewGeometry").outputs["Position"])
    waves = graph.noise(graph.combine(*(graph.multiply(axis, 1.0) for axis in axes)), 1.6, 4, 0.55)
    normal = graph.bump(waves, ripple, 0.35)
    graph.principled(linear(colour), 0.06, normal, specular=0.6)
    corners = ((near, -half), (far, -half), (far, half), (near, half))
    return polygon(name, [place(*corner, z) for corner in corners], material)
