import { sql } from "drizzle-orm";
import type { Operator } from "#lib/quote-requests/operator.ts";
import type { Transaction } from "./client.ts";

/** Sets the operator that the history triggers record for changes in this transaction. */
export async function actAs(
  transaction: Transaction,
  { name, isVerified }: Operator,
): Promise<void> {
  await transaction.execute(
    sql`SELECT set_config('teragus.person', ${name}, true), set_config('teragus.is_person_verified', ${String(isVerified)}, true)`,
  );
}
