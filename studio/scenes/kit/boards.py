"""Boards: chamfered boxes that know their grain, gathered into one mesh per material."""

import itertools
import math
import random
from dataclasses import dataclass

import bpy
from mathutils import Matrix, Vector

from kit.geometry import link_mesh, turn
from kit.materials import atlas_layout

# Metres of each board in the atlases, and how many boards there are.
ATLAS_LENGTH, ATLAS_ROWS = atlas_layout()
ATLAS_ROW = 0.24
# The end grain of a row: how often it was sawn through, and how deep its picture goes.
ATLAS_ENDS = 8
END_DEPTH = 0.048
# A board keeps this far from the middle of its atlas row, so that it never shows a neighbor.
HALF_ROW = 0.12
AXES = {"x": 0, "y": 1, "z": 2}
SIGNS = (-1, 1)


@dataclass(frozen=True)
class Cut:
    """Where in the atlas a piece was cut: its row, and what is added to the piece's own place
    along and across the grain. Pieces of one cut show one figure; a mirrored one is its leaf's
    back.
    """

    row: int
    along: float = 0.0
    across: float = 0.0
    mirrored: bool = False

    def place(self, along, across):
        """A point's place in the atlas."""
        across = (self.across - across) if self.mirrored else (self.across + across)
        v = (self.row + 0.5 + across / ATLAS_ROW) / ATLAS_ROWS
        return ((along + self.along) / ATLAS_LENGTH, v, 0.0)

    def end(self, along, across, depth):
        """A point's place in the end grain next to it."""
        u, v, _ = self.place(along, across)
        sawn = min(ATLAS_ENDS - 1, max(0, round(u * ATLAS_ENDS)))
        return ((sawn + min(0.99, max(0.0, depth / END_DEPTH))) / ATLAS_ENDS, v)


class _Surface:
    """Vertices and faces of everything that has one material."""

    def __init__(self, material):
        self.material = material
        self.vertices = []
        self.faces = []
        self.grain = []
        self.tint = []
        self.texture = []
        self.end = []
        self.shows_ends = bool(material.get("ends"))

    def add(self, vertex, grain, tint, texture, end=(0, 0, 0)):
        """Appends a vertex and returns its index; end: its place in the end grain, and whether
        it lies there.
        """
        self.vertices.append(vertex)
        self.grain.append(grain)
        self.tint.append(tint)
        self.texture.append(texture)
        self.end.append(end)
        return len(self.vertices) - 1


def _edge_corners(axis, others, signs):
    """The four chamfer vertices along one edge of a box."""
    for sign in SIGNS:
        corner = [0, 0, 0]
        corner[axis] = sign
        for other, other_sign in zip(others, signs):
            corner[other] = other_sign
        yield from ((*corner, other) for other in others)


def _side_corners(axis, others, sign):
    """The four vertices of one side of a box."""
    for signs in itertools.product(SIGNS, repeat=2):
        corner = [0, 0, 0]
        corner[axis] = sign
        for other, other_sign in zip(others, signs):
            corner[other] = other_sign
        yield (*corner, axis)


def _box_faces():
    """Corner keys (three signs and the axis of the side) and outward normal of each face of a
    chamfered box.
    """
    others = {axis: [i for i in range(3) if i != axis] for axis in range(3)}
    for axis, sign in itertools.product(range(3), SIGNS):
        normal = [0, 0, 0]
        normal[axis] = sign
        yield list(_side_corners(axis, others[axis], sign)), normal
    for axis, *signs in itertools.product(range(3), SIGNS, SIGNS):
        normal = [0, 0, 0]
        for other, other_sign in zip(others[axis], signs):
            normal[other] = other_sign
        yield list(_edge_corners(axis, others[axis], signs)), normal
    for signs in itertools.product(SIGNS, repeat=3):
        yield [(*signs, axis) for axis in range(3)], signs


BOX_FACES = list(_box_faces())


