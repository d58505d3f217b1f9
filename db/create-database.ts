import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { Client, CONNECTION_OPTIONS, Pool } from "./pool.ts";

export type Database = NodePgDatabase & { $client: Pool };
export type Transaction = NodePgDatabase;

/** Five times the slowest search among ten million quote requests. */
const STATEMENT_LIMIT_MS = 10_000;
/** Shorter than a first attempt, so that the retry does not get another dead connection (silent-connections.test.ts). */
const IDLE_LIMIT_MS = 1_000;

/** Opens a pool of `max` connections, on demand. The server cancels a statement over its limit; Infinity: no limit. */
export function createDatabase(
  url: string,
  max: number,
  statementLimitMs = STATEMENT_LIMIT_MS,
  onConnectionLost: (error: Error) => void = () => {},
): Database {
  const pool = new Pool({
    ...CONNECTION_OPTIONS,
    Client,
    connectionString: url,
    max,
    ...(statementLimitMs < Infinity && { query_timeout: statementLimitMs }),
    idleTimeoutMillis: IDLE_LIMIT_MS,
    // After a fail-over, a busy connection would otherwise stay with the old primary.
    maxLifetimeSeconds: 30 * 60,
    allowExitOnIdle: true,
  });
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on("error", onConnectionLost);
  return drizzle(pool);
}

/**
 * Unlike drizzle's, releases the connection if BEGIN fails, and makes the server drop the locks of a dead client.
 * `client` is the connection, for libraries with their own SQL.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction, client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  let isSpent = true;
  try {
    await client.query("BEGIN; SET LOCAL idle_in_transaction_session_timeout = '3s'");
    const result = await work(drizzle(client), client);
    await client.query("COMMIT");
    isSpent = false;
    return result;
  } catch (error) {
    // If ROLLBACK gets no response either, drop the connection: the server then rolls back.
    isSpent = await client.query("ROLLBACK").then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(isSpent);
  }
}
