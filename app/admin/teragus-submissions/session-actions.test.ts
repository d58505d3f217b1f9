import { AsyncLocalStorage } from "node:async_hooks";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { startRelay } from "#db/test-relay.ts";
import { startMailServer, type MailServer } from "#e2e/support/mail-server.ts";
import type { checkPassword as CheckPassword } from "#server/auth/check-password.ts";

const PASSWORD = "oak and walnut from the desk";
const CHEAP = { memoryCost: 1_024, timeCost: 1 };
const jar = new Map<string, string>();
const address = new AsyncLocalStorage<string>();
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers({ "x-forwarded-for": address.getStore() ?? "" })),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
      set: (name: string, value: string) => (value ? jar.set(name, value) : jar.delete(name)),
    }),
}));

const { afterwards, after } = vi.hoisted(() => {
  const started: Promise<unknown>[] = [];
  return { afterwards: started, after: (work: () => Promise<unknown>) => started.push(work()) };
});
vi.mock("next/server", () => ({ after }));

const { lines, write } = vi.hoisted(() => {
  const written: Record<string, unknown>[] = [];
  const record = (fields: object, message: string) => written.push({ ...fields, message });
  return { lines: written, write: record };
});
vi.mock("#server/observability/log.ts", () => ({
  log: { info: write, warn: write, error: write },
}));

let own: TestDatabase;
let mailServer: MailServer;
let relay: Awaited<ReturnType<typeof startRelay>>;
let actions: typeof import("./session-actions.ts");
let checkPassword: typeof CheckPassword;
let getDatabase: typeof import("#server/database.ts").getDatabase;
let reset: typeof import("#server/rate-limit/rate-limit.ts").reset;
let SIGN_IN_LIMITS: typeof import("#server/auth/sign-in-rate-limit.ts").SIGN_IN_LIMITS;
beforeAll(async () => {
  own = await createTestDatabase();
  relay = await startRelay(new URL(own.url));
  vi.stubEnv("DATABASE_URL", relay.url);
  vi.stubEnv("SESSION_SECRET", "a secret of at least thirty-two characters");
  vi.stubEnv("ADMIN_PASSWORD_HASH", await hash(PASSWORD, CHEAP));
  vi.stubEnv("VERCEL", "1");
  mailServer = await startMailServer();
  vi.stubEnv("SMTP_URL", mailServer.url);
  vi.stubEnv("DESK_EMAIL", "desk@site.example");
  actions = await import("./session-actions.ts");
  ({ checkPassword } = await import("#server/auth/check-password.ts"));
  ({ getDatabase } = await import("#server/database.ts"));
  ({ reset } = await import("#server/rate-limit/rate-limit.ts"));
  ({ SIGN_IN_LIMITS } = await import("#server/auth/sign-in-rate-limit.ts"));
});
afterAll(async () => {
  await getDatabase().$client.end();
  relay.close();
  await mailServer.stop();
  await own.drop();
});
beforeEach(async () => {
  mailServer.mails.length = 0;
  jar.clear();
  lines.length = 0;
  await own.database.$client.query("DELETE FROM rate_limits");
  for (const limit of Object.values(SIGN_IN_LIMITS)) await reset(getDatabase(), limit, "all");
});

function tryFrom(from: string, password: string, link?: string) {
  const form = new FormData();
  form.set("password", password);
  if (link !== undefined) form.set("link", link);
  return address.run(from, () => actions.signIn(null, form));
}

async function attack(guesses: number) {
  for (let guess = 0; guess < guesses; guess += 1)
    await tryFrom(`203.0.113.${guess}`, `wrong ${guess}`);
}

test("blocks 300 guesses from 300 addresses but admits the known browser", async () => {
  expect(await tryFrom("198.51.100.1", PASSWORD)).toEqual({ status: "granted" });
  const browser = new Map(jar);
  jar.clear();
  await attack(300);
  const wrong = lines.filter(({ message }) => message === "sign-in denied: wrong password");
  expect(wrong.length).toBeLessThan(105);

  expect(await tryFrom("198.51.100.2", PASSWORD)).toEqual({
    status: "denied",
    nextTryAt: expect.any(String) as unknown,
  });
  browser.forEach((value, name) => jar.set(name, value));
  expect(await tryFrom("203.0.113.1", PASSWORD)).toEqual({ status: "granted" });
});

