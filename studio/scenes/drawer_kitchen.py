"""Kitchen drawers seen close: walnut fronts with routed grips, one dovetailed drawer open, a
stone worktop.

Picture: collection-walnut-modern.
"""

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import at, lathe, tube, turn, upholstery
from kit.joinery import slab_front
from kit.lighting import area_light, sun_and_sky
from kit.materials import (
    fabric,
    finish,
    metal,
    paint,
    Palette,
    plaster,
    shadow_of,
    stone,
    wood,
)
from kit.objects import arch_tap, books, BOWL, SMALL_LEMON, vase
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings
from kit.tableware import drinking_glass

LEFT = -3.2
RIGHT = 3.0
FRONT = -3.2
BACK = 0.66
CEILING = 2.7
RUN_START = -1.35
UNITS = 4
UNIT_WIDTH = 0.9
UNIT_TOP = 0.86
OPEN_UNIT = 1
OPEN_ROW = 2
ROWS = ((0.1, 0.455), (0.485, 0.675), (0.68, 0.825))
TALL_UNIT = RUN_START + (UNITS - 1) * UNIT_WIDTH
DRAWER_LOW = 0.7
DRAWER_HIGH = 0.806
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 151))
palette = Palette()
props = chosen_props(settings, boards, palette)

metal_finish = finish("metal", settings.text("metal", "metal:#b08d57"))
wall = plaster("wall", settings.text("wall", "#e7dfd2"))
floor = wood(
    settings.text("floor", "white_oak"),
    "floor",
    saturation=0.9,
    value_spread=0.13,
    roughness=0.38,
    tone=0.92,
)
walnut = finish("low", settings.text("low", "wood:walnut"), saturation=0.9, value_spread=0.035)
worktop = stone("top", settings.text("stone", "nero"), roughness=0.16)
shadow = shadow_of(shadow_of(walnut, factor=0.42))
maple = wood("maple", "ms", saturation=0.85, tone=0.97, value_spread=0.04)
end_grain = wood("maple", "mse", saturation=0.8, tone=0.72, bump=0.6)
pulled_out = settings.number("pull", 0.34)
drawer_left = RUN_START + OPEN_UNIT * UNIT_WIDTH + 0.03
drawer_right = RUN_START + (OPEN_UNIT + 1) * UNIT_WIDTH - 0.03
drawer_front = -pulled_out + 0.0204
drawer_back = 0.52 - pulled_out
steel = metal("cut", "#b9b6b0", roughness=0.2)


def drawer_front_at(left, right, lower, upper, y):
    """A front with a routed lip behind its upper edge."""
    boards.box(
        (left + 0.0018, y, lower + 0.0012),
        (right - 0.0018, y + 0.02, upper - 0.0012),
        walnut,
        0.0012,
        "x",
    )
    boards.box(
        (left + 0.0018, y + 0.0085, upper - 0.0012),
        (right - 0.0018, y + 0.0198, upper + 0.01),
        walnut,
        0.0025,
        "x",
    )


def cutlery(x, y, is_knife):
    """A knife or a spoon on the floor of the drawer."""
    z = DRAWER_LOW + 0.024
    tube("ch", [(x, y, z), (x + 0.004, y + 0.12, z + 0.002)], 0.0045, steel, resolution=3)
    if is_knife:
        boards.box(
            (x - 0.005, y + 0.12, z - 0.001), (x + 0.012, y + 0.215, z + 0.0012), steel, 0.0008, "y"
        )
    else:
        spoon = lathe(
            "cb",
            [(0, -0.001), (0.016, 0), (0.017, 0.002), (0, 0.003)],
            steel,
            location=(x + 0.005, y + 0.15, z),
            segments=20,
        )
        spoon.scale = (1.0, 1.7, 1.0)


def build_room():
    """Walls, floor, window wall on the left."""
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
        window="L",
        window_y=(FRONT + 0.3, BACK - 0.5),
        window_z=(0, 2.5),
        lights=3,
        along="x",
        plank_width=0.2,
    )


