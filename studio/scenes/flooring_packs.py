"""Strapped packs of flooring on bearers in the hall of the works.

Picture: project-flooring-line.
"""

import random

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import at, turn
from kit.joinery import plank_profile
from kit.materials import paint, Palette, wood
from kit.studio import clear_scene, Settings
from kit.works_hall import WorksHall

SPECIES = ["white_oak", "smoked_oak", "walnut", "hickory", "ash", "maple", "teak"]
STACKS = [
    (-1.75, 1.1, ["white_oak", "white_oak", "white_oak", "white_oak"]),
    (-0.55, 1.15, ["walnut", "walnut", "walnut"]),
    (0.65, 1.05, ["smoked_oak", "smoked_oak", "smoked_oak", "smoked_oak", "smoked_oak"]),
    (1.9, 1.2, ["hickory", "hickory"]),
    (-1.9, 4.2, ["ash"] * 6),
    (-0.6, 4.3, ["maple"] * 7),
    (0.75, 4.2, ["white_oak"] * 8),
    (2.1, 4.3, ["teak"] * 5),
    (-1.9, 7.0, ["walnut"] * 9),
    (-0.5, 7.0, ["white_oak"] * 10),
    (0.8, 7.0, ["hickory"] * 9),
    (2.1, 7.0, ["smoked_oak"] * 10),
]
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 201))
palette = Palette()

hall = WorksHall(boards, palette, settings.text("steel", "#3a3f3d"))
rng = random.Random(6)
species_wood = {
    s: wood(
        s,
        saturation=1.0,
        bump=1.2,
        value_spread=0.1,
        tone=0.9 if s == "walnut" else 0.98,
        ends=True,
    )
    for s in SPECIES
}
card = paint("card", "#a98f6b", 0.8)
paper = paint("paper", "#efece4", 0.6)


def pack(x, y, z, material, length=2.2, width=0.96, layers=6, thickness=0.022, turned=0.0):
    """A pack of boards with two straps; returns the height of its top."""
    place = at(x, y, z) @ turn(turned, "Z")
    count = 5
    board_width = width / count
    outline = plank_profile(board_width - 0.0014, thickness - 0.0004)
    for layer in range(layers):
        for i in range(count):
            slip = rng.uniform(-0.004, 0.004)
            across = -width / 2 + (i + 0.5) * board_width
            lying = at(across, slip - length / 2, (layer + 1) * thickness) @ turn(90, "Z")
            boards.profiled(outline, length, material, place @ lying)
    guard(place, width, length, layers * thickness)
    for strap in (-length * 0.32, length * 0.32):
        boards.box(
            (-width / 2 - 0.002, strap - 0.008, -0.001),
            (width / 2 + 0.002, strap + 0.008, 0),
            hall.steel,
            0.0002,
            transform=place,
        )
        boards.box(
            (-width / 2 - 0.0025, strap - 0.008, 0),
            (-width / 2 - 0.0008, strap + 0.008, layers * thickness),
            hall.steel,
            0.0002,
            transform=place,
        )
        boards.box(
            (width / 2 + 0.0008, strap - 0.008, 0),
            (width / 2 + 0.0025, strap + 0.008, layers * thickness),
            hall.steel,
            0.0002,
            transform=place,
        )
        boards.box(
            (-width / 2 - 0.0025, strap - 0.008, layers * thickness),
            (width / 2 + 0.0025, strap + 0.008, layers * thickness + 0.0016),
            hall.steel,
            0.0002,
            transform=place,
        )
    return z + layers * thickness


def guard(place, width, length, height):
    """Board under the straps at the edges, and the label of the lot."""
    for strap in (-length * 0.32, length * 0.32):
        for side in (-1, 1):
            edge = side * (width / 2 + 0.0004)
            lo, hi = sorted((edge - side * 0.045, edge))
            top = (lo, strap - 0.05, height - 0.0001), (hi, strap + 0.05, height + 0.0012)
            boards.box(*top, card, 0.0004, "y", transform=place)
            lo, hi = sorted((edge - side * 0.0003, edge + side * 0.0009))
            drop = (lo, strap - 0.05, height - 0.045), (hi, strap + 0.05, height + 0.0012)
            boards.box(*drop, card, 0.0004, "y", transform=place)
    left, low, front = width * 0.17, height * 0.22, -length / 2 - 0.0062
    lo, hi = (left, front, low), (left + 0.13, front + 0.0006, low + 0.078)
    boards.box(lo, hi, paper, 0.0002, "x", transform=place)
    ink = palette.black
    for row, share in ((0.060, 0.7), (0.052, 0.45)):
        lo = (left + 0.01, front - 0.0002, low + row)
        boards.box(
            lo, (left + 0.01 + 0.11 * share, front, low + row + 0.004), ink, 1e-5, "x", place
        )
    bars = random.Random(9)
    x = left + 0.01
    while x < left + 0.115:
        wide = bars.choice((0.0008, 0.0016, 0.0024))
        boards.box(
            (x, front - 0.0002, low + 0.01), (x + wide, front, low + 0.042), ink, 1e-5, "z", place
        )
        x += wide + bars.choice((0.0008, 0.0016, 0.0022))


def bearers(x, y, z, width=1.0, length=2.2, height=0.07):
    """Three bearers under a pack; returns their height."""
    for along in (-length * 0.38, 0, length * 0.38):
        boards.box(
            (x - width / 2, y + along - 0.045, z),
            (x + width / 2, y + along + 0.045, z + height - 0.0005),
            hall.plywood,
            0.003,
            "x",
        )
    return z + height


def stack_packs():
    """Packs upon bearers, a pair between bearers."""
    for x, y, layers in STACKS:
        z = bearers(x, y, 0, height=0.1)
        for layer, species in enumerate(layers):
            z = pack(x, y, z, species_wood[species], width=1.0, turned=rng.uniform(-0.5, 0.5))
            if layer % 2 == 1 and layer < len(layers) - 1:
                z = bearers(x, y, z, height=0.045)


def place_camera():
    """Down the hall."""
    camera(
        (settings.number("cx", -1.25), settings.number("cy", -1.75), settings.number("cz", 1.12)),
        (settings.number("tx", 0.35), 4.0, settings.number("tz", 0.62)),
        lens=settings.number("lens", 30),
        fstop=5.6,
        focus=(-0.55, 0.05, 0.6),
        level=False,
        shift_y=settings.number("shift", 0),
    )


stack_packs()
hall.light(settings)
place_camera()
render(settings, width=640, height=400, samples=10)
