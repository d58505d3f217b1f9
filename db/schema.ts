import { sql, type SQL } from "drizzle-orm";
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
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
import {
  RISK_FLAGS,
  optionalTexts,
  REQUEST_FIELDS,
  snakeCase,
  type OptionalText,
} from "#lib/quote-requests/request-fields.ts";
import { NOTE_LIMIT, OPERATOR_NAME_LIMIT } from "#lib/inbox/quote-request-change.ts";
import {
  DELIVERY_CHANNELS,
  DELIVERY_EVENTS,
  DELIVERY_STATES,
  REASON_LIMIT,
} from "#lib/quote-requests/delivery-channels.ts";
import {
  FILE_LIMITS,
  FILE_ERRORS,
  FILE_SCANS,
  FILE_STATES,
  FILE_STORES,
  type FileErrorCode,
} from "#lib/attachments/file-rules.ts";
import { OPEN_STATUSES, WAITING } from "#lib/quote-requests/quote-request-status.ts";
import { VIEW_LIMIT, VIEW_NAME_LIMIT } from "#lib/inbox/saved-view.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";
import { LANGUAGES, type Language } from "#content/languages/languages.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A tuple, as the columns' types want it. */
const LANGUAGE_CODES = LANGUAGES as [Language, ...Language[]];

const textColumn = (name: string) => text(snakeCase(name));

const optionalTextColumns = Object.fromEntries(
  optionalTexts.map(({ name }) => [name, textColumn(name)]),
) as Record<OptionalText, ReturnType<typeof textColumn>>;

/** One row per quote request, never deleted by the application. Times are UTC with milliseconds. */
export const quoteRequests = pgTable(
  "quote_requests",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    // Milliseconds, because page cursors go through a JavaScript Date.
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    status: text().notNull().default("pending"),
    name: text().notNull(),
    email: text().notNull(),
    ...optionalTextColumns,
    projectType: text("project_type").notNull(),
    productCategory: text("product_category").notNull().default(""),
    quantity: text(),
    budgetRange: text("budget_range"),
    timeline: text(),
    // Of the page that the form was sent from; the buyer's mail is written in it.
    language: text({ enum: LANGUAGE_CODES }).notNull().default("en"),
    // Shown in the inbox only; nothing is rejected for them. Not personal data, so they survive erasure.
    riskFlags: text("doubts", { enum: RISK_FLAGS }).array().notNull().default([]),
    idempotencyKey: uuid("idempotency_key").notNull(),
    // Optimistic locking: of two concurrent changes, the second fails.
    version: integer().notNull().default(1),
    assignee: text(),
    // Last time the status advanced to quoted; cleared when that is undone. Set by trigger, like `dismissed_from`.
    quotedAt: timestamp("quoted_at", { withTimezone: true, precision: 3 }),
    // The status it was dismissed from; null if it never was, or arrived as spam.
    dismissedFrom: text("dismissed_from"),
    erasedAt: timestamp("erased_at", { withTimezone: true }),
    // Texts, phone, assignee, notes and names of files, folded; set by triggers. See `find_joined_names` and `fold_search`.
    search: tsvector().notNull().default(""),
  },
  (table) => [
    unique("quote_requests_idempotency_key_unique").on(table.idempotencyKey),
    // Scanned backwards for newest first. `0000_baseline.sql` adds INCLUDE to some, which drizzle cannot express.
    index("quote_requests_created_at_id").on(table.createdAt, table.id),
    // For counts. Small without times: a million requests take 13 MB. Without samples, no row is read for its specifications.
    index("quote_requests_facets").on(
      table.status,
      table.budgetRange,
      table.timeline,
      table.productCategory,
    ),
    index("quote_requests_project_facets")
      .on(table.projectType, table.status, table.budgetRange, table.timeline, table.productCategory)
      .where(sql`${sampleCondition(table.specifications)} IS NOT TRUE`),
    // The inbox's default view.
    index("quote_requests_in_work_created_at_id")
      .on(table.createdAt, table.id)
      .where(openCondition(table.status)),
    index("quote_requests_waiting_created_at_id")
      .on(table.createdAt, table.id)
      .where(waitingCondition(table.status)),
    index("quote_requests_samples_created_at_id")
      .on(table.createdAt, table.id)
      .where(sampleCondition(table.specifications)),
    index("quote_requests_assignee_created_at_id").on(table.assignee, table.createdAt, table.id),
    index("quote_requests_language_created_at_id").on(table.language, table.createdAt, table.id),
    index("quote_requests_email").on(table.email),
    index("quote_requests_mail_domain").on(mailDomain(table.email), table.createdAt, table.id),
    index("quote_requests_search").using("gin", table.search),
    check("quote_requests_name", isLine(table.name, REQUEST_FIELDS.name.limit)),
    check(
      "quote_requests_email",
      sql`${isLine(table.email, REQUEST_FIELDS.email.limit)} AND ${table.email} ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$' AND ${table.email} !~ '[A-Z]'`,
    ),
    ...optionalTexts.map(({ name, limit, isLong }) =>
      check(`quote_requests_${snakeCase(name)}`, (isLong ? isText : isLine)(table[name], limit)),
    ),
    check("quote_requests_project_type", isOneOf(table.projectType, projectTypes)),
    check(
      "quote_requests_product_category",
      isOrderedList(table.productCategory, productCategories),
    ),
    check("quote_requests_quantity", isOneOf(table.quantity, quantities)),
    check("quote_requests_budget_range", isOneOf(table.budgetRange, budgetRanges)),
    check("quote_requests_timeline", isOneOf(table.timeline, timelines)),
    check("quote_requests_language", sql`${table.language} ~ '^[a-z]{2}$'`),
    check("quote_requests_assignee", isLine(table.assignee, OPERATOR_NAME_LIMIT)),
    check("quote_requests_status", sql`char_length(${table.status}) BETWEEN 1 AND 40`),
    check(
      "quote_requests_doubts",
      sql`${table.riskFlags} <@ ${sql.raw(`ARRAY[${RISK_FLAGS.map((riskFlag) => `'${riskFlag}'`).join(", ")}]`)}`,
    ),
  ],
);
export type QuoteRequest = typeof quoteRequests.$inferSelect;
export type NewQuoteRequest = typeof quoteRequests.$inferInsert;

