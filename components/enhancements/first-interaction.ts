import { afterPaint } from "#lib/browser/after-paint.ts";

/** Excludes scroll events, which browsers also fire for anchors and restored positions. */
const ACTS = ["pointermove", "touchstart", "wheel", "keydown"] as const;

/** Calls `begin` once, after the first interaction has been painted. */
export function onFirstAct(begin: () => void, signal: AbortSignal): void {
  const act = (event: Event) => {
    if (isNoMove(event)) return;
    for (const type of ACTS) window.removeEventListener(type, act);
    afterPaint(begin);
  };
  for (const type of ACTS) window.addEventListener(type, act, { signal, passive: true });
}

/** Browsers fire a zero-length move when a page loads under a resting mouse. */
function isNoMove(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === "pointermove" && !movementX && !movementY;
}