def build_carcasses():
    """Dark carcasses and plinth."""
    for i in range(UNITS):
        boards.box(
            (RUN_START + i * UNIT_WIDTH, 0.024, 0.1),
            (RUN_START + (i + 1) * UNIT_WIDTH - 0.0004, BACK - 0.001, UNIT_TOP - 0.0005),
            shadow,
            0.0005,
        )
    boards.box(
        (RUN_START, 0.09, 0),
        (RUN_START + UNITS * UNIT_WIDTH, BACK - 0.01, 0.0995),
        palette.black,
        0.001,
    )


def place_fronts():
    """Every front in its place, one of them pulled out."""
    for i in range(UNITS):
        left = RUN_START + i * UNIT_WIDTH
        right = RUN_START + (i + 1) * UNIT_WIDTH
        for row, (DRAWER_LOW, DRAWER_HIGH) in enumerate(ROWS):
            y = -pulled_out if (i, row) == (OPEN_UNIT, OPEN_ROW) else 0
            drawer_front_at(left, right, DRAWER_LOW, DRAWER_HIGH, y)


def build_drawer():
    """The open drawer: maple sides, dovetailed to the sub-front, and its dividers."""
    for near, far in ((drawer_left, drawer_left + 0.015), (drawer_right - 0.015, drawer_right)):
        boards.box(
            (near, drawer_front, DRAWER_LOW), (far, drawer_back, DRAWER_HIGH), maple, 0.001, "y"
        )
    boards.box(
        (drawer_left + 0.0152, drawer_back - 0.015, DRAWER_LOW),
        (drawer_right - 0.0152, drawer_back, DRAWER_HIGH),
        maple,
        0.001,
        "x",
    )
    boards.box(
        (drawer_left + 0.0152, drawer_front, DRAWER_LOW),
        (drawer_right - 0.0152, drawer_front + 0.014, DRAWER_HIGH),
        maple,
        0.001,
        "x",
    )
    boards.box(
        (drawer_left + 0.0152, drawer_front + 0.0142, DRAWER_LOW + 0.01),
        (drawer_right - 0.0152, drawer_back - 0.0152, DRAWER_LOW + 0.016),
        maple,
        0.0005,
        "x",
    )
    tails = 4
    for near, far in (
        (drawer_left - 0.0006, drawer_left + 0.0002),
        (drawer_right - 0.0002, drawer_right + 0.0006),
    ):
        for tail in range(tails):
            centre = DRAWER_LOW + (DRAWER_HIGH - DRAWER_LOW) * (tail + 0.5) / tails
            boards.box(
                (near, drawer_front + 0.0003, centre - 0.0075),
                (far, drawer_front + 0.0138, centre + 0.0075),
                end_grain,
                0.0001,
                "z",
            )
    for share in (0.3, 0.52, 0.74):
        x = drawer_left + 0.015 + (drawer_right - drawer_left - 0.03) * share
        boards.box(
            (x - 0.005, drawer_front + 0.0145, DRAWER_LOW + 0.0165),
            (x + 0.005, drawer_back - 0.0155, DRAWER_HIGH - 0.022),
            wood("walnut", "dv", saturation=0.85),
            0.001,
            "y",
        )
    boards.box(
        (
            drawer_left + 0.0154 + (drawer_right - drawer_left - 0.03) * 0.525,
            drawer_front + 0.17,
            DRAWER_LOW + 0.0165,
        ),
        (
            drawer_left + 0.015 + (drawer_right - drawer_left - 0.03) * 0.735 - 0.001,
            drawer_front + 0.18,
            DRAWER_HIGH - 0.022,
        ),
        wood("walnut", "dv2", saturation=0.85),
        0.001,
        "x",
    )


