import { addAbortSignal, finished, type Readable, type Transform } from "node:stream";
import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { company } from "#content/company.ts";
import { CSV_FORMATS, type CsvFormat } from "./csv-file.ts";
import { makeSpreadsheetCsv } from "./spreadsheet-csv.ts";
import { NO_FILTER, type QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import type { Sort } from "#lib/quote-requests/list-sort.ts";
import type { Database } from "#db/client.ts";
import { quoteRequests } from "#db/schema.ts";
import { matches } from "#db/quote-requests/filter-conditions.ts";
import { orderOf } from "#db/quote-requests/list-order.ts";

// PostgreSQL sorts ten million requests in a minute or two before the first row.
const FIRST_BYTE_MS = 15 * 60 * 1_000;
// Longer than any pause of a live connection.
const STALL_MS = 2 * 60 * 1_000;

/** All export connections are in use. */
export class ExportsBusyError extends Error {
  override name = "ExportsBusyError";
}

type ExportOptions = {
  filter?: QuoteRequestFilter;
  sort?: Sort | undefined;
  format?: CsvFormat;
  signal?: AbortSignal;
  firstByteMs?: number;
  stallMs?: number;
};

/** Whether an export connection is free. */
export function hasRoomForExport({ $client: pool }: Database): boolean {
  return pool.totalCount - pool.idleCount + pool.waitingCount < pool.options.max;
}

/** Streams one snapshot and always returns its connection. Throws an `ExportsBusyError` if none is free. */
export async function exportQuoteRequests(
  database: Database,
  { filter = NO_FILTER, sort, format = "csv", signal, ...limits }: ExportOptions = {},
): Promise<Readable> {
  if (!hasRoomForExport(database)) throw new ExportsBusyError();
  const client = await connectInCompanyTime(database);
  const source = client.query(copyTo(copyStatement(database, { filter, sort, format })));
  const csv = makeSpreadsheetCsv(format);
  const fail = (error: Error) => void csv.destroy(error);
  client.on("error", fail);
  const stopWatching = destroyWhenStalled(csv, source, limits);
  if (signal) addAbortSignal(signal, csv);
  finished(source, async (error) => {
    const failure = error ?? (await commit(client));
    if (csv.destroyed) return;
    if (failure) csv.destroy(failure);
    else csv.end();
  });
  finished(csv, (error) => {
    stopWatching();
    client.off("error", fail);
    source.destroy();
    client.release(error ?? undefined);
  });
  return source.pipe(csv, { end: false });
}

/** Opens a transaction in the company's time zone. */
async function connectInCompanyTime(database: Database) {
  const client = await database.$client.connect();
  try {
    await client.query(
      `BEGIN READ ONLY; SET LOCAL TimeZone TO ${pg.escapeLiteral(company.timeZone)}`,
    );
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Commits before the file ends, so that a client that has read all of it finds the connection free. */
function commit(client: pg.ClientBase): Promise<Error | undefined> {
  return client.query("COMMIT").then(
    () => undefined,
    (error: Error) => error,
  );
}

/** A client that stops reading would keep the connection and the snapshot forever. */
function destroyWhenStalled(
  csv: Transform,
  source: Readable,
  {
    firstByteMs = FIRST_BYTE_MS,
    stallMs = STALL_MS,
  }: Pick<ExportOptions, "firstByteMs" | "stallMs">,
): () => void {
  const after = (milliseconds: number) =>
    setTimeout(() => csv.destroy(new Error("The export was not read.")), milliseconds);
  let timer = after(firstByteMs);
  source.once("data", () => {
    clearTimeout(timer);
    timer = after(stallMs);
  });
  source.on("data", () => timer.refresh());
  return () => clearTimeout(timer);
}

function copyStatement(
  database: Database,
  {
    filter,
    sort,
    format,
  }: { filter: QuoteRequestFilter; sort: Sort | undefined; format: CsvFormat },
): string {
  const rows = database
    .select(csvColumns)
    .from(quoteRequests)
    .where(matches(filter))
    .orderBy(...orderOf(sort));
  const { sql: text, params } = rows.toSQL();
  // COPY takes no parameters.
  const select = text.replaceAll(/\$(\d+)/g, (_, position: string) =>
    pg.escapeLiteral(String(params[Number(position) - 1])),
  );
  return `COPY (${select}) TO STDOUT (FORMAT csv, HEADER, DELIMITER '${CSV_FORMATS[format].delimiter}')`;
}

const csvColumns = {
  // ISO 8601 with the offset of that day.
  date: sql`to_char(${quoteRequests.createdAt}, 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM')`.as("Date"),
  name: titled(quoteRequests.name, "Name"),
  email: titled(quoteRequests.email, "Email"),
  phone: titled(quoteRequests.phone, "Phone"),
  company: titled(quoteRequests.company, "Company"),
  projectType: titled(quoteRequests.projectType, "Project Type"),
  productCategory: titled(quoteRequests.productCategory, "Product Category"),
  quantity: titled(quoteRequests.quantity, "Quantity"),
  budgetRange: titled(quoteRequests.budgetRange, "Budget Range"),
  timeline: titled(quoteRequests.timeline, "Timeline"),
  specifications: titled(quoteRequests.specifications, "Specifications"),
  message: titled(quoteRequests.message, "Message"),
  status: titled(quoteRequests.status, "Status"),
};

function titled(column: AnyPgColumn, title: string): SQL.Aliased {
  return sql`${column}`.as(title);
}
