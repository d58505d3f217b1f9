"""A walnut board from the band saw, planed along one strip to see what is under its fuzz.

Picture: interval-saw-marks.
"""

import math
import random

from mathutils import Vector, noise

from kit.geometry import at, polygon, turn
from kit.low_light import photograph, polar
from kit.materials import coat, linear, paint, wood
from kit.nodes import NodeGraph
from kit.relief import board_attributes, hairs, relief, steps
from kit.studio import clear_scene, Settings

LENGTH, NEAR, FAR = 0.5, -0.118, 0.118
# What the saw left: how far its ridges are apart and how deep they are.
PITCH, DEEP = 0.0026, 0.00017
# The strip of the plane: its middle, half its width, its depth, and where it ran out.
STRIP, HALF, SHAVED = 0.026, 0.026, 0.00042
settings = Settings.from_command_line()
clear_scene()
rng = random.Random(settings.integer("seed", 3))
strokes = [(0.25 + 1.15 * rng.random() ** 1.5, rng.uniform(-0.16, 0.16)) for _ in range(400)]


def torn(graph):
    """Fibres that the teeth tore: short ragged streaks along the grain, in patches."""
    along, across, _ = graph.separate(graph.attribute("gc"))
    streaks = [graph.multiply(along, 170), graph.multiply(across, 3400), 0.0]
    patches = graph.noise(graph.attribute("gc"), 70, 2, 0.5)
    streaks = graph.noise(graph.combine(*streaks), 1, 4, 0.68, 0.4)
    return graph.multiply(streaks, graph.map_range(patches, 0.35, 0.65, 0.45, 1))


def dust(graph, below):
    """The colour of torn fibres: paler and greyer than the wood below them."""
    pale = graph.hue_saturation(below, 0.503, 0.86, settings.number("pale", 0.88))
    return graph.mix(graph.map_range(torn(graph), 0.2, 0.6, 0, 0.22), pale, linear("#a98f76"))


def sawn(graph):
    """All but what the plane has cut."""
    return graph.subtract(1.0, graph.separate(graph.attribute("planed"))[0])


walnut = wood(
    "walnut",
    saturation=settings.number("sat", 1.05),
    bump=settings.number("bump", 0.9),
    tone=settings.number("tone", 0.92),
    roughness=settings.number("rough", 0.4),
    near=settings.number("near", 0.6),
)


def roughen(material):
    """Adds the relief of torn fibres to what the saw left."""
    graph = NodeGraph.of(material)
    normal = graph.tree.nodes["Principled BSDF"].inputs["Normal"]
    smooth = normal.links[0].from_socket
    ragged = graph.bump(torn(graph), settings.number("rag", 0.0005), sawn(graph))
    graph.link(smooth, ragged.node.inputs["Normal"])
    graph.link(ragged, normal)


coat(walnut, sawn, dust, settings.number("dry", 0.78))
roughen(walnut)
fibre = paint("fibre", "#8a6a4a", 0.8)


def saw_mark(x, y):
    """Height of the sawn face: scallops of the teeth, some deeper, and the blade's flutter."""
    along = x + 0.035 * y + 0.0009 * noise.noise(Vector((x * 30, y * 9, 1)))
    phase = along / PITCH + 0.5 * noise.noise(Vector((along / PITCH / 4, y * 3, 5)))
    index = math.floor(phase)
    deep, shift = strokes[index % len(strokes)]
    part = (phase - index + shift) % 1
    scallop = 1 - abs(2 * part - 1) ** 1.7 if part > 0.5 else 1 - abs(2 * part - 1) ** 3
    fades = 0.75 + 0.5 * noise.noise(Vector((index * 7.3, y * 22, 9)))
    teeth = 0.14 * math.sin(phase * 4.2 * 2 * math.pi + index)
    flutter = 0.9 * noise.noise(Vector((along * 21, y * 1.5, 13)))
    torn = 0.12 * noise.noise(Vector((x * 260, y * 2600, 17)))
    return DEEP * (flutter - deep * max(0, fades) * (scallop + teeth) + torn)


