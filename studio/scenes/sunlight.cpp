// sunlight ROOM.geo STILL.lin A.exr B.exr OUT FROM TO FRAMES [key=value ...] [-- U KEY ...]
//          [-- ANGLE POSE ...]
// The film's frames FROM..TO of FRAMES as OUT.0000.lin: the still's light, plus what the sun lights
// directly, plus what it sends on, blended between keyframes (KEY.diffuse.lin and KEY.gloss.lin of
// `bounce`, at any size, each before it the moment U of the sun's way). The scene's OUT.sun has the
// words of the sun's way, of the window and of the door.
//
// The sun is traced here: the camera stands still, so its rays are traced once, and a frame costs
// one shadow ray a sample. The sun goes along its way and back; boughs sway as whole bodies.
//
// The door opens to the last of the angles (degrees, growing). POSE.still.lin is the still of such
// an angle, black where nothing moves; the last pose has its passes, POSE.sky.0.exr and
// POSE.sky.1.exr, and its bounce at one moment, too, all at the still's size.
#include "door.h"

// A pixel's samples are taken in strides that are coprime to their number; after the first ENOUGH
// it may stop.
static const int STRIDE = 7, ENOUGH = 8;
// How far a soft edge is smoothed, in pixels.
static const int REACH = 3;

/** What the sun sends on after its first hit, at a moment of its way; both before the surface's own
 * color. */
struct Key {
  float u;
  Image diffuse, gloss;
};

/** How a frame is lit: where the sun stands, how far the door is open, how far each bough leans. */
struct Moment {
  float u, door, lean[2];
  Vec sun;
};

/** The opening that the sun comes through, in the plane x = wall. */
struct Window {
  float wall, from, to, low, high;
};

static uint32_t scramble(uint32_t x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ x >> 16;
}

/** As smoothstep, and it starts and ends without a jerk. */
static float smootherstep(float x) {
  x = min(max(x, 0.f), 1.f);
  return x * x * x * (10 + x * (6 * x - 15));
}

static float wave(float t, int turns, float phase) { return sinf(6.2831853f * turns * t + phase); }

/**
 * The film begins on the sun's way, which it goes to its end, back to its beginning and on, so that
 * the last frame leads into the first. All waves turn a whole number of times. A draught opens the
 * door on the way there, and it falls softly to.
 */
static Moment moment_at(float t, Options &o) {
  Moment m;
  m.u = .5f + .5f * wave(t + o["start"], 1, -1.5707963f);
  const float rests = o["ajar"] + o["opening"], falls = rests + o["resting"];
  const float left = min(max(1 - (t - falls) / o["falling"], 0.f), 1.f);
  m.door = smootherstep((t - o["ajar"]) / o["opening"]) * smootherstep(powf(left, 1.4f));
  m.lean[0] = o["sway"] * (wave(t, 2, 0) + .4f * wave(t, 5, 1));
  m.lean[1] = o["sway"] * (wave(t, 3, 2) + .3f * wave(t, 7, 0));
  float azimuth = (o["az0"] + (o["az1"] - o["az0"]) * m.u) * (float)M_PI / 180;
  float elevation = (o["el0"] + (o["el1"] - o["el0"]) * m.u) * (float)M_PI / 180;
  m.sun = {cosf(elevation) * cosf(azimuth), cosf(elevation) * sinf(azimuth), sinf(elevation)};
  return m;
}

/** The grain of a soft edge evened out, never across two surfaces. */
static float smoothed(const Scene &scene, const Plane &light, size_t pixel) {
  const Sample &here = scene.seen[pixel * scene.samples];
  float sum = 0, weights = 0;
  for (int dy = -REACH; dy <= REACH; dy++)
    for (int dx = -REACH; dx <= REACH; dx++) {
      size_t other = pixel + dy * width + dx;
      const Sample &there = scene.seen[other * scene.samples];
      float off = dot(there.place - here.place, here.normal);
      if (fabsf(off) > .001f || dot(there.normal, here.normal) < .995f)
        continue;
      float weight = expf(-.16f * (dx * dx + dy * dy));
      sum += weight * light[other];
      weights += weight;
    }
  return sum / weights;
}

