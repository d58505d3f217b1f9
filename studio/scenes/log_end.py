"""The end of a walnut log from the chain saw, its number in crayon.

Picture: interval-log.
"""

import math
import random

import bpy
from mathutils import Vector, noise

from kit.geometry import polygon
from kit.low_light import photograph, polar
from kit.materials import ATLASES, coat, linear, new_material, paint
from kit.nodes import NodeGraph
from kit.relief import relief, steps
from kit.studio import clear_scene, Settings

# The mean radius of the wood, the bark outside it, and the side of the generator's picture.
RADIUS, BARK, PICTURE = 0.25, 0.017, 0.56
AROUND = 1800
NUMBER = "0214"
# How a hand writes the digits that it needs, on a 1 x 2 grid.
DIGITS = {
    "0": [
        [(0.62, 1.96), (0.2, 1.7), (0.04, 1.0), (0.22, 0.22), (0.58, 0.04), (0.9, 0.4)]
        + [(1.0, 1.1), (0.86, 1.72), (0.5, 1.98)]
    ],
    "1": [[(0.22, 1.55), (0.5, 1.78), (0.64, 1.98), (0.6, 1.2), (0.56, 0.02)]],
    "2": [
        [(0.06, 1.5), (0.24, 1.88), (0.62, 1.96), (0.9, 1.62), (0.78, 1.1), (0.4, 0.5)]
        + [(0.02, 0.06), (0.5, 0.1), (1.04, 0.02)]
    ],
    "4": [
        [(0.46, 1.96), (0.24, 1.3), (0.02, 0.72), (0.5, 0.72), (1.08, 0.8)],
        [(0.84, 1.5), (0.78, 0.8), (0.74, -0.06)],
    ],
}
settings = Settings.from_command_line()
clear_scene()
rng = random.Random(settings.integer("seed", 7))


def shape(angle):
    """How far out the rim lies, as `stemShape` of species/boards.cpp has it."""
    far = 1 + 0.05 * math.cos(angle - 0.6) + 0.028 * math.cos(2 * angle + 1.1)
    return far + 0.013 * math.cos(3 * angle - 2) + 0.006 * math.cos(5 * angle)


