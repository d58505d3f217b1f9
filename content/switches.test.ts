import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { pagesWith } from "#content/site/site-pages.ts";
import { documentsWith } from "#server/documents/document-queries.ts";
import { isOffered, pageExtensions, type Switches } from "./switches.ts";

const ON: Switches = { imageTool: true, samples: true, catalog: true };
const OFF: Switches = { imageTool: false, samples: false, catalog: false };
const IMAGE_TOOL = "/generate-image";
const CATALOG = "/catalog.pdf";
const SAMPLES = "/request-samples";

const addresses = (switches: Switches) => [
  ...pagesWith(switches).map(({ path }) => path),
  ...documentsWith(switches).map(({ path }) => path),
];

const routes = (switches: Switches) =>
  globSync(`app/**/{page,route}.{${pageExtensions(switches).join(",")}}`).map((file) =>
    file.slice("app".length, file.lastIndexOf("/")),
  );

it("takes from pages and documents what is off, and nothing else", () => {
  const all = addresses(ON);
  expect(all.filter((path) => path === IMAGE_TOOL)).toHaveLength(1);
  expect(all.filter((path) => path === CATALOG)).toHaveLength(1);
  const rest = all.filter((path) => path !== IMAGE_TOOL && path !== CATALOG);
  expect(addresses(OFF)).toEqual(rest);
});

it.each([
  ["imageTool", IMAGE_TOOL],
  ["catalog", CATALOG],
  ["samples", SAMPLES],
] as const)("has links to %s only while it is on", (name, address) => {
  expect(isOffered(address, ON)).toBe(true);
  expect(isOffered(address, { ...ON, [name]: false })).toBe(false);
  expect(isOffered(address, { ...OFF, [name]: true })).toBe(true);
  expect(isOffered("/about", OFF)).toBe(true);
});

it("builds each route under its address only while it is on", () => {
  const off = new Set(routes(OFF));
  expect(off.size).toBeGreaterThan(30);
  expect(
    routes(ON)
      .filter((route) => !off.has(route))
      .toSorted(),
  ).toEqual([
    "/(site)/generate-image",
    "/(site)/request-samples",
    "/[language]/catalog.pdf",
    "/[language]/request-samples",
    "/api/generate-image",
    "/catalog.pdf",
  ]);
});
