"""What else is seen from a window: a skyline, a walled court, a lake, snow, the sea."""

import math
import random

from kit.geometry import instance, lathe, mesh_object, polygon
from kit.lighting import gradient_sky, sun_lamp
from kit.materials import (
    leaf,
    linear,
    new_material,
    paint,
    plaster,
    shadow_of,
    stone,
    wood,
)
from kit.nodes import NodeGraph
from kit.landscape import hills, tree, water
from kit.planting import crown, FULL_TURN, Plot

STOREY = 3.6
BAY = 1.9
FLOOR_OF_MIST = -90
# Rows of towers: nearest and farthest, how many, how high they rise above the window, and how wide
# and deep they are.
ROWS = (
    (150, 420, 70, (-86, -54), (14, 40), (14, 36)),
    (420, 1000, 130, (-84, -46), (18, 46), (18, 40)),
    (240, 360, 14, (-60, -30), (20, 36), (18, 30)),
    (360, 540, 22, (-50, 6), (17, 30), (16, 28)),
    (560, 860, 46, (-30, 95), (15, 30), (16, 30)),
    (900, 1700, 110, (6, 200), (16, 38), (18, 36)),
)


class Hour:
    """How a city looks at one time of the day.

    sky: its three colours and its strength; mist: the colour that distance takes on, its glow, the
    distance in metres at which a third of a facade is left, and between which heights it thins;
    lit: the share of windows with light in them, and its strength; facades: colours; sun:
    elevation, azimuth, watts and tint, or None.
    """

    def __init__(self, sky, mist, lit, facades, sun=None):
        self.sky, self.mist, self.lit, self.facades, self.sun = sky, mist, lit, facades, sun


STONES = ("#a79c8e", "#8b8a88", "#bcae9a", "#77706a")
HOURS = {
    # The last red has left; the sky still has a colour, and more than half of the windows glow.
    "night": Hour(
        ("#66789a", "#2f4a78", "#101f45", 0.28),
        ("#3a4c72", 0.26, 1500, (-120, -30)),
        (0.36, 1.0),
        ("#4d4a48", "#3e4043", "#57504a", "#33302e"),
    ),
    # Twenty minutes after sunset: a warm band along the horizon, the first lights.
    "dusk": Hour(
        ("#f0a878", "#a58fa6", "#3f567f", 0.62),
        ("#c99a90", 0.42, 1000, (-110, 10)),
        (0.20, 1.1),
        ("#6a6261", "#57575c", "#776b66", "#4b4748"),
    ),
    # An hour after sunrise: the streets lie in mist, the tops stand out of it.
    "morning": Hour(
        ("#f4d3aa", "#e2e0d8", "#8fabc8", 1.15),
        ("#eed3b2", 1.05, 800, (-100, 70)),
        (0, 0),
        STONES,
        (9, 62, 5.0, (1, 0.82, 0.60)),
    ),
    # A pale sun in a bright sky, for a room behind sheers.
    "haze": Hour(
        ("#eef0ee", "#dfe5e9", "#b9c8d6", 1.0),
        ("#e6e7e5", 0.95, 500, (-90, 50)),
        (0, 0),
        STONES,
        (22, 58, 7.0, (1, 0.88, 0.72)),
    ),
}