def plane_cut(x, y):
    """Depth of the plane's stroke, hollow as its iron is; it came out of the wood towards the
    left."""
    across = (y - STRIP - 0.0035 * noise.noise(Vector((x * 3, 2, 21)))) / HALF
    lifted = max(0.0, (settings.number("runs_out", -0.3) - x) / 0.04)
    chatter = 0.000012 * math.sin(x * 900) * noise.noise(Vector((x * 40, 7, 3)))
    return -SHAVED * (1 - across * across * 0.75) + SHAVED * lifted * lifted + chatter


def build_board(place):
    """The face of the board with its strip, the dark below, and its far edge."""
    fine = (STRIP - HALF * 1.35, STRIP - HALF * 0.55, STRIP + HALF * 0.55, STRIP + HALF * 1.35)
    xs = steps(-LENGTH / 2, LENGTH / 2, settings.number("cell", 0.00026))
    ys = steps(NEAR, fine[0], 0.0011)[:-1] + steps(fine[0], fine[1], 0.0003)[:-1]
    ys += steps(fine[1], fine[2], 0.0012)[:-1] + steps(fine[2], fine[3], 0.0003)[:-1]
    ys += steps(fine[3], FAR, 0.0009)
    rows, planed = [], []
    for y in ys:
        broken = max(0.0, (y - FAR + 0.0012) / 0.0012)
        row = []
        for x in xs:
            rough, smooth = saw_mark(x, y), plane_cut(x, y)
            if broken:
                ragged = 0.5 + 0.9 * noise.noise(Vector((x * 130, 3, 1)))
                rough -= 0.0009 * broken * broken * max(0.2, ragged)
            planed.append((min(1.0, max(0.0, (rough - smooth) / 0.00003)), 0, 0))
            row.append(place @ Vector((x, y, min(rough, smooth))))
        rows.append(row)
    attributes = board_attributes(xs, ys, (0.5, 0.5, 0.5), settings.integer("board", 2))
    relief("face", rows, walnut, {**attributes, "planed": planed})
    edge = [(-LENGTH, FAR, -0.0002), (LENGTH, FAR, -0.0002)]
    edge = [place @ Vector(corner) for corner in edge]
    edge += [place @ Vector((LENGTH, FAR, -0.05)), place @ Vector((-LENGTH, FAR, -0.05))]
    polygon("edge", edge, paint("side", "#2a1a10", 0.9))
    corners = [(-3, -3, -0.06), (3, -3, -0.06), (3, 3, -0.06), (-3, 3, -0.06)]
    polygon("bench", corners, paint("bench", "#0a0908", 0.9))


def fuzz(place):
    """Fibres that the saw tore up: on its ridges, and as a fringe along the edge."""
    roots = []
    while len(roots) < settings.integer("hairs", 5200):
        x, y = rng.uniform(-0.25, 0.25), rng.uniform(NEAR, FAR)
        clump = noise.noise(Vector((x * 24, y * 60, 31)))
        if clump < rng.uniform(-0.2, 0.6) or plane_cut(x, y) < saw_mark(x, y):
            continue
        roots.append((x, y, saw_mark(x, y) - 0.00002))
    hairs("fuzz", roots, fibre, rng, place, 0.0034, 0.00007)
    fringe = []
    for _ in range(settings.integer("fringe", 1500)):
        fringe.append((rng.uniform(-0.25, 0.25), FAR - rng.uniform(0, 0.0006), -0.0003))
    hairs("fringe", fringe, fibre, rng, place, 0.0065, 0.0001)


lie = at(0, 0, 0) @ turn(settings.number("turned", 9), "Z")
build_board(lie)
fuzz(lie)
subject = (settings.number("tx", 0), settings.number("ty", 0.01), 0)
lit = (settings.number("lx", -0.02), settings.number("ly", 0.05), 0)
lamp = polar(
    lit, settings.number("far", 0.5), settings.number("az", 172), settings.number("elev", 8)
)
photograph(
    settings,
    polar(subject, settings.number("away", 0.95), -90, settings.number("high", 40)),
    subject,
    (lamp, lit, 0.1, 0.03, 1.0),
    focus=(settings.number("fx", 0), settings.number("fy", 0.04), 0),
)