def end_wood():
    """The picture of the log's end, dry and rough from the saw; crayon lies where it was drawn."""
    material = new_material("end")
    graph = NodeGraph(material)
    graph.flat_colour = linear("#5b4230")
    picture = graph.node("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(f"{ATLASES}/walnut_log.png")
    graph.link(graph.attribute("wuv"), picture.inputs[0])
    position = graph.object_coordinates()
    torn = graph.noise(position, 900, 4, 0.65)
    colour = graph.hue_saturation(
        picture.outputs[0], 0.5, settings.number("sat", 1.1), settings.number("tone", 0.95)
    )
    graph.principled(colour, 0.7, graph.bump(torn, 0.0005, 0.6), specular=0.35)
    return material


def crayon_share(graph):
    """Where the crayon took: not in the valleys that the saw left."""
    drawn, ridge, _ = graph.separate(graph.attribute("crayon"))
    grain = graph.noise(graph.object_coordinates(), 700, 3, 0.7)
    holds = graph.add(graph.multiply(ridge, 0.55), graph.multiply(grain, 1.1))
    took = graph.map_range(holds, 0.52, 0.74, 0, 1)
    return graph.multiply(graph.multiply(drawn, took), 0.92)


wood_end = end_wood()
coat(wood_end, crayon_share, linear(settings.text("crayon", "#d8d2c4")), 0.6)


def bark_material():
    """Bark: brown corky layers at the sawn end, gray ridges outside."""
    material = new_material("bark")
    graph = NodeGraph(material)
    graph.flat_colour = linear("#2a211a")
    deep = graph.separate(graph.attribute("depth"))
    position = graph.object_coordinates()
    layers = graph.noise(position, 260, 5, 0.68, 0.6)
    inner = graph.mix(
        graph.map_range(layers, 0.35, 0.65, 0, 1), linear("#1c120c"), linear("#503826")
    )
    outer = graph.mix(
        graph.map_range(layers, 0.35, 0.68, 0, 1), linear("#1a1511"), linear("#4c443a")
    )
    colour = graph.mix(graph.map_range(deep[0], 0.15, 0.8, 0, 1), inner, outer)
    graph.principled(colour, 0.88, graph.bump(layers, 0.0016, 0.8), specular=0.2)
    return material


def smooth_step(low, high, value):
    """0 below `low`, 1 above `high`, smooth between."""
    share = min(1.0, max(0.0, (value - low) / (high - low)))
    return share * share * (3 - 2 * share)


def saw_trace(x, z):
    """Height of the end as a chain saw leaves it: arcs about where the bar was held, some steps."""
    from_bar = math.hypot(x + 0.62, z - 0.95) + 0.0016 * noise.noise(Vector((x * 9, z * 9, 3)))
    phase = from_bar / 0.0047 + 0.9 * noise.noise(Vector((x * 7, z * 7, 5)))
    index = math.floor(phase)
    part = phase - index
    random_depth = abs(noise.cell(Vector((index * 1.37 + 0.5, 0.5, 0.5)))) ** 2.5
    groove = (1 - abs(2 * part - 1) ** 1.5) * random_depth
    waves = 0.0011 * noise.noise(Vector((from_bar * 42, x * 2, 7)))
    fine = 0.00007 * noise.noise(Vector((x * 800, z * 800, 11)))
    return waves - 0.00034 * groove + fine


def checks():
    """Cracks from drying: (angle, inner and outer radius, half width, depth, seed); wide ones from
    the pith, short ones from the rim.
    """
    found = []
    for angle, out in ((0.5, 0.5), (2.5, 0.82), (3.9, 0.42), (5.35, 0.66), (1.3, 0.3)):
        found.append((angle, 0.0, out * RADIUS, 0.0011 * (0.6 + out), 0.012, rng.random() * 99))
    for _ in range(38):
        angle, out = rng.uniform(0, 2 * math.pi), RADIUS * rng.uniform(0.75, 1.0)
        long = rng.uniform(0.012, 0.06)
        found.append(
            (angle, out - long, out, rng.uniform(0.0002, 0.0005), 0.004, rng.random() * 99)
        )
    return found


def crack_depths(radii):
    """Depth of the checks at each place of the polar grid, by (ring, spoke)."""
    depths = {}
    for angle, inner, outer, half, depth, seed in checks():
        for ring, share in enumerate(radii):
            distance = share * RADIUS
            along = (distance - inner) / (outer - inner)
            if not 0 < along < 1 or distance < 0.002:
                continue
            taper = (1 - along) ** 0.6 if inner == 0 else math.sin(math.pi * along) ** 0.7
            wander = 0.035 * noise.noise(Vector((distance * 28, seed, 1)))
            wander += 0.0006 / distance * noise.noise(Vector((distance * 300, seed, 2)))
            width = half * taper * (1 + 0.4 * noise.noise(Vector((distance * 160, seed, 3))))
            middle = (angle + wander) / (2 * math.pi) * AROUND
            reach = width / distance / (2 * math.pi) * AROUND
            for spoke in range(math.floor(middle - reach - 1), math.ceil(middle + reach + 1) + 1):
                closeness = 1 - abs(spoke - middle) / max(reach, 0.9)
                if closeness > 0:
                    key = (ring, spoke % AROUND)
                    cut = depth * taper * min(1.0, closeness * 2.5) * min(1.0, reach / 0.7)
                    depths[key] = max(depths.get(key, 0), cut)
    return depths


def crayon_strokes():
    """The number as segments ((x, z), (x, z)), smooth and a little askew."""
    size, segments = settings.number("size", 0.052), []
    left = -size * 0.66 * len(NUMBER)
    for place, digit in enumerate(NUMBER):
        lean, rise = rng.uniform(-0.06, 0.1), rng.uniform(-0.1, 0.1)
        for stroke in DIGITS[digit]:
            points = [stroke[0], *stroke, stroke[-1]]
            curve = []
            for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
                for step in range(8):
                    t = step / 8
                    curve.append(tuple(_through(a[i], b[i], c[i], d[i], t) for i in (0, 1)))
            curve.append(stroke[-1])
            placed = [
                (
                    left + (place * 1.36 + u + lean * v) * size + settings.number("nx", -0.012),
                    (v - 1 + rise) * size + settings.number("nz", 0.082),
                )
                for u, v in curve
            ]
            segments += list(zip(placed, placed[1:]))
    return segments


def _through(a, b, c, d, t):
    """A smooth curve from b to c."""
    linear_part = 2 * b + (c - a) * t
    return 0.5 * (
        linear_part + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def crayon_at(x, z, segments):
    """1 under the crayon, 0 beside it."""
    half, nearest = 0.0052, 1.0
    for (ax, az), (bx, bz) in segments:
        if abs(x - ax) > 0.02 or abs(z - az) > 0.02:
            continue
        run = (bx - ax) ** 2 + (bz - az) ** 2
        t = min(1.0, max(0.0, ((x - ax) * (bx - ax) + (z - az) * (bz - az)) / run))
        nearest = min(nearest, math.hypot(x - ax - t * (bx - ax), z - az - t * (bz - az)))
    return 1 - smooth_step(half * 0.7, half * 1.15, nearest)


def build_end():
    """The sawn wood in plane y = 0, on a grid of rings and spokes."""
    radii = [0.0015] + [r / RADIUS for r in steps(0.002, RADIUS, settings.number("cell", 0.0006))]
    cracks, segments = crack_depths(radii), crayon_strokes()
    angles = [2 * math.pi * spoke / AROUND for spoke in range(AROUND)]
    rims = [RADIUS * shape(angle) for angle in angles]
    rows, places, drawn = [], [], []
    for ring, share in enumerate(radii):
        row = []
        for spoke, angle in enumerate(angles):
            x, z = share * rims[spoke] * math.cos(angle), share * rims[spoke] * math.sin(angle)
            height = saw_trace(x, z)
            crayon = crayon_at(x, z, segments) if abs(x) < 0.22 and abs(z) < 0.16 else 0.0
            drawn.append((crayon, min(1.0, max(0.0, 0.5 + height / 0.0012)), 0.0))
            row.append((x, cracks.get((ring, spoke), 0.0) - height, z))
            places.append((x / PICTURE + 0.5, z / PICTURE + 0.5, 0.0))
        rows.append(row)
    relief("end", rows, wood_end, {"wuv": places, "crayon": drawn}, closed=True)


def bark_edge(angle, back):
    """How thick the bark is: plates between furrows that run along the stem."""
    x, y = math.cos(angle), math.sin(angle)
    furrow = noise.noise(Vector((x * 5.5, y * 5.5, back * 3)))
    furrow += 0.3 * noise.noise(Vector((x * 15, y * 15, back * 7 + 4)))
    scales = noise.noise(Vector((x * 42, y * 42, back * 26)))
    fine = noise.noise(Vector((x * 130, y * 130, back * 60)))
    cut = 0.5 * math.exp(-((furrow / 0.085) ** 2))
    return BARK * (1.15 - cut + 0.07 * scales + 0.03 * fine)


def build_bark():
    """The bark's sawn end, a little behind the wood, and its outside back into the dark."""
    material = bark_material()
    angles = [2 * math.pi * spoke / AROUND for spoke in range(AROUND)]
    rows, depth = [], []
    for share in steps(0, 1, 0.06):
        row = []
        for angle in angles:
            out = RADIUS * shape(angle) - 0.0004 + share * bark_edge(angle, 0)
            x, z = out * math.cos(angle), out * math.sin(angle)
            ragged = 0.0009 * noise.noise(Vector((x * 150, z * 150, 3)))
            row.append((x, 0.0008 + 0.003 * share * share - ragged - saw_trace(x, z), z))
            depth.append((share * 0.6, 0, 0))
        rows.append(row)
    for back in (0.003, 0.006, 0.01, 0.016, 0.024, 0.034, 0.05, 0.07, 0.1, 0.14, 0.2, 0.3, 0.5):
        row = []
        for angle in angles:
            out = RADIUS * shape(angle) + bark_edge(angle, back)
            row.append((out * math.cos(angle), back + 0.003, out * math.sin(angle)))
            depth.append((1.0, 0, 0))
        rows.append(row)
    relief("bark", rows, material, {"depth": depth}, closed=True)


build_end()
build_bark()
polygon(
    "dark", [(-4, 1.5, -3), (4, 1.5, -3), (4, 1.5, 3), (-4, 1.5, 3)], paint("dark", "#070606", 0.9)
)
subject = (settings.number("tx", 0.012), 0, settings.number("tz", -0.03))
lit = (settings.number("lx", -0.05), 0, settings.number("lz", 0.06))
lamp = polar(
    lit, settings.number("far", 0.8), settings.number("az", -166), settings.number("elev", 20)
)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 1.75),
        settings.number("side", -78),
        settings.number("high", 6),
    ),
    subject,
    (lamp, lit, 0.1, 0.05, 4.0),
    lens=85,
    focus=(0, 0, 0.03),
)
