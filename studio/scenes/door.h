// The door's leaf in the film: what a frame shows where it moves. A frame is no render: the closed
// picture's light and grain are carried along with the leaf, and a few path-traced poses say by how
// much each point of leaf and room is lighter or darker at an angle. Only what the closed leaf
// hides is taken from the poses themselves.
#pragma once
#include <memory>
#include "scene.h"

/** Between four pixels. */
static float bilinear(const Plane &plane, int wide, int high, float x, float y) {
  x = min(max(x, 0.f), wide - 1.001f);
  y = min(max(y, 0.f), high - 1.001f);
  const float *at = &plane[(size_t)(int)y * wide + (int)x];
  float u = x - (int)x, v = y - (int)y;
  float top = at[0] + (at[1] - at[0]) * u, below = at[wide] + (at[wide + 1] - at[wide]) * u;
  return top + (below - top) * v;
}

/** Between sixteen pixels (Catmull-Rom). */
static float cubic(const Plane &plane, int wide, int high, float x, float y) {
  x = min(max(x, 0.f), wide - 1.f);
  y = min(max(y, 0.f), high - 1.f);
  auto weights = [](float t, float *w) {
    w[0] = t * (-.5f + t * (1 - .5f * t));
    w[1] = 1 + t * t * (-2.5f + 1.5f * t);
    w[2] = t * (.5f + t * (2 - 1.5f * t));
    w[3] = t * t * (-.5f + .5f * t);
  };
  float across[4], down[4], sum = 0;
  weights(x - (int)x, across);
  weights(y - (int)y, down);
  for (int j = 0; j < 4; j++) {
    const float *row = &plane[(size_t)min(max((int)y + j - 1, 0), high - 1) * wide];
    for (int i = 0; i < 4; i++)
      sum += down[j] * across[i] * row[min(max((int)x + i - 1, 0), wide - 1)];
  }
  return max(sum, 0.f);
}

/** Colors of one part of the region, with the pixels that show nothing else, and made up around
 * them: so that a look beside an edge finds no other part. */
class Layer {
  Region region;
  Plane channel[3], weight;

  struct Level {
    int wide, high;
    Plane channel[3], weight;
  };

  /** Fills what has no weight from a picture of half the size, and that one from its half. */
  static void fill(Level &level) {
    if (level.wide < 4 || level.high < 4)
      return;
    Level half{(level.wide + 1) / 2, (level.high + 1) / 2, {}, {}};
    for (Plane *plane : {&half.channel[0], &half.channel[1], &half.channel[2], &half.weight})
      plane->assign((size_t)half.wide * half.high, 0);
    for (int y = 0; y < level.high; y++)
      for (int x = 0; x < level.wide; x++) {
        size_t from = (size_t)y * level.wide + x, to = (size_t)(y / 2) * half.wide + x / 2;
        half.weight[to] += level.weight[from];
        for (int k = 0; k < 3; k++)
          half.channel[k][to] += level.weight[from] * level.channel[k][from];
      }
    for (size_t i = 0; i < half.weight.size(); i++)
      if (half.weight[i] > 0) {
        for (auto &plane : half.channel)
          plane[i] /= half.weight[i];
        half.weight[i] = 1;
      }
    fill(half);
    for (int y = 0; y < level.high; y++)
      for (int x = 0; x < level.wide; x++) {
        size_t to = (size_t)y * level.wide + x;
        if (level.weight[to] == 0)
          for (int k = 0; k < 3; k++)
            level.channel[k][to] =
                bilinear(half.channel[k], half.wide, half.high, x * .5f - .25f, y * .5f - .25f);
      }
  }

public:
  Layer() = default;

  /** color: of a pixel of the frame; is_shown: whether a pixel belongs to the part. */
  template <class Color, class IsShown>
  Layer(const Region &region, Color color, IsShown is_shown) : region(region) {
    Level level{region.wide(), region.high(), {}, Plane(region.pixels(), 0)};
    for (auto &plane : level.channel)
      plane.assign(region.pixels(), 0);
    for (int y = 0; y < region.high(); y++)
      for (int x = 0; x < region.wide(); x++) {
        size_t i = (size_t)y * region.wide() + x;
        size_t pixel = (size_t)(y + region.top) * width + x + region.left;
        if (!is_shown(i))
          continue;
        level.weight[i] = 1;
        for (int k = 0; k < 3; k++)
          level.channel[k][i] = color(k, pixel, i);
      }
    weight = level.weight;
    fill(level);
    for (int k = 0; k < 3; k++)
      channel[k] = move(level.channel[k]);
  }

