import { sql, type SQL } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  timelines,
} from "#content/quote-request-options.ts";
import { ASSIGNEE_LIMIT, NOTE_LIMIT } from "#lib/quote-requests/quote-request-change.ts";
import { OPERATOR_NAME_LIMIT } from "#lib/quote-requests/operator.ts";
import {
  DELIVERY_CHANNELS,
  DELIVERY_EVENTS,
  DELIVERY_STATES,
  WORDS_LIMIT,
} from "#lib/quote-requests/delivery-channels.ts";
import { RISK_FLAGS } from "#lib/quote-requests/risk-flags.ts";
import {
  FILE_LIMITS,
  FILE_REFUSALS,
  FILE_SCANS,
  FILE_STATES,
  FILE_STORES,
  type FileRefusal,
} from "#lib/quote-requests/attachments.ts";
import { DISMISSED, WAITING } from "#lib/quote-requests/quote-request-status.ts";
import { QUOTE_REQUEST_LIMITS } from "#lib/quote-requests/text-limits.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** One row per quote request; the application never deletes one. Times are UTC with milliseconds. */
export const quoteRequests = pgTable(
  "quote_requests",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    // Milliseconds, because a page's cursor is a JavaScript date.
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    status: text().notNull().default("pending"),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    company: text(),
    projectType: text("project_type").notNull(),
    productCategory: text("product_category").notNull().default(""),
    quantity: text(),
    budgetRange: text("budget_range"),
    timeline: text(),
    specifications: text(),
    message: text(),
    // Only shown to operators. They contain no personal data and survive erasure.
    riskFlags: text({ enum: RISK_FLAGS }).array().notNull().default([]),
    idempotencyKey: uuid("idempotency_key").notNull(),
    // Optimistic locking: a change names the version that it was made on.
    version: integer().notNull().default(1),
    assignee: text(),
    // When it last moved to quoted; null after that is undone. A trigger sets this column and the next.
    quotedAt: timestamp("quoted_at", { withTimezone: true, precision: 3 }),
    // The status before dismissal; null if it was never dismissed or arrived as spam.
    dismissedFrom: text("dismissed_from"),
    erasedAt: timestamp("erased_at", { withTimezone: true }),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`quote_request_document(id, name, email, company, specifications, message)`,
      ),
  },
  (table) => [
    unique("quote_requests_idempotency_key_unique").on(table.idempotencyKey),
    // Read backwards for newest first. The migration `inbox` adds INCLUDE to these five, which drizzle cannot express.
    index("quote_requests_created_at_id").on(table.createdAt, table.id),
    // One index per filter in the list's order, so that a page is read from the index's end.
    index("quote_requests_status_created_at_id").on(table.status, table.createdAt, table.id),
    index("quote_requests_project_type_created_at_id").on(
      table.projectType,
      table.createdAt,
      table.id,
    ),
    index("quote_requests_budget_range_created_at_id").on(
      table.budgetRange,
      table.createdAt,
      table.id,
    ),
    index("quote_requests_timeline_created_at_id").on(table.timeline, table.createdAt, table.id),
    // For the inbox's default view. The migration `open_requests` adds INCLUDE.
    index("quote_requests_open_created_at_id")
      .on(table.createdAt, table.id)
      .where(isOpen(table.status)),
    // Waiting quote requests, oldest first. The migration `desk` adds INCLUDE to these two.
    index("quote_requests_waiting_created_at_id")
      .on(table.createdAt, table.id)
      .where(isWaiting(table.status)),
    index("quote_requests_assignee_created_at_id").on(table.assignee, table.createdAt, table.id),
    index("quote_requests_email").on(table.email),
    index("quote_requests_search").using("gin", table.search),
    check("quote_requests_name", isLine(table.name, QUOTE_REQUEST_LIMITS.name)),
    check(
      "quote_requests_email",
      sql`${isLine(table.email, QUOTE_REQUEST_LIMITS.email)} AND ${table.email} ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$' AND ${table.email} !~ '[A-Z]'`,
    ),
    check("quote_requests_phone", isLine(table.phone, QUOTE_REQUEST_LIMITS.phone)),
    check("quote_requests_company", isLine(table.company, QUOTE_REQUEST_LIMITS.company)),
    check("quote_requests_project_type", isOneOf(table.projectType, projectTypes)),
    check(
      "quote_requests_product_category",
      isOrderedList(table.productCategory, productCategories),
    ),
    check("quote_requests_quantity", isOneOf(table.quantity, quantities)),
    check("quote_requests_budget_range", isOneOf(table.budgetRange, budgetRanges)),
    check("quote_requests_timeline", isOneOf(table.timeline, timelines)),
    check(
      "quote_requests_specifications",
      isText(table.specifications, QUOTE_REQUEST_LIMITS.specifications),
    ),
    check("quote_requests_message", isText(table.message, QUOTE_REQUEST_LIMITS.message)),
    check("quote_requests_assignee", isLine(table.assignee, ASSIGNEE_LIMIT)),
    check("quote_requests_status", sql`char_length(${table.status}) BETWEEN 1 AND 40`),
    check(
      "quote_requests_doubts",
      sql`${table.riskFlags} <@ ${sql.raw(`ARRAY[${RISK_FLAGS.map((riskFlag) => `'${riskFlag}'`).join(", ")}]`)}`,
    ),
  ],
);
export type QuoteRequest = typeof quoteRequests.$inferSelect;
export type NewQuoteRequest = typeof quoteRequests.$inferInsert;

