import { addAbortSignal, finished, PassThrough, Readable, type Transform } from "node:stream";
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { company } from "#content/company.ts";
import {
  CSV_FORMATS,
  type CsvFormat,
  type ExportFormat,
  makeSpreadsheetCsv,
} from "./csv-format.ts";
import { streamWorkbook, type Cell, type WorkbookColumn } from "./workbook-format.ts";
import { HttpError } from "#lib/http/http-error.ts";
import { NO_FILTER, type QuoteRequestFilter } from "#lib/inbox/quote-request-filter.ts";
import type { Sort } from "#lib/inbox/list-cursor.ts";
import type { Database } from "#db/create-database.ts";
import { quoteRequests, quoteRequestFiles, sampleCondition } from "#db/schema.ts";
import { filterCondition } from "#db/quote-requests/filter-queries.ts";
import { orderOf } from "#db/quote-requests/order-queries.ts";
import { requestFields, type RequestField } from "#lib/quote-requests/request-fields.ts";
import { showField, statusLabel } from "#lib/inbox/value-labels.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

const BATCH = 500;
// Longer than any pause of a live connection, and than PostgreSQL sorts a million requests.
const STALL_MS = 2 * 60 * 1_000;

type ExportedView = { filter: QuoteRequestFilter; sort: Sort | undefined };
type ExportOptions = {
  filter?: QuoteRequestFilter;
  sort?: Sort | undefined;
  format?: ExportFormat;
  signal?: AbortSignal;
  stallMs?: number;
};

/** Throws a 503 if all export connections are in use. */
export function requireExportConnection({ $client: pool }: Database): void {
  if (pool.totalCount - pool.idleCount + pool.waitingCount >= pool.options.max)
    throw new HttpError(503, "Other exports are still being made. Try again in a minute.", 60);
}

/** Streams one snapshot and always returns its connection. Throws a 503 if none is free. */
export async function exportQuoteRequests(
  database: Database,
  { filter = NO_FILTER, sort, format = "csv", signal, stallMs = STALL_MS }: ExportOptions = {},
): Promise<Readable> {
  requireExportConnection(database);
  const client = await connectInCompanyTime(database);
  const view = { filter, sort };
  const [source, file] =
    format === "xlsx"
      ? [makeWorkbook(database, client, view), new PassThrough()]
      : [client.query(copyTo(copyStatement(database, view, format))), makeSpreadsheetCsv(format)];
  const fail = (error: Error) => void file.destroy(error);
  client.on("error", fail);
  const stopWatching = destroyWhenStalled(file, source, stallMs);
  if (signal) addAbortSignal(signal, file);
  finished(source, (error) => (error ? fail(error) : void file.end()));
  finished(file, () => {
    stopWatching();
    client.off("error", fail);
    source.destroy();
    // Its end is the transaction's.
    client.release(true);
  });
  return source.pipe(file, { end: false });
}

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

/** A client that stops reading would keep the connection and the snapshot forever. */
function destroyWhenStalled(file: Transform, source: Readable, stallMs: number): () => void {
  const stall = () => file.destroy(new Error("The export was not read."));
  const timer = setTimeout(stall, stallMs);
  source.on("data", () => timer.refresh());
  return () => clearTimeout(timer);
}

function copyStatement(database: Database, view: ExportedView, format: CsvFormat): string {
  const select = selectStatement(database, csvColumns, view);
  return `COPY (${select}) TO STDOUT (FORMAT csv, HEADER, DELIMITER '${CSV_FORMATS[format].delimiter}')`;
}

/** With its values in it, since neither COPY nor a cursor takes parameters. */
function selectStatement(
  database: Database,
  columns: Record<string, SQL | SQL.Aliased | AnyPgColumn>,
  { filter, sort }: ExportedView,
): string {
  const { sql: text, params } = database
    .select(columns)
    .from(quoteRequests)
    .where(filterCondition(filter))
    .orderBy(...orderOf(sort))
    .toSQL();
  return text.replaceAll(/\$(\d+)/g, (_, position: string) =>
    pg.escapeLiteral(String(params[Number(position) - 1])),
  );
}

