import { expect, it } from "vitest";
import { NO_FILTER, OPEN_FILTER, parseFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { STATUSES } from "#lib/quote-requests/quote-request-status.ts";
import { REPORT_FILTER } from "./report-filter.ts";
import { filterWords } from "./report-words.ts";
import { reportAddress, reportQuery, listAddress, readView, viewAddress } from "./report-view.ts";

const NOW = new Date("2026-11-22T18:00:00Z");
const PATH = "/admin/teragus-submissions/figures";
const read = (search: string) => readView(new URLSearchParams(search), NOW);

it("defaults to everything but spam", () => {
  expect(read("").filter).toEqual(REPORT_FILTER);
  expect(viewAddress(read(""))).toBe(PATH);
});

it.each([
  "weeks=4&until=2026-10-19&status=won,lost&project=other&product=wall-panels&due=late",
  "status=all",
  "weeks=52&assignee=-",
])("preserves %s", (search) => {
  expect(viewAddress(read(search))).toBe(`${PATH}?${search}`);
});

it("drops invalid values", () => {
  expect(read("status=done&project=castle&weeks=5&until=2026-11-17&request=7")).toEqual(read(""));
  expect(read("project=castle&budget=discuss").filter).toMatchObject({
    project: [],
    budget: ["discuss"],
  });
});

it("keeps search and dates for the way back but does not query them", () => {
  const view = read("q=oak&from=2026-11-01&project=other");
  expect(view.filter).toMatchObject({ q: "oak", from: "2026-11-01" });
  const asked = reportQuery(view);
  expect([...asked.keys()].toSorted()).toEqual(["project", "status", "until", "weeks"]);
});

it("takes over the list's filter, and the usual statuses for open requests", () => {
  expect(reportAddress({ ...OPEN_FILTER, project: ["other"] })).toBe(`${PATH}?project=other`);
  expect(reportAddress({ ...NO_FILTER, status: ["won"] })).toBe(`${PATH}?status=won`);
  expect(reportAddress(NO_FILTER)).toBe(`${PATH}?status=all`);
});

it("always names the statuses in the list address", () => {
  const address = new URL(listAddress(REPORT_FILTER), "https://site.example");
  const parsed = parseFilter(address.searchParams);
  expect(parsed).toEqual({ filter: REPORT_FILTER });
  expect(listAddress(NO_FILTER)).toContain("status=all");
});

it("describes its filter", () => {
  expect(filterWords(read("").filter)).toEqual(["Everything but spam"]);
  expect(filterWords({ ...NO_FILTER, status: [...STATUSES] })).toEqual(["Everything, spam too"]);
  expect(filterWords(read("status=in_review&project=other&assignee=-&due=late").filter)).toEqual([
    "Status: in review",
    "Project: Other",
    "With nobody",
    "Late",
  ]);
});
