"""What every configurable room shares: neutral slots, pieces with a plane of their own, three
lights, the shape, the record.
"""

import json
import math
from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.boards import Boards
from kit.camera import SENSOR_WIDTH, camera, render
from kit.geometry import lathe
from kit.joinery import bar_pull, slab_front, window_wall
from kit.lighting import area_light, spot_light, sun_and_sky
from kit.materials import Palette, emission, new_material, paint
from kit.nodes import NodeGraph
from kit.studio import Settings, clear_scene

# Reflectance of the grey that stands in for what the visitor chooses, and its roughness.
NEUTRAL = {"cabinet": 0.50, "island": 0.50, "worktop": 0.60, "floor": 0.45, "hardware": 0.80}
ROUGHNESS = {"cabinet": 0.40, "island": 0.40, "worktop": 0.17, "floor": 0.33}
DEFAULT_SIZE = (1536, 1024)
WARM_WHITE = (1, 0.80, 0.58)
UINT32 = 0xFFFFFFFF
# What grows in a vase, by the material; and how much of the picture's width stays free around a
# lamp, which is its shade or its holder.
BRANCHES = ("olive", "twig")
LAMP_ROOM = 0.03


def _rotate_left(value, bits):
    return ((value << bits) | (value >> (32 - bits))) & UINT32


def cryptomatte_id(name):
    """Cryptomatte's id of an object: MurmurHash3 of its name, as the bits of a float."""

    def scramble(block):
        word = int.from_bytes(block, "little") * 0xCC9E2D51 & UINT32
        return _rotate_left(word, 15) * 0x1B873593 & UINT32

    data = name.encode()
    whole = len(data) // 4 * 4
    value = 0
    for i in range(0, whole, 4):
        value = (_rotate_left(value ^ scramble(data[i : i + 4]), 13) * 5 + 0xE6546B64) & UINT32
    if data[whole:]:
        value ^= scramble(data[whole:])
    value ^= len(data)
    value ^= value >> 16
    value = value * 0x85EBCA6B & UINT32
    value ^= value >> 13
    value = value * 0xC2B2AE35 & UINT32
    value ^= value >> 16
    # An exponent of all zeros or all ones would make a denormal, an infinity or a NaN.
    return (value & 0x807FFFFF) | (min(max(value >> 23 & 255, 1), 254) << 23)


def _srgb_byte(value):
    encoded = value * 12.92 if value < 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
    return round(encoded * 255)


