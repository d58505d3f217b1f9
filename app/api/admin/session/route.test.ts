import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import {
  startTestAuthService,
  type TestAuthService,
} from "#e2e/support/auth-service/auth-service.ts";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers({ "x-forwarded-for": "203.0.113.1" })),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
      set: (name: string, value: string) => (value ? jar.set(name, value) : jar.delete(name)),
    }),
}));

const { lines, write } = vi.hoisted(() => {
  const written: Record<string, unknown>[] = [];
  const record = (fields: object, message: string) => written.push({ ...fields, message });
  return { lines: written, write: record };
});
vi.mock("#server/observability/log.ts", () => ({
  log: { info: write, warn: write, error: write },
}));

let own: TestDatabase;
let service: TestAuthService;
let route: typeof import("./route.ts");
let sessions: typeof import("#server/auth/require-operator.ts");
let open: typeof import("#app/admin/teragus-submissions/auth-actions.ts").openWithAuth;
beforeAll(async () => {
  [own, service] = await Promise.all([createTestDatabase(), startTestAuthService()]);
  for (const [name, value] of Object.entries({
    DATABASE_URL: own.url,
    VERCEL: "1",
    AUTH_URL: service.url,
    AUTH_PUBLISHABLE_KEY: service.publishableKey,
    AUTH_ALLOWED_DOMAINS: "desk.example",
  }))
    vi.stubEnv(name, value);
  route = await import("./route.ts");
  sessions = await import("#server/auth/require-operator.ts");
  ({ openWithAuth: open } = await import("#app/admin/teragus-submissions/auth-actions.ts"));
});
afterAll(async () => {
  await own.drop();
  await service.stop();
});
beforeEach(async () => {
  jar.clear();
  lines.length = 0;
  await run("DELETE FROM rate_limits");
  await run("DELETE FROM admin_sessions");
});

const run = (statement: string) => own.database.$client.query<Record<string, unknown>>(statement);

/** Opens an inbox session through the auth service. */
async function signedIn() {
  const email = `ana.${randomUUID().slice(0, 8)}@desk.example`;
  const user = service.state.addUser(email);
  const session = service.state.openSession(user, "password");
  const token = () => service.state.accessToken(user, session);
  expect(await open(await token())).toEqual({ status: "granted" });
  return { user, session, token };
}

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return route.POST(
    new Request("https://site.example/api/admin/session", {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        host: "site.example",
        origin: "https://site.example",
        "content-type": "application/json",
        ...headers,
      },
    }),
  );
}

const isOpen = async () => (await sessions.verifySession({ isUse: false })) !== undefined;

async function secondsLeft(): Promise<number> {
  const { rows } = await run(
    "SELECT extract(epoch FROM confirmed_until - now()) AS seconds FROM admin_sessions",
  );
  return Math.round(Number(rows[0]?.seconds));
}

const pass = (minutes: number) =>
  run(
    `UPDATE admin_sessions SET confirmed_until = confirmed_until - interval '${minutes} minutes', last_seen_at = last_seen_at - interval '${minutes} minutes'`,
  );

test("expires after ten minutes without confirmation", async () => {
  await signedIn();
  await pass(9);
  expect(await isOpen()).toBe(true);
  await pass(1.01);
  expect(await isOpen()).toBe(false);
});

