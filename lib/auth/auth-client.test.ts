import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  AUTO_REFRESH_TICK_DURATION_MS,
  JWKS_TTL,
} from "@supabase/auth-js/dist/module/lib/constants.js";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { AUTH_STORAGE_KEY, createAuthClient } from "./auth-client.ts";

/** Stands in for the service: `/token` answers with a session, or with 503 as many times as it is told. */
let service: Server;
let url = "";
let failures = 0;
let requests = 0;
beforeAll(async () => {
  service = createServer((_request, response) => {
    requests += 1;
    failures -= 1;
    response.writeHead(failures >= 0 ? 503 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(failures >= 0 ? {} : sessionOf(requests)));
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sessionOf(number: number) {
  const lifetime = 160;
  return {
    access_token: `token.${number}.x`,
    refresh_token: `refresh-${number}`,
    token_type: "bearer",
    expires_in: lifetime,
    expires_at: Math.floor(Date.now() / 1_000) + lifetime,
    user: { id: "0197c7a0-0000-7000-8000-000000000000", email: "ana@desk.example" },
  };
}

function memory(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

async function signIn(storage?: ReturnType<typeof memory>) {
  failures = 0;
  const client = createAuthClient(url, "a publishable key", storage);
  const credentials = { email: "ana@desk.example", password: "oak and walnut" };
  const { data } = await client.signInWithPassword(credentials);
  return { client, session: data.session };
}

test("retries a failed refresh after 200 ms, doubling the delay each time", async () => {
  const { client } = await signIn(memory());
  const wait = vi.spyOn(globalThis, "setTimeout");
  failures = 4;
  expect((await client.refreshSession()).error).toBeNull();
  const waits = wait.mock.calls.map(([, milliseconds]) => milliseconds);
  expect(waits).toEqual(expect.arrayContaining([200, 400, 800, 1_600]));
  expect(waits).not.toContain(100);
});

test("looks at the session every 30 seconds and refreshes it before its token expires", async () => {
  expect(AUTO_REFRESH_TICK_DURATION_MS).toBe(30_000);
  expect(JWKS_TTL).toBe(600_000);
  vi.useFakeTimers({ toFake: ["setInterval", "Date"] });
  const { client } = await signIn(memory());
  await client.startAutoRefresh();
  const before = requests;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requests).toBe(before);
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(requests).toBe(before + 1));
  await client.stopAutoRefresh();
});

test("keeps the session in local storage and restores it after a reload", async () => {
  const kept = new Map<string, string>();
  const localStorage = memory(kept);
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("window", { localStorage, location: { href: "https://site.example" } });
  vi.stubGlobal("document", {});
  vi.spyOn(console, "warn").mockReturnValue();
  const { session } = await signIn();
  expect([...kept.keys()]).toEqual([AUTH_STORAGE_KEY]);
  const { data } = await createAuthClient(url, "a publishable key").getSession();
  expect(data.session?.refresh_token).toBe(session?.refresh_token);
});
