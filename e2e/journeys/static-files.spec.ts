import { once } from "node:events";
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pages } from "#content/site/site-routes.ts";
import { products } from "#content/products/product-list.ts";
import { specSheetPath } from "#content/site/document-paths.ts";
import { OPENGRAPH_IMAGES_PATH } from "#lib/seo/opengraph-image-metadata.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { SECURITY_HEADERS } from "#e2e/support/expected-headers.ts";
import { startSite } from "#e2e/support/site.ts";

const IMAGE_ELEMENT = "/images/asset-classes/asset-office-320.webp";
const PAGES = pages.map(({ path }) => path);
const TEXTS = [...PAGES, "/icon.svg", "/sitemap.xml", "/robots.txt", "/llms.txt"];
const SHEET = specSheetPath(products[0].path);
const COMPRESSED_ALREADY = [IMAGE_ELEMENT, SHEET, `${OPENGRAPH_IMAGES_PATH}/home`];
/** Present on whatever Next itself serves. */
const NEXT = "x-nextjs-cache";
const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

type StaticResponse = { status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer };

/** Without decoding the body. */
async function get(
  url: string,
  headers: Record<string, string> = {},
  agent = new Agent(),
): Promise<StaticResponse> {
  const sent = request(url, { headers, agent }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

test("Pages and text files are served without Next in an encoding that the client accepts", async ({
  baseURL,
}) => {
  for (const path of TEXTS) {
    const plain = await get(`${baseURL}${path}`);
    expect(plain.headers, path).not.toHaveProperty(NEXT);
    expect(plain.headers, path).toMatchObject(SECURITY_HEADERS);
    const tags = [plain.headers.etag];
    for (const [encoding, decode] of Object.entries(DECODERS)) {
      const { status, headers, bytes } = await get(`${baseURL}${path}`, {
        "accept-encoding": encoding,
      });
      expect(status, path).toBe(200);
      expect(headers, path).not.toHaveProperty(NEXT);
      expect(Number(headers["content-length"]), path).toBe(bytes.length);
      // Compression may not shrink the shortest.
      if (headers["content-encoding"] === undefined) {
        expect(plain.bytes.length, path).toBeLessThan(200);
        continue;
      }
      expect(headers["content-encoding"], path).toBe(encoding);
      expect(decode(bytes).equals(plain.bytes), path).toBe(true);
      expect(bytes.length, path).toBeLessThan(plain.bytes.length);
      for (const response of [headers, plain.headers])
        expect(response.vary).toMatch(/Accept-Encoding$/);
      tags.push(headers.etag);
    }
    expect(new Set(tags).size, path).toBe(tags.length);
    for (const tag of tags) expect(tag, path).toMatch(/^"[\w-]+"$/);
  }
});

test("A page's scripts and styles are compressed, and compressed formats are not compressed again", async ({
  baseURL,
}) => {
  const { bytes } = await get(`${baseURL}/`);
  const loaded = new Set(bytes.toString().match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g));
  expect(loaded.size).toBeGreaterThan(0);
  for (const path of loaded) {
    const { headers } = await get(`${baseURL}${path}`, {
      "accept-encoding": "gzip, deflate, br, zstd",
    });
    expect(headers["content-encoding"], path).toBe("br");
    expect(headers["cache-control"], path).toContain("immutable");
  }
  for (const path of COMPRESSED_ALREADY) {
    const { headers } = await get(`${baseURL}${path}`, { "accept-encoding": "gzip, br" });
    expect(headers, path).not.toHaveProperty("content-encoding");
    expect(headers, path).not.toHaveProperty(NEXT);
    expect(String(headers.vary), path).not.toContain("Accept-Encoding");
  }
});

test("A valid cached copy is revalidated with a 304 in each encoding", async ({ baseURL }) => {
  for (const encoding of ["identity", "gzip", "br"]) {
    const asked = { "accept-encoding": encoding };
    const { headers } = await get(`${baseURL}/`, asked);
    const again = await get(`${baseURL}/`, { ...asked, "if-none-match": headers.etag ?? "" });
    expect([again.status, again.bytes.length, again.headers.vary]).toEqual([304, 0, headers.vary]);
    for (const name of ["etag", "cache-control", "content-security-policy"])
      expect(again.headers[name], name).toBe(headers[name]);
  }
  const { headers } = await get(`${baseURL}/`, { "accept-encoding": "gzip" });
  const other = await get(`${baseURL}/`, { "if-none-match": headers.etag ?? "" });
  expect(other.status).toBe(200);
});

test("RSC requests and paths without a file are still served by Next", async ({ baseURL }) => {
  const data = await get(`${baseURL}/about`, { rsc: "1" });
  expect(data.headers["content-type"] ?? "").not.toContain("text/html");
  for (const path of ["/no/such-page", "/%61bout", "/request%2Dquote"])
    expect((await get(`${baseURL}${path}`)).headers, path).toHaveProperty(NEXT);
});

test("Each request on a keep-alive connection is answered and logged", async () => {
  await using site = await startSite({ LOG_LEVEL: "debug" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let bytes = 0;
  agent.on("free", (socket: Socket) => (bytes = socket.bytesRead));
  const asked = ["/about?from=office", IMAGE_ELEMENT, "/livez", "/about", "/"];
  for (const [index, path] of asked.entries()) {
    const id = `plain-${index}`;
    const { headers } = await get(site.url + path, { "x-request-id": id }, agent);
    expect(headers["x-request-id"]).toBe(id);
  }
  agent.destroy();
  await site.stop();
  const lines = site.output
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ requestId }) => String(requestId).startsWith("plain-"));
  expect(lines.map(({ path, route, status }) => [path, route, status])).toEqual([
    ["/about", "/about", 200],
    [IMAGE_ELEMENT, "/images/*", 200],
    ["/livez", "/livez", 200],
    ["/about", "/about", 200],
    ["/", "/", 200],
  ]);
  // A single connection, whose every byte must be in the log.
  expect(lines.reduce((sum, line) => sum + Number(line.bytes), 0)).toBe(bytes);
  for (const { method, milliseconds } of lines) {
    expect(method).toBe("GET");
    expect(milliseconds).toBeLessThan(2_000);
  }
});
