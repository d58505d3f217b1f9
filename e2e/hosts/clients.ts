import { randomInt, randomUUID } from "node:crypto";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { send } from "#e2e/support/http.ts";
import { query } from "#e2e/support/inbox-page.ts";
import { encodeForm, renderedForm, someBuyer, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { expect, test } from "./host-test.ts";
import type { Host } from "./describe-host.ts";

const LIMIT = 30;

/** Tests that the host counts clients by their real addresses, whatever their headers claim. */
export function describeClients(name: string, startHost: () => Promise<Host>): void {
  test(`${name}: rate limits use the real client address and ignore forged headers`, async ({
    request,
  }) => {
    test.slow();
    const host = await startHost();
    await query("DELETE FROM rate_limits");
    const form = await renderedForm(request, host.url);
    const ask = (client: string) => sendForm(host.url, client, { ...form, ...someBuyer() });

    const responses: string[] = [];
    for (let count = 0; count < LIMIT + 3; count += 1) responses.push(await ask("127.0.0.1"));
    const rejected = responses.map((response) => response.includes("Too many requests"));
    expect(rejected).toEqual([...Array<boolean>(LIMIT).fill(false), true, true, true]);
    expect(await ask("127.0.0.2")).toMatch(REFERENCE_IN_TEXT);

    await query("DELETE FROM rate_limits");
    await host.stop();
  });
}

/** Sends the form from a loopback address with forged forwarding headers. */
async function sendForm(
  url: string,
  localAddress: string,
  fields: Record<string, string>,
): Promise<string> {
  const { type, body } = await encodeForm({ ...fields, idempotencyKey: randomUUID() });
  const options = {
    method: "POST",
    localAddress,
    family: 4,
    headers: {
      "content-type": type,
      "x-forwarded-for": [madeUp(), madeUp(), madeUp()].join(", "),
      "x-real-ip": madeUp(),
      forwarded: `for=${madeUp()}`,
      "x-vercel-forwarded-for": madeUp(),
    },
  };
  return (await send(url + REQUEST_QUOTE_PATH, options, body))?.text ?? "";
}

function madeUp(): string {
  return `203.0.113.${randomInt(1, 255)}`;
}
