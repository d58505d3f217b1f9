"""Villa bath: freestanding tub before a timber slat wall, floor tap, bench, wide low window.

Picture: project-villa-bath.
"""

from kit.boards import Boards
from kit.camera import camera, render
from kit.furniture import bathtub, floor_tap
from kit.geometry import at, lathe, turn, upholstery
from kit.joinery import herringbone_floor, slat_wall, window_wall
from kit.lighting import area_light, sky_portal, sun_and_sky
from kit.materials import fabric, paint, Palette, plaster, stone, wood
from kit.props import chosen_props
from kit.studio import clear_scene, Settings

LEFT = -2.9
RIGHT = 2.6
FRONT = -3.0
BACK = 2.6
CEILING = 2.9
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 151))
palette = Palette()
props = chosen_props(settings, boards, palette)

slats_wood = wood(
    settings.text("panel", "teak"), "wal", saturation=0.82, tone=0.95, value_spread=0.12
)
limestone = stone("lime", "limestone", roughness=0.3)
wall = plaster("wall", settings.text("wall", "#ddd2c2"))
towel = fabric("towel", "#ece6db", scale=2.4, bump=2.6)


def build_room():
    """Floor, walls, ceiling; a wide window over a stone sill on the left, slats at the back."""
    species = settings.text("floor", "smoked_oak")
    if species != "stone":
        herringbone_floor(
            boards,
            LEFT,
            RIGHT,
            FRONT,
            BACK,
            wood(species, "floor", saturation=0.9, value_spread=0.12, roughness=0.38, tone=1.0),
            width=0.115,
            length=0.69,
        )
    else:
        for i in range(7):
            for j in range(5):
                boards.box(
                    (LEFT + i * 0.8 + 0.001, FRONT + j * 1.2 + 0.001, -0.0149),
                    (
                        min(RIGHT, LEFT + (i + 1) * 0.8) - 0.001,
                        min(BACK, FRONT + (j + 1) * 1.2) - 0.001,
                        0,
                    ),
                    limestone,
                    0.001,
                )
    shellf = paint("sub", "#3a352f", roughness=0.8)
    boards.box((LEFT - 0.3, FRONT - 0.3, -0.12), (RIGHT + 0.3, BACK + 0.3, -0.0155), shellf)
    boards.box(
        (LEFT - 0.2, FRONT - 0.2, CEILING),
        (RIGHT + 0.2, BACK + 0.2, CEILING + 0.2),
        palette.ceiling,
    )
    boards.box((LEFT - 0.2, FRONT - 0.2, 0), (RIGHT + 0.2, FRONT, CEILING), wall)
    boards.box((RIGHT, FRONT, 0), (RIGHT + 0.2, BACK, CEILING), wall)
    boards.box((LEFT - 0.2, BACK + 0.012, 0), (RIGHT + 0.2, BACK + 0.2, CEILING), wall)
    boards.box((LEFT - 0.2, FRONT, 2.35), (LEFT, BACK, CEILING), wall)
    boards.box((LEFT - 0.2, BACK - 0.9, 0), (LEFT, BACK, 2.35), wall)
    boards.box((LEFT - 0.2, FRONT, 0), (LEFT, FRONT + 0.4, 2.35), wall)
    boards.box((LEFT - 0.2, FRONT + 0.4, 0), (LEFT, BACK - 0.9, 0.42), wall)
    boards.box(
        (LEFT - 0.22, FRONT + 0.4, 0.4205), (LEFT + 0.05, BACK - 0.9, 0.46), limestone, 0.003
    )
    window_wall(
        boards,
        LEFT - 0.1,
        FRONT + 0.4,
        BACK - 0.9,
        0.46,
        2.35,
        wood("teak", "fr", saturation=0.85),
        lights=3,
        thickness=0.05,
    )
    slat_wall(
        boards,
        LEFT,
        RIGHT + 0.05,
        BACK,
        0,
        CEILING,
        slats_wood,
        palette.felt,
        width=0.034,
        depth=0.028,
        pitch=0.054,
    )


def place_tub():
    """Tub and floor tap."""
    bathtub(
        -0.25,
        1.28,
        plaster("tubm", "#efeae2", variation=0.02, scale=5, bump=0.2)
        if settings.text("tub", "white") == "white"
        else stone("tubs", "travertine", roughness=0.35),
        length=1.8,
        width=0.84,
        turn=3,
    )
    floor_tap(-0.85, 1.92, palette.brass, direction=1, reach=0.3)


