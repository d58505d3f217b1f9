// boards SPECIES OUT.ppm [px_per_mm=4] [supersampling=2] [logs]
// A straight-on picture of floor boards, 600 x 450 mm.
// boards SPECIES OUT atlas [px_per_mm=2] [length=3000] [boards=12]
// An atlas for the scenes, of unlit boards without their edges: OUT_c.ppm (albedo), OUT_h.ppm (red
// height, green roughness offset, blue pore) and OUT_e.ppm, their end grain: each board sawn
// through at eight places, across from top to bottom as its face and 48 mm deep from left to right.
// boards SPECIES OUT log [px_per_mm=4] [diameter=500]
// The end of a log without its bark, unlit: OUT_log.ppm, a square of 1.12 diameters, the pith in
// its middle.
// SPECIES may be a finish there. A board is a plane through a log of its own: distance from a
// wandering, leaning pith names the growth ring of a point, so that one rule draws cathedrals on
// flat-sawn boards, straight lines on quarter-sawn ones, and the rings that go on from both at a
// board's end. Vessels and rays are placed one by one, each by the ring that it grew in. Lengths
// are millimetres, colors linear light until the last step.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

namespace {

// What is drawn, in millimeters: a picture of a floor, or an atlas of boards.
float pictureWidth = 600, pictureHeight = 450;
constexpr int kAtlasRows = 12;
constexpr float kAtlasLength = 3000, kAtlasBoard = 240;
constexpr int kEnds = 8;
constexpr float kEndDepth = 48, kEndScale = 4; // the least scale: pixels a millimeter

struct Rgb {
  float r, g, b;
};
Rgb operator*(Rgb a, float k) { return {a.r * k, a.g * k, a.b * k}; }
Rgb operator+(Rgb a, Rgb b) { return {a.r + b.r, a.g + b.g, a.b + b.b}; }
Rgb mix(Rgb a, Rgb b, float t) { return a * (1 - t) + b * t; }
float toLinear(float s) { return s <= .04045f ? s / 12.92f : powf((s + .055f) / 1.055f, 2.4f); }
float toSrgb(float l) {
  l = std::clamp(l, 0.f, 1.f);
  return l <= .0031308f ? 12.92f * l : 1.055f * powf(l, 1 / 2.4f) - .055f;
}
Rgb hex(unsigned v) {
  return {toLinear((v >> 16 & 255) / 255.f), toLinear((v >> 8 & 255) / 255.f),
          toLinear((v & 255) / 255.f)};
}
// Wood does not darken to gray: denser tissue is also redder.
Rgb deepen(Rgb c, float k) {
  float s = sqrtf(sqrtf(std::max(k, .05f)));
  return {c.r * k / s, c.g * k, c.b * k * s};
}
float smooth(float a, float b, float x) {
  x = std::clamp((x - a) / (b - a), 0.f, 1.f);
  return x * x * (3 - 2 * x);
}

uint32_t hash(uint32_t x, uint32_t y, uint32_t s) {
  uint32_t h = x * 0x9E3779B1u ^ (y * 0x85EBCA77u + s * 0xC2B2AE3Du);
  h ^= h >> 15;
  h *= 0x2C1B3C6Du;
  h ^= h >> 12;
  h *= 0x297A2D39u;
  return h ^ h >> 15;
}
float unit(uint32_t x, uint32_t y, uint32_t s) { return (hash(x, y, s) >> 8) / 16777216.f; }

struct Random {
  uint32_t seed, n = 0;
  float operator()() { return unit(n++, 77, seed); }
  float in(float a, float b) { return a + (b - a) * (*this)(); }
  float bell() { return ((*this)() + (*this)() + (*this)() + (*this)() - 2) * 1.73f; }
  bool chance(float p) { return (*this)() < p; }
  float sign() { return chance(.5f) ? -1.f : 1.f; }
};

// Gradient noise, about -1..1.
float noise(float x, float y, uint32_t s) {
  int X = int(floorf(x)), Y = int(floorf(y));
  float fx = x - X, fy = y - Y;
  float u = fx * fx * fx * (fx * (fx * 6 - 15) + 10), v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  auto corner = [&](int i, int j) {
    uint32_t h = hash(X + i, Y + j, s);
    return ((h & 0xffff) / 32768.f - 1) * (fx - i) + ((h >> 16) / 32768.f - 1) * (fy - j);
  };
  float a = corner(0, 0), b = corner(1, 0), c = corner(0, 1), d = corner(1, 1);
  return 1.6f * (a + (b - a) * u + (c - a + (a - b - c + d) * u) * v);
}
float fractal(float x, float y, uint32_t s, int octaves) {
  float sum = 0, amp = 1, norm = 0;
  for (int i = 0; i < octaves; i++) {
    sum += amp * noise(x, y, s + i * 101);
    norm += amp;
    amp *= .5f;
    x *= 2.03f;
    y *= 2.03f;
  }
  return sum / norm;
}

enum Cut { FLAT, RIFT, QUARTER };

// One board of a row. Its seed was chosen by eye; `sap` is the share of its width that is sapwood,
// negative where the pale side lies at the top.
struct Plank {
  Cut cut;
  uint32_t seed;
  float until = 1000; // the end joint to its right
  float sap = 0;
};

struct Species {
  const char *name;
  uint32_t logs; // a stand of trees, chosen by eye
  float boardWidth, firstRow;
  std::vector<std::vector<Plank>> rows;
  // Ground tissue: first-formed, later, and the last cells of the year. In ring-porous woods the
  // dark comes from pores: a dark `early` reads as pine.
  Rgb early, late, ringEnd;
  Rgb streakDark, streakCool; // heartwood extractives, in bands that roughly follow the rings
  Rgb pore, pale, sap, stain;
  float ringWidth, ringVariation;
  float earlyWidth; // stays when rings grow narrow, as in the tree
  float edge;       // how far the step from one year to the next is drawn out
  float endAmount, endPower;
  float poreDensity, poreLength, poreWidth, poreAlpha; // per mm2 of the zone that they live in
  float poreInLate;                                    // 0 ring-porous .. 1 diffuse-porous
  float fineDensity, fineAlpha;                        // small late vessels and fiber ends
  float paleDensity, paleLength, paleAlpha;            // parenchyma around late vessels
  float deposits;                                      // share of vessels filled pale
  float rayDensity, rayHeight, rayThickness, rayAlpha; // edge-on: ticks along the grain
  float fleck;                                         // rays met in their own plane
  float streakAmount, coolAmount, streakScale;
  float fiber, mottle, curl, sheen;
  float ringTone, boardTone, relief;
  float wander;
  float mineral, peck; // per board
};

const std::vector<Species> kModels = {
    {.name = "white-oak",
     .logs = 4,
     .boardWidth = 178,
     .firstRow = -64,
     .rows = {{{FLAT, 3}}, {{QUARTER, 2, 352}, {FLAT, 5}}, {{RIFT, 3, 128}, {FLAT, 8}}},
     .early = hex(0xb3946c),
     .late = hex(0xc3a883),
     .ringEnd = hex(0xb5986f),
     .streakDark = hex(0x9c7c55),
     .streakCool = hex(0xb7a68c),
     .pore = hex(0x59422b),
     .pale = hex(0xdfcdac),
     .sap = hex(0xd8c4a4),
     .stain = hex(0x86663f),
     .ringWidth = 2.3f,
     .ringVariation = .55f,
     .earlyWidth = .85f,
     .edge = .18f,
     .endAmount = .40f,
     .endPower = 2.0f,
     .poreDensity = 1.15f,
     .poreLength = 3.6f,
     .poreWidth = .25f,
     .poreAlpha = .92f,
     .poreInLate = 0,
     .fineDensity = 9,
     .fineAlpha = .24f,
     .paleDensity = .6f,
     .paleLength = 1.6f,
     .paleAlpha = .16f,
     .deposits = 0,
     .rayDensity = .16f,
     .rayHeight = 15,
     .rayThickness = .22f,
     .rayAlpha = .34f,
     .fleck = 1,
     .streakAmount = .32f,
     .coolAmount = .24f,
     .streakScale = 22,
     .fiber = .070f,
     .mottle = .045f,
     .curl = 0,
     .sheen = .02f,
     .ringTone = .06f,
     .boardTone = .07f,
     .relief = .9f,
     .wander = .95f,
     .mineral = .1f,
     .peck = 0},
    {.name = "american-walnut",
     .logs = 4,
     .boardWidth = 203,
     .firstRow = -96,
     .rows = {{{RIFT, 3, 402}, {FLAT, 4}}, {{FLAT, 1}}, {{FLAT, 6, 214}, {RIFT, 5}}},
     .early = hex(0x8d6c53),
     .late = hex(0x7f604b),
     .ringEnd = hex(0x553c30),
     .streakDark = hex(0x402e2a),
     .streakCool = hex(0x74615d),
     .pore = hex(0x2b1c17),
     .pale = hex(0x8a6c55),
     .sap = hex(0xae9070),
     .stain = hex(0x33241f),
     .ringWidth = 3.6f,
     .ringVariation = .55f,
     .earlyWidth = 1.3f,
     .edge = .75f,
     .endAmount = .72f,
     .endPower = 2.0f,
     .poreDensity = .95f,
     .poreLength = 4.4f,
     .poreWidth = .20f,
     .poreAlpha = .92f,
     .poreInLate = .36f,
     .fineDensity = 7,
     .fineAlpha = .26f,
     .paleDensity = .5f,
     .paleLength = 1.4f,
     .paleAlpha = .10f,
     .deposits = .02f,
     .rayDensity = .5f,
     .rayHeight = 1.2f,
     .rayThickness = .10f,
     .rayAlpha = .12f,
     .fleck = 0,
     .streakAmount = .66f,
     .coolAmount = .56f,
     .streakScale = 15,
     .fiber = .085f,
     .mottle = .075f,
     .curl = .03f,
     .sheen = .05f,
     .ringTone = .05f,
     .boardTone = .08f,
     .relief = .8f,
     .wander = 1.25f,
     .mineral = 0,
     .peck = 0},
    {.name = "hard-maple",
     .logs = 0,
     .boardWidth = 127,
     .firstRow = -38,
     .rows = {{{FLAT, 4, 418}, {RIFT, 9}},
              {{RIFT, 2, 92}, {FLAT, 7}},
              {{FLAT, 3, 526}, {FLAT, 8}},
              {{FLAT, 6, 287}, {RIFT, 1}}},
     .early = hex(0xe2cfb4),
     .late = hex(0xe0ccaf),
     .ringEnd = hex(0xc9ab85),
     .streakDark = hex(0xcfb48f),
     .streakCool = hex(0xd9cab3),
     .pore = hex(0xb08d68),
     .pale = hex(0xeadcc6),
     .sap = hex(0xe7d8be),
     .stain = hex(0x75695a),
     .ringWidth = 2.7f,
     .ringVariation = .5f,
     .earlyWidth = .5f,
     .edge = .55f,
     .endAmount = .46f,
     .endPower = 6,
     .poreDensity = .7f,
     .poreLength = 1.5f,
     .poreWidth = .08f,
     .poreAlpha = .36f,
     .poreInLate = 1,
     .fineDensity = 5,
     .fineAlpha = .12f,
     .paleDensity = 0,
     .paleLength = 1,
     .paleAlpha = 0,
     .deposits = 0,
     .rayDensity = 2.4f,
     .rayHeight = 1.1f,
     .rayThickness = .17f,
     .rayAlpha = .24f,
     .fleck = 0,
     .streakAmount = .26f,
     .coolAmount = .24f,
     .streakScale = 26,
     .fiber = .030f,
     .mottle = .045f,
     .curl = .055f,
     .sheen = .03f,
     .ringTone = .022f,
     .boardTone = .030f,
     .relief = .3f,
     .wander = 1.0f,
     .mineral = .25f,
     .peck = 0},
    {.name = "hickory",
     .logs = 0,
     .boardWidth = 152,
     .firstRow = -108,
     .rows = {{{FLAT, 5, 236, .3f}, {RIFT, 2}},
              {{FLAT, 3, 471, -.42f}, {FLAT, 6, 1000, .98f}},
              {{RIFT, 4, 158, .99f}, {FLAT, 1, 1000, .16f}},
              {{FLAT, 7, 388, -.6f}, {FLAT, 9, 1000, .35f}}},
     .early = hex(0x946d4b),
     .late = hex(0xa57e5a),
     .ringEnd = hex(0x866346),
     .streakDark = hex(0x6b4b34),
     .streakCool = hex(0x9a8268),
     .pore = hex(0x4f3421),
     .pale = hex(0xc3a37c),
     .sap = hex(0xddc7a4),
     .stain = hex(0x4a3022),
     .ringWidth = 2.2f,
     .ringVariation = .5f,
     .earlyWidth = .5f,
     .edge = .2f,
     .endAmount = .40f,
     .endPower = 2,
     .poreDensity = .95f,
     .poreLength = 4.2f,
     .poreWidth = .22f,
     .poreAlpha = .88f,
     .poreInLate = .14f,
     .fineDensity = 8,
     .fineAlpha = .24f,
     .paleDensity = .8f,
     .paleLength = 1.2f,
     .paleAlpha = .14f,
     .deposits = 0,
     .rayDensity = .4f,
     .rayHeight = .8f,
     .rayThickness = .10f,
     .rayAlpha = .10f,
     .fleck = 0,
     .streakAmount = .5f,
     .coolAmount = .28f,
     .streakScale = 15,
     .fiber = .075f,
     .mottle = .055f,
     .curl = 0,
     .sheen = .02f,
     .ringTone = .07f,
     .boardTone = .085f,
     .relief = .9f,
     .wander = 1.15f,
     .mineral = .5f,
     .peck = .4f},
    {.name = "ash",
     .logs = 0,
     .boardWidth = 165,
     .firstRow = -41,
     .rows = {{{FLAT, 2, 508}, {RIFT, 4}}, {{RIFT, 6, 221}, {FLAT, 3}}, {{FLAT, 5}}},
     .early = hex(0xcab393),
     .late = hex(0xd9cab0),
     .ringEnd = hex(0xc8b79a),
     .streakDark = hex(0xb49a76),
     .streakCool = hex(0xc4baa8),
     .pore = hex(0x7a6147),
     .pale = hex(0xefe6d4),
     .sap = hex(0xe4d5ba),
     .stain = hex(0x9b8460),
     .ringWidth = 3.3f,
     .ringVariation = .6f,
     .earlyWidth = 1.35f,
     .edge = .16f,
     .endAmount = .45f,
     .endPower = 2.2f,
     .poreDensity = 1.5f,
     .poreLength = 4.2f,
     .poreWidth = .24f,
     .poreAlpha = .86f,
     .poreInLate = 0,
     .fineDensity = 9,
     .fineAlpha = .26f,
     .paleDensity = 3.2f,
     .paleLength = 1.3f,
     .paleAlpha = .55f,
     .deposits = 0,
     .rayDensity = .4f,
     .rayHeight = .6f,
     .rayThickness = .08f,
     .rayAlpha = .08f,
     .fleck = 0,
     .streakAmount = .22f,
     .coolAmount = .5f,
     .streakScale = 20,
     .fiber = .060f,
     .mottle = .040f,
     .curl = .01f,
     .sheen = .02f,
     .ringTone = .05f,
     .boardTone = .05f,
     .relief = .9f,
     .wander = 1.0f,
     .mineral = .1f,
     .peck = 0},
    {.name = "teak",
     .logs = 0,
     .boardWidth = 102,
     .firstRow = -74,
     .rows = {{{RIFT, 3, 330}, {RIFT, 8}},
              {{FLAT, 2, 497}, {RIFT, 5}},
              {{RIFT, 7, 140}, {RIFT, 4}},
              {{QUARTER, 9, 382}, {FLAT, 6}},
              {{FLAT, 1, 246}, {RIFT, 11}},
              {{RIFT, 12}}},
     .early = hex(0x9c7143),
     .late = hex(0xaa7f4e),
     .ringEnd = hex(0x875f3b),
     .streakDark = hex(0x4d3523),
     .streakCool = hex(0x93764d),
     .pore = hex(0x382513),
     .pale = hex(0xd9c08f),
     .sap = hex(0xcab08a),
     .stain = hex(0x3a281a),
     .ringWidth = 3.2f,
     .ringVariation = .5f,
     .earlyWidth = .6f,
     .edge = .25f,
     .endAmount = .55f,
     .endPower = 2.5f,
     .poreDensity = 1.05f,
     .poreLength = 5.4f,
     .poreWidth = .22f,
     .poreAlpha = .92f,
     .poreInLate = .22f,
     .fineDensity = 6,
     .fineAlpha = .22f,
     .paleDensity = .5f,
     .paleLength = 1.2f,
     .paleAlpha = .12f,
     .deposits = .16f,
     .rayDensity = .5f,
     .rayHeight = .7f,
     .rayThickness = .08f,
     .rayAlpha = .10f,
     .fleck = 0,
     .streakAmount = .80f,
     .coolAmount = .25f,
     .streakScale = 10,
     .fiber = .070f,
     .mottle = .05f,
     .curl = .02f,
     .sheen = .13f,
     .ringTone = .06f,
     .boardTone = .13f,
     .relief = .75f,
     .wander = 1.1f,
     .mineral = .3f,
     .peck = 0},
};

const Species &model(const std::string &name) {
  return *std::find_if(kModels.begin(), kModels.end(),
                       [&](const Species &s) { return name == s.name; });
}

// A wood of the same anatomy as another: its tissue in colors and measures of its own.
Species relative(const char *name, const char *of, void (*change)(Species &)) {
  Species s = model(of);
  s.name = name;
  change(s);
  return s;
}

const std::vector<Species> kRelatives = {
    relative("red-oak", "white-oak",
             [](Species &s) {
               s.boardWidth = 127;
               s.firstRow = -52;
               s.rows = {{{FLAT, 2, 388}, {RIFT, 7}},
                         {{RIFT, 4, 171}, {FLAT, 9}},
                         {{FLAT, 6, 466}, {FLAT, 1}},
                         {{QUARTER, 3, 262}, {FLAT, 11}}};
               s.early = hex(0xb88a68);
               s.late = hex(0xcaa283);
               s.ringEnd = hex(0xba8e6c);
               s.streakDark = hex(0xa97c5b);
               s.streakCool = hex(0xc0a48a);
               s.pore = hex(0x5f3d29);
               s.pale = hex(0xe2c6a6);
               s.stain = hex(0x7d5538);
               s.poreDensity = 1.4f; // open: no tyloses
               s.poreLength = 4.6f;
               s.rayHeight = 7;
               s.rayDensity = .3f;
               s.fleck = .55f;
             }),
    relative("black-cherry", "hard-maple",
             [](Species &s) {
               s.boardWidth = 127;
               s.firstRow = -70;
               s.rows = {{{FLAT, 2, 300}, {RIFT, 5}},
                         {{RIFT, 8, 188}, {FLAT, 3}},
                         {{FLAT, 7, 420}, {RIFT, 6}},
                         {{FLAT, 9, 236}, {FLAT, 4}},
                         {{RIFT, 10}}};
               s.early = hex(0xb07c57);
               s.late = hex(0xa97551);
               s.ringEnd = hex(0x905b3e);
               s.streakDark = hex(0x8c5639);
               s.streakCool = hex(0xb58a68);
               s.pore = hex(0x6d3f28);
               s.pale = hex(0xcb9a70);
               s.sap = hex(0xddc09b);
               s.stain = hex(0x452417);
               s.endAmount = .55f;
               s.endPower = 4;
               s.poreAlpha = .42f;
               s.rayHeight = .9f;
               s.rayThickness = .13f;
               s.streakAmount = .42f;
               s.coolAmount = .35f;
               s.mottle = .065f;
               s.sheen = .06f;
               s.boardTone = .06f;
               s.mineral = 2.4f; // gum
             }),
    relative("yellow-birch", "hard-maple",
             [](Species &s) {
               s.boardWidth = 102;
               s.firstRow = -30;
               s.rows = {{{FLAT, 2, 342, .98f}, {FLAT, 12}},
                         {{RIFT, 5, 210, .97f}, {FLAT, 3, 1000, .98f}},
                         {{FLAT, 7, 470, -.35f}, {RIFT, 1}},
                         {{RIFT, 9, 156}, {FLAT, 4, 1000, .97f}},
                         {{FLAT, 8, 392, .98f}, {FLAT, 6, 1000, .98f}}};
               s.early = hex(0xd6b287);
               s.late = hex(0xd0a97d);
               s.ringEnd = hex(0xb68a5c);
               s.streakDark = hex(0xa87a52);
               s.streakCool = hex(0xc9ab86);
               s.pore = hex(0x8a6340);
               s.pale = hex(0xe2c9a0);
               s.sap = hex(0xe4cda8);
               s.stain = hex(0x70502f);
               s.poreDensity = .8f;
               s.poreLength = 2.6f;
               s.poreWidth = .12f;
               s.poreAlpha = .5f;
               s.rayDensity = 1;
               s.rayHeight = .6f;
               s.curl = .085f;
               s.boardTone = .05f;
               s.mineral = .1f;
             }),
    relative("american-beech", "hard-maple",
             [](Species &s) {
               s.boardWidth = 89;
               s.firstRow = -20;
               s.rows = {{{RIFT, 3, 240}, {FLAT, 2}},
                         {{FLAT, 5, 410}, {QUARTER, 8}},
                         {{RIFT, 1, 130}, {RIFT, 7, 455}, {FLAT, 15}},
                         {{FLAT, 4, 330}, {FLAT, 9}},
                         {{QUARTER, 6, 215}, {RIFT, 10}},
                         {{FLAT, 11}}};
               s.early = hex(0xd0a883);
               s.late = hex(0xc99e78);
               s.ringEnd = hex(0xb38560);
               s.streakDark = hex(0xb58a66);
               s.streakCool = hex(0xccb094);
               s.pore = hex(0x9a6f4c);
               s.pale = hex(0xe6c8a6);
               s.stain = hex(0x7e5233);
               s.endAmount = .5f;
               s.endPower = 3;
               s.poreDensity = 1.1f;
               s.poreLength = 1;
               s.rayDensity = .55f; // broad rays: a short dark spindle each
               s.rayHeight = 2.6f;
               s.rayThickness = .26f;
               s.rayAlpha = .62f;
               s.fleck = .3f;
               s.curl = .01f;
               s.boardTone = .045f;
               s.mineral = 0;
             }),
    relative("black-locust", "ash",
             [](Species &s) {
               s.boardWidth = 114;
               s.firstRow = -84;
               s.rows = {{{FLAT, 2, 280}, {FLAT, 7}},
                         {{FLAT, 4, 452}, {RIFT, 1}},
                         {{RIFT, 3, 170}, {FLAT, 9}},
                         {{FLAT, 5, 372, .06f}, {RIFT, 8}},
                         {{RIFT, 6, 226}, {FLAT, 10}}};
               s.early = hex(0x9c7d4f);
               s.late = hex(0xb19264);
               s.ringEnd = hex(0x95754b);
               s.streakDark = hex(0x7d6040);
               s.streakCool = hex(0xa8986f);
               s.pore = hex(0x6b4f2c);
               s.pale = hex(0xd3bd8a);
               s.sap = hex(0xdccb9c);
               s.stain = hex(0x56411f);
               s.ringWidth = 3.8f;
               s.earlyWidth = 1.2f;
               s.poreAlpha = .58f; // tyloses fill the vessels
               s.poreWidth = .28f;
               s.paleDensity = 2;
               s.paleAlpha = .42f;
               s.streakAmount = .4f;
               s.boardTone = .1f;
               s.sheen = .06f;
             }),
    relative("american-elm", "ash",
             [](Species &s) {
               s.boardWidth = 152;
               s.firstRow = -90;
               s.rows = {{{FLAT, 3, 430}, {RIFT, 2}},
                         {{RIFT, 5, 190}, {FLAT, 7}},
                         {{FLAT, 6, 350, -.1f}, {FLAT, 1}},
                         {{FLAT, 4, 244}, {RIFT, 9}}};
               s.early = hex(0xa17e5c);
               s.late = hex(0xb89875);
               s.ringEnd = hex(0x9d7b5a);
               s.streakDark = hex(0x8a6848);
               s.streakCool = hex(0xb3a083);
               s.pore = hex(0x583d28);
               s.pale = hex(0xd9c3a2);
               s.sap = hex(0xdcc8a8);
               s.stain = hex(0x5d4530);
               s.ringWidth = 2.9f;
               s.earlyWidth = .7f;
               s.paleDensity = 5.2f; // late vessels in wavy bands
               s.paleLength = 3.2f;
               s.paleAlpha = .34f;
               s.wander = 1.7f;
               s.curl = .06f;
               s.mottle = .07f;
               s.streakAmount = .45f;
             }),
    relative("pecan", "hickory",
             [](Species &s) {
               s.boardWidth = 127;
               s.firstRow = -40;
               s.rows = {{{FLAT, 2, 410, -.3f}, {RIFT, 5, 1000, .98f}},
                         {{RIFT, 8, 150}, {FLAT, 4, 1000, .4f}},
                         {{FLAT, 6, 365, .45f}, {FLAT, 3}},
                         {{FLAT, 9, 255, .98f}, {FLAT, 11, 1000, -.25f}}};
               s.early = hex(0xa77856);
               s.late = hex(0xb58965);
               s.ringEnd = hex(0x966a4b);
               s.streakDark = hex(0x805a3f);
               s.streakCool = hex(0xae9478);
               s.pore = hex(0x583a26);
               s.sap = hex(0xe3cfae);
               s.ringWidth = 3;
               s.poreInLate = .34f; // semi-ring-porous
               s.peck = .1f;
               s.boardTone = .07f;
             }),
    relative("iroko", "teak",
             [](Species &s) {
               s.boardWidth = 140;
               s.firstRow = -60;
               s.rows = {{{FLAT, 3, 320}, {RIFT, 7}},
                         {{RIFT, 2, 440}, {FLAT, 8}},
                         {{FLAT, 5, 180}, {RIFT, 4}},
                         {{RIFT, 9, 380}, {RIFT, 6}}};
               s.early = hex(0xa0743c);
               s.late = hex(0xa87d43);
               s.ringEnd = hex(0x98703a);
               s.streakDark = hex(0x7a5428);
               s.streakCool = hex(0xb59459);
               s.pore = hex(0x4a2f15);
               s.pale = hex(0xd6b878);
               s.sap = hex(0xd9c293);
               s.ringWidth = 7;
               s.endAmount = .16f; // rings of the tropics hardly close
               s.poreInLate = 1;
               s.poreDensity = .34f;
               s.poreLength = 5.2f;
               s.poreWidth = .26f;
               s.deposits = .2f;
               s.paleDensity = .9f; // a sleeve around each vessel
               s.paleLength = 3.4f;
               s.paleAlpha = .38f;
               s.streakAmount = .5f;
               s.streakScale = 18;
               s.curl = .07f; // interlocked grain
               s.mottle = .085f;
               s.boardTone = .1f;
             }),
    relative("red-maple", "hard-maple",
             [](Species &s) {
               s.boardWidth = 152;
               s.firstRow = -110;
               s.rows = {{{FLAT, 3, 262}, {RIFT, 2}},
                         {{FLAT, 5, 448}, {FLAT, 8}},
                         {{RIFT, 6, 196}, {FLAT, 4}},
                         {{FLAT, 9, 372}, {FLAT, 1}}};
               s.early = hex(0xdcc0a0);
               s.late = hex(0xd7b997);
               s.ringEnd = hex(0xb8926e);
               s.streakDark = hex(0xa98461);
               s.streakCool = hex(0xcdb79e);
               s.pore = hex(0xa27c5a);
               s.sap = hex(0xe6d2b6);
               s.stain = hex(0x5f5546);
               s.streakAmount = .62f;
               s.streakScale = 20;
               s.curl = .1f;
               s.mineral = 2;
               s.boardTone = .05f;
             }),
};

// A finish that changes the wood's own color: what its late wood becomes, and how much of its
// contrast stays.
struct Finish {
  const char *name, *species;
  Rgb tone;
  float contrast;
  uint32_t logs;
};

const std::vector<Finish> kFinishes = {
    {"smoked-oak", "white-oak", hex(0x6f5640), .95f, 21},
    {"ebonized-oak", "white-oak", hex(0x302b27), .62f, 22},
    {"gray-oak", "white-oak", hex(0xb3a693), .85f, 23},
};

// Where one board meets the next: no two gaps and bevels are cut alike.
struct Edge {
  float gap, bevel, dark, shadow;
};

struct Board {
  const Species *sp;
  uint32_t seed;
  float x0, x1, y0, y1; // on the floor
  float skew0, skew1;   // ends are sawn a trace out of square
  Edge top, bottom, left, right;
  float pithU, pithDepth, leanU, leanDepth, sapRadius, tone, warm, offset, tilt;
  std::vector<float> ringStart, ringTone, ringEdge;
  float startAt(float y) const { return x0 + skew0 * (y - (y0 + y1) / 2); }
  float endAt(float y) const { return x1 + skew1 * (y - (y0 + y1) / 2); }
  bool holds(float x, float y) const {
    return y >= y0 && y < y1 && x >= startAt(y) && x < endAt(y);
  }
};

// What grew at a point of a face.
struct Growth {
  float radius, into, width, facing, theta, springs;
  int ring;
};

float fiberDrift(const Board &b, float x, float u) {
  return 1.6f * fractal(x / 190, u / 45, b.seed + 5, 2);
}

// At x along the board, u across its face, `under` millimeters below it.
Growth growthAt(const Board &b, float x, float u, float under = 0) {
  const float w = b.sp->wander, X = x + b.offset;
  float du = u - (b.pithU + b.leanU * x + 6 * w * noise(X / 420, .5f, b.seed + 1));
  float dw = b.pithDepth + b.leanDepth * x + 6 * w * noise(X / 330, .5f, b.seed + 2) + under;
  // Measured on the side of the board, where the angle does not wrap.
  float r = sqrtf(du * du + dw * dw), th = atan2f(dw, b.pithU > b.sp->boardWidth ? -du : du);
  u += .7f * under;
  r +=
      w * (3.2f * noise(X / 250, th * 2.2f, b.seed + 3) +
           .95f * fractal(X / 72, u / 24, b.seed + 4, 2) + .36f * noise(X / 24, u / 7, b.seed + 7));
  // Fibers are long: where a ring lies almost in the face, its edge is a comb of them.
  r += .26f * noise(X / 34, u / 1.5f, b.seed + 6) + .15f * noise(X / 13, u / .55f, b.seed + 8);
  r = std::max(r, .5f);
  int k =
      int(std::upper_bound(b.ringStart.begin(), b.ringStart.end() - 1, r) - b.ringStart.begin()) -
      1;
  float distance = sqrtf(du * du + dw * dw + 1e-6f);
  return {r,
          r - b.ringStart[k],
          b.ringStart[k + 1] - b.ringStart[k],
          fabsf(dw) / distance,
          th,
          .6f + .8f * unit(k, 4, b.seed),
          k};
}

// 1 in the first-formed wood of the year.
float earlyness(const Species &s, const Growth &g) {
  float e = std::min(s.earlyWidth * g.springs, g.width * .6f);
  return smooth(0, s.edge, g.into) * (1 - smooth(e * .35f, e * 1.7f, g.into));
}

Edge makeEdge(Random &rnd) {
  return {rnd.in(.02f, .15f), rnd.in(.45f, 1.1f), rnd.in(.55f, .82f), rnd.in(.03f, .16f)};
}

Board makeBoard(const Species &s, const Plank &plank, uint32_t seed, float x0, float x1, float y0) {
  Board b{};
  b.sp = &s;
  b.seed = seed;
  b.x0 = x0;
  b.x1 = x1;
  b.y0 = y0;
  b.y1 = y0 + s.boardWidth;
  Random rnd{b.seed};
  float half = s.boardWidth / 2, side = rnd.sign();
  switch (plank.cut) {
  case FLAT:
    b.pithU = half + side * rnd.in(2, .22f * half + 6);
    b.pithDepth = rnd.in(42, 84);
    break;
  case RIFT:
    b.pithU = half + side * (half + rnd.in(35, 85));
    b.pithDepth = rnd.in(70, 105);
    break;
  case QUARTER:
    b.pithU = half + side * (half + rnd.in(30, 80));
    b.pithDepth = rnd.in(-8, 8);
    break;
  }
  // A stem tapers and is never sawn exactly along its axis: this lean is what draws the arches.
  b.leanDepth = rnd.sign() * rnd.in(.022f, .058f);
  if (plank.cut != QUARTER && b.leanDepth < 0)
    b.pithDepth += 600 * -b.leanDepth * .8f;
  if (plank.cut == QUARTER)
    b.leanDepth *= .35f;
  b.leanU = rnd.in(-.012f, .012f);
  b.offset = rnd.in(0, 9000);
  b.tone = 1 + s.boardTone * rnd.bell();
  b.warm = s.boardTone * .22f * rnd.bell();
  b.tilt = .012f * rnd.bell();
  b.top = makeEdge(rnd);
  b.bottom = makeEdge(rnd);
  b.left = makeEdge(rnd);
  b.right = makeEdge(rnd);
  float r = 0, climate = 0; // good and poor years come in runs
  while (r < 460) {
    b.ringStart.push_back(r);
    climate = .65f * climate + .75f * rnd.bell();
    b.ringTone.push_back(s.ringTone * (.5f * climate + rnd.bell() * .7f));
    b.ringEdge.push_back(rnd.in(.25f, 1.1f));
    r += std::max(.45f, s.ringWidth * expf(s.ringVariation * (.55f * climate + .35f * rnd.bell())));
  }
  b.ringStart.push_back(r);
  b.sapRadius = 1e9f;
  if (plank.sap != 0) {
    // Bark is away from the pith: on the side that the share names, the pith lies on the other.
    float lower = plank.sap > 0 ? 1.f : -1.f;
    if (plank.cut == FLAT)
      b.pithU = half - lower * rnd.in(.15f, .5f) * half;
    else
      b.pithU = half - lower * (half + rnd.in(35, 85));
    float edge = half + lower * half * (1 - 2 * fabsf(plank.sap));
    b.sapRadius = growthAt(b, (std::max(x0, 0.f) + std::min(x1, pictureWidth)) / 2, edge).radius;
    if (fabsf(plank.sap) > .95f)
      b.sapRadius = 0;
  }
  return b;
}

struct Picture {
  int w, h;
  float ppm;
  std::vector<float> pore, pale, stain, height, fleck;
  Picture(int W, int H, float p)
      : w(W), h(H), ppm(p), pore(size_t(W) * H), pale(pore.size()), stain(pore.size()),
        height(pore.size()), fleck(pore.size()) {}
};

struct Dash {
  float x, y, length, width, slope, alpha, depth;
};

// A vessel or ray lies nearly along the board, so that the saw opens it as a thin groove with
// ragged, tapering ends.
void draw(Picture &p, std::vector<float> &layer, const Board &b, const Dash &d) {
  float px = p.ppm, halfL = d.length / 2, halfW = std::max(d.width / 2, .5f / px);
  float alpha = d.alpha * std::min(1.f, d.width * px); // thinner than a pixel: fainter, not wider
  int i0 = std::max(int(std::max(d.x - halfL, b.x0 - 1) * px), 0);
  int i1 = std::min(int(std::min(d.x + halfL, b.x1 + 1) * px), p.w - 1);
  for (int i = i0; i <= i1; i++) {
    float along = i / px - d.x, t = along / halfL, taper = 1 - t * t;
    if (taper <= 0)
      continue;
    float ragged = noise(i / px * 1.7f, d.y * 3.1f, b.seed + 31);
    float c = d.y + d.slope * along + .05f * ragged * (d.width > .15f ? 1 : 0);
    float hw = halfW * (.45f + .55f * taper) * (1 + .35f * ragged);
    int j0 = std::max({int((c - hw * 1.6f) * px), int(b.y0 * px), 0});
    int j1 = std::min({int((c + hw * 1.6f) * px) + 1, int(b.y1 * px), p.h - 1});
    float strength = alpha * std::min(1.f, taper * 2.2f) * (.85f + .3f * ragged);
    for (int j = j0; j <= j1; j++) {
      float q = (j / px - c) / hw, a = std::clamp(strength * expf(-q * q * 1.6f), 0.f, 1.f);
      size_t at = size_t(j) * p.w + i;
      layer[at] += a * (1 - layer[at]);
      p.height[at] -= d.depth * a;
    }
  }
}

// A woodpecker's old wound: short dark marks along a ring, each with a stain that ran in the grain.
void drawPeck(Picture &p, const Board &b, Random &rnd, float x, float y, float slope) {
  int marks = 2 + int(rnd.in(0, 4));
  for (int k = 0; k < marks; k++) {
    float px = x + k * rnd.in(7, 22), py = y + slope * (px - x) + .8f * rnd.bell();
    draw(p, p.stain, b, {px, py, rnd.in(1.5f, 3.6f), rnd.in(.8f, 1.7f), slope, .85f, .4f});
    float run = rnd.in(24, 75);
    for (int n = 0; n < 4; n++)
      draw(p, p.stain, b,
           {px + run * rnd.in(-.25f, .25f), py + .35f * rnd.bell(), run * rnd.in(.5f, 1),
            rnd.in(.4f, 1.6f), slope, .24f, 0});
  }
}

void drawCells(Picture &p, const Board &b) {
  const Species &s = *b.sp;
  Random rnd{b.seed ^ 0xABCDu};
  float xa = std::max(b.x0, 0.f) - 6, xb = std::min(b.x1, pictureWidth) + 6;
  float ya = std::max(b.y0, 0.f), yb = std::min(b.y1, pictureHeight), area = (xb - xa) * (yb - ya);
  auto slopeAt = [&](float x, float y) {
    float u = y - b.y0;
    return -(fiberDrift(b, x + 4, u) - fiberDrift(b, x - 4, u)) / 8;
  };
  const bool diffuse = s.poreInLate > .9f;
  for (int n = int(area * s.poreDensity); n-- > 0;) {
    float x = rnd.in(xa, xb), y = rnd.in(ya, yb), pick = rnd();
    float size = expf(.35f * rnd.bell()), stretch = expf(.45f * rnd.bell());
    Growth g = growthAt(b, x, y - b.y0 + .22f * rnd.bell()); // vessels do not queue on a line
    float e = earlyness(s, g);
    float late = s.poreInLate * (diffuse ? 1 : 1 - .8f * g.into / g.width);
    if (pick > std::max(e, late))
      continue;
    size *= .55f + .45f * (diffuse ? 1 : e); // vessels shrink through the season
    Dash dash{x,
              y,
              s.poreLength * stretch * size,
              s.poreWidth * size,
              slopeAt(x, y),
              s.poreAlpha * rnd.in(.45f, 1),
              s.relief};
    draw(p, p.pore, b, dash);
    if (!rnd.chance(s.deposits))
      continue;
    dash.length *= rnd.in(.2f, .6f);
    dash.width *= .8f;
    dash.alpha = rnd.in(.25f, .7f);
    dash.depth = 0;
    draw(p, p.pale, b, dash);
  }
  for (int n = int(area * s.fineDensity); n-- > 0;) {
    float x = rnd.in(xa, xb), y = rnd.in(ya, yb);
    draw(p, p.pore, b,
         {x, y, rnd.in(.8f, 4.5f), .10f, slopeAt(x, y), s.fineAlpha * rnd.in(.2f, 1),
          s.relief * .4f});
  }
  // Late vessels are small, each in a sleeve of pale parenchyma; toward the end of the year they
  // stand closer.
  for (int n = int(area * s.paleDensity); n-- > 0;) {
    float x = rnd.in(xa, xb), y = rnd.in(ya, yb), pick = rnd();
    Growth g = growthAt(b, x, y - b.y0);
    if (pick > (1 - earlyness(s, g)) * (.35f + .65f * g.into / g.width))
      continue;
    float length = s.paleLength * expf(.5f * rnd.bell()), slope = slopeAt(x, y);
    draw(p, p.pale, b, {x, y, length, rnd.in(.14f, .30f), slope, s.paleAlpha * rnd.in(.4f, 1), 0});
    draw(p, p.pore, b, {x, y, length * .7f, .09f, slope, s.poreAlpha * .55f, s.relief * .4f});
  }
  for (int n = int(area * s.rayDensity); n-- > 0;) {
    float x = rnd.in(xa, xb), y = rnd.in(ya, yb), k = expf(.45f * rnd.bell()), kind = rnd();
    float a = rnd.in(.4f, 1);
    if (smooth(.35f, .8f, growthAt(b, x, y - b.y0).facing) > kind)
      draw(p, p.stain, b,
           {x, y, s.rayHeight * k * .8f, s.rayThickness * .8f, slopeAt(x, y), s.rayAlpha * a, 0});
  }
  for (int n = int(s.mineral + rnd()); n-- > 0;) {
    float x = rnd.in(xa, xb), y = rnd.in(ya + 8, yb - 8), run = rnd.in(22, 60);
    for (int k = 0; k < 7; k++)
      draw(p, p.stain, b,
           {x + 5 * rnd.bell(), y + .45f * rnd.bell(), run * rnd.in(.3f, 1), rnd.in(.3f, .9f),
            slopeAt(x, y), .20f, 0});
  }
  for (int n = int(s.peck + rnd()); n-- > 0;) {
    float x = rnd.in(xa, xb), y = rnd.in(ya + 10, yb - 10);
    drawPeck(p, b, rnd, x, y, slopeAt(x, y));
  }
}

// Rays are upright sheets from pith to bark that undulate. Where a face runs almost in one of them
// it is laid open as a thin lens across the grain, lighter or darker than its ground by the way
// that its cells lean.
struct Ribbon {
  float x, y, length, width, slope, bend, light;
};

void drawRibbon(Picture &p, const Board &b, const Ribbon &r, uint32_t seed) {
  const float px = p.ppm, half = r.length / 2;
  const int j0 = std::max(int(std::max(r.y - half, b.y0) * px), 0);
  const int j1 = std::min(int(std::min(r.y + half, b.y1) * px), p.h - 1);
  for (int j = j0; j <= j1; j++) {
    float y = j / px - r.y, t = y / half, taper = 1 - t * t;
    if (taper <= 0)
      continue;
    float wave = noise(j / px / 7, r.x, seed) + .5f * noise(j / px / 2.6f, r.x, seed + 1);
    float center = r.x + r.slope * y + r.bend * t * t + .35f * r.width * wave;
    float hw = r.width / 2 * powf(taper, .8f) * (1 + .35f * noise(j / px / 4, r.x, seed + 2));
    hw = std::max(hw, .5f / px);
    float strength = r.light * std::min(1.f, 2.5f * taper);
    int i0 = std::max(int(std::max(center - hw * 1.3f, b.startAt(j / px)) * px), 0);
    int i1 = std::min(int(std::min(center + hw * 1.3f, b.endAt(j / px)) * px) + 1, p.w - 1);
    for (int i = i0; i <= i1; i++) {
      float across = (i / px - center) / hw; // its long cells shine in streaks
      float satin = .8f + .3f * noise(i / px / .5f, j / px / 5, seed + 3) + .2f * across;
      float cover = 1 - smooth(.45f, 1.25f, fabsf(across));
      size_t at = size_t(j) * p.w + i;
      float lit = strength * satin * cover;
      if (fabsf(lit) > fabsf(p.fleck[at]))
        p.fleck[at] = lit;
    }
  }
}

void drawRibbons(Picture &p, const Board &b) {
  Random rnd{b.seed ^ 0x5EEDu};
  const float xa = std::max(b.x0, 0.f) - 20, xb = std::min(b.x1, pictureWidth) + 20;
  const float area = (xb - xa) * (b.y1 - b.y0), slant = rnd.sign() * rnd.in(.08f, .26f);
  for (int n = int(area * .055f * b.sp->fleck); n-- > 0;) {
    float x = rnd.in(xa, xb), y = rnd.in(b.y0, b.y1), pick = rnd();
    bool bold = rnd.chance(.22f);
    float length = (bold ? 24 : 6.f) * expf(.55f * rnd.bell());
    float width = (bold ? 2.9f : .8f) * expf(.35f * rnd.bell());
    float bend = rnd.in(-.12f, .12f) * length;
    float light = rnd.in(.35f, 1) * (rnd.chance(.74f) ? 1.f : -.75f);
    Growth g = growthAt(b, x, y - b.y0);
    // Sheets undulate together: here the face lies in them, there it crosses them.
    float in = smooth(-.25f, .45f, fractal((x + b.offset) / 70, (y - b.y0) / 55, b.seed + 21, 2));
    if (pick > (1 - smooth(.16f, .42f, g.facing)) * (.2f + .8f * in))
      continue;
    float turn = .22f * noise((x + b.offset) / 90, y / 60, b.seed + 22);
    drawRibbon(p, b, {x, y, length, width, slant + turn, bend, light}, b.seed + 23);
  }
}

// What tissue and extractives give a point, before fibers and light; `sap` becomes the share of
// sapwood.
Rgb groundAt(const Board &b, float x, float u, const Growth &g, float &sap) {
  const Species &s = *b.sp;
  float X = x + b.offset;
  float early = earlyness(s, g), seasonal = std::clamp(g.into / g.width, 0.f, 1.f);
  Rgb c = mix(s.late, s.early, early);
  // Last year's end reaches under the first cells; some years close clearly, others hardly.
  float close = std::max(powf(seasonal, s.endPower), 1 - smooth(0, s.edge, g.into));
  float visible = seasonal > .5f || g.ring == 0 ? b.ringEdge[g.ring] : b.ringEdge[g.ring - 1];
  visible *= .8f + .45f * fractal(X / 110, u / 26, b.seed + 10, 2);
  c = mix(c, s.ringEnd, std::clamp(s.endAmount * close * (1 - early) * visible, 0.f, 1.f));
  // Extractive bands follow the rings but drift off them slowly along the stem.
  float scale = s.streakScale;
  float band = fractal(g.radius / scale, X / 700 + g.theta * .35f, b.seed + 11, 4);
  float fine = fractal(g.radius / (scale * .28f), X / 420 + g.theta, b.seed + 12, 3);
  float dark = smooth(.02f, .55f, band + .45f * fine);
  float cool = smooth(-.05f, .5f,
                      fractal(g.radius / (scale * 1.7f), X / 600 + g.theta * .3f, b.seed + 13, 3));
  Rgb heart = mix(c, s.streakCool, s.coolAmount * cool);
  heart = mix(heart, s.streakDark, s.streakAmount * dark);
  sap = 0;
  if (b.sapRadius < 1e8f) { // living outer wood: same cells, no extractives
    float border = b.sapRadius + 4.5f * fractal(X / 240, g.theta * 4, b.seed + 14, 3) +
                   1.5f * fractal(X / 60, u / 3.5f, b.seed + 15, 3);
    // Crisp for a hand's length, then washed out over half a finger.
    float soft = .6f + 9 * smooth(-.15f, .7f, noise(X / 95, u / 60, b.seed + 28));
    sap = b.sapRadius > 0 ? smooth(-.4f * soft, soft, g.radius - border) : 1;
    float line = b.sapRadius > 0 ? expf(-fabsf(g.radius - border + 1.2f) / 1.1f) / soft : 0;
    heart = mix(heart, s.streakDark, std::clamp(.45f * line, 0.f, .4f));
    float light = std::clamp(c.g / s.late.g, .72f, 1.12f);
    heart = mix(heart, deepen(s.sap, 1 + (light - 1) * .9f), sap * .96f);
  }
  return heart;
}

Rgb colorAt(Picture &p, const Board &b, float x, float y, size_t at) {
  const Species &s = *b.sp;
  float u = y - b.y0, X = x + b.offset, sap;
  Growth g = growthAt(b, x, u);
  float early = earlyness(s, g);
  Rgb c = groundAt(b, x, u, g, sap);
  float v = u + fiberDrift(b, x, u);
  float fiber = noise(X / 26, v * 2.6f, b.seed + 16) * .8f + noise(X / 9, v * 6.5f, b.seed + 17) +
                noise(X / 60, v * .8f, b.seed + 18) * .7f +
                noise(X / 17, v * 1.5f, b.seed + 29) * .8f +
                noise(X / 5, v * 3.3f, b.seed + 30) * .9f;
  float mottle = fractal(X / 34, v / 13, b.seed + 19, 3) * .7f +
                 fractal(X / 150, v / 30, b.seed + 20, 2) * .6f;
  // Wavy fiber throws the light back in bars across the grain, in patches.
  float patch = smooth(-.1f, .6f, noise(X / 130, v / 60, b.seed + 32));
  float curl =
      patch * noise(X / 7.5f + .35f * noise(X / 40, v / 12, b.seed + 33), v / 34, b.seed + 34);
  float light = 1 + s.fiber * fiber + s.mottle * mottle + s.curl * curl + b.ringTone[g.ring];
  c = deepen(c, light * b.tone);
  c.r *= 1 + b.warm * .6f;
  c.b *= 1 - b.warm * 1.6f;
  float fleck = p.fleck[at], cover = fabsf(fleck);
  c = fleck > 0 ? mix(c, s.pale * b.tone, .27f * fleck) : deepen(c, 1 + .09f * fleck);
  c = mix(c, s.stain, std::min(p.stain[at], 1.f));
  float pore = p.pore[at] * (1 - .45f * cover);
  Rgb vessel = mix(s.pore, s.early * .75f, .55f * sap); // empty of extractives: tan
  c = mix(c, mix(vessel, c, .26f), pore);
  c = mix(c, s.pale * b.tone, std::min(p.pale[at], 1.f));
  // Oil turns the surface into a soft mirror that follows the fiber.
  float gloss = smooth(-.2f, .9f, fractal(X / 210, v / 16, b.seed + 35, 3) + .25f * fiber * .4f);
  p.height[at] =
      p.height[at] * (1 - .3f * cover) - .25f * early * s.relief + .10f * fiber * s.relief;
  const Rgb mirror{1, .93f, .80f};
  return c + mirror * (s.sheen * gloss * .22f * (1 - .8f * pore));
}

// The share of a vessel's mouth at a point of the end grain: one to a cell of a grid that follows
// the rings.
float mouthAt(const Board &b, const Growth &g, float pitch) {
  const Species &s = *b.sp;
  float arc = g.theta * (b.ringStart[g.ring] + 1) / pitch, in = g.into / pitch, mouth = 0;
  for (int k = 0; k < 9; k++) {
    int i = int(floorf(arc)) + k % 3 - 1, j = int(floorf(in)) + k / 3 - 1;
    uint32_t seed = b.seed + 41 + g.ring * 13;
    Growth at = g;
    at.into = (j + .2f + .6f * unit(i, j, seed)) * pitch;
    float e = earlyness(s, at);
    float late = s.poreInLate * (s.poreInLate > .9f ? .6f : .75f - .6f * at.into / g.width);
    if (at.into < 0 || at.into > g.width || unit(i, j, seed + 1) > std::max(e, late))
      continue;
    float x = arc - (i + .2f + .6f * unit(i, j, seed + 2)), y = in - at.into / pitch;
    float radius = (.24f + .2f * unit(i, j, seed + 3)) * (.5f + .5f * std::max(e, s.poreInLate));
    mouth = std::max(mouth, 1 - smooth(radius * .6f, radius * 1.25f, sqrtf(x * x + y * y)));
  }
  return mouth;
}

// A sawn and sanded end: darker than the face, as it drinks the finish; mouths of vessels; rays
// from pith to bark.
Rgb endColor(const Board &b, const Growth &g, float x, float u, float under) {
  const Species &s = *b.sp;
  float sap, early = earlyness(s, g), seasonal = std::clamp(g.into / g.width, 0.f, 1.f);
  Rgb c = groundAt(b, x, u + .7f * under, g, sap);
  c = deepen(c, b.tone * (.80f - .12f * powf(seasonal, 2) * (1 - early)));
  float bold = g.theta * 46 + .22f * noise(g.radius / 9, g.theta * 20, b.seed + 51);
  int id = int(floorf(bold));
  float wide = s.fleck * (.07f + .1f * unit(id, 3, b.seed));
  float ray = (1 - smooth(wide * .5f, wide, fabsf(bold - id - .5f))) * s.fleck;
  ray *= smooth(-.35f, .1f, noise(g.radius / 24, id * 3.7f, b.seed + 52));
  float fine = noise(g.theta * 420, g.radius / 9, b.seed + 53);
  c = mix(c, mix(s.pale * .8f, s.late, .4f), std::clamp(.55f * ray + .16f * fine, 0.f, 1.f));
  float flame =
      noise(g.theta * 160, g.radius / 2.6f, b.seed + 54) * (1 - early) * smooth(.2f, .7f, seasonal);
  c = mix(c, s.pale * .75f, std::clamp(.35f * flame, 0.f, .4f) * std::min(1.f, s.paleAlpha * 4));
  float mouth = mouthAt(b, g, s.poreWidth * 1.5f) * s.poreAlpha * (1 - .7f * ray);
  c = mix(c, s.pore * .8f, .85f * mouth);
  float saw = noise(u / 1.3f + under * .35f, under / 40, b.seed + 55) +
              .6f * noise(u * .9f, under * 1.1f, b.seed + 56);
  return deepen(c, 1 + .035f * saw);
}

Rgb endColorAt(const Board &b, float x, float u, float under) {
  return endColor(b, growthAt(b, x, u, under), x, u, under);
}

// How far out the rim of a stem lies at an angle; scenes that put bark around it know the same.
float stemShape(float angle) {
  return 1 + .05f * cosf(angle - .6f) + .028f * cosf(2 * angle + 1.1f) +
         .013f * cosf(3 * angle - 2) + .006f * cosf(5 * angle);
}

// What grew at a point of a log's end, from its pith at the origin. Its angle is folded, so that
// nothing that follows it has a seam.
Growth logGrowthAt(const Board &b, float x, float y) {
  const float w = b.sp->wander, angle = atan2f(y, x), distance = sqrtf(x * x + y * y);
  float r = distance / stemShape(angle);
  r += w * smooth(0, 50, distance) *
       (2.6f * fractal(x / 95, y / 95, b.seed + 3, 2) +
        .7f * fractal(x / 22, y / 22, b.seed + 4, 2));
  r += .16f * noise(x / 4, y / 4, b.seed + 6);
  r = std::max(r, .5f);
  int k =
      int(std::upper_bound(b.ringStart.begin(), b.ringStart.end() - 1, r) - b.ringStart.begin()) -
      1;
  float into = r - b.ringStart[k], width = b.ringStart[k + 1] - b.ringStart[k];
  return {r, into, width, 1, fabsf(angle), .6f + .8f * unit(k, 4, b.seed), k};
}

// One soft light for all, raking from the upper left.
float shadeAt(const Picture &p, const Board &b, int i, int j) {
  auto height = [&](int x, int y) {
    return p.height[size_t(std::clamp(y, 0, p.h - 1)) * p.w + std::clamp(x, 0, p.w - 1)];
  };
  float x = (i + .5f) / p.ppm, y = (j + .5f) / p.ppm;
  float shade = 1 + p.ppm / 4 *
                        (.08f * (height(i, j + 1) - height(i, j - 1)) +
                         .03f * (height(i + 1, j) - height(i - 1, j)));
  shade *= 1.05f + b.tilt - .08f * (x / pictureWidth * .55f + y / pictureHeight * .45f);
  auto meet = [&shade](const Edge &e, float distance, float facing) {
    float ease = .12f * e.bevel;
    shade *= 1 + facing * (1 - smooth(e.bevel - ease * 3, e.bevel + ease, distance));
    shade *= 1 - e.dark * (1 - smooth(e.gap, e.gap + .20f, distance));
  };
  float top = y - b.y0, left = x - b.startAt(y);
  meet(b.top, top, .10f);
  meet(b.bottom, b.y1 - y, -.24f);
  meet(b.left, left, .06f);
  meet(b.right, b.endAt(y) - x, -.17f);
  shade *= 1 - b.top.shadow * expf(-top / .9f) - .6f * b.left.shadow * expf(-left / .8f);
  return std::clamp(shade, .1f, 1.4f);
}

std::vector<Board> layBoards(const Species &s, uint32_t logs) {
  uint32_t seed = logs;
  for (const char *c = s.name; *c; c++) // no two species share a log
    seed = hash(seed, uint32_t(*c), 5);
  std::vector<Board> boards;
  float y = s.firstRow;
  for (const auto &row : s.rows) {
    float x = -50;
    for (const auto &plank : row) {
      float end = std::min(plank.until, pictureWidth + 50);
      boards.push_back(makeBoard(s, plank, hash(plank.seed, 9, seed), x, end, y));
      x = end;
    }
    y += s.boardWidth;
  }
  for (size_t i = 1; i < boards.size(); i++)
    if (boards[i].y0 == boards[i - 1].y0)
      boards[i].skew0 = boards[i - 1].skew1 = .0022f * Random{boards[i].seed, 900}.bell();
  return boards;
}

// Mostly flat-sawn, as wide boards are. A long board leans so little towards its log that it never
// meets the pith.
std::vector<Board> layAtlas(const Species &s, int rows) {
  const Cut cuts[kAtlasRows] = {FLAT, RIFT, FLAT, FLAT, QUARTER, FLAT,
                                RIFT, FLAT, FLAT, RIFT, FLAT,    FLAT};
  std::vector<Board> boards;
  for (int i = 0; i < rows; i++) {
    boards.push_back(makeBoard(s, {cuts[i], uint32_t(i)}, hash(i, 31, s.logs), 0, pictureWidth,
                               i * kAtlasBoard));
    boards.back().leanDepth = fabsf(boards.back().leanDepth) * .6f;
    boards.back().tone = 1 + s.boardTone * .6f * Random{boards.back().seed, 40}.bell();
  }
  return boards;
}

void parallel(int count, auto work) {
  const int threads = std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::thread> pool;
  for (int t = 0; t < threads; t++)
    pool.emplace_back([=] {
      for (int i = t; i < count; i += threads)
        work(i);
    });
  for (auto &t : pool)
    t.join();
}

// Averages in linear light, so that dark pores keep their weight, then sharpens as a camera would.
std::vector<uint8_t> developed(const std::vector<Rgb> &light, int w, int h, int n) {
  const int W = w / n, H = h / n;
  std::vector<Rgb> small(size_t(W) * H);
  parallel(H, [&](int j) {
    for (int i = 0; i < W; i++) {
      Rgb sum{0, 0, 0};
      for (int k = 0; k < n * n; k++)
        sum = sum + light[size_t(j * n + k / n) * w + i * n + k % n];
      sum = sum * (1.f / (n * n));
      small[size_t(j) * W + i] = {toSrgb(sum.r), toSrgb(sum.g), toSrgb(sum.b)};
    }
  });
  std::vector<uint8_t> out(small.size() * 3);
  const float amount = n > 1 ? .4f : 0;
  parallel(H, [&](int j) {
    for (int i = 0; i < W; i++) {
      auto near = [&](int x, int y) {
        return small[size_t(std::clamp(y, 0, H - 1)) * W + std::clamp(x, 0, W - 1)];
      };
      Rgb soft = (near(i - 1, j) + near(i + 1, j) + near(i, j - 1) + near(i, j + 1)) * .25f;
      Rgb c = near(i, j) * (1 + amount) + soft * -amount;
      float dither = (unit(i, j, 99) - .5f) / 255;
      size_t at = (size_t(j) * W + i) * 3;
      for (float channel : {c.r, c.g, c.b})
        out[at++] = uint8_t(255 * std::clamp(channel + dither, 0.f, 1.f) + .5f);
    }
  });
  return out;
}

void write(const std::string &path, int w, int h, const std::vector<uint8_t> &bytes) {
  FILE *f = fopen(path.c_str(), "wb");
  if (!f) {
    perror(path.c_str());
    exit(1);
  }
  fprintf(f, "P6\n%d %d\n255\n", w, h);
  fwrite(bytes.data(), 1, bytes.size(), f);
  fclose(f);
}

std::vector<uint8_t> relief(const Picture &p) {
  std::vector<uint8_t> out(p.height.size() * 3);
  auto byte = [](float v) { return uint8_t(255 * std::clamp(v, 0.f, 1.f)); };
  for (size_t i = 0; i < p.height.size(); i++) {
    out[i * 3] = byte(.72f + .4f * p.height[i]);
    out[i * 3 + 1] = byte(.5f + .25f * p.pore[i]);
    out[i * 3 + 2] = byte(p.pore[i]);
  }
  return out;
}

// Cells first, then the color of every pixel: unlit, and then lit by `shade`.
std::vector<Rgb> paint(Picture &p, const std::vector<Board> &boards, auto shade) {
  parallel(int(boards.size()), [&](int i) {
    drawCells(p, boards[i]);
    drawRibbons(p, boards[i]);
  });
  std::vector<Rgb> light(p.pore.size());
  auto eachPixel = [&](auto work) {
    parallel(p.h, [&](int j) {
      for (int i = 0; i < p.w; i++)
        for (const auto &b : boards)
          if (b.holds((i + .5f) / p.ppm, (j + .5f) / p.ppm)) {
            work(i, j, size_t(j) * p.w + i, b);
            break;
          }
    });
  };
  eachPixel([&](int i, int j, size_t at, const Board &b) {
    light[at] = colorAt(p, b, (i + .5f) / p.ppm, (j + .5f) / p.ppm, at);
  });
  eachPixel(
      [&](int i, int j, size_t at, const Board &b) { light[at] = light[at] * shade(p, b, i, j); });
  return light;
}

// Chemistry and dye take the color, not the figure.
void finish(std::vector<Rgb> &light, const Finish &f, Rgb late) {
  for (auto &c : light)
    c = {f.tone.r * powf(c.r / late.r, f.contrast), f.tone.g * powf(c.g / late.g, f.contrast),
         f.tone.b * powf(c.b / late.b, f.contrast)};
}

void writeAtlas(Species wood, const Finish *finished, const std::string &out, float ppm,
                float length, int rows) {
  pictureWidth = length;
  pictureHeight = rows * kAtlasBoard;
  const float endScale = std::max(kEndScale, ppm);
  wood.boardWidth = kAtlasBoard;
  if (finished)
    wood.logs = finished->logs;
  const auto boards = layAtlas(wood, rows);
  Picture p(int(pictureWidth * ppm), int(pictureHeight * ppm), ppm);
  auto light = paint(p, boards, [](const Picture &, const Board &, int, int) { return 1.f; });
  const int w = int(kEnds * kEndDepth * endScale), h = int(pictureHeight * endScale);
  std::vector<Rgb> ends(size_t(w) * h);
  parallel(h, [&](int j) {
    for (int i = 0; i < w; i++) {
      float across = (j + .5f) / endScale, deep = (i + .5f) / endScale;
      const Board &b = boards[int(across / kAtlasBoard)];
      float x = floorf(deep / kEndDepth) * length / kEnds;
      ends[size_t(j) * w + i] = endColorAt(b, x, across - b.y0, fmodf(deep, kEndDepth));
    }
  });
  if (finished) {
    finish(light, *finished, wood.late);
    finish(ends, *finished, wood.late);
  }
  write(out + "_c.ppm", p.w, p.h, developed(light, p.w, p.h, 1));
  write(out + "_h.ppm", p.w, p.h, relief(p));
  write(out + "_e.ppm", w, h, developed(ends, w, h, 1));
}

void writeLog(Species wood, const std::string &out, float ppm, float diameter) {
  // From far, a whole log shows its years by their tone and by a dark line around each.
  wood.ringTone *= 2.6f;
  wood.endAmount = 1;
  wood.endPower = 3;
  Board b = makeBoard(wood, {FLAT, 1}, hash(5, 31, wood.logs), 0, diameter, 0);
  const int side = int(1.12f * diameter * ppm);
  const float pith = 1.12f * diameter / 2;
  b.sapRadius = diameter / 2 * (1 - .0021f * wood.ringWidth * 14);
  std::vector<Rgb> light(size_t(side) * side);
  parallel(side, [&](int j) {
    for (int i = 0; i < side; i++) {
      float x = (i + .5f) / ppm - pith, y = pith - (j + .5f) / ppm;
      light[size_t(j) * side + i] = endColor(b, logGrowthAt(b, x, y), x, y, 0);
    }
  });
  write(out + "_log.ppm", side, side, developed(light, side, side, 1));
}

} // namespace

