import { beforeEach, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/use-test-database.ts";

const { warn } = vi.hoisted(() => ({ warn: vi.fn<(fields: object, message: string) => void>() }));
vi.mock("#server/observability/log.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  log: { warn },
}));

const jar = new Map<string, { value: string; options: Record<string, unknown> }>();
vi.mock("next/headers", () => ({
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name)?.value } : undefined),
      set: (name: string, value: string, options: Record<string, unknown>) =>
        value ? jar.set(name, { value, options }) : jar.delete(name),
    }),
}));

const own = useTestDatabase();
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
  return import("./session-mutations.ts");
}

/** Returns the id of the transaction that last wrote the newest session. */
async function written(): Promise<string | undefined> {
  const { rows } = await own.database.$client.query<{ xmin: string }>(
    "SELECT xmin FROM admin_sessions ORDER BY created_at DESC LIMIT 1",
  );
  return rows[0]?.xmin;
}

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
    sameSite: "lax",
    path: "/",
  });
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
