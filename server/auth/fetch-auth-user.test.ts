import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { AuthPolicy } from "./auth-configuration.ts";
import { provesAddresses } from "./confirms-addresses.ts";
import { fetchAuthUser } from "./fetch-auth-user.ts";

const ID = "44832788-350d-4961-8edf-601ca09aaa33";
const PATIENCE_MS = 5_000;
let answer: { status: number; body: unknown };
let asked: { url: string | undefined; headers: NodeJS.Dict<string | string[]> }[];
const server = createServer(({ url, headers }, response) => {
  asked.push({ url, headers });
  response.writeHead(answer.status, { "content-type": "application/json" });
  response.end(JSON.stringify(answer.body));
});
let policy: AuthPolicy;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  policy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: "key",
    allowedDomains: [],
    requiredRole: undefined,
  };
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const fetchUser = (status: number, body: unknown) => {
  answer = { status, body };
  return fetchAuthUser(policy, "token", PATIENCE_MS);
};

it("asks with the token and fills in what an account need not have", async () => {
  expect(await fetchUser(200, { id: ID, user_metadata: { role: "desk" } })).toEqual({
    id: ID,
    email: "",
    is_anonymous: false,
    app_metadata: {},
    factors: [],
  });
  expect(asked).toMatchObject([
    { url: "/user", headers: { apikey: "key", authorization: "Bearer token" } },
  ]);
});

it.each([
  [403, { error_code: "bad_jwt" }, "token"],
  [401, { code: "no_authorization" }, "token"],
  [403, { error_code: "session_not_found" }, "ended"],
  [499, { code: 403, error_code: "session_expired" }, "ended"],
  [403, { code: "user_not_found" }, "ended"],
  [403, { error_code: "user_banned" }, "banned"],
])("is rejected by %i %j", async (status, body, reason) => {
  expect(await fetchUser(status, body)).toEqual({ status: "rejected", reason });
});

it.each([
  [429, { error_code: "bad_jwt" }, "HTTP 429"],
  [500, { error_code: "bad_jwt" }, "HTTP 500"],
  [401, { error_code: "gateway" }, "HTTP 401"],
  [401, null, "HTTP 401"],
  [200, { id: "1" }, "ZodError"],
])("is not decided by %i %j", async (status, body, detail) => {
  expect(await fetchUser(status, body)).toEqual({ status: "unreachable", detail });
});

it("asks every ten minutes whether addresses are verified", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    answer = { status: 200, body: { mailer_autoconfirm: false } };
    expect(await provesAddresses(policy, PATIENCE_MS)).toBe(true);
    answer = { status: 200, body: { mailer_autoconfirm: true } };
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(await provesAddresses(policy, PATIENCE_MS)).toBe(true);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(await provesAddresses(policy, PATIENCE_MS)).toBe(false);
    expect(asked).toMatchObject([{ url: "/settings" }, { url: "/settings" }]);
  } finally {
    vi.useRealTimers();
  }
});
