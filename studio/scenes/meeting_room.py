"""Meeting room: a long walnut table, acoustic slats, a glazed partition to the corridor.

Picture: asset-office.
"""

from kit.boards import Boards
from kit.camera import camera, render
from kit.furniture import dining_chair
from kit.geometry import lathe, polygon, tube
from kit.joinery import plank_floor, slat_wall
from kit.lighting import area_light, sun_and_sky
from kit.materials import emission, fabric, Palette, plaster, window_glass, wood
from kit.objects import books, BOWL
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings

LEFT = -3.3
RIGHT = 3.3
FRONT = -2.4
BACK = 6.2
CEILING = 3.0
TABLE_X = 0.15
TABLE_Y = 2.45
TABLE_LENGTH = 3.9
TABLE_WIDTH = 1.25
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 61))
palette = Palette()
props = chosen_props(settings, boards, palette)

floor = wood(
    settings.text("floor", "smoked_oak"),
    "floor",
    saturation=0.82,
    value_spread=0.12,
    roughness=0.38,
    tone=0.92,
)
wall = plaster("wall", "#e9e4da")
walnut = wood(settings.text("table", "walnut"), "tab", saturation=0.88, tone=0.9, value_spread=0.03)
oak = wood(settings.text("slat", "white_oak"), "slatw", saturation=0.95, value_spread=0.1, tone=1.0)
leather = fabric(
    "fb", settings.text("seat", "#6d5140"), scale=0.8, roughness=0.75, sheen=0.1, bump=0.6
)


def build_room():
    """Walls, floor, window wall on one side."""
    room_shell(
        boards,
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        CEILING,
        floor,
        wall,
        palette.ceiling,
        palette.black,
        window=settings.text("side", "R"),
        window_y=(FRONT + 0.4, BACK - 0.4),
        window_z=(0, 2.75),
        lights=6,
        pattern="herringbone",
        thickness=0.045,
        back=False,
    )


def build_partition(BACK):
    """Partition with a slim black frame, and the corridor behind it."""
    pane = window_glass("glass")
    boards.box((LEFT, BACK + 1.8, 0), (RIGHT, BACK + 2.0, CEILING), wall)
    boards.box(
        (LEFT - 0.2, BACK, CEILING), (RIGHT + 0.2, BACK + 2.2, CEILING + 0.2), palette.ceiling
    )
    boards.box((LEFT - 0.2, BACK + 0.001, 0), (LEFT, BACK + 2, CEILING), wall)
    boards.box((RIGHT, BACK + 0.001, 0), (RIGHT + 0.2, BACK + 2, CEILING), wall)
    boards.box((LEFT - 0.2, BACK, -0.12), (RIGHT + 0.2, BACK + 2, -0.0155), palette.black)
    plank_floor(boards, LEFT, RIGHT, BACK + 0.12, BACK + 1.8, floor, width=0.19, along="x")
    for i in range(8):
        boards.box(
            (LEFT + (RIGHT - LEFT) * i / 8 + 0.003, BACK + 1.76, 0),
            (LEFT + (RIGHT - LEFT) * (i + 1) / 8 - 0.003, BACK + 1.799, CEILING),
            walnut,
            0.0015,
            "z",
        )
    slat_wall(
        boards,
        LEFT,
        -0.9,
        BACK,
        0,
        CEILING,
        oak,
        palette.felt,
        width=0.04,
        depth=0.03,
        pitch=0.066,
    )
    boards.box((LEFT, BACK + 0.012, 0), (-0.9, BACK + 0.1, CEILING), wall)
    for x in (-0.9, 0.12, 1.14, 2.16, RIGHT - 0.045):
        boards.box(
            (x, BACK, 0.045), (x + 0.045, BACK + 0.06, CEILING - 0.045), palette.black, 0.002
        )
    boards.box((-0.9, BACK, CEILING - 0.045), (RIGHT, BACK + 0.06, CEILING), palette.black, 0.002)
    boards.box((-0.9, BACK, 0), (RIGHT, BACK + 0.06, 0.045), palette.black, 0.002)
    boards.box((-0.855, BACK, 2.25), (RIGHT - 0.045, BACK + 0.06, 2.29), palette.black, 0.002)
    polygon(
        "gl",
        [
            (-0.86, BACK + 0.03, 0.045),
            (RIGHT - 0.04, BACK + 0.03, 0.045),
            (RIGHT - 0.04, BACK + 0.03, CEILING - 0.045),
            (-0.86, BACK + 0.03, CEILING - 0.045),
        ],
        pane,
    )


def clad_side_wall():
    """Acoustic slats on the wall that has no window."""
    x = LEFT if settings.text("side", "R") == "R" else RIGHT
    slat_wall(
        boards,
        FRONT,
        BACK - 0.01,
        x,
        0,
        CEILING,
        oak,
        palette.felt,
        width=0.04,
        depth=0.03,
        pitch=0.066,
        axis="y",
        side=1 if x == LEFT else -1,
    )


