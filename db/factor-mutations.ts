import { arrayContains, not, sql } from "drizzle-orm";
import type { Database } from "#db/create-database.ts";
import { adminSecondFactor } from "#db/schema.ts";

/** The second factor as it is stored: an encrypted secret. */
export type StoredFactor = { secret: string; recoveryCodesLeft: number };

/** The second factor of the shared password, or undefined if it is off. */
export async function findSecondFactor(database: Database): Promise<StoredFactor | undefined> {
  const [factor] = await database
    .select({
      secret: adminSecondFactor.secret,
      recoveryCodesLeft: sql<number>`cardinality(${adminSecondFactor.recoveryCodes})`,
    })
    .from(adminSecondFactor);
  return factor;
}

/** Turns it on; returns false if it is on already. */
export async function insertSecondFactor(
  database: Database,
  factor: { secret: string; lastStep: number; recoveryCodes: string[] },
): Promise<boolean> {
  const { rowCount } = await database
    .insert(adminSecondFactor)
    .values({ ...factor, usedSteps: [factor.lastStep] })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** More steps than are accepted at a time. */
const MAX_USED_STEPS = 5;

/** Spends the code of a time step; returns false if it was used. A fast clock's step leaves the earlier ones to others. */
export async function spendTimeStep(database: Database, step: number): Promise<boolean> {
  const { lastStep, usedSteps } = adminSecondFactor;
  const { rowCount } = await database
    .update(adminSecondFactor)
    .set({
      lastStep: sql`greatest(${lastStep}, ${step})`,
      usedSteps: sql`(ARRAY[${step}::bigint] || ${usedSteps})[:${sql.raw(String(MAX_USED_STEPS))}]`,
    })
    .where(not(arrayContains(usedSteps, [step])));
  return rowCount === 1;
}

/** Spends a recovery code; returns false if there is none with this hash. */
export async function spendRecoveryCode(database: Database, hash: string): Promise<boolean> {
  const { recoveryCodes } = adminSecondFactor;
  const { rowCount } = await database
    .update(adminSecondFactor)
    .set({ recoveryCodes: sql`array_remove(${recoveryCodes}, ${hash})` })
    .where(arrayContains(recoveryCodes, [hash]));
  return rowCount === 1;
}

/** Turns it off; returns whether it was on. */
export async function deleteSecondFactor(database: Database): Promise<boolean> {
  const { rowCount } = await database.delete(adminSecondFactor);
  return (rowCount ?? 0) > 0;
}
