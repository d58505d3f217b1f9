"""Small things that stand about. Profiles are (radius, height) for a lathe, in metres."""

import math
import random

from kit.geometry import at, lathe, tube, turn

BOWL = [
    (0, 0.0),
    (0.07, 0),
    (0.17, 0.05),
    (0.20, 0.09),
    (0.195, 0.095),
    (0.16, 0.055),
    (0.06, 0.012),
    (0, 0.012),
]
DEEP_BOWL = [
    (0, 0.0),
    (0.07, 0),
    (0.16, 0.05),
    (0.19, 0.095),
    (0.185, 0.1),
    (0.15, 0.055),
    (0.06, 0.012),
    (0, 0.012),
]
DISH = [
    (0, 0.0),
    (0.05, 0),
    (0.09, 0.04),
    (0.092, 0.046),
    (0.085, 0.046),
    (0.05, 0.012),
    (0, 0.012),
]
BASIN = [
    (0, 0.0),
    (0.13, 0.0),
    (0.205, 0.04),
    (0.235, 0.125),
    (0.231, 0.131),
    (0.224, 0.127),
    (0.195, 0.05),
    (0.12, 0.016),
    (0, 0.014),
]
CUP = [(0, 0), (0.032, 0), (0.04, 0.09), (0.036, 0.09), (0.03, 0.006), (0, 0.006)]
ESPRESSO_CUP = [(0, 0), (0.03, 0), (0.038, 0.085), (0.034, 0.085), (0.028, 0.006), (0, 0.006)]
TUMBLER = [(0, 0), (0.036, 0), (0.038, 0.08), (0.034, 0.083), (0.033, 0.01), (0, 0.01)]
SAUCEPAN = [
    (0, 0),
    (0.11, 0),
    (0.115, 0.01),
    (0.115, 0.13),
    (0.11, 0.13),
    (0.108, 0.012),
    (0, 0.012),
]
SOAP_BOTTLE = [
    (0, 0),
    (0.032, 0),
    (0.034, 0.005),
    (0.034, 0.12),
    (0.02, 0.14),
    (0.011, 0.145),
    (0.011, 0.17),
    (0, 0.17),
]
KNOB = [
    (0, 0.028),
    (0.012, 0.027),
    (0.016, 0.022),
    (0.014, 0.014),
    (0.007, 0.01),
    (0.007, 0),
    (0, 0),
]
MIRROR_FRAME = [
    (0.455, -0.004),
    (0.475, -0.004),
    (0.475, 0.024),
    (0.46, 0.024),
    (0.455, -0.004),
]
PENDANT_SHADE = [
    (0.012, 0.22),
    (0.03, 0.21),
    (0.05, 0.15),
    (0.13, 0.04),
    (0.14, 0.0),
    (0.136, 0.0),
    (0.12, 0.04),
    (0.04, 0.14),
]
BULB = [(0, -0.04), (0.035, -0.02), (0.04, 0.015), (0.02, 0.05), (0, 0.06)]
LEMON = [
    (0, -0.036),
    (0.018, -0.03),
    (0.03, -0.012),
    (0.032, 0.005),
    (0.024, 0.024),
    (0.008, 0.036),
    (0, 0.038),
]
SMALL_LEMON = [
    (0, -0.034),
    (0.017, -0.028),
    (0.028, -0.011),
    (0.030, 0.005),
    (0.022, 0.023),
    (0.008, 0.034),
    (0, 0.036),
]
# Bottle with a neck, cylinder, shallow bowl, flared beaker, moon jar: the kinds of a vase.
VASES = (
    [
        (0, 0),
        (0.055, 0),
        (0.085, 0.05),
        (0.105, 0.13),
        (0.095, 0.21),
        (0.055, 0.27),
        (0.04, 0.30),
        (0.045, 0.325),
        (0.04, 0.325),
        (0.034, 0.30),
        (0.0, 0.29),
    ],
    [
        (0, 0),
        (0.07, 0),
        (0.075, 0.01),
        (0.078, 0.25),
        (0.07, 0.27),
        (0.062, 0.265),
        (0.06, 0.02),
        (0, 0.02),
    ],
    [
        (0, 0.0),
        (0.06, 0),
        (0.12, 0.035),
        (0.15, 0.075),
        (0.153, 0.08),
        (0.145, 0.08),
        (0.11, 0.04),
        (0, 0.02),
    ],
    [
        (0, 0),
        (0.052, 0),
        (0.056, 0.012),
        (0.062, 0.12),
        (0.074, 0.24),
        (0.094, 0.345),
        (0.091, 0.35),
        (0.086, 0.345),
        (0.066, 0.24),
        (0.05, 0.03),
        (0, 0.025),
    ],
    [
        (0, 0),
        (0.062, 0),
        (0.07, 0.008),
        (0.125, 0.055),
        (0.158, 0.14),
        (0.148, 0.215),
        (0.105, 0.272),
        (0.064, 0.29),
        (0.066, 0.318),
        (0.059, 0.32),
        (0.055, 0.29),
        (0, 0.27),
    ],
)
STEPS_PER_SPAN = 6


def _catmull_rom(a, b, c, d, t):
    return 0.5 * (
        (2 * b)
        + (-a + c) * t
        + (2 * a - 5 * b + 4 * c - d) * t * t
        + (-a + 3 * b - 3 * c + d) * t**3
    )


def vase(x, y, z, material, scale=1.0, kind=0):
    """A vase of VASES with its corners smoothed; about 0.3 m high at scale 1."""
    points = VASES[kind]
    count = len(points)
    profile = []
    for i in range(count - 1):
        span = [points[k] for k in (max(0, i - 1), i, i + 1, min(count - 1, i + 2))]
        radii, heights = zip(*span)
        for step in range(STEPS_PER_SPAN):
            t = step / STEPS_PER_SPAN
            radius = max(0, _catmull_rom(*radii, t)) * scale
            profile.append((radius, _catmull_rom(*heights, t) * scale))
    profile.append((points[-1][0] * scale, points[-1][1] * scale))
    return lathe("vase", profile, material, (x, y, z))


def books(boards, x, y, z, materials, count=3, spread=8, seed=0):
    """A pile of books, each turned by up to `spread` degrees; returns the height of its top."""
    rng = random.Random(seed)
    top = z
    for i in range(count):
        thickness = rng.uniform(0.018, 0.034)
        width = rng.uniform(0.20, 0.25) - i * 0.015
        depth = rng.uniform(0.27, 0.31) - i * 0.02
        place = at(x, y, top) @ turn(rng.uniform(-spread, spread), "Z")
        lo, hi = (-width / 2, -depth / 2, 0), (width / 2, depth / 2, thickness)
        boards.box(lo, hi, materials[i % len(materials)], 0.002, transform=place)
        top += thickness + 0.0005
    return top


def arch_tap(name, x, y, foot, top, centre, radius, spout, thickness, material):
    """Tap that rises from `foot` to `top`, arches around y = `centre` and ends at the spout (y,
    z).
    """
    arch = [
        (x, centre + radius * math.cos(t * math.pi / 8), top + radius * math.sin(t * math.pi / 8))
        for t in range(1, 9)
    ]
    return tube(name, [(x, y, foot), (x, y, top), *arch, (x, *spout)], thickness, material)
