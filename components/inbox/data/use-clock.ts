import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

/** Updates every minute from one shared timer; return a primitive, so that equal values do not re-render. */
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
  // A background tab or a sleeping computer has missed ticks.
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
