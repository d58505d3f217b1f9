"""White oak boards with oil wiped half across; the wet edge runs ahead in the pores.

Picture: interval-oil.
"""

from kit.boards import Boards, Cut
from kit.lighting import aimed_light
from kit.low_light import photograph, polar
from kit.materials import AVERAGE_COLOUR, linear, new_material, scaled, wood_face
from kit.nodes import NodeGraph
from kit.studio import clear_scene, Settings

settings = Settings.from_command_line()
clear_scene()
boards = Boards(settings.integer("seed", 1))


def edge_of_oil(graph, along, across, height):
    """How far behind the front of the oil a point lies, in metres; ahead of it less than 0.

    A rag leaves a wavy front, fibres draw the oil on by different lengths, and pores farther.
    """
    front = graph.multiply(across, settings.number("lean", 0.25))
    for metres, over, beside in ((0.05, 0, 17), (0.016, 8, 130), (0.006, 30, 2600)):
        place = graph.combine(graph.multiply(along, over), graph.multiply(across, beside), 3.7)
        ahead = graph.subtract(graph.noise(place, 1, 2, 0.5), 0.5)
        front = graph.add(front, graph.multiply(ahead, metres))
    place = graph.combine(graph.multiply(along, 14), graph.multiply(across, 620), 8.1)
    fingers = graph.map_range(graph.noise(place, 1, 2, 0.5), 0.5, 0.8, 0, 0.016)
    pores = graph.map_range(height, 0.2, 0.8, 0.007, 0)
    return graph.add(graph.subtract(along, front), graph.add(fingers, pores))


def half_oiled(name):
    """Oak whose oiled part is darker, warmer and closed by a film; dry oak is left raw."""
    material = new_material(name)
    graph = NodeGraph(material)
    graph.flat_colour = scaled(linear(AVERAGE_COLOUR["white_oak"]), 0.7)
    dry, gloss, height = wood_face(
        graph,
        "white_oak",
        roughness=settings.number("rough", 0.56),
        tone=settings.number("tone", 1.05),
        saturation=settings.number("sat", 0.95),
        near=settings.number("near", 0.5),
    )
    along, across, _ = graph.separate(graph.object_coordinates())
    behind = edge_of_oil(graph, along, across, height)
    soaked = graph.map_range(behind, -0.0016, 0.0024, 0, 1, smooth=True)
    film = graph.map_range(behind, 0.0004, 0.0028, 0, 1, smooth=True)
    # Just behind its front the oil stands, before the wood has drunk it.
    fresh = graph.multiply(film, graph.map_range(behind, 0.001, 0.05, 1, 0, smooth=True))
    wet = graph.hue_saturation(
        dry, 0.492, settings.number("wet_sat", 1.34), settings.number("wet", 0.5)
    )
    wetter = graph.hue_saturation(wet, 0.497, 1.04, 0.86)
    colour = graph.mix(soaked, dry, graph.mix(fresh, wet, wetter))
    shine = graph.subtract(settings.number("shine", 0.3), graph.multiply(fresh, 0.08))
    streaks = graph.multiply(graph.subtract(gloss, settings.number("rough", 0.56)), 0.5)
    gloss = graph.add(
        graph.multiply(gloss, graph.subtract(1.0, film)),
        graph.multiply(graph.add(shine, streaks), film),
    )
    # The film levels half of the relief and ends in a rounded edge.
    level = graph.subtract(1.0, graph.multiply(film, settings.number("filled", 0.5)))
    relief = graph.add(graph.multiply(height, level), graph.multiply(film, 0.12))
    normal = graph.bump(relief, 0.0006 * settings.number("bump", 0.8), 0.5)
    shader = graph.principled(colour, gloss, normal)
    graph.link(graph.map_range(film, 0, 1, 0.22, 0.5), shader.inputs["Specular"])
    return material


def lay_boards(face):
    """Boards along x, each from another row of the atlas than its neighbor."""
    width, gap = settings.number("width", 0.14), settings.number("gap", 0.0005) / 2
    middle = settings.number("joint", 0.0)
    for index, (row, along) in enumerate(((4, 0.25), (2, 0.25), (1, 0.24), (3, 0.26), (2, 0.2))):
        lo, hi = middle + (index - 2) * width + gap, middle + (index - 1) * width - gap
        cut = Cut(row, along, -(lo + hi) / 2)
        bevel = settings.number("bevel", 0.0009)
        boards.box((-0.3, lo, -0.02), (0.3, hi, 0), face, bevel, "x", cut=cut)


lay_boards(half_oiled("half_oiled"))
boards.flush()
subject = (settings.number("tx", 0), settings.number("ty", 0), 0)
lit = (settings.number("lx", 0.0), settings.number("ly", 0.05), 0)
lamp = polar(
    lit, settings.number("far", 0.42), settings.number("az", 128), settings.number("elev", 11)
)
# What the film mirrors towards the camera; dry wood hardly answers it.
card = polar((settings.number("card_x", 0.08), 0.06, 0), 0.7, 104, 34)
card_watts = settings.number("card_watts", 0.25)
aimed_light(card, (0.05, 0.05, 0), 0.22, 0.1, card_watts, (1, 0.9, 0.76))
photograph(
    settings,
    polar(
        subject,
        settings.number("away", 0.55),
        settings.number("side", -72),
        settings.number("high", 36),
    ),
    subject,
    (lamp, lit, 0.10, 0.03, 0.6),
    focus=(settings.number("fx", 0.0), settings.number("fy", 0.0), 0),
)
