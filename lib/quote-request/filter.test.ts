import { expect, test } from "vitest";
import { formatFilter, NO_FILTER, parseFilter } from "./filter.ts";

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