  /** Evens out what is known over a few pixels. */
  void soften(int radius) {
    Plane soft[3];
    for (auto &plane : soft)
      plane.resize(region.pixels());
#pragma omp parallel for
    for (int y = 0; y < region.high(); y++)
      for (int x = 0; x < region.wide(); x++) {
        float sums[3] = {}, weights = 0;
        for (int v = max(0, y - radius); v <= min(region.high() - 1, y + radius); v++)
          for (int u = max(0, x - radius); u <= min(region.wide() - 1, x + radius); u++) {
            size_t i = (size_t)v * region.wide() + u;
            float w = (weight[i] + 1e-3f) *
                      expf(-2.f * ((u - x) * (u - x) + (v - y) * (v - y)) / (radius * radius));
            for (int k = 0; k < 3; k++)
              sums[k] += w * channel[k][i];
            weights += w;
          }
        for (int k = 0; k < 3; k++)
          soft[k][(size_t)y * region.wide() + x] = sums[k] / weights;
      }
    for (int k = 0; k < 3; k++)
      channel[k] = move(soft[k]);
  }

  /** Between pixels, as smooth as light is. */
  float at(int k, float x, float y) const {
    return bilinear(channel[k], region.wide(), region.high(), x - region.left, y - region.top);
  }

  /** Between pixels, as sharp as grain is. */
  float sharp(int k, float x, float y) const {
    return cubic(channel[k], region.wide(), region.high(), x - region.left, y - region.top);
  }
};

static auto colors_of(const Image &image) {
  return [&image](int k, size_t pixel, size_t) { return image.channel[k][pixel]; };
}

/** The leaf open by an angle, path-traced without the sun: what is beyond, the free edge, and how
 * much lighter than in the closed picture the face and the room are. */
struct Pose {
  float angle;
  Layer beyond, edge, face, room;
};

/** Pictures of the frame by what light does: all but the sun's, the surface's own colors, and what
 * the sun sends on. */
struct Lit {
  Image still, color, mirror, diffuse, gloss;
};

/** The same of one part of the region. */
struct Surface {
  Layer still, color, mirror, diffuse, gloss;

  template <class IsShown> Surface(const Region &region, const Lit &lit, IsShown is_shown) {
    const pair<Layer *, const Image *> pairs[] = {{&still, &lit.still},
                                                  {&color, &lit.color},
                                                  {&mirror, &lit.mirror},
                                                  {&diffuse, &lit.diffuse},
                                                  {&gloss, &lit.gloss}};
    for (auto &[layer, image] : pairs)
      if (image->channel[0].size())
        *layer = Layer(region, colors_of(*image), is_shown);
  }
};

/** Whether a pixel shows nothing but the room, and that not under the leaf. */
static bool is_room(const Shown &shown) { return shown.share[ROOM] > .999f && shown.light == 1; }

class Door {
  // As far from the leaf, in metres, light moves with it.
  static constexpr float NEAR = .25f;
  // So far open, in radians, the closed picture has given way.
  static constexpr float AJAR = .003f;
  Scene &scene;
  const Region region;
  const LeafShape shape;
  const Image closed_normal;
  vector<Pose> poses;
  // The closed leaf's face and the room before it; what the widest pose alone shows.
  unique_ptr<Surface> face, room, beyond, edge;
  float widest = 0;

  /** Where a pose shows the light of a point of the room: at the same point, and on the floor near
   * the leaf at the one that has the same place before it. */
  Vec swept(Vec place, float angle, float pose) const {
    if (place.z > .003f || place.y > shape.front)
      return place;
    const Hinge &hinge = shape.hinge;
    Vec local = hinge.move(place, -angle);
    local.y = min(local.y, shape.front - .001f);
    float away = (shape.front - local.y) / NEAR;
    float beside = 2 * max(0.f, shape.free - local.x) / NEAR;
    float along = expf(-away * away - beside * beside);
    return hinge.move(local, angle + (pose - angle) * along);
  }

