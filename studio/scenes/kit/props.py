"""Three sets of what stands about a room, so that two rooms that are seen together share neither
vase nor chair nor garden nor painting. The setting `props` names the set: olive, fig or quince.
"""

import math

from kit.furniture import easy_chair, lounge_chair, sled_chair
from kit.geometry import lathe, mesh_object
from kit.materials import fabric, finish, leaf, metal, paint, plaster
from kit.objects import vase, VASES
from kit.planting import (
    blossoming_boughs,
    branches,
    broad_leaved,
    garden,
    meadow,
    walled_garden,
)

TUB = [(0, 0), (0.19, 0), (0.205, 0.012), (0.235, 0.34), (0.24, 0.36), (0.226, 0.362)]


class _Set:
    """What all sets share; `place` in `painting` is the wall's plane, its local -y towards the
    room.
    """

    def __init__(self, boards, palette):
        self.boards, self.palette = boards, palette
        self.twig = paint("twig", "#5a4a38", 0.7)

    def _mount(self, place, width, height, edge, material, paper):
        """A frame of four pieces around a sheet; returns half the sheet's width and height."""
        w, h = width / 2, height / 2
        for lo, hi, grain in (
            ((-w, -0.024, -h), (-w + edge, 0.01, h), "z"),
            ((w - edge, -0.024, -h), (w, 0.01, h), "z"),
            ((-w + edge, -0.024, h - edge), (w - edge, 0.01, h), "x"),
            ((-w + edge, -0.024, -h), (w - edge, 0.01, -h + edge), "x"),
        ):
            self.boards.box(lo, hi, material, 0.0015, grain, transform=place)
        w, h = w - edge, h - edge
        self.boards.box((-w, -0.012, -h), (w, 0, h), paper, 0.0005, transform=place)
        return w, h


class Olive(_Set):
    """Olive twigs in a bottle, tub chair, clipped hedge, two rectangles."""

    def table_plant(self, x, y, z, scale=1.0, seed=8):
        """A vase for a table; about 0.3 m high without its plant at scale 1."""
        vase(x, y, z, self.palette.dark_clay, scale, 0)
        base, olive = (x, y, z + 0.28 * scale), leaf("olive", "#7f8a5c")
        size = 0.62 * scale, 0.42, 0.065, 0.02
        branches(self.boards, base, olive, self.twig, 6, *size, seed, 30)

    def floor_plant(self, x, y, seed=4):
        """A vase or tub for the floor, about a man high with its plant."""
        vase(x, y, 0, self.palette.dark_clay, 2.0, 0)
        base, olive = (x, y, 0.56), leaf("olive3", "#76815a")
        branches(self.boards, base, olive, self.twig, 7, 1.2, 0.32, 0.08, 0.024, seed, 34)

    def chair(self, x, y, turn, cloth="#d8cfc0", wood="walnut"):
        """An armchair; wood names the species of a frame, where the set's chair has one."""
        lounge_chair(x, y, turn, fabric("chair", cloth, 1.5, bump=1.4), self.palette.black)

    def garden(self, edge, **settings):
        """What is seen through a window at `edge`."""
        garden(edge, **settings)

    def painting(self, place, width, height):
        """A picture on a wall."""
        canvas = plaster("cv", "#d8ccb8", 0.12, 1.2, 3)
        w, h = self._mount(place, width, height, 0.02, self.palette.black, canvas)
        for name, colour, (x0, z0, x1, z1), lift in (
            ("cva", "#7b4a30", (-0.6, -0.64, 0.25, 0.3), 0.0145),
            ("cvb", "#39413a", (-0.05, -0.04, 0.67, 0.72), 0.016),
        ):
            lo, hi = (x0 * w, -lift, z0 * h), (x1 * w, -0.0118, z1 * h)
            self.boards.box(lo, hi, plaster(name, colour, 0.3, 2.2, 3), 0.001, transform=place)


