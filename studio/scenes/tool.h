// What the picture tools share: key=value options, stopping with a message, writing a PPM.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cmath>
#include <cstdint>
#include <algorithm>
#include <map>
#include <string>
#include <vector>
using namespace std;
typedef map<string, float> Options;

static void fail(const string &message) {
  fprintf(stderr, "%s\n", message.c_str());
  exit(1);
}

/** Overwrites defaults with the key=value words from the argument `first` on. */
static Options read_options(int count, char **words, int first, Options options) {
  for (int i = first; i < count; i++)
    if (char *equals = strchr(words[i], '='))
      options[string(words[i], equals - words[i])] = atof(equals + 1);
  return options;
}

/** Eight bits a channel, three channels. */
static void write_ppm(const string &path, int width, int height, const vector<uint8_t> &pixels) {
  FILE *file = fopen(path.c_str(), "wb");
  if (!file)
    fail("cannot write " + path);
  fprintf(file, "P6 %d %d 255\n", width, height);
  fwrite(pixels.data(), 1, pixels.size(), file);
  fclose(file);
}
