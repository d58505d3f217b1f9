"""Furniture and sanitary ware. Pieces stand on the floor at (x, y); turn is in degrees about z."""

import math

import bpy

from mathutils import Vector

from kit.geometry import (
    assemble,
    at,
    group,
    lathe,
    mesh_object,
    pillow,
    tube,
    upholstery,
)
from kit.geometry import turn as turned
from kit.materials import emission


def armchair(x, y, turn, frame, upholstery_material):
    """Low armchair: a seat and a leaning back in a frame of round bars."""
    fabric = upholstery_material
    seat = upholstery(
        "ac_seat", (-0.33, -0.32, 0.30), (0.33, 0.34, 0.43), 0.055, fabric, 6, 0.02, 0.006
    )
    back = upholstery(
        "ac_back", (-0.33, -0.07, -0.25), (0.33, 0.07, 0.25), 0.06, fabric, 6, wrinkle=0.010
    )
    back.location = (0, 0.34, 0.62)
    back.rotation_euler = (math.radians(-14), 0, 0)
    parts = [seat, back]
    for side in (-1, 1):
        across = side * 0.37
        front_leg = [(across, -0.33, 0), (across, -0.30, 0.56)]
        rear_leg = [(across, 0.40, 0), (across, 0.36, 0.60)]
        arm = [(across, -0.34, 0.565), (across, -0.1, 0.575), (across, 0.40, 0.56)]
        rail = [(across, -0.31, 0.26), (across, 0.38, 0.26)]
        parts.append(tube("l1", front_leg, 0.017, frame))
        parts.append(tube("l2", rear_leg, 0.017, frame))
        parts.append(tube("arm", arm, 0.020, frame))
        parts.append(tube("sr", rail, 0.012, frame))
    for depth in (-0.31, 0.38):
        parts.append(tube("st", [(-0.37, depth, 0.27), (0.37, depth, 0.27)], 0.012, frame))
    return assemble("ac", parts, x, y, turn)


def _curved_back(material):
    """Back of a dining chair: a leaning shell along an arc."""
    angles = [-1.15 + 2.3 * i / 14 for i in range(15)]
    vertices, faces = [], []
    for angle in angles:
        x, y = math.sin(angle) * 0.27, 0.20 + 0.07 * math.cos(angle) - 0.07
        nx, ny = math.sin(angle), math.cos(angle)
        for out, z in ((-0.016, 0.64), (0.016, 0.64), (0.016 + 0.02, 0.80), (-0.016 + 0.02, 0.80)):
            vertices.append((x + nx * out, y + ny * out + (z - 0.64) * 0.25, z))
    last = (len(angles) - 1) * 4
    for a in range(0, last, 4):
        for i in range(4):
            j = (i + 1) % 4
            faces.append((a + i, a + j, a + 4 + j, a + 4 + i))
    faces += [(0, 1, 2, 3), (last + 3, last + 2, last + 1, last)]
    item = mesh_object("cb", vertices, faces, material, 40)
    bevel = item.modifiers.new("b", "BEVEL")
    bevel.width = 0.012
    bevel.segments = 4
    bevel.limit_method = "ANGLE"
    return item


def dining_chair(x, y, turn, frame, upholstery_material):
    """Chair with tapered legs, a padded seat and a curved back."""
    fabric = upholstery_material
    seat = upholstery("cs", (-0.23, -0.22, 0.435), (0.23, 0.23, 0.485), 0.022, fabric, 5, 0.012)
    parts = [seat, _curved_back(fabric)]
    for side in (-1, 1):
        front = [(side * 0.20, -0.19, 0.44), (side * 0.225, -0.225, 0)]
        rear = [(side * 0.245, 0.235, 0.80), (side * 0.215, 0.20, 0.44), (side * 0.235, 0.265, 0)]
        parts.append(tube("f", front, 0.014, frame))
        parts.append(tube("r", rear, 0.014, frame))
    return assemble("ch", parts, x, y, turn)


def _barrel_shell(radius, material):
    """Upholstered shell around three quarters of a circle, falling towards its ends."""
    steps = 40
    profile = [
        (radius, 0.10),
        (radius + 0.005, 0.45),
        (radius, 0.66),
        (radius - 0.02, 0.70),
        (radius - 0.06, 0.715),
        (radius - 0.10, 0.70),
        (radius - 0.12, 0.66),
        (radius - 0.12, 0.30),
    ]
    count = len(profile)
    start, end = math.radians(-35), math.radians(215)
    vertices, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        angle = start + (end - start) * t
        drop = 0.17 * (1 - min(1, min(t, 1 - t) * 7)) ** 2
        for r, z in profile:
            height = z - (drop if z > 0.4 else 0)
            vertices.append((r * math.cos(angle), r * math.sin(angle), height))
    for i in range(steps):
        for j in range(count - 1):
            a = i * count + j
            faces.append((a, a + count, a + count + 1, a + 1))
    faces.append(tuple(range(count)))
    faces.append(tuple(range(steps * count + count - 1, steps * count - 1, -1)))
    item = mesh_object("lg", vertices, faces, material)
    for cap in item.data.polygons[-2:]:
        cap.use_smooth = False
    return item


def lounge_chair(x, y, turn, upholstery_material, base, scale=1.0):
    """Barrel chair: curved shell, round seat, small back pillow, plinth ring."""
    fabric, radius = upholstery_material, 0.40 * scale
    seat_profile = [
        (0, 0.12),
        (radius - 0.125, 0.12),
        (radius - 0.125, 0.36),
        (radius - 0.14, 0.40),
        (radius - 0.18, 0.425),
        (radius - 0.25, 0.432),
        (0, 0.435),
    ]
    plinth_profile = [(0, 0), (radius - 0.08, 0), (radius - 0.08, 0.10), (0, 0.10)]
    shell = _barrel_shell(radius, fabric)
    seat = lathe("ls", seat_profile, fabric)
    plinth = lathe("lb", plinth_profile, base)
    lo, hi = (-(radius - 0.13), -(radius - 0.06), 0.115), (radius - 0.13, 0, 0.425)
    front = upholstery("lf", lo, hi, 0.05, fabric, 5, puff=0.008)
    back = pillow(
        "lp",
        0.50 * scale,
        0.34 * scale,
        0.18,
        fabric,
        (0, 0.22 * scale, 0.56),
        (math.radians(-12), 0, 0),
        0.012,
    )
    return assemble("lo", (shell, seat, plinth, front, back), x, y, turn)


def easy_chair(boards, x, y, turn, frame, upholstery_material):
    """Easy chair: a joined wooden frame with flat arms and a back of spindles, two loose
    cushions.
    """
    place = at(x, y, 0) @ turned(turn, "Z")
    back_place = place @ at(0, 0.33, 0.27) @ turned(-19, "X")

    def piece(lo, hi, grain, where=place):
        boards.box(lo, hi, frame, 0.004, grain, transform=where)

    for side in (-1, 1):
        inner, outer = sorted((side * 0.335, side * 0.375))
        piece((inner, -0.37, 0), (outer, -0.325, 0.555), "z")
        piece((inner, 0.345, 0), (outer, 0.39, 0.555), "z")
        piece((inner + 0.006, -0.3245, 0.25), (outer - 0.006, 0.3445, 0.305), "y")
        inner, outer = sorted((side * 0.318, side * 0.398))
        piece((inner, -0.40, 0.5555), (outer, 0.42, 0.580), "y")
        inner, outer = sorted((side * 0.285, side * 0.325))
        piece((inner, -0.014, 0), (outer, 0.014, 0.62), "z", back_place)
    for depth in (-0.318, 0.338):
        piece((-0.3345, depth - 0.012, 0.252), (0.3345, depth + 0.012, 0.302), "x")
    for low, high in ((0.05, 0.09), (0.575, 0.62)):
        piece((-0.2845, -0.012, low), (0.2845, 0.012, high), "x", back_place)
    for i in range(9):
        middle = -0.24 + 0.06 * i
        lo, hi = (middle - 0.009, -0.008, 0.0905), (middle + 0.009, 0.008, 0.5745)
        piece(lo, hi, "z", back_place)
    fabric = upholstery_material
    seat = upholstery(
        "es", (-0.325, -0.36, 0.306), (0.325, 0.30, 0.425), 0.045, fabric, 6, 0.022, 0.006
    )
    back = upholstery(
        "eb", (-0.275, -0.06, -0.23), (0.275, 0.06, 0.23), 0.052, fabric, 6, wrinkle=0.010
    )
    back.location = (0, 0.325, 0.64)
    back.rotation_euler = (math.radians(-19), 0, 0)
    return assemble("easy", (seat, back), x, y, turn)


def _rounded(points, radius=0.06, steps=5):
    """A path whose inner corners are arcs."""
    path = [Vector(points[0])]
    for before, corner, after in zip(points, points[1:], points[2:]):
        before, corner, after = Vector(before), Vector(corner), Vector(after)
        start = corner + (before - corner).normalized() * radius
        end = corner + (after - corner).normalized() * radius
        for i in range(steps + 1):
            t = i / steps
            path.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    return [tuple(point) for point in (*path, Vector(points[-1]))]


