import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { adminSessions } from "./schema.ts";

/** Opens a session that ends by itself after `seconds`; sessions that have ended are cleared away on the way. */
export async function insertSession(
  database: Database,
  tokenHash: string,
  seconds: number,
): Promise<void> {
  await database.delete(adminSessions).where(lt(adminSessions.expiresAt, sql`now()`));
  await database
    .insert(adminSessions)
    .values({ tokenHash, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

/** Whether the session with this hash is open, by the database's clock. */
export async function isSessionOpen(database: Database, tokenHash: string): Promise<boolean> {
  const rows = await database
    .select({ tokenHash: adminSessions.tokenHash })
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, tokenHash), gt(adminSessions.expiresAt, sql`now()`)));
  return rows.length > 0;
}

/** Ends one session. */
export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash));
}
