import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pages } from "#content/site/site-pages.ts";
import { products } from "#content/products/product-list.ts";
import { specSheetPath } from "#content/site/document-paths.ts";
import { documents } from "#server/documents/document-queries.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { open, SECURITY_HEADERS } from "#e2e/support/http.ts";

const PAGES: readonly string[] = pages.map(({ path }) => path);
const TEXTS = [...PAGES, "/icon.svg", "/sitemap.xml", "/robots.txt", "/llms.txt"];
const SHEET = specSheetPath(products[0].path);
/** Present on whatever Next itself serves. */
const NEXT = "x-nextjs-cache";
const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Without decoding the body. */
async function get(url: string, asked: Record<string, string> = {}) {
  const response = await open(url, { headers: asked });
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

test("Pages and texts are served without Next in an accepted encoding", async ({ baseURL }) => {
  for (const path of TEXTS) {
    const plain = await get(`${baseURL}${path}`);
    expect(plain.headers, path).not.toHaveProperty(NEXT);
    expect(plain.headers, path).toMatchObject(SECURITY_HEADERS);
    for (const [encoding, decode] of Object.entries(DECODERS)) {
      const { status, headers, bytes } = await get(`${baseURL}${path}`, {
        "accept-encoding": encoding,
      });
      expect(status, path).toBe(200);
      // Compression may not shrink the shortest.
      if (headers["content-encoding"] === undefined) {
        expect(plain.bytes.length, path).toBeLessThan(200);
        continue;
      }
      expect(headers["content-encoding"], path).toBe(encoding);
      expect(decode(bytes).equals(plain.bytes), path).toBe(true);
    }
  }
});

test("A cache can store and revalidate each page and document", async ({ request: client }) => {
  for (const path of [...TEXTS, "/favicon.ico", ...documents.map((document) => document.path)]) {
    const whole = await client.get(path);
    expect(whole.status(), path).toBe(200);
    const { etag = "", ...headers } = whole.headers();
    expect(headers["cache-control"], path).toMatch(
      PAGES.includes(path)
        ? /^public, max-age=0, must-revalidate, s-maxage=86400, no-transform$/
        : /max-age=\d+/,
    );
    expect(headers["set-cookie"], path).toBeUndefined();
    const same = await client.get(path, { headers: { "if-none-match": etag } });
    expect([same.status(), (await same.body()).length], path).toEqual([304, 0]);
    const other = await client.get(path, { headers: { "if-none-match": '"another"' } });
    expect(other.status(), path).toBe(200);
    const head = await client.head(path);
    expect([head.status(), (await head.body()).length, head.headers()], path).toMatchObject([
      200,
      0,
      { etag, "content-type": headers["content-type"] },
    ]);
  }
});

test("RSC requests and paths without a file are still served by Next", async ({ baseURL }) => {
  const data = await get(`${baseURL}/about`, { rsc: "1" });
  expect(data.headers["content-type"] ?? "").not.toContain("text/html");
  expect((await get(`${baseURL}/no/such-page`)).headers).toHaveProperty(NEXT);
  // The route's own answer would stay on the disk.
  const { headers } = await get(`${baseURL}/pictures/opengraph-image/no-such-image`);
  expect(headers["content-type"]).toContain("text/html");
});

test("A mistyped address leads to the true one at once", async ({ baseURL }) => {
  for (const [path, to] of [
    ["/about/?from=office", "/about?from=office"],
    ["/de/", "/de"],
    ["/fr/products/", "/fr/products"],
    ["/Products", "/products"],
    ["/DE/products?a=B", "/de/products?a=B"],
    [SHEET.toUpperCase(), SHEET],
    ["/De/Request-Quote/", "/de/request-quote"],
    ["/%70roducts", "/products"],
    ["/request%2Dquote", "/request-quote"],
    ["/admin/teragus%2Dsubmissions", "/admin/teragus-submissions"],
    ["/de//products", "/de/products"],
    ["/products.html).%C2%BB", "/products"],
    ["/products&amp;utm_source=mail", "/products"],
    ["/products%E2%80%8B", "/products"],
    ["/en/products", "/products"],
    ["/en", "/"],
    ["/products.html", "/products"],
    ["/Admin/Teragus-Submissions", "/admin/teragus-submissions"],
    ["/admin", "/admin/teragus-submissions"],
    ["/asset-classes", "/markets"],
  ]) {
    const { status, headers } = await get(`${baseURL}${path}`);
    expect([status, headers.location], path).toEqual([308, to]);
  }
  expect((await get(`${baseURL}/${".".repeat(10_000)}x`)).status).toBe(404);
});
