/** Calls `act` once the frame is painted that answers what somebody just did: what nobody sees does not keep it waiting. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
