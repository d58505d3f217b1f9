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

test("a session is open from sign-in to sign-out, and a copy of its cookie dies with it", async () => {
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

test("changing the password, or the secret, ends every session", async () => {
  await (await sessionsWith()).openSession();
  expect(await (await sessionsWith()).verifySession()).toBeDefined();
  expect(await (await sessionsWith({ ADMIN_PASSWORD: "second" })).verifySession()).toBeUndefined();
  const other = await sessionsWith({ SESSION_SECRET: "another secret of thirty-two characters" });
  expect(await other.verifySession()).toBeUndefined();
  expect(await (await sessionsWith()).verifySession()).toBeDefined();
});

test("a session ends after its lifetime, whatever the cookie says", async () => {
  const { openSession, verifySession } = await sessionsWith();
  await openSession();
  await own.database.$client.query("UPDATE admin_sessions SET expires_at = now()");
  expect(await verifySession()).toBeUndefined();
});

test("a session ends when nobody uses it for two hours, and lives on while somebody does", async () => {
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

test("what an open inbox asks for by the clock is no use: the session ends over it", async () => {
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

test("a use is written down once a minute, not at every read", async () => {
  const { openSession, verifySession } = await sessionsWith();
  await openSession();
  const before = await written();
  for (let read = 0; read < 3; read += 1) expect(await verifySession()).toBeDefined();
  expect(await written()).toBe(before);
});

test("the database holds no token, and no session that is over", async () => {
  const { openSession } = await sessionsWith();
  await own.database.$client.query("UPDATE admin_sessions SET expires_at = now()");
  await openSession();
  const { rows } = await own.database.$client.query<{ token_hash: string }>(
    "SELECT token_hash FROM admin_sessions",
  );
  expect(rows).toHaveLength(1);
  expect(jar.values().next().value?.value).not.toContain(rows[0]?.token_hash);
});

test("a cookie that was made up opens nothing", async () => {
  const { openSession, verifySession } = await sessionsWith();
  await openSession();
  const [name = ""] = jar.keys();
  const options = {};
  for (const value of ["", "x", "Fe26.2*1*x*x*x*x*x", "%00"]) {
    jar.set(name, { value, options });
    expect(await verifySession()).toBeUndefined();
  }
});

test("the cookie is Secure and bound to the host where the site is on https", async () => {
  await (await sessionsWith({ SITE_URL: "https://teragus.example" })).openSession();
  const [name, cookie] = [...jar][0] ?? [];
  expect(name).toMatch(/^__Host-/);
  expect(cookie?.options).toMatchObject({
    secure: true,
    httpOnly: true,
    sameSite: "strict",
    path: "/",
  });
});

test("the cookie is sent over http where the site is on http, and ends with the session", async () => {
  await (await sessionsWith()).openSession();
  const [name, cookie] = [...jar][0] ?? [];
  expect(name).toBe("teragus-desk");
  expect(cookie?.options).toMatchObject({ secure: false });
  const hours = Number(cookie?.options.maxAge) / 3_600;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
});

test("who signs in again has one session, and who has none can sign out", async () => {
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
])("with %o nothing opens, and the log says once what is missing", async (env, missing) => {
  const { closeSession, openSession, verifySession } = await sessionsWith(env);
  expect(await verifySession()).toBeUndefined();
  await expect(openSession()).rejects.toThrow("SESSION_SECRET");
  await closeSession();
  expect(warn.mock.calls).toEqual([
    [{ missing: [missing] }, "the inbox stays locked until these variables are set"],
  ]);
});

test("nothing is missing where all is set", async () => {
  await (await sessionsWith()).verifySession();
  expect(warn).not.toHaveBeenCalled();
});
