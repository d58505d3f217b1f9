// bounce A.exr B.exr OUT WEIGHTS_DIR: what a lit surface sends on, from two half-sample renders of
// the sun alone, cleaned -> OUT.diffuse.lin and OUT.gloss.lin, both before the surface's own color.
#include "unet.h"

int main(int count, char **words) {
  if (count < 5)
    fail("usage: bounce A.exr B.exr OUT WEIGHTS_DIR");
  auto a = read_exr(words[1]), b = read_exr(words[2]);
  // Light without its surface has no grain to keep: the network sees chalk.
  Image chalk;
  for (auto &plane : chalk.channel)
    plane.assign((size_t)width * height, .8f);
  Guides guides(chalk, mean_pass(a, b, "Denoising Normal", "XYZ"), words[4]);
  const pair<const char *, const char *> parts[] = {{"DiffInd", ".diffuse.lin"},
                                                    {"GlossInd", ".gloss.lin"}};
  for (auto &[pass, ending] : parts)
    write_linear(words[3] + string(ending), denoise(mean_pass(a, b, pass), guides));
}
