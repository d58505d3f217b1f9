import { expect, it } from "vitest";
import { createQueue } from "./queue.ts";

const stays = new AbortController().signal;

it("lets two in, makes the next wait, and turns away whom it has no room for", async () => {
  const queue = createQueue({ atOnce: 2, waiting: 1 });
  const leaveFirst = await queue.enter(stays);
  await queue.enter(stays);
  let isIn = false;
  const third = Promise.resolve(queue.enter(stays)).then((leave) => {
    isIn = true;
    return leave;
  });
  expect(queue.enter(stays)).toBeUndefined();
  await Promise.resolve();
  expect(isIn).toBe(false);
  leaveFirst?.();
  // Giving a place back twice is giving it back once.
  leaveFirst?.();
  expect(await third).toBeTypeOf("function");
  expect(queue.enter(stays)).toBeInstanceOf(Promise);
  expect(queue.enter(stays)).toBeUndefined();
});

it("forgets who leaves while waiting", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1 });
  const leave = await queue.enter(stays);
  const visitor = new AbortController();
  const waiting = queue.enter(visitor.signal);
  visitor.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  const next = queue.enter(stays);
  leave?.();
  expect(await next).toBeTypeOf("function");
  await expect(queue.enter(AbortSignal.abort(new Error("left")))).rejects.toThrow("left");
});
