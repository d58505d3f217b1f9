import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { waitForIdle } from "./wait-for-idle.ts";

/** Simulates a process that handles one request after the other. */
function beBusy(): NodeJS.Timeout {
  return setInterval(() => {
    const until = performance.now() + 30;
    while (performance.now() < until);
  }, 1);
}

it("waits while the process is busy, but not forever", async () => {
  const visitors = beBusy();
  await sleep(300);
  let isIdle = false;
  const waiting = waitForIdle().then(() => (isIdle = true));
  await sleep(600);
  expect(isIdle).toBe(false);
  await waitForIdle(0);
  clearInterval(visitors);
  await waiting;
  expect(isIdle).toBe(true);
});
