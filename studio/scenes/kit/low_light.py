"""The stage of a macro: no sky, one lamp that rakes, and as much light in the shade as a
photographer's white card gives.
"""

import math

from mathutils import Vector

from kit.camera import camera, render
from kit.lighting import aimed_light, plain_sky, spot_light

WARM = (1, 0.86, 0.68)


def photograph(settings, location, target, lamp, lens=100, focus=None, fstop=8.0):
    """One lamp at `lamp`, a macro lens at `location`; both look at points of the subject.

    lamp: where it stands, at what it shines, its width and height, its watts. The setting `beam`
    narrows it to a pool of light that many degrees wide.
    """
    place, at, width, height, watts = lamp
    watts *= settings.number("watts", 1)
    beam = settings.number("beam", 0)
    if beam:
        spot_light(place, at, 10 * watts, beam, WARM, 1, height / 2)
    else:
        aimed_light(place, at, width, height, watts, WARM)
    plain_sky((0.62, 0.74, 1), settings.number("card", 0.006))
    lens = settings.number("lens", lens)
    fstop = settings.number("fs", fstop)
    camera(location, target, lens=lens, focus=focus, fstop=fstop)
    render(settings, width=640, height=275, samples=16, bounces=5, diffuse_bounces=3)


def polar(target, distance, azimuth, elevation):
    """A point around another: degrees, azimuth 0 is +x and 90 is +y."""
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    return tuple(Vector(target) + away * distance)
