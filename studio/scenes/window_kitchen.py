"""Kitchen under a wide window: base units with a butler sink, tall units on the right, a long
table.

Picture: collection-two-tone.
"""

from kit.boards import Boards
from kit.camera import camera, render
from kit.furniture import dining_chair
from kit.geometry import at, ground, lathe, turn
from kit.joinery import bar_pull, cabinet_front
from kit.kitchen import end_window, tall_units
from kit.lighting import area_light, sun_and_sky
from kit.materials import fabric, finish, paint, Palette, plaster, stone, wood
from kit.objects import arch_tap, books, BOWL
from kit.outdoors import courtyard
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings

LEFT = -3.0
RIGHT = 2.7
FRONT = -2.8
BACK = 3.2
CEILING = 2.8
WALL_FACE = BACK
DEPTH = 0.62
FRONT_FACE = WALL_FACE - DEPTH
RUN_START = LEFT + 0.02
RUN_END = RIGHT - 0.62 - 0.02
SILL = 1.06
LINTEL = 2.36
WINDOW_RIGHT = 1.35
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 141))
palette = Palette()
props = chosen_props(settings, boards, palette)

metal_finish = finish("metal", settings.text("metal", "metal:#b08d57"))
low_finish = finish("low", settings.text("low", "paint:#3f4b47"), value_spread=0.05)
tall_finish = finish("tall", settings.text("tall", "wood:white_oak"), value_spread=0.06)
worktop = stone("top", settings.text("stone", "calacatta"), roughness=0.14)
floor = wood(
    settings.text("floor", "white_oak"),
    "floor",
    saturation=0.9,
    value_spread=0.13,
    roughness=0.38,
    tone=0.92,
)
wall = plaster("wall", settings.text("wall", "#e9e2d6"))
leather = fabric(
    "le", settings.text("seat", "#8d5a38"), scale=0.6, roughness=0.6, sheen=0.05, bump=0.4
)
frame = finish("fr", settings.text("frame", "wood:white_oak"), value_spread=0.05)
style = settings.text("style", "shaker")
window_left = settings.number("wx0", -2.1)


def build_room():
    """Walls, floor, window wall on the left unless side=0."""
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
        window="L" if settings.flag("side", default=True) else "",
        window_y=(FRONT + 0.5, BACK - 1.3),
        window_z=(0, 2.5),
        lights=3,
        pattern=settings.text("pattern", "plank"),
        plank_width=0.18,
        along=settings.text("along", "y"),
        back=False,
    )


def build_end_wall():
    """Tall units on the right; the end wall around its window."""
    tall_units(
        boards,
        RIGHT,
        -0.6,
        BACK - 0.02,
        CEILING,
        tall_finish,
        wall,
        palette.black,
        metal_finish,
        settings.text("tstyle", "slab"),
        settings.flag("oven", default=True),
    )
    boards.box((LEFT - 0.2, WALL_FACE, 0), (RIGHT + 0.2, WALL_FACE + 0.2, SILL), wall)
    boards.box((LEFT - 0.2, WALL_FACE, LINTEL), (RIGHT + 0.2, WALL_FACE + 0.2, CEILING), wall)
    boards.box((LEFT - 0.2, WALL_FACE, SILL), (window_left, WALL_FACE + 0.2, LINTEL), wall)
    boards.box((WINDOW_RIGHT, WALL_FACE, SILL), (RIGHT + 0.2, WALL_FACE + 0.2, LINTEL), wall)
    end_window(
        boards,
        window_left,
        WINDOW_RIGHT,
        SILL,
        LINTEL,
        WALL_FACE + 0.06,
        settings.integer("wn", 4),
        frame,
    )


def build_base_run():
    """Six units: two stacks of drawers between doors; worktop, splashback, sill."""
    count = 6
    width = (RUN_END - RUN_START) / count
    boards.box(
        (RUN_START, FRONT_FACE + 0.0015, 0.1),
        (RUN_END, WALL_FACE - 0.001, 0.868),
        low_finish,
        0.001,
    )
    boards.box(
        (RUN_START, FRONT_FACE + 0.06, 0), (RUN_END, WALL_FACE, 0.0995), palette.black, 0.001
    )
    for i in range(count):
        left = RUN_START + i * width
        right = RUN_START + (i + 1) * width
        if i in (1, 4):
            for z0, z1 in ((0.1, 0.36), (0.36, 0.62), (0.62, 0.868)):
                cabinet_front(boards, left, right, FRONT_FACE, z0, z1, low_finish, style)
                bar_pull(
                    (left + right) / 2,
                    FRONT_FACE - 0.022,
                    (z0 + z1) / 2 if style == "shaker" else z1 - 0.05,
                    0.2,
                    metal_finish,
                    vertical=False,
                )
        else:
            cabinet_front(boards, left, right, FRONT_FACE, 0.1, 0.868, low_finish, style)
            bar_pull(
                right - 0.045 if i % 2 == 0 else left + 0.045,
                FRONT_FACE - 0.022,
                0.7 if i in (0, 5) else 0.52,
                0.2,
                metal_finish,
            )
    boards.box(
        (RUN_START, FRONT_FACE - 0.03, 0.8685), (RUN_END, WALL_FACE - 0.0005, 0.91), worktop, 0.002
    )
    boards.box(
        (RUN_START, WALL_FACE - 0.02, 0.9105), (RUN_END, WALL_FACE - 0.0004, 1.055), worktop, 0.001
    )
    boards.box(
        (window_left - 0.04, WALL_FACE - 0.06, 1.0555),
        (WINDOW_RIGHT + 0.04, WALL_FACE + 0.1, 1.085),
        worktop,
        0.002,
    )