test("responds alike to right and wrong passwords during a lockout, from the tenth failure", async () => {
  for (let guess = 1; guess < 10; guess += 1)
    expect(await tryFrom("198.51.100.3", "wrong")).toEqual({ status: "denied" });
  const results = [
    await tryFrom("198.51.100.3", "wrong"),
    await tryFrom("198.51.100.3", PASSWORD),
    await tryFrom("198.51.100.3", "wrong"),
  ];
  for (const result of results) {
    expect(result).toEqual({ status: "denied", nextTryAt: expect.any(String) as unknown });
    const { nextTryAt = "" } = result as { nextTryAt?: string };
    const minutes = (Date.parse(nextTryAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThan(15.1);
  }
});

/** Starts concurrent sign-ins, the first of them slow. One runs and 16 can queue. */
async function startCrowd(people: number): Promise<{ dispersed: Promise<unknown> }> {
  const slow = {
    ADMIN_PASSWORD: undefined,
    ADMIN_PASSWORD_HASH: await hash("slow", { timeCost: 60 }),
    SESSION_SECRET: undefined,
  };
  const quick = { ...slow, ADMIN_PASSWORD_HASH: await hash("quick", CHEAP) };
  const crowd = Array.from({ length: people }, (_, place) =>
    checkPassword(place === 0 ? slow : quick, "wrong", false),
  );
  return { dispersed: Promise.all(crowd) };
}

test("fails without counting the attempt when the queue is full", async () => {
  const { dispersed } = await startCrowd(17);
  const counted = await pointsOf("sign-in-strangers");
  expect(await tryFrom("198.51.100.6", PASSWORD)).toEqual({ status: "failed" });
  expect(await pointsOf("sign-in-strangers")).toBe(counted);
  await dispersed;
  expect(await tryFrom("198.51.100.6", PASSWORD)).toEqual({ status: "granted" });
});

test("counts an attempt before checking its password, so a locked-out client takes no place in the queue", async () => {
  for (let guess = 0; guess < 10; guess += 1) await tryFrom("198.51.100.7", "wrong");
  const { dispersed } = await startCrowd(16);
  const [lockedOut, other] = await Promise.all([
    tryFrom("198.51.100.7", PASSWORD),
    tryFrom("198.51.100.8", PASSWORD),
  ]);
  expect(lockedOut).toMatchObject({ status: "denied" });
  expect(other).toEqual({ status: "granted" });
  await dispersed;
});

test("treats a file as the password as a wrong password", async () => {
  const form = new FormData();
  form.set("password", new Blob([PASSWORD]));
  for (const sent of [form, new FormData(), "no form" as unknown as FormData])
    expect(await address.run("198.51.100.9", () => actions.signIn(null, sent))).toEqual({
      status: "denied",
    });
});

test("fails without a verdict when the database is down and logs why", async () => {
  relay.cut();
  expect(await tryFrom("198.51.100.10", PASSWORD)).toEqual({ status: "failed" });
  relay.mend();
  expect(lines.at(-1)).toMatchObject({ message: "sign-in failed", name: "Error" });
});

test("signs out", async () => {
  const { verifySession } = await import("#server/auth/require-operator.ts");
  await tryFrom("198.51.100.11", PASSWORD);
  expect(await verifySession()).toBeDefined();
  await address.run("198.51.100.11", () => actions.signOut());
  expect(await verifySession()).toBeUndefined();
  await address.run("198.51.100.11", () => actions.signOut());
  const [opened, ...closed] = lines;
  expect(closed).toEqual([{ client: opened?.client, message: "signed out" }]);
});

test("logs success and failure with a hash of the address", async () => {
  await tryFrom("198.51.100.4", "wrong");
  await tryFrom("198.51.100.4", PASSWORD);
  const client = expect.stringMatching(/^[\w-]{43}$/) as unknown;
  expect(lines).toEqual([
    { client, isKnown: false, message: "sign-in denied: wrong password" },
    { client, isKnown: false, message: "signed in" },
  ]);
  expect(lines[0]?.client).toBe(lines[1]?.client);
  await tryFrom("198.51.100.4", "wrong");
  expect(lines.at(-1)).toMatchObject({ isKnown: true });
});

async function pointsOf(limit: string): Promise<number> {
  const { rows } = await own.database.$client.query<{ points: number }>(
    "SELECT points FROM rate_limits WHERE key LIKE $1",
    [`${limit}:%`],
  );
  return rows[0]?.points ?? 0;
}

const LINK = /link=([\w.-]+)/;

/** Asks for a link; returns the tokens of all links that were mailed so far. */
async function requestLink(from: string) {
  expect(await address.run(from, () => actions.requestSignInLink(null))).toEqual({
    status: "requested",
  });
  await Promise.all(afterwards.splice(0));
  return mailServer.mails.map(({ text }) => LINK.exec(text ?? "")?.[1] ?? "");
}

test("admits a browser during an attack by a link from the desk's mailbox, which works once", async () => {
  await attack(120);
  expect(await tryFrom("198.51.100.1", PASSWORD)).toMatchObject({ status: "denied" });
  const [link] = await requestLink("198.51.100.1");
  expect(JSON.stringify(mailServer.mails[0]?.to)).toContain("desk@site.example");
  expect(await tryFrom("198.51.100.1", "wrong", link)).toEqual({ status: "denied" });
  const browser = new Map(jar);
  jar.clear();

  expect(await tryFrom("198.51.100.2", PASSWORD, link)).toEqual({
    status: "denied",
    isLinkVoid: true,
    nextTryAt: expect.any(String) as unknown,
  });
  browser.forEach((value, name) => jar.set(name, value));
  expect(await tryFrom("198.51.100.1", PASSWORD, link)).toEqual({ status: "granted" });
});

test("gives a link's browser ten attempts, without the password no session, and no more after an hour", async () => {
  await attack(120);
  const [link] = await requestLink("198.51.100.1");
  await tryFrom("198.51.100.1", "wrong", link);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
  const { knownBrowser } = await import("#server/auth/known-browser.ts");
  expect(await knownBrowser()).toBeUndefined();
  vi.useRealTimers();
  for (let guess = 0; guess < 9; guess += 1) await tryFrom("198.51.100.1", "wrong", link);
  expect(await tryFrom("198.51.100.1", PASSWORD, link)).toMatchObject({ status: "denied" });
});

test("mails links only while attempts are limited, two within half an hour, and none is logged", async () => {
  expect(await requestLink("198.51.100.1")).toEqual([]);
  await attack(120);
  for (let request = 0; request < 5; request += 1) await requestLink(`198.51.100.${request}`);
  const links = await requestLink("198.51.100.9");
  expect(new Set(links).size).toBe(2);
  for (const link of links) expect(JSON.stringify(lines)).not.toContain(link);
});

test("offers a link to a browser with ten failures of its own", async () => {
  for (let guess = 0; guess < 10; guess += 1) await tryFrom("198.51.100.3", "wrong");
  const [link] = await requestLink("198.51.100.3");
  expect(await tryFrom("198.51.100.3", PASSWORD, link)).toEqual({ status: "granted" });
});

test("does not count a link that could not be mailed", async () => {
  await attack(120);
  const { url } = mailServer;
  await mailServer.stop();
  expect(await requestLink("198.51.100.1")).toEqual([]);
  expect(lines.at(-1)).toMatchObject({ message: "a sign-in link could not be mailed" });
  mailServer = await startMailServer(Number(new URL(url).port));
  for (let request = 0; request < 3; request += 1) await requestLink("198.51.100.1");
  expect(mailServer.mails).toHaveLength(2);
});

test("does not recognize a browser by a cookie of another password", async () => {
  await tryFrom("198.51.100.5", PASSWORD);
  vi.resetModules();
  vi.stubEnv("ADMIN_PASSWORD_HASH", await hash("another password", CHEAP));
  const { knownBrowser } = await import("#server/auth/known-browser.ts");
  expect(await knownBrowser()).toBeUndefined();
});
