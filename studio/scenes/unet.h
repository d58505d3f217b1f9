// Open Image Denoise's public U-Nets (their weight files are Apache-2.0), run on the processor.
#pragma once
#include "exr.h"
static float half_to_float(uint16_t half) {
  uint32_t sign = (half >> 15) & 1, exponent = (half >> 10) & 31, mantissa = half & 1023;
  float value = exponent == 0    ? ldexpf(mantissa, -24)
                : exponent == 31 ? INFINITY
                                 : ldexpf(1024 + mantissa, (int)exponent - 25);
  return sign ? -value : value;
}
struct Conv {
  int out_channels, in_channels;
  Plane weights, bias;
}; // w: [ky][kx][in_channels][out_channels padded to 16]
typedef map<string, Conv> Net;
static Net read_weights(const string &path) {
  vector<uint8_t> bytes = read_file(path);
  size_t position = 4;
  auto read = [&](int size) {
    uint64_t value = 0;
    memcpy(&value, &bytes[position], size);
    position += size;
    return value;
  };
  if (bytes[0] != 0xd7 || bytes[1] != 0x41 || bytes[2] != 2)
    fail("not a weights file: " + path);
  position = read(8);
  int tensors_left = read(4);
  struct Stored {
    vector<int> sizes;
    size_t offset;
    bool half;
  };
  map<string, Stored> tensors;
  while (tensors_left--) {
    int length = read(2);
    string name((char *)&bytes[position], length);
    position += length;
    Stored tensor;
    int dimensions = read(1);
    for (int i = 0; i < dimensions; i++)
      tensor.sizes.push_back(read(4));
    position += dimensions;
    tensor.half = read(1) == 'h';
    tensor.offset = read(8);
    tensors[name] = tensor;
  }
  Net net;
  for (auto &[name, tensor] : tensors) {
    size_t suffix = name.find(".weight");
    if (suffix == string::npos)
      continue;
    string id = name.substr(0, suffix);
    Conv convolution;
    convolution.out_channels = tensor.sizes[0];
    convolution.in_channels = tensor.sizes[1];
    int padded = (convolution.out_channels + 15) / 16 * 16;
    auto at = [&](const Stored &tensor, size_t index) {
      if (tensor.half) {
        uint16_t bits;
        memcpy(&bits, &bytes[tensor.offset + 2 * index], 2);
        return half_to_float(bits);
      }
      float value;
      memcpy(&value, &bytes[tensor.offset + 4 * index], 4);
      return value;
    };
    convolution.weights.assign((size_t)9 * convolution.in_channels * padded, 0);
    convolution.bias.assign(padded, 0);
    for (int output = 0; output < convolution.out_channels; output++) {
      convolution.bias[output] = at(tensors[id + ".bias"], output);
      for (int input = 0; input < convolution.in_channels; input++)
        for (int tap = 0; tap < 9; tap++)
          convolution.weights[((size_t)tap * convolution.in_channels + input) * padded + output] =
              at(tensor, ((size_t)output * convolution.in_channels + input) * 9 + tap);
    }
    net[id] = convolution;
  }
  return net;
}

