import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as prom from "prom-client";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { company } from "#content/company.ts";
import { quoteRequests } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { startMailServer, type MailServer } from "#e2e/support/mail-server.ts";
import { quoteRequestResponseSchema } from "./response-schema.ts";
import type { QuoteRequestResult } from "#lib/quote-requests/quote-request-result.ts";

const sentHeaders = new Headers();
vi.mock("next/headers", () => ({ headers: () => Promise.resolve(sentHeaders) }));
let hasWaitUntil = true;
let afterResponse: (() => Promise<void>)[] = [];
vi.mock("next/server", async (load) => ({
  ...(await load<typeof import("next/server")>()),
  after: (work: () => Promise<void>) => {
    if (!hasWaitUntil) throw new Error("`waitUntil` is not available in the current environment.");
    afterResponse.push(work);
  },
}));

let own: TestDatabase;
let mailServer: MailServer;
let submit: (form: unknown) => Promise<QuoteRequestResult>;
let logged: { level: string; fields: unknown; message: string; requestId?: string }[] = [];
let metricsText: () => Promise<string>;

beforeAll(async () => {
  own = await createTestDatabase();
  mailServer = await startMailServer();
  vi.stubEnv("DATABASE_URL", own.url);
  vi.stubEnv("SMTP_URL", mailServer.url);
  vi.resetModules();
  const { trustForwardedFor } = await import("#server/http/forwarded-for.ts");
  trustForwardedFor();
  const { log } = await import("#server/observability/log.ts");
  const { requestContext } = await import("#server/observability/request-context.ts");
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(log, level).mockImplementation((fields: unknown, message?: string) => {
      logged.push({ level, fields, message: message ?? "", ...requestContext().getStore() });
    });
  const { setMetrics } = await import("#server/observability/metrics.ts");
  const { createMetrics } = await import("#server/observability/start-metrics.ts");
  const metrics = createMetrics(prom, {});
  setMetrics(metrics);
  metricsText = () => metrics.registry.metrics();
  const { submitQuoteRequest } = await import("./actions.ts");
  submit = (form) => submitQuoteRequest({ status: "idle" }, form as FormData);
});
afterAll(async () => {
  const { getDatabase } = await import("#server/database.ts");
  const { getJobQueue } = await import("#server/deliveries/job-queue.ts");
  await (await getJobQueue(getDatabase())).stop();
  await getDatabase().$client.end();
  await mailServer.stop();
  await own.drop();
});
beforeEach(() => {
  logged = [];
  afterResponse = [];
  sentHeaders.set("x-forwarded-for", someClient());
  sentHeaders.set("x-request-id", "a-request-of-the-test");
});

const someClient = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