/** Sunlight on each pixel of a region, as a cosine; light: what is known of it already. */
template <class IsKnown>
static Plane light_directly(const Scene &scene, const Moment &moment, const Window &window,
                            float radius, const Image &normal, const Region &region, Plane light,
                            IsKnown is_known) {
  const int samples = scene.samples;
  const Vec side = unit(cross({0, 0, 1}, moment.sun)), over = cross(moment.sun, side);
  vector<char> is_edge(light.size());
#pragma omp parallel for schedule(dynamic, 4096)
  for (size_t i = 0; i < region.pixels(); i++) {
    const size_t pixel = region.pixel(i);
    if (is_known(i))
      continue;
    uint32_t hash = scramble(pixel);
    float turn = (hash & 0xffff) / 65536.f, shift = (hash >> 16) / 65536.f;
    float sum = 0;
    int lit = 0, taken = 0, dark = 0;
    // Where a few that lie well apart agree, the others would say the same.
    for (; taken < samples && (taken != ENOUGH || (lit && dark)); taken++) {
      const int s = taken * STRIDE % samples;
      const Sample &sample = scene.seen[pixel * samples + s];
      dark++;
      float cosine = dot(sample.normal, moment.sun);
      if (cosine <= 0)
        continue;
      float angle = 6.2831853f * fmodf(s * .618034f + turn, 1.f);
      float off = radius * sqrtf(fmodf((s + shift) / samples, 1.f));
      Vec ray = unit(moment.sun + side * (off * cosf(angle)) + over * (off * sinf(angle)));
      float along = (window.wall - sample.place.x) / ray.x;
      Vec through = sample.place + ray * along;
      if (along < 0 || through.y < window.from || through.y > window.to || through.z < window.low ||
          through.z > window.high)
        continue;
      if (scene.is_dark(sample.place, ray, moment.lean))
        continue;
      sum += cosine;
      lit++;
      dark--;
    }
    // The wood's relief, from the rendered normal, where the face is flat.
    Vec n = {normal.channel[0][pixel], normal.channel[1][pixel], normal.channel[2][pixel]};
    if (lit && dot(n, n) > .97f)
      sum *= min(max(dot(n, moment.sun) / max(sum / lit, .05f), .75f), 1.3f);
    light[pixel] = sum / taken;
    is_edge[pixel] = lit && dark;
  }
  const Plane rough = light;
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = max(REACH, region.top); y < min(height - REACH, region.bottom); y++)
    for (int x = max(REACH, region.left); x < min(width - REACH, region.right); x++) {
      size_t pixel = (size_t)y * width + x;
      // Where all of a pixel's first samples agreed, its neighbors tell whether that was luck.
      bool is_near = false;
      for (int dy = -2; dy <= 2; dy++)
        for (int dx = -2; dx <= 2; dx++)
          is_near |= is_edge[pixel + dy * width + dx];
      if (is_near)
        light[pixel] = smoothed(scene, rough, pixel);
    }
  return light;
}

/** What the sun lights directly in each frame. */
class Sunshine {
  // Only each third frame is traced: soft shadows have not gone far in between. What the door moves
  // is traced in each.
  static const int STEP = 3;
  const Scene &scene;
  Door &door;
  const Window window;
  const float radius;
  const int frames;
  Options options;
  map<int, Plane> traced;

  Plane trace(const Moment &moment) const {
    return light_directly(scene, moment, window, radius, door.normal, {0, 0, width, height},
                          Plane((size_t)width * height), [](size_t) { return false; });
  }

  Moment moment_of(int frame) { return moment_at((float)(frame % frames) / frames, options); }

  const Plane &traced_at(int frame) {
    auto found = traced.find(frame);
    if (found == traced.end())
      found = traced.emplace(frame, trace(moment_of(frame))).first;
    return found->second;
  }

  /** Sunlight while the door is closed. */
  Plane closed_at(int frame) {
    const int before = frame / STEP * STEP, after = before + STEP;
    traced.erase(traced.begin(), traced.lower_bound(before));
    Plane light = traced_at(before);
    if (frame > before) {
      const Plane &later = traced_at(after);
      const float f = (float)(frame - before) / STEP;
      for (size_t i = 0; i < light.size(); i++)
        light[i] += (later[i] - light[i]) * f;
    }
    return light;
  }

public:
  Sunshine(const Scene &scene, Door &door, const Window &window, float radius, int frames,
           const Options &options)
      : scene(scene), door(door), window(window), radius(radius), frames(frames), options(options) {
  }

  /** Sunlight on each pixel. Leaves the door as it stands in that frame. */
  Plane at(int frame) {
    const Moment moment = moment_of(frame);
    door.close();
    Plane light = closed_at(frame);
    const float angle = door.angle_of(moment.door);
    if (angle > 0) {
      door.turn(angle);
      // No shadow of the leaf falls on what is seen of the room beside it.
      light = light_directly(scene, moment, window, radius, door.normal, scene.region(), light,
                             [&](size_t i) { return is_room(scene.shown[i]); });
    }
    return light;
  }
};

/** The bounce at a moment of the sun's way, of the closed door. */
class Bounce {
  const Key *before = nullptr, *after = nullptr;
  float f = 0;
  int wide, high;

  /** From a picture of another size. */
  float pick(const Plane &plane, float x, float y) const {
    return bilinear(plane, wide, high, (x + .5f) * wide / width - .5f,
                    (y + .5f) * high / height - .5f);
  }

public:
  Bounce(const vector<Key> &keys, float u, int wide, int high) : wide(wide), high(high) {
    size_t next = 1;
    while (next + 1 < keys.size() && keys[next].u < u)
      next++;
    if (next >= keys.size())
      return;
    before = &keys[next - 1];
    after = &keys[next];
    f = (u - before->u) / (after->u - before->u);
  }