function makeWorkbook(database: Database, client: pg.ClientBase, view: ExportedView): Readable {
  const columns = Object.fromEntries(
    WORKBOOK_COLUMNS.map(({ value }, index) => [`column${index}`, value]),
  );
  const rows = readInBatches(client, selectStatement(database, columns, view));
  return Readable.from(streamWorkbook("Quote requests", WORKBOOK_COLUMNS, rows));
}

/** From a cursor, so that memory holds one batch. */
async function* readInBatches(client: pg.ClientBase, select: string): AsyncGenerator<Cell[][]> {
  await client.query(`DECLARE exported NO SCROLL CURSOR FOR ${select}`);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `FETCH ${BATCH} FROM exported`,
      rowMode: "array",
    });
    if (rows.length === 0) return;
    yield rows.map((values) =>
      values.map((value, index) => {
        const show = WORKBOOK_COLUMNS[index]?.show;
        return value === null || !show ? value : show(value);
      }),
    );
  }
}

/** The CSV's 13 columns, as specified; the connection's time zone is the company's. */
const csvColumns: Record<string, SQL.Aliased> = {
  // ISO 8601 with the offset of that day.
  date: sql`to_char(${quoteRequests.createdAt}, 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM')`.as("Date"),
  ...Object.fromEntries(
    requestFields.map(([name, field]) => [name, sql`${exportedValue(name)}`.as(titleOf(field))]),
  ),
  status: sql`${quoteRequests.status}`.as("Status"),
};

/** As stored, but of a request for samples its list in the place of the type of project: `Samples: Teak; Fluted` */
function exportedValue(name: RequestField): AnyPgColumn | SQL {
  const { projectType, specifications } = quoteRequests;
  if (name !== "projectType") return quoteRequests[name];
  const list = sql`regexp_replace(split_part(${specifications}, E'\\n', 1), ' [(][^)]*[)](, corner section)?', '', 'g')`;
  return sql`CASE WHEN ${sampleCondition(specifications)} THEN ${list} ELSE ${projectType} END`;
}

function titleOf({ label }: { label: string }): string {
  return label.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

type ExportColumn = WorkbookColumn & {
  value: AnyPgColumn | SQL;
  /** Of a value that is not null; as it is by default. */
  show?: (value: string) => Cell;
};

/** The workbook's columns: words instead of slugs, and what the CSV has no column for. */
export const WORKBOOK_COLUMNS: readonly ExportColumn[] = [
  {
    title: "Reference",
    width: 12,
    value: sql`${quoteRequests.id}::text`,
    show: (id) => formatReference(Number(id)),
  },
  { title: "Date", width: 17, value: localTime(quoteRequests.createdAt), show: dateOf },
  { title: "Status", width: 11, value: quoteRequests.status, show: statusLabel },
  { title: "Assignee", width: 18, value: quoteRequests.assignee },
  { title: "Quoted", width: 17, value: localTime(quoteRequests.quotedAt), show: dateOf },
  ...requestFields.map(([name, field]) => ({
    title: titleOf(field),
    width: "limit" in field && field.isLong ? 50 : 24,
    value: exportedValue(name),
    show: (value: string) => showField(name, value) || null,
  })),
  { title: "Files", width: 40, value: fileNames() },
];

function localTime(column: AnyPgColumn): SQL {
  return sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** One per line; those that did not arrive are said to be missing. */
function fileNames(): SQL {
  const { name, state, createdAt, id, quoteRequestId } = quoteRequestFiles;
  return sql`(SELECT string_agg(${name} || CASE ${state} WHEN 'missing' THEN ' (missing)' ELSE '' END, E'\n' ORDER BY ${createdAt}, ${id}) FROM ${quoteRequestFiles} WHERE ${quoteRequestId} = quote_requests.id AND ${state} IN ('complete', 'missing'))`;
}

/** The company's local time, which `Cell` shows as it is. */
function dateOf(local: string): Date {
  return new Date(local);
}
