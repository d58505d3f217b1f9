"""Materials of the scenes. Colours are sRGB as #rrggbb; nothing is read from outside but the
wood atlases.
"""

import os
from pathlib import Path

import bpy

from kit.nodes import NodeGraph

ATLASES = os.environ.get("WOODTEX", str(Path(__file__).resolve().parent.parent / "grown"))
AVERAGE_COLOUR = {
    "white_oak": "#c4a379",
    "walnut": "#6d4a33",
    "maple": "#dcc199",
    "hickory": "#bd9568",
    "teak": "#a57341",
    "ash": "#d3be98",
    "smoked_oak": "#604b38",
    "ebonised": "#2a2623",
    "grey_oak": "#ad9f8b",
}
WOOD_ROUGHNESS = {
    "white_oak": 0.46,
    "walnut": 0.42,
    "maple": 0.40,
    "hickory": 0.45,
    "teak": 0.44,
    "ash": 0.46,
    "smoked_oak": 0.47,
    "ebonised": 0.44,
    "grey_oak": 0.48,
}
# Colour and contrast of the finishes, and the oak they are made of, as species/boards.cpp has them.
OAK_FINISHES = {
    "smoked_oak": ("#6f5640", 0.95),
    "ebonised": ("#302b27", 0.62),
    "grey_oak": ("#b3a693", 0.85),
}
OAK_LATEWOOD = "#c3a883"
# Ground, second ground, vein and second vein of each stone.
STONE_COLOURS = {
    "calacatta": ("#efece6", "#e2ddd4", "#8f8a84", "#b79b73"),
    "travertine": ("#d9d1c3", "#cec4b3", "#b7aa96", "#a2947f"),
    "nero": ("#1b1b1c", "#232324", "#c9c4ba", "#77736c"),
    "limestone": ("#d5cdbf", "#c9c0b0", "#bdb3a2", "#b5aa98"),
    "granite": ("#5a5854", "#64615c", "#8d8983", "#37352f"),
}
# Indices of refraction at which one face reflects as much as glass does with two, or with four.
PANE, DOUBLE_GLAZING = 1.8, 2.2
_shadows = {}


def atlas_layout():
    """Length in metres of the boards in the atlases, and their number, as grow.sh wrote it."""
    millimetres, rows = Path(ATLASES, "layout").read_text("ascii").split()
    return float(millimetres) / 1000, int(rows)


def new_material(name):
    """An empty material with nodes."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material


def channels(colour):
    """The three bytes of a #rrggbb colour."""
    digits = colour.lstrip("#")
    return [int(digits[i : i + 2], 16) for i in (0, 2, 4)]


def linear(colour):
    """sRGB #rrggbb as linear light."""
    values = [channel / 255 for channel in channels(colour)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in values)


def scaled(colour, factor, ceiling=None):
    """A linear colour times a factor, at most `ceiling`."""
    if ceiling is None:
        return tuple(x * factor for x in colour)
    return tuple(min(ceiling, x * factor) for x in colour)


def _atlas(graph, species, kind, colour_space):
    node = graph.node("ShaderNodeTexImage")
    node.image = bpy.data.images.load(f"{ATLASES}/{species}_{kind}.png", check_existing=True)
    node.image.colorspace_settings.name = colour_space
    node.interpolation = "Linear"
    return node


