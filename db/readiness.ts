import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";

const DATABASE_LIMIT_MS = 2_000;
/** How long a written probe counts for the next ones, so that frequent anonymous calls cost no writes. */
const WRITTEN_MS = 10_000;
/** Takes 64 KB of new space on the database's disk, and gives it back. */
const WRITE_PROBE =
  "CREATE TEMPORARY TABLE readiness_probe ON COMMIT DROP AS SELECT repeat('x', 1000) FROM generate_series(1, 64)";

let probe: Promise<boolean> | undefined;
const writtenAt = new WeakMap<Pool, number>();

/** Whether the database responds in time and can write: not on a full disk, not as a read-only copy. Concurrent callers share one probe, so a database that hangs costs one connection. */
export function isDatabaseReady(pool: Pool, limitMs = DATABASE_LIMIT_MS): Promise<boolean> {
  probe ??= responds(pool, limitMs)
    .catch(() => false)
    .finally(() => (probe = undefined));
  return Promise.race([probe, setTimeout(limitMs, false, { ref: false })]);
}

async function responds(pool: Pool, limitMs: number): Promise<boolean> {
  const client = await pool.connect();
  try {
    const now = performance.now();
    const isWritten = now - (writtenAt.get(pool) ?? -Infinity) < WRITTEN_MS;
    // `query_timeout` is a per-query option of pg that its types lack.
    const query = { text: isWritten ? "SELECT 1" : WRITE_PROBE, query_timeout: limitMs };
    await client.query(query);
    if (!isWritten) writtenAt.set(pool, now);
    client.release();
    return true;
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}
