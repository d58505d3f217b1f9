import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { renderedForm, someBuyer, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { REFERENCE } from "#lib/quote-requests/quote-request-schema.ts";
import { DECOY_FIELD } from "#lib/quote-requests/request-fields.ts";

const PATH = "/request-quote";

test("Requests of another site, too large ones and incomplete ones are rejected", async ({
  request,
  baseURL,
}) => {
  const form = await renderedForm(request);
  const fields: Record<string, string> = { ...form, ...someBuyer() };
  const send = (options: Parameters<APIRequestContext["post"]>[1]) =>
    request.post(PATH, options).then((response) => response.status());

  expect(await send({ multipart: fields, headers: { origin: "https://elsewhere.example" } })).toBe(
    403,
  );
  expect(await send({ multipart: fields, headers: { origin: "null" } })).toBe(403);
  expect(await send({ multipart: { ...fields, message: "x".repeat(5_000_000) } })).toBe(413);
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

test("A resubmitted form returns the first reference, and a changed one is a new request", async ({
  request,
  rowsOf,
}) => {
  const buyer = someBuyer();
  const form = { ...(await renderedForm(request)), ...buyer };
  const reference = async (fields: Record<string, string>) =>
    REFERENCE_IN_TEXT.exec(await (await request.post(PATH, { multipart: fields })).text())?.[0];
  const [first, ...more] = await Promise.all(Array.from({ length: 8 }, () => reference(form)));
  expect(first).toMatch(REFERENCE);
  expect(new Set(more)).toEqual(new Set([first]));
  expect(await rowsOf(buyer.email)).toHaveLength(1);
  const changed = await reference({ ...form, message: "And oak doors." });
  expect(changed).not.toBe(first);
  expect(await reference({ ...form, message: "And oak doors." })).toBe(changed);
  expect(await rowsOf(buyer.email)).toHaveLength(2);
});

test("200 requests from one address exceed its rate limit, and another address is not affected", async ({
  request,
  playwright,
  baseURL,
  rowsOf,
}) => {
  const form = await renderedForm(request);
  const buyer = someBuyer();
  const responses: string[] = [];
  for (let batch = 0; batch < 20; batch += 1) {
    const texts = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const fields = { ...form, ...buyer, idempotencyKey: randomUUID() };
        const response = await request.post(PATH, { multipart: fields });
        expect(response.status()).toBe(200);
        return response.text();
      }),
    );
    responses.push(...texts);
  }
  const rejected = responses.filter((text) =>
    text.includes("Too many requests came from your network."),
  );
  expect(rejected).toHaveLength(170);
  expect(rejected[0]).toMatch(/try again in (10|9) minutes, or write to [^ ]+@/);
  const rows = await rowsOf(buyer.email);
  expect(rows).toHaveLength(30);
  // Anyone can use anyone's address, so these only get a risk flag.
  expect(rows.filter(({ status }) => status === "pending")).toHaveLength(30);
  expect(rows.filter(({ doubts }) => String(doubts) === "repeated-address")).toHaveLength(20);

  const elsewhere = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { "x-forwarded-for": `${randomUUID()}, 198.51.100.7` },
  });
  const other = someBuyer();
  await elsewhere.post(PATH, { multipart: { ...form, ...other, idempotencyKey: randomUUID() } });
  expect(await rowsOf(other.email)).toMatchObject([{ status: "pending" }]);
  await elsewhere.dispose();
});

test("Ten forged requests with a buyer's address do not hide the buyer's own request", async ({
  request,
  playwright,
  baseURL,
  rowsOf,
}) => {
  const buyer = someBuyer();
  const form = { ...(await renderedForm(request)), ...buyer };
  for (let sent = 0; sent < 10; sent += 1)
    await request.post(PATH, { multipart: { ...form, idempotencyKey: randomUUID() } });
  const elsewhere = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { "x-forwarded-for": `${randomUUID()}, 198.51.100.9` },
  });
  const own = { ...form, idempotencyKey: randomUUID(), message: "The buyer's own." };
  const responses = await Promise.all(
    [own, own].map(async (fields) => (await elsewhere.post(PATH, { multipart: fields })).text()),
  );
  const [reference, replayed] = responses.map((text) => REFERENCE_IN_TEXT.exec(text)?.[0]);
  expect(reference).toMatch(REFERENCE);
  expect(replayed).toBe(reference);
  const rows = await rowsOf(buyer.email);
  expect(rows).toHaveLength(11);
  expect(rows.at(-1)).toMatchObject({
    status: "pending",
    doubts: ["repeated-address"],
    message: "The buyer's own.",
  });
  await elsewhere.dispose();
});

test("One weak sign is noted on a pending request, and two are spam", async ({
  request,
  rowsOf,
}) => {
  const form = await renderedForm(request);
  // In the future, so that a busy machine is hasty too.
  const haste = { renderedAt: String(Date.now() + 30_000) };
  const sendings: Record<string, [Record<string, string>, object]> = {
    decoy: [{ [DECOY_FIELD]: "x" }, { status: "pending", doubts: ["decoy"] }],
    haste: [haste, { status: "pending", doubts: ["sent-fast"] }],
    "a link in haste": [
      { ...haste, message: "https://spam.example" },
      { status: "spam", doubts: ["sent-fast", "link"] },
    ],
  };
  for (const [name, [fields, stored]] of Object.entries(sendings)) {
    const buyer = someBuyer();
    const response = await request.post(PATH, {
      multipart: { ...form, ...buyer, idempotencyKey: randomUUID(), ...fields },
    });
    expect(await response.text(), name).toMatch(REFERENCE_IN_TEXT);
    expect(await rowsOf(buyer.email), name).toMatchObject([stored]);
  }
});

test("An idempotency key that only the server derives is rejected", async ({ request, rowsOf }) => {
  const buyer = someBuyer();
  const form = { ...(await renderedForm(request)), ...buyer };
  const derived = randomUUID().replace(/-4(?=...-[89ab])/, "-8");
  const response = await request.post(PATH, { multipart: { ...form, idempotencyKey: derived } });
  expect(await response.text()).toContain("This form is incomplete.");
  expect(await rowsOf(buyer.email)).toEqual([]);
});
