"""What else stands behind a window: a walled court, a skyline."""

import random

from kit.geometry import instance, lathe, polygon, tube
from kit.materials import emission, leaf, linear, new_material, paint, plaster, shadow_of, stone
from kit.nodes import NodeGraph
from kit.planting import FULL_TURN, crown

STOREY = 3.6
# Rows of towers: nearest and farthest, how many, and how high they rise above the window.
ROWS = ((120, 200, 9, (-30, 8)), (230, 360, 20, (-14, 42)), (420, 640, 30, (0, 84)))
FLOOR_OF_MIST = -46


def _in_mist(name, colour, mist, reach, glow, roughness=0.8):
    """A facade that fades into the mist with distance, and towards the ground."""
    material = new_material(name)
    graph = NodeGraph(material)
    position = graph.separate(graph.node("ShaderNodeNewGeometry").outputs["Position"])
    clear = graph.math("POWER", 2.718, graph.multiply(position[1], -1 / reach))
    sunk = graph.map_range(position[2], FLOOR_OF_MIST, 34, 0.0, 1.0, smooth=True)
    front = graph.node("ShaderNodeBsdfPrincipled")
    front.inputs["Base Color"].default_value = (*linear(colour), 1)
    front.inputs["Roughness"].default_value = roughness
    veil = graph.shader("ShaderNodeEmission", linear(mist))
    veil.inputs[1].default_value = glow
    graph.surface(graph.mix_shaders(graph.multiply(clear, sunk), veil.outputs[0], front.outputs[0]))
    return material


def _tower(boards, rng, x, y, width, depth, top, facade, glass):
    """Floor slabs and piers around recessed glass; some step back below their top."""
    if rng.random() < 0.4:
        inset = rng.uniform(0.12, 0.25)
        crest = rng.uniform(2, 6) * STOREY
        _tower_body(
            boards, rng, x, y, width * (1 - inset), depth * (1 - inset), top, crest, facade, glass
        )
        top -= crest
    _tower_body(boards, rng, x, y, width, depth, top, top - FLOOR_OF_MIST + 8, facade, glass)
    if rng.random() < 0.5:
        hut = width * rng.uniform(0.14, 0.25)
        boards.box(
            (x - hut, y - hut, top), (x + hut, y + hut, top + rng.uniform(3, 6)), facade, 0.02
        )


def _tower_body(boards, rng, x, y, width, depth, top, height, facade, glass):
    left, right, front, rear = x - width / 2, x + width / 2, y - depth / 2, y + depth / 2
    base = top - height
    boards.box((left + 0.3, front + 0.3, base), (right - 0.3, rear - 0.3, top), glass, 0.01)
    slab, step = rng.choice((0.7, 1.1, 1.6)), STOREY * rng.choice((1, 1, 2))
    z = top + 0.9
    while z > base:
        boards.box((left, front, z - slab), (right, rear, z), facade, 0.02)
        z -= step
    bays = rng.choice((0, max(3, round(width / 3.0)), max(5, round(width / 1.6))))
    for i in range(bays + 1 if bays else 0):
        pier = left + (width - 0.5) * i / bays
        boards.box((pier, front - 0.07, base), (pier + 0.5, front + 0.4, top + 0.89), facade, 0.02)


def air(settings):
    """The mist that a run asks for."""
    return {
        "mist": settings.text("mist", "#ead9c4"),
        "reach": settings.number("reach", 260),
        "glow": settings.number("glow", 1),
    }


