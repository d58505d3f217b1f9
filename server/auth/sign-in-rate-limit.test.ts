import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import {
  consumeAttempt,
  resetAttempts,
  secondsToNextTry,
  SIGN_IN_LIMITS,
  refundAttempt,
} from "./sign-in-rate-limit.ts";

const limits = {
  client: { name: "client", points: 3, seconds: 60 },
  strangers: { name: "strangers", points: 20, seconds: 60 },
  slowly: { name: "slowly", points: 1, seconds: 10 },
  codes: { name: "codes", points: 2, seconds: 60 },
};

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => test.database.$client.query("DELETE FROM rate_limits"));

const inADay = ({ points, seconds }: { points: number; seconds: number }) =>
  (points * 86_400) / seconds;
const stranger = (network: number) => ({ address: `198.51.100.${network}`, browser: undefined });
const known = { address: "198.51.100.1", browser: "the desk's" };
const attempt = (visitor: Parameters<typeof consumeAttempt>[1]) =>
  consumeAttempt(test.database, visitor, limits);
const attack = (addresses: number) =>
  Promise.all(Array.from({ length: addresses }, (_, network) => attempt(stranger(network))));

/** Lets the seconds of the slow limit pass. */
const passSlowly = () =>
  test.database.$client.query(
    "UPDATE rate_limits SET expire = expire - 10_000 WHERE key LIKE 'slowly%'",
  );

it("limits all strangers together, regardless of address", async () => {
  const admitted = (await attack(300)).filter((admission) => admission.admitted);
  // The one above 20 is the first slow attempt.
  expect(admitted.length).toBe(21);
});

it("admits a known browser during an attack, even from a locked-out address", async () => {
  await attack(50);
  for (let wrong = 0; wrong < 5; wrong += 1) await attempt(stranger(1));
  expect(await attempt(stranger(1))).toMatchObject({ admitted: false });
  expect(await attempt(known)).toEqual({ admitted: true });
});

it("admits a new browser slowly during an attack and returns when to retry", async () => {
  await attack(50);
  const rejected = await attempt(stranger(200));
  expect(rejected).toEqual({ admitted: false, retryAfterSeconds: 10 });
  await passSlowly();
  expect(await attempt(stranger(200))).toEqual({ admitted: true });
});

it("locks out a client after its own failures, even a known browser", async () => {
  for (const visitor of [stranger(7), known]) {
    for (let wrong = 0; wrong < 3; wrong += 1) {
      expect(await secondsToNextTry(test.database, visitor, limits)).toBeUndefined();
      expect(await attempt(visitor)).toEqual({ admitted: true });
    }
    expect(await secondsToNextTry(test.database, visitor, limits)).toBe(60);
    expect(await attempt(visitor)).toEqual({ admitted: false, retryAfterSeconds: 60 });
  }
});

it("does not count successful or refunded attempts", async () => {
  for (const undo of [resetAttempts, refundAttempt])
    for (let right = 0; right < 30; right += 1) {
      expect(await attempt(stranger(right % 4))).toEqual({ admitted: true });
      await undo(test.database, stranger(right % 4), limits);
    }
});

it("counts each known browser separately and never refunds the strangers' limit for it", async () => {
  for (let wrong = 0; wrong < 4; wrong += 1) await attempt(known);
  expect(await attempt({ ...known, browser: "another of the desk's" })).toEqual({ admitted: true });
  await attack(50);
  for (const undo of [resetAttempts, refundAttempt]) await undo(test.database, known, limits);
  await passSlowly();
  expect(await attempt(stranger(201))).toEqual({ admitted: true });
  expect(await attempt(stranger(202))).toMatchObject({ admitted: false });
});

it("allows strangers 11,040 attempts a day and each known browser 960", () => {
  const { client, strangers, slowly } = SIGN_IN_LIMITS;
  expect(inADay(strangers) + inADay(slowly)).toBe(11_040);
  expect(inADay(client)).toBe(960);
});
