// unet A.exr B.exr OUT.lin WEIGHTS_DIR [envs=1 envg=1]: two half-sample renders -> one clean
// picture in linear light ("LIN w h" line, then three float planes). envs, envg: saturation and
// gain of the visible sky.
#include "unet.h"

int main(int count, char **words) {
  if (count < 5)
    fail("usage: unet A.exr B.exr OUT.lin WEIGHTS_DIR [key=value ...]");
  Options options = read_options(count, words, 5, {{"envs", 1}, {"envg", 1}});
  auto a = read_exr(words[1]), b = read_exr(words[2]);
  for (const char *pass : {"Combined.R", "Denoising Albedo.R", "Denoising Normal.X"})
    if (!a.count(pass))
      fail(string("no pass ") + pass);
  Image light = mean_pass(a, b, "Combined"), sky = mean_pass(a, b, "Env");
  float saturation = options["envs"], gain = options["envg"];
  if (saturation != 1 || gain != 1)
    for (size_t i = 0; i < light.channel[0].size(); i++) {
      float grey = luminance(sky, i);
      for (int k = 0; k < 3; k++) {
        float colour = sky.channel[k][i];
        light.channel[k][i] += (grey + (colour - grey) * saturation) * gain - colour;
      }
    }
  Image albedo = mean_pass(a, b, "Denoising Albedo");
  Image normal = mean_pass(a, b, "Denoising Normal", "XYZ");
  light = denoise(light, Guides(albedo, normal, words[4]));
  write_linear(words[3], light);
}
