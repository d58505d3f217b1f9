import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { withDeadline } from "./deadline.ts";
import { createDatabase, type Database } from "./create-database.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const onConnectionLost = vi.fn<(error: Error) => void>();

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  vi.stubEnv("DATABASE_URL", own.url);
  vi.stubEnv("DATABASE_POOL_SIZE", "7");
});
afterAll(() => own.drop());
beforeEach(() => {
  database = createDatabase(own.url, 1, undefined, onConnectionLost);
  onConnectionLost.mockClear();
});
afterEach(() => database.$client.end());

async function processId(): Promise<number> {
  const { rows } = await database.$client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid ?? 0;
}

it("waits for a connection until the deadline and keeps one that arrives later", async () => {
  const busy = await database.$client.connect();
  await expect(withDeadline(100, processId)).rejects.toMatchObject({
    name: "NoResponseError",
    code: "ETIMEDOUT",
    message: "The database did not answer in time.",
  });
  const { rows } = await busy.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  busy.release();
  expect(await processId()).toBe(rows[0]?.pid);
  expect(database.$client.totalCount).toBe(1);
});

it("reports a lost idle connection and opens another", async () => {
  const first = await processId();
  await own.database.$client.query("SELECT pg_terminate_backend($1)", [first]);
  await expect.poll(() => database.$client.totalCount).toBe(0);
  expect(onConnectionLost).toHaveBeenCalledWith(
    expect.objectContaining({ code: "57P01" }),
    expect.anything(),
  );
  expect(await processId()).not.toBe(first);
});

it("cancels a slow query on the server", async () => {
  const slow = createDatabase(own.url, 1, 200);
  await expect(slow.$client.query("SELECT pg_sleep(60), 'too slow'")).rejects.toThrow(
    "Query read timeout",
  );
  const running = () =>
    own.database.$client.query(
      "SELECT FROM pg_stat_activity WHERE query LIKE '%too slow%' AND state = 'active' AND pid <> pg_backend_pid()",
    );
  await expect.poll(async () => (await running()).rowCount, { timeout: 10_000 }).toBe(0);
  await slow.$client.end();
});
