import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { requestQuote } from "#content/pages/request-quote.ts";
import { pages } from "./site-routes.ts";

const SITE = join(import.meta.dirname, "../../app/(site)");
/** The address of each folder with a page: route groups and the root have no name in it. */
const folders = globSync("**/page.tsx", { cwd: SITE }).map((file) =>
  join("/", dirname(file)).replaceAll(/\/\([^/]*\)/g, ""),
);
/** The form's page is rendered in other ways too; they have its record. */
const isRecorded = (path: string) => !path.startsWith(`${requestQuote.path}/`);
const recorded: string[] = [...pages, requestQuote].map(({ path }) => path);

it("finds the folders", () => expect(folders).toContain("/products/wall-panels"));

it.each(folders.filter(isRecorded))(
  "the page folder app/(site)%s has its record in content/site/site-routes.ts",
  (path) => {
    expect(recorded).toContain(path);
  },
);

it.each(recorded)("the record of %s has its page folder in app/(site)", (path) => {
  expect(folders).toContain(path);
});
