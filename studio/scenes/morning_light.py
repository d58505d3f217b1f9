"""A fixed frame of wide-plank oak, plaster, walnut reeds and a framed walnut door, lit by a window
that is not seen: the hero's film, in which only the light and the door move.

pass=sky renders everything but the sun, pass=bounce what the sun at u=0..1 of its way lights and
sends on, pass=geometry writes what `sunlight` needs, pass=all is a preview. frame=tall is the
phone's, angle opens the door by so many degrees.

Pictures: hero-film-poster, hero-film-poster-tall, the film.
"""

import math
import struct
from array import array
from pathlib import Path

import bpy
from mathutils import Vector

from kit.boards import Boards
from kit.camera import camera, render, SENSOR_WIDTH
from kit.geometry import at, tube, turn
from kit.joinery import lever_handle, plank_floor, window_wall
from kit.lighting import area_light, sky_portal, sun_and_sky
from kit.materials import leaf, metal, paint, Palette, plaster, wood
from kit.planting import branches
from kit.rooms import subfloor, surround_window, WALL
from kit.studio import clear_scene, Settings

LEFT, RIGHT, FRONT, CEILING = -4.2, 3.4, -7.0, 2.9
PANEL_FROM = 0.56
OPENING = (1.2, 2.18)
DOOR_HEIGHT = 2.45
LINING = 0.03
# The leaf: air beside and under it, how far a stop laps behind it, its front and thickness, and
# the axis that it turns on.
AIR, SILL, STOP = 0.004, 0.006, 0.009
LEAF_FRONT, LEAF_DEPTH = -0.012, 0.044
LEAF = (OPENING[0] + LINING + AIR, OPENING[1] - LINING - AIR)
HINGE = (LEAF[1] + 0.002, LEAF_FRONT - 0.005)
# The room behind the door, and the watts that it has of its own.
NEXT_LEFT, NEXT_RIGHT, NEXT_BACK, NEXT_WATTS = 0.2, 3.2, 3.0, 5
REED = 0.05
# Rows of the atlas whose grain is straight.
RIFT_ROWS = (1, 6, 9)
WINDOW_Y, WINDOW_Z = (-4.6, -2.75), (0.05, 2.62)
# Distance and height of the camera; its place along the wall, lens and shift.
EYE = (-4.6, 1.15)
FRAMES = {"wide": (-0.02, 34, -0.115), "tall": (1.22, 86, -0.36)}
# Power, width in degrees and colour; azimuth and elevation at the two ends of its way.
SUN, SUN_SIZE, SUN_TINT = 5.8, 0.45, (1, 0.87, 0.70)
AZIMUTH, ELEVATION = (223, 212), (9.5, 12)
# Principled wood is no perfect diffuser: what it sends back of direct sun is this much more.
WOOD_GAIN = 1.03
# Bodies that move by themselves: two boughs and the door's leaf. Everything else is body 0.
BOUGHS, LEAF_BODY = (1, 2), 3

settings = Settings.from_command_line()
angle = settings.number("angle", 0)
light_pass = settings.text("pass", "sky")
# What a closed door hides is not there: the film's first frame is the picture without it.
has_next_room = angle > 0 or light_pass == "geometry"
clear_scene()
boards = Boards(21)
palette = Palette()
floor = wood("white_oak", "floor", 0.38, tone=0.88, saturation=0.86, value_spread=0.08)
reeds = wood("walnut", "reeds", 0.42, tone=0.82, saturation=0.84, bump=0.5, value_spread=0.08)
door_wood = wood("walnut", "door", 0.40, tone=0.84, saturation=0.82, bump=0.6, value_spread=0.03)
wall = plaster("wall", "#e4dccf", 0.03, 0.8, bump=1.0)
brass = metal("brass", "#d0be96", 0.22)


