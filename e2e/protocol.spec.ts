import { expect, test } from "./support/fixtures.ts";
import { renderedForm } from "./support/plain-form.ts";
import { someBuyer } from "./support/quote-form.ts";
import { startSite } from "./support/site.ts";
import { exchange } from "./support/socket.ts";

const SOCKETS = 600;
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

test("Sockets that ask for another protocol are answered as any request and closed, and quotes go on", async ({
  request: browser,
}) => {
  await using site = await startSite({});
  // The first request makes Next look at the server that it runs in.
  const form = await renderedForm(browser, site.url);
  const paths = ["/livez", "/_next/webpack-hmr", "/about"];
  const sockets = Array.from({ length: SOCKETS }, (_, index) =>
    exchange(site.url, handshake(paths[index % paths.length] ?? "")),
  );
  const buyer = someBuyer();
  const answer = await browser.post(`${site.url}/request-quote`, {
    multipart: { ...form, ...buyer },
  });
  expect(await answer.text()).toMatch(/TQ-\d+/);
  const received = await Promise.all(sockets);
  const heads = received.map((text) => text.split("\r\n\r\n", 1)[0] ?? "");
  expect(heads.filter((head) => !/^HTTP\/1.1 (200|404) /.test(head))).toEqual([]);
  expect(heads.filter((head) => !/^connection: close$/im.test(head))).toEqual([]);
});
