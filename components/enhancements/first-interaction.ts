import { afterPaint } from "#lib/browser/after-paint.ts";

/** What somebody does who is there. Scrolling is not among it: a browser scrolls by itself, to an anchor or back. */
const ACTS = ["pointermove", "touchstart", "wheel", "keydown"] as const;

/** Calls `begin` once, when somebody first does something on the page and has its answer on the screen. */
export function onFirstAct(begin: () => void, signal: AbortSignal): void {
  const act = (event: Event) => {
    if (isNoMove(event)) return;
    for (const type of ACTS) window.removeEventListener(type, act);
    afterPaint(begin);
  };
  for (const type of ACTS) window.addEventListener(type, act, { signal, passive: true });
}

/** A page that comes under a resting mouse is told of a move of no length. */
function isNoMove(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === "pointermove" && !movementX && !movementY;
}
