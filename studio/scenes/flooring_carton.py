"""The open end of a corrugated sleeve of flooring, strapped over edge board, its store printed on.

Picture: interval-carton.
"""

import math

import bpy

from kit.boards import Boards
from kit.geometry import at, link_mesh, mesh_object, polygon, turn
from kit.joinery import plank_profile
from kit.low_light import photograph, polar
from kit.materials import linear, new_material, paint, wood
from kit.nodes import NodeGraph
from kit.studio import clear_scene, Settings

# Planks of 190 x 15 mm, five high, in a sleeve of C flute; lengths in metres.
PLANK, THICK, HIGH = 0.19, 0.015, 5
FLUTE, PITCH, LINER, LENGTH, FOLD = 0.0034, 0.0076, 0.0004, 0.6, 0.0032
WIDE, TALL = PLANK + 0.011, THICK * HIGH + 0.007
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 9))
oak = wood("white_oak", saturation=0.95, tone=0.86, bump=0.9, ends=True, near=0.45)
dark = paint("dark", "#0a0908", 0.9)


def paper(name, colour, roughness=0.82):
    """Kraft paper: long fibres, flecks and a little fuzz."""
    material = new_material(name)
    graph = NodeGraph(material)
    base = linear(colour)
    graph.flat_colour = base
    position = graph.object_coordinates()
    axes = graph.separate(position)
    along = graph.combine(
        graph.multiply(axes[0], 1900), graph.multiply(axes[1], 330), graph.multiply(axes[2], 1900)
    )
    fibres = graph.noise(along, 1, 4, 0.7)
    clouds = graph.noise(position, 45, 4, 0.6)
    shade = graph.add(graph.multiply(fibres, 0.65), graph.multiply(clouds, 0.35))
    tones = [tuple(x * k for x in base) for k in (0.66, 1.22)]
    colour = graph.mix(graph.map_range(shade, 0.34, 0.66, 0, 1), *tones)
    fleck = graph.map_range(graph.noise(along, 0.55, 2, 0.5), 0.68, 0.74, 0, 0.55)
    colour = graph.mix(fleck, colour, tuple(x * 0.3 for x in base))
    graph.principled(colour, roughness, graph.bump(fibres, 0.00012, 0.8), specular=0.25)
    return material


kraft, fluting = paper("kraft", "#a9825a"), paper("fluting", "#94714f")
grey_board = paper("edge board", "#8c8273")


def ink():
    """Flexo ink: thin where the flute below gave way."""
    material = new_material("ink")
    graph = NodeGraph(material)
    graph.flat_colour = linear("#1a1613")
    position = graph.node("ShaderNodeNewGeometry").outputs["Position"]
    across = graph.separate(position)[0]
    valleys = graph.math("COSINE", graph.multiply(across, 2 * math.pi / PITCH))
    starved = graph.add(graph.multiply(valleys, -0.10), graph.noise(position, 900, 4, 0.7))
    share = graph.map_range(starved, 0.55, 0.72, 0, 0.75)
    colour = graph.mix(share, linear("#15110e"), linear("#8a6a48"))
    graph.principled(colour, 0.7, specular=0.25)
    return material


def outline(step):
    """The middle of the sleeve's wall, around from its upper left: (x, z, its normal, length)."""
    half, top, points, run = WIDE / 2, TALL, [], 0.0
    corners = ((-half, top, 90), (half, top, 0), (half, 0, -90), (-half, 0, 180))
    for index, (x, z, degrees) in enumerate(corners):
        nx, nz, _ = corners[(index + 1) % 4]
        facing = math.radians(degrees)
        out = (round(math.cos(facing)), round(math.sin(facing)))
        along = (out[1], -out[0])
        long = abs(nx - x) + abs(nz - z) - 2 * FOLD
        count = round(long / step)
        for i in range(count + 1):
            d = FOLD + long * i / count
            points.append((x + along[0] * d, z + along[1] * d, out, run + long * i / count))
        run += long
        for i in range(1, 6):
            a = facing - math.radians(15 * i)
            center = (nx - along[0] * FOLD - out[0] * FOLD, nz - along[1] * FOLD - out[1] * FOLD)
            normal = (math.cos(a), math.sin(a))
            points.append((center[0] + FOLD * normal[0], center[1] + FOLD * normal[1], normal, run))
        run += FOLD
    return points