/** Changes, notes and erasures. Triggers write changes and forbid modifying rows (migration `immutable_history`). */
export const quoteRequestEvents = pgTable(
  "quote_request_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    quoteRequestId: bigint("request_id", { mode: "number" })
      .notNull()
      .references(() => quoteRequests.id),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    kind: text({ enum: ["status", "assignee", "note", "erasure"] }).notNull(),
    fromValue: text("from_value"),
    toValue: text("to_value"),
    note: text(),
    // Set from the transaction (db/acting-operator.ts); null for commands and for rows from before this column.
    operator: text().default(sql`nullif(current_setting('teragus.person', true), '')`),
    isOperatorVerified: boolean("is_person_verified")
      .notNull()
      .default(sql`coalesce(current_setting('teragus.is_person_verified', true), '') = 'true'`),
  },
  (table) => [
    index("quote_request_events_request_id").on(table.quoteRequestId, table.id),
    check(
      "quote_request_events_kind",
      sql`${table.kind} IN ('status', 'assignee', 'note', 'erasure')`,
    ),
    check("quote_request_events_note", isText(table.note, NOTE_LIMIT)),
    check("quote_request_events_person", isLine(table.operator, OPERATOR_NAME_LIMIT)),
  ],
);
export type QuoteRequestEvent = typeof quoteRequestEvents.$inferSelect;

/** Kept by triggers. A quote request counts under product '' and each of its products; `''` is a missing value. */
export const quoteRequestCounts = pgTable(
  "quote_request_counts",
  {
    productCategory: text("product").notNull(),
    status: text().notNull(),
    projectType: text("project_type").notNull(),
    budgetRange: text("budget_range").notNull(),
    timeline: text().notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.productCategory,
        table.status,
        table.projectType,
        table.budgetRange,
        table.timeline,
      ],
    }),
  ],
);

/**
 * Kept by triggers for the report; a week begins on Monday at the desk. A value is its position in `FACETS`, from 1,
 * and 0 is none or unknown: text would make the rows three times as long. The migration `desk` adds INCLUDE.
 */
export const quoteRequestWeekCounts = pgTable(
  "quote_request_week_counts",
  {
    week: date({ mode: "string" }).notNull(),
    status: smallint().notNull(),
    dismissedFrom: smallint("dismissed_from").notNull(),
    projectType: smallint("project_type").notNull(),
    budgetRange: smallint("budget_range").notNull(),
    timeline: smallint().notNull(),
    count: integer().notNull(),
    hardwoodFlooring: integer("hardwood_flooring").notNull(),
    wallPanels: integer("wall_panels").notNull(),
    customCabinets: integer("custom_cabinets").notNull(),
    doorsWindows: integer("doors_windows").notNull(),
    multipleProducts: integer("multiple_products").notNull(),
    customSolution: integer("custom_solution").notNull(),
  },
  (table) => [
    uniqueIndex("quote_request_week_counts_all").on(
      table.week,
      table.status,
      table.dismissedFrom,
      table.projectType,
      table.budgetRange,
      table.timeline,
    ),
  ],
);

