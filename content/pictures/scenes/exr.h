// exr.h: reads a Cycles multilayer EXR (codec NONE, float) into its passes by name ("DiffCol.R");
// the picture's size is W x H.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cmath>
#include <vector>
#include <string>
#include <map>
#include <algorithm>
#include <cstdint>
using namespace std;
typedef vector<float> F;
static int W, H;
struct I3 {
  F c[3];
};
static void fail(const string &s) {
  fprintf(stderr, "%s\n", s.c_str());
  exit(1);
}
static vector<uint8_t> slurp(const string &fn) {
  FILE *f = fopen(fn.c_str(), "rb");
  if (!f)
    fail("cannot open " + fn);
  fseek(f, 0, SEEK_END);
  size_t n = ftell(f);
  rewind(f);
  vector<uint8_t> b(n);
  if (fread(b.data(), 1, n, f) != n)
    fail("cannot read " + fn);
  fclose(f);
  return b;
}
static map<string, F> readexr(const string &fn) {
  vector<uint8_t> b = slurp(fn);
  size_t p = 8;
  vector<string> ch;
  auto str = [&] {
    string s((char *)&b[p]);
    p += s.size() + 1;
    return s;
  };
  while (b[p]) {
    string nm = str();
    str();
    int sz;
    memcpy(&sz, &b[p], 4);
    p += 4;
    size_t q = p;
    if (nm == "channels") {
      while (b[p]) {
        ch.push_back(str());
        int t;
        memcpy(&t, &b[p], 4);
        if (t != 2)
          fail("need float channels");
        p += 16;
      }
    }
    if (nm == "dataWindow") {
      int r[4];
      memcpy(r, &b[p], 16);
      W = r[2] - r[0] + 1;
      H = r[3] - r[1] + 1;
    }
    if (nm == "compression" && b[p] != 0)
      fail("need codec NONE");
    p = q + sz;
  }
  p++;
  vector<uint64_t> off(H);
  memcpy(off.data(), &b[p], 8 * (size_t)H);
  map<string, F> m;
  vector<float *> ptr;
  for (auto &c : ch) {
    string k = c.substr(c.find('.') + 1);
    m[k].resize((size_t)W * H);
    ptr.push_back(m[k].data());
  }
  for (int y = 0; y < H; y++) {
    size_t o = off[y];
    int yy;
    memcpy(&yy, &b[o], 4);
    o += 8;
    for (size_t c = 0; c < ch.size(); c++) {
      memcpy(ptr[c] + (size_t)y * W, &b[o], 4 * (size_t)W);
      o += 4 * (size_t)W;
    }
  }
  return m;
}
static I3 get(map<string, F> &m, const string &n, const char *s = "RGB") {
  I3 r;
  for (int k = 0; k < 3; k++) {
    auto it = m.find(n + "." + s[k]);
    if (it == m.end())
      r.c[k].assign((size_t)W * H, 0);
    else
      r.c[k] = it->second;
  }
  return r;
} // black where there is no such pass
static float lum(const I3 &a, size_t i) {
  return .2126f * a.c[0][i] + .7152f * a.c[1][i] + .0722f * a.c[2][i];
}
// Mean over a square of 2r+1 pixels.
static void box(const F &in, F &out, int r, F &tmp) {
#pragma omp parallel for
  for (int y = 0; y < H; y++) {
    const float *a = &in[(size_t)y * W];
    float *o = &tmp[(size_t)y * W];
    double s = 0;
    for (int x = -r; x <= r; x++)
      s += a[min(max(x, 0), W - 1)];
    for (int x = 0; x < W; x++) {
      o[x] = s / (2 * r + 1);
      s += a[min(x + r + 1, W - 1)] - a[max(x - r, 0)];
    }
  }
#pragma omp parallel
  {
#pragma omp for
    for (int x0 = 0; x0 < W; x0 += 64) {
      int x1 = min(x0 + 64, W);
      float s[64];
      for (int x = x0; x < x1; x++) {
        s[x - x0] = 0;
        for (int y = -r; y <= r; y++)
          s[x - x0] += tmp[(size_t)min(max(y, 0), H - 1) * W + x];
      }
      for (int y = 0; y < H; y++) {
        for (int x = x0; x < x1; x++)
          out[(size_t)y * W + x] = s[x - x0] / (2 * r + 1);
        int ya = min(y + r + 1, H - 1), yb = max(y - r, 0);
        for (int x = x0; x < x1; x++)
          s[x - x0] += tmp[(size_t)ya * W + x] - tmp[(size_t)yb * W + x];
      }
    }
  }
}
