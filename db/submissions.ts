import { and, desc, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { SubmissionCursor } from "../lib/submission-cursor.ts";
import type { Database } from "./client.ts";
import { quoteRequests } from "./schema.ts";

/** What a row of the list shows. */
export type SubmissionSummary = Awaited<ReturnType<typeof listSubmissions>>["rows"][number];
/** A whole request. */
export type Submission = NonNullable<Awaited<ReturnType<typeof getSubmission>>>;
/** A row as it arrives in the browser: JSON has no dates. */
export type Serialized<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] };

const summaryColumns = {
  id: quoteRequests.id,
  createdAt: quoteRequests.createdAt,
  status: quoteRequests.status,
  name: quoteRequests.name,
  email: quoteRequests.email,
  company: quoteRequests.company,
  projectType: quoteRequests.projectType,
  productCategory: quoteRequests.productCategory,
  budgetRange: quoteRequests.budgetRange,
};

/** The order of the list and of the CSV: newest first; the id decides between requests of one millisecond. */
export const newestFirst: SQL[] = [desc(quoteRequests.createdAt), desc(quoteRequests.id)];

/** One page of the list, `limit` rows after `cursor`, and the cursor of the next page where there is one. */
export async function listSubmissions(
  database: Database,
  { cursor, limit }: { cursor?: SubmissionCursor | undefined; limit: number },
) {
  const found = await database
    .select(summaryColumns)
    .from(quoteRequests)
    .where(and(cursor && isAfter(cursor)))
    .orderBy(...newestFirst)
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? rows.at(-1) : undefined };
}

/** The whole request with this id. */
export async function getSubmission(database: Database, id: number) {
  const { idempotencyKey: _, ...columns } = getTableColumns(quoteRequests);
  const [row] = await database.select(columns).from(quoteRequests).where(eq(quoteRequests.id, id));
  return row;
}

// A row comparison, which one index answers from its middle; two conditions joined by OR would start at its head.
function isAfter({ createdAt, id }: SubmissionCursor): SQL {
  return sql`(${quoteRequests.createdAt}, ${quoteRequests.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::bigint)`;
}