def skyline(boards, y, seed=5, mist="#ead9c4", reach=260.0, glow=1.0):
    """A city that stands in mist beyond a window at y: towers in three depths, the far ones mere
    shapes.

    mist: its color; reach: the distance in metres at which a third of a facade is left; glow: its
    brightness.
    """
    rng = random.Random(seed)
    facades = [
        _in_mist(f"ct{i}", colour, mist, reach, glow)
        for i, colour in enumerate(("#a79c8e", "#8b8a88", "#bcae9a", "#77706a"))
    ]
    glazings = [
        _in_mist(f"cg{i}", colour, mist, reach, glow, 0.15)
        for i, colour in enumerate(("#4a545b", "#3f464b"))
    ]
    for near, far, count, (low, high) in ROWS:
        for i in range(count):
            distance = y + rng.uniform(near, far)
            x = distance * 1.25 * (2 * (i + rng.uniform(0.1, 0.9)) / count - 1)
            width, depth = rng.uniform(17, 34), rng.uniform(17, 30)
            top = rng.uniform(low, high)
            facade, glass = rng.choice(facades), rng.choice(glazings)
            _tower(boards, rng, x, distance, width, depth, top, facade, glass)
    ground = emission("mist", linear(mist), glow)
    corners = [(-900, y + 20), (900, y + 20), (900, y + 1500), (-900, y + 1500)]
    polygon("mist", [(*corner, FLOOR_OF_MIST) for corner in corners], ground)


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
    """Walled court behind a door at y: paving, plaster walls, a stone bench, crowns above the wall.

    pots: olives as (x, distance from the door, scale).
    """
    rng = random.Random(seed)
    render = plaster("ctw", wall, 0.09, 0.8, 1.4)
    limestone = stone("ctl", "limestone", 0.45)
    foliage = (leaf("ctf", "#76834f"), leaf("ctg", "#6c7a45"))
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
    crowns = [
        crown(f"cc{i}", foliage[i % 2], seed + i, 9000, 0.12, 1.35, 1.5, core=0.45)
        for i in range(3)
    ]
    for i in range(9):
        x = x0 - 1 + i * 1.35 + rng.uniform(-0.3, 0.3)
        location = (x, y + depth + 2.4 + rng.uniform(0, 1.8), height + 0.1 + rng.uniform(-0.5, 0.7))
        instance(crowns[i % 3], location, rng.uniform(0, FULL_TURN), rng.uniform(0.8, 1.2))
    for i, (x, distance, scale) in enumerate(pots):
        _olive(x, y + distance, scale, terracotta, bark, foliage[0], seed + 20 + i, i)
    if bench:
        lo, hi = (-0.9, y + depth - 0.62, 0.36), (1.3, y + depth - 0.12, 0.44)
        boards.box(lo, hi, limestone, 0.008)
        for x in (-0.7, 0.95):
            lo, hi = (x, y + depth - 0.58, -0.005), (x + 0.16, y + depth - 0.16, 0.3595)
            boards.box(lo, hi, limestone, 0.006)
    beyond = [(-60, y + depth + 0.3), (60, y + depth + 0.3), (60, y + 80), (-60, y + 80)]
    polygon("ctgr", [(*corner, -0.2) for corner in beyond], paint("ctgp", "#8f9470", 0.9))


def _olive(x, y, scale, pot, bark, foliage, seed, index):
    profile = ((0, 0), (0.20, 0), (0.30, 0.28), (0.33, 0.50), (0.31, 0.52), (0.29, 0.47), (0, 0.45))
    lathe("pot", [(r * scale, z * scale) for r, z in profile], pot, (x, y, -0.005), 48)
    stem = [(x, y, 0.4 * scale), (x + 0.05, y + 0.02, 0.85 * scale), (x - 0.02, y, 1.25 * scale)]
    tube("ptk", stem, 0.026 * scale, bark, 4)
    mesh = crown(f"oc{index}", foliage, seed, 4200, 0.055, 0.36 * scale, 0.42 * scale, core=0)
    instance(mesh, (x, y, 1.62 * scale), index)


def bushes(x, places, height, leaf_length, radius, crown_height, scale):
    """Loose bushes beyond a window at x; places: distance from the window, y and turn in
    radians.
    """
    foliage = leaf("hd", "#6b7a45")
    mesh = crown("c", foliage, 3, 6000, leaf_length, radius, crown_height)
    for distance, y, turn in places:
        instance(mesh, (x - distance, y, height), turn, scale)
