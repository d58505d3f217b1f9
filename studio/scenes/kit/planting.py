"""Leaves, twigs and the garden behind the windows."""

import math
import random

import bpy
from mathutils import Vector

from kit.geometry import instance, mesh_object, polygon, tube
from kit.landscape import clipped_hedge, hills, tree
from kit.materials import leaf, paint, plaster

FULL_TURN = 6.28
CLUMPS = 46
STEM = [i / 8 for i in range(9)]
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


class _Leaves:
    """A mesh of broad, smoothly curved leaves."""

    STATIONS = 11
    COLUMNS = (-1, -0.5, 0, 0.5, 1)

    def __init__(self):
        self.vertices, self.faces, self.tints = [], [], []

    def add(self, rng, base, direction, length, width):
        """A leaf from its stalk at `base`: widest before its middle, folded at its rib, its tip
        hanging.
        """
        direction = direction.normalized()
        up = Vector((rng.gauss(0, 0.12), rng.gauss(0, 0.12), 1))
        side = direction.cross(up).normalized()
        normal = side.cross(direction)
        tint = (rng.random(), rng.random(), rng.random())
        droop, fold, first = rng.uniform(0.12, 0.42), rng.uniform(0.10, 0.26), len(self.vertices)
        ripple, phase = rng.uniform(0.0, 0.05), rng.uniform(0, FULL_TURN)
        for i in range(self.STATIONS):
            t = i / (self.STATIONS - 1)
            spread = max(0.012, math.sin(math.pi * t**0.82)) ** 0.8
            rib = base + direction * length * t - normal * length * droop * t * t
            for column in self.COLUMNS:
                lift = abs(column) * fold * spread
                lift += ripple * abs(column) * math.sin(phase + t * 9 + column)
                vertex = rib + side * width * 0.5 * spread * column + normal * width * lift
                self.vertices.append(tuple(vertex))
                self.tints.extend(tint)
        row = len(self.COLUMNS)
        for i in range(self.STATIONS - 1):
            for j in range(row - 1):
                a = first + i * row + j
                self.faces.append((a, a + 1, a + row + 1, a + row))

    def flush(self, name, material):
        """Turns the leaves into an object."""
        item = mesh_object(name, self.vertices, self.faces, material)
        attribute = item.data.attributes.new("rnd", "FLOAT_VECTOR", "POINT")
        attribute.data.foreach_set("vector", self.tints)
        return item


def _tapered(points, radius, tip, material):
    """A stem that thins from `radius` to `tip`."""
    stem = tube("stem", [tuple(point) for point in points], 1.0, material, 3)
    spline = stem.data.splines[0]
    for i, point in enumerate(spline.points):
        point.radius = radius + (tip - radius) * i / (len(points) - 1)
    return stem


def broad_leaved(base, leaves, bark, stems=3, height=1.3, leaf_length=0.22, bare=0.35, seed=3):
    """Stems with large leaves in a spiral, as of a fig; bare: a stem's share without leaves."""
    rng = random.Random(seed)
    base = Vector(base)
    foliage = _Leaves()
    for k in range(stems):
        a = FULL_TURN * k / stems + rng.uniform(-0.5, 0.5)
        reach = height * (1.0 - 0.17 * k) * rng.uniform(0.94, 1.06)
        lean = Vector((math.cos(a), math.sin(a), 0)) * reach * rng.uniform(0.10, 0.22)
        sway = Vector((-math.sin(a), math.cos(a), 0)) * reach * rng.uniform(-0.06, 0.06)
        points = []
        for i in range(13):
            t = i / 12
            bow = sway * math.sin(math.pi * t)
            points.append(base + Vector((0, 0, reach * t)) + lean * t**1.5 + bow)
        _tapered(points, leaf_length * 0.065, leaf_length * 0.022, bark)
        count = max(4, round(reach * (1 - bare) / (leaf_length * 0.21)))
        for i in range(count + 1):
            t = bare + (1 - bare) * i / count
            at_point = t * 12
            j = min(11, int(at_point))
            point = points[j].lerp(points[j + 1], at_point - j)
            turn = a + 2.4 * i + rng.uniform(-0.3, 0.3)
            rise = 0.25 + 1.1 * (i / count) ** 2.2 + rng.uniform(-0.15, 0.15)
            outwards = Vector((math.cos(turn), math.sin(turn), rise))
            size = leaf_length * rng.uniform(0.8, 1.12) * (0.72 if i > count - 2 else 1)
            stalk = point + outwards.normalized() * leaf_length * 0.16
            _tapered([point, stalk], leaf_length * 0.014, leaf_length * 0.010, bark)
            foliage.add(rng, stalk, outwards, size, size * rng.uniform(0.46, 0.56))
    return foliage.flush("broad", leaves)