class Stage:
    """An empty scene, the pieces that are put into it and one of the lights sky, sun and lamps;
    or its shape: no light, and the edges of everything.
    """

    def __init__(self, seed):
        self.settings = Settings.from_command_line()
        clear_scene()
        self.boards = Boards(seed)
        self.palette = Palette()
        self.light = self.settings.text("light", "sky")
        self.pieces, self.pulls, self._neutrals = [], [], {}

    @property
    def glow(self):
        """1 when the lamps are on, else 0."""
        return 1.0 if self.light == "lamps" else 0.0

    def neutral(self, slot):
        """Grey stand-in for whatever the visitor chooses."""
        if slot not in self._neutrals:
            material = new_material("n_" + slot)
            graph, value = NodeGraph(material), NEUTRAL[slot]
            # By its colour the kit makes the darker sibling for gaps and recesses.
            material["hex"] = "#" + f"{_srgb_byte(value):02x}" * 3
            if slot == "hardware":
                graph.principled((value,) * 3, 0.26, metallic=1.0)
            else:
                graph.principled((value,) * 3, ROUGHNESS[slot], specular=0.45)
            self._neutrals[slot] = material
        return self._neutrals[slot]

    def _name(self, items, prefix):
        """Names objects of a piece; returns their Cryptomatte ids."""
        for i, item in enumerate(items):
            item.name = f"{prefix}.{i}"
        return [cryptomatte_id(item.name) for item in items]

    def _made_by(self, make, *arguments):
        before = set(bpy.data.objects)
        make(*arguments)
        return [item for item in bpy.data.objects if item not in before]

    def _piece(self, slot, kind, lo, hi, faces, make, match=None):
        """One board, front or slab with its own grain; faces: axes of the sides that the camera
        sees.
        """
        before = set(bpy.data.objects)
        boards = Boards(len(self.pieces))
        make(boards)
        boards.flush()
        ids = []
        # A new name moves an object within bpy.data.objects while it is read, so that it may
        # come twice: each name that it had is recorded, the last one is what the render knows.
        for i, item in enumerate(item for item in bpy.data.objects if item not in before):
            item.name = f"p{len(self.pieces):03d}.{i}"
            ids.append(cryptomatte_id(item.name))
        self.pieces.append(
            {
                "slot": slot,
                "kind": kind,
                "lo": list(lo),
                "hi": list(hi),
                "faces": faces,
                "ids": ids,
                "match": len(self.pieces) if match is None else match,
            }
        )

    def panel(self, slot, lo, hi, faces="xyz", bevel=0.0015, kind="panel"):
        """A board of a slot between two corners."""
        material = self.neutral(slot)
        self._piece(slot, kind, lo, hi, faces, lambda boards: boards.box(lo, hi, material, bevel))

    def front(self, x0, x1, y, z0, z1, pull=None, slot="cabinet", facing=-1):
        """A plain door or drawer in plane y, facing -y or +y; frames and flutes are drawn later.

        pull: (x, z, length, vertical) of its handle.
        """
        face, material = y + facing * 0.022, self.neutral(slot)
        lo, hi = (x0, min(y, face), z0), (x1, max(y, face), z1)
        self._piece(
            slot,
            "front",
            lo,
            hi,
            "y",
            lambda boards: slab_front(boards, x0, x1, y, z0, z1, material, facing=facing),
            match=round((x0 + x1) * 500),
        )
        if pull:
            self._handle(*pull, face, facing)

    def _handle(self, x, z, length, vertical, y, facing):
        hardware = self.neutral("hardware")
        items = self._made_by(
            lambda: bar_pull(
                x,
                y + facing * 0.003,
                z,
                length,
                hardware,
                vertical,
                facing,
                radius=0.0066,
                offset=0.034,
            )
        )
        for item in items:
            item.hide_render = not self.settings.flag("handles", True)
        height, width = (length / 2, 0.012) if vertical else (0.012, length / 2)
        self.pulls.append(
            {
                "names": [item.name for item in items],
                "lo": [x - width, min(y, y + facing * 0.05), z - height],
                "hi": [x + width, max(y, y + facing * 0.05), z + height],
                "vertical": vertical,
            }
        )

    def metal(self, make):
        """Everything that `make(material)` builds, as one piece of hardware."""
        items = self._made_by(make, self.neutral("hardware"))
        ids = self._name(items, f"p{len(self.pieces):03d}")
        origin = {"lo": [0] * 3, "hi": [0] * 3}
        piece = {"slot": "hardware", "kind": "metal", **origin, "faces": "", "ids": ids, "match": 0}
        self.pieces.append(piece)

    def room(
        self,
        left,
        right,
        front,
        back,
        height,
        wall,
        plane,
        end,
        top,
        lights,
        hole=None,
        begin=0.3,
        rooflight=None,
    ):
        """Floor, walls and ceiling, with a window wall on the left.

        plane: x of its frames, begin and end: distance of its first and last frame from the front
        and the back, top: its height; hole: left, right, lower and upper edge of a window in the
        back wall; rooflight: left, right, front and back edge of an opening in the ceiling.
        """
        box, hidden = self.boards.box, paint("hid", "#2a2826", 0.8)
        self.panel("floor", (left, front, -0.015), (right, back, 0), "z", 0.0001, "floor")
        box((left - 0.3, front - 0.3, -0.12), (right + 0.3, back + 0.3, -0.0155), hidden)
        for x0, x1, z0, z1 in _around(left - 0.2, right + 0.2, height, hole):
            box((x0, back, z0), (x1, back + 0.2, z1), wall)
        box((right, front, 0), (right + 0.2, back, height), wall)
        box((left - 0.2, front - 0.2, 0), (right + 0.2, front, height), wall)
        for x0, x1, y0, y1 in _around(left - 0.2, right + 0.2, back + 0.2, rooflight, front - 0.2):
            box((x0, y0, height), (x1, y1, height + 0.2), self.palette.ceiling)
        start, black = front + begin, self.palette.black
        window_wall(self.boards, plane, start, back - end, 0, top, black, lights=lights)
        box((left - 0.2, front, top), (left, back, height), wall)
        box((left - 0.2, back - end, 0), (left, back, top), wall)
        box((left - 0.2, front, 0), (left, start, top), wall)
        return hidden

    def daylight(self, elevation, azimuth, sun, sky, tint=(1, 0.88, 0.72)):
        """Sun or sky, whichever this run renders; sky portals go with the sky alone."""
        if self.light != "lamps":
            sun_and_sky(
                elevation=elevation,
                azimuth=azimuth,
                sun=sun if self.light == "sun" else 0,
                sky=sky if self.light == "sky" else 0,
                size=0.9,
                tint=tint,
            )
        lamps = [item for item in bpy.data.objects if item.type == "LIGHT"]
        suns = [item for item in lamps if item.data.type == "SUN"]
        portals = [
            item for item in lamps if item.data.type == "AREA" and item.data.cycles.is_portal
        ]
        for item in (suns if self.light != "sun" else []) + (
            portals if self.light != "sky" else []
        ):
            bpy.data.objects.remove(item)

    def skylight(self, *arguments, **options):
        """An area light that belongs to the sky."""
        if self.light == "sky":
            area_light(*arguments, **options)

    def lamplight(self, *arguments, **options):
        """An area light that belongs to the lamps."""
        if self.light == "lamps":
            area_light(*arguments, **options)

    def downlight(self, x, y, z, watts):
        """Recessed spot with its ring in the ceiling."""
        ring = [(0, 0.001), (0.034, 0.001), (0.036, -0.003), (0.05, -0.003), (0.05, 0.002)]
        glow = emission(f"dl{x:.2f}{y:.2f}", (1, 0.82, 0.6), 6 * self.glow + 0.02)
        lathe("dl", ring, glow, (x, y, z - 0.0012), 32)
        if self.light == "lamps":
            spot_light((x, y, z - 0.03), (x, y, 0), watts, 88, WARM_WHITE, 0.9, 0.05)

    def _record(self, item, lens, shift, width, height):
        """Camera, pieces and handles, as the compositor needs them; lengths in pixels."""
        turn = item.matrix_world.to_quaternion()
        forward, right, up = (turn @ Vector(axis) for axis in ((0, 0, -1), (1, 0, 0), (0, 1, 0)))
        for index, handle in enumerate(self.pulls):
            items = [bpy.data.objects[name] for name in handle.pop("names")]
            handle["ids"] = self._name(items, f"h{index:03d}")
        return {
            "camera": {
                "position": list(item.location),
                "forward": list(forward),
                "right": list(right),
                "up": list(up),
                "focal": lens / SENSOR_WIDTH * width,
                "cx": width / 2,
                "cy": height / 2 + shift * width,
            },
            "pieces": self.pieces,
            "pulls": self.pulls,
            "neutral": NEUTRAL,
        }

    def _hide_bulbs(self):
        """Bulbs are to be seen; lamps light the room, with far less noise."""
        for item in bpy.data.objects:
            if item.type not in ("MESH", "CURVE"):
                continue
            for material in item.data.materials:
                if material and material.use_nodes and _glows(material):
                    material.cycles.sample_as_light = False
                    item.visible_diffuse = False

    def _keep_branches_off_lamps(self, item):
        """Fails where a leaf or a twig would be seen across a lamp, or close beside one."""
        scene = bpy.context.scene

        def seen(test):
            for each in bpy.data.objects:
                if each.type not in ("MESH", "CURVE") or not test(each):
                    continue
                points = each.data.vertices if each.type == "MESH" else _curve_points(each)
                yield each, [
                    world_to_camera_view(scene, item, each.matrix_world @ Vector(point.co[:3]))
                    for point in points
                ]

        lamps = [
            (
                each.name,
                [min(p.x for p in points), max(p.x for p in points)],
                [min(p.y for p in points), max(p.y for p in points)],
            )
            for each, points in seen(lambda each: _shines(each) and not each.name.startswith("dl"))
        ]
        for each, points in seen(_is_branch):
            for name, (left, right), (low, high) in lamps:
                for p in points:
                    is_seen = 0 < p.x < 1 and 0 < p.y < 1 and p.z > 0
                    is_beside = left - LAMP_ROOM < p.x < right + LAMP_ROOM
                    if is_seen and is_beside and low - LAMP_ROOM < p.y < high + LAMP_ROOM:
                        raise ValueError(f"{each.name} crosses the lamp {name}")

    def photograph(self, fill=None, **views):
        """Renders two halves of the asked light and writes OUT.json for the compositor.

        fill: x and y of the lamp behind the camera; views: location, target, lens and shift of
        each camera, by its view; `whole` always.
        """
        settings = self.settings
        location, target, lens, shift = views[settings.text("view", "whole")]
        width = settings.integer("w", DEFAULT_SIZE[0])
        height = settings.integer("h", DEFAULT_SIZE[1])
        item = camera(location, target, lens=lens, level=True, shift_y=shift)
        layer = bpy.context.scene.view_layers[0]
        layer.use_pass_cryptomatte_object = True
        layer.pass_cryptomatte_depth = 4
        bpy.context.view_layer.update()
        record = self._record(item, lens, shift, width, height)
        self._keep_branches_off_lamps(item)
        self._hide_bulbs()
        # The room is lit alike in every view.
        (x, y, _), aim = views["whole"][:2]
        heading = round(math.atan2(x - aim[0], aim[1] - y) / math.tau * 4) * 90
        behind = (*(fill or (x - 0.6, y + 0.15)), 1.9)
        watts = settings.number("glow", 26)
        self.lamplight(behind, (72, 0, heading), 3.2, 1.2, watts, (1, 0.84, 0.66))
        Path(settings.text("out") + ".json").write_text(json.dumps(record))
        render(
            settings,
            *DEFAULT_SIZE,
            samples=8,
            bounces=0 if self.light == "shape" else 4,
            diffuse_bounces=0 if self.light == "shape" else 2,
            indirect_clamp=3.0,
            noise_threshold=0,
        )


