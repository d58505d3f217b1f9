import { expect, test } from "vitest";
import {
  formatFilter,
  formatValue,
  isFiltered,
  isNarrowed,
  isOpen,
  NO_FILTER,
  OPEN_FILTER,
  parseFilter,
} from "./quote-request-filter.ts";

const parse = (address: string) => parseFilter(new URLSearchParams(address));

test("a filter survives its travel through an address", () => {
  const address =
    "q=oak+%26+walnut&status=pending%2Cin_review&project=other&product=wall-panels&budget=discuss&timeline=flexible&from=2026-01-31&to=2026-02-28";
  const parsed = parse(address);
  expect(parsed).toMatchObject({
    filter: { q: "oak & walnut", status: ["pending", "in_review"], from: "2026-01-31" },
  });
  expect("filter" in parsed && formatFilter(parsed.filter).toString()).toBe(address);
});

test("nothing asked and empty values are no filter", () => {
  expect(parse("")).toEqual({ filter: NO_FILTER });
  expect(parse("q=&status=&product=")).toEqual({ filter: NO_FILTER });
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
  ["q=%00", "q"],
  ["colour=red", "colour"],
  ["__proto__=x", "__proto__"],
])("%s is refused by name", (address, name) => {
  expect(parse(address)).toEqual({ unknown: [name] });
});

test("what is open is asked for by one word, and is no narrower than everything", () => {
  expect(parse("status=open")).toEqual({ filter: OPEN_FILTER });
  expect(formatFilter(OPEN_FILTER).toString()).toBe("status=open");
  expect([isOpen(OPEN_FILTER), isOpen(NO_FILTER)]).toEqual([true, false]);
  expect([isNarrowed(OPEN_FILTER), isNarrowed(NO_FILTER)]).toEqual([false, false]);
  expect(isNarrowed({ ...OPEN_FILTER, q: "oak" })).toBe(true);
  expect(isNarrowed({ ...NO_FILTER, status: ["won"] })).toBe(true);
});

test("what is left open is not in the address, and a view that is all open is no filter", () => {
  expect(formatFilter(NO_FILTER).toString()).toBe("");
  expect(isFiltered(NO_FILTER)).toBe(false);
  const filter = { ...NO_FILTER, q: "oak" };
  expect(formatFilter(filter).toString()).toBe("q=oak");
  expect(isFiltered(filter)).toBe(true);
  expect(isFiltered({ ...NO_FILTER, status: ["won"] })).toBe(true);
});

test("a value stands in the address as text, however many there are", () => {
  expect(formatValue(undefined)).toBe("");
  expect(formatValue([])).toBe("");
  expect(formatValue(["won", "lost"])).toBe("won,lost");
  expect(formatValue("oak")).toBe("oak");
});

test("a search is taken without the spaces around it, and a day without anything", () => {
  expect(parse("q=+oak+")).toMatchObject({ filter: { q: "oak" } });
  expect(parse("from=x2026-01-01")).toEqual({ unknown: ["from"] });
  expect(parse("from=2026-01-01x")).toEqual({ unknown: ["from"] });
});