def build_shell():
    """Floor, plaster with a shadow gap at its foot, and the window in the left wall."""
    plank_floor(boards, LEFT, RIGHT, FRONT, 0.02, floor, 0.225, 1.7, 2.9, 0.0012, 0.0016)
    subfloor(boards, LEFT, RIGHT, FRONT, 0, palette.black)
    boards.box((LEFT, 0.0, 0.009), (PANEL_FROM - 0.008, 0.2, CEILING), wall)
    end = OPENING[0] if has_next_room else RIGHT
    boards.box((LEFT, 0.06, 0), (end, 0.21, CEILING), palette.black)
    boards.box((RIGHT, FRONT, 0), (RIGHT + 0.2, 0.2, CEILING), wall)
    boards.box((LEFT, FRONT - 0.2, 0), (RIGHT, FRONT, CEILING), wall)
    boards.box((LEFT - WALL, FRONT - 0.2, CEILING), (RIGHT + 0.2, 0.2, CEILING + 0.2), wall)
    surround_window(boards, wall, LEFT - WALL, LEFT, FRONT, 0, CEILING, WINDOW_Y, WINDOW_Z)
    boards.box((LEFT - WALL, WINDOW_Y[1], 0), (LEFT, 0.2, CEILING), wall)
    boards.box((LEFT - WALL, WINDOW_Y[0], 0), (LEFT, WINDOW_Y[1], WINDOW_Z[0]), wall)
    pane = LEFT - 0.13
    window_wall(boards, pane, *WINDOW_Y, *WINDOW_Z, palette.black, 2, 0.05, 0.07)
    size = (WINDOW_Z[1] - WINDOW_Z[0], WINDOW_Y[1] - WINDOW_Y[0])
    sky_portal((LEFT - WALL - 0.04, sum(WINDOW_Y) / 2, sum(WINDOW_Z) / 2), (0, -90, 0), *size)


def build_reeds(start, end):
    """Half-round reeds on the back wall, each cut from its own place in the atlas."""
    steps, radius = 16, REED / 2 - 0.002
    surface = boards.surface(reeds)
    count = round((end - start) / REED)
    for i in range(count):
        centre = start + (i + 0.5) * (end - start) / count
        row, begin = boards.random.choice(RIFT_ROWS), boards.random.uniform(0, 0.04)
        across = boards.random.uniform(-0.06, 0.06)
        tint, first = boards.random_tint(), len(surface.vertices)
        for step in range(steps + 1):
            angle = math.pi * step / steps
            x = centre - math.cos(angle) * radius
            y = 0.004 - math.sin(angle) * radius * 0.92
            v = (row + 0.5 + (across + radius * (angle - math.pi / 2)) / 0.24) / 12
            for z in (0.009, CEILING):
                surface.add((x, y, z), (z, x, y), tint, (z / 3.0 + begin, v, 0.0))
        for step in range(steps):
            a = first + 2 * step
            surface.faces.append([a, a + 2, a + 3, a + 1])
    boards.box((start, 0.004, 0.009), (end, 0.03, CEILING), palette.black)


def build_lining():
    """What the leaf hangs in; the pins of the hinges stand a little before it."""
    a, b, top = *OPENING, DOOR_HEIGHT
    face = -0.024
    for x0, x1 in ((a, a + LINING), (b - LINING, b)):
        boards.box((x0, face, 0.0), (x1, 0.15, top + LINING), door_wood, 0.0015, "z")
    boards.box((a + LINING, face, top), (b - LINING, 0.15, top + LINING), door_wood, 0.0015, "x")
    for z in (0.27, 1.30, 2.2):
        for low in (z - 0.05, z - 0.0165, z + 0.0175):
            tube("knuckle", [(*HINGE, low), (*HINGE, low + 0.0325)], 0.0065, brass)


def staves(leaf_boards, x0, x1, y, z0, z1, count):
    """A panel glued up from boards of one width."""
    width = (x1 - x0) / count
    for i in range(count):
        lo, hi = (x0 + i * width + 0.0001, y, z0), (x0 + (i + 1) * width - 0.0001, y + 0.02, z1)
        leaf_boards.box(lo, hi, door_wood, 0.0003, "z")


