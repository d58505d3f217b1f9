import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { SITE_ENV } from "#e2e/support/site.ts";

/** Renderers of images and documents, and their source images. */
const HEAVY = /node_modules\/(@img|sharp|@react-pdf|pdfkit|fontkit|@fontsource)\/|content\/|\/og\//;

for (const page of [
  "(site)/request-quote/page",
  "admin/teragus-submissions/page",
  "api/quote-requests/route",
])
  test(`${page} does not depend on the image and PDF renderers`, async () => {
    const trace = `${SITE_ENV.NEXT_DIST_DIR}/server/app/${page}.js.nft.json`;
    const { files } = JSON.parse(await readFile(trace, "utf8")) as { files: string[] };
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => HEAVY.test(file))).toEqual([]);
  });
