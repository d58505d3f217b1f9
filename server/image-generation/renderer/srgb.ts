/** Linear, 0 to 1. */
export type LinearRgb = readonly [number, number, number];

export function linearFromHex(hex: string): LinearRgb {
  const channel = (at: number) => srgbToLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export function srgbToLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
