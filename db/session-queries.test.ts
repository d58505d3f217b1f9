import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeEach, expect, test } from "vitest";
import { passwordFingerprint } from "#server/auth/password-policy.ts";
import { findAdminSession, insertAdminSession, nameAdminSession } from "./session-queries.ts";
import { adminSessions } from "#db/schema.ts";
import { findSecondFactor, insertSecondFactor } from "./factor-mutations.ts";
import { useTestDatabase } from "#db/use-test-database.ts";

const ADMIN = {
  ADMIN_PASSWORD: "oak and walnut from the desk",
  ADMIN_PASSWORD_HASH: undefined,
  SESSION_SECRET: "a secret of at least thirty-two characters",
};
const COMMAND = fileURLToPath(new URL("../scripts/manage-admin-sessions.ts", import.meta.url));
const run = promisify(execFile);

const own = useTestDatabase();
beforeEach(() => own.database.delete(adminSessions));

const find = (tokenHash: string) => findAdminSession(own.database, tokenHash, { isUse: false });

async function open(tokenHash: string, name?: string, env: typeof ADMIN = ADMIN) {
  await insertAdminSession(own.database, {
    tokenHash,
    passwordFingerprint: passwordFingerprint(env),
  });
  const id = (await find(tokenHash))?.id ?? "";
  if (name) await nameAdminSession(own.database, id, name);
  return id;
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

test("lists and ends sessions from the command line and reports invalid ids", async () => {
  expect(await command()).toEqual({ code: 0, text: "Nobody is signed in.\n" });
  const [first, second] = [await open("one"), await open("two", "Bo")];
  await open("three", undefined, { ...ADMIN, ADMIN_PASSWORD: "the one before" });
  const { text } = await command();
  expect(text.split("\n").slice(1, -1)).toEqual([
    expect.stringMatching(new RegExp(`^${first.slice(0, 8)}  \\(has not said\\)  `)),
    expect.stringMatching(new RegExp(`^${second.slice(0, 8)}  Bo +`)),
  ]);
  const refused = [command("end", "zz"), command("end", ""), command("stop")];
  expect(await Promise.all(refused)).toEqual([
    { code: 1, text: "No sessions begin so; give the id of one.\n" },
    { code: 1, text: "2 sessions begin so; give the id of one.\n" },
    { code: 1, text: expect.stringMatching(/^usage: /) as unknown },
  ]);
  expect(await command("end", first.slice(0, 8))).toEqual({ code: 0, text: "Ended 1 session.\n" });
  expect(await find("one")).toBeUndefined();
  expect(await find("two")).toBeDefined();
  expect((await command("end", "all")).text).toBe("Ended 1 session.\n");
  expect(await find("two")).toBeUndefined();
});

test("turns the second factor off from the command line", async () => {
  await insertSecondFactor(own.database, { secret: "sealed", lastStep: 0, recoveryCodes: [] });
  expect(await command("factor", "off")).toEqual({
    code: 0,
    text: "The second factor is off now.\n",
  });
  expect(await findSecondFactor(own.database)).toBeUndefined();
  const wrong = { code: 1, text: expect.stringContaining("usage:") as unknown };
  expect(await command("factor", "on")).toEqual(wrong);
  expect((await command("factor", "off")).text).toBe("The second factor was not on.\n");
});
