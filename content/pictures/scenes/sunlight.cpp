// sunlight ROOM.geo STILL.lin A.exr B.exr OUT FROM TO FRAMES [key=value ...] [-- U KEY ...]
// The film's frames FROM..TO of FRAMES as OUT.0000.lin: the still's light, plus what the sun lights
// directly, plus what it sends on, blended between keyframes (KEY.diffuse.lin and KEY.gloss.lin of
// `bounce`, at any size, each before it the moment U of the sun's way). The scene's OUT.sun has the
// words of the sun's way and of the window.
//
// The sun is traced here: the camera stands still, so its rays are traced once, and a frame costs
// one shadow ray a sample. A shutter outside the window opens and closes; boughs sway as whole
// bodies.
#include <numeric>
#include "exr.h"

struct Vec {
  float x, y, z;
};
static Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static Vec operator*(Vec a, float k) { return {a.x * k, a.y * k, a.z * k}; }
static float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static Vec cross(Vec a, Vec b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static Vec unit(Vec a) { return a * (1 / sqrtf(dot(a, a))); }

struct Triangle {
  Vec corner, u, v;
};
struct Box {
  Vec low{1e9f, 1e9f, 1e9f}, high{-1e9f, -1e9f, -1e9f};
  void hold(Vec p) {
    low = {min(low.x, p.x), min(low.y, p.y), min(low.z, p.z)};
    high = {max(high.x, p.x), max(high.y, p.y), max(high.z, p.z)};
  }
  void hold(const Box &other) {
    hold(other.low);
    hold(other.high);
  }
  float area() const {
    Vec d = high - low;
    return d.x < 0 ? 0 : d.x * d.y + d.y * d.z + d.z * d.x;
  }
  bool is_met(Vec o, Vec inverse, float reach) const {
    float a = (low.x - o.x) * inverse.x, b = (high.x - o.x) * inverse.x;
    float c = (low.y - o.y) * inverse.y, d = (high.y - o.y) * inverse.y;
    float e = (low.z - o.z) * inverse.z, f = (high.z - o.z) * inverse.z;
    float enter = max(max(min(a, b), min(c, d)), max(min(e, f), 0.f));
    return enter <= min(min(max(a, b), max(c, d)), min(max(e, f), reach));
  }
};

/** Triangles in a tree of boxes, cut where the surface-area heuristic says. */
class Body {
  struct Node {
    Box box;
    int first, last, right; // right: the second child, 0 for a leaf
  };
  vector<Triangle> triangles;
  vector<Node> nodes;

  static Vec centre(const Triangle &t) { return t.corner + (t.u + t.v) * (1 / 3.f); }
  static void hold(Box &box, const Triangle &t) {
    box.hold(t.corner);
    box.hold(t.corner + t.u);
    box.hold(t.corner + t.v);
  }

  int cut(int first, int last, const Box &centres) {
    const int bins = 12;
    float best = 1e30f, low = 0, size = 0;
    int best_axis = -1, best_bin = 0;
    auto bin_of = [&](const Triangle &t, int axis, float from, float width) {
      Vec c = centre(t);
      return min(bins - 1, (int)(((&c.x)[axis] - from) / width * bins));
    };
    for (int axis = 0; axis < 3; axis++) {
      float from = (&centres.low.x)[axis], width = (&centres.high.x)[axis] - from;
      if (width < 1e-6f)
        continue;
      Box box[bins];
      int count[bins] = {};
      for (int i = first; i < last; i++) {
        int bin = bin_of(triangles[i], axis, from, width);
        count[bin]++;
        hold(box[bin], triangles[i]);
      }
      for (int bin = 1; bin < bins; bin++) {
        Box side[2];
        int held[2] = {};
        for (int i = 0; i < bins; i++) {
          held[i >= bin] += count[i];
          if (count[i])
            side[i >= bin].hold(box[i]);
        }
        float cost = held[0] * side[0].area() + held[1] * side[1].area();
        if (held[0] && held[1] && cost < best) {
          best = cost;
          best_axis = axis;
          best_bin = bin;
          low = from;
          size = width;
        }
      }
    }
    if (best_axis < 0)
      return (first + last) / 2;
    auto middle =
        partition(triangles.begin() + first, triangles.begin() + last,
                  [&](const Triangle &t) { return bin_of(t, best_axis, low, size) < best_bin; });
    return middle - triangles.begin();
  }

  int build(int first, int last) {
    int index = nodes.size();
    nodes.push_back({{}, first, last, 0});
    Box box, centres;
    for (int i = first; i < last; i++) {
      hold(box, triangles[i]);
      centres.hold(centre(triangles[i]));
    }
    nodes[index].box = box;
    if (last - first > 3) {
      int middle = cut(first, last, centres);
      build(first, middle);
      int right = build(middle, last);
      nodes[index].right = right;
    }
    return index;
  }

public:
  explicit Body(FILE *file) {
    int count;
    if (fread(&count, 4, 1, file) != 1)
      fail("short geometry");
    triangles.resize(count);
    for (auto &triangle : triangles) {
      Vec p[3];
      if (fread(p, sizeof p, 1, file) != 1)
        fail("short geometry");
      triangle = {p[0], p[1] - p[0], p[2] - p[0]};
    }
    if (count)
      build(0, count);
  }

  /** The first triangle that a ray meets within `reach`, which becomes its distance; any of them
   * for a shadow. */
  const Triangle *hit(Vec o, Vec d, float &reach, bool is_shadow) const {
    if (nodes.empty())
      return nullptr;
    auto inverse = [](float v) { return 1 / (fabsf(v) < 1e-9f ? 1e-9f : v); };
    Vec inverted = {inverse(d.x), inverse(d.y), inverse(d.z)};
    const Triangle *found = nullptr;
    int stack[64], depth = 0;
    stack[depth++] = 0;
    while (depth) {
      int index = stack[--depth];
      const Node &node = nodes[index];
      if (!node.box.is_met(o, inverted, reach))
        continue;
      if (node.right) {
        stack[depth++] = node.right;
        stack[depth++] = index + 1;
        continue;
      }
      for (int i = node.first; i < node.last; i++) {
        const Triangle &t = triangles[i];
        Vec p = cross(d, t.v);
        float determinant = dot(t.u, p);
        if (fabsf(determinant) < 1e-14f)
          continue;
        Vec s = o - t.corner, q = cross(s, t.u);
        float u = dot(s, p) / determinant, v = dot(d, q) / determinant;
        float distance = dot(t.v, q) / determinant;
        if (u < 0 || v < 0 || u + v > 1 || distance < 1e-5f || distance > reach)
          continue;
        reach = distance;
        found = &t;
        if (is_shadow)
          return found;
      }
    }
    return found;
  }
};

// A pixel's samples are taken in strides that are coprime to their number; after the first ENOUGH
// it may stop.
static const int STRIDE = 7, ENOUGH = 8;
// How far a soft edge is smoothed, in pixels.
static const int REACH = 3;

/** What is seen at one sample of a pixel. */
struct Sample {
  Vec place, normal;
};

/** What the sun sends on after its first hit, at a moment of its way; both before the surface's own
 * color. */
struct Key {
  float u;
  Image diffuse, gloss;
};

/** How a frame is lit: where the sun stands, how far the shutter is open, how far each bough leans.
 */
struct Moment {
  float u, open, lean[2];
  Vec sun;
};

/** The opening that the sun comes through, in the plane x = wall. */
struct Window {
  float wall, from, to, low, high;
};

/** The room and its boughs, and what the camera sees of them. */
struct Scene {
  Body room, boughs[2];
  vector<Sample> seen;
};

static uint32_t scramble(uint32_t x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ x >> 16;
}

static float smoothstep(float x) {
  x = min(max(x, 0.f), 1.f);
  return x * x * (3 - 2 * x);
}

static float wave(float t, int turns, float phase) { return sinf(6.2831853f * turns * t + phase); }

/**
 * The film begins on the sun's way. The shutter closes when it has come to the end and opens when
 * it is back at the beginning, so that the last frame leads into the first. All waves turn a whole
 * number of times.
 */
static Moment moment_at(float t, Options &o) {
  Moment m;
  const float moving = o["moving"], lit = 1 - o["closed"];
  const float shut = (1 - o["start"]) * lit, opens = shut + o["closed"];
  const bool is_before = t < (shut + opens) / 2;
  m.open = smoothstep(is_before ? (shut - t) / moving : (t - opens) / moving);
  m.u = min(max(is_before ? o["start"] + t / lit : (t - opens) / lit, 0.f), 1.f);
  m.lean[0] = o["sway"] * (wave(t, 2, 0) + .4f * wave(t, 5, 1));
  m.lean[1] = o["sway"] * (wave(t, 3, 2) + .3f * wave(t, 7, 0));
  float azimuth = (o["az0"] + (o["az1"] - o["az0"]) * m.u) * (float)M_PI / 180;
  float elevation = (o["el0"] + (o["el1"] - o["el0"]) * m.u) * (float)M_PI / 180;
  m.sun = {cosf(elevation) * cosf(azimuth), cosf(elevation) * sinf(azimuth), sinf(elevation)};
  return m;
}

/** Where the samples of a pixel lie: they spread a little beyond it, as the renderer's filter does.
 */
static float spread(float v) {
  v = 2 * v - 1;
  return .5f + (v < 0 ? -.8f : .8f) * (1 - sqrtf(1 - fabsf(v)));
}

static Scene read_scene(const char *path, int samples) {
  FILE *file = fopen(path, "rb");
  float view[14];
  if (!file || fread(view, sizeof view, 1, file) != 1)
    fail("no geometry");
  Body room(file), first(file), second(file);
  fclose(file);
  Scene scene{room, {first, second}, vector<Sample>((size_t)width * height * samples)};
  const Vec eye = {view[0], view[1], view[2]}, right = {view[3], view[4], view[5]},
            up = {view[6], view[7], view[8]}, forward = {view[9], view[10], view[11]};
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      for (int s = 0; s < samples; s++) {
        float px = (x + spread((s + .5f) / samples)) / width - .5f;
        float py = (y + spread(fmodf(s * .618034f + .31f, 1.f))) / width - .5f * height / width;
        Vec ray = unit(right * px + up * (view[13] - py) + forward * view[12]);
        float reach = 1e9f;
        const Triangle *t = scene.room.hit(eye, ray, reach, false);
        Sample &sample = scene.seen[((size_t)y * width + x) * samples + s];
        sample = {eye, {0, 0, 0}};
        if (!t)
          continue;
        Vec facing = unit(cross(t->u, t->v));
        if (dot(facing, ray) > 0)
          facing = facing * -1;
        sample = {eye + ray * reach + facing * 2e-4f, facing};
      }
  return scene;
}

/** Whether a bough stands in a ray's way. It leans from its foot: the ray is sheared instead of its
 * triangles. */
static bool is_shaded(const Body &bough, float lean, Vec place, Vec ray) {
  auto sheared = [lean](Vec v) { return Vec{v.x, v.y - lean * v.z, v.z + .3f * lean * v.y}; };
  float reach = 60;
  return bough.hit(sheared(place), sheared(ray), reach, true);
}

/** The grain of a soft edge evened out, never across two surfaces. */
static float smoothed(const Scene &scene, const Plane &light, size_t pixel, int samples) {
  const Sample &here = scene.seen[pixel * samples];
  float sum = 0, weights = 0;
  for (int dy = -REACH; dy <= REACH; dy++)
    for (int dx = -REACH; dx <= REACH; dx++) {
      size_t other = pixel + dy * width + dx;
      const Sample &there = scene.seen[other * samples];
      float off = dot(there.place - here.place, here.normal);
      if (fabsf(off) > .001f || dot(there.normal, here.normal) < .995f)
        continue;
      float weight = expf(-.16f * (dx * dx + dy * dy));
      sum += weight * light[other];
      weights += weight;
    }
  return sum / weights;
}

/** Sunlight on each pixel, as a cosine. */
static Plane light_directly(const Scene &scene, const Moment &moment, const Window &window,
                            float radius, int samples, const Image &normal) {
  const Vec side = unit(cross({0, 0, 1}, moment.sun)), over = cross(moment.sun, side);
  const float edge = window.to + (window.from - window.to) * moment.open;
  Plane light((size_t)width * height);
  vector<char> is_edge(light.size());
#pragma omp parallel for schedule(dynamic, 4096)
  for (size_t pixel = 0; pixel < light.size(); pixel++) {
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
      if (along < 0 || through.y < edge || through.y > window.to || through.z < window.low ||
          through.z > window.high)
        continue;
      float reach = 60;
      if (scene.room.hit(sample.place, ray, reach, true) ||
          is_shaded(scene.boughs[0], moment.lean[0], sample.place, ray) ||
          is_shaded(scene.boughs[1], moment.lean[1], sample.place, ray))
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
  for (int y = REACH; y < height - REACH; y++)
    for (int x = REACH; x < width - REACH; x++) {
      size_t pixel = (size_t)y * width + x;
      // Where all of a pixel's first samples agreed, its neighbours tell whether that was luck.
      bool is_near = false;
      for (int dy = -2; dy <= 2; dy++)
        for (int dx = -2; dx <= 2; dx++)
          is_near |= is_edge[pixel + dy * width + dx];
      if (is_near)
        light[pixel] = smoothed(scene, rough, pixel, samples);
    }
  return light;
}

/** What the sun lights directly in each frame. */
class Sunshine {
  // While the shutter is open only each third frame is traced: soft shadows have not gone far in
  // between.
  static const int STEP = 3;
  const Scene &scene;
  const Window window;
  const Image &normal;
  const float radius;
  const int samples, frames;
  Options options;
  map<int, Plane> traced;
  // Light of the whole window, when it was last seen or before it is.
  double whole = 0;

  static double sum(const Plane &light) { return accumulate(light.begin(), light.end(), 0.); }

  Plane trace(const Moment &moment) const {
    return light_directly(scene, moment, window, radius, samples, normal);
  }

  Moment moment_of(int frame) { return moment_at((float)(frame % frames) / frames, options); }

  const Plane &open_at(int frame) {
    auto found = traced.find(frame);
    if (found == traced.end())
      found = traced.emplace(frame, trace(moment_of(frame))).first;
    return found->second;
  }

public:
  Sunshine(const Scene &scene, const Window &window, const Image &normal, float radius, int samples,
           int frames, const Options &options)
      : scene(scene), window(window), normal(normal), radius(radius), samples(samples),
        frames(frames), options(options) {}

  /** Sunlight on each pixel, and the share of it that the shutter lets in. */
  pair<Plane, float> at(int frame) {
    Moment moment = moment_of(frame);
    if (moment.open <= 0) {
      whole = 0;
      return {Plane((size_t)width * height, 0), 0};
    }
    const int before = frame / STEP * STEP, after = before + STEP;
    if (moment_of(before).open < 1 || moment_of(after).open < 1 || moment.open < 1) {
      if (whole == 0) {
        Moment open = moment;
        open.open = 1;
        whole = sum(trace(open));
      }
      Plane light = trace(moment);
      return {light, min(sum(light) / whole, 1.)};
    }
    traced.erase(traced.begin(), traced.lower_bound(before));
    Plane light = open_at(before);
    if (frame > before) {
      const Plane &later = open_at(after);
      const float f = (float)(frame - before) / STEP;
      for (size_t i = 0; i < light.size(); i++)
        light[i] += (later[i] - light[i]) * f;
    }
    whole = sum(light);
    return {light, 1};
  }
};

/** Bilinear, from a picture of another size. */
static float pick(const Plane &plane, int w, int h, int x, int y) {
  float px = min(max((x + .5f) * w / width - .5f, 0.f), w - 1.001f);
  float py = min(max((y + .5f) * h / height - .5f, 0.f), h - 1.001f);
  const float *at = &plane[(size_t)(int)py * w + (int)px];
  float fx = px - (int)px, fy = py - (int)py;
  float top = at[0] + (at[1] - at[0]) * fx, below = at[w] + (at[w + 1] - at[w]) * fx;
  return top + (below - top) * fy;
}

int main(int count, char **words) {
  if (count < 9)
    fail("usage: sunlight ROOM.geo STILL.lin A.exr B.exr OUT FROM TO FRAMES [key=value ...] "
         "[-- U KEY ...]");
  int divider = 9;
  while (divider < count && strcmp(words[divider], "--"))
    divider++;
  Options options = read_options(
      divider, words, 9,
      {{"samples", 24}, {"start", .3f}, {"closed", .05f}, {"moving", .13f}, {"sway", .02f}});
  auto a = read_exr(words[3]), b = read_exr(words[4]);
  const Image colour = mean_pass(a, b, "DiffCol"), mirror = mean_pass(a, b, "GlossCol");
  const Image normal = mean_pass(a, b, "Normal", "XYZ");
  a.clear();
  b.clear();
  int w, h;
  const Image still = read_linear(words[2], w, h);
  if (w != width || h != height)
    fail("the still has another size than its passes");
  const int samples = options["samples"];
  const Scene scene = read_scene(words[1], samples);
  const Window window = {options["wall"], options["from"], options["to"], options["low"],
                         options["high"]};
  vector<Key> keys;
  for (int i = divider + 1; i + 1 < count; i += 2) {
    string base = words[i + 1];
    keys.push_back({(float)atof(words[i]), read_linear(base + ".diffuse.lin", w, h),
                    read_linear(base + ".gloss.lin", w, h)});
  }
  const float power[3] = {options["red"], options["green"], options["blue"]};
  const float radius = tanf(options["size"] * (float)M_PI / 360);
  const int first = atoi(words[6]), last = atoi(words[7]), frames = atoi(words[8]);
  Sunshine sunshine(scene, window, normal, radius, samples, frames, options);
  for (int frame = first; frame <= last; frame++) {
    const Moment moment = moment_at((float)frame / frames, options);
    const auto [light, share] = sunshine.at(frame);
    size_t next = 1;
    while (next + 1 < keys.size() && keys[next].u < moment.u)
      next++;
    const bool is_bounced = next < keys.size();
    const float f =
        is_bounced ? (moment.u - keys[next - 1].u) / (keys[next].u - keys[next - 1].u) : 0;
    Image out = still;
    for (int k = 0; k < 3; k++) {
      const float sun = power[k] / (float)M_PI;
#pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          size_t pixel = (size_t)y * width + x;
          float diffuse = light[pixel] * sun, gloss = 0;
          if (is_bounced) {
            const Key &before = keys[next - 1], &after = keys[next];
            diffuse += share * (pick(before.diffuse.channel[k], w, h, x, y) * (1 - f) +
                                pick(after.diffuse.channel[k], w, h, x, y) * f);
            gloss = share * (pick(before.gloss.channel[k], w, h, x, y) * (1 - f) +
                             pick(after.gloss.channel[k], w, h, x, y) * f);
          }
          out.channel[k][pixel] +=
              colour.channel[k][pixel] * diffuse + mirror.channel[k][pixel] * gloss;
        }
    }
    char name[16];
    snprintf(name, sizeof name, ".%04d.lin", frame);
    write_linear(words[5] + string(name), out);
    printf("frame %d: u %.3f, open %.2f, share %.3f\n", frame, moment.u, moment.open, (float)share);
    fflush(stdout);
  }
}
