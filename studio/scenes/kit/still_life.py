"""A plaster table before a plaster wall: the stage of a still life."""

from kit.camera import camera, render
from kit.geometry import polygon
from kit.lighting import sun_and_sky
from kit.materials import leaf, paint, plaster, wood
from kit.planting import branches


def sample(species, tone=0.97):
    """A species as a still life shows it."""
    return wood(species, saturation=0.92, bump=1.3, tone=tone, ends=True)


class Table:
    """The table top and the wall behind it."""

    def __init__(self, settings):
        wall = plaster("bg", settings.text("bg", "#d6ccbd"), 0.10, 1.4, 1.2)
        top = plaster("tb", settings.text("tb", "#d9cfc1"), 0.07, 2.2, 0.8)
        corners = [(-3, -3, 0), (3, -3, 0), (3, 0.75, 0), (-3, 0.75, 0)]
        self.top = polygon("tab", corners, top)
        corners = [(-3, 0.75, 0), (3, 0.75, 0), (3, 0.75, 2.4), (-3, 0.75, 2.4)]
        self.wall = polygon("wl", corners, wall)


def photograph(boards, settings, location, target, lens, focus):
    """Raking sun, dappled by branches if dapple=1, the camera and the picture."""
    if settings.flag("dapple"):
        foliage, twig = leaf("sh", "#6a7452"), paint("tws", "#5a4a38", 0.7)
        branches(boards, (-1.5, 0.2, 0.5), foliage, twig, 6, 1.0, 1.0, 0.085, 0.026, 9, 26)
    boards.flush()
    sun_and_sky(
        elevation=settings.number("elev", 30),
        azimuth=settings.number("az", 205),
        sun=settings.number("sun", 4.2),
        sky=settings.number("sky", 0.10),
        size=1.6,
        tint=(1, 0.91, 0.79),
        camera_sky=1,
    )
    lens, fstop = settings.number("lens", lens), settings.number("fs", 5.6)
    camera(location, target, lens=lens, fstop=fstop, focus=focus)
    render(settings, width=480, height=360, samples=10, bounces=4, diffuse_bounces=3)
