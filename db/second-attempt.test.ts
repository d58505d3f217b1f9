import pg from "pg";
import { expect, it } from "vitest";
import { NoResponseError, statementLimitMs, withDeadline } from "./deadline.ts";
import { withSecondAttempt } from "./second-attempt.ts";

const failed = (code: string) =>
  Object.assign(new pg.DatabaseError("failed", 6, "error"), { code });
const broken = (code: string) => Object.assign(new Error("broken"), { code });
/** drizzle wraps the driver's errors. */
const wrapped = (cause: unknown) => new Error("Failed query", { cause });

async function attempts(error: unknown): Promise<number> {
  let count = 0;
  const work = () => {
    count += 1;
    return count === 1 ? Promise.reject(error as Error) : Promise.resolve("done");
  };
  await withSecondAttempt(work).catch(() => undefined);
  return count;
}

it.each([
  new NoResponseError(),
  ...["08000", "08006", "57014", "57P01", "57P02", "57P03"].map(failed),
  ...["ECONNRESET", "EPIPE", "ECONNREFUSED", "ENOTFOUND"].map(broken),
  new Error("Connection terminated unexpectedly"),
  new Error("Query read timeout"),
])("retries once after a lost connection: %s", async (error) => {
  expect(await attempts(error)).toBe(2);
  expect(await attempts(wrapped(error))).toBe(2);
});

it.each([
  ...["23505", "42601", "57P04", "57000", "080060", "X08006"].map(failed),
  new pg.DatabaseError("connection timeout", 6, "error"),
  ...["ERR_INVALID_ARG_TYPE", "XEPIPE", "EPIPE1", "E", "epipe"].map(broken),
  new TypeError("no such thing"),
])("does not retry an error of the database or the code: %s", async (error) => {
  expect(await attempts(error)).toBe(1);
  expect(await attempts(wrapped(error))).toBe(1);
});

it("limits the first attempt's statements and leaves the second the rest of the time", async () => {
  const limits: number[] = [];
  const work = () => {
    limits.push(statementLimitMs());
    return limits.length === 1 ? Promise.reject(new NoResponseError()) : Promise.resolve();
  };
  await withDeadline(60_000, () => withSecondAttempt(work));
  expect(limits[0]).toBe(3_000);
  expect(limits[1]).toBeGreaterThan(59_000);
});