def build_leaf():
    """Stiles, rails and two panels behind a shadow gap, with the lever: a body of its own, which
    turns on the hinges. Its boards go on in the room's random sequence.
    """
    before = set(bpy.data.objects)
    leaf_boards = Boards()
    leaf_boards.random = boards.random
    (x0, x1), front, stile, top = LEAF, LEAF_FRONT, 0.115, DOOR_HEIGHT - AIR

    def piece(left, right, low, high, grain):
        lo, hi = (left, front, low), (right, front + LEAF_DEPTH, high)
        leaf_boards.box(lo, hi, door_wood, 0.0012, grain)

    left, right = x0 + stile, x1 - stile
    piece(x0, left - 0.0003, SILL, top, "z")
    piece(right + 0.0003, x1, SILL, top, "z")
    rails = ((SILL, 0.23), (0.93, 1.075), (DOOR_HEIGHT - 0.13, top))
    for low, high in rails:
        piece(left, right, low, high, "x")
    for (_, low), (high, _) in zip(rails, rails[1:]):
        edges = left - 0.004, right + 0.004
        staves(leaf_boards, *edges, front + 0.011, low - 0.004, high + 0.004, 3)
        bead = 0.007
        for lo, hi, grain in (
            ((left, low), (right, low + bead), "x"),
            ((left, high - bead), (right, high), "x"),
            ((left, low + bead), (left + bead, high - bead), "z"),
            ((right - bead, low + bead), (right, high - bead), "z"),
        ):
            corner = (lo[0] + 0.0002, front + 0.005, lo[1] + 0.0002)
            far = (hi[0] - 0.0002, front + 0.012, hi[1])
            leaf_boards.box(corner, far, door_wood, 0.002, grain)
    leaf_boards.flush()
    lever_handle((x0 + 0.058, front, 1.002), -1, brass, direction=1, length=0.135)
    for item in set(bpy.data.objects) - before:
        item["body"] = LEAF_BODY
    return set(bpy.data.objects) - before


def open_leaf(leaf_parts):
    """Turns the leaf towards the room."""
    bpy.context.view_layer.update()
    turned = at(*HINGE, 0) @ turn(angle, "Z") @ at(-HINGE[0], -HINGE[1], 0)
    for item in leaf_parts:
        item.matrix_world = turned @ item.matrix_world


def build_next_room():
    """A small room behind the door, with the stop that the leaf closes against. Returns its lamp,
    dim enough to be no picture of its own.
    """
    beyond = Boards(22)
    a, b, top = OPENING[0] + LINING, OPENING[1] - LINING, DOOR_HEIGHT
    near = LEAF_FRONT + LEAF_DEPTH + 0.002
    for x0, x1 in ((a, a + STOP), (b - STOP, b)):
        beyond.box((x0, near, 0.0), (x1, near + 0.02, top), door_wood, 0.001, "z")
    beyond.box((a + STOP, near, top - STOP), (b - STOP, near + 0.02, top), door_wood, 0.001, "x")
    beyond.box((OPENING[1], 0.06, 0), (RIGHT, 0.21, CEILING), palette.black)
    beyond.box((OPENING[0], 0.06, top + LINING), (OPENING[1], 0.21, CEILING), palette.black)
    plank_floor(beyond, NEXT_LEFT, NEXT_RIGHT, 0.0205, NEXT_BACK, floor, 0.225, 1.7, 2.9)
    subfloor(beyond, NEXT_LEFT, NEXT_RIGHT, 0.61, NEXT_BACK, palette.black)
    beyond.box((NEXT_LEFT - 0.1, 0.211, 0), (NEXT_LEFT, NEXT_BACK, CEILING), wall)
    beyond.box((NEXT_RIGHT, 0.211, 0), (NEXT_RIGHT + 0.1, NEXT_BACK, CEILING), wall)
    beyond.box((NEXT_LEFT, NEXT_BACK, 0), (NEXT_RIGHT, NEXT_BACK + 0.1, CEILING), wall)
    lo = (NEXT_LEFT - 0.1, 0.201, CEILING)
    beyond.box(lo, (NEXT_RIGHT + 0.1, NEXT_BACK + 0.1, CEILING + 0.1), wall)
    beyond.flush()
    place = ((NEXT_LEFT + NEXT_RIGHT) / 2, NEXT_BACK / 2, CEILING - 0.05)
    return area_light(place, (0, 0, 0), 1, 1, NEXT_WATTS, SUN_TINT)


def plant_branches():
    """Two boughs before the window, whose shadows fall into the room; each sways by itself."""
    foliage = leaf("foliage", "#76815a")
    twig = paint("twig", "#5a4a38", 0.7)
    for body, (base, seed, count) in zip(
        BOUGHS, (((LEFT - 1.0, -3.75, 0.5), 5, 3), ((LEFT - 1.5, -4.75, 0.9), 8, 3))
    ):
        before = set(bpy.data.objects)
        bough = Boards(seed)
        branches(bough, base, foliage, twig, count, 1.7, 0.45, 0.19, 0.085, seed, 12)
        bough.flush()
        for item in set(bpy.data.objects) - before:
            item["body"] = body


