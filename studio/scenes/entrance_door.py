"""Entrance hall with a wide timber door, a framed window wall on the right, a bench and a picture.

Picture: product-doors-windows.
"""

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import at, tube, upholstery
from kit.joinery import herringbone_floor, plank_floor, window_wall
from kit.lighting import area_light, gradient_sky, sky_portal, spot_light, sun_and_sky
from kit.materials import fabric, metal, paint, Palette, plaster, shadow_of, stone, wood
from kit.objects import books
from kit.props import chosen_props
from kit.studio import clear_scene, Settings

LEFT = -2.8
RIGHT = 3.2
FRONT = -2.4
BACK = 3.6
CEILING = 3.1
# Between two parts of one plastered wall: an edge as sharp as no ray of a picture can tell.
JOINTLESS = 0.00005
settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 21))

floor = wood(
    settings.text("floor", "smoked_oak"), "floor", saturation=0.9, value_spread=0.13, roughness=0.34
)
door_wood = wood(
    settings.text("door", "walnut"),
    "dw",
    saturation=settings.number("dsat", 0.85),
    tone=settings.number("dtone", 0.95),
)
wall = plaster("wall", settings.text("wall", "#e6dfd3"), variation=0.06)
ceiling_paint = paint("ceil", "#f1ede6", roughness=0.8)
black = paint("blk", "#1a1918", roughness=0.38)
brass = metal("brass", "#b08d57", roughness=0.24)
# Not a metal: its reflections of so many slats would break into dots.
bronze = paint("bronze", "#9a7743", roughness=0.34)
linen = fabric("linen", "#cdbfa9")
dark_clay = plaster("cer2", "#3a332d", variation=0.1, scale=6)
clay = plaster("cer", "#d9cdbb", variation=0.06, scale=6)
limestone = stone("lime", "limestone", roughness=0.35)
props = chosen_props(settings, boards, Palette())
door_width = settings.number("dwid", 1.35)
door_height = settings.number("dh", 2.72)
door_left = -0.75
door_right = door_left + door_width
door_face = BACK + 0.04
style = settings.text("style", "panel")
frame = (
    wood(settings.text("frame", "white_oak"), "fr", saturation=0.85)
    if settings.text("frame") != "black"
    else black
)


def lay_floor():
    """Floor over a dark ground."""
    if settings.text("pattern", "herringbone") == "herringbone":
        herringbone_floor(boards, LEFT, RIGHT, FRONT, BACK, floor, width=0.12, length=0.72)
    else:
        plank_floor(boards, LEFT, RIGHT, FRONT, BACK, floor, width=0.19)
    boards.box((LEFT - 0.3, FRONT - 0.3, -0.12), (RIGHT + 0.3, BACK + 0.3, -0.0155), black)


def build_back_wall():
    """Wall around the door, in three parts whose joints do not show, and the door frame."""
    left, right = door_left - 0.06, door_right + 0.06
    boards.box((LEFT - 0.2, BACK, 0), (left, BACK + 0.2, CEILING), wall, JOINTLESS)
    boards.box((right, BACK, 0), (RIGHT + 0.2, BACK + 0.2, CEILING), wall, JOINTLESS)
    boards.box((left, BACK, door_height + 0.06), (right, BACK + 0.2, CEILING), wall, JOINTLESS)
    boards.box(
        (door_left - 0.06, BACK - 0.012, 0),
        (door_left, BACK + 0.2, door_height + 0.06),
        door_wood,
        0.002,
        "z",
    )
    boards.box(
        (door_right, BACK - 0.012, 0),
        (door_right + 0.06, BACK + 0.2, door_height + 0.06),
        door_wood,
        0.002,
        "z",
    )
    boards.box(
        (door_left, BACK - 0.012, door_height),
        (door_right, BACK + 0.2, door_height + 0.06),
        door_wood,
        0.002,
        "x",
    )


def build_slat_leaf():
    """Slats of 34 mm on a flat leaf."""
    count = round((door_width - 0.006) / 0.054)
    pitch = (door_width - 0.006) / count
    boards.box(
        (door_left + 0.003, door_face + 0.024, 0.004),
        (door_right - 0.003, door_face + 0.05, door_height - 0.003),
        shadow_of(door_wood),
        0.002,
        "z",
    )
    for i in range(count):
        x = door_left + 0.003 + pitch * i + (pitch - 0.034) / 2
        lo, hi = (x, door_face, 0.004), (x + 0.034, door_face + 0.0245, door_height - 0.003)
        boards.box(lo, hi, door_wood, 0.003, "z")