class Fig(_Set):
    """Large leaves in a flared beaker, wooden easy chair, meadow with birches, a horizon."""

    def table_plant(self, x, y, z, scale=1.0, seed=8):
        """As Olive.table_plant."""
        vase(x, y, z, self.palette.clay, scale, 3)
        rim = max(height for _, height in VASES[3])
        base, green = (x, y, z + (rim - 0.05) * scale), leaf("magnolia", "#66753f")
        broad_leaved(base, green, self.twig, 4, 0.5 * scale, 0.155 * scale, 0.22, seed)

    def floor_plant(self, x, y, seed=3):
        """As Olive.floor_plant."""
        lathe("tub", TUB, self.palette.clay, (x, y, 0), 72)
        lathe("soil", [(0.216, 0.335), (0, 0.337)], paint("soil", "#3a3028", 0.9), (x, y, 0), 48)
        green = leaf("fig", "#5f7046")
        broad_leaved((x, y, 0.33), green, paint("bark", "#6c5c49", 0.8), 4, 1.5, 0.29, 0.2, seed)

    def chair(self, x, y, turn, cloth="#d8cfc0", wood="walnut"):
        """As Olive.chair."""
        cloth = fabric("chair" + cloth, cloth, 1.5, bump=1.4)
        easy_chair(self.boards, x, y, turn, finish("chairw", "wood:" + wood), cloth)

    def garden(self, edge, hedge_distance=0, hedge=True, tone=None, **settings):
        """As Olive.garden; there is no hedge."""
        meadow(edge, **settings)

    def painting(self, place, width, height):
        """As Olive.painting."""
        oak = finish("framew", "wood:white_oak", value_spread=0.03)
        sheet = plaster("sheet", "#e6ded0", 0.04, 3)
        w, h = self._mount(place, width, height, 0.022, oak, sheet)
        for i, (colour, low, high) in enumerate(
            (("#c9bda6", 0.16, 0.80), ("#8f8468", -0.14, 0.16), ("#4a4535", -0.80, -0.14))
        ):
            lo, hi = (-0.80 * w, -0.0132, low * h), (0.80 * w, -0.0118, high * h)
            wash = plaster(f"wash{i}", colour, 0.34, 3.2, 2)
            self.boards.box(lo, hi, wash, 0.0004, transform=place)


class Quince(_Set):
    """A blossoming bough in a moon jar, leather on steel sleds, a walled garden, a ring of ink."""

    def table_plant(self, x, y, z, scale=1.0, seed=8):
        """As Olive.table_plant."""
        vase(x, y, z, plaster("moon", "#e9e4da", 0.03, 5), scale, 4)
        base = x, y, z + 0.26 * scale
        blossoming_boughs(base, self._petals(), self._bark(), 4, 0.78 * scale, 0.5, 110, seed)

    def floor_plant(self, x, y, seed=5):
        """As Olive.floor_plant."""
        vase(x, y, 0, self.palette.dark_clay, 1.7, 4)
        base = x, y, 0.44
        blossoming_boughs(base, self._petals(), self._bark(), 5, 1.5, 0.40, 330, seed)

    def chair(self, x, y, turn, cloth="#7a5238", wood="walnut"):
        """As Olive.chair."""
        leather = fabric("chair" + cloth, cloth, 0.6, 0.5, 0.05, 0.4)
        sled_chair(x, y, turn, metal("sled", "#8d8a84", 0.22), leather)

    def garden(self, edge, hedge_distance=0, hedge=True, tone=None, **settings):
        """As Olive.garden; there is no hedge."""
        walled_garden(edge, **settings)

    def painting(self, place, width, height):
        """As Olive.painting."""
        walnut = finish("framew", "wood:walnut", value_spread=0.03)
        sheet = plaster("sheet", "#ebe5d9", 0.05, 2.4, 1.5)
        w, h = self._mount(place, width, height, 0.026, walnut, sheet)
        radius = min(w, h) * 0.64
        ink = plaster("ink", "#2b2724", 0.5, 7, 2)
        steps, vertices, faces = 120, [], []
        for i in range(steps + 1):
            t = i / steps
            a = 1.1 + 5.9 * t
            half = radius * (0.135 - 0.06 * t) * min(1, (1 - t) * 9, 0.55 + t * 8)
            for r in (radius - half, radius + half):
                vertices.append((r * math.cos(a), -0.0126, r * math.sin(a)))
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
        mesh_object("ring", vertices, faces, ink, smooth=False).matrix_world = place

    def _petals(self):
        return leaf("petal", "#f3e8e2")

    def _bark(self):
        return paint("quince", "#4a3a2e", 0.75)


SETS = {"olive": Olive, "fig": Fig, "quince": Quince}


def chosen_props(settings, boards, palette, default="olive"):
    """The set that a run asks for."""
    return SETS[settings.text("props", default)](boards, palette)
