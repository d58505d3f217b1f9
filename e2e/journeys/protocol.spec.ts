import { request } from "node:http";
import { isOffered } from "#content/switches.ts";
import { PLAIN_REQUEST_QUOTE_PATH, REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { renderedForm } from "#e2e/support/plain-form.ts";
import { someBuyer } from "#e2e/support/quote-form.ts";
import { startSite } from "#e2e/support/site.ts";
import { exchange } from "#e2e/support/socket.ts";
import { REFERENCE_IN_TEXT } from "#e2e/support/reference.ts";

const SOCKETS = 600;
const IMAGE_ELEMENT = "/images/asset-classes/asset-office-320.webp";
/** Static responses: prerendered pages and documents included. */
const FILES = [IMAGE_ELEMENT, "/", "/about?from=office", "/catalog.pdf", "/icon.svg"].filter(
  (path) => isOffered(path),
);
const DATA = "/api/admin/submissions";
const handshake = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    "Host: localhost",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "\r\n",
  ].join("\r\n");

test("Upgrade requests are answered as ordinary requests and closed, and quote requests still work", async ({
  request: browser,
}) => {
  await using site = await startSite({});
  // The first request makes Next inspect its server.
  const form = await renderedForm(browser, site.url);
  const paths = ["/livez", "/_next/hmr", "/about"];
  const sockets = Array.from({ length: SOCKETS }, (_, index) =>
    exchange(site.url, handshake(paths[index % paths.length] ?? "")),
  );
  const buyer = someBuyer();
  const response = await browser.post(`${site.url}${REQUEST_QUOTE_PATH}`, {
    multipart: { ...form, ...buyer },
  });
  expect(await response.text()).toMatch(REFERENCE_IN_TEXT);
  const received = await Promise.all(sockets);
  const heads = received.map((text) => text.split("\r\n\r\n", 1)[0] ?? "");
  expect(heads.filter((head) => !/^HTTP\/1.1 (200|404) /.test(head))).toEqual([]);
  expect(heads.filter((head) => !/^connection: close$/im.test(head))).toEqual([]);
});

/** Libraries may refuse to send some methods. */
function ask(url: string, method: string, headers?: Record<string, string>) {
  return new Promise<{ status: number; allow: string | undefined; range: string | undefined }>(
    (done, fail) =>
      request(url, { method, ...(headers && { headers }) }, (response) => {
        response.resume();
        const { allow, "content-range": range } = response.headers;
        done({ status: response.statusCode ?? 0, allow, range });
      })
        .once("error", fail)
        .end(),
  );
}

const READS = "GET, HEAD, OPTIONS";
const FORMS = "GET, HEAD, POST, OPTIONS";
const TAKEN: [string, string][] = [
  ["/", FORMS],
  [REQUEST_QUOTE_PATH, FORMS],
  [PLAIN_REQUEST_QUOTE_PATH, FORMS],
  ["/admin/teragus-submissions", FORMS],
  ["/no/such-page", FORMS],
  [IMAGE_ELEMENT, READS],
  ["/healthz", READS],
  ["/metrics", READS],
  [DATA, "GET, HEAD, PATCH, OPTIONS"],
  [`${DATA}/counts`, READS],
  [`${DATA}/csv`, READS],
  [`${DATA}/xlsx`, READS],
  [`${DATA}/selection`, READS],
  [`${DATA}/views`, "GET, HEAD, POST, DELETE, OPTIONS"],
  [`${DATA}/100001`, "GET, HEAD, PATCH, OPTIONS"],
  [`${DATA}/100001/notes`, "POST, OPTIONS"],
  ["/api/generate-image", "POST, OPTIONS"],
];

test("Every URL lists its allowed methods and rejects the others", async ({ baseURL }) => {
  const site = baseURL ?? "";
  for (const [path, taken] of TAKEN.filter(([name]) => isOffered(name))) {
    expect(await ask(site + path, "OPTIONS"), path).toMatchObject({ status: 204, allow: taken });
    for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "QUERY"]) {
      if (taken.includes(method)) continue;
      for (const headers of [undefined, { "content-type": "text/plain", "next-action": "x" }])
        expect(await ask(site + path, method, headers), `${method} ${path}`).toMatchObject({
          status: 405,
          allow: taken,
        });
    }
  }
  expect(await exchange(site, "CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\n\r\n")).toMatch(
    /^HTTP\/1.1 405 /,
  );
  expect(
    await exchange(site, "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
  ).toMatch(/^HTTP\/1.1 204 /);
});

test("Range requests are served, rejected or ignored, and never fail", async ({ baseURL }) => {
  const site = baseURL ?? "";
  const ranges: [string, number][] = [
    ["bytes=0-9", 206],
    ["bytes=-", 200],
    ["bytes=0-1,4-5", 200],
    ["lines=1-2", 200],
    ["bytes=99999999-", 416],
  ];
  for (const [range, status] of ranges) {
    for (const path of FILES)
      expect((await ask(site + path, "GET", { range })).status, `${range} of ${path}`).toBe(status);
    // Another spelling of the URL is served by Next, without ranges.
    for (const path of ["/healthz", "/no/such-page", IMAGE_ELEMENT.replace("office", "%6Fffice")]) {
      const { status: whole } = await ask(site + path, "GET", { range });
      expect(whole, `${range} of ${path}`).toBe(path.startsWith("/no") ? 404 : 200);
    }
  }
  expect(await ask(site + IMAGE_ELEMENT, "GET", { range: "bytes=99999999-" })).toMatchObject({
    range: expect.stringMatching(/^bytes \*\/\d+$/) as unknown,
  });
  for (const path of FILES)
    expect(await ask(site + path, "GET", { "if-match": '"x"' })).toMatchObject({ status: 412 });
});
