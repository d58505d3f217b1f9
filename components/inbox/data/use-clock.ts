import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * What `read` makes of the time, anew each minute. All that ask share one clock, and of them only those are drawn again
 * whose answer is another one; so it is to be a plain value.
 */
export function useClock<Value extends string | undefined>(read: (now: Date) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => read(now),
    () => read(now),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  tick();
  timer = setInterval(tick, MINUTE_MS);
  // A tab that was put away, or a computer that slept, has missed some.
  document.addEventListener("visibilitychange", tick);
}

function stop(): void {
  clearInterval(timer);
  document.removeEventListener("visibilitychange", tick);
}

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}
