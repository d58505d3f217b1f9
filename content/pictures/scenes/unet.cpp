// unet: two half-sample renders -> one clean picture in linear light (OUT.lin: "LIN w h" line, then
// three float planes) g++ -std=c++17 -O3 -march=native -ffast-math -fopenmp unet.cpp -o unet ;
// usage: unet A.exr B.exr OUT.lin WEIGHTS_DIR [envs=1 envg=1: saturation and gain of the visible
// sky]
#include "unet.h"
int main(int c, char **v) {
  if (c < 5)
    fail("usage: unet A.exr B.exr OUT.lin WEIGHTS_DIR [key=val ...]");
  map<string, float> o = {{"envs", 1}, {"envg", 1}};
  for (int i = 5; i < c; i++) {
    char *e = strchr(v[i], '=');
    if (e)
      o[string(v[i], e - v[i])] = atof(e + 1);
  }
  auto a = readexr(v[1]), b = readexr(v[2]);
  for (const char *p : {"Combined.R", "Denoising Albedo.R", "Denoising Normal.X"})
    if (!a.count(p))
      fail(string("no pass ") + p);
  I3 light = mean(a, b, "Combined"), env = mean(a, b, "Env");
  if (o["envs"] != 1 || o["envg"] != 1)
    for (size_t i = 0; i < light.c[0].size(); i++) {
      float l = lum(env, i);
      for (int k = 0; k < 3; k++)
        light.c[k][i] += (l + (env.c[k][i] - l) * o["envs"]) * o["envg"] - env.c[k][i];
    }
  light = denoise(
      light, Guides(mean(a, b, "Denoising Albedo"), mean(a, b, "Denoising Normal", "XYZ"), v[4]));
  FILE *f = fopen(v[3], "wb");
  if (!f)
    fail(string("cannot write ") + v[3]);
  fprintf(f, "LIN %d %d\n", W, H);
  for (int k = 0; k < 3; k++)
    fwrite(light.c[k].data(), 4, light.c[k].size(), f);
  fclose(f);
}
