import { createHash } from "node:crypto";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createTestDatabase } from "#db/test-database.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { signInByRequest } from "#e2e/support/inbox-page.ts";
import { open, send, type SentResponse } from "#e2e/support/http.ts";
import { startSite, type Site } from "#e2e/support/site.ts";

const CSV = "/api/admin/submissions/csv";
const CSV_ROWS = 6_700;
const BYTES_PER_TICK = 150_000;
const TICK_MS = 60;

test.describe.configure({ mode: "parallel", timeout: 240_000 });

test("A slow download and an image finish after a SIGTERM to `npm start`", async ({
  request: browser,
}) => {
  const database = await createTestDatabase();
  await database.database.$client.query(
    `INSERT INTO quote_requests (name, email, project_type, message, idempotency_key)
     SELECT 'Ana', 'ana@' || n || '.example', 'other', repeat('Oak. ', 1000), gen_random_uuid()
     FROM generate_series(1, $1) AS n`,
    [CSV_ROWS],
  );
  await using site = await startSite({ DATABASE_URL: database.url }, ["npm", "start"]);
  const cookie = await signInByRequest(browser, site.url);
  const whole = digest(await (await open(site.url + CSV, { headers: { cookie } })).toArray());
  expect(whole.bytes).toBeGreaterThan(33_000_000);

  const download = await open(site.url + CSV, { headers: { cookie } });
  const slowly = readSlowly(download);
  const image = requestImage(site);
  await sleep(200);
  site.signal("SIGTERM");
  const signalledAt = performance.now();
  expect(await image).toMatchObject({ status: 200 });
  expect(digest(await slowly)).toEqual(whole);
  expect(performance.now() - signalledAt).toBeGreaterThan(10_000);
  await site.exited;
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