def build_plank_leaf():
    """Vertical flush boards with shadow lines."""
    count = 7
    for i in range(count):
        boards.box(
            (door_left + 0.003 + (door_width - 0.006) * i / count + 0.0015, door_face, 0.004),
            (
                door_left + 0.003 + (door_width - 0.006) * (i + 1) / count - 0.0015,
                door_face + 0.05,
                door_height - 0.003,
            ),
            door_wood,
            0.002,
            "z",
        )


def build_panelled_leaf():
    """Raised and fielded: stiles, rails, three panels with a mould."""
    rail = 0.13
    boards.box(
        (door_left + 0.003, door_face, 0.004),
        (door_left + rail, door_face + 0.05, door_height - 0.003),
        door_wood,
        0.002,
        "z",
    )
    boards.box(
        (door_right - rail, door_face, 0.004),
        (door_right - 0.003, door_face + 0.05, door_height - 0.003),
        door_wood,
        0.002,
        "z",
    )
    for low, high in (
        (0.004, 0.24),
        (1.02, 1.16),
        (2.1, 2.24),
        (door_height - 0.13, door_height - 0.003),
    ):
        boards.box(
            (door_left + rail, door_face, low),
            (door_right - rail, door_face + 0.05, high),
            door_wood,
            0.002,
            "x",
        )
    for low, high in ((0.24, 1.02), (1.16, 2.1), (2.24, door_height - 0.13)):
        left = door_left + rail
        right = door_right - rail
        boards.box(
            (left, door_face + 0.022, low), (right, door_face + 0.04, high), door_wood, 0.001, "z"
        )
        boards.box(
            (left + 0.045, door_face + 0.006, low + 0.045),
            (right - 0.045, door_face + 0.03, high - 0.045),
            door_wood,
            0.014,
            "z",
        )
        for start, end in (
            ((left, low), (left + 0.02, high)),
            ((right - 0.02, low), (right, high)),
        ):
            boards.box(
                (start[0], door_face + 0.008, start[1]),
                (end[0], door_face + 0.03, end[1]),
                door_wood,
                0.006,
                "z",
            )
        for start, end in (
            ((left + 0.02, low), (right - 0.02, low + 0.02)),
            ((left + 0.02, high - 0.02), (right - 0.02, high)),
        ):
            boards.box(
                (start[0], door_face + 0.008, start[1]),
                (end[0], door_face + 0.03, end[1]),
                door_wood,
                0.006,
                "x",
            )


def fit_threshold():
    """Threshold, so that no sky shows under the leaf, and a long brass pull."""
    boards.box(
        (door_left, BACK + 0.02, -0.001), (door_right, BACK + 0.18, 0.0039), black, 0.0005, "x"
    )
    x, near = door_right - 0.105, door_face - 0.062
    if style == "slat":
        # Flat bar on two posts, as wide as a slat.
        boards.box((x - 0.018, near, 0.72), (x + 0.018, near + 0.014, 1.92), bronze, 0.002)
        for z in (0.86, 1.78):
            boards.box(
                (x - 0.009, near + 0.014, z - 0.009), (x + 0.009, BACK + 0.05, z + 0.009), bronze
            )
        return
    x = door_right - 0.075
    tube("pullbar", [(x, door_face - 0.055, 0.78), (x, door_face - 0.055, 1.72)], 0.013, brass)
    for z in (0.9, 1.6):
        tube("pp", [(x, door_face - 0.055, z), (x, door_face + 0.01, z)], 0.01, brass)


