import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { untilQuiet } from "./wait-for-idle.ts";

/** As a process that answers one visitor after the other. */
function beBusy(): NodeJS.Timeout {
  return setInterval(() => {
    const until = performance.now() + 30;
    while (performance.now() < until);
  }, 1);
}

it("waits while visitors take the process's time, and not for ever", async () => {
  const visitors = beBusy();
  await sleep(300);
  let isQuiet = false;
  const waiting = untilQuiet().then(() => (isQuiet = true));
  await sleep(600);
  expect(isQuiet).toBe(false);
  await untilQuiet(0);
  clearInterval(visitors);
  await waiting;
  expect(isQuiet).toBe(true);
});