def fill_drawer():
    """Spoons, knives and folded napkins."""
    for i in range(5):
        cutlery(drawer_left + 0.045 + i * 0.03, drawer_front + 0.035 + 0.004 * (i % 2), 0)
    for i in range(5):
        cutlery(drawer_left + 0.285 + i * 0.026, drawer_front + 0.03 + 0.003 * (i % 3), 1)
    napkin = fabric("nap", settings.text("linen", "#d9d0c0"), scale=2.0, bump=2.0)
    upholstery(
        "np",
        (
            drawer_left + 0.015 + (drawer_right - drawer_left - 0.03) * 0.76,
            drawer_front + 0.03,
            DRAWER_LOW + 0.017,
        ),
        (drawer_right - 0.03, drawer_front + 0.25, DRAWER_LOW + 0.06),
        0.012,
        napkin,
        segments=5,
        wrinkle=0.004,
    )
    upholstery(
        "np2",
        (
            drawer_left + 0.015 + (drawer_right - drawer_left - 0.03) * 0.77,
            drawer_front + 0.035,
            DRAWER_LOW + 0.0605,
        ),
        (drawer_right - 0.035, drawer_front + 0.24, DRAWER_LOW + 0.085),
        0.01,
        fabric("nap2", "#8a8f78", scale=2.0, bump=2.0),
        segments=5,
        wrinkle=0.004,
    )


def build_upper():
    """Worktop, upstand, a shelf and a tall unit at the end."""
    boards.box(
        (RUN_START - 0.02, -0.022, UNIT_TOP),
        (RUN_START + UNITS * UNIT_WIDTH, BACK - 0.0006, UNIT_TOP + 0.03),
        worktop,
        0.0018,
        "x",
    )
    boards.box(
        (RUN_START - 0.02, BACK - 0.02, UNIT_TOP + 0.0305),
        (RUN_START + UNITS * UNIT_WIDTH - 0.9, BACK - 0.0004, 1.42),
        worktop,
        0.001,
        "x",
    )
    boards.box(
        (RUN_START - 0.02, BACK - 0.24, 1.4205),
        (RUN_START + UNITS * UNIT_WIDTH - 0.9, BACK - 0.0004, 1.452),
        walnut,
        0.0015,
        "x",
    )
    boards.box(
        (TALL_UNIT + 0.001, -0.001, UNIT_TOP + 0.031),
        (TALL_UNIT + UNIT_WIDTH, BACK - 0.0005, 2.45),
        walnut,
        0.001,
        "z",
    )
    slab_front(
        boards,
        TALL_UNIT + 0.001,
        TALL_UNIT + UNIT_WIDTH / 2,
        -0.0015,
        UNIT_TOP + 0.034,
        2.45,
        walnut,
    )
    slab_front(
        boards,
        TALL_UNIT + UNIT_WIDTH / 2,
        TALL_UNIT + UNIT_WIDTH,
        -0.0015,
        UNIT_TOP + 0.034,
        2.45,
        walnut,
    )
    boards.box((TALL_UNIT, 0, 2.4505), (TALL_UNIT + UNIT_WIDTH, BACK, CEILING), wall, 0.001)
    boards.box(
        (TALL_UNIT + UNIT_WIDTH + 0.001, 0, 0),
        (RIGHT - 0.001, BACK - 0.001, CEILING - 0.001),
        wall,
        0.001,
    )


