import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import {
  startTestAuthService,
  type TestAuthService,
} from "#e2e/support/auth-service/auth-service.ts";
import type { TestUser } from "#e2e/support/auth-service/auth-state.ts";
import { FORGED_TOKENS, signed, type SignedIn } from "#e2e/support/auth-service/forged-tokens.ts";

const jar = new Map<string, string>();
let address = "";
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers({ "x-forwarded-for": address })),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
      set: (name: string, value: string) => (value ? jar.set(name, value) : jar.delete(name)),
    }),
}));

const { lines, write } = vi.hoisted(() => {
  const written: Record<string, unknown>[] = [];
  const record = (fields: object | string, message = fields) =>
    written.push({ ...(typeof fields === "object" && fields), message });
  return { lines: written, write: record };
});
vi.mock("#server/observability/log.ts", () => ({
  log: { info: write, warn: write, error: write },
}));

const DOMAINS = { AUTH_ALLOWED_DOMAINS: "Desk.example,export.example" };
let own: TestDatabase;
let service: TestAuthService;
let open: typeof import("./auth-actions.ts").openWithAuth;
beforeAll(async () => {
  [own, service] = await Promise.all([createTestDatabase(), startTestAuthService()]);
  open = await actionWith(DOMAINS);
});
afterAll(async () => {
  await own.drop();
  await service.stop();
});
beforeEach(async () => {
  jar.clear();
  lines.length = 0;
  address = `203.0.113.${Math.floor(Math.random() * 250)}`;
  await own.database.$client.query("DELETE FROM rate_limits");
  await own.database.$client.query("DELETE FROM admin_sessions");
});

/** The action with these environment variables. */
async function actionWith(variables: Record<string, string | undefined>) {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({
    DATABASE_URL: own.url,
    SESSION_SECRET: "a secret of at least thirty-two characters",
    ADMIN_PASSWORD: undefined,
    VERCEL: "1",
    AUTH_URL: service.url,
    AUTH_PUBLISHABLE_KEY: service.publishableKey,
    ...variables,
  }))
    vi.stubEnv(name, value);
  return (await import("./auth-actions.ts")).openWithAuth;
}

/** Signs a user in at the auth service and returns the session. */
async function someone(
  user: Partial<TestUser> = {},
  email = `ana.${randomUUID().slice(0, 8)}@desk.example`,
) {
  const added = service.state.addUser(email, user);
  const session = service.state.openSession(added, "password");
  return { service, user: added, session, token: await service.state.accessToken(added, session) };
}

async function openSessions() {
  const { rows } = await own.database.$client.query<Record<string, unknown>>(
    "SELECT person AS operator, is_person_verified, auth_session_id, extract(epoch FROM confirmed_until - now()) AS seconds FROM admin_sessions",
  );
  return rows;
}

/** Asserts that no log line contains a secret. */
function expectNoSecrets(...secrets: string[]): void {
  const written = JSON.stringify(lines);
  for (const secret of secrets) expect(written).not.toContain(secret);
}

async function expectRejected(given: unknown, reason: string): Promise<void> {
  expect(await open(given)).toEqual({ status: "rejected", reason });
  expect(await openSessions()).toEqual([]);
  expect(jar.size).toBe(0);
  expect(lines).toEqual([
    {
      client: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      isKnown: false,
      reason,
      message: "sign-in denied by the auth service's token",
    },
  ]);
}

test("opens a ten-minute session under the confirmed address for a valid token", async () => {
  const { user, session, token } = await someone({
    userMetadata: { full_name: "Somebody Else", name: "Somebody Else" },
  });
  expect(await open(token)).toEqual({ status: "granted" });
  const [opened] = await openSessions();
  expect(opened).toMatchObject({
    operator: user.email,
    is_person_verified: true,
    auth_session_id: session.id,
  });
  expect(Number(opened?.seconds)).toBeGreaterThan(595);
  expect(Number(opened?.seconds)).toBeLessThanOrEqual(600);
  expect(lines).toMatchObject([{ message: "signed in by the auth service", isKnown: false }]);
  expectNoSecrets(token, user.email, session.id, address);
});

test("accepts a token after a key rotation, with ES256 and RS256", async () => {
  // A fresh process has no keys yet; a process with keys refetches them at most twice a minute.
  open = await actionWith(DOMAINS);
  const before = await someone();
  await service.state.keys.rotate("RS256");
  expect(await open((await someone()).token)).toEqual({ status: "granted" });
  expect(await open(before.token)).toEqual({ status: "granted" });
});

