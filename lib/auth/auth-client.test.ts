import {
  AUTO_REFRESH_TICK_DURATION_MS,
  JWKS_TTL,
} from "@supabase/auth-js/dist/module/lib/constants.js";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { AUTH_STORAGE_KEY, createAuthClient } from "./auth-client.ts";
import { authSessionSchema } from "./auth-session.ts";
import {
  startTestAuthService,
  type TestAuthService,
} from "#e2e/support/auth-service/auth-service.ts";
import { totpOf } from "#e2e/support/auth-service/totp.ts";

let service: TestAuthService;
beforeAll(async () => {
  service = await startTestAuthService();
  service.state.addUser("ana@desk.example", { password: "oak and walnut" });
});
afterAll(() => service.stop());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function browser(kept = new Map<string, string>()) {
  return createAuthClient(service, {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
}

async function signIn(client = browser()) {
  const credentials = { email: "ana@desk.example", password: "oak and walnut" };
  const { data } = await client.signInWithPassword(credentials);
  return { client, session: authSessionSchema.parse(data.session) };
}

const timesOf = (operation: string) =>
  service.exchanges.filter((exchange) => exchange.operation === operation).map(({ atMs }) => atMs);

test("retries a failed refresh after 200 ms, doubling the delay each time", async () => {
  const { client } = await signIn();
  const wait = vi.spyOn(globalThis, "setTimeout");
  const before = timesOf("POST /token").length;
  service.respondWith("POST /token", { status: 503, body: {} });
  const refreshed = client.refreshSession();
  await vi.waitFor(() => expect(timesOf("POST /token").length).toBe(before + 4), 5_000);
  service.respondWith("POST /token", undefined);
  expect((await refreshed).error).toBeNull();
  const waits = wait.mock.calls.map(([, milliseconds]) => milliseconds);
  expect(waits).toEqual(expect.arrayContaining([200, 400, 800, 1_600]));
  expect(waits).not.toContain(100);
});

test("checks the session every 30 seconds and refreshes it before its token expires", async () => {
  expect(AUTO_REFRESH_TICK_DURATION_MS).toBe(30_000);
  vi.useFakeTimers({ toFake: ["setInterval", "Date"] });
  service.state.lifetimeSeconds = 130;
  const { client, session } = await signIn();
  service.state.lifetimeSeconds = 3_600;
  await client.startAutoRefresh();
  const before = timesOf("POST /token").length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(timesOf("POST /token").length).toBe(before);
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(timesOf("POST /token").length).toBe(before + 1));
  const next = await vi.waitFor(async () => {
    const { data } = await client.getSession();
    expect(data.session?.access_token).not.toBe(session.accessToken);
    return data.session;
  });
  expect(next).not.toBeNull();
  await client.stopAutoRefresh();
});

test("caches the key set for ten minutes", async () => {
  expect(JWKS_TTL).toBe(600_000);
  vi.useFakeTimers({ toFake: ["Date"] });
  const { client } = await signIn();
  await client.getClaims();
  await client.getClaims();
  expect(timesOf("GET /.well-known/jwks.json").length).toBe(1);
  vi.advanceTimersByTime(599_000);
  await client.getClaims();
  expect(timesOf("GET /.well-known/jwks.json").length).toBe(1);
  vi.advanceTimersByTime(2_000);
  await client.getClaims();
  expect(timesOf("GET /.well-known/jwks.json").length).toBe(2);
});

test("keeps the session in local storage and restores it after a reload", async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("window", { localStorage: storage, location: { href: "https://site.example" } });
  vi.stubGlobal("document", {});
  vi.spyOn(console, "warn").mockReturnValue();
  const { session } = await signIn(createAuthClient(service));
  expect([...kept.keys()]).toEqual([AUTH_STORAGE_KEY]);
  const { data } = await createAuthClient(service).getSession();
  vi.unstubAllGlobals();
  expect(data.session?.refresh_token).toBe(session.refreshToken);
});

test("generates RFC 6238 codes in the test auth service", () => {
  // RFC 6238, appendix B, SHA-1: the last six of eight digits.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(totpOf(secret, 59_000)).toBe("287082");
  expect(totpOf(secret, 1_111_111_109_000)).toBe("081804");
  expect(totpOf(secret, 2_000_000_000_000)).toBe("279037");
});
