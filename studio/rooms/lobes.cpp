// lobes BASE WEIGHTS_DIR: what the scene rendered of a room (BASE-shape, BASE-sky, BASE-sun and
// BASE-lamps, two half-sample EXR files each) -> BASE.raw: light without noise, its gloss apart.
// The shape has many samples and no light: its edges are smooth, and it guides the network that
// cleans the lights. BASE.raw: "LOBES w h" line, then float planes: diffuse colour 3, gloss colour
// 3, normal 3, and for each half 4 ranks of cryptomatte (id, coverage); then of each light its
// radiance without gloss 3, its gloss 3, its indirect share 1.
#include "../scenes/unet.h"

static const int SHARE_RADIUS = 8;

static Image both(Passes &a, Passes &b, const char *name, const char *channels = "RGB") {
  return mean_pass(a, b, name, channels);
}

// Of each half what the lobes `names` send, times `colour` where it is named, and `rest` as it is.
static Image radiance(Passes &a, Passes &b, const vector<string> &names, const string &colour,
                      const vector<string> &rest = {}) {
  Image sum;
  for (auto &plane : sum.channel)
    plane.assign((size_t)width * height, 0);
  auto add = [&](const Image &light, auto tint) {
    for (int k = 0; k < 3; k++)
      for (size_t i = 0; i < sum.channel[k].size(); i++) {
        float value = .5f * light.channel[k][i] * tint(k, i);
        sum.channel[k][i] += value == value ? value : 0;
      }
  };
  for (auto *half : {&a, &b}) {
    Image tint = get_pass(*half, colour);
    for (auto &name : names)
      add(get_pass(*half, name), [&](int k, size_t i) { return tint.channel[k][i]; });
    for (auto &name : rest)
      add(get_pass(*half, name), [](int, size_t) { return 1.f; });
  }
  return sum;
}

// How much of the diffuse light came from other surfaces.
static Plane indirect_share(Passes &a, Passes &b) {
  Image direct = both(a, b, "DiffDir"), indirect = both(a, b, "DiffInd");
  size_t pixels = (size_t)width * height;
  Plane part(pixels), whole(pixels), share(pixels), scratch(pixels);
  for (size_t i = 0; i < pixels; i++) {
    part[i] = luminance(indirect, i);
    whole[i] = luminance(direct, i) + part[i];
  }
  box_blur(part, share, SHARE_RADIUS, scratch);
  box_blur(whole, part, SHARE_RADIUS, scratch);
  for (size_t i = 0; i < pixels; i++)
    share[i] /= max(part[i], 1e-6f);
  return share;
}

int main(int count, char **words) {
  if (count < 3)
    fail("usage: lobes BASE WEIGHTS_DIR");
  string base = words[1];
  auto read = [&](const string &light, int half) {
    return read_exr(base + "-" + light + "." + to_string(half) + ".exr");
  };
  FILE *file = fopen((base + ".raw").c_str(), "wb");
  if (!file)
    fail("cannot write " + base + ".raw");
  auto put = [&](const Plane &plane) { fwrite(plane.data(), 4, plane.size(), file); };
  auto put_image = [&](const Image &image) {
    for (auto &plane : image.channel)
      put(plane);
  };
  auto guides = [&] {
    Passes a = read("shape", 0), b = read("shape", 1);
    fprintf(file, "LOBES %d %d\n", width, height);
    put_image(both(a, b, "DiffCol"));
    put_image(both(a, b, "GlossCol"));
    put_image(both(a, b, "Normal", "XYZ"));
    for (auto *half : {&a, &b})
      for (const char *name : {"CryptoObject00", "CryptoObject01"})
        for (const char *channel : {".r", ".g", ".b", ".a"})
          put(half->at(string(name) + channel));
    return Guides(both(a, b, "Denoising Albedo"), both(a, b, "Denoising Normal", "XYZ"), words[2]);
  }();
  for (const char *light : {"sky", "sun", "lamps"}) {
    Passes a = read(light, 0), b = read(light, 1);
    Image body = radiance(a, b, {"DiffDir", "DiffInd"}, "DiffCol", {"Emit", "Env"});
    Image glass = radiance(a, b, {"TransDir", "TransInd"}, "TransCol");
    for (int k = 0; k < 3; k++)
      for (size_t i = 0; i < body.channel[k].size(); i++)
        body.channel[k][i] += glass.channel[k][i];
    Image gloss = radiance(a, b, {"GlossDir", "GlossInd"}, "GlossCol");
    put_image(denoise(body, guides));
    put_image(denoise(gloss, guides));
    put(indirect_share(a, b));
  }
  fclose(file);
}
