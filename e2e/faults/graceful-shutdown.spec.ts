import { createHash, randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createTestDatabase } from "#db/test-database.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { openSession, query } from "#e2e/support/inbox-page.ts";
import { encodeForm, filledQuoteRequestForm } from "#e2e/support/plain-form.ts";
import { keepAlive, open, send, type SentResponse } from "#e2e/support/sender.ts";
import { startSite, type Site } from "#e2e/support/site.ts";
import { REFERENCE_IN_TEXT } from "#e2e/support/reference.ts";

const ROUNDS = 3;
/** Of each round's 50: over open connections, over new ones, and after the signal. */
const KEPT = 20;
const NEW = 15;
const LATE = 15;

/** Enough connections that no request waits too long on a busy machine. */
const ROOMY = { DATABASE_POOL_SIZE: "20" };

const CSV = "/api/admin/submissions/csv";
const CSV_ROWS = 6_700;
const BYTES_PER_TICK = 150_000;
const TICK_MS = 60;

test.describe.configure({ mode: "parallel", timeout: 240_000 });

test("50 quote requests around a SIGTERM are all answered and stored, three times in a row", async () => {
  await using sites = new AsyncDisposableStack();
  const exits: Site["exited"][] = [];
  let next = startSite(ROOMY);
  sites.defer(() => next.then((site) => site[Symbol.asyncDispose]()));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const site = sites.use(await next);
    exits.push(site.exited);
    if (round < ROUNDS) next = startSite(ROOMY);
    const campaign = `${randomUUID()}.example`;
    const responses = await submitAround(site, campaign);
    const stored = await query("SELECT 1 FROM quote_requests WHERE email LIKE $1", [
      `%@${campaign}`,
    ]);
    const result = { ...Object.groupBy(responses.map(outcomeOf), (outcome) => outcome) };
    expect(result, `round ${round}`).toEqual({ stored: Array(50).fill("stored") });
    expect(stored, `round ${round}`).toHaveLength(50);
  }
  expect(await Promise.all(exits)).toEqual(exits.map(() => 0));
});

test("A SIGTERM to `npm start` loses no request", async () => {
  await using site = await startSite({}, ["npm", "start"]);
  const responses = await submitAround(site, `${randomUUID()}.example`);
  expect(responses.filter((response) => response?.status === 200)).toHaveLength(50);
  await site.exited;
});

test("A slow download and an image finish after SIGTERM while the site is alive but not ready", async ({
  request: browser,
}) => {
  const database = await createTestDatabase();
  await database.database.$client.query(
    `INSERT INTO quote_requests (name, email, project_type, message, idempotency_key)
     SELECT 'Ana', 'ana@' || n || '.example', 'other', repeat('Oak. ', 1000), gen_random_uuid()
     FROM generate_series(1, $1) AS n`,
    [CSV_ROWS],
  );
  await using site = await startSite({ DATABASE_URL: database.url });
  const cookie = await openSession(browser, site.url);
  const whole = digest(await (await open(site.url + CSV, { headers: { cookie } })).toArray());
  expect(whole.bytes).toBeGreaterThan(33_000_000);

  const download = await open(site.url + CSV, { headers: { cookie } });
  const slowly = readSlowly(download);
  const image = requestImage(site);
  await sleep(200);
  site.signal("SIGTERM");
  const signalledAt = performance.now();
  await expect
    .poll(async () => (await send(`${site.url}/readyz`, {}))?.status, { intervals: [10] })
    .toBe(503);
  expect(await send(`${site.url}/livez`, {})).toMatchObject({ status: 200 });

  expect(await image).toMatchObject({ status: 200 });
  expect(digest(await slowly)).toEqual(whole);
  expect(performance.now() - signalledAt).toBeGreaterThan(10_000);
  expect(await site.exited).toBe(0);
  await database.drop();
});

test("Requests that outlast SHUTDOWN_SECONDS are cut off, and the log counts them", async () => {
  await using site = await startSite({ LOG_LEVEL: "info", SHUTDOWN_SECONDS: "3" });
  const { response } = await sendHalf(site);
  site.signal("SIGTERM");
  expect(await response).toBeUndefined();
  expect(await site.exited).toBe(0);
  expect(JSON.parse(site.output.at(-1) ?? "")).toMatchObject({ level: 40, cut: 1 });
});

test("A second signal stops the site immediately", async () => {
  // By default, the site waits up to an hour.
  await using site = await startSite({ LOG_LEVEL: "info", SHUTDOWN_SECONDS: "3600" });
  const { response } = await sendHalf(site);
  site.signal("SIGTERM");
  await sleep(500);
  site.signal("SIGTERM");
  expect(await response).toBeUndefined();
  expect(await site.exited).toBe(143);
  expect(JSON.parse(site.output.at(-1) ?? "")).toMatchObject({ level: 40, cut: 1 });
});

/** Starts a request that never ends; the result is wrapped, since awaiting it here would block. */
async function sendHalf({ url }: Site): Promise<{ response: Promise<unknown> }> {
  const sent = request(`${url}/api/generate-image`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": 100 },
  });
  const response = once(sent, "response").catch(() => undefined);
  await new Promise((done) => sent.write('{"prompt":', done));
  await sleep(500);
  return { response };
}

function outcomeOf(response: SentResponse): "stored" | "cut" | "rejected" {
  if (!response) return "cut";
  return REFERENCE_IN_TEXT.test(response.text) ? "stored" : "rejected";
}

/** Sends 50 quote requests of one e-mail domain around a SIGTERM. */
async function submitAround(site: Site, campaign: string): Promise<SentResponse[]> {
  const html = (await send(`${site.url}/request-quote`, {}))?.text ?? "";
  const encoded = await Promise.all(
    Array.from({ length: KEPT + NEW + LATE }, (_, buyer) =>
      encodeForm(filledQuoteRequestForm(html, { email: `ana.${buyer}@${campaign}` })),
    ),
  );
  const agent = await keepAlive(site.url, KEPT);
  const post = ({ type, body }: (typeof encoded)[number], index: number) =>
    send(
      `${site.url}/request-quote`,
      {
        method: "POST",
        agent: index < KEPT ? agent : false,
        headers: {
          "content-type": type,
          "content-length": body.length,
          origin: site.url,
          "x-forwarded-for": `2001:db8:${randomInt(1, 0xffff).toString(16)}:${index}::1`,
        },
      },
      body,
    );
  const before = encoded.slice(0, KEPT + NEW).map(post);
  // Lets them be written but not answered.
  await sleep(2);
  site.signal("SIGTERM");
  const after = encoded.slice(KEPT + NEW).map((late, index) => post(late, KEPT + NEW + index));
  return Promise.all([...before, ...after]);
}

function requestImage({ url }: Site): Promise<SentResponse> {
  const headers = { "content-type": "application/json" };
  return send(
    `${url}/api/generate-image`,
    { method: "POST", headers },
    '{"prompt":"a walnut kitchen"}',
  );
}

/** Reads slowly, so that the rest waits in the site or the kernel. */
async function readSlowly(download: IncomingMessage): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of download) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes < BYTES_PER_TICK) continue;
    bytes = 0;
    await sleep(TICK_MS);
  }
  return chunks;
}

function digest(chunks: Buffer[]): { bytes: number; hash: string } {
  const hash = createHash("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return {
    bytes: chunks.reduce((sum, { length }) => sum + length, 0),
    hash: hash.digest("base64"),
  };
}
