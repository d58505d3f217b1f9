// Rays through triangles: what the film's sun and its door are traced with.
#pragma once
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
