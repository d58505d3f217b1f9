import { afterPaint } from "#lib/browser/when-idle.ts";

/** Not scroll: browsers scroll by themselves, to an anchor or on Back. */
const EVENTS = ["pointermove", "touchstart", "wheel", "keydown"] as const;

/** Calls `begin` once, after the paint that follows the first user interaction. */
export function onFirstInteraction(begin: () => void, signal: AbortSignal): void {
  const act = (event: Event) => {
    if (isEmptyMove(event)) return;
    for (const type of EVENTS) window.removeEventListener(type, act);
    afterPaint(begin);
  };
  for (const type of EVENTS) window.addEventListener(type, act, { signal, passive: true });
}

/** Browsers send a zero-length pointermove to a page that loads under a resting mouse. */
function isEmptyMove(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === "pointermove" && !movementX && !movementY;
}