int main(int argc, char **argv) {
  const bool isAtlas = argc > 3 && std::string(argv[3]) == "atlas";
  std::string name = argc > 2 ? argv[1] : "";
  const Finish *finished = nullptr;
  for (const auto &f : kFinishes)
    if (isAtlas && name == f.name) {
      finished = &f;
      name = f.species;
    }
  std::vector<Species> all = kModels;
  all.insert(all.end(), kRelatives.begin(), kRelatives.end());
  const Species *species = nullptr;
  for (const auto &s : all)
    if (name == s.name)
      species = &s;
  if (!species) {
    fputs("boards SPECIES OUT.ppm [px_per_mm] [supersampling] [logs]\n"
          "boards SPECIES OUT atlas [px_per_mm] [length] [boards]\n"
          "boards SPECIES OUT log [px_per_mm] [diameter]\nspecies:",
          stderr);
    for (const auto &s : all)
      fprintf(stderr, " %s", s.name);
    fputs("\nfinishes of an atlas:", stderr);
    for (const auto &f : kFinishes)
      fprintf(stderr, " %s", f.name);
    fputs("\n", stderr);
    return 2;
  }
  const std::string out = argv[2];
  if (isAtlas) {
    writeAtlas(*species, finished, out, argc > 4 ? float(atof(argv[4])) : 2,
               argc > 5 ? float(atof(argv[5])) : kAtlasLength,
               argc > 6 ? std::clamp(atoi(argv[6]), 1, kAtlasRows) : kAtlasRows);
    return 0;
  }
  if (argc > 3 && std::string(argv[3]) == "log") {
    writeLog(*species, out, argc > 4 ? float(atof(argv[4])) : 4,
             argc > 5 ? float(atof(argv[5])) : 500);
    return 0;
  }
  const int n = argc > 4 ? atoi(argv[4]) : 2;
  const float ppm = (argc > 3 ? float(atof(argv[3])) : 4) * n;
  Picture p(int(pictureWidth * ppm) / n * n, int(pictureHeight * ppm) / n * n, ppm);
  uint32_t logs = argc > 5 ? uint32_t(atoi(argv[5])) : species->logs;
  auto light = paint(p, layBoards(*species, logs), shadeAt);
  write(out, p.w / n, p.h / n, developed(light, p.w, p.h, n));
}
