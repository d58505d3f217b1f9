/** A 32-bit hash of up to three integers (xxHash's finalizer). */
export function hash(a: number, b = 0, c = 0): number {
  let h = mix(Math.imul(0x9e3779b1 ^ a, 0x85ebca6b));
  h = mix(Math.imul(h ^ b, 0x85ebca6b));
  return mix(Math.imul(h ^ c, 0xc2b2ae35)) >>> 0;
}

/** The hash as a number in [0, 1). */
export function hashToUnit(a: number, b = 0, c = 0): number {
  return hash(a, b, c) / 4_294_967_296;
}

function mix(h: number): number {
  let x = h;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}
