import { expect, it } from "vitest";
import { ownStylesOf } from "./own-styles.ts";

const page = (...sheets: string[]) =>
  sheets
    .map((sheet) => `<link rel="stylesheet" href="/${sheet}.css" data-precedence="next"/>`)
    .join("");

it("finds the style sheet that no other page has", () => {
  const others = [page("globals"), page("globals", "products")];
  expect(ownStylesOf("form.html", page("globals", "all"), others)).toBe("/all.css");
});

it.each([
  ["no own style sheet", page("globals"), 0],
  ["two own style sheets", page("globals", "a", "b"), 2],
])("reports that a page has %s", (_case, html, count) => {
  expect(() => ownStylesOf("form.html", html, [page("globals")])).toThrow(
    `form.html has ${count} style sheets`,
  );
});
