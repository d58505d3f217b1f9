import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** A process that is busy for more of its time than this has no moment for what can wait. */
const BUSY = 0.75;
const LOOKED_MS = 200;
/** What can wait waits no longer than this. */
const LONGEST_WAIT_MS = 10_000;

let seen = performance.eventLoopUtilization();
let seenAt = performance.now();
let utilization = 0;

/**
 * Waits for a moment in which visitors leave this process time, or for `longestMs`: mails are sent by the process that
 * answers, and must not make anybody wait who asks for something.
 */
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
