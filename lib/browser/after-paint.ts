/** Calls `act` after the next paint, so that invisible work does not delay the response to an interaction. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