test("extends the session by ten minutes on confirmation without counting as use", async () => {
  const { token } = await signedIn();
  await pass(6);
  const lastSeen = "SELECT last_seen_at FROM admin_sessions";
  const before = (await run(lastSeen)).rows;
  const response = await send({ accessToken: await token() });
  expect(response.status).toBe(200);
  expect(await secondsLeft()).toBe(600);
  expect((await run(lastSeen)).rows).toEqual(before);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("resumes after an hour of sleep when the service confirms the session", async () => {
  const { token } = await signedIn();
  await pass(60);
  expect(await isOpen()).toBe(false);
  expect((await send({ accessToken: await token() })).status).toBe(200);
  expect(await isOpen()).toBe(true);
});

test("stays closed after two idle hours despite a valid token", async () => {
  const { token } = await signedIn();
  await pass(121);
  expect((await send({ accessToken: await token() })).status).toBe(401);
  expect(await isOpen()).toBe(false);
});

test("does not reopen an ended session", async () => {
  const { token } = await signedIn();
  await run("DELETE FROM admin_sessions");
  expect((await send({ accessToken: await token() })).status).toBe(401);
  expect((await run("SELECT FROM admin_sessions")).rowCount).toBe(0);
});

test("rejects strangers and password sessions without asking the service", async () => {
  const { token } = await signedIn();
  const accessToken = await token();
  const asked = service.exchanges.length;
  jar.clear();
  expect((await send({ accessToken })).status).toBe(401);
  vi.stubEnv("ADMIN_PASSWORD", "oak and walnut from the desk");
  await sessions.openSession();
  expect((await send({ accessToken })).status).toBe(401);
  expect(await isOpen()).toBe(true);
  expect(service.exchanges.length).toBe(asked);
});

type Operator = Awaited<ReturnType<typeof signedIn>>;
const ENDS: Record<string, { reason: string; happens: (operator: Operator) => void }> = {
  "signed out of the auth service": {
    reason: "ended",
    happens: ({ session }) => service.state.endSessions(({ id }) => id === session.id),
  },
  "was deleted": {
    reason: "ended",
    happens: ({ user }) => void service.state.users.splice(service.state.users.indexOf(user), 1),
  },
  "was banned": {
    reason: "banned",
    happens: ({ user }) => void (user.bannedUntil = "2100-01-01T00:00:00Z"),
  },
  "changed to another domain": {
    reason: "domain",
    happens: ({ user }) => void (user.email = `${randomUUID()}@other.example`),
  },
  "added a second factor": {
    reason: "factor",
    happens: ({ user }) =>
      void user.factors.push({ id: randomUUID(), name: "", secret: "", isVerified: true }),
  },
};
test.each(Object.entries(ENDS))(
  "closes the session at once for a user who %s",
  async (_, { reason, happens }) => {
    const operator = await signedIn();
    const accessToken = await operator.token();
    happens(operator);
    const response = await send({ accessToken });
    expect([response.status, await response.json()]).toEqual([403, { error: reason }]);
    expect(await isOpen()).toBe(false);
    expect((await run("SELECT FROM admin_sessions")).rowCount).toBe(0);
    expect(lines.at(-1)).toMatchObject({ reason });
    expect(JSON.stringify(lines)).not.toContain(accessToken);
    expect(JSON.stringify(lines)).not.toContain(operator.user.email);
  },
);

test("closes the session on a forged token", async () => {
  await signedIn();
  expect((await send({ accessToken: "forged" })).status).toBe(403);
  expect(await isOpen()).toBe(false);
});

test("changes nothing on a token of another auth session", async () => {
  await signedIn();
  const other = service.state.addUser("b@desk.example");
  const session = service.state.openSession(other, "password");
  await pass(6);
  const accessToken = await service.state.accessToken(other, session);
  expect((await send({ accessToken })).status).toBe(409);
  expect(await secondsLeft()).toBe(240);
});

test("does not confirm a session with another auth session's id", async () => {
  const { user, session } = await signedIn();
  const word = { name: user.email, seconds: 600 };
  expect(await sessions.confirmSession({ ...word, authSessionId: randomUUID() })).toBe(false);
  expect(await sessions.confirmSession({ ...word, authSessionId: session.id })).toBe(true);
  jar.clear();
  expect(await sessions.confirmSession({ ...word, authSessionId: session.id })).toBe(false);
});

test("changes nothing when the service does not respond, and keeps the expiry", async () => {
  const { token } = await signedIn();
  await pass(6);
  service.respondWith("GET /user", { status: 503, body: {} });
  expect((await send({ accessToken: await token() })).status).toBe(503);
  service.respondWith("GET /user", undefined);
  expect([await isOpen(), await secondsLeft()]).toEqual([true, 240]);
});

test("accepts only JSON from its own page", async () => {
  const { token } = await signedIn();
  const body = { accessToken: await token() };
  expect((await send(body, { origin: "https://evil.example" })).status).toBe(403);
  expect((await send(body, { "content-type": "text/plain" })).status).toBe(415);
  for (const wrong of [null, [], {}, { accessToken: 1 }, { accessToken: ["x"] }])
    expect((await send(wrong)).status).toBe(400);
  expect((await send({ accessToken: "x".repeat(10_000) })).status).toBe(400);
  expect((await send({ accessToken: "x".repeat(1_048_576) })).status).toBe(413);
  expect(await isOpen()).toBe(true);
});
