import { expect, test } from "@playwright/test";
import { pages } from "#content/site/site-routes.ts";
import { documents } from "#server/documents/site-documents.ts";
import { OPENGRAPH_IMAGES_PATH } from "#lib/seo/opengraph-image-metadata.ts";

const PATHS = pages.map(({ path }) => path);
const FILES = [
  ...documents.map(({ path }) => path),
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/favicon.ico",
  "/apple-touch-icon.png",
];

for (const path of [...PATHS, ...FILES]) {
  test(`a cache can store and revalidate ${path}`, async ({ request }) => {
    const whole = await request.get(path);
    expect(whole.status()).toBe(200);
    const { etag = "", ...headers } = whole.headers();
    expect(headers["cache-control"]).toMatch(/s-maxage=\d+|max-age=\d+/);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(etag).not.toBe("");

    const same = await request.get(path, { headers: { "if-none-match": etag } });
    expect([same.status(), (await same.body()).length]).toEqual([304, 0]);
    const other = await request.get(path, { headers: { "if-none-match": '"another"' } });
    expect(other.status()).toBe(200);
    const head = await request.head(path);
    expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
    expect(head.headers().etag).toBe(etag);
    expect(head.headers()["content-type"]).toBe(headers["content-type"]);
  });
}

test("a trailing slash redirects to the page, and an unknown URL is a 404", async ({ request }) => {
  for (const path of PATHS.filter((page) => page !== "/")) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([308, path]);
  }
  expect((await request.get("/no/such-page")).status()).toBe(404);
  expect((await request.get(`${OPENGRAPH_IMAGES_PATH}/nothing`)).status()).toBe(404);
});
