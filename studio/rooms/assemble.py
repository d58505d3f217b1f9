"""Mixes the three lights of one room into the passes of its moods: assemble.py DIR ROOM OUT.

Reads DIR/ROOM-shape.json and DIR/ROOM.raw, and both of ROOM-bare, the room without its handles;
writes PNG and OUT/ROOM.json. Needs numpy and scipy.
"""

import json
import struct
import sys
import zlib
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import numpy as np
from scipy.ndimage import (
    binary_dilation,
    find_objects,
    gaussian_filter,
    grey_dilation,
    label,
    uniform_filter1d,
)

LIGHTS = ("sky", "sun", "lamps")
MOODS = {
    "day": {"sky": 1.0, "sun": 0.0, "lamps": 0.10},
    "sun": {"sky": 0.52, "sun": 1.0, "lamps": 0.06},
    "evening": {"sky": 0.05, "sun": 0.0, "lamps": 1.0},
}
DUSK = np.array((0.50, 0.72, 1.25), np.float32)
# Light is stored as log(1 + CURVE x), up to CURVE_TOP.
CURVE, CURVE_TOP = 12.0, 3.0
MIDDLE_GREY = 0.20
AXES = "xyz"
HALVES, RANKS = 2, 4
PURE_COVERAGE = 0.995
HARDWARE_REFLECTANCE = 0.8
ATLAS_WIDTH = 512
BOUNCE_SCALE = 8
# How far from a mixed pixel its pieces are looked at, in pixels.
NEAR = 2
# How much two renderings differ, of what is stored, where nobody sees it, and where one does; over
# so many pixels around, and in spots of so many pixels at least.
LEAST, VISIBLE, REACH, SPECK = 4 / 255, 10 / 255, 2, 300


def write_png(path, pixels):
    """Eight bits a channel, one channel or three."""
    pixels = np.ascontiguousarray(pixels)
    height, width = pixels.shape[:2]
    count = pixels.shape[2] if pixels.ndim == 3 else 1
    rows = pixels.reshape(height, width * count)
    raw = np.concatenate([np.zeros((height, 1), np.uint8), rows], 1).tobytes()

    def chunk(kind, data):
        checksum = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + checksum

    colour_type = {1: 0, 3: 2}[count]
    header = struct.pack(">IIBBBBB", width, height, 8, colour_type, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(raw, 4)) + chunk(b"IEND", b"")
    Path(path).write_bytes(b"\x89PNG\r\n\x1a\n" + body)


def read_room(base):
    """Record, shape and lights of a room, as the scene and lobes.cpp wrote them."""
    record = json.loads(Path(base + "-shape.json").read_text())
    with open(base + ".raw", "rb") as file:
        width, height = map(int, file.readline().split()[1:])
        planes = np.fromfile(file, np.float32).reshape(-1, height, width)
    shape = SimpleNamespace(
        diffuse_colour=planes[0:3],
        gloss_colour=planes[3:6],
        normal=planes[6:9],
        cryptomatte=planes[9:25],
    )
    lights = {}
    for name, first in zip(LIGHTS, range(25, len(planes), 7)):
        lights[name] = SimpleNamespace(
            body=planes[first : first + 3],
            gloss=planes[first + 3 : first + 6],
            indirect=planes[first + 6],
        )
    return record, shape, lights


def luminance(colour):
    """Luminance of linear light."""
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


