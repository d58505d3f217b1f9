import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { totpOf } from "#e2e/support/auth-service/totp.ts";

const PASSWORD = "oak and walnut from the desk";
const STEP_MS = 30_000;
const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers({ "x-forwarded-for": "198.51.100.1" })),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
      set: (name: string, value: string) => (value ? jar.set(name, value) : jar.delete(name)),
    }),
}));

let own: TestDatabase;
let actions: typeof import("./factor-actions.ts");
let sessions: typeof import("#app/admin/teragus-submissions/session-actions.ts");
let factors: typeof import("#server/auth/second-factor.ts");
let getEnv: typeof import("#server/env/env.ts").getEnv;
beforeAll(async () => {
  own = await createTestDatabase();
  vi.stubEnv("DATABASE_URL", own.url);
  vi.stubEnv("SESSION_SECRET", "a secret of at least thirty-two characters");
  vi.stubEnv("ADMIN_PASSWORD_HASH", await hash(PASSWORD, { memoryCost: 1_024, timeCost: 1 }));
  vi.stubEnv("VERCEL", "1");
  actions = await import("./factor-actions.ts");
  sessions = await import("#app/admin/teragus-submissions/session-actions.ts");
  factors = await import("#server/auth/second-factor.ts");
  ({ getEnv } = await import("#server/env/env.ts"));
});
afterAll(async () => {
  const { getDatabase } = await import("#server/database.ts");
  await getDatabase().$client.end();
  await own.drop();
});
beforeEach(async () => {
  jar.clear();
  for (const table of ["rate_limits", "admin_sessions", "admin_second_factor"])
    await own.database.$client.query(`DELETE FROM ${table}`);
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const DENIED = { status: "denied", asksForCode: true };

const signIn = (fields: Record<string, string> = {}) =>
  sessions.signIn(null, formOf({ password: PASSWORD, ...fields }));
const turnOff = (fields: Record<string, string>) =>
  actions.turnOffFactor(null, formOf({ password: PASSWORD, ...fields }));

/** Signs in and turns the second factor on; returns its secret and recovery codes. */
async function setUp() {
  expect(await signIn()).toEqual({ status: "granted" });
  const { sealed, secret: shown } = await factors.createSetup(getEnv());
  const secret = shown.replaceAll(" ", "");
  const code = totpOf(secret, Date.now() - STEP_MS);
  const result = await actions.turnOnFactor(
    null,
    formOf({ password: PASSWORD, setup: sealed, code }),
  );
  expect(result).toMatchObject({ status: "on" });
  return { secret, recoveryCodes: result.recoveryCodes ?? [], code };
}

const openSessions = async () =>
  (await own.database.$client.query("SELECT id FROM admin_sessions")).rows.length;

test("asks for a code besides the password once it is on, and takes each code once", async () => {
  const { secret, code, recoveryCodes } = await setUp();
  jar.clear();
  expect(await signIn()).toEqual(DENIED);
  // The code that turned it on was used.
  expect(await signIn({ code })).toEqual(DENIED);
  expect(await signIn({ code: "000000" })).toEqual(DENIED);
  const next = totpOf(secret);
  expect(await signIn({ password: "wrong", code: next })).toEqual(DENIED);
  // A wrong password spends no code.
  expect(await signIn({ code: next })).toEqual({ status: "granted" });
  expect(await signIn({ code: next })).toEqual(DENIED);
  const [recovery = ""] = recoveryCodes;
  expect(await signIn({ "recovery-code": recovery })).toEqual({ status: "granted" });
  expect(await signIn({ "recovery-code": recovery })).toEqual(DENIED);
});

test("takes 20 wrong codes a day from strangers who know the password, and 20 from a known browser", async () => {
  const { secret } = await setUp();
  const known = new Map(jar);
  jar.clear();
  const attempts = async (count: number) => {
    for (let attempt = 0; attempt < count; attempt += 1) {
      // Only the limit of codes is of interest.
      await own.database.$client.query("DELETE FROM rate_limits WHERE key LIKE 'sign-in:%'");
      await signIn({ code: "000000" });
    }
    await own.database.$client.query("DELETE FROM rate_limits WHERE key LIKE 'sign-in:%'");
  };
  await attempts(20);
  const limited = { ...DENIED, nextTryAt: expect.any(String) as unknown };
  expect(await signIn({ code: totpOf(secret) })).toEqual(limited);
  // Nothing tells a right password from a wrong one.
  expect(await signIn({ password: "wrong", code: totpOf(secret) })).toEqual(limited);
  known.forEach((value, name) => jar.set(name, value));
  expect(await signIn({ code: totpOf(secret) })).toEqual({ status: "granted" });
});

test("ends the sessions that the password opened elsewhere, when it is turned on and off", async () => {
  await signIn();
  jar.clear();
  const { recoveryCodes } = await setUp();
  expect(await openSessions()).toBe(1);
  const desk = new Map(jar);
  jar.clear();
  expect(await signIn({ "recovery-code": recoveryCodes[0] ?? "" })).toEqual({ status: "granted" });
  expect(await openSessions()).toBe(2);
  desk.forEach((value, name) => jar.set(name, value));
  expect(await turnOff({ "recovery-code": recoveryCodes[1] ?? "" })).toEqual({ status: "off" });
  expect(await openSessions()).toBe(1);
  expect(await signIn()).toEqual({ status: "granted" });
});

test("is changed with the password and a code only, and says which was wrong", async () => {
  await signIn();
  const { sealed, secret: shown, uri } = await factors.createSetup(getEnv());
  const code = totpOf(shown.replaceAll(" ", ""));
  const on = (fields: Record<string, string>) =>
    actions.turnOnFactor(null, formOf({ password: PASSWORD, setup: sealed, code, ...fields }));
  expect(await on({ password: "wrong" })).toMatchObject({ status: "denied", part: "password" });
  // The same secret goes on, so that the app need not be set up again.
  const denied = await on({ code: "000000" });
  expect(denied).toMatchObject({ status: "denied", part: "code", setup: { uri } });
  expect(await on({ setup: "forged" })).toMatchObject({ status: "expired" });
  expect(await on({})).toMatchObject({ status: "on" });
  expect(await turnOff({ code: "000000" })).toEqual({ status: "denied", part: "code" });
  expect(await turnOff({ password: "wrong" })).toEqual({ status: "denied", part: "password" });
});

test("is changed in a session only", async () => {
  const { secret } = await setUp();
  jar.clear();
  expect(await turnOff({ code: totpOf(secret) })).toEqual({ status: "locked" });
  expect(await actions.turnOnFactor(null, formOf({}))).toEqual({ status: "locked" });
});
