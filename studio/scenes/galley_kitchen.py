"""Galley kitchen: a long stone island seen end-on before a glazed end wall over a city, a
courtyard or a garden. hour: the city's, as in kit.outdoors; lamps light the room then.

Pictures: project-penthouse-kitchen, collection-slab-white-oak.
"""

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import curtain, ground, lathe, polygon, tube, upholstery
from kit.kitchen import end_window, tall_units, UNIT_DEPTH
from kit.lighting import area_light, sky_portal, sun_and_sky, sun_under
from kit.materials import (
    DOUBLE_GLAZING,
    emission,
    fabric,
    finish,
    paint,
    Palette,
    plaster,
    sheer,
    stone,
    window_glass,
    wood,
)
from kit.objects import books, BOWL
from kit.outdoors import courtyard, skyline
from kit.props import chosen_props
from kit.rooms import room_shell
from kit.studio import clear_scene, Settings

LEFT = -3.0
RIGHT = 2.7
FRONT = -2.8
BACK = 3.2
CEILING = 2.8
ISLAND_LEFT = -1.05
ISLAND_RIGHT = 0.05
ISLAND_FRONT = -0.75
ISLAND_BACK = 2.05
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
    """Tall units on the right; the glazed end wall."""
    tall_units(
        boards,
        RIGHT,
        -1.4,
        2.2,
        CEILING,
        tall_finish,
        wall,
        palette.black,
        metal_finish,
        settings.text("tstyle", "slab"),
        settings.flag("oven", default=True),
    )
    boards.box((LEFT - 0.2, BACK, 2.62), (RIGHT + 0.2, BACK + 0.2, CEILING), wall)
    end_window(
        boards, LEFT, RIGHT, 0, 2.619, BACK + 0.04, settings.integer("wn", 4), frame, 0.05, 0.07
    )
    corners = [(LEFT, 0), (RIGHT, 0), (RIGHT, 2.6), (LEFT, 2.6)]
    pane = [(x, BACK + 0.075, z) for x, z in corners]
    polygon("pane", pane, window_glass("pane", ior=DOUBLE_GLAZING))


def build_island():
    """Island with stone ends, three stools on its left side."""
    boards.box(
        (ISLAND_LEFT + 0.32, ISLAND_FRONT + 0.03, 0.09),
        (ISLAND_RIGHT - 0.02, ISLAND_BACK - 0.03, 0.88),
        low_finish,
        0.001,
        "y",
    )
    boards.box(
        (ISLAND_LEFT + 0.4, ISLAND_FRONT + 0.08, 0),
        (ISLAND_RIGHT - 0.08, ISLAND_BACK - 0.08, 0.0895),
        palette.black,
        0.001,
    )
    boards.box(
        (ISLAND_LEFT - 0.02, ISLAND_FRONT - 0.05, 0.8805),
        (ISLAND_RIGHT + 0.02, ISLAND_BACK + 0.05, 0.935),
        worktop,
        0.003,
    )
    boards.box(
        (ISLAND_LEFT - 0.02, ISLAND_FRONT - 0.05, 0),
        (ISLAND_RIGHT + 0.02, ISLAND_FRONT, 0.88),
        worktop,
        0.003,
    )
    boards.box(
        (ISLAND_LEFT - 0.02, ISLAND_BACK, 0),
        (ISLAND_RIGHT + 0.02, ISLAND_BACK + 0.05, 0.88),
        worktop,
        0.003,
    )
    for y in (-0.25, 0.65, 1.55):
        x = ISLAND_LEFT - 0.1
        upholstery(
            "st",
            (x - 0.2, y - 0.21, 0.63),
            (x + 0.2, y + 0.21, 0.69),
            0.028,
            leather,
            segments=6,
            puff=0.012,
        )
        upholstery(
            "sb", (x - 0.24, y - 0.2, 0.7), (x - 0.19, y + 0.2, 0.92), 0.022, leather, segments=6
        )
        for across in (-0.17, 0.17):
            for along in (-0.18, 0.18):
                tube(
                    "lg",
                    [(x + across, y + along, 0.63), (x + across * 1.15, y + along * 1.12, 0)],
                    0.011,
                    palette.black,
                )
        tube("fr", [(x + 0.18, y - 0.19, 0.24), (x + 0.18, y + 0.19, 0.24)], 0.009, metal_finish)


