import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Connections } from "./connections.ts";
import { markStopping } from "./lifecycle.ts";

/** How a server stops: what has to be quiet for how long before the door is shut, and the most that all of it may take. */
export type StopLimits = { quietMs: number; limitMs: number };

const POLL_MS = 20;
/** A site that is never left in peace shuts its door after this part of its time. */
const LONGEST_DRAIN = 1 / 3;

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
 * Waits until nothing arrives for a moment. What waits in the kernel, written before or during it, counts: a timer may
 * be late on a busy machine, so after each the sockets are looked at once more.
 */
async function quiet(connections: Connections, { quietMs, limitMs }: StopLimits): Promise<void> {
  const deadline = performance.now() + limitMs * LONGEST_DRAIN;
  let seen = -1;
  while (seen !== connections.arrivals && performance.now() < deadline) {
    seen = connections.arrivals;
    await sleep(Math.min(quietMs, limitMs * LONGEST_DRAIN));
    await nextTurn();
    await nextTurn();
  }
}
