import { expect, test } from "vitest";
import { eachFacet } from "#lib/quote-requests/facets.ts";
import { tallyOf } from "./tally.ts";

test("counts as open everything but spam and archived, including unknown statuses", () => {
  const status = { pending: 1, won: 2, spam: 4, archived: 8, "on hold": 16 };
  const counts = {
    total: 0,
    isCapped: false,
    due: { late: 0, today: 0 },
    facets: { ...eachFacet(() => ({})), status },
  };
  expect(tallyOf(counts)).toEqual({ open: 19, all: 31 });
  expect(tallyOf(undefined)).toBeUndefined();
});
