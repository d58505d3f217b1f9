import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { startRelay } from "#e2e/support/relay.ts";

const { error } = vi.hoisted(() => ({ error: vi.fn<(message: string) => void>() }));
vi.mock("#server/observability/log.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  log: { error, warn: () => undefined, info: () => undefined },
}));

const request = () => new Request("https://site.example/healthz");

let own: TestDatabase;
let relay: Awaited<ReturnType<typeof startRelay>>;
let GET: (typeof import("./route.ts"))["GET"];
beforeAll(async () => {
  own = await createTestDatabase();
  relay = await startRelay(new URL(own.url));
  vi.stubEnv("DATABASE_URL", relay.url);
  ({ GET } = await import("./route.ts"));
});
afterEach(() => relay.mend());
afterAll(async () => {
  const { getDatabase } = await import("#server/database.ts");
  await getDatabase().$client.end();
  relay.close();
  await own.drop();
});

async function seen(response: Promise<Response>) {
  const received = await response;
  expect(received.headers.get("cache-control")).toBe("no-store");
  expect(received.headers.get("x-request-id")).toMatch(/./);
  return { status: received.status, body: (await received.json()) as unknown };
}

it("reports whether the database responds", async () => {
  expect(await seen(GET(request()))).toEqual({
    status: 200,
    body: { status: "ok", database: "ok", undeliveredDeskMails: 0 },
  });
  relay.cut();
  expect(await seen(GET(request()))).toEqual({
    status: 503,
    body: { status: "error", database: "unreachable" },
  });
  expect(error).toHaveBeenCalledExactlyOnceWith("health check: database does not respond");
});

it("reports a mail to the export team from its first failed attempt until it arrives", async () => {
  const { $client: client } = own.database;
  const mail = async (attempts: number, state: string, channel = "desk-mail") => {
    await client.query(
      "WITH stored AS (INSERT INTO quote_requests (name, email, project_type, idempotency_key) VALUES ('Ana', 'ana@example.com', 'other', gen_random_uuid()) RETURNING id) INSERT INTO deliveries (id, request_id, event, channel, state, attempts) SELECT gen_random_uuid(), id, 'quote_request.created', $1, $2, $3 FROM stored",
      [channel, state, attempts],
    );
  };
  await mail(0, "queued");
  await mail(3, "delivered");
  await mail(1, "queued", "buyer-mail");
  expect(await seen(GET(request()))).toMatchObject({ body: { status: "ok" } });
  await mail(1, "queued");
  await mail(9, "failed");
  expect(await seen(GET(request()))).toEqual({
    status: 200,
    body: { status: "degraded", database: "ok", undeliveredDeskMails: 2 },
  });
  const { listUndelivered } = await import("#db/deliveries/delivery-queries.ts");
  expect((await listUndelivered(own.database)).ids).toHaveLength(2);
  await client.query("UPDATE deliveries SET state = 'delivered'");
  expect(await seen(GET(request()))).toMatchObject({ body: { status: "ok" } });
});
