"""Corridor with interior doors: flush timber leaves in deep reveals along one side, light from
lamps before them.

Picture: service-interior-doors.
"""

from mathutils import Vector

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import at, tube, turn, upholstery
from kit.joinery import plank_floor, slat_wall
from kit.lighting import area_light, plain_sky, spot_light
from kit.materials import fabric, finish, Palette, plaster, stone, wood
from kit.objects import books
from kit.props import chosen_props
from kit.studio import clear_scene, Settings

LEFT = -1.25
RIGHT = 1.05
FRONT = -2.6
BACK = 7.2
CEILING = 2.75
DOORS = [-0.15, 2.05, 4.25]
DOOR_WIDTH = 0.92
DOOR_HEIGHT = 2.36
REVEAL = 0.22
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 171))
palette = Palette()
props = chosen_props(settings, boards, palette)

door_wood = finish(
    "dw",
    settings.text("door", "wood:white_oak"),
    saturation=settings.number("dsat", 1.0),
    value_spread=0.04,
)
wall = plaster("wall", settings.text("wall", "#e6dfd2"))
floor = wood(
    settings.text("floor", "white_oak"),
    "floor",
    saturation=0.9,
    value_spread=0.12,
    roughness=0.36,
    tone=0.95,
)
skirting = finish(
    "sk", settings.text("trim", "paint:#e9e3d8"), saturation=settings.number("dsat", 1.0)
)
opening = settings.number("open", 38)


def casing(y):
    """Frame and lintel of a door at y."""
    boards.box(
        (LEFT - REVEAL, y - DOOR_WIDTH / 2 - 0.05, DOOR_HEIGHT + 0.05),
        (LEFT, y + DOOR_WIDTH / 2 + 0.05, CEILING),
        wall,
    )
    a = y - DOOR_WIDTH / 2
    b = y + DOOR_WIDTH / 2
    x0 = LEFT - REVEAL
    boards.box(
        (x0 - 0.002, a - 0.05, 0), (LEFT + 0.016, a, DOOR_HEIGHT + 0.05), door_wood, 0.002, "z"
    )
    boards.box(
        (x0 - 0.002, b, 0), (LEFT + 0.016, b + 0.05, DOOR_HEIGHT + 0.05), door_wood, 0.002, "z"
    )
    boards.box(
        (x0 - 0.002, a, DOOR_HEIGHT), (LEFT + 0.016, b, DOOR_HEIGHT + 0.05), door_wood, 0.002, "y"
    )


def hang_door(y, angle):
    """A leaf hinged at the far jamb, opening into the room, with a lever."""
    hinge = y + DOOR_WIDTH / 2
    door = at(LEFT - 0.1, hinge - 0.003, 0) @ turn(180 + angle, "Z")
    style = settings.text("style", "flush")
    if style == "flush":
        for j in range(5):
            boards.box(
                (-0.022, (DOOR_WIDTH - 0.006) * j / 5 + 0.0001, 0.006),
                (0.022, (DOOR_WIDTH - 0.006) * (j + 1) / 5 - 0.0001, DOOR_HEIGHT - 0.003),
                door_wood,
                0.0004,
                "z",
                transform=door,
                tint=(0.5, 0.5, 0.5),
            )
    else:
        boards.box(
            (-0.018, 0.0, 0.006),
            (0.018, DOOR_WIDTH - 0.006, DOOR_HEIGHT - 0.003),
            door_wood,
            0.001,
            "z",
            transform=door,
        )
        for z0, z1 in ((0.006, 0.2), (0.95, 1.09), (DOOR_HEIGHT - 0.12, DOOR_HEIGHT - 0.003)):
            boards.box(
                (-0.024, 0.11, z0),
                (0.024, DOOR_WIDTH - 0.116, z1),
                door_wood,
                0.002,
                "y",
                transform=door,
            )
        for q0, q1 in ((0, 0.11), (DOOR_WIDTH - 0.116, DOOR_WIDTH - 0.006)):
            boards.box(
                (-0.024, q0, 0.006),
                (0.024, q1, DOOR_HEIGHT - 0.003),
                door_wood,
                0.002,
                "z",
                transform=door,
            )
        for z0, z1 in ((0.2, 0.95), (1.09, DOOR_HEIGHT - 0.12)):
            boards.box(
                (-0.021, 0.15, z0 + 0.04),
                (0.021, DOOR_WIDTH - 0.156, z1 - 0.04),
                door_wood,
                0.012,
                "z",
                transform=door,
            )
    spindle = door @ Vector((-0.022, DOOR_WIDTH - 0.07, 1.02))
    outwards = door.to_3x3() @ Vector((-1, 0, 0))
    sideways = door.to_3x3() @ Vector((0, -1, 0))
    grip = spindle + outwards * 0.052
    tube("ln", [tuple(spindle), tuple(grip)], 0.0095, palette.brass)
    tube("lg", [tuple(grip), tuple(grip + sideways * 0.135)], 0.0095, palette.brass, resolution=8)
    tube(
        "rs",
        [tuple(spindle), tuple(spindle + outwards * 0.007)],
        0.026,
        palette.brass,
        resolution=12,
    )


