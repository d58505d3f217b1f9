import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { checkPassword } from "./check-password.ts";

test("checks strangers' passwords one at a time and turns them away when the queue is full", async () => {
  const env = {
    ADMIN_PASSWORD: undefined,
    ADMIN_PASSWORD_HASH: await hash("right"),
    SESSION_SECRET: undefined,
  };
  const crowd = Promise.all(Array.from({ length: 300 }, () => checkPassword(env, "wrong", false)));
  // Known browsers have a queue of their own.
  expect(await checkPassword(env, "right", true)).toBe(true);
  const results = await crowd;
  expect(results.filter((result) => result === false)).toHaveLength(17);
  expect(results.filter((result) => result === undefined)).toHaveLength(283);
});
