"""What else stands behind a window: a walled court, a skyline."""

import random

from kit.geometry import instance, lathe, polygon, tube
from kit.materials import channels, leaf, paint, plaster, shadow_of, stone
from kit.planting import FULL_TURN, crown

HAZE = (234, 216, 192)
STOREY = 3.4


def _hazy(colour, share):
    """A colour faded into the haze."""
    share = min(1.0, share)
    mixed = [int(a + (b - a) * share) for a, b in zip(channels(colour), HAZE)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def _tower(boards, rng, x, y, width, depth, top, base, facade, glass):
    """Floor slabs around recessed glass, with or without piers."""
    banded = rng.random() < 0.5
    left, right, front, rear = x - width / 2, x + width / 2, y - depth / 2, y + depth / 2
    inside = (right - 0.25, rear - 0.25, top)
    boards.box((left + 0.25, front + 0.25, base), inside, glass, 0.01)
    z = top
    while z > base + 20 and z > -25:
        slab = 1.0 if banded else 1.5
        boards.box((left, front, z - slab), (right, rear, z), facade, 0.02)
        z -= STOREY
    if banded:
        return
    pier = left
    while pier < right:
        lo, hi = (pier, front - 0.06, -30), (pier + 0.7, front + 0.2, top - 0.01)
        boards.box(lo, hi, facade, 0.02)
        pier += width / 5.0


def skyline(boards, y, seed=5, count=46, x0=-75, x1=75, base=-55, haze=1.0):
    """Towers beyond a window at y, in three depths, paler with distance."""
    rng = random.Random(seed)
    facades = [
        [
            paint(f"ct{depth}{i}", _hazy(colour, (0.30 + 0.22 * depth) * haze), 0.8)
            for i, colour in enumerate(("#b5aca0", "#9a9a98", "#c6b9a6", "#8d8478"))
        ]
        for depth in range(3)
    ]
    glazings = [
        [
            paint(f"cg{depth}{i}", _hazy(colour, (0.25 + 0.25 * depth) * haze), 0.35)
            for i, colour in enumerate(("#5d6a73", "#4c565c"))
        ]
        for depth in range(3)
    ]
    for i in range(count):
        row = i * 3 // count
        distance = y + (45, 85, 140)[row] + rng.uniform(0, 30)
        x = rng.uniform(x0, x1) * (1, 1.5, 2.1)[row]
        width, depth = rng.uniform(7, 15), rng.uniform(7, 13)
        top = rng.uniform(-6, 14) + (0, 12, 24)[row] + rng.choice((0, 0, 0, 16))
        facade, glass = rng.choice(facades[row]), rng.choice(glazings[row])
        _tower(boards, rng, x, distance, width, depth, top, base, facade, glass)
    plain = paint("cgrp", "#a3a6a2", 0.9)
    corners = [(-400, y + 5), (400, y + 5), (400, y + 500), (-400, y + 500)]
    polygon("cgr", [(*corner, base) for corner in corners], plain)


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
