// Reads a Cycles multilayer EXR (codec NONE, float) into its passes by name ("DiffCol.R").
#pragma once
#include "tool.h"
typedef vector<float> Plane;
typedef map<string, Plane> Passes;
// Size of the picture that was read, in pixels.
static int width, height;
struct Image {
  Plane channel[3];
};

static vector<uint8_t> read_file(const string &path) {
  FILE *file = fopen(path.c_str(), "rb");
  if (!file)
    fail("cannot open " + path);
  fseek(file, 0, SEEK_END);
  size_t size = ftell(file);
  rewind(file);
  vector<uint8_t> bytes(size);
  if (fread(bytes.data(), 1, size, file) != size)
    fail("cannot read " + path);
  fclose(file);
  return bytes;
}

static Passes read_exr(const string &path) {
  vector<uint8_t> bytes = read_file(path);
  size_t at = 8;
  vector<string> names;
  auto text = [&] {
    string result((char *)&bytes[at]);
    at += result.size() + 1;
    return result;
  };
  auto integer = [&](size_t from) {
    int result;
    memcpy(&result, &bytes[from], 4);
    return result;
  };
  while (bytes[at]) {
    string attribute = text();
    text();
    int size = integer(at);
    at += 4;
    size_t start = at;
    if (attribute == "channels") {
      while (bytes[at]) {
        names.push_back(text());
        if (integer(at) != 2)
          fail("need float channels");
        at += 16;
      }
    }
    if (attribute == "dataWindow") {
      width = integer(at + 8) - integer(at) + 1;
      height = integer(at + 12) - integer(at + 4) + 1;
    }
    if (attribute == "compression" && bytes[at] != 0)
      fail("need codec NONE");
    at = start + size;
  }
  at++;
  vector<uint64_t> offsets(height);
  memcpy(offsets.data(), &bytes[at], 8 * (size_t)height);
  Passes passes;
  vector<float *> planes;
  for (auto &name : names) {
    Plane &plane = passes[name.substr(name.find('.') + 1)];
    plane.resize((size_t)width * height);
    planes.push_back(plane.data());
  }
  size_t row_size = 4 * (size_t)width;
  for (int y = 0; y < height; y++) {
    size_t row = offsets[y] + 8;
    for (size_t c = 0; c < names.size(); c++, row += row_size)
      memcpy(planes[c] + (size_t)y * width, &bytes[row], row_size);
  }
  return passes;
}

/** Three channels of a pass; black where there is no such pass. */
static Image get_pass(Passes &passes, const string &name, const char *channels = "RGB") {
  Image image;
  for (int k = 0; k < 3; k++) {
    auto found = passes.find(name + "." + channels[k]);
    if (found == passes.end())
      image.channel[k].assign((size_t)width * height, 0);
    else
      image.channel[k] = found->second;
  }
  return image;
}

/** Mean of a pass over both halves; what is not a number is black. */
static Image mean_pass(Passes &a, Passes &b, const string &n, const char *s = "RGB") {
  Image x = get_pass(a, n, s), y = get_pass(b, n, s);
  for (int k = 0; k < 3; k++)
    for (size_t i = 0; i < x.channel[k].size(); i++) {
      float v = .5f * (x.channel[k][i] + y.channel[k][i]);
      x.channel[k][i] = v == v ? v : 0;
    }
  return x;
}

static float luminance(const Image &image, size_t i) {
  return .2126f * image.channel[0][i] + .7152f * image.channel[1][i] + .0722f * image.channel[2][i];
}

/** Writes a picture in linear light: a line of its size, then three planes of floats. */
static void write_linear(const string &path, const Image &image) {
  FILE *file = fopen(path.c_str(), "wb");
  if (!file)
    fail("cannot write " + path);
  fprintf(file, "LIN %d %d\n", width, height);
  for (auto &plane : image.channel)
    fwrite(plane.data(), 4, plane.size(), file);
  fclose(file);
}

/** Reads what `write_linear` wrote, and its size. */
static Image read_linear(const string &path, int &w, int &h) {
  FILE *file = fopen(path.c_str(), "rb");
  if (!file || fscanf(file, "LIN %d %d", &w, &h) != 2)
    fail("no linear picture: " + path);
  fgetc(file);
  Image image;
  for (auto &plane : image.channel) {
    plane.resize((size_t)w * h);
    if (fread(plane.data(), 4, plane.size(), file) != plane.size())
      fail("short file: " + path);
  }
  fclose(file);
  return image;
}

/** Mean over a square of 2 radius + 1 pixels, as two running sums. */
static void box_blur(const Plane &in, Plane &out, int radius, Plane &scratch) {
  int side = 2 * radius + 1;
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    const float *row = &in[(size_t)y * width];
    float *target = &scratch[(size_t)y * width];
    double sum = 0;
    for (int x = -radius; x <= radius; x++)
      sum += row[min(max(x, 0), width - 1)];
    for (int x = 0; x < width; x++) {
      target[x] = sum / side;
      sum += row[min(x + radius + 1, width - 1)] - row[max(x - radius, 0)];
    }
  }
#pragma omp parallel for
  for (int x0 = 0; x0 < width; x0 += 64) {
    int x1 = min(x0 + 64, width);
    float sums[64];
    for (int x = x0; x < x1; x++) {
      sums[x - x0] = 0;
      for (int y = -radius; y <= radius; y++)
        sums[x - x0] += scratch[(size_t)min(max(y, 0), height - 1) * width + x];
    }
    for (int y = 0; y < height; y++) {
      for (int x = x0; x < x1; x++)
        out[(size_t)y * width + x] = sums[x - x0] / side;
      int entering = min(y + radius + 1, height - 1), leaving = max(y - radius, 0);
      for (int x = x0; x < x1; x++)
        sums[x - x0] +=
            scratch[(size_t)entering * width + x] - scratch[(size_t)leaving * width + x];
    }
  }
}
