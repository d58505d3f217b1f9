import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { getEnv } from "#lib/server/env.ts";
import { log } from "#lib/server/observability/log.ts";
import * as schema from "./schema.ts";

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** What a transaction's callback gets. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Opens a pool on `url` with room for `max` connections; nothing connects before the first query. */
export function createDatabase(url: string, max: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  });
  // An idle connection that the server closes is replaced at the next query; without a listener it would end the process.
  pool.on("error", (error) =>
    log.warn({ code: (error as { code?: string }).code }, "idle database connection lost"),
  );
  return drizzle(pool, { schema });
}

const holder = globalThis as typeof globalThis & { teragusDatabase?: Database };

/** This process's database, opened at the first call. Kept on `globalThis` so that hot reload does not leak pools. */
export function getDatabase(): Database {
  holder.teragusDatabase ??= createDatabase(getEnv().DATABASE_URL, getEnv().DATABASE_POOL_SIZE);
  return holder.teragusDatabase;
}