class Camera:
    """The scene's camera; positions in metres, pixels from the upper left."""

    def __init__(self, record):
        self.record = record
        self.position = np.array(record["position"])
        self.forward, self.right, self.up = (
            np.array(record[key]) for key in ("forward", "right", "up")
        )
        self.focal, self.cx, self.cy = record["focal"], record["cx"], record["cy"]

    def project(self, point):
        """Pixel of one point."""
        offset = np.asarray(point) - self.position
        depth = offset @ self.forward
        u = self.cx + self.focal * (offset @ self.right) / depth
        return u, self.cy - self.focal * (offset @ self.up) / depth

    def project_all(self, points):
        """Pixels of points in columns."""
        offset = (points - self.position[:, None]).T
        depth = offset @ self.forward
        u = self.cx + self.focal * (offset @ self.right) / depth
        return u, self.cy - self.focal * (offset @ self.up) / depth

    def on_plane(self, rows, columns, y):
        """Points of plane y that pixels show, in columns."""
        ray = (
            self.forward[:, None] * self.focal
            + self.right[:, None] * (columns + 0.5 - self.cx)
            - self.up[:, None] * (rows + 0.5 - self.cy)
        )
        return self.position[:, None] + ray * ((y - self.position[1]) / ray[1])


class Pieces:
    """The record's pieces and the number of each side that the camera sees.

    Handles together are one more piece; what belongs to no piece is `none`.
    """

    def __init__(self, record, camera):
        self.pieces, self.record = record["pieces"], record
        self.pull = len(self.pieces)
        self.none = self.pull + 1
        self.faces, self._number = [], {}
        for i, piece in enumerate(self.pieces):
            self._number_faces(i, piece, camera)
        self._add((self.pull, -1), self._metal([0] * 3, [0] * 3))
        assert len(self.faces) < 255
        neutral = [record["neutral"][piece["slot"]] for piece in self.pieces]
        self.neutral = np.array(neutral + [HARDWARE_REFLECTANCE, 0])
        self.is_metal = np.array(
            [piece["kind"] == "metal" for piece in self.pieces] + [True, False]
        )

    @staticmethod
    def _metal(lo, hi):
        face = {"slot": "hardware", "kind": "metal", "axis": 0, "plane": 0}
        return {**face, "lo": lo, "hi": hi, "match": 0}

    def _add(self, key, face):
        self._number[key] = len(self.faces) + 1
        self.faces.append(face)

    def _number_faces(self, index, piece, camera):
        lo, hi = piece["lo"], piece["hi"]
        if piece["kind"] == "metal":
            self._add((index, -1), self._metal(lo, hi))
            return
        kind = "front" if piece["slot"] == "cabinet" else "slab"
        if piece["kind"] in ("floor", "panel"):
            kind = piece["kind"]
        for name in piece["faces"]:
            axis = AXES.index(name)
            plane = hi[axis] if camera.position[axis] > hi[axis] else lo[axis]
            face = {"slot": piece["slot"], "kind": kind, "axis": axis, "plane": plane}
            self._add((index, axis), {**face, "lo": lo, "hi": hi, "match": piece["match"]})

    def face(self, piece, axis):
        """Number of a side."""
        return self._number[piece, axis]

    @property
    def pull_face(self):
        """Number that all handles share."""
        return self._number[self.pull, -1]

    def owners(self):
        """Cryptomatte ids in order, and the piece of each; the last entry stands for none."""
        owner = {i: n for n, piece in enumerate(self.pieces) for i in piece["ids"]}
        owner.update({i: self.pull for handle in self.record["pulls"] for i in handle["ids"]})
        ids = np.array(sorted(owner), np.uint32)
        return ids, np.array([owner[int(i)] for i in ids] + [self.none])

    def faces_of(self, owner, normal):
        """Number of the face that each pixel shows: the piece's side whose normal is nearest."""
        numbers = np.zeros(owner.shape, np.uint8)
        for i in np.unique(owner):
            if i == self.none:
                continue
            mask = owner == i
            if i == self.pull or self.is_metal[i]:
                numbers[mask] = self.face(i, -1)
                continue
            axes = [AXES.index(name) for name in self.pieces[i]["faces"]]
            best = np.argmax(np.abs(normal[:, mask])[axes], 0)
            numbers[mask] = np.array([self.face(i, axis) for axis in axes], np.uint8)[best]
        return numbers


