import { and, desc, eq, isNull, ne, type SQL } from "drizzle-orm";
import { isMailProvider } from "#lib/quote-requests/mail-providers.ts";
import type { Database } from "#db/client.ts";
import { mailDomain, quoteRequests, type QuoteRequest } from "#db/schema.ts";

/** How many are shown; the inbox lists the others. */
const SHOWN = 5;

const { id, createdAt, status, name, email, projectType } = quoteRequests;

/**
 * The newest other requests of the same address, and of others at its domain, in every status. None of an erased
 * request, and none by domain at a large mail provider.
 */
export async function findRelated(
  database: Database,
  request: Pick<QuoteRequest, "id" | "email" | "erasedAt">,
) {
  const none = { rows: [], hasMore: false };
  if (request.erasedAt) return { address: none, domain: none };
  const domain = request.email.slice(request.email.lastIndexOf("@") + 1);
  return {
    address: await findOthers(database, request.id, eq(email, request.email)),
    domain: isMailProvider(domain)
      ? none
      : await findOthers(
          database,
          request.id,
          and(eq(mailDomain(email), domain), ne(email, request.email)),
        ),
  };
}

async function findOthers(database: Database, own: number, condition: SQL | undefined) {
  const rows = await database
    .select({ id, createdAt, status, name, projectType })
    .from(quoteRequests)
    .where(and(condition, ne(id, own), isNull(quoteRequests.erasedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN + 1);
  return { rows: rows.slice(0, SHOWN), hasMore: rows.length > SHOWN };
}