  static float ratio(float open, float closed) {
    const float faint = .002f;
    return min(max((open + faint) / (closed + faint), .2f), 3.f);
  }

  void add_pose(float angle, const Image &light, const vector<Shown> &closed) {
    scene.turn(angle);
    const auto &shown = scene.shown;
    auto shows = [&](Part part, float least) {
      return [&shown, part, least](size_t i) { return shown[i].share[part] >= least; };
    };
    Layer turned(region, colors_of(light), shows(FACE, .999f));
    auto face_change = [&](int k, size_t, size_t i) {
      auto [x, y] = scene.find(shape.hinge.move(closed[i].place[FACE], angle));
      auto [u, v] = scene.find(closed[i].place[FACE]);
      return ratio(turned.sharp(k, x, y), face->still.sharp(k, u, v));
    };
    auto room_change = [&](int k, size_t pixel, size_t) {
      int x = pixel % width, y = pixel / width;
      float change = ratio(light.channel[k][pixel], room->still.at(k, x, y));
      return 1 + (change - 1) * scene.inside(x, y);
    };
    poses.push_back(
        {angle, Layer(region, colors_of(light), shows(BEYOND, .999f)),
         Layer(region, colors_of(light), shows(EDGE, .7f)),
         Layer(region, face_change, [&](size_t i) { return closed[i].share[FACE] > .999f; }),
         Layer(region, room_change,
               [&](size_t i) { return is_room(closed[i]) && is_room(shown[i]); })});
    poses.back().face.soften(3);
    poses.back().room.soften(3);
  }

public:
  /** The closed leaf's normals, and where the leaf has turned its own. */
  Image normal;

  /** lights: angles and their pictures without the sun; open: the last one's other pictures. */
  Door(Scene &scene, const Lit &closed, const Image &normal,
       const vector<pair<float, Image>> &lights, const Lit &open)
      : scene(scene), region(scene.region()), shape(scene.door()), closed_normal(normal),
        normal(normal) {
    if (region.is_empty())
      return;
    scene.turn(0);
    const vector<Shown> shown = scene.shown;
    auto is_face = [&](size_t i) { return shown[i].share[FACE] > .999f; };
    auto is_open = [&](size_t i) { return is_room(shown[i]); };
    auto is_gap = [&](size_t i) { return shown[i].share[BEYOND] > .6f; };
    face = make_unique<Surface>(region, closed, is_face);
    room = make_unique<Surface>(region, closed, is_open);
    for (auto &[angle, light] : lights)
      add_pose(angle, light, shown);
    widest = poses.back().angle;
    auto is_beyond = [&](size_t i) { return scene.shown[i].share[BEYOND] > .999f; };
    auto is_edge = [&](size_t i) { return scene.shown[i].share[EDGE] > .7f; };
    beyond = make_unique<Surface>(region, open, is_beyond);
    edge = make_unique<Surface>(region, open, is_edge);
    auto one = [](int, size_t, size_t) { return 1.f; };
    auto all = [](size_t) { return true; };
    poses.insert(poses.begin(),
                 {0, Layer(region, colors_of(closed.still), is_gap), poses.front().edge,
                  Layer(region, one, all), Layer(region, one, all)});
    scene.close();
  }

  float angle_of(float share) const { return share * widest; }

  /** Opens the leaf so far. */
  void turn(float angle) {
    scene.turn(angle);
    for (size_t i = 0; i < region.pixels(); i++) {
      const Shown &shown = scene.shown[i];
      size_t pixel = region.pixel(i);
      Vec n = {0, 0, 0};
      if (shown.share[FACE] > .999f) {
        auto [x, y] = scene.find(shown.place[FACE]);
        size_t from = (size_t)min(max((int)(y + .5f), 0), height - 1) * width +
                      min(max((int)(x + .5f), 0), width - 1);
        n = shape.hinge.turn({closed_normal.channel[0][from], closed_normal.channel[1][from],
                              closed_normal.channel[2][from]},
                             angle);
      } else if (is_room(shown))
        n = {closed_normal.channel[0][pixel], closed_normal.channel[1][pixel],
             closed_normal.channel[2][pixel]};
      for (int k = 0; k < 3; k++)
        normal.channel[k][pixel] = (&n.x)[k];
    }
  }

