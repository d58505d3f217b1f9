import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { describe, expect, it, test, vi } from "vitest";
import { company } from "#content/company.ts";
import { log } from "#server/observability/log.ts";
import { checkPassword, weaknessOf } from "./password-policy.ts";

it.each(["", "oak", "Tr0ub4dor&3", "x9$kQ2!vLm7#pZ", "äöüäöüäöüäöüäö", "🪵🪵🪵🪵🪵🪵🪵"])(
  "rejects %j as too short",
  async (password) => expect(await weaknessOf(password)).toContain("too short"),
);

it.each([
  "passwordpassword",
  "123456789012345",
  "qwertyuiopasdfgh",
  "1q2w3e4r5t6y7u8i",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "iloveyouiloveyou1",
  `${company.name}2026!!!!`,
  `${company.slug}-admin-2026`,
  `${company.name.toLowerCase()} quote requests`,
])("rejects %j as easy to guess", async (password) =>
  expect(await weaknessOf(password)).toContain("easy to guess"),
);

it.each([
  "correct horse battery staple",
  "first password of the desk",
  "日本語の長い合言葉は推測されにくい",
])("accepts %j", async (password) => expect(await weaknessOf(password)).toBeUndefined());

it("accepts passwords that `npm start` generates", async () => {
  for (let start = 0; start < 50; start += 1)
    expect(await weaknessOf(randomBytes(12).toString("base64url"))).toBeUndefined();
});

it("looks at no more than the beginning of a 100,000-character password", async () => {
  const startedAt = performance.now();
  await weaknessOf("Ab1!".repeat(25_000));
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});

it.each([
  [
    "npm start",
    ["scripts/postgres/with-postgres.ts", "--", "node", "--eval", "console.log('listens')"],
  ],
  ["the server", ["scripts/start.ts"]],
])("stops %s with one sentence before it listens", (_name, script) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    env: { ...process.env, DATABASE_URL: "postgres://localhost:1/x", ADMIN_PASSWORD: "oak" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/^ADMIN_PASSWORD is too short: .*\.\n$/);
});

it("rejects a weak password in `npm run admin:hash`", () => {
  expect(hashed(`${company.slug}-admin-2026\n`)).toMatchObject({ status: 1, stdout: "" });
  expect(hashed("first password of the desk\n").stdout).toMatch(/^\$argon2id\$.*\n$/);
});

function hashed(input: string) {
  const script = ["scripts/hash-password.ts"];
  return spawnSync(process.execPath, script, { input, encoding: "utf8" });
}

const SESSION_SECRET = "a secret of at least thirty-two characters";
const configure = (ADMIN_PASSWORD?: string, ADMIN_PASSWORD_HASH?: string) => ({
  ADMIN_PASSWORD,
  ADMIN_PASSWORD_HASH,
  SESSION_SECRET,
});

describe("admin password", () => {
  test("accepts only the exact plain-text password", async () => {
    const env = configure("oak and walnut");
    expect(await checkPassword(env, "oak and walnut")).toBe(true);
    expect(await checkPassword(env, "oak and walnut ")).toBe(false);
    expect(await checkPassword(env, "")).toBe(false);
  });

  test("rejects every password when none is set", async () => {
    expect(await checkPassword(configure(), "")).toBe(false);
    expect(await checkPassword(configure(), "anything")).toBe(false);
  });

  test("rejects overlong passwords and malformed hashes instead of throwing", async () => {
    expect(await checkPassword(configure("x".repeat(50_000)), "x".repeat(50_000))).toBe(false);
    expect(await checkPassword(configure("x".repeat(1_000)), "x".repeat(1_000))).toBe(true);
    const error = vi.spyOn(log, "error").mockReturnValue();
    expect(await checkPassword(configure(undefined, "not a hash"), "anything")).toBe(false);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { reason: expect.stringMatching(/./) as unknown },
      "ADMIN_PASSWORD_HASH is not an argon2 hash",
    );
  });
});
