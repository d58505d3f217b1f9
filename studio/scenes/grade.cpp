// grade IN.lin OUT.ppm [key=value ...]: a picture in linear light -> exposure, white balance,
// bloom, AgX-like tone curve, contrast, saturation, sharpening, grain -> 8-bit PPM.
#include "exr.h"

static const float AGX_INSET[9] = {.842479062253094f,  .0784335999999992f, .0792237451477643f,
                                   .0423282422610123f, .878468636469772f,  .0791661274605434f,
                                   .0423756549057051f, .0784336f,          .879142973793104f};
static const float AGX_OUTSET[9] = {1.19687900512017f,   -.0980208811401368f, -.0990297440797205f,
                                    -.0528968517574562f, 1.15190312990417f,   -.0989611768448433f,
                                    -.0529716355144438f, -.0980434501171241f, 1.15107367264116f};
// Exposure range of the tone curve, in stops around 1.
static const float DARKEST = 12.47393f, BRIGHTEST = 4.026069f;

/** Three box blurs look like a Gaussian of `sigma` pixels. */
static void blur(Plane &plane, float sigma, Plane &scratch) {
  int radius = max(1, (int)(sigma * .9f));
  Plane blurred(plane.size());
  for (int i = 0; i < 3; i++) {
    box_blur(plane, blurred, radius, scratch);
    swap(plane, blurred);
  }
}

/** Spreads a share of the light over four radii, as a lens does. */
static void bloom(Plane &plane, float share, Plane &scratch) {
  size_t pixels = plane.size();
  Plane source(pixels), glow(pixels, 0);
  for (size_t i = 0; i < pixels; i++)
    source[i] = min(plane[i], 12.f);
  float sigmas[4] = {width * .004f, width * .012f, width * .035f, width * .08f};
  for (float sigma : sigmas) {
    Plane blurred = source;
    blur(blurred, sigma, scratch);
    for (size_t i = 0; i < pixels; i++)
      glow[i] += blurred[i] * .25f;
  }
  for (size_t i = 0; i < pixels; i++)
    plane[i] = plane[i] * (1 - share) + glow[i] * share;
}

/** AgX's sigmoid of one channel, on its logarithmic range. */
static float tone_curve(float light) {
  float x = log2f(max(light, 1e-10f));
  x = min(max((x + DARKEST) / (BRIGHTEST + DARKEST), 0.f), 1.f);
  float x2 = x * x, x4 = x2 * x2;
  return 15.5f * x4 * x2 - 40.14f * x4 * x + 31.96f * x4 - 6.868f * x2 * x + .4298f * x2 +
         .1191f * x - .00232f;
}

static void multiply(const float *m, float r, float g, float b, float *out) {
  for (int k = 0; k < 3; k++)
    out[k] = m[3 * k] * r + m[3 * k + 1] * g + m[3 * k + 2] * b;
}

/** Display values with vignette, tone curve, contrast (ASC CDL power) and saturation. */
static Image develop(const Image &light, Options &options) {
  Image display;
  for (auto &plane : display.channel)
    plane.resize((size_t)width * height);
  float vignette = options["vig"], power = options["pow"], saturation = options["sat"];
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      size_t i = (size_t)y * width + x;
      float u = (x + .5f) / width * 2 - 1, v = ((y + .5f) / height * 2 - 1) * height / width;
      float falloff = 1 - vignette * (u * u + v * v);
      float curved[3], shown[3];
      multiply(AGX_INSET, light.channel[0][i] * falloff, light.channel[1][i] * falloff,
               light.channel[2][i] * falloff, curved);
      for (float &value : curved)
        value = tone_curve(value);
      multiply(AGX_OUTSET, curved[0], curved[1], curved[2], shown);
      for (float &value : shown)
        value = powf(max(value, 0.f), power);
      float grey = .2126f * shown[0] + .7152f * shown[1] + .0722f * shown[2];
      for (int k = 0; k < 3; k++)
        display.channel[k][i] = grey + (shown[k] - grey) * saturation;
    }
  return display;
}

/** Unsharp mask of one pixel's radius. */
static void sharpen(Plane &plane, float amount, Plane &scratch) {
  Plane blurred(plane.size());
  box_blur(plane, blurred, 1, scratch);
  for (size_t i = 0; i < plane.size(); i++)
    plane[i] += (plane[i] - blurred[i]) * amount;
}

/** Bytes with grey grain of a triangular distribution, the same in every run. */
static vector<uint8_t> quantise(const Image &display, float grain) {
  size_t pixels = display.channel[0].size();
  vector<uint8_t> bytes(pixels * 3);
  uint32_t state = 12345;
  auto uniform = [&] {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) / 16777216.f;
  };
  for (size_t i = 0; i < pixels; i++) {
    float first = uniform(), second = uniform();
    float noise = (first + second - 1) * grain * 1.6f;
    for (int k = 0; k < 3; k++)
      bytes[i * 3 + k] =
          (uint8_t)min(max((display.channel[k][i] + noise) * 255.f + .5f, 0.f), 255.f);
  }
  return bytes;
}

int main(int count, char **words) {
  if (count < 3)
    fail("usage: grade IN.lin OUT.ppm [key=value ...]");
  Options options = read_options(count, words, 3,
                                 {{"ev", 0},
                                  {"bloom", .035f},
                                  {"pow", 1.12f},
                                  {"sat", 1.08f},
                                  {"wr", 1},
                                  {"wg", 1},
                                  {"wb", 1},
                                  {"grain", .006f},
                                  {"vig", .10f},
                                  {"sharp", .25f}});
  Image light = read_linear(words[1], width, height);
  Plane scratch(light.channel[0].size());
  float exposure = exp2f(options["ev"]);
  float white[3] = {options["wr"], options["wg"], options["wb"]};
  for (int k = 0; k < 3; k++) {
    for (float &value : light.channel[k])
      value *= exposure * white[k];
    if (options["bloom"] > 0)
      bloom(light.channel[k], options["bloom"], scratch);
  }
  Image display = develop(light, options);
  if (options["sharp"] > 0)
    for (auto &plane : display.channel)
      sharpen(plane, options["sharp"], scratch);
  write_ppm(words[2], width, height, quantise(display, options["grain"]));
}
