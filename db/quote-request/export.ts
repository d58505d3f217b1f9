import { addAbortSignal, finished, type Readable, type Transform } from "node:stream";
import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { CSV_FORMATS, endRecordsWithCrLf, type CsvFormat } from "#lib/server/csv.ts";
import { NO_FILTER, type QuoteRequestFilter } from "#lib/quote-request/filter.ts";
import type { Database } from "#db/client.ts";
import { quoteRequests } from "#db/schema.ts";
import { matches, newestFirst } from "./filter-conditions.ts";

// PostgreSQL sorts ten million requests within a minute or two before it sends the first.
const FIRST_BYTE_MS = 15 * 60 * 1_000;
// Longer than any pause of a connection that is still alive.
const STALL_MS = 2 * 60 * 1_000;

/** As many exports are being made as there are connections for. */
export class ExportsBusyError extends Error {
  override name = "ExportsBusyError";
}

type ExportOptions = {
  filter?: QuoteRequestFilter;
  format?: CsvFormat;
  /** Ends the export, in the database too, when whoever asked for it has left. */
  signal?: AbortSignal;
  firstByteMs?: number;
  stallMs?: number;
};

/** Whether another export would find a connection. */
export function hasRoomForExport({ $client: pool }: Database): boolean {
  return pool.totalCount - pool.idleCount + pool.waitingCount < pool.options.max;
}

/**
 * What the filter lets pass as CSV, newest first, read as one statement and so from one snapshot. The stream fails
 * when the database does; its connection goes back to the pool when the stream ends, fails or is destroyed. Throws an
 * `ExportsBusyError` where the pool has no connection left.
 */
export async function exportQuoteRequests(
  database: Database,
  { filter = NO_FILTER, format = "csv", signal, ...limits }: ExportOptions = {},
): Promise<Readable> {
  if (!hasRoomForExport(database)) throw new ExportsBusyError();
  const client = await database.$client.connect();
  const source = client.query(copyTo(copyStatement(database, filter, format)));
  const csv = endRecordsWithCrLf(CSV_FORMATS[format].prefix);
  const fail = (error: Error) => void csv.destroy(error);
  client.on("error", fail);
  const stopWatching = destroyWhenStalled(csv, source, limits);
  if (signal) addAbortSignal(signal, csv);
  finished(source, (error) => csv.destroyed || (error && csv.destroy(error)));
  finished(csv, async (error) => {
    stopWatching();
    client.off("error", fail);
    source.destroy();
    // A copy that was cut short leaves its connection in the middle of an answer, and PostgreSQL sorting for nobody.
    if (error) await client.abandon();
    client.release(error ?? undefined);
  });
  return source.pipe(csv);
}

/** A client that stops reading without leaving would keep the connection, and the snapshot, for ever. */
function destroyWhenStalled(
  csv: Transform,
  source: Readable,
  {
    firstByteMs = FIRST_BYTE_MS,
    stallMs = STALL_MS,
  }: Pick<ExportOptions, "firstByteMs" | "stallMs">,
): () => void {
  const after = (milliseconds: number) =>
    setTimeout(() => csv.destroy(new Error("Nobody reads this export.")), milliseconds);
  let timer = after(firstByteMs);
  source.once("data", () => {
    clearTimeout(timer);
    timer = after(stallMs);
  });
  source.on("data", () => timer.refresh());
  return () => clearTimeout(timer);
}

/** The statement that is streamed; also what the benchmark gives to psql. */
export function copyStatement(
  database: Database,
  filter: QuoteRequestFilter = NO_FILTER,
  format: CsvFormat = "csv",
): string {
  const rows = database
    .select(csvColumns)
    .from(quoteRequests)
    .where(matches(filter))
    .orderBy(...newestFirst);
  const { sql: text, params } = rows.toSQL();
  // COPY takes no parameters.
  const select = text.replaceAll(/\$(\d+)/g, (_, position: string) =>
    pg.escapeLiteral(String(params[Number(position) - 1])),
  );
  return `COPY (${select}) TO STDOUT (FORMAT csv, HEADER, DELIMITER '${CSV_FORMATS[format].delimiter}')`;
}

// PostgreSQL's regular expressions. Spaces and invisible characters first, then what begins a formula.
const FORMULA = String.raw`'^[\s\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]*[=+@\t\r\u2212\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b-]'`;
const PHONE_NUMBER = String.raw`'^\+[0-9]+$|^\+[0-9]{1,4}( ?\([0-9]+\)| [0-9]+)[0-9 ().-]*$'`;

const csvColumns = {
  date: sql`to_char(${quoteRequests.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')`.as(
    "Date",
  ),
  name: guarded(quoteRequests.name).as("Name"),
  email: guarded(quoteRequests.email).as("Email"),
  phone: guardedPhone(quoteRequests.phone).as("Phone"),
  company: guarded(quoteRequests.company).as("Company"),
  projectType: guarded(quoteRequests.projectType).as("Project Type"),
  productCategory: guarded(quoteRequests.productCategory).as("Product Category"),
  quantity: guarded(quoteRequests.quantity).as("Quantity"),
  budgetRange: guarded(quoteRequests.budgetRange).as("Budget Range"),
  timeline: guarded(quoteRequests.timeline).as("Timeline"),
  specifications: guarded(quoteRequests.specifications).as("Specifications"),
  message: guarded(quoteRequests.message).as("Message"),
  status: guarded(quoteRequests.status).as("Status"),
};

/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front: one that starts with = + - @, their
 * full-width, small or mathematical forms, a tab or a carriage return, also behind spaces that a spreadsheet trims.
 */
function guarded(column: AnyPgColumn): SQL {
  return sql`CASE WHEN ${column} ~ ${sql.raw(FORMULA)} THEN '''' || ${column} ELSE ${column} END`;
}

/**
 * An international number is left as typed where it cannot be arithmetic: +442079460018, or digits and brackets side
 * by side as in +44 20 7946-0018. A spreadsheet would compute +1-555-0100, so that one is guarded.
 */
function guardedPhone(column: AnyPgColumn): SQL {
  return sql`CASE WHEN ${column} ~ ${sql.raw(FORMULA)} AND ${column} !~ ${sql.raw(PHONE_NUMBER)} THEN '''' || ${column} ELSE ${column} END`;
}
