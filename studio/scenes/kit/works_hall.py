"""The hall of the works: a long shed with windows on the left and light strips under the roof."""

from kit.geometry import ground, polygon
from kit.lighting import area_light, sky_portal, sun_and_sky
from kit.materials import emission, paint, plaster, wood
from kit.outdoors import bushes

LEFT, RIGHT, FRONT, BACK, CEILING = -4.2, 4.2, -3.6, 9.0, 4.6
SILL, LINTEL = 1.1, 3.9


class WorksHall:
    """Builds the hall and keeps the materials that stand in it again: steel and plywood."""

    def __init__(self, boards, palette, steel, wall="#dcd6cb", floor="#b9b3a8"):
        self.boards, self.palette = boards, palette
        concrete = plaster("conc", floor, 0.16, 0.7, 1.0)
        self.wall = plaster("wall", wall, 0.08)
        self.steel = paint("steel", steel, 0.5)
        self.plywood = wood("ash", "ply", saturation=0.7, tone=0.9)
        corners = ((LEFT, FRONT), (RIGHT, FRONT), (RIGHT, BACK), (LEFT, BACK))
        polygon("fl", [(x, y, 0) for x, y in corners], concrete)
        self._walls()
        self._roof()

    def _walls(self):
        box, wall = self.boards.box, self.wall
        box((LEFT - 0.2, BACK, 0), (RIGHT + 0.2, BACK + 0.2, CEILING), wall)
        box((RIGHT, FRONT, 0), (RIGHT + 0.2, BACK, CEILING), wall)
        box((LEFT - 0.2, FRONT - 0.2, 0), (RIGHT + 0.2, FRONT, CEILING), wall)
        box((LEFT - 0.2, FRONT, LINTEL), (LEFT, BACK, CEILING), wall)
        box((LEFT - 0.2, FRONT, 0), (LEFT, BACK, SILL), wall)
        for i in range(10):
            y = FRONT + (BACK - FRONT) * i / 9
            box((LEFT - 0.14, y - 0.04, SILL), (LEFT - 0.06, y + 0.04, LINTEL), self.steel, 0.002)
        for z in (SILL, 2.03, 2.96, 3.82):
            box((LEFT - 0.13, FRONT, z), (LEFT - 0.07, BACK, z + 0.06), self.steel, 0.002)
        box((LEFT - 0.2, FRONT, CEILING), (RIGHT + 0.2, BACK + 0.2, CEILING + 0.15), wall)

    def _roof(self):
        box = self.boards.box
        for i in range(7):
            y = FRONT + 0.6 + i * 2.0
            lo, hi = (LEFT, y - 0.07, CEILING - 0.30), (RIGHT, y + 0.07, CEILING - 0.001)
            box(lo, hi, self.plywood, 0.004, "x")
        for x in (-1.4, 1.4):
            lo, hi = (x - 0.03, FRONT, CEILING - 0.52), (x + 0.03, BACK, CEILING - 0.46)
            box(lo, hi, self.palette.black, 0.002)
            strip = ((x - 0.025, FRONT), (x - 0.025, BACK), (x + 0.025, BACK), (x + 0.025, FRONT))
            glow = emission(f"te{int(x * 10)}", (1, 0.93, 0.84), 9)
            points = [(*corner, CEILING - 0.521) for corner in strip]
            polygon(f"tl{int(x * 10)}", points, glow)

    def light(self, settings):
        """The yard and its bushes behind the windows, sun, sky and lamps."""
        yard = paint("yd", "#aaa694", 0.9)
        ground("yard", LEFT - 0.3, LEFT - 40, -30, 40, -0.02, yard)
        places = [(9 + i % 3, -4 + i * 2.6, i) for i in range(26)]
        bushes(LEFT, places, 2.0, 0.14, 1.8, 2.2, 1.4)
        self.boards.flush()
        sun_and_sky(
            elevation=settings.number("elev", 30),
            azimuth=settings.number("az", 200),
            sun=settings.number("sun", 7),
            sky=0.24,
            size=0.9,
            tint=(1, 0.91, 0.79),
        )
        middle = (FRONT + BACK) / 2
        sky_portal((LEFT - 0.18, middle, 2.5), (0, -90, 0), 2.8, BACK - FRONT)
        fill, top = settings.number("fill", 160), settings.number("top", 160)
        area_light((0, FRONT + 0.06, 2), (90, 0, 0), 6, 3, fill, (1, 0.975, 0.95))
        area_light((0, 3, CEILING - 0.6), (0, 0, 0), 5, 9, top, (1, 0.95, 0.88))
