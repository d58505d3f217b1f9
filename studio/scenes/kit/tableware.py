"""What stands on shelves of bars and kitchens."""

from kit.geometry import lathe


def jar(name, x, y, z, radius, height, material):
    """A cylinder with a rounded lid."""
    profile = [(0, 0), (radius, 0), (radius, height - 0.004), (radius - 0.004, height), (0, height)]
    return lathe(name, profile, material, (x, y, z), 32)


def drinking_glass(x, y, z, material, scale=1.0):
    """A tumbler, 100 mm high at scale 1."""
    s = scale
    profile = [
        (0, 0),
        (0.03 * s, 0),
        (0.037 * s, 0.10 * s),
        (0.034 * s, 0.10 * s),
        (0.028 * s, 0.008),
        (0, 0.008),
    ]
    return lathe("gla", profile, material, (x, y, z), 28)


def bottle(x, y, z, material, height=0.30, radius=0.037):
    """A bottle with a long neck."""
    profile = [
        (0, 0),
        (radius, 0),
        (radius, height * 0.58),
        (radius * 0.86, height * 0.66),
        (radius * 0.36, height * 0.76),
        (radius * 0.34, height),
        (0, height),
    ]
    return lathe("bot", profile, material, (x, y, z), 32)