/** Kept by triggers: quotes by number of hours. Values as above; the nth product sets the nth bit. */
export const quoteRequestQuoteCounts = pgTable(
  "quote_request_quote_counts",
  {
    week: date({ mode: "string" }).notNull(),
    // Started hours from arrival to quote.
    hours: smallint().notNull(),
    status: smallint().notNull(),
    projectType: smallint("project_type").notNull(),
    budgetRange: smallint("budget_range").notNull(),
    timeline: smallint().notNull(),
    productCategory: smallint("products").notNull(),
    count: integer().notNull(),
  },
  (table) => [
    uniqueIndex("quote_request_quote_counts_all").on(
      table.week,
      table.hours,
      table.status,
      table.projectType,
      table.budgetRange,
      table.timeline,
      table.productCategory,
    ),
  ],
);

/** Inserted with the quote request or change in one transaction; pg-boss schedules attempts. Holds no personal data. */
export const deliveries = pgTable(
  "deliveries",
  {
    // Message-ID and webhook id derive from it, so that receivers can detect repeated attempts.
    id: uuid().primaryKey(),
    // Null for the morning mail.
    quoteRequestId: bigint("request_id", { mode: "number" }).references(() => quoteRequests.id),
    // The desk's day of a morning mail; unique, so that there is one a day.
    day: date({ mode: "string" }).unique("deliveries_day"),
    eventId: bigint("event_id", { mode: "number" }).references(() => quoteRequestEvents.id),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    event: text({ enum: DELIVERY_EVENTS }).notNull(),
    channel: text({ enum: DELIVERY_CHANNELS }).notNull(),
    // Names the webhook; its URL may hold a secret and stays in the environment.
    target: text(),
    state: text({ enum: DELIVERY_STATES }).notNull().default("queued"),
    attempts: integer().notNull().default(0),
    settledAt: timestamp("settled_at", { withTimezone: true, precision: 3 }),
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true, precision: 3 }),
    words: text(),
  },
  (table) => [
    index("deliveries_request_id").on(table.quoteRequestId),
    index("deliveries_failed")
      .on(table.quoteRequestId)
      .where(sql`${table.state} = 'failed'`),
    check("deliveries_event", isOneOf(table.event, valuesOf(DELIVERY_EVENTS))),
    check("deliveries_channel", isOneOf(table.channel, valuesOf(DELIVERY_CHANNELS))),
    check("deliveries_state", isOneOf(table.state, valuesOf(DELIVERY_STATES))),
    check("deliveries_target", sql`(${table.channel} = 'webhook') = (${table.target} IS NOT NULL)`),
    check(
      "deliveries_event_id",
      sql`(${table.event} = 'quote_request.status_changed') = (${table.eventId} IS NOT NULL)`,
    ),
    check(
      "deliveries_day_event",
      sql`(${table.event} = 'desk.morning') = (${table.day} IS NOT NULL) AND (${table.event} = 'desk.morning') = (${table.quoteRequestId} IS NULL)`,
    ),
    check("deliveries_words", isLine(table.words, WORDS_LIMIT)),
  ],
);
export type Delivery = typeof deliveries.$inferSelect;

/** Announced attachments; without a quote request, the form was not sent yet. `store` names where the bytes are. */
export const quoteRequestFiles = pgTable(
  "quote_request_files",
  {
    // Chosen by the browser, so that announcing a file is idempotent.
    id: uuid().primaryKey(),
    // The form's idempotency key; every file call must present it.
    draftKey: uuid("draft_key").notNull(),
    quoteRequestId: bigint("request_id", { mode: "number" }).references(() => quoteRequests.id),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    // As typed; never used as a path.
    name: text().notNull(),
    size: integer().notNull(),
    // Read from the bytes after the upload.
    mediaType: text("media_type"),
    // MD5 of the parts' MD5s and the number of parts, as buckets compute it.
    checksum: text(),
    state: text({ enum: FILE_STATES }).notNull().default("uploading"),
    // The skip reason.
    refusal: text().$type<FileRefusal>(),
    scan: text({ enum: FILE_SCANS }).notNull().default("unscanned"),
    // Other processes leave the file alone for a while after this.
    scanBegunAt: timestamp("scan_begun_at", { withTimezone: true, precision: 3 }),
    store: text({ enum: FILE_STORES }).notNull(),
    uploadId: text("upload_id"),
  },
  (table) => [
    index("quote_request_files_request_id").on(table.quoteRequestId),
    index("quote_request_files_draft_key").on(table.draftKey),
    index("quote_request_files_unsent")
      .on(table.createdAt)
      .where(sql`${table.quoteRequestId} IS NULL`),
    index("quote_request_files_removed")
      .on(table.id)
      .where(sql`${table.state} = 'removed'`),
    index("quote_request_files_unscanned")
      .on(table.scanBegunAt.asc().nullsFirst(), table.id)
      .where(sql`${table.scan} = 'unscanned' AND ${table.state} = 'complete'`),
    check("quote_request_files_name", isLine(table.name, FILE_LIMITS.name)),
    check(
      "quote_request_files_size",
      sql`${table.state} = 'missing' OR ${table.size} BETWEEN 1 AND ${sql.raw(String(FILE_LIMITS.bytes))}`,
    ),
    check("quote_request_files_state", isOneOf(table.state, valuesOf(FILE_STATES))),
    check(
      "quote_request_files_refusal",
      isOneOf(table.refusal, valuesOf(Object.keys(FILE_REFUSALS))),
    ),
    check("quote_request_files_scan", isOneOf(table.scan, valuesOf(FILE_SCANS))),
    check("quote_request_files_store", isOneOf(table.store, valuesOf(FILE_STORES))),
  ],
);
export type QuoteRequestFile = typeof quoteRequestFiles.$inferSelect;

