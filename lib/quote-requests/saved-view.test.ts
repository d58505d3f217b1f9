import { expect, test } from "vitest";
import { OPEN_FILTER, NO_FILTER } from "./quote-request-filter.ts";
import { formatSavedView, formatView, parseView } from "./saved-view.ts";

test.each([
  { filter: NO_FILTER, sort: undefined },
  { filter: OPEN_FILTER, sort: "due" as const },
  { filter: { ...NO_FILTER, status: ["won" as const], from: "2026-11-01" }, sort: undefined },
])("reads back the view %j", (view) => {
  expect(parseView(formatView(view).toString())).toEqual(view);
});

test("saves no search, which could name a buyer", () => {
  const view = { filter: { ...OPEN_FILTER, q: "ana@estudio.example" }, sort: "due" as const };
  expect(formatSavedView(view)).toBe("status=open&sort=due");
});

test.each(["status=unheard", "sort=sideways", "colour=blue", "from=2026-13-01"])(
  "takes %s for no view",
  (text) => {
    expect(parseView(text)).toBeUndefined();
  },
);