def _windows(graph, tower, lit):
    """Where on a facade a window has light in it, as (share of window, share of light, colour)."""
    geometry = graph.node("ShaderNodeNewGeometry").outputs
    x, y, z = graph.separate(geometry["Position"])
    normal = [graph.math("ABSOLUTE", axis) for axis in graph.separate(geometry["Normal"])]
    along = graph.add(graph.multiply(x, normal[1]), graph.multiply(y, normal[0]))
    wide = graph.map_range(tower[1], 0, 1, BAY * 0.8, BAY * 1.7)
    column, storey = graph.math("DIVIDE", along, wide), graph.math("DIVIDE", z, STOREY)
    cell = graph.combine(
        graph.math("FLOOR", column), graph.math("FLOOR", storey), graph.multiply(tower[0], 97)
    )
    chance = graph.node("ShaderNodeTexWhiteNoise", noise_dimensions="3D")
    graph.link(cell, chance.inputs[0])
    draw = graph.separate(chance.outputs["Color"])
    habit = graph.node("ShaderNodeTexWhiteNoise", noise_dimensions="2D")
    line = graph.combine(graph.math("FLOOR", storey), graph.multiply(tower[2], 53), 0)
    graph.link(line, habit.inputs[0])
    # Offices: some storeys are lit from end to end, some not at all.
    usual = graph.multiply(graph.map_range(habit.outputs["Value"], 0.15, 0.9, 0.15, 1.9), lit)
    on = graph.math("LESS_THAN", draw[0], usual)
    pane = graph.math("LESS_THAN", normal[2], 0.5)
    for place, low, high in ((column, 0.1, 0.9), (storey, 0.26, 0.86)):
        part = graph.math("FRACT", place)
        pane = graph.multiply(pane, graph.math("GREATER_THAN", part, low))
        pane = graph.multiply(pane, graph.math("LESS_THAN", part, high))
    bright = graph.multiply(graph.multiply(on, pane), graph.map_range(draw[1], 0, 1, 0.12, 1))
    warm = graph.mix(draw[2], (1.0, 0.42, 0.14), (1.0, 0.70, 0.40))
    return pane, bright, warm


def _facade(name, colour, hour):
    """A facade with windows that fades into the mist with distance, and towards the ground."""
    material = new_material(name)
    material.cycles.sample_as_light = False
    graph = NodeGraph(material)
    tower = graph.separate(graph.attribute("rnd"))
    position = graph.separate(graph.node("ShaderNodeNewGeometry").outputs["Position"])
    tint, glow, reach, (bottom, top) = hour.mist
    clear = graph.math("POWER", 2.718, graph.multiply(position[1], -1 / reach))
    sunk = graph.map_range(position[2], bottom, top, 0.0, 1.0, smooth=True)
    share, strength = hour.lit
    pane, bright, warm = _windows(graph, tower, share)
    front = graph.node("ShaderNodeBsdfPrincipled")
    pale = graph.multiply(graph.map_range(tower[2], 0, 1, 0.7, 1.2), 1.0)
    stone_colour = graph.hue_saturation(linear(colour), 0.5, 1.0, pale)
    graph.link(graph.mix(pane, stone_colour, linear("#2a3036")), front.inputs["Base Color"])
    graph.link(graph.map_range(pane, 0, 1, 0.85, 0.18), front.inputs["Roughness"])
    graph.link(warm, front.inputs["Emission"])
    graph.link(graph.multiply(bright, strength), front.inputs["Emission Strength"])
    veil = graph.shader("ShaderNodeEmission", linear(tint))
    veil.inputs[1].default_value = glow
    graph.surface(graph.mix_shaders(graph.multiply(clear, sunk), veil.outputs[0], front.outputs[0]))
    return material


def _streets(hour):
    """The ground between the towers: the lamps of its streets, and mist that ends as the sky
    begins.
    """
    material = new_material("streets")
    material.cycles.sample_as_light = False
    graph = NodeGraph(material)
    x, y, _ = graph.separate(graph.node("ShaderNodeNewGeometry").outputs["Position"])
    tint, glow, reach, _ = hour.mist
    clear = graph.math("POWER", 2.718, graph.multiply(y, -1 / reach))
    cell = [graph.math("FLOOR", graph.multiply(axis, 1 / 9)) for axis in (x, y)]
    chance = graph.node("ShaderNodeTexWhiteNoise", noise_dimensions="2D")
    graph.link(graph.combine(*cell, 0), chance.inputs[0])
    share, strength = hour.lit
    lamp = graph.math("LESS_THAN", chance.outputs["Value"], share * 0.4)
    low = graph.shader("ShaderNodeEmission", (1.0, 0.48, 0.18))
    graph.link(graph.multiply(lamp, strength * 0.4), low.inputs[1])
    veil = graph.shader("ShaderNodeEmission", linear(tint))
    veil.inputs[1].default_value = glow
    horizon = graph.shader("ShaderNodeEmission", linear(hour.sky[0]))
    horizon.inputs[1].default_value = hour.sky[3]
    far = graph.map_range(y, reach * 0.8, reach * 3, 0, 1, smooth=True)
    mist = graph.mix_shaders(far, veil.outputs[0], horizon.outputs[0])
    graph.surface(graph.mix_shaders(graph.multiply(clear, 0.8), mist, low.outputs[0]))
    return material


