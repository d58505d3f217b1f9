// Two half-sample renders filter each other by what they show (cross non-local means), for light
// that must stay apart from colour.
#pragma once
#include "../../pictures/scenes/exr.h"
static inline float fast_exp(float x) {
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
static void remove_fireflies(Image &a, float k) {
  Image original = a;
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float neighbours[25];
      int n = 0;
      for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
          if (!i && !j)
            continue;
          int X = x + i, Y = y + j;
          if (X < 0 || Y < 0 || X >= width || Y >= height)
            continue;
          neighbours[n++] = luminance(original, (size_t)Y * width + X);
        }
      nth_element(neighbours, neighbours + n - 3, neighbours + n);
      float limit = neighbours[n - 3] * k + 1e-4f;
      size_t index = (size_t)y * width + x;
      float bright = luminance(original, index);
      if (bright > limit) {
        float gain = limit / bright;
        for (int c = 0; c < 3; c++)
          a.channel[c][index] = original.channel[c][index] * gain;
      }
    }
}
// cross NLM: weights from A filter B and vice versa; returns the mean
static Image cross_nlm(const Image &A, const Image &B, int radius, float k, int patch_radius,
                       const vector<const Plane *> &features, const vector<float> &feature_scales,
                       const vector<const Plane *> &feature_variances) {
  size_t pixels = (size_t)width * height;
  Image out;
  const Image *halves[2] = {&A, &B};
  Image sums[2];
  Plane weight_sums[2];
  Plane scratch(pixels);
  Plane variance[3];
  for (int c = 0; c < 3; c++) {
    Plane distance(pixels);
    for (size_t i = 0; i < pixels; i++) {
      float error = A.channel[c][i] - B.channel[c][i];
      distance[i] = error * error * .5f;
    }
    variance[c].resize(pixels);
    box_blur(distance, variance[c], 3, scratch);
  }
  Plane distance(pixels), patch_distance(pixels), feature_weight(pixels);
  for (int h = 0; h < 2; h++) {
    for (int c = 0; c < 3; c++)
      sums[h].channel[c].assign(pixels, 0);
    weight_sums[h].assign(pixels, 0);
  }
  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
      if (dx * dx + dy * dy > radius * radius + radius)
        continue;
      int ox = dx, oy = dy;
#pragma omp parallel for
      for (int y = 0; y < height; y++) {
        int Y = y + oy;
        float *w = &feature_weight[(size_t)y * width];
        if (Y < 0 || Y >= height) {
          for (int x = 0; x < width; x++)
            w[x] = 0;
          continue;
        }
        for (int x = 0; x < width; x++) {
          int X = x + ox;
          X = X < 0 ? 0 : X >= width ? width - 1 : X;
          size_t p = (size_t)y * width + x, q = (size_t)Y * width + X;
          float error = 0;
          for (size_t k2 = 0; k2 < features.size(); k2++) {
            float difference = (*features[k2])[p] - (*features[k2])[q];
            float vv = (*feature_variances[k2])[p];
            error = max(error, (difference * difference - vv) * feature_scales[k2] /
                                   (1.f + vv * feature_scales[k2] * .5f));
          }
          w[x] = (x + ox < 0 || x + ox >= width) ? 0 : fast_exp(-error);
        }
      }
      for (int h = 0; h < 2; h++) {
        const Image &guide = *halves[h];
        const Image &source = *halves[1 - h];
#pragma omp parallel for
        for (int y = 0; y < height; y++) {
          int Y = min(max(y + oy, 0), height - 1);
          for (int x = 0; x < width; x++) {
            int X = min(max(x + ox, 0), width - 1);
            size_t p = (size_t)y * width + x, q = (size_t)Y * width + X;
            float error = 0;
            for (int c = 0; c < 3; c++) {
              float difference = guide.channel[c][p] - guide.channel[c][q];
              float variance_p = variance[c][p], variance_q = variance[c][q];
              error += (difference * difference - (variance_p + min(variance_p, variance_q))) /
                       (1e-7f + k * k * (variance_p + variance_q));
            }
            distance[p] = error / 3;
          }
        }
        box_blur(distance, patch_distance, patch_radius, scratch);
#pragma omp parallel for
        for (int y = 0; y < height; y++) {
          int Y = y + oy;
          if (Y < 0 || Y >= height)
            continue;
          for (int x = 0; x < width; x++) {
            int X = min(max(x + ox, 0), width - 1);
            size_t p = (size_t)y * width + x, q = (size_t)Y * width + X;
            float w = fast_exp(-max(0.f, patch_distance[p])) * feature_weight[p];
            weight_sums[h][p] += w;
            for (int c = 0; c < 3; c++)
              sums[h].channel[c][p] += w * source.channel[c][q];
          }
        }
      }
    }
  for (int c = 0; c < 3; c++) {
    out.channel[c].resize(pixels);
    for (size_t i = 0; i < pixels; i++)
      out.channel[c][i] = .5f * (sums[0].channel[c][i] / max(weight_sums[0][i], 1e-8f) +
                                 sums[1].channel[c][i] / max(weight_sums[1][i], 1e-8f));
  }
  return out;
}
