// nlm.h: two half-sample renders filter each other by what they show (cross non-local means), for
// light that must stay apart from colour.
#pragma once
#include "../../pictures/scenes/exr.h"
static inline float fexp(float x) {
  x = 1.f + x / 64.f;
  if (x < 0)
    return 0;
  x *= x;
  x *= x;
  x *= x;
  x *= x;
  x *= x;
  x *= x;
  return x;
}
static void firefly(Image &a, float k) {
  Image o = a;
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float v[25];
      int n = 0;
      for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
          if (!i && !j)
            continue;
          int X = x + i, Y = y + j;
          if (X < 0 || Y < 0 || X >= width || Y >= height)
            continue;
          v[n++] = luminance(o, (size_t)Y * width + X);
        }
      nth_element(v, v + n - 3, v + n);
      float m = v[n - 3] * k + 1e-4f;
      size_t id = (size_t)y * width + x;
      float l = luminance(o, id);
      if (l > m) {
        float s = m / l;
        for (int c = 0; c < 3; c++)
          a.channel[c][id] = o.channel[c][id] * s;
      }
    }
}
// cross NLM: weights from A filter B and vice versa; returns the mean
static Image nlm(const Image &A, const Image &B, int R, float k, int pr,
                 const vector<const Plane *> &feat, const vector<float> &fs,
                 const vector<const Plane *> &fvar) {
  size_t N = (size_t)width * height;
  Image out;
  const Image *S[2] = {&A, &B};
  Image acc[2];
  Plane ws[2];
  Plane tmp(N);
  Plane var[3];
  for (int c = 0; c < 3; c++) {
    Plane d(N);
    for (size_t i = 0; i < N; i++) {
      float e = A.channel[c][i] - B.channel[c][i];
      d[i] = e * e * .5f;
    }
    var[c].resize(N);
    box_blur(d, var[c], 3, tmp);
  }
  Plane d(N), dd(N), fw(N);
  for (int h = 0; h < 2; h++) {
    for (int c = 0; c < 3; c++)
      acc[h].channel[c].assign(N, 0);
    ws[h].assign(N, 0);
  }
  for (int dy = -R; dy <= R; dy++)
    for (int dx = -R; dx <= R; dx++) {
      if (dx * dx + dy * dy > R * R + R)
        continue;
      int ox = dx, oy = dy;
#pragma omp parallel for
      for (int y = 0; y < height; y++) {
        int Y = y + oy;
        float *w = &fw[(size_t)y * width];
        if (Y < 0 || Y >= height) {
          for (int x = 0; x < width; x++)
            w[x] = 0;
          continue;
        }
        for (int x = 0; x < width; x++) {
          int X = x + ox;
          X = X < 0 ? 0 : X >= width ? width - 1 : X;
          size_t p = (size_t)y * width + x, q = (size_t)Y * width + X;
          float e = 0;
          for (size_t k2 = 0; k2 < feat.size(); k2++) {
            float t = (*feat[k2])[p] - (*feat[k2])[q];
            float vv = (*fvar[k2])[p];
            e = max(e, (t * t - vv) * fs[k2] / (1.f + vv * fs[k2] * .5f));
          }
          w[x] = (x + ox < 0 || x + ox >= width) ? 0 : fexp(-e);
        }
      }
      for (int h = 0; h < 2; h++) {
        const Image &G = *S[h];
        const Image &V = *S[1 - h];
#pragma omp parallel for
        for (int y = 0; y < height; y++) {
          int Y = min(max(y + oy, 0), height - 1);
          for (int x = 0; x < width; x++) {
            int X = min(max(x + ox, 0), width - 1);
            size_t p = (size_t)y * width + x, q = (size_t)Y * width + X;
            float e = 0;
            for (int c = 0; c < 3; c++) {
              float t = G.channel[c][p] - G.channel[c][q];
              float vp = var[c][p], vq = var[c][q];
              e += (t * t - (vp + min(vp, vq))) / (1e-7f + k * k * (vp + vq));
            }
            d[p] = e / 3;
          }
        }
        box_blur(d, dd, pr, tmp);
#pragma omp parallel for
        for (int y = 0; y < height; y++) {
          int Y = y + oy;
          if (Y < 0 || Y >= height)
            continue;
          for (int x = 0; x < width; x++) {
            int X = min(max(x + ox, 0), width - 1);
            size_t p = (size_t)y * width + x, q = (size_t)Y * width + X;
            float w = fexp(-max(0.f, dd[p])) * fw[p];
            ws[h][p] += w;
            for (int c = 0; c < 3; c++)
              acc[h].channel[c][p] += w * V.channel[c][q];
          }
        }
      }
    }
  for (int c = 0; c < 3; c++) {
    out.channel[c].resize(N);
    for (size_t i = 0; i < N; i++)
      out.channel[c][i] = .5f * (acc[0].channel[c][i] / max(ws[0][i], 1e-8f) +
                                 acc[1].channel[c][i] / max(ws[1][i], 1e-8f));
  }
  return out;
}