def place_sun(lamp, u):
    """Turns the sun to where it stands at u of its way."""
    azimuth, elevation = (math.radians(a + (b - a) * u) for a, b in (AZIMUTH, ELEVATION))
    flat = math.cos(elevation)
    towards = (flat * math.cos(azimuth), flat * math.sin(azimuth), math.sin(elevation))
    lamp.rotation_euler = Vector(towards).to_track_quat("Z", "Y").to_euler()


def light_scene():
    """Returns the sun and the fill light, which the passes show or hide."""
    lamp = sun_and_sky(18, 212, SUN, 0.46, SUN_SIZE, SUN_TINT)
    fill = area_light((-0.5, FRONT + 0.06, 1.6), (90, 0, 0), 5, 2.2, 95)
    return lamp, fill


def place_camera():
    """A level camera; its lens and shift speak of the frame's width."""
    x, lens, shift = FRAMES[settings.text("frame", "wide")]
    item = camera((x, *EYE), (x, 0, EYE[1]), lens, shift_y=shift, level=True)
    item.data.sensor_fit = "HORIZONTAL"
    return item


def triangles_of(instance):
    """World coordinates of the corners of an object's triangles, nine numbers each."""
    mesh = instance.object.to_mesh()
    mesh.calc_loop_triangles()
    corners = [instance.matrix_world @ vertex.co for vertex in mesh.vertices]
    found = array("f")
    for triangle in mesh.loop_triangles:
        for index in triangle.vertices:
            found.extend(corners[index])
    instance.object.to_mesh_clear()
    return found


def write_geometry(item):
    """OUT.geo: camera (position, right, up, forward, focal length and shift in widths), then for
    the room, each bough and the closed leaf its number of triangles and their corners, as floats.
    OUT.sun: the sun's way, the window, and the leaf's axis, front and free edge, as words.
    """
    bpy.context.view_layer.update()
    bodies = {body: array("f") for body in (0, *BOUGHS, LEAF_BODY)}
    for instance in bpy.context.evaluated_depsgraph_get().object_instances:
        if instance.object.type in ("MESH", "CURVE"):
            bodies[instance.object.get("body", 0)].extend(triangles_of(instance))
    axes = item.matrix_world.col
    view = [*item.location, *axes[0][:3], *axes[1][:3], *(-value for value in axes[2][:3])]
    view += [item.data.lens / SENSOR_WIDTH, item.data.shift_y]
    with Path(settings.text("out") + ".geo").open("wb") as file:
        array("f", view).tofile(file)
        for corners in bodies.values():
            file.write(struct.pack("i", len(corners) // 9))
            corners.tofile(file)
    words = {
        **dict(zip(("az0", "az1", "el0", "el1"), AZIMUTH + ELEVATION)),
        **dict(zip(("red", "green", "blue"), (SUN * WOOD_GAIN * tint for tint in SUN_TINT))),
        **dict(zip(("from", "to", "low", "high"), WINDOW_Y + WINDOW_Z)),
        "wall": LEFT - WALL,
        "size": SUN_SIZE,
        **dict(zip(("hinge_x", "hinge_y"), HINGE)),
        **{"front": LEAF_FRONT, "back": LEAF_FRONT + LEAF_DEPTH, "free": LEAF[0], "sill": SILL},
    }
    text = " ".join(f"{key}={value:g}" for key, value in words.items())
    Path(settings.text("out") + ".sun").write_text(text + "\n")


build_shell()
build_reeds(PANEL_FROM, OPENING[0])
build_reeds(OPENING[1], RIGHT)
build_lining()
leaf_objects = build_leaf()
plant_branches()
boards.flush()
sun, fill_light = light_scene()
lamps = [fill_light]
if has_next_room:
    lamps.append(build_next_room())
open_leaf(leaf_objects)
view_camera = place_camera()
if light_pass == "geometry":
    write_geometry(view_camera)
else:
    place_sun(sun, settings.number("u", 0.5))
    sun.hide_render = light_pass == "sky"
    if light_pass == "bounce":
        for item in lamps:
            item.hide_render = True
        bpy.context.scene.world.use_nodes = False
        bpy.context.scene.world.color = (0, 0, 0)
    render(settings, width=320, height=180, samples=8)
