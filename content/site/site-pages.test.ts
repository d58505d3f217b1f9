import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { requestQuote } from "#content/pages/request-quote.ts";
import { pageExtensions } from "#content/switches.ts";
import { crawledPages } from "./site-pages.ts";

const SITE = join(import.meta.dirname, "../../app/(site)");
/** The address of each folder with a page: route groups and the root have no name in it. */
const folders = globSync(`**/page.{${pageExtensions().join(",")}}`, { cwd: SITE }).map((file) =>
  join("/", dirname(file)).replaceAll(/\/\([^/]*\)/g, ""),
);
/** The form's page is rendered in other ways too; they have its record. */
const isRecorded = (path: string) => !path.startsWith(`${requestQuote.path}/`);
const recorded: string[] = crawledPages.map(({ path }) => path);

/** A folder in brackets stands for any name. */
const isPageOf = (folder: string, path: string) =>
  new RegExp(`^${folder.replaceAll(/\[[^\]]*\]/g, "[^/]+")}$`).test(path);

it("finds the page folders", () => expect(folders).toContain("/products/[product]"));

it.each(folders.filter(isRecorded))(
  "has a record in content/site/site-pages.ts for the folder app/(site)%s",
  (path) => {
    expect(recorded.filter((record) => isPageOf(path, record))).not.toEqual([]);
  },
);

it.each(recorded)("has a folder in app/(site) for the record %s", (path) => {
  expect(folders.filter((folder) => isPageOf(folder, path))).not.toEqual([]);
});
