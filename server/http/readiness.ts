import type { Pool } from "pg";

const DATABASE_LIMIT_MS = 2_000;

let probe: Promise<boolean> | undefined;

/** Concurrent callers share one probe, so a database that hangs costs one connection. */
export function isDatabaseReady(pool: Pool, limitMs = DATABASE_LIMIT_MS): Promise<boolean> {
  probe ??= responds(pool, limitMs)
    .catch(() => false)
    .finally(() => (probe = undefined));
  return Promise.race([probe, after(limitMs)]);
}

async function responds(pool: Pool, limitMs: number): Promise<boolean> {
  const client = await pool.connect();
  try {
    // `query_timeout` is a per-query option of pg that its types lack.
    const query = { text: "SELECT 1", query_timeout: limitMs };
    await client.query(query);
    client.release();
    return true;
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

function after(milliseconds: number): Promise<boolean> {
  return new Promise((done) => setTimeout(done, milliseconds, false).unref());
}