def glow_line(name, x0, x1, y0, y1, z, strength):
    """What one sees of a strip of light from below."""
    corners = [(x0, y0, z), (x0, y1, z), (x1, y1, z), (x1, y0, z)]
    polygon(name, corners, emission(name, colour=(1, 0.80, 0.56), strength=strength))


def hang_lamps():
    """Evening: the bar over the island, and a slot in the ceiling that washes the tall units."""
    warm = (1, 0.72, 0.44)
    area_light((-0.5, 0.65, 1.858), (0, 0, 0), 0.03, 2.2, settings.number("bar", 16), warm)
    slot = RIGHT - UNIT_DEPTH - 0.34
    place = (slot, 0.4, CEILING - 0.004)
    area_light(place, (0, -22, 0), 0.04, 3.5, settings.number("wash", 26), warm)
    boards.box((slot - 0.025, -1.4, CEILING - 0.002), (slot + 0.025, 2.2, CEILING), palette.black)
    glow_line("slot", slot - 0.012, slot + 0.012, -1.38, 2.18, CEILING - 0.0022, 6)
    fill = settings.number("fill", 5)
    area_light((-0.4, FRONT + 0.06, 1.7), (90, 0, 0), 4.0, 1.8, fill, warm)


def lay_island():
    """Vase, bowl and books; a bar of light over them."""
    props.table_plant(-0.45, 1.35, 0.935, scale=1.05, seed=6)
    lathe("bw", BOWL, palette.dark_clay, location=(-0.5, 0.2, 0.936), segments=48)
    books(boards, -0.4, -0.35, 0.936, [palette.clay, wall], count=2, spread=14, seed=6)
    boards.box((-0.52, -0.5, 1.86), (-0.48, 1.8, 1.9), palette.black, 0.004)
    glow_line("bar", -0.515, -0.485, -0.45, 1.75, 1.8595, 14)
    for y in (-0.3, 1.6):
        tube("w", [(-0.5, y, 1.9), (-0.5, y, CEILING)], 0.002, palette.black)


def hang_curtain():
    """A sheer before the glazing, if asked for."""
    if settings.text("sheer"):
        cloth = sheer("sheer", "#f6f1e8", opacity=0.45)
        curtain(
            "c1",
            (LEFT + 0.05, BACK - 0.1, 0),
            (LEFT + 0.9, BACK - 0.1, 0),
            0.012,
            2.6,
            cloth,
            waves=8,
            amplitude=0.045,
            seed=3,
        )


def light_scene():
    """Sun, sky and lamps."""
    if settings.text("hour"):
        hang_lamps()
        return
    fill = settings.number("fill", 90)
    area_light((0, FRONT + 0.06, 1.5), (90, 0, 0), 4.8, 2.2, fill, (1, 0.975, 0.95))
    elevation, azimuth = settings.number("elev", 32), settings.number("az", 150)
    if settings.text("air"):
        sun_under(settings.text("air"), elevation, azimuth, settings.number("sun", 0))
        sky_portal((0, BACK + 0.16, 1.31), (-90, 0, 0), RIGHT - LEFT, 2.6)
        return
    sun_and_sky(
        elevation,
        azimuth,
        sun=settings.number("sun", 7.5),
        sky=settings.number("sky", 0.2),
        size=0.8,
        tint=(1, 0.9, 0.76),
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
build_island()
lay_island()
hang_curtain()
if settings.text("court"):
    courtyard(boards, BACK + 0.2, pots=((-1.6, 3.3, 1.3), (1.9, 3.0, 1.05)))
elif settings.text("hour"):
    skyline(boards, BACK + 0.3, settings.text("hour"), settings.integer("cs", 5))
    sky_portal((0, BACK + 0.16, 1.31), (-90, 0, 0), RIGHT - LEFT, 2.6)
else:
    props.garden(BACK + 0.25, axis="y", start=-9, end=9, hedge_distance=7.5, deck_width=4)
if settings.flag("side", default=True) and not settings.text("hour"):
    ground("gl", LEFT - 0.3, LEFT - 40, -30, 30, -0.05, paint("lw", "#8f9470", roughness=0.9))
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
