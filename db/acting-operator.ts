import { sql } from "drizzle-orm";
import type { Operator } from "#lib/quote-requests/operator.ts";
import type { Transaction } from "./client.ts";

/** Records this operator in the history for the changes made in the rest of this transaction. */
export async function actAs(
  transaction: Transaction,
  { name, isVerified }: Operator,
): Promise<void> {
  await transaction.execute(
    sql`SELECT set_config('teragus.person', ${name}, true), set_config('teragus.is_person_verified', ${String(isVerified)}, true)`,
  );
}
