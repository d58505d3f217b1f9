"""Camera and renderer."""

import time
from pathlib import Path

import bpy
from mathutils import Vector

from kit.geometry import link_mesh

SENSOR_WIDTH = 36
THREADS = 2
# Each picture is rendered as two independent halves, whose mean the denoiser cleans.
SEEDS = (1, 2)
PASSES = (
    "diffuse_direct",
    "diffuse_indirect",
    "diffuse_color",
    "glossy_direct",
    "glossy_indirect",
    "glossy_color",
    "transmission_direct",
    "transmission_indirect",
    "transmission_color",
    "emit",
    "environment",
    "normal",
    "position",
)


def camera(location, target, lens=28, fstop=None, focus=None, shift_y=0.0, level=False):
    """Camera with a lens in millimetres on a 36 mm sensor.

    A level camera keeps verticals vertical; shift_y reframes it, like an architect's lens.
    """
    data = bpy.data.cameras.new("cam")
    item = link_mesh("cam", data)
    bpy.context.scene.camera = item
    data.lens = lens
    data.sensor_width = SENSOR_WIDTH
    item.location = location
    aim_point = Vector(target)
    if level:
        aim_point.z = location[2]
    item.rotation_euler = (aim_point - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    data.shift_y = shift_y
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    return item


def _set_sampling(cycles, samples, bounces, diffuse_bounces, clamp, threshold):
    cycles.device = "CPU"
    cycles.use_adaptive_sampling = threshold > 0
    cycles.adaptive_threshold = threshold or 0.01
    cycles.adaptive_min_samples = max(8, samples // 4)
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = diffuse_bounces
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = clamp
    cycles.sample_clamp_direct = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.tile_size = 4096


def _set_output(scene, border):
    """Uncompressed float EXR with every pass; border: x0, x1, y0, y1 of a part, from the lower
    left.
    """
    scene.view_settings.view_transform = "Filmic"
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    for name in PASSES:
        setattr(layer, "use_pass_" + name, True)
    if border:
        edges = [float(edge) for edge in border.split(",")]
        scene.render.use_border = True
        scene.render.border_min_x, scene.render.border_max_x = edges[:2]
        scene.render.border_min_y, scene.render.border_max_y = edges[2:]
    image = scene.render.image_settings
    image.file_format = "OPEN_EXR_MULTILAYER"
    image.color_depth = "32"
    image.exr_codec = "NONE"


def render(
    settings,
    width,
    height,
    samples,
    bounces=5,
    diffuse_bounces=3,
    indirect_clamp=4.0,
    noise_threshold=0.02,
):
    """Renders the halves OUT.0.exr and OUT.1.exr.

    The settings out, w, h, spp and border override size, samples and frame.
    """
    width, height = settings.integer("w", width), settings.integer("h", height)
    samples = settings.integer("spp", samples)
    out = Path(settings.text("out", "out/preview")).absolute()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "FIXED"
    scene.render.threads = THREADS
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    _set_sampling(cycles, samples, bounces, diffuse_bounces, indirect_clamp, noise_threshold)
    _set_output(scene, settings.text("border"))
    bpy.context.view_layer.update()
    for half, seed in enumerate(SEEDS):
        cycles.samples = max(1, samples // len(SEEDS))
        cycles.seed = seed
        scene.render.filepath = f"{out}.{half}.exr"
        started = time.time()
        bpy.ops.render.render(write_still=True)
        took = time.time() - started
        print(
            f"{out} half {half}: {width} x {height}, {cycles.samples} spp, {took:.1f} s", flush=True
        )
