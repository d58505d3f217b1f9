"""The front corner of a drawer: maple sides with tails, a walnut front with pins, cut through.

Pictures: interval-drawer, detail-joinery (light=day).
"""

from mathutils import Matrix, Vector

from kit.boards import Boards, Cut
from kit.camera import camera, render
from kit.geometry import polygon
from kit.lighting import area_light, plain_sky
from kit.low_light import photograph, polar
from kit.materials import paint, plaster, wood
from kit.studio import clear_scene, Settings

settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 3))
# The drawer: its height, the thickness of its sides and of its front, its width and depth.
HIGH, SIDE, FRONT, WIDE, DEEP = 0.132, 0.0125, 0.0185, 0.4, 0.44
# The joint: tails at their wide end, the slope of their cheeks, the half pins at both edges.
TAILS, TAIL, SLOPE, HALF_PIN = 4, 0.0255, 1 / 8, 0.0062
# What a joiner's plane and paper take off an edge, and half of the glue line.
ARRIS, TOP, CORNER, GLUE = 0.00012, 0.0011, 0.0002, 0.00004

look = dict(ends=True, near=settings.number("near", 0.45), bump=settings.number("bump", 0.9))
maple = wood("maple", tone=settings.number("maple", 0.92), saturation=0.95, **look)
walnut = wood("walnut", tone=settings.number("walnut", 1.0), saturation=0.88, **look)
# Frames of (along, across, depth): a side's grain runs back, the front's to the right.
ON_SIDE = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
ON_FRONT = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))


def tails():
    """Lower and upper end of each tail at its wide end, from below."""
    gap = (HIGH - 2 * HALF_PIN - TAILS * TAIL) / (TAILS - 1)
    low = [HALF_PIN + index * (TAIL + gap) for index in range(TAILS)]
    return [(z, z + TAIL) for z in low]


def moved_in(outline, distances):
    """A counter-clockwise polygon whose edges, each from its corner on, lie further inside."""
    points = [Vector(point) for point in outline]
    lines = []
    for point, following, distance in zip(points, points[1:] + points[:1], distances):
        run = (following - point).normalized()
        lines.append((point + Vector((-run.y, run.x)) * distance, run))
    moved = []
    for (p, u), (q, v) in zip(lines[-1:] + lines[:-1], lines):
        reach = (q - p).cross(v) / u.cross(v)
        moved.append(tuple(p + u * reach))
    return moved


def stacked(layers, corner):
    """Faces between polygons at increasing heights; corner(a, b, height) puts a point there."""
    (first, low), *_, (last, high) = layers
    faces = [[corner(a, b, low) for a, b in first][::-1], [corner(a, b, high) for a, b in last]]
    for (lower, w0), (upper, w1) in zip(layers, layers[1:]):
        count = len(lower)
        for i, j in ((i, (i + 1) % count) for i in range(count)):
            ring = (*lower[i], w0), (*lower[j], w0), (*upper[j], w1), (*upper[i], w1)
            faces.append([corner(*point) for point in ring])
    return faces


def side(cut, place=ON_SIDE):
    """A side with its tails; its outer face at depth 0."""
    spread = FRONT * SLOPE
    outline = [(FRONT, 0), (DEEP, 0), (DEEP, HIGH), (FRONT, HIGH)]
    eases = [ARRIS, ARRIS, TOP, GLUE]
    for low, high in reversed(tails()):
        outline += [(FRONT, high - spread - GLUE), (0, high - GLUE)]
        outline += [(0, low + GLUE), (FRONT, low + spread + GLUE)]
        eases += [ARRIS, CORNER, ARRIS, GLUE]
    inner = moved_in(outline, eases)
    layers = [(inner, 0), (outline, max(eases) * 0.4), (outline, SIDE - 0.0004), (inner, SIDE)]
    boards.body(stacked(layers, lambda a, b, w: (a, b, w)), maple, cut, place)


def pin(low, high, eased):
    """A pin's section as (across, depth); low and high: where it ends on the front's face, eased:
    which of these is an edge of the drawer.
    """
    spread = FRONT * SLOPE
    low_ease, high_ease = (TOP if edge else ARRIS for edge in eased)
    back_low, back_high = (
        low if eased[0] else low - spread,
        high if eased[1] else high + spread,
    )
    outline = [(low, low_ease), (low + low_ease, 0), (high - high_ease, 0), (high, high_ease)]
    if eased[1]:
        outline += [(high, FRONT - TOP), (high - TOP, FRONT)]
    else:
        outline += [(back_high, FRONT)]
    if eased[0]:
        return outline + [(low + TOP, FRONT), (low, FRONT - TOP)]
    return outline + [(back_low, FRONT)]