def sled_chair(x, y, turn, frame, upholstery_material):
    """Lounge chair of channeled leather on two bent steel sleds."""
    parts = []
    for side in (-1, 1):
        a = side * 0.335
        front = [(a, 0.34, 0.36), (a, -0.36, 0.41), (a, -0.30, 0.012), (a, 0.40, 0.012)]
        path = [*front, (a, 0.31, 0.36), (a, 0.56, 0.86)]
        parts.append(tube("sled", _rounded(path), 0.012, frame))
    for y0, z0 in ((-0.30, 0.395), (0.30, 0.352), (0.50, 0.74)):
        parts.append(tube("cross", [(-0.335, y0, z0), (0.335, y0, z0)], 0.010, frame))
    for origin, lean, count, pitch, thick in (
        ((0, -0.40, 0.455), -4, 6, 0.118, 0.088),
        ((0, 0.285, 0.47), 63, 5, 0.112, 0.080),
    ):
        tilt = turned(lean, "X")
        for i in range(count):
            lo, hi = (-0.315, 0.002, -thick / 2), (0.315, pitch - 0.002, thick / 2)
            roll = upholstery("roll", lo, hi, 0.036, upholstery_material, 5, wrinkle=0.003)
            middle = Vector((0, pitch * (i + 0.5), 0))
            roll.location = Vector(origin) + tilt @ middle
            roll.rotation_euler = (math.radians(lean), 0, 0)
            parts.append(roll)
    return assemble("sled", parts, x, y, turn)


def sofa(x, y, width, depth, material, cushions=(), legs=None, seats=3, side=-1, z=0.0):
    """Deep sofa on a recessed plinth with its back at y and its seat towards y + side * depth:
    loose seat and back cushions between soft arms.

    cushions: scatter cushions as (offset in x, material, size, turn in degrees).
    """
    far = y + side * depth
    arm, thick = 0.20, 0.21
    left, right = x - width / 2, x + width / 2

    def block(name, x0, x1, back, front, low, high, radius, **softness):
        """A soft block; back and front are distances from the sofa's back."""
        ends = sorted((y + side * back, y + side * front))
        corners = (x0, ends[0], z + low), (x1, ends[1], z + high)
        return upholstery(name, *corners, radius, material, 7, **softness)

    if legs:
        rear, front = sorted((y + side * 0.10, far - side * 0.12))
        upholstery("pl", (left + 0.1, rear, z), (right - 0.1, front, z + 0.08), 0.004, legs, 2)
    block("base", left + 0.02, right - 0.02, 0.02, depth - 0.03, 0.08, 0.26, 0.035)
    block("rail", left + 0.01, right - 0.01, 0.0, 0.17, 0.09, 0.66, 0.06, puff=0.01)
    for start in (left, right - arm):
        block("arm", start, start + arm, 0.004, depth, 0.085, 0.60, 0.075, puff=0.016)
    seat_width = (width - 2 * arm) / seats
    for i in range(seats):
        a = left + arm + seat_width * i
        ends = a + 0.004, a + seat_width - 0.004, 0.18, depth + 0.015
        block("seat", *ends, 0.255, 0.255 + thick, 0.075, puff=0.030, wrinkle=0.006)
        half = seat_width / 2 - 0.008
        lo, hi = (-half, -0.24, -0.10), (half, 0.24, 0.10)
        back = upholstery("back", lo, hi, 0.09, material, 7, puff=0.055, wrinkle=0.010)
        back.location = (a + seat_width / 2, y + side * 0.275, z + 0.66 - 0.008 * i)
        back.rotation_euler = (math.radians(side * -74), 0, math.radians((i - 1) * 1.4))
    for offset, cover, size, degrees in cushions:
        location = (x + offset, y + side * 0.50, z + 0.46 + size * 0.44)
        lean = (math.radians(22) * side, math.radians(degrees), math.radians(degrees * 0.8))
        pillow("cu", size, size * 0.98, 0.19, cover, location, lean, 0.018)


def floor_lamp(x, y, base, shade, height=1.5):
    """A shade of a glowing material over a thin stem, and the light that falls from it."""
    profile = [(0, 0), (0.14, 0), (0.14, 0.012), (0.01, 0.018), (0.008, height), (0, height)]
    lathe("fl", profile, base, (x, y, 0.001), 48)
    cone = [(0.205, height - 0.16), (0.165, height + 0.10)]
    lathe("fs", cone, shade, (x, y, 0), 64)


