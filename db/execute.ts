import pg from "pg";

/** Runs one statement on a connection of its own: for what no pool can do, such as making a database. */
export async function execute(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