def front(cut):
    """The front with its pins; its outer face at depth 0."""
    edges = [0, *(z for tail in tails() for z in tail), HIGH]
    tint = boards.random_tint()
    for index, (low, high) in enumerate(zip(edges[::2], edges[1::2])):
        first, last = index == 0, index == TAILS
        section = pin(low + (0 if first else GLUE), high - (0 if last else GLUE), (first, last))
        rounded = moved_in(section, [ARRIS / 2] * len(section))
        layers = [(rounded, 0), (section, ARRIS), (section, SIDE)]
        boards.body(stacked(layers, lambda a, b, w: (w, a, b)), walnut, cut, ON_FRONT, tint)
    body = pin(0, HIGH, (True, True))
    layers = [(body, SIDE), (body, WIDE)]
    boards.body(stacked(layers, lambda a, b, w: (w, a, b)), walnut, cut, ON_FRONT, tint)


def drawer():
    """The corner, and what is seen of the rest: the other side, the back, the bottom."""
    side(Cut(settings.integer("side_row", 2), 0.02, -HIGH / 2))
    front(Cut(settings.integer("front_row", 2), 0.03, -HIGH / 2))
    back = DEEP - 0.03
    inside = (SIDE + 0.0002, FRONT + 0.0002)
    boards.box((*inside, 0.014), (WIDE - SIDE, back, 0.020), maple, 0.0004, "x")
    boards.box((WIDE - SIDE, FRONT + 0.0002, 0), (WIDE, DEEP, HIGH), maple, TOP, "y")
    boards.box((inside[0], back, 0.021), (WIDE - SIDE, back + SIDE, HIGH - 0.012), maple, TOP, "x")


def macro():
    """The corner upright in the frame, one lamp before the front that grazes the side."""
    base = paint("base", "#0c0b0a", 0.8)
    polygon("base", [(-2, -2, -0.0003), (2, -2, -0.0003), (2, 2, -0.0003), (-2, 2, -0.0003)], base)
    subject = (settings.number("tx", 0), settings.number("ty", 0), settings.number("tz", 0.07))
    lit = (settings.number("lx", 0), settings.number("ly", 0), settings.number("lz", 0.08))
    lamp = polar(
        lit, settings.number("far", 0.5), settings.number("az", -112), settings.number("elev", 28)
    )
    photograph(
        settings,
        polar(
            subject,
            settings.number("away", 0.46),
            settings.number("side", -130),
            settings.number("high", 24),
        ),
        subject,
        (lamp, lit, 0.08, 0.05, 0.6),
        focus=(0, 0, settings.number("fz", 0.09)),
        fstop=11,
    )


def daylight():
    """The whole drawer on a pale bench, a window on the left."""
    bench = plaster("bench", settings.text("bench", "#c9bfb0"), 0.05, 6, 0.15)
    wall = plaster("wall", settings.text("wall", "#b3a99a"), 0.06, 2, 0.4)
    z = -0.0003
    polygon("bench", [(-3, -3, z), (3, -3, z), (3, 2.2, z), (-3, 2.2, z)], bench)
    polygon("wall", [(-4, 2.2, -1), (4, 2.2, -1), (4, 2.2, 3), (-4, 2.2, 3)], wall)
    plain_sky((0.86, 0.92, 1), settings.number("sky", 0.12))
    window = (settings.number("wx", -1.3), settings.number("wy", 0.7), settings.number("wz", 0.85))
    pane, day = settings.number("pane", 0.7), settings.number("day", 20)
    area_light(window, (0, -62, settings.number("wturn", -28)), pane, pane, day)
    subject = (
        settings.number("tx", 0.04),
        settings.number("ty", 0.02),
        settings.number("tz", 0.06),
    )
    camera(
        polar(
            subject,
            settings.number("away", 0.86),
            settings.number("side", -122),
            settings.number("high", 26),
        ),
        subject,
        lens=settings.number("lens", 85),
        fstop=settings.number("fs", 8),
        focus=(0, 0, 0.08),
    )
    render(settings, width=480, height=360, samples=8, bounces=5, diffuse_bounces=3)


drawer()
boards.flush()
if settings.text("light") == "day":
    daylight()
else:
    macro()
