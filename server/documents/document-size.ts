/** Bytes as a reader judges them, in megabytes: 2.4 MB. Nothing is less than a tenth. */
export function inMegabytes(bytes: number): string {
  return `${Math.max(bytes / 1_000_000, 0.1).toFixed(1)} MB`;
}