def furnish_worktop():
    """Sink and tap, lemons in a bowl, olive, cutting board."""
    tap_x = RUN_START + 0.62
    arch_tap(
        "tap",
        tap_x,
        BACK - 0.13,
        UNIT_TOP + 0.03,
        UNIT_TOP + 0.33,
        BACK - 0.13 - 0.085,
        0.085,
        (BACK - 0.3, UNIT_TOP + 0.24),
        0.011,
        metal_finish,
    )
    tube(
        "th",
        [
            (tap_x + 0.02, BACK - 0.13, UNIT_TOP + 0.1),
            (tap_x + 0.085, BACK - 0.13, UNIT_TOP + 0.125),
        ],
        0.006,
        metal_finish,
    )
    boards.box(
        (tap_x - 0.26, BACK - 0.5, UNIT_TOP + 0.0302),
        (tap_x + 0.26, BACK - 0.19, UNIT_TOP + 0.0308),
        paint("snk", "#201f1e", roughness=0.35),
        0.0001,
    )
    lathe(
        "bw",
        [(radius * 0.86, z * 0.86) for radius, z in BOWL],
        wood("walnut", "bw", saturation=0.85),
        location=(0.3, 0.27, UNIT_TOP + 0.031),
        segments=56,
    )
    yellow = paint("lem", "#d2a83a", roughness=0.5)
    for i, (dx, dy, dz) in enumerate(
        (
            (0, 0, 0.045),
            (0.062, 0.02, 0.05),
            (-0.058, 0.03, 0.05),
            (0.015, -0.055, 0.05),
            (0.005, 0.022, 0.094),
        )
    ):
        lemon = lathe(
            "lm",
            SMALL_LEMON,
            yellow,
            location=(0.3 + dx, 0.27 + dy, UNIT_TOP + 0.031 + dz),
            segments=24,
        )
        lemon.rotation_euler = (1.3 + i, 0.4 * i, 0.7 * i)
    props.table_plant(0.92, 0.36, UNIT_TOP + 0.0305, scale=0.85, seed=6)
    leaning = at(-0.22, BACK - 0.07, UNIT_TOP + 0.031) @ turn(-9, "X")
    boards.box(
        (-0.14, -0.012, 0),
        (0.14, 0.012, 0.4),
        wood("white_oak", "board", saturation=0.85),
        0.006,
        "z",
        transform=leaning,
    )


def furnish_shelf():
    """Jars, books and glasses; a strip of light under the shelf."""
    for x, height, material in (
        (-1.15, 0.17, palette.clay),
        (-1.03, 0.13, palette.dark_clay),
        (-0.9, 0.2, palette.clay),
        (1.0, 0.15, palette.dark_clay),
        (1.12, 0.11, palette.clay),
    ):
        vase(x, BACK - 0.12, 1.4525, material, scale=height * 4, kind=1)
    books(boards, 0.3, BACK - 0.125, 1.4525, [palette.clay, wall], count=2, spread=5, seed=3)
    drinking_glass(0.62, BACK - 0.12, 1.4525, palette.clay)
    drinking_glass(0.71, BACK - 0.12, 1.4525, palette.clay)
    area_light(
        ((RUN_START + TALL_UNIT) / 2, BACK - 0.13, 1.418),
        (0, 0, 0),
        TALL_UNIT - RUN_START - 0.1,
        0.03,
        watts=settings.number("led", 7),
        colour=(1, 0.82, 0.6),
    )


def light_scene():
    """Sun, sky and lamps."""
    sun_and_sky(
        elevation=settings.number("elev", 24),
        azimuth=settings.number("az", 206),
        sun=settings.number("sun", 8.0),
        sky=settings.number("sky", 0.2),
        size=0.8,
        tint=(1, 0.9, 0.76),
    )
    area_light(
        ((LEFT + RIGHT) / 2, FRONT + 0.06, 1.5),
        (90, 0, 0),
        min(4.8, RIGHT - LEFT - 0.3),
        2.2,
        watts=settings.number("fill", 34),
        colour=(1, 0.97, 0.94),
    )


def place_camera():
    """A close view of the open drawer."""
    camera(
        (settings.number("cx", -1.55), settings.number("cy", -1.75), settings.number("cz", 1.46)),
        (settings.number("tx", 0.06), 0.1, settings.number("tz", 0.8)),
        lens=settings.number("lens", 37),
        fstop=settings.number("fs", 5.0),
        focus=(-0.15, -pulled_out, 0.8),
        level=False,
        shift_y=settings.number("shift", 0),
    )


build_room()
build_carcasses()
place_fronts()
build_drawer()
fill_drawer()
build_upper()
furnish_worktop()
furnish_shelf()
props.garden(LEFT - 0.2, direction=-1, hedge_distance=7)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
