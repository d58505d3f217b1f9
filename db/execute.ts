import { BoundedClient } from "./bounded-client.ts";
import { describeConnectionError } from "./connection-error.ts";

/** Longer than it takes to copy a template or to drop a large database. */
const LIMIT_MS = 60_000;

/** Runs one statement on a connection of its own: for what no pool can do, such as making a database. */
export async function execute(address: string, statement: string): Promise<void> {
  const client = new BoundedClient({ connectionString: address, statementLimitMs: LIMIT_MS });
  try {
    await client.connect();
    await client.query(statement);
  } catch (error) {
    throw describeConnectionError(error, address) ?? error;
  } finally {
    await client.end();
  }
}
