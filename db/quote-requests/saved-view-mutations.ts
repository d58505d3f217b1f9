import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { SavedViewInput } from "#lib/inbox/saved-view.ts";
import type { Database } from "#db/create-database.ts";
import { savedViews } from "#db/schema.ts";

const { id, name, owner, view } = savedViews;

export type SavedView = Awaited<ReturnType<typeof listSavedViews>>[number];

/** The operator's own and everybody's, by name; only everybody's without an operator. */
export function listSavedViews(database: Database, operator: string | undefined) {
  return database
    .select({ id, name, view, isShared: sql<boolean>`${owner} IS NULL` })
    .from(savedViews)
    .where(isVisible(operator))
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

/** Replaces a view of the same name and owner. */
export async function saveView(
  database: Database,
  operator: string,
  { isShared, ...input }: SavedViewInput,
): Promise<void> {
  await database
    .insert(savedViews)
    .values({ ...input, owner: isShared ? null : operator })
    .onConflictDoUpdate({
      target: [owner, name],
      set: { view: input.view, createdAt: sql`now()` },
    });
}

/** False if the operator has no such view; everybody's views may be deleted by everybody. */
export async function deleteView(
  database: Database,
  operator: string,
  viewId: number,
): Promise<boolean> {
  const deleted = await database
    .delete(savedViews)
    .where(and(eq(id, viewId), isVisible(operator)))
    .returning({ id });
  return deleted.length > 0;
}

function isVisible(operator: string | undefined) {
  return operator === undefined ? isNull(owner) : or(isNull(owner), eq(owner, operator));
}