def _around(left, right, top, hole, bottom=0):
    """The parts of a wall around a hole in it, or of a ceiling: x0, x1, lower and upper edge."""
    if not hole:
        return [(left, right, bottom, top)]
    x0, x1, low, high = hole
    sides = [(left, x0, bottom, top), (x1, right, bottom, top)]
    return [*sides, (x0, x1, bottom, low), (x0, x1, high, top)]


def _is_branch(item):
    return any(material and material.name in BRANCHES for material in item.data.materials)


def _shines(item):
    return any(m and m.use_nodes and _glows(m) for m in item.data.materials)


def _curve_points(item):
    return [point for spline in item.data.splines for point in spline.points]


def _glows(material):
    return any(node.type == "EMISSION" for node in material.node_tree.nodes)


def book_row(boards, start, end, y, z, height, bindings, rng):
    """Books side by side from x = start to end, their backs at y."""
    x = start
    while x < end - 0.02:
        thickness = rng.uniform(0.018, 0.042)
        tall, depth = min(height, rng.uniform(0.19, 0.29)), rng.uniform(0.17, 0.23)
        lo, hi = (x, y - depth, z + 0.0005), (x + thickness - 0.001, y, z + tall)
        boards.box(lo, hi, rng.choice(bindings), 0.002, "z")
        x += thickness
