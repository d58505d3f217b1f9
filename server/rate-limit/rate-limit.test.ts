import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDatabase } from "#db/client.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { remainingMs, VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { consume, peek, purgeRateLimits, purgeRegularly, refund, reset } from "./rate-limit.ts";

const LIMIT = { name: "test", points: 3, seconds: 60 };
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it("counts across instances, returns when to retry and stores no address", async () => {
  const second = createDatabase(test.url, 2);
  const results = await Promise.all(
    [test.database, second, test.database, second, second].map((instance) =>
      consume(instance, LIMIT, "198.51.100.7"),
    ),
  );
  expect(results.filter(({ allowed }) => allowed)).toHaveLength(3);
  expect(results.find(({ allowed }) => !allowed)).toEqual({
    allowed: false,
    retryAfterSeconds: 60,
  });
  expect(await consume(second, LIMIT, "198.51.100.8")).toEqual({ allowed: true });
  const { rows } = await test.database.execute(sql`SELECT * FROM rate_limits`);
  expect(JSON.stringify(rows)).not.toContain("198.51");
  await second.$client.end();
});

it("refunds an event", async () => {
  for (let event = 0; event < 3; event += 1) await consume(test.database, LIMIT, "d");
  await refund(test.database, LIMIT, "d");
  expect(await consume(test.database, LIMIT, "d")).toEqual({ allowed: true });
  expect(await consume(test.database, LIMIT, "d")).toMatchObject({ allowed: false });
});

it("peeks without counting and resets", async () => {
  for (let event = 0; event < 3; event += 1) await consume(test.database, LIMIT, "b");
  expect(await peek(test.database, LIMIT, "b")).toMatchObject({ allowed: false });
  expect(await peek(test.database, LIMIT, "c")).toEqual({ allowed: true });
  await reset(test.database, LIMIT, "b");
  expect(await peek(test.database, LIMIT, "b")).toEqual({ allowed: true });
});

it("limits its query time, and further under a caller's deadline", async () => {
  const limits: number[] = [];
  const { $client } = test.database;
  const watched = {
    $client: {
      query: (text: string, values: unknown[]) => {
        limits.push(remainingMs());
        return $client.query(text, values);
      },
    } as typeof $client,
  };
  await consume(watched, LIMIT, "g");
  await peek(watched, LIMIT, "g");
  await refund(watched, LIMIT, "g");
  await reset(watched, LIMIT, "g");
  await withDeadline(1_000, () => consume(watched, LIMIT, "g"));
  expect(limits).toHaveLength(6);
  for (const limit of limits) expect(limit).toBeLessThanOrEqual(VISITOR_LIMIT_MS);
  expect(limits.at(-1)).toBeLessThanOrEqual(1_000);
});

it("remembers that a limit is spent, so that a flood costs no queries, until it is reset", async () => {
  const remembered = { ...LIMIT, name: "remembered", isRemembered: true };
  let queries = 0;
  const { $client } = test.database;
  const counted = {
    $client: {
      query: (text: string, values: unknown[]) => {
        queries += 1;
        return $client.query(text, values);
      },
    } as typeof $client,
  };
  for (let event = 0; event < 4; event += 1) await consume(counted, remembered, "i");
  const before = queries;
  for (let event = 0; event < 50; event += 1)
    expect(await consume(counted, remembered, "i")).toEqual({
      allowed: false,
      retryAfterSeconds: expect.closeTo(60, -1) as unknown,
    });
  expect(queries).toBe(before);
  expect(await consume(counted, remembered, "j")).toEqual({ allowed: true });
  await reset(counted, remembered, "i");
  expect(await consume(counted, remembered, "i")).toEqual({ allowed: true });
});

it("purges only expired rows", async () => {
  const short = { name: "short", points: 3, seconds: 1 };
  await consume(test.database, short, "e");
  await consume(test.database, LIMIT, "f");
  await purgeRateLimits(test.database, Date.now() + 2_000);
  expect(await keysOf("short")).toEqual([]);
  expect(await keysOf("test")).not.toEqual([]);
});

const expireOld = (count: number) =>
  test.database.execute(
    sql`INSERT INTO rate_limits SELECT 'old:' || n, 1, n FROM generate_series(1, ${count}::int) AS n`,
  );

it("peeks at what is left and propagates database errors", async () => {
  expect(await peek(test.database, LIMIT, "peeked")).toEqual({ allowed: true });
  for (let count = 1; count < LIMIT.points; count += 1)
    await consume(test.database, LIMIT, "peeked");
  expect(await peek(test.database, LIMIT, "peeked")).toEqual({ allowed: true });
  await consume(test.database, LIMIT, "peeked");
  expect(await peek(test.database, LIMIT, "peeked")).toMatchObject({ allowed: false });
  const broken = { $client: { query: () => Promise.reject(new Error("connection lost")) } };
  await expect(consume(broken, LIMIT, "peeked")).rejects.toThrow("connection lost");
});

it("counts even when purging fails", async () => {
  const { $client } = createDatabase(test.url, 1);
  const database = {
    $client: {
      query: (text: string, values: unknown[]) =>
        text.startsWith("DELETE")
          ? Promise.reject(new Error("canceling statement due to lock timeout"))
          : $client.query(text, values),
    } as Pick<typeof $client, "query">,
  };
  expect(await consume(database, LIMIT, "g")).toEqual({ allowed: true });
  await $client.end();
});

it("purges a large backlog over several requests", async () => {
  await expireOld(1_500);
  const database = createDatabase(test.url, 1);
  await consume(database, LIMIT, "h");
  expect(await keysOf("old")).toHaveLength(500);
  await consume(database, LIMIT, "h");
  expect(await keysOf("old")).toEqual([]);
  await database.$client.end();
});

it("purges on a timer", async () => {
  await expireOld(1_500);
  const timer = purgeRegularly(test.database, 10);
  await expect.poll(() => keysOf("old")).toEqual([]);
  clearInterval(timer);
});

async function keysOf(name: string): Promise<unknown[]> {
  const { rows } = await test.database.execute(
    sql`SELECT key FROM rate_limits WHERE key LIKE ${`${name}:%`}`,
  );
  return rows;
}
