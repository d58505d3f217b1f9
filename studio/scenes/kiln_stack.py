"""White oak in stick, the corner of a stack: waxed ends, stickers in one line, light between.

Picture: interval-stickers.
"""

import random

import bpy

from kit.boards import Boards
from kit.geometry import at, link_mesh, polygon, turn
from kit.low_light import photograph, polar
from kit.materials import coat, emission, linear, paint, wood
from kit.studio import clear_scene, Settings

THICK, STICKER, LENGTH, WIDTH = 0.028, 0.0205, 2.4, 0.462
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 11))
rng = random.Random(settings.integer("stack", 5))
rough = dict(saturation=0.95, bump=1.7, roughness=0.66, value_spread=0.10, ends=True)
oak = wood("white_oak", "oak", tone=0.88, near=0.5, **rough)
stick = wood("white_oak", "stick", tone=0.62, **rough)
dark = paint("dark", "#0b0a09", 0.9)


def brushed_on(graph):
    """Where the wax lies: on the ends, thinner where the brush ran out, and in drips behind."""
    axes = graph.separate(graph.object_coordinates())
    wide = graph.combine(graph.multiply(axes[0], 60), 0.0, graph.multiply(axes[2], 60))
    drips = graph.map_range(graph.noise(wide, 1, 3, 0.6), 0.35, 0.72, 0.001, 0.013)
    reach = graph.subtract(drips, axes[1])
    covered = graph.map_range(reach, -0.0008, 0.0008, 0, 1)
    strokes = graph.combine(graph.multiply(axes[0], 36), 0.0, graph.multiply(axes[2], 520))
    thin = graph.map_range(graph.noise(strokes, 1, 4, 0.65), 0.3, 0.65, 0.04, 0.42)
    return graph.multiply(covered, thin)


coat(oak, brushed_on, linear(settings.text("wax", "#b9ab8f")), 0.42)


def stack(layers, z):
    """Layers of boards along y, their ends near y = 0 and their outer edges near x = 0."""
    for layer in range(layers):
        if layer:
            for y in (0.012, 0.45, 0.9, 1.35, 1.8, 2.25):
                y += rng.uniform(-0.0025, 0.0025)
                lo = (rng.uniform(-0.022, -0.006), y, z + 0.0002)
                boards.box(lo, (WIDTH, y + 0.0245, z + STICKER), stick, 0.0009, "x")
            z += STICKER + 0.0002
        x = rng.uniform(-0.003, 0.003)
        while x < WIDTH - 0.1:
            across = rng.choice((0.128, 0.142, 0.155, 0.168, 0.184, 0.205))
            lo = (x, rng.uniform(-0.004, 0.003), z + 0.0002)
            hi = (x + across, lo[1] + LENGTH, z + THICK - rng.uniform(0, 0.0005))
            boards.box(lo, hi, oak, 0.0008, "y")
            x += across + rng.uniform(0.007, 0.019)
        z += THICK


def tag(x, z, lines):
    """A card stapled to an end, with the lot on it."""
    card, ink = paint("card", "#c9bfa8", 0.7), paint("ink", "#15120f", 0.6)
    wire = paint("wire", "#8d8a84", 0.35)
    lean = at(x, -0.0062, z) @ turn(settings.number("lean", -2.5), "Y")
    boards.box((-0.033, 0, -0.0125), (0.033, 0.0004, 0.0125), card, 0.0001, "x", lean)
    for side in (-1, 1):
        lo, hi = (side * 0.029 - 0.0035, -0.0006, 0.0085), (side * 0.029 + 0.0035, 0, 0.0091)
        boards.box(lo, hi, wire, 0.0002, "x", lean)
    for text, size, height in lines:
        data = bpy.data.curves.new(text, "FONT")
        data.body, data.size, data.align_x = text, size, "CENTER"
        data.materials.append(ink)
        link_mesh(text, data).matrix_world = lean @ at(0, -0.0003, height) @ turn(90, "X")


base = -0.3
stack(13, base)
height = base + settings.integer("row", 7) * (THICK + STICKER + 0.0002) + THICK / 2
tag(0.104, height, [("LOT 0214", 0.0105, 0.0005), ("PHASE 3", 0.0074, -0.0088)])
boards.flush()
polygon("floor", [(-4, -4, -0.34), (4, -4, -0.34), (4, 6, -0.34), (-4, 6, -0.34)], dark)
polygon("back", [(-4, 4, -1), (4, 4, -1), (4, 4, 3), (-4, 4, 3)], dark)
# The lit wall of the kiln beyond: its light comes through between the layers.
glow = emission("glow", (1, 0.52, 0.2), settings.number("glow", 4))
polygon("wall", [(1.6, 1.1, -0.6), (1.6, 3, -0.6), (1.6, 3, 0.6), (1.6, 1.1, 0.6)], glow)
subject = (settings.number("tx", 0), settings.number("ty", 0.06), settings.number("tz", 0.02))
lit = (settings.number("lx", 0.05), 0, settings.number("lz", 0.06))
lamp = polar(
    lit, settings.number("far", 0.9), settings.number("az", -112), settings.number("elev", 28)
)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 2.05),
        settings.number("side", -148),
        settings.number("high", 0.6),
    ),
    subject,
    (lamp, lit, 0.12, 0.05, 4.0),
    lens=135,
    focus=(0.06, 0, 0.03),
)
