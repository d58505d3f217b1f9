import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { company } from "#content/company.ts";
import { weaknessOf } from "./password-policy.ts";

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

it("checks a 100,000-character password within two seconds", async () => {
  const startedAt = performance.now();
  await weaknessOf("Ab1!".repeat(25_000));
  expect(performance.now() - startedAt).toBeLessThan(2_000);
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
