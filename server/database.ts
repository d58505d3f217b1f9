import { oncePerProcess } from "#lib/once-per-process.ts";
import { createDatabase, type Database } from "#db/create-database.ts";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";

/** A pool of its own: each export keeps its connection until the last row is read. */
const EXPORT_CONNECTIONS = 2;

export function getDatabase(): Database {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = getEnv();
  return oncePerProcess("database", () =>
    createDatabase(DATABASE_URL, DATABASE_POOL_SIZE, undefined, logConnectionLost),
  );
}

/** The same database with a separate pool, so that an export never delays a quote request. */
export function getExportDatabase(): Database {
  return oncePerProcess("export database", () =>
    createDatabase(getEnv().DATABASE_URL, EXPORT_CONNECTIONS, Infinity, logConnectionLost),
  );
}

function logConnectionLost(error: Error): void {
  log.warn({ code: (error as { code?: string }).code }, "idle database connection lost");
}
