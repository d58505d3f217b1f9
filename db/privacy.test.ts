import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { privacy } from "#content/pages/privacy.ts";
import { requestFields, type RequestField } from "#lib/quote-requests/request-fields.ts";
import * as schema from "./schema.ts";

type Request = Record<keyof schema.QuoteRequest, string>;
type Event = Record<keyof schema.QuoteRequestEvent, string>;

const FIELDS = Object.fromEntries(
  requestFields.map(([name]) => [name, "Every field of the form that you fill in"]),
) as Record<RequestField, string>;

/** The privacy notice's words for each stored column; a new column does not compile without them. */
const NAMED = {
  quote_requests: {
    id: "a reference number",
    createdAt: "the time",
    status: "A status",
    ...FIELDS,
    language: "the language of the page",
    riskFlags: "A remark",
    idempotencyKey: "a random key",
    version: "A history",
    assignee: "the member of staff to whom a request is assigned",
    quotedAt: "when it was quoted",
    dismissedFrom: "what it was before",
    erasedAt: "Deleting removes",
    search: "An index of the words",
  } satisfies Request,
  quote_request_events: {
    id: "A history",
    quoteRequestId: "A history",
    createdAt: "the time",
    kind: "each change of status or assignee",
    fromValue: "what it was before",
    toValue: "each change of status or assignee",
    note: "notes about it",
    operator: "which member of staff made it",
  } satisfies Event,
  quote_request_files: {
    id: "under which random name it lies",
    draftKey: "to which form and request it belongs",
    quoteRequestId: "to which form and request it belongs",
    createdAt: "the time",
    name: "the name that you gave it",
    size: "its size",
    mediaType: "the type that its content tells",
    checksum: "a checksum",
    state: "whether it has arrived",
    errorCode: "if not, why not",
    scan: "what a virus scanner said of it",
    scanBegunAt: "what a virus scanner said of it",
    store: "where and under which random name it lies",
  } satisfies Record<keyof schema.QuoteRequestFile, string>,
  quote_request_file_parts: {
    fileId: "under which random name it lies",
    number: "A file is stored",
    size: "A file is stored",
    md5: "A file is stored",
    bytes: "A file is stored",
  } satisfies Record<keyof typeof schema.quoteRequestFileParts.$inferSelect, string>,
  deliveries: {
    id: "Of each such message",
    quoteRequestId: "to which request and change it belongs",
    day: "of which morning its list is",
    eventId: "to which request and change it belongs",
    createdAt: "the time",
    event: "to which request and change it belongs",
    channel: "whether it was a mail or a call of which system",
    target: "whether it was a mail or a call of which system",
    state: "whether and when it arrived",
    attempts: "how often it was tried",
    settledAt: "whether and when it arrived",
    nextAttemptAt: "is tried again",
    reason: "what the other server said, without your address",
  } satisfies Record<keyof schema.Delivery, string>,
  admin_sessions: {
    tokenHash: "a hash of its token",
    createdAt: "when it began",
    lastSeenAt: "when it was last used",
    expiresAt: "when it ends",
    passwordFingerprint: "under which password it was opened",
    id: "a random number",
    operator: "the name of who works in it",
  } satisfies Record<keyof typeof schema.adminSessions.$inferSelect, string>,
  // The desk's, not a person's.
  admin_second_factor: undefined,
  saved_views: {
    id: "save a filter of the list under a name",
    createdAt: "when and by whom it was saved",
    name: "under a name",
    owner: "by whom it was saved",
    view: "save a filter of the list",
  } satisfies Record<keyof typeof schema.savedViews.$inferSelect, string>,
  site_visits: undefined,
  rate_limits: {
    key: "Network addresses and e-mail addresses are counted under a keyed hash",
    points: "counts quote requests, files, pictures and attempts to sign in",
    expire: "Counts that have expired are deleted",
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

it("states what is counted under a hash, and for how long", () => {
  for (const words of ["e-mail addresses for an hour", "for ten minutes", "for a day"])
    expect(notice).toContain(words);
});