def place_table():
    """Table of four staves with a brass inlay, on plinths; nine chairs."""
    for i in range(4):
        boards.box(
            (
                TABLE_X - TABLE_WIDTH / 2 + TABLE_WIDTH * i / 4 + 0.0005,
                TABLE_Y - TABLE_LENGTH / 2,
                0.705,
            ),
            (
                TABLE_X - TABLE_WIDTH / 2 + TABLE_WIDTH * (i + 1) / 4 - 0.0005,
                TABLE_Y + TABLE_LENGTH / 2,
                0.745,
            ),
            walnut,
            0.002,
            "y",
        )
    boards.box(
        (TABLE_X - 0.012, TABLE_Y - TABLE_LENGTH / 2 + 0.3, 0.7452),
        (TABLE_X + 0.012, TABLE_Y + TABLE_LENGTH / 2 - 0.3, 0.7465),
        palette.brass,
        0.0004,
        "y",
    )
    for y in (TABLE_Y - 1.25, TABLE_Y + 1.25):
        boards.box(
            (TABLE_X - 0.36, y - 0.1, 0), (TABLE_X + 0.36, y + 0.1, 0.704), palette.black, 0.006
        )
    for i in range(4):
        y = TABLE_Y - 1.42 + i * 0.95
        dining_chair(TABLE_X - 0.92, y, 90 + 8 * (i % 2 * 2 - 1), palette.black, leather)
        dining_chair(TABLE_X + 0.92, y, -90 + 6 * (i % 3 - 1), palette.black, leather)
    dining_chair(TABLE_X, TABLE_Y + 2.35, 0, palette.black, leather)


def hang_bar():
    """A bar of light over the table."""
    boards.box(
        (TABLE_X - 0.03, TABLE_Y - 1.5, 2.02),
        (TABLE_X + 0.03, TABLE_Y + 1.5, 2.06),
        palette.black,
        0.004,
    )
    polygon(
        "bar",
        [
            (TABLE_X - 0.022, TABLE_Y - 1.45, 2.0195),
            (TABLE_X - 0.022, TABLE_Y + 1.45, 2.0195),
            (TABLE_X + 0.022, TABLE_Y + 1.45, 2.0195),
            (TABLE_X + 0.022, TABLE_Y - 1.45, 2.0195),
        ],
        emission("bar", colour=(1, 0.86, 0.68), strength=16),
    )
    for y in (TABLE_Y - 1.3, TABLE_Y + 1.3):
        tube("w", [(TABLE_X, y, 2.06), (TABLE_X, y, CEILING)], 0.002, palette.black)


def lay_table(leather):
    """Vase, bowl and notebooks."""
    props.table_plant(TABLE_X - 0.1, TABLE_Y + 0.9, 0.7466, scale=0.9, seed=14)
    lathe(
        "bowl",
        BOWL,
        palette.dark_clay,
        location=(TABLE_X + 0.05, TABLE_Y - 0.35, 0.7466),
        segments=48,
    )
    for x, y, degrees in (
        (TABLE_X - 0.38, TABLE_Y - 0.5, 4),
        (TABLE_X + 0.36, TABLE_Y + 0.42, -8),
        (TABLE_X - 0.36, TABLE_Y + 0.5, 6),
    ):
        books(boards, x, y, 0.746, [wall, leather], count=1, spread=degrees, seed=int(y * 10))


def light_scene():
    """Sun, sky and lamps."""
    sun_and_sky(
        elevation=settings.number("elev", 34),
        azimuth=settings.number("az", -24),
        sun=settings.number("sun", 8),
        sky=0.22,
        size=0.8,
        tint=(1, 0.93, 0.82),
    )
    area_light((0, BACK + 0.9, CEILING - 0.03), (0, 0, 0), 5, 0.8, watts=60, colour=(1, 0.88, 0.74))
    area_light(
        (0, FRONT + 0.06, 1.5),
        (90, 0, 0),
        4.6,
        2.2,
        watts=settings.number("fill", 40),
        colour=(1, 0.975, 0.95),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", -1.35), -2.1, 1.32),
        (settings.number("tx", 0.55), BACK, 1.32),
        lens=settings.number("lens", 25),
        fstop=5.6,
        focus=(0, 2.4, 1),
        level=True,
        shift_y=settings.number("shift", -0.03),
    )


build_room()
build_partition(BACK)
clad_side_wall()
place_table()
hang_bar()
lay_table(leather)
props.garden(
    RIGHT + 0.2 if settings.text("side", "R") == "R" else LEFT - 0.2,
    direction=1 if settings.text("side", "R") == "R" else -1,
    hedge=False,
    tone="#8c9468",
    seed=settings.integer("trees", 11),
)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
