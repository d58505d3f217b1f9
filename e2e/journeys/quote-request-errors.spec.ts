import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { somePdf } from "#e2e/support/quote-files.ts";
import { renderedForm, someBuyer, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";

const PATH = "/request-quote";

test("Requests of another site, too large ones and incomplete ones are rejected", async ({
  request,
  baseURL,
}) => {
  const form = await renderedForm(request);
  const fields: Record<string, string> = { ...form, ...someBuyer() };
  const send = (options: Parameters<APIRequestContext["post"]>[1]) =>
    request.post(PATH, options).then((response) => response.status());
  const sendFrom = (origin: string) => send({ multipart: fields, headers: { origin } });
  expect(await sendFrom("https://elsewhere.example")).toBe(403);
  expect(await sendFrom("null")).toBe(403);
  // SITE_URL's, whatever `Host` a reverse proxy on another port sends.
  expect(await sendFrom("http://localhost:3000")).toBe(200);
  const tooLarge = await request.post(PATH, {
    multipart: { ...fields, attachments: somePdf("plan.pdf", 5_000_000) },
  });
  expect(tooLarge.status()).toBe(413);
  expect(await tooLarge.text()).toContain("This form is larger than 4.5 MB with its files.");
  expect(
    await send({
      data: "[]",
      headers: { "content-type": "text/plain", "next-action": "0".repeat(42) },
    }),
  ).toBe(409);
  const { idempotencyKey: _key, ...keyless } = fields;
  expect(await (await request.post(PATH, { multipart: keyless })).text()).toContain(
    "This form is incomplete.",
  );
  expect((await request.get(baseURL ?? "")).status()).toBe(200);
});

test("Of 33 requests from one address 30 are taken, and a buyer whose e-mail address they have is not hidden", async ({
  request,
  playwright,
  baseURL,
  rowsOf,
}) => {
  const buyer = someBuyer();
  const form = { ...(await renderedForm(request)), ...buyer };
  const send = async (client: APIRequestContext) => {
    const multipart = { ...form, idempotencyKey: randomUUID() };
    const response = await client.post(PATH, { multipart });
    expect(response.status()).toBe(200);
    return response.text();
  };
  const responses = await Promise.all(Array.from({ length: 33 }, () => send(request)));
  const rejected = responses.filter((text) =>
    text.includes("Too many requests came from your network."),
  );
  expect(rejected).toHaveLength(3);
  expect(rejected[0]).toMatch(/try again in (10|9) minutes, or write to [^ ]+@/);

  const elsewhere = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { "x-forwarded-for": `${randomUUID()}, 198.51.100.7` },
  });
  expect(await send(elsewhere)).toMatch(REFERENCE_IN_TEXT);
  const rows = await rowsOf(buyer.email);
  // Anyone can use anyone's address, so these only get a risk flag.
  expect(rows.filter(({ status }) => status === "pending")).toHaveLength(31);
  expect(rows.filter(({ doubts }) => String(doubts) === "repeated-address")).toHaveLength(21);
  expect(rows.at(-1)).toMatchObject({ doubts: ["repeated-address"] });
  await elsewhere.dispose();
});