def read_coverage(cryptomatte, pieces):
    """Which piece covers each pixel, by how much; only mixed pixels have a row in the table."""
    ids, coverage = cryptomatte[0::2].view(np.uint32), cryptomatte[1::2] / HALVES
    keys, values = pieces.owners()
    found = np.searchsorted(keys, ids).clip(0, len(keys) - 1)
    owner = np.where(keys[found] == ids, values[found], pieces.none).astype(np.int16)
    owner[coverage <= 0] = pieces.none
    first = owner[0]
    pure = np.where(owner == first, coverage, 0).sum(0) > PURE_COVERAGE
    rows, columns = np.nonzero(~pure)
    table = np.zeros((len(rows), pieces.none + 1), np.float32)
    for rank in range(owner.shape[0]):
        pixel = np.arange(len(rows)), owner[rank, rows, columns]
        np.add.at(table, pixel, coverage[rank, rows, columns])
    table[:, pieces.none] += np.maximum(0, 1 - table.sum(1))
    return SimpleNamespace(first=first, pure=pure, rows=rows, columns=columns, table=table)


def close_joints(coverage, pieces):
    """Gives the hairline between two slabs of stone to them: grey, it would shine between dark."""
    rows, columns, first = coverage.rows, coverage.columns, coverage.first
    is_stone = np.array([piece["slot"] == "worktop" for piece in pieces.pieces] + [False] * 2)
    lowest, highest = np.full(len(rows), pieces.none), np.zeros(len(rows), int)
    is_joint = np.ones(len(rows), bool)
    for dy in range(-NEAR, NEAR + 1):
        for dx in range(-NEAR, NEAR + 1):
            y = (rows + dy).clip(0, first.shape[0] - 1)
            x = (columns + dx).clip(0, first.shape[1] - 1)
            owner, pure = first[y, x], coverage.pure[y, x]
            is_joint &= ~pure | is_stone[owner]
            lowest = np.where(pure, np.minimum(lowest, owner), lowest)
            highest = np.where(pure, np.maximum(highest, owner), highest)
    joint = np.nonzero(is_joint & (lowest < highest))[0]
    larger = np.where(is_stone, coverage.table[joint], -1).argmax(1)
    coverage.table[joint, larger] += coverage.table[joint, pieces.none]
    coverage.table[joint, pieces.none] = 0


def gloss_shares(coverage, pieces, gloss_colour):
    """Share of each pixel's gloss that belongs to metal, and to slots of any kind."""
    is_slot = ~pieces.is_metal & (pieces.neutral > 0)
    slot = np.zeros(coverage.first.shape, np.float32)
    metal = np.zeros(coverage.first.shape, np.float32)
    slot[coverage.pure] = is_slot[coverage.first[coverage.pure]]
    metal[coverage.pure] = pieces.is_metal[coverage.first[coverage.pure]]
    slot[coverage.rows, coverage.columns] = coverage.table[:, is_slot].sum(1)
    metal[coverage.rows, coverage.columns] = coverage.table[:, pieces.is_metal].sum(1)
    reflectance = np.maximum(gloss_colour.mean(0), 1e-4)
    of_metal = np.minimum(1, metal * HARDWARE_REFLECTANCE / reflectance) * (metal > 0.004)
    of_rest = np.where(metal < 0.999, slot / np.maximum(1 - metal, 1e-3), 0).clip(0, 1)
    return of_metal, of_metal + (1 - of_metal) * of_rest


def light_beside(coverage, owner, brightness):
    """For each mixed pixel how bright a piece is beside it, by the pixels near by that show it
    alone; 0 where there are none.
    """
    rows, columns = coverage.rows, coverage.columns
    height, width = brightness.shape
    whole = np.where(coverage.pure, coverage.first, -1)
    total, weight = np.zeros(len(rows)), np.zeros(len(rows))
    for dy in range(-NEAR, NEAR + 1):
        for dx in range(-NEAR, NEAR + 1):
            y, x = (rows + dy).clip(0, height - 1), (columns + dx).clip(0, width - 1)
            near = (whole[y, x] == owner) / (dx * dx + dy * dy + 1)
            total += near * brightness[y, x]
            weight += near
    return total / np.maximum(weight, 1e-6)


