import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createDatabase } from "#db/create-database.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import { consume, networkOf, peek, purgeRateLimits } from "./rate-limit.ts";

const LIMIT = { name: "test", points: 3, seconds: 60 };
const test = useTestDatabase();

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

it("purges only expired rows", async () => {
  const short = { name: "short", points: 3, seconds: 1 };
  await consume(test.database, short, "e");
  await consume(test.database, LIMIT, "f");
  await purgeRateLimits(test.database, Date.now() + 2_000);
  const { rows } = await test.database.execute(sql`SELECT key FROM rate_limits`);
  expect(JSON.stringify(rows)).toMatch(/^(?!.*short:).*test:/);
});

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

it.each([
  ["198.51.100.7", "198.51.100"],
  ["2001:db8:12:34::/64", "2001:db8:12"],
  ["unknown", "unknown"],
])("belongs with %s to the network %s", (client, network) => {
  expect(networkOf(client)).toBe(network);
});
