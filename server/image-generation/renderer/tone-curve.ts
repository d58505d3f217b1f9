const CONTRAST_STEPS = 4096;

/** The table is indexed by a float's upper bits, from 2^-13 to 2^6. */
const SHIFT = 14;
const FIRST = 0x39000000 >> SHIFT;
const LAST = 0x42800000 >> SHIFT;

export function curveIndex(bits: number): number {
  const at = (bits >> SHIFT) - FIRST;
  return at < 0 ? 0 : at > LAST - FIRST ? LAST - FIRST : at;
}

export function contrastIndex(value: number): number {
  return value <= 0 ? 0 : value >= 1 ? CONTRAST_STEPS : (value * CONTRAST_STEPS + 0.5) | 0;
}

/** AgX's curve from linear light to 0 to 1, as a table for `curveIndex`. */
export function createCurveTable(): Float32Array {
  const float = new Float32Array(1);
  const bits = new Int32Array(float.buffer);
  const curve = new Float32Array(LAST - FIRST + 1);
  for (let i = 0; i < curve.length; i++) {
    bits[0] = (FIRST + i) << SHIFT;
    curve[i] = agxCurve(float[0] ?? 0);
  }
  return curve;
}

/** x^contrast in sRGB bytes, as a table for `contrastIndex`. */
export function createContrastTable(contrast: number): Float32Array {
  return Float32Array.from(
    { length: CONTRAST_STEPS + 1 },
    (_, i) => 255 * (i / CONTRAST_STEPS) ** contrast,
  );
}

/** Polynomial approximation of AgX's curve, in stops. */
function agxCurve(value: number): number {
  const stops = (Math.log2(Math.max(value, 1e-10)) + 12.47393) / (4.026069 + 12.47393);
  const x = Math.min(1, Math.max(0, stops));
  const x2 = x * x;
  const x4 = x2 * x2;
  return (
    15.5 * x4 * x2 -
    40.14 * x4 * x +
    31.96 * x4 -
    6.868 * x2 * x +
    0.4298 * x2 +
    0.1191 * x -
    0.00232
  );
}
