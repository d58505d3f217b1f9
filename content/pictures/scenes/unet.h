// unet.h: Open Image Denoise's public U-Nets (their weight files are Apache-2.0), run on the
// processor.
#pragma once
#include "exr.h"
// ---------------------------------------------------------------- weights
static float half_to_float(uint16_t h) {
  uint32_t s = (h >> 15) & 1, e = (h >> 10) & 31, m = h & 1023;
  float v = e == 0 ? ldexpf(m, -24) : e == 31 ? INFINITY : ldexpf(1024 + m, (int)e - 25);
  return s ? -v : v;
}
struct Conv {
  int oc, ic;
  Plane w, b;
}; // w: [ky][kx][ic][oc padded to 16]
typedef map<string, Conv> Net;
static Net read_weights(const string &fn) {
  vector<uint8_t> b = read_file(fn);
  size_t p = 4;
  auto rd = [&](int n) {
    uint64_t v = 0;
    memcpy(&v, &b[p], n);
    p += n;
    return v;
  };
  if (b[0] != 0xd7 || b[1] != 0x41 || b[2] != 2)
    fail("not a weights file: " + fn);
  p = rd(8);
  int n = rd(4);
  struct T {
    vector<int> d;
    size_t off;
    bool half;
  };
  map<string, T> ts;
  while (n--) {
    int l = rd(2);
    string nm((char *)&b[p], l);
    p += l;
    T t;
    int nd = rd(1);
    for (int i = 0; i < nd; i++)
      t.d.push_back(rd(4));
    p += nd;
    t.half = rd(1) == 'h';
    t.off = rd(8);
    ts[nm] = t;
  }
  Net net;
  for (auto &[nm, t] : ts) {
    size_t dot = nm.find(".weight");
    if (dot == string::npos)
      continue;
    string id = nm.substr(0, dot);
    Conv c;
    c.oc = t.d[0];
    c.ic = t.d[1];
    int P = (c.oc + 15) / 16 * 16;
    auto at = [&](const T &t, size_t i) {
      if (t.half) {
        uint16_t h;
        memcpy(&h, &b[t.off + 2 * i], 2);
        return half_to_float(h);
      }
      float f;
      memcpy(&f, &b[t.off + 4 * i], 4);
      return f;
    };
    c.w.assign((size_t)9 * c.ic * P, 0);
    c.b.assign(P, 0);
    for (int o = 0; o < c.oc; o++) {
      c.b[o] = at(ts[id + ".bias"], o);
      for (int i = 0; i < c.ic; i++)
        for (int k = 0; k < 9; k++)
          c.w[((size_t)k * c.ic + i) * P + o] = at(t, ((size_t)o * c.ic + i) * 9 + k);
    }
    net[id] = c;
  }
  return net;
}
// ---------------------------------------------------------------- layers, on pictures with a
// border of one zero pixel: [y][x][channel]
struct Tensor {
  int w, h, c;
  Plane d;
  Tensor(int w = 0, int h = 0, int c = 0)
      : w(w), h(h), c(c), d((size_t)(w + 2) * (h + 2) * c, 0.f) {}
  float *at(int x, int y) { return &d[((size_t)(y + 1) * (w + 2) + x + 1) * c]; }
  const float *at(int x, int y) const { return &d[((size_t)(y + 1) * (w + 2) + x + 1) * c]; }
};
typedef float Lanes __attribute__((vector_size(64), aligned(4)));
template <int P, int N>
static void tile(const Conv &c, const Tensor &in, Tensor &out, int x, int y, int o) {
  Lanes acc[P][N];
  int S = c.b.size();
  for (int p = 0; p < P; p++)
    for (int n = 0; n < N; n++)
      acc[p][n] = *(const Lanes *)&c.b[o + 16 * n];
  for (int k = 0; k < 9; k++) {
    const float *s = in.at(x + k % 3 - 1, y + k / 3 - 1);
    const float *w = &c.w[(size_t)k * c.ic * S + o];
    for (int i = 0; i < c.ic; i++, w += S) {
      Lanes v[N];
      for (int n = 0; n < N; n++)
        v[n] = *(const Lanes *)(w + 16 * n);
      for (int p = 0; p < P; p++) {
        float f = s[(size_t)p * c.ic + i];
        for (int n = 0; n < N; n++)
          acc[p][n] += v[n] * f;
      }
    }
  }
  for (int p = 0; p < P; p++) {
    float *q = out.at(x + p, y) + o;
    for (int n = 0; n < N; n++)
      for (int j = 0; j < 16 && o + 16 * n + j < out.c; j++)
        q[16 * n + j] = max(0.f, acc[p][n][j]);
  }
}
static Tensor conv(const Net &net, const char *id, const Tensor &in) {
  auto it = net.find(id);
  if (it == net.end())
    fail(string("no layer ") + id);
  const Conv &c = it->second;
  if (c.ic != in.c)
    fail(string("channels of ") + id);
  Tensor out(in.w, in.h, c.oc);
  int S = c.b.size();
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < in.h; y++)
    for (int o = 0; o < S;) {
      int n = (S - o) / 16;
      n = n >= 4 ? 4 : n >= 3 ? 3 : n >= 2 ? 2 : 1;
      int x = 0;
      for (; x + 6 <= in.w; x += 6)
        n == 4   ? tile<6, 4>(c, in, out, x, y, o)
        : n == 3 ? tile<6, 3>(c, in, out, x, y, o)
        : n == 2 ? tile<6, 2>(c, in, out, x, y, o)
                 : tile<6, 1>(c, in, out, x, y, o);
      for (; x < in.w; x++)
        n == 4   ? tile<1, 4>(c, in, out, x, y, o)
        : n == 3 ? tile<1, 3>(c, in, out, x, y, o)
        : n == 2 ? tile<1, 2>(c, in, out, x, y, o)
                 : tile<1, 1>(c, in, out, x, y, o);
      o += 16 * n;
    }
  return out;
}
static Tensor pool(const Tensor &a) {
  Tensor o(a.w / 2, a.h / 2, a.c);
#pragma omp parallel for
  for (int y = 0; y < o.h; y++)
    for (int x = 0; x < o.w; x++) {
      const float *p = a.at(2 * x, 2 * y), *q = a.at(2 * x + 1, 2 * y), *r = a.at(2 * x, 2 * y + 1),
                  *s = a.at(2 * x + 1, 2 * y + 1);
      float *t = o.at(x, y);
      for (int k = 0; k < a.c; k++)
        t[k] = max(max(p[k], q[k]), max(r[k], s[k]));
    }
  return o;
}
static Tensor upsample_and_join(const Tensor &a, const Tensor &b) {
  Tensor o(b.w, b.h, a.c + b.c);
#pragma omp parallel for
  for (int y = 0; y < o.h; y++)
    for (int x = 0; x < o.w; x++) {
      memcpy(o.at(x, y), a.at(x / 2, y / 2), 4 * a.c);
      memcpy(o.at(x, y) + a.c, b.at(x, y), 4 * b.c);
    }
  return o;
}
static Tensor run(const Net &n, const Tensor &in) {
  if (n.count("enc_conv0")) {
    Tensor x = conv(n, "enc_conv0", in);
    Tensor p1 = pool(conv(n, "enc_conv1", x)), p2 = pool(conv(n, "enc_conv2", p1)),
           p3 = pool(conv(n, "enc_conv3", p2)), p4 = pool(conv(n, "enc_conv4", p3));
    x = conv(n, "enc_conv5b", conv(n, "enc_conv5a", p4));
    x = conv(n, "dec_conv4b", conv(n, "dec_conv4a", upsample_and_join(x, p3)));
    x = conv(n, "dec_conv3b", conv(n, "dec_conv3a", upsample_and_join(x, p2)));
    x = conv(n, "dec_conv2b", conv(n, "dec_conv2a", upsample_and_join(x, p1)));
    return conv(n, "dec_conv0",
                conv(n, "dec_conv1b", conv(n, "dec_conv1a", upsample_and_join(x, in))));
  }
  auto two = [&](const char *a, const char *b, const Tensor &i) {
    return conv(n, b, conv(n, a, i));
  };
  Tensor p1 = pool(two("enc_conv1a", "enc_conv1b", in)),
         p2 = pool(two("enc_conv2a", "enc_conv2b", p1)),
         p3 = pool(two("enc_conv3a", "enc_conv3b", p2)),
         p4 = pool(two("enc_conv4a", "enc_conv4b", p3));
  Tensor x = two("enc_conv5a", "enc_conv5b", p4);
  x = two("dec_conv4a", "dec_conv4b", upsample_and_join(x, p3));
  x = two("dec_conv3a", "dec_conv3b", upsample_and_join(x, p2));
  x = two("dec_conv2a", "dec_conv2b", upsample_and_join(x, p1));
  return conv(n, "dec_conv1c", two("dec_conv1a", "dec_conv1b", upsample_and_join(x, in)));
}
// ---------------------------------------------------------------- transfer functions of the
// networks
static const float A = 1.41283765e3f, B = 1.64593172f, C = 4.31384981e-1f, D = -2.94139609e-3f,
                   E = 1.92653254e-1f, G = 6.26026094e-3f, K = 9.98620152e-1f;