def index_pieces(coverage, pieces, normal, brightness, metal_gloss):
    """For each pixel two faces and the first one's share of its light, as three bytes."""
    rows, columns, table = coverage.rows, coverage.columns, coverage.table
    index = np.zeros((*coverage.first.shape, 3), np.uint8)
    index[..., 0] = pieces.faces_of(coverage.first, normal)
    index[..., 2] = 255
    order = np.argsort(-table, 1)
    a, b = order[:, 0], order[:, 1]
    pixel = np.arange(len(a))
    share_a, share_b = table[pixel, a], table[pixel, b]
    b = np.where(share_b > 0.012, b, a)
    mixed_normal = normal[:, rows, columns]
    bright_a, bright_b = (light_beside(coverage, owner, brightness) for owner in (a, b))
    here = brightness[rows, columns]
    light_a = share_a * np.where(bright_a > 0, bright_a, here)
    light_b = share_b * np.where(bright_b > 0, bright_b, here)
    between = light_a / np.maximum(light_a + light_b, 1e-6)
    weight = np.where(a == b, 1, between)
    swap = pieces.is_metal[a] & (a != b)
    a, b = np.where(swap, b, a), np.where(swap, a, b)
    metal_second = pieces.is_metal[b] & (a != b)
    weight = np.where(metal_second, 1 - metal_gloss[rows, columns], weight)
    face_a, face_b = pieces.faces_of(a, mixed_normal), pieces.faces_of(b, mixed_normal)
    same = face_a == face_b
    share = np.where(same, 255, np.round(weight * 255)).clip(0, 255)
    index[rows, columns] = np.stack([face_a, np.where(same, 0, face_b), share], 1)
    return index


def mix_lights(planes, mood):
    """Weighted sum of the three lights; evening skies are blue."""
    weights = MOODS[mood]
    tint = (DUSK if mood == "evening" else np.ones(3))[:, None, None]
    daylight = planes["sky"] * (weights["sky"] * tint) + planes["sun"] * weights["sun"]
    return daylight + planes["lamps"] * weights["lamps"]


