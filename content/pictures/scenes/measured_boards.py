"""Three boards on a table, measured with a caliper.

Picture: quality-measure.
"""

from mathutils import Vector

from kit.boards import Boards
from kit.geometry import at, lathe, tube, turn
from kit.materials import metal, paint, Palette
from kit.still_life import photograph, sample, Table
from kit.studio import clear_scene, Settings

settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 101))
palette = Palette()

steel = metal("steel", "#b9bcbf", roughness=0.22)
table = Table(settings)


def caliper(x, y, z, turned, opening=0.018):
    """A caliper: beam, fixed jaws, slide with a display, scale marks."""
    place = at(x, y, z) @ turn(turned, "Z")

    def part(lo, hi, material=steel, bevel=0.0006):
        boards.box(lo, hi, material, bevel, "x", transform=place)

    part((-0.012, -0.008, 0), (0.205, 0.008, 0.0035))
    part((-0.012, -0.052, 0), (-0.0005, -0.0081, 0.0035))
    part((-0.012, 0.0081, 0), (-0.004, 0.03, 0.0035))
    part((opening, -0.052, 0), (opening + 0.0115, -0.0081, 0.0036))
    part((opening, -0.012, 0.0037), (opening + 0.052, 0.012, 0.0085))
    part((opening + 0.004, 0.0121, 0), (opening + 0.01, 0.03, 0.0036))
    for i in range(60):
        part(
            (0.062 + i * 0.0024, -0.0078, 0.00352),
            (0.0623 + i * 0.0024, -0.0078 + (0.005 if i % 5 == 0 else 0.003), 0.00365),
            palette.black,
            5e-05,
        )
    part(
        (opening + 0.006, -0.0085, 0.0086), (opening + 0.046, 0.0085, 0.0092), palette.black, 0.0003
    )
    part(
        (opening + 0.0085, -0.006, 0.0093),
        (opening + 0.04, 0.006, 0.0095),
        paint("lcd", "#a9b3a4", roughness=0.3),
        0.0002,
    )
    lathe(
        "th",
        [(0, 0), (0.006, 0), (0.006, 0.01), (0, 0.01)],
        steel,
        location=tuple(place @ Vector((opening + 0.045, -0.016, 0.002))),
        segments=24,
    )


def lay_boards():
    """White oak in front, hickory on walnut behind."""
    boards.box(
        (-0.5, -0.07, 0),
        (0.14, 0.07, 0.02),
        sample("white_oak"),
        0.0014,
        "x",
        transform=at(0, 0, 0) @ turn(-7, "Z"),
    )
    boards.box(
        (-0.55, -0.07, 0),
        (0.36, 0.07, 0.02),
        sample("walnut"),
        0.0014,
        "x",
        transform=at(-0.05, 0.17, 0) @ turn(-3, "Z"),
    )
    boards.box(
        (-0.4, -0.07, 0),
        (0.28, 0.07, 0.02),
        sample("hickory"),
        0.0014,
        "x",
        transform=at(-0.1, 0.17, 0.0203) @ turn(4, "Z"),
    )


def lay_tools():
    """The caliper across the front board, a pencil."""
    caliper(0.145, 0.055, 0.0205, -97, 0.1415)
    tube(
        "pencil",
        [(-0.36, -0.19, 0.004), (-0.18, -0.165, 0.004)],
        0.0036,
        paint("pen", "#2f3a34", roughness=0.4),
        resolution=3,
    )


lay_boards()
lay_tools()
photograph(boards, settings, (0.36, -0.46, 0.36), (0.05, 0.0, 0.01), 58, (0.1, -0.05, 0.02))
