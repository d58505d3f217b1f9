import { describe, expect, test, vi } from "vitest";
import { log } from "#server/observability/log.ts";
import { checkPassword } from "./password-policy.ts";

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
