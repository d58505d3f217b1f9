// What the film's camera sees: the room, the boughs before its window, and the door's leaf, which
// turns on its hinges.
#pragma once
#include "trace.h"

/** What is seen at one sample of a pixel. */
struct Sample {
  Vec place, normal;
};

/** The axis that the leaf turns on; angles are radians, and positive ones open it. */
struct Hinge {
  float x, y;
  Vec turn(Vec v, float angle) const {
    float c = cosf(angle), s = sinf(angle);
    return {c * v.x - s * v.y, s * v.x + c * v.y, v.z};
  }
  Vec move(Vec p, float angle) const {
    const Vec axis = {x, y, 0};
    return turn(p - axis, angle) + axis;
  }
};

/** The axis, and of the closed leaf its front and back in y, its free edge in x, the air under it.
 */
struct LeafShape {
  Hinge hinge;
  float front, back, free, sill;
};

static float smoothstep(float x) {
  x = min(max(x, 0.f), 1.f);
  return x * x * (3 - 2 * x);
}

struct Camera {
  Vec eye, right, up, forward;
  float focal, shift;
  Vec ray(float x, float y) const { return unit(right * x + up * (shift - y) + forward * focal); }
  /** Where a point is seen, in pixels, whole numbers in their middle. */
  pair<float, float> find(Vec place) const {
    Vec d = place - eye;
    float scale = focal / dot(d, forward);
    float x = dot(d, right) * scale, y = shift - dot(d, up) * scale;
    return {(x + .5f) * width - .5f, y * width + .5f * height - .5f};
  }
};

/** A part of the frame, in pixels. */
struct Region {
  int left = 0, top = 0, right = 0, bottom = 0;
  int wide() const { return right - left; }
  int high() const { return bottom - top; }
  size_t pixels() const { return (size_t)wide() * high(); }
  bool is_empty() const { return right <= left; }
  /** The frame's pixel that is the region's. */
  size_t pixel(size_t i) const { return (i / wide() + top) * width + i % wide() + left; }
};

/** What a sample shows: what is seen beside a closed leaf, what the leaf hid, its front and what is
 * on it, its free edge. */
enum Part : uint8_t { ROOM, BEYOND, FACE, EDGE, PARTS };

/** How much of a pixel each part has, and its middle; of the leaf, where that is when closed. How
 * much light comes to what of the room is seen, for all that the leaf hangs over it. */
struct Shown {
  float share[PARTS], light;
  Vec place[PARTS];
};

/** Where the samples of a pixel lie: they spread a little beyond it, as the renderer's filter does.
 */
static float spread(float v) {
  v = 2 * v - 1;
  return .5f + (v < 0 ? -.8f : .8f) * (1 - sqrtf(1 - fabsf(v)));
}

/** The plane of the leaf, when closed, that a ray meets. */
struct Glance {
  bool is_leaf;
  Vec normal;
  float offset;
};

class Scene {
  // Rim of the region, in widths of the frame.
  static constexpr float RIM = .02f;
  Body room, boughs[2], leaf;
  Camera camera;
  LeafShape shape;
  float angle = 0;
  Region moving;
  // Of the region: what is seen without a leaf and how far away, and with it closed.
  vector<Sample> behind, closed;
  vector<float> distance;
  vector<char> is_hidden;
  // Of the samples in a pixel.
  vector<pair<float, float>> places;

  Vec ray_of(int x, int y, int s) const {
    float across = (x + places[s].first) / width - .5f;
    float down = (y + places[s].second) / width - .5f * height / width;
    return camera.ray(across, down);
  }

  Sample sample_of(const Triangle *t, Vec ray, float reach) const {
    Vec facing = unit(cross(t->u, t->v));
    if (dot(facing, ray) > 0)
      facing = facing * -1;
    return {camera.eye + ray * reach + facing * 2e-4f, facing};
  }

  /** A hit of the leaf nearer than `reach`, as it hangs now. */
  const Triangle *hit_leaf(Vec place, Vec ray, float &reach, bool is_shadow) const {
    const Hinge &hinge = shape.hinge;
    return leaf.hit(hinge.move(place, -angle), hinge.turn(ray, -angle), reach, is_shadow);
  }

