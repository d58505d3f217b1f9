/** Defers work until the response to an interaction is painted. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
