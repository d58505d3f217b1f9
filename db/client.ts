import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { Client, CONNECTION_OPTIONS, Pool } from "./pool.ts";

export type Database = NodePgDatabase & { $client: Pool };
export type Transaction = NodePgDatabase;

/** Five times the slowest search among ten million requests. */
const STATEMENT_LIMIT_MS = 10_000;
/** Shorter than a first attempt, so that the second attempt never gets a connection that died with the first. */
const IDLE_LIMIT_MS = 1_000;

/**
 * Opens a pool of at most `max` connections; connects lazily. The server cancels statements over the limit; Infinity
 * disables it.
 */
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
    // After a failover, a busy connection would otherwise stay on the old primary.
    maxLifetimeSeconds: 30 * 60,
    allowExitOnIdle: true,
  });
  // An idle connection closed by the server is replaced at the next query; without a listener the error ends the
  // process.
  pool.on("error", onConnectionLost);
  return drizzle(pool);
}

/**
 * Runs `work` in a transaction; `client` is its raw connection. Not drizzle's, which leaks the connection if BEGIN
 * fails and sets no server-side timeout for a client that disappears in mid-transaction.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction, client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  let isSpent = true;
  try {
    await client.query("BEGIN; SET LOCAL idle_in_transaction_session_timeout = '10s'");
    const result = await work(drizzle(client), client);
    await client.query("COMMIT");
    isSpent = false;
    return result;
  } catch (error) {
    // If ROLLBACK fails, close the connection; the server then rolls back.
    isSpent = await client.query("ROLLBACK").then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(isSpent);
  }
}
