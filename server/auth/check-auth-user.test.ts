import { describe, expect, it } from "vitest";
import type { AuthPolicy } from "./auth-configuration.ts";
import { judgeAuthUser } from "./check-auth-user.ts";
import { unreachable } from "./auth-verdict.ts";
import type { AuthUser } from "./fetch-auth-user.ts";

const ID = "44832788-350d-4961-8edf-601ca09aaa33";
const NOW = Date.parse("2026-11-25T12:00:00Z");
const policy: AuthPolicy = {
  url: "https://auth.example/auth/v1",
  publishableKey: "key",
  allowedDomains: ["desk.example"],
  requiredRole: undefined,
};
const claims = { sub: ID, session_id: ID, aal: "aal1" };
const user: AuthUser = {
  id: ID,
  email: "Ana@Desk.example",
  email_confirmed_at: "2026-01-01T00:00:00Z",
  is_anonymous: false,
  app_metadata: {},
  factors: [],
};
const judge = (changed: Partial<AuthUser>, rules: Partial<AuthPolicy> = {}, aal = "aal1") =>
  judgeAuthUser({ ...policy, ...rules }, { ...claims, aal }, { ...user, ...changed }, NOW);

describe("an account of the auth service", () => {
  const accepted = { status: "accepted", name: "ana@desk.example", authSessionId: ID };

  it.each<[string, Partial<AuthUser>]>([
    ["as it is", {}],
    ["whose ban is over", { banned_until: "2026-11-25T12:00:00Z" }],
    ["with a factor that is not verified", { factors: [{ status: "unverified" }] }],
  ])("is accepted %s, under its address", (_how, changed) => {
    expect(judge(changed)).toEqual(accepted);
  });

  it.each<[string, Partial<AuthUser>]>([
    ["token", { id: "44832788-350d-4961-8edf-601ca09aaa34" }],
    ["ended", { deleted_at: "2026-11-25T11:00:00Z" }],
    ["banned", { banned_until: "2026-11-25T12:00:00.001Z" }],
    ["anonymous", { is_anonymous: true }],
    ["unconfirmed", { email_confirmed_at: null }],
    ["unconfirmed", { email: "" }],
    ["address", { email: "ana@desk.example@desk.example" }],
    ["domain", { email: "ana@elsewhere.example" }],
    ["factor", { factors: [{ status: "verified" }] }],
  ])("is rejected for its %s: %j", (reason, changed) => {
    expect(judge(changed)).toEqual({ status: "rejected", reason });
  });

  it("needs a second factor only where it has one", () => {
    expect(judge({ factors: [{ status: "verified" }] }, {}, "aal2")).toEqual(accepted);
  });

  it("needs the required role, alone or among others, which users cannot edit", () => {
    const needsRole = { requiredRole: "desk" };
    expect(judge({}, needsRole)).toEqual({ status: "rejected", reason: "role" });
    for (const app_metadata of [{ role: "desk" }, { roles: ["office", "desk"] }])
      expect(judge({ app_metadata }, needsRole)).toEqual(accepted);
  });

  it("may be of any domain if none is named", () => {
    expect(judge({ email: "ana@elsewhere.example" }, { allowedDomains: [] })).toMatchObject({
      status: "accepted",
    });
  });
});

it("logs the kind of an error, and nothing of what was sent", () => {
  const error = Object.assign(new TypeError("fetch of https://auth.example/?token=1 failed"), {
    code: "ECONNREFUSED",
  });
  expect(unreachable(error)).toEqual({
    status: "unreachable",
    detail: "TypeError ECONNREFUSED",
  });
  expect(unreachable(new Error("x"))).toEqual({ status: "unreachable", detail: "Error" });
});