/**
 * Changes of status and assignee with both values, notes, erasure. Written by triggers and immutable; see
 * `0000_baseline.sql`.
 */
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
    // Set by each transaction of the inbox; null for commands and for events older than operators.
    operator: text("person").default(sql`nullif(current_setting('teragus.person', true), '')`),
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

/**
 * Deliveries and their results, stored in one transaction with the request or change; see `claim-mutations.ts`.
 * Content is rendered on sending, so there is no personal data here.
 */
export const deliveries = pgTable(
  "deliveries",
  {
    id: uuid().primaryKey(),
    // Null for a morning mail, which covers many requests.
    quoteRequestId: bigint("request_id", { mode: "number" }).references(() => quoteRequests.id),
    // The day of a morning mail in the export team's time zone; one per day.
    day: date({ mode: "string" }).unique("deliveries_day"),
    eventId: bigint("event_id", { mode: "number" }).references(() => quoteRequestEvents.id),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    event: text({ enum: DELIVERY_EVENTS }).notNull(),
    channel: text({ enum: DELIVERY_CHANNELS }).notNull(),
    // The webhook's name; its URL may contain a secret and stays in the environment.
    target: text(),
    state: text({ enum: DELIVERY_STATES }).notNull().default("queued"),
    attempts: integer().notNull().default(0),
    settledAt: timestamp("settled_at", { withTimezone: true, precision: 3 }),
    // When it is due; while an attempt runs, when another process may take over. Null once it is settled.
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true, precision: 3 }).defaultNow(),
    // The receiver's response to the last attempt.
    reason: text("words"),
  },
  (table) => [
    index("deliveries_request_id").on(table.quoteRequestId),
    index("deliveries_due")
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'queued'`),
    index("deliveries_failed")
      .on(table.quoteRequestId)
      .where(sql`${table.state} = 'failed'`),
    // Mails to the export team that an attempt has failed to deliver.
    index("deliveries_undelivered_desk_mail")
      .on(table.quoteRequestId)
      .where(isUndeliveredExportTeamMail(table)),
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
    check("deliveries_words", isLine(table.reason, REASON_LIMIT)),
  ],
);
export type Delivery = typeof deliveries.$inferSelect;

/**
 * Attachments, from the start of their upload on. Without a request, the form was not sent yet. Contents are in one of
 * `FILE_STORES` under the file's id.
 */
export const quoteRequestFiles = pgTable(
  "quote_request_files",
  {
    // Chosen by the browser, so that starting an upload is idempotent.
    id: uuid().primaryKey(),
    // The form's idempotency key; required for every access to the file.
    draftKey: uuid("draft_key").notNull(),
    quoteRequestId: bigint("request_id", { mode: "number" }).references(() => quoteRequests.id),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    // As the buyer named it; never used as a path.
    name: text().notNull(),
    size: integer().notNull(),
    // Detected from the content once complete.
    mediaType: text("media_type"),
    // MD5 of the parts' MD5s and the number of parts.
    checksum: text(),
    state: text({ enum: FILE_STATES }).notNull().default("uploading"),
    // Why a file is missing.
    errorCode: text("refusal").$type<FileErrorCode>(),
    scan: text({ enum: FILE_SCANS }).notNull().default("unscanned"),
    // When a process last started scanning it; others skip it for a while.
    scanBegunAt: timestamp("scan_begun_at", { withTimezone: true, precision: 3 }),
    store: text({ enum: FILE_STORES }).notNull(),
  },
  (table) => [
    index("quote_request_files_request_id").on(table.quoteRequestId),
    index("quote_request_files_draft_key").on(table.draftKey),
    // Unsent files, for the limit and for cleanup.
    index("quote_request_files_unsent")
      .on(table.createdAt)
      .where(sql`${table.quoteRequestId} IS NULL`),
    // Files to delete from their store.
    index("quote_request_files_removed")
      .on(table.id)
      .where(sql`${table.state} = 'removed'`),
    // Files to scan, oldest first.
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
      isOneOf(table.errorCode, valuesOf(Object.keys(FILE_ERRORS))),
    ),
    check("quote_request_files_scan", isOneOf(table.scan, valuesOf(FILE_SCANS))),
    check("quote_request_files_store", isOneOf(table.store, valuesOf(FILE_STORES))),
  ],
);
export type QuoteRequestFile = typeof quoteRequestFiles.$inferSelect;

/** The parts of files; their bytes are null in a bucket. */
export const quoteRequestFileParts = pgTable(
  "quote_request_file_parts",
  {
    fileId: uuid("file_id")
      .notNull()
      .references(() => quoteRequestFiles.id, { onDelete: "cascade" }),
    // Starts at 1.
    number: integer().notNull(),
    size: integer().notNull(),
    md5: text().notNull(),
    bytes: bytea(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
);

/** Open admin sessions by token hash, so that a leaked table opens none. */
export const adminSessions = pgTable(
  "admin_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    // Accurate to the minute.
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    // A keyed hash of the password at sign-in; changing the password invalidates the session.
    passwordFingerprint: text("password_fingerprint"),
    // Used by commands to name a session.
    id: uuid().notNull().defaultRandom().unique("admin_sessions_id"),
    // Said before the first change.
    operator: text("person"),
  },
  (table) => [
    index("admin_sessions_expires_at").on(table.expiresAt),
    check("admin_sessions_person", isLine(table.operator, OPERATOR_NAME_LIMIT)),
  ],
);

/** The second factor of the shared password: one row if it is on. */
export const adminSecondFactor = pgTable(
  "admin_second_factor",
  {
    id: integer().primaryKey().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    // Encrypted with a key from SESSION_SECRET, so that a leaked table makes no code.
    secret: text().notNull(),
    // Read by the release before `usedSteps` alone.
    lastStep: bigint("last_step", { mode: "number" }).notNull(),
    // The time steps of the last codes, none of which counts again.
    usedSteps: bigint("used_steps", { mode: "number" }).array().notNull().default([]),
    // Hashes of the recovery codes that are left.
    recoveryCodes: text("recovery_codes").array().notNull(),
  },
  (table) => [check("admin_second_factor_single", sql`${table.id} = 1`)],
);

/** A name for a filter and order of the inbox, for one operator or, without an owner, for everybody. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    name: text().notNull(),
    owner: text(),
    // The parameters of the list's route. Never a search, which could name a buyer whose data is erased later.
    view: text().notNull(),
  },
  (table) => [
    unique("saved_views_owner_name").on(table.owner, table.name).nullsNotDistinct(),
    check("saved_views_name", isLine(table.name, VIEW_NAME_LIMIT)),
    check("saved_views_owner", isLine(table.owner, OPERATOR_NAME_LIMIT)),
    check("saved_views_view", sql`char_length(${table.view}) <= ${sql.raw(String(VIEW_LIMIT))}`),
  ],
);

/** What the server counts of the site's visitors: pages and documents sent, quote forms opened and sent. */
const VISIT_EVENTS = ["view", "download", "begun", "sent"] as const;
export type VisitEvent = (typeof VISIT_EVENTS)[number];

/** How often a page was read in the week of a Monday, or a document taken; nothing about who did. */
export const siteVisits = pgTable(
  "site_visits",
  {
    week: date().notNull(),
    page: text().notNull(),
    event: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.page, table.event] }),
    check("site_visits_page", sql`char_length(${table.page}) BETWEEN 1 AND 200`),
    check("site_visits_event", isOneOf(table.event, valuesOf(VISIT_EVENTS))),
  ],
);

/** The table of rate-limiter-flexible's Postgres store; `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);

