import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { QUOTE_REQUESTS_PATH } from "#lib/quote-requests/request-fields.ts";
import {
  actionCalls,
  actionForms,
  filters,
  ids,
  changes,
  type Hostile,
} from "#e2e/support/hostile.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, openSession, store } from "#e2e/support/inbox-page.ts";
import { startSite, type Site } from "#e2e/support/site.ts";
import { exchange } from "#e2e/support/socket.ts";
import { company } from "#content/company.ts";

const DATA = "/api/admin/submissions";
const FORM = "/request-quote";
/** A fixed seed: new findings should not fail unrelated changes. */
const RUNS = { seed: 14, numRuns: 300 };

// One instance for all tests; the last one reads its log.
test.describe.configure({ mode: "default", timeout: 120_000 });

let site: Site;
let cookie = "";
let id = 0;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000);
  site = await startSite({ LOG_LEVEL: "debug" }, ["npm", "start"]);
  cookie = await openSession(await playwright.request.newContext(), site.url);
  ({ id } = await store());
});
test.afterAll(() => site[Symbol.asyncDispose]());

/** Sends a hostile request from its own address; any response but a 5xx is fine. */
async function survive({ path, method = "GET", headers = {}, body }: Hostile): Promise<number> {
  const sent = request(site.url + path, {
    method,
    headers: { ...headers, ...(body && { "content-length": Buffer.byteLength(body) }) },
  });
  sent.setHeader("x-forwarded-for", randomUUID());
  const received = new Promise<number>((done, fail) => {
    sent.once("error", fail).once("response", (response) => {
      text(response).then(() => done(response.statusCode ?? 0), fail);
    });
  });
  sent.end(body);
  const status = await received;
  expect(status, JSON.stringify({ path, method, headers, body })).toBeLessThan(500);
  return status;
}

test("Random filters, request numbers and changes never cause a server error in the inbox", async () => {
  const headers = { cookie };
  const own = { origin: site.url, "content-type": "application/json", cookie };
  const statuses = new Set<number>();
  const routes = ["", "/counts", "/csv"];
  const operator = { path: "/api/admin/person", method: "PUT", headers: own };
  expect(await survive({ ...operator, body: JSON.stringify({ name: "M. Clarke" }) })).toBe(200);
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom(...routes), async (query, route) => {
      for (const method of ["GET", "HEAD"])
        statuses.add(await survive({ path: `${DATA}${route}?${query}`, method, headers }));
    }),
    RUNS,
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(ids, fc.constant(String(id))), changes, async (number, body) => {
      const path = `${DATA}/${number}`;
      statuses.add(await survive({ path, headers }));
      statuses.add(await survive({ path, method: "PATCH", headers: own, body }));
      statuses.add(await survive({ path: `${path}/notes`, method: "POST", headers: own, body }));
      statuses.add(await survive({ ...operator, body }));
    }),
    RUNS,
  );
  for (const twice of ["?cursor=0-0&cursor=1-1", "?q=a&q=b", "/csv?format=csv&format=excel"])
    expect(await survive({ path: DATA + twice, headers }), twice).toBe(400);
  // Never signed out; some inputs were accepted and others rejected.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 409]));
  expect(statuses).not.toContain(401);
});

test("Random payloads never cause a server error in an action or a form", async () => {
  for (const requests of [
    actionCalls([FORM, INBOX, "/"]),
    actionForms([FORM, INBOX, QUOTE_REQUESTS_PATH]),
  ])
    await fc.assert(
      fc.asyncProperty(requests, async (hostile) => void (await survive(hostile))),
      RUNS,
    );
});

const FORGED = '{"level":30,"time":1,"msg":"request","forged":true}';
const ENDS = [
  "\n",
  "\r\n",
  "\r",
  "\u0085",
  "\u2028",
  "\u2029",
  "\v",
  "\0",
  "\u001b[2J",
  "\u009b2J",
];

test("No request can forge a log line", async () => {
  for (const end of ENDS) {
    const encoded = encodeURIComponent(end + FORGED + end);
    for (const path of [
      `/_next/image?url=/${encoded}&w=640&q=75`,
      `/_next/image?url=${encodeURIComponent(site.url)}/${encoded}&w=640&q=75`,
      `/${encoded}`,
      `/about/${encoded}?_rsc=${encoded}`,
      `/_next/static/${encoded}`,
      `${DATA}/${encoded}?${encoded}=${encoded}`,
      `/%${encoded}`,
    ])
      await survive({ path });
    for (const name of ["next-router-state-tree", "next-action", "rsc", "next-url", "cookie"])
      for (const path of ["/about", FORM, INBOX])
        await survive({ path, headers: { [name]: encoded, "x-request-id": encoded } });
    const type = `multipart/form-data; boundary=${encoded}`;
    for (const action of [undefined, { "next-action": encoded }]) {
      const body = `--${end}${FORGED}${end}--`;
      const headers = { "content-type": type, ...action };
      await survive({ path: FORM, method: "POST", headers, body });
    }
    const raw = `GET /${end}${FORGED} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    await exchange(site.url, raw);
  }
  expect(
    await survive({ path: `/_next/image?url=${encodeURIComponent("/x.png")}&w=640&q=75` }),
  ).toBe(404);

  const ready = site.output.findIndex((line) => line.includes(`${company.name} is at`));
  const lines = site.output.slice(ready);
  expect(lines.filter((line) => !isOwn(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(1_000);
});

/** Printable JSON with the log's fields. */
function isOwn(line: string): boolean {
  if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(line)) return false;
  try {
    const { level, time, msg, forged } = JSON.parse(line) as Record<string, unknown>;
    return (
      typeof level === "number" &&
      typeof msg === "string" &&
      Math.abs(Number(time) - Date.now()) < 600_000 &&
      forged === undefined
    );
  } catch {
    return false;
  }
}