def build_room():
    """Side walls, ceiling, window wall on the right, skirting."""
    boards.box((LEFT - 0.2, FRONT, 0), (LEFT, BACK, CEILING), wall)
    boards.box((LEFT - 0.2, FRONT - 0.2, 0), (RIGHT + 0.2, FRONT, CEILING), wall)
    boards.box(
        (LEFT - 0.2, FRONT - 0.2, CEILING), (RIGHT + 0.2, BACK + 0.2, CEILING + 0.2), ceiling_paint
    )
    window_wall(
        boards,
        RIGHT + 0.04,
        FRONT + 0.5,
        BACK - 0.45,
        0,
        2.8,
        frame,
        lights=4,
        thickness=0.065,
        depth=0.11,
        transom=2.2,
    )
    boards.box((RIGHT, FRONT, 2.8), (RIGHT + 0.2, BACK, CEILING), wall)
    boards.box((RIGHT, BACK - 0.45, 0), (RIGHT + 0.2, BACK, 2.8), wall)
    boards.box((RIGHT, FRONT, 0), (RIGHT + 0.2, FRONT + 0.5, 2.8), wall)
    for a, b in ((LEFT, door_left - 0.06), (door_right + 0.06, RIGHT)):
        boards.box(
            (a, BACK - 0.014, 0), (b, BACK, 0.12), paint("sk", "#e9e2d6", roughness=0.5), 0.003, "x"
        )


def furnish_hall():
    """Bench, picture, olive, runner."""
    boards.box(
        (1.25, BACK - 0.48, 0.4),
        (2.75, BACK - 0.06, 0.45),
        wood("white_oak", "bench", saturation=0.85),
        0.004,
        "x",
    )
    for x in (1.35, 2.61):
        boards.box(
            (x, BACK - 0.46, 0),
            (x + 0.04, BACK - 0.08, 0.4),
            wood("white_oak", "bench2", saturation=0.85),
            0.003,
            "z",
        )
    upholstery(
        "bc",
        (1.3, BACK - 0.46, 0.45),
        (2.3, BACK - 0.08, 0.51),
        0.028,
        linen,
        segments=5,
        wrinkle=0.003,
    )
    books(boards, 2.52, BACK - 0.27, 0.45, [clay, linen, dark_clay], count=3, spread=10, seed=4)
    props.painting(at(2.0, BACK - 0.012, 1.62), 0.84, 1.1)
    props.floor_plant(-1.75, BACK - 0.55)
    upholstery(
        "run",
        (door_left - 0.05, -0.9, 0.001),
        (door_right + 0.05, 2.7, 0.012),
        0.005,
        fabric("run", settings.text("rug", "#8a7d6b"), scale=5, bump=4),
        segments=2,
    )


def light_scene():
    """Sun, sky and lamps; dusk=1: lamps in the ceiling graze the door, the window is blue."""
    sky_portal((RIGHT + 0.14, (FRONT + BACK) / 2, 1.4), (0, 90, 0), 2.8, BACK - FRONT)
    if settings.flag("dusk"):
        gradient_sky("#c98f72", "#6d6f92", "#24365e", settings.number("sky", 0.5))
        warm, watts = (1, 0.72, 0.45), settings.number("spot", 90)
        middle = (door_left + door_right) / 2
        for x, share in ((middle - 0.36, 1), (middle + 0.36, 1), (2.0, 0.75)):
            place = (x, BACK - 0.42, CEILING - 0.01)
            spot_light(place, (x, BACK + 0.10, 0.5), watts * share, 62, warm, 0.9, 0.03)
        area_light((0, FRONT + 0.06, 1.6), (90, 0, 0), 4.5, 2.2, settings.number("fill", 5), warm)
        return
    sun_and_sky(
        elevation=settings.number("elev", 31),
        azimuth=settings.number("az", -32),
        sun=settings.number("sun", 8),
        sky=settings.number("sky", 0.2),
        size=0.8,
    )
    area_light(
        (0, FRONT + 0.06, 1.6),
        (90, 0, 0),
        4.5,
        2.2,
        watts=settings.number("fill", 45),
        colour=(1, 0.975, 0.95),
    )


def place_camera():
    """A level view."""
    eye = settings.number("cz", 1.3)
    camera(
        (settings.number("cx", -0.55), settings.number("cy", -2.2), eye),
        (settings.number("tx", 0.35), BACK, eye),
        lens=settings.number("lens", 27),
        fstop=settings.number("fs", 4),
        focus=(0, 3.5, 1.2),
        level=True,
        shift_y=settings.number("shift", 0.01),
    )


lay_floor()
build_back_wall()
if style == "panel":
    build_panelled_leaf()
elif style == "plank":
    build_plank_leaf()
else:
    build_slat_leaf()
fit_threshold()
build_room()
furnish_hall()
props.garden(RIGHT + 0.2)
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=12)
