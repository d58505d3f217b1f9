import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { quoteRequestFiles, quoteRequests } from "#db/schema.ts";
import { requestFields } from "#lib/quote-requests/request-fields.ts";
import { showField, statusLabel } from "#lib/quote-requests/value-labels.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import type { Cell, WorkbookColumn } from "./workbook.ts";

/** The CSV's 13 columns, as specified; the connection's time zone is the company's. */
export const csvColumns = {
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

type ExportColumn = WorkbookColumn & {
  value: AnyPgColumn | SQL;
  /** Of a value that is not null; as it is by default. */
  show?: (value: string) => Cell;
};

/** The workbook's columns: words instead of slugs, and what the CSV has no column for. */
export const WORKBOOK_COLUMNS: readonly ExportColumn[] = [
  { title: "Reference", width: 12, value: text(quoteRequests.id), show: referenceOf },
  { title: "Date", width: 17, value: localTime(quoteRequests.createdAt), show: dateOf },
  { title: "Status", width: 11, value: quoteRequests.status, show: statusLabel },
  { title: "Assignee", width: 18, value: quoteRequests.assignee },
  { title: "Quoted", width: 17, value: localTime(quoteRequests.quotedAt), show: dateOf },
  ...requestFields.map(([name, field]) => ({
    // As the CSV has it: "Project Type".
    title: field.label.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    width: "limit" in field && field.isLong ? 50 : 24,
    value: quoteRequests[name],
    show: (value: string) => showField(name, value) || null,
  })),
  { title: "Files", width: 40, value: fileNames() },
];

function text(column: AnyPgColumn): SQL {
  return sql`${column}::text`;
}

function localTime(column: AnyPgColumn): SQL {
  return sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** One per line; those that did not arrive are said to be missing. */
function fileNames(): SQL {
  const { name, state, createdAt, id, quoteRequestId } = quoteRequestFiles;
  return sql`(SELECT string_agg(${name} || CASE ${state} WHEN 'missing' THEN ' (missing)' ELSE '' END, E'\n' ORDER BY ${createdAt}, ${id}) FROM ${quoteRequestFiles} WHERE ${quoteRequestId} = quote_requests.id AND ${state} IN ('complete', 'missing'))`;
}

function referenceOf(id: string): string {
  return formatReference(Number(id));
}

/** The company's local time, which `Cell` shows as it is. */
function dateOf(local: string): Date {
  return new Date(local);
}