def wood_face(
    graph,
    species,
    roughness=None,
    tone=1.0,
    saturation=1.0,
    value_spread=0.06,
    ends=False,
    near=0.0,
    finish=None,
    hue=0.5,
):
    """Colour, roughness and height of a wood as sockets of `graph`, for materials that do more
    with them than `wood` does; arguments as there.
    """
    coordinates = graph.attribute("wuv")
    tint = graph.separate(graph.attribute("rnd"))
    colour_map = _atlas(graph, species, "c", "sRGB")
    graph.link(coordinates, colour_map.inputs[0])
    relief_map = _atlas(graph, species, "h", "Non-Color")
    graph.link(coordinates, relief_map.inputs[0])
    relief = graph.separate(relief_map.outputs[0])
    brightness = graph.map_range(tint[1], 0, 1, 1 - value_spread, 1 + value_spread)
    value = graph.multiply(brightness, tone)
    base = roughness if roughness is not None else WOOD_ROUGHNESS[finish or species]
    offset = graph.multiply(graph.subtract(relief[1], 0.5), 0.30)
    face, gloss, height = colour_map.outputs[0], graph.add(base, offset), relief[0]
    if ends:
        end_map = _atlas(graph, species, "e", "sRGB")
        end = graph.attribute("end")
        graph.link(end, end_map.inputs[0])
        is_end = graph.map_range(graph.separate(end)[2], 0.45, 0.55, 0, 1)
        face = graph.mix(is_end, face, end_map.outputs[0])
        gloss = graph.add(gloss, graph.multiply(is_end, 0.2))
        height = graph.multiply(height, graph.subtract(1.0, is_end))
        if near:
            pits = graph.multiply(graph.separate(end_map.outputs[0])[1], 1.2 * near)
            height = graph.add(height, graph.multiply(pits, is_end))
    if near:
        along, wide, thick = graph.separate(graph.attribute("gc"))
        stretched = [graph.multiply(along, 90), graph.multiply(wide, 5200)]
        fibres = graph.noise(graph.combine(*stretched, graph.multiply(thick, 5200)), 1, 3, 0.6)
        height = graph.add(height, graph.multiply(fibres, 0.16 * near))
        gloss = graph.add(gloss, graph.multiply(graph.subtract(fibres, 0.5), 0.22 * near))
    if finish:
        face = _finished(graph, face, finish)
    return graph.hue_saturation(face, hue, saturation, value), gloss, height


def _finished(graph, face, finish):
    """White oak after chemistry or dye, which take the colour and not the figure."""
    tone, contrast = OAK_FINISHES[finish]
    channel = graph.separate(face)
    shares = zip(linear(tone), linear(OAK_LATEWOOD), channel)
    return graph.combine(
        *(
            graph.multiply(graph.math("POWER", graph.multiply(c, 1 / late), contrast), share)
            for share, late, c in shares
        )
    )


def wood(
    species,
    name=None,
    roughness=None,
    tone=1.0,
    bump=1.0,
    saturation=1.0,
    value_spread=0.06,
    ends=False,
    near=0.0,
    finish=None,
    hue=0.5,
):
    """Wood from the species' atlases: colour, height and roughness. Boards differ by
    `value_spread`; ends: their ends show end grain; near: how deep fibres and the pores of ends
    are, which only a macro sees; finish: recolours white oak, which keeps its figure; hue: turned
    from 0.5, a full circle is 1.
    """
    material = new_material(name or finish or species)
    material["sp"], material["tone"], material["sat"] = species, tone, saturation
    material["ends"] = ends
    graph = NodeGraph(material)
    graph.flat_colour = scaled(linear(AVERAGE_COLOUR[finish or species]), tone)
    colour, gloss, height = wood_face(
        graph, species, roughness, tone, saturation, value_spread, ends, near, finish, hue
    )
    graph.principled(colour, gloss, graph.bump(height, 0.0006 * bump, 0.5), specular=0.42)
    return material


def coat(material, share, colour, roughness):
    """Lays something over a principled material: dust, wax, chalk, scorch; returns the material.

    share(graph) gives how much of it lies at a point; colour is linear light, or a function of the
    graph and of the colour below.
    """
    graph = NodeGraph.of(material)
    shader = graph.tree.nodes["Principled BSDF"]
    amount = share(graph)

    def below(name):
        socket = shader.inputs[name]
        return socket.links[0].from_socket if socket.links else socket.default_value

    under = below("Base Color")
    over = colour(graph, under) if callable(colour) else colour
    graph.link(graph.mix(amount, under, over), shader.inputs["Base Color"])
    gloss = graph.map_range(amount, 0, 1, below("Roughness"), roughness)
    graph.link(gloss, shader.inputs["Roughness"])
    return material


def paint(name, colour, roughness=0.45, orange_peel=0.0, specular=0.45):
    """Sprayed paint; orange_peel: strength of the fine waves that a spray gun leaves."""
    material = new_material(name)
    material["hex"] = colour
    base = linear(colour)
    graph = NodeGraph(material)
    graph.flat_colour = base
    position = graph.object_coordinates()
    clouds = graph.noise(position, 3, 4, 0.6)
    blend = graph.map_range(clouds, 0.3, 0.7, 0, 1)
    mixed = graph.mix(blend, scaled(base, 0.965), scaled(base, 1.03, 1))
    normal = None
    if orange_peel:
        normal = graph.bump(graph.noise(position, 260, 2, 0.5), 0.0004 * orange_peel, 0.5)
    wear = graph.noise(position, 1.2, 3, 0.6)
    gloss = graph.map_range(wear, 0.3, 0.7, roughness - 0.04, roughness + 0.05)
    graph.principled(mixed, gloss, normal, specular=specular)
    return material


