/** A whole number of 32 bits from any number of whole numbers: the same ones, the same answer (xxHash's finish). */
export function hash(...parts: readonly number[]): number {
  let h = 0x9e3779b1;
  for (const part of parts) h = mix(Math.imul(h ^ part, 0x85ebca6b));
  return h >>> 0;
}

/** A number from 0 up to 1, decided by whole numbers. */
export function chance(...parts: readonly number[]): number {
  return hash(...parts) / 4_294_967_296;
}

function mix(h: number): number {
  let x = h;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}
