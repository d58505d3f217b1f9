// stonetex NAME OUT.ppm: one slab of stone, 4.5 x 1.5 m at 2880 x 960 pixels, sRGB albedo.
#include <cstdio>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>
#include <cstdint>
#include <algorithm>
using namespace std;
static inline uint32_t lattice_hash(int x, int y, int z) {
  uint32_t h = x * 374761393u + y * 668265263u + z * 2147483647u * 0 + z * 1274126177u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return h ^ (h >> 16);
}
static inline float gradient(uint32_t h, float x, float y, float z) {
  switch (h & 15) {
  case 0:
    return x + y;
  case 1:
    return -x + y;
  case 2:
    return x - y;
  case 3:
    return -x - y;
  case 4:
    return x + z;
  case 5:
    return -x + z;
  case 6:
    return x - z;
  case 7:
    return -x - z;
  case 8:
    return y + z;
  case 9:
    return -y + z;
  case 10:
    return y - z;
  case 11:
    return -y - z;
  case 12:
    return x + y;
  case 13:
    return -y + z;
  case 14:
    return -x + y;
  default:
    return -y - z;
  }
}
static float noise(float x, float y, float z) {
  int X = (int)floorf(x), Y = (int)floorf(y), Z = (int)floorf(z);
  x -= X;
  y -= Y;
  z -= Z;
  auto fade = [](float t) { return t * t * t * (t * (t * 6 - 15) + 10); };
  float u = fade(x), v = fade(y), w = fade(z);
  auto lerp = [](float a, float b, float t) { return a + (b - a) * t; };
  return lerp(lerp(lerp(gradient(lattice_hash(X, Y, Z), x, y, z),
                        gradient(lattice_hash(X + 1, Y, Z), x - 1, y, z), u),
                   lerp(gradient(lattice_hash(X, Y + 1, Z), x, y - 1, z),
                        gradient(lattice_hash(X + 1, Y + 1, Z), x - 1, y - 1, z), u),
                   v),
              lerp(lerp(gradient(lattice_hash(X, Y, Z + 1), x, y, z - 1),
                        gradient(lattice_hash(X + 1, Y, Z + 1), x - 1, y, z - 1), u),
                   lerp(gradient(lattice_hash(X, Y + 1, Z + 1), x, y - 1, z - 1),
                        gradient(lattice_hash(X + 1, Y + 1, Z + 1), x - 1, y - 1, z - 1), u),
                   v),
              w);
} // ~[-1,1]
static float fractal(float x, float y, float z, int o, float g = .5f) {
  float s = 0, a = 1, n = 0;
  for (int i = 0; i < o; i++) {
    s += a * noise(x, y, z);
    n += a;
    a *= g;
    x = x * 2 + 17.3f;
    y = y * 2 + 5.1f;
    z = z * 2 + 9.7f;
  }
  return s / n;
}
static float smooth_step(float a, float b, float x) {
  x = min(max((x - a) / (b - a), 0.f), 1.f);
  return x * x * (3 - 2 * x);
}
struct Colour {
  float r, g, b;
};
static float to_linear(float x) {
  return x <= .04045f ? x / 12.92f : powf((x + .055f) / 1.055f, 2.4f);
}
static float to_srgb(float x) {
  x = min(max(x, 0.f), 1.f);
  return x <= .0031308f ? 12.92f * x : 1.055f * powf(x, 1 / 2.4f) - .055f;
}
static Colour colour(const char *s) {
  unsigned v = strtoul(s, 0, 16);
  return {to_linear((v >> 16 & 255) / 255.f), to_linear((v >> 8 & 255) / 255.f),
          to_linear((v & 255) / 255.f)};
}
static Colour mix(Colour a, Colour b, float t) {
  return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
}
static float vein(float x, float y, float z, float sc, float w, float warp, int o) {
  float a = fractal(x * sc * .7f + z, y * sc * .7f, z, 4),
        b = fractal(x * sc * .7f + z + 31, y * sc * .7f + 7, z + 3, 4);
  float n = fractal(x * sc + a * warp, y * sc + b * warp, z + 11, o, .55f);
  return 1 - smooth_step(0, w, fabsf(n));
}
// Cracks that healed: lines across (dx, dy), as many to a metre as that is long, which wander by
// `warp` of their distance. Each runs for a stretch, up to `width` metres wide, with sharp edges.
static float strands(float x, float y, float z, float dx, float dy, float warp, float width) {
  const float PIXEL = 1 / 640.f;
  auto field = [&](float px, float py) {
    return px * dx + py * dy + warp * fractal(px * 1.1f, py * 1.1f, z, 7, .49f);
  };
  float here = field(x, y), across = (field(x + PIXEL, y) - here) / PIXEL,
        up = (field(x, y + PIXEL) - here) / PIXEL;
  float nearest = roundf(here), distance = fabsf(here - nearest) / hypotf(across, up);
  float stretch = fractal(x * .9f + nearest * 7.3f, y * .9f, z + nearest * 3.1f, 3),
        swell = fractal(x * 4 + nearest, y * 4, z + 5, 4);
  float wide = width * smooth_step(-.12f, .3f, stretch) * (.55f + .9f * swell);
  if (wide <= 0)
    return 0;
  float covered = min(max((.5f * wide - distance) / PIXEL + .5f, 0.f), 1.f);
  return covered * min(1.f, wide / PIXEL);
}
static Colour scaled(Colour a, float k) { return {a.r * k, a.g * k, a.b * k}; }
int main(int c, char **v) {
  string name = v[1];
  const int WIDTH = 2880, HEIGHT = 960, PER_METRE = 640;
  vector<uint8_t> pixels((size_t)WIDTH * HEIGHT * 3);
#pragma omp parallel for schedule(dynamic, 8)
  for (int j = 0; j < HEIGHT; j++)
    for (int i = 0; i < WIDTH; i++) {
      float x = (float)i / PER_METRE, y = (float)j / PER_METRE;
      Colour k;
      float fine = fractal(x * 140, y * 140, 3, 2), clouds = fractal(x * 1.1f, y * 1.1f, 5, 5),
            mottle = fractal(x * 3.1f + 9, y * 3.1f, 8, 4);
      // veins lean: rotated and stretched domain
      float u = x * .80f + y * .60f, w = (-x * .60f + y * .80f);
      if (name == "calacatta") {
        k = mix(colour("f1eee9"), colour("e3dfd8"), smooth_step(-.35f, .45f, clouds));
        float patches = smooth_step(-.15f, .45f, fractal(x * .8f, y * .8f, 40, 3));
        float main_vein =
                  vein(u * .55f, w * 1.5f, 2, .75f, .055f, .9f, 5) * (.35f + .65f * patches),
              fine_vein = vein(u * .6f, w * 1.6f, 17, 1.6f, .030f, 1.1f, 5),
              halo = vein(u * .5f, w * 1.3f, 29, .8f, .28f, .8f, 4);
        k = mix(k, colour("a9a49e"), .38f * halo * (.3f + .7f * patches));
        k = mix(k, colour("837d77"), .78f * main_vein);
        k = mix(k, colour("b89a70"),
                .42f * vein(u * .55f, w * 1.5f, 2.06f, .75f, .14f, .9f, 5) * patches *
                    (1 - main_vein));
        k = mix(k, colour("9c9791"), .34f * fine_vein * patches);
        k = scaled(k, 1 + .012f * fine);
      } else if (name == "nero-marquina") {
        k = mix(colour("131314"), colour("1f1f21"), smooth_step(-.4f, .4f, mottle));
        float main_vein = strands(x, y, 4, 1.2f, 1.5f, 1.4f, .022f),
              side_vein = strands(x, y, 9, 2.6f, 1.9f, 1.8f, .0075f),
              cross_vein = strands(x, y, 21, -2.1f, 2.6f, 2.2f, .0045f),
              thread = strands(x, y, 48, 5.f, 3.f, 2.6f, .0022f);
        k = mix(k, colour("9a9791"), .5f * thread);
        k = mix(k, colour("c4c0b8"), .75f * cross_vein);
        k = mix(k, colour("d4d0c8"), .85f * side_vein);
        k = mix(k, colour("e6e2da"), .93f * main_vein);
        k = scaled(k, 1 + .05f * fine);
      } else if (name == "travertine") {
        float layers = fractal(x * .7f + .3f * clouds, y * 9.f + .5f * mottle, 12, 5, .55f),
              band = fractal(x * .35f, y * 3.1f + .25f * clouds, 44, 4);
        k = mix(colour("dfcfb6"), colour("c6b08e"), smooth_step(-.4f, .5f, layers));
        k = mix(k, colour("b59c78"), .55f * smooth_step(.05f, .5f, band));
        k = mix(k, colour("ece0cc"), .45f * smooth_step(.1f, .5f, -layers));
        float pit = smooth_step(.30f, .46f, noise(x * 26, y * 75, 3)) *
                    smooth_step(-.05f, .35f, fractal(x * 1.5f, y * 12, 90, 3));
        k = mix(k, colour("8f7856"), .55f * pit);
        k = scaled(k, 1 + .03f * fine);
      } else if (name == "limestone") {
        k = mix(colour("d3cbbd"), colour("c6bcab"), smooth_step(-.4f, .4f, clouds));
        k = mix(k, colour("dcd5c9"), .4f * smooth_step(.1f, .5f, mottle));
        float shells = smooth_step(.36f, .5f, noise(x * 60, y * 60, 7)) * .5f +
                       smooth_step(.40f, .52f, noise(x * 130, y * 130, 19)) * .4f;
        k = mix(k, colour("a89d8b"), .38f * shells);
        k = scaled(k, 1 + .035f * fine);
      } else if (name == "white-quartz") {
        k = mix(colour("eeece8"), colour("e6e3de"), smooth_step(-.3f, .4f, mottle));
        float s = smooth_step(.42f, .55f, noise(x * 170, y * 170, 5));
        k = mix(k, colour("cdc9c3"), .45f * s);
        float main_vein =
            vein(u * .6f, w * 1.2f, 51, .55f, .035f, .7f, 4) * smooth_step(0, .5f, clouds + .1f);
        k = mix(k, colour("c9c5bf"), .40f * main_vein);
        k = scaled(k, 1 + .012f * fine);
      } else {
        k = mix(colour("4a4d4c"), colour("3b3e3e"), smooth_step(-.4f, .4f, clouds));
        k = mix(k, colour("595d5b"), .5f * smooth_step(.0f, .5f, mottle));
        float main_vein = strands(x, y, 6, .7f, 1.1f, 1.3f, .009f),
              fine_vein = strands(x, y, 33, 2.3f, 1.2f, 1.9f, .003f),
              cross_vein = strands(x, y, 57, -1.4f, 2.2f, 1.9f, .0022f);
        k = mix(k, colour("8b8f8b"), .45f * cross_vein);
        k = mix(k, colour("969a95"), .5f * fine_vein);
        k = mix(k, colour("b3b6b1"), .6f * main_vein);
        k = scaled(k, 1 + .05f * fine);
      }
      size_t at = ((size_t)j * WIDTH + i) * 3;
      pixels[at] = to_srgb(k.r) * 255 + .5f;
      pixels[at + 1] = to_srgb(k.g) * 255 + .5f;
      pixels[at + 2] = to_srgb(k.b) * 255 + .5f;
    }
  FILE *file = fopen(v[2], "wb");
  fprintf(file, "P6 %d %d 255\n", WIDTH, HEIGHT);
  fwrite(pixels.data(), 1, pixels.size(), file);
  fclose(file);
}