def blossoming_boughs(base, petals, bark, boughs=3, height=0.9, spread=0.5, flowers=46, seed=2):
    """A few crooked boughs with short spurs, flowers and buds along them, as of a quince."""
    rng = random.Random(seed)
    base = Vector(base)
    blossom = _Leaves()

    def flower(point, outwards):
        size = rng.uniform(0.012, 0.018) * height**0.5
        across = outwards.cross(Vector((0.3, 0.2, 1))).normalized()
        other = outwards.cross(across).normalized()
        opening = rng.choice((0.25, 0.45, 1.6))
        for petal in range(5):
            a = FULL_TURN * petal / 5
            towards = across * math.cos(a) + other * math.sin(a) + outwards * opening
            blossom.add(rng, point, towards, size, size * 0.9)

    def bough(point, direction, length, radius, level):
        points, steps = [point.copy()], 10 if level == 0 else 5
        for i in range(steps):
            bend = 0.26 if i % 2 else 0.10
            jog = Vector((rng.gauss(0, bend), rng.gauss(0, bend), rng.gauss(0.05, bend * 0.5)))
            direction = (direction + jog).normalized()
            point = point + direction * length / steps
            points.append(point.copy())
            if level < 2 and i > 1 and rng.random() < (0.62 if level == 0 else 0.35):
                a = rng.uniform(0, FULL_TURN)
                fork = direction * 0.6 + Vector((math.cos(a), math.sin(a), rng.uniform(-0.1, 0.7)))
                bough(
                    point,
                    fork.normalized(),
                    length * rng.uniform(0.22, 0.42),
                    radius * 0.5,
                    level + 1,
                )
        _tapered(points, radius, radius * 0.35, bark)
        for _ in range(flowers // (1 if level else 3) // 4):
            place = rng.uniform(0.35, 1) * (len(points) - 1)
            j = min(len(points) - 2, int(place))
            spot = points[j].lerp(points[j + 1], place - j)
            outwards = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.5, 0.8))).normalized()
            flower(spot + outwards * radius * 0.8, outwards)

    for k in range(boughs):
        a = FULL_TURN * k / boughs + rng.uniform(-0.4, 0.4) + 0.5
        outwards = Vector((math.cos(a) * spread, math.sin(a) * spread, 1)).normalized()
        bough(base.copy(), outwards, height * (1.0, 0.8, 0.62, 0.9)[k % 4], 0.0075 * height, 0)
    return blossom.flush("blossom", petals)


