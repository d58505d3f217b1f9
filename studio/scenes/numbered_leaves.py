"""Walnut veneer, its leaves opened like a book, each with its number in chalk.

Picture: interval-leaves.
"""

import math
import random
from array import array

import bpy

from kit.boards import Boards, Cut
from kit.geometry import at, polygon, turn
from kit.low_light import photograph, polar
from kit.materials import AVERAGE_COLOUR, linear, new_material, paint, scaled, wood_face
from kit.nodes import NodeGraph
from kit.studio import clear_scene, Settings

# Leaves in metres, and where they were cut from the log: its heart lies near one edge.
WIDTH, LENGTH, THICK = 0.125, 0.36, 0.0006
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
hand = random.Random(settings.integer("hand", 5))


def smooth(points, steps=8):
    """A curve through points (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    curve = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for t in (step / steps for step in range(steps)):
            curve.append(
                tuple(
                    q
                    + t / 2 * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [*curve, points[-1]]


class Slate:
    """A rectangle that is written on: how much chalk lies at each point of it, 0 to 1."""

    def __init__(self, lo, hi, per_metre):
        self.lo, self.per_metre = lo, per_metre
        self.wide, self.high = (round((b - a) * per_metre) for a, b in zip(lo, hi))
        self.chalk = array("f", bytes(4 * self.wide * self.high))

    def touch(self, x, y, half, press):
        """Where a stick's end rests a moment: even in its middle, thin at its rim, dust around."""
        cx, cy = ((v - low) * self.per_metre for v, low in zip((x, y), self.lo))
        reach = round(half * self.per_metre * 4)
        for j in range(round(cy) - reach, round(cy) + reach + 1):
            for i in range(round(cx) - reach, round(cx) + reach + 1):
                away = math.hypot(i - cx, j - cy) / (half * self.per_metre)
                laid = min(1.0, max(0.0, 1.35 - 0.75 * away * away)) * press
                laid = max(laid, 0.12 * math.exp(-away * away / 5))
                at_pixel = j * self.wide + i
                self.chalk[at_pixel] = max(self.chalk[at_pixel], laid)

    def write(self, text, left, base, high, half):
        """A number by hand; high: of its digits, half: half the width of a stroke."""
        lean, step = hand.gauss(0.05, 0.05), 0.0
        for digit in text:
            size, drop = high * hand.uniform(0.93, 1.07), high * hand.gauss(0, 0.04)
            for line in DIGITS[digit]:
                press = hand.uniform(0.8, 1.0)
                for u, v in smooth(line):
                    press = min(1.0, max(0.65, press + hand.gauss(0, 0.05)))
                    u, v = u + hand.gauss(0, 0.006), v + hand.gauss(0, 0.006)
                    self.touch(
                        left + (u + lean * v + step) * size, base + drop + v * size, half, press
                    )
            step += 0.46 if digit == "1" else 0.62

    def image(self):
        """What was written, as an image."""
        image = bpy.data.images.new("chalk", self.wide, self.high, float_buffer=True)
        image.colorspace_settings.name = "Non-Color"
        pixels = array("f", bytes(16 * len(self.chalk)))
        for channel in range(4):
            pixels[channel::4] = self.chalk
        image.pixels.foreach_set(pixels)
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
    row, start = settings.integer("row", 2), settings.number("start", 0.185)
    for index in range(count):
        middle = (index - count / 2 + 0.5) * WIDTH
        tilt = boards.random.uniform(0.06, 0.25) * (1 if index % 2 else -1)
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
slate = Slate(LO, HI, 4000)
for index in range(1, 5):
    left = (index - COUNT / 2) * WIDTH + settings.number("indent", 0.04)
    slate.write(str(10 + index), left, BASE, settings.number("digits", 0.036), 0.0017)
lay_leaves(chalked("chalked", slate.image(), LO, HI), COUNT)
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