static float to_perceptual(float y) {
  return y <= 1.5794576e-6f    ? A * y
         : y <= 3.22087631e-2f ? B * powf(y, C) + D
                               : E * logf(y + G) + K;
}
static float from_perceptual(float x) {
  return x <= 2.23151711e-3f   ? x / A
         : x <= 3.70974749e-1f ? powf((x - D) / B, 1 / C)
                               : expf((x - K) / E) - G;
}
static float to_srgb(float y) {
  return y <= .0031308f ? 12.92f * y : 1.055f * powf(y, 1 / 2.4f) - .055f;
}
static float from_srgb(float x) {
  return x <= .04045f ? x / 12.92f : powf((x + .055f) / 1.055f, 2.4f);
}
static Tensor stack(const vector<const Image *> &in) {
  Tensor o((width + 15) / 16 * 16, (height + 15) / 16 * 16, 3 * in.size());
  for (int y = 0; y < o.h; y++)
    for (int x = 0; x < o.w; x++) {
      size_t i = (size_t)(y < height ? y : 2 * height - 2 - y) * width +
                 (x < width ? x : 2 * width - 2 - x);
      float *q = o.at(x, y); /* mirrored: repeated rows would be read as a texture */
      for (size_t j = 0; j < in.size(); j++)
        for (int k = 0; k < 3; k++)
          q[3 * j + k] = in[j]->channel[k][i];
    }
  return o;
}
template <class T> static void for_each(Image &a, T f) {
  for (int k = 0; k < 3; k++) {
#pragma omp parallel for
    for (size_t i = 0; i < a.channel[k].size(); i++)
      a.channel[k][i] = f(a.channel[k][i]);
  }
}
static Image apply(const Net &n, const vector<const Image *> &in) {
  Tensor r = run(n, stack(in));
  Image o;
  for (int k = 0; k < 3; k++) {
    o.channel[k].resize((size_t)width * height);
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++)
        o.channel[k][(size_t)y * width + x] = r.at(x, y)[k];
  }
  return o;
} // Mean of a pass over both halves; what is not a number is black.
static Image mean_pass(Passes &a, Passes &b, const string &n, const char *s = "RGB") {
  Image x = get_pass(a, n, s), y = get_pass(b, n, s);
  for (int k = 0; k < 3; k++)
    for (size_t i = 0; i < x.channel[k].size(); i++) {
      float v = .5f * (x.channel[k][i] + y.channel[k][i]);
      x.channel[k][i] = v == v ? v : 0;
    }
  return x;
}
// What light falls on, cleaned first: albedo (0 to 1) and normals (-1 to 1) guide the light's own
// network.
struct Guides {
  Image albedo, normal;
  string weights;
  Guides(Image alb, Image nrm, const string &dir) : weights(dir) {
    for_each(alb, [](float x) { return to_srgb(min(max(x, 0.f), 1.f)); });
    albedo = apply(read_weights(dir + "/rt_alb_large.tza"), {&alb});
    for_each(albedo, [](float x) { return from_srgb(min(max(x, 0.f), 1.f)); });
    for_each(nrm, [](float x) { return min(max(x, -1.f), 1.f) * .5f + .5f; });
    normal = apply(read_weights(dir + "/rt_nrm_large.tza"), {&nrm});
    for_each(normal, [](float x) { return min(max(x, 0.f), 1.f); });
  }
};
static Image denoise(Image light, const Guides &g) {
  double s = 0;
  int m = 0;
  for (int y = 0; y + 16 <= height; y += 16)
    for (int x = 0; x + 16 <= width; x += 16) {
      double l = 0;
      for (int j = 0; j < 256; j++)
        l += luminance(light, (size_t)(y + j / 16) * width + x + j % 16);
      l /= 256;
      if (l > 1e-8) {
        s += log2(l);
        m++;
      }
    }
  if (!m)
    return light;
  float scale = .18f / exp2f(s / m), norm = 1 / to_perceptual(65504.f);
  for_each(light, [&](float x) { return to_perceptual(max(x, 0.f) * scale) * norm; });
  light = apply(read_weights(g.weights + "/rt_hdr_calb_cnrm_large.tza"),
                {&light, &g.albedo, &g.normal});
  for_each(light, [&](float x) { return from_perceptual(x / norm) / scale; });
  return light;
}
