import { describe, expect, it } from "vitest";
import sitemap from "#app/sitemap.ts";
import { crawledPages as pages } from "#content/site/site-pages.ts";
import { MAX_TITLE, pageTitle, createMetadata } from "./page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

const all = pages.map((record) => ({ record, metadata: createMetadata(record, ENGLISH) }));

it("gives each page a unique title, description and image", () => {
  for (const property of ["title", "description"] as const) {
    expect(new Set(all.map(({ metadata }) => metadata[property])).size).toBe(pages.length);
  }
  expect(new Set(all.map(({ metadata }) => JSON.stringify(metadata.openGraph?.images))).size).toBe(
    pages.length,
  );
});

describe.each(all.map(({ record, metadata }) => [record.path, record, metadata] as const))(
  "%s",
  (path, record, metadata) => {
    it("has a title and description of suitable length", () => {
      expect(pageTitle(record.title).length).toBeLessThanOrEqual(MAX_TITLE);
      expect(metadata.title).toEqual({ absolute: pageTitle(record.title) });
      expect(record.description.length).toBeGreaterThanOrEqual(50);
      expect(record.description.length).toBeLessThanOrEqual(165);
    });

    it("has its canonical URL and is in the sitemap unless excluded", () => {
      expect(metadata.alternates?.canonical).toBe(path);
      const entry = sitemap().find(({ url }) => new URL(url).pathname === path);
      if (record.index === false) {
        expect(entry).toBeUndefined();
        expect(metadata.robots).toMatchObject({ index: false });
      } else {
        expect(entry?.lastModified).toBe(record.modified);
        expect(record.modified).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    });
  },
);
