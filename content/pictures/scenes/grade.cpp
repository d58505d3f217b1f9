// grade: a picture in linear light -> exposure, white balance, bloom, AgX-like tonemap, contrast,
// saturation, sharpening, grain -> 8-bit PPM g++ -O3 -march=native -ffast-math -fopenmp grade.cpp
// -o grade ; usage: grade IN.lin OUT.ppm [key=val ...]
#include "exr.h"
static void blur(F &a, float sg, F &t) {
  int r = max(1, (int)(sg * .9f));
  F b(a.size());
  for (int i = 0; i < 3; i++) {
    box(a, b, r, t);
    swap(a, b);
  }
}
int main(int c, char **v) {
  map<string, float> o = {{"ev", 0},     {"bloom", .035f}, {"pow", 1.12f}, {"sat", 1.08f},
                          {"wr", 1},     {"wg", 1},        {"wb", 1},      {"grain", .006f},
                          {"vig", .10f}, {"sharp", .25f}};
  if (c < 3)
    fail("usage: grade IN.lin OUT.ppm [key=val ...]");
  for (int i = 3; i < c; i++) {
    char *e = strchr(v[i], '=');
    if (e)
      o[string(v[i], e - v[i])] = atof(e + 1);
  }
  FILE *in = fopen(v[1], "rb");
  if (!in || fscanf(in, "LIN %d %d", &W, &H) != 2)
    fail(string("no linear picture: ") + v[1]);
  fgetc(in);
  size_t N = (size_t)W * H;
  I3 C;
  F tmp(N);
  for (int k = 0; k < 3; k++) {
    C.c[k].resize(N);
    if (fread(C.c[k].data(), 4, N, in) != N)
      fail("short file");
  }
  fclose(in);
  float ex = exp2f(o["ev"]);
  float wb[3] = {o["wr"], o["wg"], o["wb"]};
  for (int k = 0; k < 3; k++)
    for (size_t i = 0; i < N; i++)
      C.c[k][i] *= ex * wb[k];
  if (o["bloom"] > 0) {
    for (int k = 0; k < 3; k++) {
      F s(N), acc(N, 0);
      for (size_t i = 0; i < N; i++)
        s[i] = min(C.c[k][i], 12.f);
      float sg[4] = {W * .004f, W * .012f, W * .035f, W * .08f};
      for (int j = 0; j < 4; j++) {
        F q = s;
        blur(q, sg[j], tmp);
        for (size_t i = 0; i < N; i++)
          acc[i] += q[i] * .25f;
      }
      for (size_t i = 0; i < N; i++)
        C.c[k][i] = C.c[k][i] * (1 - o["bloom"]) + acc[i] * o["bloom"];
    }
  }
  vector<uint8_t> out(N * 3);
  uint32_t rs = 12345;
  F L[3];
  for (int k = 0; k < 3; k++)
    L[k].resize(N);
#pragma omp parallel for
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      size_t i = (size_t)y * W + x;
      float u = (x + .5f) / W * 2 - 1, w = ((y + .5f) / H * 2 - 1) * H / W;
      float vg = 1 - o["vig"] * (u * u + w * w);
      float r = C.c[0][i] * vg, g = C.c[1][i] * vg, bl = C.c[2][i] * vg;
      const float m[9] = {.842479062253094f,  .0784335999999992f, .0792237451477643f,
                          .0423282422610123f, .878468636469772f,  .0791661274605434f,
                          .0423756549057051f, .0784336f,          .879142973793104f};
      const float im[9] = {1.19687900512017f,   -.0980208811401368f, -.0990297440797205f,
                           -.0528968517574562f, 1.15190312990417f,   -.0989611768448433f,
                           -.0529716355144438f, -.0980434501171241f, 1.15107367264116f};
      float t[3] = {m[0] * r + m[1] * g + m[2] * bl, m[3] * r + m[4] * g + m[5] * bl,
                    m[6] * r + m[7] * g + m[8] * bl};
      for (int k = 0; k < 3; k++) {
        float q = log2f(max(t[k], 1e-10f));
        q = min(max((q + 12.47393f) / (4.026069f + 12.47393f), 0.f), 1.f);
        float q2 = q * q, q4 = q2 * q2;
        t[k] = 15.5f * q4 * q2 - 40.14f * q4 * q + 31.96f * q4 - 6.868f * q2 * q + .4298f * q2 +
               .1191f * q - .00232f;
      }
      float e[3] = {im[0] * t[0] + im[1] * t[1] + im[2] * t[2],
                    im[3] * t[0] + im[4] * t[1] + im[5] * t[2],
                    im[6] * t[0] + im[7] * t[1] + im[8] * t[2]};
      // look (ASC-CDL power + saturation) in display space
      for (int k = 0; k < 3; k++)
        e[k] = powf(max(e[k], 0.f), o["pow"]);
      float l = .2126f * e[0] + .7152f * e[1] + .0722f * e[2];
      for (int k = 0; k < 3; k++)
        L[k][i] = l + (e[k] - l) * o["sat"];
    }
  if (o["sharp"] > 0) {
    for (int k = 0; k < 3; k++) {
      F q(N);
      box(L[k], q, 1, tmp);
      for (size_t i = 0; i < N; i++)
        L[k][i] += (L[k][i] - q[i]) * o["sharp"];
    }
  }
  for (size_t i = 0; i < N; i++) {
    rs = rs * 1664525u + 1013904223u;
    float g1 = (rs >> 8) / 16777216.f;
    rs = rs * 1664525u + 1013904223u;
    float g2 = (rs >> 8) / 16777216.f;
    float gr = (g1 + g2 - 1) * o["grain"] * 1.6f;
    for (int k = 0; k < 3; k++)
      out[i * 3 + k] = (uint8_t)min(max((L[k][i] + gr) * 255.f + .5f, 0.f), 255.f);
  }
  FILE *f = fopen(v[2], "wb");
  fprintf(f, "P6 %d %d 255\n", W, H);
  fwrite(out.data(), 1, out.size(), f);
  fclose(f);
}
