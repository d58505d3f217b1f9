import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";

const { warn } = vi.hoisted(() => ({ warn: vi.fn<(fields: object, message: string) => void>() }));
vi.mock("#server/observability/log.ts", () => ({ log: { warn } }));

const jar = new Map<string, { value: string; options: Record<string, unknown> }>();
vi.mock("next/headers", () => ({
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name)?.value } : undefined),
      set: (name: string, value: string, options: Record<string, unknown>) =>
        value ? jar.set(name, { value, options }) : jar.delete(name),
    }),
}));

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());
beforeEach(() => {
  jar.clear();
  warn.mockClear();
});

async function sessionsWith(env: Record<string, string | undefined> = {}) {
  vi.resetModules();
  vi.unstubAllEnvs();
  Object.entries({
    DATABASE_URL: own.url,
    SESSION_SECRET: "a secret of at least thirty-two characters",
    ADMIN_PASSWORD: "first",
    ADMIN_PASSWORD_HASH: undefined,
    SITE_URL: "http://localhost:3000",
    ...env,
  }).forEach(([name, value]) => vi.stubEnv(name, value));
  return import("./require-operator.ts");
}

/** Returns the id of the transaction that last wrote the newest session. */
async function written(): Promise<string | undefined> {
  const { rows } = await own.database.$client.query<{ xmin: string }>(
    "SELECT xmin FROM admin_sessions ORDER BY created_at DESC LIMIT 1",
  );
  return rows[0]?.xmin;
}

test("keeps a session valid from sign-in to sign-out, then rejects a copied cookie", async () => {
  const { closeSession, openSession, verifySession } = await sessionsWith();
  expect(await verifySession()).toBeUndefined();
  await openSession();
  expect(await verifySession()).toBeDefined();
  const copy = new Map(jar);
  await closeSession();
  expect(await verifySession()).toBeUndefined();
  copy.forEach((cookie, name) => jar.set(name, cookie));
  expect(await verifySession()).toBeUndefined();
});

test("ends every session when the password or the secret changes", async () => {
  await (await sessionsWith()).openSession();
  expect(await (await sessionsWith()).verifySession()).toBeDefined();
  expect(await (await sessionsWith({ ADMIN_PASSWORD: "second" })).verifySession()).toBeUndefined();
  const other = await sessionsWith({ SESSION_SECRET: "another secret of thirty-two characters" });
  expect(await other.verifySession()).toBeUndefined();
  expect(await (await sessionsWith()).verifySession()).toBeDefined();
});

test("rejects an expired session regardless of the cookie", async () => {
  const { openSession, verifySession } = await sessionsWith();
  await openSession();
  await own.database.$client.query("UPDATE admin_sessions SET expires_at = now()");
  expect(await verifySession()).toBeUndefined();
});