/** Channels of each pixel, with a border of one zero pixel: [y][x][channel]. */
struct Tensor {
  int columns, rows, channels;
  Plane data;
  Tensor(int columns = 0, int rows = 0, int channels = 0)
      : columns(columns), rows(rows), channels(channels),
        data((size_t)(columns + 2) * (rows + 2) * channels, 0.f) {}
  float *at(int x, int y) { return &data[((size_t)(y + 1) * (columns + 2) + x + 1) * channels]; }
  const float *at(int x, int y) const {
    return &data[((size_t)(y + 1) * (columns + 2) + x + 1) * channels];
  }
};
typedef float Lanes __attribute__((vector_size(64), aligned(4)));
template <int P, int N>
static void tile(const Conv &layer, const Tensor &in, Tensor &out, int x, int y, int first) {
  Lanes sums[P][N];
  int stride = layer.bias.size();
  for (int pixel = 0; pixel < P; pixel++)
    for (int block = 0; block < N; block++)
      sums[pixel][block] = *(const Lanes *)&layer.bias[first + 16 * block];
  for (int tap = 0; tap < 9; tap++) {
    const float *source = in.at(x + tap % 3 - 1, y + tap / 3 - 1);
    const float *weights = &layer.weights[(size_t)tap * layer.in_channels * stride + first];
    for (int channel = 0; channel < layer.in_channels; channel++, weights += stride) {
      Lanes lanes[N];
      for (int block = 0; block < N; block++)
        lanes[block] = *(const Lanes *)(weights + 16 * block);
      for (int pixel = 0; pixel < P; pixel++) {
        float value = source[(size_t)pixel * layer.in_channels + channel];
        for (int block = 0; block < N; block++)
          sums[pixel][block] += lanes[block] * value;
      }
    }
  }
  for (int pixel = 0; pixel < P; pixel++) {
    float *target = out.at(x + pixel, y) + first;
    for (int block = 0; block < N; block++)
      for (int j = 0; j < 16 && first + 16 * block + j < out.channels; j++)
        target[16 * block + j] = max(0.f, sums[pixel][block][j]);
  }
}
static Tensor conv(const Net &net, const char *name, const Tensor &in) {
  auto found = net.find(name);
  if (found == net.end())
    fail(string("no layer ") + name);
  const Conv &layer = found->second;
  if (layer.in_channels != in.channels)
    fail(string("channels of ") + name);
  Tensor out(in.columns, in.rows, layer.out_channels);
  int stride = layer.bias.size();
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < in.rows; y++)
    for (int first = 0; first < stride;) {
      int blocks = (stride - first) / 16;
      blocks = blocks >= 4 ? 4 : blocks >= 3 ? 3 : blocks >= 2 ? 2 : 1;
      int x = 0;
      for (; x + 6 <= in.columns; x += 6)
        blocks == 4   ? tile<6, 4>(layer, in, out, x, y, first)
        : blocks == 3 ? tile<6, 3>(layer, in, out, x, y, first)
        : blocks == 2 ? tile<6, 2>(layer, in, out, x, y, first)
                      : tile<6, 1>(layer, in, out, x, y, first);
      for (; x < in.columns; x++)
        blocks == 4   ? tile<1, 4>(layer, in, out, x, y, first)
        : blocks == 3 ? tile<1, 3>(layer, in, out, x, y, first)
        : blocks == 2 ? tile<1, 2>(layer, in, out, x, y, first)
                      : tile<1, 1>(layer, in, out, x, y, first);
      first += 16 * blocks;
    }
  return out;
}
static Tensor pool(const Tensor &full) {
  Tensor half(full.columns / 2, full.rows / 2, full.channels);
#pragma omp parallel for
  for (int y = 0; y < half.rows; y++)
    for (int x = 0; x < half.columns; x++) {
      const float *upper_left = full.at(2 * x, 2 * y), *upper_right = full.at(2 * x + 1, 2 * y),
                  *lower_left = full.at(2 * x, 2 * y + 1),
                  *lower_right = full.at(2 * x + 1, 2 * y + 1);
      float *target = half.at(x, y);
      for (int k = 0; k < full.channels; k++)
        target[k] = max(max(upper_left[k], upper_right[k]), max(lower_left[k], lower_right[k]));
    }
  return half;
}
static Tensor upsample_and_join(const Tensor &coarse, const Tensor &fine) {
  Tensor joined(fine.columns, fine.rows, coarse.channels + fine.channels);
#pragma omp parallel for
  for (int y = 0; y < joined.rows; y++)
    for (int x = 0; x < joined.columns; x++) {
      memcpy(joined.at(x, y), coarse.at(x / 2, y / 2), 4 * coarse.channels);
      memcpy(joined.at(x, y) + coarse.channels, fine.at(x, y), 4 * fine.channels);
    }
  return joined;
}
static Tensor run(const Net &n, const Tensor &in) {
  if (n.count("enc_conv0")) {
    Tensor x = conv(n, "enc_conv0", in);
    Tensor p1 = pool(conv(n, "enc_conv1", x)), p2 = pool(conv(n, "enc_conv2", p1)),
           p3 = pool(conv(n, "enc_conv3", p2)), p4 = pool(conv(n, "enc_conv4", p3));
    x = conv(n, "enc_conv5b", conv(n, "enc_conv5a", p4));
    x = conv(n, "dec_conv4b", conv(n, "dec_conv4a", upsample_and_join(x, p3)));
    x = conv(n, "dec_conv3b", conv(n, "dec_conv3a", upsample_and_join(x, p2)));
    x = conv(n, "dec_conv2b", conv(n, "dec_conv2a", upsample_and_join(x, p1)));
    return conv(n, "dec_conv0",
                conv(n, "dec_conv1b", conv(n, "dec_conv1a", upsample_and_join(x, in))));
  }
  auto two = [&](const char *a, const char *b, const Tensor &i) {
    return conv(n, b, conv(n, a, i));
  };
  Tensor p1 = pool(two("enc_conv1a", "enc_conv1b", in)),
         p2 = pool(two("enc_conv2a", "enc_conv2b", p1)),
         p3 = pool(two("enc_conv3a", "enc_conv3b", p2)),
         p4 = pool(two("enc_conv4a", "enc_conv4b", p3));
  Tensor x = two("enc_conv5a", "enc_conv5b", p4);
  x = two("dec_conv4a", "dec_conv4b", upsample_and_join(x, p3));
  x = two("dec_conv3a", "dec_conv3b", upsample_and_join(x, p2));
  x = two("dec_conv2a", "dec_conv2b", upsample_and_join(x, p1));
  return conv(n, "dec_conv1c", two("dec_conv1a", "dec_conv1b", upsample_and_join(x, in)));
}