def _tower(boards, rng, x, y, width, depth, top, facade):
    """One to three blocks, each narrower than the one below it."""
    tint, low = boards.random_tint(), FLOOR_OF_MIST - 40
    for step in range(rng.choice((1, 1, 1, 2, 2, 3))):
        rise = top if step == 0 else top + rng.uniform(2, 7) * STOREY
        lo, hi = (x - width / 2, y - depth / 2, low), (x + width / 2, y + depth / 2, rise)
        boards.box(lo, hi, facade, 0.02, tint=tint)
        low, top = rise, rise
        width, depth = width * rng.uniform(0.55, 0.85), depth * rng.uniform(0.6, 0.9)
    if rng.random() < 0.6:
        hut = width * rng.uniform(0.12, 0.3)
        boards.box(
            (x - hut, y - hut, top), (x + hut, y + hut, top + rng.uniform(2, 5)), facade, 0.02
        )
    if rng.random() < 0.12:
        boards.box((x - 0.3, y - 0.3, top), (x + 0.3, y + 0.3, top + 24), facade, 0.02)


def skyline(boards, y, hour, seed=5):
    """A city beyond a window at y, at an hour of HOURS, with its sky."""
    hour, rng = HOURS[hour], random.Random(seed)
    gradient_sky(*hour.sky)
    if hour.sun:
        elevation, azimuth, watts, tint = hour.sun
        sun_lamp(elevation, azimuth, watts, tint, 0.8)
    facades = [_facade(f"ct{i}", colour, hour) for i, colour in enumerate(hour.facades)]
    for near, far, count, heights, widths, depths in ROWS:
        for i in range(count):
            distance = y + rng.uniform(near, far)
            x = distance * 1.3 * (2 * (i + rng.uniform(0.0, 1.0)) / count - 1)
            # Few are high: a skyline has peaks.
            top = heights[0] + (heights[1] - heights[0]) * rng.random() ** 2.2
            size = rng.uniform(*widths), rng.uniform(*depths)
            _tower(boards, rng, x, distance, *size, top, rng.choice(facades))
    corners = [(-5000, y + 20), (5000, y + 20), (5000, y + 9000), (-5000, y + 9000)]
    polygon("streets", [(*corner, FLOOR_OF_MIST) for corner in corners], _streets(hour))


