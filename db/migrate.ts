import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const MIGRATIONS = fileURLToPath(new URL("migrations", import.meta.url));
// Any constant that nothing else in the database uses as an advisory lock.
const MIGRATION_LOCK = 7_301_934;

/** Brings the database at `url` to the newest migration. Safe to run from several places at once: one migrates, the rest wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to the database to migrate.");
  await migrateDatabase(url);
  process.stdout.write("The database is up to date.\n");
}
