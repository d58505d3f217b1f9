"""The shell of a room: floor, walls, ceiling and a glazed side."""

from kit.joinery import herringbone_floor, plank_floor, window_wall
from kit.lighting import sky_portal

WALL = 0.2


def _floor(boards, x0, x1, y0, y1, floor, pattern, plank_width, along):
    if pattern == "herringbone":
        herringbone_floor(boards, x0, x1, y0, y1, floor, width=0.115, length=0.69)
    elif pattern == "plank":
        plank_floor(boards, x0, x1, y0, y1, floor, width=plank_width, along=along)
    else:
        boards.box((x0, y0, -0.0149), (x1, y1, 0), floor, 0.0001)


def subfloor(boards, x0, x1, y0, y1, material, back=0.3, front=0.3):
    """What stands under the floor, so that no light comes through its gaps."""
    boards.box((x0 - 0.3, y0 - front, -0.12), (x1 + 0.3, y1 + back, -0.0155), material)


def surround_window(boards, wall, near, far, y0, y1, height, window_y, window_z):
    """The wall between x = near and far around a window in it: above, before and behind."""
    boards.box((near, y0, window_z[1]), (far, y1, height), wall)
    boards.box((near, y0, 0), (far, window_y[0], window_z[1]), wall)
    boards.box((near, window_y[1], 0), (far, y1, window_z[1]), wall)


def room_shell(
    boards,
    x0,
    x1,
    y0,
    y1,
    height,
    floor,
    wall,
    ceiling,
    black,
    window="R",
    window_y=(0, 1),
    window_z=(0.0, 2.6),
    lights=4,
    frame=None,
    pattern="plank",
    plank_width=0.19,
    along="y",
    thickness=0.05,
    depth=0.09,
    transom=None,
    back=True,
):
    """Room box with one glazed side: R, L or "" for none. The window spans window_y and window_z.

    back=False leaves the wall at y1 to the scene; thickness, depth and transom are the frame's.
    """
    _floor(boards, x0, x1, y0, y1, floor, pattern, plank_width, along)
    subfloor(boards, x0, x1, y0, y1, black)
    outer = (x1 + WALL, y1 + WALL, height + WALL)
    boards.box((x0 - WALL, y0 - WALL, height), outer, ceiling)
    boards.box((x0 - WALL, y0 - WALL, 0), (x1 + WALL, y0, height), wall)
    if back:
        boards.box((x0 - WALL, y1, 0), (x1 + WALL, y1 + WALL, height), wall)
    for side, near, far, plane in (
        ("L", x0 - WALL, x0, x0 - 0.06),
        ("R", x1, x1 + WALL, x1 + 0.06),
    ):
        if window != side:
            boards.box((near, y0, 0), (far, y1, height), wall)
            continue
        window_wall(
            boards,
            plane,
            *window_y,
            *window_z,
            frame or black,
            lights=lights,
            thickness=thickness,
            depth=depth,
            transom=transom,
        )
        surround_window(boards, wall, near, far, y0, y1, height, window_y, window_z)
        if window_z[0] > 0.02:
            boards.box((near, window_y[0], 0), (far, window_y[1], window_z[0]), wall)
        outwards, rotation = (0.12, 90) if side == "R" else (-0.12, -90)
        centre = (plane + outwards, sum(window_y) / 2, sum(window_z) / 2)
        size = (window_z[1] - window_z[0], window_y[1] - window_y[0])
        sky_portal(centre, (0, rotation, 0), *size)
