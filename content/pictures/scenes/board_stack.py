"""A stack of boards in stick, seen close.

Picture: sustainability-boards.
"""

import random

from kit.boards import Boards
from kit.materials import Palette
from kit.still_life import photograph, sample, Table
from kit.studio import clear_scene, Settings

settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 101))
palette = Palette()

table = Table(settings)


def stack_boards():
    """Nine layers of one species each, stickers after every third."""
    rng = random.Random(4)
    z = 0
    for i in range(9):
        species = [
            "white_oak",
            "white_oak",
            "walnut",
            "walnut",
            "hickory",
            "ash",
            "white_oak",
            "smoked_oak",
            "maple",
        ][i]
        wood_of = sample(species)
        shift = rng.uniform(-0.02, 0.02)
        thickness = 0.027
        x = -0.62
        while x < 0.6:
            width = rng.uniform(0.15, 0.2)
            boards.box(
                (x + shift, -0.28 + rng.uniform(-0.012, 0.012), z),
                (x + shift + width - 0.003, 1.4, z + thickness),
                wood_of,
                0.0016,
                "y",
            )
            x += width
        z += thickness
        if i % 3 == 2 and i < 8:
            for y in (-0.19, 0.45):
                boards.box(
                    (-0.64, y, z + 0.0003),
                    (0.66, y + 0.028, z + 0.0223),
                    sample("ash", 0.9),
                    0.001,
                    "x",
                )
            z += 0.0226
    table.wall.location = (0, 0.9, 0)
    table.wall.scale = (4, 1, 1.5)
    table.top.scale = (4, 3, 1)


stack_boards()
photograph(boards, settings, (-1.55, -0.85, 0.42), (-0.35, 0.12, 0.13), 52, (-0.62, -0.1, 0.15))
