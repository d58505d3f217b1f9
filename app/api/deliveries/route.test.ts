import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { deliveries } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { startRelay } from "#e2e/support/relay.ts";
import { startMailServer, type MailServer } from "#e2e/support/mail-server.ts";
import { quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";

const SECRET = "a secret for the tests only";
const request = (authorization?: string) =>
  new Request("https://site.example/api/deliveries", {
    headers: authorization === undefined ? {} : { authorization },
  });

let own: TestDatabase;
let relay: Awaited<ReturnType<typeof startRelay>>;
let mailServer: MailServer;
let route: typeof import("./route.ts");
beforeAll(async () => {
  own = await createTestDatabase();
  relay = await startRelay(new URL(own.url));
  mailServer = await startMailServer();
  vi.stubEnv("DATABASE_URL", relay.url);
  vi.stubEnv("SMTP_URL", mailServer.url);
  vi.stubEnv("CRON_SECRET", SECRET);
  vi.stubEnv("LOG_LEVEL", "silent");
  route = await import("./route.ts");
});
afterAll(async () => {
  const { getDatabase } = await import("#server/database.ts");
  await getDatabase().$client.end();
  relay.close();
  await mailServer.stop();
  await own.drop();
});

beforeEach(async () => {
  await own.database.delete(deliveries);
  mailServer.mails.length = 0;
});

/** Calls the route as the scheduler does. */
const call = () => route.GET(request(`Bearer ${SECRET}`));

async function store(): Promise<void> {
  const { getDatabase } = await import("#server/database.ts");
  const { insertQuoteRequest } = await import("#server/quote-requests/request-mutations.ts");
  const input = { name: "Ana", email: `${randomUUID()}@buyer.example`, projectType: "other" };
  const stored = { ...quoteRequestSchema.parse(input), idempotencyKey: randomUUID() };
  await insertQuoteRequest(getDatabase(), stored);
}

it("sends waiting deliveries once when called with the secret", async () => {
  await store();
  for (const method of [route.GET, route.POST, route.GET]) {
    const response = await method(request(`Bearer ${SECRET}`));
    expect(response.status).toBe(204);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect(mailServer.mails).toHaveLength(2);
});

it("retries later when the mail server was down", async () => {
  const { port } = new URL(mailServer.url);
  await mailServer.stop();
  await store();
  expect((await call()).status).toBe(204);
  const states = () => own.database.select().from(deliveries).where(eq(deliveries.state, "queued"));
  expect(await states()).toMatchObject(
    [1, 2].map(() => ({ attempts: 1, reason: "The mail server refused the connection." })),
  );
  mailServer = await startMailServer(Number(port));
  await call();
  expect(mailServer.mails).toEqual([]);
  // Move the retries' start times back by a minute.
  await own.database.execute(
    sql`UPDATE deliveries SET next_attempt_at = next_attempt_at - interval '1 minute'`,
  );
  await call();
  expect(mailServer.mails).toHaveLength(2);
  expect(await states()).toEqual([]);
});

it("rejects a call without the secret", async () => {
  await store();
  const before = mailServer.mails.length;
  for (const authorization of [undefined, "", SECRET, "Bearer ", `Bearer ${SECRET}x`]) {
    const rejected = await route.GET(request(authorization));
    expect([rejected.status, await rejected.text()]).toEqual([401, "Unauthorized"]);
    expect(rejected.headers.get("www-authenticate")).toBe('Bearer realm="deliveries"');
  }
  expect(mailServer.mails).toHaveLength(before);
});

it("returns 404 when no secret is configured", async () => {
  const { getEnv } = await import("#server/env/env.ts");
  Object.assign(getEnv(), { CRON_SECRET: undefined });
  for (const authorization of ["Bearer ", "Bearer undefined"])
    expect((await route.GET(request(authorization))).status).toBe(404);
  Object.assign(getEnv(), { CRON_SECRET: SECRET });
});