test.each(Object.keys(FORGED_TOKENS))("opens no session for a token %s", async (name) => {
  const it = await someone();
  const forged = await FORGED_TOKENS[name]?.(it);
  const asked = service.exchanges.filter(({ path }) => path === "/user").length;
  await expectRejected(forged, "token");
  // Tokens with a bad signature never reach the service.
  expect(service.exchanges.filter(({ path }) => path === "/user").length).toBe(asked);
  expectNoSecrets(
    it.user.email,
    address,
    ...(typeof forged === "string" && forged ? [forged] : []),
  );
});

test("never fetches a key from an address named in the token", async () => {
  let visits = 0;
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "own", alg: "ES256" };
  const server = createServer((_, response) => {
    visits += 1;
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const jku = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
  await expectRejected(
    await signed(await someone(), { kid: "own", jku, x5u: jku }, privateKey),
    "token",
  );
  server.close();
  expect(visits).toBe(0);
});

const UNWELCOME: Record<string, { reason: string; who: () => Promise<SignedIn> }> = {
  "of a session that was signed out": {
    reason: "ended",
    who: async () => {
      const it = await someone();
      service.state.endSessions(({ id }) => id === it.session.id);
      return it;
    },
  },
  "of an account that was deleted": {
    reason: "ended",
    who: async () => {
      const it = await someone();
      service.state.users.splice(service.state.users.indexOf(it.user), 1);
      return it;
    },
  },
  "of a banned account": {
    reason: "banned",
    who: () => someone({ bannedUntil: "2100-01-01T00:00:00Z" }),
  },
  "of an address that was not confirmed": {
    reason: "unconfirmed",
    who: () => someone({ confirmedAt: undefined }),
  },
  "of an anonymous account": { reason: "anonymous", who: () => someone({ isAnonymous: true }) },
  "of another domain": { reason: "domain", who: () => someone({}, "ana@other.example") },
  "of a domain that begins like the desk's": {
    reason: "domain",
    who: () => someone({}, "ana@desk.example.evil.example"),
  },
  "of a domain that ends like the desk's": {
    reason: "domain",
    who: () => someone({}, "ana@evildesk.example"),
  },
  "of a subdomain of the desk's": {
    reason: "domain",
    who: () => someone({}, "ana@mail.desk.example"),
  },
  "of an address with two @ signs": {
    reason: "address",
    who: () => someone({}, '"ana@desk.example"@evil.example'),
  },
  "of an address that is longer than a name may be": {
    reason: "address",
    who: () => someone({}, `${"a".repeat(80)}@desk.example`),
  },
  "without the second factor that the account has": {
    reason: "factor",
    who: () => someone({ factors: [{ id: randomUUID(), name: "", secret: "", isVerified: true }] }),
  },
};

test.each(Object.entries(UNWELCOME))(
  "opens no session for a token %s",
  async (_, { reason, who }) => {
    const { user, token } = await who();
    await expectRejected(token, reason);
    expectNoSecrets(token, user.email);
  },
);

test("accepts a used factor and does not ask for an unverified one", async () => {
  const factor = { id: randomUUID(), name: "", secret: "", isVerified: true };
  const { user, session } = await someone({ factors: [factor] });
  session.aal = "aal2";
  const token = await service.state.accessToken(user, session);
  expect(await open(token)).toEqual({ status: "granted" });
  const unverified = await someone({ factors: [{ ...factor, isVerified: false }] });
  expect(await open(unverified.token)).toEqual({ status: "granted" });
});

test("lowercases the address", async () => {
  const { token } = await someone({}, "Ana.Ruiz@EXPORT.example");
  expect(await open(token)).toEqual({ status: "granted" });
  expect(await openSessions()).toMatchObject([{ operator: "ana.ruiz@export.example" }]);
});

const tokenOf = async (user: Partial<TestUser>, email?: string) =>
  (await someone(user, email)).token;

test("accepts a required role only from app metadata, in addition to the domain", async () => {
  const before = open;
  const wanted = { AUTH_REQUIRED_ROLE: "export-desk" };
  open = await actionWith(wanted);
  for (const appMetadata of [{ role: "export-desk" }, { roles: ["buyer", "export-desk"] }])
    expect(await open(await tokenOf({ appMetadata }, "ana@anywhere.example"))).toEqual({
      status: "granted",
    });
  await own.database.$client.query("DELETE FROM admin_sessions");
  for (const user of [
    {},
    { appMetadata: { role: "buyer", roles: "export-desk" } },
    { appMetadata: { role: ["export-desk"] } },
    { userMetadata: { role: "export-desk", roles: ["export-desk"] } },
  ])
    expect(await open(await tokenOf(user))).toEqual({ status: "rejected", reason: "role" });
  open = await actionWith({ ...wanted, AUTH_ALLOWED_DOMAINS: "desk.example" });
  const appMetadata = { role: "export-desk" };
  expect(await open(await tokenOf({ appMetadata }, "ana@anywhere.example"))).toMatchObject({
    reason: "domain",
  });
  expect(await open(await tokenOf({}))).toMatchObject({ reason: "role" });
  expect(await openSessions()).toEqual([]);
  expect(await open(await tokenOf({ appMetadata }))).toEqual({ status: "granted" });
  open = before;
});

const OUTAGES = {
  fails: { status: 500, body: { code: 500, error_code: "unexpected_failure", msg: "" } },
  "applies its rate limit": {
    status: 429,
    body: { code: 429, error_code: "over_request_rate_limit" },
  },
  "is behind a gateway's sign-in page": {
    status: 200,
    body: "<!doctype html><p>Sign in to the hotel",
  },
  "is behind a gateway that rejects the key": { status: 401, body: { message: "Invalid API key" } },
  redirects: { status: 302, headers: { location: "https://other.example/" } },
  "returns an incomplete user": { status: 200, body: { id: "1" } },
};
test.each(Object.entries(OUTAGES))(
  "opens no session and counts no attempt when the service %s",
  async (_, reply) => {
    service.respondWith("GET /user", reply);
    const { user, token } = await someone();
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect(await open(token)).toEqual({ status: "unreachable" });
    service.respondWith("GET /user", undefined);
    expect(await openSessions()).toEqual([]);
    expect(lines[0]).toMatchObject({ message: "sign-in failed: auth service did not respond" });
    expectNoSecrets(token, user.email);
    expect(await open(token)).toEqual({ status: "granted" });
  },
);

test("rejects addresses that the service confirms automatically, unless a role is required", async () => {
  const before = open;
  service.state.confirmsByItself = true;
  open = await actionWith(DOMAINS);
  expect(await open(await tokenOf({}))).toEqual({ status: "rejected", reason: "unproven" });
  expect(await openSessions()).toEqual([]);
  expect(lines).toContainEqual({
    message: expect.stringContaining("confirms addresses by itself") as unknown,
  });
  open = await actionWith({ ...DOMAINS, AUTH_REQUIRED_ROLE: "export-desk" });
  const appMetadata = { role: "export-desk" };
  expect(await open(await tokenOf({ appMetadata }))).toEqual({ status: "granted" });
  service.state.confirmsByItself = false;
  open = before;
});

test("rejects a response for another user", async () => {
  const { token } = await someone();
  const other = {
    id: randomUUID(),
    email: "b@desk.example",
    email_confirmed_at: "2026-01-01T00:00:00Z",
  };
  service.respondWith("GET /user", { status: 200, body: other });
  await expectRejected(token, "token");
  service.respondWith("GET /user", undefined);
});

test("opens no session when the keys cannot be fetched", async () => {
  const before = open;
  open = await actionWith({ AUTH_ALLOWED_DOMAINS: "desk.example" });
  service.respondWith("GET /.well-known/jwks.json", { status: 503, body: {} });
  const { token } = await someone();
  expect(await open(token)).toEqual({ status: "unreachable" });
  service.respondWith("GET /.well-known/jwks.json", undefined);
  expect(await open(token)).toEqual({ status: "granted" });
  open = before;
});

test("locks out a sender after ten rejected tokens, with the password's rate limit", async () => {
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(await open("no token")).toEqual({ status: "rejected", reason: "token" });
  const { token } = await someone();
  expect(await open(token)).toEqual({
    status: "denied",
    nextTryAt: expect.any(String) as unknown,
  });
  expect(await openSessions()).toEqual([]);
  expect(lines.at(-1)).toMatchObject({ message: "sign-in rejected: too many tries" });
});

test("rejects every token on a site without the auth service", async () => {
  const before = open;
  const { token } = await someone();
  open = await actionWith({
    AUTH_URL: undefined,
    AUTH_PUBLISHABLE_KEY: undefined,
    ADMIN_PASSWORD: "oak and walnut from the desk",
  });
  expect(await open(token)).toEqual({ status: "rejected", reason: "token" });
  expect(await openSessions()).toEqual([]);
  open = before;
});
