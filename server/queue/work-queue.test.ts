import { expect, it } from "vitest";
import { createQueue } from "./work-queue.ts";

const stays = new AbortController().signal;

it("runs two, queues the next and rejects when the queue is full", async () => {
  const queue = createQueue({ concurrency: 2, maxWaiting: 1 });
  const releaseFirst = await queue.acquire(stays);
  await queue.acquire(stays);
  let isIn = false;
  const third = Promise.resolve(queue.acquire(stays)).then((release) => {
    isIn = true;
    return release;
  });
  expect(queue.acquire(stays)).toBeUndefined();
  await Promise.resolve();
  expect(isIn).toBe(false);
  releaseFirst?.();
  // Releasing a slot twice has no effect.
  releaseFirst?.();
  expect(await third).toBeTypeOf("function");
  expect(queue.acquire(stays)).toBeInstanceOf(Promise);
  expect(queue.acquire(stays)).toBeUndefined();
});

it("removes a caller who leaves the queue", async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 1 });
  const release = await queue.acquire(stays);
  const visitor = new AbortController();
  const waiting = queue.acquire(visitor.signal);
  visitor.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  const next = queue.acquire(stays);
  release?.();
  expect(await next).toBeTypeOf("function");
  await expect(queue.acquire(AbortSignal.abort(new Error("left")))).rejects.toThrow("left");
});

it("frees its places after each use", async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 1 });
  for (let visit = 0; visit < 3; visit += 1) {
    const release = await queue.acquire(stays);
    const next = queue.acquire(stays);
    expect(queue.length()).toBe(1);
    release?.();
    expect(queue.length()).toBe(0);
    (await next)?.();
  }
});

it("ignores an abort after the slot was acquired", async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 2 });
  const release = await queue.acquire(stays);
  const visitor = new AbortController();
  const second = queue.acquire(visitor.signal);
  const third = queue.acquire(stays);
  release?.();
  await second;
  visitor.abort();
  expect(queue.length()).toBe(1);
  (await second)?.();
  expect(await third).toBeTypeOf("function");
});
