"""A mark burned into the back of a white oak panel, beside the rail that holds the panel.

Picture: interval-brand.
"""

import math

import bpy
from mathutils import Matrix, Vector, noise
from mathutils.bvhtree import BVHTree

from kit.boards import Boards
from kit.geometry import link_mesh, polygon
from kit.low_light import photograph, polar
from kit.materials import coat, linear, paint, wood
from kit.relief import board_attributes, relief, steps
from kit.studio import clear_scene, Settings

# The iron: a ring and two words, their letters' size and weight. What it left: how deep it went,
# and how far the heat ran.
RING, LINE, TYPE, BOLD, BURNED, SCORCHED = 0.0252, 0.0011, 0.0098, 0.00013, 0.0006, 0.0016
WORDS = (("YOUR", 0.0020), ("MARK", -0.0116))
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 8))
look = dict(saturation=0.95, tone=settings.number("tone", 0.86), near=settings.number("near", 0.5))
look.update(bump=settings.number("bump", 0.8), roughness=0.5)
panel = wood("white_oak", "panel", **look)
rail = wood("white_oak", "rail", **look)


def heat(index):
    """A part of what the heat did: 0 charred, 1 scorched. Cycles knows "heat" as something else."""
    return lambda graph: graph.separate(graph.attribute("burn"))[index]


def browned(graph, below):
    """Oak that the heat has browned but not burned."""
    node = graph.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    for index, value in enumerate((1.0, below, (0.34, 0.17, 0.075))):
        graph.link(value, node.inputs[index])
    return node.outputs[0]


coat(panel, heat(1), browned, 0.6)
coat(panel, heat(0), linear("#0e0a08"), 0.82)


def lettering():
    """The words as trees of their faces and of their outlines, in plane z = 0."""
    faces, outlines, corners, walls = [], [], [], []
    for word, height in WORDS:
        data = bpy.data.curves.new(word, "FONT")
        data.body, data.size, data.align_x = word, TYPE / 0.73, "CENTER"
        data.space_character = 1.12
        item = link_mesh(word, data)
        mesh = item.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
        first = len(corners)
        corners += [Vector((v.co.x, v.co.y + height, 0)) for v in mesh.vertices]
        faces += [[first + i for i in face.vertices] for face in mesh.polygons]
        used = [tuple(sorted(edge)) for face in mesh.polygons for edge in face.edge_keys]
        outlines += [(first + a, first + b) for a, b in set(used) if used.count((a, b)) == 1]
        bpy.data.objects.remove(item)
    up = Vector((0, 0, 0.001))
    for a, b in outlines:
        walls += [corners[a] - up, corners[b] - up, corners[b] + up, corners[a] + up]
    fences = [[i, i + 1, i + 2, i + 3] for i in range(0, len(walls), 4)]
    return BVHTree.FromPolygons(corners, faces), BVHTree.FromPolygons(walls, fences)


def distance_to_iron(x, y, words, outline):
    """How far a point lies outside what the iron touched, negative inside."""
    point = Vector((x, y, 0))
    ring = abs(math.hypot(x, y) - RING) - LINE / 2
    inside = words.find_nearest(point)[3] < 1e-6
    letter = outline.find_nearest(point)[3]
    return min(ring, (-letter if inside else letter) - BOLD)


def mark():
    """Heights of the panel and what the heat did, over a grid that is fine at the mark."""
    reach, cell = 0.0305, settings.number("cell", 0.0001)
    xs = steps(-0.2, -reach, 0.006)[:-1] + steps(-reach, reach, cell) + steps(reach, 0.2, 0.006)[1:]
    ys = (
        steps(-0.1, -reach, 0.006)[:-1] + steps(-reach, reach, cell) + steps(reach, 0.06, 0.006)[1:]
    )
    words, outline = lettering()
    place = Matrix.Rotation(math.radians(settings.number("askew", 4)), 4, "Z")
    back = place.inverted()
    rows, burns = [], []
    for y in ys:
        row = []
        for x in xs:
            depth = char = scorch = 0.0
            if abs(x) <= reach and abs(y) <= reach:
                at_iron = back @ Vector((x, y, 0))
                away = distance_to_iron(at_iron.x, at_iron.y, words, outline)
                # The hand leaned to one side, and soft spring wood gave way first.
                grain = noise.noise(Vector((x * 40, y * 900, 3)))
                press = 0.78 + 7 * x - 5 * y + 0.22 * noise.noise(Vector((x * 90, y * 90, 5)))
                away += 0.00006 * grain + 0.00005 * noise.noise(Vector((x * 2500, y * 2500, 9)))
                inside = min(1.0, max(0.0, -away / 0.00024))
                depth = BURNED * press * inside * (2 - inside) * (1 + 0.18 * grain)
                char = min(1.0, max(0.0, (0.00005 - away) / 0.00012)) * min(1.0, press * 1.15)
                smoke = 1 + 0.7 * noise.noise(Vector((x * 120, y * 420, 13)))
                scorch = math.exp(-max(0.0, away) / (SCORCHED * press * max(0.3, smoke)))
            row.append((x, y, -depth))
            burns.append((char, min(1.0, scorch), 0))
        rows.append(row)
    attributes = board_attributes(
        xs, ys, (0.5, 0.5, 0.5), settings.integer("board", 3), settings.number("start", 0.03), 0.02
    )
    relief("panel", rows, panel, {**attributes, "burn": burns})


mark()
edge = settings.number("edge", 0.052)
boards.box((-0.24, edge, -0.012), (0.24, edge + 0.075, 0.0065), rail, 0.0009, "x")
boards.flush()
corners = [(-3, -3, -0.1), (3, -3, -0.1), (3, 3, -0.1), (-3, 3, -0.1)]
polygon("bench", corners, paint("bench", "#0a0908", 0.9))
subject = (settings.number("tx", 0.006), settings.number("ty", 0.008), 0)
lit = (settings.number("lx", 0.0), settings.number("ly", 0.012), 0)
lamp = polar(
    lit, settings.number("far", 0.4), settings.number("az", 158), settings.number("elev", 13)
)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 0.36),
        settings.number("side", -100),
        settings.number("high", 47),
    ),
    subject,
    (lamp, lit, 0.1, 0.03, 0.5),
    focus=(0, 0, 0),
)