test("ends a session after two hours without use", async () => {
  const { openSession, verifySession } = await sessionsWith();
  await openSession();
  const lastSeen = (ago: string) =>
    own.database.$client.query("UPDATE admin_sessions SET last_seen_at = now() - $1::interval", [
      ago,
    ]);
  await lastSeen("1 hour 59 minutes");
  expect(await verifySession()).toBeDefined();
  const { rows } = await own.database.$client.query<{ isNoted: boolean }>(
    `SELECT last_seen_at > now() - interval '1 minute' AS "isNoted" FROM admin_sessions ORDER BY created_at DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ isNoted: true }]);
  await lastSeen("2 hours 1 second");
  expect(await verifySession()).toBeUndefined();
});

test("does not count background polling as use of the session", async () => {
  const { openSession, verifySession } = await sessionsWith();
  await openSession();
  await own.database.$client.query(
    "UPDATE admin_sessions SET last_seen_at = now() - interval '1 hour 59 minutes'",
  );
  const before = await written();
  expect(await verifySession({ isUse: false })).toBeDefined();
  expect(await written()).toBe(before);
  await own.database.$client.query(
    "UPDATE admin_sessions SET last_seen_at = now() - interval '2 hours 1 second'",
  );
  expect(await verifySession({ isUse: false })).toBeUndefined();
});

test("records use of a session at most once a minute", async () => {
  const { openSession, verifySession } = await sessionsWith();
  await openSession();
  const before = await written();
  for (let read = 0; read < 3; read += 1) expect(await verifySession()).toBeDefined();
  expect(await written()).toBe(before);
});

test("stores no token and deletes expired sessions", async () => {
  const { openSession } = await sessionsWith();
  await own.database.$client.query("UPDATE admin_sessions SET expires_at = now()");
  await openSession();
  const { rows } = await own.database.$client.query<{ token_hash: string }>(
    "SELECT token_hash FROM admin_sessions",
  );
  expect(rows).toHaveLength(1);
  expect(jar.values().next().value?.value).not.toContain(rows[0]?.token_hash);
});

test("rejects a forged cookie", async () => {
  const { openSession, verifySession } = await sessionsWith();
  await openSession();
  const [name = ""] = jar.keys();
  const options = {};
  for (const value of ["", "x", "Fe26.2*1*x*x*x*x*x", "%00"]) {
    jar.set(name, { value, options });
    expect(await verifySession()).toBeUndefined();
  }
});

test("sets a Secure, __Host- cookie over https", async () => {
  await (await sessionsWith({ SITE_URL: "https://site.example" })).openSession();
  const [name, cookie] = [...jar][0] ?? [];
  expect(name).toMatch(/^__Host-/);
  expect(cookie?.options).toMatchObject({
    secure: true,
    httpOnly: true,
    sameSite: "strict",
    path: "/",
  });
});

test("sets a cookie without Secure over http that expires with the session", async () => {
  await (await sessionsWith()).openSession();
  const [name, cookie] = [...jar][0] ?? [];
  expect(name).toBe("teragus-desk");
  expect(cookie?.options).toMatchObject({ secure: false });
  const hours = Number(cookie?.options.maxAge) / 3_600;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
});

test("replaces the session on a second sign-in and allows sign-out without one", async () => {
  const { closeSession, openSession, verifySession } = await sessionsWith();
  await own.database.$client.query("DELETE FROM admin_sessions");
  await closeSession();
  await openSession();
  await openSession();
  const { rowCount } = await own.database.$client.query("SELECT FROM admin_sessions");
  expect(rowCount).toBe(1);
  expect(await verifySession()).toBeDefined();
});

test.each([
  [{ SESSION_SECRET: undefined }, "SESSION_SECRET"],
  [{ ADMIN_PASSWORD: undefined }, "ADMIN_PASSWORD_HASH or ADMIN_PASSWORD"],
])("opens no session with %o and logs once what is missing", async (env, missing) => {
  const { closeSession, openSession, verifySession } = await sessionsWith(env);
  expect(await verifySession()).toBeUndefined();
  await expect(openSession()).rejects.toThrow("SESSION_SECRET");
  await closeSession();
  expect(warn.mock.calls).toEqual([
    [{ missing: [missing] }, "the inbox stays locked until these variables are set"],
  ]);
});

test("logs no warning when everything is configured", async () => {
  await (await sessionsWith()).verifySession();
  expect(warn).not.toHaveBeenCalled();
});

test("asks to sign in first, then for a name, which each read has from then on", async () => {
  const { nameSession, openSession, requireOperator, requireSession } = await sessionsWith();
  await expect(requireSession()).rejects.toMatchObject({ status: 401, message: "Sign in first." });
  await openSession();
  const { id } = await requireSession();
  await expect(requireOperator()).rejects.toMatchObject({
    status: 428,
    message: "Say first who you are.",
  });
  expect(await nameSession(id, "Ana")).toBe(true);
  expect(await requireOperator()).toEqual({ name: "Ana", isVerified: false });
});

test("keeps a session of the auth service as long as it confirms the account", async () => {
  const { confirmSession, findVerifiedSession, openSession, requireOperator } =
    await sessionsWith();
  const authSessionId = crypto.randomUUID();
  const confirmation = { authSessionId, name: "ana@desk.example", seconds: 600 };
  expect(await findVerifiedSession()).toBeUndefined();
  expect(await confirmSession(confirmation)).toBe(false);
  await openSession(confirmation);
  expect(await findVerifiedSession()).toBe(authSessionId);
  expect(await requireOperator()).toEqual({ name: "ana@desk.example", isVerified: true });
  expect(await confirmSession(confirmation)).toBe(true);
  const other = await sessionsWith({ ADMIN_PASSWORD: "second" });
  expect(await other.findVerifiedSession()).toBeUndefined();
});