const someBuyer = () => ({
  name: "Ana Ruiz",
  email: `${randomUUID()}@estudio.example`,
  projectType: "other",
  idempotencyKey: randomUUID(),
  website: "",
  filledIn: "60000",
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const rowsOf = (email: string) =>
  own.database.select().from(quoteRequests).where(eq(quoteRequests.email, email));

describe("quote request", () => {
  it("is stored as typed and answered with its reference", async () => {
    const buyer = someBuyer();
    const form = formOf({ ...buyer, message: "64 suites", quantity: "large" });
    form.append("productCategories", "wall-panels");
    form.append("productCategories", "hardwood-flooring");
    const result = await submit(form);
    const [row, ...others] = await rowsOf(buyer.email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      name: "Ana Ruiz",
      message: "64 suites",
      quantity: "large",
      productCategory: "hardwood-flooring, wall-panels",
      status: "pending",
      riskFlags: [],
    });
    expect(result).toMatchObject({
      status: "success",
      reference: formatReference(row?.id ?? 0),
      asked: { name: row?.name },
    });
    expect(logged).toEqual([
      {
        level: "info",
        fields: { id: row?.id, status: "pending", riskFlags: [], replayed: false },
        message: "quote request stored",
        requestId: "a-request-of-the-test",
      },
    ]);
    expect(await metricsText()).toContain(
      'teragus_quote_requests_stored_total{status="pending",replayed="false"} 1',
    );
  });

  it("sends its mails only after the response", async () => {
    const buyer = someBuyer();
    const { length } = mailServer.mails;
    await submit(formOf(buyer));
    expect(mailServer.mails).toHaveLength(length);
    for (const work of afterResponse) await work();
    const recipients = mailServer.mails.map(({ to }) => JSON.stringify(to)).join();
    expect(recipients).toContain(buyer.email);
    expect(recipients).toContain(company.email);
  });

  it("is answered when the host has no waitUntil", async () => {
    hasWaitUntil = false;
    expect(await submit(formOf(someBuyer()))).toMatchObject({ status: "success" });
    expect(logged.at(-1)).toMatchObject({
      level: "warn",
      message: "deliveries wait for the scheduler",
    });
    hasWaitUntil = true;
  });

  it("is stored once and answered alike when sent again", async () => {
    const buyer = someBuyer();
    const [first, second] = [await submit(formOf(buyer)), await submit(formOf(buyer))];
    expect(first.status).toBe("success");
    expect(second).toEqual(first);
    expect(await rowsOf(buyer.email)).toHaveLength(1);
  });

  it("is stored as spam from a bot and with a risk flag when sent too fast", async () => {
    const [script, hasty] = [someBuyer(), someBuyer()];
    expect(await submit(formOf({ ...script, website: "x" }))).toMatchObject({ status: "success" });
    expect(await submit(formOf({ ...hasty, filledIn: "10" }))).toMatchObject({ status: "success" });
    expect(await rowsOf(script.email)).toMatchObject([{ status: "spam" }]);
    expect(await rowsOf(hasty.email)).toMatchObject([
      { status: "pending", riskFlags: ["sent-fast"] },
    ]);
  });

  it("gets a risk flag from the eleventh request of an address within an hour", async () => {
    const buyer = someBuyer();
    for (let sent = 0; sent < 11; sent += 1) {
      sentHeaders.set("x-forwarded-for", someClient());
      await submit(formOf({ ...buyer, idempotencyKey: randomUUID() }));
    }
    const riskFlags = (await rowsOf(buyer.email)).map((row) => row.riskFlags.join());
    expect(riskFlags.toSorted()).toEqual([...Array<string>(10).fill(""), "repeated-address"]);
  });
});

describe("rejected quote request", () => {
  it("without a key reports an incomplete form", async () => {
    const message = "This form is incomplete. Reload the page and send it again.";
    expect(await submit(formOf({ name: "Ana" }))).toEqual({ status: "error", message });
    expect(await submit("no form")).toEqual({ status: "error", message });
    expect(await metricsText()).toContain(
      'teragus_quote_requests_refused_total{reason="invalid"} 2',
    );
    expect(afterResponse).toEqual([]);
  });

  it("with an invalid field names it and returns what was typed", async () => {
    const buyer = { ...someBuyer(), projectType: "castle", message: "64 suites" };
    expect(await submit(formOf(buyer))).toMatchObject({
      status: "error",
      message: "Please check the marked fields.",
      fieldErrors: { projectType: "Choose the type of project." },
      sent: { idempotencyKey: buyer.idempotencyKey, input: { message: "64 suites" } },
    });
    expect(await rowsOf(buyer.email)).toEqual([]);
  });

  it("over the rate limit says when to retry and where to write", async () => {
    const buyer = someBuyer();
    for (let sent = 0; sent < 30; sent += 1)
      await submit(formOf({ ...buyer, idempotencyKey: randomUUID() }));
    const late = someBuyer();
    const rejected = await submit(formOf(late));
    expect(rejected).toMatchObject({ status: "error", code: 429 });
    expect(rejected).toHaveProperty("retryAfterSeconds", expect.any(Number));
    expect(rejected).toHaveProperty("sent.idempotencyKey", late.idempotencyKey);
    expect(rejected).toHaveProperty(
      "message",
      expect.stringMatching(
        /^Too many requests came from your network\. Please try again in (10|9) minutes, or write to /,
      ),
    );
    expect(rejected).toHaveProperty("message", expect.stringContaining(company.email));
    expect(await rowsOf(late.email)).toEqual([]);
    await own.database.$client.query("UPDATE rate_limits SET expire = $1 WHERE points > 30", [
      Date.now() + 30_000,
    ]);
    expect(await submit(formOf(late))).toHaveProperty(
      "message",
      expect.stringContaining("try again in 1 minute, or"),
    );
    expect(await metricsText()).toContain(
      'teragus_quote_requests_refused_total{reason="limited"} 2',
    );
    expect(logged.at(-1)).toMatchObject({
      level: "info",
      fields: { reason: "limited" },
      message: "quote request rejected",
    });
  });

  it("on a database failure returns the specified message and logs no personal data", async () => {
    const buyer = someBuyer();
    await own.database.$client.query("ALTER TABLE quote_requests RENAME TO elsewhere");
    const result = await submit(formOf(buyer));
    await own.database.$client.query("ALTER TABLE elsewhere RENAME TO quote_requests");
    expect(result).toMatchObject({
      status: "error",
      message: "There was an error submitting your request. Please try again.",
      sent: { idempotencyKey: buyer.idempotencyKey },
    });
    expect(logged).toMatchObject([
      { level: "error", fields: { code: "42P01" }, message: "quote request not stored" },
    ]);
    expect(JSON.stringify(logged)).not.toContain(buyer.email);
    expect(await metricsText()).toContain(
      'teragus_quote_requests_refused_total{reason="failed"} 1',
    );
  });
});

const table = (text: string, name = "list.csv") => new File([`${text},1,2\n`], name);

async function submitWith(buyer: Record<string, string>, attachments: readonly File[]) {
  const form = formOf(buyer);
  for (const file of attachments) form.append("attachments", file);
  return submit(form);
}

const filesOf = async (email: string) => {
  const { rows } = await own.database.$client.query<{ name: string; state: string }>(
    "SELECT f.name, f.state FROM quote_request_files f JOIN quote_requests r ON r.id = f.request_id WHERE r.email = $1 ORDER BY f.name",
    [email],
  );
  return rows;
};

describe("attachments of a quote request", () => {
  it("are uploaded with the form without JavaScript, and missing ones are named", async () => {
    const buyer = someBuyer();
    const files = [table("a"), new File([""], ""), table("b", "setup.exe"), new File([], "e.pdf")];
    const result = await submitWith(buyer, files);
    expect(quoteRequestResponseSchema.parse(result)).toEqual(result);
    expect(result).toMatchObject({
      status: "success",
      files: 1,
      missingFiles: [
        { name: "setup.exe", words: expect.stringMatching(/^We take PDF/) as unknown },
        { name: "e.pdf", words: "It is empty." },
      ],
    });
    expect(await filesOf(buyer.email)).toEqual([
      { name: "e.pdf", state: "missing" },
      { name: "list.csv", state: "complete" },
      { name: "setup.exe", state: "missing" },
    ]);
    expect(JSON.stringify(logged)).not.toContain("setup");
  });

  it("are stored once when the form is sent again", async () => {
    const buyer = someBuyer();
    const first = await submitWith(buyer, [table("a")]);
    expect(await submitWith(buyer, [table("a")])).toEqual(first);
    expect(await filesOf(buyer.email)).toHaveLength(1);
  });

  it("are kept when another field is invalid", async () => {
    const buyer = someBuyer();
    const rejected = await submitWith({ ...buyer, email: "nowhere" }, [table("a")]);
    expect(quoteRequestResponseSchema.parse(rejected)).toEqual(rejected);
    const { files = [] } = ("sent" in rejected && rejected.sent) || {};
    expect(files).toMatchObject([{ name: "list.csv", size: 6 }]);
    const result = await submit(formOf({ ...buyer, files: JSON.stringify(files) }));
    expect(result).toMatchObject({ status: "success", files: 1, missingFiles: [] });
  });

  it("are reported missing when they were not uploaded", async () => {
    const buyer = someBuyer();
    const named = { id: randomUUID(), name: "plan\u202E.pdf", size: 9 };
    const result = await submit(formOf({ ...buyer, files: JSON.stringify([named]) }));
    expect(result).toMatchObject({
      status: "success",
      files: 0,
      missingFiles: [{ name: "plan\uFFFD.pdf", words: "It did not arrive." }],
    });
  });

  it.each(["{", "{}", "[1]", '[{"id":"1","name":"a","size":1}]', "null"])(
    "do not lose typed text when their list is %j",
    async (files) => {
      const buyer = someBuyer();
      expect(await submit(formOf({ ...buyer, message: "64 suites", files }))).toMatchObject({
        status: "error",
        message: "The list of files could not be read. Please send the form again.",
        sent: { idempotencyKey: buyer.idempotencyKey, input: { message: "64 suites" } },
      });
      expect(await rowsOf(buyer.email)).toEqual([]);
    },
  );

  it("do not prevent a request from being stored when their table fails", async () => {
    const buyer = someBuyer();
    await own.database.$client.query("ALTER TABLE quote_request_file_parts RENAME TO elsewhere");
    const result = await submitWith(buyer, [table("a")]);
    await own.database.$client.query("ALTER TABLE elsewhere RENAME TO quote_request_file_parts");
    expect(result).toMatchObject({
      status: "success",
      files: 0,
      missingFiles: [{ name: "list.csv" }],
    });
  });
});
