import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { allowedMethods, DATA_ROUTES } from "./route-methods.ts";

/** Exported handlers, and HEAD, which Next derives from GET. */
function methodsOf(source: string): string[] {
  const exported = [...source.matchAll(/^export (?:async )?(?:function|const) ([A-Z]+)\b/gm)];
  const methods = exported.map(([, name = ""]) => name);
  return [...new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods)].toSorted();
}

it("lists the methods of every data route", async () => {
  const files = globSync("app/**/route.{ts,tsx,image-tool.ts,catalog.ts}").filter(
    (file) => !/\.(?:pdf|txt|docx|zip)\//.test(file),
  );
  const actual: Record<string, string[]> = {};
  for (const file of files)
    actual[file.slice("app".length, file.lastIndexOf("/"))] = methodsOf(
      await readFile(file, "utf8"),
    );
  expect(actual).not.toEqual({});
  const known = Object.entries(DATA_ROUTES).map(([name, methods]) => [name, methods.toSorted()]);
  expect(Object.fromEntries(known)).toEqual(actual);
});

it("allows forms on pages and only reads on files", () => {
  expect(allowedMethods({ name: "/about", isFile: false })).toContain("POST");
  expect(allowedMethods({ name: "unknown", isFile: false })).not.toContain("TRACE");
  expect(allowedMethods({ name: "/images/*", isFile: true })).toEqual(["GET", "HEAD", "OPTIONS"]);
});
