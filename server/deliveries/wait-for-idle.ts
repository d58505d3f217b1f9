import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** Event loop utilization above which background work waits. */
const BUSY = 0.75;
const LOOKED_MS = 200;
/** So that a delivery a second is made however busy the process is: an unread mail costs more than a slower page. */
const LONGEST_WAIT_MS = 1_000;

let seen = performance.eventLoopUtilization();
let seenAt = performance.now();
let utilization = 0;

/** Waits until the event loop has idle time, or for `longestMs`, so that background work does not slow down responses. */
export async function waitForIdle(longestMs = LONGEST_WAIT_MS): Promise<void> {
  const startedAt = performance.now();
  while (isBusy() && performance.now() - startedAt < longestMs) await sleep(LOOKED_MS);
}

function isBusy(): boolean {
  const now = performance.now();
  if (now - seenAt >= LOOKED_MS) {
    const current = performance.eventLoopUtilization();
    utilization = performance.eventLoopUtilization(current, seen).utilization;
    seen = current;
    seenAt = now;
  }
  return utilization > BUSY;
}
