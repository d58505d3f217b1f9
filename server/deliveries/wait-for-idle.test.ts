import { performance } from "node:perf_hooks";
import { afterEach, expect, it, vi } from "vitest";
import { waitForIdle } from "./wait-for-idle.ts";

/** Seconds of a clock that stands still between the test's steps. */
let now = 1_000;
let utilization = 0;
const clock = vi.spyOn(performance, "now").mockImplementation(() => now * 1_000);
vi.spyOn(performance, "eventLoopUtilization").mockImplementation(() => ({
  active: 0,
  idle: 0,
  utilization,
}));
afterEach(() => clock.mockClear());
const PATIENT = { timeout: 10_000 };

/** Begins to wait and returns when it has looked several times. */
async function wait() {
  const waiting = { isOver: false };
  void waitForIdle().then(() => (waiting.isOver = true));
  await expect.poll(() => waiting.isOver || clock.mock.calls.length > 3, PATIENT).toBe(true);
  return waiting;
}

it("waits while the process is busy", async () => {
  [now, utilization] = [now + 1, 0.8];
  const waiting = await wait();
  expect(waiting.isOver).toBe(false);
  [now, utilization] = [now + 1, 0.7];
  await expect.poll(() => waiting.isOver, PATIENT).toBe(true);
});

it("waits for a second at most", async () => {
  [now, utilization] = [now + 1, 1];
  const waiting = await wait();
  expect(waiting.isOver).toBe(false);
  now += 0.9;
  clock.mockClear();
  await expect.poll(() => clock.mock.calls.length, PATIENT).toBeGreaterThan(3);
  expect(waiting.isOver).toBe(false);
  now += 0.1;
  await expect.poll(() => waiting.isOver, PATIENT).toBe(true);
});
