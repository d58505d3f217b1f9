import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { privacy } from "#content/pages/privacy.ts";
import { requestFields, type RequestField } from "#lib/quote-requests/request-fields.ts";
import * as schema from "./schema.ts";

type Request = Record<keyof schema.QuoteRequest, string>;
type Event = Record<keyof schema.QuoteRequestEvent, string>;

const FIELDS = Object.fromEntries(
  requestFields.map(([name]) => [name, "What you type into the form"]),
) as Record<RequestField, string>;

/** The privacy notice's words for each stored column; a new column does not compile without them. */
const NAMED = {
  quote_requests: {
    id: "a reference number",
    createdAt: "the time",
    status: "A status",
    ...FIELDS,
    language: "the language of the page",
    riskFlags: "a remark where it looks automatic",
    idempotencyKey: "a random key",
    version: "A history",
    assignee: "the member of staff who works on it",
    quotedAt: "when it was quoted",
    dismissedFrom: "what it was before",
    erasedAt: "Deleting removes",
    search: "an index of your words",
  } satisfies Request,
  quote_request_events: {
    id: "A history",
    quoteRequestId: "A history",
    createdAt: "the time",
    kind: "each change",
    fromValue: "what it was before",
    toValue: "each change",
    note: "and notes",
    operator: "who made it",
  } satisfies Event,
  quote_request_files: {
    id: "under a random name",
    draftKey: "form and request",
    quoteRequestId: "form and request",
    createdAt: "type, time",
    name: "its own name",
    size: "size, checksum",
    mediaType: "type, time",
    checksum: "size, checksum",
    state: "whether it arrived",
    errorCode: "or why not",
    scan: "what a virus scanner said of it",
    scanBegunAt: "what a virus scanner said of it",
    store: "where it lies",
  } satisfies Record<keyof schema.QuoteRequestFile, string>,
  quote_request_file_parts: {
    fileId: "under a random name",
    number: "A file is stored",
    size: "A file is stored",
    md5: "A file is stored",
    bytes: "A file is stored",
  } satisfies Record<keyof typeof schema.quoteRequestFileParts.$inferSelect, string>,
  deliveries: {
    id: "Of each message",
    quoteRequestId: "what it was about",
    day: "what it was about",
    eventId: "what it was about",
    createdAt: "the time",
    event: "what it was about",
    channel: "its system",
    target: "its system",
    state: "what the other server said",
    attempts: "how often it was tried",
    settledAt: "the time",
    nextAttemptAt: "how often it was tried",
    reason: "what the other server said, without your address",
  } satisfies Record<keyof schema.Delivery, string>,
  admin_sessions: {
    tokenHash: "hashes of its token and password",
    createdAt: "its times",
    lastSeenAt: "its times",
    expiresAt: "its times",
    passwordFingerprint: "hashes of its token and password",
    id: "of a session",
    operator: "who works in it",
  } satisfies Record<keyof typeof schema.adminSessions.$inferSelect, string>,
  // The export team's, not a person's.
  admin_second_factor: undefined,
  saved_views: {
    id: "a filter of the list under a name",
    createdAt: "with when and by whom",
    name: "under a name",
    owner: "by whom",
    view: "a filter of the list",
  } satisfies Record<keyof typeof schema.savedViews.$inferSelect, string>,
  site_visits: undefined,
  rate_limits: {
    key: "Addresses are counted under a keyed hash",
    points: "counts requests, files, pictures",
    expire: "for a day at most",
  } satisfies Record<keyof typeof schema.rateLimits.$inferSelect, string>,
};

const notice = privacy.sections[0].clauses.flatMap(({ paragraphs }) => paragraphs).join("\n");

const tables = Object.values(schema).filter((exported) => is(exported, PgTable));

it.each(tables.map((table) => [getTableName(table), table] as const))(
  "lists in the privacy notice everything that the table %s holds",
  (name, table) => {
    expect(Object.keys(NAMED)).toContain(name);
    const named = Object.entries(NAMED).find(([key]) => key === name)?.[1];
    // Aggregates without personal data.
    if (!named) return;
    expect(Object.keys(named).toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted());
    for (const words of Object.values(named)) expect(notice).toContain(words);
  },
);