export function waitingCondition(status: AnyPgColumn): SQL {
  return isInLiterals(status, WAITING);
}

/** As the samples' form writes it (lib/quote-requests/read-form-input.ts). */
export function sampleCondition(specifications: AnyPgColumn): SQL {
  return sql`${specifications} LIKE 'Samples: %Delivery address:%'`;
}

export function openCondition(status: AnyPgColumn): SQL {
  return isInLiterals(status, OPEN_STATUSES);
}

/** From the first failed attempt on; literal values, as below. */
export function isUndeliveredExportTeamMail(table: {
  channel: AnyPgColumn;
  state: AnyPgColumn;
  attempts: AnyPgColumn;
}): SQL {
  return sql`${table.channel} = 'desk-mail' AND (${table.state} = 'failed' OR ${table.state} = 'queued' AND ${table.attempts} > 0)`;
}

/** The part after the @, as an index holds it. */
export function mailDomain(email: AnyPgColumn): SQL {
  return sql`split_part(${email}, '@', 2)`;
}

/** Literal values, so that PostgreSQL matches the partial index. */
function isInLiterals(status: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${status} IN (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
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

/**
 * A subset of the options in order, joined as stored, or empty. Comparing with the rebuilt list is six times as fast
 * as a regular expression.
 */
function isOrderedList(column: AnyPgColumn, options: readonly { value: string }[]): SQL {
  const separator = PRODUCT_CATEGORY_SEPARATOR;
  const parts = options.map(
    ({ value }) =>
      sql`CASE WHEN strpos(${column}, ${sql.raw(`'${value}'`)}) > 0 THEN ${sql.raw(`'${value}${separator}'`)} ELSE '' END`,
  );
  return sql`${column} = '' OR ${column} || ${sql.raw(`'${separator}'`)} = ${sql.join(parts, sql` || `)}`;
}
