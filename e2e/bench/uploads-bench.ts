/**
 * Measures the site's memory during parallel uploads and form posts without JavaScript; fails over budget: `node
 * scripts/postgres/with-postgres.ts --temporary -- node e2e/bench/uploads-bench.ts [bucket]`.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { filledQuoteRequestForm } from "#e2e/support/plain-form.ts";
import { someAddress } from "#e2e/support/some-address.ts";
import { startSiteWithBucket } from "#e2e/support/site-with-bucket.ts";
import { SITE_ENV, startSite } from "#e2e/support/site.ts";
import { DRAFT_KEY_HEADER, uploadSchema } from "#lib/quote-requests/attachment-upload.ts";

const MB = 1024 * 1024;
const FILE_BYTES = 25 * MB;
const UPLOADS = 10;
const FORMS = 3;
/** More than the rate limit allows. */
const CROWD = 500;
const PARTS_AT_ONCE = 2;
/** Above the idle site. */
const BUDGET_MB = 150;
const TOKEN = "for this benchmark alone";

process.env.NEXT_DIST_DIR = SITE_ENV.NEXT_DIST_DIR;
await ensureBuild();
// As `npm start` does.
const env = { METRICS_TOKEN: TOKEN, NODE_OPTIONS: "--max-semi-space-size=4" };
const { site, stop } = process.argv[2] === "bucket" ? await startWithBucket() : await startAlone();

const work: [name: string, count: number, run: () => Promise<void>][] = [
  [`${UPLOADS} uploads of 25 MB`, UPLOADS, uploadFile],
  [`${FORMS} forms with 50 MB`, FORMS, postForm],
  [`${CROWD} uploads from one address`, 1, sendCrowd],
];
try {
  // Warms up the modules.
  for (const [, , run] of work) await run();
  for (const [name, count, run] of work) await measure(name, count, run);
} finally {
  await stop();
}

async function startAlone() {
  const alone = await startSite(env);
  return { site: alone, stop: alone.stop };
}

async function startWithBucket() {
  const both = await startSiteWithBucket(env);
  if (!both) throw new Error("There is no object store on this machine (Debian: python3-swift).");
  return both;
}

async function measure(name: string, count: number, run: () => Promise<void>): Promise<void> {
  await sleep(2_000);
  const idle = await residentBytes();
  let peak = idle;
  const finished = new AbortController();
  const sampling = (async () => {
    while (!finished.signal.aborted) {
      peak = Math.max(peak, await residentBytes());
      await sleep(50);
    }
  })();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: count }, run));
  const seconds = (performance.now() - startedAt) / 1_000;
  finished.abort();
  await sampling;
  const grown = (peak - idle) / MB;
  const figures = `${(idle / MB).toFixed(0)} MB idle, ${(peak / MB).toFixed(0)} MB at most: +${grown.toFixed(0)} MB`;
  process.stdout.write(`${name}: ${figures}, in ${seconds.toFixed(1)} s\n`);
  if (grown <= BUDGET_MB) return;
  process.stdout.write(`That is more than ${BUDGET_MB} MB.\n`);
  process.exitCode = 1;
}

async function residentBytes(): Promise<number> {
  const response = await fetch(`${site.url}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await response.text()) ?? [];
  return Number(bytes);
}

function someFile(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(FILE_BYTES);
  bytes.set(Buffer.from("%PDF-1.7\n"));
  bytes.set(randomBytes(32), 9);
  return bytes;
}

/** Sends without waiting: at most a hundred are accepted, the others rate-limited. */
async function sendCrowd(): Promise<void> {
  const address = someAddress();
  const bytes = someFile().subarray(0, MB);
  const statuses = await Promise.all(
    Array.from({ length: CROWD }, async () => {
      const [id, draftKey] = [randomUUID(), randomUUID()];
      const headers = { [DRAFT_KEY_HEADER]: draftKey, "x-forwarded-for": address };
      const announced = await fetch(`${site.url}/api/files`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ id, draftKey, name: "plan.pdf", size: MB }),
      });
      const url = `${site.url}/api/files/${id}/parts/1`;
      await (await fetch(url, { method: "PUT", body: bytes, headers })).arrayBuffer();
      return announced.status;
    }),
  );
  const taken = statuses.filter((status) => status === 201).length;
  // A busy site may answer 503.
  const isRejected = statuses.every((status) => [201, 429, 503].includes(status));
  if (taken > 100 || !isRejected) throw new Error(`Answered with ${statuses.join()}.`);
}

/** Uploads like the form's script, each file from another network. */
async function uploadFile(): Promise<void> {
  const [id, draftKey, file] = [randomUUID(), randomUUID(), someFile()];
  const own = { [DRAFT_KEY_HEADER]: draftKey, "x-forwarded-for": someAddress() };
  const announced = await call("/api/files", {
    method: "POST",
    headers: { ...own, "content-type": "application/json" },
    body: JSON.stringify({ id, draftKey, name: "plan.pdf", size: FILE_BYTES }),
  });
  const { partBytes, missingParts } = uploadSchema.parse(await announced.json());
  const parts = missingParts.values();
  const sendParts = async () => {
    for (const { number, url } of parts) {
      const body = file.subarray((number - 1) * partBytes, number * partBytes);
      await call(url, { method: "PUT", body, headers: url.startsWith("/") ? own : {} });
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, sendParts));
  await call(`/api/files/${id}/complete`, { method: "POST", headers: own });
}

async function postForm(): Promise<void> {
  const headers = { "x-forwarded-for": someAddress() };
  const page = await (await call(PLAIN_REQUEST_QUOTE_PATH, { headers })).text();
  const form = new FormData();
  for (const [name, value] of Object.entries(filledQuoteRequestForm(page))) form.set(name, value);
  for (const name of ["plan.pdf", "model.pdf"])
    form.append("attachments", new File([someFile()], name));
  const response = await call("/request-quote", { method: "POST", body: form, headers });
  const text = await response.text();
  if (!text.includes("2 files")) throw new Error("The files did not arrive.");
}

async function call(path: string, options: RequestInit): Promise<Response> {
  const response = await fetch(path.startsWith("/") ? site.url + path : path, options);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}
