import { hash } from "@node-rs/argon2";
import { describe, expect, test, vi } from "vitest";
import { log } from "#server/observability/log.ts";
import { hasAdminPassword, isAdminPassword, missingAdminConfiguration } from "./admin-password.ts";
import { passwordFingerprint } from "./password-fingerprint.ts";

const SESSION_SECRET = "a secret of at least thirty-two characters";
const configure = (ADMIN_PASSWORD?: string, ADMIN_PASSWORD_HASH?: string) => ({
  ADMIN_PASSWORD,
  ADMIN_PASSWORD_HASH,
  SESSION_SECRET,
});

describe("admin password", () => {
  test("accepts only the exact plain-text password", async () => {
    const env = configure("oak and walnut");
    expect(await isAdminPassword(env, "oak and walnut")).toBe(true);
    expect(await isAdminPassword(env, "oak and walnut ")).toBe(false);
    expect(await isAdminPassword(env, "")).toBe(false);
  });

  test("uses the hash when both are set", async () => {
    const env = configure("plain", await hash("hashed"));
    expect(await isAdminPassword(env, "hashed")).toBe(true);
    expect(await isAdminPassword(env, "plain")).toBe(false);
  });

  test("rejects every password when none is set", async () => {
    expect(await isAdminPassword(configure(), "")).toBe(false);
    expect(await isAdminPassword(configure(), "anything")).toBe(false);
  });

  test("rejects overlong passwords and malformed hashes instead of throwing", async () => {
    expect(await isAdminPassword(configure("x".repeat(50_000)), "x".repeat(50_000))).toBe(false);
    expect(await isAdminPassword(configure("x".repeat(1_000)), "x".repeat(1_000))).toBe(true);
    const error = vi.spyOn(log, "error").mockReturnValue();
    expect(await isAdminPassword(configure(undefined, "not a hash"), "anything")).toBe(false);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { reason: expect.stringMatching(/./) as unknown },
      "ADMIN_PASSWORD_HASH is not an argon2 hash",
    );
  });

  test("takes as long to reject when no password is set", async () => {
    const time = async (env: ReturnType<typeof configure>) => {
      await isAdminPassword(env, "warm up");
      const start = performance.now();
      for (let attempt = 0; attempt < 5; attempt += 1) await isAdminPassword(env, "wrong");
      return performance.now() - start;
    };
    const [unset, set] = [await time(configure()), await time(configure("right"))];
    // Without the decoy hash, the first check would take a thousandth of the time of the second.
    expect(unset).toBeGreaterThan(set / 4);
  });
});

test("reports which variables are missing", () => {
  expect(missingAdminConfiguration({ ...configure(), SESSION_SECRET: undefined })).toEqual([
    "ADMIN_PASSWORD_HASH or ADMIN_PASSWORD",
    "SESSION_SECRET",
  ]);
  expect(missingAdminConfiguration(configure("x"))).toEqual([]);
});

test("does not require a password when the auth service is configured", () => {
  const service = { AUTH_URL: "https://auth.example", AUTH_PUBLISHABLE_KEY: "key" };
  expect(missingAdminConfiguration({ ...configure(), ...service })).toEqual([]);
  expect(
    missingAdminConfiguration({ ...configure(), ...service, SESSION_SECRET: undefined }),
  ).toEqual(["SESSION_SECRET"]);
  expect(hasAdminPassword({ ...configure(), ...service })).toBe(false);
  expect(hasAdminPassword(configure("x"))).toBe(true);
});

test("changes the fingerprint with the password or the secret", () => {
  expect(passwordFingerprint(configure("a"))).not.toBe(passwordFingerprint(configure("b")));
  expect(passwordFingerprint(configure("a"))).not.toBe(
    passwordFingerprint({ ...configure("a"), SESSION_SECRET: "another" }),
  );
  expect(passwordFingerprint(configure("a"))).not.toContain("a secret");
});
