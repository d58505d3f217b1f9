"""Sun, sky and lamps. Colours are linear light; rotations are degrees, (0, 0, 0) shines down."""

import math

import bpy
from mathutils import Vector

from kit.geometry import link_mesh
from kit.materials import linear


def _link_light(name, kind):
    light = bpy.data.lights.new(name, kind)
    return light, link_mesh(name, light)


def aim(item, target):
    """Turns a lamp or a camera towards a point."""
    direction = Vector(target) - Vector(item.location)
    item.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def _sky(elevation, azimuth, strength):
    """Nishita sky without its disc; returns the background node."""
    world = bpy.data.worlds.new("w")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    sky = tree.nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_elevation = math.radians(elevation)
    sky.sun_rotation = math.radians(90 - azimuth)
    sky.sun_intensity = 1.0
    sky.sun_size = math.radians(1.2)
    sky.dust_density = sky.air_density = sky.ozone_density = 1.0
    sky.sun_disc = False
    background = tree.nodes["Background"]
    tree.links.new(sky.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    return background


def sun_and_sky(
    elevation=25,
    azimuth=90,
    sun=5.0,
    sky=0.10,
    size=1.0,
    tint=(1, 0.90, 0.76),
    camera_sky=0.75,
    camera_saturation=0.42,
):
    """Sun at an azimuth (0 is +x, 90 is +y) above the horizon, and the sky that belongs to it.

    The sun is a lamp of `size` degrees in W/m²: less noise and more control than the sky's disc.
    The camera sees the sky dimmed and paler than the room does.
    """
    background = _sky(elevation, azimuth, sky)
    item = sun_lamp(elevation, azimuth, sun, tint, size)
    tree = background.id_data
    is_camera = tree.nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"]
    strength = tree.nodes.new("ShaderNodeMapRange")
    tree.links.new(is_camera, strength.inputs[0])
    strength.inputs[3].default_value = sky
    strength.inputs[4].default_value = sky * camera_sky
    tree.links.new(strength.outputs[0], background.inputs[1])
    colour = tree.nodes.new("ShaderNodeHueSaturation")
    saturation = tree.nodes.new("ShaderNodeMapRange")
    tree.links.new(is_camera, saturation.inputs[0])
    saturation.inputs[3].default_value = 1.0
    saturation.inputs[4].default_value = camera_saturation
    tree.links.new(saturation.outputs[0], colour.inputs[1])
    tree.links.new(tree.nodes["Sky Texture"].outputs[0], colour.inputs[4])
    tree.links.new(colour.outputs[0], background.inputs[0])
    return item


def sun_lamp(elevation, azimuth, watts, tint, size=1.0):
    """The sun alone, of `size` degrees, for a sky that is not computed from it."""
    lamp, item = _link_light("sun", "SUN")
    lamp.energy = watts
    lamp.angle = math.radians(size)
    lamp.color = tint
    e, a = math.radians(elevation), math.radians(azimuth)
    towards = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    item.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    return item


def gradient_sky(horizon, middle, zenith, strength=1.0, middle_at=0.16):
    """A sky of three colours from the horizon up, as before sunrise and after sunset."""
    world = bpy.data.worlds.new("w")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    direction = tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(direction, axes.inputs[0])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    ramp.color_ramp.elements.new(middle_at)
    for element, place, colour in zip(
        ramp.color_ramp.elements, (0.0, middle_at, 0.62), (horizon, middle, zenith)
    ):
        element.position = place
        element.color = (*linear(colour), 1)
    tree.links.new(axes.outputs["Z"], ramp.inputs[0])
    background = tree.nodes["Background"]
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


# Skies without a drawn sun, from the horizon up: (colours, strength).
SKIES = {
    "overcast": (("#e3e6e7", "#d9dde0", "#c9d0d6"), 1.0),
    "winter": (("#e4e7ea", "#cfd8e2", "#a3b6cc"), 0.9),
    "dawn": (("#f4cfae", "#dccfd0", "#8fa3c4"), 0.8),
    "evening": (("#f6c48e", "#cdc2c0", "#7690b8"), 0.8),
}


def sun_under(name, elevation, azimuth, sun, tint=(1, 0.82, 0.62)):
    """A sky of SKIES, and a sun lamp unless its power is 0."""
    colours, strength = SKIES[name]
    gradient_sky(*colours, strength)
    if sun:
        sun_lamp(elevation, azimuth, sun, tint)


def _rectangle(name, location, rotation, width, height):
    light, item = _link_light(name, "AREA")
    light.shape = "RECTANGLE"
    light.size = width
    light.size_y = height
    item.location = location
    item.rotation_euler = [math.radians(angle) for angle in rotation]
    return light, item


def sky_portal(location, rotation, width, height):
    """A window that tells the renderer where the sky comes in."""
    light, _ = _rectangle("portal", location, rotation, width, height)
    light.cycles.is_portal = True


def area_light(location, rotation, width, height, watts, colour=(1, 1, 1), visible=False):
    """A rectangular lamp; neither the camera nor reflections see it unless `visible`."""
    light, item = _rectangle("area", location, rotation, width, height)
    light.energy = watts
    light.color = colour
    item.visible_camera = visible
    item.visible_glossy = visible
    return item


def aimed_light(location, target, width, height, watts, colour):
    """A rectangular lamp towards a point, seen in reflections."""
    item = area_light(location, (0, 0, 0), width, height, watts, colour)
    aim(item, target)
    item.visible_glossy = True
    return item


def spot_light(location, target, watts, angle=50, colour=(1, 0.82, 0.6), blend=0.6, size=0.04):
    """A cone of light; angle: its full width in degrees, size: the lamp's radius."""
    light, item = _link_light("spot", "SPOT")
    light.energy = watts
    light.spot_size = math.radians(angle)
    light.spot_blend = blend
    light.color = colour
    light.shadow_soft_size = size
    item.location = location
    aim(item, target)
    return item


def plain_sky(colour, strength):
    """An even sky of one colour."""
    world = bpy.data.worlds.new("w")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength
