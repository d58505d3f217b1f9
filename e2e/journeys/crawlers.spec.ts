import { expect, test, type Page } from "@playwright/test";
import { pages } from "#content/site/site-routes.ts";
import { documents } from "#server/documents/documents.ts";
import { OPENGRAPH_IMAGES_PATH, openGraphImageId } from "#lib/seo/opengraph-image-metadata.ts";

const PATHS = pages.map(({ path }) => path);
const FILES = [
  ...documents.map(({ path }) => path),
  ...PATHS.map((path) => `${OPENGRAPH_IMAGES_PATH}/${openGraphImageId(path)}`),
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
];

test("a crawler without JavaScript sees every word of every page", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const still = await browser.newContext({ javaScriptEnabled: false });
  const live = await browser.newContext({ reducedMotion: "reduce" });
  const [crawler, visitor] = [await still.newPage(), await live.newPage()];
  for (const path of PATHS) {
    await crawler.goto(`${baseURL}${path}`);
    await visitor.goto(`${baseURL}${path}`, { waitUntil: "networkidle" });
    const [read, shown] = [await wordsOf(crawler), await wordsOf(visitor)];
    const missing = shown.filter((word) => !read.includes(word));
    expect(missing, path).toEqual([]);
    expect(read.length, path).toBeGreaterThanOrEqual(shown.length);
  }
  await still.close();
  await live.close();
});

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

/** Includes closed menus. */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const main = document.body.cloneNode(true) as HTMLElement;
    for (const element of main.querySelectorAll("script, style, noscript, template"))
      element.remove();
    return main.textContent ?? "";
  });
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
