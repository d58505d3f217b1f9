import { eq, inArray, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { FACETS, type Facet } from "#lib/quote-requests/facets.ts";
import { OPEN, OPEN_STATUSES } from "#lib/quote-requests/quote-request-status.ts";

export function isCoded(
  column: AnyPgColumn,
  facet: Facet,
  chosen: readonly string[],
): SQL | undefined {
  const codes = codesOf(facet, chosen[0] === OPEN ? OPEN_STATUSES : chosen);
  const [first] = codes;
  if (first === undefined) return undefined;
  return codes.length === 1 ? eq(column, first) : inArray(column, codes);
}

function codesOf(facet: Facet, values: readonly string[]): number[] {
  return values.map((value) => listOf(facet).indexOf(value) + 1);
}

export function valueOf(facet: Facet, code: number): string {
  return listOf(facet)[code - 1] ?? "";
}

function listOf(facet: Facet): readonly string[] {
  return FACETS[facet].values;
}