def place_towels():
    """Stool with folded towels, a ladder with one hung over it, a mat."""
    second_towel = fabric("towel2", settings.text("towel", "#8b8f78"), scale=2.4, bump=2.6)
    teak = wood("teak", "st", saturation=0.85)
    ladder = at(1.75, BACK - 0.06, 0) @ turn(9, "X")
    boards.box((1.0, 0.62, 0.4), (1.46, 1.0, 0.44), teak, 0.004, "x")
    for x in (1.03, 1.385):
        for y in (0.65, 0.925):
            boards.box((x, y, 0), (x + 0.045, y + 0.045, 0.3995), teak, 0.003, "z")
    upholstery(
        "t1", (1.03, 0.65, 0.4405), (1.42, 0.97, 0.5), 0.024, towel, segments=5, wrinkle=0.006
    )
    upholstery(
        "t2",
        (1.05, 0.66, 0.5005),
        (1.4, 0.96, 0.555),
        0.024,
        second_towel,
        segments=5,
        wrinkle=0.006,
    )
    for x in (1.75, 2.2):
        boards.box(
            (-0.018, -0.36, 0),
            (0.018, -0.32, 2.0),
            teak,
            0.004,
            "z",
            transform=at(x, BACK - 0.06, 0) @ turn(9, "X"),
        )
    for z in (0.45, 0.85, 1.25, 1.65):
        boards.box((-0.02, -0.352, z), (0.47, -0.328, z + 0.03), teak, 0.004, "x", transform=ladder)
    boards.box((0.07, -0.375, 0.72), (0.38, -0.362, 1.29), towel, 0.006, "z", transform=ladder)
    boards.box((0.07, -0.318, 0.8), (0.38, -0.305, 1.29), towel, 0.006, "z", transform=ladder)
    boards.box((0.07, -0.375, 1.2801), (0.38, -0.305, 1.295), towel, 0.006, "x", transform=ladder)
    upholstery(
        "mat",
        (-1.0, 0.25, 0.001),
        (0.55, 0.75, 0.018),
        0.008,
        fabric("mat", "#d3c9ba", scale=5, bump=4),
        segments=2,
    )


def place_objects(towel):
    """An olive by the window, candle and bottle on a travertine block."""
    props.floor_plant(-2.45, 2.15)
    boards.box(
        (-1.62, 1.18, 0), (-1.34, 1.46, 0.46), stone("blk2", "travertine", roughness=0.4), 0.006
    )
    lathe(
        "cd",
        [(0, 0), (0.032, 0), (0.032, 0.09), (0, 0.09)],
        towel,
        location=(-1.5, 1.34, 0.4605),
        segments=32,
    )
    lathe(
        "bt",
        [(0, 0), (0.03, 0), (0.032, 0.1), (0.012, 0.13), (0.012, 0.16), (0, 0.16)],
        paint("amb", "#5a3418", roughness=0.15),
        location=(-1.42, 1.26, 0.4605),
        segments=32,
    )


def light_scene():
    """Sun through the window, a wash on the slats, a fill from behind the camera."""
    sun_and_sky(
        elevation=settings.number("elev", 30),
        azimuth=settings.number("az", 208),
        sun=settings.number("sun", 8),
        sky=0.22,
        size=0.8,
        tint=(1, 0.9, 0.76),
    )
    sky_portal((LEFT - 0.18, (FRONT + BACK - 0.5) / 2, 1.4), (0, -90, 0), 1.9, 4.3)
    area_light(
        (0, BACK - 0.14, CEILING - 0.02),
        (-10, 0, 0),
        5.2,
        0.05,
        watts=settings.number("wash", 40),
        colour=(1, 0.84, 0.66),
    )
    area_light(
        (0.3, FRONT + 0.06, 1.5),
        (90, 0, 0),
        4.4,
        2.2,
        watts=settings.number("fill", 60),
        colour=(1, 0.97, 0.94),
    )


def place_camera():
    """A level view."""
    camera(
        (settings.number("cx", 0.9), -2.75, 1.2),
        (settings.number("tx", -0.2), BACK, 1.2),
        lens=settings.number("lens", 28),
        fstop=5.6,
        focus=(0, 1.3, 0.6),
        level=True,
        shift_y=settings.number("shift", -0.05),
    )


build_room()
place_tub()
place_towels()
place_objects(towel)
props.garden(LEFT - 0.25, direction=-1, hedge_distance=4.5, deck_width=1.6, tone="#5f7040")
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10)