// Transfer functions of the networks.
static const float A = 1.41283765e3f, B = 1.64593172f, C = 4.31384981e-1f, D = -2.94139609e-3f,
                   E = 1.92653254e-1f, G = 6.26026094e-3f, K = 9.98620152e-1f;
static float to_perceptual(float y) {
  return y <= 1.5794576e-6f    ? A * y
         : y <= 3.22087631e-2f ? B * powf(y, C) + D
                               : E * logf(y + G) + K;
}
static float from_perceptual(float x) {
  return x <= 2.23151711e-3f   ? x / A
         : x <= 3.70974749e-1f ? powf((x - D) / B, 1 / C)
                               : expf((x - K) / E) - G;
}
static float to_srgb(float y) {
  return y <= .0031308f ? 12.92f * y : 1.055f * powf(y, 1 / 2.4f) - .055f;
}
static float from_srgb(float x) {
  return x <= .04045f ? x / 12.92f : powf((x + .055f) / 1.055f, 2.4f);
}
static Tensor stack(const vector<const Image *> &in) {
  Tensor o((width + 15) / 16 * 16, (height + 15) / 16 * 16, 3 * in.size());
  for (int y = 0; y < o.rows; y++)
    for (int x = 0; x < o.columns; x++) {
      size_t i = (size_t)(y < height ? y : 2 * height - 2 - y) * width +
                 (x < width ? x : 2 * width - 2 - x);
      float *q = o.at(x, y); /* mirrored: repeated rows would be read as a texture */
      for (size_t j = 0; j < in.size(); j++)
        for (int k = 0; k < 3; k++)
          q[3 * j + k] = in[j]->channel[k][i];
    }
  return o;
}
template <class T> static void for_each(Image &a, T f) {
  for (int k = 0; k < 3; k++) {
#pragma omp parallel for
    for (size_t i = 0; i < a.channel[k].size(); i++)
      a.channel[k][i] = f(a.channel[k][i]);
  }
}
static Image apply(const Net &n, const vector<const Image *> &in) {
  Tensor r = run(n, stack(in));
  Image o;
  for (int k = 0; k < 3; k++) {
    o.channel[k].resize((size_t)width * height);
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++)
        o.channel[k][(size_t)y * width + x] = r.at(x, y)[k];
  }
  return o;
}

// What light falls on, cleaned first: albedo (0 to 1) and normals (-1 to 1) guide the light's own
// network.
struct Guides {
  Image albedo, normal;
  string weights;
  Guides(Image alb, Image nrm, const string &dir) : weights(dir) {
    for_each(alb, [](float x) { return to_srgb(min(max(x, 0.f), 1.f)); });
    albedo = apply(read_weights(dir + "/rt_alb_large.tza"), {&alb});
    for_each(albedo, [](float x) { return from_srgb(min(max(x, 0.f), 1.f)); });
    for_each(nrm, [](float x) { return min(max(x, -1.f), 1.f) * .5f + .5f; });
    normal = apply(read_weights(dir + "/rt_nrm_large.tza"), {&nrm});
    for_each(normal, [](float x) { return min(max(x, 0.f), 1.f); });
  }
};
static Image denoise(Image light, const Guides &g) {
  double s = 0;
  int m = 0;
  for (int y = 0; y + 16 <= height; y += 16)
    for (int x = 0; x + 16 <= width; x += 16) {
      double l = 0;
      for (int j = 0; j < 256; j++)
        l += luminance(light, (size_t)(y + j / 16) * width + x + j % 16);
      l /= 256;
      if (l > 1e-8) {
        s += log2(l);
        m++;
      }
    }
  if (!m)
    return light;
  float scale = .18f / exp2f(s / m), norm = 1 / to_perceptual(65504.f);
  for_each(light, [&](float x) { return to_perceptual(max(x, 0.f) * scale) * norm; });
  light = apply(read_weights(g.weights + "/rt_hdr_calb_cnrm_large.tza"),
                {&light, &g.albedo, &g.normal});
  for_each(light, [&](float x) { return from_perceptual(x / norm) / scale; });
  return light;
}
