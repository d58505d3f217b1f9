import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

/** Evaluates `read` every minute on one shared timer. Re-renders only if the value changed, so it must be a primitive. */
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
  // Timers do not run in a hidden tab or during sleep.
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
