// lobes a.exr b.exr out.raw [r=4 k=.55 kg=.45 ps=.12 dn=3 dl=.1 gl=.3]: two half-sample renders ->
// denoised light, still apart from what it falls on. dn dl gl: rings and tolerances of the last
// smoothing; few samples want dn=5 dl=.5 gl=.8. out.raw: "LOBES w h" line, then float planes:
// diffuse light 3, gloss light 3, diffuse colour 3, gloss colour 3, other radiance 3, indirect
// share 1, normal 3, and for each half 4 ranks of cryptomatte (id, coverage). The filter is
// nlm.h's. g++ -O3 -march=native -ffast-math -fopenmp lobes.cpp -o lobes
#include "nlm.h"
// Bounced light is smooth: five widening rings of neighbours on the same surface, after Dammertz et
// al. lk: how much brightness may differ.
static Image spread(Image x, const Image &n, const Image &p, int levels, float reach, float lk) {
  Image y = x;
  for (int l = 0; l < levels; l++) {
    int st = 1 << l;
#pragma omp parallel for schedule(dynamic, 16)
    for (int j = 0; j < height; j++)
      for (int i = 0; i < width; i++) {
        size_t a = (size_t)j * width + i;
        float s[3] = {0, 0, 0}, ws = 0, la = luminance(x, a);
        for (int v = -2; v <= 2; v++)
          for (int u = -2; u <= 2; u++) {
            int X = i + u * st, Y = j + v * st;
            if (X < 0 || Y < 0 || X >= width || Y >= height)
              continue;
            size_t b = (size_t)Y * width + X;
            float dn = 0, dp = 0, pl = 0;
            for (int k = 0; k < 3; k++) {
              float e = n.channel[k][a] - n.channel[k][b], q = p.channel[k][a] - p.channel[k][b];
              dn += e * e;
              dp += q * q;
              pl += q * n.channel[k][a];
            }
            float dl = (la - luminance(x, b)) / (lk * la + 1e-4f);
            float w = fexp(-(u * u + v * v) * .22f - dn * 18.f - dp / (2 * reach * reach) -
                           pl * pl / (2 * .012f * .012f) - (l > 2 || lk < .5f && l ? dl * dl : 0));
            ws += w;
            for (int k = 0; k < 3; k++)
              s[k] += w * x.channel[k][b];
          }
        for (int k = 0; k < 3; k++)
          y.channel[k][a] = s[k] / max(ws, 1e-8f);
      }
    swap(x, y);
  }
  return x;
}
int main(int argc, char **v) {
  map<string, float> o = {{"k", .55f}, {"kg", .45f}, {"r", 4},    {"ps", .12f},
                          {"dn", 3},   {"dl", .10f}, {"gl", .30f}};
  for (int i = 4; i < argc; i++) {
    char *e = strchr(v[i], '=');
    if (e)
      o[string(v[i], e - v[i])] = atof(e + 1);
  }
  auto a = read_exr(v[1]), b = read_exr(v[2]);
  size_t N = (size_t)width * height;
  Plane tmp(N);
  auto each = [&](Image x, const Image &y, auto f) {
    for (int k = 0; k < 3; k++)
      for (size_t i = 0; i < N; i++)
        x.channel[k][i] = f(x.channel[k][i], y.channel[k][i]);
    return x;
  };
  auto sum = [&](const Image &x, const Image &y) {
    return each(x, y, [](float p, float q) { return p + q; });
  };
  auto avg = [&](const Image &x, const Image &y) {
    return each(x, y, [](float p, float q) { return .5f * (p + q); });
  };
  auto both = [&](const char *n, const char *s = "RGB") {
    return avg(get_pass(a, n, s), get_pass(b, n, s));
  };
  vector<Plane> fm, fv;
  vector<float> fs;
  fm.reserve(8);
  fv.reserve(8);
  auto feature = [&](const Plane &x, const Plane &y, float s, bool smooth) {
    Plane m(N), q(N), e(N);
    for (size_t i = 0; i < N; i++) {
      m[i] = .5f * (x[i] + y[i]);
      float t = x[i] - y[i];
      q[i] = t * t * .25f;
    }
    box_blur(q, e, 2, tmp);
    if (smooth) {
      Plane z = m;
      box_blur(m, z, 1, tmp);
      m = z;
    }
    fm.push_back(m);
    fv.push_back(e);
    fs.push_back(s);
  };
  {
    Image x = get_pass(a, "Normal", "XYZ"), y = get_pass(b, "Normal", "XYZ");
    for (int k = 0; k < 3; k++)
      feature(x.channel[k], y.channel[k], 1.f / (2 * .10f * .10f), true);
  }
  {
    Image x = get_pass(a, "Position", "XYZ"), y = get_pass(b, "Position", "XYZ");
    for (int k = 0; k < 3; k++)
      feature(x.channel[k], y.channel[k], 1.f / (2 * o["ps"] * o["ps"]), false);
  }
  {
    Image x = get_pass(a, "DiffCol"), y = get_pass(b, "DiffCol");
    Plane p(N), q(N);
    for (size_t i = 0; i < N; i++) {
      p[i] = luminance(x, i);
      q[i] = luminance(y, i);
    }
    feature(p, q, 1.f / (2 * .06f * .06f), false);
  }
  Image nn = both("Normal", "XYZ"), pp = both("Position", "XYZ");
  auto cross = [&](Image x, Image y, bool gl, float k, int R) {
    double s = 0;
    for (size_t i = 0; i < N; i++)
      s += x.channel[1][i];
    if (s < 1e-6)
      return avg(x, y);
    firefly(x, gl ? 2.2f : 1.8f);
    firefly(y, gl ? 2.2f : 1.8f);
    size_t nf = gl ? 7 : 6;
    vector<const Plane *> f, w;
    for (size_t i = 0; i < nf; i++) {
      f.push_back(&fm[i]);
      w.push_back(&fv[i]);
    }
    return nlm(x, y, R, k, gl ? 2 : 3, f, vector<float>(fs.begin(), fs.begin() + nf), w);
  };
  auto bounced = [&](const char *n, float lk) {
    Image x = get_pass(a, n), y = get_pass(b, n);
    firefly(x, 1.6f);
    firefly(y, 1.6f);
    return spread(avg(x, y), nn, pp, 5, .35f, lk);
  };
  Image diffuse =
      sum(spread(cross(get_pass(a, "DiffDir"), get_pass(b, "DiffDir"), false, o["k"], (int)o["r"]),
                 nn, pp, (int)o["dn"], .2f, o["dl"]),
          bounced("DiffInd", 1.2f));
  Image gloss =
      spread(cross(sum(get_pass(a, "GlossDir"), get_pass(a, "GlossInd")),
                   sum(get_pass(b, "GlossDir"), get_pass(b, "GlossInd")), true, o["kg"] * 1.3f, 3),
             nn, pp, 3, .2f, o["gl"]);
  FILE *f = fopen(v[3], "wb");
  fprintf(f, "LOBES %d %d\n", width, height);
  auto put = [&](const Plane &x) { fwrite(x.data(), 4, N, f); };
  auto put3 = [&](const Image &x) {
    for (int k = 0; k < 3; k++)
      put(x.channel[k]);
  };
  put3(diffuse);
  put3(gloss);
  put3(both("DiffCol"));
  put3(both("GlossCol"));
  Image T = sum(both("TransDir"), both("TransInd")), TC = both("TransCol"), E = both("Emit"),
        S = both("Env");
  for (int k = 0; k < 3; k++)
    for (size_t i = 0; i < N; i++)
      E.channel[k][i] += S.channel[k][i] + T.channel[k][i] * TC.channel[k][i];
  put3(E);
  {
    Image d = both("DiffDir"), n = both("DiffInd");
    Plane p(N), q(N), e(N);
    for (size_t i = 0; i < N; i++) {
      p[i] = luminance(n, i);
      q[i] = luminance(d, i) + p[i];
    }
    box_blur(p, e, 8, tmp);
    box_blur(q, p, 8, tmp);
    for (size_t i = 0; i < N; i++)
      p[i] = e[i] / max(p[i], 1e-6f);
    put(p);
  }
  put3(both("Normal", "XYZ"));
  for (auto *m : {&a, &b})
    for (const char *n : {"CryptoObject00", "CryptoObject01"})
      for (const char *s : {"r", "g", "b", "a"}) {
        string k = string(n) + "." + s;
        if (!m->count(k)) {
          fprintf(stderr, "no %s\n", k.c_str());
          return 1;
        }
        put((*m)[k]);
      }
  fclose(f);
}
