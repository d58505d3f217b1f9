import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { quoteRequests } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { quoteRequestResponseSchema } from "#components/quote-request/response-schema.ts";
import { QUOTE_REQUEST_RATE_LIMIT } from "#server/rate-limit/rate-limit.ts";

const SITE = "https://site.example";
let own: TestDatabase;
let post: (request: Request) => Promise<Response>;

beforeAll(async () => {
  own = await createTestDatabase();
  vi.stubEnv("DATABASE_URL", own.url);
  vi.resetModules();
  const { trustForwardedFor } = await import("#server/http/forwarded-for.ts");
  trustForwardedFor();
  const { log } = await import("#server/observability/log.ts");
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(log, level).mockImplementation(() => undefined);
  post = (await import("./route.ts")).POST;
});
afterAll(async () => {
  const { getDatabase } = await import("#server/database.ts");
  const { getJobQueue } = await import("#server/deliveries/job-queue.ts");
  await (await getJobQueue(getDatabase())).stop();
  await getDatabase().$client.end();
  await own.drop();
});

let client = "";
beforeEach(() => {
  client = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
});

const someForm = (rest: Record<string, string> = {}) => ({
  name: "Ana Ruiz",
  email: `${randomUUID()}@estudio.example`,
  projectType: "other",
  idempotencyKey: randomUUID(),
  website: "",
  filledIn: "60000",
  ...rest,
});

async function send(
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<{ status: number; parsed: ReturnType<typeof quoteRequestResponseSchema.parse> }> {
  const form = new FormData();
  if (typeof fields !== "string")
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(typeof fields === "string" ? fields : form);
  const body = await encoded.arrayBuffer();
  const response = await post(
    new Request(`${SITE}/api/quote-requests`, {
      method: "POST",
      body,
      headers: {
        host: "site.example",
        origin: SITE,
        "x-forwarded-for": client,
        "content-length": String(body.byteLength),
        "content-type": encoded.headers.get("content-type") ?? "",
        ...headers,
      },
    }),
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-request-id")).toBeTruthy();
  return {
    status: response.status,
    parsed: quoteRequestResponseSchema.parse(await response.json()),
  };
}

const rowsOf = (email: string) =>
  own.database.select().from(quoteRequests).where(eq(quoteRequests.email, email));

describe("quote form sent by a script", () => {
  it("is stored once and answered with its reference, even when sent twice", async () => {
    const form = someForm();
    const responses = [await send(form), await send(form)];
    const [row, ...others] = await rowsOf(form.email);
    expect(others).toEqual([]);
    const stored = {
      status: 200,
      parsed: { status: "success", reference: formatReference(row?.id ?? 0) },
    };
    expect(responses).toMatchObject([stored, stored]);
  });

  it("returns field errors and what was typed", async () => {
    const form = someForm({ email: "nowhere", message: "64 suites" });
    expect(await send(form)).toMatchObject({
      status: 422,
      parsed: {
        fieldErrors: { email: expect.any(String) },
        sent: { input: { message: "64 suites" } },
      },
    });
  });

  it("is rate limited per network", async () => {
    for (let sent = 0; sent < QUOTE_REQUEST_RATE_LIMIT.points; sent += 1)
      expect(await send(someForm())).toMatchObject({ status: 200 });
    expect(await send(someForm())).toMatchObject({
      status: 429,
      parsed: { status: "error", code: 429, retryAfterSeconds: expect.any(Number) },
    });
  });

  it("returns 503 when it could not be stored", async () => {
    const db = await import("#server/quote-requests/store-quote-request.ts");
    const failing = vi.spyOn(db, "insertQuoteRequest").mockRejectedValue(new Error("gone"));
    expect(await send(someForm())).toMatchObject({ status: 503, parsed: { status: "error" } });
    failing.mockRestore();
  });
});

describe("invalid quote form", () => {
  it.each([
    ["a form without a key", { name: "Ana" }, {}, 422],
    ["a page of another site", someForm(), { origin: "https://evil.example" }, 403],
    ["JSON", "{}", { "content-type": "application/json" }, 415],
    [
      "a form without parts",
      "no parts",
      { "content-type": "multipart/form-data; boundary=x" },
      400,
    ],
    ["a form that is too large", someForm({ message: "x".repeat(140_000) }), {}, 413],
  ])("is rejected with a message: %s", async (_what, fields, headers, status) => {
    const rejected = await send(fields, headers);
    expect(rejected).toMatchObject({ status, parsed: { status: "error" } });
  });
});