export const quoteRequestFileParts = pgTable(
  "quote_request_file_parts",
  {
    fileId: uuid("file_id")
      .notNull()
      .references(() => quoteRequestFiles.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
);

/** Holds only hashes of the cookies' tokens, so that a copy of the table opens no session. */
export const adminSessions = pgTable(
  "admin_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    // A keyed hash of the password; the session ends when the password changes.
    passwordFingerprint: text("password_fingerprint"),
    // For the commands that list and end sessions.
    id: uuid().notNull().defaultRandom().unique("admin_sessions_id"),
    // Chosen in the inbox, or set by the auth service.
    operator: text(),
    isOperatorVerified: boolean("is_person_verified").notNull().default(false),
    // Set if the auth service confirmed the operator: its session, and until when to trust it.
    authSessionId: text("auth_session_id"),
    confirmedUntil: timestamp("confirmed_until", { withTimezone: true }),
  },
  (table) => [
    index("admin_sessions_expires_at").on(table.expiresAt),
    check("admin_sessions_person", isLine(table.operator, OPERATOR_NAME_LIMIT)),
    check(
      "admin_sessions_verified",
      sql`${table.isOperatorVerified} = (${table.confirmedUntil} IS NOT NULL) AND ${table.isOperatorVerified} = (${table.authSessionId} IS NOT NULL)`,
    ),
  ],
);

/** Counters of rate-limiter-flexible, as its Postgres store expects; `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);

/** A literal list, so that PostgreSQL matches it to its index. */
export function isWaiting(status: AnyPgColumn): SQL {
  return sql`${status} IN (${sql.raw(WAITING.map((waiting) => `'${waiting}'`).join(", "))})`;
}

/** A literal list, so that PostgreSQL matches it to its index. */
export function isOpen(status: AnyPgColumn): SQL {
  return sql`${status} NOT IN (${sql.raw(DISMISSED.map((dismissed) => `'${dismissed}'`).join(", "))})`;
}

function isLine(column: AnyPgColumn, limit: number): SQL {
  return sql`char_length(${column}) BETWEEN 1 AND ${sql.raw(String(limit))} AND ${column} !~ '[\\u0001-\\u001f\\u007f-\\u009f]'`;
}

function isText(column: AnyPgColumn, limit: number): SQL {
  return sql`char_length(${column}) BETWEEN 1 AND ${sql.raw(String(limit))} AND ${column} !~ '[\\u0001-\\u0008\\u000b-\\u001f\\u007f-\\u009f]'`;
}

function valuesOf(list: readonly string[]): { value: string }[] {
  return list.map((value) => ({ value }));
}

function isOneOf(column: AnyPgColumn, options: readonly { value: string }[]): SQL {
  return sql`${column} IN (${sql.raw(options.map(({ value }) => `'${value}'`).join(", "))})`;
}

/** The options in order, each at most once. Six times as fast as one regular expression. */
function isOrderedList(column: AnyPgColumn, options: readonly { value: string }[]): SQL {
  const separator = PRODUCT_CATEGORY_SEPARATOR;
  const parts = options.map(
    ({ value }) =>
      sql`CASE WHEN strpos(${column}, ${sql.raw(`'${value}'`)}) > 0 THEN ${sql.raw(`'${value}${separator}'`)} ELSE '' END`,
  );
  return sql`${column} = '' OR ${column} || ${sql.raw(`'${separator}'`)} = ${sql.join(parts, sql` || `)}`;
}