def plaster(name, colour="#e9e3d8", variation=0.10, scale=1.1, bump=1.0):
    """Trowelled plaster or clay; variation: how far the clouds depart from the colour."""
    material = new_material(name)
    base = linear(colour)
    graph = NodeGraph(material)
    graph.flat_colour = base
    position = graph.object_coordinates()
    clouds = graph.noise(position, scale, 6, 0.62, 0.6)
    strokes = graph.noise(position, 9, 5, 0.65, 0.3)
    grain = graph.noise(position, 90, 3, 0.6)
    pattern = graph.add(graph.multiply(clouds, 0.7), graph.multiply(strokes, 0.3))
    blend = graph.map_range(pattern, 0.3, 0.7, 0, 1)
    lightest = scaled(base, 1 + variation * 0.4, 0.95)
    mixed = graph.mix(blend, scaled(base, 1 - variation), lightest)
    gloss = graph.map_range(strokes, 0.3, 0.7, 0.62, 0.85)
    height = graph.add(graph.multiply(strokes, 0.7), graph.multiply(grain, 0.3))
    graph.principled(mixed, gloss, graph.bump(height, 0.0035 * bump, 0.35), specular=0.25)
    return material


def _vein(graph, position, scale, width, seed, distortion):
    """Lines where warped noise crosses its middle."""
    moved = graph.node("ShaderNodeVectorMath", operation="ADD")
    graph.link(position, moved.inputs[0])
    moved.inputs[1].default_value = (seed, seed * 1.7, seed * 0.3)
    noise = graph.noise(moved.outputs[0], scale, 7, 0.58, distortion)
    distance = graph.math("ABSOLUTE", graph.subtract(noise, 0.5))
    return graph.map_range(distance, 0, width, 1, 0, smooth=True)


def _marble(graph, position, colour, veins):
    main = _vein(graph, position, 0.9, 0.022, 3, 1.3)
    patches = graph.map_range(graph.noise(position, 1.3, 2), 0.4, 0.65, 0, 0.8)
    colour = graph.mix(graph.multiply(main, patches), colour, veins[0])
    fine = graph.multiply(_vein(graph, position, 2.1, 0.016, 9, 1.0), 0.35)
    colour = graph.mix(fine, colour, veins[1])
    halo = graph.multiply(_vein(graph, position, 1.3, 0.11, 21, 1.1), 0.22)
    return graph.mix(halo, colour, veins[0])


def _sediment(graph, position, colour, veins):
    """Layers that lie flat on an upright face, and run along y where the stone lies flat: cut
    across the bed, as slabs are; short voids follow them.
    """
    x, y, z = graph.separate(position)
    normal = graph.separate(graph.node("ShaderNodeTexCoord").outputs["Normal"])
    lies = graph.math("GREATER_THAN", graph.math("ABSOLUTE", normal[2]), 0.7)
    stands = graph.subtract(1.0, lies)
    deep = graph.add(graph.multiply(z, stands), graph.multiply(x, lies))
    along = graph.add(graph.add(graph.multiply(x, stands), graph.multiply(z, lies)), y)

    def layers(stretch, depth, detail, distortion):
        place = graph.combine(graph.multiply(along, stretch), 0.0, graph.multiply(deep, depth))
        return graph.noise(place, 1.0, detail, 0.6, distortion)

    broad, fine = layers(0.8, 9, 5, 0.7), layers(2.2, 42, 4, 0.5)
    colour = graph.mix(graph.map_range(broad, 0.36, 0.66, 0, 0.8), colour, veins[0])
    colour = graph.mix(graph.map_range(fine, 0.46, 0.74, 0, 0.42), colour, veins[1])
    voids = graph.map_range(layers(38, 85, 3, 0.4), 0.64, 0.70, 0, 0.65)
    return graph.mix(voids, colour, scaled(veins[1], 0.45))