  /** Diffuse and glossy, of a channel, between pixels. */
  pair<float, float> operator()(int k, float x, float y) const {
    if (!before)
      return {0, 0};
    auto between = [&](const Image &a, const Image &b) {
      return pick(a.channel[k], x, y) * (1 - f) + pick(b.channel[k], x, y) * f;
    };
    return {between(before->diffuse, after->diffuse), between(before->gloss, after->gloss)};
  }
};

/** The surface's own colors, of two halves of a render. */
static void read_colors(const string &a, const string &b, Lit &lit, Image &normal) {
  auto first = read_exr(a), second = read_exr(b);
  lit.color = mean_pass(first, second, "DiffCol");
  lit.mirror = mean_pass(first, second, "GlossCol");
  normal = mean_pass(first, second, "Normal", "XYZ");
}

static Image read_alike(const string &path) {
  int w, h;
  Image image = read_linear(path, w, h);
  if (w != width || h != height)
    fail(path + " has another size than the still's passes");
  return image;
}

/** What holds everything in a picture that is not black. */
static Region lit_region(const Image &image) {
  Region region{width, height, 0, 0};
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (luminance(image, (size_t)y * width + x) > 0)
        region = {min(region.left, x), min(region.top, y), max(region.right, x + 1),
                  max(region.bottom, y + 1)};
  return region;
}

int main(int count, char **words) {
  if (count < 9)
    fail("usage: sunlight ROOM.geo STILL.lin A.exr B.exr OUT FROM TO FRAMES [key=value ...] "
         "[-- U KEY ...] [-- ANGLE POSE ...]");
  auto divider_from = [&](int from) {
    while (from < count && strcmp(words[from], "--"))
      from++;
    return from;
  };
  const int before_keys = divider_from(9), before_poses = divider_from(before_keys + 1);
  Options options = read_options(before_keys, words, 9,
                                 {{"samples", 24},
                                  {"start", .25f},
                                  {"sway", .02f},
                                  {"ajar", .045f},
                                  {"opening", .2f},
                                  {"resting", .0625f},
                                  {"falling", .225f}});
  Lit closed, open;
  Image normal, unused;
  read_colors(words[3], words[4], closed, normal);
  closed.still = read_alike(words[2]);
  const LeafShape shape = {{options["hinge_x"], options["hinge_y"]},
                           options["front"],
                           options["back"],
                           options["free"],
                           options["sill"]};
  Scene scene = read_scene(words[1], shape, options["samples"]);
  const Window window = {options["wall"], options["from"], options["to"], options["low"],
                         options["high"]};
  vector<Key> keys;
  int w = 0, h = 0;
  for (int i = before_keys + 1; i + 1 < before_poses; i += 2) {
    string base = words[i + 1];
    keys.push_back({(float)atof(words[i]), read_linear(base + ".diffuse.lin", w, h),
                    read_linear(base + ".gloss.lin", w, h)});
  }
  vector<pair<float, Image>> poses;
  for (int i = before_poses + 1; i + 1 < count; i += 2)
    poses.push_back(
        {atof(words[i]) * (float)M_PI / 180, read_alike(words[i + 1] + string(".still.lin"))});
  if (poses.size()) {
    const string widest = words[count - 1];
    read_colors(widest + ".sky.0.exr", widest + ".sky.1.exr", open, unused);
    open.diffuse = read_alike(widest + ".diffuse.lin");
    open.gloss = read_alike(widest + ".gloss.lin");
    scene.watch(lit_region(open.color));
  }
  Door door(scene, closed, normal, poses, open);
  const float power[3] = {options["red"], options["green"], options["blue"]};
  const float sun[3] = {power[0] / (float)M_PI, power[1] / (float)M_PI, power[2] / (float)M_PI};
  const float radius = tanf(options["size"] * (float)M_PI / 360);
  const int first = atoi(words[6]), last = atoi(words[7]), frames = atoi(words[8]);
  Sunshine sunshine(scene, door, window, radius, frames, options);
  for (int frame = first; frame <= last; frame++) {
    const Moment moment = moment_at((float)frame / frames, options);
    const Plane light = sunshine.at(frame);
    const Bounce bounce(keys, moment.u, w, h);
    Image out = closed.still;
    for (int k = 0; k < 3; k++)
#pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          size_t pixel = (size_t)y * width + x;
          auto [diffuse, gloss] = bounce(k, x, y);
          out.channel[k][pixel] +=
              closed.color.channel[k][pixel] * (light[pixel] * sun[k] + diffuse) +
              closed.mirror.channel[k][pixel] * gloss;
        }
    const float angle = door.angle_of(moment.door);
    if (angle > 0)
      door.show(angle, light, sun, bounce, out);
    char name[16];
    snprintf(name, sizeof name, ".%04d.lin", frame);
    write_linear(words[5] + string(name), out);
    printf("frame %d: u %.3f, door %.2f\n", frame, moment.u, moment.door);
    fflush(stdout);
  }
}