class Boards:
    """Collects boards per material; each has its own place in the atlas and a random triple for
    its tint.
    """

    def __init__(self, seed=1):
        self._surfaces = {}
        self.random = random.Random(seed)

    def surface(self, material):
        """The surface that gathers what is made of `material`."""
        return self._surfaces.setdefault(material.name, _Surface(material))

    def random_tint(self):
        """Three numbers that tell one board from another."""
        return (self.random.random(), self.random.random(), self.random.random())

    def box(self, lo, hi, material, bevel=0.0015, grain=None, transform=None, tint=None, cut=None):
        """A board between two corners. Grain runs along an axis, the longest one if none is
        named. Where the material shows end grain, the rings of the upper side go on at the lower
        end, and nearly so at the other one. cut: its place in the atlas, else a random one.
        """
        surface = self.surface(material)
        lo, hi = Vector(lo), Vector(hi)
        centre, half = (lo + hi) / 2, (hi - lo) / 2
        bevel = min(bevel, half.x * 0.45, half.y * 0.45, half.z * 0.45)
        size = [half.x, half.y, half.z]
        along = AXES[grain] if grain else size.index(max(size))
        wide, thick = sorted((i for i in range(3) if i != along), key=lambda i: -size[i])
        tint = tint or self.random_tint()
        grain_offset = self.random.uniform(0, 60)
        row = self.random.randrange(ATLAS_ROWS)
        slack = max(0.0, ATLAS_LENGTH - 2 * size[along])
        start = self.random.uniform(0, slack) + size[along]
        flip = self.random.choice((-1, 1))
        shift = self.random.uniform(-1, 1) * max(0.0, HALF_ROW - size[wide])
        side = 1
        if cut:
            row, flip, start = cut.row, 1, centre[along] + cut.along
            side = -1 if cut.mirrored else 1
            shift = cut.across + side * centre[wide]
        elif surface.shows_ends:
            start = _sawn_start(start, flip * size[along])
        index = {}
        for sx, sy, sz, axis in itertools.product(SIGNS, SIGNS, SIGNS, range(3)):
            corner = [sx * (half.x - bevel), sy * (half.y - bevel), sz * (half.z - bevel)]
            corner[axis] = (sx, sy, sz)[axis] * size[axis]
            local = Vector(corner)
            across = (side * local[wide] + shift + local[thick] * 0.8) / ATLAS_ROW
            world = local + centre
            end = (0, 0, 0)
            if surface.shows_ends:
                place = (local[along] * flip + start) / ATLAS_LENGTH
                cut = min(ATLAS_ENDS - 1, max(0, round(place * ATLAS_ENDS)))
                depth = min(0.99, (size[thick] - local[thick]) / END_DEPTH)
                upper = (side * local[wide] + shift + size[thick] * 0.8) / ATLAS_ROW
                upper = min(0.495, max(-0.495, upper))
                end = ((cut + depth) / ATLAS_ENDS, (row + 0.5 + upper) / ATLAS_ROWS, axis == along)
            index[(sx, sy, sz, axis)] = surface.add(
                tuple(transform @ world if transform else world),
                (local[along] + grain_offset, local[wide], local[thick]),
                tint,
                (
                    (local[along] * flip + start) / ATLAS_LENGTH,
                    (row + 0.5 + across) / ATLAS_ROWS,
                    0.0,
                ),
                end,
            )
        rotation = transform.to_3x3() if transform else None
        for corners, normal in BOX_FACES:
            normal = rotation @ Vector(normal) if rotation else Vector(normal)
            normal.normalize()
            surface.faces.append(_ordered(surface, [index[key] for key in corners], normal))

    def prism(self, low, high, material, tint, texture):
        """Closed body between two polygons; `texture` gives a corner's place in the atlas."""
        surface = self.surface(material)
        first, count = len(surface.vertices), len(low)
        for corner in (*low, *high):
            surface.add(corner, corner, tint, texture(corner))
        surface.faces.append([first + i for i in range(count)][::-1])
        surface.faces.append([first + count + i for i in range(count)])
        for i in range(count):
            j = (i + 1) % count
            surface.faces.append([first + i, first + j, first + count + j, first + count + i])

    def profiled(self, outline, reach, material, place):
        """A length of a milled profile with its end grain, its grain from 0 to `reach` along x.

        outline: corners as (across, depth below the face), counter-clockwise seen from the end;
        place: where it lies, its face up and its width along y.
        """
        surface = self.surface(material)
        tint, row = self.random_tint(), self.random.randrange(ATLAS_ROWS)
        room = int((ATLAS_LENGTH - reach) / ATLAS_LENGTH * ATLAS_ENDS)
        cut = self.random.randrange(min(ATLAS_ENDS, room + 1))

        def vertex(x, corner, at_end):
            across, depth = corner
            face = ((cut / ATLAS_ENDS + x / ATLAS_LENGTH), 0.5 + (across + depth) / ATLAS_ROW)
            sawn = min(ATLAS_ENDS - 1, round((cut / ATLAS_ENDS + x / ATLAS_LENGTH) * ATLAS_ENDS))
            deep = min(0.99, depth / END_DEPTH)
            return surface.add(
                tuple(place @ Vector((x, across, -depth))),
                (x, across, depth),
                tint,
                (face[0], (row + face[1]) / ATLAS_ROWS, 0.0),
                (
                    (sawn + deep) / ATLAS_ENDS,
                    (row + 0.5 + across / ATLAS_ROW) / ATLAS_ROWS,
                    at_end,
                ),
            )

        for x in (0, reach):
            surface.faces.append([vertex(x, corner, 1) for corner in outline])
        for start, end in zip(outline, (*outline[1:], outline[0])):
            sides = (0, start), (reach, start), (reach, end), (0, end)
            surface.faces.append([vertex(x, corner, 0) for x, corner in sides])

    def body(self, faces, material, cut, place, tint=None):
        """A body of flat faces cut from one board of the atlas; faces across the grain show its
        end. Corners are (along, across, depth below the board's face), counter-clockwise seen from
        outside in that frame; place: where the frame lies.
        """
        surface = self.surface(material)
        tint = tint or self.random_tint()
        order = -1 if place.to_3x3().determinant() < 0 else 1
        for face in faces:
            normal = _normal([Vector(corner) for corner in face])
            across_grain = float(abs(normal.x) > 0.7)
            edge = 0.0 if abs(normal.z) > 0.7 else 1.0
            indices = []
            for along, across, depth in face[::order]:
                end = (*cut.end(along, across, depth), across_grain)
                texture = cut.place(along, across + edge * depth)
                point = tuple(place @ Vector((along, across, depth)))
                indices.append(surface.add(point, (along, across, depth), tint, texture, end))
            surface.faces.append(indices)

    def leaf(self, base, direction, up, length, width, material):
        """A folded leaf from `base`, bending down towards its tip."""
        surface = self.surface(material)
        direction = direction.normalized()
        side = direction.cross(up).normalized()
        normal = side.cross(direction)
        first = len(surface.vertices)
        tint = self.random_tint()
        for t, spread in ((0, 0.0), (0.2, 0.7), (0.45, 1.0), (0.75, 0.62), (1, 0)):
            rib = base + direction * length * t - normal * length * 0.25 * t * t
            for sign in (-1, 0, 1):
                fold = normal * abs(sign) * width * 0.12 * spread
                vertex = rib + side * width * 0.5 * spread * sign + fold
                surface.add(tuple(vertex), (0, 0, 0), tint, (0, 0, 0))
        for i in range(4):
            for j in range(2):
                a = first + i * 3 + j
                surface.faces.append([a, a + 1, a + 4, a + 3])

    def flush(self):
        """Turns what was collected into objects."""
        for name, surface in self._surfaces.items():
            mesh = bpy.data.meshes.new(name)
            mesh.from_pydata(surface.vertices, [], surface.faces)
            attributes = [("gc", surface.grain), ("rnd", surface.tint), ("wuv", surface.texture)]
            if surface.shows_ends:
                attributes.append(("end", surface.end))
            for attribute, values in attributes:
                layer = mesh.attributes.new(attribute, "FLOAT_VECTOR", "POINT")
                layer.data.foreach_set("vector", [x for value in values for x in value])
            mesh.materials.append(surface.material)
            link_mesh(name, mesh)
        self._surfaces = {}


def _normal(corners):
    """Direction of a flat face's area, whatever its corners (Newell)."""
    following = corners[1:] + corners[:1]
    return sum((a.cross(b) for a, b in zip(corners, following)), Vector()).normalized()


def _sawn_start(start, reach):
    """Moves a board's middle in its row so that its lower end lies where the row was sawn through;
    reach: from that end to the middle.
    """
    step = ATLAS_LENGTH / ATLAS_ENDS
    cuts = [cut * step + reach for cut in range(ATLAS_ENDS)]
    inside = [c for c in cuts if abs(reach) - 0.001 <= c <= ATLAS_LENGTH - abs(reach) + 0.001]
    return min(inside or [start], key=lambda cut: abs(cut - start))


def _ordered(surface, indices, normal):
    """Vertices of a face counter-clockwise around its normal."""
    points = [Vector(surface.vertices[i]) for i in indices]
    centre = sum(points, Vector()) / len(points)
    u = (points[0] - centre).normalized()
    v = normal.cross(u)
    angles = [math.atan2((p - centre).dot(v), (p - centre).dot(u)) for p in points]
    return [index for _, index in sorted(zip(angles, indices))]


class TurnedBoards:
    """Forwards boxes through a matrix, so that a front drawn facing -y can stand on another
    wall.
    """

    def __init__(self, boards, transform):
        self.boards, self.transform = boards, transform

    def box(self, lo, hi, material, bevel=0.0015, grain=None, transform=None, tint=None):
        """As Boards.box, in the turned frame."""
        transform = self.transform if transform is None else self.transform @ transform
        self.boards.box(lo, hi, material, bevel, grain, transform, tint)


def on_left_wall(boards, x):
    """Local x runs along world y; fronts face +x."""
    return TurnedBoards(boards, Matrix.Translation((x, 0, 0)) @ turn(90, "Z"))


def on_right_wall(boards, x):
    """Local x runs against world y; fronts face -x."""
    return TurnedBoards(boards, Matrix.Translation((x, 0, 0)) @ turn(-90, "Z"))