  Glance glance(Vec ray, float reach) const {
    const Triangle *t = hit_leaf(camera.eye, ray, reach, false);
    if (!t)
      return {false, {0, 0, 0}, 0};
    Vec normal = unit(cross(t->u, t->v));
    if (dot(normal, shape.hinge.turn(ray, -angle)) > 0)
      normal = normal * -1;
    return {true, normal, dot(normal, t->corner)};
  }

  /** Whether a pixel of the region and those around it show the same. */
  bool is_even(const vector<Glance> &glances, int i) const {
    const int wide = moving.wide(), x = i % wide, y = i / wide;
    const Glance &here = glances[i];
    for (int v = max(0, y - 1); v <= min(moving.high() - 1, y + 1); v++)
      for (int u = max(0, x - 1); u <= min(wide - 1, x + 1); u++) {
        const Glance &there = glances[v * wide + u];
        if (there.is_leaf != here.is_leaf || fabsf(there.offset - here.offset) > 1e-4f ||
            (here.is_leaf && dot(there.normal, here.normal) < .9999f))
          return false;
      }
    return true;
  }

  bool is_in_opening(Vec p) const {
    return p.y > shape.front && p.x > shape.free - .0045f && p.x < shape.hinge.x && p.z > .003f;
  }

  /** Of the light before the leaf, what its gap lets through to the floor under it. */
  float light_under(Vec place) const {
    Vec p = shape.hinge.move(place, -angle);
    float depth = min(p.y - shape.front, p.x - shape.free);
    if (p.z > .003f || depth <= 0 || p.y > shape.back || p.x > shape.hinge.x)
      return 1;
    return 1 - depth / sqrtf(depth * depth + shape.sill * shape.sill);
  }

  static bool is_shaded(const Body &bough, float lean, Vec place, Vec ray) {
    auto sheared = [lean](Vec v) { return Vec{v.x, v.y - lean * v.z, v.z + .3f * lean * v.y}; };
    float reach = 60;
    return bough.hit(sheared(place), sheared(ray), reach, true);
  }

public:
  const int samples;
  vector<Sample> seen;
  vector<Shown> shown;