def _crystals(graph, position, colour, veins):
    pale = graph.map_range(graph.noise(position, 2400, 2, 0.6), 0.52, 0.70, 0, 0.5)
    dark = graph.map_range(graph.noise(position, 1700, 2, 0.6), 0.44, 0.30, 0, 0.7)
    return graph.mix(dark, graph.mix(pale, colour, veins[0]), veins[1])


def stone(name, kind="calacatta", roughness=0.16):
    """Solid stone: veined marble (calacatta, nero), layered sediment (travertine, limestone) or
    fine granite.
    """
    material = new_material(name)
    graph = NodeGraph(material)
    position = graph.object_coordinates()
    ground, second, *veins = [linear(colour) for colour in STONE_COLOURS[kind]]
    clouds = graph.noise(position, 1.6, 5, 0.6, 0.4)
    colour = graph.mix(graph.map_range(clouds, 0.35, 0.65, 0, 1), ground, second)
    structure = {"calacatta": _marble, "nero": _marble, "granite": _crystals}.get(kind, _sediment)
    colour = structure(graph, position, colour, veins)
    graph.flat_colour = ground
    graph.principled(colour, graph.map_range(clouds, 0.3, 0.7, roughness, roughness + 0.08))
    return material


def metal(name, colour="#b8925a", roughness=0.28, grain=1.0):
    """Brushed metal; grain: how fine its brushing is."""
    material = new_material(name)
    graph = NodeGraph(material)
    axes = graph.separate(graph.object_coordinates())
    factors = [factor * grain for factor in (40.0, 900.0, 40.0)]
    stretched = [graph.multiply(axes[i], factor) for i, factor in enumerate(factors)]
    brushing = graph.noise(graph.combine(*stretched), 1.0, 2, 0.6)
    gloss = graph.map_range(brushing, 0.3, 0.7, roughness - 0.06, roughness + 0.08)
    graph.principled(linear(colour), gloss, metallic=1.0)
    return material


def fabric(name, colour="#cfc6b8", scale=1.0, roughness=0.95, sheen=0.3, bump=1.0):
    """Woven cloth or leather; scale: size of the weave, 1 is fine linen."""
    material = new_material(name)
    base = linear(colour)
    graph = NodeGraph(material)
    graph.flat_colour = base
    position = graph.object_coordinates()
    axes = graph.separate(position)
    across = graph.add(graph.add(axes[0], axes[2]), 0.0)
    warp = graph.math("SINE", graph.multiply(across, 1900 / scale))
    weft = graph.math("SINE", graph.multiply(graph.add(axes[1], axes[2]), 1900 / scale))
    weave = graph.multiply(graph.add(graph.multiply(warp, weft), 1.0), 0.5)
    fuzz = graph.noise(position, 240 / scale, 3, 0.7)
    clouds = graph.noise(position, 14, 4, 0.6)
    pattern = graph.add(graph.multiply(fuzz, 0.5), graph.multiply(clouds, 0.5))
    blend = graph.map_range(pattern, 0.35, 0.65, 0, 1)
    mixed = graph.mix(blend, scaled(base, 0.80), scaled(base, 1.10, 0.9))
    normal = graph.bump(graph.add(graph.multiply(weave, 0.4), fuzz), 0.0016 * bump, 0.6)
    shader = graph.principled(mixed, roughness, normal, specular=0.15)
    shader.inputs["Sheen"].default_value = sheen
    return material


def sheer(name, colour="#f4f0e8", opacity=0.55):
    """Thin curtain or lamp shade: diffuse and translucent behind a share of clear holes."""
    material = new_material(name)
    graph = NodeGraph(material)
    diffuse = graph.shader("ShaderNodeBsdfDiffuse", linear(colour))
    translucent = graph.shader("ShaderNodeBsdfTranslucent", linear(colour))
    cloth = graph.mix_shaders(0.62, diffuse.outputs[0], translucent.outputs[0])
    holes = graph.shader("ShaderNodeBsdfTransparent")
    graph.surface(graph.mix_shaders(opacity, holes.outputs[0], cloth))
    return material


