"""What several kitchens share: a wall of tall units with an oven, a framed window in the end
wall.
"""

from mathutils import Vector

from kit.boards import TurnedBoards
from kit.geometry import at, tube, turn
from kit.joinery import cabinet_front
from kit.materials import paint

UNIT_DEPTH = 0.62
UNIT_TOP = 2.45


def end_window(boards, x0, x1, z0, z1, y, lights, frame, thickness=0.055, depth=0.08):
    """Frames of a window in plane y."""
    boards.box((x0, y, z0), (x1, y + depth, z0 + thickness), frame, 0.002, "x")
    boards.box((x0, y, z1 - thickness), (x1, y + depth, z1), frame, 0.002, "x")
    for i in range(lights + 1):
        x = x0 + (x1 - x0 - thickness) * i / lights
        lo, hi = (x, y, z0 + thickness), (x + thickness, y + depth, z1 - thickness)
        boards.box(lo, hi, frame, 0.002, "z")


def oven(boards, x0, x1, black, metal):
    """A black oven with a bar handle, in a tall unit whose front is at y = 0."""
    boards.box((x0 + 0.003, -0.022, 0.625), (x1 - 0.003, 0, 1.215), black, 0.002)
    door = paint("ovg", "#0c0c0d", 0.08)
    boards.box((x0 + 0.03, -0.0235, 0.66), (x1 - 0.03, -0.0222, 1.06), door, 0.001)
    boards.box((x0 + 0.05, -0.06, 1.10), (x1 - 0.05, -0.046, 1.114), metal, 0.002)
    for post in (x0 + 0.08, x1 - 0.09):
        boards.box((post, -0.05, 1.102), (post + 0.01, -0.02, 1.112), metal, 0.001)


def tall_units(boards, right, y0, y1, ceiling, fronts, wall, black, metal, style, with_oven=True):
    """Tall units along the wall at x = right, the last but one with an oven, and the wall above."""
    face = right - UNIT_DEPTH
    count = max(3, int((y1 - y0) / 0.62))
    width = (y1 - y0) / count
    place = at(face, 0, 0) @ turn(-90, "Z")
    turned = TurnedBoards(boards, place)
    boards.box((face + 0.0015, y0, 0.10), (right - 0.001, y1, UNIT_TOP), fronts, 0.001, "z")
    boards.box((face + 0.06, y0, 0), (right, y1, 0.0995), black, 0.001)
    boards.box((face, y0, UNIT_TOP + 0.001), (right, y1, ceiling), wall, 0.001)
    for i in range(count):
        a, b = -(y1 - i * width), -(y1 - (i + 1) * width)
        if with_oven and i == count - 2:
            cabinet_front(turned, a, b, 0, 0.10, 0.62, fronts, style)
            oven(turned, a, b, black, metal)
            cabinet_front(turned, a, b, 0, 1.22, UNIT_TOP, fronts, style)
            continue
        cabinet_front(turned, a, b, 0, 0.10, UNIT_TOP, fronts, style)
        grip = place @ Vector(((b - 0.05) if i % 2 else (a + 0.05), -0.05, 0))
        tube("pl", [(grip.x, grip.y, 0.95), (grip.x, grip.y, 1.45)], 0.006, metal)
        for z in (1.0, 1.40):
            tube("pp", [(grip.x, grip.y, z), (grip.x + 0.03, grip.y, z)], 0.005, metal)
