"""A plaster table before a plaster wall: the stage of a still life."""

from kit.geometry import polygon
from kit.materials import plaster, wood


def sample(species, tone=0.97):
    """A species as a still life shows it."""
    return wood(species, saturation=0.92, bump=1.3, tone=tone, ends=True)


class Table:
    """The table top and the wall behind it."""

    def __init__(self, settings):
        wall = plaster("bg", settings.text("bg", "#8b8276"), 0.10, 1.4, 1.2)
        top = plaster("tb", settings.text("tb", "#7d756a"), 0.07, 2.2, 0.8)
        corners = [(-3, -3, 0), (3, -3, 0), (3, 0.75, 0), (-3, 0.75, 0)]
        self.top = polygon("tab", corners, top)
        corners = [(-3, 0.75, 0), (3, 0.75, 0), (3, 0.75, 2.4), (-3, 0.75, 2.4)]
        self.wall = polygon("wl", corners, wall)
