"""Door hardware seen close: lever on a rose and a bolt below, on the stile of a panelled door in
raking sun.

Picture: service-hardware.
"""

import math

from kit.boards import Boards
from kit.camera import camera, render
from kit.geometry import lathe, polygon, tube
from kit.joinery import lever_handle
from kit.lighting import aimed_light, sun_and_sky
from kit.materials import finish, metal, Palette, plaster, wood
from kit.studio import clear_scene, Settings

settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 181))
palette = Palette()

brass = metal("br", settings.text("metal", "#b99a68"), roughness=0.30, grain=4)
door_wood = wood(settings.text("door", "walnut"), "dw", saturation=1.0, tone=0.84, bump=1.3)
frame_wood = finish("fw", settings.text("frame", "wood:walnut"), saturation=1.0, tone=0.80)
wall = plaster("wall", "#ded5c6")


def build_door():
    """Stile, lock rail and flat panels behind a bead; jamb, stop and wall on the right."""
    boards.box((-0.15, 0.0, 0.3), (-0.003, 0.05, 1.7), door_wood, 0.0016, "z")
    boards.box((-0.9, 0.0, 0.79), (-0.1501, 0.05, 0.93), door_wood, 0.0016, "x")
    for z0, z1 in ((0.3, 0.79), (0.93, 1.7)):
        for i in range(3):
            right = -0.1501 - i * 0.21
            boards.box((right - 0.2099, 0.0155, z0), (right, 0.04, z1), door_wood, 0.0001, "z")
        boards.box((-0.1611, 0.004, z0 + 0.0001), (-0.1502, 0.03, z1), door_wood, 0.003, "z")
        inner = z0 + 0.0001 if z0 > 0.5 else z1 - 0.0111
        boards.box((-0.9, 0.004, inner), (-0.1612, 0.03, inner + 0.011), door_wood, 0.003, "x")
    boards.box((0.0005, -0.014, 0.3), (0.095, 0.16, 1.7), frame_wood, 0.003, "z")
    boards.box((0.0955, 0.0, 0.3), (0.9, 0.16, 1.7), wall)
    boards.box((-0.004, 0.03, 0.3), (0.002, 0.05, 1.7), palette.black, 0.0005)


def fit_hardware():
    """Lever, escutcheon and thumb turn."""
    lever_handle((-0.075, 0, 1.05), -1, brass, direction=-1, length=0.14)
    escutcheon = lathe(
        "esc",
        [(0, 0), (0.024, 0), (0.024, 0.004), (0.022, 0.006), (0, 0.006)],
        brass,
        location=(-0.075, -0.0, 0.945),
    )
    escutcheon.rotation_euler = (math.radians(90), 0, 0)
    tube("thumb", [(-0.075, -0.006, 0.945), (-0.075, -0.022, 0.945)], 0.006, brass)
    boards.box((-0.088, -0.028, 0.9415), (-0.062, -0.022, 0.9485), brass, 0.0015)


def light_scene():
    """Raking sun between two strips that shade it, a soft lamp on the brass."""
    sun_and_sky(
        elevation=settings.number("elev", 30),
        azimuth=settings.number("az", 215),
        sun=settings.number("sun", 5),
        sky=0.1,
        size=1.3,
        tint=(1, 0.9, 0.77),
        camera_sky=1,
    )
    for x, w in ((-0.86, 0.05), (-0.42, 0.04)):
        polygon(
            "gobo",
            [
                (x - 1.2, -1.6, 0),
                (x - 1.2 + w, -1.6, 0),
                (x - 1.2 + w, -1.6, 3),
                (x - 1.2, -1.6, 3),
            ],
            palette.black,
        )
    aimed_light((0.7, -1.2, 1.7), (-0.1, 0, 1.05), 0.8, 0.8, 9, (1, 0.95, 0.9))
    aimed_light((-1.1, -0.9, 1.5), (-0.1, 0, 1.05), 0.5, 1.6, 7, (1, 0.96, 0.91))


def place_camera():
    """A close view of the lever."""
    camera(
        (settings.number("cx", -0.4), settings.number("cy", -0.62), settings.number("cz", 1.17)),
        (-0.115, 0, 1.02),
        lens=settings.number("lens", 52),
        fstop=5.6,
        focus=(-0.12, -0.05, 1.05),
    )


build_door()
fit_hardware()
boards.flush()
light_scene()
place_camera()
render(settings, width=640, height=400, samples=10, bounces=4, diffuse_bounces=3)
