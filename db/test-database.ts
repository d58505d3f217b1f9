import { randomBytes, randomUUID } from "node:crypto";
import { createDatabase, type Database } from "./create-database.ts";
import { quoteRequests, type NewQuoteRequest } from "./schema.ts";
import { execute } from "#scripts/postgres/wait-for-database.ts";

export type TestDatabase = { database: Database; url: string; drop: () => Promise<void> };

/** A copy of the migrated database that `with-postgres.ts --temporary` made. */
export async function createTestDatabase(connections = 5): Promise<TestDatabase> {
  const { DATABASE_URL: server, TEMPLATE_DATABASE: template } = process.env;
  if (!server || !template)
    throw new Error("Run the tests with scripts/postgres/with-postgres.ts --temporary.");
  const name = `teragus_unit_${randomBytes(6).toString("hex")}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  // No statement limit: tests fill it with large statements on busy machines.
  const database = createDatabase(address.href, connections, Infinity);
  return {
    database,
    url: address.href,
    drop: async () => {
      await database.$client.end();
      await execute(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Returns their ids. */
export async function insertRequests(
  database: Pick<Database, "insert">,
  ...requests: Partial<NewQuoteRequest>[]
): Promise<number[]> {
  const rows = requests.map((request) => ({
    name: "Ana",
    email: "ana@estudio.example",
    projectType: "other",
    idempotencyKey: randomUUID(),
    ...request,
  }));
  const stored = await database.insert(quoteRequests).values(rows).returning();
  return stored.map(({ id }) => id);
}
