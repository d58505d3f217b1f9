import { expect, test } from "vitest";
import {
  formatFilter,
  isNarrowed,
  isOpen,
  NO_FILTER,
  OPEN_FILTER,
  parseFilter,
} from "./quote-request-filter.ts";

const parse = (address: string) => parseFilter(new URLSearchParams(address));

test("round-trips a filter through an address", () => {
  const address =
    "q=oak+%26+walnut&status=pending%2Cin_review&project=other&product=wall-panels&budget=discuss&timeline=flexible&from=2026-01-31&to=2026-02-28";
  const parsed = parse(address);
  expect(parsed).toMatchObject({
    filter: { q: "oak & walnut", status: ["pending", "in_review"], from: "2026-01-31" },
  });
  expect("filter" in parsed && formatFilter(parsed.filter).toString()).toBe(address);
});

test.each([
  ["status=done", "status"],
  ["status=pending,done", "status"],
  ["status=open,won", "status"],
  ["status=pending&status=won", "status"],
  ["product=wall-panels,doors-windows", "product"],
  ["budget=1", "budget"],
  ["from=yesterday", "from"],
  ["from=2026-02-30", "from"],
  ["to=2026-13-01", "to"],
  ["from=0000-01-01", "from"],
  ["to=0000-12-31", "to"],
  ["from=-000001-01-01", "from"],
  [`q=${"x".repeat(201)}`, "q"],
  ["colour=red", "colour"],
  ["__proto__=x", "__proto__"],
])("rejects %s by name", (address, name) => {
  expect(parse(address)).toEqual({ unknown: [name] });
});

test("represents open requests as one status, not narrower than everything", () => {
  expect(parse("status=open")).toEqual({ filter: OPEN_FILTER });
  expect(formatFilter(OPEN_FILTER).toString()).toBe("status=open");
  expect([isOpen(OPEN_FILTER), isOpen(NO_FILTER)]).toEqual([true, false]);
  expect([isNarrowed(OPEN_FILTER), isNarrowed(NO_FILTER)]).toEqual([false, false]);
  expect(isNarrowed({ ...OPEN_FILTER, q: "oak" })).toBe(true);
  expect(isNarrowed({ ...NO_FILTER, status: ["won"] })).toBe(true);
});

test("trims a search but not a day", () => {
  expect(parse("q=+oak+")).toMatchObject({ filter: { q: "oak" } });
  expect(parse("from=x2026-01-01")).toEqual({ unknown: ["from"] });
  expect(parse("from=2026-01-01x")).toEqual({ unknown: ["from"] });
});
