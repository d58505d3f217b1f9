import pg from "pg";
import { describeConnectionError } from "./connection-error.ts";

/** Runs one statement on a connection of its own: for what no pool can do, such as making a database. */
export async function execute(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } catch (error) {
    throw describeConnectionError(error, address) ?? error;
  } finally {
    await client.end();
  }
}
