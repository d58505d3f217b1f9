import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { passwordFingerprint } from "#server/auth/password-fingerprint.ts";
import { readSignInLink } from "#server/auth/sign-in-link.ts";
import { adminSessionStore } from "./admin-sessions.ts";
import { adminSessions } from "./schema.ts";
import { findSecondFactor, insertSecondFactor } from "./stored-factor.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const ADMIN = {
  ADMIN_PASSWORD: "oak and walnut from the desk",
  ADMIN_PASSWORD_HASH: undefined,
  SESSION_SECRET: "a secret of at least thirty-two characters",
};
const COMMAND = fileURLToPath(new URL("../scripts/manage-admin-sessions.ts", import.meta.url));
const run = promisify(execFile);

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());
beforeEach(() => own.database.delete(adminSessions));

async function open(tokenHash: string, name?: string, env: typeof ADMIN = ADMIN) {
  const confirmation = name ? { name, authSessionId: "there", seconds: 600 } : undefined;
  const store = adminSessionStore(own.database);
  await store.insert({
    tokenHash,
    passwordFingerprint: passwordFingerprint(env),
    lifetimeSeconds: 60,
    confirmation,
  });
  return (await store.find(tokenHash, 60))?.id ?? "";
}

/** Runs the command; returns its output and exit code. */
async function command(...args: string[]) {
  const env = { ...process.env, ...ADMIN, DATABASE_URL: own.url, LOG_LEVEL: "silent" };
  try {
    const { stdout } = await run(process.execPath, [COMMAND, ...args], { env });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, text: stderr };
  }
}

test("lets an operator name a session, but not a verified one", async () => {
  const store = adminSessionStore(own.database);
  const shared = await open("one");
  expect((await store.find("one", 60))?.operator).toBeUndefined();
  expect(await store.name(shared, "Ana")).toBe(true);
  expect(await store.find("one", 60)).toEqual({
    id: shared,
    operator: { name: "Ana", isVerified: false },
  });
  const confirmed = await open("two", "bo@desk.example");
  expect(await store.name(confirmed, "Ana")).toBe(false);
  expect((await store.find("two", 60))?.operator).toEqual({
    name: "bo@desk.example",
    isVerified: true,
  });
});

test("ends a verified session when it is no longer confirmed", async () => {
  const store = adminSessionStore(own.database);
  await open("one", "bo@desk.example");
  await own.database.update(adminSessions).set({ confirmedUntil: new Date() });
  expect(await store.find("one", 60)).toBeUndefined();
});

test("lists and ends sessions from the command line and reports invalid ids", async () => {
  expect(await command()).toEqual({ code: 0, text: "Nobody is signed in.\n" });
  const [first, second] = [await open("one"), await open("two", "bo@desk.example")];
  await open("three", undefined, { ...ADMIN, ADMIN_PASSWORD: "the one before" });
  const { text } = await command();
  expect(text.split("\n").slice(1, -1)).toEqual([
    expect.stringMatching(new RegExp(`^${first.slice(0, 8)}  \\(has not said\\) +not verified  `)),
    expect.stringMatching(new RegExp(`^${second.slice(0, 8)}  bo@desk.example +verified  `)),
  ]);
  const refused = [command("end", "zz"), command("end", ""), command("stop")];
  expect(await Promise.all(refused)).toEqual([
    { code: 1, text: "No open session has this id.\n" },
    { code: 1, text: "2 sessions begin so; give more of the id.\n" },
    { code: 1, text: expect.stringMatching(/^usage: /) as unknown },
  ]);
  expect(await command("end", first.slice(0, 8))).toEqual({ code: 0, text: "Ended 1 session.\n" });
  const store = adminSessionStore(own.database);
  expect(await store.find("one", 60)).toBeUndefined();
  expect(await store.find("two", 60)).toBeDefined();
  expect((await command("end", "all")).text).toBe("Ended 1 session.\n");
  expect(await store.find("two", 60)).toBeUndefined();
});

test("prints a sign-in link and turns the second factor off from the command line", async () => {
  await insertSecondFactor(own.database, { secret: "sealed", lastStep: 0, recoveryCodes: [] });
  const [printed, off, wrong] = await Promise.all([
    command("link"),
    command("factor", "off"),
    command("factor", "on"),
  ]);
  const [link = ""] = printed.text.split("\n");
  const token = new URL(link).searchParams.get("link") ?? "";
  expect(await readSignInLink(ADMIN, token)).toBeDefined();
  expect(off).toEqual({ code: 0, text: "The second factor is off now.\n" });
  expect(await findSecondFactor(own.database)).toBeUndefined();
  expect(wrong).toEqual({ code: 1, text: expect.stringContaining("usage:") as unknown });
  expect((await command("factor", "off")).text).toBe("The second factor was not on.\n");
});
