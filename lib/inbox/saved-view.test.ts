import { expect, test } from "vitest";
import { OPEN_FILTER, NO_FILTER } from "./quote-request-filter.ts";
import {
  formatSavedView,
  formatView,
  parseView,
  savedViewSchema,
  VIEW_LIMIT,
  VIEW_NAME_LIMIT,
} from "./saved-view.ts";

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

const typed = { name: "  Mine ", view: "status=open", isShared: false };
const mistakes = (fields: object) =>
  savedViewSchema.safeParse({ ...typed, ...fields }).error?.issues.map(({ message }) => message);

test.each([
  [{ name: " " }, ["is empty"]],
  [{ name: "n".repeat(VIEW_NAME_LIMIT + 1) }, [expect.any(String)]],
  [{ view: "colour=blue" }, ["is no view"]],
  [{ view: "q=ana" }, ["has a search"]],
  [{ view: `q=${"x".repeat(VIEW_LIMIT)}` }, expect.arrayContaining([expect.any(String)])],
  [{ isShared: "yes" }, [expect.any(String)]],
  [{ id: 1 }, [expect.any(String)]],
])("saves no view with %j", (fields, messages) => {
  expect(mistakes(fields)).toEqual(messages);
});