def courtyard(
    boards,
    y,
    x0=-4.6,
    x1=4.6,
    depth=4.6,
    height=2.9,
    seed=7,
    wall="#cdb496",
    bench=True,
    pots=((-2.2, 3.4, 1.25), (2.6, 2.9, 1.0)),
):
    """Walled court behind a door at y: paving, plaster walls, a stone bench, olives in pots.

    pots: as (x, distance from the door, scale).
    """
    rng = random.Random(seed)
    render = plaster("ctw", wall, 0.09, 0.8, 1.4)
    limestone = stone("ctl", "limestone", 0.45)
    foliage = leaf("ctf", "#8a9168")
    bark = paint("ctk", "#6a5a48", 0.8)
    terracotta = plaster("ctp", "#b7a78f", 0.12, 5)
    rear = y + depth
    for i in range(int((x1 - x0) / 0.8) + 1):
        for j in range(int(depth / 0.8) + 1):
            lo = (x0 + i * 0.8 + 0.002, y + j * 0.8 + 0.002, -0.05)
            top = -0.006 + rng.uniform(-0.0008, 0.0008)
            hi = (x0 + (i + 1) * 0.8 - 0.002, y + (j + 1) * 0.8 - 0.002, top)
            boards.box(lo, hi, limestone, 0.003)
    joints = shadow_of(paint("ctd", "#8d8474", 0.9))
    boards.box((x0 - 0.2, y, -0.12), (x1 + 1, y + depth + 1, -0.0505), joints, 0.001)
    boards.box((x0 - 0.3, rear, -0.1), (x1 + 0.3, y + depth + 0.3, height), render, 0.004)
    coping = (x0 - 0.34, y + depth - 0.04, height + 0.0005)
    boards.box(coping, (x1 + 0.34, y + depth + 0.34, height + 0.06), limestone, 0.006)
    for left, right in ((x0 - 0.3, x0), (x1, x1 + 0.3)):
        lo, hi = (left, y + 0.5, -0.1), (right, y + depth - 0.0005, height)
        boards.box(lo, hi, render, 0.004)
    for i, (x, distance, scale) in enumerate(pots):
        _olive(x, y + distance, scale, terracotta, bark, foliage, seed + 20 + i)
    if bench:
        lo, hi = (-0.9, y + depth - 0.62, 0.36), (1.3, y + depth - 0.12, 0.44)
        boards.box(lo, hi, limestone, 0.008)
        for x in (-0.7, 0.95):
            lo, hi = (x, y + depth - 0.58, -0.005), (x + 0.16, y + depth - 0.16, 0.3595)
            boards.box(lo, hi, limestone, 0.006)
    beyond = [(-60, y + depth + 0.3), (60, y + depth + 0.3), (60, y + 80), (-60, y + 80)]
    polygon("ctgr", [(*corner, -0.2) for corner in beyond], paint("ctgp", "#8f9470", 0.9))


def _olive(x, y, scale, pot, bark, foliage, seed):
    """An olive of two stems in a clay pot."""
    profile = ((0, 0), (0.20, 0), (0.30, 0.28), (0.33, 0.50), (0.31, 0.52), (0.29, 0.47), (0, 0.45))
    lathe("pot", [(r * scale, z * scale) for r, z in profile], pot, (x, y, -0.005), 48)
    mesh = tree(
        f"olive{seed}",
        foliage,
        bark,
        seed,
        height=1.7 * scale,
        stems=2,
        spread=0.22,
        leaf_length=0.055,
        leafage=9,
        boughs=(7, 5, 4),
        bare=0.42,
    )
    instance(mesh, (x, y, 0.44 * scale), seed)


def lakeside(boards, y, seed=6):
    """A deck, grasses on the shore, a lake, and its far shore of conifers in the morning's haze."""
    rng = random.Random(seed)
    plot = Plot(y, 1, "y")
    larch = wood("grey_oak", "deck", saturation=0.7, tone=0.8)
    for i in range(26):
        lo = (-9, y + 0.13 + 0.145 * i, -0.05)
        boards.box(lo, (9, lo[1] + 0.139, -0.012), larch, 0.002, "x")
    plot.strip("shore", 3.9, 9.5, -40, 40, -0.55, paint("shore", "#66684a", 0.95))
    rows = ((0.5, 0.5, 0.75), (1.4, 0.6, 0.9), (2.6, 0.8, 1.0), (4.2, 1.1, 1.0))
    plot.drifts(rng, -12, 12, 3.9, rows, -0.55)
    water("lake", plot.place, 9.4, 1500, 1500, -0.75)
    birch, bark = leaf("birch", "#9aa05a"), plaster("birchbark", "#cfc8ba", 0.25, 9)
    shape = {"height": 7.5, "spread": 0.13, "leaf_length": 0.055, "boughs": (10, 4, 4), "bare": 0.3}
    for i, (distance, along) in enumerate(((7.6, -5.6), (8.2, 3.9), (8.6, 6.6))):
        mesh = tree(f"bi{i}", birch, bark, seed + i, stems=2 + i % 2, **shape)
        instance(mesh, plot.place(distance, along, -0.6), i)
    shores = ((380, 9, 0.22), (760, 30, 0.5), (1400, 90, 0.74))
    hills(plot.place, seed, ("#d6c6bd", 0.62), -0.75, shores, "#3d4a3a", pointed=5)


