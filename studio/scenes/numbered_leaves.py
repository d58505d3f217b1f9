"""Walnut veneer, its leaves opened like a book, each with its number in chalk.

Picture: interval-leaves.
"""

import bpy
import numpy

from kit.boards import Boards, Cut
from kit.geometry import at, polygon, turn
from kit.low_light import photograph, polar
from kit.materials import AVERAGE_COLOUR, linear, new_material, paint, scaled, wood_face
from kit.nodes import NodeGraph
from kit.studio import clear_scene, Settings

# Leaves in metres, and where they were cut from the log: its heart lies near one edge.
WIDTH, LENGTH, THICK = 0.125, 0.48, 0.0006
HEART = 0.026
# Strokes of the digits in a box of 0.6 x 1, as a hand writes them.
DIGITS = {
    "1": [[(0.12, 0.76), (0.33, 1.0), (0.31, 0.5), (0.27, 0.0)]],
    "2": [
        [(0.06, 0.76), (0.16, 0.95), (0.36, 1.0), (0.52, 0.84), (0.46, 0.6), (0.25, 0.3)]
        + [(0.03, 0.03), (0.3, 0.07), (0.6, 0.03)]
    ],
    "3": [
        [(0.06, 0.87), (0.26, 1.0), (0.49, 0.88), (0.44, 0.68), (0.22, 0.55), (0.48, 0.46)]
        + [(0.55, 0.22), (0.32, 0.0), (0.04, 0.11)]
    ],
    "4": [[(0.36, 1.02), (0.2, 0.7), (0.04, 0.37), (0.6, 0.41)], [(0.44, 0.66), (0.38, -0.06)]],
}
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 2))
hand = numpy.random.default_rng(settings.integer("hand", 5))


def smooth(points, steps=10):
    """A curve through points (Catmull-Rom)."""
    p = numpy.array([points[0], *points, points[-1]])
    t = numpy.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = [
        0.5
        * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t**2
            + (3 * b - a - 3 * c + d) * t**3
        )
        for a, b, c, d in zip(p, p[1:], p[2:], p[3:])
    ]
    return numpy.concatenate([*parts, p[-1:]])


