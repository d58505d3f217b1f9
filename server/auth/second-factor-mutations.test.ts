import { beforeEach, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { deleteSecondFactor, findSecondFactor, insertSecondFactor } from "#db/factor-mutations.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import { totpOf } from "#e2e/support/totp.ts";
import {
  createRecoveryCodes,
  createSetup,
  findTimeStep,
  readSetup,
  sealSecret,
  spendCode,
} from "./second-factor-mutations.ts";

const ENV = { SESSION_SECRET: "a secret of at least thirty-two characters" };
const OTHER_ENV = { SESSION_SECRET: "another secret of thirty-two characters" };
/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const STEP_MS = 30_000;

const test = useTestDatabase();
beforeEach(() => deleteSecondFactor(test.database));

/** Turns the second factor on; returns its recovery codes. */
async function turnOn(lastStep = 0): Promise<string[]> {
  const { codes, hashes } = createRecoveryCodes();
  const secret = await sealSecret(ENV, SECRET);
  await insertSecondFactor(test.database, { secret, lastStep, recoveryCodes: hashes });
  return codes;
}

async function spend(code: string, env = ENV) {
  const factor = await findSecondFactor(test.database);
  return factor && spendCode(test.database, env, factor, code);
}

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("knows the code of RFC 6238 at %i s", (seconds, code) => {
  expect(findTimeStep(SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
});

it("tolerates one step either way, and spaces", () => {
  const now = 1_234_567_890_000;
  const steps = [-2, -1, 0, 1, 2].map((step) =>
    findTimeStep(SECRET, totpOf(SECRET, now + step * STEP_MS), now),
  );
  const step = Math.floor(now / STEP_MS);
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined]);
  expect(findTimeStep(SECRET, ` ${totpOf(SECRET, now).replace(/^.../, "$& ")}`, now)).toBe(step);
  for (const code of ["", "12345", "1234567", "abcdef"])
    expect(findTimeStep(SECRET, code, now)).toBeUndefined();
});

it("accepts a code once, even when it is sent twice at the same time, and the others still", async () => {
  await turnOn();
  const code = totpOf(SECRET);
  const spent = await Promise.all([spend(code), spend(code), spend(code)]);
  expect(spent.toSorted()).toEqual(["right", "used", "used"]);
  expect(await spend(code)).toBe("used");
  // The half minute before, as a slow clock shows it.
  expect(await spend(totpOf(SECRET, Date.now() - STEP_MS))).toBe("right");
});

it("accepts earlier codes after one of a fast clock, and reports a clock that is minutes off", async () => {
  await turnOn();
  expect(await spend(totpOf(SECRET, Date.now() + STEP_MS))).toBe("right");
  expect(await spend(totpOf(SECRET))).toBe("right");
  for (const minutes of [-4, 4])
    expect(await spend(totpOf(SECRET, Date.now() + minutes * 2 * STEP_MS))).toBe("clock");
  expect(await spend(totpOf(SECRET, Date.now() + 60 * STEP_MS))).toBe("wrong");
});

it("accepts each recovery code once, however it is typed", async () => {
  const [first = "", second = ""] = await turnOn();
  expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/);
  expect(await spend(first)).toBe("right");
  expect(await spend(first)).toBe("wrong");
  expect(await spend(` ${second.toUpperCase().replaceAll("-", " ")}`)).toBe("right");
  expect(await findSecondFactor(test.database)).toMatchObject({ recoveryCodesLeft: 8 });
  for (const wrong of ["", "-", first.slice(5)]) expect(await spend(wrong)).toBe("wrong");
});

it("stores neither the secret nor a recovery code in clear", async () => {
  const codes = await turnOn();
  const { rows } = await test.database.$client.query("SELECT * FROM admin_second_factor");
  const stored = JSON.stringify(rows);
  for (const secret of [SECRET, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
    expect(stored.toLowerCase()).not.toContain(secret.toLowerCase());
});

it("accepts only recovery codes under another SESSION_SECRET", async () => {
  const [code = ""] = await turnOn();
  expect(await spend(totpOf(SECRET), OTHER_ENV)).toBe("wrong");
  expect(await spend(code, OTHER_ENV)).toBe("right");
});

it("cannot be turned on twice", async () => {
  await turnOn();
  const before = await findSecondFactor(test.database);
  await turnOn();
  expect(await findSecondFactor(test.database)).toEqual(before);
});

it("keeps the secret of a setup, which is new each time and readable by us alone", async () => {
  const setup = await createSetup(ENV);
  expect((await createSetup(ENV)).secret).not.toBe(setup.secret);
  const secret = setup.secret.replaceAll(" ", "");
  expect(setup.uri).toContain(`secret=${secret}`);
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\//);
  expect(new URL(setup.uri).searchParams.get("issuer")).toBe(company.name);
  expect(await readSetup(ENV, setup.sealed)).toMatchObject({ secret, setup: { uri: setup.uri } });
  expect(await readSetup(OTHER_ENV, setup.sealed)).toBeUndefined();
  expect(await readSetup(ENV, "nonsense")).toBeUndefined();
  // What is stored cannot be brought back as a setup.
  expect(await readSetup(ENV, await sealSecret(ENV, secret))).toBeUndefined();
});

it("shows a new secret in groups of four, in a link for an app, and as the QR code of that link", async () => {
  const { secret, uri, qrCode } = await createSetup(ENV);
  expect(secret).toMatch(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/);
  const link = new URL(uri);
  expect(decodeURIComponent(link.pathname)).toBe(`/${company.name}:Inbox`);
  expect(link.searchParams.get("secret")).toBe(secret.replaceAll(" ", ""));
  expect(qrCode.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
  const isDark = (x: number, y: number) => qrCode.path.includes(`M${x} ${y}h1v1h-1z`);
  // Behind a border of four: the ring of a finder pattern, and its light ring.
  const row = (y: number) => Array.from({ length: 8 }, (_, x) => isDark(4 + x, 4 + y));
  expect(row(0)).toEqual([true, true, true, true, true, true, true, false]);
  expect(row(1)).toEqual([true, false, false, false, false, false, true, false]);
  expect(isDark(qrCode.size - 5, 4)).toBe(true);
});
