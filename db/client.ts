import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { Client, CONNECTION_OPTIONS, Pool } from "./pool.ts";

export type Database = NodePgDatabase & { $client: Pool };
/** What a transaction's callback gets. */
export type Transaction = NodePgDatabase;

/** Five times what the slowest search takes among ten million requests. */
const STATEMENT_LIMIT_MS = 10_000;
/**
 * Shorter than a first attempt, so that the second one finds no other connection that fell silent with the first
 * (silent-database.spec.ts).
 */
const IDLE_LIMIT_MS = 1_000;

/**
 * Opens a pool on `url` with room for `max` connections; nothing connects before the first query. A statement that is
 * over its limit is cancelled in the server; Infinity lets it run.
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
    // A busy connection would otherwise stay with a server that a fail-over made the second one.
    maxLifetimeSeconds: 30 * 60,
    allowExitOnIdle: true,
  });
  // An idle connection that the server closes is replaced at the next query; without a listener it would end the process.
  pool.on("error", onConnectionLost);
  return drizzle(pool);
}

/**
 * Runs `work` in a transaction; `client` is its connection, for a library that brings its own SQL. Not drizzle's: that
 * keeps the connection for ever where BEGIN fails, and the server keeps the locks of a client that fell silent in the
 * middle, unless it is told with the same breath.
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
    // Where not even this is answered the connection is given up, and the server rolls back by itself.
    isSpent = await client.query("ROLLBACK").then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(isSpent);
  }
}
