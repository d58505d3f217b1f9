import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, test } from "vitest";
import { createDatabase, inTransaction, type Database } from "./create-database.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "./deadline.ts";
import { withSecondAttempt } from "./second-attempt.ts";
import { insertQuoteRequest } from "#server/quote-requests/request-mutations.ts";
import { quoteRequests, type NewQuoteRequest } from "./schema.ts";
import { useTestDatabase } from "./use-test-database.ts";
import { startRelay } from "#e2e/support/relay.ts";

const CONNECTIONS = 4;
const LIMIT_MS = 300;

const own = useTestDatabase();

/** A relay and a pool behind it. Each test has its own, since the tests wait at the same time. */
async function connect() {
  const relay = await startRelay(new URL(own.url));
  const database = createDatabase(relay.url, CONNECTIONS);
  return {
    relay,
    database,
    [Symbol.asyncDispose]: async () => {
      relay.close();
      await database.$client.end();
    },
  };
}

/** Connects with as many idle connections as the pool may have. */
async function warm() {
  const connected = await connect();
  const { $client: pool } = connected.database;
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  for (const client of clients) client.release();
  return connected;
}

const busyConnections = ({ $client: pool }: Database) => pool.totalCount - pool.idleCount;

function someRequest(): NewQuoteRequest {
  const idempotencyKey = randomUUID();
  return { name: "Ana", email: "ana@example.com", projectType: "other", idempotencyKey };
}

async function stored({ idempotencyKey }: NewQuoteRequest): Promise<number> {
  return own.database.$count(quoteRequests, sql`idempotency_key = ${idempotencyKey}`);
}

describe.concurrent("pool of silent connections", () => {
  test("stores concurrent requests over new connections", async ({ expect }) => {
    await using connected = await warm();
    const { relay, database } = connected;
    relay.swallow();
    const requests = Array.from({ length: CONNECTIONS * 2 }, someRequest);
    await withDeadline(VISITOR_LIMIT_MS, () =>
      Promise.all(
        requests.map((request) => withSecondAttempt(() => insertQuoteRequest(database, request))),
      ),
    );
    expect(await Promise.all(requests.map(stored))).toEqual(requests.map(() => 1));
  });

  test("fails by the deadline without new connections and recovers later", async ({ expect }) => {
    await using connected = await warm();
    const { relay, database } = connected;
    relay.freeze();
    const visits = Array.from({ length: CONNECTIONS * 2 }, () =>
      withDeadline(LIMIT_MS, () => insertQuoteRequest(database, someRequest())),
    );
    for (const visit of await Promise.allSettled(visits)) expect(visit.status).toBe("rejected");
    relay.mend();
    await withDeadline(5_000, () => insertQuoteRequest(database, someRequest()));
  });
});

describe.concurrent("unanswered statement", () => {
  test("is canceled on the server and its connection is closed", async ({ expect }) => {
    await own.database.$client.query("SELECT 1");
    const impatient = createDatabase(own.url, 1, LIMIT_MS);
    const running =
      "SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(60%' AND state = 'active'";
    const before = await impatient.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await expect(impatient.execute("SELECT pg_sleep(60)")).rejects.toThrow();
    await expect.poll(async () => (await own.database.execute(running)).rowCount).toBe(0);
    const after = await impatient.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    expect(after.rows).not.toEqual(before.rows);
    await impatient.$client.end();
  });

  test("is retried on another connection and finds the stored row", async ({ expect }) => {
    await using connected = await warm();
    const { relay, database } = connected;
    relay.swallowResponseTo("COMMIT");
    const request = someRequest();
    const insert = () => insertQuoteRequest(database, request);
    const { replayed } = await withSecondAttempt(insert);
    expect(replayed).toBe(true);
    expect(await stored(request)).toBe(1);
  });
});

describe.concurrent("transaction on a silent connection", () => {
  const anything = sql`SELECT 1`;

  test("fails in time before it begins and frees its slot", async ({ expect }) => {
    await using connected = await warm();
    const { relay, database } = connected;
    relay.swallow();
    const failing = withDeadline(LIMIT_MS, () =>
      inTransaction(database, (transaction) => transaction.execute(anything)),
    );
    await expect(failing).rejects.toThrow();
    await expect.poll(() => busyConnections(database), { timeout: 10_000 }).toBe(0);
  });

  test("holds locks for at most three seconds", async ({ expect }) => {
    await using connected = await connect();
    const { database } = connected;
    const setting = sql`SHOW idle_in_transaction_session_timeout`;
    const { rows } = await inTransaction(database, (transaction) => transaction.execute(setting));
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: "3s" }]);
  });
});