def bounce_share(lights, mood):
    """Share of the light that other surfaces sent, at an eighth of the size."""
    weights = MOODS[mood]
    diffuse = {name: luminance(light.body) for name, light in lights.items()}
    bounced = sum(w * diffuse[name] * lights[name].indirect for name, w in weights.items())
    total = np.maximum(sum(w * diffuse[name] for name, w in weights.items()), 1e-6)
    share = bounced / total
    height, width = (size // BOUNCE_SCALE for size in share.shape)
    cropped = share[: height * BOUNCE_SCALE, : width * BOUNCE_SCALE]
    blocks = cropped.reshape(height, BOUNCE_SCALE, width, BOUNCE_SCALE).mean((1, 3))
    return (blocks.clip(0, 1) * 255).astype(np.uint8)


class Handles:
    """Rendered handles are kept as patches that are laid over the room without them."""

    def __init__(self, camera, pieces, index, moods):
        """`index` and `moods` are of the room with its handles."""
        self.camera, self.pieces, self.index = camera, pieces, index
        self.hit = (index[..., 0] == pieces.pull_face) | (index[..., 1] == pieces.pull_face)
        for handle in pieces.record["pulls"]:
            self._even_shine(handle, moods)

    def _window(self, handle):
        """Rows and columns that show a handle."""
        height, width = self.hit.shape
        corners = product(*zip(handle["lo"], handle["hi"]))
        us, vs = zip(*(self.camera.project(corner) for corner in corners))
        rows = slice(max(0, int(min(vs)) - 1), min(height, int(max(vs)) + 2))
        return rows, slice(max(0, int(min(us)) - 1), min(width, int(max(us)) + 2))

    def _even_shine(self, handle, moods):
        """Few samples meet a thin bar: its shine is evened out along it."""
        window = self._window(handle)
        hit = self.hit[window]
        if not hit.any():
            return
        axis, length = (1, 15) if handle["vertical"] else (2, 7)
        on_bar = self.index[(*window, 0)] == self.pieces.pull_face
        weight = np.where(on_bar, 1.0, 0.5) * hit

        def run(values):
            return uniform_filter1d(values, length, axis, mode="constant")

        for _, gloss in moods.values():
            shine = gloss[(slice(None), *window)]
            weights = np.maximum(run(np.broadcast_to(weight, shine.shape)), 1e-6)
            shine[:, hit] = (run(shine * weight) / weights)[:, hit]

    def share(self, moods, bare):
        """How far each pixel is to be looked at with handles: 1 on a handle, its shadow and its
        mirror image, 0 where both pictures are of the same.
        """
        differences = [
            np.abs(curve(lit) - curve(plain)).max(0)
            for mood in moods
            for lit, plain in zip(moods[mood], bare[mood])
        ]
        differs = grey_dilation(gaussian_filter(np.max(differences, 0), REACH), 2 * REACH + 1)
        around = binary_dilation(self.hit, iterations=REACH)
        share = np.where(around, 1, (differs - LEAST) / (VISIBLE - LEAST)).clip(0, 1)
        spots, count = label(share > 0)
        is_kept = np.bincount(spots.ravel(), minlength=count + 1) >= SPECK
        is_kept[np.unique(spots[self.hit])] = True
        return gaussian_filter(np.where(is_kept[spots], share, 0), 1)


class Patches:
    """Even rectangles around what handles change (u, v, width, height), side by side in an atlas
    (x, y).
    """

    def __init__(self, share):
        found = find_objects(label(share > 1 / 512)[0])
        height, width = share.shape
        self.rectangles, boxes = [], []
        for rows, columns in found:
            u0, v0 = columns.start // 2 * 2, rows.start // 2 * 2
            u1, v1 = (columns.stop + 1) // 2 * 2, (rows.stop + 1) // 2 * 2
            boxes.append((u0, v0, min(width, u1) - u0, min(height, v1) - v0))
        self.width = max([ATLAS_WIDTH] + [box[2] for box in boxes])
        x = y = row_height = 0
        for u, v, box_width, box_height in sorted(boxes, key=lambda box: -box[3]):
            if x + box_width > self.width:
                x, y, row_height = 0, y + row_height, 0
            self.rectangles.append([u, v, box_width, box_height, x, y])
            x += box_width
            row_height = max(row_height, box_height)
        self.height = y + row_height

    def atlas(self, pixels):
        """The patches of an image, side by side."""
        atlas = np.zeros((self.height, self.width, 3), np.uint8)
        for u, v, width, height, x, y in self.rectangles:
            atlas[y : y + height, x : x + width] = pixels[v : v + height, u : u + width]
        return atlas


def curve(light):
    """Light from 0 to CURVE_TOP as it is stored, 0 to 1."""
    return np.log1p(CURVE * light.clip(0, None)) / np.log1p(CURVE * CURVE_TOP)


class Encoder:
    """Light as bytes, on a logarithmic curve with dither."""

    def __init__(self, shape):
        rng = np.random.default_rng(5)
        self.dither = (rng.random(shape) + rng.random(shape) - 1) * 0.5

    def encode(self, light):
        """What is too bright keeps its hue."""
        light = light.clip(0, None)
        light = light * np.minimum(1, CURVE_TOP / np.maximum(light.max(0), 1e-6))
        encoded = curve(light) * 255 + self.dither + 0.5
        return encoded.clip(0, 255).astype(np.uint8).transpose(1, 2, 0)


def halve(pixels):
    """An image at half its size."""
    height, width = pixels.shape[0] // 2, pixels.shape[1] // 2
    return pixels.reshape(height, 2, width, 2, 3).mean((1, 3)).round().astype(np.uint8)


def rounded(value):
    """Numbers of a record to five places."""
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [rounded(item) for item in value]
    return round(value, 5) if isinstance(value, float) else value


class Photograph:
    """One room as it was rendered, with or without handles: pieces, index, and light and gloss of
    each mood.
    """

    def __init__(self, base):
        self.record, shape, self.lights = read_room(base)
        self.camera = Camera(self.record["camera"])
        self.pieces = Pieces(self.record, self.camera)
        coverage = read_coverage(shape.cryptomatte, self.pieces)
        close_joints(coverage, self.pieces)
        metal_share, share = gloss_shares(coverage, self.pieces, shape.gloss_colour)
        radiance, gloss = {}, {}
        for name, light in self.lights.items():
            radiance[name] = light.body + light.gloss * (1 - share)
            gloss[name] = light.gloss * share
        brightness = luminance(sum(mix_lights(radiance, mood) for mood in MOODS))
        self.index = index_pieces(coverage, self.pieces, shape.normal, brightness, metal_share)
        self.moods = {mood: (mix_lights(radiance, mood), mix_lights(gloss, mood)) for mood in MOODS}

    def gains(self):
        """For each mood what brings its light to a middle grey."""
        keys = {
            mood: np.exp(np.mean(np.log(luminance(light) + 1e-3)))
            for mood, (light, _) in self.moods.items()
        }
        return {mood: float(MIDDLE_GREY / key) for mood, key in keys.items()}

    def expose(self, gains):
        """Multiplies light and gloss of each mood."""
        for mood, planes in self.moods.items():
            self.moods[mood] = tuple(plane * gains[mood] for plane in planes)


def assemble(folder, room, out):
    """Writes the passes of one room."""
    Path(out).mkdir(parents=True, exist_ok=True)
    full, bare = Photograph(f"{folder}/{room}"), Photograph(f"{folder}/{room}-bare")
    gains = bare.gains()
    full.expose(gains)
    bare.expose(gains)
    handles = Handles(full.camera, full.pieces, full.index, full.moods)
    share = handles.share(full.moods, bare.moods)
    patches = Patches(share)
    base = f"{out}/{room}"
    encoder = Encoder(share.shape)
    for mood, (light, shine) in bare.moods.items():
        write_png(f"{base}-{mood}-bounce.png", bounce_share(bare.lights, mood))
        write_png(f"{base}-{mood}-light.png", encoder.encode(light))
        write_png(f"{base}-{mood}-gloss.png", halve(encoder.encode(shine)))
        both = zip((light, shine), full.moods[mood])
        laid = [plain + share * (lit - plain) for plain, lit in both]
        atlases = [patches.atlas(encoder.encode(planes)) for planes in laid]
        write_png(f"{base}-{mood}-handles.png", np.concatenate(atlases, 0))
    index = np.where(share[..., None] > 0.5, full.index, bare.index)
    write_png(f"{base}-pieces.png", bare.index)
    write_png(f"{base}-handles.png", patches.atlas(index))
    result = {
        "camera": rounded(full.camera.record),
        "neutral": full.record["neutral"],
        "curve": {"k": CURVE, "top": CURVE_TOP},
        "faces": rounded(full.pieces.faces),
        "handles": patches.rectangles,
    }
    Path(base + ".json").write_text(json.dumps(result, separators=(",", ":")))
    count, area = len(patches.rectangles), patches.width * patches.height
    print(f"{room}: {len(full.pieces.faces)} faces, {count} patches, {area / share.size:.1%}")


if __name__ == "__main__":
    assemble(*sys.argv[1:4])