def furnish_run():
    """Butler sink and tap, olive, jars, cutting board."""
    sink_x = -0.45
    boards.box(
        (sink_x - 0.4, FRONT_FACE - 0.045, 0.66),
        (sink_x + 0.4, FRONT_FACE - 0.0305, 0.912),
        plaster("snk", "#f0ece5", variation=0.02, scale=6, bump=0.2),
        0.012,
    )
    boards.box(
        (sink_x - 0.36, FRONT_FACE + 0.02, 0.9102),
        (sink_x + 0.36, WALL_FACE - 0.12, 0.9125),
        plaster("sk2", "#c9c4bb", variation=0.02, scale=6, bump=0.2),
        0.001,
    )
    arch_tap(
        "tap",
        sink_x,
        WALL_FACE - 0.09,
        0.91,
        1.25,
        WALL_FACE - 0.09 - 0.1,
        0.1,
        (WALL_FACE - 0.29, 1.17),
        0.011,
        metal_finish,
    )
    props.table_plant(-1.55, WALL_FACE - 0.3, 0.91, scale=1.0, seed=6)
    for i, (x, height) in enumerate(((0.55, 0.2), (0.68, 0.16), (0.8, 0.24))):
        lathe(
            "jar",
            [(0, 0), (0.05, 0), (0.052, height - 0.02), (0.05, height), (0, height)],
            [palette.clay, wall, palette.dark_clay][i],
            location=(x, WALL_FACE - 0.25, 0.91),
            segments=40,
        )
    leaning = at(1.15, WALL_FACE - 0.05, 0.912) @ turn(-9, "X")
    boards.box(
        (-0.15, -0.012, 0),
        (0.15, 0.012, 0.4),
        wood("walnut", "board", saturation=0.8),
        0.004,
        "z",
        transform=leaning,
    )


def build_island():
    """An island in place of the table."""
    left = -1.95
    right = 0.25
    front = 0.35
    back = 1.15
    island = finish(
        "isl", settings.text("island", settings.text("low", "paint:#3f4b47")), value_spread=0.05
    )
    boards.box((left + 0.03, front + 0.03, 0.09), (right - 0.03, back - 0.03, 0.88), island, 0.001)
    boards.box(
        (left + 0.08, front + 0.08, 0), (right - 0.08, back - 0.08, 0.0895), palette.black, 0.001
    )
    for i in range(4):
        start = left + 0.03 + (right - left - 0.06) * i / 4
        end = left + 0.03 + (right - left - 0.06) * (i + 1) / 4
        cabinet_front(boards, start, end, front + 0.03, 0.09, 0.88, island, style)
    boards.box(
        (left - 0.03, front - 0.03, 0.8805), (right + 0.03, back + 0.03, 0.925), worktop, 0.003
    )
    lathe("bw", BOWL, wood("walnut", "bww"), location=(-0.9, 0.75, 0.926), segments=48)


def place_table():
    """Long table with four chairs, a bowl and books."""
    table_wood = finish(
        "tb", settings.text("tablem", "wood:walnut"), saturation=0.88, value_spread=0.04
    )
    table_x = -0.75
    table_y = 0.25
    for i in range(5):
        boards.box(
            (table_x - 0.95, table_y - 0.45 + 0.18 * i + 0.0004, 0.715),
            (table_x + 0.95, table_y - 0.45 + 0.18 * (i + 1) - 0.0004, 0.748),
            table_wood,
            0.002,
            "x",
        )
    for x in (table_x - 0.78, table_x + 0.7):
        for y in (table_y - 0.36, table_y + 0.28):
            boards.box((x, y, 0), (x + 0.075, y + 0.075, 0.7145), table_wood, 0.004, "z")
    for x in (table_x - 0.45, table_x + 0.45):
        dining_chair(
            x, table_y - 0.72, 180 + 6 * (1 if x < table_x else -1), palette.black, leather
        )
        dining_chair(x, table_y + 0.72, 4 if x < table_x else -6, palette.black, leather)
    lathe("bw", BOWL, palette.dark_clay, location=(table_x + 0.1, table_y, 0.749), segments=48)
    books(
        boards,
        table_x - 0.5,
        table_y + 0.05,
        0.749,
        [palette.clay, wall],
        count=2,
        spread=12,
        seed=3,
    )


def light_scene():
    """Sun, sky and lamps."""
    sun_and_sky(
        elevation=settings.number("elev", 32),
        azimuth=settings.number("az", 150),
        sun=settings.number("sun", 7.5),
        sky=settings.number("sky", 0.2),
        size=0.8,
        tint=(1, 0.9, 0.76),
    )
    area_light(
        (0, FRONT + 0.06, 1.5),
        (90, 0, 0),
        4.8,
        2.2,
        watts=settings.number("fill", 90),
        colour=(1, 0.975, 0.95),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", -1.9), settings.number("cy", -2.55), settings.number("cz", 1.3)),
        (settings.number("tx", 0.7), BACK, settings.number("cz", 1.3)),
        lens=settings.number("lens", 26),
        fstop=5.6,
        focus=(0, 2, 1),
        level=True,
        shift_y=settings.number("shift", -0.035),
    )


build_room()
build_end_wall()
build_base_run()
furnish_run()
if settings.text("table") == "island":
    build_island()
elif settings.flag("table", default=True):
    place_table()
if settings.text("court"):
    courtyard(boards, BACK + 0.2, pots=((-1.6, 3.3, 1.3), (1.9, 3.0, 1.05)))
else:
    props.garden(BACK + 0.25, axis="y", start=-9, end=9, hedge_distance=7.5, deck_width=4)
if settings.flag("side", default=True):
    ground("gl", LEFT - 0.3, LEFT - 40, -30, 30, -0.05, paint("lw", "#8f9470", roughness=0.9))
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
