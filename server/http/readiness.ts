import type { Pool } from "pg";

/** How long the database may take before the site counts as not ready. */
const DATABASE_LIMIT_MS = 2_000;

let probe: Promise<boolean> | undefined;

/**
 * Whether the database answers within the limit. A database that accepts and never answers costs one connection at a
 * time, which is thrown away; further callers share its probe.
 */
export function isDatabaseReady(pool: Pool, limitMs = DATABASE_LIMIT_MS): Promise<boolean> {
  probe ??= answers(pool, limitMs)
    .catch(() => false)
    .finally(() => (probe = undefined));
  return Promise.race([probe, after(limitMs)]);
}

async function answers(pool: Pool, limitMs: number): Promise<boolean> {
  const client = await pool.connect();
  try {
    // `query_timeout` is pg's own, for one query; its types don't know it.
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
