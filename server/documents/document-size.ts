/** Formats bytes as megabytes (2.4 MB), at least 0.1 MB. */
export function inMegabytes(bytes: number): string {
  return `${Math.max(bytes / 1_000_000, 0.1).toFixed(1)} MB`;
}