def window_glass(name="pane", tint=(1, 1, 1), ior=PANE):
    """Architectural glass: transparent with Fresnel gloss, hence free of caustics. One face stands
    for both sides of a pane, or for both panes with ior=DOUBLE_GLAZING.
    """
    material = new_material(name)
    graph = NodeGraph(material)
    fresnel = graph.node("ShaderNodeFresnel")
    # The node inverts the index of a face that is seen from behind.
    behind = graph.node("ShaderNodeNewGeometry").outputs["Backfacing"]
    graph.link(graph.map_range(behind, 0, 1, ior, 1 / ior), fresnel.inputs[0])
    clear = graph.shader("ShaderNodeBsdfTransparent", tint)
    gloss = graph.shader("ShaderNodeBsdfGlossy")
    gloss.inputs[1].default_value = 0.0
    rays = graph.node("ShaderNodeLightPath").outputs
    hidden = graph.math("MAXIMUM", rays["Is Shadow Ray"], rays["Is Diffuse Ray"])
    reflectance = graph.multiply(fresnel.outputs[0], graph.subtract(1.0, hidden))
    graph.surface(graph.mix_shaders(reflectance, clear.outputs[0], gloss.outputs[0]))
    return material


def mirror(name):
    """Silvered glass."""
    material = new_material(name)
    graph = NodeGraph(material)
    gloss = graph.shader("ShaderNodeBsdfGlossy", (0.9, 0.9, 0.88))
    gloss.inputs[1].default_value = 0.0
    graph.surface(gloss.outputs[0])
    return material


def emission(name, colour=(1, 0.8, 0.55), strength=5.0):
    """Something that glows; colour is linear light, strength in Blender's W/m² units."""
    material = new_material(name)
    graph = NodeGraph(material)
    glow = graph.shader("ShaderNodeEmission", colour)
    glow.inputs[1].default_value = strength
    graph.surface(glow.outputs[0])
    return material


def leaf(name="leaf", colour="#5d6b43"):
    """Foliage that light passes through; each leaf's random triple turns hue, saturation and
    value.
    """
    material = new_material(name)
    graph = NodeGraph(material)
    tint = graph.separate(graph.attribute("rnd"))
    hue = graph.map_range(tint[0], 0, 1, 0.47, 0.53)
    saturation = graph.map_range(tint[1], 0, 1, 0.7, 1.1)
    value = graph.map_range(tint[2], 0, 1, 0.6, 1.5)
    mixed = graph.hue_saturation(linear(colour), hue, saturation, value)
    front = graph.node("ShaderNodeBsdfPrincipled")
    graph.link(mixed, front.inputs["Base Color"])
    front.inputs["Roughness"].default_value = 0.45
    front.inputs["Specular"].default_value = 0.3
    through = graph.shader("ShaderNodeBsdfTranslucent")
    graph.link(mixed, through.inputs[0])
    graph.surface(graph.mix_shaders(0.42, front.outputs[0], through.outputs[0]))
    return material


def shadow_of(material, factor=0.55):
    """Darker sibling of a paint or wood, for contact shadows in recesses and gaps.

    Albedo detail survives the denoiser, thin shadows do not.
    """
    if material.name not in _shadows:
        name = material.name + "_s"
        if "hex" in material:
            darker = [int(channel * factor**0.45) for channel in channels(material["hex"])]
            _shadows[material.name] = paint(name, "#{:02x}{:02x}{:02x}".format(*darker), 0.6)
        elif "sp" in material:
            _shadows[material.name] = wood(
                material["sp"], name, tone=material["tone"] * factor, saturation=material["sat"]
            )
        else:
            _shadows[material.name] = material
    return _shadows[material.name]


def finish(name, spec, saturation=1.0, tone=0.88, value_spread=0.06, roughness=None):
    """Material of a front from `wood:SPECIES`, `paint:#rrggbb`, `stone:KIND` or `metal:#rrggbb`."""
    kind, value = spec.split(":")
    if kind == "paint":
        return paint(name, value, 0.42, 0.6)
    if kind == "stone":
        return stone(name, value)
    if kind == "metal":
        return metal(name, value)
    return wood(
        value,
        name,
        saturation=saturation,
        tone=tone,
        value_spread=value_spread,
        roughness=roughness,
    )


class Palette:
    """Materials that the rooms share."""

    def __init__(self):
        self.black = paint("blk", "#1c1b1a", 0.4)
        self.ceiling = paint("ceil", "#f1ede6", 0.8)
        self.brass = metal("brass", "#b08d57", 0.24)
        self.clay = plaster("cer", "#d9cdbb", 0.06, 6)
        self.dark_clay = plaster("cer2", "#3a332d", 0.1, 6)
        self.felt = fabric("felt", "#1d1b19", 1, bump=0.3)
