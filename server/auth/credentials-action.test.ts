import { hash } from "@node-rs/argon2";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { useTestDatabase } from "#db/use-test-database.ts";
import { log } from "#server/observability/log.ts";
import { checkPassword } from "./password-policy.ts";
import { checkCredentials, type Credentials } from "./credentials-action.ts";

const PASSWORD = "oak and walnut from the desk";
const CHEAP = { memoryCost: 1_024, timeCost: 1 };

const own = useTestDatabase();
const logged = vi.spyOn(log, "warn").mockReturnValue();
beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", own.url);
  vi.stubEnv("SESSION_SECRET", "a secret of at least thirty-two characters");
  vi.stubEnv("ADMIN_PASSWORD_HASH", await hash(PASSWORD, CHEAP));
});
beforeEach(async () => {
  logged.mockClear();
  await own.database.$client.query("DELETE FROM rate_limits");
});

const tryFrom = (address: string, password: string, checkCode?: Credentials["checkCode"]) =>
  checkCredentials(own.database, address, { password, checkCode });
const checked = () =>
  logged.mock.calls.filter(([, message]) => message === "sign-in denied: wrong password").length;
const RIGHT = { status: "right" };

it("checks ten of thirty guesses that a client makes at once, then gives the same retry time to all", async () => {
  await Promise.all(Array.from({ length: 30 }, () => tryFrom("198.51.100.3", "wrong")));
  expect(checked()).toBe(10);
  for (const password of ["wrong", PASSWORD]) {
    const result = await tryFrom("198.51.100.3", password);
    expect(result).toEqual({ status: "wrong", retryAfterSeconds: expect.any(Number) as unknown });
    const { retryAfterSeconds } = result as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect(retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
  }
  expect(JSON.stringify(logged.mock.calls)).not.toContain("198.51.100.3");
});

it("locks a network after 50 guesses from its addresses, and no other", async () => {
  for (let guess = 0; guess < 60; guess += 1) await tryFrom(`203.0.113.${guess}`, "wrong");
  expect(checked()).toBe(50);
  expect(await tryFrom("203.0.113.200", PASSWORD)).toMatchObject({ status: "wrong" });
  expect(await tryFrom("203.0.112.200", PASSWORD)).toEqual(RIGHT);
});

it("rejects a locked client before it takes a place in the queue, and counts no attempt that found the queue full", async () => {
  for (let guess = 0; guess < 10; guess += 1) await tryFrom("198.51.100.7", "wrong");
  const slow = {
    ADMIN_PASSWORD: undefined,
    ADMIN_PASSWORD_HASH: await hash("slow", { timeCost: 60 }),
    SESSION_SECRET: undefined,
  };
  /** One is checked and 16 wait; the first takes long. */
  const crowd = (people: number) =>
    Array.from({ length: people }, (_, place) =>
      checkPassword(place === 0 ? slow : { ...slow, ADMIN_PASSWORD_HASH: undefined }, "wrong"),
    );
  let waiting = crowd(16);
  const both = ["198.51.100.7", "198.51.100.8"].map((address) => tryFrom(address, PASSWORD));
  expect(await Promise.all(both)).toMatchObject([{ status: "wrong" }, RIGHT]);
  await Promise.all(waiting);
  waiting = crowd(17);
  expect(await tryFrom("198.51.100.9", PASSWORD)).toEqual({ status: "busy" });
  await Promise.all(waiting);
  const { rows } = await own.database.$client.query<{ points: number }>(
    "SELECT points FROM rate_limits WHERE key LIKE 'sign-in%' ORDER BY points",
  );
  expect(rows.map(({ points }) => points)).toEqual([0, 10, 11]);
});

it("allows 20 wrong codes a day in all, and counts none for a wrong password", async () => {
  const checkCode = vi.fn(() => Promise.resolve("wrong" as const));
  expect(await tryFrom("198.51.100.1", "wrong", checkCode)).toMatchObject({ part: "password" });
  expect(checkCode).not.toHaveBeenCalled();
  for (let client = 1; client <= 21; client += 1)
    await tryFrom(`198.51.${client}.1`, PASSWORD, checkCode);
  expect(checkCode).toHaveBeenCalledTimes(20);
  const limited = { status: "wrong", retryAfterSeconds: expect.any(Number) as unknown };
  // Nothing tells a right password from a wrong one.
  for (const password of [PASSWORD, "wrong"])
    expect(await tryFrom("198.51.100.99", password, () => Promise.resolve("right"))).toEqual(
      limited,
    );
});

it("says that a code was used, and counts no such attempt", async () => {
  for (let attempt = 0; attempt < 25; attempt += 1)
    expect(await tryFrom("198.51.100.1", PASSWORD, () => Promise.resolve("used"))).toMatchObject({
      part: "code",
      code: "used",
    });
  expect(await tryFrom("198.51.100.1", PASSWORD, () => Promise.resolve("right"))).toEqual(RIGHT);
});
