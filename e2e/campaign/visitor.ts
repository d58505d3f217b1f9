import { randomInt, randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import {
  budgetRanges,
  projectTypes,
  quantities,
  timelines,
} from "#content/quote-request-options.ts";
import { encodeForm, filledQuoteRequestForm } from "#e2e/support/plain-form.ts";
import { send } from "#e2e/support/sender.ts";
import type { QuoteRequestInput } from "#lib/quote-request/schema.ts";
import { someAddress } from "#e2e/support/some-address.ts";
import type { Campaign } from "./campaign-events.ts";

/** What React's own client does with the arguments of a server action; Next carries it. */
const { encodeReply } = createRequire(import.meta.url)(
  "next/dist/compiled/react-server-dom-turbopack/client.node",
) as { encodeReply: (args: unknown[]) => Promise<FormData | string> };

const PATH = "/request-quote";
/** A visitor gives up on an answer after this time; the site promises one within ten seconds. */
const PATIENCE_MS = 30_000;

type Encoded = { headers: Record<string, string>; body: Buffer };
type Way = "form" | "action";

/** One buyer after the other: each fills the form, sends it until it is acknowledged, and sometimes once more. */
export async function visit(campaign: Campaign): Promise<void> {
  while (!campaign.isOver()) {
    const form = await send(campaign.anySite() + PATH, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (form?.status !== 200) {
      await sleep(200);
      continue;
    }
    const input = someRequest();
    const fields = filledQuoteRequestForm(form.text, { ...input });
    const way: Way = percent(50) ? "form" : "action";
    const encoded = await (way === "form" ? encodeAsBrowser(fields) : encodeAsScript(fields));
    await submit(campaign, way, input, encoded);
  }
}

async function submit(
  campaign: Campaign,
  way: Way,
  input: QuoteRequestInput,
  encoded: Encoded,
): Promise<void> {
  // The campaign's end is no end for a buyer who has begun.
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const isDouble = percent(10);
    if (isDouble) campaign.count("double sends");
    const attempts = Array.from({ length: isDouble ? 2 : 1 }, () => sendOnce(campaign, encoded));
    const references = (await Promise.all(attempts)).filter((reference) => reference !== undefined);
    for (const reference of references) campaign.acknowledge(way, input, reference);
    if (references.length > 0 && !percent(5)) return;
    await sleep(randomInt(50, 500));
  }
}

/** Sends a form once and returns the reference that came back, if one did. */
async function sendOnce(
  campaign: Campaign,
  { headers, body }: Encoded,
): Promise<string | undefined> {
  const site = campaign.anySite();
  const isCut = percent(15);
  if (isCut) campaign.count("connections cut by a buyer");
  const startedAt = performance.now();
  const answer = await send(
    site + PATH,
    {
      method: "POST",
      headers: { ...headers, origin: site, "x-forwarded-for": someAddress() },
      agent: false,
      signal: AbortSignal.timeout(isCut ? randomInt(1, 200) : PATIENCE_MS),
    },
    body,
  );
  if (!isCut)
    campaign.measure(performance.now() - startedAt, `${answer?.status ?? "cut"} from ${site}`);
  if (!answer) {
    if (!isCut) campaign.count("connections that broke");
    return undefined;
  }
  const reference = /TQ-\d+/.exec(answer.text)?.[0];
  if (!reference) campaign.count(`answers that asked to try again (${answer.status})`);
  return reference;
}

/** As a browser without JavaScript posts the page's form. */
async function encodeAsBrowser(fields: Record<string, string>): Promise<Encoded> {
  const { type, body } = await encodeForm(fields);
  return { body, headers: { "content-type": type, "content-length": String(body.length) } };
}

/** As the form's own script calls the server action, in React's encoding. */
async function encodeAsScript(fields: Record<string, string>): Promise<Encoded> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (!name.startsWith("$ACTION")) data.set(name, value);
  data.set("filledIn", "60000");
  const encoded = new Response(await encodeReply([{ status: "idle" }, data]));
  const body = Buffer.from(await encoded.arrayBuffer());
  const [, action = "{}"] =
    Object.entries(fields).find(([name]) => /^\$ACTION_\d+:0$/.test(name)) ?? [];
  const { id } = JSON.parse(action) as { id: string };
  return {
    body,
    headers: {
      accept: "text/x-component",
      "next-action": id,
      "content-type": encoded.headers.get("content-type") ?? "",
      "content-length": String(body.length),
    },
  };
}

/** What one of many buyers asks for, who is like no other. */
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

/** True in so many of a hundred cases. */
export function percent(share: number): boolean {
  return randomInt(100) < share;
}
