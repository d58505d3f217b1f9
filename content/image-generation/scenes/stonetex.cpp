// stonetex NAME out.ppm: one slab of stone, 2.4 x 2.4 m at 1024 px, sRGB albedo; the noise is
// woodtex's. g++ -O3 -march=native -ffast-math -fopenmp stonetex.cpp -o stonetex
#define main wood_atlas
#include "../../pictures/scenes/woodtex.cpp"
#undef main
static float vein(float x, float y, float z, float sc, float w, float warp, int o) {
  float a = fb(x * sc * .7f + z, y * sc * .7f, z, 4),
        b = fb(x * sc * .7f + z + 31, y * sc * .7f + 7, z + 3, 4);
  float n = fb(x * sc + a * warp, y * sc + b * warp, z + 11, o, .55f);
  return 1 - ss(0, w, fabsf(n));
}
static C3 add(C3 a, float k) { return {a.r * k, a.g * k, a.b * k}; }
int main(int c, char **v) {
  string n = v[1];
  const int N = 1024;
  const float L = 2.4f;
  vector<uint8_t> A((size_t)N * N * 3);
#pragma omp parallel for schedule(dynamic, 8)
  for (int j = 0; j < N; j++)
    for (int i = 0; i < N; i++) {
      float x = i * L / N, y = j * L / N;
      C3 k;
      float fine = fb(x * 140, y * 140, 3, 2), cl = fb(x * 1.1f, y * 1.1f, 5, 5),
            cl2 = fb(x * 3.1f + 9, y * 3.1f, 8, 4);
      // veins lean: rotated and stretched domain
      float u = x * .80f + y * .60f, w = (-x * .60f + y * .80f);
      if (n == "calacatta") {
        k = mx(hx("f1eee9"), hx("e3dfd8"), ss(-.35f, .45f, cl));
        float ma = ss(-.15f, .45f, fb(x * .8f, y * .8f, 40, 3));
        float v1 = vein(u * .55f, w * 1.5f, 2, .75f, .055f, .9f, 5) * (.35f + .65f * ma),
              v2 = vein(u * .6f, w * 1.6f, 17, 1.6f, .030f, 1.1f, 5),
              v3 = vein(u * .5f, w * 1.3f, 29, .8f, .28f, .8f, 4);
        k = mx(k, hx("a9a49e"), .38f * v3 * (.3f + .7f * ma));
        k = mx(k, hx("837d77"), .78f * v1);
        k = mx(k, hx("b89a70"),
               .42f * vein(u * .55f, w * 1.5f, 2.06f, .75f, .14f, .9f, 5) * ma * (1 - v1));
        k = mx(k, hx("9c9791"), .34f * v2 * ma);
        k = add(k, 1 + .012f * fine);
      } else if (n == "nero-marquina") {
        k = mx(hx("161617"), hx("222224"), ss(-.4f, .4f, cl2));
        float ma = ss(-.25f, .35f, fb(x * .9f, y * .9f, 60, 3));
        float v1 = vein(u * .6f, w * 1.35f, 4, .70f, .020f, .8f, 6) * ma,
              v2 = vein(u * 1.3f, w * .8f, 21, 1.7f, .012f, 1.0f, 5) *
                   ss(-.1f, .4f, fb(x * 1.7f, y * 1.7f, 77, 3)),
              v3 = vein(u * .6f, w * 1.35f, 4, .70f, .11f, .8f, 5) * ma;
        k = mx(k, hx("4c4a49"), .40f * v3);
        k = mx(k, hx("dcd8d0"), .92f * v1);
        k = mx(k, hx("b5b0a8"), .62f * v2);
        k = add(k, 1 + .05f * fine);
      } else if (n == "travertine") {
        float lay = fb(x * .7f + .3f * cl, y * 9.f + .5f * cl2, 12, 5, .55f),
              band = fb(x * .35f, y * 3.1f + .25f * cl, 44, 4);
        k = mx(hx("dfcfb6"), hx("c6b08e"), ss(-.4f, .5f, lay));
        k = mx(k, hx("b59c78"), .55f * ss(.05f, .5f, band));
        k = mx(k, hx("ece0cc"), .45f * ss(.1f, .5f, -lay));
        float pit =
            ss(.30f, .46f, pn(x * 26, y * 75, 3)) * ss(-.05f, .35f, fb(x * 1.5f, y * 12, 90, 3));
        k = mx(k, hx("8f7856"), .55f * pit);
        k = add(k, 1 + .03f * fine);
      } else if (n == "limestone") {
        k = mx(hx("d3cbbd"), hx("c6bcab"), ss(-.4f, .4f, cl));
        k = mx(k, hx("dcd5c9"), .4f * ss(.1f, .5f, cl2));
        float sh = ss(.36f, .5f, pn(x * 60, y * 60, 7)) * .5f +
                   ss(.40f, .52f, pn(x * 130, y * 130, 19)) * .4f;
        k = mx(k, hx("a89d8b"), .38f * sh);
        k = add(k, 1 + .035f * fine);
      } else if (n == "white-quartz") {
        k = mx(hx("eeece8"), hx("e6e3de"), ss(-.3f, .4f, cl2));
        float s = ss(.42f, .55f, pn(x * 170, y * 170, 5));
        k = mx(k, hx("cdc9c3"), .45f * s);
        float v1 = vein(u * .6f, w * 1.2f, 51, .55f, .035f, .7f, 4) * ss(0, .5f, cl + .1f);
        k = mx(k, hx("c9c5bf"), .40f * v1);
        k = add(k, 1 + .012f * fine);
      } else {
        k = mx(hx("4a4d4c"), hx("3b3e3e"), ss(-.4f, .4f, cl));
        k = mx(k, hx("595d5b"), .5f * ss(.0f, .5f, cl2));
        float v1 = vein(u * .7f, w * 1.2f, 6, .75f, .022f, 1.f, 5) * ss(-.1f, .4f, cl),
              v2 = vein(u * .9f, w, 33, 1.5f, .012f, 1.f, 5) * .6f;
        k = mx(k, hx("a9aca7"), .62f * v1);
        k = mx(k, hx("8b8f8b"), .5f * v2 * ss(-.1f, .35f, cl2));
        k = add(k, 1 + .05f * fine);
      }
      size_t t = ((size_t)j * N + i) * 3;
      A[t] = ts(k.r) * 255 + .5f;
      A[t + 1] = ts(k.g) * 255 + .5f;
      A[t + 2] = ts(k.b) * 255 + .5f;
    }
  FILE *f = fopen(v[2], "wb");
  fprintf(f, "P6 %d %d 255\n", N, N);
  fwrite(A.data(), 1, A.size(), f);
  fclose(f);
}
