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

  test("takes as long to reject when no password is set", async () => {
    const time = async (env: ReturnType<typeof configure>) => {
      await checkPassword(env, "warm up");
      const start = performance.now();
      for (let attempt = 0; attempt < 5; attempt += 1) await checkPassword(env, "wrong");
      return performance.now() - start;
    };
    const [unset, set] = [await time(configure()), await time(configure("right"))];
    // Without the decoy hash, the first check would take a thousandth of the time of the second.
    expect(unset).toBeGreaterThan(set / 4);
  });
});