  Scene(FILE *file, Camera camera, LeafShape shape, int samples)
      : room(file), boughs{Body(file), Body(file)}, leaf(file), camera(camera), shape(shape),
        samples(samples), seen((size_t)width * height * samples) {
    for (int s = 0; s < samples; s++)
      places.push_back({spread((s + .5f) / samples), spread(fmodf(s * .618034f + .31f, 1.f))});
#pragma omp parallel for schedule(dynamic, 4)
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++)
        for (int s = 0; s < samples; s++) {
          Vec ray = ray_of(x, y, s);
          float reach = 1e9f;
          const Triangle *t = room.hit(camera.eye, ray, reach, false);
          if (const Triangle *nearer = leaf.hit(camera.eye, ray, reach, false))
            t = nearer;
          seen[((size_t)y * width + x) * samples + s] =
              t ? sample_of(t, ray, reach) : Sample{camera.eye, {0, 0, 0}};
        }
  }

  const LeafShape &door() const { return shape; }
  const Region &region() const { return moving; }
  pair<float, float> find(Vec place) const { return camera.find(place); }

  /** 1 well inside of the region, 0 at its rims in the frame. */
  float inside(int x, int y) const {
    float away = RIM * width;
    if (moving.left > 0)
      away = min(away, (float)x - moving.left);
    if (moving.right < width)
      away = min(away, (float)moving.right - 1 - x);
    if (moving.top > 0)
      away = min(away, (float)y - moving.top);
    if (moving.bottom < height)
      away = min(away, (float)moving.bottom - 1 - y);
    return smoothstep(away / (RIM * width));
  }

  /** Says where in the frame the leaf moves. */
  void watch(Region part) {
    moving = part;
    size_t count = moving.pixels() * samples;
    behind.resize(count);
    closed.resize(count);
    distance.resize(count);
    is_hidden.resize(count);
    shown.resize(moving.pixels());
#pragma omp parallel for schedule(dynamic, 4)
    for (int y = moving.top; y < moving.bottom; y++)
      for (int x = moving.left; x < moving.right; x++)
        for (int s = 0; s < samples; s++) {
          size_t i = ((size_t)(y - moving.top) * moving.wide() + x - moving.left) * samples + s;
          Vec ray = ray_of(x, y, s);
          distance[i] = 1e9f;
          const Triangle *t = room.hit(camera.eye, ray, distance[i], false);
          behind[i] = t ? sample_of(t, ray, distance[i]) : Sample{camera.eye, {0, 0, 0}};
          closed[i] = seen[((size_t)y * width + x) * samples + s];
          float reach = distance[i];
          is_hidden[i] = leaf.hit(camera.eye, ray, reach, true) || is_in_opening(behind[i].place);
        }
  }

  /** Opens the leaf so far, and looks at it again. Only where a pixel and its neighbors do not show
   * one plane, or none of the leaf, every sample is traced. */
  void turn(float to) {
    angle = to;
    vector<Glance> glances(moving.pixels());
#pragma omp parallel for schedule(dynamic, 4096)
    for (size_t i = 0; i < glances.size(); i++) {
      const size_t pixel = moving.pixel(i), middle = i * samples + samples / 2;
      glances[i] = glance(ray_of(pixel % width, pixel / width, samples / 2), distance[middle]);
    }
#pragma omp parallel for schedule(dynamic, 4096)
    for (size_t i = 0; i < glances.size(); i++) {
      const int x = moving.pixel(i) % width, y = moving.pixel(i) / width;
      const bool is_plain = is_even(glances, i);
      Shown sums = {};
      for (int s = 0; s < samples; s++) {
        const size_t at = i * samples + s;
        Sample &sample = seen[moving.pixel(i) * samples + s];
        Vec ray = ray_of(x, y, s), place = behind[at].place;
        Part part = is_hidden[at] ? BEYOND : ROOM;
        sample = behind[at];
        const Glance found = is_plain ? glances[i] : glance(ray, distance[at]);
        if (found.is_leaf) {
          const Hinge &hinge = shape.hinge;
          Vec eye = hinge.move(camera.eye, -angle), inwards = hinge.turn(ray, -angle);
          float reach = (found.offset - dot(found.normal, eye)) / dot(found.normal, inwards);
          Vec normal = hinge.turn(found.normal, angle);
          place = eye + inwards * reach;
          sample = {camera.eye + ray * reach + normal * 2e-4f, normal};
          part = found.normal.x < -.7f && place.x < shape.free + .004f ? EDGE : FACE;
        }
        if (part == ROOM)
          sums.light += light_under(place);
        sums.share[part]++;
        sums.place[part] = sums.place[part] + place;
      }
      sums.light = sums.share[ROOM] > 0 ? sums.light / sums.share[ROOM] : 1;
      for (int part = 0; part < PARTS; part++)
        if (sums.share[part]) {
          sums.place[part] = sums.place[part] * (1 / sums.share[part]);
          sums.share[part] /= samples;
        }
      shown[i] = sums;
    }
  }

  /** Closes the leaf. */
  void close() {
    if (angle == 0)
      return;
    angle = 0;
    for (int y = moving.top; y < moving.bottom; y++) {
      auto from = closed.begin() + (size_t)(y - moving.top) * moving.wide() * samples;
      copy(from, from + (size_t)moving.wide() * samples,
           seen.begin() + ((size_t)y * width + moving.left) * samples);
    }
  }

  /** Whether anything stands in a ray's way. A bough leans from its foot: the ray is sheared
   * instead of its triangles. */
  bool is_dark(Vec place, Vec ray, const float *lean) const {
    float reach = 60;
    return room.hit(place, ray, reach, true) || hit_leaf(place, ray, reach, true) ||
           is_shaded(boughs[0], lean[0], place, ray) || is_shaded(boughs[1], lean[1], place, ray);
  }
};

static Scene read_scene(const char *path, const LeafShape &shape, int samples) {
  FILE *file = fopen(path, "rb");
  float view[14];
  if (!file || fread(view, sizeof view, 1, file) != 1)
    fail("no geometry");
  auto axis = [&](int at) { return Vec{view[at], view[at + 1], view[at + 2]}; };
  Scene scene(file, {axis(0), axis(3), axis(6), axis(9), view[12], view[13]}, shape, samples);
  fclose(file);
  return scene;
}
