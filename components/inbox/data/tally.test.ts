import { expect, test } from "vitest";
import { eachFacet } from "#lib/quote-requests/facets.ts";
import { tallyOf } from "./tally.ts";

test("counts as open what wants work, and unknown statuses only among all", () => {
  const status = { pending: 1, quoted: 2, won: 4, spam: 8, archived: 16, "on hold": 32 };
  const counts = {
    total: 0,
    isCapped: false,
    due: { late: 0, today: 0 },
    facets: { ...eachFacet(() => ({})), status },
  };
  expect(tallyOf(counts)).toEqual({ open: 3, all: 63 });
  expect(tallyOf(undefined)).toBeUndefined();
});