def layer(name, points, middle, thick, material):
    """A paper along the wall: middle(length) is how far out it lies, from y = 0 to the far end."""
    rows = []
    for y in (0.0, LENGTH):
        for side in (-0.5, 0.5):
            row = []
            for x, z, (nx, nz), run in points:
                out = middle(run) + side * thick
                ragged = 0.00012 * math.sin(run * 3100) * math.sin(run * 770) if y == 0 else 0
                row.append((x + nx * out, y + ragged, z + nz * out))
            rows.append(row)
    count = len(points)
    order = (0, 1, 3, 2, 0)
    faces = []
    for a, b in zip(order, order[1:]):
        for i in range(count):
            j = (i + 1) % count
            faces.append((a * count + i, a * count + j, b * count + j, b * count + i))
    mesh_object(name, [point for row in rows for point in row], faces, material, 40)


def sleeve():
    """Two liners and the wave between them, which prints through a little."""
    points, half = outline(0.0004), FLUTE / 2

    def washboard(run):
        return 0.000055 * math.cos(2 * math.pi * run / PITCH)

    layer("outer", points, lambda run: half + LINER / 2 + washboard(run), LINER, kraft)
    layer("inner", points, lambda run: -half - LINER / 2 + washboard(run), LINER, kraft)
    wave = half - LINER / 2
    layer("wave", points, lambda run: wave * math.cos(2 * math.pi * run / PITCH), LINER, fluting)


def planks():
    """What is inside: planks with tongue and groove, their ends a little behind the sleeve's."""
    lying, profile = turn(90, "Z"), plank_profile(PLANK - 0.006, THICK)
    # Plain backs: the grooves of relieved ones would look like gaps in the stack.
    profile = [(u, deep) for u, deep in profile if deep < THICK * 0.8 or abs(u) > PLANK * 0.4]
    for row in range(HIGH):
        slip = boards.random.uniform(0.004, 0.008)
        across = boards.random.uniform(-0.0008, 0.0008) - 0.0025
        top = 0.0026 + THICK * (row + 1) + 0.0002 * row
        boards.profiled(profile, 0.2, oak, at(across, slip, top) @ lying)


def strap_and_edges(y):
    """An edge board on each upper edge and the strap that holds both."""
    top, side = TALL + FLUTE / 2 + LINER + 0.0003, WIDE / 2 + FLUTE / 2 + LINER + 0.0003
    leg, thick, half = 0.035, 0.0026, 0.045
    for sign in (-1, 1):
        spans = (
            ((side - leg, top), (side + thick, top + thick)),
            ((side, top - leg), (side + thick, top + 0.0001)),
        )
        for (x0, z0), (x1, z1) in spans:
            lo, hi = sorted((sign * x0, sign * x1))
            boards.box((lo, y - half, z0), (hi, y + half, z1), grey_board, 0.0007, "y")
    band = paint("band", settings.text("band", "#16201b"), 0.32, specular=0.5)
    reach, up, wide = side + thick + 0.0003, top + thick + 0.0003, 0.0075
    path = [(-reach, -0.02), (-reach, up - 0.003), (-reach + 0.003, up), (0, up - 0.0006)]
    path += [(reach - 0.003, up), (reach, up - 0.003), (reach, -0.02)]
    vertices, faces = [], []
    for x, z in path:
        vertices += [(x, y - wide, z), (x, y + wide, z)]
    for i in range(len(path) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    item = mesh_object("strap", vertices, faces, band, 30)
    item.modifiers.new("thick", "SOLIDIFY").thickness = 0.0007


def print_on(lines):
    """Words on the upper side, to be read from the open end."""
    material, top = ink(), TALL + FLUTE / 2 + LINER + 0.00012
    for text, size, x, y, spacing in lines:
        data = bpy.data.curves.new(text, "FONT")
        data.body, data.size, data.space_character = text, size, spacing
        data.offset = size * 0.012
        data.materials.append(material)
        link_mesh(text, data).matrix_world = at(x, y, top)


sleeve()
planks()
strap_and_edges(settings.number("strap", 0.155))
print_on(
    (
        ("STORE 014", 0.031, -0.086, 0.03, 1.04),
        ("CARTON 3 OF 9", 0.0095, -0.0855, 0.062, 1.05),
        ("WHITE OAK  190 x 15", 0.0095, -0.0855, 0.0145, 1.05),
    )
)
boards.flush()
polygon("floor", [(-3, -3, -0.003), (3, -3, -0.003), (3, 3, -0.003), (-3, 3, -0.003)], dark)
subject = (settings.number("tx", 0.02), settings.number("ty", 0.02), settings.number("tz", 0.07))
lit = (settings.number("lx", 0.01), settings.number("ly", 0.02), settings.number("lz", 0.07))
lamp = polar(
    lit, settings.number("far", 0.6), settings.number("az", -158), settings.number("elev", 17)
)
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 0.8),
        settings.number("side", -66),
        settings.number("high", 30),
    ),
    subject,
    (lamp, lit, 0.1, 0.04, 1.5),
    focus=(0.03, 0, TALL),
)
