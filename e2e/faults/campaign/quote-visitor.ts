import { randomInt, randomUUID } from "node:crypto";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { setTimeout as sleep } from "node:timers/promises";
import {
  budgetRanges,
  projectTypes,
  quantities,
  timelines,
} from "#content/quote-request-options.ts";
import { encodeForm, filledQuoteRequestForm, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { somePdf } from "#e2e/support/quote-files.ts";
import { send } from "#e2e/support/http.ts";
import { DRAFT_KEY_HEADER, uploadSchema } from "#lib/attachments/attachment-upload.ts";
import {
  ATTACHMENTS_FIELD,
  FILES_FIELD,
  QUOTE_REQUESTS_PATH,
} from "#lib/quote-requests/request-fields.ts";
import { someAddress } from "#e2e/support/fixtures.ts";
import type { AttachedFile, Campaign } from "./ledger.ts";

const PATH = "/request-quote";
/** A visitor's timeout; the site promises a response within ten seconds. */
const TIMEOUT_MS = 30_000;

type Encoded = { path: string; headers: Record<string, string>; body: Buffer };

/** Simulates buyers: each sends until acknowledged, and sometimes once more. */
export async function visit(campaign: Campaign): Promise<void> {
  while (!campaign.isOver()) {
    const form = await send(campaign.anySite() + PLAIN_REQUEST_QUOTE_PATH, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (form?.status !== 200) {
      await sleep(200);
      continue;
    }
    const input = someRequest();
    const fields = filledQuoteRequestForm(form.text, { ...input });
    const file = someFile();
    const hasScript = percent(50);
    const encoded = hasScript
      ? await encodeAsScript(campaign, fields, file)
      : await encodeAsBrowser(fields, file);
    // Buyers who have started finish after the campaign's end.
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const sent = Array.from({ length: percent(10) ? 2 : 1 }, () => sendOnce(campaign, encoded));
      const references = (await Promise.all(sent)).filter((reference) => reference !== undefined);
      for (const reference of references)
        campaign.acknowledge(hasScript ? "script" : "form", input, reference, file);
      if (references.length > 0 && !percent(5)) break;
      await sleep(randomInt(50, 500));
    }
  }
}

async function sendOnce(
  campaign: Campaign,
  { path, headers, body }: Encoded,
): Promise<string | undefined> {
  const site = campaign.anySite();
  const isCut = percent(15);
  const response = await send(
    site + path,
    {
      method: "POST",
      headers: { ...headers, origin: site, "x-forwarded-for": someAddress() },
      agent: false,
      signal: AbortSignal.timeout(isCut ? randomInt(1, 200) : TIMEOUT_MS),
    },
    body,
  );
  return REFERENCE_IN_TEXT.exec(response?.text ?? "")?.[0];
}

/**
 * Uploads like the form's script: repeats each step until the site confirms the file, or gives up after a minute and
 * sends the form without it. Returns the file's id.
 */
async function uploadFile(
  campaign: Campaign,
  draftKey: string,
  file: AttachedFile,
): Promise<string> {
  const id = randomUUID();
  const headers = { [DRAFT_KEY_HEADER]: draftKey, "x-forwarded-for": someAddress() };
  const call = async (method: string, path: string, type: string, body?: Buffer) => {
    const site = campaign.anySite();
    const isCut = percent(15);
    const signal = AbortSignal.timeout(isCut ? randomInt(1, 200) : TIMEOUT_MS);
    const length = String(body?.length ?? 0);
    const sent = { ...headers, origin: site, "content-type": type, "content-length": length };
    return send(site + path, { method, headers: sent, agent: false, signal }, body);
  };
  const newFile = { id, draftKey, name: file.name, size: file.bytes.length };
  for (let attempt = 0; attempt < 60 && !file.isUploaded; attempt += 1) {
    const body = Buffer.from(JSON.stringify(newFile));
    const started = await call("POST", "/api/files", "application/json", body);
    if (started && (started.status === 200 || started.status === 201)) {
      const { partBytes, missingParts } = uploadSchema.parse(JSON.parse(started.text));
      for (const { number, url } of missingParts) {
        const part = file.bytes.subarray((number - 1) * partBytes, number * partBytes);
        await call("POST", url, "application/octet-stream", part);
      }
      const completed = await call("POST", `/api/files/${id}/complete`, "application/json");
      file.isUploaded = completed?.status === 200;
    }
    if (!file.isUploaded) await sleep(randomInt(50, 500));
  }
  return id;
}

/** Like a browser without JavaScript. */
async function encodeAsBrowser(
  fields: Record<string, string>,
  file?: AttachedFile,
): Promise<Encoded> {
  const attachments: Record<string, File> = file
    ? { [ATTACHMENTS_FIELD]: new File([Uint8Array.from(file.bytes)], file.name) }
    : {};
  const { type, body } = await encodeForm({ ...fields, ...attachments });
  const headers = { "content-type": type, "content-length": String(body.length) };
  return { path: PATH, body, headers };
}

/** Like the form's script. */
async function encodeAsScript(
  campaign: Campaign,
  fields: Record<string, string>,
  file?: AttachedFile,
): Promise<Encoded> {
  const id = file && (await uploadFile(campaign, fields["idempotencyKey"] ?? "", file));
  const typed = Object.entries(fields).filter(([name]) => !name.startsWith("$ACTION"));
  const files = file && [{ id, name: file.name, size: file.bytes.length }];
  const form = await encodeAsBrowser({
    ...Object.fromEntries(typed),
    filledIn: "60000",
    ...(files && { [FILES_FIELD]: JSON.stringify(files) }),
  });
  return { ...form, path: QUOTE_REQUESTS_PATH };
}

/** For a tenth of the quote requests. */
export function someFile(): AttachedFile | undefined {
  if (!percent(10)) return undefined;
  const name = `plan ${randomUUID()}.pdf`;
  return { name, bytes: somePdf(name, randomInt(1_000, 400_000)).buffer, isUploaded: false };
}

function someRequest() {
  const nonce = randomUUID();
  return {
    name: `${oneOf(NAMES)} ${randomInt(1_000)}`,
    email: `buyer.${nonce}@campaign.example`,
    phone: percent(50) ? `+44 20 7946 ${randomInt(1_000, 10_000)}` : "",
    company: percent(50) ? `Söhne & <b>Fils</b> "${nonce.slice(0, 4)}"; --` : "",
    projectType: oneOf(projectTypes).value,
    quantity: oneOf(quantities).value,
    budgetRange: oneOf(budgetRanges).value,
    timeline: oneOf(timelines).value,
    specifications: "x".repeat(randomInt(0, 4_000)),
    message: `Oak, 青山, ${nonce} — “as typed” =1+2`,
  };
}

const NAMES = ["Ana Lucía", "Łucja Müller", "青山 太郎", "عمر", "O'Neil", "🪵 Holz"] as const;

function oneOf<Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] {
  return items[randomInt(items.length)] ?? items[0];
}

/** True with this probability in percent. */
export function percent(share: number): boolean {
  return randomInt(100) < share;
}