def snowy_clearing(y, seed=8):
    """Snow with bare aspens on it before a wood of conifers."""
    plot = Plot(y, 1, "y")
    snow = paint("snow", "#e9edf2", 0.75)
    rows, columns, half, deep = 40, 90, 16, 24
    vertices, faces = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            along, away = -half + 2 * half * i / columns, 0.9 + (deep - 0.9) * j / rows
            swell = 0.12 * math.sin(along * 0.55 + away * 0.3) * math.sin(away * 0.42 + 0.6)
            drift = 0.10 * math.sin(along * 1.3 - away * 0.7 + 2) * min(1, away / 5)
            vertices.append(plot.place(away, along, -0.05 + swell + drift + away * 0.022))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh_object("snow", vertices, faces, snow)
    plot.strip("field", deep - 0.5, 160, -150, 150, 0.3, snow)
    plot.strip("landing", 0.04, 1.5, -2.6, 2.6, -0.01, stone("landing", "granite", 0.5))
    bark = plaster("aspen", "#d3cfc3", 0.75, 11, 2)
    shape = {
        "height": 9.0,
        "stems": 1,
        "leafage": 0,
        "boughs": (12, 4, 3),
        "bare": 0.36,
        "girth": 0.0085,
    }
    aspens = [tree(f"as{i}", bark, bark, seed + i, **shape) for i in range(4)]
    rng = random.Random(seed)
    count = 120
    for i in range(count):
        away = 3.4 + 52 * (i / count) ** 1.7 + rng.uniform(-0.5, 0.5)
        along = rng.uniform(-1, 1) * (2.5 + away * 0.75)
        place = plot.place(away, along, -0.15 + min(deep, away) * 0.022)
        instance(aspens[i % 4], place, rng.uniform(0, FULL_TURN), rng.uniform(0.7, 1.15))
    woods = ((80, 16, 0.62), (150, 38, 0.72), (320, 110, 0.84))
    hills(plot.place, seed, ("#ced6df", 0.8), 0, woods, "#39433c", pointed=2.2)


def infinity_pool(boards, y, seed=8):
    """A stone terrace with a pool at whose far edge the sea begins, a headland, one tree."""
    plot = Plot(y, 1, "y")
    limestone = stone("paving", "limestone", 0.5)
    edge, far = 2.4, 7.4
    for i in range(-12, 12):
        for j in range(9):
            near = j * 0.9 + 0.01
            if near + 0.9 > edge and not -12 <= i < -7:
                continue
            lo = (i * 0.9 + 0.0015, y + near, -0.05)
            boards.box(lo, (lo[0] + 0.897, lo[1] + 0.897, -0.004), limestone, 0.003)
    pool = plaster("pool", "#6d8d8c", 0.1, 2)
    plot.strip("poolbed", edge - 0.1, far, -6.3, 40, -1.2, pool)
    rim = (-6.3, y + far, -0.6), (40, y + far + 0.3, -0.045)
    boards.box(*rim, limestone, 0.004)
    water("pool", plot.place, edge - 0.14, far, 40, -0.06, "#2e5358", 0.012)
    water("sea", plot.place, 60, 6000, 6000, -24, "#2f4a5c", 0.25)
    green, bark = leaf("pine", "#5f6c42"), paint("pinebark", "#5d5145", 0.85)
    mesh = tree("olive", green, bark, seed, 4.6, 2, 0.34, 0.055, 9, (8, 6, 5), 0.4)
    instance(mesh, plot.place(4.2, -7.6, -0.05), 1)
    shores = ((2200, 150, 0.62), (4200, 330, 0.80))

    def headland(distance, along, z):
        return plot.place(distance, along + distance * 0.95, z)

    hills(headland, seed, ("#c9c0bd", 0.6), -24, shores, "#5d6152", width=1.5, taper=0.5)


def bushes(x, places, height, leaf_length, radius, crown_height, scale):
    """Loose bushes beyond a window at x; places: distance from the window, y and turn in
    radians.
    """
    foliage = leaf("hd", "#6b7a45")
    mesh = crown("c", foliage, 3, 6000, leaf_length, radius, crown_height)
    for distance, y, turn in places:
        instance(mesh, (x - distance, y, height), turn, scale)
