import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Connections } from "./connections.ts";
import { markStopping } from "./lifecycle.ts";

/** How a server stops: what has to be quiet for how long before the door is shut, and the most that all of it may take. */
export type StopLimits = { idleMs: number; limitMs: number };

const POLL_MS = 20;
/** A site that is never left in peace waits this part of its time for a quiet moment, */
const LONGEST_WAIT = 1 / 3;
/** and this part of it for a moment in which nobody stands before the door. */
const LONGEST_DRAIN = 2 / 3;

/**
 * Stops a server without losing a request: it is not ready any more but answers everybody until it has been quiet for
 * a moment; then the door is shut, idle connections are closed, and what is under way may end within the limit.
 * Returns how many requests the limit cuts.
 */
export async function stopServer(connections: Connections, limits: StopLimits): Promise<number> {
  const deadline = performance.now() + limits.limitMs;
  markStopping();
  connections.leave();
  await quiet(connections, limits);
  connections.closeDoor();
  while (connections.size > 0 && performance.now() < deadline) {
    connections.closeIdle();
    await sleep(POLL_MS);
  }
  return connections.open;
}

/**
 * Waits until nothing arrives or ends for a moment. What waits in the kernel, written before or during it, counts: a
 * timer may be late on a busy machine, so after each the sockets are looked at once more.
 */
async function quiet(connections: Connections, { idleMs, limitMs }: StopLimits): Promise<void> {
  const startedAt = performance.now();
  const isWithin = (part: number) => performance.now() - startedAt < limitMs * part;
  for (let seen = -1; seen !== connections.events && isWithin(LONGEST_WAIT);) {
    seen = connections.events;
    await sleep(Math.min(idleMs, limitMs * LONGEST_WAIT));
    await oneRound();
  }
  // A round lets in one of those who wait, so the first that lets nobody in finds nobody waiting.
  for (let seen = -1; seen !== connections.admitted && isWithin(LONGEST_DRAIN);) {
    seen = connections.admitted;
    await oneRound();
  }
}

/** Lets the event loop look at every socket once. */
async function oneRound(): Promise<void> {
  await nextTurn();
  await nextTurn();
}