def build_room():
    """Floor, ceiling, walls; the wall on the left is open where doors stand."""
    plank_floor(boards, LEFT - 1.5, RIGHT, FRONT, BACK, floor, width=0.18, along="y")
    boards.box((LEFT - 2, FRONT - 0.3, -0.12), (RIGHT + 0.4, BACK + 0.3, -0.0155), palette.black)
    boards.box(
        (LEFT - 2, FRONT - 0.2, CEILING), (RIGHT + 0.2, BACK + 0.2, CEILING + 0.2), palette.ceiling
    )
    boards.box((RIGHT, FRONT, 0), (RIGHT + 0.2, BACK, CEILING), wall)
    boards.box((LEFT - 0.2, FRONT - 0.2, 0), (RIGHT + 0.2, FRONT, CEILING), wall)
    edges = (
        [FRONT]
        + [v for y in DOORS for v in (y - DOOR_WIDTH / 2 - 0.05, y + DOOR_WIDTH / 2 + 0.05)]
        + [BACK]
    )
    for i in range(0, len(edges), 2):
        boards.box((LEFT - REVEAL, edges[i], 0), (LEFT, edges[i + 1], CEILING), wall)
        boards.box(
            (LEFT + 0.0004, edges[i], 0), (LEFT + 0.012, edges[i + 1], 0.1), skirting, 0.002, "y"
        )


def build_side_room():
    """The room behind the open door: a lit wall."""
    boards.box((LEFT - 2.0, FRONT, 0), (LEFT - 1.9, BACK, CEILING), plaster("w2", "#ded3c2"))
    area_light(
        (LEFT - 1.0, DOORS[settings.integer("ajar", 1)], CEILING - 0.05),
        (0, 0, 0),
        0.9,
        1.6,
        watts=settings.number("room", 60),
        colour=(0.80, 0.90, 1),
    )
    for y in (0.95, 3.15):
        boards.box((LEFT - 1.9, y - 0.02, 0), (LEFT - REVEAL, y + 0.02, CEILING), wall)


def furnish_corridor():
    """A runner."""
    upholstery(
        "run",
        (-0.62, FRONT, 0.001),
        (0.46, BACK - 0.9, 0.012),
        0.005,
        fabric("run", settings.text("rug", "#7e7565"), scale=5, bump=1.2),
        segments=2,
    )


def furnish_end():
    """End wall with a panel, a console and what stands on it."""
    panelling = finish("pan", settings.text("end", "wood:walnut"), value_spread=0.1)
    slat_wall(
        boards,
        LEFT - 0.2,
        RIGHT,
        BACK,
        0,
        CEILING,
        panelling,
        palette.felt,
        width=0.032,
        depth=0.026,
        pitch=0.05,
    )
    boards.box((LEFT - 2, BACK + 0.012, 0), (RIGHT + 0.2, BACK + 0.2, CEILING), wall)
    boards.box(
        (-0.62, BACK - 0.42, 0.72),
        (0.5, BACK - 0.06, 0.76),
        stone("tr", "travertine", roughness=0.4),
        0.003,
    )
    for x in (-0.54, 0.35):
        boards.box(
            (x, BACK - 0.38, 0),
            (x + 0.07, BACK - 0.1, 0.7195),
            stone("tr2", "travertine", roughness=0.4),
            0.003,
        )
    props.table_plant(-0.2, BACK - 0.24, 0.76, scale=1.1, seed=9)
    books(boards, 0.25, BACK - 0.24, 0.76, [palette.clay, wall], count=2, spread=8, seed=3)


def light_scene():
    """Evening: a lamp in the ceiling before each door, a wash on the end wall, hardly a fill."""
    plain_sky((1, 0.9, 0.8), 0.01)
    for y in DOORS:
        place, target = (-0.35, y, CEILING - 0.01), (LEFT + 0.05, y, 0.55)
        spot_light(place, target, settings.number("spot", 60), 84, (1, 0.76, 0.52), 0.9, 0.03)
    warm = (1, 0.80, 0.60)
    area_light((-0.1, FRONT + 0.05, 1.5), (90, 0, 0), 2.0, 2.2, settings.number("fill", 6), warm)
    place, wash = (0, BACK - 0.2, CEILING - 0.03), settings.number("wash", 24)
    area_light(place, (-10, 0, 0), 2.0, 0.05, wash, (1, 0.84, 0.66))


def place_camera():
    """A level view down the corridor."""
    camera(
        (settings.number("cx", 0.55), settings.number("cy", -2.2), 1.25),
        (settings.number("tx", -0.55), BACK, 1.25),
        lens=settings.number("lens", 30),
        fstop=5.6,
        focus=(-0.8, 2, 1.2),
        level=True,
        shift_y=settings.number("shift", -0.01),
    )


build_room()
for k, y in enumerate(DOORS):
    casing(y)
    hang_door(y, opening if k == settings.integer("ajar", 1) else 0)
build_side_room()
furnish_corridor()
furnish_end()
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
