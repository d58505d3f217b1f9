import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Connections } from "./connections.ts";
import { markStopping } from "./lifecycle.ts";

/** `idleMs`: how long the server must be idle before it stops accepting; `limitMs`: the limit for the whole shutdown. */
export type StopLimits = { idleMs: number; limitMs: number };

const POLL_MS = 20;
/** A busy site waits for an idle moment during this share of the limit. */
const LONGEST_WAIT = 1 / 3;
/** A busy site waits for an empty accept queue until this share of the limit. */
const LONGEST_DRAIN = 2 / 3;

/** Serves until idle, then stops accepting. Returns the number of requests cut off by the limit. */
export async function stopServer(connections: Connections, limits: StopLimits): Promise<number> {
  const deadline = performance.now() + limits.limitMs;
  markStopping();
  connections.leave();
  await quiet(connections, limits);
  connections.stopListening();
  while (connections.size > 0 && performance.now() < deadline) {
    connections.closeIdle();
    await sleep(POLL_MS);
  }
  return connections.open;
}

/** Timers may be late on a busy machine, so the sockets are polled once more after each. */
async function quiet(connections: Connections, { idleMs, limitMs }: StopLimits): Promise<void> {
  const startedAt = performance.now();
  const isWithin = (part: number) => performance.now() - startedAt < limitMs * part;
  for (let seen = -1; seen !== connections.events && isWithin(LONGEST_WAIT);) {
    seen = connections.events;
    await sleep(Math.min(idleMs, limitMs * LONGEST_WAIT));
    await oneRound();
  }
  // Each round accepts one waiting connection, so a round without one means that the queue is empty.
  for (let seen = -1; seen !== connections.admitted && isWithin(LONGEST_DRAIN);) {
    seen = connections.admitted;
    await oneRound();
  }
}

async function oneRound(): Promise<void> {
  await nextTurn();
  await nextTurn();
}
