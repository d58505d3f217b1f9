"""Leaves, twigs and the garden behind the windows."""

import math
import random

import bpy
from mathutils import Vector

from kit.geometry import instance, polygon, tube
from kit.materials import leaf, paint

FULL_TURN = 6.28
CLUMPS = 46
GOLDEN_RATIO = (1 + 5**0.5) / 2
ICOSAHEDRON = [
    Vector(corner).normalized()
    for corner in (
        (-1, GOLDEN_RATIO, 0),
        (1, GOLDEN_RATIO, 0),
        (-1, -GOLDEN_RATIO, 0),
        (1, -GOLDEN_RATIO, 0),
        (0, -1, GOLDEN_RATIO),
        (0, 1, GOLDEN_RATIO),
        (0, -1, -GOLDEN_RATIO),
        (0, 1, -GOLDEN_RATIO),
        (GOLDEN_RATIO, 0, -1),
        (GOLDEN_RATIO, 0, 1),
        (-GOLDEN_RATIO, 0, -1),
        (-GOLDEN_RATIO, 0, 1),
    )
]
# fmt: off
ICOSAHEDRON_FACES = (
    (0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11),
    (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8),
    (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9),
    (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1),
)
# fmt: on


def branches(
    boards,
    base,
    leaves,
    twig,
    count=5,
    height=0.9,
    spread=0.35,
    leaf_length=0.075,
    leaf_width=0.028,
    seed=2,
    density=26,
):
    """Branches that rise from a vase; `leaves` and `twig` are materials, density: leaves of a
    branch.
    """
    rng = random.Random(seed)
    base = Vector(base)
    steps = 9

    def jitter(across, up, rise):
        return Vector((rng.gauss(0, across), rng.gauss(0, across), rng.gauss(rise, up)))

    def grow(point, direction, length, level):
        points = [point.copy()]
        for i in range(steps):
            direction = (direction + jitter(0.10, 0.06, 0.02)).normalized()
            point = point + direction * length / steps
            points.append(point.copy())
            if level < 2 and i > 2 and rng.random() < 0.45:
                x, y = rng.gauss(0, 0.6), rng.gauss(0, 0.6)
                fork = direction + Vector((x, y, rng.uniform(-0.1, 0.5)))
                grow(point, fork.normalized(), length * 0.42, level + 1)
            if i > 1:
                for _ in range(max(1, density // 12)):
                    towards = (direction * 0.5 + jitter(0.7, 0.4, 0.1)).normalized()
                    up = Vector((rng.gauss(0, 0.3), rng.gauss(0, 0.3), 1))
                    size = leaf_length * rng.uniform(0.6, 1.2), leaf_width * rng.uniform(0.7, 1.2)
                    boards.leaf(point, towards, up, *size, leaves)
        radius = 0.0035 if level == 0 else 0.0016
        tube("twig", [tuple(p) for p in points], radius, twig, 2)

    for _ in range(count):
        a = rng.uniform(0, FULL_TURN)
        outwards = Vector((math.cos(a) * spread, math.sin(a) * spread, 1)).normalized()
        grow(base.copy(), outwards, height * rng.uniform(0.7, 1.1), 0)


def _clumps(rng, radius, height, flat):
    """Centres of the clumps of a crown, or of a length of hedge."""
    centres = []
    for _ in range(CLUMPS):
        a, t, k = rng.uniform(0, 6.283), rng.uniform(-1, 1), rng.uniform(0.55, 1.0)
        if flat:
            x, y = rng.uniform(-radius, radius), rng.uniform(-0.35, 0.35)
            centres.append((x, y, rng.uniform(-0.05, 1.0) * height))
        else:
            x = radius * k * math.cos(a) * math.sqrt(1 - t * t)
            y = radius * k * math.sin(a) * math.sqrt(1 - t * t)
            centres.append((x, y, height * k * t))
    return centres


def crown(
    name,
    material,
    seed=1,
    leaves=5200,
    leaf_length=0.10,
    radius=1.2,
    height=1.6,
    flat=False,
    core=1.0,
):
    """Mesh of foliage: clumps, each a dark lump within a shell of leaves that hides it.

    The lumps leave no pinholes of sky; core=0 leaves them out. flat makes a length of hedge.
    """
    rng = random.Random(seed)
    vertices, faces, tints = [], [], []
    clumps = _clumps(rng, radius, height, flat)
    size = (0.22 * radius if not flat else 0.20) * (core or 0.8)
    squash = 0.8 if flat else 1.0
    for i in range(int(leaves * 3.2)):
        centre = clumps[i % CLUMPS]
        out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.1, 1))).normalized()
        reach = size * (0.9 + 0.95 * rng.random() ** 1.6)
        base = Vector(
            (
                centre[0] + out.x * reach,
                centre[1] + out.y * reach * squash,
                centre[2] + out.z * reach,
            )
        )
        droop = Vector((rng.gauss(0, 0.6), rng.gauss(0, 0.6), rng.gauss(-0.25, 0.5)))
        towards = (out * 0.8 + droop).normalized()
        up = Vector((rng.gauss(0, 0.5), rng.gauss(0, 0.5), 1))
        side = towards.cross(up).normalized()
        length = leaf_length * rng.uniform(0.55, 1.2)
        width = length * 0.27
        first = len(vertices)
        hue, saturation = rng.random(), rng.random()
        value = (reach / size - 0.9) / 0.95 * 0.8 + rng.uniform(-0.15, 0.35)
        tint = (hue, saturation, min(1.0, max(0.0, value)))
        middle = base + towards * length * 0.45
        for corner in (base, middle + side * width, base + towards * length, middle - side * width):
            vertices.append(tuple(corner))
            tints.extend(tint)
        faces.append((first, first + 1, first + 2, first + 3))
    for centre in clumps if core else ():
        first = len(vertices)
        for out in ICOSAHEDRON:
            x, y = centre[0] + out.x * size, centre[1] + out.y * size * squash
            vertices.append((x, y, centre[2] + out.z * size))
            tints.extend((0.5, 0.6, rng.uniform(0.0, 0.06)))
        faces.extend((first + i, first + j, first + k) for i, j, k in ICOSAHEDRON_FACES)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.attributes.new("rnd", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", tints)
    mesh.materials.append(material)
    return mesh


def garden(
    edge,
    direction=1,
    seed=4,
    start=-8,
    end=48,
    axis="x",
    hedge_distance=6.5,
    tone="#87965a",
    deck="#b3a58f",
    hedge=True,
    deck_width=3.2,
):
    """Garden beyond a window plane at x or y = edge: deck, lawn, clipped hedge, two rows of
    trees.
    """
    rng = random.Random(seed)
    foliage = (leaf("hedge", tone), leaf("hedge2", "#9aa168"))
    grass = paint("lawn", "#7c8554", 0.9)
    decking = paint("deck", deck, 0.8)
    bark = paint("trunk", "#6a5a48", 0.8)

    def place(distance, along, z):
        away = edge + direction * distance
        return (away, along, z) if axis == "x" else (along, away, z)

    def strip(name, near, far, first, last, z, material):
        corners = ((near, first), (far, first), (far, last), (near, last))
        polygon(name, [place(*corner, z) for corner in corners], material)

    strip("lawn", deck_width, 70, -40, 50, -0.30, grass)
    strip("deck", 0.13, deck_width, start - 6, end + 6, 0.003, decking)
    trees = [crown(f"cr{i}", foliage[i % 2], seed + i, 5600, 0.13, 1.35, 1.75) for i in range(3)]
    hedges = [
        crown(f"he{i}", foliage[0], seed + 9 + i, 6000, 0.085, 0.9, 1.05, True) for i in range(2)
    ]
    along = start
    while along < end:
        if hedge:
            mesh = hedges[rng.randrange(2)]
            location = place(hedge_distance + rng.uniform(-0.05, 0.05), along, -0.25)
            turn = (math.pi / 2 if axis == "x" else 0) + (math.pi if rng.random() < 0.5 else 0)
            instance(mesh, location, turn, rng.uniform(0.95, 1.08))
        along += 1.25
    rows = (
        (hedge_distance + 3, hedge_distance + 6, 2.7),
        (hedge_distance + 9, hedge_distance + 16, 2.3),
    )
    for row, (near, far, spacing) in enumerate(rows):
        along = start - 2
        while along < end + 6:
            size = rng.uniform(0.9, 1.5) * (1 + 0.35 * row)
            distance, shift = rng.uniform(near, far), rng.uniform(-0.6, 0.6)
            location = place(distance, along + shift, rng.uniform(1.6, 2.7) * size**0.5)
            mesh, turn = trees[rng.randrange(3)], rng.uniform(0, FULL_TURN)
            instance(mesh, location, turn, (size, size, size * rng.uniform(0.85, 1.25)))
            x, y, z = location
            tube("tk", [(x, y, -0.3), (x + 0.05, y, z)], 0.07 * size, bark, 2)
            along += spacing * rng.uniform(0.8, 1.3)
