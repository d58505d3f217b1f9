import { expect, test } from "vitest";
import type { QuoteRequestPage } from "#components/inbox/data/responses.ts";
import { mergeFirstPage } from "./merge-first-page.ts";

const row = (id: number, status = "pending"): QuoteRequestPage["rows"][number] => ({
  id,
  status,
  createdAt: "2026-11-22T05:59:00.000Z",
  name: "Ana Ruiz",
  email: "ana@estudio.example",
  company: null,
  language: "en",
  projectType: "other",
  productCategory: "",
  budgetRange: null,
  riskFlags: [],
  assignee: null,
  version: 1,
});
const page = (ids: number[], nextCursor: string | null) => ({
  rows: ids.map((id) => row(id)),
  nextCursor,
});
const loaded = {
  pages: [page([9, 8, 7], "7"), page([6, 5, 4], "4"), page([3, 2, 1], null)],
  pageParams: [null, "7", "4"],
};

const idsOf = (fresh: QuoteRequestPage) =>
  mergeFirstPage(loaded, fresh).pages.flatMap(({ rows }) => rows.map(({ id }) => id));

test("updates the beginning, adds what is new there, and drops what has left the view", () => {
  expect(idsOf(page([10, 9, 8], "8"))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(idsOf(page([9, 7, 6], "6"))).toEqual([9, 7, 6, 5, 4, 3, 2, 1]);
  const { pages } = mergeFirstPage(loaded, {
    rows: [row(9, "won"), row(8), row(7)],
    nextCursor: "7",
  });
  expect(pages[0]?.rows[0]?.status).toBe("won");
});

test("keeps the rows below one that has moved up to the beginning", () => {
  expect(idsOf(page([9, 2, 8], "8"))).toEqual([9, 2, 8, 7, 6, 5, 4, 3, 1]);
});

test("goes on after the fresh page if more arrived than it holds, so that none is skipped", () => {
  const fresh = page([99, 98, 97], "97");
  expect(mergeFirstPage(loaded, fresh)).toEqual({ pages: [fresh], pageParams: [null] });
});

test("ends where the server's list ends", () => {
  const fresh = page([9, 8], null);
  expect(mergeFirstPage(loaded, fresh)).toEqual({ pages: [fresh], pageParams: [null] });
});

test("keeps each page's cursor, so that scrolling goes on where it was", () => {
  const { pages, pageParams } = mergeFirstPage(loaded, page([10, 9, 8], "8"));
  expect(pages.map(({ nextCursor }) => nextCursor)).toEqual(["7", "4", null]);
  expect(pageParams).toEqual(loaded.pageParams);
});

test("repeats no row, whatever the fresh page holds", () => {
  for (const ids of [[12, 11, 10], [], [1], [9, 8, 7], [10, 8, 6]]) {
    const merged = idsOf(page(ids, null));
    expect(new Set(merged).size).toBe(merged.length);
  }
});