def bed(x, y, turn, width, linen, throw, headboard, legs):
    """Bed with its head at (x, y) and its feet towards -y: base, mattress, duvet, pillows,
    throw.
    """
    before = set(bpy.data.objects)
    w = width / 2
    for name, lo, hi, radius, material, segments, puff, wrinkle in (
        ("bb", (-w - 0.04, -2.12, 0.10), (w + 0.04, 0, 0.32), 0.03, headboard, 4, 0.0, 0.0),
        ("bl", (-w + 0.08, -2.0, 0), (w - 0.08, -0.1, 0.10), 0.004, legs, 2, 0.0, 0.0),
        ("bm", (-w, -2.06, 0.32), (w, -0.02, 0.54), 0.07, linen, 6, 0.0, 0.006),
        ("bd", (-w - 0.035, -2.10, 0.36), (w + 0.035, -0.78, 0.605), 0.075, linen, 7, 0.03, 0.022),
        ("bf", (-w - 0.04, -1.0, 0.58), (w + 0.04, -0.70, 0.665), 0.04, linen, 6, 0.0, 0.016),
        ("bt", (-w - 0.055, -2.115, 0.40), (w + 0.055, -1.50, 0.640), 0.07, throw, 7, 0.02, 0.024),
    ):
        upholstery(name, lo, hi, radius, material, segments, puff, wrinkle)
    for i, across in enumerate((-width * 0.26, width * 0.26)):
        lean = (math.radians(-18), 0, math.radians(2 - 4 * i))
        pillow("bp", 0.74, 0.50, 0.24, linen, (across, -0.22, 0.80), lean, 0.022)
        lean = (math.radians(-32), 0, math.radians(-3 + 5 * i))
        pillow("bq", 0.66, 0.46, 0.22, linen, (across * 0.98, -0.42, 0.76), lean, 0.022)
    lean = (math.radians(-38), 0, 0.03)
    pillow("br", 0.52, 0.34, 0.17, throw, (0.02, -0.60, 0.72), lean, 0.016)
    return group(before, (x, y, 0), turn)


def bathtub(x, y, material, length=1.72, width=0.80, height=0.58, turn=0.0):
    """Freestanding oval bath with slightly flared walls of 35 mm."""
    steps, exponent = 72, 2 / 2.6
    profile = [
        (0.80, 0),
        (0.84, 0.01),
        (0.90, 0.20),
        (0.97, 0.45),
        (1.0, 0.55),
        (1.0, 0.585),
        (0.985, 0.60),
        (0.955, 0.60),
        (0.935, 0.585),
        (0.90, 0.45),
        (0.80, 0.18),
        (0.70, 0.13),
        (0, 0.125),
    ]
    count = len(profile)
    vertices, faces = [], []
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        cosine, sine = math.cos(angle), math.sin(angle)
        across = math.copysign(abs(cosine) ** exponent, cosine)
        along = math.copysign(abs(sine) ** exponent, sine)
        for share, z in profile:
            reach = max(0, length / 2 - (1 - share) * width * 0.5 if share > 0 else 0)
            vertices.append((across * reach, along * width / 2 * share, z * height / 0.6))
    for i in range(steps):
        for j in range(count - 1):
            a, b = i * count + j, ((i + 1) % steps) * count + j
            faces.append((a, b, b + 1, a + 1))
    item = mesh_object("tub", vertices, faces, material, 60)
    item.location = (x, y, 0)
    item.rotation_euler = (0, 0, math.radians(turn))
    return item


def floor_tap(x, y, material, reach=0.24, height=1.02, direction=1):
    """Standing bath tap whose spout reaches along x."""
    arch = [
        (
            x + direction * (0.1 - 0.1 * math.cos(t * math.pi / 10)),
            y,
            height - 0.1 + 0.1 * math.sin(t * math.pi / 10),
        )
        for t in range(1, 6)
    ]
    tip = x + direction * reach
    points = [(x, y, 0), (x, y, height - 0.1), *arch, (tip, y, height), (tip, y, height - 0.05)]
    tube("ft", points, 0.014, material)
    lathe("fb", [(0, 0), (0.05, 0), (0.05, 0.008), (0, 0.008)], material, (x, y, 0.0005), 32)
    tube("fh", [(x, y, 0.74), (x, y - 0.09, 0.74)], 0.010, material)


def table_lamp(x, y, z, base, shade, scale=1.0):
    """Lamp with a thin stem under a shade."""
    s = scale
    stem = [
        (0, 0),
        (0.075 * s, 0),
        (0.075 * s, 0.012),
        (0.012 * s, 0.02),
        (0.010 * s, 0.24 * s),
        (0, 0.24 * s),
    ]
    cone = [
        (0.12 * s, 0.22 * s),
        (0.085 * s, 0.40 * s),
        (0.083 * s, 0.40 * s),
        (0.118 * s, 0.22 * s),
    ]
    bulb = [(0, -0.035 * s), (0.03 * s, -0.02 * s), (0.034 * s, 0.01), (0, 0.04 * s)]
    glow = emission(f"lmb{int(x * 100 + y * 10)}", (1, 0.76, 0.48), 18)
    lathe("lb", stem, base, (x, y, z), 40)
    lathe("lsh", cone, shade, (x, y, z), 48)
    lathe("lbu", bulb, glow, (x, y, z + 0.30 * s), 24)
