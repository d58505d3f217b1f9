import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { SessionStore } from "#lib/server/auth/session.ts";
import type { Database } from "./client.ts";
import { adminSessions } from "./schema.ts";

/** The open admin sessions. Whether one is still open is said by the database's clock. */
export function adminSessionStore(database: Database): SessionStore {
  return {
    async insert(tokenHash, lifetimeSeconds) {
      // Those that have ended are cleared away on the way.
      await database.delete(adminSessions).where(lt(adminSessions.expiresAt, sql`now()`));
      const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds})`;
      await database.insert(adminSessions).values({ tokenHash, expiresAt });
    },
    async isOpen(tokenHash) {
      const rows = await database
        .select({ tokenHash: adminSessions.tokenHash })
        .from(adminSessions)
        .where(
          and(eq(adminSessions.tokenHash, tokenHash), gt(adminSessions.expiresAt, sql`now()`)),
        );
      return rows.length > 0;
    },
    async delete(tokenHash) {
      await database.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash));
    },
  };
}