def crown(name, material, seed=1, leaves=5200, leaf_length=0.10, radius=1.2, height=1.6, core=1.0):
    """Mesh of a dense bush: clumps, each a dark lump within a shell of leaves that hides it.

    The lumps leave no pinholes of sky; core=0 leaves them out.
    """
    rng = random.Random(seed)
    vertices, faces, tints, clumps = [], [], [], []
    for _ in range(CLUMPS):
        a, t, k = rng.uniform(0, 6.283), rng.uniform(-1, 1), rng.uniform(0.55, 1.0)
        wide = radius * k * math.sqrt(1 - t * t)
        clumps.append((wide * math.cos(a), wide * math.sin(a), height * k * t))
    size = 0.22 * radius * (core or 0.8)
    for i in range(int(leaves * 3.2)):
        centre = clumps[i % CLUMPS]
        out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.1, 1))).normalized()
        reach = size * (0.9 + 0.95 * rng.random() ** 1.6)
        base = Vector(
            (
                centre[0] + out.x * reach,
                centre[1] + out.y * reach,
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
            x, y = centre[0] + out.x * size, centre[1] + out.y * size
            vertices.append((x, y, centre[2] + out.z * size))
            tints.extend((0.5, 0.6, rng.uniform(0.0, 0.06)))
        faces.extend((first + i, first + j, first + k) for i, j, k in ICOSAHEDRON_FACES)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.attributes.new("rnd", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", tints)
    mesh.materials.append(material)
    return mesh


class Plot:
    """The ground beyond a window plane at x or y = edge."""

    def __init__(self, edge, direction, axis):
        self.edge, self.direction, self.axis = edge, direction, axis
        self.across = math.pi / 2 if axis == "x" else 0

    def place(self, distance, along, z):
        """A point by its distance from the window and its place along it."""
        away = self.edge + self.direction * distance
        return (away, along, z) if self.axis == "x" else (along, away, z)

    def strip(self, name, near, far, first, last, z, material):
        """A horizontal rectangle."""
        corners = ((near, first), (far, first), (far, last), (near, last))
        polygon(name, [self.place(*corner, z) for corner in corners], material)

    def plant(self, meshes, rng, distance, along, z, scale):
        """One of the meshes, turned by chance."""
        mesh = meshes[rng.randrange(len(meshes))]
        instance(mesh, self.place(distance, along, z), rng.uniform(0, FULL_TURN), scale)

    def drifts(self, rng, start, end, origin, rows, z=-0.25):
        """Rows of tall grass; each a distance from `origin`, a spacing and a scale."""
        straw, sedge = leaf("straw", "#b09a62"), leaf("sedge", "#84894f")
        tussocks = [_tussock(f"tu{i}", (straw, sedge, straw)[i], rng) for i in range(3)]
        for distance, spacing, scale in rows:
            along = start
            while along < end:
                away = origin + distance + rng.uniform(-0.4, 0.4) * min(1, spacing)
                self.plant(tussocks, rng, away, along, z, scale * rng.uniform(0.8, 1.2))
                along += spacing * rng.uniform(0.6, 1.4)


def _tussock(name, material, rng, blades=240, height=0.8):
    """Mesh of a clump of grass: arching blades from one root."""
    vertices, faces, tints = [], [], []
    for _ in range(blades):
        a, reach = rng.uniform(0, FULL_TURN), rng.uniform(0.15, 0.75) * height
        tall = height * rng.uniform(0.6, 1.1)
        out, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        first, tint = len(vertices), (rng.random(), rng.random(), rng.random())
        root = Vector((rng.gauss(0, 0.05), rng.gauss(0, 0.05), 0))
        for t, width in ((0, 0.006), (0.4, 0.0065), (0.75, 0.004), (1, 0.0008)):
            lift = tall * (1.5 * t - 0.5 * t**3)
            spine = root + out * reach * t**1.8 + Vector((0, 0, lift))
            for sign in (-1, 1):
                vertices.append(tuple(spine + side * width * sign))
                tints.extend(tint)
        for i in range(3):
            a0 = first + 2 * i
            faces.append((a0, a0 + 1, a0 + 3, a0 + 2))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.attributes.new("rnd", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", tints)
    mesh.materials.append(material)
    return mesh


def meadow(edge, direction=1, seed=4, start=-8, end=30, axis="x", deck_width=3.2, deck="#b3a58f"):
    """Deck, drifts of tall grass, birches of several pale stems, wooded hills."""
    rng = random.Random(seed)
    plot = Plot(edge, direction, axis)
    plot.strip("deck", 0.13, deck_width, start - 6, end + 6, 0.003, paint("deck", deck, 0.8))
    plot.strip("field", deck_width, 170, -140, 150, -0.25, paint("field", "#8c8a58", 0.95))
    plot.drifts(
        rng,
        start,
        end,
        deck_width,
        (
            (0.6, 0.42, 0.8),
            (1.3, 0.5, 1.0),
            (2.3, 0.6, 1.15),
            (3.6, 0.8, 1.25),
            (5.5, 1.0, 1.3),
            (8.0, 1.4, 1.4),
        ),
    )
    birch, bark = leaf("birch", "#9aa05a"), plaster("birchbark", "#cfc8ba", 0.25, 9)
    shape = {"height": 6.4, "spread": 0.16, "leaf_length": 0.055, "boughs": (10, 4, 4), "bare": 0.3}
    birches = [tree(f"bi{i}", birch, bark, seed + i, stems=2 + i % 2, **shape) for i in range(3)]
    for near, far, spacing in ((3.5, 8.5, 3.4), (14, 26, 3.0), (28, 46, 3.6)):
        along = start - near + rng.uniform(0, 2)
        while along < end + near:
            away = deck_width + rng.uniform(near, far)
            plot.plant(birches, rng, away, along, -0.3, rng.uniform(0.85, 1.15))
            along += spacing * rng.uniform(0.7, 1.5)
    hills(plot.place, seed)


def walled_garden(
    edge, direction=1, seed=4, start=-8, end=30, axis="x", deck_width=3.2, deck="#b9ad9a"
):
    """Gravel, grasses and light trees of several stems before a plaster wall; nothing beyond it
    but hills.
    """
    rng = random.Random(seed)
    plot = Plot(edge, direction, axis)
    far, top = deck_width + 4.6, 2.05
    plot.strip("deck", 0.13, deck_width, start - 6, end + 6, 0.003, paint("deck", deck, 0.8))
    gravel = plaster("gravel", "#a89d88", 0.25, 22, 3)
    plot.strip("gravel", deck_width, far, start - 6, end + 6, -0.06, gravel)
    plot.strip("beyond", far + 0.3, 170, -140, 150, -0.3, paint("beyond", "#7f8459", 0.95))
    render, coping = plaster("gwall", "#bda98a", 0.14, 0.7, 1.6), paint("cope", "#a1947f", 0.8)
    outer = start - 6, end + 6
    for name, low, high, near, depth, material in (
        ("gwall", -0.3, top, far, 0.3, render),
        ("cope", top, top + 0.07, far - 0.05, 0.4, coping),
    ):
        corners = [plot.place(near, along, z) for z in (low, high) for along in outer]
        corners += [plot.place(near + depth, along, z) for z in (low, high) for along in outer]
        sides = ((0, 1, 3, 2), (2, 3, 7, 6), (4, 5, 7, 6), (0, 2, 6, 4), (1, 3, 7, 5))
        mesh_object(name, corners, sides, material, smooth=False)
    green, bark = leaf("amelanchier", "#7f8a4a"), paint("greybark", "#6f665a", 0.85)
    shape = {"height": 4.2, "spread": 0.30, "leaf_length": 0.06, "leafage": 7}
    trees = [tree(f"am{i}", green, bark, seed + i, stems=3 + i % 2, **shape) for i in range(3)]
    along = start + rng.uniform(0, 1.5)
    while along < end:
        away = far - rng.uniform(1.1, 1.9)
        plot.plant(trees, rng, away, along, -0.08, rng.uniform(0.85, 1.1))
        along += rng.uniform(2.4, 4.2)
    rows = ((far - deck_width - 0.45, 0.55, 0.75), (far - deck_width - 1.0, 0.9, 0.6))
    plot.drifts(rng, start, end, deck_width, (*rows, (1.2, 2.6, 0.55)), -0.06)
    hills(plot.place, seed, foot=0)


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
    """Garden beyond a window plane at x or y = edge: deck, lawn, clipped hedge, trees on the lawn
    behind it, hills.
    """
    rng = random.Random(seed)
    bark = paint("trunk", "#5f5346", 0.85)
    plot = Plot(edge, direction, axis)
    plot.strip("lawn", deck_width, 170, -140, 150, -0.30, paint("lawn", "#6f7a48", 0.9))
    plot.strip("deck", 0.13, deck_width, start - 6, end + 6, 0.003, paint("deck", deck, 0.8))
    if hedge:
        core = paint("hedgecore", "#2c3320", 0.9)
        yew = leaf("hedge", "#66743f")
        hedges = [clipped_hedge(f"he{i}", yew, core, seed + 9 + i) for i in range(2)]
        along = start - 4
        while along < end + 4:
            location = plot.place(hedge_distance, along, -0.3)
            turn = plot.across + (math.pi if rng.random() < 0.5 else 0)
            instance(hedges[rng.randrange(2)], location, turn)
            along += 1.58
    green = leaf("tree", tone)
    shape = {"height": 6.0, "leaf_length": 0.07, "leafage": 7, "boughs": (9, 5, 4)}
    trees = [tree(f"cr{i}", green, bark, seed + i, stems=1 + 2 * i, **shape) for i in range(2)]
    for near, far, spacing in ((2.5, 6, 3.6), (8, 18, 3.4), (20, 44, 3.8)):
        along = start - near
        while along < end + near:
            away = hedge_distance + rng.uniform(near, far)
            plot.plant(trees, rng, away, along, -0.3, rng.uniform(0.8, 1.25))
            along += spacing * rng.uniform(0.7, 1.4)
    hills(plot.place, seed)
