import "server-only";
import { sampleSpecifications } from "./list-queries.ts";
import { eq, getTableColumns, and, desc, isNull, ne, type SQL } from "drizzle-orm";
import {
  legalTransitions,
  statusBeforeDismissal,
} from "#lib/quote-requests/quote-request-status.ts";
import type { Database, Transaction } from "#db/create-database.ts";
import { listDeliveries } from "#db/deliveries/delivery-queries.ts";
import { listRequestFiles } from "#db/files/file-queries.ts";
import { quoteRequestEvents, quoteRequests, mailDomain, type QuoteRequest } from "#db/schema.ts";

export type QuoteRequestDetails = NonNullable<Awaited<ReturnType<typeof getQuoteRequest>>>;
/** With files, events and deliveries (oldest first), related requests and the legal next statuses; undefined if there is none. */
export async function getQuoteRequest(database: Database, id: number) {
  const {
    idempotencyKey: _key,
    search: _search,
    dismissedFrom: _from,
    ...columns
  } = getTableColumns(quoteRequests);
  const [row] = await database.select(columns).from(quoteRequests).where(eq(quoteRequests.id, id));
  if (!row) return undefined;
  const events = await listEvents(database, id);
  const before = statusBeforeDismissal(events.filter(({ kind }) => kind === "status"));
  const deliveries = await listDeliveries(database, id);
  const files = await listRequestFiles(database, id);
  const related = await findRelated(database, row);
  const transitions = legalTransitions(row.status, before);
  return { ...row, events, deliveries, files, related, transitions };
}

function listEvents(database: Database | Transaction, quoteRequestId: number) {
  const { quoteRequestId: _, ...columns } = getTableColumns(quoteRequestEvents);
  return database
    .select(columns)
    .from(quoteRequestEvents)
    .where(eq(quoteRequestEvents.quoteRequestId, quoteRequestId))
    .orderBy(quoteRequestEvents.id);
}

/** How many are shown; the inbox lists the others. */
const MAX_RELATED = 5;

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
    .select({ id, createdAt, status, name, projectType, specifications: sampleSpecifications })
    .from(quoteRequests)
    .where(and(condition, ne(id, own), isNull(quoteRequests.erasedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_RELATED + 1);
  return { rows: rows.slice(0, MAX_RELATED), hasMore: rows.length > MAX_RELATED };
}

/** Providers with domains in many countries, such as `yahoo.co.jp`, and the others. */
const INTERNATIONAL = ["aol", "gmx", "hotmail", "live", "outlook", "yahoo", "yandex"];
const DOMAINS = `
  126.com 163.com att.net bellsouth.net bigpond.com bluewin.ch bol.com.br btinternet.com
  comcast.net cox.net daum.net fastmail.com foxmail.com free.fr freenet.de gmail.com
  googlemail.com hanmail.net hey.com icloud.com interia.pl laposte.net libero.it mac.com
  mail.com mail.ru me.com msn.com naver.com o2.pl onet.pl optonline.net orange.fr pm.me
  proton.me protonmail.com qq.com rediffmail.com rocketmail.com sapo.pt sbcglobal.net seznam.cz
  sfr.fr shaw.ca sina.com skynet.be t-online.de telenet.be terra.com.br tiscali.it uol.com.br
  verizon.net virgilio.it virginmedia.com wanadoo.fr web.de wp.pl xtra.co.nz ymail.com ziggo.nl
  zoho.com
`;
const PROVIDERS = new RegExp(
  `^(?:(?:${INTERNATIONAL.join("|")})\\.[a-z]{2,3}(?:\\.[a-z]{2})?|${DOMAINS.trim().replaceAll(".", "\\.").replaceAll(/\s+/g, "|")})$`,
);

/** Whether anybody can have an address there, so that a shared domain says nothing. `domain` in lower case. */
function isMailProvider(domain: string): boolean {
  return PROVIDERS.test(domain);
}
