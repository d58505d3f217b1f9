// lobes A.exr B.exr OUT.raw [r=4 k=.55 kg=.45 ps=.12 dn=3 dl=.1 gl=.3]: two half-sample renders ->
// denoised light, still apart from what it falls on.
// r: search radius; k, kg: strength on diffuse and gloss; ps: metres between like positions;
// dn dl gl: rings and tolerances of the last smoothing. Few samples want dn=5 dl=.5 gl=.8.
// OUT.raw: "LOBES w h" line, then float planes: diffuse light 3, gloss light 3, diffuse colour 3,
// gloss colour 3, other radiance 3, indirect share 1, normal 3, and for each half 4 ranks of
// cryptomatte (id, coverage).
#include "nlm.h"
// Bounced light is smooth: five widening rings of neighbours on the same surface, after Dammertz et
// al. lk: how much brightness may differ.
static Image spread(Image x, const Image &normals, const Image &positions, int levels, float reach,
                    float tolerance) {
  Image y = x;
  for (int level = 0; level < levels; level++) {
    int step = 1 << level;
#pragma omp parallel for schedule(dynamic, 16)
    for (int j = 0; j < height; j++)
      for (int i = 0; i < width; i++) {
        size_t a = (size_t)j * width + i;
        float sums[3] = {0, 0, 0}, weight_sum = 0, bright = luminance(x, a);
        for (int v = -2; v <= 2; v++)
          for (int u = -2; u <= 2; u++) {
            int X = i + u * step, Y = j + v * step;
            if (X < 0 || Y < 0 || X >= width || Y >= height)
              continue;
            size_t b = (size_t)Y * width + X;
            float normal_distance = 0, distance = 0, plane_distance = 0;
            for (int k = 0; k < 3; k++) {
              float e = normals.channel[k][a] - normals.channel[k][b],
                    q = positions.channel[k][a] - positions.channel[k][b];
              normal_distance += e * e;
              distance += q * q;
              plane_distance += q * normals.channel[k][a];
            }
            float light_distance = (bright - luminance(x, b)) / (tolerance * bright + 1e-4f);
            float weight = fast_exp(
                -(u * u + v * v) * .22f - normal_distance * 18.f - distance / (2 * reach * reach) -
                plane_distance * plane_distance / (2 * .012f * .012f) -
                (level > 2 || tolerance < .5f && level ? light_distance * light_distance : 0));
            weight_sum += weight;
            for (int k = 0; k < 3; k++)
              sums[k] += weight * x.channel[k][b];
          }
        for (int k = 0; k < 3; k++)
          y.channel[k][a] = sums[k] / max(weight_sum, 1e-8f);
      }
    swap(x, y);
  }
  return x;
}
int main(int count, char **words) {
  Options options = read_options(
      count, words, 4,
      {{"k", .55f}, {"kg", .45f}, {"r", 4}, {"ps", .12f}, {"dn", 3}, {"dl", .10f}, {"gl", .30f}});
  auto a = read_exr(words[1]), b = read_exr(words[2]);
  size_t pixels = (size_t)width * height;
  Plane scratch(pixels);
  auto each = [&](Image x, const Image &y, auto file) {
    for (int k = 0; k < 3; k++)
      for (size_t i = 0; i < pixels; i++)
        x.channel[k][i] = file(x.channel[k][i], y.channel[k][i]);
    return x;
  };
  auto sum = [&](const Image &x, const Image &y) {
    return each(x, y, [](float p, float q) { return p + q; });
  };
  auto avg = [&](const Image &x, const Image &y) {
    return each(x, y, [](float p, float q) { return .5f * (p + q); });
  };
  auto both = [&](const char *n, const char *s = "RGB") {
    return avg(get_pass(a, n, s), get_pass(b, n, s));
  };
  vector<Plane> features, feature_variances;
  vector<float> feature_scales;
  features.reserve(8);
  feature_variances.reserve(8);
  auto feature = [&](const Plane &x, const Plane &y, float s, bool smooth) {
    Plane m(pixels), q(pixels), e(pixels);
    for (size_t i = 0; i < pixels; i++) {
      m[i] = .5f * (x[i] + y[i]);
      float t = x[i] - y[i];
      q[i] = t * t * .25f;
    }
    box_blur(q, e, 2, scratch);
    if (smooth) {
      Plane z = m;
      box_blur(m, z, 1, scratch);
      m = z;
    }
    features.push_back(m);
    feature_variances.push_back(e);
    feature_scales.push_back(s);
  };
  {
    Image x = get_pass(a, "Normal", "XYZ"), y = get_pass(b, "Normal", "XYZ");
    for (int k = 0; k < 3; k++)
      feature(x.channel[k], y.channel[k], 1.f / (2 * .10f * .10f), true);
  }
  {
    Image x = get_pass(a, "Position", "XYZ"), y = get_pass(b, "Position", "XYZ");
    for (int k = 0; k < 3; k++)
      feature(x.channel[k], y.channel[k], 1.f / (2 * options["ps"] * options["ps"]), false);
  }
  {
    Image x = get_pass(a, "DiffCol"), y = get_pass(b, "DiffCol");
    Plane p(pixels), q(pixels);
    for (size_t i = 0; i < pixels; i++) {
      p[i] = luminance(x, i);
      q[i] = luminance(y, i);
    }
    feature(p, q, 1.f / (2 * .06f * .06f), false);
  }
  Image normals = both("Normal", "XYZ"), positions = both("Position", "XYZ");
  auto cross = [&](Image x, Image y, bool gl, float k, int R) {
    double s = 0;
    for (size_t i = 0; i < pixels; i++)
      s += x.channel[1][i];
    if (s < 1e-6)
      return avg(x, y);
    remove_fireflies(x, gl ? 2.2f : 1.8f);
    remove_fireflies(y, gl ? 2.2f : 1.8f);
    size_t feature_count = gl ? 7 : 6;
    vector<const Plane *> file, w;
    for (size_t i = 0; i < feature_count; i++) {
      file.push_back(&features[i]);
      w.push_back(&feature_variances[i]);
    }
    return cross_nlm(x, y, R, k, gl ? 2 : 3, file,
                     vector<float>(feature_scales.begin(), feature_scales.begin() + feature_count),
                     w);
  };
  auto bounced = [&](const char *n, float lk) {
    Image x = get_pass(a, n), y = get_pass(b, n);
    remove_fireflies(x, 1.6f);
    remove_fireflies(y, 1.6f);
    return spread(avg(x, y), normals, positions, 5, .35f, lk);
  };
  Image diffuse = sum(spread(cross(get_pass(a, "DiffDir"), get_pass(b, "DiffDir"), false,
                                   options["k"], (int)options["r"]),
                             normals, positions, (int)options["dn"], .2f, options["dl"]),
                      bounced("DiffInd", 1.2f));
  Image gloss = spread(cross(sum(get_pass(a, "GlossDir"), get_pass(a, "GlossInd")),
                             sum(get_pass(b, "GlossDir"), get_pass(b, "GlossInd")), true,
                             options["kg"] * 1.3f, 3),
                       normals, positions, 3, .2f, options["gl"]);
  FILE *file = fopen(words[3], "wb");
  fprintf(file, "LOBES %d %d\n", width, height);
  auto put = [&](const Plane &x) { fwrite(x.data(), 4, pixels, file); };
  auto put3 = [&](const Image &x) {
    for (int k = 0; k < 3; k++)
      put(x.channel[k]);
  };
  put3(diffuse);
  put3(gloss);
  put3(both("DiffCol"));
  put3(both("GlossCol"));
  Image transmission = sum(both("TransDir"), both("TransInd")),
        transmission_colour = both("TransCol"), emission = both("Emit"), sky = both("Env");
  for (int k = 0; k < 3; k++)
    for (size_t i = 0; i < pixels; i++)
      emission.channel[k][i] +=
          sky.channel[k][i] + transmission.channel[k][i] * transmission_colour.channel[k][i];
  put3(emission);
  {
    Image d = both("DiffDir"), n = both("DiffInd");
    Plane p(pixels), q(pixels), e(pixels);
    for (size_t i = 0; i < pixels; i++) {
      p[i] = luminance(n, i);
      q[i] = luminance(d, i) + p[i];
    }
    box_blur(p, e, 8, scratch);
    box_blur(q, p, 8, scratch);
    for (size_t i = 0; i < pixels; i++)
      p[i] = e[i] / max(p[i], 1e-6f);
    put(p);
  }
  put3(both("Normal", "XYZ"));
  for (auto *m : {&a, &b})
    for (const char *n : {"CryptoObject00", "CryptoObject01"})
      for (const char *s : {"r", "g", "b", "a"}) {
        string k = string(n) + "." + s;
        if (!m->count(k)) {
          fprintf(stderr, "no %s\n", k.c_str());
          return 1;
        }
        put((*m)[k]);
      }
  fclose(file);
}