  void close() {
    normal = closed_normal;
    scene.close();
  }

  /** Puts the region into a frame of the closed leaf. light: what the sun lights directly; sun: its
   * power; bounce: what it sends on while the leaf is closed. */
  template <class Bounce>
  void show(float angle, const Plane &light, const float *sun, const Bounce &bounce,
            Image &out) const {
    size_t next = 1;
    while (next + 1 < poses.size() && poses[next].angle < angle)
      next++;
    const Pose &a = poses[next - 1], &b = poses[next];
    const float f = (angle - a.angle) / (b.angle - a.angle);
    const float faded = smoothstep(angle / AJAR);
    auto between = [f](float x, float y) { return x + (y - x) * f; };
#pragma omp parallel for schedule(dynamic, 4096)
    for (size_t i = 0; i < region.pixels(); i++) {
      const Shown &shown = scene.shown[i];
      const size_t pixel = region.pixel(i);
      const int px = pixel % width, py = pixel / width;
      float sums[3] = {};
      // The lining keeps the sun off all that is seen beyond it: what is lit is the rest.
      const float direct = light[pixel] / max(1 - shown.share[BEYOND], .5f);
      auto add = [&](Part part, int k, float still, float color, float mirror, float diffuse,
                     float gloss) {
        const float lit = part == BEYOND ? 0 : direct * sun[k];
        sums[k] += shown.share[part] * (still + color * (lit + diffuse) + mirror * gloss);
      };
      if (shown.share[ROOM] > 0) {
        const Vec place = shown.place[ROOM];
        auto [ax, ay] = scene.find(swept(place, angle, a.angle));
        auto [bx, by] = scene.find(swept(place, angle, b.angle));
        for (int k = 0; k < 3; k++) {
          float change = between(a.room.at(k, ax, ay), b.room.at(k, bx, by)) * shown.light;
          auto [diffuse, gloss] = bounce(k, px, py);
          add(ROOM, k, room->still.at(k, px, py) * change, room->color.at(k, px, py),
              room->mirror.at(k, px, py), diffuse * change, gloss * change);
        }
      }
      if (shown.share[BEYOND] > 0)
        for (int k = 0; k < 3; k++)
          add(BEYOND, k, between(a.beyond.at(k, px, py), b.beyond.at(k, px, py)),
              beyond->color.at(k, px, py), beyond->mirror.at(k, px, py),
              beyond->diffuse.at(k, px, py), beyond->gloss.at(k, px, py));
      if (shown.share[FACE] > 0) {
        auto [x, y] = scene.find(shown.place[FACE]);
        for (int k = 0; k < 3; k++) {
          auto [diffuse, gloss] = bounce(k, x, y);
          add(FACE, k, face->still.sharp(k, x, y) * between(a.face.at(k, x, y), b.face.at(k, x, y)),
              face->color.sharp(k, x, y), face->mirror.sharp(k, x, y), diffuse, gloss);
        }
      }
      if (shown.share[EDGE] > 0) {
        auto at = [&](float pose) { return scene.find(shape.hinge.move(shown.place[EDGE], pose)); };
        auto [ax, ay] = at(a.angle > 0 ? a.angle : b.angle);
        auto [bx, by] = at(b.angle);
        auto [x, y] = at(widest);
        for (int k = 0; k < 3; k++)
          add(EDGE, k, between(a.edge.at(k, ax, ay), b.edge.at(k, bx, by)), edge->color.at(k, x, y),
              edge->mirror.at(k, x, y), edge->diffuse.at(k, x, y), edge->gloss.at(k, x, y));
      }
      for (int k = 0; k < 3; k++)
        out.channel[k][pixel] += (sums[k] - out.channel[k][pixel]) * faded;
    }
  }
};