def written(texts, lo, hi, per_metre, high, stroke):
    """An image over the rectangle lo..hi: how much chalk each stroke of the texts left there.

    texts: what stands where; high: height of the digits, stroke: half width of the chalk.
    """
    shape = [round((b - a) * per_metre) for a, b in zip(lo, hi)]
    x, y = (a + (numpy.arange(n) + 0.5) / per_metre for a, n in zip(lo, shape))
    chalk = numpy.zeros((shape[1], shape[0]))
    for text, (left, base) in texts:
        lean, step = hand.normal(0.05, 0.05), 0.0
        for digit in text:
            size = high * hand.uniform(0.93, 1.07)
            drop = hand.normal(0, 0.04) * high
            for line in DIGITS[digit]:
                points = smooth([(u, v) for u, v in line])
                points += hand.normal(0, 0.006, points.shape)
                px = left + (points[:, 0] + lean * points[:, 1] + step) * size
                py = base + drop + points[:, 1] * size
                weights = numpy.interp(
                    numpy.arange(len(points)),
                    numpy.linspace(0, len(points), 6),
                    hand.uniform(0.72, 1.0, 6),
                )
                for i in range(len(points) - 1):
                    near_x = (x > min(px[i : i + 2]) - 0.012) & (x < max(px[i : i + 2]) + 0.012)
                    near_y = (y > min(py[i : i + 2]) - 0.012) & (y < max(py[i : i + 2]) + 0.012)
                    part = numpy.ix_(near_y, near_x)
                    qx, qy = numpy.meshgrid(x[near_x], y[near_y])
                    ux, uy = px[i + 1] - px[i], py[i + 1] - py[i]
                    t = ((qx - px[i]) * ux + (qy - py[i]) * uy) / (ux * ux + uy * uy + 1e-12)
                    t = numpy.clip(t, 0, 1)
                    away = numpy.hypot(qx - px[i] - t * ux, qy - py[i] - t * uy) / stroke
                    # A stick's flat end: even in its middle, thin at its rim, dust around it.
                    laid = numpy.clip(1.35 - away**2 * 0.75, 0, 1) * weights[i]
                    laid = numpy.maximum(laid, 0.12 * numpy.exp(-((away / 2.4) ** 2)))
                    chalk[part] = numpy.maximum(chalk[part], laid)
            step += 0.62 if digit != "1" else 0.46
    image = bpy.data.images.new("chalk", *shape, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = numpy.repeat(chalk.astype(numpy.float32)[:, :, None], 4, axis=2)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def chalked(name, image, lo, hi):
    """Raw veneer that lies in waves; chalk clings to its fibres and skips its pores."""
    material = new_material(name)
    graph = NodeGraph(material)
    graph.flat_colour = scaled(linear(AVERAGE_COLOUR["walnut"]), 0.9)
    colour, gloss, height = wood_face(
        graph,
        "walnut",
        roughness=settings.number("rough", 0.5),
        tone=settings.number("tone", 1.0),
        saturation=settings.number("sat", 0.95),
        value_spread=0.03,
        near=settings.number("near", 0.5),
    )
    x, y, _ = graph.separate(graph.object_coordinates())
    mask = graph.node("ShaderNodeTexImage", image=image, extension="CLIP")
    u = graph.map_range(x, lo[0], hi[0], 0, 1)
    graph.link(graph.combine(u, graph.map_range(y, lo[1], hi[1], 0, 1), 0), mask.inputs[0])
    laid = graph.separate(mask.outputs[0])[0]
    along, across, _ = graph.separate(graph.attribute("gc"))
    stretched = graph.combine(graph.multiply(along, 160), graph.multiply(across, 2600), 0)
    fibres = graph.noise(stretched, 1, 3, 0.65)
    crumbs = graph.noise(graph.combine(x, y, 0), 1500, 3, 0.7)
    skips = graph.add(graph.multiply(graph.subtract(fibres, 0.5), 1.5), graph.subtract(crumbs, 0.5))
    skips = graph.add(skips, graph.map_range(height, 0.2, 0.75, -0.5, 0))
    # Where no stroke passed there is nothing to cling to, however rough the wood.
    caught = graph.map_range(graph.add(laid, skips), 0.38, 0.8, 0, 0.92)
    caught = graph.multiply(caught, graph.map_range(laid, 0.02, 0.3, 0, 1))
    dust = graph.map_range(laid, 0.0, 1.0, 0, 0.16)
    white = graph.math("MAXIMUM", caught, dust)
    colour = graph.mix(white, colour, linear(settings.text("chalk", "#ded9cf")))
    gloss = graph.map_range(white, 0, 0.6, gloss, 0.95)
    waves = graph.noise(
        graph.combine(graph.multiply(along, 5), graph.multiply(across, 15), 2.0), 1, 2, 0.5
    )
    relief = graph.add(height, graph.multiply(caught, 0.25))
    fine = graph.bump(relief, 0.0006 * settings.number("bump", 0.7), 0.5)
    buckled = graph.node("ShaderNodeBump")
    graph.link(waves, buckled.inputs["Height"])
    buckled.inputs["Distance"].default_value = settings.number("waves", 0.004)
    graph.link(fine, buckled.inputs["Normal"])
    shader = graph.principled(colour, gloss, buckled.outputs[0])
    graph.link(graph.map_range(white, 0, 0.6, 0.36, 0.1), shader.inputs["Specular"])
    return material


def lay_leaves(face, count):
    """Leaves from left to right, every second one turned over; their edges do not quite lie."""
    row, start = settings.integer("row", 2), settings.number("start", 0.26)
    for index in range(count):
        middle = (index - count / 2 + 0.5) * WIDTH
        tilt = boards.random.uniform(0.1, 0.45) * (1 if index % 2 else -1)
        slip = boards.random.uniform(-0.0012, 0.0012)
        place = at(middle, slip, 0.0012) @ turn(tilt, "Y") @ turn(90, "Z")
        # Local y points left: the heart is at the left edge of every second leaf.
        turned = bool(index % 2)
        cut = Cut(row, start, WIDTH / 2 - HEART, mirrored=turned)
        half = WIDTH / 2 - 0.00016
        lo, hi = (-LENGTH / 2, -half, -THICK), (LENGTH / 2, half, 0)
        boards.box(lo, hi, face, 0.00012, "x", place, cut=cut)


COUNT, BASE = 6, settings.number("base", -0.012)
LO, HI = (-0.4, BASE - 0.02), (0.4, BASE + 0.07)
numbers = [
    (str(number), ((index - COUNT / 2) * WIDTH + settings.number("indent", 0.04), BASE))
    for index, number in enumerate((11, 12, 13, 14), 1)
]
chalk = written(numbers, LO, HI, 5000, settings.number("high_digits", 0.036), 0.0017)
lay_leaves(chalked("chalked", chalk, LO, HI), COUNT)
boards.flush()
table = paint("table", "#0c0b0a", 0.8)
polygon("table", [(-2, -2, -0.001), (2, -2, -0.001), (2, 2, -0.001), (-2, 2, -0.001)], table)
subject = (settings.number("tx", 0), settings.number("ty", 0), 0)
lit = (settings.number("lx", 0.0), settings.number("ly", 0.05), 0)
lamp = polar(
    lit, settings.number("far", 0.9), settings.number("az", 165), settings.number("elev", 13)
)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 1.0),
        settings.number("side", -98),
        settings.number("high", 42),
    ),
    subject,
    (lamp, lit, 0.10, 0.06, 2.0),
    focus=(0, settings.number("fy", 0.01), 0),
)
